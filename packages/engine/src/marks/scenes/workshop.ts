import { asForm, cut, join, meet, move, named, parts } from "../../geometry/form.ts";
import { pen, polar, rotation, scaling } from "../../geometry/path.ts";
import { bar, disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import { CENTRE, type Scene } from "../seen-thing.ts";

/** What stands and hangs in a workshop: things people ask for that icon sets leave out. */
export const WORKSHOP: readonly Scene[] = [
  {
    id: "anvil",
    ideas: ["craft", "strength"],
    words: ["anvil"],
    goesWith: ["smith", "blacksmith", "forge", "smithy"],
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const horn = by(one, 0, 1.6, -1.2);
      const heel = by(two, 23, 21.6, 24);
      const top = by(three, 5, 4.2, 5.8);
      const body = pen(horn, top + 1)
        .line(7.4, top + 1)
        .line(7.4, top)
        .line(heel, top)
        .line(heel, top + 4.6)
        .curve(heel - 4.4, top + 5.4, 16.4, top + 7.4, 16.4, 14.6)
        .line(16.4, 24)
        .line(8.2, 24)
        .line(8.2, 14.6)
        .curve(8.2, top + 7.2, 4.4, top + 5.6, horn, top + 1)
        .path();
      const air = gap * 0.8;
      const waist = 16.4;
      const foot = polygon([
        [7.6, waist + air],
        [17, waist + air],
        [20.4, 19.4 + air * 0.5],
        [20.4, 22.6],
        [4.2, 22.6],
        [4.2, 19.4 + air * 0.5],
      ]);
      return {
        layers: [layer(meet(body, rect(-4, 0, 32, waist)), "primary"), layer(asForm(foot), "secondary")],
        facts: facts({ gaps: [air], angles: [40], symmetry: "none", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "thimble",
    ideas: ["thread", "craft"],
    words: ["thimble"],
    goesWith: ["sewing", "tailor", "seamstress", "haberdashery"],
    promise: 0.905,
    draw: ({ gap, variation: [one, two], construction: [pattern] }) => {
      const crown = by(one, 6.2, 5.6, 6.8);
      const air = gap * 0.6;
      const rim = by(two, 3.8, 3.2, 4.4);
      const low = 22 - rim - air;
      const wide = 8;
      const cap = pen(CENTRE - wide, low)
        .line(CENTRE - crown, 6.4)
        .curve(CENTRE - crown + 0.6, 3, CENTRE - 3, 2, CENTRE, 2)
        .curve(CENTRE + 3, 2, CENTRE + crown - 0.6, 3, CENTRE + crown, 6.4)
        .line(CENTRE + wide, low)
        .path();
      // Pits in rows that climb, as they run round the cap: level ones would look back as eyes.
      const size = 0.95;
      const climb = among(pattern, 0.28, -0.28, 0.4, -0.4);
      const row = (y: number, count: number) =>
        Array.from({ length: count }, (_, at) => {
          const aside = (at - (count - 1) / 2) * 3.7;
          return disc(CENTRE + aside, y + aside * climb, size);
        });
      const pits = [...row(6.6, 2), ...row(10, 3), ...row(13.4, by(two, 4, 3, 2))];
      const hem = roundRect(CENTRE - wide - 1.6, 22 - rim, 2 * wide + 3.2, rim, rim * 0.42);
      return {
        layers: [layer(cut(cap, ...pits), "primary"), layer(asForm(hem), "secondary")],
        facts: facts({
          gaps: [air],
          radii: [size, crown],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
        small: [layer(asForm(cap), "primary"), layer(asForm(hem), "secondary")],
      };
    },
  },
  {
    id: "cleaver",
    ideas: ["craft"],
    words: ["cleaver", "butcher knife"],
    goesWith: ["butcher"],
    promise: 0.909,
    draw: ({ gap, variation: [one, two], construction: [nose] }) => {
      const high = by(one, 10.5, 9.4, 11.6);
      const long = by(two, 15.4, 16.6, 14.4);
      const air = gap * 0.7;
      const round = among(nose, 3, 5.4, 1.6, 4.2);
      const blade = named(
        "blade",
        cut(roundRect(-1, 5, long, high, [1.2, 0, 0.8, round]), disc(2.2, 8, 1.3)),
      );
      const handle = named("handle", roundRect(long - 1 + air, 5, 26 - long - air, 4, [0.6, 2, 2, 0.6]));
      const lean = rotation(-38, CENTRE, CENTRE);
      return {
        layers: [layer(move(blade, lean), "primary"), layer(move(handle, lean), "secondary")],
        facts: facts({
          gaps: [air],
          radii: [round, 2],
          angles: [38],
          symmetry: "none",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "oars",
    ideas: ["journey"],
    words: ["oar", "oars", "paddle", "paddles"],
    goesWith: ["rowing"],
    promise: 0.905,
    draw: ({ gap, variation: [one, two], construction: [shape] }) => {
      const shaft = by(one, 1.8, 1.6, 2.1);
      const wide = by(two, 4.6, 4, 5.2);
      // A hatchet, a tulip, a leaf or a plain board: as clubs have them.
      const half = wide / 2;
      const blade = named(
        "blade",
        among(
          shape,
          polygon([
            [CENTRE - shaft / 2, 9],
            [CENTRE - shaft / 2 - 0.4, -4],
            [CENTRE + wide, -4],
            [CENTRE + wide * 0.8, 5.4],
            [CENTRE + shaft / 2, 9],
          ]),
          pen(CENTRE - half, -4)
            .line(CENTRE + half, -4)
            .curve(CENTRE + half * 1.3, 2, CENTRE + half, 5, CENTRE + shaft / 2, 9)
            .line(CENTRE - shaft / 2, 9)
            .curve(CENTRE - half, 5, CENTRE - half * 1.3, 2, CENTRE - half, -4)
            .path(),
          pen(CENTRE, -5)
            .curve(CENTRE + wide * 0.85, -1, CENTRE + wide * 0.6, 5, CENTRE, 9)
            .curve(CENTRE - wide * 0.6, 5, CENTRE - wide * 0.85, -1, CENTRE, -5)
            .path(),
          polygon([
            [CENTRE - half, -4],
            [CENTRE + half, -4],
            [CENTRE + half, 5],
            [CENTRE + shaft / 2, 9],
            [CENTRE - shaft / 2, 9],
            [CENTRE - half, 5],
          ]),
        ),
      );
      // Both cut their blades outwards, so that the pair is a mirror's.
      const oar = (angle: number) =>
        named("oar", move(join(blade, bar([CENTRE, 6], [CENTRE, 27], shaft)), rotation(angle, CENTRE, 16)));
      const over = oar(34);
      const under = move(over, scaling(-1, 1, CENTRE, 0));
      const air = gap * 0.7;
      const [from, to] = [polar(CENTRE, 16, 8, -56), polar(CENTRE, 16, 8, 124)];
      return {
        layers: [layer(over, "primary"), layer(cut(under, bar(from, to, shaft + 2 * air)), "secondary")],
        facts: facts({
          strokes: [shaft],
          gaps: [air],
          angles: [34],
          symmetry: "mirror",
          parts: 3,
          events: ["cut"],
        }),
      };
    },
  },
  {
    id: "honeycomb",
    ideas: ["gather", "craft"],
    words: ["honeycomb", "comb cell"],
    goesWith: ["beehive", "hive"],
    promise: 0.896,
    draw: ({ gap, variation: [one, two], construction: [filled] }) => {
      const air = gap * 0.75;
      const side = 6.6;
      const cell = (x: number, y: number, size: number, turn: number) =>
        polygon(Array.from({ length: 6 }, (_, at) => polar(x, y, size, at * 60 + turn)));
      // Three cells about a corner: one is full of honey, the others are walls.
      const far = (side * Math.sqrt(3) + air) / Math.sqrt(3);
      const turn = by(one, 30, 90, 30);
      const places = [0, 1, 2].map((at) => polar(CENTRE, CENTRE, far, at * 120 + turn));
      const full = filled % 3;
      const wall = by(two, 2.6, 2.2, 3.2);
      const walls = places
        .filter((_, at) => at !== full)
        .map(([x, y]) => named("wall", cut(cell(x, y, side, turn), cell(x, y, side - wall * 1.15, turn))));
      const [x, y] = places[full]!;
      return {
        layers: [layer(parts(...walls), "primary"), layer(asForm(cell(x, y, side, turn)), "secondary")],
        facts: facts({
          strokes: [wall],
          gaps: [air],
          angles: [60],
          symmetry: "mirror",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
];
