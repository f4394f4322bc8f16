import { compose } from "./compose/lockups.ts";
import { isInTwo } from "./draw/colours-apart.ts";
import { type Dressed, dress } from "./draw/dress.ts";
import { heldBlock, withHold } from "./draw/hold.ts";
import { withInkOfRest, withLetterInks } from "./draw/letter-inks.ts";
import { markBlock } from "./draw/mark.ts";
import { type Again, type Lettering, type Selection, select } from "./draw/select.ts";
import { typeDesign } from "./draw/type-design.ts";
import { nameUnmet, taglineUnmet, typeWish, type Without } from "./draw/unmet-texts.ts";
import { isInTwoColours } from "./draw/word-edits.ts";
import { setName } from "./draw/words.ts";
import { withChoice } from "./explore/alternatives.ts";
import { isPictured, wholeNamesIn } from "./explore/context.ts";
import { leftOut, type ShownAs, shownAsOf } from "./explore/wishes.ts";
import type { Verdict } from "./judge/judge.ts";
import { usedRoles } from "./render/held.ts";
import { isLight, TOO_HEAVY } from "./render/weight.ts";
import { reportOf, tell, unknownNote, unseenNote } from "./report.ts";
import { design as words } from "./report-words.ts";
import { chooseFaces } from "./type/choose.ts";
import type { Brief, Design, Report, Studio } from "./vocabulary.ts";

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
  const { lettering, wishes } = letter(studio, brief, seed, without);
  const selection = select({ studio, brief, seed, recent, inTwo, again }, lettering);
  const inked = selection.own ? brief : withInkOfRest(brief);
  const dressed = dress(studio, { brief: inked, seed, without, again }, lettering, selection);
  const { made: bare, appliedEdit, shownAs } = put(studio, inked, seed, lettering, selection, dressed);
  const { design: made, unmet: uninked } = withLetterInks(studio, bare, brief);
  const { judged, marks, namesOf, notions } = selection;
  const { verdict, motifs } = dressed;
  const report = reportOf(brief, made, {
    verdict,
    shownAs,
    ...(prompt === undefined ? {} : { prompt }),
    unmet: [
      ...nameUnmet(studio, brief, lettering.lines, lettering.choice.text, without),
      ...taglineUnmet(studio, brief, without),
      ...wishes.map(typeWish),
      ...uninked,
      ...(verdict ? marks.unmet : []),
      ...(verdict
        ? leftOut(brief, verdict.candidate, namesOf, (thing) => isPictured(studio, namesOf(thing)), shownAs)
        : []),
    ],
    notes: [
      ...(brief.name?.source === "inferred" ? [words.nameGuessed(brief.name.value)] : []),
      ...unlookedAt(verdict),
      ...(verdict?.plainness === 0 ? [unseenNote(motifs.length > 0 ? motifs : made.concept.carriers)] : []),
      words.counted(marks.explored, notions.length, marks.admitted),
    ],
    edit: appliedEdit,
    score:
      judged && verdict
        ? { total: verdict.judged.total, parts: verdict.judged.parts }
        : { total: selection.total, parts: {} },
  });
  return { design: made, report };
}

/** The letters come first: everything else is measured by them. */
function letter(
  studio: Studio,
  brief: Brief,
  seed: number,
  without: Without | undefined,
): { readonly lettering: Lettering; readonly wishes: readonly string[] } {
  const { choices, unmet } = chooseFaces(studio, brief, seed, 1);
  const choice = choices[0]!;
  const set = without?.what === "words" ? [] : setName(studio, choice);
  const lines = set.filter(({ glyphs }) => glyphs.some(({ d }) => d !== ""));
  const measure = lines[0] ?? studio.set({ text: "Hn", face: choice.face.id, weight: choice.weight });
  return { lettering: { choice, lines, measure }, wishes: unmet };
}

/** All of it at its place, and what the brand is to say. */
function put(
  studio: Studio,
  brief: Brief,
  seed: number,
  { choice, measure, lines }: Lettering,
  { notions, namesOf }: Selection,
  { palette, kind, verdict, word, tagline, emblem, mark, edit, isSlanted }: Dressed,
): { readonly made: Design; readonly appliedEdit: string | null; readonly shownAs: ShownAs } {
  const block =
    mark && verdict
      ? heldBlock({ ...markBlock(mark, verdict), ...(emblem ? { box: mark.box } : {}) }, mark, {
          palette,
          kind,
        })
      : null;
  const lockup = withHold(compose(kind, { mark: block, word, tagline }, brief.form?.value.place)!, {
    palette,
    mark,
  });
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
      ...(isSlanted && word ? { adjustment: { weight: 0, rounding: 0, slanted: true } } : {}),
    },
    mark,
    concept: tell(notion, verdict, appliedEdit, edit?.edit.id.startsWith("motif-") ?? false, shownAs),
  };
  return { made, appliedEdit, shownAs };
}

/** Things of a pair that the eye has no word for. */
const unlookedAt = (verdict: Verdict | null): readonly string[] => {
  const words = (verdict?.drawing.things ?? []).filter(({ seen }) => seen === null).map(({ word }) => word);
  return words.length > 0 ? [unknownNote(words)] : [];
};

const NOTHING_ELSE: ShownAs = new Map();
