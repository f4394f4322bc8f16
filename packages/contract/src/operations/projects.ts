import { Type } from "typebox";
import { NAME_CHARACTERS, SENT_NAME_CHARACTERS } from "../names.ts";
import { ListOf, PageQuery } from "../schemas/list.ts";
import { MemoryNode } from "../schemas/memory-node.ts";
import { DeletedProject, Project } from "../schemas/project.ts";
import { Absentable, Name, Text } from "../schemas/text.ts";
import { operation } from "./operation.ts";

const DESCRIPTION_CHARACTERS = 500;

const ProjectPath = Type.Object({
  project_id: Type.String({ description: "Id of the project, prefix `proj_`." }),
});

const ProjectName = Name({
  description: `Display label, 1 to ${NAME_CHARACTERS} characters after trimming, at most ${SENT_NAME_CHARACTERS} as sent; stored as given.`,
});

const ProjectDescription = Absentable(
  Text({
    maxLength: DESCRIPTION_CHARACTERS,
    description: `Internal note, at most ${DESCRIPTION_CHARACTERS} characters.`,
  }),
);

export const createProject = operation({
  id: "createProject",
  method: "POST",
  path: "/v1/projects",
  tag: "Projects",
  summary: "Create a project",
  description: "Creates an empty Project.",
  category: "standard",
  body: Type.Object(
    { name: ProjectName, description: ProjectDescription },
    {
      additionalProperties: false,
      examples: [{ name: "Hearthside Bakery", description: "Spring relaunch" }],
    },
  ),
  success: { status: 201, description: "The new project.", schema: Project },
  errors: [],
});

export const getProject = operation({
  id: "getProject",
  method: "GET",
  path: "/v1/projects/{project_id}",
  tag: "Projects",
  summary: "Retrieve a project",
  description: "Returns one Project of the key's workspace and environment.",
  category: "standard",
  params: ProjectPath,
  success: { status: 200, description: "The project.", schema: Project },
  errors: ["project_not_found"],
});

export const listProjects = operation({
  id: "listProjects",
  method: "GET",
  path: "/v1/projects",
  tag: "Projects",
  summary: "List projects",
  description: "The projects of the key's workspace and environment, newest first.",
  category: "standard",
  query: Type.Object(PageQuery("project"), { additionalProperties: false }),
  success: { status: 200, description: "One page.", schema: ListOf(Project) },
  errors: ["invalid_cursor"],
});

export const updateProject = operation({
  id: "updateProject",
  method: "PATCH",
  path: "/v1/projects/{project_id}",
  tag: "Projects",
  summary: "Update a project",
  description: "Changes the fields that are sent and leaves the rest. A null `description` clears it.",
  category: "standard",
  params: ProjectPath,
  body: Type.Object(
    { name: Absentable(ProjectName), description: ProjectDescription },
    { additionalProperties: false, minProperties: 1, examples: [{ name: "Hearthside" }] },
  ),
  success: { status: 200, description: "The project as it is now.", schema: Project },
  errors: ["project_not_found"],
});

export const deleteProject = operation({
  id: "deleteProject",
  method: "DELETE",
  path: "/v1/projects/{project_id}",
  tag: "Projects",
  summary: "Delete a project",
  description:
    "Removes the Project permanently, with its jobs, brands, assets, Memory Nodes and exported style guidelines. Work in flight is dropped: no event, no unit billed. There is no recovery.",
  category: "standard",
  params: ProjectPath,
  success: { status: 200, description: "The project is gone.", schema: DeletedProject },
  errors: ["project_not_found"],
});

export const listMemory = operation({
  id: "listMemory",
  method: "GET",
  path: "/v1/projects/{project_id}/memory",
  tag: "Memory",
  summary: "List memory nodes",
  description: "The Memory Nodes of a project, newest first.",
  category: "standard",
  params: ProjectPath,
  query: Type.Object(PageQuery("memoryNode"), { additionalProperties: false }),
  success: { status: 200, description: "One page.", schema: ListOf(MemoryNode) },
  errors: ["project_not_found", "invalid_cursor"],
});
