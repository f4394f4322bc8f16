/** What each field of a Brief is compared with, and when a label and a value say the same. */

import { colourNamed } from "../../src/lexicon/colours/names.ts";
import { singular } from "../../src/lexicon/phrases.ts";
import { RELATED_THINGS } from "../../src/lexicon/related-things.ts";
import { fold } from "../../src/lexicon/text.ts";
import type { Brief } from "../../src/vocabulary.ts";
import type { LabelledPrompt } from "./labelled.ts";

/** Labels and values of one field of one prompt. */
export type Compared = {
  readonly wanted: readonly string[];
  readonly got: readonly string[];
  alike(label: string, value: string): boolean;
};

export type FieldCheck = {
  readonly field: string;
  /** A field whose absence is worth a point: where no name is stated, none may be found. */
  readonly always?: true;
  compare(brief: Brief, labels: LabelledPrompt["labels"]): Compared | null;
};

const list = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
/** `stern>star`: as said, and as the Brief names it. */
const meant = (item: string): string => spaced(item.split(">").at(-1)!);
const said = (item: string): string => spaced(item.split(">")[0]!);
const spaced = (text: string): string => fold(text).replace(/-/g, " ").trim();

/** One label, where `A|B` allows either, against one value or none. */
const one = (label: string | undefined, value: string | null | undefined): Compared => ({
  wanted: label ? [label] : [],
  got: value ? [value] : [],
  alike: (a, b) => a.split("|").includes(b),
});

/** The labels are older than the finer classes, and say the wider ones. */
const WIDER: { readonly [type: string]: string } = {
  blackletter: "display",
  stencil: "display",
  pixel: "display",
  typewriter: "mono",
  handwritten: "script",
  "old-style": "serif",
};

const typeWords = ({ type }: Brief): string[] =>
  type
    ? [
        ...(type.value.family
          ? [`family:${type.value.family}`]
          : type.value.classes.map((each) => WIDER[each] ?? each)),
        ...(type.value.weight ? [weightWord(type.value.weight)] : []),
        ...(type.value.case ? [type.value.case] : []),
        ...(type.value.tracking ? [`${type.value.tracking}-tracking`] : []),
      ]
    : [];

/** "rounded" letters are a sans too; a caller who says both says one thing. */
const implied = (classes: readonly string[]): string[] =>
  classes.filter(
    (word) =>
      !(
        word === "sans" &&
        classes.some((other) => /^(?:rounded|grotesk|geometric|humanist|condensed|wide)$/.test(other))
      ),
  );

const colourAlike = (label: string, word: string): boolean => {
  const [a, b] = [said(label), spaced(word)];
  return b === a || b.includes(a) || meant(label) === b || singular(b).includes(a);
};

/** Colours are kept by their values, labels by their names. */
const avoidWords = ({ avoid }: Brief): readonly string[] =>
  avoid ? [...avoid.value.colors.map(colourNamed), ...avoid.value.motifs, ...avoid.value.styles] : [];

/** "No icon", "sin texto": a part of the logo is a matter of its form, which is compared by itself. */
const PARTS =
  /^(?:icone?s?|icon[oai]s?|symbole?s?|simbol[oi]s?|marks?|picture|image|text|texto|testo|texte|words?|letters?|lettering|name|tagline|slogan|bild|schrift)$/;

const refusedAlike = (label: string, word: string): boolean => {
  const [asLabelled, asRead] = [said(label), spaced(word)];
  const [x, y] = [singular(asLabelled), singular(asRead)];
  return (
    x === y ||
    y.includes(x) ||
    x.includes(y) ||
    singular(meant(label)) === y ||
    sameNoun(x, y) ||
    // Of other languages' plurals the English singular leaves something else: "corações".
    sameNoun(asLabelled, asRead)
  );
};

/** The label is a singular, the prompt may say a plural: "casa", "case"; "cifrão", "cifrões"; "Geweih", "Geweihe". */
const sameNoun = (a: string, b: string): boolean => {
  const [x, y] = [a, b].map((text) => text.split(" ").map(stemOf));
  // "Épi de blé", "épis de blé": short words count where they are the same all along.
  if (x!.length > 1 && x!.join(" ") === y!.join(" ")) return true;
  return x!.some((stem) => stem.length >= SHORTEST_STEM && y!.includes(stem));
};

const SHORTEST_STEM = 3;
const stemOf = (noun: string): string =>
  noun
    .replace(/(?:oes|aes|ao)$/, "a")
    .replace(/([cg])h(?=[ei]$)/, "$1")
    .replace(/([cg])i(?=a$)/, "$1")
    .replace(/(?:en|er|es|[aeions])$/, "");

export const FIELDS: readonly FieldCheck[] = [
  { field: "name", always: true, compare: ({ name }, { n }) => one(n, name?.value) },
  // Those that were read without a doubt; the others are told as inferred.
  {
    field: "name, as stated",
    compare: ({ name }, { n }) => (name?.source === "stated" ? one(n, name.value) : null),
  },
  { field: "tagline", compare: ({ tagline }, { t }) => one(t, tagline?.value) },
  {
    field: "colours",
    compare: ({ colors }, { c }) => ({
      wanted: list(c),
      got: (colors?.value ?? []).map(({ word }) => word),
      alike: colourAlike,
    }),
  },
  {
    field: "negations",
    compare: (brief, { a }) => ({
      wanted: list(a).filter((label) => !PARTS.test(said(label))),
      got: avoidWords(brief).filter((word) => !PARTS.test(word)),
      alike: refusedAlike,
    }),
  },
  { field: "form", compare: ({ form }, { f }) => one(f, form?.value.form) },
  { field: "lockup", compare: ({ form }, { l }) => one(l, form?.value.lockup) },
  {
    field: "type",
    compare: (brief, { y }) => ({
      wanted: implied(list(y)),
      got: implied(typeWords(brief)),
      // The labels know one weight above regular; ours are two.
      alike: (a, b) => fold(a) === fold(b) || (a === "bold" && b === "black"),
    }),
  },
  {
    field: "motifs",
    compare: ({ motifs }, { m }) => ({
      wanted: list(m),
      got:
        motifs?.source === "stated"
          ? motifs.value.filter(
              (word) => !motifs.value.some((other) => other !== word && RELATED_THINGS.get(other) === word),
            )
          : [],
      alike: (label, word) =>
        singular(meant(label)) === singular(fold(word)) || fold(word).split(" ").includes(meant(label)),
    }),
  },
  // The lexicon's first guess: prompts whose trade no label names do not count.
  { field: "trade", compare: ({ trade }, { tr }) => (tr ? one(tr, trade?.value) : null) },
];

/** The labels know four weights. */
function weightWord(weight: number): string {
  if (weight <= 300) return "light";
  if (weight <= 500) return "regular";
  return weight <= 700 ? "bold" : "black";
}
