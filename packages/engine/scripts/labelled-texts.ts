/** The labelled texts of `scripts/reader/texts`, the kept ones left alone, and their marks: "{thing Fuchs = fox}". */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MeaningKind } from "../src/studio/meanings-file.ts";

export const TEXTS = join(import.meta.dirname, "reader/texts");
export const MARK = /\{([a-z-]+)(?:@[a-z]+)? ([^{}]*?)(?: = ([^{}]*))?\}/gu;
export const KIND_OF_TAG: { readonly [tag: string]: MeaningKind } = {
  thing: "things",
  "no-thing": "things",
  colour: "colours",
  "no-colour": "colours",
  trade: "trades",
  mood: "moods",
  "no-mood": "moods",
  "no-style": "moods",
};

export const textsOf = (language: string): string =>
  ["prompts", "refinements", "conversations", "bank"]
    .map((name) => join(TEXTS, language, `${name}.txt`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
