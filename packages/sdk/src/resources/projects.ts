import { ListRequest } from "../page.ts";
import type { RequestOptions, Transport } from "../transport.ts";
import type { DeletedProject, Project } from "../types.ts";

export interface ProjectCreate {
  readonly name: string;
  readonly description?: string | null;
}

export interface ProjectUpdate {
  readonly name?: string;
  /** Null clears it. */
  readonly description?: string | null;
}

export interface ListQuery {
  /** Items per page, 1 to 100; 10 unless given. */
  readonly limit?: number;
  readonly starting_after?: string;
}

/** The containers of brands and their history. */
export class Projects {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  create(project: ProjectCreate, options?: RequestOptions): Promise<Project> {
    return this.#transport.send({ method: "POST", path: "/v1/projects", body: project }, options);
  }

  retrieve(id: string, options?: RequestOptions): Promise<Project> {
    return this.#transport.send({ method: "GET", path: projectPath(id) }, options);
  }

  update(id: string, change: ProjectUpdate, options?: RequestOptions): Promise<Project> {
    return this.#transport.send({ method: "PATCH", path: projectPath(id), body: change }, options);
  }

  list(query: ListQuery = {}, options?: RequestOptions): ListRequest<Project> {
    return new ListRequest(
      (starting_after) =>
        this.#transport.send(
          { method: "GET", path: "/v1/projects", query: { ...query, starting_after } },
          options,
        ),
      query.starting_after,
    );
  }

  /** Permanently removes the project with everything in it. */
  del(id: string, options?: RequestOptions): Promise<DeletedProject> {
    return this.#transport.send({ method: "DELETE", path: projectPath(id) }, options);
  }
}

export function projectPath(id: string): string {
  return `/v1/projects/${encodeURIComponent(id)}`;
}
