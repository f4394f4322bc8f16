import { typeEdits as words } from "../../report-words.ts";
import { glyphShape, wordShapes } from "../word.ts";
import { type EditSite, type LetterEdit, letterAt } from "./edit.ts";

/** One letter, or the second word of a compound, in the accent. */
export const colourLetter: LetterEdit = {
  id: "colour-letter",
  depends: ["name"],
  tell: (letters, site) =>
    site.at.length > 1 ? words.secondWordColoured : words.letterColoured(letterAt(letters, site)),
  sites: (letters) => {
    const glyphs = letters.glyphs;
    if (glyphs.length < 3 || letters.rtl || letters.script === "devanagari") return [];
    const sites: EditSite[] = [];
    // camelCase or two words: the second half is the natural place.
    const second = glyphs.findIndex((glyph, index) => {
      const before = glyphs[index - 1]?.text ?? "";
      return index > 1 && ((/\p{Lu}/u.test(glyph.text) && /\p{Ll}/u.test(before)) || before === " ");
    });
    if (second > 0)
      sites.push({ at: glyphs.flatMap((_, index) => (index >= second ? [index] : [])), fit: 0.9 });
    glyphs.forEach((glyph, index) => {
      if (glyph.d === "" || second > 0) return;
      const inner = index > 0 && index < glyphs.length - 1;
      if (/[oxvz&]/iu.test(glyph.text) && inner) sites.push({ at: [index], fit: 0.55 });
      else if (index === glyphs.length - 1 && glyphs.length <= 7) sites.push({ at: [index], fit: 0.15 });
    });
    return sites;
  },
  draw: (letters, site, { ink, accent }) =>
    wordShapes(
      letters,
      ink,
      new Map(
        site.at.map((index) => [
          index,
          letters.glyphs[index]!.d === "" ? [] : [glyphShape(letters.glyphs[index]!, accent)],
        ]),
      ),
    ),
};
