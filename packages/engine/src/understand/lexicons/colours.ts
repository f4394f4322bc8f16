/**
 * Colour phrases: what a person means by them, in sRGB. A `?` marks words that are also things (rose, honey,
 * slate): they count as colours only in a colour's company. Other languages point to the same colours.
 */

export const COLOURS = `
?birch | #e8dcc4
?rosewood | #65000b
?madder | #a3293d
gilt | #b8923a
?ketchup | #b3261e
?driftwood | #a48b6a
?bluebell | #5a6fc0
?poppy, poppy red | #e0352b
?geranium | #d8344a
?conker | #6b2f1a
?almond | #e6d3bd
?porcelain | #f0efea
?paper | #f5f1e6
?asphalt, ?tarmac | #3a3c3e
pista green | #b5cf8a
?bracken brown | #6b4a2a
?treacle | #3a2015
?molasses | #3b1f14
?heliotrope | #b06be0
russet | #80461b
?bracken | #7a5230
?ember | #d9541e
?flint | #5d6063
?oat | #dccdb0
?biscuit | #dcb98a
putty | #cfc4ab
buff | #e0c08c
?cedar | #8f4b34
?thyme | #7f8b5c
?basil | #4b7a3a
?avocado | #6b7a2f
verdigris | #43a394
?magnolia | #f4ebe0
claret | #701c34
puce | #8f4a5a
?persimmon | #e5632a
?papaya | #f4854a
?mango | #f5a53a
?buttercup | #f4c531
?hay | #d9c278
?corn | #f2cf52
?custard | #f2dd9a
?fog | #c8ccd0
?mist | #cfd8dc
?lead | #6c7075
?iron | #52565b
?jet | #1a1a1c
?soot | #262626
?juniper | #3f5a52
?kelp, kelp green | #4a5a2f
?glacier | #b8d8e4
?dusk | #5b5470
?dawn | #f0c0a8
velvet red | #7a0f24
?peat | #3b2a20
?cork | #b98a5a
?cocoa | #5a3a2a
?ginger | #b5651d
?nutmeg | #7e5a3c
?beetroot | #7a1f45
?fig | #5a3350
?elderberry | #3a2440
?blackberry | #3a2038
?bilberry | #3f3a6a
?damson | #51284f
?rhubarb | #d0566a
?watermelon | #ef5a66
?guava | #f08080
signal red | #d21f26
signal orange | #f47a1c
signal yellow | #f5c400
hi vis yellow | #e6f000
post box red | #c81e28
red | #d0232e
crimson | #b3122f
scarlet | #d7261e
cherry red | #b8112f
fire engine red | #ce2029
brick red, ?brick | #9c3d2e
blood red, oxblood | #6d1a1f
ruby, ruby red | #a51140
vermilion, vermillion | #de4527
pillar box red, pillarbox red, post box red, postbox red | #c8102e
ox blood red, oxblood red | #5c1f1f
red oxide, oxide red | #8a3b2a
primary red | #e3242b
tomato red, ?tomato | #d84a38
barn red | #7c2b22
burgundy, bordeaux | #6b1a30
maroon | #6e1d28
wine red, ?wine, ?merlot | #6f1f36
garnet | #7a1f2b
cranberry, cranberry red | #9f1d43
raspberry | #c02658
strawberry red, ?strawberry | #d93a4e
cardinal red | #a81c32
carmine | #a3123a
rust, rusty, rust red, rust orange | #a64b2a
terracotta, terra cotta | #c2643f
clay, clay red | #b3664a
burnt sienna, sienna | #9e5231
copper, coppery | #b06a3b
cinnamon | #a5612e
paprika | #b8432c
chili red, ?chili | #b3291f
coral, coral red, coral pink | #f26d5b
salmon, salmon pink | #f0897a
?peach, peachy | #f6b08a
apricot | #f2a65e
?melon | #f28b6e
tangerine | #f07f23
orange | #ee7a1c
burnt orange | #c2571a
blood orange | #d8431f
pumpkin orange, ?pumpkin | #d96b1f
mandarin | #ec7b2d
safety orange, hi vis orange | #ff6a13
amber | #e89b1c
ochre, ocher | #c08a2e
mustard, mustard yellow | #cf9d22
?honey, honey yellow, honey gold | #dc9a2b
saffron | #eda323
turmeric | #d99a1f
marigold | #efa021
sunflower yellow, ?sunflower | #f2b61f
golden, gold | #c69a3b
old gold, antique gold | #a8842f
rose gold | #b9776a
brass, brassy | #b08d3e
bronze | #8c6435
champagne gold, ?champagne | #d9bf8c
yellow | #f3c51d
lemon yellow, ?lemon | #f4dc3c
canary, canary yellow | #f6dc45
butter yellow, ?butter, buttery yellow, buttercream | #f3dd92
sunshine yellow, sunny yellow | #f9c928
taxi yellow, school bus yellow | #f5b915
primrose | #efe08c
?straw, straw yellow | #dcc27a
?wheat, wheat gold | #d9bb7a
chartreuse | #a9c92b
lime, lime green | #8bc52f
acid green, acid yellow | #b8dd1f
neon green, fluorescent green | #39e75f
neon yellow, highlighter yellow, fluorescent yellow | #e3f433
apple green | #7fb13c
pear green | #b5c24a
?grass green, ?grass, grassy green | #4d9a35
kelly green | #2f9e44
green | #2f8f4e
leaf green, leafy green | #4b8f3a
emerald, emerald green | #14865a
jade, jade green | #1f9270
malachite | #128a5b
british racing green, racing green | #0f4a34
forest green, ?forest | #22513a
hunter green | #2a5a3c
bottle green | #0f4b3b
pine green, ?pine | #1f5a48
evergreen, spruce green, spruce | #2a5a4a
moss, moss green, mossy green | #6f7d3c
olive, olive green | #72752e
army green, military green | #545a32
khaki, khaki green | #8f8657
fern green, ?fern | #5b8a4a
sage, sage green | #93a586
eucalyptus, eucalyptus green | #7f9f8d
pistachio, pistachio green | #a5c183
avocado green | #6f8a3a
matcha, matcha green | #93a857
mint, mint green, minty | #8fd3b0
seafoam, sea foam, seafoam green | #93d2bd
sea green | #2f8f79
celadon | #a9c7ad
lichen, lichen green | #a3b08c
basil green | #557a46
teal, teal green | #12807f
dark teal | #0c5557
petrol, petrol blue | #155a6c
turquoise, turquoise blue | #24b3a9
aqua, aquamarine | #45c4c0
cyan | #12b0d3
lagoon, lagoon blue | #1d8fa0
peacock blue, peacock | #0f6b85
duck egg blue, duck egg, robin egg blue, robins egg blue | #a5cfcd
tiffany blue | #81d8d0
caribbean blue | #1ba3b8
ocean blue, ?ocean | #1c6a94
sea blue, ?sea | #2a7aa0
?ice cream, ?sour cream, ?face cream, ?shaving cream | #f5ecd3
?deep sea, deep sea blue, ?deep ocean | #123f5c
marine blue, marine | #1b4a78
blue | #2563c9
sky blue, ?sky | #62b0e4
baby blue | #a4cdec
powder blue | #b0cfe3
ice blue, icy blue, glacier blue | #c4e1ee
cornflower, cornflower blue | #6b8fe0
periwinkle | #8f94e0
azure | #2a8fe0
cerulean | #2387bb
cobalt, cobalt blue | #1f47b3
royal blue | #2a4bc4
ultramarine | #2a2fb0
electric blue | #1f5bff
klein blue, yves klein blue | #0f2fa8
sapphire, sapphire blue | #1d3f93
steel blue, ?steel | #4a7396
denim, denim blue | #3f5f8a
slate blue | #56698c
dusty blue | #8aa3b8
cadet blue | #5f8a94
prussian blue | #14365a
navy, navy blue, marine navy | #17264d
midnight blue, ?midnight | #141d42
dark blue | #1a2f6b
oxford blue | #122444
ink blue, inky blue | #1a2740
blueberry | #46539c
indigo | #3d2f8f
deep indigo | #2a1f6b
violet | #7240c0
ultraviolet, ultra violet | #5f3dc4
purple | #6f36a8
heather purple | #86698f
royal purple | #5a2a9c
amethyst | #8a5cc4
?grape, grape purple | #5c2d80
plum, plum purple | #6e2f5c
aubergine, eggplant | #472341
byzantium | #702963
mauve | #a985b4
lavender | #a99bdc
lilac | #bfa2dc
wisteria | #a78ad0
orchid | #b562c2
heather | #9a86a8
?thistle | #b9a3c0
magenta | #c41f8a
fuchsia, fuschia | #d12a8f
hot pink | #f0388a
neon pink, shocking pink | #ff2d95
bubblegum pink, bubble gum pink, ?bubblegum | #f58bb8
flamingo pink, ?flamingo | #f4848f
candy pink | #ec6fa0
pink | #e8709e
baby pink | #f5bfd0
?rose, rose pink, rosy | #d65c7c
dusty rose, dusty pink, old rose | #c48b8f
blush, blush pink, blushing pink | #ecbdb8
millennial pink | #f1c3bd
ballet pink | #f3d0d0
cerise | #c72c5f
?berry, berry red | #8f2450
mulberry | #7a2b55
?tea rose | #f0b3b0
brown | #74492d
wood brown | #8b5e3c
yellow ochre, ochre yellow | #cb9d3e
lake blue | #2f6f9f
pool blue | #3fb0d6
court blue | #2b5fa8
chocolate brown, ?chocolate | #4f2e1f
dark chocolate | #3a2118
milk chocolate | #7b4a2f
?coffee, coffee brown | #55382a
?espresso, espresso brown | #3b261c
mocha | #7c5a46
?caramel | #b5773c
toffee | #8f5a2e
chestnut, chestnut brown | #7b3f26
?walnut, walnut brown | #5a3d2b
mahogany | #5f2a1d
hazelnut, hazel | #8f6a45
tobacco | #7a5833
?leather, saddle brown, cognac | #8f5329
tan | #c69a6b
camel | #bf9460
?sand, sandy, sandstone | #d8bf95
beige | #dcc8a6
taupe | #8f8072
?stone | #b3aa9c
?earth, earth brown | #74553a
umber | #5e4530
sepia | #6b4c33
fawn | #c7a27a
nude | #e1bfa6
ecru | #d9cdaa
oatmeal | #d8cab0
?mushroom | #b5a596
cream, creamy white | #f5ecd3
?vanilla | #f3e5bb
ivory | #f6f0e0
eggshell | #f0ead6
bone white, ?bone | #e6dfcf
?linen | #ece3d2
?pearl, pearl white | #ebe7de
alabaster | #efece4
?parchment | #ead9b5
?milk, milky white | #f8f4ea
off white | #f5f2ea
white | #ffffff
snow white, ?snow | #fafbfc
?chalk, chalky white | #f0efea
silver | #a9aeb4
platinum | #c9cbcc
?chrome | #b3b8bd
pewter | #868a8d
gunmetal, gunmetal grey | #3c4349
?ash, ash grey | #a7aaa4
?smoke, smoky grey | #7d7f82
dove grey, dove gray | #a3a09c
?slate, slate grey, slate gray | #566270
graphite | #3a3d42
charcoal, charcoal grey, charcoal gray | #36393f
anthracite | #2c3036
?concrete, concrete grey | #98989a
?cement | #a19f9a
lead grey, lead gray | #6b6f73
grey, gray | #7d8187
light grey, light gray | #c3c7cc
dark grey, dark gray | #45484d
stone grey, stone gray, warm grey, warm gray | #8f877e
cool grey, cool gray | #7f8790
greige | #b8ab9a
storm grey, ?storm, stormy grey | #545c66
black | #111214
jet black, pitch black | #070808
off black, soft black | #1d1d1f
ebony | #231f1c
onyx | #17181b
?obsidian | #15161a
ink black, ?ink, inky | #16181f
matte black, matt black | #1a1a1a
?raven | #1b1c22
// Families of colours, by a colour at their heart.
earth tones, earth tone, earthy tones, earthy colors, earthy colours, earthy palette, earth colors, earthy hues, natural tones, natural colors, natural colours | #8a5a3a
jewel tones, jewel tone, jewel colors, jewel colours | #14705c
pastels, pastel colors, pastel colours, pastel tones, pastel palette | #e7b5c4
neons, neon colors, neon colours, neon palette | #ff2d95
warm colors, warm colours, warm tones, warm palette, warm hues | #d2622f
cool colors, cool colours, cool tones, cool palette, cool hues | #2f78a3
autumn colors, autumn colours, autumnal colors, autumnal colours, fall colors, autumn tones, autumnal tones, autumnal palette | #b3541e
spring colors, spring colours | #8fc26b
sunset colors, sunset colours, sunset tones, sunset palette | #ee6c4d
sunrise colors, sunrise colours | #f49a5c
ocean tones, ocean colors, ocean colours, sea tones | #1c6a94
forest tones, forest colors, forest colours, woodland colors, woodland colours | #22513a
desert tones, desert colors, desert colours, desert palette | #c68958
primary colors, primary colours | #d0232e
neutrals, neutral colors, neutral colours, neutral tones, neutral palette | #8f8577
monochrome, monochromatic, greyscale, grayscale, single ink, one color black, one colour black | #111214
candy colors, candy colours | #ec6fa0
tropical colors, tropical colours | #12b3a0
mediterranean colors, mediterranean colours | #1f6fb0
metallic gold | #b8923a
metallic silver | #a9aeb4
`;
