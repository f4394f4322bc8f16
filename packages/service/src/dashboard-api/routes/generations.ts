import { DIRECTIONS, generateBrand } from "@marque/contract";
import { Type } from "typebox";
import { requestDirections } from "../../generation/directions.ts";
import { getJobView, listJobViews } from "../../generation/job-views.ts";
import { getProjectSummary } from "../../generation/project-summaries.ts";
import { requestGeneration } from "../../generation/request.ts";
import { traceOf } from "../../http/request-span.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, OneOf } from "../fields.ts";
import { progressStream } from "../progress-stream.ts";
import { route } from "../route.ts";

/** Prompts obey the API's rules. */
const { prompt, memory_id } = generateBrand.body.properties;
const MOST_JOBS = 100;
const Directions = Type.Array(OneOf(...DIRECTIONS), {
  minItems: 1,
  maxItems: DIRECTIONS.length,
  uniqueItems: true,
});

export const generationRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, queue, admission, progress, sessions } = dependencies;

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/projects/:project_id/generations",
    access: "member",
    body: Fields({ prompt, memory_id }),
    handler: async ({ request, workspace, params, body }) => {
      await admission.admitMember(workspace.id, "generation");
      const { id, environment } = await getProjectSummary(database, workspace.id, params.project_id);
      const scope = { workspaceId: workspace.id, environment };
      return database.transaction(async (transaction) => {
        const input = { ...body, project_id: id };
        const job = await requestGeneration(transaction, queue, scope, input, traceOf(request));
        // Before the commit: a moment later a worker may have taken it.
        return getJobView(transaction, workspace.id, job.id);
      });
    },
  });

  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/projects/:project_id/directions",
    access: "member",
    body: Fields({ prompt, directions: Directions }),
    handler: async ({ request, workspace, params, body }) => {
      // Each is a generation, in the workspace's window as on the bill.
      for (const _ of body.directions) await admission.admitMember(workspace.id, "generation");
      const { id, environment } = await getProjectSummary(database, workspace.id, params.project_id);
      const scope = { workspaceId: workspace.id, environment };
      return database.transaction(async (transaction) => {
        const input = { ...body, project_id: id };
        const jobs = await requestDirections(transaction, queue, scope, input, traceOf(request));
        const data = [];
        for (const job of jobs) data.push(await getJobView(transaction, workspace.id, job.id));
        return { data };
      });
    },
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/projects/:project_id/jobs",
    access: "member",
    query: Fields({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_JOBS })) }),
    handler: async ({ workspace, params, query }) => ({
      data: await listJobViews(database, workspace.id, params.project_id, query.limit),
    }),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/jobs/:job_id",
    access: "member",
    handler: async ({ workspace, params }) => getJobView(database, workspace.id, params.job_id),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/jobs/:job_id/progress",
    access: "member",
    handler: async ({ request, person, workspace, params, reply }) => {
      const job = await getJobView(database, workspace.id, params.job_id);
      reply.type("text/event-stream; charset=utf-8");
      if (request.method === "HEAD") return reply.send();
      const session = { sessionId: person.sessionId, workspaceId: workspace.id };
      return reply.send(progressStream({ progress, sessions, session }, job));
    },
  });
};
