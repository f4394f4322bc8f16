import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHOWN_APPLICATIONS } from "@marque/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../receiver.ts";
import { finishedId, insertFinishedWork } from "../rows.ts";
import {
  DRAWING_THREAD,
  type Reply,
  startTestService,
  type TestService,
  type TestWorkspace,
} from "../test-service.ts";
import { DashboardClient, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

const SCENE_THREAD = new URL("../scene-thread.ts", import.meta.url);

let service: TestService;
let workspace: TestWorkspace;
let other: TestWorkspace;
let member: SignedInPerson;
let stranger: SignedInPerson;
/** Somebody without an account or a cookie. */
let client: DashboardClient;
let folder: string;
let gate: string;
let note: string;
let gates = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-scenes-"));
  service = await startTestService(
    { MARQUE_ROLES: "api,dashboard" },
    DRAWING_THREAD,
    undefined,
    SCENE_THREAD,
  );
  workspace = await service.createWorkspace("pro");
  other = await service.createWorkspace("pro");
  member = await signedInPerson(service, workspace.id, "member");
  stranger = await signedInPerson(service, other.id);
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  client = new DashboardClient(service);
  gates += 1;
  gate = join(folder, `gate-${gates}`);
  note = join(folder, `note-${gates}`);
  await service.db.query("delete from rate_windows");
});

const release = () => writeFile(gate, "");
const failure = ({ status, body }: Reply) => [status, body.error?.code];
const drawn = async () => (await readFile(note, "utf8").catch(() => "")).trim().split("\n");

let made = 0;
/** Finished brands whose designs say what the stand-in for the scenes' thread does; without one no design is kept. */
async function withBrands(
  person: SignedInPerson,
  workspaceId: string,
  designs: readonly (object | null)[],
): Promise<{ readonly projectId: string; readonly brands: readonly string[] }> {
  const { body } = await person.client.call(`/api/workspaces/${workspaceId}/projects`, {
    json: { environment: "sandbox", name: "Scenes" },
  });
  const start = made;
  made += designs.length;
  const own = { workspaceId, environment: "sandbox", projectId: body.id } as const;
  await insertFinishedWork(service.db, own, designs.length, { start });
  const brands = designs.map((_, n) => finishedId("brand_", start + n + 1));
  for (const [n, design] of designs.entries()) {
    if (!design) continue;
    await service.db.query("update memory_nodes set brief = $2, design = $3 where id = $1", [
      finishedId("mem_", start + n + 1),
      JSON.stringify({ note }),
      JSON.stringify({ kind: "design", ...design }),
    ]);
  }
  return { projectId: body.id, brands };
}

async function shared(
  designs: readonly (object | null)[],
): Promise<{ path: string; brands: readonly string[] }> {
  const { projectId, brands } = await withBrands(member, workspace.id, designs);
  const { body } = await member.client.call(
    `/api/workspaces/${workspace.id}/projects/${projectId}/client-links`,
    { json: { brand_ids: brands } },
  );
  return { path: `/api${new URL(body.url).pathname}`, brands };
}

const ofLink = (path: string, number = 1, application = "van") =>
  client.call(`${path}/brands/${number}/applications/${application}`);
const ofMember = (brand: string, application = "van", person = member, { id } = workspace) =>
  person.client.call(`/api/workspaces/${id}/brands/${brand}/applications/${application}`);
const twelve = (name: string, does: string) =>
  Array.from({ length: 12 }, (_, n) => ({ name: `${name}-${n}`, does }));
const allOf = (path: string, brands = 12) =>
  Array.from({ length: brands }, (_, n) =>
    SHOWN_APPLICATIONS.map((application) => ofLink(path, n + 1, application)),
  ).flat();

describe("scenes of the brand in use", { timeout: 60_000 }, () => {
  it("are drawn in a thread: while one is, other routes answer", async () => {
    const { path, brands } = await shared([{ name: "slow", does: `hold:${gate}` }]);
    let isAnswered = false;
    const scene = ofLink(path).finally(() => {
      isAnswered = true;
    });
    await eventually(async () => ((await drawn())[0] === "slow van" ? true : null));
    expect((await client.call(path)).status).toBe(200);
    const brand = await member.client.call(`/api/workspaces/${workspace.id}/brands/${brands[0]}`);
    expect([brand.status, brand.body.applications]).toEqual([200, SHOWN_APPLICATIONS]);
    expect((await service.call("/healthz", { origin: "dashboard" })).status).toBe(200);
    expect(isAnswered).toBe(false);
    await release();
    const { status, headers, text } = await scene;
    expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(text).toMatch(/slow van true \d+</);
  });

  it("client link × workspace: all scenes of a link at once leave room for its makers and for other links", async () => {
    const { path } = await shared(twelve("whole", `hold:${gate}`));
    const second = await shared([{ name: "second" }]);
    const own = await withBrands(member, workspace.id, [{ name: "own" }]);
    const replies = [
      ...allOf(path),
      // What is asked for twice is drawn once.
      ofLink(path, 12),
      ofMember(own.brands[0]!),
      ofLink(second.path),
    ];
    await release();
    for (const { status } of await Promise.all(replies)) expect(status).toBe(200);
    expect(await drawn()).toHaveLength(98);
  });

  it("client links × other workspaces: more than two whole links at once are refused in part, and others get theirs", async () => {
    const does = `hold:${gate}`;
    const [one, two] = [await shared(twelve("one", does)), await shared(twelve("two", does))];
    const three = await shared([{ name: "three", does }]);
    const own = await withBrands(member, workspace.id, [{ name: "own" }]);
    const theirs = await withBrands(stranger, other.id, [{ name: "theirs" }]);
    const refused: Reply[] = [];
    const asked = [...allOf(one.path), ...allOf(two.path), ...allOf(three.path, 1)].map(async (asking) => {
      const reply = await asking;
      if (reply.status !== 200) refused.push(reply);
      return reply.status;
    });
    // One is being drawn, and 192 of the 200 wait.
    await eventually(async () => (refused.length === 7 ? true : null), 50_000);
    const late = await ofMember(own.brands[0]!);
    for (const reply of [...refused, late]) {
      expect(failure(reply)).toEqual([429, "rate_limit_exceeded"]);
      expect(reply.headers["retry-after"]).toBe("2");
    }
    const scene = ofMember(theirs.brands[0]!, "van", stranger, other);
    await release();
    expect((await scene).status).toBe(200);
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(193);
    expect((await ofMember(own.brands[0]!)).status).toBe(200);
  });

  it("are 404 only where there is no such brand, scene or design", async () => {
    const { path, brands } = await shared([null, { name: "there" }]);
    expect(failure(await ofLink(path, 1))).toEqual([404, "not_found"]);
    expect(failure(await ofLink(path, 3))).toEqual([404, "not_found"]);
    expect(failure(await ofLink(path, 2, "moon"))).toEqual([404, "not_found"]);
    expect((await ofLink(path, 2)).status).toBe(200);
    expect(failure(await ofMember(brands[0]!))).toEqual([404, "not_found"]);
    expect(failure(await ofMember(brands[1]!, "moon"))).toEqual([404, "not_found"]);
    expect(failure(await ofMember(brands[1]!, "van", stranger, other))).toEqual([404, "not_found"]);
    expect((await ofMember(brands[1]!)).status).toBe(200);
  });

  it("that cannot be drawn are our fault: 500 in the envelope, and why in the log alone", async () => {
    const { path, brands } = await shared([{ name: "broken", does: "throw" }]);
    for (const reply of [await ofLink(path), await ofMember(brands[0]!)]) {
      expect(failure(reply)).toEqual([500, "internal_error"]);
      expect(reply.text).not.toContain("pen");
      expect(service.logged.join("")).toContain("the pen broke");
      expect(service.logged.join("")).toContain(reply.headers["x-request-id"]!);
    }
    expect(service.logged.join("")).not.toContain(path.split("/")[3]);
  });
});
