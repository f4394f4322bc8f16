// `npm run docs:generate`: writes the generated documents into docs/, and NOTICE. `npm test` fails while they are out of date.
import { readFile, writeFile } from "node:fs/promises";
import { breakingChanges } from "@marque/contract";
import { generatedDocuments } from "./documents/generated.ts";

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url);

for (const [path, text] of generatedDocuments()) {
  if (path === "docs/openapi-v1.json") await refuseToBreak(path, text);
  await writeFile(fileOf(path), text);
  console.log(path);
}

/** V1 only grows. To break it on purpose, delete the document first. */
async function refuseToBreak(path: string, text: string): Promise<void> {
  const committed = await readFile(fileOf(path), "utf8").catch(() => null);
  const problems = committed === null ? [] : breakingChanges(JSON.parse(committed), JSON.parse(text));
  if (problems.length === 0) return;
  console.error(`${path} is not written; clients of V1 would break:\n${problems.join("\n")}`);
  process.exit(1);
}
