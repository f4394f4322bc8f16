import type { FailureCode } from "@marque/contract";

/** Why a job failed, in the words of its event and of the dashboard. */
export const FAILURE_MESSAGES: Readonly<Record<FailureCode, string>> = {
  generation_timeout: "Drawing took too long. You were not charged. Try again.",
  generation_error: "The brand could not be created after several attempts. You were not charged. Try again.",
};

/** A brand that is larger than may be kept or sent: drawn again it would be as large, and take as long. */
export const tooLarge = (problem: string) =>
  `The brand is too large. ${problem} You were not charged. Try again with a shorter name or a simpler prompt.`;
