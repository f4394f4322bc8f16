import { performance } from "node:perf_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { Agent, type Dispatcher } from "undici";
import { type DialGuardOptions, guardedConnector } from "./dial-guard.ts";
import { failureInWords } from "./failure-words.ts";

/** What came of one attempt. */
export interface Answer {
  readonly statusCode: number | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>> | null;
  /** The first 16 KiB. */
  readonly body: Buffer | null;
  /** Why it does not count as delivered, in words; null when it does. */
  readonly error: string | null;
  readonly durationMs: number;
  /** What of it went by before there was a connection: next to nothing where one was kept. */
  readonly dialMs: number;
}

export const KEPT_BODY_BYTES = 16 * 1024;
/** An answer must be complete to count. What is not kept is read and dropped up to here, then given up. */
export const LONGEST_BODY_BYTES = 1024 * 1024;
/** A chunk costs as much to take as this many bytes: an answer of one byte each is given up sooner. */
const LEAST_CHUNK_BYTES = 64;
/** Answers of 1xx before the answer: a slow server sends one or two. */
export const MOST_INFORMATIONAL = 8;

const REMEMBERED_TARGETS = 1_000;

interface Target {
  readonly origin: string;
  readonly path: string;
}

/** The other end: posts one event to one URL, within the time, whatever the receiver does. */
export class Receivers {
  readonly #agent: Agent;
  readonly #targets = new Map<string, Target>();
  readonly #timeoutMs: number;

  constructor(options: DialGuardOptions) {
    this.#timeoutMs = options.timeoutMs;
    this.#agent = new Agent({
      connect: guardedConnector(options),
      pipelining: 1,
      // The attempt's own deadline covers all of these.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** Never throws: every way to fail is an answer. The next one to the same receiver gets the same connection. */
  async post(url: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const attempt = new Attempt(this.#timeoutMs, resolve);
    try {
      const { origin, path } = this.#targetOf(url);
      this.#agent.dispatch({ origin, path, method: "POST", headers, body }, attempt);
    } catch (error) {
      attempt.fail(error);
    }
    const answer = await promise;
    // undici takes a connection back a turn of the event loop after its answer's end. Who posts within that turn is
    // given another, and twice as many stood open as attempts ran.
    await turn();
    return answer;
  }

  /** An endpoint takes many events, and parsing its URL for each costs more than remembering it. */
  #targetOf(url: string): Target {
    const known = this.#targets.get(url);
    if (known) return known;
    const { origin, pathname, search } = new URL(url);
    const target = { origin, path: pathname + search };
    if (this.#targets.size >= REMEMBERED_TARGETS) this.#targets.clear();
    this.#targets.set(url, target);
    return target;
  }

  /** Ends what still runs. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

/** One attempt as undici drives it: keeps what is kept, and ends at the deadline in whatever state it is. */
class Attempt implements Dispatcher.DispatchHandler {
  readonly #startedAt = performance.now();
  readonly #resolve: (answer: Answer) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | null = null;
  #sentAt: number | null = null;
  #statusCode: number | null = null;
  #headers: Answer["headers"] = null;
  #kept = 0;
  /** Or what it costs to have read it. */
  #read = 0;
  #informational = 0;
  #isSettled = false;

  constructor(timeoutMs: number, resolve: (answer: Answer) => void) {
    this.#resolve = resolve;
    this.#timer = setTimeout(() => {
      this.#settle(`no complete answer within ${timeoutMs / 1000} seconds`);
      this.#controller?.abort(new Error("deadline"));
    }, timeoutMs);
  }

  fail(error: unknown): void {
    this.#settle(failureInWords(error));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#sentAt = performance.now();
    // The connection came about after the deadline: nothing may be sent any more.
    if (this.#isSettled) controller.abort(new Error("deadline"));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: Answer["headers"],
  ): void {
    if (statusCode < 200) {
      this.#informational += 1;
      if (this.#informational <= MOST_INFORMATIONAL) return;
      this.#settle(`more than ${MOST_INFORMATIONAL} informational responses came before the response`);
      controller.abort(new Error("too many"));
      return;
    }
    this.#statusCode = statusCode;
    this.#headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#kept < KEPT_BODY_BYTES) {
      // A copy: the chunk is a view of a buffer far larger than what is kept of it.
      const part = Buffer.from(chunk.subarray(0, KEPT_BODY_BYTES - this.#kept));
      this.#chunks.push(part);
      this.#kept += part.length;
    }
    this.#read += Math.max(chunk.length, LEAST_CHUNK_BYTES);
    if (this.#read <= LONGEST_BODY_BYTES) return;
    this.#settle("the response did not end within 1 MiB");
    controller.abort(new Error("too long"));
  }

  onResponseEnd(): void {
    const isSuccess = this.#statusCode !== null && this.#statusCode >= 200 && this.#statusCode < 300;
    this.#settle(isSuccess ? null : `the endpoint returned ${this.#statusCode}`);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  /** An upgrade was not asked for. */
  onRequestUpgrade(controller: Dispatcher.DispatchController): void {
    this.#settle("the endpoint returned 101");
    controller.abort(new Error("upgrade"));
  }

  #settle(error: string | null): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    const now = performance.now();
    this.#resolve({
      statusCode: this.#statusCode,
      headers: this.#headers,
      body: this.#statusCode === null ? null : Buffer.concat(this.#chunks),
      error,
      durationMs: now - this.#startedAt,
      dialMs: (this.#sentAt ?? now) - this.#startedAt,
    });
  }
}
