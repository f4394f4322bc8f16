import { asForm, cut, type Form, join, meet, named } from "../../geometry/form.ts";
import { polar } from "../../geometry/path.ts";
import { band, bar, disc, dropPath, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { airOf, counterchanged, ellipse, fitted, lean, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** What a cabinet of curiosities holds: keyholes, pieces, bells, jewels and hats, each with one rule. */
export const CABINET: readonly Scene[] = [
  {
    id: "keyhole-echo",
    ideas: [],
    words: ["keyhole", "keyholes", "key hole"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every outline is the same keyhole, one step further out.
      const air = airOf(gap);
      const [rings, wide] = by(one, [2, 2.2], [2, 2], [1, 3.6]) as [number, number];
      const core = by(two, 2.9, 3.3, 2.6);
      const cy = core + rings * (air + wide);
      const foot = by(three, 24, 23, 24);
      const spread = among(a, 2.8, 3.4, 2.2, 3.1);
      const flare = (k: number) =>
        twofold`12,${cy}! ${12.9 + k},${cy}! ${12 + spread + k},${foot}! 12,${foot}!`;
      const hole = (k: number): Form => join(disc(12, cy, core + k), flare(k));
      const bands = times(rings, (at) => {
        const inner = (at + 1) * air + at * wide;
        return named("band", cut(hole(inner + wide), hole(inner)));
      });
      return fitted(air, rings + 1, join(hole(0), ...bands));
    },
  },
  {
    id: "sword-in-stone",
    ideas: [],
    words: ["sword", "swords", "excalibur", "longsword", "broadsword"],
    has: ["stone", "rock"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const half = by(one, 2.5, 2.7, 2.4);
      const top = by(two, 16, 16.6, 15.4);
      const end = by(three, 19.2, 18.6, 19.8);
      const air = leastAirOf(gap);
      const bare = twofold`12,6! ${12 + half},6! ${12 + half},19.6! 12,22.6!`;
      const blade = named("blade", cut(bare, rect(12 - air / 2, 10.4, air, 8.8)));
      const guard = twofold`12,5! 15,5 ${end},${among(a, 6.4, 4, 7, 5)}! ${end - 0.4},${among(a, 9, 6.6, 9.6, 7.6)}! 15,7.6 12,7.6!`;
      const hilt = named("handle", join(roundRect(9.4, 0, 5.2, 2.6, 1.3), rect(10.8, 2, 2.4, 4), guard));
      const [left, right] = [
        among(a, 2.4, 2, 4, 1.6),
        among(a, "20.4,18.2", "21.4,20", "19,18.4", "21.8,19.4"),
      ];
      const rock = through`1,24! ${left},19.4! 7,${top}! 17.4,${top}! ${right}! 22.8,24!`;
      return shown(join(hilt, counterchanged(blade, rock)), null, air, 2);
    },
  },
  {
    id: "disco-ball-check",
    ideas: [],
    words: ["disco ball", "disco balls", "mirror ball", "mirrorball", "glitter ball", "glitterball"],
    goesWith: ["disco", "nightclub"],
    has: ["star"],
    suggests: ["spark"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [r, cy] = [10.4, 13.6];
      const air = leastAirOf(gap);
      const sine = (degrees: number) => r * Math.sin((degrees * Math.PI) / 180);
      const meridians = by(one, [17, 50], [18, 52], [16, 48]).map((at) => ellipse(12, cy, sine(at), r));
      const rows = by(two, [13, 37, 64], [12, 37, 64], [14, 39, 65]);
      const belts = rows.map((at) => asForm(rect(0, cy - sine(at), 24, 2 * sine(at))));
      const check = [...meridians, ...belts].reduce((all, form) => counterchanged(all, form));
      const cap = named("cap", cut(disc(12, cy, r), rect(0, cy - sine(rows[2]!), 24, 2 * sine(rows[2]!))));
      const ball = meet(check, disc(12, cy, r));
      const [x, y] = among(a, [19.8, 6], [4.2, 6], [20, 6.2], [4, 6.2]) as [number, number];
      const star = named(
        "star",
        through`${x},${y - 4.1}! ${x + 1.3},${y - 1.3} ${x + 4.1},${y}! ${x + 1.3},${y + 1.3} ${x},${y + 4.1}! ${x - 1.3},${y + 1.3} ${x - 4.1},${y}! ${x - 1.3},${y - 1.3}`,
      );
      const hook = by(three, rect(10.9, 0, 2.2, 4), ring(12, 2.2, 2.2, 0.8), rect(10.4, 0, 3.2, 4));
      return shown(join(cut(ball, disc(x, y, 4.6)), cap, hook, star), null, air, 8);
    },
  },
  {
    id: "necklace-on-bust",
    ideas: [],
    words: ["necklace", "necklaces", "pearl necklace", "pearl necklaces", "string of pearls"],
    goesWith: ["jewellery", "jewelry", "pearl"],
    has: ["pearl"],
    suggests: ["person"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const neck = by(two, 15.8, 16.2, 15.4);
      const bust = twofold`12,0! ${neck},0! ${neck - 0.1},4 ${neck + 0.9},6.4 19.4,8.7 23,11.4 23.6,15 20.4,19.4 17.6,24! 12,24!`;
      const low = among(a, 16, 15.4, 16.6, 15.8);
      const size = by(one, 1.4, 1.6, 1.25);
      const pearls: Form[] = [];
      // Strung from the lowest pearl up to the nape, each smaller than the last and just clear of it.
      let [x, y, r] = [0, low, size];
      for (let angle = 90; y > 8.6; angle -= 1) {
        const [px, py] = [5.6 * polar(0, 0, 1, angle)[0], low - 9 + polar(0, 0, 9, angle)[1]];
        if (angle < 90 && Math.hypot(px - x, py - y) < 1.95 * r + 0.4) continue;
        if (angle < 90) r *= 0.95;
        [x, y] = [px, py];
        if (y > 8.6) pearls.push(...both(disc(12 + x, y, r)));
      }
      const pendant = dropPath(12, low + 0.4, low + size + 2.8, by(three, 1.9, 2.2, 1.7));
      return shown(cut(bust, ...pearls, pendant), null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "desk-bell-ringing",
    ideas: [],
    words: ["bellhop bell", "bellhop bells", "hotel bell", "desk bell", "reception bell", "counter bell"],
    goesWith: ["hotel", "reception", "concierge"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One half is the bell at rest, the other its sound.
      const air = airOf(gap);
      const [r, cy] = [12, by(two, 18.4, 18, 18.8)];
      const count = by(one, 3, 3, 2);
      const step = (r + air) / (count + 0.8);
      const arcs = times(count, (at) => band(12, cy, r - at * step, r - at * step - step + air, 270, 360));
      const still = band(12, cy, r, 0.01, 180, 270);
      const core = band(12, cy, step * 0.8 - air, 0.01, 270, 360);
      const half = by(three, 9, 9.6, 8.4);
      const base = named(
        "base",
        twofold`12,${cy + air}! ${12 + half - 2},${cy + air}! ${12 + half},${cy + air + 3}! 12,${cy + air + 3}!`,
      );
      const press = among(a, 3, 2.6, 3.4, 2.8);
      const top = cy - r;
      const knob = join(rect(10.8, top - 2, 2.4, 3), roundRect(12 - press, top - 4, press * 2, 2.6, 1.3));
      return fitted(air, 4, join(still, ...arcs, core, knob, base));
    },
  },
  {
    id: "key-chain-links",
    ideas: [],
    words: ["key chain", "key chains", "keychain", "keychains", "key ring", "key rings", "keyring"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // A ring, a link and the bow of the key, of one weight, over and under.
      const air = airOf(gap) * 0.9;
      const w = 2.2;
      const [r = 0, bow = 0, half = 0] = by(one, [6.8, 5.4, 4.2], [7, 5.4, 4], [6.4, 5.8, 4.2]);
      const deep = 2 * w + 1.6;
      const long = by(two, 12, 13, 11.4);
      const top = 2 * r - deep;
      const bowY = top + long - deep + bow;
      const hoop = (y: number, size: number, more = 0) => asForm(ring(12, y, size + more, size - w - more));
      const link = (more = 0) => {
        const [out, inn] = [half + more, half - w - more];
        return cut(
          roundRect(12 - out, top - more, 2 * out, long + 2 * more, out),
          roundRect(12 - inn, top + w + more, 2 * inn, long - 2 * w - 2 * more, inn),
        );
      };
      const under = (form: Form, upper: Form, x: number): Form => cut(form, meet(upper, rect(x, -4, 12, 60)));
      const end = bowY + bow + by(three, 8, 7.4, 8.6);
      const key = named(
        "key",
        join(
          hoop(bowY, bow),
          rect(12 - w / 2, bowY + bow - 0.6, w, end - bowY - bow + 0.6),
          rect(12, end - w, 4.8, w),
          rect(12, end - 2 * w - air, 3.8, w),
        ),
      );
      const chain = join(
        under(hoop(r, r), link(air), 12),
        under(under(link(), hoop(r, r, air), 0), hoop(bowY, bow, air), 12),
        under(key, link(air), 0),
      );
      return fitted(air, 5, lean(chain, among(a, 45, -45, 45, -45), 1));
    },
  },
  {
    id: "nib-leaf",
    ideas: [],
    words: ["pen nib", "pen nibs", "nib", "nibs", "fountain pen nib"],
    goesWith: ["pen", "fountain pen", "leaf"],
    has: ["leaf"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const wide = by(one, 20.2, 20.8, 19.6);
      const body = named(
        "body",
        twofold`12,0! 16.4,0! 16,3.6! 18.8,6.8 ${wide},10.4 17,15.6 14,20.4 12,25.4!`,
      );
      const eye = by(two, 10.8, 10.2, 11.4);
      const veins = times(3, (at) => bar([11, 20.4 - at * 4], [22, 11.6 - at * 4], air));
      const open = join(disc(12, eye, by(three, 1.9, 2.1, 1.7)), rect(12 - air / 2, eye, air, 16));
      const nib = named("tip", cut(body, open, meet(join(...veins), rect(12, 0, 12, 24))));
      return fitted(air, 4, lean(nib, among(a, 0, 40, 0, 30), 1));
    },
  },
  {
    id: "fedora-sweep",
    ideas: [],
    words: ["fedora hat", "fedora hats", "fedora", "fedoras", "trilby", "trilbies"],
    goesWith: ["hat", "hats", "gentleman"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const dip = by(one, 5.4, 6, 4.8);
      const brim = named(
        "brim",
        through`0.2,18.6 2,16.6 6,15.6 12,15.4 19,14.2 22.8,10.8! 24.4,13 22.4,17 16.6,19.4 10,19 5,19.2 1.4,20.4`,
      );
      const crown = named(
        "crown",
        through`5,17! 5.4,10.6 6.4,5 8.6,3 11.4,${dip} 15,3 18.4,4.4 20,9.2 20.4,16!`,
      );
      const tape = by(two, 2.8, 3.2, 2.4);
      const ribbon = named(
        "ribbon",
        through`3,${15.2 - tape}! 12,${14.6 - tape} 22,${13 - tape}! 22,${13 - tape + air}! 12,${14.6 - tape + air} 3,${15.2 - tape + air}!`,
      );
      const fold = through`10.6,3! 12,6.6 ${by(three, 15.6, 15, 16.2)},8.2! 11.6,9 9.2,3!`;
      return fitted(air, 2, lean(cut(join(brim, crown), ribbon, fold), among(a, -4, 0, -8, 4), 1));
    },
  },
  {
    id: "candelabra-arcs",
    ideas: [],
    words: ["candelabra", "candelabras", "candelabrum", "candle holder", "candle holders"],
    has: ["candle", "flame"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const w = by(one, 2.4, 2.6, 2.2);
      const [r, cy] = [4.5, 12.4];
      const arm = join(
        band(12 + r, cy + 1, r + w / 2, r - w / 2, 0, 180),
        rect(12 + 2 * r - w / 2, cy - 2, w, 3.1),
      );
      const light = (x: number, up: number): Form =>
        named(
          "flame",
          join(
            band(x, cy - 2 - up, 3, 0.01, 0, 180),
            rect(x - 1.5, cy - 6.4 - up, 3, 5),
            dropPath(x, cy - 12.2 - up, cy - 9 - up, by(two, 1.6, 1.8, 1.5)),
          ),
        );
      const foot = by(three, 6, 6.6, 5.4);
      const base = named(
        "base",
        twofold`12,17! 13.2,17! 13.8,20 ${12 + foot * 0.6},22.4 ${12 + foot},24! 12,24!`,
      );
      const high = among(a, 2.4, 3, 2, 2.6);
      const stem = named("stem", rect(12 - w / 2, cy - 2 - high, w, 12));
      return fitted(air, 4, join(...both(arm), light(12, high), ...both(light(21, 0)), stem, base));
    },
  },
  {
    id: "pipe-sweep",
    ideas: [],
    words: ["smoking pipe", "smoking pipes", "tobacco pipe", "tobacco pipes", "briar pipe"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const rise = by(one, 0, 0.7, -0.7);
      const body = named(
        "body",
        through`0,10.4! 9.8,10.4! 9.4,14.6 11.6,16.8 15,${15.2 + rise} 18.4,${11.6 + rise} 24,${10 + rise}! 24,${13 + rise}! 20,${14.8 + rise} 16.6,20 11,23.6 5,24 1.2,20.6 0.2,15.4`,
      );
      const rim = named("rim", rect(-1, by(two, 12.6, 13.2, 12.4), 11.2, air));
      const joint = bar([15.6, 11.4 + rise], [20, 18 + rise], air);
      const tip = by(three, 5, 4.4, 5.6);
      const curl = among(a, 0, 0.6, -0.5, 0.3);
      const smoke = named(
        "smoke",
        through`3,${10.4 - air}! ${2 - curl},6.4 6,4.6 ${tip},0! ${9.2 + curl},3 8.8,6 6.8,7.4 6.8,${10.4 - air}!`,
      );
      return shown(join(cut(body, rim, joint), smoke), null, air, 4);
    },
  },
  {
    id: "dropper-drop",
    ideas: [],
    words: ["dropper", "droppers", "eyedropper", "eye dropper", "pipette", "pipettes"],
    has: ["drop"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What falls from the tip is just what is missing in the bulb.
      const air = airOf(gap);
      const size = by(one, 2, 2.2, 1.9);
      const bulb = named("bulb", twofold`12,-6 15.6,-5 ${by(two, 17.2, 17.8, 16.8)},-1 16,4.6! 12,4.6!`);
      const out = by(three, 6.4, 6, 6.9);
      const collar = named(
        "collar",
        roundRect(12 - out, 4.6 + air, 2 * out, 2.8, among(a, 1.4, 0, 0.7, 1.4)),
      );
      const tube = twofold`12,7! 15,7! 15,18! 13.3,20.6! 13.3,25! 12,25!`;
      const hollow = join(rect(11, 9.6, 2, 6), dropPath(12, -3.4, 0.8, size));
      const whole = lean(cut(join(bulb, collar, tube), hollow), 40, 1);
      return fitted(air, 3, join(whole, dropPath(2, 24.4, 28.6, size)));
    },
  },
  {
    id: "saddle-western",
    ideas: [],
    words: ["saddle", "saddles", "western saddle", "horse saddle"],
    goesWith: ["horse", "riding"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const cantle = by(one, 3.2, 3.8, 2.4);
      const tree = through`1.6,2.6 3.6,0.6 6.4,1.6 6.6,4! 6.8,6.6 11,8.2 16,6.8 20,${cantle}! 22.4,${cantle + 0.6} 22,7.6 24,11.6 23.8,16.8! 14,17.8 1.8,16.6! 0,11.4 3,6.6 3,4.6`;
      // The seat is one crescent; skirt and strap hang from it.
      const seam = band(12, -6, 17.2 + air, 17.2, 10, 170);
      const [x, half] = [among(a, 11, 11.6, 10.6, 11.3), by(two, 5.2, 5.6, 4.9)];
      const arch = by(three, 4.6, 3.2, 4.6);
      const strap = rect(x - 1.7, 11.2 + air, 3.4, 7);
      const iron = cut(
        roundRect(x - half, 17, 2 * half, 7, [arch, arch, 0.8, 0.8]),
        roundRect(x + 2.1 - half, 19.1, 2 * half - 4.2, 2.9, [arch - 2.1, arch - 2.1, 0, 0]),
      );
      const shade = named("canopy", roundRect(x - half - air, 17 - air, 2 * (half + air), 9, arch + air));
      const clear = join(rect(x - 1.7 - air, 9, 3.4 + 2 * air, 12), shade);
      const seat = cut(tree, band(12, -6, 40, 17.2, 0, 180));
      return shown(join(seat, cut(tree, clear, seam, seat), strap, iron), null, air, 4);
    },
  },
];
