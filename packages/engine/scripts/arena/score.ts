/** What a blind judge's answers say: how many things were named, and how the marks were rated beside others. */

export type Source = "stated" | "unstated" | "real logo" | "stock icon";
export type Key = readonly {
  readonly number: number;
  readonly source: Source;
  readonly prompt: string;
  /** Words that would be right; none for real logos. */
  readonly right: readonly string[];
}[];

export type Answer = {
  readonly thing: string;
  readonly quality: number | null;
  readonly originality: number | null;
};
export type Answers = ReadonlyMap<number, Answer>;

/** Rows as "number,thing,quality,originality"; a line that cannot be read is told with its number. */
export function readAnswers(csv: string): Answers {
  const answers = new Map<number, Answer>();
  for (const [at, line] of csv.split(/\r?\n/).entries()) {
    if (line.trim() === "" || (at === 0 && line.startsWith("number"))) continue;
    const [number = "", thing = "", quality = "", originality = ""] = line
      .split(",")
      .map((cell) => cell.trim());
    if (!/^\d+$/.test(number)) throw new Error(`Line ${at + 1} does not begin with a mark's number: ${line}`);
    if (answers.has(Number(number))) throw new Error(`Line ${at + 1} answers mark ${number} a second time.`);
    answers.set(Number(number), {
      thing: thing.toLowerCase(),
      quality: rating(quality, at + 1),
      originality: rating(originality, at + 1),
    });
  }
  return answers;
}

function rating(cell: string, line: number): number | null {
  if (cell === "") return null;
  const value = Number(cell);
  if (!(value >= 1 && value <= 5)) throw new Error(`Line ${line} rates with ${cell}: ratings are 1 to 5.`);
  return value;
}

export type Row = {
  readonly source: Source;
  readonly marks: number;
  /** Of those with a right word, how many were named; null where there is none. */
  readonly named: number | null;
  readonly quality: number | null;
  /** Share of the marks that are rated 4 or 5. */
  readonly good: number | null;
  readonly originality: number | null;
};

/** An answer is right that has one of the words in it, or that one of the words has in it. */
const isRight = (thing: string, right: readonly string[]): boolean => {
  const words = thing.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  return right.some((word) => word === thing || words.some((said) => word.split(" ").includes(said)));
};

const mean = (values: readonly (number | null)[]): number | null => {
  const given = values.filter((value) => value !== null);
  return given.length > 0 ? given.reduce((sum, value) => sum + value, 0) / given.length : null;
};

export function scoreOf(key: Key, answers: Answers): readonly Row[] {
  const unanswered = key.filter(({ number }) => !answers.has(number));
  if (unanswered.length > 0)
    throw new Error(`No answer for ${unanswered.map(({ number }) => number).join(", ")}.`);
  return [...Map.groupBy(key, ({ source }) => source)].map(([source, marks]) => {
    const given = marks.map(({ number }) => answers.get(number)!);
    const asked = marks.filter(({ right }) => right.length > 0);
    const named = asked.filter(({ number, right }) => isRight(answers.get(number)!.thing, right));
    const good = given.map(({ quality }) => (quality === null ? null : Number(quality >= 4)));
    return {
      source,
      marks: marks.length,
      named: asked.length > 0 ? named.length / asked.length : null,
      quality: mean(given.map(({ quality }) => quality)),
      good: mean(good),
      originality: mean(given.map(({ originality }) => originality)),
    };
  });
}

export function tellScore(rows: readonly Row[]): string {
  const share = (value: number | null) => (value === null ? "–" : `${Math.round(100 * value)} %`);
  const grade = (value: number | null) => (value === null ? "–" : value.toFixed(1));
  return [
    "| | marks | named | quality | 4 or 5 | originality |",
    "|---|---|---|---|---|---|",
    ...rows.map(
      ({ source, marks, named, quality, good, originality }) =>
        `| ${source} | ${marks} | ${share(named)} | ${grade(quality)} | ${share(good)} | ${grade(originality)} |`,
    ),
  ].join("\n");
}
