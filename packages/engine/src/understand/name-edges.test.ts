import { describe, expect, it } from "vitest";
import { widened } from "./name-edges.ts";
import { read } from "./reading.ts";

const widenedIn = (prompt: string, chosen: string): string => {
  const start = prompt.indexOf(chosen);
  return widened(read(prompt), { text: chosen, span: [start, start + chosen.length] }).text;
};

describe("what belongs to a name by its spelling", () => {
  it.each([
    ["Fishmonger in Whitby, R. Appleyard & Son.", "Appleyard & Son", "R. Appleyard & Son"],
    ["logo for J.R. Castellanos, guitarist", "Castellanos", "J.R. Castellanos"],
    ["logo for J.R. Castellanos, guitarist", "J.R", "J.R. Castellanos"],
    ["J.R. Whitcombe & Daughters, law firm", "J.R", "J.R. Whitcombe & Daughters"],
    ["Pike, Hollis and Brandt (consulting)", "Hollis and Brandt", "Pike, Hollis and Brandt"],
    ["brokers Hale, Ortiz & Byrne.", "Ortiz & Byrne", "Hale, Ortiz & Byrne"],
    ["Windfall Cider Co. uses apples", "Windfall Cider Co", "Windfall Cider Co."],
    ["It is called Tongue & Co. Keep it classy", "Tongue & Co", "Tongue & Co."],
    ["Firm = R. Tolley Construction. Yellow.", "R", "R. Tolley Construction"],
    ["Client name is Thornbury, Okonkwo, Silva & Reyes", "Thornbury", "Thornbury, Okonkwo, Silva & Reyes"],
    ["my initials, R.J.T., as a monogram", "R.J.T", "R.J.T."],
    ["Name Isis Mill R.C. Two crossed oars", "Isis Mill R.C", "Isis Mill R.C."],
    ["what we're called: (un)rest. hard no: moons", "rest", "(un)rest"],
    ["(ro)button makes kits", "ro", "(ro)button"],
    [
      "Sten, Solveig & Daughters Roofing. long I know",
      "Solveig & Daughters Roofing",
      "Sten, Solveig & Daughters Roofing",
    ],
    ["logo for Penrose Tiling Ltd", "Penrose Tiling Ltd", "Penrose Tiling"],
    ["The name we filed is Lost & Orbit, Inc. Thin lines", "Lost & Orbit, Inc", "Lost & Orbit"],
    ["Stahlkraft GmbH, bitte mit GmbH", "Stahlkraft GmbH", "Stahlkraft GmbH"],
  ])("%s", (prompt, chosen, whole) => {
    expect(widenedIn(prompt, chosen)).toBe(whole);
  });

  it.each([
    ["We are a butcher in Bath, Tucker and Sons.", "Tucker and Sons"],
    ["Hello, Hart & Byrne here.", "Hart & Byrne"],
    ["Our name is X. It sells tea", "X"],
    ["Made in the U.S. Harrow is a bakery", "Harrow"],
    ["A shop called The Limited", "The Limited"],
  ])("leaves the name in “%s”", (prompt, chosen) => {
    expect(widenedIn(prompt, chosen)).toBe(chosen);
  });
});
