// Renders the Helm chart without Helm, which neither npm nor Debian has: the few forms of Go's templates that the chart uses, and an
// error for any other. `render-chart.go` does the same with Go's own templates, where Go is there.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

export const CHART = fileURLToPath(new URL("../helm/marque/", import.meta.url));

type Scope = Readonly<Record<string, unknown>>;
type Piece = { readonly kind: "text" | "action"; readonly text: string };

export const defaults = (): Scope => parse(readFileSync(`${CHART}values.yaml`, "utf8"));

/** Each template by the name of its file. */
export function renderChart(release: string, values: Scope = defaults()): ReadonlyMap<string, string> {
  const scope = { Values: values, Release: { Name: release } };
  return new Map(
    readdirSync(`${CHART}templates`)
      .sort()
      .map((file) => [file, render(readFileSync(`${CHART}templates/${file}`, "utf8"), scope, file)]),
  );
}

function render(text: string, scope: Scope, file: string): string {
  const pieces = cut(text);
  let at = 0;
  /** Until the `end` of a block, or the end of the file. */
  const run = (variables: Scope, isShown: boolean): string => {
    let written = "";
    while (at < pieces.length) {
      const { kind, text: said } = pieces[at++]!;
      if (kind === "text") written += isShown ? said : "";
      else if (said === "end") return written;
      else written += action(said, variables, isShown);
    }
    return written;
  };
  const action = (said: string, variables: Scope, isShown: boolean): string => {
    const [, condition] = /^if (\.\S+)$/.exec(said) ?? [];
    if (condition) return run(variables, isShown && Boolean(lookUp(condition, scope, variables)));
    const [, key, value, list] = /^range \$(\w+), \$(\w+) := (\.\S+)$/.exec(said) ?? [];
    if (list) {
      const start = at;
      // Go goes through a map in the order of its keys.
      const entries = isShown ? Object.entries(lookUp(list, scope, variables) as object).sort(byKey) : [];
      if (entries.length === 0) return run(variables, false);
      return entries
        .map(([name, each]) => {
          at = start;
          return run({ ...variables, [key!]: name, [value!]: each }, isShown);
        })
        .join("");
    }
    const [, path, quoted] = /^([.$]\S+)( \| quote)?$/.exec(said) ?? [];
    if (!path) throw new Error(`${file}: {{ ${said} }} is more than this renderer knows`);
    if (!isShown) return "";
    const found = String(lookUp(path, scope, variables));
    return quoted ? JSON.stringify(found) : found;
  };
  const written = run({}, true);
  if (at < pieces.length) throw new Error(`${file}: an end without a beginning`);
  return written;
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** `{{-` takes the white space before it away. */
function cut(text: string): readonly Piece[] {
  return text
    .replace(/\s*\{\{-/g, "{{")
    .split(/(\{\{.*?\}\})/)
    .map((part): Piece => {
      const action = /^\{\{\s*(.*?)\s*\}\}$/.exec(part);
      return action ? { kind: "action", text: action[1]! } : { kind: "text", text: part };
    });
}

function lookUp(path: string, scope: Scope, variables: Scope): unknown {
  if (path.startsWith("$")) return variables[path.slice(1)];
  return path
    .slice(1)
    .split(".")
    .reduce<unknown>((value, name) => {
      const found = (value as Scope | undefined)?.[name];
      if (found === undefined) throw new Error(`the chart has no value ${path}`);
      return found;
    }, scope);
}
