/** A model's asks about a refinement → Changes. */

import { readImpossible } from "../lexicon/impossible.ts";
import { HUES } from "../palette/hue-bands.ts";
import {
  type Asked,
  type Change,
  type Degree,
  type Design,
  type Mood,
  NO_TYPE,
  type Request,
  type Studio,
  type TypeWish,
  type Unmet,
} from "../vocabulary.ts";
import { type Ask, askOf, type HowMuch, type RefinementAnswer } from "./asks.ts";
import { unknownFamily } from "./brief-of.ts";
import { thingOf } from "./built-in/resolve/thing.ts";
import { hull } from "./placed.ts";
import { spanIn, textAt } from "./quotes.ts";
import { colourOf, familyOf } from "./resolve.ts";
import { POLES, WEIGHT_OF } from "./statements.ts";

export function requestOf(studio: Studio, prompt: string, parent: Design, answer: RefinementAnswer): Request {
  const asks = answer.asks.map(askOf);
  const asked = asks.flatMap((ask): Asked[] => {
    const span = spanIn(prompt, ask.words);
    const change = changeOf(ask, { studio, prompt, parent });
    return span && change ? [{ change, said: prompt.slice(...span), span }] : [];
  });
  const faces = faceIn(studio, prompt, asks);
  const texts = asked.flatMap(({ change, span }) =>
    (change.part === "name" || change.part === "tagline") && span ? [span] : [],
  );
  return {
    changes: [...asked, ...faces.changes],
    locks: [...new Set(answer.keep.map(({ part }) => part))],
    impossible: [...readImpossible(prompt, texts).map(({ unmet }) => unmet), ...faces.unmet],
  };
}

/** "A bit", no word for it, "much": in half steps, and along the way to a hue. */
const DEGREES: { readonly [much in HowMuch]: Degree } = { bit: 1, plain: 2, much: 4 };
const HUE_DEGREES: { readonly [much in HowMuch]: number } = { bit: 0.5, plain: 1, much: 1.7 };
/** How far a word moves the mood on its axis. */
const MOOD_MOVE = 0.8;

type Ground = { readonly studio: Studio; readonly prompt: string; readonly parent: Design };

/** Null for what `faceIn` gathers: a class, a family and a weight are one wish for letters. */
function changeOf(ask: Ask, ground: Ground): Change | null {
  if (ask.ask === "restore") return restored(ask);
  switch (ask.part) {
    case "mark":
      return markChange(ask, ground);
    case "letters":
      return letterChange(ask);
    case "colours":
      return colourChange(ask, ground);
    case "mood":
      return moodChange(ask);
    default: {
      if (ask.ask === "set") return textChange(ask.part, ask.text, ground.prompt);
      // What needs no data is a Change already.
      const { words: _, ...change } = ask;
      return "degree" in change ? { ...change, degree: DEGREES[change.degree] } : change;
    }
  }
}

function restored({ part, from }: Extract<Ask, { readonly ask: "restore" }>): Change {
  switch (part) {
    case "mark":
      return { part, ask: "restore", from, thing: null };
    case "colours":
      return { part, ask: "restore", from, hex: null };
    default:
      return { part, ask: "restore", from };
  }
}

type Of<Part extends Ask["part"]> = Exclude<
  Extract<Ask, { readonly part: Part }>,
  { readonly ask: "restore" }
>;

function markChange({ words: _, ...ask }: Of<"mark">, { studio }: Ground): Change | null {
  if ("things" in ask) {
    const things = [...new Set(ask.things.map((english) => thingOf(english, studio, "en")))];
    return things.length === 0 ? null : { ...ask, things };
  }
  return ("degree" in ask ? { ...ask, degree: DEGREES[ask.degree] } : ask) as Change;
}

function letterChange({ words: _, ...ask }: Of<"letters">): Change | null {
  if (ask.ask === "class" || ask.ask === "family" || ask.ask === "weight") return null;
  return ("degree" in ask ? { ...ask, degree: DEGREES[ask.degree] } : ask) as Change;
}

function colourChange({ words: _, ...ask }: Of<"colours">, { parent }: Ground): Change | null {
  switch (ask.ask) {
    case "set": {
      const { primary, secondary, ink } = parent.palette;
      const wishes = ask.colours.map((colour) => colourOf(colour));
      const replaces = ask.replaces.map((hex) => hex.toLowerCase());
      if (wishes.length === 0) return null;
      return {
        part: "colours",
        ask: "set",
        wishes,
        place: ask.place,
        // Of this logo, or nobody's.
        replaces: replaces.filter((hex) => [primary, secondary, ink].includes(hex)),
      };
    }
    case "drop": {
      const hexes = ask.colours.map((colour) => colourOf(colour).hex);
      return hexes.length === 0 ? null : { part: "colours", ask: "drop", hexes };
    }
    case "hue":
      return { part: "colours", ask: "hue", band: HUES[ask.hue], degree: HUE_DEGREES[ask.degree] };
    default:
      return "degree" in ask ? { ...ask, degree: DEGREES[ask.degree] } : ask;
  }
}

function textChange(part: "name" | "tagline", text: string, prompt: string): Change | null {
  const span = spanIn(prompt, text);
  return span && { part, ask: "set", text: textAt(prompt, span) };
}

function moodChange({ towards, on }: Of<"mood">): Change | null {
  const moved: Partial<Mood> = Object.fromEntries(
    towards.map((pole) => [POLES[pole][0], POLES[pole][1] * MOOD_MOVE]),
  );
  if (towards.length === 0) return null;
  return { part: "mood", ask: "move", towards: moved, on: on === "whole" ? null : on };
}

/** "A bold slab, not a script": all that is said of the face is one Change, or the second would undo the first. */
function faceIn(
  studio: Studio,
  prompt: string,
  asks: readonly Ask[],
): { readonly changes: readonly Asked[]; readonly unmet: readonly Unmet[] } {
  const said = asks.flatMap((ask) => {
    const span = spanIn(prompt, ask.words);
    return ask.part === "letters" && span ? [{ ...ask, span }] : [];
  });
  const classes = said.flatMap((ask) => (ask.ask === "class" ? [ask] : []));
  const weight = said.find((ask) => ask.ask === "weight");
  const families = said.filter((ask) => ask.ask === "family");
  const unmet = families.flatMap(({ words }) => (familyOf(studio, words) ? [] : [unknownFamily(words)]));
  const named = families.find(({ words }) => familyOf(studio, words) !== null);
  const family = named ? familyOf(studio, named.words) : null;
  const all = [...classes, ...(weight ? [weight] : []), ...(named ? [named] : [])];
  if (all.length === 0) return { changes: [], unmet };
  const wished = classes.filter(({ wished }) => wished).map((ask) => ask.class);
  const wish: TypeWish = {
    ...NO_TYPE,
    classes: [...new Set([...(family?.classes ?? []), ...wished])],
    family: family?.family ?? null,
    weight: weight ? WEIGHT_OF[weight.weight] : null,
  };
  const avoid = classes.filter(({ wished }) => !wished).map((ask) => ask.class);
  const span = hull(all);
  return {
    changes: [{ change: { part: "letters", ask: "set", wish, avoid }, said: prompt.slice(...span), span }],
    unmet,
  };
}
