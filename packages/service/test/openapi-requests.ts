// Requests made from an OpenAPI document, valid and broken: for the property tests, and for `npm run fuzz`.
import fc from "fast-check";

// biome-ignore lint/suspicious/noExplicitAny: a JSON document, walked by the rules of OpenAPI
export type Json = any;

export interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

export interface ApiRequest {
  readonly described: Described;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Ids that exist, so that valid requests find something. */
export interface KnownIds {
  readonly projectId: string;
  readonly memoryId: string;
}

export function operationsOf(document: Json): readonly Described[] {
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

export function takesBody({ method }: Described): boolean {
  return method === "POST" || method === "PATCH";
}

/** The path with its query, as it is sent. */
export function targetOf({ path, query }: ApiRequest): string {
  const search = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
  return `${path}${search && `?${search}`}`;
}

/** A text as a path segment. A dot segment would be resolved by the client, and another path asked for. */
export function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/^\.{1,2}$/, "x");
}

/** A value that fits a schema of a request, made from the schema. */
function fitting(name: string, schema: Json, known: KnownIds): fc.Arbitrary<unknown> {
  const types: string[] = [schema.type].flat();
  const options: fc.Arbitrary<unknown>[] = types.map((type) => {
    if (type === "null") return fc.constant(null);
    if (type === "integer") return fc.integer({ min: schema.minimum, max: schema.maximum });
    if (type === "boolean") return fc.boolean();
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (name === "project_id") return fc.constantFrom(known.projectId, known.projectId, "proj_0");
    if (name === "memory_id") return fc.constantFrom(known.memoryId, "mem_0");
    if (name === "webhook_url") return fc.webUrl({ validSchemes: ["https"] });
    if (name === "starting_after") return idFor(schema.pattern);
    const most = schema.maxLength ?? schema["x-trimmed-max-length"] ?? 255;
    return fc
      .string({ unit: "grapheme", minLength: 1, maxLength: Math.min(most, 60) })
      .filter((text) => text.trim() !== "" && text.isWellFormed() && !text.includes("\0"));
  });
  return fc.oneof(...options);
}

function idFor(pattern: string): fc.Arbitrary<string> {
  const prefix = pattern.match(/^\^([a-z]+_)/)![1]!;
  const digit = fc.constantFrom(..."0123456789abcdefghjkmnpqrstvwxyz");
  return fc.array(digit, { minLength: 25, maxLength: 25 }).map((digits) => `${prefix}0${digits.join("")}`);
}

/** Values that fit nowhere, or by accident. */
export const BROKEN: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    0,
    -1,
    1.5,
    true,
    [],
    {},
    [[]],
    "\0",
    "\ud800",
    "1e1",
    "'",
    "%00",
    "../..",
    "x".repeat(3_000),
    "🎨".repeat(2_001),
    "__proto__",
    "proj_01kaxm3q5r8v2t6w9y1z4b7d0f",
    "http://localhost",
    "https://[::1]/",
  ),
  fc.string({ unit: "binary" }),
  fc.jsonValue({ maxDepth: 3 }),
);

const fields = (schema: Json, value: (name: string, property: Json) => fc.Arbitrary<unknown>) =>
  fc.record(
    Object.fromEntries(
      Object.entries<Json>(schema.properties).map(([name, property]) => [name, value(name, property)]),
    ),
    { requiredKeys: schema.required ?? [] },
  );

function bodies(
  schema: Json | undefined,
  isBroken: boolean,
  value: (name: string, property: Json) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  if (!isBroken) return fields(schema, value);
  return fc.oneof(
    fields(schema, value),
    fields({ ...schema, required: [] }, value),
    BROKEN,
    fc.dictionary(fc.string(), BROKEN),
  );
}

/** Requests for one operation: all as the document has them, or with parts that are not. */
export function requestsFor(
  described: Described,
  known: KnownIds,
  isBroken: boolean,
): fc.Arbitrary<ApiRequest> {
  const { operation } = described;
  const parameters: Json[] = operation.parameters;
  const value = (name: string, schema: Json) =>
    isBroken ? fc.oneof(fitting(name, schema, known), BROKEN) : fitting(name, schema, known);
  const optional = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { nil: undefined });
  const query = parameters.filter((parameter) => parameter.in === "query");
  const queryValues = fc.tuple(...query.map(({ name, schema }) => optional(value(name, schema))));
  const strays = isBroken
    ? fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 1 })
    : fc.constant<[string, string][]>([]);
  const schema = operation.requestBody?.content["application/json"].schema;
  const pathValue = isBroken
    ? fc.oneof(fc.constant(known.projectId), fc.string({ minLength: 1 }))
    : fc.constantFrom(known.projectId, "proj_01kaxm3q5r8v2t6w9y1z4b7d0f");
  const key = isBroken ? fc.oneof(fc.uuid(), fc.constantFrom("", '"', '"a"', "é")) : fc.uuid();
  const idempotencyKeys = described.method === "POST" ? optional(key) : fc.constant(undefined);
  return fc
    .tuple(pathValue, queryValues, strays, bodies(schema, isBroken, value), idempotencyKeys)
    .map(([id, values, more, body, idempotencyKey]) => ({
      described,
      path: described.path.replace(/\{[^}]+\}/, () => segment(id)),
      query: [
        ...query.flatMap(({ name }, place) =>
          values[place] === undefined ? [] : [[name, asText(values[place])] as const],
        ),
        ...more
          .filter(([name]) => name.isWellFormed())
          .map(([name, text]) => [name, text.toWellFormed()] as const),
      ],
      headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey as string },
      body,
    }));
}

const asText = (value: unknown) =>
  (typeof value === "string" ? value : String(JSON.stringify(value))).toWellFormed();
