import type { FastifyRequest } from "fastify";
import { ServiceError } from "../errors.ts";

const BODY_BYTES = 256 * 1024;

/** POST and PATCH carry JSON; what other methods send as a body is nobody's business. */
export function hasBody(request: FastifyRequest): boolean {
  return request.method === "POST" || request.method === "PATCH";
}

/** Refuses what is not JSON in UTF-8 by its headers, before a byte is read. */
export function checkContentType(request: FastifyRequest): void {
  const [type = "", ...parameters] = (request.headers["content-type"] ?? "")
    .split(";")
    .map((part) => part.trim());
  if (type.toLowerCase() !== "application/json") throw new ServiceError("unsupported_media_type");
  for (const parameter of parameters) {
    const [name, value = ""] = parameter.split("=", 2);
    if (name?.toLowerCase() !== "charset") continue;
    if (!/^"?utf-?8"?$/i.test(value)) {
      throw new ServiceError("unsupported_media_type", {
        message: "Send the body in UTF-8, not in another charset.",
      });
    }
  }
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    throw new ServiceError("unsupported_media_type", {
      message: "Send the body without a Content-Encoding.",
    });
  }
  if (Number(request.headers["content-length"] ?? 0) > BODY_BYTES) throw new ServiceError("body_too_large");
}

/** Reads the body up to the limit and parses it. */
export async function readJson(payload: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > BODY_BYTES) throw new ServiceError("body_too_large");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (error) {
    throw new ServiceError("invalid_json", { cause: error });
  }
}
