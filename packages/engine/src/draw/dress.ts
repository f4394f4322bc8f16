/** A selection in its colours: the palette, the letters in their inks, and the mark in its frame or emblem. */

import { slant } from "../adjust/slant.ts";
import { chooseLockup } from "../compose/choose.ts";
import type { WordBlock } from "../compose/word.ts";
import { statedShown } from "../explore/wishes.ts";
import type { Verdict } from "../judge/judge.ts";
import type { Owned } from "../judge/own-drawing.ts";
import { builtLetter } from "../marks/built-letter.ts";
import { CLOSED_FRAMES, FRAMES } from "../marks/emblem.ts";
import type { Variant } from "../marks/family.ts";
import { calledInPair, seenInside } from "../marks/scene.ts";
import { statedColors } from "../palette/stated.ts";
import type { Brief, Letters, LockupKind, MarkDesign, Palette, Studio } from "../vocabulary.ts";
import { colour } from "./colouring.ts";
import { type DrawnEmblem, emblemOf } from "./emblem.ts";
import { framedOnce } from "./hold.ts";
import { type Inking, taglineInk } from "./inking.ts";
import { drawMark, keepsGround, outlinesOf } from "./mark.ts";
import { inParts } from "./own.ts";
import type { Again, Lettering, Selection } from "./select.ts";
import type { Without } from "./unmet-texts.ts";
import { ACCENTED, inkEdit } from "./word-edits.ts";
import { blockOf, type EditChoice, setTagline } from "./words.ts";

export interface Dressed {
  readonly kind: LockupKind;
  readonly palette: Palette;
  /** The mark as it was coloured; null where the word stands alone. */
  readonly verdict: Verdict | null;
  /** What it shows of what was stated. */
  readonly motifs: readonly string[];
  readonly word: WordBlock | null;
  readonly tagline: WordBlock | null;
  readonly emblem: DrawnEmblem | null;
  readonly mark: MarkDesign | null;
  readonly edit: EditChoice | null;
  readonly isSlanted: boolean;
}

interface Asked {
  readonly brief: Brief;
  readonly seed: number;
  readonly without: Without | undefined;
  readonly again: Again | undefined;
}

export function dress(studio: Studio, asked: Asked, lettering: Lettering, selection: Selection): Dressed {
  const { brief, seed, without } = asked;
  const { choice, lines } = lettering;
  const { own, picked, namesOf } = selection;
  const kind = chooseLockup(brief, blockOf(lines, "ink", "left", picked), own !== null, seed);
  const motifs = own ? statedShown(brief, own.verdict.candidate, namesOf) : [];
  // How a pale colour is held depends on what there is to hold it.
  const { palette, inking, drawing } = colour(
    brief,
    seed,
    own && {
      drawing: own.verdict.drawing,
      device: own.device,
      hasGround: keepsGround(own),
      shown: motifs,
      names: [...motifs, ...namesShown(own.verdict.candidate.variant)],
      called: calledInPair(own.verdict.candidate.variant.parameters),
      inside: seenInside(own.verdict.candidate.variant.parameters),
      isLetters: own.verdict.candidate.family.depends.includes("letters"),
    },
    { lockup: kind, hasAccent: picked ? ACCENTED.has(picked.edit.id) : lines.length > 1 },
  );
  const owned = own && drawing && { ...own, verdict: { ...own.verdict, drawing } };
  const edit = picked && inkEdit(picked, inking.letters, inking.accent);
  // Letters on a circle stand upright.
  const isSlanted = choice.slanted === true && kind !== "emblem";
  const lean = (block: WordBlock | null) => (isSlanted && block ? slant(block) : block);
  const align = kind === "stacked" ? "centre" : "left";
  const lastInk = owned || statedColors(brief) < 2 ? inking.letters : inking.accent;
  const word = kind === "mark" ? null : lean(blockOf(lines, inking.letters, align, edit, lastInk));
  const tagLines = word && !without && brief.tagline ? setTagline(studio, brief.tagline.value, choice) : [];
  const tagline = lean(blockOf(tagLines, taglineInk(palette, inking.letters), align, null));
  const emblem =
    kind === "emblem" && owned && word
      ? emblemOf(
          owned.verdict,
          owned.device,
          oneLine(studio, choice, lines),
          tagLines[0] ?? null,
          inking.mark,
          inking.letters,
          seed,
          motifs,
          isEmblemAsked(brief) ? CLOSED_FRAMES : FRAMES,
        )
      : null;
  const bare = owned && bareMark(asked, selection, owned, inking, motifs);
  const mark = emblem?.mark ?? framedOnce(bare, palette, kind);
  return {
    ...{ kind, palette, motifs, word, tagline, emblem, mark, edit, isSlanted },
    verdict: owned?.verdict ?? null,
  };
}

const isEmblemAsked = ({ form }: Brief): boolean =>
  form?.value.lockup === "emblem" || form?.value.form === "emblem";

/** The mark, and with a frame that was asked for what stands inside it, as it was before the frame. */
function bareMark(
  { brief, again }: Asked,
  { marks, judged }: Selection,
  owned: Owned,
  inking: Inking,
  motifs: readonly string[],
): MarkDesign {
  const initial = builtLetter.variants(marks.context)[0]?.draw() ?? null;
  const bare = drawMark(owned, inking.mark, initial, motifs);
  const kind = brief.form?.value.frame;
  if (!kind || !judged) return bare;
  const unframed = { ...owned, verdict: inParts(judged, brief, again?.apart) };
  return { ...bare, frame: { kind, inner: outlinesOf(drawMark(unframed, inking.mark, initial, motifs)) } };
}

/** What a mark may be called, the thing that was asked for first. */
const namesShown = ({ names, carriers = [], parameters: { word } }: Variant): readonly string[] => [
  ...(word === undefined ? [] : [String(word)]),
  ...(names ?? carriers),
];

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
