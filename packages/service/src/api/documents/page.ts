import { Marked } from "marked";
import type { Document, Library } from "./library.ts";

/** Two columns fit a telephone; more are read one below the other. */
const COLUMNS_THAT_STACK = 3;

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = slugOf(text);
      return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
    },
    // Between pages the addresses have no ending; the files of the repository have one.
    link({ href, tokens }) {
      const address = /^[\w-]+\.md(#|$)/.test(href) ? href.replace(".md", "") : href;
      return `<a href="${escaped(address)}">${this.parser.parseInline(tokens)}</a>`;
    },
    // A cell knows its column's name: where there is no room for columns, it stands before the cell.
    table({ header, rows }) {
      const heads = header.map(({ tokens }) => `<th>${this.parser.parseInline(tokens)}</th>`);
      const lines = rows.map((cells) => {
        const each = cells.map(
          ({ tokens }, column) =>
            `<td data-label="${escaped(header[column]!.text)}">${this.parser.parseInline(tokens)}</td>`,
        );
        return `<tr>${each.join("")}</tr>\n`;
      });
      const kind = header.length >= COLUMNS_THAT_STACK ? "table stacking" : "table";
      return `<div class="${kind}" tabindex="0"><table><thead><tr>${heads.join("")}</tr></thead>\n<tbody>${lines.join("")}</tbody></table></div>\n`;
    },
  },
});

/** A page for people: the document, and the way to all others. */
export function renderPage({ slug, title, markdown }: Document, { sections }: Library): string {
  const contents = sections.map(({ title: section, entries }) => {
    const links = entries.map(
      (entry) =>
        `<li><a href="/docs/${entry.slug}"${entry.slug === slug ? ' aria-current="page"' : ""}>${escaped(entry.title)}</a></li>`,
    );
    return `<h2>${escaped(section)}</h2><ul>${links.join("")}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)} · Marque</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/style.css">
<link rel="alternate" type="text/markdown" href="/docs/${slug}.md">
</head>
<body>
<header><a href="/docs/index"><strong>Marque</strong></a><a class="narrow" href="#contents">Contents</a><a href="/docs">API reference</a><a href="/docs/${slug}.md">Markdown</a></header>
<main>
${marked.parse(markdown, { async: false })}</main>
<nav id="contents" aria-label="Documents">${contents.join("")}</nav>
</body>
</html>
`;
}

/** As GitHub makes them, so that a link to a heading works in both places. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
