// What is in a release, as CycloneDX: the packages that run and those that the dashboard's pages are bundled from, for every
// platform. npm knows them from the lockfile; what is only for development is left out here.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { shippedPackages } from "../../scripts/documents/notice.ts";

const execute = promisify(execFile);
const ASKED = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  /** `pkg:npm/%40marque/engine@0.2.0`; the name of a workspace is its folder's. */
  readonly purl: string;
}
interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}
export interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

export async function billOfMaterials(root: string): Promise<Bom> {
  const { stdout } = await execute("npm", ASKED, { cwd: root, maxBuffer: 1e8 });
  const whole = JSON.parse(stdout) as Bom;
  const shipped = new Set(shippedPackages().map(({ name, version }) => `${name}@${version}`));
  const isOurs = (name: string) => name.startsWith("@marque/") && name !== "@marque/bench";
  const components = whole.components.filter((each) => {
    const name = nameOf(each);
    return isOurs(name) || shipped.has(`${name}@${each.version}`);
  });
  const { component } = whole.metadata;
  const kept = new Set([component["bom-ref"], ...components.map((each) => each["bom-ref"])]);
  return {
    ...whole,
    // npm names it after the folder.
    metadata: { ...whole.metadata, component: { ...component, name: "marque" } },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) })),
  };
}

export const nameOf = ({ purl }: Component): string =>
  decodeURIComponent(purl.slice("pkg:npm/".length, purl.lastIndexOf("@")));
