import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DesignResult } from "../src/generation/designer.ts";
import { getJobView } from "../src/generation/job-views.ts";
import { Jobs } from "../src/generation/jobs.ts";
import { jsonOf } from "../src/json.ts";
import type { Log } from "../src/log.ts";
import { insertJob } from "../src/storage/jobs.ts";
import { Wakeups } from "../src/storage/wakeups.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const KB = 1024;
const letters = (bytes: number) => "a".repeat(bytes);
const assets = (logo: string) =>
  jsonOf({
    logo_svg: logo,
    logo_svg_dark: "<svg/>",
    primary_color: "#000000",
    secondary_color: "#000000",
    font_family: "Inter",
    font_weight_heading: "700",
    font_weight_body: "400",
  });
const RESULT: DesignResult = { brief: "{}", design: "{}", report: jsonOf({}), assets: assets("<svg/>") };

let db: TestDatabase;
let errors: string[];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Runs a metered job whose design comes out as `result`. */
async function run(result: DesignResult) {
  errors = [];
  const log = {
    warn: () => {},
    error: (_: object, message: string) => errors.push(message),
  } as unknown as Log;
  const [workspace] = await db.query<{ id: string }>(
    "insert into workspaces (name, plan) values ('W', 'agency') returning id",
  );
  const workspaceId = workspace!.id;
  const [project] = await db.query<{ id: string }>(
    "insert into projects (workspace_id, environment, name) values ($1, 'live', 'P') returning id",
    [workspaceId],
  );
  await db.query("insert into quota_months (workspace_id, month, units) values ($1, '2026-11-01', 1)", [
    workspaceId,
  ]);
  const jobs = new Jobs({
    database: db.database,
    wakeups: new Wakeups(db.database),
    designer: { places: 1, design: async () => result },
    log,
    windowSeconds: 60,
  });
  const job = { projectId: project!.id, prompt: "A mark", parentMemoryId: null, webhookUrl: null };
  await insertJob(
    db.database,
    { workspaceId, environment: "live" },
    { ...job, unit: { month: "2026-11-01", plan: "pro" } },
  );
  const [claimed] = await jobs.claim(1);
  const outcome = await jobs.run(claimed!, new AbortController().signal, {
    onRead() {},
    onDrawn() {},
  });
  const [event] = await db.query<{ type: string; body: string; used: number; nodes: number }>(
    `select type, convert_from(body, 'UTF8') as body,
       (select units from quota_months q where q.workspace_id = e.workspace_id) as used,
       (select count(*)::int from memory_nodes m where m.job_id = e.job_id) as nodes
     from events e where job_id = $1`,
    [claimed!.id],
  );
  const view = await getJobView(db.database, workspaceId, claimed!.id);
  return { outcome, event: event!, data: JSON.parse(event!.body).data, view };
}

describe("what a success may weigh", () => {
  it("up to the limits is recorded as it is", async () => {
    const { outcome, event, data } = await run({ ...RESULT, assets: assets(letters(256 * KB)) });
    expect(outcome).toBe("succeeded");
    expect(event).toMatchObject({ type: "generation.success", nodes: 1, used: 1 });
    expect(data.assets.logo_svg).toHaveLength(256 * KB);
    expect(errors).toEqual([]);
  });

  it.each([
    [
      "an asset",
      { ...RESULT, assets: assets(letters(256 * KB + 1)) },
      "The asset logo_svg has 262,145 bytes, and at most 262,144 are allowed.",
    ],
    [
      "an asset in letters of several bytes",
      { ...RESULT, assets: assets("é".repeat(200 * KB)) },
      "The asset logo_svg has 409,600 bytes, and at most 262,144 are allowed.",
    ],
    [
      "a design",
      { ...RESULT, design: JSON.stringify({ path: letters(1024 * KB) }) },
      "The design has 1,048,587 bytes, and at most 1,048,576 are allowed.",
    ],
    [
      "an event",
      { ...RESULT, report: jsonOf({ notes: [letters(1024 * KB)] }) },
      /The event has 1,0\d\d,\d{3} bytes, and at most 1,048,576 are allowed\./,
    ],
  ])(
    "beyond it, %s ends the job as a failure that says so: nothing is kept, nothing billed",
    async (_, result, why) => {
      const { outcome, event, data, view } = await run(result);
      expect(outcome).toBe("generation_error");
      expect(event).toMatchObject({ type: "generation.failed", nodes: 0, used: 0 });
      expect(data.error.code).toBe("generation_error");
      expect(data.error.message).toMatch(why);
      expect(view.failure).toEqual(data.error);
      expect(errors).toEqual(["a result is too large to be kept; its job fails"]);
    },
  );
});
