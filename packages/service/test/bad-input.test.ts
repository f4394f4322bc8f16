import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { bodyOf, tlsConnection } from "../src/http/serving.fixture.ts";
import type { Send, TestWorkspace } from "./test-service.ts";
import { useService } from "./use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;
let projectId: string;

beforeAll(async () => {
  workspace = await service.createWorkspace();
  projectId = (await call("/v1/projects", { json: { name: "A" } })).body.id;
});

const JSON_TYPE = { "content-type": "application/json" };
const call = (path: string, send: Send = {}) => service.call(path, { key: workspace.testKey, ...send });
const post = (raw: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  call("/v1/projects", { method: "POST", raw, headers });
const generate = (prompt: unknown) =>
  call("/v1/brands/generate", { json: { project_id: projectId, prompt } });
const errorOf = async (reply: ReturnType<typeof call>) => {
  const { status, body } = await reply;
  return [status, body.error?.code];
};

describe("text", () => {
  it("of 2,000 emoji is a prompt, of 2,001 it is too long", async () => {
    expect((await generate("🎨".repeat(2_000))).status).toBe(202);
    expect(await errorOf(generate("🎨".repeat(2_001)))).toEqual([400, "param_too_long"]);
  });

  it.each([
    ["NUL", "a\u0000b"],
    ["a lone high surrogate", "a\ud83d"],
    ["a lone low surrogate", "\udfa8b"],
    ["swapped surrogates", "\udfa8\ud83d"],
  ])("with %s is 400 invalid_param, in the body as such or as an escape", async (_, text) => {
    expect(await errorOf(call("/v1/projects", { json: { name: text } }))).toEqual([400, "invalid_param"]);
    expect(await errorOf(call("/v1/projects", { json: { name: "A", description: text } }))).toEqual([
      400,
      "invalid_param",
    ]);
    expect(await errorOf(generate(text))).toEqual([400, "invalid_param"]);
  });

  it.each([
    "𝕳𝖊𝖆𝖗𝖙𝖍 — “ﬁre” № ½",
    "e\u0301 and \u00e9 stay apart",
    "שלום עולם مرحبا",
    "\u202eright to left\u202c",
    "👩‍👩‍👧‍👦 \u200b\ufeff\ufffd\uffff",
    "\u0001\u001f\u007f\u0085\u2028",
    "'; drop table projects; -- \\x00 %00 $1 <b>",
  ])("%j comes back unchanged", async (name) => {
    const created = await call("/v1/projects", { json: { name, description: name } });
    expect(created.status).toBe(201);
    const read = (await call(`/v1/projects/${created.body.id}`)).body;
    expect([read.name, read.description]).toEqual([name, name]);
  });
});

describe("a body", () => {
  it.each([
    ["nothing", ""],
    ["white space", "  \n"],
    ["half an object", '{"name":"A"'],
    ["two objects", '{"name":"A"}{"name":"B"}'],
    ["a trailing comma", '{"name":"A",}'],
    ["single quotes", "{'name':'A'}"],
    ["NaN", '{"name":NaN}'],
    ["a comment", '{"name":"A"/* */}'],
    ["a form", "name=A"],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    [
      "an overlong encoding",
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
    ],
    ["UTF-16", Buffer.from('{"name":"A"}', "utf16le")],
    [
      "a surrogate in UTF-8",
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
    ],
  ])("of %s is 400 invalid_json", async (_, raw) => {
    const reply = await post(raw);
    expect([reply.status, reply.body.error.code]).toEqual([400, "invalid_json"]);
    expect(reply.body.error.message).not.toMatch(/position|token|JSON\.parse/i);
  });

  it.each(["null", "5", '"text"', "true", "[]", '[{"name":"A"}]'])(
    "that is %s, not an object, is 400 invalid_param",
    async (raw) => {
      expect(await errorOf(post(raw))).toEqual([400, "invalid_param"]);
    },
  );

  it.each([
    ["a number for a string", { name: 5 }, "name must be a string"],
    ["an array for a string", { name: ["A"] }, "name must be a string"],
    ["an object for a string", { name: {} }, "name must be a string"],
    ["a boolean for a string", { name: "A", description: true }, "description must be a string"],
  ])("with %s is 400 invalid_param and says so", async (_, json, message) => {
    const { status, body } = await call("/v1/projects", { json });
    expect([status, body.error.code]).toEqual([400, "invalid_param"]);
    expect(body.error.message).toBe(`${message}.`);
  });

  it("with __proto__, constructor or toString as a field is 400 unknown_param, and nothing is polluted", async () => {
    for (const raw of [
      '{"name":"A","__proto__":{"polluted":1}}',
      '{"name":"A","constructor":{"prototype":{"polluted":1}}}',
      '{"name":"A","toString":1}',
      '{"__proto__":{"name":"A"}}',
    ]) {
      const { status, body } = await post(raw);
      expect(status).toBe(400);
      expect(["unknown_param", "missing_required_param"]).toContain(body.error.code);
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each([
    ["a letter and 240,000 spaces", `A${" ".repeat(240_000)}`, 400],
    ["1,001 characters as sent", `${" ".repeat(1_000)}A`, 400],
    ["1,000 characters as sent, one after trimming", `${" ".repeat(999)}A`, 201],
    ["200 emoji after trimming, 1,000 as sent", `${" ".repeat(800)}${"🦊".repeat(200)}`, 201],
    ["201 characters after trimming", "A".repeat(201), 400],
  ])("a name of %s is counted as sent and as trimmed", async (_, name, status) => {
    const made = await call("/v1/projects", { json: { name } });
    expect(made.status).toBe(status);
    if (status === 201) return expect(made.body.name).toBe(name);
    const changed = await call(`/v1/projects/${projectId}`, { method: "PATCH", json: { name } });
    for (const { status, body } of [made, changed]) {
      expect([status, body.error.code, body.error.param]).toEqual([400, "param_too_long", "name"]);
      expect(body.error.message).toBe(
        "name may have at most 200 characters, and 1000 with the white space around it.",
      );
    }
  });

  it("with a name twice is read as JSON readers do: the last one counts", async () => {
    const { status, body } = await post('{"name":"A","name":"B"}');
    expect([status, body.name]).toEqual([201, "B"]);
  });

  it("with a byte order mark is read", async () => {
    expect((await post(`\ufeff${JSON.stringify({ name: "A" })}`)).status).toBe(201);
  });

  it("nested a thousand, or a hundred thousand, levels deep is 400", async () => {
    for (const depth of [1_000, 100_000]) {
      for (const raw of [
        `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`,
        `${'{"a":'.repeat(Math.min(depth, 40_000))}1${"}".repeat(Math.min(depth, 40_000))}`,
        "[".repeat(depth),
      ]) {
        const { status, body } = await post(raw);
        expect(status).toBe(400);
        expect(["invalid_param", "unknown_param", "invalid_json", "missing_required_param"]).toContain(
          body.error.code,
        );
      }
    }
  });

  it("with ten thousand unknown names is refused with one, shortened in the message", async () => {
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`field${n}`, 1]));
    const { status, body } = await call("/v1/projects", { json: { name: "A", ...fields } });
    expect([status, body.error.code]).toEqual([400, "unknown_param"]);
    const long = await call("/v1/projects", { json: { name: "A", ["x".repeat(100_000)]: 1 } });
    expect(long.body.error.message.length).toBeLessThan(200);
    expect(long.text.length).toBeLessThan(1_000);
  });

  it("of 256 KB is read, of one byte more it is 413", async () => {
    const wrap = (size: number) => {
      const frame = Buffer.byteLength(JSON.stringify({ name: "A", description: "" }));
      return JSON.stringify({ name: "A", description: "x".repeat(size - frame) });
    };
    expect(await errorOf(post(wrap(262_144)))).toEqual([400, "param_too_long"]);
    expect(await errorOf(post(wrap(262_145)))).toEqual([413, "body_too_large"]);
  });

  it("of 10 MB is 413 whether its length is announced or not, and is not read to its end", async () => {
    for (const head of ["Content-Length: 10000000", "Transfer-Encoding: chunked"]) {
      const client = await tlsConnection(service.ports.sandbox, service.ca);
      client.send(
        `POST /v1/projects HTTP/1.1\r\nHost: localhost:${service.ports.sandbox}\r\n${head}\r\n` +
          `Authorization: Bearer ${workspace.testKey}\r\nContent-Type: application/json\r\n\r\n`,
      );
      const chunk = "x".repeat(50_000);
      const isChunked = head.includes("chunked");
      let sent = 0;
      while (!client.received().includes("HTTP/1.1") && sent < 10_000_000 && client.socket.writable) {
        client.send(isChunked ? `${chunk.length.toString(16)}\r\n${chunk}\r\n` : chunk);
        sent += chunk.length;
        await pause(1);
      }
      const text = await client.closed;
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
      expect(bodyOf(text)).toMatchObject({ error: { code: "body_too_large" } });
      expect(sent).toBeLessThan(10_000_000);
    }
  });

  it("announced with Expect: 100-continue is asked for and read", async () => {
    const client = await tlsConnection(service.ports.sandbox, service.ca);
    const body = '{"name":"A"}';
    client.send(
      `POST /v1/projects HTTP/1.1\r\nHost: localhost:${service.ports.sandbox}\r\nExpect: 100-continue\r\n` +
        `Authorization: Bearer ${workspace.testKey}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
    );
    await client.until("HTTP/1.1 100 Continue\r\n\r\n");
    client.send(body);
    expect(await client.closed).toContain("HTTP/1.1 201 Created");
  });

  it.each([
    ["a wrong key", "Bearer sk_test_wrong", "application/json", 12, "401 Unauthorized"],
    ["another type", "", "text/plain", 12, "415 Unsupported Media Type"],
    ["too many bytes", "", "application/json", 300_000, "413 Payload Too Large"],
  ])(
    "announced with %s is refused without being asked for",
    async (_, authorization, type, length, status) => {
      const client = await tlsConnection(service.ports.sandbox, service.ca);
      client.send(
        `POST /v1/projects HTTP/1.1\r\nHost: localhost:${service.ports.sandbox}\r\nExpect: 100-continue\r\n` +
          `Authorization: ${authorization || `Bearer ${workspace.testKey}`}\r\nContent-Type: ${type}\r\n` +
          `Content-Length: ${length}\r\nConnection: close\r\n\r\n`,
      );
      expect(await client.closed).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    },
  );

  it("on GET or DELETE is ignored, whatever it is", async () => {
    const raw = "not json at all";
    for (const headers of [
      {},
      JSON_TYPE,
      { "content-type": "nonsense" },
      { "content-type": "text/plain" },
    ] as Record<string, string>[]) {
      expect((await call("/v1/projects", { method: "GET", raw, headers })).status).toBe(200);
      const { id } = (await call("/v1/projects", { json: { name: "A" } })).body;
      expect((await call(`/v1/projects/${id}`, { method: "DELETE", raw, headers })).status).toBe(200);
    }
  });
});

describe("a content type", () => {
  it.each([
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'application/json; charset="utf-8"',
    "application/json; charset=utf8",
    "APPLICATION/JSON",
    "application/json ; profile=x",
  ])("of %s is read", async (type) => {
    expect((await post('{"name":"A"}', { "content-type": type })).status).toBe(201);
  });

  it.each([
    undefined,
    "",
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "application/json/x",
    "application/problem+json",
    "application/json; charset=latin1",
    "application/json; charset=utf-16",
    "application/json, text/plain",
    "nonsense",
  ])("of %s is 415 unsupported_media_type", async (type) => {
    const headers = type === undefined ? {} : { "content-type": type };
    expect(await errorOf(post('{"name":"A"}', headers))).toEqual([415, "unsupported_media_type"]);
  });

  it("with a Content-Encoding is 415, but for identity", async () => {
    const encoded = { ...JSON_TYPE, "content-encoding": "gzip" };
    expect(await errorOf(post(gzipSync('{"name":"A"}'), encoded))).toEqual([415, "unsupported_media_type"]);
    expect((await post('{"name":"A"}', { ...JSON_TYPE, "content-encoding": "identity" })).status).toBe(201);
  });

  it("is checked before the body: a PATCH without one is 415 too", async () => {
    const patch = call(`/v1/projects/${projectId}`, { method: "PATCH", raw: "{}", headers: {} });
    expect(await errorOf(patch)).toEqual([415, "unsupported_media_type"]);
  });
});
