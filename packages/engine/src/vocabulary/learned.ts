/** Learned: weights from labelled prompts, by which a prompt is understood. Written by `scripts/prepare-*`. */

/** What speaks for a choice, and how much. */
export type Weights = { get(evidence: string): number | undefined };
/** The same for several choices at once: a row of weights, of all rows in one. */
export type WeightRows = {
  readonly cells: Float64Array;
  /** Where in them its row begins; -1 when nothing is known of it. */
  rowOf(evidence: string): number;
};

/** A trade by its place in the lexicon, and the log of how much likelier a word makes it. */
export type Telling = { readonly trade: number; readonly weight: number };

export type Learned = {
  readonly kind: "learned";
  /** Words that prompts use beside names. */
  readonly ordinary: ReadonlySet<string>;
  readonly names: Weights;
  readonly taglines: Weights;
  /** Of each word three weights: drawn, refused, coloured. */
  readonly mentions: WeightRows;
  /** Of going on from the word before: three for each state it may have left. */
  readonly links: WeightRows;
  /** What ordinary words say for trades. */
  readonly telling: (stem: string) => readonly Telling[];
  /** English words by kind: two characters for the wide one, three and four for narrower ones inside it. */
  readonly kinds: ReadonlyMap<string, string>;
};
