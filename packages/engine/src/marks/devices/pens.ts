import { line, move } from "../../geometry/form.ts";
import { type Matrix, rotation } from "../../geometry/path.ts";
import { type Drawing, GRID, type Layer } from "../family.ts";
import { CENTRE, type Device, type DeviceSubject, moved } from "./device.ts";

/** Which part of it is drawn as a line: all, or one ink against the other's solid. */
const outlined =
  (which: "all" | "primary" | "secondary") =>
  ({ drawing, traits }: DeviceSubject): Drawing | null => {
    if (drawing.facts.style === "line") return null;
    const inks = new Set(drawing.layers.map(({ ink }) => ink));
    if (which !== "all" && (inks.size < 2 || !inks.has(which))) return null;
    const width = Math.max(2, Math.min(2.75, traits.line));
    const drawn = ({ form, ink }: Layer): Layer => ({
      ink,
      form: which === "all" || ink === which ? line(form, width, traits.cap === "round") : form,
    });
    return {
      ...(drawing.reads ? { reads: drawing.reads } : {}),
      layers: drawing.layers.map(drawn),
      facts: {
        ...drawing.facts,
        strokes: [width],
        radii: drawing.facts.radii.slice(0, 2),
        events: [...drawing.facts.events.slice(0, 1), "line"],
        style: which === "all" ? "line" : "bold",
      },
      small: drawing.small ?? drawing.layers,
    };
  };

/** Tangents of the one shear, 18–22° (docs/drawing-rules.md D1), and of half of it. */
const LEANS: Readonly<Record<string, number>> = { forward: 0.364, "half-forward": 0.2 };

/** Leaning as italics do. */
const leaning =
  (tangent: number) =>
  ({ drawing }: DeviceSubject): Drawing => {
    const shear: Matrix = [1, 0, -tangent, 1, CENTRE * tangent, 0];
    const leant = (layers: readonly Layer[]): Layer[] =>
      layers.map((each) => ({ ...each, form: move(each.form, shear) }));
    return {
      ...drawing,
      layers: leant(drawing.layers),
      facts: {
        ...drawing.facts,
        symmetry: "none",
        events: [...drawing.facts.events.slice(0, 1), "lean"],
      },
      ...(drawing.small ? { small: leant(drawing.small) } : {}),
    };
  };

/** How much narrower: bars and folds bear it, circles do not. */
const SLENDER: Readonly<Record<string, number>> = { slender: 0.78, slim: 0.88, broad: 1.2 };

const built =
  (wide: number) =>
  ({ drawing }: DeviceSubject): Drawing => ({
    ...drawing,
    layers: drawing.layers.map((each) => ({
      ...each,
      form: move(each.form, [wide, 0, 0, 1, (GRID / 2) * (1 - wide), 0]),
    })),
  });

/** As it is, lying another way. */
const lying =
  (degrees: number) =>
  ({ drawing }: DeviceSubject): Drawing => {
    const turn = rotation(degrees, CENTRE, CENTRE);
    return {
      ...drawing,
      layers: moved(drawing.layers, turn),
      ...(drawing.small ? { small: moved(drawing.small, turn) } : {}),
    };
  };

export const TURNED: Device = {
  id: "turned",
  share: 0.8,
  mood: { grave: -0.2 },
  // Only what has no up or down.
  spoils:
    /^(?!waves\/(?:clipped-\d-disc|yin)|rings\/(?:pair|vesica|clasp|orbit)|sliced-disc\/(?:slant|split|slip|eclipse)|tile-grid\/(?:pinwheel|turning|four|disc|half-mill|drops)|radial\/(?:petals|drops|asterisk|mill)|arcs\/(?:half|facing|ripple)|dots\/(?:seven|phases))/,
  suits: ["figure"],
  cases: Object.fromEntries([15, 45, -15, 75, -45].map((degrees) => [String(degrees), lying(degrees)])),
};

export const OUTLINED: Device = {
  id: "outlined",
  share: 1.5,
  mood: { loud: -0.4, new: 0.2 },
  spoils:
    /^(?:sliced-disc\/(?:slant|horizon)|waves|arcs\/(?:half|labyrinth)|monogram|letter-motif|built-letter|rings\/(?:pair|clasp|orbit)|dots|scene\/(?:flame|tree-discs))/,
  suits: ["picture", "figure", "letter"],
  cases: { secondary: outlined("secondary"), primary: outlined("primary"), all: outlined("all") },
};

/** Figures of straight edges: circles that lean are eggs. */
const ROUND_ONES =
  /^(?!chevrons\/(?:stack|diamond)|fold|bars-circles\/(?:sound|steps)|scene\/(?:bolt|wing|rocket|sailboat|skyline|tent|crown|rook))/;

export const LEAN: Device = {
  id: "lean",
  share: 1,
  mood: { loud: 0.9, grave: -0.3, sharp: 0.4 },
  spoils: ROUND_ONES,
  suits: ["picture", "figure"],
  cases: Object.fromEntries(Object.entries(LEANS).map(([id, tangent]) => [id, leaning(tangent)])),
};

export const BUILT: Device = {
  id: "built",
  share: 1,
  mood: { grave: 0.3 },
  spoils: ROUND_ONES,
  suits: ["figure"],
  cases: Object.fromEntries(Object.entries(SLENDER).map(([id, wide]) => [id, built(wide)])),
};
