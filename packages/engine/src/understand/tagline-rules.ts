/** A tagline by rule: after a word that announces it, in quotes or to the end of its clause. */

import { isColourWord } from "./colour-words.ts";
import { isFormWord } from "./form.ts";
import { isLetterWord } from "./letters.ts";
import { TAGLINE_CUES } from "./lexicons/grammar.ts";
import { phraseList } from "./lexicons/lists.ts";
import { isStyleWord } from "./mood.ts";
import type { Named } from "./name-runs.ts";
import { readQuotes } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import { fold, plain } from "./text.ts";

const taglineCues = phraseList(TAGLINE_CUES);

export function ruledTagline(reading: Reading): Named | null {
  const { words, prompt } = reading;
  const quotes = readQuotes(prompt);
  for (const quote of quotes) {
    const after =
      /^\s*(?:,\s*)?(?:as|is|como|als|comme|come)\s+(?:a\s+|the\s+|our\s+|its\s+|el\s+|la\s+|le\s+|der\s+)?(?:small\s+)?(?:tagline|slogan|motto|strapline|eslogan|lema|claim|subtitle|accroche|line\s+(?:below|under|beneath)|text\s+(?:below|under|beneath))/i.exec(
        prompt.slice(quote.outer[1]),
      );
    if (after) return { text: quote.text, span: quote.span };
  }
  const pointed = pointedAt(reading);
  if (pointed) return pointed;
  for (let index = 0; index < words.length; index++) {
    const cue = taglineCues.at(words, index);
    if (!cue || reading.attitudes[index] !== "wanted") continue;
    if (words[index]!.key === "no" || words[index - 1]?.key === "no") continue;
    const end = words[cue.to - 1]!.end;
    const quote = quotes.find(({ outer }) => outer[0] >= end - 1 && outer[0] - end <= 30);
    if (quote) return { text: quote.text, span: quote.span };
    // Without quotes it runs to the end of its sentence, when something like a colon says that it begins.
    const rest =
      /^\s*(?::|=|[–—-]\s|is\b|est\b|ist\b|es\b|e\b|è\b|é\b|reads\b|lautet\b|,(?=\s*\p{Lu}))\s*:?\s*([^\n.;!?"“«„]{3,80}[!?]?)/u.exec(
        prompt.slice(end - (/\s(?:is|reads|lautet)$/.exec(cue.phrase)?.[0].length ?? 0)),
      );
    if (rest) {
      const text = oneLine(plain(rest[1]!).split(/\s[–—]\s|\s\(/u)[0]!);
      const start = prompt.indexOf(rest[1]!, end);
      if (text !== "" && text.split(/\s+/).length <= LONGEST)
        return { text, span: [start, start + text.length] };
    }
  }
  return null;
}

const POINTS_BACK = phraseList(
  "slogan right there, tagline right there, motto right there, thats the slogan, thats our slogan, thats the tagline, thats our tagline, thats the motto, thats our motto, thats my slogan, thats my tagline, thats my motto, that is the slogan, that is our slogan, that is the tagline, that is our tagline, that is our motto, also our slogan, also the slogan, also our tagline, which is also our slogan, make that the slogan, make that the tagline, use that as the slogan, use that as the tagline, use that as a tagline, use that as a slogan",
);
/** A tagline has no more words than this. */
const LONGEST = 9;

/** "I fix everything except hearts. Slogan right there.": the sentence before it. */
function pointedAt({ words, prompt }: Reading): Named | null {
  for (let index = 1; index < words.length; index++) {
    const before = words[index - 1]!;
    if (!POINTS_BACK.at(words, index) || before.sentence === words[index]!.sentence) continue;
    let from = index - 1;
    while (from > 0 && words[from - 1]!.sentence === before.sentence) from--;
    if (index - from > LONGEST) continue;
    const span = [words[from]!.start, before.end] as const;
    return { text: plain(prompt.slice(...span)), span };
  }
  return null;
}

/** "Delivered hot, pedalled hard" keeps its comma; in "Bread first, navy and gold" another wish begins there. */
function oneLine(text: string): string {
  const [first = "", second, ...more] = text.split(/,\s/u);
  const keys = (second ?? "")
    .trim()
    .split(/[\s-]+/u)
    .map(fold);
  const wish =
    second === undefined ||
    more.length > 0 ||
    keys.length > 4 ||
    keys.some((key) => isColourWord(key, "en") || isLetterWord(key) || isFormWord(key) || isStyleWord(key)) ||
    /^(?:an?|the|with|please|and|no|not|use|in|set|font|logo|we|i|something|colou?rs?)$/.test(keys[0]!);
  return (wish ? first : `${first}, ${second}`).trim();
}
