/** From a parent and an edit by hand to the next brand: what a worker and the preview call. Nothing is read. */

import type { Parent, PromptedBrand } from "./prompt.ts";
import { lightened, lineageOf } from "./prompt.ts";
import { type EditRefusal, requestOfEdit } from "./refine/edit.ts";
import { carryOut } from "./refine/refine.ts";
import { assetsOf } from "./render/assets.ts";
import type { Edit, Studio } from "./vocabulary.ts";

export type EditOptions = {
  readonly edit: Edit;
  readonly parent: Parent;
  readonly seed: number;
  readonly watermark: boolean;
};

/** The same options give the same bytes: what is kept is what was previewed. */
export function designFromEdit(
  studio: Studio,
  { edit, parent, seed, watermark }: EditOptions,
): PromptedBrand | EditRefusal {
  const lineage = lineageOf(parent);
  const request = requestOfEdit(studio, edit, lineage);
  if ("why" in request) return request;
  const made = lightened(studio, carryOut(studio, request, seed, lineage));
  return { ...made, assets: assetsOf(made.design, watermark) };
}

export const isRefused = (made: PromptedBrand | EditRefusal): made is EditRefusal => "why" in made;
