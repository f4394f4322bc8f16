import { createSocket } from "node:dgram";
import { isIPv4 } from "node:net";

const HEADER_BYTES = 12;
const TYPE_A = 1;
const TYPE_AAAA = 28;
const NOT_FOUND = 3;

export interface DnsStub {
  /** As `setServers` takes it. */
  readonly server: string;
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** A name server on loopback. `answer` is asked for each question; null is "no such name", undefined is silence. */
export async function startDnsStub(
  answer: (name: string, type: "A" | "AAAA") => readonly string[] | null | undefined,
): Promise<DnsStub> {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, from) => {
    const labels: string[] = [];
    let at = HEADER_BYTES;
    while (query[at] !== 0) {
      labels.push(query.toString("latin1", at + 1, at + 1 + query[at]!));
      at += query[at]! + 1;
    }
    const type = query.readUInt16BE(at + 1);
    const name = labels.join(".").toLowerCase();
    asked.push(name);
    const addresses = answer(name, type === TYPE_AAAA ? "AAAA" : "A");
    if (addresses === undefined) return;
    const records = (addresses ?? [])
      .filter((address) => (isIPv4(address) ? TYPE_A : TYPE_AAAA) === type)
      .map((address) => record(type, address));
    const head = Buffer.from(query.subarray(0, at + 5));
    head.writeUInt16BE(0x8180 | (addresses === null ? NOT_FOUND : 0), 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The name as a pointer to the question, class IN, no time to live. */
function record(type: number, address: string): Buffer {
  const data = type === TYPE_A ? Buffer.from(address.split(".").map(Number)) : ipv6Bytes(address);
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
}

/** Written out in full: `0:0:0:0:0:0:0:1`. */
function ipv6Bytes(address: string): Buffer {
  const bytes = Buffer.alloc(16);
  for (const [n, group] of address.split(":").entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16), n * 2);
  return bytes;
}
