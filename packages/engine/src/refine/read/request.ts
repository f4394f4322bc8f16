/** A refinement's prompt → what it asks for and what it locks. */

import { readImpossible } from "../../understand/impossible.ts";
import { type Reading, read, spanOf } from "../../understand/reading.ts";
import type { Design, Studio } from "../../vocabulary.ts";
import type { Asked, Request } from "../change.ts";
import { readBack } from "./back.ts";
import { asked, free, type Taken } from "./clause.ts";
import { readColourChanges } from "./colours.ts";
import { readLayout } from "./layout.ts";
import { readLetterChanges } from "./letters.ts";
import { readLocks } from "./locks.ts";
import { readMarkChanges } from "./mark.ts";
import { readMoods } from "./mood.ts";
import { readRename } from "./rename.ts";
import { readTaglines } from "./tagline.ts";
import * as w from "./words.ts";

export function readRequest(studio: Studio, prompt: string, parent: Design): Request {
  const whole = read(prompt);
  const { locks, masked } = readLocks(whole, studio, parent);
  const reading: Reading = {
    ...whole,
    attitudes: whole.attitudes.map((attitude, at) => (masked.has(at) ? "past" : attitude)),
  };
  const taken: Taken = [...masked].map((at) => spanOf(whole.words, at, at + 1));
  const changes: Asked[] = [];

  // What is text goes first, so that no word of it is taken for a wish.
  const rename = readRename(reading, taken);
  if (rename) changes.push(asked(reading, { kind: "rename", name: rename.text }, [rename.span]));
  changes.push(...readTaglines(reading, taken));
  const impossible = readImpossible(reading, taken);
  taken.push(...impossible.map(({ span }) => span));
  changes.push(...readBack(reading, taken));
  changes.push(...readLayout(reading, parent, taken));
  changes.push(...readColourChanges(reading, parent, taken));
  changes.push(...readLetterChanges(reading, studio, taken));
  changes.push(...readMarkChanges(reading, studio, parent, taken));
  changes.push(
    ...readMoods(
      reading,
      taken,
      changes.map(({ change }) => change),
    ),
  );
  const afresh = changes.length === 0 ? w.AFRESH.all(free(reading, taken))[0] : undefined;
  if (afresh) changes.push(asked(reading, { kind: "afresh" }, [spanOf(whole.words, afresh.from, afresh.to)]));
  return { changes, locks, impossible: impossible.map(({ unmet }) => unmet) };
}
