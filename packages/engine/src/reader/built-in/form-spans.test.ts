import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "../../index.ts";

const studio = await sharedStudio();

const form = async (prompt: string) => (await readPrompt(studio, prompt)).form?.value;

// docs/laws.md G2, R7: exactly the letters that are asked for, in their frame, and no name beside them.
it.each([
  ["Law firm, Quillon Baptiste & Rhodes LLP. Only the initials QBR in a square, navy.", "QBR", "square"],
  ["Nur der Buchstabe V in einem Kreis, bordeaux. Weingut Vollmer.", "V", "circle"],
  ["Θέλω μόνο το αρχικό Μ μέσα σε κύκλο για το λογιστικό μου γραφείο (Μαυρομάτη Λογιστική).", "Μ", "circle"],
  ["ロゴはKの文字だけ、円の中に。木村工務店。黒", "K", "circle"],
])("%s is letters alone", async (prompt, letters, frame) => {
  expect(await form(prompt)).toEqual({ form: "monogram", lockup: "mark", letters, frame });
});

it("letters that are not said to be alone stand beside the name", async () => {
  expect(await form("Initials JW as a monogram, name Juniper West on the right, green")).toEqual({
    form: "monogram",
    lockup: "side",
    letters: "JW",
  });
});

it.each([])("%s has the name on the ring of a seal", async (prompt) => {
  expect(await form(prompt)).toEqual({ form: "emblem", lockup: "emblem" });
});

it("a form that names icon and text leaves neither out", async () => {
  const { form } = await readPrompt(
    studio,
    "name: Lotus & Lime\nindustry: Yoga studio\nlogo_type: icon + text",
  );
  expect(form?.value.form).not.toBe("wordmark");
  expect(form?.value.lockup).not.toBe("word");
});

it.each([
  ["Interlaced A and M for Ashe Moor, black", "AM"],
  ["Ineinander verschlungene Initialen A und M für Anna Maier, schwarz", "AM"],
  ["Initiales entrelacées L et B pour la maison Lune Bleue, bleu nuit", "LB"],
  ["Splecione inicjały K i W, kancelaria Kowalski Wójcik, granatowy", "KW"],
])("%s: letters that pass over and under each other", async (prompt, letters) => {
  const { form } = await readPrompt(studio, prompt);
  expect(form?.value).toMatchObject({ form: "monogram", letters, interlaced: true });
});

it("takes no monogram for a woven one where nothing says so", async () => {
  const { form } = await readPrompt(studio, "A monogram of A and M for Ashe Moor, black");
  expect(form?.value).toMatchObject({ form: "monogram" });
  expect(form?.value.interlaced).toBeUndefined();
});
