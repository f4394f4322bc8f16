/** Where a text says that the mark stands beside its name: "a star over the name", "adın üstünde", "店名の上に". */

import data from "../../data/place-words.json" with { type: "json" };
import type { MarkPlace, Span } from "../vocabulary.ts";
import { clausesOf } from "./clauses.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";
import { overlaps } from "./text.ts";

const PLACES = Object.entries(data.places) as readonly (readonly [MarkPlace, PhraseTable])[];
const NAMES: PhraseTable = data.names;
/** Languages that put such words behind what they are said of. */
const POSTPOSED: readonly string[] = data.postposed;
const OPPOSITE = { above: "below", below: "above", left: "right", right: "left" } as const;
/** Words that may stand between a place and the name: "à gauche de tout le nom". */
const MOST_BETWEEN = 2;

export type PlaceSaid = { readonly place: MarkPlace; readonly span: Span };

export type Standing = {
  /** Names, slogans and refusals, whose words say nothing of a place. */
  readonly taken: readonly Span[];
  /** What may stand beside the name, and what else may: a slogan. */
  readonly things: readonly Span[];
  readonly others: readonly Span[];
};

/** Words between two places of a text, where nothing but words is there. */
function wordsBetween(text: string, from: number, to: number): number {
  const said = text.slice(from, to);
  return from > to || /[^\p{L}\p{M}\s'’]/u.test(said)
    ? Number.POSITIVE_INFINITY
    : (said.match(/[\p{L}\p{M}]+/gu)?.length ?? 0);
}

const END = /^\s*(?:$|[,.;:!?()—–。、，！？；।،؛؟…])/u;
const LEAD = /^[\s\p{Script=Han}\p{Script=Hiragana}]{0,2}$/u;

/** "The name in a fine script underneath", "下面是名字": where the name stands, seen from the picture. */
function isOfName(text: string, span: Span, name: Span, isPostposed: boolean): boolean {
  if (isPostposed) return name[0] >= span[1] && LEAD.test(text.slice(span[1], name[0]));
  return (
    name[1] <= span[0] &&
    Number.isFinite(wordsBetween(text, name[1], span[0])) &&
    END.test(text.slice(span[1]))
  );
}

type Place = { readonly place: MarkPlace; readonly span: Span };
type Named = { readonly text: string; readonly names: readonly Span[]; readonly isPostposed: boolean };

/** The name told to stand beside the picture, where no slogan is: the mark is on the other side. */
function besidePicture({ place, span }: Place, { text, names, isPostposed }: Named): PlaceSaid | null {
  const own = names.find((each) => isOfName(text, span, each, isPostposed));
  return own
    ? { place: OPPOSITE[place], span: [Math.min(own[0], span[0]), Math.max(own[1], span[1])] }
    : null;
}

export function placeSaid(text: string, language: string, standing: Standing): PlaceSaid | null {
  const isFree = (span: Span) => !standing.taken.some((each) => overlaps(each, span));
  const names = phrasesIn(text, language, NAMES).filter(isFree);
  const isPostposed = POSTPOSED.includes(language);
  const clauses = clausesOf(text);
  const standsAt = ({ place, span }: Place): PlaceSaid | null => {
    const isIn = (each: Span) => clauses.some((clause) => overlaps(clause, span) && overlaps(clause, each));
    const before = names.find(
      ([from, to]) => from < span[0] && wordsBetween(text, to, Math.max(to, span[0])) === 0,
    );
    if (!before && !standing.others.some(isIn)) {
      const beside = besidePicture({ place, span }, { text, names, isPostposed });
      if (beside) return beside;
    }
    const after = names.find(([from]) => wordsBetween(text, span[1], from) <= MOST_BETWEEN);
    const stands = standsBefore(standing, isIn);
    if (isPostposed)
      return before && stands(before[0]) !== "other" ? { place, span: [before[0], span[1]] } : null;
    if (after) return stands(span[0]) === "thing" ? { place, span: [span[0], after[1]] } : null;
    // "The name under the star", "a star with the name below".
    const isNamed = before && standing.things.some(isIn);
    return isNamed ? { place: OPPOSITE[place], span: [before[0], span[1]] } : null;
  };
  const found = PLACES.flatMap(([place, table]) =>
    phrasesIn(text, language, table)
      .filter(isFree)
      .flatMap((span) => standsAt({ place, span }) ?? []),
  );
  return found.toSorted((a, b) => a.span[0] - b.span[0])[0] ?? null;
}

/** What is said nearest before a place of the text; "none" where a thing is said only behind it. */
function standsBefore({ things, others, taken }: Standing, isIn: (span: Span) => boolean) {
  return (start: number): "thing" | "none" | "other" => {
    const said = [...things, ...others, ...taken].filter((each) => isIn(each) && each[0] < start);
    const [nearest] = said.toSorted((a, b) => b[0] - a[0]);
    if (nearest) return things.includes(nearest) ? "thing" : "other";
    return things.some(isIn) ? "none" : "other";
  };
}
