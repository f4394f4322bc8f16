/** How many attempts may run at a time: few until an event was taken, many while they are. */
export const FIRST_SLOTS = 4;
export const MOST_SLOTS_OF_HOST = 128;
const FEWEST_SLOTS = 1;
/**
 * A receiver that answers within this time is served as fast over half the connections, if their next event is available:
 * twice as many wait in line for a moment.
 */
export const QUICK_MILLISECONDS = 100;
const MOST_SLOTS_WHEN_QUICK = MOST_SLOTS_OF_HOST / 2;
const IN_LINE_FOR_EACH_SLOT = 2;

/** What somebody may run at a time. It grows by one with each event that is taken, and halves with each wait for nothing. */
export class Allowance {
  #most: number;
  #isQuick = false;

  constructor(most = FIRST_SLOTS) {
    this.#most = most;
  }

  /** How many may run. */
  get slots(): number {
    return this.#isQuick ? Math.min(this.#most, MOST_SLOTS_WHEN_QUICK) : this.#most;
  }

  /** How many may be leased for each that may run. */
  get depth(): number {
    return this.#isQuick ? 1 + IN_LINE_FOR_EACH_SLOT : 1;
  }

  grow(): void {
    this.#most = Math.min(MOST_SLOTS_OF_HOST, this.#most + 1);
  }

  halve(): void {
    this.#isQuick = false;
    this.#most = Math.max(FEWEST_SLOTS, Math.floor(this.#most / 2));
  }

  isQuickNow(isQuick: boolean): void {
    this.#isQuick = isQuick;
  }
}
