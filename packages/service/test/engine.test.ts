import { GenerationSuccess } from "@marque/contract";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINE_THREAD } from "../src/worker/thread-designer.ts";
import { type Authority, createAuthority, type Receiver, startReceiver } from "./receiver.ts";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

const WARM_MILLISECONDS = 40_000;

let authority: Authority;
let receiver: Receiver;
let service: TestService;
let workspace: TestWorkspace;

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  service = await startTestService(
    { MARQUE_WEBHOOK_CA_FILE: authority.caFile, MARQUE_WORKER_THREADS: "1" },
    ENGINE_THREAD,
  );
  workspace = await service.createWorkspace();
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await authority.remove();
});

async function generate(prompt: string, more: object = {}, origin: "sandbox" | "live" = "sandbox") {
  const key = origin === "live" ? workspace.liveKey : workspace.testKey;
  const project = (await service.call("/v1/projects", { key, origin, json: { name: "P" } })).body.id;
  const json = { project_id: project, prompt, webhook_url: receiver.url, ...more };
  const reply = await service.call("/v1/brands/generate", { key, origin, json });
  expect(reply.status).toBe(202);
  const mine = ({ event }: { event: { data: { job_id: string } } }) => event.data.job_id === reply.body.id;
  const [received] = await receiver.until(1, mine, WARM_MILLISECONDS);
  expect(Compile(GenerationSuccess).Errors(received!.event)).toEqual([]);
  return received!.event.data;
}

const PROMPT = "Nocturne, a quiet tea house, deep indigo, a crescent moon, serif letters";

describe("the engine behind the service", { timeout: 90_000 }, () => {
  it("draws, watermarks on the sandbox alone, and refines the parent it is given", async () => {
    const sandbox = await generate(PROMPT);
    const live = await generate(PROMPT, {}, "live");
    for (const { assets, report } of [sandbox, live]) {
      expect(assets.logo_svg).toMatch(/^<svg[^>]* viewBox=/);
      expect(report.name.toLowerCase()).toBe("nocturne");
    }
    expect(sandbox.assets.logo_svg).toContain("watermark");
    expect(live.assets.logo_svg).not.toContain("watermark");
    const refined = await generate(
      "warmer colours",
      { project_id: live.project_id, memory_id: live.memory_id },
      "live",
    );
    const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    expect(refined.assets.primary_color).not.toBe(live.assets.primary_color);
    expect(outlines(refined.assets.logo_svg)).toEqual(outlines(live.assets.logo_svg));
    const again = await generate(
      "back to the first colours",
      { project_id: live.project_id, memory_id: refined.memory_id },
      "live",
    );
    expect(again.report.kind).toBe("report");
  });

  it("asks the language model where the words are silent, from its own thread", async () => {
    const data = await generate("something for people who cannot fall asleep");
    expect(data.report.kind).toBe("report");
  });

  it("leaves the event loop free while it draws", async () => {
    await generate(PROMPT);
    // The work of this thread between two ticks, not the time: other programs on the machine hold it up as well.
    const blocks: number[] = [];
    let last = process.threadCpuUsage();
    const ticks = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last);
      last = process.threadCpuUsage();
      blocks.push((user + system) / 1000);
    }, 5);
    const prompts = ["Alder & Finch, architects", "Moss, a garden shop", "Volt, e-bikes, neon green"];
    await Promise.all(prompts.map((prompt) => generate(prompt)));
    clearInterval(ticks);
    expect(blocks.length).toBeGreaterThan(20);
    blocks.sort((a, b) => a - b);
    expect(blocks[Math.floor(blocks.length * 0.99)]!).toBeLessThan(50);
  });
});
