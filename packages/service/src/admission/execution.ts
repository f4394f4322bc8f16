import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { ServiceError } from "../errors.ts";
import { type Database, type Executor, LOCK_MILLISECONDS } from "../storage/database.ts";
import {
  findStoredAnswer,
  type IdempotencyScope,
  storeAnswer,
  takeIdempotencyKey,
} from "../storage/idempotency-keys.ts";

/** What an operation answers; the body is kept as text, so that a replay repeats it byte for byte. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface OnceOnly extends IdempotencyScope {
  /** SHA-256 of the canonical JSON of the body. */
  readonly bodyHash: Buffer;
}

type Act = (store: Executor) => Promise<Answer>;

/** A failed original leaves the key unused; one that found the key taken on another node has waited for all. */
type Outcome = Answer | "failed" | "in use";

interface Running {
  readonly bodyHash: Buffer;
  /** Never rejects. */
  readonly settled: Promise<Outcome>;
}

/** A waiter on another process waits in the database, for its lock time-out; both waits are the same length. */
const WAIT_MILLISECONDS = LOCK_MILLISECONDS;
const RETRY_AFTER_SECONDS = 1;
const LOCK_NOT_AVAILABLE = "55P03";

/** Runs operations on the database: plainly, in a transaction, or once for all requests with one Idempotency-Key. */
export class Execution {
  readonly #database: Database;
  /**
   * Keys this process is working on. Later requests with the same key wait here, on a promise, instead of each on a
   * database connection: fifty of them must not drain the pool.
   */
  readonly #running = new Map<string, Running>();

  constructor(database: Database) {
    this.#database = database;
  }

  plainly(act: Act): Promise<Answer> {
    return act(this.#database);
  }

  atomically(act: Act): Promise<Answer> {
    return this.#database.transaction(act);
  }

  /** The original answer for every request with this key and body; the operation runs once, whatever the node. */
  async once(request: OnceOnly, act: Act): Promise<Answer & { readonly isReplay: boolean }> {
    const id = [request.workspaceId, request.environment, request.operation, request.key].join("\n");
    const deadline = performance.now() + WAIT_MILLISECONDS;
    for (;;) {
      const running = this.#running.get(id);
      if (!running) return this.#lead(id, request, act);
      const outcome = await settledBefore(deadline, running.settled);
      if (outcome === "in use") throw inUse();
      if (outcome !== "failed") return { ...sameBody(request, running.bodyHash, outcome), isReplay: true };
      // The key is unused: one of the waiting requests takes the original's place.
    }
  }

  async #lead(id: string, request: OnceOnly, act: Act): Promise<Answer & { readonly isReplay: boolean }> {
    const outcome = this.#takeOrReplay(request, act);
    const settled = outcome.catch((error) => (isInUse(error) ? "in use" : "failed"));
    this.#running.set(id, { bodyHash: request.bodyHash, settled });
    try {
      return await outcome;
    } finally {
      this.#running.delete(id);
    }
  }

  async #takeOrReplay(request: OnceOnly, act: Act): Promise<Answer & { readonly isReplay: boolean }> {
    return this.#database.transaction(async (transaction) => {
      if (await takeIdempotencyKey(transaction, request, request.bodyHash).catch(rethrowAsInUse)) {
        const answer = await act(transaction);
        // The commit goes out behind it.
        await transaction.last(storeAnswer(transaction, request, answer.status, answer.body));
        return { ...answer, isReplay: false };
      }
      const stored = await findStoredAnswer(transaction, request);
      // Swept between the two statements: its 24 hours ended just now, and the next try finds the key new.
      if (!stored) throw inUse();
      const answer = { status: stored.response_status, body: stored.response_body };
      return { ...sameBody(request, stored.body_hash, answer), isReplay: true };
    });
  }
}

/** Only the wait for the key itself means that the original still runs; any other lock is not the caller's matter. */
function rethrowAsInUse(error: unknown): never {
  throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? inUse(error) : error;
}

function sameBody(request: OnceOnly, originalHash: Buffer, answer: Answer): Answer {
  if (!request.bodyHash.equals(originalHash)) throw new ServiceError("idempotency_key_reused");
  return answer;
}

async function settledBefore(deadline: number, settled: Promise<Outcome>): Promise<Outcome> {
  const late = Symbol("late");
  const abort = new AbortController();
  const timeout = pause(Math.max(0, deadline - performance.now()), late, { signal: abort.signal }).catch(
    () => late,
  );
  const first = await Promise.race([settled, timeout]);
  abort.abort();
  if (first === late) throw inUse();
  return first as Outcome;
}

function isInUse(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "idempotency_key_in_use";
}

function inUse(cause?: unknown): ServiceError {
  return new ServiceError("idempotency_key_in_use", { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
