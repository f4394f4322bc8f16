/**
 * The files of a kit that can be downloaded alone, by the names people see. They are taken out of the kit, so that a file
 * is drawn once; a test holds this list to what the engine puts into a kit.
 */

import { SHOWN_APPLICATIONS } from "@marque/contract/tables";

export interface BrandShape {
  readonly hasMark: boolean;
  readonly hasWord: boolean;
}

const LOGOS = ["logo", "logo-dark", "logo-black", "logo-white", "logo-reversed", "logo-animated"];
const MARKS = ["mark", "mark-dark"];
const WORDMARKS = ["wordmark", "wordmark-dark"];
const PRINT = [
  "logo-rgb.pdf",
  "logo-cmyk.pdf",
  "logo-black.pdf",
  "logo-spot.pdf",
  "logo-rgb.eps",
  "logo-cmyk.eps",
  "logo-black.eps",
  "colours.txt",
];
const SCENE_WIDTH = 1200;
const MARK_SIZES = [16, 32, 48, 64, 128, 180, 192, 256, 512, 1024];
const LOGO_WIDTHS = [512, 1024, 2048];

/** Paths inside the kit. Their last parts are the names, and no two are alike. */
function pathsOf({ hasMark, hasWord }: BrandShape): string[] {
  return [
    ...[...LOGOS, ...(hasMark ? MARKS : []), ...(hasWord ? WORDMARKS : [])].map((name) => `logo/${name}.svg`),
    ...MARK_SIZES.map((size) => `png/mark-${size}.png`),
    ...LOGO_WIDTHS.flatMap((width) => [`png/logo-light-${width}.png`, `png/logo-dark-${width}.png`]),
    "icons/favicon.ico",
    "icons/favicon.svg",
    "icons/app-icon.svg",
    "icons/app-icon-1024.png",
    "icons/apple-touch-icon.png",
    "social/card.svg",
    "social/card-1200x630.png",
    "social/avatar.svg",
    "social/avatar-800.png",
    "social/banner.svg",
    "social/banner-1500x500.png",
    ...SHOWN_APPLICATIONS.flatMap((name) => [
      `applications/scene-${name}.svg`,
      `applications/scene-${name}-${SCENE_WIDTH}.png`,
    ]),
    ...PRINT.map((name) => `print/${name}`),
    "code/brand.css",
    "code/tailwind.css",
    "code/tokens.json",
  ];
}

export interface BrandFile {
  readonly name: string;
  readonly path: string;
}

export function brandFiles(shape: BrandShape): BrandFile[] {
  return pathsOf(shape).map((path) => ({ name: path.slice(path.lastIndexOf("/") + 1), path }));
}

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  pdf: "application/pdf",
  eps: "application/postscript",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  ico: "image/x-icon",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
};

export function typeOfFile(name: string): string {
  return TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
