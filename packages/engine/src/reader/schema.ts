/**
 * JSON Schema as far as every server with JSON-schema output takes it: objects whose fields are all required, lists, choices,
 * plain values. `pattern` and `maxItems` are for our own check; not every server knows them, so they are not sent.
 */

export type Schema =
  | { readonly type: "string"; readonly enum?: readonly string[]; readonly pattern?: string }
  | { readonly type: "integer"; readonly enum: readonly number[] }
  | { readonly type: "boolean" }
  | { readonly type: "array"; readonly items: Schema; readonly maxItems: number }
  | {
      readonly type: "object";
      readonly properties: { readonly [name: string]: Schema };
      readonly required: readonly string[];
      readonly additionalProperties: false;
    }
  | { readonly anyOf: readonly Schema[] };

export const object = (properties: { readonly [name: string]: Schema }): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const list = (items: Schema, maxItems: number): Schema => ({ type: "array", items, maxItems });

export const oneOf = (...values: readonly string[]): Schema => ({ type: "string", enum: values });

export const YES_OR_NO: Schema = { type: "boolean" };

/** Words of the text, letter by letter. */
export const WORDS: Schema = { type: "string" };

/** A thing or a colour in plain English: what the engine's own tables are asked for. */
export const ENGLISH: Schema = { type: "string", pattern: "^[A-Za-z][A-Za-z '-]{0,59}$" };

export const HEX: Schema = { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" };

/** The schema without what only our own check knows. */
export function portable(schema: Schema): Schema {
  if ("anyOf" in schema) return { anyOf: schema.anyOf.map(portable) };
  switch (schema.type) {
    case "array":
      return { type: "array", items: portable(schema.items) } as Schema;
    case "object":
      return object(
        Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, portable(each)])),
      );
    case "string":
      return schema.enum ? { type: "string", enum: schema.enum } : { type: "string" };
    default:
      return schema;
  }
}
