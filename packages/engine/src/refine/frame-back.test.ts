import { describe, expect, it } from "vitest";
import { frameIn } from "../render/shown.ts";
import type { Change } from "../vocabulary.ts";
import { changed, converse, logoOf } from "./conversation.fixture.ts";
import { pictureOf } from "./promises.fixture.ts";

const add = (frame: "circle" | "square", around?: "all"): Change => ({
  part: "frame",
  ask: "add",
  frame,
  ...(around ? { around } : {}),
});
const REMOVE: Change = { part: "frame", ask: "remove" };
const back = (from: "before" | "first", frame: "circle" | "square" | null): Change => ({
  part: "frame",
  ask: "restore",
  from,
  frame,
});

const OWL = await logoOf("Logo for Larkin, an owl, navy, the owl left of the name");
const BADGE = await logoOf("Logo for Larkin, an owl, navy, a round badge");

describe("docs/laws.md F3: a frame comes back as it was", () => {
  it("as bold as it was, after it went", () => {
    const line = changed([OWL], add("circle"), { part: "frame", ask: "bolder", degree: 2 }, REMOVE);
    const [again] = changed(line, back("before", "circle"));
    expect(pictureOf(again.design)).toEqual(pictureOf(line[1]!.design));
  });

  it("the one that is meant of several, and the first where that is said", () => {
    const line = changed([OWL], add("square"), add("circle"), REMOVE);
    expect(frameIn(changed(line, back("before", null))[0].design)?.kind).toBe("circle");
    const [square] = changed(line, back("first", null));
    expect(pictureOf(square.design)).toEqual(pictureOf(line[2]!.design));
  });

  it("around all of it, and as a badge", () => {
    const boxed = changed([OWL], add("square", "all"), REMOVE);
    const [box] = changed(boxed, back("before", "square"));
    expect(pictureOf(box.design)).toEqual(pictureOf(boxed[1]!.design));
    const [bare] = changed([BADGE], REMOVE);
    const [badge] = changed([bare, BADGE], back("before", null));
    expect(pictureOf(badge.design)).toEqual(pictureOf(BADGE.design));
  });

  it("stays as bold where another form is asked for", () => {
    const [bold, ...line] = changed([OWL], add("circle"), { part: "frame", ask: "bolder", degree: 2 });
    const [square] = changed([bold, ...line], add("square"));
    expect(square.design.mark?.frame).toMatchObject({ kind: "square", weight: 2 });
  });

  it("is told where there was none", () => {
    const [same] = changed([OWL], back("before", null));
    expect(same.design).toBe(OWL.design);
    expect(same.report.unmet).toHaveLength(1);
  });

  it.each([
    [
      "Logo for Nordlicht, an owl, navy",
      "put a circle around the owl",
      "lose the circle",
      "bring the circle back",
    ],
    [
      "Logo für Tannhof, eine Tanne, grün",
      "Setz einen Kreis um die Tanne",
      "Kreis weg",
      "Hol den Kreis zurück",
    ],
    [
      "Logo para Sierra Alta, una montaña, azul",
      "pon un círculo alrededor de la montaña",
      "quita el círculo",
      "vuelve a poner el círculo",
    ],
    ["Логотип «Тихий дом», чайник, терракота", "чайник в круге", "убери круг", "верни круг"],
    ["「みなと珈琲」のロゴ、錨、紺色", "錨を円で囲んで", "円をなくして", "円を戻して"],
  ])("in the words of the prompt: %s", async (...said) => {
    const [again, bare, framed] = await converse(...said);
    expect(frameIn(bare!.design)).toBeNull();
    expect(again.assets).toEqual(framed!.assets);
  });
});
