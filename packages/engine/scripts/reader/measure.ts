/**
 * How much of the kept texts the engine's reader gets right: field by field for prompts, the whole set of asks for
 * refinements. It prints totals only, because the kept texts are not for reading.
 *
 *   node scripts/node24.mjs packages/engine/scripts/reader/measure.ts [--languages=de,fr] [--prompts] [--refinements]
 */

import {
  designFromPrompt,
  loadStudio,
  readPrompt,
  type Studio,
  understand,
  withLanguage,
} from "../../src/index.ts";
import { readRefinement } from "../../src/reader/built-in/refinement.ts";
import { readRequest } from "../../src/reader/built-in/request.ts";
import { summaryOf } from "../../src/reader/built-in/summary.ts";
import { readChanges } from "../../src/refine/read/changes.ts";
import type { Brief, Change, Design, Request } from "../../src/vocabulary.ts";
import {
  type KeptPrompt,
  type KeptRefinement,
  keptPrompts,
  keptRefinements,
  languages,
} from "./kept-texts.ts";

class Tally {
  readonly #counts = new Map<string, { right: number; of: number }>();

  add(question: string, isRight: boolean): void {
    const { right, of } = this.#counts.get(question) ?? { right: 0, of: 0 };
    this.#counts.set(question, { right: right + Number(isRight), of: of + 1 });
  }

  addAll(other: Tally): void {
    for (const [question, { right, of }] of other.#counts) {
      const before = this.#counts.get(question) ?? { right: 0, of: 0 };
      this.#counts.set(question, { right: before.right + right, of: before.of + of });
    }
  }

  toString(): string {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([question, { right, of }]) => `${question} ${Math.round((100 * right) / of)}%/${of}`)
      .join("  ");
  }
}

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();
/** One within the other: how far a span reaches ("deep blue", "blue") is not what is asked here. */
const isAlike = (a: string, b: string): boolean =>
  folded(a).includes(folded(b)) || folded(b).includes(folded(a));

function scorePrompt(all: Tally, reader: string, { text, marks }: KeptPrompt, brief: Brief): void {
  const tally = { add: (question: string, isRight: boolean) => all.add(`${reader}: ${question}`, isRight) };
  const wanted = (tag: string) => marks.filter((mark) => mark.tag === tag);
  const names = new Set(wanted("name").map(({ words }) => folded(words)));
  const name = brief.name?.value ?? null;
  tally.add("name", name === null ? names.size === 0 : names.has(folded(name)));
  const taglines = wanted("tagline").map(({ words }) => folded(words));
  if (taglines.length > 0 || brief.tagline)
    tally.add("tagline", brief.tagline !== null && taglines.includes(folded(brief.tagline.value)));
  const colours = brief.colors?.source === "stated" ? brief.colors.value.map(({ word }) => word) : [];
  scoreWords(
    tally,
    "colours",
    wanted("colour").map(({ words }) => [words]),
    colours,
  );
  const things = brief.motifs?.source === "stated" ? brief.motifs.value : [];
  scoreWords(
    tally,
    "things",
    wanted("thing").map(({ words, meaning }) => [words, meaning]),
    things,
  );
  const refused = brief.avoid ? brief.avoid.value.motifs : [];
  scoreWords(
    tally,
    "refused things",
    wanted("no-thing").map(({ words, meaning }) => [words, meaning]),
    refused,
  );
  if (text === "") throw new Error("an empty text was kept");
}

/** Right: each that is wanted is there, under any of its names, and none else. Found: of those that are wanted. */
function scoreWords(
  tally: Pick<Tally, "add">,
  question: string,
  wanted: readonly (readonly string[])[],
  got: readonly string[],
): void {
  const isFound = (names: readonly string[]) => got.some((word) => names.some((name) => isAlike(word, name)));
  const isWanted = (word: string) => wanted.some((names) => names.some((name) => isAlike(word, name)));
  if (wanted.length > 0 || got.length > 0) tally.add(question, wanted.every(isFound) && got.every(isWanted));
  for (const names of wanted) tally.add(`${question} found`, isFound(names));
}

/** Mood has no ask of its own in these labels. */
function codeOf(change: Change): string | null {
  switch (change.part) {
    case "whole":
      return change.ask === "undo" && change.steps > 1 ? `undo ${change.steps}` : change.ask;
    case "mood":
      return null;
    case "frame":
      return change.ask === "add" ? `frame.${change.frame}` : "frame.remove";
    case "letters":
      return `letters.${change.ask === "case" ? change.case : change.ask}`;
    case "layout":
      return `layout.${change.ask === "place" ? change.place : change.ask}`;
    case "mark":
      return `mark.${change.ask === "form" ? change.form : change.ask}`;
    case "colours":
      return `colours.${change.ask === "hue" ? "set" : change.ask}`;
    default:
      return `${change.part}.${change.ask}`;
  }
}

async function scoreRefinement(
  tally: Tally,
  studio: Studio,
  kept: KeptRefinement,
  parent: Design,
): Promise<void> {
  for (const [reader, request] of [
    ["grammar", await readChanges(studio, kept.text, parent)],
    ["tagger", readRequest(studio, kept.text, await studio.language!.tag(kept.text, summaryOf(parent)))],
    ["both", await readRefinement(studio, kept.text, parent)],
  ] as const)
    scoreRequest(tally, reader, kept, request);
}

/** Told in the same place as what cannot be done. */
const NOT_UNDERSTOOD = /made out/u;

function scoreRequest(
  tally: Tally,
  reader: string,
  kept: KeptRefinement,
  { changes, impossible }: Request,
): void {
  const got = new Set([
    ...changes.flatMap(({ change }) => codeOf(change) ?? []),
    ...(impossible.some(({ why }) => !NOT_UNDERSTOOD.test(why)) ? ["impossible"] : []),
  ]);
  const isRight = got.size === kept.asks.size && [...got].every((code) => kept.asks.has(code));
  tally.add(`${reader}: asks`, isRight);
  if (kept.asks.size === 0) tally.add(`${reader}: nothing`, isRight);
  else tally.add(`${reader}: something heard`, got.size > 0);
}

/** The logo that a refinement speaks of, made anew from what is told of it. */
async function parentOf(studio: Studio, { logo }: KeptRefinement): Promise<Design> {
  const { name = "", tagline = "", shows = "", colours = "", letters = "", layout = "" } = logo;
  const said = [
    name ? `Logo for "${name}".` : "A symbol without a name.",
    tagline ? `Tagline: "${tagline}".` : "",
    shows && layout !== "word" ? `The mark shows: ${shows}.` : "",
    colours ? `Colours: ${colours}.` : "",
    letters ? `${letters} letters.` : "",
    layout === "word" ? "Wordmark only." : layout === "stacked" ? "Mark above the name." : "",
  ];
  return (await designFromPrompt(studio, { prompt: said.join(" "), watermark: false })).design;
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const asksFor = (name: string): boolean =>
  process.argv.includes(`--${name}`) ||
  !process.argv.some((argument) => /^--(?:prompts|refinements)$/u.test(argument));

const studio = withLanguage(await loadStudio());
const all = new Tally();
for (const language of option("languages")?.split(",") ?? languages()) {
  const tally = new Tally();
  if (asksFor("prompts"))
    for (const kept of keptPrompts(language)) {
      scorePrompt(tally, "grammar", kept, await understand(studio, kept.text));
      scorePrompt(tally, "both", kept, await readPrompt(studio, kept.text));
    }
  if (asksFor("refinements"))
    for (const kept of keptRefinements(language))
      await scoreRefinement(tally, studio, kept, await parentOf(studio, kept));
  console.log(language, String(tally));
  all.addAll(tally);
}
console.log("all", String(all));
