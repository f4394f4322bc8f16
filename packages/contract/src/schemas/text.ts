import { Type } from "typebox";
import { NAME_CHARACTERS, SENT_NAME_CHARACTERS } from "../names.ts";

/**
 * Our own keywords, in addition to JSON Schema's. They carry an `x-` so that an OpenAPI reader ignores them;
 * the service gives them to Ajv. Lengths count Unicode code points, as JSON Schema does.
 */
export const KEYWORDS = {
  /** Boolean: no NUL and no half of a surrogate pair; neither can be stored and sent back unchanged. */
  wellFormed: "x-well-formed",
  /** Boolean: something other than white space. */
  notBlank: "x-not-blank",
  /** Number: the most characters after trimming. A `maxLength` limits the text as sent. */
  trimmedMaxLength: "x-trimmed-max-length",
  /** The error code for anything wrong with this parameter, instead of the general one. */
  errorCode: "x-error-code",
  /** A `Deprecation` (deprecation.ts): since when, until when, and what to use instead. */
  deprecation: "x-deprecation",
} as const;

/** A string that a caller sends. */
export function Text(options: Record<string, unknown> = {}) {
  return Type.String({ [KEYWORDS.wellFormed]: true, ...options });
}

/** A name that people give to something. */
export function Name(options: Record<string, unknown> = {}) {
  return Text({
    [KEYWORDS.notBlank]: true,
    [KEYWORDS.trimmedMaxLength]: NAME_CHARACTERS,
    maxLength: SENT_NAME_CHARACTERS,
    ...options,
  });
}

/** An optional field of a body: absent and null mean the same. */
export function Absentable<T extends ReturnType<typeof Text>>(schema: T) {
  const { type, ...rest } = schema as unknown as { type: string } & Record<string, unknown>;
  return Type.Optional(Type.Unsafe<string | null>({ ...rest, type: [type, "null"] }));
}
