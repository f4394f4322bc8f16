/**
 * Arrays as PostgreSQL's binary protocol has them: the driver sends a buffer as it is. As text, each element is escaped here and
 * parsed there, and bytes travel in hexadecimal.
 */
interface ElementType<Value> {
  readonly oid: number;
  /** How many bytes an element can take. */
  most(value: Value): number;
  /** Returns how many it took. */
  write(value: Value, into: Buffer, at: number): number;
}

/** What a character of UTF-16 can take in UTF-8. Measuring each text first would take as long as writing it. */
const MOST_BYTES_OF_CHARACTER = 3;
const TEXT: ElementType<string> = {
  oid: 25,
  most: (value) => value.length * MOST_BYTES_OF_CHARACTER,
  write: (value, into, at) => into.write(value, at),
};
const JSONB_VERSION = 1;
const JSONB: ElementType<string> = {
  oid: 3802,
  most: (value) => 1 + value.length * MOST_BYTES_OF_CHARACTER,
  write: (value, into, at) => {
    into[at] = JSONB_VERSION;
    return 1 + into.write(value, at + 1);
  },
};
const BYTEA: ElementType<Buffer> = {
  oid: 17,
  most: (value) => value.length,
  write: (value, into, at) => value.copy(into, at),
};

const LENGTH_BYTES = 4;
/** Of an array with one dimension. An empty one has none, and a shorter header. */
const HEADER_BYTES = 20;
const EMPTY_BYTES = 12;
const NULL_LENGTH = -1;

function arrayOf<Value>(type: ElementType<Value>, values: readonly (Value | null)[]): Buffer {
  let most = HEADER_BYTES;
  let hasNulls = false;
  for (const value of values) {
    most += LENGTH_BYTES + (value === null ? 0 : type.most(value));
    hasNulls ||= value === null;
  }
  const array = Buffer.allocUnsafe(most);
  array.writeInt32BE(values.length === 0 ? 0 : 1, 0);
  array.writeInt32BE(hasNulls ? 1 : 0, 4);
  array.writeInt32BE(type.oid, 8);
  if (values.length === 0) return array.subarray(0, EMPTY_BYTES);
  array.writeInt32BE(values.length, 12);
  array.writeInt32BE(1, 16);
  let at = HEADER_BYTES;
  for (const value of values) {
    const length = value === null ? NULL_LENGTH : type.write(value, array, at + LENGTH_BYTES);
    array.writeInt32BE(length, at);
    at += LENGTH_BYTES + Math.max(0, length);
  }
  return array.subarray(0, at);
}

export const textArray = (values: readonly (string | null)[]): Buffer => arrayOf(TEXT, values);

/** Of JSON as text. */
export const jsonbArray = (values: readonly (string | null)[]): Buffer => arrayOf(JSONB, values);

export const byteaArray = (values: readonly (Buffer | null)[]): Buffer => arrayOf(BYTEA, values);

/** As text, for whatever type of number: nothing in it needs an escape, which the driver would look for. */
export const numberArray = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`;
