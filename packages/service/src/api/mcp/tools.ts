import {
  createProject,
  generateBrand,
  type Job,
  KEYWORDS,
  listBrands,
  listMemory,
  listProjects,
  type Operation,
  type PageQuery,
  Text,
} from "@marque/contract";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { Type } from "typebox";
import { getBrandOfScope } from "../../generation/brand-views.ts";
import * as brands from "../../generation/brands.ts";
import { getJobOfScope } from "../../generation/job-views.ts";
import * as memory from "../../generation/memory.ts";
import * as projects from "../../generation/projects.ts";
import { type GenerationInput, isMoreThanOneStatement, requestGeneration } from "../../generation/request.ts";
import { getSingleFile } from "../../generation/single-files.ts";
import type { ApiDependencies } from "../dependencies.ts";
import { KEY } from "../idempotency.ts";
import { execute } from "../route.ts";
import { brandAnswer, fileAnswer, jsonAnswer } from "./answers.ts";
import { brandOfJob } from "./outcome.ts";
import { type Tool, type ToolCall, tool } from "./tool.ts";

const IdempotencyKey = Type.Optional(
  Text({
    pattern: KEY.source,
    [KEYWORDS.errorCode]: "invalid_idempotency_key",
    description:
      "Optional. The same key with the same arguments, within 24 hours, is answered with what the first call made.",
  }),
);

const ProjectId = Text({ description: "The project, prefix `proj_`." });
const BrandId = Text({ description: "The brand, prefix `brand_`." });
const { prompt } = generateBrand.body.properties;
const closed = { additionalProperties: false };

type Keyed<Body> = Body & { readonly idempotency_key?: string };
type Making = Keyed<GenerationInput>;

export const TOOLS: readonly Tool<never>[] = [
  tool<Keyed<{ readonly name: string; readonly description?: string | null }>>({
    name: "create_project",
    title: "Create a project",
    description: "Creates an empty project, the container of brands and their history.",
    input: Type.Object({ ...createProject.body.properties, idempotency_key: IdempotencyKey }, closed),
    isReadOnly: false,
    category: createProject.category,
    run: async (call) =>
      jsonAnswer(
        await executed(call, createProject, (store, body) =>
          projects.createProject(store, call.caller, body),
        ),
      ),
  }),
  tool<PageQuery>({
    name: "list_projects",
    title: "List projects",
    description: listProjects.description,
    input: listProjects.query,
    isReadOnly: true,
    category: listProjects.category,
    run: async ({ args, caller, dependencies: { database } }) =>
      jsonAnswer(await projects.listProjects(database, caller, args)),
  }),
  tool<Making>({
    name: "make_brand",
    title: "Make a brand",
    description:
      "Makes a brand from a prompt and waits for it: the logo as SVG and as a picture, colours, typeface. The prompt is the only brief: name the brand, say what it does and what is wished.",
    input: Type.Object({ project_id: ProjectId, prompt, idempotency_key: IdempotencyKey }, closed),
    isReadOnly: false,
    category: generateBrand.category,
    run: (call) => makeBrand(call),
  }),
  tool<Making>({
    name: "refine_brand",
    title: "Refine a brand",
    description:
      "Changes one thing about a brand and keeps the rest, as a new brand, and waits for it. The prompt says only what changes.",
    input: Type.Object(
      {
        project_id: ProjectId,
        memory_id: Text({ description: "The memory node of the brand to refine, prefix `mem_`." }),
        prompt,
        idempotency_key: IdempotencyKey,
      },
      closed,
    ),
    isReadOnly: false,
    category: generateBrand.category,
    run: (call) => makeBrand(call),
  }),
  tool<{ readonly job_id: string }>({
    name: "wait_for_brand",
    title: "Wait for a brand",
    description: "Waits for a brand that make_brand or refine_brand left unfinished, and returns it.",
    input: Type.Object({ job_id: Text({ description: "The job, prefix `job_`." }) }, closed),
    isReadOnly: true,
    category: "standard",
    run: async (call) =>
      brandOfJob(call, await getJobOfScope(call.dependencies.database, call.caller, call.args.job_id)),
  }),
  tool<PageQuery & { readonly project_id?: string }>({
    name: "list_brands",
    title: "List brands",
    description: listBrands.description,
    input: listBrands.query,
    isReadOnly: true,
    category: listBrands.category,
    run: async ({ args, caller, dependencies: { database } }) =>
      jsonAnswer(await brands.listBrands(database, caller, args)),
  }),
  tool<PageQuery & { readonly project_id: string }>({
    name: "list_history",
    title: "List a project's history",
    description:
      "The memory nodes of a project, newest first: each prompt that led to a brand, and which one it refined.",
    input: Type.Object({ project_id: ProjectId, ...listMemory.query.properties }, closed),
    isReadOnly: true,
    category: listMemory.category,
    run: async ({ args: { project_id, ...query }, caller, dependencies: { database } }) =>
      jsonAnswer(await memory.listMemory(database, caller, project_id, query)),
  }),
  tool<{ readonly brand_id: string }>({
    name: "get_brand",
    title: "Get a brand",
    description:
      "A finished brand: the logo as SVG and as a picture, colours, typeface, and the names of its files.",
    input: Type.Object({ brand_id: BrandId }, closed),
    isReadOnly: true,
    category: "standard",
    run: async ({ args, caller, dependencies: { database } }) =>
      brandAnswer(database, caller, await getBrandOfScope(database, caller, args.brand_id)),
  }),
  tool<{ readonly brand_id: string; readonly file: string }>({
    name: "get_brand_file",
    title: "Get a file of a brand",
    description:
      "One file of a brand by its name, as get_brand lists them: SVG and PNG logos, icons, a social card, CSS, design tokens.",
    input: Type.Object(
      {
        brand_id: BrandId,
        file: Text({ maxLength: 100, description: "For example `logo-dark.svg` or `mark-512.png`." }),
      },
      closed,
    ),
    isReadOnly: true,
    category: "standard",
    run: async ({ args, caller, dependencies: { database, queue, objects } }) => {
      const { id } = await getBrandOfScope(database, caller, args.brand_id);
      const parts = { database, queue, objects };
      return fileAnswer(id, await getSingleFile(parts, caller.workspaceId, id, args.file));
    },
  }),
];

async function makeBrand(call: ToolCall<Making>): Promise<CallToolResult> {
  const { args, caller, dependencies, trace } = call;
  const isAtomic = isMoreThanOneStatement(caller, args);
  const { id } = await executed<Making, Job>(
    call,
    generateBrand,
    (store, body) => requestGeneration(store, dependencies.queue, caller, body, trace),
    isAtomic,
  );
  return brandOfJob(call, await getJobOfScope(dependencies.database, caller, id));
}

type Store = Parameters<Parameters<ApiDependencies["execution"]["plainly"]>[0]>[0];

/** Runs an operation as its route does, idempotency included: a key used there is the same key here. */
async function executed<Args extends Keyed<object>, Result>(
  { args, caller, dependencies: { execution } }: ToolCall<Args>,
  operation: Operation,
  act: (store: Store, body: Omit<Args, "idempotency_key">) => Promise<Result>,
  isAtomic = false,
): Promise<Result> {
  const { idempotency_key: key = null, ...body } = args;
  const answer = await execute({ execution, operation, caller, key, body, isAtomic }, async (store) => ({
    status: operation.success.status,
    body: JSON.stringify(await act(store, body)),
  }));
  return JSON.parse(answer.body) as Result;
}
