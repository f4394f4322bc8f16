import { readFile, stat } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { buildDashboard } from "../../../scripts/build-dashboard.ts";

const DIST = new URL("../dist/", import.meta.url);
/** Scripts and styles of the first load, gzipped: a second on a slow 3G line. */
const MOST_BYTES = 130 * 1024;

let html: string;

beforeAll(async () => {
  await buildDashboard();
  html = await readFile(new URL("index.html", DIST), "utf8");
}, 120_000);

describe("the first load", () => {
  it("stays small", async () => {
    const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file!,
    );
    const sizes = await Promise.all(files.map((file) => compressedSize(file)));
    expect(files.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it("has nothing in the page that its policy would have to allow: no inline script, style or handler", () => {
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  });
});

/** Small files are not worth compressing, and are sent as they are. */
async function compressedSize(file: string): Promise<number> {
  const size = (path: string) => stat(new URL(path, DIST)).then((found) => found.size);
  return size(`${file}.gz`).catch(() => size(file));
}
