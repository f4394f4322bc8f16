/**
 * How much of the kept texts the engine's reader gets right: field by field for prompts, the whole set of asks for
 * refinements. It prints totals only, because the kept texts are not for reading.
 *
 *   node scripts/node24.mjs packages/engine/scripts/reader/measure.ts [--trial] [--languages=de,fr] [--prompts] [--refinements]
 *
 * With `--trial`, of the trial texts: they are of the same writers as the lessons, and may be read.
 */

import { designFromPrompt, loadStudio, readPrompt, type Studio } from "../../src/index.ts";
import { readColours } from "../../src/lexicon/colours/read.ts";
import { withRelated } from "../../src/lexicon/related-things.ts";
import { distance } from "../../src/palette/colour.ts";
import { readRefinement } from "../../src/reader/built-in/refinement.ts";
import { coloursOf } from "../../src/reader/built-in/resolve/colour.ts";
import { thingOf } from "../../src/reader/built-in/resolve/thing.ts";
import type { Bond, Brief, Design, Request } from "../../src/vocabulary.ts";
import {
  type Folder,
  type KeptPrompt,
  type KeptRefinement,
  keptPrompts,
  keptRefinements,
  languages,
  type Mark,
} from "./kept-texts.ts";
import { codesOf, Tally } from "./tally.ts";

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();
/** Without what people write or leave out: "paper clip", "paper-clip", "paperclip". */
const letters = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
/** One within the other: how far a span reaches ("deep blue", "blue") is not what is asked here. */
const isAlike = (a: string, b: string): boolean =>
  letters(a).includes(letters(b)) || letters(b).includes(letters(a));

/** Two values that people would call by one name. */
const SAME_COLOUR = 0.09;

function scorePrompt(
  tally: Tally,
  studio: Studio,
  { language, text, marks }: KeptPrompt,
  brief: Brief,
): void {
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
    colours.map((colour) => [colour]),
  );
  const values = brief.colors?.source === "stated" ? brief.colors.value.map(({ hex }) => hex) : [];
  for (const { words, meaning } of wanted("colour")) {
    // The English of a translated word is what people see under it; only an English text means the value of CSS.
    const seen = language === "en" ? [] : readColours(meaning, "seen");
    const [meant] = [...seen, ...coloursOf(meaning || words, studio.meanings, "en")];
    if (meant)
      tally.add(
        "colours as meant",
        values.some((hex) => distance(hex, meant.hex) < SAME_COLOUR),
      );
  }
  const things = brief.motifs?.source === "stated" ? brief.motifs.value : [];
  scoreWords(
    tally,
    "things",
    wanted("thing").map((mark) => namesOf(mark, studio)),
    things.map((thing) => withSame([thing], studio)),
  );
  const refused = brief.avoid ? brief.avoid.value.motifs : [];
  scoreWords(
    tally,
    "refused things",
    wanted("no-thing").map((mark) => namesOf(mark, studio)),
    refused.map((thing) => withSame([thing], studio)),
  );
  scorePlaces(tally, wanted("thing"), things.length, brief);
  if (text === "") throw new Error("an empty text was kept");
}

/** How two things may stand to each other where a text was labelled with a place. */
const AS_SAID: { readonly [place: string]: readonly Bond[] } = {
  above: ["above", "under"],
  on: ["atop"],
  held: ["held", "with", "atop"],
  inside: ["within"],
  around: ["around", "within"],
  behind: ["behind"],
  from: ["grown"],
  instead: ["part", "made", "steam"],
  as: ["fused"],
  with: ["with"],
  beside: ["beside", "between"],
  crossed: ["crossed"],
};

function scorePlaces(tally: Tally, things: readonly Mark[], found: number, { bond }: Brief): void {
  if (things.length < 2) return;
  tally.add("two things found", found > 1);
  const place = things.find(({ role }) => role !== null)?.role;
  if (place) tally.add("two things as said", !!bond && (AS_SAID[place] ?? []).includes(bond.value.how));
}

/** A thing by its words, by its English, and by what the engine draws for that English: "yarn ball" is a ball of yarn. */
function namesOf({ words, meaning }: Mark, studio: Studio): readonly string[] {
  return withSame([words, meaning, ...withRelated([thingOf(meaning || words, studio, "en")])], studio);
}

/** And by other words for the same: a gamepad is a game controller. */
function withSame(names: readonly string[], { drawings }: Studio): readonly string[] {
  return [...names, ...names.map((name) => drawings.sameAs(folded(name)) ?? "")].filter(
    (name) => name !== "",
  );
}

/** Right: each that is wanted is there, under any of its names, and none else. Found: of those that are wanted. */
function scoreWords(
  tally: Pick<Tally, "add">,
  question: string,
  wanted: readonly (readonly string[])[],
  got: readonly (readonly string[])[],
): void {
  const isSame = (some: readonly string[], others: readonly string[]) =>
    some.some((name) => others.some((other) => isAlike(name, other)));
  const isFound = (names: readonly string[]) => got.some((each) => isSame(each, names));
  const isWanted = (names: readonly string[]) => wanted.some((each) => isSame(each, names));
  if (wanted.length > 0 || got.length > 0) tally.add(question, wanted.every(isFound) && got.every(isWanted));
  for (const names of wanted) tally.add(`${question} found`, isFound(names));
}

async function scoreRefinement(
  tally: Tally,
  studio: Studio,
  kept: KeptRefinement,
  parent: Design,
): Promise<void> {
  scoreRequest(tally, kept, await readRefinement(studio, kept.text, parent));
}

function scoreRequest(tally: Tally, kept: KeptRefinement, request: Request): void {
  const got = codesOf(request);
  const isRight = got.size === kept.asks.size && [...got].every((code) => kept.asks.has(code));
  tally.add("asks", isRight);
  if (kept.asks.size === 0) tally.add("nothing asked, nothing done", isRight);
  else tally.add("something heard", got.size > 0);
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

const folder: Folder = process.argv.includes("--trial") ? "trial" : "kept";
const studio = await loadStudio();
const all = new Tally();
for (const language of option("languages")?.split(",") ?? languages()) {
  const tally = new Tally();
  if (asksFor("prompts"))
    for (const kept of keptPrompts(language, folder)) {
      scorePrompt(tally, studio, kept, await readPrompt(studio, kept.text));
    }
  if (asksFor("refinements"))
    for (const kept of keptRefinements(language, folder))
      await scoreRefinement(tally, studio, kept, await parentOf(studio, kept));
  console.log(language, String(tally));
  all.addAll(tally);
}
console.log("all", String(all));
