// Every open connection and what it is doing: a stop must distinguish idle from busy, and nothing may run
// behind a connection's last response.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isDraining } from "./draining-close.ts";

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** The socket that carries HTTP: the raw one, or the TLS socket around it; null before that is settled. */
  http: Socket | null;
  /** Requests without a finished response, oldest first. */
  readonly running: Exchange[];
  /** The last response is decided. */
  ending: boolean;
  /** Beyond the cap: its first request is its last. */
  readonly surplus: boolean;
}

export class Connections {
  readonly #byRaw = new Map<Socket, Connection>();
  readonly #byHttp = new WeakMap<Socket, Connection>();
  #stopping = false;

  opened(raw: Socket, surplus: boolean): void {
    if (this.#stopping) {
      raw.destroy();
      return;
    }
    this.#byRaw.set(raw, { http: null, running: [], ending: false, surplus });
    raw.once("close", () => this.#byRaw.delete(raw));
  }

  /** false: too late, nothing new is taken. */
  speaksHttp(raw: Socket, http: Socket): boolean {
    const connection = this.#byRaw.get(raw);
    if (!connection || this.#stopping) return false;
    connection.http = http;
    this.#byHttp.set(http, connection);
    return true;
  }

  /** false: an earlier response is the connection's last, so this request must not run: nobody could learn its
   * outcome, and it may be the smuggled rest of a request that was refused. */
  started(exchange: Exchange): boolean {
    const { request, response } = exchange;
    const connection = this.#byHttp.get(request.socket);
    if (!connection || connection.ending || connection.running.some(isLast)) return false;
    const { running } = connection;
    running.push(exchange);
    if (this.#stopping || connection.surplus) makeLast(exchange);
    response.once("close", () => {
      if (isLast(exchange)) connection.ending = true;
      running.splice(running.indexOf(exchange), 1);
      if (this.#stopping && running.length === 0) request.socket.destroySoon();
    });
    return true;
  }

  runningOn(http: Socket): readonly Exchange[] {
    return this.#byHttp.get(http)?.running ?? [];
  }

  /** Lets the running requests of a connection have their answers, and takes no more. */
  finish(http: Socket): void {
    const last = this.runningOn(http).at(-1);
    if (!last) {
      http.destroySoon();
      return;
    }
    makeLast(last);
    last.response.once("close", () => http.destroySoon());
  }

  /** Ends at once what waits for nothing, and the rest with its running requests. */
  beginStop(): void {
    this.#stopping = true;
    for (const [raw, { http, running }] of this.#byRaw) {
      if (http === null || isDraining(http) || (running.length === 0 && http.bytesRead === 0)) raw.destroy();
      else if (running.length > 0) this.finish(http);
    }
  }

  destroyAll(): void {
    for (const raw of this.#byRaw.keys()) raw.destroy();
  }
}

function makeLast({ response }: Exchange): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function isLast({ response }: Exchange): boolean {
  return !response.shouldKeepAlive || response.getHeader("Connection") === "close";
}
