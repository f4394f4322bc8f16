import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
let consumer: string;

beforeAll(async () => {
  execFileSync(process.execPath, [join(ROOT, "packages/sdk/scripts/build.ts")]);
  consumer = await mkdtemp(join(tmpdir(), "marque-sdk-"));
  await mkdir(join(consumer, "node_modules/@marque"), { recursive: true });
  await cp(join(ROOT, "packages/sdk/dist"), join(consumer, "node_modules/@marque/sdk"), { recursive: true });
}, 60_000);
afterAll(() => rm(consumer, { recursive: true, force: true }));

describe("the published package", () => {
  it("runs as plain JavaScript, without anything else installed", async () => {
    const script = `import { Marque, SignatureVerificationError } from "@marque/sdk";
      const marque = new Marque("sk_test_x");
      const refused = await marque.webhooks.verify("{}", {}, "whsec_x").catch((error) => error);
      console.log(refused instanceof SignatureVerificationError);`;
    await writeFile(join(consumer, "use.mjs"), script);
    expect(execFileSync(process.execPath, ["use.mjs"], { cwd: consumer }).toString().trim()).toBe("true");
  });

  it("has types that stand by themselves and catch a misspelt field", async () => {
    const use = (field: string) => `import { Marque } from "@marque/sdk";
      const job = await new Marque("sk_test_x").brands.generate({ project_id: "p", ${field}: "x" });
      export const status: "queued" | "processing" | "succeeded" | "failed" = job.status;`;
    await writeFile(join(consumer, "good.mts"), use("prompt"));
    await writeFile(join(consumer, "bad.mts"), use("promt"));
    const check = (file: string) =>
      execFileSync(
        process.execPath,
        [
          join(ROOT, "node_modules/typescript/bin/tsc"),
          "--noEmit",
          "--strict",
          "--target",
          "es2022",
          "--module",
          "nodenext",
          "--lib",
          "es2023,dom",
          file,
        ],
        { cwd: consumer, stdio: "pipe" },
      );
    expect(() => check("good.mts")).not.toThrow();
    expect(() => check("bad.mts")).toThrow();
  }, 60_000);

  it("has its receiver, adapters and test helper under names of their own", async () => {
    const script = `import { Receiver } from "@marque/sdk/receiver";
      import { failureEvent, signEvent, TEST_SECRET } from "@marque/sdk/testing";
      import { webhookHandler } from "@marque/sdk/express";
      import { webhookPlugin } from "@marque/sdk/fastify";
      import { webhookRoute } from "@marque/sdk/next";
      import { webhookHandler as hono } from "@marque/sdk/hono";
      const receiver = await Receiver.start({ secret: TEST_SECRET });
      const event = failureEvent();
      const { status } = await fetch(receiver.url, { method: "POST", ...(await signEvent(event)) });
      const received = await receiver.eventOf(event.data.job_id);
      await receiver.close();
      console.log(status, received.event_id === event.event_id, [webhookHandler, webhookPlugin, webhookRoute, hono].every(Boolean));`;
    await writeFile(join(consumer, "receive.mjs"), script);
    expect(execFileSync(process.execPath, ["receive.mjs"], { cwd: consumer }).toString().trim()).toBe(
      "200 true true",
    );
  });

  it("names no package but itself, and carries its licence", async () => {
    const dist = join(ROOT, "packages/sdk/dist");
    const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|d\.ts)$/.test(file));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      // The receiver alone needs Node; everything else runs wherever there are fetch and Web Crypto.
      const foreign = file.includes("receiver.") ? /from "(?!node:)[^."]/ : /from "[^."]/;
      expect(await readFile(join(dist, file), "utf8"), file).not.toMatch(foreign);
    }
    expect(JSON.parse(await readFile(join(dist, "package.json"), "utf8")).dependencies).toBeUndefined();
    expect(await readdir(dist)).toContain("LICENSE");
  });
});
