/** The kept texts and the trial texts (texts/README.md), for measuring a reader. Never print the kept ones: only totals may be looked at. */

import { existsSync, readdirSync, readFileSync } from "node:fs";

export type Mark = {
  readonly tag: string;
  readonly role: string | null;
  readonly words: string;
  readonly meaning: string;
};

export type KeptPrompt = {
  readonly language: string;
  readonly text: string;
  readonly marks: readonly Mark[];
};

export type KeptRefinement = KeptPrompt & {
  /** The logo it speaks of, by field. */
  readonly logo: { readonly [field: string]: string };
  /** What is asked for, without degrees, parts and what is to stay. */
  readonly asks: ReadonlySet<string>;
};

const TEXTS = new URL("./texts/", import.meta.url);
const MARK = /\{([a-z-]+)(?:@([a-z]+))? ([^{}]*?)(?: = ([^{}]*))?\}/gu;

export const languages = (): readonly string[] =>
  readdirSync(TEXTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export type Folder = "kept" | "trial";

function linesOf(language: string, file: string, folder: Folder = "kept"): readonly string[] {
  const url = new URL(`${language}/${folder}/${file}`, TEXTS);
  return existsSync(url) ? readFileSync(url, "utf8").split("\n") : [];
}

function unmarked(language: string, line: string): KeptPrompt {
  const marks = [...line.matchAll(MARK)].map(([, tag, role, words, meaning]) => ({
    tag: tag!,
    role: role ?? null,
    words: words!,
    meaning: meaning ?? "",
  }));
  return { language, marks, text: line.replaceAll(MARK, "$3").replaceAll("\\n", "\n") };
}

export const keptPrompts = (language: string, folder: Folder): readonly KeptPrompt[] =>
  linesOf(language, "prompts.txt", folder)
    .filter((line) => line.trim() !== "" && !line.startsWith("@"))
    .map((line) => unmarked(language, line));

export function keptRefinements(language: string, folder: Folder): readonly KeptRefinement[] {
  const lines = linesOf(language, "refinements.txt", folder).filter((line) => line.trim() !== "");
  const found: KeptRefinement[] = [];
  for (let at = 0; at + 2 < lines.length; at += 3) {
    const [logo, message, asks] = lines.slice(at, at + 3) as [string, string, string];
    const fields = logo
      .slice(2)
      .split("; ")
      .map((field) => field.split(/: (.*)/su));
    found.push({
      ...unmarked(language, message),
      logo: Object.fromEntries(fields.map(([name, value = "-"]) => [name!, value === "-" ? "" : value])),
      asks: new Set(asks.slice(2).split("; ").flatMap(codeOf)),
    });
  }
  return found;
}

export type KeptConversation = {
  readonly language: string;
  readonly prompt: string;
  readonly steps: readonly (KeptPrompt & { readonly asks: ReadonlySet<string> })[];
};

export function keptConversations(language: string): readonly KeptConversation[] {
  const blocks = linesOf(language, "conversations.txt")
    .join("\n")
    .split(/^# .*$/mu)
    .map((block) => block.split("\n").filter((line) => line.trim() !== ""));
  return blocks
    .filter((lines) => lines.length > 2)
    .map(([prompt = "", ...lines]) => ({
      language,
      prompt: prompt.replace(/^: /u, "").replaceAll("\\n", "\n"),
      steps: lines.flatMap((line, at) =>
        line.startsWith("> ")
          ? [
              {
                ...unmarked(language, lines[at - 1]!),
                asks: new Set(line.slice(2).split("; ").flatMap(codeOf)),
              },
            ]
          : [],
      ),
    }));
}

/** "colours.darker@mark !" is "colours.darker"; what stays and nothing at all are no asks. */
function codeOf(ask: string): readonly string[] {
  const code = ask
    .split(" = ")[0]!
    .replace(/\s*[~!]$/u, "")
    .replace(/@[a-z]+/u, "")
    .trim();
  if (code === "" || code === "nothing" || code.startsWith("keep ")) return [];
  return [code.replace(/\.restore first$/u, ".restore")];
}
