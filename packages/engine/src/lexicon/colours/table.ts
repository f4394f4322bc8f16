/**
 * Colour phrases: what a person means by them, in sRGB. A `?` marks words that are also things (rose, honey,
 * slate): they count as colours only beside another colour. Other languages point to the same colours.
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
almond green | #a5b98a
warm red | #e0382b
dark chocolate, dark chocolate brown | #3d1c02
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
verdigris | #43b3ae
?magnolia | #f4ebe0
claret | #7f1734
puce | #cc8899
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
red | #ff0000
crimson | #dc143c
scarlet | #ff2400
cherry red | #b8112f
fire engine red | #ce2029
brick red, ?brick | #9c3d2e
blood red, oxblood | #6d1a1f
ruby, ruby red | #e0115f
vermilion, vermillion | #e34234
pillar box red, pillarbox red, post box red, postbox red | #c8102e
ox blood red, oxblood red | #5c1f1f
red oxide, oxide red | #8a3b2a
primary red | #e3242b
tomato red, ?tomato | #ff6347
barn red | #7c2b22
burgundy, bordeaux | #800020
maroon | #800000
red wine, wine red, ?wine, ?merlot | #722f37
garnet | #733635
cranberry, cranberry red | #9f000f
raspberry | #e30b5d
strawberry red, ?strawberry | #d93a4e
cardinal red | #c41e3a
carmine | #960018
rust, rusty, rust red, rust orange | #b7410e
terracotta, terra cotta | #e2725b
clay, clay red | #b3664a
burnt sienna, sienna | #a0522d
copper, coppery | #b87333
cinnamon | #a5612e
paprika | #b8432c
chili red, ?chili | #b3291f
coral, coral red, coral pink | #ff7f50
salmon, salmon pink | #fa8072
?peach, peachy | #ffb07c
apricot | #fbceb1
?melon | #f28b6e
tangerine | #f28500
orange | #ffa500
burnt orange | #cc5500
blood orange | #d1001c
pumpkin orange, ?pumpkin | #ff7518
mandarin | #f37a48
safety orange, hi vis orange | #ff6700
amber | #ffbf00
ochre, ocher | #cc7722
mustard, mustard yellow | #ffdb58
?honey, honey yellow, honey gold | #dc9a2b
saffron | #f4c430
turmeric | #d99a1f
marigold | #eaa221
sunflower yellow, ?sunflower | #f2b61f
golden, gold | #ffd700
old gold, antique gold | #cfb53b
rose gold | #b76e79
brass, brassy | #b5a642
bronze | #cd7f32
champagne gold, ?champagne | #f7e7ce
yellow | #ffff00
lemon yellow, ?lemon | #fff44f
canary, canary yellow | #ffef00
butter yellow, ?butter, buttery yellow, buttercream | #f3dd92
sunshine yellow, sunny yellow | #f9c928
taxi yellow, school bus yellow | #f5b915
primrose | #efe08c
?straw, straw yellow | #dcc27a
?wheat, wheat gold | #f5deb3
chartreuse | #7fff00
lime, lime green | #00ff00
acid green, acid yellow | #b8dd1f
neon green, fluorescent green | #39e75f
neon yellow, highlighter yellow, fluorescent yellow | #e3f433
apple green | #8db600
pear green | #b5c24a
?grass green, ?grass, grassy green | #4d9a35
kelly green | #4cbb17
green | #008000
leaf green, leafy green | #4b8f3a
emerald, emerald green | #50c878
jade, jade green | #00a86b
malachite | #0bda51
british racing green, racing green | #004225
forest green, ?forest | #228b22
hunter green | #355e3b
bottle green | #006a4e
pine green, ?pine | #01796f
evergreen, spruce green, spruce | #2a5a4a
moss, moss green, mossy green | #8a9a5b
olive, olive green | #808000
army green, military green | #4b5320
khaki | #f0e68c
khaki green | #8f8657
fern green, ?fern | #5b8a4a
sage, sage green | #9caf88
eucalyptus, eucalyptus green | #7f9f8d
pistachio, pistachio green | #93c572
avocado green | #6f8a3a
matcha, matcha green | #93a857
mint, mint green, minty | #98ff98
seafoam, sea foam, seafoam green | #9fe2bf
sea green | #2e8b57
celadon | #ace1af
lichen, lichen green | #a3b08c
basil green | #557a46
teal, teal green | #008080
dark teal | #0c5557
petrol, petrol blue | #005f6a
turquoise, turquoise blue | #40e0d0
aqua, aquamarine | #7fffd4
cyan | #00ffff
lagoon, lagoon blue | #1d8fa0
peacock blue, peacock | #0f6b85
duck egg blue, duck egg | #c3fbf4
robin egg blue, robins egg blue, robin's egg blue | #00cccc
tiffany blue | #0abab5
caribbean blue | #1ba3b8
ocean blue, ?ocean | #1c6a94
sea blue, ?sea | #2a7aa0
?ice cream, ?sour cream, ?face cream, ?shaving cream | #fffdd0
?deep sea, deep sea blue, ?deep ocean | #123f5c
marine blue, marine | #1b4a78
blue | #0000ff
sky blue, ?sky | #87ceeb
baby blue | #89cff0
powder blue | #b0e0e6
ice blue, icy blue, glacier blue | #c4e1ee
cornflower, cornflower blue | #6495ed
periwinkle | #ccccff
azure | #f0ffff
cerulean | #007ba7
cobalt, cobalt blue | #0047ab
royal blue | #4169e1
ultramarine | #120a8f
electric blue | #7df9ff
klein blue, yves klein blue | #002fa7
sapphire, sapphire blue | #0f52ba
steel blue, ?steel | #4682b4
denim, denim blue | #1560bd
slate blue | #6a5acd
dusty blue | #8aa3b8
cadet blue | #5f9ea0
prussian blue | #003153
navy, navy blue, marine navy | #000080
midnight blue, ?midnight | #191970
dark blue | #00008b
oxford blue | #002147
ink blue, inky blue | #1a2740
blueberry | #46539c
indigo | #4b0082
deep indigo | #2a1f6b
violet | #ee82ee
ultraviolet, ultra violet | #5f3dc4
purple | #800080
heather purple | #86698f
royal purple | #5a2a9c
amethyst | #9966cc
?grape, grape purple | #5c2d80
plum | #dda0dd
plum purple | #6e2f5c
aubergine, eggplant | #614051
byzantium | #702963
mauve | #e0b0ff
lavender | #e6e6fa
lilac | #c8a2c8
wisteria | #c9a0dc
orchid | #da70d6
heather | #9a86a8
?thistle | #d8bfd8
magenta | #ff00ff
fuchsia, fuschia | #ff00ff
hot pink | #ff69b4
neon pink, shocking pink | #ff2d95
bubblegum pink, bubble gum pink, ?bubblegum | #ffc1cc
flamingo pink, ?flamingo | #f4848f
candy pink | #ec6fa0
pink | #ffc0cb
baby pink | #f4c2c2
?rose, rose pink, rosy | #d65c7c
dusty rose, dusty pink, old rose | #c08081
blush, blush pink, blushing pink | #ecbdb8
millennial pink | #f1c3bd
ballet pink | #f3d0d0
cerise | #de3163
?berry, berry red | #8f2450
mulberry | #c54b8c
?tea rose | #f0b3b0
brown | #a52a2a
wood brown | #8b5e3c
yellow ochre, ochre yellow | #cb9d3e
lake blue | #2f6f9f
pool blue | #3fb0d6
court blue | #2b5fa8
chocolate brown | #4f2e1f
?chocolate | #d2691e
dark chocolate | #3a2118
milk chocolate | #7b4a2f
?coffee, coffee brown | #55382a
?espresso, espresso brown | #3b261c
mocha | #7c5a46
?caramel | #b5773c
toffee | #8f5a2e
chestnut, chestnut brown | #954535
?walnut, walnut brown | #5a3d2b
mahogany | #c04000
hazelnut, hazel | #8f6a45
tobacco | #7a5833
?leather, saddle brown, cognac | #8b4513
tan | #d2b48c
camel | #c19a6b
?sand, sandy, sandstone | #c2b280
beige | #f5f5dc
taupe | #8b8589
?stone | #b3aa9c
?earth, earth brown | #74553a
umber | #635147
sepia | #704214
fawn | #e5aa70
nude | #e1bfa6
ecru | #c2b280
oatmeal | #d8cab0
?mushroom | #b5a596
cream, creamy white | #fffdd0
?vanilla | #f3e5ab
ivory | #fffff0
eggshell | #f0ead6
bone white, ?bone | #e6dfcf
?linen | #faf0e6
?pearl, pearl white | #eae0c8
alabaster | #efece4
?parchment | #ead9b5
?milk, milky white | #f8f4ea
off white | #f5f2ea
white | #ffffff
snow white, ?snow | #fffafa
?chalk, chalky white | #f0efea
silver | #c0c0c0
platinum | #e5e4e2
?chrome | #b3b8bd
pewter | #899499
gunmetal, gunmetal grey | #2a3439
?ash, ash grey | #a7aaa4
?smoke, smoky grey | #7d7f82
dove grey, dove gray | #a3a09c
?slate, slate grey, slate gray | #708090
graphite | #3a3d42
charcoal, charcoal grey, charcoal gray | #36454f
anthracite | #293133
?concrete, concrete grey | #98989a
?cement | #a19f9a
lead grey, lead gray | #6b6f73
grey, gray | #808080
light grey, light gray | #d3d3d3
dark grey, dark gray | #a9a9a9
stone grey, stone gray, warm grey, warm gray | #8f877e
cool grey, cool gray | #7f8790
greige | #b8ab9a
storm grey, ?storm, stormy grey | #545c66
black | #000000
jet black, pitch black | #0a0a0a
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
forest tones, forest colors, forest colours, woodland colors, woodland colours | #228b22
desert tones, desert colors, desert colours, desert palette | #c68958
primary colors, primary colours | #ff0000
neutrals, neutral colors, neutral colours, neutral tones, neutral palette | #8f8577
monochrome, monochromatic, greyscale, grayscale, single ink, one color black, one colour black | #000000
candy colors, candy colours | #ec6fa0
tropical colors, tropical colours | #12b3a0
mediterranean colors, mediterranean colours | #1f6fb0
metallic gold | #b8923a
metallic silver | #c0c0c0
`;
