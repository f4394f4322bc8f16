import type { MemoryNode } from "@marque/sdk";

const LONGEST_PROMPT = 60;

/** Memory nodes as a tree, roots first and oldest first, each with the beginning of its prompt. */
export function memoryTree(nodes: readonly MemoryNode[]): string {
  const known = new Set(nodes.map(({ id }) => id));
  const children = new Map<string | null, MemoryNode[]>();
  for (const node of nodes) {
    const parent = node.parent_id !== null && known.has(node.parent_id) ? node.parent_id : null;
    children.set(parent, [node, ...(children.get(parent) ?? [])]);
  }
  const lines: string[] = [];
  // A stack instead of recursion: a chain of refinements can be thousands deep.
  const open = (children.get(null) ?? [])
    .map((node) => ({ node, indent: "", branch: "", below: "" }))
    .reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    lines.push(`${next.indent}${next.branch}${next.node.id}  ${beginning(next.node.prompt)}`);
    const indent = next.indent + next.below;
    const below = children.get(next.node.id) ?? [];
    const entries = below.map((node, index) => {
      const isLast = index === below.length - 1;
      return { node, indent, branch: isLast ? "└─ " : "├─ ", below: isLast ? "   " : "│  " };
    });
    open.push(...entries.reverse());
  }
  return lines.join("\n");
}

function beginning(prompt: string): string {
  const line = prompt.replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length > LONGEST_PROMPT ? `${characters.slice(0, LONGEST_PROMPT - 1).join("")}…` : line;
}
