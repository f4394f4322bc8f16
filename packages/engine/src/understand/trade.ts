/** What the brand does: the trade whose words weigh most, in the name least and after "is a" most. */

import type { Learned, Noticed } from "../vocabulary.ts";
import { aboutTheBusiness, stemsOf } from "./business.ts";
import { commas, tableRows, wordSet } from "./lexicons/lists.ts";
import { TRADES } from "./lexicons/trades.ts";
import { TRADES_ABROAD } from "./lexicons/trades-abroad.ts";
import { type Lean, readLean } from "./mood.ts";
import { tradesNoticed } from "./noticed.ts";
import { type Found, phrases, singular } from "./phrases.ts";
import { isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import { tellingOf } from "./telling-words.ts";
import { fold, type Span, type Word } from "./text.ts";

export type Trade = {
  readonly id: string;
  readonly motifs: readonly string[];
  readonly lean: Lean;
  /** Words that name it, for the anchors of the language model. */
  readonly words: readonly string[];
  readonly hints: readonly string[];
};

export const TRADE_LIST: readonly Trade[] = tableRows(TRADES).map(
  ([id = "", words = "", hints = "", motifs = "", lean = ""]) => ({
    id,
    words: commas(words),
    hints: commas(hints),
    motifs: commas(motifs),
    lean: readLean(lean),
  }),
);

const tradeById = new Map(TRADE_LIST.map((trade) => [trade.id, trade]));

type Vote = { readonly trade: Trade; readonly weight: number };

/** One word may vote for several trades: "bikes" for a bike shop, "bike courier" is longer and wins there. */
const votes = new Map<string, Vote[]>();
for (const trade of TRADE_LIST) {
  const add = (phrase: string, weight: number) => {
    const row = votes.get(phrase) ?? [];
    if (!row.some((vote) => vote.trade === trade)) row.push({ trade, weight });
    votes.set(phrase, row);
  };
  for (const [rank, phrase] of trade.words.entries())
    add(phrase, 2 + (phrase.includes(" ") ? 1.6 : 0) + (rank < 3 ? 0.3 : 0));
  for (const phrase of trade.hints) add(phrase, 0.9);
}
const tradeWords = phrases(votes, { slips: true, plurals: true, ordinary: isCommon });

/** The same with the words of five more languages: many of them are English words of another meaning. */
const votesAbroad = new Map([...votes].map(([phrase, row]) => [phrase, [...row]]));
for (const [id, words = ""] of tableRows(TRADES_ABROAD)) {
  const trade = TRADE_LIST.find((each) => each.id === id);
  for (const phrase of trade ? commas(words) : []) {
    const row = votesAbroad.get(phrase) ?? [];
    if (!row.some((vote) => vote.trade === trade))
      row.push({ trade: trade!, weight: 2 + (phrase.includes(" ") ? 1.6 : 0) });
    votesAbroad.set(phrase, row);
  }
}
const tradeWordsAbroad = phrases(votesAbroad, { plurals: true });

/** Generic places and shells: they name a trade only where nothing else does. */
const GENERIC = wordSet(
  "shop store studio platform app market tool software data school club marketplace bar salon event events capital fund school family research city music art gallery coach training strategy film video photo reading books book baby horse horses village town union design branding games food products service privacy security water space medical health travel fashion cooking energy delivery transport shipping retail portfolio hardware electronics engineering tienda negozio loja boutique climate lighting craft jobs blog news law education foundation association community cooperative beauty garage gifts gift bikes bike rice glass steel eggs fathers father mothers mother parents dads mums stores homes property woven knives factory salt rings ring bags leather tables chairs beds primary donate festival goats dairy prison lamps clocks frames butter ink boxing cheese repairs conference city village",
);
const ANNOUNCE =
  /^(?:is|are|a|an|our|my|for|we|sell|sells|make|makes|run|runs|offer|offers|new|small|local|family|independent|modern|una|un|une|ein|eine|um|uma|para|pour|fur|per|the|as|build|builds|brew|bake|online|boutique|bakes|brews|called|start|starting|opening|launching|open|organic|vegan|artisan|luxury|little|mobile|premium|sustainable|handmade)$/;

export type TradeVote = {
  readonly trade: Trade;
  readonly score: number;
  readonly span: Span;
  /** Whether a word that names the trade was found, or only words that hint at it. */
  readonly named: boolean;
};

/** Shortest part of a compound that is looked up. */
const COMPOUND_PART = 4;
/** Ends that say "a place where", "people who": what stands before them names the trade. */
const SHELL =
  /^(?:verein|schule|firma|laden|studio|werkstatt|buro|service|dienst|haus|club|app|manufaktur|handel|shop|markt|salon|hof|hutte|zentrum|agentur|betrieb|kurs|kurse|verleih|verband|gruppe|team|stube|meister|meisterei|kollektiv|genossenschaft|magazin|blog|portal|plattform)$/;

/** Compounds no lexicon can list, by their ends and, where those are a mere shell, by their heads. */
const compounds = (reading: Reading): Found<Vote[]>[] =>
  reading.words.flatMap(({ key }, index) => {
    const part = tradeWordsAbroad.has(key) || key.length > LONGEST_COMPOUND ? null : partOf(key);
    const value = part ? votesAbroad.get(part) : undefined;
    return part && value ? [{ value, from: index, to: index + 1, phrase: part, slip: false }] : [];
  });

function partOf(key: string): string | null {
  let tail: string | null = null;
  for (let at = 3; at <= key.length - COMPOUND_PART && !tail; at++)
    if (votesAbroad.has(key.slice(at)) || SHELL.test(key.slice(at))) tail = key.slice(at);
  if (!tail) return null;
  // "Karateschule", "Bootsverleih": what is taught or lent says more than that it is.
  const head = key.slice(0, key.length - tail.length);
  const known = SHELL.test(tail) ? [head, head.replace(/(?:s|n|en|es|er|e)$/, "")] : [];
  return known.find((part) => votesAbroad.has(part)) ?? (votesAbroad.has(tail) ? tail : null);
}

type Standing = { score: number; span: Span; best: number; first: number; named: boolean };

/** A single hint is no trade: half the prompts of the world hold a "table" or a "story". */
const ENOUGH = 0.85;

/** From this much more than the next on, the words decide by themselves; the language model moves less than that. */
const BEYOND_DOUBT = 1.5;

/** The trade most is said for, where enough is. It counts as named where no other comes near it. */
export function readTrade(
  reading: Reading,
  name: Span | null,
  taken: readonly Span[],
  learned: Learned,
  noticed: Noticed | null = null,
): TradeVote | null {
  const [first, second] = weighTrades(reading, name, taken, learned, noticed);
  if (!first || first.score < ENOUGH) return null;
  return { ...first, named: first.named && first.score - (second?.score ?? 0) >= BEYOND_DOUBT };
}

/** What the words of a prompt say for each trade, most first. */
export function weighTrades(
  reading: Reading,
  name: Span | null,
  taken: readonly Span[],
  learned: Learned,
  noticed: Noticed | null = null,
): readonly TradeVote[] {
  const counted = new Set<string>();
  const scores = new Map<Trade, Standing>();
  // A word of the name counts where it stands outside the name, if it does.
  const inside = (found: Found<unknown>) =>
    name !== null && overlaps(name, spanOf(reading.words, found.from, found.to));
  const table = reading.language === "en" ? tradeWords : tradeWordsAbroad;
  const all = [...table.all(reading.words), ...(reading.language === "de" ? compounds(reading) : [])];
  const disowned = new Set(
    all.filter(({ from }) => reading.attitudes[from] === "past").map(({ phrase }) => phrase),
  );
  for (const found of all.sort((a, b) => Number(inside(a)) - Number(inside(b)) || a.from - b.from)) {
    const span = spanOf(reading.words, found.from, found.to);
    // "The dentist next door… we are not dentists": refused once is not meant.
    const attitude = disowned.has(found.phrase) ? "past" : reading.attitudes[found.from];
    if (attitude === "denied" || taken.some((each) => overlaps(each, span))) continue;
    // Said twice is not meant twice.
    if (counted.has(found.phrase)) continue;
    counted.add(found.phrase);
    const inName = name !== null && overlaps(name, span);
    const single = found.to - found.from === 1;
    const generic =
      single &&
      (GENERIC.has(singular(reading.words[found.from]!.key)) || GENERIC.has(reading.words[found.from]!.key));
    const announced =
      found.from === 0 ||
      ANNOUNCE.test(reading.words[found.from - 1]?.key ?? "") ||
      ANNOUNCE.test(reading.words[found.from - 2]?.key ?? "");
    const audience = isAudience(reading, found.from);
    const place = isPlace(reading, found.from);
    const likened =
      /^(?:like|unlike|inspired|by|as)$/.test(reading.words[found.from - 1]?.key ?? "") ||
      (/^(?:a|an|the)$/.test(reading.words[found.from - 1]?.key ?? "") &&
        /^(?:like|unlike)$/.test(reading.words[found.from - 2]?.key ?? ""));
    for (const { trade, weight } of found.value) {
      let worth =
        weight *
        (generic ? 0.45 : 1) *
        (inName ? (name[1] === span[1] ? 0.8 : 0.55) : 1) *
        (attitude === "past" ? 0.4 : 1) *
        (found.slip ? 0.8 : 1);
      if (announced && weight > 1) worth += 0.5;
      if (audience) worth *= 0.45;
      if (place) worth *= 0.35;
      if (likened) worth *= 0.2;
      // The first sentence that says what the brand is weighs more than later asides.
      worth *= 1 - Math.min(0.3, reading.words[found.from]!.sentence * 0.06);
      const entry = scores.get(trade);
      if (!entry)
        scores.set(trade, { score: worth, span, best: worth, first: found.from, named: weight > 1 });
      else {
        entry.score += worth * 0.6;
        entry.named ||= weight > 1;
        if (worth > entry.best) Object.assign(entry, { best: worth, span });
      }
    }
  }
  addTelling(reading, [...(name ? [name] : []), ...taken], scores, learned);
  addNoticed(reading, noticed, scores);
  return [...scores]
    .sort(([, a], [, b]) => b.score - a.score || a.first - b.first)
    .map(([trade, { score, span, named }]) => ({ trade, score, span, named }));
}

/** Ordinary words of the sentences about the business, and what they say for each trade. */
function addTelling(
  { prompt, words }: Reading,
  hidden: readonly Span[],
  scores: Map<Trade, Standing>,
  learned: Learned,
): void {
  const spoken = [...scores.values()].map(({ span }) => span);
  const telling = tellingOf(stemsOf(aboutTheBusiness(prompt, hidden, spoken)), learned.telling);
  for (const [place, worth] of telling) addToAll(words, scores, TRADE_LIST[place]!, worth);
}

/** What the language model makes of the whole prompt; alone it speaks only where it is rather sure. */
function addNoticed({ words }: Reading, noticed: Noticed | null, scores: Map<Trade, Standing>): void {
  for (const { id, worth, isSure } of tradesNoticed(noticed)) {
    const trade = tradeById.get(id);
    if (trade && (isSure || scores.has(trade))) addToAll(words, scores, trade, worth);
  }
}

/** Where no word names a trade, all of the prompt's words speak for it together. */
function addToAll(words: readonly Word[], scores: Map<Trade, Standing>, trade: Trade, worth: number): void {
  const standing = scores.get(trade);
  if (standing) standing.score += worth;
  else if (words.length > 0)
    scores.set(trade, {
      score: worth,
      span: spanOf(words, 0, words.length),
      best: 0,
      first: words.length,
      named: false,
    });
}

const SPEAKS_OF_LOGO =
  /^(?:logo|logos|brand|branding|identity|mark|wordmark|badge|emblem|icon|monogram|crest|symbol|design|something|logotype)$/;

/** "Dashboards for restaurant chains", "sold to pizza places": who buys. "A logo for a bakery" is no audience. */
function isAudience({ words }: Reading, from: number): boolean {
  for (let back = 1; back <= 3 && from - back > 0; back++) {
    const { key, sentence } = words[from - back]!;
    if (sentence !== words[from]!.sentence || /[,;:]/.test(words[from - back + 1]!.gap)) return false;
    if (/^(?:for|to|fur|pour|para|per)$/.test(key))
      return (
        from - back > 1 &&
        !words.slice(Math.max(0, from - back - 4), from - back).some((word) => SPEAKS_OF_LOGO.test(word.key))
      );
  }
  return false;
}

/** What it was before: "a former dairy", "a converted ambulance". */
const FORMER =
  /^(?:former|formerly|converted|disused|abandoned|ex|old|retired|empty|ehemaligen?|ancienne?|antiguo|antigua)$/;
const BESIDE = /^(?:above|behind|beside|opposite|outside|near|next|under|below|around|between)$/;

/** "Above a kebab shop", "in a former dairy", "on the roof of the opera house": where the business is. */
function isPlace({ words }: Reading, from: number): boolean {
  let article = false;
  for (let back = 1; back <= 4 && from - back >= 0; back++) {
    const { key, sentence } = words[from - back]!;
    if (sentence !== words[from]!.sentence || /[,;:(]/.test(words[from - back + 1]!.gap)) return false;
    if (FORMER.test(key) && back === 1 && key !== "old") return true;
    if (/^(?:an?|the|our|their|his|her|der|die|das|dem|einem|einer|un|una|une|el|la|le)$/.test(key))
      article = true;
    if (BESIDE.test(key)) return true;
    if (/^(?:in|inside|from|on|at|of)$/.test(key)) return article && !(key === "of" && back > 2);
    if (/^(?:for|with|and|is|are|we|i|run|open|opening|sell|make|called|as)$/.test(key)) return false;
  }
  return false;
}

const heads = new Set(TRADE_LIST.flatMap(({ words }) => words.map(fold)));
/** Whether a word by itself names a trade; German makes such words by joining ("Handwerksbäckerei"). */
export const isTradeWord = (key: string): boolean =>
  heads.has(key) || heads.has(singular(key)) || compoundOf(key) !== null;

/** How many words the phrase that names a trade here has. */
export const tradePhraseAt = (words: readonly Word[], index: number): number => {
  const found = tradeWords.at(words, index);
  return found?.value.some(({ weight }) => weight > 1) ? found.to - found.from : 0;
};

/** Longer than any German compound for a business, and a bound on the time a hostile one costs. */
const LONGEST_COMPOUND = 60;
/** Shortest end of a compound that is taken for a trade. */
const COMPOUND_END = 6;

function compoundOf(key: string): string | null {
  if (key.length > LONGEST_COMPOUND) return null;
  for (let at = 3; at <= key.length - COMPOUND_END; at++) {
    const end = key.slice(at);
    if (heads.has(end) && GERMAN_ENDS.test(end)) return end;
  }
  return null;
}

const GERMAN_ENDS =
  /(?:erei|laden|praxis|kanzlei|studio|schule|werkstatt|agentur|buro|apotheke|klinik|hotel|restaurant|pflege|dienst|verlag|brauerei|kaffee|schmuck|mobel|spielzeug|immobilien|versicherung|beratung|reisen|garten|bau|logistik|energie|technik|galerie|museum|fotografie|mode|weingut|gasthof)$/;
