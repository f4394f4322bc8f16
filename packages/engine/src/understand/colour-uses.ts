/** What a colour was asked for: the letters, the mark, a plate, what stands on it, or for everything. */

import type { ColorUse } from "../vocabulary.ts";
import { wordSet } from "./lexicons/lists.ts";
import type { Reading } from "./reading.ts";
import { joined, type Span, type Word } from "./text.ts";

export type UsedColour = {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly value: string;
};

const LETTERS = wordSet(
  "letters letter lettering text type typography wordmark font words name schrift schriftzug buchstaben text name texte lettres lettrage nom typo texto letras letra nombre tipografia nome testo lettere scritta scritte caratteri letras tekst naam letters lettertype litery liter napis nazwa tekst harfler harf yazı yazi metin isim буквы букв текст надпись шрифт название літери напис назва γράμματα γραμματα κείμενο κειμενο όνομα ονομα حروف الحروف النص نص الاسم كتابة अक्षर टेक्स्ट नाम",
);
const MARKS = wordSet(
  "icon mark symbol emblem sign pictogram bildmarke zeichen bildzeichen icone icône symbole signe icono simbolo símbolo isotipo icona simbolo ícone simbolo icoon symbool beeldmerk ikona znak simge ikon sembol значок иконка символ знак іконка εικονίδιο εικονιδιο σύμβολο συμβολο أيقونة الأيقونة رمز आइकन चिह्न",
);
const PLATES = wordSet("plate badge panel tile sticker shape field block box label banner");
const INSIDE = wordSet("inside inner darin drin dentro dedans");
const ON = wordSet("on auf sur sobre su op na upon over на στο πάνω");
const LINKS = wordSet(
  "in is are be should should be the a an of will in: en em ist sind sei soll in der die das dem den im est sont en de des du le la les es son está el los en las è sono in il lo gli são é o os as zijn w są olsun в из σε",
);
const FOR = wordSet("for as für fuer fur pour para per als como comme come voor dla için для για");
const ARTICLES = wordSet(
  "the a an our der die das den dem le la les l el los las il lo i gli o os as de het",
);
const ONLY = wordSet(
  "only just solely exclusively nur ausschliesslich solo sólo solamente únicamente seulement uniquement juste soltanto solamente apenas somente só alleen tylko wyłącznie только лише тільки sadece yalnızca μόνο فقط केवल सिर्फ",
);
const ONLY_ELSEWHERE = /(?:だけ|のみ|만|只用|仅用|只要|僅)/u;
const ALONE =
  /\b(?:no other colou?rs?(?! (?:than|but|except))|nothing else(?! (?:than|but|except|apart|besides))|single colou?r|one colou?r|all in|entirely in|everything in|keine andere farbe|ningún otro color|aucune autre couleur)\b/iu;

const LETTERS_UNPARTED =
  /(?:文字|テキスト|ロゴタイプ|字体|글자|글씨|텍스트|字)(?:の色)?[はを用为為使是은는색]*\s*$/u;
const MARKS_UNPARTED =
  /(?:アイコン|マーク|シンボル|아이콘|심볼|图标|圖標|标志)(?:の色)?[はを用为為使是은는]*\s*$/u;

const nounUse = ({ key, raw }: Word): ColorUse | null => {
  const own = raw.toLowerCase();
  if (LETTERS.has(key) || LETTERS.has(own)) return "letters";
  return MARKS.has(key) || MARKS.has(own) ? "mark" : null;
};

/** "Charcoal letters", "#EFEBE9 for the background shape", "X for the icon". */
function useAfter({ words }: Reading, { to }: UsedColour): ColorUse | null {
  const sentence = words[to - 1]!.sentence;
  let at = to;
  let isFor = false;
  for (let steps = 0; steps < 5; steps++, at++) {
    const word = words[at];
    if (!word || word.sentence !== sentence || /[,;:]/.test(word.gap)) return null;
    const use = nounUse(word);
    // "Black letters", or "black for the letters"; "gold name plate" is a plate.
    if (use && (steps === 0 || isFor))
      return PLATES.has(words[at + 1]?.key ?? "") && joined(words[at + 1]!.gap) ? "plate" : use;
    if (
      /^(?:background|hintergrund|fondo|fond|sfondo)$/.test(word.key) &&
      PLATES.has(words[at + 1]?.key ?? "")
    )
      return "plate";
    if (PLATES.has(word.key) && (steps === 0 || isFor))
      return word.key === "box" && steps === 0 ? null : "plate";
    if (INSIDE.has(word.key) && steps <= 1) return "inside";
    if (isFor && word.key === "everything" && words[at + 1]?.key === "on") return "inside";
    if (FOR.has(word.key)) isFor = true;
    else if (!ARTICLES.has(word.key) && !isFor) return null;
    else if (isFor && !ARTICLES.has(word.key) && steps > 3) return null;
  }
  return null;
}

/** "Letters in black", "the text: #333", "die Schrift in Anthrazit". */
function useBefore(
  { words, prompt }: Reading,
  { from, span }: UsedColour,
  taken: (at: number) => boolean,
): ColorUse | null {
  const text = prompt.slice(Math.max(0, span[0] - 14), span[0]);
  if (LETTERS_UNPARTED.test(text)) return "letters";
  if (MARKS_UNPARTED.test(text)) return "mark";
  const sentence = words[from]!.sentence;
  for (let back = 1; back <= 5; back++) {
    const word = words[from - back];
    if (!word || word.sentence !== sentence || taken(from - back)) return null;
    const use = nounUse(word);
    // "Name: Blue Door" names, and a noun in the name is none of ours.
    if (use === "letters" && /^(?:name|nome|nom|nombre|naam|nazwa|isim|название|назва)$/.test(word.key))
      return null;
    if (use) return use;
    if (!LINKS.has(word.key) || /[,;]/.test(words[from - back + 1]!.gap)) return null;
  }
  return null;
}

/** Whether one colour stands on another: "white on navy", "gold #D4AF37 on black #000000". */
function standsOn({ words }: Reading, a: UsedColour, b: UsedColour): boolean {
  const between = words.slice(a.to, b.from);
  const first = between[0];
  if (!first || !ON.has(first.key) || !joined(first.gap) || between.length > 3) return false;
  // "On a navy background" is where it stands too; a word that is no article says something else.
  return between
    .slice(1)
    .every(({ key, gap }) => joined(gap) && (ARTICLES.has(key) || /^\p{L}+$/u.test(key)));
}

function isOnly(reading: Reading, { from, to, span }: UsedColour): boolean {
  const { words, prompt } = reading;
  const near = [words[from - 1], words[to], words[from - 2]].some(
    (word, at) =>
      word &&
      (at < 2 || LINKS.has(words[from - 1]!.key)) &&
      (ONLY.has(word.key) || ONLY.has(word.raw.toLowerCase())),
  );
  return (
    near || ALONE.test(prompt) || ONLY_ELSEWHERE.test(prompt.slice(Math.max(0, span[0] - 4), span[1] + 4))
  );
}

/** The use of each colour, in their order; null where nothing was said of it. */
export function usesOf(reading: Reading, colours: readonly UsedColour[]): readonly (ColorUse | null)[] {
  const taken = (at: number) => colours.some(({ from, to }) => at >= from && at < to);
  const uses = colours.map((colour) => useAfter(reading, colour) ?? useBefore(reading, colour, taken));
  colours.forEach((colour, at) => {
    const next = colours[at + 1];
    if (next && standsOn(reading, colour, next)) [uses[at], uses[at + 1]] = ["inside", "plate"];
  });
  if (
    new Set(colours.map(({ value }) => value)).size === 1 &&
    colours.some((colour) => isOnly(reading, colour))
  )
    return colours.map(() => "only");
  return uses;
}
