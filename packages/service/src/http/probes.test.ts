import { afterEach, describe, expect, it } from "vitest";
import { type Probes, serveProbes } from "./probes.ts";

let probes: Probes | undefined;
afterEach(() => probes?.stop());

async function ask(path: string, problem: string | null | Error = null) {
  probes = await serveProbes({
    address: "127.0.0.1",
    port: 0,
    health: {
      readiness: async () => {
        if (problem instanceof Error) throw problem;
        return problem;
      },
    },
    metrics: { text: async () => "marque_jobs 3\n" },
  });
  const answer = await fetch(`http://127.0.0.1:${probes.port}${path}`);
  return [answer.status, await answer.text()];
}

describe("the port for orchestrators", () => {
  it("says in plain HTTP that the process is up, and shows its metrics", async () => {
    expect(await ask("/healthz")).toEqual([200, "ok\n"]);
    await probes!.stop();
    expect(await ask("/metrics")).toEqual([200, "marque_jobs 3\n"]);
    await probes!.stop();
    expect((await ask("/v1/projects"))[0]).toBe(404);
  });

  it("is ready when the service is, says why when not, and is not when it cannot tell", async () => {
    expect(await ask("/readyz")).toEqual([200, "ready\n"]);
    await probes!.stop();
    expect(await ask("/readyz", "The queue is not set up.")).toEqual([503, "The queue is not set up.\n"]);
    await probes!.stop();
    expect((await ask("/readyz", new Error("boom")))[0]).toBe(503);
  });
});
