import { ERRORS, type ErrorCode, openApiDocument } from "@marque/contract";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedId, insertFinishedWork } from "./rows.ts";
import { type Reply, startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

// biome-ignore lint/suspicious/noExplicitAny: a JSON document, walked by the rules of OpenAPI
type Json = any;

const RUNS = 150;
const MADE = "01kaxm6000";

let service: TestService;
let workspace: TestWorkspace;
let projectId: string;
let validators: Map<string, ValidateFunction>;

const document: Json = JSON.parse(
  JSON.stringify(openApiDocument({ liveOrigin: "https://live.test", sandboxOrigin: "https://sandbox.test" })),
);

interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

const operations: readonly Described[] = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Json>(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api" });
  workspace = await service.createWorkspace();
  projectId = (await service.call("/v1/projects", { key: workspace.testKey, json: { name: "A" } })).body.id;
  const owner = { workspaceId: workspace.id, environment: "sandbox", projectId } as const;
  await insertFinishedWork(service.db, owner, 30, { made: MADE });
  // Every response schema of the document, compiled from the document itself: the `$ref`s resolve in it.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, "openapi");
  validators = new Map();
  for (const { method, path, operation } of operations) {
    for (const status of Object.keys(operation.responses)) {
      const pointer = [
        "paths",
        path,
        method.toLowerCase(),
        "responses",
        status,
        "content",
        "application/json",
        "schema",
      ]
        .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
        .join("/");
      validators.set(`${method} ${path} ${status}`, ajv.compile({ $ref: `openapi#/${pointer}` }));
    }
  }
});
afterAll(() => service.stop());

interface Request {
  readonly described: Described;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

async function send({ described, path, query, headers, body }: Request): Promise<Reply> {
  const search = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
  const takesBody = described.method === "POST" || described.method === "PATCH";
  return service.call(`${path}${search && `?${search}`}`, {
    key: workspace.testKey,
    method: described.method,
    headers,
    ...(takesBody ? { json: body === undefined ? {} : body } : {}),
  });
}

/** What holds for every answer there is. */
function expectSound(request: Request, reply: Reply): void {
  const { method, path } = request.described;
  const context = JSON.stringify({ request: { ...request, described: `${method} ${path}` }, reply });
  expect(reply.status, context).toBeLessThan(500);
  const validate = validators.get(`${method} ${path} ${reply.status}`);
  expect(validate, `${reply.status} is not in the document: ${context}`).toBeDefined();
  expect(validate!(reply.body), `${JSON.stringify(validate!.errors)} ${context}`).toBe(true);
  const described = request.described.operation.responses[reply.status].headers;
  // These come always; the others only with some of a status's codes.
  for (const name of ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]) {
    if (described[name]) expect(reply.headers[name.toLowerCase()], `${name}: ${context}`).toBeTruthy();
  }
  expect(described["X-RateLimit-Limit"] !== undefined || reply.status === 431, context).toBe(true);
  if (reply.status < 400) return;
  const { code } = reply.body.error as { code: ErrorCode };
  expect(ERRORS[code].status, context).toBe(reply.status);
  expect(
    Object.keys(request.described.operation.responses[reply.status].content["application/json"].examples),
    context,
  ).toContain(code);
  for (const name of ERRORS[code].headers ?? [])
    expect(reply.headers[name.toLowerCase()], context).toBeTruthy();
}

/** A value that fits a schema of a request, made from the schema. */
function fitting(name: string, schema: Json): fc.Arbitrary<unknown> {
  const types: string[] = [schema.type].flat();
  const options: fc.Arbitrary<unknown>[] = types.map((type) => {
    if (type === "null") return fc.constant(null);
    if (type === "integer") return fc.integer({ min: schema.minimum, max: schema.maximum });
    if (name === "project_id") return fc.constantFrom(projectId, projectId, "proj_0");
    if (name === "memory_id") return fc.constantFrom(finishedId("mem_", 3, MADE), "mem_0");
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
const broken: fc.Arbitrary<unknown> = fc.oneof(
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

function requests(described: Described, isBroken: boolean): fc.Arbitrary<Request> {
  const { operation } = described;
  const parameters: Json[] = operation.parameters;
  const value = (name: string, schema: Json) =>
    isBroken ? fc.oneof(fitting(name, schema), broken) : fitting(name, schema);
  const optional = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { nil: undefined });
  const query = parameters.filter((parameter) => parameter.in === "query");
  const queryValues = fc.tuple(...query.map(({ name, schema }) => optional(value(name, schema))));
  const strays = isBroken
    ? fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 1 })
    : fc.constant<[string, string][]>([]);
  const schema = operation.requestBody?.content["application/json"].schema;
  const bodies: fc.Arbitrary<unknown> = schema
    ? isBroken
      ? fc.oneof(
          fields(schema, value),
          fields({ ...schema, required: [] }, value),
          broken,
          fc.dictionary(fc.string(), broken),
        )
      : fields(schema, value)
    : fc.constant(undefined);
  const pathValue = isBroken
    ? fc.oneof(
        fc.constant(projectId),
        fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
      )
    : fc.constantFrom(projectId, "proj_01kaxm3q5r8v2t6w9y1z4b7d0f");
  const key = isBroken ? fc.oneof(fc.uuid(), fc.constantFrom("", '"', '"a"', "é")) : fc.uuid();
  return fc
    .tuple(
      pathValue,
      queryValues,
      strays,
      bodies,
      described.method === "POST" ? optional(key) : fc.constant(undefined),
    )
    .map(([id, values, more, body, idempotencyKey]) => ({
      described,
      // A dot segment would be resolved by the client, and another path asked for.
      path: described.path.replace(/\{[^}]+\}/, encodeURIComponent(id).replace(/^\.{1,2}$/, "x")),
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

/** Deleting would take away what the others ask for. */
const kept = operations.filter(({ method }) => method !== "DELETE");

describe("requests made from the OpenAPI document", () => {
  it("valid: each gets its success or a 404, in the shape the document gives it", async () => {
    // Made inside the test: the ids are known only once the service runs.
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kept).chain((one) => requests(one, false)),
        async (request) => {
          const reply = await send(request);
          expectSound(request, reply);
          const isSuccess = reply.status < 300 || reply.status === 404;
          // A generated host name may be a reserved one, and a PATCH may change nothing.
          const isKnown = ["invalid_webhook_url", "invalid_param"].includes(reply.body.error?.code);
          expect(
            isSuccess || isKnown,
            JSON.stringify({ path: request.path, body: request.body, reply }),
          ).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it("broken: no 5xx, every body matches its schema, every response has its headers", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kept).chain((one) => requests(one, true)),
        async (request) => {
          expectSound(request, await send(request));
        },
      ),
      { numRuns: RUNS * 2 },
    );
  });

  it("DELETE of anything: the deletion or a 404", async () => {
    const described = operations.find(({ method }) => method === "DELETE")!;
    const own = async () =>
      (await service.call("/v1/projects", { key: workspace.testKey, json: { name: "A" } })).body.id as string;
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constant(null), fc.string({ minLength: 1 })), async (text) => {
        const id =
          text === null ? await own() : encodeURIComponent(text.toWellFormed()).replace(/^\.{1,2}$/, "x");
        const request = { described, path: `/v1/projects/${id}`, query: [], headers: {}, body: undefined };
        const reply = await send(request);
        expectSound(request, reply);
        expect(reply.status).toBe(text === null ? 200 : 404);
      }),
      { numRuns: 40 },
    );
  });
});
