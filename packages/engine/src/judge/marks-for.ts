/** The marks that stand for election: what could say the notions, drawn, judged and looked at. */

import type { Notion } from "../conceive/concepts.ts";
import { explore } from "../explore/candidates.ts";
import { sittingFor } from "../explore/sitting.ts";
import { admit, statedShown } from "../explore/wishes.ts";
import type { Sitting } from "../marks/family.ts";
import type { FaceChoice } from "../type/choose.ts";
import type { Brief, FaceMeasure, Studio, Unmet } from "../vocabulary.ts";
import { judge, type Verdict } from "./judge.ts";
import { type Looker, lookerFor, type Plainness } from "./sight.ts";

export interface Marks {
  readonly sitting: Sitting;
  readonly verdicts: readonly Verdict[];
  readonly unmet: readonly Unmet[];
  /** How many candidates there were, and how many of them were as wished. */
  readonly explored: number;
  readonly admitted: number;
}

/** What marks are drawn for. */
export interface Client {
  readonly studio: Studio;
  readonly brief: Brief;
  readonly notions: readonly Notion[];
  readonly choice: FaceChoice;
  readonly measure: FaceMeasure;
  readonly recent: readonly string[];
  /** Whether two colours must be seen in the mark. */
  readonly twoInks: boolean;
  readonly looker: Looker;
}

/** Looks for what was asked for; where nothing was, for nothing. */
export const lookerOf = (studio: Studio, brief: Brief): Looker =>
  lookerFor(studio.eye, brief.motifs?.source === "stated", (candidate) => statedShown(brief, candidate));

/** Seen less plainly than this in every drawing of ours, a thing is looked up in the sets as well. */
const PLAIN_ENOUGH: Plainness = 2;
/** What has more right names than this is a kind of things; its own name is enough. */
const MOST_NAMES = 4;

export function marksFor(client: Client, wantsMark: boolean): Marks {
  const own = marksBy(client, wantsMark, null);
  const best = plainest(own);
  if (best === null || best >= PLAIN_ENOUGH) return own;
  const eye = client.studio.eye();
  const all = marksBy(client, wantsMark, (thing) => {
    const rows = eye.rowsFor(thing);
    return rows.length <= MOST_NAMES ? rows.map((row) => eye.words[row]!) : [];
  });
  return (plainest(all) ?? 0) > best ? all : own;
}

function marksBy(
  { studio, brief, notions, choice, measure, recent, twoInks, looker }: Client,
  wantsMark: boolean,
  otherNames: Parameters<typeof sittingFor>[5],
): Marks {
  const sitting = sittingFor(studio, brief, notions, choice, measure, otherNames);
  const explored = explore(sitting, notions);
  const { candidates, unmet } = admit(brief, explored);
  return {
    sitting,
    verdicts: wantsMark ? judge(candidates, sitting, measure, studio.known, recent, twoInks, looker) : [],
    unmet,
    explored: explored.length,
    admitted: candidates.length,
  };
}

/** How plainly the thing is seen where it is seen best; null where nothing was looked for. */
function plainest({ verdicts }: Marks): Plainness | null {
  return verdicts.reduce<Plainness | null>(
    (best, { plainness }) => (plainness !== null && plainness > (best ?? -1) ? plainness : best),
    null,
  );
}
