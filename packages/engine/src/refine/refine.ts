/**
 * parent + prompt → refinement. The parent's Design is kept, path data and all, and patched: what the prompt
 * does not name stays byte-identical. One step a part, in the order in which parts depend on each other.
 */

import { design as draw } from "../design.ts";
import { dice } from "../dice.ts";
import { boxOf } from "../draw/mark.ts";
import { FRAMES } from "../marks/emblem.ts";
import { deepFreeze } from "../understand/freeze.ts";
import { AXES, moodOf } from "../understand/mood.ts";
import type {
  Brief,
  Design,
  LockupKind,
  MarkDesign,
  Mood,
  Report,
  Shape,
  Studio,
  Unmet,
} from "../vocabulary.ts";
import { goBack } from "./back.ts";
import { type Change, type PartKind, partOf, type Request } from "./change.ts";
import { sameness } from "./compare.ts";
import { choiceOf, place, sizeOf, storedMark, storedTagline, storedWord } from "./parts.ts";
import { readRequest } from "./read.ts";
import { onFrame, rechoose, reletter } from "./reletter.ts";
import { framed, remark } from "./remark.ts";
import { reink, repaint } from "./repaint.ts";
import type { Ancestor, State } from "./state.ts";
import { told } from "./tell.ts";

export type { Ancestor } from "./state.ts";

export type RefineInput = {
  readonly prompt: string;
  readonly seed: number;
  readonly parent: Ancestor;
  /** Nearest first, the root last. */
  readonly ancestors: readonly Ancestor[];
};

export type Refined = { readonly brief: Brief; readonly design: Design; readonly report: Report };

export async function refine(
  studio: Studio,
  { prompt, seed, parent, ancestors }: RefineInput,
): Promise<Refined> {
  const request = readRequest(studio, prompt, parent.design);
  let state = applyAll(studio, request, { seed, parent, ancestors });
  // A refinement is never a no-op: where nothing changed, a near variation is drawn.
  if (sameness(parent.design, state.design)) {
    const why =
      request.changes.length === 0
        ? "nothing in the prompt was read as a change"
        : "what was asked for is so already, or cannot be moved further";
    state = varied(studio, request, { seed, parent, ancestors }, state);
    state.notes.push(`${why}: this is a near variation of the parent`);
  }
  return {
    brief: deepFreeze(state.brief),
    design: deepFreeze(state.design),
    report: told(studio, parent, state, request),
  };
}

type Setting = { readonly seed: number; readonly parent: Ancestor; readonly ancestors: readonly Ancestor[] };

function applyAll(studio: Studio, request: Request, setting: Setting): State {
  const { parent } = setting;
  const state: State = {
    brief: parent.brief,
    design: { ...parent.design, seed: setting.seed },
    unmet: [],
    notes: [],
    redo: new Set(),
    kind: parent.design.lockup.kind,
    factor: 1,
  };
  for (const change of [...request.changes].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    const part = partOf(change);
    if (part && request.locks.includes(part)) {
      state.unmet.push({
        field: part,
        wish: change.kind,
        why: `the prompt also asks to keep the ${part}`,
        did: "it stays as it was",
      });
      continue;
    }
    apply(studio, state, change, setting, request.locks);
  }
  settle(studio, state, parent.design);
  return state;
}

/** Earlier changes are ground for later ones. */
const ORDER: readonly Change["kind"][] = [
  "afresh",
  "back",
  "rename",
  "tagline",
  "mood",
  "letters",
  "recolour",
  "shift",
  "swap",
  "without-colours",
  "mark",
  "lockup",
  "size",
];

function apply(
  studio: Studio,
  state: State,
  change: Change,
  { seed, parent, ancestors }: Setting,
  locks: readonly PartKind[],
): void {
  switch (change.kind) {
    case "afresh": {
      const made = draw(studio, state.brief, seed, {
        recent: parent.design.mark ? [parent.design.mark.family] : [],
      });
      state.design = locked(made.design, parent.design, locks);
      state.kind = state.design.lockup.kind;
      if (locks.length > 0) state.redo.add("layout");
      return;
    }
    case "back":
      goBack(state, change, parent, ancestors);
      return;
    case "rename":
      rename(studio, state, change.name, seed, locks);
      return;
    case "tagline":
      state.brief = {
        ...state.brief,
        tagline: change.text === null ? null : { value: change.text, source: "stated" },
      };
      state.design = { ...state.design, tagline: change.text };
      state.redo.add("tagline");
      return;
    case "mood":
      temper(studio, state, change, seed, locks);
      return;
    case "letters": {
      if (!state.design.type.word && state.kind === "mark") {
        state.unmet.push({
          field: "type",
          wish: "other letters",
          why: "this logo has no letters",
          did: "the family named with it changes",
        });
      }
      const { brief, choice, unmet } = rechoose(studio, state.brief, state.design, change, seed);
      state.brief = brief;
      state.unmet.push(
        ...unmet.map(
          (why): Unmet => ({ field: "type", wish: "a face as stated", why, did: "the nearest face is used" }),
        ),
      );
      setIn(studio, state, choice, seed);
      return;
    }
    case "recolour":
    case "shift":
    case "swap":
    case "without-colours": {
      const { brief, palette } = repaint(state.brief, state.design, change, seed);
      const before = state.design.palette;
      state.brief = brief;
      state.design = reink({ ...state.design, palette }, before, change);
      return;
    }
    case "mark":
      draftMark(studio, state, change, seed);
      return;
    case "lockup":
      relay(studio, state, change.lockup, seed);
      return;
    case "size":
      if (state.kind !== "side" && state.kind !== "stacked")
        state.unmet.push({
          field: "form",
          wish: "another size of the mark",
          why: `in this layout (${state.kind}) mark and name have no sizes of their own`,
          did: "the sizes stay",
        });
      else {
        state.factor *= change.factor;
        state.redo.add("layout");
      }
      return;
  }
}

/** Locked parts of the parent stand in a design that was drawn afresh. */
const locked = (made: Design, parent: Design, locks: readonly PartKind[]): Design => ({
  ...made,
  ...(locks.includes("colours") ? { palette: parent.palette } : {}),
  ...(locks.includes("letters") || locks.includes("name") ? { type: parent.type } : {}),
  ...(locks.includes("mark") ? { mark: parent.mark, concept: parent.concept } : {}),
});

function rename(studio: Studio, state: State, name: string, seed: number, locks: readonly PartKind[]): void {
  const before = state.design.name;
  state.brief = { ...state.brief, name: { value: name, source: "stated" } };
  state.design = { ...state.design, name };
  if (state.kind === "mark" && before === null) {
    state.kind = state.design.mark ? "side" : "word";
    state.redo.add("layout");
  }
  const choice = choiceOf(studio, { ...state.design, type: { ...state.design.type, word: null } });
  setIn(studio, state, choice, seed);
  const { mark } = state.design;
  const initial = (text: string | null) => /[\p{L}\p{N}]/u.exec(text ?? "")?.[0]?.toUpperCase() ?? "";
  const spells = mark?.depends.some(
    (each) =>
      each === "name" || each === "letters" || (each === "initial" && initial(before) !== initial(name)),
  );
  if (mark && spells && !locks.includes("mark")) {
    state.notes.push(`the mark was made of the old name’s letters, so it is drawn again for “${name}”`);
    draftMark(
      studio,
      state,
      {
        kind: "mark",
        how: "form",
        motifs: [],
        form: state.brief.form?.value.form === "monogram" ? "monogram" : null,
        avoid: [],
      },
      seed,
    );
  }
}

function temper(
  studio: Studio,
  state: State,
  change: Extract<Change, { kind: "mood" }>,
  seed: number,
  locks: readonly PartKind[],
): void {
  const wished = moodOf(change.styles, change.denied, null);
  const before = state.brief.mood?.value;
  const silent = (axis: keyof Mood) => wished[axis] === 0;
  const value = Object.fromEntries(
    AXES.map((axis) => [
      axis,
      before && silent(axis)
        ? before[axis]
        : Math.round(((before?.[axis] ?? 0) * 0.3 + wished[axis] * 0.9) * 100) / 100,
    ]),
  ) as Record<keyof Mood, number>;
  for (const axis of AXES) value[axis] = Math.min(1, Math.max(-1, value[axis]));
  state.brief = { ...state.brief, mood: { value, source: "stated" } };
  const touches = (part: PartKind) => (change.on === null || change.on === part) && !locks.includes(part);
  const freeType =
    !state.brief.type ||
    (state.brief.type.value.family === null && change.on === "letters") ||
    state.brief.type.value.classes.length === 0;
  if (touches("letters") && (freeType || change.on === "letters") && state.design.type.word) {
    const { choice } = rechoose(
      studio,
      { ...state.brief, type: null },
      state.design,
      {
        kind: "letters",
        wish: state.brief.type?.value ?? {
          classes: [],
          family: null,
          weight: null,
          case: null,
          tracking: null,
        },
        avoid: [],
        another: true,
        heavier: 0,
      },
      seed,
    );
    setIn(studio, state, choice, seed);
  }
  if (touches("colours") && (state.brief.colors?.source !== "stated" || change.on === "colours")) {
    const { palette } = repaint(
      { ...state.brief, colors: null },
      state.design,
      { kind: "without-colours", hexes: [], words: [] },
      seed,
    );
    state.design = reink({ ...state.design, palette }, state.design.palette, { kind: "swap" });
  }
  if (change.on === "mark" && touches("mark"))
    draftMark(studio, state, { kind: "mark", how: "another", motifs: [], form: null, avoid: [] }, seed);
}

function draftMark(
  studio: Studio,
  state: State,
  change: Extract<Change, { kind: "mark" }>,
  seed: number,
): void {
  if (change.form === "emblem") {
    relay(studio, state, "emblem", seed);
    return;
  }
  const { brief, mark, concept, unmet } = remark(studio, state.brief, state.design, change, seed);
  state.brief = brief;
  state.unmet.push(...unmet);
  if (mark && state.kind === "word") state.kind = "side";
  // An edited letter belongs to a word that stands alone.
  if (mark && state.design.type.edit) {
    state.design = { ...state.design, type: { ...state.design.type, edit: null } };
    state.redo.add("word");
  }
  state.design = { ...state.design, mark, concept };
  state.redo.add("layout");
}

/** Another arrangement. An emblem is drawn as one piece, so going there or leaving it redraws its parts. */
function relay(studio: Studio, state: State, kind: LockupKind, seed: number): void {
  const form = state.brief.form?.value.form ?? null;
  state.brief = {
    ...state.brief,
    form: {
      value: {
        form:
          kind === "word"
            ? "wordmark"
            : kind === "emblem"
              ? "emblem"
              : form === "wordmark" || form === "emblem"
                ? null
                : form,
        lockup: kind,
      },
      source: "stated",
    },
  };
  if (kind === "emblem") {
    enframe(studio, state, seed);
    return;
  }
  if (state.kind === "emblem") unframe(studio, state, seed);
  if (kind !== "word" && !state.design.mark)
    draftMark(studio, state, { kind: "mark", how: "another", motifs: [], form: null, avoid: [] }, seed);
  if (kind !== "mark" && !state.design.type.word) {
    if (state.design.name === null) {
      state.unmet.push({
        field: "name",
        wish: "letters",
        why: "no name was ever stated",
        did: "the symbol stands alone",
      });
      return;
    }
    setIn(studio, state, choiceOf(studio, state.design), seed);
  }
  state.kind = kind;
  state.redo.add("layout");
}

/** The kept mark inside a frame, with the name going round it. */
function enframe(studio: Studio, state: State, seed: number): void {
  if (state.design.name === null) {
    state.unmet.push({
      field: "form",
      wish: "emblem",
      why: "an emblem carries a name, and none was stated",
      did: "the layout stays",
    });
    return;
  }
  if (!state.design.mark)
    draftMark(studio, state, { kind: "mark", how: "another", motifs: [], form: null, avoid: [] }, seed);
  const mark = state.design.mark;
  const frame = dice(seed, "frame").pick(FRAMES);
  const round =
    mark &&
    onFrame(studio, state.design, choiceOf(studio, state.design), frame, {
      tagline: state.brief.tagline?.value ?? null,
    });
  if (!mark || !round) return;
  const empty: MarkDesign = {
    ...mark,
    family: "emblem",
    shapes: round.lines,
    parameters: { frame: frame.id },
  };
  const drawn = framed(empty, mark, frame.inner);
  const box = boxOf([...drawn.shapes, ...round.word.shapes, ...(round.tagline?.shapes ?? [])]);
  state.design = {
    ...state.design,
    mark: { ...drawn, box },
    type: { ...state.design.type, word: round.word, tagline: round.tagline, edit: null },
  };
  state.kind = "emblem";
  state.notes.push("an emblem is drawn as one piece: the same mark and letters were set on its circle");
  state.redo.add("layout");
}

/** Out of its frame: the inner mark as it was drawn, and the name on a straight line again. */
function unframe(studio: Studio, state: State, seed: number): void {
  const { mark } = state.design;
  if (mark?.favicon)
    state.design = {
      ...state.design,
      mark: {
        ...mark,
        family: String(mark.parameters.inner ?? mark.family),
        shapes: mark.favicon,
        box: boxOf(mark.favicon),
        favicon: null,
      },
    };
  state.kind = "side";
  state.design = { ...state.design, lockup: { ...state.design.lockup, kind: "side" } };
  state.notes.push("the emblem was taken apart: its mark and its letters are set side by side anew");
  setIn(studio, state, choiceOf(studio, state.design), seed);
}

/** The name and its tagline in a choice of face. */
function setIn(studio: Studio, state: State, choice: ReturnType<typeof choiceOf>, seed: number): void {
  const { type, frame } = reletter(studio, state.brief, state.design, choice, seed, {
    word: state.design.name !== null && (state.kind !== "mark" || state.design.type.word !== null),
    tagline: state.design.type.tagline !== null,
  });
  state.design = { ...state.design, type };
  closeFrame(state, frame);
  state.redo.add("layout");
  state.redo.delete("word");
  state.redo.delete("tagline");
}

/** The lines of an emblem fill what its name leaves of the circle, so they follow the name; the inside stays. */
function closeFrame(state: State, lines: readonly Shape[] | null): void {
  const { mark, type } = state.design;
  const frame = FRAMES.find(({ id }) => id === mark?.parameters.frame);
  if (!lines || !frame || !mark?.favicon) return;
  const inner: MarkDesign = {
    ...mark,
    family: String(mark.parameters.inner ?? mark.family),
    shapes: mark.favicon,
    box: boxOf(mark.favicon),
  };
  const drawn = framed({ ...mark, shapes: lines }, inner, frame.inner);
  const box = boxOf([...drawn.shapes, ...(type.word?.shapes ?? []), ...(type.tagline?.shapes ?? [])]);
  const before = mark.shapes.map(({ d }) => d).join("");
  if (drawn.shapes.map(({ d }) => d).join("") !== before)
    state.notes.push("the emblem’s lines close the circle its name leaves open, so they were drawn again");
  state.design = { ...state.design, mark: { ...drawn, parameters: mark.parameters, box } };
}

/** Draws what is still open and puts everything at its place, if anything moved at all. */
function settle(studio: Studio, state: State, parent: Design): void {
  if (state.redo.has("word") || state.redo.has("tagline")) {
    const choice = choiceOf(studio, { ...state.design, type: { ...state.design.type, word: null } });
    const word = state.redo.has("word") || state.kind === "emblem";
    const made = reletter(studio, state.brief, state.design, choice, state.design.seed, {
      word: true,
      tagline: state.brief.tagline !== null,
    });
    state.design = {
      ...state.design,
      tagline: made.type.tagline ? (state.brief.tagline?.value ?? null) : null,
      type: {
        ...made.type,
        word: word ? made.type.word : state.design.type.word,
        edit: word ? made.type.edit : state.design.type.edit,
      },
    };
    closeFrame(state, made.frame);
    state.redo.add("layout");
  }
  if (!state.redo.has("layout")) return;
  const before = {
    mark: parent.mark && storedMark(parent.mark),
    word: storedWord(studio, parent),
    tagline: storedTagline(studio, parent),
  };
  const kept = sizeOf(parent.lockup, before) * state.factor;
  const { mark } = state.design;
  const shown = state.kind === "word" ? null : mark;
  const type =
    state.kind === "mark" ? { ...state.design.type, word: null, tagline: null } : state.design.type;
  const design: Design = { ...state.design, mark: shown, type };
  const parts = {
    mark: shown && storedMark(shown),
    word: storedWord(studio, design),
    tagline: storedTagline(studio, design),
  };
  if (!parts.mark && !parts.word) return;
  state.design = { ...design, lockup: place(state.kind, parts, Math.min(2.2, Math.max(0.45, kept))) };
}

/** The parent once more with one thing slightly otherwise: a mark of another seed, else the letters a step on. */
function varied(studio: Studio, request: Request, setting: Setting, state: State): State {
  const keep = (part: PartKind) => request.locks.includes(part);
  const changes: Change[] = [];
  if (setting.parent.design.mark && !keep("mark"))
    changes.push({
      kind: "mark",
      how: "another",
      motifs: statedMotifs(setting.parent.brief),
      form: null,
      avoid: [],
    });
  else if (!keep("letters") && setting.parent.design.type.word)
    changes.push({
      kind: "letters",
      wish: { classes: [], family: null, weight: null, case: null, tracking: null },
      avoid: [],
      another: true,
      heavier: 0,
    });
  else changes.push({ kind: "shift", move: { dl: -0.05, kc: 1.08 }, word: "a shade deeper" });
  let next = applyAll(studio, { changes, locks: [] }, { ...setting, seed: setting.seed + 1 });
  if (sameness(setting.parent.design, next.design))
    next = applyAll(
      studio,
      { changes: [{ kind: "shift", move: { dl: -0.06, kc: 1.1 }, word: "a shade deeper" }], locks: [] },
      setting,
    );
  next.unmet.push(...state.unmet);
  return next;
}

const statedMotifs = ({ motifs }: Brief): readonly string[] =>
  motifs?.source === "stated" ? motifs.value : [];
