// NOTICE: what stands above the line is written by hand, the list of packages below it from the lockfile and from the
// licence files that npm installed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const LINE = "npm packages\n";

/** Packages whose manifest names no licence, and what their licence file says. */
const UNNAMED: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** What the dashboard's pages are bundled from. It is not installed with the service, but its code is in what is served. */
export const BUNDLED: readonly string[] = [
  "@fontsource-variable/geist",
  "@fontsource-variable/geist-mono",
  "@radix-ui/react-tabs",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@xyflow/react",
  "react",
  "react-dom",
  "tailwindcss",
];

interface LockEntry {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Where it is installed; null for one that may be missing here, as those of other platforms. */
  readonly folder: string | null;
}

type Lock = Readonly<Record<string, LockEntry>>;

/** Where a package is found from the place of another: in the nearest node_modules above it. */
function placeOf(packages: Lock, name: string, from: string): string {
  const above = from.lastIndexOf("/node_modules/");
  const here = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (packages[here] || from === "") return here;
  return placeOf(packages, name, above < 0 ? "" : from.slice(0, above));
}

/** The packages of a list and all that those need. */
function withWhatTheyNeed(packages: Lock, names: readonly string[], from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string, of: string): void => {
    const place = placeOf(packages, name, of);
    if (found.has(place) || !packages[place]) return;
    found.add(place);
    for (const each of Object.keys(packages[place].dependencies ?? {})) add(each, place);
  };
  for (const name of names) add(name, from);
  return found;
}

/** Everything that is installed to run the service or bundled into its pages; tools and tests stay behind. */
export function shippedPackages(): readonly Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Lock;
  };
  const bundled = withWhatTheyNeed(packages, BUNDLED, "packages/dashboard");
  return Object.entries(packages)
    .filter(([path, { link, dev, devOptional }]) => {
      return path.includes("node_modules/") && !link && (bundled.has(path) || (!dev && !devOptional));
    })
    .map(([path, { version, license, optional }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const licence = license ?? UNNAMED[name];
      if (licence === undefined)
        throw new Error(`${name} names no licence: look into it, then add it to UNNAMED`);
      return { name, version, licence, folder: optional ? null : join(root, path) };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The whole file as it must stand. */
export function notice(): string {
  const written = readFileSync(join(root, "NOTICE"), "utf8");
  const head = written.slice(0, written.indexOf(LINE));
  const packages = shippedPackages();
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort(compare);
  const lists = licences.map((licence) => {
    const lines = packages.filter((each) => each.licence === licence).map(line);
    return `  ${licence}\n${[...new Set(lines)].join("\n")}\n`;
  });
  const texts = licences.flatMap((licence) => {
    const text = textOf(packages.filter((each) => each.licence === licence));
    return text === null ? [] : [`${"-".repeat(78)}\n${licence}\n\n${text}\n`];
  });
  return (
    `${head}${LINE}  Installed with the service, or bundled into the dashboard's pages. This list is written by\n` +
    "  `npm run docs:generate`. Each package also carries its licence in its own folder below node_modules; the texts of\n" +
    `  the licences stand once each at the end.\n\n${lists.join("\n")}\n${texts.join("\n")}`
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function line({ name, version, folder }: Package): string {
  const holders = (licenceFile(folder) ?? "")
    .split("\n")
    .map((each) => each.replace(/^[\s*#>-]+/, "").trim())
    .filter((each) => /^(?:copyright\s+(?:\(c\)|©|\d|[A-Z])|\(c\)\s*\d)/i.test(each))
    // Licences speak of copyright too.
    .filter(
      (each) =>
        !/^copyright (?:holder|notice|owner|license|statement|and|law)/i.test(each) && each.length < 160,
    )
    .slice(0, 3);
  return `    ${name} ${version}${holders.map((each) => `\n      ${each}`).join("")}`;
}

/** Some files hold a summary that points to the words; a licence's own words are at least so long. */
const SHORTEST_TEXT: Readonly<Record<string, number>> = { "Apache-2.0": 9_000 };

/** The licence's words from the first package that has them in a file, without whose they are. */
function textOf(packages: readonly Package[]): string | null {
  for (const { folder, licence } of packages) {
    const text = licenceFile(folder);
    if (text === null || text.length < (SHORTEST_TEXT[licence] ?? 400)) continue;
    const kept = text
      .split("\n")
      .filter((each) => !/^[\s*#>-]*(?:copyright\s+(?:\(c\)|©|\d)|\(c\)\s*\d)/i.test(each));
    return kept
      .join("\n")
      .replace(/[ \t]+$/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }
  return null;
}

function licenceFile(folder: string | null): string | null {
  if (folder === null || !existsSync(folder)) return null;
  const file = readdirSync(folder)
    .sort(compare)
    .find((each) => /^(?:licen[cs]e|copying|ofl)(?:\.(?:md|txt|mit))?$/i.test(each));
  return file === undefined ? null : readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
}
