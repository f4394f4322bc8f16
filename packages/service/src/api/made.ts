import type { FastifyRequest } from "fastify";

const made = new WeakMap<FastifyRequest, string>();

/** Our answers begin with the id of what they are about. */
const ID_FIRST = /^\{"id":"(\w{1,40})"/;

/** Notes what a call made, from the answer it gets. */
export function noteMade(request: FastifyRequest, body: string): void {
  const id = ID_FIRST.exec(body)?.[1];
  if (id !== undefined) made.set(request, id);
}

/** Null when the call made nothing. */
export function madeBy(request: FastifyRequest): string | null {
  return made.get(request) ?? null;
}
