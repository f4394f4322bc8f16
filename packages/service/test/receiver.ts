import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureLocalAuthority } from "../src/http/local-authority.ts";
import { createLog } from "../src/log.ts";

export interface Received {
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events freely
  readonly event: any;
}

export type Behaviour = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly caFile: string;
  readonly received: readonly Received[];
  /** What it does from now on. */
  behave(behaviour: Behaviour): void;
  /** Resolves when `count` requests that satisfy `which` have come; throws when they do not in time. */
  until(count: number, which?: (received: Received) => boolean, milliseconds?: number): Promise<Received[]>;
  stop(): Promise<void>;
}

export const answer200: Behaviour = (response) => void response.writeHead(200).end("ok");

export interface Authority {
  readonly caFile: string;
  readonly key: string;
  readonly cert: string;
  remove(): Promise<void>;
}

/** An authority of its own, with a leaf for this machine. */
export async function createAuthority(hostnames: readonly string[] = []): Promise<Authority> {
  const directory = await mkdtemp(join(tmpdir(), "marque-receiver-"));
  const log = createLog({ level: "silent" });
  const { leaf, caFile } = await ensureLocalAuthority(directory, hostnames, log, new Date());
  return { caFile, ...leaf, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** A real HTTPS receiver on loopback that remembers what it got and behaves as it is told. */
export async function startReceiver(authority: Authority): Promise<Receiver> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let behaviour = answer200;
  const server = createServer({ key: authority.key, cert: authority.cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const bytes = Buffer.concat(chunks);
      const entry: Received = {
        at: Date.now(),
        path: request.url ?? "",
        headers: request.headers,
        bytes,
        event: JSON.parse(bytes.toString()),
      };
      received.push(entry);
      response.on("error", () => {});
      behaviour(response, entry, request);
    });
  });
  server.on("secureConnection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/hook`,
    port,
    caFile: authority.caFile,
    received,
    behave: (next) => {
      behaviour = next;
    },
    until: async (count, which = () => true, milliseconds = 15_000) => {
      const deadline = Date.now() + milliseconds;
      for (;;) {
        const found = received.filter(which);
        if (found.length >= count) return found;
        if (Date.now() > deadline) {
          throw new Error(`${found.length} of ${count} requests came within ${milliseconds} ms`);
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Resolves with the first value that is not null or undefined; throws after `milliseconds`. */
export async function eventually<T>(
  look: () => Promise<T | null | undefined> | T | null | undefined,
  milliseconds = 15_000,
): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const value = await look();
    if (value !== null && value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`nothing came within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export async function caText(authority: Authority): Promise<string> {
  return readFile(authority.caFile, "utf8");
}
