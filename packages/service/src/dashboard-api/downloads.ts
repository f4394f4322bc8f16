import type { FastifyReply } from "fastify";

/** A drawing runs nothing and loads nothing, wherever it is opened. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** What is drawn never changes; the browser may keep it, nobody on the way may. */
const KEPT_BY_THE_BROWSER = "private, max-age=86400, immutable";

/** A logo to be shown by the pages, as a picture. */
export function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .type("image/svg+xml; charset=utf-8")
    .header("Content-Security-Policy", DRAWING_POLICY)
    .header("Cache-Control", KEPT_BY_THE_BROWSER)
    .send(svg);
}

export interface Download {
  /** Letters, digits, dots and hyphens. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file to be saved. */
export function sendDownload(reply: FastifyReply, { name, type, bytes }: Download): FastifyReply {
  return reply
    .type(type)
    .header("Content-Disposition", `attachment; filename="${name}"`)
    .header("Content-Security-Policy", DRAWING_POLICY)
    .header("Cache-Control", KEPT_BY_THE_BROWSER)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
