/** A logo in a few words, as a person would describe it: the tagger reads a refinement together with them. */

import type { Design, LogoSummary } from "../../vocabulary.ts";
import { nearestColourName } from "./resolve/colour.ts";

export const summaryOf = ({ name, tagline, mark, palette, type, lockup }: Design): LogoSummary => ({
  name: type.word ? (name ?? "") : "",
  tagline: type.tagline ? (tagline ?? "") : "",
  shows: mark ? mark.motifs[0] || (mark.depends.includes("initial") ? "monogram" : "abstract shape") : "",
  colours: [palette.primary, palette.secondary].map(nearestColourName).join(", "),
  letters: type.class,
  layout: lockup.kind,
});
