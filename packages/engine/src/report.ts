import type { Notion } from "./conceive/concepts.ts";
import { boxOf } from "./geometry/shapes.ts";
import type { Verdict } from "./judge/judge.ts";
import { REFUSED } from "./judge/likeness.ts";
import { colourNamed } from "./lexicon/colours/names.ts";
import { checkContrast } from "./palette/contrast.ts";
import { PART_CONTRAST } from "./palette/tune.ts";
import { heldMark, plateRoles, usedRoles } from "./render/held.ts";
import {
  letterInks as inkWords,
  inPlace,
  palette as paletteWords,
  withArticle,
  report as words,
} from "./report-words.ts";
import { coloursBeside, missedColours } from "./verify/colours.ts";
import { smallestSize } from "./verify/smallest.ts";
import type {
  Brief,
  ColorWish,
  Concept,
  Design,
  LetterCase,
  LockupKind,
  Mood,
  PaletteChange,
  Report,
  Understood,
  Unmet,
} from "./vocabulary.ts";

type ShownAs = ReadonlyMap<string, string>;

/** What the report needs in addition to the design. */
export interface Findings {
  readonly verdict: Verdict | null;
  /** Stated things with what is drawn in their place. */
  readonly shownAs?: ShownAs;
  readonly unmet: readonly Unmet[];
  readonly notes: readonly string[];
  readonly edit: string | null;
  /** The text that is answered: reasons are quoted from it. */
  readonly prompt?: string;
  readonly score: Report["score"];
}

/** The letters that a mark is drawn from: one of the name's, or several. */
const lettersIn = (
  { parameters }: Verdict["candidate"]["variant"],
  carriers: readonly string[],
): string | undefined => (typeof parameters.letter === "string" ? parameters.letter : carriers[0]);

/** What a mark shows: the letter, the thing that this drawing shows, or the idea that a figure stands for. */
const ideaOf = (notion: Notion, { candidate }: Verdict, carriers: readonly string[]): string => {
  const { family, variant } = candidate;
  const letters = family.depends.includes("initial") ? lettersIn(variant, carriers) : undefined;
  if (letters !== undefined)
    return notion.ideas[0] === "initial" ? words.initial(letters) : words.initialAnd(letters, notion.idea);
  if (family.depends.includes("motif")) {
    const motif = carriers[0] ?? notion.because[0];
    return words.redrawn(motif);
  }
  // Several scenes can stand for one idea: an ear of grain and a loaf for what a bakery sells.
  const thing = family.id === "scene" ? variant.names?.[0] : undefined;
  return thing === undefined ? notion.idea : words.thing(thing);
};

/** The concept in a clause, with the letter or thing that carries it. */
export const tell = (
  notion: Notion,
  verdict: Verdict | null,
  edit: string | null,
  /** Whether the edit puts in what the Notion is about; a cut or a colour has no such reason. */
  isOfNotion: boolean,
  shownAs: ShownAs,
): Concept => {
  if (!verdict) {
    return edit
      ? isOfNotion
        ? { idea: edit, carriers: [...notion.carriers], because: [...notion.because] }
        : { idea: edit, carriers: [], because: [] }
      : { idea: words.nameItself, carriers: [], because: [] };
  }
  const { variant } = verdict.candidate;
  const carriers = variant.carriers ?? notion.carriers;
  if (variant.tells !== undefined)
    return { idea: truly(variant.tells, shownAs), carriers: carriers.slice(0, 2), because: [...carriers] };
  const idea = ideaOf(notion, verdict, carriers);
  const isLetters = verdict.candidate.family.depends.includes("initial") && notion.ideas[0] === "initial";
  const letters = isLetters ? lettersIn(variant, carriers) : undefined;
  return { idea, carriers: carriers.slice(0, 2), because: letters ? [letters] : [...notion.because] };
};

/** What joins two things names them by the prompt's words; what is drawn in their place has its own. */
const truly = (told: string, shownAs: ShownAs): string =>
  [...shownAs].reduce((text, [wish, drawn]) => text.replace(`the ${wish}`, `the ${drawn}`), told);

const UNSEEN = words.unseen;

/** Told where the mark says that it shows a thing, and the eye does not name it. */
export const unseenNote = (motifs: readonly string[]): string =>
  words.unseenNote(UNSEEN, motifs.join(" or the "));

export const isUnseenNote = (note: string): boolean => note.startsWith(UNSEEN);

/** Told where two things are in one mark and the eye was taught no word for one of them. */
export const unknownNote = (things: readonly string[]): string => words.unknownNote(things.join(" and the "));

const show = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.map(show).join(", ")
      : JSON.stringify(value);

const LAYOUTS: { readonly [kind in LockupKind]: string } = {
  side: words.side,
  stacked: words.stacked,
  word: words.word,
  mark: words.mark,
  emblem: words.emblem,
};
const layoutOf = ({ lockup: { kind, side } }: Design): string => (side ? words.unusual(side) : LAYOUTS[kind]);
const CASES: { readonly [kind in LetterCase]: string } = {
  upper: words.upper,
  lower: words.lower,
  title: words.title,
  typed: words.typed,
};

/** Which colour word became which of the palette's colours. */
const paintedAs = (brief: Brief, design: Design): string => {
  const { palette } = design;
  const missed = missedColours(brief, design).filter(({ variant }) => variant === "light");
  const roles = [
    [words.first, palette.primary],
    [words.second, palette.secondary],
    ["ink", palette.ink],
  ] as const;
  const said = (brief.colors?.value ?? []).map((wish) => {
    const { hex } = wish;
    const word = wish.of ? words.colourFor(called(wish), wish.of) : called(wish);
    const isMissed = missed.some((each) => each.wish === wish);
    const role = isMissed ? undefined : roles.find(([, value]) => value === hex);
    const tuned = isMissed
      ? palette.adjusted.find(({ wished, variant }) => wished === hex && variant === "light")
      : undefined;
    if (isMissed && !tuned) return words.notWorn(word, hex);
    return role
      ? words.isRole(word, role[0], hex)
      : tuned
        ? words.tuned(word, hex, tuned.used)
        : words.among(word, hex);
  });
  return said.length > 0 ? said.join("; ") : words.colours(palette.primary, palette.secondary);
};

const drawnAs = ({ mark, concept }: Design, shownAs: ShownAs): string => {
  if (!mark) return words.nameOnly;
  const standIns = new Map([...shownAs].map(([wish, drawn]) => [drawn, wish]));
  const told = mark.motifs.map((motif) => {
    const drawn = shownAs.get(motif) ?? motif;
    const wish = standIns.get(drawn);
    return wish === undefined ? motif : inPlace(drawn, wish);
  });
  return told.length > 0
    ? words.drawnAs([...new Set(told)].join(" and "), withArticle(mark.family))
    : words.markFor(withArticle(mark.family), concept.idea);
};

/** What was asked for, alternatives as such. */
const motifsAsked = ({ motifs, alternatives }: Brief): string => {
  const left = alternatives?.value ?? [];
  const said = (motifs?.value ?? []).map(
    (thing) => left.find((group) => group.includes(thing))?.join(words.or) ?? thing,
  );
  return [...new Set(said)].join(", ");
};

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

const lettersTold = (wish: ColorWish): string => {
  const { run } = wish;
  const letters = !run ? "" : "text" in run ? `“${run.text}”` : `the ${run.place}`;
  return inkWords.wornBy(called(wish), wish.hex, letters);
};

const understood = (brief: Brief, design: Design, shownAs: ShownAs): readonly Understood[] => {
  const led: readonly (readonly [keyof Brief, string, string])[] = [
    [
      "name",
      brief.name?.value ?? "",
      design.type.word ? words.setAs(design.type.word.text, design.type.family) : words.noLetters,
    ],
    ["tagline", brief.tagline?.value ?? "", words.below],
    ["colors", (brief.colors?.value ?? []).map(called).join(", "), paintedAs(brief, design)],
    [
      "inks",
      (brief.inks?.value ?? []).map(called).join(", "),
      (brief.inks?.value ?? []).map(lettersTold).join("; "),
    ],
    [
      "avoid",
      brief.avoid
        ? [
            ...brief.avoid.value.motifs,
            ...brief.avoid.value.colors.map(colourNamed),
            ...brief.avoid.value.styles,
          ].join(", ")
        : "",
      design.mark ? words.avoided(design.mark.family) : words.leftOut,
    ],
    [
      "form",
      brief.form
        ? show([brief.form.value.form, brief.form.value.lockup].filter((each) => each !== null))
        : "",
      words.laidOut(design.mark && withArticle(design.mark.family), layoutOf(design)),
    ],
    ["direction", brief.direction?.value ?? "", drawnAs(design, shownAs)],
    [
      "type",
      brief.type
        ? show(
            [
              ...brief.type.value.classes,
              brief.type.value.family,
              brief.type.value.weight && words.weight(brief.type.value.weight),
              brief.type.value.case,
              brief.type.value.tracking && words.spacing(brief.type.value.tracking),
            ].filter((each) => each !== null),
          )
        : "",
      words.letters(design.type.family, design.type.class, design.type.weight, CASES[design.type.case]),
    ],
    [
      "motifs",
      motifsAsked(brief),
      brief.alternatives ? words.chosen(drawnAs(design, shownAs)) : drawnAs(design, shownAs),
    ],
    [
      "mood",
      brief.mood ? leanings(brief.mood.value) : "",
      words.mood(design.palette.scheme, design.type.family),
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

/** What became of colours that could not stay as said, once each: on the light ground as planned, on the dark one as drawn. */
function coloursTold(brief: Brief, design: Design): readonly Unmet[] {
  const { adjusted, dark } = design.palette;
  const missed = missedColours(brief, design);
  const isSeen = (hex: string) =>
    brief.colors?.value.some((wish) => wish.hex === hex) && !missed.some(({ wish }) => wish.hex === hex);
  const told = (change: PaletteChange, used: string, role: string): Unmet => ({
    field: "colors",
    wish: words.onGround(wordFor(brief, change.wished), change.variant),
    why: change.why,
    did: words.usedFor(used, role),
  });
  const onLight = adjusted
    .filter(({ variant, wished }) => variant === "light" && !isSeen(wished))
    .map((change) => told(change, change.used, change.role));
  const onDark = missed.flatMap(({ wish, variant, role }) => {
    if (variant === "light" || !role) return [];
    const change = { variant, role, wished: wish.hex, used: dark[role], why: paletteWords.faint };
    return [told(change, change.used, role)];
  });
  const all = [...onLight, ...besideTold(brief, design), ...onDark];
  return all.filter(({ wish }, at) => all.findIndex((each) => each.wish === wish) === at);
}

/** Parts of the mark in the tone of their edge, which goes unseen on this ground; what lies inside the others is seen against them. */
function faintTold(brief: Brief, { lockup, mark }: Design, contrast: Report["contrast"]): readonly Unmet[] {
  const shapes = heldMark(mark?.shapes ?? [], lockup.held?.hold);
  const isInside = (part: string) => {
    const own = boxOf(shapes.filter(({ ink }) => ink === part));
    const others = boxOf(shapes.filter(({ ink }) => ink !== part));
    const [right, bottom] = [own.x + own.width, own.y + own.height];
    return (
      own.x >= others.x &&
      own.y >= others.y &&
      right <= others.x + others.width &&
      bottom <= others.y + others.height
    );
  };
  return contrast
    .filter(
      ({ part, ratio }) => ratio < PART_CONTRAST && shapes.some(({ ink }) => ink === part) && !isInside(part),
    )
    .map(({ color, variant, ratio }) => ({
      field: "colors",
      wish: words.onGround(wordFor(brief, color), variant),
      why: paletteWords.faint,
      did: words.drawnFaint(ratio),
    }));
}

/** "Only beige and white": what is seen beside them, because they cannot be seen alone. */
function besideTold(brief: Brief, design: Design): readonly Unmet[] {
  const beside = coloursBeside(brief, design);
  if (beside.length === 0) return [];
  const wish = paletteWords.notAlone((brief.colors?.value ?? []).map(called).join(" and "));
  return [
    { field: "colors", wish, why: paletteWords.needsMore, did: words.usedBeside(beside.join(" and ")) },
  ];
}

const wordFor = ({ colors }: Brief, hex: string): string => {
  const wish = colors?.value.find((each) => each.hex === hex);
  const word = wish && called(wish);
  return word && word !== hex ? `${word} (${hex})` : hex;
};

/** Longer stretches are no reason that one reads at a glance, in characters. */
const LONGEST_REASON = 60;

const MOST_INITIALS = 2;

/** Reasons in the customer's own words: where the prompt has not the word itself, what it said of the thing or the business. */
function reasonsIn(
  prompt: string | undefined,
  { motifs }: Brief,
  because: Concept["because"],
): readonly string[] {
  if (prompt === undefined) return because;
  const lower = prompt.toLowerCase();
  const said = motifs?.span ? prompt.slice(...motifs.span).trim() : "";
  const instead = said !== "" && said.length <= LONGEST_REASON ? [said] : [];
  const reasons = because.flatMap((word) => {
    // Initials are the name's own letters.
    if ([...word].length <= MOST_INITIALS || lower.includes(word.toLowerCase())) return [word];
    return motifs?.value.includes(word) ? instead : [];
  });
  return reasons.includes(said) ? [said] : [...new Set(reasons)];
}

/** "Red (#e30613" is red: what was said in brackets stands in the Report by itself. */
const called = ({ word, hex }: ColorWish): string => word.replace(/\s*[(（[].*$/u, "").trim() || hex;

export const reportOf = (brief: Brief, design: Design, findings: Findings): Report => {
  const { verdict } = findings;
  const contrast = checkContrast(design.palette, [...usedRoles(design), ...plateRoles(design)]);
  const adjusted = [...coloursTold(brief, design), ...faintTold(brief, design, contrast)];
  const likeness = verdict?.likeness ?? null;
  const reasons = reasonsIn(findings.prompt, brief, design.concept.because);
  const because = reasons.length > 0 ? words.because(reasons.map((word) => `“${word}”`).join(" and ")) : "";
  return {
    kind: "report",
    version: 1,
    name: design.type.word?.text ?? null,
    concept: `${design.mark ? words.markShows : words.wordmark} ${design.concept.idea}${because}.`,
    understood: understood(brief, design, findings.shownAs ?? new Map()),
    unmet: [...findings.unmet, ...adjusted],
    contrast,
    smallest_px: smallestSize(design),
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
