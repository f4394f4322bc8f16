import { expect, it } from "vitest";
import { bestPath } from "./best-path.ts";

/** Scores of outside, begin and inside of one tag. */
const piece = (...scores: readonly [number, number, number]) => Float32Array.from(scores);

it("goes on only with what was begun", () => {
  const words = [[piece(5, 0, 4)], [piece(0, 1, 9)], [piece(9, 0, 0)]];
  // Inside would be likelier for the second word, but nothing was begun: the first begins it, or the second does.
  const [stretch, ...others] = bestPath(words, 1);
  expect(others).toEqual([]);
  expect(stretch).toMatchObject({ to: 2, tag: 0 });
});

it("tells two that stand side by side apart", () => {
  const words = [[piece(0, 9, 0)], [piece(0, 9, 0)]];
  expect(bestPath(words, 1).map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

it("takes all pieces of a word together", () => {
  const words = [[piece(0, 9, 0), piece(1, 0, 0)]];
  expect(bestPath(words, 1)).toMatchObject([{ from: 0, to: 1 }]);
});

it("finds nothing in nothing", () => {
  expect(bestPath([], 1)).toEqual([]);
});

it("takes what it hesitates about for a tag that is known to be there, and nothing that it does not", () => {
  const words = [[piece(3, 2, 0)], [piece(9, 0, 0)]];
  expect(bestPath(words, 1)).toEqual([]);
  expect(bestPath(words, 1, { somewhere: { tag: 0, times: 8 } })).toMatchObject([{ from: 0, to: 1, tag: 0 }]);
});

it("goes on with a tag that was begun where it hesitates, and stops where it does not", () => {
  const words = [[piece(0, 9, 0)], [piece(3, 0, 2)], [piece(9, 0, 0)]];
  expect(bestPath(words, 1)).toMatchObject([{ from: 0, to: 1 }]);
  expect(bestPath(words, 1, { goesOn: { tag: 0, times: 6 } })).toMatchObject([{ from: 0, to: 2 }]);
});
