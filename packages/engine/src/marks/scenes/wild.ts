import { cut, grow, join, meet, named, parts } from "../../geometry/form.ts";
import { polar } from "../../geometry/path.ts";
import { bar, disc, rect, wedge } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** Beasts and birds of the wild, each in the view that names it. */
export const WILD: readonly Scene[] = [
  {
    id: "lion-mane",
    allowsFace: true,
    ideas: ["strength"],
    words: ["lion", "lions", "lioness", "leo"],
    goesWith: ["mane", "pride"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The mane runs down the brow, becomes the nose and ends in the beard: one form, and the face is what it leaves.
      const tufts = by(one, 5, 6, 7);
      const on = (radius: number, angle: number) => polar(12, 11.6, radius, angle).join();
      let mane = "12,1.2!";
      for (let end = -90 + 180 / tufts; end < 89; end += 180 / tufts) {
        mane += ` ${on(11.9, end - 90 / tufts)} ${on(12.3, end + by(two, 4, 8, 1))}!`;
        mane += ` ${on(by(two, 10.1, 9.8, 10.4), end - 1)}!`;
      }
      const cheek = through`13.3,7! 16,${by(three, 5.6, 6.4, 5)} 18.6,8 18,12.6 ${by(four, 16.4, 15.8, 17)},17.4 12.7,20.2!
        12.7,17.8! ${among(a, 14.9, 14.5, 15.3, 14.7)},15.4! 13.5,13.8!`;
      const eye = named(
        "eye",
        through`13.4,11.6! 16,${by(four, 9.4, 9.8, 9.2)} 17.6,${by(four, 9, 9.8, 8.4)}! 16.6,11.8`,
      );
      const whole = twofold`${mane} ${on(11.9, 90 - 90 / tufts)} 12,24.2!`;
      return shown(cut(whole, ...both(cut(cheek, eye))), null, leastAirOf(gap), 3, "mirror");
    },
  },
  {
    id: "badger-bands",
    allowsFace: true,
    ideas: [],
    words: ["badger", "badgers", "brock"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Five bands that run together in the nose.
      const [ear, wide, blaze] = [by(one, 0.4, 1, 0), by(two, 23.4, 22.8, 23.9), by(three, 14.8, 14.2, 15.3)];
      const top = among(a, 3.6, 4.4, 3.4, 5);
      const head = named(
        "head",
        twofold`12,1.6 16,2 18.6,${ear} 21.6,${ear + 1.6} 21.4,5.6 ${wide},11 21.2,17
        ${by(four, 15.6, 15.2, 16)},23 12,24.2`,
      );
      const forehead = twofold`12,${top} ${blaze},${top + 1.6} ${blaze - 0.4},10 13,16 12,19.6!`;
      const cheek = through`19.2,5.4! ${wide - 2},10.6 19.8,16 15,24! 16.8,18 18.6,12`;
      const light = [cheek, disc(16.5, 10.8, 1.15)].flatMap(both);
      return shown(cut(head, forehead, ...light), null, leastAirOf(gap), 4, "mirror");
    },
  },
  {
    id: "squirrel-tail",
    ideas: [],
    words: ["squirrel", "squirrels", "chipmunk"],
    goesWith: ["acorn", "hazelnut"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [paw, top] = [by(two, 15.6, 16.4, 14.8), by(three, 0.2, 1.2, -0.4)];
      const body = named(
        "body",
        through`1,9.8 3.4,6.6 6.2,5.4! 7.6,${by(one, 1.6, 2.4, 0.8)}! 9.6,6.4 10,10 13.2,15 13.4,20.6 10.4,24! 2.6,24!
        4.4,21.6 6.2,21! 5.2,${paw + 2}! 2.6,${paw + 1.2} 2.4,${paw - 0.8} 5,${paw - 1.4} 5.4,12.2! 2.2,11.8`,
      );
      const tip = among(a, "23.8,6! 20.8,6.4", "23.6,7.4! 20,6.4", "24,4.6! 20.8,5.8", "22.8,8! 19.6,7");
      const tail = named(
        "tail",
        through`11,24! 15.4,20 14.4,14 11.8,7 15,${top + 0.8} 20.6,${top + 0.4} ${tip} 20.2,10 22.6,16 19.8,22.2 15,24!`,
      );
      return shown(
        cut(body, named("eye", disc(5.4, 9, 1))),
        cut(tail, grow(body, leastAirOf(gap))),
        leastAirOf(gap),
        2,
      );
    },
  },
  {
    id: "beaver-paddle",
    ideas: ["craft"],
    words: ["beaver", "beavers"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [brow, paw, tall] = [by(one, 4.4, 5, 4), by(two, 17.6, 18, 18.4), by(three, 4.6, 6, 3.4)];
      const tooth = among(a, 15.2, 15.6, 14.8, 15.4);
      const body = named(
        "body",
        through`0,10.4 1.6,6.4 5.6,${brow}! 6.4,${brow - 1.9} 8.4,${brow - 1.7} 8.9,${brow + 0.9}! 12.6,9.4 15,16 13.6,24!
        3,24! 4.2,21.8 6.8,21! 5.8,${paw + 0.6}! 3.2,${paw} 3.2,${paw - 2.2} 5.4,14.2! 3.9,12.9! 3.8,${tooth}! 1.4,${tooth}! 1.4,12.6!`,
      );
      const tail = named(
        "tail",
        through`11,24! 15.8,22.8 17.2,19.4 15.6,${tall + 6} 20,${tall - 0.4} 24.4,${tall + 6} 22.6,17.4 20,21.8 16,24!`,
      );
      const inner = through`20,${tall + 0.8} 23.2,${tall + 6} 21.4,${tall + 12.4} 19.4,${tall + 15}! 18.4,${tall + 12.4} 16.8,${tall + 6}`;
      const hatch = [3.8, 8.8].flatMap((y) => [
        ...trace(`14,${tall + y - 5} 26,${tall + y + 5}`, 1.1),
        ...trace(`14,${tall + y + 5} 26,${tall + y - 5}`, 1.1),
      ]);
      return shown(
        cut(body, disc(5.4, 8.4, 1)),
        cut(tail, grow(body, air), meet(join(...hatch), inner)),
        air,
        2,
      );
    },
  },
  {
    id: "otter-afloat",
    allowsFace: true,
    ideas: ["water"],
    words: ["otter", "otters", "sea otter"],
    has: ["wave", "water"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const crown = by(one, 0.2, 0.7, -0.2);
      const ear = crown + by(two, 2.6, 3, 2.3);
      const sea = among(a, 20.6, 21, 20.2, 20.8);
      const head = named(
        "head",
        twofold`12,${crown} 17,${crown + 0.8} 19.6,${ear + 0.6}! 21,${ear + 0.2} 21.8,${ear + 1.7} 20.9,${ear + 2.8}!
        21.4,9 18,13 12,14.4`,
      );
      const pad = through`12.7,9! 14.6,6.8 18,7.8 18,10.8 15,12.4 12.7,11.6!`;
      const face = named("face", cut(pad, twofold`12,4.6 14.6,5.4 13.8,7.6 12,9`));
      const water = named(
        "water",
        twofold`12,${sea} 16,${sea + 0.9} 20,${sea} 24.2,${sea + 0.6}! 20,23.6 12,24.8`,
      );
      const paw = named("leg", through`12.6,${sea}! 12.9,16.8 14.8,15.4 17.2,16.6 18.4,${sea + 1}!`);
      const chest = named(
        "breast",
        cut(twofold`12,11 17,11 21.6,15.4 22.6,24!`, grow(head, air), ...both(grow(paw, air))),
      );
      const eye = named("eye", disc(by(three, 16.2, 15.8, 16.6), 4.8, 1));
      const seen = join(cut(head, ...both(face), ...both(eye)), chest, ...both(paw));
      return shown(cut(seen, grow(water, air)), water, air, 5, "mirror");
    },
  },
  {
    id: "camel-dune",
    ideas: ["journey"],
    words: ["camel", "camels", "dromedary"],
    goesWith: ["desert", "caravan", "sahara"],
    has: ["dune"],
    suggests: ["hill"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The hump lies on the back like a dune on the plain.
      const [nod, high] = [by(two, 0, 0.8, -0.8), by(three, 3.4, 4.2, 2.6)];
      const arch = among(a, 17.4, 16.6, 18.2, 17);
      const body = named(
        "body",
        through`-0.4,${7.2 + nod} 0.2,${5.2 + nod} 3.8,${4 + nod} 5.4,${3.2 + nod}! 6.4,${2 + nod}! 7.4,${4.8 + nod}
        7,8.6 8,12 10.4,13.4 14.6,12.6 20,13 23.4,16.4 24,24! 21.4,24! 20.2,20 18,${arch} 14.2,${arch} 12,20 11.6,24! 9,24!
        8.4,20.2 4.8,17 3.4,12.6 4.2,${8.8 + nod}! 1,${9 + nod}`,
      );
      const single = parts(through`7.6,15! 9.8,8.6 14.4,${high} 19.2,8.6 22.6,16!`);
      const double = parts(
        through`7.2,15! 8.6,9 11,${high + 1.6} 13.4,9 14.4,15!`,
        through`14.6,15! 15.8,9 18.2,${high + 2} 20.8,9.4 22.4,16!`,
      );
      return shown(
        body,
        named("hump", cut(by(one, single, double, single), grow(body, leastAirOf(gap)))),
        leastAirOf(gap),
        2,
      );
    },
  },
  {
    id: "giraffe-net",
    ideas: [],
    words: ["giraffe", "giraffes"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The coat is a net of light over the neck.
      const [lift, turn] = [by(one, 0, 0.7, -0.5), among(a, 0, 0.7, -0.6, 0.3)];
      const neck = named(
        "neck",
        through`2.4,${8.6 - lift} 3.2,${6.8 - lift} 8,4.2 12,3.2 15,6 16.8,13 ${by(two, 21.6, 20.4, 22.4)},24! 7.4,24!
        9.4,17 9.4,10.6! 4.4,${10.4 - lift}`,
      );
      const horns = [
        ...trace(`10,4.8 ${by(three, 9, 9.6, 8.6)},0.9`, 1.8),
        ...trace("12.9,4.8 13.2,0.9", 1.8),
      ];
      const ear = named(
        "ear",
        through`13.6,6.4! 16,${by(three, 3.4, 4, 3)} 20.4,${by(three, 3, 4.6, 2.4)}! 18.4,6.4 14.6,7.4!`,
      );
      const net = [
        `5,13.6 ${12.4 + turn},11.8 19,13.8`,
        `5,17 ${11 - turn},18.4 ${14 - turn},16.4 17,18.2 23,16.8`,
        `${12.4 + turn},11.8 ${14 - turn},16.4`,
        `${11 - turn},18.4 ${12.4 + turn},26`,
        "17,18.2 17.4,26",
      ].flatMap((text) => trace(text, leastAirOf(gap)));
      return shown(cut(join(neck, ...horns, ear), disc(9.2, 6.9, 1), ...net), null, leastAirOf(gap), 6);
    },
  },
  {
    id: "penguin-coat",
    ideas: [],
    words: ["penguin", "penguins"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [wing, breast] = [by(two, 17.8, 16.6, 18.8), by(three, 4.4, 5, 3.8)];
      const coat = through`3.2,${by(one, 4.8, 4, 5.6)}! 6.8,2.8 10.6,0 14.6,2.8 16.2,7 18.4,10.8
        ${among(a, 21.4, 20.8, 22, 21.1)},${wing}! 17.9,${wing - 3}! 18,20.8 20.2,24! 15,24! 15.2,19 13.9,13.4 11,9.4 8.8,8 7.2,5.9!`;
      const belly = named(
        "breast",
        through`7.8,8! 10.4,10 13,15 13.8,24! 4,24! 7,21.8 ${breast},17 ${breast + 0.6},12`,
      );
      return shown(
        cut(named("beak", coat, rect(-4, 0, 10.4, 6.6)), named("eye", disc(10.4, 3.9, 1))),
        cut(belly, grow(coat, leastAirOf(gap))),
        leastAirOf(gap),
        2,
      );
    },
  },
  {
    id: "parrot-arcs",
    ideas: [],
    words: ["parrot", "parrots", "macaw", "cockatoo", "parakeet", "budgie"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tail = among(a, "23,24.2!", "23.4,24! 20,22.8!", "22.2,24.2!", "23.8,24.4!");
      const body = named(
        "body",
        through`3.6,6 9.2,0 15,5 17.4,12 ${tail} 17.2,24.2! 15,21 9.6,19.4 ${by(three, 4.2, 4.8, 3.6)},13.6`,
      );
      const beak = named("beak", through`6.2,0.6! 0.8,3.4 1.4,${by(one, 10.8, 10, 11.4)}! 3.6,8.6 7,8.2!`);
      const wing = named(
        "wing",
        through`15.6,6.4! 19,11.6 20.8,${by(two, 19.6, 18.8, 20.2)}! 14.6,17.8 10.8,13.6 11.8,9.2`,
      );
      const bird = cut(body, grow(beak, air), grow(wing, air), disc(10.2, 4.6, 1.1));
      const lead = by(four, parts(bird), parts(bird, wing), parts(bird, beak));
      return shown(lead, by(four, parts(beak, wing), parts(beak), parts(wing)), air, 3);
    },
  },
  {
    id: "peacock-fan",
    ideas: ["bloom"],
    words: ["peacock", "peacocks", "peafowl"],
    isOpen: true,
    promise: 0.924,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 7, 5, 7);
      const [r, step] = count === 7 ? [2.75, 31] : [3.4, 43];
      const body = named(
        "body",
        join(
          through`8.4,12.9! 10,11.2 11.8,10.3 13.7,12 13.1,14.6 15.2,18.6 12,24.2 8.8,18.8 10.5,15 10.4,13.8!`,
          ...[-125, -90, -55].map((turn) =>
            wedge([11.8, 11.6], polar(11.8, 11.6, by(two, 4.4, 4, 4.8), turn), 1.7),
          ),
        ),
      );
      const turns = Array.from({ length: count }, (_, index) => -90 + (index - (count - 1) / 2) * step);
      const on = (radius: number, turn: number) => polar(12, 13.4, radius, turn);
      const eyes = (radius: number) => turns.map((turn) => disc(...on(12.2 - r, turn), radius));
      const quills = turns.map((turn) => wedge([12, 17], on(12.2 - r, turn), r * 2));
      const slits = turns.slice(1).map((turn) => bar(on(6.8, turn - step / 2), on(13, turn - step / 2), air));
      const light = [...eyes(by(three, 1.2, 1.4, 1.1)), ...slits];
      return shown(cut(join(...eyes(r), ...quills), grow(body, air), ...light), body, air, 6);
    },
  },
  {
    id: "flamingo-stand",
    ideas: ["balance"],
    words: ["flamingo", "flamingos", "flamingoes"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const knee = by(two, 18.4, 19.2, 17.6);
      const body = named(
        "body",
        through`4,3.4 6.4,0 10.4,0.8 ${among(a, 11.2, 11.8, 10.9, 11.5)},4.6 9.4,8 10.2,10! 15.4,${by(three, 7.8, 7, 8.4)}
        23.2,${by(one, 11.4, 13, 9.8)}! 19,14.6 13,15.6 7.4,13.8 6,10 8,5.8 8.2,3.4 6.8,3.2 4.8,5.6`,
      );
      const beak = named("beak", through`3.6,2.6! 1.6,5 2.4,8.8! 5,6.8 6,4!`);
      const wing = named("wing", through`11,12.2! 15,10.6 20,11.6! 15.4,12.6`);
      const legs = [trace("13.6,14 13.6,23.1", 1.8), trace(`13.6,20.8 ${knee},18.4 16,14`, 1.8)]
        .flat()
        .map((each) => named("leg", each));
      const bird = join(cut(body, grow(beak, leastAirOf(gap) * 0.9), ...by(four, [], [wing], [])), ...legs);
      return shown(bird, beak, leastAirOf(gap), 2);
    },
  },
];
