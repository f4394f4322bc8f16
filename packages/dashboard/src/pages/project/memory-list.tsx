import type { GraphNode } from "@marque/contract";
import { Moment } from "../../ui/moment.tsx";
import { Logo } from "../brand/logo.tsx";
import { memoryList as copy } from "./copy.ts";
import { treeOf } from "./memory-tree.ts";
import type { NodeSelection } from "./node-selection.ts";

/** Indentation shows levels up to here; beyond that, only the words do. */
const DEEPEST_INDENT = 6;

/** The same nodes as in the graph, in an order that can be read out. */
export function MemoryList({
  nodes,
  selection,
}: {
  readonly nodes: readonly GraphNode[];
  readonly selection: NodeSelection;
}) {
  return (
    <ol className="grid gap-2">
      {treeOf(nodes).map(({ node, depth, parentPrompt }) => (
        <li
          key={node.memory_id}
          style={{ marginInlineStart: `${Math.min(depth, DEEPEST_INDENT) * 1.25}rem` }}
        >
          <button
            type="button"
            aria-pressed={selection.isChosen(node)}
            onClick={() => selection.choose(node)}
            className="flex w-full items-center gap-4 rounded-xl border border-line bg-surface p-3 text-left hover:border-line-strong aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent"
          >
            <span className="h-12 w-20 shrink-0 rounded-lg p-1.5" style={{ backgroundColor: "#ffffff" }}>
              <Logo brandId={node.brand_id} ground="light" alt="" />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{node.prompt}</span>
              <span className="truncate text-sm text-muted">
                {parentPrompt === null ? copy.first : copy.from(parentPrompt)} ·{" "}
                <Moment at={node.created_at} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
