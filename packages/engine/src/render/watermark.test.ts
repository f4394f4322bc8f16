import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { GALLERY } from "../../scripts/gallery-briefs.ts";
import { sharedStudio } from "../../test/studio.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import { designFromBrief } from "../index.ts";
import { png } from "../kit/png.ts";
import type { Artwork, Box, Design, InkSet, Studio } from "../vocabulary.ts";
import { artworkOf } from "./assets.ts";
import { renderWith } from "./svg.ts";

const WIDTH = 800;
/** Grey levels apart at which a pixel is seen to be another one. */
const VISIBLE_STEP = 30;
/** One each of the ways a design is built: scene, monogram, pictorial, emblem, word alone, another script. */
const LABELS = ["Nocturne", "Halden", "Ember", "Juniper", "Lumen", "Заря"];

let studio: Studio;
let designs: readonly Design[];
beforeAll(async () => {
  studio = await sharedStudio();
  designs = LABELS.map((label) => {
    const row = GALLERY.find((each) => each.label.startsWith(label))!;
    return designFromBrief(studio, row.brief, { seed: 1, watermark: false }).design;
  });
}, 60_000);

/** A crop of the logo as grey levels, in inks of one's own choosing. */
function levels(artwork: Artwork, box: Box, inks: InkSet): number[] {
  const svg = renderWith({ ...artwork, box }, inks, "test");
  // The sign is laid out for the whole logo, then cropped: as somebody with a pair of scissors would.
  const whole = renderWith(artwork, inks, "test");
  const view = svg.match(/viewBox="([^"]+)" width="[^"]+" height="[^"]+"/)![0];
  const cropped = whole.replace(/viewBox="[^"]+" width="[^"]+" height="[^"]+"/, view);
  const { data } = PNG.sync.read(Buffer.from(png(cropped, WIDTH, inks.ground)));
  return Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4 + 1]!);
}

function shareChanged(design: Design, box: Box, inks: InkSet): number {
  const [signed, plain] = [true, false].map((sign) => levels(artworkOf(design, sign), box, inks));
  const changed = signed!.filter((level, index) => Math.abs(level - plain![index]!) >= VISIBLE_STEP);
  return changed.length / signed!.length;
}

function partsOf(design: Design): { readonly name: string; readonly box: Box }[] {
  return artworkOf(design, false)
    .parts.filter(({ name }) => name === "mark" || name === "wordmark")
    .map(({ name, place, shapes }) => {
      const box = bounds(fromData(shapes.map(({ d }) => d).join("")));
      return {
        name,
        box: {
          x: place.x + box.x * place.scale,
          y: place.y + box.y * place.scale,
          width: box.width * place.scale,
          height: box.height * place.scale,
        },
      };
    });
}

const inOne = (inks: InkSet, ink: string, ground: string): InkSet =>
  Object.fromEntries(
    Object.keys(inks).map((role) => [role, role === "ground" ? ground : ink]),
  ) as unknown as InkSet;

describe("the sandbox's sign", () => {
  it("is in every crop that keeps the mark or the name", () => {
    for (const design of designs) {
      for (const { name, box } of partsOf(design)) {
        const share = shareChanged(design, box, design.palette.light);
        expect(share, `${design.name}: ${name}`).toBeGreaterThan(0.004);
      }
    }
  });

  it.each([
    ["black on white", "#000000", "#ffffff"],
    ["white on black", "#ffffff", "#000000"],
    ["the sign's own grey on white", "#808080", "#ffffff"],
    ["the sign's own grey on black", "#808080", "#000000"],
    ["one bright colour on white", "#ff3d00", "#ffffff"],
  ])("is seen when the logo is recoloured: %s", (_, ink, ground) => {
    for (const design of designs) {
      const { box } = artworkOf(design, false);
      const share = shareChanged(design, box, inOne(design.palette.light, ink, ground));
      expect(share, String(design.name)).toBeGreaterThan(0.008);
    }
  });

  it("leaves the logo to be judged: it covers little of it", () => {
    for (const design of designs) {
      const { box } = artworkOf(design, false);
      expect(shareChanged(design, box, design.palette.light), String(design.name)).toBeLessThan(0.045);
    }
  });
});
