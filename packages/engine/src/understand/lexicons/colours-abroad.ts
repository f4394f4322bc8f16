/** Spanish, French and Portuguese: the words people use for brands; `?` marks words that are things as well. */
export const SPANISH_FRENCH_PORTUGUESE = `
// es
?conac, color conac | #9a463d
?siena, tierra de siena | #a0522d
?remolacha, color remolacha | #8e2a4f
amarillo maiz, ?maiz | #f2c744
naranjo | #f28c28
azulino | #3a5fcd
?kraft | #b89b72
madera clara, color madera, ?madera | #a9764a
?cajeta, color cajeta | #b5773f
rosa mexicano | #e4007c
verde rio | #3f7f6b
?curcuma | #e0a526
crudo | #efe8d8
color crudo, color hueso, ?hueso | #efe8d8
?champan | #f0dfc0
?teja, rojo teja, ?barro, ?arcilla | #b3664a
?trigo, ?paja | #d9bb7a
color arena | #d8bf95
?tierra, ?tierra quemada, ?tabaco | #7a4f2e
?nogal, ?castano, ?canela, ?avellana | #8a5a36
?laton | #b08d3e
?acero, gris acero | #6c7782
gris carbon | #2c2f33
?pizarra, gris pizarra | #5b6770
?humo, gris humo | #9a9da1
?ceniza, gris ceniza | #a8aaad
?nieve, ?perla, ?nacar, ?leche | #f2f0ea
?vainilla | #f5ecd3
malva | #bfa2dc
?uva, ?mora, ?arandano | #4b2f63
?frambuesa | #c02658
?fresa, ?sandia, ?granada | #d93a4e
?cereza, ?guinda | #b8112f
vino | #6f1f36
carmesi, escarlata, bermellon | #b3122f
?buganvilla | #d6277f
?albaricoque, ?durazno, ?mango | #f2a65e
?calabaza, ?mandarina, ?zanahoria | #e5792a
?limon, amarillo limon | #f4dc3c
?oliva, ?aceituna | #72752e
?aguacate, ?pistacho, ?pistache | #a3b86c
aguamarina | #24b3a9
cian | #19b5d6
petroleo | #155a6c
?cafe, caqui | #5a3d2b
sepia | #6b4a2f
rosa viejo, ?rose, rosa palido | #d8a3a3
vinotinto | #7a1f35
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
?muscade | #8b5e3c
?fauve | #ad4f09
vert acide | #b0e313
vert de gris | #5f8f7f
rouge hibiscus, ?hibiscus | #b43757
lie de vin | #6e2236
brun chaud | #7b4a2d
beurre frais | #f6e6a6
jaune poussin | #f7e35f
bleu canard | #04737e
bleu paon | #067790
?champagne | #f0dfc0
?noyer | #5b4032
?curcuma | #e0a526
rose vif | #e8348c
?paille, jaune paille, ?ble | #dcc27a
?noyer, ?noisette, ?chataigne, ?cannelle | #8a5a36
?tabac, ?cafe, ?cacao, ?terre | #5a3d2b
?laiton | #b08d3e
?acier, gris acier | #6c7782
?ardoise, gris ardoise, gris tourterelle | #6f7780
?charbon, ?encre, ?suie | #22252a
?fumee, gris fume, ?cendre | #9a9da1
?neige, ?perle, ?nacre, ?craie, ?lait, ?lin | #f2f0ea
?vanille | #f5ecd3
?beurre, ?beurre frais | #f3dd92
?mimosa, ?tournesol, ?citron | #f4cf3a
?curry, ?paprika, ?potiron, ?citrouille | #d96b1f
?mandarine, ?clementine | #ec7b2d
?tomate, ?coquelicot, vermillon | #d84a38
?fraise, ?grenade, ?groseille, ?grenadine | #d93a4e
carmin, cramoisi, ecarlate | #b3122f
grenat, lie de vin, ?vin | #6f1f36
?myrtille, ?cassis, ?figue, ?raisin | #4b2f63
?violine, pourpre, amethyste | #6b3f8f
?glycine, parme | #bfa2dc
?olive, ?amande, ?pistache, ?tilleul | #a3b86c
?sapin, ?foret, ?mousse, ?fougere | #22513a
?menthe, celadon, ?opaline | #9fd3b8
?jade, ?aigue marine | #24b3a9
cyan | #19b5d6
?petrole, ?canard | #155a6c
outremer, cobalt, bleu klein | #1f3fae
azur, ?ciel | #62b0e4
?denim | #3f5a86
beige | #dcc9a8
sepia | #6b4a2f
?chanvre, ?biscuit | #d8bf95
?rosé, ?poudre, ?chair, ?nude, ?pivoine | #e3b5b8
magenta | #c8237c
ambre | #e89b1c
doré, vieil or, or vieilli | #a8842f
argenté | #a9aeb4
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
// pt
madeira clara, cor de madeira, ?madeira | #a9764a
tinto escuro, ?tinto | #5e1a2b
verde ingles | #1b4d3e
rosa flamingo | #fc8eac
cor de barro | #b3664a
cor de tijolo | #b5523b
azul profundo | #0b3d91
encarnado, encarnada | #d0232e
?cru | #efe8d8
cor de laranja | #ee7a1c
cor de barro, ?barro | #b3664a
cor de vinho | #6f1f36
cor de mel | #dc9a2b
cor de areia | #d8bf95
cor de tijolo | #9c3d2e
?curcuma | #e0a526
?trigo, ?palha | #d9bb7a
?terra, ?terra queimada, ?tabaco, ?barro | #8a5a36
?telha, ?argila | #b3664a
?canela, ?noz, ?avela, ?castanha | #a5612e
?cafe, ?cacau | #4b2e20
?latao | #b08d3e
?aco, cinza aco | #6c7782
?carvao, ?ardosia | #3a3d42
cinzenta, ?betao, ?concreto | #7d8187
?gelo, ?perola, ?neve, off white | #f2f0ea
?baunilha | #f5ecd3
nude | #dcc9a8
?acafrao | #eda323
?limao, amarelo limao | #d7e04a
?tangerina, ?abobora, ?damasco, ?manga | #f2a65e
?tomate, ?pitanga, ?morango, ?melancia, ?cereja | #d93a4e
?vinho tinto, granada, grena | #6f1f36
carmim, escarlate, carmesim | #b3122f
?framboesa, ?amora, ?uva, ?jabuticaba | #7a2450
pink | #d6277f
malva | #bfa2dc
?berinjela, ?acai | #4f2748
purpura | #7240c0
?oliva, ?abacate, ?pistache | #72752e
?musgo, ?mata, ?floresta | #4f6b3a
?hortela | #8fd3b0
?jade | #14865a
?agua marinha | #24b3a9
ciano | #19b5d6
?petroleo | #155a6c
sepia | #6b4a2f
rose, rosa cha, rosa antigo | #d8a3a3
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
`;
