import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { OpenApiOptions } from "@marque/contract";
import type { FastifyInstance } from "fastify";
import { callerOf } from "../http/caller.ts";
import { sendStored, storedLater } from "../http/stored-file.ts";
import { PICTURES, readLibrary } from "./documents/library.ts";
import { llmsText } from "./documents/llms.ts";
import { renderPage } from "./documents/page.ts";

/** Words, one style sheet and pictures, all of this origin; no script at all. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const PICTURE_TYPES: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png" };

/**
 * `/docs/<page>` for people, `/docs/<page>.md` and `/llms.txt` for programs. Public: no key; and no limit, but for
 * `/llms.txt`, which is no file of `/docs`.
 */
export async function documentRoutes(app: FastifyInstance, origins: OpenApiOptions): Promise<void> {
  const config = { access: "public" as const };
  const serve = (path: string, file: ReturnType<typeof storedLater>) =>
    app.get(path, { config }, async (request, reply) => sendStored(request, reply, await file()));

  const library = await readLibrary(origins);
  for (const document of library.documents) {
    const html = () => renderPage(document, library);
    const markdown = () => document.markdown;
    serve(`/docs/${document.slug}`, storedLater("text/html; charset=utf-8", html, PAGE_POLICY));
    serve(`/docs/${document.slug}.md`, storedLater("text/markdown; charset=utf-8", markdown, PAGE_POLICY));
  }

  const style = () => readFile(new URL("./documents/style.css", import.meta.url));
  serve("/docs/style.css", storedLater("text/css; charset=utf-8", style, PAGE_POLICY));

  for (const { folder, url } of PICTURES) {
    for (const name of await readdir(url).catch(() => [])) {
      const type = PICTURE_TYPES[extname(name)];
      if (!type) continue;
      const picture = () => readFile(new URL(name, url));
      serve(`/docs/${folder}${name}`, storedLater(type, picture, PICTURE_POLICY));
    }
  }

  // Its addresses are absolute, so that a program can follow them from wherever it keeps the text.
  const text = (origin: string) =>
    storedLater("text/plain; charset=utf-8", () => llmsText(library, origin), PAGE_POLICY);
  const llms = { live: text(origins.liveOrigin), sandbox: text(origins.sandboxOrigin) };
  app.get("/llms.txt", { config: { access: "document" } }, async (request, reply) =>
    sendStored(request, reply, await llms[callerOf(request.raw).origin === "live" ? "live" : "sandbox"]()),
  );
}
