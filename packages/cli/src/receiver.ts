import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { Marque, MarqueEvent } from "@marque/sdk";

/** One request that reached the receiver. */
export interface Arrival {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** The event, or why the request is not believed. */
  readonly event: MarqueEvent | null;
  readonly problem: string | null;
}

export interface Receiver {
  readonly port: number;
  /** Each request as it comes, until `close`. */
  arrivals(): AsyncIterableIterator<Arrival>;
  close(): Promise<void>;
}

export interface ReceiverOptions {
  readonly certificate: { readonly cert: string; readonly key: string };
  readonly secret: string;
  readonly port?: number;
}

/** A small HTTPS server on this machine that verifies what it gets and answers at once. */
export async function startReceiver({ certificate, secret, port = 0 }: ReceiverOptions): Promise<Receiver> {
  const { Marque } = await import("@marque/sdk");
  const waiting: Arrival[] = [];
  let wake = () => {};
  let isClosed = false;
  const server = createServer(certificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const arrival = await examine(Marque.webhooks, body, request.headers, secret);
    response
      .writeHead(arrival.event ? 200 : 400, { "content-type": "text/plain" })
      .end(arrival.problem ?? "ok");
    waiting.push(arrival);
    wake();
  });
  await listening(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    async *arrivals() {
      while (!isClosed) {
        const next = waiting.shift();
        if (next) yield next;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      wake();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function examine(
  webhooks: typeof Marque.webhooks,
  body: Buffer,
  headers: Arrival["headers"],
  secret: string,
): Promise<Arrival> {
  try {
    return { body, headers, event: await webhooks.verify(body, headers, secret), problem: null };
  } catch (error) {
    return { body, headers, event: null, problem: (error as Error).message };
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
}
