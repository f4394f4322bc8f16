import type { Bound } from "../admission/dashboard-limits.ts";

/** How often per minute, for one account, from one client address (IPv6: a /64), in one workspace, on one client link. */
export interface Limit {
  readonly account?: number;
  readonly address?: number;
  readonly workspace?: number;
  readonly link?: number;
}

/**
 * The limits of the dashboard's routes; docs/security.md has the same table. Each is far above what people do by
 * hand, and far below what would slow others down.
 */
export const LIMITS = {
  reading: { account: 1_200, address: 3_000 },
  changing: { account: 300, address: 1_000, workspace: 600 },
  /** Signing in; wrong passwords have their own limits (identity/attempts.ts). */
  entering: { address: 120 },
  /** Invitations and links to a new password that are opened: each hashes a password. */
  joining: { address: 60 },
  inviting: { account: 30, workspace: 30 },
  "changing a password": { account: 20 },
  "making a workspace": { account: 30 },
  "sending a test event": { account: 20, workspace: 30 },
  /** Each asks the payment provider, which has limits of its own. */
  paying: { account: 20, workspace: 30 },
  "resending an event": { account: 60, workspace: 120 },
  "resending all that failed": { account: 6, workspace: 6 },
  /** While something is dragged: each is drawn, in some 30 ms of one thread, and forgotten. */
  "previewing an edit": { account: 300, workspace: 600 },
  "opening the editor": { account: 60, workspace: 120 },
  "looking for symbols": { account: 60, workspace: 120 },
  "asking for an export": { account: 30, workspace: 60 },
  "making a client link": { account: 30, workspace: 60 },
  /** The page and its pictures: up to 122 each time it is opened, eight of each brand drawn unless they are kept. */
  "opening a client link": { address: 600, link: 3_000 },
  /** Comments and approvals. */
  "answering a client link": { address: 20, link: 40 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitKind = keyof typeof LIMITS;

/** What a route counts as unless it says otherwise. */
export function usualKind(method: string): LimitKind {
  return method === "GET" ? "reading" : "changing";
}

const WHOSE = {
  account: "for an account",
  address: "from one address",
  workspace: "for a workspace",
  link: "on one link",
};

export interface Subjects extends Readonly<Partial<Record<keyof Limit, string | undefined>>> {
  /** Stands for the account before it is known whose it is. */
  readonly sessionToken?: string | undefined;
}

/** The bounds of a kind for those who are known. */
export function boundsOf(kind: LimitKind, { sessionToken, ...subjects }: Subjects): Bound[] {
  const limit: Limit = LIMITS[kind];
  return (["account", "address", "workspace", "link"] as const).flatMap((by) => {
    const alias = by === "account" ? sessionToken : undefined;
    const subject = subjects[by] ?? alias;
    const perMinute = limit[by];
    if (subject === undefined || perMinute === undefined) return [];
    return [{ subject, alias, kind, perMinute, whose: WHOSE[by] }];
  });
}
