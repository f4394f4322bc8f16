/**
 * Memory that is allocated piece by piece and given back as a whole. It is shared: other threads read in place what one thread
 * has written. As scratch it serves too: an array that is dropped goes to the C library, which keeps what it once got, and
 * loading the models left 100 MB behind in every process; a WebAssembly memory goes back to the system.
 */

const FLOAT = 4;
const PAGE = 65_536;
/** Regions begin where a line of the processor's cache does: numbers that lie across two of them are slower to read. */
const LINE = 64;
/** A gigabyte: only reserved, not used. */
const MOST_PAGES = 16_384;

/** Floats side by side in a memory. */
export type Region = { readonly at: number; readonly floats: Float32Array };

export class Arena {
  readonly memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
  #used = 0;

  region(length: number): Region {
    const at = this.#take(length * FLOAT);
    return { at, floats: new Float32Array(this.memory.buffer, at, length) };
  }

  bytes(length: number): Uint8Array {
    const at = this.#take(length);
    return new Uint8Array(this.memory.buffer, at, length);
  }

  /** A copy that every thread can read. */
  keep(floats: Float32Array): Float32Array {
    const kept = this.region(floats.length).floats;
    kept.set(floats);
    return kept;
  }

  /** Hands out everything again: what was handed out before is overwritten. */
  clear(): void {
    this.#used = 0;
  }

  #take(bytes: number): number {
    const at = this.#used;
    this.#used += Math.ceil(bytes / LINE) * LINE;
    const missing = Math.ceil((this.#used - this.memory.buffer.byteLength) / PAGE);
    // What was handed out before stays where it is.
    if (missing > 0) this.memory.grow(missing);
    return at;
  }
}
