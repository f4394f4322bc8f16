/** Landscape, buildings, tools, shapes, people: the English word of the shelf, then the same in the other five languages. */
export const OTHER_THINGS = `
mountain | montana monte montagne berg montanha montagna gebirge berge
peak | pico cumbre cima sommet cime gipfel bergspitze pico_nevado vetta
hill | colina cerro colline hugel collina
volcano | volcan vulkan vulcao vulcano
rock | roca rocher fels felsen rocha roccia
stone | piedra pierre stein pedra pietra
cave | cueva grotte hohle caverna grotta
island | isla ile insel ilha isola
beach | playa plage strand praia spiaggia
sea | mar mer meer mare
wave | ola onda vague welle
river | rio riviere fleuve fluss fiume
lake | lago lac see
waterfall | cascada chute_d_eau wasserfall cachoeira cascata
spring | manantial source quelle nascente sorgente
well | pozo puits brunnen poco pozzo
fountain | fuente fontaine springbrunnen fonte fontana
drop | gota goutte tropfen wassertropfen goccia gocciolina gouttelette
ice | hielo glacon eiswurfel gelo ghiaccio
snow | nieve neige schnee neve
snowflake | copo_de_nieve flocon schneeflocke floco_de_neve fiocco_di_neve fiocco
snowman | muneco_de_nieve bonhomme_de_neige schneemann boneco_de_neve pupazzo_di_neve
cloud | nube nuage wolke nuvem nuvola
rain | lluvia pluie regen chuva pioggia
rainbow | arcoiris arc_en_ciel regenbogen arco_iris arcobaleno
lightning | rayo relampago eclair blitz raio fulmine lampo saetta
sun | sol soleil sonne sole
sunrise | amanecer lever_de_soleil sonnenaufgang nascer_do_sol alba
sunset | atardecer puesta_de_sol coucher_de_soleil sonnenuntergang por_do_sol tramonto
moon | luna lune mond lua
crescent moon | media_luna luna_creciente croissant_de_lune mondsichel halbmond lua_crescente mezzaluna falce_di_luna
star | estrella etoile stern estrela stella stellina
comet | cometa comete komet
planet | planeta planete planet pianeta
globe | globo_terraqueo globe globus weltkugel erdkugel globo mappamondo
earth | tierra terre erde terra welt mundo mondo
wind | viento vent wind vento
compass | brujula boussole kompass bussola rosa_de_los_vientos rose_des_vents windrose rosa_dos_ventos rosa_dei_venti compas compasso zirkel
map | mapa carte landkarte karte mappa cartina
map pin | chincheta epingle stecknadel_karte pino_de_mapa alfinete segnaposto
flag | bandera drapeau flagge fahne bandeira bandiera
tent | tienda_de_campana tente zelt tenda barraca
hammock | hamaca hamac hangematte rede amaca
backpack | mochila sac_a_dos rucksack zaino
suitcase | maleta valise koffer mala valigia
umbrella | paraguas parapluie regenschirm schirm guarda_chuva ombrello
parasol | sombrilla parasol sonnenschirm guarda_sol ombrellone
house | casa casita maison haus hauschen casinha casetta maisonnette
roof | tejado techo toit dach telhado tetto
chimney | chimenea cheminee schornstein kamin chamine camino
door | puerta porte tur porta
window | ventana fenetre fenster janela finestra
staircase | escalera escalier treppe escada scala
ladder | escalera_de_mano echelle leiter escadote scala_a_pioli
column | columna colonne coluna colonna
arch | arco arche bogen torbogen arcade portico
brick | ladrillo brique ziegel backstein tijolo mattone
wall | muro mur mauer parede
fence | valla cloture zaun cerca recinto
gate | porton portail tor portao cancello
tower | torre tour turm
castle | castillo chateau burg schloss castelo castello
church | iglesia eglise kirche igreja chiesa
bell tower | campanario clocher glockenturm kirchturm campanile
lighthouse | faro phare leuchtturm
windmill | molino molino_de_viento moulin moulin_a_vent windmuhle muhle moinho mulino
barn | granero grange scheune celeiro fienile
farmhouse | granja ferme bauernhof masseria quinta cortijo
hut | cabana cabane chalet hutte berghutte rifugio capanna
skyscraper | rascacielos gratte_ciel wolkenkratzer arranha_ceu grattacielo
bridge | puente pont brucke ponte
factory | fabrica usine fabrik fabbrica
crane machine | grua
road | carretera route strasse estrada strada weg
tunnel | tunel tunnel
anchor | ancla ancre anker ancora
ship | barco_grande navire schiff navio nave
boat | barco barca barquito bateau barque boot barchetta barquinho
sailboat | velero voilier segelboot veleiro barca_a_vela segelschiff
sail | vela_de_barco voile segel
oar | remo rame ruder
canoe | canoa canoe kanu
kayak | kayak kajak caiaque
rudder | timon gouvernail steuerrad timao timone barre
paddle | pala pagaie paddel
submarine | submarino sous_marin u_boot sottomarino
buoy | boya bouee boje boia boa
rope | cuerda corde seil tau corda
knot | nudo noeud knoten no nodo
net | red filet netz rete
hook | anzuelo hamecon angelhaken haken anzol amo gancho crochet gancio
fishing rod | cana_de_pescar canne_a_peche cana_de_pesca canna_da_pesca
wheel | rueda roue rad roda ruota
steering wheel | volante volant lenkrad
tire | neumatico llanta pneu reifen pneumatico
car | coche carro auto voiture automobile wagen macchina
van | furgoneta camionnette lieferwagen carrinha furgone
truck | camion lastwagen lkw caminhao camiao autocarro
bus | autobus bus onibus
tractor | tractor tracteur traktor trator trattore
train | tren train zug trem comboio treno
locomotive | locomotora locomotive lokomotive locomotiva
tram | tranvia tramway strassenbahn eletrico bonde
cable car | teleferico telepherique seilbahn gondel funivia
bicycle | bicicleta bici velo bicyclette fahrrad rad_fahrrad bicicletta
scooter | patinete trottinette roller motorroller lambreta monopattino
motorbike | moto motocicleta motorrad motocicletta
helmet | casco casque helm capacete elmo
plane | avion flugzeug aviao aereo
paper plane | avion_de_papel avion_en_papier papierflieger aviao_de_papel aereo_di_carta aeroplanino
helicopter | helicoptero helicoptere hubschrauber elicottero
propeller | helice propeller elica
hot air balloon | globo_aerostatico montgolfiere heissluftballon balao mongolfiera
balloon | ballon luftballon palloncino
kite | cometa_de_juguete cerf_volant drachen_spielzeug pipa papagaio_de_papel aquilone
parachute | paracaidas parachute fallschirm paraquedas paracadute
rocket | cohete fusee rakete foguete razzo
satellite | satelite satellite satellit
gear | engranaje engrenage zahnrad engrenagem ingranaggio rouage rueda_dentada ruota_dentata
screw | tornillo vis schraube parafuso vite_meccanica
nut | tuerca ecrou mutter porca dado
nail | clavo clou nagel prego chiodo
hammer | martillo marteau hammer martelo martello
wrench | llave_inglesa cle_anglaise cle_a_molette schraubenschlussel chave_inglesa chiave_inglese
screwdriver | destornillador tournevis schraubenzieher chave_de_fendas cacciavite
saw | sierra scie sage serra sega saege
axe | hacha hache axt beil machado ascia
plane tool | cepillo_de_carpintero rabot hobel plaina pialla
chisel | cincel formon ciseau ciseau_a_bois meissel stemmeisen cinzel scalpello
drill | taladro perceuse bohrer bohrmaschine furadeira trapano
pliers | alicates pince zange alicate pinza tenaglia
anvil | yunque enclume amboss bigorna incudine
shovel | pala_de_jardin pelle schaufel spaten pa vanga
rake | rastrillo rateau rechen harke ancinho rastrello
wheelbarrow | carretilla brouette schubkarre carrinho_de_mao carriola
watering can | regadera arrosoir giesskanne regador annaffiatoio
bucket | cubo balde seau eimer secchio
broom | escoba balai besen vassoura scopa
brush | pincel brocha pinceau pinsel brosse burste pennello spazzola cepillo
paint roller | rodillo_de_pintura rouleau farbrolle rolo_de_pintura rullo
pencil | lapiz crayon bleistift stift lapis matita
pen | boligrafo stylo kugelschreiber caneta penna
quill | pluma_de_escribir plume_d_oie federkiel pena_de_escrever penna_d_oca
fountain pen | estilografica pluma_fuente stylo_plume fuller fullfeder caneta_tinteiro stilografica
ink | tinta encre tinte inchiostro
paper | papel papier carta
envelope | sobre enveloppe umschlag briefumschlag envelope busta
stamp | sello_postal timbre briefmarke selo francobollo
book | libro livre buch livro
newspaper | periodico journal zeitung jornal giornale
bookmark | marcapaginas marque_page lesezeichen marcador segnalibro
scissors | tijeras ciseaux schere tesoura forbici tijera forbice
needle | aguja aiguille nadel agulha ago nahnadel
thread | hilo fil faden garn linha filo
spool | carrete bobine garnrolle spule carretel rocchetto
button | boton bouton knopf botao bottone
thimble | dedal de_a_coudre fingerhut ditale
sewing machine | maquina_de_coser machine_a_coudre nahmaschine maquina_de_costura macchina_da_cucire
yarn | ovillo lana pelote laine wolle wollknauel novelo la gomitolo
loom | telar metier_a_tisser webstuhl tear telaio
fabric | tela tissu stoff tecido tessuto
hanger | percha cintre kleiderbugel cabide gruccia
dress | vestido robe kleid vestito abito
shirt | camisa chemise hemd camicia
tshirt | camiseta tee_shirt t_shirt maglietta
hat | sombrero chapeau hut chapeu cappello
cap | gorra casquette mutze kappe bone berretto
crown | corona couronne krone coroa
shoe | zapato chaussure schuh sapato scarpa
boot | bota stiefel stivale wanderschuh
sock | calcetin chaussette socke meia calzino
glove | guante gant handschuh luva guanto
bag | bolsa bolso sac tasche beutel saco borsa sacchetto
basket | cesta canasta panier korb cesto cestino
ring | anillo bague anneau ring anel anello
necklace | collar collier halskette colar collana
diamond | diamante diamant brillant
gem | gema gemme edelstein gemma joya joyau juwel joia gioiello
pearl | perla perle perola
watch | reloj montre uhr armbanduhr relogio orologio
clock | reloj_de_pared horloge pendule wanduhr relogio_de_parede
pocket watch | reloj_de_bolsillo montre_a_gousset taschenuhr relogio_de_bolso orologio_da_taschino
hourglass | reloj_de_arena sablier sanduhr ampulheta clessidra
glasses | gafas lentes anteojos lunettes brille oculos occhiali
mirror | espejo miroir spiegel espelho specchio
comb | peine peigne kamm pente pettine
razor | navaja maquinilla rasoir rasiermesser navalha rasoio
moustache | bigote moustache schnurrbart bigode baffi baffo
beard | barba barbe bart
lipstick | pintalabios lapiz_labial rouge_a_levres lippenstift batom rossetto
perfume | perfume parfum profumo
soap | jabon savon seife sabonete sabao sapone
bubble | burbuja bulle blase seifenblase bolha bolla bulles
towel | toalla serviette handtuch asciugamano
bathtub | banera baignoire badewanne banheira vasca
faucet | robinet wasserhahn torneira rubinetto
pipe | tuberia tuyau rohr cano tubo
pipe tobacco | pipa_de_fumar pipe pfeife cachimbo
chair | silla chaise stuhl cadeira sedia
armchair | sillon fauteuil sessel poltrona
sofa | sofa canape divano
table | mesa table tisch tavolo
bed | cama lit bett letto
cradle | cuna berceau wiege berco culla
pillow | almohada oreiller coussin kissen almofada travesseiro cuscino
blanket | manta couverture decke cobertor coperta
curtain | cortina rideau vorhang tenda_da_finestra sipario
key | llave cle clef schlussel chave chiave
lock | candado cadenas serrure schloss_vorhangeschloss vorhangeschloss cadeado lucchetto
bell | campana campanilla cloche clochette glocke glockchen sino campanella
shield | escudo_heraldico bouclier schild schutzschild escudo scudo
sword | espada epee schwert spada
bow | arco_y_flecha arc
arrow | flecha fleche pfeil freccia
target | diana blanco cible zielscheibe alvo bersaglio
scale | balanza balance waage balanca bilancia
gavel | mazo maillet richterhammer martelo_de_juiz martelletto
coin | moneda piece munze moeda moneta
piggy bank | hucha alcancia tirelire sparschwein mealheiro cofrinho salvadanaio
handshake | apreton_de_manos poignee_de_main handschlag handedruck aperto_de_mao stretta_di_mano
hand | mano main hand mao
finger | dedo doigt finger dito
fist | puno poing faust punho pugno
foot | pied fuss pe piede
footprint | huella_de_pie empreinte_de_pas fussabdruck fussspur
eye | ojo oeil yeux auge olho occhio
ear | oreja oreille ohr orelha orecchio
nose | nariz nez nase naso
mouth | boca bouche mund bocca
lip | labio levre lippe
face | cara rostro visage gesicht rosto faccia viso volto
smile | sonrisa sourire lacheln sorriso
head | cabeza tete kopf cabeca testa
brain | cerebro cerveau gehirn cervello
heart | corazon coeur herz coracao cuore herzchen cuoricino
lung | pulmon poumon lunge pulmao polmone
spine | columna_vertebral espina colonne_vertebrale wirbelsaule coluna_vertebral colonna_vertebrale
fingerprint | huella_dactilar empreinte_digitale fingerabdruck impressao_digital impronta_digitale
stethoscope | estetoscopio stethoscope stethoskop
syringe | jeringa seringue spritze seringa siringa
pill | pastilla pildora pilule pille tablette comprimido pillola
thermometer | termometro thermometre thermometer
microscope | microscopio microscope mikroskop
flask | matraz fiole kolben frasco beuta
dna | adn dna dns
atom | atomo atome atom
molecule | molecula molecule molekul molecola
telescope | telescopio telescope teleskop fernrohr
magnifying glass | lupa loupe lupe lente_d_ingrandimento
camera | camara appareil_photo kamera maquina_fotografica fotocamera macchina_fotografica
lens | objetivo objectif objektiv lente
film | pelicula pellicule filmrolle pellicola
clapper board | claqueta clap filmklappe claquete ciak
microphone | microfono micro mikrofon microfone
headphones | auriculares casque_audio kopfhorer fones_de_ouvido cuffie
loudspeaker | altavoz haut_parleur lautsprecher alto_falante altoparlante
megaphone | megafono megaphone megafon altifalante
radio | radio
television | television fernseher televisao televisore
phone | telefono telephone telefon telefone handy
computer | ordenador computadora ordinateur computer computador
chip | chip puce
plug | enchufe prise stecker tomada spina
battery | bateria pile batterie batteria pila
antenna | antena antenne antenna
cable | cable kabel cabo cavo
guitar | guitarra guitare gitarre chitarra
violin | violin violon geige violino
cello | violonchelo violoncelle cello violoncelo violoncello
piano | piano klavier flugel_klavier pianoforte
drum | tambor tambour trommel tamburo bateria_musical
trumpet | trompeta trompette trompete tromba
saxophone | saxofon saxophone saxofone sassofono
flute | flauta flute flote flauto
accordion | acordeon accordeon akkordeon acordeao fisarmonica ziehharmonika
harp | arpa harpe harfe harpa
bagpipe | gaita cornemuse dudelsack gaita_de_foles zampogna
note | nota_musical note_de_musique note nota
treble clef | clave_de_sol cle_de_sol violinschlussel notenschlussel chiave_di_violino
record | vinilo disco vinyle schallplatte platte vinil vinile
castanet | castanuela castagnette kastagnette castanhola nacchera
tambourine | pandereta tambourin tamburin pandeiro tamburello
mask | mascara masque maske maschera
theatre mask | mascara_de_teatro theatermaske
fan | abanico eventail facher leque ventaglio
ballet shoe | zapatilla_de_ballet chausson_de_danse ballettschuh sapatilha scarpetta
dancer | bailarina danseuse tanzerin ballerina
clown | payaso clown palhaco pagliaccio
puppet | marioneta marionnette marionette fantoche burattino
doll | muneca poupee puppe boneca bambola
teddy bear | osito oso_de_peluche nounours ours_en_peluche teddybar urso_de_peluche orsacchiotto orsetto
toy | juguete jouet spielzeug brinquedo giocattolo
ball | pelota balon balle ball bola palla
football | balon_de_futbol ballon_de_foot fussball bola_de_futebol pallone
basketball | balon_de_baloncesto ballon_de_basket
racket | raqueta raquette schlager raquete racchetta
shuttlecock | volante_de_badminton volant_de_badminton federball
dumbbell | mancuerna pesa haltere hantel manubrio
barbell | barra_de_pesas langhantel bilanciere
ski | esqui ski
snowboard | snowboard
surfboard | tabla_de_surf planche_de_surf surfbrett prancha tavola_da_surf
skateboard | monopatin planche_a_roulettes skateboard skate
trophy | trofeo trophee pokal trofeu
medal | medalla medaille medalha medaglia
whistle | silbato sifflet pfeife_triller trillerpfeife apito fischietto
dice | de_a_jouer wurfel
die | dado_de_juego
chess piece | pieza_de_ajedrez alfil peon piece_d_echecs schachfigur peca_de_xadrez pezzo_degli_scacchi
puzzle piece | pieza_de_puzle piece_de_puzzle puzzleteil peca_de_puzzle tessera
playing card | naipe carte_a_jouer spielkarte carta_de_baralho
spinning top | peonza trompo toupie kreisel piao trottola
pinwheel | molinillo_de_papel moulinet windrad cata_vento girandola
swing | columpio balancoire schaukel baloico balanco altalena
carousel | carrusel tiovivo manege karussell carrossel giostra
gift | regalo cadeau geschenk presente
ribbon | cinta lazo ruban schleife band fita laco nastro
bow tie | pajarita noeud_papillon fliege_krawatte gravata_borboleta papillon_cravatta
tie | corbata cravate krawatte gravata cravatta
graduation cap | birrete toque_universitaire doktorhut capelo tocco
chain | cadena chaine kette corrente catena
link | eslabon maillon kettenglied elo anello_di_catena
horseshoe | herradura fer_a_cheval hufeisen ferradura ferro_di_cavallo
saddle | silla_de_montar selle sattel sela sella
spur | espuela eperon sporn espora sperone
cart | carreta carro_de_madera charrette karren carroca carretto
plough | arado charrue pflug aratro
scarecrow | espantapajaros epouvantail vogelscheuche espantalho spaventapasseri
hay | heno foin heu feno fieno
milk | leche lait milch leite latte
beer | cerveza biere bier cerveja birra
can | lata canette dose lattina barattolo
jar | tarro frasco_de_vidrio bocal einmachglas pote vasetto barattolo_di_vetro
box | caja boite kiste schachtel caixa scatola karton
crate | cajon caisse holzkiste caixote cassetta
vase | jarron vase vaso_de_flores
plant pot | maceta pot_de_fleurs blumentopf vaso_de_plantas
pitcher | jarra cruche carafe kanne jarro brocca
tile | azulejo baldosa carreau fliese kachel piastrella
mosaic | mosaico mosaique mosaik
circle | circulo cercle kreis cerchio
square | cuadrado carre quadrat quadrado quadrato
triangle | triangulo triangle dreieck triangolo
hexagon | hexagono hexagone sechseck esagono
spiral | espiral spirale
diamond shape | rombo losange raute losango
cross | cruz croix kreuz croce
stripe | raya rayure streifen risca riga striscia
dot | punto point punkt ponto puntino
speech bubble | bocadillo_de_texto globo_de_texto bulle_de_dialogue sprechblase balao_de_fala fumetto nuvoletta
question mark | signo_de_interrogacion point_d_interrogation fragezeichen ponto_de_interrogacao punto_interrogativo
infinity | infinito infini unendlichkeitszeichen unendlich
yin yang | yin_yang
magnet | iman aimant magnet ima magnete calamita
pendulum | pendulo pendel pendolo
wing nut | mariposa_de_tornillo flugelmutter
solar panel | panel_solar panneau_solaire solarpanel solarmodul painel_solar pannello_solare
wind turbine | aerogenerador eolienne windkraftanlage windrad_turm turbina_eolica pala_eolica
chameleon lizard | kamaleon
piston | piston kolben_motor pistao pistone
engine | motor moteur motore
spark plug | bujia bougie_d_allumage zundkerze vela_de_ignicao candela_d_accensione
family | familia famille familie famiglia
child | nino nina enfant kind crianca bambino bambina
baby | bebe saugling neonato
woman | mujer femme frau mulher donna
man | hombre homme mann homem uomo
grandmother | abuela grand_mere oma grossmutter avo nonna
farmer | granjero fermier bauer agricultor contadino
chef | cocinero chef cuisinier koch cozinheiro cuoco
sailor | marinero marin matrose seemann marinheiro marinaio
cowboy | vaquero cowboy
samurai | samurai
viking | vikingo viking wikinger
wizard | mago magicien zauberer feiticeiro
gnome | gnomo enano nain zwerg gartenzwerg nano
stag beetle | ciervo_volante hirschkafer
pipeline | oleoducto
scroll | pergamino parchemin schriftrolle pergaminho pergamena
label | etiqueta etiquette etikett etichetta
flint | pedernal
letter | buchstabe
jaguar | jaguar
`;
