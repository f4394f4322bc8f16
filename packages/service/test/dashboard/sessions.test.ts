import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepIdentity } from "../../src/identity/sweep.ts";
import { startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspaceId: string;
beforeAll(async () => {
  service = await startTestService();
  workspaceId = (await service.createWorkspace()).id;
});
afterAll(() => service.stop());

const status = async (client: DashboardClient) => (await client.call("/api/session")).status;

async function anotherSession({ email }: SignedInPerson): Promise<DashboardClient> {
  const client = new DashboardClient(service);
  await client.logIn(email, PASSWORD);
  return client;
}

async function age(person: SignedInPerson, column: string, days: number): Promise<void> {
  await service.db.query(
    `update sessions set ${column} = ${column} - make_interval(days => $2) where user_id = $1`,
    [person.id, days],
  );
}

describe("a session", () => {
  it.each([
    ["a forged one", `__Host-marque_session=${"A".repeat(43)}`],
    ["an empty one", "__Host-marque_session="],
    ["one of another form", "__Host-marque_session=../../etc/passwd"],
    ["one without the prefix", `marque_session=${"A".repeat(43)}`],
    ["a very long one", `__Host-marque_session=${"A".repeat(4000)}`],
  ])("is none when it is %s", async (_, cookie) => {
    const client = new DashboardClient(service);
    client.cookie = cookie;
    const reply = await client.call("/api/session");
    expect([reply.status, reply.body.error.code]).toEqual([401, "session_required"]);
  });

  it("is none when two are sent: only one of the two senders is ours", async () => {
    const { client } = await signedInPerson(service, workspaceId);
    client.cookie = `__Host-marque_session=${"A".repeat(43)}; ${client.cookie}`;
    expect(await status(client)).toBe(401);
  });

  it("ends after 14 days without use, and not before", async () => {
    const person = await signedInPerson(service, workspaceId);
    await age(person, "last_seen_at", 13);
    expect(await status(person.client)).toBe(200);
    // That was a use: counting begins anew.
    await age(person, "last_seen_at", 13);
    expect(await status(person.client)).toBe(200);
    await age(person, "last_seen_at", 14);
    expect(await status(person.client)).toBe(401);
  });

  it("ends after 30 days however much it is used", async () => {
    const person = await signedInPerson(service, workspaceId);
    await age(person, "expires_at", 29);
    expect(await status(person.client)).toBe(200);
    await age(person, "expires_at", 1);
    expect(await status(person.client)).toBe(401);
  });

  it("that ended is swept, and no other", async () => {
    const [gone, kept] = [
      await signedInPerson(service, workspaceId),
      await signedInPerson(service, workspaceId),
    ];
    await age(gone, "expires_at", 30);
    await sweepIdentity(service.db.database);
    const left = await service.db.query<{ user_id: string }>("select user_id from sessions");
    expect(left.map(({ user_id }) => user_id)).toContain(kept.id);
    expect(left.map(({ user_id }) => user_id)).not.toContain(gone.id);
  });

  it("ends with signing out, which also takes the cookie back", async () => {
    const { client } = await signedInPerson(service, workspaceId);
    const cookie = client.cookie;
    const reply = await client.call("/api/logout", { json: {} });
    expect(reply.status).toBe(204);
    expect(reply.headers["set-cookie"]).toContain("__Host-marque_session=; Max-Age=0;");
    client.cookie = cookie;
    expect(await status(client)).toBe(401);
  });
});

describe("the sessions of a person", () => {
  it("are listed with where they are, and ended one by one", async () => {
    const person = await signedInPerson(service, workspaceId);
    const other = await anotherSession(person);
    const { data } = (await person.client.call("/api/sessions")).body;
    expect(data).toHaveLength(2);
    expect(data.filter((session: { is_current: boolean }) => session.is_current)).toHaveLength(1);
    expect(data[0]).toMatchObject({ address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/), user_agent: "" });
    const { id } = data.find((session: { is_current: boolean }) => !session.is_current);

    const ended = await person.client.call(`/api/sessions/${id}`, { method: "DELETE" });
    expect(ended.status).toBe(204);
    expect(await status(other)).toBe(401);
    expect(await status(person.client)).toBe(200);
    expect((await person.client.call(`/api/sessions/${id}`, { method: "DELETE" })).status).toBe(404);
  });

  it("end all at once, but for the one at hand", async () => {
    const person = await signedInPerson(service, workspaceId);
    const others = [await anotherSession(person), await anotherSession(person)];
    expect((await person.client.call("/api/sessions", { method: "DELETE" })).status).toBe(204);
    expect(await Promise.all(others.map(status))).toEqual([401, 401]);
    expect(await status(person.client)).toBe(200);
  });

  it("cannot be ended by somebody else", async () => {
    const [one, two] = [
      await signedInPerson(service, workspaceId),
      await signedInPerson(service, workspaceId),
    ];
    const { data } = (await one.client.call("/api/sessions")).body;
    const reply = await two.client.call(`/api/sessions/${data[0].id}`, { method: "DELETE" });
    expect(reply.status).toBe(404);
    expect(await status(one.client)).toBe(200);
  });
});

describe("a body", () => {
  const login = (raw: string, headers: Record<string, string>) =>
    new DashboardClient(service).call("/api/login", { method: "POST", raw, headers });

  it.each([
    [
      "of another type",
      "email=a&password=b",
      "application/x-www-form-urlencoded",
      415,
      "unsupported_media_type",
    ],
    ["as plain text", "{}", "text/plain", 415, "unsupported_media_type"],
    ["that is not JSON", "{", "application/json", 400, "invalid_json"],
    ["that is no object", "[]", "application/json", 400, "invalid_param"],
    ["with an unknown field", '{"email":"a","password":"b","x":1}', "application/json", 400, "unknown_param"],
    ["without a field", '{"email":"a"}', "application/json", 400, "missing_required_param"],
    ["with a wrong type", '{"email":"a","password":1}', "application/json", 400, "invalid_param"],
    ["that is too large", `{"email":"${"a".repeat(300_000)}"}`, "application/json", 413, "body_too_large"],
    [
      "with a long field",
      `{"email":"${"a".repeat(300)}","password":"b"}`,
      "application/json",
      400,
      "param_too_long",
    ],
    ["with a NUL", '{"email":"a\\u0000","password":"b"}', "application/json", 400, "invalid_param"],
  ])("%s is refused as the API refuses it", async (_, raw, type, wanted, code) => {
    const reply = await login(raw, { "content-type": type });
    expect([reply.status, reply.body.error.code]).toEqual([wanted, code]);
  });
});
