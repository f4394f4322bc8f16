import { expect, it } from "vitest";
import { openMeanings, packedMeanings } from "./meanings-file.ts";

const LANGUAGES = {
  further: [],
  endings: { de: ["/es"], ru: ["а/у"] },
  with: { de: ["mit"], ru: [] },
  joints: { de: ["auf"], ru: [] },
  telling: { de: { und: 210 }, ru: { и: 190 } },
  runs: { de: { _un: 80 }, ru: { _и_: 70 } },
};
const WORDS = {
  de: {
    things: { fuchs: "fox", äpfel: "apple" },
    colours: { rot: "red" },
    trades: {},
    moods: { still: "calm" },
  },
  ru: { things: { лиса: "fox" }, colours: {}, trades: { пекарня: "bakery" }, moods: {} },
};

it("gives back what was packed, each table with its own words", () => {
  const { tables, letters, ...languages } = openMeanings(packedMeanings(LANGUAGES, WORDS));
  expect(languages).toEqual(LANGUAGES);
  expect(letters.get("de")).toEqual(new Set("_un"));
  expect([...tables.keys()]).toEqual(["de", "ru"]);
  const found = [...tables].map(([language, kinds]) => [
    language,
    Object.fromEntries(
      Object.entries(kinds).map(([kind, table]) => [
        kind,
        Object.fromEntries(table.beginningWith("", 40).map(({ word, meaning }) => [word, meaning])),
      ]),
    ),
  ]);
  expect(Object.fromEntries(found)).toEqual(WORDS);
});

it("keeps no more than the file", () => {
  // What is unpacked is the beginning of a piece of memory that is many times as large.
  const packed = packedMeanings(LANGUAGES, WORDS);
  const piece = Buffer.alloc(1024 * 1024);
  packed.copy(piece);
  const { tables } = openMeanings(piece.subarray(0, packed.length));
  piece.fill(0);
  expect(tables.get("ru")!.trades.get("пекарня")).toBe("bakery");
});
