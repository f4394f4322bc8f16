// For Docker's HEALTHCHECK: exit code 0 when this container is ready.
const port = process.env.MARQUE_PROBE_LISTEN?.split(":").at(-1) ?? "9090";
const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
