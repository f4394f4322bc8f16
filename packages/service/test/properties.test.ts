import { openApiDocument } from "@marque/contract";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answerCheck } from "./openapi-answers.ts";
import {
  type ApiRequest,
  type Json,
  type KnownIds,
  operationsOf,
  requestsFor,
  segment,
  takesBody,
  targetOf,
} from "./openapi-requests.ts";
import { finishedId, insertFinishedWork } from "./rows.ts";
import type { Reply, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const RUNS = 150;
const MADE = "01kaxm6000";

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;
let known: KnownIds;

const document: Json = JSON.parse(
  JSON.stringify(openApiDocument({ liveOrigin: "https://live.test", sandboxOrigin: "https://sandbox.test" })),
);
const operations = operationsOf(document);
const problemsOf = answerCheck(document);

beforeAll(async () => {
  workspace = await service.createWorkspace();
  const { body } = await service.call("/v1/projects", { key: workspace.testKey, json: { name: "A" } });
  known = { projectId: body.id, memoryId: finishedId("mem_", 3, MADE) };
  const owner = { workspaceId: workspace.id, environment: "sandbox", projectId: body.id } as const;
  await insertFinishedWork(service.db, owner, 30, { made: MADE });
});

async function send(request: ApiRequest): Promise<Reply> {
  const { described, headers, body } = request;
  return service.call(targetOf(request), {
    key: workspace.testKey,
    method: described.method,
    headers,
    ...(takesBody(described) ? { json: body === undefined ? {} : body } : {}),
  });
}

/** What holds for every answer there is. */
function expectSound(request: ApiRequest, reply: Reply): void {
  const { method, path } = request.described;
  const context = JSON.stringify({ request: { ...request, described: `${method} ${path}` }, reply });
  expect(problemsOf(request, reply), context).toEqual([]);
}

/** Deleting would take away what the others ask for. */
const kept = operations.filter(({ method }) => method !== "DELETE");

describe("requests made from the OpenAPI document", () => {
  it("valid: each gets its success or a 404, in the shape the document gives it", async () => {
    // Made inside the test: the ids are known only once the service runs.
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kept).chain((one) => requestsFor(one, known, false)),
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
        fc.constantFrom(...kept).chain((one) => requestsFor(one, known, true)),
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
        const id = text === null ? await own() : segment(text);
        const request = { described, path: `/v1/projects/${id}`, query: [], headers: {}, body: undefined };
        const reply = await send(request);
        expectSound(request, reply);
        expect(reply.status).toBe(text === null ? 200 : 404);
      }),
      { numRuns: 40 },
    );
  });
});
