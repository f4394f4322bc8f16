import { DIRECTION_CHARACTERS, DIRECTIONS, type JobView } from "@marque/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../receiver.ts";
import { setUsed } from "../rows.ts";
import type { Send, TestWorkspace } from "../test-service.ts";
import { useService } from "../use-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

const service = useService({ MARQUE_WORKER_THREADS: "1" });
let workspace: TestWorkspace;
let person: SignedInPerson;

beforeAll(async () => {
  workspace = await service.createWorkspace("pro");
  person = await signedInPerson(service, workspace.id, "member");
});

const call = (path: string, send: Send = {}) =>
  person.client.call(`/api/workspaces/${workspace.id}${path}`, send);
const newProject = async (environment = "sandbox") =>
  (await call("/projects", { json: { environment, name: "P" } })).body.id as string;
const ask = (project: string, json: object) => call(`/projects/${project}/directions`, { json });
const jobsOf = async (project: string) => (await call(`/projects/${project}/jobs`)).body.data as JobView[];

describe("directions", () => {
  it("are an ordinary job each, with a Memory Node of its own", async () => {
    const project = await newProject();
    const { status, body } = await ask(project, { prompt: "A bakery", directions: DIRECTIONS });
    expect(status).toBe(200);
    expect(body.data.map(({ prompt }: JobView) => prompt)).toEqual(
      DIRECTIONS.map((direction) => `A bakery\nDirection: ${direction}`),
    );
    const jobs = await eventually(async () => {
      const all = await jobsOf(project);
      return all.every((job) => job.status === "succeeded") ? all : null;
    });
    expect(new Set(jobs.map(({ memory_id }) => memory_id)).size).toBe(DIRECTIONS.length);
  });

  it.each([
    ["none", "directions", { prompt: "x", directions: [] }],
    ["one twice", "directions", { prompt: "x", directions: ["letter", "letter"] }],
    ["an unknown one", "directions", { prompt: "x", directions: ["sideways"] }],
    ["no list", "directions", { prompt: "x" }],
    ["a blank sentence", "prompt", { prompt: " ", directions: ["letter"] }],
    [
      "a sentence with no room for the direction's words",
      "prompt",
      { prompt: "x".repeat(2_001 - DIRECTION_CHARACTERS), directions: ["letter"] },
    ],
  ])("refuse %s by the field, and make nothing", async (_, field, json) => {
    const project = await newProject();
    const { status, body } = await ask(project, json);
    expect([status, body.error.param.split(/[.[]/)[0]]).toEqual([400, field]);
    expect(await jobsOf(project)).toEqual([]);
  });

  it("× quota: all of them or none, where the month has room for fewer", async () => {
    const project = await newProject("live");
    await service.db.query(
      `insert into quota_months (workspace_id, month, units)
       values ($1, date_trunc('month', now() at time zone 'utc')::date, 997)`,
      [workspace.id],
    );
    const { status, body } = await ask(project, { prompt: "A bakery", directions: DIRECTIONS });
    expect([status, body.error.code]).toEqual([403, "billing_hard_limit"]);
    expect(await jobsOf(project)).toEqual([]);
    expect(
      (await ask(project, { prompt: "A bakery", directions: DIRECTIONS.slice(0, 3) })).body.data,
    ).toHaveLength(3);
  });

  it("× rate limit: each counts as a generation, and none is made beyond it", async () => {
    const project = await newProject();
    await setUsed(service.db, workspace.id, "generation", 57);
    const { status, body } = await ask(project, { prompt: "A bakery", directions: DIRECTIONS });
    expect([status, body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    expect(await jobsOf(project)).toEqual([]);
    await service.db.query("delete from rate_windows where subject = $1", [workspace.id]);
  });
});

describe("a heart", () => {
  it("is kept with the brand, and taken back; no other workspace reaches it", async () => {
    const other = await service.createWorkspace("pro");
    const stranger = await signedInPerson(service, other.id, "owner");
    const rows = await service.db.query<{ id: string }>(
      "select id from brands where workspace_id = $1 limit 1",
      [workspace.id],
    );
    const id = rows[0]!.id;
    const isHearted = async () => (await call(`/brands/${id}`)).body.is_hearted as boolean;
    expect(await isHearted()).toBe(false);
    for (let twice = 0; twice < 2; twice++)
      expect((await call(`/brands/${id}/heart`, { json: {} })).status).toBe(204);
    expect(await isHearted()).toBe(true);
    const theirs = await stranger.client.call(`/api/workspaces/${other.id}/brands/${id}/heart`, {
      method: "DELETE",
    });
    expect(theirs.status).toBe(404);
    expect(await isHearted()).toBe(true);
    expect((await call(`/brands/${id}/heart`, { method: "DELETE" })).status).toBe(204);
    expect(await isHearted()).toBe(false);
  });
});
