/** A name that is corrected rather than replaced: a letter more, "and" for "&", all in one word. */

type Edit = (name: string, found: RegExpExecArray) => string | null;

const start = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";
const LETTER = "[\"“'‘]?(?<letter>\\p{L})[\"”'’]?";
const row = (source: string, edit: Edit) => ({ shape: new RegExp(source, "iu"), edit });

const EDITS = [
  row(
    `${start}(?:spell|write)\\b.{0,20}?(?:ampersand|&|${start}and${end}).{0,12}?\\bout${end}|${start}(?:spell|write)\\s+out\\b.{0,16}?(?:ampersand|&|and)|${start}["“'‘]?and["”'’]?\\s+(?:instead\\s+of|not|rather\\s+than)\\b.{0,12}?(?:ampersand|&)`,
    (name) => (name.includes("&") ? name.replace(/\s*&\s*/gu, " and ") : null),
  ),
  row(
    `${start}(?:an?\\s+)?(?:ampersand|["“'‘]?&["”'’]?)\\s+(?:instead\\s+of|for|not)\\b.{0,12}?and`,
    (name) => {
      const made = name.replace(/\s+(?:and|und|y|et|e)\s+/iu, " & ");
      return made === name ? null : made;
    },
  ),
  row(
    `${start}(?:one\\s+word|written\\s+together|no\\s+spaces?|in\\s+einem\\s+wort|zusammengeschrieben|todo\\s+junto|en\\s+un\\s+(?:seul\\s+)?mot|tudo\\s+junto|tutto\\s+attaccato|één\\s+woord)${end}`,
    (name) => (/\s/u.test(name) ? name.replace(/\s*[&+]\s*|\s+/gu, "") : null),
  ),
  row(
    `${start}(?:add|put|needs?|append|missing)\\s+(?:an?\\s+|the\\s+letter\\s+)${LETTER}\\s+(?:at|on|to|onto|in)\\s+(?:the\\s+|our\\s+)?(?:very\\s+)?(?:end|name|back|it)${end}`,
    (name, found) => `${name}${found.groups!.letter!.toLowerCase()}`,
  ),
  row(`${start}(?:two|double|zwei|doppel|doble|deux|due)[\\s-]+${LETTER}['’]?s?${end}`, (name, found) => {
    const at = name.toLowerCase().lastIndexOf(found.groups!.letter!.toLowerCase());
    return at < 0 ? null : `${name.slice(0, at + 1)}${name[at]!.toLowerCase()}${name.slice(at + 1)}`;
  }),
  row(`${start}hyphen(?:ated)?${end}`, (name) => (/^\S+ \S+$/u.test(name) ? name.replace(" ", "-") : null)),
];

/** The name as it is to be spelled now; null where no such wish is known. */
export function respelledName(prompt: string, name: string): string | null {
  for (const { shape, edit } of EDITS) {
    const found = shape.exec(prompt);
    const made = found && edit(name, found);
    if (made && made !== name) return made;
  }
  return null;
}
