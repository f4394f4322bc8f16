import type { Brand, MemoryNode, Project } from "@marque/sdk";
import { type Command, type Input, UsageError } from "../command.ts";
import { type Connection, connect } from "../connection.ts";
import { memoryTree } from "../memory-tree.ts";

async function using<T>(input: Input, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(input);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const pageOptions = { limit: { value: "N" }, "starting-after": { value: "ID" } };

function pageQuery({ options }: Input): { limit?: number; starting_after?: string } {
  const limit = options.limit;
  if (limit !== undefined && !/^\d+$/.test(String(limit)))
    throw new UsageError("--limit takes a whole number.");
  const after = options["starting-after"];
  return {
    ...(limit === undefined ? {} : { limit: Number(limit) }),
    ...(after === undefined ? {} : { starting_after: String(after) }),
  };
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
}

const showProject = (project: Project) =>
  `${project.id}  ${day(project.created_at)}  ${project.name}${project.description ? ` (${project.description})` : ""}`;

/** The API's resources, one command per operation. */
export const resourceCommands: readonly Command[] = [
  {
    words: ["projects", "create"],
    positionals: ["NAME"],
    options: { description: { value: "TEXT" } },
    summary: "create a project",
    run: (input) =>
      using(input, ({ marque }) => {
        const description = input.options.description;
        return marque.projects.create({
          name: input.positionals[0]!,
          ...(description === undefined ? {} : { description: String(description) }),
        });
      }),
    show: showProject,
  },
  {
    words: ["projects", "list"],
    positionals: [],
    options: pageOptions,
    summary: "list projects, newest first",
    run: (input) =>
      using(input, async ({ marque }) => withoutMethods(await marque.projects.list(pageQuery(input)))),
    show: (list: { data: Project[] }) => list.data.map(showProject).join("\n") || "No projects yet.",
  },
  {
    words: ["projects", "get"],
    positionals: ["PROJ"],
    options: {},
    summary: "show a project",
    run: (input) => using(input, ({ marque }) => marque.projects.retrieve(input.positionals[0]!)),
    show: showProject,
  },
  {
    words: ["projects", "update"],
    positionals: ["PROJ"],
    options: { name: { value: "N" }, description: { value: "TEXT" } },
    summary: "change a project's name or description (an empty description clears it)",
    run: (input) => {
      const { name, description } = input.options;
      if (name === undefined && description === undefined)
        throw new UsageError("Give --name, --description or both.");
      return using(input, ({ marque }) =>
        marque.projects.update(input.positionals[0]!, {
          ...(name === undefined ? {} : { name: String(name) }),
          ...(description === undefined
            ? {}
            : { description: description === "" ? null : String(description) }),
        }),
      );
    },
    show: showProject,
  },
  {
    words: ["projects", "delete"],
    positionals: ["PROJ"],
    options: {},
    summary: "permanently delete a project and everything in it",
    run: (input) => using(input, ({ marque }) => marque.projects.del(input.positionals[0]!)),
    show: (deleted: { id: string }) => `${deleted.id} deleted.`,
  },
  {
    words: ["memory", "list"],
    positionals: ["PROJ"],
    options: {},
    summary: "draw the tree of a project's memory nodes",
    run: (input) =>
      using(input, async ({ marque }) => {
        const data: MemoryNode[] = [];
        for await (const node of marque.memory.list(input.positionals[0]!, { limit: 100 })) data.push(node);
        return { object: "list", data };
      }),
    show: (list: { data: MemoryNode[] }) => memoryTree(list.data) || "No memory nodes yet.",
  },
  {
    words: ["brands", "list"],
    positionals: [],
    options: { project: { value: "PROJ" }, ...pageOptions },
    summary: "list finished brands, newest first",
    run: (input) =>
      using(input, async ({ marque }) => {
        const project = input.options.project;
        const query = {
          ...pageQuery(input),
          ...(project === undefined ? {} : { project_id: String(project) }),
        };
        return withoutMethods(await marque.brands.list(query));
      }),
    show: (list: { data: Brand[] }) =>
      list.data
        .map((brand) => `${brand.id}  ${day(brand.created_at)}  ${brand.project_id}  ${brand.memory_id}`)
        .join("\n") || "No brands yet.",
  },
];

/** The page as the API sent it. */
function withoutMethods({
  object,
  data,
  has_more,
  next_cursor,
}: {
  object: "list";
  data: readonly object[];
  has_more: boolean;
  next_cursor: string | null;
}) {
  return { object, data, has_more, next_cursor };
}
