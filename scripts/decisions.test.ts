import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../docs/decisions/", import.meta.url));
const read = (name: string): string => readFileSync(`${FOLDER}${name}`, "utf8");
const PAGES = readdirSync(FOLDER).filter((name) => /^\d{4}-.+\.md$/.test(name));
const LINK = String.raw`\[(\d{4})\]\(\1-[\w-]+\.md\)`;
const STATUS = new RegExp(
  String.raw`^(?:Accepted|(?:Amended|Superseded) by ${LINK}(?:(?:, | and )\[\d{4}\]\(\d{4}-[\w-]+\.md\))*)$`,
);

const titleOf = (text: string): string | undefined => text.match(/^# (\d+\. .+)\n/)?.[1];
const statusOf = (text: string): string | undefined => text.match(/^Status: (.+)$/m)?.[1];
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#]+\.md)(?:#[^)]*)?\)/g)].map(([, link]) => link!);

describe("the decisions", () => {
  it.each(PAGES)("%s has the form that their README gives", (name) => {
    const text = read(name);
    expect(titleOf(text)?.split(".")[0]).toBe(String(Number(name.slice(0, 4))));
    expect(statusOf(text)).toMatch(STATUS);
    expect(text.match(/^## .+$/gm)).toEqual(["## Context", "## Decision", "## Consequences"]);
  });

  it.each([...PAGES, "README.md"])("%s links to pages that exist", (name) => {
    expect(linksOf(read(name)).filter((link) => !existsSync(`${FOLDER}${link}`))).toEqual([]);
  });

  it("a page is amended or superseded by later ones only", () => {
    for (const name of PAGES) {
      const later = statusOf(read(name))!.match(/\[\d{4}\]/g) ?? [];
      for (const number of later)
        expect(number.slice(1, 5) > name.slice(0, 4), `${name} ${number}`).toBe(true);
    }
  });

  it("their README lists each one with its title and status, in order", () => {
    const rows = read("README.md").match(/^\| \[\d{4}\].+$/gm) ?? [];
    const expected = PAGES.map((name) => {
      const text = read(name);
      const title = titleOf(text)!.replace(/^\d+\. /, "");
      return `| [${name.slice(0, 4)}](${name}) | ${title} | ${statusOf(text)} |`;
    });
    expect(rows.map((row) => row.split(" | ").slice(0, 3).join(" | ").concat(" |"))).toEqual(expected);
    for (const row of rows) expect(row).toMatch(/\| [^|]+ \|$/);
  });

  it("every experiment belongs to the decision of the same name", () => {
    const experiments = readdirSync(`${FOLDER}../experiments`).filter((name) => name !== "README.md");
    for (const name of experiments) expect(linksOf(read(name)), name).toContain(`../experiments/${name}`);
  });
});
