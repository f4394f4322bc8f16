import { beforeAll, describe, expect, it } from "vitest";
import { design } from "../../design.ts";
import { drawMark } from "../../draw/mark.ts";
import { asForm, join, solid } from "../../geometry/form.ts";
import { fromData } from "../../geometry/parse.ts";
import { polygon, rect } from "../../geometry/primitives.ts";
import { cosine, lowFrequencies } from "../../judge/different.ts";
import { flawsOf } from "../../judge/flaws.ts";
import type { Verdict } from "../../judge/judge.ts";
import { see, silhouetteOf } from "../../judge/seen.ts";
import { loadStudio } from "../../studio/load.ts";
import { type Brief, type Design, EMPTY_BRIEF, NEUTRAL_MOOD, type Studio } from "../../vocabulary.ts";
import { type Drawing, facts, type Hand, layer } from "../family.ts";
import { scene } from "../scene.ts";
import { sitterFor } from "./device.ts";
import { DEVICES } from "./index.ts";

/** Pictures that agree this much are one picture: the evaluation's limit. */
const TWINS = 0.985;

const HAND: Hand = {
  stroke: 3.5,
  line: 2.5,
  gap: 2,
  corner: 0,
  cap: "flat",
  whim: [0, 0, 0, 0, 0],
  bearing: 0,
  build: 0,
};

const variants = scene.variants({
  hand: HAND,
  mood: NEUTRAL_MOOD,
  name: "Rune",
  initials: "R",
  letter: () => null,
  motifs: [],
});
const sitterOf = (id: string) =>
  sitterFor(variants.find((variant) => variant.id === id)!.draw(), HAND, () => ({
    path: rect(0, 0, 6, 9),
    width: 6,
    height: 9,
    stem: 2,
    sturdy: true,
  }))!;
const low = (drawing: Drawing) => lowFrequencies(see(silhouetteOf(drawing))!);

describe("devices", () => {
  it("each has a picture to show that is not what it was", () => {
    const subjects = ["fox", "sun-sea", "shield", "mountain-sun", "feather", "twin-peaks"].map(sitterOf);
    for (const { id, cases } of DEVICES) {
      const drawn = Object.values(cases).flatMap((draw) =>
        subjects.flatMap((sitter) => {
          const made = draw(sitter);
          return made ? [{ made, before: sitter.drawing }] : [];
        }),
      );
      const changed = drawn.filter(({ made, before }) => cosine(low(made), low(before)) < TWINS);
      expect(changed.length, id).toBeGreaterThan(drawn.length / 2);
    }
  });

  it("frames keep to the rules' vocabulary and show no flaw on a plain figure", () => {
    const figure: Drawing = {
      layers: [
        layer(
          join(
            polygon([
              [12, 0],
              [24, 24],
              [0, 24],
            ]),
          ),
        ),
      ],
      facts: facts({ angles: [60], symmetry: "mirror", events: ["cut"] }),
    };
    const sitter = sitterFor(figure, HAND, () => null)!;
    for (const id of ["held", "ring"])
      for (const [name, draw] of Object.entries(DEVICES.find((device) => device.id === id)!.cases)) {
        const made = draw(sitter)!;
        const gates = flawsOf({ drawing: made, seen: see(silhouetteOf(made))! }).filter(({ gate }) => gate);
        expect(gates, `${id} ${name}`).toEqual([]);
        expect(made.facts.events.length, `${id} ${name}`).toBeLessThanOrEqual(2);
      }
  });

  it("a disc is not put into a disc or a ring", () => {
    const sitter = sitterOf("sun-sea");
    expect(sitter.round).toBe(true);
    expect(DEVICES.find(({ id }) => id === "held")!.cases.disc!(sitter)).toBeNull();
    expect(DEVICES.find(({ id }) => id === "ring")!.cases["0"]!(sitter)).toBeNull();
  });

  it("nothing to draw is no sitter", () => {
    expect(sitterFor({ layers: [layer(asForm([]))], facts: facts({}) }, HAND, () => null)).toBeNull();
  });
});

describe("brands that ask for the same thing", () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await loadStudio();
  });
  const NAMES =
    "Foxglove|Pixelforge|Ember Trail|Quickstep|Vulpes|Nine Oaks|Marrow|Tindle|Copse & Co|Larkin|Ochre|Dusk".split(
      "|",
    );

  const pictured = ({ mark }: Design) =>
    lowFrequencies(see(solid(mark!.shapes.flatMap(({ d }) => fromData(d))))!);

  it("a fox for each of twelve names: no two alike", () => {
    const made = NAMES.map((name, seed) => {
      const brief: Brief = {
        ...EMPTY_BRIEF,
        name: { value: name, source: "stated" },
        motifs: { value: ["fox"], source: "stated" },
        mood: { value: NEUTRAL_MOOD, source: "inferred" },
      };
      const { design: drawn } = design(studio, brief, seed);
      expect(drawn.mark?.motifs, name).toContain("fox");
      return { name, low: pictured(drawn) };
    });
    const alike = made.flatMap((a, index) =>
      made.slice(index + 1).flatMap((b) => (cosine(a.low, b.low) > TWINS ? [`${a.name} and ${b.name}`] : [])),
    );
    expect(alike).toEqual([]);
  }, 120_000);
});

describe("a letter cut into a picture", () => {
  it("makes it depend on the name, so that a rename redraws it", () => {
    const variant = variants.find(({ id }) => id === "shield")!;
    const { cases, depends } = DEVICES.find(({ id }) => id === "letter")!;
    const drawing = cases.large!(sitterOf("shield"))!;
    const seen = see(silhouetteOf(drawing))!;
    const candidate = { family: scene, variant } as Verdict["candidate"];
    const mark = drawMark(
      { verdict: { candidate, drawing, seen } as Verdict, device: "letter large", depends },
      (ink) => ink,
      null,
      ["shield"],
    );
    expect(mark.depends).toContain("initial");
    expect(mark.parameters.device).toBe("letter large");
  });
});
