import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { design } from "../../design.ts";
import { drawMark } from "../../draw/mark.ts";
import { asForm, join, solid } from "../../geometry/form.ts";
import { fromData } from "../../geometry/parse.ts";
import { polygon, rect } from "../../geometry/primitives.ts";
import { cosine, lowFrequencies } from "../../judge/different.ts";
import { flawsOf } from "../../judge/flaws.ts";
import type { Verdict } from "../../judge/judge.ts";
import { see, silhouetteOf } from "../../judge/seen.ts";
import { type Brief, type Design, EMPTY_BRIEF, NEUTRAL_MOOD, type Studio } from "../../vocabulary.ts";
import { type Drawing, facts, layer } from "../family.ts";
import { scene } from "../scene.ts";
import { PLAIN_TRAITS } from "../traits.fixture.ts";
import { subjectFor } from "./device.ts";
import { DEVICES } from "./index.ts";

/** Pictures that agree this much are one picture: the evaluation's limit. */
const TWINS = 0.985;

const variants = scene.variants({
  traits: PLAIN_TRAITS,
  mood: NEUTRAL_MOOD,
  name: "Rune",
  initials: "R",
  letter: () => null,
  motifs: [],
});
const sitterOf = (id: string) =>
  subjectFor(variants.find((variant) => variant.id === id)!.draw(), PLAIN_TRAITS, () => ({
    path: rect(0, 0, 6, 9),
    glyphs: [rect(0, 0, 6, 9)],
    width: 6,
    height: 9,
    stem: 2,
    sturdy: true,
  }))!;
const low = (drawing: Drawing) => lowFrequencies(see(silhouetteOf(drawing))!);

describe("devices", () => {
  it("each has a picture to show that is not what it was", () => {
    const ids = ["fox", "sun-sea", "shield", "mountain-sun", "feather", "twin-peaks"];
    const vessel: Drawing = {
      layers: [layer(join(rect(4, 0, 16, 9), rect(10, 9, 4, 4), rect(4, 13, 16, 11)))],
      facts: facts({ parts: 1 }),
    };
    const subjects = [...ids.map(sitterOf), subjectFor(vessel, PLAIN_TRAITS, () => null)!].map((subject) => ({
      subject,
      before: low(subject.drawing),
    }));
    for (const { id, cases } of DEVICES) {
      const drawn = Object.values(cases).flatMap((draw) =>
        subjects.flatMap(({ subject, before }) => {
          const made = draw(subject);
          return made ? [cosine(low(made), before)] : [];
        }),
      );
      const changed = drawn.filter((alike) => alike < TWINS);
      expect(changed.length, id).toBeGreaterThan(drawn.length / 2);
    }
  });

  it("fields keep to the vocabulary of docs/drawing-rules.md D1 and show no flaw on a plain figure", () => {
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
    const subject = subjectFor(figure, PLAIN_TRAITS, () => null)!;
    for (const id of ["held"])
      for (const [name, draw] of Object.entries(DEVICES.find((device) => device.id === id)!.cases)) {
        const made = draw(
          name === "scallop" ? { ...subject, traits: { ...PLAIN_TRAITS, cap: "round" } } : subject,
        )!;
        const gates = flawsOf({ drawing: made, seen: see(silhouetteOf(made))! }).filter(({ gate }) => gate);
        expect(gates, `${id} ${name}`).toEqual([]);
        expect(made.facts.events.length, `${id} ${name}`).toBeLessThanOrEqual(2);
      }
  });

  it("a disc is not put into a disc", () => {
    const subject = sitterOf("sun-sea");
    expect(subject.round).toBe(true);
    expect(DEVICES.find(({ id }) => id === "held")!.cases.disc!(subject)).toBeNull();
  });

  it("a field has both of two colours that were asked for, and covers what a field of one covers", () => {
    const held = DEVICES.find(({ id }) => id === "held")!.cases.square!;
    const subject = sitterOf("fox");
    const one = held(subject)!;
    expect(one.layers.map(({ ink }) => ink)).toEqual(["primary"]);
    for (const bearing of [0, 1, 2, 3]) {
      const two = held({ ...subject, twoInks: true, traits: { ...PLAIN_TRAITS, bearing } })!;
      expect(two.layers.map(({ ink }) => ink)).toEqual(["primary", "secondary"]);
      expect(cosine(low(two), low(one)), `bearing ${bearing}`).toBeGreaterThan(0.999);
    }
  });

  it("a flat pen's picture is not held in a wavy field, where it would be a cog", () => {
    const { scallop } = DEVICES.find(({ id }) => id === "held")!.cases;
    const subject = sitterOf("fox");
    expect(scallop!(subject)).toBeNull();
    expect(scallop!({ ...subject, traits: { ...PLAIN_TRAITS, cap: "round" } })).not.toBeNull();
  });

  it("pastes nothing on a corner, copies nothing and slits nothing: blind looks objected to them", () => {
    const ids = DEVICES.map(({ id }) => id);
    for (const gone of [
      "companion",
      "dot",
      "young",
      "flock",
      "likeness",
      "pair",
      "slit",
      "outlined",
      "lean",
      "facet",
    ])
      expect(ids).not.toContain(gone);
  });

  it("three rings are not made a warning of radiation", () => {
    const held = DEVICES.find(({ id }) => id === "held")!;
    expect(held.spoils?.test("rings/trefoil-30")).toBe(true);
    expect(held.spoils?.test("rings/pair-45")).toBe(false);
  });

  it("nothing to draw is no subject", () => {
    expect(
      subjectFor({ layers: [layer(asForm([]))], facts: facts({}) }, PLAIN_TRAITS, () => null),
    ).toBeNull();
  });
});

describe("brands that ask for the same thing", () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await sharedStudio();
  });
  const NAMES = "Foxglove|Pixelforge|Ember Trail|Vulpes|Marrow|Copse & Co|Larkin|Dusk".split("|");

  const pictured = ({ mark }: Design) =>
    lowFrequencies(see(solid(mark!.shapes.flatMap(({ d }) => fromData(d))))!);

  it("a fox for each of eight names: no two alike", () => {
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
  }, 60_000);
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
