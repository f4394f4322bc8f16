export { breakingChanges } from "./compatibility.ts";
export * from "./dashboard/index.ts";
export {
  type Deprecation,
  deprecated,
  deprecationHeaders,
  noticesIn,
  noticesOfInput,
} from "./deprecation.ts";
export * from "./directions.ts";
export * from "./errors.ts";
export * from "./ids.ts";
export * from "./names.ts";
export { errorsOf, type OpenApiOptions, openApiDocument } from "./openapi.ts";
export * from "./operations/brands.ts";
export { OPERATIONS } from "./operations/index.ts";
export { type Operation, operation } from "./operations/operation.ts";
export * from "./operations/projects.ts";
export * from "./plans.ts";
export { Assets, Brand } from "./schemas/brand.ts";
export { ErrorResponse } from "./schemas/error.ts";
export * from "./schemas/event.ts";
export * from "./schemas/job.ts";
export { type List, PageQuery } from "./schemas/list.ts";
export { MemoryNode } from "./schemas/memory-node.ts";
export { DeletedProject, Project } from "./schemas/project.ts";
export { Absentable, KEYWORDS, Name, Text } from "./schemas/text.ts";
export * from "./values.ts";
