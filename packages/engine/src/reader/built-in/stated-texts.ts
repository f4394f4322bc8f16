/** Slogans as they were typed: which full stop is a slogan's own. */

import type { Span, TaggedSpan } from "../../vocabulary.ts";

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
const SENTENCES = /\p{L}[.。]\s?\p{L}/u;

/** "wash. snip." goes on with "wag.": what is of sentences in small letters has all those of one word behind it. */
const goesOn = (text: string, [start, end]: Span): number =>
  /\p{L}\.\s?\p{Ll}/u.test(text.slice(start, end))
    ? (/^(?:\.?\s?\p{Ll}[\p{Ll}\p{M}'’-]*(?=\.))+/u.exec(text.slice(end))?.[0].length ?? 0)
    : 0;

/** "The phone number 07700 900123": what the words before a long number say is what it is. */
const NUMBER = /[+(]?\d[\d\s().-]{5,}\d$/u;

/** A full stop within quotation marks or in a field is the slogan's; that of the sentence around it is not. */
export const wholeSlogans = (spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] =>
  spans.map((each) => {
    if (each.tag !== "tagline") return each;
    const start = each.span[0] + (NUMBER.exec(text.slice(...each.span))?.index ?? 0);
    const end = each.span[1] + goesOn(text, each.span);
    const bare = /[^.。][.。]$/u.test(text.slice(start, end)) ? end - 1 : end;
    if (!STOP.test(text.slice(bare))) return { ...each, span: [start, each.span[1]] };
    const [before, after] = [text.slice(0, start), text.slice(bare + 1)];
    const isOwn =
      (QUOTE_BEGINS.test(before) && QUOTE_ENDS.test(after)) ||
      (FIELD_BEGINS.test(before) && FIELD_ENDS.test(after)) ||
      SENTENCES.test(text.slice(start, bare));
    if (isOwn) return { ...each, span: [start, bare + 1] };
    const isQuoted =
      QUOTE_BEGINS.test(text.slice(0, start + 1)) || ABBREVIATED.test(text.slice(start, bare + 1));
    return { ...each, span: [start, isQuoted ? each.span[1] : bare] };
  });
