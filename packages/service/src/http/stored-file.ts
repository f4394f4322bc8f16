import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A file that is made once and sent as it is, compressed where that is understood. */
export interface StoredFile {
  readonly type: string;
  readonly content: string | Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
  /** What a browser that shows it may load. */
  readonly policy: string;
}

async function storedFile(type: string, content: string | Buffer, policy: string): Promise<StoredFile> {
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { type, content, gzipped: await promisify(gzip)(content), etag, policy };
}

/** One that is made when it is first asked for: most processes never show most files. A failure is not kept. */
export function storedLater(
  type: string,
  content: () => string | Buffer | Promise<string | Buffer>,
  policy: string,
): () => Promise<StoredFile> {
  let made: Promise<StoredFile> | null = null;
  const make = async () => storedFile(type, await content(), policy);
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}

export function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  reply.headers({
    "Cache-Control": "no-cache",
    "Content-Security-Policy": file.policy,
    "Referrer-Policy": "no-referrer",
    ETag: file.etag,
    Vary: "Accept-Encoding",
  });
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  reply.type(file.type);
  return takesGzip ? reply.header("Content-Encoding", "gzip").send(file.gzipped) : reply.send(file.content);
}
