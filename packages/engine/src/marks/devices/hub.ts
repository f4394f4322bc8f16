import { asForm, cut } from "../../geometry/form.ts";
import { disc } from "../../geometry/primitives.ts";
import { type Drawing, layer } from "../family.ts";
import { CENTRE, type Device, type DeviceSubject, inkWithin } from "./device.ts";

/** Share of a wheel's ink that its hub may replace. */
const HUB_ROOM = { least: 0.01, most: 0.3 };

/** A ball in the middle, where spokes and petals meet; or the middle left open. */
const hubbed =
  (radius: number, ball: boolean) =>
  (subject: DeviceSubject): Drawing | null => {
    const { drawing, traits } = subject;
    const room = radius + (ball ? traits.gap : 0);
    const given = inkWithin(subject, CENTRE, CENTRE, room);
    if (given < HUB_ROOM.least || given > HUB_ROOM.most) return null;
    const hole = disc(CENTRE, CENTRE, room);
    return {
      layers: [
        ...drawing.layers.map((each) => ({ ...each, form: cut(each.form, hole) })),
        ...(ball ? [layer(asForm(disc(CENTRE, CENTRE, radius)), "secondary")] : []),
      ],
      facts: {
        ...drawing.facts,
        gaps: [traits.gap],
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
  adds: ["circle", "disc", "ball", "dot"],
  cases: {
    small: hubbed(2.6, true),
    ball: hubbed(3.4, true),
    large: hubbed(4.4, true),
    open: hubbed(3.2, false),
    wide: hubbed(4.8, false),
  },
};
