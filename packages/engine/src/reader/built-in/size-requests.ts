/** What is to be larger or smaller, and by how much: the tagger's asks, with what the words say of their part and their share. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { factorOf, type SizeSaid, sizesSaid } from "../../lexicon/sizes.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Asked, Change, Span, Unmet } from "../../vocabulary.ts";
import type { ColourRequests } from "./colour-requests.ts";
import { LIKELY } from "./contradictions.ts";
import { degreeOf } from "./degrees.ts";
import type { HeardMessage } from "./heard-message.ts";
import type { Wearer } from "./wearers.ts";

const IS_SIZE = /^(?:mark|letters|tagline)\.(?:larger|smaller)$/u;
const IS_OTHER = /^(?:mark|letters|colours|frame|layout|name)\./u;
/** From this likelihood on a size was heard where the words say one too, and its part is surely the one that was heard. */
const [FAINT, SURE] = [0.1, 0.95];

type Part = "mark" | "letters" | "tagline";
type Heard = { readonly ask: string; readonly likelihood: number; readonly span: Span | null };

const partOf = (wearer: Wearer | null): Part | null =>
  wearer === null || wearer.kind === "ground" || wearer.kind === "frame"
    ? null
    : wearer.kind === "tagline" || wearer.kind === "letters"
      ? wearer.kind
      : "mark";

export class SizeRequests {
  readonly #message: HeardMessage;
  readonly #colours: ColourRequests;
  readonly #likely: readonly string[];

  constructor(message: HeardMessage, colours: ColourRequests, likely: readonly string[]) {
    this.#message = message;
    this.#colours = colours;
    this.#likely = likely;
  }

  changes(): readonly (Asked | Unmet)[] {
    const { prompt, language, tagged } = this.#message;
    const heard = [...tagged.asks].flatMap(([ask, { likelihood, span }]): Heard[] =>
      IS_SIZE.test(ask) && likelihood >= FAINT ? [{ ask, likelihood, span }] : [],
    );
    const said = sizesSaid(prompt, language).map((size) => ({ size, ...this.#meant(size, heard) }));
    const sized = said.flatMap(({ size, part, heard: of }) =>
      part ? [this.#asked(size.span, part, size, of)] : [],
    );
    // What no word of the table says was heard all the same.
    const taken = new Set(said.flatMap(({ part, heard: of }) => (part && of ? [of.ask] : [])));
    const others = this.#likely
      .filter((ask) => IS_SIZE.test(ask) && !taken.has(ask))
      .filter((ask) => said.every(({ heard: of }) => of?.span?.[0] !== tagged.asks.get(ask)?.span?.[0]))
      .map((ask) => {
        const span = tagged.asks.get(ask)?.span ?? null;
        const isOfTagline = this.#colours.wearerOf(ask)?.kind === "tagline" && !this.#isTaglineGone();
        const part = isOfTagline ? "tagline" : (ask.split(".")[0] as Part);
        return this.#asked(span, part, null, { ask, likelihood: 1, span });
      });
    return [...sized, ...others];
  }

  /** What the slogan is surely asked for otherwise: it goes, or other words come. */
  #isTaglineGone(): boolean {
    return ["remove", "set"].some((ask) => this.#heard(`tagline.${ask}`) >= SURE);
  }

  readonly #heard = (ask: string): number => this.#message.tagged.asks.get(ask)?.likelihood ?? 0;

  /** A slogan that is to be another size sounds like one that is to go, or to be written anew. */
  isInstead(ask: string, sizes: readonly (Asked | Unmet)[]): boolean {
    const isOfTagline = sizes.some((each) => "change" in each && each.change.part === "tagline");
    return IS_SIZE.test(ask) || (isOfTagline && ask.startsWith("tagline.") && this.#heard(ask) < SURE);
  }

  /** Which part a word for a size is said of, and what the tagger heard there. */
  #meant(
    size: SizeSaid,
    heard: readonly Heard[],
  ): { readonly part: Part | null; readonly heard: Heard | null } {
    const clauses = clausesOf(this.#message.prompt).filter((each) => overlaps(each, size.span));
    const near = heard.filter(({ span }) => !span || clauses.some((each) => overlaps(each, span)));
    const [best = null] = near.toSorted((a, b) => b.likelihood - a.likelihood);
    const wearer = partOf(this.#colours.wearerAt(size.span));
    if (wearer === "tagline" && !this.#isTaglineGone())
      return { part: this.#isOfOther(size.span) && !best ? null : "tagline", heard: best };
    const sum = near.reduce((all, { likelihood }) => all + likelihood, 0);
    if (!best || sum < LIKELY) return { part: null, heard: null };
    const own = best.ask.split(".")[0] as Part;
    const isOwn = best.likelihood >= SURE || wearer === null || wearer === "tagline";
    return { part: isOwn ? own : wearer, heard: best };
  }

  /** "Larger gaps between the letters of the slogan": what another ask was heard in is no size. */
  #isOfOther(span: Span): boolean {
    return this.#likely.some((ask) => {
      const at = this.#message.tagged.asks.get(ask)?.span;
      return IS_OTHER.test(ask) && !IS_SIZE.test(ask) && at && overlaps(at, span);
    });
  }

  #asked(span: Span | null, part: Part, size: SizeSaid | null, heard: Heard | null): Asked | Unmet {
    const { tagged } = this.#message;
    const absent = part === "mark" && span ? this.#colours.absentAt(span) : null;
    if (absent) return absent;
    const way = size?.way ?? null;
    const spoken = heard?.ask.endsWith("smaller") ? "smaller" : "larger";
    const times = size?.share ? factorOf(size.share, way ?? (size.share.isTo ? null : spoken)) : null;
    const ask = times === null ? (way ?? spoken) : times > 1 ? "larger" : "smaller";
    const degree = degreeOf(heard?.ask ?? "", this.#likely, tagged, this.#message);
    const change = { part, ask, degree, ...(times === null ? {} : { times }) } as Change;
    return this.#message.asked(heard?.ask ?? "", change, span ? [{ span }] : []);
  }
}
