/** After drawing: what the prompt stated, held against what is there. Whoever drew it is not asked. */

import { applyCase } from "../type/case.ts";
import type { Brief, Design, FormWish, Unmet } from "../vocabulary.ts";
import { coloursOf, placeOfMark } from "./measure.ts";

/** A stated wish that is not there, with the reason in words for the Report; null where it is. */
type Check = (brief: Brief, design: Design) => Omit<Unmet, "field"> | null;

const letters = (text: string): string => text.normalize("NFC").replace(/\s+/gu, "");
const folded = (text: string): string => letters(text).toLowerCase();

const isStated = (field: { readonly source: string } | null | undefined): boolean =>
  field?.source === "stated";

const name: Check = ({ name: wish, form }, { type }) => {
  const alone = form?.value.lockup === "mark" || !type.word;
  if (!wish || alone || folded(type.word!.text) === folded(wish.value)) return null;
  return { wish: wish.value, why: "it could not be set whole", did: `“${type.word!.text}” is set` };
};

const letterCase: Check = ({ type: wish }, { type }) => {
  const asked = wish?.value.case;
  if (!asked || asked === "typed" || !type.word) return null;
  if (letters(type.word.text) === letters(applyCase(type.word.text, asked))) return null;
  return { wish: `${asked} case`, why: "the letters do not have it", did: `“${type.word.text}” is set` };
};

const tagline: Check = ({ tagline: wish }, { type }) =>
  !wish || type.tagline || !type.word
    ? null
    : { wish: wish.value, why: "this layout has no room for it", did: "it is left out" };

const colours: Check = ({ colors }, design) => {
  const seen = coloursOf(design);
  const tuned = design.palette.adjusted.flatMap(({ variant, wished }) =>
    variant === "light" ? [wished] : [],
  );
  const missing = (colors?.value ?? []).filter(({ hex }) => !seen.includes(hex) && !tuned.includes(hex));
  if (missing.length === 0) return null;
  return {
    wish: missing.map(({ word }) => word).join(", "),
    why: "a logo carries two colours and its ink",
    did: `${seen.join(", ")} are used`,
  };
};

/** What each form must show. */
const FORMS: { readonly [form in NonNullable<FormWish["form"]>]?: (design: Design) => boolean } = {
  wordmark: ({ mark }) => mark === null,
  monogram: ({ mark }) => Boolean(mark?.depends.includes("initial") || mark?.parameters.letter),
  abstract: ({ mark }) => mark === null || mark.motifs.length === 0,
  emblem: ({ mark, lockup }) => lockup.kind === "emblem" || Boolean(mark?.frame),
  symbol: ({ mark }) => mark !== null,
  mascot: ({ mark }) => mark !== null,
};

const form: Check = ({ form: wish }, design) => {
  const asked = wish?.value.form;
  if (!asked || (FORMS[asked]?.(design) ?? true)) return null;
  return { wish: asked, why: "it did not come out as one", did: "another form is drawn" };
};

const frame: Check = ({ form: wish }, { mark, lockup }) => {
  const asked = wish?.value.frame;
  if (!asked || mark?.frame?.kind === asked || (asked === "circle" && lockup.kind === "emblem")) return null;
  return { wish: `a ${asked} around it`, why: "there is no mark to put it around", did: "it stands without" };
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
  return holds
    ? null
    : { wish: asked, why: "the parts do not fit so", did: `it is laid out as ${lockup.kind}` };
};

const CHECKS: readonly (readonly [field: keyof Brief, check: Check])[] = [
  ["name", name],
  ["type", letterCase],
  ["tagline", tagline],
  ["colors", colours],
  ["form", form],
  ["form", frame],
  ["form", layout],
];

/** Stated wishes that the drawing does not hold; `told` are those the Report speaks of already. */
export const unfulfilled = (brief: Brief, design: Design, told: readonly Unmet[]): readonly Unmet[] =>
  CHECKS.flatMap(([field, check]): Unmet[] => {
    if (!isStated(brief[field] as Brief["name"]) || told.some((unmet) => unmet.field === field)) return [];
    const missing = check(brief, design);
    return missing ? [{ field, ...missing }] : [];
  });
