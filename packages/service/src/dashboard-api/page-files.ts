import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** One file of the built pages, with its compressed forms. */
export interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  readonly encoded: ReadonlyMap<string, Buffer>;
  /** Its name changes with its content, so that it can be kept permanently. */
  readonly isHashed: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** By preference. */
export const ENCODINGS: readonly { readonly name: string; readonly extension: string }[] = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
];
const ENTRY = "/index.html";
const HASHED_FOLDER = "/assets/";

/**
 * The built pages, held in memory: under a megabyte, and no path of a request ever reaches the file system. Pages that
 * are built again while the service runs are found at the next look at the entry page.
 */
export class PageFiles {
  readonly #folder: URL;
  #files: ReadonlyMap<string, PageFile> = new Map();
  #builtAt = 0;

  /** `folder` ends in a slash; it need not exist. */
  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** The file of a path; undefined when there is none. */
  file(path: string): PageFile | undefined {
    return path.endsWith(".html") ? undefined : this.#files.get(path);
  }

  /** The page behind every route of the browser's; undefined when the pages have not been built. */
  async entry(): Promise<PageFile | undefined> {
    const builtAt = await stat(new URL(`.${ENTRY}`, this.#folder)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (builtAt !== this.#builtAt) {
      // Between two builds there may be nothing to read; then what was read before is still right.
      const files = builtAt === 0 ? this.#files : await readPages(this.#folder).catch(() => this.#files);
      this.#files = files;
      this.#builtAt = builtAt;
    }
    return this.#files.get(ENTRY);
  }
}

async function readPages(folder: URL): Promise<ReadonlyMap<string, PageFile>> {
  const root = fileURLToPath(folder);
  const contents = new Map<string, Buffer>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    contents.set(path.slice(root.length - 1).replace(/\/+/g, "/"), await readFile(path));
  }
  const files = new Map<string, PageFile>();
  for (const [path, content] of contents) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const forms = ENCODINGS.map(({ name, extension }) => [name, contents.get(path + extension)] as const);
    files.set(path, {
      type,
      content,
      etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
      encoded: new Map(forms.filter((form): form is [string, Buffer] => form[1] !== undefined)),
      isHashed: path.startsWith(HASHED_FOLDER),
    });
  }
  return files;
}
