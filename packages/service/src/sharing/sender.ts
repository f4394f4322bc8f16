import { isId, type SenderView } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import { findBrandView } from "../storage/brand-views.ts";
import type { Executor } from "../storage/database.ts";
import { findSender, setSender } from "../storage/senders.ts";

export async function getSender(store: Executor, workspaceId: string): Promise<SenderView> {
  return findSender(store, workspaceId);
}

export interface SenderChoice {
  /** Null goes back to the workspace's own name. */
  readonly name: string | null;
  /** A brand of the workspace; null for no logo. */
  readonly logo_brand_id: string | null;
}

/** The name and logo under which clients see the links, including those that are already open. */
export async function changeSender(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  { name, logo_brand_id }: SenderChoice,
): Promise<SenderView> {
  if (logo_brand_id !== null) {
    const isThere =
      isId("brand", logo_brand_id) && (await findBrandView(transaction, workspaceId, logo_brand_id));
    if (!isThere) {
      throw new ServiceError("not_found", {
        message: "There is no such brand in this workspace.",
        param: "logo_brand_id",
      });
    }
  }
  await setSender(transaction, workspaceId, { name, logoBrandId: logo_brand_id });
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "sender.changed",
    subject: workspaceId,
    details: { name, logo_brand_id },
  });
  return findSender(transaction, workspaceId);
}
