// A QR code (ISO/IEC 18004) of a text: bytes, error correction M, the smallest version that fits.

export interface QrCode {
  /** Modules on a side, without the quiet zone. */
  readonly size: number;
  /** The dark modules as the `d` of an SVG path, a module one unit wide. */
  readonly path: string;
}

/** By version, from 1: correction codewords of a block, and the number of blocks, at level M. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];
const BYTE_MODE = 0b0100;
/** The two bits of level M in the format information. */
const LEVEL_M = 0b00;

/** Null means not drawn yet: where data goes. */
type Modules = (boolean | null)[][];

export function qrCode(text: string): QrCode {
  const bytes = Buffer.from(text, "utf8");
  const version = BLOCKS.findIndex((_, index) => bytes.length <= capacity(index + 1)) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for a QR code`);
  const codewords = withCorrection(dataCodewords(bytes, version), version);
  const drawn = MASKS.map((mask, number) => draw(codewords, version, mask, number));
  const penalties = drawn.map(penalty);
  const best = drawn[penalties.indexOf(Math.min(...penalties))]!;
  return { size: best.length, path: pathOf(best) };
}

/** Modules left for data once the patterns are drawn. */
function dataModules(version: number): number {
  const size = version * 4 + 17;
  return emptyModules(version, size)
    .flat()
    .filter((module) => module === null).length;
}

function totalCodewords(version: number): number {
  return dataModules(version) >> 3;
}

function dataLength(version: number): number {
  return totalCodewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function capacity(version: number): number {
  return Math.floor((dataLength(version) * 8 - 4 - lengthBits(version)) / 8);
}

function dataCodewords(bytes: Buffer, version: number): number[] {
  const wanted = dataLength(version) * 8;
  let bits = binary(BYTE_MODE, 4) + binary(bytes.length, lengthBits(version));
  for (const byte of bytes) bits += binary(byte, 8);
  bits += "0".repeat(Math.min(4, wanted - bits.length));
  bits += "0".repeat(-bits.length & 7);
  const words = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  for (let pad = 0xec; words.length < wanted / 8; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The data in blocks, each with its correction, read across the blocks. */
function withCorrection(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1]!;
  const corrected = CORRECTION[version - 1]!;
  const short = Math.floor(data.length / count);
  const shortBlocks = count - (data.length % count);
  const divisor = generator(corrected);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = data.slice(from, from + short + (index < shortBlocks ? 0 : 1));
    from += block.length;
    return { block, correction: remainder(block, divisor) };
  });
  const across = (rows: readonly (readonly number[])[], longest: number) =>
    Array.from({ length: longest }, (_, at) =>
      rows.flatMap((row) => (at < row.length ? [row[at]!] : [])),
    ).flat();
  return [
    ...across(
      blocks.map(({ block }) => block),
      short + 1,
    ),
    ...across(
      blocks.map(({ correction }) => correction),
      corrected,
    ),
  ];
}

/** In the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The Reed–Solomon polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let n = 0; n < degree; n++) {
    for (let at = 0; at < degree; at++) {
      result[at] = multiply(result[at]!, root) ^ (result[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ result.shift()!;
    result.push(0);
    for (const [at, coefficient] of divisor.entries()) result[at]! ^= multiply(coefficient, factor);
  }
  return result;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(
  codewords: readonly number[],
  version: number,
  mask: (x: number, y: number) => boolean,
  maskNumber: number,
): boolean[][] {
  const size = version * 4 + 17;
  const modules = emptyModules(version, size);
  drawFormat(modules, size, maskNumber);
  const bits = codewords.map((word) => binary(word, 8)).join("");
  let next = 0;
  for (const [x, y] of dataPlaces(size)) {
    if (modules[y]![x] !== null) continue;
    modules[y]![x] = (bits[next++] === "1") !== mask(x, y);
  }
  return modules as boolean[][];
}

/** In columns of two from the right, up and down in turn; the column of the timing pattern is skipped. */
function* dataPlaces(size: number): Generator<readonly [number, number]> {
  let isUpward = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) {
      const y = isUpward ? size - 1 - n : n;
      yield [right, y];
      yield [right - 1, y];
    }
    isUpward = !isUpward;
  }
}

/** The patterns that every code of a version has; the format's place is kept free with light modules. */
function emptyModules(version: number, size: number): Modules {
  const modules: Modules = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (x: number, y: number, isDark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) modules[y]![x] = isDark;
  };
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  const ring = (centreX: number, centreY: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        set(centreX + dx, centreY + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  const finder = (distance: number) => distance !== 2 && distance !== 4;
  ring(3, 3, 4, finder);
  ring(size - 4, 3, 4, finder);
  ring(3, size - 4, 4, finder);
  const lines = alignmentLines(version, size);
  const last = lines.length - 1;
  for (const [row, y] of lines.entries()) {
    for (const [column, x] of lines.entries()) {
      const isAtFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isAtFinder) ring(x, y, 2, (distance) => distance !== 1);
    }
  }
  drawFormat(modules, size, 0);
  drawVersion(modules, version, size);
  return modules;
}

function alignmentLines(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const lines = Array.from({ length: count - 1 }, (_, n) => size - 7 - n * step).reverse();
  return [6, ...lines];
}

/** Level and mask, protected by a BCH code, twice. */
function drawFormat(modules: Modules, size: number, maskNumber: number): void {
  const data = (LEVEL_M << 3) | maskNumber;
  let rest = data;
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const [x, y] = at < 8 ? [8, at < 6 ? at : at + 1] : [at === 8 ? 7 : 14 - at, 8];
    modules[y]![x] = bit(at);
    if (at < 8) modules[8]![size - 1 - at] = bit(at);
    else modules[size - 15 + at]![8] = bit(at);
  }
  modules[size - 8]![8] = true;
}

/** From version 7 on the code says which one it is, twice. */
function drawVersion(modules: Modules, version: number, size: number): void {
  if (version < 7) return;
  let rest = version;
  for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const far = size - 11 + (at % 3);
    const near = Math.floor(at / 3);
    modules[near]![far] = isDark;
    modules[far]![near] = isDark;
  }
}

/** How hard a code is to read; the four rules of the standard. */
function penalty(modules: boolean[][]): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  const lines = [...modules, ...columns].map((line) => line.map((isDark) => (isDark ? "1" : "0")).join(""));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const corner = modules[y]![x];
      const isSame =
        modules[y - 1]![x] === corner && modules[y]![x - 1] === corner && modules[y - 1]![x - 1] === corner;
      if (isSame) points += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

function pathOf(modules: boolean[][]): string {
  const rows = modules.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}

function binary(value: number, length: number): string {
  return value.toString(2).padStart(length, "0");
}
