import { describe, expect, it } from "vitest";
import { filesToRunAgain } from "./failed-files.ts";

const report = (...statuses: readonly string[]) =>
  JSON.stringify({
    testResults: statuses.map((status, at) => ({ name: `/repository/${at}.test.ts`, status })),
  });

describe("test files that are run again", () => {
  it("are those that failed", () => {
    expect(filesToRunAgain(report("passed", "failed", "passed", "failed"))).toEqual([
      "/repository/1.test.ts",
      "/repository/3.test.ts",
    ]);
  });

  it("are none where many failed: that is a fault, and told at once", () => {
    expect(filesToRunAgain(report(...Array(13).fill("failed")))).toEqual([]);
  });

  it("are none where no file failed and something else did", () => {
    expect(filesToRunAgain(report("passed"))).toEqual([]);
  });
});
