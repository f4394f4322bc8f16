import { asForm, cut, type Form, grow, join, meet, move, named, parts, warped } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, disc, lens, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, facts, layer } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";

const FARMED = { ideas: [], isOpen: true } as const;

/** The gap inside an animal: solids of this size want a finer one than strokes do. */
const airOf = (gap: number): number => Math.min(1.35, Math.max(1, gap * 0.62));

/** An outline of cubics alone: where it starts, then six numbers for each. */
const outline = ([x, y, ...rest]: readonly number[]): Path => {
  const drawn = pen(x, y);
  for (let at = 0; at + 5 < rest.length; at += 6) {
    drawn.curve(rest[at]!, rest[at + 1]!, rest[at + 2]!, rest[at + 3]!, rest[at + 4]!, rest[at + 5]!);
  }
  return drawn.path();
};

/** A half that reaches just over the axis, made whole. */
const whole = (half: Form | Path): Form => join(...both(half));

/** What shows of a part behind another, tucked a hair under it: inks that only touch leave a seam of light. */
const behind = (part: Form | Path, front: Form | Path, dx: number, dy: number): Form =>
  cut(part, move(front, translation(dx * 0.12, dy * 0.12)));

const animal = (lead: Form, second: Form | Path, air: number, count: number, isEven = false): Drawing => ({
  layers: [layer(lead, "primary"), layer(asForm(second), "secondary")],
  facts: facts({ gaps: [air], symmetry: isEven ? "mirror" : "none", parts: count, events: ["colour"] }),
});

/** The same animal leaning forward or back, and broader above than below or the other way round. */
const posed = ({ layers, ...rest }: Drawing, lean: number, taper = 0): Drawing => {
  const rule = ([x, y]: Point): Point => [x + (12 - y) * (lean + ((x - 12) * taper) / 12), y];
  return { ...rest, layers: layers.map(({ form, ink }) => layer(warped(form, rule), ink)) };
};

/** What lives on a farm: each known by two or three features, the rest left out. */
export const FARM: readonly Scene[] = [
  {
    ...FARMED,
    id: "rooster",
    words: ["rooster", "roosters", "cock", "cockerel"],
    goesWith: ["farm", "poultry", "weathervane"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [crest, wings] }) => {
      const body = named(
        "body",
        outline([
          0, 9, 2, 8.4, 2.8, 7.6, 3.2, 6.4, 3.8, 4.8, 5.2, 4, 6.8, 4, 9.6, 4, 10.2, 6.6, 10.8, 9.2, 11.4,
          11.8, 13, 13.2, 15.6, 13.2, 15.6, 13.2, 22.8, 13.2, 22.8, 13.2, 22.2, 19.4, 17.6, 23.4, 12, 23.4,
          6.4, 23.4, 2.8, 19.8, 2.8, 15.4, 2.8, 13.2, 3.8, 12, 3.8, 10.4,
        ]),
      );
      const sickles = parts(
        outline([
          13, 12, 13, 5, 15, 0.6, 19, 0.6, 22, 0.6, 24, 3, 24, 6, 23, 4, 21, 3.4, 20, 3.4, 17, 3.4, 16, 7, 16,
          12,
        ]),
        outline([
          17, 12, 17, 8, 18, 4.8, 21, 4.8, 23, 4.8, 24, 8, 24, 11, 23, 9, 22, 7.8, 21.4, 7.8, 20, 7.8, 20, 10,
          20, 12,
        ]),
      );
      const tail = named(
        "tail",
        move(sickles, scaling(by(two, 1, 0.93, 1.04), by(one, 1, 0.9, 1.07), 13, 12)),
      );
      const lobes = among(crest, [1.9, 2.1, 1.7], [2.3, 2.3], [1.6, 2, 2.3], [1.9, 1.9, 1.9]);
      const comb = named("comb", join(...lobes.map((r, at) => disc(4.4 + at * 2.5, 3.6 - r * 0.4, r))));
      const wattle = named("wattle", lens([3, 9], [by(three, 1.6, 2.2, 1), by(three, 14.4, 13.6, 15)], 0.62));
      const wing = named(
        "wing",
        cut(disc(10.8, 15, 5.2), disc(among(wings, 10.8, 11.4, 11, 11.7), 13.6, 5.1)),
      );
      const red = parts(behind(comb, body, 0, 1), behind(wattle, body, 1, -1));
      return animal(
        parts(cut(named("beak", body, rect(-4, 6, 7, 4.4)), named("eye", disc(6.2, 7.4, 1)), wing), tail),
        red,
        airOf(gap),
        3,
      );
    },
  },
  {
    ...FARMED,
    id: "hen",
    words: ["hen", "hens", "chicken", "chickens", "pullet"],
    goesWith: ["egg", "poultry", "farm"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [crest] }) => {
      const air = airOf(gap);
      const saddle = disc(by(one, 14.8, 15.2, 14.4), by(one, 3.6, 2.4, 4.4), 6.8);
      const bowl = cut(disc(12.8, 12.8, 11.2), saddle, rect(16, 0, 9, by(two, 3.6, 5, 2.6)));
      const beak = named("beak", outline([3, 4, 1.8, 6.4, 0.6, 7.4, -1.4, 8.4, 0.4, 9.2, 2, 9.6, 4, 9.6]));
      const bird = join(bowl, disc(6.4, 6.8, 4.6), beak);
      const wing = named(
        "wing",
        outline([
          8.4, 13.4, 12, 15, 16, 14.8, 20.4, 12, 20, 16, 17, 19.4, 14, 19.4, 11, 19.4, 8, 17, 8.4, 13.4,
        ]),
      );
      const lobes = among(crest, [3.8, 6.4, 9], [4.6, 8], [3.8, 6.4], [5, 7.4, 9.6]);
      const comb = named("comb", join(...lobes.map((x) => disc(x, 1.8 + Math.abs(x - 6.4) * 0.3, 2.2))));
      const wattle = named("wattle", lens([3.4, 7.6], [1.2, by(three, 14, 13.2, 14.8)], 0.72));
      const red = join(behind(comb, bird, 0, 1), behind(wattle, bird, 1, -1));
      return animal(cut(bird, disc(6, 6.6, 1), grow(wing, air)), join(red, wing), air, 3);
    },
  },
  {
    ...FARMED,
    id: "chick",
    allowsFace: true,
    words: ["chick", "chicks", "hatchling"],
    goesWith: ["egg", "easter", "nursery", "kindergarten"],
    has: ["egg"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [crack] }) => {
      const air = airOf(gap);
      const teeth = among(crack, 4, 5, 3, 4);
      const [mid, deep] = [by(two, 15.2, 14.8, 15.6), among(crack, 1.5, 1.3, 1.8, 1.4)];
      const edge = Array.from({ length: teeth * 2 + 1 }, (_, at): Point => {
        return [12 + (at / teeth - 1) * 10.6, mid + (at % 2 === 0 ? -deep : deep)];
      });
      const below = polygon([...edge, [22.6, 26], [1.4, 26]]);
      const shell = named(
        "shell",
        whole(outline([12.1, 8, 6, 8, 1.6, 10, 1.6, 14, 1.6, 20, 6.4, 24, 12.1, 24])),
      );
      const leaf = by(three, 9.4, 8.6, 10.4);
      const tuft = join(lens([12.4, 4.4], [leaf, -0.6], 0.5), lens([11.6, 4.4], [leaf + 4.8, -0.4], 0.5));
      const head = named("head", join(disc(12, 10.4, by(one, 8.2, 8.6, 7.8)), tuft));
      const beak = named(
        "beak",
        whole(outline([12, 7, 12, 7, 9.2, 8.8, 9.2, 8.8, 9.2, 8.8, 12, 10.6, 12, 10.6])),
      );
      const chick = cut(head, move(below, translation(0, -air * 1.2)), ...both(disc(7.6, 7.4, 1.2)), beak);
      return animal(meet(shell, below), chick, air, 2, true);
    },
  },
  {
    ...FARMED,
    id: "sheep",
    words: ["sheep", "ewe", "ewes", "merino", "lamb", "lambs"],
    goesWith: ["wool", "shepherd", "fleece", "knitting"],
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [curly] }) => {
      const air = airOf(gap);
      const count = among(curly, 8, 9, 7, 10);
      const curl = (_: unknown, at: number) =>
        disc(...polar(13.8, 9.8, 6, (360 * (at + 0.5)) / count), 5.6 - count / 5);
      const fleece = named("fleece", join(disc(13.8, 9.8, 6), ...Array.from({ length: count }, curl)));
      const side = outline([
        12.1, 5, 9.6, 5, 8, 6, 8.4, 9, 8.6, 12, 10, 13, 10, 15, 10, 17, 11, 17.6, 12.1, 17.6,
      ]);
      const ear = named("ear", lens([9.4, 8.4], [by(one, 5.2, 5.8, 5), by(one, 10.6, 8.4, 12.4)], 0.6));
      const put = translation(-5.4, by(three, 0.4, -1, 1.4));
      const mask = move(whole(join(side, ear)), put);
      const face = named("face", cut(mask, move(parts(...both(disc(10.3, 9.6, 0.9))), put)));
      const legs = by(two, [9.6, 16.4], [8.8, 12, 15.4, 18.6], [8.8, 17.4]).map((x) =>
        named("leg", rect(x, 12, 2, 12)),
      );
      return animal(cut(fleece, grow(mask, air)), parts(face, behind(join(...legs), fleece, 0, -1)), air, 4);
    },
  },
  {
    ...FARMED,
    id: "cow",
    allowsFace: true,
    words: ["cow", "cows", "cattle", "heifer"],
    goesWith: ["milk", "dairy", "cheese", "butter", "creamery"],
    promise: 0.937,
    draw: ({ gap, variation: [one, two, , three], construction: [blaze] }) => {
      // Two dark cheeks, and the white blaze between them is the ground.
      const air = airOf(gap);
      const cheek = named(
        "head",
        outline([12, 3.4, 9, 3, 5, 4, 4.8, 8, 4.6, 11, 5, 13, 5.8, 15.6, 5.8, 15.6, 12, 15.6, 12, 15.6]),
      );
      const horn = named("horn", outline([8.4, 3.6, 6.8, 3.4, 6, 2, 5.4, -0.4, 3.4, 2, 4, 5.2, 6.6, 6]));
      const light = outline([13, 2, 11, 2, 11, 3, 11, 4, 11, 10, 9.2, 11, 9.2, 16, 9.2, 16, 13, 16, 13, 16]);
      const white = move(light, scaling(among(blaze, 1, 1.3, 0.8, 1.15), 1, 12, 0));
      const ear = named("ear", lens([6.4, 8], [-0.8, by(two, 9.2, 11, 7.8)], 0.52));
      const wide = by(three, 7.4, 8, 6.8);
      const muzzle = named("nose", roundRect(12 - wide, 15.6 + air, 2 * wide, 7.2, 3.6));
      const nose = named("nose", cut(muzzle, ...both(lens([7.9, 19.4], [9.8, 21.3], 0.7))));
      const half = cut(join(cheek, horn, ear), named("eye", disc(7.6, 10.2, 1.1)), white);
      return posed(animal(parts(...both(half)), nose, air, 3, true), 0, by(one, 0, 0.08, -0.05));
    },
  },
  {
    ...FARMED,
    id: "bull",
    allowsFace: true,
    ideas: ["strength"],
    words: ["bull", "bulls", "ox", "oxen", "taurus", "toro"],
    goesWith: ["steak", "steakhouse", "beef"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [look, rings] }) => {
      const air = airOf(gap);
      const horn = named("horn", outline([6.8, 9.6, 1.6, 10, -2.4, 6, 1.4, -1, 1.8, 3.4, 3.4, 5, 6.8, 4.8]));
      const half = outline([
        12.1, 4.2, 10, 4.2, 6.8, 4.6, 6.8, 7.4, 6.8, 13, 8.2, 15, 8.2, 18, 8.2, 20, 10, 21, 12.1, 21,
      ]);
      const skull = named("head", whole(half));
      const ear = named("ear", lens([7.6, 11.6], [1, by(three, 13.6, 12, 15.2)], 0.46));
      const eye = named(
        "eye",
        lens([7.7, among(look, 9.6, 10.2, 9.2, 9.8)], [10.9, among(look, 12, 11.4, 12.4, 11.8)], 0.46),
      );
      const nostril = lens([9.2, 17], [11.2, 18.6], 0.6);
      const head = named("head", cut(join(skull, ...both(ear)), ...both(eye), ...both(nostril)));
      const ring = behind(band(12, among(rings, 20.8, 20.4, 21.2, 20.8), 3.7, 2, -20, 200), skull, 0, -1);
      const horns = both(
        named("horn", move(cut(horn, grow(skull, air)), scaling(1, by(two, 1, 0.88, 1.1), 0, 9.6))),
      );
      return posed(animal(head, parts(...horns, ring), air, 4, true), 0, by(one, 0, 0.1, -0.06));
    },
  },
  {
    ...FARMED,
    id: "pig",
    allowsFace: true,
    words: ["pig", "pigs", "piglet", "hog", "swine", "piggy"],
    goesWith: ["pork", "bacon", "ham", "sausage", "savings", "butcher"],
    promise: 0.912,
    draw: ({ gap, variation: [one, two, , three], construction: [ears] }) => {
      const air = airOf(gap);
      const head = named(
        "head",
        whole(outline([12.1, 2.6, 5.6, 2.6, 0.8, 7, 0.8, 13.2, 0.8, 19.6, 5.6, 23.8, 12.1, 23.8])),
      );
      const flap = outline([
        0, -0.4, 3.6, -1.2, 6.6, -0.8, 9, 0.8, 6, 2.2, 2.4, 5, 0.4, 9, -1, 6, -1, 3, 0, -0.4,
      ]);
      const ear = named("ear", move(flap, rotation(among(ears, 0, 5, -4, 2), 5, 5)));
      const oval = whole(
        outline([12.1, 12.8, 8.4, 12.8, 6.4, 14, 6.4, 16.6, 6.4, 19.2, 8.4, 20.4, 12.1, 20.4]),
      );
      const snout = named("nose", move(oval, scaling(by(one, 1, 1.1, 0.92), by(two, 1, 1.06, 0.94), 12, 17)));
      const eye = named("eye", disc(by(three, 6.2, 5.6, 6.8), 10.6, 1.15));
      const mask = cut(head, ...both(grow(ear, air)), grow(snout, air), ...both(eye));
      const nose = named("nose", cut(snout, ...both(lens([9.8, 14.6], [9.8, 18.6], 0.5))));
      return animal(parts(mask, ...both(ear)), nose, air, 4, true);
    },
  },
  {
    ...FARMED,
    id: "donkey",
    words: ["donkey", "donkeys", "mule", "burro"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [mood] }) => {
      const air = airOf(gap);
      const head = named(
        "head",
        outline([
          10.6, 9.6, 8.4, 10.4, 5, 13.6, 2.4, 16.8, 0.6, 19, 1.4, 22, 3.8, 22.8, 5.8, 23.4, 7.2, 22.6, 8.4,
          21.2, 9.6, 19.8, 11, 19.8, 12.6, 18.8, 12.8, 20.8, 12, 22.6, 11.4, 24, 11.4, 24, 19.6, 24, 19.6, 24,
          20, 17.4, 18.6, 11.4, 15.6, 8.6,
        ]),
      );
      const ear = (x: number, turn: number) =>
        named("ear", move(lens([x, 12.6], [x, -1], by(one, 0.32, 0.29, 0.35)), rotation(turn, x, 12.6)));
      const ears = named("ear", join(ear(12, by(two, -10, -16, -4)), ear(15, among(mood, 22, 16, 32, 40))));
      const mane = named(
        "mane",
        outline([19, 9.4, 22, 13, 24, 18, 23.4, 24, 23.4, 24, 21, 24, 21, 24, 21.4, 18, 20, 13, 17.6, 10.4]),
      );
      const nose = named("nose", disc(1.4, 23, by(three, 7, 6.4, 7.8)));
      const lead = cut(join(head, ears), grow(nose, air), disc(10.2, 13.4, 1));
      return animal(lead, parts(meet(head, nose), cut(mane, grow(ears, air))), air, 3);
    },
  },
  {
    ...FARMED,
    id: "goose",
    words: ["goose", "geese", "gander"],
    promise: 0.913,
    draw: ({ gap, variation: [one, two, , three], construction: [wings] }) => {
      const body = named(
        "body",
        outline([
          3.8, 2.4, 4.4, 0.8, 5.6, 0, 7, 0, 9, 0, 10, 1.6, 9.8, 3.6, 9.6, 6.6, 8.2, 8.6, 8.6, 11.4, 9, 13.4,
          12, 13.4, 15, 12.8, 18, 12.2, 21, 11.2, 24.4, 11.2, 22.6, 17, 18.4, 21, 12.8, 21, 7.4, 21, 4.2, 18,
          4.4, 14, 4.6, 10, 7, 8.4, 6.6, 5.6, 5.6, 5.8, 4.8, 5.8, 3.8, 5.8,
        ]),
      );
      const wedge = outline([4.4, 1.4, 4.4, 1.4, -0.6, 5.8, -0.6, 5.8, -0.6, 5.8, 5, 5.8, 5, 5.8]);
      const beak = named("beak", move(wedge, scaling(by(two, 1, 0.85, 1.12), 1, 4.4, 0)));
      const foot = outline([
        10, 19, 10, 19, 12, 19, 12, 19, 12, 19, 12, 24, 12, 24, 12, 24, 7.7, 24, 7.7, 24,
      ]);
      const feet = named("leg", join(foot, move(foot, translation(by(three, 5, 4.6, 5.8), 0))));
      const slit = outline([8.6, 14.6, 10.2, 19, 16.4, 19, 20.8, 14, 16.4, 17.2, 11.6, 17.2, 8.6, 14.6]);
      const wing = named("wing", move(slit, rotation(among(wings, 0, -8, 6, -4), 14, 16)));
      const lead = cut(body, wing, disc(6.8, 3.2, 0.85));
      return posed(
        animal(lead, behind(join(beak, feet), body, 1, -1), airOf(gap), 3),
        by(one, 0, 0.08, -0.06),
      );
    },
  },
  {
    ...FARMED,
    id: "duck",
    words: ["duck", "ducks", "drake", "mallard", "duckling", "ducklings"],
    goesWith: ["pond"],
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [wings] }) => {
      const air = airOf(gap);
      const body = named(
        "body",
        outline([
          4.2, 8, 5.4, 12.4, 1.2, 12.8, 1.2, 17.2, 1.2, 20.6, 4.4, 22.6, 9, 22.6, 9, 22.6, 14.4, 22.6, 14.4,
          22.6, 20.6, 22.6, 24, 17, 24, 9.4, 21.4, 12.6, 19, 13.6, 16.6, 13.6, 13.4, 13.6, 11.8, 12, 13.1, 8,
        ]),
      );
      const bird = join(disc(8.6, 6.2, 5), body);
      const white = 9.4 + air * by(three, 1, 1.3, 0.9);
      const collar = named("collar", cut(disc(8.8, 3.4, white), disc(8.8, 3.4, 9.4), rect(14.8, 0, 10, 24)));
      const spoon = outline([4.6, 3.4, 3.6, 5.8, 1.6, 6.4, -1, 6.2, -1.6, 8.8, 0.6, 10.2, 5, 9.8]);
      const bill = named("beak", move(spoon, scaling(by(two, 1, 1.16, 0.9), 1, 4, 0)));
      const slit = outline([9.4, 16, 10.4, 20.8, 17.4, 21, 21, 14.8, 16.8, 18.6, 12.2, 18.6, 9.4, 16]);
      const wing = named("wing", move(slit, rotation(among(wings, 0, 8, -6, 4), 15, 18)));
      const lead = cut(bird, disc(7.6, 5.4, 1), collar, wing);
      return posed(animal(lead, behind(bill, bird, 1, 0), air, 3), by(one, 0, 0.07, -0.06));
    },
  },
  {
    ...FARMED,
    id: "hound",
    words: ["dog", "dogs", "hound", "puppy", "retriever", "labrador", "beagle"],
    goesWith: ["pet", "kennel", "hunt"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [ears] }) => {
      const air = airOf(gap);
      const head = named(
        "head",
        outline([
          0, 9, 0, 7.2, 1, 6.4, 2.8, 6.4, 6, 6.4, 7.4, 5.4, 8.8, 3.8, 10.6, 1.6, 13, 0.2, 15.8, 0.2, 18.6,
          0.2, 20, 2.6, 21, 5, 19.4, 10, 18.4, 18, 20.6, 24, 20.6, 24, 8.2, 24, 8.2, 24, 10.2, 21, 10.6, 18.6,
          10, 15.8, 7.4, 16.2, 4.4, 15.8, 2.4, 14.2, 0.8, 12.8, 0, 11.2, 0, 9,
        ]),
      );
      const lobe = outline([
        14.6, 4, 17, 2, 20, 2.6, 21, 5, 22.4, 8.4, 23.8, 10.8, 23.6, 13.6, 23.4, 17.6, 20.6, 19.4, 18, 18,
        14.6, 16, 16.4, 11.6, 14.4, 8, 13.6, 6.6, 13.6, 5, 14.6, 4,
      ]);
      const ear = named("ear", move(lobe, scaling(by(two, 1, 1.06, 0.98), by(two, 1, 0.98, 1.04), 14, 5)));
      // The ear grows out of the skull, and the light below it alone tells the two apart.
      const light = meet(grow(ear, air), rect(0, among(ears, 6.4, 8, 5.4, 7.2), 26, 20));
      const low = by(three, 20.8, 20.4, 21.2);
      const bust = cut(head, light, disc(9.8, 7.4, 1));
      const lead = join(cut(bust, rect(0, low - air, 26, 9)), ear);
      return posed(animal(lead, meet(bust, rect(0, low, 26, 9)), air, 2), by(one, 0, 0.05, -0.05));
    },
  },
];
