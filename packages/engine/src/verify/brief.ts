/** After drawing: what the prompt stated, held against what is there. Whoever drew it is not asked. */

import { formOf } from "../geometry/shapes.ts";
import { isInLines } from "../judge/lines.ts";
import { verifyBrief as words } from "../report-words.ts";
import { applyCase, caseless } from "../type/case.ts";
import { type Brief, type Design, type FormWish, isLineArt, type Unmet } from "../vocabulary.ts";
import { missedColours } from "./colours.ts";
import { placeOfMark } from "./measure.ts";
import { posesTold } from "./poses.ts";
import { bondTold, countsTold, thingsTold } from "./things.ts";

/** A stated wish that is not there, with the reason in words for the Report; null where it is. */
type Check = (brief: Brief, design: Design) => Omit<Unmet, "field"> | null;

const letters = (text: string): string => text.normalize("NFC").replace(/\s+/gu, "");
const folded = (text: string): string => caseless(letters(text));

const isStated = (field: { readonly source: string } | null | undefined): boolean =>
  field?.source === "stated";

const name: Check = ({ name: wish, form }, { type }) => {
  const isSymbol = form?.value.lockup === "mark" || !type.word;
  if (!wish || isSymbol || folded(type.word!.text) === folded(wish.value)) return null;
  return { wish: wish.value, why: words.notWhole, did: words.isSet(type.word!.text) };
};

const letterCase: Check = ({ type: wish }, { type }) => {
  const asked = wish?.value.case;
  if (!asked || asked === "typed" || !type.word) return null;
  if (letters(type.word.text) === letters(applyCase(type.word.text, asked, wish?.value.casing))) return null;
  return { wish: words.ofCase(asked), why: words.otherCase, did: words.isSet(type.word.text) };
};

const tagline: Check = ({ tagline: wish }, { type }) =>
  !wish || type.tagline || !type.word ? null : { wish: wish.value, why: words.noRoom, did: words.leftOut };

/** Each colour that is nowhere on the light ground where it was asked for: told even where others were told of. */
const colours = (brief: Brief, design: Design, reported: readonly Unmet[]): readonly Unmet[] =>
  missedColours(brief, design).flatMap(({ wish, variant, why, used }): Unmet[] => {
    const isTold = reported.some((each) => each.field === "colors" && each.wish.includes(wish.word));
    if (variant === "dark" || isTold) return [];
    return [
      { field: "colors", wish: wish.word, why: why ?? words.noPlace, did: words.used(used.join(", ")) },
    ];
  });

/** What each form must show. */
const FORMS: { readonly [form in NonNullable<FormWish["form"]>]?: (design: Design) => boolean } = {
  wordmark: ({ mark }) => mark === null,
  monogram: ({ mark }) => Boolean(mark?.depends.includes("initial") || mark?.parameters.letter),
  abstract: ({ mark }) => mark === null || mark.motifs.length === 0,
  emblem: ({ mark, lockup }) => lockup.kind === "emblem" || Boolean(mark?.frame),
  symbol: ({ mark }) => mark !== null,
  mascot: ({ mark }) => mark !== null,
};

const lines: Check = (brief, { mark }) =>
  !isLineArt(brief) || !mark || isInLines(formOf(mark.shapes))
    ? null
    : { wish: "line", why: words.otherForm, did: words.otherFormUsed };

const form: Check = ({ form: wish }, design) => {
  const asked = wish?.value.form;
  if (!asked || (FORMS[asked]?.(design) ?? true)) return null;
  return { wish: asked, why: words.otherForm, did: words.otherFormUsed };
};

const frame: Check = ({ form: wish }, { mark, lockup }) => {
  const asked = wish?.value.frame;
  if (!asked || mark?.frame?.kind === asked || (asked === "circle" && lockup.kind === "emblem")) return null;
  const did = mark?.frame ? words.otherFormUsed : words.without;
  return { wish: words.around(asked), why: mark ? words.otherForm : words.noMark, did };
};

const PLACES = { side: ["left", "right"], stacked: ["above", "below"] } as const;

const layout: Check = ({ form: wish }, design) => {
  const asked = wish?.value.lockup;
  const { mark, type, lockup } = design;
  if (!asked || !mark || (asked !== "mark" && !type.word)) return null;
  const place = placeOfMark(design);
  const holds =
    asked === "side" || asked === "stacked"
      ? place !== null && (PLACES[asked] as readonly string[]).includes(place)
      : lockup.kind === asked;
  return holds ? null : { wish: asked, why: words.noFit, did: words.layout(lockup.kind) };
};

const side: Check = (brief, design) => {
  const asked = brief.form?.value.place;
  const place = placeOfMark(design);
  if (!asked || !place || place === asked || layout(brief, design)) return null;
  return { wish: words.markPlaced(asked), why: words.noFit, did: words.isPlaced(place) };
};

const CHECKS: readonly (readonly [field: keyof Brief, check: Check])[] = [
  ["name", name],
  ["type", letterCase],
  ["tagline", tagline],
  ["form", form],
  ["form", lines],
  ["form", frame],
  ["form", layout],
  ["form", side],
];

/** Stated wishes that the drawing does not hold; `reported` are those the Report speaks of already. */
export const unfulfilled = (brief: Brief, design: Design, reported: readonly Unmet[]): readonly Unmet[] => [
  ...colours(brief, design, reported),
  ...CHECKS.flatMap(([field, check]): Unmet[] => {
    const missing = isStated(brief[field] as Brief["name"]) ? check(brief, design) : null;
    // That the letters are of another face says nothing of a frame that is missing.
    const isTold = (each: Unmet) => each.field === field && (each.wish === missing?.wish || !MANY.has(field));
    return missing && !reported.some(isTold) ? [{ field, ...missing }] : [];
  }),
  ...bondTold(brief, design),
  ...countsTold(brief, design),
  ...posesTold(brief, design),
  ...thingsTold(brief, design, reported),
];

/** Fields of which more than one thing can be wished. */
const MANY: ReadonlySet<keyof Brief> = new Set<keyof Brief>(["form", "type"]);
