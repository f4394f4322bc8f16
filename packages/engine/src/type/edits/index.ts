/** The letter edits; adding one is a file and a row. */

import { carriedStroke } from "./carried-stroke.ts";
import { colourLetter } from "./colour-letter.ts";
import { crossbarLigature } from "./crossbar-ligature.ts";
import { cutTerminal } from "./cut-terminal.ts";
import type { LetterEdit } from "./edit.ts";
import { linkedRounds } from "./linked-rounds.ts";
import { motifCounter } from "./motif-counter.ts";
import { motifDot } from "./motif-dot.ts";
import { slit } from "./slit.ts";

export const LETTER_EDITS: readonly LetterEdit[] = [
  linkedRounds,
  motifDot,
  motifCounter,
  crossbarLigature,
  cutTerminal,
  slit,
  carriedStroke,
  colourLetter,
];

export type { EditSite, EditTools, LetterEdit } from "./edit.ts";
