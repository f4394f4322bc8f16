/** How many attempts may run at a time: few until an event was taken, many while they are. */
export const FIRST_SLOTS = 4;
export const MOST_SLOTS_OF_HOST = 128;
const FEWEST_SLOTS = 1;
/** A receiver that answers within this time is served as fast over half the connections, if their next event is available. */
export const QUICK_MILLISECONDS = 100;
const MOST_SLOTS_WHEN_QUICK = MOST_SLOTS_OF_HOST / 2;
/**
 * Those who wait in line are what a quick receiver takes in this time: enough for a lease's round trip while the process is busy,
 * and with that round trip well within the time in which an attempt must begin.
 */
const IN_LINE_MILLISECONDS = 60;
const FEWEST_IN_LINE_FOR_EACH_SLOT = 2;
const MOST_IN_LINE_FOR_EACH_SLOT = 6;
/** Of the mean, a new answer's weight: an answer in ten says what the pace is now. */
const WEIGHT_OF_AN_ANSWER = 0.1;

/** What somebody may run at a time. It grows by one with each event that is taken, and halves with each wait for nothing. */
export class Allowance {
  #most: number;
  /** How long answers take, about; null when the last one was not quick. */
  #quickMilliseconds: number | null = null;

  constructor(most = FIRST_SLOTS) {
    this.#most = most;
  }

  /** How many may run. */
  get slots(): number {
    return this.#quickMilliseconds === null ? this.#most : Math.min(this.#most, MOST_SLOTS_WHEN_QUICK);
  }

  /** How many may be leased for each that may run. */
  get depth(): number {
    if (this.#quickMilliseconds === null) return 1;
    const inLine = Math.floor(IN_LINE_MILLISECONDS / this.#quickMilliseconds);
    return 1 + Math.max(FEWEST_IN_LINE_FOR_EACH_SLOT, Math.min(MOST_IN_LINE_FOR_EACH_SLOT, inLine));
  }

  grow(): void {
    this.#most = Math.min(MOST_SLOTS_OF_HOST, this.#most + 1);
  }

  halve(): void {
    this.#quickMilliseconds = null;
    this.#most = Math.max(FEWEST_SLOTS, Math.floor(this.#most / 2));
  }

  /** An answer came after so long: null when it was not a quick one. */
  answered(quickMilliseconds: number | null): void {
    const mean = this.#quickMilliseconds;
    this.#quickMilliseconds =
      mean === null || quickMilliseconds === null
        ? quickMilliseconds
        : mean + WEIGHT_OF_AN_ANSWER * (quickMilliseconds - mean);
  }
}
