/** Laws R3 and R7 of stated colours: every CSS name has its value, and each colour its use, in any of the languages. */

import { beforeAll, describe, expect, it } from "vitest";
import { readHex } from "../palette/colour.ts";
import { loadStudio } from "../studio/load.ts";
import type { Studio } from "../vocabulary.ts";
import { CSS_COLOURS, CSS_THINGS } from "./lexicons/css-colours.ts";
import { commas } from "./lexicons/lists.ts";
import { readBrief } from "./understand.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await loadStudio();
}, 60_000);

const coloursOf = (prompt: string) => readBrief(studio, prompt).brief.colors?.value ?? [];
const told = (prompt: string): string =>
  coloursOf(prompt)
    .map(({ hex, on }) => `${hex}${on ? ` ${on}` : ""}`)
    .join(", ");

describe("the names of CSS", () => {
  const names = commas(CSS_COLOURS);
  it("are all there", () => {
    expect(new Set(names.map((name) => name.replaceAll(" ", ""))).size).toBe(141);
  });

  it.each(names)("%s has its value, spaced or in one word", (name) => {
    const joined = name.replaceAll(" ", "");
    expect(told(`name=Kelda; color=${joined}`)).toBe(readHex(joined));
    if (!commas(CSS_THINGS).includes(name))
      expect(told(`Logo for Kelda, a bank, in ${name}`)).toBe(readHex(joined));
  });

  it("may be grey or gray", () => {
    expect(told("Kelda, bankers, slate grey")).toBe("#708090");
    expect(told("Kelda, bankers, slategrey")).toBe("#708090");
  });
});

describe("codes", () => {
  it.each([
    ["Company is Fjell. The colour has to be exactly E8F5E9 in hex.", "#e8f5e9"],
    ["Logo for NORTHBEAM, hex 0af", "#00aaff"],
    ["Fjell, colour rgb(200 230 255)", "#c8e6ff"],
    ["Sunny Side: the yellow is #ffd700", "#ffd700"],
  ])("%s", (prompt, wanted) => {
    expect(told(prompt)).toBe(wanted);
  });
});

describe("what a colour is for", () => {
  it.each([
    ["charcoal letters, #ffdb58 mark: Oak & Anvil", "#36454f letters, #ffdb58 mark"],
    ["Kelda: navy for the icon, black for the text", "#000080 mark, #000000 letters"],
    ["white on navy: Captain's Table", "#ffffff inside, #000080 plate"],
    ["Studio Vanta, #000 only, please", "#000000 only"],
    ["Kelda, our colour is #ffcc00, nothing else apart from black", "#ffcc00, #000000"],
    ["Optik Weber: die Schrift in Anthrazit, das Zeichen in Türkis", "#293133 letters, #40e0d0 mark"],
    ["Logo blanco sobre rojo para Tomate Frito", "#ffffff inside, #ff0000 plate"],
    ["Fietsenmaker De Ketting, oranje icoon en zwarte letters", "#ffa500 mark, #000000 letters"],
    ["Логотип для студии «ВЕТЕР», только чёрный", "#000000 only"],
    ["Logo: Deniz Kafe, lacivert ve beyaz", "#000080, #ffffff"],
  ])("%s", (prompt, wanted) => {
    expect(told(prompt)).toBe(wanted);
  });
});
