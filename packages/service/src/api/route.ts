import { deprecationHeaders, noticesIn, noticesOfInput, type Operation } from "@marque/contract";
import type { FastifyInstance } from "fastify";
import type { Static, TSchema } from "typebox";
import type { Admitted } from "../admission/admission.ts";
import type { Answer, Execution } from "../admission/execution.ts";
import { traceOf } from "../http/request-span.ts";
import { inputCheck } from "../http/validation.ts";
import { admittedOf } from "./guard.ts";
import { bodyHash, idempotencyKeyOf } from "./idempotency.ts";
import { noteMade } from "./made.ts";

type Shape<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** What a handler works with: the checked input, who acts, and the store of this request's transaction. */
export interface Call<Op extends Operation> {
  readonly params: Shape<Op["params"]>;
  readonly query: Shape<Op["query"]>;
  readonly body: Shape<Op["body"]>;
  readonly caller: Admitted;
  readonly store: Parameters<Parameters<Execution["plainly"]>[0]>[0];
  /** The trace that the request is part of; null where no traces are sent. */
  readonly trace: string | null;
}

export interface Handler<Op extends Operation> {
  /** Whether it needs its own transaction; what is one statement has committed with it. */
  readonly atomic?: (call: Omit<Call<Op>, "store" | "trace">) => boolean;
  /** What the schema cannot say about the parameters. Throws. */
  readonly check?: (input: Pick<Call<Op>, "params" | "query" | "body">) => void;
  readonly act: (call: Call<Op>) => Promise<Shape<Op["success"]["schema"]>>;
}

/** Registers an operation of the contract with its handler: validate, replay if it ran before, otherwise act. */
export function route<Op extends Operation>(
  app: FastifyInstance,
  execution: Execution,
  operation: Op,
  handler: Handler<Op>,
): void {
  const check = inputCheck(operation);
  const { always, ofInput } = noticesOf(operation);
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{([^}]+)\}/g, ":$1"),
    config: {
      category: operation.category,
      ...(always.length > 0 && { deprecation: deprecationHeaders(always) }),
    },
    handler: async (request, reply) => {
      const input = {
        params: request.params as Shape<Op["params"]>,
        query: check.query(request.query) as Shape<Op["query"]>,
        body: check.body(request.body) as Shape<Op["body"]>,
      };
      const asked = ofInput?.(input) ?? [];
      if (asked.length > 0) reply.headers(deprecationHeaders([...always, ...asked]));
      handler.check?.(input);
      const caller = admittedOf(request);
      const act = async (store: Call<Op>["store"]): Promise<Answer> => {
        const result = await handler.act({ ...input, caller, store, trace: traceOf(request) });
        return { status: operation.success.status, body: JSON.stringify(result) };
      };
      const key = operation.method === "POST" ? idempotencyKeyOf(request) : null;
      const isAtomic = handler.atomic?.({ ...input, caller }) ?? false;
      const answer = await execute({ execution, operation, caller, key, body: request.body, isAtomic }, act);
      if ("isReplay" in answer && answer.isReplay) reply.header("Idempotent-Replayed", "true");
      if (operation.method === "POST" && answer.status < 300) noteMade(request, answer.body);
      reply.code(answer.status).type("application/json; charset=utf-8");
      // Not `reply.send`: a reply that is returned is awaited as its own promise.
      return answer.body;
    },
  });
}

/** What an operation's answers tell of its deprecated parts: always, and by what was sent. */
function noticesOf({ deprecated, query, body, success }: Operation) {
  const always = [...(deprecated ? [deprecated] : []), ...noticesIn(success.schema)];
  const isMarked = noticesIn([query, body]).length > 0;
  const ofInput = (input: { readonly query: unknown; readonly body: unknown }) => [
    ...noticesOfInput(query, input.query),
    ...noticesOfInput(body, input.body),
  ];
  // Nearly always null: then nobody looks at what was sent.
  return { always, ofInput: isMarked ? ofInput : null };
}

/** One call of an operation, whichever way it came in. */
export interface Executed {
  readonly execution: Execution;
  readonly operation: Operation;
  readonly caller: Admitted;
  /** The caller's Idempotency-Key; null when none was sent. */
  readonly key: string | null;
  readonly body: unknown;
  readonly isAtomic: boolean;
}

/** Runs what an operation does: once for all calls with its Idempotency-Key, otherwise as it needs it. */
export function execute(
  { execution, operation, caller, key, body, isAtomic }: Executed,
  act: Parameters<Execution["once"]>[1],
): Promise<Answer> {
  if (key === null) return isAtomic ? execution.atomically(act) : execution.plainly(act);
  const { workspaceId, environment } = caller;
  const name = `${operation.method} ${operation.path}`;
  return execution.once({ workspaceId, environment, operation: name, key, bodyHash: bodyHash(body) }, act);
}
