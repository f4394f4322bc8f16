import { Name, OPERATIONS, Text } from "@marque/contract";
import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { ServiceError } from "../errors.ts";
import { inputCheck } from "./validation.ts";

describe("the checks of a route", () => {
  it("are not made for a text that is bounded after trimming alone, or not at all", () => {
    const body = (field: ReturnType<typeof Text>) => ({ body: Type.Object({ note: field }) });
    expect(() => inputCheck(body(Text()))).toThrow("note has no limit as sent");
    expect(() => inputCheck(body(Text({ "x-trimmed-max-length": 200 })))).toThrow(
      "note has no limit as sent",
    );
    expect(() => inputCheck({ query: Type.Object({ note: Type.Optional(Text()) }) })).toThrow();
    for (const field of [Text({ maxLength: 9 }), Text({ enum: ["a"] }), Text({ pattern: "^a$" }), Name()]) {
      expect(() => inputCheck(body(field))).not.toThrow();
    }
  });

  it("are made for every operation", () => {
    for (const operation of OPERATIONS) {
      const check = inputCheck(operation);
      for (const compiled of [check.body, check.query]) {
        try {
          compiled({});
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError);
        }
      }
    }
  });
});
