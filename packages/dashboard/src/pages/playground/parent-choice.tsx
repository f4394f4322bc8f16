import type { GraphNode } from "@marque/contract";
import { Select } from "../../ui/field.tsx";
import { parentChoice as copy } from "./copy.ts";

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
  return (
    <Select
      label={copy.label}
      value={chosen ?? ""}
      onChange={(event) => onChoose(event.target.value === "" ? null : event.target.value)}
      options={[
        { value: "", label: copy.nothing },
        ...nodes.toReversed().map(({ memory_id, prompt }) => ({
          value: memory_id,
          label: prompt.length > SHOWN_CHARACTERS ? `${prompt.slice(0, SHOWN_CHARACTERS)} …` : prompt,
        })),
      ]}
    />
  );
}
