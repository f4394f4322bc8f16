/** Where time comes from. Tests give their own; rows take the database's clock instead (see the migrations). */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
