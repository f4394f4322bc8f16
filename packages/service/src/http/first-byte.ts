// TLS and plain HTTP on one port: the first byte distinguishes them.
import type { Socket } from "node:net";

/** The content type of a TLS handshake record (RFC 8446, 5.1); no HTTP method starts with it. */
const TLS_HANDSHAKE = 0x16;

/** Calls `decided` with the socket as if nothing had been read; a socket that stays silent is closed. */
export function onFirstByte(
  socket: Socket,
  silenceMs: number,
  decided: (protocol: "tls" | "http") => void,
): void {
  const silence = setTimeout(() => socket.destroy(), silenceMs);
  const gone = () => {
    clearTimeout(silence);
    socket.destroy();
  };
  socket.once("end", gone);
  socket.once("close", gone);
  socket.once("data", (head: Buffer) => {
    clearTimeout(silence);
    socket.off("end", gone);
    socket.off("close", gone);
    socket.pause();
    socket.unshift(head);
    const protocol = head[0] === TLS_HANDSHAKE ? "tls" : "http";
    decided(protocol);
    // The HTTP server listens for data but does not undo our pause. A TLS socket takes the bytes and reads by itself.
    if (protocol === "http") socket.resume();
  });
}
