// The samples of the documents: every fenced block, with where it stands and what it is.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What is run, by which kind of run. A word behind the language in the fence chooses another than the first. */
const RUN: Readonly<Record<string, readonly Kind[]>> = {
  sh: ["program", "receiver"],
  ts: ["program", "receiver", "route", "limited"],
  js: ["program"],
  python: ["program", "receiver"],
};

/** What is shown and not run: answers, output, and files of other programs. `json` and `env` are read, see the test. */
const SHOWN = ["json", "env", "text", "ini", "nginx"];

/**
 * `program`: runs to its end. `receiver`: listens on port 3000 and is sent events. `route`: exports a handler of web
 * requests. `limited`: is refused at first and has to try again.
 */
type Kind = "program" | "receiver" | "route" | "limited";

export interface Sample {
  /** `docs/webhooks.md:57`, the line of the fence. */
  readonly place: string;
  readonly language: string;
  /** null: shown, not run. */
  readonly kind: Kind | null;
  /** The name the text tells the reader to save it under. */
  readonly file: string | null;
  readonly code: string;
  /** What it prints, where a `text` block right behind it says so. */
  readonly output: string | null;
}

interface SampleDocument {
  readonly path: string;
  readonly samples: readonly Sample[];
}

/** README.md, every page of docs/ and the README of every example, in that order. */
export function sampleDocuments(): readonly SampleDocument[] {
  const pages = readdirSync(`${ROOT}docs`).filter((name) => name.endsWith(".md"));
  const examples = readdirSync(`${ROOT}examples`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    "README.md",
    ...pages.map((name) => `docs/${name}`),
    ...examples.map(({ name }) => `examples/${name}/README.md`),
  ].map((path) => ({ path, samples: samplesOf(path, readFileSync(`${ROOT}${path}`, "utf8")) }));
}

/** Throws on a language or a word it does not know: a sample nobody runs must not slip in by a typing error. */
export function samplesOf(path: string, markdown: string): Sample[] {
  return [...markdown.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [, info = "", code = ""] = found;
    const place = `${path}:${markdown.slice(0, found.index).split("\n").length}`;
    const [language = "", ...words] = info.trim().split(/\s+/);
    const file = words.find((word) => word.startsWith("file="))?.slice("file=".length) ?? null;
    const kinds = words.filter((word) => !word.startsWith("file="));
    const [, output = null] =
      markdown.slice(found.index + found[0].length).match(/^\s*```text\n([\s\S]*?\n)```/) ?? [];
    return { place, language, kind: kindOf(place, language, kinds), file, code, output };
  });
}

function kindOf(place: string, language: string, words: readonly string[]): Kind | null {
  if (SHOWN.includes(language) && words.length === 0) return null;
  const kinds = RUN[language];
  if (!kinds) {
    const known = [...Object.keys(RUN), ...SHOWN].join(", ");
    throw new Error(`${place}: a block's language is one of ${known}, not "${language}".`);
  }
  const kind = words.length === 0 ? kinds[0] : kinds.find((each) => each === words.join(" "));
  if (!kind)
    throw new Error(`${place}: a ${language} block is ${kinds.join(" or ")}, not "${words.join(" ")}".`);
  return kind;
}
