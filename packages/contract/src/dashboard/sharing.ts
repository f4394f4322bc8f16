/** Links for clients: what the workspace sees of them, and what a client does. */

import type { ShownApplication } from "./brands.ts";

/** How many days a link can last; the second unless another is chosen. */
export const CLIENT_LINK_DAYS = [7, 30, 90] as const;
export const USUAL_CLIENT_LINK_DAYS = 30;

export type ClientLinkDays = (typeof CLIENT_LINK_DAYS)[number];

/** Nobody compares more side by side. */
export const MOST_SHOWN_BRANDS = 12;
export const AUTHOR_CHARACTERS = 80;
export const COMMENT_CHARACTERS = 1_000;

/** The name and logo under which clients see a workspace's links. */
export interface SenderView {
  /** What owners chose; null for the workspace's own name. */
  readonly name: string | null;
  /** What clients see. */
  readonly shown_name: string;
  readonly logo_brand_id: string | null;
}

export interface ClientApproval {
  readonly number: number;
  /** As the client gave their name. */
  readonly by: string;
  readonly at: number;
}

export interface ClientComment {
  /** The brand it is about; null for all of them. */
  readonly number: number | null;
  readonly author: string;
  readonly text: string;
  readonly at: number;
}

/** A link, for the workspace. */
export interface ClientLinkView {
  readonly id: string;
  readonly project_id: string;
  readonly status: "open" | "expired" | "revoked";
  readonly created_at: number;
  readonly expires_at: number;
  /** An address. */
  readonly made_by: string;
  /** Those that are still there. */
  readonly brands: readonly { readonly number: number; readonly id: string; readonly name: string | null }[];
  readonly approval: ClientApproval | null;
  /** Oldest first. */
  readonly comments: readonly ClientComment[];
}

/** The only time the address is shown. */
export interface MadeClientLink {
  readonly link: ClientLinkView;
  readonly url: string;
}

/** What the holder of a link sees, and all of it: no ids, prompts, prices, members or other brands. */
export interface ClientPage {
  readonly sender: {
    readonly name: string;
    /** The colour its logo is meant for; null where there is none. The picture is `/sender.svg` below the link. */
    readonly logo_ground: string | null;
  };
  readonly expires_at: number;
  /** Pictures are `/brands/:number/logo.svg`, `logo-dark.svg` and `applications/:application` below the link. */
  readonly brands: readonly {
    readonly number: number;
    /** The name in the logo; null for a mark alone. */
    readonly name: string | null;
    /** Carries a watermark. */
    readonly is_draft: boolean;
    readonly grounds: { readonly light: string; readonly dark: string };
    readonly applications: readonly ShownApplication[];
  }[];
  readonly approval: ClientApproval | null;
  /** Of this link, oldest first. */
  readonly comments: readonly ClientComment[];
}

/** What clients did lately, on Home. */
export interface ClientNews {
  readonly kind: "comment" | "approval";
  readonly project_id: string;
  readonly project_name: string;
  /** The brand's name in its logo; null for a mark alone, or for a comment on all. */
  readonly brand_name: string | null;
  readonly author: string;
  /** The beginning of a comment. */
  readonly text: string | null;
  readonly at: number;
}
