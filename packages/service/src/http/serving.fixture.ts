// Real listeners on free ports with a real local authority, and raw connections to them, for the tests in this folder.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { callerOf } from "./caller.ts";
import { type Certificates, certificates } from "./certificates.ts";
import type { HttpLog } from "./log.ts";
import { type OriginSettings, planListeners } from "./origins.ts";
import { type ServeOptions, type Serving, serve } from "./serve.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface LogLine {
  readonly level: "info" | "warn" | "error";
  readonly fields: object;
  readonly message: string;
}

export function recordingLog(): { readonly log: HttpLog; readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: LogLine["level"]) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
  };
  return { lines, log: { info: at("info"), warn: at("warn"), error: at("error") } };
}

/** Answers with who it takes the caller for. */
const tellCaller: Handler = (request, response) => {
  response.setHeader("Content-Type", "application/json");
  const { origin, secure, address, host } = callerOf(request);
  response.end(JSON.stringify({ origin, secure, address, host, url: request.url }));
};

export interface TestService extends Serving {
  readonly ca: string;
  readonly tls: Certificates;
  readonly log: ReturnType<typeof recordingLog>;
}

/** Origins default to one, live, on localhost. */
export async function startTestService(
  options: Partial<Omit<ServeOptions, "plan" | "tls" | "log">> & { readonly origins?: OriginSettings } = {},
): Promise<TestService> {
  const { origins = { live: { origin: new URL("https://localhost:0") } }, ...rest } = options;
  const log = recordingLog();
  const plan = planListeners(origins);
  const dataDir = await mkdtemp(join(tmpdir(), "marque-http-"));
  const tls = await certificates({ dataDir, hostnames: plan.hostnames, log: log.log });
  const ca = await readFile(tls.caFile!, "utf8");
  const cleanUp = async () => {
    await tls.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const serving = await serve({ handler: tellCaller, ...rest, plan, tls, log: log.log }).catch(
    async (error) => {
      await cleanUp();
      throw error;
    },
  );
  const stop = async (graceMs: number) => {
    await serving.stop(graceMs);
    await cleanUp();
  };
  return { ...serving, stop, ca, tls, log };
}

export interface RawConnection {
  readonly socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Resolves with what was received once it contains `text`; rejects when the connection ends before. */
  until(text: string): Promise<string>;
  /** Resolves with what was received when the other side has closed. */
  closed: Promise<string>;
  send(text: string | Buffer): void;
}

export async function plainConnection(port: number, host = "127.0.0.1"): Promise<RawConnection> {
  const socket = connect({ host, port });
  const connection = recording(socket);
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return connection;
}

export async function tlsConnection(port: number, ca: string): Promise<RawConnection> {
  const socket: TLSSocket = connectTls({ host: "127.0.0.1", port, ca, servername: "localhost" });
  const connection = recording(socket);
  await new Promise<void>((resolve, reject) => socket.once("secureConnect", resolve).once("error", reject));
  return connection;
}

function recording(socket: Socket): RawConnection {
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  // A reset is one of the ways to be closed.
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  return {
    socket,
    closed,
    received: () => text,
    send: (data) => socket.write(data),
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!text.includes(wanted)) return;
          socket.off("data", look);
          resolve(text);
        };
        socket.on("data", look);
        socket.once("close", () => reject(new Error(`closed before ${JSON.stringify(wanted)}: ${text}`)));
        look();
      }),
  };
}

/** The JSON body of the last response in `text`. */
export function bodyOf(text: string): Record<string, unknown> {
  return JSON.parse(text.slice(text.lastIndexOf("\r\n\r\n") + 4));
}
