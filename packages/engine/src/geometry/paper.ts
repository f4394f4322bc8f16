/**
 * paper.js, which carries out booleans of outlines. It reads the arguments of each little sum on points from a list that may hold
 * points, numbers, arrays or words; that took half of its time. The functions here take points and numbers as they are, compute the
 * same to the last bit, and leave whatever else comes to paper's own.
 */

import type paper from "paper";
import core from "paper/dist/paper-core.js";

/** paper keeps a current project; items made without inserting them leave nothing behind in it. */
export const library = core as unknown as typeof paper;
library.setup(new library.Size(1, 1));

const { Point } = library;
type Point = paper.Point;

/** A curve as paper keeps its numbers: where it begins, its handles, where it ends. */
type Values = readonly [number, number, number, number, number, number, number, number];

type Sum = (this: Point, ...args: unknown[]) => Point;

/** A sum of two points, or of a point and one number for both of its own. */
const summing = (own: Sum, of: (a: number, b: number) => number): Sum =>
  function (this: Point, ...args) {
    const [other] = args;
    if (args.length === 1) {
      if (other instanceof Point) return new Point(of(this.x, other.x), of(this.y, other.y));
      if (typeof other === "number") return new Point(of(this.x, other), of(this.y, other));
    }
    return own.apply(this, args);
  };

interface Sums {
  add: Sum;
  subtract: Sum;
  multiply: Sum;
  dot(this: Point, ...args: unknown[]): number;
  isClose(this: Point, ...args: unknown[]): boolean;
}

const points = Point.prototype as unknown as Sums;
const { dot, isClose } = points;

points.add = summing(points.add, (a, b) => a + b);
points.subtract = summing(points.subtract, (a, b) => a - b);
points.multiply = summing(points.multiply, (a, b) => a * b);
points.dot = function (this: Point, ...args) {
  const [other] = args;
  return args.length === 1 && other instanceof Point
    ? this.x * other.x + this.y * other.y
    : dot.apply(this, args);
};
points.isClose = function (this: Point, ...args) {
  const [other, tolerance] = args;
  if (!(other instanceof Point) || typeof tolerance !== "number") return isClose.apply(this, args);
  const [x, y] = [other.x - this.x, other.y - this.y];
  return Math.sqrt(x * x + y * y) <= tolerance;
};

/** What paper computes of a curve's numbers, beside what its types tell. */
interface Curves {
  isStraight(values: Values): boolean;
  getTimeOf(values: Values, point: Point): number | null;
}

const curves = library.Curve as unknown as Curves;
const { isStraight, getTimeOf } = curves;
const EPSILON = 1e-12;
const TRIGONOMETRIC_EPSILON = 1e-8;

const isZero = (x: number, y: number): boolean => Math.abs(x) <= EPSILON && Math.abs(y) <= EPSILON;
const isCollinear = (x1: number, y1: number, x2: number, y2: number): boolean =>
  Math.abs(x1 * y2 - y1 * x2) <= Math.sqrt((x1 * x1 + y1 * y1) * (x2 * x2 + y2 * y2)) * TRIGONOMETRIC_EPSILON;

/** Whether a curve is a line. Most are seen at once to be none, or to be one. */
curves.isStraight = (values) => {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = values;
  if (isZero(x1 - x0, y1 - y0) && isZero(x2 - x3, y2 - y3)) return true;
  const [vx, vy] = [x3 - x0, y3 - y0];
  const isBent = !(isCollinear(vx, vy, x1 - x0, y1 - y0) && isCollinear(vx, vy, x2 - x3, y2 - y3));
  return isBent ? false : isStraight(values);
};

/** A point as far as this from the box of a curve's handles is not on the curve: paper asks for a tenth of it. */
const BESIDE = 1e-6;

/** Where on a curve a point is; null where it is beside it, as most are. */
curves.getTimeOf = (values, point) => {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = values;
  const { x, y } = point;
  const isBeside =
    x < Math.min(x0, x1, x2, x3) - BESIDE ||
    x > Math.max(x0, x1, x2, x3) + BESIDE ||
    y < Math.min(y0, y1, y2, y3) - BESIDE ||
    y > Math.max(y0, y1, y2, y3) + BESIDE;
  return isBeside ? null : getTimeOf(values, point);
};
