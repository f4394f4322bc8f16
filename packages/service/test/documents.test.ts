import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "./test-service.ts";

const DOCS = new URL("../../../docs/", import.meta.url);
const ORIGINS = ["live", "sandbox"] as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api" });
});
afterAll(() => service?.stop());

async function pages(): Promise<string[]> {
  const files = await readdir(DOCS);
  return [...files.filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -3)), "changelog"];
}

describe("the documents", () => {
  it("are served as pages and as Markdown, on both API origins, without a key", async () => {
    for (const origin of ORIGINS) {
      for (const page of await pages()) {
        const html = await service.call(`/docs/${page}`, { origin });
        expect([page, html.status, html.headers["content-type"]]).toEqual([
          page,
          200,
          "text/html; charset=utf-8",
        ]);
        expect(html.text).toContain("<h1 ");
        const markdown = await service.call(`/docs/${page}.md`, { origin });
        expect([page, markdown.status, markdown.headers["content-type"]]).toEqual([
          page,
          200,
          "text/markdown; charset=utf-8",
        ]);
        expect(markdown.text).toMatch(/^# /);
      }
    }
  });

  it("load nothing from elsewhere and run no script", async () => {
    for (const page of await pages()) {
      const { text, headers } = await service.call(`/docs/${page}`);
      const policy = headers["content-security-policy"]!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/https?:|\*|unsafe|script-src/);
      expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
      expect([...text.matchAll(/<(?:img|link)[^>]+(?:src|href)="(https?:[^"]+)"/g)]).toEqual([]);
    }
  });

  it("link only to what is there, headings included", async () => {
    const texts = new Map<string, string>();
    const load = async (path: string) => {
      if (!texts.has(path)) {
        const { status, text } = await service.call(path);
        texts.set(path, status === 200 ? text : "");
      }
      return texts.get(path)!;
    };
    const isThere = async (href: string, from: string) => {
      const { pathname, hash } = new URL(href, `https://here${from}`);
      const target = await load(pathname);
      if (target === "") return false;
      return hash === "" || from.endsWith(".md") || target.includes(`id="${hash.slice(1)}"`);
    };
    const broken: string[] = [];
    for (const path of (await pages()).flatMap((page) => [`/docs/${page}`, `/docs/${page}.md`])) {
      for (const href of linksIn(await load(path)))
        if (!(await isThere(href, path))) broken.push(`${path} → ${href}`);
    }
    expect(broken).toEqual([]);
  });

  it("name this service's origins in samples, and defaults where defaults are listed", async () => {
    const { text } = await service.call("/docs/quick-start.md");
    expect(text).toContain(`https://localhost:${service.ports.sandbox}/v1/projects`);
    const configuration = await service.call("/docs/configuration");
    expect(configuration.text).toContain("https://localhost:8443");
  });

  it("are listed in /llms.txt with addresses of the origin that was asked", async () => {
    for (const origin of ORIGINS) {
      const { status, text } = await service.call("/llms.txt", { origin });
      expect(status).toBe(200);
      const listed = [...text.matchAll(/\((https:[^)]+)\)/g)].map(([, url]) => new URL(url!));
      expect(listed.map(({ port }) => Number(port))).toEqual(listed.map(() => service.ports[origin]));
      const wanted = (await pages()).filter((page) => page !== "index").map((page) => `/docs/${page}.md`);
      expect(listed.map(({ pathname }) => pathname).sort()).toEqual(wanted.sort());
    }
  });

  it("and the reference point to each other", async () => {
    expect((await service.call("/docs/index")).text).toContain('href="/docs"');
    expect((await service.call("/docs")).text).toContain('href="/docs/index"');
  });
});

/** Where a page leads within the service, as HTML or Markdown; what stands in samples leads nowhere. */
function linksIn(page: string): readonly string[] {
  const text = page.replace(/^```[\s\S]*?^```$/gm, "");
  return [...text.matchAll(/(?:href|src)="([^"]+)"|\]\(([^)]+)\)/g)]
    .map(([, inHtml, inMarkdown]) => (inHtml ?? inMarkdown)!)
    .filter((href) => !/^(https?|data):/.test(href));
}
