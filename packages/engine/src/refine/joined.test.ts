import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import {
  designFromPrompt,
  fromMemory,
  type Parent,
  type PromptedBrand,
  type Studio,
  toMemory,
} from "../index.ts";
import { heldParts } from "../render/held.ts";
import type { Ancestor } from "../vocabulary.ts";

let studio: Studio;
let wave: PromptedBrand;
let penguin: PromptedBrand;
let tile: PromptedBrand;

const root = (prompt: string) => designFromPrompt(studio, { prompt, watermark: false });

beforeAll(async () => {
  studio = await sharedStudio();
  wave = await root("Surf school called Saltwater Sisters, a wave, blue and sand");
  penguin = await root("Ice cream parlour called Polo Norte, a penguin, light blue and pink");
  tile = await root("Just a symbol, no text: a white penguin on a navy background");
}, 60_000);

const asAncestor = ({ brief, design }: PromptedBrand): Ancestor =>
  fromMemory(JSON.stringify(toMemory({ brief, design })));

/** The last of a line of versions, the first of which is the root. */
async function after(first: PromptedBrand, ...prompts: readonly string[]): Promise<readonly PromptedBrand[]> {
  const line = [first];
  for (const prompt of prompts) {
    const [parent, ...ancestors] = line.map(asAncestor).toReversed();
    line.push(
      await designFromPrompt(studio, {
        prompt,
        watermark: false,
        parent: { ...parent!, ancestors } as Parent,
      }),
    );
  }
  return line;
}

const dataOf = ({ design }: PromptedBrand) => design.mark!.shapes.map(({ d }) => d);

describe("a thing that is added", () => {
  it.each([
    ["pop a little sun over the wave", "above"],
    ["добавь солнце над волной", "above"],
    ["zet een zon boven de golf", "above"],
  ])("%s: it comes to the drawing that is there (docs/laws.md F2)", async (prompt, side) => {
    const [before, now] = await after(wave, prompt);
    const mark = now!.design.mark!;
    expect(mark.motifs).toEqual(["wave", "sun"]);
    expect(dataOf(now!).slice(0, -1)).toEqual(dataOf(before!));
    const host = before!.design.mark!.box;
    const isHigher = mark.box.y < host.y;
    expect([isHigher, mark.box.y + mark.box.height > host.y + host.height + 1]).toEqual(
      side === "above" ? [true, false] : [false, true],
    );
    // The added one is the smaller of the two.
    expect(mark.box.height - host.height).toBeLessThan(host.height);
  });

  it("stands on the plate that is there", async () => {
    const [before, now] = await after(penguin, "add a star beside the penguin");
    expect(now!.design.palette.hold).toEqual(before!.design.palette.hold);
  });
});

describe("a thing that is taken out", () => {
  it.each(["lose the sun", "enlève le soleil", "quita el sol", "das Sonnenzeichen weg, nimm die Sonne raus"])(
    "%s: the other is what it was (docs/laws.md F2)",
    async (prompt) => {
      const [before, , now] = await after(wave, "add a sun over the wave", prompt);
      expect(now!.design.mark!.shapes).toEqual(before!.design.mark!.shapes);
      expect(now!.assets.logo_svg).toBe(before!.assets.logo_svg);
    },
  );

  it("leaves the added one where the first goes", async () => {
    const [, pair, now] = await after(wave, "add a sun over the wave", "take the wave out");
    expect(now!.design.mark!.motifs).toEqual(["sun"]);
    expect(dataOf(now!)).toEqual([dataOf(pair!).at(-1)]);
  });

  it("is a word for a colour too, and no colour goes", async () => {
    const [before, , now] = await after(
      penguin,
      "añade una estrella encima del pingüino",
      "quita la estrella",
    );
    expect(now!.design.palette).toEqual(before!.design.palette);
    expect(dataOf(now!)).toEqual(dataOf(before!));
  });
});

describe("a thing that is brought back", () => {
  it("is the drawing in which it stood alone (docs/laws.md F3)", async () => {
    const [before, , , now] = await after(
      wave,
      "add a sun over the wave",
      "replace the wave and the sun with a shell",
      "bring back the wave we had at first",
    );
    expect(dataOf(now!)).toEqual(dataOf(before!));
  });
});

describe("a frame", () => {
  it.each([
    "add a frame around the logo",
    "أضيفوا إطاراً حول الشعار",
    "로고 둘레에 테두리를 둘러 주세요",
    "dodaj ramkę wokół logo",
  ])("%s: it goes around mark and letters, and away again (docs/laws.md F2)", async (prompt) => {
    const [before, framed, bare] = await after(wave, prompt, "remove the frame");
    expect(framed!.design.lockup.framed?.kind).toBe("square");
    expect(framed!.assets.logo_svg).toContain("-frame");
    expect(dataOf(framed!)).toEqual(dataOf(before!));
    expect(bare!.assets.logo_svg).toBe(before!.assets.logo_svg);
  });

  it.each(["put the whole logo in a circle", "mételo todo dentro de un círculo"])(
    "%s: a ring goes around mark and letters, which stay as they are",
    async (prompt) => {
      const [before, now, bare] = await after(wave, prompt, "remove the ring");
      expect(now!.design.lockup.framed?.kind).toBe("circle");
      expect(now!.design.type.word?.shapes).toEqual(before!.design.type.word?.shapes);
      expect(dataOf(now!)).toEqual(dataOf(before!));
      expect(bare!.design.lockup.framed).toBeUndefined();
    },
  );

  it.each(["make it a round badge with the name around it", "mach daraus ein rundes Emblem"])(
    "%s: the letters go round the mark, and back to where they stood",
    async (prompt) => {
      const [before, now, bare] = await after(wave, prompt, "take the badge off");
      expect(now!.design.lockup.kind).toBe("emblem");
      expect(bare!.assets.logo_svg).toBe(before!.assets.logo_svg);
    },
  );

  it.each(["put the penguin in a circle", "mete el pingüino en un círculo"])(
    "%s: the plate takes the form of the frame, and there is none inside it",
    async (prompt) => {
      const [before, now] = await after(tile, prompt);
      expect(before!.design.lockup.held?.hold.kind).toBe("tile");
      expect(now!.design.mark?.frame?.kind).toBe("circle");
      expect(dataOf(now!)).toEqual(dataOf(before!));
      expect(now!.design.lockup.held?.under).not.toEqual(before!.design.lockup.held?.under);
    },
  );

  it.each(["put the penguin in a circle", "mete el pingüino en un círculo"])(
    "%s: around what lies on an edge it is a line in the letters' colour, and no plate comes",
    async (prompt) => {
      const [before, now] = await after(penguin, prompt);
      const { design } = now!;
      expect(design.mark?.frame?.kind).toBe("circle");
      expect(design.palette).toEqual(before!.design.palette);
      expect(design.lockup.held?.hold).toEqual(before!.design.lockup.held?.hold);
      const [line, ...inside] = heldParts(design).find(({ name }) => name === "mark")!.shapes;
      expect(line).toMatchObject({ of: "frame", ink: "ink" });
      expect(inside.map(({ ink }) => ink)).toEqual(before!.design.mark!.shapes.map(({ ink }) => ink));
      // The edge goes around the penguin, and leaves the ring's inside free.
      const [ring, edge] = [line!, design.lockup.held!.under[0]!].map(({ d }) => bounds(fromData(d)));
      expect(edge!.width).toBeLessThan(ring!.width * 0.85);
    },
  );

  it.each(["the frame is nice", "is it framed now?"])(
    "%s: asks for nothing (docs/laws.md F1)",
    async (prompt) => {
      const [before, now] = await after(wave, prompt);
      expect(now!.assets.logo_svg).toBe(before!.assets.logo_svg);
    },
  );
});
