// A page of a list among a million projects beside one among a thousand: the first, and one far down.
import { load, requestBytes } from "../stage/load.ts";
import { type Postgres, startPostgres } from "../stage/postgres.ts";
import { median, type Question, quantile, spreadOf } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants, type Tenant } from "../stage/tenants.ts";

const PAGE = 10;
const FEW = 1_000;
const DEEP_PAGE = 10_000;

export const millionProjects: Question = {
  name: "million-projects",
  asks: "list page among 1,000,000 projects, first and 10,000th",
  yardstick: "among 1,000, first and 90th",
  target: "≤ 1.3 ×",
  async measure({ quick }) {
    const many = quick ? 150_000 : 1_000_000;
    const postgres = await startPostgres();
    const [large, small] = (await createTenants(postgres, 2)) as [Tenant, Tenant];
    await fill(postgres, large.workspaceId, many, "01");
    await fill(postgres, small.workspaceId, FEW, "02");
    await postgres.query("vacuum analyze projects");
    const service = await startServiceProcess(postgres);
    const deepCursor = await cursorAt(postgres, large.workspaceId, Math.min(PAGE * DEEP_PAGE, many - PAGE));
    const lateCursor = await cursorAt(postgres, small.workspaceId, FEW - PAGE * 10);
    const time = async (tenant: Tenant, cursor: string | null) => {
      const bytes = requestBytes(
        "GET",
        `/v1/projects?limit=${PAGE}${cursor ? `&starting_after=${cursor}` : ""}`,
        tenant.key,
      );
      const target = { port: service.ports.sandbox, ca: service.ca };
      // All of it comes from two callers, and none may reach its limit of a minute.
      await postgres.query("delete from rate_windows");
      const { times, statuses } = await load(target, { connections: 1, seconds: 0.5, next: () => bytes });
      if (statuses[200] !== times.length) throw new Error(`not all were 200: ${JSON.stringify(statuses)}`);
      return quantile(times, 0.5);
    };
    try {
      for (const tenant of [large, small]) await time(tenant, null);
      const ratios: { first: number[]; deep: number[] } = { first: [], deep: [] };
      const figures: { large: number[]; small: number[] } = { large: [], small: [] };
      for (let round = 0; round < (quick ? 3 : 7); round++) {
        const first = await time(large, null);
        const firstOfFew = await time(small, null);
        const deep = await time(large, deepCursor);
        const late = await time(small, lateCursor);
        ratios.first.push(first / firstOfFew);
        ratios.deep.push(deep / late);
        figures.large.push(first, deep);
        figures.small.push(firstOfFew, late);
      }
      const worst = Math.max(median(ratios.first), median(ratios.deep));
      return {
        ours: `p50 ${median(figures.large).toFixed(2)} ms`,
        yardstick: `p50 ${median(figures.small).toFixed(2)} ms`,
        figure: `first ${median(ratios.first).toFixed(2)} ×, deep ${median(ratios.deep).toFixed(2)} ×`,
        spread: spreadOf([...ratios.first, ...ratios.deep]),
        isMet: worst <= 1.3,
        ...(quick ? { note: "among 150,000 in the quick run" } : {}),
      };
    } finally {
      await service.stop();
      await postgres.stop();
    }
  },
};

/** In parts, so that no statement takes the disk for itself for long. */
async function fill({ query }: Postgres, workspaceId: string, count: number, mark: string): Promise<void> {
  const part = 50_000;
  for (let from = 1; from <= count; from += part) {
    await query(
      `insert into projects (id, workspace_id, environment, name)
       select 'proj_' || $4 || 'kaxm3q5r' || lpad(n::text, 16, '0'), $1, 'sandbox', 'Project ' || n
       from generate_series($2::int, $3::int) n`,
      [workspaceId, from, Math.min(count, from + part - 1), mark],
    );
  }
}

/** The id after which the page begins that stands `place` rows down. */
async function cursorAt({ query }: Postgres, workspaceId: string, place: number): Promise<string> {
  const rows = await query<{ id: string }>(
    `select id from projects where workspace_id = $1 and environment = 'sandbox'
     order by id collate "C" desc offset $2 limit 1`,
    [workspaceId, place],
  );
  return rows[0]!.id;
}
