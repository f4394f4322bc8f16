// Answers to bytes that never became a proper request: the same envelope as everywhere, then the connection ends.
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
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

/** Requests that were understood, or would have been: their clients are counted. The others are noise. */
const COUNTED: readonly Fault[] = ["headers_too_large", "expectation_failed"];
/** The answer does not wait longer for the count; it goes out without. */
const COUNT_MS = 2_000;

/** What an answer carries once its client was counted. */
export interface CountedClient {
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in the fault's place, to a client over its limit. */
  readonly refusal?: { readonly status: number; readonly body: unknown };
}

export interface FaultAnswers {
  /** For a request the parser let through. */
  onResponse(request: IncomingMessage, response: ServerResponse, fault: Fault): void;
  /** For a connection without its own response object. */
  onSocket(socket: Socket, fault: Fault): void;
}

export interface FaultAnswersOptions {
  readonly envelope: Envelope;
  readonly requestId: () => string;
  readonly log: HttpLog;
  /** Null where nobody counts. The request is null where its header could not be read. */
  readonly count: (socket: Socket, request: IncomingMessage | null) => Promise<CountedClient | null> | null;
}

export function faultAnswers({ envelope, requestId, log, count }: FaultAnswersOptions): FaultAnswers {
  const answer = (fault: Fault, counted: CountedClient | null) => {
    const status = counted?.refusal?.status ?? FAULTS[fault].status;
    const body = JSON.stringify(counted?.refusal?.body ?? envelope(fault));
    const id = requestId();
    log.info({ request_id: id, status, fault }, "not a request");
    const headers = {
      ...counted?.headers,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "X-Request-Id": id,
      "X-Content-Type-Options": "nosniff",
      Connection: "close",
    };
    return { status, headers, body };
  };

  const write = (socket: Socket, fault: Fault, counted: CountedClient | null) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const { status, headers, body } = answer(fault, counted);
    const lines = Object.entries({ Date: new Date().toUTCString(), ...headers }).map(
      ([k, v]) => `${k}: ${v}\r\n`,
    );
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    closeAfterDraining(socket);
  };

  /** Without a wait where there is nothing to count. */
  const counting = (
    fault: Fault,
    socket: Socket,
    request: IncomingMessage | null,
    then: (counted: CountedClient | null) => void,
  ) => {
    const counted = COUNTED.includes(fault) ? count(socket, request) : null;
    if (counted === null) then(null);
    else void withinTime(counted).then(then);
  };

  // The parser reports again with every further packet, also while the count is waited for.
  const waiting = new WeakSet<Socket>();
  return {
    onResponse(request, response, fault) {
      counting(fault, request.socket, request, (counted) => {
        const { status, headers, body } = answer(fault, counted);
        response.statusCode = status;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(body);
      });
    },
    onSocket(socket, fault) {
      if (waiting.has(socket)) return;
      waiting.add(socket);
      counting(fault, socket, null, (counted) => write(socket, fault, counted));
    },
  };
}

/** Null also when the count fails: nothing was counted, and the fault is still reported. */
async function withinTime(counted: Promise<CountedClient | null>): Promise<CountedClient | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), COUNT_MS);
  });
  try {
    return await Promise.race([counted.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
