import type { FailureCode } from "@marque/contract";

/** Why a job failed, in the words of its event and of the dashboard. */
export const FAILURE_MESSAGES: Readonly<Record<FailureCode, string>> = {
  generation_timeout: "No result came about within the processing window. Nothing was billed; try again.",
  generation_error: "The brand could not be generated after several tries. Nothing was billed; try again.",
};

/** A brand that is larger than may be kept or sent: drawn again it would be as large, and take as long. */
export const tooLarge = (problem: string) =>
  `The brand came out too large. ${problem} Nothing was billed; try again with a shorter name or fewer wishes.`;
