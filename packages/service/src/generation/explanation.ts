import type { RefinementView } from "@marque/contract";

export interface Asked {
  /** What "You said" may quote; nothing is quoted without it. */
  readonly prompt?: string;
  /** What was said in an earlier prompt has its places there. */
  readonly isRefinement?: boolean;
  readonly byHand?: boolean;
}

/**
 * A brand's report in sentences: first what was asked for and is not there, then which words led to what. Reports of
 * older engines, or of none, lack parts; what is not there is not said.
 */
export function explanationOf(report: Readonly<Record<string, unknown>>, asked: Asked = {}): string[] {
  return [
    ...records(report.unmet).map(unmet),
    ...texts([report.concept]).map(sentence),
    ...records(report.understood).flatMap((each) => understood(each, asked)),
    ...listed("Unchanged", report.kept),
    ...listed("Changed", report.changed),
    ...smallest(report.smallest_px),
    ...reader(report.reader),
  ];
}

/** What a refinement's report tells of the way from one brand to the next. */
export function refinementOf(
  report: Readonly<Record<string, unknown>>,
  parentBrandId: string | null,
): RefinementView {
  return {
    parent_brand_id: parentBrandId,
    changes: records(report.changes).map(({ part, ask, said }) => ({
      part: text(part),
      ask: text(ask),
      said: text(said),
    })),
    changed: texts(report.changed),
    kept: texts(report.kept),
    unmet: records(report.unmet).map(unmet),
    notes: texts(report.notes).map(sentence),
  };
}

type Part = Readonly<Record<string, unknown>>;

function understood(part: Part, { prompt = "", isRefinement = false, byHand = false }: Asked): string[] {
  const { field, source } = part;
  const [value, result] = [text(part.value), text(part.led_to)];
  if (result === "") return [];
  // Its value is a point on axes, which says nothing to a person.
  if (field === "mood") return [sentence(`The tone of your prompt led to ${result}`)];
  if (value === "") return [];
  if (field === "avoid") return [sentence(`You ruled out ${value}: ${result}`)];
  if (source !== "stated") return [sentence(`Your prompt suggests “${value}”: ${result}`)];
  if (byHand) return [sentence(`You set “${value}”: ${result}`)];
  const words = quoted(value, isRefinement ? null : part.span, prompt);
  return [sentence(words === null ? `As you asked: ${result}` : `You said ${words}: ${result}`)];
}

/** Longer stretches hold more than what was understood of them. */
const LONGEST_QUOTE = 60;

/** A value by the words of the prompt that say it, in their spelling; null where none are known to. */
function quoted(value: string, span: unknown, prompt: string): string | null {
  const found = value.split(", ").map((each) => spelled(each, prompt));
  if (found.every((each) => each !== null)) return found.map((each) => `“${each}”`).join(", ");
  if (!Array.isArray(span)) return null;
  const words = prompt.slice(Number(span[0]), Number(span[1])).trim();
  return words === "" || words.length > LONGEST_QUOTE ? null : `“${words}”`;
}

/** As it stands in the prompt. Only where lower case is as long is a place in the one a place in the other. */
function spelled(words: string, prompt: string): string | null {
  const [wanted, low] = [words.toLowerCase(), prompt.toLowerCase()];
  const at = low.length === prompt.length ? low.indexOf(wanted) : prompt.indexOf(words);
  return at < 0 ? null : prompt.slice(at, at + words.length);
}

function unmet({ wish, why, did }: Part): string {
  const instead = text(did) === "" ? [] : [sentence(text(did))];
  return [sentence(`“${text(wish)}” was not possible: ${text(why)}`), ...instead].join(" ");
}

function listed(opening: string, items: unknown): string[] {
  const named = texts(items);
  return named.length === 0 ? [] : [sentence(`${opening}: ${named.join(", ")}`)];
}

function smallest(pixels: unknown): string[] {
  return typeof pixels === "number" ? [`The mark stays clear down to ${pixels} pixels.`] : [];
}

/** Said where the operator has a language model read prompts; elsewhere there is nothing to tell. */
function reader(read: unknown): string[] {
  const [{ by, why } = {} as Part] = records([read]);
  if (by === "operator") return ["A language model set up by your operator read your prompt."];
  return text(why) === "" ? [] : [sentence(`The built-in reader read your prompt: ${text(why)}`)];
}

function sentence(words: string): string {
  const trimmed = words.trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function texts(values: unknown): string[] {
  return Array.isArray(values) ? values.map(text).filter((each) => each !== "") : [];
}

function records(values: unknown): Part[] {
  return Array.isArray(values) ? values.filter((each) => typeof each === "object" && each !== null) : [];
}
