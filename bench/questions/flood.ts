// Requests of a caller over its limit: refused much faster than others are served, and at next to no cost for the
// database.
import { load, requestBytes } from "../stage/load.ts";
import { startPostgres } from "../stage/postgres.ts";
import { interleave, type Question } from "../stage/question.ts";
import { startServiceProcess } from "../stage/service.ts";
import { createTenants, type Tenant } from "../stage/tenants.ts";

const CONNECTIONS = 32;

export const flood: Question = {
  name: "flood",
  asks: "refused requests/s in a flood (429)",
  yardstick: "accepted requests/s of others",
  target: "≥ 3 ×, ≤ 1 query a second",
  async measure({ quick }) {
    const postgres = await startPostgres();
    const [flooding, ...others] = (await createTenants(postgres, 401)) as [Tenant, ...Tenant[]];
    // A suspended workspace would get 403 instead; what is asked here is the limit.
    const service = await startServiceProcess(postgres, { env: { MARQUE_SUSPENSION: "off" } });
    const target = { port: service.ports.sandbox, ca: service.ca };
    const get = ({ key, projectId }: Tenant) => requestBytes("GET", `/v1/projects/${projectId}`, key);
    const refused = get(flooding);
    const accepted = others.map(get);
    const seconds = quick ? 2 : 5;
    /** Questions about the flooding caller: its own window's rows tell, as each adds one to `used`. */
    const questions = async () => {
      const rows = await postgres.query<{ asked: number }>(
        "select coalesce(sum(used), 0)::int as asked from rate_windows where subject = $1",
        [flooding.workspaceId],
      );
      return rows[0]!.asked;
    };
    let mostQuestions = 0;
    const floodFor = async (length: number) => {
      await postgres.query(
        `insert into rate_windows (subject, category, window_start, used, refused)
         select $1, 'standard', date_trunc('minute', now()) + m * interval '1 minute', 100000, 0 from generate_series(0, 1) m
         on conflict (subject, category, window_start) do update set used = 100000`,
        [flooding.workspaceId],
      );
      const before = await questions();
      const result = await load(target, { connections: CONNECTIONS, seconds: length, next: () => refused });
      if (result.statuses[429] !== result.count)
        throw new Error(`not all were 429: ${JSON.stringify(result.statuses)}`);
      mostQuestions = Math.max(mostQuestions, ((await questions()) - before) / length);
      return result.perSecond;
    };
    const serveFor = async (length: number) => {
      const next = (n: number) => accepted[n % accepted.length]!;
      const result = await load(target, { connections: CONNECTIONS, seconds: length, next });
      if (result.statuses[200] !== result.count)
        throw new Error(`not all were 200: ${JSON.stringify(result.statuses)}`);
      return result.perSecond;
    };
    try {
      await serveFor(2);
      await floodFor(2);
      mostQuestions = 0;
      const result = await interleave(
        quick ? 2 : 5,
        () => floodFor(seconds),
        () => serveFor(seconds),
      );
      // The first requests of a flood are under way side by side before the first answer tells that the window is full.
      const allowed = 1 + CONNECTIONS / seconds;
      return {
        ours: `${result.ours.toFixed(0)}/s`,
        yardstick: `${result.yardstick.toFixed(0)}/s`,
        figure: `${result.ratio.toFixed(1)} ×`,
        spread: result.spread,
        note: `${mostQuestions.toFixed(1)} questions a second about the caller, the ${CONNECTIONS} of the first moment included`,
        isMet: result.ratio >= 3 && mostQuestions <= allowed,
      };
    } finally {
      await service.stop();
      await postgres.stop();
    }
  },
};
