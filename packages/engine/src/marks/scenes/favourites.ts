import { cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, rotation, scaling } from "../../geometry/path.ts";
import { bar, disc, lens, rect, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { fitted, inks, times } from "./parts.ts";
import { type Node, outline, through } from "./smooth-outline.ts";

/** A stroke that swells and tapers: points as "x,y,width". */
const limb = (text: string): Path => {
  const points = text.split(" ").map((each) => each.split(",").map(Number) as [number, number, number]);
  const side = (way: 1 | -1) =>
    points.map(([x, y, wide], at): Node => {
      const [before, after] = [points[Math.max(0, at - 1)]!, points[Math.min(points.length - 1, at + 1)]!];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const reach = (wide / 2 / Math.hypot(dx, dy)) * way;
      return [x + dy * reach, y - dx * reach, at === 0 || at === points.length - 1];
    });
  return outline([...side(1), ...side(-1).reverse()]);
};

/** What clients ask for most, each with an idea of its own. */
export const FAVOURITES: readonly Scene[] = [
  {
    id: "mountain-ribbon",
    ideas: [],
    words: ["mountain", "mountains", "peak", "peaks", "summit", "summits", "alp", "alps"],
    goesWith: ["hike", "climb"],
    suggests: ["sun", "circle"],
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.25;
      const wide = by(one, 3.5, 3.8, 3.3);
      const slope = among(a, 0.6, 0.57, 0.63, 0.58);
      // Two folded ribbons of one width; the farther passes under the nearer.
      const peak = (x: number, top: number) => {
        const run = (20 - top) * slope;
        return through`${x},${top}! ${x + run},20! ${x + run - wide},20! ${x},${top + wide / slope}! ${x - run + wide},20! ${x - run},20!`;
      };
      const low = by(two, 4.8, 5.4, 4.2);
      const far = 10 + by(three, 9, 9.4, 8.7);
      const front = peak(10, 0);
      const sun = named("sun", disc(far - 3, low - 4.2, 2));
      return fitted(air, 4, join(front, cut(peak(far, low), grow(front, air)), sun));
    },
  },
  {
    id: "sun-and-reflection",
    ideas: [],
    words: ["sun", "suns", "sunrise", "sunset", "sunshine", "dawn"],
    goesWith: ["morning", "summer", "horizon"],
    has: ["sea", "water"],
    suggests: ["wave", "circle"],
    isRound: true,
    isOpen: true,
    allowsFace: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const core = by(one, 4.8, 5.2, 4.4);
      const rays = by(two, 11, 13, 9);
      const rim = core + by(three, 2, 2.2, 1.8);
      const step = 180 / rays;
      // Half of all wedges are ink: what is light above the horizon is dark below it.
      const wedges = join(...times(rays, (at) => sector(12, 12, 12, step * (2 * at), step * (2 * at + 1))));
      const ground = named("ground", rect(0, 12, 24, 12));
      const sky = cut(join(cut(wedges, disc(12, 12, rim)), disc(12, 12, core)), ground);
      const sea = cut(meet(join(wedges, disc(12, 12, rim)), ground), disc(12, 12, core));
      return inks({ gaps: [air], parts: 8 }, move(join(sky, sea), rotation(among(a, 0, -16, 0, 16), 12, 12)));
    },
  },
  {
    id: "dog-play-bow",
    ideas: [],
    words: ["dog", "dogs", "puppy", "puppies", "hound", "canine"],
    goesWith: ["pet", "play"],
    isOpen: true,
    promise: 0.939,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wag = by(two, 0, 1.2, -1.4);
      const rump = by(one, 0, -0.8, 0.6);
      const body = named(
        "body",
        through`2.2,22.4! 0.7,21.8 0.7,19.6 2.2,19! 7,19! 6.2,16.2! 2.6,16.4 0,14.2 1.4,12.2 4.6,11.2 6.8,8.6 10.4,8 14,9.6 17.6,${8.6 + rump} 21.4,${8.2 + rump} 23.2,12 22.6,16.6 22.3,22.4! 18.3,22.4! 18.3,16.6! 15.4,18.8 14,22.4!`,
      );
      const tip: Point = [20.2 + wag, 0.8 + rump];
      const tail = named(
        "tail",
        join(
          limb(`18.9,${11.4 + rump},5.4 ${20.5 + wag * 0.3},${5.6 + rump},2.9 ${tip.join()},2.2`),
          disc(...tip, 1.1),
        ),
      );
      const hang = by(three, 0, 0.6, -0.5);
      const ear = named(
        "ear",
        through`8.2,7.8! 10.8,8 13.2,11 ${12.8 + hang},${15 + hang} 10.6,${16 + hang} 9,13.4`,
      );
      const eye = named("eye", disc(5.3, 12.2, among(a, 0.95, 0.9, 1, 0.95)));
      return fitted(air, 2, join(cut(join(body, tail), grow(ear, air), eye), ear));
    },
  },
  {
    id: "rabbit-from-behind",
    ideas: [],
    words: ["rabbit", "rabbits", "bunny", "bunnies"],
    goesWith: ["hare", "easter", "pet"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const long = by(three, 0, 1, -0.8);
      const ear = (turn: number) =>
        named(
          "ear",
          move(
            through`12,7! 10.1,3 10.1,${-1.6 + long} 12,${-4.2 + long} 13.9,${-1.6 + long} 13.9,3`,
            rotation(turn, 12, 9),
          ),
        );
      // Nearest is the broad back, then the head, which looks away; all of it is discs.
      const ground = named("body", rect(0, 0, 24, 25.4));
      const seat = meet(join(disc(12, 18.2, 8), ...both(disc(18.6, 25, 3.4))), ground);
      const [spread, bent] = [by(two, 17, 20, 15), among(a, 0, 10, 4, 18)];
      const head = named("head", join(disc(12, 8.2, 5), ear(-spread), ear(spread + bent)));
      const tail = named("tail", disc(12, 20.2, by(one, 3, 3.3, 2.8)));
      return fitted(air, 2, join(cut(head, grow(seat, air)), cut(seat, tail)));
    },
  },
  {
    id: "elephant-and-calf",
    ideas: [],
    words: ["elephant", "elephants"],
    goesWith: ["safari", "family"],
    isOpen: true,
    has: ["calf", "baby elephant", "baby"],
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.3, leastAirOf(gap));
      // One drawing at two sizes: the arch of the mother fits the back of the calf.
      const stand = (x: number, top: number, widths: string, chin: number, rise: number, round: number) => {
        const [trunk, clear, leg, arch] = widths.split(" ").map(Number) as [number, number, number, number];
        const [chest, end] = [x + trunk + clear, x + trunk + clear + 2 * leg + arch];
        return cut(
          roundRect(x, top, end - x, 24 - top, [round, round, 0, 0]),
          roundRect(x + trunk, chin, clear, 30, [clear / 2, clear / 2, 0, 0]),
          roundRect(chest + leg, 24 - arch * rise, arch, 30, [arch / 2, arch / 2, 0, 0]),
        );
      };
      const [leg, wide] = [by(one, 3.6, 3.9, 3.3), by(two, 12, 12.4, 11.6)];
      const mother = stand(0, 4 - by(three, 0.4, 0.9, 0.1), `3.2 2.3 ${leg} ${wide}`, 14.6, 0.86, 9.8);
      const inner = 5.5 + leg + air;
      const room = wide - 2 * air;
      const calf = stand(inner, 24 - wide * 0.86 + air, `2 1.1 2.1 ${room - 7.3}`, 19.8, 1.3, room / 2);
      const curl = cut(rect(-2.4, 19.2, 5.6, 4.8), disc(-2.4, 19.2, 2.4));
      const ear = named(
        "ear",
        through`6.8,7.2! 11.2,6.6 13.2,${among(a, 9, 9.3, 8.8, 9.1)} 11.6,12 8.6,13.4! 7.1,10.6`,
      );
      return fitted(air, 3, join(cut(join(mother, curl), grow(ear, air), disc(3.3, 10.4, 0.95)), ear, calf));
    },
  },
  {
    id: "butterfly-of-loops",
    ideas: [],
    words: ["butterfly", "butterflies"],
    goesWith: ["moth", "change", "garden"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.3, leastAirOf(gap) * 1.1);
      const wide = by(one, 2.4, 2.6, 2.3);
      // One band draws both wings of a side, round bars with the same ends.
      const loop = (long: number, r: number, turn: number) => {
        const stadium = (radius: number) =>
          join(disc(long, 0, radius), rect(-9, -radius, long + 9, 2 * radius));
        const inner = r - wide - air;
        const start = Math.min(long - 0.1, (1.1 + air + inner) / Math.cos((turn * Math.PI) / 180));
        const core = bar([start, 0], [long, 0], 2 * inner, "round");
        return {
          edge: move(cut(stadium(r), stadium(r - wide)), rotation(turn, 0, 0)),
          core: move(core, rotation(turn, 0, 0)),
        };
      };
      const right = rect(air + 1.1, -30, 30, 60);
      const upper = loop(8, 5.6, by(two, -42, -39, -45));
      const lower = loop(6, among(a, 4.8, 4.7, 5, 4.8), by(three, 46, 43, 49));
      const [sky, earth] = [rect(0, -30, 30, 30), rect(0, -0.1, 30, 30)];
      const edge = meet(join(meet(upper.edge, sky), meet(lower.edge, earth)), right);
      const half = join(edge, upper.core, lower.core);
      const body = named("body", bar([0, -5], [0, 8.4], 2.2, "round"));
      return fitted(air, 7, join(half, move(half, scaling(-1, 1)), body));
    },
  },
  {
    id: "eagle-beyond-disc",
    allowsFace: true,
    ideas: [],
    words: ["eagle", "eagles", "bald eagle", "sea eagle"],
    goesWith: ["hawk", "falcon", "freedom"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const ground = disc(13.5, 12, among(a, 10.5, 10.8, 10.3, 11));
      const deep = by(three, 0, 0.7, -0.7);
      const crown = by(one, 4.8, 4.4, 5.2);
      const head = named(
        "head",
        through`2,7.6! 6.6,5.6 11.5,${crown} 16.8,6.8 19.4,11.4 20.2,17.6! 17.2,15.8! 16.6,${20.2 + deep}! 13.6,${16.8 - deep * 0.4}! 11.6,${19.8 + deep}! 9.8,16! 7.2,17.2! 7.4,14.6 6.2,13.2! 2,13.4!`,
      );
      const hook = by(two, 16, 16.8, 15.4);
      // The head is light in the disc, and the beak dark where it leaves it.
      const beak = named("beak", through`5.4,6! 1,5.8 -3,9 -2.6,${hook}! -0.8,13 2,12.6 5.4,13.4!`);
      const eye = named("eye", through`6.6,8! 11.4,8.8! 10.4,11 8,10.6`);
      return fitted(air, 2, join(cut(ground, head), cut(beak, ground), eye));
    },
  },
  {
    id: "fawn-at-rest",
    ideas: [],
    words: ["deer", "fawn", "fawns", "doe"],
    goesWith: ["forest"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = named(
        "body",
        through`5,24! 4.6,18 6.6,12.8 6.4,10.4! 2.4,10.8 0.8,9.4 2.2,7.4 5,4.6 8.4,4.2 10.6,6.6 11,10.6 14,12.4 19,13 22.8,16.4 23.9,20.6 22.8,23.2 20.8,24!`,
      );
      const foot = roundRect(0, 21, 9, 3, [1.5, 0, 0, 1.5]);
      const lift = by(two, 0, 1.2, -0.8);
      const ears = [
        named("ear", lens([7.6, 6], [14.8, 2.8 - lift], 0.44)),
        named("ear", lens([6.2, 6], [7.8 - lift * 0.4, -2], 0.42)),
      ];
      const flag = named("flag", lens([21, 17.4], [25.4, 12.8 + by(three, 0, 1, -0.6)], 0.5));
      const places = among(
        a,
        "13.4,16 17,16.2 20.2,18.2 15.2,19.4",
        "13.2,16 16.8,16 20,17.8 14.8,19.4 18.2,20.2",
        "14,16.2 17.6,16.6 15.8,19.6",
        "13.4,16 17.2,16 20.6,18 15.2,19.2 18.6,20.6",
      );
      const spots = places.split(" ").map((place) => {
        const [x, y] = place.split(",").map(Number);
        return named("spot", disc(x!, y!, by(one, 0.95, 1.05, 0.9)));
      });
      return fitted(air, 1, cut(join(body, foot, flag, ...ears), ...spots, disc(5.6, 7.6, 0.9)));
    },
  },
];
