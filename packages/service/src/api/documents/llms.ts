import type { Library } from "./library.ts";

/** The index of the documents for programs, in the form of llmstxt.org. */
export function llmsText({ sections }: Library, origin: string): string {
  const lines = [
    "# Marque",
    "",
    "> A self-hosted API that turns a sentence into a brand: a logo in SVG, two colours and a typeface, delivered by a signed webhook.",
    "",
    `The API as an OpenAPI 3.1 document: ${origin}/openapi.json`,
    "",
    `For agents: create a project, POST /v1/brands/generate with a prompt, receive the brand by webhook; or use MCP, where the operator has switched it on: ${origin}/docs/agents.md`,
  ];
  for (const { title, entries } of sections) {
    lines.push("", `## ${title}`, "");
    for (const { slug, title: name, summary } of entries)
      lines.push(`- [${name}](${origin}/docs/${slug}.md): ${summary}`);
  }
  return `${lines.join("\n")}\n`;
}
