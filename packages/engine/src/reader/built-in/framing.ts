/** What words say of a frame and of a thing that comes, beyond what the tagger hears: form, place, size and number. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { countSaid } from "../../lexicon/counts.ts";
import { frameSaid, saysAll } from "../../lexicon/frame-words.ts";
import { figureNamed } from "../../lexicon/frames.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { sizeBeside } from "../../lexicon/sizes.ts";
import { overlaps } from "../../lexicon/text.ts";
import { frameIn } from "../../render/shown.ts";
import type { Asked, Bond, Change, Frame, Studio, Tagged } from "../../vocabulary.ts";
import { thingsIn, type View } from "../in-view.ts";
import { namedThings } from "../named-things.ts";
import { placeOf } from "./bond.ts";
import { LIKELY } from "./contradictions.ts";
import { summaryOf } from "./summary.ts";

type Heard = {
  readonly studio: Studio;
  readonly prompt: string;
  readonly tagged: Tagged;
  readonly view: View;
};

/** A frame of the form that is said, and a thing as it is to come. */
export async function withManner(asked: Asked, heard: Heard): Promise<Asked> {
  const { change } = asked;
  if (change.part === "frame" && change.ask === "add")
    return { ...asked, change: await framed(asked, change.frame, heard) };
  if (change.part !== "mark" || (change.ask !== "thing" && change.ask !== "add")) return asked;
  const [thing, ...more] = change.things;
  if (!thing || more.length > 0 || !asked.span) return asked;
  const marked = heard.tagged.spans.find(({ tag, span }) => tag === "thing" && overlaps(span, asked.span!));
  const place = marked ? placeOf(marked) : null;
  // "A hexagon around the mark": what is nothing but a figure is no thing to be drawn.
  const figure = change.ask === "add" || place === "around" ? figureNamed(thing) : null;
  if (figure) return { ...asked, change: await framed(asked, figure, heard) };
  return { ...asked, change: coming(asked, { ...change, thing }, { ...heard, place }) };
}

/** Frames that go around a mark where nothing else is said: a name is too long to stand in them. */
const HOLDS_MARK: ReadonlySet<Frame> = new Set([
  "circle",
  "shield",
  "hexagon",
  "octagon",
  "diamond",
  "drop",
  "arch",
]);
/** From this likelihood on the mark alone is meant. */
const OF_MARK = 0.95;

/** Whether a frame goes around mark and letters: with a colour in its place, the tagger says whether that would be the mark's. */
async function isAroundAll({ span }: Asked, { studio, prompt, view: { parent } }: Heard): Promise<boolean> {
  if (!span || namedThings(studio, prompt, thingsIn(parent)).length > 0) return false;
  const said = `${prompt.slice(0, span[0])}bright red${prompt.slice(span[1])}`;
  const { asks } = await studio.language().tag(said, summaryOf(parent));
  return (asks.get("at.mark")?.likelihood ?? 0) < OF_MARK;
}

/** The tagger knows three forms of frames; the words name more. One that was there before comes back as it was. */
async function framed(asked: Asked, frame: Frame, heard: Heard): Promise<Change> {
  const { studio, prompt, tagged, view } = heard;
  const language = studio.meanings.languageOf(prompt);
  const said = frameSaid(prompt, language, []).frame;
  // A frame of which no form is said is heard as a square.
  const kind = said ?? (frame === "square" ? null : frame);
  const isAllSaid = clausesOf(prompt)
    .filter((clause) => !asked.span || overlaps(clause, asked.span))
    .some((clause) => saysAll(prompt.slice(...clause), language));
  const isAll = isAllSaid || (!HOLDS_MARK.has(kind ?? "square") && (await isAroundAll(asked, heard)));
  const now = frameIn(view.parent);
  const was = view.earlier.map(frameIn).find((each) => each && (kind ?? each.kind) === each.kind);
  if (was?.isAll === isAll && (kind === null ? now === null : now?.kind !== kind)) {
    const isFirst = (tagged.asks.get("from.first")?.likelihood ?? 0) >= LIKELY;
    return { part: "frame", ask: "restore", from: isFirst ? "first" : "before", frame: kind };
  }
  return { part: "frame", ask: "add", frame: kind ?? "square", ...(isAll ? { around: "all" } : {}) };
}

type Coming = Extract<Change, { readonly part: "mark"; readonly things: readonly string[] }> & {
  readonly thing: string;
};

/** "Two stars instead of one", "a small star above it". */
function coming(
  { span }: Asked,
  { thing, ...change }: Coming,
  { studio, prompt, view, place }: Heard & { readonly place: Bond | null },
): Change {
  const language = studio.meanings.languageOf(prompt);
  const isAdded = change.ask === "add";
  const count = countSaid(prompt, span!, language)?.count;
  const shown = thingsIn(view.parent).find((each) => isSameThing(each, thing));
  if (shown && count)
    return { part: "mark", ask: "count", thing: shown, count, ...(isAdded ? { isMore: true } : {}) };
  if (!isAdded) return change;
  const size = sizeBeside(prompt, language, span!);
  return {
    ...change,
    ...(place && place !== "with" && place !== "around" ? { how: place } : {}),
    ...(size ? { size } : {}),
    ...(count ? { count } : {}),
  };
}
