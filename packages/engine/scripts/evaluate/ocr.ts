/** Reads wordmarks back with Tesseract: a name a machine can read, a person can. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { png } from "../../src/kit/png.ts";
import { soleInk } from "../../src/pictures/one-ink.ts";
import { standalonePart } from "../../src/pictures/pictures.ts";
import { renderWith } from "../../src/render/svg.ts";
import type { Design } from "../../src/vocabulary.ts";
import { tool } from "../tool.ts";

const letters = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether the name is read back; null where there is no word, where it runs round an emblem, or is beyond ASCII. */
export function readsBack(design: Design): boolean | null {
  const word = standalonePart(design, "wordmark");
  const name = design.type.word?.text;
  if (!word || !name || design.lockup.kind === "emblem") return null;
  if (!/^[\u0020-\u007e\n]+$/.test(name.normalize("NFD").replace(/\p{M}/gu, ""))) return null;
  const margin = word.box.height * 0.5;
  const roomy = {
    ...word,
    box: {
      x: word.box.x - margin,
      y: word.box.y - margin,
      width: word.box.width + 2 * margin,
      height: word.box.height + 2 * margin,
    },
  };
  const width = Math.round((roomy.box.width / roomy.box.height) * 140);
  const folder = mkdtempSync(join(tmpdir(), "marque-ocr-"));
  try {
    writeFileSync(
      join(folder, "word.png"),
      png(renderWith(roomy, soleInk("#000000", "#ffffff"), "ocr"), width, "#ffffff"),
    );
    // As a line and as a block: which of the two Tesseract does better at depends on the letters.
    return ["7", "6"].some((mode) => {
      const read = execFileSync(
        tool("tesseract", "tesseract-ocr"),
        [join(folder, "word.png"), "-", "--psm", mode],
        {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"],
        },
      );
      return plain(read) === plain(name);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Accents are beyond the English model; what it confuses in any typeface (l, I and 1; O and 0) counts as read. */
const plain = (text: string) =>
  letters(text.normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(/[li1|]/g, "l")
    .replace(/[o0ø]/g, "o")
    .replace(/å/g, "a");
