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
