import { Allowance, FIRST_SLOTS, QUICK_MILLISECONDS } from "./allowance.ts";
import type { Answer } from "./receivers.ts";

/** Attempts of one process at a time: sockets that wait cost little, a slot that is never free costs everything. */
export const SLOTS = 1_024;
/** Bytes of events that one process holds at a time. At the usual 12 KB all slots together hold a fifth of it. */
export const HELD_BYTES = 64 * 1024 * 1024;
/** A lease takes no more than this part of what is free, so that no single one can take all that is left. */
const PART_OF_A_LEASE = 1 / 4;
const MOST_BYTES_OF_A_LEASE = 4 * 1024 * 1024;
/** The last slots, and bytes, are for those who hold few: nobody goes beyond `FIRST_SLOTS` with them. */
const RESERVED = 1 / 4;
/**
 * A workspace may hold this portion of the remaining free slots, so that later ones find something free:
 * N greedy workspaces leave 1 / (1 + N × portion) of it.
 */
const FIRST_PORTION = 1 / 4;
const MOST_PORTION = 1;
const LEAST_PORTION = 1 / 16;
const PORTION_FOR_AN_EVENT = 1 / 64;
/** A failure that took this long held a slot for nothing, be it the receiver's or its name server's doing. */
const SLOW_FAILURE_MILLISECONDS = 1_000;
/** A workspace that runs nothing at a host gets one slot there, although the host is full: this many of them at a time. */
const GUESTS_OF_HOST = 32;
/** Workspaces at hosts, paths in trouble, and workspaces, whose record is kept while nothing of theirs is held. */
const REMEMBERED = 10_000;

type Outcome = Pick<Answer, "error" | "durationMs" | "dialMs">;

/** What slots are asked for. */
export interface Wanted {
  readonly workspace_id: string;
  readonly host: string;
  readonly url: string;
  readonly bytes: number;
}

interface Count {
  /** Leased: those that run and those in line. */
  held: number;
  running: number;
}

interface Host extends Count {
  readonly name: string;
  readonly allowance: Allowance;
  readonly shares: Set<Share>;
  /** The workspace of the last slow failure since an event was taken. */
  troubledBy: string | null;
}

/** What one workspace has of one host. */
interface Share extends Count {
  readonly host: Host;
  readonly workspaceId: string;
  readonly allowance: Allowance;
  /** The URL of the last slow failure since an event was taken. */
  troubledBy: string | null;
}

/** A URL of a workspace that kept us waiting, until it takes events again. */
interface TroubledPath extends Count {
  readonly workspaceId: string;
  readonly url: string;
  readonly allowance: Allowance;
}

interface Workspace {
  held: number;
  bytes: number;
  portion: number;
}

/** One leased delivery's hold on everything that is counted. */
export interface Ticket {
  readonly wanted: Wanted;
  readonly share: Share;
  readonly workspace: Workspace;
  readonly path: TroubledPath | undefined;
}

/** What may be leased now. */
export interface Offer {
  readonly count: number;
  readonly bytes: number;
  /** Workspaces at hosts that differ from new ones, and how many more may be leased for each. */
  readonly shares: readonly { readonly workspaceId: string; readonly host: string; readonly free: number }[];
  /** Hosts that differ from new ones, and how many may be leased there for a workspace that is not in `shares`. */
  readonly hosts: readonly { readonly host: string; readonly free: number }[];
  /** At a host that is not in `hosts`. */
  readonly freeOfOthers: number;
  /** Workspaces that differ from new ones, and how many more may be leased for each. */
  readonly workspaces: readonly { readonly workspaceId: string; readonly free: number }[];
  readonly freeOfOtherWorkspaces: number;
  readonly fullPaths: readonly { readonly workspaceId: string; readonly url: string }[];
}

/**
 * Who may run how many attempts. A receiver that hangs holds its slot for the whole five seconds, so a slow failure costs
 * slots, and the nearest cause pays first: the path; then, when several of its paths fail, the workspace at this
 * host; then, when several workspaces do, the host. A workspace that runs nothing at a host finds a slot there all the
 * same, and one that holds little of the whole finds some of the whole.
 */
export class Slots {
  readonly #hosts = new Map<string, Host>();
  /** In the order of their last use, as the two below. */
  readonly #shares = new Map<string, Share>();
  readonly #paths = new Map<string, TroubledPath>();
  readonly #workspaces = new Map<string, Workspace>();
  #held = 0;
  #running = 0;
  #bytes = 0;

  get running(): number {
    return this.#running;
  }

  offer(): Offer {
    return this.#offer(Number.POSITIVE_INFINITY);
  }

  /**
   * For those who hold less than others: rows of everybody else are stepped over, so that a long backlog of theirs hides
   * nobody who came later.
   */
  offerToOthers(): Offer {
    let holding = 0;
    for (const { held } of this.#workspaces.values()) if (held > 0) holding += 1;
    return this.#offer(Math.max(1, this.#held / Math.max(1, holding)));
  }

  /** Counts one that was leased. */
  hold(wanted: Wanted): Ticket {
    const { workspace_id: id, host, url } = wanted;
    const share = used(this.#shares, `${id} ${host}`, () => this.#newShare(id, host));
    const workspace = used(this.#workspaces, id, () => ({ held: 0, bytes: 0, portion: FIRST_PORTION }));
    const path = this.#paths.size > 0 ? this.#paths.get(`${id} ${url}`) : undefined;
    for (const count of [share, share.host, path]) if (count) count.held += 1;
    workspace.held += 1;
    workspace.bytes += wanted.bytes;
    this.#held += 1;
    this.#bytes += wanted.bytes;
    this.#forget();
    return { wanted, share, workspace, path };
  }

  /** Whether this one may run now. */
  hasRoom({ share, path }: Ticket): boolean {
    const { host } = share;
    if (path && path.running >= path.allowance.slots) return false;
    if (share.running >= share.allowance.slots) return false;
    const isGuest = share.running === 0;
    return host.running < host.allowance.slots + (isGuest ? GUESTS_OF_HOST : 0);
  }

  begin({ share, path }: Ticket): void {
    for (const count of [share, share.host, path]) if (count) count.running += 1;
    this.#running += 1;
  }

  /** An attempt ended, and this is what came of it. */
  end(ticket: Ticket, outcome: Outcome): void {
    const { share, path } = ticket;
    for (const count of [share, share.host, path]) if (count) count.running -= 1;
    this.#running -= 1;
    this.letGo(ticket);
    if (outcome.error === null) this.#praise(ticket);
    else if (outcome.durationMs > SLOW_FAILURE_MILLISECONDS) this.#blame(ticket);
    // Without the dial: a burst of handshakes takes time even with the quickest receiver, and a larger one takes more.
    const took = outcome.durationMs - outcome.dialMs;
    const quick = outcome.error === null && took <= QUICK_MILLISECONDS ? took : null;
    share.allowance.answered(quick);
    // What one workspace meets does not slow down the others.
    if (quick !== null || share.host.shares.size === 1) share.host.allowance.answered(quick);
  }

  /** One that was held goes without having run. */
  letGo({ wanted, share, workspace, path }: Ticket): void {
    for (const count of [share, share.host, path]) if (count) count.held -= 1;
    workspace.held -= 1;
    workspace.bytes -= wanted.bytes;
    this.#held -= 1;
    this.#bytes -= wanted.bytes;
  }

  #praise({ wanted, share, workspace }: Ticket): void {
    const { host } = share;
    for (const { allowance } of [share, host]) allowance.grow();
    share.troubledBy = null;
    host.troubledBy = null;
    workspace.portion = Math.min(MOST_PORTION, workspace.portion + PORTION_FOR_AN_EVENT);
    if (this.#paths.size === 0) return;
    const key = `${wanted.workspace_id} ${wanted.url}`;
    const path = this.#paths.get(key);
    path?.allowance.grow();
    if (path && path.allowance.slots >= share.allowance.slots) this.#paths.delete(key);
  }

  #blame({ wanted: { workspace_id: id, url }, share, workspace }: Ticket): void {
    const { host } = share;
    const path = used(this.#paths, `${id} ${url}`, () => ({
      workspaceId: id,
      url,
      held: 0,
      running: 0,
      allowance: new Allowance(share.allowance.slots),
    }));
    path.allowance.halve();
    if (share.troubledBy !== null && share.troubledBy !== url) share.allowance.halve();
    share.troubledBy = url;
    if (host.troubledBy !== null && host.troubledBy !== id) host.allowance.halve();
    host.troubledBy = id;
    workspace.portion = Math.max(LEAST_PORTION, workspace.portion / 2);
  }

  /** Those who hold `enough` get no more. */
  #offer(enough: number): Offer {
    return {
      count: Math.ceil((SLOTS - this.#held) * PART_OF_A_LEASE),
      bytes: Math.min(MOST_BYTES_OF_A_LEASE, (HELD_BYTES - this.#bytes) * PART_OF_A_LEASE),
      ...this.#roomAtHosts(),
      workspaces: this.#roomOfWorkspaces(enough),
      freeOfOtherWorkspaces: this.#mostOf(FIRST_PORTION),
      fullPaths: [...this.#paths.values()].filter(({ held, allowance }) => held >= allowance.slots),
    };
  }

  /** How many slots a workspace may hold. */
  #mostOf(portion: number): number {
    return Math.max(FIRST_SLOTS, Math.floor(portion * (SLOTS * (1 - RESERVED) - this.#held)));
  }

  #roomOfWorkspaces(enough: number): { workspaceId: string; free: number }[] {
    const room: { workspaceId: string; free: number }[] = [];
    const freeBytes = Math.max(0, HELD_BYTES * (1 - RESERVED) - this.#bytes);
    for (const [workspaceId, { held, bytes, portion }] of this.#workspaces) {
      if (held === 0 && portion >= FIRST_PORTION) continue;
      const isFull = held >= enough || (held >= FIRST_SLOTS && bytes >= portion * freeBytes);
      room.push({ workspaceId, free: isFull ? 0 : this.#mostOf(portion) - held });
    }
    return room;
  }

  #roomAtHosts(): Pick<Offer, "shares" | "hosts" | "freeOfOthers"> {
    const shares: { workspaceId: string; host: string; free: number }[] = [];
    const hosts: { host: string; free: number }[] = [];
    for (const host of this.#hosts.values()) {
      const { guests, each, free } = roomOf(host);
      if (free < FIRST_SLOTS) hosts.push({ host: host.name, free: Math.max(free, guests) });
      for (const { workspaceId, held, allowance } of host.shares) {
        if (held === 0 && allowance.slots >= FIRST_SLOTS) continue;
        const own = Math.min(free, Math.min(allowance.slots, each) * allowance.depth - held);
        shares.push({ workspaceId, host: host.name, free: held === 0 ? Math.max(own, guests) : own });
      }
    }
    return { shares, hosts, freeOfOthers: FIRST_SLOTS };
  }

  #newShare(workspaceId: string, name: string): Share {
    let host = this.#hosts.get(name);
    if (!host) {
      host = { name, held: 0, running: 0, allowance: new Allowance(), shares: new Set(), troubledBy: null };
      this.#hosts.set(name, host);
    }
    const share = { host, workspaceId, held: 0, running: 0, allowance: new Allowance(), troubledBy: null };
    host.shares.add(share);
    return share;
  }

  #forget(): void {
    forgetOne(this.#workspaces);
    forgetOne(this.#paths);
    const share = forgetOne(this.#shares);
    if (!share) return;
    share.host.shares.delete(share);
    if (share.host.shares.size === 0) this.#hosts.delete(share.host.name);
  }
}

/**
 * How many more a host may hold, how many of its slots are each workspace's that it serves well, and how many may be leased
 * for one that holds none of them.
 */
function roomOf({ allowance, held, shares }: Host): { free: number; each: number; guests: number } {
  const { slots, depth } = allowance;
  let served = 0;
  let troubled = 0;
  for (const share of shares) {
    if (share.held === 0) continue;
    if (share.troubledBy === null) served += 1;
    else troubled += share.running;
  }
  const each = Math.max(1, Math.floor((slots - troubled) / Math.max(1, served)));
  return { free: slots * depth - held, each, guests: held < slots * depth + GUESTS_OF_HOST ? 1 : 0 };
}

/** The record under `key`, made if there is none, and last in the order of use. */
function used<T>(records: Map<string, T>, key: string, make: () => T): T {
  const record = records.get(key) ?? make();
  records.delete(key);
  records.set(key, record);
  return record;
}

/** When too many are kept, the one that nobody holds and that was used the longest time ago goes. */
function forgetOne<T extends { readonly held: number }>(records: Map<string, T>): T | undefined {
  if (records.size <= REMEMBERED) return undefined;
  for (const [key, record] of records) {
    if (record.held > 0) continue;
    records.delete(key);
    return record;
  }
  return undefined;
}
