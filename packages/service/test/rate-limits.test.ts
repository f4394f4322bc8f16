import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newApiKey } from "../src/identity/api-key.ts";
import { setUsed, withinOneMinute } from "./rows.ts";
import { type SecondProcess, startSecondProcess } from "./second-process.ts";
import { type Reply, type Send, startTestService, type TestService } from "./test-service.ts";

let service: TestService;
let second: SecondProcess;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api", MARQUE_TRUST_PROXY: "127.0.0.0/8,::1" });
  second = await startSecondProcess(service);
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const list = (key: string, send: Send = {}) => service.call("/v1/projects", { key, ...send });
const generate = (key: string, send: Send = {}) =>
  service.call("/v1/brands/generate", { key, json: { project_id: "proj_0", prompt: "x" }, ...send });
const remaining = (reply: Reply) => Number(reply.headers["x-ratelimit-remaining"]);

function expectLimited(reply: Reply, limit: number): void {
  expect(reply.status).toBe(429);
  const { type, code, message } = reply.body.error;
  expect({ type, code }).toEqual({ type: "rate_limit_error", code: "rate_limit_exceeded" });
  expect(reply.headers["x-ratelimit-limit"]).toBe(String(limit));
  expect(reply.headers["x-ratelimit-remaining"]).toBe("0");
  const wait = Number(reply.headers["retry-after"]);
  const untilReset = Number(reply.headers["x-ratelimit-reset"]) - Date.now() / 1000;
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect(Math.abs(wait - untilReset)).toBeLessThan(2);
  expect(message).toContain(`${wait} second`);
}

describe("the window", () => {
  it.each([
    ["pro", 60, 1_000],
    ["agency", 300, 5_000],
  ])(
    "of the %s plan has %i generation and %i standard requests a minute",
    async (plan, perMinute, standard) => {
      const { testKey, id } = await service.createWorkspace(plan);
      const cheap = await list(testKey);
      expect(cheap.headers["x-ratelimit-limit"]).toBe(String(standard));
      const dear = await generate(testKey);
      expect(dear.headers["x-ratelimit-limit"]).toBe(String(perMinute));
      for (const [category, limit, call] of [
        ["standard", standard, list],
        ["generation", perMinute, generate],
      ] as const) {
        await setUsed(service.db, id, category, limit - 1);
        const last = await call(testKey);
        expect(last.status).not.toBe(429);
        expect(remaining(last)).toBe(0);
        expectLimited(await call(testKey), limit);
      }
    },
  );

  it("is aligned to the clock minute of the database", async () => {
    const { testKey } = await service.createWorkspace();
    const reset = Number((await list(testKey)).headers["x-ratelimit-reset"]);
    expect(reset % 60).toBe(0);
    expect(reset - Date.now() / 1000).toBeLessThanOrEqual(60.5);
    expect(reset - Date.now() / 1000).toBeGreaterThan(-0.5);
  });

  it("is shared by both environments, all keys of the workspace and all processes", async () => {
    const { id, testKey, liveKey } = await service.createWorkspace();
    const another = (await service.admin.createKey(id, "sandbox", "another")).secret;
    await withinOneMinute();
    const counts = [
      remaining(await list(testKey)),
      remaining(await list(liveKey, { origin: "live" })),
      remaining(await list(another)),
      remaining(await second.call("/v1/projects", { key: testKey })),
      remaining(await second.call("/v1/projects", { key: liveKey, origin: "live" })),
    ];
    expect(counts).toEqual([4999, 4998, 4997, 4996, 4995]);
    await setUsed(service.db, id, "standard", 5_000);
    expectLimited(await list(another), 5_000);
    expectLimited(await list(liveKey, { origin: "live" }), 5_000);
    expectLimited(await second.call("/v1/projects", { key: testKey }), 5_000);
  });

  it("of one category leaves the other alone: only POST /v1/brands/generate is generation", async () => {
    const { id, testKey } = await service.createWorkspace("pro");
    await setUsed(service.db, id, "generation", 60);
    expectLimited(await generate(testKey), 60);
    for (const [path, send] of [
      ["/v1/projects", {}],
      ["/v1/projects", { json: { name: "A" } }],
      ["/v1/projects/proj_0", { method: "PATCH", json: { name: "B" } }],
      ["/v1/projects/proj_0", { method: "DELETE" }],
      ["/v1/projects/proj_0/memory", {}],
      ["/v1/brands", {}],
      ["/v1/brands/generate", {}],
      ["/v1/nothing", {}],
    ] as const) {
      const reply = await service.call(path, { key: testKey, ...send });
      expect(reply.status).not.toBe(429);
      expect(reply.headers["x-ratelimit-limit"]).toBe("1000");
    }
  });

  it("that ended is fresh again, and a workspace's window is nobody else's", async () => {
    const { id, testKey } = await service.createWorkspace();
    const other = await service.createWorkspace();
    await service.db.query(
      `insert into rate_windows values ($1, 'standard', date_trunc('minute', now()) - interval '1 minute', 9999, 0)`,
      [id],
    );
    expect((await list(testKey)).status).toBe(200);
    await setUsed(service.db, id, "standard", 5_000);
    expectLimited(await list(testKey), 5_000);
    expect((await list(other.testKey)).status).toBe(200);
  });

  it("counts every request of the workspace, also those that fail", async () => {
    const { testKey } = await service.createWorkspace();
    await withinOneMinute();
    const start = remaining(await list(testKey));
    await service.call("/v1/nothing", { key: testKey });
    await service.call("/v1/projects", { key: testKey, json: {} });
    await service.call("/v1/projects", { key: testKey, method: "PUT" });
    await service.call("/v1/projects", { key: testKey, raw: "{", method: "POST" });
    expect(remaining(await list(testKey))).toBe(start - 5);
  });

  it("honestly: of seventy generations at once on two processes sixty pass", async () => {
    const { testKey } = await service.createWorkspace("pro");
    await withinOneMinute(15);
    const replies = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        (n % 2 ? service : second).call("/v1/brands/generate", {
          key: testKey,
          json: { project_id: "proj_0", prompt: "x" },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(60);
    const limited = replies.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(10);
    for (const reply of limited) expectLimited(reply, 60);
  });

  it("is checked before a byte of the body is read, and before path, method and content type", async () => {
    const { id, testKey } = await service.createWorkspace();
    await setUsed(service.db, id, "standard", 5_000);
    expectLimited(await service.call("/v1/nothing", { key: testKey }), 5_000);
    expectLimited(
      await service.call("/v1/projects", { key: testKey, raw: "nonsense", method: "POST" }),
      5_000,
    );
  });
});

describe("without a workspace the client address is counted", () => {
  const anonymous = (address: string, send: Send = {}, path = "/v1/projects") =>
    service.call(path, { ...send, headers: { ...send.headers, "x-forwarded-for": address } });

  it("at 100 a minute; over that the answer is 429 instead of the 401", async () => {
    await withinOneMinute();
    const address = "203.0.113.1";
    const unknown = newApiKey("sandbox");
    const { liveKey, testKey } = await service.createWorkspace();
    expect(remaining(await anonymous(address))).toBe(99);
    expect(remaining(await anonymous(address, { headers: { authorization: "Basic x" } }))).toBe(98);
    expect(remaining(await anonymous(address, { key: unknown }))).toBe(97);
    expect(remaining(await anonymous(address, { key: liveKey }))).toBe(96);
    expect(remaining(await anonymous(address, {}, "/nothing"))).toBe(95);
    await setUsed(service.db, `address:${address}`, "address", 100);
    expectLimited(await anonymous(address), 100);
    expectLimited(await anonymous(address, { key: unknown }), 100);
    expectLimited(await anonymous(address, { key: liveKey }), 100);
    expectLimited(await anonymous(address, {}, "/nothing"), 100);
    expect((await anonymous("203.0.113.2")).status).toBe(401);
    // A good key has its workspace's window, wherever it is used.
    expect((await anonymous(address, { key: testKey })).status).toBe(200);
  });

  it("honestly: a hundred 401s, then 429", async () => {
    await withinOneMinute();
    const replies = await Promise.all(Array.from({ length: 110 }, () => anonymous("203.0.113.3")));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("and a key's calls to the wrong host never touch it at its own", async () => {
    const address = "203.0.113.4";
    const { id, testKey } = await service.createWorkspace();
    const wrong = () => anonymous(address, { key: testKey, origin: "live" });
    const right = () => anonymous(address, { key: testKey });
    await withinOneMinute(15);
    await Promise.all(Array.from({ length: 112 }, wrong));
    for (let n = 0; n < 5; n++) {
      expectLimited(await wrong(), 100);
      const served = await right();
      expect([served.status, served.headers["x-ratelimit-limit"]]).toEqual([200, "5000"]);
    }
    // What was refused there is the address's, so that it can suspend nobody.
    const refused = await service.db.query<{ refused: number }>(
      "select refused from rate_windows where subject = $1 and refused > 0",
      [id],
    );
    expect(refused).toEqual([]);
  });

  it("and a key that is not good is refused by the limit of the address it comes from, and no other's", async () => {
    const [crowded, quiet] = ["203.0.113.5", "203.0.113.6"];
    const unknown = newApiKey("sandbox");
    await setUsed(service.db, `address:${crowded}`, "address", 100);
    expectLimited(await anonymous(crowded, { key: unknown }), 100);
    expect((await anonymous(quiet, { key: unknown })).status).toBe(401);
    expectLimited(await anonymous(crowded, { key: unknown }), 100);
  });

  it("and a workspace over its limit is refused from memory at both of its hosts, each key at its own", async () => {
    const { id, testKey, liveKey } = await service.createWorkspace();
    await setUsed(service.db, id, "standard", 5_000);
    for (let n = 0; n < 3; n++) {
      expectLimited(await list(testKey), 5_000);
      expectLimited(await list(liveKey, { origin: "live" }), 5_000);
    }
    expect((await anonymous("203.0.113.7", { key: testKey, origin: "live" })).body.error.code).toBe(
      "wrong_environment",
    );
  });

  it("by /64 when it is IPv6", async () => {
    await setUsed(service.db, "address:2001:db8:5:6::/64", "address", 100);
    expectLimited(await anonymous("2001:db8:5:6::1"), 100);
    expectLimited(await anonymous("2001:db8:5:6:7:8:9:a"), 100);
    expect((await anonymous("2001:db8:5:7::1")).status).toBe(401);
  });
});
