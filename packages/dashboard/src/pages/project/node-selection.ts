import type { GraphNode } from "@marque/contract";
import { useState } from "react";

export interface NodeSelection {
  /** One node to look at, or up to two to compare. */
  readonly chosen: readonly GraphNode[];
  readonly isComparing: boolean;
  readonly isChosen: (node: GraphNode) => boolean;
  readonly choose: (node: GraphNode) => void;
  readonly startComparing: () => void;
  readonly stopComparing: () => void;
}

/** Which nodes are looked at; at first the newest. */
export function useNodeSelection(nodes: readonly GraphNode[]): NodeSelection {
  const [ids, setIds] = useState<readonly string[]>(() => nodes.slice(-1).map(({ memory_id }) => memory_id));
  const [isComparing, setIsComparing] = useState(false);
  const chosen = ids.flatMap((id) => nodes.filter(({ memory_id }) => memory_id === id));
  return {
    chosen,
    isComparing,
    isChosen: ({ memory_id }) => ids.includes(memory_id),
    choose: ({ memory_id }) => setIds(isComparing ? withSecond(ids, memory_id) : [memory_id]),
    startComparing: () => setIsComparing(true),
    stopComparing: () => {
      setIsComparing(false);
      setIds(ids.slice(0, 1));
    },
  };
}

/** The first stays where it is; another choice takes the second place, or gives it up. */
function withSecond([first, second]: readonly string[], id: string): readonly string[] {
  if (first === undefined) return [id];
  return id === first || id === second ? [first] : [first, id];
}
