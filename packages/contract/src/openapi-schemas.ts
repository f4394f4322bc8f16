import type { TSchema } from "typebox";
import { type Deprecation, noticeInWords } from "./deprecation.ts";
import { Assets, Brand } from "./schemas/brand.ts";
import { ErrorResponse } from "./schemas/error.ts";
import { GenerationFailed, GenerationSuccess } from "./schemas/event.ts";
import { Job } from "./schemas/job.ts";
import { MemoryNode } from "./schemas/memory-node.ts";
import { DeletedProject, Project } from "./schemas/project.ts";
import { KEYWORDS } from "./schemas/text.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** What the document names; elsewhere in it these are references. */
export const RESOURCES: readonly (TSchema & { title?: string })[] = [
  Project,
  DeletedProject,
  Job,
  MemoryNode,
  Brand,
  Assets,
  GenerationSuccess,
  GenerationFailed,
  ErrorResponse,
];

/** Plain JSON of a schema, with the named resources inside it as references (`own`: the one being defined). */
export function inlined(schema: TSchema, own?: string): JsonObject {
  const named = new Set(RESOURCES.map((resource) => resource.title));
  const visit = (value: unknown, isTop: boolean): Json => {
    if (Array.isArray(value)) return value.map((item) => visit(item, false));
    if (value === null || typeof value !== "object") return value as Json;
    const { title } = value as { title?: string };
    if (title !== undefined && named.has(title) && !(isTop && title === own)) {
      return { $ref: `#/components/schemas/${title}` };
    }
    return Object.fromEntries(
      Object.entries(withNotice(value)).map(([key, inner]) => [key, visit(inner, false)]),
    );
  };
  return visit(JSON.parse(JSON.stringify(schema)), true) as JsonObject;
}

/** A deprecated field says so where readers look: in its description. */
function withNotice(schema: object): object {
  const { description, [KEYWORDS.deprecation]: notice } = schema as Record<string, unknown>;
  if (notice === undefined) return schema;
  const words = noticeInWords(notice as Deprecation);
  return { ...schema, description: description === undefined ? words : `${description} ${words}` };
}
