import {
  type ClientLinkDays,
  type ClientLinkView,
  idSeconds,
  isId,
  type MadeClientLink,
} from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { getProjectSummary } from "../generation/project-summaries.ts";
import { newToken } from "../identity/token.ts";
import { recordAudit } from "../storage/audit-log.ts";
import {
  brandsOfLinks,
  type CommentRow,
  commentsOfLinks,
  type LinkBrandRow,
} from "../storage/client-answers.ts";
import {
  type ClientLinkRow,
  countOpenLinks,
  findClientLink,
  insertClientLink,
  insertLinkBrands,
  linksOfProject,
  setRevoked,
} from "../storage/client-links.ts";
import type { Executor } from "../storage/database.ts";
import { lockProjectForChild } from "../storage/projects.ts";
import { lockWorkspace } from "../storage/workspaces.ts";
import { approvalOf, shownComment } from "./answers.ts";

/** More than an agency has clients at once; only a program that makes links reaches it. */
const MOST_OPEN_LINKS = 200;
/** Newest first; with all that was said about them. */
const LISTED = 20;

export interface LinkWish {
  readonly projectId: string;
  readonly brandIds: readonly string[];
  readonly days: ClientLinkDays;
}

/** Makes a link to brands of one project. Its address is shown once: only the token's hash is kept. */
export async function makeClientLink(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  { projectId, brandIds, days }: LinkWish,
  dashboardOrigin: string,
): Promise<MadeClientLink> {
  await lockWorkspace(transaction, workspaceId);
  const { environment } = await getProjectSummary(transaction, workspaceId, projectId);
  // A deletion of one of the brands waits for this, and removes the brand from the link.
  if (!(await lockProjectForChild(transaction, { workspaceId, environment }, projectId))) {
    throw new ServiceError("project_not_found");
  }
  if ((await countOpenLinks(transaction, workspaceId)) >= MOST_OPEN_LINKS) {
    throw new ServiceError("conflict", {
      message: `A workspace can have at most ${MOST_OPEN_LINKS} active client links. Revoke one first.`,
    });
  }
  const { token, hash } = newToken();
  const id = await insertClientLink(transaction, {
    workspaceId,
    projectId,
    tokenHash: hash,
    madeBy: actor,
    days,
  });
  if ((await insertLinkBrands(transaction, id, projectId, brandIds)) !== brandIds.length) {
    throw new ServiceError("not_found", {
      message: "There is no such brand in this project.",
      param: "brand_ids",
    });
  }
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "client_link.made",
    subject: id,
    details: { project_id: projectId, brand_ids: brandIds, days },
  });
  const link = await getClientLink(transaction, workspaceId, id);
  return { link, url: `${dashboardOrigin}/client-links/${token}` };
}

export async function listClientLinks(
  store: Executor,
  workspaceId: string,
  projectId: string,
): Promise<ClientLinkView[]> {
  const project = await getProjectSummary(store, workspaceId, projectId);
  return shown(store, await linksOfProject(store, project.id, LISTED));
}

/** Ends a link at once. One that has ended stays as it is. */
export async function revokeClientLink(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  id: string,
): Promise<ClientLinkView> {
  await getClientLink(transaction, workspaceId, id);
  if (await setRevoked(transaction, workspaceId, id)) {
    await recordAudit(transaction, { workspaceId, actor, action: "client_link.revoked", subject: id });
  }
  return getClientLink(transaction, workspaceId, id);
}

async function getClientLink(store: Executor, workspaceId: string, id: string): Promise<ClientLinkView> {
  const row = isId("clientLink", id) ? await findClientLink(store, workspaceId, id) : undefined;
  if (!row) {
    throw new ServiceError("not_found", { message: "There is no such link in this workspace." });
  }
  return (await shown(store, [row]))[0]!;
}

async function shown(store: Executor, rows: readonly ClientLinkRow[]): Promise<ClientLinkView[]> {
  const ids = rows.map(({ id }) => id);
  const [brands, comments] = [await brandsOfLinks(store, ids), await commentsOfLinks(store, ids)];
  return rows.map((row) =>
    view(
      row,
      brands.filter(({ link_id }) => link_id === row.id),
      comments.filter(({ link_id }) => link_id === row.id),
    ),
  );
}

function view(
  row: ClientLinkRow,
  brands: readonly LinkBrandRow[],
  comments: readonly CommentRow[],
): ClientLinkView {
  return {
    ...row,
    created_at: idSeconds(row.id),
    brands: brands.map(({ number, brand_id, name }) => ({ number, id: brand_id, name })),
    approval: approvalOf(brands),
    comments: comments.map(shownComment),
  };
}
