import { type ClientPage, SHOWN_APPLICATIONS } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { drawApplication } from "../generation/applications.ts";
import { hashToken } from "../identity/token.ts";
import { findBrandView, findLogo } from "../storage/brand-views.ts";
import {
  brandsOfLinks,
  commentsOfLinks,
  findLinkDesign,
  findLinkLogo,
  type LinkBrandRow,
} from "../storage/client-answers.ts";
import { findOpenLink, type OpenLinkRow } from "../storage/client-links.ts";
import type { Executor } from "../storage/database.ts";
import { findSender } from "../storage/senders.ts";
import { approvalOf, shownComment } from "./answers.ts";

/** The grounds of a brand whose design says nothing about them. */
const PLAIN_GROUNDS = { light: "#ffffff", dark: "#0b0d12" } as const;

/** One answer for a link that is unknown, expired or revoked, and for one whose project is gone. */
export async function requireOpenLink(store: Executor, token: string): Promise<OpenLinkRow> {
  const hash = hashToken(token);
  const link = hash && (await findOpenLink(store, hash));
  if (!link) throw new ServiceError("client_link_ended");
  return link;
}

/** Everything that a client sees. */
export async function clientPage(store: Executor, link: OpenLinkRow): Promise<ClientPage> {
  const brands = await brandsOfLinks(store, [link.id]);
  // All that was chosen is deleted: there is nothing to show.
  if (brands.length === 0) throw new ServiceError("client_link_ended");
  const [sender, comments] = [
    await senderOf(store, link.workspace_id),
    await commentsOfLinks(store, [link.id]),
  ];
  return {
    sender,
    expires_at: link.expires_at,
    brands: brands.map(shownBrand),
    approval: approvalOf(brands),
    comments: comments.map(shownComment),
  };
}

export async function clientLogo(
  store: Executor,
  link: OpenLinkRow,
  number: string,
  ground: "light" | "dark",
): Promise<string> {
  const asset = ground === "light" ? "logo_svg" : "logo_svg_dark";
  const svg = await findLinkLogo(store, link.id, numberOf(number), asset);
  if (!svg) throw pictureNotFound();
  return svg;
}

export async function senderLogo(store: Executor, link: OpenLinkRow): Promise<string> {
  const { logo_brand_id } = await findSender(store, link.workspace_id);
  const svg = logo_brand_id && (await findLogo(store, link.workspace_id, logo_brand_id, "logo_svg"));
  if (!svg) throw pictureNotFound();
  return svg;
}

/** The brand in use. A sandbox brand's carries the watermark. */
export async function clientApplication(
  store: Executor,
  link: OpenLinkRow,
  number: string,
  application: string,
): Promise<string> {
  const kept = await findLinkDesign(store, link.id, numberOf(number));
  return drawApplication(kept, application, pictureNotFound);
}

async function senderOf(store: Executor, workspaceId: string): Promise<ClientPage["sender"]> {
  const { shown_name, logo_brand_id } = await findSender(store, workspaceId);
  const brand = logo_brand_id === null ? undefined : await findBrandView(store, workspaceId, logo_brand_id);
  return { name: shown_name, logo_ground: brand ? (brand.light_ground ?? PLAIN_GROUNDS.light) : null };
}

function shownBrand(row: LinkBrandRow): ClientPage["brands"][number] {
  return {
    number: row.number,
    name: row.name,
    is_draft: row.environment === "sandbox",
    grounds: {
      light: row.light_ground ?? PLAIN_GROUNDS.light,
      dark: row.dark_ground ?? PLAIN_GROUNDS.dark,
    },
    applications: row.has_design ? SHOWN_APPLICATIONS : [],
  };
}

/** Zero, which no brand has, for what is no number. */
function numberOf(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Number(text) : 0;
}

function pictureNotFound(cause?: unknown): ServiceError {
  return new ServiceError("not_found", { message: "There is no such picture in this link.", cause });
}
