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
?trigo, ?paja | #f5deb3
color arena | #c2b280
?tierra, ?tierra quemada, ?tabaco | #7a4f2e
?nogal, ?castano, ?canela, ?avellana | #8a5a36
?laton | #b5a642
?acero, gris acero | #6c7782
gris carbon | #2c2f33
?pizarra, gris pizarra | #5b6770
?humo, gris humo | #9a9da1
?ceniza, gris ceniza | #a8aaad
?nieve, ?perla, ?nacar, ?leche | #f2f0ea
?vainilla | #fffdd0
malva | #c8a2c8
?uva, ?mora, ?arandano | #4b2f63
?frambuesa | #e30b5d
?fresa, ?sandia, ?granada | #d93a4e
?cereza, ?guinda | #b8112f
vino | #722f37
carmesi, escarlata, bermellon | #dc143c
?buganvilla | #d6277f
?albaricoque, ?durazno, ?mango | #fbceb1
?calabaza, ?mandarina, ?zanahoria | #e5792a
?limon, amarillo limon | #fff44f
?oliva, ?aceituna | #808000
?aguacate, ?pistacho, ?pistache | #a3b86c
aguamarina | #40e0d0
cian | #19b5d6
petroleo | #005f6a
?cafe, caqui | #5a3d2b
sepia | #6b4a2f
rosa viejo, ?rose, rosa palido | #d8a3a3
vinotinto | #7a1f35
rosa palo, rosa empolvado | #e3b5b8
rosa chicle | #f27fb2
rojo ladrillo, ?ladrillo | #9c3d2e
rojo sangre, rojo vino, ?vino tinto, borgoña | #722f37
rojo cereza | #b8112f
azul electrico | #1f4fff
azul rey, azul real, azul cobalto | #1f3fae
azul petroleo | #005f6a
azul noche, azul medianoche | #191970
azul turquesa | #40e0d0
azul pastel, azul bebe | #a9cbe8
verde lima, ?lima | #a9d032
verde pino, verde botella | #006a4e
verde musgo | #8a9a5b
verde jade, jade | #2f9e77
verde azulado | #1c7f86
verde manzana | #8dbf3f
verde agua | #8fd3c4
gris perla | #c9ccd1
gris oscuro, gris grafito, grafito | #3a3d42
antracita | #293133
marfil | #f6f0dc
beis, beige | #dcc9a8
?hueso, blanco roto | #efe8d8
?chocolate, cafe oscuro | #4b2e20
?miel | #dc9a2b
ambar | #ffbf00
?melocoton | #ffe5b4
salmon | #fa8072
coral | #ff7f50
magenta | #c8237c
amarillo mostaza | #ffdb58
?azafran | #f4c430
?ciruela, ?berenjena | #4f2748
plata | #c0c0c0
bronce | #cd7f32
oxido | #b7410e
?rosa de los vientos | #ffc0cb
rojo, roja | #ff0000
azul, azules | #0000ff
verde, verdes | #008000
amarillo, amarilla | #ffff00
naranja | #ffa500
morado, morada, purpura | #800080
rosado, rosada | #ffc0cb
negro, negra | #000000
blanco, blanca | #ffffff
gris, grises | #808080
marron | #a52a2a
dorado, dorada, oro | #ffd700
plateado, plateada | #c0c0c0
celeste | #8fc4ea
?menta | #98ff98
azul marino | #000080
azul cielo | #87ceeb
azul oscuro | #00008b
azul claro | #8fbdea
verde oliva | #808000
verde menta | #98ff98
verde oscuro, verde bosque | #1f4f37
verde claro | #8ec99f
verde salvia, salvia | #9caf88
granate | #800000
burdeos | #800020
turquesa | #40e0d0
lila | #c8a2c8
lavanda | #e6e6fa
crema | #fffdd0
mostaza | #ffdb58
ocre | #cc7722
terracota | #e2725b
esmeralda, verde esmeralda | #50c878
indigo, añil | #4b0082
violeta | #7240c0
fucsia | #ff00ff
granate oscuro | #4f141d
arena | #c2b280
cobre | #b87333
carbon | #36454f
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
?laiton | #b5a642
?acier, gris acier | #6c7782
?ardoise, gris ardoise, gris tourterelle | #6f7780
?charbon, ?encre, ?suie | #22252a
?fumee, gris fume, ?cendre | #9a9da1
?neige, ?perle, ?nacre, ?craie, ?lait, ?lin | #f2f0ea
?vanille | #fffdd0
?beurre, ?beurre frais | #f3dd92
?mimosa, ?tournesol, ?citron | #f4cf3a
?curry, ?paprika, ?potiron, ?citrouille | #ff7518
?mandarine, ?clementine | #f37a48
?tomate, ?coquelicot, vermillon | #ff6347
?fraise, ?grenade, ?groseille, ?grenadine | #d93a4e
carmin, cramoisi, ecarlate | #dc143c
grenat, lie de vin, ?vin | #722f37
?myrtille, ?cassis, ?figue, ?raisin | #4b2f63
?violine, pourpre, amethyste | #6b3f8f
?glycine, parme | #c8a2c8
?olive, ?amande, ?pistache, ?tilleul | #a3b86c
?sapin, ?foret, ?mousse, ?fougere | #228b22
?menthe, celadon, ?opaline | #9fd3b8
?jade, ?aigue marine | #40e0d0
cyan | #19b5d6
?petrole, ?canard | #005f6a
outremer, cobalt, bleu klein | #1f3fae
azur, ?ciel | #87ceeb
?denim | #3f5a86
beige | #dcc9a8
sepia | #6b4a2f
?chanvre, ?biscuit | #c2b280
?rosé, ?poudre, ?chair, ?nude, ?pivoine | #e3b5b8
magenta | #c8237c
ambre | #ffbf00
doré, vieil or, or vieilli | #cfb53b
argenté | #c0c0c0
rose poudre, rose pale, vieux rose | #e3b5b8
rose fuchsia, fuchsia | #d6277f
rouge brique, ?brique | #9c3d2e
rouge vif | #e0232e
bleu clair | #8fbdea
bleu fonce | #00008b
bleu electrique | #1f4fff
bleu turquoise, turquoise | #40e0d0
bleu lavande | #8f97dc
bleu acier | #4f6d8c
indigo | #3a2f8f
vert anis, ?anis | #c5d44a
vert pomme | #8dbf3f
vert bouteille | #006a4e
vert kaki, kaki | #7a7448
vert mousse | #8a9a5b
vert foncé, vert fonce | #1f4f37
vert clair | #9ccf8a
jaune citron | #f4e04d
jaune d or | #e0a826
?safran | #f4c430
?miel | #dc9a2b
ivoire | #f6f0dc
ecru, blanc casse | #efe8d8
?sable | #c2b280
taupe | #8b7d70
?caramel | #b5763a
?chocolat | #4b2e20
marron, marrone | #a52a2a
camel | #c19a6b
gris perle | #c9ccd1
gris anthracite | #293133
gris fonce | #3f4247
gris clair | #c3c6ca
?saumon | #fa8072
?peche, ?abricot | #ffe5b4
?framboise | #e30b5d
?cerise | #b8112f
?aubergine | #4f2748
lilas, mauve | #c8a2c8
rose gold | #b76e79
ocre | #cc7722
bronze | #cd7f32
orange brulee | #cc5500
terracotta | #e2725b
rouge, rouges | #ff0000
bleu, bleue, bleus | #0000ff
vert, verte, verts | #008000
jaune | #ffff00
violet, violette | #7240c0
rose | #ffc0cb
noir, noire | #000000
blanc, blanche | #ffffff
grise | #808080
brun, brune | #a52a2a
dore, doree, or | #ffd700
argent, argente, argentee | #c0c0c0
bleu marine | #000080
bleu ciel | #87ceeb
bleu nuit | #191970
bleu canard | #0f6b85
bleu roi | #4169e1
bleu petrole | #005f6a
vert sapin, vert foret | #228b22
vert sauge, sauge | #9caf88
vert olive | #808000
vert menta, vert menthe | #98ff98
vert emeraude, emeraude | #50c878
vert d eau | #a9d3bf
bordeaux | #800020
moutarde | #ffdb58
creme | #fffdd0
rouille | #b7410e
corail | #ff7f50
lavande | #e6e6fa
prune | #6e2f5c
terre cuite | #e2725b
cuivre | #b87333
anthracite | #293133
ocre jaune | #c99a35
// pt
madeira clara, cor de madeira, ?madeira | #a9764a
tinto escuro, ?tinto | #5e1a2b
verde ingles | #1b4d3e
rosa flamingo | #fc8eac
cor de barro | #b3664a
cor de tijolo | #b5523b
azul profundo | #0b3d91
encarnado, encarnada | #ff0000
?cru | #efe8d8
cor de laranja | #ffa500
cor de barro, ?barro | #b3664a
cor de vinho | #722f37
cor de mel | #dc9a2b
cor de areia | #c2b280
cor de tijolo | #9c3d2e
?curcuma | #e0a526
?trigo, ?palha | #f5deb3
?terra, ?terra queimada, ?tabaco, ?barro | #8a5a36
?telha, ?argila | #b3664a
?canela, ?noz, ?avela, ?castanha | #a5612e
?cafe, ?cacau | #4b2e20
?latao | #b5a642
?aco, cinza aco | #6c7782
?carvao, ?ardosia | #3a3d42
cinzenta, ?betao, ?concreto | #808080
?gelo, ?perola, ?neve, off white | #f2f0ea
?baunilha | #fffdd0
nude | #dcc9a8
?acafrao | #f4c430
?limao, amarelo limao | #d7e04a
?tangerina, ?abobora, ?damasco, ?manga | #fbceb1
?tomate, ?pitanga, ?morango, ?melancia, ?cereja | #d93a4e
?vinho tinto, granada, grena | #722f37
carmim, escarlate, carmesim | #dc143c
?framboesa, ?amora, ?uva, ?jabuticaba | #7a2450
pink | #d6277f
malva | #c8a2c8
?berinjela, ?acai | #4f2748
purpura | #7240c0
?oliva, ?abacate, ?pistache | #808000
?musgo, ?mata, ?floresta | #4f6b3a
?hortela | #98ff98
?jade | #50c878
?agua marinha | #40e0d0
ciano | #19b5d6
?petroleo | #005f6a
sepia | #6b4a2f
rose, rosa cha, rosa antigo | #d8a3a3
rosa claro, rosa bebe, rosa velho | #e3b5b8
rosa choque, magenta, fucsia | #d6277f
vermelho tijolo, ?tijolo | #9c3d2e
vermelho vinho, bordeaux, borgonha | #800020
azul celeste, azul ceu, azul bebe | #8fc4ea
azul turquesa, turquesa | #40e0d0
azul royal, azul cobalto | #1f3fae
azul eletrico | #1f4fff
azul noite, azul meia noite | #191970
verde menta, ?menta | #9fdcc0
verde claro | #9ccf8a
verde lima, verde limao | #a9d032
verde oliva, ?azeitona | #808000
verde esmeralda, esmeralda | #50c878
verde garrafa | #006a4e
verde salvia, salvia | #9caf88
amarelo torrado | #d9a12a
laranja queimado | #cc5500
cinza claro | #c3c6ca
cinza escuro, cinza chumbo, chumbo, grafite | #3a3d42
antracite | #293133
marfim | #f6f0dc
bege | #dcc9a8
?caramelo | #b5763a
?chocolate | #4b2e20
?mel | #dc9a2b
ambar | #ffbf00
?salmao | #fa8072
?pessego | #ffe5b4
lavanda | #e6e6fa
roxo escuro, ?ameixa, ?beringela | #4f2748
violeta | #800080
prata | #c0c0c0
bronze | #cd7f32
ocre | #cc7722
ferrugem | #b7410e
indigo, anil | #3a2f8f
azul | #0000ff
verde | #008000
rosa | #ffc0cb
vermelho, vermelha | #ff0000
amarelo, amarela | #ffff00
laranja | #ffa500
roxo, roxa | #800080
cor de rosa | #ffc0cb
preto, preta | #000000
areia | #c2b280
branco, branca | #ffffff
cinza, cinzento | #808080
castanho, marrom | #a52a2a
dourado, dourada, ouro | #ffd700
prateado, prateada | #c0c0c0
azul marinho | #000080
azul escuro | #00008b
azul claro | #8fbdea
azul petroleo | #005f6a
verde escuro | #1f4f37
verde agua | #8fd3c4
verde musgo | #8a9a5b
verde floresta | #228b22
vinho, bordo | #722f37
mostarda | #ffdb58
creme | #fffdd0
terracota | #e2725b
cobre | #b87333
coral | #ff7f50
lilas | #c8a2c8
`;
