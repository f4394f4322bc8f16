/** Plants, food and what stands in a kitchen: the English word of the shelf, then the same in the other five languages. */
export const GROWN_THINGS = `
tree | arbol arbre baum arvore albero baumchen
oak | roble chene eiche carvalho quercia encina
olive tree | olivo olivier olivenbaum oliveira ulivo
olive | aceituna oliva olive azeitona
olive branch | rama_de_olivo ramita_de_olivo rameau_d_olivier branche_d_olivier olivenzweig ramo_de_oliveira ramo_d_ulivo rametto_d_ulivo ramoscello_d_ulivo
pine | pino pin kiefer pinheiro
fir | abeto sapin tanne tannenbaum abete
pine cone | pina_de_pino pomme_de_pin tannenzapfen zapfen pinha pigna
cypress | cipres cypres zypresse cipreste cipresso
palm tree | palmera palmier palme palmeira palma
birch | abedul bouleau birke betula
willow | sauce saule weide salgueiro salice
linden | tilo tilleul linde tilia tiglio
beech | haya hetre buche faia faggio
chestnut | castana castano chataigne marron kastanie castanha castagna
maple | arce erable ahorn bordo acero
bonsai | bonsai
leaf | hoja hojita feuille blatt folha foglia fogliolina blatter
branch | rama ramita branche zweig ast ramo galho rametto ramoscello rameau
root | raiz racine wurzel radice
trunk | tronco tronc baumstamm stamm
stump | tocon souche baumstumpf toco ceppo
tree rings | anillos_de_arbol cernes jahresringe aneis
acorn | bellota gland eichel bolota ghianda
forest | bosque foret wald floresta bosco
flower | flor fleur blume blute fiore fiorellino florecita bluemchen blumchen
rose | rosa rose
tulip | tulipan tulipe tulpe tulipa tulipano
daisy | margarita marguerite paquerette ganseblumchen margarida margherita pratolina
sunflower | girasol tournesol sonnenblume girassol girasole
lily | lirio lis lilie giglio
lily of the valley | lirio_de_los_valles muguet maiglockchen lirio_do_vale mughetto
fleur-de-lis | flor_de_lis fleur_de_lys
lotus | loto lotus lotusblume flor_de_loto flor_de_lotus lotusblute
orchid | orquidea orchidee
poppy | amapola coquelicot mohn mohnblume papoila papavero papoula
lavender | lavanda lavande lavendel espliego
edelweiss | edelweiss stella_alpina
thistle | cardo chardon distel
dandelion | diente_de_leon pissenlit lowenzahn pusteblume dente_de_leao soffione tarassaco
cornflower | aciano bleuet kornblume fiordaliso
violet | violeta violette veilchen viola mammola
iris | iris schwertlilie
peony | peonia pivoine pfingstrose
magnolia | magnolia
camellia | camelia kamelie
hibiscus | hibisco hibiscus
carnation | clavel oeillet nelke cravo garofano
cherry blossom | flor_de_cerezo fleur_de_cerisier kirschblute flor_de_cerejeira fiore_di_ciliegio
almond | almendra almendro amande amandier mandel amendoa mandorla
mimosa | mimosa
jasmine | jazmin jasmin gelsomino jasmim
marigold | calendula souci ringelblume
hydrangea | hortensia hortensie ortensia
clover | trebol trefle klee kleeblatt trevo trifoglio quadrifoglio
ivy | hiedra lierre efeu hera edera
fern | helecho fougere farn samambaia feto felce
moss | musgo mousse moos muschio
cactus | cactus cacto kaktus mandacaru nopal tuna
agave | agave maguey
aloe | aloe sabila babosa
bamboo | bambu bambou bambus
reed | junco roseau schilf canna
grass | hierba cesped herbe gras grama erba relva
sprout | brote pousse spross keimling sprossling germoglio broto
seed | semilla graine samen samenkorn semente seme
wheat | trigo ble weizen grano espiga espiga_de_trigo epi epi_de_ble ahre weizenahre kornahre getreideahre spiga spiga_di_grano frumento
barley | cebada orge gerste cevada orzo
hop | lupulo houblon hopfen hopfendolde luppolo
corn | maiz mazorca mais maiskolben milho pannocchia elote
rice | arroz riz reis riso
vine | vid parra vigne weinrebe weinranke rebe videira vite
grapes | uva uvas raisin grappe traube weintraube racimo racimo_de_uvas grappe_de_raisin cacho_de_uvas grappolo grappolo_d_uva trauben
vine leaf | hoja_de_parra feuille_de_vigne weinblatt folha_de_videira foglia_di_vite
apple | manzana pomme apfel maca mela
pear | pera poire birne
cherry | cereza cerise kirsche cereja ciliegia
strawberry | fresa frutilla fraise erdbeere morango fragola
raspberry | frambuesa framboise himbeere framboesa lampone
blueberry | arandano myrtille heidelbeere blaubeere mirtilo mirtillo
blackberry | mora mure brombeere amora
peach | melocoton durazno peche pfirsich pessego pesca
apricot | albaricoque damasco abricot aprikose marille alperce albicocca
plum | ciruela prune pflaume zwetschge ameixa prugna susina
orange | naranja orange apfelsine laranja arancia
lemon | limon citron zitrone limao limone
lime | lima limette
mandarin | mandarina mandarine clementine tangerina mandarino
banana | platano banane banana
pineapple | pina ananas abacaxi
mango | mango mangue manga
watermelon | sandia pasteque wassermelone melancia anguria
melon | melon melone melao
kiwi | kiwi
fig | higo figue feige figo fico
pomegranate | granada grenade granatapfel roma melograno melagrana
coconut | coco noix_de_coco kokosnuss cocco noce_di_cocco
avocado | aguacate palta avocat avocado abacate
quince | membrillo coing quitte marmelo cotogna
walnut | nuez noix walnuss noz noce
hazelnut | avellana noisette haselnuss avela nocciola
peanut | cacahuete mani erdnuss amendoim arachide
tomato | tomate pomodoro
potato | patata papa pomme_de_terre kartoffel batata
carrot | zanahoria carotte karotte mohre ruebli cenoura carota
onion | cebolla oignon zwiebel cebola cipolla
garlic | ajo ail knoblauch alho aglio
pepper | pimiento poivron paprika pimentao peperone
chili | chile aji guindilla piment chili chilischote pimenta malagueta peperoncino
pumpkin | calabaza citrouille potiron courge kurbis abobora zucca
eggplant | berenjena aubergine melanzana beringela berinjela
artichoke | alcachofa artichaut artischocke alcachofra carciofo
asparagus | esparrago asperge spargel aspargo asparago
cabbage | col repollo chou kohl couve cavolo
lettuce | lechuga laitue salade salat alface lattuga
radish | rabano radis radieschen rabanete ravanello
beet | remolacha betterave rube beterraba barbabietola
pea | guisante petit_pois erbse ervilha pisello
bean | frijol judia haricot bohne feijao fagiolo
mushroom | seta hongo champignon pilz cogumelo fungo steinpilz cepe porcino
truffle | trufa truffe truffel tartufo
basil | albahaca basilic basilikum manjericao basilico
rosemary | romero romarin rosmarin alecrim rosmarino
mint | menta menthe minze hortela
sage | salvia sauge salbei
thyme | tomillo thym thymian tomilho timo
vanilla | vainilla vanille baunilha vaniglia
cinnamon | canela cannelle zimt cannella
coffee bean | grano_de_cafe grain_de_cafe kaffeebohne bohne_kaffee grao_de_cafe chicco_di_caffe chicco granos grain grains grao graos chicchi
cocoa | cacao kakao kakaobohne cacau
bread | pan pain brot pao pane laib hogaza miche pagnotta broa
croissant | cruasan croissant hornchen cornetto
baguette | barra_de_pan baguette
pretzel | pretzel bretzel brezel breze brezn
cake | pastel tarta gateau torte kuchen bolo torta
cupcake | magdalena cupcake muffin
donut | dona rosquilla beignet krapfen donut ciambella
cookie | galleta biscuit keks biscoito biscotto bolacha platzchen
pie | pay tourte tarte torta_salata empada crostata
pancake | tortita crepe pfannkuchen panqueca frittella
pizza | pizza
pasta | pasta pates nudel nudeln massa spaghetti espagueti
burger | hamburguesa burger hamburger hamburguer
taco | taco
sandwich | bocadillo sandwich belegtes_brot sanduiche panino
sausage | saucisse wurst salsicha salsiccia bratwurst chorizo linguica
ham | jamon jambon schinken presunto prosciutto
cheese | queso fromage kase queijo formaggio
honey | miel honig mel miele
honey dipper | cuchara_de_miel honigloffel cuillere_a_miel
jam | mermelada confiture marmelade geleia marmellata
candy | caramelo bonbon susswaren rebucado caramella bala
lollipop | piruleta chupete sucette lutscher pirulito lecca_lecca
chocolate | chocolate chocolat schokolade cioccolato
ice cream | helado glace eis eiscreme sorvete gelado gelato
ice cream cone | cucurucho cornet cornet_de_glace eiswaffel eistute eishornchen casquinha cono cono_gelato cono_de_helado
popsicle | paleta polo eis_am_stiel picole ghiacciolo
popcorn | palomita palomitas pop_corn popcorn pipoca
salt | sal sel salz sale
spoon | cuchara cuillere loffel colher cucchiaio
fork | tenedor fourchette gabel garfo forchetta
knife | cuchillo couteau messer faca coltello
whisk | batidor fouet schneebesen batedor frusta
rolling pin | rodillo rouleau_a_patisserie nudelholz wellholz rolo mattarello
pan | sarten poele pfanne frigideira padella
pot | olla marmite casserole topf kochtopf panela pentola
bowl | cuenco tazon bol schussel schale tigela ciotola
plate | plato assiette teller prato piatto
cup | taza tasse xicara chavena tazza tazzina kaffeetasse
mug | jarra_de_cerveza chope becher krug bierkrug caneca boccale tazon_de_cafe
glass | vaso verre glas copo bicchiere
wine glass | copa copa_de_vino verre_a_vin weinglas taca calice bicchiere_di_vino
bottle | botella bouteille flasche garrafa bottiglia
barrel | barril tonel tonneau fut fass barrica botte
corkscrew | sacacorchos tire_bouchon korkenzieher saca_rolhas cavatappi
cork | corcho bouchon korken rolha sughero tappo
teapot | tetera theiere teekanne bule teiera
kettle | hervidor bouilloire wasserkessel kessel chaleira bollitore
coffee pot | cafetera cafetiere kaffeekanne cafeteira caffettiera moka
coffee grinder | molinillo moulin_a_cafe kaffeemuhle moinho_de_cafe macinacaffe
mortar | mortero mortier morser almofariz mortaio
pestle | mano_de_mortero pilon stossel pilao pestello
chef hat | gorro_de_cocinero gorro_de_chef toque toque_de_chef kochmutze chapeu_de_chef cappello_da_chef cappello_da_cuoco
apron | delantal tablier schurze avental grembiule
oven | horno four ofen backofen forno
flame | llamarada flamme flama chama fiamma fiammella llama
fire | fuego feu feuer fogo fuoco
campfire | hoguera fogata feu_de_camp lagerfeuer fogueira falo
match | cerilla fosforo allumette streichholz fiammifero
candle | vela velita bougie chandelle kerze candela
lamp | lampara lampe stehlampe candeeiro lampada lume
lantern | farol linterna lanterne laterne lanterna lampion farolillo
light bulb | bombilla foco ampolleta ampoule gluhbirne lampadina
torch | antorcha torche fackel tocha torcia
smoke | humo fumee rauch fumaca fumo
spark | chispa etincelle funke funken faisca scintilla
`;
