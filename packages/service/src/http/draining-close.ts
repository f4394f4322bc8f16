// Closing while the client still sends: a close with unread bytes makes the system send a reset, and a reset
// discards the answer in the client's buffer. So: end our side, read and drop what comes for a moment, then close.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Long enough for the answer to cross an ocean and back, short enough to hold no socket for a slow sender. */
const DRAIN_MS = 2_000;

const draining = new WeakSet<Socket>();

export function closeAfterDraining(socket: Socket): void {
  if (draining.has(socket) || socket.destroyed) return;
  draining.add(socket);
  const limit = setTimeout(() => socket.destroy(), DRAIN_MS);
  socket.once("close", () => clearTimeout(limit));
  socket.once("end", () => socket.destroy());
  socket.end();
  socket.resume();
}

export function isDraining(socket: Socket): boolean {
  return draining.has(socket);
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

/** A response that starts before the request's body has arrived says `Connection: close` and ends the connection:
 * the rest of the body must never be taken for the next request, nor be read to its end for nothing. */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const { writeHead } = response;
  response.writeHead = function head(this: ServerResponse, ...parameters: never[]) {
    if (!request.complete && !response.headersSent) {
      response.setHeader("Connection", "close");
      const { socket } = request;
      // Node calls this after the last response of a connection.
      socket.destroySoon = () => {
        request.resume();
        closeAfterDraining(socket);
      };
    }
    return Reflect.apply(writeHead, this, parameters);
  } as typeof writeHead;
}
