import type { GenerationSuccess } from "@marque/contract";
import { describe, expect, it } from "vitest";
import { jsonOf, withJson } from "./json.ts";

describe("an event's JSON", () => {
  it("is what the whole object would give, though some members are written already", () => {
    const [assets, note] = [{ logo_svg: '<svg a="ä"/>', n: [1, null] }, 'a "quoted" word'];
    const members = { job_id: "job_1", created_at: 5, 'a "key"': "b" };
    const written = { assets: jsonOf(assets), note: jsonOf(note) };
    const json = withJson<typeof members & { assets: typeof assets; note: string }, "assets" | "note">(
      members,
      written,
    );
    expect(json).toBe(JSON.stringify({ ...members, assets, note }));
  });

  it("needs no members of its own, and none that are written", () => {
    expect(withJson<{ data: object }, "data">({}, { data: jsonOf({}) })).toBe('{"data":{}}');
    expect(withJson<{ id: string }, never>({ id: "x" }, {})).toBe('{"id":"x"}');
  });

  it("is refused by the compiler where a member is missing, or says something else", () => {
    type Data = GenerationSuccess["data"];
    const ids = { job_id: "job_1", project_id: "prj_1", memory_id: "mem_1" };
    const assets = jsonOf({ logo_svg: "<svg/>" });
    // @ts-expect-error one of seven assets is no assets
    withJson<Data, "assets">(ids, { assets });
    // @ts-expect-error no Memory Node is named
    withJson<Data, "report">({ job_id: "job_1", project_id: "prj_1" }, {});
    // @ts-expect-error text that nobody has looked at
    const unseen: ReturnType<typeof jsonOf<Data>> = JSON.stringify(ids);
    expect(unseen).toBe(JSON.stringify(ids));
  });
});
