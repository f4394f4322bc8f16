/** The parent once more with one thing slightly otherwise: a mark of another seed, else the letters a step on. */

import type { Brief, Studio } from "../vocabulary.ts";
import { applyAll, type Setting } from "./apply/apply.ts";
import type { Asked, Change, PartKind, Request } from "./change.ts";
import { sameness } from "./compare.ts";
import { NO_TYPE } from "./read/letters.ts";
import type { State } from "./state.ts";

const unasked = (change: Change): Asked => ({ change, said: "", span: null });

const DEEPER: Change = { kind: "shift", move: { dl: -0.06, kc: 1.1 }, word: "a shade deeper" };

export function varied(studio: Studio, request: Request, setting: Setting, state: State): State {
  const { design, brief } = setting.parent;
  const keep = (part: PartKind) => request.locks.includes(part);
  // A mark that could not be made simpler must not be exchanged for a busier one.
  const calm = request.changes.some(({ change }) => change.kind === "mark" && change.how === "simpler");
  const change: Change =
    design.mark && !keep("mark") && !calm
      ? { kind: "mark", how: "another", motifs: statedMotifs(brief), form: null, avoid: [] }
      : !keep("letters") && design.type.word && !calm
        ? { kind: "letters", wish: NO_TYPE, avoid: [], another: true, heavier: 0 }
        : { kind: "shift", move: { dl: -0.05, kc: 1.08 }, word: "a shade deeper" };
  const next = applyAll(studio, [unasked(change)], [], { ...setting, seed: setting.seed + 1 });
  const chosen = sameness(design, next.design) ? applyAll(studio, [unasked(DEEPER)], [], setting) : next;
  chosen.unmet.push(...state.unmet);
  return chosen;
}

const statedMotifs = ({ motifs }: Brief): readonly string[] =>
  motifs?.source === "stated" ? motifs.value : [];
