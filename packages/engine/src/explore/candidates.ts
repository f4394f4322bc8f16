import type { Notion } from "../conceive/concepts.ts";
import type { Family, MarkContext, Variant } from "../marks/family.ts";
import { FAMILIES } from "../marks/index.ts";
import { type Shown, shownBy, shows, type Wish, wishFor } from "../marks/shows.ts";
import type { NamesOf } from "../things/names.ts";

/** One mark that could be drawn, and the notion it would serve best. Nothing is drawn yet. */
export interface Candidate {
  readonly id: string;
  readonly family: Family;
  readonly variant: Variant;
  readonly notion: Notion;
  /** How well it says the notion, 0–1. */
  readonly fit: number;
  /** What it is asked by: whether it shows a thing. */
  readonly by: Shown;
}

/** The first idea of a notion counts most, and so do the first ideas of a variant. */
const NOTION_FALL = 0.82;
const VARIANT_FALL = 0.91;
/** A thing that was asked for, drawn as itself; the second and third things a word brings to mind count less. */
const LITERAL = 1;
const THING_FALL = 0.88;

/** A notion and its things as wishes, because every variant of every family is compared with it. */
interface Asked {
  readonly notion: Notion;
  readonly wishes: readonly Wish[];
}

/** Families that show things. */
const PICTURES: ReadonlySet<string> = new Set(["scene", "pictorial", "pair"]);

/** How well a variant says a notion, 0–1. */
const fitOf = (variant: Variant, family: string, by: Shown, { notion, wishes }: Asked): number => {
  const shown = wishes.findIndex((wish) => shows(by, wish));
  const literal = shown < 0 ? 0 : LITERAL * THING_FALL ** shown;
  let said = 0;
  // A picture of a thing is no answer to a Brief that says nothing: nobody could tell why a bookshop has an acorn.
  if (notion.id.startsWith("plain:") && PICTURES.has(family)) return 0;
  for (let rank = 0; rank < notion.ideas.length; rank++) {
    const idea = notion.ideas[rank]!;
    // "motif" and "initial" are no ideas by themselves: they count only through what carries them.
    if (idea === "motif") continue;
    const at = variant.ideas.indexOf(idea);
    if (at >= 0) said = Math.max(said, 0.9 * NOTION_FALL ** rank * VARIANT_FALL ** at);
  }
  return Math.max(literal, said) * notion.weight;
};

/** Below this a mark says nothing of the notion. */
const SAYS_SOMETHING = 0.25;

/** All candidates of all families: each variant with the notion it says best. */
export const explore = (
  context: MarkContext,
  notions: readonly Notion[],
  namesOf: NamesOf,
  families: readonly Family[] = FAMILIES,
): readonly Candidate[] => {
  const asked = notions.map(
    (notion): Asked => ({ notion, wishes: notion.things.map((thing) => wishFor(thing, namesOf(thing))) }),
  );
  return families.flatMap((family) => {
    const isKeyed = asked.some(({ wishes }) => wishes.some((wish) => hasKeyOf(wish, family)));
    let before: Candidate | null = null;
    return family.variants(context).map((variant): Candidate => {
      const by = variant.shown ?? shownBy(family, variant);
      // A scene's treatments follow each other, and say what it says.
      const isAlike =
        !isKeyed && before !== null && before.variant.ideas === variant.ideas && before.by.names === by.names;
      const { notion, fit } = isAlike ? before! : bestOf(variant, family.id, by, asked, notions[0]!);
      before = { id: by.id, family, variant, notion, fit, by };
      return before;
    });
  });
};

/** Whether a thing is shown by some of a family's variants in particular. */
const hasKeyOf = ({ keys }: Wish, { id }: Family): boolean => keys.some((key) => key.startsWith(`${id}/`));

/** The notion that a variant says best, and how well. */
function bestOf(
  variant: Variant,
  family: string,
  by: Shown,
  asked: readonly Asked[],
  first: Notion,
): Pick<Candidate, "notion" | "fit"> {
  let [notion, fit] = [first, 0];
  for (const each of asked) {
    const here = fitOf(variant, family, by, each);
    if (here > fit) [notion, fit] = [each.notion, here];
  }
  return { notion, fit };
}

export const saysSomething = ({ fit }: Candidate): boolean => fit >= SAYS_SOMETHING;
