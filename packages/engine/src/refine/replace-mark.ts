/** Changes of the mark: another is drawn for the same letters and colours. */

import { type Designed, design as draw } from "../design.ts";
import { insideRing } from "../draw/emblem.ts";
import type { Again } from "../draw/select.ts";
import { solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, toData, transform } from "../geometry/path.ts";
import { boxOf, formOf } from "../geometry/shapes.ts";
import { overlap } from "../judge/seen.ts";
import { withRelated } from "../lexicon/related-things.ts";
import { FRAMES } from "../marks/emblem.ts";
import { isUnseenNote } from "../report.ts";
import type {
  Brief,
  Concept,
  Design,
  Form,
  Ink,
  MarkDesign,
  Report,
  Shape,
  Studio,
  Unmet,
} from "../vocabulary.ts";
import { inkOf } from "./parts.ts";
import { inksOf, inTwoInks } from "./two-inks.ts";

/** What the other mark is to be. */
export type MarkWish = {
  readonly how: "another" | "thing" | "form";
  readonly motifs: readonly string[];
  readonly form: Form | null;
  readonly avoid: readonly string[];
};

export type ReplacedMark = {
  readonly brief: Brief;
  readonly mark: MarkDesign | null;
  readonly concept: Concept;
  readonly unmet: readonly Unmet[];
  /** What else the Report says of the mark. */
  readonly notes: readonly string[];
  /** The search's score of the mark, where one was drawn. */
  readonly score: Report["score"] | null;
};

/** How much less a mark is worth that leaves out one of the two colours its predecessor showed. */
const ONE_INK = 0.5;

/** Above this a person takes two drawings for one. */
const ALIKE = 0.9;

/** Seeds to try before the best so far is taken. */
const TRIES = { usual: 3, inTwo: 5 };

export function replaceMark(
  studio: Studio,
  brief: Brief,
  design: Design,
  change: MarkWish,
  seed: number,
  again?: Again,
): ReplacedMark {
  const wished = wishesOf(brief, design, change);
  // The search is asked for a mark beside the name: an emblem's inside is drawn like any other.
  const search: Brief = {
    ...wished,
    form: { value: { form: searchForm(wished), lockup: "side" }, source: "stated" },
    tagline: null,
  };
  // Both colours were seen in the mark, and none was asked to go.
  const inTwo = design.mark !== null && inksOf(design.mark).length > 1;
  const best = bestOf({ studio, search, design, change, seed, inTwo, again });
  if (!best?.design.mark)
    return { brief: wished, mark: design.mark, concept: design.concept, unmet: [], notes: [], score: null };
  const unmet = best.report.unmet.filter(
    ({ field }) => field === "motifs" || field === "form" || field === "avoid",
  );
  const like = inkedLike(best.design.mark, design.mark);
  const inner = inTwo ? inTwoInks(like, design.mark!) : like;
  const frame =
    design.lockup.kind === "emblem"
      ? FRAMES.find(({ id }) => id === design.mark?.parameters.frame)
      : undefined;
  return {
    brief: wished,
    mark: frame && design.mark ? framed(design.mark, linesOf(design.mark), inner, frame.inner) : inner,
    concept: best.design.concept,
    unmet,
    notes: best.report.notes.filter(isUnseenNote),
    score: best.report.score,
  };
}

type Search = {
  readonly studio: Studio;
  readonly search: Brief;
  readonly design: Design;
  readonly change: MarkWish;
  readonly seed: number;
  readonly inTwo: boolean;
  readonly again: Again | undefined;
};

/** The best of a few seeds, the first that will do at once. */
function bestOf({ studio, search, design, change, seed, inTwo, again }: Search): Designed | undefined {
  const recent = design.mark && change.how === "another" ? [design.mark.family, design.mark.family] : [];
  const tried: { made: ReturnType<typeof draw>; worth: number }[] = [];
  for (let attempt = 0; attempt < (inTwo ? TRIES.inTwo : TRIES.usual); attempt++) {
    const made = draw(studio, search, seed + attempt * 7919, { recent, inTwo, ...(again ? { again } : {}) });
    if (!made.design.mark) continue;
    const unchanged =
      design.mark && overlap(formOf(made.design.mark.shapes), formOf(inside(design).shapes)) >= ALIKE;
    const worth = unchanged
      ? -10
      : worthOf(change, made.design.mark, design.mark && inside(design)) -
        attempt * 0.01 -
        (inTwo && inksOf(made.design.mark).length < 2 ? ONE_INK : 0);
    tried.push({ made, worth });
    if (worth >= 0.9) break;
  }
  return tried.sort((a, b) => b.worth - a.worth)[0]?.made;
}

/** The mark itself, without an emblem's lines around it. */
export function inside({ mark, lockup }: Design): MarkDesign {
  if (lockup.kind !== "emblem" || !mark?.favicon) return mark!;
  const { rim: _, ...inner } = mark;
  const family = String(mark.parameters.inner ?? mark.family);
  return { ...inner, family, shapes: mark.favicon, box: boxOf(mark.favicon) };
}

function wishesOf(brief: Brief, design: Design, change: MarkWish): Brief {
  const avoid = brief.avoid?.value ?? { colors: [], motifs: [], styles: [] };
  const gone = [...avoid.motifs.filter((word) => !change.motifs.includes(word)), ...change.avoid];
  // Another drawing stays in its direction; a thing or a form that is asked for leaves it.
  const { direction, bond, ...rest } = brief;
  const isLed = direction && !change.form && change.motifs.length === 0;
  const motifs = motifsAfter(brief, design, change, gone);
  // How two things stand to each other is said of these two.
  const isBound = bond && [bond.value.host, bond.value.guest].every((thing) => motifs?.value.includes(thing));
  return {
    ...rest,
    ...(isLed ? { direction } : {}),
    ...(isBound ? { bond } : {}),
    motifs,
    avoid:
      gone.length > 0 ? { value: { ...avoid, motifs: [...new Set(gone)] }, source: "stated" } : brief.avoid,
    form: formAfter(brief, change),
  };
}

/** The things that are asked for, otherwise those from before, without what is gone or to be replaced. */
function motifsAfter(
  { motifs: before }: Brief,
  design: Design,
  change: MarkWish,
  gone: readonly string[],
): Brief["motifs"] {
  if (change.motifs.length > 0) return { value: withRelated(change.motifs), source: "stated" };
  const another = change.how === "another" && change.avoid.length === 0 ? (design.mark?.motifs ?? []) : [];
  const kept = (before?.value ?? []).filter((word) => !gone.includes(word) && !another.includes(word));
  if (kept.length === 0) return null;
  return { value: kept, source: change.how === "another" ? "inferred" : (before?.source ?? "inferred") };
}

/** The form that is asked for; where a thing is asked for, one that can show it; a word alone gets a symbol. */
function formAfter({ form: before }: Brief, change: MarkWish): Brief["form"] {
  const { form, lockup } = before?.value ?? { form: null, lockup: null };
  if (change.form)
    return { value: { form: change.form, lockup: lockup === "word" ? null : lockup }, source: "stated" };
  if (before && change.motifs.length > 0 && /^(?:monogram|abstract|wordmark)$/.test(form ?? ""))
    return { ...before, value: { ...before.value, form: "symbol" } };
  return form === "wordmark" ? { value: { form: "symbol", lockup: null }, source: "stated" } : before;
}

const searchForm = ({ form, motifs }: Brief): Form | null => {
  const wished = form?.value.form ?? null;
  if (wished === "emblem" || wished === "wordmark") return motifs?.source === "stated" ? "symbol" : null;
  return wished;
};

/**
 * The new mark has the old one's main colour: which colour leads was not asked to change. Nor was the primary asked
 * to go: where the old mark showed it and the new one would not, it takes the place of another, or of the lead.
 */
export function inkedLike(made: MarkDesign, before: MarkDesign | null): MarkDesign {
  const lead = (mark: MarkDesign): Ink | null =>
    inkOf({ text: "", shapes: mark.shapes.filter(({ ink }) => ink !== "pale"), box: mark.box });
  const shows = ({ shapes, box }: MarkDesign) =>
    shapes.some(({ ink, d }) => {
      const { width, height } = bounds(fromData(d));
      return ink === "primary" && width * height > box.width * box.height * LEAST_SEEN;
    });
  const [from, to] = [lead(made), before && lead(before)];
  const led = from && to && from !== to ? inked(made, { [from]: to, [to]: from }) : made;
  if (!before || !to || !shows(before) || shows(led)) return led;
  const spare = led.shapes.find(({ ink }) => ink !== to && ink !== "pale" && ink !== "primary")?.ink ?? to;
  return inked(led, { [spare]: "primary", primary: spare });
}

/** Of the mark's box: a colour in less of it is a speck. */
const LEAST_SEEN = 0.05;

function inked(mark: MarkDesign, inks: { readonly [ink in Ink]?: Ink }): MarkDesign {
  const turned = (shapes: readonly Shape[]) =>
    shapes.map((shape) => ({ ...shape, ink: inks[shape.ink] ?? shape.ink }));
  return { ...mark, shapes: turned(mark.shapes), favicon: mark.favicon && turned(mark.favicon) };
}

/** At least 1 where the wish is plainly met. */
const worthOf = ({ how }: MarkWish, made: MarkDesign, before: MarkDesign | null): number =>
  !before || how !== "another" || made.family !== before.family || made.motifs[0] !== before.motifs[0]
    ? 1
    : 0;

/** The lines of an emblem; the rest of its shapes is the mark inside, as many as it has for small sizes. */
export const linesOf = ({ shapes, favicon }: MarkDesign): readonly Shape[] =>
  shapes.slice(0, shapes.length - (favicon?.length ?? 0));

/** A mark inside the lines of an emblem. */
export function framed(
  emblem: MarkDesign,
  lines: readonly Shape[],
  inner: MarkDesign,
  radius: number,
): MarkDesign {
  const at = insideRing(solid(inner.shapes.flatMap(({ d }) => fromData(d))), radius);
  const { joined: _, ...around } = emblem;
  const moved = inner.shapes.map(
    (shape): Shape => ({ ...shape, d: toData(transform(fromData(shape.d), at)) }),
  );
  return {
    ...around,
    ...(inner.joined ? { joined: inner.joined } : {}),
    motifs: inner.motifs,
    depends: inner.depends,
    parameters: { ...inner.parameters, frame: emblem.parameters.frame!, inner: inner.family },
    shapes: [...lines, ...moved],
    box: emblem.box,
    favicon: inner.shapes,
  };
}
