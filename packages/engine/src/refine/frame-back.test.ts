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
const REMOVE_SLOGAN: Change = { part: "tagline", ask: "remove" };
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
    ["「みなと珈琲」のロゴ、錨、紺色", "錨を円で囲んで", "円をなくして", "円を戻して"],
  ])("in the words of the prompt: %s", async (...said) => {
    const [again, bare, framed] = await converse(...said);
    expect(frameIn(bare!.design)).toBeNull();
    expect(again.assets).toEqual(framed!.assets);
  });
});

describe("docs/laws.md F2: a frame comes around what is there, and leaves it as it was", () => {
  const emblem: Change = { part: "layout", ask: "emblem" };
  const slogan: Change = { part: "tagline", ask: "set", text: "since 1998" };
  const below: Change = { part: "layout", ask: "place", place: "above" };

  it.each([
    ["a circle", [add("circle")]],
    ["a shield", [{ part: "frame", ask: "add", frame: "shield" }]],
    ["a ring around all", [add("circle", "all")]],
    ["an oval around all", [{ part: "frame", ask: "add", frame: "oval", around: "all" }]],
    ["a badge", [emblem]],
  ] as [string, Change[]][])("%s, taken off again where the name stands below", (_, frame) => {
    const line = changed([OWL], below, slogan);
    const [bare] = changed(line, ...frame, REMOVE);
    expect(pictureOf(bare.design)).toEqual(pictureOf(line[0]!.design));
  });

  it("a circle bends no name", () => {
    const [framed] = changed([OWL], add("circle", "all"));
    expect(framed.design.lockup.kind).not.toBe("emblem");
    expect(framed.design.type.word?.shapes).toEqual(OWL.design.type.word?.shapes);
  });

  it("a badge keeps its name, its lines and its colours where its slogan changes or goes", () => {
    const [said, , other] = changed([BADGE], slogan, { ...slogan, text: "open daily" }, REMOVE_SLOGAN).slice(
      0,
      3,
    );
    expect(said!.design.type.word).toEqual(other!.design.type.word);
    expect(said!.design.palette).toEqual(BADGE.design.palette);
    expect(said!.design.lockup.held?.hold).toEqual(BADGE.design.lockup.held?.hold);
  });

  it("a shield in the place of a badge has its ring's colour", () => {
    const [shield] = changed([BADGE], { part: "frame", ask: "add", frame: "shield" });
    const { light } = BADGE.design.palette;
    const [ring, line] = [BADGE.design, shield.design].map(
      ({ mark }) => light[mark!.shapes.find(({ of }) => of === "frame")!.ink],
    );
    expect(line).toBe(ring);
    expect(shield.design.lockup.kind).toBe("stacked");
  });

  it("as thin as it was asked for", () => {
    const [usual, thin] = [undefined, -3].map((weight) => {
      const [made] = changed([OWL], {
        ...add("circle"),
        ...(weight === undefined ? {} : { weight }),
      } as Change);
      return made.design.mark!.frame!.weight ?? 0;
    });
    expect(thin).toBeLessThan(usual!);
  });

  it("the mark that comes back stands in the frame of now", () => {
    const line = changed(
      [BADGE],
      { part: "mark", ask: "thing", things: ["fox"] },
      {
        part: "frame",
        ask: "add",
        frame: "shield",
      },
    );
    const [back] = changed(line, { part: "mark", ask: "restore", from: "first", thing: null });
    expect(back.design.mark?.motifs).toEqual(BADGE.design.mark?.motifs);
    expect(frameIn(back.design)).toEqual(frameIn(line[0]!.design));
    expect(back.design.type).toEqual(line[0]!.design.type);
  });
});
