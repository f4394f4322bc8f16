/**
 * Words for two things: what else is said decides which is meant. A row: the word, the names under which the
 * meant thing is drawn, and its cues. The row without cues is meant where there is no cue.
 */

const ROWS = `
mouse | computer mouse | computer, peripheral, click, software, hardware, gaming, esports, keyboard, office, electronics, tech, it, app, developer, games, web, cursor, scroll
mouse | mouse (animal), rat |
crane | tower crane | construction, building, builder, site, lifting, hoist, hire, steel, engineer, engineering, harbour, harbor, port, cargo, tower, scaffolding, demolition, logistics, freight, machine, machinery
crane | crane (bird) |
seal | seal (stamp) | wax, notary, notaries, law, legal, lawyer, solicitor, document, letter, diploma, certificate, approval, quality, stationery, calligraphy, university, heating, plumbing, gasket, window
seal | seal (animal), sea lion |
bat | cricket bat | cricket
bat | table tennis bat | table, tennis, pong
bat | baseball bat | baseball, softball
bat | bat (animal) |
bow | bow and arrow | arrow, archer, archery, archers, hunting, hunter, medieval, robin, bowman
bow | violin bow | violin, cello, strings, orchestra
bow | ribbon bow |
pipe | smoking pipe | tobacco, smoking, smoker, detective, sailor, briar
pipe | bagpipe | scottish, highland, piper, bagpipe
pipe | water pipe, pipe |
bolt | screw bolt | fastener, fasteners, nut, hex, screw, hardware, ironmonger, machine, machines, manufacturing, engineering, metal, steel, workshop, mechanic, garage
bolt | lightning bolt, lightning |
nail | nail polish | polish, manicure, beauty, salon, nails, cosmetics, lacquer, spa
nail | iron nail |
trunk | suitcase, luggage | travel, luggage, suitcase, portmanteau, removals, voyage, vintage, old
trunk | elephant | elephant, elephants, zoo, safari, wildlife
trunk | log, tree trunk |
spring | spring coil | mattress, metal, coil, steel, bed, beds, machine, suspension, garage, engineering, clock
spring | fountain | water, well, mineral, bottled
spring | tulip, blossom, sprout |
horn | trumpet, french horn | music, band, brass, orchestra, jazz, post, french, concert
horn | horn, bull |
chain | necklace, metal chain, chain link | jewellery, jewelry, jeweller, jeweler, necklace, gold, silver, bracelet
chain | bicycle chain, metal chain, chain link | bicycle, bike, bikes, cycle, cycling
chain | metal chain, chain link |
palm | hand | hand, reading, reader, fortune, massage
palm | palm tree |
plane | hand plane | joinery, joiner, carpenter, carpentry, wood, woodwork, cabinet, furniture, timber
plane | airplane |
cricket | cricket bat | club, sport, sports, team, league, bat, ball
cricket | cricket (insect) |
club | golf club | golf
club | club |
fly | fishing fly, fishing hook, fish hook | fishing, angling, angler, trout, tackle
fly | fly (insect) |
needle | sewing needle, needle | sewing, tailor, tailoring, thread, knitting, embroidery, stitch, alterations, haberdashery, textile
needle | record player, vinyl record | record, records, vinyl, music
needle | sewing needle, needle |
iron | clothes iron, iron | laundry, ironing, clothes, dry, fashion, shirt
iron | anvil, dumbbell, horseshoe |
drill | dentist drill, tooth | dental, dentist
drill | drill, power drill |
saw | saw, hand saw |
scale | fish | fish, seafood, sushi
scale | scales |
glass | wine glass | wine, bar, winery, cocktail, sommelier, vermouth
glass | glass of water, drinking glass, cup |
record | vinyl record, record player | music, records, vinyl, label, dj, band, sound
record | vinyl record |
plug | electric plug, power plug, plug |
bulb | tulip, onion | garden, flower, flowers, florist, nursery, plant
bulb | light bulb |
mint | mint leaf, leaf, herb |
organ | piano, organ | church, music, concert
organ | heart |
racket | tennis racket, racket |
spade | shovel, spade |
jack | car jack, car | car, cars, garage, tyre, tyres
jack | jack |
tank | fishbowl, aquarium | fish, aquarium, pets
tank | tank |
log | log |
tie | necktie, tie |
cap | baseball cap, cap |
ring | ring, wedding ring |
die | dice |
kiwi | kiwi fruit, kiwi | fruit, juice, smoothie, grocer
kiwi | kiwi (bird), bird |
turkey | turkey |
orange | orange |
diamond | gem, diamond |
board | surfboard | surf, surfing
board | snowboard | snow, ski, snowboard
board | skateboard | skate, skating, skateboard
board | chopping board, board |
ball | soccer ball, football | football, soccer
ball | basketball | basketball
ball | tennis ball | tennis
ball | table tennis ball, ball | table, tennis, pong
ball | cricket ball, ball | cricket
ball | ball of yarn, yarn | yarn, wool, knitting
ball | ball, beach ball |
boot | boot |
heel | high heel, high heeled shoe |
hook | fish hook, hook | fish, fishing, angling
hook | hook |
bug | beetle, ladybug |
date | palm tree, date |
toast | bread, toast | bread, breakfast, bakery, cafe
toast | champagne, clinking glasses | wine, party, bar
toast | toast, bread |
torch | flashlight | light, lights, electric, camping
torch | torch |
file | nail file | nail, nails
file | folder, file |
stamp | postage stamp, stamp |
knight | chess knight | chess
knight | knight, chess knight |
castle | chess rook | chess
castle | castle |
swan | swan |
deck | playing cards | card, cards, poker, magic
deck | deck |
bank | bank, piggy bank |
sole | shoe | shoe, shoes, cobbler, repair
sole | fish |
bass | bass guitar, guitar | music, band, guitar
bass | fish |
pitcher | jug, pitcher |
ruler | ruler |
nut | acorn, peanut, walnut | food, snack, vegan, squirrel, tree, butter
nut | screw nut, nut and bolt, nut |
mole | mole (animal), mole |
ram | ram |
arch | arch, stone arch |
jam | jam, jar |
cone | ice cream, soft ice cream | ice, gelato, cream, scoop, dessert, parlour, parlor
cone | traffic cone, cone |
chip | french fries | fish, potato, fryer, takeaway, fried, burger, chips
chip | microchip, chip |
vine | grapes | wine, winery, vineyard, bar, barrel
vine | ivy, vine, grapes |
tick | clock, check | tock, clock, watch, time
tick | check |
claw | cat, paw | cat, dog, pet, grooming
claw | claw, crab |
hop | hops, beer | beer, brewery, brewing, ale
hop | rabbit, hops |
bean | coffee bean, beans | coffee, roaster, espresso, cafe
bean | beans, bean |
slice | pizza | pizza, pizzeria
slice | bread, cake |
shell | shell, seashell |
pot | coffee pot, teapot | coffee, tea, moka, espresso, cafe, roastery
pot | flowerpot, potted plant | flower, plant, garden, florist, nursery
pot | pot, cooking pot |
stove | oven, stove | bakery, baker, bread, pizza, pizzeria, pastry, wheat, loaf
stove | stove |
wave | waveform, sound | sound, audio, radio, speaker, speakers, headphones, podcast, acoustic, voice
wave | wave |
balloon | hot air balloon, balloon | flight, flights, ballooning, travel, adventure, sky, basket, tourism, safari
balloon | party balloon, balloon |
`;

type Sense = { readonly names: readonly string[]; readonly cues: ReadonlySet<string> };

const list = (cell: string | undefined): readonly string[] =>
  (cell ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

const SENSES: ReadonlyMap<string, readonly Sense[]> = Map.groupBy(
  ROWS.trim()
    .split("\n")
    .map((row) => {
      const [word = "", names, cues] = row.split("|");
      return { word: word.trim(), names: list(names), cues: new Set(list(cues)) };
    }),
  ({ word }) => word,
);

/** The names under which a word is drawn, by what else is said; null where it means one thing. */
export const meantBy = (word: string, beside: ReadonlySet<string>): readonly string[] | null =>
  bestSense(word, beside)?.names ?? null;

/** The name of what a word means to this business; null where nothing that is said of it tells. */
export function meantInTrade(word: string, beside: ReadonlySet<string>): string | null {
  const sense = bestSense(word, beside);
  return sense && spoken(sense, beside) > 0 ? sense.names[0]! : null;
}

/** The name of the sense that a remark in brackets tells: "crane (the bird)"; null where it tells none. */
export function meantByRemark(word: string, remark: ReadonlySet<string>): string | null {
  const named = SENSES.get(word)?.flatMap(({ names }) => names) ?? [];
  const isTold = (name: string) =>
    name !== word && name.split(/[ ()]+/u).some((each) => each !== word && remark.has(each));
  return named.find(isTold) ?? meantInTrade(word, remark);
}

const spoken = ({ cues }: Sense, beside: ReadonlySet<string>): number =>
  [...cues].filter((cue) => beside.has(cue)).length;

const bestSense = (word: string, beside: ReadonlySet<string>): Sense | null =>
  SENSES.get(word)?.reduce(
    (most, each) => (spoken(each, beside) > spoken(most, beside) ? each : most),
    SENSES.get(word)!.at(-1)!,
  ) ?? null;
