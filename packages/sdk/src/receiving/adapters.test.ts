// The adapters in the real frameworks, over real sockets where the framework has some.
import type { AddressInfo } from "node:net";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import type { MarqueEvent } from "../index.ts";
import { webhookHandler as expressHandler } from "./express.ts";
import { webhookPlugin } from "./fastify.ts";
import type { WebhookOptions } from "./handler.ts";
import { webhookHandler as honoHandler } from "./hono.ts";
import { webhookRoute } from "./next.ts";
import { failureEvent, signEvent, successEvent, TEST_SECRET } from "./testing.ts";

type Send = (init: { body: string; headers: Record<string, string> }) => Promise<Response>;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const posting =
  (url: string): Send =>
  (init) =>
    fetch(url, { method: "POST", ...init });

const FRAMEWORKS: Record<string, (options: WebhookOptions) => Promise<Send>> = {
  Express: async (options) => {
    const app = express();
    app.post("/webhooks", expressHandler(options));
    return listening(app);
  },
  "Express behind express.raw": async (options) => {
    const app = express();
    app.post("/webhooks", express.raw({ type: "*/*", limit: "5mb" }), expressHandler(options));
    return listening(app);
  },
  Fastify: async (options) => {
    const app = fastify();
    app.register(webhookPlugin, { path: "/webhooks", ...options });
    closing.push(() => app.close());
    return posting(`${await app.listen({ port: 0 })}/webhooks`);
  },
  Hono: async (options) => {
    const app = new Hono();
    app.post("/webhooks", honoHandler(options));
    return async (init) => app.request("/webhooks", { method: "POST", ...init });
  },
  "a Route Handler of Next": async (options) => {
    const POST = webhookRoute(options);
    return (init) => POST(new Request("https://example.com/webhooks", { method: "POST", ...init }));
  },
};

function listening(app: express.Express): Promise<Send> {
  return new Promise((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => {
      closing.push(() => server.close());
      resolve(posting(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`));
    });
  });
}

describe.each(Object.entries(FRAMEWORKS))("%s", (name, start) => {
  it("hands over what is signed, both kinds, and answers 200", async () => {
    const events: MarqueEvent[] = [];
    const send = await start({ secret: TEST_SECRET, onEvent: (event) => events.push(event) });
    const sent = [successEvent({ job_id: "job_café" }), failureEvent()];
    for (const event of sent) expect((await send(await signEvent(event))).status).toBe(200);
    expect(events).toEqual(sent);
  });

  it("answers 400 with the reason to what is not, and hands nothing over", async () => {
    const events: MarqueEvent[] = [];
    const send = await start({ secret: TEST_SECRET, onEvent: (event) => events.push(event) });
    const { body, headers } = await signEvent(failureEvent());
    const { "service-signature": _, ...unsigned } = headers;
    for (const [forged, words] of [
      [{ body: `${body} `, headers }, "white space"],
      [{ body: body.replace("evt_", "evt-"), headers }, "does not match"],
      [{ body, headers: unsigned }, "no Service-Signature"],
      [{ body: "", headers }, "does not match"],
    ] as const) {
      const answer = await send(forged);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
    }
    expect(events).toEqual([]);
  });

  it("answers 500 when the handler throws, so that the service sends the event again", async () => {
    const send = await start({
      secret: TEST_SECRET,
      onEvent: async () => {
        throw new Error("the disk is full");
      },
    });
    const init = await signEvent(failureEvent());
    if (name.includes("Next")) await expect(send(init)).rejects.toThrow("the disk is full");
    else expect((await send(init)).status).toBe(500);
  });

  it("answers 413 to more than an event can be", async () => {
    const send = await start({ secret: TEST_SECRET, onEvent: () => {} });
    if (name.includes("raw")) return;
    const { headers } = await signEvent(failureEvent());
    expect((await send({ body: "x".repeat(3_000_000), headers })).status).toBe(413);
  });
});

it("Express: behind a JSON parser the answer says what to change", async () => {
  const app = express();
  app.use(express.json());
  app.post("/webhooks", expressHandler({ secret: TEST_SECRET, onEvent: () => {} }));
  const answer = await (await listening(app))(await signEvent(failureEvent()));
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("parsed already")]);
});

it("Fastify: other routes keep their parser", async () => {
  const app = fastify();
  app.register(webhookPlugin, { path: "/webhooks", secret: TEST_SECRET, onEvent: () => {} });
  app.post("/other", async ({ body }) => body);
  const answer = await app.inject({ method: "POST", url: "/other", payload: { a: 1 } });
  expect(answer.json()).toEqual({ a: 1 });
  await app.close();
});
