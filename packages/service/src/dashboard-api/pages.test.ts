import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pageRoutes } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";

const SCRIPT = "console.log('here');".repeat(100);

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-pages-"));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function build(page = "<!doctype html><title>Marque</title>"): Promise<void> {
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "assets", "main-B1x.js"), SCRIPT);
  await writeFile(join(folder, "assets", "main-B1x.js.gz"), gzipSync(SCRIPT));
  await writeFile(join(folder, "assets", "main-B1x.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, ".sources"), "hash");
  await writeFile(join(folder, "index.html"), page);
}

async function start(isLocal = false): Promise<void> {
  app = fastify() as unknown as FastifyInstance;
  securityHeaders(app, { isLocal });
  pageRoutes(app, pathToFileURL(`${folder}/`));
  await app.ready();
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("the built pages", () => {
  it("answer every route of the browser's with the entry page, which is asked for each time", async () => {
    await build();
    await start();
    for (const url of ["/", "/w/ws_1/projects", "/invitations/abc-_", "/sign-in?next=%2Fx.y"]) {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, "<!doctype html><title>Marque</title>"]);
      expect(reply.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": "max-age=31536000",
      });
      const policy = String(reply.headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      const { etag } = reply.headers;
      const again = await get(url, { "if-none-match": String(etag) });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  it("give files with a hash in their name for good, in the smallest form the browser reads", async () => {
    await build();
    await start();
    const reply = (accepted: string) => get("/assets/main-B1x.js", { "accept-encoding": accepted });
    const plain = await reply("");
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers.vary).toBe("Accept-Encoding");
    const brotli = await reply("gzip, deflate, br");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await reply("gzip, br;q=0");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  it("are all there is: no file beside them, no form of theirs by itself, no folder above", async () => {
    await build();
    await start();
    const outside = ["/.sources", "/assets/main-B1x.js.gz", "/assets/old-A0.js", "/..%2f..%2fpackage.json"];
    for (const url of [...outside, "/assets/..%2f.sources", "/index.html"]) {
      const reply = await get(url);
      expect([url, reply.statusCode]).not.toEqual([url, 200]);
    }
  });

  it("that are built anew while the service runs are shown from then on", async () => {
    await build();
    await start();
    await get("/");
    await build("<title>Newer</title>");
    await utimes(join(folder, "index.html"), new Date(), new Date(Date.now() + 5_000));
    expect((await get("/")).body).toBe("<title>Newer</title>");
    await rm(join(folder, "index.html"));
    expect((await get("/")).body).toBe("<title>Newer</title>");
  });

  it("leave other programs on localhost alone", async () => {
    await build();
    await start(true);
    expect((await get("/")).headers).not.toHaveProperty("strict-transport-security");
  });
});

it("without built pages one is told how to build them", async () => {
  await start();
  const reply = await get("/");
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain("npm run build --workspace packages/dashboard");
  await build();
  expect((await get("/")).statusCode).toBe(200);
});
