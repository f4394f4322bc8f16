// Whether an answer is the one its OpenAPI document promises: for the property tests, and for `npm run fuzz`.
import { ERRORS, type ErrorCode } from "@marque/contract";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { type ApiRequest, type Json, operationsOf } from "./openapi-requests.ts";

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Json;
}

/** These come always; the others only with some of a status's codes. */
const ALWAYS = ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];

/** Returns what is wrong with an answer, in sentences; nothing when it is as documented. */
export function answerCheck(document: Json): (request: ApiRequest, answer: ApiAnswer) => readonly string[] {
  const validators = validatorsOf(document);
  return ({ described: { method, path, operation } }, { status, headers, body }) => {
    if (status >= 500) return [`status ${status}`];
    const validate = validators.get(`${method} ${path} ${status}`);
    if (!validate) return [`${status} is not in the document`];
    const problems: string[] = [];
    if (!validate(body)) problems.push(`the body does not match: ${JSON.stringify(validate.errors)}`);
    const response = operation.responses[status];
    for (const name of ALWAYS) {
      if (response.headers[name] && !headers[name.toLowerCase()]) problems.push(`${name} is missing`);
    }
    if (response.headers["X-RateLimit-Limit"] === undefined && status !== 431) {
      problems.push("the document promises no rate-limit headers");
    }
    if (status >= 400) problems.push(...errorProblems(status, headers, body, response));
    return problems;
  };
}

function errorProblems(
  status: number,
  headers: ApiAnswer["headers"],
  body: Json,
  response: Json,
): readonly string[] {
  const code = body?.error?.code as ErrorCode;
  const definition = ERRORS[code] as (typeof ERRORS)[ErrorCode] & { readonly headers?: readonly string[] };
  if (!definition) return [`the code ${code} is not in the registry`];
  const problems: string[] = [];
  if (definition.status !== status) problems.push(`${code} has another status`);
  if (!Object.hasOwn(response.content["application/json"].examples, code)) {
    problems.push(`${code} is not among the operation's codes`);
  }
  for (const name of definition.headers ?? []) {
    if (!headers[name.toLowerCase()]) problems.push(`${name} is missing with ${code}`);
  }
  return problems;
}

/** Every response schema of the document, compiled from the document itself: the `$ref`s resolve in it. */
function validatorsOf(document: Json): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, "openapi");
  const validators = new Map<string, ValidateFunction>();
  for (const { method, path, operation } of operationsOf(document)) {
    for (const status of Object.keys(operation.responses)) {
      const steps = ["paths", path, method.toLowerCase(), "responses", status, "content", "application/json"];
      const pointer = [...steps, "schema"]
        .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
        .join("/");
      validators.set(`${method} ${path} ${status}`, ajv.compile({ $ref: `openapi#/${pointer}` }));
    }
  }
  return validators;
}
