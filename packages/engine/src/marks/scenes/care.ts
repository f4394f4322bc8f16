import { asForm, cut, type Form, join, meet, move, named, parts } from "../../geometry/form.ts";
import { pen, rotation } from "../../geometry/path.ts";
import {
  band,
  disc,
  discSlice,
  dropPath,
  lens,
  polygon,
  rect,
  roundRect,
} from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import { mirrored, type Scene } from "../seen-thing.ts";

/** Signs of care, of the house and of play. */
export const CARE: readonly Scene[] = [
  {
    id: "tooth",
    isPliant: true,
    tapers: true,
    ideas: [],
    words: ["tooth", "teeth"],
    goesWith: ["dental", "dentist"],
    isOpen: true,
    promise: 0.922,
    draw: ({ gap, variation: [one] }) => {
      const crown = named(
        "crown",
        pen(12, 3.6)
          .curve(9, 0, 2, 0, 2, 7)
          .curve(2, 12, 4.6, 14, 5.2, 20)
          .curve(5.8, 25, 9.4, 25, 9.9, 20.4)
          .curve(10.3, 16.6, 13.7, 16.6, 14.1, 20.4)
          .curve(14.6, 25, 18.2, 25, 18.8, 20)
          .curve(19.4, 14, 22, 12, 22, 7)
          .curve(22, 0, 15, 0, 12, 3.6)
          .path(),
      );
      const gleam = by(one, disc(22, -2, 12), disc(2, -3, 12), disc(12, -9, 15));
      const halo = by(one, disc(22, -2, 12 + gap), disc(2, -3, 12 + gap), disc(12, -9, 15 + gap));
      return {
        layers: [layer(cut(crown, halo), "primary"), layer(meet(crown, gleam), "secondary")],
        facts: facts({ gaps: [gap], radii: [12], symmetry: "mirror", parts: 2, events: ["cut"] }),
      };
    },
  },
  {
    id: "paw",
    ways: [0, -20, 20, 35, -35],
    isPliant: true,
    ideas: [],
    words: ["paw", "paws", "paw print", "pawprint", "paw prints"],
    goesWith: ["dog", "pet", "pets", "puppy", "vet", "animal", "hound"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [count, toe, spread] }) => {
      const pad = by(
        one,
        pen(12, 11.4)
          .curve(16, 11.4, 20.4, 17, 20.4, 20)
          .curve(20.4, 24, 15, 23.4, 12, 22.4)
          .curve(9, 23.4, 3.6, 24, 3.6, 20)
          .curve(3.6, 17, 8, 11.4, 12, 11.4)
          .path(),
        roundRect(4.6, 12, 14.8, 11.4, [7.4, 7.4, 5, 5]),
        disc(12, 17.6, 6.2),
      );
      const r = by(two, 2.9, 2.6, 3.1);
      // Four toes or three; round, long, or pointed as a claw is; close together or spread.
      const aside = among(spread, 0, 0.9, -0.6, 0.4);
      const made = (x: number, y: number, lean: number): Form => {
        const shape = among(
          toe,
          asForm(disc(x, y, r)),
          asForm(roundRect(x - r * 0.84, y - r * 1.2, r * 1.68, r * 2.4, r * 0.84)),
          asForm(disc(x, y, r)),
          asForm(dropPath(x, y - r * 1.7, y + r * 0.1, r * 0.92)),
        );
        return move(shape, rotation(lean, x, y));
      };
      const fewer = count === 3;
      const outer = fewer ? made(4.4 - aside, 8.4, -24) : made(3.2 - aside, 10.4, -30);
      const inner = fewer ? made(12, 4.2, 0) : made(8.6 - aside * 0.4, 4.6 + by(three, 0, 0.7, -0.5), -10);
      return {
        layers: [
          layer(parts(pad, outer, mirrored(outer), ...(fewer ? [] : [inner])), "primary"),
          layer(fewer ? inner : mirrored(inner), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [r],
          symmetry: "mirror",
          parts: fewer ? 4 : 5,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "lamp",
    isPliant: true,
    hasWaist: true,
    ideas: ["light"],
    words: ["lamp"],
    goesWith: ["light", "lighting", "furniture", "interior"],
    promise: 0.898,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const shade = named(
        "canopy",
        by(
          one,
          pen().arc(12, 14, 11, 180, 360).path(),
          polygon([
            [8, 4],
            [16, 4],
            [23, 14],
            [1, 14],
          ]),
          pen(1, 14).curve(2, 8, 9, 9, 9.6, 4).line(14.4, 4).curve(15, 9, 22, 8, 23, 14).path(),
        ),
      );
      const r = by(two, 4.6, 5.4, 4);
      return {
        layers: [
          // It hangs high, or low, or stands on a foot.
          layer(
            three === 1
              ? parts(
                  shade,
                  rect(10.6, 14 + gap + r + gap, 2.8, 10 - r),
                  rect(6, 24 + 2 * gap - 2.4, 12, 2.8),
                )
              : join(shade, rect(10.8, by(three, 0, 0, -5), 2.4, by(three, 6, 6, 11))),
            "primary",
          ),
          layer(named("light", discSlice(12, 14 + gap, r, 14 + gap, 24)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          strokes: [2.4],
          radii: [11, r],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "lock",
    ideas: ["protection"],
    words: ["lock", "padlock"],
    goesWith: ["security", "vault", "privacy"],
    promise: 0.898,
    draw: ({ gap, variation: [one, two] }) => {
      const body = named(
        "body",
        by(
          one,
          roundRect(2, 10, 20, 14, 3),
          disc(12, 15.4, 8.6),
          roundRect(2.5, 10, 19, 14, [0, 0, 9.5, 9.5]),
        ),
      );
      const halo = by(
        one,
        roundRect(2 - gap, 10 - gap, 20 + 2 * gap, 14 + 2 * gap, 3),
        disc(12, 15.4, 8.6 + gap),
        rect(0, 10 - gap, GRID, 20),
      );
      const shackle = named(
        "shackle",
        cut(join(band(12, 7, 7, 4.2, 180, 360), rect(5, 7, 2.8, 8), rect(16.2, 7, 2.8, 8)), halo),
      );
      const hole = by(two, disc(12, 16, 2.4), roundRect(10.8, 13.4, 2.4, 6, 1.2), disc(12, 16, 2.8));
      return {
        layers: [layer(cut(body, hole), "primary"), layer(shackle, "secondary")],
        facts: facts({
          gaps: [gap],
          strokes: [2.8],
          radii: [7, 2.4],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "balloon",
    ways: [0, -15, 15],
    ideas: ["freedom", "sky", "play"],
    words: ["hot-air balloon", "hot air balloon", "hot-air"],
    goesWith: ["balloon", "kids", "toy", "party", "adventure"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two] }) => {
      const r = 9.6;
      const envelope = named(
        "balloon",
        pen(8.4, 19)
          .curve(5, 16, 2.4, 13.6, 2.4, r)
          .arc(12, r, r, 180, 360)
          .curve(21.6, 13.6, 19, 16, 15.6, 19)
          .path(),
      );
      const wide = by(one, 0.34, 0.39, 0.28);
      const panel = meet(envelope, lens([12, -3], [12, 24], wide));
      const halo = lens([12, -3 - gap], [12, 24 + gap], wide + gap * 0.06);
      const basket = named(
        "basket",
        by(
          two,
          rect(9, 19 + gap, 6, 5 - gap),
          roundRect(8.4, 19 + gap, 7.2, 5 - gap, [0, 0, 2, 2]),
          rect(9.6, 19 + gap, 4.8, 5 - gap),
        ),
      );
      return {
        layers: [
          layer(parts(cut(envelope, halo), basket), "primary"),
          layer(named("gore", panel), "secondary"),
        ],
        facts: facts({ gaps: [gap], radii: [r], symmetry: "mirror", parts: 4, events: ["colour"] }),
      };
    },
  },
];
