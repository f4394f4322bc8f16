import "@xyflow/react/dist/base.css";
import type { GraphNode } from "@marque/contract";
import {
  Background,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  useReactFlow,
  useStore,
} from "@xyflow/react";
import { createContext, useContext, useEffect, useMemo } from "react";
import { Logo } from "../brand/logo.tsx";
import { memoryGraph as copy } from "./copy.ts";
import { NODE_SIZE, placesOf } from "./memory-layout.ts";
import type { NodeSelection } from "./node-selection.ts";

/** Above it only what is in sight is drawn; below it everything, so that the Tab key reaches every node. */
const DRAWN_WHOLE = 150;
/** The zoom at first: a handful of nodes stay large enough to recognise. */
const FIRST_VIEW = { padding: 0.15, maxZoom: 1, minZoom: 0.35 } as const;

type MemoryFlowNode = Node<{ readonly node: GraphNode }, "memory">;

// Kept apart from the nodes' data: a choice then redraws two buttons, not the graph.
const SelectionContext = createContext<NodeSelection | null>(null);

export function MemoryGraphView({
  nodes,
  selection,
}: {
  readonly nodes: readonly GraphNode[];
  readonly selection: NodeSelection;
}) {
  const drawn = useMemo(() => flowOf(nodes), [nodes]);
  return (
    <section
      aria-label={copy.title}
      className="h-80 sm:h-[min(32rem,70dvh)] overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <SelectionContext value={selection}>
        <ReactFlow
          // A graph that has grown is laid out and brought into view again.
          key={nodes.length}
          {...drawn}
          nodeTypes={NODE_TYPES}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          onlyRenderVisibleElements={nodes.length > DRAWN_WHOLE}
          fitView
          fitViewOptions={FIRST_VIEW}
          minZoom={0.1}
          preventScrolling={false}
          zoomOnScroll={false}
        >
          <Background gap={24} color="var(--line)" />
          <Controls showInteractive={false} orientation="horizontal" className="memory-controls" />
          <FitToWidth />
        </ReactFlow>
      </SelectionContext>
    </section>
  );
}

/** Brings the whole graph into sight again when the page has become wider or narrower. */
function FitToWidth() {
  const width = useStore((state) => state.width);
  const { fitView } = useReactFlow();
  useEffect(() => {
    if (width > 0) void fitView(FIRST_VIEW);
  }, [width, fitView]);
  return null;
}

function MemoryNodeView({ data: { node } }: NodeProps<MemoryFlowNode>) {
  const selection = useContext(SelectionContext);
  return (
    <>
      <Handle type="target" position={Position.Left} className="invisible" />
      {/* React Flow takes the pointer from nodes that it neither drags nor selects; the button takes it back. */}
      <button
        type="button"
        aria-pressed={selection?.isChosen(node) ?? false}
        onClick={() => selection?.choose(node)}
        style={NODE_SIZE}
        className="nopan pointer-events-auto grid grid-rows-[1fr_auto] overflow-hidden rounded-xl border border-line bg-surface text-left shadow-card hover:border-line-strong aria-pressed:border-accent aria-pressed:ring-2 aria-pressed:ring-accent"
      >
        <span className="min-h-0 p-4" style={{ backgroundColor: "#ffffff" }}>
          <Logo brandId={node.brand_id} ground="light" alt="" />
        </span>
        <span className="border-t border-line px-3 py-2">
          <span className="line-clamp-2 h-10 text-sm leading-5 break-words">{node.prompt}</span>
        </span>
      </button>
      <Handle type="source" position={Position.Right} className="invisible" />
    </>
  );
}

const NODE_TYPES = { memory: MemoryNodeView };

function flowOf(nodes: readonly GraphNode[]): { nodes: MemoryFlowNode[]; edges: Edge[] } {
  const places = placesOf(nodes);
  return {
    nodes: nodes.map((node) => ({
      id: node.memory_id,
      type: "memory",
      position: places.get(node.memory_id) ?? { x: 0, y: 0 },
      data: { node },
      ...NODE_SIZE,
    })),
    edges: nodes.flatMap(({ memory_id, parent_memory_id }) =>
      parent_memory_id !== null && places.has(parent_memory_id)
        ? [{ id: memory_id, source: parent_memory_id, target: memory_id }]
        : [],
    ),
  };
}
