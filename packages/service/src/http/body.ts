import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "../errors.ts";

export const BODY_BYTES = 256 * 1024;

/** POST and PATCH carry JSON; a body of other methods is ignored. */
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
export async function readJson(payload: Readable): Promise<unknown> {
  const bytes = await bytesOf(payload);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ServiceError("invalid_json", { cause: error });
  }
}

/** By events, because leaving a `for await` destroys the stream, and with it the connection the answer goes out on. */
function bytesOf(payload: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    payload.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_BYTES) chunks.push(chunk);
      else reject(new ServiceError("body_too_large"));
    });
    payload.once("end", () => resolve(Buffer.concat(chunks)));
    // The client is gone, or was too slow and has had its answer: nobody reads this one.
    payload.once("error", (error) => reject(new ServiceError("malformed_request", { cause: error })));
  });
}
