/** "Direction: emblem": the kind of concept that a prompt asks for by name, whoever reads the rest of it. */

import { withArticle, readerDirection as words } from "../report-words.ts";
import type { Brief, Direction, Form, FormWish, LockupKind, Span, Unmet } from "../vocabulary.ts";

const LABELLED =
  /(?<=^|[\s.;,])direction\s*:\s*(?:an?\s+|the\s+)?(?:(picture)(?:\s+of\s+the\s+thing)?|(letter)|(?:name['’]s\s+)?(meaning)(?:\s+of\s+the\s+name)?|(emblem)|(wordmark)|(abstract)(?:\s+one)?)(?=[\s.;,!]|$)[.;,!]?/iu;

const DIRECTIONS: readonly Direction[] = ["picture", "letter", "meaning", "emblem", "wordmark", "abstract"];

export interface DirectionAsked {
  readonly direction: Direction;
  readonly span: Span;
}

/** The direction that a prompt names with exactly that word; null where it names none. */
export function directionIn(prompt: string): DirectionAsked | null {
  const found = LABELLED.exec(prompt);
  if (!found) return null;
  const direction = DIRECTIONS[found.slice(1).findIndex((group) => group !== undefined)]!;
  return { direction, span: [found.index, found.index + found[0].length] };
}

/** The prompt without those words, each at its place: what is read of the rest says where it stands in the whole. */
export function withoutDirection(prompt: string, asked: DirectionAsked | null): string {
  if (!asked) return prompt;
  const [start, end] = asked.span;
  return prompt.slice(0, start) + " ".repeat(end - start) + prompt.slice(end);
}

/** The form that a direction is, where a form says it all. */
const FORMS: { readonly [direction in Direction]?: { readonly form: Form; readonly lockup?: LockupKind } } = {
  letter: { form: "monogram" },
  emblem: { form: "emblem", lockup: "emblem" },
  wordmark: { form: "wordmark", lockup: "word" },
  abstract: { form: "abstract" },
};

/** The Brief with its direction. A form or an arrangement that the prompt states wins (docs/laws.md G2). */
export function directed(
  brief: Brief,
  asked: DirectionAsked | null,
): { readonly brief: Brief; readonly unmet: readonly Unmet[] } {
  if (!asked) return { brief, unmet: [] };
  const { direction, span } = asked;
  const wish = FORMS[direction];
  const stated: FormWish | null = brief.form?.value ?? null;
  const other = contradiction(stated, wish);
  if (other !== null) {
    const why = words.contradicts(other);
    const unmet: Unmet = { field: "direction", wish: direction, why, did: words.otherDrawn };
    return { brief, unmet: [unmet] };
  }
  return {
    brief: {
      ...brief,
      direction: { value: direction, source: "stated", span },
      form: wish
        ? { source: "inferred", ...brief.form, value: { lockup: null, ...stated, ...wish } }
        : brief.form,
    },
    unmet: [],
  };
}

/** What is stated and does not go with a direction. */
function contradiction(stated: FormWish | null, wish: (typeof FORMS)[Direction]): string | null {
  if (stated?.form && stated.form !== wish?.form && stated.form !== "line") return words.form(stated.form);
  if (wish?.lockup && stated?.lockup && stated.lockup !== wish.lockup)
    return words.arrangement(withArticle(stated.lockup));
  return null;
}
