/** How the things of a finished mark stand, lie and look, held against what was asked: by which drawings they are shown, and what was made of these. */

import { showsPose } from "../lexicon/poses.ts";
import { verifyPoses as words } from "../report-words.ts";
import type { Brief, Design, MarkDesign, PoseWish, Unmet } from "../vocabulary.ts";

/** The drawings a mark shows a thing by. */
function drawingsOf(thing: string, { motifs, parameters }: MarkDesign): readonly string[] {
  const { host, motif, guest, other, third, thirdMotif, scene } = parameters;
  if (host === undefined) return motifs.includes(thing) ? [String(scene ?? motif ?? "")] : [];
  return [
    [host, motif],
    [guest, other],
    [third, thirdMotif],
  ].flatMap(([word, id]) => (word === thing ? [String(id)] : []));
}

function isPosed({ thing, pose }: PoseWish, mark: MarkDesign): boolean {
  if (`${mark.parameters.posed ?? ""} `.includes(`${thing}:${pose} `)) return true;
  // What is on another thing as was said stands on it.
  if (pose === "standing" && mark.parameters.asSaid === true) return true;
  return drawingsOf(thing, mark).some((id) => showsPose(id, pose));
}

/** Says which poses no drawing shows. */
export const posesTold = ({ poses }: Brief, { mark }: Design): readonly Unmet[] =>
  (poses?.value ?? [])
    .filter((wish) => mark !== null && drawingsOf(wish.thing, mark).length > 0 && !isPosed(wish, mark))
    .map(({ thing, words: said }) => ({
      field: "motifs",
      wish: words.posed(thing, said),
      why: words.noDrawing,
      did: words.asItIs(thing),
    }));
