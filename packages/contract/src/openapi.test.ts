import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ERROR_CODES, ERRORS, type ErrorCode } from "./errors.ts";
import { errorsOf, openApiDocument } from "./openapi.ts";
import { OPERATIONS } from "./operations/index.ts";
import { PLANS } from "./plans.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const document = JSON.parse(
  JSON.stringify(
    openApiDocument({ liveOrigin: "https://localhost:8443", sandboxOrigin: "https://localhost:8444" }),
  ),
);

describe("the OpenAPI document", () => {
  it("is lint-free by Redocly's recommended rules", () => {
    const folder = mkdtempSync(join(tmpdir(), "marque-openapi-"));
    const file = join(folder, "openapi.json");
    writeFileSync(file, JSON.stringify(document));
    const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
    const run = spawnSync(
      process.execPath,
      [
        join(dirname(manifest), "bin", "cli.js"),
        "lint",
        file,
        "--config",
        join(ROOT, "redocly.yaml"),
        "--format=json",
      ],
      {
        encoding: "utf8",
        // Nothing of it over the network.
        env: { ...process.env, CI: "true", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      },
    );
    rmSync(folder, { recursive: true });
    const { problems } = JSON.parse(run.stdout) as { problems: { ruleId: string; message: string }[] };
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    expect(run.status).toBe(0);
  }, 60_000);

  it("has each operation under its path and method, with its category in words", () => {
    const offered = Object.entries<Record<string, { description: string }>>(document.paths).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(offered.sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
    expect(offered).not.toContain("GET /v1/jobs/{job_id}");
    for (const { path, method, category } of OPERATIONS) {
      expect(document.paths[path][method.toLowerCase()].description).toContain(`\`${category}\``);
      expect(category).toBe(path === "/v1/brands/generate" ? "generation" : "standard");
    }
  });

  it("has every error of every operation, under its status, with its example, and no other", () => {
    const known = new Set<string>();
    for (const operation of OPERATIONS) {
      const { responses } = document.paths[operation.path][operation.method.toLowerCase()];
      const codes = Object.entries<{ content?: { "application/json": { examples?: object } } }>(
        responses,
      ).flatMap(([status, response]) =>
        Object.keys(response.content?.["application/json"].examples ?? {}).map((code) => {
          expect(ERRORS[code as ErrorCode].status).toBe(Number(status));
          return code;
        }),
      );
      expect(codes.sort()).toEqual([...errorsOf(operation)].sort());
      for (const code of codes) known.add(code);
    }
    expect([...known].sort()).toEqual([...ERROR_CODES].sort());
    expect(document.components.schemas.Error.properties.error.properties.code.enum).toEqual([...ERROR_CODES]);
  });

  it("has the rate-limit headers and X-Request-Id on every response, Retry-After and Allow where they come", () => {
    for (const methods of Object.values<Record<string, { responses: Record<string, { headers: object }> }>>(
      document.paths,
    )) {
      for (const { responses } of Object.values(methods)) {
        for (const [status, { headers }] of Object.entries(responses)) {
          const names = Object.keys(headers);
          expect(names).toContain("X-Request-Id");
          // Bytes that never became a request are counted nowhere.
          const isCounted = status !== "408";
          for (const name of ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]) {
            expect(names.includes(name)).toBe(isCounted);
          }
          expect(names.includes("Retry-After")).toBe(["403", "409", "429", "503"].includes(status));
          expect(names.includes("Allow")).toBe(status === "405");
        }
      }
    }
  });

  it("describes both webhook events with their signature header", () => {
    expect(Object.keys(document.webhooks)).toEqual(["generation.success", "generation.failed"]);
    for (const { post } of Object.values<{ post: { parameters: { name: string }[] } }>(document.webhooks)) {
      expect(post.parameters.map(({ name }) => name)).toContain("Service-Signature");
    }
  });
});

describe("the registry of errors", () => {
  it("agrees with the tables of the specification and the decisions", () => {
    const of = (code: ErrorCode) => [ERRORS[code].status, ERRORS[code].type];
    for (const code of ["missing_api_key", "invalid_api_key", "wrong_environment"] as const) {
      expect(of(code)).toEqual([401, "authentication_error"]);
    }
    for (const code of ["billing_hard_limit", "plan_has_no_api_access", "workspace_suspended"] as const) {
      expect(of(code)).toEqual([403, "authentication_error"]);
    }
    expect(of("https_required")).toEqual([403, "invalid_request_error"]);
    expect(of("rate_limit_exceeded")).toEqual([429, "rate_limit_error"]);
    expect(of("internal_error")).toEqual([500, "api_error"]);
    expect(of("service_unavailable")).toEqual([503, "api_error"]);
    const statuses: Partial<Record<ErrorCode, number>> = {
      missing_required_param: 400,
      invalid_param: 400,
      param_too_long: 400,
      unknown_param: 400,
      invalid_json: 400,
      invalid_cursor: 400,
      invalid_webhook_url: 400,
      invalid_idempotency_key: 400,
      project_not_found: 404,
      memory_not_found: 404,
      endpoint_not_found: 404,
      method_not_allowed: 405,
      idempotency_key_in_use: 409,
      body_too_large: 413,
      unsupported_media_type: 415,
      unknown_host: 421,
      idempotency_key_reused: 422,
    };
    for (const [code, status] of Object.entries(statuses)) {
      expect([code, ...of(code as ErrorCode)]).toEqual([code, status, "invalid_request_error"]);
    }
  });
});

describe("the plans", () => {
  it("have the limits of the specification and the quotas and prices of the decisions", () => {
    const limits = Object.values(PLANS).map(({ requestsPerMinute }) => Object.values(requestsPerMinute));
    expect(limits).toEqual([
      [10, 100],
      [60, 1_000],
      [300, 5_000],
    ]);
    expect(Object.values(PLANS).map(({ monthlyQuota }) => monthlyQuota)).toEqual([0, 1_000, 10_000]);
    expect(Object.values(PLANS).map(({ monthlyCents }) => monthlyCents)).toEqual([0, 4_900, 19_900]);
    expect(Object.values(PLANS).map(({ centsPerGeneration }) => centsPerGeneration)).toEqual([0, 5, 3]);
  });
});
