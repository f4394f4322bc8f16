/** Whether one brief gives many designs, and many brands no design twice. */

import { cosine, type Glimpse, lowFrequencies, sameDesign } from "../../src/judge/different.ts";
import { type Brief, type Design, EMPTY_BRIEF } from "../../src/vocabulary.ts";
import { BRIEFS } from "./briefs.ts";
import { figuresOf, markForm } from "./marks.ts";

/** Pictures of different brands that agree this much are the same picture. */
export const TWINS = 0.985;
const SEEDS = 20;

export const glimpseOf = (design: Design): Glimpse => {
  const form = markForm(design);
  const figures = form && figuresOf(form);
  return {
    family: design.mark?.family ?? `word ${design.type.face}`,
    low: figures ? lowFrequencies(figures.seen) : null,
  };
};

/** Briefs with a name, a trade and a mood, and no wish: every eighth of the list, and the three first measured. */
export const OPEN_BRIEFS: readonly Brief[] = [0, 4, 20, 8, 12, 24, 32, 40, 48, 64].map((index) => {
  const { name, trade, mood } = BRIEFS[index]!;
  return { ...EMPTY_BRIEF, name, trade, mood };
});

/** Of twenty seeds, designs a person would call different: another family, or a picture that differs from afar. */
export function differentDesigns(draw: (seed: number) => Design): number {
  const kept: Glimpse[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const glimpse = glimpseOf(draw(seed));
    if (!kept.some((other) => sameDesign(other, glimpse))) kept.push(glimpse);
  }
  return kept.length;
}

/** Pairs of marks of different brands that are the same picture. */
export function twinsAmong(designs: readonly Design[]): readonly string[] {
  const marks = designs.map((design) => ({ design, low: glimpseOf(design).low }));
  return marks.flatMap(({ design: a, low }, index) =>
    marks
      .slice(index + 1)
      .filter((b) => low && b.low && a.name !== b.design.name && cosine(low, b.low) > TWINS)
      .map(({ design: b }) => `${a.name} and ${b.name}: ${described(a)}, ${described(b)}`),
  );
}

export const described = ({ mark }: Design): string =>
  `${mark?.parameters.inner ?? mark?.family} ${mark?.parameters.variant}`;
