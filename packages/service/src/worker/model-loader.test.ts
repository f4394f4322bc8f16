import { loadStudio, withLanguage } from "@marque/engine";
import { describe, expect, it } from "vitest";
import { ModelLoader } from "./model-loader.ts";

describe("the language model", { timeout: 60_000 }, () => {
  it("is loaded in another thread and read in this one, by several readers that do not disturb each other", async () => {
    const model = await new ModelLoader().load();
    const studio = await loadStudio();
    const one = withLanguage(studio, model).language();
    const other = withLanguage(studio, model).language();
    const bakery = await one.embed("a bakery");
    expect(Math.hypot(...bakery)).toBeCloseTo(1, 5);
    await other.embed("a shipyard for very large ships");
    expect(await one.embed("a bakery")).toEqual(bakery);
    expect(await other.embed("a bakery")).toEqual(bakery);
  });

  it("lies in memory that is shared, so that a thread gets it without a copy", async () => {
    const { tables, vectors } = await new ModelLoader().load();
    expect(tables.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(tables.buffer.byteLength).toBeGreaterThan(100e6);
    expect(structuredClone(vectors).buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it("brings the eye along, in memory that is shared too", async () => {
    const model = await new ModelLoader().load();
    expect(model.eye.tables.buffer).toBeInstanceOf(SharedArrayBuffer);
    const eye = withLanguage(await loadStudio(), model).eye();
    expect(eye.look(new Float32Array(48 * 48))).toHaveLength(eye.words.length);
  });

  it("is given up when the worker stops while it loads", async () => {
    const loader = new ModelLoader();
    const loading = loader.load();
    loading.catch(() => {});
    await loader.close();
    await expect(loading).rejects.toThrow("ended before it was loaded");
  });
});
