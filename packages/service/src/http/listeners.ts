// Binds the planned listeners; a refusal by the system becomes a sentence naming the variable.
import { createServer, type Server, type Socket } from "node:net";
import type { PlannedListener } from "./origins.ts";

export interface BoundAddress {
  readonly address: string;
  readonly port: number;
}

export interface BoundListener {
  readonly planned: PlannedListener;
  /** The same on all its addresses, also when the system chose it. */
  readonly port: number;
  readonly addresses: readonly BoundAddress[];
  readonly servers: readonly Server[];
}

/** Codes with which a system without IPv6 answers. */
const NO_SUCH_ADDRESS: readonly (string | undefined)[] = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"];
const FREE_PORT_TRIES = 10;

export async function bindListener(
  planned: PlannedListener,
  onConnection: (socket: Socket) => void,
): Promise<BoundListener> {
  for (let tries = 1; ; tries += 1) {
    const servers: Server[] = [];
    try {
      return await bindAll(planned, onConnection, servers);
    } catch (error) {
      await closeAll(servers);
      // A free port of one address may be taken on the other.
      const another = planned.port === 0 && codeOf(error) === "EADDRINUSE" && tries < FREE_PORT_TRIES;
      if (!another) throw bindProblem(planned, error);
    }
  }
}

async function bindAll(
  planned: PlannedListener,
  onConnection: (socket: Socket) => void,
  servers: Server[],
): Promise<BoundListener> {
  const bind = async (host: string, port: number) => {
    const server = await listen(host, port, onConnection);
    servers.push(server);
    return portOf(server);
  };
  let { port } = planned;
  if (planned.address === "any") {
    // `::` also takes IPv4.
    port = await bind("::", port).catch((error) => {
      if (NO_SUCH_ADDRESS.includes(codeOf(error))) return bind("0.0.0.0", port);
      throw error;
    });
  } else if (planned.address === "loopback") {
    port = await bind("127.0.0.1", port);
    await bind("::1", port).catch((error) => {
      if (!NO_SUCH_ADDRESS.includes(codeOf(error))) throw error;
    });
  } else {
    port = await bind(planned.address, port);
  }
  return {
    planned,
    port,
    servers,
    addresses: servers.map((server) => ({ address: addressOf(server), port })),
  };
}

function listen(host: string, port: number, onConnection: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Half-open, as Node's own HTTP server has it: a client that has finished sending still gets its answer.
    const server = createServer({ allowHalfOpen: true, noDelay: true }, onConnection);
    server.once("error", reject);
    server.listen({ host, port }, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

export async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
}

export function bindProblem(planned: PlannedListener, error: unknown): Error {
  const { variable, port, address } = planned;
  const where = address === "any" ? "" : address === "loopback" ? " on localhost" : ` on ${address}`;
  const listenVariable = variable.replace(/_ORIGIN$/, "_LISTEN");
  const instead = variable === listenVariable ? "choose another" : `choose another, or set ${listenVariable}`;
  const reasons: { [code: string]: string } = {
    EADDRINUSE: `port ${port}${where} is already taken by another program; stop that one, or ${instead}.`,
    EACCES: `port ${port}${where} is not open to this account, as ports below 1024 often are; ${instead}.`,
    EADDRNOTAVAIL: `this machine has no address ${address} to listen on port ${port}.`,
  };
  const reason = reasons[codeOf(error) ?? ""] ?? `port ${port}${where} cannot be bound: ${String(error)}.`;
  return new Error(`${variable}: ${reason}`, { cause: error });
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function portOf(server: Server): number {
  return boundTo(server).port;
}

function addressOf(server: Server): string {
  return boundTo(server).address;
}

function boundTo(server: Server): BoundAddress {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The listener has no address.");
  return address;
}
