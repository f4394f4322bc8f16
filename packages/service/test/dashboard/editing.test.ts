import type { BrandEdit, BrandView, EditingView, EditPreview, JobView } from "@marque/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LIMITS } from "../../src/dashboard-api/limits.ts";
import { ENGINE_THREAD } from "../../src/worker/thread-designer.ts";
import { type Authority, createAuthority, eventually, type Receiver, startReceiver } from "../receiver.ts";
import { finishedId, insertFinishedWork, setUsed } from "../rows.ts";
import { startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

const WARM_MILLISECONDS = 60_000;

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;
let person: SignedInPerson;
let brand: BrandView;
let live: BrandView;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService(
    { MARQUE_WEBHOOK_CA_FILE: authority.caFile, MARQUE_WORKER_THREADS: "1" },
    ENGINE_THREAD,
  );
  workspace = await service.createWorkspace("agency");
  person = await signedInPerson(service, workspace.id, "member");
  await service.admin.changeWorkspace(workspace.id, { webhookUrl: receiver.url });
  // A face that none of the edits ask for, and the layout that they all begin with: the seed is another each time.
  const prompt = "Nocturne, a tea house, deep indigo and gold, a moon, set in Cabin";
  brand = await besideTheMark(await made(await newProject("sandbox"), { prompt }));
  live = await besideTheMark(await made(await newProject("live"), { prompt }));
}, 180_000);
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});
beforeEach(async () => {
  await service.db.query("delete from rate_windows");
});

const at = (path: string, workspaceId = workspace.id) => `/api/workspaces/${workspaceId}${path}`;
const newProject = async (environment: string) =>
  (await person.client.call(at("/projects"), { json: { environment, name: "Nocturne" } })).body.id as string;
const preview = (edit: object, of = brand, { client } = person, workspaceId = workspace.id) =>
  client.call(at(`/brands/${of.id}/preview`, workspaceId), { json: edit });
const keep = (edit: object, of = brand, { client } = person, workspaceId = workspace.id) =>
  client.call(at(`/brands/${of.id}/edits`, workspaceId), { json: edit });
const brandOf = async (id: string) => (await person.client.call(at(`/brands/${id}`))).body as BrandView;
const logoOf = async (id: string) => (await person.client.call(at(`/brands/${id}/logo.svg`))).text;

async function ended(jobId: string): Promise<JobView> {
  return eventually(async () => {
    const { body } = await person.client.call(at(`/jobs/${jobId}`));
    return body.finished_at === null ? null : (body as JobView);
  }, WARM_MILLISECONDS);
}

async function made(projectId: string, json: object): Promise<BrandView> {
  const { body } = await person.client.call(at(`/projects/${projectId}/generations`), { json });
  return brandOf((await ended(body.id)).brand_id!);
}

async function kept(edit: BrandEdit, of = brand): Promise<BrandView> {
  const { status, body } = await keep(edit, of);
  expect(status, JSON.stringify(body)).toBe(200);
  const job = await ended(body.id);
  expect(job.failure).toBeNull();
  return brandOf(job.brand_id!);
}

async function besideTheMark(of: BrandView): Promise<BrandView> {
  const { body } = await person.client.call(at(`/brands/${of.id}/editing`));
  return (body as EditingView).values.layout === "left" ? of : kept({ layout: "left" }, of);
}

const rows = async (sql: string, values: readonly unknown[]) =>
  (await service.db.query<{ count: number }>(`select count(*)::int as count ${sql}`, values))[0]!.count;
const unitsOf = () => rows("from usage_units where workspace_id = $1", [workspace.id]);
const jobsOf = () => rows("from jobs where workspace_id = $1", [workspace.id]);
const nodesOf = () =>
  rows("from memory_nodes m join projects p on p.id = m.project_id where p.workspace_id = $1", [
    workspace.id,
  ]);
const withoutSign = (svg: string) => svg.replace(/<g id="[^"]*-watermark".*<\/g>(?=<\/svg>)/, "");

const FIELDS: readonly BrandEdit[] = [
  { main: "#8a1538" },
  { accent: "#0b5394" },
  { face: "Lora" },
  { case: "upper" },
  { tagline: "Open late" },
  { layout: "above" },
  { symbol: "ph:anchor-fill" },
  { size: 3 },
];

describe("what the panel begins with", () => {
  it("is how the brand is, with the faces that can set its name", async () => {
    const { status, body } = await person.client.call(at(`/brands/${brand.id}/editing`));
    const view = body as EditingView;
    expect(status).toBe(200);
    expect(view.name).toBe("Nocturne");
    expect(view.has_mark).toBe(true);
    expect(view.values).toMatchObject({ face: brand.assets.font_family, layout: "left", size: 0, locks: [] });
    expect(view.faces.find(({ family }) => family === view.values.face)!.weights).toContain(
      view.values.weight,
    );
  });

  it("finds drawings for a word, and none for nonsense", async () => {
    const find = (q: string) =>
      person.client.call(at(`/brands/${brand.id}/symbols?q=${encodeURIComponent(q)}`));
    const { body } = await find("anchor");
    expect(body.data.length).toBeGreaterThan(2);
    expect(body.data[0]).toMatchObject({
      name: expect.stringContaining("anchor"),
      d: expect.stringMatching(/^M/),
    });
    expect((await find("qwrtzpl")).body.data).toEqual([]);
    for (const bad of ["", "x".repeat(61)]) {
      const reply = await find(bad);
      expect([reply.status, reply.body.error.param]).toEqual([400, "q"]);
    }
  });
});

describe("a preview", () => {
  it.each(FIELDS)("of %o shows it, and leaves nothing behind", async (edit) => {
    const before = [await jobsOf(), await nodesOf(), await unitsOf()];
    const { status, body } = await preview(edit);
    expect(status, JSON.stringify(body)).toBe(200);
    const { values, is_same, changed } = body as EditPreview;
    const { symbol: _, ...shown } = edit;
    expect(values).toMatchObject(shown);
    expect([is_same, changed.length > 0]).toEqual([false, true]);
    expect([await jobsOf(), await nodesOf(), await unitsOf()]).toEqual(before);
  });

  it("× environment: carries the watermark of the sandbox, and of the live side as well", async () => {
    expect(await logoOf(live.id)).not.toContain("watermark");
    for (const of of [brand, live])
      for (const edit of [{ main: "#8a1538" }, { layout: "symbol" }, { size: 1 }, {}]) {
        const { body } = await preview(edit, of);
        expect(body.logo_svg, of.environment).toMatch(/-watermark"/);
        expect(body.logo_svg_dark, of.environment).toMatch(/-watermark"/);
      }
  });

  it("× many at once: a workspace has a few under way, the rest is refused, and others are served", async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => preview({ main: "#8a1538" })));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.error.code, headers["retry-after"]]).toEqual([429, "rate_limit_exceeded", "1"]);
    }
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect((await preview({ main: "#8a1538" })).status).toBe(200);
  });
});

describe("an edit that is kept", () => {
  it("is a generation with a Memory Node and an event; what is kept is what was seen", async () => {
    const edit = { main: "#8a1538", face: "Lora", tagline: "  Open   late ", size: 2 } as const;
    const seen = (await preview(edit)).body as EditPreview;
    const units = await unitsOf();
    const version = await kept(edit);
    expect(await logoOf(version.id)).toBe(seen.logo_svg);
    expect(version.prompt).toMatch(
      /^By hand: main colour #8a1538, typeface Lora, tagline “Open late”, mark at 125 %/,
    );
    expect(version.parent_memory_id).toBe(brand.memory_id);
    expect(version.refinement!.changed.toSorted()).toEqual(["colours", "layout", "letters", "tagline"]);
    expect(version.explanation.join(" ")).toContain("You set “typeface Lora”: the typeface changed from");
    expect(version.explanation.join(" ")).not.toContain("You said");
    const event = await eventually(async () =>
      receiver.received.find((each) => each.event.data?.job_id === version.job_id),
    );
    expect(event.event.data.report.changes.length).toBeGreaterThan(3);
    // The sandbox is free.
    expect(await unitsOf()).toBe(units);
  });

  it("× environment: on the live side it is billed as one, and has no watermark", async () => {
    const seen = (await preview({ layout: "right" }, live)).body as EditPreview;
    const units = await unitsOf();
    const version = await kept({ layout: "right" }, live);
    expect(await unitsOf()).toBe(units + 1);
    expect(await logoOf(version.id)).toBe(withoutSign(seen.logo_svg));
    expect(await logoOf(version.id)).not.toContain("watermark");
  });

  it("× quota: is refused where the month has no room, and nothing is made", async () => {
    await service.admin.changeWorkspace(workspace.id, { monthlyQuota: 0 });
    const jobs = await jobsOf();
    const { status, body } = await keep({ main: "#8a1538" }, live);
    expect([status, body.error.code]).toEqual([403, "billing_hard_limit"]);
    expect(await jobsOf()).toBe(jobs);
    // The sandbox and previews cost nothing.
    expect((await preview({ main: "#8a1538" }, live)).status).toBe(200);
    await service.admin.changeWorkspace(workspace.id, { monthlyQuota: 1_000 });
  });

  it("that would change nothing is refused, and costs nothing", async () => {
    const jobs = await jobsOf();
    const { values } = (await person.client.call(at(`/brands/${live.id}/editing`))).body as EditingView;
    for (const edit of [{}, { face: values.face, size: values.size }, { locks: [] }]) {
      const { status, body } = await keep(edit, live);
      expect([status, body.error.code, body.error.message]).toEqual([
        400,
        "invalid_param",
        "This edit changes nothing. Change something first.",
      ]);
    }
    expect(await jobsOf()).toBe(jobs);
  });

  it("× locks: holds parts against edits and against words, until they are unlocked", async () => {
    const locked = await kept({ locks: ["colours", "mark"] });
    expect(await logoOf(locked.id)).toBe(await logoOf(brand.id));
    const refused = await keep({ main: "#8a1538" }, locked);
    expect([refused.status, refused.body.error.param, refused.body.error.message]).toEqual([
      400,
      "main",
      "The colours are locked. Unlock first.",
    ]);
    const worded = await made(locked.project_id, { prompt: "make it red", memory_id: locked.memory_id });
    expect(worded.refinement!.changed).toEqual([]);
    expect(worded.refinement!.unmet.join(" ")).toContain("the colours are locked");
    const free = await kept({ locks: [], main: "#8a1538" }, locked);
    expect(free.refinement!.changed).toEqual(["colours"]);
  });
});

describe.each(["preview", "edits"])("POST …/%s refuses", (path) => {
  const send = (json: object, of = brand.id, { client } = person, workspaceId = workspace.id) =>
    client.call(at(`/brands/${of}/${path}`, workspaceId), { json });

  it.each<[string, unknown]>([
    ["main", "red"],
    ["main", "#FFF"],
    ["main", "#12345g"],
    ["accent", 7],
    ["accent", null],
    ["face", "Comic Papyrus"],
    ["face", ""],
    ["face", "x".repeat(61)],
    ["weight", 123],
    ["weight", 0],
    ["weight", "bold"],
    ["case", "camel"],
    ["tagline", ""],
    ["tagline", "   "],
    ["tagline", "x".repeat(121)],
    ["tagline", "a\u0000b"],
    ["layout", "diagonal"],
    ["symbol", "ph:no-such-thing"],
    ["symbol", "../../etc/passwd"],
    ["size", 7],
    ["size", -7],
    ["size", 1.5],
    ["locks", ["everything"]],
    ["locks", ["mark", "mark"]],
    ["locks", "mark"],
    ["name", "Other"],
  ])("a bad %s (%j) by its field, and makes nothing", async (field, value) => {
    const jobs = await jobsOf();
    const { status, body } = await send({ [field]: value });
    expect([status, body.error.param?.split(/[.[]/)[0]], JSON.stringify(body)).toEqual([400, field]);
    expect(await jobsOf()).toBe(jobs);
  });

  it("a brand of another workspace, one that is not there, and one whose project was deleted", async () => {
    const other = await service.createWorkspace("pro");
    const stranger = await signedInPerson(service, other.id);
    const edit = { main: "#8a1538" };
    expect((await send(edit, brand.id, stranger, other.id)).status).toBe(404);
    expect((await send(edit, brand.id, stranger)).status).toBe(404);
    expect((await send(edit, "brand_x")).status).toBe(404);
    const project = await newProject("sandbox");
    const gone = await made(project, { prompt: "Fern & Finch, a florist, green" });
    const owner = await signedInPerson(service, workspace.id, "owner");
    expect((await owner.client.call(at(`/projects/${project}`), { method: "DELETE" })).status).toBe(204);
    const reply = await send(edit, gone.id);
    expect([reply.status, reply.body.error.code]).toEqual([404, "not_found"]);
  });

  it("a brand of which no design is kept, in words", async () => {
    const projectId = await newProject("sandbox");
    const place = path === "preview" ? 1 : 2;
    const scope = { workspaceId: workspace.id, environment: "sandbox", projectId } as const;
    await insertFinishedWork(service.db, scope, 1, { start: place - 1 });
    const reply = await send({ main: "#8a1538" }, finishedId("brand_", place));
    expect([reply.status, reply.body.error.code]).toEqual([409, "conflict"]);
  });

  it.each(["owner", "member"] as const)("nothing of a good edit by an %s", async (role) => {
    const { client } = await signedInPerson(service, workspace.id, role);
    expect((await client.call(at(`/brands/${brand.id}/${path}`), { json: { size: 1 } })).status).toBe(200);
  });
});

/** Last: who is refused is remembered for the rest of the minute. */
describe("beyond what is allowed per minute", () => {
  it.each([
    ["an account", () => person.id, LIMITS["previewing an edit"].account],
    ["a workspace", () => workspace.id, LIMITS["previewing an edit"].workspace],
  ])("× limit: a preview is counted for %s, and refused", async (whose, subject, most) => {
    await setUsed(service.db, subject(), "dashboard previewing an edit", most);
    const { status, body, headers } = await preview({ size: 1 });
    expect([status, body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    expect(body.error.message).toContain(`${most} times per minute for ${whose}`);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await service.db.query("delete from rate_windows");
    // What is remembered for a second is forgotten.
    await eventually(async () => ((await preview({ size: 1 })).status === 200 ? true : null));
  });

  it("× rate limit: an edit that is kept counts as a generation", async () => {
    await setUsed(service.db, workspace.id, "generation", 300);
    const { status, body } = await keep({ main: "#8a1538" });
    expect([status, body.error.code]).toEqual([429, "rate_limit_exceeded"]);
  });
});
