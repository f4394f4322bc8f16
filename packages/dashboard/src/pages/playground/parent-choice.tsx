import type { GraphNode } from "@marque/contract";
import { Select } from "../../ui/field.tsx";
import { Logo } from "../brand/logo.tsx";

/** A line of a choice; longer prompts are cut. */
const SHOWN_CHARACTERS = 70;

/** A fresh brand, or a change to one that is there. */
export function ParentChoice({
  nodes,
  chosen,
  onChoose,
}: {
  readonly nodes: readonly GraphNode[];
  readonly chosen: string | null;
  readonly onChoose: (memoryId: string | null) => void;
}) {
  if (nodes.length === 0) return null;
  const parent = nodes.find(({ memory_id }) => memory_id === chosen);
  return (
    <div className="grid gap-3">
      <Select
        label="Start from"
        value={chosen ?? ""}
        onChange={(event) => onChoose(event.target.value === "" ? null : event.target.value)}
        options={[
          { value: "", label: "Nothing: a fresh brand" },
          ...nodes.toReversed().map(({ memory_id, prompt }) => ({
            value: memory_id,
            label: prompt.length > SHOWN_CHARACTERS ? `${prompt.slice(0, SHOWN_CHARACTERS)} …` : prompt,
          })),
        ]}
      />
      {parent && (
        <div className="h-32 rounded-xl border border-line p-5" style={{ backgroundColor: "#ffffff" }}>
          <Logo brandId={parent.brand_id} ground="light" alt={`The logo to start from: ${parent.prompt}`} />
        </div>
      )}
    </div>
  );
}
