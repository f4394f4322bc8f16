// The brands of links for clients, and what clients said about them.
import type { Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/** A brand of a link, while it is there. */
export interface LinkBrandRow {
  readonly link_id: string;
  readonly number: number;
  readonly brand_id: string;
  readonly environment: Environment;
  readonly name: string | null;
  readonly light_ground: string | null;
  readonly dark_ground: string | null;
  /** Its Memory Node holds a design. */
  readonly has_design: boolean;
  readonly approved_by: string | null;
  /** Unix seconds. */
  readonly approved_at: number | null;
}

export interface CommentRow {
  readonly id: string;
  readonly link_id: string;
  readonly number: number | null;
  readonly author: string;
  readonly text: string;
}

const brands: Statement = {
  name: "client_answers.brands",
  text: `select c.link_id, c.number, b.id as brand_id, b.environment, b.report ->> 'name' as name, c.approved_by,
                floor(extract(epoch from c.approved_at))::float8 as approved_at,
                m.design #>> '{palette,light,ground}' as light_ground,
                m.design #>> '{palette,dark,ground}' as dark_ground,
                coalesce(m.design ->> 'kind' = 'design', false) as has_design
         from client_link_brands c join brands b on b.id = c.brand_id join memory_nodes m on m.job_id = b.job_id
         where c.link_id = any($1::text[]) order by c.link_id, c.number`,
};
const comments: Statement = {
  name: "client_answers.comments",
  text: `select id, link_id, number, author, text from client_comments
         where link_id = any($1::text[]) order by link_id, id`,
};
const countComments: Statement = {
  name: "client_answers.countComments",
  text: "select count(*)::int as count from client_comments where link_id = $1",
};
const insertComment: Statement = {
  name: "client_answers.insertComment",
  text: "insert into client_comments (link_id, number, author, text) values ($1, $2, $3, $4)",
};
/** Returns the previous state, so that only a change is reported. */
const clear: Statement = {
  name: "client_answers.clearApproval",
  text: `update client_link_brands set approved_at = null, approved_by = null
         where link_id = $1 and approved_at is not null returning number`,
};
const approve: Statement = {
  name: "client_answers.approve",
  text: `with counted as (update client_links set approvals = approvals + 1 where id = $1)
         update client_link_brands set approved_at = now(), approved_by = $3 where link_id = $1 and number = $2`,
};
/** Held until commit: the brand stays in the link until what is said about it is there. */
const lockBrand: Statement = {
  name: "client_answers.lockBrand",
  text: `select c.number from client_link_brands c where c.link_id = $1 and c.number = $2
           and exists (select from brands b where b.id = c.brand_id) for key share of c`,
};
const logo: Statement = {
  name: "client_answers.logo",
  text: `select b.assets ->> $3 as svg from client_link_brands c join brands b on b.id = c.brand_id
         where c.link_id = $1 and c.number = $2`,
};
const design: Statement = {
  name: "client_answers.design",
  text: `select b.environment, m.brief::text as brief, m.design::text as design
         from client_link_brands c join brands b on b.id = c.brand_id join memory_nodes m on m.job_id = b.job_id
         where c.link_id = $1 and c.number = $2`,
};

export async function brandsOfLinks(store: Executor, linkIds: readonly string[]): Promise<LinkBrandRow[]> {
  return store.run(brands, [linkIds]);
}

export async function commentsOfLinks(store: Executor, linkIds: readonly string[]): Promise<CommentRow[]> {
  return store.run(comments, [linkIds]);
}

export async function countCommentsOf(store: Executor, linkId: string): Promise<number> {
  return (await store.run<{ count: number }>(countComments, [linkId]))[0]!.count;
}

export interface NewComment {
  readonly number: number | null;
  readonly author: string;
  readonly text: string;
}

export async function insertClientComment(
  transaction: Executor,
  linkId: string,
  { number, author, text }: NewComment,
): Promise<void> {
  await transaction.run(insertComment, [linkId, number, author, text]);
}

/** The number of the brand that was approved before; undefined where none was. */
export async function clearApproval(transaction: Executor, linkId: string): Promise<number | undefined> {
  return (await transaction.run<{ number: number }>(clear, [linkId]))[0]?.number;
}

export async function setApproval(
  transaction: Executor,
  linkId: string,
  number: number,
  author: string,
): Promise<void> {
  await transaction.run(approve, [linkId, number, author]);
}

/** False where the link has no such brand, or no more. */
export async function lockLinkBrand(transaction: Executor, linkId: string, number: number): Promise<boolean> {
  return (await transaction.run(lockBrand, [linkId, number])).length > 0;
}

export async function findLinkLogo(
  store: Executor,
  linkId: string,
  number: number,
  asset: "logo_svg" | "logo_svg_dark",
): Promise<string | undefined> {
  return (await store.run<{ svg: string | null }>(logo, [linkId, number, asset]))[0]?.svg ?? undefined;
}

export interface LinkDesign {
  readonly environment: Environment;
  /** JSON, like the one below. */
  readonly brief: string;
  readonly design: string;
}

export async function findLinkDesign(
  store: Executor,
  linkId: string,
  number: number,
): Promise<LinkDesign | undefined> {
  return (await store.run<LinkDesign>(design, [linkId, number]))[0];
}
