import { type Dice, dice } from "../dice.ts";
import { type Device, type DeviceSubject, type Kind, subjectFor } from "../marks/devices/device.ts";
import { DEVICES } from "../marks/devices/index.ts";
import type { Construction, Drawing, MarkContext, Traits, Variation } from "../marks/family.ts";
import { letterform } from "../marks/letterform.ts";
import type { Wish } from "../marks/shows.ts";
import type { FaceMeasure, KnownIndex, Mood } from "../vocabulary.ts";
import { cosine, lowFrequencies } from "./different.ts";
import { REFUSED_SIGN } from "./flaws.ts";
import { plainShare } from "./generic.ts";
import { type Verdict, verdictOn } from "./judge.ts";
import { nearest, REFUSED } from "./likeness.ts";
import { see, silhouetteOf } from "./seen.ts";
import type { Looker } from "./sight.ts";
import { isAsPlain, keepsSight, withSight } from "./weigh-sight.ts";

/** What decides how a chosen drawing is made one brand's own. */
export interface Owner {
  /** What distinguishes this brand from others: its name, its trade, and the seed, because two prompts may give one name. */
  readonly key: string;
  readonly context: MarkContext;
  readonly face: FaceMeasure;
  readonly known: KnownIndex;
  /** Whether two colours must be seen in the mark. */
  readonly twoInks: boolean;
  /** Whether the initial may be cut into it. */
  readonly letters: boolean;
  /** Fields the concept calls for: a crest's shield, a badge's disc, the tile of an app. */
  readonly fields: readonly string[];
  /** What is to be nowhere: no device adds it. */
  readonly refusals: readonly Wish[];
  readonly looker: Looker;
}

/** Pictures looked at before the drawing is left as it is. */
const TRIES = 10;
/** Cases of a device: where the first does not suit the drawing, another of the kind may. */
const CASES = 3;
/** Of a device's share, what is left where the mood is against it. */
const LEAST_LEANING = 0.15;
/** A device that leaves the picture this much as it was has done nothing. */
const UNCHANGED = 0.97;
/** Other states of a drawing that are looked at where no device suits it. */
const STATES = 8;
/** How much a state may be worth less than the one that was chosen: a flaw that is no gate. */
const WORTH_LESS = 0.07;
/** Families that draw a letter: it must stay one, so most devices are not for it. */
const LETTERS = new Set(["monogram", "letter-motif", "built-letter"]);
/** A picture from a set is treated already, except these. */
const UNTREATED = /-(?:silhouette|line)$/;

const kindOf = ({ candidate: { family, variant } }: Verdict): Kind =>
  LETTERS.has(family.id)
    ? "letter"
    : variant.style === "line"
      ? "line"
      : family.id === "scene" || family.id === "pictorial"
        ? "picture"
        : "figure";

const leaning = ({ mood }: Device, of: Mood): number =>
  (Object.entries(mood) as [keyof Mood, number][]).reduce((sum, [axis, pull]) => sum + pull * of[axis], 0);

type Case = { readonly device: Device; readonly id: string; draw(subject: DeviceSubject): Drawing | null };

const isRefused = (added: readonly string[], refusals: readonly Wish[]): boolean =>
  refusals.some(({ names }) => added.some((name) => names.has(name)));

/** The devices in this brand's order: by mood first, then by the name. */
const casesFor = (verdict: Verdict, { key, context, letters, fields, refusals }: Owner): Case[] => {
  const kind = kindOf(verdict);
  const { scene: seen, word } = verdict.candidate.variant.parameters;
  const scene = String(seen ?? word ?? "");
  const throws = dice(key, `device ${verdict.candidate.id}`);
  if (throws.next() < plainShare(verdict.candidate.id)) return [];
  const open = DEVICES.filter(
    ({ suits, scenes, spoils, depends, adds, ...device }) =>
      suits.includes(kind) &&
      (fields.length > 0 || !device.fields) &&
      (!scenes || scenes.has(scene)) &&
      !spoils?.test(verdict.candidate.id) &&
      (letters || !depends) &&
      !isRefused(adds, refusals),
  );
  const cases: Case[] = [];
  let rest: readonly Device[] = open;
  while (rest.length > 0) {
    const device = throws.weighted(
      rest,
      (each) => each.share * Math.max(LEAST_LEANING, 1 + leaning(each, context.mood)),
    );
    const ids = Object.keys(device.cases).filter(
      (id) => !device.fields || (fields.includes(id) && !isRefused([id], refusals)),
    );
    rest = rest.filter((each) => each !== device);
    if (ids.length === 0) continue;
    const first = throws.between(0, ids.length - 1);
    const stride = 1 + Math.floor(ids.length / CASES);
    for (let taken = 0; taken < Math.min(CASES, ids.length); taken++) {
      const id = ids[(first + taken * stride) % ids.length]!;
      cases.push({ device, id, draw: device.cases[id]! });
    }
  }
  return cases;
};

/** Flaws it may have: those the drawing had before. */
const sound = (verdict: Verdict, before: Verdict): boolean => {
  const had = new Set(before.flaws.map(({ id }) => id));
  const small = verdict.drawing.small !== undefined;
  if (REFUSED_SIGN.found(verdict)) return false;
  return verdict.flaws.every(
    ({ id, gate }) => !gate && (had.has(id) || (small && (id === "clogged-gaps" || id === "thin-places"))),
  );
};

/** The same drawing with other numbers: what a name leaves open, set by name, trade and seed. */
const otherTraits = (traits: Traits, throws: Dice): Traits => ({
  ...traits,
  variation: traits.variation.map((facing, index) =>
    index === 2 ? facing : throws.between(0, 2),
  ) as unknown as Variation,
  construction: traits.construction.map(() => throws.between(0, 3)) as unknown as Construction,
  bearing: throws.between(0, 11),
  build: throws.between(0, 4) as Traits["build"],
});

/**
 * Another of the drawing's own states. A drawing without a device would be repeated for every brand of the same name; one of its
 * states is as good as another, and better than an ornament.
 */
const inOwnState = (verdict: Verdict, { key, context, face, known, twoInks, looker }: Owner): Verdict => {
  const { candidate } = verdict;
  const throws = dice(key, `state ${candidate.id}`);
  for (let tried = 0; tried < STATES; tried++) {
    const traits = otherTraits(context.traits, throws);
    const found = candidate.family
      .variants({ ...context, traits })
      .find(({ id }) => id === candidate.variant.id);
    const variant = found && (candidate.posed?.(found) ?? found);
    const drawn = variant?.draw();
    if (!drawn || (twoInks && !drawn.layers.some(({ ink }) => ink === "secondary"))) continue;
    const seen = see(silhouetteOf(drawn));
    if (!seen) continue;
    const likeness = nearest(silhouetteOf(drawn), known);
    if ((likeness?.similarity ?? 0) >= REFUSED) continue;
    const drawnAs = { ...candidate, variant: variant! };
    const plainness = looker.look(drawnAs, drawn);
    if (!keepsSight(plainness, verdict.plainness)) continue;
    const made = withSight(verdictOn(drawnAs, drawn, seen, likeness, context, face), plainness);
    if (!REFUSED_SIGN.found(made) && made.total > 0 && made.total >= verdict.total - WORTH_LESS) return made;
  }
  return verdict;
};

export interface Owned {
  readonly verdict: Verdict;
  /** Id of the device and its case; null where the drawing stands as it was drawn. */
  readonly device: string | null;
  readonly depends: Device["depends"];
}

/** What the first device does to a drawing that changes it and leaves it sound; null where none does. */
const withDevice = (verdict: Verdict, subject: DeviceSubject, owner: Owner): Owned | null => {
  const { candidate } = verdict;
  const before = lowFrequencies(verdict.seen);
  let looked = 0;
  for (const { device, id, draw } of casesFor(verdict, owner)) {
    const drawn = draw(subject);
    if (!drawn || (owner.twoInks && !drawn.layers.some(({ ink }) => ink === "secondary"))) continue;
    if (++looked > TRIES) break;
    const made = judgedAnew(drawn, verdict, before, owner);
    if (!made) continue;
    // Nobody has named it as it is now.
    const changed = { ...candidate, variant: { ...candidate.variant, isNamed: false } };
    const plainness = owner.looker.look(changed, drawn);
    const isPictured = owner.looker.isAsked && ["picture", "line"].includes(kindOf(verdict));
    const keeps = isPictured
      ? isAsPlain(plainness, verdict.plainness)
      : keepsSight(plainness, verdict.plainness);
    if (keeps)
      return {
        verdict: withSight(made, plainness),
        device: `${device.id} ${id}`,
        depends: device.depends ?? [],
      };
  }
  return null;
};

/** The verdict on a drawing with something done to it; null where that shows too little, or the drawing is no longer sound. */
const judgedAnew = (
  drawn: Drawing,
  verdict: Verdict,
  before: ReturnType<typeof lowFrequencies>,
  owner: Owner,
): Verdict | null => {
  const silhouette = silhouetteOf(drawn);
  const seen = see(silhouette);
  if (!seen || cosine(before, lowFrequencies(seen)) > UNCHANGED) return null;
  const likeness = nearest(silhouette, owner.known);
  if ((likeness?.similarity ?? 0) >= REFUSED) return null;
  const made = verdictOn(verdict.candidate, drawn, seen, likeness, owner.context, owner.face);
  return sound(made, verdict) ? made : null;
};

/**
 * The chosen drawing as this brand's own. A thousand prompts bring the same few hundred drawings again and again; what
 * is done to one of them follows from the name, so that two brands with a fox do not get the same fox.
 */
export const asOwnDrawing = (verdict: Verdict, owner: Owner): Owned => {
  const { candidate, drawing } = verdict;
  const plain: Owned = { verdict, device: null, depends: [] };
  // Two things composed for this brand are its own already.
  if (drawing.things) return plain;
  const isTreated = candidate.family.id === "pictorial" && !UNTREATED.test(candidate.variant.id);
  if (isTreated && verdict.plainness === null) return plain;
  // What is not seen as it is will not be seen with something done to it. In its own state it does not meet itself
  // for every brand of the same name.
  if (isTreated || verdict.plainness === 0) return { ...plain, verdict: inOwnState(verdict, owner) };
  const initial = [...owner.context.initials][0] ?? "";
  const subject = subjectFor(
    drawing,
    owner.context.traits,
    (height) => letterform(owner.context, initial, height),
    owner.twoInks,
  );
  if (!subject) return plain;
  const made = withDevice(verdict, subject, owner);
  if (made) return made;
  const hasStates = kindOf(verdict) === "figure" || verdict.plainness !== null;
  return hasStates ? { ...plain, verdict: inOwnState(verdict, owner) } : plain;
};
