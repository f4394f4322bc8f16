import { shownBy, shows, type Wish, wishFor } from "../marks/shows.ts";
import type { Brief, Form, Unmet } from "../vocabulary.ts";
import type { Candidate } from "./candidates.ts";
import { initialsOf } from "./sitting.ts";

const LETTERS = ["monogram", "built-letter", "letter-motif"];
const PICTURES = ["pictorial", "scene"];

/** Which candidates each form admits. */
const FORMS: Readonly<Record<Form, (candidate: Candidate) => boolean>> = {
  wordmark: () => false,
  monogram: ({ family }) => LETTERS.includes(family.id),
  symbol: ({ family }) => !LETTERS.includes(family.id),
  abstract: ({ family }) => !LETTERS.includes(family.id) && !PICTURES.includes(family.id),
  emblem: () => true,
  line: ({ variant }) => variant.id.endsWith("-line"),
  mascot: ({ family }) => PICTURES.includes(family.id),
};

export interface Admitted {
  readonly candidates: readonly Candidate[];
  readonly unmet: readonly Unmet[];
}

/** Narrows while something is left; a wish that would leave nothing gives way, and the Report says so. */
const narrow = (
  candidates: readonly Candidate[],
  test: (candidate: Candidate) => boolean,
  otherwise: Unmet,
): Admitted => {
  const kept = candidates.filter(test);
  return kept.length > 0 ? { candidates: kept, unmet: [] } : { candidates, unmet: [otherwise] };
};

/** What is stated is a law: form, motifs, and what to avoid. */
export const admit = (brief: Brief, candidates: readonly Candidate[]): Admitted => {
  const unmet: Unmet[] = [];
  let rest = candidates;
  const apply = (test: (candidate: Candidate) => boolean, otherwise: Unmet) => {
    const { candidates: kept, unmet: missed } = narrow(rest, test, otherwise);
    rest = kept;
    unmet.push(...missed);
  };
  for (const word of brief.avoid?.value.motifs ?? []) {
    const wish = wishFor(word);
    apply(({ family, variant }) => !shows(shownBy(family, variant), wish), {
      field: "avoid",
      wish: word,
      why: "every mark that was drawn shows it",
      did: "the plainest of them is used",
    });
  }
  const form = brief.form?.value.form ?? null;
  // A letter beside a name of one or two letters is the name twice.
  const letters = [...(brief.name?.value ?? "")].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
  if (letters > 0 && letters <= 2 && form !== "monogram") {
    rest = rest.filter(({ family }) => !LETTERS.includes(family.id));
  }
  const initial = initialsOf(brief.name?.value ?? "")[0];
  rest = rest.filter(({ variant }) => variant.letter === undefined || variant.letter === initial);
  const motifs = brief.motifs?.source === "stated" ? brief.motifs.value : [];
  if (form !== null && form !== "wordmark") {
    apply(FORMS[form], {
      field: "form",
      wish: form,
      why:
        form === "monogram"
          ? "the name has no letter the studio can draw"
          : `nothing fitting is drawn as ${form}`,
      did: "another form is used",
    });
  }
  // Of several motifs a mark shows as many as it can; what the chosen one leaves out is told by `leftOut`.
  if (motifs.length > 0) {
    const wishes = motifs.map(wishFor);
    const whatIsMet = new Map(rest.map((candidate) => [candidate, met(wishes, candidate)]));
    const most = Math.max(0, ...[...whatIsMet.values()].map(({ length }) => length));
    // "A bear holding a card": what is named first leads, if it can be drawn.
    const leads = (candidate: Candidate) => wishes.indexOf(whatIsMet.get(candidate)![0]!);
    const full = rest.filter((candidate) => most > 0 && whatIsMet.get(candidate)!.length === most);
    const first = Math.min(...full.map(leads));
    const leading = new Set(full.filter((candidate) => leads(candidate) === first));
    apply((candidate) => leading.has(candidate), {
      field: "motifs",
      wish: motifs.join(", "),
      why:
        form === "abstract" || form === "monogram"
          ? `a ${form} mark does not picture it`
          : "the studio has no drawing of it",
      did: "the mark speaks of what it stands for instead",
    });
  }
  return { candidates: rest, unmet };
};

/** The stated motifs that a candidate shows. */
export const statedShown = (brief: Brief, candidate: Candidate): readonly string[] =>
  shown(brief.motifs?.source === "stated" ? brief.motifs.value : [], candidate);

const shown = (motifs: readonly string[], candidate: Candidate): readonly string[] =>
  met(motifs.map(wishFor), candidate).map(({ thing }) => thing);

const met = (wishes: readonly Wish[], { family, variant }: Candidate): readonly Wish[] => {
  const by = shownBy(family, variant);
  return wishes.filter((wish) => shows(by, wish));
};

/** Stated motifs that the chosen mark does not show although it shows another. */
export const leftOut = (brief: Brief, chosen: Candidate): readonly Unmet[] => {
  const motifs = brief.motifs?.source === "stated" ? brief.motifs.value : [];
  const kept = shown(motifs, chosen);
  return kept.length === 0
    ? []
    : motifs
        .filter((motif) => !kept.includes(motif))
        .map((motif) => ({
          field: "motifs",
          wish: motif,
          why: "one mark carries one thing well",
          did: `the ${kept[0]} leads`,
        }));
};
