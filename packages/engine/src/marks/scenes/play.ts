import { asForm, cut, type Form, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation, scaling, transform } from "../../geometry/path.ts";
import { bar, disc, dropPath, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

const CENTRE = GRID / 2;

/** An ellipse about the grid's middle. */
const oval = (wide: number, high: number): Path =>
  transform(disc(CENTRE, CENTRE, 1), scaling(wide, high, CENTRE, CENTRE));

/** The saw-toothed arc of a hedgehog's back: this many spines between two angles. */
const spines = (count: number, from: number, to: number, far: number, near: number) =>
  Array.from({ length: 2 * count + 1 }, (_, index) =>
    polar(11, 19, index % 2 === 0 ? near : far, from + ((to - from) * index) / (2 * count)),
  );

/** Things that sets of icons draw all alike: a world with its ring, a wheel, a button, a hand, small animals. */
export const PLAY: readonly Scene[] = [
  {
    id: "planet",
    ideas: ["world", "orbit", "space"],
    words: ["planet", "planets", "saturn", "orrery"],
    goesWith: ["astronomy", "cosmos"],
    has: ["ring"],
    promise: 0.934,
    draw: ({ gap, variation: [one, two, , three], construction: [belt, broad] }) => {
      // The ring passes before the world and behind it, parted from it by the gap.
      const r = by(one, 8.2, 7.2, 9);
      const [wide, high] = [among(broad, 13.6, 12.6, 15, 13.6), by(two, 4.6, 3.8, 5.4)];
      const width = among(broad, 2.6, 3.2, 2.6, 2.2);
      const whole = cut(oval(wide, high), oval(wide - width * 1.5, high - width * 0.75));
      const near = rect(-12, CENTRE, 48, 30);
      const hollow = high - width * 0.75 - gap;
      const sweep = meet(
        hollow > 0.4 ? cut(oval(24, high + gap), oval(24, hollow)) : asForm(oval(24, high + gap)),
        near,
      );
      const belts = among(
        belt,
        [],
        [rect(0, CENTRE - r * 0.55, GRID, gap * 0.8)],
        [],
        [disc(CENTRE - 2.6, CENTRE - r * 0.5, 1.7)],
      );
      const globe = cut(disc(CENTRE, CENTRE, r), sweep, ...belts);
      const orbit = join(meet(whole, near), cut(cut(whole, near), disc(CENTRE, CENTRE, r + gap)));
      const lean = rotation(by(three, -24, -38, 18), CENTRE, CENTRE);
      return {
        layers: [layer(move(globe, lean), "primary"), layer(move(orbit, lean), "secondary")],
        facts: facts({
          strokes: [width],
          gaps: [gap],
          radii: [r],
          angles: [24],
          symmetry: "turn",
          parts: 3,
          events: ["overlap"],
        }),
      };
    },
  },
  {
    id: "wheel-spoked",
    ideas: ["wheel", "cycle", "journey"],
    words: ["wheel", "wheels", "bicycle wheel", "bike wheel", "spoke", "spokes"],
    goesWith: ["bicycle", "bike", "cycling"],
    isRound: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [turn] }) => {
      // Spokes from a hub that stands off from them: what rolls, in as few lines as a wheel has.
      const rim = by(two, 2.2, 1.9, 2.6);
      const spoke = Math.max(1.15, gap * 0.55);
      const hub = by(three, 2.7, 2.3, 3.1);
      const count = by(one, 8, 10, 7);
      const arm = bar([CENTRE, CENTRE - hub - spoke * 0.8], [CENTRE, CENTRE - 12 + rim * 0.6], spoke);
      const spokes = Array.from({ length: count }, (_, at) =>
        named("spoke", move(arm, rotation((at * 360) / count + among(turn, 0, 9, -9, 18), CENTRE, CENTRE))),
      );
      const whole = join(
        named("rim", ring(CENTRE, CENTRE, 12, 12 - rim)),
        ...spokes,
        disc(CENTRE, CENTRE, hub),
      );
      return {
        layers: [layer(cut(whole, disc(CENTRE, CENTRE, hub * 0.4)))],
        facts: facts({
          strokes: [rim, spoke],
          radii: [12],
          symmetry: "turn",
          parts: count + 2,
          events: ["cut"],
        }),
      };
    },
  },
  {
    id: "wheel",
    ways: [0, 30, 60, 90, 120, 150],
    ideas: ["wheel", "cycle", "journey"],
    words: ["wheel", "wheels", "spoke", "spokes"],
    goesWith: ["bicycle", "bike", "cycling"],
    promise: 0.901,
    draw: ({ gap, stroke, variation: [one, two, , three], construction: [open, spoke, hub] }) => {
      // Spokes that grow towards the rim, a rim that is open somewhere: what rolls, and no interface's gear.
      const rim = Math.max(2.6, stroke * by(two, 0.85, 0.7, 1));
      const count = by(one, 5, 6, 3);
      const core = among(hub, 3, 3.8, 2.6, 3.4);
      const reach = 12 - rim + 0.4;
      const [slim, broad] = among(spoke, [1, 1.9], [1.4, 1.4], [0.8, 2.6], [1.7, 1]);
      const arm = polygon([
        [CENTRE - slim, CENTRE - core - gap * 0.6],
        [CENTRE + slim, CENTRE - core - gap * 0.6],
        [CENTRE + broad, CENTRE - reach],
        [CENTRE - broad, CENTRE - reach],
      ]);
      const spokes = Array.from({ length: count }, (_, index) =>
        move(arm, rotation((index * 360) / count, CENTRE, CENTRE)),
      );
      // Between two spokes, so that none ends in the air.
      const at = -90 + (360 / count) * (among(open, 0.5, 1.5, 2.5, 0.5) + by(three, 0, 1, 0));
      const half = by(two, 8, 11, 6);
      const opening = pen(CENTRE, CENTRE)
        .line(...polar(CENTRE, CENTRE, 40, at - half))
        .line(...polar(CENTRE, CENTRE, 40, at + half))
        .path();
      return {
        layers: [
          layer(cut(join(ring(CENTRE, CENTRE, 12, 12 - rim), ...spokes), opening), "primary"),
          layer(asForm(disc(CENTRE, CENTRE, core)), "secondary"),
        ],
        facts: facts({
          strokes: [rim],
          gaps: [gap],
          radii: [12, core],
          symmetry: "none",
          parts: 2,
          events: ["missing"],
        }),
      };
    },
  },
  {
    id: "hedgehog",
    isPliant: true,
    ideas: [],
    words: ["hedgehog", "porcupine", "igel"],
    promise: 0.921,
    draw: ({ gap, variation: [one, two, , three], construction: [deep, feet, quills] }) => {
      const count = by(one, 6, 5, 7);
      const near = among(deep, 8.8, 7.4, 9.8, 8.2);
      const back = named(
        "spine",
        polygon([...spines(count, 180, 312, by(two, 12, 10.6, 13.2), near), [18, 19]]),
      );
      const snout = by(three, 24.6, 26.4, 23.2);
      const face = (grow: number) =>
        named(
          "face",
          pen(12 - grow, 19 + grow)
            .curve(12.4 - grow, 14, 15, 11 - grow, 18.4, 12 - grow)
            .curve(21, 12.8 - grow, 23, 16, snout + grow, 17.2)
            .curve(snout + 0.8 + grow, 18, snout + 0.2 + grow, 19 + grow, snout - 1, 19 + grow)
            .path(),
        );
      // Quills are drawn on its back, or not.
      const marks = among(quills, [], [230, 262], [206, 238, 270], []).map((degrees) =>
        lens(polar(11, 19, near * 0.34, degrees), polar(11, 19, near * 0.84, degrees), 0.3),
      );
      const step = among(feet, 2.6, 3.2, 0, 2.6);
      const legs =
        step > 0
          ? [5.4, 16.6].map((x) =>
              named(
                "leg",
                pen()
                  .arc(x, 19 + gap * 0.7, step, 0, 180)
                  .path(),
              ),
            )
          : [];
      return {
        layers: [
          layer(parts(cut(back, face(gap * 0.8), ...marks), ...legs), "primary"),
          layer(
            cut(
              named("nose", face(0), disc(snout, 17.6, 1.6)),
              named("eye", disc(by(three, 18.6, 18, 19.2), 15.4, by(two, 1, 1.2, 0.9))),
            ),
            "secondary",
          ),
        ],
        facts: facts({ gaps: [gap], angles: [30], symmetry: "none", parts: 4, events: ["colour"] }),
      };
    },
  },
  {
    id: "elephant",
    isPliant: true,
    ideas: ["strength"],
    words: ["elephant", "elephants", "mammoth"],
    goesWith: ["savanna", "safari"],
    isOpen: true,
    promise: 0.934,
    draw: ({ gap, variation: [one, two, , three], construction: [ear, trunk] }) => {
      // An arch for the body, a disc for the head, a trunk that reaches the ground; the ear stands before both.
      const high = by(one, 6, 7.4, 5);
      const body = named("body", roundRect(0, high, 16, 24 - high, [8, 6, 0, 0]));
      const between = roundRect(5.2, 17.4, by(two, 5.2, 4.4, 5.8), 9, [2.2, 2.2, 0, 0]);
      const head = named("head", disc(16.6, 9.6, 6.6));
      const end = among(trunk, 24, 21, 24, 18.6);
      const hang = named("trunk", roundRect(19.4, 9, 3.8, end - 9, [0, 0, 1.9, 1.9]));
      const curl = trunk === 3 ? [named("trunk", roundRect(19.4, 15.4, 6.4, 3.4, [0, 1.7, 1.7, 1.9]))] : [];
      const r = among(ear, 4.6, 5.4, 4, 4.6);
      const flap = (grow: number): Form =>
        by(
          three,
          asForm(disc(12.4, 9, r + grow)),
          asForm(
            roundRect(12.4 - r - grow, 9 - r - grow, 2 * (r + grow), 2 * (r + grow), [
              r,
              r + grow,
              r,
              r + grow,
            ]),
          ),
          asForm(dropPath(12.2, 9 - r * 1.5 - grow * 1.4, 9.6, r * 0.94 + grow)),
        );
      return {
        layers: [
          layer(
            cut(
              join(cut(body, between), head, hang, ...curl),
              flap(gap * 0.8),
              named("eye", disc(19.6, 8, 0.95)),
            ),
            "primary",
          ),
          layer(named("ear", flap(0)), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [6.6, r], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
];
