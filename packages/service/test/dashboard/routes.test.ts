import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { finishedId, insertFinishedWork } from "../rows.ts";
import type { TestWorkspace } from "../test-service.ts";
import { useService } from "../use-service.ts";
import { DashboardClient, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";
import { type RegisteredRoute, registeredRoutes } from "./registered-routes.ts";

/** A design that the engine kept, so that there is something to draw. */
const [memory] = JSON.parse(
  gunzipSync(readFileSync(new URL("../../../engine/test/memories-1.json.gz", import.meta.url))).toString(),
);
const ROUTES = registeredRoutes();
const titled = (routes: readonly RegisteredRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

/** Bodies that would be accepted, for the routes that look at one before they look for the thing. */
const BODIES: Readonly<Record<string, object>> = {
  "PATCH /projects/:project_id": { name: "Mine now" },
  "POST /projects/:project_id/generations": { prompt: "A calm logo for Fern & Finch" },
  "POST /projects/:project_id/directions": { prompt: "A calm logo for Fern & Finch", directions: ["letter"] },
  "POST /brands/:brand_id/exports": { kind: "kit" },
  "POST /projects/:project_id/client-links": { brand_ids: [finishedId("brand_", 1)] },
  "POST /brands/:brand_id/preview": { main: "#8a1538" },
  "POST /brands/:brand_id/edits": { main: "#8a1538" },
  "PATCH /members/:member_id": { role: "owner" },
  "PATCH /webhooks/endpoints/:endpoint_id": { is_live_default: true },
};

const service = useService();
let theirs: TestWorkspace;
let own: TestWorkspace;
let stranger: SignedInPerson;
let member: SignedInPerson;
/** Things of somebody else's workspace, by the name of the parameter. */
let foreignIds: Readonly<Record<string, string>>;

beforeAll(async () => {
  theirs = await service.createWorkspace();
  own = await service.createWorkspace();
  stranger = await signedInPerson(service, own.id);
  member = await signedInPerson(service, theirs.id, "member");
  foreignIds = await makeForeignThings();
});

async function makeForeignThings(): Promise<Record<string, string>> {
  const owner = await signedInPerson(service, theirs.id);
  const at = (path: string) => `/api/workspaces/${theirs.id}${path}`;
  const project = await owner.client.call(at("/projects"), {
    json: { environment: "sandbox", name: "Theirs" },
  });
  const projectId: string = project.body.id;
  await insertFinishedWork(service.db, { workspaceId: theirs.id, environment: "sandbox", projectId }, 1);
  await service.db.query("update brands set assets = $2 where project_id = $1", [
    projectId,
    JSON.stringify({ logo_svg: "<svg/>", logo_svg_dark: "<svg/>" }),
  ]);
  await service.db.query("update memory_nodes set brief = $2, design = $3 where project_id = $1", [
    projectId,
    JSON.stringify(memory.brief),
    JSON.stringify(memory.design),
  ]);
  const [exported] = await service.db.query<{ id: string }>(
    `insert into exports (project_id, workspace_id, brand_id, kind, status, content)
     values ($1, $2, $3, 'kit', 'ready', 'PK') returning id`,
    [projectId, theirs.id, finishedId("brand_", 1)],
  );
  const link = await owner.client.call(at(`/projects/${projectId}/client-links`), {
    json: { brand_ids: [finishedId("brand_", 1)] },
  });
  await owner.client.call(at("/webhooks/endpoints"), { json: { url: "https://example.com/hook" } });
  const endpoints = await owner.client.call(at("/webhooks/endpoints"));
  const endpointId: string = endpoints.body.data[0].id;
  const event = await service.admin.sendTestEvent(theirs.id, endpointId);
  await owner.client.call(at("/invitations"), { json: { email: "guest@example.com", role: "member" } });
  const { body: people } = await owner.client.call(at("/members"));
  const { body: keys } = await owner.client.call(at("/keys"));
  return {
    project_id: projectId,
    job_id: finishedId("job_", 1),
    brand_id: finishedId("brand_", 1),
    name: "logo.svg",
    application: "shop-sign",
    export_id: exported!.id,
    link_id: link.body.link.id,
    endpoint_id: endpointId,
    event_id: event.id,
    invitation_id: people.invitations[0].id,
    member_id: member.id,
    key_id: keys.data[0].id,
    invoice_id: (await service.admin.createInvoice(theirs.id, 4_900, "2030-01-31")).id,
    request_id: await loggedRequest(),
  };
}

/** A call that the request log of the other workspace has, of now: a chore sweeps what is a month old by its id. */
async function loggedRequest(): Promise<string> {
  const id = "req_01kaxm3q5r8v2t6w9y1z4b7d0f";
  await service.db.query(
    `insert into request_log (id, request_id, workspace_id, environment, key_id, method, route, path, status, duration_ms)
     values ('log_' || marque_base32(floor(extract(epoch from now()) * 1000)::bigint, 10) || '8v2t6w9y1z4b7d0f',
       $1, $2, 'sandbox', 'key_x', 'GET', '/v1/projects', '/v1/projects', 200, 1)`,
    [id, theirs.id],
  );
  return id;
}

function pathOf(route: RegisteredRoute, workspaceId: string): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => {
    if (name === "workspace_id") return workspaceId;
    if (!isOfWorkspace(route)) return "x";
    const id = foreignIds[name];
    if (id === undefined) throw new Error(`no foreign thing for :${name}; make one above`);
    return id;
  });
}

function send(client: DashboardClient, route: RegisteredRoute, workspaceId: string, headers = {}) {
  const key = `${route.method} ${route.path.replace("/api/workspaces/:workspace_id", "")}`;
  return client.call(pathOf(route, workspaceId), {
    method: route.method,
    ...(route.method === "POST" || route.method === "PATCH" ? { json: BODIES[key] ?? {} } : {}),
    headers,
  });
}

const isOfWorkspace = ({ path }: RegisteredRoute) => path.includes(":workspace_id");
const isClosed = ({ access }: RegisteredRoute) => access !== "public";

describe("the table of routes", () => {
  it("is not empty, and asks for membership wherever a workspace is named", () => {
    expect(ROUTES.length).toBeGreaterThan(50);
    for (const route of ROUTES.filter(isOfWorkspace)) {
      expect(["member", "owner"], route.path).toContain(route.access);
    }
  });

  it("opens only the ways in and what a client's link shows to the public", () => {
    expect(
      ROUTES.filter((route) => !isClosed(route))
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([
      "DELETE /api/client-links/:client_token/approval",
      "GET /api/client-links/:client_token",
      "GET /api/client-links/:client_token/brands/:number/applications/:application",
      "GET /api/client-links/:client_token/brands/:number/logo-dark.svg",
      "GET /api/client-links/:client_token/brands/:number/logo.svg",
      "GET /api/client-links/:client_token/sender.svg",
      "GET /api/invitations/:token",
      "GET /api/password-resets/:token",
      "GET /api/sign-in-methods",
      "POST /api/client-links/:client_token/approval",
      "POST /api/client-links/:client_token/comments",
      "POST /api/invitations/:token",
      "POST /api/login",
      "POST /api/login/code",
      "POST /api/login/passkey",
      "POST /api/login/passkey/answer",
      "POST /api/login/provider",
      "POST /api/login/provider/answer",
      "POST /api/logout",
      "POST /api/password-resets/:token",
      "POST /api/recover",
    ]);
  });
});

describe("without a session", () => {
  it.each(titled(ROUTES.filter(isClosed)))("%s is closed", async (_, route) => {
    const reply = await send(new DashboardClient(service), route, theirs.id);
    expect([reply.status, reply.body?.error.code]).toEqual([401, "session_required"]);
  });
});

describe("from another origin", () => {
  const changes = ROUTES.filter(({ method }) => method !== "GET");

  it.each(titled(changes))("%s is refused, also when Origin is missing or null", async (_, route) => {
    for (const origin of ["https://evil.example", "null", `https://localhost:${service.ports.live}`]) {
      const reply = await send(stranger.client, route, own.id, { origin });
      expect([reply.status, reply.body?.error.code]).toEqual([403, "foreign_origin"]);
    }
    const withoutOrigin = await service.call(pathOf(route, own.id), {
      origin: "dashboard",
      method: route.method,
      headers: { cookie: stranger.client.cookie! },
    });
    expect([withoutOrigin.status, withoutOrigin.body?.error.code]).toEqual([403, "foreign_origin"]);
  });

  it.each(["cross-site", "same-site"])("nothing is read either (Sec-Fetch-Site: %s)", async (site) => {
    const reply = await stranger.client.call("/api/session", { headers: { "sec-fetch-site": site } });
    expect([reply.status, reply.body?.error.code]).toEqual([403, "foreign_origin"]);
  });
});

describe("a member who is no owner", () => {
  it.each(titled(ROUTES.filter(({ access }) => access === "owner")))("cannot %s", async (_, route) => {
    const reply = await send(member.client, route, theirs.id);
    expect([reply.status, reply.body?.error.code]).toEqual([403, "owner_required"]);
  });
});

describe("somebody else's workspace", () => {
  it.each(titled(ROUTES.filter(isOfWorkspace)))("is not there for %s", async (_, route) => {
    const reply = await send(stranger.client, route, theirs.id);
    expect([reply.status, reply.body?.error.code]).toEqual([404, "not_found"]);
    const malformed = await send(stranger.client, route, "ws_1' or 1=1 --");
    expect(malformed.status).toBe(404);
  });

  const withIds = ROUTES.filter((route) => isOfWorkspace(route) && route.path.split(":").length > 2);

  // Without this, wrong ids above would make the next test pass for the wrong reason.
  it.each(titled(withIds.filter(({ method }) => method === "GET")))(
    "has what %s asks for",
    async (_, route) => {
      const reply = await send(member.client, route, theirs.id);
      expect(reply.body?.error?.code ?? "found", reply.text).not.toMatch(/not_found$/);
    },
  );

  it.each(titled(withIds))("lends none of its ids to one's own: %s", async (_, route) => {
    const before = await everything();
    const reply = await send(stranger.client, route, own.id);
    expect(reply.status, reply.text).toBe(404);
    expect(reply.body.error.code).toMatch(/not_found$/);
    expect(await everything()).toEqual(before);
  });
});

describe("before a password of one's own is chosen", () => {
  it.each(titled(ROUTES.filter((route) => isClosed(route) && !route.openBeforePasswordChoice)))(
    "%s is closed",
    async (_, route) => {
      newcomer ??= await makeNewcomer();
      const reply = await send(newcomer, route, own.id);
      expect([reply.status, reply.body?.error.code]).toEqual([403, "password_choice_required"]);
    },
  );
});

let newcomer: DashboardClient | undefined;
async function makeNewcomer(): Promise<DashboardClient> {
  const { password } = await service.admin.createUser(own.id, "newcomer@example.com", "owner");
  const client = new DashboardClient(service);
  await client.logIn("newcomer@example.com", password!);
  return client;
}

/** What another workspace's owner could spoil. */
async function everything(): Promise<unknown> {
  const { 0: row } = await service.db.query(
    `select (select json_agg(p order by id) from projects p where workspace_id = $1) as projects,
            (select count(*) from exports where workspace_id = $1) as exports,
            (select count(*) from jobs where workspace_id = $1) as jobs,
            (select json_agg(k order by id) from api_keys k where workspace_id = $1) as keys,
            (select json_agg(e order by id) from webhook_endpoints e where workspace_id = $1) as endpoints,
            (select count(*) from events where workspace_id = $1) as events,
            (select json_agg(m order by user_id) from memberships m where workspace_id = $1) as members,
            (select count(*) from invitations where workspace_id = $1) as invitations,
            (select json_agg(l order by id) from client_links l where workspace_id = $1) as client_links,
            (select count(*) from audit_log where workspace_id = $1) as audit`,
    [theirs.id],
  );
  return row;
}
