import { expect, it } from "vitest";
import { useService } from "./use-service.ts";

const service = useService();

// Filling a real disk is tested where the embedded server is; here PostgreSQL raises the same error by itself.
it("a full disk is 503 for the caller and on /readyz at once, and over without a restart when there is room", async () => {
  const { testKey: key } = await service.createWorkspace();
  await service.db.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await service.db.query(
    "create trigger full_disk before insert on projects for each row execute function no_room()",
  );
  const refused = await service.call("/v1/projects", { key, json: { name: "x" } });
  expect([refused.status, refused.body.error.code]).toEqual([503, "service_unavailable"]);
  expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
  expect(refused.text).not.toMatch(/device|file|relation/);
  const ready = await service.call("/readyz");
  expect([ready.status, ready.body.reason]).toEqual([503, expect.stringContaining("out of disk space")]);
  expect(service.logged.join("")).toContain("the database cannot be used: it is out of disk space");
  expect((await service.call("/healthz")).status).toBe(200);

  await service.db.query("drop trigger full_disk on projects");
  expect((await service.call("/v1/projects", { key, json: { name: "x" } })).status).toBe(201);
  await expect.poll(async () => (await service.call("/readyz")).status, { timeout: 10_000 }).toBe(200);
});
