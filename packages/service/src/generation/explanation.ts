import type { RefinementView } from "@marque/contract";

/**
 * A brand's report in sentences: which words led to what, and what gave way. Reports of older engines, or of none,
 * lack parts; what is not there is not said.
 */
export function explanationOf(
  report: Readonly<Record<string, unknown>>,
  { byHand = false }: { readonly byHand?: boolean } = {},
): string[] {
  return [
    ...texts([report.concept]).map(sentence),
    ...records(report.understood).flatMap((each) => understood(each, byHand ? "You set" : "You said")),
    ...records(report.unmet).map(unmet),
    ...listed("Kept as it was", report.kept),
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

function understood({ field, value, source, led_to: ledTo }: Part, verb: string): string[] {
  const [said, result] = [text(value), text(ledTo)];
  if (result === "") return [];
  // Its value is a point on axes, which says nothing to a person.
  if (field === "mood") return [sentence(`The mood of your words led to ${result}`)];
  if (said === "") return [];
  if (field === "avoid") return [sentence(`You did not want ${said}: ${result}`)];
  return [
    sentence(
      source === "stated" ? `${verb} “${said}”: ${result}` : `From your words I took “${said}”: ${result}`,
    ),
  ];
}

function unmet({ wish, why, did }: Part): string {
  return sentence(`“${text(wish)}” could not be had as said: ${text(why)}; ${text(did)}`);
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
  if (by === "operator") return ["Your words were read by a language model that the operator set up."];
  return text(why) === "" ? [] : [sentence(`Read by the built-in reader: ${text(why)}`)];
}

function sentence(words: string): string {
  const trimmed = words.trim();
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
