/**
 * Colour phrases: what a person means by them, in sRGB. A `?` marks words that are also things (rose, honey,
 * slate): they count as colours only in a colour's company. Other languages point to the same colours.
 */

export const COLOURS = `
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
thistle | #b9a3c0
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

/** Spanish, French, German, Portuguese, Italian: the words people use for brands. */
export const FOREIGN_COLOURS = `
// es
rosa palo, rosa empolvado | #e3b5b8
rosa chicle | #f27fb2
rojo ladrillo, ?ladrillo | #9c3d2e
rojo sangre, rojo vino, ?vino tinto, borgoña | #6f1f36
rojo cereza | #b8112f
azul electrico | #1f4fff
azul rey, azul real, azul cobalto | #1f3fae
azul petroleo | #155a6c
azul noche, azul medianoche | #141d42
azul turquesa | #24b3a9
azul pastel, azul bebe | #a9cbe8
verde lima, ?lima | #a9d032
verde pino, verde botella | #0f4b3b
verde musgo | #6f7d3c
verde jade, jade | #2f9e77
verde azulado | #1c7f86
verde manzana | #8dbf3f
verde agua | #8fd3c4
gris perla | #c9ccd1
gris oscuro, gris grafito, grafito | #3a3d42
antracita | #2c3036
marfil | #f6f0dc
beis, beige | #dcc9a8
?hueso, blanco roto | #efe8d8
?chocolate, cafe oscuro | #4b2e20
?miel | #dc9a2b
ambar | #e89b1c
?melocoton | #f6b08a
salmon | #f0897a
coral | #f26d5b
magenta | #c8237c
amarillo mostaza | #cf9d22
?azafran | #eda323
?ciruela, ?berenjena | #4f2748
plata | #a9aeb4
bronce | #8c6435
oxido | #a64b2a
?rosa de los vientos | #e8709e
rojo, roja | #d0232e
azul, azules | #2563c9
verde, verdes | #2f8f4e
amarillo, amarilla | #f3c51d
naranja | #ee7a1c
morado, morada, purpura | #6f36a8
rosado, rosada | #e8709e
negro, negra | #111214
blanco, blanca | #ffffff
gris, grises | #7d8187
marron | #74492d
dorado, dorada, oro | #c69a3b
plateado, plateada | #a9aeb4
celeste | #8fc4ea
?menta | #8fd3b0
azul marino | #17264d
azul cielo | #62b0e4
azul oscuro | #1a2f6b
azul claro | #8fbdea
verde oliva | #72752e
verde menta | #8fd3b0
verde oscuro, verde bosque | #1f4f37
verde claro | #8ec99f
verde salvia, salvia | #93a586
granate | #6e1d28
burdeos | #6b1a30
turquesa | #24b3a9
lila | #bfa2dc
lavanda | #a99bdc
crema | #f5ecd3
mostaza | #cf9d22
ocre | #c08a2e
terracota | #c2643f
esmeralda, verde esmeralda | #14865a
indigo, añil | #3d2f8f
violeta | #7240c0
fucsia | #d12a8f
granate oscuro | #4f141d
arena | #d8bf95
cobre | #b06a3b
carbon | #36393f
// fr
rose poudre, rose pale, vieux rose | #e3b5b8
rose fuchsia, fuchsia | #d6277f
rouge brique, ?brique | #9c3d2e
rouge vif | #e0232e
bleu clair | #8fbdea
bleu fonce | #1a2f6b
bleu electrique | #1f4fff
bleu turquoise, turquoise | #24b3a9
bleu lavande | #8f97dc
bleu acier | #4f6d8c
indigo | #3a2f8f
vert anis, ?anis | #c5d44a
vert pomme | #8dbf3f
vert bouteille | #0f4b3b
vert kaki, kaki | #7a7448
vert mousse | #6f7d3c
vert foncé, vert fonce | #1f4f37
vert clair | #9ccf8a
jaune citron | #f4e04d
jaune d or | #e0a826
?safran | #eda323
?miel | #dc9a2b
ivoire | #f6f0dc
ecru, blanc casse | #efe8d8
?sable | #d8bf95
taupe | #8b7d70
?caramel | #b5763a
?chocolat | #4b2e20
marron, marrone | #74492d
camel | #c19a6b
gris perle | #c9ccd1
gris anthracite | #2c3036
gris fonce | #3f4247
gris clair | #c3c6ca
?saumon | #f0897a
?peche, ?abricot | #f6b08a
?framboise | #c02658
?cerise | #b8112f
?aubergine | #4f2748
lilas, mauve | #bfa2dc
rose gold | #b9776a
ocre | #c08a2e
bronze | #8c6435
orange brulee | #c2571a
terracotta | #c2643f
rouge, rouges | #d0232e
bleu, bleue, bleus | #2563c9
vert, verte, verts | #2f8f4e
jaune | #f3c51d
violet, violette | #7240c0
rose | #e8709e
noir, noire | #111214
blanc, blanche | #ffffff
grise | #7d8187
brun, brune | #74492d
dore, doree, or | #c69a3b
argent, argente, argentee | #a9aeb4
bleu marine | #17264d
bleu ciel | #62b0e4
bleu nuit | #141d42
bleu canard | #0f6b85
bleu roi | #2a4bc4
bleu petrole | #155a6c
vert sapin, vert foret | #22513a
vert sauge, sauge | #93a586
vert olive | #72752e
vert menta, vert menthe | #8fd3b0
vert emeraude, emeraude | #14865a
vert d eau | #a9d3bf
bordeaux | #6b1a30
moutarde | #cf9d22
creme | #f5ecd3
rouille | #a64b2a
corail | #f26d5b
lavande | #a99bdc
prune | #6e2f5c
terre cuite | #c2643f
cuivre | #b06a3b
anthracite | #2c3036
ocre jaune | #c99a35
// de
schwarzweiss | #111214
elfenbein | #f6f0dc
petrol | #155a6c
bordeaux, burgunder | #6b1a30
apricot, ?aprikose | #f2a65e
?pfirsich | #f6b08a
?lachs | #f0897a
?aubergine | #4f2748
flieder | #bfa2dc
magenta, pink, fuchsia | #d6277f
bernstein | #e89b1c
?honig, honiggelb | #dc9a2b
?zimt | #a5612e
schokobraun, ?schokolade | #4b2e20
?rost | #a64b2a
messing | #b08d3e
bronze | #8c6435
taupe | #8b7d70
graphit | #3a3d42
schiefer, schiefergrau | #4a5560
?sand | #d8bf95
beige | #dcc9a8
?natur, naturweiss | #efe8d8
indigo | #3a2f8f
khaki | #7a7448
oliv | #72752e
jade | #2f9e77
?safran | #eda323
altrosa | #c98f94
currygelb | #d0a02c
zitronengelb | #f4e04d
eisblau | #bcd9ea
kobaltblau | #1f3fae
ultramarin | #2433a8
rot, rote, rotes, roten, roter | #d0232e
blau, blaue, blaues, blauen, blauer | #2563c9
grun, grune, grunes, grunen, gruner, gruen | #2f8f4e
gelb, gelbe, gelbes, gelben | #f3c51d
lila | #bfa2dc
violett, violette | #7240c0
rosa | #e8709e
schwarz, schwarze, schwarzes, schwarzen | #111214
weiss, weisse, weisses, weissen | #ffffff
grau, graue, graues, grauen | #7d8187
braun, braune, braunes, braunen | #74492d
golden, goldene, goldenen, goldgelb | #c69a3b
silbern, silber | #a9aeb4
dunkelblau, dunkelblaue, dunkelblauen, dunkelblaues | #1a2f6b
hellblau, hellblaue | #8fbdea
himmelblau | #62b0e4
nachtblau | #141d42
marineblau | #17264d
konigsblau | #2a4bc4
dunkelgrun, dunkelgrune, dunkelgrunen, dunkelgrunes | #1f4f37
hellgrun | #8ec99f
waldgrun, tannengrun | #22513a
salbei, salbeigrun, salbeigrune | #93a586
moosgrun | #6f7d3c
olivgrun | #72752e
minzgrun, mintgrun, mint | #8fd3b0
smaragdgrun, smaragd | #14865a
turkis, tuerkis | #24b3a9
dunkelrot, dunkelrote, dunkelroten | #7a1420
weinrot | #6f1f36
bordeauxrot | #6b1a30
rostrot, rostrote, rostbraun | #a64b2a
ziegelrot | #9c3d2e
senfgelb, senf | #cf9d22
ocker | #c08a2e
terrakotta | #c2643f
koralle, korallrot | #f26d5b
kupfer, kupferfarben | #b06a3b
creme, cremeweiss, cremefarben | #f5ecd3
sandfarben | #d8bf95
anthrazit | #2c3036
dunkelgrau | #45484d
lavendel | #a99bdc
pflaume | #6e2f5c
himbeerrot | #c02658
// pt
rosa claro, rosa bebe, rosa velho | #e3b5b8
rosa choque, magenta, fucsia | #d6277f
vermelho tijolo, ?tijolo | #9c3d2e
vermelho vinho, bordeaux, borgonha | #6b1a30
azul celeste, azul ceu, azul bebe | #8fc4ea
azul turquesa, turquesa | #24b3a9
azul royal, azul cobalto | #1f3fae
azul eletrico | #1f4fff
azul noite, azul meia noite | #141d42
verde menta, ?menta | #9fdcc0
verde claro | #9ccf8a
verde lima, verde limao | #a9d032
verde oliva, ?azeitona | #72752e
verde esmeralda, esmeralda | #14865a
verde garrafa | #0f4b3b
verde salvia, salvia | #93a586
amarelo torrado | #d9a12a
laranja queimado | #c2571a
cinza claro | #c3c6ca
cinza escuro, cinza chumbo, chumbo, grafite | #3a3d42
antracite | #2c3036
marfim | #f6f0dc
bege | #dcc9a8
?caramelo | #b5763a
?chocolate | #4b2e20
?mel | #dc9a2b
ambar | #e89b1c
?salmao | #f0897a
?pessego | #f6b08a
lavanda | #a99bdc
roxo escuro, ?ameixa, ?beringela | #4f2748
violeta | #6f36a8
prata | #a9aeb4
bronze | #8c6435
ocre | #c08a2e
ferrugem | #a64b2a
indigo, anil | #3a2f8f
azul | #2563c9
verde | #2f8f4e
rosa | #e8709e
vermelho, vermelha | #d0232e
amarelo, amarela | #f3c51d
laranja | #ee7a1c
roxo, roxa | #6f36a8
cor de rosa | #e8709e
preto, preta | #111214
areia | #d8bf95
branco, branca | #ffffff
cinza, cinzento | #7d8187
castanho, marrom | #74492d
dourado, dourada, ouro | #c69a3b
prateado, prateada | #a9aeb4
azul marinho | #17264d
azul escuro | #1a2f6b
azul claro | #8fbdea
azul petroleo | #155a6c
verde escuro | #1f4f37
verde agua | #8fd3c4
verde musgo | #6f7d3c
verde floresta | #22513a
vinho, bordo | #6f1f36
mostarda | #cf9d22
creme | #f5ecd3
terracota | #c2643f
cobre | #b06a3b
coral | #f26d5b
lilas | #bfa2dc
// it
rosa cipria, rosa antico, rosa pallido | #e3b5b8
fucsia, magenta | #d6277f
rosso mattone, ?mattone | #9c3d2e
rosso vino, vinaccia, borgogna | #6f1f36
rosso ciliegia | #b8112f
rosso pomodoro | #d84a38
blu elettrico | #1f4fff
blu petrolio, petrolio | #155a6c
blu cobalto, blu reale | #1f3fae
azzurro cielo, blu cielo | #8fc4ea
carta da zucchero | #7f9db9
verde acqua, acquamarina | #8fd3c4
verde menta, ?menta | #9fdcc0
verde lime | #a9d032
verde chiaro | #9ccf8a
verde muschio | #6f7d3c
verde petrolio | #1a5f5a
giallo ocra | #c08a2e
giallo limone | #f4e04d
giallo senape | #cf9d22
arancio, arancio bruciato | #c2571a
?zafferano | #eda323
grigio perla | #c9ccd1
grigio scuro, grafite | #3a3d42
grigio chiaro | #c3c6ca
grigio ardesia, ardesia | #4a5560
avorio | #f6f0dc
beige | #dcc9a8
?sabbia | #d8bf95
tortora | #a79a8b
?nocciola | #a9763f
?cioccolato | #4b2e20
?caramello | #b5763a
?miele | #dc9a2b
ambra | #e89b1c
?salmone | #f0897a
?pesca, ?albicocca | #f6b08a
?prugna, ?melanzana | #4f2748
lilla, glicine | #bfa2dc
indaco | #3a2f8f
bronzo | #8c6435
oro, oro rosa | #c69a3b
ruggine | #a64b2a
verde | #2f8f4e
rosa | #e8709e
rosso, rossa, rossi | #d0232e
blu | #2563c9
azzurro, azzurra | #4fa3dd
giallo, gialla | #f3c51d
arancione | #ee7a1c
viola | #6f36a8
nero, nera | #111214
bianco, bianca | #ffffff
grigio, grigia | #7d8187
marrone | #74492d
dorato, dorata | #c69a3b
argento, argentato | #a9aeb4
blu scuro | #1a2f6b
blu notte | #141d42
blu navy | #17264d
celeste | #8fc4ea
verde scuro | #1f4f37
verde salvia | #93a586
verde bosco | #22513a
verde bottiglia | #0f4b3b
verde smeraldo, smeraldo | #14865a
verde oliva | #72752e
bordeaux | #6b1a30
amaranto | #9c1b40
senape | #cf9d22
panna, crema | #f5ecd3
terracotta | #c2643f
ocra | #c08a2e
rame | #b06a3b
corallo | #f26d5b
lavanda | #a99bdc
turchese | #24b3a9
antracite | #2c3036
`;

/**
 * Words that move a colour, in OKLCH: lightness added, chroma multiplied, and a hue drawn towards by degrees.
 * `l` and `c` instead set the value outright ("pastel" is a place, "darker" is a direction).
 */
export type Modifier = {
  readonly dl?: number;
  readonly kc?: number;
  readonly l?: number;
  readonly c?: number;
  readonly towards?: readonly [hue: number, degrees: number];
};

export const MODIFIERS: readonly (readonly [words: string, move: Modifier])[] = [
  [
    "deep, deeper, profundo, profond, profonde, tief, tiefes, tiefe, profondo, intenso",
    { dl: -0.12, kc: 0.95 },
  ],
  [
    "dark, darker, oscuro, oscura, fonce, foncee, sombre, dunkles, dunkle, dunklen, escuro, escura, scuro, scura",
    { dl: -0.17, kc: 0.9 },
  ],
  ["very dark, super dark, ultra dark", { dl: -0.25, kc: 0.8 }],
  [
    "light, lighter, claro, clara, clair, claire, helles, helle, hellen, chiaro, chiara",
    { dl: 0.16, kc: 0.75 },
  ],
  ["pale, palest, palido, palida, blasses, blasse, pallido, pallida", { l: 0.87, kc: 0.4 }],
  ["pastel, pastels, pastell, pastello", { l: 0.84, kc: 0.5 }],
  ["powdery, powder", { l: 0.83, kc: 0.4 }],
  ["soft, softer, gentle, suave, doux, douce, sanftes, sanfte, tenue, delicato", { dl: 0.08, kc: 0.7 }],
  [
    "muted, subdued, desaturated, toned down, apagado, apagada, attenue, gedeckt, gedecktes, gedeckte, spento",
    { kc: 0.5 },
  ],
  ["dusty, dusky", { kc: 0.5, dl: 0.04 }],
  ["faded, washed, washed out, weathered, sun bleached", { kc: 0.45, dl: 0.1 }],
  ["smoky, smokey, murky", { kc: 0.4, dl: -0.06 }],
  ["milky, creamy", { dl: 0.18, kc: 0.45 }],
  ["icy, frosty, frosted, glacial", { l: 0.9, c: 0.035 }],
  [
    "bright, brighter, vibrant, brillante, vif, vive, vivo, viva, leuchtend, leuchtendes, knallig, lebhaft, acceso",
    { dl: 0.05, kc: 1.25 },
  ],
  ["vivid, saturated, intense, punchy, bold, strong, rico", { kc: 1.3 }],
  ["electric, fluorescent, fluo, neon, highlighter, dayglo, neones", { l: 0.72, c: 0.25 }],
  ["hot", { l: 0.62, c: 0.23 }],
  ["acid, acidic", { dl: 0.12, kc: 1.3, towards: [115, 12] }],
  ["burnt, toasted, roasted, scorched", { dl: -0.1, kc: 0.9, towards: [45, 14] }],
  [
    "warm, warmer, calido, calida, chaud, chaude, warmes, warme, warmen, quente, caldo, calda",
    { towards: [55, 14] },
  ],
  ["cool, cooler, cold, frio, froid, kuhles, kuhle, freddo", { towards: [250, 14] }],
  [
    "earthy, natural, organic, mineral, terroso, terreux, erdig, erdiges",
    { kc: 0.55, dl: -0.03, towards: [65, 12] },
  ],
  ["jewel, jewel toned, gemstone", { l: 0.42, c: 0.15 }],
  ["rich, luxurious, regal, imperial, royal, real, royale", { dl: -0.08, kc: 1.1 }],
  ["midnight, nocturnal", { l: 0.27, kc: 0.75 }],
  ["antique, vintage, retro, aged, old", { kc: 0.65, dl: -0.03, towards: [70, 8] }],
  ["metallic, shiny, lustrous", { kc: 0.8 }],
  ["juicy, fresh, zesty, crisp", { dl: 0.05, kc: 1.15 }],
  ["mossy, forest, woodland", { dl: -0.1, kc: 0.8, towards: [140, 14] }],
  ["sea, marine, ocean", { towards: [215, 16] }],
  ["golden", { towards: [85, 16] }],
  ["reddish", { towards: [25, 20] }],
  ["bluish, blueish", { towards: [255, 20], kc: 0.8 }],
  ["greenish", { towards: [145, 20], kc: 0.8 }],
  ["yellowish", { towards: [98, 18] }],
  ["purplish, violety", { towards: [305, 20] }],
  ["pinkish", { towards: [0, 18] }],
  ["brownish", { towards: [55, 18], kc: 0.6, dl: -0.05 }],
  ["greyish, grayish, stony", { kc: 0.35 }],
];
