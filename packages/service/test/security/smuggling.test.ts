import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestWorkspace } from "../test-service.ts";
import { useService } from "../use-service.ts";

const service = useService({ MARQUE_ROLES: "api" });
let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = await service.createWorkspace();
});

type Over = "plain" | "tls";

/** Everything that comes back until the connection ends, or the answers are as many as expected. */
async function exchange(over: Over, bytes: string, answers = Number.POSITIVE_INFINITY): Promise<string> {
  const port = service.ports.sandbox;
  const socket: Socket =
    over === "plain"
      ? connectPlain({ host: "127.0.0.1", port })
      : connectTls({ host: "127.0.0.1", port, ca: service.ca, servername: "localhost" });
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once(over === "plain" ? "connect" : "secureConnect", resolve));
  let text = "";
  socket.write(bytes);
  await new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (statuses(text).length >= answers) resolve();
    });
    socket.on("close", () => resolve());
  });
  socket.destroy();
  return text;
}

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** A whole request that would make a project of that name. */
const making = (name: string) => {
  const body = JSON.stringify({ name });
  return (
    `POST /v1/projects HTTP/1.1\r\nHost: localhost:${service.ports.sandbox}\r\n` +
    `Authorization: Bearer ${workspace.testKey}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
};

async function wasMade(name: string): Promise<boolean> {
  return (await service.db.query("select from projects where name = $1", [name])).length > 0;
}

const head = () =>
  `POST /v1/projects HTTP/1.1\r\nHost: localhost:${service.ports.sandbox}\r\n` +
  `Authorization: Bearer ${workspace.testKey}\r\nContent-Type: application/json\r\n`;

describe("a request hidden behind another, with a good key", () => {
  it("is served when it is an honest second one: what the cases below hide would work", async () => {
    expect(statuses(await exchange("tls", making("honest one") + making("honest two"), 2))).toEqual([
      201, 201,
    ]);
    expect(await wasMade("honest two")).toBe(true);
  });

  const cases: readonly (readonly [string, (hidden: string) => string])[] = [
    [
      "Content-Length short, Transfer-Encoding long",
      (hidden) => `${head()}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      "Transfer-Encoding first",
      (hidden) =>
        `${head()}Transfer-Encoding: chunked\r\nContent-Length: ${5 + hidden.length}\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      "two Content-Lengths, the first short",
      (hidden) => `${head()}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    ],
    [
      "two Content-Lengths, the second short",
      (hidden) => `${head()}Content-Length: ${hidden.length}\r\nContent-Length: 0\r\n\r\n${hidden}`,
    ],
    ["a folded line", (hidden) => `${head()}X-A: b\r\n Content-Length: 0\r\n\r\n${hidden}`],
    ["a folded length", (hidden) => `${head()}Content-Length:\r\n 0\r\n\r\n${hidden}`],
    ["a folded coding", (hidden) => `${head()}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`],
    [
      "a coding with a trailing tab and word",
      (hidden) => `${head()}Transfer-Encoding: chunked\tx\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      "two codings",
      (hidden) => `${head()}Transfer-Encoding: identity, chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      "a chunk size that overflows",
      (hidden) => `${head()}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${hidden}`,
    ],
    [
      "a chunk that lies about its size",
      (hidden) => `${head()}Transfer-Encoding: chunked\r\n\r\n2\r\n{}${hidden}`,
    ],
    [
      "a chunk ended by a bare line feed",
      (hidden) => `${head()}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n${hidden}`,
    ],
    ["a bare carriage return before the blank line", (hidden) => `${head()}X-A: b\r\r\n\r\n${hidden}`],
    ["a length with a plus", (hidden) => `${head()}Content-Length: +0\r\n\r\n${hidden}`],
  ];
  it.each(
    cases.flatMap(([name, make]) => (["plain", "tls"] as const).map((over) => [name, over, make] as const)),
  )("by %s, over %s: refused, and nothing hidden runs", async (name, over, make) => {
    const project = `smuggled by ${name} over ${over}`;
    const text = await exchange(over, make(making(project)));
    expect(statuses(text)).toEqual([400]);
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
    expect(await wasMade(project)).toBe(false);
  });
});

describe("behind a refusal on the plain-HTTP side of the port", () => {
  it("pipelined requests are each refused: being second does not make one secure", async () => {
    const text = await exchange("plain", making("plain one") + making("plain two"), 2);
    expect(new Set(statuses(text))).toEqual(new Set([403]));
    expect(text).not.toMatch(/201 Created/);
    expect(await wasMade("plain one")).toBe(false);
    expect(await wasMade("plain two")).toBe(false);
  });

  it("a body that is not read is never taken for a request", async () => {
    const hidden = making("in an unread body");
    const text = await exchange("plain", `${head()}Content-Length: ${hidden.length + 10}\r\n\r\n${hidden}`);
    expect(statuses(text)).toEqual([403]);
    expect(await wasMade("in an unread body")).toBe(false);
  });

  it("TLS bytes inside plain HTTP are refused, and plain HTTP inside TLS stays what TLS made it", async () => {
    expect(statuses(await exchange("plain", `${making("p")}\x16\x03\x01\x02\x00\x01`, 1))).toEqual([403]);
    expect(await wasMade("p")).toBe(false);
  });

  it("forwarded headers from a stranger make nothing secure", async () => {
    const forwarded = making("forwarded").replace(
      "Content-Type",
      "X-Forwarded-Proto: https\r\nX-Forwarded-For: 10.0.0.1\r\nForwarded: proto=https\r\nContent-Type",
    );
    expect(statuses(await exchange("plain", forwarded, 1))).toEqual([403]);
    expect(await wasMade("forwarded")).toBe(false);
  });
});

describe("behind a refusal over TLS", () => {
  it("an unread body is never taken for a request: wrong key, wrong type, too large", async () => {
    const hidden = making("behind a refusal");
    for (const refused of [
      head().replace(workspace.testKey, "sk_test_wrong"),
      head().replace("application/json", "text/plain"),
      head().replace("Content-Type", "Content-Encoding: gzip\r\nContent-Type"),
    ]) {
      // The body is announced longer than what is sent, so that it is still coming when the refusal goes out.
      const text = await exchange("tls", `${refused}Content-Length: ${hidden.length + 10}\r\n\r\n${hidden}`);
      expect(statuses(text)).toHaveLength(1);
      expect(statuses(text)[0]).toBeGreaterThanOrEqual(400);
    }
    expect(await wasMade("behind a refusal")).toBe(false);
  });
});
