import { generateBrand, listBrands } from "./brands.ts";
import type { Operation } from "./operation.ts";
import {
  createProject,
  deleteProject,
  getProject,
  listMemory,
  listProjects,
  updateProject,
} from "./projects.ts";

/** Every endpoint there is, in the order of the reference. */
export const OPERATIONS: readonly Operation[] = [
  createProject,
  listProjects,
  getProject,
  updateProject,
  deleteProject,
  generateBrand,
  listBrands,
  listMemory,
];
