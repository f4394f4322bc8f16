import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "../errors.ts";
import { pathOf } from "../http/app.ts";
import { ENCODINGS, type PageFile, PageFiles } from "./page-files.ts";
import { PAGE_POLICY } from "./security-headers.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "no-cache";

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Marque</title>
<h1>The dashboard has not been built</h1>
<p>Run <code>npm run build --workspace packages/dashboard</code> in the clone, then load this page again.
<code>npm start</code> does it by itself. The API is not affected.</p>
</html>
`;

/** Everything that is not `/api`: the files of the built pages, and for any path without a dot the entry page. */
export function pageRoutes(app: FastifyInstance, folder: URL): void {
  const files = new PageFiles(folder);
  app.addHook("onReady", async () => void (await files.entry()));
  app.get("/*", async (request, reply) => {
    const path = pathOf(request);
    const file = files.file(path);
    if (file) return send(request, reply, file);
    // A missing file is 404; any other path is the entry page, whose router knows it.
    if (path.slice(path.lastIndexOf("/")).includes(".")) throw new ServiceError("endpoint_not_found");
    const entry = await files.entry();
    if (entry) return send(request, reply.header("Content-Security-Policy", PAGE_POLICY), entry);
    return reply
      .code(503)
      .header("Cache-Control", "no-store")
      .type("text/html; charset=utf-8")
      .send(NOT_BUILT);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  reply.headers({
    "Cache-Control": file.isHashed ? FOR_GOOD : ASK_EACH_TIME,
    ETag: file.etag,
    Vary: "Accept-Encoding",
  });
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  reply.type(file.type);
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const encoding = ENCODINGS.find(({ name }) => accepted.has(name) && file.encoded.has(name));
  if (!encoding) return reply.send(file.content);
  return reply.header("Content-Encoding", encoding.name).send(file.encoded.get(encoding.name));
}

/** Those the client names, but for the ones it refuses (`q=0`). */
function acceptedEncodings(header: string | string[] = ""): ReadonlySet<string> {
  const entries = String(header)
    .toLowerCase()
    .split(",")
    .map((entry) => entry.split(";").map((part) => part.trim()));
  return new Set(
    entries.filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? "")).map(([name]) => name ?? ""),
  );
}
