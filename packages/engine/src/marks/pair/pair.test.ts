import { describe, expect, it } from "vitest";
import { cut, extent, grow, join, meet, move, solid } from "../../geometry/form.ts";
import { bounds, contourAreas } from "../../geometry/path.ts";
import { disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import { grownOf, resolve } from "../../geometry/resolve.ts";
import { type BondWish, NEUTRAL_MOOD } from "../../vocabulary.ts";
import type { MarkContext } from "../family.ts";
import { refusalOf } from "../shows.ts";
import { PLAIN_TRAITS as TRAITS } from "../traits.fixture.ts";
import { withoutCrumbs } from "./overlaid.ts";
import { OPERATORS, pair } from "./pair.ts";
import { type Piece, pieceOf } from "./piece.ts";
import { piecesOf } from "./pieces.ts";
import { SEVERAL, severalOf } from "./several.ts";

const piece = (word: string, form: Parameters<typeof pieceOf>[2]): Piece =>
  pieceOf(word, word, form, () => 3)!;
const operator = (id: string) => OPERATORS.find((each) => each.id === id)!;

const square = piece("box", solid(rect(2, 2, 20, 20)));
const ball = piece("ball", solid(disc(12, 12, 10)));
const hoop = piece("hoop", solid(ring(12, 12, 12, 9)));
const crescent = piece("moon", cut(disc(12, 12, 12), disc(15, 12, 11)));
const pin = piece("pin", join(disc(12, 6, 6), rect(11, 10, 2, 14)));
const back = piece("whale", solid(roundRect(0, 8, 24, 12, 5)));

const common = (left: Parameters<typeof meet>[0], right: Parameters<typeof meet>[0]): number =>
  ink(rasterise(meet(left, right), 96, squareAround(extent(join(left, right)))).bits);

describe("what composes two things", () => {
  it("within: the guest is a hole with a wall all around it, on the host's axis", () => {
    const made = operator("within").compose({ host: square, guest: ball, traits: TRAITS })!;
    const [outer, inner] = [extent(made.hole!), extent(made.guest)];
    expect(inner.x - outer.x).toBeGreaterThanOrEqual(TRAITS.gap - 0.3);
    expect(outer.x + outer.width - inner.x - inner.width).toBeGreaterThanOrEqual(TRAITS.gap - 0.3);
    expect(inner.x + inner.width / 2).toBeCloseTo(square.axis!, 1);
    expect(common(made.host, made.guest)).toBe(0);
  });

  it("within, for two inks: a gap parts the inks", () => {
    const { inTwo } = operator("within").compose({ host: square, guest: ball, traits: TRAITS })!;
    expect(common(inTwo!.host, grow(inTwo!.guest, TRAITS.gap * 0.6))).toBe(0);
  });

  it("counter: the guest stands in what the host leaves open, and touches nothing", () => {
    const made = operator("counter").compose({ host: hoop, guest: ball, traits: TRAITS })!;
    expect(common(made.host, grow(made.guest, TRAITS.gap * 0.5))).toBe(0);
    expect(operator("counter").compose({ host: square, guest: ball, traits: TRAITS })).toBeNull();
  });

  it("nested: the guest stands in the bay of the host's contour", () => {
    const made = operator("nested").compose({
      host: crescent,
      guest: ball,
      traits: { ...TRAITS, gap: 1.5 },
    })!;
    const [bay, { x, width }] = [extent(made.host), extent(made.guest)];
    expect(common(made.host, made.guest)).toBe(0);
    expect(x).toBeGreaterThan(bay.x);
    expect(x + width).toBeLessThan(bay.x + bay.width);
  });

  it("carried: a guest of which no point of the edge lies at its foot still finds an end", () => {
    const hovering = { ...square, edge: square.edge.filter(([, y]) => y < 12) };
    const made = operator("carried").compose({ host: back, guest: hovering, traits: TRAITS });
    expect(made === null || extent(made.guest).width > 0).toBe(true);
  });

  it("carried: the guest stands on a level back, touches it, is whole, and stands on no tip", () => {
    const made = operator("carried").compose({ host: back, guest: square, traits: TRAITS })!;
    expect(common(made.host, made.guest)).toBeGreaterThan(0);
    expect(made.cuts).toBeUndefined();
    expect(extent(made.guest).y).toBeLessThan(extent(made.host).y);
    const tip = piece(
      "tip",
      solid([
        {
          from: [12, 0],
          segments: [
            [13, 24],
            [11, 24],
            [12, 0],
          ],
        },
      ]),
    );
    expect(operator("carried").compose({ host: tip, guest: square, traits: TRAITS })).toBeNull();
  });

  it("grown: only what grows, and it is one piece with what it grows from", () => {
    const tree = piece("tree", join(disc(12, 8, 8), rect(11, 14, 2, 10)));
    const made = operator("grown").compose({ host: back, guest: tree, traits: TRAITS })!;
    expect(resolve(join(made.host, made.guest))).toHaveLength(1);
    expect(operator("grown").compose({ host: back, guest: pin, traits: TRAITS })).toBeNull();
  });

  it("headed: the guest takes the place of a head on a neck; what has no neck keeps its head", () => {
    const made = operator("headed").compose({ host: pin, guest: square, traits: TRAITS })!;
    expect(extent(made.guest).y + extent(made.guest).height).toBeLessThan(24);
    expect(common(made.host, solid(disc(12, 3, 2)))).toBe(0);
    expect(operator("headed").compose({ host: square, guest: ball, traits: TRAITS })).toBeNull();
  });

  it("winged: a wing on each side, alike, with the root at the host", () => {
    const wing = piece("wing", solid(roundRect(0, 6, 24, 12, [6, 0, 0, 6])));
    const made = operator("winged").compose({ host: square, guest: wing, traits: TRAITS })!;
    const { x, width } = extent(made.guest);
    expect(x + width / 2).toBeCloseTo(12, 1);
    expect(common(made.host, made.guest)).toBe(0);
    expect(made.one).toBeDefined();
  });

  it("above: on one axis, with the brand's gap between", () => {
    const made = operator("above").compose({ host: square, guest: ball, traits: TRAITS })!;
    const [host, guest] = [extent(made.host), extent(made.guest)];
    // Measured on pixels of a quarter of a unit.
    expect(Math.abs(host.y - guest.y - guest.height - TRAITS.gap)).toBeLessThan(0.26);
    expect(guest.x + guest.width / 2).toBeCloseTo(host.x + host.width / 2, 1);
  });

  it("above: comes down between what rises from the host, as far as the gap allows", () => {
    const horns = piece("horns", cut(square.path, disc(12, 0, 8)));
    const made = operator("above").compose({ host: horns, guest: ball, traits: TRAITS })!;
    const [host, guest] = [extent(made.host), extent(made.guest)];
    expect(guest.y + guest.height).toBeGreaterThan(host.y);
    expect(common(grow(made.host, TRAITS.gap * 0.8), made.guest)).toBe(0);
  });

  it("rising: what is inside something open looks out of it, apart by a gap", () => {
    const made = operator("rising").compose({ host: square, guest: ball, traits: TRAITS })!;
    expect(common(made.host, made.guest)).toBe(0);
    expect(extent(made.guest).y).toBeLessThan(extent(made.host).y);
    expect(common(made.guest, rect(-24, extent(made.host).y, 72, 72))).toBe(0);
    expect(operator("rising").compose({ host: ball, guest: square, traits: TRAITS })).toBeNull();
  });

  it("before: enough of what is behind stays in sight", () => {
    const made = operator("before").compose({ host: pin, guest: ball, traits: TRAITS })!;
    expect(common(made.host, made.guest)).toBe(0);
    expect(operator("before").compose({ host: ball, guest: hoop, traits: TRAITS })).toBeNull();
  });

  it("backed: what stands in the sky is larger than its host and behind it, apart by a gap, with no crumbs", () => {
    const moon = piece("full moon", solid(disc(12, 12, 12)));
    const made = operator("backed").compose({ host: pin, guest: moon, traits: TRAITS })!;
    const [host, guest] = [extent(made.host), extent(made.guest)];
    expect(guest.width).toBeGreaterThan(host.width);
    expect(common(grow(made.host, TRAITS.gap * 0.8), made.guest)).toBe(0);
    expect(host.y + host.height).toBeGreaterThan(guest.y + guest.height);
    const areas = contourAreas(resolve(made.guest)).map(Math.abs);
    expect(Math.min(...areas)).toBeGreaterThan(0.02 * Math.max(...areas));
    expect(operator("backed").compose({ host: pin, guest: ball, traits: TRAITS })).toBeNull();
  });

  it("rising: nothing looks out of what is not open", () => {
    const heart = { ...square, word: "heart" };
    expect(operator("rising").compose({ host: heart, guest: ball, traits: TRAITS })).toBeNull();
  });

  it("leaves a creature its face: nothing comes down between its ears, and nothing stands there", () => {
    const ears = cut(square.path, disc(12, 0, 8));
    const cat = piece("cat", ears);
    const onCat = operator("above").compose({ host: cat, guest: ball, traits: TRAITS })!;
    expect(extent(onCat.guest).y + extent(onCat.guest).height).toBeLessThan(extent(onCat.host).y);
    const block = piece("block", solid(rect(6, 6, 12, 12)));
    const wide = (word: string) => piece(word, cut(rect(0, 6, 24, 14), rect(5, 0, 14, 9)));
    const standing = (word: string) =>
      operator("carried").compose({ host: wide(word), guest: block, traits: { ...TRAITS, gap: 1 } });
    expect(standing("cart")).not.toBeNull();
    expect(standing("cat")).toBeNull();
  });

  it("covers: a roof over a thing is wider than it", () => {
    const roof = piece("roof", solid(rect(0, 8, 24, 8)));
    const made = operator("over").compose({ host: ball, guest: roof, traits: TRAITS })!;
    expect(extent(made.guest).width).toBeGreaterThan(extent(made.host).width);
    expect(operator("carried").compose({ host: square, guest: roof, traits: TRAITS })).toBeNull();
  });

  it("beside: both whole on one baseline, apart by a clear gap, the second smaller", () => {
    const made = operator("beside").compose({ host: hoop, guest: ball, traits: TRAITS })!;
    const [host, guest] = [extent(made.host), extent(made.guest)];
    expect(guest.x - host.x - host.width).toBeGreaterThanOrEqual(TRAITS.gap);
    expect(guest.y + guest.height).toBeCloseTo(host.y + host.height, 1);
    expect(guest.height).toBeLessThan(host.height);
    expect(made.least).toBeGreaterThan(0.35);
  });

  it("crossed: both long things lean to their sides about one middle, and the one passes under the other", () => {
    const oar = piece("oar", solid(roundRect(11, 0, 2, 24, 1)));
    const made = operator("crossed").compose({ host: oar, guest: { ...oar, id: "pole" }, traits: TRAITS })!;
    expect(common(made.host, made.guest)).toBe(0);
    const { width, height } = extent(join(made.host, made.guest));
    expect(width / height).toBeGreaterThan(0.8);
    expect(width / height).toBeLessThan(1.2);
    expect(operator("crossed").compose({ host: ball, guest: oar, traits: TRAITS })).toBeNull();
  });

  it("held: what is held lies before its holder, both in sight, and the holder ends a gap from it", () => {
    const bear = piece("bear", join(disc(12, 14, 10), disc(4, 4, 3), disc(20, 4, 3)));
    const cup = piece("cup", solid(rect(4, 4, 16, 16)));
    const made = operator("held-before-1").compose({ host: bear, guest: cup, traits: TRAITS })!;
    expect(common(made.host, grow(made.guest, TRAITS.gap * 0.8))).toBe(0);
    expect(common(bear.path, made.guest)).toBeGreaterThan(0);
    expect(extent(made.guest).width).toBeLessThan(extent(made.host).width * 0.6);
    const profile = { ...bear, axis: null };
    expect(operator("held-before-1").compose({ host: profile, guest: cup, traits: TRAITS })).toBeNull();
  });

  it("held: never over the eyes of a creature", () => {
    const face = (word: string) =>
      piece(
        word,
        cut(join(disc(12, 14, 10), disc(4, 4, 3), disc(20, 4, 3)), disc(8, 12, 2), disc(16, 12, 2)),
      );
    const book = piece("book", solid(rect(2, 0, 20, 24)));
    const over = (word: string) => {
      const made = operator("held-before-2").compose({ host: face(word), guest: book, traits: TRAITS });
      return made ? extent(made.guest).height : 0;
    };
    expect(over("bear")).toBeLessThan(over("box"));
  });

  it("flanked: one of two on each side, turned to what stands between", () => {
    const tree = piece("oak", join(disc(10, 8, 8), rect(11, 14, 2, 10)));
    const [trees] = severalOf(tree, { thing: "oak", count: 2 }, TRAITS, () => 3);
    const made = operator("flanked").compose({ host: square, guest: trees!, traits: TRAITS })!;
    const [host, guest] = [extent(made.host), extent(made.guest)];
    expect(guest.x).toBeLessThan(host.x);
    expect(guest.x + guest.width).toBeGreaterThan(host.x + host.width);
    expect(common(made.host, grow(made.guest, TRAITS.gap * 0.8))).toBe(0);
    expect(operator("flanked").compose({ host: square, guest: tree, traits: TRAITS })).toBeNull();
  });

  it("backdrop: each of several things behind one looks out, a gap from it", () => {
    const tree = piece("spruce", join(disc(12, 8, 8), rect(11, 14, 2, 10)));
    const [trees] = severalOf(tree, { thing: "spruce", count: 3 }, TRAITS, () => 3);
    const made = operator("backdrop").compose({ host: back, guest: trees!, traits: TRAITS })!;
    expect(common(made.host, grow(made.guest, TRAITS.gap * 0.8))).toBe(0);
    expect(extent(made.guest).y).toBeLessThan(extent(made.host).y);
    expect(operator("backdrop").compose({ host: back, guest: tree, traits: TRAITS })).toBeNull();
  });

  it("halves: one half of each, on one axis", () => {
    const made = operator("halves").compose({ host: square, guest: ball, traits: TRAITS })!;
    const [left, right] = [extent(resolved(made.host)), extent(resolved(made.guest))];
    expect(left.x + left.width).toBeLessThan(right.x);
  });
});

describe("one thing several times", () => {
  const [several] = SEVERAL;
  const oar = piece("oar", join(rect(11, 0, 2, 20), disc(12, 20, 3)));

  it.each([
    ["ball", ball, 2],
    ["ball", ball, 3],
    ["ball", ball, 4],
    ["star", { ...ball, word: "star" }, 5],
    ["pin", pin, 2],
    ["pin", pin, 3],
    ["oar", oar, 3],
    ["whale", back, 2],
    ["whale", back, 5],
  ] as const)("%s: stands there %#, apart, in the form of a mark", (_, one, count) => {
    const ways = severalOf(one, { thing: one.word, count }, TRAITS, () => 3);
    expect(ways.length).toBeGreaterThan(0);
    for (const host of ways) {
      expect(host.many?.copies).toHaveLength(count);
      const made = several!.compose({ host, guest: host, traits: TRAITS })!;
      expect(common(made.host, made.guest)).toBe(0);
      const parts = resolve(join(made.host, made.guest)).length;
      expect(parts).toBeGreaterThanOrEqual(count);
      const { width, height } = extent(join(made.host, made.guest));
      expect(width / height).toBeLessThan(2.8);
      expect(height / width).toBeLessThan(2.8);
    }
  });

  it("crosses two of a long thing, and nothing that is round", () => {
    const many = { thing: "oar", count: 2, isCrossed: true } as const;
    expect(severalOf(oar, many, TRAITS, () => 3).map((each) => each.many?.id)).toEqual(["crossed"]);
    expect(severalOf(ball, many, TRAITS, () => 3)).toEqual([]);
  });
});

const resolved = (form: Parameters<typeof resolve>[0]) => solid(resolve(form));

describe("a form that is grown", () => {
  it("is larger by as much on every side, on the bitmap as in the outline", () => {
    const grown = grow(disc(12, 12, 5), 2);
    const box = bounds(resolve(grown));
    expect(box.width).toBeCloseTo(14, 1);
    const frame = { x: 0, y: 0, width: 24, height: 24 };
    const inked = ink(rasterise(grown, 96, frame).bits) / 16;
    expect(Math.abs(inked - Math.PI * 49)).toBeLessThan(Math.PI * 49 * 0.03);
    expect(extent(move(grown, [2, 0, 0, 2, 0, 0])).width).toBeCloseTo(28, 1);
  });

  it("is around its outline even where edges meet just so", () => {
    for (const scale of [1, 0.7, 0.5, 0.45, 0.4]) {
      const outline = resolve(move(join(disc(8, 12, 6), disc(16, 12, 6)), [scale, 0, 0, scale, 0, 0]));
      expect(bounds(grownOf(outline, 1.6)).width).toBeGreaterThan(bounds(outline).width + 2);
    }
  });
});

describe("what draws a relation that was said", () => {
  const bear = piece("bear", cut(disc(12, 12, 12), disc(8, 9, 1.2), disc(16, 9, 1.2)));
  const hat = piece("hat", join(rect(0, 14, 24, 3), rect(5, 2, 14, 13)));
  const scarf = piece("scarf", solid(roundRect(0, 8, 24, 8, 3)));
  const specs = piece("glasses", join(ring(4, 12, 4, 3), ring(20, 12, 4, 3), rect(7.5, 11, 9, 1.5)));
  const plate = piece("plate", solid(disc(12, 12, 12)));
  const staff = piece("staff", solid(rect(11, 0, 2, 24)));
  const snake = piece("snake", solid(roundRect(0, 8, 24, 8, 4)));
  const star = piece("gem", solid(disc(12, 12, 6)));
  const at = (id: string, host: Piece, guest: Piece) => operator(id).compose({ host, guest, traits: TRAITS });

  it("cradled: in the bay of a crescent, and in none of what is full", () => {
    const made = at("cradled", crescent, ball)!;
    expect(common(made.host, made.guest)).toBe(0);
    expect(at("cradled", square, ball)).toBeNull();
  });

  it("inlaid: before the middle of the host, with a halo; not before a creature", () => {
    const made = at("inlaid", square, ball)!;
    expect(common(made.host, grow(made.guest, TRAITS.gap * 0.5))).toBe(0);
    expect(at("inlaid", bear, ball)).toBeNull();
  });

  it("on-flat: in the middle of what is seen from above, and on top of nothing else", () => {
    const { y, height } = extent(at("on-flat", plate, ball)!.guest);
    expect(y + height / 2).toBeCloseTo(12, 0);
    expect(at("on-flat", square, ball)).toBeNull();
    expect(at("settled", plate, ball)).toBeNull();
  });

  it("settled: the guest reaches down to its host wherever that is highest", () => {
    for (const host of [square, ball, back]) {
      const { y, height } = extent(at("settled", host, star)!.guest);
      expect(y + height).toBeGreaterThan(host.box.y);
      expect(y).toBeLessThan(host.box.y);
    }
  });

  it("worn: a hat on the crown, glasses at the eyes, which look through, and a scarf at the chin", () => {
    const hatted = extent(at("worn-headwear", bear, hat)!.guest);
    expect(hatted.y + hatted.height).toBeLessThan(bear.box.y + bear.box.height / 3);
    const seen = at("worn-eyewear", bear, specs)!;
    const { y, height } = extent(seen.guest);
    expect(y).toBeLessThan(9);
    expect(y + height).toBeGreaterThan(9);
    const bound = extent(at("worn-neckwear", bear, scarf)!.guest);
    expect(bound.y + bound.height).toBeGreaterThan(bear.box.y + bear.box.height);
    expect(at("worn-headwear", square, hat)).toBeNull();
  });

  it("mouthed: over the mouth, and over no eye", () => {
    const made = at("mouthed", bear, star)!;
    expect(extent(made.guest).y).toBeGreaterThan(10.2);
    expect(at("mouthed", square, star)).toBeNull();
  });

  const bar = piece("bar", solid(rect(0, 10, 24, 4)));

  it.each([
    ["settled", square, star, "host"],
    ["worn-headwear", bear, hat, "host"],
    ["worn-neckwear", bear, scarf, "host"],
    ["mouthed", bear, star, "host"],
    ["inlaid", square, ball, "host"],
    ["on-flat", plate, ball, "host"],
    ["looking-out", ball, bar, "guest"],
    ["crossed", staff, bar, "guest"],
  ] as const)("%s: tells which of the two is behind, and all of it", (id, host, guest, which) => {
    const made = at(id, host, guest)!;
    const whole = solid(made.behind!.whole);
    const inked = (form: typeof whole) => ink(rasterise(form, 96, squareAround(extent(whole))).bits);
    expect(made.behind!.which).toBe(which);
    expect(inked(cut(made[which], whole))).toBe(0);
    expect(inked(made[which])).toBeLessThan(inked(whole));
  });

  it("what is open in a thing is no scrap of it: a bear under a hat has its eyes", () => {
    const eyed = piece("bear", cut(disc(12, 12, 12), disc(8, 12, 2), disc(16, 12, 2)));
    const { host } = at("worn-headwear", eyed, hat)!;
    const scrap = cut(disc(40, 12, 1), disc(40, 12, 0.6));
    expect(resolve(withoutCrumbs(join(host, scrap)))).toHaveLength(3);
  });

  it("looking-out: what is long looks out on both sides of what is before it", () => {
    const made = at("looking-out", ball, bar)!;
    const { x, width } = extent(made.guest);
    expect(x).toBeLessThan(ball.box.x);
    expect(x + width).toBeGreaterThan(ball.box.x + ball.box.width);
    expect(common(made.host, made.guest)).toBe(0);
  });

  it("wound: before the staff and behind it, and around nothing that is broader than high", () => {
    const made = at("wound", staff, snake)!;
    expect(common(made.host, made.guest)).toBe(0);
    const { x, width } = extent(made.guest);
    expect(x).toBeLessThan(11);
    expect(x + width).toBeGreaterThan(13);
    expect(at("wound", snake, snake)).toBeNull();
    expect(at("wound", staff, ball)).toBeNull();
  });

  it("wreathed: flowers stand around the host, long things are bent around it, and a wreath goes by itself", () => {
    for (const guest of [star, staff]) {
      const made = at("wreathed", ball, guest)!;
      expect(common(made.host, made.guest)).toBe(0);
    }
    expect(at("wreathed", ball, hoop)).toBeNull();
  });
});

describe("the family of pairs", () => {
  const motif = (id: string, d: string) => ({
    kind: "motif" as const,
    id,
    tags: [id],
    d,
    box: { x: 0, y: 0, width: 24, height: 24 },
    style: "solid" as const,
    licence: "CC0",
  });
  const box = { word: "box", names: ["box of a set"], motifs: [motif("t:box", "M0 0H24V24H0Z")] };
  const gem = { word: "gem", names: ["gem of a set"], motifs: [motif("t:gem", "M12 0L24 12L12 24L0 12Z")] };
  const context = (over: Partial<NonNullable<MarkContext["pair"]>> = {}): MarkContext => ({
    traits: TRAITS,
    mood: NEUTRAL_MOOD,
    name: null,
    initials: "",
    letter: () => null,
    motifs: [],
    pair: { things: [box, gem], bond: null, inTwo: false, sees: () => 3, ...over },
  });

  it("draws nothing where no two things are asked for", () => {
    const { pair: _, ...unpaired } = context();
    expect(pair.variants(unpaired)).toEqual([]);
  });

  it("composes only drawings in which the eye sees the thing", () => {
    expect(pair.variants(context({ sees: (word) => (word === "gem" ? 0 : 3) }))).toEqual([]);
  });

  it("claims both things, shows each to the eye, and is the same each time", () => {
    const [first, again] = [pair.variants(context()), pair.variants(context())];
    expect(first.length).toBeGreaterThan(0);
    expect(first.map(({ id }) => id)).toEqual(again.map(({ id }) => id));
    for (const variant of first) {
      expect([...variant.carriers!].sort()).toEqual(["box", "gem"]);
      expect(
        variant
          .draw()
          .things?.map(({ word }) => word)
          .sort(),
      ).toEqual(["box", "gem"]);
      expect(variant.draw()).toEqual(again.find(({ id }) => id === variant.id)!.draw());
    }
  });

  it("has an ink for each where two inks are wanted", () => {
    for (const variant of pair.variants(context({ inTwo: true })))
      expect(new Set(variant.draw().layers.map(({ ink }) => ink)).size).toBe(2);
  });

  it("draws a thing as where it stands alone: ours before the sets, and none that shows what is refused (docs/laws.md R6)", () => {
    const mask = { word: "mask", names: ["mask"], motifs: [motif("t:mask", "M0 0H24V24H0Z")] };
    const [first] = piecesOf(mask, context({ things: [mask, gem] }));
    expect(first!.id).not.toBe("t:mask");
    const duck = { word: "duck", names: ["duck"], motifs: [] };
    const refusing = { ...context({ things: [duck, gem] }), refusals: [refusalOf("waves")] };
    expect(piecesOf(duck, refusing).map(({ id }) => id)).toEqual(["duck"]);
  });

  it("puts side by side in outlines, where line art is wanted", () => {
    const lined = pair.variants({ ...context(), traits: { ...TRAITS, fine: true } });
    expect(new Set(lined.map(({ parameters }) => parameters.operator))).toEqual(new Set(["beside"]));
    expect(lined[0]!.style).toBe("line");
    expect(lined[0]!.draw().things).toHaveLength(2);
  });

  it("puts what is with a creature beside it, and never in the place of what was asked another thing (docs/laws.md C3)", () => {
    const ways = (bond: BondWish) =>
      new Set(
        pair
          .variants(context({ bond, things: [{ ...box, word: bond.host }, gem] }))
          .map(({ parameters }) => parameters.operator),
      );
    expect(ways({ how: "with", host: "bear", guest: "gem" })).toEqual(new Set(["beside", "above"]));
    expect(ways({ how: "with", host: "cart", guest: "gem" })).toContain("within");
    for (const how of ["above", "under", "behind", "crossed"] as const)
      for (const way of ways({ how, host: "bear", guest: "gem" }))
        expect(["above", "below", "before", "looking-out", "crossed", "beside"]).toContain(way);
  });

  it("puts first what draws the two as they were said to stand", () => {
    const said = pair.variants(context({ bond: { how: "above", host: "gem", guest: "box" } }))[0]!;
    expect(said.parameters).toMatchObject({ host: "gem", guest: "box", asSaid: true });
  });
});
