import { cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, wedge } from "../../geometry/primitives.ts";
import { among, by, type Drawing, facts, layer } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";

type Knot = readonly [x: number, y: number, width: number];

/** A stroke that swells and thins along its course; an end without width is a point, any other is round. */
const ribbon = (...knots: readonly Knot[]): Path => {
  const last = knots.length - 1;
  const way = (from: number, to: number) =>
    (Math.atan2(knots[to]![1] - knots[from]![1], knots[to]![0] - knots[from]![0]) * 180) / Math.PI;
  const lean = (at: number): number => {
    if (at > 0 && at < last) return way(at - 1, at + 1);
    const chord = at === 0 ? way(0, 1) : way(last - 1, last);
    // An end goes on in the arc that its neighbour began.
    return last === 1 ? chord : 2 * chord - lean(at === 0 ? 1 : last - 1);
  };
  const side = (at: number, turn: 1 | -1) =>
    polar(knots[at]![0], knots[at]![1], knots[at]![2] / 2, lean(at) - turn * 90);
  const drawn = pen(...side(0, 1));
  const along = (from: number, to: number, turn: 1 | -1) => {
    const [a, b] = [side(from, turn), side(to, turn)];
    const bend = 1 + Math.sqrt((1 + Math.cos(((lean(to) - lean(from)) * Math.PI) / 180)) / 2);
    const reach = ((Math.hypot(b[0] - a[0], b[1] - a[1]) * 2) / 3 / bend) * turn;
    drawn.curve(...polar(...a, reach, lean(from)), ...polar(...b, -reach, lean(to)), ...b);
  };
  const end = (at: number, from: number) => {
    const [x, y, width] = knots[at]!;
    if (width > 0) drawn.arc(x, y, width / 2, lean(at) + from, lean(at) + from + 180);
  };
  for (let at = 0; at < last; at++) along(at, at + 1, 1);
  end(last, -90);
  for (let at = last; at > 0; at--) along(at, at - 1, -1);
  end(0, 90);
  return drawn.path();
};

const oval = (cx: number, cy: number, wide: number, high: number): Form =>
  move(disc(cx, cy, 1), scaling(wide, high, cx, cy));

const twin = (half: Form | Path): Form => join(...both(half));

/** Two inks that meet along a joint of one width. */
const inTwo = (lead: Form, second: Form, air: number, symmetry: "none" | "mirror"): Drawing => ({
  layers: [layer(lead, "primary"), layer(second, "secondary")],
  facts: facts({ gaps: [air], symmetry, parts: symmetry === "none" ? 2 : 3, events: ["colour"] }),
});

/** What lives by the water and creeps beside it. */
export const SHORE: readonly Scene[] = [
  {
    id: "snail",
    ideas: ["home", "calm"],
    words: ["snail", "snails", "escargot"],
    isOpen: true,
    promise: 0.934,
    draw: ({ gap, variation: [one, two, , three], construction: [wind] }) => {
      const air = gap * 0.6;
      const [x, y, r] = [by(one, 8.6, 8.2, 8.4), 9.2, by(one, 9, 8.5, 9.3)];
      const [mouth, left, floor] = [x + r - by(two, 4.6, 4.2, 5), x - r + 3.4, 17.4];
      // One ribbon wound from half turns: each arc begins where the one before ended.
      const half = (from: number, to: number, start: 0 | 180) => {
        const radius = (to - from) / 2;
        return band((from + to) / 2, y, radius + air / 2, radius - air / 2, start, start + 180, "round");
      };
      const coil = [rect(mouth - air / 2, y, air, 20), half(left, mouth, 180), half(left, mouth - 3.4, 0)];
      if (wind % 2 === 0) coil.push(half(left + 3.2, mouth - 3.4, 180));
      const shell = named("shell", meet(cut(disc(x, y, r), ...coil), rect(-9, -9, 40, 9 + floor)));
      const foot = pen(-0.6, 22.6)
        .curve(1, 19.6, 3.6, floor + air, 7, floor + air)
        .line(16, floor + air)
        .curve(19, floor + air, 19.4, 15, 19.6, 11.4)
        .line(23.6, 11.4)
        .curve(24.4, 18, 23, 22.6, 17, 22.6)
        .path();
      const part = by(three, 0, 0.6, -0.5);
      const inner = ribbon([20.6, 12.4, 1.7], [20.6, 9, 1.7], [19.8 - part, 5.4, 1.7]);
      const outer = ribbon([22.7, 12.4, 1.7], [23.2, 9, 1.7], [24.6 + part, 5.8, 1.7]);
      return inTwo(shell, join(named("body", foot), named("antenna", join(inner, outer))), air, "none");
    },
  },
  {
    id: "octopus",
    ideas: ["sea"],
    words: ["octopus", "octopuses", "kraken", "cephalopod"],
    goesWith: ["tentacle", "squid"],
    isOpen: true,
    promise: 0.911,
    draw: ({ variation: [one, two, , three], construction: [gaze] }) => {
      const crown = 12 - by(one, 6.6, 6, 7.2);
      const curl = by(two, 0, 0.8, -0.8);
      const tip = by(three, 1.7, 2, 1.6);
      const head = named(
        "head",
        pen(12.1, 17)
          .line(9, 17)
          .line(7, 14)
          .curve(7.6, 12, crown, 10.6, crown, 6.6)
          .curve(crown, 2.4, 8.4, -0.4, 12.1, -0.4)
          .path(),
      );
      const arms = [
        ribbon([9, 12.6, 3], [5.6, 13.8, 2.7], [2, 12.4 + curl, 2.3], [1.4, 8.8 + curl, tip]),
        ribbon([9, 14, 3], [6.4, 17, 2.7], [2.4, 17.4, 2.3], [-0.2, 15.2 + curl, tip]),
        ribbon([9.6, 15, 3], [8.4, 19.4, 2.7], [5, 21.8, 2.3], [1.4, 21 + curl, tip]),
        ribbon([10.6, 15, 3], [10.6, 20, 2.7], [9.4, 23, 2.2], [6.4, 24.6, tip]),
      ];
      const eye = named("eye", oval(9.4, 9, among(gaze, 1.3, 1.6, 1, 1.2), among(gaze, 1.3, 1.1, 1.6, 1.2)));
      return {
        layers: [
          layer(cut(twin(join(head, ...arms.map((arm) => named("tentacle", arm)))), ...both(eye)), "primary"),
        ],
        facts: facts({ strokes: [3, tip], symmetry: "mirror", events: ["cut"] }),
      };
    },
  },
  {
    id: "crab",
    ideas: ["sea"],
    words: ["crab", "crabs", "crustacean"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [grip] }) => {
      const air = gap * 0.5;
      const left = 12 - by(one, 8.4, 7.8, 9);
      const claw = by(two, 4.8, 4.4, 5.2);
      const deep = by(three, 21.6, 20.8, 22.4);
      const shell = named(
        "shell",
        pen(12.1, 10.6)
          .line(12.1, deep)
          .curve(7.6, deep, left, 18, left, 12.6)
          .curve(left + 2.6, 11.2, 9.4, 10.6, 12.1, 10.6)
          .path(),
      );
      const legs = [
        named("leg", ribbon([left + 2, 15, 2.6], [left - 1.8, 15.4, 2.4], [-1.4, 20, 0])),
        named("leg", ribbon([left + 3, 17.4, 2.6], [left, 18.8, 2.4], [1.2, 23.4, 0])),
        named("leg", ribbon([left + 5, 19.2, 2.6], [left + 2.8, 21.4, 2.2], [5, 25.4, 0])),
      ];
      // Two discs, one bitten out of the other: the pincer is the moon that is left.
      const fist = join(disc(3.6, 4, claw), ribbon([2.6, 6, 3], [3.4, 10.4, 2.8], [8, 13.6, 2.6]));
      const bite = disc(...polar(3.6, 4, claw * 0.62, among(grip, -56, -44, -68, -80)), claw * 0.56);
      const claws = both(named("claw", cut(fist, bite, grow(shell, air), grow(legs[0]!, air))));
      const eye = named("eye", join(bar([10, 12], [10, 8.2], 1.7), disc(10, 8, 1.4)));
      return inTwo(twin(join(shell, ...legs, eye)), parts(...claws), air, "mirror");
    },
  },
  {
    id: "frog",
    allowsFace: true,
    ideas: ["play"],
    words: ["frog", "frogs", "toad", "tree frog"],
    goesWith: ["pond"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [gaze] }) => {
      const air = gap * 0.6;
      const eye = by(one, 4.4, 4, 4.8);
      const smile = by(two, 19, 17.6, 20.4);
      const low = by(three, 22.4, 21.6, 23);
      const skull = named(
        "head",
        twin(pen(12.1, low).curve(5, low, -0.4, 19.4, -0.4, 14).curve(-0.4, 9, 5.6, 5.4, 12.1, 5.4).path()),
      );
      const above = (y: number) => pen(-2, 12).curve(5, y, 19, y, 26, 12).line(26, -9).line(-2, -9).path();
      const look = among(gaze, 0, 0.5, -0.5, 0);
      const pupil = oval(5.6 + look, 5, eye - 2.3, among(gaze, eye - 2.3, eye - 2.3, eye - 2.3, 1.3));
      const face = named(
        "face",
        cut(meet(join(skull, ...both(disc(5.6, 5, eye))), above(smile)), ...both(pupil)),
      );
      return inTwo(face, cut(skull, above(smile + air * 1.3)), air, "mirror");
    },
  },
  {
    id: "dragonfly",
    ideas: ["flight"],
    words: ["dragonfly", "dragonflies", "damselfly"],
    promise: 0.922,
    draw: ({ gap, variation: [one, two, , three], construction: [bank] }) => {
      const air = gap * 0.55;
      const sweep = by(one, 2, 7, 11);
      // Straight in front, full behind: one blade, turned for all four.
      const blade = pen(10.4, 8.6)
        .curve(7, 6.6, 3, 5.2, 0.4, 5.2)
        .curve(-1.8, 5.2, -2.4, 8, -0.8, 9)
        .curve(2.4, 11, 7, 10.6, 10.4, 8.6)
        .path();
      const fore = move(blade, rotation(12 + sweep, 10.4, 8.6));
      const hind = move(move(blade, rotation(-22 - sweep, 10.4, 8.6)), translation(0, 1.8));
      const body = named(
        "body",
        ribbon([12, 6.4, 3], [12, 9.4, 3.8], [12, 13, 2.8], [12, by(two, 23.4, 22.4, 24.4), 2.2]),
      );
      const slits = by(three, [13.4, 17], [13.2, 16.4, 19.6], [17.4]).map((y) => rect(9, y, 6, air));
      const turn = rotation(among(bank, 0, 32, -32, 45), CENTRE, CENTRE);
      const wings = named("wing", move(cut(parts(...both(fore), ...both(hind)), grow(body, air)), turn));
      return inTwo(wings, move(cut(join(body, oval(12, 3.2, 3.2, 2.2)), ...slits), turn), air, "mirror");
    },
  },
  {
    id: "ladybird",
    ideas: [],
    words: ["ladybird", "ladybug", "ladybirds", "ladybugs"],
    goesWith: ["beetle", "luck"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [tilt] }) => {
      const air = gap * 0.55;
      const spot = by(two, 2, 1.7, 2.3);
      const spots = [
        named("spot", disc(8.2, 9.2, spot)),
        named("spot", disc(5.2, 14.6, spot)),
        named("spot", disc(8.6, 19.6, spot)),
      ];
      const half = meet(disc(12, 14, 10), rect(-9, -9, 21 - air / 2, 50));
      const wings = both(named("wing", move(cut(half, ...spots), rotation(by(one, 9, 5, 13), 12, 5.6))));
      const feeler = named("antenna", ribbon([10.4, 0, 1.8], [8.8, -1.6, 1.8], [6.4, -2, 1.8]));
      const brow = join(disc(12, 4.6, by(three, 5.2, 4.8, 5.6)), ...both(feeler));
      const turn = rotation(among(tilt, 0, 30, -30, 45), CENTRE, CENTRE);
      const head = named("head", cut(brow, disc(12, 14.4, 10.4 + air)));
      return inTwo(move(parts(...wings), turn), move(head, turn), air, "mirror");
    },
  },
  {
    id: "seahorse",
    ideas: ["sea"],
    words: ["seahorse", "seahorses", "sea horse", "hippocampus"],
    promise: 0.913,
    draw: ({ gap, variation: [one, two, , three], construction: [crown] }) => {
      const air = gap * 0.55;
      const tail = by(two, 0, 0.7, 0.3);
      const trunk = named(
        "body",
        ribbon(
          [10, 4.6, 5.6],
          [13.6, 7.2, 4.8],
          [13, 11.6, by(one, 7.4, 6.8, 8)],
          [13.6, 16.6, 4.8],
          [12.8, 21.2, 3.4],
          [9.2, 22.8, 2.8],
          [7 - tail, 20, 2.4],
          [9 - tail / 2, 18, 2],
        ),
      );
      const snout = named("nose", ribbon([9.6, 4.8, 4.4], [6, 6.4, 2.4], [3, 8, 2.6]));
      const spikes = among(crown, [-30, 10, 50], [0, 45], [-40, 0, 40], [-25, 20]);
      const crest = spikes.map((degrees) => wedge(polar(11, 4.2, 5.4, degrees - 90), [11, 4.2], 5.6));
      const whole = join(trunk, snout, ...crest);
      const high = by(three, 0, 1, -0.6);
      const fin = named(
        "fin",
        pen(14, 7.4)
          .curve(17, 7.6 - high, 19.6, 7 - high, 22, 8.4 - high)
          .curve(21.6, 12.4, 19, 15.4 + high, 14, 16.4)
          .path(),
      );
      return inTwo(cut(whole, disc(9.6, 4.6, 1)), cut(fin, grow(whole, air)), air, "none");
    },
  },
  {
    id: "scallop-shell",
    ideas: ["sea"],
    words: ["scallop", "shell", "seashell", "shells", "seashells", "scallops", "scallop shell", "cockle"],
    goesWith: ["pearl", "beach", "pilgrim", "clam"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const air = gap * 0.5;
      const count = by(one, 5, 7, 6);
      const [step, hinge] = [by(two, 128, 118, 136) / count, 21.6];
      const rib = (at: number) => {
        const angle = -90 + (at - (count - 1) / 2) * step;
        const far = 15.6 - ((angle + 90) / 90) ** 2 * by(three, 7, 5.6, 8.4);
        const wide = far * Math.sin((step * Math.PI) / 360);
        const [from, to] = [angle - step / 2 - 90, angle + step / 2 + 90];
        return pen(12, hinge)
          .arc(...polar(12, hinge, far, angle), wide, from, to)
          .path();
      };
      const groove = (at: number) => {
        const angle = -90 + (at - count / 2) * step;
        return wedge(polar(12, hinge, 6, angle), polar(12, hinge, 22, angle), air * 1.6);
      };
      const order = Array.from({ length: count }, (_, at) => at);
      const ears = twin(pen(12.1, 20).line(9.4, 20.4).curve(9, 22.2, 8, 23.4, 6, 24).line(12.1, 24).path());
      const fan = cut(join(...order.map(rib)), ...order.slice(1).map(groove), grow(ears, air));
      return inTwo(fan, ears, air, "mirror");
    },
  },
  {
    id: "bat",
    ideas: ["night", "flight"],
    words: ["bat", "bats", "vampire bat", "flying fox"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const air = gap * 0.55;
      const deep = by(three, 14.4, 13, 15.4);
      const wing = named(
        "wing",
        pen(12.1, 9)
          .curve(9.4, 9.4, 6.6, 7.6, 5.4, by(one, 3, 1.4, 4.6))
          .curve(1.4, 4.6, -1.4, 9.4, -1.6, 18)
          .curve(-0.2, deep, 1.8, deep, 2.8, 18.2)
          .curve(3.8, deep, 6, deep, 7, 18.4)
          .curve(7.8, deep, 10, deep - 0.4, 12.1, deep - 0.4)
          .path(),
      );
      const body = named(
        "body",
        pen(12.1, 5.8)
          .line(11.1, 5.8)
          .curve(10.8, 4.6, 10.2, 3.4, 9.2, by(two, 2.4, 1.4, 3.2))
          .curve(8.4, 5, 8.2, 8.2, 9.6, 10)
          .curve(8.8, 14, 10.2, 18, 12, 21.4)
          .line(12.1, 21.2)
          .path(),
      );
      return inTwo(cut(twin(wing), grow(twin(body), air)), twin(body), air, "mirror");
    },
  },
  {
    id: "crocodile",
    ideas: ["strength"],
    words: ["crocodile", "alligator", "crocodiles", "alligators", "caiman", "croc", "gator"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [brow] }) => {
      const air = gap * 0.6;
      const teeth = by(one, 4, 5, 3);
      const top = among(brow, 3.6, 4.4, 3, 4);
      const head = named(
        "head",
        pen(-1, 9)
          .curve(1, 8.6, 2.4, top, 6, top)
          .curve(9.2, top, 9.4, 8.4, 12.6, 8.4)
          .line(17.6, 8.4)
          .curve(19, 8.4, 19.4, 6.4, 21.6, 6.4)
          .curve(24, 6.4, 25.2, 9, 25.2, 12)
          .curve(25.2, 13.6, 24.8, 14.6, 24.4, 15.4)
          .curve(23.8, 18.6, 21.6, 20, 19, 20)
          .line(8, 20)
          .curve(4, 20, 1, 20.6, -1, 22)
          .path(),
      );
      const half = 17 / (teeth * 2 - 1);
      const high = Math.sqrt(half) * by(two, 2, 1.7, 2.2);
      const above = (y: number) => {
        const edge = pen(-9, y - 1.6);
        for (let at = 0; at < teeth * 2; at++) edge.line(5.4 + at * half, y + (at % 2) * high);
        return edge
          .line(60, y + high)
          .line(-9, -60)
          .path();
      };
      const eye = named("eye", disc(6, top + 3.6, by(three, 1.3, 1.1, 1.5)));
      const below = 12 + (air * Math.hypot(half, high)) / half;
      return inTwo(cut(meet(head, above(12)), eye), cut(head, above(below)), air, "none");
    },
  },
];
