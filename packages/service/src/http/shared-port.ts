// One listener that takes TLS and plain HTTP on the same port.
import type { Socket } from "node:net";
import { createServer } from "node:tls";
import type { Peer } from "./caller.ts";
import type { CertificateSource } from "./certificates.ts";
import type { ConnectionCaps } from "./connection-caps.ts";
import type { Connections } from "./connections.ts";
import { onFirstByte } from "./first-byte.ts";
import type { HttpLimits } from "./limits.ts";
import { type BoundListener, bindListener } from "./listeners.ts";
import type { HttpLog } from "./log.ts";
import type { PlannedListener } from "./origins.ts";

const OLDEST_TLS = "TLSv1.2";

/** Called with the socket that carries HTTP: the raw one, or the TLS socket around it. */
type OnHttp = (socket: Socket, peer: Omit<Peer, "origins">) => void;

export interface SharedPort extends BoundListener {
  stopRenewal(): void;
}

export async function openSharedPort(
  planned: PlannedListener,
  tls: CertificateSource,
  limits: HttpLimits,
  connections: Connections,
  caps: ConnectionCaps,
  log: HttpLog,
  onHttp: OnHttp,
): Promise<SharedPort> {
  // It listens nowhere: sockets whose first byte is TLS are given to it.
  const secure = createServer({
    ...tls.current(),
    minVersion: OLDEST_TLS,
    ALPNProtocols: ["http/1.1"],
    handshakeTimeout: limits.handshakeMs,
  });
  const stopRenewal = tls.onRenewal((pair) => secure.setSecureContext({ ...pair, minVersion: OLDEST_TLS }));
  const handshakes = new Map<
    string,
    { readonly raw: Socket; readonly address: string; readonly surplus: boolean }
  >();
  secure.on("tlsClientError", (_error, socket) => socket.destroy());
  secure.on("secureConnection", (socket) => {
    const handshake = handshakes.get(endpoints(socket));
    if (!handshake || !connections.speaksHttp(handshake.raw, socket)) socket.destroy();
    else onHttp(socket, { address: handshake.address, tls: true, surplus: handshake.surplus });
  });

  const bound = await bindListener(planned, (raw) => {
    // A client that resets must not take the process down.
    raw.on("error", () => raw.destroy());
    const address = raw.remoteAddress;
    if (address === undefined) {
      raw.destroy();
      return;
    }
    const { admittance, left } = caps.enter(address);
    if (admittance === "dropped") {
      // A reset, so that nothing of it lingers here.
      raw.resetAndDestroy();
      return;
    }
    raw.once("close", left);
    const surplus = admittance === "surplus";
    connections.opened(raw, surplus);
    onFirstByte(raw, limits.firstByteMs, (protocol) => {
      if (protocol === "tls") {
        const key = endpoints(raw);
        handshakes.set(key, { raw, address, surplus });
        raw.once("close", () => handshakes.delete(key));
        secure.emit("connection", raw);
      } else if (connections.speaksHttp(raw, raw)) {
        onHttp(raw, { address, tls: false, surplus });
      }
    });
  }).catch((error) => {
    stopRenewal();
    throw error;
  });
  for (const server of bound.servers) {
    server.on("error", (error) => log.error({ err: error }, "a listener could not accept a connection"));
  }
  return { ...bound, stopRenewal };
}

/** Names a connection: the TLS server gives us its socket without saying which raw one it wraps. */
function endpoints(socket: Socket): string {
  return `${socket.localAddress} ${socket.localPort} ${socket.remoteAddress} ${socket.remotePort}`;
}
