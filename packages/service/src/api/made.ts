import type { FastifyRequest } from "fastify";

const made = new WeakMap<FastifyRequest, string>();

/** Our answers begin with what kind of thing they are about and its id, in either order. */
const ID_FIRST = /^\{(?:"object":"\w{1,40}",)?"id":"(\w{1,40})"/;

/** Notes what a call made, from the answer it gets. */
export function noteMade(request: FastifyRequest, body: string): void {
  const id = ID_FIRST.exec(body)?.[1];
  if (id !== undefined) made.set(request, id);
}

/** Null when the call made nothing. */
export function madeBy(request: FastifyRequest): string | null {
  return made.get(request) ?? null;
}
