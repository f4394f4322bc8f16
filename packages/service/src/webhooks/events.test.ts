import { describe, expect, it } from "vitest";
import { withJson } from "./events.ts";

describe("an event's JSON", () => {
  it("is what the whole object would give, though some members are written already", () => {
    const [assets, note] = [{ logo_svg: '<svg a="ä"/>', n: [1, null] }, 'a "quoted" word'];
    const written = { assets: JSON.stringify(assets), note: JSON.stringify(note) };
    const whole = { job_id: "job_1", created_at: 5, 'a "key"': "b", assets, note };
    expect(withJson({ job_id: "job_1", created_at: 5, 'a "key"': "b" }, written)).toBe(JSON.stringify(whole));
  });

  it("needs no members of its own, and none that are written", () => {
    expect(withJson({}, { data: "{}" })).toBe('{"data":{}}');
    expect(withJson({ id: "x" }, {})).toBe('{"id":"x"}');
  });
});
