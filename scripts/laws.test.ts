import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The pages of numbered laws and rules, and the letters that their numbers begin with. */
const PAGES = { "docs/laws.md": "RCGAFM", "docs/drawing-rules.md": "D" } as const;
/** Pages that the repository does not have, and words that send the reader to one of them. */
const ELSEWHERE =
  /\b(?:rules|engine|design|decisions|eye|reader) page\b|\brules' (?:table|band|fraction|limit)|shared\/design/i;
/** `docs/laws.md R3`, `docs/drawing-rules.md D35 to D48`, `law R3`, `laws F1 and F2`. */
const CITED = /(?:docs\/(?:laws|drawing-rules)\.md|\blaws?) ((?:[A-Z]\d+(?:, | and | to )?)+)/gi;
/** A comment may break its line between the page and the number. */
const unwrapped = (text: string): string => text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, " ");

const read = (file: string): string => readFileSync(`${ROOT}${file}`, "utf8");

const numbersOf = (page: keyof typeof PAGES): string[] =>
  [...read(page).matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, number]) => number!);

/** Most files cite nothing: only those with one of these words are looked at closely. */
const MAY_CITE = /\blaws?\b|drawing-rules|page\b|rules'|shared\/design/i;

/** Read once for all tests: there are some two thousand files. */
const SOURCES = globSync(
  ["{bench,deploy,examples,faults,packages,scripts}/**/*.{ts,tsx,mjs,py}", "{docs,packages}/**/*.md", "*.md"],
  { cwd: ROOT, exclude: ["**/node_modules", "**/dist", "scripts/laws.test.ts", "**/reader/texts"] },
)
  .sort()
  .map((file) => ({ file, text: read(file) }))
  .filter(({ text }) => MAY_CITE.test(text))
  .map(({ file, text }) => ({ file, text: unwrapped(text) }));

describe("the numbered laws and rules", () => {
  it.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
    "%s counts each letter from 1, without gaps",
    (page) => {
      const numbers = numbersOf(page);
      const expected = [...PAGES[page]].flatMap((letter) =>
        numbers.filter((number) => number.startsWith(letter)).map((_, index) => `${letter}${index + 1}`),
      );
      expect(numbers).toEqual(expected);
      for (const letter of PAGES[page]) expect(numbers).toContain(`${letter}1`);
    },
  );

  it("every number that code or a document cites exists", () => {
    const known = new Set([...numbersOf("docs/laws.md"), ...numbersOf("docs/drawing-rules.md")]);
    const cited = SOURCES.flatMap(({ file, text }) =>
      [...text.matchAll(CITED)].flatMap(([, numbers]) =>
        numbers!.match(/[A-Z]\d+/gi)!.map((number) => ({ file, number })),
      ),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it("nothing cites a page that the repository does not have", () => {
    const astray = SOURCES.filter(({ text }) => ELSEWHERE.test(text));
    expect(astray.map(({ file }) => file)).toEqual([]);
  });
});
