import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt } from "../prompt.ts";
import type { Ancestor, Studio } from "../vocabulary.ts";
import { refine } from "./refine.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

/** What the mark shows after each message, and the last Report. */
async function talk(prompt: string, ...messages: readonly string[]) {
  const first = await designFromPrompt(studio, { prompt, watermark: false });
  let line: readonly Ancestor[] = [first];
  let last: Awaited<ReturnType<typeof refine>> | null = null;
  for (const [at, message] of messages.entries()) {
    const [parent, ...ancestors] = line as [Ancestor, ...Ancestor[]];
    const lineage = { parent, ancestors, children: [], siblings: [] };
    last = await refine(studio, { prompt: message, seed: at + 1, lineage });
    line = [last, ...line];
  }
  const { brief, design } = line[0]!;
  return { brief, design, shown: design.mark?.motifs ?? [], report: last?.report ?? first.report };
}

describe("what a message names in the logo", () => {
  it.each([
    ["Logo for Steep Garden, a teapot with a leaf", "Replace the leaf with a flame", ["teapot", "flame"]],
    [
      "Logo for Steep Garden, a teapot with a leaf",
      "Keep the teapot, replace the leaf with a flame",
      ["teapot", "flame"],
    ],
    [
      "Un logo pour la librairie Lettré, un chat assis sur un livre",
      "Remplace le chat par une plume",
      ["feather", "book"],
    ],
  ])("%s: %s", async (prompt, message, things) => {
    expect((await talk(prompt, message)).shown.toSorted()).toEqual(things.toSorted());
  });

  it("brings back a thing that was taken for a tagline", async () => {
    const prompt = "Логотип для школы плавания «Дельфин»: дельфин, голубой и белый";
    const { shown } = await talk(prompt, "Замени дельфина на волну", "Верни дельфина");
    expect(shown).toEqual(["dolphin"]);
  });

  it("sets a tagline that names an earlier thing", async () => {
    const messages = ["Replace the owl with a whale", 'Change the tagline to "Bring back the owl"'];
    const { shown, design } = await talk("A logo for Harbor Books, an owl", ...messages);
    expect([shown, design.tagline]).toEqual([["whale"], "Bring back the owl"]);
  });

  it("brings back the version that shows the named thing, not the last one", async () => {
    const messages = ["Replace the owl with a whale", "Make it a fox", "Bring back the owl"];
    expect((await talk("A logo for Harbor Books, an owl", ...messages)).shown).toEqual(["owl"]);
  });

  it.each(["Logo for Northlight Dental, a tooth inside a ring", "Логотип для «Норд», зуб в кольце"])(
    "%s: the ring is a frame",
    async (prompt) => {
      const { brief, shown } = await talk(prompt);
      expect([shown, brief.form?.value.frame]).toEqual([["tooth"], "circle"]);
    },
  );

  it("removes a ring that is a thing of the mark", async () => {
    const { shown } = await talk("Wedding planner Ana, a dove carrying a ring", "Lose the ring");
    expect(shown).toEqual(["dove"]);
  });

  it("takes the sense that the business gives a word", async () => {
    expect((await talk("Chess school Gambit, a knight")).shown).toEqual(["chess knight"]);
  });

  it("tells all initials of a monogram", async () => {
    const { report } = await talk("Firmenname: Zwirnkontor Pöhl, Form: Monogramm ZP");
    expect(report.concept).toContain("the initials ZP");
  });
});
