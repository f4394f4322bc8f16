import type { Notion } from "./conceive/concepts.ts";
import type { Verdict } from "./judge/judge.ts";
import { REFUSED } from "./judge/likeness.ts";
import { withArticle } from "./lexicon/article.ts";
import { colourNamed } from "./lexicon/colours/names.ts";
import { checkContrast } from "./palette/contrast.ts";
import { usedRoles } from "./render/held.ts";
import { smallestSize } from "./verify/smallest.ts";
import type {
  Brief,
  Concept,
  Design,
  LetterCase,
  LockupKind,
  Mood,
  Report,
  Understood,
  Unmet,
} from "./vocabulary.ts";

/** What the report needs in addition to the design. */
export interface Findings {
  readonly verdict: Verdict | null;
  readonly unmet: readonly Unmet[];
  readonly notes: readonly string[];
  readonly edit: string | null;
  readonly score: Report["score"];
}

/** What a mark shows: the letter, the thing that this drawing shows, or the idea that a figure stands for. */
const ideaOf = (notion: Notion, { candidate }: Verdict, carriers: readonly string[]): string => {
  const { family, variant } = candidate;
  const letter = family.depends.includes("initial") ? carriers[0] : undefined;
  if (letter !== undefined)
    return notion.ideas[0] === "initial"
      ? `the initial ${letter} as a sign of its own`
      : `the initial ${letter} and ${notion.idea} in one sign`;
  if (family.depends.includes("motif")) {
    const motif = carriers[0] ?? notion.because[0];
    return `${motif === undefined ? "a sign" : `the ${motif}`}, redrawn for the name`;
  }
  // Several scenes can stand for one idea: an ear of grain and a loaf for what a bakery sells.
  const thing = family.id === "scene" ? variant.names?.[0] : undefined;
  return thing === undefined ? notion.idea : `the ${thing}`;
};

/** The concept in a clause, with the letter or thing that carries it. */
export const tell = (notion: Notion, verdict: Verdict | null, edit: string | null): Concept => {
  if (!verdict) {
    return edit
      ? { idea: edit, carriers: [...notion.carriers], because: [...notion.because] }
      : { idea: "the name itself, set with care", carriers: [], because: [] };
  }
  const { variant } = verdict.candidate;
  const carriers = variant.carriers ?? notion.carriers;
  if (variant.tells !== undefined)
    return { idea: variant.tells, carriers: carriers.slice(0, 2), because: [...carriers] };
  const idea = ideaOf(notion, verdict, carriers);
  return { idea, carriers: carriers.slice(0, 2), because: [...notion.because] };
};

const UNSEEN = "shown the mark alone, the studio's eye does not name";

/** Told where the mark says that it shows a thing, and the eye does not name it. */
export const unseenNote = (motifs: readonly string[]): string =>
  `${UNSEEN} the ${motifs.join(" or the ")}: it is drawn plainly, and a refinement can ask for another drawing`;

export const isUnseenNote = (note: string): boolean => note.startsWith(UNSEEN);

/** Told where two things are in one mark and the eye was taught no word for one of them. */
export const unknownNote = (words: readonly string[]): string =>
  `the studio's eye has no word for the ${words.join(" and the ")}: that it can be seen in the mark was not looked at`;

const show = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.map(show).join(", ")
      : JSON.stringify(value);

const LAYOUTS: { readonly [kind in LockupKind]: string } = {
  side: "mark beside name",
  stacked: "mark above name",
  word: "the name alone",
  mark: "the mark alone",
  emblem: "an emblem",
};
const CASES: { readonly [kind in LetterCase]: string } = {
  upper: "in capitals",
  lower: "in lower case",
  title: "with a capital to each word",
  typed: "as typed",
};

/** Which colour word became which of the palette's colours. */
const paintedAs = ({ colors }: Brief, { palette }: Design): string => {
  const roles = [
    ["first colour", palette.primary],
    ["second colour", palette.secondary],
    ["ink", palette.ink],
  ] as const;
  const said = (colors?.value ?? []).map(({ word, hex }) => {
    const role = roles.find(([, value]) => value === hex);
    const tuned = palette.adjusted.find(({ wished }) => wished === hex);
    return role
      ? `${word} is the ${role[0]}, ${hex}`
      : tuned
        ? `${word} (${hex}) is used as ${tuned.used}, so that it can be seen`
        : `${word} (${hex}) is among the colours`;
  });
  return said.length > 0
    ? said.join("; ")
    : `first colour ${palette.primary}, second colour ${palette.secondary}`;
};

const drawnAs = ({ mark, concept }: Design): string =>
  !mark
    ? "the name alone carries it"
    : mark.motifs.length > 0
      ? `${mark.motifs.join(" and ")}, drawn as ${withArticle(mark.family)} mark`
      : `${withArticle(mark.family)} mark: ${concept.idea}`;

/** How far from the middle an axis must be to be worth a word. */
const TELLING = 0.25;
const AXIS_WORDS: { readonly [axis in keyof Mood]: readonly [low: string, high: string] } = {
  loud: ["calm", "loud"],
  new: ["classic", "new"],
  grave: ["playful", "grave"],
  rich: ["plain", "rich"],
  sharp: ["soft", "sharp"],
  machine: ["human", "technical"],
};

const leanings = (mood: Mood): string => {
  const words = (Object.keys(AXIS_WORDS) as (keyof Mood)[]).flatMap((axis) =>
    Math.abs(mood[axis]) < TELLING ? [] : [AXIS_WORDS[axis][mood[axis] < 0 ? 0 : 1]],
  );
  return words.length > 0 ? words.join(", ") : "even-tempered";
};

const understood = (brief: Brief, design: Design): readonly Understood[] => {
  const led: readonly (readonly [keyof Brief, string, string])[] = [
    [
      "name",
      brief.name?.value ?? "",
      design.type.word
        ? `set as “${design.type.word.text}” in ${design.type.family}`
        : "a symbol without letters",
    ],
    ["tagline", brief.tagline?.value ?? "", "set below the name"],
    ["colors", (brief.colors?.value ?? []).map(({ word }) => word).join(", "), paintedAs(brief, design)],
    [
      "avoid",
      brief.avoid
        ? [
            ...brief.avoid.value.motifs,
            ...brief.avoid.value.colors.map(colourNamed),
            ...brief.avoid.value.styles,
          ].join(", ")
        : "",
      design.mark
        ? `none of it is in the ${design.mark.family} mark, the letters or the colours`
        : "left out",
    ],
    [
      "form",
      brief.form
        ? show([brief.form.value.form, brief.form.value.lockup].filter((each) => each !== null))
        : "",
      `${design.mark ? `${withArticle(design.mark.family)} mark` : "letters alone"}, laid out as ${LAYOUTS[design.lockup.kind]}`,
    ],
    ["direction", brief.direction?.value ?? "", drawnAs(design)],
    [
      "type",
      brief.type
        ? show(
            [
              ...brief.type.value.classes,
              brief.type.value.family,
              brief.type.value.weight,
              brief.type.value.case,
              brief.type.value.tracking && `${brief.type.value.tracking} spacing`,
            ].filter((each) => each !== null),
          )
        : "",
      `${design.type.family} (${design.type.class}), weight ${design.type.weight}, ${CASES[design.type.case]}`,
    ],
    ["motifs", (brief.motifs?.value ?? []).join(", "), drawnAs(design)],
    [
      "mood",
      brief.mood ? leanings(brief.mood.value) : "",
      `${design.palette.scheme} colours and ${design.type.family}`,
    ],
    ["trade", brief.trade?.value ?? "", design.concept.idea],
  ];
  return led.flatMap(([field, value, ledTo]): Understood[] => {
    const given = brief[field];
    if (given === null || given === undefined || typeof given !== "object") return [];
    return [
      { field, value, source: given.source, ...(given.span ? { span: given.span } : {}), led_to: ledTo },
    ];
  });
};

const wordFor = ({ colors }: Brief, hex: string): string => {
  const word = colors?.value.find((wish) => wish.hex === hex)?.word;
  return word && word !== hex ? `${word} (${hex})` : hex;
};

export const reportOf = (brief: Brief, design: Design, findings: Findings): Report => {
  const { verdict } = findings;
  const adjusted = design.palette.adjusted.map(
    (change): Unmet => ({
      field: "colors",
      wish: `${wordFor(brief, change.wished)} on the ${change.variant} ground`,
      why: change.why,
      did: `${change.used} is used for the ${change.role}`,
    }),
  );
  const likeness = verdict?.likeness ?? null;
  const because =
    design.concept.because.length > 0
      ? `, because of ${design.concept.because.map((word) => `“${word}”`).join(" and ")}`
      : "";
  return {
    kind: "report",
    version: 1,
    name: design.type.word?.text ?? null,
    concept: `${design.mark ? "The mark shows" : "The wordmark:"} ${design.concept.idea}${because}.`,
    understood: understood(brief, design),
    unmet: [...findings.unmet, ...adjusted],
    contrast: checkContrast(design.palette, usedRoles(design)),
    smallest_px: smallestSize(design, verdict?.seen ?? null),
    lookalike: likeness
      ? {
          nearest: likeness.mark.name,
          similarity: likeness.similarity,
          passes: likeness.similarity <= REFUSED,
        }
      : null,
    kept: [],
    changed: [],
    score: findings.score,
    notes: findings.notes,
  };
};
