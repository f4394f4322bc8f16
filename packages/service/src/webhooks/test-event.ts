import type { GenerationSuccess } from "@marque/contract";
import { isId } from "@marque/contract/tables";
import { jsonOf } from "../json.ts";
import type { Database } from "../storage/database.ts";
import { newEventIds } from "../storage/events.ts";
import type { Wakeups } from "../storage/wakeups.ts";
import { findEndpointUrl } from "../storage/webhook-endpoints.ts";
import { endpointNotFound } from "./endpoints.ts";
import { recordEvent, writeEvent } from "./events.ts";

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>Test event</title>` +
  `<path fill="${color}" d="M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56Zm0 14a14 14 0 1 0 0 28a14 14 0 1 0 0-28Z"/></svg>`;

const ASSETS = {
  logo_svg: svg("#2b3a67"),
  logo_svg_dark: svg("#9db2f5"),
  primary_color: "#2b3a67",
  secondary_color: "#e0a458",
  font_family: "Inter",
  font_weight_heading: "700",
  font_weight_body: "400",
};

/**
 * Sends a synthetic `generation.success` to a registered endpoint, signed as any other. `data.test` says what it is;
 * the ids in it are well formed and belong to nothing.
 */
export async function sendTestEvent(
  database: Database,
  wakeups: Wakeups,
  workspaceId: string,
  endpointId: string,
  trace: string | null = null,
): Promise<string> {
  return database.transaction(async (transaction) => {
    // What is no id may hold a NUL, which PostgreSQL takes for a fault of ours.
    const isEndpoint = isId("endpoint", endpointId);
    const url = isEndpoint && (await findEndpointUrl(transaction, workspaceId, endpointId));
    if (!url) throw endpointNotFound(endpointId);
    const { event_id, job_id, project_id, memory_id } = await newEventIds(transaction);
    const data: GenerationSuccess["data"] = { job_id, project_id, memory_id, assets: ASSETS, test: true };
    await recordEvent(
      transaction,
      wakeups,
      {
        id: event_id,
        workspaceId,
        environment: "sandbox",
        projectId: null,
        jobId: null,
        traceparent: trace,
      },
      writeEvent(event_id, { type: "generation.success", data: jsonOf(data) }),
      url,
    );
    return event_id;
  });
}
