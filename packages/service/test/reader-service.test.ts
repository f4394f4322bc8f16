import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ENGINE_THREAD } from "../src/worker/thread-designer.ts";
import { answers, type ChatServer, completion, MODEL, sendJson, startChatServer } from "./chat-server.ts";
import { type Authority, createAuthority, type Receiver, startReceiver } from "./receiver.ts";
import { startTestService, type TestService } from "./test-service.ts";

let authority: Authority;
let receiver: Receiver;
let chat: ChatServer;
let service: TestService | null = null;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  chat = await startChatServer();
});
afterEach(async () => {
  await service?.stop();
  service = null;
});
afterAll(async () => {
  await chat.stop();
  await receiver.stop();
  await authority.remove();
});

async function start(env: Readonly<Record<string, string>> = {}, thread?: URL) {
  service = await startTestService(
    {
      MARQUE_WEBHOOK_CA_FILE: authority.caFile,
      MARQUE_WORKER_THREADS: "1",
      MARQUE_READER_URL: chat.url,
      MARQUE_READER_MODEL: MODEL,
      ...env,
    },
    thread,
  );
  const { testKey: key } = await service.createWorkspace();
  const project = (await service.call("/v1/projects", { key, json: { name: "P" } })).body.id;
  const accept = async (prompt: string, memory_id?: string): Promise<string> => {
    const json = { project_id: project, prompt, webhook_url: receiver.url, ...(memory_id && { memory_id }) };
    return (await service!.call("/v1/brands/generate", { key, json })).body.id;
  };
  const event = async (id: string) =>
    (await receiver.until(1, ({ event }) => event.data.job_id === id, 60_000))[0]!;
  const generate = async (prompt: string, memory_id?: string) =>
    (await event(await accept(prompt, memory_id))).event.data;
  const figures = async () => (await service!.call("/metrics", { origin: "dashboard" })).text;
  return { accept, event, generate, figures };
}

const PROMPT = "Логотип для «Видра», кав'ярні: лис, темно-зелений";
const ANSWER = {
  statements: [
    { kind: "name", words: "Видра" },
    { kind: "thing", words: "лис", english: "fox", wished: true },
    {
      kind: "colour",
      words: "темно-зелений",
      english: "dark green",
      hex: "#0a3d1f",
      role: "primary",
      wished: true,
    },
  ],
};

describe("jobs and the operator's reader", { timeout: 90_000 }, () => {
  it("a prompt is read by the model, drawn by the engine, kept as a Brief, and refined by the model", async () => {
    chat.behave(answers(ANSWER));
    const { generate, figures } = await start({}, ENGINE_THREAD);
    const first = await generate(PROMPT);
    expect(first.report.reader).toEqual({ by: "operator" });
    expect(first.report.name).toBe("Видра");
    expect(first.report.understood.find(({ field }: { field: string }) => field === "motifs").value).toMatch(
      /^fox/,
    );
    const [node] = await service!.db.query<{ brief: { name: { value: string } } }>(
      "select brief from memory_nodes where id = $1",
      [first.memory_id],
    );
    expect(node!.brief.name.value).toBe("Видра");

    const asks = [{ ask: "letters.case", words: "великими літерами", case: "upper" }];
    chat.behave(answers({ asks, keep: [] }));
    const second = await generate("великими літерами, дякую", first.memory_id);
    expect(second.report.changes).toEqual([{ part: "letters", ask: "case", said: "великими літерами" }]);
    expect(second.report.reader).toEqual({ by: "operator" });
    const { logo } = JSON.parse(chat.questions.at(-1)!.body.messages[1].content);
    expect(logo).toMatchObject({ name: "Видра", mark: { shows: expect.arrayContaining(["fox"]) } });

    chat.behave((response) => sendJson(response, 200, completion(null, {}, { refusal: "no" })));
    const third = await generate("Nocturne, a quiet tea house, deep indigo");
    expect(third.report.reader).toEqual({ by: "built-in", why: "the operator's reader declined" });
    expect(third.report.notes).toContain(
      "the operator's reader declined, so the built-in reader read the prompt",
    );
    expect(third.report.name.toLowerCase()).toBe("nocturne");
    const text = await figures();
    expect(text).toMatch(/^marque_reader_readings_total\{outcome="answered"\} 2$/m);
    expect(text).toMatch(/^marque_reader_readings_total\{outcome="refused"\} 1$/m);
    expect(text).toMatch(/^marque_reader_duration_seconds_count\{outcome="answered"\} 2$/m);
  });

  it("a slow model holds up no drawing thread: as many prompts are read at a time as it takes", async () => {
    const waiting: (() => void)[] = [];
    chat.behave((response) => waiting.push(() => sendJson(response, 200, completion('{"statements":[]}'))));
    const { accept, event } = await start({ MARQUE_READER_CONCURRENCY: "3" });
    const ids = await Promise.all(["one", "two", "three", "four"].map((prompt) => accept(prompt)));
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(3);
    for (const end of waiting.splice(0)) end();
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(1);
    waiting[0]!();
    for (const id of ids)
      expect((await event(id)).event.data.report.reading).toEqual({
        kind: "answer",
        answer: { statements: [] },
      });
  });

  it("a model that hangs costs half of a try's time at most, and the job succeeds within its window", async () => {
    chat.behave(() => {});
    const { generate } = await start({ MARQUE_JOB_WINDOW: "3", MARQUE_READER_TIMEOUT: "30" });
    const startedAt = Date.now();
    const { report } = await generate("A bakery called Hearthside");
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    expect(report.reading).toEqual({
      kind: "fallback",
      why: "the operator's reader did not answer in time",
    });
  });

  it("without a URL nobody is asked", async () => {
    const before = chat.questions.length;
    const { generate } = await start({ MARQUE_READER_URL: "", MARQUE_READER_MODEL: "" });
    expect((await generate("A bakery called Hearthside")).report.reading).toBeNull();
    expect(chat.questions.length).toBe(before);
  });
});
