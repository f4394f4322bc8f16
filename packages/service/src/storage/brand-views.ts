import type { Assets, Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A part's own box and where it is put; each null where the design has no such part. */
export interface PlacedBox {
  readonly box: Box | null;
  readonly place: { readonly x: number; readonly y: number; readonly scale: number } | null;
}

/** A brand with what its Memory Node and its report tell, for a person to look at. */
export interface BrandViewRow {
  readonly id: string;
  readonly project_id: string;
  readonly environment: Environment;
  readonly job_id: string;
  readonly label: string | null;
  readonly memory_id: string;
  readonly parent_id: string | null;
  /** The brand that was refined. */
  readonly parent_brand_id: string | null;
  readonly prompt: string;
  readonly assets: Omit<Assets, "logo_svg" | "logo_svg_dark">;
  readonly report: Readonly<Record<string, unknown>>;
  readonly light_ground: string | null;
  readonly dark_ground: string | null;
  readonly is_hearted: boolean;
  readonly logo_box: Box | null;
  readonly mark: PlacedBox;
  readonly word: PlacedBox;
  readonly tagline: PlacedBox;
  readonly has_design: boolean;
  readonly has_mark: boolean;
  readonly has_word: boolean;
  /** What it was unlocked to. */
  readonly unlocked: { readonly brand_id: string; readonly project_id: string } | null;
  /** Names and sizes of its kit, once that is made. */
  readonly kit_files: readonly { readonly path: string; readonly bytes: number }[] | null;
}

const placed = (part: string, place: string) =>
  `jsonb_build_object('box', m.design #> '{${part},box}', 'place', m.design #> '{lockup,${place}}')`;
const present = (path: string) => `coalesce(jsonb_typeof(m.design #> '${path}') = 'object', false)`;

/** The SVGs stay behind: they are served alone, and are most of the bytes. */
const SELECT = `
  select b.id, b.project_id, b.environment, b.job_id, b.label, b.memory_id, m.parent_id, m.prompt,
    b.assets - 'logo_svg' - 'logo_svg_dark' as assets, b.report,
    m.design #>> '{palette,light,ground}' as light_ground, m.design #>> '{palette,dark,ground}' as dark_ground,
    b.hearted_at is not null as is_hearted, m.design #> '{lockup,box}' as logo_box, ${placed("mark", "mark")} as mark,
    ${placed("type,word", "wordmark")} as word, ${placed("type,tagline", "tagline")} as tagline,
    coalesce(m.design ->> 'kind' = 'design', false) as has_design,
    ${present("{mark}")} and ${present("{lockup,mark}")} as has_mark,
    ${present("{type,word}")} and ${present("{lockup,wordmark}")} as has_word,
    (select p.id from memory_nodes n join brands p on p.job_id = n.job_id where n.id = m.parent_id) as parent_brand_id,
    (select json_build_object('brand_id', l.id, 'project_id', l.project_id)
     from unlocks u join brands l on l.job_id = u.job_id join projects lp on lp.id = l.project_id
     where u.brand_id = b.id) as unlocked,
    (select x.files from exports x where x.brand_id = b.id and x.kind = 'kit' and x.status = 'ready') as kit_files
  from brands b join memory_nodes m on m.job_id = b.job_id`;
/** Brands whose project was deleted are out of reach at once, though the purge may not have come to them yet. */
const REACHABLE = "exists (select from projects p where p.id = b.project_id)";

const pageOfProject: Statement = {
  name: "brand_views.pageOfProject",
  text: `${SELECT} where b.project_id = $1 and ($3::text is null or b.id collate "C" < $3)
         order by b.id collate "C" desc limit $2`,
};
const byId: Statement = {
  name: "brand_views.byId",
  text: `${SELECT} where b.id = $2 and b.workspace_id = $1 and ${REACHABLE}`,
};
const logo: Statement = {
  name: "brand_views.logo",
  text: `select b.assets ->> $3 as svg from brands b where b.id = $2 and b.workspace_id = $1 and ${REACHABLE}`,
};

const design: Statement = {
  name: "brand_views.design",
  text: `select b.environment, m.brief::text as brief, m.design::text as design
         from brands b join memory_nodes m on m.job_id = b.job_id
         where b.id = $2 and b.workspace_id = $1 and m.design ->> 'kind' = 'design' and ${REACHABLE}`,
};

const heart: Statement = {
  name: "brand_views.heart",
  text: `update brands b set hearted_at = case when $3 then coalesce(b.hearted_at, now()) end
         where b.id = $2 and b.workspace_id = $1 and ${REACHABLE} returning b.id`,
};

/** The caller has checked that the project is the workspace's. */
export async function pageOfBrandViews(
  store: Executor,
  projectId: string,
  count: number,
  after: string | undefined,
): Promise<BrandViewRow[]> {
  return store.run(pageOfProject, [projectId, count, after ?? null]);
}

export async function findBrandView(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<BrandViewRow | undefined> {
  return (await store.run<BrandViewRow>(byId, [workspaceId, id]))[0];
}

export async function findLogo(
  store: Executor,
  workspaceId: string,
  brandId: string,
  asset: "logo_svg" | "logo_svg_dark",
): Promise<string | undefined> {
  return (await store.run<{ svg: string }>(logo, [workspaceId, brandId, asset]))[0]?.svg;
}

export interface BrandDesign {
  readonly environment: Environment;
  /** JSON, like the one below. */
  readonly brief: string;
  readonly design: string;
}

/** Undefined also for a brand of which no design is kept. */
export async function findBrandDesign(
  store: Executor,
  workspaceId: string,
  brandId: string,
): Promise<BrandDesign | undefined> {
  return (await store.run<BrandDesign>(design, [workspaceId, brandId]))[0];
}

/** False where the workspace has no such brand. */
export async function setHeart(
  store: Executor,
  workspaceId: string,
  brandId: string,
  isHearted: boolean,
): Promise<boolean> {
  return (await store.run(heart, [workspaceId, brandId, isHearted])).length > 0;
}
