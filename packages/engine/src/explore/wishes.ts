import { shows } from "../marks/shows.ts";
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
    apply(({ family, variant }) => !shows(family, variant, word), {
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
  for (const motif of motifs.slice(0, 1)) {
    apply(({ family, variant }) => shows(family, variant, motif), {
      field: "motifs",
      wish: motif,
      why:
        form === "abstract" || form === "monogram"
          ? `a ${form} mark does not picture it`
          : "the studio has no drawing of it",
      did: "the mark speaks of what it stands for instead",
    });
  }
  return { candidates: rest, unmet };
};
