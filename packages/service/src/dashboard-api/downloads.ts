import type { FastifyReply } from "fastify";

/** A drawing runs nothing and loads nothing, wherever it is opened. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Belongs to a session and ends with it: the next person at the browser does not find it. */
const KEPT_BY_NOBODY = "no-store";

/** A logo to be shown by the pages, as a picture. */
export function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .type("image/svg+xml; charset=utf-8")
    .header("Content-Security-Policy", DRAWING_POLICY)
    .header("Cache-Control", KEPT_BY_NOBODY)
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
    .header("Cache-Control", KEPT_BY_NOBODY)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
