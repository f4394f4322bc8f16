// The least it takes to accept a job: the same inserts in one transaction, in a loop, with no HTTP around it. A child
// of the bench: told how long to run, it answers with how many it made a second.
import pg from "pg";

const CONCURRENCY = 16;
const { BENCH_URL, BENCH_PROJECTS } = process.env;
const pool = new pg.Pool({ connectionString: BENCH_URL, max: CONCURRENCY });
// The database goes first when a run is broken off.
pool.on("error", () => process.exit());
const projects: readonly { workspaceId: string; projectId: string }[] = JSON.parse(BENCH_PROJECTS!);
let turn = 0;

async function accept(): Promise<void> {
  const { workspaceId, projectId } = projects[turn++ % projects.length]!;
  const client = await pool.connect();
  await client.query("begin");
  await client.query({
    name: "lock",
    text: "select id from projects where id = $1 and workspace_id = $2 for key share",
    values: [projectId, workspaceId],
  });
  // The row is the queue: its turn is its place in it.
  await client.query({
    name: "job",
    text: `insert into jobs (workspace_id, environment, project_id, prompt, turn_at)
           values ($1, 'sandbox', $2, $3, greatest(clock_timestamp(), (select max(turn_at) + interval '1 minute' from jobs
                                                            where workspace_id = $1 and status = 'queued')))
           returning id, project_id, status`,
    values: [workspaceId, projectId, "Nocturne, a quiet tea house, deep indigo, a crescent moon"],
  });
  await client.query("commit");
  client.release();
}

process.on("message", async (seconds: number) => {
  const started = performance.now();
  const until = started + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (performance.now() < until) {
        await accept();
        count += 1;
      }
    }),
  );
  process.send!(count / ((performance.now() - started) / 1000));
});
process.on("disconnect", () => process.exit());
process.send!("ready");
