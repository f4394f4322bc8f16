/** What is said of the form → the wish: which form, how its parts stand, what holds the mark. */

import type { Brief, Form, FormWish, Frame, LockupKind, TaggedSpan } from "../../../vocabulary.ts";
import { hull } from "../../placed.ts";

const FORMS: ReadonlySet<string> = new Set<Form>([
  "wordmark",
  "monogram",
  "symbol",
  "abstract",
  "emblem",
  "line",
  "mascot",
]);
/** Forms that are an arrangement as well, or nothing but one. */
const LOCKUPS: { readonly [form: string]: LockupKind } = {
  stacked: "stacked",
  side: "side",
  emblem: "emblem",
  "name-around": "emblem",
  wordmark: "word",
  symbol: "mark",
};
/** What a thing or a letter stands in. */
const FRAMES: { readonly [form: string]: Frame } = {
  circle: "circle",
  square: "square",
  shield: "shield",
  frame: "square",
};

/** Letters and figures that may be drawn in lines; a word alone has nothing to draw. */
const isDrawn = (form: Form | undefined): form is Form => form !== undefined && form !== "wordmark";

/** "An icon of a kite for Lark Travel" says what the mark is, not that the name is left out. */
const lockupIn = (kinds: readonly string[], isAlone: boolean): LockupKind | null =>
  kinds
    .map((kind) => LOCKUPS[kind])
    .find((lockup) => lockup !== undefined && (lockup !== "mark" || isAlone)) ?? null;

/** An emblem is round, so what has corners holds the mark, whatever that shows. */
function inCorners({ form, lockup, lines }: FormWish, frame: "shield" | "square"): FormWish {
  if (form === "emblem")
    return { form: lines ? "line" : null, lockup: lockup === "emblem" ? null : lockup, frame };
  return { form, lockup: lockup === "emblem" ? null : lockup, frame, ...(lines ? { lines } : {}) };
}

/** What the mark is made of. "Symbol only: the letter V" says which symbol. */
const figureAmong = (forms: readonly Form[]): Form | undefined =>
  forms[0] === "symbol" && forms.includes("monogram") ? "monogram" : forms.find((form) => form !== "line");

/** Where the name or the mark stands beside the other: then the name is in no emblem, and what is round holds the mark alone. */
const PLACED = new Set(["side", "stacked", "mark-left", "mark-right", "mark-above", "mark-below"]);

const withoutEmblem = (kinds: readonly string[]): readonly string[] =>
  kinds.includes("circle") && kinds.some((kind) => PLACED.has(kind))
    ? kinds.filter((kind) => kind !== "emblem")
    : kinds;

/** `isAlone`: whether the name is left out, because it was refused or there is none. */
export function formOf(spans: readonly TaggedSpan[], hasThings: boolean, isAlone: boolean): Brief["form"] {
  // One stretch may say several: "our initial inside a shield".
  const kinds = withoutEmblem(
    spans.flatMap((span) => span.kinds.filter((kind) => kind.startsWith("f.")).map((kind) => kind.slice(2))),
  );
  const forms = kinds.filter((kind): kind is Form => FORMS.has(kind));
  const other = figureAmong(forms);
  const form = other ?? forms[0] ?? null;
  const isLined = isDrawn(other) && forms.includes("line");
  const lockup = lockupIn(form === "monogram" && isAlone ? [...kinds, "symbol"] : kinds, isAlone);
  const frame = kinds.map((kind) => FRAMES[kind]).find((kind) => kind !== undefined);
  const lines = isLined ? { lines: true as const } : {};
  if (frame === "shield" || (frame === "square" && form === "emblem"))
    return { value: inCorners({ form, lockup, ...lines }, frame), source: "stated", span: hull(spans) };
  const isHeld = frame !== undefined && (form === "monogram" || hasThings);
  const value: FormWish = {
    form,
    // Where there is neither, the name goes round in it.
    lockup: lockup ?? (frame === "circle" && !isHeld ? "emblem" : null),
    ...(isHeld && form !== "emblem" ? { frame } : {}),
    ...lines,
  };
  return form || value.lockup || value.frame ? { value, source: "stated", span: hull(spans) } : null;
}
