import { NotPublicError } from "./dial-guard.ts";

/** What went wrong, for the delivery history: its reader owns the receiver and does not know our code. */
export function failureInWords(error: unknown): string {
  if (error instanceof NotPublicError) return error.message;
  const { code = "", message, name, syscall } = innermost(error as NodeJS.ErrnoException);
  if (WORDS[code]) return WORDS[code];
  if (name === "HTTPParserError") return `the response was not valid HTTP: ${message}`;
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO)/.test(code)) {
    return `TLS failed: ${message.split("\n")[0]} (${code})`;
  }
  // The system's own words name addresses, ours among them.
  if (syscall) return `the connection failed (${code})`;
  return code ? `${message} (${code})` : message;
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was reset before the response was complete",
  EPIPE: "the connection was closed while the event was sent",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  ETIMEDOUT: "the connection timed out",
  UND_ERR_CONNECT_TIMEOUT: "the connection timed out",
  UND_ERR_SOCKET: "the endpoint closed the connection before the response was complete",
  UND_ERR_HEADERS_OVERFLOW: "the response headers were too large",
  ENOTFOUND: "the host name does not exist",
  ENODATA: "the host name has no address",
  ESERVFAIL: "the name server could not resolve the host name",
  EREFUSED: "the name server refused to resolve the host name",
  EBADRESP: "the name server's answer was malformed",
  ETIMEOUT: "the name server did not answer in time",
  EAI_AGAIN: "the host name could not be resolved for the moment",
};

/** With several addresses Node wraps one error for each; the first tells enough. */
function innermost(error: NodeJS.ErrnoException): NodeJS.ErrnoException {
  if (error instanceof AggregateError && error.errors[0]) return error.errors[0];
  return error;
}
