import { asForm, cut } from "../../geometry/form.ts";
import { transform, translation } from "../../geometry/path.ts";
import { rect, roundRect } from "../../geometry/primitives.ts";
import { type Drawing, GRID, layer } from "../family.ts";
import { at, BITMAP_SIZE, CENTRE, type Device, type DeviceSubject, moved } from "./device.ts";

const UNIT = GRID / BITMAP_SIZE;

/** On a ground of one line or two. */
const grounded =
  (lengths: readonly number[]) =>
  (subject: DeviceSubject): Drawing => {
    const { drawing, height, traits } = subject;
    const thick = Math.max(2, traits.line);
    const deep = lengths.length * (thick + traits.gap);
    const scale = Math.min(1, (GRID + 2 - deep) / height);
    const foot = CENTRE + (height * scale) / 2 - deep / 2;
    const bars = lengths.map((length, index) => {
      const y = foot + traits.gap + index * (thick + traits.gap);
      const x = CENTRE - length / 2;
      return asForm(
        traits.cap === "round" ? roundRect(x, y, length, thick, thick / 2) : rect(x, y, length, thick),
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

/** The side of the largest inked square and its middle, in grid units. */
const roomiest = ({ bits }: DeviceSubject): { side: number; x: number; y: number } => {
  const sides = new Uint8Array(BITMAP_SIZE * BITMAP_SIZE);
  let best = { side: 0, x: 0, y: 0 };
  for (let y = 0; y < BITMAP_SIZE; y++)
    for (let x = 0; x < BITMAP_SIZE; x++) {
      const here = y * BITMAP_SIZE + x;
      if (!bits[here]) continue;
      const before = (to: number, inside: boolean) => (inside ? sides[to]! : 0);
      const side =
        1 +
        Math.min(
          before(here - 1, x > 0),
          before(here - BITMAP_SIZE, y > 0),
          before(here - BITMAP_SIZE - 1, x > 0 && y > 0),
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
  (subject: DeviceSubject): Drawing | null => {
    const { side, x, y } = roomiest(subject);
    if (side < LETTER_ROOM) return null;
    const letter = subject.letter(side * share);
    if (!letter || letter.width > side * 0.86) return null;
    const hole = transform(letter.path, translation(x - letter.width / 2, y - letter.height / 2));
    const { drawing } = subject;
    return {
      layers: drawing.layers.map((each) => ({ ...each, form: cut(each.form, hole) })),
      facts: { ...drawing.facts, parts: drawing.facts.parts + 1, events: ["letter"] },
      small: drawing.layers,
    };
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
  share: 0.5,
  mood: { loud: -0.3, new: -0.2 },
  suits: ["picture", "line"],
  scenes: STANDING,
  cases: {
    wide: grounded([24]),
    short: grounded([13]),
  },
};

export const LETTER: Device = {
  id: "letter",
  share: 0.8,
  mood: { grave: 0.2 },
  // Of things only those that carry letters in the street; cut into a bird or a hill one is pasted on.
  spoils: /^(?:pictorial|scene\/(?!shield|house|bag|cup|pot|chat|loaf|heart|balloon|sailboat))/,
  suits: ["picture", "figure"],
  depends: ["initial", "letters"],
  cases: { large: lettered(0.86), small: lettered(0.72) },
};
