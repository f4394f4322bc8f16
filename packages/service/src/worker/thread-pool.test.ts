import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { openThreadPool, type ThreadPool } from "./thread-pool.ts";

const IDLE_THREAD = new URL("../../test/idle-thread.ts", import.meta.url);
const HEAP = { maxOldGenerationSizeMb: 64 };

let pool: ThreadPool<null, number> | undefined;
afterEach(() => pool?.destroy());

// See docs/decisions/0061.
describe("a pool of threads", () => {
  it("lets a thread go on with its own while nobody asks anything of it", async () => {
    const idle = openThreadPool<null, number>(IDLE_THREAD, { least: 1, most: 1, heap: HEAP });
    pool = idle;
    expect(await idle.run(null)).toBe(0);
    const later = async () => {
      await pause(20);
      return idle.run(null);
    };
    await expect.poll(later, { timeout: 5_000 }).toBeGreaterThan(0);
  });

  it("ends, whenever it is told to", { timeout: 60_000 }, async () => {
    for (let after = 0; after < 40; after += 2) {
      const ended = openThreadPool<null, number>(IDLE_THREAD, { least: 1, most: 1, heap: HEAP });
      const answer = ended.run(null).catch((error: Error) => error.message);
      await pause(after);
      await ended.destroy();
      expect([0, "Terminating worker thread"]).toContain(await answer);
    }
  });
});
