import { type Static, Type } from "typebox";
import { ID_PREFIXES, idPattern } from "../ids.ts";

export const Project = Type.Object(
  {
    id: Type.String({ pattern: idPattern("project"), description: `Prefix \`${ID_PREFIXES.project}\`.` }),
    object: Type.Literal("project"),
    name: Type.String({ description: "As given." }),
    description: Type.Union([Type.String(), Type.Null()], { description: "Null when none was given." }),
    workspace_id: Type.String({ pattern: idPattern("workspace") }),
    status: Type.Literal("active"),
    created_at: Type.Integer({ description: "Unix seconds." }),
  },
  {
    title: "Project",
    description: "The top-level container: every asset and every Memory Node belongs to exactly one.",
    examples: [
      {
        id: "proj_01kaxm3q5r8v2t6w9y1z4b7d0f",
        object: "project",
        name: "Hearthside Bakery",
        description: null,
        workspace_id: "ws_01kaxkz9q4n7r2t5v8x1y3b6d9",
        status: "active",
        created_at: 1764078247,
      },
    ],
  },
);
export type Project = Static<typeof Project>;

export const DeletedProject = Type.Object(
  {
    id: Type.String({ pattern: idPattern("project") }),
    object: Type.Literal("project"),
    deleted: Type.Literal(true),
  },
  {
    title: "DeletedProject",
    examples: [{ id: "proj_01kaxm3q5r8v2t6w9y1z4b7d0f", object: "project", deleted: true }],
  },
);
export type DeletedProject = Static<typeof DeletedProject>;
