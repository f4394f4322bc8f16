/** Design → the brand kit: every file a designer or programmer asks for. */

import { APPLICATIONS, applicationOf } from "../applications/index.ts";
import { STAGE, sceneSvg, UNITS_PER_MILLIMETRE } from "../applications/scene.ts";
import { STATIONERY } from "../applications/stationery.ts";
import { logoInOneInk, reversedInk, soleInk } from "../pictures/one-ink.ts";
import {
  appIcon,
  avatar,
  banner,
  socialCard,
  squareArtwork,
  squareAt,
  standalonePart,
} from "../pictures/pictures.ts";
import { artworkOf } from "../render/assets.ts";
import { renderSvg, renderWith } from "../render/svg.ts";
import { SMALL_PIXELS } from "../render/watermark.ts";
import type { Artwork, Design, FontShelf } from "../vocabulary.ts";
import { animatedLogo } from "./animated.ts";
import { cssVariables, designTokens, fontFaces, tailwindTheme } from "./code.ts";
import { type KitFile, textFile } from "./file.ts";
import { guideline } from "./guide/guide.ts";
import { ico } from "./ico.ts";
import { png, printPng } from "./png.ts";
import { printFiles } from "./print.ts";

export const MARK_SIZES = [16, 32, 48, 64, 128, 180, 192, 256, 512, 1024] as const;
export const LOGO_WIDTHS = [512, 1024, 2048] as const;
/** For a page or a slide. */
const SCENE_WIDTH = 1200;
const FAVICON_SIZES = [16, 32, 48] as const;

const SVG = "image/svg+xml";
const PNG = "image/png";

const standalone = (design: Design, name: "mark" | "wordmark", watermark: boolean): Artwork | null => {
  const part = standalonePart(design, name);
  return part && { ...part, watermark };
};

/** The mark in a square of this many pixels. */
const squareSvg = (design: Design, size: number, watermark: boolean): string => {
  const sign = watermark && size <= SMALL_PIXELS ? "small" : watermark;
  return renderSvg({ ...squareAt(design, size), watermark: sign }, "light");
};

export function logoFiles(design: Design, watermark: boolean): readonly KitFile[] {
  const artwork = artworkOf(design, watermark);
  const oneInk = logoInOneInk(design, watermark);
  const mark = standalone(design, "mark", watermark);
  const word = standalone(design, "wordmark", watermark);
  return [
    textFile("logo/logo.svg", SVG, renderSvg(artwork, "light")),
    textFile("logo/logo-dark.svg", SVG, renderSvg(artwork, "dark")),
    textFile("logo/logo-black.svg", SVG, renderWith(oneInk, soleInk("#000000", "#ffffff"), "black")),
    textFile("logo/logo-white.svg", SVG, renderWith(oneInk, soleInk("#ffffff", "#000000"), "white")),
    textFile("logo/logo-reversed.svg", SVG, renderWith(oneInk, reversedInk(design), "reversed")),
    textFile("logo/logo-animated.svg", SVG, animatedLogo(design, watermark)),
    ...(mark
      ? [
          textFile("logo/mark.svg", SVG, renderSvg(mark, "light")),
          textFile("logo/mark-dark.svg", SVG, renderSvg(mark, "dark")),
        ]
      : []),
    ...(word
      ? [
          textFile("logo/wordmark.svg", SVG, renderSvg(word, "light")),
          textFile("logo/wordmark-dark.svg", SVG, renderSvg(word, "dark")),
        ]
      : []),
  ];
}

export function pngFiles(design: Design, watermark: boolean): readonly KitFile[] {
  const artwork = artworkOf(design, watermark);
  const marks = MARK_SIZES.map((size) => ({
    path: `png/mark-${size}.png`,
    type: PNG,
    bytes: png(squareSvg(design, size, watermark), size),
  }));
  const logos = LOGO_WIDTHS.flatMap((width) =>
    (["light", "dark"] as const).map((variant) => ({
      path: `png/logo-${variant}-${width}.png`,
      type: PNG,
      bytes: png(renderSvg(artwork, variant), width),
    })),
  );
  return [...marks, ...logos];
}

export const favicon = (design: Design, watermark: boolean): Uint8Array =>
  ico(FAVICON_SIZES.map((size) => ({ size, png: png(squareSvg(design, size, watermark), size) })));

export function iconFiles(design: Design, watermark: boolean): readonly KitFile[] {
  const app = appIcon(design, watermark);
  const card = socialCard(design, watermark);
  const [face, head] = [avatar(design, watermark), banner(design, watermark)];
  // Browsers show it in 16 to 48 pixels.
  const square = { ...squareArtwork(design, 1), watermark: watermark && ("small" as const) };
  return [
    { path: "icons/favicon.ico", type: "image/x-icon", bytes: favicon(design, watermark) },
    textFile("icons/favicon.svg", SVG, renderSvg(square, "light")),
    textFile("icons/app-icon.svg", SVG, app),
    { path: "icons/app-icon-1024.png", type: PNG, bytes: png(app, 1024) },
    { path: "icons/apple-touch-icon.png", type: PNG, bytes: png(app, 180) },
    textFile("social/card.svg", SVG, card),
    { path: "social/card-1200x630.png", type: PNG, bytes: png(card, 1200) },
    textFile("social/avatar.svg", SVG, face),
    { path: "social/avatar-800.png", type: PNG, bytes: png(face, 800) },
    textFile("social/banner.svg", SVG, head),
    { path: "social/banner-1500x500.png", type: PNG, bytes: png(head, 1500) },
  ];
}

/** The mark in use: as drawings, as pictures for screens, and as pictures for print. */
export const applicationFiles = (design: Design, watermark: boolean): readonly KitFile[] =>
  APPLICATIONS.flatMap((application) => {
    const svg = applicationOf(application, design, watermark);
    return [
      textFile(`applications/scene-${application}.svg`, SVG, svg),
      {
        path: `applications/scene-${application}-${SCENE_WIDTH}.png`,
        type: PNG,
        bytes: png(svg, SCENE_WIDTH),
      },
      {
        path: `applications/scene-${application}-300dpi.png`,
        type: PNG,
        bytes: printPng(svg, STAGE.width / UNITS_PER_MILLIMETRE),
      },
    ];
  });

/** Business card and letterhead at their real size, without words. */
export const stationeryFiles = (design: Design, watermark: boolean): readonly KitFile[] =>
  Object.entries(STATIONERY).flatMap(([name, { sheet, scene }]) => {
    const svg = sceneSvg(scene(design), watermark, { ...sheet, unit: "mm" });
    return [
      textFile(`print/stationery-${name}.svg`, SVG, svg),
      { path: `print/stationery-${name}-300dpi.png`, type: PNG, bytes: printPng(svg, sheet.width) },
    ];
  });

export const codeFiles = (design: Design): readonly KitFile[] => [
  textFile("code/brand.css", "text/css", cssVariables(design)),
  textFile("code/tailwind.css", "text/css", tailwindTheme(design)),
  textFile("code/tokens.json", "application/json", designTokens(design)),
];

/** The fonts as published, for pages and for programs, a stylesheet that loads them, and their licence. */
export function fontFiles(fonts: FontShelf, design: Design): readonly KitFile[] {
  const { face, weights } = design.type;
  const text = `${design.name ?? ""}${design.tagline ?? ""}`;
  const wanted = fonts
    .fontSources(face, text)
    .filter(({ weight }) => weight === null || weight === weights.heading || weight === weights.body);
  const desktop = fonts.desktopFonts(face, [weights.heading, weights.body], text);
  return [
    ...wanted.map(({ name, woff2 }) => ({ path: `fonts/${name}`, type: "font/woff2", bytes: woff2 })),
    ...desktop.map(({ name, bytes }) => ({
      path: `fonts/${name}`,
      type: name.endsWith(".otf") ? "font/otf" : "font/ttf",
      bytes,
    })),
    textFile("fonts/fonts.css", "text/css", fontFaces(wanted)),
    textFile("fonts/LICENSE.txt", "text/plain", fonts.licenceText(face)),
  ];
}

export type KitOptions = {
  /** From the Report: the height in pixels at which the mark is still clear. */
  readonly smallestPx: number;
  /** Sandbox brands carry their watermark in every file that shows them. */
  readonly watermark: boolean;
};

/** The whole kit, in the order a person would look through it. */
export async function kit(
  fonts: FontShelf,
  design: Design,
  options: KitOptions,
): Promise<readonly KitFile[]> {
  return [
    { path: "guidelines.pdf", type: "application/pdf", bytes: await guideline(fonts, design, options) },
    ...logoFiles(design, options.watermark),
    ...pngFiles(design, options.watermark),
    ...iconFiles(design, options.watermark),
    ...applicationFiles(design, options.watermark),
    ...stationeryFiles(design, options.watermark),
    ...(await printFiles(design, options.watermark)),
    ...codeFiles(design),
    ...fontFiles(fonts, design),
  ];
}
