/** Outlines of few sure curves, written as the points they run through. */

import { type Path, type Point, pen } from "../../geometry/path.ts";
import { bar } from "../../geometry/primitives.ts";

export type Node = readonly [x: number, y: number, isCorner: boolean];

/** Nodes as text, because a list of pairs would fill a page: "x,y" is run through smoothly, "x,y!" is a corner. */
export const nodesOf = (text: string): Node[] =>
  text.split(/\s+/).map((node) => {
    const [x, y] = node.split(",").map(Number.parseFloat);
    return [x!, y!, node.endsWith("!")];
  });

/** The end of a smooth node's handle; its tangent is that of the circle through it and its neighbours. */
const handleOf = (before: Node, here: Node, after: Node, side: 1 | -1): Point | null => {
  if (here[2]) return null;
  const back = Math.hypot(here[0] - before[0], here[1] - before[1]);
  const ahead = Math.hypot(after[0] - here[0], after[1] - here[1]);
  const x = ((here[0] - before[0]) / back) * ahead + ((after[0] - here[0]) / ahead) * back;
  const y = ((here[1] - before[1]) / back) * ahead + ((after[1] - here[1]) / ahead) * back;
  const reach = ((side > 0 ? ahead : back) * 0.36 * side) / (Math.hypot(x, y) || 1);
  return [here[0] + x * reach, here[1] + y * reach];
};

const halfway = (from: Node, to: Point | Node): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

export const outline = (nodes: readonly Node[]): Path => {
  const at = (index: number) => nodes[(index + nodes.length) % nodes.length]!;
  const drawn = pen(at(0)[0], at(0)[1]);
  for (const [index, here] of nodes.entries()) {
    const next = at(index + 1);
    const leave = handleOf(at(index - 1), here, next, 1);
    const arrive = handleOf(here, next, at(index + 2), -1);
    const [ax, ay] = leave ?? halfway(here, arrive ?? next);
    const [cx, cy] = arrive ?? halfway(next, leave ?? here);
    if (leave || arrive) drawn.curve(ax, ay, cx, cy, next[0], next[1]);
    else drawn.line(next[0], next[1]);
  }
  return drawn.path();
};

export type Values = readonly (number | string)[];

/** A closed outline of few sure curves. */
export const through = (text: TemplateStringsArray, ...values: Values): Path =>
  outline(nodesOf(String.raw(text, ...values)));

/** The same on both sides: given is the right half, from the top of the axis to its foot. */
export const twofold = (text: TemplateStringsArray, ...values: Values): Path => {
  const right = nodesOf(String.raw(text, ...values));
  const left = right.filter(([x]) => x !== 12).map(([x, y, isCorner]): Node => [24 - x, y, isCorner]);
  return outline([...right, ...left.reverse()]);
};

/** A round stroke from point to point. */
export const trace = (text: string, width: number): Path[] => {
  const points = nodesOf(text).map(([x, y]): Point => [x, y]);
  return points.slice(1).map((point, index) => bar(points[index]!, point, width, "round"));
};

/** A stroke that flows from point to point, its ends square: fewer nodes than a trace, and no corners. */
export const swept = (text: string, width: number): Path => {
  const nodes = nodesOf(text);
  const beside = (side: 1 | -1) =>
    nodes.map(([x, y], at): Node => {
      const [before, after] = [nodes[Math.max(0, at - 1)]!, nodes[Math.min(nodes.length - 1, at + 1)]!];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const reach = (side * width) / 2 / (Math.hypot(dx, dy) || 1);
      return [x + dy * reach, y - dx * reach, at === 0 || at === nodes.length - 1];
    });
  return outline([...beside(1), ...beside(-1).reverse()]);
};
