import { leadOf, leadsOf, RELATED_THINGS } from "../lexicon/related-things.ts";
import type { Traits, Variant } from "../marks/family.ts";
import { hasPart, isPartName, partsAsked } from "../marks/named-parts.ts";
import { inLine, isOneScene, seenInPair } from "../marks/scene.ts";
import { refusalOf, shownBy, shows, type Wish, wishFor } from "../marks/shows.ts";
import { inPlace, withArticle, exploreWishes as words } from "../report-words.ts";
import type { NamesOf } from "../things/names.ts";
import { type Brief, type Direction, type Form, isLineArt, type Unmet } from "../vocabulary.ts";
import { type Candidate, saysSomething } from "./candidates.ts";
import { initialsOf } from "./context.ts";
import { whyLeftOut } from "./pairing.ts";

const LETTERS = ["monogram", "built-letter", "letter-motif"];
const PICTURES = ["pictorial", "scene", "pair"];

/** Which candidates each form admits. */
const FORMS: Readonly<Record<Form, (candidate: Candidate) => boolean>> = {
  wordmark: () => false,
  monogram: ({ family, variant }) =>
    family.id === "monogram" ||
    family.id === "letter-motif" ||
    (family.id === "pair" && variant.parameters.letter !== undefined),
  symbol: ({ family }) => !LETTERS.includes(family.id),
  abstract: ({ family }) => !LETTERS.includes(family.id) && !PICTURES.includes(family.id),
  emblem: () => true,
  line: ({ variant }) => variant.style === "line",
  mascot: ({ family }) => PICTURES.includes(family.id),
};

/** Variants that bring their own field; in a frame that was asked for they would stand twice. */
const HELD =
  /^(?:bleed-|cropped-|pair-fields)|-(?:held|contained-\w+|cropped-disc|line-disc|field)$|^clipped-/;

/** Letters in a frame are not cut as well. */
const PLAIN_LETTERS = /^(?:pair-)?plain(?:-line)?$/;

const unheld = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const bare = candidates.filter(
    ({ family, variant }) =>
      !HELD.test(variant.id) && (!LETTERS.includes(family.id) || PLAIN_LETTERS.test(variant.id)),
  );
  return bare.length > 0 ? bare : candidates;
};

/** Families that draw in lines themselves, where that becomes their drawings. */
const OWN_LINES: readonly string[] = [...LETTERS, ...PICTURES, "emblem", "wordmark"];

/** A figure of geometry drawn in lines: a lotus of petals becomes the outlines of its petals. So does a letter that was asked for. */
const inLines = (candidate: Candidate, form: Form | null, traits: Traits): Candidate => {
  const { family, variant } = candidate;
  const isAskedLetter = form === "monogram" && LETTERS.includes(family.id);
  if (OWN_LINES.includes(family.id) && !isAskedLetter) return candidate;
  const { shown: _, ...others } = variant;
  const lined: Variant = {
    ...others,
    id: `${variant.id}-line`,
    style: "line",
    draw: () => inLine(variant.draw(), traits),
  };
  return { ...candidate, variant: lined, by: shownBy(family, lined) };
};

/** Directions that no form says: which candidates each prefers, and why there may be none. */
const DIRECTIONS: { readonly [direction in Direction]?: Preferred } = {
  picture: {
    test: ({ family }) => PICTURES.includes(family.id),
    why: words.noPicture,
  },
  meaning: {
    // A letter with a bit of it says the letter.
    test: (candidate) =>
      candidate.notion.id.startsWith("name:") &&
      saysSomething(candidate) &&
      !LETTERS.includes(candidate.family.id),
    why: words.noMeaning,
  },
};

interface Preferred {
  readonly test: (candidate: Candidate) => boolean;
  readonly why: string;
}

export interface Admitted {
  readonly candidates: readonly Candidate[];
  readonly unmet: readonly Unmet[];
}

/** Narrows while something is left; a wish that would leave nothing is dropped, and the Report says so. */
const narrow = (
  candidates: readonly Candidate[],
  test: (candidate: Candidate) => boolean,
  otherwise: Unmet,
): Admitted => {
  const kept = candidates.filter(test);
  return kept.length > 0 ? { candidates: kept, unmet: [] } : { candidates, unmet: [otherwise] };
};

/** Candidates that wishes narrow one after the other. */
class Narrowing {
  rest: readonly Candidate[];
  readonly unmet: Unmet[] = [];

  constructor(candidates: readonly Candidate[]) {
    this.rest = candidates;
  }

  /** A wish that is dropped where nothing would be left. */
  wish(test: (candidate: Candidate) => boolean, otherwise: Unmet): void {
    const { candidates, unmet } = narrow(this.rest, test, otherwise);
    this.rest = candidates;
    this.unmet.push(...unmet);
  }

  /** What is no wish and is never dropped. */
  keep(test: (candidate: Candidate) => boolean): void {
    this.rest = this.rest.filter(test);
  }
}

const avoiding = (brief: Brief, narrowing: Narrowing): void => {
  for (const word of brief.avoid?.value.motifs ?? []) {
    const wish = refusalOf(word);
    narrowing.wish(({ by }) => !shows(by, wish), {
      field: "avoid",
      wish: word,
      why: words.allShowIt,
      did: words.plainestUsed,
    });
  }
};

/** Letters that stand in a mark are the name's, or those that were asked for. */
const ofItsLetters = (brief: Brief, narrowing: Narrowing): void => {
  const name = brief.name?.value ?? "";
  // A letter beside a name of one or two letters repeats the name.
  const letters = [...name].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
  if (letters > 0 && letters <= 2 && brief.form?.value.form !== "monogram") {
    narrowing.keep(({ family }) => !LETTERS.includes(family.id));
  }
  const initial = (brief.form?.value.letters ?? initialsOf(name))[0];
  narrowing.keep(({ variant }) => variant.letter === undefined || variant.letter === initial);
};

const inForm = (brief: Brief, narrowing: Narrowing): void => {
  const form = brief.form?.value.form ?? null;
  if (form === null || form === "wordmark") return;
  narrowing.wish(FORMS[form], {
    field: "form",
    wish: form,
    why: form === "monogram" ? words.noLetter : words.noForm(form),
    did: words.otherForm,
  });
  if (brief.form?.value.lines)
    narrowing.wish(FORMS.line, {
      field: "form",
      wish: "line",
      why: words.noForm("line"),
      did: words.otherForm,
    });
};

const inDirection = (brief: Brief, narrowing: Narrowing): void => {
  const direction = brief.direction?.value;
  const preferred = direction && DIRECTIONS[direction];
  if (!preferred) return;
  narrowing.wish(preferred.test, {
    field: "direction",
    wish: direction,
    why: preferred.why,
    did: words.bestDrawn,
  });
};

/** The exact letters that were asked for: neither one of two, nor two for one. */
const ofAskedLetters = (brief: Brief, narrowing: Narrowing): void => {
  const { letters: asked, form, interlaced } = brief.form?.value ?? {};
  if (form !== "monogram") return;
  if (interlaced)
    narrowing.wish(({ variant }) => variant.id.startsWith("pair-interlaced"), {
      field: "form",
      wish: words.interlaced,
      why: words.lettersApart,
      did: words.otherForm,
    });
  if (asked === undefined) return;
  narrowing.wish(({ variant }) => variant.parameters.letter === asked, {
    field: "form",
    wish: words.letters(asked),
    why: words.lettersApart,
    did: words.firstOnly,
  });
};

/** A mark shows as many of several motifs as it can; `leftOut` says what the chosen one leaves out. */
const ofMotifs = (brief: Brief, narrowing: Narrowing, namesOf: NamesOf): void => {
  const motifs = brief.motifs?.source === "stated" ? brief.motifs.value : [];
  if (motifs.length === 0) return;
  const wishes = wishesOf(motifs, namesOf);
  // A robin that is also listed as a bird is one thing.
  const things = (candidate: Candidate) => {
    const all = met(wishes, candidate);
    return all.length === 0 ? NOTHING : [...new Set(all.map(({ thing }) => leadOf(thing, motifs)))];
  };
  // A swallow before the bird that stands in for it.
  const named = (candidate: Candidate) =>
    met(wishes, candidate).filter(({ thing }) => leadOf(thing, motifs) === thing).length;
  const closest = (among: readonly Candidate[]) => {
    const best = Math.max(0, ...among.map(named));
    return among.filter((candidate) => named(candidate) === best);
  };
  const whatIsMet = new Map(narrowing.rest.map((candidate) => [candidate, things(candidate)]));
  const most = narrowing.rest.reduce((all, each) => Math.max(all, whatIsMet.get(each)!.length), 0);
  // "A bear holding a card": what is named first leads, if it can be drawn.
  const leads = (candidate: Candidate) => motifs.indexOf(whatIsMet.get(candidate)![0]!);
  const full = narrowing.rest.filter((candidate) => most > 0 && whatIsMet.get(candidate)!.length === most);
  const first = Math.min(...full.map(leads));
  const leading = new Set(closest(full.filter((candidate) => leads(candidate) === first)));
  if (leading.size > 0) {
    narrowing.keep((candidate) => leading.has(candidate));
    return;
  }
  const form = brief.form?.value.form;
  const { test, did } = instead(narrowing.rest);
  narrowing.keep(test);
  narrowing.unmet.push({
    field: "motifs",
    wish: leadsOf(motifs).join(", "),
    why: form === "abstract" || form === "monogram" ? words.notPictured(withArticle(form)) : words.noDrawing,
    did,
  });
};

/** A part that has its own colour must be there to wear it; what cannot be met is told by who inks. */
const ofParts = (brief: Brief, narrowing: Narrowing): void => {
  const asked = partsAsked(brief).filter(isPartName);
  if (asked.length === 0) return;
  const counts = new Map(narrowing.rest.map((candidate) => [candidate, partsIn(candidate, asked)]));
  const most = Math.max(0, ...counts.values());
  narrowing.keep((candidate) => counts.get(candidate) === most);
};

/** Only our own scenes have parts with names. */
const partsIn = ({ family, variant }: Candidate, asked: readonly string[]): number => {
  if (family.id !== "scene") return 0;
  const drawing = variant.draw();
  return asked.filter((part) => hasPart(drawing, part)).length;
};
type Instead = { readonly test: (candidate: Candidate) => boolean; readonly did: string };

const INITIALS = ["monogram", "built-letter"];

/** What is drawn where nothing that was asked for can be: an idea behind it, a letter, a figure, and never another thing. */
function instead(candidates: readonly Candidate[]): Instead {
  const choices: readonly Instead[] = [
    {
      test: (candidate) => candidate.notion.id.startsWith("motif:") && saysSomething(candidate),
      did: words.idea,
    },
    { test: ({ family }) => INITIALS.includes(family.id), did: words.letter },
    {
      test: ({ family }) => !LETTERS.includes(family.id) && !PICTURES.includes(family.id),
      did: words.figure,
    },
  ];
  return choices.find(({ test }) => candidates.some(test)) ?? { test: () => true, did: words.idea };
}

/** What is stated must be obeyed: form, motifs, and what to avoid. */
export const admit = (
  brief: Brief,
  candidates: readonly Candidate[],
  namesOf: NamesOf,
  traits?: Traits,
): Admitted => {
  const narrowing = new Narrowing(candidates);
  avoiding(brief, narrowing);
  ofItsLetters(brief, narrowing);
  const form = brief.form?.value.form ?? null;
  if (isLineArt(brief) && traits)
    narrowing.rest = narrowing.rest.map((candidate) => inLines(candidate, form, traits));
  inForm(brief, narrowing);
  inDirection(brief, narrowing);
  ofAskedLetters(brief, narrowing);
  if (brief.form?.value.frame) narrowing.rest = unheld(narrowing.rest);
  ofMotifs(brief, narrowing, namesOf);
  ofParts(brief, narrowing);
  return { candidates: narrowing.rest, unmet: narrowing.unmet };
};

/** The stated motifs that a candidate shows. */
export const statedShown = (brief: Brief, candidate: Candidate, namesOf: NamesOf): readonly string[] =>
  shown(brief.motifs?.source === "stated" ? brief.motifs.value : [], candidate, namesOf);

const wishesOf = (motifs: readonly string[], namesOf: NamesOf): readonly Wish[] =>
  motifs.map((thing) => wishFor(thing, namesOf(thing)));

const shown = (motifs: readonly string[], candidate: Candidate, namesOf: NamesOf): readonly string[] =>
  met(wishesOf(motifs, namesOf), candidate).map(({ thing }) => thing);

const NOTHING: readonly never[] = [];

const met = (wishes: readonly Wish[], { by, variant }: Candidate): readonly Wish[] => {
  // Nearly all of three thousand candidates show none of them.
  if (!wishes.some((wish) => shows(by, wish))) return NOTHING;
  const named = wishes.filter((wish) => shows(by, wish));
  const has = variant.has ?? seenInPair(variant.parameters);
  if (has.length === 0) return named;
  const things = wishes.map(({ thing }) => thing);
  // A moon is seen in a crescent, and is not listed for itself.
  const isOwn = ({ thing }: Wish) => leadOf(thing, things) === thing;
  return wishes.filter(
    (wish) => named.includes(wish) || (isOwn(wish) && has.some((part) => wish.names.has(part))),
  );
};

/** Stated motifs that the chosen mark does not show although it shows another. */
export const leftOut = (
  brief: Brief,
  chosen: Candidate,
  namesOf: NamesOf,
  isDrawn: (thing: string) => boolean,
  shownAs: ShownAs,
): readonly Unmet[] => {
  const motifs = brief.motifs?.source === "stated" ? brief.motifs.value : [];
  const kept = shown(motifs, chosen, namesOf);
  const shownThings = leadsOf(kept);
  const missing = motifs.filter((motif) => !kept.includes(motif) || shownAs.has(motif));
  // What only stands in for a thing is not missed beside it.
  const isSpare = (motif: string) => leadOf(motif, motifs) !== motif;
  return kept.length === 0
    ? []
    : missing
        .filter((motif) => !isSpare(motif))
        .map((motif) => {
          const drawn = shownAs.get(motif);
          return {
            field: "motifs",
            wish: motif,
            why: drawn ? words.noDrawing : whyLeftOut(brief, shownThings.length, isDrawn(motif)),
            did: drawn
              ? inPlace(drawn, motif)
              : shownThings.length > 1
                ? words.severalShown(shownThings.join(" and the "))
                : words.oneShown(kept[0]),
          };
        });
};

/** Stated things of which something else is drawn that is near, with what that is: "whale tail" by a whale, "bullfinch" by a finch. */
export type ShownAs = ReadonlyMap<string, string>;

/** `wholeOf`: the names that mean all of a thing, `isDrawn`: whether there is a drawing under a name. */
export function shownAsOf(
  brief: Brief,
  chosen: Candidate,
  namesOf: NamesOf,
  wholeOf: NamesOf,
  isDrawn: (name: string) => boolean,
): ShownAs {
  const motifs = brief.motifs?.source === "stated" ? brief.motifs.value : [];
  const kept = shown(motifs, chosen, namesOf);
  const isPair = chosen.family.id === "pair";
  const entries = motifs.flatMap((motif): readonly (readonly [string, string])[] => {
    const whole = wholeOf(motif);
    if (!kept.includes(motif)) {
      const kin = RELATED_THINGS.get(motif);
      return kin !== undefined && kept.includes(kin) ? [[motif, kin]] : [];
    }
    if (whole.some(isDrawn) || isOneScene(motif)) return [];
    if (!isPair && shows(chosen.by, wishFor(motif, whole))) return [];
    const near = [...namesOf(motif), RELATED_THINGS.get(motif) ?? motif];
    const drawn = near.find((name) => !whole.includes(name) && isDrawn(name));
    return drawn === undefined ? [] : [[motif, drawn]];
  });
  return new Map(entries);
}
