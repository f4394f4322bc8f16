import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { deprecated, deprecationHeaders, noticesOfInput } from "./deprecation.ts";
import { openApiDocument } from "./openapi.ts";
import { operation } from "./operations/operation.ts";
import { createProject, listProjects } from "./operations/projects.ts";
import { Project } from "./schemas/project.ts";

const ORIGINS = { liveOrigin: "https://live.example", sandboxOrigin: "https://sandbox.example" };
const NOTICE = { since: "2027-01-01", sunset: "2027-07-01", guide: "/docs/versioning" };
const LATER = { since: "2027-03-01", sunset: "2027-12-31", guide: "https://guide.example/colour" };

describe("a notice", () => {
  it.each([
    [{ ...NOTICE, sunset: "2027-06-30" }, "less than six months"],
    [{ ...NOTICE, sunset: "2027-02-31" }, "not a day"],
    [{ ...NOTICE, since: "soon" }, "not a day"],
  ])("of %j is refused: the promise is six months", (notice, words) => {
    expect(() => deprecated(notice)).toThrow(words);
    expect(() => operation({ ...listProjects, deprecated: notice })).toThrow(words);
  });

  it("of several parts tells the earliest dates and every guide", () => {
    expect(deprecationHeaders([LATER, NOTICE, NOTICE])).toEqual({
      Deprecation: "@1798761600",
      Sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
      Link: [
        `<https://guide.example/colour>; rel="deprecation"`,
        `<https://guide.example/colour>; rel="sunset"`,
        `</docs/versioning>; rel="deprecation"`,
        `</docs/versioning>; rel="sunset"`,
      ].join(", "),
    });
    expect(deprecationHeaders([])).toEqual({});
  });

  it("of a field concerns who sends the field; null is absent", () => {
    const body = Type.Object({ name: Type.String(), mood: Type.Optional(Type.String(deprecated(NOTICE))) });
    expect(noticesOfInput(body, { name: "A" })).toEqual([]);
    expect(noticesOfInput(body, { name: "A", mood: null })).toEqual([]);
    expect(noticesOfInput(body, { name: "A", mood: "calm" })).toEqual([NOTICE]);
  });
});

describe("the reference", () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes.
  const documentOf = (marked: any): any => openApiDocument(ORIGINS, [marked]);
  const WORDS = "Deprecated since 2027-01-01; it may be gone from 2027-07-01 on. Instead: /docs/versioning.";

  it("shows a deprecated operation, its dates and the three headers", () => {
    const { get } = documentOf(operation({ ...listProjects, deprecated: NOTICE })).paths["/v1/projects"];
    expect(get).toMatchObject({ deprecated: true, "x-deprecation": NOTICE });
    expect(get.description).toContain(WORDS);
    expect(Object.keys(get.responses[200].headers)).toEqual(
      expect.arrayContaining(["Deprecation", "Sunset", "Link"]),
    );
  });

  it("shows a deprecated parameter, body field and response field", () => {
    const mood = Type.Optional(
      Type.String({ ...deprecated(NOTICE), description: "The mood.", maxLength: 9 }),
    );
    const listed = documentOf({ ...listProjects, query: Type.Object({ mood }) }).paths["/v1/projects"].get;
    expect(listed.parameters[0]).toMatchObject({ name: "mood", deprecated: true });
    expect(listed.parameters[0].description).toBe(`The mood. ${WORDS}`);
    const made = documentOf({ ...createProject, body: Type.Object({ mood }) }).paths["/v1/projects"].post;
    expect(made.requestBody.content["application/json"].schema.properties.mood).toMatchObject({
      deprecated: true,
      description: `The mood. ${WORDS}`,
    });
    const success = { ...createProject.success, schema: Type.Object({ mood, project: Project }) };
    const answered = documentOf({ ...createProject, success }).paths["/v1/projects"].post.responses[201];
    expect(answered.content["application/json"].schema.properties.mood.deprecated).toBe(true);
    expect(answered.headers).toHaveProperty("Sunset");
  });

  it("shows none where nothing is deprecated: so it is today", () => {
    expect(JSON.stringify(openApiDocument(ORIGINS))).not.toMatch(/"deprecated":true|x-deprecation/);
  });
});
