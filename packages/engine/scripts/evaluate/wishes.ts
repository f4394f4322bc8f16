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
  const wishes: Wish[] = [];
  const add = (field: Wish["field"], what: string, met: boolean) => wishes.push({ field, what, met });
  const plain = (text: string) => text.normalize("NFC").toLowerCase();
  if (brief.name) {
    const name = brief.name.value;
    const set = design.type.word?.text ?? "";
    const markOnly = design.lockup.kind === "mark";
    add("name", name, markOnly || plain(set.replace(/\n/g, " ")) === plain(name));
  }
  const drawn = [...fills(assets.logo_svg), ...fills(assets.logo_svg_dark)];
  for (const { hex, exact } of brief.colors?.value ?? []) {
    add("colors", hex, exact ? drawn.includes(hex) : drawn.some((used) => sameName(hex, used)));
  }
  for (const away of brief.avoid?.value.colors ?? []) {
    const seen = drawn.filter(
      (used) => oklch(used).c > 0.05 && hueDistance(oklch(used).h, oklch(away).h) < 25,
    );
    add("avoid", away, seen.length === 0);
  }
  const form = brief.form?.value;
  if (form?.lockup) add("form", form.lockup, design.lockup.kind === form.lockup);
  if (form?.form) add("form", form.form, meetsForm(form.form, design));
  const type = brief.type?.value;
  const face = studio.face(design.type.face);
  if (type?.family) add("type", type.family, design.type.family === type.family);
  for (const each of type?.classes ?? []) add("type", each, face?.classes.includes(each) ?? false);
  if (type?.case && design.type.word) {
    const text = design.type.word.text;
    add(
      "type",
      type.case,
      text ===
        (type.case === "upper" ? text.toUpperCase() : type.case === "lower" ? text.toLowerCase() : text),
    );
  }
  for (const motif of brief.motifs?.source === "stated" ? brief.motifs.value : []) {
    add(
      "motifs",
      motif,
      design.mark?.motifs.includes(motif) ?? design.type.edit?.kind.startsWith("motif") ?? false,
    );
  }
  return wishes;
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
