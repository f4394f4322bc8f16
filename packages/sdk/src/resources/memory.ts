import { ListRequest } from "../page.ts";
import type { RequestOptions, Transport } from "../transport.ts";
import type { MemoryNode } from "../types.ts";
import { type ListQuery, projectPath } from "./projects.ts";

/** The graph of a project's results. */
export class Memory {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(projectId: string, query: ListQuery = {}, options?: RequestOptions): ListRequest<MemoryNode> {
    const path = `${projectPath(projectId)}/memory`;
    return new ListRequest(
      (starting_after) =>
        this.#transport.send({ method: "GET", path, query: { ...query, starting_after } }, options),
      query.starting_after,
    );
  }
}
