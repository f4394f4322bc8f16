import { ListRequest } from "../page.ts";
import type { RequestOptions, Transport } from "../transport.ts";
import type { Brand, Job } from "../types.ts";
import type { ListQuery } from "./projects.ts";

export interface BrandGenerate {
  readonly project_id: string;
  /** The only brief; with `memory_id` it describes only the change. */
  readonly prompt: string;
  /** Receives this job's event instead of the workspace's default. */
  readonly webhook_url?: string | null;
  /** Refine the result of this Memory Node instead of starting over. */
  readonly memory_id?: string | null;
}

export interface BrandListQuery extends ListQuery {
  readonly project_id?: string;
}

/** Generation, and what it made. */
export class Brands {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Queues a generation. The brand comes by webhook. */
  generate(request: BrandGenerate, options?: RequestOptions): Promise<Job> {
    return this.#transport.send({ method: "POST", path: "/v1/brands/generate", body: request }, options);
  }

  list(query: BrandListQuery = {}, options?: RequestOptions): ListRequest<Brand> {
    return new ListRequest(
      (starting_after) =>
        this.#transport.send(
          { method: "GET", path: "/v1/brands", query: { ...query, starting_after } },
          options,
        ),
      query.starting_after,
    );
  }
}
