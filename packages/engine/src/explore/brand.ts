import type { Brief } from "../vocabulary.ts";

/** What distinguishes one brand from another, in words: its name and trade; without a name all that was understood. */
export const brandOf = ({ name, trade, motifs, colors, type, mood }: Brief): string =>
  name
    ? `${name.value.normalize("NFC").toLowerCase()}\n${trade?.value ?? ""}`
    : JSON.stringify([trade?.value, motifs?.value, colors?.value, type?.value, mood?.value]);

/** What else was said of a named brand, in words: two prompts may give the same name and trade. */
export const saidOf = ({ name, trade, motifs, colors, type, avoid }: Brief): string =>
  name ? JSON.stringify([trade?.value, motifs?.value, colors?.value, type?.value, avoid?.value]) : "";
