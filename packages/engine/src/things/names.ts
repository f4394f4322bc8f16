/**
 * What a thing may be drawn and called as. A thing is said in many words ("a lion's head", "a bottle of milk", "a sewing
 * machine"), and which of them names it is grammar: never any word that happens to be drawn.
 */

import { isCreature } from "../lexicon/creatures.ts";
import { singular } from "../lexicon/phrases.ts";
import type { Brief, Drawings } from "../vocabulary.ts";
import { onlyDescribe } from "./describing.ts";
import { meantBy, meantInTrade } from "./homonyms.ts";

/** The names of a thing, the closest first: a drawing under any of them shows it. */
export type NamesOf = (thing: string) => readonly string[];

const wordsIn = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");
const set = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** How a thing is shown, and no thing: "a lion's head" is a lion. */
const VIEWS = set(
  "head face bust portrait profile silhouette outline shape symbol icon figure mascot drawing pair",
);
/** Parts of a creature that can be known by themselves; others ("a fin", "a trunk") show the whole. */
const TELLING_PARTS = set("paw wing antler feather claw tooth skull shell horn eye footprint track");
const PARTS = set(
  "fin trunk tail mane snout beak bill hoof ear tusk neck leg body tentacle fur whisker crest",
);
const isPart = (word: string): boolean => TELLING_PARTS.has(word) || PARTS.has(word);
/** Counted things: "a sprig of mint" is mint. */
const MEASURES = set(
  "sprig bunch ear sheaf pair flock school swarm pile bouquet herd pack field handful cluster grain blade stalk piece bit head",
);
/** So general that a drawing of it says nothing of the kind: a sewing machine is no machine that could be drawn. */
const VAGUE = set(
  "machine engine tool device set part kit unit system equipment instrument vehicle product shop store maker press station stand case thing object element item plant animal creature line work works supply piece wheelhouse turbine works",
);

/** What no dictionary has as two words, and is no kind of its last. */
const NO_KIND = new Set(
  "pine cone,fir cone,sea horse,honey comb,star fish,jelly fish,hot dog,lady bird,dragon fly,butter cup,sun flower,snow drop,fire fly,cup cake,snow flake,fox glove,blue bell,horse shoe".split(
    ",",
  ),
);

const SENSE = / \([a-z]+\)$/;
/** As people say it: "mouse (animal)" is a mouse. */
export const said = (name: string): string => name.replace(SENSE, "");

/** What else is said: trade, name, tagline, and the things themselves. */
function besideOf({ name, tagline, trade, motifs }: Brief): ReadonlySet<string> {
  const text = [
    name?.value,
    tagline?.value,
    trade?.value,
    ...(motifs?.source === "stated" ? motifs.value : []),
  ];
  const words = text
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  return new Set(words.flatMap((word) => [word, singular(word)]));
}

/** What the names are looked up in. */
export type Drawn = Pick<Drawings, "sameAs" | "isNoKind" | "of"> & {
  /** Whether the studio draws it itself. */
  isOwn(name: string): boolean;
};

/** With fewer drawings than this under the closest name, those under the next one compete. */
const ENOUGH = 2;

/**
 * Names that mean all of the thing: a pocket watch is a watch, and a whale's tail is seen on a whale, but a drawing of either is told as
 * what it is.
 */
export function wholeNamesFor(drawings: Drawn, brief: Brief): NamesOf {
  return (thing) => {
    const text = plainly(thing);
    const of = OF.exec(text);
    const said = of && MEASURES.has(singular(wordsIn(of[1]!).at(-1)!)) ? of[2]! : text;
    const words = said.split(/[\s-]+/);
    const head = singular(words.at(-1)!);
    const before = words.slice(0, -1);
    const cues = new Set(before);
    const isHead = before.length > 0 && (VIEWS.has(head) || MEASURES.has(head));
    const shorter = isHead ? [singular(before.at(-1)!)] : onlyDescribe(before) ? [head] : [];
    // A tower crane is what a crane means where a tower is said.
    const sense = before.length > 0 && meantInTrade(head, cues) !== null ? meantBy(head, cues)! : [];
    // "A wedge of cheese" is a cheese wedge.
    const turned = of && said === text ? [`${singular(of[2]!)} ${singular(wordsIn(of[1]!).at(-1)!)}`] : [];
    const names = unique([text, said, [...before, head].join(" "), ...turned, ...shorter, ...sense]);
    const sameAs = (name: string) => [drawings.sameAs(name)].filter((same) => same !== null);
    const beside = besideOf(brief);
    return unique(names.flatMap((name) => [name, ...sameAs(name), ...(meantBy(name, beside) ?? [])]));
  };
}

const OF = /^(.+?) (?:of|from) (?:an? |the )?(.+)$/;

const plainly = (thing: string): string =>
  thing
    .toLowerCase()
    .replaceAll(/['’]s\b|s['’](?=\s)/g, "")
    .trim();

export function namesFor(drawings: Drawn, brief: Brief): NamesOf {
  const beside = besideOf(brief);
  const known = new Map<string, readonly string[]>();
  return (thing) => {
    const found = known.get(thing) ?? closest(unique(resolve(thing)));
    known.set(thing, found);
    return found;
  };

  /** An oak leaf is a leaf, but not where an oak leaf can be drawn: names up to the first that is. */
  function closest(names: readonly string[]): readonly string[] {
    let count = 0;
    const last = names.findIndex((name) => {
      count += drawings.of(name).length + (drawings.isOwn(name) ? ENOUGH : 0);
      return count >= ENOUGH;
    });
    return last < 0 ? names : names.slice(0, last + 1);
  }

  function resolve(thing: string): readonly string[] {
    const text = plainly(thing);
    const of = OF.exec(text);
    if (of) return [text, ...counted(of[1]!, of[2]!)];
    const words = text.split(/[\s-]+/);
    return words.length > 1 ? [text, ...compound(words)] : single(text);
  }

  function counted(what: string, content: string): readonly string[] {
    const head = singular(wordsIn(what).at(-1)!);
    if (MEASURES.has(head)) return resolve(content);
    // The eye of a needle is seen in a needle.
    if (isPart(head) && !isCreature(content)) return [`${singular(content)} ${head}`, ...resolve(content)];
    return [`${singular(content)} ${head}`, ...single(head)];
  }

  function compound(words: readonly string[]): readonly string[] {
    const head = singular(words.at(-1)!);
    const rest = words.slice(0, -1);
    const whole = [...rest, head].join(" ");
    const owner = [...rest.slice(0, -1), singular(rest.at(-1)!)].join(" ");
    if (VIEWS.has(head)) return resolve(owner);
    if (TELLING_PARTS.has(head) && isCreature(owner))
      return [`${owner} ${head}`, ...single(head), ...resolve(owner)];
    // A whale's tail may be drawn by itself.
    if (isPart(head) && drawings.of(whole).length > 0) return [whole];
    if (isPart(head) && isDrawn(owner)) return resolve(owner);
    const same = drawings.sameAs(whole);
    const named = [whole, ...(same ? [same] : [])];
    if (VAGUE.has(head) || NO_KIND.has(whole) || drawings.isNoKind(whole)) return named;
    // "A small red fox": what comes before the last two words only describes.
    const pair = words.length > 2 ? [words.slice(-2).join(" ")] : [];
    return [...named, ...pair, ...single(head, rest)];
  }

  /** A word for two things, distinguished by the words before it: "a tower crane". */
  function meant(head: string, before: readonly string[]): readonly string[] {
    return meantBy(head, new Set([...beside, ...before.flatMap((word) => [word, singular(word)])])) ?? [];
  }

  function single(word: string, before: readonly string[] = []): readonly string[] {
    const one = singular(word);
    const senses = meant(one, before);
    if (senses.length > 0) return senses;
    const same = drawings.sameAs(one);
    return [one, ...(same ? [same] : [])];
  }

  function isDrawn(word: string): boolean {
    return [word, wordsIn(word).at(-1) ?? ""].some(
      (name) => drawings.isOwn(name) || drawings.of(name).length > 0,
    );
  }
}

const unique = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => name !== "");
