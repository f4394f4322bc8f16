import { decompress } from "wawoff2";

/** A woff2 file as TrueType. wawoff2 answers with a view of its own memory, which the next call writes over. */
export const unpackWoff2 = async (woff2: Uint8Array): Promise<Uint8Array> =>
  (await decompress(woff2)).slice();
