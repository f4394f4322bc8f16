import { slant } from "./adjust/slant.ts";
import { chooseLockup } from "./compose/choose.ts";
import { compose } from "./compose/lockups.ts";
import type { WordBlock } from "./compose/word.ts";
import { conceive, type Notion } from "./conceive/concepts.ts";
import { asAsked, chosenInLines } from "./draw/as-asked.ts";
import { colour } from "./draw/colouring.ts";
import { emblemOf } from "./draw/emblem.ts";
import { FRAME } from "./draw/frame-place.ts";
import { framedOnce, heldBlock, withHold } from "./draw/hold.ts";
import { taglineInk } from "./draw/inking.ts";
import { drawMark, keepsGround, markBlock, outlinesOf } from "./draw/mark.ts";
import { asOwn, inParts } from "./draw/own.ts";
import { typeDesign } from "./draw/type-design.ts";
import {
  blockOf,
  type EditChoice,
  editsFor,
  missingFrom,
  pickEdit,
  setName,
  setTagline,
} from "./draw/words.ts";
import { withChoice } from "./explore/alternatives.ts";
import { brandOf } from "./explore/brand.ts";
import { isDrawnThing, isPictured, motifsFor, namesIn, wholeNamesIn } from "./explore/context.ts";
import { otherwise } from "./explore/pairing.ts";
import { leftOut, type ShownAs, shownAsOf, statedShown } from "./explore/wishes.ts";
import { type Contender, choose, ENOUGH, LETTER, ofOneIdea } from "./judge/choose.ts";
import type { Verdict } from "./judge/judge.ts";
import { lookerOf, marksFor } from "./judge/marks-for.ts";
import { builtLetter } from "./marks/built-letter.ts";
import { CLOSED_FRAMES, FRAMES } from "./marks/emblem.ts";
import type { Variant } from "./marks/family.ts";
import { wordmark, worthOfEdit } from "./marks/wordmark.ts";
import { seenOnLight } from "./palette/hold.ts";
import { statedColours } from "./palette/stated.ts";
import { heldLetters, usedRoles } from "./render/held.ts";
import { isLight, TOO_HEAVY } from "./render/weight.ts";
import { reportOf, tell, unknownNote, unseenNote } from "./report.ts";
import { design as words } from "./report-words.ts";
import type { NamesOf } from "./things/names.ts";
import { chooseFaces, type FaceChoice } from "./type/choose.ts";
import { isSettable, noFaceHas, tooLong } from "./type/settable.ts";
import {
  type Brief,
  type Design,
  type Ink,
  isNamedAlike,
  type Letters,
  type LineDesign,
  type MarkDesign,
  type Motif,
  type Report,
  type Studio,
  type Unmet,
} from "./vocabulary.ts";

export interface DesignOptions {
  /** The text that is answered, for the Report's reasons. */
  readonly prompt?: string;
  /** Families of the project's latest marks, which are then less likely. */
  readonly recent?: readonly string[];
  /** What is left out, and why, in words for the Report. */
  readonly without?: Without;
  /** Whether a second stated colour has to be in the mark, because the letters cannot wear it. */
  readonly inTwo?: boolean;
  /** A mark that was drawn before, with parts of it apart for which the Brief has no colour. */
  readonly again?: Again;
}

/** Which candidate was chosen, and what of it is to lie apart. */
export interface Again {
  readonly family: string;
  readonly variant: MarkDesign["parameters"][string] | undefined;
  readonly apart: readonly string[];
}

export interface Without {
  /** The tagline alone, or the name with it. */
  readonly what: "tagline" | "words";
  readonly why: string;
}

export interface Designed {
  readonly design: Design;
  readonly report: Report;
}

/** From a Brief to a Design: the same Brief, seed and studio give the same bytes, and no more than a logo may have. */
export function design(studio: Studio, asked: Brief, seed: number, options: DesignOptions = {}): Designed {
  const brief = withChoice(studio, asked, seed);
  const first = draw(studio, brief, seed, options);
  const isSeen = !isInTwo(brief) || usedRoles(first.design).some(({ role }) => role === "secondary");
  const inTwo = options.inTwo || !isSeen;
  const whole = isSeen ? first : draw(studio, brief, seed, { ...options, inTwo });
  if (isLight(whole.design)) return whole;
  const nameOnly = draw(studio, brief, seed, {
    ...options,
    inTwo,
    without: { what: "tagline", why: TOO_HEAVY },
  });
  if (isLight(nameOnly.design)) return nameOnly;
  return draw(studio, brief, seed, { ...options, inTwo, without: { what: "words", why: TOO_HEAVY } });
}

function draw(
  studio: Studio,
  brief: Brief,
  seed: number,
  { recent = [], without, inTwo = false, prompt, again }: DesignOptions,
): Designed {
  // The letters come first: everything else is measured by them.
  const { choices, unmet: typeUnmet } = chooseFaces(studio, brief, seed, 1);
  const choice = choices[0]!;
  const set = without?.what === "words" ? [] : setName(studio, choice);
  const lines = set.filter(({ glyphs }) => glyphs.some(({ d }) => d !== ""));
  const measure = lines[0] ?? studio.set({ text: "Hn", face: choice.face.id, weight: choice.weight });

  // What could be said, which marks say it best, and whether the word alone says it better.
  const notions = conceive(brief, (word) => isDrawnThing(studio, word));
  const namesOf = namesIn(studio, brief);
  const [looker, twoInks] = [
    lookerOf(studio, brief, notions, namesOf),
    wearApart(brief) || (isInTwo(brief) && (inTwo || !canWearSecond(brief, lines))),
  ];
  const client = { studio, brief, notions, choice, measure, recent, twoInks, looker, namesOf };
  const {
    context,
    verdicts: drawnMarks,
    unmet: markUnmet,
    isMeant,
    ...counts
  } = marksFor(client, wantsMark(brief, lines));
  const asked = asAsked(brief, studio, drawnMarks).filter(
    ({ candidate: { family, variant } }) =>
      !again || (family.id === again.family && variant.id === again.variant),
  );
  const brand = brief.name?.value ?? brandOf(brief);
  const verdicts =
    isMeant && asked.length > 0 ? ofOneIdea(drawnHere(asked), ideaOf, promiseOf, seed, brand) : asked;
  const edits = wordEdits(studio, brief, notions, lines, namesOf);
  const entrants = [
    ...verdicts,
    ...(isMeant && verdicts.length > 0 ? [] : wordEntrants(brief, edits, verdicts.length)),
  ];
  const chosen = chosenInLines<Entrant>(brief, entrants, (among) => choose(among, seed, recent, brand));
  // A drawing that others could be given too becomes this brand's own.
  const own =
    chosen && "candidate" in chosen
      ? asOwn(studio, chosen, brief, seed, {
          context,
          face: measure,
          known: studio.known,
          twoInks: twoInks || isFrameApart(brief),
          looker,
          apart: again?.apart ?? [],
        })
      : null;

  // Where the parts stand, then colour: how a pale one is held depends on what there is to hold it.
  const twoColours = statedColors(brief) >= 2;
  const picked = own
    ? null
    : pickEdit(twoColours ? edits.filter(({ edit }) => ACCENTED.has(edit.id)) : edits, seed);
  const kind = chooseLockup(brief, blockOf(lines, "ink", "left", picked), own !== null, seed);
  const hasAccent = picked ? ACCENTED.has(picked.edit.id) : lines.length > 1;
  const motifs = own ? statedShown(brief, own.verdict.candidate, namesOf) : [];
  const { palette, inking, drawing } = colour(
    brief,
    seed,
    own && {
      drawing: own.verdict.drawing,
      device: own.device,
      hasGround: keepsGround(own),
      shown: motifs,
      names: [...motifs, ...namesShown(own.verdict.candidate.variant)],
      isLetters: own.verdict.candidate.family.depends.includes("letters"),
    },
    { lockup: kind, hasAccent },
  );
  const owned = own && drawing && { ...own, verdict: { ...own.verdict, drawing } };
  const verdict = owned?.verdict ?? null;
  const edit = picked && inkEdit(picked, inking.letters, inking.accent);
  // Letters on a circle stand upright.
  const lean = choice.slanted && kind !== "emblem" ? slanted : upright;
  const word =
    kind === "mark"
      ? null
      : lean(
          blockOf(
            lines,
            inking.letters,
            kind === "stacked" ? "centre" : "left",
            edit,
            verdict || !twoColours ? inking.letters : inking.accent,
          ),
        );
  const tagLines = word && !without ? taglineOf(studio, brief, choice) : [];
  const tagline = lean(
    blockOf(tagLines, taglineInk(palette, inking.letters), kind === "stacked" ? "centre" : "left", null),
  );
  const emblem =
    kind === "emblem" && verdict && word
      ? emblemOf(
          verdict,
          owned?.device ?? null,
          oneLine(studio, choice, lines),
          tagLines[0] ?? null,
          inking.mark,
          inking.letters,
          seed,
          motifs,
          brief.form?.value.lockup === "emblem" || brief.form?.value.form === "emblem"
            ? CLOSED_FRAMES
            : FRAMES,
        )
      : null;
  const initial = builtLetter.variants(context)[0]?.draw() ?? null;
  const bare = owned && drawMark(owned, inking.mark, initial, motifs);
  const frame = brief.form?.value.frame;
  const framed =
    bare && frame && chosen && "candidate" in chosen
      ? {
          ...bare,
          frame: {
            kind: frame,
            inner: outlinesOf(
              drawMark(
                { ...owned, verdict: inParts(chosen, brief, again?.apart) },
                inking.mark,
                initial,
                motifs,
              ),
            ),
          },
        }
      : bare;
  const mark = emblem?.mark ?? framedOnce(framed, palette, kind);

  // All of it at its place.
  const block =
    mark && verdict
      ? heldBlock({ ...markBlock(mark, verdict), ...(emblem ? { box: mark.box } : {}) }, mark, {
          palette,
          kind,
        })
      : null;
  const lockup = withHold(compose(kind, { mark: block, word, tagline })!, { palette, mark });
  const notion = verdict?.candidate.notion ?? notions[0]!;
  const shownAs = verdict
    ? shownAsOf(brief, verdict.candidate, namesOf, wholeNamesIn(studio, brief), (name) =>
        isPictured(studio, [name]),
      )
    : NOTHING_ELSE;
  const isEditSeen = edit?.edit.id !== "colour-letter" || isInTwoColours(word, lockup, palette);
  const appliedEdit = edit && isEditSeen ? edit.edit.tell(lines[0]!, edit.site, edit.tools) : null;
  const made: Design = {
    kind: "design",
    version: 1,
    seed,
    name: brief.name?.value ?? null,
    tagline: tagline ? (brief.tagline?.value ?? null) : null,
    lockup,
    palette,
    type: {
      ...typeDesign(choice, measure, edit, emblem ?? { word, tagline }),
      ...(lean === slanted && word ? { adjustment: { weight: 0, rounding: 0, slanted: true } } : {}),
    },
    mark,
    concept: tell(notion, verdict, appliedEdit, edit?.edit.id.startsWith("motif-") ?? false, shownAs),
  };
  const report = reportOf(brief, made, {
    verdict,
    shownAs,
    ...(prompt === undefined ? {} : { prompt }),
    unmet: [
      ...nameUnmet(studio, brief, lines, choice.text, without),
      ...taglineUnmet(studio, brief, without),
      ...typeUnmet.map(typeWish),
      ...(verdict
        ? [
            ...markUnmet,
            ...otherwise(brief, verdict.candidate),
            ...leftOut(
              brief,
              verdict.candidate,
              namesOf,
              (thing) => isPictured(studio, namesOf(thing)),
              shownAs,
            ),
          ]
        : []),
    ],
    notes: [
      ...(brief.name?.source === "inferred" ? [words.nameGuessed(brief.name.value)] : []),
      ...unlookedAt(verdict),
      ...(verdict?.plainness === 0 ? [unseenNote(motifs.length > 0 ? motifs : made.concept.carriers)] : []),
      words.counted(counts.explored, notions.length, counts.admitted),
    ],
    edit: appliedEdit,
    score: verdict
      ? { total: verdict.judged.total, parts: verdict.judged.parts }
      : { total: chosen?.total ?? 0, parts: {} },
  });
  return { design: made, report };
}

/** Whether the letters are seen in more than one colour: a Hold may set them all alike. */
const isInTwoColours = (
  word: LineDesign | null,
  { held }: Design["lockup"],
  { light }: Design["palette"],
): boolean => new Set(heldLetters(word?.shapes ?? [], held?.hold).map(({ ink }) => light[ink])).size > 1;

/** Edits that set a letter in another ink. */
const ACCENTED: ReadonlySet<string> = new Set([
  "colour-letter",
  "linked-rounds",
  "motif-counter",
  "motif-dot",
]);
/** Things of a pair that the eye has no word for. */
const unlookedAt = (verdict: Verdict | null): readonly string[] => {
  const words = (verdict?.drawing.things ?? []).filter(({ seen }) => seen === null).map(({ word }) => word);
  return words.length > 0 ? [unknownNote(words)] : [];
};

/** What a mark may be called, the thing that was asked for first. */
const namesShown = ({ names, carriers = [], parameters: { word } }: Variant): readonly string[] => [
  ...(word === undefined ? [] : [String(word)]),
  ...(names ?? carriers),
];

const NOTHING_ELSE: ShownAs = new Map();

const upright = (block: WordBlock | null): WordBlock | null => block;
const slanted = (block: WordBlock | null): WordBlock | null => block && slant(block);

/** A word that competes with the marks by one of its letters. */
interface WordEntrant extends Contender {
  readonly drawing?: undefined;
  readonly seen: null;
}
type Entrant = Verdict | WordEntrant;

const statedColors = (brief: Brief): number =>
  brief.colors?.source === "stated" ? brief.colors.value.length : 0;

/** What a mark shows: a thing, or a letter. */
const ideaOf = ({ candidate: { family, variant } }: Verdict): string =>
  String(
    variant.parameters.word ??
      variant.parameters.scene ??
      (family.depends.includes("initial") ? `${LETTER}${family.id}` : family.id),
  );

const promiseOf = ({ candidate }: Verdict): number => candidate.variant.promise;

/** What was drawn here and people named, where that gives enough ideas; otherwise all. */
function drawnHere(verdicts: readonly Verdict[]): readonly Verdict[] {
  const own = verdicts.filter(({ candidate, total }) => candidate.variant.isNamed && total > 0);
  return new Set(own.map(ideaOf)).size >= ENOUGH ? own : verdicts;
}

/** Whether a mark may part itself in two stated colours: no letters are to wear one, and both are seen free, or both need holding. */
const isInTwo = (brief: Brief): boolean => {
  const stated = statedColours(brief);
  if (!stated?.secondary || stated.asksLetters || stated.asksPlate) return false;
  const both = [stated.primary, stated.secondary];
  // Letters cannot wear a pale second colour: only a part of the mark can.
  return both.every(seenOnLight) || !seenOnLight(stated.secondary);
};

/** Whether one of two things has a colour of its own: then each is drawn apart. */
const wearApart = ({ motifs, colors }: Brief): boolean =>
  (motifs?.value.length ?? 0) > 1 &&
  (colors?.value ?? []).some(({ of }) => of && motifs!.value.some((thing) => isNamedAlike(thing, of)));

/** Whether the frame has a colour that the mark inside it has not. */
const isFrameApart = ({ colors }: Brief): boolean =>
  (colors?.value.length ?? 0) > 1 && colors!.value.some(({ of }) => of === FRAME);

/** Whether the letters can wear the second stated colour: then no drawing has to be parted for it. */
const canWearSecond = (brief: Brief, lines: readonly Letters[]): boolean =>
  lines.length > 0 && brief.form?.value.form !== "symbol" && seenOnLight(statedColours(brief)!.secondary!);

const wantsMark = (brief: Brief, lines: readonly Letters[]): boolean =>
  lines.length === 0 || (brief.form?.value.form !== "wordmark" && brief.form?.value.lockup !== "word");

/** Edits need one line of letters; what they put in is the first thing the concepts name. */
const wordEdits = (
  studio: Studio,
  brief: Brief,
  notions: readonly Notion[],
  lines: readonly Letters[],
  namesOf: NamesOf,
): readonly EditChoice[] => {
  const [line] = lines;
  if (!line || lines.length > 1) return [];
  const avoid = brief.avoid?.value.motifs ?? [];
  // Who asks for the name and nothing else is shown no thing, not even a small one in a letter.
  const isNameOnly = !wantsMark(brief, lines);
  const thing = isNameOnly
    ? undefined
    : notions.flatMap(({ things }) => things).find((word) => !avoid.includes(word));
  const motif: Motif | null =
    (thing && motifsFor(studio, namesOf(thing)).find(({ style }) => style === "solid")) || null;
  return editsFor(line, motif, "ink", "primary");
};

const inkEdit = (edit: EditChoice, ink: Ink, accent: Ink): EditChoice => ({
  ...edit,
  tools: { ...edit.tools, ink, accent },
});

const wordEntrants = (brief: Brief, edits: readonly EditChoice[], marks: number): readonly WordEntrant[] => {
  const wish = brief.form?.value;
  if (marks > 0 && (wish?.form || wish?.lockup || brief.direction || brief.motifs?.source === "stated"))
    return [];
  // Two colours, or one for the mark, want a mark to stand in.
  if (marks > 0 && (statedColors(brief) >= 2 || brief.colors?.value.some(({ on }) => on === "mark")))
    return [];
  const fit = edits[0]?.site.fit ?? 0;
  return marks > 0 && fit === 0
    ? []
    : [{ id: wordmark.id, family: wordmark.id, seen: null, total: worthOfEdit(fit) }];
};

const oneLine = (
  studio: Studio,
  choice: { text: string; face: { id: string }; weight: number; tracking: number },
  lines: readonly Letters[],
): Letters =>
  lines.length === 1
    ? lines[0]!
    : studio.set({
        text: choice.text,
        face: choice.face.id,
        weight: choice.weight,
        tracking: choice.tracking,
      });

const typeWish = (why: string): Unmet => ({
  field: "type",
  wish: words.typefaceAsStated,
  why,
  did: words.nearestUsed,
});

const nameUnmet = (
  studio: Studio,
  brief: Brief,
  lines: readonly Letters[],
  text: string,
  without: Without | undefined,
): readonly Unmet[] => {
  const name = brief.name?.value ?? "";
  if (name.trim() === "") return [];
  if (lines.length > 0) return [];
  const did = words.symbolOnly;
  if (!isSettable(text)) return [tooLong("name", text, did)];
  return [{ field: "name", wish: name, why: without?.why ?? noFaceHas(missingFrom(studio, text)), did }];
};

const taglineUnmet = (studio: Studio, { tagline }: Brief, without: Without | undefined): readonly Unmet[] => {
  if (!tagline) return [];
  const did = words.leftOut;
  if (!isSettable(tagline.value.trim())) return [tooLong("tagline", tagline.value, did)];
  const missing = missingFrom(studio, tagline.value);
  if (missing.length > 0) return [{ field: "tagline", wish: tagline.value, why: noFaceHas(missing), did }];
  return without?.what === "tagline"
    ? [{ field: "tagline", wish: tagline.value, why: without.why, did }]
    : [];
};

const taglineOf = (studio: Studio, { tagline }: Brief, choice: FaceChoice): readonly Letters[] =>
  tagline ? setTagline(studio, tagline.value, choice) : [];
