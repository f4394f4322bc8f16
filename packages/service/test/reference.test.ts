import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApiDocument } from "@marque/contract";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

let service: TestService;
let workspace: TestWorkspace;
let browser: Browser;
let home: string;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api" });
  workspace = await service.createWorkspace();
  home = await mkdtemp(join(tmpdir(), "marque-browser-"));
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    env: { ...process.env, HOME: home } as Record<string, string>,
  });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await rm(home, { recursive: true, force: true });
});

describe("the reference", () => {
  it("is public on both API origins, and forbids every other host by its policy", async () => {
    for (const origin of ["live", "sandbox"] as const) {
      for (const path of ["/docs", "/docs/start.js", "/docs/scalar.js", "/openapi.json"]) {
        const { status, headers } = await service.call(path, { origin });
        expect([path, status]).toEqual([path, 200]);
        const policy = headers["content-security-policy"]!;
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
      }
    }
  });

  it("sends its files compressed where that is understood, and once", async () => {
    const plain = await service.call("/docs/scalar.js");
    const short = await service.call("/docs/scalar.js", { headers: { "accept-encoding": "gzip" } });
    expect(short.headers["content-encoding"]).toBe("gzip");
    expect(Number(short.headers["content-length"])).toBeLessThan(plain.text.length / 3);
    const again = await service.call("/docs/scalar.js", {
      headers: { "if-none-match": plain.headers.etag! },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("serves the document of this service's origins", async () => {
    const { body } = await service.call("/openapi.json");
    expect(body).toEqual(
      JSON.parse(
        JSON.stringify(
          openApiDocument({
            liveOrigin: `https://localhost:${service.ports.live}`,
            sandboxOrigin: `https://localhost:${service.ports.sandbox}`,
          }),
        ),
      ),
    );
  });

  it("renders in a real browser, tries requests out, and asks nobody but us", async () => {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    const origin = `https://localhost:${service.ports.sandbox}`;
    const asked: string[] = [];
    const complaints: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(`${origin}/docs`);
    await page.getByRole("heading", { name: "Marque API" }).first().waitFor();
    for (const title of ["Create a project", "Generate a brand", "List memory nodes", "A brand is ready"]) {
      await page.getByText(title).first().waitFor();
    }
    // What a reader does: to the last section and back, so that what loads late has loaded.
    await page.mouse.wheel(0, 100_000);
    await page.waitForTimeout(1_000);
    await page.mouse.wheel(0, -100_000);
    if (process.env.MARQUE_SCREENSHOT) await page.screenshot({ path: process.env.MARQUE_SCREENSHOT });
    const text = (await page.locator("body").innerText()).toLowerCase();
    expect(text).not.toMatch(/ask ai|generate mcp|connect mcp|deploy on scalar/);
    // A request tried out on the page goes to the API it describes, and nowhere else.
    await page.getByPlaceholder("Token").first().fill(workspace.testKey);
    await page.getByText("List projects").first().click();
    await page.getByRole("button", { name: /test request.*get.*\/v1\/projects\)?$/i }).click();
    await page.getByRole("button", { name: /^send/i }).first().click();
    await page.getByText("200 OK").waitFor();
    const outside = asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url));
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);
});
