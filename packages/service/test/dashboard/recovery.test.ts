import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

let service: TestService;
let workspaceId: string;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api,dashboard" });
  workspaceId = (await service.createWorkspace()).id;
});
afterAll(() => service.stop());

const NEXT = "quite another password";
const make = ({ client }: SignedInPerson, current_password = PASSWORD) =>
  client.call("/api/recovery-codes", { json: { current_password } });
const recover = (email: string, code: string, password = NEXT, client = new DashboardClient(service)) =>
  client.call("/api/recover", { json: { email, code, password } });
const left = async ({ client }: SignedInPerson) => (await client.call("/api/recovery-codes")).body.left;

describe("recovery codes", () => {
  it("let a sole owner who forgot the password choose a new one, and end every session and code", async () => {
    const person = await signedInPerson(service, workspaceId);
    const { codes } = (await make(person)).body;
    expect(codes).toHaveLength(8);
    expect(new Set(codes).size).toBe(8);
    expect(await left(person)).toBe(8);
    const client = new DashboardClient(service);
    // As somebody types it from paper.
    const typed = codes[3].toUpperCase().replaceAll("-", " ");
    const reply = await recover(person.email, typed, NEXT, client);
    expect([reply.status, reply.body.person.email]).toEqual([200, person.email]);
    expect((await person.client.call("/api/session")).status).toBe(401);
    expect((await new DashboardClient(service).logIn(person.email, PASSWORD)).status).toBe(401);
    expect((await new DashboardClient(service).logIn(person.email, NEXT)).status).toBe(200);
    for (const code of codes) {
      expect((await recover(person.email, code, "yet another password")).body.error.code).toBe(
        "wrong_credentials",
      );
    }
    const rows = await service.db.query<{ action: string }>(
      "select action from audit_log where subject = $1 and action like 'member.recover%' order by id",
      [person.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "member.recovery_codes_made",
      "member.recovered_by_code",
    ]);
  });

  it("are made with the password alone, replace each other, and end with a new password", async () => {
    const person = await signedInPerson(service, workspaceId);
    const refused = await make(person, "not the password");
    expect([refused.status, refused.body.error.param]).toEqual([401, "current_password"]);
    expect(await left(person)).toBe(0);
    const first = (await make(person)).body.codes;
    const second = (await make(person)).body.codes;
    expect((await recover(person.email, first[0])).status).toBe(401);
    await person.client.call("/api/password", {
      json: { current_password: PASSWORD, new_password: NEXT },
    });
    expect(await left(person)).toBe(0);
    expect((await recover(person.email, second[0])).status).toBe(401);
  });

  it("of one account open no other, and an unknown address is told nothing else", async () => {
    const one = await signedInPerson(service, workspaceId);
    const other = await signedInPerson(service, workspaceId);
    const { codes } = (await make(one)).body;
    const answers = await Promise.all([
      recover(other.email, codes[0]),
      recover("nobody@example.com", codes[0]),
      recover(one.email, "aaaa-aaaa-aaaa-aaaa"),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(401);
    expect(await left(one)).toBe(8);
  });

  it("are used once, also by five at once; a password that is too short uses none up", async () => {
    const person = await signedInPerson(service, workspaceId);
    const { codes } = (await make(person)).body;
    expect((await recover(person.email, codes[0], "short")).body.error.param).toBe("password");
    expect(await left(person)).toBe(8);
    const replies = await Promise.all(Array.from({ length: 5 }, () => recover(person.email, codes[0])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("recovery × limits: guesses are counted as wrong passwords are", async () => {
    const person = await signedInPerson(service, workspaceId);
    const { codes } = (await make(person)).body;
    for (let n = 0; n < 10; n++) await recover(person.email, "aaaa-aaaa-aaaa-aaaa");
    const over = await recover(person.email, codes[0]);
    expect([over.status, over.body.error.code]).toEqual([429, "too_many_logins"]);
    await service.db.query("delete from login_attempts");
  });

  it("are in no log and not in the database as they are", async () => {
    const person = await signedInPerson(service, workspaceId);
    const { codes } = (await make(person)).body;
    await recover(person.email, codes[0]);
    for (const code of codes) expect(service.logged.join("\n")).not.toContain(code);
    const rows = await service.db.query<{ code_hash: Buffer }>("select code_hash from recovery_codes");
    for (const { code_hash } of rows) expect(code_hash).toHaveLength(32);
  });
});
