import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt } from "../prompt.ts";
import { readPrompt } from "../reader/built-in/prompt.ts";

const studio = await sharedStudio();
const made = (prompt: string) => designFromPrompt(studio, { prompt, watermark: false });
const told = async (prompt: string) =>
  (await made(prompt)).report.unmet.flatMap(({ field, wish }) => (field === "motifs" ? [wish] : []));

describe("how a thing stands", () => {
  it.each([
    ["A lion lying down, Pride Security", ["lion lying down"]],
    ["A deer looking back, Backwoods Lodge", ["deer looking back"]],
  ])("is told where no drawing has it: %s", async (prompt, wishes) => {
    expect(await told(prompt)).toEqual(wishes);
  });

  it.each([
    ["A sleeping cat for Purrfect grooming, black", { scene: "cat-curled-asleep" }],
    ["Sleepy Otter hostel: an otter floating on its back, teal", { scene: "otter-on-its-back" }],
    ["Upside down bat, Caveside Records", { posed: "bat:upside-down" }],
    ["A lion's head only, side view, Mane Barbers", { scene: "lion-turned-locks" }],
  ])("is drawn where one has it, or can be turned to it: %s", async (prompt, parameters) => {
    const { design, report } = await made(prompt);
    expect(design.mark?.parameters).toMatchObject(parameters);
    expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
  });
});

// What is on a thing as was said stands in the words of the Brief.
it.each([
  ["Three mountains with a pine tree in front, Northpass", "before", "mountain", "pine tree", undefined],
  ["A turtle with a compass on its shell, Turtle Trails", "within", "turtle", "compass", "shell"],
  ["A bat hanging from a branch, Nightwing Bar", "hanging", "branch", "bat", undefined],
  ["A monkey climbing a palm tree, Bananarama", "climbing", "palm tree", "monkey", undefined],
  ["Un delfín saltando sobre una ola, Escuela Brisa", "above", "wave", "dolphin", undefined],
  ["A key shaped like a cat, Catkey Locksmith", "fused", "key", "cat", undefined],
])("%s", async (prompt, how, host, guest, part) => {
  const { bond } = await readPrompt(studio, prompt);
  expect(bond?.value).toEqual({ how, host, guest, ...(part === undefined ? {} : { part }) });
});

it("says of three things which of them something is said of", async () => {
  const { bond, bonds } = await readPrompt(studio, "A frog with a crown sitting on a mushroom, Hopkins Toys");
  expect(bond?.value).toMatchObject({ how: "atop", host: "mushroom", guest: "frog" });
  expect(bonds?.value).toMatchObject([{ host: "frog", guest: "crown" }]);
});
