import { timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in a time that does not reveal how much of them matches. */
export function isSameSecret(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
