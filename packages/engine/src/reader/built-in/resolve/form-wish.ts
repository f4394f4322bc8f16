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

export function formOf(spans: readonly TaggedSpan[], hasThings: boolean): Brief["form"] {
  const kinds = spans.flatMap((span) => span.kinds.slice(0, 1).map((kind) => kind.replace(/^f\./u, "")));
  const form = kinds.find((kind): kind is Form => FORMS.has(kind)) ?? null;
  const lockup = kinds.map((kind) => LOCKUPS[kind]).find((kind) => kind !== undefined) ?? null;
  const frame = kinds.map((kind) => FRAMES[kind]).find((kind) => kind !== undefined);
  // An emblem is round, so a shield holds the mark, whatever that shows.
  if (frame === "shield") {
    const value: FormWish = {
      form: form === "emblem" ? null : form,
      lockup: lockup === "emblem" ? null : lockup,
      frame,
    };
    return { value, source: "stated", span: hull(spans) };
  }
  const isHeld = frame !== undefined && (form === "monogram" || hasThings);
  const value: FormWish = {
    form,
    // Where there is neither, the name goes round in it.
    lockup: lockup ?? (frame === "circle" && !isHeld ? "emblem" : null),
    ...(isHeld && form !== "emblem" ? { frame } : {}),
  };
  return form || value.lockup || value.frame ? { value, source: "stated", span: hull(spans) } : null;
}
