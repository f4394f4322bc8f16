import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

describe("where to go after signing in", () => {
  it("is a path of this origin", () => {
    expect(ownPath("/w/ws_1/projects?environment=live")).toBe("/w/ws_1/projects?environment=live");
  });

  it.each([
    "https://example.com/",
    "//example.com/",
    "/\\example.com",
    "javascript:alert(1)",
    "",
    "/",
    7,
    undefined,
  ])("is nothing else: %s", (path) => expect(ownPath(path)).toBeUndefined());
});
