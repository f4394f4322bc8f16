/** From an icon's name to the words for the things it shows: "fire-truck-outline" shows a fire truck. */

import type { WordNet } from "./wordnet.ts";

/** How an icon is drawn, or what is done with it. */
const NO_THING = new Set(
  `
  outline outlined line linear fill filled solid bold light thin regular duotone duo two tone twotone round
  rounded sharp baseline broken alt variant simple remix flat color poly small large medium big mini tiny new old
  off on slash add remove plus minus check checked checkmark cancel close delete alert warning error info question
  edit create update upload download sync refresh search find filter settings setting setup config up down left
  right top bottom upper lower north south east west in out open closed empty full half quarter low high start end
  begin first last next previous back forward multiple double triple single group stack set list many more less
  one three four five six seven eight nine ten zero horizontal vertical diagonal inverse reverse invert rotate
  flip turn time date dollar euro pound yen rupee bitcoin percent number symbol sign icon logo badge button mark
  place point spot position area zone space side front rear middle center inside outside type text letter
  character word format style mode view show hide select selected active status state level grid layout row column
  border frame copy paste cut save share send receive transfer export import print link unlink attach sort order
  pin push pull drag move swap switch toggle play pause stop record skip black white red green blue yellow
  orange purple brown pink gold silver dark gray grey man men woman women person people male female adult user
  users account profile human being skin face with and of the a an for to from at by or no not without over under
  between behind beside facing holding using day night good bad free premium pro max super ultra smart auto manual
  default general common other misc different special standard basic advanced video audio media data file files
  document documents doc folder app application web internet network online offline program code api html css
  digital computer desktop mobile device devices phone smartphone chart graph analytics page content message chat
  mail email inbox comment notification notifications screen window display monitor tablet circle square box dot
  dots arrow arrows rectangle triangle hexagon octagon shape shapes caret chevron cursor pointer menu panel tab
  bar bars option control controls key-caps heading paragraph table cell align justify indent signal wifi
  bluetooth wireless radio-button checkbox input output field form bubble corner edge curve wave-form object
  element part piece item thing unit model block bundle package-variant base building-blocks size scale zoom
  expand collapse maximize minimize fullscreen resize crop focus blur contrast brightness exposure hdr effect
  layer layers mask gradient pattern texture background foreground opacity union subtract intersect exclude divide
  combine merge split join connect disconnect connection plug-in addon extension tool tools work job task project
  plan process flow step path route track trace history clock-wise direction directions navigation location map
  maps gps marker street-view way exit enter entry entrance login logout access permission privacy private public
  security secure safe protect protected protection guard lock locked unlock unlocked password verify verified
  approve approved reject rejected accept deny blocked ban banned forbidden prohibited limit limited unlimited
  infinite loop repeat shuffle random money price cost pay payment bill cash finance business company corporate
  market marketing sale sell buy shop-online purchase discount offer deal promo coupon gift-card credit debit
  bank-transfer currency exchange rate tax invoice receipt news post article blog story reply quote mention
  hashtag like dislike love favorite rating review feedback support help service customer call incoming outgoing
  missed hang voice speech speak talk listen sound volume mute unmute silent noise ai scan local git timer android
  equal sm adobe blank loading neutral electric insert reset vector japanese cast widget click storage handle room
  emergency safety component system draw hash tick bot io node spinner duplicate queue stream kiss mac wrap slice
  attachment feed fold variable straight channel shopping loader build draft detector module wash product agent
  grip break poll heavy go shade short compress shipping nature generic interface vip section axis padding margin
  float graphic array hole convert digit developer editor hardware divider fluid crack amazon grab recording
  launch messenger fahrenheit inventory ga co connector segment structure guide quick art propane binary transit
  notch compact popper suspension offset shortcut forum outlet vignette console patch modern java celsius hub asia
  radical kit friend surface stretch ar feature thumbnail mp load fort release alternate host clone production
  keep ping nutrition ray result lan stripe indicator vintage mix matrix framer firewall automation upgrade delta
  staff yahoo strip separator spline spam pod re tracker docker natural indian swiss working narrow material
  hanging decoration trigger playback foursquare positive radial press yield ground sample cutout copilot bite
  bootstrap finder future portable sensitive current selector master assembly pack appointment voltage md opera
  mastodon russian american america potable apparel blogger slack chrome python weather landscape archive cross
  picker landing stock energy air heat vehicle machine pc body land africa europe venus shot slot swatch avatar
  reader assistant player equalizer browser terminal server root pivot crossing dial driver dust sensor remote
  port vine-logo vine deck court joint
`.split(/\s+/),
);
/** Words of the list above that are things all the same, when nothing else is in the name. */
const ALONE = new Set(
  "box arrow circle square triangle hexagon key phone smartphone computer desktop monitor tablet envelope folder document map gift face man woman person user chart cursor table lock filter mail tool coin money pin receipt plug cash radio marker gold".split(
    " ",
  ),
);
/** Things under another name, after the one that is used: a drawing cannot tell them apart. */
const SAME_THINGS = `
  airplane: aeroplane, plane, aircraft, flight, jet, airliner
  armor: armour
  baby: infant
  bag: shopping bag, handbag, purse, tote, paper bag
  barrel: cask
  baseball: baseball bat
  basket: shopping basket
  bath: bathtub, tub
  battery: car battery
  bee: honeybee, bumblebee
  beer: pint, ale, lager, beer mug
  bike: bicycle
  bird: fowl, hummingbird, sparrow
  boat: ship, rowing boat
  book: book-open
  bottle: water bottle
  bow: bow and arrow
  branch: sprig
  bread: loaf, baguette
  broom: mop
  building: skyscraper, skyline, office, apartment, office building
  burger: hamburger, cheeseburger
  cake: birthday cake
  car: automobile, taxi, automotive, cab
  cart: trolley, shopping cart
  cassette: cassette tape
  cat: kitten
  chicken: hen
  child: kid, boy, girl
  chip: microchip, cpu, processor
  chopsticks: chopstick
  cigarette: smoking
  clapperboard: clapper
  clock: alarm, alarm clock
  cloud: cloudy
  cocktail: martini
  coffee: espresso, latte, cappuccino, cafe, coffee cup
  cog: gear, gears, cogs, cogwheel
  coin: coins
  computer: desktop
  corn: maize, ear of corn
  cow: cattle, cow face
  cup: mug, teacup
  cutlery: utensil, utensils, silverware
  deer: stag, reindeer
  die: dice
  dinosaur: trex
  doctor: physician
  dog: puppy, dog face
  donut: doughnut
  dove: pigeon
  drink: beverage
  drop: droplet, water drop, raindrop, drip
  dropper: eye dropper
  duck: rubber duck
  eggplant: aubergine
  feather: quill
  fish: tropical fish
  flame: fire
  floppy disk: floppy
  flower: blossom, bloom, bud, poinsettia, daisy
  football: soccer ball, soccer
  fridge: refrigerator
  gas station: gas pump
  gauge: tachometer, speedometer
  gem: crystal, diamond, jewel, gemstone
  gift: present
  glasses: spectacles, eyeglasses, eyeglass, specs
  globe: world, earth
  glove: mitten
  golf: golf ball
  gun: pistol, rifle, handgun, firearm
  hard drive: hard disk
  headphones: headphone, headset, earphones
  horse: steed, pony
  hot dog: hotdog
  house: home
  ice cream: icecream, popsicle, gelato, soft ice cream, shaved ice
  insect: bug, beetle
  jewellery: jewelry
  knife: blade, dagger
  ladybug: ladybird
  leaf: foliage, leaves, herb
  light bulb: lightbulb, bulb, idea
  lightning: flash, bolt, thunder, thunderbolt, zap
  llama: lama
  lock: padlock
  magnifying glass: magnifier
  mailbox: letterbox, postbox
  megaphone: bullhorn, loudspeaker
  microphone: mic
  moon: crescent
  mortarboard: graduation
  motorcycle: motorbike
  mountain: mount, mountains, peak, hill
  palm tree: palm
  paw: pawprint, dog paw, cat paw, puppy paw, kitten paw
  paw print: dog paw print, cat paw print, puppy paw print, kitten paw print, dog footprint, cat footprint, pet paw print
  pen: pen nib, fountain pen
  pepper: chili, chilli, chile
  phone: cellphone, smartphone, telephone, handset
  picture: photo, image, photograph, gallery
  pig: hog
  pill: capsule, medication, medicine, drug, pill bottle
  pin: thumbtack, pushpin
  pine tree: evergreen, conifer, pine, fir, fir tree, christmas tree, spruce
  plant: potted plant, houseplant
  rabbit: hare, bunny
  rain: rainy, drizzle
  rocket: spaceship
  rooster: cock
  scissors: scissor, shears
  seedling: sprout
  shell: seashell, spiral shell
  shirt: tshirt, t-shirt, jersey
  shoe: footwear, sneaker
  shrimp: prawn
  skull: cranium, skull and crossbones
  snake: serpent, cobra
  snow: snowy
  sofa: couch, settee
  stair: staircase
  store: shop, storefront, market, supermarket
  storm: stormy, thunderstorm
  suitcase: luggage, baggage
  sun: rays, sunny, sunshine
  sunglasses: sunglass
  sword: swords, saber, sabre
  syringe: injection, vaccine, needle
  teddy bear: teddy
  tennis: tennis ball
  tie: necktie
  tooth: teeth
  train: metro, subway, railway
  trash: garbage, bin, dustbin, wastebasket, trash bin, trash can
  treasure chest: chest
  tree: forest, woods, oak, deciduous
  trousers: pant, pants, jeans
  truck: lorry, delivery truck
  turtle: tortoise
  tv: television, telly
  van: delivery van
  violin: fiddle
  watch: wristwatch
  wave: sea, ocean, waves
  wheat: grain, cereal, barley
  wheel: tire
  wind: windy
  wind turbine: wind power
  wine: goblet, wineglass, wine glass, vino
  worker: construction worker, factory worker
  wrench: spanner
`;
/** Words that are things although WordNet has another meaning first. */
const THINGS = `
  drop, cross, heron, swallow, olive, nest,
  armchair, barrel, basket, boot, bread, broom, brush, cap, cart, child, cigarette, clock, cocktail, corn, cow,
  cutlery, die, dinosaur, dove, drill, drink, footprint, gavel, glove, hair dryer, hammer, hat, hot dog, kettle,
  ladybug, lamp, laptop, light bulb, lightning, lobster, mailbox, medal, moon, mortarboard, notebook, paintbrush,
  parrot, paw, pepper, pill, planet, plant, police officer, rocket, rooster, sailboat, scales, seedling, shovel,
  skull, spade, stethoscope, sword, syringe, tablet, teapot, tooth, tower, tv, vase, violin, volcano, watch,
  wheat
`;
export const SAME: { readonly [word: string]: string } = Object.fromEntries([
  ...THINGS.split(",").map((word) => [word.trim(), word.trim()]),
  ...SAME_THINGS.trim()
    .split("\n")
    .flatMap((line) => {
      const [word = "", others = ""] = line.split(":");
      return others.split(",").map((other) => [other.trim(), word.trim()]);
    }),
]);
const STYLE_SUFFIX = /-?\b\d+\b|\d+$/g;

export type IconWords = { readonly words: readonly string[]; readonly tokens: number };

const singular = (word: string, net: WordNet): string => {
  if (word in SAME || /(?:ss|us|is)$/.test(word) || !word.endsWith("s")) return word;
  const forms = [
    word.replace(/ies$/, "y"),
    word.replace(/ves$/, "f"),
    word.replace(/(?<=[sxz]|[cs]h|o)es$/, ""),
    word.replace(/s$/, ""),
  ];
  if (
    /^(?:glasses|scissors|headphones|sunglasses|binoculars|trousers|chopsticks|shorts|pliers|fireworks|scales|goggles)$/.test(
      word,
    )
  )
    return word;
  return forms.find((form) => form !== word && net.isNoun(form)) ?? word;
};

/** The words for what an icon shows, and how many words its name has, styles left out. */
export function wordsOfIcon(name: string, net: WordNet): IconWords {
  const tokens = name
    .replaceAll(STYLE_SUFFIX, "")
    .split(/[-_ ]+/)
    .filter((token) => token.length > 1)
    .map((token) => token.toLowerCase());
  const words: string[] = [];
  let styles = 0;
  for (let at = 0; at < tokens.length; ) {
    const three = tokens.slice(at, at + 3).join(" ");
    const pair = tokens.slice(at, at + 2).join(" ");
    const compound = [three, pair].find(
      (phrase) =>
        phrase.includes(" ") && (phrase in SAME || (net.kindOf(phrase) !== null && !hasStyle(phrase))),
    );
    if (compound) {
      words.push(SAME[compound] ?? compound);
      at += compound.split(" ").length;
      continue;
    }
    const token = tokens[at]!;
    at += 1;
    if (NO_THING.has(token)) {
      styles += 1;
      continue;
    }
    const word = singular(token, net);
    const same = SAME[word] ?? word;
    if (word in SAME || net.kindOf(same) !== null) words.push(same);
    else styles += 1;
  }
  if (words.length === 0) {
    const rest = tokens.filter((token) => ALONE.has(token));
    if (rest.length === 1) words.push(SAME[rest[0]!] ?? rest[0]!);
  }
  return { words: [...new Set(words)], tokens: words.length + styles };
}

const hasStyle = (phrase: string): boolean => phrase.split(" ").some((word) => NO_THING.has(word));
