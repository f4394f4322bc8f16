import { Name, Text } from "@marque/contract";
import { type TProperties, Type } from "typebox";

/** The body or query of a route: these fields and no others. */
export function Fields<const P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

export function OneOf<const T extends string>(...values: readonly T[]) {
  return Type.Unsafe<T>({ type: "string", enum: values });
}

const LONGEST_EMAIL = 254;
const LONGEST_PASSWORD = 256;

export const Email = Text({ maxLength: LONGEST_EMAIL });
export const Password = Text({ maxLength: LONGEST_PASSWORD });
/** Of an authenticator app, or one that was written down. */
export const Code = Text({ maxLength: 64 });
/** A name that people give to something. */
export const Label = Name();
