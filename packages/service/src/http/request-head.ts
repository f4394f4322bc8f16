// What RFC 9112 asks of a request's head beyond what Node's parser checks.
import type { IncomingMessage } from "node:http";
import type { Fault } from "./client-errors.ts";
import { parseHost } from "./host-match.ts";

type RequestHead =
  | { readonly fault: Fault }
  | { readonly fault: null; readonly host: string | null; readonly target: string };

export function requestHead(request: IncomingMessage, headerCount: number): RequestHead {
  const { rawHeaders, url = "" } = request;
  if (rawHeaders.length > headerCount * 2) return { fault: "headers_too_large" };
  let host: string | null = null;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    // Two Host headers are read differently by different programs: a way past a proxy's rules.
    if (host !== null) return { fault: "malformed_request" };
    host = rawHeaders[i + 1]!.trim();
  }
  if (host === null && request.httpVersion !== "1.0") return { fault: "malformed_request" };
  if (host !== null && host !== "" && parseHost(host) === null) return { fault: "malformed_request" };
  if (url.startsWith("/") || url === "*") return { fault: null, host: host || null, target: url };
  // The absolute form names the host itself, and wins over the Host header (RFC 9112, 3.2.2).
  const parts = /^https?:\/\/(?<authority>[^/?#]*)(?<target>[^#]*)$/i.exec(url)?.groups;
  if (!parts?.authority || parseHost(parts.authority) === null) return { fault: "malformed_request" };
  const target = parts.target?.startsWith("/") ? parts.target : `/${parts.target ?? ""}`;
  return { fault: null, host: parts.authority, target };
}
