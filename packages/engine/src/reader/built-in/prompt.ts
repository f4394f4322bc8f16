/**
 * A first prompt → Brief. The grammar knows six languages and reads those; where it found nothing, and in all other
 * languages, the tagger's statements count: spans with their roles, turned into values by data.
 */

import { deepFreeze } from "../../freeze.ts";
import { moodOf, readStyles } from "../../understand/mood.ts";
import { withKin } from "../../understand/motifs.ts";
import { read } from "../../understand/reading.ts";
import { readTrade } from "../../understand/trade.ts";
import { understand } from "../../understand/understand.ts";
import {
  type AvoidWish,
  type Brief,
  type ColorWish,
  EMPTY_BRIEF,
  type Field,
  type Form,
  type FormWish,
  type LockupKind,
  type Span,
  type Studio,
  type Tag,
  type TaggedSpan,
} from "../../vocabulary.ts";
import { GRAMMAR_LANGUAGES } from "./languages.ts";
import { colourOf } from "./resolve/colour.ts";
import { lettersOf } from "./resolve/letters.ts";
import { knownThing, thingOf } from "./resolve/thing.ts";

/** From this likelihood on a statement is acted upon where the grammar is silent, and where there is no grammar. */
const SURE = 0.6;
const LIKELY = 0.35;

export async function readPrompt(studio: Studio, prompt: string): Promise<Brief> {
  if (!studio.language) return understand(studio, prompt);
  const language = studio.meanings.languageOf(prompt);
  const { spans } = await studio.language.tag(prompt);
  if (!GRAMMAR_LANGUAGES.has(language))
    return deepFreeze(new PromptReading(studio, prompt, language, spans, LIKELY).brief());
  const brief = await understand(studio, prompt);
  return completed(brief, new PromptReading(studio, prompt, language, spans, SURE).brief());
}

/** What is stated by the tagger alone. What the grammar read stays. */
function completed(brief: Brief, tagged: Brief): Brief {
  const fill = <T>(own: Field<T>, other: Field<T>): Field<T> =>
    own?.source === "stated" ? own : (other ?? own);
  return deepFreeze({
    ...brief,
    name: brief.name ?? tagged.name,
    tagline: brief.tagline ?? tagged.tagline,
    colors: fill(brief.colors, tagged.colors),
    motifs: fill(brief.motifs, withoutRefused(tagged.motifs, brief.avoid)),
    type: fill(brief.type, tagged.type),
    form: fill(brief.form, tagged.form),
  });
}

function withoutRefused(motifs: Brief["motifs"], avoid: Brief["avoid"]): Brief["motifs"] {
  const left = motifs?.value.filter((word) => !avoid?.value.motifs.includes(word)) ?? [];
  return motifs && left.length > 0 ? { ...motifs, value: left } : null;
}

const FORMS: ReadonlySet<string> = new Set<Form>([
  "wordmark",
  "monogram",
  "symbol",
  "abstract",
  "emblem",
  "line",
  "mascot",
]);
/** Forms that are an arrangement as well, or nothing but one. */
const LOCKUPS: { readonly [form: string]: LockupKind } = {
  stacked: "stacked",
  side: "side",
  circle: "emblem",
  shield: "emblem",
  emblem: "emblem",
  wordmark: "word",
  symbol: "mark",
};
const ROLES: { readonly [role: string]: ColorWish["role"] } = { mark: "primary", second: "secondary" };

class PromptReading {
  readonly #studio: Studio;
  readonly #prompt: string;
  readonly #language: string;
  readonly #spans: readonly TaggedSpan[];

  constructor(
    studio: Studio,
    prompt: string,
    language: string,
    spans: readonly TaggedSpan[],
    threshold: number,
  ) {
    this.#studio = studio;
    this.#prompt = prompt;
    this.#language = language;
    this.#spans = spans.filter(({ likelihood }) => likelihood >= threshold);
  }

  brief(): Brief {
    return {
      ...EMPTY_BRIEF,
      name: this.#text("name"),
      tagline: this.#text("tagline"),
      colors: this.#colours(),
      avoid: this.#avoid(),
      form: this.#form(),
      type: this.#letters(),
      motifs: this.#things(),
      ...this.#tradeAndMood(),
    };
  }

  #of(...tags: readonly Tag[]): readonly TaggedSpan[] {
    // What is taken for refused by mistake would never be drawn.
    return this.#spans.filter(
      ({ tag, likelihood }) => tags.includes(tag) && (!tag.startsWith("no-") || likelihood >= SURE),
    );
  }

  #words({ span }: TaggedSpan): string {
    return this.#prompt.slice(...span);
  }

  /** The likeliest, the first of several. Quotes around it are no part of it. */
  #text(tag: "name" | "tagline"): Field<string> {
    const [best] = [...this.#of(tag)].sort((a, b) => b.likelihood - a.likelihood);
    const value = best ? this.#words(best).replace(/\s+/gu, " ").trim() : "";
    return best && value !== "" ? { value, source: "stated", span: best.span } : null;
  }

  #colours(): Brief["colors"] {
    const found = this.#of("colour").flatMap((span) => {
      const wish = colourOf(this.#words(span), this.#studio.meanings, this.#language);
      return wish ? [{ span: span.span, wish: { ...wish, role: ROLES[span.role] ?? wish.role } }] : [];
    });
    return listed(
      unique(
        found.map(({ wish }) => wish),
        ({ hex }) => hex,
      ),
      found,
    );
  }

  #things(): Brief["motifs"] {
    // What nobody knows is told as not drawn, if it is surely a thing.
    const spans = this.#of("thing").filter(
      (span) =>
        span.likelihood >= SURE || knownThing(this.#words(span), this.#studio, this.#language) !== null,
    );
    const things = spans.map((span) => thingOf(this.#words(span), this.#studio, this.#language));
    return listed(withKin(unique(things, (word) => word)), spans);
  }

  #avoid(): Brief["avoid"] {
    const value: AvoidWish = {
      colors: this.#of("no-colour").flatMap(
        (span) => colourOf(this.#words(span), this.#studio.meanings, this.#language)?.hex ?? [],
      ),
      motifs: this.#of("no-thing").map((span) => thingOf(this.#words(span), this.#studio, this.#language)),
      styles: this.#of("no-style", "no-mood", "no-letters").map((span) => this.#mood(span)),
    };
    const spans = this.#of("no-colour", "no-thing", "no-style", "no-mood", "no-letters");
    return spans.length > 0 ? { value, source: "stated", span: hull(spans) } : null;
  }

  #mood(span: TaggedSpan): string {
    const words = this.#words(span);
    return this.#studio.meanings.mood(words, this.#language) ?? words.toLowerCase();
  }

  #form(): Brief["form"] {
    const spans = this.#of("form");
    const kinds = spans.flatMap((span) => span.kinds.slice(0, 1).map((kind) => kind.replace(/^f\./u, "")));
    const form = kinds.find((kind): kind is Form => FORMS.has(kind)) ?? null;
    const lockup = kinds.map((kind) => LOCKUPS[kind]).find((kind) => kind !== undefined) ?? null;
    const value: FormWish = { form, lockup };
    return form || lockup ? { value, source: "stated", span: hull(spans) } : null;
  }

  #letters(): Brief["type"] {
    const spans = this.#of("letters");
    const value = lettersOf(spans, this.#prompt, this.#studio);
    return value && { value, source: "stated", span: hull(spans) };
  }

  /** By their English: the tables of trades and moods speak it. */
  #tradeAndMood(): Pick<Brief, "trade" | "mood"> & Partial<Pick<Brief, "motifs">> {
    const trades = this.#of("trade");
    const english = trades.map(
      (span) => this.#studio.meanings.trade(this.#words(span), this.#language) ?? "",
    );
    const trade = readTrade(read(english.join(", ")), null, [], this.#studio.learned());
    const moods = this.#of("mood");
    const styles = readStyles(read(moods.map((span) => this.#mood(span)).join(", ")), []);
    const isMoody = styles.wanted.length > 0;
    const lean = trade?.trade.lean ?? null;
    const motifs: Brief["motifs"] =
      trade && this.#things() === null
        ? { value: trade.trade.motifs, source: "inferred", span: hull(trades) }
        : null;
    return {
      trade: trade && { value: trade.trade.id, source: "inferred", span: hull(trades) },
      mood:
        isMoody || trade
          ? {
              value: moodOf(styles.wanted, styles.denied, lean),
              source: isMoody ? "stated" : "inferred",
              span: hull(isMoody ? moods : trades),
            }
          : null,
      ...(motifs ? { motifs } : {}),
    };
  }
}

function listed<T>(value: readonly T[], spans: readonly { readonly span: Span }[]): Field<readonly T[]> {
  return value.length > 0 ? { value, source: "stated", span: hull(spans) } : null;
}

const hull = (spans: readonly { readonly span: Span }[]): Span => [
  Math.min(...spans.map(({ span }) => span[0])),
  Math.max(...spans.map(({ span }) => span[1])),
];

function unique<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  return [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
}
