/** The form of the logo and how its parts stand together. */

import type { Form, FormWish, LockupKind } from "../vocabulary.ts";
import { readAlone } from "./alone.ts";
import { FORM_WORDS, LOCKUP_WORDS } from "./lexicons/forms.ts";
import { commas } from "./lexicons/lists.ts";
import { type Found, phrases } from "./phrases.ts";
import { readPlacement } from "./placement.ts";
import { isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import type { Span } from "./text.ts";

export type FoundForm = { readonly wish: FormWish; readonly span: Span };

const formWords = phrases(
  FORM_WORDS.flatMap(([words, wish]) =>
    commas(words).map((word): [string, Partial<FormWish>] => [word, wish]),
  ),
  { slips: true, plurals: true, ordinary: isCommon },
);
const lockupWords = phrases(
  LOCKUP_WORDS.flatMap(([words, wish]) =>
    commas(words).map((word): [string, Partial<FormWish>] => [word, wish]),
  ),
);

/** Words that are forms only with an article before them, or before a word for the logo: "a seal", not "seal colony". */
const THINGS =
  /^(?:seal|stamp|patch|selo|label style|character|crest|abstract|figur als logo|first letter|cartoon|typographic|outlined|escudo|sello|symbol|icon|insignia)$/;

/** From so many letters on a slip abroad is taken for one. */
const LONG_ABROAD = 8;

export function readForm(reading: Reading, taken: readonly Span[]): FoundForm | null {
  const free = (found: Found<unknown>) =>
    !taken.some((span) => overlaps(span, spanOf(reading.words, found.from, found.to)));
  // "A la brasa" is no "brasão" with a slip: abroad short words are too near to each other.
  const isSlip = ({ slip, phrase }: Found<unknown>) =>
    slip && reading.language !== "en" && phrase.length < LONG_ABROAD;
  const forms = formWords
    .all(reading.words)
    .filter((found) => free(found) && !isSlip(found) && meant(reading, found));
  const lockups = lockupWords.all(reading.words).filter((found) => free(found) && !isPen(reading, found));
  const wanted = forms.filter(
    (found) => reading.attitudes[found.from] === "wanted" || negative(found.phrase),
  );
  // "A seal as a mascot" is an animal.
  if (wanted.some(({ value }) => value.form === "mascot")) {
    const seal = wanted.findIndex(({ phrase }) => phrase === "seal");
    if (seal >= 0) wanted.splice(seal, 1);
  }
  const lockup = lockups.find(
    (found) => reading.attitudes[found.from] === "wanted" || negative(found.phrase),
  );
  const placed = readPlacement(reading, taken);
  const alone = readAlone(reading);
  // "Icon left, text right" says where the icon stands and not that it shall be one.
  const kinds = wanted.filter(
    ({ value, from, to }) =>
      value.form !== "symbol" ||
      !(
        placed?.sentence === reading.words[from]!.sentence ||
        lockups.some(
          (other) => /^(?:stacked|side)$/.test(other.value.lockup ?? "") && near(reading, other, from),
        ) ||
        // "Symbol: hammer" is the line of a form that was filled in.
        (to - from === 1 && /^\s*[:=]/.test(reading.words[to]?.gap ?? ""))
      ),
  );
  // "Symbol" is said of every kind of mark; any other word tells more.
  const telling = kinds.filter(({ value }) => value.form !== "symbol");
  // "Just letters, an R and an O in a monogram."
  const form =
    (telling.some(({ phrase }) => /\bletters\b/.test(phrase))
      ? telling.find(({ value }) => value.form === "monogram")
      : undefined) ??
    telling[0] ??
    kinds[0];
  if (!form && !lockup && !placed && !alone) return null;
  const markOnly = lockup?.value.lockup === "mark" || alone?.wish.lockup === "mark";
  const said: Form | null =
    form && !(markOnly && form.value.form === "wordmark") ? (form.value.form ?? null) : null;
  const chosen = said ?? alone?.wish.form ?? lockup?.value.form ?? null;
  const kind: LockupKind | null =
    alone?.wish.lockup ??
    lockup?.value.lockup ??
    placed?.lockup ??
    (chosen === form?.value.form ? (form?.value.lockup ?? null) : null);
  const spans = [
    ...[form, lockup].flatMap((found) => (found ? [spanOf(reading.words, found.from, found.to)] : [])),
    ...[placed, alone].flatMap((found) => (found ? [found.span] : [])),
  ];
  return {
    wish: {
      form: chosen,
      lockup: chosen === "wordmark" ? "word" : chosen === "emblem" && kind !== "mark" ? "emblem" : kind,
    },
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
  };
}

/** "A poppy drawn in one line": how it is drawn, not where it stands. */
const isPen = ({ words }: Reading, { from, phrase }: Found<unknown>): boolean =>
  /^(?:in|on) one line$/.test(phrase) &&
  /^(?:drawn|sketched|traced|done|made|drawing)$/.test(words[from - 1]?.key ?? "");

/** A phrase that places a part holds the word for it, or stands right beside it. */
const near = ({ words }: Reading, { from, to }: Found<unknown>, at: number): boolean =>
  words[at]!.sentence === words[from]!.sentence && at >= from - 3 && at < to + 2;

export const deniedForms = (
  reading: Reading,
  taken: readonly Span[],
): readonly { readonly word: string; readonly span: Span }[] =>
  formWords
    .all(reading.words)
    .filter(
      (found) =>
        reading.attitudes[found.from] === "denied" &&
        found.value.form !== "symbol" &&
        !negative(found.phrase) &&
        meant(reading, found),
    )
    .map((found) => ({ word: found.phrase, span: spanOf(reading.words, found.from, found.to) }))
    .filter(({ span }) => !taken.some((each) => overlaps(each, span)));

/** "No icon" denies a thing and so asks for a form: the word "no" is part of the phrase. */
const negative = (phrase: string): boolean =>
  /^(?:no|not|nothing|non|without|sin|sans|ohne|sem|senza|textless|wordless|nur|just|only|solo|apenas|so|niente|kein|keine|pas)\b/.test(
    phrase,
  );

const PICTURES =
  /^(?:no|without|without any|sin|sans|ohne|sem|senza) (?:an? )?(?:drawings?|pictures?|images?|imagery|illustrations?|graphics?|dibujos?|ilustracion|dessin|image|illustration|bild|zeichnung|desenho|imagem|disegn[oi]|immagini)$/;

function meant({ words }: Reading, found: Found<Partial<FormWish>>): boolean {
  if (
    found.value.form === "line" &&
    /^(?:letters|lettering|type|letterforms|font)$/.test(words[found.to]?.key ?? "")
  )
    return false;
  // "Sin dibujos de coches", "no pictures of cows": those, and not every picture.
  const more = words[found.to];
  if (
    PICTURES.test(found.phrase) &&
    more &&
    /^\s$/.test(more.gap) &&
    !/^(?:and|or|y|e|et|und|o|ou|oder|ni|please|at|bitte|only|just)$/.test(more.key)
  )
    return false;
  if (!THINGS.test(found.phrase)) return true;
  const [before, after] = [words[found.from - 1]?.key ?? "", words[found.to]?.key ?? ""];
  if (found.phrase === "character")
    return (
      !/^(?:the|of|real|strong|own|old|its|their|building|period|local|much|more|with|has|some|full|historic|and|in|good|our|original|distinct|single)?$/.test(
        before,
      ) && !/^(?:of|to|in|and|homes?|building)$/.test(after)
    );
  if (
    found.phrase === "abstract" &&
    /^(?:art|painter|paintings|painting|thinking|ideas|concepts|concept)$/.test(after)
  )
    return false;
  if (found.phrase === "patch")
    return (
      /^(?:style|badge|look|logo|design)$/.test(after) ||
      (/^(?:an?|round|embroidered|woven|on|scout|uniform|mission|shoulder|cloth|sewn|vintage|club|biker)$/.test(
        before,
      ) &&
        after !== "of")
    );
  // "Sello discográfico", "stamp collectors".
  if (/^(?:stamp|sello|selo|label style)$/.test(found.phrase))
    return !/^(?:of|discografico|musical|editorial|collecting|collection|collectors?|duty|de)$/.test(after);
  if (found.phrase === "seal")
    return (
      !/^(?:swimming|pup|pups|colony|watching|rescue|animal|the)$/.test(after) &&
      !/^(?:baby|grey|harbour|cute|happy)$/.test(before)
    );
  if (found.phrase === "symbol" || found.phrase === "icon")
    return (
      !/^(?:of|for)$/.test(after) || found.from === 0 || /^(?:a|an|the|as|simple|abstract|with)$/.test(before)
    );
  return true;
}

/** Whether a word by itself is about the form of a logo. */
export const isFormWord = (key: string): boolean => formWords.has(key) || lockupWords.has(key);
