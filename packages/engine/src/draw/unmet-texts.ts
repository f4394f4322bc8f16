/** What of the name, the tagline and the wishes for letters could not be set, for the Report. */

import { design as words } from "../report-words.ts";
import { isSettable, noFaceHas, tooLong } from "../type/settable.ts";
import type { Brief, Letters, Studio, Unmet } from "../vocabulary.ts";
import { missingFrom } from "./words.ts";

export interface Without {
  /** The tagline alone, or the name with it. */
  readonly what: "tagline" | "words";
  readonly why: string;
}

export const typeWish = (why: string): Unmet => ({
  field: "type",
  wish: words.typefaceAsStated,
  why,
  did: words.nearestUsed,
});

export const nameUnmet = (
  studio: Studio,
  brief: Brief,
  lines: readonly Letters[],
  text: string,
  without: Without | undefined,
): readonly Unmet[] => {
  const name = brief.name?.value ?? "";
  if (name.trim() === "") return [];
  if (lines.length > 0) return [];
  const did = words.symbolOnly;
  if (!isSettable(text)) return [tooLong("name", text, did)];
  return [{ field: "name", wish: name, why: without?.why ?? noFaceHas(missingFrom(studio, text)), did }];
};

export const taglineUnmet = (
  studio: Studio,
  { tagline }: Brief,
  without: Without | undefined,
): readonly Unmet[] => {
  if (!tagline) return [];
  const did = words.leftOut;
  if (!isSettable(tagline.value.trim())) return [tooLong("tagline", tagline.value, did)];
  const missing = missingFrom(studio, tagline.value);
  if (missing.length > 0) return [{ field: "tagline", wish: tagline.value, why: noFaceHas(missing), did }];
  return without?.what === "tagline"
    ? [{ field: "tagline", wish: tagline.value, why: without.why, did }]
    : [];
};
