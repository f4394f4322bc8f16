/** No crossing: the end of a row. */
const NONE = -1;

/**
 * Where an outline crosses the rows of a bitmap: each row's crossings from left to right, those at one place in the order
 * they came. Its lists are used again for every outline: an array per row was half of all memory a brand went through.
 */
export class Crossings {
  /** The first crossing of each row. */
  readonly #first: number[] = [];
  /** Of each crossing: where it is, whether the outline goes down (1) or up (−1) there, and which comes next. */
  readonly #x: number[] = [];
  readonly #direction: number[] = [];
  readonly #next: number[] = [];
  #count = 0;

  /** Clears everything, and is ready for this many rows. */
  clear(rows: number): void {
    for (let row = 0; row < rows; row++) this.#first[row] = NONE;
    this.#count = 0;
  }

  /** A row has two or four crossings, so looking for the place from the left is quickest. */
  add(row: number, x: number, direction: 1 | -1): void {
    const at = this.#count++;
    let before = NONE;
    let after = this.#first[row]!;
    while (after !== NONE && this.#x[after]! <= x) {
      before = after;
      after = this.#next[after]!;
    }
    this.#x[at] = x;
    this.#direction[at] = direction;
    this.#next[at] = after;
    if (before === NONE) this.#first[row] = at;
    else this.#next[before] = at;
  }

  /** Writes `value` into the pixels of a row whose middles lie inside. */
  fillRow(row: number, bits: Uint8Array, size: number, value: 0 | 1, rule?: "evenodd"): void {
    let winding = 0;
    let at = this.#first[row]!;
    while (at !== NONE) {
      const next = this.#next[at]!;
      if (next === NONE) return;
      winding += this.#direction[at]!;
      if (rule === "evenodd" ? winding % 2 !== 0 : winding !== 0) {
        const from = Math.max(0, Math.ceil(this.#x[at]! - 0.5));
        const to = Math.min(size, Math.ceil(this.#x[next]! - 0.5));
        if (to > from) bits.fill(value, row * size + from, row * size + to);
      }
      at = next;
    }
  }
}
