import { asForm, cut } from "../../geometry/form.ts";
import { rotation, scaling, transform, translation } from "../../geometry/path.ts";
import { disc, rect, roundRect } from "../../geometry/primitives.ts";
import { type Drawing, GRID, layer } from "../family.ts";
import { at, CENTRE, type Device, moved, SITTER_SIZE, type Sitter } from "./device.ts";

const UNIT = GRID / SITTER_SIZE;

const free = ({ bits }: Sitter, x: number, y: number, radius: number): boolean => {
  for (let row = 0; row < SITTER_SIZE; row++)
    for (let column = 0; column < SITTER_SIZE; column++)
      if (
        bits[row * SITTER_SIZE + column] &&
        Math.hypot((column + 0.5) * UNIT - x, (row + 0.5) * UNIT - y) < radius
      )
        return false;
  return true;
};

/** Radii of a companion, the largest that finds room. */
const SIZES = [4.2, 3.4, 2.8];

/** A dot in a corner the picture leaves free. */
const dotted =
  (right: boolean, low: boolean) =>
  (sitter: Sitter): Drawing | null => {
    const { drawing, width, height, hand } = sitter;
    for (const radius of SIZES) {
      const x = right ? CENTRE + width / 2 - radius : CENTRE - width / 2 + radius;
      const y = low ? CENTRE + height / 2 - radius : CENTRE - height / 2 + radius;
      if (!free(sitter, x, y, radius + hand.gap * 0.8)) continue;
      return {
        layers: [...drawing.layers, layer(asForm(disc(x, y, radius)), "secondary")],
        facts: {
          ...drawing.facts,
          radii: [...drawing.facts.radii.slice(0, 1), radius],
          parts: drawing.facts.parts + 1,
          events: [...drawing.facts.events.slice(0, 1), "companion"],
        },
      };
    }
    return null;
  };

/** On a ground of one line or two. */
const grounded =
  (lengths: readonly number[]) =>
  (sitter: Sitter): Drawing => {
    const { drawing, height, hand } = sitter;
    const thick = Math.max(2, hand.line);
    const deep = lengths.length * (thick + hand.gap);
    const scale = Math.min(1, (GRID + 2 - deep) / height);
    const foot = CENTRE + (height * scale) / 2 - deep / 2;
    const bars = lengths.map((length, index) => {
      const y = foot + hand.gap + index * (thick + hand.gap);
      const x = CENTRE - length / 2;
      return asForm(
        hand.cap === "round" ? roundRect(x, y, length, thick, thick / 2) : rect(x, y, length, thick),
      );
    });
    return {
      layers: [
        ...moved(drawing.layers, at(scale, CENTRE, CENTRE - deep / 2)),
        layer({ op: "parts", of: bars }, "primary"),
      ],
      facts: {
        ...drawing.facts,
        strokes: [thick],
        parts: drawing.facts.parts + lengths.length,
        events: [...drawing.facts.events.slice(0, 1), "ground"],
      },
    };
  };

/** Two of it, side by side or above each other, whichever is the more compact: for what is long. */
const paired =
  (how: "mirrored" | "turned") =>
  ({ drawing, width, height, hand }: Sitter): Drawing | null => {
    const slim = Math.min(width, height) / Math.max(width, height);
    if (slim > 0.72) return null;
    const upright = height >= width;
    // A thing on its own head is seen only where both are turned.
    if (!upright && how === "mirrored") return null;
    const away = Math.min(width, height) / 2 + hand.gap / 2;
    const first = moved(drawing.layers, upright ? translation(-away, 0) : translation(0, -away));
    const turn = how === "turned" ? rotation(180, CENTRE, CENTRE) : scaling(-1, 1, CENTRE, CENTRE);
    const second = moved(first, turn).map((each) => ({
      ...each,
      ink: each.ink === "primary" ? ("secondary" as const) : each.ink,
    }));
    return {
      layers: [...first, ...second],
      facts: {
        ...drawing.facts,
        symmetry: how === "turned" ? "turn" : "mirror",
        parts: 2 * drawing.facts.parts,
        events: ["colour"],
      },
      small: drawing.layers,
    };
  };

/** The side of the largest inked square and its middle, in grid units. */
const roomiest = ({ bits }: Sitter): { side: number; x: number; y: number } => {
  const sides = new Uint8Array(SITTER_SIZE * SITTER_SIZE);
  let best = { side: 0, x: 0, y: 0 };
  for (let y = 0; y < SITTER_SIZE; y++)
    for (let x = 0; x < SITTER_SIZE; x++) {
      const here = y * SITTER_SIZE + x;
      if (!bits[here]) continue;
      const before = (to: number, inside: boolean) => (inside ? sides[to]! : 0);
      const side =
        1 +
        Math.min(
          before(here - 1, x > 0),
          before(here - SITTER_SIZE, y > 0),
          before(here - SITTER_SIZE - 1, x > 0 && y > 0),
        );
      sides[here] = side;
      if (side * UNIT > best.side)
        best = { side: side * UNIT, x: (x + 1 - side / 2) * UNIT, y: (y + 1 - side / 2) * UNIT };
    }
  return best;
};

/** Smallest square, in units, in which a letter is still read at 32 pixels. */
const LETTER_ROOM = 9.5;

/** The initial cut out of where the picture has most ink. */
const lettered =
  (share: number) =>
  (sitter: Sitter): Drawing | null => {
    const { side, x, y } = roomiest(sitter);
    if (side < LETTER_ROOM) return null;
    const letter = sitter.letter(side * share);
    if (!letter || letter.width > side * 0.86) return null;
    const hole = transform(letter.path, translation(x - letter.width / 2, y - letter.height / 2));
    const { drawing } = sitter;
    return {
      layers: drawing.layers.map((each) => ({ ...each, form: cut(each.form, hole) })),
      facts: { ...drawing.facts, parts: drawing.facts.parts + 1, events: ["letter"] },
      small: drawing.layers,
    };
  };

export const DOT: Device = {
  id: "dot",
  share: 1.6,
  mood: { grave: -0.3 },
  // Beside discs of its own one more is a crowd.
  spoils:
    /^(?:bars-circles\/(?:held|abacus|arch-sun)|dots|rings|scene\/(?:mountain|bird-sun|wrench|planet|robot|button|stag|goat|honeycomb))/,
  suits: ["picture", "figure", "line"],
  cases: {
    "upper-right": dotted(true, false),
    "upper-left": dotted(false, false),
    "lower-right": dotted(true, true),
    "lower-left": dotted(false, true),
  },
};

/** What stands on the ground, or floats on the water. */
const STANDING = new Set(
  `owl rabbit cat tree pine tree-leaf tree-discs house lighthouse tent rook sailboat lamp skyline twin-peaks
  mountain-sun pot cup cup-above whale hedgehog elephant perched-bird fox-sitting bag loaf croissant anchor`.split(
    /\s+/,
  ),
);

export const GROUND: Device = {
  id: "ground",
  share: 0.8,
  mood: { loud: -0.3, new: -0.2 },
  suits: ["picture", "line"],
  scenes: STANDING,
  cases: {
    wide: grounded([24]),
    short: grounded([13]),
    mirrored: grounded([22, 12]),
  },
};

export const PAIR: Device = {
  id: "pair",
  share: 1,
  mood: { machine: -0.2 },
  // What stands has no head to stand on; a feather lies aslant, and two would run into each other.
  spoils:
    /^scene\/(?:feather|wrench|mountain|twin|skyline|sun|house|tree|pine|lighthouse|cup|pot|tent|wave|breaker|thistle|swan|anvil|thimble|stag|goat)/,
  suits: ["picture"],
  cases: { mirrored: paired("mirrored"), turned: paired("turned") },
};

export const LETTER: Device = {
  id: "letter",
  share: 0.8,
  mood: { grave: 0.2 },
  // Of things only those that carry letters in the street; cut into a bird or a hill one is pasted on.
  spoils: /^scene\/(?!shield|house|bag|cup|pot|chat|loaf|heart|balloon|sailboat)/,
  suits: ["picture", "figure"],
  depends: ["initial", "letters"],
  cases: { large: lettered(0.86), small: lettered(0.72) },
};
