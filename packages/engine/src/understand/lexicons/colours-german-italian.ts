/** German and Italian: the words people use for brands; `?` marks words that are things as well. */
export const GERMAN_ITALIAN = `
// de
lachsfarben, ?lachsrosa | #fa8c78
?limette, limettengrun | #a8c93a
?sahne, sahneweiss | #fbf4e4
sonnenorange | #ff9d1e
signalorange, warnorange, leuchtorange | #ff5b14
?zartbitter | #3d2317
zinnober, zinnoberrot | #e34234
?karamell | #c58a4a
rumbraun | #6b3b1f
randenrot | #8e2348
flaschengrun | #0b5d3b
fichtengrun | #2f5d43
sandtone, sandtonen, sandfarben, sandfarbe | #c2b280
erdtone, erdtonen, erdfarben | #8a6a4a
naturtone, naturtonen | #cbb896
gruntone, gruntonen | #008000
blautone, blautonen | #0000ff
brauntone, brauntonen | #a52a2a
grautone, grautonen | #808080
rottone, rottonen | #ff0000
?champagner, champagnerfarben | #f0dfc0
ochsenblut | #6d1a1f
kupferrot | #b87333
?pistazie, ?olive | #a3b86c
?leinen, ?stroh, ?weizen, ?hafer | #c2b280
?vanille, ?butter, eierschale | #fffdd0
?kurkuma | #f4c430
?haselnuss, ?walnuss, ?nuss, ?kastanie, ?cognac | #8a5a36
?kaffee, ?mokka, ?espresso, ?torf, ?tabak | #4b2e20
?ziegel, ?terracotta, ?ton, ?lehm | #e2725b
?kirsche, ?himbeere, ?erdbeere, ?cranberry | #e30b5d
?brombeere, ?holunder, ?heidelbeere | #51284f
?malve | #e6e6fa
?burgund | #800020
?minze, ?eukalyptus | #98ff98
?aqua | #005f6a
?tanne, ?moos, ?farn, ?schilf | #228b22
?kobalt, ?tinte, ?denim | #2a3f8f
?beton, ?stahl, ?asche, ?nebel | #5b6770
?kohle, ?onyx, ?pech | #22252a
?schnee, ?kreide, ?perle, ?perlmutt, gebrochenes weiss, altweiss | #f2f0ea
gold, ?altgold, mattgold | #ffd700
purpur | #c8237c
cyan, azur | #19b5d6
sepia | #6b4a2f
puderrosa, ?puder, rose, ?nude | #d8a3a3
schwarzweiss | #000000
elfenbein | #f6f0dc
petrol | #005f6a
bordeaux, burgunder | #800020
apricot, ?aprikose | #fbceb1
?pfirsich | #ffe5b4
?lachs | #fa8072
?aubergine | #4f2748
flieder | #c8a2c8
magenta, pink, fuchsia | #d6277f
bernstein | #ffbf00
?honig, honiggelb | #dc9a2b
?zimt | #a5612e
schokobraun, ?schokolade | #4b2e20
?rost | #b7410e
messing | #b5a642
bronze | #cd7f32
taupe | #8b7d70
graphit | #3a3d42
schiefer, schiefergrau | #4a5560
?sand | #c2b280
beige | #dcc9a8
?natur, naturweiss | #efe8d8
indigo | #3a2f8f
khaki | #7a7448
oliv | #808000
jade | #2f9e77
?safran | #f4c430
altrosa | #c98f94
currygelb | #d0a02c
zitronengelb | #f4e04d
eisblau | #bcd9ea
kobaltblau | #1f3fae
ultramarin | #2433a8
rot, rote, rotes, roten, roter | #ff0000
blau, blaue, blaues, blauen, blauer | #0000ff
grun, grune, grunes, grunen, gruner, gruen | #008000
gelb, gelbe, gelbes, gelben | #ffff00
lila | #c8a2c8
violett, violette | #7240c0
rosa | #ffc0cb
schwarz, schwarze, schwarzes, schwarzen | #000000
weiss, weisse, weisses, weissen | #ffffff
grau, graue, graues, grauen | #808080
braun, braune, braunes, braunen | #a52a2a
golden, goldene, goldenen, goldgelb | #ffd700
silbern, silber | #c0c0c0
dunkelblau, dunkelblaue, dunkelblauen, dunkelblaues | #00008b
hellblau, hellblaue | #8fbdea
himmelblau | #87ceeb
nachtblau | #191970
marineblau | #000080
konigsblau | #4169e1
dunkelgrun, dunkelgrune, dunkelgrunen, dunkelgrunes | #1f4f37
hellgrun | #8ec99f
waldgrun, tannengrun | #228b22
salbei, salbeigrun, salbeigrune | #9caf88
moosgrun | #8a9a5b
olivgrun | #808000
minzgrun, mintgrun, mint | #98ff98
smaragdgrun, smaragd | #50c878
turkis, tuerkis | #40e0d0
dunkelrot, dunkelrote, dunkelroten | #7a1420
weinrot | #722f37
bordeauxrot | #800020
rostrot, rostrote, rostbraun | #b7410e
ziegelrot | #9c3d2e
senfgelb, senf | #ffdb58
ocker | #cc7722
terrakotta | #e2725b
koralle, korallrot | #ff7f50
kupfer, kupferfarben | #b87333
creme, cremeweiss, cremefarben | #fffdd0
sandfarben | #c2b280
anthrazit | #293133
dunkelgrau | #45484d
lavendel | #e6e6fa
pflaume | #6e2f5c
himbeerrot | #e30b5d
// it
?paglierino, giallo paglierino | #f0e2a0
azzurrino | #a9cfe8
?kraft | #b89b72
grigio ghisa | #4a4d50
terra di siena | #a0522d
verde bosco | #2f5233
verde te | #a3b18a
marrone mogano, ?mogano | #6f2f24
bianco ricotta | #f7f3e8
azzurro polvere | #a8bdd1
color ruggine | #b7410e
?cipria | #e3b5b8
?ottone | #b5a642
seppia | #6b4a2f
azzurri, azzurre, azurro | #87ceeb
?tabacco, ?cuoio, ?noce, ?castagna, ?cannella | #8a5a36
?caffe, ?cacao, ?moka | #4b2e20
?lino, ?juta, ?corda | #cbb89a
?terra, ?terra di siena, ?argilla | #9c4f34
?cotto | #e2725b
?paglia, ?grano | #dcc27a
?burro, ?vaniglia | #fffdd0
?limone | #fff44f
?zucca, ?mandarino, ?carota | #fbceb1
?pomodoro, ?papavero, ?peperoncino | #ff6347
?fragola, ?anguria, ?lampone, ?ciliegia, ?melograno | #c9304f
?vino, granata | #722f37
carminio, scarlatto, cremisi, vermiglio, porpora | #dc143c
?mora, ?mirtillo, ?uva, ?fico | #4f2748
malva | #c8a2c8
?oliva, ?pistacchio, ?salvia, ?felce | #8a9a5b
?pisello, verde pisello | #8dbf3f
?bosco, ?muschio, ?pino | #228b22
?giada | #50c878
ciano | #19b5d6
ottanio | #005f6a
?acciaio, grigio acciaio | #6c7782
?carbone, ?piombo | #3a3d42
?fumo, ?cenere, ?cemento | #9a9da1
?perla, ?neve, ?gesso, ?latte | #f2f0ea
oro antico | #ffd700
nude, cammello | #dcc9a8
rubino, rosso rubino | #e0115f
rosa cipria, rosa antico, rosa pallido | #e3b5b8
fucsia, magenta | #d6277f
rosso mattone, ?mattone | #9c3d2e
rosso vino, vinaccia, borgogna | #722f37
rosso ciliegia | #b8112f
rosso pomodoro | #ff6347
blu elettrico | #1f4fff
blu petrolio, petrolio | #005f6a
blu cobalto, blu reale | #1f3fae
azzurro cielo, blu cielo | #8fc4ea
carta da zucchero | #7f9db9
verde acqua, acquamarina | #8fd3c4
verde menta, ?menta | #9fdcc0
verde lime | #a9d032
verde chiaro | #9ccf8a
verde muschio | #8a9a5b
verde petrolio | #1a5f5a
giallo ocra | #cc7722
giallo limone | #f4e04d
giallo senape | #ffdb58
arancio, arancio bruciato | #cc5500
?zafferano | #f4c430
grigio perla | #c9ccd1
grigio scuro, grafite | #3a3d42
grigio chiaro | #c3c6ca
grigio ardesia, ardesia | #4a5560
avorio | #f6f0dc
beige | #dcc9a8
?sabbia | #c2b280
tortora | #a79a8b
?nocciola | #a9763f
?cioccolato | #4b2e20
?caramello | #b5763a
?miele | #dc9a2b
ambra | #ffbf00
?salmone | #fa8072
?pesca, ?albicocca | #ffe5b4
?prugna, ?melanzana | #4f2748
lilla, glicine | #c8a2c8
indaco | #3a2f8f
bronzo | #cd7f32
oro, oro rosa | #ffd700
ruggine | #b7410e
verde | #008000
rosa | #ffc0cb
rosso, rossa, rossi | #ff0000
blu | #0000ff
azzurro, azzurra | #4fa3dd
giallo, gialla | #ffff00
arancione | #ffa500
viola | #800080
nero, nera | #000000
bianco, bianca | #ffffff
grigio, grigia | #808080
marrone | #a52a2a
dorato, dorata | #ffd700
argento, argentato | #c0c0c0
blu scuro | #00008b
blu notte | #191970
blu navy | #000080
celeste | #8fc4ea
verde scuro | #1f4f37
verde salvia | #9caf88
verde bosco | #228b22
verde bottiglia | #006a4e
verde smeraldo, smeraldo | #50c878
verde oliva | #808000
bordeaux | #800020
amaranto | #9c1b40
senape | #ffdb58
panna, crema | #fffdd0
terracotta | #e2725b
ocra | #cc7722
rame | #b87333
corallo | #ff7f50
lavanda | #e6e6fa
turchese | #40e0d0
antracite | #293133
`;
