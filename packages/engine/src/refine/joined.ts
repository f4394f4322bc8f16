/** A thing put to the mark, and taken out of it again: what is not named stays the drawing that it is. */

import { isHole } from "../adjust/adjust.ts";
import { setName } from "../draw/words.ts";
import { contextFor, motifsFor, namesIn } from "../explore/context.ts";
import { cut, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { type Path, toData } from "../geometry/path.ts";
import { resolve } from "../geometry/resolve.ts";
import { boxOf, formOf } from "../geometry/shapes.ts";
import { lookerOf } from "../judge/marks-for.ts";
import type { MarkContext } from "../marks/family.ts";
import { addedTo } from "../marks/pair/added.ts";
import { piecesOf } from "../marks/pair/pieces.ts";
import { isOwnScene } from "../marks/scene.ts";
import { contrast } from "../palette/colour.ts";
import { seenOnLight } from "../palette/hold-colours.ts";
import { LIGHT_GROUND } from "../palette/tune.ts";
import { rolesOf } from "../render/shown.ts";
import type { Bond, Brief, Design, Ink, MarkDesign, MarkPlace, Shape, Studio } from "../vocabulary.ts";
import { choiceOf, inkOf } from "./parts.ts";

/** How plainly the eye sees a thing in a form, by its names. */
export function seerFor(studio: Studio, whole: Brief, word: string) {
  const brief: Brief = { ...whole, motifs: { value: [word], source: "stated" } };
  return lookerOf(studio, brief, [], namesIn(studio, brief)).sees;
}

/** The drawings of a thing as a brand draws them, the plainest first. */
export function piecesFor(studio: Studio, design: Design, whole: Brief, word: string, fromAll = false) {
  const brief: Brief = { ...whole, motifs: { value: [word], source: "stated" } };
  const namesOf = namesIn(studio, brief);
  const choice = choiceOf(studio, design);
  const measure =
    setName(studio, choice)[0] ?? studio.set({ text: "Hn", face: choice.face.id, weight: choice.weight });
  const sees = seerFor(studio, whole, word);
  const names = namesOf(word);
  const thing = { word, names, motifs: motifsFor(studio, names) };
  const unpaired = contextFor(studio, whole, [], choice, measure, namesOf);
  const context: MarkContext = {
    ...unpaired,
    pair: { things: [thing, thing], bond: null, inTwo: false, sees },
  };
  const isDrawn = thing.motifs.length > 0 || names.some((name) => isOwnScene(name));
  return { pieces: isDrawn ? piecesOf(thing, context, fromAll) : [], gap: context.traits.gap };
}

/** What a drawing is mostly inked with. */
const leadOf = ({ shapes, box }: MarkDesign): Ink =>
  inkOf({ text: "", shapes: shapes.filter(({ ink }) => ink !== "pale"), box });

/** The second colour, where there is one that can stand free; on a plate there is none to spare. */
function inkFor({ palette, mark }: Design, brief: Brief): Ink {
  const lead = leadOf(mark!);
  const stated = brief.colors?.source === "stated" ? brief.colors.value.length : 0;
  const isFree = palette.hold === undefined && stated > 1 && seenOnLight(palette.secondary);
  return isFree && lead === "primary" ? "secondary" : lead;
}

export type JoinedMark = { readonly mark: MarkDesign; readonly tells: string };

/** The mark as it is, with a thing put to it; null where they cannot be joined so. */
export function withThing(
  studio: Studio,
  { design, brief, mark }: { readonly design: Design; readonly brief: Brief; readonly mark: MarkDesign },
  thing: string,
  how: Bond | MarkPlace,
  /** The drawing of it that was seen before. */
  known?: string,
): JoinedMark | null {
  const { pieces: found, gap } = piecesFor(studio, design, brief, thing);
  const pieces = found.toSorted((a, b) => Number(b.id === known) - Number(a.id === known));
  const isField = isHole(mark);
  const host = formOf(mark.shapes);
  for (const piece of pieces) {
    const added = addedTo(host, piece, { how, gap, isField });
    if (!added) continue;
    const ink = added.isHole ? leadOf(mark) : inkFor(design, brief);
    const guest: readonly Shape[] = [{ d: toData(added.guest), ink, of: thing }];
    const shapes = added.isHole
      ? mark.shapes.map((shape) => cutBy(shape, added.guest))
      : [...mark.shapes, ...guest];
    const { adjustment: _, drawn: __, frame: ___, ...bare } = mark;
    const joined: MarkDesign = {
      ...bare,
      motifs: [...mark.motifs, thing],
      parameters: { ...mark.parameters, joined: piece.id },
      shapes,
      box: boxOf(shapes),
      joined: { thing, guest, host: mark },
    };
    return { mark: joined, tells: `the ${thing} ${added.phrase} the ${mark.motifs[0]}` };
  }
  return null;
}

const cutBy = (shape: Shape, hole: Path): Shape => {
  const { rule: _, ...rest } = shape;
  return { ...rest, d: toData(resolve(cut(solid(fromData(shape.d), shape.rule), hole))) };
};

/** The mark without the thing that was put to it, or without all but that; null where `goes` names neither. */
export function partOf(mark: MarkDesign, goes: (thing: string) => boolean): MarkDesign | null {
  const { joined } = mark;
  if (!joined) return null;
  const { thing, host, guest } = joined;
  const drawn = mark.drawn?.shapes ?? mark.shapes;
  const inkAt = (shapes: readonly Shape[], from: number): readonly Shape[] =>
    shapes.map((shape, at) => ({ ...shape, ink: drawn[from + at]?.ink ?? shape.ink }));
  const hostsGo = host.motifs.map(goes);
  if (goes(thing) && !hostsGo.includes(true)) return { ...host, shapes: inkAt(host.shapes, 0) };
  if (goes(thing)) return partOf(host, goes);
  if (hostsGo.includes(false) || hostsGo.length === 0) {
    return null;
  }
  const { joined: _, adjustment: __, drawn: ___, frame: ____, ...bare } = mark;
  const shapes = inkAt(guest, host.shapes.length);
  return {
    ...bare,
    family: "pictorial",
    motifs: [thing],
    parameters: { variant: `${mark.parameters.joined}-alone`, motif: String(mark.parameters.joined) },
    depends: ["motif"],
    shapes,
    box: boxOf(shapes),
    favicon: null,
  };
}

/** A mark of three without the one that was put to the two others, where these are drawn whole without it; otherwise null. */
export function withoutThird(mark: MarkDesign, goes: (thing: string) => boolean): MarkDesign | null {
  const { third, thirdMotif: _, thirdOperator: __, thirdAsSaid: ___, pairAsSaid, ...rest } = mark.parameters;
  if (typeof third !== "string" || !goes(third) || mark.motifs.filter(goes).length !== 1) return null;
  const { host, guest } = mark.parameters;
  const shapes = mark.shapes.filter(({ of }) => of !== third);
  const isWhole = [host, guest].every((thing) => shapes.some(({ of }) => of === thing));
  if (!isWhole || shapes.length === mark.shapes.length || mark.adjustment) return null;
  return {
    ...mark,
    motifs: mark.motifs.filter((thing) => !goes(thing)),
    parameters: { ...rest, ...(pairAsSaid === undefined ? {} : { asSaid: pairAsSaid }) },
    shapes,
    box: boxOf(shapes),
  };
}

/** One of two things, whole and by itself: as it was drawn in a pair, or plainly where one scene showed both; in the ink that it has now. */
export function pieceAlone(
  studio: Studio,
  { design, brief, mark }: { readonly design: Design; readonly brief: Brief; readonly mark: MarkDesign },
  thing: string,
): MarkDesign | null {
  const { host, guest, motif, other } = mark.parameters;
  const at = thing === host ? 0 : thing === guest ? 1 : -1;
  if (mark.family === "pair" && at < 0) return null;
  const id = at === 0 ? motif : other;
  // A plain drawing has one ink: it would lose a second colour that is seen.
  if (mark.family !== "pair" && isTwoInked(design)) return null;
  const { pieces } = piecesFor(studio, design, brief, thing);
  const piece = mark.family === "pair" ? pieces.find((each) => each.id === id) : pieces[0];
  if (!piece) return null;
  const ink = mark.shapes[at]?.ink ?? leadOf(mark);
  const shapes: readonly Shape[] = [{ d: toData(piece.path), ink }];
  return {
    family: "pictorial",
    motifs: [thing],
    parameters: { variant: `${piece.id}-alone`, motif: piece.id },
    depends: ["motif"],
    shapes,
    box: boxOf(shapes),
    favicon: null,
  };
}

/** Less than this against the ground, and a colour is the ground's. */
const LEAST_SEEN = 1.25;

const isTwoInked = (design: Design): boolean =>
  new Set([...rolesOf(design, "mark")].map((role) => design.palette.light[role])).size > 1 &&
  contrast(design.palette.light.secondary, LIGHT_GROUND) >= LEAST_SEEN;
