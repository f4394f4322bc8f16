import { asForm, cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Point, type Segment, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect, wedge } from "../../geometry/primitives.ts";
import { among, by, GRID } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";
import { airOf, inks, lean } from "./parts.ts";

const outline = (from: Point, ...segments: readonly Segment[]): Form => asForm([{ from, segments }]);

/** A shape and its mirror image in one, drawn from its right half. */
const whole = (...half: Parameters<typeof outline>): Form => join(...both(outline(...half)));

/** What people have in their hands every day. */
export const DAILY: readonly Scene[] = [
  {
    id: "coffee-cup",
    ideas: [],
    words: ["mug", "coffee cup", "cup", "cups", "coffee", "teacup", "cup and saucer"],
    goesWith: ["saucer", "barista", "cafe", "espresso", "breakfast", "tea"],
    has: ["steam", "saucer"],
    suggests: ["leaf"],
    isOpen: true,
    promise: 0.946,
    draw: ({ gap, variation: [one, two, , three], construction: [swing] }) => {
      const [air, rim] = [airOf(gap), 8.4];
      const [deep, eye, dish] = [by(one, 20, 19.4, 20.4), by(two, 4.8, 4.4, 5.2), by(three, 0, 1, -0.6)];
      const side: Segment = [20.6, 15.6, 17.4, deep, 12, deep];
      const bowl = whole([12, rim], [20.6, rim], side);
      const handle = named("handle", ring(19.6, rim + eye, eye, eye - 2.2));
      // The steam rises as light inside the cup and as ink above it.
      const bend = among(swing, 0.3, 0.8, -0.3, 0.5);
      const steam = named(
        "steam",
        outline(
          [14.4, -0.6],
          [9.4 - bend, 2.6, 8.6 - bend, 5.4, 10.5, rim],
          [12.2, 11, 12.6 + bend, 13.6, 9.6, 17.4],
          [14.6 + bend, 14.2, 15.4 + bend, 11.4, 13.5, rim],
          [11.8, 5.8, 11.4 - bend, 3.2, 14.4, -0.6],
        ),
      );
      const end = 22.6 - dish;
      const [wide, deepest] = [end - 12, 24.8];
      const tray = whole(
        [12, 19.6],
        [end, 19.6],
        [end - wide * 0.26, 23, 12 + wide * 0.5, deepest, 12, deepest],
      );
      const cup = named("cup", join(cut(join(bowl, handle), steam), cut(steam, rect(-9, rim, 40, 20))));
      return inks({ gaps: [air], parts: 3 }, cup, cut(tray, grow(bowl, air)));
    },
  },
  {
    id: "open-hand",
    ideas: ["care"],
    words: ["hand", "hands", "palm of the hand", "open hand"],
    goesWith: ["help", "care", "massage", "greeting", "handmade"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [tips] }) => {
      const [air, wide] = [airOf(gap), 3.7];
      const heights = among(tips, [5, 1.6, 0, 2.4], [4.2, 1, 0, 1.6], [6, 2.4, 0, 2.8], [3.8, 1.8, 0.8, 1.8]);
      const root = by(one, 12.6, 11.8, 13.4);
      const fingers = heights.map((top, at) =>
        roundRect(at * (wide + air), top, wide, 18 - top, [wide / 2, wide / 2, 0, 0]),
      );
      const right = 4 * wide + 3 * air;
      const palm = outline(
        [0, root],
        [right, root],
        [right, 20, 16, 24, 12, 24],
        [8.6, 24],
        [4, 24, 0, 20.6, 0, 15],
      );
      const [out, tip] = [by(two, 24.4, 24, 24.8), by(three, 10, 10.8, 9.4)];
      // The line of life is the joint of the thumb.
      const thumb = outline(
        [out - 3.8, tip],
        [out - 3.4, tip - 2.6, out, tip - 2.4, out, tip + 0.6],
        [out, tip + 6.4, 20, 21.4, 14.6, 24],
        [8.8, 24],
        [8.6, 19.4, 11.6, 16.6, 15.8, 15.8],
        [18.6, 15.2, out - 4.4, 13.4, out - 3.8, tip],
      );
      const slits = [1, 2, 3].map((at) => rect(at * (wide + air) - air, -1, air, root + 1));
      return inks({ gaps: [air], parts: 2 }, cut(join(...fingers, palm), grow(thumb, air), ...slits), thumb);
    },
  },
  {
    id: "brow-spectacles",
    ideas: ["eye", "focus"],
    words: ["glasses", "spectacles", "eyeglasses", "eyewear"],
    goesWith: ["optician", "reading", "vision", "librarian"],
    promise: 0.907,
    draw: ({ variation: [one, two, , three], construction: [wing] }) => {
      const [tip, up] = among(wing, [24.8, 5], [24.4, 6.6], [24.8, 3.6], [24.4, 5.8]) as [number, number];
      const [low, brow, rx] = [by(one, 18.6, 18, 19.2), by(two, 8.9, 9.4, 8.6), by(three, 3.9, 3.7, 4)];
      const frame = named(
        "frame",
        whole(
          [12, 7.6],
          [13.6, 6.4, 15.6, 6, 18, 6],
          [21, 6, 23.2, up + 0.8, tip, up],
          [tip, 8, 24, 9.6, 23.8, 12],
          [23.6, 16.2, 21.4, low, 18.2, low],
          [14.6, low, 12.9, 16, 12.9, 12.6],
          [12.9, 11.4, 12.6, 10.6, 12, 10.6],
        ),
      );
      const mid = (brow + low - 1.9) / 2;
      const lens = named(
        "lens",
        move(disc(18.3, mid, rx), scaling(1, (low - 1.9 - brow) / 2 / rx, 18.3, mid)),
      );
      const rims = named("rim", cut(frame, ...both(lens)));
      const over = rect(-9, -9, 42, mid + 9);
      return inks({ strokes: [1.9], symmetry: "mirror" }, meet(rims, over), cut(rims, over));
    },
  },
  {
    id: "swallow-fork",
    ideas: ["flight", "freedom"],
    words: ["swallow", "swallows", "swift", "martin", "barn swallow"],
    goesWith: ["bird", "spring", "freedom", "travel"],
    promise: 0.928,
    draw: ({ variation: [one, two, , three], construction: [fork] }) => {
      const [tilt, span, tipY] = [by(one, 44, 30, -38), by(two, 13.6, 13, 14), by(three, 15.4, 13.6, 17)];
      const [out, end] = among(fork, [5.6, 26.4], [4.6, 26], [6.8, 26], [4, 27]) as [number, number];
      // The fork of the tail runs up the belly as light.
      const bird = whole(
        [12, -2],
        [12.2, -0.9, 12.6, -0.4, 13.2, 0.1],
        [14.5, 1.1, 14.2, 2.6, 14.4, 3.5],
        [14.6, 4.5, 15.2, 4.9, 16.2, 5],
        [20.8, 5.4, 24.6, 9, 12 + span, tipY],
        [22.2, 11.8, 18.4, 10, 15.2, 11.8],
        [14.9, 16.4, 15.2, 21, 12 + out, end],
        [14.4, 22.8, 13, 18, 12, by(two, 8.6, 7.8, 9.4)],
      );
      const held = (form: Form) => lean(form, tilt, 0.92);
      const parted = named(
        "tail",
        named("wing", bird, join(rect(-9, 4.9, 18.2, 12), rect(14.8, 4.9, 18, 12))),
        rect(-4, 17, 32, 20),
      );
      return inks({ angles: [42], symmetry: "mirror" }, held(parted));
    },
  },
  {
    id: "smiling-bag",
    ideas: ["exchange"],
    words: ["shopping bag", "bag", "bags", "shopping", "carrier bag", "tote bag"],
    goesWith: ["basket", "shop", "store", "boutique", "market", "purchase"],
    suggests: ["smile"],
    isOpen: true,
    promise: 0.922,
    draw: ({ variation: [one, two, , three], construction: [fold] }) => {
      const top = 8;
      const [r, wire, foot] = [by(one, 6.2, 5.8, 6.8), by(two, 2.4, 2.2, 2.7), by(three, 11.6, 10.6, 12)];
      const neck = by(three, 10, 10.6, 9.4);
      const sack = whole(
        [12, top],
        [12 + neck, top],
        [12 + foot, 22.4],
        [12 + foot, 23.6, 12 + foot - 0.6, 24, 12 + foot - 1.6, 24],
        [12, 24],
      );
      // The handle behind stands up as ink, the one in front hangs down as a smile of light.
      const [y, mid] = [top + 3.4, r - wire / 2];
      const eyelets = among(fold, 1.9, wire / 2, 1.7, 2.2);
      const front = [band(12, y, r, r - wire, 0, 180), ...both(disc(12 + mid, y, eyelets))];
      const legs = both(named("handle", rect(12 + r - wire, r, wire, top - r + 0.2)));
      const loop = join(band(12, r, r, r - wire, 180, 360), ...(top > r ? legs : []));
      return inks({ strokes: [wire], symmetry: "mirror" }, cut(sack, ...front), cut(loop, sack));
    },
  },
  {
    id: "speech-bubbles",
    ideas: ["dialogue"],
    words: ["speech bubble", "speech bubbles", "chat", "conversation", "dialogue", "talk"],
    goesWith: ["language", "translation", "communication", "podcast", "message"],
    isOpen: true,
    promise: 0.892,
    draw: ({ gap, variation: [one, two, , three], construction: [inside] }) => {
      const air = airOf(gap);
      const [rx, small, tail] = [by(one, 10, 9.6, 10.4), by(two, 6.8, 6.4, 7.2), by(three, 0.8, 0.66, 0.92)];
      const round = among(inside, 0.84, 0.88, 0.8, 0.86);
      const bubble = (x: number, y: number, r: number) => {
        const unit = join(
          disc(0, 0, 1),
          outline(
            [0, 0],
            [-0.84, 0.54],
            [-0.62, 0.9, -0.62, 1.16, -tail, 1.46],
            [-0.5, 1.42, -0.3, 1.2, -0.1, 0.99],
          ),
        );
        return move(move(unit, scaling(r, r * round)), translation(x, y));
      };
      const [x, y] = [10, rx * round];
      // The answer lies over what was said.
      const answer = move(bubble(6.6, 16.8, small), scaling(-1, 1, CENTRE, 0));
      const lines = [-3, 0.6].map((at, each) =>
        bar([x - 5.4, y + at], [x + 4 - each * 5, y + at], 1.9, "round"),
      );
      const said = cut(bubble(x, y, rx), grow(answer, air), ...among(inside, [], lines, [], []));
      return inks({ gaps: [air], parts: 2 }, said, answer);
    },
  },
  {
    id: "padlock-keyhole",
    ideas: ["protection"],
    words: ["padlock", "padlocks", "lock", "locks"],
    goesWith: ["security", "privacy", "password", "locksmith", "safe"],
    isOpen: true,
    promise: 0.88,
    draw: ({ variation: [one, two, , three], construction: [shape, ajar] }) => {
      const [top, r, wire] = [9.4, by(one, 6.8, 6.4, 7.2), by(two, 2.8, 2.6, 3.1)];
      const body = named(
        "body",
        among(
          shape,
          asForm(roundRect(2.6, top, 18.8, 14.6, [1.4, 1.4, 9.4, 9.4])),
          asForm(disc(CENTRE, 16, 8.4)),
          asForm(roundRect(2.6, top, 18.8, 14.6, 3.4)),
          whole([12, top], [21.4, top], [21.4, 17.6, 18.6, 21.8, 12, 24.4]),
        ),
      );
      const left = rect(CENTRE - r, r - 0.4, wire, 6);
      const right = rect(CENTRE + r - wire, r - 0.4, wire, ajar === 3 ? 0.6 : 6);
      const shackle = named("shackle", join(band(CENTRE, r - 0.4, r, r - wire, 180, 360), left, right));
      const key = by(three, 2.7, 2.5, 2.9);
      const hole = join(disc(CENTRE, 14.6, key), wedge([CENTRE, 13], [CENTRE, 20.8], 4.8));
      return inks(
        { strokes: [wire], radii: [r], symmetry: "mirror", parts: 2 },
        cut(body, hole),
        cut(shackle, body),
      );
    },
  },
  {
    id: "rod-pencil",
    ideas: ["craft"],
    words: ["pencil", "pencils", "crayon"],
    goesWith: ["design", "draw", "studio", "writing", "drawing", "school", "designer", "writer", "sketch"],
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [lead, cap] }) => {
      const air = Math.min(1.2, airOf(gap));
      const [rod, low, tilt] = [by(one, 2.5, 2.3, 2.8), by(two, 16.4, 15.6, 17.2), by(three, 42, 45, -42)];
      const half = 1.5 * rod + air;
      // Three painted faces end round where the knife has cut them.
      const faces = [-1, 0, 1].map((at) =>
        roundRect(12 + at * (rod + air) - rod / 2, 1.6, rod, low - 1.6, [0, 0, rod / 2, rod / 2]),
      );
      const point = whole(
        [12, low - 2],
        [12 + half, low - 2],
        [12.9, 26.6],
        [12.6, 27.4, 12.3, 27.6, 12, 27.6],
      );
      const wood = cut(point, ...faces.map((face) => grow(face, air)), rect(0, 0, GRID, low - rod / 2));
      const dome = among(cap, 3.6, 1.4, 2.6, 3.6);
      const rubber = named("eraser", roundRect(12 - half, -3.4, 2 * half, 5 - air, [dome, dome, 0, 0]));
      const tip = named("tip", rect(0, among(lead, 22.6, 23.2, 22, 22.8), GRID, 9));
      const held = (form: Form) => lean(form, tilt, 0.96);
      return inks(
        { gaps: [air], angles: [42], parts: 5 },
        held(join(...faces, meet(wood, tip), rubber)),
        held(cut(wood, tip)),
      );
    },
  },
  {
    id: "wine-swirl",
    ideas: [],
    words: ["glass", "wine glass", "wine glasses", "wine", "goblet", "glass of wine", "wines", "wineglass"],
    goesWith: ["cocktail", "gin", "drink", "vermouth", "winery", "vineyard", "bar", "sommelier", "tasting"],
    promise: 0.919,
    draw: ({ variation: [one, two, , three], construction: [level, foot] }) => {
      const [wide, rim, wall] = [by(one, 21.8, 21.2, 22.6), by(two, 18.8, 18.2, 19.4), 1.8];
      const base = 12 + among(foot, 6.4, 7, 6, 6.6);
      const glass = named(
        "glass",
        whole(
          [12, -0.4],
          [rim, -0.4],
          [wide, 6.8, wide - 0.8, 12.4, 14.4, 14],
          [13.2, 14.4, 13, 15.2, 13, 16.6],
          [13, 21.2, base - 3, 22.4, base, 22.7],
          [base, 24.4],
          [12, 24.4],
        ),
      );
      const within = (by: number, deep: number) =>
        whole(
          [12, -2],
          [rim - by, -2],
          [rim - by, -0.4],
          [wide - by - 0.2, deep - 6, wide - by - 1.4, deep - 1, 12, deep],
        );
      const [y, swing] = [among(level, 6.2, 7, 5.6, 6.6), by(three, 3.4, 2.6, -3.2)];
      const wine = named(
        "drink",
        outline(
          [2, y - swing * 0.5],
          [8.6, y - swing * 1.7, 15, y + swing * 1.9, 22, y - swing * 0.5],
          [22, 20],
          [2, 20],
        ),
      );
      const drunk = meet(within(wall + 1.1, 11.3), wine);
      return inks(
        { strokes: [wall], gaps: [1.1] },
        cut(named("stem", glass, rect(-4, 14.6, 32, 7.4)), within(wall, 12.6)),
        drunk,
      );
    },
  },
  {
    id: "coin-dumbbell",
    ideas: ["strength"],
    words: ["weight", "dumbbell", "dumbbells", "barbell", "weights"],
    goesWith: ["gym", "fitness", "training", "workout", "strength"],
    promise: 0.89,
    draw: ({ gap, variation: [one, two, , three], construction: [count] }) => {
      const air = airOf(gap);
      const [tilt, flat, grip] = [by(one, -42, 0, 38), by(two, 0.5, 0.46, 0.54), by(three, 4, 3.6, 4.4)];
      // The plates are turned from one barrel, or from two.
      const barrel = (tall: number) =>
        meet(
          move(disc(CENTRE, CENTRE, 17), scaling(1, flat * tall, CENTRE, CENTRE)),
          roundRect(-0.6, 0, 25.2, GRID, 3),
        );
      const [inner, outer] = among(count, [15.8, 20.4], [16.6, 20.8], [16, 20], [15.2, 19.6]) as Point;
      const near = meet(barrel(1), join(...both(rect(inner, 0, outer - inner - air, GRID))));
      const far = meet(barrel(among(count, 0.74, 1, 0.7, 1)), join(...both(rect(outer, 0, 9, GRID))));
      const weights = join(near, far, ...both(rect(inner, CENTRE - grip / 2, 22 - inner, grip)));
      const handle = named("handle", rect(GRID - inner, CENTRE - grip / 2, 2 * inner - GRID, grip));
      const held = (form: Form) => lean(form, tilt, tilt === 0 ? 1 : 0.93);
      return inks({ gaps: [air], symmetry: "both", parts: 5 }, held(weights), held(asForm(handle)));
    },
  },
];
