import { beforeAll, describe, expect, it } from "vitest";
import { finishedId, insertFinishedWork } from "./rows.ts";
import type { Reply, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });
let owner: TestWorkspace;
let stranger: TestWorkspace;
let projectId: string;
const NEVER_WAS = "proj_01kaxm3q5r8v2t6w9y1z4b7d0f";

beforeAll(async () => {
  owner = await service.createWorkspace();
  stranger = await service.createWorkspace();
  projectId = (await service.call("/v1/projects", { key: owner.testKey, json: { name: "Secret" } })).body.id;
  await insertFinishedWork(service.db, { workspaceId: owner.id, environment: "sandbox", projectId }, 2);
});

type Stranger = { readonly key: string; readonly origin: "live" | "sandbox" };

/** Everything one can ask about a project by its id. */
const questions: [string, (who: Stranger, id: string) => Promise<Reply>][] = [
  ["reading", (who, id) => service.call(`/v1/projects/${id}`, who)],
  [
    "changing",
    (who, id) => service.call(`/v1/projects/${id}`, { ...who, method: "PATCH", json: { name: "X" } }),
  ],
  ["deleting", (who, id) => service.call(`/v1/projects/${id}`, { ...who, method: "DELETE" })],
  [
    "generating",
    (who, id) => service.call("/v1/brands/generate", { ...who, json: { project_id: id, prompt: "x" } }),
  ],
  [
    "refining",
    (who, id) =>
      service.call("/v1/brands/generate", {
        ...who,
        json: { project_id: id, prompt: "x", memory_id: finishedId("mem_", 1) },
      }),
  ],
  ["memory", (who, id) => service.call(`/v1/projects/${id}/memory`, who)],
  ["brands by project_id", (who, id) => service.call(`/v1/brands?project_id=${id}`, who)],
];

describe("another's project is a 404 that nothing tells apart from one that never was", () => {
  it.each(questions)("for %s, by another workspace and by the other environment", async (_, ask) => {
    const strangers: Stranger[] = [
      { key: stranger.testKey, origin: "sandbox" },
      { key: stranger.liveKey, origin: "live" },
      { key: owner.liveKey, origin: "live" },
    ];
    for (const who of strangers) {
      const theirs = await ask(who, projectId);
      const none = await ask(who, NEVER_WAS);
      const malformed = await ask(who, "proj_x");
      expect(theirs.status).toBe(404);
      expect(theirs.body.error.code).toBe("project_not_found");
      expect(theirs.text).toBe(none.text);
      expect(theirs.text).toBe(malformed.text);
      const names = (reply: Reply) => Object.keys(reply.headers).sort();
      expect(names(theirs)).toEqual(names(none));
    }
    const kept = await service.call(`/v1/projects/${projectId}`, { key: owner.testKey });
    expect(kept.body.name).toBe("Secret");
  });

  it("nor by time: both cost one lookup by the primary key", async () => {
    const who: Stranger = { key: stranger.testKey, origin: "sandbox" };
    const time = async (id: string) => {
      const started = performance.now();
      await service.call(`/v1/projects/${id}`, who);
      return performance.now() - started;
    };
    const theirs: number[] = [];
    const none: number[] = [];
    for (let n = 0; n < 60; n++) {
      theirs.push(await time(projectId));
      none.push(await time(NEVER_WAS));
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2]!;
    expect(Math.abs(median(theirs) - median(none))).toBeLessThan(Math.max(2, median(none)));
  });
});

describe("lists", () => {
  it("hold only what belongs to the key's workspace and environment", async () => {
    const lists = ["/v1/projects", "/v1/brands"];
    for (const path of lists) {
      for (const who of [
        { key: stranger.testKey },
        { key: stranger.liveKey, origin: "live" },
        { key: owner.liveKey, origin: "live" },
      ] as const) {
        expect((await service.call(path, who)).body.data).toEqual([]);
      }
      expect((await service.call(path, { key: owner.testKey })).body.data.length).toBeGreaterThan(0);
    }
  });
});

describe("a memory node", () => {
  it("of another workspace's project cannot be refined in one's own, nor told from one that never was", async () => {
    const own = (await service.call("/v1/projects", { key: stranger.testKey, json: { name: "Own" } })).body
      .id;
    const refine = (memory_id: string) =>
      service.call("/v1/brands/generate", {
        key: stranger.testKey,
        json: { project_id: own, prompt: "x", memory_id },
      });
    const theirs = await refine(finishedId("mem_", 1));
    expect([theirs.status, theirs.body.error.code]).toEqual([404, "memory_not_found"]);
    expect(theirs.text).toBe((await refine("mem_01kaxm3q5r8v2t6w9y1z4b7d0f")).text);
  });
});
