import { GenerationSuccess } from "@marque/contract";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINE_THREAD } from "../src/worker/thread-designer.ts";
import { type Authority, createAuthority, type Receiver, startReceiver } from "./receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

const DRAWN_MILLISECONDS = 60_000;
const PROMPT = "Nocturne, a quiet tea house, deep indigo, a crescent moon, serif letters";

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService(
    { MARQUE_WEBHOOK_CA_FILE: authority.caFile, MARQUE_WORKER_THREADS: "1" },
    ENGINE_THREAD,
  );
  workspace = await service.createWorkspace();
}, 120_000);
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

/** A project on one origin, spoken to as an integrator does: each step names the node it goes on from. */
async function conversationOn(origin: "sandbox" | "live") {
  const key = origin === "live" ? workspace.liveKey : workspace.testKey;
  const { body } = await service.call("/v1/projects", { key, origin, json: { name: "Nocturne" } });
  return async (prompt: string, from?: { memory_id: string }) => {
    const json = { project_id: body.id, prompt, webhook_url: receiver.url, memory_id: from?.memory_id };
    const reply = await service.call("/v1/brands/generate", { key, origin, json });
    expect(reply.status).toBe(202);
    const mine = ({ event }: { event: { data: { job_id: string } } }) => event.data.job_id === reply.body.id;
    const [received] = await receiver.until(1, mine, DRAWN_MILLISECONDS);
    expect(Compile(GenerationSuccess).Errors(received!.event)).toEqual([]);
    return received!.event.data;
  };
}

const countOf = async (sql: string, values: readonly string[]) =>
  (await service.db.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values))[0]!.n;

describe.each(["sandbox", "live"] as const)(
  "memory × environment: a conversation on the %s origin",
  (origin) => {
    it("what asks for nothing gives the same bytes as a node of its own, one event, one unit", async () => {
      const say = await conversationOn(origin);
      const root = await say(PROMPT);
      expect(root.assets.logo_svg.includes("watermark")).toBe(origin === "sandbox");
      const thanked = await say("thanks, that is lovely", root);
      expect(thanked.assets).toEqual(root.assets);
      expect(thanked.memory_id).not.toBe(root.memory_id);
      expect(thanked.report).toMatchObject({ changed: [], changes: [] });
      expect(thanked.report.notes).toContain("no change was read in the prompt, so the logo is the same");
      const kept = await service.db.query<{ design: object; brief: object; parent_id: string | null }>(
        "select design, brief, parent_id from memory_nodes where id = any($1) order by id",
        [[root.memory_id, thanked.memory_id]],
      );
      expect(kept[1]!.parent_id).toBe(root.memory_id);
      expect([kept[1]!.design, kept[1]!.brief]).toEqual([kept[0]!.design, kept[0]!.brief]);
      expect(
        await countOf("deliveries d join events e on e.id = d.event_id where e.job_id = $1", [
          thanked.job_id,
        ]),
      ).toBe(1);
      expect(await countOf("usage_units where job_id = $1", [thanked.job_id])).toBe(
        origin === "live" ? 1 : 0,
      );
    }, 180_000);

    it("undo and undo again take the bytes of the versions that were", async () => {
      const say = await conversationOn(origin);
      const first = await say(PROMPT);
      const second = await say("make it terracotta", first);
      const third = await say("bolder letters", second);
      expect(second.assets.primary_color).not.toBe(first.assets.primary_color);
      expect(third.assets.logo_svg).not.toBe(second.assets.logo_svg);
      expect(third.report.changes).toEqual([expect.objectContaining({ part: "letters", ask: "bolder" })]);
      const [kept] = await service.db.query<{ changes: { change: object }[] }>(
        "select design -> 'changes' as changes from memory_nodes where id = $1",
        [third.memory_id],
      );
      expect(kept!.changes.map(({ change }) => change)).toEqual([
        expect.objectContaining({ part: "letters", ask: "bolder" }),
      ]);
      const undone = await say("undo", third);
      expect(undone.assets).toEqual(second.assets);
      const undoneTwice = await say("undo", undone);
      expect(undoneTwice.assets).toEqual(first.assets);
    }, 240_000);
  },
);
