import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Gathering } from "./gathering.ts";

interface Statement {
  readonly queries: readonly string[];
  readonly answer: () => void;
}

/** A gathering whose statements the test answers by hand; a query's first letter is its subject. */
function stage(known: (query: string) => string | undefined = () => undefined) {
  const sent: Statement[] = [];
  const gathering = new Gathering<string, string>({
    ask: (queries) =>
      new Promise((resolve) => {
        sent.push({ queries, answer: () => resolve(queries.map((query) => `${query}!`)) });
      }),
    subjectOf: (query) => query[0]!,
    answerKnown: known,
  });
  return { sent, ask: (...queries: string[]) => queries.map((query) => gathering.ask(query)) };
}

/** Longer than others' patience, shorter than a subject's own. */
const A_MOMENT = 30;

describe("questions of one subject", () => {
  it("wait for each other here, where others do not wait for them", async () => {
    const { sent, ask } = stage();
    ask("a1", "b1");
    await pause(A_MOMENT);
    ask("a2", "a3", "c1");
    await pause(A_MOMENT);
    expect(sent.map(({ queries }) => queries)).toEqual([["a1", "b1"], ["c1"]]);
    for (const statement of sent) statement.answer();
    await pause(A_MOMENT);
    expect(sent[2]!.queries).toEqual(["a2", "a3"]);
  });

  it("do not wait for ever: a statement that hangs holds up nobody's later requests", async () => {
    const { sent, ask } = stage();
    ask("a1");
    await pause(A_MOMENT);
    const [later] = ask("a2");
    await pause(300);
    expect(sent.map(({ queries }) => queries)).toEqual([["a1"], ["a2"]]);
    sent[1]!.answer();
    await expect(later).resolves.toBe("a2!");
  });

  it("are not sent when what came meanwhile answers them", async () => {
    const learned = new Set<string>();
    const { sent, ask } = stage((query) => (learned.has(query[0]!) ? "known" : undefined));
    const [first] = ask("a1");
    await pause(A_MOMENT);
    const later = ask("a2", "a3");
    void first!.then(() => learned.add("a"));
    sent[0]!.answer();
    await expect(Promise.all(later)).resolves.toEqual(["known", "known"]);
    expect(sent).toHaveLength(1);
  });
});
