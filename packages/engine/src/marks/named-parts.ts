/** Parts of a drawing that have names: whether it has one, and how one is taken apart so that it can wear its own colour. */

import layerNames from "../../data/layer-names.json" with { type: "json" };
import synonyms from "../../data/part-names.json" with { type: "json" };
import { extent, join } from "../geometry/form.ts";
import { type IsAsked, namesIn, openings, split, underlay } from "../geometry/named.ts";
import type { Brief } from "../vocabulary.ts";
import type { Drawing, Layer } from "./family.ts";

const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(synonyms).map(([name, others]) => [name, new Set(others)]),
);

/** All that a part of our own drawings may be asked by. */
const ASKED_BY: ReadonlySet<string> = new Set([
  ...Object.entries(synonyms).flatMap(([name, others]) => [name, ...others]),
  ...layerNames,
]);

/** Whether any of our own drawings can have such a part: to look for it in all of them takes a second. */
export const isPartName = (part: string): boolean => ASKED_BY.has(part);

/** What a Brief has a colour for by name: parts, and things that a drawing may show as a part. */
export const partsAsked = ({ colors, form }: Brief): readonly string[] => {
  const asked = (colors?.value ?? []).flatMap(({ of }) => of ?? []);
  // Around a mark in a frame that was asked for, that is the frame.
  return [...new Set(asked)].filter((of) => of !== "frame" || !form?.value.frame);
};

/** Whether a drawn part is what people call by this name: one's bill is another's beak. */
const isCalled = (drawn: string, asked: string): boolean =>
  drawn === asked || SYNONYMS.get(drawn)?.has(asked) === true;

/** By its very name, where a drawing has it; otherwise by those that mean the same. */
export const askingFor = (part: string, layers: readonly Layer[]): IsAsked => {
  const isNamed = layers.some(({ form }) => namesIn(form).includes(part));
  return isNamed ? (name) => name === part : (name) => isCalled(name, part);
};

/** What bears a name in its own layer, under what is left of the layer that it was in: a handle ends where the cup begins. */
const inked = (
  layers: readonly Layer[],
  of: string,
  isAsked: IsAsked,
  made: readonly string[],
): readonly Layer[] =>
  layers.flatMap((each): readonly Layer[] => {
    // A beak that was taken out of a body is no body.
    if (each.of !== undefined && made.includes(each.of)) return [each];
    const { rest, part } = split(each.form, isAsked);
    if (part === null) return [each];
    return [{ ...each, form: part, of }, ...(rest ? [{ ...each, form: rest }] : [])];
  });

/** What is left open in the drawing, laid under it. */
const opened = (layers: readonly Layer[], of: string, isAsked: IsAsked): readonly Layer[] => {
  const open = layers.flatMap((each) => openings(each.form, isAsked) ?? []);
  return open.length === 0 ? layers : [{ form: underlay(join(...open)), ink: layers[0]!.ink, of }, ...layers];
};

const withPart = (layers: readonly Layer[], part: string, made: readonly string[]): readonly Layer[] => {
  const isAsked = askingFor(part, layers);
  const apart = inked(layers, part, isAsked, made);
  return apart.some(({ of }) => of === part) ? apart : opened(layers, part, isAsked);
};

const sizeOf = (layers: readonly Layer[], part: string): number => {
  const isAsked = askingFor(part, layers);
  const forms = layers.flatMap(({ form }) => split(form, isAsked).part ?? []);
  const { width, height } = extent(join(...forms));
  return width * height;
};

/** The larger lies over the smaller, as what is left lies over both. */
const withAll = (layers: readonly Layer[], asked: readonly string[]): readonly Layer[] => {
  const sizes = new Map(asked.map((part) => [part, sizeOf(layers, part)]));
  const made: string[] = [];
  return [...sizes.keys()]
    .sort((a, b) => sizes.get(a)! - sizes.get(b)!)
    .reduce((rest, part) => {
      const apart = withPart(rest, part, made);
      // One of two things was apart before: its parts are still to be taken out of it.
      if (apart !== rest && !rest.some(({ of }) => of === part)) made.push(part);
      return apart;
    }, layers);
};

/**
 * A drawing with each of the asked parts in a layer of its own, which says what it is in the words of the asking. A part that
 * is left open, as an eye in a head, is filled. What has none of them is the drawing as it was.
 */
export const withParts = <T extends Pick<Drawing, "layers" | "small">>(
  drawing: T,
  asked: readonly string[],
): T =>
  asked.length === 0
    ? drawing
    : {
        ...drawing,
        layers: withAll(drawing.layers, asked),
        ...(drawing.small ? { small: withAll(drawing.small, asked) } : {}),
      };

/** Whether a drawing has a part that people call by this name. */
export const hasPart = ({ layers }: Pick<Drawing, "layers">, part: string): boolean =>
  layers.some(({ of }) => of === part) || withPart(layers, part, []).some(({ of }) => of === part);
