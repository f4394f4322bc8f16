import {
  createProject,
  deleteProject,
  getProject,
  listMemory,
  listProjects,
  updateProject,
} from "@marque/contract";
import { ServiceError } from "../../errors.ts";
import * as memory from "../../generation/memory.ts";
import * as projects from "../../generation/projects.ts";
import type { Routes } from "../dependencies.ts";
import { route } from "../route.ts";

export const projectRoutes: Routes = (app, { execution, queue }) => {
  route(app, execution, createProject, {
    act: ({ store, caller, body }) => projects.createProject(store, caller, body),
  });
  route(app, execution, getProject, {
    act: ({ store, caller, params }) => projects.getProject(store, caller, params.project_id),
  });
  route(app, execution, listProjects, {
    act: ({ store, caller, query }) => projects.listProjects(store, caller, query),
  });
  route(app, execution, updateProject, {
    check: ({ body }) => {
      // The schema counts a null name as a field; here it means absent.
      const changesNothing = body.description === undefined && (body.name ?? null) === null;
      if (changesNothing) {
        throw new ServiceError("invalid_param", { message: "Send at least one field to change." });
      }
    },
    act: ({ store, caller, params, body }) => projects.updateProject(store, caller, params.project_id, body),
  });
  route(app, execution, deleteProject, {
    atomic: () => true,
    act: ({ store, caller, params }) => projects.deleteProject(store, queue, caller, params.project_id),
  });
  route(app, execution, listMemory, {
    act: ({ store, caller, params, query }) => memory.listMemory(store, caller, params.project_id, query),
  });
};
