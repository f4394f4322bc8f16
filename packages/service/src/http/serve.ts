// The service's listeners: raw socket → first byte → TLS or not → HTTP → caller → handler.
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Peer, rememberCaller, resolveCaller } from "./caller.ts";
import type { CertificateSource } from "./certificates.ts";
import { type CountedClient, type Envelope, faultAnswers, plainEnvelope } from "./client-errors.ts";
import { ConnectionCaps } from "./connection-caps.ts";
import { Connections } from "./connections.ts";
import { stopGracefully } from "./graceful-stop.ts";
import { withBoundPort } from "./host-match.ts";
import { createHttpServer } from "./http-server.ts";
import { DEFAULT_LIMITS, type HttpLimits } from "./limits.ts";
import type { BoundAddress } from "./listeners.ts";
import type { HttpLog } from "./log.ts";
import type { ListenerPlan, OriginName, PlannedListener } from "./origins.ts";
import { openSharedPort, type SharedPort } from "./shared-port.ts";
import { normaliseAddress, type TrustedProxies, trustedProxies } from "./trusted-proxies.ts";

export interface ServeOptions {
  readonly plan: ListenerPlan;
  readonly tls: CertificateSource;
  /** Gets every request whose head is sound, with `callerOf(request)` settled. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** MARQUE_TRUST_PROXY. */
  readonly trustProxy?: string | readonly string[] | undefined;
  readonly limits?: Partial<HttpLimits> | undefined;
  /** Bodies for bytes that never became a request. */
  readonly envelope?: Envelope | undefined;
  readonly requestId?: (() => string) | undefined;
  /** Counts a client of the API whose request is answered here, below the routes. */
  readonly countClient?: ((address: string) => Promise<CountedClient>) | undefined;
  readonly log: HttpLog;
}

interface ServedAddress extends BoundAddress {
  readonly origins: readonly OriginName[];
}

export interface Serving {
  readonly addresses: readonly ServedAddress[];
  /** The port an origin is reached at: the one it asked for, or the one the system chose for port 0. */
  port(origin: OriginName): number;
  /** Resolves when every connection is gone: at the latest `graceMs` from the first call. */
  stop(graceMs: number): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  const { plan, tls, handler, log } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const isTrusted = trustedProxies(options.trustProxy ?? []);
  const connections = new Connections();
  const peers = new WeakMap<Socket, Peer>();
  const answers = faultAnswers({
    envelope: options.envelope ?? plainEnvelope,
    requestId: options.requestId ?? randomUUID,
    log,
    count(socket, request) {
      const peer = peers.get(socket);
      const client = peer && clientOf(peer, request, isTrusted);
      return client && options.countClient ? options.countClient(client) : null;
    },
  });

  const http = createHttpServer(limits, connections, answers, (request, response, host) => {
    const peer = peers.get(request.socket)!;
    rememberCaller(request, resolveCaller(request.headers, host, peer, isTrusted));
    try {
      handler(request, response);
    } catch (error) {
      // Thrown here it would end the process, and all other requests with it.
      log.error({ err: error }, "the request handler threw");
      response.destroy();
    }
  });

  const cap = { inAll: limits.connections, ofClient: limits.connectionsOfClient };
  const open = (planned: PlannedListener) => {
    const caps = new ConnectionCaps(cap, isTrusted, log);
    return openSharedPort(planned, tls, limits, connections, caps, log, (socket, peer) => {
      // Once per connection: there are many requests on one.
      const address = normaliseAddress(peer.address) ?? peer.address;
      peers.set(socket, { ...peer, address, origins: withBoundPort(planned.origins, socket.localPort ?? 0) });
      http.emit("connection", socket);
    });
  };

  const ports: SharedPort[] = [];
  const stop = async (graceMs: number) => {
    for (const port of ports) port.stopRenewal();
    await stopGracefully(ports, http, connections, graceMs);
  };
  try {
    // One after the other, so that the first of several problems in the table is reported.
    for (const planned of plan.listeners) ports.push(await open(planned));
  } catch (error) {
    await stop(0);
    throw error;
  }

  let stopped: Promise<void> | null = null;
  return {
    addresses: ports.flatMap(({ planned, addresses }) =>
      addresses.map((address) => ({ ...address, origins: planned.origins.map(({ name }) => name) })),
    ),
    port(origin) {
      const found = ports.find(({ planned }) => planned.origins.some(({ name }) => name === origin));
      if (!found) throw new Error(`No listener serves the ${origin} origin.`);
      return found.port;
    },
    stop(graceMs) {
      stopped ??= stop(graceMs);
      return stopped;
    },
  };
}

/** Whom a fault is counted against; null for the dashboard's, and behind a proxy that says nothing of its client. */
function clientOf(peer: Peer, request: IncomingMessage | null, isTrusted: TrustedProxies): string | null {
  const isOfDashboardAlone = peer.origins.every(({ name }) => name === "dashboard");
  if (request === null) return isOfDashboardAlone || isTrusted(peer.address) ? null : peer.address;
  const { origin, address } = resolveCaller(request.headers, request.headers.host ?? null, peer, isTrusted);
  return isOfDashboardAlone || origin === "dashboard" ? null : address;
}
