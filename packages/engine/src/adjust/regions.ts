/** What hangs together on a bitmap: strokes that meet, counters that are closed. */

/** Pixels per side. */
export const SIZE = 96;

/** With a border of nothing around, so that no neighbour lies beyond the end of a row. */
const SIDE = SIZE + 2;
const AROUND_INK = [-1, 1, -SIDE, SIDE, -SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1];
const AROUND_GROUND = [-1, 1, -SIDE, SIDE];
/** Regions of fewer pixels come from sampling. */
const NOISE = 4;

/** Used again for every count. */
const left = new Uint8Array(SIDE * SIDE);
const stack = new Int32Array(SIZE * SIZE);

/** Marks what is still to be counted. */
const lay = (bits: Uint8Array, value: 0 | 1): void => {
  for (let y = 0, index = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, index++) left[(y + 1) * SIDE + x + 1] = bits[index] === value ? 1 : 0;
};

/** Connected regions of a value; ink by 8 neighbours, ground by 4. */
export const regions = (bits: Uint8Array, value: 0 | 1): number => {
  lay(bits, value);
  const around = value === 1 ? AROUND_INK : AROUND_GROUND;
  let found = 0;
  for (let start = 0; start < left.length; start++) {
    if (left[start] !== 1) continue;
    left[start] = 0;
    stack[0] = start;
    let [area, height] = [0, 1];
    while (height > 0) {
      const at = stack[--height]!;
      area += 1;
      for (let way = 0; way < around.length; way++) {
        const next = at + around[way]!;
        if (left[next] !== 1) continue;
        left[next] = 0;
        stack[height++] = next;
      }
    }
    if (area >= NOISE) found += 1;
  }
  return found;
};
