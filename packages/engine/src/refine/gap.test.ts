import { beforeAll, describe, expect, it } from "vitest";
import type { PromptedBrand } from "../index.ts";
import { readRefinement } from "../reader/built-in/refinement.ts";
import { logoOf, replyTo, studio } from "./conversation.fixture.ts";

let root: PromptedBrand;
beforeAll(async () => {
  root = await logoOf("Logo for Kaltmeier, an owl, navy, owl left of the name");
});

const gapOf = ({ design: { mark, type, lockup } }: PromptedBrand): number =>
  lockup.wordmark!.x +
  type.word!.box.x * lockup.wordmark!.scale -
  (lockup.mark!.x + (mark!.box.x + mark!.box.width) * lockup.mark!.scale);

describe("the room between mark and name is a part of the layout", () => {
  it.each([
    ["more space between the owl and the name", "apart"],
    ["the name is too close to the symbol", "apart"],
    ["mehr Abstand zwischen Eule und Schriftzug", "apart"],
    ["éloigne le nom du symbole", "apart"],
    ["più spazio tra il gufo e il nome", "apart"],
    ["больше места между знаком и названием", "apart"],
    ["マークと店名の間をもっと広げて", "apart"],
    ["bring the logo closer to the name", "closer"],
    ["acerca el nombre al búho", "closer"],
    ["aproxime o nome do símbolo", "closer"],
    ["ismi sembole yaklaştır", "closer"],
    ["让图标和文字靠近一些", "closer"],
  ])("%s", async (prompt, ask) => {
    const { changes } = await readRefinement(studio, prompt, root.design);
    expect(changes.map(({ change }) => [change.part, change.ask])).toEqual([["layout", ask]]);
  });

  it.each([
    "more space between the letters of the name",
    "mehr Luft zwischen den Buchstaben",
    "espacia más las letras",
  ])("the letters’ own is another: %s", async (prompt) => {
    const { changes } = await readRefinement(studio, prompt, root.design);
    expect(changes.map(({ change }) => [change.part, change.ask])).toEqual([["letters", "looser"]]);
  });

  it("moves the mark, leaves the letters, goes further when asked again, and its opposite leads back", async () => {
    const wider = await replyTo([root], "more space between the owl and the name");
    const widest = await replyTo([wider, root], "more space between the owl and the name");
    expect(gapOf(wider)).toBeGreaterThan(gapOf(root) * 1.3);
    expect(gapOf(widest)).toBeGreaterThan(gapOf(wider) * 1.3);
    expect(wider.design.type).toEqual(root.design.type);
    expect(wider.report.changed).toEqual(["layout"]);
    const back = await replyTo([wider, root], "less space between the owl and the name");
    expect(back.assets).toEqual(root.assets);
  });

  it("tells where there is none", async () => {
    const word = await replyTo([root], "remove the symbol");
    const { design, report } = await replyTo([word, root], "more space between the symbol and the name");
    expect(design).toBe(word.design);
    expect(report.unmet).toHaveLength(1);
  });
});
