// `npm run build -w packages/sdk`: writes the publishable package into packages/sdk/dist: JavaScript, its types with
// the contract's written out, and a manifest without a dependency. `npm publish packages/sdk/dist` publishes it.
import { execFileSync } from "node:child_process";
import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
  Assets,
  Brand,
  DeletedProject,
  ERROR_CODES,
  ErrorResponse,
  GenerationFailed,
  GenerationSuccess,
  Job,
  MemoryNode,
  Project,
} from "@marque/contract";
import { type Schema, typeText } from "./type-text.ts";

const sdk = fileURLToPath(new URL("../", import.meta.url));
const dist = `${sdk}dist/`;

const RESOURCES = {
  Assets,
  Brand,
  DeletedProject,
  GenerationFailed,
  GenerationSuccess,
  Job,
  MemoryNode,
  Project,
};

await rm(dist, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [`${sdk}../../node_modules/typescript/bin/tsc`, "-p", `${sdk}tsconfig.build.json`],
  {
    stdio: "inherit",
  },
);
await nameJavaScriptInTypes();
await writeFile(`${dist}types.d.ts`, types());
await writeFile(`${dist}types.js`, "export {};\n");
await writeFile(`${dist}package.json`, `${JSON.stringify(await manifest(), null, 2)}\n`);
await copyFile(`${sdk}README.md`, `${dist}README.md`);
await copyFile(`${sdk}../../LICENSE`, `${dist}LICENSE`);

/** tsc rewrites the imports of the code, not those of its declarations. */
async function nameJavaScriptInTypes(): Promise<void> {
  for (const file of await readdir(dist, { recursive: true })) {
    if (!file.endsWith(".d.ts")) continue;
    const text = await readFile(dist + file, "utf8");
    await writeFile(dist + file, text.replace(/(from "\.[^"]*)\.ts"/g, '$1.js"'));
  }
}

function types(): string {
  const resources = Object.entries(RESOURCES).map(
    ([name, schema]) => `export type ${name} = ${typeText(schema as unknown as Schema)};\n`,
  );
  const codes = ERROR_CODES.map((code) => JSON.stringify(code)).join(" | ");
  const list = `export interface List<Item> {\n  readonly object: "list";\n  readonly data: readonly Item[];\n  readonly has_more: boolean;\n  readonly next_cursor: string | null;\n}\n`;
  return [
    `export type ErrorCode = ${codes};\n`,
    `export type ErrorBody = ${typeText(ErrorResponse as unknown as Schema)};\n`,
    list,
    ...resources,
  ].join("\n");
}

/** `./src/receiving/express.ts` is built as `./receiving/express.js`, its types beside it. */
function builtEntry([name, source]: [string, string]) {
  const built = source.replace("./src/", "./").replace(/\.ts$/, "");
  return [name, { types: `${built}.d.ts`, default: `${built}.js` }];
}

async function manifest(): Promise<object> {
  const { version, license, exports } = JSON.parse(await readFile(`${sdk}package.json`, "utf8"));
  return {
    name: "@marque/sdk",
    version,
    description: "Client for the Marque API: brands from a sentence.",
    license,
    type: "module",
    engines: { node: ">=20" },
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(exports as Record<string, string>).map(builtEntry)),
  };
}
