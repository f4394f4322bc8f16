// What a client does with a link: comments and one approval. The workspace sees each of them: on the project's page, on Home
// and in its audit log.
import type { ClientPage } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { hashToken } from "../identity/token.ts";
import { recordAudit } from "../storage/audit-log.ts";
import {
  brandsOfLinks,
  clearApproval,
  countCommentsOf,
  insertClientComment,
  lockLinkBrand,
  setApproval,
} from "../storage/client-answers.ts";
import { lockOpenLink, type OpenLinkRow } from "../storage/client-links.ts";
import type { Executor } from "../storage/database.ts";
import { approvalOf } from "./answers.ts";
import { clientPage } from "./client-page.ts";

const MOST_COMMENTS = 50;
/** People change their minds, but not hundreds of times: each change leaves an entry in the audit log. */
const MOST_APPROVALS = 50;
/** Nobody of the workspace; the name that was given stands in the details. */
const ACTOR = "client";

export interface CommentGiven {
  readonly author: string;
  readonly text: string;
  /** The brand it is about; null for all of them. */
  readonly number: number | null;
}

export async function commentOnLink(
  transaction: Executor,
  token: string,
  { author, text, number }: CommentGiven,
): Promise<ClientPage> {
  const link = await lockLink(transaction, token);
  if (number !== null) await requireBrandOf(transaction, link, number);
  if ((await countCommentsOf(transaction, link.id)) >= MOST_COMMENTS) {
    throw new ServiceError("conflict", {
      message: `A link can have at most ${MOST_COMMENTS} comments. Ask the sender for a new one.`,
    });
  }
  await insertClientComment(transaction, link.id, { author, text, number });
  await record(transaction, link, "client_link.commented", { author, number });
  return clientPage(transaction, link);
}

/** Takes the place of an earlier approval. Approving the same again changes nothing. */
export async function approveOnLink(
  transaction: Executor,
  token: string,
  { author, number }: { readonly author: string; readonly number: number },
): Promise<ClientPage> {
  const link = await lockLink(transaction, token);
  await requireBrandOf(transaction, link, number);
  if (approvalOf(await brandsOfLinks(transaction, [link.id]))?.number !== number) {
    if (link.approvals >= MOST_APPROVALS) {
      throw new ServiceError("conflict", {
        message: `A link can have at most ${MOST_APPROVALS} approvals. Ask the sender for a new one.`,
      });
    }
    await clearApproval(transaction, link.id);
    await setApproval(transaction, link.id, number, author);
    await record(transaction, link, "client_link.approved", { author, number });
  }
  return clientPage(transaction, link);
}

/** Never refused while the link lasts: there is at most one for each approval. */
export async function withdrawApproval(transaction: Executor, token: string): Promise<ClientPage> {
  const link = await lockLink(transaction, token);
  const number = await clearApproval(transaction, link.id);
  if (number !== undefined) await record(transaction, link, "client_link.approval_withdrawn", { number });
  return clientPage(transaction, link);
}

async function lockLink(transaction: Executor, token: string): Promise<OpenLinkRow> {
  const hash = hashToken(token);
  const link = hash && (await lockOpenLink(transaction, hash));
  if (!link) throw new ServiceError("client_link_ended");
  return link;
}

async function requireBrandOf(transaction: Executor, { id }: OpenLinkRow, number: number): Promise<void> {
  if (await lockLinkBrand(transaction, id, number)) return;
  throw new ServiceError("not_found", { message: "There is no such design in this link.", param: "number" });
}

async function record(
  transaction: Executor,
  { id, workspace_id, project_id }: OpenLinkRow,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(transaction, {
    workspaceId: workspace_id,
    actor: ACTOR,
    action,
    subject: id,
    details: { project_id, ...details },
  });
}
