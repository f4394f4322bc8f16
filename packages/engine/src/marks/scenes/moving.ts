import { asForm, cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Matrix, type Path, pen, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, layer } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";

/** An outline from commands as SVG writes them: M, L (many points) and C (one curve), absolute, spaced. */
const outline = (data: string): Path => {
  const drawn = pen();
  for (const [, command, list] of data.matchAll(/([MLC])([^MLC]+)/g)) {
    const at = list!.trim().split(/\s+/).map(Number);
    if (command === "M") drawn.move(at[0]!, at[1]!);
    else if (command === "C") drawn.curve(at[0]!, at[1]!, at[2]!, at[3]!, at[4]!, at[5]!);
    else for (let i = 0; i < at.length; i += 2) drawn.line(at[i]!, at[i + 1]!);
  }
  return drawn.path();
};

/** What leads in one ink, the smaller share in the other. */
const inTwo = (lead: Form, other: Form | Path, given: Partial<Facts>): Drawing => ({
  layers: [layer(lead, "primary"), layer(asForm(other), "secondary")],
  facts: facts(given),
});

/** Turned and made smaller, with the height that was its middle put on the grid's centre. */
const turned = (degrees: number, size: number, middle: number): Matrix => {
  const [a, b] = [size * Math.cos((degrees * Math.PI) / 180), size * Math.sin((degrees * Math.PI) / 180)];
  return [a, b, -b, a, CENTRE - a * CENTRE + b * middle, CENTRE - b * CENTRE - a * middle];
};

/** What moves people and goods, what they play, and what they wear at work. */
export const MOVING: readonly Scene[] = [
  {
    id: "car",
    ideas: ["journey"],
    words: ["car", "cars", "automobile", "motorcar", "taxi", "cab"],
    goesWith: ["garage", "driving", "dealership"],
    has: ["wheel"],
    isOpen: true,
    promise: 0.896,
    draw: ({ gap, variation: [one, two, , three], construction: [bonnet] }) => {
      // Discs alone: the glass shares the roof's centre, the bonnet the front wheel's.
      const air = gap * 0.6;
      const r = by(one, 3.2, 2.9, 3.5);
      const [axle, nose, wide] = [17.2, r + air + among(bonnet, 2, 1.8, 2.3, 2), by(two, 10.4, 10, 10.8)];
      const [mid, front] = [wide - 0.5, 24.5 - nose];
      const shell = join(disc(mid, 15, wide), disc(front, axle, nose), rect(-0.5, 15, 20, 3));
      const glass = named("glass", meet(disc(mid, 15, wide - 2.3), rect(0, 0, 24, 10.6)));
      const post = rect(mid + by(three, 0.4, -0.8, 1.6) - 0.9, 0, 1.8, 12);
      const wheels = (radius: number) =>
        named("wheel", parts(disc(nose - 0.5, axle, radius), disc(front, axle, radius)));
      const body = named("body", cut(meet(shell, rect(-2, 0, 28, 17.6)), cut(glass, post), wheels(r + air)));
      return inTwo(body, wheels(r), { gaps: [air], radii: [wide, nose, r], parts: 3, events: ["colour"] });
    },
  },
  {
    id: "delivery-van",
    ideas: ["journey", "forward"],
    words: ["van", "vans", "truck", "trucks", "lorry", "lorries", "delivery van", "delivery truck"],
    goesWith: ["delivery", "courier", "removal", "haulage"],
    has: ["wheel"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [rush] }) => {
      const air = gap * 0.6;
      const r = by(one, 2.9, 2.6, 3.1);
      const [top, floor, count] = [by(two, 3.6, 4.4, 3), 18.2, by(three, 4, 3, 5)];
      const high = (floor - top - (count - 1) * air) / count;
      // All but the wheels leans by one angle; the load is drawn out into bands.
      const lean = (x: number, y: number) => `${x + (floor - y) * 0.2} ${y}`;
      const bands = Array.from({ length: count }, (_, up) => {
        const [y, z] = [floor - up * (high + air) - high, floor - up * (high + air)];
        const start = among(rush, 0, up % 2 ? 2.6 : 0, up * 0.9, up === 2 ? 3.4 : 0) - 1.2;
        return outline(`M${lean(start, y)}L${lean(12, y)} ${lean(12, z)} ${lean(start, z)}`);
      });
      const cab = named(
        "cabin",
        outline(
          `M${lean(12 + air, 7.6)}L19.8 7.6C21 7.6 21.4 8.4 21.8 9.4L23 12.6
         C24.4 13.2 24.8 14 24.8 15.4L24.8 ${floor} ${12 + air} ${floor}`,
        ),
      );
      const pane = named("window", outline(`M${lean(15.8, 9.8)}L19.6 9.8 20.8 13 ${lean(15.8, 13)}`));
      const wheels = (radius: number) =>
        named("wheel", parts(disc(6.4, floor, radius), disc(19.1, floor, radius)));
      const load = named("load", join(cut(parts(...bands), wheels(r + air)), wheels(r)));
      const given = { strokes: [high], gaps: [air], radii: [r], angles: [78], parts: 6, events: ["cut"] };
      return inTwo(load, cut(cab, pane, wheels(r + air)), given);
    },
  },
  {
    id: "bicycle",
    ideas: ["journey", "freedom"],
    words: ["bicycle", "bicycles", "bike", "bikes", "cycle", "velo"],
    goesWith: ["cycling", "cyclist"],
    has: ["wheel"],
    promise: 0.914,
    draw: ({ variation: [one, two, , three], construction: [grip] }) => {
      // The frame is ink over the ground and ground over the wheels.
      const [r, w] = [by(one, 5.7, 5.4, 5.9), by(two, 1.7, 1.6, 1.9)];
      const [low, seat, head] = [16.6, 8.8, by(three, 5, 4.4, 5.4)];
      const tube = (x: number, y: number, u: number, v: number) => bar([x, y], [u, v], w, "round");
      const neck = 15.4 + (2.8 * (seat - head)) / (low - head);
      const frame = named(
        "frame",
        join(
          tube(5.8, low, 9.86, seat),
          tube(9.86, seat, neck, seat),
          tube(12.1, 13.4, 8.6, 6.2),
          tube(12.1, 13.4, neck, seat),
          tube(18.2, low, 15.4, head),
          tube(6.6, 5.6, 10.4, 5.6),
          tube(15.4, head, among(grip, 18.6, 19, 18.8, 18.2), head + among(grip, 0, 0, 0.8, -1)),
        ),
      );
      const wheels = named("wheel", parts(disc(5.8, low, r), disc(18.2, low, r)));
      const given = { strokes: [w], radii: [r], angles: [60], parts: 3, events: ["cut"] };
      return inTwo(cut(wheels, frame), cut(frame, wheels), given);
    },
  },
  {
    id: "tractor",
    ideas: ["field", "harvest"],
    words: ["tractor", "tractors"],
    goesWith: ["farm", "farming", "agriculture"],
    has: ["wheel"],
    isOpen: true,
    promise: 0.902,
    draw: ({ gap, variation: [one, two, , three], construction: [vent] }) => {
      const air = gap * 0.65;
      const [r, f] = [by(one, 6.6, 7, 6.2), by(two, 3.6, 3.2, 4)];
      const [x, y, u, v] = [7, 22.4 - r, 20.2, 22.4 - f];
      const sill = y - r - air - 2;
      const guard = band(x, y, r + air + 2.1, r + air - 0.2, -128, -30);
      const cab = named(
        "cabin",
        cut(outline("M4 1.4L12.4 1.4 14 13 4 13"), outline(`M6.2 3.6L10.7 3.6 11.5 ${sill} 6.2 ${sill}`)),
      );
      const hood = roundRect(10, 8.8, 14, 6.6, [0, by(three, 2.6, 4.2, 1.2), 0.6, 0]);
      const slit = rect(among(vent, 18, 16.6, 30, 19.4), 11, 9, 1.3);
      const top = join(guard, cab, hood, rect(16.4, 3.6, 2.1, 6));
      const body = named("body", cut(top, slit, disc(x, y, r + air), disc(u, v, f + air)));
      const wheels = named("wheel", parts(ring(x, y, r, r * 0.4), disc(u, v, f)));
      return inTwo(wheels, body, { gaps: [air], radii: [r, f], parts: 3, events: ["colour"] });
    },
  },
  {
    id: "aeroplane",
    ideas: ["flight", "journey"],
    words: [
      "aeroplane",
      "aeroplanes",
      "airplane",
      "airplanes",
      "plane",
      "planes",
      "aircraft",
      "jet",
      "airliner",
    ],
    goesWith: ["airline", "aviation", "airport"],
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [course] }) => {
      // The tail is the wing again at half its size.
      const air = gap * 0.6;
      const [sweep, half] = [by(one, 14.6, 16, 13.6), by(two, 2, 1.8, 2.3)];
      const [left, right] = [12 - half, 12 + half];
      const wing = named(
        "wing",
        outline(`M12 1.6C16 7.4 21 10 24.6 ${sweep}L24.6 ${sweep + 4}C20.6 15 17 14.2 12 14.2`),
      );
      const tail = named("tail", move(wing, [0.56, 0, 0, 0.56, 12 * 0.44, by(three, 14.2, 13.6, 14.6)]));
      const body = named(
        "body",
        outline(
          `M12 -2C${right} 0 ${right} 3 ${right} 6.6C${right} 14 13.3 19.6 12 25
         C10.7 19.6 ${left} 14 ${left} 6.6C${left} 3 ${left} 0 12 -2`,
        ),
      );
      const turn = turned(among(course, 45, 0, 30, 52), 0.95, among(course, 14.2, 11.5, 13.8, 14));
      const wings = named("wing", cut(parts(...both(wing), ...both(tail)), grow(body, air)));
      const given = { gaps: [air], angles: [45], symmetry: "mirror", parts: 5, events: ["colour"] } as const;
      return inTwo(move(wings, turn), move(body, turn), given);
    },
  },
  {
    id: "guitar",
    ideas: ["music", "play"],
    words: ["guitar", "guitars", "acoustic guitar"],
    goesWith: ["guitarist", "luthier"],
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [shoulder] }) => {
      const air = gap * 0.6;
      const [a, b] = [12 + by(one, 5.4, 5.8, 5), 12 + by(two, 7.2, 6.8, 7.6)];
      const c = 12 + by(three, 4.2, 4.7, 3.9);
      const side = outline(
        `M12 7C15.8 7 ${a} 8.6 ${a} 11C${a} 13.2 ${c} 13.6 ${c} 15.2C${c} 17 ${b} 17 ${b} 21C${b} 25 16 27 12 27`,
      );
      const bite = shoulder % 2 ? disc(17.6, 5.4, 4.8) : disc(40, 40, 1);
      const hole = named("soundhole", disc(12, 14.4, by(three, 2.5, 2.7, 2.3)));
      const slots = [rect(9, 20.8, 6, 1.4), rect(10.8 - air, 4, 2.4 + 2 * air, 10)];
      const body = named("body", cut(join(...both(side)), bite, hole, ...slots));
      const [a1, a2] = among(shoulder, [2.3, 1.7], [1.7, 1.7], [1.7, 2.2], [2.3, 1.7]);
      const crown = -1.4 - air * 0.8;
      const head = named(
        "head",
        outline(`M${12 - a1!} -6.6L${12 + a1!} -6.6 ${12 + a2!} ${crown} ${12 - a2!} ${crown}`),
      );
      const lean = turned(42, 0.88, 11);
      const given = { gaps: [air], radii: [2.5], angles: [42], parts: 3, events: ["cut"] };
      return inTwo(
        move(parts(body, head), lean),
        named("neck", move(cut(rect(10.8, -1.4, 2.4, 16), hole), lean)),
        given,
      );
    },
  },
  {
    id: "violin",
    ideas: ["music"],
    words: ["violin", "violins", "fiddle", "viola", "cello", "cellos"],
    goesWith: ["luthier", "orchestra", "string quartet"],
    promise: 0.945,
    draw: ({ variation: [one, two, , three], construction: [pose] }) => {
      // The neck is ink above the body and ground within it.
      const [a, b] = [12 + by(one, 6.2, 5.7, 6.5), 12 + by(two, 7.5, 7.1, 7.9)];
      const side = outline(
        `M12 6C16.6 6 ${a} 7.6 ${a} 10C${a} 11.6 17.4 12 17.8 13C16 13.8 16 16.4 18.4 17.2
         C18.4 18.4 ${b} 18.6 ${b} 21C${b} 24.4 15.8 26.4 12 26.4`,
      );
      const [high, low, deep] = by(three, [13.1, 20.2, 13.6], [12.6, 20.8, 15], [13.4, 19.8, 12.4]);
      const sound = outline(
        `M13.9 ${high}C14.6 15.4 13.3 18 15.5 ${low}L16.6 ${low! - 1}C14.8 18 16 15.2 15.2 ${high! - 0.2}`,
      );
      const board = outline(`M11.1 4L12.9 4 13 ${deep} 11 ${deep}`);
      const tail = outline("M11 20.6L13 20.6 12.6 27 11.4 27");
      const pegs = [bar([12, 0.6], [9, -0.2], 1.7, "round"), bar([12, 2.6], [15, 1.8], 1.7, "round")];
      const neck = named("neck", join(outline("M11.1 -2L12.9 -2 13 6 11 6"), disc(12, -2.6, 2), ...pegs));
      const lean = turned(among(pose, 24, -24, 38, -38), 0.9, 11.4);
      const body = named("body", cut(join(...both(side)), board, tail, ...both(sound)));
      const given = { strokes: [2], angles: [24], symmetry: "mirror", parts: 2, events: ["cut"] } as const;
      return inTwo(move(body, lean), move(neck, lean), given);
    },
  },
  {
    id: "stethoscope",
    ideas: ["care"],
    words: ["stethoscope", "stethoscopes"],
    goesWith: ["doctor", "physician", "clinic", "surgery"],
    promise: 0.908,
    draw: ({ variation: [one, two, , three], construction: [bell] }) => {
      // One line, all its turns half or quarter circles.
      const [w, r, q] = [by(one, 2.5, 2.3, 2.8), by(two, 4.8, 5.2, 4.5), by(two, 2.2, 2.4, 2)];
      const [x, top, fork] = [w / 2 + r, w / 2 + q, by(three, 8.2, 7.4, 9)];
      const disk = among(bell, 4, 4.4, 3.8, 4.2);
      const end = 24 - disk;
      const far = (end - x) / 2;
      const low = 24 - far - w / 2;
      const turn = (cx: number, cy: number, radius: number, from: number, to: number) =>
        band(cx, cy, radius + w / 2, radius - w / 2, from, to, "round");
      const tube = join(
        turn(x, fork, r, 0, 180),
        turn(x - r + q, top, q, 180, 275),
        turn(x + r - q, top, q, 265, 360),
        ...[x - r, x + r].map((at) => bar([at, fork], [at, top], w)),
        bar([x, fork + r], [x, low], w),
        turn(x + far, low, far, 0, 180),
        bar([end, low], [end, 11], w),
      );
      const chest = ring(end, 9.4, disk, among(bell, 1.4, 1.8, 1.2, 1.6));
      const given = { strokes: [w], radii: [r, far, disk], parts: 2, events: ["colour"] };
      return inTwo(cut(tube, disc(end, 9.4, disk)), chest, given);
    },
  },
  {
    id: "hard-hat",
    ideas: ["craft"],
    words: ["hard hat", "hard hats", "helmet", "helmets", "safety helmet"],
    goesWith: ["builder", "construction", "site"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [depth] }) => {
      // The dome's edge and the brim run about one centre high above.
      const air = gap * 0.65;
      const [top, crest] = [by(one, 2.8, 3.6, 2.2), by(two, 2.4, 2, 2.9)];
      const [sky, reach, edge] = [-26, 43, by(three, 3.4, 2.8, 4)];
      const pole = top + 1.2;
      const dome = outline(`M2 22L2 15.6C2 9 6.6 ${pole} 12 ${pole}C17.4 ${pole} 22 9 22 15.6L22 22`);
      const rib = roundRect(12 - crest, top, 2 * crest, 20, [1.2, 1.2, 0, 0]);
      const low = top + among(depth, 7.6, 9.2, 6.2, 20);
      const slits = [12 - crest - air, 12 + crest].map((x) => rect(x, 0, air, low));
      const shell = named("body", meet(join(cut(dome, ...slits), rib), disc(12, sky, reach)));
      const brim = named(
        "brim",
        band(12, sky, reach + air + edge, reach + air, 90 - 14.4, 90 + 14.4, "round"),
      );
      const given = { gaps: [air], radii: [reach], symmetry: "mirror", parts: 2, events: ["cut"] } as const;
      return inTwo(shell, brim, given);
    },
  },
  {
    id: "megaphone",
    ideas: ["dialogue"],
    words: ["megaphone", "megaphones", "bullhorn", "loudhailer"],
    goesWith: ["marketing", "announcement", "campaign"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [seam] }) => {
      const air = gap * 0.65;
      const [wide, y] = [by(one, 9.4, 8.8, 10), 10.6];
      const horn = named(
        "horn",
        outline(
          `M1.5 ${y - 3}C8 ${y - 3} 14 ${y - wide * 0.6} 20 ${y - wide}L20 ${y + wide}
         C14 ${y + wide * 0.6} 8 ${y + 3} 1.5 ${y + 3}C-1.2 ${y + 3} -1.2 ${y - 3} 1.5 ${y - 3}`,
        ),
      );
      const mouth = (more: number) =>
        move(disc(20, y, 1), scaling(by(two, 3.2, 2.8, 3.8) + more, wide + more, 20, y));
      const grip = named(
        "handle",
        outline("M4 11L9.4 11 11 20.6C11.2 22 10.6 22.6 9.4 22.6L7.6 22.6C6.6 22.6 6 22 5.8 21"),
      );
      const slit = rect(among(seam, 40, 13, 2.6, 40), -2, 1.3, 30);
      const body = named("body", cut(join(horn, grip), mouth(air), rect(20, -5, 9, 34), slit));
      const turn = rotation(by(three, -14, -20, -8), CENTRE, CENTRE);
      const given = { gaps: [air], angles: [14], parts: 2, events: ["colour"] };
      return inTwo(move(body, turn), move(mouth(0), turn), given);
    },
  },
  {
    id: "headphones",
    ideas: ["music"],
    words: ["headphone", "headphones", "headset", "earphones"],
    goesWith: ["podcast", "audio", "listening"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // Band and cups are one disc, out of which the head is cut.
      const air = gap * 0.6;
      const [inner, drop] = [by(one, 9, 9.4, 8.6), by(two, 0.6, 1.2, 0.2)];
      const [split, pad] = [by(three, 11.6, 10.6, 12.6), by(two, 12.4, 11.8, 13)];
      const whole = disc(12, 12.6, 12);
      const arch = meet(cut(whole, disc(12, 12.6 + drop, inner)), rect(0, 0, 24, split));
      const cup = named(
        "cup",
        meet(whole, roundRect(-6, split + air, pad, 21.4 - split - air, [0, 2.4, 1.2, 0])),
      );
      const given = { gaps: [air], radii: [12], symmetry: "mirror", parts: 3, events: ["colour"] } as const;
      return inTwo(arch, parts(...both(cup)), given);
    },
  },
  {
    id: "trophy",
    ideas: ["peak"],
    words: ["trophy", "trophies", "prize cup", "winner's cup"],
    goesWith: ["award", "champion", "winner", "prize"],
    isOpen: true,
    promise: 0.893,
    draw: ({ gap, variation: [one, two, , three], construction: [light] }) => {
      const air = gap * 0.6;
      const [half, y, step] = [by(one, 6.6, 6.2, 7), by(two, 6.6, 6, 7.2), by(three, 6.4, 5.4, 7)];
      const [left, right, low] = [12 - half, 12 + half, half * 0.7];
      const bowl = outline(
        `M${left} 0.4L${right} 0.4C${right} 9.6 ${12 + low} 14 13.4 15.4C13.4 17 13.6 18 14.4 19.4
         L9.6 19.4C10.4 18 10.6 17 10.6 15.4C${12 - low} 14 ${left} 9.6 ${left} 0.4`,
      );
      const foot = roundRect(step, 19.4 + air, 24 - 2 * step, 3.4, [1.6, 1.6, 0, 0]);
      const shine = outline("M8.7 3.2C8.7 8 9.2 10 10.8 12.4C7.4 10.4 7 7 7 3.2");
      const ear = named("handle", cut(disc(left, y, 5.4), disc(left + 0.4, y - 0.6, 3)));
      const cup = named("cup", parts(light % 2 ? bowl : cut(bowl, shine), foot));
      const given = { gaps: [air], radii: [5.4], symmetry: "mirror", parts: 4, events: ["colour"] } as const;
      return inTwo(cup, cut(parts(...both(ear)), grow(bowl, air)), given);
    },
  },
];
