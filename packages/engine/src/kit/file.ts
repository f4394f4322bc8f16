/** One file of a kit. */
export type KitFile = {
  /** Path inside the kit, with forward slashes. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array;
};

const encoder = new TextEncoder();

export const textFile = (path: string, type: string, text: string): KitFile => ({
  path,
  type,
  bytes: encoder.encode(text),
});
