import type { FaultOptions } from "./options.ts";
import type { Random } from "./random.ts";

/** A generation somebody wants: sent, under its own Idempotency-Key, until it is answered with 202. */
export interface Intent {
  /** The Idempotency-Key. */
  readonly key: string;
  readonly workspace: number;
  readonly environment: "live" | "sandbox";
  readonly prompt: string;
  readonly receiver: ReceiverKind;
  readonly atSeconds: number;
  /** One in ten is sent to two nodes at the same moment, one in twenty again after its answer. */
  readonly sending: "once" | "at two nodes at once" | "again later";
}

/** `ordinary` receivers fail now and then, `refusing` ones always, `silent` ones never answer. */
export type ReceiverKind = "ordinary" | "refusing" | "silent";

export type Strike =
  | { readonly kind: "api" | "worker"; readonly atSeconds: number; readonly downMilliseconds: number }
  | { readonly kind: "postmaster" | "backend"; readonly atSeconds: number };

export interface Cut {
  readonly what: (typeof CUTS)[number];
  readonly atSeconds: number;
  /** Which share of the open connections is reset. */
  readonly share: number;
  readonly milliseconds: number;
}

const SANDBOX_SHARE = 0.1;
const SECONDS_BETWEEN_CUTS = 1.5;
/** Drawn in blocks, each in an order of its own, so that none is left out. */
const KILLS = ["worker", "api", "postmaster", "worker", "api", "backend"] as const;
const CUTS = ["database", "api", "receivers", "database down", "receivers", "api"] as const;

export function planIntents({ jobs, workspaces, seconds }: FaultOptions, random: Random): Intent[] {
  return Array.from({ length: jobs }, (_, n) => {
    const workspace = n % workspaces;
    const key = `job-${workspace}-${n}`;
    const environment = random.isLucky(SANDBOX_SHARE) ? "sandbox" : "live";
    const isSimulated = environment === "sandbox" && random.isLucky(0.4);
    return {
      key,
      workspace,
      environment,
      prompt: isSimulated
        ? "simulate: generation_error"
        : `sleep ${Math.round(random.between(10, 250))} ${key}, a calm mark for a bakery, in terracotta`,
      receiver: random.pickWeighted({ ordinary: 975, refusing: 20, silent: 5 }),
      atSeconds: random.next() * seconds,
      sending: random.pickWeighted({ once: 85, "at two nodes at once": 10, "again later": 5 }),
    };
  });
}

export function planStrikes({ kills, seconds }: FaultOptions, random: Random): Strike[] {
  return inBlocks(KILLS, kills, random).map((kind, n) => {
    const atSeconds = ((n + random.next()) * seconds) / kills;
    if (kind === "postmaster" || kind === "backend") return { kind, atSeconds };
    return { kind, atSeconds, downMilliseconds: random.between(0, 1_500) };
  });
}

export function planCuts({ seconds }: FaultOptions, random: Random): Cut[] {
  return inBlocks(CUTS, Math.floor(seconds / SECONDS_BETWEEN_CUTS), random).map((what, n) => ({
    what,
    atSeconds: (n + random.next()) * SECONDS_BETWEEN_CUTS,
    share: random.between(0.3, 1),
    milliseconds: random.between(200, 1_000),
  }));
}

function inBlocks<const T>(block: readonly T[], count: number, random: Random): T[] {
  const drawn: T[] = [];
  while (drawn.length < count) {
    const left = [...block];
    while (left.length > 0) drawn.push(...left.splice(Math.floor(random.next() * left.length), 1));
  }
  return drawn.slice(0, count);
}
