/**
 * Kept conversations, from the first prompt to the last step, each step a refinement of what the one before made. A step is
 * right when exactly what was asked for was read, the parts it names changed and no other did, a part brought back is one that
 * was there, and where nothing is asked the logo is the same. What is already as asked stays. It prints totals only.
 *
 *   node scripts/node24.mjs packages/engine/scripts/reader/measure-conversations.ts [--languages=de,fr]
 */

import { assetsOf, designFromPrompt, loadStudio, type PartKind } from "../../src/index.ts";
import { readRefinement } from "../../src/reader/built-in/refinement.ts";
import { changesOf, isSame } from "../../src/refine/compare.ts";
import { carryOut } from "../../src/refine/refine.ts";
import type { Ancestor } from "../../src/vocabulary.ts";
import { type KeptConversation, keptConversations, languages } from "./kept-texts.ts";
import { codesOf, Tally } from "./tally.ts";

type Step = KeptConversation["steps"][number];

const ALL: readonly PartKind[] = ["colours", "letters", "mark", "layout", "name", "tagline"];
/** Parts that an ask may touch beside its own. An emblem's letters and mark are one piece. */
const BESIDE: { readonly [part: string]: readonly PartKind[] } = {
  mark: ["mark", "layout"],
  frame: ["mark", "layout", "letters"],
  letters: ["letters", "layout"],
  colours: ["colours"],
  name: ["name", "layout", "letters", "mark"],
  tagline: ["tagline", "layout"],
  layout: ["layout", "mark", "letters"],
};

const partsOf = (asks: ReadonlySet<string>): ReadonlySet<PartKind> =>
  new Set([...asks].flatMap((ask) => BESIDE[ask.split(".")[0]!] ?? (ask === "impossible" ? [] : ALL)));

const pictureOf = ({ design }: Ancestor): string => assetsOf(design, false).logo_svg;

/** Whether what a step brings back is what was there before. */
function isRestored(ask: string, line: readonly Ancestor[], after: Ancestor): boolean {
  const earlier = line.slice(1);
  if (ask === "first") return isSame(line.at(-1)!.design, after.design);
  if (ask.startsWith("undo")) return earlier.some((each) => isSame(each.design, after.design));
  const part = ask.split(".")[0] as PartKind;
  return earlier.some((each) => !changesOf(each.design, after.design).includes(part));
}

/** Whether the mark already stands where it is to stand: then nothing is to be done. */
function standsThere(ask: string, { design: { lockup } }: Ancestor): boolean {
  const usual = lockup.kind === "side" ? "left" : lockup.kind === "stacked" ? "above" : null;
  return ask === `layout.${lockup.side ?? usual}`;
}

const isRestore = (ask: string): boolean => /^(?:undo|first)|\.restore$/u.test(ask);

function scoreStep(
  tally: Tally,
  step: Step,
  got: ReadonlySet<string>,
  line: readonly Ancestor[],
  after: Ancestor,
) {
  const before = line[0]!;
  const isRead = got.size === step.asks.size && [...got].every((code) => step.asks.has(code));
  const changed = changesOf(before.design, after.design);
  const named = partsOf(step.asks);
  const isKept = changed.every((part) => named.has(part));
  const restores = [...step.asks].filter(isRestore);
  const isBack = restores.every((ask) => isRestored(ask, line, after));
  const isThere = [...step.asks].every((ask) => standsThere(ask, before) || (isRestore(ask) && isBack));
  const isDone = isThere || step.asks.has("impossible") || changed.length > 0;
  tally.add("read", isRead);
  tally.add("parts that were not named are kept", isKept);
  if (restores.length > 0) tally.add("brought back", isBack && isDone);
  if (step.asks.size === 0)
    tally.add("nothing asked, the same bytes", pictureOf(before) === pictureOf(after));
  const isRight = isRead && isKept && isDone && isBack;
  tally.add("steps", isRight);
  return isRight;
}

const option = process.argv.find((argument) => argument.startsWith("--languages="))?.split("=")[1];
const studio = await loadStudio();
const all = new Tally();
for (const language of option?.split(",") ?? languages()) {
  const tally = new Tally();
  for (const { prompt, steps } of keptConversations(language)) {
    const { brief, design } = await designFromPrompt(studio, { prompt, watermark: false });
    let line: readonly Ancestor[] = [{ brief, design }];
    let isRight = true;
    for (const [at, step] of steps.entries()) {
      const [parent, ...ancestors] = line as [Ancestor, ...Ancestor[]];
      const earlier = ancestors.map((ancestor) => ancestor.design);
      const request = await readRefinement(studio, step.text, parent.design, earlier);
      const lineage = { parent, ancestors, children: [], siblings: [] };
      const after = carryOut(studio, request, at + 1, lineage);
      isRight = scoreStep(tally, step, codesOf(request), line, after) && isRight;
      line = [after, ...line];
    }
    tally.add("conversations", isRight);
  }
  console.log(language, String(tally));
  all.addAll(tally);
}
console.log("all", String(all));
