import { dice } from "../dice.ts";
import { type Brief, type LockupKind, NEUTRAL_MOOD } from "../vocabulary.ts";
import { STRIP, type WordBlock } from "./word.ts";

/** Widths over cap height between which a word may stand under a mark, or go round an emblem: a short one leaves it empty. */
const STACKED_MOST = 8.5;
const EMBLEM = { least: 7, most: 15 };

/** Whether a thing or a colour was asked for, or something refused: what is not asked for is then not expected either. */
const isDescribed = ({ motifs, colors, avoid }: Brief): boolean =>
  motifs?.source === "stated" || colors?.source === "stated" || avoid !== null;

/** The lockup: as stated, otherwise by the word's width and the mood, otherwise by the seed. */
export const chooseLockup = (
  brief: Brief,
  word: WordBlock | null,
  hasMark: boolean,
  seed: number,
): LockupKind => {
  const wish = brief.form?.value ?? null;
  if (!word) return "mark";
  if (!hasMark) return "word";
  if (wish?.lockup && wish.lockup !== "word") return wish.lockup;
  if (wish?.form === "emblem") return "emblem";
  const width = word.box.width / word.cap;
  // Beside one long line the whole would be a strip: the mark stands above it.
  if (width > STRIP && word.foot <= 0 && width <= EMBLEM.most) return "stacked";
  const mood = brief.mood?.value ?? NEUTRAL_MOOD;
  const stacked = width > STACKED_MOST ? 0 : 0.3 + 0.15 * (mood.rich - mood.loud) + (width < 4.5 ? 0.12 : 0);
  // Emblems suit brands that are traditional, hand-made and not loud. Who says what the mark shows asks for no ring around it.
  const emblem =
    wish?.form || isDescribed(brief) || width < EMBLEM.least || width > EMBLEM.most
      ? 0
      : Math.max(0, -mood.new * 0.3 - mood.machine * 0.2 - 0.12);
  return dice(seed, "lockup").weighted(["side", "stacked", "emblem"] as const, (kind) =>
    kind === "side" ? 0.65 : kind === "stacked" ? Math.max(0, stacked) : emblem,
  );
};
