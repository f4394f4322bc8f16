import { asForm, cut, type Form, meet } from "../../geometry/form.ts";
import { rotation, transform } from "../../geometry/path.ts";
import { bar, rect } from "../../geometry/primitives.ts";
import { type Drawing, GRID, type Layer, layer } from "../family.ts";
import { CENTRE, type Device, type Sitter } from "./device.ts";

const FAR = 3 * GRID;

/** The half plane above a line through the middle, `off` units below it, turned. */
const above = (degrees: number, off: number): Form =>
  asForm(transform(rect(CENTRE - FAR, CENTRE + off - FAR, 2 * FAR, FAR), rotation(degrees, CENTRE, CENTRE)));

const oneInk = (layers: readonly Layer[]): boolean =>
  layers.every(({ ink }) => ink === "primary") || layers.every(({ ink }) => ink === "ink");

const withEvent = (drawing: Drawing, event: string, degrees: number): Drawing["facts"] => ({
  ...drawing.facts,
  angles: degrees % 90 === 0 ? drawing.facts.angles : [Math.abs(degrees)],
  symmetry: "none",
  events: [...drawing.facts.events.slice(0, 1), event],
});

/** More parts than these are cut enough. */
const WHOLE_ENOUGH = 2;

/** One slit from side to side; a mark of one ink takes the second below it. */
const slit =
  (degrees: number, off: number) =>
  ({ drawing, whole, hand }: Sitter): Drawing | null => {
    if (drawing.facts.parts > WHOLE_ENOUGH) return null;
    const groove = transform(
      bar([CENTRE - FAR, CENTRE + off], [CENTRE + FAR, CENTRE + off], hand.gap),
      rotation(degrees, CENTRE, CENTRE),
    );
    const high = above(degrees, off);
    const layers = oneInk(drawing.layers)
      ? [layer(meet(cut(whole, groove), high), "primary"), layer(cut(cut(whole, groove), high), "secondary")]
      : drawing.layers.map((each) => ({ ...each, form: cut(each.form, groove) }));
    return { layers, facts: withEvent(drawing, "cut", degrees) };
  };

/** Strips that part the lower end, closer towards the edge. */
const strips =
  (places: readonly number[], degrees: number) =>
  ({ drawing, height, hand }: Sitter): Drawing => {
    const gap = Math.max(1.5, hand.gap * 0.8);
    const top = CENTRE - height / 2;
    const grooves = places.map((share) =>
      transform(
        bar([CENTRE - FAR, top + height * share], [CENTRE + FAR, top + height * share], gap),
        rotation(degrees, CENTRE, CENTRE),
      ),
    );
    return {
      layers: drawing.layers.map((each) => ({ ...each, form: cut(each.form, ...grooves) })),
      facts: withEvent(drawing, "strips", degrees),
    };
  };

/** Solids of one piece: what is made of parts already is cut enough. */
const PLAIN_SOLIDS = new Set(
  "heart shield tooth crown bolt cloud whale loaf rook house bag bean leaf-split fish eye pine".split(" "),
);
/** What has a foot in water, mist or light. */
const FADING = new Set(
  "mountain-sun twin-peaks sun sailboat house cloud flame balloon pine crescent bean heart whale skyline lighthouse moon-sea tree-discs".split(
    " ",
  ),
);

export const SLIT: Device = {
  id: "slit",
  share: 1.2,
  mood: { sharp: 0.5, loud: 0.3 },
  suits: ["picture"],
  scenes: PLAIN_SOLIDS,
  cases: Object.fromEntries(
    [-45, -22, 22, 45].flatMap((degrees) =>
      [-3.5, 0, 3.5].map((off) => [
        `${degrees}${off < 0 ? "-high" : off > 0 ? "-low" : ""}`,
        slit(degrees, off),
      ]),
    ),
  ),
};

export const STRIPS: Device = {
  id: "strips",
  share: 0.8,
  mood: { new: 0.3, loud: 0.2 },
  suits: ["picture"],
  scenes: FADING,
  cases: {
    one: strips([0.72], 0),
    two: strips([0.62, 0.82], 0),
    three: strips([0.52, 0.7, 0.86], 0),
  },
};
