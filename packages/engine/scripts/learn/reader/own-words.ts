/** A refinement once more of a logo that shows another thing or bears another name: the three parents are not all there are. */

import type { Design } from "../../../src/vocabulary.ts";
import type { LabelledPrompt } from "../../evaluate/labelled.ts";

const THINGS =
  "fox leaf anchor tree star wave heart flame mountain key lion rose boat owl fish crown sun cup bee horse bridge feather".split(
    " ",
  );

export type Refined = { readonly labelled: LabelledPrompt; readonly parent: Design };

/** `names`: names to choose from. */
export function exchanged(
  { labelled, parent }: Refined,
  names: readonly string[],
  index: number,
  round: number,
): Refined {
  const { prompt, labels } = labelled;
  const turn = index * 7 + round * 31;
  const [thing, name] = [THINGS[turn % THINGS.length]!, names[turn % names.length]!];
  let text = prompt;
  let design = parent;
  const shown = parent.mark?.motifs.find((motif) => new RegExp(`\\b${motif}\\b`, "iu").test(prompt));
  if (parent.mark && shown && !new RegExp(`\\b(?:${thing}|${shown})\\b`, "iu").test(values(labels))) {
    text = text.replace(new RegExp(`\\b${shown}\\b`, "giu"), thing);
    design = { ...design, mark: { ...parent.mark, motifs: [thing] } };
  }
  const own = parent.name;
  if (own && text.includes(own) && !shares(values(labels), own)) {
    text = text.replaceAll(own, name);
    design = { ...design, name };
  }
  return { labelled: { prompt: text, labels }, parent: design };
}

const values = ({ n, t, m }: LabelledPrompt["labels"]): string => [n, t, m].join(" ");
const shares = (text: string, name: string): boolean =>
  name.split(/[^\p{L}]+/u).some((word) => word.length > 2 && text.toLowerCase().includes(word.toLowerCase()));
