/** Names and slogans as they were typed: which full stop is a slogan's own, and which brackets are a remark. */

import { fold, overlaps } from "../../lexicon/text.ts";
import { LIKELY, type Span, type TaggedSpan } from "../../vocabulary.ts";

type Reading = { readonly text: string };

/** After a full stop: the end of a quotation, perhaps with a space as French has it. */
const QUOTE_ENDS = /^[\s\u00a0\u202f]?["”“»«’'」』]/u;
const QUOTE_BEGINS = /["“„«»‘'「『][\s\u00a0\u202f]?$/u;
/** A field of a form: its label opens a line or follows what parts fields. */
const FIELD_BEGINS = /(?:^|[\n;|])[\s\u00a0]*[^\n;|.:=：]{1,40}[:=：][\s\u00a0]*$/u;
const FIELD_ENDS = /^[\s\u00a0]*(?:$|[\n;|])/u;
const STOP = /^[.。]/u;
/** "Est. 1984 by Smith & Co." */
const ABBREVIATED = /(?:^|[\s.])\p{L}{1,3}\.$/u;

/** "Read. Rest. Repeat." */
const SENTENCES = /\p{L}[.。]\s?\p{Lu}/u;

/** A full stop within quotation marks or in a field is the slogan's; that of the sentence around it is not. */
export const wholeSlogans = (spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] =>
  spans.map((each) => {
    if (each.tag !== "tagline") return each;
    const [start, end] = each.span;
    const bare = /[^.。][.。]$/u.test(text.slice(start, end)) ? end - 1 : end;
    if (!STOP.test(text.slice(bare))) return each;
    const [before, after] = [text.slice(0, start), text.slice(bare + 1)];
    const isOwn =
      (QUOTE_BEGINS.test(before) && QUOTE_ENDS.test(after)) ||
      (FIELD_BEGINS.test(before) && FIELD_ENDS.test(after)) ||
      SENTENCES.test(text.slice(start, bare));
    if (isOwn) return { ...each, span: [start, bare + 1] };
    const isQuoted =
      QUOTE_BEGINS.test(text.slice(0, start + 1)) || ABBREVIATED.test(text.slice(start, bare + 1));
    return isQuoted ? each : { ...each, span: [start, bare] };
  });

const BRACKET = /^[\s\u00a0]*[(（]$/u;

/** "Łódka (Polish for little boat)": what stands in brackets after a name is said of it, and is neither name nor slogan. */
export function bracketedRemarks(spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] {
  const names = spans
    .filter(({ tag, likelihood }) => tag === "name" && likelihood >= LIKELY)
    .map((name) => withoutRemark(name, text));
  // Turkish has an i without a dot, which a capital does not show.
  const words = (span: Span) =>
    fold(text.slice(...span))
      .replaceAll("ı", "i")
      .trim();
  const isRemark = ({ span }: TaggedSpan) =>
    names.some((name) => BRACKET.test(text.slice(name.span[1], span[0])) || words(name.span) === words(span));
  return spans.flatMap((each) => {
    if (each.tag === "tagline") return isRemark(each) ? [] : [each];
    return each.tag === "name" ? [names.find(({ span }) => overlaps(span, each.span)) ?? each] : [each];
  });
}

/** A bracket that does not close within the name, or that holds more than one word with a capital: "Studio (Blank)" is a name. */
const REMARK = /\s[(（](?:[^)）]*|[^)）\p{Lu}][^)）]*[)）]|[^)）]*\s[^)）]*[)）])$/u;

/** "松風(Matsukaze)": in brackets stands the same name again, in another script. */
const OTHER_SCRIPT = /(?<=[^\p{Script=Latin}\P{L}])\s?[(（][\p{Script=Latin}\P{L}]+[)）]?$/u;

/** The name ends where the remark begins. */
function withoutRemark(name: TaggedSpan, text: string): TaggedSpan {
  const [start, end] = name.span;
  const words = text.slice(start, end);
  const opens = Math.max(words.search(REMARK), words.search(OTHER_SCRIPT));
  return opens > 0 ? { ...name, span: [start, start + opens] } : name;
}
