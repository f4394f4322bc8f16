import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { SHOWN_APPLICATIONS } from "@marque/contract";
import { assetsOf, fromMemory } from "@marque/engine/render";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purgeProject } from "../../src/generation/purge.ts";
import { finishedId, insertFinishedWork, setUsed } from "../rows.ts";
import { type Reply, startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { DashboardClient, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

const [memory] = JSON.parse(
  gunzipSync(readFileSync(new URL("../../../engine/test/memories-1.json.gz", import.meta.url))).toString(),
);
const { design } = fromMemory(memory);
const DAY = 24 * 60 * 60;
const XSS = `<img src=x onerror=alert(1)>"'</script><script>alert(2)</script>`;

let service: TestService;
let workspace: TestWorkspace;
let owner: SignedInPerson;
let member: SignedInPerson;
/** Somebody without an account or a cookie. */
let client: DashboardClient;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api,dashboard" });
  workspace = await service.createWorkspace("pro");
  owner = await signedInPerson(service, workspace.id);
  member = await signedInPerson(service, workspace.id, "member");
});
afterAll(() => service.stop());
beforeEach(async () => {
  client = new DashboardClient(service);
  await service.db.query("delete from rate_windows");
});

const at = (path: string) => `/api/workspaces/${workspace.id}${path}`;
const failure = ({ status, body }: Reply) => [status, body.error?.code];
const ENDED = [410, "client_link_ended"];

async function newProject(name = "Tidewater", environment: "sandbox" | "live" = "sandbox"): Promise<string> {
  return (await owner.client.call(at("/projects"), { json: { environment, name } })).body.id;
}

let made = 0;
/** Finished brands of one real design, as the worker leaves them. */
async function withBrands(
  projectId: string,
  count: number,
  environment: "sandbox" | "live" = "sandbox",
): Promise<string[]> {
  const start = made;
  made += count;
  const own = { workspaceId: workspace.id, environment, projectId };
  await insertFinishedWork(service.db, own, count, { start });
  await service.db.query(
    `update memory_nodes set brief = $2, design = $3, prompt = 'secret words of the agency' where project_id = $1`,
    [projectId, JSON.stringify(memory.brief), JSON.stringify(design)],
  );
  await service.db.query("update brands set assets = $2, report = $3 where project_id = $1", [
    projectId,
    JSON.stringify(assetsOf(design, environment === "sandbox")),
    JSON.stringify({ name: "Tidewater" }),
  ]);
  return Array.from({ length: count }, (_, n) => finishedId("brand_", start + n + 1));
}

interface Shared {
  readonly id: string;
  /** Of the routes. */
  readonly path: string;
  readonly token: string;
}

async function share(projectId: string, brandIds: readonly string[], days?: number): Promise<Shared> {
  const reply = await member.client.call(at(`/projects/${projectId}/client-links`), {
    json: { brand_ids: brandIds, ...(days !== undefined && { days }) },
  });
  expect(reply.status, reply.text).toBe(200);
  const path = new URL(reply.body.url).pathname;
  return { id: reply.body.link.id, path: `/api${path}`, token: path.split("/")[2]! };
}

async function sharedProject(count = 2): Promise<Shared & { projectId: string; brands: string[] }> {
  const projectId = await newProject();
  const brands = await withBrands(projectId, count);
  return { ...(await share(projectId, brands)), projectId, brands };
}

const comment = (path: string, json: object) => client.call(`${path}/comments`, { json });
const approve = (path: string, number: number, author = "Ines") =>
  client.call(`${path}/approval`, { json: { number, author } });
const listed = async (projectId: string) =>
  (await member.client.call(at(`/projects/${projectId}/client-links`))).body.data;
const auditOf = (subject: string) =>
  service.db.query<{ action: string; actor: string; details: object }>(
    "select action, actor, details from audit_log where subject = $1 order by id",
    [subject],
  );

describe("making a link", () => {
  it("role × route: a member makes and revokes one, for 30 days unless another time is chosen", async () => {
    const projectId = await newProject();
    const brands = await withBrands(projectId, 2);
    const { id, token } = await share(projectId, brands);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const [link] = await listed(projectId);
    expect(link).toMatchObject({
      id,
      status: "open",
      made_by: member.email,
      brands: [
        { number: 1, id: brands[0], name: "Tidewater" },
        { number: 2, id: brands[1] },
      ],
      approval: null,
      comments: [],
    });
    for (const days of [7, 30, 90]) {
      await share(projectId, brands, days);
      const [newest] = await listed(projectId);
      expect(Math.abs(newest.expires_at - newest.created_at - days * DAY)).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(link.expires_at - link.created_at - 30 * DAY)).toBeLessThanOrEqual(1);
    expect(await auditOf(id)).toMatchObject([
      { action: "client_link.made", actor: `user:${member.id}`, details: { brand_ids: brands, days: 30 } },
    ]);
  });

  it("keeps the hash of the token, and the token nowhere", async () => {
    const { token, path } = await sharedProject();
    await client.call(path);
    await client.call(`/client-links/${token}`);
    await client.call(`/Client-Links/${token}`);
    await client.call(`${path}/brands/1/logo.svg`);
    await comment(path, { author: "Ines", text: "Good" });
    const { rows } = { rows: await service.db.query("select l::text as row from client_links l") };
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await service.db.query("select a::text from audit_log a"))).not.toContain(token);
    expect(service.logged.join("")).toContain("/client-links/…");
    expect(service.logged.join("")).not.toContain(token);
  });

  it.each([
    ["no brands", { brand_ids: [] }, "brand_ids"],
    ["thirteen", { brand_ids: Array.from({ length: 13 }, (_, n) => `brand_${n}`) }, "brand_ids"],
    ["one twice", { brand_ids: ["brand_1", "brand_1"] }, "brand_ids"],
    ["a time of one's own", { brand_ids: ["brand_1"], days: 31 }, "days"],
    ["for good", { brand_ids: ["brand_1"], days: null }, "days"],
    ["a name that is none", { brand_ids: ["brand_1"], token: "mine" }, "token"],
  ])("is refused with %s", async (_, json, param) => {
    const projectId = await newProject();
    const reply = await member.client.call(at(`/projects/${projectId}/client-links`), { json });
    expect([reply.status, reply.body.error.param]).toEqual([400, param]);
    expect(await listed(projectId)).toEqual([]);
  });

  it("is refused with brands of another project, another workspace or none, and nothing is kept", async () => {
    const projectId = await newProject();
    const [own] = await withBrands(projectId, 1);
    const [elsewhere] = await withBrands(await newProject("Other"), 1);
    const stranger = await service.createWorkspace();
    const { client: theirs } = await signedInPerson(service, stranger.id);
    const foreign = await theirs.call(`/api/workspaces/${stranger.id}/projects`, {
      json: { environment: "sandbox", name: "Theirs" },
    });
    made += 1;
    await insertFinishedWork(
      service.db,
      { workspaceId: stranger.id, environment: "sandbox", projectId: foreign.body.id },
      1,
      { start: made - 1 },
    );
    for (const id of [elsewhere, finishedId("brand_", made), finishedId("brand_", 99_999), "' or 1=1 --"]) {
      const reply = await member.client.call(at(`/projects/${projectId}/client-links`), {
        json: { brand_ids: [own, id] },
      });
      expect([...failure(reply), reply.body.error.param]).toEqual([404, "not_found", "brand_ids"]);
    }
    expect(await listed(projectId)).toEqual([]);
  });

  it("is refused beyond two hundred open ones, also when many ask at once", async () => {
    const other = await service.createWorkspace("pro");
    const person = await signedInPerson(service, other.id);
    const there = (path: string) => `/api/workspaces/${other.id}${path}`;
    const { body } = await person.client.call(there("/projects"), {
      json: { environment: "sandbox", name: "Many" },
    });
    made += 1;
    const own = { workspaceId: other.id, environment: "sandbox", projectId: body.id } as const;
    await insertFinishedWork(service.db, own, 1, { start: made - 1 });
    await service.db.query(
      `insert into client_links (workspace_id, project_id, token_hash, made_by, expires_at)
       select $1, $2, ('bound' || n)::bytea, 'operator', now() + interval '1 day' from generate_series(1, 195) n`,
      [other.id, body.id],
    );
    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        person.client.call(there(`/projects/${body.id}/client-links`), {
          json: { brand_ids: [finishedId("brand_", made)] },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(failure(replies.find(({ status }) => status !== 200)!)).toEqual([409, "conflict"]);
  });
});

describe("what a client sees", () => {
  it("is what was chosen, and nothing else of the workspace", async () => {
    const projectId = await newProject("Internal name");
    const [first, , third] = await withBrands(projectId, 3);
    await member.client.call(at(`/brands/${first}`), { method: "PATCH", json: { label: "the ugly one" } });
    const { path, id } = await share(projectId, [third!, first!]);
    const page = await client.call(path);
    expect(page.body).toEqual({
      sender: { name: expect.any(String), logo_ground: null },
      expires_at: expect.any(Number),
      brands: [1, 2].map((number) => ({
        number,
        name: "Tidewater",
        is_draft: true,
        grounds: { light: design.palette.light.ground, dark: design.palette.dark.ground },
        applications: SHOWN_APPLICATIONS,
      })),
      approval: null,
      comments: [],
    });
    const texts = [page.text];
    for (const name of ["logo.svg", "logo-dark.svg", "applications/shop-sign", "applications/app-icon"]) {
      texts.push((await client.call(`${path}/brands/1/${name}`)).text);
    }
    const secrets = [
      ...[workspace.id, projectId, first!, third!, id, member.id, member.email, owner.email],
      ...["secret words", "the ugly one", "Internal name", "mem_", "job_", "brand_"],
    ];
    for (const secret of secrets) expect(texts.join("")).not.toContain(secret);
  });

  it("has no way to a third brand, by number or by name", async () => {
    const projectId = await newProject();
    const [first, second] = await withBrands(projectId, 2);
    const { path } = await share(projectId, [first!]);
    for (const number of ["0", "2", "-1", "01", "1e0", second!, "%00", "..%2f1"]) {
      for (const name of ["logo.svg", "logo-dark.svg", "applications/app-icon"]) {
        expect((await client.call(`${path}/brands/${number}/${name}`)).status, number).toBe(404);
      }
    }
    for (const name of ["nothing", "constructor", "__proto__", "toString"]) {
      expect((await client.call(`${path}/brands/1/applications/${name}`)).status).toBe(404);
    }
    expect(failure(await approve(path, 2))).toEqual([404, "not_found"]);
    expect(failure(await comment(path, { author: "I", text: "x", number: 2 }))).toEqual([404, "not_found"]);
  });

  it.each(["sandbox", "live"] as const)("environment × link: %s brands", async (environment) => {
    const projectId = await newProject("Env", environment);
    const brands = await withBrands(projectId, 1, environment);
    const { path } = await share(projectId, brands);
    const isSandbox = environment === "sandbox";
    expect((await client.call(path)).body.brands[0].is_draft).toBe(isSandbox);
    const names = SHOWN_APPLICATIONS.map((name) => `applications/${name}`);
    for (const name of ["logo.svg", "logo-dark.svg", ...names]) {
      const { status, text, headers } = await client.call(`${path}/brands/1/${name}`);
      expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      expect(text.includes("watermark"), name).toBe(isSandbox);
    }
  });

  it("stands under the workspace's name, or the one and the logo that its owners chose", async () => {
    const projectId = await newProject();
    const [brand, logo] = await withBrands(projectId, 2);
    const { path } = await share(projectId, [brand!]);
    const sender = (json: object, person = owner) =>
      person.client.call(at("/sender"), { method: "PATCH", json });
    expect((await client.call(path)).body.sender).toEqual({ name: "Test", logo_ground: null });
    expect((await client.call(`${path}/sender.svg`)).status).toBe(404);
    expect(failure(await sender({ name: "Mine" }, member))).toEqual([403, "owner_required"]);
    expect((await sender({ name: "  Quay Studio ", logo_brand_id: logo })).body).toEqual({
      name: "Quay Studio",
      shown_name: "Quay Studio",
      logo_brand_id: logo,
    });
    expect((await member.client.call(at("/sender"))).body.shown_name).toBe("Quay Studio");
    expect((await client.call(path)).body.sender).toEqual({
      name: "Quay Studio",
      logo_ground: design.palette.light.ground,
    });
    expect((await client.call(`${path}/sender.svg`)).text).toContain("<svg");
    const foreign = await sender({ name: null, logo_brand_id: finishedId("brand_", 88_888) });
    expect([...failure(foreign), foreign.body.error.param]).toEqual([404, "not_found", "logo_brand_id"]);
    await member.client.call(at(`/brands/${logo}`), { method: "DELETE" });
    expect((await client.call(path)).body.sender.logo_ground).toBeNull();
    expect((await client.call(`${path}/sender.svg`)).status).toBe(404);
    expect((await sender({ name: null, logo_brand_id: null })).body.shown_name).toBe("Test");
  });

  it("is kept by nobody, found by no search engine, framed by no page and told to no other site", async () => {
    const { path, token } = await sharedProject();
    const gone = `/api/client-links/${"A".repeat(43)}`;
    for (const each of [
      path,
      `${path}/brands/1/logo.svg`,
      gone,
      `/client-links/${token}`,
      `/Client-Links/${token}`,
    ]) {
      const { headers } = await client.call(each);
      expect(headers, each).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": expect.stringContaining("noindex"),
        "referrer-policy": "no-referrer",
        "content-security-policy": expect.stringContaining("default-src"),
        "x-frame-options": "DENY",
      });
    }
    expect((await client.call("/sign-in")).headers).not.toHaveProperty("x-robots-tag");
  });

  it("needs no cookie and sets none; from another site nothing is read or said", async () => {
    const { path } = await sharedProject();
    expect((await client.call(path)).headers).not.toHaveProperty("set-cookie");
    const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(failure(await client.call(path, { headers: elsewhere }))).toEqual([403, "foreign_origin"]);
    const forged = await client.call(`${path}/approval`, {
      json: { number: 1, author: "Ines" },
      headers: elsewhere,
    });
    expect(failure(forged)).toEqual([403, "foreign_origin"]);
  });
});

describe("a link that is none any more", () => {
  const everyRoute = async (path: string) => [
    await client.call(path),
    await client.call(`${path}/sender.svg`),
    await client.call(`${path}/brands/1/logo.svg`),
    await client.call(`${path}/brands/1/logo-dark.svg`),
    await client.call(`${path}/brands/1/applications/shop-sign`),
    await comment(path, { author: "Ines", text: "Late" }),
    await approve(path, 1),
    await client.call(`${path}/approval`, { method: "DELETE" }),
  ];

  it("expired, revoked and unknown get one answer on every route", async () => {
    const [expired, revoked] = [await sharedProject(), await sharedProject()];
    await service.db.query("update client_links set expires_at = now() where id = $1", [expired.id]);
    const ended = await member.client.call(at(`/client-links/${revoked.id}/revoke`), { json: {} });
    expect(ended.body.status).toBe("revoked");
    const paths = [
      expired.path,
      revoked.path,
      `/api/client-links/${"B".repeat(43)}`,
      "/api/client-links/x",
      `/api/client-links/${expired.token}A`,
    ];
    const bodies = new Set<string>();
    for (const path of paths) {
      await service.db.query("delete from rate_windows");
      for (const reply of await everyRoute(path)) {
        expect(failure(reply)).toEqual(ENDED);
        bodies.add(reply.text);
      }
    }
    expect(bodies.size).toBe(1);
    expect((await listed(expired.projectId))[0].status).toBe("expired");
  });

  it("is revoked once: whoever asks again changes nothing", async () => {
    const { id } = await sharedProject();
    for (let n = 0; n < 2; n++) await owner.client.call(at(`/client-links/${id}/revoke`), { json: {} });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      "client_link.made",
      "client_link.revoked",
    ]);
  });

  it("brand deletion × link: it vanishes with what was said about it, the others keep their numbers", async () => {
    const { path, projectId, brands } = await sharedProject(3);
    await approve(path, 1);
    await comment(path, { author: "Ines", text: "This one", number: 1 });
    await comment(path, { author: "Ines", text: "All good" });
    await member.client.call(at(`/brands/${brands[0]}`), { method: "DELETE" });
    const { body } = await client.call(path);
    expect(body.brands.map(({ number }: { number: number }) => number)).toEqual([2, 3]);
    expect([body.approval, body.comments.length]).toEqual([null, 1]);
    expect((await client.call(`${path}/brands/1/logo.svg`)).status).toBe(404);
    expect((await listed(projectId))[0].brands).toHaveLength(2);
    for (const brand of brands.slice(1))
      await member.client.call(at(`/brands/${brand}`), { method: "DELETE" });
    expect(failure(await client.call(path))).toEqual(ENDED);
    expect(failure(await comment(path, { author: "Ines", text: "Hello?" }))).toEqual(ENDED);
  });

  it("deleted project × link: hidden while it can be restored, and there again after", async () => {
    const { path, id, projectId } = await sharedProject();
    await approve(path, 2);
    await owner.client.call(at(`/projects/${projectId}`), { method: "DELETE" });
    for (const reply of await everyRoute(path)) expect(failure(reply)).toEqual(ENDED);
    expect((await member.client.call(at(`/client-links/${id}/revoke`), { json: {} })).status).toBe(404);
    expect((await member.client.call(at("/home"))).body.client_news).not.toContainEqual(
      expect.objectContaining({ project_id: projectId }),
    );
    await owner.client.call(at(`/deleted-projects/${projectId}/restore`), { json: {} });
    expect((await client.call(path)).body.approval).toMatchObject({ number: 2 });
  });

  it("deletion by the API × link: gone at once, and the purge leaves nothing", async () => {
    const { path, id, projectId } = await sharedProject();
    await comment(path, { author: "Ines", text: "Good", number: 1 });
    await service.call(`/v1/projects/${projectId}`, { key: workspace.testKey, method: "DELETE" });
    expect(failure(await client.call(path))).toEqual(ENDED);
    const database = service.db.database as Parameters<typeof purgeProject>[0];
    await purgeProject(database, projectId, new AbortController().signal);
    for (const table of [
      "client_links where id",
      "client_link_brands where link_id",
      "client_comments where link_id",
    ]) {
      expect(await service.db.query(`select 1 from ${table} = $1`, [id]), table).toEqual([]);
    }
  });

  it("deleted workspace × link: gone with it", async () => {
    const other = await service.createWorkspace();
    const person = await signedInPerson(service, other.id);
    const there = (path: string) => `/api/workspaces/${other.id}${path}`;
    const { body } = await person.client.call(there("/projects"), {
      json: { environment: "sandbox", name: "P" },
    });
    made += 1;
    const own = { workspaceId: other.id, environment: "sandbox", projectId: body.id } as const;
    await insertFinishedWork(service.db, own, 1, { start: made - 1 });
    const link = await person.client.call(there(`/projects/${body.id}/client-links`), {
      json: { brand_ids: [finishedId("brand_", made)] },
    });
    const path = `/api${new URL(link.body.url).pathname}`;
    expect((await client.call(path)).status).toBe(200);
    await service.db.query("delete from workspaces where id = $1", [other.id]);
    expect(failure(await client.call(path))).toEqual(ENDED);
  });
});

describe("what a client says", () => {
  it("is told to the workspace: on the project, on Home and in the audit log", async () => {
    const { path, id, projectId } = await sharedProject();
    await comment(path, { author: " Ines ", text: " Warmer, please. ", number: 2 });
    const page = await approve(path, 2, "Ines Amado");
    expect(page.body).toMatchObject({
      approval: { number: 2, by: "Ines Amado" },
      comments: [{ number: 2, author: "Ines", text: "Warmer, please." }],
    });
    expect((await listed(projectId))[0]).toMatchObject({
      approval: { number: 2, by: "Ines Amado" },
      comments: [{ number: 2, author: "Ines", text: "Warmer, please." }],
    });
    const { client_news } = (await member.client.call(at("/home"))).body;
    expect(client_news.slice(0, 2)).toMatchObject([
      { kind: "approval", project_id: projectId, author: "Ines Amado", brand_name: "Tidewater", text: null },
      { kind: "comment", project_id: projectId, author: "Ines", text: "Warmer, please." },
    ]);
    expect((await auditOf(id)).slice(1)).toMatchObject([
      { action: "client_link.commented", actor: "client", details: { author: "Ines", number: 2 } },
      { action: "client_link.approved", actor: "client", details: { author: "Ines Amado", number: 2 } },
    ]);
  });

  it("one approval stands at a time, and may be withdrawn", async () => {
    const { path, id } = await sharedProject();
    await approve(path, 1);
    await approve(path, 1, "Somebody else");
    expect((await approve(path, 2)).body.approval).toMatchObject({ number: 2, by: "Ines" });
    const rows = await service.db.query(
      "select 1 from client_link_brands where link_id = $1 and approved_at is not null",
      [id],
    );
    expect(rows).toHaveLength(1);
    for (let n = 0; n < 2; n++) {
      const withdrawn = await client.call(`${path}/approval`, { method: "DELETE" });
      expect([withdrawn.status, withdrawn.body.approval]).toEqual([200, null]);
    }
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      "client_link.made",
      "client_link.approved",
      "client_link.approved",
      "client_link.approval_withdrawn",
    ]);
  });

  it("of many approvals at once one stands", async () => {
    const { path } = await sharedProject(4);
    const replies = await Promise.all([1, 2, 3, 4, 1, 2, 3, 4].map((number) => approve(path, number)));
    for (const { status } of replies) expect(status).toBe(200);
    expect((await client.call(path)).body.approval).toMatchObject({ by: "Ines" });
  });

  it("XSS × names and comments: comes back as the text it is, as JSON that nobody renders", async () => {
    const { path, projectId } = await sharedProject();
    const page = await comment(path, { author: XSS, text: XSS });
    expect(page.body.comments).toMatchObject([{ author: XSS, text: XSS }]);
    expect(page.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(page.headers["x-content-type-options"]).toBe("nosniff");
    await approve(path, 1, XSS);
    expect((await listed(projectId))[0].approval.by).toBe(XSS);
  });

  it.each([
    ["no name", { author: " ", text: "Good" }, "author"],
    ["no words", { author: "Ines", text: "\n" }, "text"],
    ["a long name", { author: "x".repeat(81), text: "Good" }, "author"],
    ["too many words", { author: "Ines", text: "x".repeat(1_001) }, "text"],
    ["a NUL", { author: "Ines", text: "a\0b" }, "text"],
    ["half a character", { author: "\ud800", text: "Good" }, "author"],
    ["a number that is none", { author: "Ines", text: "Good", number: "1" }, "number"],
    ["what nobody asked for", { author: "Ines", text: "Good", brand_id: "brand_1" }, "brand_id"],
  ])("is refused with %s, and nothing is kept", async (_, json, param) => {
    const { path } = await sharedProject();
    const reply = await comment(path, json);
    expect([reply.status, reply.body.error.param], reply.text).toEqual([400, param]);
    expect((await client.call(path)).body.comments).toEqual([]);
  });

  it("is bounded: fifty comments and fifty approvals a link; withdrawing is never refused", async () => {
    const { path, id } = await sharedProject();
    await service.db.query(
      "insert into client_comments (link_id, author, text) select $1, 'Ines', 'x' from generate_series(1, 48)",
      [id],
    );
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => comment(path, { author: "Ines", text: "More" })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(failure(replies.find(({ status }) => status !== 200)!)).toEqual([409, "conflict"]);
    await service.db.query("update client_links set approvals = 49 where id = $1", [id]);
    expect((await approve(path, 1)).status).toBe(200);
    expect(failure(await approve(path, 2))).toEqual([409, "conflict"]);
    expect((await client.call(path)).body.approval).toMatchObject({ number: 1 });
    expect((await client.call(`${path}/approval`, { method: "DELETE" })).body.approval).toBeNull();
  });

  it("limits × link: opening it is counted by the link too", async () => {
    const { path, id } = await sharedProject();
    await setUsed(service.db, id, "dashboard opening a client link", 3_000);
    expect(failure(await client.call(`${path}/brands/1/logo.svg`))).toEqual([429, "rate_limit_exceeded"]);
  });

  it.each([
    ["link", 40, "on one link"],
    // Last: that an address has used its count up is remembered for a second.
    ["address", 20, "from one address"],
  ])("limits × link: answering is counted by the %s", async (by, most, whose) => {
    const { path, id } = await sharedProject();
    const subject = by === "link" ? id : await addressSubject();
    await setUsed(service.db, subject, "dashboard answering a client link", most);
    const reply = await comment(path, { author: "Ines", text: "One too many" });
    expect(failure(reply)).toEqual([429, "rate_limit_exceeded"]);
    expect(reply.body.error.message).toContain(whose);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    await service.db.query("delete from rate_windows");
    expect((await client.call(path)).body.comments).toEqual([]);
  });
});

/** What this test's own requests are counted by. */
async function addressSubject(): Promise<string> {
  await client.call("/api/client-links/x");
  const [row] = await service.db.query<{ subject: string }>(
    "select subject from rate_windows where category = 'dashboard opening a client link'",
  );
  return row!.subject;
}
