import { singular } from "../lexicon/phrases.ts";
import type { Idea } from "../marks/ideas.ts";
import { type Brief, type Concept, type Mood, NEUTRAL_MOOD } from "../vocabulary.ts";
import { meaningfulWords, meaningOf } from "./meanings.ts";
import { PHRASES } from "./phrases.ts";

/** A concept with what the search needs: the ideas it may be drawn by, and how much it rests on the Brief. */
export interface Notion extends Concept {
  readonly id: string;
  readonly ideas: readonly Idea[];
  /** Things that show it, for pictorial marks. */
  readonly things: readonly string[];
  /** 1 for a stated motif, less for what was guessed. */
  readonly weight: number;
}

/** At least this many, so that seeds have something to choose from. */
const FEWEST = 6;

/** What a mood alone suggests; `at` is where on the axis it begins to. */
const MOODS: readonly { axis: keyof Mood; sign: 1 | -1; ideas: readonly Idea[]; word: string }[] = [
  { axis: "loud", sign: -1, ideas: ["calm", "balance", "horizon"], word: "calm" },
  { axis: "loud", sign: 1, ideas: ["energy", "spark", "speed"], word: "loud" },
  { axis: "new", sign: 1, ideas: ["forward", "network", "orbit"], word: "new" },
  { axis: "new", sign: -1, ideas: ["craft", "order", "strength"], word: "classic" },
  { axis: "grave", sign: -1, ideas: ["play", "bloom", "together"], word: "playful" },
  { axis: "grave", sign: 1, ideas: ["structure", "balance", "strength"], word: "serious" },
  { axis: "rich", sign: 1, ideas: ["star", "bloom", "weave"], word: "rich" },
  { axis: "rich", sign: -1, ideas: ["focus", "unity", "order"], word: "plain" },
  { axis: "sharp", sign: -1, ideas: ["wave", "petal", "flow"], word: "soft" },
  { axis: "sharp", sign: 1, ideas: ["precision", "peak", "direction"], word: "sharp" },
  { axis: "machine", sign: -1, ideas: ["care", "craft", "gather"], word: "human" },
  { axis: "machine", sign: 1, ideas: ["structure", "network", "precision"], word: "technical" },
];

const notion = (
  source: string,
  word: string,
  ideas: readonly Idea[],
  things: readonly string[],
  weight: number,
): Notion => ({
  id: `${source}:${word}`,
  idea: PHRASES[ideas[0] ?? "unity"],
  carriers: things.length > 0 ? things : [word],
  because: [word],
  ideas,
  things,
  weight,
});

const MIRRORS = "AHIMOTUVWXY";

/** What the letters of the name offer by themselves. */
const fromLetters = (name: string): Notion[] => {
  const letters = [...name.toUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
  const first = letters[0];
  if (!first) return [];
  const found: Notion[] = [{ ...notion("letters", first, ["initial"], [], 0.68), carriers: [first] }];
  if (MIRRORS.includes(first)) {
    found.push({ ...notion("symmetry", first, ["initial", "balance"], [], 0.55), carriers: [first] });
  }
  const words = name.split(/\s+/).filter((word) => word !== "");
  if (words.length > 1) {
    const two = words.slice(0, 2).map((word) => [...word.toUpperCase()][0]!);
    found.push({ ...notion("pair", two.join(""), ["initial", "bond"], [], 0.66), carriers: two });
  }
  return found;
};

/** Words of names that only say what kind of business it is. */
const KINDS_OF_BUSINESS =
  /^(?:shop|store|house|home|bar|club|company|studio|school|market|office|works?|group|street|road|garden|farm|kitchen|table|room|bank|clinic|hotel|salon|park|union|son|daughter|brother|sister|one|two|three|king|queen|co|old|new|little|big|red|blue|green|black|white|gold|silver)$/;

const isThing = (word: string): boolean => word.length > 2 && !KINDS_OF_BUSINESS.test(word);

/** Whole words of a name, as one would be asked to draw them: an anchor in "Anchor Charter". */
const thingsNamed = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular)
    .filter(isThing);

/** Says whether something may be shown, and of a list what of it may. */
type Allowed = {
  readonly has: (word: string) => boolean;
  readonly among: (words: readonly string[]) => readonly string[];
};

const allowedBy = (brief: Brief): Allowed => {
  const avoid = new Set((brief.avoid?.value.motifs ?? []).map((word) => word.toLowerCase()));
  return {
    has: (word) => !avoid.has(word),
    among: (words) => words.filter((word) => !avoid.has(word)),
  };
};

const fromMotifs = ({ motifs }: Brief, allowed: Allowed): readonly Notion[] =>
  (motifs?.value ?? [])
    .filter((word) => allowed.has(word.toLowerCase()))
    .map((word) => {
      const ideas = meaningOf(word)?.ideas.slice(0, 3) ?? [];
      return notion("motif", word, [...ideas, "motif"], [word], motifs?.source === "stated" ? 1 : 0.8);
    });

const fromName = (name: string, allowed: Allowed, isDrawn: (word: string) => boolean): readonly Notion[] => [
  ...meaningfulWords(name)
    .filter(allowed.has)
    .map((word) => {
      const meaning = meaningOf(word)!;
      // "Lion Café" has a lion, not what else is strong and free.
      const things = isThing(word) && isDrawn(word) ? [word] : allowed.among(meaning.things);
      return notion("name", word, [...meaning.ideas, "motif"], things, 1);
    }),
  ...thingsNamed(name)
    .filter((word) => allowed.has(word) && isDrawn(word))
    .map((word) => notion("name", word, [...(meaningOf(word)?.ideas ?? []), "motif"], [word], 1)),
];

const fromTrade = ({ trade }: Brief, allowed: Allowed): readonly Notion[] =>
  meaningfulWords(trade?.value ?? "").map((word) => {
    const meaning = meaningOf(word)!;
    return notion("trade", word, [...meaning.ideas, "motif"], allowed.among(meaning.things), 0.82);
  });

/** The three strongest. */
const fromMood = (brief: Brief): readonly Notion[] => {
  const mood = brief.mood?.value ?? NEUTRAL_MOOD;
  return MOODS.map((row) => ({ row, pull: mood[row.axis] * row.sign }))
    .filter(({ pull }) => pull > 0.05)
    .sort((a, b) => b.pull - a.pull || (a.row.word < b.row.word ? -1 : 1))
    .slice(0, 3)
    .map(({ row, pull }) => notion("mood", row.word, row.ideas, [], 0.4 + 0.15 * Math.min(1, pull)));
};

/** A Brief that says nothing still gets six: the general qualities of any mark. */
const PLAIN: readonly (readonly Idea[])[] = [
  ["unity", "balance"],
  ["forward", "rise"],
  ["center", "focus"],
  ["structure", "order"],
  ["together", "bond"],
  ["growth", "seed"],
];

/** Brief → notions, those that rest on stated words first. */
export const conceive = (
  brief: Brief,
  isDrawn: (word: string) => boolean = () => false,
): readonly Notion[] => {
  const allowed = allowedBy(brief);
  const name = brief.name?.value ?? "";
  const said = [
    ...fromMotifs(brief, allowed),
    ...fromName(name, allowed, isDrawn),
    ...fromTrade(brief, allowed),
    ...fromLetters(name),
    ...fromMood(brief),
  ];
  const plain = PLAIN.slice(0, Math.max(0, FEWEST - said.length)).map((ideas) =>
    notion("plain", ideas[0]!, ideas, [], 0.32),
  );
  const seen = new Set<string>();
  return [...said, ...plain].filter(({ id }) => !seen.has(id) && seen.add(id));
};
