import { cut, type Form, join, meet, named } from "../../geometry/form.ts";
import { type Point, pen, polar } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, lean, times } from "./parts.ts";
import { type Node, outline, through, twofold } from "./smooth-outline.ts";

/** A limb along a cubic, from one width to another, its ends round. */
const limb = (from: Point, a: Point, b: Point, to: Point, thick: number, thin: number): Form => {
  const side = (sign: 1 | -1) =>
    times(9, (at): Node => {
      const t = at / 8;
      const mix = (k: 0 | 1) =>
        (1 - t) ** 3 * from[k] + 3 * t * (1 - t) ** 2 * a[k] + 3 * t * t * (1 - t) * b[k] + t ** 3 * to[k];
      const slope = (k: 0 | 1) =>
        (1 - t) ** 2 * (a[k] - from[k]) + 2 * t * (1 - t) * (b[k] - a[k]) + t * t * (to[k] - b[k]);
      const [dx, dy] = [slope(0), slope(1)];
      const half = ((thick + (thin - thick) * t) / 2 / Math.hypot(dx, dy)) * sign;
      return [mix(0) - dy * half, mix(1) + dx * half, at === 0 || at === 8];
    });
  const body = outline([...side(1), ...side(-1).reverse()]);
  return join(body, disc(from[0], from[1], thick / 2), disc(to[0], to[1], thin / 2));
};

/** Pastimes, each with one idea: a piano strung with its own keys, a ball whose seams become the net, a paw as a thumbprint. */
export const PASTIMES: readonly Scene[] = [
  {
    id: "microphone-of-waves",
    ideas: [],
    words: ["microphone", "microphones", "mic", "mics", "mike"],
    goesWith: ["singer", "podcast", "karaoke", "voice"],
    suggests: ["wave"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The grille is the sound itself: arcs about the collar that leave the head.
      const air = leastAirOf(gap);
      const [r, tail, wide] = [by(one, 6.6, 7, 6.2), by(two, 2, 2.3, 1.7), by(three, 4, 4.3, 3.7)];
      const count = among(a, 3, 4, 3, 4);
      const [cy, foot] = [11.6 - r, 29];
      const pitch = (2 * r + 0.4) / (count + 0.8);
      const head = named(
        "head",
        cut(
          disc(12, cy, r),
          ...times(count, (at) => {
            const out = pitch * (at + 0.8);
            return ring(12, 11.6, out + air / 2, out - air / 2);
          }),
          rect(0, 11, 24, 4),
        ),
      );
      const handle = named(
        "handle",
        pen(12 - wide, 11 + air)
          .line(12 + wide, 11 + air)
          .line(12 + tail, foot - tail)
          .arc(12, foot - tail, tail, 0, 180)
          .path(),
      );
      return inks({ gaps: [air], parts: count + 1 }, lean(join(head, handle), 45, 0.96));
    },
  },
  {
    id: "piano-strung-with-keys",
    ideas: [],
    words: ["piano", "pianos", "grand piano"],
    goesWith: ["pianist", "music", "concert", "keyboard"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Seen from above: the black keys are the strings, and each is as long as the curve of the case lets it be.
      const [tail, low, front] = [by(one, 8, 8.8, 7.4), by(two, 10.4, 11.2, 9.6), by(three, 18, 18.4, 17.6)];
      const rim = 2;
      const caseOf = (b: number, grown: number) =>
        pen(b, 24 - b)
          .line(b, 5.6)
          .curve(b, 2 + b * 0.7, 3.6 + b * 0.4, b, tail, b)
          .curve(tail + 5.4 - grown, b, tail + 5 - grown, 4, tail + 6.6 - grown, low - 3.4 + b * 0.5)
          .curve(tail + 7.8 - grown, low - 0.6 + b, 18.4, low - 0.6 + b, 20.4 - grown * 0.4, low + 0.4 + b)
          .curve(22.4 - grown * 0.7, low + 1.6 + b * 0.8, 24 - b, low + 3, 24 - b, low + 5.6)
          .line(24 - b, 24 - b)
          .path();
      const pitch = (24 - 2 * rim) / 7;
      const sharps = among(a, [1, 2, 4, 5, 6], [1, 2, 3, 5, 6], [1, 2, 4, 5, 6], [1, 2, 3, 5, 6]);
      const strings = sharps.map((at) => named("string", rect(rim + at * pitch - 0.85, 0, 1.7, front)));
      const body = named("body", caseOf(0, 0));
      return shown(
        join(cut(body, caseOf(rim, rim * 0.9)), meet(join(...strings), body)),
        null,
        leastAirOf(gap),
        1,
      );
    },
  },
  {
    id: "controller-endless",
    ideas: [],
    words: ["controller", "controllers", "gamepad", "joypad", "video game", "video games"],
    goesWith: ["gaming", "gamer", "play"],
    has: ["infinity"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const s = by(one, 2.4, 2.5, 2.2);
      const lie = by(two, 30, 32, 27);
      const far = 1 / Math.cos((lie * Math.PI) / 180);
      const r = (12 - s / 2) / (1 + far);
      const d = far * r;
      const loop = band(12 - d, 12, r + s / 2, r - s / 2, lie, 360 - lie);
      const over = bar(polar(12 - d, 12, r, lie), polar(12 + d, 12, r, 180 + lie), s);
      const under = bar(polar(12 - d, 12, r, -lie), polar(12 + d, 12, r, 180 - lie), s);
      const gapped = cut(under, bar(polar(12 - d, 12, r, lie), polar(12 + d, 12, r, 180 + lie), s + 2 * air));
      const [arm, thick] = [by(three, 2.2, 2, 2.3), by(three, 1.7, 1.9, 1.6)];
      const cross = join(
        bar([12 - d - arm, 12], [12 - d + arm, 12], thick),
        bar([12 - d, 12 - arm], [12 - d, 12 + arm], thick),
      );
      const buttons = among(a, [-45, 135], [0, 180], [45, 225], [-45, 135]).map((angle) =>
        named("button", disc(...polar(12 + d, 12, 1.6, angle), 1.05)),
      );
      return shown(join(loop, mirrored(loop), over, gapped, cross, ...buttons), null, air, 4);
    },
  },
  {
    id: "basketball-seams-to-net",
    ideas: [],
    words: ["basketball", "basketballs", "hoop"],
    goesWith: ["court", "team"],
    isOpen: true,
    allowsFace: true,
    has: ["net", "hoop", "ball"],
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The rim is the ball's middle seam, and the other seams run on below it as the net.
      const air = leastAirOf(gap);
      const [r, rim, foot] = [by(one, 9.6, 10, 9.2), by(two, 2.2, 2.5, 2), by(three, 6, 6.6, 5.4)];
      const turn = among(a, 0, rim / 2, 0, 0.8);
      const seam = ring(12 + r * 1.12, r * 0.55, r * 0.8 + air / 2, r * 0.8 - air / 2);
      const ball = cut(disc(12, r, r), rect(0, r, 24, 24), rect(12 - air / 2, -1, air, 24), ...both(seam));
      const hoop = roundRect(0, r + air, 24, rim, turn);
      const top = r + air + rim - 0.01;
      const strand = (from: number, to: number) => bar([12 + from, top - 1], [12 + to, 24.6], 1.8);
      const net = meet(
        join(...both(strand(-9.8, -foot)), ...both(strand(-9.8, 0.3)), ...both(strand(-0.3, foot))),
        rect(0, top, 24, 24 - top),
      );
      return shown(join(ball, hoop, net), null, air, 5, "mirror");
    },
  },
  {
    id: "tent-fir-door",
    ideas: [],
    words: ["tent", "tents"],
    goesWith: ["outdoors", "campsite", "scout", "camping", "camp"],
    isOpen: true,
    has: ["tree", "fir", "forest"],
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [wide, sag, t] = [by(one, 12, 11.6, 11.2), by(two, 1.2, 0.6, 1.8), by(three, 4.4, 4, 4.8)];
      const cover = pen(12, 2.4)
        .curve(12 + wide * 0.4 - sag, 10, 12 + wide * 0.7 - sag, 17, 12 + wide, 23)
        .line(12 - wide, 23)
        .curve(12 - wide * 0.7 + sag, 17, 12 - wide * 0.4 + sag, 10, 12, 2.4)
        .path();
      const pole = bar([9.6, 0.6], [13, 6.6], 1.9);
      const [first, second] = [12 + t * 0.52, 12 + t * 0.76];
      const inTwo = `${12 + t * 0.6},13.4! ${12 + t * 0.3},13.4!`;
      const inThree = `${first},12! ${first - 1.2},12! ${second},15.8! ${second - 1.4},15.8!`;
      const tiers = among(a, inTwo, inThree, inTwo, inThree);
      const fir = twofold`12,7.8! ${tiers} ${12 + t},19.6! 13.1,19.6! 13.1,24! 12,24!`;
      return shown(cut(join(cover, ...both(pole)), fir), null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "yoga-fold",
    ideas: [],
    words: ["yoga", "yoga pose", "yogi", "downward dog"],
    goesWith: ["balance", "stretch", "pilates", "fitness", "stretching"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band folded at the hip, and a dot: the downward dog.
      const air = leastAirOf(gap);
      const [thick, hip, r] = [by(one, 5, 5.4, 4.6), by(two, 14.4, 15.2, 13.6), by(three, 2.4, 2.6, 2.3)];
      const bend = among(a, 0, 0.6, -0.6, 0.3);
      const top: Point = [hip, 4.4];
      const chest: Point = [9, 12.4 + bend];
      const back = limb(top, [hip - 2, 6.6 + bend], [11.4, 10 + bend], chest, thick, 4);
      const arm = limb(chest, [6.6, 14.8 + bend], [4.4, 18], [3.2, 22.6], 4, 2.2);
      const leg = named("leg", limb(top, [hip + 2.6, 9], [20.4, 16], [21.8, 22.4], thick, 2.6));
      const hand = named(
        "hand",
        pen(0, 23.7).curve(0.2, 22, 1.6, 22, 2.3, 20.8).line(3.4, 20.8).line(3.2, 23.7).path(),
      );
      const foot = pen(17.6, 23.7)
        .curve(17.8, 21.8, 19.4, 21.8, 20.3, 19.8)
        .line(21.6, 20)
        .line(21.8, 23.7)
        .path();
      const head = named("head", disc(9.4, 18.5, r));
      return inks(
        { gaps: [air], parts: 2 },
        join(cut(join(back, arm, leg, hand, foot), disc(9.4, 18.5, r + air)), head),
      );
    },
  },
  {
    id: "dancer-leap",
    ideas: [],
    words: ["dancer", "dancers", "dance", "ballet", "ballerina", "leap"],
    goesWith: ["movement", "gymnastics", "fitness"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One sweep from finger to toe on either side, and a dot.
      const air = leastAirOf(gap);
      const [kick, arm, tail] = [by(one, 10.4, 11.6, 9.4), by(two, 1.6, 0.6, 2.8), by(three, 14, 15.4, 12.6)];
      const other = among(a, 5, 3.6, 6.4, 4.4);
      const body = named(
        "body",
        through`2.6,${other}! 6.2,${other + 2.8} 12.6,8.2 17.6,${arm + 4} 21.2,${arm}! 19.8,${arm + 5.2} 15.5,10.4 14.6,13.2 16.8,14.8
        21.4,13.2 25.4,${kick - 0.8}! 21.4,16.6 13,19 5,18.6 -1.4,${tail}! 5,16.2 9.8,15.4 11.1,13 9.8,10.8 5.6,${other + 4.6}`,
      );
      return inks({ gaps: [air], parts: 2 }, lean(join(body, disc(12.9, 5.1 - air, 2.3)), -10, 0.96));
    },
  },
];
