import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Marque } from "../client.ts";
import { TimeoutError } from "../errors.ts";
import type { BrandGenerate } from "../resources/brands.ts";
import type { RequestOptions } from "../transport.ts";
import { type MarqueEvent, verify } from "../webhooks.ts";
import { bytesOf } from "./handler.ts";

/** One request that reached the receiver. */
export interface Arrival {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
  /** The event, or null if verification failed. */
  readonly event: MarqueEvent | null;
  /** Why verification failed. */
  readonly problem: string | null;
}

export interface ReceiverOptions {
  /** The whole Webhook Secret, `whsec_` included. */
  readonly secret: string;
  /** PEM, for HTTPS. Without it the receiver speaks HTTP, for a tunnel or a proxy that terminates TLS. */
  readonly certificate?: { readonly cert: string; readonly key: string };
  /** Any free one unless given. */
  readonly port?: number;
  /** The address to listen on; `localhost` unless given. */
  readonly host?: string;
  /** Where the service reaches it, when that is not where it listens. */
  readonly url?: string;
}

export interface WaitOptions {
  /** Milliseconds to wait for the event; 150,000 unless given. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** Longer than the processing window and the first two attempts of a delivery. */
const PATIENCE_MILLISECONDS = 150_000;
/** The most events that nobody has asked for yet; the oldest are dropped first. */
const MOST_KEPT = 1_000;

/**
 * A small web server that verifies what it gets, answers at once and provides the events: for commands, scripts and tests that
 * wait for a brand. A long-running service uses an adapter instead (`@marque/sdk/express` and its siblings). Needs Node.
 */
export class Receiver {
  readonly port: number;
  /** What to give as `webhook_url`. */
  readonly url: string;
  readonly #server: Server;
  readonly #waiting: Arrival[] = [];
  readonly #events = new Map<string, MarqueEvent>();
  readonly #listeners = new Set<() => void>();
  #isClosed = false;

  /** Use `Receiver.start`. */
  private constructor(server: Server, url: string | undefined, isSecure: boolean) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    this.url = url ?? `${isSecure ? "https" : "http"}://localhost:${this.port}/`;
  }

  /** Listens, or rejects with the reason why it cannot. */
  static async start({
    secret,
    certificate,
    port = 0,
    host = "localhost",
    url,
  }: ReceiverOptions): Promise<Receiver> {
    let receiver: Receiver | undefined;
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      if (receiver) receiver.#receive(request, response, secret).catch(() => response.destroy());
    };
    const server = certificate ? createHttpsServer({ ...certificate }, answer) : createHttpServer(answer);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
    receiver = new Receiver(server, url, certificate !== undefined);
    return receiver;
  }

  /** Each request as it comes, refused ones too, until `close`. Every request is given to one caller. */
  async *arrivals(): AsyncIterableIterator<Arrival> {
    while (!this.#isClosed) {
      const next = this.#waiting.shift();
      if (next) yield next;
      else await this.#change();
    }
  }

  /** The event of a job, whether it came already or is still to come. A `TimeoutError` when it does not come in time. */
  async eventOf(
    jobId: string,
    { timeout = PATIENCE_MILLISECONDS, signal }: WaitOptions = {},
  ): Promise<MarqueEvent> {
    const late = AbortSignal.timeout(timeout);
    const ended = signal ? AbortSignal.any([signal, late]) : late;
    for (;;) {
      const event = this.#events.get(jobId);
      if (event) return event;
      if (signal?.aborted) throw signal.reason;
      if (late.aborted) throw new TimeoutError(`The event of ${jobId} did not arrive in time.`);
      if (this.#isClosed)
        throw new TimeoutError(`The receiver was closed before the event of ${jobId} arrived.`);
      await this.#change(ended);
    }
  }

  /** Queues a generation whose event comes here, and waits for it. A failed generation is an event too. */
  async generateAndWait(
    marque: Marque,
    request: Omit<BrandGenerate, "webhook_url">,
    { timeout, signal, idempotencyKey }: WaitOptions & Pick<RequestOptions, "idempotencyKey"> = {},
  ): Promise<MarqueEvent> {
    const { id } = await marque.brands.generate(
      { ...request, webhook_url: this.url },
      { ...(signal && { signal }), ...(idempotencyKey !== undefined && { idempotencyKey }) },
    );
    return this.eventOf(id, { ...(timeout !== undefined && { timeout }), ...(signal && { signal }) });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#tell();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage, response: ServerResponse, secret: string): Promise<void> {
    const say = (status: number, text: string) =>
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
    if (request.method !== "POST") return void say(405, "Events come by POST.");
    const body = await bytesOf(request);
    if (body === null) return void say(413, "The body is larger than any event.");
    const arrival = await examine(body, request.headers, secret);
    say(arrival.event ? 200 : 400, arrival.problem ?? "ok");
    this.#waiting.push(arrival);
    if (this.#waiting.length > MOST_KEPT) this.#waiting.shift();
    if (arrival.event) this.#keep(arrival.event);
    this.#tell();
  }

  #keep(event: MarqueEvent): void {
    this.#events.set(event.data.job_id, event);
    if (this.#events.size > MOST_KEPT) this.#events.delete(this.#events.keys().next().value!);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The next arrival, the close, or the signal. */
  #change(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#listeners.delete(done);
        signal?.removeEventListener("abort", done);
        resolve();
      };
      this.#listeners.add(done);
      signal?.addEventListener("abort", done, { once: true });
    });
  }
}

async function examine(body: Uint8Array, headers: Arrival["headers"], secret: string): Promise<Arrival> {
  try {
    return { body, headers, event: await verify(body, headers, secret), problem: null };
  } catch (error) {
    return { body, headers, event: null, problem: (error as Error).message };
  }
}
