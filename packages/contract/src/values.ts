/** What schemas are made of and code without schemas needs too. */

/** How many items a page of a list has. */
export const PAGE_LIMIT = { minimum: 1, maximum: 100, default: 10 } as const;

export const FAILURE_CODES = ["generation_timeout", "generation_error"] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];
