import { expect, it } from "vitest";
import { sharedStudio } from "../../../../test/studio.ts";
import { readPrompt } from "../../../index.ts";
import { thingOf } from "./thing.ts";

const studio = await sharedStudio();

it("a word that was not tagged is a thing only in the text's own language (docs/laws.md R7)", async () => {
  const brief = await readPrompt(
    studio,
    "necesito un logo para mi bar El Faro, un faro y que sea azul con letras finas",
  );
  expect(brief.motifs?.value).toEqual(["lighthouse"]);
});

it.each([
  ["de", "Dachstuhl", "roof truss"],
  ["de", "Taschenmesser", "pocket knife"],
  ["fr", "chauve-souris", "bat"],
  ["pt", "cavalo-marinho", "seahorse"],
  ["pl", "gwiazda morska", "starfish"],
  ["ru", "лук со стрелой", "bow and arrow"],
  ["zh", "圆框眼镜", "glasses"],
  ["ja", "丸眼鏡", "glasses"],
  ["en", "round glasses", "glasses"],
  ["en", "two wine glasses", "wine glass"],
])("a word of two is not what one of its parts is alone, %s: %s (R4, R7)", (language, words, thing) => {
  expect(thingOf(words, studio, language)).toBe(thing);
});

it.each([
  ["眼镜店“明视”,一副圆框眼镜,黑色。", "glasses"],
  ["本を読むふくろうのロゴ、図書カフェ「森の頁」、緑。", "owl"],
  ["카페 달빛, 달을 바라보는 고양이, 남색.", "cat"],
])("a thing that is faintly heard, or that a business could be, is drawn (R4): %s", async (prompt, thing) => {
  const motifs = (await readPrompt(studio, prompt)).motifs;
  expect(motifs?.source).toBe("stated");
  expect(motifs?.value).toContain(thing);
});
