import { beforeAll, describe, expect, it } from "vitest";
import type { Script, Studio, TypeClass } from "../vocabulary.ts";
import { loadStudio } from "./load.ts";

const SCRIPTS: readonly Script[] = [
  ...(["latin", "greek", "cyrillic", "arabic", "hebrew", "devanagari", "bengali", "tamil", "thai"] as const),
  ...(["japanese", "korean", "chinese-simplified", "chinese-traditional"] as const),
];
const CLASSES: readonly TypeClass[] = [
  ...([
    "blackletter",
    "mono",
    "condensed",
    "wide",
    "stencil",
    "typewriter",
    "handwritten",
    "script",
  ] as const),
  ...(["slab", "didone", "old-style", "geometric", "grotesk", "rounded", "pixel"] as const),
];

let studio: Studio;
let seconds = 0;
beforeAll(async () => {
  // Processor time: other tests run beside this one, and a clock would measure them too.
  const before = process.cpuUsage();
  studio = await loadStudio();
  const { user, system } = process.cpuUsage(before);
  seconds = (user + system) / 1e6;
});

describe("the studio", () => {
  it("loads in five seconds of processor time", () => {
    expect(seconds).toBeLessThan(5);
  });

  it("has some ninety faces, each with a free licence that is carried along", () => {
    expect(studio.faces.length).toBeGreaterThanOrEqual(90);
    for (const face of studio.faces) {
      expect(["OFL-1.1", "Apache-2.0"]).toContain(face.licence);
      expect(studio.licenceText(face.id).length, face.id).toBeGreaterThan(500);
    }
  });

  it("has two weights for all but the scripts and a few display faces", () => {
    const own = studio.faces.filter(({ reserve }) => !reserve);
    const single = own.filter((face) => face.weights.length < 2).map((face) => face.id);
    expect(single.toSorted()).toEqual([
      "great-vibes",
      "pacifico",
      "sacramento",
      "varela-round",
      "young-serif",
    ]);
  });

  it.each(["greek", "cyrillic", "arabic", "devanagari", "japanese"] as const)(
    "has a choice of faces for %s",
    (script) => {
      expect(studio.faces.filter((face) => face.scripts.includes(script)).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(SCRIPTS)("R7: has a sans and a serif for %s", (script) => {
    const faces = studio.faces.filter((face) => face.scripts.includes(script));
    expect(faces.some(({ classes }) => classes.includes("sans"))).toBe(true);
    expect(faces.some(({ classes }) => classes.includes("serif"))).toBe(true);
  });

  it.each(CLASSES)("has at least three %s faces", (type) => {
    expect(studio.faces.filter(({ classes }) => classes.includes(type)).length).toBeGreaterThanOrEqual(3);
  });

  it("R5: has the families that people name, and knows the rest of the index by name and class", () => {
    const shipped = new Set(studio.faces.map(({ family }) => family));
    expect(shipped.size).toBeGreaterThanOrEqual(280);
    const known = studio.families();
    expect(known.length + shipped.size).toBeGreaterThanOrEqual(1900);
    expect(known.filter(({ family }) => shipped.has(family))).toEqual([]);
    expect(known.filter(({ classes }) => classes.length === 0 || classes[0]?.length === 0)).toEqual([]);
    expect(known.filter(({ measure }) => measure).length).toBeGreaterThan(known.length * 0.75);
  });

  it.each(
    "fox lotus moon wave mountain leaf flame bread coffee rocket bridge anchor crown bee whale tree owl key shield compass".split(
      " ",
    ),
  )("finds a motif for %s", (word) => {
    expect(studio.findMotifs(word).length).toBeGreaterThan(0);
  });

  it("finds plurals and the thing in a phrase, and nothing for nonsense", () => {
    expect(studio.findMotifs("mountains")[0]).toBe(studio.findMotifs("mountain")[0]);
    expect(studio.findMotifs("red fox")[0]!.id).toBe("fluent:fox");
    expect(studio.findMotifs("zzyzx")).toEqual([]);
  });

  it("holds no brand icons among its motifs", () => {
    expect(studio.motifs.filter((motif) => /-logo|github|twitter|facebook|microsoft/.test(motif.id))).toEqual(
      [],
    );
  });

  it("pins a variable font to a weight", () => {
    const [regular, bold] = studio.staticFonts("figtree", [400, 700]);
    expect(regular!.weight).toBe(400);
    expect(bold!.bytes.length).toBeGreaterThan(5000);
    expect(Buffer.from(bold!.bytes).includes("fvar")).toBe(false);
  });
});
