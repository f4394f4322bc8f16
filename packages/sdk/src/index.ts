export { Marque, type MarqueOptions } from "./client.ts";
export {
  ApiError,
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  MarqueError,
  RateLimitError,
  ResponseError,
  SignatureVerificationError,
  TimeoutError,
} from "./errors.ts";
export type { Page } from "./page.ts";
export type { BrandGenerate, BrandListQuery } from "./resources/brands.ts";
export type { ListQuery, ProjectCreate, ProjectUpdate } from "./resources/projects.ts";
export type { RequestOptions } from "./transport.ts";
export type { Assets, Brand, DeletedProject, Job, MemoryNode, Project } from "./types.ts";
export type { HeaderSource, MarqueEvent } from "./webhooks.ts";
