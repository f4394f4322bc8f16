import { PLANS, type PlanId } from "@marque/contract/tables";

/** One plan's part in a month: for how long it was held, and the live successes that were accepted on it. */
export interface PlanPart {
  readonly plan: PlanId;
  /** Of the month's length, 0 to 1. */
  readonly share: number;
  readonly units: number;
}

/**
 * What a month costs: each plan's monthly price for the part of the month it was held, and each unit at the price of
 * the plan it was accepted on. A whole month on one plan costs exactly that plan's price.
 */
export function monthCents(parts: readonly PlanPart[]): number {
  const cents = parts.reduce((sum, { plan, share, units }) => {
    const { monthlyCents, centsPerGeneration } = PLANS[plan];
    return sum + monthlyCents * share + centsPerGeneration * units;
  }, 0);
  return Math.round(cents);
}

/** What each plan's part of a month comes to, in whole cents. */
export function partCents({ plan, share, units }: PlanPart): { base: number; units: number } {
  const { monthlyCents, centsPerGeneration } = PLANS[plan];
  return { base: Math.round(monthlyCents * share), units: centsPerGeneration * units };
}

/** What the month comes to at its end when `plan` is held from now on: `left` is the part of the month still to come. */
export function monthEndCents(parts: readonly PlanPart[], plan: PlanId, left: number): number {
  return monthCents([...parts, { plan, share: left, units: 0 }]);
}
