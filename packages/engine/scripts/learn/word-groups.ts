/** Vectors in groups of those that point the same way: k-means on the sphere, from a fixed start. */

import { generator } from "./order.ts";

/** After so many rounds hardly a vector changes its group. */
const ROUNDS = 25;

/** The members by their groups; empty groups are left out. */
export function parted(
  members: readonly number[],
  vectors: readonly Float64Array[],
  many: number,
): number[][] {
  let centres = starts(members, vectors, Math.min(many, members.length));
  let groups: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const next: number[][] = centres.map(() => []);
    for (const member of members) next[nearest(vectors[member]!, centres)]!.push(member);
    if (
      round > 0 &&
      next.every(
        (group, place) =>
          group.length === groups[place]!.length && group.every((each, at) => each === groups[place]![at]),
      )
    )
      break;
    groups = next;
    centres = groups.map((group, place) => (group.length === 0 ? centres[place]! : middle(group, vectors)));
  }
  return groups.filter((group) => group.length > 0);
}

/** Far from each other: each new one is drawn with a chance that grows with its distance from those before (k-means++). */
function starts(members: readonly number[], vectors: readonly Float64Array[], many: number): Float64Array[] {
  const random = generator(members.length);
  const chosen = [vectors[members[0]!]!];
  const far = members.map(() => Infinity);
  while (chosen.length < many) {
    const last = chosen.at(-1)!;
    let total = 0;
    members.forEach((member, at) => {
      far[at] = Math.min(far[at]!, Math.max(0, 1 - dot(vectors[member]!, last)));
      total += far[at]!;
    });
    let left = random() * total;
    const at = far.findIndex((distance) => {
      left -= distance;
      return left <= 0;
    });
    chosen.push(vectors[members[Math.max(0, at)]!]!);
  }
  return chosen;
}

function nearest(vector: Float64Array, centres: readonly Float64Array[]): number {
  let [best, most] = [0, -Infinity];
  centres.forEach((centre, place) => {
    const likeness = dot(vector, centre);
    if (likeness > most) [best, most] = [place, likeness];
  });
  return best;
}

function middle(group: readonly number[], vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(vectors[group[0]!]!.length);
  for (const member of group)
    for (let column = 0; column < sum.length; column++) sum[column]! += vectors[member]![column]!;
  const size = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / size);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let column = 0; column < a.length; column++) sum += a[column]! * b[column]!;
  return sum;
}
