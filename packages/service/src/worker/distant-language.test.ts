import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { distantLanguage } from "./distant-language.ts";
import { LanguageHost } from "./language-host.ts";

const hosts = [0, 1].map((place) => new LanguageHost(createLog({ level: "fatal" }), place));

beforeAll(() => Promise.all(hosts.map((host) => host.start())), 60_000);
afterAll(() => Promise.all(hosts.map((host) => host.close())));

it("reads a prompt and gives a text's vector in a thread of its own, whichever of several answers", async () => {
  for (const count of [1, 2]) {
    const language = await distantLanguage(count);
    const { name, trades } = await language.notice("Logo for Harrow, a bakery", [
      [0, 4],
      [5, 8],
      [9, 15],
      [17, 18],
      [19, 25],
    ]);
    expect(name).toHaveLength(5);
    expect(trades.toSorted((a, b) => b.likelihood - a.likelihood)[0]!.id).toBe("bakery");
    const { asks } = await language.noticeChange(
      "navy, please",
      [
        [0, 4],
        [6, 12],
      ],
      [null, null],
    );
    expect(asks.colours).toBeGreaterThan(asks.layout!);
    const vector = await language.embed("a bakery");
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  }
});
