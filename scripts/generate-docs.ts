// `npm run docs:generate`: writes the generated documents into docs/. `npm test` fails while they are out of date.
import { writeFile } from "node:fs/promises";
import { generatedDocuments } from "./documents/generated.ts";

for (const [path, text] of generatedDocuments()) {
  await writeFile(new URL(`../${path}`, import.meta.url), text);
  console.log(path);
}
