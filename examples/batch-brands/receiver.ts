import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { Marque, type MarqueEvent } from "@marque/sdk";

export interface ReceiverOptions {
  readonly tls: { readonly cert: Buffer; readonly key: Buffer };
  readonly secret: string;
  readonly port: number;
}

export interface Receiver {
  readonly port: number;
  /** The event of a job, whether it came already or is still to come; rejects when the signal aborts. */
  eventOf(jobId: string, signal: AbortSignal): Promise<MarqueEvent>;
  close(): Promise<void>;
}

/** Receives and verifies events over HTTPS, and keeps them by job. */
export async function startReceiver({ tls, secret, port }: ReceiverOptions): Promise<Receiver> {
  const events = new Map<string, MarqueEvent>();
  const arrivals = new EventTarget();
  const server = createServer(tls, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      const event = await Marque.webhooks.verify(Buffer.concat(chunks), request.headers, secret);
      response.writeHead(200).end();
      events.set(event.data.job_id, event);
      arrivals.dispatchEvent(new Event("arrival"));
    } catch (error) {
      response.writeHead(400).end((error as Error).message);
    }
  });
  server.listen(port);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async eventOf(jobId, signal) {
      for (;;) {
        const event = events.get(jobId);
        if (event) return event;
        await once(arrivals, "arrival", { signal });
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
