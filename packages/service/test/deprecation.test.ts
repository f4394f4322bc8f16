// Nothing of V1 is deprecated, so an operation and two fields are marked here and served by the real guard and route.
import { deprecated, listProjects, type Operation, operation, Text } from "@marque/contract";
import { Type } from "typebox";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Admission } from "../src/admission/admission.ts";
import { Execution } from "../src/admission/execution.ts";
import { installGuard } from "../src/api/guard.ts";
import { route } from "../src/api/route.ts";
import { createApp } from "../src/http/app.ts";
import { readJson } from "../src/http/body.ts";
import { type TestService as Served, startTestService as serveHere } from "../src/http/serving.fixture.ts";
import { createLog } from "../src/log.ts";
import { setUsed } from "./rows.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

const NOTICE = { since: "2027-01-01", sunset: "2027-07-01", guide: "/docs/versioning" };
const EARLIER = { since: "2026-12-01", sunset: "2027-08-01", guide: "https://guide.example/mood" };
const ALL_THREE = {
  deprecation: "@1798761600",
  sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
  link: '</docs/versioning>; rel="deprecation", </docs/versioning>; rel="sunset"',
};

const NoQuery = Type.Object({}, { additionalProperties: false });
const Answer = Type.Object({ ok: Type.Boolean() });
const base = {
  ...listProjects,
  success: { status: 200, description: "x", schema: Answer },
  errors: [],
} as const;
const old = operation({ ...base, id: "old", path: "/v1/old", deprecated: NOTICE, query: NoQuery });
const fielded = operation({
  ...base,
  id: "fielded",
  method: "POST",
  path: "/v1/fielded",
  query: NoQuery,
  body: Type.Object(
    { mood: Type.Optional(Text({ maxLength: 9, ...deprecated(EARLIER) })) },
    { additionalProperties: false },
  ),
});
const telling = operation({
  ...base,
  id: "telling",
  path: "/v1/telling",
  query: NoQuery,
  success: {
    status: 200,
    description: "x",
    schema: Type.Object({ ok: Type.Boolean(), mood: Type.Optional(Type.String(deprecated(NOTICE))) }),
  },
});
const plain = operation({ ...base, id: "plain", path: "/v1/plain", query: NoQuery });

let service: TestService;
let workspace: TestWorkspace;
let admission: Admission;
let served: Served;
let agent: Agent;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api" });
  workspace = await service.createWorkspace();
  const log = createLog({ level: "silent" });
  const { database } = service.db;
  admission = new Admission({ database, log, suspends: false });
  const app = createApp({ log });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (_request: unknown, payload: Parameters<typeof readJson>[0]) =>
    readJson(payload),
  );
  installGuard(app, admission);
  const execution = new Execution(database);
  for (const marked of [old, fielded, telling, plain] as readonly Operation[]) {
    route(app, execution, marked, { act: async () => ({ ok: true }) });
  }
  await app.ready();
  served = await serveHere({ handler: (incoming, response) => app.routing(incoming, response) });
  agent = new Agent({ connect: { ca: served.ca } });
});
afterAll(async () => {
  await agent?.close();
  await served?.stop(0);
  await admission?.close();
  await service?.stop();
});

async function call(path: string, key: string | null = workspace.liveKey, body?: object) {
  const {
    statusCode,
    headers,
    body: answer,
  } = await request(`https://localhost:${served.port("live")}${path}`, {
    dispatcher: agent,
    method: body ? "POST" : "GET",
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.dump();
  const { deprecation, sunset, link } = headers;
  return { status: statusCode, told: { deprecation, sunset, link } };
}
const NONE = { deprecation: undefined, sunset: undefined, link: undefined };

describe("an answer carries Deprecation, Sunset and Link", () => {
  it("when the operation is deprecated, whatever the answer is", async () => {
    expect(await call("/v1/old")).toEqual({ status: 200, told: ALL_THREE });
    expect(await call("/v1/old", null)).toEqual({ status: 401, told: ALL_THREE });
    expect(await call("/v1/old?colour=red")).toEqual({ status: 400, told: ALL_THREE });
  });

  it("also from a window that is known to be used up", async () => {
    const other = await service.createWorkspace();
    await setUsed(service.db, other.id, "standard", 5_000);
    for (let n = 0; n < 3; n++) {
      expect(await call("/v1/old", other.liveKey)).toEqual({ status: 429, told: ALL_THREE });
    }
  });

  it("when a deprecated field was sent, and not when it was left out or null", async () => {
    const sent = await call("/v1/fielded", workspace.liveKey, { mood: "calm" });
    expect(sent).toEqual({
      status: 200,
      told: {
        deprecation: "@1796083200",
        sunset: "Sun, 01 Aug 2027 00:00:00 GMT",
        link: '<https://guide.example/mood>; rel="deprecation", <https://guide.example/mood>; rel="sunset"',
      },
    });
    expect(await call("/v1/fielded", workspace.liveKey, {})).toEqual({ status: 200, told: NONE });
  });

  it("when the answer has a deprecated field", async () => {
    expect(await call("/v1/telling")).toEqual({ status: 200, told: ALL_THREE });
  });

  it("and none of them where nothing is deprecated, as all of V1 today", async () => {
    expect(await call("/v1/plain")).toEqual({ status: 200, told: NONE });
    const today = await service.call("/v1/projects", { key: workspace.testKey });
    expect(today.headers).not.toHaveProperty("deprecation");
  });
});
