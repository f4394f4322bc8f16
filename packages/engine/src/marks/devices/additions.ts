import { cut } from "../../geometry/form.ts";
import { transform, translation } from "../../geometry/path.ts";
import { type Drawing, GRID } from "../family.ts";
import { BITMAP_SIZE, type Device, type DeviceSubject } from "./device.ts";

const UNIT = GRID / BITMAP_SIZE;

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

export const LETTER: Device = {
  id: "letter",
  share: 0.8,
  mood: { grave: 0.2 },
  // Of things only those that carry letters in the street; cut into a bird or a hill one is pasted on.
  spoils: /^(?:pictorial|scene\/(?!shield|house|cup|pot|chat|loaf|heart|balloon|sailboat))/,
  suits: ["picture", "figure"],
  adds: ["letter", "initial", "monogram"],
  depends: ["initial", "letters"],
  cases: { large: lettered(0.86), small: lettered(0.72) },
};
