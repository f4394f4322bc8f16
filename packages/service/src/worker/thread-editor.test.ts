import { afterEach, describe, expect, it } from "vitest";
import { ServiceError } from "../errors.ts";
import { ThreadEditor } from "./thread-editor.ts";

const symbols = (query: string) => ({ kind: "symbols", query }) as const;

let editor: ThreadEditor;
afterEach(() => editor.close());

describe("the editing thread", () => {
  it("finds drawings, and starts again after it was closed", async () => {
    editor = new ThreadEditor();
    const found = await editor.run("ws_1", symbols("anchor"));
    expect(found.kind === "symbols" && found.symbols.length).toBeGreaterThan(2);
    await editor.close();
    expect((await editor.run("ws_1", symbols("qwrtzpl"))).kind).toBe("symbols");
  }, 60_000);

  it("refuses a workspace's fifth at once, and lets another workspace in", async () => {
    editor = new ThreadEditor();
    const five = Array.from({ length: 5 }, () => editor.run("ws_1", symbols("anchor")));
    const other = editor.run("ws_2", symbols("anchor"));
    const outcomes = await Promise.allSettled(five);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), "rejected"]);
    const { reason } = outcomes[4] as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(ServiceError);
    expect((reason as ServiceError).headers["Retry-After"]).toBe("1");
    expect((await other).kind).toBe("symbols");
    // Those that are over are not counted any longer.
    expect((await editor.run("ws_1", symbols("anchor"))).kind).toBe("symbols");
  }, 60_000);
});
