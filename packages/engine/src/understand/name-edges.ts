/** What belongs to a name by its spelling alone, where the choice of words left it off. */

import type { Named } from "./name-runs.ts";
import type { Reading } from "./reading.ts";
import { plain, type Span } from "./text.ts";

export function widened({ prompt }: Reading, { span: chosen }: Named): Named {
  const span = withBrackets(prompt, chosen);
  const last = lastOfPartners(prompt, [span[0], behindInitials(prompt, span)]);
  const start = firstOfPartners(prompt, withInitials(prompt, span[0]), last);
  const end = withoutLegalForm(prompt, [start, withDot(prompt, last)]);
  const text = plain(prompt.slice(start, end)).replace(/\s+/gu, " ").trim();
  return { text, span: [start, end] satisfies Span };
}

/**
 * "Penrose Tiling Ltd" is Penrose Tiling on its logo, unless the caller speaks of the form. Partners' forms ("LLP") are
 * left to the choice: law firms set them as often as not.
 */
const LEGAL_FORM =
  /,?\s(?:Ltd|Limited|GmbH|LLC|Inc|PLC|plc|Pty|AG|AB|BV|B\.V|Oy|KG|UG|SARL|SAS|SASU|Lda|S\.L|S\.A|S\.r\.l|S\.A\.S|Srl|SRL|ApS|A\/S|Ltda)\.?$/u;
const KEPT_FORM =
  /\b(?:with|keep(?:ing)?|includ(?:e|ing)|mit|inklusive|con|avec|com)\s(?:the\s)?["“'‘„]?\p{Lu}[\p{L}.]{1,6}\b/gu;

function withoutLegalForm(prompt: string, [start, end]: Span): number {
  const name = prompt.slice(start, end);
  const form = LEGAL_FORM.exec(name)?.[0];
  // "The Limited" is all of a name.
  if (!form || /^(?:the|an?|das|die|der|le|la|el|o|il)$/i.test(name.slice(0, -form.length))) return end;
  const word = form.replace(/[^\p{L}]/gu, "");
  const isKept = (prompt.match(KEPT_FORM) ?? []).some((said) =>
    said.replace(/[^\p{L}]/gu, "").endsWith(word),
  );
  return isKept ? end : end - form.length;
}

/** "R. Appleyard & Son", "J.R. Castellanos". */
const INITIALS = /(?<!\bthe\s)(?<![\p{L}\p{N}.])(?:\p{Lu}\.\s?){1,3}$/u;

const withInitials = (prompt: string, start: number): number =>
  start - (INITIALS.exec(prompt.slice(0, start))?.[0].length ?? 0);

/** "J.R" of "J.R. Whitcombe & Daughters": initials are half a name. */
const ONLY_INITIALS = /^(?:\p{Lu}\.\s?){1,2}\p{Lu}$/u;
const SURNAME = /^\.\s?\p{Lu}[\p{L}’'-]+(?:\s(?:(?:&|\+|and)\s)?\p{Lu}[\p{L}’'-]+)*/u;
/** "R" of "R. Tolley Construction"; a sentence behind a one-letter name has one capital: "X. It sells tea". */
const ONE_INITIAL = /^\p{Lu}$/u;
const LONG_SURNAME = /^\.\s\p{Lu}[\p{L}’'-]+(?:\s(?:(?:&|\+|and)\s)?\p{Lu}[\p{L}’'-]+)+/u;

function behindInitials(prompt: string, [start, end]: Span): number {
  const chosen = prompt.slice(start, end);
  const rest = ONLY_INITIALS.test(chosen) ? SURNAME : ONE_INITIAL.test(chosen) ? LONG_SURNAME : null;
  return end + (rest?.exec(prompt.slice(end))?.[0].length ?? 0);
}

/** "Thornbury" of "Thornbury, Okonkwo, Silva & Reyes". */
const OTHERS = /^(?:, \p{Lu}[\p{L}’'-]+)+,? & \p{Lu}[\p{L}’'-]+/u;

const lastOfPartners = (prompt: string, [start, end]: Span): number =>
  /^\p{Lu}[\p{L}’'-]+$/u.test(prompt.slice(start, end))
    ? end + (OTHERS.exec(prompt.slice(end))?.[0].length ?? 0)
    : end;

/** "(un)rest", of which either half may have been chosen. */
function withBrackets(prompt: string, [start, end]: Span): Span {
  const before = /(?<![\p{L}\p{N}])\(\p{L}{1,6}\)$/u.exec(prompt.slice(0, start));
  if (before) return [start - before[0].length, end];
  const after = prompt[start - 1] === "(" ? /^\)\p{L}+/u.exec(prompt.slice(end)) : null;
  return after ? [start - 1, end + after[0].length] : [start, end];
}

/** "Pike, Hollis and Brandt", "Sten, Solveig & Daughters Roofing": the last two of three partners, and their trade. */
const LAST_TWO = /^\p{Lu}[\p{L}’'-]+ (?:&|\+|and|und|et|y|e) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}$/u;
const FIRST = /(?<before>\p{L}+)?(?<gap>[^\p{L}]*)(?<first>(?<!\p{L})\p{Lu}[\p{L}’'-]+, )$/u;
/** "In Bath, Tucker and Sons" has a place before it, "Hello, Hart & Byrne" a greeting. */
const PLACES =
  /^(?:in|at|near|from|of|around|outside|the|à|au|aux|en|de|du|im|am|aus|bei|von|em|no|na|do|da|a|di|del|della|nel|near)$/iu;
const GREETING =
  /^(?:hi|hello|hey|dear|please|so|ok|okay|yes|thanks|hallo|hola|olá|ciao|salut|bonjour|logo|name)\b/iu;

function firstOfPartners(prompt: string, start: number, end: number): number {
  if (!LAST_TWO.test(prompt.slice(start, end))) return start;
  const { before = "", gap = "", first = "" } = FIRST.exec(prompt.slice(0, start))?.groups ?? {};
  const isPlace = PLACES.test(before) && /^\s$/u.test(gap);
  return first === "" || isPlace || GREETING.test(first) ? start : start - first.length;
}

/** "Windfall Cider Co. uses apples": within a sentence the stop is the name's. A company's is, also where the sentence ends. */
const SHORTENED = /(?<![\p{L}])(?:Inc|Ltd|Corp|Bros)$/u;
const COMPANY = /(?<![\p{L}])Co$/u;

/** "Isis Mill R.C.", "Steilwand e.V.": the last of several initials has its stop, too. */
const INITIALS_LAST = /(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}$/u;

const withDot = (prompt: string, end: number): number =>
  (INITIALS_LAST.test(prompt.slice(0, end)) && prompt[end] === ".") ||
  (COMPANY.test(prompt.slice(0, end)) && /^\.(?!\p{L})/u.test(prompt.slice(end))) ||
  (SHORTENED.test(prompt.slice(0, end)) && /^\.(?:[,;:]|\s\p{Ll})/u.test(prompt.slice(end)))
    ? end + 1
    : end;
