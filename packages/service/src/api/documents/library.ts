import { readFile } from "node:fs/promises";
import type { OpenApiOptions } from "@marque/contract";

/** One page of the documents, as it is served. */
export interface Document {
  /** Its name in the address: `/docs/<slug>`. */
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Library {
  readonly documents: readonly Document[];
  readonly sections: readonly Section[];
}

const DOCS = new URL("../../../../../docs/", import.meta.url);
export const PICTURES = ["pictures/", "screenshots/"].map((folder) => ({
  folder,
  url: new URL(folder, DOCS),
}));

/** The origins the documents are written with, those of a service that was just started. */
const WRITTEN_LIVE = "https://localhost:8443";
const WRITTEN_SANDBOX = "https://localhost:8444";

/** What links of the repository are called where they are served. */
const SERVED_LINKS: readonly (readonly [string, string])[] = [
  ["](../CHANGELOG.md", "](changelog.md"],
  ["](openapi-v1.json", "](/openapi.json"],
];

/** Reads `docs/index.md` and every page it lists: what is not in the table of contents is not served. */
export async function readLibrary(origins: OpenApiOptions): Promise<Library> {
  const index = await readFile(new URL("index.md", DOCS), "utf8");
  const sections = sectionsOf(index);
  const documents = [document("index", index, origins)];
  for (const { slug } of sections.flatMap(({ entries }) => entries)) {
    const file = slug === "changelog" ? "../CHANGELOG.md" : `${slug}.md`;
    documents.push(document(slug, await readFile(new URL(file, DOCS), "utf8"), origins));
  }
  return { documents, sections };
}

/** `## Title` opens a section, `- [Title](file.md): summary` is an entry. */
function sectionsOf(index: string): Section[] {
  const sections: { title: string; entries: Entry[] }[] = [];
  for (const line of index.split("\n")) {
    const heading = line.match(/^## (.+)$/);
    if (heading) sections.push({ title: heading[1]!, entries: [] });
    const entry = line.match(/^- \[(.+?)\]\((?:\.\.\/)?([\w-]+)\.md\): (.+)$/);
    if (entry)
      sections.at(-1)?.entries.push({ title: entry[1]!, slug: entry[2]!.toLowerCase(), summary: entry[3]! });
  }
  return sections;
}

function document(slug: string, text: string, origins: OpenApiOptions): Document {
  const links = SERVED_LINKS.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  return {
    slug,
    title: links.match(/^# (.+)$/m)?.[1] ?? slug,
    markdown: withOrigins(links, origins),
  };
}

/**
 * What can be run names this service's origins, so that it can be copied as it is. Prose, tables and output keep
 * theirs: a default stays a default.
 */
function withOrigins(markdown: string, { liveOrigin, sandboxOrigin }: OpenApiOptions): string {
  return markdown.replace(/^```(?:sh|ts|js|python)\b[\s\S]*?^```$/gm, (block) =>
    block.replaceAll(WRITTEN_LIVE, liveOrigin).replaceAll(WRITTEN_SANDBOX, sandboxOrigin),
  );
}
