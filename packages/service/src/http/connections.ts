// Every open connection and what it is doing, so that a stop can tell the idle from the busy.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isDraining } from "./draining-close.ts";

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** The socket that carries HTTP: the raw one, or the TLS socket around it; null before that is settled. */
  http: Socket | null;
  /** Requests without a finished response, oldest first. */
  readonly running: Exchange[];
}

export class Connections {
  readonly #byRaw = new Map<Socket, Connection>();
  readonly #byHttp = new WeakMap<Socket, Connection>();
  #stopping = false;

  opened(raw: Socket): void {
    if (this.#stopping) {
      raw.destroy();
      return;
    }
    this.#byRaw.set(raw, { http: null, running: [] });
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

  started(exchange: Exchange): void {
    const { socket } = exchange.request;
    const running = this.runningOn(socket);
    running.push(exchange);
    if (this.#stopping) announceClose(exchange);
    exchange.response.once("close", () => {
      running.splice(running.indexOf(exchange), 1);
      if (this.#stopping && running.length === 0) socket.destroySoon();
    });
  }

  runningOn(http: Socket): Exchange[] {
    return this.#byHttp.get(http)?.running ?? [];
  }

  /** Ends what waits for nothing at once and asks the rest to end with the running response. */
  beginStop(): void {
    this.#stopping = true;
    for (const [raw, { http, running }] of this.#byRaw) {
      if (http === null || isDraining(http) || (running.length === 0 && http.bytesRead === 0)) raw.destroy();
      for (const exchange of running) announceClose(exchange);
    }
  }

  destroyAll(): void {
    for (const raw of this.#byRaw.keys()) raw.destroy();
  }
}

function announceClose({ response }: Exchange): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
