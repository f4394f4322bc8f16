/** "Add a golden star": the colour is the star's alone, and without it the tagger hears what is asked of the star. */

import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps, UNSPACED } from "../../lexicon/text.ts";
import { wearerNamed } from "../../lexicon/wearer-words.ts";
import type { Design, Language, LogoSummary, Span, Studio, Tagged, TaggedSpan } from "../../vocabulary.ts";
import { thingsIn } from "../in-view.ts";
import { stretchesOf } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import { isColour } from "./parted-colours.ts";
import { knownThing } from "./resolve/thing.ts";
import { gapOf, readingOf, wordsIn } from "./wearers.ts";

type Ground = {
  readonly studio: Studio;
  readonly language: Pick<Language, "tag">;
  readonly prompt: string;
  readonly summary: LogoSummary;
  readonly parent: Design;
};

const COMES = ["mark.add", "mark.thing"] as const;
/** From this likelihood on a thing is asked for; without it a colour that is heard this surely is one of what is there. */
const HEARD = 0.3;
const SURELY_COLOUR = 0.9;
/** "A star in gold". */
const MOST_BETWEEN = 1;
/** A colour in scripts without spaces, with the particle behind it. */
const LONGEST_UNSPACED = 3;
const STOP = /[.;!?\n。；！？]/u;

export async function withComingColour(tagged: Tagged, ground: Ground): Promise<Tagged> {
  const likely = (ask: string, { asks }: Tagged = tagged) => asks.get(ask)?.likelihood ?? 0;
  const isAsked = COMES.some((ask) => likely(ask) >= HEARD);
  const isOther = [...tagged.asks.values()].some(({ likelihood }) => likelihood >= SURELY_COLOUR);
  const colour = isAsked || !isOther ? colourOfComing(ground, tagged) : null;
  if (!colour) return tagged;
  const { studio, prompt, language, summary } = ground;
  const end = prompt[colour[1]] === " " ? colour[1] + 1 : colour[1];
  const cut = end - colour[0];
  const rest = await language.tag(prompt.slice(0, colour[0]) + prompt.slice(end), summary);
  // Of what stood around the colour the words behind it are the thing's.
  const back = ([from, to]: Span): Span => [
    to > colour[0] ? Math.max(end, from + cut) : from,
    to > colour[0] ? to + cut : to,
  ];
  const found = rest.spans.flatMap((each) =>
    each.tag === "thing" ? [{ ...each, span: back(each.span) }] : [],
  );
  // Without its colour a thing may come apart, and its article is no second one.
  const code = studio.meanings.languageOf(prompt);
  const known = found.filter(({ span }) => knownThing(prompt.slice(...span), studio, code) !== null);
  const things = known.length > 0 ? known : found;
  const [comes] = COMES.toSorted((a, b) => likely(b, rest) - likely(a, rest));
  const isSure = comes !== undefined && likely(comes, rest) >= LIKELY && (isAsked || comes === "mark.add");
  if (things.length === 0 || !isSure) return tagged;
  const wished: TaggedSpan = { tag: "colour", span: colour, likelihood: 1, role: "any", kinds: [] };
  const isIn = (span: Span | null) => span !== null && overlaps(span, colour);
  return {
    spans: [...tagged.spans.filter(({ tag, span }) => tag !== "thing" && !isIn(span)), ...things, wished],
    asks: new Map([
      ...[...tagged.asks].filter(([ask, { span }]) => !/^mark\.(?:add|thing)$/u.test(ask) && !isIn(span)),
      [comes, { likelihood: likely(comes, rest), span: things[0]!.span }],
      ["colours.set", { likelihood: 1, span: colour }],
    ]),
  };
}

/** The word for a colour that stands beside one for a thing which the logo does not show. */
function colourOfComing({ studio, prompt, parent }: Ground, { spans }: Tagged): Span | null {
  const reading = readingOf(studio, prompt);
  const isTaken = (span: Span) =>
    spans.some(({ tag, span: other }) => /^(?:name|tagline|no-)/u.test(tag) && overlaps(other, span));
  const stretches = stretchesOf(prompt).filter((span) => !isTaken(span));
  const wordOf = (span: Span) => prompt.slice(...span);
  const colours = stretches
    .filter((span) => {
      const word = wordOf(span);
      const isShort = UNSPACED.test(word) ? word.length <= LONGEST_UNSPACED : !/\s/u.test(word);
      return isShort && isColour(reading, word);
    })
    // Of a run without spaces all that has a colour in it reads as one: the last that begins with it is the word.
    .toSorted((a, b) => b[0] - a[0] || b[1] - a[1]);
  const shown = thingsIn(parent);
  const things = stretches.filter((span) => {
    const word = wordOf(span);
    const thing = knownThing(word, studio, reading.language);
    const isComing = thing !== null && !shown.some((each) => isSameThing(each, thing));
    return (
      isComing && !isColour(reading, word) && wearerNamed(word, studio.meanings, reading.language) === null
    );
  });
  return (
    colours.find((colour) =>
      things.some((thing) => {
        const said = prompt.slice(...gapOf(colour, thing));
        return !overlaps(colour, thing) && !STOP.test(said) && wordsIn(said).length <= MOST_BETWEEN;
      }),
    ) ?? null
  );
}
