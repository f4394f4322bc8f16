// The one HTTP server behind all listeners, TLS or not: limits, refusals below the routes, and the requests that run.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type FaultAnswers, faultOf } from "./client-errors.ts";
import type { Connections } from "./connections.ts";
import { closeAfterUnreadBody, hasBody, isDraining } from "./draining-close.ts";
import type { HttpLimits } from "./limits.ts";
import { requestHead } from "./request-head.ts";

/** It listens nowhere: connections are given to it with `emit("connection", socket)`. */
export function createHttpServer(
  limits: HttpLimits,
  connections: Connections,
  answers: FaultAnswers,
  accept: (request: IncomingMessage, response: ServerResponse, host: string | null) => void,
): Server {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    insecureHTTPParser: false,
    // Node would answer a missing Host without the envelope; requestHead refuses it instead.
    requireHostHeader: false,
  });
  server.timeout = limits.inactivityMs;
  // Unlimited here, because Node drops the surplus silently instead of refusing; requestHead counts.
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = 0;

  const started = (request: IncomingMessage, response: ServerResponse) => {
    if (isDraining(request.socket) || !connections.started({ request, response })) return false;
    closeAfterUnreadBody(request, response);
    return true;
  };

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (!started(request, response)) return;
    const head = requestHead(request, limits.headerCount);
    if (head.fault !== null) {
      answers.onResponse(request, response, head.fault);
      return;
    }
    request.url = head.target;
    if (!hasBody(request)) {
      accept(request, response, head.host);
      return;
    }
    // A body that came along with its header is parsed by then, so that a refusal need not end the connection:
    // a client that is over its limit would pay, and make us pay, a TLS handshake for each further try.
    setImmediate(() => {
      if (!request.socket.destroyed && !isDraining(request.socket)) accept(request, response, head.host);
    });
  };
  server.on("request", onRequest);
  // Node by itself would ask for the body before anybody looked at the key: it is asked for when it is first read.
  server.on("checkContinue", (request, response) => {
    request.once("resume", () => {
      if (!response.headersSent) response.writeContinue();
    });
    onRequest(request, response);
  });
  server.on("checkExpectation", (request, response) => {
    if (started(request, response)) answers.onResponse(request, response, "expectation_failed");
  });
  server.on("connect", (_request, socket) => answers.onSocket(socket as Socket, "malformed_request"));
  server.on("clientError", (error, socket) => onClientError(error, socket as Socket, connections, answers));

  // Node starts to watch headersTimeout and requestTimeout when a server listens, which this one never does.
  server.emit("listening");
  return server;
}

function onClientError(error: Error, socket: Socket, connections: Connections, answers: FaultAnswers): void {
  // The parser reports again with every further packet.
  if (isDraining(socket)) return;
  const fault = faultOf(error);
  const running = connections.runningOn(socket);
  const own = running.find(({ request }) => !request.complete);
  // Browsers connect ahead of need. An answer to a question not asked would be taken for that of the first.
  const unasked = fault === "request_timeout" && socket.bytesRead === 0;
  if (fault === null || unasked) {
    socket.destroy();
  } else if (running.length === 0) {
    answers.onSocket(socket, fault);
  } else if (own === undefined) {
    // The fault is in what follows whole requests. An answer now would be taken for theirs; they go out first.
    connections.finish(socket);
  } else if (own === running[0] && !own.response.headersSent) {
    answers.onSocket(socket, fault);
  } else {
    socket.destroy();
  }
}
