import type { Environment } from "@marque/contract";

interface Generation {
  readonly origin: string;
  /** The authority that the caller has to be told to trust; null where it is one of everybody's. */
  readonly caFile: string | null;
  readonly environment: Environment;
  readonly projectId: string;
  readonly prompt: string;
  readonly memoryId: string | null;
  /** A separate one for each call: sent twice, the command makes one brand. */
  readonly idempotencyKey: string;
}

/** The call of the API that does what the playground's button does, to be pasted into a shell as it is. */
export function curlFor(generation: Generation): string {
  const { origin, caFile, environment, projectId, prompt, memoryId, idempotencyKey } = generation;
  const body = JSON.stringify(
    { project_id: projectId, prompt, ...(memoryId === null ? {} : { memory_id: memoryId }) },
    null,
    2,
  );
  return [
    `curl ${caFile === null ? "" : `--cacert ${quoted(caFile)} `}${origin}/v1/brands/generate \\`,
    `  -H "Authorization: Bearer $MARQUE_${environment === "live" ? "LIVE" : "TEST"}_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -H "Idempotency-Key: ${idempotencyKey}" \\`,
    `  -d ${quoted(body)}`,
  ].join("\n");
}

/** One word for a POSIX shell, whatever is in it. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
