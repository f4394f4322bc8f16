/** Things to be drawn: nouns under a word that asks for a picture, and the metaphors of the trade. */

import type { Studio } from "../vocabulary.ts";
import { isColourWord, isPlainColour } from "./colour-words.ts";
import { tellsOfBusiness } from "./facts.ts";
import { commas, phraseList, wordSet } from "./lexicons/lists.ts";
import { isStyleWord } from "./mood.ts";
import { askedFor, isNoun } from "./motif-asks.ts";
import { phrases, singular } from "./phrases.ts";
import { type Attitude, isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import type { Span } from "./text.ts";
import { thingAbroad } from "./things-abroad.ts";
import { isTradeWord, tradePhraseAt } from "./trade.ts";

export type FoundMotif = { readonly word: string; readonly span: Span; readonly attitude: Attitude };

/** After these a thing to draw follows. `logo with`, not `with`: "a bakery with two ovens" asks for no oven. */
const CUES = phraseList(
  "forming, forming a, that becomes, made from, i d love, id love, would love, imagine, envision, symbol from, mark from, logo from, icon from, with a small, with a little, with a tiny, with a simple, with a single, with a stylised, with a stylized, with one, featuring, feature, features, depicting, depict, showing, show, shows, shaped like, in the shape of, shape of, shaped as, silhouette of, outline of, icon of, symbol of, image of, picture of, drawing of, illustration of, head of, logo of, mark of, emblem of, incorporate, incorporates, incorporating, include, including, combine, combining, combines, turn into, turns into, becomes, formed by, made of, built from, hint at, hinting at, evoke, evokes, evoking, suggest, suggests, suggesting, resembling, resembles, inspired by, based on, maybe, perhaps, draw, represent, representing, logo with, mark with, symbol with, icon with, emblem with, badge with, crest with, logo showing, monogram with, wordmark with, design with, identity with, some kind of, something with, somehow, reference to, referencing, motif, motifs, motif of, symbol, icon, symbol is, logo is, mark is, logo should be, symbol should be, mark should be, icon should be, imagery of, abstracted, abstract, stylised, stylized, geometric, minimal line, line drawing of, line art, line art of, picture, with, use, using, a little, like to see, love to see, want, want to see, symbol a, mascot, mascot is, mascot should be, nod to, play on, echoing, echoes, reminiscent of, holding, riding, wearing, hidden, hiding, negative space, con, con un, con una, con forma de, representando, simbolo, simbolo de, icono de, silueta de, avec, avec un, avec une, representant, en forme de, symbole, icone de, mit, mit einem, mit einer, symbol ein, in form, zeigt, zeigen, com, com um, com uma, em forma de, representando, a forma di, con il, con la, raffigurante, simbolo di, icona di, un simbolo, mostrar, montrer, mostrare, dibujo de, dessin, zeichnung, desenho de, disegno di",
);
/** "Fox logo", "wave symbol": the thing stands before the word. */
const HEADS = wordSet(
  "logo symbol icon mark mascot motif silhouette emblem shape glyph illustration head crest drawing badge shaped outline pictogram image figure character",
);
/** Reaches this many words after a cue, lists included. */
const REACH = 7;

/** Words the shelf of motifs knows, which in a brief mean the design or the business and not a thing to draw. */
const NOT_DRAWN = wordSet(
  "hotel railway station table sight question questions opinion skip dare deadline claim dashboard category nervous printed meeting signature cover form end cold fold literal wedge hole head curled idea plumber italian french german spanish portuguese english chinese indian mexican korean greek dutch stripe stripes glow logo brand design style styles font text letter letters type name word line lines circle square shape shapes color colour colors colours palette mark symbol icon sign image picture graphic white black red blue green yellow orange pink purple brown grey gray gold silver dark light bold clean simple modern minimal flat round rounded sharp soft warm cool fresh young new old small big large little premium luxury business company shop store studio office work team group people person man woman men women kids child children family friends customer customers user users app web website online digital technology tech software data service services product products market sale price money time day year week home world city street place space area point way thing idea concept feel feeling mood vibe energy power strength trust growth quality nature natural organic healthy health care love happy joy fun play game party music art craft food drink coffee tea restaurant bar cafe bakery school education learning travel transport delivery security safe protection speed fast quick slow simple easy direction position center side top bottom left right up down in out over under open closed full empty half part piece set kind sort hint touch accent detail details background gradient gradients shadow shadows texture pattern outline border frame stroke weight size space spacing caps capital lowercase uppercase serif sans script tagline slogan year established since quality handmade local vintage retro classic elegant playful friendly professional serious corporate traditional contemporary creative unique strong clear smart human geometric abstract symbolic minimalistic contemporary subtle timeless colourful colorful monogram wordmark emblem badge seal stamp crest initials initial first second two three one four five six single double inspired look looks want need make use customers clients client user audience community science industry production engineering construction agency marketing media social communication network connection connected link links print paper packaging label card cards sticker web mobile phone computer number numbers no not yes plus minus and or with without for from to of the a an it its our we i me my you your this that tonos sensation future past present movement motion balance harmony unity freedom hope calm peace cheap expensive generic cliche clichés clip clipart stock photo photos photograph realistic real life something anything everything nothing letterform letterforms typography typeface wide narrow tall thin thick heavy black tight stacked horizontal vertical version versions app square header tone tones finish effect effects matte shiny metallic neon pastel earthy muted vibrant bright negative positive details element elements theme themed medical legal financial technical industrial personal private public national international european asian american japanese nordic scandinavian swiss mediterranean tropical urban rural coastal local global made drawn hands-on handwritten cooking dining eating cleaning sports sport fitness training coach coaching class classes lesson lessons course courses book-keeping insurance banking bank finance accounting tax law consulting plumbing cleaners makers repair repairs rental rentals tour tours trip trips gear equipment tools shipping logistics warehouse farming gardening hiking climbing surfing cycling running swimming yoga meditation sleep beauty hair nails skincare cosmetics makeup fashion clothing clothes wear apparel shoes-shop jewelry jewellery furniture interior architecture building buildings-company photography film video podcast radio news magazine publishing",
);

export function readMotifs(
  reading: Reading,
  studio: Pick<Studio, "findMotifs">,
  taken: readonly Span[],
): readonly FoundMotif[] {
  const { words } = reading;
  const found = new Map<number, FoundMotif>();
  const free = (from: number, to: number) => !taken.some((span) => overlaps(span, spanOf(words, from, to)));
  const take = (index: number): number => {
    const compound = thingIn(reading, index, studio);
    if (!compound || !free(index, compound.to)) return 0;
    if (reading.attitudes[index] === "wanted" && tellsOfBusiness(words, index)) return 0;
    if (!found.has(index))
      found.set(index, {
        word: compound.word,
        span: spanOf(words, index, compound.to),
        attitude: reading.attitudes[index]!,
      });
    return compound.to;
  };
  const takeNoun = (index: number): void => {
    const word = words[index] && singular(words[index].key);
    if (!word || found.has(index) || !free(index, index + 1) || isTradeWord(word) || NOT_DRAWN.has(word))
      return;
    if (!isNoun(reading, word) || reading.language !== "en") return;
    found.set(index, { word, span: spanOf(words, index, index + 1), attitude: reading.attitudes[index]! });
  };
  for (let index = 0; index < words.length; index++) {
    const cue = CUES.at(words, index);
    if (cue && free(cue.from, cue.to) && asks(reading, cue.from, cue.to, cue.phrase))
      follow(reading, cue.to, take);
    const thing = thingIn(reading, index, studio);
    const head = thing && words[thing.to];
    const tradesman =
      thing &&
      thing.to - index === 1 &&
      isTradeWord(words[index]!.key) &&
      !CREATURE.has(singular(words[index]!.key));
    if (thing && !tradesman && head && HEADS.has(head.key) && /^[\s-]+$/.test(head.gap)) take(index);
    // Under a refusal the bare noun is enough: "no leaves, no globes".
    if (thing && reading.attitudes[index] === "denied") take(index);
  }
  for (const [index, { span }] of found)
    for (const [inner, { span: other }] of found)
      if (
        inner > index &&
        (overlaps(span, other) || (inner === index + 1 && KINDS.has(singular(words[inner]!.key))))
      )
        found.delete(inner);
  fragments(reading, studio, take);
  for (const { at, role } of askedFor(reading))
    if ((role || !isBusiness(reading, at)) && take(at) === 0) takeNoun(at);
  const all = joinedRefusals(
    reading.prompt,
    [...found.entries()].sort(([a], [b]) => a - b).map(([, motif]) => motif),
  );
  // "Owl? maybe not an owl": what is refused anywhere is not drawn.
  const refused = new Set(all.filter(({ attitude }) => attitude === "denied").map(({ word }) => word));
  return all.filter(({ word, attitude }) => attitude !== "wanted" || !refused.has(word));
}

/** "No baby bottles": two refused nouns in a row are one thing. */
function joinedRefusals(prompt: string, motifs: readonly FoundMotif[]): readonly FoundMotif[] {
  const list: FoundMotif[] = [];
  for (const motif of motifs) {
    const before = list.at(-1);
    const one =
      before?.attitude === "denied" &&
      motif.attitude === "denied" &&
      /^['’]? $/u.test(prompt.slice(before.span[1], motif.span[0]));
    if (!one || !before) list.push(motif);
    else
      list[list.length - 1] = {
        ...motif,
        word: `${before.word} ${motif.word}`,
        span: [before.span[0], motif.span[1]],
      };
  }
  return list;
}

const compoundList = (list: string) =>
  phrases(
    commas(list).map((phrase) => [phrase, true] as const),
    { plurals: true },
  );
const COMPOUNDS = compoundList(
  "speech bubble, paper plane, paper crane, hard hat, lightning bolt, crescent moon, water drop, coffee bean, coffee cup, pine tree, palm tree, wine glass, rocking horse, light bulb, barn owl, sea turtle, olive branch, tree rings, clapper board, north star, shooting star, polar bear, chess piece, shopping bag, hot air balloon",
);

/** "Lotus flowers", "oak tree": the second word only says of what kind the first is. */
const KINDS = wordSet(
  "flower tree leaf bird fish plant animal blossom ear head face stalk sprig tail wing paw print cone sheaf bunch",
);

/** "An ear of wheat", "a bunch of grapes": what is counted is the thing, not what it is counted in. */
const MEASURES = wordSet(
  "ear ears bunch bunches pair sheaf sheaves slice slices loaf loaves drop drops blade blades flock school swarm stack pile bouquet sprig sprigs piece pieces bit ball herd pack field handful spray stalk stalks stem stems cluster grain grains outline silhouette head epi espiga espigas spiga spighe ahre ahren grappolo racimo grappe cacho ramo bouquet strauss hoja feuille",
);

/** Things the shelf may not hold, with the nearest it does: the caller's word comes first, its kin after it. */
export const KIN: ReadonlyMap<string, string> = new Map(
  "ferry boat,trawler boat,dinghy boat,yacht boat,schooner boat,beehive bee,hive bee,toucan bird,kingfisher bird,cormorant bird,gannet bird,curlew bird,tern bird,nightingale bird,vixen fox,raven bird,crow bird,heron bird,finch bird,wren bird,kestrel bird,falcon bird,hawk bird,swallow bird,sparrow bird,robin bird,lark bird,crane bird,stork bird,magpie bird,seagull bird,gull bird,pelican bird,puffin bird,woodpecker bird,hummingbird bird,phoenix bird,ibex goat,stag deer,elk deer,moose deer,antelope deer,gazelle deer,hare rabbit,trout fish,salmon fish,carp fish,anglerfish fish,koi fish,oak tree,willow tree,birch tree,monstera leaf,fern leaf,panther leopard,jaguar leopard,lynx cat,puma cat,cougar cat,moth butterfly,dragonfly butterfly,hound dog,greyhound dog,bull cow,buffalo cow,ox cow,mammoth elephant,orca whale,narwhal whale,badger bear,gecko lizard,salamander lizard,agave cactus,canoe boat,kayak boat,paddle boat,juniper leaf,hop leaf,hops leaf,quill feather,gavel hammer,crescent moon,globe earth,crosshair target,otter beaver,lighthouse lighthouse,seahorse fish,stork bird,juniper leaf,terrier dog,bulldog dog,dachshund dog,beagle dog,labrador dog,spaniel dog,poodle dog,collie dog,pony horse,packhorse horse,foal horse,lamb sheep,pigeon dove,blackbird bird,lapwing bird,loon bird,condor bird,hoopoe bird,parrot bird,herring fish,mackerel fish,pike fish,sardine fish,barramundi fish,pestle mortar,thumbprint fingerprint,dahlia flower,marigold flower,peony flower,bluebell flower,hydrangea flower,orchid flower,bougainvillea flower,chainring gear,sprocket gear,cowbell bell,barge boat,teaspoon spoon,ladle spoon,welly boot,wellington boot,fjord mountain,slope mountain,walrus seal,iguana lizard,chameleon lizard,cub bear,ammonite shell,mill windmill,weathercock rooster,cockerel rooster,matchstick match,ostrich bird,swallowtail butterfly,firefly beetle,river wave,stream wave,mule donkey,fingerprint fingerprint,smile smiley"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Where the shelf may lack a thing, what comes nearest follows it. */
export const withKin = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, KIN.get(word) ?? word])),
];

/** Ordinary words of briefs that can be drawn. */
const DRAWN_ALL_THE_SAME = wordSet("house window door cup bag box bottle hand card");

/** Words that may stand before a thing in a fragment that is nothing but the thing: "two little red foxes". */
const OPENERS = wordSet(
  "a an the one two three some maybe perhaps possibly simple little small tiny minimal stylised stylized stylisee abstract hidden subtle single big large friendly smiling happy cute hand drawn illustrated line drawing outline of with and or also plus obviously un una une uno ein eine einen einem einer um uma dos deux zwei due con avec mit com y et und e o l un' geometric flat bold elegant delicate fine thin sleeping curled running flying fierce wild vintage classic retro modern queremos quiero kleiner kleine kleines pequeno petite petit piccolo",
);
/** What may follow the thing there. */
const CLOSERS = wordSet(
  "icon symbol logo mark mascot motif silhouette head emblem shape glyph drawing illustration with made of in forming shaped cut hidden inside as and or from on for flying sleeping that who holding wearing over behind y et und e con avec mit com o oder ou maybe please stylisee estilizada stilisiert stilizzata optional would combined merging que qui che als como come comme ware seria sarebbe serait plus beside above under simplified obviously piece w de d di do da made flower leaves leaf sprig branch tree bird fish animal plant",
);

/** "Hedgehog, moss green": a fragment between commas that begins with a thing asks for it. */
function fragments(
  reading: Reading,
  studio: Pick<Studio, "findMotifs">,
  take: (index: number) => number,
): void {
  const { words } = reading;
  for (let index = 0; index < words.length; index++) {
    const { gap, sentence } = words[index]!;
    const opens =
      index > 0 &&
      (sentence !== words[index - 1]!.sentence ||
        /[,;:+/()–—&]/.test(gap) ||
        /^(?:and|or|y|et|und|e|of|with|o)$/.test(words[index - 1]!.key));
    if (!opens) continue;
    // After "and" only where the words before it were a thing too, or a list was opened.
    const linked =
      /^(?:and|or|y|et|und|e|o|of|with)$/.test(words[index - 1]!.key) &&
      !/[,;:+/()–—]/.test(gap) &&
      sentence === words[index - 1]!.sentence;
    let at = index;
    while (
      at < words.length &&
      at < index + 4 &&
      words[at]!.sentence === sentence &&
      (OPENERS.has(words[at]!.key) || isPlainColour(words[at]!.key, reading.language)) &&
      !COMPOUNDS.at(words, at) &&
      (at === index || /^\s+$/.test(words[at]!.gap)) &&
      !thingIsPlain(reading, at, studio)
    )
      at++;
    if (linked && !takenBefore(reading, index - 1, studio)) continue;
    const thing =
      words[at] && words[at]!.sentence === sentence && (at === index || /^[\s-]+$/.test(words[at]!.gap))
        ? thingIn(reading, at, studio)
        : null;
    if (!thing) continue;
    const next = words[thing.to];
    const ends = !next || next.sentence !== sentence || /[^\s\-'’]/.test(next.gap) || CLOSERS.has(next.key);
    const article =
      at > index &&
      /^(?:a|an|the|one|two|three|un|una|une|ein|eine|einen|um|uma|uno)$/.test(words[index]!.key);
    const business =
      isTradeWord(words[at]!.key) &&
      (!article || OCCUPATION.test(words[at]!.key)) &&
      thing.to - at === 1 &&
      !CREATURE.has(singular(words[at]!.key));
    const beside = [words[index - 1], next].some(
      (other) => other && isColourWord(other.key, reading.language),
    );
    const colour =
      isColourWord(words[at]!.key, reading.language) &&
      !article &&
      thing.to - at === 1 &&
      (beside || isPlainColour(words[at]!.key, reading.language));
    if (ends && !business && !colour) take(at);
  }
}

/** "A Viennese coffee house", "a furniture maker": what the brand is, where no role says that it is drawn. */
const isBusiness = ({ words }: Reading, at: number): boolean =>
  !CREATURE.has(singular(words[at]?.key ?? "")) &&
  [at, at - 1, at - 2].some((from) => from >= 0 && from + tradePhraseAt(words, from) > at);

/** "X, a barber": who they are, not what to draw. */
const OCCUPATION = /(?:er|or|ist|ian|smith|ker)s?$/;

const thingIsPlain = (reading: Reading, at: number, studio: Pick<Studio, "findMotifs">): boolean =>
  !isColourWord(reading.words[at]!.key, reading.language) &&
  !OPENERS.has(reading.words[at]!.key) &&
  thingIn(reading, at, studio) !== null;

/** Whether a thing stands right before this connecting word. */
const takenBefore = (reading: Reading, connector: number, studio: Pick<Studio, "findMotifs">): boolean => {
  const before = connector - 1;
  return (
    before >= 0 &&
    thingIn(reading, before, studio) !== null &&
    !isColourWord(reading.words[before]!.key, reading.language) &&
    !isTradeWord(reading.words[before]!.key)
  );
};

/** Words of trades that are drawn as readily as traded in. */
const CREATURE = wordSet(
  "wave leaf tree mountain bee honeycomb star sun moon lotus flower dog cat horse paw fish shell anchor compass key lantern lamp owl book feather boat ship sailboat wheel bicycle mask note guitar violin saxophone candle hop barley wheat grape olive lemon cherry tomato carrot cup bowl spoon teapot tooth heart hand needle button chair drop flame mushroom cactus fern sprout seed canoe kayak acorn hammer wrench brush pencil rocket planet satellite robot microphone camera diamond crown shield poodle puppy kitten sail arrow cloud tent",
);

/** Walk on from a cue over articles and adjectives; a list goes on through commas and "and". */
function follow({ words }: Reading, from: number, take: (index: number) => number): void {
  let last = from;
  for (let index = from; index < Math.min(words.length, last + REACH); index++) {
    const { gap, key, sentence } = words[index]!;
    if (sentence !== words[from - 1]!.sentence) return;
    if (
      /[.;()]/.test(gap) ||
      (/,/.test(gap) &&
        index > from &&
        !/^(?:a|an|or|and|maybe|perhaps|un|una|une|ein|eine|um|uma|y|et|und|e|o|oder|ou)$/.test(key))
    )
      return;
    if (
      /^(?:for|in|called|named|who|which|that|because|where|since|from|by|to|para|pour|fur|per|font|letters|tagline|slogan|name|text|colour|color|background)$/.test(
        key,
      ) &&
      index > from
    )
      return;
    const to = take(index);
    if (to > 0) {
      last = to;
      index = to - 1;
    }
  }
}

const PICTURES = wordSet(
  "logo mark symbol icon emblem badge crest monogram wordmark design identity brand mascot emblema embleme wappen stemma brasao simbolo icono icona symbole icone zeichen signet logotipo marca",
);

/** Weak cues ("with", "use", "maybe") count only where a logo is spoken of and an article follows. */
function asks({ words }: Reading, from: number, to: number, phrase: string): boolean {
  const weak =
    /^(?:made of|made from|built from|with|use|using|maybe|perhaps|want|show|shows|showing|include|including|inspired by|based on|feature|features|symbol|icon|abstract|geometric|con|con un|con una|con il|con la|avec|avec un|avec une|mit|mit einem|mit einer|com|com um|com uma|a little|draw|mascot|motif|combine|combines|combining|somehow|something with|stylised|stylized|negative space|hidden|line art|picture|becomes|suggest|suggests|holding|wearing|riding|minimal line|simbolo|symbole)$/.test(
      phrase,
    );
  if (!weak) return true;
  const next = words[to];
  if (!next) return false;
  const article =
    /^(?:a|an|the|two|three|some|un|una|une|ein|eine|einen|einem|einer|um|uma|uno|dos|deux|zwei|due|duas|its|our|l|il|la|le|das|der|die|o)$/.test(
      next.key,
    ) || /\b(?:un|una|une|einem|einer|um|uma|il|la)$/.test(phrase);
  if (/^(?:symbol|icon|mascot|motif|simbolo|symbole)$/.test(phrase))
    return /[:=–—,-]/.test(next.gap) || next.key === "of" || article;
  if (
    /^(?:abstract|geometric|stylised|stylized|line art|minimal line|picture|hidden|negative space)$/.test(
      phrase,
    )
  )
    return /^\s+$/.test(next.gap);
  const sentence = words[from]!.sentence;
  const spoken = words
    .slice(Math.max(0, from - 13), from)
    .some(({ key, sentence: own }) => PICTURES.has(key) && own === sentence);
  if (
    /^(?:maybe|perhaps|use|using|draw|want|something with|somehow|combine|combining|combines|becomes)$/.test(
      phrase,
    )
  )
    return article || spoken;
  if (/^(?:inspired by|based on|made of|made from|built from)$/.test(phrase)) {
    const first = words.find(({ sentence: own }) => own === sentence)!;
    return spoken || /^(?:an?|une?|una|eine?|wed|id)$/.test(first.key) || phrase === "based on";
  }
  const opens = from === 0 || words[from - 1]!.sentence !== sentence || /,/.test(words[from]!.gap);
  return (spoken || opens) && article;
}

/** The longest thing the shelf knows here: "hummingbird", "mountain range", "crescent moon". */
export function thingIn(
  reading: Reading,
  index: number,
  studio: Pick<Studio, "findMotifs">,
): { readonly word: string; readonly to: number } | null {
  const { words, language } = reading;
  const { key, raw } = words[index]!;
  const counted = MEASURES.has(key) ? countedIn(reading, index, studio) : null;
  if (counted) return counted;
  const compound = COMPOUNDS.at(words, index);
  if (compound) return { word: compound.phrase, to: compound.to };
  const known = (word: string) => studio.findMotifs(word).length > 0;
  const next = words[index + 1];
  if (next && /^[\s-]$/.test(next.gap) && !NOT_DRAWN.has(singular(next.key)) && !isCommon(next.key)) {
    const pair = `${key} ${singular(next.key)}`;
    const whole = studio.findMotifs(pair)[0];
    if (whole?.tags.some((tag) => tag === pair || tag === `${key} ${next.key}`))
      return { word: pair, to: index + 2 };
  }
  const single = singular(key);
  if (
    raw.startsWith("#") ||
    key.length < 3 ||
    NOT_DRAWN.has(key) ||
    NOT_DRAWN.has(single) ||
    (isCommon(key) && !DRAWN_ALL_THE_SAME.has(single))
  )
    return null;
  if (isStyleWord(key)) return null;
  const own = language === "en" ? null : thingAbroad(key);
  if (own) return { word: own, to: index + 1 };
  // "Banana yellow" is a colour, whatever the shelf has.
  if (next && /^[\s-]$/.test(next.gap) && isColourWord(next.key, language)) return null;
  return known(single) || KIN.has(single) ? { word: single, to: index + 1 } : null;
}

/** The thing behind "of": the whole phrase where the shelf has it, else what it is made of. */
function countedIn(
  reading: Reading,
  index: number,
  studio: Pick<Studio, "findMotifs">,
): { readonly word: string; readonly to: number } | null {
  const { words } = reading;
  if (!/^(?:of|de|di|d|von|do|da|du|des)$/.test(words[index + 1]?.key ?? "")) return null;
  const article = /^(?:a|an|the|la|le|l|el|il|der|den|dem|uma?|una?)$/.test(words[index + 2]?.key ?? "")
    ? 1
    : 0;
  const at = index + 2 + article;
  if (!words[at] || words.slice(index + 1, at + 1).some(({ gap }) => !/^[\s'’]*$/u.test(gap))) return null;
  const whole = words
    .slice(index, at + 1)
    .map(({ key }) => key)
    .join(" ");
  const shelf = studio.findMotifs(whole)[0];
  if (shelf?.tags.includes(whole)) return { word: whole, to: at + 1 };
  return thingIn(reading, at, studio);
}
