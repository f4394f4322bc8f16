import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { GenerationFailed, GenerationSuccess } from "@marque/contract";
import { Ajv } from "ajv";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Marque, TimeoutError } from "../index.ts";
import { Receiver } from "./receiver.ts";
import { failureEvent, signEvent, successEvent, TEST_SECRET } from "./testing.ts";

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.start({ secret: TEST_SECRET });
});
afterEach(() => receiver.close());

const send = async (init: object) => fetch(receiver.url, { method: "POST", ...init });

async function all<Item>(source: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of source) items.push(item);
  return items;
}

describe("the receiver", () => {
  it("gives the event of a job, whether it came before or comes after one asks", async () => {
    const [early, late] = [successEvent(), failureEvent()];
    expect((await send(await signEvent(early))).status).toBe(200);
    expect(await receiver.eventOf(early.data.job_id)).toEqual(early);
    const waiting = receiver.eventOf(late.data.job_id);
    await send(await signEvent(failureEvent()));
    await send(await signEvent(late));
    expect(await waiting).toEqual(late);
  });

  it("shows every request as it comes, refused ones with the reason", async () => {
    const event = failureEvent();
    const { body, headers } = await signEvent(event);
    expect((await send({ body: `${body}\n`, headers })).status).toBe(400);
    await send({ body, headers });
    const seen: (string | null)[] = [];
    for await (const arrival of receiver.arrivals()) {
      seen.push(arrival.event?.event_id ?? arrival.problem);
      if (seen.length === 2) break;
    }
    expect(seen).toEqual([expect.stringContaining("white space"), event.event_id]);
  });

  it("is not misled by an event that somebody else signed", async () => {
    const event = failureEvent();
    await send(await signEvent(event, "whsec_b3RoZXI="));
    await expect(receiver.eventOf(event.data.job_id, { timeout: 100 })).rejects.toBeInstanceOf(TimeoutError);
  });

  it("ends a wait by time, by signal and by close, and the iteration by close", async () => {
    await expect(receiver.eventOf("job_none", { timeout: 20 })).rejects.toThrow("did not arrive in time");
    const abort = new AbortController();
    const aborted = receiver.eventOf("job_none", { signal: abort.signal });
    abort.abort(new Error("enough"));
    await expect(aborted).rejects.toThrow("enough");
    const cut = expect(receiver.eventOf("job_none")).rejects.toThrow("closed before");
    const iterated = all(receiver.arrivals());
    await receiver.close();
    await cut;
    expect(await iterated).toEqual([]);
  });

  it("takes POST alone, and no more than an event can be", async () => {
    expect((await fetch(receiver.url)).status).toBe(405);
    expect((await send({ body: "x".repeat(3_000_000) })).status).toBe(413);
  });

  it("says why it cannot listen", async () => {
    await expect(Receiver.start({ secret: TEST_SECRET, port: receiver.port })).rejects.toThrow("EADDRINUSE");
  });

  it("generateAndWait sends its own URL and returns the event, also one that beats the answer", async () => {
    const event = successEvent();
    const asked: { webhook_url?: string }[] = [];
    const api = createServer(async (request, response) => {
      asked.push(JSON.parse(Buffer.concat(await all<Buffer>(request)).toString()));
      await send(await signEvent(event));
      response.setHeader("content-type", "application/json").end(JSON.stringify({ id: event.data.job_id }));
    });
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
    const { port } = api.address() as AddressInfo;
    const marque = new Marque("sk_test_x", { baseUrl: `http://127.0.0.1:${port}` });
    const request = { project_id: "proj_1", prompt: "p" };
    expect(await receiver.generateAndWait(marque, request)).toEqual(event);
    expect(asked).toEqual([{ ...request, webhook_url: receiver.url }]);
    api.close();
  });
});

describe("signed test events", () => {
  it("have the shape of the contract", () => {
    const ajv = new Ajv({ strict: false });
    expect(ajv.validate(GenerationSuccess, successEvent()), ajv.errorsText()).toBe(true);
    expect(ajv.validate(GenerationFailed, failureEvent()), ajv.errorsText()).toBe(true);
  });

  it("are believed by the library of Standard Webhooks too", async () => {
    const event = successEvent();
    const { body, headers } = await signEvent(event);
    expect(new Webhook(TEST_SECRET).verify(body, { ...headers })).toEqual(event);
  });

  it("want the whole secret", async () => {
    await expect(signEvent(failureEvent(), "dGVzdA==")).rejects.toThrow("whsec_ included");
  });
});
