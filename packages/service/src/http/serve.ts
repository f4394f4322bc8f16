// The service's listeners: raw socket → first byte → TLS or not → HTTP → caller → handler.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createServer as createTlsServer, type Server as TlsServer } from "node:tls";
import { type Peer, rememberCaller, resolveCaller } from "./caller.ts";
import type { CertificateSource } from "./certificates.ts";
import { type Envelope, faultAnswers, faultOf, plainEnvelope } from "./client-errors.ts";
import { Connections } from "./connections.ts";
import { closeAfterUnreadBody, isDraining } from "./draining-close.ts";
import { onFirstByte } from "./first-byte.ts";
import { stopGracefully } from "./graceful-stop.ts";
import { withBoundPort } from "./host-match.ts";
import { DEFAULT_LIMITS, type HttpLimits } from "./limits.ts";
import { type BoundAddress, type BoundListener, bindListener, closeAll } from "./listeners.ts";
import type { HttpLog } from "./log.ts";
import type { ListenerPlan, OriginName, PlannedListener } from "./origins.ts";
import { requestHead } from "./request-head.ts";
import { trustedProxies } from "./trusted-proxies.ts";

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
  readonly log: HttpLog;
}

export interface ServedAddress extends BoundAddress {
  readonly origins: readonly OriginName[];
}

export interface Serving {
  readonly addresses: readonly ServedAddress[];
  /** The port an origin is reached at: the one it asked for, or the one the system chose for port 0. */
  port(origin: OriginName): number;
  stop(graceMs: number): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const isTrusted = trustedProxies(options.trustProxy ?? []);
  const answers = faultAnswers(options.envelope ?? plainEnvelope, options.requestId ?? randomUUID);
  const connections = new Connections();
  const peers = new WeakMap<Socket, Peer>();

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const peer = peers.get(socket);
    // What is pipelined behind a connection's last response is never run: nobody could learn its outcome.
    if (!peer || isDraining(socket)) return;
    connections.started({ request, response });
    closeAfterUnreadBody(request, response);
    const head = requestHead(request, limits.headerCount);
    if (head.fault !== null) {
      answers.onResponse(response, head.fault);
      return;
    }
    request.url = head.target;
    rememberCaller(request, resolveCaller(request.headers, head.host, peer, isTrusted));
    options.handler(request, response);
  };

  const http = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    insecureHTTPParser: false,
    // Node would answer a missing Host without the envelope; requestHead refuses it instead.
    requireHostHeader: false,
  });
  // Unlimited here, because Node drops the surplus silently instead of refusing; requestHead counts.
  http.maxHeadersCount = 0;
  http.maxRequestsPerSocket = 0;
  http.on("request", onRequest);
  http.on("checkExpectation", (request, response) => {
    connections.started({ request, response });
    closeAfterUnreadBody(request, response);
    answers.onResponse(response, "expectation_failed");
  });
  http.on("connect", (_request, socket) => answers.onSocket(socket as Socket, "malformed_request"));
  http.on("clientError", (error: Error & { code?: string }, duplex) => {
    const socket = duplex as Socket;
    if (isDraining(socket)) return;
    const fault = faultOf(error);
    const running = connections.runningOn(socket);
    const [first] = running;
    if (fault === null) {
      socket.destroy();
    } else if (!first) {
      answers.onSocket(socket, fault);
    } else if (running.every(({ request }) => request.complete)) {
      // The fault is in what follows: the earlier answers go out first, and are the last.
      for (const { response } of running)
        if (!response.headersSent) response.setHeader("Connection", "close");
      running.at(-1)?.response.once("close", () => socket.destroySoon());
    } else if (running.length === 1 && !first.response.headersSent) {
      answers.onSocket(socket, fault);
    } else {
      socket.destroy();
    }
  });
  // Node starts watching headersTimeout and requestTimeout when a server listens. This one never does: it is
  // handed its connections.
  http.emit("listening");

  const tlsServers: TlsServer[] = [];
  const stopRenewal = options.tls.onRenewal(({ cert, key }) => {
    for (const server of tlsServers) server.setSecureContext({ cert, key, minVersion: "TLSv1.2" });
  });

  const bound: BoundListener[] = [];
  const speakHttp = (raw: Socket, socket: Socket, peer: Peer) => {
    peers.set(socket, peer);
    connections.speaksHttp(raw, socket);
    if (!socket.destroyed) http.emit("connection", socket);
  };

  const bind = async (planned: PlannedListener) => {
    let origins = planned.origins;
    const handshakes = new Map<string, Socket>();
    const tls = createTlsServer({
      ...options.tls.current(),
      minVersion: "TLSv1.2",
      ALPNProtocols: ["http/1.1"],
      handshakeTimeout: limits.handshakeMs,
    });
    tlsServers.push(tls);
    tls.on("tlsClientError", (_error, socket) => socket.destroy());
    tls.on("secureConnection", (socket) => {
      const raw = handshakes.get(endpoints(socket));
      if (raw) speakHttp(raw, socket, { address: raw.remoteAddress ?? "", tls: true, origins });
      else socket.destroy();
    });
    const listener = await bindListener(planned, (raw) => {
      // A client that resets must not take the process down.
      raw.on("error", () => raw.destroy());
      const address = raw.remoteAddress;
      if (address === undefined || connections.stopping) {
        raw.destroy();
        return;
      }
      connections.opened(raw);
      onFirstByte(raw, limits.firstByteMs, (protocol) => {
        if (protocol === "http") {
          speakHttp(raw, raw, { address, tls: false, origins });
          return;
        }
        const key = endpoints(raw);
        handshakes.set(key, raw);
        raw.once("close", () => handshakes.delete(key));
        tls.emit("connection", raw);
      });
    });
    for (const server of listener.servers) {
      server.on("error", (error) =>
        options.log.error({ err: error }, "a listener could not accept a connection"),
      );
    }
    origins = withBoundPort(planned.origins, listener.port);
    bound.push(listener);
  };

  try {
    // One after the other, so that of several problems the first in the table is told.
    for (const planned of options.plan.listeners) await bind(planned);
  } catch (error) {
    stopRenewal();
    connections.destroyAll();
    await closeAll(bound.flatMap(({ servers }) => servers));
    http.close();
    throw error;
  }

  let stopped: Promise<void> | null = null;
  return {
    addresses: bound.flatMap(({ planned, addresses }) =>
      addresses.map((address) => ({ ...address, origins: planned.origins.map(({ name }) => name) })),
    ),
    port(origin) {
      const listener = bound.find(({ planned }) => planned.origins.some(({ name }) => name === origin));
      if (!listener) throw new Error(`No listener serves the ${origin} origin.`);
      return listener.port;
    },
    stop(graceMs) {
      stopRenewal();
      stopped ??= stopGracefully(bound, http, connections, graceMs);
      return stopped;
    },
  };
}

/** Names a connection: the TLS server gives us its socket without saying which raw one it wraps. */
function endpoints(socket: Socket): string {
  return `${socket.localAddress} ${socket.localPort} ${socket.remoteAddress} ${socket.remotePort}`;
}
