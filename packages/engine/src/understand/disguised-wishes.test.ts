import { beforeAll, describe, expect, it } from "vitest";
import { loadStudio } from "../studio/load.ts";
import type { Studio } from "../vocabulary.ts";
import { readBrief } from "./understand.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await loadStudio();
});

describe("a wish with a word of refusal in it", () => {
  it.each([
    ["Why not a lighthouse? Fairlead insures boats.", "lighthouse"],
    ["We wouldn't say no to a seahorse. Name: Brightwater Dental.", "seahorse"],
    ["Not a tooth but a smile, for Moyo Dental.", "smile"],
    ["¿Por qué no un pulpo? El bar se llama Tentáculo.", "octopus"],
    ["Pourquoi pas un hibou ? La librairie s'appelle Nuit Blanche.", "owl"],
    ["Warum nicht ein Igel? Die Gärtnerei heißt Stachel.", "hedgehog"],
    ["Não pode faltar o azulejo! O hostel chama-se Sete Saias.", "tile"],
    ["Perché no un pavone? La sartoria si chiama Occhi di Seta.", "peacock"],
  ])("is none: “%s” asks for %s", (prompt, thing) => {
    const { motifs, avoid } = readBrief(studio, prompt).brief;
    expect(motifs?.value[0]).toBe(thing);
    expect(avoid?.value.motifs ?? []).not.toContain(thing);
  });

  it.each([
    "I couldn't live without green. The bakery is called Oat & Ember.",
    "Verde no puede faltar, la tienda se llama Brote.",
    "N'hésitez pas à oser le vert ! La boîte s'appelle Partout.",
    "Grün darf nicht fehlen, der Laden heißt Stängel.",
  ])("refuses no colour: “%s”", (prompt) => {
    const { colors, avoid } = readBrief(studio, prompt).brief;
    expect(colors?.value.map(({ word }) => word)).toEqual([expect.stringMatching(/green|verde|vert|grün/i)]);
    expect(avoid).toBeNull();
  });

  it("makes no colour of a word of the name", () => {
    const { name, colors } = readBrief(studio, 'Why not a logo for "Blue Heron", a bakery?').brief;
    expect(name?.value).toBe("Blue Heron");
    expect(colors).toBeNull();
  });

  it("ends where something is refused after all", () => {
    const { avoid } = readBrief(studio, "Why not an owl, but no cats, for the bookshop Inkwell?").brief;
    expect(avoid?.value.motifs).toEqual(["cat"]);
  });
});
