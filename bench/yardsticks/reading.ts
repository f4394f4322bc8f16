// The least a server can do to read a project: bare Fastify over HTTPS and one prepared select. A child of the bench.
import Fastify from "fastify";
import pg from "pg";

const { BENCH_URL, BENCH_KEY, BENCH_CERT } = process.env;
const pool = new pg.Pool({ connectionString: BENCH_URL, max: 20 });
// The database goes first when a run is broken off.
pool.on("error", () => process.exit());
const app = Fastify({ logger: false, https: { key: BENCH_KEY!, cert: BENCH_CERT! } });

app.get<{ Params: { id: string } }>("/v1/projects/:id", async (request) => {
  const { rows } = await pool.query({
    name: "one",
    text: "select id, workspace_id, name, description from projects where id = $1",
    values: [request.params.id],
  });
  return rows[0];
});
app.get<{ Querystring: { workspace: string } }>("/v1/projects", async (request) => {
  const { rows } = await pool.query({
    name: "page",
    text: `select id, workspace_id, name, description from projects where workspace_id = $1 and environment = 'sandbox'
           order by id collate "C" desc limit 11`,
    values: [request.query.workspace],
  });
  return {
    object: "list",
    data: rows.slice(0, 10),
    has_more: rows.length > 10,
    next_cursor: rows[9]?.id ?? null,
  };
});

await app.listen({ host: "127.0.0.1", port: 0 });
process.send!((app.server.address() as { port: number }).port);
process.on("disconnect", () => process.exit());
