/** Whether what was stated is met, read from the results and not from the engine's own word. */

import { distance, hueDistance, oklch } from "../../src/palette/colour.ts";
import type { Assets, Brief, Design, Studio } from "../../src/vocabulary.ts";

export type Wish = {
  readonly field: "name" | "colors" | "form" | "type" | "motifs" | "avoid";
  readonly met: boolean;
  readonly what: string;
};

const fills = (svg: string): string[] => [
  ...new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map((match) => match[1]!)),
];

/** A named colour is met by one a person would call the same: near in hue, or near altogether. */
const sameName = (wished: string, used: string): boolean => {
  const [a, b] = [oklch(wished), oklch(used)];
  if (a.c < 0.04) return b.c < 0.05 && Math.abs(a.l - b.l) < 0.3;
  return distance(wished, used) < 0.09 || (b.c > 0.04 && hueDistance(a.h, b.h) < 22);
};

export function wishesOf(studio: Studio, brief: Brief, design: Design, assets: Assets): readonly Wish[] {
  return [
    ...nameWish(brief, design),
    ...colourWishes(brief, assets),
    ...formWishes(brief, design),
    ...typeWishes(studio, brief, design),
    ...motifWishes(brief, design),
  ];
}

function nameWish({ name }: Brief, design: Design): readonly Wish[] {
  if (!name) return [];
  const plain = (text: string) => text.normalize("NFC").toLowerCase();
  const set = design.type.word?.text ?? "";
  const markOnly = design.lockup.kind === "mark";
  const met = markOnly || plain(set.replace(/\n/g, " ")) === plain(name.value);
  return [{ field: "name", what: name.value, met }];
}

function colourWishes({ colors, avoid }: Brief, assets: Assets): readonly Wish[] {
  const drawn = [...fills(assets.logo_svg), ...fills(assets.logo_svg_dark)];
  const isNear = (used: string, away: string) =>
    oklch(used).c > 0.05 && hueDistance(oklch(used).h, oklch(away).h) < 25;
  return [
    ...(colors?.value ?? []).map(
      ({ hex, exact }): Wish => ({
        field: "colors",
        what: hex,
        met: exact ? drawn.includes(hex) : drawn.some((used) => sameName(hex, used)),
      }),
    ),
    ...(avoid?.value.colors ?? []).map(
      (away): Wish => ({ field: "avoid", what: away, met: !drawn.some((used) => isNear(used, away)) }),
    ),
  ];
}

function formWishes(brief: Brief, design: Design): readonly Wish[] {
  const { lockup, form } = brief.form?.value ?? { lockup: null, form: null };
  const wishes: Wish[] = [];
  if (lockup) wishes.push({ field: "form", what: lockup, met: design.lockup.kind === lockup });
  if (form) wishes.push({ field: "form", what: form, met: meetsForm(form, design) });
  return wishes;
}

function typeWishes(studio: Studio, brief: Brief, design: Design): readonly Wish[] {
  const type = brief.type?.value;
  if (!type) return [];
  const wishes: Wish[] = [];
  const face = studio.face(design.type.face);
  if (type.family) wishes.push({ field: "type", what: type.family, met: design.type.family === type.family });
  for (const each of type.classes)
    wishes.push({ field: "type", what: each, met: face?.classes.includes(each) ?? false });
  if (type.case && design.type.word) {
    const { text } = design.type.word;
    const lowered = type.case === "lower" ? text.toLowerCase() : text;
    const cased = type.case === "upper" ? text.toUpperCase() : lowered;
    wishes.push({ field: "type", what: type.case, met: text === cased });
  }
  return wishes;
}

function motifWishes({ motifs }: Brief, { mark, type }: Design): readonly Wish[] {
  if (motifs?.source !== "stated") return [];
  return motifs.value.map((motif) => ({
    field: "motifs",
    what: motif,
    met: mark?.motifs.includes(motif) ?? type.edit?.kind.startsWith("motif") ?? false,
  }));
}

function meetsForm(form: string, design: Design): boolean {
  const depends = design.mark?.depends ?? [];
  switch (form) {
    case "wordmark":
      return design.mark === null && design.type.word !== null;
    case "monogram":
      return depends.includes("initial") || depends.includes("letters");
    case "emblem":
      return design.lockup.kind === "emblem";
    case "abstract":
      return design.mark !== null && !depends.includes("motif") && !depends.includes("initial");
    default:
      return design.mark !== null;
  }
}
