/** Creatures and what is theirs: the English word of the shelf, then the same in the other five languages. */
export const CREATURES = `
fox | zorro zorra renard fuchs raposa volpe
wolf | lobo loba loup wolf lupo
bear | oso osa ours bar baer urso orso
panda | panda
polar bear | oso_polar ours_polaire eisbar urso_polar orso_polare
lion | leon lion lowe leao leone
lioness | leona lionne lowin leoa leonessa
tiger | tigre tiger
leopard | leopardo leopard
panther | pantera panthere panther
lynx | lince lynx luchs
puma | puma
cat | gato gata gatito chat chatte chaton katze kater katzchen gatinho gatto gatta gattino micio
dog | perro perra perrito chien chienne hund hundin cachorro cao cane
puppy | cachorrito chiot welpe filhote cucciolo
dachshund | teckel dackel salchicha bassotto
poodle | caniche pudel barboncino
greyhound | galgo levrier windhund levriero
horse | caballo cheval pferd cavalo cavallo cavallino
foal | potro poulain fohlen puledro
pony | poni poney pony
donkey | burro asno ane esel jumento asino somaro asinello
mule | mula mulet maultier mulo
zebra | cebra zebre zebra
giraffe | jirafa girafe giraffe girafa giraffa
elephant | elefante elephant elefant
mammoth | mamut mammouth mammut mammuth
rhino | rinoceronte rhinoceros nashorn
hippo | hipopotamo hippopotame nilpferd ippopotamo
camel | camello chameau kamel camelo cammello dromedario dromedaire dromedar
llama | lama lhama
alpaca | alpaca alpaga alpaka
cow | vaca vache kuh vacca mucca
bull | toro taureau stier touro
ox | buey boeuf ochse boi bue
buffalo | bufalo buffle buffel bisonte bison
calf | ternero veau kalb bezerro vitello
goat | cabra chevre ziege capra capretta geiss
ibex | ibice cabra_montes bouquetin steinbock stambecco
chamois | rebeco sarrio chamois gams gamse camurca camoscio
sheep | oveja mouton brebis schaf ovelha pecora
ram | carnero belier widder carneiro ariete montone
lamb | cordero agneau lamm cordeiro agnello
pig | cerdo cochon porc schwein porco maiale cochino chancho porquinho maialino
wild boar | jabali sanglier wildschwein javali cinghiale keiler
deer | ciervo venado cerf hirsch cervo veado
doe | cierva biche hirschkuh reh corca cerva capriolo chevreuil corzo rehkitz
moose | alce elan elch
reindeer | reno renne rentier rena
rabbit | conejo lapin kaninchen coelho coniglio coniglietto
hare | liebre lievre hase lebre lepre feldhase
squirrel | ardilla ecureuil eichhornchen esquilo scoiattolo
hedgehog | erizo herisson igel ourico ourico_cacheiro riccio porcospino
mouse | raton souris maus rato ratinho topo topolino
rat | rata rat ratte ratazana ratto
mole | topo_ciego taupe maulwurf toupeira talpa
marmot | marmota marmotte murmeltier marmotta
beaver | castor biber castoro
otter | nutria loutre otter lontra
badger | tejon blaireau dachs texugo tasso
raccoon | mapache raton_laveur waschbar guaxinim procione
weasel | comadreja belette wiesel doninha donnola
ermine | armino hermine hermelin arminho ermellino
bat | murcielago chauve_souris fledermaus morcego pipistrello
monkey | mono singe affe macaco scimmia mico
gorilla | gorila gorille gorilla
sloth | perezoso paresseux faultier preguica bradipo
capybara | carpincho capibara capybara capivara wasserschwein
armadillo | armadillo tatou gurteltier tatu
kangaroo | canguro kangourou kanguru
koala | koala coala
bird | pajaro ave oiseau vogel passaro uccello pajarito piaf vogelchen passarinho uccellino
eagle | aguila aigle adler aguia aquila
hawk | gavilan epervier habicht sperber gaviao
falcon | halcon_peregrino faucon_pelerin wanderfalke falcone falke faucon falco halcon falcao
kestrel | cernicalo faucon_crecerelle turmfalke gheppio peneireiro
owl | buho lechuza mochuelo hibou chouette eule kauz uhu coruja mocho gufo civetta
raven | cuervo corbeau rabe corvo
crow | corneja corneille krahe gralha cornacchia
magpie | urraca pie elster pega gazza
swallow | golondrina hirondelle schwalbe andorinha rondine
swift | vencejo martinet mauersegler andorinhao rondone
sparrow | gorrion moineau spatz sperling pardal passero
robin | petirrojo rouge_gorge rotkehlchen pisco pettirosso
wren | chochin troglodyte zaunkonig carrica scricciolo
blackbird | mirlo merle amsel melro merlo
nightingale | ruisenor rossignol nachtigall rouxinol usignolo
finch | pinzon pinson fink finch tentilhao fringuello jilguero chardonneret stieglitz pintassilgo cardellino
hummingbird | colibri beija_flor kolibri
kingfisher | martin_pescador martin_pecheur eisvogel guarda_rios martin_pescatore
woodpecker | pajaro_carpintero pic specht pica_pau picchio
cuckoo | cuco coucou kuckuck cuculo
pigeon | pigeon taube pombo piccione
dove | colombe friedenstaube colomba paloma pomba
seagull | gaviota mouette goeland mowe gaivota gabbiano
stork | ciguena cigogne storch cegonha cicogna
heron | garza heron reiher graureiher garca airone
crane | grulla grue kranich grou gru
swan | cisne cygne schwan cigno
goose | ganso oca oie gans
duck | pato canard canne ente papera anatra marreco erpel
rooster | gallo coq hahn galo gockel
chicken | gallina poule huhn galinha henne
chick | pollito poussin kuken pintinho pulcino
turkey | pavo dindon truthahn peru tacchino
peacock | pavo_real paon pfau pavao pavone
pheasant | faisan fasan faisao fagiano
partridge | perdiz perdrix rebhuhn pernice
parrot | loro papagayo perroquet papagei papagaio pappagallo arara
toucan | tucan toucan tukan tucano
flamingo | flamenco flamant flamingo fenicottero
penguin | pinguino pingouin manchot pinguin pinguim
puffin | frailecillo macareux papageitaucher pulcinella_di_mare
ostrich | avestruz autruche strauss struzzo
pelican | pelicano pelican pelikan pellicano
albatross | albatros
loon | huard eistaucher colimbo
cormorant | cormoran kormoran cormorao cormorano
hoopoe | abubilla huppe wiedehopf poupa upupa
fish | pez pescado poisson fisch peixe pesce pececito peixinho pesciolino
trout | trucha truite forelle truta trota
salmon | salmon saumon lachs salmao salmone
tuna | atun thon thunfisch atum tonno
sardine | sardina sardine sardinha
anchovy | anchoa boqueron anchois sardelle anchova acciuga
carp | carpa carpe karpfen
pike | lucio brochet hecht luccio
swordfish | pez_espada espadon schwertfisch espadarte pesce_spada
shark | tiburon requin hai haifisch tubarao squalo
whale | ballena baleine wal baleia balena
orca | orca orque schwertwal
dolphin | delfin dauphin golfinho delfino
seal | foca phoque robbe seehund seelowe
octopus | pulpo poulpe pieuvre krake tintenfisch oktopus polvo polpo
squid | calamar calmar kalmar lula calamaro
jellyfish | medusa meduse qualle agua_viva
crab | cangrejo crabe krabbe krebs caranguejo granchio
lobster | langosta bogavante homard hummer lagosta aragosta astice
shrimp | gamba camaron crevette garnele camarao gambero
oyster | ostra huitre auster ostrica
mussel | mejillon moule mexilhao cozza
shell | concha coquille coquillage jakobsmuschel muschelschale vieira conchiglia muschel
starfish | estrella_de_mar etoile_de_mer seestern estrela_do_mar stella_marina
seahorse | caballito_de_mar hippocampe seepferdchen cavalo_marinho cavalluccio_marino
sea urchin | erizo_de_mar oursin seeigel ourico_do_mar riccio_di_mare
coral | coral corail koralle corallo
turtle | tortuga tortue schildkrote tartaruga
frog | rana ranita grenouille frosch ra sapinho ranocchia
toad | sapo crapaud krote rospo
lizard | lagarto lagartija lezard eidechse lucertola lagartixa
gecko | geco gecko osga
salamander | salamandra salamandre salamander
chameleon | camaleon cameleon chamaleon camaleao camaleonte
snake | serpiente culebra serpent schlange cobra serpente biscia
crocodile | cocodrilo crocodile krokodil crocodilo jacare coccodrillo caiman
dinosaur | dinosaurio dinosaure dinosaurier dinossauro dinosauro
dragon | dragon drache dragao drago drachen
unicorn | unicornio licorne einhorn unicorno
phoenix | fenix phenix phonix fenice
mermaid | sirena sirene meerjungfrau sereia
griffin | grifo griffon greif grifone
pegasus | pegaso pegase pegasus
monster | monstruo monstre monster monstro mostro
ghost | fantasma fantome gespenst geist
witch | bruja sorciere hexe bruxa strega
fairy | hada fee fada fata
robot | robot roboter robo
alien | extraterrestre ausserirdischer alieno alienigena
astronaut | astronauta astronaute astronaut
pirate | pirata pirate pirat
knight | caballero chevalier ritter cavaleiro cavaliere
king | rey roi konig rei re
queen | reina reine konigin rainha regina
angel | angel ange engel anjo angelo
devil | diablo diable teufel diabo diavolo
skull | calavera craneo tete_de_mort crane totenkopf schadel caveira teschio
skeleton | esqueleto squelette skelett scheletro
bee | abeja abeille biene abelha ape
bumblebee | abejorro bourdon hummel zangao bombo
wasp | guepe wespe vespa avispa
butterfly | mariposa papillon schmetterling borboleta farfalla
moth | falter polilla papillon_de_nuit motte nachtfalter traca falena
dragonfly | libelula libellule libelle libellula
beetle | escarabajo scarabee kafer besouro coleottero scarabeo maikafer sonnenkafer
ladybug | mariquita coccinelle marienkafer joaninha coccinella
firefly | luciernaga luciole gluhwurmchen vagalume lucciola pirilampo
ant | hormiga fourmi ameise formiga formica
fly | mosca mouche fliege
cricket | grillo grillon grille saltamontes sauterelle heuschrecke gafanhoto cavalletta
cicada | cigarra cigale zikade cicala
spider | arana araignee spinne aranha ragno
spider web | telarana toile_d_araignee spinnennetz teia ragnatela
scorpion | escorpion scorpion skorpion escorpiao scorpione
snail | caracol escargot schnecke lumaca chiocciola
worm | gusano lombriz ver wurm regenwurm minhoca verme
caterpillar | oruga chenille raupe lagarta bruco
honeycomb | panal rayon alveole wabe honigwabe bienenwabe favo alveare
beehive | colmena ruche bienenkorb bienenstock colmeia
nest | nido nid nest ninho
egg | huevo oeuf ei ovo uovo
feather | pluma plume feder pena piuma
wing | ala aile flugel asa
paw | patte pfote zampa zampetta pfoten pata
paw print | huella huella_de_perro empreinte pfotenabdruck pegada impronta orma
antler | cornamenta asta bois geweih galhada palco corna_di_cervo
horn | cuerno corne horn corno chifre
tail | cola queue schwanz cauda coda
bone | hueso os knochen osso
claw | garra griffe kralle artiglio
tooth | diente muela dent zahn dente muelas
`;
