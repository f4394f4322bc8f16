import { SHOWN_APPLICATIONS } from "@marque/contract";
import { APPLICATIONS } from "@marque/engine/applications";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINE_THREAD } from "../../src/worker/thread-designer.ts";
import { eventually } from "../receiver.ts";
import { finishedId, insertFinishedWork } from "../rows.ts";
import { type Send, startTestService, type TestService, type TestWorkspace } from "../test-service.ts";
import { type SignedInPerson, signedInPerson } from "./dashboard-client.ts";

/** A place rests after each export, and a busy machine takes long to load its thread: see export-loop.ts. */
const WARM_MILLISECONDS = 180_000;
const PROMPT = "Nocturne & Søn, a quiet tea house, deep indigo, a crescent moon, serif letters";

let service: TestService;
let workspace: TestWorkspace;
let person: SignedInPerson;
let sandbox: Made;
let live: Made;

interface Made {
  readonly project: string;
  readonly brand: string;
}

const at = (path: string) => `/api/workspaces/${workspace.id}${path}`;
const call = (path: string, send: Send = {}) => person.client.call(at(path), send);

/** A brand drawn by the real engine. */
async function generate(environment: "sandbox" | "live"): Promise<Made> {
  const project = (await call("/projects", { json: { environment, name: "P" } })).body.id;
  const { id } = (await call(`/projects/${project}/generations`, { json: { prompt: PROMPT } })).body;
  const job = await eventually(async () => {
    const { body } = await call(`/jobs/${id}`);
    return body.brand_id ? body : null;
  }, WARM_MILLISECONDS);
  return { project, brand: job.brand_id };
}

const ready = (id: string) =>
  eventually(async () => {
    const { body } = await call(`/exports/${id}`);
    expect(body.status).not.toBe("failed");
    return body.status === "ready" ? body : null;
  }, WARM_MILLISECONDS);

async function madeExport(brand: string, kind: "kit" | "guideline") {
  const asked = await call(`/brands/${brand}/exports`, { json: { kind } });
  expect(asked.status).toBe(200);
  return ready(asked.body.id);
}

/** The bytes, past the client's text. */
async function contentOf(id: string): Promise<Buffer> {
  const [row] = await service.db.query<{ content: Buffer }>("select content from exports where id = $1", [
    id,
  ]);
  return row!.content;
}

beforeAll(async () => {
  service = await startTestService({ MARQUE_WORKER_THREADS: "1" }, ENGINE_THREAD);
  workspace = await service.createWorkspace();
  person = await signedInPerson(service, workspace.id);
  sandbox = await generate("sandbox");
  live = await generate("live");
}, 2 * WARM_MILLISECONDS);
afterAll(() => service.stop());

describe("a brand", { timeout: WARM_MILLISECONDS }, () => {
  it("is shown with its colours, type, grounds and an explanation in sentences", async () => {
    const { body } = await call(`/brands/${live.brand}`);
    expect(body).toMatchObject({
      id: live.brand,
      project_id: live.project,
      prompt: PROMPT,
      parent_memory_id: null,
      grounds: { light: expect.stringMatching(/^#/), dark: expect.stringMatching(/^#/) },
      assets: { primary_color: expect.stringMatching(/^#[0-9a-f]{6}$/), font_family: expect.any(String) },
    });
    expect(body.name.toLowerCase()).toContain("nocturne");
    expect(body.assets.logo_svg).toBeUndefined();
    expect(body.explanation.length).toBeGreaterThan(4);
    for (const sentence of body.explanation) expect(sentence).toMatch(/^.{8,}[.!?]$/);
    expect(body.explanation.join(" ")).toContain("crescent moon");
    expect((await call(`/projects/${live.project}/brands`)).body.data).toEqual([body]);
  });

  it("has its logos as pictures that run nothing", async () => {
    for (const name of ["logo.svg", "logo-dark.svg"]) {
      const { status, headers, text } = await call(`/brands/${sandbox.brand}/${name}`);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(headers["x-content-type-options"]).toBe("nosniff");
      // What a session saw does not stay in the browser's cache behind it.
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).toMatch(/^<svg/);
      expect(text).toContain("watermark");
    }
  });
});

describe("a brand in use", { timeout: WARM_MILLISECONDS }, () => {
  it.each(["sandbox", "live"] as const)("environment × scene: %s", async (environment) => {
    const { brand } = environment === "sandbox" ? sandbox : live;
    const { applications } = (await call(`/brands/${brand}`)).body;
    expect(applications).toEqual(SHOWN_APPLICATIONS);
    for (const application of applications) {
      const { status, headers, text } = await call(`/brands/${brand}/applications/${application}`);
      expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["cache-control"]).toBe("no-store");
      expect(text.includes("watermark"), application).toBe(environment === "sandbox");
    }
  });

  it("has the scenes that the engine draws", () => {
    expect(SHOWN_APPLICATIONS).toEqual(APPLICATIONS);
  });

  it.each(["nothing", "constructor", "__proto__", "van.svg"])("has none called %s", async (name) => {
    expect((await call(`/brands/${live.brand}/applications/${name}`)).status).toBe(404);
  });
});

describe("the kit", { timeout: WARM_MILLISECONDS }, () => {
  it("is a ZIP with every listed file, the fonts and their licence", async () => {
    const made = await madeExport(live.brand, "kit");
    expect(made).toMatchObject({
      id: expect.stringMatching(/^exp_/),
      brand_id: live.brand,
      kind: "kit",
      file_name: expect.stringMatching(/^[a-z0-9-]+-brand-kit\.zip$/),
      bytes: expect.any(Number),
    });
    const download = await call(`/exports/${made.id}/content`);
    expect(download.headers["content-type"]).toBe("application/zip");
    expect(download.headers["cache-control"]).toBe("no-store");
    expect(download.headers["content-disposition"]).toBe(`attachment; filename="${made.file_name}"`);
    expect(Number(download.headers["content-length"])).toBe(made.bytes);

    const entries = unzipSync(await contentOf(made.id));
    const names = Object.keys(entries);
    for (const name of names) expect(name).toMatch(/^([a-z]+\/)?[A-Za-z0-9][A-Za-z0-9._-]*$/);
    expect(names).toContain("guidelines.pdf");
    expect(names).toContain("fonts/LICENSE.txt");
    expect(names.some((name) => name.endsWith(".woff2"))).toBe(true);
    expect(names.some((name) => /^fonts\/.+\.(ttf|otf)$/.test(name))).toBe(true);
    expect(Buffer.from(entries["png/mark-512.png"]!.subarray(1, 4)).toString()).toBe("PNG");
    expect(Buffer.from(entries["logo/logo.svg"]!).toString()).not.toContain("watermark");

    // The list of single files is what the engine draws, with the sizes now known.
    const { files } = (await call(`/brands/${live.brand}`)).body;
    const own = names.filter((name) => !name.startsWith("fonts/") && name !== "guidelines.pdf");
    expect(files).toEqual(
      own.map((name) => ({ name: name.slice(name.indexOf("/") + 1), bytes: entries[name]!.length })),
    );
  });

  it("is made once, however often it is asked for", async () => {
    const [first, second] = await Promise.all([madeExport(live.brand, "kit"), madeExport(live.brand, "kit")]);
    expect(second).toEqual(first);
    const { data } = (await call(`/projects/${live.project}/exports`)).body;
    expect(data.filter(({ kind }: { kind: string }) => kind === "kit")).toEqual([first]);
  });

  it("of an earlier edition is made anew when it is asked for, under the same id", async () => {
    const first = await madeExport(live.brand, "kit");
    await service.db.query("update exports set edition = 1, content = 'old' where id = $1", [first.id]);
    const asked = await call(`/brands/${live.brand}/exports`, { json: { kind: "kit" } });
    expect(asked.body).toMatchObject({ id: first.id, status: "queued" });
    expect(await ready(first.id)).toEqual(first);
  });

  it("carries the sandbox's sign in every picture", async () => {
    const { id } = await madeExport(sandbox.brand, "kit");
    const entries = unzipSync(await contentOf(id));
    const drawings = Object.entries(entries).filter(([name]) => name.endsWith(".svg"));
    expect(drawings.length).toBeGreaterThan(8);
    for (const [name, bytes] of drawings) expect(Buffer.from(bytes).toString(), name).toContain("watermark");
  });
});

describe("the guideline", { timeout: WARM_MILLISECONDS }, () => {
  it("is a PDF of nine pages in vectors, with the fonts in it", async () => {
    const made = await madeExport(live.brand, "guideline");
    expect(made.file_name).toMatch(/^[a-z0-9-]+-guidelines\.pdf$/);
    const { headers } = await call(`/exports/${made.id}/content`);
    expect(headers["content-type"]).toBe("application/pdf");
    const pdf = (await contentOf(made.id)).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(9);
    expect(pdf.match(/\/FontFile2/g)!.length).toBeGreaterThanOrEqual(2);
    expect(pdf).not.toContain("/Subtype /Image");
  });
});

describe("a single file", { timeout: WARM_MILLISECONDS }, () => {
  it.each([
    ["logo.svg", "image/svg+xml"],
    ["logo-black.svg", "image/svg+xml"],
    ["mark-64.png", "image/png"],
    ["logo-light-1024.png", "image/png"],
    ["favicon.ico", "image/x-icon"],
    ["app-icon-1024.png", "image/png"],
    ["card-1200x630.png", "image/png"],
    ["brand.css", "text/css; charset=utf-8"],
    ["tailwind.css", "text/css; charset=utf-8"],
    ["tokens.json", "application/json; charset=utf-8"],
    ["logo-animated.svg", "image/svg+xml"],
    ["logo-cmyk.pdf", "application/pdf"],
    ["logo-black.eps", "application/postscript"],
    ["colours.txt", "text/plain; charset=utf-8"],
    ["scene-van.svg", "image/svg+xml"],
    ["scene-van-300dpi.png", "image/png"],
    ["stationery-letterhead-a4-300dpi.png", "image/png"],
  ])("can be had: %s", async (name, type) => {
    const reply = await call(`/brands/${live.brand}/files/${name}`);
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toBe(type);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
    expect(Number(reply.headers["content-length"])).toBeGreaterThan(50);
  });

  it.each(["nothing.png", "..%2Fguidelines.pdf", "fonts%2FLICENSE.txt", "__proto__", "logo.svg%00"])(
    "that is not on the list is not found: %s",
    async (name) => {
      expect((await call(`/brands/${live.brand}/files/${name}`)).status).toBe(404);
    },
  );
});

describe("exports and their project", { timeout: WARM_MILLISECONDS }, () => {
  it("go together: out of reach at once, and out of the database after the purge", async () => {
    const { project, brand } = await generate("live");
    const { id } = await madeExport(brand, "guideline");
    // By the API, whose DELETE is final.
    await service.call(`/v1/projects/${project}`, {
      key: workspace.liveKey,
      origin: "live",
      method: "DELETE",
    });
    for (const path of [`/exports/${id}`, `/exports/${id}/content`, `/projects/${project}/exports`]) {
      expect((await call(path)).status, path).toBe(404);
    }
    const again = await call(`/brands/${brand}/exports`, { json: { kind: "guideline" } });
    expect(again.status).toBe(404);
    await eventually(async () => {
      const rows = await service.db.query("select 1 from exports where project_id = $1", [project]);
      return rows.length === 0 ? true : null;
    });
  });

  it("end as failed when the design cannot be read, and are tried anew when asked for again", async () => {
    const project = (await call("/projects", { json: { environment: "sandbox", name: "Odd" } })).body.id;
    const owner = { workspaceId: workspace.id, environment: "sandbox" as const, projectId: project };
    await insertFinishedWork(service.db, owner, 1);
    const brand = finishedId("brand_", 1);
    const { id } = (await call(`/brands/${brand}/exports`, { json: { kind: "kit" } })).body;
    await eventually(
      async () => ((await call(`/exports/${id}`)).body.status === "failed" ? true : null),
      WARM_MILLISECONDS,
    );
    const content = await call(`/exports/${id}/content`);
    expect([content.status, content.body.error.code]).toEqual([409, "conflict"]);
    const again = (await call(`/brands/${brand}/exports`, { json: { kind: "kit" } })).body;
    expect(again).toMatchObject({ id, status: "queued" });
  });

  it("are refused with an unknown kind", async () => {
    const { status, body } = await call(`/brands/${live.brand}/exports`, { json: { kind: "poster" } });
    expect([status, body.error.param]).toEqual([400, "kind"]);
  });
});
