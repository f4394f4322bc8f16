/** The new tagline and the new name, by the rules and the language model; what both leave alone is not taken. */

import type { Span } from "../../understand/text.ts";
import type { Design, NoticedChange, Studio } from "../../vocabulary.ts";
import { asked, type Taken } from "./clause.ts";
import type { Heard } from "./hear.ts";
import { isPossible } from "./noticed.ts";
import { readRename } from "./rename.ts";
import { heedText } from "./second-opinion.ts";
import { readTaglines } from "./tagline.ts";
import type { Asked } from "./wishes.ts";

export function heededTagline(
  reading: Heard,
  parent: Design,
  taken: Taken,
  noticed: NoticedChange | null,
): Asked[] {
  if (!noticed) return readTaglines(reading, parent, taken);
  // What is read here and not heeded must not be taken.
  const tried = [...taken];
  const [ruled] = readTaglines(reading, parent, tried);
  const accept = (line: Asked): Asked[] => {
    taken.push(...tried.slice(taken.length));
    return [line];
  };
  const text = ruled?.change.kind === "tagline" ? ruled.change.text : null;
  if (ruled && text === null) return isPossible(reading, noticed, "no tagline") ? accept(ruled) : [];
  const read = ruled?.span && text !== null ? { value: text, span: ruled.span } : null;
  const line = heedText("tagline", read, parent.tagline, reading, noticed);
  if (!line) return [];
  if (ruled && line === read) return accept(ruled);
  taken.push(line.span);
  return [asked(reading, { kind: "tagline", text: line.value }, [line.span])];
}

export function heededName(
  reading: Heard,
  studio: Studio,
  parent: Design,
  taken: Taken,
  noticed: NoticedChange | null,
): { readonly text: string; readonly span: Span } | null {
  if (!noticed) return readRename(reading, studio, parent.name, taken);
  const tried = [...taken];
  const ruled = readRename(reading, studio, parent.name, tried);
  const read = ruled && { value: ruled.text, span: ruled.span };
  const name = heedText("name", read, parent.name, reading, noticed);
  if (name) taken.push(...(name === read ? tried.slice(taken.length) : [name.span]));
  return name && { text: name.value, span: name.span };
}
