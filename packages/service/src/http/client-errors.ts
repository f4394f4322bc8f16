// Answers to bytes that never became a proper request: the same envelope as everywhere, then the connection ends.
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { closeAfterDraining } from "./draining-close.ts";
import type { HttpLog } from "./log.ts";

export type Fault = "malformed_request" | "headers_too_large" | "request_timeout" | "expectation_failed";

/** Makes the body for a fault; the registry of error codes is the caller's. */
export type Envelope = (fault: Fault) => unknown;

const FAULTS: { readonly [fault in Fault]: { readonly status: number; readonly message: string } } = {
  malformed_request: { status: 400, message: "The request is not valid HTTP." },
  headers_too_large: { status: 431, message: "The request's header is too large." },
  request_timeout: { status: 408, message: "The request was not sent completely in time." },
  expectation_failed: { status: 417, message: "The Expect header can only be 100-continue." },
};

export const plainEnvelope: Envelope = (fault) => ({
  error: { type: "invalid_request_error", message: FAULTS[fault].message, code: fault },
});

/** null: the connection broke, and there is nobody to answer. */
export function faultOf(error: Error & { code?: string }): Fault | null {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  if (error.code === "HPE_HEADER_OVERFLOW") return "headers_too_large";
  return error.code?.startsWith("HPE_") ? "malformed_request" : null;
}

export interface FaultAnswers {
  /** For a request the parser let through. */
  onResponse(response: ServerResponse, fault: Fault): void;
  /** For a connection without a response object of its own. */
  onSocket(socket: Socket, fault: Fault): void;
}

export function faultAnswers(envelope: Envelope, requestId: () => string, log: HttpLog): FaultAnswers {
  const answer = (fault: Fault) => {
    const body = JSON.stringify(envelope(fault));
    const id = requestId();
    log.info({ request_id: id, status: FAULTS[fault].status, fault }, "not a request");
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "X-Request-Id": id,
      "X-Content-Type-Options": "nosniff",
      Connection: "close",
    };
    return { status: FAULTS[fault].status, headers, body };
  };
  return {
    onResponse(response, fault) {
      const { status, headers, body } = answer(fault);
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(body);
    },
    onSocket(socket, fault) {
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      const { status, headers, body } = answer(fault);
      const lines = Object.entries({ Date: new Date().toUTCString(), ...headers }).map(
        ([k, v]) => `${k}: ${v}\r\n`,
      );
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
      closeAfterDraining(socket);
    },
  };
}
