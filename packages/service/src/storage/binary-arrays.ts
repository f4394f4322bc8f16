/**
 * Arrays as PostgreSQL's binary protocol has them: the driver sends a buffer as it is. As text, each element is escaped here and
 * parsed there, and bytes travel in hexadecimal.
 */
interface ElementType {
  readonly oid: number;
  /** How many bytes an element takes. */
  size(value: never): number;
  write(value: never, into: Buffer, at: number): void;
}

const TEXT: ElementType = {
  oid: 25,
  size: (value: string) => Buffer.byteLength(value),
  write: (value: string, into, at) => void into.write(value, at),
};
const JSONB_VERSION = 1;
const JSONB: ElementType = {
  oid: 3802,
  size: (value: string) => 1 + Buffer.byteLength(value),
  write: (value: string, into, at) => {
    into[at] = JSONB_VERSION;
    into.write(value, at + 1);
  },
};
const BYTEA: ElementType = {
  oid: 17,
  size: (value: Buffer) => value.length,
  write: (value: Buffer, into, at) => void value.copy(into, at),
};

/** Of an array with one dimension. An empty one has none, and a shorter header. */
const HEADER_BYTES = 20;
const EMPTY_BYTES = 12;
const NULL_LENGTH = -1;

function arrayOf<T>(type: ElementType, values: readonly (T | null)[]): Buffer {
  const sizes = values.map((value) => (value === null ? 0 : type.size(value as never)));
  const array = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + 4 + size, HEADER_BYTES));
  array.writeInt32BE(values.length === 0 ? 0 : 1, 0);
  array.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  array.writeInt32BE(type.oid, 8);
  if (values.length === 0) return array.subarray(0, EMPTY_BYTES);
  array.writeInt32BE(values.length, 12);
  array.writeInt32BE(1, 16);
  let at = HEADER_BYTES;
  values.forEach((value, place) => {
    array.writeInt32BE(value === null ? NULL_LENGTH : sizes[place]!, at);
    at += 4;
    if (value === null) return;
    type.write(value as never, array, at);
    at += sizes[place]!;
  });
  return array;
}

export const textArray = (values: readonly (string | null)[]): Buffer => arrayOf(TEXT, values);

/** Of JSON as text. */
export const jsonbArray = (values: readonly (string | null)[]): Buffer => arrayOf(JSONB, values);

export const byteaArray = (values: readonly (Buffer | null)[]): Buffer => arrayOf(BYTEA, values);
