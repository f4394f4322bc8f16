/** A refinement's message with what the tagger heard in it: what every wish is read from, and how it is quoted. */

import { wordsAround } from "../../lexicon/text.ts";
import { readerRequest as words } from "../../report-words.ts";
import type {
  Asked,
  Change,
  ColourPlace,
  Design,
  Span,
  Studio,
  Tagged,
  TaggedSpan,
  Unmet,
} from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";

/** Keeping a lock costs little, and missing one costs much. */
export const LOCKED = 0.4;

export class HeardMessage {
  readonly studio: Studio;
  readonly prompt: string;
  readonly tagged: Tagged;
  readonly parent: Design;
  readonly language: string;

  constructor(studio: Studio, prompt: string, tagged: Tagged, parent: Design) {
    this.studio = studio;
    this.prompt = prompt;
    this.tagged = tagged;
    this.parent = parent;
    this.language = studio.meanings.languageOf(prompt);
  }

  isLikely(ask: string): boolean {
    return (this.tagged.asks.get(ask)?.likelihood ?? 0) >= LIKELY;
  }

  /** The part that is spoken of. */
  place(): ColourPlace {
    const heard = (["mark", "letters", "second"] as const).find((place) => this.isLikely(`at.${place}`));
    return heard ?? "all";
  }

  spans(tag: TaggedSpan["tag"]): readonly TaggedSpan[] {
    return this.tagged.spans.filter((each) => each.tag === tag);
  }

  asked(ask: string, change: Change, spans: readonly { readonly span: Span }[] = []): Asked {
    const span: Span | null =
      spans.length > 0
        ? [Math.min(...spans.map((each) => each.span[0])), Math.max(...spans.map((each) => each.span[1]))]
        : (this.tagged.asks.get(ask)?.span ?? null);
    return { change, said: span ? this.prompt.slice(...wordsAround(this.prompt, span)) : "", span };
  }

  unclear(ask: string): Unmet {
    return unmet(this.saidFor(ask), words.unclear);
  }

  saidFor(ask: string): string {
    const span = this.tagged.asks.get(ask)?.span;
    return span ? this.prompt.slice(...wordsAround(this.prompt, span)) : this.prompt.trim();
  }
}

export const unmet = (wish: string, why: string): Unmet => ({
  field: "refinement",
  wish,
  why,
  did: words.unchanged,
});
