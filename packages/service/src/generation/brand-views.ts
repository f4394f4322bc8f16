import {
  type BrandView,
  idSeconds,
  isId,
  type List,
  type PageQuery,
  SHOWN_APPLICATIONS,
} from "@marque/contract";
import { BY_HAND } from "@marque/engine/edit";
import { ServiceError } from "../errors.ts";
import { pageOf } from "../pagination.ts";
import {
  type BrandViewRow,
  findBrandView,
  findLogo,
  pageOfBrandViews,
  setHeart,
} from "../storage/brand-views.ts";
import type { Executor } from "../storage/database.ts";
import type { Scope } from "../storage/projects.ts";
import { brandFiles } from "./brand-files.ts";
import { explanationOf, refinementOf } from "./explanation.ts";
import { placesOf } from "./part-places.ts";
import { getProjectSummary } from "./project-summaries.ts";

/** The grounds of a brand whose design says nothing about them. */
const PLAIN_GROUNDS = { light: "#ffffff", dark: "#0b0d12" } as const;
const TOLD_ALREADY = { unmet: [], kept: [], changed: [] } as const;

export async function listBrandViews(
  store: Executor,
  workspaceId: string,
  projectId: string,
  query: PageQuery,
): Promise<List<BrandView>> {
  const project = await getProjectSummary(store, workspaceId, projectId);
  return pageOf(query, (count, after) => pageOfBrandViews(store, project.id, count, after), shown);
}

export async function getBrandView(store: Executor, workspaceId: string, id: string): Promise<BrandView> {
  return shown(await requireBrand(store, workspaceId, id));
}

/** For a caller with a key, who sees the brands of one environment. */
export async function getBrandOfScope(
  store: Executor,
  { workspaceId, environment }: Scope,
  id: string,
): Promise<BrandView> {
  const row = await requireBrand(store, workspaceId, id);
  if (row.environment !== environment) throw brandNotFound();
  return shown(row);
}

export async function getLogo(
  store: Executor,
  workspaceId: string,
  brandId: string,
  ground: "light" | "dark",
): Promise<string> {
  const asset = ground === "light" ? "logo_svg" : "logo_svg_dark";
  const svg = isId("brand", brandId) ? await findLogo(store, workspaceId, brandId, asset) : undefined;
  if (!svg) throw brandNotFound();
  return svg;
}

export async function heartBrand(
  store: Executor,
  workspaceId: string,
  brandId: string,
  isHearted: boolean,
): Promise<void> {
  const isThere = isId("brand", brandId) && (await setHeart(store, workspaceId, brandId, isHearted));
  if (!isThere) throw brandNotFound();
}

export async function requireBrand(store: Executor, workspaceId: string, id: string): Promise<BrandViewRow> {
  const row = isId("brand", id) ? await findBrandView(store, workspaceId, id) : undefined;
  if (!row) throw brandNotFound();
  return row;
}

function brandNotFound(): ServiceError {
  return new ServiceError("not_found", { message: "There is no such brand in this workspace." });
}

function shown(row: BrandViewRow): BrandView {
  const sizes = new Map(row.kit_files?.map(({ path, bytes }) => [path, bytes]));
  const { name } = row.report;
  const refinement = row.parent_id === null ? null : refinementOf(row.report, row.parent_brand_id);
  return {
    id: row.id,
    project_id: row.project_id,
    environment: row.environment,
    job_id: row.job_id,
    memory_id: row.memory_id,
    parent_memory_id: row.parent_id,
    prompt: row.prompt,
    created_at: idSeconds(row.id),
    assets: row.assets,
    name: typeof name === "string" ? name : null,
    label: row.label,
    grounds: {
      light: row.light_ground ?? PLAIN_GROUNDS.light,
      dark: row.dark_ground ?? PLAIN_GROUNDS.dark,
    },
    is_hearted: row.is_hearted,
    ...placesOf(row),
    files: brandFiles({ hasMark: row.has_mark, hasWord: row.has_word }).map((file) => ({
      name: file.name,
      bytes: sizes.get(file.path) ?? null,
    })),
    applications: row.has_design ? SHOWN_APPLICATIONS : [],
    // What changed since the previous brand is said beside its picture, once.
    explanation: explanationOf(refinement ? { ...row.report, ...TOLD_ALREADY } : row.report, {
      prompt: row.prompt,
      isRefinement: refinement !== null,
      byHand: refinement !== null && row.prompt.startsWith(BY_HAND),
    }),
    refinement,
    unlocked: row.unlocked,
  };
}
