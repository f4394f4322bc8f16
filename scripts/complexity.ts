// No function is more complex than 20 (Biome's `noExcessiveCognitiveComplexity`). The files that have one are listed
// in the first of `overrides` in biome.json, one such function per file. That list only gets shorter: this check fails
// where a listed file no longer offends, offends twice, or the list is not as long as it was.
import { readFileSync } from "node:fs";

const RULE = "noExcessiveCognitiveComplexity";
/** How long the list is. Lower it with each file that leaves; never raise it. */
const LISTED = 2;

/** What Biome's JSON reporter says, of which this much is read. */
interface Reported {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

interface Configuration {
  readonly overrides?: readonly {
    readonly includes: readonly string[];
    readonly linter?: { readonly rules?: { readonly complexity?: { readonly [rule: string]: unknown } } };
  }[];
}

/** Asks Biome about the listed files, where the rule is off for everybody else. */
export async function complexityComplaints(
  root: string,
  lint: (files: readonly string[]) => Promise<string>,
): Promise<readonly string[]> {
  const listed = listedIn(JSON.parse(readFileSync(`${root}biome.json`, "utf8")) as Configuration);
  if (listed.length === 0) return complaintsAbout(listed, [], LISTED);
  return complaintsAbout(listed, offendersIn(await lint(listed)), LISTED);
}

/** The files for which the rule is off. */
export function listedIn({ overrides = [] }: Configuration): readonly string[] {
  return overrides
    .filter(({ linter }) => linter?.rules?.complexity?.[RULE] === "off")
    .flatMap((each) => each.includes);
}

/** Of each complex function the file, out of Biome's answer, in which a line for people may follow the JSON. */
export function offendersIn(output: string): readonly string[] {
  const line = output.split("\n").find((each) => each.startsWith('{"summary"'));
  if (!line) throw new Error(`Biome answered something else than JSON: ${output.slice(0, 200)}`);
  const end = line.lastIndexOf('"command":"lint"}') + '"command":"lint"}'.length;
  return (JSON.parse(line.slice(0, end)) as Reported).diagnostics
    .filter(({ category }) => category.endsWith(RULE))
    .map(({ location }) => location.path);
}

export function complaintsAbout(
  listed: readonly string[],
  offenders: readonly string[],
  most: number,
): readonly string[] {
  const complaints = listed.flatMap((file) => {
    const count = offenders.filter((each) => each === file).length;
    if (count === 0) return [`${file} has no complex function any more: take it off the list in biome.json.`];
    return count > 1 ? [`${file} has ${count} complex functions: one is listed, simplify the others.`] : [];
  });
  if (listed.length > most)
    return [
      ...complaints,
      `${listed.length} files are listed in biome.json; there were ${most}: simplify the new one.`,
    ];
  if (listed.length < most)
    return [
      ...complaints,
      `${listed.length} files are listed in biome.json: set LISTED in scripts/complexity.ts to that.`,
    ];
  return complaints;
}
