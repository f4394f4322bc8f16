import type { TObject, TSchema } from "typebox";
import { checkNotice, type Deprecation } from "../deprecation.ts";
import type { ErrorCode } from "../errors.ts";
import type { RateCategory } from "../plans.ts";

/**
 * One endpoint of the API: the single source of its validation, its types and its page in the reference.
 * The service pairs each operation with a handler; the OpenAPI document is made from the same object.
 */
export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** In OpenAPI's form: `/v1/projects/{project_id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly category: RateCategory;
  /** It will be removed; every answer says so. A field is marked in its schema, by `deprecated`. */
  readonly deprecated?: Deprecation;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  readonly success: {
    readonly status: 200 | 201 | 202;
    readonly description: string;
    readonly schema: TSchema;
  };
  /** Errors of this operation beyond the ones every operation can give. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the exact schema types, so that handlers are typed from them. */
export function operation<const T extends Operation>(definition: T): T {
  if (definition.deprecated) checkNotice(definition.deprecated);
  return Object.freeze(definition);
}
