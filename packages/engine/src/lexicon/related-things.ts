/** Things that are kinds of others. */

/** Things the shelf may not hold, with the nearest it does: the caller's word comes first, the related one after it. */
export const RELATED_THINGS: ReadonlyMap<string, string> = new Map(
  "ferry boat,trawler boat,dinghy boat,yacht boat,schooner boat,beehive bee,hive bee,toucan bird,kingfisher bird,cormorant bird,gannet bird,curlew bird,tern bird,nightingale bird,vixen fox,raven bird,crow bird,heron bird,finch bird,wren bird,kestrel bird,falcon bird,hawk bird,swallow bird,sparrow bird,robin bird,lark bird,crane bird,stork bird,magpie bird,seagull bird,gull bird,pelican bird,puffin bird,woodpecker bird,hummingbird bird,phoenix bird,ibex goat,stag deer,elk deer,moose deer,antelope deer,gazelle deer,hare rabbit,trout fish,salmon fish,carp fish,anglerfish fish,koi fish,oak tree,willow tree,birch tree,monstera leaf,fern leaf,panther leopard,jaguar leopard,lynx cat,puma cat,cougar cat,moth butterfly,dragonfly butterfly,hound dog,greyhound dog,bull cow,buffalo cow,ox cow,mammoth elephant,orca whale,narwhal whale,badger bear,gecko lizard,salamander lizard,agave cactus,canoe boat,kayak boat,paddle boat,juniper leaf,hop leaf,hops leaf,quill feather,gavel hammer,crescent moon,globe earth,crosshair target,otter beaver,lighthouse lighthouse,seahorse fish,stork bird,juniper leaf,terrier dog,bulldog dog,dachshund dog,beagle dog,labrador dog,spaniel dog,poodle dog,collie dog,pony horse,packhorse horse,foal horse,lamb sheep,pigeon dove,blackbird bird,lapwing bird,loon bird,condor bird,hoopoe bird,parrot bird,herring fish,mackerel fish,pike fish,sardine fish,barramundi fish,pestle mortar,thumbprint fingerprint,dahlia flower,marigold flower,peony flower,bluebell flower,hydrangea flower,orchid flower,bougainvillea flower,chainring gear,sprocket gear,cowbell bell,barge boat,teaspoon spoon,ladle spoon,welly boot,wellington boot,fjord mountain,slope mountain,walrus seal,iguana lizard,chameleon lizard,cub bear,ammonite shell,mill windmill,weathercock rooster,cockerel rooster,matchstick match,ostrich bird,swallowtail butterfly,firefly beetle,river wave,stream wave,mule donkey,fingerprint fingerprint,smile smiley"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Where the shelf may lack a thing, what comes nearest follows it. */
export const withRelated = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, RELATED_THINGS.get(word) ?? word])),
];
