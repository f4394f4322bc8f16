import { asForm, cut, join, move, named, parts } from "../../geometry/form.ts";
import { pen, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, discSlice, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import { CENTRE, type Scene } from "../seen-thing.ts";

/** The signs of trades: what hangs over a door. */
export const TRADE: readonly Scene[] = [
  {
    id: "compass",
    ways: [0, 22.5, 45],
    ideas: ["direction", "journey"],
    words: ["compass"],
    goesWith: ["north", "navigation", "travel", "map", "explorer"],
    isRound: true,
    promise: 0.922,
    draw: ({ stroke, gap, variation: [one, two], construction: [open] }) => {
      const degrees = by(one, 45, 22, 30);
      const turn = rotation(degrees, CENTRE, CENTRE);
      // The rose is closed, open to the north, to both ends of the needle, or across it.
      const slot = (angle: number) =>
        move(rect(CENTRE - gap, -1, 2 * gap, stroke + 2), rotation(angle, CENTRE, CENTRE));
      const slots = among(open, [], [0], [0, 180], [90, 270]).map((angle) => slot(degrees + angle));
      const rim = named("rim", ring(12, 12, 12, 12 - stroke));
      const reach = 12 - stroke - gap;
      const needle = (side: 1 | -1) =>
        move(
          polygon([
            [12 - by(two, 2.6, 3.2, 2.2), 12],
            [12, 12 - side * reach],
            [12 + by(two, 2.6, 3.2, 2.2), 12],
          ]),
          turn,
        );
      return {
        layers: [
          layer(parts(slots.length === 0 ? rim : cut(rim, ...slots), needle(-1)), "primary"),
          layer(needle(1), "secondary"),
        ],
        facts: facts({
          strokes: [stroke],
          gaps: [gap],
          radii: [12],
          angles: [45],
          symmetry: "turn",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "anchor",
    ways: [0, -20, 20],
    ideas: ["sea"],
    words: ["anchor"],
    goesWith: ["harbor", "harbour", "port", "nautical", "marine"],
    promise: 0.898,
    draw: ({ gap, variation: [one, two] }) => {
      const eye = ring(12, 3.8, 3.8, 1.5);
      const shaft = rect(10.6, 7.6 + gap * 0.5, 2.8, 14);
      const stock = roundRect(by(one, 6.4, 5, 7.4), 9.6 + gap * 0.5, 24 - 2 * by(one, 6.4, 5, 7.4), 2.8, 0);
      const arms = band(12, 12, 11.6, 8.6, by(two, 8, 20, 0), 180 - by(two, 8, 20, 0));
      return {
        layers: [layer(join(shaft, stock, arms), "primary"), layer(asForm(eye), "secondary")],
        facts: facts({
          strokes: [2.8],
          gaps: [gap],
          radii: [11.6, 3.8],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "aperture",
    ways: [0, 15, 30, 45],
    ideas: ["eye", "focus"],
    words: ["aperture", "lens", "shutter"],
    goesWith: ["camera", "photo", "photography", "photographer", "film"],
    isOpen: true,
    promise: 0.907,
    draw: ({ gap, variation: [one, two] }) => {
      const blades = by(one, 6, 5, 8);
      const inner = by(two, 4.6, 5.4, 4);
      const step = 360 / blades;
      const slits = Array.from({ length: blades }, (_, index) => {
        const from = polar(12, 12, inner, index * step);
        const to = polar(from[0], from[1], 20, index * step + 90 + step / 2);
        return bar(from, to, gap * 0.8);
      });
      const hole = polygon(Array.from({ length: blades }, (_, index) => polar(12, 12, inner, index * step)));
      return {
        layers: [layer(cut(disc(12, 12, 12), hole, ...slits), "primary")],
        facts: facts({
          gaps: [gap],
          radii: [12],
          angles: [Math.round(step)],
          symmetry: "turn",
          parts: 6,
          events: ["cut"],
        }),
      };
    },
  },
  {
    id: "rook",
    isPliant: true,
    hasWaist: true,
    ideas: ["protection"],
    words: ["rook", "castle", "bastion", "citadel"],
    goesWith: ["fort", "tower", "chess"],
    isOpen: true,
    promise: 0.904,
    draw: ({ gap, variation: [one, two] }) => {
      const crown = named(
        "crown",
        by(
          one,
          cut(rect(3, 0, 18, 8), rect(7.2, -1, 2.6, 4), rect(14.2, -1, 2.6, 4)),
          cut(rect(3, 0, 18, 8), rect(10, -1, 4, 4.4)),
          cut(rect(2, 0, 20, 8.5), rect(6.2, -1, 3, 4.4), rect(14.8, -1, 3, 4.4)),
        ),
      );
      const lean = by(two, 2.4, 1, 3.6);
      const body = named(
        "body",
        polygon([
          [5, 8 + gap],
          [19, 8 + gap],
          [19 + lean, 24],
          [5 - lean, 24],
        ]),
      );
      const gate = pen(9.2, 25).line(9.2, 18.4).arc(12, 18.4, 2.8, 180, 360).line(14.8, 25).path();
      return {
        layers: [layer(cut(body, gate), "primary"), layer(crown, "secondary")],
        facts: facts({ gaps: [gap], radii: [2.8], symmetry: "mirror", parts: 2, events: ["colour"] }),
      };
    },
  },
  {
    id: "note",
    ways: [0, -12, 12],
    tapers: true,
    ideas: ["music"],
    words: ["note", "music"],
    goesWith: ["song", "melody", "sound", "record", "band", "chord"],
    isOpen: true,
    promise: 0.901,
    draw: ({ gap, variation: [one] }) => {
      const head = named("head", move(disc(8, 18.6, 5.2), [1, 0, -0.2, 1, 3.7, 0]));
      const stem = named("stem", rect(10.4, 2, 2.8, 16));
      const flag = named(
        "flag",
        by(
          one,
          asForm(roundRect(13.2 + gap * 0.7, 2, 8, 8, [0, 8, 0, 8])),
          asForm(
            pen(13.2 + gap * 0.7, 2)
              .line(21.6, 2)
              .arc(13.2 + gap * 0.7, 2, 8, 0, 90)
              .path(),
          ),
          asForm(disc(17.6 + gap * 0.7, 6.2, 4.2)),
        ),
      );
      return {
        layers: [layer(join(head, stem), "primary"), layer(flag, "secondary")],
        facts: facts({
          strokes: [2.8],
          gaps: [gap],
          radii: [5.2, 8],
          symmetry: "none",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "microphone",
    ways: [0, 30, -30],
    ideas: ["signal"],
    words: ["microphone", "mic"],
    goesWith: ["podcast", "radio", "voice", "broadcast"],
    promise: 0.889,
    draw: ({ gap, variation: [one, two] }) => {
      const head = named("head", roundRect(7.5, 0, 9, 14, 4.5));
      const cradle = join(
        band(12, by(one, 10, 9.4, 10.6), 9.2, 6.4, 0, 180),
        rect(10.6, 18, 2.8, by(two, 6, 6, 5)),
      );
      const grille = by(
        two,
        rect(7, 5, 10, gap * 0.8),
        rect(7, 7, 10, gap * 0.8),
        rect(7, 3.6, 10, gap * 0.8),
      );
      return {
        layers: [
          layer(cut(cradle, roundRect(7.5 - gap, -gap, 9 + 2 * gap, 14 + 2 * gap, 4.5 + gap)), "primary"),
          layer(cut(head, grille), "secondary"),
        ],
        facts: facts({
          strokes: [2.8],
          gaps: [gap],
          radii: [9.2, 4.5],
          symmetry: "mirror",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "chat",
    isPliant: true,
    ideas: ["dialogue", "exchange"],
    words: ["chat", "speech", "speech bubble"],
    goesWith: ["talk", "conversation", "dialogue", "message", "language"],
    isOpen: true,
    promise: 0.907,
    draw: ({ gap, variation: [one, two] }) => {
      // Two drops of speech that share their corner: what one says the other has heard.
      const big = by(one, 15, 14, 16);
      const small = by(two, 14, 13, 15);
      const near = roundRect(0, 0, big, big, [big / 2, big / 2, big / 2, 0]);
      const far = roundRect(24 - small, 24 - small, small, small, [small / 2, small / 2, 0, small / 2]);
      const halo = roundRect(-gap, -gap, big + 2 * gap, big + 2 * gap, [
        big / 2 + gap,
        big / 2 + gap,
        big / 2 + gap,
        0,
      ]);
      return {
        layers: [layer(asForm(near), "primary"), layer(cut(far, halo), "secondary")],
        facts: facts({
          gaps: [gap],
          radii: [big / 2, small / 2],
          symmetry: "turn",
          parts: 2,
          events: ["overlap"],
        }),
      };
    },
  },
  {
    id: "scales",
    ideas: ["balance", "measure"],
    words: ["scales", "scale", "scales of justice"],
    goesWith: ["law", "justice", "legal", "lawyer"],
    promise: 0.898,
    draw: ({ gap, variation: [one, two] }) => {
      const tilt = by(one, 0, -8, 8);
      const beam = named("beam", move(rect(0, 3, 24, 2.8), rotation(tilt, 12, 4.4)));
      const drop = Math.sin((tilt * Math.PI) / 180) * 8;
      const pan = (x: number, dy: number) =>
        asForm(discSlice(x, 12 + dy, by(two, 4.8, 5.2, 4.4), 12 + dy, 24));
      const post = join(rect(10.6, 4, 2.8, 18), rect(6.5, 21.2, 11, 2.8));
      return {
        layers: [
          layer(join(beam, post), "primary"),
          layer(parts(pan(4.8, -drop), pan(19.2, drop)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          strokes: [2.8],
          radii: [4.8],
          symmetry: "mirror",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
];
