// Requests over kept HTTPS connections, as fast as they are answered. Written on bare sockets: a client library would
// take as much of the machine as the server it measures.
import { connect, type TLSSocket } from "node:tls";

export interface Target {
  readonly port: number;
  readonly ca: string;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** The n-th request, whole. */
  readonly next: (n: number) => Buffer;
  /** Requests a second in all; as many as are answered when absent. */
  readonly rate?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly count: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

/** A request as bytes. */
export function requestBytes(method: string, path: string, key: string | null, json?: unknown): Buffer {
  const body = json === undefined ? "" : JSON.stringify(json);
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: localhost:PORT\r\n${key ? `Authorization: Bearer ${key}\r\n` : ""}` +
      `${json === undefined ? "" : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`}\r\n${body}`,
  );
}

export async function load(target: Target, options: LoadOptions): Promise<LoadResult> {
  const sockets = await Promise.all(Array.from({ length: options.connections }, () => open(target)));
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let sent = 0;
  const started = performance.now();
  const until = started + options.seconds * 1000;
  await Promise.all(
    sockets.map(async (socket, place) => {
      // With a rate, each connection has its own beat, and they start spread over it.
      const beat = options.rate === undefined ? 0 : (options.connections / options.rate) * 1000;
      let due = started + (beat * place) / options.connections;
      for (;;) {
        if (beat > 0) {
          const wait = due - performance.now();
          if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
          due += beat;
        }
        const at = performance.now();
        if (at >= until) break;
        const status = await exchange(socket, options.next(sent++), target.port);
        times.push(performance.now() - at);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  return {
    perSecond: times.length / seconds,
    count: times.length,
    statuses,
    times: times.sort((a, b) => a - b),
  };
}

function open({ port, ca }: Target): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, ca, servername: "localhost" }, () => resolve(socket));
    socket.setNoDelay(true);
    socket.once("error", reject);
  });
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Sends one request and reads its answer to the end; answers with a length only, as all of ours have. */
function exchange(socket: TLSSocket, bytes: Buffer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let got: Buffer | null = null;
    let whole = -1;
    const onData = (chunk: Buffer) => {
      got = got ? Buffer.concat([got, chunk]) : chunk;
      if (whole < 0) {
        const end = got.indexOf(HEAD_END);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(got.toString("latin1", 0, end))?.[1];
        whole = end + HEAD_END.length + Number(length ?? 0);
      }
      if (got.length < whole) return;
      done();
      resolve(Number(got.toString("latin1", 9, 12)));
    };
    const onClose = () => {
      done();
      reject(new Error("the server closed a kept connection"));
    };
    const done = () => {
      socket.off("data", onData);
      socket.off("close", onClose);
    };
    socket.on("data", onData);
    socket.once("close", onClose);
    socket.write(withPort(bytes, port));
  });
}

/** The Host header names the port of whoever is asked: the same bytes go to the service and to its yardstick. */
const ready = new Map<Buffer, Map<number, Buffer>>();
function withPort(bytes: Buffer, port: number): Buffer {
  let byPort = ready.get(bytes);
  if (!byPort) {
    byPort = new Map();
    ready.set(bytes, byPort);
  }
  let made = byPort.get(port);
  if (!made) {
    made = Buffer.from(bytes.toString("latin1").replaceAll("localhost:PORT", `localhost:${port}`), "latin1");
    byPort.set(port, made);
  }
  return made;
}
