/** Plans as data: limits per minute, monthly quota of live generations, prices in US cents. */

export const RATE_CATEGORIES = ["generation", "standard"] as const;
export type RateCategory = (typeof RATE_CATEGORIES)[number];

export interface Plan {
  readonly label: string;
  readonly apiAccess: boolean;
  /** Requests per minute, by category, shared by all keys of the workspace and both environments. */
  readonly requestsPerMinute: Readonly<Record<RateCategory, number>>;
  /** Live generations per calendar month (UTC). */
  readonly monthlyQuota: number;
  /** No override changes it; one that was set applies once the workspace is on another plan. */
  readonly quotaIsFixed: boolean;
  readonly monthlyCents: number;
  readonly centsPerGeneration: number;
}

export const PLANS = {
  free: {
    label: "Free",
    apiAccess: false,
    requestsPerMinute: { generation: 10, standard: 100 },
    monthlyQuota: 0,
    quotaIsFixed: true,
    monthlyCents: 0,
    centsPerGeneration: 0,
  },
  pro: {
    label: "Pro",
    apiAccess: true,
    requestsPerMinute: { generation: 60, standard: 1_000 },
    monthlyQuota: 1_000,
    quotaIsFixed: false,
    monthlyCents: 4_900,
    centsPerGeneration: 5,
  },
  agency: {
    label: "Agency",
    apiAccess: true,
    requestsPerMinute: { generation: 300, standard: 5_000 },
    monthlyQuota: 10_000,
    quotaIsFixed: false,
    monthlyCents: 19_900,
    centsPerGeneration: 3,
  },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof PLANS;

export const PLAN_IDS = Object.keys(PLANS) as readonly PlanId[];

/** Requests per minute from one client address when no workspace acts: every 401, unknown paths, the leaked-key intake. */
export const ADDRESS_REQUESTS_PER_MINUTE = 100;

export type Environment = "sandbox" | "live";

export const KEY_PREFIXES: Readonly<Record<Environment, string>> = { sandbox: "sk_test_", live: "sk_live_" };
