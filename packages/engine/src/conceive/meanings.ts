import { IDEAS, type Idea } from "../marks/ideas.ts";

/**
 * What words mean to a designer: words : ideas they call for, the strongest first : things that show them. Words that only
 * describe ("old", "golden") call for no thing: a pub called The Old Something is no temple.
 * Read for the trade, for motifs that were stated, and for the words inside a name.
 */
const LEXICON = `
coffee cafe espresso roaster roastery barista : dawn craft gather home : cup coffee
tea matcha chai : leaf calm gather craft : tea leaf cup
bakery bread baker pastry boulangerie patisserie cake : grain craft harvest dawn : wheat bread croissant
brewery beer brewing taproom ale : grain craft gather harvest : wheat hop barrel
wine winery vineyard vintner : harvest field drop craft : grape wine leaf
restaurant bistro kitchen dining eatery chef food : gather craft share flame : fork pot leaf
pizza pizzeria : portion flame share gather : pizza flame
sushi seafood fish fishmonger : sea wave flow craft : fish wave
burger grill barbecue bbq steakhouse : flame craft gather energy : flame cow
chocolate candy confectionery sweets gelato dessert : play craft share portion : candy cookie heart
juice smoothie fruit : drop sun seed harvest : orange drop leaf
honey bee apiary beekeeper : structure gather field craft : bee honey hexagon
farm farming agriculture agritech ranch : field harvest growth root : wheat sprout tractor
garden gardening landscaping nursery florist flower flowers : bloom growth leaf petal : flower leaf sprout
yoga pilates meditation mindfulness wellness spa : calm balance bloom center : lotus leaf moon
sleep mattress bedding rest : moon night calm wave : moon bed star
therapy counseling counselling psychology mental : dialogue care balance calm : heart leaf chat
health healthcare clinic medical hospital doctor medicine : care heart protection pulse : heart cross pulse
dental dentist teeth : care precision protection calm : tooth shield
pharmacy biotech lab laboratory science research : drop network precision structure : flask drop dna
fitness gym training workout crossfit : strength energy rise pulse : dumbbell flame lightning
running marathon runner sprint : speed forward path journey : shoe wing lightning
cycling bike bicycle : wheel journey path speed : bicycle wheel mountain
climbing bouldering mountaineering : peak mountain rise strength : mountain rope
surf surfing surfboard : wave sea freedom flow : wave sun
sailing yacht boat marine nautical ship : sea wind journey wave : sailboat anchor wave
swimming pool dive diving : water wave depth flow : wave fish drop
ski skiing snowboard snow winter : mountain peak speed sky : mountain snowflake
hiking outdoor outdoors camping trail adventure expedition : mountain path journey freedom : mountain tent tree
travel tourism tour tours trip voyage explore : journey horizon path world : compass plane globe
hotel hostel inn resort lodging retreat : home sun horizon gate : key bed sun
airline aviation flight plane aerospace drone : flight sky forward freedom : plane bird wing
logistics shipping freight delivery courier transport : path forward link speed : truck box arrow
car auto automotive vehicle garage motors : speed wheel forward energy : car wheel
electric ev charging battery : energy spark pulse forward : lightning plug battery
energy power utility grid : energy light pulse network : lightning sun
solar sun sunny : sun light dawn energy : sun
wind turbine breeze : wind flow wheel energy : wind fan
climate carbon sustainability sustainable green eco environment : leaf cycle world growth : leaf globe tree
recycling recycle compost circular waste : cycle leaf exchange root : recycle leaf
water hydration aqua : water drop wave flow : drop wave
ocean sea marine coast beach tide : sea wave horizon water : wave fish shell
bank banking finance financial fintech money payments payment : growth exchange measure strength : coin chart key
invest investment investing investor wealth capital fund trading : growth rise horizon measure : tree chart mountain
insurance insure assurance : protection shelter care strength : umbrella shield
accounting bookkeeping tax audit : order measure balance precision : calculator book scales
law legal lawyer attorney notary : balance order structure protection : scales column
consulting consultancy advisory strategy : direction path focus dialogue : compass chess
real-estate realty property estate housing homes : home structure gate shelter : house key
architecture architect architects building builder construction : structure order city home : building compass house
interior furniture decor carpenter joinery wood woodwork : craft home structure grain : chair tree lamp
school education learning academy course teaching tutor : page growth light rise : book pencil owl
university college institute : page structure light order : book owl
library books bookshop bookstore publishing publisher : page depth gather light : book
writing writer editorial magazine news journal newspaper : page dialogue focus rhythm : pen book feather
podcast radio broadcast audio : signal dialogue music pulse : microphone wave
music record label band sound orchestra : music rhythm wave pulse : note guitar wave
film cinema movie video production : light window focus rhythm : camera film eye
photography photo photographer camera : eye light focus window : camera eye
design creative agency branding brand : spark play structure craft : pencil spark eye
art gallery museum artist : window craft light play : brush palette
fashion clothing apparel boutique textile : thread weave craft bloom : hanger thread needle
jewelry jewellery jeweler gold diamond : star precision light craft : diamond ring crown
watch watches clock timepiece : time precision wheel orbit : clock watch
beauty cosmetics skincare salon makeup hair : petal bloom drop light : flower drop mirror
perfume fragrance scent : petal drop wind bloom : flower drop bottle
barber barbershop shave : craft precision rhythm order : scissors comb
pottery ceramics ceramic clay : craft cycle layers wheel : vase
leather shoemaker shoes cobbler : craft thread layers strength : shoe needle
tattoo ink : craft flow star depth : needle rose
pet pets veterinary vet dog cat animal : care play heart home : dog cat paw
kids children childcare nursery toy toys kindergarten : play together growth star : star balloon rocket
wedding bridal event events party celebration : bond together bloom spark : ring heart flower
charity nonprofit foundation community volunteer : together share care gather : heart hand
church faith spiritual temple : light rise peace gate : dove flame star
game games gaming esports arcade : play energy spark focus : controller rocket sword
software saas app platform startup web : structure network layers forward : cube code
ai intelligence machine-learning neural : network spark center orbit : spark brain
data analytics database insight : layers measure network focus : chart database
cloud hosting server infrastructure : layers sky network stack : cloud server
security cybersecurity privacy vault : protection gate strength center : shield lock key
api developer code coding devtools programming : structure link path precision : code brackets
robot robotics automation : structure precision wheel link : robot gear
space astronomy satellite cosmos rocket : space orbit star rise : rocket planet star
telecom network internet mobile : network signal link world : antenna globe
crypto blockchain web3 token : link network structure exchange : cube link coin
shop store retail market marketplace ecommerce commerce : exchange gather share home : bag basket
recruiting hr hiring people talent team : together link rise dialogue : people star
coworking office workspace : gather structure window together : desk building
cleaning laundry wash : drop spark wave calm : drop spark
repair plumbing plumber hardware tools handyman : craft strength home link : wrench hammer
printing print press letterpress paper stationery : page layers craft fold : page pencil
translation language languages speech chat messaging social : dialogue exchange together signal : chat globe
election government public civic city municipal : city together structure order : building flag
sport sports football soccer basketball tennis club athletics : energy strength together speed : ball trophy star
golf : field precision flag peak : golf flag
horse equestrian : freedom strength speed journey : horse horseshoe
dance ballet theatre theater : rhythm flow balance energy : ribbon mask
magic mystic tarot astrology : star moon night spark : moon star eye
baby maternity birth : care heart seed together : baby heart
optician optics glasses eyewear vision : eye focus light precision : eye glasses
forest woods woodland : growth root shelter layers : tree leaf
river stream creek brook : flow water path wave : wave
lake pond : calm water horizon depth : wave
hill hills valley ridge : mountain horizon field path : mountain
mountain mountains peak summit alpine alps everest : mountain peak rise strength : mountain
stone rock granite : strength structure depth layers : mountain
sky heaven : sky freedom light horizon : cloud bird
cloud clouds : sky layers calm : cloud
rain storm : rain drop water energy : drop cloud
moon lunar luna : moon night calm cycle : moon
night nocturne nox midnight dusk evening : night moon calm star : moon star
star stellar stella astra nova : star light spark direction : star
sunrise dawn aurora morning daybreak : dawn sun horizon light : sun
day daily : sun cycle rhythm dawn
light lumen lux lumina bright glow shine : light spark sun window : sun lamp
fire flame ember blaze forge hearth : flame energy spark light : flame
spark ignite bolt flash volt : spark energy star speed : lightning
leaf leaves fern ivy : leaf growth petal : leaf
tree oak pine cedar willow birch maple ash alder elm rowan hazel cypress spruce aspen sequoia redwood larch beech acacia banyan : growth root shelter leaf : tree
root roots : root growth depth structure : tree
seed sprout acorn : seed growth leaf root : sprout
bloom blossom petal rose lily lotus dahlia iris poppy tulip jasmine orchid magnolia peony daisy violet lilac lavender juniper heather clover marigold camellia : bloom petal growth center : flower
harvest crop grain wheat : harvest grain field : wheat
bird wren swift falcon hawk eagle raven heron swallow finch robin kestrel osprey crane stork gull tern lark magpie sparrow dove starling puffin nightingale hummingbird pelican : flight freedom wind sky : bird
wing wings feather : flight freedom wind : feather
fox wolf bear lion tiger : strength freedom focus : fox
whale dolphin : sea depth flow : whale
owl : night eye focus page : owl
rabbit hare deer stag : speed forest freedom : rabbit
elephant : strength together : elephant
turtle tortoise : time journey protection : turtle
butterfly : freedom balance growth petal : butterfly
bridge span : link path structure bond : bridge
gate door portal threshold arch : gate home journey : door
house home haus casa maison cabin cottage : home shelter gate : house
nest haven harbor harbour refuge : shelter home care gather : house
tower spire column pillar : structure strength rise city : tower
window pane : window light order : window
path way road route : path journey direction : road
compass north east south west northern : direction star journey focus : compass
arrow forward next ahead : forward direction speed : arrow
loop circle ring round cycle : cycle unity orbit : ring
knot tie bond link chain join : bond link thread together : link
weave loom thread yarn knit cloth : weave thread layers craft : thread
fold origami : fold page layers structure : paper
stack pile layer layers strata : stack layers structure : layers
block brick cube : structure stack order : cube
grid matrix : order structure network : grid
wave waves surf ripple : wave sea flow water : wave
pulse beat rhythm tempo : pulse rhythm energy music : pulse
echo signal sonic : signal wave music dialogue : wave
orbit planet globe world earth terra : world orbit unity : globe
atlas map : world path journey direction : map
key lock : gate protection precision : key
crown king queen royal : strength star rise : crown
shield guard aegis armor : protection strength : shield
sword blade edge : precision forward strength : sword
anchor : sea strength root : anchor
heart love amour : heart care bond : heart
hand hands palm : care together craft share : hand
eye look see view : eye focus light : eye
mind brain think : network light center : brain
soul spirit zen : calm center balance flow : lotus
half duo twin pair double both : balance bond dialogue together
tri three third trio : together unity structure
one uno mono single : center focus unity
quick fast rapid swift speed : speed forward energy
slow still quiet calm silent hush : calm balance horizon
high up rise ascend lift : rise peak forward growth
deep depth below under : depth sea layers
true honest trust : balance strength center bond
new fresh : dawn seed growth spark
old heritage classic : craft order strength
bold brave : strength energy forward
good kind : care heart share
little small tiny mini : seed play focus
big grand great : strength peak world
blue azure indigo cobalt : sea sky depth
red scarlet crimson ruby : flame heart energy
emerald jade olive verde : leaf growth field
golden amber gilded : sun harvest light
silver : moon light precision
black noir onyx : night strength precision
tide bay cove reef coral shell lagoon fjord marina delta estuary : sea wave water flow : wave shell
comet meteor nebula galaxy eclipse zenith solstice equinox cosmos : star space orbit light : star planet
sapphire opal pearl garnet topaz amethyst quartz crystal gem : light precision star craft : diamond
copper iron steel metal flint slate basalt anvil kiln bronze : strength craft flame structure : flame
cobalt ochre umber pigment : depth layers craft play : brush
sonata chord melody lyric opera cadence harmony : music rhythm wave balance : note
phoenix : flame rise flight cycle : bird flame
otter beaver badger lynx puma jaguar panther stag moose elk : freedom strength focus : paw
saffron ginger basil mint pepper spice olive fig thyme rosemary : leaf harvest craft flame : leaf
lemon orange citrus lime peach apple cherry berry plum : seed harvest sun portion : orange apple
sail mast keel rudder voyage odyssey nomad wander roam : journey wind path horizon : sailboat compass
meridian equator latitude parallel : world orbit direction balance : globe
canopy umbrella parasol : shelter protection leaf rain : umbrella
sundial hourglass epoch era : time sun cycle orbit : sun
kaleidoscope prism mosaic tessera facet : play light structure order : diamond
lumen lantern lamp candle beacon lighthouse : light spark direction flame : lighthouse lamp
vertex apex zenith acme : peak rise precision mountain : mountain
nexus hub junction link : network link center bond : rings
halo aura corona : light orbit sun center : sun
drift glide float : wind flow calm freedom : wave feather
quill feather nib pen ink : page dialogue flow focus : feather pen
rook castle fort bastion citadel : protection structure strength gate : shield tower
solstice sundown afternoon noon : sun horizon dawn light : sun
zephyr mistral sirocco boreas पवन wiatr viento vento : wind flow freedom flight : wind sailboat
paloma colombe taube colomba golub : flight freedom calm : dove bird
vela voile segel : wind sea journey : sailboat
oko ojo occhio oeil auge глаз : eye focus light : eye
żółw tortuga tartaruga tortue schildkröte : time journey protection : turtle
заря alba aube aurore alva : dawn sun horizon light : sun
ήλιος ηλιος sol soleil sole sonne солнце güneş : sun light dawn energy : sun
кофейня кофе café kaffee قهوة kahve : dawn craft gather : cup coffee bean
ελαία ελιά oliva olivo aceituna زيتون : leaf harvest growth : olive leaf
桜 さくら サクラ sakura hana 花 blüte fleur flor fiore цветок : bloom petal dawn : blossom flower
海 umi mer mare meer mar море : sea wave water : wave
月 tsuki lune mond луна : moon night calm : moon
山 yama montagne monte berg гора : mountain peak rise : mountain
森 mori forêt foret bosque bosco wald лес : growth root shelter : tree
火 feu fuego fuoco feuer огонь : flame energy light : flame
鳥 tori oiseau pájaro pajaro uccello vogel птица : flight freedom sky : bird
星 hoshi étoile etoile estrella stern звезда : star light spark : star
茶 ocha thé tè : leaf calm gather : tea leaf
`;

export interface Meaning {
  readonly ideas: readonly Idea[];
  readonly things: readonly string[];
}

const KNOWN: ReadonlySet<string> = new Set(IDEAS);

/** word → meaning; a word on several lines means them all, the first line first. */
const MEANINGS: ReadonlyMap<string, Meaning> = (() => {
  const table = new Map<string, Meaning>();
  for (const line of LEXICON.split("\n")) {
    const [words = "", ideas = "", things = ""] = line.split(" : ");
    if (words === "") continue;
    const meaning = {
      ideas: ideas.split(" ").filter((idea): idea is Idea => KNOWN.has(idea)),
      things: things.split(" ").filter((thing) => thing !== ""),
    };
    for (const word of words.trim().split(" ")) {
      const before = table.get(word);
      table.set(
        word,
        before
          ? {
              ideas: [...new Set([...before.ideas, ...meaning.ideas])],
              things: [...new Set([...before.things, ...meaning.things])],
            }
          : meaning,
      );
    }
  }
  return table;
})();

/** The word without the endings that do not change what it shows. */
const stems = (word: string): string[] => [
  word,
  word.replace(/(ies)$/, "y"),
  word.replace(/(es|s)$/, ""),
  word.replace(/(ing|er|ers|ery|ly|y|ed|en)$/, ""),
];

export const meaningOf = (word: string): Meaning | null => {
  const lower = word.toLowerCase();
  for (const stem of stems(lower)) {
    const found = MEANINGS.get(stem);
    if (found) return found;
  }
  return null;
};

/** Shortest word worth finding inside another: "seabird" holds sea; "art" would be in "start". */
const SHORTEST_INSIDE = 4;
const SHORT_BUT_CLEAR = new Set(["sea", "sun", "sky", "bee", "owl", "fox", "eye"]);

/** A known word at the beginning or the end of a coined one ("Northwind", "Seabird", "Brightside"). */
const inside = (word: string): string[] => {
  // A sign of a script without spaces is a word by itself: 桜カフェ holds 桜.
  const found = [...word].filter((sign) => sign > "\u2e80" && MEANINGS.has(sign));
  for (let length = word.length - 2; length >= 3; length--) {
    for (const part of [word.slice(0, length), word.slice(-length)]) {
      if (part.length < SHORTEST_INSIDE && !SHORT_BUT_CLEAR.has(part)) continue;
      if (MEANINGS.has(part) && !found.some((other) => other.includes(part))) found.push(part);
    }
  }
  return found;
};

/** The meaningful words of a text: whole words first, then words hidden in coined ones, camelCase opened. */
export const meaningfulWords = (text: string): string[] => {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== "");
  return [...new Set(words.flatMap((word) => (meaningOf(word) ? [word] : inside(word))))];
};
