import { inflateSync } from "node:zlib";
import { designFromPrompt, loadStudio, type PromptedBrand, type Studio } from "@marque/engine";
import { type KitFile, kit } from "@marque/engine/kit";
import { beforeAll, describe, expect, it } from "vitest";

// What a caller writes ends in files that others open: SVG in browsers, a PDF in viewers, names in an archive.

/** All that an SVG of ours is made of, and no more: a list of what is allowed needs no list of what is dangerous. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  svg: ["xmlns", "viewBox", "width", "height", "role", "aria-labelledby"],
  title: ["id"],
  g: ["id", "transform"],
  path: ["fill", "fill-rule", "fill-opacity", "d", "stroke", "stroke-opacity", "stroke-width"],
  rect: ["x", "y", "width", "height", "rx", "fill"],
};
const HARMLESS_VALUE = /^[A-Za-z0-9 .,()#+-]*$/;

const HOSTILE = [
  '<script>alert(1)</script>, a bakery called "</title><script>alert(2)</script>"',
  'called "<svg/onload=alert(1)>", a florist',
  `a café named "x' onload='alert(1)" style='background:url(javascript:alert(1))`,
  "called \"]]><!ENTITY xxe SYSTEM 'file:///etc/passwd'>&xxe;\", a bank",
  'called "<image href=https://evil.example/x.png>", a gallery',
  'called "<foreignObject><iframe src=javascript:alert(1)>", a studio',
  "called \"<a xlink:href='javascript:alert(1)'>x</a>\", a shop",
  "colour: red; } svg { background: url(https://evil.example/) } /* called Aster */",
  "use the colour url(#x) and the font </style><script>x</script>, called Aster",
  'called "&lt;script&gt;alert(1)&lt;/script&gt;", a press',
  'called "\u0000\u0008\ufffe\ud800<b>", a lab',
  'called "\u202e<tpircs>", a lab',
  'called "../../etc/passwd", a locksmith',
  'called "..\\\\..\\\\windows\\\\system32", a locksmith',
  'called "https://evil.example/", an agency',
  'called "/S /URI /URI (https://evil.example/) /JavaScript (app.alert(1))", a printer',
] as const;

let studio: Studio;
let brands: readonly PromptedBrand[];
beforeAll(async () => {
  studio = await loadStudio();
  brands = await Promise.all(HOSTILE.map((prompt) => designFromPrompt(studio, { prompt, watermark: true })));
}, 180_000);

/** The tags of a text, or a sentence about where it stops being plain XML. */
function problemsOf(svg: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end, name, list, alone) => {
      const allowed = ALLOWED[name];
      if (!allowed) problems.push(`element ${name}`);
      for (const [, attribute, value] of (list as string).matchAll(/([\w:-]+)="([^"]*)"/g)) {
        const isNamespace = attribute === "xmlns" && value === "http://www.w3.org/2000/svg";
        if (!allowed?.includes(attribute!)) problems.push(`attribute ${name}.${attribute}`);
        else if (!isNamespace && !HARMLESS_VALUE.test(value!)) problems.push(`value ${attribute}="${value}"`);
      }
      if (end) {
        if (open.pop() !== name) problems.push(`</${name}> closes nothing`);
      } else if (!alone) open.push(name);
      return "";
    },
  );
  // What is left is the title's text: escaped, and nothing a reader could take for markup.
  if (/[<>]/.test(rest)) problems.push(`markup left: ${rest}`);
  if (/&(?!(?:amp|lt|gt|quot);)/.test(rest)) problems.push(`a bare ampersand: ${rest}`);
  if (open.length > 0) problems.push(`${open.join()} left open`);
  return problems;
}

describe("an SVG", () => {
  it.each(HOSTILE)("from %j holds outlines and its title, and nothing else", (prompt) => {
    const { assets } = brands[HOSTILE.indexOf(prompt)]!;
    for (const svg of [assets.logo_svg, assets.logo_svg_dark]) expect(problemsOf(svg)).toEqual([]);
  });

  it("is looked at closely enough: each of these would be found", () => {
    for (const bad of [
      "<svg><script>alert(1)</script></svg>",
      '<svg onload="alert(1)"></svg>',
      '<svg><path fill="url(https://evil.example/)" d="M0 0"/></svg>',
      '<svg><g id="a&quot;b"></g></svg>',
      "<svg><title>a & b</title></svg>",
      "<svg><!-- x --></svg>",
      "<svg><g></svg>",
      "<!DOCTYPE svg><svg></svg>",
    ]) {
      expect(problemsOf(bad), bad).not.toEqual([]);
    }
  });

  it("and the other assets are colours, numbers and a family of ours, never words of the prompt", () => {
    for (const { assets } of brands) {
      const { logo_svg: _, logo_svg_dark: __, ...others } = assets;
      for (const value of Object.values(others)) expect(String(value)).toMatch(/^[#\w ]+$/);
    }
  });
});

describe("a kit made for a hostile name", () => {
  let files: readonly KitFile[];
  beforeAll(async () => {
    const worst = brands.filter((_, n) => /passwd|windows|URI|script/.test(HOSTILE[n]!)).slice(0, 4);
    files = (
      await Promise.all(worst.map(({ design }) => kit(studio, design, { smallestPx: 24, watermark: false })))
    ).flat();
  });

  it("has names that stay where they are unpacked, on every system", () => {
    for (const { path } of files) {
      expect(path).toMatch(/^[\w-]+(?:\/[\w.-]+|\.\w+)$/);
      expect(path).not.toMatch(/\.\.|^\/|\\|:|\0/);
      // Names Windows keeps for devices.
      expect(path).not.toMatch(/(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
    }
  });

  it("has a PDF without scripts, actions, links, forms or files in it", () => {
    const pdfs = files.filter(({ path }) => path.endsWith(".pdf"));
    // The guideline, and the logo in four kinds of colours.
    expect(pdfs.length).toBe(4 * 5);
    for (const { bytes } of pdfs) {
      const text = objectsOf(Buffer.from(bytes));
      expect(text.startsWith("%PDF-")).toBe(true);
      const active = text.match(
        /\/(?:JavaScript|JS|AA|OpenAction|Launch|URI|GoToR|GoToE|SubmitForm|ImportData|AcroForm|XFA|EmbeddedFiles?|Filespec|RichMedia|Annots)\b/g,
      );
      expect(active).toBeNull();
    }
  });

  it("has EPS of numbers and drawing operators alone", () => {
    const drawings = files.filter(({ path }) => path.endsWith(".eps"));
    expect(drawings.length).toBe(4 * 3);
    for (const { bytes } of drawings) expect(strangersIn(Buffer.from(bytes).toString("utf8"))).toEqual([]);
    expect(strangersIn("%!PS\n(/etc/passwd) (r) file\n")).toEqual(["%!PS", "(/etc/passwd)", "(r)", "file"]);
  });

  it("has SVGs of the same plain kind, and styles that load nothing from elsewhere", () => {
    for (const { path, bytes } of files) {
      const text = Buffer.from(bytes).toString("utf8");
      if (path.endsWith(".svg")) expect(problemsOf(withoutMotion(path, text))).toEqual([]);
      if (path.endsWith(".css")) expect(text).not.toMatch(/https?:|@import|javascript:|expression\(|<\//i);
    }
  });
});

/** The one drawing with a style: it may name its own parts, numbers and three ways to arrive, and load nothing. */
function withoutMotion(path: string, svg: string): string {
  if (!path.endsWith("-animated.svg")) return svg;
  const [element, style] = svg.match(/<style>([^<]*)<\/style>/)!;
  expect(style).toMatch(/^[\w#@{}():;.,% -]+$/);
  expect(style).not.toMatch(/url|import|expression|script/i);
  return svg.replace(element, "");
}

/** PostScript is a language: all words that a drawing of ours may say in it. */
const OPERATORS = new Set(
  (
    "m l c h gsave grestore newpath fill eofill stroke showpage translate scale rotate dup rectclip setlinewidth " +
    "setrgbcolor setcmykcolor"
  ).split(" "),
);
const SHORTHANDS = "/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def";
const COMMENT =
  /^(?:%!PS-Adobe-3\.0 EPSF-3\.0|% watermark|%%(?:(?:HiRes)?BoundingBox: [\d. ]+|Creator: Marque|Title: Logo|LanguageLevel: 2|Pages: 1|EndComments|Page: 1 1|EOF))$/;

/** What else stands in an EPS. */
function strangersIn(eps: string): string[] {
  const [comments, code] = [/^%/, /^[^%]/].map((kind) => eps.split("\n").filter((line) => kind.test(line)));
  const words = code!.filter((line) => line !== SHORTHANDS).flatMap((line) => line.split(" "));
  return [
    ...comments!.filter((line) => !COMMENT.test(line)),
    ...words.filter((word) => !OPERATORS.has(word) && !/^-?\d+(?:\.\d+)?$/.test(word)),
  ];
}

/** A PDF's objects in the clear, without its streams: fonts and drawing operators are not where actions stand. */
function objectsOf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  // Objects may be packed into streams of their own; those are read too.
  const packed = [...text.matchAll(/\/Type \/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, data]) => inflateSync(Buffer.from(data!, "latin1")).toString("latin1"),
  );
  return text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, "") + packed.join("");
}
