/** What a refinement's prompt asks for, as Changes: the grammar's wishes in the words that `refine/` carries out. */

import { AXES, moodOf } from "../../understand/mood.ts";
import type { Asked, Change, Degree, Design, Mood, Request, Studio, TypeWish } from "../../vocabulary.ts";
import { NO_TYPE } from "../reletter.ts";
import { noticedIn } from "./noticed.ts";
import { readRequest } from "./request.ts";
import type { Wish } from "./wishes.ts";

export async function readChanges(studio: Studio, prompt: string, parent: Design): Promise<Request> {
  const noticed = await noticedIn(studio, prompt, parent);
  const { changes, locks, impossible } = readRequest(studio, prompt, parent, noticed);
  return {
    changes: changes.flatMap(({ change: wish, said, span }): Asked[] =>
      changesOf(wish, parent).map((change) => ({ change, said, span })),
    ),
    locks,
    impossible,
  };
}

function changesOf(wish: Wish, parent: Design): readonly Change[] {
  switch (wish.kind) {
    case "recolour":
      return [
        {
          part: "colours",
          ask: "set",
          wishes: wish.wishes,
          place: wish.on ?? "all",
          replaces: wish.replaces,
        },
      ];
    case "shift":
      return shifts(wish);
    case "hue":
      return [{ part: "colours", ask: "hue", band: wish.band, degree: wish.degree }];
    case "swap":
      return [{ part: "colours", ask: "swap" }];
    case "without-colours":
      return [{ part: "colours", ask: "drop", hexes: wish.hexes }];
    case "letters":
      return letters(wish);
    case "mark":
      return marks(wish, parent);
    case "size":
      return [sized(wish.factor)];
    case "lockup":
      return [LOCKUPS[wish.lockup]];
    case "rename":
      return [{ part: "name", ask: "set", text: wish.name }];
    case "tagline":
      return [
        wish.text === null
          ? { part: "tagline", ask: "remove" }
          : { part: "tagline", ask: "set", text: wish.text },
      ];
    case "mood":
      return [mood(wish)];
    case "back":
      return [back(wish)];
    case "afresh":
      return [{ part: "whole", ask: "afresh" }];
  }
}

const LOCKUPS: { readonly [lockup in Extract<Wish, { kind: "lockup" }>["lockup"]]: Change } = {
  side: { part: "layout", ask: "place", place: "left" },
  stacked: { part: "layout", ask: "place", place: "above" },
  emblem: { part: "layout", ask: "emblem" },
  mark: { part: "name", ask: "remove" },
  word: { part: "mark", ask: "remove" },
};

/** What a modifier of colours does, by how far it goes along each scale. */
function shifts({ move, apart = 0 }: Extract<Wish, { kind: "shift" }>): readonly Change[] {
  const { dl = 0, kc = 1, towards } = move;
  const step = (ask: Extract<Change, { part: "colours"; degree: Degree }>["ask"], size: number): Change => ({
    part: "colours",
    ask,
    degree: size < 0.5 ? 1 : size > 1.6 ? 4 : 2,
    place: "all",
  });
  if (apart !== 0) return [step(apart > 0 ? "apart" : "nearer", Math.abs(apart) / PLAIN_SHIFT)];
  return [
    ...(dl === 0 ? [] : [step(dl > 0 ? "lighter" : "darker", Math.abs(dl) / PLAIN_SHIFT)]),
    ...(towards ? [step(towards[0] < 150 ? "warmer" : "cooler", towards[1] / PLAIN_TURN)] : []),
    // A lighter colour is a little softer by itself.
    ...(kc === 1 || (dl > 0 && kc < 1)
      ? []
      : [step(kc > 1 ? "brighter" : "softer", Math.abs(Math.log(kc)) / PLAIN_STRENGTH)]),
  ];
}

/** How far a modifier without a degree moves a colour, in OKLCH. */
const PLAIN_SHIFT = 0.12;
const PLAIN_TURN = 14;
const PLAIN_STRENGTH = Math.log(1.3);

/** Each thing that is asked of the letters is a change of its own, so that the rest of them stays. */
function letters({ wish, avoid, another, heavier }: Extract<Wish, { kind: "letters" }>): readonly Change[] {
  const face: TypeWish = { ...NO_TYPE, classes: wish.classes, family: wish.family, weight: wish.weight };
  const isFace = wish.classes.length > 0 || wish.family !== null || wish.weight !== null || avoid.length > 0;
  return [
    ...(isFace ? [{ part: "letters", ask: "set", wish: face, avoid } as const] : []),
    ...(another && !isFace ? [{ part: "letters", ask: "another" } as const] : []),
    ...(wish.case ? [{ part: "letters", ask: "case", case: wish.case } as const] : []),
    ...(wish.tracking
      ? [{ part: "letters", ask: wish.tracking === "wide" ? "looser" : "tighter", degree: 2 } as const]
      : []),
    ...(heavier === 0
      ? []
      : [{ part: "letters", ask: heavier > 0 ? "bolder" : "lighter", degree: degreeOf(heavier) } as const]),
  ];
}

const degreeOf = (steps: number): Degree => (Math.abs(steps) < 0.75 ? 1 : Math.abs(steps) > 1.5 ? 4 : 2);

function marks(wish: Extract<Wish, { kind: "mark" }>, parent: Design): readonly Change[] {
  if (wish.form === "emblem")
    return [...things(wish.motifs), ...(parent.lockup.kind === "emblem" ? [] : [LOCKUPS.emblem])];
  if (wish.form === "line" && wish.motifs.length === 0) return [{ part: "mark", ask: "outline" }];
  if (wish.motifs.length > 0) return things(wish.motifs);
  if (wish.form) return [{ part: "mark", ask: "form", form: wish.form }];
  if (wish.avoid.length > 0) return [{ part: "mark", ask: "drop", things: wish.avoid }];
  switch (wish.how) {
    case "bolder":
    case "finer":
    case "simpler":
      return [{ part: "mark", ask: wish.how, degree: 2 }];
    case "mirrored":
      return [{ part: "mark", ask: "mirror" }];
    default:
      return [{ part: "mark", ask: "another" }];
  }
}

const things = (motifs: readonly string[]): readonly Change[] =>
  motifs.length === 0 ? [] : [{ part: "mark", ask: "thing", things: motifs }];

const sized = (factor: number): Change => {
  const steps = Math.abs(Math.log(factor)) / Math.log(1.25);
  return {
    part: "mark",
    ask: factor > 1 ? "larger" : "smaller",
    degree: steps < 0.6 ? 1 : steps > 1.6 ? 4 : 2,
  };
};

function mood({ styles, denied, on }: Extract<Wish, { kind: "mood" }>): Change {
  const wished = moodOf(styles, denied, null);
  const towards: Partial<Mood> = Object.fromEntries(
    AXES.filter((axis) => wished[axis] !== 0).map((axis) => [axis, wished[axis]]),
  );
  return {
    part: "mood",
    ask: "move",
    towards,
    on: on === "mark" || on === "letters" || on === "colours" ? on : null,
  };
}

function back({ part, to }: Extract<Wish, { kind: "back" }>): Change {
  switch (part) {
    case null:
      return to === "first" ? { part: "whole", ask: "first" } : { part: "whole", ask: "undo", steps: 1 };
    case "mark":
      return { part, ask: "restore", from: to, thing: null };
    case "colours":
      return { part, ask: "restore", from: to, hex: null };
    default:
      return { part, ask: "restore", from: to };
  }
}
