import { type Static, Type } from "typebox";
import { idPattern } from "../ids.ts";

export const MemoryNode = Type.Object(
  {
    id: Type.String({ pattern: idPattern("memoryNode") }),
    object: Type.Literal("memory_node"),
    prompt: Type.String({ description: "Prompt of the generation that produced the node." }),
    parent_id: Type.Union([Type.String({ pattern: idPattern("memoryNode") }), Type.Null()], {
      description: "The node the job was refined from; null for a root.",
    }),
    created_at: Type.Integer({ description: "Unix seconds." }),
  },
  {
    title: "MemoryNode",
    description: "What one success left behind. Pass its id as `memory_id` to refine that result.",
    examples: [
      {
        id: "mem_01kaxm9t4w6y8b1d3f5h7k9n2q",
        object: "memory_node",
        prompt: "A calm logo for Hearthside, a neighbourhood bakery, in terracotta",
        parent_id: null,
        created_at: 1764078459,
      },
    ],
  },
);
export type MemoryNode = Static<typeof MemoryNode>;
