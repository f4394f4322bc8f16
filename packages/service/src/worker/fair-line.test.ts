import { expect, it } from "vitest";
import { FairLine } from "./fair-line.ts";

const all = (line: FairLine<string>) => {
  const order: string[] = [];
  for (let next = line.next(); next; next = line.next()) order.push(next);
  return order;
};

it("workspaces take turns, and within one its members and each link", () => {
  const line = new FairLine<string>();
  for (const n of [1, 2, 3]) line.join("a", "link", `a-link-${n}`);
  line.join("a", "other link", "a-other-1");
  line.join("b", "members", "b-1");
  line.join("b", "members", "b-2");
  line.join("a", "members", "a-members-1");
  expect([line.length, line.lengthOf("a"), line.lengthOfAsker("a", "link")]).toEqual([7, 5, 3]);
  expect(all(line)).toEqual([
    ...["a-link-1", "b-1", "a-other-1", "b-2", "a-members-1"],
    ...["a-link-2", "a-link-3"],
  ]);
  expect([line.length, line.lengthOf("a"), line.lengthOfAsker("a", "link")]).toEqual([0, 0, 0]);
});

it("who joins late waits for one of each other, however long their lines are", () => {
  const line = new FairLine<string>();
  for (let n = 0; n < 50; n++) for (const link of ["x", "y", "z"]) line.join("busy", link, `busy-${n}`);
  expect([line.next(), line.next()]).toEqual(["busy-0", "busy-0"]);
  line.join("calm", "members", "calm");
  expect([line.next(), line.next()]).toContain("calm");
});

it("is of use again after it was empty", () => {
  const line = new FairLine<string>();
  expect(line.next()).toBeUndefined();
  line.join("a", "a", "1");
  expect(all(line)).toEqual(["1"]);
  line.join("a", "a", "2");
  expect(all(line)).toEqual(["2"]);
});
