/** Where drawings of things come from: sets under licences that ask for no attribution in a mark, drawn as solids. */

import type { Motif } from "../../src/vocabulary.ts";
import manner from "./manner.json" with { type: "json" };

export type Source = {
  readonly set: string;
  /** As the shelf of motifs calls the set. */
  readonly prefix: string;
  /** Ends the names of its solids; everything else of the set is left out. */
  readonly suffix: RegExp;
  readonly style: Motif["style"];
  /** How readily its drawings are taken beside others of the same plainness. */
  readonly worth: number;
  /** Whether brands are among its icons, without a word that says so. */
  readonly hasBrands?: true;
  /** The eye that measures was taught with it: taken only where no other set has the thing. */
  readonly isMeasuring?: true;
};

export const SOURCES: readonly Source[] = [
  { set: "ph", prefix: "ph", suffix: /-fill$/, style: "solid", worth: 0.3 },
  { set: "ph", prefix: "ph", suffix: /-bold$/, style: "line", worth: 0.3 },
  { set: "mdi", prefix: "mdi", suffix: /(?:)$/, style: "solid", worth: 0.2, hasBrands: true },
  { set: "fluent-emoji-high-contrast", prefix: "fluent", suffix: /(?:)$/, style: "solid", worth: 0 },
  { set: "griddy-icons", prefix: "griddy", suffix: /-filled$/, style: "solid", worth: 0.12 },
  { set: "reicon", prefix: "reicon", suffix: /-filled$/, style: "solid", worth: 0.08, hasBrands: true },
  { set: "ri", prefix: "ri", suffix: /-fill$/, style: "solid", worth: 0.1, hasBrands: true },
  { set: "bi", prefix: "bi", suffix: /-fill$/, style: "solid", worth: 0.1, hasBrands: true },
  { set: "tdesign", prefix: "tdesign", suffix: /-filled$/, style: "solid", worth: 0.05, hasBrands: true },
  { set: "mynaui", prefix: "mynaui", suffix: /-solid$/, style: "solid", worth: 0.05, hasBrands: true },
  {
    set: "healthicons",
    prefix: "healthicons",
    suffix: /(?<!outline|negative|24px)$/,
    style: "solid",
    worth: 0.05,
  },
  { set: "fontisto", prefix: "fontisto", suffix: /(?:)$/, style: "solid", worth: 0, hasBrands: true },
  { set: "medical-icon", prefix: "medical", suffix: /(?:)$/, style: "solid", worth: 0 },
  { set: "pinhead", prefix: "pinhead", suffix: /(?:)$/, style: "solid", worth: 0.2, isMeasuring: true },
  { set: "temaki", prefix: "temaki", suffix: /(?:)$/, style: "solid", worth: 0.1, isMeasuring: true },
  { set: "maki", prefix: "maki", suffix: /(?<!-11|-15)$/, style: "solid", worth: 0.1, isMeasuring: true },
  {
    set: "mingcute",
    prefix: "mingcute",
    suffix: /-fill$/,
    style: "solid",
    worth: 0.15,
    isMeasuring: true,
    hasBrands: true,
  },
  { set: "tabler", prefix: "tabler", suffix: /-filled$/, style: "solid", worth: 0.1, isMeasuring: true },
];

/** How an icon is drawn or what is done with it: a name with one of these shows more, or less, than the thing. */
const MANNER = new Set(manner);
/** Of those, what is a thing when nothing else is in the name. */
const ALONE = new Set(["clock", "lock", "flag", "badge", "letter"]);
/** Sets that put the kind first: "tree-palm", "food-apple". Before these words the kind is dropped, before others it follows. */
const DROPPED = new Set("food fruit flower music weather animal".split(" "));
const FOLLOWS = new Set("tree glass bottle hat shoe bowl cup bag boat leaf ball".split(" "));

/** Drawings whose name says another thing than they show, or the thing in another order. */
const CALLED: { readonly [id: string]: readonly string[] } = {
  "ph:paw-print": ["paw", "paw print"],
  "ph:cooking-pot": ["pot", "cooking pot", "saucepan"],
  "ph:flower-lotus": ["lotus", "lotus flower"],
  "ph:flower-tulip": ["tulip"],
  "ph:tree-palm": ["palm tree", "palm"],
  "ph:tree-evergreen": ["pine tree", "pine", "fir", "conifer", "evergreen"],
  "ph:bug-beetle": ["beetle"],
  "ph:plant": ["sprout", "seedling"],
  "ph:potted-plant": ["potted plant", "houseplant"],
  "ph:coffee": ["cup", "coffee cup", "mug", "coffee"],
  "ph:tea-bag": ["tea bag"],
  "ph:boot": ["boot"],
  "ph:sneaker": ["sneaker", "running shoe", "shoe"],
  "ph:fire": ["flame", "fire"],
  "ph:seal": ["seal (stamp)"],
  "ph:mouse": ["computer mouse"],
  "ph:mouse-simple": ["computer mouse"],
  "ph:grains": ["wheat", "barley", "grain"],
  "ph:link": ["chain link"],
  "ph:crane": ["tower crane"],
  "ph:crane-tower": ["tower crane"],
  "ph:cricket": ["cricket bat"],
  "ph:pipe": ["water pipe"],
  "ph:needle": ["sewing needle", "needle"],
  "ph:waves": ["wave", "waves"],
  "ph:clock": ["clock"],
  "ph:house-line": ["house"],
  "ph:bowl-food": ["bowl", "bowl of food"],
  "ph:bowl-steam": ["bowl", "bowl of soup", "soup", "ramen", "noodles"],
  "ph:wine": ["wine glass", "wine"],
  "ph:beer-bottle": ["beer bottle", "bottle"],
  "ph:fire-truck": ["fire truck", "fire engine"],
  "ph:carrot": ["carrot"],
  "ph:spring": ["spring coil"],
  "mdi:crane": ["tower crane"],
  "mdi:tower-crane": ["tower crane"],
  "mdi:nail": ["iron nail"],
  "mdi:bat": ["bat (animal)"],
  "mdi:baseball-bat": ["baseball bat"],
  "mdi:cricket": ["cricket bat"],
  "mdi:bow-tie": ["bow tie"],
  "mdi:pipe": ["water pipe"],
  "mdi:pipe-valve": ["water pipe"],
  "mdi:smoking-pipe": ["smoking pipe"],
  "mdi:bolt": ["screw bolt"],
  "mdi:screw-machine-flat-top": ["screw"],
  "mdi:lightning-bolt": ["lightning bolt", "lightning"],
  "mdi:fan": ["electric fan", "fan"],
  "mdi:trumpet": ["trumpet", "horn"],
  "mdi:mortar-pestle": ["mortar", "pestle"],
  "mdi:necklace": ["necklace"],
  "mdi:pillar": ["column", "pillar"],
  "mdi:chess-knight": ["chess knight", "knight"],
  "mdi:wind-turbine": ["wind turbine"],
  "mdi:coffee-maker": ["coffee maker", "coffee machine", "espresso machine"],
  "mdi:kettle": ["kettle"],
  "mdi:bottle-wine": ["wine bottle", "bottle of wine"],
  "mdi:glass-wine": ["wine glass", "glass of wine"],
  "mdi:ship-wheel": ["ship wheel", "ship's wheel", "helm"],
  "mdi:dog-side": ["dog"],
  "mdi:beehive-outline": ["beehive"],
  "mdi:beer": ["beer glass", "pint"],
  "fluent:mouse": ["mouse (animal)"],
  "fluent:mouse-face": ["mouse (animal)"],
  "fluent:rat": ["rat", "mouse (animal)"],
  "fluent:seal": ["seal (animal)"],
  "fluent:bat": ["bat (animal)"],
  "fluent:cricket": ["cricket (insect)"],
  "fluent:cricket-game": ["cricket bat"],
  "fluent:ribbon": ["ribbon bow"],
  "fluent:bow-and-arrow": ["bow and arrow"],
  "fluent:nut-and-bolt": ["screw bolt", "nut and bolt"],
  "fluent:high-voltage": ["lightning bolt", "lightning"],
  "fluent:chains": ["metal chain", "chain"],
  "fluent:link": ["chain link"],
  "fluent:palm-tree": ["palm tree", "palm"],
  "fluent:nail-polish": ["nail polish"],
  "fluent:postal-horn": ["post horn", "french horn", "horn"],
  "fluent:trumpet": ["trumpet"],
  "fluent:mosquito": ["mosquito"],
  "fluent:fly": ["fly (insect)"],
  "fluent:orange": [],
  "fluent:tangerine": ["orange", "tangerine", "mandarin"],
  "fluent:glass-of-milk": ["glass of milk", "milk"],
  "fluent:honey-pot": ["honey jar", "honey pot", "jar of honey"],
  "fluent:steaming-bowl": ["ramen", "noodles", "bowl of noodles"],
  "fluent:shortcake": ["slice of cake", "cake slice"],
  "fluent:birthday-cake": ["birthday cake", "cake"],
  "fluent:chess-pawn": ["pawn"],
  "fluent:thread": ["spool", "spool of thread", "reel", "thread"],
  "fluent:wheel-of-dharma": [],
  "fluent:hamsa": [],
  "fluent:fire": ["flame", "fire"],
  "fluent:fire-engine": ["fire engine", "fire truck"],
  "fluent:spiral-shell": ["shell", "seashell"],
  "fluent:maple-leaf": ["maple leaf"],
  "fluent:club-suit": [],
  "fluent:diamond-suit": [],
  "fluent:goat": ["goat"],
  "fluent:ram": ["ram"],
  "fluent:ewe": ["sheep", "ewe", "lamb"],
  "fluent:water-buffalo": ["buffalo", "water buffalo"],
  "fluent:t-rex": ["dinosaur"],
  "fluent:teddy-bear": ["teddy bear", "teddy"],
  "temaki:crane": ["tower crane"],
  "mdi:rodent": ["mouse (animal)", "rat"],
  "mdi:seal": ["seal (stamp)"],
  "mdi:mouse": ["computer mouse"],
  "mdi:palm-tree": ["palm tree", "palm"],
  "mdi:baguette": ["baguette"],
  "mdi:bow-arrow": ["bow and arrow"],
  "mdi:apple": [],
  "mdi:food-apple": ["apple"],
  "mdi:waves": ["wave", "waves"],
  "pinhead:bow": ["ribbon bow"],
  "pinhead:sea-lion": ["seal (animal)", "sea lion"],
  "pinhead:crane": ["tower crane"],
  "pinhead:lion": ["lion"],
  "pinhead:brick-trowel": ["trowel", "brick trowel"],
  "pinhead:turtle-top": ["turtle", "sea turtle"],
  "pinhead:person-swinging-cricket-bat-at-ball": ["cricket"],
  "pinhead:two-button-computer-mouse-with-scroll-wheel": ["computer mouse"],
};

/** Whether the name was looked at and is what the drawing shows. */
export const isCalled = ({ prefix, suffix }: Source, icon: string): boolean =>
  `${prefix}:${icon.replace(suffix, "")}` in CALLED;

/** The thing that an icon shows, by its name; none where the name says more than a thing. */
export function thingsOfIcon({ prefix, suffix }: Source, icon: string): readonly string[] {
  if (!suffix.test(icon)) return [];
  const bare = icon.replace(suffix, "");
  const called = CALLED[`${prefix}:${bare}`];
  if (called) return called;
  const words = bare
    .replace(/-(?:face|[0-9]+|one|two|alt|simple)$/, "")
    .toLowerCase()
    .split("-");
  if (words.length > 3 || words.some((word) => /\d/.test(word) || word.length < 2)) return [];
  if (
    words.length > 1 ? words.some((word) => MANNER.has(word)) : MANNER.has(words[0]!) && !ALONE.has(words[0]!)
  )
    return [];
  const [first = "", ...rest] = words;
  if (rest.length > 0 && DROPPED.has(first)) return [rest.join(" ")];
  if (rest.length > 0 && FOLLOWS.has(first)) return [`${rest.join(" ")} ${first}`];
  return [words.join(" ")];
}
