// The deployment files as data, for the test that keeps them consistent.
import { readdirSync, readFileSync } from "node:fs";
import { parse, parseAllDocuments } from "yaml";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** One instruction of the Dockerfile, its continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly value: string;
}

export function dockerfile(): Instruction[] {
  return read("./Dockerfile")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", value = ""] = line.match(/^(\w+)\s+(.*)$/) ?? [];
      return { name, value };
    });
}

// biome-ignore lint/suspicious/noExplicitAny: the schema is Docker's and Kubernetes', and a test looks into it
export type Manifest = any;

export function compose(): Manifest {
  return parse(read("./compose.yaml"), { merge: true });
}

/** Every object of deploy/kubernetes, with its file. */
export function kubernetes(): { readonly file: string; readonly manifest: Manifest }[] {
  return readdirSync(new URL("./kubernetes/", import.meta.url))
    .filter((file) => file !== "kustomization.yaml")
    .flatMap((file) =>
      parseAllDocuments(read(`./kubernetes/${file}`)).map((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]!.message}`);
        return { file, manifest: document.toJS() };
      }),
    );
}

export function kustomization(): Manifest {
  return parse(read("./kubernetes/kustomization.yaml"));
}

export const haproxy = () => read("./haproxy.cfg");
