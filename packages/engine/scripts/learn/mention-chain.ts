/** Learns the weights of the chain of mentions: a conditional random field, fitted by AdaGrad in a fixed order. */

import { LABELS, STEPS as LINK_WIDTH, likelihood, sharesOf } from "../../src/understand/mention-model.ts";
import { generator } from "./order.ts";

export type Lesson = {
  /** For each word its evidence, and the evidence that says how it goes on from the word before, as numbers. */
  readonly evidence: readonly Int32Array[];
  readonly links: readonly Int32Array[];
  readonly fresh: readonly boolean[];
  /** Labels a word may have at all, and those that are right, as bits. */
  readonly possible: readonly number[];
  right: number[];
  readonly choices: readonly { readonly label: number; readonly places: readonly (readonly number[])[] }[];
  readonly weight: number;
};

export type Settings = {
  readonly rounds: number;
  readonly rate: number;
  readonly restraint: number;
  readonly seldom: number;
  /** The share of a prompt's own words that is hidden in each round, so that their company is learned. */
  readonly hidden: number;
};

/** Weights, four a piece of evidence for words and seven times four for links. */
export type Learned = { readonly words: Float64Array; readonly links: Float64Array };

/** Names of evidence as numbers, in the order in which they were met. */
export class Numbering {
  readonly names: string[] = [];
  readonly #ids = new Map<string, number>();

  of(names: Iterable<string>): Int32Array {
    const ids = new Set<number>();
    for (const name of names) {
      let id = this.#ids.get(name);
      if (id === undefined) {
        id = this.names.push(name) - 1;
        this.#ids.set(name, id);
      }
      ids.add(id);
    }
    return Int32Array.from(ids);
  }
}

const WIDTH = LABELS.length;

type Counted = {
  readonly evidence: readonly Int32Array[];
  readonly links: readonly Int32Array[];
  readonly fresh: readonly boolean[];
  readonly possible: readonly number[];
  readonly right: number[];
  readonly lesson: Lesson;
};

export function learnChain(
  lessons: readonly Lesson[],
  settings: Settings,
  names: readonly string[],
): Learned {
  const lexical = Uint8Array.from(names, (name) =>
    /^(?:k|e) /.test(name) ? 2 : /^(?:k-?\d|ppk|nnk) /.test(name) ? 1 : 0,
  );
  const oftenWords = often(
    lessons.map(({ evidence }) => evidence),
    settings.seldom,
  );
  const oftenLinks = often(
    lessons.map(({ links }) => links),
    settings.seldom,
  );
  const counted = lessons.map(
    (lesson): Counted => ({
      evidence: lesson.evidence.map((each) => each.filter((id) => oftenWords[id])),
      links: lesson.links.map((each) => each.filter((id) => oftenLinks[id])),
      fresh: lesson.fresh,
      possible: lesson.possible,
      right: [...lesson.right],
      lesson,
    }),
  );
  const model = {
    words: new Float64Array(oftenWords.length * WIDTH),
    links: new Float64Array(oftenLinks.length * LINK_WIDTH),
    wordSquares: new Float64Array(oftenWords.length * WIDTH).fill(1e-6),
    linkSquares: new Float64Array(oftenLinks.length * LINK_WIDTH).fill(1e-6),
  };
  // The mean over the later rounds sways less than the last of them.
  const averaged = {
    words: new Float64Array(model.words.length),
    links: new Float64Array(model.links.length),
  };
  const from = Math.floor(settings.rounds / 2);
  const order = counted.map((_, index) => index);
  const random = generator(11);
  for (let round = 0; round < settings.rounds; round++) {
    // Of several places that say the same the likeliest bears the label from then on.
    if (round === Math.floor(settings.rounds / 3)) for (const each of counted) settle(each, model);
    shuffle(order, random);
    for (const index of order) {
      const whole = counted[index]!;
      const evidence = whole.evidence.map((ids) => {
        const [own, near] = [random() < settings.hidden, random() < settings.hidden];
        return own || near
          ? ids.filter((id) => !(own && lexical[id] === 2) && !(near && lexical[id] === 1))
          : ids;
      });
      improve({ ...whole, evidence }, model, settings, counted.length);
    }
    if (round < from) continue;
    model.words.forEach((weight, id) => {
      averaged.words[id]! += weight / (settings.rounds - from);
    });
    model.links.forEach((weight, id) => {
      averaged.links[id]! += weight / (settings.rounds - from);
    });
  }
  return averaged;
}

/** For each number whether at least so many prompts have it. */
function often(prompts: readonly (readonly Int32Array[])[], seldom: number): Uint8Array {
  const size = prompts.flat().reduce((most, ids) => ids.reduce((a, b) => Math.max(a, b + 1), most), 0);
  const counts = new Uint32Array(size);
  const last = new Int32Array(size).fill(-1);
  prompts.forEach((words, prompt) => {
    for (const ids of words)
      for (const id of ids)
        if (last[id] !== prompt) {
          last[id] = prompt;
          counts[id]!++;
        }
  });
  return Uint8Array.from(counts, (count) => (count >= seldom ? 1 : 0));
}

type Model = {
  readonly words: Float64Array;
  readonly links: Float64Array;
  readonly wordSquares: Float64Array;
  readonly linkSquares: Float64Array;
};

type Sums = { readonly scores: Float64Array[]; readonly steps: Float64Array[] };

function sumsOf({ evidence, links }: Counted, { words, links: linkWeights }: Model): Sums {
  const scores = evidence.map((ids) => {
    const sum = new Float64Array(WIDTH);
    for (const id of ids)
      for (let label = 0; label < WIDTH; label++) sum[label]! += words[id * WIDTH + label]!;
    return sum;
  });
  const steps = links.map((ids) => {
    const sum = new Float64Array(LINK_WIDTH);
    for (const id of ids)
      for (let each = 0; each < LINK_WIDTH; each++) sum[each]! += linkWeights[id * LINK_WIDTH + each]!;
    return sum;
  });
  return { scores, steps };
}

const shares = ({ fresh }: Counted, sums: Sums, allowed: readonly number[]): readonly Float64Array[] =>
  sharesOf({ ...sums, fresh, allowed });

/** A word that is right but for so little teaches nothing, and most words are. */
const EASY = 0.002;

function improve(counted: Counted, model: Model, { rate, restraint }: Settings, of: number): void {
  const sums = sumsOf(counted, model);
  const right = shares(counted, sums, counted.right);
  const all = shares(counted, sums, counted.possible);
  for (let at = 0; at < right.length; at++) {
    const slope = new Float64Array(LINK_WIDTH);
    const byLabel = new Float64Array(WIDTH);
    for (let step = 0; step < LINK_WIDTH; step++) {
      slope[step] = (all[at]![step]! - right[at]![step]!) * counted.lesson.weight;
      byLabel[step % WIDTH]! += slope[step]!;
    }
    if (byLabel.every((value) => Math.abs(value) < EASY) && slope.every((value) => Math.abs(value) < EASY))
      continue;
    move(model.words, model.wordSquares, counted.evidence[at]!, byLabel, WIDTH, rate, restraint / of);
    move(model.links, model.linkSquares, counted.links[at]!, slope, LINK_WIDTH, rate, restraint / of);
  }
}

function move(
  weights: Float64Array,
  squares: Float64Array,
  ids: Int32Array,
  slope: Float64Array,
  width: number,
  rate: number,
  restraint: number,
): void {
  for (const id of ids)
    for (let each = 0; each < width; each++) {
      const index = id * width + each;
      const step = slope[each]! + restraint * weights[index]!;
      if (step === 0) continue;
      squares[index]! += step * step;
      weights[index]! -= (rate * step) / Math.sqrt(squares[index]!);
    }
}

function settle(counted: Counted, model: Model): void {
  if (counted.lesson.choices.length === 0) return;
  const share = shares(counted, sumsOf(counted, model), counted.possible);
  for (const { label, places } of counted.lesson.choices) {
    const likely = places.map((place) => place.reduce((sum, at) => sum + likelihood(share[at]!, label), 0));
    for (const at of places[likely.indexOf(Math.max(...likely))]!) counted.right[at] = 1 << label;
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
