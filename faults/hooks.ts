import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { ReceiverKind } from "./plan.ts";
import type { Random } from "./random.ts";

/** One request a receiver got, whatever it did with it. */
export interface Reception {
  readonly workspace: number;
  readonly eventId: string;
  readonly jobId: string;
  readonly digest: string;
  /** It answered 200; whether the answer arrived is another question. */
  readonly isTaken: boolean;
  readonly isSigned: boolean;
  /** What Standard Webhooks allows a timestamp to be off. */
  readonly isTimely: boolean;
}

type Conduct = "take" | "refuse" | "redirect" | "hang" | "cut" | "take and cut";

const CONDUCTS: Readonly<Record<ReceiverKind, Readonly<Record<Conduct, number>>>> = {
  ordinary: { take: 78, refuse: 6, redirect: 3, hang: 3, cut: 5, "take and cut": 5 },
  refusing: { take: 0, refuse: 1, redirect: 0, hang: 0, cut: 0, "take and cut": 0 },
  silent: { take: 0, refuse: 0, redirect: 0, hang: 1, cut: 0, "take and cut": 0 },
};
const TOLERATED_SECONDS = 300;

/** The receivers of all workspaces: three real HTTPS servers that write down what they get, and fail as told. */
export class Hooks {
  readonly receptions: Reception[] = [];
  readonly failures: Partial<Record<Conduct, number>> = {};
  readonly #secrets: readonly string[];
  readonly #random: Random;
  readonly #servers = new Map<ReceiverKind, Server>();
  readonly #sockets = new Set<Socket>();

  private constructor(secrets: readonly string[], random: Random) {
    this.#secrets = secrets;
    this.#random = random;
  }

  static async open(
    tls: { readonly key: string; readonly cert: string },
    secrets: readonly string[],
    random: Random,
  ): Promise<Hooks> {
    const hooks = new Hooks(secrets, random);
    for (const kind of Object.keys(CONDUCTS) as ReceiverKind[]) {
      const server = createServer(tls, (request, response) => void hooks.#receive(kind, request, response));
      server.on("secureConnection", (socket) => {
        hooks.#sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => hooks.#sockets.delete(socket));
      });
      server.on("tlsClientError", () => {});
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      hooks.#servers.set(kind, server);
    }
    return hooks;
  }

  port(kind: ReceiverKind): number {
    return (this.#servers.get(kind)!.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = [...this.#servers.values()].map(
      (server) => new Promise((resolve) => server.close(resolve)),
    );
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(closed);
  }

  async #receive(kind: ReceiverKind, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request);
    // Cut on its way: the receiver has nothing it could act on.
    if (body === null) return;
    const conduct = this.#random.pickWeighted(CONDUCTS[kind]);
    if (conduct !== "take") this.failures[conduct] = (this.failures[conduct] ?? 0) + 1;
    const isTaken = conduct === "take" || conduct === "take and cut";
    this.receptions.push({ ...this.#read(request, body), isTaken });
    response.on("error", () => {});
    if (conduct === "take") response.writeHead(200).end("ok");
    if (conduct === "refuse") response.writeHead(500).end("no");
    if (conduct === "redirect") response.writeHead(302, { location: "/elsewhere" }).end();
    // Decided and done, but the sender never hears of it: the case that makes duplicates.
    if (conduct === "cut" || conduct === "take and cut") request.socket.destroy();
  }

  #read({ url = "", headers }: IncomingMessage, body: Buffer): Omit<Reception, "isTaken"> {
    const workspace = Number(url.split("/").at(-1));
    const event = JSON.parse(body.toString()) as { event_id: string; data: { job_id: string } };
    const secret = this.#secrets[workspace] ?? "";
    const hmac = createHmac("sha256", secret).update(body).digest("hex");
    const { "webhook-id": id = "", "webhook-timestamp": seconds = "" } = headers;
    const standard = createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"))
      .update(`${id}.${seconds}.`)
      .update(body)
      .digest("base64");
    return {
      workspace,
      eventId: event.event_id,
      jobId: event.data.job_id,
      digest: createHash("sha256").update(body).digest("hex"),
      isSigned:
        isSame(headers["service-signature"], hmac) && isSame(headers["webhook-signature"], `v1,${standard}`),
      isTimely: Math.abs(Date.now() / 1000 - Number(seconds)) <= TOLERATED_SECONDS,
    };
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}

function isSame(sent: string | string[] | undefined, wanted: string): boolean {
  if (typeof sent !== "string" || sent.length !== wanted.length) return false;
  return timingSafeEqual(Buffer.from(sent), Buffer.from(wanted));
}
