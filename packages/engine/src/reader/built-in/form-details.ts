/** What a form is made of, where that follows from what was read: a monogram's letters, and what a mark stands in. */

import interlacing from "../../../data/interlacing-words.json" with { type: "json" };
import { type FrameSaid, frameSaid } from "../../lexicon/frame-words.ts";
import { frameOf, holderOf } from "../../lexicon/frames.ts";
import { initialsAlone, lettersNamed } from "../../lexicon/letters/alone.ts";
import { phrasesIn } from "../../lexicon/phrase-table.ts";
import { overlaps } from "../../lexicon/text.ts";
import { TRADE_LIST } from "../../lexicon/trades/trades.ts";
import type { BondWish, Brief, FormWish, Frame, MarkPlace, Span, TaggedSpan } from "../../vocabulary.ts";

type PlaceHeard = { readonly place: MarkPlace; readonly span: Span };

export type FormSaid = {
  /** Names, slogans and refusals, whose words say nothing of the form. */
  readonly taken: readonly Span[];
  /** What is said of the form, and where. */
  readonly forms: readonly TaggedSpan[];
  readonly language: string;
};

export function withFormDetails(brief: Brief, prompt: string, said: FormSaid): Brief {
  const named = frameSaid(prompt, said.language, said.taken);
  const lettered = woven(withLetters(brief, prompt, said), prompt, said);
  const framed = withFrame(withFigure(lettered, named), named);
  return withPlace(framed, placeHeard(said.forms));
}

/** Where the mark was heard to stand, seen from the name. */
function placeHeard(forms: readonly TaggedSpan[]): PlaceHeard | null {
  for (const { kinds, span } of forms) {
    const heard = kinds.find((kind) => kind.startsWith(OF_MARK));
    if (heard) return { place: heard.slice(OF_MARK.length) as MarkPlace, span };
  }
  return null;
}
const OF_MARK = "f.mark-";

/** "Interlaced initials": letters that pass over and under each other. */
function woven(brief: Brief, prompt: string, { language, taken }: FormSaid): Brief {
  const { form } = brief;
  if (form?.value.form !== "monogram") return brief;
  const isWoven = phrasesIn(prompt, language, interlacing).some(
    (span) => !taken.some((each) => overlaps(each, span)),
  );
  return isWoven ? { ...brief, form: { ...form, value: { ...form.value, interlaced: true } } } : brief;
}

/** "A star over the name", where no other arrangement is asked for. */
function withPlace(brief: Brief, said: PlaceHeard | null): Brief {
  const wish: FormWish = brief.form?.value ?? { form: null, lockup: null };
  const isOpen = wish.lockup === null || wish.lockup === "side" || wish.lockup === "stacked";
  if (!said || !isOpen || wish.form === "wordmark" || wish.form === "emblem") return brief;
  const lockup = said.place === "left" || said.place === "right" ? "side" : "stacked";
  const isUsual = said.place === "left" || said.place === "above";
  const value: FormWish = { ...wish, lockup, ...(isUsual ? {} : { place: said.place }) };
  return { ...brief, form: { source: "stated", span: said.span, ...brief.form, value } };
}

/** Forms that stand in nothing. */
const UNHELD: ReadonlySet<unknown> = new Set(["wordmark", "abstract"]);

/** A figure that the tagger knows no word for, or that it took for a round emblem: the mark stands in it. */
function withFigure(brief: Brief, { frame, span, isFramed }: FrameSaid): Brief {
  const { form, motifs } = brief;
  const wish: FormWish = form?.value ?? { form: null, lockup: null };
  const stated = motifs?.source === "stated" ? motifs.value : [];
  const isOfThing =
    !isFramed && stated.some((motif) => motif.split(" ").length > 1 && frameOf(motif) === frame);
  const isHeld = stated.length > 0 || wish.form === "monogram" || isFramed || wish.form === "emblem";
  if (!frame || !isHeld || isOfThing || UNHELD.has(wish.form) || wish.lockup === "word") return brief;
  const value: FormWish = {
    ...wish,
    form: wish.form === "emblem" ? null : wish.form,
    lockup: wish.lockup === "emblem" ? null : wish.lockup,
    frame,
  };
  return { ...brief, form: { source: "stated", ...(span ? { span } : {}), ...form, value } };
}

/** Forms that letters may be asked for in. */
const LETTERED: ReadonlySet<unknown> = new Set([undefined, null, "monogram", "emblem", "symbol"]);

/** Letters that are asked for by words beside them, or letters of the name where no other form and no thing is: the mark is those. */
function withLetters(brief: Brief, text: string, { forms, language }: FormSaid): Brief {
  const { name, tagline, form, motifs, type } = brief;
  if (!LETTERED.has(form?.value.form)) return brief;
  const spansOf = (kind: RegExp) =>
    forms.filter(({ kinds }) => kinds.some((each) => kind.test(each))).map(({ span }) => span);
  const asked = {
    text,
    language,
    taken: [name, tagline, type?.value.family ? type : null].flatMap((field) =>
      field?.span ? [field.span] : [],
    ),
    monograms: spansOf(/^f\.monogram$/u),
    figures: spansOf(/^f\.(?:circle|square|shield|frame|emblem)$/u),
    name: name?.value ?? "",
  };
  // "BEV in a hexagon": letters that were taken for a thing are none.
  const stated = motifs?.source === "stated" ? motifs.value : [];
  const words = text.slice(...(motifs?.span ?? [0, 0]));
  const things = stated.flatMap((thing) => [thing.toUpperCase(), words]);
  const alone = initialsAlone(asked);
  const isOther = form?.value.form || form?.value.lockup || things.length > 0;
  const isFree = form?.value.form === "monogram" || !isOther || things.includes(`${alone}`);
  const letters = (isFree ? alone : null) ?? lettersNamed(asked);
  // A letter that has a colour of its own is one of the name's.
  const isInked = brief.inks?.value.some(
    ({ run }) => run && "text" in run && run.text.toUpperCase() === letters,
  );
  if (letters === null || isInked) return brief;
  // Without letters the name went round in the circle.
  const ring: Partial<FormWish> =
    form?.value.form === null && form.value.lockup === "emblem" ? { lockup: null, frame: "circle" } : {};
  const value: FormWish = { lockup: null, ...form?.value, ...ring, form: "monogram", letters };
  const rest = stated.filter((thing) => thing.toUpperCase() !== letters && words !== letters);
  const isLeft = stated.length === 0 || rest.length > 0;
  return {
    ...brief,
    motifs: motifs && isLeft ? { ...motifs, ...(stated.length > 0 ? { value: rest } : {}) } : null,
    form: { source: "stated", ...form, value },
  };
}

/** What stands in a frame: a thing, or letters. An emblem has its own, and a word alone stands in none. */
function withFrame(brief: Brief, { look }: FrameSaid): Brief {
  const { form, motifs, bond, ...rest } = brief;
  const wish: FormWish = form?.value ?? { form: null, lockup: null };
  if (wish.form === "emblem" || wish.lockup === "emblem" || wish.form === "wordmark") return brief;
  const stated = motifs?.source === "stated" ? motifs.value : [];
  const frames = framesIn(brief, stated);
  const held = stated.filter((motif) => !frames.has(motif));
  const isHeld = held.length > 0 || wish.form === "monogram" || wish.frame !== undefined;
  const frame = wish.frame ?? (isHeld ? [...frames.values()][0] : undefined);
  if (frame === undefined || !isHeld) return brief;
  const isBound = bond && held.includes(bond.value.host) && held.includes(bond.value.guest);
  return {
    ...rest,
    ...(isBound ? { bond } : {}),
    form: { source: "stated", ...form, value: { ...wish, frame, ...(look ? { look } : {}) } },
    motifs: motifs && stated.length > 0 ? (held.length > 0 ? { ...motifs, value: held } : null) : motifs,
  };
}

/** Whether of two things this one has the other in it. */
const isOuter = ({ how, host, guest }: BondWish, thing: string): boolean =>
  (how === "within" && host === thing) || (how === "around" && guest === thing);

/** The stated things that are only what others stand in, each with its frame. */
function framesIn({ form, bond, trade }: Brief, stated: readonly string[]): ReadonlyMap<string, Frame> {
  const known = TRADE_LIST.find(({ id }) => id === trade?.value)?.motifs ?? [];
  const found = stated.flatMap((motif): [string, Frame][] => {
    // "A frame" says that there is one, and not which; a form that was read already has its figure.
    if (motif === "frame") return [[motif, form?.value.frame ?? "square"]];
    if (form?.value.frame && frameOf(motif) === form.value.frame) return [[motif, form.value.frame]];
    const isAround = bond ? isOuter(bond.value, motif) : null;
    const frame = holderOf(motif, { isAround, isTraded: known.includes(motif) });
    return frame ? [[motif, frame]] : [];
  });
  return new Map(found);
}
