/**
 * A text in pieces of words, in any of the scripts that are read. Words of alphabets are cut into the longest pieces that are
 * known, from the left; characters of Chinese, kana and Hangul stand by themselves, and so do signs. Each piece
 * knows where it stands in the text. `scripts/reader/pieces.py` does the same for teaching.
 */

const UNKNOWN = 1;
export const BEGIN = 2;
export const END = 3;
/** Letters of the longest piece that is looked for. */
const LONGEST_PIECE = 18;
/** Anything with more letters is no word of any language, and its pieces would mean nothing. */
const LONGEST_WORD = 64;

/** How a word is written. */
const CASE = { none: 0, lower: 1, title: 2, upper: 3, mixed: 4, digits: 5, sign: 6, single: 7 } as const;
/** What stands before a piece. */
const GAP = { none: 0, space: 1, break: 2, start: 3 } as const;

export type Piece = {
  readonly id: number;
  readonly case: number;
  readonly gap: number;
  readonly start: number;
  readonly end: number;
  /** Goes on within a word. */
  readonly isInside: boolean;
};

/** Ways of writing in which capitals could not have shown where a name is. */
const UNTELLING: ReadonlySet<number> = new Set([CASE.lower, CASE.digits, CASE.sign]);

/** Whether the case of these pieces tells names from other words; a script without case is read by other signs. */
export const isCased = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => !UNTELLING.has(piece.case));

/** A piece that only says where a text begins or ends. */
export const boundary = (id: typeof BEGIN | typeof END): Piece => ({
  id,
  case: CASE.none,
  gap: id === BEGIN ? GAP.start : GAP.space,
  start: -1,
  end: -1,
  isInside: false,
});

type Kind = "space" | "gone" | "single" | "kana" | "word" | "sign";

const SINGLE = /^[\u3040-\u309f\u4e00-\u9fff\u3400-\u4dbf\uac00-\ud7af\uf900-\ufaff\u3005]$/u;
const KANA = /^[\u30a1-\u30fa\u30fc-\u30ff]$/u;
/** Invisible characters neither hide a word nor make one. */
const GONE = /^(?:\p{Cf}|\p{Cc}|[\ufe00-\ufe0f])$/u;

function kindOf(sign: string): Kind {
  if (/^\s$/u.test(sign)) return "space";
  if (GONE.test(sign)) return "gone";
  if (SINGLE.test(sign)) return "single";
  if (KANA.test(sign)) return "kana";
  return /^[\p{L}\p{M}\p{N}]$/u.test(sign) ? "word" : "sign";
}

type Letter = { readonly sign: string; readonly kind: Kind; readonly start: number; readonly end: number };

function lettersOf(text: string): readonly Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  for (const sign of text) {
    letters.push({ sign, kind: kindOf(sign), start: at, end: at + sign.length });
    at += sign.length;
  }
  return letters;
}

/** The gap before a word, with one more space in it. */
function widened(gap: keyof typeof GAP, space: string): keyof typeof GAP {
  if (space === "\n" || gap === "break") return "break";
  return gap === "start" ? "start" : "space";
}

/** Letters and kana run on, whatever has no body between them; every other sign stands by itself. */
function endOfWord(letters: readonly Letter[], from: number): number {
  const { kind } = letters[from]!;
  let at = from + 1;
  if (kind !== "word" && kind !== "kana") return at;
  while (at < letters.length && (letters[at]!.kind === kind || letters[at]!.kind === "gone")) at++;
  return at;
}

export class PieceCutter {
  readonly #ids: ReadonlyMap<string, number>;

  /** `pieces`: in the order of their numbers. */
  constructor(pieces: readonly string[]) {
    this.#ids = new Map(pieces.map((piece, id) => [piece, id]));
  }

  cut(text: string): readonly Piece[] {
    const letters = lettersOf(text);
    const pieces: Piece[] = [];
    let gap: keyof typeof GAP = "start" as keyof typeof GAP;
    for (let at = 0; at < letters.length; ) {
      const { kind, sign } = letters[at]!;
      if (kind === "space") gap = widened(gap, sign);
      if (kind === "space" || kind === "gone") {
        at++;
        continue;
      }
      const from = at;
      at = endOfWord(letters, from);
      pieces.push(...this.#wordPieces(letters.slice(from, at), GAP[gap]));
      gap = "none";
    }
    return pieces;
  }

  #wordPieces(letters: readonly Letter[], gap: number): readonly Piece[] {
    const seen = letters.filter(({ kind }) => kind !== "gone");
    const folded = seen.flatMap(({ sign, start, end }) =>
      Array.from(sign.normalize("NFKC").toLowerCase(), (letter) => ({ letter, start, end })),
    );
    const written = caseOf(letters);
    const pieces: Piece[] = [];
    const [first, last] = [folded[0], folded.at(-1)];
    if (first && last && folded.length > LONGEST_WORD)
      return [{ id: UNKNOWN, case: written, gap, start: first.start, end: last.end, isInside: false }];
    for (let at = 0; at < folded.length; ) {
      const { id, to } = this.#longest(folded, at);
      pieces.push({
        id,
        case: written,
        gap: at === 0 ? gap : GAP.none,
        start: folded[at]!.start,
        end: folded[to - 1]!.end,
        isInside: at > 0,
      });
      at = to;
    }
    return pieces;
  }

  #longest(folded: readonly { readonly letter: string }[], at: number): { id: number; to: number } {
    for (let to = Math.min(folded.length, at + LONGEST_PIECE); to > at; to--) {
      const letters = folded.slice(at, to).map(({ letter }) => letter);
      const id = this.#ids.get((at > 0 ? "##" : "") + letters.join(""));
      if (id !== undefined) return { id, to };
    }
    return { id: UNKNOWN, to: at + 1 };
  }
}

function caseOf(word: readonly Letter[]): number {
  const { kind } = word[0]!;
  if (kind === "single" || kind === "kana") return CASE.single;
  if (kind === "sign") return CASE.sign;
  const signs = word.map(({ sign }) => sign);
  if (signs.some((sign) => /^\p{Nd}$/u.test(sign))) return CASE.digits;
  const letters = signs.filter((sign) => /^\p{L}$/u.test(sign));
  if (letters.length === 0) return CASE.sign;
  const capitals = letters.map((letter) => /^\p{Lu}$/u.test(letter));
  if (!capitals.includes(true))
    return letters.some((letter) => /^\p{Ll}$/u.test(letter)) ? CASE.lower : CASE.single;
  if (!capitals.includes(false)) return letters.length > 1 ? CASE.upper : CASE.title;
  return capitals[0] && !capitals.slice(1).includes(true) ? CASE.title : CASE.mixed;
}
