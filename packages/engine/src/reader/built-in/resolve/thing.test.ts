import { expect, it } from "vitest";
import { loadStudio, readPrompt } from "../../../index.ts";

const studio = await loadStudio();

it("a word that was not tagged is a thing only in the text's own language (docs/laws.md R7)", async () => {
  const brief = await readPrompt(
    studio,
    "necesito un logo para mi bar El Faro, un faro y que sea azul con letras finas",
  );
  expect(brief.motifs?.value).toEqual(["lighthouse"]);
});
