/** A model's statements about a prompt → Brief. */

import { deepFreeze } from "../freeze.ts";
import { readImpossible } from "../lexicon/impossible.ts";
import { withRelated } from "../lexicon/related-things.ts";
import { AXES, moodOf, type Style } from "../lexicon/styles.ts";
import { overlaps } from "../lexicon/text.ts";
import { knownBy } from "../lexicon/trades/businesses.ts";
import { TRADE_LIST } from "../lexicon/trades/trades.ts";
import { readerBriefOf } from "../report-words.ts";
import type {
  AvoidWish,
  Brief,
  ColorWish,
  Field,
  FormWish,
  Span,
  Studio,
  TypeWish,
  Unmet,
} from "../vocabulary.ts";
import type { ReadPrompt } from "./built-in/prompt.ts";
import { thingOf } from "./built-in/resolve/thing.ts";
import { hull, unique } from "./placed.ts";
import { spanIn, textAt } from "./quotes.ts";
import { colourOf, familyOf } from "./resolve.ts";
import { POLES, type PromptAnswer, type Statement, WEIGHT_OF } from "./statements.ts";

type Kind = Statement["kind"];
type Placed<K extends Kind> = Extract<Statement, { readonly kind: K }> & { readonly span: Span };

/** The statements of one kind, each with its place in the prompt. */
type Said = <K extends Kind>(kind: K) => readonly Placed<K>[];

export function briefOf(studio: Studio, prompt: string, answer: PromptAnswer): ReadPrompt {
  const placed = answer.statements.flatMap((statement) => {
    const span = spanIn(prompt, statement.words);
    return span ? [{ ...statement, span }] : [];
  });
  const said: Said = (kind) => placed.filter((each) => each.kind === kind) as never;
  const trade = tradeIn(said);
  const avoid = avoidIn(studio, said);
  const brief: Brief = {
    kind: "brief",
    version: 1,
    name: textField(prompt, said("name")),
    tagline: textField(prompt, said("tagline")),
    colors: coloursIn(said),
    avoid,
    form: formIn(said),
    type: typeIn(studio, said),
    motifs: motifsIn(studio, said, trade, avoid),
    mood: moodIn(said, trade),
    trade: trade && { value: trade.id, source: "stated", span: trade.span },
  };
  return { brief: deepFreeze(brief), unmet: unmetIn(studio, prompt, brief, said) };
}

type FoundTrade = (typeof TRADE_LIST)[number] & { readonly span: Span };

function tradeIn(said: Said): FoundTrade | null {
  const [first] = said("trade");
  const trade = first && TRADE_LIST.find(({ id }) => id === first.trade);
  if (!trade) return null;
  // The caller's own words say more than the kind that a model chose for them.
  const motifs = unique([...knownBy(first.words, trade.id), ...trade.motifs], (motif) => motif);
  return { ...trade, motifs, span: first.span };
}

function textField(prompt: string, [first]: readonly { readonly span: Span }[]): Field<string> {
  const value = first ? textAt(prompt, first.span) : "";
  return first && value !== "" ? { value, source: "stated", span: first.span } : null;
}

function coloursIn(said: Said): Brief["colors"] {
  const wished = said("colour").filter(({ wished }) => wished);
  const value = unique(
    wished.map((colour): ColorWish => colourOf(colour, colour.role)),
    ({ hex }) => hex,
  );
  return value.length === 0 ? null : { value, source: "stated", span: hull(wished) };
}

function avoidIn(studio: Studio, said: Said): Field<AvoidWish> {
  const refused = <T extends { readonly wished: boolean }>(all: readonly T[]) =>
    all.filter(({ wished }) => !wished);
  const colours = refused(said("colour"));
  const things = refused(said("thing"));
  const letters = refused(said("letters"));
  const effects = refused(said("effect"));
  const all = [...colours, ...things, ...letters, ...effects];
  if (all.length === 0) return null;
  return {
    value: {
      colors: [...new Set(colours.map((colour) => colourOf(colour).hex))],
      motifs: [...new Set(things.map(({ english }) => thingOf(english, studio, "en")))],
      styles: [
        ...new Set([
          ...letters.map((each) => each.class),
          ...effects.map(({ words }) => words.toLowerCase().trim()),
        ]),
      ],
    },
    source: "stated",
    span: hull(all),
  };
}

function formIn(said: Said): Field<FormWish> {
  const [form] = said("form");
  const [layout] = said("layout");
  if (!form && !layout) return null;
  const chosen = form?.form ?? null;
  const stands = layout?.layout ?? null;
  return {
    value: {
      form: chosen,
      lockup: chosen === "wordmark" ? "word" : chosen === "emblem" && stands !== "mark" ? "emblem" : stands,
    },
    source: "stated",
    span: hull([form, layout].filter((each) => each !== undefined)),
  };
}

function typeIn(studio: Studio, said: Said): Field<TypeWish> {
  const classes = said("letters").filter(({ wished }) => wished);
  const families = said("family").filter(({ words }) => familyOf(studio, words) !== null);
  const [weight, letterCase, spacing] = [said("weight")[0], said("case")[0], said("spacing")[0]];
  const all = [...classes, ...families, weight, letterCase, spacing].filter((each) => each !== undefined);
  if (all.length === 0) return null;
  const named = families[0] ? familyOf(studio, families[0].words) : null;
  return {
    value: {
      classes: [...new Set([...(named?.classes ?? []), ...classes.map((each) => each.class)])],
      family: named?.family ?? null,
      weight: weight ? WEIGHT_OF[weight.weight] : null,
      case: letterCase?.case ?? null,
      tracking: spacing?.spacing ?? null,
    },
    source: "stated",
    span: hull(all),
  };
}

/** What is refused anywhere is not drawn; where nothing is asked for, the trade says what fits it. */
function motifsIn(
  studio: Studio,
  said: Said,
  trade: FoundTrade | null,
  avoid: Field<AvoidWish>,
): Brief["motifs"] {
  const isRefused = (word: string) => avoid?.value.motifs.some((refused) => word.includes(refused)) ?? false;
  const wished = said("thing").filter(
    ({ wished, english }) => wished && !avoid?.value.motifs.includes(thingOf(english, studio, "en")),
  );
  if (wished.length > 0)
    return {
      value: withRelated([...new Set(wished.map(({ english }) => thingOf(english, studio, "en")))]),
      source: "stated",
      span: hull(wished),
    };
  return (
    trade && {
      value: trade.motifs.filter((motif) => !isRefused(motif)),
      source: "inferred",
      span: trade.span,
    }
  );
}

/** How far a word goes on its axis: most of the way, as the style words of the tables do. */
const CHARACTER_LEAN = 0.8;

function moodIn(said: Said, trade: FoundTrade | null): Brief["mood"] {
  const styles = (wished: boolean): readonly (Style & { readonly span: Span })[] =>
    said("character")
      .filter((each) => each.wished === wished)
      .map(({ towards, span }) => {
        const [leaning, sign] = POLES[towards];
        const lean = AXES.map((axis) => (axis === leaning ? sign * CHARACTER_LEAN : null));
        return { lean, weight: 1, span };
      });
  const [wanted, denied] = [styles(true), styles(false)];
  const all = [...wanted, ...denied];
  if (all.length > 0)
    return { value: moodOf(wanted, denied, trade?.lean ?? null), source: "stated", span: hull(all) };
  return trade && { value: moodOf([], [], trade.lean), source: "inferred", span: trade.span };
}

/** What no logo of ours can be, and what no table knows. */
function unmetIn(studio: Studio, prompt: string, { name, tagline }: Brief, said: Said): readonly Unmet[] {
  const named = [name, tagline].flatMap((field) => (field?.span ? [field.span] : []));
  const refused = [...said("effect"), ...said("thing"), ...said("letters")].filter(({ wished }) => !wished);
  const impossible = readImpossible(prompt, [...named, ...refused.map(({ span }) => span)]);
  const effects = said("effect").filter(
    ({ wished, span }) => wished && !impossible.some((other) => overlaps(other.span, span)),
  );
  const families = said("family").filter(({ words }) => familyOf(studio, words) === null);
  return [
    ...impossible.map(({ unmet }) => unmet),
    ...effects.map(({ words }) => ({
      field: "style",
      wish: words,
      why: readerBriefOf.outlines,
      did: readerBriefOf.leftOut,
    })),
    ...families.map(({ words }) => unknownFamily(words)),
  ];
}

export const unknownFamily = (words: string): Unmet => ({
  field: "type",
  wish: words,
  why: readerBriefOf.unknownFamily,
  did: readerBriefOf.chosenWithout,
});
