import { type ErrorCode, KEYWORDS } from "@marque/contract";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { TSchema } from "typebox";
import { ServiceError } from "../errors.ts";

/** What a route takes; an operation of the contract is one. */
export interface InputSchemas {
  readonly body?: TSchema;
  readonly query?: TSchema;
}

/** The checks of one route. */
export interface InputCheck {
  body(value: unknown): unknown;
  query(value: unknown): unknown;
}

// One error is enough, and a body of ten thousand unknown names must not make ten thousand of them.
// `verbose` puts the value into the error, so that null can be told from a wrong type.
const ajv = new Ajv({ allErrors: false, verbose: true, strict: true, allowUnionTypes: true });
ajv.addKeyword({ keyword: KEYWORDS.errorCode, schemaType: "string" });
ajv.addKeyword({ keyword: KEYWORDS.deprecation, schemaType: "object" });
ajv.addKeyword({
  keyword: KEYWORDS.wellFormed,
  type: "string",
  schemaType: "boolean",
  validate: (_: boolean, text: string) => text.isWellFormed() && !text.includes("\0"),
});
ajv.addKeyword({
  keyword: KEYWORDS.notBlank,
  type: "string",
  schemaType: "boolean",
  validate: (_: boolean, text: string) => text.trim() !== "",
});
ajv.addKeyword({
  keyword: KEYWORDS.trimmedMaxLength,
  type: "string",
  schemaType: "number",
  validate: (limit: number, text: string) => !isLongerThan(text.trim(), limit),
});

const NO_QUERY = { type: "object", additionalProperties: false };

/**
 * Each schema is compiled once, by the first request that needs it: a process serves a few of its two hundred soon, and all of
 * them together were half of what its start took.
 */
export function inputCheck(schemas: InputSchemas): InputCheck {
  requireBounds(schemas);
  let body: ValidateFunction | undefined;
  let query: ValidateFunction | undefined;
  const integers = integerNames(schemas.query);
  return {
    body(value) {
      if (!schemas.body) return undefined;
      if (value === null || typeof value !== "object" || Array.isArray(value)) {
        throw new ServiceError("invalid_param", { message: "The body must be a JSON object." });
      }
      body ??= ajv.compile(schemas.body);
      return checked(body, value);
    },
    query(value) {
      const given = value as Record<string, unknown>;
      const repeated = Object.keys(given).find((name) => Array.isArray(given[name]));
      if (repeated !== undefined) {
        throw new ServiceError("invalid_param", {
          message: `${quoted(repeated)} must be given once.`,
          param: shortened(repeated),
        });
      }
      query ??= ajv.compile(schemas.query ?? NO_QUERY);
      return checked(query, withIntegers(given, integers));
    },
  };
}

/**
 * A text without a limit as sent would be kept at the size of a body: one letter and 240,000 spaces are a short name after
 * trimming. An id needs none, because it is looked up and not kept.
 */
function requireBounds({ body, query }: InputSchemas): void {
  for (const schema of [body, query]) {
    const { properties = {} } = (schema ?? {}) as { properties?: Record<string, Record<string, unknown>> };
    for (const [name, { type, enum: values, pattern, maxLength }] of Object.entries(properties)) {
      const isText = [type].flat().includes("string") && !values && !pattern && !name.endsWith("_id");
      if (isText && maxLength === undefined) throw new Error(`the parameter ${name} has no limit as sent`);
    }
  }
}

function checked(validate: ValidateFunction, value: unknown): unknown {
  if (validate(value)) return value;
  throw asServiceError(validate.errors![0]!);
}

/** A query is text. Only the plain decimal form of an integer is one: not `1e1`, `+5`, `05` or ` 5`. */
function withIntegers(query: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const converted: Record<string, unknown> = { ...query };
  for (const name of names) {
    const text = converted[name];
    if (typeof text === "string" && /^(0|-?[1-9]\d{0,8})$/.test(text)) converted[name] = Number(text);
  }
  return converted;
}

function integerNames(schema: TSchema | undefined): readonly string[] {
  const properties = ((schema as { properties?: object } | undefined)?.properties ?? {}) as Record<
    string,
    { type?: string }
  >;
  return Object.keys(properties).filter((name) => properties[name]?.type === "integer");
}

function asServiceError(error: ErrorObject): ServiceError {
  const { missingProperty, additionalProperty } = error.params as Record<string, string>;
  const param = missingProperty ?? additionalProperty ?? error.instancePath.slice(1).split("/")[0]!;
  const own = error.parentSchema?.[KEYWORDS.errorCode] as ErrorCode | undefined;
  if (own) return new ServiceError(own, { param });
  switch (error.keyword) {
    case "required":
      return new ServiceError("missing_required_param", { message: `${param} is required.`, param });
    case "additionalProperties":
      return new ServiceError("unknown_param", {
        message: `There is no parameter ${quoted(param)} here.`,
        param: shortened(param),
      });
    case "maxLength":
    case KEYWORDS.trimmedMaxLength:
      return new ServiceError("param_too_long", { message: `${param} may have ${longest(error)}.`, param });
    case "minProperties":
      return new ServiceError("invalid_param", { message: "Send at least one field to change." });
  }
  if (error.data === null)
    return new ServiceError("missing_required_param", { message: `${param} is required.`, param });
  return new ServiceError("invalid_param", { message: `${param} ${expectation(error)}.`, param });
}

function longest({ parentSchema = {} }: ErrorObject): string {
  const { maxLength, [KEYWORDS.trimmedMaxLength]: trimmed } = parentSchema as Record<string, unknown>;
  if (trimmed === undefined) return `at most ${maxLength} characters`;
  return `at most ${trimmed} characters, and ${maxLength} with the white space around it`;
}

function expectation({ keyword, params, parentSchema }: ErrorObject): string {
  const schema = (parentSchema ?? {}) as { type?: string | string[]; minimum?: number; maximum?: number };
  const type = [schema.type ?? (params as { type?: string }).type].flat()[0];
  if (type === "integer") return `must be an integer from ${schema.minimum} to ${schema.maximum}`;
  if (keyword === "type") return `must be a ${type}`;
  if (keyword === "enum")
    return `must be one of ${(params as { allowedValues: string[] }).allowedValues.join(", ")}`;
  if (keyword === KEYWORDS.wellFormed) return "must be valid Unicode text without NUL characters";
  if (keyword === KEYWORDS.notBlank) return "must not be blank";
  return "has a value that is not allowed";
}

const LONGEST_NAME = 60;

/** A name from the caller inside a message: bounded, and in JSON's quotes so that nothing in it is mistaken. */
function quoted(text: string): string {
  return JSON.stringify(shortened(text));
}

/** A name that the caller sent, given back: shortened when it is very long. */
function shortened(text: string): string {
  const start = Array.from(text.slice(0, 2 * LONGEST_NAME + 2));
  const isShort = start.length <= LONGEST_NAME;
  return (isShort ? text : `${start.slice(0, LONGEST_NAME).join("")}…`).toWellFormed();
}

/** Counts code points, without walking more of a long text than needed. */
function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let count = 0;
  for (const _ of text) if (++count > limit) return true;
  return false;
}
