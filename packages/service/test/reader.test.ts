import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readReaderConfig } from "../src/config.ts";
import { createLog } from "../src/log.ts";
import { MOST_ANSWER_BYTES } from "../src/reader/chat-completions.ts";
import { FAILURES_TO_REST } from "../src/reader/circuit.ts";
import { openReader } from "../src/reader/open.ts";
import type { OperatorReader } from "../src/reader/operator-reader.ts";
import {
  answers,
  type ChatBehaviour,
  type ChatServer,
  completion,
  MODEL,
  sendError,
  sendJson,
  startChatServer,
} from "./chat-server.ts";
import { freePorts } from "./free-ports.ts";
import { createAuthority } from "./receiver.ts";

const KEY = "key-of-the-operator";
const PROMPT = "A logo for Vydra, an otter, in #2b1b6f";
const NAME = { kind: "name", words: "Vydra" };
const COLOUR = { kind: "colour", english: "indigo", hex: "#2b1b6f", role: "any", wished: true };
const DESIGN = JSON.stringify({
  name: "Vydra",
  tagline: null,
  palette: { primary: "#2b1b6f", secondary: "#f2c14e", ink: "#111111" },
  type: { family: "Jost", class: "geometric", weight: 600, case: "typed" },
  mark: { motifs: ["otter"], shapes: [{ d: "M0 0h9v9z" }] },
  lockup: { kind: "side" },
});

let server: ChatServer;
const opened: OperatorReader[] = [];
const outcomes: (readonly [outcome: string, seconds: number | null])[] = [];
const logged: string[] = [];

beforeAll(async () => {
  server = await startChatServer(KEY);
});
afterAll(() => server.stop());
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
  outcomes.length = 0;
  logged.length = 0;
});

async function open(env: Readonly<Record<string, string>> = {}): Promise<OperatorReader> {
  const reader = await openReader({
    config: readReaderConfig({
      MARQUE_READER_URL: server.url,
      MARQUE_READER_MODEL: MODEL,
      MARQUE_READER_KEY: KEY,
      MARQUE_READER_TIMEOUT: "10",
      ...env,
    }),
    log: createLog({ level: "info", write: (line) => void logged.push(line) }),
    onReading: (outcome, seconds) => void outcomes.push([outcome, seconds]),
  });
  opened.push(reader!);
  return reader!;
}

const never = new AbortController().signal;
const read = (reader: OperatorReader, prompt = PROMPT, parent: string | null = null) =>
  reader.read(prompt, parent, 60_000, never);

describe("a model that answers as the documents say", () => {
  it("is asked with the text as data and the schema, and its statements are the reading", async () => {
    const answer = { statements: [NAME, { ...COLOUR, words: "#2b1b6f" }] };
    server.behave(answers(answer));
    const reader = await open();
    expect(await read(reader)).toEqual({ kind: "answer", answer });
    const { body, headers, path } = server.questions.at(-1)!;
    expect(path).toBe("/v1/chat/completions");
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({ model: MODEL, temperature: 0, stream: false });
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(["system", "user"]);
    expect(body.messages[0].content).not.toContain("Vydra");
    expect(JSON.parse(body.messages[1].content)).toEqual({ text: PROMPT });
    expect(body.response_format.json_schema).toMatchObject({ strict: true, schema: { type: "object" } });
    expect(body).not.toHaveProperty("tools");
    expect(outcomes).toEqual([["answered", expect.any(Number)]]);
  });

  it("is told what the logo is like for a refinement, and no outline of it", async () => {
    const answer = { asks: [{ ask: "mark.bolder", words: "bolder", degree: "plain" }], keep: [] };
    server.behave(answers(answer));
    expect(await read(await open(), "bolder please", DESIGN)).toEqual({ kind: "answer", answer });
    const data = JSON.parse(server.questions.at(-1)!.body.messages[1].content);
    expect(data).toMatchObject({
      text: "bolder please",
      logo: { name: "Vydra", mark: { shows: ["otter"] }, colours: { first: "#2b1b6f" } },
    });
    expect(JSON.stringify(data)).not.toContain("M0 0");
  });

  it("is shown examples that would pass the check", async () => {
    server.behave(answers({ statements: [] }));
    const reader = await open();
    await read(reader);
    await read(reader, "bolder", DESIGN);
    for (const { body } of server.questions.slice(-2)) {
      const [, asked, answer] = body.messages[0].content.match(
        /For example, (\{.*?\}) is answered (\{.*\})$/,
      );
      server.behave(answers(JSON.parse(answer)));
      const parent = "asks" in JSON.parse(answer) ? DESIGN : null;
      expect((await read(reader, JSON.parse(asked).text, parent)).kind).toBe("answer");
    }
  });

  it("is asked without a temperature where it takes none but its own", async () => {
    server.behave((response, { body }) => {
      if ("temperature" in body)
        sendError(response, 400, { param: "temperature", code: "unsupported_value" });
      else sendJson(response, 200, completion('{"statements":[]}'));
    });
    const reader = await open();
    expect((await read(reader)).kind).toBe("answer");
    const before = server.questions.length;
    expect((await read(reader)).kind).toBe("answer");
    expect(server.questions.length - before).toBe(1);
  });

  it("without a key no Authorization is sent, and a query in the URL stays", async () => {
    const open404 = await open({ MARQUE_READER_KEY: "", MARQUE_READER_URL: `${server.url}/?api-version=1` });
    expect(await read(open404)).toMatchObject({ kind: "fallback" });
    const { headers, path } = server.questions.at(-1)!;
    expect(headers).not.toHaveProperty("authorization");
    expect(path).toBe("/v1/chat/completions?api-version=1");
  });

  it("is asked so many prompts at a time and no more", async () => {
    server.open.most = 0;
    server.behave(async (response) => {
      await pause(30);
      sendJson(response, 200, completion('{"statements":[]}'));
    });
    const reader = await open({ MARQUE_READER_CONCURRENCY: "2" });
    const readings = await Promise.all(Array.from({ length: 8 }, () => read(reader)));
    expect(readings.map(({ kind }) => kind)).toEqual(Array(8).fill("answer"));
    expect(server.open.most).toBe(2);
  });
});

/** Every way to fail, with what it is counted as. */
const FAILURES: readonly (readonly [name: string, code: string, behaviour: ChatBehaviour])[] = [
  ["hangs before its headers", "timeout", () => {}],
  ["hangs after its headers", "timeout", (response) => void response.writeHead(200).flushHeaders()],
  ["trickles a byte at a time", "timeout", trickle],
  ["breaks the connection", "unreachable", (response) => void response.destroy()],
  [
    "breaks off within its answer",
    "unreachable",
    (response) => {
      response.writeHead(200, { "content-length": "1000" }).write('{"choices"');
      setTimeout(() => response.destroy(), 10);
    },
  ],
  ["answers 500", "status", (response) => sendError(response, 500, { type: "server_error" })],
  ["answers 503 in HTML", "status", (response) => void response.writeHead(503).end("<h1>busy</h1>")],
  ["answers 429", "status", (response) => sendError(response, 429, { code: "rate_limit_exceeded" })],
  ["answers 204", "status", (response) => void response.writeHead(204).end()],
  [
    "answers 400 to what it does not take",
    "rejected",
    (response) => sendError(response, 400, { code: "content_filter", message: PROMPT }),
  ],
  [
    "answers 400 to every temperature",
    "rejected",
    (response) => sendError(response, 400, { param: "temperature" }),
  ],
  [
    "points elsewhere",
    "redirected",
    (response) => void response.writeHead(307, { location: `${server.url}/chat/completions` }).end(),
  ],
  ["answers no JSON", "off_protocol", (response) => void response.writeHead(200).end("Sure! Here you are:")],
  ["answers JSON that is no object", "off_protocol", (response) => sendJson(response, 200, "yes")],
  ["answers null", "off_protocol", (response) => sendJson(response, 200, null)],
  ["answers an object of its own", "off_protocol", (response) => sendJson(response, 200, { result: [] })],
  ["answers without a choice", "off_protocol", (response) => sendJson(response, 200, { choices: [] })],
  ["answers a choice of null", "off_protocol", (response) => sendJson(response, 200, { choices: [null] })],
  ["answers without text", "off_protocol", (response) => sendJson(response, 200, completion(null))],
  [
    "answers an error with status 200",
    "off_protocol",
    (response) => sendError(response, 200, { message: "overloaded" }),
  ],
  [
    "ends for a reason of its own",
    "off_protocol",
    (response) => sendJson(response, 200, completion("{}", { finish_reason: "bored" })),
  ],
  ["answers 50 MB", "too_large", fiftyMegabytes],
  [
    "refuses",
    "refused",
    (response) => sendJson(response, 200, completion(null, {}, { refusal: "I'm sorry, I cannot help." })),
  ],
  [
    "is cut by a content filter",
    "refused",
    (response) => sendJson(response, 200, completion('{"st', { finish_reason: "content_filter" })),
  ],
  [
    "is truncated by length",
    "truncated",
    (response) => sendJson(response, 200, completion('{"statements":[', { finish_reason: "length" })),
  ],
  [
    "calls tools",
    "off_schema",
    (response) =>
      sendJson(
        response,
        200,
        completion(
          null,
          { finish_reason: "tool_calls" },
          { tool_calls: [{ id: "c", type: "function", function: { name: "rm", arguments: "{}" } }] },
        ),
      ),
  ],
  [
    "wraps its JSON in prose",
    "off_schema",
    (response) => sendJson(response, 200, completion('```json\n{"statements":[]}\n```')),
  ],
  ["misses the schema", "off_schema", answers({ statements: [{ kind: "name" }] })],
  ["answers another schema", "off_schema", answers({ asks: [], keep: [] })],
  ["adds a field", "off_schema", answers({ statements: [], note: "done" })],
  [
    "hides a field",
    "off_schema",
    (response) => sendJson(response, 200, completion('{"statements":[],"__proto__":{"by":"me"}}')),
  ],
  ["invents a kind", "off_schema", answers({ statements: [{ kind: "script", words: "otter" }] })],
  ["invents a trade", "off_schema", answers({ statements: [{ kind: "trade", words: "otter", trade: "x" }] })],
  [
    "gives a hex that is none",
    "off_schema",
    answers({ statements: [{ ...COLOUR, words: "#2b1b6f", hex: "#2b1b6" }] }),
  ],
  [
    "gives English that is none",
    "off_schema",
    answers({ statements: [{ kind: "thing", words: "otter", english: "<svg>", wished: true }] }),
  ],
  ["says far too much", "off_schema", answers({ statements: Array(500).fill(NAME) })],
  [
    "quotes what is not in the text",
    "misquoted",
    answers({ statements: [NAME, { kind: "name", words: "Ottera" }] }),
  ],
  ["quotes nothing", "misquoted", answers({ statements: [{ kind: "name", words: " " }] })],
];

describe("a model that fails is replaced by the built-in reader, and told and counted", () => {
  it.each(FAILURES)("when it %s: %s", async (_, code, behaviour) => {
    server.behave(behaviour);
    // A busy machine must not make a time-out of anything else.
    const reader = await open(code === "timeout" ? { MARQUE_READER_TIMEOUT: "0.4" } : {});
    const startedAt = performance.now();
    const reading = await read(reader);
    expect(reading).toEqual({ kind: "fallback", why: expect.stringMatching(/^the operator's reader \w+/) });
    expect(outcomes).toEqual([[code, expect.any(Number)]]);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    // Neither the prompt nor what the server said of it.
    expect(logged.join()).toContain(`"code":"${code}"`);
    expect(logged.join()).not.toMatch(/Vydra|sorry|Sure|key-of/);
  });

  it("when nobody listens, the name is unknown, the model or the key is wrong", async () => {
    const [port] = await freePorts(1);
    for (const [env, code] of [
      [{ MARQUE_READER_URL: `http://127.0.0.1:${port}/v1` }, "unreachable"],
      [{ MARQUE_READER_URL: "http://reader.invalid/v1" }, "unreachable"],
      [{ MARQUE_READER_MODEL: "another" }, "status"],
      [{ MARQUE_READER_KEY: "wrong" }, "status"],
      [{ MARQUE_READER_URL: server.url.replace("/v1", "/v2") }, "status"],
    ] as const) {
      outcomes.length = 0;
      server.behave(answers({ statements: [] }));
      expect((await read(await open(env))).kind).toBe("fallback");
      expect(outcomes.map(([outcome]) => outcome)).toEqual([code]);
    }
    expect(logged.join()).toContain("model_not_found");
  });

  it("when its certificate is nobody's that this machine trusts", async () => {
    const authority = await createAuthority();
    const trusted = getCACertificates("default");
    const tls = await startChatServer(null, authority);
    try {
      const env = { MARQUE_READER_URL: tls.url };
      expect((await read(await open(env))).kind).toBe("fallback");
      expect(outcomes.map(([outcome]) => outcome)).toEqual(["unreachable"]);
      expect(tls.questions).toEqual([]);
      setDefaultCACertificates([...trusted, await readFile(authority.caFile, "utf8")]);
      expect((await read(await open(env))).kind).toBe("answer");
    } finally {
      setDefaultCACertificates(trusted);
      await tls.stop();
      await authority.remove();
    }
  });

  it("when the job leaves it less time than its own time-out", async () => {
    server.behave(() => {});
    const reader = await open({ MARQUE_READER_TIMEOUT: "30" });
    expect((await reader.read(PROMPT, null, 100, never)).kind).toBe("fallback");
    expect(outcomes).toEqual([["timeout", expect.any(Number)]]);
    expect(outcomes[0]![1]).toBeLessThan(2);
  });

  it("a redirect is not followed, and no proxy of the environment is asked", async () => {
    const elsewhere = await startChatServer();
    const proxies = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "NODE_USE_ENV_PROXY"];
    const before = proxies.map((name) => process.env[name]);
    try {
      server.behave((response) =>
        response.writeHead(308, { location: `${elsewhere.url}/chat/completions` }).end(),
      );
      expect((await read(await open())).kind).toBe("fallback");
      for (const name of proxies) process.env[name] = name.startsWith("NODE") ? "1" : elsewhere.url;
      server.behave(answers({ statements: [] }));
      expect((await read(await open())).kind).toBe("answer");
      expect(elsewhere.questions).toEqual([]);
    } finally {
      proxies.forEach((name, at) => {
        if (before[at] === undefined) delete process.env[name];
        else process.env[name] = before[at];
      });
      await elsewhere.stop();
    }
  });

  it("of 50 MB little more than the most is read", async () => {
    server.behave(fiftyMegabytes);
    expect((await read(await open())).kind).toBe("fallback");
    expect(outcomes.map(([outcome]) => outcome)).toEqual(["too_large"]);
    // Beside what the sockets of both sides hold.
    expect(sentBytes).toBeLessThan(MOST_ANSWER_BYTES + 16 * 1024 * 1024);
  });
});

describe("a job that ends", () => {
  it("ends the question with it, and the server sees the connection close", async () => {
    server.behave(() => {});
    const reader = await open({ MARQUE_READER_TIMEOUT: "30" });
    const stopping = new AbortController();
    const reading = reader.read(PROMPT, null, 60_000, stopping.signal);
    reading.catch(() => {});
    await expect.poll(() => server.open.now).toBe(1);
    stopping.abort(new Error("the worker stops"));
    await expect(reading).rejects.toThrow("the worker stops");
    await expect.poll(() => server.open.now).toBe(0);
    expect(outcomes).toEqual([]);
  });
});

describe("a server that is dead", () => {
  it("is left alone after failures in a row, so that its time-out is not added to every job", async () => {
    server.behave(() => {});
    const reader = await open({ MARQUE_READER_TIMEOUT: "0.05" });
    for (let n = 0; n < FAILURES_TO_REST; n++) await read(reader);
    const before = server.questions.length;
    for (let n = 0; n < 20; n++)
      expect(await read(reader)).toEqual({
        kind: "fallback",
        why: "the operator's reader rests after failures",
      });
    expect(server.questions.length).toBe(before);
    expect(outcomes.slice(-20)).toEqual(Array(20).fill(["resting", null]));
    expect(logged.join()).toContain("is left alone for 30 seconds");
  });

  it("what a prompt alone can bring about puts nobody else's reader to rest", async () => {
    const reader = await open();
    for (const [, code, behaviour] of FAILURES.filter(([, code]) =>
      ["rejected", "refused", "truncated", "off_schema", "misquoted"].includes(code),
    )) {
      server.behave(behaviour);
      await read(reader);
      expect(outcomes.at(-1)?.[0]).toBe(code);
    }
    server.behave(answers({ statements: [NAME] }));
    expect((await read(reader)).kind).toBe("answer");
  });
});

function trickle(response: Parameters<ChatBehaviour>[0]): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
}

let sentBytes = 0;

function fiftyMegabytes(response: Parameters<ChatBehaviour>[0]): void {
  const chunk = Buffer.alloc(64 * 1024, 32);
  sentBytes = 0;
  response.writeHead(200, { "content-type": "application/json" });
  const more = () => {
    while (!response.destroyed && sentBytes < 50 * 1024 * 1024) {
      sentBytes += chunk.length;
      if (!response.write(chunk)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
}
