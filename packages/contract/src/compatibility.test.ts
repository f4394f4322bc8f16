import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { breakingChanges } from "./compatibility.ts";
import { openApiDocument } from "./openapi.ts";

const ORIGINS = { liveOrigin: "https://localhost:8443", sandboxOrigin: "https://localhost:8444" };
// biome-ignore lint/suspicious/noExplicitAny: the tests below reach deep into a copy of the document and bend it
type Bent = any;

const copy = (): Bent => JSON.parse(JSON.stringify(openApiDocument(ORIGINS)));
const after = (bend: (document: Bent) => void) => {
  const bent = copy();
  bend(bent);
  return breakingChanges(copy(), bent);
};

describe("V1", () => {
  it("has nothing removed, renamed, retyped or newly required against the committed document", async () => {
    const path = new URL("../../../docs/openapi-v1.json", import.meta.url);
    const committed = JSON.parse(await readFile(path, "utf8"));
    expect(breakingChanges(committed, copy())).toEqual([]);
  });
});

describe("an addition breaks nobody", () => {
  it.each([
    ["an endpoint", (d: Bent) => (d.paths["/v1/fonts"] = { get: d.paths["/v1/projects"].get })],
    ["a response field", (d: Bent) => (d.components.schemas.Project.properties.colour = { type: "string" })],
    [
      "an optional body field",
      (d: Bent) => (schemaOf(d, "/v1/projects").properties.colour = { type: "string" }),
    ],
    [
      "an optional query parameter",
      (d: Bent) =>
        d.paths["/v1/brands"].get.parameters.push({ name: "sort", in: "query", schema: { type: "string" } }),
    ],
    ["a higher limit", (d: Bent) => (schemaOf(d, "/v1/brands/generate").properties.prompt.maxLength = 4_000)],
    [
      "an error code",
      (d: Bent) => d.components.schemas.Error.properties.error.properties.code.enum.push("new"),
    ],
    [
      "a response header",
      (d: Bent) => (d.paths["/v1/brands"].get.responses[200].headers.Sunset = { schema: {} }),
    ],
    ["another description", (d: Bent) => (d.info.description = "x")],
    ["a required field that becomes optional", (d: Bent) => (schemaOf(d, "/v1/projects").required = [])],
  ])("%s", (_, bend) => {
    expect(after(bend)).toEqual([]);
  });
});

describe("a break is named", () => {
  it.each([
    ["an endpoint removed", (d: Bent) => delete d.paths["/v1/brands"], "/v1/brands is gone"],
    ["a method removed", (d: Bent) => delete d.paths["/v1/projects"].post, "post paths /v1/projects is gone"],
    [
      "a response field renamed",
      (d: Bent) => {
        const { properties } = d.components.schemas.Project;
        properties.title = properties.name;
        delete properties.name;
      },
      "Project.name is gone",
    ],
    [
      "a response field retyped",
      (d: Bent) => (d.components.schemas.Job.properties.created_at.type = "string"),
      "Job.created_at was integer and is string",
    ],
    [
      "a response field that may be null now",
      (d: Bent) => (d.components.schemas.Job.properties.id.type = ["string", "null"]),
      "Job.id was string and is string or null",
    ],
    [
      "a response field not always there",
      (d: Bent) => d.components.schemas.Brand.required.pop(),
      "Brand.created_at is no longer always there",
    ],
    [
      "an id of another form",
      (d: Bent) => (d.components.schemas.Job.properties.id.pattern = "^j_"),
      "Job.id has pattern ^j_",
    ],
    [
      "a status value renamed",
      (d: Bent) => (d.components.schemas.Job.properties.status.enum[0] = "waiting"),
      "Job.status: queued is gone",
    ],
    [
      "an error code renamed",
      (d: Bent) => (d.components.schemas.Error.properties.error.properties.code.enum[0] = "missing"),
      "error.code: missing_required_param is gone",
    ],
    [
      "a body field newly required",
      (d: Bent) => schemaOf(d, "/v1/brands/generate").required.push("webhook_url"),
      "webhook_url is newly required",
    ],
    [
      "a body field removed",
      (d: Bent) => delete schemaOf(d, "/v1/brands/generate").properties.memory_id,
      "memory_id is gone",
    ],
    [
      "null no longer taken",
      (d: Bent) => (schemaOf(d, "/v1/projects").properties.description.type = "string"),
      "description was string or null and is string",
    ],
    [
      "a lower limit",
      (d: Bent) => (schemaOf(d, "/v1/brands/generate").properties.prompt.maxLength = 500),
      "has maxLength 500 where it had 2000",
    ],
    [
      "a new limit",
      (d: Bent) => (schemaOf(d, "/v1/brands/generate").properties.project_id.maxLength = 50),
      "has maxLength 50 where it had none",
    ],
    [
      "a query parameter removed",
      (d: Bent) => d.paths["/v1/projects"].get.parameters.shift(),
      "query parameter limit of get paths /v1/projects is gone",
    ],
    [
      "a parameter newly required",
      (d: Bent) => (d.paths["/v1/projects"].post.parameters[0].required = true),
      "header parameter Idempotency-Key of post paths /v1/projects is newly required",
    ],
    [
      "a success status changed",
      (d: Bent) => {
        const { responses } = d.paths["/v1/projects"].post;
        responses[200] = responses[201];
        delete responses[201];
      },
      "201 is gone",
    ],
    [
      "a response header removed",
      (d: Bent) => delete d.paths["/v1/projects"].get.responses[200].headers["X-RateLimit-Reset"],
      "X-RateLimit-Reset is gone",
    ],
    [
      "an event's field removed",
      (d: Bent) => delete d.components.schemas.Assets.properties.logo_svg_dark,
      "Assets.logo_svg_dark is gone",
    ],
    ["a webhook removed", (d: Bent) => delete d.webhooks["generation.failed"], "generation.failed is gone"],
    [
      "an operation renamed",
      (d: Bent) => (d.paths["/v1/projects"].get.operationId = "projects"),
      "has operationId projects where it had listProjects",
    ],
    [
      "another way to authenticate",
      (d: Bent) => (d.components.securitySchemes.apiKey.scheme = "basic"),
      "has scheme basic where it had bearer",
    ],
  ])("%s", (_, bend, sentence) => {
    expect(after(bend).join("\n")).toContain(sentence);
  });
});

function schemaOf(document: Bent, path: string): Bent {
  return document.paths[path].post.requestBody.content["application/json"].schema;
}
