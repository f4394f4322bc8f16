import type { FastifyInstance } from "fastify";
import { pathOf } from "../http/app.ts";

/**
 * What the pages load comes from this origin: scripts and styles are files, pictures may be made in the page (data:,
 * blob:). No inline script and no inline style element, so that text which slips into a page stays text.
 */
export const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** For what is no page: opened by itself it loads nothing and runs nothing, a drawing with its own styles at most. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const HEADERS: Readonly<Record<string, string>> = {
  "X-Frame-Options": "DENY",
  // A link's token is in the address of its page.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/**
 * What a client opens by a link: not cached, not indexed by search engines, and its address sent to no other site. Our own
 * pictures need no Referer.
 */
const CLIENT_HEADERS: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Referrer-Policy": "no-referrer",
};
/** In any case: the pages' router takes them too. */
const IS_FOR_CLIENTS = /^(\/api)?\/client-links(\/|$)/i;

/** A year. Without subdomains: somebody else may decide on those. */
const TRANSPORT_SECURITY = "max-age=31536000";

/** On every answer of the dashboard's origin; a handler's own policy comes before the general one. */
export function securityHeaders(app: FastifyInstance, { isLocal }: { readonly isLocal: boolean }): void {
  app.addHook("onSend", async (request, reply) => {
    reply.headers(HEADERS);
    if (IS_FOR_CLIENTS.test(pathOf(request))) reply.headers(CLIENT_HEADERS);
    if (!reply.hasHeader("Content-Security-Policy")) reply.header("Content-Security-Policy", DATA_POLICY);
    // On localhost it would bind every other program of this machine that serves the browser.
    if (!isLocal) reply.header("Strict-Transport-Security", TRANSPORT_SECURITY);
  });
}
