import { PLANS, type PlanId } from "@marque/contract";

/** A stretch of the month on one plan, and the live successes in it. */
export interface PlanStretch {
  readonly plan: PlanId;
  /** Of the month's length, 0 to 1. */
  readonly share: number;
  readonly units: number;
}

/**
 * What a month costs: each plan's monthly price for the part of the month it was held, and each unit at the price of
 * the plan it was made on. A whole month on one plan costs exactly that plan's price.
 */
export function monthCents(stretches: readonly PlanStretch[]): number {
  const cents = stretches.reduce((sum, { plan, share, units }) => {
    const { monthlyCents, centsPerGeneration } = PLANS[plan];
    return sum + monthlyCents * share + centsPerGeneration * units;
  }, 0);
  return Math.round(cents);
}
