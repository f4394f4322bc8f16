/**
 * Seeded random numbers. Integer arithmetic only, so every machine gets the same numbers. Each use has its own
 * name, so that adding one in one stage does not change another's.
 */

export type Dice = {
  /** 0 ≤ x < 1 in steps of 2⁻³². */
  next(): number;
  /** Whole number, low ≤ x ≤ high. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** Pick with weights; all-zero weights pick evenly. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
};

export function dice(seed: number | string, purpose: string): Dice {
  let state = hash32(`${seed}\u0000${purpose}`);
  const next = () => {
    // splitmix32: full period, passes for this use, four multiplications.
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError(`dice(${purpose}): nothing to pick from`);
    return items[Math.floor(next() * items.length)] as T;
  };
  return {
    next,
    pick,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    weighted: (items, weight) => {
      const total = items.reduce((sum, item) => sum + Math.max(0, weight(item)), 0);
      if (!(total > 0)) return pick(items);
      let rest = next() * total;
      for (const item of items) {
        rest -= Math.max(0, weight(item));
        if (rest < 0) return item;
      }
      return items[items.length - 1]!;
    },
  };
}

/** FNV-1a over UTF-16 units: stable, not secret. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
