import type { Environment } from "@marque/contract";

interface Generation {
  readonly origin: string;
  readonly environment: Environment;
  readonly projectId: string;
  readonly prompt: string;
  readonly memoryId: string | null;
}

/** The call of the API that does what the playground's button does, to be pasted into a shell as it stands. */
export function curlFor({ origin, environment, projectId, prompt, memoryId }: Generation): string {
  const body = JSON.stringify(
    { project_id: projectId, prompt, ...(memoryId === null ? {} : { memory_id: memoryId }) },
    null,
    2,
  );
  return [
    `curl ${trustOf(origin)}${origin}/v1/brands/generate \\`,
    `  -H "Authorization: Bearer $MARQUE_${environment === "live" ? "LIVE" : "TEST"}_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -d ${quoted(body)}`,
  ].join("\n");
}

/** On this machine the service has a certificate of its own authority, by its path in the clone. */
function trustOf(origin: string): string {
  return new URL(origin).hostname === "localhost" ? "--cacert .marque/tls/ca.pem " : "";
}

/** One word for a POSIX shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
