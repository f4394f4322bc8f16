// The log's fields in docs/monitoring.md are those that the service writes, all of them and no others.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "./samples.ts";

const SOURCE = `${ROOT}packages/service/src/`;
/** A call of the log with its fields written out; spread ones are fields of a function of the same file. */
const CALL = /\blog\??\.(?:trace|debug|info|warn|error|fatal)\(\s*\{([^{}]*)\}/g;

function writtenFields(): Set<string> {
  const files = readdirSync(SOURCE, { recursive: true }).map(String);
  const calls = files
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => [...readFileSync(SOURCE + file, "utf8").matchAll(CALL)].map(([, fields]) => fields!));
  const names = calls.flatMap((fields) => fields.split(",").map((field) => field.split(":")[0]!.trim()));
  return new Set(names.filter((name) => /^\w+$/.test(name)));
}

it("docs/monitoring.md names every field of the log, and no other", () => {
  const page = readFileSync(`${ROOT}docs/monitoring.md`, "utf8");
  const table = page.slice(page.indexOf("| Field | Means |"));
  const named = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  const written = writtenFields();
  expect(written.size).toBeGreaterThan(20);
  expect([...named].sort()).toEqual([...written].sort());
});
