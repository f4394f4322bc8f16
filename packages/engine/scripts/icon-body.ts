/** Reads the body of an iconify icon into one path, or null where it is more than filled shapes. */

const UNREADABLE = /<(?:defs|mask|use|clipPath|pattern|text|image)\b|transform=|opacity=|stroke=/;

/** A clip that is the icon's own square, as some editors write it around everything. */
const WHOLE_CLIP =
  /<defs><clipPath id="[^"]*"><path fill="#fff" d="M0 0h(\d+)v\1H0z"\/><\/clipPath><\/defs>/g;

const attribute = (element: string, name: string): string | null =>
  element.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? null;

/** A path that starts with a relative move, made absolute so that paths can stand one after the other. */
const startAbsolute = (d: string): string =>
  d.replace(
    /^\s*m\s*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(\s*[-+.\d])?/,
    (_, x: string, y: string, more?: string) => `M${x} ${y}${more ? `l${more}` : ""}`,
  );

const circle = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;

export type IconPath = { readonly d: string; readonly rule?: "evenodd" };

export function readIconBody(whole: string, strict = true): IconPath | null {
  const body = whole.replaceAll(WHOLE_CLIP, "");
  if (strict && UNREADABLE.test(body)) return null;
  const shapes: string[] = [];
  const drawn = body.replace(
    /<(?:defs|mask|clipPath|pattern)\b[\s\S]*?<\/(?:defs|mask|clipPath|pattern)>/g,
    "",
  );
  for (const [element, kind] of drawn.matchAll(/<(path|circle|ellipse|rect)\b[^>]*>/g)) {
    if (attribute(element, "fill") === "none") continue;
    const number = (name: string) => Number(attribute(element, name) ?? 0);
    if (kind === "path") shapes.push(startAbsolute(attribute(element, "d") ?? ""));
    else if (kind === "rect") {
      shapes.push(
        `M${number("x")} ${number("y")}h${number("width")}v${number("height")}h${-number("width")}Z`,
      );
    } else {
      const [rx, ry] = kind === "circle" ? [number("r"), number("r")] : [number("rx"), number("ry")];
      shapes.push(circle(number("cx"), number("cy"), rx, ry));
    }
  }
  if (shapes.length === 0) return null;
  const evenOdd = /(?:fill|clip)-rule="evenodd"/.test(body);
  return { d: shapes.join(""), ...(evenOdd ? { rule: "evenodd" as const } : {}) };
}
