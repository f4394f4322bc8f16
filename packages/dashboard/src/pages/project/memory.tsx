import type { MemoryGraph } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { BrandSheet } from "../brand/brand-sheet.tsx";
import { graphQuery } from "../brand/queries.ts";
import { memory as copy } from "./copy.ts";
import { MemoryGraphView } from "./memory-graph.tsx";
import { MemoryList } from "./memory-list.tsx";
import { useNodeSelection } from "./node-selection.ts";

const VIEWS = [
  { value: "graph", label: copy.graph },
  { value: "list", label: copy.list },
] as const;

/** How each brand of the project came from another: as a graph, or as a list with the same abilities. */
export function Memory({ projectId }: { readonly projectId: string }) {
  const { path } = useWorkspace();
  const graph = useQuery(graphQuery(path, projectId));
  if (graph.error) return <Failure error={graph.error} onRetry={() => void graph.refetch()} />;
  if (!graph.data) return <Loading what={copy.loading} />;
  if (graph.data.nodes.length === 0) {
    return <EmptyState title={copy.empty}>{copy.emptyAbout}</EmptyState>;
  }
  return <Nodes graph={graph.data} />;
}

function Nodes({ graph }: { readonly graph: MemoryGraph }) {
  const [view, setView] = useState<"graph" | "list">("graph");
  const selection = useNodeSelection(graph.nodes);
  const { chosen, isComparing } = selection;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <RadioGroup look="segmented" label={copy.showAs} options={VIEWS} value={view} onChange={setView} />
        <div className="flex flex-wrap items-center gap-3">
          {isComparing && chosen.length < 2 && (
            <p role="status" className="text-sm text-muted">
              {copy.chooseSecond}
            </p>
          )}
          {chosen.length > 0 && (
            <Button size="small" onClick={isComparing ? selection.stopComparing : selection.startComparing}>
              {isComparing ? copy.stopComparing : copy.compare}
            </Button>
          )}
        </div>
      </div>
      {graph.left_out > 0 && (
        <Banner>
          {copy.leftOut(graph.nodes.length.toLocaleString("en"), graph.left_out.toLocaleString("en"))}
        </Banner>
      )}
      {view === "graph" ? (
        <MemoryGraphView nodes={graph.nodes} selection={selection} />
      ) : (
        <MemoryList nodes={graph.nodes} selection={selection} />
      )}
      <section aria-label={isComparing ? copy.comparison : copy.chosen}>
        <p role="status" className="sr-only">
          {chosen.length === 2 ? copy.comparing : copy.showing}
          {chosen.map(({ prompt }) => `“${prompt}”`).join(" and ")}
        </p>
        <div className={chosen.length === 2 ? "grid grid-cols-1 gap-6 lg:grid-cols-2" : "grid grid-cols-1"}>
          {chosen.map((node) => (
            <BrandSheet key={node.memory_id} brandId={node.brand_id} isBrief={isComparing} />
          ))}
        </div>
      </section>
    </div>
  );
}
