/** Each prompt once more with another's name in it: what surrounds a name is learned apart from what it is made of. */

import type { LabelledPrompt } from "../evaluate/labelled.ts";

export type Swapped = {
  readonly labelled: LabelledPrompt;
  /** Indices of the prompt and of the one that lent the name. */
  readonly from: number;
  readonly donor: number;
};

/** In each round others lend. */
export function swapped(prompts: readonly LabelledPrompt[], round = 0): readonly Swapped[] {
  const pools = new Map<string, number[]>();
  prompts.forEach((labelled, index) => {
    const kind = kindOf(labelled);
    if (kind) pools.set(kind, [...(pools.get(kind) ?? []), index]);
  });
  return prompts.flatMap((labelled, from) => {
    const pool = pools.get(kindOf(labelled) ?? "") ?? [];
    const { prompt, labels } = labelled;
    // A step that is prime to most lengths, so that neighbours do not borrow from neighbours.
    const donor = pool[(pool.indexOf(from) * 7 + 13 + round * 101) % pool.length];
    if (donor === undefined || donor === from || count(prompt, labels.n!) !== 1) return [];
    const n = prompts[donor]!.labels.n!;
    return [
      { labelled: { prompt: prompt.replace(labels.n!, () => n), labels: { ...labels, n } }, from, donor },
    ];
  });
}

/** Names that may stand for each other: of one language, written alike; null where none or several are right. */
function kindOf({ labels: { n, g } }: LabelledPrompt): string | null {
  if (!n || n.includes("|")) return null;
  return `${g ?? "en"}${/^\p{Lu}/u.test(n) ? "X" : /^\p{Ll}/u.test(n) ? "x" : "o"}`;
}

const count = (prompt: string, name: string): number =>
  prompt.toLowerCase().split(name.toLowerCase()).length - 1;
