/** "Back to …": a part, or all, of an earlier version. */

import { applyCase } from "../type/case.ts";
import type { Design } from "../vocabulary.ts";
import type { Change } from "./change.ts";
import { changesOf, sameness } from "./compare.ts";
import { inkOf } from "./parts.ts";
import type { Ancestor, State } from "./state.ts";

/** The nearest ancestor whose part differs from the parent's, or the first of all. */
export function goBack(
  state: State,
  { part, to }: Extract<Change, { kind: "back" }>,
  parent: Ancestor,
  ancestors: readonly Ancestor[],
): void {
  const line = to === "first" ? ancestors.slice(-1) : ancestors;
  const differs = (each: Ancestor) =>
    part === null
      ? !sameness(each.design, parent.design)
      : changesOf(parent.design, each.design).includes(part);
  const source = line.find(differs) ?? null;
  if (!source) {
    state.unmet.push({
      field: part ?? "all",
      wish: `back to the ${to === "first" ? "first" : "one before"}`,
      why: ancestors.length === 0 ? "this logo has no ancestors" : "no ancestor differs in that",
      did: "it stays as it is",
    });
    return;
  }
  const { design, brief } = source;
  state.notes.push(part ? `the ${part} of an earlier version` : "an earlier version as a whole");
  switch (part) {
    case null:
      state.design = { ...design, seed: state.design.seed };
      state.brief = brief;
      state.kind = design.lockup.kind;
      return;
    case "colours":
      state.design = inkedAs({ ...state.design, palette: design.palette }, design);
      state.brief = { ...state.brief, colors: brief.colors };
      return;
    case "mark":
      state.design = { ...state.design, mark: design.mark, concept: design.concept };
      state.brief = { ...state.brief, motifs: brief.motifs, form: brief.form };
      if (design.mark && state.kind === "word") state.kind = design.lockup.kind;
      if (!design.mark) state.kind = "word";
      state.redo.add("layout");
      return;
    case "layout":
      state.kind = design.lockup.kind;
      state.redo.add("layout");
      return;
    case "letters":
    case "name":
    case "tagline": {
      const name = part === "name" ? design.name : state.design.name;
      const tagline = part === "tagline" ? design.tagline : state.design.tagline;
      // The same name in the old face is the old word itself; another name has to be set in it.
      const sameName = design.name === name && design.tagline === tagline;
      state.brief = {
        ...state.brief,
        ...(part === "letters"
          ? { type: brief.type }
          : part === "name"
            ? { name: brief.name }
            : { tagline: brief.tagline }),
      };
      if (part === "letters" && sameName) {
        state.design = { ...state.design, type: design.type };
        state.redo.add("layout");
        return;
      }
      const type =
        part === "letters"
          ? {
              ...design.type,
              word: state.design.type.word && {
                ...state.design.type.word,
                text: applyCase(name ?? "", design.type.case),
              },
            }
          : state.design.type;
      state.design = { ...state.design, name, tagline, type };
      state.redo.add("word");
      state.redo.add("tagline");
    }
  }
}

/** Letters take the ink they had in an earlier version, whatever they spell by now. */
function inkedAs(design: Design, source: Design): Design {
  const type = { ...design.type };
  for (const part of ["word", "tagline"] as const) {
    const [line, before] = [type[part], source.type[part]];
    if (!line || !before) continue;
    const [from, to] = [inkOf(line), inkOf(before)];
    type[part] = {
      ...line,
      shapes: line.shapes.map((shape) => (shape.ink === from ? { ...shape, ink: to } : shape)),
    };
  }
  return { ...design, type };
}
