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
sandtone, sandtonen, sandfarben, sandfarbe | #d8bf95
erdtone, erdtonen, erdfarben | #8a6a4a
naturtone, naturtonen | #cbb896
gruntone, gruntonen | #2f8f4e
blautone, blautonen | #2563c9
brauntone, brauntonen | #74492d
grautone, grautonen | #7d8187
rottone, rottonen | #d0232e
?champagner, champagnerfarben | #f0dfc0
ochsenblut | #6d1a1f
kupferrot | #b06a3b
?pistazie, ?olive | #a3b86c
?leinen, ?stroh, ?weizen, ?hafer | #d8bf95
?vanille, ?butter, eierschale | #f5ecd3
?kurkuma | #eda323
?haselnuss, ?walnuss, ?nuss, ?kastanie, ?cognac | #8a5a36
?kaffee, ?mokka, ?espresso, ?torf, ?tabak | #4b2e20
?ziegel, ?terracotta, ?ton, ?lehm | #c2643f
?kirsche, ?himbeere, ?erdbeere, ?cranberry | #c02658
?brombeere, ?holunder, ?heidelbeere | #51284f
?malve | #a99bdc
?burgund | #6b1a30
?minze, ?eukalyptus | #8fd3b0
?aqua | #155a6c
?tanne, ?moos, ?farn, ?schilf | #22513a
?kobalt, ?tinte, ?denim | #2a3f8f
?beton, ?stahl, ?asche, ?nebel | #5b6770
?kohle, ?onyx, ?pech | #22252a
?schnee, ?kreide, ?perle, ?perlmutt, gebrochenes weiss, altweiss | #f2f0ea
gold, ?altgold, mattgold | #c69a3b
purpur | #c8237c
cyan, azur | #19b5d6
sepia | #6b4a2f
puderrosa, ?puder, rose, ?nude | #d8a3a3
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
color ruggine | #a64b2a
?cipria | #e3b5b8
?ottone | #b08d3e
seppia | #6b4a2f
azzurri, azzurre, azurro | #62b0e4
?tabacco, ?cuoio, ?noce, ?castagna, ?cannella | #8a5a36
?caffe, ?cacao, ?moka | #4b2e20
?lino, ?juta, ?corda | #cbb89a
?terra, ?terra di siena, ?argilla | #9c4f34
?cotto | #c2643f
?paglia, ?grano | #dcc27a
?burro, ?vaniglia | #f5ecd3
?limone | #f4dc3c
?zucca, ?mandarino, ?carota | #f2a65e
?pomodoro, ?papavero, ?peperoncino | #d84a38
?fragola, ?anguria, ?lampone, ?ciliegia, ?melograno | #c9304f
?vino, granata | #6f1f36
carminio, scarlatto, cremisi, vermiglio, porpora | #b3122f
?mora, ?mirtillo, ?uva, ?fico | #4f2748
malva | #bfa2dc
?oliva, ?pistacchio, ?salvia, ?felce | #8a9a5b
?pisello, verde pisello | #8dbf3f
?bosco, ?muschio, ?pino | #22513a
?giada | #14865a
ciano | #19b5d6
ottanio | #155a6c
?acciaio, grigio acciaio | #6c7782
?carbone, ?piombo | #3a3d42
?fumo, ?cenere, ?cemento | #9a9da1
?perla, ?neve, ?gesso, ?latte | #f2f0ea
oro antico | #c69a3b
nude, cammello | #dcc9a8
rubino, rosso rubino | #a51140
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
