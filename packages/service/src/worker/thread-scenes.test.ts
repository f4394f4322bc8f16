import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHOWN_APPLICATIONS } from "@marque/contract/tables";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ServiceError } from "../errors.ts";
import type { SceneTask } from "../generation/scenes.ts";
import { ThreadScenes, type ThreadScenesOptions } from "./thread-scenes.ts";

const STAND_IN = new URL("../../test/scene-thread.ts", import.meta.url);

let folder: string;
let note: string;
let gate: string;
let files = 0;
let scenes: ThreadScenes;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-scenes-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  files += 1;
  note = join(folder, `note-${files}`);
  gate = join(folder, `gate-${files}`);
});
afterEach(() => scenes.close());

const open = (options: ThreadScenesOptions = {}) => {
  scenes = new ThreadScenes({ thread: STAND_IN, ...options });
};
const task = (name: string, does = "", more: Partial<SceneTask> = {}): SceneTask => ({
  application: "van",
  brief: JSON.stringify({ note }),
  design: JSON.stringify({ name, does }),
  watermark: false,
  ...more,
});
const held = (name = "held") => task(name, `hold:${gate}`);
const members = (workspaceId: string) => ({ workspaceId, linkId: null });
const link = (workspaceId: string, linkId: string) => ({ workspaceId, linkId });
const drawn = async () => (await readFile(note, "utf8")).trim().split("\n");
const release = () => writeFile(gate, "");
const refusal = async (drawing: Promise<string>) => {
  const error = await drawing.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  const { status, code, headers } = error as ServiceError;
  return [status, code, headers["Retry-After"]];
};

describe("the scenes' thread", { timeout: 60_000 }, () => {
  it("draws beside the event loop, which goes on meanwhile", async () => {
    open();
    const waiting = scenes.draw(members("a"), held());
    // The gate is opened by the event loop: a drawing on it would wait for ever.
    await release();
    expect(await waiting).toMatch(/^<svg><title>held van false \d+</);
  });

  it("draws a page of eight scenes that are asked for at once, and keeps them", async () => {
    open();
    const page = () =>
      Promise.all(
        SHOWN_APPLICATIONS.map((application) => scenes.draw(members("a"), task("page", "", { application }))),
      );
    const first = await page();
    expect(new Set(first).size).toBe(SHOWN_APPLICATIONS.length);
    expect(await page()).toEqual(first);
    expect(await drawn()).toHaveLength(SHOWN_APPLICATIONS.length);
  });

  it("draws once what the same asker, or another, wants meanwhile", async () => {
    open();
    const askers = [members("a"), members("a"), link("a", "l"), link("b", "m")];
    const all = Promise.all(askers.map((asker) => scenes.draw(asker, held())));
    await release();
    expect(new Set(await all).size).toBe(1);
    expect(await drawn()).toEqual(["held van"]);
  });

  it("kept scene × environment: the live one of the same design has no watermark", async () => {
    open();
    const [sandbox, live] = [true, false].map((watermark) =>
      scenes.draw(members("a"), task("same", "", { watermark })),
    );
    expect(await sandbox).toContain("same van true");
    expect(await live).toContain("same van false");
  });

  it("client link × workspace: a whole link in line keeps its workspace and others waiting for one scene each", async () => {
    open();
    const first = scenes.draw(link("a", "l"), held());
    const many = Array.from({ length: 96 }, (_, n) => scenes.draw(link("a", "l"), task(`link-${n}`)));
    const others = [scenes.draw(members("a"), task("members")), scenes.draw(members("b"), task("other"))];
    await release();
    await Promise.all([first, ...many, ...others]);
    const order = (await drawn()).map((line) => line.split(" ")[0]);
    expect(order.indexOf("other")).toBeLessThanOrEqual(3);
    expect(order.indexOf("members")).toBeLessThanOrEqual(5);
    expect(order).toHaveLength(99);
  });

  it("refuses the 97th of one link, the 193rd of a workspace and the 385th of all, and then goes on", async () => {
    open();
    const waiting = [scenes.draw(members("first"), held())];
    const fill = (workspace: string, linkId: string, count: number) => {
      for (let n = 0; n < count; n++)
        waiting.push(scenes.draw(link(workspace, linkId), task(`${linkId}-${n}`)));
    };
    fill("a", "l1", 96);
    expect(await refusal(scenes.draw(link("a", "l1"), task("too many")))).toEqual([
      429,
      "rate_limit_exceeded",
      "2",
    ]);
    fill("a", "l2", 96);
    expect(await refusal(scenes.draw(members("a"), task("too many")))).toEqual([
      429,
      "rate_limit_exceeded",
      "2",
    ]);
    fill("b", "l3", 96);
    fill("b", "l4", 96);
    expect(await refusal(scenes.draw(members("c"), task("too many")))).toEqual([
      503,
      "service_unavailable",
      "2",
    ]);
    // What waits already is no further one.
    waiting.push(scenes.draw(link("a", "l1"), task("l1-95")));
    await release();
    expect(await Promise.all(waiting)).toHaveLength(386);
    expect(await scenes.draw(members("c"), task("now"))).toContain("now van");
  });

  it("says what failed, to everybody who waits, and does not try again for a while", async () => {
    open();
    const askers = [members("a"), members("a"), link("a", "l")];
    const both = await Promise.allSettled(askers.map((asker) => scenes.draw(asker, task("bad", "throw"))));
    for (const outcome of both) {
      const { reason } = outcome as PromiseRejectedResult;
      expect(reason).not.toBeInstanceOf(ServiceError);
      expect(reason.message).toBe("the pen broke");
    }
    await expect(scenes.draw(members("b"), task("bad", "throw"))).rejects.toThrow("the pen broke");
    expect(await drawn()).toEqual(["bad van"]);
    expect(await scenes.draw(members("b"), task("good"))).toContain("good van");
  });

  it("tries again after that while", async () => {
    open({ faultMilliseconds: 0 });
    for (let n = 0; n < 2; n++) {
      await expect(scenes.draw(members("a"), task("bad", "throw"))).rejects.toThrow("the pen broke");
    }
    expect(await drawn()).toHaveLength(2);
  });

  it("ends one that hangs, and draws the next in a new thread", async () => {
    open({ longestMilliseconds: 2_000, faultMilliseconds: 0 });
    const hung = scenes.draw(members("a"), task("hung", "spin"));
    await expect(hung).rejects.toThrow("not drawn in 2000 ms");
    // A busy machine may take longer than that to start a thread.
    await expect
      .poll(() => scenes.draw(members("a"), task("next")).catch(() => ""), { timeout: 50_000 })
      .toContain("next van");
  });

  it("tells those who wait when the service stops, and starts again", async () => {
    open();
    const waiting = [scenes.draw(members("a"), held()), scenes.draw(members("a"), task("waiting"))];
    const refusals = Promise.all(waiting.map(refusal));
    await scenes.close();
    expect(await refusals).toEqual(Array(2).fill([503, "service_unavailable", "1"]));
    expect(await scenes.draw(members("a"), task("again"))).toContain("again van");
  });
});
