import { idMilliseconds } from "@marque/contract/tables";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answeredRequest } from "../../test/answered-request.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { insertRequests, type LoggedRequest, pageOfRequests } from "./request-log.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const call = (letter: string, changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  ...answeredRequest(letter.repeat(26)),
  ago_ms: 0,
  ...changes,
});

it("calls are kept as they were, whatever stands in their paths, at the time of their answer", async () => {
  const odd = "/v1/projects/a\tb\\N\\.\r\nü\u2028\\";
  await insertRequests(db.database, [
    call("a", { path: odd, ago_ms: 400 }),
    call("b", { error_code: "not_found", made_id: "job_1", status: 404 }),
  ]);
  const [{ now }] = (await db.query<{ now: number }>(
    "select extract(epoch from now())::float8 * 1000 as now",
  )) as [{ now: number }];
  const [newest, older] = await pageOfRequests(db.database, "wsp_1", {}, 10, undefined);
  expect(older).toMatchObject({
    request_id: `req_${"a".repeat(26)}`,
    path: odd,
    error_code: null,
    duration_ms: 1.25,
  });
  expect(newest).toMatchObject({ request_id: `req_${"b".repeat(26)}`, error_code: "not_found", status: 404 });
  expect(newest!.id).toMatch(/^log_[0-9a-hjkmnp-tv-z]{10}b{16}$/);
  expect(idMilliseconds(newest!.id) - idMilliseconds(older!.id)).toBeGreaterThanOrEqual(399);
  expect(Math.abs(idMilliseconds(newest!.id) - now)).toBeLessThan(5_000);
});

it("what is refused leaves the connection usable, and nothing behind", async () => {
  const before = await pageOfRequests(db.database, "wsp_1", {}, 10, undefined);
  const bad = [call("c"), call("d", { path: "not\0text" })];
  for (let n = 0; n < 30; n++) await expect(insertRequests(db.database, bad)).rejects.toThrow();
  expect(await pageOfRequests(db.database, "wsp_1", {}, 10, undefined)).toEqual(before);
  await insertRequests(db.database, [call("e")]);
  expect(await pageOfRequests(db.database, "wsp_1", {}, 10, undefined)).toHaveLength(before.length + 1);
});
