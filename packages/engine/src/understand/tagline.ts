/** The tagline: after a word that announces it, in quotes or to the end of its clause. */

import { TAGLINE_CUES } from "./lexicons/grammar.ts";
import { phraseList } from "./lexicons/lists.ts";
import type { Named } from "./name-runs.ts";
import { readQuotes } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import { plain } from "./text.ts";

const taglineCues = phraseList(TAGLINE_CUES);

export function readTagline(reading: Reading): Named | null {
  const { words, prompt } = reading;
  const quotes = readQuotes(prompt);
  for (const quote of quotes) {
    const after =
      /^\s*(?:,\s*)?(?:as|is|como|als|comme|come)\s+(?:a\s+|the\s+|our\s+|its\s+|el\s+|la\s+|le\s+|der\s+)?(?:tagline|slogan|motto|strapline|eslogan|lema|claim|subtitle|accroche)/i.exec(
        prompt.slice(quote.outer[1]),
      );
    if (after) return { text: quote.text, span: quote.span };
  }
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
        prompt.slice(end),
      );
    if (rest) {
      const text = plain(rest[1]!)
        .split(/,\s|\s[–—]\s|\s\(/u)[0]!
        .trim();
      const start = end + rest[0].indexOf(rest[1]!);
      if (text !== "" && text.split(/\s+/).length <= 9) return { text, span: [start, start + text.length] };
    }
  }
  return null;
}
