import { OperatorError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import {
  clearDefaultEndpoints,
  countEndpoints,
  findEndpointByUrl,
  insertDefaultEndpoint,
  makeEndpointDefault,
} from "../storage/webhook-endpoints.ts";
import { type PrivateHosts, receiverUrlProblem } from "./public-url.ts";

export const MOST_ENDPOINTS = 10;
const LONGEST_URL = 2_048;

/** Makes a URL the workspace's default in both environments, registering it if it is new. */
export async function setDefaultUrl(
  transaction: Executor,
  workspaceId: string,
  url: string,
  privateHosts: PrivateHosts,
): Promise<void> {
  const problem = url.length > LONGEST_URL ? "is too long" : receiverUrlProblem(url, privateHosts);
  if (problem) throw new OperatorError(`The webhook URL ${problem}.`);
  const known = await findEndpointByUrl(transaction, workspaceId, url);
  if (!known && (await countEndpoints(transaction, workspaceId)) >= MOST_ENDPOINTS) {
    throw new OperatorError(
      `A workspace registers at most ${MOST_ENDPOINTS} webhook endpoints; remove one first.`,
    );
  }
  await clearDefaultEndpoints(transaction, workspaceId);
  if (known) await makeEndpointDefault(transaction, known);
  else await insertDefaultEndpoint(transaction, workspaceId, url);
}
