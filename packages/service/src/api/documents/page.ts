import { Marked } from "marked";
import type { Document, Library } from "./library.ts";

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
${withScrollingTables(marked.parse(markdown, { async: false }))}</main>
<nav id="contents" aria-label="Documents">${contents.join("")}</nav>
</body>
</html>
`;
}

/** A wide table scrolls by itself, so that the page does not. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll("<table>", '<div class="table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
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
