import fc from "fast-check";
import type { ApiRequest } from "../../packages/service/test/openapi-requests.ts";

export type Mangled = ApiRequest & {
  readonly raw?: { readonly bytes: Buffer; readonly type: string | undefined };
};

/** Bodies that are not the JSON they say they are: cut off, doubled, not UTF-8, under another type. */
export function mangled(made: fc.Arbitrary<ApiRequest>): fc.Arbitrary<Mangled> {
  const types = fc.constantFrom(
    undefined,
    "application/json",
    "text/plain",
    "application/json; charset=utf-16",
    "a/b/c",
    "",
  );
  const change = fc.constantFrom("cut", "double", "noise", "empty", "deep", "flip");
  return fc
    .tuple(made, types, change, fc.uint8Array({ minLength: 1, maxLength: 200 }))
    .map(([one, type, how, noise]) => {
      const json = Buffer.from(JSON.stringify(one.body ?? {}));
      const bytes = {
        cut: json.subarray(0, Math.floor(json.length / 2)),
        double: Buffer.concat([json, json]),
        noise: Buffer.from(noise),
        empty: Buffer.alloc(0),
        deep: Buffer.from("[".repeat(noise[0]! * 200)),
        flip: Buffer.from(json.map((byte, at) => (at % 7 === noise[0]! % 7 ? byte ^ 0x80 : byte))),
      }[how];
      return { ...one, raw: { bytes, type } };
    });
}
