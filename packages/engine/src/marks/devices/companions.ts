import { asForm, cut } from "../../geometry/form.ts";
import { type Path, rotation, transform } from "../../geometry/path.ts";
import { disc, roundRect } from "../../geometry/primitives.ts";
import { type Drawing, type Hand, layer } from "../family.ts";
import { CENTRE, type Device, inkWithin, type Sitter } from "./device.ts";

/** What keeps a mark company: a small solid about a point, told by its half side. */
type Companion = (x: number, y: number, reach: number, turn: number) => Path;

const leaf: Companion = (x, y, reach, turn) =>
  transform(
    roundRect(x - reach, y - reach, 2 * reach, 2 * reach, [0, 2 * reach, 0, 2 * reach]),
    rotation(turn + 45, x, y),
  );
const drop: Companion = (x, y, reach, turn) =>
  transform(
    roundRect(x - reach, y - reach, 2 * reach, 2 * reach, [reach, 0, reach, reach]),
    rotation(turn + 45, x, y),
  );
const ball: Companion = (x, y, reach) => disc(x, y, reach);
/** Beside a flat pen a ball, beside a round one what the name says; squares and diamonds there only block the way. */
const companionOf = ({ cap, whim }: Hand): Companion =>
  cap === "flat" ? ball : [ball, leaf, drop][whim[4]]!;

/** Half sides, by the name: a fifth to two fifths of the mark. */
const REACHES = [4.4, 3.5, 5.2] as const;
/** Of the drawing's ink this much may give way to company: less is a nick, more takes it apart. */
const GIVEN_WAY = { least: 0.03, most: 0.2 };

/** At the mark's edge, where the mark gives way to it by the gap: two things that touch without touching. */
const beside =
  (degrees: number) =>
  (sitter: Sitter): Drawing | null => {
    const { drawing, width, height, hand } = sitter;
    const reach = REACHES[hand.whim[1]];
    const turn = (degrees * Math.PI) / 180;
    const [ux, uy] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
    const x = CENTRE + ux * (width / 2 - reach * 0.72);
    const y = CENTRE + uy * (height / 2 - reach * 0.72);
    const given = inkWithin(sitter, x, y, reach + hand.gap);
    if (given < GIVEN_WAY.least || given > GIVEN_WAY.most) return null;
    const companion = companionOf(hand);
    const halo = companion(x, y, reach + hand.gap, degrees);
    return {
      ...(drawing.reads ? { reads: drawing.reads } : {}),
      layers: [
        ...drawing.layers.map((each) => ({ ...each, form: cut(each.form, halo) })),
        layer(asForm(companion(x, y, reach, degrees)), "secondary"),
      ],
      facts: {
        ...drawing.facts,
        gaps: [hand.gap],
        symmetry: "none",
        parts: drawing.facts.parts + 1,
        events: [...drawing.facts.events.slice(0, 1), "companion"],
      },
    };
  };

/** Of a wheel's ink this much may give way to its hub. */
const HUB_ROOM = { least: 0.01, most: 0.3 };

/** A ball in the middle, where spokes and petals meet; or the middle left open. */
const hubbed =
  (radius: number, ball: boolean) =>
  (sitter: Sitter): Drawing | null => {
    const { drawing, hand } = sitter;
    const room = radius + (ball ? hand.gap : 0);
    const given = inkWithin(sitter, CENTRE, CENTRE, room);
    if (given < HUB_ROOM.least || given > HUB_ROOM.most) return null;
    const hole = disc(CENTRE, CENTRE, room);
    return {
      layers: [
        ...drawing.layers.map((each) => ({ ...each, form: cut(each.form, hole) })),
        ...(ball ? [layer(asForm(disc(CENTRE, CENTRE, radius)), "secondary")] : []),
      ],
      facts: {
        ...drawing.facts,
        gaps: [hand.gap],
        parts: drawing.facts.parts + (ball ? 1 : 0),
        events: [...drawing.facts.events.slice(0, 1), "hub"],
      },
    };
  };

export const HUB: Device = {
  id: "hub",
  share: 1.6,
  mood: { rich: 0.2 },
  // Only what turns about its middle has one; leaves that turn would be a fish about its eye.
  spoils:
    /^(?!radial\/(?:petals|drops|asterisk|mill)|tile-grid\/(?:pinwheel|four|half-mill|drops)|fold\/star|bars-circles\/leaning|scene\/(?:star-slit|compass|blossom))/,
  suits: ["figure", "picture"],
  cases: {
    small: hubbed(2.6, true),
    ball: hubbed(3.4, true),
    large: hubbed(4.4, true),
    open: hubbed(3.2, false),
    wide: hubbed(4.8, false),
  },
};

const at = (...places: readonly number[]) =>
  Object.fromEntries(places.map((degrees) => [String(degrees), beside(degrees)]));

export const COMPANION: Device = {
  id: "companion",
  share: 2.4,
  mood: { grave: -0.2, rich: 0.2 },
  // What is made of parts loses one; what has a disc of its own does not need a second.
  spoils:
    /^(?:dots|rings\/(?:orbit|satellite|pair|clasp)|sliced-disc\/(?:eclipse|sunrise|slip)|radial|tile-grid|chevrons|arcs\/(?:half|facing|labyrinth)|bars-circles\/(?:held|abacus|sound|columns|arch-sun|leaning))/,
  suits: ["figure"],
  cases: at(-45, 45, 135, -135, -90),
};

/** A picture gives way above, where a sun or a moon would stand; what has a face gives way nowhere. */
export const COMPANION_ABOVE: Device = {
  ...COMPANION,
  spoils:
    /^scene\/(?:owl|cat|bear|turtle|fox|wolf|rabbit|bird|swallow|perched|whale|butterfly|bee|fish|wheat|feather|compass|paw|aperture|blossom|skyline|crown|leaf|mountain|crescent|moon|sun|rocket|heart|shooting|flame|breaker|wind|drop|bolt|wrench|planet|robot|hand|elephant|hedgehog|wheel|button|stag|goat|swan|oars|honeycomb|thimble|thistle)/,
  suits: ["picture"],
  cases: at(-45, -135),
};
