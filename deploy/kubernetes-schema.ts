// The manifests against Kubernetes' own schema, without a cluster: the schema is published as TypeScript's types, and an object
// literal of such a type may have no field the type does not know. So a field that is misspelt, misplaced or of the wrong
// type is found, as `kubectl apply` would.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { Manifest } from "./manifests.ts";

const FILE = fileURLToPath(new URL("./manifests-as-literals.ts", import.meta.url));
// As little else as possible: parsing the newer libraries takes longer than all the rest.
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ["lib.es5.d.ts"],
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
};

/** `apps/v1` and `Deployment` become `import("kubernetes-types/apps/v1").Deployment`; what has no group is in `core`. */
function typeOf({ apiVersion, kind }: Manifest): string {
  return `import("kubernetes-types/${apiVersion.includes("/") ? apiVersion : `core/${apiVersion}`}").${kind}`;
}

/** One sentence for each field that Kubernetes does not know or does not take; empty when all is well. */
export function schemaProblems(manifests: readonly Manifest[]): string[] {
  const text = manifests
    .map((manifest, at) => `export const m${at}: ${typeOf(manifest)} = ${JSON.stringify(manifest, null, 1)};`)
    .join("\n");
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, target, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, target) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
