/** Made by scripts/prepare-names.ts: words that prompts use beside names, and what speaks for and against a candidate. */
export const ORDINARY_WORDS = `aarhus ababa abajo abanando abanicos abba abbiamo abeille aber aberdeen abergavenny aberta abgerundete abierto abiti abogada about above abre abri abrimos abrira abroad abruzzo absolutely abstract abstracta abstracted abstracto abstrait abstraktes abuelo acacia academia academy acai accanto accent accents accident accordion account accountancy accountants accounting accra accroche accueillant aceite achetent achitects acht acid acier acima acompana acorn acoustic acres acrobat acronym across activite activities actua actual actually ada add addis address adelaide adesso administrators adoptees ados ads adultos adults advance advertise advertising advice advise adviser advisor advocacy advogados aerei aesop affezionati affiche affine afine afraid africa african after afternoon afterwards again agave age aged agence agencia agencies agency agencys agent agents agenzia ages aggressive ago agora agree agreed agrees agriturismo agronomy agua agulha agulhas ahlers ahmedabad ahora ahre aids aimait aimerait aimerions ainda air aire aires airfields airline airplanes airy ajedreces aji akela alarm alasdair albero album alcohol alegre alegres alentejo alert algo aliancas alimentos all allem alles allgau allo allotment allotments allready almaty alone along alongside alpaca alpacas alpine alpino already als also alta alte alten alterations although altona altri altrosa aluguel always amable amadi amarelo amarillo amazon ambar amber ambient amboss ambulance ambulante american ames amigavel ammettere ampersand amplifiers ampoule amsterdam analisis analytics anche anchor anchors ancien anclas ancora ancore ancors ancre and andinos andorinha angebot angels anglerfish angry angular animal animalerie animals anise anker anlass anna anni anniversary annual anos another ans anschliessend anstandige answers antarctica antenatal antenna antennas anteojos antes anthracite anthrazit anti antico antigamente antiguo antiqua antique antlers antwerp anvil anxious any anybody anyone anything anyway anywere anywhere apartments aperte aperture api apicole aplicativo apologising apostrophe apothecary app appear appelee appelions appenzell apple apples appleyard appli application appointment approachable approvato approved apps appstore apres apriamo apricot april apro aproachable apron aprons aqua aquarelle aquarium aquariums aquavit aqui aquila arabesque arancio arancione arbol arbre arcade arch architect architects architectural architecture architekturburo architettura archive archivo ardennes are area areia arena arepas argente argentina argentino argued argueing arguing argument arguments arizona arm armame arms army arno around arquitectos arquitectura arrampicata arranco arredondada arredondadas arriba arriva arriviamo arriving arrondies arrotondate arrow arrows art arte artesanal artigianale artisan artisanal artisanale artisans artist artista artists arts arvores arztpraxen asana asap asas ase asesoria ash asheville asi aside asilo ask asked askew asking asks asleep asociacion asphalt assets assinatura assino assist assistant association associations assurances astoria astratto astrologa astrology asturias asustada ate atelie atelier ateliers athens atmosfera atom atoms attar attitude attivita auberge aubergine aubry auch aucun audience audit auf aufgesperrt auftritt aullando aunque aunt aunts aus aussehen ausser autism autista auto autobahn automatic autowerkstatt autre autres autumn aux avait avance avanti avatar avec aveiro aveva avg aviao aviemore aviv avo avocado avocats avoid avoir avon avos away awful awning axolotl ayurvedic azeite azeitona azeitonas azul azurro azzurri azzurro babies baby babyish babykleidung back backen backerei background backpack backpacks backrest backup bad badge badger badly baffi bag bags baile bairro bait baixo bake bakeries bakery bakerys bakes bakewell baking balance balances balancing balanzas balcony bali balkenserifen ball ballarat ballena ballerina ballerinas ballet ballina balloon balloons ballotins ballroom baltic bambini bamboo banana bancos band banda bandana banderas bandra bands bandstand bank banned banner banners baptemes bar barbara barbell barber barberia barbers barbershop barca barche barco barge bari barista barking barn barns barracks barramundi barrel barrels barrio barristers bars bas base based basel baseline basement basically basil basket basketball bass bassi basta bastano bat batch batches bath bathing bathroom bathrooms baths bathtubs batiment baton batteries battery bau baue bauernhofe bauhaus baum baumarkt baut baxter bay bays bea beach beacuse beaker bean beanbags beans bear beard beards bears beatrice beau beauce beautiful beaver because becomes becuase bed bedding bee beech beehives beekeepers beekeeping been beer bees beetle beetroot before beg began bege begged begin beginners behalf behind bei beige being beira believe belive belives bell bella bellinzona belonged belongs below belt bem ben benannt bench beneath bent bergamo bergen berlin bern berufe beschaftigt besen beside besoin bespoke best besteht bestseller betao beton betreiben better between beurre bexhill beyond bianco bicicletas biciclette bicycle bicycles bid bien biene bier biere big bigger biglietto bijoux bike bikes bikinis bilance bilancia bilbao bilingue billetes bills bio bioluminescent biotech biotecnologia biotecnologie birch bird birding birds birmingham birra birth birthday bis biscuits bisher bishop bisogno bistrot bit bitcoin bite bitte bitten bitter black blackbird blackboard blackletter blacksmith blades bladesmith blakc blanc blanco blank blankets blatter blau blazers ble bled bleiben blends bless bleu bleue blind blitz block blockchain blocks blocky blog blonde blood blooms blu blue blues blumenau blush bmx boa board boarding boards boardwalk boat boats boatyard bob bobine bobs boccale bodega bodoni bogs bohnen boilers boise boite bol bola bold bologna bolsas bolsena bolt bolton bolts bom bombo bone bones bonjour bonne bonsoir book bookbinder booked booking bookish bookkeeper bookkeepers bookkeeping bookmark bookmarks books bookshop bookstore boomerang bootcamp booth boots bordado bordeaux bored boring born borough borrowed borse boss bosss boston botanical botanicals botella both bother bothered bots botswana bottega bottiglia bottle bottles bottom bought boulangerie boulderhalle bouldering bouncy bouquetin bouteille boutique bowl box boxers boxes boxing braces bracken brackets bradford braga braid brain brains bramble brams branch branche branco brand branding brandl brandner brasao brasile brasileiros brass brasserie brauch brauche brauchen braucht brauerei braun brave bread break breakdance breakfast breathe breathing bred bremen brew brewed breweries brewery brewing brewpub brezel brian brick bricks brickworks brid bridal bridge bridges brief briefing briefpapier brigadeiro bright brighton brightside brille brilliant brillos bring brinquedo brique bristol brittany brno broadband broadcast broke broken broker brokerage bronze brooklyn broom brooms broth brother brothers brow brown browser bruco bruder brum brun brush brutalist bruxelles bubble bubblegum bubbles bubbly buche buchhandlung buchstaben buddha buddhas buddhist budget budgeting budgies buenas buenos bugambilia buho build builder builders building buildings builds built buisness bulb bulbs bull bulletin bulls bun bunch bungalows bunker bunkers buns buonasera buongiorno burdeos bureaux burger burgers burglars burgunderrot burgundy burned burnt buros burritos burslem bus busan buscamos busco buses busines business bust but butcher butchers butter butterflies button buttons buy buyer buyers bye bypass byron cabane cabeca cabin cabinet cabins cacao cachaca cachoeira cachorro cactos cactus caddie cadenas cadiz cafe cafetaria cafeteria caffe caffetteria cagliari cais caixa caixinha caixote cake cakes calaveras calcetto calculadoras calculate calder caldo calgary calido caligrafia call called calligrafica calligrafico calligraphy calls callum callums calm calma calmer came camel camera cameraman cameras camino camion camiones camp campana campo camps campsite campus can canada canal canard canarino cancale cancelling candle candlelit candles candy caneca cangrejos cannabis canne canneberge cannot canoagem canoe canoes cans cant cantiere cantina cao cap cape capital capitales capitals capivara capoeira caps capsule captain car carabiner carattere caratteri caravan carbon card cardamom cardiff cards care cargo carimbo carino carita carmin carmine carnivoras caro carpark carpet carpincho carpool carried carrier carrot carry carrying cars cart cartagena cartel cartellini cartons cartoon cartoonish cartoony cartouche cartridge carves carving casa casablanca casamentos casas cascais case caserios cases cash casino caslon casos casse cassette cast castanho castanuelas castle cat category catene cater catering catriona cats cave cbd cedar cegonha ceilidh ceiling celadon celeste cellar cellist cello cells center centrale centre centro ceramic ceramica ceramics ceramique ceramiste cercando cerco cereal cerebros cerramos cerveceria cervejaria cerveza cervia ceux cfo chaat chad chain chains chainsaws chair chairs chalk chalkbag chama chamada chamado chamamos chamar chambers chameleon champagne chanda chanderi chandler change changed changing channel chantier chao chapada chapel chapels chapeu character charcoal charcol chargers charging charities charity charleston charm charme chart charter charts chat chatbot chateau chatham chaud chauds chavenas che cheap cheddar cheeky cheerful cheerfull cheers cheese cheeses chef chefs chemist cher cherche cherchons cherry chers chess chest chestnut chettinad chevre chi chiama chiamata chiamato chiamera chiamiamo chiamo chiavi chic chicago chickens chicos child childish children childrens chile chilean chilenos chili chilli chillies chimney chiocciola chioggia chip chips chiropractor chisel chocolate chocolaterie chocolates choice choir choirs choisi chope chopin chopsticks chor chose chosen christenings christmas chrome chubby chunky church churchy churns chutneys chuva ciao ciclofficina cider cidery ciel cielo cifroes cigar cine cinema cinnamon cinquanta cinture cinza cinzento cipressi cipria circa circle circles circuit circular circulito circus cirque ciseaux city ciucci civetta civic claim clair claire clap clapper clapperboards claquetas claquete claras claret claro clases class classes classic classico classics classy clay clean cleaned cleaner cleaning cleanning cleans clear clearly cleaver cleavers clef clefs clerks clever cliche cliches client cliente clientela clientes clienti clients climate climber climbers climbing clinic clinica clinical clip cloche clock clocks close closed clothes clothing cloud clouds clown clowns club clube clubhouse clubs cmyk coach coal coast coastal coasters coat cob cobalt cobalto cobra cobre coches cochineal cocina cockatoos cocktail cocoa code codice coding coffee cofounder cognac coiffure coifure coimbatore coimbra coin coincidence coins cold colette colher colhido collars colleague colleagues collect collection collective collects college collegues collezionisti collocato colonna colonne coloque coloquem color colore colores colorful colori colors colour colourful colours colpo columnas columns com comb combined combs come comeca comecou comedian comedy comes comet comic comida coming comite comma command comme comments commercial committee common communes community como companies company companys compass compasses compassi competitor competitors compie compile compliance complique compnay composer compost compounding compte computing comune comunidades comunity con concern concerti concerts concessione concours concrete concurrents condensada condensadas condensata condensed conductor conductors conducts cone confeitaria conference conferences confirmed confused conical cono conseil conservas conservative conserve consiglio constance construction constructora construit construtora consulta consultancy consultants consulting consultores consultorio conta contabilidade contable contact contactless contain container contenporanea content continuous conto contra contractor contracts contrast contrastee convaincus conversions converted converts conviendrait cook cookbooks cookie cookies cooking cooks cool cooper cooperativa cooperative cooperatives copenhagen copper copy copywriter coqueiro corail coral corallo corazones cordialement cordiali cordially cordialmente core cores corey cork corks corkscrews cormorant corn corner cornwall coro corona coronas corporate corretora correze corsivo cosmeticos cosmetics cosmetiques cost costruisce costs costumers costura costureiras cote cots cotswolds cottages could couldnt couleur couleurs coulours council councils counselling counsellor counsels count counter countries country countryside counts county coupe couples courier couriers couro course courses courtage cousin couteaux coventry cover covered covers covoiturage cow coworking cows coyoacan cozy crab crackers craft crane cranes crates cream creamery create creative creator creche credible credit creditos crema creme cremona creperie crescent crest crests crete crew crianca cricket crime crimson crisis criterio croce crochet croft croissants cromer cross crossed crosses crossfit crosshair crowds crown crowns croydon cruise crying crypto cualquiera cubesat cucite cucurucho cuenca cuentas cuentos cuite cuivre cumple cup cupcake cups curd curious curitiba curl curled curlew curls curly current currently cursiva cursive curtain curtains cusco cushions custard custodie custody custom customer customers cut cute cutler cutlery cuts cutting cyan cyber cyberdefense cybersecurity cycling cyclists cypress cyrillic dad dads dagger daggers dahlias daily dairies dairy dakar dal dales dam damen damos dan dana dance dancers dancing danke dans danse danube dao dare darfs darin dario dark darkrooms darunter darwin das dashboard dashboards dass data datasheets dated dating dato datos daughter daughters day daycare days dazu dead deadline deaf dean dear death debajo debe debris debt decade decades decent decide decided decidere decides decidiamo deciso deck deco decorative decoratrice dedicamos deep deer definately definir definitely degli degradados degrade degrades degrees dei deja dejo del delft delhi deli delicado delicate deliver deliverable delivered delivery dell dem demand dementia demo den denim denise deniz dental dentist dentists dentro denver department depot depots deptford depuis der derzeit des describe desde desenho deshalb design designer designers designing desing desk desormais despacho despina dessin dessine dessous dessus destra detailing detalhe detective detesto detroit dettagli deux dev devagar deve developers devient devise devo devon devono devops devrait dez dharma dia diagramme diamants diamond diamonds diaries diary dias dibujo dibujos dice did didnt didone didot die died diente dies diesem different difficult dig diga digital dignified dilys dim dimonds din diner dinghies dinghy dingle dinner dinosaur dinosaurs dipinte dipinto direct directly director directors direito direttivo dirige dirt dirty disabled disagree disagrees disasters discendenti discografico discos discreet discussed discussion diseases disegno dish dishwasher dislike disliked dislikes dispensamos dispensary display displays disposition disques distil distilled distillery distingue district ditch ditches ditta dive diventava divertida divertido dividir diving divorce dizia dna docinhos doctor document documentary dodici does doesnt dog dogs doing doit dojo dolomites domi domingo dona donantes donated donc doncaster done donkey donkeys donnie donnies donors dont donts donut door doors doorstep dorado dorato dore doris dorme dormire dorothea dorset dos dosa dosent dosnt dot double douces dough doula dourado doux dove dovecotes doves down downstairs dozens drafts drag dragon dragons drained drakensberg drama draping drauf draufstehen draw drawer drawing drawn dream drei dress dressed dresses dressing dressmaker drew dried driffield drifting drilling drink dripping drips drive drivers driving droite drole drone drones droni drop droplets dropped drops drucken druckerei drum drums dry drying drywall dublin duck due dum dumbbells dump dumplings dunkelblau dunkelbraun dunkelgrun dunoon dupattas duplicator dusk dusty duval duzentas dye dyer dyes each eagle ear earlier ears earth earthy easier east easter easy eat eater eating eau ebenisterie echo eco ecole ecriture ecru ecuador ecume ecureuil ecusson edelweiss edge edgy edinburgh edison edition editorial edtech eel egg eggs egipcia egiziano ehrlich eight eighteen eighteenths eighty ein eindhoven eine einem einen einer einfach eins einzigen eisdiele eisenbahn eistute either elderly electric electrician electricians electronics elegance elegant elegante elektro elektroinstallation elephant elephants elettrico eleven eliche ella elle elm else elsewhere email embaixo embarrassing ember emblem emblema embroidered emerald emergency emigrati emile emissions emotional empanada empattement empattements empire emprendedores empresa enamel encima encomenda encore encouraging encre encryption end ends energia energy engine engineer engineering engineers english engraved engraving enid enjoy enoteca enough enquanto enseigne enseignes ensinamos enso entamee entao entrance entre entregas entry entwickler envelope enzimas enzymes epi epiceries epoca epure equilibre equine equipe equipment equity era erable erabliere eramos eravamo erboristeria erdbeerrosa ericeira erkennen erkennt eroffne eroffnen erp ersten escalade escalators escalera escape escluso escobas escola escolhendo escrito escritorio escuchan escudo escuela escuro esl eslogan esmeralda espacees espacio espana especial esperluette espiga esports espresso esquerda esquerdo essen essere est esta established estamos estate estencil estilizado estilo estimados estonia estonian estou estrangeiros estuary estuda estudio etched ete ethiopia etiqueta etiquette etre etroite etroites etsy etudes etwas eucalyptus europe euros eurozeichen evangelische even evening evenings event events ever every everybody everybodys everyone everything evident evita evitad evitar evitare evitate evite eviter evitez evora ewa ewans excellent except exchange exclamation exclude excluded executives exhibit exhibition exist exists exit exoskeletons exotic expats expect expected expects expensive experiments experts explains exploite exploration extended extension extra eye eyebrows eyes eyewear fabbrica fabrication fabriken fabriquons facade facciamo faccio face faces facilities facility facing faco fact factories factoring factory facturation faculty faded fahrradladen fahrschule failed fair faire fairground fairs fairweather fairy fait faithfully falchi falconry fall falls falta famiglie familiale familiar familias familie familien families famille familly family fancy fans fantasy fanzine far farbe farben farblich fare farm farmers farming farms faro farol fashion fashioned fassade fast faster fat fate father fathers fatto faudrait fauste faut favicon favor favore favori favourite faz fazemos feather february feel feeling feet feira feito felix fence fences fenja ferait ferme ferments fern fernsehen ferrara ferreira ferret ferreteria ferrets ferries ferro ferronnier ferry fertility fest festa festival festive fetch fete fett fette feuille feuilles fevrier few fibre fica fichiers field fiera fierce fiers fife fifties fifty fig fighting figure figures files filha filialen filled film filme films filter fina final finally finaly financial finch find finding findly finds fine fines finestre fingerprint fingerprints fingers finland finnish fino finora fintech fintechs fionas fire fired firefighters firenze firewood firm firma firmenname firmieren firms first fish fishermen fishing fishmonger fisioterapia fist fists fit fitness fits five fix fixed fixes fizzy flag flags flame flamenco flames flammen flammes flashcards flasks flat flatmate flatpack flats flavours flea flechas flensburg fleuriste fleurs flieder flight flights float floatation floating flocons flood floods floor flor floral flores florianopolis floripa florist floristeria flour flow flower flowers flowing flown fluorescent fly flying foam fog foglie fogo foil fold folded folhinha folk follow following font fontaneria fonte fonts food foods foot football footprint footprints for foraging forbidden forchette forecast forest foret forever forge forged forget forgive forgotten fork forks form forma formal formatura former formerly forming forms fort forte fortune forty forum forward fosforescente foto fotocopiato fotografo fotovoltaico fought foul found foundation foundations founded founder founders four fourteen fox fractions frail fraktur frame frames franchise frankly frase frech fredoka free freelance freelancer freelancers freelancing freiburg freight freindly freinds fremantle french frente fresco fresh fresno fretta freuen freundlich freundliche freundlichen freundliches fribourg friday fridays fridge friend friendlier friendly friends fright frilly frist from fromagerie frome front frozen fruher fruit fuchs fuchsia fucsia fue fuerte fuerteventura fuhrt fulda full fully fumante fun fund fundada fundraiser funeral funerals fungus funktioniert funny fur furniture fussmatte fussy futura future futuristic fyne gabbiani gabbiano gaies gaivota gales galleria gallery gallo galo galpao galway game gamers games gamme gants ganz gar garage garagem garages garaje garamond garda garden gardener gardeners gardening gardens gasometer gaspi gasworks gate gates gateshead gatito gato gatto gauche gave gavel gavels gcse gdansk gday gear gears gecko geehrte geelong geese gefalen gegrundet gehort geht gekreuzten gelataria gelateria gelato gelb gelegenheit gemeinde gemeindebrief gene genealogiche genealogy generaciones general generate generation generations generator generazioni generous generously geneva geneve genitori gens gente gentil gentili gentle gentlemens geoff geometric geometrica geometrici geometrico geometrique georges georgian gere german germany gern gerostet geschichten geschrieben gesellschafter gesetzt gesicht gestiamo gestione gesucht get gets getting gewerk gewurstet gezeichnet ghana ghent gia giallo giapponesi gibts gig gijon gill gilt gimnasio gin ginger gingham giocoso giraffe girandola girls girly girona github giugno give gives glacier glaciers glamorous glas glasgow glass glasses gli glisse glitchy glitter globe globes globo globos glossy glove glow glowing gluhbirne gluten glutrot goat goats goblin god goes goff goggles goiania going gold goldd golden golf golfinho gone good goose gordas gorros gorse gostava gostavamos got gota gothic gothiques gotica goticas goutte governors gowns gracias gradient gradiente gradients graduated graffiti grafito grafitti graisse gramophones granada granate grand grande grandfather grandma grandmas grandmother grandmothers grandparents grandson granite granos grant grants grao graos grape grapes graphic graphit graphite grappoli grappolo gras grass grasse grasses grassetto grateful gratitude grau gravada grave gravity gray graz graze graziati graziato grazie great greek green greengrocer greenhouse greenhouses greenock greens greeting greetings grenoble greta grey greyhounds greytown grief grigio grill grilled grind grinder gris grocery groom groomer grooming groovy gros gross grossa grossas grossbuchstaben grossen grotesk grotesque ground grounds group groupes grove grow growing grown grows grua gruas gruesa gruesas gruezi grun grunden grunder grunes grunge gruppo gruss grusse grussen guadalajara guarda guardanapos guards guess guest guesthouse guests gufo guide guilt guinea guinguette guitar guitarras guitars gujarati gull gulls gurmet gus guscio gusta gustaria gut guten guters guttering guy guys gym gyms haben haberdashery habitaciones hacemos hacen hackers hackerspace hackney had hago haha hailing hair haircuts hairdressers hairline halal half halfway halifax halinas hall halle hallo hallorans halos halve halved halves hamburg hamburgo hamburgueria hamish hammam hammer hammers hams hand handball handbooks handcuffs hande handed handgemachte handgeschmiedete handgeschriebene handle handlebars handmade handprints hands handshake handshakes handwerksbackerei handwerksbetriebe handwoven handwriten handwriting handwritten handy handyman hang hanging hangs hanno happen happy harbour hard hardly hare harlan harness harper harps harris harrogate harry hart harz has hastings hat hatch hate hated hates hats hatte hatten haus hausfarben have havent having hay head headhunters headphones headset headsets headstock health healthy hear heard hearing heart heartbeat hearts heat heather heathrow heavy hebammen hebden hebrides hed hedge hedgehog hedges heirloom heissen heisst hej heladeria helen helene helix hellblau hellgrau hellgrun hello helm helmet helmets help helping helps helvetica hen hence henk her herbs herbst here heres herisson heritage hermanos hermine hermit heron herren herring hers hersteller herzen hes heuer hexagon hexagone hexagones hexagons hexes hey hibiscus hidden hides hier hiessen high higher highland highlands hiiumaa hikers hiking hilarious hill hills him himbeerrot himself hippo hire hirsch his historico histories history hit hives hiya hmm hoarding hobbit hobby hockey hofladen hoje hola holding holds hole holiday holidays holkham holloway holzboote holzton home homes homework honda honest honestly honesty honey honeycomb honiggelb hooded hoodies hook hooks hop hope hoped hopeful hopefully hops hora horbucher horbuchverlag horizontal horn horns horse horses horseshoe hospice hospital hospitalizados hospitals hosptials hossegor host hosted hostel hosting hosts hostwise hot hotel hoteles hotels hotes hour hourglass hours house houseboat households houses housing hove hovers how huard huber huellas huesos huespedes huge hugh hugo huimos hull human humanist humanistische hummingbird humorous humour hundekekse hundeschule hundin hundred hundredth hung hurry husband husbands hustle hut hvac hyderabad hydraulics hydro hydrogen hydroponics ibex ibm ice icelandic ich ici icon icona icone icono icons icy idaho idea ideal ideas idee identity idiomas idosos idraulico ignore ihr ilaria ilha ilkley ill illegible illisible imagen imagine imagino imb imkerei immagino immigration immobiliare impeller import important importer importers impresso imprimeur imprint improv inaugurar inciales include included including incrociata independante independent independiente indian indie indigo indipendente industrial industry ines infantil infantiles inflatable inga ingegneri ingles inglesa ingrid inhabitants inherited initials ink inky inn innenstate innsbruck ins insect insects insegna inside insieme insight insist insisted inspection inspired instagram install installateur installer instant instead institute institutions instructions instructors instruments insurance insure insurer interactive interdite interieur interior interlaced interlocking intern internal international internet intertwined interval interviews into intranet investimentos investment investors invitation invited invites invoice invoices invoicing involved ira iron ironed ironic ironicamente ironing irons irpinia irrigation isabel island islanded islands isle isnt isp isso issues ist itajai italian italic italics italy itll its itself ive ivoire ivory ixelles iyer izquierda jacket jackets jade jaen jahr jahren jakarta jam jams january janvier japan japanese jar jardins jars jasmine jaune jazz jealous jean jeans jeder jef jen jena jerez jetbrains jeunesse jeux jeweller jewellery jewelry jewlery jitka jitsu jiu joan job joe johannesburg joinery joint joke jokes joking jonas jost jouable journal journals joy joyas joyeria jubilaum judo judoverein juice juices jukebox jule jumper jumpin june jungen juniper junipers juntos jura juridico jusquici just juste kadri kafer kaffeebohne kaffeerosterei kalamata kalt kaltenbrunn kangaroo kaninchen kann kannauj karaoke kassel kathak katrin katze kaum kayak kebab keep keepers keeps kein keine keinen kelch keller kelp kennen kennet kent kenya keogh kept kerala keramik kerry kessler ketchup kettle kettles key keyboard keyhole keys keywords khachapuri khaki kick kidding kids kiel kilims kilkenny kiln kilometres kilos kind kinder kinderbucher kindergarden kindergarten kindly kine kinesitherapie kings kingston kiosk kiosks kirn kirsi kisses kiste kit kitchen kitchens kite kits kkk klassische klein kleinbuchstaben kleine kleiner kleingeschrieben kletterhalle klinisches knees knife knight knit knitted knitters knitting knives knochen knock knot know knowledge known knows kobaltblau kochi kohle koi kolibri koln kombucha kommen kommt konigsblau konnen konnt korean kortrijk kota kraft kraftigen kranich kreuz kreuzberg krill kuala kubernetes kunftig kupfer kurz kyoto lab label labelling labels labo laboralista laboratorio lactose ladder ladders ladies ladle lado lads lagers lagoon laid laine lake lakes lakeside lakshmi lamb lampada lampadine lamps lampshade lampshades lancer lancons land landlord landlords landscape lane language languages lantern lanus lanyards lapland laptop laptops laranja large larges las lash lashes lassen lasst last lastenradverleih lasts lata late later latin lauft laufverein laufweite laugh laughed launch launching laundromat laundry lautet lautsprecher lavanda lavande lavendel lavender lavorato lavoro law lawn lawns lawyer lawyers lay layered layette layout lea lead leadwork leaf leaflet leaning learn learned learning lease leasing leather leave leavers leaves leaving lecce led ledger leds leeds leerse left leftover leg legal legends legere leggere legible legno legs leibchen leicester leidas leipzig leisten leiter leith lema lemon lemonade lena lend lends lens lento leopard leprechauns ler lerwick les less lessons let letra letras letreiro lets letter letterario letterbox letterboxes lettere lettered letterhead lettering lettermark letterpress letters letterspaced letterspacing lettrage lettres leuchtturm leuten lewis lewisham liberdade librairie libraries library libreria libro libros licenced licensing lidar lids lie lieber liege life lifeboat lifetime lift light lightbulbs lighthouse lighthouses lighting lightning lights ligne like liked likes lila lilac lilas lilies lilla lille lima limao lime limit limits limone limpieza limpio linden lindenblatt lindholm line linea lineale linen lines linha linie linien linienzeichnung lining linkedin links linz lion lions lips lipstick lipsticks liquorice lire lisboa lisbon lisible list listen literal literally literary litle little liutaio live livery living livraison livre ljubljana llama llamada llamado llamamos llamas llave llevamos loaf lobinho lobo lobster lobsters local loch lock lockdown locks locksmith lockup locos loft loga loggo logiciel logiciels login logistics logo logomark logos logotipo logotype loja lol lomax london lonely long longer look looked lookign looking looks looms loop loose lopez loredana lorna loro lorry los lose losses lost lot lotos lots lotus lotusblute loud louis louise louisville lounge loup love loved lovely lovers low lower lowercase ltd lua luanda lucca luck lucknow ludlow luft lugano luge luggage lumaca lumo lumpur lunches lunchtime lune luneburg lunettes lungo lungomare lupe lupes luthier luton luxurious luxury lycee lyon macchia mace mache machen machine machines mad madam madame madder made madera madison madrid magari magasin magazine magazines magenta maggio magician magnifying magpie mahogany mai mailman mails main maine mainly mains maintenance mais maison maiuscola maiuscole maiuscolo maiusculas maja majuscules make maker makers makerspace makes makeup making mal malgre mall malmo man manage management manager managers manages managing manchester mancora mandacaru mandala mandanten mango mangroves manila mann manned mano manos manta mantova manuals manufacturer manuscrita manuscritas manuscrite many mao map maple mappelle mapping maps maputo marble marca march marche marchio mare marek marfa margate marguerite mariages marian marido marigold marine marineblau marinho marino mariscos marisol marisqueira maritime maritimo marito mark marke marker market marketing marketplace markets marking marks markt marmita maroon marque marr marrakech marriage married marrom marron marrone marseille marta marteau martelletto martial martillos martina martini marzo mas maschera maschinenbau mascot mascota mascote mascots mascotte masham masking maskottchen masks mason masques massage mast master match matchstick mate matematicas matera maternity maths matress matrimoni matte matter mattone mattress mattresses maureen mauve may maybe mayo mayor mayusculas maze mazza mbeza meadow meal mean means measure measured measurements measures meat mecanico mechanical medal mediatheques medical medicine meditacion meditation medium meet meeting meetings meets meetup megaphone megaphones meglio mehr mein meine meinen meiner melbourne melk melocoton melted melting members meme memory memphis men mend mended mendoza menos mens menschen menta mental menthe mention menu merchants merci mere merged merger merging merida mermaids merthyr mesa mesas mese mesmo mess messing messingschild mesure met metal metalworking meters methodist metier metre metres mettiamo mettiamola metzgerei meu meule mexico mezcal mia mic mich mick micro microbes microbrewery microphone microphones microscope microscopes mid middle midlands midnight midwife midwives miedo miel mieux migrations mikrofon milano miles milimetres military milk milky mill mille mills minas mind mindfulness minds mine mines minha minibus minimal minimale minimalist minimalista minimaliste minimalst minimlist ministers minority mint mintgrun minuscolo minuscula minusculas minuscules minusculo minute minutes mio mir mira mirrors misma mismo missed missing mission mistaken misty mit mitarbeiter mitarbeiterinnen mitenand mittlerweile miudo mix mixed mjh mktg mobile mobili moblie mochte mochten moda mode model models modena modern moderne modernes moderno modest moedas moi moin mold mole molecada molto moment mon monastery monatsende mond monday mondays monde mondo monedas money monitoring monk monkey monks mono monogarm monogram monograma monogramm monogramma monogramme monorepos monospace monospaced monsieur monstera montagna montagne montana montanha monte montee monterrey montevideo month months montreal montserrat monza mood moody moon moonlight moons moored moose moosgrun mop mopeds mops moravia morbid more moreau morecambe morgen morning mornings moroccan morosin mortar mosaic mosca mosques moss most mostaza mostly motas moth mother mothers motif motion motiv motorcycle motors motorway motown motto moulds mountain mountains moura mouse moustache moustached moustaches moutarde mouths mouton move moved moves moving mow mrs much mucha muchas mucho mudanzas muddy mug mugs muhlviertel muitos mujeres muki mule mulheres mull mum mums mundo municipal munster murals murano murcia murga muscles museum musgo mushroom mushrooms music musica musicais musicians muss must mustard musuem muted muy myself mysuru nach nachtblau nada nagpur nail nails nair nairobi namaste name named namen namens names naming namur nan nantes nao napoli nappe naranja narrow narrowboats nasa nathalie national nato naturais natural naturally nature naturels naturkosmetik naval navy ncr near nearly neat neben nebenbei nebraska necesitamos necesito neck neckerchief need needed needle needles needs negative neglect negocio negozio negra negrita negrito negro negroni neighbour neighbourhood neighbourly neighbours nein neither nel nem nencini neon neongrun nephew nephews nero nervous nesesito nessuno nest net nets network neue neues neun neusa neusiedler neutral never new newborn newcastle newpapers newport newsletter newspaper newspapers next ngo nice nicely niche nicht nichts nickel nicolson nido nie niece niente night nights nine nineteen nineties ninety ninguem ninguna ninos nipote nizams nizza nobody noce noch noche nodo noi noir noise noite noiva noleggio nom nombre nome nommee non none nonprofit nonsense noord nor nord nordic norfolk normandy norte north northern norway norwich nos nossa nosso nostri nostro not notaries notarios notary notas note notebooks notenschlussel notes nothing notre notte nous nouveau novela novels november noventa novo now noyer nsw nuage nube nude nuestra nuestro nuestros nuit number numbers nunca nunito nuovo nur nurse nursery nurses nuts oak oakland oaks oar oars oat oatmeal oaxaca oban oben obituaries object oboist obrigada observatory obvious obviously obvously occasion occasional ocean ochre ochsenblut ochsenblutrot ocker ocre october octopus octopuses octubre odd odense oder odessa off offen offer offered office offices official officially officina offshore oficina ohio ohne ohren oil oils oiseau okoro okpara ola olandesi old older olds olinda oliva olive olives olivo omaha omari ombre ombrelloni onboarding once onda one ones ong online only ont onto opal open opened opening opens opera operative operator opinion opposite optical optician opticians optikgeschaft optional options optique optometrist ora orange orangery orbit orbital orbits orchard orchestra orcia order orderd ordered ore oregon organ organic organico organisation organs origami origin original orions orkney ornament ornamental ornaments ornate ornella oro ort osaka oscuro oslo ospiti ossos osteopath osteopathe osteopathie osteria ostrava ostrich other others otherwise otter ottoline ottone oublie our ours ourselves out outdoor outer outfit outgrown outlive outros outside outsider ouvre ouvrent ouvrons ovelha oven over overdone overlapping overtake overused owl own owned owner owners oxblood oxide oyster oysters paciencia package packaging packhorse packing packs padaria paddle paddles padlocks paediatric page pages pai paid paille paint painted painter painters painting paintings paints paintwork pair pais paisley pakage pale palermo palestra paletas palette pallina palm palmeira palmera palo palomitas panaderia panda panels panna panneaux pannelli panther pantone paolo paper paperclip papers papier paprika par para parachutes paragrafenzeichen paragraph paragraphenzeichen paragraphs parapluie parcel parcheggi parede parent parents parezca parfums paris parish parishioner parisienne park parked parking parkour parks parlour parma parrot parrots parsley part partages partially partiamo particular partir partner partners partout parts party pas pasado pass passagem passed passo password passwords past pasta pastel pastellig pastels pasticceria pastry pat patagonia patagonias patas patch patches path paths patience patient patients patio patrimoniale pattern patterns paulo pavement paving paw paws pay payment payments payoff payroll payrolls pays peach peacock peacocks peak pear pearl pearls peat peatland pebbles peche pecora pedalled pedals pedestrian pediatric peeking peer peines peintes peixe peleando pelican pell pelle pellets pellows peluqueria pembrokeshire pen penarth pencil pending penetration penguin penguins peniche pennywise pensamos pensando pension pensione pensioners peony people peoples pepper pequena per perche perched percio percussao pere perfect performer performers perfume perfumer perfumes perhaps perigueux periwinkle perla permitted pero perrito perro perroquet persiane person personal personlich personnes perth perto peru peruano pesada pesca pescadores pessoal pestle pet peterhead petit petite petits petrol petroleo pets peu pewter pez pezzi pfeile pflegedienste pfoten phare pharmacy philippe philippines pho phoenix phone phones photobooth photocopied photograph photographer photographers photographs photography photos physics physio physiotherapie physiotherapist physiotherapy piace piacerebbe piano pianos piccolo pick pickaxe picked picking pickles pictogramme pictorial picture pictures pie piece pieces pier piero pierogi pies pig pigeon piggy pigs pilar pilates pilgrims pillar pillarbox pillars pillows pin pine pines pinguino pink pinks pins pintado pipe pipes pis pisello pista pistacchio pistachio pistazie piste piston pitch pitches pitchfork pitiful pits piu piuttosto pixel pixelada pixelisees pixels pizza pizzeria pizzerias placa place placeholder places plain plaisir plan plane planes planet planetarium planner planning plans plant plantas planted plants plaque plastic plastica plate plates platform platforms plating platinum platt plattenlabel play played player playfair playful playground playgroup plays please plein plenty plese plex pliants plie plis plough pls plug plugin plugs plum plumas plumber plumbers plumbing plus plutot pme pod podcast pode podiatry pods poems poesie poetry poets point pokers poland polar pole poles police policy polite politely polo polten pombo pomme pondremos poner pongan pongas ponies ponte pony poodle pool popping poppins popup por porch porfa porque port porte porter portera portfolio portland porto portraits portree ports portugal poses possible possibly post poster posters posti posto posts pot potatoes poterie potes pots potsdam potter pottery potts poudre pour pourriez pousada powder power pra practice practices practise pralines prams prancha pranchas prato prawn preaching precisa precise preciso prefer preference preferencia preferirei preferred premium prend prep present presents press pressed presses pressnode pretend preto pretzel previous prices prima primary print printed printemps printer printers printing printmakers prints prisas prism prison prisons privacy private priya pro producao produce product production products produtor produtora prof professional proffesional profilo profit profitons profond profs profundo programacao programmers project projects projeto promise promised prompt pronto proof proofreads propeller proper properly property proposer propre propulsion proscrire protege protein proud provedor provence provider providers psicologa psicologia psychologist psychologue pub public publican publico publish publisher publishes publishing publshing puddles pueblo puffin puglia pugnale puits pulito pull pump pumping pumpkin pumpkins pumps pune punk punny pupils puppet puppets puppy puramente purely purement purple purpose pusimos put puts puzzle pym quadrat quaker qualcosa quantum quaranta quarante quarry quarter quartet quartier quartiere quartz quatre quatro quattro quay que quebec quebra quebrou queens queer queimada queimado quelle quelli quelque quelques quem quer quercia queremos queria quero queseria questanno question questions queue queues queuing qui quick quickly quicksand quiero quiet quietly quill quills quimper quindi quintero quisiera quite quiz quote rabbit rabo rabot racao raccoon raccoons races racing racks rad radiators radio radios radladen rafraichir ragazzi rail railings railway rain rainbow rainbows raincoat raincoats rains rainy raised raising ram rama ramen ramo ran range rapido rare raspberry rat rather raven ravenna ravens ravi ravvicinate raw ray rays razor razors reach read readable reader readers readible reading readings reads ready real realistic reality really reasons rebrand rebranding rebstock receber receipt receipts receitas rechenmaschine recieve recife recipe recipes reclaimed recognises record recorders recording recordings records recruiter recruiters recruiting recruitment recrutement recuperado recuperiamo recycled recycling red redo redondeada redondo redressez reef reel reels refait refeicoes refill refillable refilled refined reflective reflexology refresh refrigerated refugee refugees refurbished refuses regarding regards regenbogen regensburg region regional registered registers regulars rehab rehabilitar rehabilitations rehearsal reinigt reinigungsfirma rejected release released releases religious remare remark remember remembers reminds removal removals rename renamed renames renaming rendons rennes renovar renovate rent rental rented reopen reopening reopens repainting repair repaired repairing repairs reparation repare repas replace replaced replacing report reporters reports represent reproduces reps reptiles request required resale rescue research researchers reserch reservations reserve reservoir resident residential resolver resort resorts respectful response rest resta restaurant restaurante restaurants restauriamo restauro reste rester restoration restore restrained restraint restructuring resturant restyling results resurfacing retail retired retirement retrained retreat retreats retro return returns reuse review reviewing reviews rgb riad riapriamo ribbon ribbons rice ricerche rich rid ride riders rideshare rien riga righetti right rights rileviamo ring rings ripartire ripened ripon risograph ristorante river rivers riverside rivieres rize road roads roadside roast roaster roastery roasts rob robin robot roboterarme robotics robotikfirma robots rochester rocket rockets rocking rocky rodas rojo roleplay roll rolling rolo roman rome rond rondes roof roofing roofs rooftop rooftops rook room roommate roommates rooms rooster roots ropa rope ropes ros rosa rosario rose roses rosewood rosso rost rot rota rotterdam rotulo roubaix roues rouge rough roule round rounded roundel rounds rouned roupa roupas rovina row rowing roxo royal royalties rubans rubber rubino rubro ruddock rudern ruderverein ruedas rugby ruggine rugs ruhe ruhig ruhiges rule ruled rules rum run rund runde runder rundes rundliche runner runners running runs ruota rural rurales rush russet rust rustic rustikal rustique ruthin rutland rye saas sabonetes sad saddle saddler safari safaris safe safety saffron safra sage sahel said sail sailing sailmakers sailors saint saints sake salbeigrun sale sales salga salinas salle salmon salon salons salt salts salut saluti saluto salve salvia sam same samiras samovar sand sandal sandalwood sanderson sandwich sandwiches sandy sangre sans santa santana santiago santorini sao sapin sapo sapone sappeler sappelle sapporo sardinhas saree sari sartoria sat satellite satellites saturday sauce sauge sauna savannah save savile saving savings saws saxophone say saying says scadenza scaffolding scales scambiarsi scanning scarecrow scared scarf scarlet scarpe scary scheduling scherzano schild schlange schlicht schlichtes schmale schmutz schnapps schneller schon school schools schreibschrift schreinerei schrift schriftzug schwarz schwestern scie science scientific scientists scissors scolaires scoop scooter scooters scout scrap screen screwdriver screws script scritta scritte scritto scrive scrubs sculpture scuro sdk sea seafaring seafoam seafood seagull seahorse seal seals seaplane search season seasonal seat seats seau seaweed sechseck seco second secondhand seconds secretary sector security sede sedona see seed seeks seems seen segelmacherei segeln seghe segno sehen sehr sein seis seit self sell selling sello sells selvedge sem semper semplice sempre sencilla sencillo send sends senfgelb senior seniors sense sensorial sensors sentence senza seoul separately sepia seppia sept september septiembre ser sera sereia serf serif serifa serifada serifas serifen serifenlos serifenlose serifenschrift serifs serios serious seriously serrote serve server servers serves service services servicing servimos servus ses sessanta sessions set setting settle settled setubal seu seul seule seulement seven seventies seventy sevilla sew sewed sewers sewing sewn sfumature sfusi sgarbh shack shadow shadows shaftesbury shakes shall shalt shamrocks shape shaped shapes share shared shareholders sharing sharks sharp sharpening shaving she shed sheds sheep sheets sheffield shelf shell shellfish shelter shelves sherbrooke shes shetland shield shields shift ship shipping ships shirt shirts shoe shoelace shoes shop shopping shops short shorts shot should shouldnt shouting shovels show showed showroom shows shuls shutter shuttle shy siamo sich sick sickle side sidreria sie siebdruck siempre sienna sight sighted sign signal signalgelb signalrot signature signe signed signings signori signs silent silhouette silhouettes silk silos silver simboli simbolo simbolos similar simpatico simple simplement simples simplified simply simulator sin since sind sing singapore singing single sinistra sinks sir sirop sister sisters sit site sites sito sits sitter sitting six sixth sixty size sized sizes skate skateboards skeletons sketch ski skies skin skincare skip skis skull skulls sky skye skyline slab slant slash slate sleek sleep sleeping sleepwear sleepy slice slide slides slime slipway slogan slough slovenia slow slower slowly small smaller smart smash smell smelled smells smile smiles smiley smiling smith smithing smoke smoothies smth snack snacks snail snake snakes sneakers snoring snow snowflakes soap soapy sober sobre sobrio social societa society socios socks sofa soft software sogar sohne soil soit sol solaires solar solberg sold soldiers soleil solicitors solid solido solito soll sollte solo solveig som sombras sombrero sombreros some somebody somebodys someone someones somerset something sometimes somewhere sommeil sommes somos somthing son sonar song songs sonne sono sonrie sons sont soon sopra soprattutto sorry sort sottile sotto sou souhaitons sound sounds soup soupe source sourdough souris sous south southall soy spa space spaced spaceships spacing spade spain spanish spanner spanners spare spark sparkle sparkles sparks spater spazio speak speaking speaks specialised specialist specific spectacles spedizione speech spell spend spent spezie spice spices spider spielzeug spikes spin spine spines spinning spite split splitting spokane spoken spoon spoons sports sposa spot spotlight spotlights spreadsheets sprig spring springs spruch sql squadra squadrate square squeamish squirrel stability stables stack stacked stadium staff stag stage stageops stags stalk stall stalls stammt stamp stampato stamped stamps stand standing stands star starlight starlings stars start started starting starts startup startups state stately states static station stationery stations stay stays steady steakhouse steam steamer steaming stecker steel steeples steer steered stehen steht steif steinbock stellen stemma stempel stencil stencilled step steph steppe stern stethoscope stethoscopes steuerberatung sth stiamo stick sticker stickers sticks stiegenhauser stiff stile stilizzata still stitched stitches stock stockport stoff stoke stolen stone stonemasons stones stool stools stop stopwatch storage storch store storico stories stork storks storm story stove stoves strand strands strangers stranieri strapline straps strasbourg strategie strategy straw strawberries strawberry straws street streetwear stretching strichzeichnung strict string strings stripe striped stripes stroke stroller strong stroud structure strumenti stubborn stuck stud student studenti students studierende studies studio studios study stuff stuffy stupid sturdy style stylisee stylist subject subline subscription subscripton subtitles subtle such suchen sucht suddenly sudtirol suegra suegro sugar suggest suggests sui suis suit suitcase suitcases suits sul sull sulla sulle sum summat summer summers sun sunbursts sunday sundays sunflower sunglasses sunils sunny sunnyside sunrise suns sunset sunsets sunshine suoceri super superhero supermarche supermarket supermarkets supper supplies supply sur sure suresh surf surfboards surgeons surgery surname surprise surprises surprising surprisingly surrey surtout survey surveying survive survives sushi sustainable sven svizzeri svp swallow swan swansea swear sweaters sweden swedish sweep sweeping sweet sweets swim swiming swimming swimwear swindon swirls swirly swiss swoosh swooshes symbol symbole symbols symmetrical synagogue synth synthesizers syringes system systems tab tabacco table tables tablet tablettes taboo tabriz tackle taco taekwondo tag tagline taglio tailcoats tailor tailors taipei take takeaway taken takes taking talk talking talks tall tallaght taller tallinn tamar tambourine tamm tan tanaka tangerine tank tanks tanzschule tape taps taqueria tard tarde tardes targets tarot tartan tartaruga tartu taschen tasse taste tasted tastes tatra tattoo tattooing tatty tatuadora tatuaggi tatuajes taught taupe taverna tavira tax taxi taza tazas tazza tazze tbc tbd tbilisi tea teach teacher teachers teaches teaching teal team teapot teapots teas teatrale teatro tech technical technicians technisch techno techy teddy tedeschi teenagers teens teeth teintes teja tel telecom telecoms telemovel telephone telesieges tell telling tells tem temos tempeh temples temps tempted tempting ten tenancy tender tenemos tenga tengo tenho tennis tenor tent tenth tents ter teracotta teresa term terminal terra terracota terracotta terraform terrakotta terraqueos terre terrible terrier terzi tesouras testing testo tete tetera tetti texas text texte textile textiles texto textures thali than thank thanking thanks that thats the theatre theatres thefts their them themselves then therapist therapy there therell theres theresa thermal these thesis thessaloniki they theyd theyll theyve thick thiers thimble thin thing things think thinking thinks third thirty this thistle thistles thornquist those thou though thought thoughts thousand thread three through throw throws thumb thursday thursdays tickets ticks tides tidy tie tiefes tienda tiene tient tier tierarztpraxis tierra ties tiger tight tightly tijeras tilburg tile tiles till tilleul timber time timer times tin tinctures tins tinteros tinto tiny tip tipo tipografia tipografico tirages tire tired tissage titanium titeres title titled titles titre titulo toallas toast toaster toasters tobacco tochter toda todas todavia toddlers todler todmorden todo todos toes toffee together toilet toilets told tom tomasz tomate tomato tomatoes tombola tommaso tomoko tomorrow tone tones tonights tonos tons too took tool tooling tools tooth toothbrushes top topferei topper tops toque tore torino toronto torrefacao torten tortilla tortoise tortoiseshell tossed tostado tote totenkopfen totnes touch tour touring tourism tourist touristes tourists touristy touro tours tourterelle tous tout towards towel towels tower towers town towns toxic toxteth toy toys tra trabajo trabalha trace traces track tracked tracker tracking traco tractor tractors trade trademark trader tradicional trading tradizionale traduzioni traen tragedy trail trailer trailers train trainer training trains trait traiteur traktoren tram trampolin tranquilo translate translated translation translators transparent transportadora trator tratto traum travaille travel travelled travelling tre treasure treasurer treat treats treble tree trees trekking trello trendy trent trenta trentanni trente tres treten trevor triangle triangles triangolo tricks tried trieste trigo trim trips triskell trofei trois trombone tromso trop tropical troupe trout trowel truck truckers trucking trucks true trumpet truro trust trustees trustworthy try trying tshirt tshirts tuba tubbs tubingen tucson tudo tuesday tuesdays tulay tulip tulsa tumbling tune tuner tungsten tunnels tunstall turbine turbines turin turismo turistas turkis turmeric turn turned turning turnip turnips turns turntables turnverein turqoise turquesa turquoise turschild turschilder turtle tutor tutoring tutti tutto tuyo tvo twelve twenty twice twitch two tying type typeface typeset typewriter typewriters typo typographic typographie typographique typography tyre tyres uber ubersetzungsburo uberwiegend uckermark udaipur udine uganda ugly uist ukrainian ukulele ullapool ultra ultralight ultramarine ultraviolet uma umber umbrella umbrellas umbria umgesetzt una unanimously unas uncle unclear uncles und undated undecided under underneath undertakers underwater une unhurried uni unica uniforms union uniquement unit university unlike uno unreadable uns unser unsere unseren unserer unsolved unter unterrichte until unusual unverpacktladen uomo upholstery upper uppercase upright ups upstairs urban urbana urgent urgente urgestein usa usamos usan usar use used useremo uses using usual usually utilise utilitaire utilities utrecht uva uwe uzes vaca vache vacuum vague vai vain val valais valencia valladolid valley valparaiso valve van vancouver vanilla vans vases vasseur vaudois vault vea vecchia vecchio vecinos veg vegan vegano veganos vegetables veggie veils veinte veintidos vela velas velho velos velvet vendait vendemos venderle vending vendons veneti venham venice venison ventanni venti vento venture venue ver verdade verde verein vereinszeichen verification verkaufen verkauft verlag verlaufe vermeiden vermelho vermilion vermont verona verra verrait versalien verschlungen version verspielt vert vertebrale vertical very verzichten vestidos vests vet veterans veterinaria veterinary vets veu veut via viagens viaggi viajes vibe vicar vicini victoria victorian video vieilles viejo viel viele viendra vienen vienna viennese vientos vietnamese vieux view vif vigneti vilar village villages vilnius vinaigre vine vines vineyards vinho vini vino vintage vinyl viola violet violeta violin violins vira virtual vis vise visibility visit visitors visual vita vogliamo voice voices voit volante volcano voltair volunteer volunteers volvo volvos vom von vor vorbeibringt vorbesitzer vorrebbe vorrei vorremmo vosges vote voted votes voting voudrais voudrait voudrions voulons vous voyons vrac vuitton waben wachau waffle wagga wairarapa wait waiting waitrose wake wakes waldgrun wales walk walking walks wall wallet wallets walls walnut wand wanna want wanted wants wappen war ware warehouse warehouses warm warmes was wash washing wasnt waste watch water waterfall watering waterworks wath wave waves wavy wax way weare wearing weather weathercock weathered weaving web webflow webseite website websites wed wedding weddings wedge wednesday wednesdays weed week weekend weekends weeks weg weighbridges weight weighted weighty weinrot weiss weissraum weiter welcome welders welding well wellington wellness wells welsh wenns went werden were werkstatt west western wet weve weyden whale what whatever whats whatsapp wheat wheel wheelchairs wheels when where whether which whichever while whisk whiskers whisky whitby white who whole wholefoods whom whose whove why wich wichtig wicker wide widely widow widowers wie wien wife wifi wildlife wilk will win wind windmills window wine wineries winery wines wing wings winnie wins winter winterthur wir wirbelsaule wird wire wired wirken wise wish wishes with within without witty wizard wobbly woche wochenende woden wolf wolke wolverhampton wolves woman women womens won wonky wont wood woodblock woodcut wooden wool word wordmark words wore work workers working works workshop workshops world worm worn worse worst worth wortmarke woud would wouldnt woven wrapper wrapping wreaths wren wrench wrestlers wrexham wristbands write writes writing written wrong wrote wth wunschname wurden wurm xerox xicara yacht yama yang yann yard yards yarn year years yellow yelow yes yesterday yet yeti yeux yilmaz yin yoga yogaschule yogastudio yoghurt york you youd young your youre yours youth youtube yrs yusuf zafferano zahnarztpraxis zahne zambia zanon zarte zaune zeichen zero zieht zig zimmer zine zio zippy zone zoo zoom zuhause zum zurich zwei œil`;
export const NAME_EVIDENCE = `b.  0.117
b.! -0.18
b.& -0.547
b.( -0.182
b.) -0.244
b., -0.224
b.- -0.933
b.. 0.185
b./ -0.204
b.: 0.282
b.; -0.073
b.= -0.482
b.? -0.451
b.^ 0.127
b.^^ 0.127
b.^^^^ 0.127
b.^^^^^^ 0.127
b.^^^^adv  -0.292
b.^^^^art  -0.229
b.^^^^art_ -0.223
b.^^^^at  -0.17
b.^^^^be  0.102
b.^^^^colour  -0.295
b.^^^^common  -0.088
b.^^^^common- -0.043
b.^^^^describes  -0.41
b.^^^^describes& -0.205
b.^^^^do  -0.573
b.^^^^for  0.44
b.^^^^hi  -0.397
b.^^^^hi! 0.057
b.^^^^hi, -0.184
b.^^^^hin -0.066
b.^^^^kind  -0.713
b.^^^^kind: 0.255
b.^^^^like  -0.259
b.^^^^logo  -0.051
b.^^^^logo, -0.226
b.^^^^logo: 0.221
b.^^^^name  0.074
b.^^^^name: -0.196
b.^^^^ordinary  -0.84
b.^^^^past  -0.193
b.^^^^poss  -0.388
b.^^^^propera -0.311
b.^^^^strange  0.05
b.^^^^strange! -0.197
b.^^^^strange& -0.438
b.^^^^strange, 0.19
b.^^^^strange. -0.437
b.^^^^strange: 0.259
b.^^^^strange~ -0.211
b.^^^^subj  -0.472
b.^^^^thing  -0.64
b.^^^^thing& -0.351
b.^^^^thing- -0.238
b.^^^^trade  0.175
b.^^^^trade& -0.281
b.^^^^trade, 0.103
b.^^^^tradeq 0.129
b.^^^^will  -0.189
b.^^^^wish  -0.32
b.^^adv  -0.292
b.^^adv trade  -0.209
b.^^art  -0.229
b.^^art kind  -0.402
b.^^art logo  -0.285
b.^^art name  -0.107
b.^^art strange  0.372
b.^^art_ -0.223
b.^^at  -0.17
b.^^at art  -0.232
b.^^be  0.102
b.^^be do  0.457
b.^^be strange  -0.219
b.^^colour  -0.295
b.^^common  -0.088
b.^^common at  -0.349
b.^^common common  -0.128
b.^^common common, -0.189
b.^^common common. -0.107
b.^^common for  -0.299
b.^^common subj  -0.078
b.^^common thing  -0.147
b.^^common trade  -0.147
b.^^common- -0.043
b.^^describes  -0.41
b.^^describes thing  -0.208
b.^^describes trade  -0.104
b.^^describes trade, 0.287
b.^^describes& -0.205
b.^^do  -0.573
b.^^do common  -0.158
b.^^do describes  -0.065
b.^^do do  -0.337
b.^^do kind  -0.154
b.^^do logo  -0.261
b.^^do thing  -0.115
b.^^do trade  -0.281
b.^^for  0.44
b.^^for art  -0.474
b.^^for poss  -0.486
b.^^hi  -0.397
b.^^hi at  -0.056
b.^^hi common, -0.086
b.^^hi kind, -0.396
b.^^hi will  -0.043
b.^^hi! 0.057
b.^^hi, -0.184
b.^^hi,be  -0.207
b.^^hi,poss  -0.129
b.^^hi,subj  -0.111
b.^^hin -0.066
b.^^kind  -0.713
b.^^kind at  -0.353
b.^^kind at_ -0.169
b.^^kind kind  -0.206
b.^^kind strange  0.263
b.^^kind: 0.255
b.^^kind:art  -0.158
b.^^like  -0.259
b.^^logo  -0.051
b.^^logo at  0.273
b.^^logo for  0.138
b.^^logo forq 0.165
b.^^logo strange  -0.063
b.^^logo wish  -0.188
b.^^logo, -0.226
b.^^logo: 0.221
b.^^name  0.074
b.^^name: -0.196
b.^^name:ordinary  -0.164
b.^^name:strange  -0.123
b.^^name:strange& -0.109
b.^^name:strangen -0.213
b.^^ordinary  -0.84
b.^^ordinary art  -0.105
b.^^ordinary at  -0.234
b.^^ordinary kind  0.239
b.^^ordinary strange  -0.487
b.^^ordinary thing  -0.096
b.^^ordinary trade  0.375
b.^^past  -0.193
b.^^poss  -0.388
b.^^poss for  -0.131
b.^^poss kind  -0.273
b.^^poss name  -0.319
b.^^poss ordinary  -0.064
b.^^poss strange  -0.053
b.^^poss trade  -0.257
b.^^propera -0.311
b.^^strange  0.05
b.^^strange and  -0.358
b.^^strange at  -0.348
b.^^strange be  -0.369
b.^^strange common, 0.275
b.^^strange do  -0.111
b.^^strange kind  0.353
b.^^strange ordinary  -0.069
b.^^strange strange  -0.438
b.^^strange trade  -0.31
b.^^strange trade, -0.106
b.^^strange trade. -0.174
b.^^strange tradeq 0.221
b.^^strange! -0.197
b.^^strange& -0.438
b.^^strange, 0.19
b.^^strange,common  -0.123
b.^^strange. -0.437
b.^^strange: 0.259
b.^^strange~ -0.211
b.^^strange~trade  -0.072
b.^^subj  -0.472
b.^^subj be  0.495
b.^^subj common  -0.041
b.^^subj do  -0.162
b.^^subj kind  -0.09
b.^^subj ordinary  0.203
b.^^subj strange  -0.263
b.^^subj thing  -0.144
b.^^subj wish  -0.172
b.^^thing  -0.64
b.^^thing common  -0.129
b.^^thing do  0.264
b.^^thing kind  0.162
b.^^thing kind, 0.431
b.^^thing ordinary  -0.084
b.^^thing strange  -0.184
b.^^thing thing  -0.224
b.^^thing trade  0.331
b.^^thing trade, -0.243
b.^^thing& -0.351
b.^^thing- -0.238
b.^^trade  0.175
b.^^trade and  -0.187
b.^^trade at  0.127
b.^^trade be  -0.287
b.^^trade call  0.424
b.^^trade common  0.413
b.^^trade describes  -0.194
b.^^trade do  -0.691
b.^^trade for  -0.533
b.^^trade kind  0.403
b.^^trade kind, 0.194
b.^^trade kind. 0.287
b.^^trade kindq 0.221
b.^^trade logo. -0.099
b.^^trade ordinary  0.343
b.^^trade ordinaryq 0.122
b.^^trade strange  -0.329
b.^^trade strange, -0.079
b.^^trade subj  -0.217
b.^^trade thing  0.28
b.^^trade thing, -0.369
b.^^trade trade  0.423
b.^^trade trade, -0.196
b.^^trade tradeq 0.137
b.^^trade& -0.281
b.^^trade, 0.103
b.^^trade,strange, -0.108
b.^^tradeq 0.129
b.^^will  -0.189
b.^^will subj  -0.225
b.^^wish  -0.32
b.^^wish art  -0.096
b.^^wish do  -0.098
b.^^wish logo  -0.223
b.^^wish ordinary  -0.127
b.^q -0.057
b.^q^q -0.057
b.^q^q^q -0.057
b._ -0.386
b.a -0.692
b.adv adv  0.163
b.adv and  -0.092
b.adv art  -0.296
b.adv art name, 0.192
b.adv art strange  -0.043
b.adv at  -0.522
b.adv be  -0.102
b.adv be art  -0.063
b.adv common at  -0.086
b.adv common common  -0.128
b.adv common, -0.101
b.adv common. 0.159
b.adv describes  -0.085
b.adv do  -0.134
b.adv for  -0.14
b.adv kind at  -0.287
b.adv kind, 0.204
b.adv name  -0.187
b.adv ordinary  -0.126
b.adv ordinary, 0.511
b.adv ordinary. -0.179
b.adv poss  -0.181
b.adv poss adv  0.295
b.adv strange  -0.163
b.adv strange adv  -0.166
b.adv strange, 0.314
b.adv strange. 0.122
b.adv subj  -0.101
b.adv subj be  0.202
b.adv subj strange  -0.075
b.adv thing  -0.125
b.adv thing art  -0.08
b.adv thing subj  -0.113
b.adv thing. -0.068
b.adv thingq -0.09
b.adv trade  -0.242
b.adv trade at  -0.175
b.adv trade for  -0.099
b.adv trade kind  0.296
b.adv trade thing  -0.055
b.adv trade, -0.211
b.adv trade. 0.08
b.adv trade.colour  -0.091
b.adv wish  -0.113
b.adv, -0.284
b.adv,art  -0.117
b.adv,common  -0.085
b.adv,neg  -0.069
b.adv,thing  -0.149
b.adv.colour  -0.059
b.adv.describes  -0.055
b.adv: -0.107
b.adv:do  -0.125
b.advn -0.069
b.advq 0.085
b.and  -0.747
b.and adv  -0.139
b.and adv poss  0.255
b.and adv trade. 0.102
b.and art  -0.37
b.and art kind  -0.122
b.and art look  -0.132
b.and art name  -0.355
b.and art ordinary  -0.072
b.and art strange  -0.236
b.and at  -0.225
b.and at ordinary  -0.088
b.and be  -0.168
b.and be call  0.101
b.and colour  -0.21
b.and colour ordinary, -0.064
b.and colour, -0.185
b.and colour,art  -0.363
b.and colour,at  -0.227
b.and colour,common  -0.27
b.and colour,describes  -0.043
b.and colour,describes, -0.173
b.and colour,look  -0.178
b.and colour,neg  -0.161
b.and colour.art  -0.247
b.and colour.strange  -0.098
b.and colour; -0.167
b.and common  -0.183
b.and common at  -0.177
b.and common colour. -0.096
b.and common trade, 0.431
b.and common. -0.252
b.and describes  -0.114
b.and describes colour, -0.168
b.and describes colour. -0.086
b.and describes. -0.242
b.and do  -0.242
b.and do art  0.242
b.and do common  -0.24
b.and do subj  -0.083
b.and do thing  -0.211
b.and do thing, -0.08
b.and do trade. -0.3
b.and for  -0.071
b.and for art  -0.211
b.and kind  0.117
b.and name  -0.151
b.and neg  -0.23
b.and neg colour, 0.334
b.and neg common. -0.084
b.and ordinary  0.25
b.and ordinary, -0.083
b.and ordinary. -0.24
b.and poss  -0.425
b.and poss ordinary  -0.076
b.and strange  -0.536
b.and strange at  -0.21
b.and strange for  0.576
b.and strange strange  -0.064
b.and strange, -0.629
b.and strange. -0.051
b.and subj  -0.442
b.and subj be  -0.214
b.and subj common  -0.1
b.and subj do  -0.079
b.and subj ordinary  -0.132
b.and subj strange  0.303
b.and subj thing. -0.112
b.and subj will  -0.089
b.and subj wish  -0.091
b.and thing  0.329
b.and thing at  -0.151
b.and thing subj  -0.17
b.and thing thing  -0.27
b.and thing, -0.318
b.and thing. -0.103
b.and thing.describes  -0.051
b.and thing? -0.106
b.and trade  -0.072
b.and trade at  -0.095
b.and trade kind, -0.43
b.and trade, 0.538
b.and trade. -0.261
b.and will  -0.177
b.and- -0.52
b.art  -0.29
b.art adv  -0.23
b.art adv strange  -0.066
b.art and  -0.041
b.art art  -0.58
b.art be  -0.083
b.art colour  -0.293
b.art colour. -0.049
b.art common  -0.421
b.art common adv  -0.158
b.art common at  -0.414
b.art common say  0.298
b.art common thing. 0.206
b.art common where  -0.088
b.art common. -0.302
b.art commonn -0.139
b.art commonq -0.246
b.art describes  -0.633
b.art describes at  0.047
b.art describes logo  -0.076
b.art describes logo, -0.041
b.art describes. 0.132
b.art do  -0.095
b.art do name  -0.078
b.art field  -0.157
b.art field at  0.461
b.art field, -0.13
b.art field. -0.065
b.art hi  -0.156
b.art kind  0.238
b.art kind at  0.186
b.art kind be  0.551
b.art kind beq 0.158
b.art kind call  0.409
b.art kind common  -0.084
b.art kind do  -0.183
b.art kind ordinary  0.147
b.art kind strange  -0.094
b.art kind thing  -0.083
b.art kind, 0.119
b.art kind. -0.1
b.art kind: 0.297
b.art kind:strange  -0.116
b.art logo  -0.574
b.art logo at  0.607
b.art logo be  0.251
b.art logo ordinary  -0.242
b.art logo will  0.219
b.art logo, -0.221
b.art logo. -0.162
b.art logo: -0.252
b.art look  -0.26
b.art look be  -0.194
b.art look strange  -0.041
b.art look, -0.062
b.art name  0.131
b.art name art  -0.192
b.art name at  0.443
b.art name be  0.836
b.art name common  -0.047
b.art name strange  -0.095
b.art name subj  -0.201
b.art name, 0.108
b.art name,strange  -0.059
b.art name. -0.092
b.art name: 0.148
b.art ordinary  -0.648
b.art ordinary art  -0.107
b.art ordinary at  -0.583
b.art ordinary be  0.124
b.art ordinary strange  0.455
b.art ordinary thing  -0.047
b.art ordinary thing. -0.052
b.art ordinary, -0.045
b.art ordinary. 0.224
b.art past  -0.422
b.art past strange  -0.113
b.art past trade  -0.238
b.art poss trade  0.175
b.art proper  -0.38
b.art say  0.045
b.art say at  -0.121
b.art say, -0.227
b.art strange  -0.096
b.art strange and  -0.126
b.art strange art  -0.055
b.art strange at  -0.362
b.art strange be  0.207
b.art strange common. -0.103
b.art strange do  -0.145
b.art strange for  -0.098
b.art strange ordinary  -0.366
b.art strange strange  -0.439
b.art strange strange, -0.296
b.art strange strange. -0.129
b.art strange subj  -0.108
b.art strange thing  -0.285
b.art strange thing. -0.264
b.art strange trade  -0.361
b.art strange trade. -0.22
b.art strange will  0.308
b.art strange& -0.278
b.art strange, -0.369
b.art strange- -0.11
b.art strange.art  -0.271
b.art strange.strange  -0.183
b.art strange: -0.392
b.art strange:art  -0.3
b.art strangen -0.063
b.art strangeq -0.29
b.art subj  -0.139
b.art subj be  -0.096
b.art tagl beq -0.192
b.art taglq -0.108
b.art thing  -0.476
b.art thing at  -0.575
b.art thing be  0.296
b.art thing thing, -0.133
b.art thing thing. -0.298
b.art thing trade  -0.042
b.art thing trade. -0.344
b.art thing, -0.078
b.art thing. -0.151
b.art thing.adv  -0.177
b.art thing.colour  -0.075
b.art thing.strange  -0.078
b.art trade  0.211
b.art trade art  0.489
b.art trade at  0.045
b.art trade be  0.427
b.art trade call  0.316
b.art trade common  -0.208
b.art trade do  -0.259
b.art trade kind  0.292
b.art trade ordinary  -0.347
b.art trade strange  -0.295
b.art trade subj  -0.128
b.art trade trade  -0.219
b.art trade, 0.123
b.art trade. -0.21
b.art where. -0.282
b.art. -0.317
b.art_ -0.213
b.art_kind  0.457
b.art_name  -0.047
b.art_past  -0.289
b.art_strange  -0.068
b.as  -0.242
b.as art  -0.311
b.at  -0.377
b.at adv  -0.197
b.at art  -0.772
b.at art colour  -0.072
b.at art common  -0.108
b.at art common. -0.043
b.at art describes. 0.195
b.at art field  -0.065
b.at art field, -0.13
b.at art look  -0.252
b.at art name  -0.081
b.at art name, -0.095
b.at art ordinary  -0.129
b.at art ordinary. 0.211
b.at art past  -0.246
b.at art strange  -0.286
b.at art strange, -0.107
b.at art strange. -0.63
b.at art strange: -0.069
b.at art thing, 0.042
b.at art thing. 0.129
b.at art trade  -0.09
b.at art trade, 0.352
b.at art trade. -0.179
b.at art_ -0.368
b.at at  -0.125
b.at be  -0.44
b.at be call  -0.375
b.at call  -0.166
b.at colour  -0.242
b.at colour, -0.074
b.at colour. -0.46
b.at common  -0.336
b.at common at  -0.312
b.at common common. -0.3
b.at common do  -0.062
b.at common thing  -0.053
b.at common, 0.268
b.at common- -0.061
b.at common. -0.203
b.at common: 0.279
b.at commonq 0.13
b.at describes  -0.162
b.at describes. -0.228
b.at do  -0.526
b.at do describes  -0.128
b.at do kind. -0.296
b.at do ordinary  -0.273
b.at do thing  -0.08
b.at do thing. -0.278
b.at do trade  -0.328
b.at do trade, 0.411
b.at field  -0.116
b.at hi  -0.161
b.at kind  -0.278
b.at kind, -0.237
b.at kind: 0.252
b.at name  -0.194
b.at name. -0.072
b.at neg  -0.273
b.at number  -0.041
b.at number, 0.293
b.at number. -0.163
b.at ordinary  -0.593
b.at ordinary and  -0.503
b.at ordinary at  -0.201
b.at ordinary common  -0.041
b.at ordinary ordinary  0.269
b.at ordinary ordinary, -0.063
b.at ordinary strange. -0.224
b.at ordinary, -0.098
b.at ordinary,art  -0.316
b.at ordinary,at  -0.268
b.at ordinary,common  -0.22
b.at ordinary,neg  -0.14
b.at ordinary,strange  -0.312
b.at ordinary- -0.166
b.at ordinary. 0.188
b.at ordinary: 0.218
b.at ordinaryn -0.182
b.at ordinaryq 0.084
b.at past  -0.053
b.at place  -0.154
b.at place and  -0.123
b.at place art  0.527
b.at place call  0.431
b.at place, 0.212
b.at place,common  -0.076
b.at place,ordinary  -0.101
b.at place,subj  -0.251
b.at place. -0.159
b.at place.art  -0.404
b.at place.colour, -0.169
b.at place: 0.283
b.at poss  -0.293
b.at poss ordinary  -0.119
b.at proper  -0.2
b.at proper and  -0.06
b.at proper. -0.116
b.at propera -0.198
b.at properastrange. -0.188
b.at say  0.101
b.at strange  -0.435
b.at strange and  -0.15
b.at strange art  -0.089
b.at strange at  -0.42
b.at strange call  0.14
b.at strange common  -0.07
b.at strange do  -0.228
b.at strange for  -0.339
b.at strange strange  -0.494
b.at strange strange, -0.1
b.at strange strange. -0.225
b.at strange thing  -0.256
b.at strange thing. -0.227
b.at strange trade  -0.46
b.at strange trade, 0.264
b.at strange trade. -0.076
b.at strange& -0.161
b.at strange, -0.12
b.at strange,at  -0.334
b.at strange,colour  -0.059
b.at strange,common  -0.056
b.at strange,kind  -0.141
b.at strange,ordinary  -0.079
b.at strange,poss  -0.065
b.at strange,strange  -0.126
b.at strange,subj  -0.053
b.at strange. -0.393
b.at strange.art  -0.185
b.at strange.do  -0.078
b.at strange.name: 0.196
b.at strange: -0.407
b.at strangen -0.244
b.at strangeq 0.198
b.at subj  -0.144
b.at subj, -0.274
b.at subj. -0.135
b.at subj.common  -0.047
b.at thing  -0.561
b.at thing and  -0.331
b.at thing at  -0.103
b.at thing subj  -0.05
b.at thing trade  -0.184
b.at thing trade. 0.257
b.at thing, -0.17
b.at thing,colour  -0.052
b.at thing. 0.212
b.at thing.art  -0.229
b.at thing: 0.21
b.at trade  0.474
b.at trade and  -0.054
b.at trade at  -0.47
b.at trade call  0.296
b.at trade do  -0.357
b.at trade ordinary  -0.373
b.at trade strange  -0.288
b.at trade strange. 0.417
b.at trade subj  -0.121
b.at trade trade. -0.304
b.at trade, 0.376
b.at trade,ordinary  -0.316
b.at trade,strange  -0.115
b.at trade,subj  -0.115
b.at trade,thing  -0.107
b.at trade,trade  -0.173
b.at trade. -0.17
b.at tradeq 0.312
b.at- -0.097
b.at. -0.377
b.at.4d -0.203
b.at.aI 0.275
b.at.aI^ -0.745
b.at.aboutX^ -0.152
b.at.aboutx -0.518
b.at.abovex -0.061
b.at.agencex -0.171
b.at.agencyx -0.256
b.at.aiA -0.12
b.at.aiA^ -0.175
b.at.alsox -0.423
b.at.alsx -0.069
b.at.altenx -0.061
b.at.amx -0.197
b.at.anX^ -0.277
b.at.ancienx -0.089
b.at.andA -0.162
b.at.andX -0.095
b.at.andX^ 0.196
b.at.andx -0.891
b.at.anx -0.4
b.at.anx^ -0.071
b.at.appx -0.493
b.at.arex -0.258
b.at.asx -0.605
b.at.atelierX 0.264
b.at.atx -0.398
b.at.auchx -0.099
b.at.aufX^ -0.198
b.at.aufx -0.133
b.at.ausx -0.139
b.at.avecx -0.068
b.at.avoidX^ -0.182
b.at.avoidx -0.097
b.at.ax -1.012
b.at.ax^ -0.559
b.at.badgeX^ -0.287
b.at.badgex -0.188
b.at.barX 0.041
b.at.barx -0.131
b.at.beenx -0.053
b.at.beforex -0.098
b.at.behindx -0.227
b.at.beix -0.062
b.at.belowx -0.136
b.at.bestX^ -0.058
b.at.bestx -0.064
b.at.bex -0.442
b.at.bigX 0.593
b.at.bigX^ -0.069
b.at.bigx -0.199
b.at.blogx -0.101
b.at.boaX^ -0.135
b.at.bonjourX^ -0.154
b.at.bookx -0.099
b.at.brandX^ -0.568
b.at.brandx -0.217
b.at.brandx^ -0.221
b.at.buchstabenX -0.171
b.at.businessX^ -0.157
b.at.businessx -0.153
b.at.butx -0.181
b.at.byx -0.547
b.at.cabinetX^ -0.388
b.at.cabinetx -0.07
b.at.cafex -0.116
b.at.calledX^ -0.491
b.at.calledx -0.511
b.at.callx -0.106
b.at.canX^ -0.227
b.at.canx -0.209
b.at.canx^ -0.294
b.at.caratterix -0.169
b.at.centrex -0.265
b.at.chamadax -0.046
b.at.cherchex -0.1
b.at.clinicX -0.352
b.at.clinicx -0.262
b.at.clubX -0.688
b.at.clubx -0.148
b.at.coloresX^ -0.086
b.at.coloriX^ -0.177
b.at.colorsX^ -0.083
b.at.coloursX^ -0.206
b.at.coloursx -0.076
b.at.coloursx^ -0.083
b.at.colourx -0.074
b.at.comeX 0.189
b.at.comex -0.165
b.at.comox -0.121
b.at.companyX -0.168
b.at.companyX^ -0.353
b.at.companyx -0.427
b.at.conx -0.046
b.at.coresX^ -0.051
b.at.couldx -0.111
b.at.crestx^ -0.108
b.at.dI -0.342
b.at.daX 0.305
b.at.darunterx -0.096
b.at.dasX^ -0.067
b.at.dasx -0.211
b.at.dax -0.132
b.at.dearX^ -0.28
b.at.demx -0.211
b.at.denx -0.191
b.at.derX^ -0.437
b.at.derx -0.175
b.at.dex -0.716
b.at.dieX^ -0.532
b.at.diex -0.241
b.at.dix -0.258
b.at.doX 0.331
b.at.doX^ -0.114
b.at.dontx -0.065
b.at.dontx^ -0.043
b.at.dox -0.229
b.at.dux -0.41
b.at.dx -0.138
b.at.einX^ -0.331
b.at.einerx -0.058
b.at.einex -0.18
b.at.einx -0.544
b.at.elX 0.416
b.at.elX^ -0.046
b.at.emblemX^ -0.101
b.at.emx -0.046
b.at.enseignex -0.141
b.at.enx -0.263
b.at.estx -0.103
b.at.etx -0.093
b.at.everyoneX^ -0.057
b.at.everyonex -0.072
b.at.ex -0.392
b.at.familyX^ -0.417
b.at.farbenX^ -0.133
b.at.firmX^ -0.076
b.at.firmx -0.282
b.at.fontX^ -0.111
b.at.fontex -0.06
b.at.fontx -0.205
b.at.forX^ -0.591
b.at.forx -0.569
b.at.fromX^ -0.338
b.at.fromx -0.399
b.at.furX^ -0.394
b.at.furx -0.306
b.at.getx -0.098
b.at.groupx -0.2
b.at.hattenx -0.15
b.at.heisstx -0.125
b.at.helloX^ -0.35
b.at.hellox^ -0.18
b.at.heyX^ -0.064
b.at.heyx^ -0.176
b.at.hiX^ -0.188
b.at.hix^ -0.22
b.at.holaX^ -0.087
b.at.holax^ -0.046
b.at.iI -0.216
b.at.iI^ -0.39
b.at.ichX^ -0.105
b.at.ichx -0.061
b.at.iconex -0.058
b.at.iconx -0.219
b.at.iconx^ -0.214
b.at.idX -0.092
b.at.idX^ -0.144
b.at.ilX 0.306
b.at.ilX^ -0.47
b.at.illX -0.343
b.at.ilx -0.336
b.at.imX -0.173
b.at.imX^ -0.607
b.at.imagenx -0.078
b.at.imx -0.118
b.at.inX^ -0.127
b.at.inx -0.75
b.at.isntx -0.08
b.at.istx -0.064
b.at.isx -0.775
b.at.itX -0.147
b.at.itX^ -0.191
b.at.itsX^ -0.55
b.at.itsx -0.568
b.at.itsx^ -0.284
b.at.itx -0.799
b.at.ix -0.104
b.at.ix^ -0.119
b.at.jeX^ -0.151
b.at.jex -0.1
b.at.justX^ -0.379
b.at.justx -0.455
b.at.justx^ -0.192
b.at.keinex -0.245
b.at.keinx -0.058
b.at.kindX^ -0.042
b.at.kindx -0.168
b.at.lA 0.203
b.at.lA^ -0.598
b.at.laX 0.669
b.at.laX^ 0.203
b.at.labelX^ -0.149
b.at.labelx -0.115
b.at.lasx -0.049
b.at.launchingx -0.264
b.at.lax -0.073
b.at.layoutX^ -0.107
b.at.leX -0.362
b.at.leX^ -0.424
b.at.lesX 0.376
b.at.lesx -0.045
b.at.letrasx -0.128
b.at.letteringx -0.073
b.at.lettersX^ -0.1
b.at.lettersx -0.212
b.at.lex -0.188
b.at.likex -0.297
b.at.littleX 0.452
b.at.littlex 0.277
b.at.logoX -0.31
b.at.logoX^ -0.769
b.at.logox -0.797
b.at.logox^ -0.305
b.at.lojax -0.381
b.at.lookingX^ -0.103
b.at.lookingx -0.094
b.at.lox -0.475
b.at.lx -0.455
b.at.madeX 0.043
b.at.maisonX 0.481
b.at.makeX^ -0.046
b.at.makex -0.098
b.at.makex^ -0.07
b.at.marcaX^ -0.287
b.at.markx -0.27
b.at.mascotx -0.116
b.at.mayX -0.241
b.at.mayx -0.097
b.at.meinx -0.09
b.at.mex -0.276
b.at.miX^ -0.172
b.at.mitx -0.202
b.at.mochtex -0.068
b.at.monogramX^ -0.319
b.at.monogramx -0.05
b.at.monogramx^ -0.162
b.at.monx -0.404
b.at.mustx -0.062
b.at.myX^ -0.256
b.at.myx -0.397
b.at.myx^ -0.196
b.at.nadaX^ -0.127
b.at.nadax -0.045
b.at.nameX -0.265
b.at.nameX^ -0.608
b.at.namedx -0.239
b.at.namenX -0.195
b.at.namesx -0.427
b.at.namex -0.638
b.at.namex^ -0.22
b.at.naox -0.193
b.at.nax -0.102
b.at.necesitamosX^ -0.132
b.at.needX^ -0.173
b.at.neededx -0.114
b.at.needsx -0.29
b.at.needx -0.12
b.at.needx^ -0.162
b.at.neuesx -0.089
b.at.newX^ -0.141
b.at.newx -0.074
b.at.newx^ -0.102
b.at.nextx -0.097
b.at.nichtx -0.282
b.at.noA -0.311
b.at.noA^ -0.31
b.at.noX -0.104
b.at.nomX^ -0.292
b.at.nombreX^ -0.203
b.at.nombrex -0.051
b.at.nomeX^ -0.275
b.at.nomex -0.117
b.at.nomx -0.06
b.at.nonx -0.11
b.at.nosX^ -0.169
b.at.notX^ -0.135
b.at.nothingX^ -0.207
b.at.nothingx -0.067
b.at.notreX^ -0.117
b.at.nousX^ -0.361
b.at.nousx -0.051
b.at.nowX^ -0.306
b.at.nowx -0.655
b.at.nox -0.734
b.at.nox^ -0.302
b.at.nuncaX -0.05
b.at.oI 0.312
b.at.oI^ 0.16
b.at.officex -0.061
b.at.offx -0.111
b.at.ofx -0.477
b.at.ohnex -0.168
b.at.olaX^ -0.325
b.at.oldX 0.315
b.at.oldX^ 0.191
b.at.oldx -0.168
b.at.onX^ -0.129
b.at.onlyX^ -0.055
b.at.onlyx -0.317
b.at.onlyx^ -0.168
b.at.onx -0.544
b.at.openX 0.133
b.at.openX^ -0.419
b.at.openingx -0.088
b.at.orx -0.07
b.at.ourX^ -0.241
b.at.ourx -0.408
b.at.ourx^ -0.144
b.at.overx -0.243
b.at.ox -0.298
b.at.parax -0.276
b.at.pasX^ -0.108
b.at.pasx -0.123
b.at.peopleX^ -0.121
b.at.perx -0.095
b.at.petitX -0.251
b.at.petitx -0.087
b.at.picturex -0.054
b.at.pleaseX^ -0.396
b.at.pleasex -0.19
b.at.pleasex^ -0.045
b.at.plusx -0.106
b.at.podcastX^ -0.091
b.at.podcastx -0.092
b.at.pourX^ -0.155
b.at.pourx -0.239
b.at.productX^ -0.085
b.at.productx -0.284
b.at.projectX^ -0.093
b.at.projectx -0.184
b.at.queremosX^ -0.061
b.at.queremosx -0.05
b.at.queroX^ -0.144
b.at.reallyx -0.13
b.at.rentx -0.1
b.at.repairsx -0.105
b.at.restaurantx -0.096
b.at.runningx -0.058
b.at.runx -0.048
b.at.sansX -0.254
b.at.sansX^ -0.049
b.at.sansx -0.235
b.at.sansx^ -0.169
b.at.saysx -0.363
b.at.sayx -0.095
b.at.schoolX -0.073
b.at.schoolx -0.188
b.at.schriftX -0.192
b.at.schriftX^ -0.084
b.at.sellsx -0.076
b.at.semx -0.19
b.at.senzax -0.116
b.at.servicex -0.341
b.at.shex^ -0.112
b.at.shopA -0.221
b.at.shopx -0.163
b.at.shouldx -0.182
b.at.siamoX^ -0.259
b.at.simbolox -0.105
b.at.simplyx -0.346
b.at.sinX 0.142
b.at.sindx -0.075
b.at.sinx -0.171
b.at.skipX^ -0.058
b.at.sloganX^ -0.043
b.at.sloganx -0.255
b.at.sloganx^ -0.087
b.at.smallX 0.055
b.at.smallX^ 0.147
b.at.smallx -0.128
b.at.soX^ 0.13
b.at.sollx -0.284
b.at.somosX^ -0.348
b.at.sox -0.356
b.at.sox^ -0.262
b.at.startupX^ -0.04
b.at.startupx -0.11
b.at.stehtx -0.22
b.at.stillx -0.328
b.at.studioX 0.299
b.at.studioX^ -0.247
b.at.studiox 0.136
b.at.styleX^ -0.068
b.at.stylex -0.174
b.at.suchtx -0.109
b.at.symbolX^ -0.089
b.at.symbolx -0.16
b.at.taglineX^ -0.165
b.at.taglinex -0.058
b.at.taglinex^ -0.149
b.at.tardex -0.053
b.at.teamx -0.041
b.at.textox -0.072
b.at.textx -0.151
b.at.thankX^ -0.116
b.at.thanksX^ -0.146
b.at.thatsX^ -0.318
b.at.thatsx -0.092
b.at.thatsx^ -0.067
b.at.thatx -0.272
b.at.thatx^ -0.075
b.at.theX 0.539
b.at.theX^ 0.26
b.at.thenx -0.114
b.at.theresX^ -0.074
b.at.thex -0.218
b.at.thex^ -0.186
b.at.theyX^ -0.095
b.at.thinkX^ -0.153
b.at.tinyX 0.129
b.at.tipox 0.163
b.at.toox -0.157
b.at.topx -0.056
b.at.townx -0.043
b.at.tox -0.463
b.at.tresX 0.527
b.at.typeX^ -0.272
b.at.typex -0.116
b.at.umax -0.074
b.at.umx -0.627
b.at.unX^ -0.258
b.at.unax -0.592
b.at.underx -0.059
b.at.undx -0.368
b.at.unex -0.533
b.at.unsereX^ -0.153
b.at.unserex -0.125
b.at.unsx -0.235
b.at.unx -0.528
b.at.unx^ -0.196
b.at.usedx -0.049
b.at.usx -0.087
b.at.wantedx -0.087
b.at.wantsx -0.229
b.at.wantx -0.14
b.at.wasx -0.161
b.at.weX -0.332
b.at.weX^ -0.456
b.at.weareX^ -0.636
b.at.wearex -0.176
b.at.wearex^ -0.259
b.at.wellx -0.156
b.at.werex -0.141
b.at.werkstattX 0.381
b.at.wex -0.344
b.at.wex^ -0.589
b.at.whatX -0.21
b.at.whatX^ -0.187
b.at.whatx -0.093
b.at.whox -0.139
b.at.willx -0.15
b.at.wirX^ -0.397
b.at.wirx -0.281
b.at.withX^ -0.117
b.at.withoutx -0.088
b.at.withx -0.549
b.at.wordmarkX^ -0.133
b.at.wordmarkx -0.17
b.at.wordsx -0.162
b.at.worksX -0.072
b.at.wouldx -0.241
b.at.writex -0.096
b.at.writingx -0.044
b.at.yetx -0.282
b.at.yourx -0.081
b.at.youx -0.238
b.at.yx -0.257
b.at.zeichenX -0.288
b.at: -0.391
b.at_ -0.306
b.at_strange  -0.045
b.at_strange, -0.221
b.at_trade  0.322
b.atq 0.099
b.be  0.254
b.be adv  0.373
b.be adv strange. 0.125
b.be and  -0.178
b.be art  0.195
b.be art kind  0.127
b.be art kind. -0.1
b.be art name, -0.12
b.be art name. -0.042
b.be art strange  -0.22
b.be art trade  -0.055
b.be at  -0.417
b.be call  0.155
b.be call common  -0.205
b.be call describes  -0.051
b.be call ordinary  -0.255
b.be call strange  -0.092
b.be call strange. -0.046
b.be call thing  -0.169
b.be callq 0.077
b.be colour  -0.148
b.be colour and  -0.094
b.be common  -0.243
b.be common common  -0.058
b.be common. 0.19
b.be describes  -0.203
b.be describes and  -0.044
b.be do  0.363
b.be do colour  -0.147
b.be do ordinary, -0.084
b.be do strange  -0.128
b.be do thing. -0.182
b.be do trade  -0.398
b.be kind  -0.134
b.be number  -0.074
b.be number and  -0.048
b.be ordinary  -0.667
b.be ordinary at  -0.357
b.be ordinary strange  -0.337
b.be ordinary thing. -0.181
b.be ordinary& -0.177
b.be ordinary. -0.072
b.be poss  -0.041
b.be strange  0.045
b.be strange and  -0.092
b.be strange art  -0.043
b.be strange at  -0.217
b.be strange do  -0.404
b.be strange strange  -0.076
b.be strange strange. -0.148
b.be strange subj  -0.24
b.be strange, -0.331
b.be strange,common  -0.107
b.be strange. 0.055
b.be strange.describes  -0.063
b.be subj  0.212
b.be subj. 0.149
b.be thing  -0.279
b.be thing at  -0.103
b.be thing& -0.1
b.be thing. -0.243
b.be trade  -0.276
b.be trade at  -0.069
b.be. -0.276
b.be: -0.181
b.beq 0.34
b.call  0.321
b.call adv  -0.323
b.call art  -0.344
b.call at  0.192
b.call colour  -0.117
b.call common  0.083
b.call describes  -0.148
b.call kind  -0.398
b.call ordinary  -0.471
b.call ordinary& -0.043
b.call strange  -0.413
b.call strange strange. -0.047
b.call strange& -0.042
b.call strange, -0.111
b.call strange,colour  -0.093
b.call strange. -0.492
b.call strange.describes, -0.07
b.call strange.ordinary  -0.049
b.call strange.thing  -0.04
b.call subj  0.504
b.call subj ordinary  -0.185
b.call subj strange  -0.182
b.call subj strange. -0.053
b.call subj. -0.083
b.call thing  -0.232
b.call thing strange. -0.259
b.call thing& -0.109
b.call trade  -0.341
b.call- -0.166
b.call-common  0.324
b.call. -0.29
b.call? 0.165
b.callq 0.487
b.colour  -0.689
b.colour and  -0.629
b.colour and colour  -0.181
b.colour and colour, -0.155
b.colour and common  -0.054
b.colour and describes  -0.043
b.colour and describes. -0.233
b.colour at  -0.377
b.colour at art  -0.272
b.colour at do  -0.048
b.colour be  -0.216
b.colour colour  -0.15
b.colour colour, 0.282
b.colour describes  0.314
b.colour describes. -0.15
b.colour like  -0.047
b.colour logo, -0.375
b.colour look  -0.049
b.colour ordinary  -0.199
b.colour ordinary, -0.124
b.colour ordinary. -0.128
b.colour strange colour, 0.209
b.colour strange, -0.066
b.colour strange. -0.131
b.colour subj  -0.051
b.colour subj colour, -0.066
b.colour subj colour. -0.18
b.colour thing  -0.082
b.colour thing at  -0.063
b.colour thing, -0.287
b.colour thing. -0.159
b.colour trade  -0.173
b.colour! -0.122
b.colour& -0.385
b.colour&colour, -0.101
b.colour&colour,describes  -0.049
b.colour&colour; -0.048
b.colour, -0.327
b.colour,adv  -0.219
b.colour,art  -0.523
b.colour,at  -0.245
b.colour,colour  -0.048
b.colour,colour, 0.178
b.colour,colour,colour. -0.117
b.colour,colour,describes  -0.065
b.colour,colour. -0.347
b.colour,colour.common  -0.044
b.colour,colour.describes. -0.053
b.colour,colour.logo  -0.362
b.colour,colourn -0.085
b.colour,colournsay: -0.106
b.colour,common  -0.47
b.colour,describes  -0.242
b.colour,describes colour, -0.057
b.colour,describes colour. -0.205
b.colour,describes look, -0.184
b.colour,describes, -0.287
b.colour,describes,art  -0.127
b.colour,describes,common  -0.178
b.colour,describes. -0.124
b.colour,look  -0.221
b.colour,name  0.132
b.colour,neg  -0.232
b.colour,neg at  -0.064
b.colour,neg thing, -0.095
b.colour,ordinary  -0.196
b.colour,say  -0.112
b.colour,strange  -0.179
b.colour,thing  -0.204
b.colour,thing& -0.244
b.colour,thing, -0.151
b.colour,trade  -0.072
b.colour- -0.096
b.colour. -0.469
b.colour.art  -0.475
b.colour.art common  -0.064
b.colour.art strange  0.468
b.colour.be  0.513
b.colour.common  -0.077
b.colour.describes  -0.057
b.colour.describes describes. -0.102
b.colour.describes, -0.153
b.colour.describes. -0.266
b.colour.logo  -0.462
b.colour.name  0.099
b.colour.name: 0.143
b.colour.neg thing. -0.098
b.colour.strange  -0.188
b.colour.subj be  0.075
b.colour.tagl: -0.203
b.colour.thing. -0.081
b.colour.trade  -0.052
b.colour/ -0.099
b.colour/colour, 0.173
b.colour; -0.297
b.colour? -0.133
b.colourn -0.136
b.colournlook: -0.075
b.colournlook:describesn -0.045
b.colournsay: -0.106
b.colournsay:describes, -0.105
b.colourq 0.134
b.colour~ -0.219
b.common  -0.491
b.common adv  -0.149
b.common adv. -0.064
b.common and be  -0.166
b.common and do  -0.074
b.common and ordinary  -0.054
b.common art  -0.071
b.common art art  -0.096
b.common art describes  -0.164
b.common art name  -0.341
b.common art ordinary  -0.06
b.common art strange  -0.18
b.common art trade  -0.334
b.common at  -0.279
b.common at adv  -0.153
b.common at colour  -0.229
b.common at common  -0.137
b.common at ordinary, -0.255
b.common at poss  -0.105
b.common at strange  -0.12
b.common at strange, -0.044
b.common at strange. -0.136
b.common at subj  -0.113
b.common at subj, -0.266
b.common at subj. 0.114
b.common at thing  -0.33
b.common at trade  -0.417
b.common at trade. -0.2
b.common be  0.374
b.common be call  0.54
b.common beq 0.102
b.common call  0.465
b.common call strange  -0.041
b.common colour  0.067
b.common colour, -0.185
b.common colour,describes  -0.047
b.common colour. 0.125
b.common colour.art  -0.257
b.common common  -0.595
b.common common and  0.349
b.common common art  0.17
b.common common at  -0.362
b.common common be  -0.254
b.common common common  -0.378
b.common common common. 0.129
b.common common for  0.099
b.common common subj  -0.075
b.common common thing  -0.118
b.common common trade  -0.05
b.common common trade, 0.103
b.common common, -0.522
b.common common.art  -0.186
b.common common: -0.057
b.common describes  -0.112
b.common describes for  -0.281
b.common describes, 0.241
b.common describes,common  -0.112
b.common describes,neg  -0.053
b.common describes. 0.199
b.common describes.art  -0.19
b.common describesn -0.043
b.common do  -0.438
b.common do common  -0.071
b.common do describes  -0.081
b.common do thing  -0.06
b.common field  -0.086
b.common for  0.216
b.common for art  0.318
b.common for do  -0.1
b.common for ordinary  -0.174
b.common for poss  -0.278
b.common for strange  -0.117
b.common kind  -0.083
b.common kind for  -0.273
b.common like  -0.297
b.common like do  -0.087
b.common look, -0.054
b.common neg  -0.186
b.common neg, -0.1
b.common number, 0.214
b.common number,common  -0.063
b.common number. 0.066
b.common ordinary  -0.398
b.common ordinary at  -0.344
b.common ordinary common  -0.126
b.common ordinary subj  -0.249
b.common ordinary, -0.049
b.common ordinary,common  -0.089
b.common ordinary. 0.281
b.common ordinary: -0.328
b.common ordinaryq -0.044
b.common poss  -0.082
b.common proper  -0.162
b.common proper. -0.154
b.common say  0.297
b.common strange and  -0.399
b.common strange at  -0.107
b.common strange trade  -0.121
b.common strange, -0.153
b.common strange. 0.099
b.common subj  -0.414
b.common subj and  -0.146
b.common subj art  0.353
b.common subj at  -0.044
b.common subj be  0.169
b.common subj common. -0.056
b.common subj do  -0.122
b.common subj will  -0.082
b.common subj. 0.16
b.common thing  -0.46
b.common thing at  -0.116
b.common thing be  -0.116
b.common thing ordinary  -0.189
b.common thing ordinary. -0.093
b.common thing trade  -0.259
b.common thing trade. -0.38
b.common thing, -0.322
b.common thing,subj  -0.115
b.common thing. -0.05
b.common thing.art  -0.267
b.common thing.do  -0.042
b.common thing.strange  -0.078
b.common thing: 0.368
b.common thingq -0.182
b.common trade  -0.322
b.common trade at  -0.381
b.common trade call  0.414
b.common trade common  -0.06
b.common trade kind  -0.179
b.common trade ordinary  0.316
b.common trade, 0.497
b.common trade,common  -0.07
b.common trade. 0.141
b.common tradeq 0.141
b.common where  -0.172
b.common where art  -0.053
b.common wish  -0.068
b.common& -0.24
b.common,adv  -0.082
b.common,adv subj  -0.097
b.common,adv. -0.227
b.common,at  0.292
b.common,colour/colour, 0.202
b.common,common  -0.17
b.common,for  -0.201
b.common,ordinary  -0.254
b.common,poss  0.315
b.common,strange  -0.065
b.common,strange, -0.226
b.common,subj  -0.323
b.common,subj be  -0.063
b.common,trade  -0.217
b.common- -0.47
b.common-ordinary  -0.181
b.common. 0.231
b.common.art  -0.257
b.common.art kind  -0.074
b.common.be  -0.338
b.common.colour  -0.041
b.common.colour, -0.052
b.common.common  -0.398
b.common.common common  -0.112
b.common.describes  -0.131
b.common.kind: 0.103
b.common.name: 0.149
b.common.neg  -0.075
b.common.ordinary  -0.048
b.common.poss  -0.084
b.common.poss call  0.119
b.common.strange  -0.112
b.common.strange. -0.153
b.common.subj  -0.117
b.common.subj thing  -0.085
b.common.thing  -0.116
b.common: 0.175
b.common:art  0.224
b.common:do  -0.106
b.common:thing  -0.178
b.common; -0.131
b.common? 0.126
b.commonn -0.387
b.commonq -0.187
b.cue+  1.007
b.cue+, 0.04
b.cue+. -0.555
b.cue+: 0.086
b.cue+? 0.306
b.cue+AC 0.197
b.cue+IC 0.258
b.cue+XC 0.586
b.cue+XD 0.496
b.cue+XO 0.15
b.cue+cC 0.417
b.cue+xC -0.051
b.cue+xD -0.408
b.cue+xO 0.123
b.cue+xl 0.347
b.cue+~ 0.175
b.cue-  -0.221
b.cue-XC -0.264
b.cue.appelee+ 0.318
b.cue.brand is+ 0.409
b.cue.brand name+ 0.402
b.cue.business name+ 0.142
b.cue.call it+ 0.236
b.cue.called+ 0.122
b.cue.called- -0.163
b.cue.chama se+ 0.327
b.cue.chamada+ 0.365
b.cue.client+ 0.335
b.cue.goes by+ 0.252
b.cue.heisst+ 0.289
b.cue.i run+ 0.329
b.cue.is called+ 0.427
b.cue.is named+ 0.752
b.cue.is now+ 0.335
b.cue.it's called+ 0.418
b.cue.llamada+ 0.275
b.cue.name is+ -0.138
b.cue.name's+ -0.064
b.cue.name+ 0.441
b.cue.nom+ -0.285
b.cue.nombre+ -0.319
b.cue.nome+ -0.287
b.cue.nos llamamos+ 0.346
b.cue.reading+ -0.144
b.cue.says+ 0.396
b.cue.se chama+ 0.073
b.cue.se llama+ 0.647
b.cue.should read+ -0.109
b.cue.si chiama+ 0.399
b.cue.studio name+ 0.496
b.cue.that reads+ -0.117
b.cue.that says+ -0.063
b.cue.the name+ -0.338
b.cue.the word+ -0.164
b.cue.under the name+ 0.611
b.cue.weare called+ 0.614
b.denied -0.481
b.describes  -0.39
b.describes and  -0.343
b.describes and colour. -0.132
b.describes and describes  -0.076
b.describes and neg  -0.045
b.describes at  -0.142
b.describes at do  -0.062
b.describes be  -0.331
b.describes colour  -0.117
b.describes colour, -0.319
b.describes colour,colour. -0.137
b.describes colour. -0.357
b.describes colour.describes. -0.043
b.describes colourn -0.098
b.describes common  -0.174
b.describes common for  -0.049
b.describes common. -0.042
b.describes describes  -0.245
b.describes describes for  0.369
b.describes describes look, 0.21
b.describes describes, -0.102
b.describes describes,and  -0.046
b.describes describes. -0.181
b.describes describesn -0.097
b.describes kind  -0.275
b.describes logo  -0.284
b.describes logo at  -0.254
b.describes logo for  0.402
b.describes logo, -0.088
b.describes logo. -0.113
b.describes look, -0.066
b.describes look. -0.152
b.describes neg, -0.108
b.describes ordinary  -0.53
b.describes ordinary strange, 0.282
b.describes ordinary, -0.094
b.describes say  -0.052
b.describes say, -0.117
b.describes strange  -0.145
b.describes strange, -0.185
b.describes strange. 0.385
b.describes subj  -0.101
b.describes thing  -0.382
b.describes thing at  -0.042
b.describes thing, -0.138
b.describes thing. -0.18
b.describes trade  -0.227
b.describes trade. -0.321
b.describes where  -0.233
b.describes& -0.508
b.describes&ordinary. -0.054
b.describes, -0.215
b.describes,and  -0.057
b.describes,art  -0.164
b.describes,at  -0.06
b.describes,at ordinary  -0.05
b.describes,be  -0.291
b.describes,colour  -0.099
b.describes,colour colour, 0.386
b.describes,colour, -0.062
b.describes,colour. -0.156
b.describes,common  -0.174
b.describes,describes. -0.276
b.describes,describesn -0.105
b.describes,do  -0.046
b.describes,like  -0.057
b.describes,neg  -0.172
b.describes,ordinary  -0.104
b.describes,ordinary describes, -0.099
b.describes,strange  -0.082
b.describes,subj be  -0.136
b.describes,thing  -0.125
b.describes,trade  -0.217
b.describes- -0.119
b.describes. -0.455
b.describes.art  -0.202
b.describes.art kind  -0.101
b.describes.colour  -0.17
b.describes.describes  -0.042
b.describes.kind  0.353
b.describes.look  -0.153
b.describes.name  -0.428
b.describes.ordinary  -0.144
b.describes.poss  -0.07
b.describes.thing  -0.201
b.describes: 0.234
b.describes; -0.266
b.describesn -0.167
b.describesncommon  -0.073
b.describesnlook: -0.041
b.describesnlook:colour, -0.08
b.describesq 0.424
b.do  -0.494
b.do adv  -0.218
b.do adv common. 0.1
b.do art  0.049
b.do art kind  0.258
b.do art strange  -0.348
b.do art thing. -0.193
b.do at  0.066
b.do at common  -0.169
b.do at ordinary. 0.31
b.do at poss  -0.406
b.do at strange  -0.23
b.do at trade. -0.085
b.do be  0.114
b.do be ordinary  -0.156
b.do call  -0.129
b.do colour  -0.15
b.do common  -0.398
b.do common at  -0.101
b.do common be  0.309
b.do common common. -0.13
b.do common describes. 0.263
b.do common for  0.419
b.do common kind  -0.075
b.do common thing  -0.203
b.do common, 0.197
b.do common- -0.115
b.do common. 0.235
b.do describes  -0.522
b.do describes common  -0.159
b.do describes describes  -0.064
b.do describes describes, -0.093
b.do describes describes. -0.063
b.do describes logo  -0.216
b.do describes subj  -0.08
b.do describes trade  -0.138
b.do describes trade. -0.168
b.do do  -0.45
b.do do describes  -0.101
b.do do kind  -0.141
b.do do logo  -0.062
b.do do name  -0.167
b.do do thing  -0.092
b.do kind  -0.41
b.do kind at  -0.058
b.do kind for  0.222
b.do kind subj  -0.097
b.do kind, 0.225
b.do kind. -0.355
b.do logo  -0.396
b.do logo at  -0.59
b.do logo for  0.643
b.do logo forq 0.244
b.do logo subj  -0.079
b.do logo, -0.511
b.do logo. -0.067
b.do logo: 0.132
b.do logo? -0.259
b.do name  -0.163
b.do name, -0.411
b.do name. -0.292
b.do neg  -0.074
b.do neg common  -0.315
b.do neg thing, -0.044
b.do number  -0.221
b.do ordinary  -0.363
b.do ordinary and  -0.111
b.do ordinary at  0.133
b.do ordinary ordinary  -0.249
b.do ordinary subj  -0.047
b.do ordinary, 0.072
b.do ordinary,common  -0.112
b.do ordinary. -0.379
b.do ordinaryq 0.218
b.do place, -0.077
b.do place. -0.174
b.do place: 0.243
b.do placeq 0.217
b.do poss  -0.211
b.do poss strange  0.177
b.do proper  -0.051
b.do strange  -0.57
b.do strange art  -0.209
b.do strange at  -0.357
b.do strange, 0.46
b.do strange- -0.268
b.do strange. 0.158
b.do subj  -0.247
b.do subj. -0.441
b.do taglq -0.168
b.do thing  -0.499
b.do thing art  -0.268
b.do thing at  -0.307
b.do thing common  0.121
b.do thing kind  -0.149
b.do thing kind. -0.26
b.do thing ordinary  -0.107
b.do thing strange  -0.047
b.do thing thing  -0.38
b.do thing thing. -0.223
b.do thing trade, 0.267
b.do thing trade. -0.155
b.do thing will  -0.254
b.do thing, -0.151
b.do thing,and  -0.063
b.do thing,common  -0.11
b.do thing- -0.13
b.do thing.art  -0.044
b.do thing.describes  -0.075
b.do thing.thing  -0.142
b.do thing? -0.277
b.do trade  -0.754
b.do trade and  -0.148
b.do trade at  -0.537
b.do trade call  0.086
b.do trade common  -0.115
b.do trade for  -0.241
b.do trade kind  -0.2
b.do trade kind, -0.253
b.do trade kind. -0.258
b.do trade strange  -0.074
b.do trade subj  -0.441
b.do trade thing  -0.301
b.do trade thing, 0.347
b.do trade thing. -0.106
b.do trade trade  -0.056
b.do trade trade, 0.509
b.do trade trade. 0.119
b.do trade, 0.287
b.do trade. 0.146
b.do trade.art  -0.351
b.do where  0.326
b.do, -0.5
b.do- -0.277
b.do-common  0.36
b.do. -0.089
b.do: 0.181
b.do:trade  -0.059
b.do? -0.251
b.don -0.248
b.field  -0.62
b.field at  0.461
b.field be call  0.183
b.field common  -0.127
b.field subj  -0.048
b.field subj. -0.087
b.field thing  -0.109
b.field trade, 0.298
b.field, 0.16
b.field. -0.12
b.field: -0.295
b.field:trade  -0.064
b.for  0.105
b.for adv  -0.331
b.for art  0.053
b.for art common  -0.248
b.for art kind  0.235
b.for art strange  -0.412
b.for art thing  -0.208
b.for art trade  0.191
b.for art trade. -0.152
b.for art_ -0.321
b.for colour  -0.196
b.for common  -0.217
b.for common at  -0.115
b.for common, -0.097
b.for common. 0.229
b.for describes  -0.325
b.for do  -0.229
b.for do adv  -0.11
b.for do kind  -0.225
b.for do poss  -0.181
b.for do strange  -0.321
b.for do thing  -0.191
b.for do trade  -0.264
b.for kind  -0.499
b.for ordinary  -0.242
b.for ordinary at  -0.498
b.for past  -0.11
b.for poss  -0.946
b.for poss kind  0.224
b.for poss kindq 0.174
b.for poss ordinary  -0.206
b.for poss strange  -0.125
b.for poss thing  -0.224
b.for poss trade  0.207
b.for poss trade, 0.207
b.for poss tradeq 0.168
b.for strange  0.157
b.for strange and  -0.149
b.for strange at  -0.2
b.for strange ordinary  -0.08
b.for strange ordinary, -0.216
b.for strange strange  -0.322
b.for strange strange, 0.28
b.for strange thing, -0.061
b.for strange trade  -0.125
b.for strange trade. -0.21
b.for strange& -0.13
b.for strange, 0.137
b.for strange. 0.302
b.for strange: 0.305
b.for subj  0.242
b.for subj at  -0.178
b.for subj strange  -0.064
b.for thing  -0.571
b.for thing thing. 0.332
b.for thing. 0.131
b.for trade  -0.35
b.for trade and  -0.144
b.for trade at  -0.058
b.for trade call  0.182
b.for trade kind  0.431
b.for trade ordinary  -0.261
b.for trade strange, -0.068
b.for trade trade  0.166
b.for trade. 0.096
b.for trade.common  -0.198
b.for trade.strange  -0.178
b.for trade.subj  -0.04
b.forq 0.539
b.forqstrangeq -0.083
b.hex  -0.172
b.hex and  -0.057
b.hex, -0.078
b.hi  -0.63
b.hi and  -0.319
b.hi at  -0.126
b.hi common, -0.086
b.hi hi, -0.123
b.hi hi,strange  -0.263
b.hi hin -0.141
b.hi kind, -0.396
b.hi ordinary, -0.104
b.hi ordinaryn -0.155
b.hi subj  -0.32
b.hi subj, -0.14
b.hi will  -0.043
b.hi! -0.04
b.hi, -0.671
b.hi,be  -0.207
b.hi,be do  -0.092
b.hi,ordinary  -0.382
b.hi,poss  -0.148
b.hi,strange  -0.263
b.hi,subj  -0.111
b.hi. -0.067
b.hin -0.164
b.hinposs  -0.044
b.k.1. -0.099
b.k.12  -0.133
b.k.12, -0.306
b.k.1911. -0.096
b.k.2  -0.318
b.k.2. -0.063
b.k.24  -0.232
b.k.3  -0.398
b.k.4  -0.331
b.k.5. -0.139
b.k.7  -0.431
b.k.9  -0.098
b.k.^^ 0.127
b.k.^q -0.057
b.k.a  -0.931
b.k.about  -0.616
b.k.above  -0.151
b.k.abstract  -0.113
b.k.academia  0.215
b.k.after  -0.072
b.k.again. 0.099
b.k.agence  -0.139
b.k.agency  0.288
b.k.al  -0.47
b.k.all  -0.217
b.k.all, -0.086
b.k.alles  -0.102
b.k.alone. 0.236
b.k.along  -0.151
b.k.als  -0.228
b.k.also  -0.095
b.k.alten  -0.282
b.k.although  -0.186
b.k.always  -0.145
b.k.am  -0.592
b.k.an  -0.462
b.k.ancien  -0.244
b.k.and  -0.855
b.k.anos  -0.189
b.k.any  -0.098
b.k.anything  -0.083
b.k.app  0.308
b.k.app. -0.262
b.k.app: -0.216
b.k.appelee  0.318
b.k.aqua  -0.233
b.k.arch  -0.253
b.k.architects  0.263
b.k.architecture  -0.063
b.k.are  0.318
b.k.are. 0.244
b.k.areq 0.248
b.k.around  -0.346
b.k.art  -0.141
b.k.artesanal  0.4
b.k.artists. -0.184
b.k.as  0.437
b.k.asleep. -0.337
b.k.association  0.47
b.k.at  0.472
b.k.atelier  -0.334
b.k.au  -0.256
b.k.auch  -0.072
b.k.auf  -0.438
b.k.aunt  -0.178
b.k.aus  0.093
b.k.avoid  -0.103
b.k.avoid? -0.078
b.k.azul  -0.127
b.k.back  -0.122
b.k.back. -0.111
b.k.backerei  0.692
b.k.badge  -0.063
b.k.badge, -0.19
b.k.bakery  -0.125
b.k.bakery, 0.328
b.k.bakeryq 0.218
b.k.band  0.354
b.k.bank  -0.041
b.k.bank, 0.066
b.k.banned  -0.074
b.k.banned. -0.207
b.k.bao  -0.223
b.k.bar  -0.154
b.k.bar, 0.055
b.k.bar. 0.096
b.k.barber  -0.228
b.k.barbershop  0.32
b.k.be  -0.791
b.k.bear  -0.145
b.k.because  -0.054
b.k.been  0.385
b.k.before  -0.1
b.k.behind  -0.235
b.k.bei  -0.113
b.k.beige  -0.078
b.k.being  -0.062
b.k.bell. -0.095
b.k.best  -0.086
b.k.between  -0.133
b.k.bien  -0.114
b.k.big  -0.598
b.k.bike  -0.215
b.k.biotech  -0.334
b.k.bitte  -0.213
b.k.black  -0.321
b.k.black, -0.121
b.k.black. -0.293
b.k.blacksmith  -0.076
b.k.blog  -0.427
b.k.blood  -0.072
b.k.blu  -0.173
b.k.blue  -0.367
b.k.blue& -0.071
b.k.blue, -0.39
b.k.blue. -0.306
b.k.blush, -0.094
b.k.boa  -0.053
b.k.bold  -0.254
b.k.bold, -0.101
b.k.bolt, -0.22
b.k.bonjour, -0.1
b.k.book  -0.282
b.k.book. -0.095
b.k.bookshop  -0.072
b.k.bottega  -0.203
b.k.bottle  -0.056
b.k.box, -0.127
b.k.box. -0.156
b.k.brain  -0.056
b.k.brand  0.473
b.k.brand. -0.389
b.k.brand: 0.458
b.k.brandq 0.344
b.k.brass  -0.266
b.k.brass. -0.052
b.k.brasserie  -0.113
b.k.brauchen  -0.07
b.k.brewery  -0.088
b.k.brewing  -0.097
b.k.brick  -0.151
b.k.bright  -0.169
b.k.broadband  -0.096
b.k.brother  -0.198
b.k.brown, -0.105
b.k.brown. -0.134
b.k.bubbles. -0.26
b.k.buchstaben, -0.25
b.k.build  -0.059
b.k.burger  -0.053
b.k.business  -0.139
b.k.business: 0.43
b.k.but  -0.113
b.k.butter  -0.041
b.k.by  0.552
b.k.c  -0.214
b.k.c_ -0.103
b.k.cabinet  -0.153
b.k.cafe  -0.346
b.k.cafe, 0.294
b.k.cafe. -0.41
b.k.cakes  -0.156
b.k.call  -0.616
b.k.called  0.149
b.k.called. -0.288
b.k.calledq 0.455
b.k.calm  -0.384
b.k.calm, -0.041
b.k.camp  -0.123
b.k.can  -0.294
b.k.candle  -0.084
b.k.candles  -0.138
b.k.capital  -0.146
b.k.capitals. -0.164
b.k.caps. -0.082
b.k.caratteri  -0.223
b.k.care  -0.102
b.k.cart  0.311
b.k.casa  -0.409
b.k.case. -0.112
b.k.castle  -0.17
b.k.cat, -0.248
b.k.cat. 0.097
b.k.category: -0.045
b.k.centre  0.369
b.k.chalk  -0.138
b.k.chama- -0.122
b.k.chamada  0.365
b.k.champagne, -0.045
b.k.charcoal, -0.234
b.k.charity  -0.042
b.k.che  -0.242
b.k.cheese  0.215
b.k.chefs  -0.088
b.k.cherche  -0.107
b.k.chiama  0.399
b.k.chocolate  -0.065
b.k.chose  0.446
b.k.church  -0.347
b.k.ci  -0.055
b.k.clean  -0.3
b.k.clean, -0.087
b.k.clear  -0.088
b.k.client: 0.291
b.k.climbing  -0.072
b.k.clinic  0.38
b.k.clinica  -0.541
b.k.cloud  -0.111
b.k.club, -0.482
b.k.club. -0.087
b.k.co- -0.139
b.k.co. -0.24
b.k.cocoa  -0.042
b.k.coffee  -0.456
b.k.colores: -0.044
b.k.colori: -0.064
b.k.colors: -0.172
b.k.colour  -0.052
b.k.colours: -0.125
b.k.colours? -0.069
b.k.com  -0.207
b.k.come  0.068
b.k.comic  -0.254
b.k.common  -0.124
b.k.community  -0.084
b.k.como  0.47
b.k.company  0.356
b.k.company, 0.249
b.k.company. 0.222
b.k.company: 0.409
b.k.con  -0.276
b.k.concrete  -0.073
b.k.condensed  -0.108
b.k.consultancy. -0.229
b.k.copper  -0.117
b.k.coq -0.097
b.k.coral. 0.11
b.k.cormorant  -0.04
b.k.could  -0.157
b.k.county  -0.218
b.k.craft  -0.09
b.k.cream  -0.092
b.k.cream. -0.225
b.k.crew  -0.048
b.k.crooked  -0.097
b.k.cross  -0.083
b.k.crumb& -0.082
b.k.curled  -0.327
b.k.cut  -0.076
b.k.cute, -0.085
b.k.d_ -0.306
b.k.da  -0.639
b.k.daily  -0.199
b.k.dancers. -0.165
b.k.dark  -0.088
b.k.das  0.102
b.k.data  -0.046
b.k.daughter  -0.061
b.k.daughter. -0.106
b.k.daughters, -0.124
b.k.day  -0.27
b.k.day. 0.163
b.k.de  0.054
b.k.dead  -0.098
b.k.dear  -0.072
b.k.deep  -0.272
b.k.del  -0.3
b.k.dem  -0.334
b.k.den  -0.522
b.k.dentist, -0.217
b.k.dentist. -0.391
b.k.der  -0.838
b.k.des  -0.441
b.k.design  -0.072
b.k.deux  -0.333
b.k.di  0.152
b.k.die  0.173
b.k.dna  -0.05
b.k.do  -0.154
b.k.do: -0.178
b.k.does  -0.097
b.k.dog  -0.168
b.k.dogs  -0.107
b.k.dogs. -0.125
b.k.dona  -0.706
b.k.dont  -0.113
b.k.donts: -0.057
b.k.door  -0.069
b.k.dos  -0.248
b.k.double  -0.053
b.k.down. -0.165
b.k.dra -0.293
b.k.draw  0.265
b.k.drei  -0.287
b.k.drive  -0.112
b.k.drops, -0.092
b.k.drum  -0.097
b.k.du  -0.616
b.k.dunkelblau, -0.063
b.k.e- -0.045
b.k.easy  -0.264
b.k.ecole  -0.211
b.k.ecusson, -0.1
b.k.ein  -0.695
b.k.eine  -0.357
b.k.einer  -0.124
b.k.el  -0.492
b.k.else. -0.15
b.k.em  -0.429
b.k.ember  -0.236
b.k.emblem  -0.1
b.k.embroidered  -0.107
b.k.en  -0.572
b.k.encore  -0.368
b.k.end  -0.155
b.k.energy  -0.108
b.k.engine  -0.262
b.k.enseigne  -0.045
b.k.entre  -0.043
b.k.era  -0.065
b.k.es  0.218
b.k.espresso  -0.102
b.k.esq -0.304
b.k.est  0.129
b.k.estudio  -0.247
b.k.et  -0.325
b.k.etsy  -0.108
b.k.etwas  -0.254
b.k.every  -0.29
b.k.everyone  -0.07
b.k.fair  -0.084
b.k.family  -0.061
b.k.farbe  -0.241
b.k.farben: -0.189
b.k.farm  -0.192
b.k.farm, 0.151
b.k.few  -0.232
b.k.field: 0.305
b.k.find  -0.111
b.k.fine, -0.357
b.k.fintech  -0.059
b.k.firm  0.424
b.k.firm, 0.299
b.k.firm: 0.233
b.k.first  -0.421
b.k.first, 0.342
b.k.fishing  -0.179
b.k.folded  -0.11
b.k.folk. -0.111
b.k.font  -0.066
b.k.font, 0.128
b.k.font. -0.08
b.k.font: -0.2
b.k.fonte  -0.112
b.k.food, -0.054
b.k.for  0.266
b.k.forge  -0.244
b.k.formerly  -0.193
b.k.forq 0.5
b.k.forty  -0.175
b.k.founded  0.077
b.k.four  -0.127
b.k.fox  -0.555
b.k.fraseq -0.168
b.k.free, -0.189
b.k.freelance  -0.322
b.k.friends  -0.087
b.k.fringe  -0.095
b.k.from  -0.915
b.k.fromagerie  0.301
b.k.fun. -0.302
b.k.fur  -0.369
b.k.gallery  -0.099
b.k.garage  0.282
b.k.garden  -0.095
b.k.gate  -0.113
b.k.gelateria  0.192
b.k.generation, 0.412
b.k.gente  -0.091
b.k.geometric  -0.063
b.k.get  -0.101
b.k.ghent. -0.244
b.k.glacier  -0.13
b.k.glasgow, -0.192
b.k.glass, -0.117
b.k.glasses. -0.22
b.k.globes, -0.078
b.k.go  -0.125
b.k.goes  -0.118
b.k.going  -0.047
b.k.gold  -0.092
b.k.gold. -0.149
b.k.golf  -0.549
b.k.good  -0.191
b.k.gradients. -0.075
b.k.graphite, 0.197
b.k.green, 0.407
b.k.green. -0.245
b.k.grey  -0.219
b.k.grey. 0.228
b.k.grooming  -0.055
b.k.grotesk, -0.07
b.k.group  0.061
b.k.group, 0.361
b.k.growing  -0.157
b.k.grown  -0.189
b.k.half  -0.484
b.k.hammer  -0.061
b.k.hand- -0.063
b.k.handle  -0.064
b.k.handmade  -0.137
b.k.hands, -0.089
b.k.handwoven  -0.328
b.k.handyman  -0.067
b.k.harbour  -0.314
b.k.harrow& -0.193
b.k.has  -0.156
b.k.hatten  -0.058
b.k.hearts, -0.111
b.k.heavy  -0.276
b.k.heisst  0.289
b.k.hello  -0.185
b.k.hello! 0.252
b.k.here. 0.121
b.k.heron  -0.127
b.k.heron, -0.203
b.k.heron. -0.071
b.k.herring  -0.068
b.k.hey  -0.059
b.k.hey! -0.073
b.k.hi  -0.21
b.k.hi! -0.077
b.k.hi, -0.102
b.k.high  -0.275
b.k.hiking  -0.211
b.k.hin -0.05
b.k.hollow  -0.131
b.k.home  -0.137
b.k.homes. -0.054
b.k.hospital  -0.073
b.k.hot  -0.119
b.k.hotel  0.122
b.k.hour. -0.045
b.k.house  0.269
b.k.house, -0.225
b.k.house. 0.258
b.k.how  -0.191
b.k.humanist  -0.054
b.k.husband  -0.091
b.k.i  -0.339
b.k.ich  -0.204
b.k.icon  -0.234
b.k.icon, 0.149
b.k.icon. -0.053
b.k.id  -0.065
b.k.il  0.142
b.k.ill  -0.313
b.k.im  -0.505
b.k.imagen  -0.109
b.k.in  -1.178
b.k.indian  -0.121
b.k.industry: -0.09
b.k.ines  -0.404
b.k.ink  -0.135
b.k.inn  -0.057
b.k.inside  -0.218
b.k.insurance  -0.221
b.k.into  -0.046
b.k.invoice  -0.198
b.k.iron  -0.288
b.k.is  0.507
b.k.islands. -0.057
b.k.ist  -0.164
b.k.it  0.1
b.k.it, -0.089
b.k.it. -0.472
b.k.it: -0.317
b.k.itq 0.044
b.k.its  0.227
b.k.ivory  -0.152
b.k.ivory, -0.041
b.k.ja -0.317
b.k.je  -0.165
b.k.jonas  -0.3
b.k.juice  -0.278
b.k.juniper  -0.199
b.k.just  0.388
b.k.juste  -0.055
b.k.kaffeerosterei  0.365
b.k.keep  -0.069
b.k.keine  -0.322
b.k.keinen  -0.454
b.k.kessler  -0.564
b.k.kettle. -0.255
b.k.key. -0.096
b.k.kids  -0.047
b.k.kids. 0.271
b.k.kiln  -0.348
b.k.kind  -0.271
b.k.kine  -0.278
b.k.knife  -0.174
b.k.know. 0.264
b.k.kommt  -0.193
b.k.l_ -0.207
b.k.la  -0.106
b.k.label  -0.126
b.k.label: 0.107
b.k.lake  -0.296
b.k.lane  -0.172
b.k.last  -0.285
b.k.lata  -0.262
b.k.late  -0.239
b.k.launching  0.408
b.k.lawn  -0.074
b.k.lawyer  -0.099
b.k.le  -0.661
b.k.leaf. -0.169
b.k.leave  -0.089
b.k.leeds  -0.23
b.k.leeds. -0.156
b.k.leipzig  -0.086
b.k.lema  -0.263
b.k.lemon  -0.08
b.k.lemonade  -0.066
b.k.les  -0.328
b.k.less  -0.113
b.k.letra  -0.15
b.k.letras  -0.197
b.k.letter  -0.143
b.k.lettering: -0.156
b.k.letterpress  -0.056
b.k.letters  -0.109
b.k.letters, -0.19
b.k.letters. -0.081
b.k.letters: -0.096
b.k.librairie  -0.124
b.k.library, 0.411
b.k.lighthouse  -0.15
b.k.like  -0.647
b.k.like: -0.087
b.k.lilac. -0.237
b.k.lime, -0.353
b.k.lindqvist  -0.102
b.k.line  0.286
b.k.line: 0.041
b.k.linen  -0.163
b.k.lineq -0.248
b.k.lines. -0.065
b.k.linha  -0.141
b.k.little  -0.62
b.k.llama  0.647
b.k.llamada  0.275
b.k.llamamos  0.346
b.k.lo  -0.27
b.k.logo  -0.669
b.k.logo, 0.391
b.k.logo. -0.18
b.k.logo: 0.118
b.k.loja  -0.379
b.k.lol. -0.191
b.k.long  -0.332
b.k.look, -0.09
b.k.look. -0.193
b.k.looks  -0.17
b.k.los  -0.117
b.k.lost  -0.225
b.k.lotus  -0.087
b.k.loud  -0.093
b.k.low  -0.385
b.k.lower  -0.082
b.k.lowercase, -0.131
b.k.lowercase. -0.13
b.k.m  -0.061
b.k.made  -0.061
b.k.magenta, -0.115
b.k.maison  -0.641
b.k.make  -0.137
b.k.manager  -0.084
b.k.marca  0.275
b.k.marca: 0.394
b.k.march  -0.076
b.k.marchio  -0.084
b.k.mare  -0.304
b.k.mark  -0.121
b.k.mark, -0.083
b.k.mark. -0.166
b.k.mark: 0.123
b.k.maroon, -0.064
b.k.marque  -0.3
b.k.marsh  -0.213
b.k.mascot, -0.11
b.k.mascot. -0.05
b.k.may  -0.101
b.k.me  -0.405
b.k.me. 0.427
b.k.mecanico  0.362
b.k.medical  -0.059
b.k.meditation  -0.149
b.k.mein  -0.391
b.k.mi  -0.114
b.k.midwife  -0.114
b.k.minha  -0.181
b.k.mint, -0.112
b.k.mit  -0.522
b.k.mobile  -0.209
b.k.mochte  -0.099
b.k.modern  -0.204
b.k.moin, -0.057
b.k.mon  -0.202
b.k.monogram  -0.053
b.k.monogram, -0.429
b.k.monograma  -0.429
b.k.monogramm  -0.182
b.k.monospace, -0.279
b.k.monte  -0.092
b.k.moon  -0.165
b.k.mop  -0.089
b.k.morning  -0.135
b.k.morning, -0.189
b.k.moss  -0.29
b.k.mostly, 0.134
b.k.mother  -0.381
b.k.mottoq -0.05
b.k.mountain  -0.3
b.k.mrs  -0.37
b.k.museum  -0.051
b.k.mushroom  -0.213
b.k.musica  0.245
b.k.musicians, 0.288
b.k.must  -0.071
b.k.mustard, -0.077
b.k.my  -0.453
b.k.na  -0.284
b.k.nails  -0.339
b.k.name  0.261
b.k.name, 0.088
b.k.name. -0.146
b.k.name: 0.21
b.k.name? 0.226
b.k.named  0.085
b.k.namen  0.244
b.k.nameq 0.675
b.k.names  -0.064
b.k.name~ 0.175
b.k.nao  -0.045
b.k.natural  -0.097
b.k.navy  -0.082
b.k.navy, 0.267
b.k.navy. -0.137
b.k.near  -0.385
b.k.necesitamos  -0.053
b.k.need  -0.263
b.k.needed  -0.252
b.k.needle  -0.064
b.k.needs  -0.072
b.k.negro. -0.187
b.k.neighbour  -0.361
b.k.neon  -0.142
b.k.nero, -0.098
b.k.neues  -0.153
b.k.new  -0.293
b.k.newsletter  -0.14
b.k.next  -0.105
b.k.nicht  -0.234
b.k.night  -0.31
b.k.night, -0.044
b.k.nine  -0.325
b.k.nine. -0.252
b.k.no  -0.641
b.k.noa -0.161
b.k.nobody  -0.054
b.k.noch  -0.22
b.k.noir  -0.216
b.k.nom  -0.399
b.k.nom, 0.308
b.k.nom. -0.1
b.k.nom: 0.114
b.k.nombre  -0.327
b.k.nombre, -0.227
b.k.nombre: -0.233
b.k.nome  -0.318
b.k.nome, -0.154
b.k.nome: -0.137
b.k.nonna  -0.17
b.k.nos  -0.296
b.k.not  -0.245
b.k.nothing  -0.084
b.k.notre  -0.115
b.k.nous  -0.1
b.k.now  0.247
b.k.now. -0.109
b.k.nuit  -0.071
b.k.number  -0.095
b.k.nur  -0.206
b.k.nursery  -0.074
b.k.nurses. -0.255
b.k.o  0.086
b.k.oak  -0.053
b.k.oak. -0.051
b.k.odd  -0.075
b.k.off  0.236
b.k.office  0.123
b.k.offices. 0.171
b.k.ohne  -0.298
b.k.ola  -0.105
b.k.old  -0.217
b.k.olive  -0.063
b.k.on  -0.13
b.k.on. -0.115
b.k.onda  -0.32
b.k.one  -0.387
b.k.one. 0.104
b.k.online, 0.358
b.k.online. 0.296
b.k.only  -0.182
b.k.only, -0.28
b.k.only. 0.214
b.k.op  0.28
b.k.open  -0.382
b.k.opened  0.355
b.k.optionalq 0.136
b.k.or  -0.155
b.k.orange  -0.189
b.k.orange, -0.299
b.k.orange. -0.047
b.k.orbit  -0.042
b.k.our  -0.639
b.k.ourselves  0.221
b.k.out  0.299
b.k.out, -0.47
b.k.out. -0.317
b.k.outside  -0.54
b.k.over  -0.513
b.k.oxblood, 0.07
b.k.padaria  0.245
b.k.paddle  -0.078
b.k.page  -0.057
b.k.pao  -0.295
b.k.paper  -0.083
b.k.para  0.19
b.k.parking  -0.418
b.k.parlour  -0.103
b.k.parrot  -0.047
b.k.party  -0.091
b.k.pas  -0.099
b.k.pasta  -0.086
b.k.pastel  -0.197
b.k.patch  -0.055
b.k.paw  -0.073
b.k.peach  -0.045
b.k.peach, -0.056
b.k.people  -0.101
b.k.people, -0.21
b.k.people. 0.299
b.k.per  -0.347
b.k.perfume  -0.049
b.k.petit  -0.366
b.k.photographer. -0.099
b.k.piano  -0.099
b.k.picked  0.396
b.k.picture  -0.066
b.k.pink  -0.082
b.k.pink, -0.156
b.k.pixel  -0.505
b.k.pixel& -0.268
b.k.place  0.258
b.k.place, 0.339
b.k.plain  -0.166
b.k.plan  -0.213
b.k.plants  -0.054
b.k.platform  -0.168
b.k.play  -0.323
b.k.please  -0.177
b.k.please, 0.094
b.k.please. 0.134
b.k.please: 0.111
b.k.plum. 0.387
b.k.plumber  -0.08
b.k.plus  -0.183
b.k.podcast  0.172
b.k.point. 0.408
b.k.polar  -0.292
b.k.por  -0.331
b.k.pottery  -0.396
b.k.pra  -0.242
b.k.practice  -0.123
b.k.practice, 0.178
b.k.press  -0.319
b.k.press. -0.209
b.k.priya  -0.099
b.k.product  -0.094
b.k.product: 0.058
b.k.project: 0.1
b.k.purple  -0.167
b.k.purple. -0.228
b.k.put  0.416
b.k.q  -0.209
b.k.quantum  -0.415
b.k.que  -0.353
b.k.queremos  -0.118
b.k.quero  -0.123
b.k.qui  -0.176
b.k.quick  -0.232
b.k.quiet  -0.141
b.k.radio  -0.235
b.k.railway  -0.128
b.k.raiz  -0.063
b.k.re  -0.063
b.k.read  -0.132
b.k.reading  -0.144
b.k.reads  -0.117
b.k.really. -0.236
b.k.red  -0.268
b.k.red, -0.118
b.k.red. -0.241
b.k.regards, -0.259
b.k.regardsn -0.141
b.k.renovar  -0.127
b.k.rent  -0.101
b.k.rental  0.424
b.k.repair  -0.047
b.k.research  -0.188
b.k.resort  -0.156
b.k.restaurant  0.046
b.k.retired  -0.229
b.k.right, 0.061
b.k.roastery  0.162
b.k.robotics  -0.1
b.k.roofing  -0.159
b.k.room  -0.208
b.k.room, -0.313
b.k.room. -0.049
b.k.rooms  -0.1
b.k.rosa  -0.23
b.k.rot  -0.043
b.k.round  -0.147
b.k.round, 0.144
b.k.rounded  -0.253
b.k.run  0.373
b.k.runde  -0.074
b.k.running  -0.099
b.k.rural  -0.147
b.k.rust, -0.084
b.k.sable& -0.072
b.k.sage  -0.241
b.k.sal  -0.077
b.k.salon  0.043
b.k.salon, 0.247
b.k.salt  -0.3
b.k.salt& -0.193
b.k.sand. -0.233
b.k.sans  -0.089
b.k.sans, -0.154
b.k.sans. -0.045
b.k.sappelle  0.614
b.k.sauna  -0.044
b.k.say  0.121
b.k.says  0.446
b.k.saysq -0.166
b.k.school, -0.1
b.k.school. -0.107
b.k.schrift  -0.15
b.k.schrift, -0.046
b.k.schrift: -0.106
b.k.schwarz, -0.18
b.k.script, 0.189
b.k.scritta  0.273
b.k.se  0.335
b.k.sea  -0.082
b.k.second  -0.825
b.k.see  0.493
b.k.seit  -0.252
b.k.sell  -0.068
b.k.sells  -0.252
b.k.sem  -0.059
b.k.senza  -0.111
b.k.serif  0.317
b.k.serif, -0.148
b.k.serif. -0.168
b.k.serifenlos, -0.107
b.k.serifenlose  -0.091
b.k.service  0.343
b.k.service, -0.183
b.k.service. -0.047
b.k.service: 0.114
b.k.seven  -0.271
b.k.sewing  -0.193
b.k.shape  -0.118
b.k.shape. -0.247
b.k.sharp  -0.249
b.k.shed  -0.041
b.k.sheep, -0.085
b.k.shop  0.293
b.k.shop, -0.095
b.k.shop. -0.184
b.k.shop: 0.354
b.k.shops. -0.413
b.k.should  -0.064
b.k.show  -0.085
b.k.show: -0.123
b.k.siamo  0.477
b.k.side  -0.268
b.k.sign. 0.154
b.k.silent  -0.16
b.k.silver  -0.072
b.k.silver, -0.114
b.k.silver. -0.111
b.k.simbolo  -0.219
b.k.simple  -0.103
b.k.simple, -0.062
b.k.simply  0.347
b.k.sin  -0.217
b.k.since  -0.192
b.k.sind  0.347
b.k.single- -0.059
b.k.sisters  -0.233
b.k.site  -0.116
b.k.six  -0.131
b.k.ski  -0.16
b.k.sky  -0.046
b.k.slate. -0.075
b.k.sleep  -0.262
b.k.slogan  -0.079
b.k.slogan, -0.312
b.k.slogan: -0.226
b.k.sloganq -0.282
b.k.slow  -0.332
b.k.small  -0.344
b.k.snack  -0.446
b.k.snail  -0.074
b.k.so  -0.409
b.k.sober  -0.21
b.k.soft  -0.295
b.k.solar  -0.072
b.k.soll  0.156
b.k.solo  -0.145
b.k.some  -0.175
b.k.something  -0.237
b.k.somos  0.138
b.k.son  -0.315
b.k.sons  -0.202
b.k.sotto  -0.196
b.k.sous  -0.044
b.k.soy  -0.15
b.k.spa  -0.182
b.k.space  -0.292
b.k.spin- -0.098
b.k.spring. -0.048
b.k.sta -0.434
b.k.stand  -0.115
b.k.star  -0.17
b.k.start  -0.182
b.k.start- -0.275
b.k.startup  0.146
b.k.startup, -0.198
b.k.station. -0.041
b.k.stationery  -0.052
b.k.stay. -0.054
b.k.stays. -0.205
b.k.steht  -0.32
b.k.still  -0.316
b.k.stone  -0.141
b.k.store. 0.15
b.k.strapline: -0.053
b.k.street  -0.063
b.k.street, 0.331
b.k.strong  -0.053
b.k.student  -0.041
b.k.students, -0.102
b.k.students. 0.263
b.k.studio  -0.234
b.k.studio, 0.458
b.k.studio. 0.188
b.k.studioq 0.126
b.k.style  -0.255
b.k.style, -0.08
b.k.su  -0.064
b.k.sucht  -0.09
b.k.suis  -0.128
b.k.summer  -0.124
b.k.sun  -0.227
b.k.sunny  -0.274
b.k.sunrise  -0.062
b.k.super  -0.091
b.k.supplies  -0.064
b.k.surf  -0.194
b.k.sushi  -0.536
b.k.swim  -0.06
b.k.symbol  -0.182
b.k.symbol. -0.103
b.k.symbol: -0.284
b.k.symbole  -0.04
b.k.taco  -0.401
b.k.tagline  -0.219
b.k.tagline: -0.147
b.k.taglineq -0.076
b.k.taller  -0.332
b.k.taqueria  0.133
b.k.tea  -0.049
b.k.teach  -0.282
b.k.teacher, 0.165
b.k.teal, -0.212
b.k.teal. -0.059
b.k.team  -0.334
b.k.team, -0.19
b.k.ten  -0.226
b.k.terracotta, -0.074
b.k.terre  -0.108
b.k.text  -0.178
b.k.text, -0.104
b.k.thanks, -0.444
b.k.that  -0.217
b.k.that, -0.041
b.k.that. -0.073
b.k.thats  -0.331
b.k.the  -0.477
b.k.theatre  0.3
b.k.them  -0.142
b.k.then  -0.119
b.k.therapy  -0.061
b.k.there. -0.042
b.k.theres  -0.1
b.k.thin  -0.071
b.k.third  -0.422
b.k.this  -0.052
b.k.those. -0.128
b.k.three  -0.277
b.k.through  0.128
b.k.tiene  -0.049
b.k.tiny  -0.491
b.k.tipo  -0.137
b.k.tired  -0.134
b.k.title  -0.08
b.k.to  0.28
b.k.too  -0.166
b.k.top  -0.069
b.k.tours. -0.342
b.k.toys  -0.042
b.k.trade  -0.071
b.k.trade: -0.126
b.k.trail  -0.058
b.k.travel  -0.12
b.k.tre  -0.322
b.k.tree. -0.229
b.k.tres  -0.644
b.k.trois  -0.071
b.k.tuesday  -0.399
b.k.turns  -0.075
b.k.two  -0.157
b.k.two- -0.043
b.k.type, -0.091
b.k.type. -0.051
b.k.type: -0.15
b.k.u  -0.179
b.k.um  -0.541
b.k.uma  -0.213
b.k.umbrellas  -0.133
b.k.un  -0.582
b.k.un_ -0.176
b.k.una  -0.371
b.k.uncle  -0.176
b.k.und  -0.532
b.k.under  0.224
b.k.une  -0.343
b.k.university. -0.075
b.k.uns  -0.188
b.k.unser  -0.274
b.k.unsere  -0.559
b.k.up  0.23
b.k.up, -0.208
b.k.us  -0.076
b.k.us, -0.4
b.k.us. -0.05
b.k.use  -0.541
b.k.va  -0.056
b.k.vai  0.392
b.k.van  -0.085
b.k.van. 0.121
b.k.vegan  -0.38
b.k.velo  -0.557
b.k.velos  -0.04
b.k.velvet  -0.354
b.k.verde  -0.182
b.k.verde- -0.051
b.k.vert  -0.365
b.k.very  -0.158
b.k.vet  -0.226
b.k.veterinaria  0.34
b.k.viel  -0.349
b.k.viele  -0.159
b.k.volunteers  -0.151
b.k.vr  -0.105
b.k.w/ -0.075
b.k.walking  -0.074
b.k.walletq 0.118
b.k.want  -0.178
b.k.wanted  -0.068
b.k.wanted: -0.196
b.k.wants  -0.247
b.k.warm  -0.169
b.k.warm, -0.091
b.k.was  -0.192
b.k.watch  -0.048
b.k.water  -0.057
b.k.wave  -0.071
b.k.way, -0.067
b.k.we  -0.692
b.k.weare  0.712
b.k.wearing  -0.131
b.k.weather  -0.041
b.k.web  -0.043
b.k.website  -0.105
b.k.wedding  -0.207
b.k.weddings, 0.072
b.k.week  -0.382
b.k.well  -0.065
b.k.were  -0.261
b.k.wet  -0.126
b.k.what  -0.132
b.k.what: -0.163
b.k.whats  -0.067
b.k.when  -0.101
b.k.where  -0.238
b.k.which  -0.044
b.k.white, -0.197
b.k.white. -0.112
b.k.who  -0.149
b.k.whole  -0.146
b.k.whose  -0.093
b.k.wild  -0.253
b.k.will  -0.32
b.k.window  -0.206
b.k.wir  0.143
b.k.with  -0.398
b.k.without  -0.043
b.k.wood  -0.173
b.k.wooden  0.288
b.k.word  -0.169
b.k.wordmark  0.302
b.k.wordmark, -0.046
b.k.wordmark. -0.119
b.k.wordmarkq 0.252
b.k.words  -0.094
b.k.workshop  0.114
b.k.worth  -0.175
b.k.would  -0.279
b.k.write  0.181
b.k.written  -0.047
b.k.y  -0.243
b.k.yard. 0.099
b.k.year  -0.068
b.k.year, -0.081
b.k.yellow  -0.042
b.k.yellow, 0.269
b.k.yes, -0.114
b.k.yet, -0.119
b.k.yet. -0.147
b.k.yoga  -0.411
b.k.you  -0.218
b.k.your  -0.417
b.k.youth  -0.229
b.k.zahnarztpraxis  0.218
b.k.zeichen  -0.074
b.k.zero  -0.051
b.k.zwei  -0.287
b.kind  0.214
b.kind adv  -0.31
b.kind art  -0.277
b.kind at  -0.177
b.kind at art  -0.229
b.kind at do  -0.091
b.kind at ordinary  -0.149
b.kind at ordinary, 0.207
b.kind at ordinary. -0.269
b.kind at place  -0.127
b.kind at place, 0.065
b.kind at place. 0.332
b.kind at strange  -0.255
b.kind at strange, 0.488
b.kind at trade  0.247
b.kind at trade, 0.683
b.kind at tradeq 0.071
b.kind at_ -0.194
b.kind at_trade  0.322
b.kind be  0.467
b.kind be adv  0.177
b.kind be call  0.274
b.kind be common  -0.206
b.kind be ordinary  -0.197
b.kind be strange  -0.099
b.kind beq 0.164
b.kind call  0.549
b.kind call strange  -0.138
b.kind call strange. -0.094
b.kind callq 0.123
b.kind common  -0.191
b.kind common at  0.205
b.kind common call  0.244
b.kind describes  -0.167
b.kind do  -0.233
b.kind field  -0.382
b.kind for  -0.617
b.kind for ordinary  -0.092
b.kind for thing  -0.042
b.kind for trade. 0.206
b.kind kind, -0.299
b.kind logo  -0.215
b.kind logo, 0.049
b.kind name  0.398
b.kind name be  0.25
b.kind name strange  -0.042
b.kind name strange. -0.071
b.kind name: 0.05
b.kind name:strange  -0.051
b.kind number. -0.091
b.kind ordinary  0.068
b.kind ordinary, -0.358
b.kind ordinary. -0.239
b.kind strange strange  -0.084
b.kind strange subj  -0.303
b.kind strange& -0.149
b.kind strange, -0.455
b.kind strange. -0.528
b.kind subj  -0.435
b.kind subj do  -0.222
b.kind thing  -0.253
b.kind thing at  0.306
b.kind trade  0.046
b.kind trade strange  -0.052
b.kind trade, 0.373
b.kind where  -0.063
b.kind will  -0.13
b.kind wish  -0.067
b.kind( 0.203
b.kind, -0.048
b.kind,adv  -0.271
b.kind,art  0.048
b.kind,common  -0.211
b.kind,common ordinary, 0.32
b.kind,describes  -0.26
b.kind,name  -0.41
b.kind,neg  -0.097
b.kind,strange  -0.378
b.kind,strange& -0.234
b.kind,strange, -0.08
b.kind,strange. 0.041
b.kind,subj  -0.185
b.kind,thing  -0.443
b.kind. -0.176
b.kind.colour  -0.163
b.kind.colour, -0.053
b.kind.common  -0.25
b.kind.name  0.304
b.kind.name: 0.216
b.kind.strange  -0.248
b.kind.thing  -0.121
b.kind/ 0.134
b.kind: 0.36
b.kind:art  -0.161
b.kind:common  -0.09
b.kind:describes  -0.274
b.kind:ordinary  -0.138
b.kind:strange  -0.167
b.kind:strange& -0.051
b.kind:strangen -0.101
b.kind:thing  -0.105
b.kind:trade  -0.099
b.kind; 0.124
b.kindq 0.458
b.kindqstrange ordinaryq -0.159
b.kindqstrangeq -0.044
b.kk.^ ^^ 0.127
b.kk.^ ^q -0.057
b.kk.^ a  -0.376
b.kk.^ academia  0.215
b.kk.^ an  -0.042
b.kk.^ barber  -0.138
b.kk.^ bike  -0.17
b.kk.^ boa  -0.053
b.kk.^ bonjour, -0.1
b.kk.^ brand: 0.31
b.kk.^ cabinet  -0.05
b.kk.^ can  -0.189
b.kk.^ clinica  -0.236
b.kk.^ coffee  -0.354
b.kk.^ company: 0.183
b.kk.^ data  -0.04
b.kk.^ dear  -0.052
b.kk.^ design  -0.06
b.kk.^ every  -0.24
b.kk.^ fintech  -0.059
b.kk.^ for  0.426
b.kk.^ fromagerie  0.298
b.kk.^ fur  -0.356
b.kk.^ golf  -0.299
b.kk.^ hello! 0.252
b.kk.^ hey  -0.059
b.kk.^ hey! -0.073
b.kk.^ hi  -0.11
b.kk.^ hi! -0.077
b.kk.^ hi, -0.102
b.kk.^ i  -0.095
b.kk.^ ich  -0.084
b.kk.^ im  -0.112
b.kk.^ insurance  -0.22
b.kk.^ je  -0.152
b.kk.^ just  -0.112
b.kk.^ l_ -0.223
b.kk.^ la  -0.304
b.kk.^ logo  -0.341
b.kk.^ logo, -0.327
b.kk.^ logo: 0.221
b.kk.^ make  -0.075
b.kk.^ mobile  -0.187
b.kk.^ modern  -0.06
b.kk.^ moin, -0.057
b.kk.^ monogram  0.313
b.kk.^ my  -0.197
b.kk.^ name  0.074
b.kk.^ name: -0.133
b.kk.^ necesitamos  -0.053
b.kk.^ need  -0.177
b.kk.^ new  -0.055
b.kk.^ nom: 0.183
b.kk.^ nome: -0.144
b.kk.^ nous  -0.056
b.kk.^ our  -0.156
b.kk.^ please  -0.153
b.kk.^ plumber  -0.08
b.kk.^ podcast  -0.053
b.kk.^ project: 0.1
b.kk.^ quero  -0.101
b.kk.^ siamo  0.319
b.kk.^ ski  -0.133
b.kk.^ small  -0.159
b.kk.^ so  -0.101
b.kk.^ solo  -0.123
b.kk.^ something  -0.115
b.kk.^ somos  0.138
b.kk.^ studio  -0.474
b.kk.^ surf  -0.069
b.kk.^ sushi  -0.536
b.kk.^ the  -1.012
b.kk.^ three  -0.211
b.kk.^ travel  -0.082
b.kk.^ un  -0.093
b.kk.^ vegan  -0.368
b.kk.^ we  -0.174
b.kk.^ weare  0.15
b.kk.^ wedding  -0.179
b.kk.^ wir  -0.156
b.kk.^ yoga  -0.494
b.kk.a badge, -0.19
b.kk.a bold  -0.138
b.kk.a call  -0.208
b.kk.a day. 0.221
b.kk.a dog  -0.056
b.kk.a few  -0.232
b.kk.a fox  -0.373
b.kk.a little  -0.067
b.kk.a logo  -0.185
b.kk.a logo. -0.309
b.kk.a mark  -0.084
b.kk.a minha  -0.181
b.kk.a monogram, -0.429
b.kk.a name  -0.248
b.kk.a name, -0.433
b.kk.a new  -0.131
b.kk.a newsletter  -0.14
b.kk.a padaria  0.245
b.kk.a sleep  -0.221
b.kk.a small  -0.114
b.kk.a symbol  -0.165
b.kk.a wordmark  -0.083
b.kk.above the  -0.053
b.kk.abstract mark, -0.045
b.kk.across the  -0.126
b.kk.agreed on  0.347
b.kk.all lower  -0.043
b.kk.all lowercase, -0.117
b.kk.all over  -0.502
b.kk.an abstract  -0.062
b.kk.an app  -0.135
b.kk.an old  -0.059
b.kk.and a  -0.16
b.kk.and black. -0.051
b.kk.and blue  -0.1
b.kk.and bottle  -0.053
b.kk.and i  -0.12
b.kk.and its  -0.063
b.kk.and my  -0.107
b.kk.and nobody  -0.043
b.kk.and our  -0.111
b.kk.and the  -0.37
b.kk.and then  -0.066
b.kk.and white, -0.169
b.kk.and yellow, 0.179
b.kk.app for  -0.141
b.kk.app icon  -0.159
b.kk.app is  -0.044
b.kk.are called  0.205
b.kk.are still  -0.051
b.kk.are the  0.11
b.kk.artesanal de  -0.262
b.kk.as a  -0.064
b.kk.as an  -0.1
b.kk.as mascot, -0.096
b.kk.as mascot. -0.05
b.kk.as the  -0.261
b.kk.as well  -0.065
b.kk.at the  -0.124
b.kk.auf dem  -0.317
b.kk.avoid anything  -0.063
b.kk.badge for  0.275
b.kk.badge with  -0.288
b.kk.bakery in  -0.349
b.kk.bakery is  0.382
b.kk.bank in  -0.186
b.kk.barber shop  0.222
b.kk.based in  -0.118
b.kk.be a  -0.205
b.kk.be called  -0.211
b.kk.before the  -0.1
b.kk.behind the  -0.077
b.kk.bitte keine  -0.057
b.kk.black serif, -0.06
b.kk.blue is  -0.197
b.kk.bonjour je  -0.098
b.kk.bottle green. -0.092
b.kk.brand for  0.476
b.kk.brand is  0.409
b.kk.brand name  0.246
b.kk.brand name: 0.369
b.kk.brown is  -0.069
b.kk.business is  0.427
b.kk.but not  -0.048
b.kk.by my  -0.081
b.kk.c est  0.132
b.kk.cabinet d_ -0.169
b.kk.call it  0.336
b.kk.call me  -0.367
b.kk.called the  -0.163
b.kk.can you  -0.138
b.kk.centre for  -0.317
b.kk.chama se  0.327
b.kk.cherche un  -0.1
b.kk.clinica veterinaria  0.34
b.kk.club for  -0.094
b.kk.co op  0.28
b.kk.cocktail bar  -0.053
b.kk.com um  -0.065
b.kk.company in  -0.113
b.kk.company is  0.31
b.kk.company name  -0.097
b.kk.company name: -0.127
b.kk.con un  -0.097
b.kk.cream and  -0.041
b.kk.crest for  0.293
b.kk.dans le  -0.183
b.kk.dark brown, -0.087
b.kk.dark green, -0.135
b.kk.de la  0.228
b.kk.de musica  0.245
b.kk.de surf  0.084
b.kk.deep green. -0.143
b.kk.deep red. -0.088
b.kk.dispensary in  -0.24
b.kk.do a  -0.084
b.kk.do one  -0.134
b.kk.do without  -0.041
b.kk.dog grooming  -0.055
b.kk.drawn by  -0.103
b.kk.e nero, -0.081
b.kk.ein neues  -0.153
b.kk.el lema  -0.263
b.kk.el nombre  -0.327
b.kk.emblem for  0.169
b.kk.emerald and  -0.064
b.kk.farm in  -0.043
b.kk.firm is  0.472
b.kk.fleuriste a  -0.301
b.kk.for a  -0.413
b.kk.for artists. -0.184
b.kk.for my  -0.354
b.kk.for offices. 0.171
b.kk.for old  -0.11
b.kk.for our  -0.342
b.kk.for rural  -0.054
b.kk.for the  0.483
b.kk.founded by  -0.155
b.kk.from the  -0.272
b.kk.fur unsere  -0.367
b.kk.gave up  -0.056
b.kk.geometric sans, -0.048
b.kk.go by  0.197
b.kk.goes by  0.205
b.kk.goes on  -0.041
b.kk.golf club  -0.186
b.kk.good morning, -0.189
b.kk.harbour street  -0.058
b.kk.has been  0.242
b.kk.have been  -0.059
b.kk.hey can  -0.045
b.kk.hi im  -0.257
b.kk.hot pink, -0.099
b.kk.i am  -0.267
b.kk.i do  -0.085
b.kk.i run  0.329
b.kk.i teach  -0.28
b.kk.i want  -0.139
b.kk.ice cream  -0.046
b.kk.icon for  -0.377
b.kk.id like  -0.062
b.kk.identity for  0.148
b.kk.il nome  -0.277
b.kk.im a  -0.092
b.kk.imagen de  0.467
b.kk.in a  -0.191
b.kk.in cormorant  -0.04
b.kk.in ghent. -0.244
b.kk.in march  -0.076
b.kk.in old  -0.053
b.kk.in the  -0.851
b.kk.is a  -0.109
b.kk.is an  -0.103
b.kk.is called  0.426
b.kk.is calledq 0.077
b.kk.is in  -0.106
b.kk.is named  0.752
b.kk.is now  0.335
b.kk.is the  -0.326
b.kk.is too  -0.068
b.kk.isle of  -0.297
b.kk.it in  -0.076
b.kk.it is  -0.054
b.kk.it should  -0.043
b.kk.it the  -0.222
b.kk.it to  -0.215
b.kk.it will  -0.043
b.kk.its called  0.412
b.kk.its called. -0.288
b.kk.its for  0.042
b.kk.its named  0.135
b.kk.je suis  -0.128
b.kk.just a  -0.098
b.kk.keep it  -0.07
b.kk.kind of  -0.078
b.kk.kind regards, -0.122
b.kk.kind regardsn -0.141
b.kk.kleinbuchstaben ohne  -0.085
b.kk.l ancien  -0.244
b.kk.l enseigne  -0.045
b.kk.la imagen  -0.109
b.kk.last week  -0.382
b.kk.le nom  -0.247
b.kk.leaf green. -0.048
b.kk.leave it  -0.104
b.kk.lema esq -0.345
b.kk.lettering in  -0.156
b.kk.like a  -0.113
b.kk.logo 4  -0.112
b.kk.logo for  0.319
b.kk.logo forq 0.312
b.kk.logo fur  -0.467
b.kk.logo is  -0.043
b.kk.logo name  -0.239
b.kk.logo no  -0.066
b.kk.logo of  0.323
b.kk.logo per  0.236
b.kk.logo pra  -0.242
b.kk.logo type: -0.117
b.kk.logo with  -0.289
b.kk.logotipo para  0.331
b.kk.loja de  -0.293
b.kk.looking for  -0.255
b.kk.looks like  -0.17
b.kk.lower case. -0.112
b.kk.made by  -0.418
b.kk.made from  -0.083
b.kk.made of  -0.132
b.kk.make a  -0.326
b.kk.mark for  0.197
b.kk.market in  -0.204
b.kk.me and  -0.102
b.kk.me to  -0.068
b.kk.mind the  -0.241
b.kk.modern logo  -0.197
b.kk.monogram for  0.196
b.kk.monograma con  -0.049
b.kk.museum of  -0.649
b.kk.must be  -0.163
b.kk.my brother  -0.113
b.kk.my company  0.197
b.kk.my daughter  -0.061
b.kk.my husband  -0.091
b.kk.my initials  -0.306
b.kk.my name  -0.11
b.kk.nada de  -0.074
b.kk.name in  -0.232
b.kk.name is  -0.13
b.kk.name of  0.387
b.kk.name on  -0.234
b.kk.name so  -0.094
b.kk.name the  -0.11
b.kk.name to  -0.08
b.kk.name yet, -0.106
b.kk.name yet. -0.102
b.kk.need a  -0.101
b.kk.need logo  -0.223
b.kk.needs a  -0.051
b.kk.new name  -0.187
b.kk.next to  -0.163
b.kk.no name  -0.3
b.kk.no paw  -0.073
b.kk.noir et  -0.044
b.kk.nome da  -0.29
b.kk.nos llamamos  0.346
b.kk.not like  -0.409
b.kk.nothing else. -0.084
b.kk.now its  -0.098
b.kk.now the  -0.205
b.kk.of my  -0.102
b.kk.of our  -0.078
b.kk.of the  -0.441
b.kk.of them  -0.113
b.kk.off white. -0.044
b.kk.on a  -0.209
b.kk.on black, -0.056
b.kk.on its  0.199
b.kk.on our  -0.098
b.kk.on the  -0.843
b.kk.on top  -0.064
b.kk.one for  0.334
b.kk.one very  -0.15
b.kk.only a  -0.161
b.kk.only for  -0.127
b.kk.only no  -0.069
b.kk.our app  -0.193
b.kk.our cafe  -0.201
b.kk.our name  -0.301
b.kk.out of  -0.222
b.kk.out the  -0.107
b.kk.para a  0.329
b.kk.para la  0.568
b.kk.para mi  -0.105
b.kk.pas de  -0.087
b.kk.picture on  -0.048
b.kk.please draw  0.278
b.kk.please no  -0.203
b.kk.please the  -0.151
b.kk.podcast about  -0.198
b.kk.pour le  -0.245
b.kk.pour mon  -0.196
b.kk.pour une  -0.266
b.kk.practice in  -0.118
b.kk.practice is  0.163
b.kk.quero um  -0.053
b.kk.red black. -0.06
b.kk.red cream. -0.149
b.kk.renovar la  -0.078
b.kk.rot und  -0.061
b.kk.rounded letters. -0.08
b.kk.salon de  -0.436
b.kk.say it  -0.054
b.kk.school for  -0.431
b.kk.schrift serifenlos, -0.105
b.kk.se chama  0.073
b.kk.se llama  0.647
b.kk.sell them  -0.083
b.kk.serif and  -0.046
b.kk.shop in  -0.401
b.kk.shop is  0.205
b.kk.shop the  -0.049
b.kk.should be  0.19
b.kk.show a  -0.056
b.kk.si chiama  0.399
b.kk.since the  -0.226
b.kk.ski resort  -0.156
b.kk.slogan isq -0.235
b.kk.so i  -0.097
b.kk.so leave  -0.089
b.kk.so o  -0.092
b.kk.sold at  -0.406
b.kk.sold under  0.353
b.kk.spin out  0.404
b.kk.street in  -0.146
b.kk.studio di  -0.064
b.kk.studio in  -0.049
b.kk.studio is  0.333
b.kk.studio name: 0.322
b.kk.sur l_ -0.291
b.kk.surf chamada  0.204
b.kk.symbol for  -0.219
b.kk.tagline is  -0.177
b.kk.tagline isq -0.188
b.kk.taller mecanico  0.362
b.kk.teal humanist  -0.053
b.kk.team the  0.447
b.kk.that is  0.155
b.kk.that reads  -0.117
b.kk.thats it. -0.048
b.kk.thats the  -0.055
b.kk.the brand  -0.283
b.kk.the company  -0.125
b.kk.the door  -0.069
b.kk.the harbour  -0.286
b.kk.the label  0.404
b.kk.the letters  -0.108
b.kk.the letters, -0.062
b.kk.the lineq -0.246
b.kk.the logo  -0.049
b.kk.the logo: -0.099
b.kk.the name  0.104
b.kk.the name, 0.111
b.kk.the name. -0.058
b.kk.the name: 0.19
b.kk.the office  -0.29
b.kk.the old  -0.079
b.kk.the picture  -0.065
b.kk.the practice  -0.043
b.kk.the shop  -0.359
b.kk.the slow  -0.066
b.kk.the text  -0.054
b.kk.the university. -0.075
b.kk.the van  -0.073
b.kk.there are  -0.084
b.kk.third generation, 0.412
b.kk.this is  -0.128
b.kk.to a  -0.044
b.kk.to be  -0.435
b.kk.to call  -0.166
b.kk.to say  0.101
b.kk.to the  -0.273
b.kk.tool for  -0.178
b.kk.trade as  0.299
b.kk.um logo  -0.288
b.kk.un logo  -0.164
b.kk.un symbole  -0.04
b.kk.und ohne  -0.199
b.kk.under the  -0.202
b.kk.une librairie  -0.124
b.kk.us as  0.377
b.kk.us the  0.213
b.kk.us weare  0.215
b.kk.vegan cheese  0.28
b.kk.want a  -0.057
b.kk.want it  -0.089
b.kk.we are  0.669
b.kk.we areq 0.248
b.kk.we call  -0.362
b.kk.we can  -0.078
b.kk.we do: -0.178
b.kk.we make  -0.042
b.kk.we sell  -0.059
b.kk.we were  -0.261
b.kk.weare a  -0.248
b.kk.weare called  0.614
b.kk.weare launching  0.173
b.kk.weare the  0.249
b.kk.what its  -0.157
b.kk.which is  0.151
b.kk.who is  -0.102
b.kk.will be  0.341
b.kk.wir brauchen  -0.07
b.kk.wir ein  -0.1
b.kk.wir sind  0.355
b.kk.with a  -0.195
b.kk.with an  -0.142
b.kk.with one  -0.177
b.kk.with the  -0.099
b.kk.with your  -0.404
b.kk.women over  -0.066
b.kk.wordmark for  0.658
b.kk.work as  0.387
b.kk.working title  -0.078
b.kk.would be  -0.373
b.kk.yes really. -0.236
b.kk.yoga in  -0.197
b.kk.yoga studio  0.279
b.kk.you do  0.19
b.like  -0.118
b.like art  -0.202
b.like at  -0.072
b.like at common  -0.188
b.like be  -0.312
b.like do  -0.113
b.like poss  -0.238
b.like strange  -0.277
b.like subj. 0.075
b.like trade  -0.148
b.like, -0.087
b.like.come.0  0.068
b.like.come.1  -0.207
b.like.come.2  -0.176
b.like.como.0  0.47
b.like.como.1  -0.222
b.like.competitors.1  -0.256
b.like.competitors.3  -0.052
b.like.ex.2  -0.046
b.like.founded by.0  -0.155
b.like.founded by.1  -0.065
b.like.i am.0  -0.267
b.like.i am.1  -0.097
b.like.i am.2  -0.308
b.like.like.0  -0.647
b.like.like.0: -0.087
b.like.like.1  -0.201
b.like.like.1. -0.106
b.like.like.2  -0.206
b.like.like.2, -0.101
b.like.like.3  -0.286
b.like.like.3, -0.085
b.like.like.3. 0.152
b.like.looks like.0  -0.17
b.like.meets.1  -0.07
b.like.my daughter.0  -0.061
b.like.my dog.1  -0.067
b.like.my dog.2  -0.138
b.like.my husband.0  -0.091
b.like.my name is.0  -0.616
b.like.my name is.1  -0.284
b.like.my wife.1  0.32
b.like.my wife.2  -0.124
b.like.not like.0  -0.409
b.like.not like.1  -0.057
b.like.run by.2  -0.21
b.like.sold at.0  -0.406
b.like.sold at.1  -0.124
b.like.think.2  -0.187
b.like.think.3  -0.055
b.like.tipo.0  -0.137
b.like.tipo.2  -0.118
b.like.used to be called.0  -0.375
b.like: -0.092
b.logo  -0.584
b.logo adv, -0.279
b.logo adv,neg  -0.069
b.logo at  0.54
b.logo at art  -0.272
b.logo at do  -0.131
b.logo at poss  -0.042
b.logo at strange  -0.24
b.logo at thing  -0.222
b.logo be  0.251
b.logo common  -0.265
b.logo do  -0.044
b.logo for  0.414
b.logo for art  -0.064
b.logo for do  -0.139
b.logo for kind  -0.465
b.logo for ordinary  -0.258
b.logo for poss  -0.648
b.logo for strange  0.141
b.logo for strange& -0.128
b.logo for thing  -0.395
b.logo for trade  -0.076
b.logo forq 0.495
b.logo forqstrangeq -0.083
b.logo ordinary  -0.336
b.logo strange  -0.064
b.logo strange for  0.611
b.logo subj  -0.079
b.logo thing  -0.124
b.logo where, -0.204
b.logo where,name  -0.095
b.logo will  0.147
b.logo wish  -0.19
b.logo wish for  0.232
b.logo wish: -0.173
b.logo,common  -0.185
b.logo,describes  0.073
b.logo,describes, -0.111
b.logo,name  -0.254
b.logo,neg  -0.08
b.logo,subj  -0.14
b.logo,thing  -0.227
b.logo. -0.174
b.logo.colour. -0.166
b.logo.describes  -0.18
b.logo.name: 0.495
b.logo.thing  -0.09
b.logo: -0.184
b.logo:art  -0.053
b.logo:do  -0.104
b.logo:do thing  -0.373
b.logo:strange  -0.042
b.logo? -0.178
b.logoq 0.19
b.look  -0.481
b.look at  -0.063
b.look be  -0.194
b.look describes, -0.075
b.look ordinary. -0.044
b.look strange  -0.099
b.look strange. -0.195
b.look, -0.148
b.look,common  -0.046
b.look,neg thing  -0.073
b.look. -0.298
b.look: -0.395
b.look:colour  -0.121
b.look:colour and  -0.048
b.look:colour, -0.142
b.look:colour,colourn -0.085
b.look:describes  -0.057
b.look:describes describesn -0.097
b.look:describesn -0.045
b.look? -0.077
b.lookq 0.381
b.n -0.594
b.name  0.212
b.name adv  -0.178
b.name adv, -0.18
b.name adv. -0.102
b.name art  -0.257
b.name at  0.161
b.name at art  0.229
b.name at kind: 0.252
b.name at ordinary  -0.173
b.name at poss  -0.091
b.name at strange  -0.389
b.name be  -0.219
b.name be art  -0.342
b.name be common  -0.134
b.name be ordinary  -0.416
b.name be strange  -0.103
b.name be thing  -0.09
b.name common  -0.142
b.name common at  -0.275
b.name do  -0.08
b.name neg  -0.092
b.name ordinary  0.126
b.name past  -0.187
b.name strange  -0.136
b.name strange, -0.043
b.name strange. -0.071
b.name subj  -0.239
b.name subj art  -0.222
b.name thing  -0.101
b.name where, 0.064
b.name,ordinary  -0.076
b.name,strange  -0.103
b.name. -0.433
b.name: 0.158
b.name:art  -0.095
b.name:common  -0.265
b.name:describes  -0.097
b.name:kind  -0.337
b.name:ordinary  -0.203
b.name:strange  -0.228
b.name:strange ordinary. -0.052
b.name:strange& -0.111
b.name:strangen -0.213
b.name:thing  -0.308
b.name:thing& -0.056
b.name:trade  -0.048
b.name? 0.226
b.nameq -0.196
b.name~ 0.175
b.near.as -0.162
b.near.as X 0.098
b.near.as x -0.173
b.near.at -0.221
b.near.at A -0.238
b.near.at I 0.084
b.near.at X -0.079
b.near.at d -0.353
b.near.at x -0.668
b.near.at&X -0.293
b.near.at&x -0.191
b.near.at(X 0.065
b.near.at(x -0.265
b.near.at)x -0.26
b.near.at,A -0.056
b.near.at,I -0.187
b.near.at,X 0.636
b.near.at,d -0.313
b.near.at,x -1.213
b.near.at-X -0.351
b.near.at-x -0.276
b.near.at:X 0.319
b.near.at:x 0.077
b.near.at< 0.129
b.near.at< A 0.163
b.near.at< I -0.186
b.near.at< X 0.339
b.near.at< d -0.189
b.near.at< x -0.913
b.near.at<!X -0.18
b.near.at<&X -0.139
b.near.at<&x -0.107
b.near.at<,X -0.4
b.near.at<,x -0.545
b.near.at<-X -0.269
b.near.at<-x -0.119
b.near.at<.A -0.215
b.near.at<.I -0.405
b.near.at<.X -0.134
b.near.at<.c 0.131
b.near.at<:X -0.127
b.near.at<:x -0.482
b.near.at<;X 0.182
b.near.at<;x -0.337
b.near.at<?X -0.118
b.near.at<?x -0.352
b.near.at<aX -0.192
b.near.at<nX -0.641
b.near.at<nx -0.101
b.near.at<qx -0.075
b.near.at<~X 0.048
b.near.at<~x -0.368
b.near.at_x -0.47
b.near.ataX -0.199
b.near.atqX -0.105
b.near.atqx 0.222
b.near.call 0.376
b.near.call A 0.325
b.near.call I 0.181
b.near.call X 0.117
b.near.call d 0.073
b.near.call x 0.447
b.near.call&X -0.119
b.near.call&x -0.107
b.near.call(x -0.142
b.near.call,X -0.133
b.near.call,x -0.139
b.near.call-x -0.17
b.near.call:X 0.311
b.near.call< -0.262
b.near.call< X 0.208
b.near.call< x -0.431
b.near.call<,x -0.125
b.near.call<.X -0.748
b.near.call<.x -0.351
b.near.call<;x -0.149
b.near.call<?x -0.088
b.near.call<qX -0.13
b.near.callqX 0.223
b.near.callqx 0.376
b.near.field A -0.194
b.near.field X 0.247
b.near.field x -0.666
b.near.field&X -0.105
b.near.field&x -0.11
b.near.field,X 0.454
b.near.field,x 0.096
b.near.field:X -0.229
b.near.field:x -0.382
b.near.field< -0.124
b.near.field< x -0.044
b.near.field<.x -0.429
b.near.field<:X -0.083
b.near.field<:x -0.12
b.near.field<?X -0.071
b.near.field<nX -0.125
b.near.field<qX 0.107
b.near.fieldqX -0.098
b.near.for 0.213
b.near.for A 0.132
b.near.for I 0.157
b.near.for X 0.132
b.near.for c 0.328
b.near.for d -0.185
b.near.for x -0.351
b.near.for&X -0.451
b.near.for&x -0.31
b.near.for(x -0.19
b.near.for)x -0.132
b.near.for,A 0.239
b.near.for,x -0.427
b.near.for-x -0.363
b.near.for:X 0.31
b.near.for:x 0.196
b.near.for< -0.143
b.near.for< X 0.099
b.near.for< d -0.11
b.near.for< x -0.556
b.near.for<&X -0.066
b.near.for<,X -0.252
b.near.for<,x -0.173
b.near.for<.A 0.191
b.near.for<.I -0.096
b.near.for<.X -0.058
b.near.for<.c -0.181
b.near.for<.x 0.056
b.near.for<:X -0.107
b.near.for<:x -0.258
b.near.for<;x -0.144
b.near.for<?X -0.257
b.near.for<?x -0.274
b.near.for<aX -0.312
b.near.for<nX -0.175
b.near.for<qX 0.127
b.near.for<qx -0.151
b.near.for<~x -0.12
b.near.for_X 0.346
b.near.for_x -0.323
b.near.foraX -0.423
b.near.forqX 0.472
b.near.forqx 0.435
b.near.hi -0.652
b.near.hi X -0.095
b.near.hi d -0.374
b.near.hi x -0.408
b.near.hi,I -0.264
b.near.hi,X -0.619
b.near.hi,x -0.154
b.near.hi< -0.201
b.near.hi< X -0.41
b.near.hi< d -0.182
b.near.hi< x -0.098
b.near.hi<!I -0.087
b.near.hi<!X 0.067
b.near.hi<!x -0.161
b.near.hi<&X -0.084
b.near.hi<.I -0.043
b.near.hi<.X 0.239
b.near.hi<aX -0.239
b.near.hi<nI -0.074
b.near.hi<nX -0.396
b.near.hi<nx -0.126
b.near.hi_x -0.116
b.near.kind 0.413
b.near.kind A -0.213
b.near.kind I 0.267
b.near.kind X 0.127
b.near.kind c 0.26
b.near.kind d -0.041
b.near.kind x 0.083
b.near.kind&X -0.601
b.near.kind&x -0.216
b.near.kind(x -0.209
b.near.kind)x -0.17
b.near.kind,X 0.062
b.near.kind,d 0.182
b.near.kind,x -0.229
b.near.kind-x -0.182
b.near.kind/X 0.114
b.near.kind/x -0.07
b.near.kind:A 0.409
b.near.kind:X 0.388
b.near.kind:x -0.054
b.near.kind< A -0.302
b.near.kind< X -0.084
b.near.kind< d -0.214
b.near.kind< x -0.526
b.near.kind<!X 0.177
b.near.kind<&X -0.298
b.near.kind<&x -0.21
b.near.kind<,x -0.342
b.near.kind<.A 0.291
b.near.kind<.I -0.401
b.near.kind<.X -0.323
b.near.kind<.x -0.088
b.near.kind<:X 0.208
b.near.kind<:x -0.201
b.near.kind<;X 0.127
b.near.kind<;x -0.272
b.near.kind<?X 0.26
b.near.kind<?x -0.064
b.near.kind<aX -0.27
b.near.kind<nX -0.153
b.near.kind<qX 0.306
b.near.kind<qx -0.078
b.near.kind<~X 0.587
b.near.kind<~x -0.348
b.near.kind_x -0.194
b.near.kindaX -0.335
b.near.kindqA 0.127
b.near.kindqX 0.559
b.near.kindqx 0.221
b.near.like -0.575
b.near.like A -0.136
b.near.like X -0.346
b.near.like d -0.111
b.near.like x -0.59
b.near.like,X -0.339
b.near.like,x -0.297
b.near.like:X 0.107
b.near.like:x -0.101
b.near.like< -0.331
b.near.like< X -0.164
b.near.like< x -0.252
b.near.like<.X -0.435
b.near.like<.x -0.14
b.near.like<:X 0.173
b.near.likeqX 0.108
b.near.likeqx 0.161
b.near.logo 0.241
b.near.logo I 0.115
b.near.logo X 0.245
b.near.logo c 0.132
b.near.logo d -0.051
b.near.logo x -0.777
b.near.logo&X -0.492
b.near.logo&x -0.151
b.near.logo(x -0.128
b.near.logo,A -0.051
b.near.logo,I -0.185
b.near.logo,X 0.358
b.near.logo,x -1.079
b.near.logo-x -0.147
b.near.logo:x 0.202
b.near.logo< -0.063
b.near.logo< A -0.375
b.near.logo< X 0.509
b.near.logo< x -0.761
b.near.logo<!X -0.123
b.near.logo<&X -0.382
b.near.logo<,x -0.162
b.near.logo<.A 0.158
b.near.logo<.I -0.131
b.near.logo<.X -0.201
b.near.logo<.x -0.602
b.near.logo<:A 0.463
b.near.logo<:x -0.17
b.near.logo<;x -0.1
b.near.logo<?X -0.224
b.near.logo<?x -0.202
b.near.logo<aX -0.33
b.near.logo<nX -0.193
b.near.logo<qX 0.071
b.near.logo<qx 0.262
b.near.logo<~x -0.298
b.near.logo_X 0.204
b.near.logo_x -0.212
b.near.logoqA 0.274
b.near.logoqX 0.533
b.near.logoqx 0.365
b.near.look -0.419
b.near.look A -0.28
b.near.look I -0.143
b.near.look x -0.678
b.near.look&x -0.219
b.near.look,X -0.309
b.near.look,x -0.138
b.near.look-x -0.165
b.near.look:X -0.316
b.near.look:x 0.12
b.near.look< -0.424
b.near.look< X -0.106
b.near.look< x -0.248
b.near.look<,X -0.122
b.near.look<,x -0.127
b.near.look<.X -0.452
b.near.look<.x -0.391
b.near.look<:X -0.113
b.near.look<:x -0.228
b.near.look<?X -0.126
b.near.look<nX -0.192
b.near.look<nx -0.067
b.near.look<qX 0.143
b.near.lookqx -0.152
b.near.name 0.232
b.near.name A 0.569
b.near.name X 0.154
b.near.name c 0.158
b.near.name x -0.355
b.near.name&X -0.254
b.near.name&x -0.177
b.near.name(x -0.065
b.near.name,X 0.101
b.near.name,x -0.562
b.near.name/X 0.082
b.near.name:X 0.39
b.near.name:c 0.091
b.near.name:x 0.047
b.near.name< -0.348
b.near.name< X 0.271
b.near.name< x -0.381
b.near.name<&x -0.092
b.near.name<,X -0.077
b.near.name<,x -0.199
b.near.name<.I -0.3
b.near.name<.X -0.637
b.near.name<.x -0.355
b.near.name<:X -0.121
b.near.name<:d -0.137
b.near.name<:x -0.469
b.near.name<nX -0.401
b.near.name<qX -0.103
b.near.name<~X 0.537
b.near.name_X -0.322
b.near.nameqX -0.16
b.near.nameqx -0.208
b.near.neg -0.52
b.near.neg A 0.241
b.near.neg X -0.157
b.near.neg d -0.226
b.near.neg x -0.731
b.near.neg(x -0.096
b.near.neg,X 0.053
b.near.neg,x -0.699
b.near.neg-x -0.143
b.near.neg:X 0.219
b.near.neg:x -0.456
b.near.neg< -0.332
b.near.neg< A 0.065
b.near.neg< X -0.094
b.near.neg< x -0.496
b.near.neg<!X -0.318
b.near.neg<&X -0.146
b.near.neg<,X -0.413
b.near.neg<,x -0.133
b.near.neg<-x -0.092
b.near.neg<.I -0.298
b.near.neg<.X 0.236
b.near.neg<.x -0.467
b.near.neg<:X 0.449
b.near.neg<:x -0.381
b.near.neg<?X -0.275
b.near.neg<nX -0.243
b.near.neg<qX -0.058
b.near.neg<~x -0.062
b.near.neg_x -0.291
b.near.negad -0.132
b.near.past -0.638
b.near.past A -0.108
b.near.past X -0.478
b.near.past d -0.1
b.near.past x -0.479
b.near.past&X -0.076
b.near.past,x -0.235
b.near.past-x -0.044
b.near.past:X -0.21
b.near.past< 0.184
b.near.past< X 0.227
b.near.past< x -0.151
b.near.past<,X -0.079
b.near.past<,x -0.059
b.near.past<.X -0.18
b.near.past<.x -0.106
b.near.past<:X 0.216
b.near.past<:x -0.068
b.near.past<nX -0.126
b.near.past<qX 0.32
b.near.pastqx -0.176
b.near.poss 0.487
b.near.poss I 0.094
b.near.poss c 0.269
b.near.poss d -0.256
b.near.poss x 0.112
b.near.poss&X -0.211
b.near.poss&x -0.295
b.near.poss(X -0.088
b.near.poss(x -0.162
b.near.poss)x -0.083
b.near.poss,I -0.197
b.near.poss,X 0.4
b.near.poss,x 0.063
b.near.poss-X -0.164
b.near.poss-x -0.418
b.near.poss:X 0.116
b.near.poss:x -0.224
b.near.poss< X 0.086
b.near.poss< d -0.055
b.near.poss< x -0.298
b.near.poss<&X -0.061
b.near.poss<,x -0.15
b.near.poss<.I -0.269
b.near.poss<.X -0.512
b.near.poss<.x -0.514
b.near.poss<:X 0.102
b.near.poss<?X 0.343
b.near.poss<aX -0.106
b.near.poss<qX -0.089
b.near.poss<qx -0.143
b.near.poss_x -0.166
b.near.possqX 0.129
b.near.possqx 0.226
b.near.say 0.309
b.near.say A 0.081
b.near.say I 0.064
b.near.say X 0.362
b.near.say&X -0.08
b.near.say,X 0.053
b.near.say,x -0.715
b.near.say-x -0.127
b.near.say:X 0.328
b.near.say:x -0.236
b.near.say< -0.563
b.near.say< X 0.148
b.near.say< x -0.281
b.near.say<,X -0.077
b.near.say<,x -0.099
b.near.say<.X -0.137
b.near.say<.x -0.216
b.near.say<nX -0.095
b.near.say<qX -0.162
b.near.sayqX -0.275
b.near.sayqx 0.198
b.near.tagl -0.277
b.near.tagl x 0.081
b.near.tagl,X 0.186
b.near.tagl,x -0.378
b.near.tagl:X -0.592
b.near.tagl:x -0.064
b.near.tagl< -0.1
b.near.tagl< X 0.171
b.near.tagl< x -0.064
b.near.tagl<.X -0.239
b.near.tagl<:X 0.433
b.near.tagl<qX -0.315
b.near.taglqX -0.393
b.near.taglqx -0.145
b.near.trade A 0.062
b.near.trade I -0.065
b.near.trade c 0.502
b.near.trade x -0.215
b.near.trade&X -0.429
b.near.trade&x -0.483
b.near.trade(X 0.242
b.near.trade(x -0.287
b.near.trade)x -0.288
b.near.trade,A 0.151
b.near.trade,I 0.198
b.near.trade,X -0.042
b.near.trade,c 0.251
b.near.trade,d 0.063
b.near.trade,x -0.387
b.near.trade-X -0.445
b.near.trade-x -0.363
b.near.trade/d -0.055
b.near.trade/x -0.217
b.near.trade:A 0.56
b.near.trade:X 0.618
b.near.trade:x 0.078
b.near.trade< 0.348
b.near.trade< A -0.27
b.near.trade< I -0.342
b.near.trade< X 0.073
b.near.trade< d -0.328
b.near.trade< x -0.802
b.near.trade<!X 0.13
b.near.trade<!x -0.137
b.near.trade<&X -0.376
b.near.trade<&x -0.086
b.near.trade<,X -0.375
b.near.trade<,x -0.687
b.near.trade<-x -0.119
b.near.trade<.A 0.215
b.near.trade<.I -0.344
b.near.trade<.X 0.268
b.near.trade<.c 0.292
b.near.trade<.x 0.086
b.near.trade<:A 0.644
b.near.trade<:x -0.239
b.near.trade<;X 0.099
b.near.trade<;x -0.34
b.near.trade<?X -0.183
b.near.trade<?x -0.26
b.near.trade<_x -0.081
b.near.trade<aX -0.363
b.near.trade<nX -0.17
b.near.trade<nx -0.165
b.near.trade<qI 0.132
b.near.trade<qX 0.096
b.near.trade<qx 0.044
b.near.trade<~X 0.613
b.near.trade<~x -0.583
b.near.trade_X -0.116
b.near.trade_x -0.152
b.near.tradeaX -0.179
b.near.tradeqA 0.316
b.near.tradeqX 0.297
b.near.tradeqx 0.396
b.near.where -0.247
b.near.where X 0.071
b.near.where x -0.597
b.near.where,X 0.23
b.near.where,x -0.378
b.near.where:X -0.13
b.near.where< -0.291
b.near.where< X 0.372
b.near.where< x -0.456
b.near.where<,X -0.134
b.near.where<.X -0.518
b.near.where<.x -0.051
b.near.where<:X 0.05
b.near.where<:x -0.176
b.near.where<nX -0.087
b.near.where<qX -0.056
b.near.whereqX -0.283
b.near.whereqx -0.078
b.neg  -0.883
b.neg at  -0.147
b.neg colour, 0.22
b.neg colour,neg  -0.082
b.neg colour. -0.18
b.neg common  -0.427
b.neg common, -0.058
b.neg common. -0.132
b.neg describes. -0.351
b.neg do  -0.084
b.neg for  -0.444
b.neg like  -0.409
b.neg like: -0.087
b.neg name  -0.336
b.neg name adv. -0.102
b.neg ordinary  -0.052
b.neg ordinary at  -0.078
b.neg say  -0.195
b.neg strange, -0.387
b.neg strange. 0.216
b.neg thing  -0.161
b.neg thing, -0.158
b.neg thing,neg  -0.067
b.neg thing. -0.231
b.neg trade  -0.321
b.neg trade. 0.123
b.neg wish do  -0.057
b.neg, -0.219
b.neg,common describes, -0.052
b.neg- -0.114
b.neg. -0.097
b.neg: 0.109
b.neg:ordinary, -0.063
b.neg? -0.078
b.nega -0.161
b.neg~ -0.062
b.number  -0.671
b.number and  -0.06
b.number do  -0.041
b.number strange  -0.177
b.number strange. -0.309
b.number thing  -0.205
b.number thing, -0.079
b.number thing. 0.117
b.number trade  -0.168
b.number, 0.298
b.number,common  -0.185
b.number. -0.31
b.number/ -0.203
b.numberq -0.208
b.ordinary  -0.372
b.ordinary adv  -0.108
b.ordinary and  -0.501
b.ordinary and art  -0.085
b.ordinary and at  -0.041
b.ordinary and colour, -0.045
b.ordinary and do  -0.048
b.ordinary art  -0.172
b.ordinary art adv  -0.292
b.ordinary art field  -0.109
b.ordinary art kind  -0.106
b.ordinary art logo  -0.151
b.ordinary art name, 0.125
b.ordinary art ordinary  -0.062
b.ordinary art strange  -0.225
b.ordinary art thing  -0.109
b.ordinary art_ -0.122
b.ordinary at  -0.566
b.ordinary at art  -0.155
b.ordinary at colour. -0.45
b.ordinary at common  -0.206
b.ordinary at do  -0.107
b.ordinary at ordinary, 0.129
b.ordinary at poss  -0.081
b.ordinary at strange  0.27
b.ordinary at strange, -0.12
b.ordinary at strange. -0.225
b.ordinary at trade  0.262
b.ordinary at_ -0.256
b.ordinary be  -0.46
b.ordinary be art  -0.19
b.ordinary be call  0.169
b.ordinary be strange  0.249
b.ordinary call  0.293
b.ordinary colour  -0.237
b.ordinary colour and  -0.107
b.ordinary colour, -0.076
b.ordinary colour,colour. -0.092
b.ordinary colour. 0.126
b.ordinary colour.art  -0.26
b.ordinary colourq 0.118
b.ordinary common  -0.282
b.ordinary common at  -0.277
b.ordinary common common  -0.095
b.ordinary common common, -0.255
b.ordinary common common. -0.139
b.ordinary common strange  0.205
b.ordinary common. 0.201
b.ordinary describes  -0.213
b.ordinary describes, -0.114
b.ordinary describes. -0.303
b.ordinary do  -0.179
b.ordinary do at  0.39
b.ordinary do ordinary  -0.117
b.ordinary do thing  -0.064
b.ordinary do trade, -0.083
b.ordinary field  -0.086
b.ordinary for  -0.299
b.ordinary for trade, -0.162
b.ordinary kind at  -0.181
b.ordinary kind. -0.058
b.ordinary logo. -0.387
b.ordinary look  -0.286
b.ordinary neg  -0.365
b.ordinary neg at  -0.067
b.ordinary neg do  -0.051
b.ordinary number  -0.144
b.ordinary ordinary  -0.403
b.ordinary ordinary at  -0.075
b.ordinary ordinary common  -0.124
b.ordinary ordinary strange  -0.249
b.ordinary ordinary strange. -0.106
b.ordinary ordinary subj  -0.135
b.ordinary ordinary, -0.492
b.ordinary ordinary. -0.205
b.ordinary ordinaryn -0.079
b.ordinary say  -0.145
b.ordinary strange  0.122
b.ordinary strange and  -0.053
b.ordinary strange art  -0.058
b.ordinary strange at  -0.288
b.ordinary strange ordinary  -0.153
b.ordinary strange subj  -0.314
b.ordinary strange& -0.133
b.ordinary strange, 0.298
b.ordinary strange,art  -0.119
b.ordinary strange,colour  -0.044
b.ordinary strange,strange  -0.291
b.ordinary strange,subj  -0.368
b.ordinary strange- -0.125
b.ordinary strange. -0.657
b.ordinary strange.strange  -0.074
b.ordinary strange: -0.282
b.ordinary strangeq -0.169
b.ordinary subj  0.161
b.ordinary subj art  -0.109
b.ordinary subj at  -0.068
b.ordinary subj common  -0.223
b.ordinary subj do  -0.17
b.ordinary subj ordinary  0.227
b.ordinary subj, 0.278
b.ordinary subj. 0.365
b.ordinary thing  -0.232
b.ordinary thing at  -0.117
b.ordinary thing for  0.379
b.ordinary thing subj  -0.155
b.ordinary thing trade  -0.057
b.ordinary thing, 0.268
b.ordinary thing,common  -0.085
b.ordinary thing. 0.074
b.ordinary thing: -0.1
b.ordinary thingq 0.1
b.ordinary trade  -0.103
b.ordinary trade and  -0.081
b.ordinary trade at  -0.2
b.ordinary trade kind  0.123
b.ordinary trade, -0.175
b.ordinary trade.art  -0.353
b.ordinary tradeq -0.069
b.ordinary will  -0.174
b.ordinary! -0.145
b.ordinary& -0.45
b.ordinary( 0.369
b.ordinary, -0.333
b.ordinary,adv  -0.225
b.ordinary,art  -0.325
b.ordinary,at  -0.307
b.ordinary,colour  -0.07
b.ordinary,common  -0.304
b.ordinary,common call  0.049
b.ordinary,do  -0.174
b.ordinary,do at  -0.155
b.ordinary,name  0.292
b.ordinary,neg  -0.172
b.ordinary,ordinary  -0.308
b.ordinary,strange  -0.661
b.ordinary,thing  -0.204
b.ordinary,trade  -0.184
b.ordinary,wish  -0.075
b.ordinary- -0.279
b.ordinary. -0.052
b.ordinary.adv  -0.164
b.ordinary.art  -0.426
b.ordinary.be  0.367
b.ordinary.colour, -0.161
b.ordinary.colour,colour. -0.078
b.ordinary.common  -0.174
b.ordinary.describes  -0.482
b.ordinary.do  -0.043
b.ordinary.name: 0.122
b.ordinary.neg  -0.044
b.ordinary.ordinary  -0.354
b.ordinary.strange  -0.318
b.ordinary.strange. -0.164
b.ordinary.subj  -0.12
b.ordinary.subj ordinary  -0.063
b.ordinary.thing  -0.202
b.ordinary.trade  -0.268
b.ordinary: 0.161
b.ordinary:strange  -0.219
b.ordinary:trade  -0.149
b.ordinary; -0.172
b.ordinary_ -0.105
b.ordinaryn -0.355
b.ordinaryq 0.235
b.ordinaryqtrade  -0.072
b.ordinary~ 0.401
b.p.0$ 0.604
b.p.0$^ -0.052
b.p.0^ 0.051
b.p.1$ 0.059
b.p.1$^ -0.182
b.p.1^ 0.284
b.p.2 -0.136
b.p.2$ -0.485
b.p.2$^ -0.649
b.p.2^ -0.321
b.p.3 0.093
b.p.3$ -0.997
b.p.3$^ -0.363
b.p.3^ -0.123
b.past  -0.58
b.past -0.387
b.past art  -0.1
b.past at be  -0.104
b.past common art  -0.149
b.past common. -0.228
b.past describes  -0.105
b.past for  0.484
b.past kind  -0.146
b.past ordinary  -0.054
b.past strange  -0.179
b.past strange. -0.145
b.past thing  -0.338
b.past thing. 0.288
b.past trade  -0.243
b.past trade at  -0.201
b.past trade. -0.125
b.past- -0.043
b.place  -0.17
b.place and  -0.157
b.place art  0.527
b.place call  0.443
b.place place. -0.055
b.place, 0.305
b.place,colour and  -0.044
b.place,common  -0.076
b.place,common call  0.096
b.place,kind  0.243
b.place,ordinary  -0.238
b.place,strange  -0.044
b.place,subj  -0.251
b.place. -0.095
b.place.art  -0.404
b.place.colour, -0.169
b.place.describes  -0.163
b.place.poss  -0.137
b.place: 0.365
b.placen -0.052
b.placeq 0.294
b.poss  -0.11
b.poss adv  0.282
b.poss art  -0.13
b.poss at  -0.218
b.poss call  0.289
b.poss call common  -0.056
b.poss call strange  -0.114
b.poss call. -0.288
b.poss colour  -0.219
b.poss common  -0.336
b.poss describes  -0.359
b.poss describes, -0.185
b.poss do thing  -0.042
b.poss do trade  -0.047
b.poss do trade. 0.207
b.poss for  0.042
b.poss for poss  -0.092
b.poss kind at  -0.04
b.poss kind be  0.174
b.poss kind call  0.114
b.poss kind ordinary  0.211
b.poss kind strange  -0.079
b.poss kind thing  -0.104
b.poss kind trade  -0.071
b.poss kind, 0.433
b.poss kindq 0.174
b.poss logo  -0.111
b.poss name  -0.465
b.poss name at  -0.611
b.poss name be  -0.639
b.poss name, 0.411
b.poss ordinary  -0.515
b.poss ordinary at  -0.242
b.poss ordinary ordinary  0.396
b.poss ordinary say  -0.145
b.poss ordinary trade  -0.066
b.poss ordinary, 0.528
b.poss ordinary. -0.182
b.poss past  -0.107
b.poss proper  -0.136
b.poss strange  -0.044
b.poss strange at  -0.042
b.poss strange be  -0.409
b.poss strange do  -0.235
b.poss strange ordinary  -0.342
b.poss strange strange  -0.056
b.poss strange, 0.337
b.poss strange,strange  -0.21
b.poss strange. 0.21
b.poss tagl beq -0.13
b.poss taglq -0.099
b.poss thing  -0.292
b.poss thing and  -0.08
b.poss thing do  0.116
b.poss thing thing  -0.076
b.poss thing, 0.454
b.poss thing- -0.065
b.poss thing. -0.163
b.poss trade  0.146
b.poss trade at  -0.597
b.poss trade call  0.308
b.poss trade common  -0.093
b.poss trade kind  0.464
b.poss trade kind, 0.437
b.poss trade kind. -0.166
b.poss trade ordinary  0.267
b.poss trade strange  0.352
b.poss trade trade  0.247
b.poss trade trade, 0.154
b.poss trade, 0.399
b.poss tradeq 0.168
b.possq 0.121
b.proper  -0.415
b.proper and  -0.13
b.proper at  0.345
b.proper for  0.073
b.proper thing, -0.109
b.proper trade. -0.164
b.proper& -0.176
b.proper, -0.297
b.proper. -0.185
b.proper.common  -0.284
b.propera -0.531
b.properastrange  -0.647
b.properastrange. -0.197
b.propern -0.099
b.q 0.236
b.run.AAC^strange -0.292
b.run.AACat -0.324
b.run.AACordinary -0.467
b.run.AACstrange -0.53
b.run.AACthing -0.41
b.run.AACtrade -0.282
b.run.AAS^trade -0.231
b.run.AASand -0.143
b.run.AAScolour -0.115
b.run.AASdescribes -0.231
b.run.AASkind -0.072
b.run.AAStrade -0.252
b.run.AXC^strange -0.111
b.run.AXCstrange -0.522
b.run.AxCstrange -0.207
b.run.AxCthing -0.113
b.run.IXCand -0.312
b.run.IXCstrange -0.216
b.run.IxC^do -0.204
b.run.IxC^subj -0.114
b.run.IxCproper -0.063
b.run.IxCstrange -0.041
b.run.IxCsubj -0.135
b.run.IxO^do -0.164
b.run.XAC^logo -0.431
b.run.XACordinary -0.654
b.run.XACstrange -0.229
b.run.XICcommon -0.359
b.run.XICstrange -0.097
b.run.XXC^adv -0.3
b.run.XXC^art -0.702
b.run.XXC^at -0.211
b.run.XXC^be 0.557
b.run.XXC^call 0.554
b.run.XXC^colour -0.23
b.run.XXC^common -0.054
b.run.XXC^describes -0.571
b.run.XXC^for 0.568
b.run.XXC^hi -0.27
b.run.XXC^name 0.383
b.run.XXC^ordinary -0.847
b.run.XXC^past -0.396
b.run.XXC^strange -1.042
b.run.XXC^thing -0.414
b.run.XXCadv -0.644
b.run.XXCart -0.797
b.run.XXCat -0.64
b.run.XXCbe -0.321
b.run.XXCcolour -0.431
b.run.XXCcommon -0.844
b.run.XXCdescribes -0.636
b.run.XXCdo -0.464
b.run.XXChi -0.246
b.run.XXCkind -0.815
b.run.XXCneg -0.151
b.run.XXCordinary -1.317
b.run.XXCpast -0.276
b.run.XXCplace -0.136
b.run.XXCproper -0.359
b.run.XXCstrange -1.612
b.run.XXCsubj -0.611
b.run.XXCthing -1.069
b.run.XXCtrade -1.202
b.run.XXCwhere -0.278
b.run.XXD^art -0.181
b.run.XXD^ordinary -0.293
b.run.XXD^poss -0.267
b.run.XXD^strange -0.286
b.run.XXD^subj -0.123
b.run.XXD^trade 0.322
b.run.XXDordinary -0.422
b.run.XXDstrange -0.085
b.run.XXDthing -0.126
b.run.XXDtrade 0.264
b.run.XXSstrange -0.253
b.run.XdCkind -0.122
b.run.XdCordinary -0.45
b.run.XdCstrange -0.246
b.run.XxC^adv -0.155
b.run.XxC^art -0.318
b.run.XxC^at -0.075
b.run.XxC^be -0.341
b.run.XxC^colour -0.166
b.run.XxC^common -0.253
b.run.XxC^describes -0.112
b.run.XxC^do -0.048
b.run.XxC^field -0.097
b.run.XxC^for -0.352
b.run.XxC^hi -0.155
b.run.XxC^kind -0.273
b.run.XxC^like -0.141
b.run.XxC^logo -0.124
b.run.XxC^look -0.071
b.run.XxC^name -0.38
b.run.XxC^neg -0.138
b.run.XxC^ordinary -0.137
b.run.XxC^poss -0.402
b.run.XxC^proper -0.053
b.run.XxC^strange -0.278
b.run.XxC^subj -0.393
b.run.XxC^thing -0.242
b.run.XxC^trade -0.721
b.run.XxC^wish -0.232
b.run.XxCadv -0.074
b.run.XxCbe -0.109
b.run.XxCcolour -0.108
b.run.XxCcommon -0.059
b.run.XxChi -0.09
b.run.XxCkind -0.087
b.run.XxCordinary -0.125
b.run.XxCplace -0.346
b.run.XxCproper -0.248
b.run.XxCstrange -0.292
b.run.XxCsubj -0.214
b.run.XxCthing -0.331
b.run.XxCtrade -0.137
b.run.XxD^art -0.079
b.run.XxD^at -0.232
b.run.XxD^colour -0.091
b.run.XxD^for -0.356
b.run.XxD^logo -0.161
b.run.XxD^ordinary -0.223
b.run.XxD^strange -0.184
b.run.XxD^subj -0.279
b.run.XxD^trade -0.259
b.run.XxDcolour -0.133
b.run.XxDdescribes -0.183
b.run.XxDkind -0.192
b.run.XxDlogo -0.152
b.run.XxDname -0.335
b.run.XxDplace -0.103
b.run.XxDsay -0.15
b.run.XxDstrange -0.394
b.run.XxDthing -0.076
b.run.XxDtrade -0.252
b.run.XxO^art -0.273
b.run.XxO^colour -0.07
b.run.XxO^describes -0.057
b.run.XxO^kind -0.104
b.run.XxO^logo -0.197
b.run.XxO^ordinary -0.077
b.run.XxO^poss -0.109
b.run.XxO^strange -0.174
b.run.XxO^subj -0.111
b.run.XxO^trade -0.21
b.run.XxO^wish -0.116
b.run.cXC^strange -0.392
b.run.dXCnumber -0.426
b.run.dxCnumber -0.378
b.run.dxCstrange -0.075
b.run.dxDnumber -0.109
b.run.dxOnumber -0.181
b.run.xAC^logo 0.209
b.run.xACart 0.07
b.run.xACat 0.223
b.run.xACbe 0.526
b.run.xACcall 0.31
b.run.xACdo 0.109
b.run.xACkind 0.464
b.run.xAClogo -0.402
b.run.xACordinary 0.183
b.run.xACsay 0.145
b.run.xACtrade 0.478
b.run.xICadv -0.119
b.run.xICand -0.238
b.run.xICart -0.301
b.run.xICat 0.168
b.run.xIClook -0.137
b.run.xICordinary 0.114
b.run.xICsay 0.064
b.run.xXC^call 0.284
b.run.xXC^name 0.118
b.run.xXC^trade 0.456
b.run.xXCadv 0.51
b.run.xXCand -0.208
b.run.xXCart 0.391
b.run.xXCat -0.183
b.run.xXCbe 0.214
b.run.xXCcall -0.125
b.run.xXCcommon 0.126
b.run.xXCdescribes 0.456
b.run.xXCfor 0.217
b.run.xXCkind 0.93
b.run.xXClike 0.101
b.run.xXClook -0.145
b.run.xXCname 0.164
b.run.xXCneg -0.193
b.run.xXCordinary 1.002
b.run.xXCpast -0.306
b.run.xXCposs 0.12
b.run.xXCsay 0.453
b.run.xXCstrange 0.458
b.run.xXCsubj -0.123
b.run.xXCtagl -0.271
b.run.xXCthing 0.102
b.run.xXCtrade 0.817
b.run.xXCwhere 0.321
b.run.xXDadv -0.183
b.run.xXDand -0.419
b.run.xXDart -0.593
b.run.xXDas -0.228
b.run.xXDat -0.764
b.run.xXDbe -0.477
b.run.xXDcall 0.344
b.run.xXDcommon 0.17
b.run.xXDdescribes 0.112
b.run.xXDdo -0.121
b.run.xXDfor -0.135
b.run.xXDneg -0.517
b.run.xXDordinary -0.498
b.run.xXDpast -0.406
b.run.xXDposs -0.832
b.run.xXDstrange -0.545
b.run.xXDsubj 0.456
b.run.xcCcall -0.057
b.run.xcCfor 0.12
b.run.xcCkind 0.208
b.run.xdCart -0.116
b.run.xdCat -0.354
b.run.xdCbe -0.136
b.run.xdCcommon -0.201
b.run.xxC^adv -0.228
b.run.xxC^art -0.227
b.run.xxC^colour -0.118
b.run.xxC^common -0.251
b.run.xxC^describes -0.143
b.run.xxC^do -0.183
b.run.xxC^for -0.166
b.run.xxC^hi -0.074
b.run.xxC^logo -0.102
b.run.xxC^neg -0.091
b.run.xxC^poss -0.153
b.run.xxC^strange -0.204
b.run.xxC^tagl -0.066
b.run.xxC^thing -0.204
b.run.xxC^trade -0.365
b.run.xxC^will -0.183
b.run.xxCadv -0.592
b.run.xxCand -0.469
b.run.xxCart -0.821
b.run.xxCas -0.044
b.run.xxCat -0.683
b.run.xxCbe -0.25
b.run.xxCcolour -0.312
b.run.xxCcommon -0.632
b.run.xxCdescribes -0.432
b.run.xxCdo -0.483
b.run.xxCfield -0.219
b.run.xxCfor -0.771
b.run.xxChi -0.148
b.run.xxCkind -0.785
b.run.xxClike -0.207
b.run.xxClogo -0.472
b.run.xxClook -0.36
b.run.xxCneg -0.218
b.run.xxCordinary -0.837
b.run.xxCpast -0.163
b.run.xxCposs -0.711
b.run.xxCproper -0.116
b.run.xxCsay -0.485
b.run.xxCstrange -0.588
b.run.xxCsubj -0.859
b.run.xxCthing -0.672
b.run.xxCtrade -0.964
b.run.xxCwhere -0.227
b.run.xxCwill -0.353
b.run.xxCwish -0.307
b.run.xxDand -0.175
b.run.xxDart -0.343
b.run.xxDat -0.276
b.run.xxDbe -0.297
b.run.xxDcommon -0.182
b.run.xxDdo -0.124
b.run.xxDfor -0.356
b.run.xxDneg -0.234
b.run.xxDordinary -0.406
b.run.xxDposs -0.372
b.run.xxDsay -0.32
b.run.xxDstrange -0.305
b.run.xxDsubj -0.259
b.run.xxDwill -0.287
b.run.xxDwish -0.187
b.run.xxO^colour -0.134
b.run.xxO^describes -0.05
b.run.xxO^subj -0.056
b.run.xxO^trade -0.196
b.run.xxOadv -0.289
b.run.xxOand -0.388
b.run.xxOart -0.253
b.run.xxOat -0.583
b.run.xxObe -0.343
b.run.xxOcall 0.454
b.run.xxOcolour -0.375
b.run.xxOcommon -0.555
b.run.xxOdescribes -0.439
b.run.xxOdo -0.657
b.run.xxOfor -0.375
b.run.xxOkind -0.59
b.run.xxOlike -0.041
b.run.xxOlogo -0.283
b.run.xxOname -0.208
b.run.xxOneg -0.198
b.run.xxOordinary -0.461
b.run.xxOpast -0.071
b.run.xxOposs -0.292
b.run.xxOsay -0.073
b.run.xxOstrange -0.372
b.run.xxOsubj -0.24
b.run.xxOthing -0.647
b.run.xxOtrade -0.487
b.run.xxOwhere -0.123
b.run.xxOwill -0.086
b.run.xxOwish -0.183
b.run.xxl^adv -0.228
b.run.xxl^art -0.334
b.run.xxl^be -0.253
b.run.xxl^colour -0.272
b.run.xxl^common -0.243
b.run.xxl^describes -0.365
b.run.xxl^do -0.383
b.run.xxl^kind -0.402
b.run.xxl^logo -0.352
b.run.xxl^neg -0.067
b.run.xxl^ordinary -0.464
b.run.xxl^poss -0.158
b.run.xxl^strange -0.313
b.run.xxl^subj -0.292
b.run.xxl^thing -0.508
b.run.xxl^trade -0.46
b.run.xxl^wish -0.16
b.run.xxland -0.57
b.run.xxlart -0.835
b.run.xxlat -0.742
b.run.xxlbe 0.167
b.run.xxlcall 0.436
b.run.xxlcolour -0.743
b.run.xxlcommon -0.399
b.run.xxldescribes -0.275
b.run.xxldo -0.56
b.run.xxlfield -0.449
b.run.xxlfor -0.254
b.run.xxlkind 0.253
b.run.xxllike -0.36
b.run.xxllogo -0.607
b.run.xxllook -0.09
b.run.xxlname -0.422
b.run.xxlneg -0.424
b.run.xxlordinary -0.531
b.run.xxlposs -0.687
b.run.xxlproper -0.184
b.run.xxlsay 0.159
b.run.xxlstrange -0.664
b.run.xxlsubj -0.781
b.run.xxlthing -0.054
b.run.xxlwill -0.546
b.run.xxlwish -0.388
b.s.adv -0.115
b.s.advXC 0.123
b.s.advX^C 0.203
b.s.advX^O -0.116
b.s.adv^ -0.061
b.s.adv^^ -0.19
b.s.advadv  -0.546
b.s.advand  -0.29
b.s.advart  -0.319
b.s.advat  0.146
b.s.advcall  0.166
b.s.advcolour, 0.218
b.s.advcommon  -0.302
b.s.advcommon, -0.138
b.s.advcommon. -0.094
b.s.advdo  -0.095
b.s.advfor  -0.056
b.s.advkind  0.361
b.s.advkind, 0.336
b.s.advlogo  -0.248
b.s.advname  -0.431
b.s.advordinary  -0.083
b.s.advordinary, 0.321
b.s.advordinary. 0.138
b.s.advposs  -0.366
b.s.advsay  -0.086
b.s.advstrange  -0.3
b.s.advstrange, -0.049
b.s.advstrange. -0.273
b.s.advsubj  -0.243
b.s.advsubj, -0.076
b.s.advthing, 0.204
b.s.advthing. -0.488
b.s.advtrade  0.129
b.s.advtrade, 0.374
b.s.advtrade. -0.203
b.s.advwill  -0.115
b.s.advwish  -0.218
b.s.advxC -0.47
b.s.advxD -0.118
b.s.advxO -0.373
b.s.advx^C -0.431
b.s.advx^l -0.299
b.s.advxl -0.115
b.s.and -0.191
b.s.andAS -0.162
b.s.andIC 0.346
b.s.andI^C 0.16
b.s.andX^C 0.195
b.s.andadv  -0.12
b.s.andand  -0.044
b.s.andart  -0.221
b.s.andat  0.235
b.s.andbe  0.179
b.s.andcolour  -0.482
b.s.andcolour, -0.045
b.s.andcommon  0.139
b.s.andcommon, -0.125
b.s.anddescribes  -0.18
b.s.anddescribes, -0.055
b.s.andhex  -0.172
b.s.andhi  -0.108
b.s.andname  -0.196
b.s.andnumber  -0.078
b.s.andordinary  -0.303
b.s.andplace  -0.201
b.s.andstrange  -0.542
b.s.andstrange. 0.109
b.s.andstrangeq -0.053
b.s.andthing  -0.347
b.s.andthing, -0.118
b.s.andwhere  -0.058
b.s.andxC -0.664
b.s.andxD -0.366
b.s.andxO -0.423
b.s.andx^C -0.284
b.s.andxl -0.715
b.s.art 0.486
b.s.artAC 0.203
b.s.artA^C -0.098
b.s.artXC 0.601
b.s.artX^C 0.044
b.s.artX^D -0.814
b.s.artX^O -0.361
b.s.art^ -0.046
b.s.art^^ 0.073
b.s.artadv  -0.364
b.s.artand  -0.312
b.s.artart  0.187
b.s.artas  -0.075
b.s.artat  0.092
b.s.artat. -0.181
b.s.artbe  0.09
b.s.artcall  0.429
b.s.artcolour, -0.479
b.s.artcolour. -0.251
b.s.artcommon  -0.206
b.s.artcommon. 0.043
b.s.artcommon: -0.208
b.s.artdescribes, -0.277
b.s.artdescribes. -0.118
b.s.artdo  -0.091
b.s.artdo. -0.185
b.s.artfor  -0.548
b.s.artkind  -0.115
b.s.artkind, 0.102
b.s.artkind. -0.142
b.s.artkind: 0.283
b.s.artkindq 0.045
b.s.artlogo: -0.367
b.s.artname  -0.333
b.s.artname: -0.079
b.s.artnumber. -0.132
b.s.artordinary  0.231
b.s.artordinary, 0.17
b.s.artordinary. -0.42
b.s.artordinaryq 0.21
b.s.artpast  -0.1
b.s.artplace  -0.053
b.s.artposs  0.095
b.s.artstrange  0.043
b.s.artstrange, -0.519
b.s.artstrange. -0.307
b.s.artstrange: -0.15
b.s.artstrangeq -0.214
b.s.artsubj  -0.267
b.s.artthing  -0.161
b.s.artthing, 0.115
b.s.artthing. 0.083
b.s.arttrade  0.535
b.s.arttrade, 0.31
b.s.arttrade. -0.078
b.s.arttradeq 0.092
b.s.artwhere  -0.122
b.s.artwhere. -0.066
b.s.artwish  -0.283
b.s.artxC -1.025
b.s.artxD -0.658
b.s.artxO -0.345
b.s.artx^O 0.167
b.s.artx^l -0.533
b.s.as -0.129
b.s.asstrange  -0.065
b.s.asxD -0.071
b.s.at -0.845
b.s.atAC 0.224
b.s.atAS -0.168
b.s.atIC -0.342
b.s.atXC 0.768
b.s.atXD -0.096
b.s.atX^C -0.458
b.s.atX^D -0.401
b.s.at^ -0.581
b.s.at^^ -0.342
b.s.atadv  0.051
b.s.atand  -0.047
b.s.atbe  -0.054
b.s.atcall  0.264
b.s.atcolour  -0.13
b.s.atcolour, -0.055
b.s.atcommon  -0.261
b.s.atcommon, -0.149
b.s.atdescribes  -0.196
b.s.atdescribes, -0.069
b.s.atdo  -0.327
b.s.atfield  -0.11
b.s.atfor  -0.079
b.s.athi  -0.043
b.s.atkind  -0.12
b.s.atlogo  -0.392
b.s.atname  -0.56
b.s.atordinary, 0.157
b.s.atposs  -0.17
b.s.atproper  -0.089
b.s.atsay  0.088
b.s.atsay, -0.094
b.s.atstrange  -0.559
b.s.atstrange, -0.13
b.s.atstrange. -0.227
b.s.atsubj  -0.251
b.s.attaglq -0.04
b.s.atthing  -0.385
b.s.atthing- -0.057
b.s.attrade  -0.24
b.s.attrade. -0.338
b.s.attradeq -0.079
b.s.atwhere  -0.069
b.s.atwill  -0.094
b.s.atxC -0.868
b.s.atxD -0.43
b.s.atxO -0.287
b.s.atx^C -0.062
b.s.atxl -0.919
b.s.be -0.813
b.s.beXC -0.151
b.s.beX^C -0.809
b.s.be^ -0.838
b.s.be^^ -0.546
b.s.beadv  -0.158
b.s.beat  -0.066
b.s.becolour. -0.202
b.s.becommon  -0.111
b.s.becommon. -0.092
b.s.bedescribes, -0.119
b.s.behi, -0.101
b.s.bekind  -0.561
b.s.belike  -0.059
b.s.belogo  -0.11
b.s.bename  -0.624
b.s.beordinary  -0.092
b.s.beordinary. -0.243
b.s.bestrange  -0.075
b.s.bestrange_ -0.103
b.s.besubj  -0.297
b.s.besubj, -0.044
b.s.besubj. -0.219
b.s.betagl  -0.071
b.s.bething  -0.167
b.s.bething, -0.103
b.s.bething. -0.284
b.s.betrade  -0.441
b.s.betrade, -0.13
b.s.betrade. -0.242
b.s.bewill  -0.338
b.s.bexC -0.444
b.s.bexD -0.343
b.s.bexO -0.245
b.s.bex^C -0.178
b.s.bex^l -0.197
b.s.bexl -0.596
b.s.call -0.691
b.s.callXC -0.267
b.s.callX^C -0.448
b.s.call^ -0.45
b.s.callbe  -0.291
b.s.callcommon  -0.083
b.s.callkind  -0.42
b.s.callordinary  -0.265
b.s.callposs  -0.219
b.s.callstrange  -0.144
b.s.callsubj  -0.049
b.s.calltrade  -0.217
b.s.callxC -0.404
b.s.callxD -0.158
b.s.callxO -0.148
b.s.callx^C -0.153
b.s.callxl -0.344
b.s.colour 0.088
b.s.colourAC -0.271
b.s.colourAS -0.195
b.s.colourXC 0.212
b.s.colourXD -0.387
b.s.colourXS -0.268
b.s.colourX^C -0.193
b.s.colourX^D -0.361
b.s.colourX^O 0.088
b.s.colour^ -0.268
b.s.colour^^ 0.214
b.s.colouradv  -0.292
b.s.colouradv. -0.222
b.s.colourand  -0.476
b.s.colourart  -0.209
b.s.colourbe  0.256
b.s.colourcall  -0.172
b.s.colourcolour  -0.315
b.s.colourcolour& -0.23
b.s.colourcolour, -0.302
b.s.colourcolour- -0.055
b.s.colourcolour/ -0.071
b.s.colourcommon  -0.225
b.s.colourcommon, -0.268
b.s.colourcommon. -0.406
b.s.colourcommon: 0.15
b.s.colourdescribes  -0.641
b.s.colourdescribes& -0.229
b.s.colourdescribes, -0.172
b.s.colourdescribes. -0.353
b.s.colourdescribes; -0.068
b.s.colourdo  0.145
b.s.colourdo. -0.049
b.s.colourfor  0.206
b.s.colourkind, -0.247
b.s.colourlogo, -0.048
b.s.colourlogo. -0.121
b.s.colourlook  -0.169
b.s.colourlook, -0.085
b.s.colourlook: -0.265
b.s.colourname. -0.148
b.s.colourneg  -0.118
b.s.colourordinary  -0.154
b.s.colourordinary, -0.186
b.s.colourordinary. -0.331
b.s.colourordinary: 0.224
b.s.colourordinaryq -0.046
b.s.colourplace, -0.079
b.s.colourplace. -0.154
b.s.colourposs  0.098
b.s.colourproper. -0.085
b.s.coloursay, -0.331
b.s.colourstrange  0.076
b.s.colourstrange& -0.153
b.s.colourstrange, -0.178
b.s.colourstrange. -0.509
b.s.colourstrange: -0.399
b.s.colourstrangeq -0.18
b.s.coloursubj  -0.049
b.s.coloursubj. -0.3
b.s.coloursubjq -0.116
b.s.colourthing  0.129
b.s.colourthing, -0.043
b.s.colourthing. -0.403
b.s.colourtrade  0.194
b.s.colourtrade, -0.071
b.s.colourtradeq 0.176
b.s.colourwish  -0.125
b.s.colourxC -0.513
b.s.colourxD -0.171
b.s.colourxO -0.109
b.s.colourx^C -0.411
b.s.colourx^l -0.623
b.s.colourxl -0.13
b.s.common -0.19
b.s.commonAS -0.251
b.s.commonXC 0.081
b.s.commonXD 0.21
b.s.commonX^C 0.15
b.s.commonX^D -0.199
b.s.commonX^O -0.192
b.s.common^ 0.084
b.s.common^^ -0.232
b.s.commonadv  0.257
b.s.commonadv, -0.099
b.s.commonand  -0.158
b.s.commonart  -0.294
b.s.commonbe  0.224
b.s.commonbeq -0.136
b.s.commoncall  0.265
b.s.commoncall- -0.166
b.s.commoncolour  -0.347
b.s.commoncolour. -0.355
b.s.commoncommon  -0.717
b.s.commoncommon- -0.192
b.s.commoncommon. 0.159
b.s.commondescribes  -0.348
b.s.commondescribes, 0.054
b.s.commondescribes. -0.206
b.s.commondescribesn -0.107
b.s.commondo  -0.345
b.s.commondo- -0.275
b.s.commonfield  -0.116
b.s.commonfor  -0.293
b.s.commonkind  -0.235
b.s.commonkind, 0.103
b.s.commonkind. 0.226
b.s.commonkind: 0.466
b.s.commonkindq 0.053
b.s.commonlogo  -0.354
b.s.commonlogo, -0.212
b.s.commonlook  -0.12
b.s.commonlook, -0.122
b.s.commonname: -0.183
b.s.commonneg  -0.265
b.s.commonneg, -0.079
b.s.commonnumber, 0.179
b.s.commonnumber. -0.171
b.s.commonordinary  -0.358
b.s.commonordinary( 0.27
b.s.commonordinary, 0.135
b.s.commonordinary. 0.095
b.s.commonordinaryq 0.071
b.s.commonpast  -0.054
b.s.commonplace  -0.043
b.s.commonplace, -0.252
b.s.commonposs  0.276
b.s.commonproper. 0.257
b.s.commonsay  0.099
b.s.commonstrange  -0.477
b.s.commonstrange, 0.128
b.s.commonstrange. -0.109
b.s.commonstrange: -0.116
b.s.commonstrangeq -0.247
b.s.commonsubj  -0.069
b.s.commonsubj. 0.337
b.s.commonsubjq -0.218
b.s.commontagl: -0.079
b.s.commontaglq -0.041
b.s.commonthing  -0.591
b.s.commonthing, 0.17
b.s.commonthing- -0.129
b.s.commonthing. 0.083
b.s.commonthing: 0.186
b.s.commonthingq -0.197
b.s.commontrade  -0.283
b.s.commontrade( -0.119
b.s.commontrade, 0.192
b.s.commontrade. 0.223
b.s.commontraden -0.075
b.s.commontradeq 0.124
b.s.commonwhere  -0.229
b.s.commonwill  -0.209
b.s.commonwish  -0.363
b.s.commonxC -0.756
b.s.commonxD -0.476
b.s.commonxO -0.603
b.s.commonx^C -0.796
b.s.commonx^O -0.234
b.s.commonxl -0.141
b.s.describesAC 0.067
b.s.describesAS 0.064
b.s.describesXC 0.108
b.s.describesXD -0.575
b.s.describesXS 0.052
b.s.describesX^C 0.307
b.s.describesX^D -0.431
b.s.describesX^O -0.57
b.s.describes^ 0.117
b.s.describes^^ 0.426
b.s.describesadv  -0.365
b.s.describesadv. -0.13
b.s.describesand  -0.186
b.s.describesart  -0.749
b.s.describesat  -0.463
b.s.describesbe  0.428
b.s.describescall  0.234
b.s.describescolour  -0.173
b.s.describescolour& -0.196
b.s.describescolour, -0.533
b.s.describescolour. -0.527
b.s.describescommon  -0.228
b.s.describescommon. 0.071
b.s.describescommon: -0.111
b.s.describesdC -0.106
b.s.describesdescribes  -0.45
b.s.describesdescribes, -0.277
b.s.describesdescribes. -0.148
b.s.describesfor  0.313
b.s.describeskind  0.291
b.s.describeskind, 0.279
b.s.describeskind. -0.277
b.s.describeskind: 0.112
b.s.describeslogo, -0.097
b.s.describeslogo. -0.057
b.s.describeslook  -0.088
b.s.describeslook. -0.221
b.s.describeslook: -0.124
b.s.describesname  0.33
b.s.describesname: 0.251
b.s.describesneg  -0.141
b.s.describesordinary  -0.34
b.s.describesordinary& -0.099
b.s.describesordinary, -0.147
b.s.describesordinary. -0.344
b.s.describespast  -0.18
b.s.describesplace. 0.111
b.s.describesposs  -0.194
b.s.describesproper. -0.151
b.s.describessay  0.107
b.s.describessay: -0.482
b.s.describesstrange  -0.613
b.s.describesstrange& -0.091
b.s.describesstrange, 0.088
b.s.describesstrange. -0.183
b.s.describesstrange: 0.108
b.s.describesstrangeq -0.083
b.s.describessubj. 0.166
b.s.describestagl: -0.068
b.s.describesthing  -0.209
b.s.describesthing! 0.251
b.s.describesthing, 0.225
b.s.describesthing. -0.372
b.s.describesthing: 0.086
b.s.describesthingq -0.063
b.s.describestrade  0.057
b.s.describestrade& -0.153
b.s.describestrade, -0.289
b.s.describestrade. -0.282
b.s.describestradeq 0.222
b.s.describeswish: -0.289
b.s.describesxC -0.525
b.s.describesxD -0.393
b.s.describesxO -0.254
b.s.describesx^C -0.176
b.s.describesx^O -0.372
b.s.describesx^l -0.372
b.s.do -0.795
b.s.doAC -0.402
b.s.doA^C -0.142
b.s.doIC 0.279
b.s.doI^C -0.677
b.s.doI^O -0.351
b.s.doXC 0.049
b.s.doX^C -0.212
b.s.do^ -0.659
b.s.do^^ -0.498
b.s.doadv  -0.083
b.s.doadv: -0.227
b.s.doand  -0.075
b.s.doart  -0.056
b.s.doat  -0.319
b.s.dobe  -0.71
b.s.docolour. -0.132
b.s.docommon. -0.247
b.s.docommon: -0.114
b.s.dodescribes. -0.042
b.s.dodo  -0.148
b.s.dofor  -0.558
b.s.dohi! -0.084
b.s.dokind  -0.129
b.s.dolike  -0.142
b.s.dologo: -0.217
b.s.doname  -0.456
b.s.doneg  -0.069
b.s.donumber  -0.046
b.s.doordinary. -0.107
b.s.doposs  -0.29
b.s.dostrange  -0.266
b.s.dostrange. -0.487
b.s.dostrange/ -0.09
b.s.dosubj  -0.31
b.s.dosubj. -0.046
b.s.dothing  -0.139
b.s.dothing. -0.123
b.s.dotrade, -0.155
b.s.dotrade. -0.245
b.s.dowill  -0.166
b.s.dowish  -0.116
b.s.doxC -0.705
b.s.doxO -0.486
b.s.dox^C -0.325
b.s.dox^O -0.17
b.s.dox^l -0.52
b.s.doxl -0.664
b.s.field -0.592
b.s.fieldXC -0.129
b.s.fieldXD -0.138
b.s.fieldX^C -0.405
b.s.field^ -0.488
b.s.fieldart  -0.195
b.s.fieldbe  -0.086
b.s.fieldcommon  -0.088
b.s.fieldkind  -0.433
b.s.fieldordinaryn -0.19
b.s.fieldstrange. -0.19
b.s.fieldthing  -0.051
b.s.fieldtrade  -0.136
b.s.fieldtrade. -0.163
b.s.fieldtraden -0.181
b.s.fieldxC -0.174
b.s.fieldxO -0.123
b.s.fieldxl -0.511
b.s.for -0.828
b.s.forX^C -0.649
b.s.forX^D -0.394
b.s.for^ -0.876
b.s.for^^ -0.834
b.s.foradv  -0.058
b.s.forcommon  -0.225
b.s.fordC -0.198
b.s.fordescribes  -0.076
b.s.forkind  -0.38
b.s.forlogo  -0.517
b.s.forordinary  -0.182
b.s.forordinaryn -0.091
b.s.forposs  -0.158
b.s.forproper  -0.297
b.s.forstrange  -0.041
b.s.forstrange, -0.064
b.s.forthing  -0.102
b.s.fortrade  -0.324
b.s.forwhere  -0.072
b.s.forwish  -0.196
b.s.forxC -0.367
b.s.forxD -0.243
b.s.forxO -0.286
b.s.forx^C -0.202
b.s.forxl -0.531
b.s.hex -0.172
b.s.hexand  -0.05
b.s.hexxC -0.167
b.s.hi 0.268
b.s.hiXC 0.474
b.s.hiXD -0.107
b.s.hiX^D -0.213
b.s.hi^ -0.179
b.s.hi^^ -0.143
b.s.hiadv  -0.057
b.s.hiand  -0.103
b.s.hiart  0.225
b.s.hiat  0.197
b.s.hicommon  -0.168
b.s.hicommon. -0.32
b.s.hihi  -0.156
b.s.hiordinary  -0.233
b.s.histrange. 0.143
b.s.hixC -0.447
b.s.hix^C -0.207
b.s.hix^l -0.139
b.s.kind 0.07
b.s.kindAS -0.312
b.s.kindXC 0.582
b.s.kindXD -0.293
b.s.kindX^C -0.235
b.s.kindX^O -0.267
b.s.kind^ -0.133
b.s.kind^^ -0.094
b.s.kindand  -0.081
b.s.kindart  -0.177
b.s.kindart_ -0.092
b.s.kindat  0.252
b.s.kindbe  0.166
b.s.kindcall  0.521
b.s.kindcolour  -0.109
b.s.kindcolour. -0.278
b.s.kindcommon  -0.066
b.s.kinddescribes  -0.155
b.s.kinddescribes. -0.366
b.s.kinddo  0.044
b.s.kindfor  -0.127
b.s.kindkind  0.087
b.s.kindname: 0.407
b.s.kindordinary  0.262
b.s.kindordinary. -0.317
b.s.kindpast  -0.383
b.s.kindplace, 0.154
b.s.kindplace. -0.238
b.s.kindposs  -0.218
b.s.kindproper  -0.108
b.s.kindstrange  -0.144
b.s.kindstrange, -0.188
b.s.kindstrange. 0.166
b.s.kindstrange: -0.079
b.s.kindsubj  -0.176
b.s.kindsubj. -0.071
b.s.kindthing  -0.271
b.s.kindthing. -0.22
b.s.kindtrade  -0.679
b.s.kindtrade, 0.378
b.s.kindtrade. 0.074
b.s.kindxC -0.675
b.s.kindxO -0.566
b.s.kindx^C -0.323
b.s.kindx^l 0.317
b.s.kindxl -0.355
b.s.like -0.164
b.s.likeXC 0.189
b.s.likeX^C 0.062
b.s.like^^ 0.08
b.s.likecolour  -0.062
b.s.likecommon  -0.222
b.s.likelogo  -0.085
b.s.likestrange  -0.274
b.s.likesubj  -0.072
b.s.likexC -0.126
b.s.likexO -0.251
b.s.logo -1.115
b.s.logoXD -0.516
b.s.logoX^C -0.825
b.s.logoX^D -0.202
b.s.logoX^O -0.324
b.s.logo^ -0.799
b.s.logo^^ -0.737
b.s.logoadv  -0.099
b.s.logoart  -0.376
b.s.logoart_ -0.126
b.s.logocolour. -0.264
b.s.logocommon, -0.208
b.s.logodescribes  -0.322
b.s.logodo  -0.259
b.s.logokind  -0.552
b.s.logoordinary  -0.055
b.s.logoposs  -0.082
b.s.logostrange, -0.163
b.s.logostrange. -0.32
b.s.logostrange: -0.182
b.s.logosubj  -0.12
b.s.logothing  -0.076
b.s.logotrade  -0.347
b.s.logotrade. -0.106
b.s.logowish  -0.12
b.s.logoxC -0.353
b.s.logoxO -0.311
b.s.logox^C -0.171
b.s.logox^O -0.236
b.s.logox^l -0.325
b.s.logoxl -0.795
b.s.look -0.705
b.s.lookXC -0.316
b.s.lookXD -0.24
b.s.lookX^C -0.252
b.s.lookX^D -0.132
b.s.lookX^O -0.217
b.s.look^ -0.356
b.s.lookart  -0.069
b.s.lookcolour, -0.064
b.s.lookcommon  -0.081
b.s.lookdescribes  -0.376
b.s.lookdescribes. -0.222
b.s.lookdescribesn -0.098
b.s.looklogo. -0.195
b.s.lookordinary  -0.146
b.s.lookordinary. -0.053
b.s.lookordinaryn -0.051
b.s.lookstrange, -0.101
b.s.lookstrange. -0.329
b.s.lookstrangen -0.075
b.s.lookstrangeq -0.06
b.s.lookthing. -0.045
b.s.lookthingn -0.112
b.s.looktrade. -0.166
b.s.looktraden -0.155
b.s.lookxC -0.425
b.s.lookxO -0.144
b.s.lookx^C -0.214
b.s.lookxl -0.332
b.s.name -0.689
b.s.nameXD -0.271
b.s.nameX^C -0.736
b.s.nameX^O -0.379
b.s.name^ -0.896
b.s.name^^ -0.502
b.s.nameand  -0.072
b.s.nameart  -0.285
b.s.nameart_ -0.164
b.s.nameat  -0.056
b.s.namecolour, -0.114
b.s.namecommon. -0.138
b.s.namedescribes, -0.069
b.s.namedescribes. -0.198
b.s.namedo  -0.092
b.s.namekind  -0.159
b.s.namekind, -0.293
b.s.namekind. -0.412
b.s.namelogo, -0.065
b.s.namelogo. -0.121
b.s.nameneg  -0.132
b.s.nameordinary, -0.062
b.s.nameordinary. -0.287
b.s.nameposs  -0.045
b.s.namestrange, -0.126
b.s.namestrange. -0.102
b.s.namething. -0.325
b.s.nametrade, -0.198
b.s.nametrade. -0.237
b.s.namewhere, -0.204
b.s.namexC -0.365
b.s.namexO -0.304
b.s.namex^C -0.272
b.s.namexl -0.648
b.s.neg -0.287
b.s.negAC -0.295
b.s.negA^C -0.31
b.s.negXC 0.203
b.s.negX^C -0.159
b.s.negX^O -0.311
b.s.neg^ -0.213
b.s.neg^^ 0.259
b.s.negadv  -0.112
b.s.negadv, -0.145
b.s.negand  -0.104
b.s.negat  -0.101
b.s.negbe  -0.048
b.s.negcolour  -0.1
b.s.negcolour, -0.365
b.s.negcolour. -0.243
b.s.negcolour; -0.052
b.s.negcolour~ -0.078
b.s.negcommon  -0.108
b.s.negcommon, -0.059
b.s.negcommon. -0.215
b.s.negdescribes  -0.111
b.s.negdescribes, -0.206
b.s.negdescribes. -0.12
b.s.negdo  -0.079
b.s.negkind, -0.205
b.s.negkind. 0.131
b.s.neglogo, -0.264
b.s.neglogo. -0.375
b.s.neglook, -0.142
b.s.neglook. -0.086
b.s.negname  -0.275
b.s.negordinary  -0.202
b.s.negordinary, -0.191
b.s.negordinary. -0.179
b.s.negsay, -0.072
b.s.negstrange  0.196
b.s.negstrange, -0.219
b.s.negstrange. -0.393
b.s.negstrange? -0.28
b.s.negsubj  -0.044
b.s.negsubj. 0.188
b.s.negtaglq -0.045
b.s.negthing, -0.202
b.s.negthing. -0.332
b.s.negthing? -0.199
b.s.negtrade  -0.497
b.s.negtrade, -0.218
b.s.negtrade. -0.287
b.s.negwish  -0.06
b.s.negwish, -0.294
b.s.negxC -0.366
b.s.negxD -0.373
b.s.negxO -0.048
b.s.negx^C 0.097
b.s.negx^O -0.329
b.s.negx^l -0.196
b.s.negxl -0.64
b.s.number -0.208
b.s.number^ -0.061
b.s.number^^ -0.042
b.s.numberat  -0.388
b.s.numberbe  -0.136
b.s.numbercommon  -0.2
b.s.numberdC -0.171
b.s.numberdD -0.296
b.s.numberdO -0.351
b.s.numberd^C 0.153
b.s.numberdo  -0.327
b.s.numberkind  -0.123
b.s.numberkind, -0.125
b.s.numbernega -0.132
b.s.numbernumber/ -0.203
b.s.numberordinary  -0.314
b.s.numberstrange  -0.246
b.s.numberstrange, -0.06
b.s.numberthing  -0.32
b.s.numberthing, -0.138
b.s.numbertrade  -0.094
b.s.numbertrade, -0.183
b.s.ordinary -0.048
b.s.ordinaryAC 0.323
b.s.ordinaryXC -0.059
b.s.ordinaryXD -0.128
b.s.ordinaryXS -0.229
b.s.ordinaryX^C 0.27
b.s.ordinaryX^D -0.252
b.s.ordinary^ 0.231
b.s.ordinary^^ -0.26
b.s.ordinaryadv  -0.225
b.s.ordinaryand  0.13
b.s.ordinaryart  -0.129
b.s.ordinaryart_ -0.075
b.s.ordinaryat  -0.445
b.s.ordinaryat_ -0.204
b.s.ordinarybe  -0.295
b.s.ordinarybeq -0.108
b.s.ordinarycall  1.045
b.s.ordinarycolour  -0.357
b.s.ordinarycolour, 0.116
b.s.ordinarycolour. -0.184
b.s.ordinarycommon  -0.341
b.s.ordinarycommon, 0.348
b.s.ordinarycommon. 0.081
b.s.ordinarydescribes  -0.106
b.s.ordinarydescribes& -0.24
b.s.ordinarydescribes, -0.072
b.s.ordinaryfield  -0.042
b.s.ordinaryfield: -0.166
b.s.ordinaryfor  0.529
b.s.ordinaryhi  -0.201
b.s.ordinaryhi, -0.374
b.s.ordinarykind  0.226
b.s.ordinarykind, 0.109
b.s.ordinarykind. -0.054
b.s.ordinarykind: 0.157
b.s.ordinarykindq 0.377
b.s.ordinarylogo  -0.318
b.s.ordinarylogo. -0.052
b.s.ordinarylook  -0.173
b.s.ordinarylook: -0.194
b.s.ordinaryname  0.294
b.s.ordinaryname, 0.117
b.s.ordinaryname: 0.103
b.s.ordinaryneg  -0.129
b.s.ordinaryneg, -0.073
b.s.ordinaryneg: -0.092
b.s.ordinarynumber  -0.075
b.s.ordinaryordinary& -0.183
b.s.ordinaryordinary, 0.23
b.s.ordinaryordinary- -0.182
b.s.ordinarypast  -0.214
b.s.ordinaryposs  -0.162
b.s.ordinaryproper  -0.293
b.s.ordinarysay  0.135
b.s.ordinarystrange  0.132
b.s.ordinarystrange& 0.207
b.s.ordinarystrange, 0.184
b.s.ordinarystrange. 0.311
b.s.ordinarystrange; -0.086
b.s.ordinarystrangen -0.238
b.s.ordinarystrangeq 0.198
b.s.ordinarysubj  -0.778
b.s.ordinarytagl: -0.228
b.s.ordinarything  -0.547
b.s.ordinarything& -0.06
b.s.ordinarything, 0.505
b.s.ordinarything- -0.134
b.s.ordinarythingq 0.111
b.s.ordinarytrade  -0.306
b.s.ordinarytrade, -0.59
b.s.ordinarytrade. 0.137
b.s.ordinarytrade; -0.067
b.s.ordinarytradeq 0.317
b.s.ordinarywhere  0.274
b.s.ordinarywill  -0.236
b.s.ordinarywish  -0.053
b.s.ordinaryxC -1.008
b.s.ordinaryxD -0.652
b.s.ordinaryxO -0.291
b.s.ordinaryx^C -0.455
b.s.ordinaryx^l -0.288
b.s.past -0.127
b.s.pastXC 0.373
b.s.pastX^C -0.151
b.s.past^ -0.161
b.s.past^^ -0.194
b.s.pastart  -0.195
b.s.pastart_ 0.259
b.s.pastat  -0.075
b.s.pastfor  0.087
b.s.pastkind  0.103
b.s.pastname  -0.157
b.s.pastposs  -0.081
b.s.pastsubj  -0.149
b.s.pastthing, 0.12
b.s.pasttrade  -0.095
b.s.pastxC -0.295
b.s.pastxD -0.149
b.s.pastxO -0.054
b.s.place -0.772
b.s.placeXC -0.71
b.s.placeXD -0.312
b.s.placeat  -0.5
b.s.placecommon  -0.13
b.s.placedo  -0.208
b.s.placeneg  -0.153
b.s.placeordinary, -0.128
b.s.placeplace  -0.176
b.s.placestrange  -0.154
b.s.placestrange, -0.182
b.s.placetrade, -0.114
b.s.placexl -0.142
b.s.poss -0.923
b.s.possXC -0.135
b.s.possX^C -0.667
b.s.possX^D -0.26
b.s.possX^O -0.192
b.s.poss^ -0.793
b.s.poss^^ -0.409
b.s.possadv  -0.363
b.s.possand  -0.12
b.s.possat  -0.154
b.s.posscommon. -0.147
b.s.possdescribes. -0.253
b.s.possdo  -0.044
b.s.possfield. -0.068
b.s.possfor  -0.957
b.s.posshi, -0.124
b.s.posshin -0.075
b.s.posslike  -0.049
b.s.possordinary. -0.2
b.s.possplace. -0.158
b.s.possstrange  -0.059
b.s.possstrange, -0.092
b.s.possstrange. -0.318
b.s.posssubj  -0.072
b.s.posssubj. -0.185
b.s.possthing  -0.124
b.s.possthing. -0.343
b.s.posstrade  -0.045
b.s.posstrade, -0.07
b.s.posstrade. -0.175
b.s.possxC -0.313
b.s.possxD -0.272
b.s.possxO -0.291
b.s.possx^C -0.216
b.s.possx^l -0.27
b.s.possxl -0.929
b.s.proper -0.155
b.s.properAC -0.346
b.s.properIC -0.082
b.s.properXC -0.141
b.s.properXD 0.062
b.s.properX^C 0.371
b.s.proper^ 0.224
b.s.proper^^ 0.382
b.s.properand  -0.104
b.s.properat  -0.507
b.s.properbe  -0.231
b.s.propercolour. -0.064
b.s.propercommon  -0.39
b.s.properdo  -0.263
b.s.properlogo  -0.28
b.s.properproper  -0.135
b.s.properstrange  0.119
b.s.propersubj  -0.057
b.s.properthing  -0.143
b.s.propertrade  0.07
b.s.properxC -0.208
b.s.properxl -0.304
b.s.say -0.252
b.s.sayXC 0.119
b.s.sayXD -0.192
b.s.sayX^C -0.263
b.s.say^ -0.317
b.s.sayart  -0.073
b.s.sayat  -0.083
b.s.saycolour, -0.146
b.s.saycolourn -0.085
b.s.saydescribes  -0.178
b.s.sayname  -0.321
b.s.sayneg  -0.261
b.s.sayordinary  -0.04
b.s.saysubj  -0.084
b.s.saytrade  -0.042
b.s.saywill  -0.113
b.s.sayxC -0.265
b.s.sayxD -0.223
b.s.sayxO -0.154
b.s.sayxl -0.471
b.s.strangeAC -0.366
b.s.strangeA^C 0.169
b.s.strangeA^O 0.135
b.s.strangeIC -0.239
b.s.strangeI^C 0.201
b.s.strangeXS 0.308
b.s.strangeX^C 0.317
b.s.strangeX^D 0.114
b.s.strangeX^O 0.34
b.s.strange^ 0.469
b.s.strange^^ 0.258
b.s.strangeadv. 0.32
b.s.strangeand  -0.586
b.s.strangeart  -0.258
b.s.strangeart_ -0.177
b.s.strangeat  -0.208
b.s.strangeat_ -0.228
b.s.strangebeq 0.207
b.s.strangecC 0.556
b.s.strangec^C 0.044
b.s.strangec^O 0.34
b.s.strangecallq 0.085
b.s.strangecolour  -0.55
b.s.strangecolour, 0.143
b.s.strangecolour. 0.071
b.s.strangecommon  -0.209
b.s.strangecommon, 0.305
b.s.strangecommon. 0.498
b.s.strangecommon: 0.219
b.s.strangecommonq -0.087
b.s.strangedescribes& -0.252
b.s.strangedescribes, -0.1
b.s.strangedescribes. 0.306
b.s.strangedescribes: 0.248
b.s.strangedescribesq 0.271
b.s.strangedo  -0.249
b.s.strangedo: 0.26
b.s.strangefield  0.221
b.s.strangefield: -0.281
b.s.strangefor  0.269
b.s.strangeforq 0.167
b.s.strangehi  -0.364
b.s.strangehi, -0.354
b.s.strangehin -0.154
b.s.strangekind  0.256
b.s.strangekind, -0.067
b.s.strangekind. -0.089
b.s.strangekind: 0.512
b.s.strangekindq 0.304
b.s.strangelike  -0.125
b.s.strangelogo. -0.077
b.s.strangelogo: 0.261
b.s.strangelook  -0.395
b.s.strangename  0.59
b.s.strangename, 0.17
b.s.strangename: 0.048
b.s.strangenameq 0.462
b.s.strangename~ 0.116
b.s.strangeneg  -0.616
b.s.strangeneg: 0.12
b.s.strangenumber  -0.515
b.s.strangenumber, -0.194
b.s.strangeordinary  -0.443
b.s.strangeordinary& -0.061
b.s.strangeordinary( 0.341
b.s.strangeordinary, -0.278
b.s.strangeordinary- -0.206
b.s.strangeordinary. 0.371
b.s.strangeordinary: 0.084
b.s.strangeordinaryq 0.153
b.s.strangepast  -0.247
b.s.strangeplace  -0.078
b.s.strangeplace, 0.56
b.s.strangeplace. 0.103
b.s.strangeplace: 0.286
b.s.strangeposs  0.11
b.s.strangeproper  -0.22
b.s.strangepropera -0.481
b.s.strangesay  0.464
b.s.strangesayq 0.333
b.s.strangestrange  -0.683
b.s.strangestrange& -0.327
b.s.strangestrange- -0.445
b.s.strangestrange: 0.307
b.s.strangestrangea -0.215
b.s.strangestrangen -0.292
b.s.strangestrangeq 0.247
b.s.strangesubj  -0.059
b.s.strangesubj, -0.226
b.s.strangesubj. 0.507
b.s.strangetagl: -0.301
b.s.strangetaglq -0.329
b.s.strangething  -0.302
b.s.strangething& -0.245
b.s.strangething( -0.064
b.s.strangething, -0.515
b.s.strangething- -0.351
b.s.strangething. 0.239
b.s.strangething: 0.396
b.s.strangethingn -0.321
b.s.strangethingq 0.117
b.s.strangetrade  0.463
b.s.strangetrade& -0.177
b.s.strangetrade, 0.163
b.s.strangetrade. 0.282
b.s.strangetrade: 0.289
b.s.strangetradeq 0.154
b.s.strangetrade~ 0.318
b.s.strangewhere  0.192
b.s.strangewill  -0.08
b.s.strangexC -0.25
b.s.strangexD -0.099
b.s.strangexO -0.041
b.s.strangex^C -0.453
b.s.strangex^O 0.363
b.s.strangexl 0.348
b.s.subj -0.782
b.s.subjIC -0.216
b.s.subjI^C -0.378
b.s.subjI^O -0.156
b.s.subjXC -0.53
b.s.subjX^C -0.775
b.s.subjX^D -0.275
b.s.subjX^O -0.163
b.s.subj^ -0.846
b.s.subj^^ -0.826
b.s.subjadv  -0.144
b.s.subjand  -0.17
b.s.subjart  -0.253
b.s.subjat  -0.114
b.s.subjbe  -0.235
b.s.subjcall  -0.18
b.s.subjcommon  -0.518
b.s.subjcommon, -0.432
b.s.subjcommon. -0.211
b.s.subjdescribes  -0.12
b.s.subjdescribes. -0.098
b.s.subjdo  -0.073
b.s.subjfield  -0.155
b.s.subjfor  0.098
b.s.subjhi, -0.111
b.s.subjhin -0.055
b.s.subjkind  -0.14
b.s.subjkind, 0.154
b.s.subjkind. -0.179
b.s.subjlogo, -0.121
b.s.subjname  -0.269
b.s.subjordinary  -0.257
b.s.subjordinary. -0.174
b.s.subjordinaryn -0.096
b.s.subjplace, -0.171
b.s.subjplace. -0.045
b.s.subjsay  -0.161
b.s.subjstrange  -0.33
b.s.subjstrange, -0.175
b.s.subjstrange. -0.3
b.s.subjstrangeq -0.072
b.s.subjsubj  -0.139
b.s.subjsubj. -0.064
b.s.subjtagl: -0.041
b.s.subjtaglq -0.05
b.s.subjthing  -0.262
b.s.subjthing, -0.05
b.s.subjthing. -0.259
b.s.subjthing; -0.062
b.s.subjtrade  -0.353
b.s.subjtrade, -0.079
b.s.subjtrade. -0.292
b.s.subjtradeq -0.098
b.s.subjwhere  -0.043
b.s.subjwill  -0.294
b.s.subjwish  -0.158
b.s.subjxC -0.781
b.s.subjxD -0.376
b.s.subjxO -0.183
b.s.subjx^C -0.273
b.s.subjx^O -0.091
b.s.subjx^l -0.587
b.s.subjxl -0.706
b.s.tagl -0.365
b.s.taglXD -0.101
b.s.taglX^C -0.449
b.s.tagl^ -0.521
b.s.tagl^^ -0.093
b.s.taglart  -0.179
b.s.taglcolour. -0.045
b.s.tagldescribes, -0.101
b.s.tagldescribes. -0.042
b.s.taglposs  -0.053
b.s.taglstrange. -0.096
b.s.tagltrade. -0.116
b.s.taglxC -0.227
b.s.taglx^C -0.146
b.s.thing -0.082
b.s.thingAC 0.176
b.s.thingAS 0.049
b.s.thingA^C 0.21
b.s.thingXC -0.249
b.s.thingXD 0.157
b.s.thingXS -0.454
b.s.thingX^D -0.154
b.s.thingX^O -0.051
b.s.thing^ 0.321
b.s.thing^^ 0.241
b.s.thingadv  -0.198
b.s.thingadv, -0.223
b.s.thingand  -0.516
b.s.thingart  -0.195
b.s.thingat  -0.236
b.s.thingbe  0.58
b.s.thingbeq 0.052
b.s.thingcall  0.197
b.s.thingcolour  -0.241
b.s.thingcolour, -0.152
b.s.thingcolour; -0.139
b.s.thingcommon  -0.243
b.s.thingcommon. 0.18
b.s.thingcommon: 0.469
b.s.thingdC -0.104
b.s.thingdescribes  -0.642
b.s.thingdescribes, -0.066
b.s.thingdescribes. 0.042
b.s.thingdo  -0.644
b.s.thingfield  -0.347
b.s.thingfor  -0.449
b.s.thinghi  -0.086
b.s.thingkind  0.212
b.s.thingkind. -0.135
b.s.thingkind: 0.112
b.s.thingkindq 0.053
b.s.thinglike  -0.165
b.s.thinglogo  -0.163
b.s.thinglogo, -0.248
b.s.thinglogo. 0.098
b.s.thinglogo: -0.043
b.s.thinglook  -0.163
b.s.thinglook, -0.091
b.s.thinglook: -0.048
b.s.thingname  0.345
b.s.thingname: 0.497
b.s.thingneg  -0.667
b.s.thingneg, -0.059
b.s.thingnumber  -0.536
b.s.thingordinary  -0.315
b.s.thingordinary& -0.224
b.s.thingordinary, -0.327
b.s.thingordinary. 0.112
b.s.thingordinary: -0.044
b.s.thingpast  -0.327
b.s.thingplace  -0.137
b.s.thingplace, 0.212
b.s.thingplace. 0.129
b.s.thingposs  -0.254
b.s.thingproper  -0.401
b.s.thingpropera -0.178
b.s.thingsay  0.057
b.s.thingstrange  -0.186
b.s.thingstrange& -0.516
b.s.thingstrange( -0.077
b.s.thingstrange, -0.415
b.s.thingstrange- -0.097
b.s.thingstrange. -0.245
b.s.thingstrangeq 0.239
b.s.thingsubj  -0.324
b.s.thingsubj. 0.154
b.s.thingthing  -0.513
b.s.thingthing& -0.213
b.s.thingthing, -0.112
b.s.thingthing- -0.09
b.s.thingthing. 0.257
b.s.thingthing: 0.149
b.s.thingthing; -0.15
b.s.thingthingq -0.078
b.s.thingtrade  -0.386
b.s.thingtrade& -0.108
b.s.thingtrade, 0.412
b.s.thingtrade. 0.043
b.s.thingtrade: 0.239
b.s.thingtradeq 0.259
b.s.thingwhere  -0.187
b.s.thingwill  0.14
b.s.thingwish  -0.125
b.s.thingwish. -0.089
b.s.thingxC -0.177
b.s.thingxO -0.588
b.s.thingx^C -0.243
b.s.thingx^O 0.193
b.s.thingx^l 0.263
b.s.thingxl -0.212
b.s.trade -0.111
b.s.tradeAC 0.352
b.s.tradeAS -0.381
b.s.tradeA^C 0.436
b.s.tradeA^S -0.235
b.s.tradeXC 0.24
b.s.tradeXS -0.114
b.s.tradeX^D 0.243
b.s.tradeX^O -0.609
b.s.trade^ -0.058
b.s.trade^^ -0.346
b.s.tradeand  -0.071
b.s.tradeat  -0.479
b.s.tradeat_ -0.17
b.s.tradebe  0.36
b.s.tradebeq 0.091
b.s.tradecC -0.084
b.s.tradecall  0.15
b.s.tradecolour  -0.288
b.s.tradecolour, 0.086
b.s.tradecolour. -0.098
b.s.tradecommon  -0.255
b.s.tradecommon, -0.267
b.s.tradecommon. -0.058
b.s.tradecommon: 0.106
b.s.tradecommonq -0.252
b.s.tradedescribes  -0.577
b.s.tradedescribes, 0.21
b.s.tradedescribes. -0.279
b.s.tradedo  -0.351
b.s.tradedo: -0.168
b.s.tradefield  -0.192
b.s.tradefield: -0.319
b.s.tradekind  0.183
b.s.tradekind: 0.323
b.s.tradekindq 0.168
b.s.tradelike  0.127
b.s.tradelogo  -0.068
b.s.tradelook: -0.115
b.s.tradename: 0.206
b.s.tradeneg  -0.273
b.s.tradenumber  -0.132
b.s.tradeordinary  -0.271
b.s.tradeordinary, 0.243
b.s.tradeordinary. 0.303
b.s.tradepast  -0.277
b.s.tradeposs  -0.788
b.s.tradeproper  -0.105
b.s.tradesay  -0.157
b.s.tradesayq 0.21
b.s.tradestrange  -0.256
b.s.tradestrange& -0.297
b.s.tradestrange( -0.084
b.s.tradestrange, -0.384
b.s.tradestrange. 0.193
b.s.tradestrange: 0.152
b.s.tradestrangeq 0.106
b.s.tradestrange~ -0.12
b.s.tradesubj  -0.078
b.s.tradething  -0.674
b.s.tradething, -0.11
b.s.tradething. 0.228
b.s.tradething: -0.18
b.s.tradethingq -0.301
b.s.tradetrade  -0.474
b.s.tradetrade& -0.231
b.s.tradetrade, 0.436
b.s.tradetrade. -0.454
b.s.tradetradeq 0.129
b.s.tradexC -0.857
b.s.tradexD -0.048
b.s.tradexO -0.78
b.s.tradex^C -0.48
b.s.tradex^O -0.649
b.s.tradex^l -0.166
b.s.tradexl -1.029
b.s.where -0.716
b.s.whereXC -0.245
b.s.whereX^C 0.121
b.s.where^ 0.121
b.s.whereart  -0.066
b.s.wheredescribes  -0.273
b.s.wherekind  -0.087
b.s.wherename  -0.156
b.s.whereordinary  -0.057
b.s.wherestrange  -0.182
b.s.wheresubj  -0.053
b.s.wherething  -0.276
b.s.wheretrade  -0.088
b.s.wherexC -0.289
b.s.wherexD -0.119
b.s.wherexO -0.224
b.s.wherexl -0.258
b.s.will -0.639
b.s.willXC -0.315
b.s.willX^C -0.277
b.s.will^ -0.457
b.s.will^^ -0.348
b.s.willand  -0.152
b.s.willat  -0.241
b.s.willhi  -0.059
b.s.willname  -0.246
b.s.willstrange  -0.095
b.s.willstrange. -0.073
b.s.willsubj  -0.247
b.s.willthing  -0.236
b.s.willthing. -0.109
b.s.willxC -0.325
b.s.willxD -0.164
b.s.willx^C -0.248
b.s.willxl -0.383
b.s.wish -0.747
b.s.wishX^C -0.561
b.s.wishX^O -0.395
b.s.wish^ -0.653
b.s.wish^^ -0.558
b.s.wishadv  -0.097
b.s.wishcolour. -0.061
b.s.wishcommon  -0.087
b.s.wishkind  -0.238
b.s.wishkind, -0.043
b.s.wishlogo  -0.442
b.s.wishordinary, -0.101
b.s.wishstrange  -0.054
b.s.wishstrange) -0.128
b.s.wishstrange, -0.05
b.s.wishstrange. -0.242
b.s.wishsubj  -0.187
b.s.wishthing  -0.091
b.s.wishtrade  -0.101
b.s.wishtrade. -0.066
b.s.wishxC -0.214
b.s.wishxD -0.223
b.s.wishxO -0.198
b.s.wishx^C -0.11
b.s.wishx^l -0.166
b.s.wishxl -0.449
b.say  0.475
b.say at  -0.51
b.say common  -0.091
b.say for  0.129
b.say ordinary  -0.228
b.say strange  -0.143
b.say strange. -0.194
b.say subj  -0.281
b.say thing, -0.313
b.say, -0.524
b.say,at  -0.087
b.say. 0.081
b.say: -0.19
b.say:describes  -0.369
b.say:describes, -0.105
b.sayq -0.229
b.sayqstrange  -0.053
b.sayqthing  -0.163
b.sayqtrade  -0.085
b.strange  -0.425
b.strange adv  -0.278
b.strange adv thing  -0.041
b.strange and  -0.911
b.strange and art  -0.293
b.strange and at  -0.221
b.strange and neg  -0.167
b.strange and poss  -0.391
b.strange and strange  -0.08
b.strange and strange, -0.283
b.strange and strange. -0.256
b.strange and subj  -0.252
b.strange art  -0.114
b.strange art do  -0.064
b.strange art strange  -0.384
b.strange art trade  -0.046
b.strange as  -0.194
b.strange at  -0.537
b.strange at art  -0.373
b.strange at art_ -0.297
b.strange at common  -0.16
b.strange at do  -0.147
b.strange at ordinary, -0.044
b.strange at ordinary. 0.19
b.strange at place  -0.112
b.strange at place, 0.289
b.strange at place. -0.34
b.strange at strange  0.273
b.strange at strange, 0.279
b.strange at strange. -0.293
b.strange at strange: -0.413
b.strange at strangen -0.049
b.strange at strangeq 0.17
b.strange at thing. -0.179
b.strange at_ -0.583
b.strange be  -0.601
b.strange be adv  -0.052
b.strange be art  0.349
b.strange be ordinary  -0.094
b.strange be strange  -0.146
b.strange be subj  0.225
b.strange call  0.195
b.strange colour  -0.129
b.strange colour, 0.208
b.strange colour. -0.335
b.strange common  -0.211
b.strange common at  0.268
b.strange common common  -0.098
b.strange common common. 0.143
b.strange common subj  -0.068
b.strange common, 0.169
b.strange common. 0.128
b.strange common: -0.353
b.strange describes  -0.115
b.strange describes at  -0.148
b.strange describes, 0.344
b.strange describes. -0.133
b.strange do  -0.423
b.strange do place, -0.077
b.strange do strange  -0.052
b.strange do strange, -0.162
b.strange do trade  -0.308
b.strange for  -0.171
b.strange for art  -0.216
b.strange for ordinary  -0.144
b.strange for strange  -0.096
b.strange for subj  -0.338
b.strange for trade. 0.235
b.strange kind  0.439
b.strange kind at  -0.093
b.strange kind for  -0.321
b.strange kind, -0.12
b.strange like  0.458
b.strange neg  -0.223
b.strange number  -0.191
b.strange number, -0.046
b.strange number. -0.055
b.strange ordinary art  -0.153
b.strange ordinary at  -0.331
b.strange ordinary do  -0.062
b.strange ordinary ordinary  -0.161
b.strange ordinary strange  -0.205
b.strange ordinary strange, -0.11
b.strange ordinary strange. -0.364
b.strange ordinary trade  -0.073
b.strange ordinary, -0.224
b.strange ordinary. -0.346
b.strange ordinaryq -0.183
b.strange past  -0.164
b.strange poss  -0.412
b.strange poss strange  -0.353
b.strange say  0.247
b.strange say at  -0.245
b.strange strange  -0.293
b.strange strange and  -0.558
b.strange strange art  0.486
b.strange strange at  0.293
b.strange strange at_ -0.279
b.strange strange be  -0.121
b.strange strange describes  -0.091
b.strange strange do  -0.47
b.strange strange for  0.232
b.strange strange ordinary  -0.16
b.strange strange strange  -0.18
b.strange strange strange, -0.164
b.strange strange strange. -0.151
b.strange strange thing. -0.124
b.strange strange trade  -0.217
b.strange strange trade. -0.07
b.strange strange& -0.213
b.strange strange, 0.148
b.strange strange,at  -0.15
b.strange strange,describes  -0.122
b.strange strange,look  -0.079
b.strange strange,strange  -0.255
b.strange strange,wish  -0.093
b.strange strange. -0.609
b.strange strange.art  -0.267
b.strange strange.ordinary  -0.112
b.strange strange.poss  -0.101
b.strange strange.strange  -0.154
b.strange strange.subj  -0.092
b.strange strangen -0.246
b.strange strangeq -0.165
b.strange strange~ -0.129
b.strange subj  -0.684
b.strange subj art  -0.32
b.strange subj at  -0.069
b.strange subj be  -0.245
b.strange subj do  0.479
b.strange subj strange. -0.049
b.strange subj thing  -0.042
b.strange subj. 0.072
b.strange thing  -0.446
b.strange thing at  -0.2
b.strange thing subj  -0.062
b.strange thing, -0.295
b.strange thing. 0.157
b.strange thing.strange  -0.134
b.strange thing: -0.207
b.strange thingq 0.102
b.strange trade  -0.946
b.strange trade and  -0.143
b.strange trade at  -0.397
b.strange trade be  0.435
b.strange trade for  -0.085
b.strange trade kind  -0.064
b.strange trade kind, 0.304
b.strange trade kind. -0.051
b.strange trade ordinary, 0.479
b.strange trade thing, -0.241
b.strange trade thing. 0.187
b.strange trade trade  -0.181
b.strange trade& -0.115
b.strange trade,art  -0.121
b.strange trade,strange  -0.202
b.strange trade,trade  -0.055
b.strange trade. -0.538
b.strange trade; -0.211
b.strange traden -0.106
b.strange tradenfield: -0.129
b.strange tradeq 0.221
b.strange where  -0.067
b.strange where, 0.183
b.strange will  0.186
b.strange wish  -0.081
b.strange wish art  -0.071
b.strange wish subj  -0.059
b.strange! -0.3
b.strange&ordinary, -0.19
b.strange&ordinary. -0.121
b.strange&strange  -0.041
b.strange&strange, -0.349
b.strange&strange,common  -0.052
b.strange&thing  -0.043
b.strange&thing, 0.28
b.strange&thingq -0.097
b.strange( -0.299
b.strange) -0.167
b.strange, -0.224
b.strange,art  -0.456
b.strange,art name  -0.062
b.strange,art strange  -0.041
b.strange,art thing  -0.098
b.strange,art trade  0.128
b.strange,at  -0.465
b.strange,be  -0.247
b.strange,call  0.15
b.strange,colour  -0.215
b.strange,colour and  -0.231
b.strange,colour& -0.058
b.strange,colour, -0.146
b.strange,colour,describes, -0.045
b.strange,common  -0.294
b.strange,common at  -0.068
b.strange,describes  -0.153
b.strange,describes and  -0.104
b.strange,describes, -0.259
b.strange,do  -0.063
b.strange,for  0.269
b.strange,kind  0.153
b.strange,kind at  -0.136
b.strange,logo  -0.365
b.strange,logo at  -0.108
b.strange,look  -0.135
b.strange,name: 0.252
b.strange,neg  -0.107
b.strange,ordinary  -0.517
b.strange,place. -0.166
b.strange,poss  -0.122
b.strange,strange  0.142
b.strange,strange at  -0.356
b.strange,strange strange. -0.19
b.strange,strange subj  -0.361
b.strange,strange. 0.048
b.strange,subj  -0.432
b.strange,subj be  -0.12
b.strange,taglq -0.049
b.strange,thing  -0.665
b.strange,trade  -0.079
b.strange,trade for  -0.164
b.strange,trade kind. 0.163
b.strange,wish  -0.108
b.strange- -0.641
b.strange-strange, -0.082
b.strange. 0.127
b.strange.adv  0.095
b.strange.and  -0.259
b.strange.art  -0.521
b.strange.art kind  -0.089
b.strange.art ordinary  -0.105
b.strange.art past  -0.043
b.strange.art thing  -0.056
b.strange.at  -0.12
b.strange.be  -0.074
b.strange.colour  -0.095
b.strange.colour, -0.046
b.strange.colour,colour, -0.053
b.strange.colour,colour. -0.199
b.strange.colour. -0.203
b.strange.common  -0.502
b.strange.common subj  -0.069
b.strange.describes  -0.105
b.strange.describes colour. -0.117
b.strange.describes, -0.113
b.strange.do  -0.368
b.strange.field: -0.245
b.strange.kind  0.149
b.strange.kind: 0.248
b.strange.logo  -0.188
b.strange.look: -0.179
b.strange.look:colour  -0.056
b.strange.name: 0.107
b.strange.ordinary  -0.616
b.strange.ordinary at  -0.243
b.strange.ordinary neg  -0.042
b.strange.ordinary strange, -0.078
b.strange.poss  0.121
b.strange.poss call  0.402
b.strange.strange  -0.255
b.strange.strange ordinary  -0.199
b.strange.strange. -0.172
b.strange.subj  -0.154
b.strange.subj ordinary  0.193
b.strange.subj subj  -0.051
b.strange.subj thing  -0.08
b.strange.tagl: -0.216
b.strange.taglq -0.067
b.strange.thing  -0.349
b.strange.trade  -0.327
b.strange.trade. -0.08
b.strange/ -0.422
b.strange: 0.28
b.strange:art  -0.461
b.strange:art ordinary  -0.145
b.strange:colour and  -0.113
b.strange:colour, -0.069
b.strange:trade  -0.336
b.strange; -0.165
b.strange? -0.163
b.strange_ 0.171
b.strange_be  0.132
b.strangea -0.353
b.strangen -0.568
b.strangenfield: -0.083
b.strangenlook: -0.09
b.strangenname: 0.21
b.strangenordinary: -0.242
b.strangenstrange  -0.111
b.strangeq -0.066
b.strangeqdescribes, -0.076
b.strangeqlogo  -0.069
b.strangeqlook  -0.11
b.strangeqtrade  -0.065
b.strange~ -0.187
b.strange~trade  -0.072
b.subj  -0.227
b.subj adv  -0.427
b.subj and  -0.199
b.subj art common  -0.13
b.subj art common. -0.147
b.subj art ordinary. -0.049
b.subj art strange  -0.077
b.subj art strange. 0.209
b.subj art thing  -0.257
b.subj art thing, -0.102
b.subj art trade. 0.12
b.subj art_ -0.09
b.subj at  -0.39
b.subj be  0.463
b.subj be adv  0.32
b.subj be art  0.314
b.subj be call  0.432
b.subj be describes  -0.07
b.subj be do  0.299
b.subj be number  -0.063
b.subj be ordinary  -0.249
b.subj be strange  -0.134
b.subj be trade  -0.126
b.subj be. 0.228
b.subj beq 0.248
b.subj call  -0.371
b.subj call subj  0.45
b.subj colour, -0.107
b.subj colour. -0.207
b.subj common  -0.34
b.subj common at  0.189
b.subj common call  0.275
b.subj common common  -0.099
b.subj common common. -0.27
b.subj common for  -0.21
b.subj common ordinary  -0.063
b.subj common strange  -0.187
b.subj common subj  -0.174
b.subj common, -0.173
b.subj common. -0.133
b.subj commonq -0.205
b.subj describes  -0.095
b.subj describes. -0.236
b.subj describes: -0.06
b.subj do  0.2
b.subj do art  -0.058
b.subj do at  -0.05
b.subj do be  -0.157
b.subj do common  -0.181
b.subj do describes  -0.287
b.subj do do  -0.103
b.subj do logo  -0.059
b.subj do strange. 0.134
b.subj do subj  -0.061
b.subj do thing. 0.195
b.subj do trade  -0.309
b.subj do trade. -0.264
b.subj do. -0.328
b.subj do: -0.268
b.subj do:trade  -0.059
b.subj kind  -0.267
b.subj like  -0.088
b.subj like at  -0.061
b.subj name  -0.327
b.subj ordinary  0.138
b.subj ordinary at  -0.166
b.subj ordinary common  -0.183
b.subj ordinary ordinary  0.41
b.subj ordinary strange  -0.137
b.subj ordinary subj  0.342
b.subj ordinary, -0.058
b.subj ordinary. 0.316
b.subj ordinary.art  -0.224
b.subj past  -0.274
b.subj past common. -0.187
b.subj poss  0.196
b.subj poss call. -0.288
b.subj proper. 0.352
b.subj say  -0.357
b.subj sayq -0.178
b.subj strange  -0.354
b.subj strange art  -0.437
b.subj strange at  -0.221
b.subj strange common  -0.093
b.subj strange strange  -0.177
b.subj strange trade  -0.2
b.subj strange. -0.327
b.subj strange: 0.222
b.subj subj  -0.205
b.subj subj be. 0.25
b.subj subj do: -0.178
b.subj subj like  -0.079
b.subj subj ordinary  -0.058
b.subj subj, -0.043
b.subj subj. 0.159
b.subj tagl  -0.263
b.subj tagl beq -0.349
b.subj thing  -0.414
b.subj thing common  -0.045
b.subj thing ordinary  0.204
b.subj thing subj  -0.237
b.subj thing trade  -0.149
b.subj thing. -0.161
b.subj trade  -0.276
b.subj trade trade  -0.188
b.subj trade. -0.116
b.subj where  -0.076
b.subj will  -0.278
b.subj will do  -0.058
b.subj will ordinary  0.351
b.subj will say  0.179
b.subj wish  -0.252
b.subj wish adv  -0.168
b.subj wish art  -0.107
b.subj wish subj  -0.089
b.subj, -0.283
b.subj,be  -0.077
b.subj,strange  -0.272
b.subj- -0.344
b.subj.be  0.227
b.subj.colour  -0.088
b.subj.common  -0.218
b.subj.describes  -0.305
b.subj.kind: 0.206
b.subj.neg  -0.17
b.subj.poss  -0.075
b.subj.strange  -0.292
b.subj.thing  -0.222
b.subj: 0.047
b.subj? -0.163
b.subjn -0.15
b.tagl  -0.441
b.tagl be  -0.182
b.tagl beq -0.509
b.tagl, -0.312
b.tagl: -0.429
b.taglq -0.528
b.thing  -0.714
b.thing adv. 0.209
b.thing and  -0.487
b.thing and art  -0.305
b.thing and do  -0.098
b.thing and subj  -0.051
b.thing and thing, -0.05
b.thing and thing. -0.068
b.thing and trade  -0.072
b.thing art  -0.503
b.thing art logo, -0.099
b.thing at  -0.59
b.thing at art  -0.364
b.thing at do  -0.047
b.thing at ordinary, 0.415
b.thing at ordinary. -0.081
b.thing at place  -0.045
b.thing at place. 0.158
b.thing at strange  -0.297
b.thing at strange, -0.123
b.thing at strange. 0.137
b.thing at subj. -0.117
b.thing at thing  -0.238
b.thing at thing. -0.104
b.thing at trade, 0.544
b.thing at trade. -0.047
b.thing be  0.2
b.thing be do  -0.083
b.thing be strange. -0.115
b.thing call  -0.137
b.thing colour  -0.259
b.thing colour and  -0.182
b.thing colour,colour. -0.14
b.thing colour,thing  -0.148
b.thing colour. -0.103
b.thing common  0.071
b.thing common art  0.321
b.thing common at  -0.112
b.thing common common. -0.056
b.thing common strange  -0.215
b.thing common thing  -0.042
b.thing common, -0.463
b.thing commonq 0.252
b.thing describes, -0.178
b.thing describes. -0.356
b.thing do  0.049
b.thing do at  -0.12
b.thing do ordinary  -0.083
b.thing do strange  -0.256
b.thing do thing  -0.071
b.thing do trade  -0.222
b.thing field  -0.262
b.thing for  -0.231
b.thing for art  0.227
b.thing for common  -0.107
b.thing for poss  -0.227
b.thing for strange  -0.11
b.thing for trade. 0.121
b.thing kind  0.249
b.thing kind at  -0.388
b.thing kind be  -0.045
b.thing kind for  -0.249
b.thing kind where  -0.063
b.thing kind, -0.072
b.thing kind. -0.301
b.thing kind: 0.215
b.thing kindq 0.134
b.thing logo for  0.09
b.thing logo, 0.132
b.thing logo,thing  -0.155
b.thing logo. -0.263
b.thing number  -0.129
b.thing ordinary  0.126
b.thing ordinary art  -0.211
b.thing ordinary at  -0.191
b.thing ordinary subj  -0.067
b.thing ordinary. 0.136
b.thing ordinaryq 0.098
b.thing poss  -0.19
b.thing proper  -0.114
b.thing say  -0.051
b.thing strange  -0.394
b.thing strange at  -0.17
b.thing strange trade  -0.044
b.thing strange, -0.187
b.thing strange. -0.297
b.thing subj  -0.567
b.thing subj art  -0.37
b.thing subj at  -0.167
b.thing subj be  -0.152
b.thing subj common, -0.105
b.thing subj common. -0.317
b.thing subj do  -0.098
b.thing subj trade  -0.051
b.thing thing  -0.464
b.thing thing and  -0.052
b.thing thing at  -0.114
b.thing thing common  -0.261
b.thing thing for  -0.205
b.thing thing kind  -0.158
b.thing thing kind, -0.089
b.thing thing ordinary  0.11
b.thing thing subj  -0.08
b.thing thing trade  -0.243
b.thing thing trade, -0.422
b.thing thing( -0.094
b.thing thing, 0.364
b.thing thing,adv  -0.257
b.thing thing,art  -0.062
b.thing thing,thing  -0.141
b.thing thing,thing, -0.085
b.thing thing. -0.354
b.thing thing.do  -0.077
b.thing thing.poss  0.22
b.thing thing.subj  -0.045
b.thing thing: 0.176
b.thing thing~ -0.191
b.thing trade  0.07
b.thing trade at  0.454
b.thing trade call  0.381
b.thing trade common  -0.053
b.thing trade for  0.542
b.thing trade thing. -0.291
b.thing trade, -0.455
b.thing trade,ordinary  -0.187
b.thing trade,thing  -0.223
b.thing trade. -0.263
b.thing trade.at  -0.135
b.thing trade.subj  -0.041
b.thing trade: 0.131
b.thing where  0.287
b.thing will  -0.257
b.thing will be  -0.352
b.thing wish  -0.252
b.thing wish, 0.116
b.thing! -0.267
b.thing& -0.454
b.thing&strange. -0.046
b.thing&thing. -0.095
b.thing( -0.167
b.thing, -0.455
b.thing,adv  -0.354
b.thing,adv art  -0.067
b.thing,and  -0.071
b.thing,and subj  -0.275
b.thing,art  -0.062
b.thing,at  -0.055
b.thing,be  -0.42
b.thing,call  0.511
b.thing,colour  -0.215
b.thing,colour and  -0.252
b.thing,colour, -0.104
b.thing,colour,colour, 0.335
b.thing,common  -0.215
b.thing,describes  -0.4
b.thing,for  -0.382
b.thing,kind  0.073
b.thing,neg  -0.133
b.thing,neg thing  -0.083
b.thing,ordinary  -0.196
b.thing,ordinary. 0.085
b.thing,past  -0.116
b.thing,strange  -0.481
b.thing,strange, -0.193
b.thing,strange. 0.382
b.thing,subj  -0.13
b.thing,subj do  -0.056
b.thing,subj ordinary  -0.131
b.thing,thing  -0.322
b.thing,thing, -0.197
b.thing,thing. 0.101
b.thing,trade  -0.044
b.thing,trade, -0.092
b.thing- -0.536
b.thing-at  0.392
b.thing-common  0.402
b.thing-strange  0.275
b.thing-strange at  -0.205
b.thing.adv  -0.257
b.thing.art  -0.448
b.thing.art common  -0.083
b.thing.art name  -0.183
b.thing.be  -0.154
b.thing.colour  -0.091
b.thing.colour and  -0.051
b.thing.colour, -0.064
b.thing.colour,colour. -0.057
b.thing.colour,describes  -0.053
b.thing.colour. 0.205
b.thing.common  -0.313
b.thing.describes  -0.127
b.thing.describes colour, -0.081
b.thing.describes look. -0.079
b.thing.describes, -0.158
b.thing.describes. 0.158
b.thing.do  -0.105
b.thing.do thing  -0.074
b.thing.kind: 0.342
b.thing.name  0.389
b.thing.name be  0.37
b.thing.name: 0.547
b.thing.neg  -0.15
b.thing.ordinary  -0.059
b.thing.poss  0.243
b.thing.poss call  0.305
b.thing.strange  -0.305
b.thing.strange. -0.087
b.thing.subj  -0.146
b.thing.subj be  -0.086
b.thing.thing  -0.226
b.thing.thing thing. -0.042
b.thing.trade  -0.336
b.thing/ 0.441
b.thing: 0.13
b.thing:strange. -0.112
b.thing:thing,colour, 0.407
b.thing; -0.175
b.thing? -0.343
b.thinga -0.218
b.thingn -0.372
b.thingnlook: -0.107
b.thingq -0.051
b.thing~ 0.089
b.trade  -0.121
b.trade adv  0.135
b.trade adv. 0.193
b.trade and  -0.421
b.trade and art  -0.137
b.trade and common  -0.104
b.trade and strange, -0.481
b.trade and subj  -0.073
b.trade and thing  0.332
b.trade and trade, 0.538
b.trade and trade. -0.129
b.trade art  0.468
b.trade art strange  -0.291
b.trade at  -0.25
b.trade at art  -0.69
b.trade at common  -0.135
b.trade at describes  -0.091
b.trade at do  -0.239
b.trade at ordinary  -0.522
b.trade at ordinary, 0.438
b.trade at ordinary. 0.123
b.trade at ordinary: 0.143
b.trade at place  -0.297
b.trade at place, 0.191
b.trade at place. -0.26
b.trade at strange  -0.593
b.trade at strange, 0.589
b.trade at strange. -0.243
b.trade at strangeq 0.043
b.trade at thing. 0.238
b.trade at trade  0.375
b.trade be  0.202
b.trade be adv  -0.185
b.trade be at  -0.116
b.trade be call  0.091
b.trade be ordinary  -0.18
b.trade be strange  -0.076
b.trade be strange, -0.192
b.trade be thing  -0.12
b.trade call  0.508
b.trade call ordinary  -0.1
b.trade call strange. -0.216
b.trade colour  -0.157
b.trade colour& -0.055
b.trade common  0.103
b.trade common at  -0.293
b.trade common call  0.162
b.trade common common  -0.09
b.trade common number. -0.096
b.trade common, 0.519
b.trade common. -0.05
b.trade common: 0.368
b.trade describes  0.078
b.trade describes at  -0.262
b.trade describes, -0.198
b.trade do  -0.614
b.trade do at  -0.121
b.trade do ordinary, 0.326
b.trade do strange, 0.561
b.trade do trade  -0.171
b.trade do, -0.374
b.trade field  0.208
b.trade for  -0.744
b.trade for past  -0.084
b.trade for strange  0.154
b.trade for thing. 0.12
b.trade for trade  -0.043
b.trade for trade, 0.469
b.trade for trade. -0.246
b.trade kind  0.654
b.trade kind at  -0.585
b.trade kind be  0.115
b.trade kind call  0.28
b.trade kind for  -0.247
b.trade kind logo, 0.161
b.trade kind strange  -0.262
b.trade kind strange& -0.149
b.trade kind strange, -0.078
b.trade kind strange. -0.182
b.trade kind subj  -0.059
b.trade kind thing  -0.092
b.trade kind( 0.203
b.trade kind, -0.124
b.trade kind,common  -0.233
b.trade kind,describes  -0.159
b.trade kind,name  -0.369
b.trade kind,strange  -0.48
b.trade kind,subj  -0.096
b.trade kind,thing  -0.375
b.trade kind. -0.06
b.trade kind.colour  -0.122
b.trade kind.colour, -0.053
b.trade kind.name  0.304
b.trade kind.strange  -0.174
b.trade kind.thing  -0.121
b.trade kind/ 0.134
b.trade kind: 0.144
b.trade kind; 0.075
b.trade kindq 0.272
b.trade kindqstrangeq -0.04
b.trade kind~ -0.286
b.trade logo  -0.231
b.trade logo, 0.328
b.trade logo. -0.101
b.trade name be  0.614
b.trade neg  -0.077
b.trade ordinary  0.344
b.trade ordinary art  0.108
b.trade ordinary at  -0.472
b.trade ordinary for  -0.073
b.trade ordinary strange  -0.078
b.trade ordinary strange, 0.278
b.trade ordinary subj  -0.127
b.trade ordinary, 0.455
b.trade ordinary,adv  -0.218
b.trade ordinary,do  -0.056
b.trade ordinary. -0.157
b.trade ordinaryq 0.142
b.trade past  -0.099
b.trade poss  -0.154
b.trade say  0.287
b.trade strange  0.055
b.trade strange art  -0.292
b.trade strange at  -0.322
b.trade strange be  -0.096
b.trade strange call  0.302
b.trade strange do  -0.437
b.trade strange for  -0.133
b.trade strange strange  -0.069
b.trade strange strange. -0.041
b.trade strange& -0.218
b.trade strange&strange, -0.042
b.trade strange, 0.108
b.trade strange,colour  -0.062
b.trade strange,strange  -0.206
b.trade strange. 0.327
b.trade strange.ordinary  -0.25
b.trade strange: 0.064
b.trade strangen -0.103
b.trade strangeq 0.294
b.trade subj  -0.752
b.trade subj art  -0.467
b.trade subj do  -0.087
b.trade subj strange  -0.153
b.trade thing  0.211
b.trade thing at  -0.666
b.trade thing colour  -0.203
b.trade thing for  -0.203
b.trade thing logo. -0.052
b.trade thing, -0.233
b.trade thing,neg  -0.08
b.trade thing,ordinary  -0.087
b.trade thing,strange  -0.276
b.trade thing,strange. -0.08
b.trade thing- -0.136
b.trade thing-strange  0.28
b.trade thing. 0.044
b.trade thing.neg  -0.111
b.trade thing; -0.144
b.trade thingq 0.133
b.trade trade  0.346
b.trade trade and  -0.041
b.trade trade at  -0.098
b.trade trade common  -0.295
b.trade trade for  -0.077
b.trade trade kind  0.192
b.trade trade kind. -0.447
b.trade trade ordinary  -0.28
b.trade trade strange  -0.126
b.trade trade subj  -0.276
b.trade trade thing  -0.067
b.trade trade( -0.046
b.trade trade,art  -0.263
b.trade trade,strange  -0.311
b.trade trade. -0.233
b.trade trade.art  -0.074
b.trade trade.subj  -0.099
b.trade traden -0.175
b.trade tradeq 0.145
b.trade tradeqstrange  -0.076
b.trade trade~ 0.107
b.trade where  -0.112
b.trade where art  -0.077
b.trade! 0.182
b.trade& -0.315
b.trade&describes  -0.075
b.trade&trade, -0.13
b.trade( -0.188
b.trade) -0.101
b.trade, -0.215
b.trade,adv  -0.272
b.trade,art  -0.251
b.trade,art ordinary  -0.079
b.trade,art strange  -0.104
b.trade,at  -0.085
b.trade,be  -0.272
b.trade,call  0.333
b.trade,colour, -0.105
b.trade,colour,describes, -0.086
b.trade,common  -0.37
b.trade,describes  -0.225
b.trade,describes, -0.044
b.trade,do  -0.091
b.trade,do at  -0.14
b.trade,do trade  -0.173
b.trade,kind  -0.407
b.trade,kind strange, -0.068
b.trade,name  0.064
b.trade,ordinary  -0.874
b.trade,ordinary at  -0.081
b.trade,ordinary strange. -0.37
b.trade,place  -0.043
b.trade,poss  -0.11
b.trade,poss thing  -0.042
b.trade,strange  -0.791
b.trade,strange and  -0.306
b.trade,strange& -0.226
b.trade,strange, -0.143
b.trade,strange. -0.344
b.trade,subj  -0.203
b.trade,subj be  -0.095
b.trade,thing  -0.333
b.trade,thing, -0.092
b.trade,trade  -0.365
b.trade,trade& -0.129
b.trade- -0.072
b.trade. 0.16
b.trade.art  -0.629
b.trade.art kind  -0.253
b.trade.at  -0.135
b.trade.be  0.242
b.trade.colour  -0.183
b.trade.colour, -0.109
b.trade.common  -0.126
b.trade.common, -0.112
b.trade.describes  -0.264
b.trade.describes, -0.125
b.trade.kind  -0.136
b.trade.kind: 0.471
b.trade.look: -0.177
b.trade.name  0.198
b.trade.name: 0.215
b.trade.ordinary  -0.225
b.trade.ordinary thing  -0.098
b.trade.poss  -0.044
b.trade.poss call  0.423
b.trade.strange  -0.257
b.trade.strange& -0.069
b.trade.strange. -0.209
b.trade.subj  -0.113
b.trade.subj be  -0.321
b.trade.subj thing  -0.051
b.trade.tagl: -0.071
b.trade.thing  -0.158
b.trade.trade  -0.048
b.trade/ -0.325
b.trade: 0.491
b.trade:strange  -0.073
b.trade; -0.32
b.trade? -0.285
b.traden -0.253
b.tradenfield: -0.129
b.tradenlook: -0.144
b.tradeq 0.294
b.tradeqart  -0.063
b.tradeqat  -0.06
b.tradeqcommon  -0.096
b.tradeqordinary  -0.069
b.tradeqstrange  -0.089
b.tradeqsubj  -0.052
b.tradeqthing  -0.076
b.trade~ 0.181
b.w.CA 0.157
b.w.CA^ 0.205
b.w.CA^^^ 0.069
b.w.CA^strange. 0.169
b.w.CA^thing. 0.095
b.w.CAat  0.135
b.w.CAbe  0.526
b.w.CAcall  0.315
b.w.CAcommon  -0.319
b.w.CAdescribes  -0.098
b.w.CAdo  0.098
b.w.CAkind  0.464
b.w.CAkind: 0.256
b.w.CAlogo  -0.154
b.w.CAlogo, -0.426
b.w.CAname  0.208
b.w.CAname: -0.067
b.w.CAordinary  0.108
b.w.CAordinary& -0.314
b.w.CAposs  -0.294
b.w.CAsay  0.145
b.w.CAstrange  -0.079
b.w.CAstrange, 0.455
b.w.CAthing  -0.071
b.w.CI -0.158
b.w.CI^ -0.319
b.w.CI^^^ -0.196
b.w.CI^colour. -0.167
b.w.CI^common. -0.068
b.w.CI^hi! -0.084
b.w.CI^ordinary. -0.166
b.w.CI^strange. -0.302
b.w.CI^subj. -0.079
b.w.CI^thing. -0.13
b.w.CI^trade. -0.167
b.w.CIadv  -0.119
b.w.CIand  -0.238
b.w.CIart  -0.33
b.w.CIat  0.093
b.w.CIbe  0.261
b.w.CIcommon  -0.091
b.w.CIcommon, -0.102
b.w.CIdo  -0.216
b.w.CIhi, -0.16
b.w.CIlook  -0.137
b.w.CIordinary  0.114
b.w.CIsay  0.064
b.w.CIstrange  -0.165
b.w.CIstrange, -0.044
b.w.CX 0.381
b.w.CX^ 0.115
b.w.CX^^^ -0.21
b.w.CX^^q 0.168
b.w.CX^adv. 0.243
b.w.CX^at. -0.377
b.w.CX^be. -0.258
b.w.CX^colour. -0.23
b.w.CX^colourn -0.099
b.w.CX^colourq 0.093
b.w.CX^common. 0.237
b.w.CX^commonn -0.319
b.w.CX^commonq 0.12
b.w.CX^describes. -0.224
b.w.CX^describesn -0.1
b.w.CX^describesq 0.246
b.w.CX^do. -0.068
b.w.CX^don -0.085
b.w.CX^field. -0.065
b.w.CX^hi! 0.181
b.w.CX^hi. -0.059
b.w.CX^hin -0.154
b.w.CX^kind. -0.165
b.w.CX^kind; 0.113
b.w.CX^kindq 0.091
b.w.CX^logo. 0.042
b.w.CX^logo? 0.185
b.w.CX^look. -0.301
b.w.CX^look? -0.047
b.w.CX^name. -0.304
b.w.CX^name~ 0.537
b.w.CX^neg. -0.096
b.w.CX^number. -0.418
b.w.CX^numberq -0.072
b.w.CX^ordinary. -0.26
b.w.CX^ordinaryn -0.108
b.w.CX^ordinaryq 0.166
b.w.CX^ordinary~ 0.634
b.w.CX^place. 0.048
b.w.CX^placen -0.052
b.w.CX^proper. -0.129
b.w.CX^say. 0.396
b.w.CX^strange. 0.044
b.w.CX^strange? -0.11
b.w.CX^strangen -0.34
b.w.CX^strangeq 0.091
b.w.CX^strange~ 0.408
b.w.CX^subj? -0.138
b.w.CX^subjn -0.116
b.w.CX^thing! 0.339
b.w.CX^thing. -0.042
b.w.CX^thing? -0.229
b.w.CX^thingn -0.359
b.w.CX^thingq -0.2
b.w.CX^trade! 0.184
b.w.CX^trade. 0.266
b.w.CX^trade; -0.235
b.w.CX^trade? -0.284
b.w.CX^traden -0.146
b.w.CX^tradeq -0.104
b.w.CX^trade~ 0.389
b.w.CX^where. -0.265
b.w.CX^will. -0.131
b.w.CX^wish. -0.328
b.w.CXadv  0.163
b.w.CXand  -0.302
b.w.CXart  0.049
b.w.CXart_ -0.149
b.w.CXat  -0.176
b.w.CXat_ -0.206
b.w.CXatq 0.114
b.w.CXbe  0.495
b.w.CXcall  -0.062
b.w.CXcallq 0.198
b.w.CXcolour  -0.392
b.w.CXcolour& -0.274
b.w.CXcolour, 0.296
b.w.CXcommon  -0.097
b.w.CXcommon, -0.062
b.w.CXcommon: 0.46
b.w.CXcommonq -0.176
b.w.CXdescribes  -0.512
b.w.CXdescribes& -0.362
b.w.CXdescribes, 0.313
b.w.CXdescribesq 0.138
b.w.CXdo  -0.075
b.w.CXfield  -0.183
b.w.CXfield: -0.07
b.w.CXfor  0.265
b.w.CXforq 0.123
b.w.CXhi  -0.316
b.w.CXhi, -0.524
b.w.CXkind  0.157
b.w.CXkind: 0.343
b.w.CXkindq 0.418
b.w.CXlike  0.09
b.w.CXlogo  0.522
b.w.CXlogo: 0.326
b.w.CXlogoq 0.274
b.w.CXlook  -0.166
b.w.CXlook: -0.144
b.w.CXname  0.266
b.w.CXname, 0.199
b.w.CXname: 0.323
b.w.CXnameq -0.195
b.w.CXneg  -0.341
b.w.CXnumber  -0.426
b.w.CXnumber, 0.373
b.w.CXordinary  -0.16
b.w.CXordinary& -0.553
b.w.CXordinary, -0.075
b.w.CXordinary- -0.226
b.w.CXordinary: 0.317
b.w.CXordinaryq 0.246
b.w.CXpast  -0.376
b.w.CXplace  -0.136
b.w.CXplace, 0.572
b.w.CXplace: 0.27
b.w.CXplaceq 0.095
b.w.CXposs  0.283
b.w.CXproper  -0.361
b.w.CXpropera -0.406
b.w.CXsay  0.424
b.w.CXsayq -0.275
b.w.CXstrange  -0.285
b.w.CXstrange& 0.114
b.w.CXstrange( -0.119
b.w.CXstrange- -0.608
b.w.CXstrange/ -0.223
b.w.CXstrange: 0.461
b.w.CXstrangea -0.292
b.w.CXstrangeq 0.358
b.w.CXsubj  -0.253
b.w.CXsubj, -0.226
b.w.CXsubjq 0.118
b.w.CXtagl  -0.271
b.w.CXtagl: -0.373
b.w.CXtaglq -0.51
b.w.CXthing  -0.677
b.w.CXthing& -0.441
b.w.CXthing, 0.145
b.w.CXthingq 0.257
b.w.CXtrade& -0.274
b.w.CXtrade, -0.229
b.w.CXtrade/ -0.24
b.w.CXtrade: 0.616
b.w.CXtradeq 0.233
b.w.CXwhere  -0.142
b.w.CXwhere, 0.232
b.w.CXwhereq -0.166
b.w.CXwish: 0.419
b.w.Cc 0.508
b.w.Cc^ 0.044
b.w.Cc^^^ 0.472
b.w.Cccall  -0.057
b.w.Ccfor  0.12
b.w.Cckind  0.208
b.w.Ccname: 0.091
b.w.Cd -0.058
b.w.Cd^ 0.14
b.w.Cd^^^ 0.283
b.w.Cdart  -0.116
b.w.Cdat  -0.37
b.w.Cdbe  -0.136
b.w.Cdcommon  -0.202
b.w.Cddescribes  -0.097
b.w.Cddo  -0.324
b.w.Cdkind  -0.231
b.w.Cdkind, 0.196
b.w.Cdnega -0.132
b.w.Cdnumber/ -0.203
b.w.Cdordinary  -0.562
b.w.Cdstrange  -0.202
b.w.Cdstrange, -0.06
b.w.Cdthing  -0.297
b.w.Cdthing, -0.169
b.w.Cdtrade  -0.094
b.w.Cdtrade, -0.183
b.w.Cx -0.622
b.w.Cx^ -0.409
b.w.Cx^^^ -0.29
b.w.Cx^adv. -0.097
b.w.Cx^colour. -0.211
b.w.Cx^colour; -0.259
b.w.Cx^colour~ -0.124
b.w.Cx^common. -0.316
b.w.Cx^common; -0.072
b.w.Cx^describes. -0.281
b.w.Cx^describes; -0.247
b.w.Cx^describesn -0.046
b.w.Cx^do. -0.177
b.w.Cx^hi! -0.15
b.w.Cx^kind. -0.26
b.w.Cx^kind~ -0.286
b.w.Cx^logo. -0.142
b.w.Cx^look. -0.079
b.w.Cx^ordinary; -0.172
b.w.Cx^place. 0.245
b.w.Cx^strange! -0.232
b.w.Cx^strange. -0.585
b.w.Cx^strange; -0.074
b.w.Cx^strange? -0.147
b.w.Cx^strange~ -0.268
b.w.Cx^thing. -0.337
b.w.Cx^thing; -0.211
b.w.Cx^thingq -0.125
b.w.Cx^trade! -0.043
b.w.Cx^trade. -0.331
b.w.Cx^trade; -0.076
b.w.Cx^traden -0.079
b.w.Cx^trade~ -0.153
b.w.Cx^wish. -0.059
b.w.Cxadv  -0.658
b.w.Cxadv, -0.135
b.w.Cxadv: 0.194
b.w.Cxand  -0.469
b.w.Cxand- -0.055
b.w.Cxart  -0.915
b.w.Cxart_ -0.386
b.w.Cxas  -0.044
b.w.Cxat  -0.694
b.w.Cxat- -0.097
b.w.Cxat: -0.142
b.w.Cxat_ -0.45
b.w.Cxbe  -0.152
b.w.Cxbe: -0.053
b.w.Cxcall  -0.047
b.w.Cxcall- -0.166
b.w.Cxcolour  -0.418
b.w.Cxcolour, -0.56
b.w.Cxcolour- -0.09
b.w.Cxcolour/ -0.082
b.w.Cxcommon  -0.687
b.w.Cxcommon, -0.188
b.w.Cxcommon- -0.176
b.w.Cxcommon: -0.448
b.w.Cxcommonq -0.183
b.w.Cxdescribes  -0.431
b.w.Cxdescribes& -0.129
b.w.Cxdescribes, -0.482
b.w.Cxdescribes- -0.075
b.w.Cxdescribes: -0.106
b.w.Cxdescribesq 0.177
b.w.Cxdo  -0.541
b.w.Cxdo, -0.216
b.w.Cxdo: -0.15
b.w.Cxfield  -0.265
b.w.Cxfield: -0.103
b.w.Cxfor  -0.841
b.w.Cxhex  -0.162
b.w.Cxhex, -0.078
b.w.Cxhi  -0.328
b.w.Cxhi, -0.045
b.w.Cxkind  -0.852
b.w.Cxkind( -0.046
b.w.Cxkind, -0.196
b.w.Cxkind: -0.297
b.w.Cxlike  -0.297
b.w.Cxlike: -0.088
b.w.Cxlogo  -0.421
b.w.Cxlogo, -0.248
b.w.Cxlogo: -0.467
b.w.Cxlook  -0.396
b.w.Cxlook, -0.15
b.w.Cxlook: -0.146
b.w.Cxname, -0.274
b.w.Cxname: -0.335
b.w.Cxneg  -0.304
b.w.Cxneg, -0.127
b.w.Cxneg: -0.076
b.w.Cxnumber  -0.403
b.w.Cxnumber, -0.135
b.w.Cxordinary  -0.887
b.w.Cxordinary& -0.1
b.w.Cxordinary, -0.414
b.w.Cxordinary- -0.091
b.w.Cxordinary: -0.261
b.w.Cxordinaryq -0.126
b.w.Cxpast  -0.168
b.w.Cxpast- -0.043
b.w.Cxplace  -0.346
b.w.Cxplace, -0.383
b.w.Cxposs  -0.853
b.w.Cxproper  -0.396
b.w.Cxproper, -0.138
b.w.Cxsay  -0.488
b.w.Cxsay, -0.262
b.w.Cxstrange  -0.737
b.w.Cxstrange( -0.216
b.w.Cxstrange) -0.05
b.w.Cxstrange, -0.563
b.w.Cxstrange- -0.137
b.w.Cxstrange/ -0.072
b.w.Cxstrange: -0.699
b.w.Cxstrange_ -0.105
b.w.Cxstrangeq -0.277
b.w.Cxsubj  -0.479
b.w.Cxsubj, -0.131
b.w.Cxtagl  -0.089
b.w.Cxthing  -0.767
b.w.Cxthing& -0.165
b.w.Cxthing( -0.081
b.w.Cxthing, -0.474
b.w.Cxthing- -0.369
b.w.Cxthing: -0.339
b.w.Cxtrade  -1.135
b.w.Cxtrade( -0.154
b.w.Cxtrade, -0.379
b.w.Cxtrade- -0.072
b.w.Cxtrade/ -0.062
b.w.Cxtrade: -0.15
b.w.Cxwhere  -0.228
b.w.Cxwill  -0.394
b.w.Cxwill, -0.055
b.w.Cxwish  -0.389
b.w.Cxwish, -0.275
b.w.Cxwish: -0.208
b.w.DA 0.272
b.w.DX 0.135
b.w.DX^ -0.099
b.w.DX^^^ -0.166
b.w.DX^colour. -0.303
b.w.DX^common. -0.092
b.w.DX^describes. -0.221
b.w.DX^logo. -0.133
b.w.DX^ordinary. 0.135
b.w.DX^ordinaryn -0.159
b.w.DX^place. -0.354
b.w.DX^strange. -0.332
b.w.DX^trade. -0.337
b.w.DXadv  -0.183
b.w.DXand  -0.419
b.w.DXart  -0.409
b.w.DXas  -0.228
b.w.DXat  -0.767
b.w.DXbe  -0.477
b.w.DXcall  0.344
b.w.DXcolour, -0.227
b.w.DXcommon  0.069
b.w.DXdescribes  0.11
b.w.DXdo  -0.121
b.w.DXfor  -0.059
b.w.DXhi  -0.122
b.w.DXhi, -0.266
b.w.DXkindq 0.173
b.w.DXname: 0.178
b.w.DXneg  -0.517
b.w.DXordinary  -0.778
b.w.DXordinary, -0.198
b.w.DXpast  -0.406
b.w.DXposs  -0.903
b.w.DXpropera -0.26
b.w.DXstrange  -0.199
b.w.DXstrange& -0.174
b.w.DXstrange: 0.368
b.w.DXsubj  0.448
b.w.DXtaglq -0.079
b.w.DXthing  -0.387
b.w.DXtrade  0.252
b.w.DXtradeq 0.123
b.w.Dd -0.296
b.w.Ddstrange  -0.14
b.w.Dx -0.7
b.w.Dx^ -0.311
b.w.Dx^^^ -0.105
b.w.Dx^strange. -0.14
b.w.Dxadv  -0.066
b.w.Dxand  -0.194
b.w.Dxart  -0.367
b.w.Dxat  -0.394
b.w.Dxbe  -0.302
b.w.Dxcolour  -0.227
b.w.Dxcolour, -0.226
b.w.Dxcommon  -0.194
b.w.Dxdescribes  -0.199
b.w.Dxdescribes, -0.14
b.w.Dxdo  -0.124
b.w.Dxfor  -0.477
b.w.Dxhi, -0.119
b.w.Dxkind  -0.192
b.w.Dxlogo  -0.26
b.w.Dxname  -0.337
b.w.Dxneg  -0.234
b.w.Dxnumber  -0.109
b.w.Dxordinary  -0.477
b.w.Dxordinary, -0.115
b.w.Dxplace  -0.104
b.w.Dxplace, -0.321
b.w.Dxposs  -0.372
b.w.Dxsay  -0.386
b.w.Dxsay, -0.066
b.w.Dxstrange  -0.581
b.w.Dxstrange, -0.362
b.w.Dxstrange: 0.073
b.w.Dxstrangeq -0.119
b.w.Dxsubj  -0.387
b.w.Dxthing  -0.081
b.w.Dxtrade  -0.384
b.w.Dxwhere  -0.062
b.w.Dxwill  -0.287
b.w.Dxwish  -0.187
b.w.OA^ 0.288
b.w.OI^ -0.175
b.w.OI^^^ 0.053
b.w.OX^ -0.131
b.w.OX^^^ -0.122
b.w.OX^colour. 0.048
b.w.OX^common. 0.283
b.w.OX^describes. 0.066
b.w.OX^logo. -0.273
b.w.OX^number. -0.067
b.w.OX^strange. -0.342
b.w.OX^strangeq -0.201
b.w.OX^subj. 0.275
b.w.OX^thing. -0.284
b.w.OX^trade. -0.464
b.w.Oc^ 0.34
b.w.Oc^^^ 0.448
b.w.Oc^trade. 0.177
b.w.Od -0.075
b.w.Odordinary  -0.216
b.w.Ox -0.304
b.w.Ox^ -0.148
b.w.Ox^^^ -0.773
b.w.Ox^strange. -0.089
b.w.Ox^thing. 0.096
b.w.Ox^trade. 0.241
b.w.Oxadv  -0.308
b.w.Oxand  -0.388
b.w.Oxart  -0.314
b.w.Oxat  -0.584
b.w.Oxbe  -0.355
b.w.Oxcall  0.454
b.w.Oxcolour  -0.218
b.w.Oxcolour, -0.479
b.w.Oxcommon  -0.572
b.w.Oxcommon, -0.348
b.w.Oxdescribes  -0.481
b.w.Oxdescribes, -0.367
b.w.Oxdo  -0.697
b.w.Oxfor  -0.375
b.w.Oxforq 0.388
b.w.Oxkind  -0.638
b.w.Oxkind, -0.338
b.w.Oxlike  -0.041
b.w.Oxlogo  -0.369
b.w.Oxlogo, -0.509
b.w.Oxlook, -0.115
b.w.Oxname  -0.22
b.w.Oxneg  -0.202
b.w.Oxnumber  -0.181
b.w.Oxordinary  -0.474
b.w.Oxordinary, -0.076
b.w.Oxpast  -0.071
b.w.Oxposs  -0.346
b.w.Oxsay  -0.073
b.w.Oxstrange  -0.425
b.w.Oxstrange, -0.313
b.w.Oxstrange: -0.448
b.w.Oxsubj  -0.184
b.w.Oxthing  -0.65
b.w.Oxthing, -0.194
b.w.Oxtrade  -0.622
b.w.Oxtrade, 0.3
b.w.Oxwhere  -0.123
b.w.Oxwill  -0.109
b.w.Oxwish  -0.209
b.w.SA^ -0.317
b.w.SA^^^ -0.292
b.w.SAand  -0.143
b.w.SAcolour  -0.115
b.w.SAdescribes  -0.232
b.w.SAkind  -0.072
b.w.SAtrade  -0.312
b.w.SX 0.155
b.w.SX^ -0.08
b.w.SX^^^ -0.246
b.w.SXstrange  -0.253
b.w.SXthing  -0.35
b.w.Sx -0.183
b.w.ld -0.076
b.w.lx^^^ 0.089
b.w.lx^colour. -0.183
b.w.lx^common. 0.183
b.w.lx^describes. -0.401
b.w.lx^kind. -0.12
b.w.lx^logo. -0.35
b.w.lx^ordinary. 0.081
b.w.lx^strange. 0.107
b.w.lx^thing. 0.082
b.w.lx^trade. -0.162
b.w.lxadv  -0.086
b.w.lxadv, -0.232
b.w.lxand  -0.58
b.w.lxart  -0.875
b.w.lxat  -0.742
b.w.lxbe  0.16
b.w.lxcall  0.436
b.w.lxcolour  -0.718
b.w.lxcolour& -0.171
b.w.lxcolour, -0.638
b.w.lxcommon  -0.44
b.w.lxcommon, 0.164
b.w.lxdescribes  -0.306
b.w.lxdescribes& -0.296
b.w.lxdescribes, -0.212
b.w.lxdo  -0.625
b.w.lxfield  -0.449
b.w.lxfor  -0.255
b.w.lxkind  0.105
b.w.lxkind, -0.059
b.w.lxlike  -0.36
b.w.lxlogo  -0.658
b.w.lxlogo, -0.386
b.w.lxlook  -0.09
b.w.lxlook, 0.084
b.w.lxname  -0.422
b.w.lxneg  -0.436
b.w.lxneg, -0.049
b.w.lxordinary  -0.613
b.w.lxordinary, -0.353
b.w.lxplace, -0.075
b.w.lxposs  -0.721
b.w.lxproper  -0.184
b.w.lxsay  0.159
b.w.lxstrange  -0.735
b.w.lxstrange& -0.309
b.w.lxstrange, -0.323
b.w.lxsubj  -0.828
b.w.lxthing  -0.099
b.w.lxthing, -0.459
b.w.lxtrade  -0.052
b.w.lxtrade, 0.109
b.w.lxwill  -0.554
b.w.lxwish  -0.446
b.where  -0.317
b.where and  -0.047
b.where art  -0.307
b.where art name  0.624
b.where art name, 0.204
b.where at  -0.184
b.where common  -0.052
b.where for  -0.317
b.where subj. -0.06
b.where,name  -0.123
b.where. -0.267
b.where.subj  -0.163
b.wheren -0.08
b.whereq -0.167
b.will  -0.135
b.will adv  -0.102
b.will at  -0.127
b.will be  -0.391
b.will be call  0.836
b.will be common  -0.183
b.will common  -0.073
b.will common do  -0.056
b.will do  -0.155
b.will ordinary  0.322
b.will ordinary art  0.257
b.will ordinary at  -0.259
b.will ordinary. -0.049
b.will say  0.073
b.will strange  -0.458
b.will subj  -0.327
b.will subj common  0.495
b.will subj do  0.189
b.will, -0.055
b.will. -0.277
b.wish  -0.72
b.wish adv  -0.293
b.wish art  -0.222
b.wish art logo  -0.352
b.wish be  -0.066
b.wish common  0.256
b.wish common subj. -0.218
b.wish describes. -0.052
b.wish do  -0.18
b.wish do adv  -0.128
b.wish do describes  -0.052
b.wish do logo  -0.148
b.wish do logo, -0.394
b.wish do logo. -0.056
b.wish do trade  -0.167
b.wish for  0.216
b.wish logo  -0.223
b.wish ordinary  -0.127
b.wish ordinary art  -0.078
b.wish subj  -0.145
b.wish subj art  -0.101
b.wish subj at  -0.098
b.wish thing for  -0.099
b.wish, 0.09
b.wish,neg  -0.227
b.wish. -0.308
b.wish: -0.096
b.~ 0.199
c.+colours C -0.229
c.+colours O -0.153
c.+colours l -0.174
c.+colours,C -0.062
c.+colours.C -0.185
c.+common C -0.561
c.+common D -0.438
c.+common O -0.338
c.+common l -0.071
c.+common$C 0.32
c.+common&C -0.189
c.+common,C 0.153
c.+common,O -0.137
c.+common,l -0.415
c.+common.C 0.38
c.+common.l 0.185
c.+common:C -0.278
c.+common;C 0.224
c.+common=C 0.178
c.+commonnC 0.188
c.+commonqC 0.199
c.+places O -0.121
c.+small C -0.273
c.+small O -0.132
c.+small l -0.17
c.+small,C 0.217
c.+small=C -0.209
c.+smallqC 0.164
c.+strange C -0.34
c.+strange D 0.136
c.+strange S -0.19
c.+strange l -0.16
c.+strange$C 0.487
c.+strange$l -0.193
c.+strange&C -0.387
c.+strange&D -0.146
c.+strange&l -0.137
c.+strange(C 0.106
c.+strange+thing C -0.272
c.+strange+thing$C 0.092
c.+strange+thing,C 0.305
c.+strange+thing-C -0.058
c.+strange+thing.C 0.129
c.+strange+thing:C -0.078
c.+strange+thing=C 0.119
c.+strange+thingnC 0.2
c.+strange+thingqC 0.266
c.+strange+trade C 0.305
c.+strange+trade$C 0.173
c.+strange+trade(C 0.102
c.+strange+trade,C 0.295
c.+strange+trade-C -0.154
c.+strange+trade.C -0.221
c.+strange+trade.D -0.226
c.+strange+trade/C 0.198
c.+strange+trade:C -0.406
c.+strange+trade;C 0.159
c.+strange+trade=C 0.093
c.+strange+tradeqC 0.298
c.+strange,C 0.186
c.+strange,D -0.058
c.+strange,l 0.372
c.+strange-C -0.232
c.+strange.C 0.244
c.+strange.D 0.152
c.+strange.O 0.223
c.+strange.l 0.293
c.+strange/C -0.249
c.+strange:C -0.208
c.+strange;C 0.415
c.+strange=C 0.19
c.+strangenC 0.59
c.+strangeqC -0.083
c.+styles C -0.285
c.+styles.C 0.427
c.+thing C -0.455
c.+thing l -0.174
c.+thing$C 0.287
c.+thing&C -0.113
c.+thing+trade C 0.297
c.+thing+trade,C -0.221
c.+thing+trade,l -0.117
c.+thing+trade.C 0.322
c.+thing,C -0.068
c.+thing-C -0.156
c.+thing.C 0.686
c.+thing:C -0.136
c.+thing=C 0.171
c.+thingnC 0.333
c.+trades C -0.416
c.+trades l -0.167
c.-common C 0.133
c.-strange C -0.274
c.-strange+thing.C -0.101
c.-strange+trade C -0.177
c.-strange+trade.C -0.069
c.-strange.C 0.421
c.-trades C 0.062
e. adv -0.463
e. adv adv -0.172
e. adv and 0.219
e. adv art -0.154
e. adv be 0.247
e. adv common -0.113
e. adv describes -0.061
e. adv do -0.11
e. adv logo -0.068
e. adv ordinary -0.079
e. adv strange -0.144
e. adv subj -0.305
e. adv thing -0.448
e. adv trade -0.18
e. adv wish -0.087
e. adv$$ -0.098
e. adv,common -0.08
e. adv,neg -0.089
e. adv,thing -0.042
e. adv.art -0.32
e. adv.colour -0.285
e. adv.describes -0.29
e. adv=$ -0.207
e. and -0.307
e. and adv 0.171
e. and and -0.05
e. and art -0.273
e. and at -0.372
e. and be 0.278
e. and colour -0.692
e. and common -0.553
e. and describes -0.36
e. and do 0.252
e. and for -0.067
e. and hi -0.144
e. and name -0.272
e. and neg 0.286
e. and number -0.065
e. and ordinary -0.679
e. and poss -0.178
e. and proper -0.136
e. and thing -0.508
e. and trade -0.211
e. and will -0.178
e. and wish -0.041
e. art -1.056
e. art adv -0.329
e. art colour -0.135
e. art common -0.093
e. art describes -0.186
e. art do -0.162
e. art field -0.147
e. art kind -0.217
e. art logo -0.409
e. art look -0.182
e. art name -0.24
e. art ordinary -0.23
e. art past -0.106
e. art poss -0.074
e. art say -0.04
e. art strange -0.561
e. art subj -0.109
e. art thing -0.196
e. art trade -0.166
e. art_logo -0.149
e. as -0.345
e. as art -0.158
e. as logo -0.215
e. at adv -0.139
e. at art -0.294
e. at at -0.072
e. at colour -0.744
e. at common -0.878
e. at describes -0.632
e. at do 0.276
e. at field 0.285
e. at kind -0.138
e. at logo -0.082
e. at look 0.277
e. at name -0.105
e. at neg -0.117
e. at number -0.795
e. at ordinary -0.097
e. at past -0.244
e. at place 0.178
e. at poss -0.14
e. at proper 0.444
e. at strange -0.524
e. at subj -0.522
e. at thing -0.821
e. at trade 0.096
e. at where -0.106
e. at will -0.11
e. at$$ -0.07
e. at_ordinary -0.263
e. at_strange -0.565
e. be 0.325
e. be adv 0.136
e. be and -0.258
e. be art 0.269
e. be at -0.156
e. be call -0.19
e. be colour -0.388
e. be common -0.56
e. be describes -0.386
e. be do 0.162
e. be hex -0.111
e. be neg -0.087
e. be number -0.224
e. be ordinary -0.451
e. be poss 0.322
e. be strange -0.204
e. be subj 0.053
e. be thing -0.235
e. be trade 0.3
e. be=$ -0.07
e. beqordinary -0.041
e. beqtrade -0.064
e. call -0.098
e. call common -0.104
e. call ordinary -0.06
e. call strange -0.231
e. call subj -0.382
e. call thing -0.101
e. colour -0.557
e. colour and -0.408
e. colour at -0.278
e. colour colour 0.342
e. colour describes -0.319
e. colour kind -0.237
e. colour neg 0.051
e. colour ordinary -0.248
e. colour subj -0.194
e. colour thing 0.293
e. colour trade -0.305
e. colour$$ -0.742
e. colour&colour -0.167
e. colour&describes -0.063
e. colour&thing -0.046
e. colour,art -0.183
e. colour,at -0.045
e. colour,colour -0.376
e. colour,common -0.13
e. colour,describes -0.248
e. colour,look -0.054
e. colour,neg -0.255
e. colour,ordinary -0.122
e. colour,say -0.098
e. colour,strange -0.057
e. colour,subj -0.057
e. colour,thing -0.222
e. colour.colour -0.137
e. colour.common -0.084
e. colour.describes -0.041
e. colour.logo -0.08
e. colour.neg -0.15
e. colour.ordinary -0.105
e. colour.strange -0.133
e. colour.subj -0.233
e. colour.wish -0.098
e. colour=$ -0.518
e. common -0.233
e. common adv -0.07
e. common and -0.336
e. common art -0.55
e. common at -0.244
e. common be -0.129
e. common call -0.063
e. common colour -0.397
e. common common -0.422
e. common describes 0.247
e. common do -0.326
e. common field -0.075
e. common for -0.202
e. common kind -0.152
e. common like -0.16
e. common logo -0.102
e. common neg -0.243
e. common number 0.16
e. common ordinary -0.27
e. common place -0.106
e. common proper -0.27
e. common strange -0.336
e. common subj -0.154
e. common thing -0.415
e. common trade -0.052
e. common wish -0.097
e. common$$ -0.278
e. common,adv -0.115
e. common,and -0.204
e. common,art -0.113
e. common,at -0.097
e. common,colour -0.439
e. common,common -0.239
e. common,describes -0.042
e. common,for -0.044
e. common,neg -0.143
e. common,ordinary -0.045
e. common,poss -0.091
e. common,strange -0.17
e. common,subj -0.171
e. common,thing -0.137
e. common,trade -0.042
e. common.adv -0.041
e. common.art -0.043
e. common.be -0.045
e. common.colour 0.244
e. common.common -0.111
e. common.describes -0.259
e. common.do -0.204
e. common.kind -0.1
e. common.name -0.107
e. common.neg -0.219
e. common.ordinary -0.265
e. common.poss -0.081
e. common.subj -0.259
e. common=$ -0.271
e. commonq$ -0.1
e. describes -0.525
e. describes at -0.397
e. describes colour -0.42
e. describes describes 0.127
e. describes for -0.368
e. describes kind -0.061
e. describes logo -0.453
e. describes look -0.101
e. describes ordinary -0.382
e. describes say -0.107
e. describes strange -0.224
e. describes subj -0.09
e. describes thing -0.192
e. describes trade -0.263
e. describes$$ -0.376
e. describes,and -0.063
e. describes,art -0.041
e. describes,at -0.197
e. describes,colour -0.282
e. describes,describes -0.101
e. describes,do -0.042
e. describes,like -0.075
e. describes,look -0.063
e. describes,neg -0.071
e. describes,poss -0.055
e. describes,strange -0.203
e. describes,subj -0.059
e. describes,thing -0.131
e. describes.colour -0.227
e. describes.common -0.09
e. describes.describes -0.11
e. describes.ordinary -0.059
e. describes.poss -0.058
e. describes.subj -0.094
e. describes:strange -0.062
e. describes=$ -0.107
e. describesnlook -0.08
e. describesqcolour -0.056
e. do -0.191
e. do adv 0.202
e. do and -0.223
e. do at -0.113
e. do be 0.221
e. do colour 0.14
e. do common -0.154
e. do describes -0.1
e. do for -0.066
e. do kind 0.274
e. do logo -0.447
e. do name -0.471
e. do neg -0.174
e. do place 0.237
e. do poss -0.052
e. do strange -0.283
e. do subj -0.408
e. do thing 0.058
e. do wish -0.227
e. do$$ -0.118
e. do,neg -0.083
e. do.colour -0.113
e. do:trade -0.06
e. do=$ -0.054
e. field -0.658
e. field and -0.105
e. field art -0.186
e. field at -0.047
e. field common -0.103
e. field subj -0.151
e. field,and -0.145
e. for -0.314
e. for adv -0.233
e. for art -0.374
e. for colour -0.103
e. for common 0.05
e. for describes -0.041
e. for do -0.487
e. for ordinary 0.063
e. for poss -0.254
e. for strange -0.458
e. for subj -0.301
e. for thing -0.076
e. for trade -0.563
e. hex -0.24
e. hex and -0.085
e. hex=$ -0.149
e. hi -0.305
e. hi and -0.103
e. hi at -0.052
e. hi hi -0.138
e. hi ordinary -0.046
e. hi subj -0.047
e. hinstrange -0.052
e. kind -0.86
e. kind at 0.282
e. kind be -0.159
e. kind call -0.086
e. kind common -0.146
e. kind describes -0.058
e. kind do -0.054
e. kind for -0.296
e. kind logo -0.334
e. kind strange -0.22
e. kind subj -0.057
e. kind thing -0.487
e. kind trade -0.104
e. kind where -0.097
e. kind wish -0.166
e. kind$$ -0.217
e. kind,art -0.098
e. kind,colour -0.276
e. kind,common -0.2
e. kind,describes -0.23
e. kind,name -0.047
e. kind,strange -0.198
e. kind,subj -0.107
e. kind,thing -0.156
e. kind.colour -0.2
e. kind.common -0.13
e. kind.describes -0.129
e. kind.neg -0.059
e. kind.ordinary -0.12
e. kind.strange -0.097
e. kind.subj -0.051
e. kind:describes -0.078
e. kind:thing -0.135
e. like -0.737
e. like at -0.04
e. like be -0.067
e. like colour -0.111
e. like common -0.078
e. like do -0.451
e. like logo -0.122
e. like poss -0.088
e. like strange -0.123
e. like$$ -0.151
e. logo -0.566
e. logo adv -0.147
e. logo at -0.341
e. logo be -0.053
e. logo common -0.117
e. logo for -0.552
e. logo ordinary -0.055
e. logo past -0.046
e. logo strange -0.06
e. logo subj -0.074
e. logo thing -0.095
e. logo will -0.08
e. logo wish -0.256
e. logo,colour -0.143
e. logo,common -0.164
e. logo,describes -0.209
e. logo,neg -0.13
e. logo,strange -0.056
e. logo,subj -0.056
e. logo,thing -0.131
e. logo.colour -0.132
e. logo.describes -0.146
e. logo.look -0.153
e. logo.neg -0.134
e. logo.ordinary -0.168
e. logo.wish -0.051
e. look -0.701
e. look at -0.151
e. look describes -0.101
e. look strange -0.054
e. look$$ -0.175
e. look,colour -0.097
e. look,common -0.068
e. look,thing -0.112
e. look.colour -0.121
e. look=$ -0.154
e. name -0.601
e. name adv -0.112
e. name and -0.043
e. name art -0.091
e. name at -0.088
e. name be -0.081
e. name common -0.066
e. name ordinary -0.112
e. name past -0.062
e. name say -0.055
e. name strange -0.134
e. name subj -0.078
e. name where -0.08
e. name.colour -0.125
e. name.common -0.108
e. name.describes -0.059
e. neg -0.873
e. neg and -0.062
e. neg at -0.102
e. neg colour -0.278
e. neg common -0.273
e. neg do -0.34
e. neg poss -0.161
e. neg strange -0.345
e. neg wish -0.124
e. neg$$ -0.123
e. neg,common -0.076
e. neg,ordinary -0.086
e. neg.colour -0.169
e. neg.neg -0.107
e. neg:ordinary -0.084
e. neg=$ -0.152
e. neganumber -0.127
e. number -0.323
e. number and -0.358
e. number at -0.342
e. number common -0.241
e. number do -0.213
e. number ordinary -0.164
e. number strange -0.177
e. number thing -0.236
e. number trade -0.141
e. number,common -0.184
e. number.art -0.4
e. number.colour -0.201
e. number.common -0.145
e. number.describes -0.05
e. number.subj -0.306
e. ordinary -0.552
e. ordinary adv -0.062
e. ordinary and -0.464
e. ordinary art -0.346
e. ordinary at -0.396
e. ordinary be -0.196
e. ordinary colour -0.241
e. ordinary common -0.229
e. ordinary do -0.302
e. ordinary for -0.185
e. ordinary like -0.049
e. ordinary logo -0.042
e. ordinary neg -0.462
e. ordinary ordinary 0.068
e. ordinary strange -0.103
e. ordinary subj 0.081
e. ordinary thing -0.378
e. ordinary trade -0.407
e. ordinary where -0.055
e. ordinary$$ -0.259
e. ordinary,and -0.281
e. ordinary,art -0.117
e. ordinary,at -0.075
e. ordinary,colour -0.3
e. ordinary,common -0.074
e. ordinary,do -0.164
e. ordinary,neg -0.123
e. ordinary,ordinary -0.054
e. ordinary,strange -0.062
e. ordinary,thing -0.149
e. ordinary,wish -0.142
e. ordinary-ordinary -0.108
e. ordinary.colour -0.412
e. ordinary.describes -0.227
e. ordinary.do -0.11
e. ordinary.neg -0.206
e. ordinary.ordinary -0.089
e. ordinary.strange -0.045
e. ordinary.subj -0.165
e. ordinary.thing -0.274
e. ordinary:colour -0.194
e. ordinary=$ -0.351
e. ordinarynlook -0.067
e. ordinarynsubj -0.078
e. past art 0.102
e. past at -0.161
e. past describes -0.096
e. past do -0.116
e. past for -0.197
e. past kind -0.085
e. past logo -0.141
e. past ordinary -0.175
e. past strange -0.064
e. past thing -0.189
e. past trade -0.086
e. place -0.686
e. place thing -0.077
e. place,colour -0.229
e. place,common -0.065
e. place,ordinary -0.06
e. place,strange -0.064
e. place.art -0.047
e. place.colour -0.085
e. place.strange -0.129
e. poss -0.338
e. poss adv -0.152
e. poss call -0.122
e. poss colour -0.119
e. poss common -0.136
e. poss do -0.084
e. poss for 0.301
e. poss kind -0.047
e. poss logo -0.058
e. poss name -0.143
e. poss ordinary -0.07
e. poss proper -0.105
e. poss strange -0.456
e. poss subj -0.043
e. poss tagl -0.051
e. poss thing -0.113
e. poss trade -0.314
e. proper -0.737
e. proper and -0.2
e. proper at -0.244
e. proper for -0.097
e. proper kind -0.115
e. proper strange -0.097
e. proper thing -0.087
e. proper trade -0.114
e. proper$$ -0.204
e. proper.colour -0.155
e. proper.describes -0.186
e. proper=$ -0.072
e. say -0.25
e. say at -0.327
e. say do -0.116
e. say ordinary -0.271
e. say strange -0.084
e. say subj -0.383
e. say thing -0.128
e. say trade -0.055
e. say where -0.057
e. say$$ -0.141
e. say,at 0.126
e. say,colour 0.165
e. say,neg -0.163
e. say=$ -0.11
e. strange -0.282
e. strange adv 0.29
e. strange and -0.528
e. strange art 0.049
e. strange as -0.051
e. strange at -0.59
e. strange be -0.403
e. strange call -0.114
e. strange colour 0.155
e. strange common -0.342
e. strange describes -0.24
e. strange do -0.473
e. strange field -0.043
e. strange for -0.238
e. strange kind -0.304
e. strange neg -0.24
e. strange number -0.384
e. strange ordinary -0.469
e. strange poss -0.054
e. strange say -0.201
e. strange strange 0.081
e. strange subj -0.29
e. strange thing -0.076
e. strange trade -0.601
e. strange will -0.324
e. strange wish -0.214
e. strange$$ -0.546
e. strange&strange -0.087
e. strange,art -0.19
e. strange,at -0.137
e. strange,colour -0.511
e. strange,common -0.395
e. strange,describes -0.215
e. strange,do -0.147
e. strange,for -0.245
e. strange,kind -0.292
e. strange,logo -0.4
e. strange,look -0.236
e. strange,name -0.042
e. strange,neg -0.185
e. strange,ordinary -0.194
e. strange,place -0.347
e. strange,poss -0.067
e. strange,strange -0.315
e. strange,subj -0.224
e. strange,thing -0.041
e. strange,trade -0.132
e. strange,will -0.248
e. strange,wish -0.301
e. strange-strange -0.055
e. strange.art -0.154
e. strange.at -0.264
e. strange.colour -0.519
e. strange.common -0.43
e. strange.describes -0.445
e. strange.do -0.251
e. strange.for -0.07
e. strange.hi -0.073
e. strange.logo -0.054
e. strange.look -0.064
e. strange.name -0.078
e. strange.neg -0.075
e. strange.ordinary -0.286
e. strange.strange -0.174
e. strange.subj -0.331
e. strange.thing -0.13
e. strange.trade -0.087
e. strange.wish -0.082
e. strange:art -0.061
e. strange:colour -0.086
e. strange:describes -0.364
e. strange:logo -0.12
e. strange:strange -0.058
e. strange=$ -0.317
e. strange_be 0.244
e. strangenordinary -0.056
e. strangeq$ -0.06
e. strangeqcolour -0.137
e. subj -0.282
e. subj adv -0.207
e. subj art -0.04
e. subj at -0.463
e. subj be 0.157
e. subj colour -0.254
e. subj describes -0.095
e. subj do -0.656
e. subj like 0.274
e. subj neg -0.386
e. subj ordinary -0.307
e. subj poss -0.228
e. subj say -0.153
e. subj strange -0.832
e. subj subj 0.203
e. subj thing 0.179
e. subj trade -0.189
e. subj where -0.137
e. subj will -0.465
e. subj wish -0.323
e. subj$$ -0.252
e. subj,adv -0.229
e. subj,be -0.1
e. subj,strange -0.136
e. subj.colour -0.133
e. subj.describes -0.156
e. subj.poss -0.331
e. subj.subj -0.118
e. subj.thing -0.056
e. subj=$ -0.262
e. tagl -0.493
e. tagl be -0.114
e. taglqordinary -0.071
e. thing -0.453
e. thing adv -0.201
e. thing and -0.607
e. thing art -0.236
e. thing at -0.778
e. thing be -0.408
e. thing colour -0.126
e. thing common -0.667
e. thing do -0.454
e. thing kind 0.327
e. thing neg -0.055
e. thing ordinary -0.289
e. thing proper -0.108
e. thing say -0.163
e. thing strange 0.074
e. thing subj 0.218
e. thing thing -0.731
e. thing trade -0.099
e. thing where 0.283
e. thing wish -0.214
e. thing$$ -0.394
e. thing(strange -0.08
e. thing,adv -0.101
e. thing,and -0.112
e. thing,at -0.044
e. thing,be -0.317
e. thing,colour -0.448
e. thing,common -0.374
e. thing,describes -0.403
e. thing,do -0.203
e. thing,for -0.09
e. thing,neg -0.156
e. thing,ordinary -0.06
e. thing,strange -0.364
e. thing,subj -0.294
e. thing,thing -0.532
e. thing,trade -0.182
e. thing-at -0.207
e. thing-common -0.245
e. thing.adv -0.115
e. thing.art -0.166
e. thing.colour -0.468
e. thing.common -0.162
e. thing.describes -0.202
e. thing.do -0.291
e. thing.logo -0.153
e. thing.neg -0.145
e. thing.ordinary -0.152
e. thing.poss -0.108
e. thing.strange -0.224
e. thing.subj -0.415
e. thing.thing -0.562
e. thing.trade -0.074
e. thing:thing -0.169
e. thing:trade -0.096
e. thing;thing -0.182
e. thing=$ -0.095
e. thingnlook -0.047
e. thingqdescribes -0.054
e. thingqstrange -0.106
e. thingqtrade -0.058
e. trade -0.247
e. trade adv -0.13
e. trade and 0.162
e. trade art -0.058
e. trade at -0.921
e. trade be -0.243
e. trade colour -0.31
e. trade common -0.892
e. trade describes -0.156
e. trade do -0.502
e. trade for -0.426
e. trade kind 0.147
e. trade logo -0.335
e. trade neg -0.235
e. trade number -0.128
e. trade ordinary 0.15
e. trade past -0.089
e. trade poss 0.213
e. trade proper -0.36
e. trade strange -0.296
e. trade subj -0.692
e. trade thing -0.37
e. trade trade 0.172
e. trade where -0.452
e. trade wish -0.172
e. trade$$ -0.556
e. trade&trade -0.063
e. trade,adv -0.069
e. trade,and -0.064
e. trade,art -0.162
e. trade,at -0.1
e. trade,colour 0.453
e. trade,common 0.137
e. trade,describes -0.522
e. trade,do -0.203
e. trade,kind -0.071
e. trade,name -0.051
e. trade,neg -0.056
e. trade,ordinary -0.322
e. trade,place -0.3
e. trade,strange 0.15
e. trade,subj -0.289
e. trade,thing -0.366
e. trade,trade -0.367
e. trade.adv -0.041
e. trade.art -0.351
e. trade.at -0.191
e. trade.be -0.07
e. trade.colour -0.787
e. trade.common -0.624
e. trade.describes -0.8
e. trade.do -0.232
e. trade.logo -0.291
e. trade.look -0.261
e. trade.neg -0.315
e. trade.ordinary -0.402
e. trade.poss -0.094
e. trade.strange -0.139
e. trade.subj -0.279
e. trade.tagl -0.104
e. trade.thing -0.238
e. trade.trade 0.263
e. trade.wish -0.082
e. trade:strange -0.117
e. trade:thing -0.107
e. trade=$ -0.342
e. tradenfield -0.111
e. tradenlook -0.329
e. tradeq$ -0.075
e. tradeqat -0.144
e. tradeqcolour -0.164
e. tradeqdescribes -0.072
e. tradeqordinary -0.045
e. tradeqstrange -0.217
e. tradeqsubj -0.093
e. tradeqtrade -0.058
e. where -0.598
e. where and -0.071
e. where art -0.062
e. where at -0.315
e. where common -0.223
e. where do -0.295
e. where subj 0.248
e. where$$ -0.109
e. where,common -0.24
e. where,name -0.149
e. where.colour -0.141
e. where=$ -0.076
e. will adv -0.159
e. will art -0.058
e. will at 0.167
e. will be -0.18
e. will common -0.102
e. will do -0.126
e. will like -0.062
e. will ordinary -0.319
e. will say -0.124
e. will strange 0.198
e. will subj -0.301
e. will thing -0.151
e. wish adv -0.223
e. wish and -0.136
e. wish art -0.21
e. wish at 0.059
e. wish be 0.249
e. wish colour 0.092
e. wish common -0.119
e. wish do 0.332
e. wish for -0.284
e. wish ordinary 0.363
e. wish strange -0.101
e. wish$$ -0.107
e. wish,colour -0.302
e. wish,describes -0.16
e. wish=$ -0.195
e.! -0.392
e.!$ -0.157
e.!$!$ -0.157
e.!adv 0.099
e.!do 0.177
e.!ordinary -0.095
e.!poss -0.089
e.!subj -0.127
e.!wish -0.046
e.$ 0.042
e.$$ 0.042
e.$$$$ 0.042
e.& -0.987
e.&be -0.296
e.&colour -0.418
e.&colour$$ -0.098
e.&colour,describes -0.339
e.&common -0.308
e.&describes -0.331
e.&ordinary -0.431
e.&ordinary,trade -0.102
e.&ordinary.colour -0.286
e.&ordinary.describes -0.04
e.&proper -0.272
e.&strange -0.423
e.&strange at -0.12
e.&strange trade -0.089
e.&strange$$ -0.191
e.&strange,colour -0.049
e.&strange,common -0.106
e.&strange,strange -0.064
e.&strange.colour -0.106
e.&strange.describes -0.083
e.&strange.subj -0.103
e.&thing -0.518
e.&thing colour -0.07
e.&thing$$ -0.101
e.&thing,colour -0.081
e.&thing,describes -0.103
e.&thing.describes -0.218
e.&trade -0.237
e.( 0.139
e.(art -0.232
e.(common 0.16
e.(common adv -0.12
e.(ordinary -0.278
e.(poss 0.084
e.(strange 0.193
e.(subj -0.097
e.(subj common -0.083
e.(trade 0.129
e.) -0.39
e.)and -0.132
e.)at -0.085
e.)ordinary 0.26
e.)wish -0.331
e., 0.104
e.,adv art 0.085
e.,adv be -0.403
e.,adv common -0.086
e.,adv describes -0.206
e.,adv do -0.217
e.,adv neg -0.521
e.,adv ordinary -0.338
e.,adv poss -0.099
e.,adv subj -0.109
e.,adv thing 0.125
e.,and -0.405
e.,and adv 0.322
e.,and art 0.255
e.,and common -0.286
e.,and do -0.231
e.,and for -0.136
e.,and neg -0.17
e.,and ordinary -0.056
e.,and poss 0.286
e.,and subj -0.117
e.,and trade -0.192
e.,and wish -0.405
e.,art -0.238
e.,art colour 0.115
e.,art kind -0.284
e.,art logo -0.141
e.,art name -0.199
e.,art ordinary 0.208
e.,art strange -0.66
e.,art subj -0.274
e.,art thing -0.293
e.,art trade 0.419
e.,at art -0.247
e.,at colour -0.382
e.,at describes -0.154
e.,at do 0.101
e.,at look -0.206
e.,at number 0.2
e.,at strange -0.106
e.,at thing -0.304
e.,be -0.658
e.,be art -0.297
e.,be common -0.363
e.,be do 0.093
e.,be strange -0.223
e.,call -0.347
e.,call strange -0.192
e.,colour -0.129
e.,colour adv -0.256
e.,colour at -0.472
e.,colour colour -0.086
e.,colour common -0.073
e.,colour describes -0.357
e.,colour ordinary 0.08
e.,colour strange -0.156
e.,colour subj 0.351
e.,colour thing -0.237
e.,colour$$ -0.403
e.,colour&colour 0.42
e.,colour,and 0.146
e.,colour,colour -0.128
e.,colour,common -0.256
e.,colour,describes 0.051
e.,colour,do 0.298
e.,colour,logo 0.097
e.,colour,look 0.205
e.,colour,ordinary -0.173
e.,colour,strange -0.239
e.,colour,thing -0.104
e.,colour-colour -0.138
e.,colour.describes -0.335
e.,colour.look -0.353
e.,colour.neg -0.197
e.,colour.thing -0.061
e.,colour/colour 0.278
e.,colour=$ -0.216
e.,colournsay -0.115
e.,common -0.218
e.,common and -0.057
e.,common at -0.377
e.,common colour 0.183
e.,common common -0.4
e.,common describes -0.347
e.,common neg 0.223
e.,common ordinary 0.053
e.,common poss -0.08
e.,common strange 0.302
e.,common subj 0.155
e.,common thing -0.369
e.,common trade 0.192
e.,describes 0.099
e.,describes and 0.172
e.,describes colour 0.08
e.,describes describes -0.192
e.,describes kind 0.08
e.,describes logo -0.06
e.,describes look -0.326
e.,describes neg -0.171
e.,describes ordinary -0.216
e.,describes say -0.343
e.,describes strange -0.229
e.,describes thing 0.217
e.,describes trade -0.251
e.,describes$$ -0.449
e.,describes,art -0.103
e.,describes,at -0.173
e.,describes,colour 0.165
e.,describes,common -0.29
e.,describes,describes 0.092
e.,describes,look -0.069
e.,describes,neg -0.318
e.,describes,ordinary -0.067
e.,describes,thing 0.139
e.,describes.common -0.187
e.,describes.describes -0.102
e.,describes=$ 0.173
e.,do 0.211
e.,do adv -0.235
e.,do art -0.275
e.,do at -0.378
e.,do describes 0.173
e.,do do -0.142
e.,do kind 0.333
e.,do ordinary 0.472
e.,do strange 0.172
e.,do subj -0.173
e.,do thing -0.09
e.,do trade 0.254
e.,do where -0.177
e.,for -0.253
e.,for art -0.371
e.,for do -0.396
e.,for strange -0.179
e.,hi -0.165
e.,kind at 0.595
e.,kind name -0.21
e.,kind strange -0.147
e.,like -0.451
e.,like art -0.044
e.,like describes -0.086
e.,logo -0.177
e.,logo at -0.196
e.,logo strange 0.349
e.,look 0.169
e.,look at -0.151
e.,look colour 0.082
e.,look describes 0.173
e.,look neg -0.141
e.,look ordinary 0.063
e.,look thing -0.092
e.,name -0.587
e.,name at -0.063
e.,name be -0.186
e.,name strange -0.112
e.,name thing -0.078
e.,name where -0.236
e.,name:strange -0.132
e.,neg -0.442
e.,neg at -0.072
e.,neg colour -0.163
e.,neg describes -0.134
e.,neg do -0.29
e.,neg logo -0.113
e.,neg look -0.133
e.,neg name -0.064
e.,neg ordinary -0.224
e.,neg say -0.48
e.,neg strange 0.149
e.,neg subj -0.155
e.,neg thing -0.258
e.,neg trade -0.188
e.,number -0.149
e.,number common -0.102
e.,number thing -0.072
e.,ordinary 0.061
e.,ordinary and -0.054
e.,ordinary art -0.357
e.,ordinary at 0.078
e.,ordinary colour -0.127
e.,ordinary common -0.222
e.,ordinary describes -0.239
e.,ordinary do 0.264
e.,ordinary look -0.162
e.,ordinary neg -0.404
e.,ordinary ordinary 0.221
e.,ordinary say 0.125
e.,ordinary strange -0.514
e.,ordinary subj -0.222
e.,ordinary thing -0.239
e.,ordinary$$ -0.213
e.,ordinary.colour -0.368
e.,past -0.297
e.,past at -0.283
e.,place 0.229
e.,place place 0.343
e.,place.describes 0.059
e.,place.poss -0.291
e.,poss call -0.102
e.,poss common -0.102
e.,poss kind -0.393
e.,poss ordinary -0.317
e.,poss thing 0.419
e.,poss trade 0.403
e.,proper -0.161
e.,say -0.115
e.,say adv -0.099
e.,say at 0.248
e.,strange and -0.323
e.,strange art -0.176
e.,strange at 0.285
e.,strange be -0.04
e.,strange colour -0.353
e.,strange common -0.088
e.,strange describes -0.258
e.,strange do 0.267
e.,strange ordinary 0.28
e.,strange strange 0.1
e.,strange subj -0.475
e.,strange thing -0.206
e.,strange trade 0.211
e.,strange wish 0.276
e.,strange$$ -0.347
e.,strange&ordinary -0.16
e.,strange&strange -0.155
e.,strange,colour -0.265
e.,strange,describes -0.316
e.,strange,neg -0.282
e.,strange,strange -0.282
e.,strange,thing -0.19
e.,strange.colour 0.398
e.,strange.describes 0.292
e.,strange.strange 0.154
e.,strange.subj 0.456
e.,strange_be -0.126
e.,strangenlook -0.049
e.,subj -0.244
e.,subj and -0.13
e.,subj art 0.405
e.,subj at 0.075
e.,subj be -0.131
e.,subj common 0.227
e.,subj do -0.419
e.,subj like -0.244
e.,subj neg -0.153
e.,subj past -0.095
e.,subj strange 0.07
e.,subj thing 0.06
e.,subj will -0.1
e.,tagl 0.285
e.,thing and -0.728
e.,thing art 0.308
e.,thing at 0.181
e.,thing colour -0.342
e.,thing common -0.379
e.,thing describes 0.333
e.,thing logo -0.071
e.,thing neg -0.253
e.,thing ordinary -0.34
e.,thing strange -0.512
e.,thing thing 0.394
e.,thing trade 0.156
e.,thing$$ 0.167
e.,thing,colour -0.049
e.,thing,describes -0.183
e.,thing,strange -0.106
e.,thing,thing -0.102
e.,thing,trade -0.087
e.,thing-ordinary -0.086
e.,thing=$ -0.149
e.,trade 0.203
e.,trade and -0.06
e.,trade at 0.499
e.,trade colour -0.06
e.,trade common 0.144
e.,trade describes 0.262
e.,trade do 0.137
e.,trade for 0.475
e.,trade kind 0.322
e.,trade look 0.159
e.,trade ordinary 0.152
e.,trade strange 0.206
e.,trade subj -0.342
e.,trade thing 0.31
e.,trade trade 0.321
e.,trade$$ 0.365
e.,trade,colour 0.177
e.,trade,thing -0.14
e.,trade.colour 0.287
e.,trade.describes 0.13
e.,where -0.123
e.,will 0.274
e.,will strange -0.341
e.,wish -0.051
e.,wish art 0.326
e.,wish at -0.077
e.,wish common 0.292
e.,wish do -0.273
e.,wish neg 0.047
e.- -0.844
e.-at -0.36
e.-colour -0.444
e.-colour and -0.092
e.-colour=$ -0.066
e.-common -0.45
e.-common common -0.14
e.-common strange -0.21
e.-describes -0.341
e.-do -0.157
e.-like -0.306
e.-like describes -0.165
e.-number -0.398
e.-ordinary -0.322
e.-ordinary thing -0.054
e.-strange -0.352
e.-strange thing -0.119
e.-strange trade -0.206
e.-subj -0.301
e.-subj trade -0.153
e.-thing -0.143
e.-thing colour -0.128
e.-trade -0.207
e.-where -0.277
e.. 0.314
e..$ -0.144
e..$.$ -0.144
e..adv -0.248
e..adv art 0.095
e..adv describes 0.125
e..adv subj -0.082
e..adv thing -0.348
e..and -0.326
e..art 0.091
e..art adv -0.16
e..art common -0.117
e..art field 0.327
e..art kind -0.177
e..art logo 0.363
e..art look -0.076
e..art name -0.482
e..art ordinary 0.325
e..art past 0.307
e..art strange 0.339
e..art tagl -0.308
e..art trade -0.455
e..at do 0.094
e..at strange -0.229
e..be 0.042
e..be art 0.306
e..be common -0.206
e..be do 0.277
e..be strange -0.12
e..be subj -0.09
e..be thing -0.052
e..call -0.076
e..call strange -0.073
e..colour and -0.251
e..colour at -0.171
e..colour be 0.339
e..colour colour -0.144
e..colour common 0.322
e..colour describes -0.099
e..colour ordinary 0.091
e..colour strange -0.181
e..colour subj -0.052
e..colour thing -0.151
e..colour trade 0.094
e..colour$$ -0.465
e..colour&colour -0.058
e..colour&describes 0.334
e..colour,and -0.291
e..colour,colour 0.613
e..colour,neg -0.243
e..colour,thing 0.074
e..colour-colour -0.059
e..colour.describes 0.467
e..colour.neg -0.439
e..colour=$ -0.229
e..common 0.041
e..common adv 0.386
e..common and 0.181
e..common art 0.124
e..common at 0.348
e..common be 0.23
e..common colour 0.476
e..common common 0.064
e..common describes -0.363
e..common do 0.194
e..common like -0.428
e..common look 0.307
e..common neg -0.13
e..common ordinary -0.392
e..common poss 0.137
e..common subj 0.156
e..common thing 0.41
e..common trade -0.062
e..common,subj -0.095
e..describes 0.101
e..describes and -0.31
e..describes at -0.118
e..describes colour 0.543
e..describes describes 0.227
e..describes logo 0.432
e..describes neg 0.186
e..describes say 0.312
e..describes strange -0.128
e..describes thing -0.066
e..describes trade 0.412
e..describes wish 0.376
e..describes$$ -0.28
e..describes,colour -0.152
e..describes,common -0.111
e..describes,describes 0.332
e..describes,ordinary -0.115
e..describes,thing 0.214
e..describes.colour 0.227
e..describes.describes -0.196
e..describes.neg -0.14
e..describes=$ 0.092
e..do -0.07
e..do adv 0.043
e..do at -0.134
e..do common 0.271
e..do describes 0.329
e..do logo 0.613
e..do neg -0.222
e..do ordinary 0.246
e..do strange -0.385
e..do subj 0.419
e..do thing 0.375
e..do trade -0.206
e..field:strange 0.259
e..field:trade 0.404
e..for -0.263
e..for art 0.168
e..hi -0.464
e..hi at -0.368
e..kind -0.257
e..kind name -0.265
e..kind strange -0.077
e..like -0.152
e..logo 0.046
e..logo adv -0.053
e..logo at -0.255
e..logo describes 0.23
e..logo strange 0.34
e..logo where -0.062
e..logo,describes -0.199
e..logo=$ -0.068
e..look 0.097
e..look at 0.299
e..look colour -0.104
e..look describes 0.048
e..look will 0.184
e..look:colour 0.418
e..look:common -0.171
e..look:describes 0.123
e..look:hex -0.12
e..look:trade -0.153
e..name -0.349
e..name be -0.309
e..name:ordinary -0.108
e..neg art 0.299
e..neg at 0.103
e..neg colour 0.265
e..neg common -0.319
e..neg describes 0.099
e..neg do 0.253
e..neg name -0.377
e..neg ordinary 0.085
e..neg thing -0.174
e..neg trade -0.108
e..neg wish 0.223
e..number 0.188
e..ordinary 0.254
e..ordinary and 0.312
e..ordinary art 0.428
e..ordinary be 0.281
e..ordinary colour 0.562
e..ordinary common -0.199
e..ordinary describes -0.455
e..ordinary logo 0.064
e..ordinary neg 0.105
e..ordinary ordinary -0.302
e..ordinary strange -0.243
e..ordinary subj 0.118
e..ordinary thing -0.13
e..ordinary trade -0.042
e..ordinary.describes -0.19
e..past -0.218
e..past strange 0.122
e..poss 0.053
e..poss call -0.063
e..poss common 0.168
e..poss do -0.167
e..poss name -0.101
e..poss ordinary 0.23
e..poss strange -0.158
e..poss subj 0.332
e..poss tagl 0.054
e..poss trade 0.331
e..proper -0.249
e..proper proper -0.101
e..strange 0.19
e..strange art 0.406
e..strange at 0.29
e..strange be -0.15
e..strange colour 0.38
e..strange common 0.189
e..strange ordinary 0.272
e..strange strange -0.325
e..strange thing 0.297
e..strange trade -0.359
e..strange&strange -0.063
e..strange,strange 0.347
e..strange.colour -0.225
e..strange.common -0.198
e..strange.describes -0.178
e..subj 0.066
e..subj adv 0.124
e..subj and 0.482
e..subj at -0.392
e..subj be -0.054
e..subj call -0.211
e..subj common 0.181
e..subj do -0.375
e..subj field -0.172
e..subj like 0.378
e..subj logo -0.06
e..subj neg 0.286
e..subj ordinary -0.058
e..subj past 0.369
e..subj say 0.256
e..subj strange 0.311
e..subj subj -0.235
e..subj tagl -0.122
e..subj will 0.343
e..subj wish 0.456
e..tagl 0.118
e..tagl be -0.269
e..tagl:neg -0.177
e..tagl:ordinary 0.253
e..tagl:strange -0.198
e..taglqstrange 0.319
e..taglqthing 0.141
e..thing 0.091
e..thing and -0.355
e..thing art 0.173
e..thing at 0.321
e..thing be 0.413
e..thing common -0.495
e..thing describes 0.144
e..thing logo 0.492
e..thing ordinary 0.315
e..thing strange -0.168
e..thing thing 0.047
e..thing trade -0.075
e..thing&thing -0.197
e..thing-ordinary -0.17
e..thing.colour 0.047
e..thing.describes -0.147
e..trade 0.586
e..trade and 0.285
e..trade at 0.404
e..trade be -0.309
e..trade colour 0.413
e..trade common -0.15
e..trade for -0.198
e..trade kind 0.431
e..trade strange -0.112
e..trade thing -0.12
e..trade trade 0.173
e..trade,thing 0.1
e..trade.colour 0.361
e..where 0.114
e..where at -0.057
e..will 0.193
e..will art -0.128
e..will subj -0.403
e..wish 0.073
e..wish art -0.179
e..wish common 0.047
e..wish do -0.202
e..wish neg 0.143
e..wish thing 0.283
e..wish,neg 0.42
e./ -0.281
e./colour -0.423
e./colour,describes -0.125
e./colour.describes -0.269
e./describes -0.277
e./do -0.225
e./field 0.252
e./field:trade 0.252
e./kind 0.33
e./logo 0.159
e./look 0.088
e./look:describes 0.144
e./neg -0.127
e./neg thing -0.127
e./number -0.198
e./strange 0.13
e./subj -0.204
e./thing -0.365
e./trade 0.185
e.: -0.382
e.:adv -0.107
e.:art -0.106
e.:art ordinary -0.276
e.:art strange -0.213
e.:art thing -0.054
e.:at -0.27
e.:at strange -0.257
e.:be -0.216
e.:colour and -0.763
e.:colour colour 0.097
e.:colour ordinary 0.215
e.:colour,colour -0.077
e.:colour,describes -0.099
e.:common 0.056
e.:common at -0.055
e.:common neg -0.171
e.:common thing 0.228
e.:describes -0.43
e.:describes colour -0.304
e.:describes describes -0.1
e.:describes logo -0.192
e.:describes look -0.318
e.:describes trade -0.116
e.:describes,colour 0.214
e.:describes,describes 0.15
e.:do -0.043
e.:do describes -0.137
e.:do ordinary -0.216
e.:do thing 0.045
e.:do trade 0.123
e.:hex -0.048
e.:kind -0.116
e.:kind at -0.141
e.:like -0.145
e.:logo 0.076
e.:logo where 0.335
e.:neg ordinary -0.058
e.:neg strange 0.109
e.:neg thing -0.073
e.:number -0.146
e.:ordinary -0.203
e.:ordinary at -0.214
e.:ordinary ordinary -0.151
e.:poss -0.355
e.:proper -0.26
e.:strange at 0.173
e.:strange colour 0.084
e.:strange for 0.333
e.:strange strange -0.155
e.:strange thing -0.092
e.:strange trade -0.138
e.:strange,colour -0.097
e.:strange.colour -0.094
e.:strange.common -0.063
e.:strange.describes -0.17
e.:strange.ordinary -0.304
e.:strangenfield -0.339
e.:subj do -0.149
e.:subj thing 0.148
e.:thing 0.181
e.:thing colour -0.186
e.:thing common 0.228
e.:thing thing -0.103
e.:thing trade 0.294
e.:thing,colour 0.312
e.:trade -0.439
e.:trade at -0.135
e.:trade for 0.276
e.:trade strange -0.262
e.:trade thing 0.246
e.:trade trade -0.375
e.:tradenlook -0.218
e.;adv -0.091
e.;art -0.133
e.;colour 0.164
e.;common 0.057
e.;describes 0.27
e.;describes colour 0.33
e.;kind 0.208
e.;logo 0.256
e.;neg -0.081
e.;ordinary 0.049
e.;strange 0.221
e.;subj -0.124
e.;tagl 0.168
e.;thing 0.134
e.;trade 0.306
e.= -0.074
e.? -0.236
e.?$ -0.187
e.?$?$ -0.187
e.?art 0.355
e.?be 0.155
e.?colour 0.211
e.?common -0.191
e.?describes 0.342
e.?do -0.123
e.?neg -0.478
e.?poss -0.274
e.?strange -0.329
e.?subj 0.105
e.?thing -0.081
e.?trade -0.117
e.C adv -0.279
e.C and -0.303
e.C art -0.809
e.C as -0.157
e.C at -0.111
e.C be 0.367
e.C call -0.424
e.C colour -0.599
e.C common -0.264
e.C describes -0.65
e.C do -0.31
e.C field -0.55
e.C for -0.148
e.C hex -0.179
e.C hi -0.326
e.C kind -0.64
e.C like -0.386
e.C logo -0.296
e.C look -0.577
e.C name -0.458
e.C neg -0.394
e.C number -0.18
e.C ordinary -0.409
e.C place -0.421
e.C poss -0.718
e.C proper -0.475
e.C say -0.631
e.C strange -0.335
e.C subj -0.359
e.C tagl -0.273
e.C thing -0.322
e.C trade -0.309
e.C where -0.571
e.C will -0.476
e.C!adv 0.099
e.C!do 0.177
e.C!ordinary -0.065
e.C!poss -0.089
e.C!subj -0.096
e.C!wish -0.046
e.C$$ -0.058
e.C&be -0.246
e.C&colour -0.186
e.C&common -0.178
e.C&describes -0.268
e.C&ordinary -0.339
e.C&proper -0.218
e.C&strange -0.331
e.C&thing -0.401
e.C&trade -0.214
e.C(art -0.225
e.C(common 0.143
e.C(ordinary -0.278
e.C(poss 0.084
e.C(strange 0.2
e.C(subj -0.093
e.C(trade 0.15
e.C)ordinary 0.26
e.C,adv -0.082
e.C,and -0.184
e.C,art -0.202
e.C,at 0.271
e.C,be -0.611
e.C,call -0.347
e.C,common -0.399
e.C,describes -0.072
e.C,do 0.19
e.C,for -0.073
e.C,hi -0.165
e.C,like -0.244
e.C,logo -0.172
e.C,look 0.214
e.C,name -0.364
e.C,neg -0.143
e.C,ordinary 0.268
e.C,past -0.297
e.C,place 0.22
e.C,poss 0.098
e.C,proper -0.097
e.C,say -0.068
e.C,subj -0.197
e.C,tagl 0.285
e.C,thing 0.109
e.C,trade -0.059
e.C,will 0.318
e.C,wish -0.054
e.C-at -0.36
e.C-colour -0.443
e.C-common -0.289
e.C-describes -0.209
e.C-do -0.157
e.C-like -0.306
e.C-number -0.398
e.C-ordinary -0.296
e.C-strange -0.325
e.C-subj -0.301
e.C-thing -0.163
e.C-trade -0.207
e.C-where -0.277
e.C.$ -0.144
e.C.adv -0.085
e.C.and -0.326
e.C.art -0.104
e.C.call -0.076
e.C.colour 0.179
e.C.describes -0.217
e.C.do -0.057
e.C.field 0.441
e.C.for -0.067
e.C.hi -0.359
e.C.kind -0.092
e.C.like -0.149
e.C.logo 0.054
e.C.look 0.063
e.C.name -0.325
e.C.neg 0.047
e.C.number 0.188
e.C.ordinary 0.129
e.C.past -0.218
e.C.poss 0.065
e.C.proper -0.132
e.C.strange 0.052
e.C.tagl 0.252
e.C.thing 0.071
e.C.trade 0.469
e.C.where 0.121
e.C.will 0.306
e.C.wish 0.071
e.C/colour -0.387
e.C/describes -0.277
e.C/do -0.128
e.C/field 0.252
e.C/kind 0.201
e.C/logo 0.159
e.C/look 0.137
e.C/neg -0.127
e.C/number -0.198
e.C/strange 0.13
e.C/subj -0.204
e.C/thing -0.169
e.C:adv -0.107
e.C:art 0.326
e.C:be -0.216
e.C:colour 0.333
e.C:common 0.158
e.C:describes -0.306
e.C:do 0.062
e.C:hex -0.042
e.C:kind -0.115
e.C:logo -0.402
e.C:number -0.146
e.C:poss -0.355
e.C:proper -0.26
e.C:strange 0.147
e.C:thing 0.182
e.C:trade -0.431
e.C;adv -0.051
e.C;art -0.133
e.C;colour 0.252
e.C;common 0.057
e.C;describes 0.087
e.C;kind 0.208
e.C;logo 0.256
e.C;ordinary 0.18
e.C;strange 0.226
e.C;subj -0.124
e.C;tagl 0.168
e.C;thing 0.134
e.C;trade 0.306
e.C?$ -0.118
e.C?art 0.355
e.C?be 0.155
e.C?colour 0.211
e.C?common -0.163
e.C?describes 0.367
e.C?do 0.063
e.C?neg -0.474
e.C?poss -0.263
e.C?strange -0.327
e.C?subj 0.265
e.C?thing -0.06
e.C_be -0.215
e.C_colour -0.179
e.C_kind -0.059
e.C_logo -0.318
e.C_name -0.157
e.C_ordinary -0.225
e.C_past -0.092
e.C_strange -0.374
e.C_trade -0.062
e.Canumber -0.244
e.Castrange -0.373
e.Cathing 0.175
e.Cnart -0.187
e.Cncommon -0.112
e.Cndo 0.365
e.Cnfield 0.556
e.Cnhi -0.258
e.Cnkind 0.206
e.Cnlike -0.26
e.Cnlogo -0.188
e.Cnlook -0.198
e.Cnneg -0.064
e.Cnordinary -0.043
e.Cnstrange 0.189
e.Cnsubj 0.151
e.Cntagl -0.232
e.Cnthing 0.447
e.Cq$ 0.081
e.Cqadv 0.257
e.Cqand 0.067
e.Cqat -0.256
e.Cqcolour 0.131
e.Cqcommon 0.11
e.Cqdescribes 0.173
e.Cqdo 0.123
e.Cqhi -0.142
e.Cqkind -0.04
e.Cqlike -0.054
e.Cqlogo 0.314
e.Cqlook 0.196
e.Cqordinary -0.103
e.Cqposs -0.269
e.Cqstrange -0.261
e.Cqsubj 0.07
e.Cqtagl -0.192
e.Cqthing 0.206
e.Cqwhere -0.372
e.C~colour 0.15
e.C~common 0.095
e.C~describes 0.148
e.C~do 0.173
e.C~logo -0.142
e.C~ordinary 0.198
e.C~strange -0.109
e.C~thing -0.204
e.C~trade 0.179
e.D adv -0.21
e.D and -0.183
e.D art -0.529
e.D as -0.393
e.D be -0.669
e.D call 0.091
e.D colour -0.267
e.D common 0.281
e.D describes -0.305
e.D do 0.291
e.D field -0.132
e.D for -0.358
e.D hi -0.138
e.D kind -0.094
e.D logo -0.267
e.D look -0.046
e.D name -0.054
e.D neg -0.323
e.D number -0.272
e.D ordinary -0.472
e.D past -0.174
e.D place -0.407
e.D poss -0.486
e.D proper -0.339
e.D say 0.125
e.D strange -0.076
e.D subj -0.407
e.D thing -0.366
e.D trade -0.381
e.D where -0.236
e.D will 0.264
e.D wish 0.089
e.D$$ -0.482
e.D&ordinary -0.298
e.D&strange -0.129
e.D,and -0.288
e.D,art 0.254
e.D,at -0.418
e.D,colour -0.2
e.D,describes -0.596
e.D,name -0.374
e.D,neg -0.297
e.D,ordinary -0.291
e.D,poss -0.131
e.D,strange -0.072
e.D,subj -0.393
e.D,trade 0.418
e.D.art 0.042
e.D.at -0.345
e.D.colour -0.04
e.D.common -0.054
e.D.describes 0.124
e.D.look -0.079
e.D.ordinary 0.256
e.D.strange 0.072
e.D.subj -0.354
e.D:art -0.384
e.D:colour -0.382
e.D:strange -0.433
e.D=$ -0.267
e.Dastrange -0.146
e.Dqat 0.11
e.Dqstrange 0.094
e.O adv -0.327
e.O and -0.537
e.O art -0.296
e.O at -0.445
e.O call -0.075
e.O colour -0.372
e.O common -0.659
e.O describes 0.12
e.O do -0.041
e.O field -0.245
e.O for -0.322
e.O kind -0.358
e.O like -0.211
e.O logo -0.386
e.O look -0.162
e.O name -0.224
e.O neg -0.214
e.O number -0.437
e.O ordinary -0.327
e.O past -0.243
e.O poss -0.235
e.O say -0.27
e.O strange 0.045
e.O subj -0.472
e.O thing -0.78
e.O where -0.26
e.O will -0.12
e.O wish 0.049
e.O$$ 0.179
e.O&describes -0.065
e.O,adv -0.263
e.O,and -0.064
e.O,art -0.14
e.O,at -0.1
e.O,colour -0.299
e.O,common 0.379
e.O,describes -0.193
e.O,do -0.287
e.O,name -0.114
e.O,neg -0.378
e.O,ordinary -0.175
e.O,strange -0.449
e.O,subj -0.172
e.O,thing -0.407
e.O,trade 0.156
e.O,wish -0.31
e.O-strange -0.273
e.O.art 0.285
e.O.colour -0.169
e.O.common 0.057
e.O.do -0.472
e.O.neg -0.183
e.O.ordinary -0.277
e.O.strange 0.117
e.O.subj -0.087
e.O.thing -0.089
e.O.trade 0.087
e.O:colour -0.252
e.O:trade 0.131
e.O=$ -0.848
e.Oqcolour 0.235
e.Oqcommon 0.229
e.Oqordinary -0.143
e.Oqstrange -0.087
e.O~strange -0.109
e.S and -0.284
e.S at 0.181
e.S colour -0.36
e.S describes -0.262
e.S kind -0.2
e.S logo -0.049
e.S strange -0.286
e.S thing -0.317
e.S trade -0.417
e.S$$ -0.423
e.S,colour 0.391
e.S,describes 0.06
e.S,thing -0.373
e.S:colour -0.138
e.S:strange -0.122
e.S=$ -0.276
e._ -0.675
e._be -0.215
e._colour -0.179
e._kind -0.112
e._kind at -0.109
e._logo -0.427
e._name -0.157
e._ordinary -0.302
e._past -0.092
e._strange -0.378
e._strange$$ -0.052
e._trade -0.096
e.a -0.081
e.anumber -0.244
e.astrange -0.422
e.astrange strange -0.168
e.athing 0.174
e.k. 12 -0.146
e.k. 1911 -0.244
e.k. 1931 -0.397
e.k. 2 0.288
e.k. 2009 -0.052
e.k. 22 -0.136
e.k. 24 -0.4
e.k. 4 -0.089
e.k. 40 -0.265
e.k. 45 -0.056
e.k. 50 -0.288
e.k. 7 -0.291
e.k. 9 -0.592
e.k. a -0.453
e.k. about -0.274
e.k. above -0.196
e.k. abstract -0.073
e.k. accountants -0.065
e.k. after -0.208
e.k. again -0.181
e.k. agency -0.159
e.k. agreed -0.045
e.k. ai -0.049
e.k. air -0.051
e.k. al -0.393
e.k. all -0.119
e.k. allotments -0.048
e.k. already -0.12
e.k. als -0.387
e.k. also -0.337
e.k. alta -0.129
e.k. am -0.267
e.k. amarelo -0.082
e.k. an -0.221
e.k. and -0.347
e.k. ans -0.197
e.k. anvil -0.122
e.k. any -0.095
e.k. anything -0.104
e.k. api -0.053
e.k. apothecary -0.197
e.k. app -0.321
e.k. aqua 0.246
e.k. archive -0.14
e.k. are -0.879
e.k. around -0.102
e.k. art -0.134
e.k. artesanal -0.05
e.k. arts -0.073
e.k. as -0.223
e.k. asked 0.262
e.k. asleep -0.064
e.k. at -0.566
e.k. au 0.379
e.k. auf -0.445
e.k. aunt -0.062
e.k. aus -0.059
e.k. azul -0.088
e.k. badge -0.18
e.k. bakery -0.467
e.k. balance -0.045
e.k. band -0.255
e.k. bank -0.205
e.k. banned -0.278
e.k. bar -0.232
e.k. barber -0.057
e.k. barn -0.164
e.k. based -0.065
e.k. basket -0.065
e.k. be -0.394
e.k. been -0.26
e.k. before 0.104
e.k. behind -0.246
e.k. bei -0.196
e.k. beige 0.24
e.k. being -0.137
e.k. bell -0.161
e.k. below -0.084
e.k. berlin -0.24
e.k. better -0.106
e.k. bien -0.057
e.k. big -0.271
e.k. bikes -0.08
e.k. bio -0.07
e.k. bird -0.128
e.k. bitte 0.288
e.k. black -0.271
e.k. blanc -0.135
e.k. blood -0.106
e.k. blue -0.299
e.k. boat -0.083
e.k. boats -0.184
e.k. bold -0.117
e.k. books -0.237
e.k. both -0.049
e.k. bottle -0.062
e.k. bottles -0.153
e.k. bottom -0.178
e.k. box -0.19
e.k. brand -0.045
e.k. brass -0.206
e.k. brauchen 0.311
e.k. brew -0.096
e.k. brewing -0.439
e.k. bridal 0.336
e.k. bright -0.042
e.k. brown -0.371
e.k. buchstaben -0.045
e.k. build -0.118
e.k. buisness -0.094
e.k. bus -0.048
e.k. business -0.116
e.k. butcher -0.087
e.k. by -0.729
e.k. c 0.237
e.k. cabinet -0.047
e.k. cafe -0.068
e.k. cakes -0.042
e.k. call -0.403
e.k. called -0.373
e.k. calm -0.261
e.k. can -0.242
e.k. candles -0.04
e.k. capital -0.146
e.k. caps -0.274
e.k. car -0.049
e.k. cards -0.184
e.k. care -0.266
e.k. cart -0.049
e.k. case -0.097
e.k. castle -0.118
e.k. cat -0.154
e.k. cellar -0.26
e.k. centre -0.43
e.k. ceramics -0.251
e.k. chain -0.268
e.k. chair -0.07
e.k. change -0.104
e.k. che -0.138
e.k. cherche 0.085
e.k. choir -0.127
e.k. church -0.153
e.k. cinema -0.158
e.k. circle -0.091
e.k. city -0.099
e.k. classes -0.053
e.k. clay -0.174
e.k. clean -0.204
e.k. cleaner -0.141
e.k. cleaning -0.306
e.k. climbing -0.199
e.k. clinic -0.324
e.k. clothing -0.149
e.k. cloud -0.399
e.k. club -0.489
e.k. co -0.176
e.k. coach -0.136
e.k. coast -0.098
e.k. code -0.126
e.k. coffee 0.28
e.k. coin -0.097
e.k. cold -0.069
e.k. collective -0.051
e.k. color 0.225
e.k. colour -0.06
e.k. colours -0.174
e.k. com -0.353
e.k. come -0.097
e.k. community -0.073
e.k. company -0.237
e.k. competitor -0.052
e.k. con -0.173
e.k. cone -0.11
e.k. could -0.215
e.k. counts -0.207
e.k. cover -0.109
e.k. crane -0.204
e.k. cream -0.209
e.k. creamery -0.267
e.k. creme -0.058
e.k. crest 0.488
e.k. crew -0.206
e.k. cross -0.07
e.k. curled -0.087
e.k. customers -0.092
e.k. cyan -0.118
e.k. d -0.642
e.k. da -0.317
e.k. daily -0.093
e.k. dairy -0.065
e.k. dal -0.076
e.k. dancers -0.07
e.k. dans -0.336
e.k. data -0.047
e.k. day -0.056
e.k. days -0.131
e.k. de -0.957
e.k. deco -0.137
e.k. del -0.537
e.k. deli -0.354
e.k. dem -0.102
e.k. den -0.37
e.k. dental -0.102
e.k. dentist -0.334
e.k. depuis -0.317
e.k. der -0.092
e.k. des -0.082
e.k. design -0.53
e.k. designer -0.187
e.k. designers -0.104
e.k. di -0.513
e.k. die -0.106
e.k. digital -0.161
e.k. dinner -0.053
e.k. distillery 0.407
e.k. do -0.694
e.k. does 0.34
e.k. doesnt -0.061
e.k. dog 0.274
e.k. dogs -0.055
e.k. dont -0.126
e.k. door -0.14
e.k. dos -0.144
e.k. dragons -0.05
e.k. drei -0.071
e.k. drew -0.113
e.k. drop -0.124
e.k. drops -0.092
e.k. du -0.399
e.k. e 0.056
e.k. edge -0.179
e.k. ein -0.382
e.k. eine -0.079
e.k. el -0.159
e.k. electrical -0.182
e.k. eleven -0.128
e.k. else -0.109
e.k. em 0.183
e.k. emblem -0.063
e.k. embroidered -0.05
e.k. en -0.1
e.k. encore -0.082
e.k. energy -0.065
e.k. era -0.081
e.k. est 0.118
e.k. et -0.496
e.k. etwas -0.142
e.k. eye -0.165
e.k. fair -0.087
e.k. family -0.535
e.k. farm -0.26
e.k. feel -0.041
e.k. feet -0.196
e.k. fete 0.213
e.k. field -0.19
e.k. film -0.057
e.k. find -0.36
e.k. fire -0.048
e.k. firm -0.213
e.k. fish -0.044
e.k. fishing -0.461
e.k. fix -0.2
e.k. flags -0.097
e.k. flame -0.263
e.k. florist 0.287
e.k. font -0.14
e.k. food -0.124
e.k. for -0.197
e.k. forge -0.117
e.k. former -0.065
e.k. four -0.104
e.k. fox -0.29
e.k. free -0.145
e.k. friends -0.096
e.k. funny -0.23
e.k. fur -0.391
e.k. game -0.108
e.k. garage -0.282
e.k. garden 0.233
e.k. gardens -0.402
e.k. gate -0.102
e.k. gave -0.143
e.k. gear -0.114
e.k. geht -0.081
e.k. gente -0.043
e.k. geometric -0.262
e.k. get -0.044
e.k. gin -0.12
e.k. girls -0.179
e.k. go -0.054
e.k. goats -0.17
e.k. goes -0.093
e.k. going -0.124
e.k. gold -0.066
e.k. graz -0.088
e.k. green -0.58
e.k. grey -0.214
e.k. grotesk -0.07
e.k. ground -0.23
e.k. group -0.193
e.k. grown -0.138
e.k. gym -0.185
e.k. had -0.104
e.k. hall -0.06
e.k. hammer -0.054
e.k. has 0.133
e.k. hat -0.261
e.k. hate -0.178
e.k. have 0.112
e.k. head -0.153
e.k. headphones -0.305
e.k. heissen 0.171
e.k. heisst -0.229
e.k. helix -0.133
e.k. help -0.339
e.k. here -0.326
e.k. heron -0.293
e.k. hidden -0.085
e.k. hiking -0.118
e.k. history -0.108
e.k. hollow -0.055
e.k. home -0.186
e.k. homes -0.232
e.k. honey -0.4
e.k. hope -0.085
e.k. hospice -0.067
e.k. hospital -0.284
e.k. hotel -0.06
e.k. hotels -0.162
e.k. hours -0.368
e.k. house -0.393
e.k. houses -0.108
e.k. i -0.41
e.k. icon -0.317
e.k. if -0.14
e.k. il -0.182
e.k. ill -0.132
e.k. im 0.08
e.k. imagen -0.045
e.k. in 0.54
e.k. included -0.078
e.k. inn -0.266
e.k. institute -0.123
e.k. instruments -0.069
e.k. internet -0.149
e.k. into -0.392
e.k. iron -0.092
e.k. is 0.438
e.k. isle -0.113
e.k. ist 0.414
e.k. its 0.157
e.k. joinery -0.236
e.k. joint -0.047
e.k. june -0.059
e.k. just -0.132
e.k. keep -0.045
e.k. keepers -0.049
e.k. kettle -0.115
e.k. keys -0.07
e.k. kiln -0.147
e.k. kind -0.056
e.k. kings -0.249
e.k. kitchen -0.33
e.k. kitchens -0.103
e.k. knees -0.106
e.k. knife -0.061
e.k. knit -0.078
e.k. known -0.044
e.k. l -0.058
e.k. la -0.142
e.k. lab -0.195
e.k. label -0.104
e.k. lakes -0.073
e.k. lane -0.236
e.k. last 0.368
e.k. later -0.122
e.k. laundry -0.318
e.k. law 0.301
e.k. lawyers -0.161
e.k. leaf -0.124
e.k. leather -0.081
e.k. leave -0.147
e.k. leaves -0.105
e.k. ledger -0.057
e.k. leeds -0.123
e.k. left -0.042
e.k. legal -0.177
e.k. leipzig -0.062
e.k. lema -0.066
e.k. les -0.087
e.k. lessons -0.264
e.k. letra -0.153
e.k. letras -0.054
e.k. letter -0.121
e.k. lettering -0.309
e.k. letters -0.307
e.k. librairie -0.091
e.k. library -0.271
e.k. light -0.065
e.k. like -0.545
e.k. liked -0.097
e.k. line -0.106
e.k. lines -0.16
e.k. links -0.1
e.k. little -0.079
e.k. llc -0.165
e.k. llp -0.302
e.k. loft -0.084
e.k. logo -0.305
e.k. lol -0.27
e.k. long -0.094
e.k. look -0.287
e.k. looking -0.268
e.k. los -0.048
e.k. lotus -0.187
e.k. love -0.213
e.k. lower -0.044
e.k. lowercase -0.163
e.k. ltd -0.157
e.k. luggage -0.095
e.k. lyon -0.222
e.k. m -0.088
e.k. machine -0.127
e.k. made -0.081
e.k. mainly -0.061
e.k. make -0.284
e.k. makes 0.411
e.k. mar -0.21
e.k. marine -0.14
e.k. marino -0.09
e.k. mark -0.369
e.k. market 0.288
e.k. maroon -0.073
e.k. marron -0.184
e.k. marsh -0.051
e.k. mascot -0.146
e.k. mascotte -0.094
e.k. may -0.056
e.k. maybe -0.21
e.k. me -0.295
e.k. means -0.041
e.k. medical -0.348
e.k. meeting -0.353
e.k. men -0.263
e.k. menu -0.307
e.k. metres -0.058
e.k. meu -0.053
e.k. mi -0.096
e.k. mia -0.2
e.k. minha -0.04
e.k. mint -0.041
e.k. mit -0.523
e.k. mobile -0.101
e.k. mon -0.101
e.k. monday -0.108
e.k. mono -0.256
e.k. monogram -0.264
e.k. month -0.069
e.k. moon -0.114
e.k. mop -0.074
e.k. morning -0.162
e.k. moth -0.09
e.k. mother -0.044
e.k. motors -0.265
e.k. motto -0.132
e.k. mountain -0.385
e.k. mountains -0.164
e.k. mug -0.048
e.k. museum -0.066
e.k. music -0.316
e.k. my -0.271
e.k. na -0.105
e.k. nails -0.146
e.k. name -0.473
e.k. named -0.069
e.k. nao -0.086
e.k. navy -0.179
e.k. need -0.312
e.k. needed -0.235
e.k. needs 0.344
e.k. negro -0.078
e.k. nem -0.065
e.k. neon -0.344
e.k. nephew -0.056
e.k. nero -0.124
e.k. neues -0.174
e.k. new -0.075
e.k. next -0.268
e.k. nicht -0.283
e.k. night -0.159
e.k. nine -0.2
e.k. no -0.423
e.k. nobody -0.172
e.k. noch -0.219
e.k. noir -0.056
e.k. nom -0.106
e.k. nombre -0.294
e.k. nome -0.254
e.k. nos -0.251
e.k. nossa -0.06
e.k. not -0.391
e.k. nothing -0.094
e.k. notre -0.139
e.k. nuit -0.093
e.k. number -0.092
e.k. nursery -0.242
e.k. nurses -0.046
e.k. o -0.279
e.k. observatory -0.115
e.k. october -0.107
e.k. odd -0.053
e.k. of -1.012
e.k. off -0.115
e.k. office -0.109
e.k. offices -0.112
e.k. ohne -0.112
e.k. oil -0.05
e.k. ok -0.073
e.k. old -0.314
e.k. olive 0.308
e.k. on -0.268
e.k. once -0.218
e.k. one -0.114
e.k. online -0.058
e.k. only -0.281
e.k. open -0.092
e.k. opens 0.438
e.k. or -0.285
e.k. orange -0.129
e.k. oscuro -0.055
e.k. our -0.33
e.k. out 0.158
e.k. over -0.297
e.k. oxblood -0.045
e.k. page -0.063
e.k. paper -0.119
e.k. para -0.183
e.k. parents -0.269
e.k. park -0.574
e.k. part -0.153
e.k. partners -0.469
e.k. party -0.176
e.k. pas -0.126
e.k. people -0.259
e.k. per -0.323
e.k. pharmacy -0.111
e.k. photographer -0.075
e.k. photography -0.319
e.k. physio -0.121
e.k. piacerebbe -0.053
e.k. picked -0.201
e.k. picture -0.064
e.k. pink -0.205
e.k. pixel -0.137
e.k. pixels -0.064
e.k. pizza -0.095
e.k. place -0.14
e.k. plan -0.049
e.k. plant -0.165
e.k. plantas -0.325
e.k. please -0.467
e.k. plumbing -0.093
e.k. plus -0.247
e.k. poetry -0.108
e.k. por -0.046
e.k. pot -0.208
e.k. pour -0.16
e.k. power -0.074
e.k. press -0.173
e.k. preto -0.057
e.k. primary -0.305
e.k. print -0.453
e.k. printing -0.135
e.k. prints 0.401
e.k. production -0.064
e.k. project -0.12
e.k. psicologia -0.26
e.k. pub 0.261
e.k. publisher -0.083
e.k. pumps -0.061
e.k. purple -0.203
e.k. q -0.055
e.k. que -0.585
e.k. queens -0.063
e.k. qui -0.091
e.k. ramen -0.14
e.k. rather -0.061
e.k. really -0.087
e.k. records -0.192
e.k. refugees -0.084
e.k. regards -0.188
e.k. removals -0.066
e.k. rental -0.088
e.k. repair -0.515
e.k. repairs -0.257
e.k. rescue -0.606
e.k. research -0.089
e.k. resort -0.072
e.k. restaurant -0.136
e.k. retired -0.254
e.k. retro -0.068
e.k. right -0.085
e.k. robot -0.134
e.k. robotics -0.095
e.k. robots -0.076
e.k. rojo -0.212
e.k. room -0.162
e.k. rooms -0.224
e.k. roots -0.099
e.k. rosa -0.229
e.k. rouge -0.204
e.k. round -0.096
e.k. rowing 0.177
e.k. rugby -0.359
e.k. run -0.247
e.k. runners -0.186
e.k. running -0.18
e.k. runs 0.188
e.k. said -0.36
e.k. sail -0.056
e.k. sailing -0.211
e.k. saints -0.193
e.k. sale -0.095
e.k. salon -0.138
e.k. sand -0.209
e.k. sans -0.29
e.k. sauge -0.098
e.k. sauna -0.29
e.k. say -0.059
e.k. says -0.334
e.k. school -0.417
e.k. schrift -0.181
e.k. schwarz -0.053
e.k. script -0.098
e.k. seaweed -0.131
e.k. security -0.099
e.k. see -0.068
e.k. sells 0.345
e.k. sem -0.161
e.k. send -0.041
e.k. serif 0.162
e.k. serious -0.104
e.k. serve -0.204
e.k. service -0.053
e.k. services -0.201
e.k. sew -0.044
e.k. sewing -0.111
e.k. shape -0.336
e.k. shapes -0.217
e.k. shed 0.391
e.k. shop -0.302
e.k. short -0.056
e.k. should -0.211
e.k. shows 0.501
e.k. sick -0.292
e.k. side -0.08
e.k. sign -0.076
e.k. silent -0.049
e.k. simbolo -0.129
e.k. simple -0.364
e.k. sin -0.05
e.k. since 0.104
e.k. sind -0.397
e.k. sing 0.261
e.k. sisters -0.06
e.k. site -0.389
e.k. six -0.106
e.k. skate 0.273
e.k. ski -0.201
e.k. sky -0.222
e.k. slab -0.044
e.k. slate 0.367
e.k. slogan -0.163
e.k. slow -0.053
e.k. small -0.165
e.k. snail -0.048
e.k. so -0.111
e.k. soap -0.176
e.k. society -0.234
e.k. soft -0.103
e.k. software -0.042
e.k. solar -0.439
e.k. sold -0.103
e.k. soll 0.081
e.k. some -0.102
e.k. something -0.201
e.k. son -0.378
e.k. sopra -0.049
e.k. sound -0.114
e.k. sous -0.157
e.k. spin -0.266
e.k. spring -0.053
e.k. square -0.144
e.k. stamped -0.12
e.k. start -0.118
e.k. startup -0.172
e.k. state -0.083
e.k. station -0.075
e.k. stehen 0.329
e.k. still -0.174
e.k. stone -0.056
e.k. storage -0.41
e.k. street -0.17
e.k. student -0.233
e.k. students -0.059
e.k. studio 0.324
e.k. style -0.218
e.k. su -0.138
e.k. subscription -0.04
e.k. sucht 0.046
e.k. sunday -0.043
e.k. supplies 0.236
e.k. sur -0.394
e.k. surf -0.182
e.k. svp -0.186
e.k. sweet -0.066
e.k. symbol -0.38
e.k. symbole -0.11
e.k. table -0.058
e.k. taco -0.134
e.k. tagline -0.298
e.k. tailors -0.147
e.k. tarde -0.045
e.k. tea -0.291
e.k. teacher -0.282
e.k. teal -0.068
e.k. team -0.062
e.k. ten -0.076
e.k. tents -0.042
e.k. text -0.192
e.k. texto -0.051
e.k. than -0.075
e.k. that -0.245
e.k. thats -0.355
e.k. the -0.598
e.k. theatre -0.293
e.k. their -0.05
e.k. them -0.06
e.k. therapy 0.271
e.k. these 0.335
e.k. things -0.186
e.k. this -0.09
e.k. those -0.07
e.k. tiene -0.35
e.k. title -0.096
e.k. to 0.06
e.k. toddlers -0.106
e.k. toes -0.107
e.k. together -0.197
e.k. told -0.375
e.k. tones -0.227
e.k. too -0.207
e.k. tool -0.18
e.k. top -0.137
e.k. tours -0.548
e.k. tower -0.361
e.k. town -0.082
e.k. tram -0.055
e.k. travel -0.341
e.k. tre -0.074
e.k. tree -0.046
e.k. trees -0.089
e.k. truck -0.062
e.k. tuesday -0.272
e.k. turns 0.184
e.k. turquoise -0.359
e.k. twelve -0.082
e.k. two -0.16
e.k. type -0.201
e.k. um -0.163
e.k. uma -0.063
e.k. un -0.336
e.k. una -0.138
e.k. und -0.24
e.k. under 0.247
e.k. une -0.118
e.k. union -0.123
e.k. university -0.108
e.k. uno -0.227
e.k. uns -0.088
e.k. unsere -0.056
e.k. up -0.199
e.k. uppercase -0.081
e.k. us -0.246
e.k. use -0.06
e.k. used -0.241
e.k. van -0.045
e.k. vans -0.048
e.k. venue -0.055
e.k. verde -0.215
e.k. vert -0.053
e.k. vets -0.079
e.k. veut -0.056
e.k. viejo -0.049
e.k. violet -0.14
e.k. volunteers -0.382
e.k. vom -0.126
e.k. von -0.094
e.k. vor -0.071
e.k. walking -0.079
e.k. want -0.348
e.k. wanted -0.103
e.k. wants 0.136
e.k. warm -0.24
e.k. was -0.208
e.k. wash -0.048
e.k. watch -0.097
e.k. wave -0.258
e.k. we -0.516
e.k. wearing -0.159
e.k. wed 0.121
e.k. wedding -0.045
e.k. weddings -0.198
e.k. week -0.08
e.k. weekends -0.078
e.k. weiss -0.083
e.k. well -0.072
e.k. weve -0.043
e.k. what -0.312
e.k. wheel -0.292
e.k. when -0.173
e.k. where -0.195
e.k. which 0.211
e.k. while -0.076
e.k. white -0.271
e.k. who -0.431
e.k. whose -0.093
e.k. will -0.08
e.k. wind -0.305
e.k. wine -0.059
e.k. wir -0.401
e.k. with 0.11
e.k. without 0.278
e.k. wizard -0.07
e.k. wool -0.105
e.k. word -0.123
e.k. wordmark -0.081
e.k. words -0.247
e.k. work -0.121
e.k. workers -0.051
e.k. working -0.116
e.k. works -0.233
e.k. would -0.225
e.k. write -0.048
e.k. writing -0.201
e.k. y -0.085
e.k. year -0.158
e.k. years -0.254
e.k. yellow 0.13
e.k. yet -0.348
e.k. yoga -0.246
e.k. york -0.091
e.k. you -0.449
e.k. your -0.066
e.k. youth -0.099
e.k. zeichen -0.103
e.k. zero -0.06
e.k.!$ -0.157
e.k.!a 0.177
e.k.!we -0.15
e.k.$$ 0.042
e.k.&ash -0.161
e.k.&black -0.044
e.k.&co -0.185
e.k.&daughter -0.05
e.k.&daughters -0.164
e.k.&fern -0.191
e.k.&finch -0.119
e.k.&gold -0.099
e.k.&oak -0.092
e.k.&rye -0.053
e.k.&son -0.296
e.k.&sons -0.343
e.k.&stone -0.247
e.k.&white -0.09
e.k.&yellow -0.097
e.k.(the -0.046
e.k.(we -0.041
e.k.(yes 0.533
e.k.)and -0.132
e.k.,a 0.216
e.k.,aber -0.203
e.k.,abstract 0.248
e.k.,acid -0.101
e.k.,after 0.122
e.k.,all -0.279
e.k.,amarillo 0.228
e.k.,amber 0.25
e.k.,an 0.186
e.k.,and -0.236
e.k.,anthrazit -0.309
e.k.,aqua 0.175
e.k.,as -0.438
e.k.,atelier 0.187
e.k.,avec -0.124
e.k.,avoid -0.1
e.k.,azul -0.098
e.k.,badge 0.235
e.k.,barn 0.108
e.k.,because 0.215
e.k.,big -0.388
e.k.,bitte 0.12
e.k.,bleu 0.13
e.k.,blush 0.082
e.k.,bold 0.137
e.k.,bone -0.131
e.k.,bordeaux 0.152
e.k.,bottle -0.111
e.k.,brand -0.167
e.k.,brass -0.086
e.k.,bright 0.23
e.k.,brown -0.07
e.k.,built -0.183
e.k.,but -0.402
e.k.,butter -0.139
e.k.,c -0.131
e.k.,ca -0.189
e.k.,called -0.193
e.k.,carattere 0.128
e.k.,caratteri -0.205
e.k.,classic -0.395
e.k.,color -0.467
e.k.,com -0.188
e.k.,como -0.2
e.k.,con 0.176
e.k.,condensed 0.234
e.k.,copper -0.153
e.k.,coral -0.352
e.k.,cream -0.438
e.k.,creme -0.222
e.k.,cute -0.226
e.k.,das -0.38
e.k.,deep -0.329
e.k.,didone -0.275
e.k.,dont -0.077
e.k.,e 0.347
e.k.,ein 0.34
e.k.,el -0.22
e.k.,electric 0.156
e.k.,eleven -0.105
e.k.,em 0.421
e.k.,emerald -0.184
e.k.,en -0.473
e.k.,every 0.223
e.k.,everyone -0.093
e.k.,fett -0.062
e.k.,fette -0.193
e.k.,first -0.155
e.k.,fluorescent -0.07
e.k.,friendly -0.073
e.k.,from 0.046
e.k.,fun -0.167
e.k.,geometric -0.145
e.k.,globes -0.103
e.k.,gold -0.089
e.k.,green -0.331
e.k.,gris -0.291
e.k.,hand -0.115
e.k.,handmade 0.083
e.k.,hands -0.118
e.k.,handwritten 0.22
e.k.,he 0.44
e.k.,hearts -0.087
e.k.,heavy -0.065
e.k.,hot -0.142
e.k.,humanist -0.152
e.k.,ich -0.102
e.k.,icon -0.261
e.k.,il -0.215
e.k.,im -0.445
e.k.,indigo -0.044
e.k.,ines -0.304
e.k.,ink -0.214
e.k.,interior 0.43
e.k.,is -0.041
e.k.,its -0.117
e.k.,ivory 0.138
e.k.,just -0.167
e.k.,kein -0.227
e.k.,keine -0.148
e.k.,kleinbuchstaben -0.228
e.k.,l -0.134
e.k.,lavender -0.133
e.k.,letra 0.077
e.k.,letras 0.157
e.k.,lettere 0.334
e.k.,lettres -0.477
e.k.,light 0.21
e.k.,lime 0.137
e.k.,line -0.086
e.k.,logo -0.388
e.k.,lots -0.084
e.k.,lower -0.166
e.k.,lowercase -0.367
e.k.,made -0.104
e.k.,me 0.139
e.k.,mint -0.207
e.k.,mit -0.316
e.k.,mono 0.163
e.k.,moon -0.138
e.k.,moss -0.094
e.k.,mostly -0.549
e.k.,mustard 0.321
e.k.,my 0.051
e.k.,name -0.445
e.k.,names -0.082
e.k.,navy -0.436
e.k.,needs -0.293
e.k.,never -0.145
e.k.,niente -0.105
e.k.,night -0.219
e.k.,nine -0.04
e.k.,no -0.368
e.k.,not -0.185
e.k.,nothing 0.058
e.k.,nous -0.052
e.k.,obviously -0.154
e.k.,off -0.119
e.k.,ohne -0.074
e.k.,olive -0.289
e.k.,on 0.276
e.k.,once -0.296
e.k.,one -0.263
e.k.,open 0.145
e.k.,orange -0.208
e.k.,our 0.513
e.k.,oxblood 0.248
e.k.,pale 0.128
e.k.,pas -0.041
e.k.,pink 0.24
e.k.,pixel 0.42
e.k.,playful -0.102
e.k.,please 0.248
e.k.,plus -0.211
e.k.,police -0.21
e.k.,purple 0.225
e.k.,queremos 0.315
e.k.,quick -0.089
e.k.,quiet -0.118
e.k.,really -0.068
e.k.,red 0.125
e.k.,rosa 0.302
e.k.,rose 0.161
e.k.,rot 0.195
e.k.,round -0.123
e.k.,rounded -0.424
e.k.,run -0.147
e.k.,runde -0.156
e.k.,safety 0.149
e.k.,sage -0.356
e.k.,sand -0.184
e.k.,sans 0.288
e.k.,script -0.204
e.k.,second 0.297
e.k.,seen -0.079
e.k.,sem -0.144
e.k.,senza -0.141
e.k.,serif -0.052
e.k.,she -0.042
e.k.,silver -0.134
e.k.,simple -0.153
e.k.,sin -0.198
e.k.,slab -0.306
e.k.,slogan -0.156
e.k.,small 0.502
e.k.,soft 0.324
e.k.,solid 0.097
e.k.,something -0.124
e.k.,somos -0.231
e.k.,stencil 0.3
e.k.,sun -0.207
e.k.,tagline 0.305
e.k.,teal 0.347
e.k.,terracotta 0.278
e.k.,text -0.1
e.k.,that -0.064
e.k.,thats -0.215
e.k.,the -0.347
e.k.,then -0.306
e.k.,thin -0.175
e.k.,three -0.309
e.k.,tight -0.066
e.k.,tightly -0.132
e.k.,tipografia -0.071
e.k.,to 0.239
e.k.,turkis 0.197
e.k.,turquoise -0.159
e.k.,tutto 0.257
e.k.,two -0.532
e.k.,um -0.21
e.k.,un 0.16
e.k.,una -0.205
e.k.,une -0.103
e.k.,verde -0.131
e.k.,vermelho -0.455
e.k.,vert 0.07
e.k.,warm -0.331
e.k.,we -0.255
e.k.,weare -0.046
e.k.,wed 0.439
e.k.,wedding 0.145
e.k.,which 0.162
e.k.,white -0.251
e.k.,who -0.184
e.k.,wide -0.238
e.k.,will -0.132
e.k.,wir -0.164
e.k.,with 0.055
e.k.,wordmark -0.119
e.k.,working -0.055
e.k.,yellow 0.246
e.k.-based -0.199
e.k.-drawn -0.121
e.k.-free -0.197
e.k.-op -0.05
e.k.-out -0.15
e.k.-person -0.101
e.k.-se -0.045
e.k.-style -0.089
e.k.-up -0.047
e.k.-ups -0.063
e.k.-white -0.093
e.k..$ -0.144
e.k..a 0.202
e.k..abstract 0.321
e.k..all 0.282
e.k..alles 0.223
e.k..an 0.12
e.k..and -0.093
e.k..art -0.101
e.k..auf -0.219
e.k..avoid 0.078
e.k..azul -0.193
e.k..badge -0.315
e.k..big -0.246
e.k..bird 0.236
e.k..bitte -0.054
e.k..black 0.335
e.k..blackletter -0.239
e.k..bleu 0.153
e.k..blu -0.261
e.k..blue 0.178
e.k..bold 0.127
e.k..bottle 0.105
e.k..brand -0.061
e.k..bright -0.118
e.k..brown 0.151
e.k..burgundy 0.194
e.k..business -0.157
e.k..calm 0.096
e.k..chalk 0.304
e.k..ci 0.282
e.k..circle 0.189
e.k..cobalt -0.128
e.k..colors -0.068
e.k..colour -0.149
e.k..colours 0.151
e.k..company -0.128
e.k..condensed 0.567
e.k..copper -0.152
e.k..coral -0.19
e.k..could -0.24
e.k..cream 0.34
e.k..crest 0.299
e.k..crimson 0.134
e.k..dark 0.417
e.k..deep 0.605
e.k..die -0.258
e.k..do -0.222
e.k..dont -0.293
e.k..draw 0.158
e.k..dunkelblau 0.372
e.k..dusty -0.405
e.k..earthy 0.08
e.k..ein -0.215
e.k..emerald 0.497
e.k..every -0.188
e.k..everybody 0.196
e.k..everyone -0.213
e.k..evitez -0.108
e.k..extra -0.118
e.k..fine 0.2
e.k..for -0.222
e.k..forest -0.059
e.k..fox 0.235
e.k..friendly -0.22
e.k..from -0.188
e.k..gelb -0.119
e.k..geometric 0.15
e.k..giallo -0.45
e.k..give 0.362
e.k..gold -0.429
e.k..gostavamos 0.21
e.k..graphite 0.137
e.k..green 0.304
e.k..grey -0.269
e.k..grotesk -0.083
e.k..hand -0.304
e.k..handwritten -0.083
e.k..heavy 0.404
e.k..her 0.119
e.k..hot -0.053
e.k..humanist 0.176
e.k..i -0.125
e.k..icon -0.075
e.k..il 0.091
e.k..in 0.232
e.k..initials 0.139
e.k..ink 0.418
e.k..it -0.326
e.k..its -0.269
e.k..ive -0.176
e.k..ivory 0.474
e.k..jaune -0.091
e.k..just 0.251
e.k..keep 0.207
e.k..kind -0.367
e.k..la -0.161
e.k..label -0.099
e.k..last 0.229
e.k..le 0.091
e.k..leaf -0.115
e.k..lema 0.202
e.k..letra 0.181
e.k..letras -0.141
e.k..letters 0.317
e.k..lettres -0.187
e.k..light 0.115
e.k..lilac 0.188
e.k..lime 0.31
e.k..line -0.333
e.k..logo 0.219
e.k..loud -0.056
e.k..lower -0.153
e.k..lowercase 0.154
e.k..magenta 0.162
e.k..make 0.259
e.k..maroon -0.135
e.k..mascot 0.215
e.k..midnight 0.071
e.k..minimal -0.158
e.k..mint 0.076
e.k..modern -0.32
e.k..mono -0.075
e.k..monospace 0.178
e.k..monospaced 0.303
e.k..moss -0.182
e.k..most 0.063
e.k..motto -0.28
e.k..mustard 0.304
e.k..my -0.178
e.k..nada 0.106
e.k..name -0.27
e.k..nao 0.21
e.k..navy -0.066
e.k..negro 0.27
e.k..neon 0.347
e.k..new -0.251
e.k..ni 0.064
e.k..niente 0.151
e.k..night -0.049
e.k..no -0.406
e.k..nom -0.218
e.k..nos -0.065
e.k..not -0.102
e.k..nothing 0.097
e.k..nous 0.26
e.k..oak 0.747
e.k..old -0.218
e.k..olive 0.09
e.k..on 0.292
e.k..one 0.215
e.k..only 0.181
e.k..open -0.432
e.k..orange -0.243
e.k..our 0.542
e.k..pas -0.042
e.k..people -0.061
e.k..picture 0.062
e.k..pink 0.494
e.k..pixel 0.33
e.k..please 0.181
e.k..plum 0.341
e.k..por -0.218
e.k..purple 0.335
e.k..put 0.124
e.k..queremos 0.165
e.k..rain 0.081
e.k..red -0.37
e.k..retro 0.109
e.k..rojo 0.251
e.k..rosso 0.113
e.k..rouge -0.055
e.k..rounded -0.087
e.k..royal 0.149
e.k..rust 0.196
e.k..saffron -0.209
e.k..sage -0.354
e.k..sans -0.104
e.k..script 0.527
e.k..sea 0.092
e.k..sepia -0.059
e.k..serif -0.346
e.k..set -0.104
e.k..she 0.293
e.k..silver 0.043
e.k..simple -0.242
e.k..skip 0.299
e.k..sky -0.305
e.k..slab -0.241
e.k..slate -0.5
e.k..slogan -0.148
e.k..small 0.328
e.k..so -0.229
e.k..soft 0.07
e.k..something -0.383
e.k..stamp 0.148
e.k..steel -0.195
e.k..stencil 0.276
e.k..strong -0.197
e.k..studio -0.23
e.k..surtout 0.204
e.k..symbol -0.222
e.k..tagline 0.193
e.k..teal 0.09
e.k..terracotta 0.071
e.k..that -0.272
e.k..thats 0.438
e.k..the 0.09
e.k..there 0.342
e.k..they 0.111
e.k..tomato 0.327
e.k..tree 0.406
e.k..turquoise -0.347
e.k..two 0.145
e.k..type 0.1
e.k..typewriter -0.129
e.k..un 0.118
e.k..une 0.177
e.k..use -0.247
e.k..verde -0.391
e.k..vert 0.205
e.k..very 0.221
e.k..violet 0.152
e.k..want -0.375
e.k..warm -0.501
e.k..we 0.252
e.k..weare 0.242
e.k..wed 0.497
e.k..weve 0.065
e.k..what -0.398
e.k..wheat -0.21
e.k..white 0.23
e.k..wide 0.063
e.k..wir -0.344
e.k..wood 0.246
e.k..wordmark 0.152
e.k..yellow 0.114
e.k..yes 0.382
e.k./a -0.179
e.k./black -0.296
e.k./no -0.127
e.k.:a -0.041
e.k.:abstract -0.192
e.k.:an -0.062
e.k.:anything -0.042
e.k.:azul -0.125
e.k.:black 0.355
e.k.:calm -0.26
e.k.:le -0.056
e.k.:logo -0.264
e.k.:no 0.093
e.k.:one 0.244
e.k.:serifenlos -0.084
e.k.:the -0.074
e.k.:un 0.372
e.k.:una 0.133
e.k.:une -0.279
e.k.:verde 0.426
e.k.:wordmark -0.043
e.k.;hand -0.153
e.k.;logo 0.256
e.k.;red 0.19
e.k.;the -0.133
e.k.?$ -0.187
e.k.?a -0.296
e.k.?its -0.274
e.k.?no -0.478
e.k.?the 0.327
e.k.?we 0.061
e.k._ancien -0.09
e.k._est -0.215
e.k._icone -0.133
e.k._insegna -0.146
e.k.nbusiness 0.187
e.k.ncolores -0.194
e.k.ncolours -0.122
e.k.ncores -0.302
e.k.nfarben -0.171
e.k.nfeel -0.209
e.k.ni -0.096
e.k.nindustry 0.372
e.k.nlogo -0.188
e.k.nplease -0.044
e.k.nschrift -0.077
e.k.nsector 0.233
e.k.nslogan -0.333
e.k.nstyle -0.182
e.k.ntagline 0.141
e.k.nthanks -0.095
e.k.nthe -0.184
e.k.ntrade -0.145
e.k.ntype 0.287
e.k.nwe -0.1
e.k.nwhat 0.044
e.k.q$ 0.081
e.k.qa 0.354
e.k.qall 0.211
e.k.qand 0.071
e.k.qas -0.176
e.k.qazul 0.072
e.k.qblack 0.165
e.k.qblue 0.35
e.k.qdark 0.093
e.k.qdeep 0.104
e.k.qgoes -0.16
e.k.qin 0.129
e.k.qla 0.073
e.k.qle -0.053
e.k.qon -0.151
e.k.qpeach 0.232
e.k.qred 0.319
e.k.qslow -0.076
e.k.qsmall 0.281
e.k.qsoft -0.042
e.k.qthe -0.099
e.k.qtomato 0.167
e.k.qunder -0.155
e.k.qverde 0.044
e.k.qwe 0.124
e.k.~a 0.308
e.k.~no -0.067
e.k.~teal -0.145
e.kk. a badge -0.203
e.kk. a bird -0.399
e.kk. a cat -0.041
e.kk. a church -0.074
e.kk. a kettle -0.232
e.kk. a lecce -0.359
e.kk. a logo -0.493
e.kk. a lyon 0.237
e.kk. a mao -0.157
e.kk. a mark -0.053
e.kk. a mobile -0.073
e.kk. a mountain -0.044
e.kk. a name -0.044
e.kk. a new -0.06
e.kk. a simple -0.079
e.kk. a year -0.101
e.kk. about it -0.102
e.kk. about the -0.186
e.kk. above a -0.187
e.kk. agreed on -0.045
e.kk. all over -0.045
e.kk. als maskottchen -0.194
e.kk. an icon -0.067
e.kk. and a -0.354
e.kk. and black -0.128
e.kk. and blue -0.332
e.kk. and bottle -0.046
e.kk. and coral -0.073
e.kk. and have 0.332
e.kk. and i -0.345
e.kk. and im 0.289
e.kk. and it 0.456
e.kk. and its 0.544
e.kk. and my -0.201
e.kk. and no 0.383
e.kk. and nobody -0.114
e.kk. and nothing 0.301
e.kk. and off -0.083
e.kk. and only -0.043
e.kk. and red -0.402
e.kk. and sea -0.182
e.kk. and sell -0.102
e.kk. and so 0.236
e.kk. and stone -0.056
e.kk. and theres -0.208
e.kk. and we 0.531
e.kk. and white -0.32
e.kk. and yellow -0.072
e.kk. are a -0.262
e.kk. are banned -0.083
e.kk. are four -0.046
e.kk. are opening -0.06
e.kk. are still -0.317
e.kk. are the -0.058
e.kk. artesanal de -0.05
e.kk. as a -0.142
e.kk. as mascot -0.131
e.kk. as symbol -0.116
e.kk. as well -0.085
e.kk. asked me 0.266
e.kk. at all -0.075
e.kk. at the -0.044
e.kk. auf dem -0.332
e.kk. bakery is -0.081
e.kk. bank in -0.064
e.kk. be a -0.255
e.kk. be the -0.075
e.kk. before the 0.105
e.kk. bitte keine -0.115
e.kk. black $ -0.151
e.kk. blue $ -0.213
e.kk. blue and -0.232
e.kk. blue silver -0.139
e.kk. blue white -0.073
e.kk. blue yellow -0.146
e.kk. boats and -0.102
e.kk. but a -0.139
e.kk. but blue -0.109
e.kk. but not -0.138
e.kk. by the -0.065
e.kk. c est 0.244
e.kk. call it -0.111
e.kk. caps wide -0.044
e.kk. cherche un -0.123
e.kk. colours $ -0.125
e.kk. com um -0.288
e.kk. company $ -0.111
e.kk. company is -0.04
e.kk. con un -0.128
e.kk. customers are -0.081
e.kk. dairy in -0.057
e.kk. dans le -0.122
e.kk. de logo -0.051
e.kk. de musica -0.049
e.kk. de nom -0.103
e.kk. de plantas -0.111
e.kk. de uma -0.092
e.kk. de velos -0.042
e.kk. design for -0.066
e.kk. do a -0.219
e.kk. do you -0.078
e.kk. does not -0.118
e.kk. dont want -0.12
e.kk. door and -0.11
e.kk. e branco -0.052
e.kk. e dourado -0.053
e.kk. e marrom -0.079
e.kk. e nero -0.094
e.kk. ein logo -0.127
e.kk. ein neues -0.244
e.kk. eleven years -0.128
e.kk. en la -0.072
e.kk. et blanc -0.065
e.kk. et bleu -0.078
e.kk. et noir -0.061
e.kk. et or -0.047
e.kk. fix it -0.155
e.kk. for a -0.442
e.kk. for girls -0.081
e.kk. for grown -0.313
e.kk. for kids -0.046
e.kk. for my -0.045
e.kk. for now -0.098
e.kk. for nurses -0.121
e.kk. for offices -0.107
e.kk. for one -0.06
e.kk. for our -0.183
e.kk. for people -0.102
e.kk. for rural -0.042
e.kk. for ten -0.179
e.kk. for the -0.328
e.kk. for toddlers -0.189
e.kk. for two 0.196
e.kk. from the -0.156
e.kk. fur die -0.11
e.kk. goes on -0.075
e.kk. green $ -0.277
e.kk. green and -0.125
e.kk. green black -0.194
e.kk. green on -0.112
e.kk. grey $ -0.177
e.kk. grown ups -0.138
e.kk. had a -0.103
e.kk. has a -0.353
e.kk. has been 0.229
e.kk. have a -0.245
e.kk. hidden in -0.085
e.kk. homes in -0.134
e.kk. i do -0.089
e.kk. i keep -0.085
e.kk. icon $ -0.087
e.kk. icon for -0.132
e.kk. icon of -0.096
e.kk. icon only -0.104
e.kk. imagen de -0.045
e.kk. in $ -0.07
e.kk. in a 0.202
e.kk. in an -0.352
e.kk. in bremen -0.3
e.kk. in flight -0.085
e.kk. in ghent -0.301
e.kk. in it -0.04
e.kk. in koln 0.365
e.kk. in leeds -0.094
e.kk. in leicester -0.101
e.kk. in leipzig 0.128
e.kk. in march 0.353
e.kk. in may -0.11
e.kk. in old -0.25
e.kk. in the 0.187
e.kk. into a -0.273
e.kk. into one -0.138
e.kk. is $ -0.061
e.kk. is a 0.245
e.kk. is also -0.114
e.kk. is an 0.121
e.kk. is called -0.183
e.kk. is fine -0.254
e.kk. is in -0.097
e.kk. is on -0.167
e.kk. is our 0.322
e.kk. is out -0.053
e.kk. is the 0.341
e.kk. is too 0.103
e.kk. is what 0.281
e.kk. it $ -0.32
e.kk. it has -0.115
e.kk. it in -0.312
e.kk. it is 0.239
e.kk. it its -0.061
e.kk. it out -0.292
e.kk. it so -0.108
e.kk. it to -0.101
e.kk. its called -0.122
e.kk. known as -0.044
e.kk. last week -0.055
e.kk. lema es -0.063
e.kk. lettering $ -0.118
e.kk. letters $ -0.115
e.kk. like a -0.451
e.kk. logo $ 0.122
e.kk. logo for -0.164
e.kk. logo is -0.045
e.kk. logo para -0.058
e.kk. logo please -0.18
e.kk. logo pour -0.114
e.kk. logo the -0.12
e.kk. logo with -0.06
e.kk. looking for -0.268
e.kk. love a -0.155
e.kk. love it -0.052
e.kk. lower case -0.044
e.kk. made of -0.069
e.kk. make a -0.107
e.kk. make logo -0.101
e.kk. mark for -0.067
e.kk. mark no -0.167
e.kk. mark please -0.041
e.kk. mark should -0.063
e.kk. mascot $ -0.08
e.kk. maybe $ -0.207
e.kk. me a -0.121
e.kk. me to -0.107
e.kk. mit einer -0.294
e.kk. mono $ -0.138
e.kk. monogram for -0.185
e.kk. mountains and -0.085
e.kk. name and -0.064
e.kk. name on -0.078
e.kk. name so -0.045
e.kk. name yes -0.107
e.kk. name yet -0.092
e.kk. need a -0.211
e.kk. needs a 0.345
e.kk. next to -0.213
e.kk. nothing else -0.066
e.kk. of a -0.219
e.kk. of my -0.074
e.kk. of our -0.062
e.kk. of the -0.11
e.kk. of us -0.349
e.kk. ok $ -0.051
e.kk. old logo -0.063
e.kk. olive oil 0.309
e.kk. on a -0.355
e.kk. on black -0.198
e.kk. on it 0.374
e.kk. on the 0.129
e.kk. on top -0.127
e.kk. only $ -0.098
e.kk. only a -0.075
e.kk. only no -0.086
e.kk. only the -0.108
e.kk. our name -0.122
e.kk. out of 0.323
e.kk. pas de -0.081
e.kk. people who -0.083
e.kk. pink no -0.146
e.kk. please $ -0.257
e.kk. plus sign -0.073
e.kk. pour mon -0.04
e.kk. pour une -0.14
e.kk. primary school -0.068
e.kk. rather than -0.061
e.kk. red $ -0.173
e.kk. red not -0.126
e.kk. rooms and -0.217
e.kk. salon de -0.046
e.kk. sans $ -0.233
e.kk. sans no -0.107
e.kk. sauge et -0.098
e.kk. school for -0.109
e.kk. serif lettering -0.071
e.kk. shop is -0.105
e.kk. shop logo -0.174
e.kk. should be -0.122
e.kk. sick of -0.292
e.kk. since 1911 -0.107
e.kk. since 1988 -0.251
e.kk. since the -0.139
e.kk. sky blue -0.162
e.kk. so leave -0.202
e.kk. spin out -0.245
e.kk. square metres -0.135
e.kk. style $ -0.151
e.kk. svp $ -0.186
e.kk. that does 0.326
e.kk. that is -0.101
e.kk. the door -0.283
e.kk. the logo -0.113
e.kk. the name -0.226
e.kk. the new -0.137
e.kk. the picture -0.054
e.kk. the van -0.053
e.kk. theatre company -0.254
e.kk. those out -0.07
e.kk. to a -0.287
e.kk. to avoid -0.067
e.kk. to people -0.048
e.kk. to the -0.107
e.kk. to work -0.041
e.kk. told us -0.375
e.kk. type $ -0.103
e.kk. um logo -0.052
e.kk. un logo -0.102
e.kk. un symbole -0.176
e.kk. und creme -0.21
e.kk. und gold -0.142
e.kk. und ohne -0.18
e.kk. und weiss -0.1
e.kk. under it 0.248
e.kk. us the -0.078
e.kk. used to -0.11
e.kk. verde $ -0.304
e.kk. want a -0.339
e.kk. want it -0.212
e.kk. want to -0.145
e.kk. wants a 0.272
e.kk. we are -0.102
e.kk. we do -0.12
e.kk. we need -0.171
e.kk. we want 0.096
e.kk. wed like 0.31
e.kk. what its -0.194
e.kk. when it -0.068
e.kk. white $ -0.112
e.kk. wir ein -0.338
e.kk. with a 0.411
e.kk. with my 0.057
e.kk. with the -0.14
e.kk. wordmark for -0.043
e.kk. work on -0.041
e.kk. working title -0.107
e.kk. would be -0.166
e.kk. would like -0.06
e.kk. y negro -0.041
e.kk. years and -0.219
e.kk. yellow and -0.055
e.kk. yellow black 0.355
e.kk. yoga in -0.179
e.kk. you $ -0.183
e.kk. you do -0.267
e.kk.!$ $ -0.157
e.kk.$$ $ 0.042
e.kk.&co $ -0.126
e.kk.(yes really 0.363
e.kk.,a little 0.104
e.kk.,abstract mark -0.06
e.kk.,after the 0.122
e.kk.,all caps -0.086
e.kk.,all lower -0.076
e.kk.,all lowercase -0.091
e.kk.,and id 0.18
e.kk.,and no -0.09
e.kk.,and our 0.286
e.kk.,and the 0.297
e.kk.,badge $ 0.235
e.kk.,barn red 0.108
e.kk.,because that 0.298
e.kk.,because the -0.09
e.kk.,black $ -0.176
e.kk.,black and 0.205
e.kk.,black bold -0.143
e.kk.,black stamp -0.042
e.kk.,bottle green -0.111
e.kk.,bright yellow 0.52
e.kk.,c est -0.126
e.kk.,con una 0.353
e.kk.,cream no -0.088
e.kk.,dark blue 0.046
e.kk.,dark green 0.086
e.kk.,deep green -0.274
e.kk.,everyone has -0.093
e.kk.,for a -0.396
e.kk.,for our 0.071
e.kk.,for the -0.079
e.kk.,from a 0.225
e.kk.,green $ -0.101
e.kk.,handwritten $ 0.22
e.kk.,hot pink -0.142
e.kk.,humanist sans -0.152
e.kk.,i am -0.263
e.kk.,il nome -0.197
e.kk.,im a 0.098
e.kk.,in a 0.134
e.kk.,its called -0.102
e.kk.,kleinbuchstaben ohne -0.224
e.kk.,letra manuscrita -0.068
e.kk.,letras arredondadas -0.162
e.kk.,letras minusculas -0.058
e.kk.,light weight -0.18
e.kk.,lots of -0.084
e.kk.,lower case -0.166
e.kk.,lowercase $ -0.066
e.kk.,mono font 0.174
e.kk.,moss green -0.093
e.kk.,mostly to -0.26
e.kk.,name is -0.186
e.kk.,needs a -0.293
e.kk.,nine of -0.04
e.kk.,no hands -0.053
e.kk.,no keys -0.127
e.kk.,no name -0.064
e.kk.,no paw 0.094
e.kk.,no text -0.233
e.kk.,nothing else 0.16
e.kk.,off white -0.119
e.kk.,on the 0.405
e.kk.,one colour -0.154
e.kk.,pas de -0.041
e.kk.,please no 0.135
e.kk.,police avec -0.131
e.kk.,purple and 0.107
e.kk.,red and 0.127
e.kk.,rot und 0.168
e.kk.,rounded letters -0.403
e.kk.,run by -0.147
e.kk.,seen from -0.079
e.kk.,slab $ -0.106
e.kk.,so a -0.05
e.kk.,so i -0.099
e.kk.,so leave -0.21
e.kk.,so no -0.084
e.kk.,text only -0.099
e.kk.,thats the -0.215
e.kk.,thin letters -0.172
e.kk.,tightly spaced -0.132
e.kk.,vert sauge 0.394
e.kk.,warm grey -0.169
e.kk.,warm yellow -0.251
e.kk.,we are -0.204
e.kk.,we dont -0.143
e.kk.,we run -0.063
e.kk.,we sell -0.281
e.kk.,which is 0.185
e.kk.,wir sind -0.155
e.kk.,with a -0.067
e.kk.,yellow and 0.251
e.kk..$ $ -0.144
e.kk..a bird -0.053
e.kk..a heron 0.265
e.kk..a single 0.277
e.kk..a small 0.043
e.kk..abstract mark -0.089
e.kk..all caps 0.049
e.kk..an abstract -0.122
e.kk..art deco -0.101
e.kk..azul petroleo -0.365
e.kk..bitte keine -0.134
e.kk..black and 0.19
e.kk..black white -0.178
e.kk..bleu nuit 0.139
e.kk..blue and -0.06
e.kk..bright green 0.291
e.kk..burgundy and 0.249
e.kk..business name -0.202
e.kk..ci piacerebbe 0.282
e.kk..condensed sans 0.064
e.kk..could the -0.169
e.kk..could you -0.102
e.kk..cream and 0.143
e.kk..dark blue 0.092
e.kk..dark green 0.386
e.kk..deep green 0.168
e.kk..deep purple 0.348
e.kk..draw a 0.158
e.kk..dusty blue -0.053
e.kk..dusty pink -0.343
e.kk..extra bold -0.118
e.kk..for the 0.234
e.kk..forest green -0.059
e.kk..geometric sans 0.15
e.kk..gostavamos de 0.21
e.kk..green $ -0.09
e.kk..green and 0.551
e.kk..hand drawn 0.175
e.kk..hand lettered -0.434
e.kk..heavy condensed 0.086
e.kk..hot pink 0.125
e.kk..humanist sans 0.176
e.kk..i dont 0.168
e.kk..i have 0.105
e.kk..i would 0.471
e.kk..icon only -0.053
e.kk..id like 0.159
e.kk..in the 0.195
e.kk..indigo and 0.085
e.kk..it has -0.17
e.kk..it is -0.271
e.kk..it will -0.214
e.kk..its a -0.167
e.kk..its named -0.045
e.kk..just the 0.11
e.kk..keep it 0.141
e.kk..lower case -0.153
e.kk..midnight blue 0.071
e.kk..most of 0.063
e.kk..mustard yellow 0.051
e.kk..my daughter 0.215
e.kk..nada de 0.106
e.kk..navy and 0.112
e.kk..navy no -0.337
e.kk..night blue -0.232
e.kk..no gradients -0.116
e.kk..no meat -0.24
e.kk..no name -0.303
e.kk..no shields -0.3
e.kk..not a 0.294
e.kk..orange $ -0.436
e.kk..pink and -0.238
e.kk..please draw 0.107
e.kk..please leave 0.234
e.kk..please no 0.376
e.kk..plum and 0.319
e.kk..red and -0.408
e.kk..round emblem 0.057
e.kk..rounded letters -0.096
e.kk..rounded sans 0.111
e.kk..royal blue 0.149
e.kk..saffron and -0.216
e.kk..sea green -0.229
e.kk..serif $ -0.169
e.kk..serif lowercase -0.154
e.kk..skip the 0.299
e.kk..sky blue -0.305
e.kk..slab serif -0.217
e.kk..slate blue -0.239
e.kk..so a 0.043
e.kk..something like -0.066
e.kk..steel blue -0.191
e.kk..surtout pas 0.204
e.kk..tagline is -0.171
e.kk..teal $ -0.065
e.kk..thats it -0.1
e.kk..thats the 0.307
e.kk..the brand -0.118
e.kk..the company -0.137
e.kk..the firm -0.166
e.kk..the logo 0.281
e.kk..the name -0.282
e.kk..the new -0.205
e.kk..the old -0.11
e.kk..the slogan 0.296
e.kk..there are 0.346
e.kk..tomato red 0.421
e.kk..verde e -0.309
e.kk..warm red 0.268
e.kk..we call -0.188
e.kk..we do -0.087
e.kk..we dont -0.142
e.kk..we hate 0.184
e.kk..we have -0.086
e.kk..we make -0.117
e.kk..we need 0.188
e.kk..we want -0.087
e.kk..we would 0.234
e.kk..weare a 0.283
e.kk..wed like 0.37
e.kk..wed love 0.133
e.kk..what we 0.121
e.kk..wide sans 0.062
e.kk..wordmark $ -0.054
e.kk.?$ $ -0.187
e.kk.nlogo type -0.188
e.kk.nschrift serifenlos -0.077
e.kk.nwhat we -0.078
e.kk.q$ $ 0.081
e.kk.qgoes under -0.111
e.l adv -0.445
e.l and -0.137
e.l art -0.256
e.l at -0.16
e.l be 0.118
e.l call -0.159
e.l colour -0.104
e.l common -0.643
e.l describes -0.255
e.l do -0.052
e.l field -0.191
e.l for -0.518
e.l kind -0.526
e.l like -0.47
e.l logo -0.469
e.l look -0.267
e.l name -0.337
e.l neg -0.397
e.l ordinary -0.664
e.l place -0.268
e.l proper -0.248
e.l say -0.445
e.l strange -0.841
e.l subj -0.066
e.l thing -0.24
e.l trade -0.046
e.l where -0.207
e.l will -0.245
e.l wish -0.497
e.l$$ -0.393
e.l&colour -0.268
e.l&ordinary -0.116
e.l&strange -0.134
e.l,adv 0.441
e.l,and -0.308
e.l,art -0.214
e.l,at -0.385
e.l,colour -0.13
e.l,do 0.346
e.l,for -0.355
e.l,logo 0.051
e.l,name -0.251
e.l,neg -0.447
e.l,ordinary 0.056
e.l,poss -0.128
e.l,strange -0.541
e.l,subj 0.169
e.l,trade 0.437
e.l,wish 0.083
e.l.1 0.127
e.l.12 0.148
e.l.16 -0.069
e.l.1911 0.144
e.l.1931 0.123
e.l.1962 -0.194
e.l.1974 -0.167
e.l.1987 -0.237
e.l.1988 -0.227
e.l.2 -0.329
e.l.2009 -0.464
e.l.22 0.167
e.l.24 -0.18
e.l.3 -0.165
e.l.30 -0.145
e.l.4 0.122
e.l.40 0.225
e.l.45 0.203
e.l.5 0.182
e.l.50 -0.344
e.l.6 -0.08
e.l.7 0.267
e.l.70s -0.244
e.l.8 0.185
e.l.80 -0.077
e.l.9 0.351
e.l.9th 0.297
e.l.a -0.809
e.l.aarhus -0.163
e.l.about -0.252
e.l.above -0.316
e.l.abstract -0.473
e.l.accountants 0.095
e.l.accounting -0.126
e.l.after -0.127
e.l.again 0.372
e.l.agency -0.182
e.l.ago -0.051
e.l.agreed -0.247
e.l.ai 0.14
e.l.air 0.328
e.l.airplanes -0.061
e.l.alentejo -0.082
e.l.algo -0.06
e.l.all -0.265
e.l.alone -0.117
e.l.along -0.045
e.l.als -0.174
e.l.also -0.191
e.l.alta 0.284
e.l.alterations -0.053
e.l.although -0.146
e.l.am -0.077
e.l.amarelo -0.328
e.l.amarillo -0.166
e.l.an -0.264
e.l.anchor -0.354
e.l.anchors -0.324
e.l.ancien -0.066
e.l.and -0.919
e.l.animals -0.21
e.l.anos -0.176
e.l.ans -0.146
e.l.anthrazit -0.087
e.l.any -0.155
e.l.anything -0.325
e.l.api -0.175
e.l.apothecary 0.143
e.l.app -0.729
e.l.apples -0.138
e.l.aqua -0.175
e.l.architects 0.134
e.l.architecture 0.043
e.l.archive 0.191
e.l.are 0.232
e.l.areia -0.091
e.l.arm -0.103
e.l.around -0.084
e.l.arquitectura -0.044
e.l.arredondadas -0.077
e.l.arriba -0.276
e.l.art -0.375
e.l.as -0.372
e.l.asap -0.092
e.l.ash 0.198
e.l.ask -0.075
e.l.asked -0.11
e.l.asleep -0.284
e.l.at -0.265
e.l.atelier -0.045
e.l.au -0.104
e.l.aubergine -0.156
e.l.auch -0.099
e.l.audience -0.113
e.l.auf -0.134
e.l.avoid -0.179
e.l.away -0.243
e.l.azul 0.157
e.l.b -0.289
e.l.babies -0.077
e.l.backerei -0.054
e.l.badge -0.33
e.l.bakery 0.175
e.l.balance 0.221
e.l.balloons -0.143
e.l.band 0.125
e.l.bank 0.438
e.l.banned -0.405
e.l.bao -0.102
e.l.bar -0.124
e.l.barber -0.164
e.l.barn -0.078
e.l.based -0.1
e.l.basket 0.099
e.l.basta 0.408
e.l.bath -0.239
e.l.bay -0.399
e.l.be 0.169
e.l.beach -0.112
e.l.bean 0.319
e.l.bear -0.258
e.l.been -0.057
e.l.before -0.085
e.l.behind -0.262
e.l.bei -0.06
e.l.beige -0.415
e.l.bell 0.106
e.l.below -0.116
e.l.benefits 0.186
e.l.berlin 0.278
e.l.better -0.095
e.l.bianco 0.121
e.l.bien -0.093
e.l.big -0.403
e.l.bike -0.241
e.l.bikes -0.211
e.l.bio 0.324
e.l.biotech -0.054
e.l.bird -0.45
e.l.bitte -0.275
e.l.black -0.627
e.l.blackletter -0.194
e.l.blacksmith -0.094
e.l.blanc 0.155
e.l.blanco -0.045
e.l.blau -0.1
e.l.bleu -0.112
e.l.blog -0.044
e.l.blood -0.079
e.l.blu -0.087
e.l.blue -0.447
e.l.blush -0.103
e.l.boa -0.043
e.l.board -0.107
e.l.boat 0.101
e.l.boats -0.109
e.l.bold -0.135
e.l.bologna -0.167
e.l.bolt -0.251
e.l.bone 0.249
e.l.bonjour -0.147
e.l.book -0.198
e.l.books 0.167
e.l.bordeaux -0.139
e.l.both -0.041
e.l.bottle -0.298
e.l.bottles -0.047
e.l.bottom 0.189
e.l.bouncy -0.416
e.l.bowl 0.092
e.l.box 0.326
e.l.boxes -0.044
e.l.brackets -0.113
e.l.branco -0.074
e.l.brand -0.227
e.l.brandl 0.159
e.l.brass -0.226
e.l.brauchen -0.175
e.l.bread -0.067
e.l.bremen -0.175
e.l.brewing 0.196
e.l.brick -0.111
e.l.bridal 0.314
e.l.bridge -0.348
e.l.brief -0.248
e.l.bright -0.216
e.l.bristol -0.071
e.l.broken -0.052
e.l.brother -0.285
e.l.brothers 0.179
e.l.brown -0.497
e.l.bubble -0.064
e.l.bubbles -0.316
e.l.buchstaben -0.318
e.l.builders -0.043
e.l.buisness -0.1
e.l.bull -0.289
e.l.burger -0.044
e.l.burgundy -0.414
e.l.bus 0.255
e.l.business -0.14
e.l.but -0.378
e.l.butcher -0.276
e.l.by -0.15
e.l.c 0.362
e.l.cabinet 0.067
e.l.cafe -0.138
e.l.call -0.071
e.l.called -0.438
e.l.calm -0.438
e.l.camp -0.105
e.l.can -0.168
e.l.candle -0.061
e.l.candles -0.121
e.l.capital 0.151
e.l.capitales -0.107
e.l.capitals -0.069
e.l.caps -0.325
e.l.car -0.083
e.l.carattere -0.055
e.l.card -0.048
e.l.cardiff -0.222
e.l.cards -0.2
e.l.care 0.196
e.l.carrot -0.309
e.l.cart -0.216
e.l.casa -0.076
e.l.case -0.381
e.l.castle -0.126
e.l.cat -0.301
e.l.catering -0.103
e.l.cellar 0.328
e.l.centre -0.274
e.l.ceramics 0.459
e.l.chain 0.104
e.l.chair 0.257
e.l.chairs 0.151
e.l.chalk -0.132
e.l.champagne -0.276
e.l.charcoal -0.157
e.l.charity -0.172
e.l.cheap -0.414
e.l.cheeky -0.11
e.l.chefs -0.054
e.l.chemist 0.182
e.l.cherche -0.2
e.l.childrens -0.25
e.l.chile -0.13
e.l.chocolate -0.111
e.l.choir -0.278
e.l.church -0.152
e.l.ci -0.129
e.l.ciao -0.161
e.l.cinema -0.213
e.l.circle -0.289
e.l.circles -0.19
e.l.circus 0.272
e.l.city 0.081
e.l.claim -0.269
e.l.claro -0.158
e.l.class -0.324
e.l.classes -0.188
e.l.clay 0.203
e.l.clean -0.137
e.l.cleaner -0.247
e.l.cleaning -0.067
e.l.climbing 0.262
e.l.clinic -0.046
e.l.clinica -0.043
e.l.clothes -0.21
e.l.clothing -0.18
e.l.club 0.354
e.l.co 0.347
e.l.coach -0.4
e.l.coal -0.149
e.l.coast -0.155
e.l.cobalt -0.043
e.l.cocktail -0.058
e.l.code -0.13
e.l.coffee 0.207
e.l.coin -0.138
e.l.cold -0.229
e.l.collective 0.122
e.l.color -0.188
e.l.colores -0.174
e.l.colori -0.257
e.l.colors -0.119
e.l.colour -0.053
e.l.colours -0.457
e.l.comb 0.23
e.l.come -0.147
e.l.comes -0.047
e.l.comic -0.114
e.l.common 0.183
e.l.community -0.106
e.l.company -0.072
e.l.compass 0.102
e.l.competitors -0.158
e.l.con -0.07
e.l.condensed -0.107
e.l.cone -0.227
e.l.construction 0.202
e.l.consultants -0.219
e.l.contracts -0.066
e.l.cooking -0.05
e.l.copper -0.057
e.l.corail -0.052
e.l.coral -0.311
e.l.cores -0.125
e.l.cormorant -0.116
e.l.corner 0.368
e.l.corporate -0.069
e.l.cote 0.158
e.l.could -0.209
e.l.count 0.181
e.l.counter -0.185
e.l.country -0.201
e.l.counts -0.11
e.l.couples -0.179
e.l.courier -0.116
e.l.cover 0.425
e.l.covers -0.106
e.l.cows -0.087
e.l.craft -0.045
e.l.crane 0.358
e.l.cranes 0.062
e.l.cream -0.436
e.l.creamery 0.12
e.l.credit -0.123
e.l.creme -0.253
e.l.crest -0.173
e.l.crew -0.123
e.l.crooked -0.08
e.l.cross -0.318
e.l.crown -0.058
e.l.crumb 0.128
e.l.cup 0.167
e.l.curl 0.127
e.l.curled -0.098
e.l.custom -0.124
e.l.cute -0.176
e.l.cyan -0.21
e.l.cybersecurity -0.047
e.l.d -0.421
e.l.da -0.059
e.l.dad -0.273
e.l.daily -0.119
e.l.dairy -0.166
e.l.dana -0.395
e.l.dancers 0.282
e.l.dark -0.167
e.l.darunter -0.215
e.l.das -0.091
e.l.data -0.14
e.l.daughter 0.524
e.l.daughters 0.289
e.l.day -0.243
e.l.days -0.517
e.l.de -0.348
e.l.deadline -0.103
e.l.dear -0.134
e.l.decide -0.053
e.l.deco -0.238
e.l.deep -0.247
e.l.deli -0.131
e.l.delivery -0.044
e.l.dem -0.121
e.l.den -0.16
e.l.dental 0.29
e.l.dentist -0.44
e.l.depot -0.135
e.l.der -0.075
e.l.describes 0.137
e.l.design -0.153
e.l.designer -0.224
e.l.designers -0.321
e.l.desk -0.08
e.l.developers -0.068
e.l.di -0.197
e.l.diaries 0.063
e.l.didone -0.16
e.l.die -0.056
e.l.different -0.044
e.l.diner -0.215
e.l.dinner 0.065
e.l.dispensary -0.198
e.l.display -0.263
e.l.distillery -0.139
e.l.divorce -0.055
e.l.dna -0.18
e.l.do -0.295
e.l.doctor 0.159
e.l.does -0.279
e.l.doesnt -0.054
e.l.dog -0.438
e.l.dogs -0.365
e.l.dont -0.202
e.l.donts -0.098
e.l.door 0.119
e.l.dos 0.287
e.l.dot -0.219
e.l.dough 0.105
e.l.down 0.213
e.l.dr -0.283
e.l.dragons -0.106
e.l.draw -0.113
e.l.drawer 0.361
e.l.drawn -0.265
e.l.drei 0.097
e.l.drive -0.248
e.l.drop 0.124
e.l.drops -0.1
e.l.drum -0.14
e.l.du -0.05
e.l.duck -0.111
e.l.dunkelblau -0.263
e.l.dunkelbraun -0.108
e.l.dunkelgrun -0.277
e.l.dye 0.127
e.l.e -0.24
e.l.ears -0.081
e.l.earth 0.414
e.l.earthy -0.158
e.l.easter -0.059
e.l.easy -0.069
e.l.eau 0.249
e.l.ecusson -0.059
e.l.edge 0.186
e.l.editorial -0.113
e.l.ein -0.355
e.l.el -0.16
e.l.elderly -0.042
e.l.electric -0.18
e.l.electrical 0.279
e.l.elephant -0.094
e.l.eleven -0.22
e.l.else -0.416
e.l.elsewhere -0.057
e.l.em -0.227
e.l.ember 0.093
e.l.emblem -0.242
e.l.emerald -0.043
e.l.en -0.082
e.l.encore -0.102
e.l.encre -0.347
e.l.end -0.152
e.l.energy 0.367
e.l.engine -0.167
e.l.engineer -0.148
e.l.engineering 0.367
e.l.engineers 0.222
e.l.enough -0.042
e.l.es -0.042
e.l.escola -0.049
e.l.escuro -0.199
e.l.espresso -0.102
e.l.est -0.163
e.l.et -0.212
e.l.etsy -0.107
e.l.etwas -0.04
e.l.event -0.055
e.l.every -0.186
e.l.eye -0.345
e.l.eyes 0.275
e.l.face -0.108
e.l.fair -0.201
e.l.fairs -0.1
e.l.family -0.386
e.l.far -0.274
e.l.farben -0.135
e.l.farm 0.25
e.l.faro -0.049
e.l.fast 0.066
e.l.fathers -0.04
e.l.feather 0.223
e.l.feel -0.195
e.l.feeling -0.094
e.l.feet 0.328
e.l.fern 0.205
e.l.ferrante 0.079
e.l.ferro 0.37
e.l.ferry -0.221
e.l.festival -0.094
e.l.fete -0.155
e.l.fett -0.052
e.l.fibre 0.257
e.l.field 0.28
e.l.fig -0.043
e.l.films 0.106
e.l.fils 0.294
e.l.fina 0.565
e.l.finch 0.117
e.l.find -0.391
e.l.fine -0.432
e.l.fintech -0.257
e.l.fire -0.06
e.l.firm -0.383
e.l.first 0.072
e.l.fish -0.27
e.l.fishing 0.227
e.l.five 0.234
e.l.fix -0.169
e.l.flags -0.109
e.l.flame 0.239
e.l.flames 0.307
e.l.flat -0.294
e.l.fleuriste -0.275
e.l.flight -0.254
e.l.float -0.096
e.l.florist -0.352
e.l.flower -0.041
e.l.flowers -0.064
e.l.fold 0.318
e.l.folded -0.051
e.l.folk 0.053
e.l.font -0.426
e.l.fonte -0.09
e.l.food -0.279
e.l.for -0.719
e.l.forbidden -0.06
e.l.forest -0.413
e.l.forge 0.133
e.l.fork -0.12
e.l.form 0.063
e.l.former -0.049
e.l.formerly -0.044
e.l.forty -0.193
e.l.founded -0.053
e.l.four 0.314
e.l.fox -0.631
e.l.frame -0.045
e.l.free -0.323
e.l.freiburg -0.415
e.l.freight -0.139
e.l.french -0.074
e.l.fresh -0.074
e.l.friday -0.4
e.l.friendly -0.232
e.l.friends -0.097
e.l.fringe 0.406
e.l.from -0.176
e.l.front -0.049
e.l.full -0.073
e.l.fun -0.391
e.l.fund 0.085
e.l.funny -0.323
e.l.fur -0.169
e.l.furniture -0.065
e.l.gallery -0.109
e.l.game -0.085
e.l.games 0.04
e.l.garage 0.29
e.l.garamond -0.329
e.l.garden -0.448
e.l.gardens 0.315
e.l.gate -0.096
e.l.gates -0.094
e.l.gavel -0.06
e.l.gear -0.327
e.l.gears -0.247
e.l.gecko -0.155
e.l.geht -0.086
e.l.gelateria -0.238
e.l.gelb -0.175
e.l.general 0.265
e.l.generation -0.116
e.l.gente -0.059
e.l.gentle -0.098
e.l.geometric -0.165
e.l.gern -0.127
e.l.ghent -0.418
e.l.giallo -0.049
e.l.gin -0.258
e.l.girls -0.164
e.l.give -0.052
e.l.glacier -0.13
e.l.glasgow -0.184
e.l.glasses -0.29
e.l.globes -0.149
e.l.go 0.257
e.l.goats -0.177
e.l.goes -0.133
e.l.going -0.201
e.l.gold -0.374
e.l.good -0.192
e.l.goose -0.181
e.l.gostavamos -0.122
e.l.gradient -0.199
e.l.gradients -0.327
e.l.grand -0.094
e.l.grandfather -0.083
e.l.graphite -0.298
e.l.grau -0.156
e.l.graz -0.299
e.l.green -0.909
e.l.grey -0.453
e.l.grotesk -0.335
e.l.ground 0.332
e.l.grove 0.152
e.l.grown -0.127
e.l.grun -0.189
e.l.guitars 0.183
e.l.hair -0.182
e.l.halden -0.319
e.l.half 0.213
e.l.hall -0.35
e.l.hamburg -0.318
e.l.hammer -0.127
e.l.hand 0.133
e.l.handle -0.087
e.l.handmade -0.203
e.l.hands -0.112
e.l.handwritten -0.175
e.l.handyman -0.407
e.l.happy -0.228
e.l.harbour -0.254
e.l.hare -0.128
e.l.harrow -0.116
e.l.has -0.307
e.l.hate -0.112
e.l.hates -0.05
e.l.hatten -0.096
e.l.have -0.257
e.l.he -0.054
e.l.head -0.516
e.l.headphones -0.418
e.l.hearts -0.416
e.l.heat 0.078
e.l.heather -0.052
e.l.heavy 0.294
e.l.hedgehog -0.21
e.l.heissen -0.231
e.l.heisst -0.072
e.l.helix -0.343
e.l.hello -0.278
e.l.help -0.184
e.l.her -0.312
e.l.heron -0.076
e.l.hexagon -0.066
e.l.hey -0.18
e.l.hi -0.175
e.l.hidden -0.082
e.l.high -0.104
e.l.hiking -0.151
e.l.hill 0.237
e.l.hire 0.199
e.l.history 0.098
e.l.hola -0.088
e.l.hole -0.143
e.l.hollow -0.053
e.l.home -0.054
e.l.homes 0.079
e.l.honey 0.41
e.l.hope 0.268
e.l.horizontal 0.25
e.l.hospice 0.144
e.l.hospital 0.172
e.l.hosting 0.18
e.l.hot -0.191
e.l.hotel -0.062
e.l.hotels -0.381
e.l.hour 0.36
e.l.hours -0.383
e.l.houses -0.344
e.l.humanist -0.088
e.l.hummingbird -0.137
e.l.hush 0.512
e.l.i -0.596
e.l.ice -0.206
e.l.icon -0.289
e.l.icone -0.15
e.l.id -0.205
e.l.ideas -0.062
e.l.if -0.207
e.l.il -0.296
e.l.ill -0.383
e.l.im -0.569
e.l.imagine -0.145
e.l.in -0.668
e.l.included -0.09
e.l.indian -0.242
e.l.indie -0.157
e.l.indigo -0.052
e.l.industry -0.32
e.l.ines -0.196
e.l.infantil -0.044
e.l.ingrid -0.08
e.l.initials -0.137
e.l.inn -0.198
e.l.insegna -0.225
e.l.instruments 0.11
e.l.insurance -0.043
e.l.interior -0.598
e.l.into -0.076
e.l.investors -0.045
e.l.invoice -0.118
e.l.iron 0.124
e.l.ironbark -0.219
e.l.is -0.661
e.l.isle -0.218
e.l.isnt -0.127
e.l.ist -0.203
e.l.it 0.061
e.l.italian -0.252
e.l.italic -0.058
e.l.its -0.612
e.l.ivory -0.271
e.l.j -0.392
e.l.jade -0.147
e.l.jam 0.367
e.l.japanese -0.112
e.l.jar 0.268
e.l.jars -0.06
e.l.jaune -0.165
e.l.je -0.181
e.l.jewellery -0.23
e.l.jo 0.181
e.l.joinery 0.11
e.l.joint 0.042
e.l.judo 0.103
e.l.junction 0.213
e.l.june -0.111
e.l.juniper 0.493
e.l.just -0.363
e.l.juste -0.171
e.l.kaffeerosterei -0.074
e.l.keep -0.146
e.l.keepers 0.273
e.l.kessler -0.206
e.l.kettle 0.426
e.l.key -0.158
e.l.keys 0.207
e.l.kids -0.282
e.l.kiln 0.323
e.l.kind -0.248
e.l.kings 0.304
e.l.kiosk 0.193
e.l.kiss 0.27
e.l.kitchen 0.352
e.l.kite -0.062
e.l.kits -0.297
e.l.kleinbuchstaben -0.081
e.l.knees -0.195
e.l.knit -0.164
e.l.know -0.184
e.l.koln -0.321
e.l.kommt -0.17
e.l.kyoto -0.044
e.l.l -0.275
e.l.la -0.129
e.l.lab -0.074
e.l.label -0.174
e.l.labels -0.157
e.l.lake -0.078
e.l.lakes -0.223
e.l.lane 0.529
e.l.language -0.045
e.l.lantern 0.194
e.l.laranja -0.167
e.l.large 0.161
e.l.lark 0.355
e.l.last -0.196
e.l.late -0.058
e.l.later -0.102
e.l.laundry 0.344
e.l.lawn -0.22
e.l.lawyers -0.123
e.l.layout -0.124
e.l.le -0.175
e.l.lead -0.124
e.l.leaf -0.145
e.l.leave -0.378
e.l.leaves -0.151
e.l.lecce 0.406
e.l.ledger 0.402
e.l.leeds -0.272
e.l.leg 0.14
e.l.legal 0.132
e.l.leicester -0.296
e.l.leipzig -0.309
e.l.lema -0.161
e.l.lemon -0.13
e.l.lenta 0.045
e.l.lento 0.159
e.l.less -0.134
e.l.lessons -0.347
e.l.letra -0.165
e.l.letras -0.148
e.l.letter -0.228
e.l.lettere -0.062
e.l.lettered -0.11
e.l.lettering -0.473
e.l.letters -0.14
e.l.librairie -0.098
e.l.library 0.441
e.l.libre 0.25
e.l.light -0.158
e.l.lighthouse -0.088
e.l.lighthouses -0.198
e.l.like -0.59
e.l.liked -0.099
e.l.lila -0.095
e.l.lilac -0.189
e.l.lime -0.308
e.l.lindqvist 0.349
e.l.line -0.195
e.l.linen -0.174
e.l.lines 0.172
e.l.links 0.137
e.l.lion -0.145
e.l.literal -0.07
e.l.little -0.173
e.l.llc 0.418
e.l.llp 0.418
e.l.lo -0.048
e.l.lobo -0.049
e.l.lock -0.294
e.l.locksmith -0.427
e.l.loft 0.134
e.l.logistics -0.199
e.l.logo -0.892
e.l.loja -0.159
e.l.lol -0.312
e.l.long -0.12
e.l.look -0.43
e.l.looking -0.164
e.l.loom 0.359
e.l.loop -0.085
e.l.lost -0.209
e.l.lot 0.2
e.l.lotus -0.337
e.l.loud -0.073
e.l.love 0.283
e.l.low -0.167
e.l.lower -0.098
e.l.lowercase -0.409
e.l.ltd -0.197
e.l.ludlow -0.094
e.l.luggage 0.226
e.l.lumen 0.244
e.l.luxury -0.094
e.l.lyon -0.292
e.l.m -0.208
e.l.machine -0.303
e.l.made -0.105
e.l.magenta -0.144
e.l.main 0.216
e.l.mainly -0.081
e.l.make -0.241
e.l.maker -0.393
e.l.makes -0.107
e.l.malmo -0.216
e.l.man 0.289
e.l.mano 0.304
e.l.maps -0.088
e.l.mar 0.237
e.l.march -0.271
e.l.marchetti -0.22
e.l.mare 0.043
e.l.marea -0.103
e.l.marigold -0.069
e.l.marine 0.135
e.l.marino -0.108
e.l.mark -0.358
e.l.market -0.046
e.l.maroon -0.139
e.l.marrow 0.181
e.l.marsh 0.6
e.l.mascot -0.225
e.l.mascota -0.045
e.l.mascotte -0.151
e.l.maskottchen -0.076
e.l.masks -0.217
e.l.may -0.502
e.l.maybe -0.166
e.l.me -0.1
e.l.medical -0.289
e.l.meditation -0.04
e.l.meeting -0.266
e.l.mein -0.068
e.l.members -0.069
e.l.men 0.126
e.l.menta -0.138
e.l.meridian 0.26
e.l.metal -0.091
e.l.metres 0.064
e.l.metzgerei -0.218
e.l.meu -0.059
e.l.mi -0.175
e.l.mia 0.212
e.l.middle -0.115
e.l.midnight -0.117
e.l.minimal -0.115
e.l.mint -0.073
e.l.minuscolo -0.259
e.l.minusculas -0.225
e.l.minuscules -0.104
e.l.mit -0.144
e.l.mobile -0.181
e.l.mochte -0.207
e.l.modern -0.28
e.l.moin -0.084
e.l.mon -0.061
e.l.monday 0.13
e.l.mondays -0.151
e.l.money -0.192
e.l.mono -0.461
e.l.monogram -0.344
e.l.monogramm -0.396
e.l.monospace -0.264
e.l.monte -0.091
e.l.month -0.164
e.l.montserrat -0.19
e.l.moon -0.331
e.l.mop -0.041
e.l.morning -0.086
e.l.mortar -0.143
e.l.moss 0.281
e.l.mostly -0.29
e.l.mother 0.218
e.l.motors 0.181
e.l.motto -0.126
e.l.mountain -0.693
e.l.mountains -0.202
e.l.move 0.241
e.l.moves -0.094
e.l.mrs -0.401
e.l.much -0.148
e.l.mug -0.234
e.l.mull -0.172
e.l.museum -0.355
e.l.must -0.054
e.l.mustard -0.298
e.l.my -0.292
e.l.n 0.275
e.l.na -0.072
e.l.nada -0.04
e.l.nails 0.218
e.l.name -0.712
e.l.namen -0.072
e.l.nao -0.171
e.l.natural -0.12
e.l.navy -0.533
e.l.need -0.338
e.l.needed -0.142
e.l.needle -0.086
e.l.needs -0.274
e.l.neg -0.136
e.l.negro 0.114
e.l.neon -0.167
e.l.nephew 0.331
e.l.nero 0.041
e.l.net -0.179
e.l.neues -0.147
e.l.new -0.205
e.l.next -0.348
e.l.nicht -0.278
e.l.night -0.372
e.l.nights -0.123
e.l.nine 0.296
e.l.no -1.05
e.l.nobody -0.188
e.l.noch -0.35
e.l.noir 0.326
e.l.nom -0.128
e.l.nombre -0.478
e.l.nome -0.609
e.l.non -0.093
e.l.nonna 0.069
e.l.norte 0.371
e.l.north 0.204
e.l.nos -0.066
e.l.not 0.077
e.l.nothing -0.134
e.l.notre -0.063
e.l.notte -0.048
e.l.now 0.057
e.l.nuit -0.081
e.l.number -0.18
e.l.nur -0.144
e.l.nursery 0.202
e.l.nurses -0.393
e.l.o 0.162
e.l.oak 0.208
e.l.oatmeal -0.125
e.l.oaxaca -0.075
e.l.observatory 0.111
e.l.obvious -0.096
e.l.obviously -0.238
e.l.ocre -0.065
e.l.october -0.223
e.l.octopus -0.066
e.l.odd -0.073
e.l.of -0.328
e.l.office -0.082
e.l.offices -0.115
e.l.ohio -0.143
e.l.ohne -0.054
e.l.oi -0.17
e.l.oil -0.295
e.l.ok -0.22
e.l.okafor 0.427
e.l.ola -0.464
e.l.old -0.33
e.l.olive -0.23
e.l.om -0.22
e.l.once -0.183
e.l.ondine 0.436
e.l.one -0.21
e.l.ong -0.489
e.l.online -0.277
e.l.only -0.433
e.l.op -0.107
e.l.open -0.354
e.l.opens -0.134
e.l.optional -0.102
e.l.optique 0.217
e.l.or -0.14
e.l.orange -0.548
e.l.orbit -0.327
e.l.orchard 0.318
e.l.ordinary -0.089
e.l.oro 0.256
e.l.ort -0.142
e.l.oscuro -0.19
e.l.otter 0.04
e.l.our -0.387
e.l.ours -0.162
e.l.out -0.475
e.l.outdoor -0.114
e.l.over -0.195
e.l.owl -0.377
e.l.own -0.101
e.l.oxblood -0.101
e.l.p -0.193
e.l.padaria -0.101
e.l.paddle 0.121
e.l.painted -0.147
e.l.palette -0.146
e.l.panaderia -0.044
e.l.pao -0.408
e.l.paper -0.19
e.l.para -0.102
e.l.parents -0.349
e.l.park -0.431
e.l.parlour 0.08
e.l.parrot -0.174
e.l.parrots 0.183
e.l.partner 0.084
e.l.partners 0.453
e.l.party -0.079
e.l.pas -0.096
e.l.pass 0.245
e.l.pastel -0.163
e.l.patch -0.086
e.l.pattern -0.048
e.l.paw -0.271
e.l.peach -0.141
e.l.peak -0.162
e.l.pearl -0.068
e.l.pension -0.081
e.l.people -0.146
e.l.per -0.187
e.l.personal -0.071
e.l.pestle -0.108
e.l.pet -0.25
e.l.petit 0.056
e.l.pharmacy 0.098
e.l.photographer -0.073
e.l.photography -0.177
e.l.physio 0.271
e.l.piano -0.226
e.l.picture -0.059
e.l.pike 0.482
e.l.pine -0.078
e.l.pink -0.221
e.l.pitch -0.167
e.l.pivoine 0.3
e.l.pixel -0.216
e.l.pizza -0.06
e.l.place -0.175
e.l.plan -0.05
e.l.plane -0.26
e.l.planes -0.046
e.l.planet -0.096
e.l.plant -0.215
e.l.plantas -0.09
e.l.plants -0.209
e.l.playful -0.134
e.l.please -0.539
e.l.plie -0.089
e.l.pls -0.205
e.l.plum -0.434
e.l.plumber -0.103
e.l.plumbing -0.278
e.l.plus -0.123
e.l.podcast -0.164
e.l.poetry -0.091
e.l.point -0.313
e.l.pole -0.046
e.l.por -0.109
e.l.port -0.257
e.l.porto -0.236
e.l.portraits 0.097
e.l.poss -0.178
e.l.post 0.15
e.l.pot 0.42
e.l.pottery -0.097
e.l.pour -0.157
e.l.power 0.226
e.l.practice -0.173
e.l.precisa -0.052
e.l.precise -0.182
e.l.press 0.465
e.l.preto -0.165
e.l.primary 0.301
e.l.print -0.199
e.l.prints -0.227
e.l.priya -0.149
e.l.product -0.424
e.l.project 0.078
e.l.psicologia 0.299
e.l.pub -0.289
e.l.public -0.277
e.l.publisher -0.07
e.l.pumps -0.09
e.l.punk -0.056
e.l.purple -0.472
e.l.put -0.09
e.l.q -0.462
e.l.quay -0.183
e.l.que -0.153
e.l.queens 0.38
e.l.queremos -0.102
e.l.quero -0.055
e.l.question -0.139
e.l.quiero -0.16
e.l.quiet -0.145
e.l.quill 0.286
e.l.quills 0.108
e.l.quimper -0.216
e.l.r -0.197
e.l.rain 0.268
e.l.rainbows -0.061
e.l.raiz 0.09
e.l.ramen 0.11
e.l.re 0.099
e.l.readable -0.182
e.l.rebrand -0.087
e.l.recordings -0.04
e.l.records 0.345
e.l.red -0.543
e.l.reel 0.191
e.l.reels 0.325
e.l.refugees -0.082
e.l.regards 0.107
e.l.religious -0.075
e.l.removals 0.154
e.l.rent -0.16
e.l.rental -0.08
e.l.repair -0.129
e.l.repairs 0.279
e.l.rescue 0.418
e.l.research -0.071
e.l.resort -0.235
e.l.rest 0.065
e.l.restaurant -0.334
e.l.retired -0.187
e.l.retro -0.109
e.l.review -0.164
e.l.ride 0.254
e.l.right -0.106
e.l.rings -0.045
e.l.road -0.139
e.l.roastery -0.208
e.l.robotics 0.364
e.l.robots -0.225
e.l.rojo -0.063
e.l.roof -0.055
e.l.roofing -0.214
e.l.rook 0.143
e.l.room -0.13
e.l.roots 0.148
e.l.rosa 0.337
e.l.rose -0.181
e.l.rot -0.315
e.l.rouge 0.219
e.l.round -0.134
e.l.rounded -0.175
e.l.row -0.152
e.l.rowing -0.113
e.l.royal -0.202
e.l.rugs 0.102
e.l.run -0.053
e.l.runners 0.242
e.l.running -0.086
e.l.runs -0.043
e.l.rust -0.216
e.l.rye 0.167
e.l.safe -0.054
e.l.safety -0.122
e.l.saffron -0.06
e.l.sage -0.209
e.l.sail -0.048
e.l.sailing -0.266
e.l.saint -0.061
e.l.saints 0.338
e.l.sal 0.158
e.l.sale 0.386
e.l.salon -0.085
e.l.salt -0.309
e.l.saltmarsh -0.197
e.l.salvia -0.066
e.l.sand -0.219
e.l.sans -0.595
e.l.sauce -0.043
e.l.sauna -0.187
e.l.savings -0.065
e.l.saws 0.095
e.l.says -0.252
e.l.scales -0.179
e.l.scheduling -0.049
e.l.schools -0.044
e.l.schrift -0.379
e.l.schwarz -0.406
e.l.scissors -0.21
e.l.script -0.233
e.l.scritta -0.198
e.l.sea -0.249
e.l.seal -0.072
e.l.seat 0.213
e.l.seats -0.05
e.l.seaweed -0.13
e.l.second -0.121
e.l.sector -0.167
e.l.security 0.367
e.l.see -0.194
e.l.seed 0.169
e.l.seen -0.046
e.l.self -0.087
e.l.sells -0.186
e.l.senza -0.103
e.l.serif -0.376
e.l.serifenlos -0.103
e.l.serifenlose -0.113
e.l.serious -0.23
e.l.service -0.27
e.l.services 0.187
e.l.settled -0.045
e.l.sewing -0.162
e.l.shape -0.346
e.l.shapes -0.249
e.l.sharp -0.183
e.l.shed -0.07
e.l.sheep -0.116
e.l.shetland -0.09
e.l.shields -0.137
e.l.shift 0.369
e.l.shoe -0.071
e.l.should -0.188
e.l.show -0.099
e.l.shows -0.119
e.l.side -0.312
e.l.sign -0.249
e.l.signature -0.087
e.l.silent -0.358
e.l.silhouette -0.192
e.l.silver 0.108
e.l.simbolo -0.121
e.l.simple -0.465
e.l.sin -0.064
e.l.since -0.21
e.l.sind -0.139
e.l.sing -0.324
e.l.sisters -0.162
e.l.site -0.127
e.l.sits -0.313
e.l.six -0.12
e.l.sixty -0.057
e.l.skate -0.17
e.l.ski -0.249
e.l.skin 0.191
e.l.skincare 0.085
e.l.skull -0.26
e.l.sky -0.321
e.l.slab -0.155
e.l.slate -0.379
e.l.sleep -0.097
e.l.slogan -0.387
e.l.small -0.19
e.l.snail -0.101
e.l.so -0.478
e.l.soap -0.39
e.l.sober -0.107
e.l.social -0.053
e.l.society 0.459
e.l.soft -0.431
e.l.soggy -0.18
e.l.sol 0.138
e.l.solar 0.107
e.l.solid -0.062
e.l.soll -0.161
e.l.solo -0.239
e.l.some -0.104
e.l.somebody -0.043
e.l.something -0.471
e.l.somos -0.041
e.l.son 0.147
e.l.sons 0.36
e.l.sopra -0.053
e.l.sort 0.278
e.l.sound 0.419
e.l.sous -0.096
e.l.space -0.153
e.l.spanish -0.258
e.l.spin -0.186
e.l.spine 0.232
e.l.spoke -0.169
e.l.spring 0.245
e.l.square -0.179
e.l.st -0.247
e.l.stack -0.123
e.l.stacked -0.118
e.l.stage -0.084
e.l.stamp -0.076
e.l.stamped -0.163
e.l.stand -0.297
e.l.standing -0.059
e.l.star -0.143
e.l.start -0.18
e.l.startup -0.254
e.l.state -0.267
e.l.static -0.151
e.l.stays -0.284
e.l.steam 0.272
e.l.steel -0.061
e.l.stehen -0.217
e.l.steht -0.214
e.l.stencil -0.123
e.l.sticker -0.069
e.l.still -0.278
e.l.stone 0.278
e.l.stools -0.201
e.l.stop -0.04
e.l.storage -0.289
e.l.storks -0.077
e.l.strange -0.202
e.l.strapline -0.054
e.l.straw -0.041
e.l.street 0.291
e.l.streetwear -0.127
e.l.string 0.362
e.l.strings 0.187
e.l.stripes -0.06
e.l.strong -0.157
e.l.student -0.183
e.l.students -0.166
e.l.studio 0.05
e.l.studios -0.054
e.l.style -0.544
e.l.su -0.147
e.l.subj 0.454
e.l.subject -0.264
e.l.suchen -0.243
e.l.sucht -0.126
e.l.suggest -0.086
e.l.sul 0.04
e.l.sun -0.345
e.l.sunday 0.161
e.l.super -0.063
e.l.supplies -0.202
e.l.sur 0.124
e.l.surf -0.154
e.l.surtout -0.081
e.l.sushi -0.107
e.l.svp -0.425
e.l.sweep -0.132
e.l.sweet -0.141
e.l.swim -0.145
e.l.symbol -0.523
e.l.symbole -0.116
e.l.t -0.44
e.l.taco -0.063
e.l.tagline -0.588
e.l.tailor -0.315
e.l.tailors -0.178
e.l.talk 0.121
e.l.taller -0.112
e.l.tarde -0.117
e.l.taxi -0.135
e.l.tea -0.268
e.l.teacher -0.523
e.l.teal -0.375
e.l.team -0.114
e.l.teapot -0.079
e.l.tech -0.169
e.l.teenagers -0.04
e.l.teeth -0.156
e.l.ten -0.044
e.l.tenemos -0.111
e.l.terra 0.385
e.l.terracota -0.053
e.l.terracotta -0.276
e.l.terre 0.332
e.l.text -0.363
e.l.texto -0.202
e.l.than -0.048
e.l.thanks -0.282
e.l.that -0.304
e.l.thats -0.334
e.l.the -0.593
e.l.theatre 0.049
e.l.their -0.073
e.l.them -0.068
e.l.then -0.216
e.l.there -0.51
e.l.these -0.076
e.l.thimble -0.129
e.l.thin -0.147
e.l.things 0.161
e.l.this -0.102
e.l.three -0.181
e.l.tide 0.377
e.l.tienda -0.057
e.l.tiene -0.196
e.l.tile -0.242
e.l.tiles -0.052
e.l.timber 0.097
e.l.time -0.074
e.l.tiny -0.139
e.l.tipo -0.046
e.l.tired -0.398
e.l.title -0.117
e.l.to -0.442
e.l.todavia -0.268
e.l.toddlers -0.101
e.l.todo -0.045
e.l.toes 0.12
e.l.together 0.28
e.l.tomato -0.088
e.l.tones -0.192
e.l.tongue 0.439
e.l.too -0.269
e.l.tool -0.399
e.l.tooth -0.169
e.l.toronto -0.102
e.l.tours -0.295
e.l.tout -0.326
e.l.tower -0.136
e.l.town -0.226
e.l.tracking -0.048
e.l.trade -0.155
e.l.trading 0.087
e.l.trail -0.369
e.l.trailer -0.303
e.l.tram -0.093
e.l.travel 0.106
e.l.tre -0.135
e.l.tree -0.367
e.l.trees -0.272
e.l.trieste -0.239
e.l.trois -0.131
e.l.truck -0.169
e.l.tuesday 0.136
e.l.turkis -0.204
e.l.turns -0.103
e.l.turquesa -0.044
e.l.turquoise -0.148
e.l.tutoring 0.156
e.l.twelve 0.102
e.l.twenty -0.371
e.l.twice -0.157
e.l.type -0.269
e.l.typewriter -0.088
e.l.u -0.271
e.l.ugly -0.157
e.l.um -0.158
e.l.umbrella -0.087
e.l.umbrellas -0.067
e.l.un -0.387
e.l.una -0.185
e.l.uncle 0.505
e.l.und -0.532
e.l.under -0.29
e.l.underneath -0.25
e.l.une -0.109
e.l.union 0.095
e.l.university -0.354
e.l.uno -0.049
e.l.uns -0.343
e.l.up -0.206
e.l.uppercase -0.123
e.l.ups -0.285
e.l.upstairs -0.203
e.l.us -0.328
e.l.use -0.086
e.l.utrecht -0.231
e.l.van -0.1
e.l.vasseur 0.121
e.l.velo -0.096
e.l.velvet 0.151
e.l.verde 0.235
e.l.vermelho -0.149
e.l.vermilion -0.073
e.l.vert -0.063
e.l.vets 0.293
e.l.victorian -0.051
e.l.viejo 0.122
e.l.view -0.04
e.l.vif -0.307
e.l.viola -0.248
e.l.violet -0.083
e.l.volunteers -0.336
e.l.vor -0.105
e.l.vous -0.169
e.l.vr -0.451
e.l.w -0.254
e.l.wait -0.157
e.l.wake 0.184
e.l.walking -0.142
e.l.walks 0.289
e.l.wall 0.169
e.l.want -0.396
e.l.wanted -0.155
e.l.wants -0.232
e.l.warehouse -0.069
e.l.warm -0.45
e.l.was -0.164
e.l.water 0.063
e.l.wave 0.098
e.l.way -0.049
e.l.we -0.702
e.l.weare -0.166
e.l.weather -0.067
e.l.web -0.074
e.l.website -0.103
e.l.wed -0.208
e.l.wedding -0.327
e.l.weddings -0.15
e.l.week 0.268
e.l.weekends -0.077
e.l.weeks 0.053
e.l.weight -0.1
e.l.weiss -0.229
e.l.well -0.364
e.l.werkstatt -0.098
e.l.wet -0.083
e.l.weve -0.11
e.l.wheat -0.156
e.l.wheel 0.448
e.l.wheels -0.209
e.l.which -0.221
e.l.whisky -0.182
e.l.whitby -0.285
e.l.white -0.451
e.l.who -0.204
e.l.whole -0.044
e.l.whose -0.053
e.l.wild -0.053
e.l.will -0.225
e.l.wind 0.272
e.l.window -0.146
e.l.wine -0.114
e.l.winery 0.161
e.l.wir -0.176
e.l.wire 0.064
e.l.wish -0.184
e.l.wishes -0.13
e.l.with -0.671
e.l.without -0.196
e.l.wizard -0.091
e.l.wood -0.32
e.l.wool 0.298
e.l.word -0.082
e.l.wordmark -0.169
e.l.words -0.247
e.l.work 0.229
e.l.workers -0.244
e.l.working -0.103
e.l.works 0.35
e.l.would -0.296
e.l.wow -0.124
e.l.wren 0.325
e.l.wrench -0.177
e.l.writing -0.097
e.l.y -0.39
e.l.yard 0.452
e.l.year -0.055
e.l.years -0.078
e.l.yellow -0.173
e.l.yes -0.401
e.l.yet -0.336
e.l.yo -0.157
e.l.yoga 0.255
e.l.york -0.124
e.l.you -0.49
e.l.young -0.058
e.l.your -0.123
e.l.youth -0.175
e.l.youtube -0.202
e.l.zahnarztpraxis -0.077
e.l.zeichen -0.302
e.l.zero 0.523
e.l:do -0.21
e.lqstrange -0.044
e.n 0.109
e.nart -0.187
e.nat -0.094
e.nat hi -0.088
e.ncolour -0.191
e.ncommon -0.213
e.ncommon neg -0.052
e.ndo 0.365
e.nfield 0.116
e.nfield:ordinary 0.321
e.nfield:strange 0.14
e.nfield:trade 0.078
e.nhi -0.258
e.nhi strange -0.186
e.nkind:common 0.173
e.nkind:strange -0.23
e.nlike -0.26
e.nlike:describes -0.211
e.nlogo -0.188
e.nlogo look -0.188
e.nlook -0.341
e.nlook at 0.398
e.nlook:colour -0.491
e.nlook:describes -0.287
e.nlook:trade 0.289
e.nneg -0.064
e.nneg:thing -0.064
e.nordinary -0.127
e.nordinary:trade -0.074
e.nposs -0.042
e.nposs strange -0.079
e.nsay -0.077
e.nsay:describes -0.077
e.nstrange 0.298
e.nstrange$$ -0.102
e.ntagl -0.232
e.nthing 0.447
e.nwish -0.168
e.nwish neg -0.044
e.over.IandC -0.15
e.over.IforC -0.104
e.over.XadvC -0.114
e.over.XandC 0.066
e.over.XandD -0.796
e.over.XartC -0.296
e.over.XartD -0.419
e.over.XasD -0.215
e.over.XatC -0.389
e.over.XatD 0.042
e.over.XbeC 0.302
e.over.XbeD -0.504
e.over.XcallC -0.217
e.over.XcallD -0.245
e.over.XcommonC 0.249
e.over.XdoC -0.451
e.over.XforC -0.44
e.over.XforD -0.16
e.over.XnegD -0.063
e.over.XordinaryC -0.25
e.over.XstrangeC -0.132
e.over.XstrangeD 0.262
e.over.XsubjC -0.685
e.over.XtradeC -0.103
e.over.adv..strange -0.131
e.over.and..be 0.289
e.over.and..colour -0.593
e.over.and..ordinary -0.543
e.over.and..proper -0.136
e.over.and..strange -0.867
e.over.and..subj 0.046
e.over.art..colour -0.129
e.over.art..describes -0.058
e.over.art..kind -0.109
e.over.art..logo -0.125
e.over.art..ordinary -0.107
e.over.art..strange -0.42
e.over.art..thing -0.132
e.over.art..trade -0.105
e.over.as..logo -0.215
e.over.at..colour -0.654
e.over.at..common -0.556
e.over.at..place 0.181
e.over.at..proper 0.444
e.over.at..strange -0.435
e.over.at..thing -0.613
e.over.at..trade -0.476
e.over.at..will -0.11
e.over.be..strange 0.155
e.over.be..thing -0.062
e.over.call..strange -0.22
e.over.call..thing -0.097
e.over.common..place -0.106
e.over.common..subj 0.175
e.over.describes..logo -0.153
e.over.do..ordinary -0.477
e.over.do..strange -0.137
e.over.do..thing 0.132
e.over.do..trade -0.291
e.over.for..colour -0.103
e.over.for..common -0.175
e.over.for..strange -0.358
e.over.for..thing -0.297
e.over.for..trade -0.197
e.over.kind..strange -0.093
e.over.like..strange -0.123
e.over.neg..strange -0.209
e.over.neg..thing -0.044
e.over.ordinary..art -0.169
e.over.past..strange -0.061
e.over.poss..strange -0.117
e.over.strange..ordinary -0.139
e.over.strange..strange 0.198
e.over.subj..ordinary -0.117
e.over.subj..strange -0.592
e.over.subj..thing -0.106
e.over.subj..trade -0.16
e.over.trade..strange -0.044
e.over.xadvD -0.202
e.over.xandC -0.094
e.over.xartC -0.202
e.over.xartD -0.316
e.over.xatC -0.895
e.over.xatD -0.553
e.over.xbeC -0.288
e.over.xcallC -0.121
e.over.xcommonC -0.122
e.over.xcommonD -0.154
e.over.xdescribesD -0.123
e.over.xdoC -0.417
e.over.xforC -0.109
e.over.xkindC -0.12
e.over.xlikeC -0.132
e.over.xnegD -0.096
e.over.xpastC -0.07
e.over.xpastD -0.063
e.over.xpossC -0.081
e.over.xpossD -0.056
e.over.xsayC -0.041
e.over.xstrangeC -0.169
e.over.xstrangeD -0.105
e.over.xsubjC -0.074
e.q 0.218
e.q$ 0.081
e.q$q$ 0.081
e.qadv 0.257
e.qand 0.067
e.qand subj -0.139
e.qart -0.119
e.qart common -0.068
e.qart tagl -0.161
e.qart trade -0.15
e.qat 0.042
e.qat art 0.413
e.qat ordinary 0.043
e.qat place 0.281
e.qat strange -0.106
e.qcolour 0.149
e.qcolour and 0.278
e.qcolour colour 0.128
e.qcolour thing 0.142
e.qcolour,colour 0.374
e.qcolour,describes 0.297
e.qcolour,neg -0.206
e.qcommon 0.289
e.qcommon colour 0.169
e.qcommon common 0.242
e.qcommon describes 0.251
e.qcommon thing 0.06
e.qcommon where -0.16
e.qdescribes 0.265
e.qdescribes and 0.253
e.qdescribes colour 0.204
e.qdescribes describes 0.065
e.qdescribes look 0.127
e.qdescribes thing -0.041
e.qdescribes,colour 0.274
e.qdescribes,describes 0.056
e.qdo 0.316
e.qdo ordinary -0.184
e.qdo thing 0.157
e.qhi -0.142
e.qkind -0.04
e.qlike -0.054
e.qlogo 0.314
e.qlogo strange 0.25
e.qlook 0.196
e.qlook describes 0.081
e.qordinary -0.085
e.qordinary art 0.123
e.qordinary colour 0.219
e.qordinary common -0.085
e.qposs -0.238
e.qsay 0.096
e.qstrange -0.254
e.qstrange be -0.104
e.qstrange strange -0.077
e.qstrange trade 0.094
e.qstrangeqcolour -0.132
e.qstrangeqdescribes -0.101
e.qstrangeqthing -0.168
e.qsubj 0.067
e.qsubj ordinary -0.115
e.qsubj wish 0.103
e.qtagl -0.192
e.qthing 0.206
e.qthing colour 0.152
e.qthing logo 0.131
e.qthing thing -0.049
e.qthing trade 0.043
e.qtrade 0.262
e.qtrade at -0.128
e.qtrade ordinary 0.197
e.qtrade strange -0.04
e.qtrade trade 0.108
e.qtrade,describes 0.24
e.qwhere -0.372
e.qwhere subj -0.343
e.qwill -0.097
e.qwish 0.103
e.run.AACcolour -0.116
e.run.AACcommon -0.434
e.run.AACstrange -0.534
e.run.AACthing -0.247
e.run.AACtrade -0.405
e.run.AASand -0.2
e.run.AASat -0.192
e.run.AASdescribes -0.167
e.run.AASkind -0.05
e.run.AASthing -0.177
e.run.AXCtrade -0.249
e.run.AdCnumber -0.442
e.run.AxCand -0.426
e.run.AxCat 0.156
e.run.AxCbe 0.234
e.run.AxCcommon -0.181
e.run.AxCfor 0.287
e.run.AxCkind -0.199
e.run.AxCstrange -0.282
e.run.AxCsubj -0.179
e.run.AxCthing -0.146
e.run.AxCtrade 0.075
e.run.IXCstrange -0.237
e.run.IxCadv -0.088
e.run.IxCand -0.202
e.run.IxCbe -0.178
e.run.IxCcommon -0.112
e.run.IxCdo -0.272
e.run.IxCfor -0.104
e.run.IxClogo -0.261
e.run.IxCneg -0.118
e.run.IxCordinary -0.3
e.run.IxCposs -0.116
e.run.IxCstrange -0.273
e.run.IxCthing -0.277
e.run.IxCwill -0.135
e.run.IxCwish -0.187
e.run.XACproper -0.165
e.run.XACstrange -0.344
e.run.XICstrange -0.247
e.run.XICsubj -0.103
e.run.XXCadv -0.441
e.run.XXCat -0.172
e.run.XXCcolour -0.457
e.run.XXCcommon -0.822
e.run.XXCdescribes -0.414
e.run.XXCdo -0.322
e.run.XXCfield -0.242
e.run.XXCkind -0.471
e.run.XXCneg -0.357
e.run.XXCordinary -0.841
e.run.XXCplace -0.306
e.run.XXCposs -0.294
e.run.XXCproper -0.191
e.run.XXCstrange -0.404
e.run.XXCsubj -0.413
e.run.XXCthing -1.208
e.run.XXCtrade -0.357
e.run.XXCwhere -0.337
e.run.XXDdescribes -0.062
e.run.XXDordinary -0.049
e.run.XXDstrange -0.847
e.run.XXDthing -0.245
e.run.XXDtrade -0.306
e.run.XXStrade -0.416
e.run.XdCnumber -0.361
e.run.XdCstrange -0.178
e.run.XdOnumber -0.285
e.run.XxCadv 0.131
e.run.XxCand -0.082
e.run.XxCart -0.629
e.run.XxCat 0.044
e.run.XxCbe 0.485
e.run.XxCcall -0.278
e.run.XxCcolour -0.13
e.run.XxCcommon 0.106
e.run.XxCdescribes -0.315
e.run.XxCdo 0.32
e.run.XxCfield -0.075
e.run.XxCfor -0.135
e.run.XxChi -0.136
e.run.XxClike -0.254
e.run.XxClogo 0.126
e.run.XxClook -0.17
e.run.XxCname -0.151
e.run.XxCneg -0.22
e.run.XxCordinary 0.2
e.run.XxCpast 0.094
e.run.XxCposs -0.065
e.run.XxCproper -0.094
e.run.XxCsay -0.239
e.run.XxCstrange 0.217
e.run.XxCsubj -0.124
e.run.XxCtagl -0.19
e.run.XxCthing 0.285
e.run.XxCtrade 0.129
e.run.XxCwhere -0.329
e.run.XxCwill -0.227
e.run.XxCwish 0.185
e.run.XxDand -0.127
e.run.XxDart -0.539
e.run.XxDas -0.215
e.run.XxDbe -0.635
e.run.XxDcall 0.092
e.run.XxDcommon 0.193
e.run.XxDdo 0.33
e.run.XxDfor -0.292
e.run.XxDneg -0.122
e.run.XxDordinary -0.24
e.run.XxDposs -0.447
e.run.XxDsay 0.201
e.run.XxDstrange 0.208
e.run.XxDwhere -0.236
e.run.XxDwill 0.279
e.run.XxOadv -0.06
e.run.XxOand -0.227
e.run.XxOart -0.2
e.run.XxOat -0.178
e.run.XxObe 0.05
e.run.XxOcolour -0.226
e.run.XxOcommon -0.047
e.run.XxOdescribes 0.313
e.run.XxOdo 0.27
e.run.XxOfor -0.136
e.run.XxOkind -0.17
e.run.XxOlike -0.101
e.run.XxOlogo -0.174
e.run.XxOname -0.117
e.run.XxOordinary -0.054
e.run.XxOstrange 0.344
e.run.XxOsubj -0.178
e.run.XxOthing -0.478
e.run.XxOtrade 0.146
e.run.XxOwish 0.22
e.run.cXCthing -0.404
e.run.cXCtrade -0.356
e.run.cxCfor -0.238
e.run.dXCstrange -0.049
e.run.dXCtrade -0.398
e.run.dxCand 0.252
e.run.dxCcommon 0.13
e.run.dxCordinary -0.296
e.run.dxCstrange -0.131
e.run.dxCsubj -0.076
e.run.dxCthing -0.393
e.run.dxCtrade -0.273
e.run.xACstrange -0.118
e.run.xACthing -0.156
e.run.xACtrade -0.076
e.run.xICproper -0.09
e.run.xICsubj -0.211
e.run.xXCat -0.123
e.run.xXCbe -0.176
e.run.xXCcolour -0.101
e.run.xXCcommon -0.154
e.run.xXCdescribes -0.073
e.run.xXChi -0.047
e.run.xXCordinary -0.26
e.run.xXCplace -0.21
e.run.xXCproper -0.121
e.run.xXCstrange -0.253
e.run.xXCsubj -0.136
e.run.xXCthing -0.244
e.run.xXCtrade -0.061
e.run.xXDcolour -0.142
e.run.xXDdescribes -0.204
e.run.xXDfield -0.132
e.run.xXDkind -0.084
e.run.xXDlogo -0.264
e.run.xXDlook -0.046
e.run.xXDordinary -0.041
e.run.xXDplace -0.232
e.run.xXDsay -0.163
e.run.xXDstrange -0.677
e.run.xXDthing -0.066
e.run.xXDtrade -0.217
e.run.xdCnumber -0.274
e.run.xdCstrange -0.06
e.run.xdOnumber -0.07
e.run.xxCadv -0.419
e.run.xxCand -0.737
e.run.xxCart -0.491
e.run.xxCat -0.9
e.run.xxCbe -0.53
e.run.xxCcall -0.135
e.run.xxCcolour -0.529
e.run.xxCcommon -0.418
e.run.xxCdescribes -0.687
e.run.xxCdo -1.095
e.run.xxCfield -0.345
e.run.xxCfor -0.401
e.run.xxChex -0.174
e.run.xxChi -0.063
e.run.xxCkind -0.415
e.run.xxClike -0.256
e.run.xxClogo -0.433
e.run.xxClook -0.444
e.run.xxCname -0.384
e.run.xxCneg -0.459
e.run.xxCordinary -0.711
e.run.xxCpast -0.248
e.run.xxCposs -0.53
e.run.xxCproper -0.137
e.run.xxCsay -0.427
e.run.xxCstrange -0.812
e.run.xxCsubj -0.817
e.run.xxCtagl -0.1
e.run.xxCthing -0.718
e.run.xxCtrade -0.967
e.run.xxCwhere -0.455
e.run.xxCwill -0.427
e.run.xxCwish -0.567
e.run.xxDadv -0.202
e.run.xxDand -0.246
e.run.xxDart -0.319
e.run.xxDat -0.54
e.run.xxDbe -0.251
e.run.xxDcolour -0.159
e.run.xxDcommon 0.18
e.run.xxDdescribes -0.147
e.run.xxDdo -0.233
e.run.xxDfor -0.186
e.run.xxDneg -0.256
e.run.xxDordinary -0.413
e.run.xxDpast -0.173
e.run.xxDposs -0.056
e.run.xxDstrange -0.418
e.run.xxDsubj -0.405
e.run.xxOadv -0.315
e.run.xxOand -0.491
e.run.xxOart -0.219
e.run.xxOat -0.446
e.run.xxObe -0.136
e.run.xxOcall -0.075
e.run.xxOcolour -0.357
e.run.xxOcommon -0.638
e.run.xxOdescribes -0.395
e.run.xxOdo -0.553
e.run.xxOfor -0.314
e.run.xxOkind -0.287
e.run.xxOlike -0.141
e.run.xxOlogo -0.33
e.run.xxOlook -0.159
e.run.xxOname -0.17
e.run.xxOneg -0.213
e.run.xxOordinary -0.32
e.run.xxOpast -0.243
e.run.xxOposs -0.235
e.run.xxOsay -0.084
e.run.xxOstrange -0.392
e.run.xxOsubj -0.438
e.run.xxOthing -0.443
e.run.xxOtrade -0.608
e.run.xxOwhere -0.26
e.run.xxOwill -0.068
e.run.xxOwish -0.295
e.run.xxladv -0.445
e.run.xxland -0.137
e.run.xxlart -0.256
e.run.xxlat -0.16
e.run.xxlbe 0.118
e.run.xxlcall -0.159
e.run.xxlcolour -0.104
e.run.xxlcommon -0.627
e.run.xxldescribes -0.255
e.run.xxldo -0.052
e.run.xxlfield -0.191
e.run.xxlfor -0.518
e.run.xxlkind -0.526
e.run.xxllike -0.47
e.run.xxllogo -0.469
e.run.xxllook -0.267
e.run.xxlname -0.337
e.run.xxlneg -0.397
e.run.xxlordinary -0.664
e.run.xxlplace -0.268
e.run.xxlproper -0.248
e.run.xxlsay -0.339
e.run.xxlstrange -0.841
e.run.xxlsubj -0.066
e.run.xxlthing -0.227
e.run.xxltrade -0.046
e.run.xxlwhere -0.207
e.run.xxlwill -0.245
e.run.xxlwish -0.497
e.s.Cadv adv -0.221
e.s.Cadv and -0.358
e.s.Cadv art -0.247
e.s.Cadv be 0.078
e.s.Cadv common -0.302
e.s.Cadv describes -0.151
e.s.Cadv do -0.364
e.s.Cadv logo -0.096
e.s.Cadv ordinary -0.147
e.s.Cadv poss -0.094
e.s.Cadv strange -0.201
e.s.Cadv subj -0.265
e.s.Cadv thing -0.21
e.s.Cadv trade -0.255
e.s.Cadv wish -0.076
e.s.Cadv,art 0.198
e.s.Cadv.art -0.246
e.s.Cadv.colour 0.066
e.s.Cadv.describes -0.231
e.s.Cadv.poss -0.095
e.s.Cadv=$ -0.165
e.s.Cand adv -0.102
e.s.Cand art -0.121
e.s.Cand at 0.226
e.s.Cand be -0.176
e.s.Cand colour -0.201
e.s.Cand common -0.232
e.s.Cand describes -0.059
e.s.Cand do -0.082
e.s.Cand logo -0.058
e.s.Cand neg -0.146
e.s.Cand ordinary -0.131
e.s.Cand poss -0.246
e.s.Cand proper -0.088
e.s.Cand strange -0.397
e.s.Cand subj -0.326
e.s.Cand thing -0.125
e.s.Cand will -0.11
e.s.Cand wish -0.117
e.s.Cart adv -0.041
e.s.Cart and -0.073
e.s.Cart colour -0.058
e.s.Cart common -0.239
e.s.Cart describes -0.1
e.s.Cart field -0.115
e.s.Cart kind -0.145
e.s.Cart logo -0.215
e.s.Cart look -0.176
e.s.Cart name -0.224
e.s.Cart ordinary -0.202
e.s.Cart past -0.268
e.s.Cart poss -0.067
e.s.Cart say -0.069
e.s.Cart strange -0.265
e.s.Cart subj -0.072
e.s.Cart tagl -0.077
e.s.Cart thing -0.189
e.s.Cart trade -0.189
e.s.Cart_kind -0.059
e.s.Cart_name -0.149
e.s.Cart_ordinary -0.13
e.s.Cart_past -0.092
e.s.Cart_strange -0.113
e.s.Cas art -0.084
e.s.Cat art -0.224
e.s.Cat at -0.194
e.s.Cat be -0.254
e.s.Cat common -0.245
e.s.Cat describes -0.097
e.s.Cat do -0.445
e.s.Cat look -0.153
e.s.Cat number -0.07
e.s.Cat ordinary -0.16
e.s.Cat place -0.188
e.s.Cat poss -0.106
e.s.Cat proper -0.066
e.s.Cat strange -0.251
e.s.Cat subj -0.228
e.s.Cat thing -0.205
e.s.Cat trade -0.227
e.s.Cat-colour -0.104
e.s.Cat_ordinary -0.119
e.s.Cat_strange -0.173
e.s.Cat_trade -0.052
e.s.Cbe adv -0.177
e.s.Cbe art -0.149
e.s.Cbe at -0.105
e.s.Cbe call -0.042
e.s.Cbe common -0.319
e.s.Cbe describes -0.096
e.s.Cbe do -0.139
e.s.Cbe for -0.052
e.s.Cbe number -0.101
e.s.Cbe ordinary -0.056
e.s.Cbe poss -0.166
e.s.Cbe strange -0.052
e.s.Cbe subj -0.257
e.s.Cbe trade -0.154
e.s.Cbeqordinary -0.085
e.s.Cbeqstrange -0.059
e.s.Cbeqtrade -0.107
e.s.Ccall strange -0.104
e.s.Ccall subj -0.128
e.s.Ccall trade -0.043
e.s.Ccall-common -0.043
e.s.Ccolour and -0.181
e.s.Ccolour at -0.14
e.s.Ccolour be 0.301
e.s.Ccolour colour -0.513
e.s.Ccolour common -0.147
e.s.Ccolour do 0.05
e.s.Ccolour neg -0.08
e.s.Ccolour ordinary -0.187
e.s.Ccolour strange 0.298
e.s.Ccolour subj -0.213
e.s.Ccolour thing -0.231
e.s.Ccolour trade -0.184
e.s.Ccolour$$ -0.277
e.s.Ccolour&colour -0.113
e.s.Ccolour&describes -0.05
e.s.Ccolour&thing -0.07
e.s.Ccolour,adv -0.148
e.s.Ccolour,art -0.084
e.s.Ccolour,at 0.111
e.s.Ccolour,colour -0.332
e.s.Ccolour,common -0.167
e.s.Ccolour,describes -0.537
e.s.Ccolour,do 0.108
e.s.Ccolour,logo -0.133
e.s.Ccolour,look -0.103
e.s.Ccolour,neg -0.141
e.s.Ccolour,say 0.058
e.s.Ccolour,strange -0.258
e.s.Ccolour,subj -0.051
e.s.Ccolour,thing -0.298
e.s.Ccolour,wish 0.076
e.s.Ccolour-colour -0.079
e.s.Ccolour.art 0.062
e.s.Ccolour.colour 0.37
e.s.Ccolour.common -0.104
e.s.Ccolour.describes -0.449
e.s.Ccolour.do -0.362
e.s.Ccolour.logo 0.194
e.s.Ccolour.look 0.302
e.s.Ccolour.neg -0.243
e.s.Ccolour.ordinary -0.276
e.s.Ccolour.poss 0.178
e.s.Ccolour.strange 0.157
e.s.Ccolour.subj 0.275
e.s.Ccolour.thing -0.247
e.s.Ccolour.trade 0.12
e.s.Ccolour.wish 0.094
e.s.Ccolour/colour -0.297
e.s.Ccolourqcolour 0.245
e.s.Ccommon adv -0.147
e.s.Ccommon and 0.137
e.s.Ccommon art -0.209
e.s.Ccommon at -0.333
e.s.Ccommon call -0.05
e.s.Ccommon colour -0.245
e.s.Ccommon common -0.215
e.s.Ccommon describes -0.652
e.s.Ccommon do 0.284
e.s.Ccommon field -0.093
e.s.Ccommon for -0.27
e.s.Ccommon hi -0.052
e.s.Ccommon kind -0.278
e.s.Ccommon like -0.111
e.s.Ccommon look -0.082
e.s.Ccommon neg -0.124
e.s.Ccommon number -0.101
e.s.Ccommon ordinary -0.343
e.s.Ccommon poss -0.101
e.s.Ccommon proper -0.1
e.s.Ccommon strange -0.284
e.s.Ccommon subj -0.329
e.s.Ccommon thing -0.476
e.s.Ccommon trade -0.137
e.s.Ccommon wish -0.106
e.s.Ccommon$$ 0.407
e.s.Ccommon,adv -0.137
e.s.Ccommon,and -0.041
e.s.Ccommon,art 0.09
e.s.Ccommon,at -0.323
e.s.Ccommon,be -0.137
e.s.Ccommon,common -0.173
e.s.Ccommon,do 0.087
e.s.Ccommon,neg -0.062
e.s.Ccommon,subj -0.053
e.s.Ccommon,thing 0.049
e.s.Ccommon,trade -0.244
e.s.Ccommon.art -0.152
e.s.Ccommon.be 0.114
e.s.Ccommon.colour 0.11
e.s.Ccommon.common 0.109
e.s.Ccommon.describes 0.367
e.s.Ccommon.do -0.226
e.s.Ccommon.kind -0.104
e.s.Ccommon.logo 0.121
e.s.Ccommon.look 0.236
e.s.Ccommon.neg 0.114
e.s.Ccommon.ordinary 0.189
e.s.Ccommon.poss 0.114
e.s.Ccommon.strange 0.4
e.s.Ccommon.subj -0.045
e.s.Ccommon.thing 0.245
e.s.Ccommon.trade 0.106
e.s.Ccommon:art -0.057
e.s.Ccommon:describes -0.107
e.s.Ccommon:thing 0.165
e.s.Ccommon=$ 0.307
e.s.Ccommonnsubj -0.168
e.s.Ccommonq$ -0.194
e.s.Ccommonqcommon 0.094
e.s.Ccommonqdescribes 0.293
e.s.Ccommonqstrange -0.111
e.s.Ccommonqthing 0.041
e.s.Cdescribes adv -0.138
e.s.Cdescribes and 0.17
e.s.Cdescribes art -0.079
e.s.Cdescribes be -0.175
e.s.Cdescribes colour -0.538
e.s.Cdescribes common -0.104
e.s.Cdescribes describes -0.314
e.s.Cdescribes for -0.231
e.s.Cdescribes kind -0.049
e.s.Cdescribes logo -0.232
e.s.Cdescribes look -0.153
e.s.Cdescribes neg -0.189
e.s.Cdescribes ordinary -0.356
e.s.Cdescribes say -0.319
e.s.Cdescribes strange -0.152
e.s.Cdescribes subj -0.157
e.s.Cdescribes trade -0.343
e.s.Cdescribes wish -0.042
e.s.Cdescribes$$ -0.364
e.s.Cdescribes&colour -0.114
e.s.Cdescribes,at 0.083
e.s.Cdescribes,colour -0.601
e.s.Cdescribes,describes -0.413
e.s.Cdescribes,do 0.332
e.s.Cdescribes,like -0.181
e.s.Cdescribes,look -0.132
e.s.Cdescribes,name -0.047
e.s.Cdescribes,neg -0.272
e.s.Cdescribes,strange 0.069
e.s.Cdescribes,subj 0.144
e.s.Cdescribes,thing -0.397
e.s.Cdescribes,trade -0.233
e.s.Cdescribes.art -0.19
e.s.Cdescribes.colour 0.366
e.s.Cdescribes.common 0.18
e.s.Cdescribes.describes -0.163
e.s.Cdescribes.do -0.097
e.s.Cdescribes.logo -0.08
e.s.Cdescribes.look -0.098
e.s.Cdescribes.neg -0.299
e.s.Cdescribes.poss 0.053
e.s.Cdescribes.strange 0.041
e.s.Cdescribes.subj 0.184
e.s.Cdescribes.thing -0.129
e.s.Cdescribes.trade -0.107
e.s.Cdescribes/neg -0.127
e.s.Cdescribes:art -0.081
e.s.Cdescribes=$ -0.097
e.s.Cdescribesnlook -0.097
e.s.Cdescribesnthing 0.049
e.s.Cdescribesqcolour 0.217
e.s.Cdo adv -0.168
e.s.Cdo at -0.226
e.s.Cdo be 0.059
e.s.Cdo common -0.232
e.s.Cdo describes -0.233
e.s.Cdo do -0.264
e.s.Cdo field -0.13
e.s.Cdo kind -0.184
e.s.Cdo logo -0.163
e.s.Cdo name -0.135
e.s.Cdo neg -0.191
e.s.Cdo number -0.235
e.s.Cdo ordinary -0.273
e.s.Cdo poss -0.143
e.s.Cdo strange -0.436
e.s.Cdo thing -0.505
e.s.Cdo trade -0.431
e.s.Cdo,neg -0.101
e.s.Cdo.art -0.318
e.s.Cdo.colour 0.043
e.s.Cfield and 0.108
e.s.Cfield art -0.074
e.s.Cfield ordinary -0.054
e.s.Cfield subj -0.165
e.s.Cfield trade -0.261
e.s.Cfield:ordinary -0.113
e.s.Cfield:strange -0.06
e.s.Cfield:trade -0.195
e.s.Cfor adv -0.1
e.s.Cfor and 0.208
e.s.Cfor art -0.141
e.s.Cfor at -0.045
e.s.Cfor colour -0.067
e.s.Cfor common -0.196
e.s.Cfor do -0.263
e.s.Cfor kind -0.051
e.s.Cfor ordinary -0.208
e.s.Cfor poss -0.069
e.s.Cfor strange -0.189
e.s.Cfor subj -0.149
e.s.Cfor thing -0.279
e.s.Cfor trade -0.25
e.s.Chex=$ -0.175
e.s.Chi hi -0.218
e.s.Chi ordinary -0.104
e.s.Chi subj -0.104
e.s.Chi!do -0.115
e.s.Chi!wish -0.046
e.s.Chi,art -0.277
e.s.Chi,be -0.124
e.s.Chi,describes -0.089
e.s.Chi,do -0.288
e.s.Chi,ordinary -0.264
e.s.Chi,strange -0.172
e.s.Chi,subj 0.105
e.s.Chinstrange -0.096
e.s.Chinsubj -0.087
e.s.Ckind and 0.092
e.s.Ckind at -0.35
e.s.Ckind be 0.05
e.s.Ckind common -0.063
e.s.Ckind do -0.097
e.s.Ckind for -0.397
e.s.Ckind logo 0.107
e.s.Ckind name -0.159
e.s.Ckind neg -0.061
e.s.Ckind number -0.158
e.s.Ckind past 0.099
e.s.Ckind subj -0.124
e.s.Ckind thing -0.194
e.s.Ckind trade -0.052
e.s.Ckind wish -0.144
e.s.Ckind$$ 0.093
e.s.Ckind,art -0.052
e.s.Ckind,common 0.209
e.s.Ckind,describes -0.195
e.s.Ckind,strange -0.358
e.s.Ckind,subj 0.194
e.s.Ckind,thing -0.101
e.s.Ckind.art -0.07
e.s.Ckind.colour -0.191
e.s.Ckind.common 0.231
e.s.Ckind.describes -0.041
e.s.Ckind.ordinary 0.226
e.s.Ckind.strange -0.102
e.s.Ckind.trade 0.095
e.s.Ckind:common -0.141
e.s.Ckind:ordinary -0.054
e.s.Ckind:strange -0.314
e.s.Ckind:trade -0.052
e.s.Clike be -0.099
e.s.Clike common -0.066
e.s.Clike describes -0.055
e.s.Clike do -0.044
e.s.Clike logo -0.051
e.s.Clike neg -0.085
e.s.Clike strange -0.069
e.s.Clike$$ -0.165
e.s.Clogo at -0.167
e.s.Clogo be -0.12
e.s.Clogo common -0.04
e.s.Clogo for -0.184
e.s.Clogo subj -0.078
e.s.Clogo wish -0.148
e.s.Clogo$$ -0.143
e.s.Clogo,art -0.045
e.s.Clogo,colour -0.131
e.s.Clogo,common -0.104
e.s.Clogo,describes -0.225
e.s.Clogo,do -0.123
e.s.Clogo,subj -0.086
e.s.Clogo,thing -0.047
e.s.Clogo,wish -0.089
e.s.Clogo.colour -0.297
e.s.Clogo.describes -0.197
e.s.Clogo.neg -0.107
e.s.Clogo.ordinary -0.283
e.s.Clogo.thing -0.073
e.s.Clogo.wish -0.097
e.s.Clogo:art -0.073
e.s.Clogo:do -0.104
e.s.Clogo=$ -0.044
e.s.Clook at -0.221
e.s.Clook be -0.073
e.s.Clook colour -0.206
e.s.Clook describes -0.127
e.s.Clook do -0.058
e.s.Clook$$ -0.082
e.s.Clook,colour -0.158
e.s.Clook,common -0.092
e.s.Clook,describes -0.159
e.s.Clook,thing -0.056
e.s.Clook.colour -0.235
e.s.Clook.neg -0.212
e.s.Clook.poss -0.059
e.s.Clook:colour -0.251
e.s.Clook:describes -0.19
e.s.Clook:logo -0.091
e.s.Clook:neg -0.073
e.s.Clook:thing -0.186
e.s.Clook:trade -0.109
e.s.Clook=$ -0.176
e.s.Clook~colour -0.379
e.s.Cname adv -0.093
e.s.Cname be -0.073
e.s.Cname ordinary -0.05
e.s.Cname where -0.087
e.s.Cname,at -0.061
e.s.Cname,ordinary -0.222
e.s.Cname.common 0.085
e.s.Cname.describes -0.191
e.s.Cname:ordinary -0.075
e.s.Cname:strange -0.103
e.s.Cneg and -0.058
e.s.Cneg at -0.055
e.s.Cneg colour -0.101
e.s.Cneg common -0.384
e.s.Cneg describes -0.098
e.s.Cneg do -0.144
e.s.Cneg like -0.065
e.s.Cneg name -0.093
e.s.Cneg say -0.108
e.s.Cneg strange -0.046
e.s.Cneg thing -0.289
e.s.Cneg trade -0.048
e.s.Cneg wish -0.173
e.s.Cneg$$ -0.17
e.s.Cneg,common -0.259
e.s.Cneg,ordinary -0.188
e.s.Cneg,subj -0.156
e.s.Cneg.colour -0.093
e.s.Cneg.neg -0.108
e.s.Cneg=$ -0.151
e.s.Cneganumber -0.347
e.s.Cnumber and 0.146
e.s.Cnumber common 0.15
e.s.Cnumber ordinary -0.285
e.s.Cnumber strange -0.131
e.s.Cnumber subj -0.051
e.s.Cnumber thing -0.426
e.s.Cnumber trade -0.391
e.s.Cnumber$$ -0.213
e.s.Cnumber,and 0.249
e.s.Cnumber,common 0.143
e.s.Cnumber,describes 0.172
e.s.Cnumber-number -0.221
e.s.Cnumber.art 0.182
e.s.Cnumber.colour 0.226
e.s.Cnumber.common -0.205
e.s.Cnumber.describes 0.321
e.s.Cnumber.subj -0.203
e.s.Cnumber/number -0.393
e.s.Cnumber=$ -0.259
e.s.Cnumberq$ -0.183
e.s.Cordinary art -0.132
e.s.Cordinary at -0.476
e.s.Cordinary be -0.047
e.s.Cordinary call -0.19
e.s.Cordinary colour -0.441
e.s.Cordinary common 0.044
e.s.Cordinary do 0.197
e.s.Cordinary field -0.051
e.s.Cordinary for 0.094
e.s.Cordinary hi -0.059
e.s.Cordinary kind -0.045
e.s.Cordinary like -0.08
e.s.Cordinary logo -0.147
e.s.Cordinary neg -0.268
e.s.Cordinary number -0.286
e.s.Cordinary ordinary -0.487
e.s.Cordinary say -0.049
e.s.Cordinary strange -0.511
e.s.Cordinary subj -0.4
e.s.Cordinary thing -0.087
e.s.Cordinary trade -0.348
e.s.Cordinary where -0.187
e.s.Cordinary will -0.109
e.s.Cordinary wish -0.235
e.s.Cordinary$$ 0.381
e.s.Cordinary&describes -0.101
e.s.Cordinary&ordinary -0.124
e.s.Cordinary&strange -0.09
e.s.Cordinary&thing -0.168
e.s.Cordinary(common 0.124
e.s.Cordinary,adv -0.118
e.s.Cordinary,and -0.067
e.s.Cordinary,art 0.076
e.s.Cordinary,at 0.352
e.s.Cordinary,colour -0.086
e.s.Cordinary,common -0.24
e.s.Cordinary,describes 0.168
e.s.Cordinary,look 0.237
e.s.Cordinary,name -0.13
e.s.Cordinary,neg -0.149
e.s.Cordinary,poss -0.322
e.s.Cordinary,strange 0.2
e.s.Cordinary,subj -0.365
e.s.Cordinary,tagl 0.234
e.s.Cordinary,thing -0.064
e.s.Cordinary,trade 0.399
e.s.Cordinary,wish 0.265
e.s.Cordinary-common -0.073
e.s.Cordinary-ordinary -0.17
e.s.Cordinary-strange -0.167
e.s.Cordinary.art 0.151
e.s.Cordinary.be -0.245
e.s.Cordinary.common 0.112
e.s.Cordinary.describes 0.109
e.s.Cordinary.do 0.32
e.s.Cordinary.for -0.09
e.s.Cordinary.kind 0.13
e.s.Cordinary.logo 0.054
e.s.Cordinary.look 0.092
e.s.Cordinary.name -0.215
e.s.Cordinary.neg 0.164
e.s.Cordinary.ordinary -0.135
e.s.Cordinary.poss 0.124
e.s.Cordinary.strange 0.15
e.s.Cordinary.subj -0.297
e.s.Cordinary.tagl 0.138
e.s.Cordinary.trade 0.18
e.s.Cordinary.wish -0.111
e.s.Cordinary:colour -0.181
e.s.Cordinary:logo -0.264
e.s.Cordinary:ordinary -0.085
e.s.Cordinary:strange -0.121
e.s.Cordinary:thing 0.137
e.s.Cordinary:trade -0.306
e.s.Cordinary=$ -0.516
e.s.Cordinaryncommon -0.199
e.s.Cordinarynhi -0.095
e.s.Cordinarynlook 0.143
e.s.Cordinarynsubj 0.147
e.s.Cordinaryq$ -0.071
e.s.Cordinaryqand -0.135
e.s.Cordinaryqcolour 0.152
e.s.Cordinaryqdescribes 0.265
e.s.Cordinaryqthing 0.05
e.s.Cordinaryqtrade 0.055
e.s.Cordinaryqwhere -0.043
e.s.Cpast art -0.091
e.s.Cpast common -0.059
e.s.Cpast logo -0.09
e.s.Cpast strange -0.045
e.s.Cplace and -0.161
e.s.Cplace at -0.053
e.s.Cplace common -0.088
e.s.Cplace place -0.118
e.s.Cplace thing -0.246
e.s.Cplace$$ -0.131
e.s.Cplace,art -0.049
e.s.Cplace,strange -0.361
e.s.Cplace,subj -0.172
e.s.Cplace.art -0.17
e.s.Cplace.colour -0.358
e.s.Cplace.describes -0.202
e.s.Cplace.ordinary -0.119
e.s.Cplace.poss -0.208
e.s.Cplace.strange -0.106
e.s.Cplace.subj -0.251
e.s.Cplace.thing -0.345
e.s.Cplace=$ -0.204
e.s.Cposs call -0.08
e.s.Cposs common -0.178
e.s.Cposs describes -0.062
e.s.Cposs do -0.048
e.s.Cposs for -0.109
e.s.Cposs kind -0.069
e.s.Cposs name -0.117
e.s.Cposs ordinary -0.081
e.s.Cposs past -0.073
e.s.Cposs strange -0.244
e.s.Cposs subj -0.116
e.s.Cposs tagl -0.182
e.s.Cposs thing -0.331
e.s.Cposs trade -0.18
e.s.Cposs wish -0.17
e.s.Cproper and 0.105
e.s.Cproper at -0.32
e.s.Cproper ordinary -0.255
e.s.Cproper proper -0.154
e.s.Cproper strange -0.098
e.s.Cproper subj -0.191
e.s.Cproper thing -0.158
e.s.Cproper trade -0.362
e.s.Cproper$$ 0.125
e.s.Cproper.art -0.144
e.s.Cproper.common -0.17
e.s.Cproper=$ -0.147
e.s.Cproperastrange -0.246
e.s.Csay do 0.151
e.s.Csay strange -0.043
e.s.Csay subj -0.104
e.s.Csay where -0.083
e.s.Csay$$ -0.168
e.s.Csay,describes -0.069
e.s.Csay,thing -0.061
e.s.Csay=$ -0.147
e.s.Cstrange and -0.308
e.s.Cstrange art -0.318
e.s.Cstrange at -0.188
e.s.Cstrange be 0.485
e.s.Cstrange call -0.318
e.s.Cstrange colour -0.326
e.s.Cstrange common -0.305
e.s.Cstrange describes -0.349
e.s.Cstrange do -0.258
e.s.Cstrange field -0.237
e.s.Cstrange for -0.156
e.s.Cstrange like -0.052
e.s.Cstrange logo -0.358
e.s.Cstrange look 0.04
e.s.Cstrange neg 0.108
e.s.Cstrange number -0.214
e.s.Cstrange ordinary -0.238
e.s.Cstrange past -0.321
e.s.Cstrange poss -0.418
e.s.Cstrange proper -0.335
e.s.Cstrange say -0.174
e.s.Cstrange strange -0.998
e.s.Cstrange subj -0.06
e.s.Cstrange where -0.222
e.s.Cstrange will -0.215
e.s.Cstrange wish -0.173
e.s.Cstrange$$ -0.282
e.s.Cstrange&be -0.071
e.s.Cstrange&describes -0.18
e.s.Cstrange&ordinary -0.285
e.s.Cstrange&strange -0.273
e.s.Cstrange&thing -0.37
e.s.Cstrange&trade -0.105
e.s.Cstrange(trade 0.119
e.s.Cstrange,adv -0.416
e.s.Cstrange,and 0.074
e.s.Cstrange,art -0.271
e.s.Cstrange,at 0.134
e.s.Cstrange,be 0.133
e.s.Cstrange,call -0.275
e.s.Cstrange,colour 0.081
e.s.Cstrange,common -0.291
e.s.Cstrange,do 0.36
e.s.Cstrange,for -0.053
e.s.Cstrange,kind 0.083
e.s.Cstrange,logo -0.096
e.s.Cstrange,look 0.1
e.s.Cstrange,number 0.417
e.s.Cstrange,ordinary 0.369
e.s.Cstrange,poss 0.054
e.s.Cstrange,strange -0.137
e.s.Cstrange,subj -0.29
e.s.Cstrange,tagl 0.225
e.s.Cstrange,thing 0.162
e.s.Cstrange,trade 0.524
e.s.Cstrange,will 0.322
e.s.Cstrange,wish -0.29
e.s.Cstrange-like -0.241
e.s.Cstrange-strange -0.262
e.s.Cstrange-trade -0.17
e.s.Cstrange.adv 0.536
e.s.Cstrange.and -0.351
e.s.Cstrange.art -0.082
e.s.Cstrange.at -0.081
e.s.Cstrange.be 0.091
e.s.Cstrange.colour 0.091
e.s.Cstrange.common -0.266
e.s.Cstrange.describes 0.27
e.s.Cstrange.do -0.405
e.s.Cstrange.field 0.149
e.s.Cstrange.hi 0.08
e.s.Cstrange.kind -0.254
e.s.Cstrange.logo -0.075
e.s.Cstrange.name -0.102
e.s.Cstrange.ordinary 0.108
e.s.Cstrange.strange -0.187
e.s.Cstrange.tagl 0.18
e.s.Cstrange.thing 0.247
e.s.Cstrange.trade 0.211
e.s.Cstrange.will 0.105
e.s.Cstrange.wish -0.143
e.s.Cstrange/do -0.128
e.s.Cstrange:art 0.456
e.s.Cstrange:colour 0.42
e.s.Cstrange:common 0.239
e.s.Cstrange:describes -0.131
e.s.Cstrange:kind 0.122
e.s.Cstrange:logo -0.058
e.s.Cstrange:strange 0.319
e.s.Cstrange;art -0.056
e.s.Cstrange=$ -0.075
e.s.Cstrange?neg -0.382
e.s.Cstrange_be -0.215
e.s.Cstrangeastrange -0.452
e.s.Cstrangenart -0.168
e.s.Cstrangenfield 0.239
e.s.Cstrangenkind 0.35
e.s.Cstrangenlook -0.075
e.s.Cstrangenstrange 0.116
e.s.Cstrangensubj 0.341
e.s.Cstrangentagl -0.249
e.s.Cstrangeq$ -0.076
e.s.Cstrangeqand 0.172
e.s.Cstrangeqart 0.129
e.s.Cstrangeqat 0.381
e.s.Cstrangeqcolour -0.062
e.s.Cstrangeqcommon 0.112
e.s.Cstrangeqdescribes 0.185
e.s.Cstrangeqdo 0.122
e.s.Cstrangeqlogo 0.203
e.s.Cstrangeqlook 0.199
e.s.Cstrangeqordinary 0.059
e.s.Cstrangeqsubj 0.11
e.s.Cstrangeqthing 0.132
e.s.Cstrange~colour 0.166
e.s.Csubj adv -0.119
e.s.Csubj and -0.075
e.s.Csubj art -0.118
e.s.Csubj at -0.308
e.s.Csubj be -0.633
e.s.Csubj call -0.1
e.s.Csubj colour 0.126
e.s.Csubj common -0.546
e.s.Csubj do -0.41
e.s.Csubj like -0.235
e.s.Csubj name -0.104
e.s.Csubj neg -0.293
e.s.Csubj ordinary -0.354
e.s.Csubj past -0.126
e.s.Csubj poss -0.108
e.s.Csubj say -0.153
e.s.Csubj strange -0.326
e.s.Csubj subj -0.159
e.s.Csubj tagl -0.066
e.s.Csubj thing -0.093
e.s.Csubj trade -0.186
e.s.Csubj where -0.156
e.s.Csubj will -0.242
e.s.Csubj wish -0.314
e.s.Csubj,adv -0.44
e.s.Csubj,strange -0.113
e.s.Csubj,subj -0.043
e.s.Csubj.colour 0.251
e.s.Csubj.common -0.081
e.s.Csubj.describes 0.248
e.s.Csubj.do -0.338
e.s.Csubj.poss -0.196
e.s.Csubj.subj 0.172
e.s.Csubj.thing 0.245
e.s.Csubj:trade -0.072
e.s.Csubj=$ -0.148
e.s.Ctagl be -0.164
e.s.Ctagl:strange -0.13
e.s.Ctagl:subj -0.117
e.s.Ctaglqcommon -0.104
e.s.Ctaglqneg -0.107
e.s.Ctaglqordinary -0.142
e.s.Ctaglqstrange -0.189
e.s.Ctaglqsubj -0.104
e.s.Ctaglqthing -0.096
e.s.Cthing adv 0.045
e.s.Cthing and -0.101
e.s.Cthing art -0.207
e.s.Cthing at -0.159
e.s.Cthing be 0.046
e.s.Cthing colour -0.161
e.s.Cthing common -0.384
e.s.Cthing describes 0.137
e.s.Cthing do -0.265
e.s.Cthing field -0.111
e.s.Cthing kind -0.312
e.s.Cthing like -0.095
e.s.Cthing logo -0.383
e.s.Cthing look -0.185
e.s.Cthing name -0.154
e.s.Cthing number -0.227
e.s.Cthing ordinary -0.352
e.s.Cthing past -0.113
e.s.Cthing poss -0.083
e.s.Cthing proper -0.114
e.s.Cthing say -0.219
e.s.Cthing strange -0.16
e.s.Cthing thing -0.255
e.s.Cthing trade -0.502
e.s.Cthing where -0.129
e.s.Cthing will -0.042
e.s.Cthing wish 0.232
e.s.Cthing$$ 0.258
e.s.Cthing&strange -0.121
e.s.Cthing&thing -0.167
e.s.Cthing(common -0.242
e.s.Cthing(strange 0.072
e.s.Cthing,and 0.068
e.s.Cthing,at 0.234
e.s.Cthing,be 0.407
e.s.Cthing,call -0.169
e.s.Cthing,common -0.216
e.s.Cthing,describes 0.188
e.s.Cthing,do -0.1
e.s.Cthing,for 0.259
e.s.Cthing,name -0.113
e.s.Cthing,neg -0.08
e.s.Cthing,number -0.123
e.s.Cthing,ordinary -0.347
e.s.Cthing,poss 0.311
e.s.Cthing,strange 0.061
e.s.Cthing,subj 0.403
e.s.Cthing,thing -0.078
e.s.Cthing,trade -0.104
e.s.Cthing-at -0.233
e.s.Cthing-common -0.156
e.s.Cthing-ordinary -0.179
e.s.Cthing-strange -0.309
e.s.Cthing-thing -0.048
e.s.Cthing.adv -0.142
e.s.Cthing.be 0.364
e.s.Cthing.colour 0.223
e.s.Cthing.common 0.18
e.s.Cthing.describes -0.246
e.s.Cthing.do 0.251
e.s.Cthing.logo 0.286
e.s.Cthing.name -0.07
e.s.Cthing.neg -0.32
e.s.Cthing.ordinary 0.117
e.s.Cthing.poss 0.208
e.s.Cthing.strange 0.17
e.s.Cthing.tagl -0.207
e.s.Cthing.thing -0.111
e.s.Cthing.trade 0.171
e.s.Cthing.wish 0.175
e.s.Cthing:common -0.196
e.s.Cthing:strange 0.084
e.s.Cthing:thing 0.215
e.s.Cthing:trade 0.403
e.s.Cthing;describes 0.104
e.s.Cthing;subj -0.106
e.s.Cthing;thing 0.25
e.s.Cthing=$ 0.205
e.s.Cthing?neg -0.195
e.s.Cthingnfield 0.342
e.s.Cthingnlook -0.05
e.s.Cthingnstrange 0.236
e.s.Cthingnsubj 0.343
e.s.Cthingq$ 0.262
e.s.Cthingqcolour 0.229
e.s.Cthingqcommon -0.07
e.s.Cthingqdescribes 0.246
e.s.Cthingqstrange -0.1
e.s.Cthingqsubj 0.078
e.s.Cthingqthing 0.331
e.s.Cthingqtrade 0.12
e.s.Cthing~colour 0.176
e.s.Ctrade adv -0.232
e.s.Ctrade and -0.411
e.s.Ctrade art -0.133
e.s.Ctrade at 0.229
e.s.Ctrade be 0.117
e.s.Ctrade colour 0.187
e.s.Ctrade common 0.119
e.s.Ctrade describes -0.166
e.s.Ctrade field -0.11
e.s.Ctrade for -0.111
e.s.Ctrade kind -0.442
e.s.Ctrade logo 0.134
e.s.Ctrade neg 0.203
e.s.Ctrade number 0.125
e.s.Ctrade ordinary 0.174
e.s.Ctrade past 0.103
e.s.Ctrade poss -0.155
e.s.Ctrade proper -0.238
e.s.Ctrade say -0.113
e.s.Ctrade strange 0.057
e.s.Ctrade subj 0.051
e.s.Ctrade thing -0.418
e.s.Ctrade trade -0.434
e.s.Ctrade where -0.292
e.s.Ctrade will -0.075
e.s.Ctrade wish 0.244
e.s.Ctrade$$ 0.405
e.s.Ctrade&describes -0.241
e.s.Ctrade&thing -0.316
e.s.Ctrade&trade -0.122
e.s.Ctrade(common 0.12
e.s.Ctrade,adv 0.133
e.s.Ctrade,and -0.382
e.s.Ctrade,art 0.345
e.s.Ctrade,at -0.396
e.s.Ctrade,colour 0.515
e.s.Ctrade,common 0.13
e.s.Ctrade,describes 0.31
e.s.Ctrade,do 0.203
e.s.Ctrade,kind -0.098
e.s.Ctrade,neg 0.087
e.s.Ctrade,number -0.308
e.s.Ctrade,ordinary -0.126
e.s.Ctrade,place 0.247
e.s.Ctrade,poss 0.057
e.s.Ctrade,strange -0.107
e.s.Ctrade,subj -0.253
e.s.Ctrade,thing 0.211
e.s.Ctrade,trade 0.245
e.s.Ctrade.adv -0.225
e.s.Ctrade.art 0.128
e.s.Ctrade.at -0.187
e.s.Ctrade.be 0.143
e.s.Ctrade.common 0.385
e.s.Ctrade.describes -0.123
e.s.Ctrade.do 0.311
e.s.Ctrade.logo 0.137
e.s.Ctrade.look 0.17
e.s.Ctrade.neg 0.219
e.s.Ctrade.ordinary 0.072
e.s.Ctrade.poss 0.212
e.s.Ctrade.strange -0.174
e.s.Ctrade.subj 0.142
e.s.Ctrade.tagl 0.109
e.s.Ctrade.thing 0.334
e.s.Ctrade.trade 0.24
e.s.Ctrade:strange 0.129
e.s.Ctrade:thing 0.125
e.s.Ctrade;ordinary 0.193
e.s.Ctrade=$ 0.206
e.s.Ctradenfield 0.124
e.s.Ctradenlike -0.13
e.s.Ctradeq$ 0.146
e.s.Ctradeqat -0.255
e.s.Ctradeqcolour 0.057
e.s.Ctradeqcommon 0.113
e.s.Ctradeqdescribes 0.088
e.s.Ctradeqstrange -0.082
e.s.Ctradeqsubj 0.1
e.s.Ctradeqthing 0.094
e.s.Ctradeqtrade 0.143
e.s.Cwhere and -0.088
e.s.Cwhere at -0.145
e.s.Cwhere do 0.098
e.s.Cwhere subj -0.291
e.s.Cwhere,art -0.058
e.s.Cwhere,common -0.129
e.s.Cwhere.art 0.067
e.s.Cwhere.colour 0.159
e.s.Cwhere.subj 0.121
e.s.Cwhere=$ -0.086
e.s.Cwill adv -0.146
e.s.Cwill be -0.231
e.s.Cwill common -0.089
e.s.Cwill do -0.109
e.s.Cwill ordinary -0.054
e.s.Cwill subj -0.218
e.s.Cwish art -0.068
e.s.Cwish at -0.096
e.s.Cwish be -0.189
e.s.Cwish common -0.122
e.s.Cwish do -0.256
e.s.Cwish for -0.088
e.s.Cwish neg -0.056
e.s.Cwish ordinary -0.165
e.s.Cwish poss -0.052
e.s.Cwish subj -0.109
e.s.Cwish,colour -0.161
e.s.Cwish,describes -0.129
e.s.Cwish.thing 0.157
e.s.Cwish=$ -0.148
e.s.Dadv strange -0.112
e.s.Dand at -0.084
e.s.Dand colour -0.189
e.s.Dand neg -0.073
e.s.Dand strange -0.051
e.s.Dart adv -0.174
e.s.Dart describes -0.192
e.s.Dart logo -0.069
e.s.Dart past -0.088
e.s.Dart strange -0.227
e.s.Dart trade -0.066
e.s.Das logo -0.043
e.s.Dat art -0.18
e.s.Dat colour -0.065
e.s.Dat place -0.197
e.s.Dat strange -0.159
e.s.Dbe art -0.13
e.s.Dbe strange -0.115
e.s.Dcall strange -0.078
e.s.Dcolour and -0.445
e.s.Dcolour at -0.108
e.s.Dcolour$$ -0.364
e.s.Dcolour,art -0.273
e.s.Dcolour,at -0.319
e.s.Dcolour,colour -0.382
e.s.Dcolour,describes -0.363
e.s.Dcolour,neg -0.045
e.s.Dcolour,ordinary -0.172
e.s.Dcolour=$ -0.42
e.s.Dcommon at -0.073
e.s.Dcommon neg -0.101
e.s.Dcommon ordinary -0.07
e.s.Dcommon strange -0.059
e.s.Ddescribes logo -0.138
e.s.Ddescribes ordinary -0.061
e.s.Ddescribes say -0.082
e.s.Ddescribes strange -0.247
e.s.Ddescribes$$ -0.065
e.s.Ddescribes,colour -0.094
e.s.Ddescribes,neg -0.09
e.s.Ddescribes,ordinary -0.096
e.s.Ddescribes=$ -0.114
e.s.Ddo trade -0.068
e.s.Dhi hi -0.047
e.s.Dhi,subj -0.124
e.s.Dkind call -0.099
e.s.Dlogo at -0.175
e.s.Dlogo for -0.104
e.s.Dlogo$$ -0.109
e.s.Dlook:colour -0.137
e.s.Dname:strange -0.052
e.s.Dneg strange -0.261
e.s.Dordinary at -0.175
e.s.Dordinary be -0.234
e.s.Dordinary common -0.104
e.s.Dordinary describes -0.064
e.s.Dordinary neg -0.232
e.s.Dordinary strange -0.268
e.s.Dordinary trade -0.13
e.s.Dordinary$$ -0.059
e.s.Dordinary,describes -0.088
e.s.Dordinary,strange -0.11
e.s.Dordinary=$ -0.198
e.s.Dplace.colour -0.283
e.s.Dposs kind -0.068
e.s.Dposs strange -0.084
e.s.Dproperastrange -0.146
e.s.Dsay at -0.105
e.s.Dsay=$ -0.058
e.s.Dstrange and 0.112
e.s.Dstrange art -0.428
e.s.Dstrange as -0.386
e.s.Dstrange at 0.078
e.s.Dstrange be -0.696
e.s.Dstrange call 0.171
e.s.Dstrange common 0.198
e.s.Dstrange do 0.358
e.s.Dstrange neg -0.071
e.s.Dstrange number -0.27
e.s.Dstrange ordinary -0.257
e.s.Dstrange poss -0.444
e.s.Dstrange strange 0.212
e.s.Dstrange subj -0.087
e.s.Dstrange trade -0.295
e.s.Dstrange will 0.28
e.s.Dstrange wish 0.239
e.s.Dstrange$$ -0.346
e.s.Dstrange&strange -0.127
e.s.Dstrange,art 0.268
e.s.Dstrange,colour -0.109
e.s.Dstrange,describes -0.408
e.s.Dstrange,ordinary -0.052
e.s.Dstrange,strange 0.099
e.s.Dstrange,subj -0.334
e.s.Dstrange.art 0.732
e.s.Dstrange.at -0.289
e.s.Dstrange.colour -0.083
e.s.Dstrange.describes 0.045
e.s.Dstrange.ordinary 0.245
e.s.Dstrange.subj -0.149
e.s.Dstrange:colour -0.246
e.s.Dstrange=$ -0.104
e.s.Dsubj art -0.074
e.s.Dsubj will -0.065
e.s.Dthing strange -0.317
e.s.Dtrade at -0.835
e.s.Dtrade be -0.316
e.s.Dtrade call -0.047
e.s.Dtrade for -0.09
e.s.Dtrade strange -0.183
e.s.Dwill at -0.21
e.s.Dwish art -0.202
e.s.Dwish subj -0.344
e.s.Oadv thing -0.126
e.s.Oand do -0.109
e.s.Oand thing -0.053
e.s.Oart describes -0.138
e.s.Oart logo -0.139
e.s.Oart name -0.073
e.s.Oart ordinary -0.047
e.s.Oart strange -0.056
e.s.Oart trade -0.099
e.s.Oat art -0.043
e.s.Oat common -0.056
e.s.Oat do -0.046
e.s.Oat ordinary -0.102
e.s.Oat poss -0.084
e.s.Oat strange -0.123
e.s.Oat subj -0.074
e.s.Oat thing -0.1
e.s.Obe art -0.077
e.s.Obe do -0.19
e.s.Obe strange -0.081
e.s.Ocolour and -0.188
e.s.Ocolour ordinary -0.077
e.s.Ocolour$$ -0.45
e.s.Ocolour,colour -0.138
e.s.Ocolour,common -0.118
e.s.Ocolour,describes -0.08
e.s.Ocolour,thing -0.191
e.s.Ocolour.describes -0.075
e.s.Ocolour=$ -0.495
e.s.Ocommon and -0.163
e.s.Ocommon at -0.149
e.s.Ocommon colour -0.056
e.s.Ocommon common -0.104
e.s.Ocommon describes -0.143
e.s.Ocommon kind -0.081
e.s.Ocommon ordinary -0.089
e.s.Ocommon subj -0.059
e.s.Ocommon thing -0.073
e.s.Ocommon trade -0.181
e.s.Ocommon.colour -0.336
e.s.Ocommon.strange -0.081
e.s.Odescribes at -0.062
e.s.Odescribes colour -0.184
e.s.Odescribes describes -0.249
e.s.Odescribes logo -0.153
e.s.Odescribes look -0.087
e.s.Odescribes,colour -0.227
e.s.Odescribes,describes -0.17
e.s.Odo adv -0.098
e.s.Odo at -0.059
e.s.Odo common -0.062
e.s.Odo logo -0.105
e.s.Odo name -0.097
e.s.Odo thing -0.117
e.s.Odo trade -0.163
e.s.Ofor adv -0.1
e.s.Ofor art -0.126
e.s.Ofor do -0.114
e.s.Ofor poss -0.062
e.s.Ofor thing -0.101
e.s.Ofor trade -0.067
e.s.Okind at -0.139
e.s.Okind for -0.05
e.s.Okind logo -0.136
e.s.Okind name -0.105
e.s.Okind$$ -0.419
e.s.Ologo adv -0.114
e.s.Ologo at -0.09
e.s.Ologo be -0.057
e.s.Ologo for -0.187
e.s.Ologo$$ -0.229
e.s.Ologo,thing -0.147
e.s.Oneg common -0.075
e.s.Oneg do -0.138
e.s.Oneg thing -0.055
e.s.Oneg trade -0.041
e.s.Oordinary and -0.111
e.s.Oordinary at -0.094
e.s.Oordinary colour -0.071
e.s.Oordinary common -0.118
e.s.Oordinary do -0.091
e.s.Oordinary number -0.115
e.s.Oordinary ordinary -0.12
e.s.Oordinary subj -0.127
e.s.Oordinary thing -0.27
e.s.Oordinary trade -0.076
e.s.Oordinary.colour -0.192
e.s.Oordinary=$ -0.244
e.s.Oposs trade -0.126
e.s.Ostrange at -0.152
e.s.Ostrange be 0.341
e.s.Ostrange do 0.495
e.s.Ostrange thing -0.502
e.s.Ostrange trade 0.146
e.s.Ostrange$$ 0.46
e.s.Ostrange,trade 0.254
e.s.Ostrange.colour 0.275
e.s.Ostrange.describes 0.337
e.s.Ostrange.neg 0.247
e.s.Ostrange.trade 0.113
e.s.Ostrange=$ -0.292
e.s.Ostrangeqcolour 0.287
e.s.Osubj at -0.156
e.s.Osubj be -0.072
e.s.Osubj do -0.171
e.s.Osubj like -0.05
e.s.Osubj subj -0.136
e.s.Osubj will -0.107
e.s.Othing and -0.145
e.s.Othing art -0.129
e.s.Othing at -0.446
e.s.Othing colour -0.258
e.s.Othing common -0.335
e.s.Othing for -0.089
e.s.Othing kind -0.196
e.s.Othing logo -0.106
e.s.Othing ordinary -0.065
e.s.Othing strange -0.168
e.s.Othing thing -0.216
e.s.Othing trade -0.131
e.s.Othing$$ 0.098
e.s.Othing,neg -0.06
e.s.Othing,thing -0.074
e.s.Othing.colour 0.058
e.s.Othing.common -0.38
e.s.Othing.describes -0.29
e.s.Othing.strange -0.078
e.s.Othing=$ -0.275
e.s.Otrade and -0.224
e.s.Otrade at -0.214
e.s.Otrade for -0.165
e.s.Otrade kind -0.164
e.s.Otrade ordinary -0.109
e.s.Otrade thing -0.097
e.s.Otrade trade -0.077
e.s.Otrade$$ -0.424
e.s.Otrade,thing -0.264
e.s.Otrade.colour -0.314
e.s.Otrade.describes 0.114
e.s.Otrade.ordinary -0.134
e.s.Otrade.strange -0.048
e.s.Otrade.subj -0.218
e.s.Otrade.thing -0.114
e.s.Owish art -0.114
e.s.Owish do -0.264
e.s.Sand colour -0.194
e.s.Sand describes -0.109
e.s.Scolour and -0.335
e.s.Slook:colour -0.138
e.s.Sname:strange -0.096
e.s.Strade kind -0.068
e.s.adv adv -0.234
e.s.adv and -0.371
e.s.adv art -0.25
e.s.adv at -0.106
e.s.adv be 0.077
e.s.adv common -0.31
e.s.adv describes -0.193
e.s.adv do -0.395
e.s.adv hi -0.138
e.s.adv logo -0.148
e.s.adv neg -0.045
e.s.adv ordinary -0.17
e.s.adv poss -0.153
e.s.adv strange -0.317
e.s.adv subj -0.265
e.s.adv thing -0.434
e.s.adv trade -0.278
e.s.adv wish -0.238
e.s.adv$$ -0.104
e.s.adv,art 0.198
e.s.adv,common -0.1
e.s.adv,describes -0.063
e.s.adv,neg -0.135
e.s.adv,thing -0.127
e.s.adv.art -0.326
e.s.adv.colour 0.066
e.s.adv.describes -0.324
e.s.adv.poss -0.095
e.s.adv:do -0.156
e.s.adv=$ -0.165
e.s.advX 0.207
e.s.advx -0.853
e.s.and adv -0.102
e.s.and and -0.06
e.s.and art -0.157
e.s.and at 0.193
e.s.and be -0.295
e.s.and colour -0.335
e.s.and common -0.254
e.s.and describes -0.174
e.s.and do -0.411
e.s.and hi -0.045
e.s.and logo -0.058
e.s.and name -0.148
e.s.and neg -0.24
e.s.and ordinary -0.154
e.s.and poss -0.296
e.s.and proper -0.088
e.s.and strange -0.466
e.s.and subj -0.544
e.s.and thing -0.234
e.s.and trade -0.066
e.s.and will -0.28
e.s.and wish -0.334
e.s.andA -0.172
e.s.andI 0.183
e.s.andX 0.163
e.s.andx -1.08
e.s.art adv -0.206
e.s.art and -0.126
e.s.art colour -0.121
e.s.art common -0.314
e.s.art describes -0.412
e.s.art do -0.173
e.s.art field -0.223
e.s.art kind -0.188
e.s.art logo -0.332
e.s.art look -0.176
e.s.art name -0.291
e.s.art ordinary -0.238
e.s.art past -0.351
e.s.art poss -0.067
e.s.art say -0.079
e.s.art strange -0.419
e.s.art subj -0.079
e.s.art tagl -0.113
e.s.art thing -0.228
e.s.art trade -0.23
e.s.artA -0.156
e.s.artX -0.433
e.s.art_kind -0.112
e.s.art_logo -0.15
e.s.art_name -0.149
e.s.art_ordinary -0.13
e.s.art_past -0.092
e.s.art_strange -0.119
e.s.artx -0.971
e.s.as art -0.096
e.s.as logo -0.043
e.s.asx -0.214
e.s.at adv -0.068
e.s.at art -0.324
e.s.at be -0.305
e.s.at colour -0.137
e.s.at common -0.35
e.s.at describes -0.269
e.s.at do -0.635
e.s.at field -0.113
e.s.at hi -0.067
e.s.at look -0.167
e.s.at name -0.103
e.s.at neg -0.076
e.s.at number -0.102
e.s.at ordinary -0.448
e.s.at past -0.181
e.s.at place -0.352
e.s.at poss -0.175
e.s.at proper -0.066
e.s.at strange -0.361
e.s.at subj -0.329
e.s.at thing -0.318
e.s.at trade -0.316
e.s.at where -0.041
e.s.at$$ -0.048
e.s.at-colour -0.104
e.s.atA -0.278
e.s.atI -0.185
e.s.atX 0.101
e.s.at_ordinary -0.212
e.s.at_strange -0.173
e.s.at_trade -0.052
e.s.atx -0.971
e.s.be adv -0.192
e.s.be and -0.307
e.s.be art -0.221
e.s.be at -0.105
e.s.be call -0.13
e.s.be common -0.328
e.s.be describes -0.172
e.s.be do -0.227
e.s.be for -0.052
e.s.be hex -0.082
e.s.be number -0.101
e.s.be ordinary -0.166
e.s.be poss -0.202
e.s.be strange -0.239
e.s.be subj -0.283
e.s.be thing -0.206
e.s.be trade -0.327
e.s.beA 0.204
e.s.beX 0.17
e.s.beqordinary -0.085
e.s.beqstrange -0.059
e.s.beqtrade -0.107
e.s.bex -0.735
e.s.call common -0.093
e.s.call strange -0.135
e.s.call subj -0.184
e.s.call trade -0.043
e.s.call-common -0.043
e.s.callX 0.226
e.s.callx -0.249
e.s.colour and -0.412
e.s.colour at -0.242
e.s.colour be 0.266
e.s.colour colour -0.71
e.s.colour common -0.311
e.s.colour describes -0.244
e.s.colour do 0.05
e.s.colour kind -0.236
e.s.colour like -0.087
e.s.colour logo -0.047
e.s.colour neg -0.127
e.s.colour ordinary -0.213
e.s.colour strange 0.254
e.s.colour subj -0.263
e.s.colour thing -0.274
e.s.colour trade 0.125
e.s.colour$$ -0.713
e.s.colour&colour -0.218
e.s.colour&describes -0.053
e.s.colour&thing -0.07
e.s.colour,adv -0.151
e.s.colour,and -0.178
e.s.colour,art -0.097
e.s.colour,at -0.054
e.s.colour,colour -0.482
e.s.colour,common -0.323
e.s.colour,describes -0.832
e.s.colour,do 0.108
e.s.colour,logo -0.133
e.s.colour,look -0.106
e.s.colour,neg -0.312
e.s.colour,say -0.095
e.s.colour,strange -0.258
e.s.colour,subj -0.051
e.s.colour,thing -0.547
e.s.colour,wish 0.076
e.s.colour-colour -0.085
e.s.colour.be -0.238
e.s.colour.colour 0.37
e.s.colour.common -0.127
e.s.colour.describes -0.66
e.s.colour.do -0.362
e.s.colour.logo 0.07
e.s.colour.look 0.362
e.s.colour.neg -0.355
e.s.colour.ordinary -0.283
e.s.colour.poss 0.167
e.s.colour.strange 0.157
e.s.colour.subj 0.245
e.s.colour.tagl -0.133
e.s.colour.thing -0.255
e.s.colour.trade 0.12
e.s.colour.wish 0.094
e.s.colour/colour -0.339
e.s.colour;neg -0.06
e.s.colour=$ -0.136
e.s.colourA 0.198
e.s.colourX 0.461
e.s.colournsay -0.077
e.s.colourqcolour 0.245
e.s.colourx -1.02
e.s.colour~neg -0.072
e.s.common adv -0.191
e.s.common and 0.101
e.s.common art -0.238
e.s.common at -0.405
e.s.common call -0.204
e.s.common colour -0.336
e.s.common common -0.254
e.s.common describes -0.362
e.s.common do 0.283
e.s.common field -0.168
e.s.common for -0.279
e.s.common hi -0.052
e.s.common kind -0.327
e.s.common like -0.223
e.s.common look -0.17
e.s.common neg -0.208
e.s.common number -0.104
e.s.common ordinary -0.284
e.s.common past -0.089
e.s.common place -0.093
e.s.common poss -0.101
e.s.common proper -0.401
e.s.common say -0.119
e.s.common strange -0.365
e.s.common subj -0.57
e.s.common thing -0.516
e.s.common trade -0.153
e.s.common wish -0.106
e.s.common$$ 0.191
e.s.common,adv -0.15
e.s.common,and -0.213
e.s.common,art 0.09
e.s.common,at -0.323
e.s.common,be -0.137
e.s.common,colour -0.15
e.s.common,common -0.173
e.s.common,do 0.087
e.s.common,for -0.182
e.s.common,logo -0.047
e.s.common,neg -0.248
e.s.common,poss -0.131
e.s.common,strange -0.202
e.s.common,subj -0.053
e.s.common,thing 0.049
e.s.common,trade -0.245
e.s.common-common -0.109
e.s.common.adv -0.1
e.s.common.art -0.152
e.s.common.be 0.114
e.s.common.common 0.109
e.s.common.describes 0.363
e.s.common.do -0.226
e.s.common.kind -0.104
e.s.common.logo 0.121
e.s.common.look 0.236
e.s.common.neg 0.114
e.s.common.ordinary 0.189
e.s.common.poss 0.114
e.s.common.strange 0.352
e.s.common.subj 0.239
e.s.common.thing 0.238
e.s.common.trade 0.106
e.s.common:art -0.057
e.s.common:colour -0.072
e.s.common:describes -0.107
e.s.common:do -0.04
e.s.common:thing 0.165
e.s.common=$ 0.136
e.s.commonA 0.168
e.s.commonX 0.368
e.s.common_trade -0.048
e.s.commonnsubj -0.168
e.s.commonq$ -0.194
e.s.commonqcommon 0.094
e.s.commonqdescribes 0.293
e.s.commonqstrange -0.114
e.s.commonqthing 0.041
e.s.commonx -0.905
e.s.describes adv -0.138
e.s.describes art -0.079
e.s.describes be -0.175
e.s.describes colour -0.798
e.s.describes common -0.318
e.s.describes describes -0.51
e.s.describes for -0.273
e.s.describes kind -0.256
e.s.describes logo -0.528
e.s.describes look -0.322
e.s.describes neg -0.194
e.s.describes ordinary -0.41
e.s.describes say -0.39
e.s.describes strange -0.345
e.s.describes subj -0.157
e.s.describes thing -0.221
e.s.describes trade -0.411
e.s.describes wish -0.118
e.s.describes$$ -0.553
e.s.describes&colour -0.114
e.s.describes&ordinary -0.09
e.s.describes,and -0.121
e.s.describes,art -0.14
e.s.describes,at 0.083
e.s.describes,be -0.22
e.s.describes,colour -0.77
e.s.describes,describes -0.468
e.s.describes,do 0.332
e.s.describes,like -0.181
e.s.describes,look -0.132
e.s.describes,name -0.106
e.s.describes,neg -0.372
e.s.describes,ordinary -0.185
e.s.describes,subj 0.144
e.s.describes,thing -0.403
e.s.describes,trade -0.233
e.s.describes.art -0.19
e.s.describes.colour 0.238
e.s.describes.describes -0.186
e.s.describes.do -0.117
e.s.describes.kind -0.209
e.s.describes.logo -0.08
e.s.describes.look -0.198
e.s.describes.name -0.302
e.s.describes.neg -0.323
e.s.describes.ordinary -0.096
e.s.describes.poss 0.052
e.s.describes.strange 0.041
e.s.describes.subj 0.184
e.s.describes.thing -0.13
e.s.describes.trade -0.107
e.s.describes/neg -0.127
e.s.describes:art -0.081
e.s.describes:strange -0.202
e.s.describes;colour -0.148
e.s.describes=$ -0.12
e.s.describesA 0.047
e.s.describesX 0.204
e.s.describesd -0.245
e.s.describesncommon -0.123
e.s.describesnlook -0.097
e.s.describesnthing 0.049
e.s.describesqcolour 0.217
e.s.describesqstrange -0.052
e.s.describesx -0.66
e.s.do adv -0.2
e.s.do at -0.259
e.s.do be -0.156
e.s.do common -0.248
e.s.do describes -0.25
e.s.do do -0.364
e.s.do field -0.291
e.s.do kind -0.197
e.s.do logo -0.232
e.s.do name -0.32
e.s.do neg -0.191
e.s.do number -0.236
e.s.do ordinary -0.288
e.s.do place -0.219
e.s.do poss -0.144
e.s.do strange -0.465
e.s.do thing -0.696
e.s.do trade -0.567
e.s.do$$ -0.127
e.s.do,neg -0.101
e.s.do-common -0.047
e.s.do.art -0.318
e.s.do.colour 0.043
e.s.do:trade -0.105
e.s.doA 0.304
e.s.doI -0.454
e.s.doX 0.304
e.s.dox -1.123
e.s.field and 0.108
e.s.field art -0.074
e.s.field common -0.08
e.s.field ordinary -0.055
e.s.field subj -0.229
e.s.field trade -0.331
e.s.field,and -0.272
e.s.field:ordinary -0.113
e.s.field:strange -0.136
e.s.field:trade -0.401
e.s.fieldX -0.209
e.s.fieldx -0.584
e.s.for adv -0.163
e.s.for and 0.208
e.s.for art -0.232
e.s.for at -0.045
e.s.for colour -0.067
e.s.for common -0.323
e.s.for describes -0.049
e.s.for do -0.439
e.s.for kind -0.083
e.s.for ordinary -0.21
e.s.for poss -0.285
e.s.for strange -0.256
e.s.for subj -0.157
e.s.for thing -0.315
e.s.for trade -0.329
e.s.forX -0.097
e.s.ford 0.122
e.s.forx -0.736
e.s.hex and -0.054
e.s.hex=$ -0.175
e.s.hexx -0.471
e.s.hi and -0.254
e.s.hi hi -0.246
e.s.hi ordinary -0.114
e.s.hi subj -0.104
e.s.hi will -0.042
e.s.hi!do -0.115
e.s.hi!wish -0.046
e.s.hi,art -0.277
e.s.hi,be -0.124
e.s.hi,describes -0.089
e.s.hi,do -0.303
e.s.hi,ordinary -0.282
e.s.hi,poss -0.101
e.s.hi,strange -0.195
e.s.hi,subj -0.141
e.s.hiX -0.453
e.s.hinposs -0.115
e.s.hinstrange -0.096
e.s.hinsubj -0.087
e.s.hix -0.538
e.s.kind and 0.092
e.s.kind at -0.36
e.s.kind be -0.165
e.s.kind call -0.127
e.s.kind common -0.14
e.s.kind describes -0.114
e.s.kind do -0.128
e.s.kind for -0.432
e.s.kind logo -0.407
e.s.kind name -0.223
e.s.kind neg -0.061
e.s.kind number -0.158
e.s.kind ordinary -0.07
e.s.kind past 0.099
e.s.kind subj -0.141
e.s.kind thing -0.199
e.s.kind trade -0.128
e.s.kind where -0.059
e.s.kind wish -0.23
e.s.kind$$ 0.17
e.s.kind,art -0.053
e.s.kind,colour 0.116
e.s.kind,common 0.125
e.s.kind,do -0.177
e.s.kind,name -0.178
e.s.kind,neg -0.055
e.s.kind,ordinary -0.073
e.s.kind,strange -0.486
e.s.kind,thing -0.136
e.s.kind,wish -0.06
e.s.kind.art -0.07
e.s.kind.colour -0.366
e.s.kind.common 0.231
e.s.kind.describes -0.136
e.s.kind.neg -0.157
e.s.kind.ordinary 0.226
e.s.kind.strange -0.114
e.s.kind.thing -0.341
e.s.kind.trade 0.095
e.s.kind:common -0.141
e.s.kind:ordinary -0.252
e.s.kind:strange -0.315
e.s.kind:trade -0.052
e.s.kindA 0.05
e.s.kindX 0.323
e.s.kindqstrange -0.05
e.s.kindx -0.83
e.s.ladv strange -0.123
e.s.ladv thing -0.3
e.s.ladv trade -0.084
e.s.land colour -0.154
e.s.land do -0.109
e.s.land subj -0.394
e.s.land thing -0.11
e.s.lart kind -0.074
e.s.lart logo -0.194
e.s.lart thing -0.059
e.s.lat describes -0.12
e.s.lat do -0.33
e.s.lat ordinary -0.275
e.s.lat place -0.066
e.s.lat strange -0.185
e.s.lat thing -0.117
e.s.lat trade -0.17
e.s.lbe call -0.09
e.s.lbe do -0.251
e.s.lbe strange -0.059
e.s.lcolour and -0.302
e.s.lcolour colour -0.418
e.s.lcolour strange -0.046
e.s.lcolour$$ -0.336
e.s.lcolour&colour -0.143
e.s.lcolour,colour -0.265
e.s.lcolour,describes -0.46
e.s.lcolour,neg -0.238
e.s.lcolour.describes -0.339
e.s.lcommon and -0.406
e.s.lcommon at -0.338
e.s.lcommon colour -0.202
e.s.lcommon common -0.112
e.s.lcommon describes -0.101
e.s.lcommon for -0.129
e.s.lcommon ordinary -0.104
e.s.lcommon proper -0.36
e.s.lcommon subj -0.382
e.s.lcommon thing -0.114
e.s.lcommon trade -0.078
e.s.lcommon$$ -0.256
e.s.ldescribes colour -0.378
e.s.ldescribes describes -0.18
e.s.ldescribes logo -0.291
e.s.ldescribes look -0.221
e.s.ldescribes thing -0.186
e.s.ldescribes trade -0.181
e.s.ldescribes$$ -0.511
e.s.ldescribes,colour -0.283
e.s.ldescribes,common -0.077
e.s.ldescribes,describes -0.094
e.s.ldescribes,ordinary -0.149
e.s.ldescribes,thing -0.209
e.s.ldo do -0.185
e.s.ldo logo -0.142
e.s.ldo name -0.197
e.s.ldo thing -0.367
e.s.ldo trade -0.274
e.s.lfor art -0.122
e.s.lfor do -0.311
e.s.lfor poss -0.216
e.s.lfor trade -0.088
e.s.like at -0.082
e.s.like be -0.099
e.s.like common -0.066
e.s.like describes -0.055
e.s.like do -0.481
e.s.like logo -0.135
e.s.like neg -0.085
e.s.like poss -0.051
e.s.like strange -0.102
e.s.like$$ -0.427
e.s.likeX -0.131
e.s.likex -0.809
e.s.lkind at -0.122
e.s.lkind be -0.139
e.s.lkind common -0.099
e.s.lkind logo -0.439
e.s.llogo adv -0.056
e.s.llogo at -0.263
e.s.llogo for -0.208
e.s.llook$$ -0.329
e.s.lneg colour -0.131
e.s.lneg name -0.074
e.s.lneg say -0.132
e.s.lneg thing -0.15
e.s.logo adv -0.157
e.s.logo at -0.383
e.s.logo be -0.22
e.s.logo common -0.047
e.s.logo for -0.354
e.s.logo like -0.073
e.s.logo ordinary -0.041
e.s.logo past -0.044
e.s.logo subj -0.078
e.s.logo thing -0.066
e.s.logo where -0.17
e.s.logo will -0.143
e.s.logo wish -0.293
e.s.logo$$ -0.409
e.s.logo,art -0.045
e.s.logo,colour -0.131
e.s.logo,common -0.2
e.s.logo,describes -0.226
e.s.logo,do -0.147
e.s.logo,neg -0.212
e.s.logo,strange -0.155
e.s.logo,subj -0.184
e.s.logo,thing -0.183
e.s.logo,wish -0.092
e.s.logo.colour -0.289
e.s.logo.describes -0.35
e.s.logo.look -0.128
e.s.logo.name -0.146
e.s.logo.neg -0.195
e.s.logo.ordinary -0.283
e.s.logo.strange -0.082
e.s.logo.subj -0.044
e.s.logo.thing -0.073
e.s.logo.wish -0.097
e.s.logo:art -0.073
e.s.logo:do -0.186
e.s.logo=$ -0.045
e.s.logoA -0.186
e.s.logoX -0.588
e.s.logox -1.043
e.s.look at -0.221
e.s.look be -0.073
e.s.look colour -0.236
e.s.look describes -0.146
e.s.look do -0.058
e.s.look strange -0.081
e.s.look$$ -0.379
e.s.look,colour -0.158
e.s.look,common -0.177
e.s.look,describes -0.159
e.s.look,thing -0.187
e.s.look.colour -0.235
e.s.look.describes -0.083
e.s.look.neg -0.212
e.s.look.poss -0.059
e.s.look:colour -0.393
e.s.look:describes -0.19
e.s.look:hex -0.04
e.s.look:logo -0.091
e.s.look:neg -0.073
e.s.look:thing -0.186
e.s.look:trade -0.109
e.s.look=$ -0.187
e.s.lookX -0.533
e.s.lookx -0.576
e.s.look~colour -0.389
e.s.lordinary at -0.184
e.s.lordinary common -0.108
e.s.lordinary do -0.238
e.s.lordinary neg -0.205
e.s.lordinary ordinary -0.168
e.s.lordinary strange -0.104
e.s.lordinary subj 0.122
e.s.lordinary$$ -0.586
e.s.lordinary,colour 0.084
e.s.lordinary.colour 0.251
e.s.lordinary.describes -0.239
e.s.lposs call -0.063
e.s.lposs for -0.34
e.s.lposs trade -0.158
e.s.lstrange colour 0.255
e.s.lstrange common -0.352
e.s.lstrange ordinary -0.577
e.s.lstrange strange -0.546
e.s.lstrange trade 0.059
e.s.lstrange$$ -0.133
e.s.lstrange&strange -0.131
e.s.lstrange,colour 0.307
e.s.lstrange,common 0.406
e.s.lstrange,describes 0.2
e.s.lstrange,trade 0.446
e.s.lstrange.colour 0.074
e.s.lstrange.common 0.341
e.s.lstrange.describes 0.374
e.s.lsubj art -0.295
e.s.lsubj at -0.294
e.s.lsubj be -0.172
e.s.lsubj common -0.043
e.s.lsubj do -0.284
e.s.lsubj strange -0.06
e.s.lsubj thing -0.219
e.s.lsubj trade -0.079
e.s.lsubj wish -0.267
e.s.lsubj$$ -0.157
e.s.lthing and -0.133
e.s.lthing at -0.684
e.s.lthing colour -0.437
e.s.lthing kind -0.346
e.s.lthing ordinary -0.182
e.s.lthing strange -0.245
e.s.lthing subj -0.424
e.s.lthing trade -0.542
e.s.lthing$$ -0.106
e.s.lthing,describes -0.223
e.s.lthing,neg -0.192
e.s.lthing.describes 0.129
e.s.ltrade at -0.606
e.s.ltrade be -0.185
e.s.ltrade common -0.343
e.s.ltrade kind -0.05
e.s.ltrade strange -0.113
e.s.ltrade subj 0.194
e.s.ltrade thing -0.31
e.s.ltrade trade -0.533
e.s.ltrade$$ -0.074
e.s.ltrade,colour -0.312
e.s.ltrade,strange -0.165
e.s.ltrade.colour 0.187
e.s.ltrade.describes 0.099
e.s.lwish do -0.257
e.s.name adv -0.103
e.s.name be -0.181
e.s.name common -0.054
e.s.name ordinary -0.16
e.s.name past -0.096
e.s.name say -0.291
e.s.name strange -0.045
e.s.name subj -0.041
e.s.name where -0.105
e.s.name$$ -0.04
e.s.name,at -0.068
e.s.name,colour -0.074
e.s.name,ordinary -0.229
e.s.name.colour -0.155
e.s.name.common 0.047
e.s.name.describes -0.249
e.s.name:common -0.21
e.s.name:ordinary -0.23
e.s.name:strange -0.146
e.s.nameA -0.082
e.s.nameX -0.581
e.s.namex -0.702
e.s.name~strange -0.096
e.s.neg adv -0.047
e.s.neg and -0.058
e.s.neg at -0.058
e.s.neg colour -0.165
e.s.neg common -0.425
e.s.neg describes -0.137
e.s.neg do -0.468
e.s.neg for -0.106
e.s.neg like -0.065
e.s.neg name -0.15
e.s.neg ordinary -0.077
e.s.neg poss 0.269
e.s.neg say -0.187
e.s.neg strange -0.329
e.s.neg thing -0.346
e.s.neg trade -0.085
e.s.neg wish -0.174
e.s.neg$$ -0.222
e.s.neg,common -0.299
e.s.neg,describes -0.042
e.s.neg,ordinary -0.257
e.s.neg,subj -0.156
e.s.neg.colour 0.149
e.s.neg.neg -0.111
e.s.neg:ordinary -0.092
e.s.neg:strange -0.085
e.s.neg=$ -0.154
e.s.negX -0.723
e.s.neganumber -0.347
e.s.negx -0.59
e.s.number and 0.139
e.s.number common 0.15
e.s.number do 0.14
e.s.number ordinary -0.29
e.s.number strange -0.302
e.s.number subj -0.051
e.s.number thing -0.531
e.s.number trade -0.391
e.s.number$$ -0.213
e.s.number,and 0.249
e.s.number,common 0.143
e.s.number,describes 0.172
e.s.number-number -0.221
e.s.number.art -0.098
e.s.number.colour 0.222
e.s.number.common -0.205
e.s.number.subj -0.203
e.s.number/number -0.393
e.s.number=$ -0.259
e.s.numberd 0.218
e.s.numberq$ -0.183
e.s.ordinary adv -0.137
e.s.ordinary and -0.097
e.s.ordinary art -0.276
e.s.ordinary at -0.482
e.s.ordinary be -0.218
e.s.ordinary call -0.19
e.s.ordinary colour -0.536
e.s.ordinary describes -0.122
e.s.ordinary do 0.186
e.s.ordinary field -0.06
e.s.ordinary for 0.052
e.s.ordinary hi -0.059
e.s.ordinary kind -0.045
e.s.ordinary like -0.08
e.s.ordinary logo -0.291
e.s.ordinary look -0.047
e.s.ordinary neg -0.428
e.s.ordinary number -0.178
e.s.ordinary ordinary -0.557
e.s.ordinary past -0.062
e.s.ordinary say -0.144
e.s.ordinary strange -0.629
e.s.ordinary subj -0.121
e.s.ordinary thing -0.188
e.s.ordinary trade -0.513
e.s.ordinary where -0.187
e.s.ordinary will -0.109
e.s.ordinary wish -0.235
e.s.ordinary$$ 0.262
e.s.ordinary&describes -0.101
e.s.ordinary&ordinary -0.218
e.s.ordinary&strange -0.09
e.s.ordinary&thing -0.168
e.s.ordinary(common 0.124
e.s.ordinary(strange -0.084
e.s.ordinary,adv -0.186
e.s.ordinary,and -0.067
e.s.ordinary,art -0.069
e.s.ordinary,at 0.077
e.s.ordinary,colour 0.1
e.s.ordinary,common -0.398
e.s.ordinary,describes 0.133
e.s.ordinary,look 0.237
e.s.ordinary,name -0.13
e.s.ordinary,neg -0.27
e.s.ordinary,ordinary -0.193
e.s.ordinary,poss -0.33
e.s.ordinary,strange 0.175
e.s.ordinary,subj -0.375
e.s.ordinary,tagl 0.234
e.s.ordinary,thing -0.064
e.s.ordinary,trade 0.203
e.s.ordinary,wish 0.265
e.s.ordinary-common -0.073
e.s.ordinary-ordinary -0.17
e.s.ordinary-strange -0.209
e.s.ordinary.art 0.206
e.s.ordinary.be -0.245
e.s.ordinary.common 0.12
e.s.ordinary.describes -0.055
e.s.ordinary.do 0.32
e.s.ordinary.for -0.09
e.s.ordinary.kind 0.13
e.s.ordinary.logo 0.054
e.s.ordinary.look 0.092
e.s.ordinary.name -0.215
e.s.ordinary.neg 0.159
e.s.ordinary.ordinary -0.213
e.s.ordinary.poss 0.124
e.s.ordinary.subj -0.465
e.s.ordinary.tagl 0.138
e.s.ordinary.trade 0.095
e.s.ordinary.wish -0.254
e.s.ordinary:colour -0.181
e.s.ordinary:logo -0.264
e.s.ordinary:ordinary -0.085
e.s.ordinary:strange -0.121
e.s.ordinary:thing 0.134
e.s.ordinary:trade -0.412
e.s.ordinary=$ -0.543
e.s.ordinaryA 0.321
e.s.ordinaryncommon -0.199
e.s.ordinarynfield 0.079
e.s.ordinarynhi -0.095
e.s.ordinarynlook -0.127
e.s.ordinarynsubj 0.147
e.s.ordinaryq$ -0.071
e.s.ordinaryqand -0.135
e.s.ordinaryqcolour 0.152
e.s.ordinaryqcommon 0.112
e.s.ordinaryqdescribes 0.265
e.s.ordinaryqthing 0.05
e.s.ordinaryqtrade 0.209
e.s.ordinaryqwhere -0.043
e.s.ordinaryx -0.4
e.s.past art -0.094
e.s.past at -0.094
e.s.past common -0.059
e.s.past describes -0.108
e.s.past for -0.046
e.s.past logo -0.09
e.s.past ordinary -0.206
e.s.past strange -0.046
e.s.past trade -0.071
e.s.pastX 0.153
e.s.pastx -0.457
e.s.place and -0.161
e.s.place at -0.053
e.s.place common -0.088
e.s.place place -0.118
e.s.place thing -0.246
e.s.place$$ -0.271
e.s.place,art -0.049
e.s.place,colour -0.336
e.s.place,common -0.142
e.s.place,ordinary -0.162
e.s.place,strange -0.462
e.s.place,subj -0.173
e.s.place,thing -0.04
e.s.place.art -0.229
e.s.place.colour -0.479
e.s.place.describes -0.202
e.s.place.ordinary -0.119
e.s.place.poss -0.208
e.s.place.strange 0.063
e.s.place.subj -0.251
e.s.place.thing -0.345
e.s.place=$ -0.204
e.s.placeX -0.792
e.s.placex -0.367
e.s.poss adv -0.077
e.s.poss art -0.078
e.s.poss at -0.293
e.s.poss call -0.135
e.s.poss colour -0.076
e.s.poss common -0.191
e.s.poss describes -0.083
e.s.poss do -0.123
e.s.poss for -0.389
e.s.poss kind -0.153
e.s.poss logo -0.046
e.s.poss name -0.117
e.s.poss ordinary -0.089
e.s.poss past -0.073
e.s.poss proper -0.115
e.s.poss strange -0.336
e.s.poss subj -0.117
e.s.poss tagl -0.183
e.s.poss thing -0.341
e.s.poss trade -0.32
e.s.poss wish -0.17
e.s.possX -0.16
e.s.possx -0.712
e.s.proper and 0.105
e.s.proper at -0.32
e.s.proper for -0.118
e.s.proper kind -0.105
e.s.proper ordinary -0.255
e.s.proper proper -0.154
e.s.proper strange -0.1
e.s.proper subj -0.191
e.s.proper thing -0.158
e.s.proper trade -0.362
e.s.proper.art -0.144
e.s.proper.colour 0.214
e.s.proper.common -0.17
e.s.proper=$ -0.147
e.s.properA 0.071
e.s.properI -0.078
e.s.properX -0.575
e.s.properastrange -0.301
e.s.properathing 0.194
e.s.properc 0.442
e.s.properx -0.291
e.s.say adv -0.099
e.s.say at -0.194
e.s.say do 0.151
e.s.say ordinary -0.214
e.s.say strange -0.043
e.s.say subj -0.2
e.s.say where -0.083
e.s.say$$ -0.202
e.s.say,at -0.254
e.s.say,colour -0.276
e.s.say,describes -0.069
e.s.say,neg -0.227
e.s.say,thing -0.061
e.s.say:describes -0.28
e.s.say=$ -0.184
e.s.sayX -0.104
e.s.sayx -0.828
e.s.strange adv -0.247
e.s.strange and -0.207
e.s.strange art -0.481
e.s.strange as -0.386
e.s.strange be 0.367
e.s.strange colour -0.08
e.s.strange common -0.121
e.s.strange describes -0.22
e.s.strange do 0.254
e.s.strange field -0.237
e.s.strange for -0.237
e.s.strange kind -0.206
e.s.strange like -0.444
e.s.strange logo -0.295
e.s.strange look -0.1
e.s.strange neg 0.064
e.s.strange number -0.354
e.s.strange ordinary -0.335
e.s.strange past -0.369
e.s.strange place -0.315
e.s.strange proper -0.396
e.s.strange say 0.085
e.s.strange strange -0.267
e.s.strange subj -0.085
e.s.strange thing -0.162
e.s.strange where -0.398
e.s.strange will 0.257
e.s.strange wish 0.13
e.s.strange$$ -0.278
e.s.strange&be -0.218
e.s.strange&colour -0.162
e.s.strange&describes -0.209
e.s.strange&ordinary -0.373
e.s.strange&strange -0.36
e.s.strange&thing -0.522
e.s.strange&trade -0.105
e.s.strange(trade 0.119
e.s.strange)wish -0.33
e.s.strange,adv 0.19
e.s.strange,and 0.079
e.s.strange,art -0.302
e.s.strange,at -0.041
e.s.strange,be 0.109
e.s.strange,call -0.275
e.s.strange,colour 0.209
e.s.strange,describes 0.21
e.s.strange,do 0.45
e.s.strange,for -0.189
e.s.strange,kind 0.084
e.s.strange,name -0.341
e.s.strange,neg -0.044
e.s.strange,number 0.417
e.s.strange,ordinary 0.425
e.s.strange,poss 0.054
e.s.strange,strange -0.063
e.s.strange,subj -0.301
e.s.strange,tagl 0.225
e.s.strange,thing 0.113
e.s.strange,trade 0.6
e.s.strange,will 0.462
e.s.strange-like -0.241
e.s.strange-strange -0.288
e.s.strange-trade -0.17
e.s.strange.adv 0.537
e.s.strange.and -0.351
e.s.strange.art 0.173
e.s.strange.at -0.202
e.s.strange.be 0.45
e.s.strange.common -0.115
e.s.strange.describes 0.35
e.s.strange.do -0.405
e.s.strange.field -0.105
e.s.strange.for 0.129
e.s.strange.hi -0.233
e.s.strange.kind -0.276
e.s.strange.logo -0.06
e.s.strange.look 0.041
e.s.strange.name -0.102
e.s.strange.neg 0.066
e.s.strange.ordinary 0.247
e.s.strange.poss -0.043
e.s.strange.strange -0.09
e.s.strange.subj 0.095
e.s.strange.tagl 0.273
e.s.strange.thing 0.304
e.s.strange.trade 0.124
e.s.strange.will 0.105
e.s.strange.wish -0.143
e.s.strange/do -0.225
e.s.strange:art -0.063
e.s.strange:colour 0.167
e.s.strange:common 0.239
e.s.strange:describes -0.135
e.s.strange:kind 0.122
e.s.strange:logo 0.276
e.s.strange:strange 0.135
e.s.strange:trade 0.257
e.s.strange;art -0.056
e.s.strange;colour 0.326
e.s.strange;ordinary -0.125
e.s.strange=$ -0.055
e.s.strange?neg -0.382
e.s.strangeA -0.098
e.s.strangeI 0.253
e.s.strangeX 0.331
e.s.strange_be -0.215
e.s.strangeastrange -0.452
e.s.strangec 0.495
e.s.stranged -0.314
e.s.strangenart -0.168
e.s.strangenfield 0.502
e.s.strangenkind 0.35
e.s.strangenlook -0.176
e.s.strangenordinary -0.064
e.s.strangenstrange 0.245
e.s.strangensubj 0.454
e.s.strangentagl -0.249
e.s.strangeq$ -0.076
e.s.strangeqand 0.172
e.s.strangeqart 0.129
e.s.strangeqat 0.444
e.s.strangeqcolour -0.043
e.s.strangeqcommon 0.308
e.s.strangeqdescribes 0.187
e.s.strangeqdo 0.122
e.s.strangeqlogo 0.203
e.s.strangeqlook 0.199
e.s.strangeqordinary 0.104
e.s.strangeqstrange 0.113
e.s.strangeqsubj 0.11
e.s.strangeqthing 0.132
e.s.strangeqwish 0.083
e.s.strangeu 0.488
e.s.strange~colour 0.234
e.s.strange~trade 0.664
e.s.subj adv -0.152
e.s.subj and -0.092
e.s.subj art -0.412
e.s.subj at -0.488
e.s.subj be -0.661
e.s.subj call -0.101
e.s.subj colour 0.125
e.s.subj common -0.555
e.s.subj do -0.529
e.s.subj like -0.254
e.s.subj name -0.104
e.s.subj neg -0.293
e.s.subj ordinary -0.385
e.s.subj past -0.126
e.s.subj poss -0.136
e.s.subj say -0.154
e.s.subj strange -0.34
e.s.subj subj -0.213
e.s.subj tagl -0.066
e.s.subj thing -0.153
e.s.subj trade -0.22
e.s.subj where -0.156
e.s.subj will -0.37
e.s.subj wish -0.5
e.s.subj$$ -0.201
e.s.subj,adv -0.44
e.s.subj,strange -0.113
e.s.subj,subj -0.043
e.s.subj.colour 0.114
e.s.subj.common -0.081
e.s.subj.describes 0.106
e.s.subj.do -0.338
e.s.subj.poss -0.268
e.s.subj.strange -0.096
e.s.subj.subj 0.172
e.s.subj.thing 0.245
e.s.subj:trade -0.072
e.s.subj=$ -0.148
e.s.subjA 0.049
e.s.subjI -0.522
e.s.subjX 0.206
e.s.subjx -1.217
e.s.tagl be -0.178
e.s.tagl:strange -0.134
e.s.tagl:subj -0.117
e.s.taglX -0.272
e.s.taglqat -0.08
e.s.taglqcommon -0.104
e.s.taglqneg -0.107
e.s.taglqordinary -0.142
e.s.taglqstrange -0.192
e.s.taglqsubj -0.122
e.s.taglqthing -0.096
e.s.taglx -0.691
e.s.thing adv 0.045
e.s.thing and -0.236
e.s.thing art -0.267
e.s.thing at -0.37
e.s.thing be 0.04
e.s.thing colour -0.511
e.s.thing common -0.466
e.s.thing describes 0.136
e.s.thing do -0.269
e.s.thing field -0.246
e.s.thing kind -0.481
e.s.thing like -0.095
e.s.thing logo -0.432
e.s.thing look -0.185
e.s.thing name -0.154
e.s.thing neg -0.335
e.s.thing number -0.349
e.s.thing ordinary -0.477
e.s.thing past -0.113
e.s.thing poss -0.426
e.s.thing proper -0.114
e.s.thing say 0.114
e.s.thing strange -0.246
e.s.thing subj -0.118
e.s.thing thing -0.138
e.s.thing trade -0.728
e.s.thing where -0.174
e.s.thing will -0.107
e.s.thing wish 0.098
e.s.thing$$ -0.065
e.s.thing&strange -0.121
e.s.thing&thing -0.195
e.s.thing(common -0.242
e.s.thing(strange 0.072
e.s.thing,and -0.19
e.s.thing,at 0.098
e.s.thing,be 0.366
e.s.thing,call -0.169
e.s.thing,colour -0.367
e.s.thing,common -0.139
e.s.thing,do -0.102
e.s.thing,for -0.097
e.s.thing,name -0.113
e.s.thing,neg -0.244
e.s.thing,number -0.123
e.s.thing,ordinary -0.36
e.s.thing,poss 0.311
e.s.thing,subj 0.446
e.s.thing,thing 0.118
e.s.thing,trade 0.121
e.s.thing-at -0.233
e.s.thing-common -0.282
e.s.thing-ordinary -0.179
e.s.thing-strange -0.309
e.s.thing-thing -0.108
e.s.thing.adv -0.413
e.s.thing.art 0.083
e.s.thing.be 0.225
e.s.thing.colour 0.107
e.s.thing.common 0.141
e.s.thing.describes -0.186
e.s.thing.do 0.249
e.s.thing.logo 0.223
e.s.thing.look -0.055
e.s.thing.name -0.07
e.s.thing.neg -0.435
e.s.thing.ordinary 0.114
e.s.thing.poss 0.208
e.s.thing.strange 0.152
e.s.thing.subj 0.058
e.s.thing.tagl -0.207
e.s.thing.thing 0.092
e.s.thing.trade 0.231
e.s.thing.will -0.241
e.s.thing.wish 0.175
e.s.thing:common -0.196
e.s.thing:strange 0.084
e.s.thing:thing 0.215
e.s.thing:trade 0.403
e.s.thing;describes 0.092
e.s.thing;subj -0.106
e.s.thing;thing 0.25
e.s.thing=$ 0.179
e.s.thing?$ -0.093
e.s.thing?neg -0.195
e.s.thingA 0.189
e.s.thingX 0.253
e.s.thingnfield 0.342
e.s.thingnlook -0.237
e.s.thingnstrange 0.236
e.s.thingnsubj 0.343
e.s.thingq$ 0.262
e.s.thingqcolour 0.229
e.s.thingqcommon -0.063
e.s.thingqdescribes 0.246
e.s.thingqordinary -0.065
e.s.thingqstrange -0.1
e.s.thingqsubj 0.078
e.s.thingqthing 0.331
e.s.thingqtrade 0.272
e.s.thingx -0.454
e.s.thing~colour 0.176
e.s.trade adv -0.232
e.s.trade and -0.526
e.s.trade art -0.152
e.s.trade at 0.258
e.s.trade be 0.109
e.s.trade call -0.069
e.s.trade colour 0.181
e.s.trade describes -0.168
e.s.trade do -0.076
e.s.trade field -0.11
e.s.trade for -0.15
e.s.trade kind -0.49
e.s.trade logo 0.05
e.s.trade neg 0.171
e.s.trade number 0.125
e.s.trade ordinary 0.066
e.s.trade past 0.103
e.s.trade poss -0.155
e.s.trade proper -0.244
e.s.trade say -0.113
e.s.trade strange -0.175
e.s.trade subj 0.08
e.s.trade thing -0.449
e.s.trade trade -0.516
e.s.trade where -0.333
e.s.trade will -0.075
e.s.trade wish 0.237
e.s.trade$$ 0.374
e.s.trade&describes -0.241
e.s.trade&strange -0.105
e.s.trade&thing -0.316
e.s.trade&trade -0.208
e.s.trade(common 0.12
e.s.trade,adv -0.099
e.s.trade,and -0.384
e.s.trade,art 0.34
e.s.trade,at -0.42
e.s.trade,colour -0.197
e.s.trade,common 0.122
e.s.trade,describes -0.274
e.s.trade,do 0.336
e.s.trade,kind -0.123
e.s.trade,name -0.243
e.s.trade,neg 0.08
e.s.trade,number -0.308
e.s.trade,ordinary -0.138
e.s.trade,place 0.247
e.s.trade,strange -0.112
e.s.trade,subj -0.406
e.s.trade,thing 0.184
e.s.trade,trade 0.328
e.s.trade.adv -0.227
e.s.trade.art 0.092
e.s.trade.at -0.187
e.s.trade.be 0.143
e.s.trade.colour 0.366
e.s.trade.common -0.138
e.s.trade.describes 0.336
e.s.trade.do 0.311
e.s.trade.logo 0.137
e.s.trade.look 0.288
e.s.trade.neg -0.074
e.s.trade.ordinary -0.045
e.s.trade.poss 0.203
e.s.trade.strange -0.248
e.s.trade.subj 0.099
e.s.trade.thing 0.181
e.s.trade.trade 0.388
e.s.trade:strange 0.128
e.s.trade:thing 0.125
e.s.trade;ordinary 0.193
e.s.trade=$ 0.195
e.s.tradeX 0.599
e.s.tradec -0.355
e.s.tradenfield 0.088
e.s.tradenlike -0.13
e.s.tradenlook -0.074
e.s.tradenthing 0.089
e.s.tradeq$ 0.146
e.s.tradeqat -0.178
e.s.tradeqcolour -0.071
e.s.tradeqcommon 0.092
e.s.tradeqstrange -0.086
e.s.tradeqsubj 0.1
e.s.tradeqthing 0.093
e.s.tradeqtrade 0.143
e.s.tradex -0.84
e.s.where and -0.088
e.s.where at -0.415
e.s.where common 0.2
e.s.where do 0.098
e.s.where for -0.147
e.s.where subj -0.293
e.s.where,art -0.058
e.s.where,common 0.06
e.s.where,name -0.236
e.s.where.art 0.067
e.s.where.colour 0.159
e.s.where.subj -0.129
e.s.where=$ -0.096
e.s.whereX 0.162
e.s.wherex -0.087
e.s.will adv -0.146
e.s.will at -0.427
e.s.will be -0.273
e.s.will common -0.113
e.s.will do -0.122
e.s.will ordinary -0.137
e.s.will say -0.122
e.s.will strange -0.085
e.s.will subj -0.381
e.s.will thing -0.064
e.s.willx -0.649
e.s.wish adv -0.099
e.s.wish art -0.279
e.s.wish at -0.101
e.s.wish be -0.193
e.s.wish colour -0.125
e.s.wish common -0.136
e.s.wish do -0.538
e.s.wish for -0.162
e.s.wish neg -0.057
e.s.wish ordinary -0.175
e.s.wish poss -0.052
e.s.wish subj -0.548
e.s.wish$$ -0.271
e.s.wish,colour -0.161
e.s.wish,describes -0.129
e.s.wish,neg -0.15
e.s.wish.thing 0.157
e.s.wish:describes -0.26
e.s.wish=$ -0.163
e.s.wishX -0.151
e.s.wishx -0.889
e.w. AC -0.96
e.w. AS -0.223
e.w. IC -0.054
e.w. XC -1.383
e.w. XD -1.104
e.w. XS -0.173
e.w. cC -0.318
e.w. dC -0.199
e.w. dD -0.272
e.w. dO -0.437
e.w. dl -0.207
e.w. xC 0.34
e.w. xD 0.453
e.w. xO -0.378
e.w. xS 0.102
e.w. xl -0.205
e.w.!IC 0.177
e.w.!XC -0.174
e.w.&AC -0.257
e.w.&IC -0.226
e.w.&XC -0.605
e.w.&XD -0.239
e.w.&xC -0.556
e.w.&xO -0.253
e.w.&xl -0.438
e.w.(XC 0.19
e.w.(XD 0.357
e.w.(xC -0.14
e.w.(xl 0.266
e.w.)xC -0.17
e.w.,AC 0.245
e.w.,AS 0.369
e.w.,IC -0.266
e.w.,XC -0.371
e.w.,XD -0.378
e.w.,XS 0.04
e.w.,cC -0.177
e.w.,dC 0.208
e.w.,xC 0.243
e.w.,xD -0.154
e.w.,xO -0.548
e.w.,xl 0.081
e.w.-XC -0.382
e.w.-dC -0.398
e.w.-xC -0.778
e.w.-xD -0.346
e.w.-xO -0.482
e.w..AC -0.26
e.w..AO -0.175
e.w..IC 0.067
e.w..IO -0.411
e.w..XC 0.085
e.w..XO 0.137
e.w..cC -0.328
e.w..cO -0.075
e.w..dC 0.188
e.w..xC 0.369
e.w..xD -0.175
e.w..xO 0.328
e.w..xl 0.259
e.w./AC -0.367
e.w./XC -0.278
e.w./dC -0.198
e.w./xC 0.469
e.w./xO 0.219
e.w.:AC -0.141
e.w.:IC -0.084
e.w.:XC -0.491
e.w.:XD -0.251
e.w.:XS -0.141
e.w.:cC -0.07
e.w.:dC -0.146
e.w.:xC 0.247
e.w.:xD -0.526
e.w.:xO -0.227
e.w.:xl -0.521
e.w.;XC 0.089
e.w.;xC 0.276
e.w.;xO 0.228
e.w.?XC -0.133
e.w.?xC -0.139
e.w._XC -0.134
e.w._xC -0.471
e.w._xO -0.179
e.w.aIC -0.334
e.w.aXC 0.119
e.w.aXD -0.146
e.w.adC -0.309
e.w.nIC -0.102
e.w.nXC 0.198
e.w.nXD 0.434
e.w.nXO -0.337
e.w.nxC 0.257
e.w.qAC -0.13
e.w.qIC 0.152
e.w.qXC 0.047
e.w.qXD -0.135
e.w.qXO 0.382
e.w.qxC 0.042
e.w.qxD 0.23
e.w.qxO 0.543
e.w.qxl 0.382
e.w.~XC 0.241
e.w.~XO -0.052
e.w.~xO 0.342
e.w.~xl 0.186
e.~ 0.366
e.~colour 0.057
e.~common 0.087
e.~describes 0.261
e.~do 0.377
e.~logo -0.142
e.~neg -0.072
e.~ordinary 0.207
e.~strange -0.205
e.~strange~colour -0.11
e.~thing -0.181
e.~thing thing -0.115
e.~trade 0.333
e.~trade kind 0.184
family -0.861
g.appositions -0.125
g.appositions.57 -0.427
g.appositions.61 0.101
g.appositions.71 -0.11
g.best.10 0.172
g.best.11 -0.439
g.best.2 0.159
g.best.3 0.418
g.best.4 0.187
g.best.6 0.296
g.best.7 0.29
g.best.8 0.434
g.by 0.322
g.by.50 0.322
g.capitals 0.431
g.capitals.32 -0.246
g.capitals.34 0.317
g.capitals.36 0.368
g.capitals.45 0.161
g.capitals.48 0.2
g.capitals.60 0.56
g.closings 0.446
g.closings.96 0.468
g.cues 0.055
g.cues.100 0.185
g.cues.46 -0.624
g.cues.92 0.28
g.for -0.206
g.for.45 -0.168
g.for.52 0.066
g.for.68 0.758
g.for.70 -0.115
g.for.72 -0.329
g.introductions -0.079
g.introductions.40 -0.432
g.introductions.64 0.289
g.introductions.67 0.428
g.introductions.88 -0.148
g.introductions.89 0.105
g.introductions.90 0.422
g.introductions.99 -0.38
g.near.10 -0.439
g.near.11 0.363
g.near.3 -0.293
g.near.4 -0.476
g.near.5 -1.091
g.near.6 0.163
g.near.8 0.058
g.near.9 0.094
g.not.10 -0.282
g.not.11 0.111
g.not.2 -0.049
g.not.3 -0.159
g.not.5 -0.388
g.not.6 -0.569
g.not.7 -0.488
g.not.8 -0.502
g.not.9 -0.291
g.openings 0.336
g.openings.44 0.103
g.openings.59 0.356
g.openings.60 -0.242
g.openings.61 -0.362
g.openings.62 0.425
g.openings.64 0.563
g.openings.66 -0.32
g.openings.67 0.074
g.openings.68 0.085
g.openings.69 0.215
g.openings.71 0.182
g.openings.72 -0.137
g.openings.74 -0.276
g.openings.76 0.172
g.openings.77 0.281
g.openings.78 -0.162
g.openings.79 0.081
g.openings.81 0.606
g.quotes.110 -0.439
g.quotes.84 0.289
g.quotes.85 0.243
m.! 0.637
m.!$C -0.34
m.!XC -0.085
m.!colour -0.084
m.!hi -0.155
m.!ordinary -0.135
m.!pC 0.547
m.!strange 0.514
m.!subj -0.066
m.!thing 0.489
m.!xC 0.59
m.$ -0.959
m.. -1.003
m..$C -1.126
m..XC -1.139
m..XD -0.978
m..XO -0.532
m..XS -0.442
m..adv -0.691
m..at -0.526
m..be -0.581
m..call -0.219
m..colour -1.103
m..common -1.258
m..describes -0.793
m..do -0.481
m..for -0.124
m..kind -0.68
m..logo -0.229
m..look -0.08
m..name -0.288
m..neg -0.407
m..number -0.714
m..ordinary -1.346
m..pC 0.762
m..place -0.163
m..proper -0.532
m..short 0.847
m..strange -1.117
m..subj -0.912
m..thing -0.301
m..trade -1.535
m..wish -0.347
m..xC -2.667
m..xO -1.524
m..xl -1.86
m.? -0.171
m.?XC -0.78
m.?XO -0.062
m.?adv 0.381
m.?call -0.102
m.?colour -0.345
m.?common -0.04
m.?do -0.073
m.?logo -0.128
m.?name -0.044
m.?pC -0.239
m.?strange -0.968
m.?subj 0.206
m.?thing -0.443
m.?trade -0.643
m.?xC 0.227
m.X -2.813
m.p 0.51
m.pshort 0.793
m.spoken 0.851
m.x -0.812
m.xshort -0.452
n.1C -0.41
n.1D 0.068
n.1O 0.296
n.1l -0.087
n.2C 0.173
n.2D 0.41
n.2O -0.144
n.2S 0.188
n.2l 0.114
n.3C 0.386
n.3D -0.472
n.3O -0.274
n.3S 0.241
n.3l -0.072
n.4D -1.273
n.4O -0.836
n.4S -0.594
n.4l -0.435
n.5C -0.163
n.5D -0.456
n.5O -0.589
n.5S -0.582
n.5l -0.466
n.6C -0.998
n.6D -0.893
n.6O -0.495
n.6S -0.418
n.6l -0.996
n.7C -1.251
n.7D -0.633
n.7O -0.248
n.7S -0.368
n.7l -0.737
n.8C -1.056
n.8D -0.657
n.8O -0.267
n.8S -0.236
n.8l -0.701
none -0.766
none.C -0.834
none.D -0.512
none.O -0.086
none.S -0.66
none.g.- 0.633
none.g.10 0.165
none.g.11 -0.369
none.g.2 -0.311
none.g.3 -0.204
none.g.4 0.043
none.g.5 0.1
none.g.6 -0.47
none.g.7 -1.099
none.g.8 -1.148
none.g.9 -0.901
none.l -0.105
none.n.0 -0.542
none.n.1 -0.813
none.n.2 -0.309
none.n.3 -0.57
none.n.4 -0.434
none.name.a 0.738
none.name.about 0.326
none.name.above -0.351
none.name.abstract -0.214
none.name.al -0.14
none.name.all -0.308
none.name.an -0.336
none.name.app 0.211
none.name.archive -0.047
none.name.are 0.171
none.name.arriba -0.215
none.name.as -0.726
none.name.at -0.381
none.name.au 0.158
none.name.be 0.076
none.name.below -0.559
none.name.black -0.428
none.name.bold -0.475
none.name.box -0.228
none.name.brand -0.364
none.name.brown -0.071
none.name.business 0.175
none.name.but -0.076
none.name.by -0.658
none.name.capitals -0.16
none.name.come 0.24
none.name.company 0.192
none.name.con 0.206
none.name.could -0.238
none.name.d -0.16
none.name.da 0.153
none.name.das -0.337
none.name.de 0.371
none.name.debajo -0.216
none.name.del -0.097
none.name.dessus -0.498
none.name.di 0.131
none.name.do -0.453
none.name.dont 0.455
none.name.du -0.489
none.name.e -0.206
none.name.ein 0.245
none.name.el 0.158
none.name.en 0.505
none.name.et 0.226
none.name.font -0.29
none.name.for 0.049
none.name.four -0.116
none.name.green 0.095
none.name.grotesk -0.057
none.name.has 0.262
none.name.have 0.21
none.name.hot -0.223
none.name.i -0.561
none.name.icon -0.191
none.name.il 0.144
none.name.is -0.242
none.name.it 0.141
none.name.its -0.697
none.name.just 0.099
none.name.kids 0.341
none.name.la -0.928
none.name.label -0.266
none.name.lado -0.365
none.name.last -0.225
none.name.le 0.221
none.name.left -0.833
none.name.letters -0.404
none.name.like -0.261
none.name.line -0.161
none.name.lo 0.451
none.name.logo 0.351
none.name.lowercase -0.305
none.name.maker 0.13
none.name.mark 0.062
none.name.my -0.182
none.name.name -0.11
none.name.needed 0.313
none.name.new 0.133
none.name.nice -0.116
none.name.night -0.295
none.name.no 0.715
none.name.not 0.042
none.name.now 0.111
none.name.of -0.575
none.name.old -0.508
none.name.on 0.316
none.name.one -0.054
none.name.only -0.093
none.name.orange 0.155
none.name.our -0.195
none.name.over -0.113
none.name.pas 0.284
none.name.people -0.406
none.name.picture -0.317
none.name.pixel -0.341
none.name.place -0.599
none.name.please -0.179
none.name.pour 0.244
none.name.practice 0.199
none.name.product -0.546
none.name.right -0.633
none.name.rounded -0.254
none.name.salon -0.253
none.name.sans -0.567
none.name.serif -0.296
none.name.set -0.514
none.name.settled 0.052
none.name.shift -0.227
none.name.shop -0.272
none.name.should -0.494
none.name.side -0.297
none.name.simbolo -0.39
none.name.since -0.345
none.name.sit -0.155
none.name.small -0.183
none.name.so 0.462
none.name.solo -0.636
none.name.sotto -0.148
none.name.sous -0.15
none.name.stacked -0.112
none.name.still 0.578
none.name.street -0.229
none.name.studio -0.336
none.name.sur -0.463
none.name.symbol -0.071
none.name.symbole -0.487
none.name.teal 0.127
none.name.team -0.06
none.name.that 0.265
none.name.thats -0.327
none.name.the 0.295
none.name.though -0.543
none.name.to -0.085
none.name.todavia 0.567
none.name.top -0.317
none.name.tours -0.085
none.name.type -0.296
none.name.un 0.208
none.name.una 0.272
none.name.under -0.521
none.name.underneath -0.111
none.name.va -0.225
none.name.want -0.239
none.name.was -0.34
none.name.we 0.136
none.name.wed -0.19
none.name.which -0.168
none.name.white -0.345
none.name.will 0.483
none.name.wir 0.224
none.name.without -0.223
none.name.wordmark -0.215
none.name.working 0.098
none.name.y -0.236
none.name.yet 0.563
none.name.you -0.34
none.name.zeichen -0.557
none.s.0C -0.495
none.s.0O 0.137
none.s.0S -0.444
none.s.0l 0.275
none.s.1C -0.488
none.s.1D 0.15
none.s.1O -0.091
none.s.1S -0.278
none.s.1l -0.363
none.s.2C -0.825
none.s.2D -1.242
none.s.2O -0.099
none.s.2S -0.321
none.s.2l -0.786
none.s.3C -0.642
none.s.3D -0.711
none.s.3O -0.057
none.s.3l 0.494
none.unnamed 0.867
none.unnamed. 0.824
o.X -1.464
o.XX -0.25
o.XX.X -0.078
o.XaX -0.582
o.Xxx -0.191
o.x -0.268
o.xX -0.084
o.xx -0.605
o.xx* -0.253
o.xx*X -0.151
o.xxX -0.055
q.^q -0.055
q.atq 0.152
q.beq 0.372
q.callq 0.489
q.colourq 0.164
q.commonq -0.158
q.cross -0.379
q.describesq 0.446
q.elsewhere 0.287
q.forq 0.554
q.kindq 0.511
q.logoq 0.212
q.lookq 0.39
q.nameq -0.192
q.ordinaryq 0.489
q.part -0.887
q.placeq 0.292
q.sayq -0.226
q.strangeq 0.216
q.subjq 0.14
q.taglq -0.478
q.thingq 0.185
q.tradeq 0.438
q.whereq -0.167
q.whole 0.377
q.whole.1 0.598
q.whole.2 0.097
q.whole.3 0.166
q.whole.4 0.139
q.whole.5 0.061
q.whole.6 -0.084
r.again.adv -0.044
r.again.and -0.145
r.again.art -0.394
r.again.at -0.338
r.again.colour -0.047
r.again.common -0.362
r.again.describes -0.194
r.again.do -0.215
r.again.for -0.054
r.again.kind -0.086
r.again.many -0.063
r.again.neg -0.191
r.again.ordinary 0.311
r.again.proper -0.132
r.again.strange -0.238
r.again.subj -0.125
r.again.thing -0.084
r.again.trade -0.071
r.again.will -0.075
r.initials 0.67
s.1.advXC   -0.102
s.1.advXC . -0.153
s.1.advXC.  -0.064
s.1.advXC^  -0.378
s.1.advxC   -0.088
s.1.advxC , -0.049
s.1.advxC . -0.111
s.1.advxC,  -0.105
s.1.advxC,. -0.165
s.1.advxC^  -0.136
s.1.advxO   -0.141
s.1.advxl   -0.227
s.1.advxl , -0.215
s.1.advxl^  -0.203
s.1.andxC   -0.187
s.1.andxO   -0.151
s.1.andxl   -0.168
s.1.artAC^_ -0.11
s.1.artXC   -0.046
s.1.artXC.  -0.156
s.1.artXC^  -0.052
s.1.artXCq  -0.179
s.1.artXO.  -0.052
s.1.artXO^  -0.195
s.1.artxC   -0.117
s.1.artxC,  -0.08
s.1.artxC^  -0.041
s.1.artxO   -0.087
s.1.artxl   -0.205
s.1.artxl^  -0.12
s.1.atXC   -0.207
s.1.atXC^  -0.084
s.1.atXD.  -0.041
s.1.atxC   -0.147
s.1.atxC - -0.052
s.1.atxC,  -0.058
s.1.atxO   -0.132
s.1.atxl   -0.206
s.1.beXC,  -0.158
s.1.bexC   -0.067
s.1.bexC q -0.072
s.1.bexl   -0.071
s.1.callxC   -0.055
s.1.callxC . -0.056
s.1.callxC ? -0.064
s.1.callxl   -0.059
s.1.colourXC   -0.246
s.1.colourXC & -0.086
s.1.colourXC . -0.252
s.1.colourXC.  -0.302
s.1.colourXC., -0.459
s.1.colourXC.- -0.047
s.1.colourXC.. -0.263
s.1.colourXC.= -0.25
s.1.colourXCq  -0.053
s.1.colourXCq, -0.054
s.1.colourXD . -0.342
s.1.colourXD = -0.052
s.1.colourXD,, -0.098
s.1.colourXD.  -0.226
s.1.colourXD., -0.115
s.1.colourXD:, -0.249
s.1.colourXO.  -0.221
s.1.colourXO., -0.083
s.1.colourXO.= -0.386
s.1.colourxC $ -0.041
s.1.colourxC , -0.225
s.1.colourxC . -0.062
s.1.colourxC,  -0.074
s.1.colourxC,. -0.122
s.1.colourxC,= -0.048
s.1.colourxC.  -0.079
s.1.colourxC., -0.059
s.1.colourxC.. -0.096
s.1.colourxC/, -0.05
s.1.colourxC:, -0.105
s.1.colourxO , -0.126
s.1.colourxO . -0.061
s.1.colourxO,$ -0.326
s.1.colourxO,, -0.067
s.1.colourxl   -0.179
s.1.colourxl $ -0.159
s.1.colourxl , -0.198
s.1.colourxl . -0.111
s.1.colourxl&, -0.057
s.1.colourxl,  -0.098
s.1.colourxl,, -0.188
s.1.colourxl.  -0.083
s.1.colourxl.$ -0.071
s.1.colourxl., -0.06
s.1.commonAC , -0.281
s.1.commonAC . 0.083
s.1.commonXC   -0.593
s.1.commonXC , -0.256
s.1.commonXC . -0.673
s.1.commonXC,  -0.133
s.1.commonXC.  -0.575
s.1.commonXC., -0.36
s.1.commonXC.. -0.044
s.1.commonXC:  -0.055
s.1.commonXC^  -0.704
s.1.commonXCn  -0.056
s.1.commonXCq  -0.068
s.1.commonXD   -0.08
s.1.commonXO.  -0.136
s.1.commonxC   -0.228
s.1.commonxC , -0.188
s.1.commonxC . -0.262
s.1.commonxC ; -0.066
s.1.commonxC(, -0.086
s.1.commonxC,  -0.146
s.1.commonxC^  -0.178
s.1.commonxO   -0.211
s.1.commonxO $ -0.155
s.1.commonxO , -0.14
s.1.commonxO . -0.111
s.1.commonxO,  -0.095
s.1.commonxl   -0.546
s.1.commonxl , -0.345
s.1.commonxl . -0.109
s.1.commonxl,  -0.196
s.1.commonxl.  -0.14
s.1.commonxl^  -0.155
s.1.describesAS   -0.229
s.1.describesXC   0.107
s.1.describesXC & -0.066
s.1.describesXC , -0.395
s.1.describesXC . -0.071
s.1.describesXC = 0.158
s.1.describesXC&  -0.247
s.1.describesXC&. -0.048
s.1.describesXC,  -0.091
s.1.describesXC.  -0.453
s.1.describesXC., -0.528
s.1.describesXC.. -0.462
s.1.describesXC.= -0.135
s.1.describesXC^  -0.34
s.1.describesXCq  -0.091
s.1.describesXD   -0.293
s.1.describesXD , -0.065
s.1.describesXD . -0.166
s.1.describesXD,, -0.077
s.1.describesXD,= -0.105
s.1.describesXO.  -0.15
s.1.describesxC   -0.207
s.1.describesxC , -0.092
s.1.describesxC . -0.255
s.1.describesxC = -0.082
s.1.describesxC,  -0.079
s.1.describesxC,, -0.247
s.1.describesxC,. -0.08
s.1.describesxC,= -0.069
s.1.describesxC-  -0.05
s.1.describesxC.  -0.071
s.1.describesxC., -0.229
s.1.describesxC.. -0.092
s.1.describesxC:  -0.057
s.1.describesxC:, -0.071
s.1.describesxC:n -0.044
s.1.describesxC;, -0.123
s.1.describesxCq, -0.095
s.1.describesxO   -0.111
s.1.describesxO , -0.118
s.1.describesxO,, -0.078
s.1.describesxO.  -0.083
s.1.describesxl   -0.169
s.1.describesxl $ -0.055
s.1.describesxl & -0.163
s.1.describesxl , -0.203
s.1.describesxl . -0.149
s.1.describesxl,  -0.161
s.1.describesxl,$ -0.308
s.1.describesxl,, -0.269
s.1.describesxl.  -0.164
s.1.describesxl., -0.102
s.1.describesxl^  -0.35
s.1.doIC.  -0.078
s.1.doIO^  -0.067
s.1.doXC.  -0.083
s.1.doxC   -0.104
s.1.doxl   -0.054
s.1.doxl^  -0.054
s.1.fieldXC.  -0.051
s.1.fieldXCn: -0.083
s.1.fieldXD , -0.115
s.1.fieldxl   -0.076
s.1.forxC   -0.104
s.1.forxO   -0.05
s.1.forxl   -0.082
s.1.hexxC = -0.074
s.1.hiXC   -0.124
s.1.hiXC.  -0.043
s.1.hiXC^  -0.172
s.1.hiXC^! -0.049
s.1.hiXC^, -0.273
s.1.hiXC^n -0.136
s.1.hiXCn  -0.053
s.1.hiXD^, -0.177
s.1.hixC^! -0.11
s.1.hixC^, -0.134
s.1.kindXC . -0.208
s.1.kindXC : -0.051
s.1.kindXC,  -0.102
s.1.kindXC.: -0.084
s.1.kindXC:  -0.048
s.1.kindXC^  -0.068
s.1.kindXC^: -0.044
s.1.kindXO^  -0.182
s.1.kindxC   -0.071
s.1.kindxC , -0.225
s.1.kindxC . -0.084
s.1.kindxO   -0.053
s.1.kindxO $ -0.132
s.1.kindxO , -0.058
s.1.kindxO . -0.072
s.1.kindxl   -0.145
s.1.kindxl , -0.234
s.1.likeXC^  -0.074
s.1.likexl   -0.047
s.1.logoXC., -0.098
s.1.logoXD   -0.118
s.1.logoXO^  -0.107
s.1.logoxC , -0.125
s.1.logoxC^  -0.1
s.1.logoxO   -0.057
s.1.logoxO $ -0.11
s.1.logoxO . -0.059
s.1.logoxl   -0.122
s.1.logoxl , -0.185
s.1.logoxl . -0.072
s.1.logoxl^  -0.108
s.1.lookXC.  -0.117
s.1.lookXC.: -0.127
s.1.lookXCn: -0.108
s.1.lookxC , -0.08
s.1.lookxC . -0.106
s.1.lookxCn: -0.088
s.1.lookxO , -0.105
s.1.lookxl $ -0.082
s.1.lookxl , -0.071
s.1.nameXC.: -0.075
s.1.nameXC^: -0.095
s.1.negXC.  -0.127
s.1.negxC   -0.047
s.1.negxC . -0.044
s.1.negxC = -0.055
s.1.negxC,  -0.08
s.1.negxC.  -0.093
s.1.negxC?, -0.077
s.1.negxO   -0.059
s.1.negxO,  -0.042
s.1.negxl,  -0.099
s.1.negxl.  -0.075
s.1.numberdC   -0.084
s.1.numberdC , -0.093
s.1.numberdC . -0.135
s.1.numberdO   -0.075
s.1.numberdO . -0.181
s.1.ordinaryAC   -0.075
s.1.ordinaryXC   -0.755
s.1.ordinaryXC $ 0.223
s.1.ordinaryXC & -0.166
s.1.ordinaryXC ( -0.224
s.1.ordinaryXC , -0.079
s.1.ordinaryXC - -0.067
s.1.ordinaryXC . -0.364
s.1.ordinaryXC : -0.238
s.1.ordinaryXC ; -0.142
s.1.ordinaryXC = -0.399
s.1.ordinaryXC n -0.109
s.1.ordinaryXC q -0.15
s.1.ordinaryXC&  0.411
s.1.ordinaryXC&, -0.205
s.1.ordinaryXC&. -0.149
s.1.ordinaryXC,  -0.275
s.1.ordinaryXC,$ -0.075
s.1.ordinaryXC,. -0.187
s.1.ordinaryXC.  -0.215
s.1.ordinaryXC.. -0.311
s.1.ordinaryXC:  -0.156
s.1.ordinaryXC:n 0.305
s.1.ordinaryXC^  -0.717
s.1.ordinaryXC^: -0.264
s.1.ordinaryXCn: -0.158
s.1.ordinaryXCq  -0.147
s.1.ordinaryXD   -0.113
s.1.ordinaryXD , -0.12
s.1.ordinaryXD&. -0.061
s.1.ordinaryXD.  -0.159
s.1.ordinaryXD^  -0.203
s.1.ordinaryXO.  -0.09
s.1.ordinaryxC   -0.159
s.1.ordinaryxC $ -0.077
s.1.ordinaryxC , -0.218
s.1.ordinaryxC . -0.228
s.1.ordinaryxC,  -0.051
s.1.ordinaryxC,, -0.334
s.1.ordinaryxC-  -0.044
s.1.ordinaryxD   -0.349
s.1.ordinaryxD , -0.068
s.1.ordinaryxD = -0.116
s.1.ordinaryxO   -0.296
s.1.ordinaryxO , -0.042
s.1.ordinaryxO . -0.294
s.1.ordinaryxO = -0.091
s.1.ordinaryxl   -0.602
s.1.ordinaryxl $ -0.305
s.1.ordinaryxl , -0.262
s.1.ordinaryxl . -0.225
s.1.ordinaryxl,  -0.122
s.1.ordinaryxl.  -0.075
s.1.ordinaryxl^  -0.211
s.1.placeXC , -0.195
s.1.placeXC . -0.313
s.1.placeXC,  -0.059
s.1.placeXC,, -0.112
s.1.placeXC,. -0.137
s.1.placeXD , -0.071
s.1.placexl , -0.082
s.1.possXC.  -0.138
s.1.possXC^  -0.256
s.1.possXO^  -0.041
s.1.possxC   -0.097
s.1.possxC,  -0.053
s.1.possxO   -0.057
s.1.possxl   -0.096
s.1.possxl.  -0.044
s.1.possxl^  -0.11
s.1.properIC   -0.057
s.1.properXC   -0.178
s.1.properXC . -0.115
s.1.properXC a -0.143
s.1.properXC.  -0.075
s.1.properXC^a -0.06
s.1.properXD a -0.152
s.1.properxl   -0.065
s.1.sayXD , -0.094
s.1.sayxC , -0.057
s.1.strangeAC   -0.157
s.1.strangeAC , 0.193
s.1.strangeAC:. 0.273
s.1.strangeIC   -0.147
s.1.strangeIC & -0.248
s.1.strangeIC - -0.282
s.1.strangeIC a -0.316
s.1.strangeXC ! 0.212
s.1.strangeXC $ -0.563
s.1.strangeXC & -0.355
s.1.strangeXC ( -0.214
s.1.strangeXC , -0.088
s.1.strangeXC - -0.417
s.1.strangeXC . -0.099
s.1.strangeXC : 0.145
s.1.strangeXC ? -0.264
s.1.strangeXC a -0.118
s.1.strangeXC n -0.188
s.1.strangeXC q -0.228
s.1.strangeXC ~ 0.177
s.1.strangeXC&  -0.267
s.1.strangeXC&$ -0.162
s.1.strangeXC&, -0.412
s.1.strangeXC&. -0.134
s.1.strangeXC&q -0.104
s.1.strangeXC(  -0.383
s.1.strangeXC,  -0.122
s.1.strangeXC,$ 0.313
s.1.strangeXC,& -0.144
s.1.strangeXC,, -0.093
s.1.strangeXC,. -0.228
s.1.strangeXC-  -0.359
s.1.strangeXC-, -0.331
s.1.strangeXC-. -0.049
s.1.strangeXC.  -0.638
s.1.strangeXC.& -0.125
s.1.strangeXC.. 0.15
s.1.strangeXC:  -0.327
s.1.strangeXC:& -0.386
s.1.strangeXC:. 0.341
s.1.strangeXC:; 0.282
s.1.strangeXC:n 0.239
s.1.strangeXC?  -0.248
s.1.strangeXC^  -0.137
s.1.strangeXC^& -0.145
s.1.strangeXC^, 0.307
s.1.strangeXC_. -0.286
s.1.strangeXCa  -0.284
s.1.strangeXCa. -0.178
s.1.strangeXCn  -0.121
s.1.strangeXCn$ -0.236
s.1.strangeXCq  -0.355
s.1.strangeXCqq 0.483
s.1.strangeXC~  -0.277
s.1.strangeXC~& -0.041
s.1.strangeXD $ -0.278
s.1.strangeXD & -0.168
s.1.strangeXD , -0.352
s.1.strangeXD . 0.068
s.1.strangeXD : -0.448
s.1.strangeXD = -0.062
s.1.strangeXD q -0.165
s.1.strangeXD,  -0.11
s.1.strangeXD.  -0.445
s.1.strangeXD:  -0.385
s.1.strangeXD^  0.35
s.1.strangeXDq  -0.131
s.1.strangeXDqq 0.16
s.1.strangeXO.  -0.158
s.1.strangeXO.. 0.168
s.1.strangeXO^  0.162
s.1.strangeXO^, 0.566
s.1.strangeXOqq 0.16
s.1.strangecC   0.053
s.1.strangecC , 0.218
s.1.strangecC . 0.341
s.1.strangecC.  -0.402
s.1.strangecC:. 0.241
s.1.strangecC^  -0.092
s.1.strangecO.. 0.135
s.1.strangedC   -0.25
s.1.strangedC , -0.139
s.1.strangexC   -0.629
s.1.strangexC $ -0.235
s.1.strangexC , -0.902
s.1.strangexC . -0.26
s.1.strangexC : -0.31
s.1.strangexC = -0.44
s.1.strangexC _ -0.126
s.1.strangexC n -0.227
s.1.strangexC q -0.217
s.1.strangexC(, -0.079
s.1.strangexC,  -0.205
s.1.strangexC,$ -0.168
s.1.strangexC,, -0.385
s.1.strangexC,. -0.159
s.1.strangexC-  -0.089
s.1.strangexC-, -0.105
s.1.strangexC.  -0.184
s.1.strangexC:  -0.225
s.1.strangexC:, -0.337
s.1.strangexC^  -0.648
s.1.strangexC_  -0.045
s.1.strangexC_, -0.117
s.1.strangexC_= -0.317
s.1.strangexCq  -0.092
s.1.strangexD   -0.471
s.1.strangexD , -0.338
s.1.strangexD . -0.217
s.1.strangexD,  -0.13
s.1.strangexO   -0.591
s.1.strangexO $ -0.093
s.1.strangexO , -0.288
s.1.strangexO . 0.082
s.1.strangexO = -0.271
s.1.strangexO-  -0.118
s.1.strangexOqq 0.384
s.1.strangexl $ 0.299
s.1.strangexl & -0.171
s.1.strangexl , -0.048
s.1.strangexl . -0.298
s.1.strangexl,, 0.543
s.1.strangexl.. 0.381
s.1.strangexl:. 0.487
s.1.strangexl^  0.124
s.1.strangexl^, 0.122
s.1.subjXC   -0.056
s.1.subjXC . -0.093
s.1.subjXC.  -0.098
s.1.subjXC^  -0.123
s.1.subjXCq  -0.055
s.1.subjXD^  -0.079
s.1.subjXO.  -0.124
s.1.subjXO^  -0.144
s.1.subjxC   -0.072
s.1.subjxC . -0.079
s.1.subjxO . -0.153
s.1.subjxO,  -0.066
s.1.subjxl   -0.061
s.1.taglXC.: -0.099
s.1.taglXC.q -0.131
s.1.taglxC,q -0.102
s.1.taglxC.  -0.044
s.1.thingAC   0.047
s.1.thingAC . -0.255
s.1.thingAC^  -0.337
s.1.thingXC   -0.111
s.1.thingXC $ -0.29
s.1.thingXC & -0.155
s.1.thingXC ( -0.188
s.1.thingXC , -0.374
s.1.thingXC . -0.215
s.1.thingXC : -0.314
s.1.thingXC ; -0.326
s.1.thingXC = -0.212
s.1.thingXC n -0.091
s.1.thingXC q -0.142
s.1.thingXC ~ -0.172
s.1.thingXC&  -0.336
s.1.thingXC&, -0.15
s.1.thingXC&. -0.113
s.1.thingXC,  -0.362
s.1.thingXC,& -0.085
s.1.thingXC.  -0.765
s.1.thingXC.& -0.205
s.1.thingXC., -0.448
s.1.thingXC.- -0.056
s.1.thingXC.. -0.258
s.1.thingXC:  -0.21
s.1.thingXC:& -0.049
s.1.thingXC^  -0.946
s.1.thingXC^& -0.053
s.1.thingXC^- -0.341
s.1.thingXCq  -0.102
s.1.thingXD   0.28
s.1.thingXO.  -0.165
s.1.thingxC   -0.54
s.1.thingxC $ -0.191
s.1.thingxC & -0.062
s.1.thingxC , -0.306
s.1.thingxC . -0.607
s.1.thingxC : -0.114
s.1.thingxC = -0.242
s.1.thingxC q -0.048
s.1.thingxC ~ -0.085
s.1.thingxC&, -0.102
s.1.thingxC&. -0.077
s.1.thingxC,  -0.191
s.1.thingxC,$ -0.085
s.1.thingxC,, -0.314
s.1.thingxC,- -0.097
s.1.thingxC.  -0.144
s.1.thingxC.. -0.224
s.1.thingxC:  -0.046
s.1.thingxC:, -0.318
s.1.thingxC^  -0.205
s.1.thingxO   -0.487
s.1.thingxO $ -0.198
s.1.thingxO , -0.314
s.1.thingxO . -0.613
s.1.thingxO = -0.063
s.1.thingxO,  -0.055
s.1.thingxO.  -0.078
s.1.thingxl   -1.011
s.1.thingxl $ -0.631
s.1.thingxl , -0.543
s.1.thingxl . -0.673
s.1.thingxl,  -0.444
s.1.thingxl.  -0.205
s.1.thingxl^  -0.376
s.1.tradeAC   -0.315
s.1.tradeAC,  -0.144
s.1.tradeXC   -0.388
s.1.tradeXC $ -0.369
s.1.tradeXC ( -0.287
s.1.tradeXC , -0.716
s.1.tradeXC : -0.068
s.1.tradeXC ; -0.1
s.1.tradeXC ? -0.154
s.1.tradeXC n -0.057
s.1.tradeXC q -0.109
s.1.tradeXC&. -0.065
s.1.tradeXC,  -0.143
s.1.tradeXC.  -0.18
s.1.tradeXC.. -0.33
s.1.tradeXC:  -0.106
s.1.tradeXC^  -0.677
s.1.tradeXC^, -0.485
s.1.tradeXCq  -0.119
s.1.tradeXCq& -0.087
s.1.tradeXD   -0.433
s.1.tradeXD , -0.278
s.1.tradeXD . 0.087
s.1.tradeXD^  -0.434
s.1.tradeXO^  -0.271
s.1.tradexC   -0.083
s.1.tradexC , -0.104
s.1.tradexC . -0.213
s.1.tradexC,, -0.183
s.1.tradexC:, -0.045
s.1.tradexC^  -0.142
s.1.tradexC^. -0.118
s.1.tradexO   -0.065
s.1.tradexO $ -0.04
s.1.tradexO , -0.08
s.1.tradexO . -0.17
s.1.tradexO^  -0.1
s.1.tradexl   -0.267
s.1.tradexl $ -0.466
s.1.tradexl , -0.294
s.1.tradexl . -0.268
s.1.tradexl^  -0.253
s.1.whereXC.  -0.064
s.1.wherexC   -0.051
s.1.wherexC . -0.062
s.1.wherexC = -0.047
s.1.wherexO   -0.123
s.1.willXC.  -0.059
s.1.willxC   -0.062
s.1.wishXC.  -0.095
s.1.wishXC^  -0.127
s.1.wishXO^  -0.227
s.1.wishxC   -0.073
s.1.wishxO   -0.058
s.1.wishxl   -0.064
s.adv -0.342
s.adv adv -0.178
s.adv adv trade -0.26
s.adv and -0.071
s.adv art common -0.077
s.adv art logo -0.126
s.adv art strange -0.174
s.adv art thing -0.116
s.adv at -0.078
s.adv at strange -0.083
s.adv be -0.065
s.adv be art -0.055
s.adv be thing -0.187
s.adv colour -0.091
s.adv common -0.164
s.adv describes -0.119
s.adv do -0.178
s.adv do ordinary -0.051
s.adv look -0.081
s.adv ordinary -0.051
s.adv poss -0.085
s.adv strange adv -0.34
s.adv subj 0.107
s.adv subj strange -0.081
s.adv thing subj -0.044
s.adv thing thing -0.255
s.adv thing trade 0.167
s.adv trade 0.073
s.adv trade thing -0.19
s.adv..adv -0.38
s.adv..and -0.121
s.adv..art -0.14
s.adv..at -0.084
s.adv..be -0.102
s.adv..colour -0.271
s.adv..common -0.197
s.adv..describes -0.166
s.adv..do -0.215
s.adv..field -0.073
s.adv..for -0.043
s.adv..hi -0.117
s.adv..kind -0.113
s.adv..like -0.131
s.adv..logo -0.32
s.adv..look -0.182
s.adv..name -0.042
s.adv..neg -0.046
s.adv..ordinary -0.151
s.adv..place -0.219
s.adv..poss -0.118
s.adv..proper -0.257
s.adv..say -0.058
s.adv..strange -0.201
s.adv..subj 0.053
s.adv..thing 0.108
s.adv..trade 0.176
s.adv..wish -0.1
s.and -0.095
s.and adv -0.217
s.and adv subj 0.231
s.and art strange -0.072
s.and at ordinary -0.172
s.and colour -0.343
s.and common -0.194
s.and common colour -0.043
s.and describes -0.152
s.and do thing -0.094
s.and do trade -0.216
s.and hex -0.121
s.and name -0.054
s.and neg thing -0.087
s.and ordinary -0.195
s.and ordinary colour 0.142
s.and poss -0.333
s.and poss strange -0.237
s.and poss thing -0.293
s.and strange 0.067
s.and strange colour 0.101
s.and strange common -0.14
s.and strange ordinary 0.252
s.and subj -0.079
s.and subj thing -0.045
s.and thing -0.411
s.and trade -0.13
s.and where -0.053
s.and will -0.244
s.and..adv -0.231
s.and..and -0.102
s.and..art -0.166
s.and..at -0.181
s.and..be -0.089
s.and..call -0.105
s.and..common -0.337
s.and..describes -0.214
s.and..do -0.046
s.and..hex -0.121
s.and..kind -0.052
s.and..logo -0.19
s.and..look -0.177
s.and..name -0.071
s.and..number -0.325
s.and..ordinary 0.101
s.and..past -0.104
s.and..poss -0.397
s.and..proper -0.088
s.and..strange -0.307
s.and..thing -0.665
s.and..trade -0.379
s.and..where -0.068
s.and..will -0.245
s.and..wish -0.091
s.art -0.7
s.art adv -0.104
s.art adv strange 0.193
s.art art -0.164
s.art colour 0.155
s.art colour colour 0.305
s.art colour ordinary -0.265
s.art colour thing 0.382
s.art common -0.29
s.art common common -0.056
s.art common strange 0.085
s.art common thing 0.396
s.art describes -0.391
s.art describes common 0.158
s.art describes logo -0.08
s.art describes ordinary 0.109
s.art describes thing 0.042
s.art do -0.105
s.art do name -0.108
s.art field -0.076
s.art kind -0.303
s.art kind be -0.041
s.art kind ordinary -0.176
s.art kind strange -0.483
s.art kind trade -0.131
s.art logo -0.399
s.art logo for -0.17
s.art look strange -0.121
s.art name -0.233
s.art name strange -0.459
s.art ordinary -0.656
s.art ordinary at -0.092
s.art ordinary describes -0.051
s.art ordinary strange 0.533
s.art ordinary thing 0.285
s.art ordinary trade 0.107
s.art past -0.135
s.art past strange -0.134
s.art proper -0.205
s.art strange -0.761
s.art strange and -0.246
s.art strange at -0.11
s.art strange be -0.078
s.art strange call -0.099
s.art strange colour -0.132
s.art strange common -0.054
s.art strange describes 0.047
s.art strange ordinary -0.138
s.art strange strange 0.299
s.art strange trade 0.39
s.art strange will -0.044
s.art strange wish -0.07
s.art subj be -0.148
s.art tagl -0.2
s.art thing -0.769
s.art thing at -0.067
s.art thing strange 0.314
s.art thing thing 0.419
s.art thing trade -0.078
s.art trade -0.651
s.art trade at -0.243
s.art trade common -0.046
s.art trade kind -0.223
s.art trade strange -0.454
s.art trade thing 0.131
s.art trade trade -0.144
s.art..adv -0.283
s.art..and -0.404
s.art..art -0.659
s.art..as -0.135
s.art..at -0.473
s.art..be -0.436
s.art..call -0.112
s.art..colour 0.307
s.art..common 0.343
s.art..describes -0.581
s.art..do -0.231
s.art..field -0.134
s.art..for -0.209
s.art..kind 0.063
s.art..logo -0.561
s.art..look -0.059
s.art..name -0.46
s.art..neg -0.273
s.art..number 0.124
s.art..ordinary -0.516
s.art..past -0.222
s.art..place -0.469
s.art..poss -0.299
s.art..proper -0.369
s.art..say -0.162
s.art..strange -0.152
s.art..subj -0.351
s.art..tagl -0.276
s.art..thing 0.342
s.art..where -0.111
s.art..will -0.224
s.art..wish -0.341
s.as..strange -0.097
s.at -0.649
s.at art -0.078
s.at art describes -0.075
s.at art field -0.079
s.at art strange -0.291
s.at art thing -0.233
s.at colour -0.126
s.at common -0.129
s.at describes -0.1
s.at describes trade -0.043
s.at do -0.14
s.at do thing -0.278
s.at number -0.222
s.at ordinary -0.61
s.at ordinary neg -0.055
s.at ordinary ordinary -0.07
s.at ordinary strange -0.125
s.at ordinary trade -0.166
s.at past -0.049
s.at place -0.319
s.at place place -0.096
s.at poss ordinary -0.273
s.at poss strange -0.113
s.at proper -0.184
s.at proper strange -0.077
s.at strange -0.765
s.at strange call -0.066
s.at strange colour -0.148
s.at strange describes -0.109
s.at strange ordinary -0.359
s.at strange poss 0.222
s.at strange thing -0.058
s.at strange trade 0.231
s.at subj -0.233
s.at thing -0.582
s.at thing colour -0.059
s.at thing common -0.061
s.at thing ordinary -0.324
s.at thing strange -0.068
s.at thing thing 0.294
s.at thing trade 0.191
s.at trade -0.148
s.at will -0.044
s.at..adv -0.186
s.at..and -0.059
s.at..art -0.221
s.at..at -0.205
s.at..be -0.091
s.at..call -0.071
s.at..colour -0.388
s.at..common -0.239
s.at..describes -0.38
s.at..do -0.167
s.at..field -0.144
s.at..kind -0.087
s.at..like -0.084
s.at..logo -0.083
s.at..look -0.05
s.at..name -0.128
s.at..neg -0.112
s.at..number -0.369
s.at..ordinary -0.563
s.at..past -0.065
s.at..place -0.462
s.at..poss 0.159
s.at..proper -0.21
s.at..say -0.147
s.at..strange -0.745
s.at..subj -0.342
s.at..tagl -0.143
s.at..thing -0.338
s.at..trade -0.072
s.at..where -0.412
s.at..will -0.082
s.at..wish -0.041
s.be -0.52
s.be art -0.051
s.be art kind -0.067
s.be art name -0.081
s.be art ordinary -0.085
s.be art strange -0.146
s.be call strange -0.118
s.be colour -0.132
s.be common -0.08
s.be common strange -0.099
s.be common thing -0.133
s.be describes -0.189
s.be do -0.139
s.be do strange -0.188
s.be do thing -0.195
s.be do trade -0.138
s.be ordinary -0.084
s.be ordinary strange -0.148
s.be strange -0.361
s.be strange and -0.043
s.be strange common -0.05
s.be strange do -0.052
s.be strange ordinary -0.361
s.be strange strange -0.561
s.be strange thing -0.161
s.be strange trade -0.256
s.be subj -0.266
s.be thing -0.353
s.be thing at -0.15
s.be thing ordinary -0.064
s.be thing strange -0.114
s.be thing thing -0.212
s.be trade strange -0.072
s.be..adv -0.054
s.be..and -0.137
s.be..art -0.062
s.be..at -0.223
s.be..be -0.522
s.be..colour -0.204
s.be..common -0.238
s.be..describes -0.477
s.be..do -0.157
s.be..kind -0.478
s.be..name -0.088
s.be..neg -0.05
s.be..number -0.157
s.be..ordinary -0.533
s.be..past -0.068
s.be..poss -0.075
s.be..proper -0.314
s.be..say -0.043
s.be..strange -0.869
s.be..subj -0.38
s.be..thing -0.747
s.be..trade -0.454
s.be..where -0.098
s.call -0.285
s.call adv -0.044
s.call common strange -0.1
s.call describes -0.062
s.call ordinary -0.089
s.call strange -0.654
s.call strange number -0.056
s.call strange ordinary -0.099
s.call strange strange -0.084
s.call subj strange -0.136
s.call thing -0.157
s.call thing strange -0.443
s.call thing thing -0.313
s.call trade -0.253
s.call..adv -0.047
s.call..and -0.085
s.call..call -0.287
s.call..common -0.127
s.call..describes -0.099
s.call..kind -0.056
s.call..number -0.095
s.call..ordinary -0.197
s.call..strange -0.623
s.call..subj -0.111
s.call..thing -0.504
s.call..trade -0.381
s.call..wish -0.045
s.colour -0.682
s.colour adv -0.064
s.colour and -0.262
s.colour and and -0.061
s.colour and colour -0.582
s.colour and describes -0.167
s.colour and strange 0.385
s.colour and thing 0.285
s.colour art strange -0.42
s.colour at -0.057
s.colour at colour -0.057
s.colour at strange -0.304
s.colour colour -0.153
s.colour colour colour -0.099
s.colour colour describes -0.06
s.colour common 0.152
s.colour describes -0.073
s.colour describes colour -0.092
s.colour kind -0.236
s.colour logo -0.142
s.colour look -0.071
s.colour neg strange -0.051
s.colour neg thing -0.329
s.colour ordinary trade 0.38
s.colour say -0.105
s.colour strange 0.297
s.colour strange colour -0.055
s.colour thing strange 0.278
s.colour thing trade -0.185
s.colour trade -0.483
s.colour..adv -0.146
s.colour..and -0.293
s.colour..art -0.077
s.colour..at -0.066
s.colour..be -0.041
s.colour..colour -0.414
s.colour..common 0.127
s.colour..describes -0.263
s.colour..kind -0.308
s.colour..logo -0.194
s.colour..look -0.169
s.colour..neg -0.174
s.colour..number -0.202
s.colour..ordinary 0.077
s.colour..place -0.129
s.colour..proper -0.07
s.colour..say -0.138
s.colour..strange 0.099
s.colour..subj -0.16
s.colour..thing 0.053
s.colour..trade 0.107
s.colour..wish -0.107
s.colours   -0.65
s.colours $ -0.28
s.colours & -0.128
s.colours , -0.137
s.colours -0.358
s.colours . -0.471
s.colours : -0.083
s.colours = -0.167
s.colours ? 0.096
s.colours n -0.069
s.colours q -0.154
s.colours!  -0.051
s.colours&  -0.244
s.colours&$ -0.08
s.colours&, -0.125
s.colours&. -0.067
s.colours,  -0.27
s.colours,$ -0.615
s.colours,, -0.572
s.colours,. 0.068
s.colours,= -0.06
s.colours-  -0.251
s.colours-. -0.157
s.colours.  -0.595
s.colours.$ -0.209
s.colours., -0.597
s.colours.- -0.049
s.colours.. -0.595
s.colours.= -0.614
s.colours/  -0.183
s.colours/, -0.069
s.colours/. -0.169
s.colours:$ -0.12
s.colours:, -0.362
s.colours:n -0.064
s.colours;; -0.068
s.colours?  -0.159
s.coloursCA -0.313
s.coloursCI 0.301
s.coloursCX -0.054
s.coloursC^I -0.061
s.coloursC^X -0.731
s.coloursC^x -0.281
s.coloursCx -0.427
s.coloursDX -0.815
s.coloursD^X -0.388
s.coloursDx -0.262
s.coloursO^X 0.132
s.coloursO^x -0.247
s.coloursOx -0.598
s.coloursSA -0.169
s.coloursSX -0.308
s.colours^  -0.658
s.coloursl^x -0.612
s.colourslx -0.692
s.coloursq  -0.069
s.coloursq, -0.114
s.coloursq. -0.158
s.coloursq= -0.108
s.colours| adv -0.048
s.colours| and -0.378
s.colours| art -0.215
s.colours| at -0.222
s.colours| be -0.363
s.colours| colour -0.25
s.colours| common -0.278
s.colours| describes -0.105
s.colours| do -0.342
s.colours| hi -0.139
s.colours| logo -0.171
s.colours| name -0.06
s.colours| neg -0.128
s.colours| ordinary -0.176
s.colours| poss -0.171
s.colours| proper -0.096
s.colours| strange -0.499
s.colours| subj -0.356
s.colours| thing -0.175
s.colours| trade -0.472
s.colours| will -0.188
s.colours| wish -0.204
s.colours|$$ -0.668
s.colours|&colour -0.125
s.colours|,art 0.067
s.colours|,at -0.231
s.colours|,colour -0.2
s.colours|,common -0.242
s.colours|,describes -0.403
s.colours|,do 0.119
s.colours|,for -0.096
s.colours|,look -0.204
s.colours|,neg -0.364
s.colours|,ordinary -0.243
s.colours|,poss -0.206
s.colours|,say -0.092
s.colours|,strange -0.181
s.colours|,thing -0.273
s.colours|,trade -0.186
s.colours|-colour -0.081
s.colours|-strange -0.107
s.colours|.art -0.227
s.colours|.colour -0.268
s.colours|.common -0.191
s.colours|.describes -0.462
s.colours|.do -0.112
s.colours|.logo -0.197
s.colours|.neg -0.275
s.colours|.ordinary -0.268
s.colours|.poss -0.07
s.colours|.strange -0.054
s.colours|.subj 0.207
s.colours|.tagl -0.149
s.colours|.thing -0.214
s.colours|.trade -0.109
s.colours|.wish -0.098
s.colours|:do -0.082
s.colours|;neg -0.06
s.colours|=$ -0.695
s.colours|^^ -0.238
s.colours|adv  -0.154
s.colours|adv. -0.222
s.colours|and  -0.291
s.colours|art  -0.205
s.colours|art_ -0.354
s.colours|at  0.097
s.colours|colour  -0.362
s.colours|colour& -0.183
s.colours|colour, -0.241
s.colours|colour- -0.055
s.colours|colour/ -0.071
s.colours|common  -0.407
s.colours|common, -0.318
s.colours|common. -0.399
s.colours|common: -0.062
s.colours|describes  -0.31
s.colours|describes& -0.228
s.colours|describes, -0.158
s.colours|describes. -0.097
s.colours|describes; -0.068
s.colours|field, -0.084
s.colours|for  0.084
s.colours|hex  -0.065
s.colours|hi  -0.196
s.colours|kind  -0.102
s.colours|kind, 0.16
s.colours|kind. -0.07
s.colours|kindq 0.128
s.colours|logo  -0.229
s.colours|logo, -0.048
s.colours|logo. -0.111
s.colours|look  -0.168
s.colours|look, -0.065
s.colours|look: -0.311
s.colours|name  -0.309
s.colours|name. -0.148
s.colours|neg  -0.11
s.colours|nsay -0.077
s.colours|ordinary  -0.364
s.colours|ordinary, -0.137
s.colours|ordinary. -0.335
s.colours|ordinary: 0.228
s.colours|ordinaryq -0.046
s.colours|place, -0.079
s.colours|place. -0.311
s.colours|poss  -0.082
s.colours|proper. -0.085
s.colours|qcolour -0.081
s.colours|say  -0.086
s.colours|strange  -0.449
s.colours|strange& -0.112
s.colours|strange, -0.45
s.colours|strange. -0.495
s.colours|strange: -0.229
s.colours|strangeq -0.182
s.colours|subj  -0.086
s.colours|subj. -0.327
s.colours|subjq -0.115
s.colours|thing  -0.183
s.colours|thing, -0.272
s.colours|thing. -0.46
s.colours|trade  -0.149
s.colours|trade, -0.28
s.colours|trade. -0.621
s.colours|tradeq 0.158
s.colours|wish  -0.057
s.colours|~neg -0.072
s.colours~, -0.043
s.colours~~ -0.044
s.common   -0.134
s.common ! -0.043
s.common & -0.322
s.common ( -0.184
s.common , 0.045
s.common - -0.112
s.common -0.234
s.common . -0.379
s.common / -0.236
s.common : -0.409
s.common ; -0.175
s.common = -0.575
s.common ? -0.133
s.common _ -0.163
s.common adv -0.221
s.common adv ordinary 0.129
s.common adv thing 0.288
s.common and -0.302
s.common and strange -0.368
s.common art -0.104
s.common art ordinary -0.048
s.common art strange -0.327
s.common art thing -0.275
s.common at -0.272
s.common at common -0.22
s.common at neg -0.113
s.common at number -0.121
s.common at ordinary -0.198
s.common at proper -0.099
s.common at strange -0.156
s.common at subj -0.251
s.common at thing -0.114
s.common at trade -0.087
s.common be -0.049
s.common call strange -0.052
s.common colour 0.182
s.common colour colour -0.062
s.common common -0.474
s.common common common 0.249
s.common common describes -0.072
s.common common do -0.059
s.common common number -0.057
s.common common ordinary 0.41
s.common common proper -0.117
s.common common strange 0.256
s.common common subj -0.179
s.common common thing -0.151
s.common common trade 0.184
s.common describes -0.369
s.common describes for -0.292
s.common describes look -0.183
s.common describes thing -0.105
s.common do -0.184
s.common do strange -0.142
s.common do subj 0.232
s.common do thing -0.233
s.common field -0.074
s.common for -0.264
s.common for do -0.11
s.common for ordinary -0.121
s.common for strange -0.259
s.common kind -0.255
s.common like -0.513
s.common like do -0.099
s.common logo -0.11
s.common look -0.18
s.common n -0.336
s.common neg -0.276
s.common neg describes -0.075
s.common neg ordinary -0.084
s.common neg strange -0.097
s.common number -0.27
s.common ordinary -0.268
s.common ordinary common -0.087
s.common ordinary ordinary 0.154
s.common ordinary strange -0.071
s.common ordinary subj -0.092
s.common poss -0.066
s.common poss common -0.043
s.common poss strange -0.136
s.common q -0.433
s.common strange 0.408
s.common strange and -0.265
s.common strange at -0.231
s.common strange describes -0.131
s.common strange ordinary 0.22
s.common strange strange -0.062
s.common strange subj -0.042
s.common subj -0.235
s.common subj common 0.265
s.common subj describes -0.135
s.common subj strange -0.085
s.common subj subj -0.119
s.common subj thing -0.152
s.common thing 0.103
s.common thing colour -0.048
s.common thing describes -0.055
s.common thing do 0.299
s.common thing kind -0.068
s.common thing ordinary -0.29
s.common thing strange 0.435
s.common thing subj -0.06
s.common thing thing -0.102
s.common thing trade 0.35
s.common trade -0.256
s.common trade at -0.086
s.common trade describes -0.069
s.common trade kind -0.113
s.common trade thing -0.271
s.common trade trade 0.107
s.common wish -0.06
s.common ~ -0.265
s.common!  -0.327
s.common!. -0.266
s.common&  0.205
s.common&$ -0.149
s.common&, -0.305
s.common&. -0.466
s.common&: -0.183
s.common&q -0.073
s.common(  -0.079
s.common() -0.135
s.common(, -0.115
s.common)  -0.128
s.common), 0.161
s.common,  -0.382
s.common,$ -0.29
s.common,& -0.164
s.common,( -0.112
s.common,) -0.085
s.common,, -0.257
s.common,- -0.115
s.common,. -0.171
s.common,: -0.128
s.common,= -0.127
s.common,n -0.356
s.common,q -0.275
s.common-  -0.291
s.common-, -0.275
s.common-. -0.179
s.common-; -0.042
s.common-= -0.07
s.common.  -0.832
s.common.! -0.087
s.common.$ -0.424
s.common.& -0.126
s.common.( -0.084
s.common., -0.7
s.common.- -0.37
s.common.. 0.275
s.common..adv -0.329
s.common..and -0.433
s.common..art -0.193
s.common..at -0.453
s.common..be -0.155
s.common..call -0.126
s.common..colour -0.433
s.common..common -0.527
s.common..describes -0.494
s.common..field -0.244
s.common..for -0.426
s.common..kind -0.484
s.common..like -0.488
s.common..logo -0.439
s.common..look -0.444
s.common..name -0.13
s.common..neg -0.475
s.common..number -0.2
s.common..ordinary -0.273
s.common..past -0.057
s.common..place -0.162
s.common..poss -0.123
s.common..proper -0.137
s.common..say -0.281
s.common..strange 0.175
s.common..subj -0.296
s.common..tagl -0.138
s.common..thing -0.156
s.common..trade 0.122
s.common..where -0.101
s.common..will -0.098
s.common..wish -0.297
s.common.: -0.115
s.common.= -0.354
s.common.? -0.125
s.common.q -0.04
s.common/  -0.042
s.common:  -0.309
s.common:$ -0.305
s.common:& -0.202
s.common:( 0.273
s.common:, -0.346
s.common:. 0.334
s.common:: -0.405
s.common:; 0.235
s.common:= 0.232
s.common:n -0.081
s.common;  -0.158
s.common;$ -0.051
s.common;; 0.102
s.common?  -0.102
s.common?$ -0.07
s.common?, -0.043
s.common?. 0.159
s.commonCA 0.11
s.commonCX 0.143
s.commonC^A -0.257
s.commonC^I -0.427
s.commonC^d 0.232
s.commonC^x -0.621
s.commonCd -0.224
s.commonCx -0.772
s.commonDX -0.585
s.commonD^X -0.605
s.commonD^x -0.043
s.commonDx -0.538
s.commonO^I -0.09
s.commonO^X -0.25
s.commonO^x -0.126
s.commonOx -0.463
s.commonSA -0.268
s.commonSX -0.199
s.commonS^A -0.112
s.commonS^X -0.119
s.common^$ -0.638
s.common^& -0.12
s.common^( 0.234
s.common^, -0.379
s.common^- -0.338
s.common^. -0.374
s.common^: -0.498
s.common^; 0.181
s.common^? -0.054
s.common^_ -0.215
s.common^q -0.269
s.common^~ -0.254
s.common_  -0.159
s.common_, -0.199
s.common_. 0.403
s.common_q -0.088
s.commona  -0.2
s.commona, -0.167
s.commonl^x -0.316
s.commonlx -0.436
s.commonn  -0.206
s.commonn, -0.119
s.commonn: -0.333
s.commonnn -0.258
s.commonq  -0.384
s.commonq$ -0.183
s.commonq, -0.263
s.commonq. -0.194
s.common| adv -0.406
s.common| and -0.237
s.common| art -0.526
s.common| at -0.163
s.common| be 0.237
s.common| call -0.308
s.common| colour -0.583
s.common| common -0.672
s.common| describes -0.383
s.common| field -0.278
s.common| for -0.299
s.common| hi -0.107
s.common| kind -0.472
s.common| like -0.207
s.common| logo -0.553
s.common| look -0.207
s.common| name -0.187
s.common| neg -0.537
s.common| number -0.221
s.common| ordinary -0.172
s.common| past -0.317
s.common| place -0.237
s.common| poss -0.215
s.common| proper -0.236
s.common| say -0.436
s.common| strange -0.368
s.common| subj -0.39
s.common| tagl -0.115
s.common| thing -0.333
s.common| trade -0.949
s.common| where -0.257
s.common| will -0.27
s.common| wish -0.064
s.common|$$ -0.332
s.common|&colour -0.067
s.common|&describes -0.108
s.common|&ordinary -0.235
s.common|&strange -0.092
s.common|&thing -0.168
s.common|&trade -0.124
s.common|(poss 0.135
s.common|(strange -0.214
s.common|)and -0.098
s.common|,adv -0.301
s.common|,and -0.284
s.common|,art -0.216
s.common|,be -0.61
s.common|,colour -0.041
s.common|,common -0.49
s.common|,describes -0.344
s.common|,do 0.288
s.common|,for -0.2
s.common|,kind -0.161
s.common|,like -0.19
s.common|,logo -0.048
s.common|,name -0.288
s.common|,neg -0.29
s.common|,number -0.278
s.common|,ordinary -0.113
s.common|,place -0.119
s.common|,poss -0.44
s.common|,proper -0.073
s.common|,say 0.055
s.common|,strange 0.213
s.common|,subj -0.574
s.common|,thing -0.131
s.common|,trade 0.464
s.common|,will -0.238
s.common|,wish -0.375
s.common|-colour -0.071
s.common|-common -0.155
s.common|-describes -0.158
s.common|-like -0.064
s.common|-ordinary -0.115
s.common|-strange -0.279
s.common|-subj -0.155
s.common|.adv -0.148
s.common|.art 0.042
s.common|.at -0.093
s.common|.be -0.149
s.common|.colour -0.232
s.common|.common -0.16
s.common|.describes 0.104
s.common|.do 0.148
s.common|.field 0.363
s.common|.for -0.047
s.common|.hi 0.221
s.common|.kind 0.076
s.common|.logo 0.107
s.common|.look -0.112
s.common|.name -0.225
s.common|.neg -0.069
s.common|.ordinary -0.046
s.common|.poss 0.103
s.common|.strange -0.089
s.common|.tagl -0.279
s.common|.thing -0.219
s.common|.trade -0.179
s.common|.where 0.121
s.common|.will -0.213
s.common|.wish -0.163
s.common|/colour -0.145
s.common|:art -0.071
s.common|:colour -0.134
s.common|:describes -0.139
s.common|:do -0.274
s.common|:kind -0.101
s.common|:logo -0.264
s.common|:neg -0.08
s.common|:ordinary -0.295
s.common|:strange -0.385
s.common|:thing -0.388
s.common|:trade -0.41
s.common|;colour 0.136
s.common|;describes 0.16
s.common|;do 0.057
s.common|;ordinary -0.125
s.common|=$ -0.529
s.common|^^ -0.189
s.common|_logo -0.136
s.common|_strange -0.124
s.common|_trade -0.048
s.common|adv  -0.396
s.common|adv, -0.103
s.common|advq -0.059
s.common|and  -0.334
s.common|art  -0.156
s.common|art_ 0.07
s.common|as  -0.066
s.common|at  -0.556
s.common|at- -0.06
s.common|at_ -0.265
s.common|be  -0.119
s.common|be. 0.207
s.common|beq -0.146
s.common|call  -0.044
s.common|call- -0.093
s.common|colour  -0.501
s.common|colour& -0.049
s.common|colour, -0.242
s.common|colour. -0.484
s.common|colour; -0.185
s.common|colourn -0.13
s.common|colourq 0.134
s.common|colour~ -0.193
s.common|common  -0.565
s.common|common, -0.647
s.common|common- -0.163
s.common|common. -0.385
s.common|common: 0.304
s.common|common; -0.071
s.common|describes  -0.303
s.common|describes& -0.302
s.common|describes, -0.125
s.common|describes. -0.269
s.common|describesn -0.093
s.common|describesq 0.115
s.common|do  -0.1
s.common|do, -0.042
s.common|do: -0.124
s.common|field  -0.191
s.common|field, -0.13
s.common|field. -0.048
s.common|field: -0.187
s.common|for  -0.185
s.common|forq 0.147
s.common|hi  -0.247
s.common|hi! -0.133
s.common|hi, -0.197
s.common|kind  -0.169
s.common|kind. 0.126
s.common|kind; 0.126
s.common|like  -0.323
s.common|like, -0.085
s.common|like: -0.087
s.common|logo  -0.463
s.common|logo, -0.214
s.common|logo? 0.353
s.common|look  -0.17
s.common|look, -0.092
s.common|look. -0.214
s.common|look: -0.181
s.common|name  -0.06
s.common|name, -0.306
s.common|name: -0.147
s.common|nameq -0.274
s.common|ncommon -0.223
s.common|neg  -0.259
s.common|neg, -0.15
s.common|neg- -0.099
s.common|neg. -0.057
s.common|neg: -0.097
s.common|nega -0.133
s.common|nhi -0.1
s.common|nkind -0.423
s.common|nlike -0.126
s.common|nlook 0.121
s.common|nneg -0.064
s.common|nstrange -0.158
s.common|number  -0.149
s.common|number, -0.085
s.common|number. -0.24
s.common|numberq -0.16
s.common|ordinary  -0.696
s.common|ordinary& -0.197
s.common|ordinary( 0.27
s.common|ordinary, 0.08
s.common|ordinary- -0.187
s.common|ordinary. -0.362
s.common|ordinary: 0.119
s.common|ordinaryn -0.127
s.common|ordinaryq -0.098
s.common|past  -0.379
s.common|place  -0.227
s.common|place, 0.17
s.common|place. -0.183
s.common|proper  -0.452
s.common|proper, -0.17
s.common|proper. -0.084
s.common|q$ -0.172
s.common|qart -0.135
s.common|qat -0.074
s.common|qcolour 0.043
s.common|qdescribes 0.185
s.common|qdo -0.159
s.common|qlook 0.052
s.common|qneg -0.151
s.common|qordinary 0.097
s.common|qstrange -0.2
s.common|qsubj -0.104
s.common|qthing 0.11
s.common|qtrade 0.155
s.common|qwhere -0.041
s.common|say  0.202
s.common|say, -0.094
s.common|say: -0.554
s.common|sayq -0.079
s.common|strange  0.056
s.common|strange! -0.05
s.common|strange& 0.2
s.common|strange( -0.104
s.common|strange) -0.121
s.common|strange/ -0.206
s.common|strange; -0.072
s.common|strange_ -0.042
s.common|strangen -0.313
s.common|strange~ -0.362
s.common|subj  -0.39
s.common|subj, -0.098
s.common|subj. -0.093
s.common|subj: 0.192
s.common|subjq -0.124
s.common|tagl  -0.102
s.common|tagl: -0.082
s.common|taglq -0.141
s.common|thing  -0.766
s.common|thing! -0.217
s.common|thing& -0.06
s.common|thing, 0.136
s.common|thing- -0.224
s.common|thing. -0.367
s.common|thing: -0.063
s.common|thing? -0.142
s.common|trade  -0.107
s.common|trade& -0.194
s.common|trade( -0.149
s.common|trade, -0.383
s.common|trade. 0.116
s.common|trade; -0.088
s.common|traden -0.092
s.common|tradeq 0.238
s.common|where  -0.277
s.common|will  -0.387
s.common|wish  -0.359
s.common|wish, -0.066
s.common|wish. -0.053
s.common|wish: -0.241
s.common|~ordinary -0.306
s.common|~trade -0.126
s.common~  -0.433
s.common~. -0.253
s.common~~ -0.331
s.describes -0.564
s.describes and -0.187
s.describes and colour -0.315
s.describes and describes -0.127
s.describes and strange -0.167
s.describes at -0.169
s.describes at do -0.045
s.describes at ordinary -0.362
s.describes at strange -0.18
s.describes at trade -0.131
s.describes colour 0.075
s.describes colour colour -0.403
s.describes colour common 0.279
s.describes colour describes -0.051
s.describes colour trade -0.412
s.describes common -0.361
s.describes common neg -0.06
s.describes common thing -0.214
s.describes describes at -0.112
s.describes describes common -0.108
s.describes describes logo -0.232
s.describes describes look -0.151
s.describes describes neg -0.049
s.describes describes trade 0.146
s.describes do 0.075
s.describes for strange -0.056
s.describes kind -0.297
s.describes logo -0.51
s.describes logo at -0.164
s.describes logo for -0.196
s.describes look -0.411
s.describes neg -0.34
s.describes neg strange -0.088
s.describes ordinary 0.355
s.describes ordinary colour -0.182
s.describes ordinary strange -0.262
s.describes ordinary thing -0.118
s.describes say -0.4
s.describes strange 0.419
s.describes strange colour -0.044
s.describes strange common -0.057
s.describes strange trade -0.091
s.describes subj 0.105
s.describes thing colour -0.188
s.describes thing kind 0.043
s.describes thing look -0.048
s.describes thing ordinary -0.176
s.describes thing strange 0.312
s.describes thing thing 0.316
s.describes thing trade 0.173
s.describes trade kind -0.136
s.describes trade thing -0.117
s.describes wish -0.247
s.describes..adv -0.157
s.describes..and -0.316
s.describes..art -0.099
s.describes..at -0.345
s.describes..call -0.071
s.describes..colour -0.197
s.describes..common -0.29
s.describes..describes -0.264
s.describes..do -0.142
s.describes..for -0.422
s.describes..kind -0.451
s.describes..like -0.119
s.describes..logo -0.482
s.describes..look -0.465
s.describes..name -0.043
s.describes..neg -0.341
s.describes..number 0.195
s.describes..ordinary -0.096
s.describes..past -0.163
s.describes..place -0.381
s.describes..poss -0.082
s.describes..proper 0.287
s.describes..say -0.416
s.describes..subj -0.19
s.describes..tagl -0.092
s.describes..thing 0.162
s.describes..trade -0.094
s.describes..will -0.09
s.describes..wish -0.287
s.do -0.486
s.do adv -0.055
s.do adv thing -0.056
s.do at common -0.068
s.do at ordinary 0.221
s.do common -0.426
s.do common strange -0.344
s.do describes -0.124
s.do describes logo -0.042
s.do describes trade -0.208
s.do kind -0.088
s.do logo -0.204
s.do logo for -0.091
s.do neg -0.052
s.do neg thing -0.053
s.do number -0.211
s.do ordinary -0.488
s.do ordinary trade -0.112
s.do place -0.071
s.do poss trade -0.06
s.do proper -0.2
s.do strange -0.278
s.do strange at -0.047
s.do strange common -0.167
s.do strange strange -0.183
s.do strange trade -0.074
s.do subj -0.302
s.do subj ordinary -0.061
s.do thing -0.36
s.do thing art -0.098
s.do thing kind -0.313
s.do thing ordinary -0.159
s.do thing strange 0.28
s.do thing thing 0.219
s.do thing trade -0.122
s.do thing where -0.193
s.do thing will -0.13
s.do trade -0.429
s.do trade kind -0.227
s.do trade strange -0.23
s.do trade thing -0.316
s.do..adv -0.203
s.do..and -0.203
s.do..art -0.117
s.do..at -0.209
s.do..be -0.105
s.do..call -0.051
s.do..colour -0.218
s.do..common -0.122
s.do..describes -0.313
s.do..do -0.513
s.do..field -0.084
s.do..for -0.161
s.do..kind -0.568
s.do..like -0.073
s.do..logo -0.337
s.do..look -0.053
s.do..name -0.044
s.do..neg -0.397
s.do..number -0.337
s.do..ordinary -0.114
s.do..place -0.553
s.do..poss -0.055
s.do..proper -0.197
s.do..say -0.112
s.do..strange -0.729
s.do..subj -0.51
s.do..tagl -0.066
s.do..thing -0.762
s.do..trade -0.706
s.do..where -0.206
s.do..will -0.245
s.do..wish -0.065
s.field -0.532
s.field ordinary -0.059
s.field strange -0.113
s.field strange strange -0.044
s.field subj -0.218
s.field thing 0.055
s.field trade -0.197
s.field trade kind -0.205
s.field..field -0.532
s.field..kind -0.206
s.field..logo -0.048
s.field..look -0.123
s.field..neg -0.064
s.field..ordinary -0.08
s.field..strange -0.261
s.field..subj -0.218
s.field..trade -0.481
s.field..where -0.125
s.for -0.293
s.for adv -0.063
s.for adv trade -0.049
s.for art -0.182
s.for art strange -0.181
s.for art thing -0.079
s.for art trade -0.087
s.for common -0.156
s.for describes -0.095
s.for do -0.047
s.for do trade -0.14
s.for ordinary strange -0.107
s.for poss trade -0.065
s.for strange -0.548
s.for strange ordinary -0.171
s.for strange strange -0.318
s.for strange thing -0.108
s.for strange trade -0.294
s.for thing -0.244
s.for thing at -0.156
s.for thing thing -0.073
s.for trade -0.325
s.for trade strange -0.101
s.for..adv -0.074
s.for..art -0.221
s.for..at -0.218
s.for..call -0.093
s.for..colour -0.177
s.for..common -0.194
s.for..describes -0.224
s.for..do -0.102
s.for..for -0.293
s.for..kind -0.389
s.for..logo -0.057
s.for..name -0.203
s.for..neg -0.069
s.for..number -0.102
s.for..ordinary -0.357
s.for..place -0.207
s.for..proper -0.095
s.for..strange -0.995
s.for..thing -0.42
s.for..trade -0.603
s.for..where -0.144
s.hex -0.137
s.hex and colour -0.047
s.hex and hex -0.338
s.hex..colour -0.047
s.hex..hex -0.401
s.hi -0.596
s.hi be -0.1
s.hi be do -0.063
s.hi be strange -0.178
s.hi common -0.106
s.hi kind -0.075
s.hi ordinary 0.217
s.hi strange -0.094
s.hi strange strange -0.38
s.hi subj -0.088
s.hi subj strange 0.209
s.hi thing -0.052
s.hi..and -0.169
s.hi..art -0.113
s.hi..be -0.12
s.hi..colour 0.146
s.hi..common -0.15
s.hi..do -0.126
s.hi..for -0.083
s.hi..hi -0.593
s.hi..kind -0.165
s.hi..logo -0.084
s.hi..ordinary 0.294
s.hi..poss -0.164
s.hi..proper -0.103
s.hi..strange -0.353
s.hi..subj -0.311
s.hi..thing -0.155
s.hi..trade -0.219
s.hi..wish -0.077
s.kind -0.754
s.kind art strange -0.184
s.kind at -0.16
s.kind at ordinary -0.143
s.kind at place -0.177
s.kind at strange -0.192
s.kind at thing -0.322
s.kind at trade -0.15
s.kind be strange -0.232
s.kind be thing -0.136
s.kind call strange -0.174
s.kind common -0.172
s.kind describes -0.082
s.kind describes thing -0.158
s.kind for strange -0.309
s.kind logo -0.193
s.kind name -0.166
s.kind name strange -0.31
s.kind number 0.31
s.kind ordinary 0.259
s.kind ordinary ordinary -0.096
s.kind ordinary strange 0.447
s.kind ordinary trade -0.167
s.kind strange 0.558
s.kind strange colour -0.132
s.kind strange ordinary -0.069
s.kind strange strange -0.233
s.kind strange subj -0.057
s.kind strange thing -0.086
s.kind strange trade -0.115
s.kind subj thing -0.192
s.kind trade -0.067
s.kind..adv -0.163
s.kind..and -0.071
s.kind..at -0.459
s.kind..be -0.297
s.kind..colour -0.31
s.kind..common -0.373
s.kind..describes -0.233
s.kind..do -0.197
s.kind..for -0.093
s.kind..kind -0.688
s.kind..like -0.08
s.kind..logo -0.246
s.kind..look -0.153
s.kind..name -0.175
s.kind..neg -0.26
s.kind..number 0.276
s.kind..ordinary -0.11
s.kind..place -0.225
s.kind..proper -0.28
s.kind..say -0.183
s.kind..strange 0.181
s.kind..subj -0.221
s.kind..tagl -0.11
s.kind..thing -0.684
s.kind..trade -0.403
s.kind..where -0.18
s.kind..wish -0.155
s.like -0.352
s.like art strange -0.088
s.like at -0.046
s.like common common -0.044
s.like do logo -0.099
s.like do thing -0.129
s.like logo -0.118
s.like ordinary -0.105
s.like strange 0.125
s.like strange strange -0.042
s.like thing -0.065
s.like..at -0.055
s.like..be 0.247
s.like..common -0.098
s.like..describes -0.209
s.like..do -0.045
s.like..like -0.352
s.like..logo -0.188
s.like..ordinary -0.105
s.like..subj -0.279
s.like..thing -0.24
s.like..trade -0.092
s.like..wish -0.1
s.logo -0.522
s.logo adv -0.174
s.logo at -0.054
s.logo at colour -0.158
s.logo at describes -0.048
s.logo at strange -0.288
s.logo at thing -0.082
s.logo colour -0.091
s.logo common -0.264
s.logo for -0.162
s.logo for art -0.079
s.logo for strange -0.282
s.logo for thing -0.095
s.logo for trade -0.08
s.logo like -0.043
s.logo ordinary -0.108
s.logo proper -0.059
s.logo strange -0.567
s.logo strange for -0.098
s.logo strange trade -0.11
s.logo thing -0.418
s.logo thing thing -0.052
s.logo where -0.158
s.logo wish -0.076
s.logo..adv -0.242
s.logo..and -0.059
s.logo..art -0.123
s.logo..at -0.137
s.logo..call -0.071
s.logo..colour -0.353
s.logo..common -0.331
s.logo..describes -0.192
s.logo..do -0.068
s.logo..for -0.217
s.logo..kind -0.443
s.logo..like -0.052
s.logo..logo -0.524
s.logo..look -0.066
s.logo..name -0.059
s.logo..neg -0.189
s.logo..number -0.138
s.logo..ordinary -0.294
s.logo..place -0.047
s.logo..proper -0.155
s.logo..strange -0.898
s.logo..subj -0.093
s.logo..thing -0.812
s.logo..trade -0.702
s.logo..where -0.25
s.logo..wish -0.089
s.look -0.474
s.look colour -0.253
s.look describes -0.145
s.look strange -0.417
s.look..colour -0.273
s.look..describes -0.248
s.look..kind -0.081
s.look..look -0.42
s.look..ordinary -0.081
s.look..strange -0.389
s.look..thing -0.19
s.look..trade -0.282
s.look..where -0.072
s.name -0.727
s.name adv -0.079
s.name art strange -0.138
s.name at strange -0.146
s.name be strange -0.304
s.name be thing -0.211
s.name common -0.054
s.name ordinary -0.192
s.name ordinary ordinary -0.116
s.name say -0.123
s.name strange -0.613
s.name strange ordinary -0.371
s.name strange strange -0.121
s.name strange thing -0.135
s.name strange trade -0.119
s.name thing -0.258
s.name thing strange -0.049
s.name thing thing -0.106
s.name trade -0.117
s.name where -0.225
s.name..adv -0.157
s.name..at -0.062
s.name..colour -0.244
s.name..common -0.094
s.name..describes -0.2
s.name..do -0.189
s.name..field -0.158
s.name..kind -0.257
s.name..like -0.085
s.name..logo -0.24
s.name..name -0.727
s.name..neg -0.18
s.name..number -0.281
s.name..ordinary -0.743
s.name..proper -0.31
s.name..say -0.125
s.name..strange -0.675
s.name..subj -0.121
s.name..thing -0.532
s.name..trade -0.211
s.name..where -0.225
s.neg -0.536
s.neg art strange -0.045
s.neg art thing -0.058
s.neg at strange -0.203
s.neg at thing 0.377
s.neg colour -0.147
s.neg colour neg -0.046
s.neg common -0.357
s.neg common strange -0.055
s.neg describes -0.33
s.neg do -0.197
s.neg do ordinary -0.045
s.neg do thing -0.19
s.neg for -0.133
s.neg look -0.112
s.neg name -0.131
s.neg name adv -0.181
s.neg number -0.135
s.neg ordinary -0.238
s.neg say -0.434
s.neg strange strange -0.131
s.neg subj -0.172
s.neg thing -0.723
s.neg thing common -0.063
s.neg thing ordinary -0.067
s.neg thing thing -0.129
s.neg thing wish -0.191
s.neg trade -0.322
s.neg trade thing -0.201
s.neg..adv -0.317
s.neg..art -0.047
s.neg..at -0.172
s.neg..colour -0.192
s.neg..common -0.422
s.neg..describes -0.061
s.neg..do -0.299
s.neg..field -0.067
s.neg..for -0.135
s.neg..kind -0.166
s.neg..look -0.162
s.neg..name -0.206
s.neg..neg -0.572
s.neg..number -0.237
s.neg..ordinary -0.402
s.neg..say -0.434
s.neg..strange -0.362
s.neg..subj -0.33
s.neg..thing 0.082
s.neg..trade -0.354
s.neg..wish -0.223
s.number -0.889
s.number and -0.067
s.number at -0.045
s.number common 0.352
s.number look -0.045
s.number number -0.21
s.number ordinary -0.294
s.number strange -0.374
s.number strange common -0.121
s.number thing -0.492
s.number trade -0.22
s.number..adv -0.047
s.number..and -0.12
s.number..at -0.234
s.number..colour -0.102
s.number..common 0.279
s.number..describes -0.148
s.number..do -0.291
s.number..logo -0.098
s.number..look -0.099
s.number..number -0.924
s.number..ordinary -0.185
s.number..say -0.216
s.number..strange -0.595
s.number..subj -0.293
s.number..thing -0.432
s.number..trade 0.163
s.number..will -0.321
s.ordinary -0.435
s.ordinary adv 0.23
s.ordinary and 0.155
s.ordinary and colour -0.049
s.ordinary and ordinary -0.398
s.ordinary and thing -0.28
s.ordinary art -0.342
s.ordinary art logo -0.198
s.ordinary art name -0.137
s.ordinary art ordinary 0.119
s.ordinary art say -0.167
s.ordinary art strange -0.296
s.ordinary art thing -0.118
s.ordinary at -0.15
s.ordinary at ordinary -0.217
s.ordinary at poss -0.045
s.ordinary at proper -0.185
s.ordinary at strange 0.045
s.ordinary at thing 0.205
s.ordinary at trade -0.129
s.ordinary be 0.137
s.ordinary be do -0.217
s.ordinary be ordinary -0.042
s.ordinary call -0.118
s.ordinary call strange -0.235
s.ordinary colour 0.061
s.ordinary colour colour -0.248
s.ordinary colour ordinary -0.106
s.ordinary common 0.21
s.ordinary common common -0.053
s.ordinary common describes -0.088
s.ordinary common strange -0.113
s.ordinary common thing -0.179
s.ordinary common trade -0.315
s.ordinary describes 0.061
s.ordinary describes colour -0.129
s.ordinary describes describes -0.05
s.ordinary describes strange -0.315
s.ordinary describes thing -0.096
s.ordinary do -0.185
s.ordinary do ordinary -0.283
s.ordinary do strange 0.154
s.ordinary do trade -0.155
s.ordinary field -0.152
s.ordinary for -0.071
s.ordinary for trade 0.247
s.ordinary hi -0.214
s.ordinary kind 0.136
s.ordinary like -0.04
s.ordinary logo -0.303
s.ordinary look -0.121
s.ordinary neg -0.458
s.ordinary neg colour -0.144
s.ordinary neg do -0.349
s.ordinary neg strange -0.312
s.ordinary neg thing -0.098
s.ordinary number 0.148
s.ordinary ordinary -0.113
s.ordinary ordinary colour -0.143
s.ordinary ordinary describes -0.068
s.ordinary ordinary neg -0.083
s.ordinary ordinary ordinary -0.129
s.ordinary ordinary strange 0.113
s.ordinary ordinary subj -0.116
s.ordinary ordinary trade 0.356
s.ordinary place -0.104
s.ordinary poss 0.109
s.ordinary say -0.101
s.ordinary strange -0.257
s.ordinary strange and -0.159
s.ordinary strange colour 0.155
s.ordinary strange common -0.354
s.ordinary strange do -0.249
s.ordinary strange kind 0.275
s.ordinary strange ordinary -0.116
s.ordinary strange strange 0.079
s.ordinary strange subj -0.215
s.ordinary strange trade 0.277
s.ordinary subj -0.299
s.ordinary subj common -0.101
s.ordinary subj do -0.065
s.ordinary subj ordinary 0.252
s.ordinary subj strange -0.206
s.ordinary subj subj -0.082
s.ordinary subj will 0.129
s.ordinary thing -0.244
s.ordinary thing colour -0.15
s.ordinary thing common -0.13
s.ordinary thing strange -0.165
s.ordinary thing subj -0.361
s.ordinary thing thing 0.113
s.ordinary thing trade 0.295
s.ordinary trade 0.107
s.ordinary trade colour -0.157
s.ordinary trade kind -0.264
s.ordinary trade ordinary -0.063
s.ordinary trade strange 0.553
s.ordinary trade subj -0.185
s.ordinary trade thing -0.304
s.ordinary trade trade 0.118
s.ordinary where -0.132
s.ordinary will 0.304
s.ordinary wish -0.074
s.ordinary..adv 0.116
s.ordinary..and -0.041
s.ordinary..art -0.388
s.ordinary..at -0.402
s.ordinary..be -0.058
s.ordinary..call -0.151
s.ordinary..colour -0.217
s.ordinary..describes 0.064
s.ordinary..do -0.484
s.ordinary..field -0.165
s.ordinary..for -0.216
s.ordinary..hi -0.215
s.ordinary..kind -0.106
s.ordinary..like -0.126
s.ordinary..logo -0.395
s.ordinary..look -0.368
s.ordinary..name -0.186
s.ordinary..neg -0.384
s.ordinary..number 0.125
s.ordinary..ordinary -0.244
s.ordinary..past -0.04
s.ordinary..place -0.28
s.ordinary..poss -0.104
s.ordinary..proper 0.123
s.ordinary..say -0.298
s.ordinary..strange -0.117
s.ordinary..subj -0.512
s.ordinary..tagl -0.119
s.ordinary..thing -0.192
s.ordinary..where -0.304
s.ordinary..will 0.094
s.ordinary..wish -0.112
s.past -0.223
s.past describes -0.113
s.past ordinary -0.044
s.past strange 0.231
s.past strange trade -0.164
s.past thing 0.325
s.past trade -0.241
s.past trade trade 0.35
s.past..and -0.06
s.past..call -0.094
s.past..describes -0.188
s.past..neg -0.078
s.past..ordinary -0.26
s.past..past -0.223
s.past..say -0.09
s.past..strange 0.061
s.past..subj -0.123
s.past..thing 0.116
s.past..trade -0.215
s.past..will -0.103
s.place -0.463
s.place and common -0.147
s.place call strange -0.186
s.place colour -0.054
s.place place -0.293
s.place strange -0.101
s.place thing -0.103
s.place..and -0.052
s.place..colour -0.054
s.place..common -0.162
s.place..number -0.229
s.place..ordinary -0.141
s.place..place -0.594
s.place..strange -0.407
s.place..thing -0.243
s.place..trade -0.211
s.places   -0.619
s.places $ -0.261
s.places & -0.051
s.places , -0.579
s.places - -0.052
s.places -0.955
s.places . -0.324
s.places = -0.097
s.places a -0.342
s.places&  -0.091
s.places,  -0.131
s.places,, -0.112
s.places,. -0.163
s.places.  -0.274
s.places:  -0.127
s.placesCA -0.253
s.placesCI -0.317
s.placesCX -0.486
s.placesC^A -0.189
s.placesC^X -0.469
s.placesCx -0.395
s.placesDX -0.335
s.placesD^X -0.095
s.placesDx -0.087
s.placesOx -0.226
s.placesSA -0.139
s.places^  -0.208
s.places^a -0.06
s.placeslx -0.394
s.places| and -0.12
s.places| art -0.118
s.places| at -0.195
s.places| be -0.125
s.places| do -0.258
s.places| hi -0.058
s.places| kind -0.06
s.places| look -0.105
s.places| neg -0.04
s.places| ordinary -0.215
s.places| place -0.133
s.places| poss -0.049
s.places| proper -0.094
s.places| strange -0.178
s.places| subj -0.196
s.places| thing -0.117
s.places| trade -0.186
s.places|$$ -0.263
s.places|,art -0.14
s.places|,colour -0.127
s.places|,common -0.14
s.places|,describes -0.191
s.places|,do -0.102
s.places|,ordinary -0.055
s.places|,place -0.192
s.places|,poss -0.159
s.places|,strange -0.062
s.places|,subj -0.075
s.places|,trade -0.169
s.places|.adv -0.086
s.places|.art -0.131
s.places|.colour -0.201
s.places|.describes -0.323
s.places|.neg -0.109
s.places|.ordinary -0.075
s.places|.poss -0.158
s.places|.strange -0.105
s.places|.thing -0.276
s.places|=$ -0.127
s.places|^^ -0.215
s.places|adv  -0.096
s.places|art  -0.05
s.places|astrange -0.276
s.places|at  -0.304
s.places|athing -0.135
s.places|be  -0.061
s.places|call  -0.103
s.places|colour  -0.096
s.places|colour. -0.081
s.places|common  -0.264
s.places|common, -0.138
s.places|describes  -0.107
s.places|do  -0.355
s.places|for  -0.234
s.places|kind  -0.242
s.places|logo  -0.055
s.places|logo, -0.044
s.places|name  -0.128
s.places|neg  -0.042
s.places|ordinary  -0.169
s.places|ordinary, -0.13
s.places|place  -0.074
s.places|poss  -0.06
s.places|proper  -0.096
s.places|say  -0.07
s.places|strange  -0.375
s.places|strange, -0.124
s.places|subj  -0.095
s.places|thing  -0.121
s.places|thing, -0.069
s.places|thing. -0.114
s.places|trade  -0.512
s.places|trade, -0.12
s.places|trade. -0.116
s.places|where, -0.075
s.poss -0.551
s.poss adv -0.064
s.poss adv common -0.087
s.poss call -0.051
s.poss call strange -0.26
s.poss call thing -0.098
s.poss common -0.14
s.poss common ordinary -0.305
s.poss common strange -0.052
s.poss describes -0.068
s.poss do -0.073
s.poss kind -0.137
s.poss kind strange -0.153
s.poss kind thing -0.084
s.poss like -0.104
s.poss ordinary subj -0.101
s.poss strange -0.505
s.poss strange be -0.065
s.poss strange do -0.049
s.poss strange ordinary -0.086
s.poss tagl -0.181
s.poss thing -0.228
s.poss thing strange -0.048
s.poss trade -0.181
s.poss trade be -0.066
s.poss trade kind -0.204
s.poss trade strange -0.133
s.poss trade trade -0.064
s.poss..adv -0.08
s.poss..and -0.086
s.poss..art -0.094
s.poss..at -0.054
s.poss..be -0.161
s.poss..call -0.087
s.poss..colour -0.1
s.poss..common -0.242
s.poss..describes -0.171
s.poss..do -0.132
s.poss..hi -0.041
s.poss..kind -0.392
s.poss..like -0.105
s.poss..number -0.131
s.poss..ordinary -0.532
s.poss..place -0.122
s.poss..poss -0.553
s.poss..proper -0.137
s.poss..say -0.107
s.poss..strange -0.903
s.poss..subj -0.214
s.poss..tagl -0.181
s.poss..thing -0.325
s.poss..trade -0.563
s.poss..will -0.08
s.poss..wish -0.116
s.proper -0.539
s.proper describes -0.194
s.proper for -0.062
s.proper kind -0.092
s.proper ordinary 0.243
s.proper proper -0.178
s.proper strange -0.233
s.proper strange ordinary 0.419
s.proper strange strange -0.122
s.proper thing 0.209
s.proper trade -0.265
s.proper+   -0.253
s.proper+ $ -0.049
s.proper+ , -0.537
s.proper+ -0.326
s.proper+ . 0.074
s.proper+ = -0.041
s.proper+ a -0.497
s.proper+,  -0.124
s.proper+,$ 0.054
s.proper+,, 0.231
s.proper+,. -0.372
s.proper+., -0.147
s.proper+.. -0.291
s.proper+CA 0.152
s.proper+CI -0.264
s.proper+CX -0.073
s.proper+C^A -0.144
s.proper+C^I -0.147
s.proper+C^X -0.219
s.proper+C^x -0.31
s.proper+Cd -0.174
s.proper+Cx -0.2
s.proper+DX -0.192
s.proper+D^X -0.198
s.proper+Dx -0.192
s.proper+^  -0.514
s.proper+^, -0.375
s.proper+^. -0.153
s.proper+^a -0.178
s.proper+l^x -0.136
s.proper+lx -0.153
s.proper+| adv -0.091
s.proper+| and -0.109
s.proper+| art -0.041
s.proper+| at -0.211
s.proper+| call -0.093
s.proper+| colour -0.26
s.proper+| common -0.131
s.proper+| do -0.154
s.proper+| for -0.259
s.proper+| kind -0.127
s.proper+| logo -0.178
s.proper+| ordinary -0.172
s.proper+| say -0.057
s.proper+| strange -0.11
s.proper+| subj -0.241
s.proper+| thing -0.423
s.proper+|$$ -0.056
s.proper+|,art -0.115
s.proper+|,colour -0.126
s.proper+|,common -0.299
s.proper+|,name -0.101
s.proper+|,ordinary -0.171
s.proper+|,poss -0.104
s.proper+|,strange -0.256
s.proper+|,subj -0.244
s.proper+|,thing -0.061
s.proper+|.colour 0.055
s.proper+|.common -0.143
s.proper+|.describes -0.301
s.proper+|.kind -0.053
s.proper+|.neg -0.171
s.proper+|.poss -0.112
s.proper+|.subj -0.258
s.proper+|=$ -0.136
s.proper+|^^ -0.526
s.proper+|adv  -0.152
s.proper+|and  -0.218
s.proper+|art  -0.348
s.proper+|astrange -0.195
s.proper+|at  -0.321
s.proper+|be  0.127
s.proper+|colour  -0.049
s.proper+|colour, -0.111
s.proper+|common  -0.048
s.proper+|common, -0.073
s.proper+|describes  -0.288
s.proper+|do  -0.112
s.proper+|for  -0.041
s.proper+|kind  -0.48
s.proper+|kind, -0.189
s.proper+|logo  -0.209
s.proper+|ordinary  -0.223
s.proper+|ordinary, -0.066
s.proper+|place  -0.103
s.proper+|proper  -0.046
s.proper+|proper& -0.068
s.proper+|strange  -0.504
s.proper+|strange, -0.273
s.proper+|strange. -0.121
s.proper+|subj  -0.075
s.proper+|thing  -0.102
s.proper+|thing, -0.152
s.proper+|thing. -0.13
s.proper+|trade  -0.462
s.proper+|trade, 0.312
s.proper+|trade. -0.19
s.proper+|will  -0.1
s.proper+|wish  -0.067
s.proper..adv -0.064
s.proper..and -0.089
s.proper..art -0.29
s.proper..at -0.051
s.proper..be -0.145
s.proper..colour -0.167
s.proper..common -0.158
s.proper..describes -0.201
s.proper..for -0.162
s.proper..kind -0.414
s.proper..logo -0.288
s.proper..look -0.11
s.proper..neg -0.097
s.proper..number -0.335
s.proper..ordinary 0.374
s.proper..proper -0.601
s.proper..strange -0.365
s.proper..subj -0.18
s.proper..thing 0.175
s.proper..trade 0.172
s.proper..where 0.281
s.say -0.451
s.say adv -0.086
s.say common -0.052
s.say describes -0.107
s.say ordinary -0.212
s.say strange -0.181
s.say strange strange -0.102
s.say subj common 0.134
s.say thing -0.201
s.say trade 0.052
s.say..adv -0.088
s.say..at -0.053
s.say..colour -0.361
s.say..common 0.081
s.say..describes -0.247
s.say..neg -0.118
s.say..ordinary -0.294
s.say..say -0.451
s.say..strange -0.408
s.say..thing -0.378
s.say..trade -0.286
s.small   -0.792
s.small ! -0.102
s.small $ -0.319
s.small & -0.298
s.small ( -0.185
s.small , -0.489
s.small - -0.185
s.small -0.883
s.small . -0.164
s.small / -0.041
s.small : -0.36
s.small ; -0.146
s.small = -0.338
s.small ? -0.285
s.small _ -0.091
s.small a -0.092
s.small n -0.166
s.small q -0.311
s.small ~ -0.07
s.small!  -0.176
s.small(  -0.172
s.small,  -0.602
s.small,$ -0.116
s.small,, -0.58
s.small,. 0.209
s.small,: -0.246
s.small,= -0.16
s.small,_ -0.047
s.small,q -0.105
s.small-  -0.098
s.small-$ -0.059
s.small-, -0.087
s.small-. -0.128
s.small.  -0.762
s.small., -0.298
s.small.. -0.055
s.small.: -0.344
s.small.= -0.13
s.small.? 0.089
s.small.q -0.339
s.small/  -0.047
s.small/. -0.141
s.small:  -0.258
s.small:$ -0.056
s.small:, 0.11
s.small:: -0.129
s.small:n -0.108
s.small;  -0.045
s.small?  -0.381
s.small?, -0.305
s.smallCA 0.104
s.smallCI -0.287
s.smallC^A 0.048
s.smallC^I -0.358
s.smallC^X -0.297
s.smallC^d -0.255
s.smallC^x -0.427
s.smallCd -0.529
s.smallCx -0.658
s.smallDX -0.552
s.smallD^X -0.403
s.smallD^x -0.053
s.smallDx -0.462
s.smallO^I -0.172
s.smallO^X -0.529
s.smallO^x -0.375
s.smallOd -0.255
s.smallOx -0.52
s.smallSA -0.114
s.smallSX -0.094
s.smallS^X -0.116
s.small^  -0.913
s.small^! -0.192
s.small^, -0.089
s.small^- -0.083
s.small^. -0.175
s.small^: -0.597
s.small^_ -0.051
s.small^n -0.181
s.small^q -0.148
s.small^~ 0.06
s.small_  -0.073
s.smalla  -0.08
s.smalll^x -0.618
s.smalllx -0.762
s.smalln  -0.155
s.smalln: -0.263
s.smallnn -0.104
s.smallq  -0.169
s.smallq, -0.21
s.smallq= -0.101
s.smallqq 0.203
s.small| adv -0.258
s.small| and -0.236
s.small| art -0.321
s.small| as -0.047
s.small| at -0.408
s.small| be -0.644
s.small| call -0.142
s.small| colour -0.222
s.small| common -0.456
s.small| describes -0.374
s.small| do -0.58
s.small| field -0.103
s.small| for -0.305
s.small| hi -0.245
s.small| kind -0.213
s.small| like -0.174
s.small| logo -0.294
s.small| look -0.055
s.small| name -0.246
s.small| neg -0.209
s.small| number -0.091
s.small| ordinary -0.567
s.small| past -0.144
s.small| poss -0.36
s.small| say -0.469
s.small| strange -0.426
s.small| subj -0.613
s.small| thing -0.656
s.small| trade -0.425
s.small| where -0.147
s.small| will -0.197
s.small| wish -0.481
s.small|!do -0.115
s.small|!wish -0.046
s.small|$$ -0.391
s.small|,adv -0.201
s.small|,and -0.053
s.small|,art 0.056
s.small|,at -0.272
s.small|,be -0.128
s.small|,colour -0.302
s.small|,common -0.288
s.small|,describes -0.275
s.small|,for -0.169
s.small|,logo -0.137
s.small|,look 0.102
s.small|,name -0.225
s.small|,neg -0.244
s.small|,ordinary -0.347
s.small|,poss 0.126
s.small|,strange -0.229
s.small|,subj -0.157
s.small|,thing 0.062
s.small|,trade -0.386
s.small|-common -0.069
s.small|-describes -0.056
s.small|-ordinary -0.093
s.small|-subj -0.042
s.small|.at -0.04
s.small|.colour -0.304
s.small|.common -0.108
s.small|.describes -0.075
s.small|.do -0.125
s.small|.field -0.051
s.small|.look 0.129
s.small|.neg -0.047
s.small|.ordinary -0.414
s.small|.poss 0.065
s.small|.strange -0.105
s.small|.subj -0.381
s.small|.tagl 0.151
s.small|.thing -0.382
s.small|/number -0.162
s.small|:adv -0.085
s.small|:art -0.163
s.small|:at -0.263
s.small|:common -0.213
s.small|:describes -0.329
s.small|:do -0.241
s.small|:kind -0.065
s.small|:neg -0.16
s.small|:ordinary -0.317
s.small|:strange -0.165
s.small|:subj -0.087
s.small|:trade -0.245
s.small|=$ -0.398
s.small|?trade -0.096
s.small|^^ -0.38
s.small|_name -0.122
s.small|_strange -0.085
s.small|_trade -0.045
s.small|adv  -0.445
s.small|adv, -0.144
s.small|and  -0.464
s.small|anumber -0.07
s.small|art  -0.577
s.small|art_ -0.109
s.small|as  -0.044
s.small|at  -0.28
s.small|at. -0.094
s.small|be. -0.142
s.small|call  -0.365
s.small|colour  -0.149
s.small|colour, -0.163
s.small|colour. -0.312
s.small|colourn -0.045
s.small|common  -0.577
s.small|common, -0.101
s.small|common. -0.345
s.small|common: -0.139
s.small|common? -0.093
s.small|commonn -0.049
s.small|commonq -0.161
s.small|describes  -0.407
s.small|describes, -0.252
s.small|describes. -0.178
s.small|describesn -0.041
s.small|do  -0.212
s.small|field  -0.156
s.small|for  -0.089
s.small|hex  -0.121
s.small|hi  -0.178
s.small|hi! -0.103
s.small|hi, -0.175
s.small|hin -0.043
s.small|kind  -0.374
s.small|kind, -0.401
s.small|kind. -0.207
s.small|kind: 0.077
s.small|like  -0.307
s.small|logo  -0.329
s.small|logo, -0.187
s.small|logo. -0.134
s.small|logo? -0.265
s.small|look  -0.041
s.small|look. -0.083
s.small|look: -0.067
s.small|name  -0.368
s.small|name: -0.119
s.small|neg  -0.285
s.small|nega -0.042
s.small|nlook -0.112
s.small|nposs -0.115
s.small|nstrange -0.096
s.small|nsubj -0.128
s.small|number  -0.146
s.small|number, 0.195
s.small|number. -0.063
s.small|number/ -0.053
s.small|ordinary  -0.068
s.small|ordinary& -0.069
s.small|ordinary, -0.285
s.small|ordinary: -0.049
s.small|ordinaryn -0.283
s.small|ordinaryq -0.072
s.small|place, 0.145
s.small|place. -0.137
s.small|poss  -0.319
s.small|proper  -0.091
s.small|proper. -0.053
s.small|qadv -0.047
s.small|qart -0.106
s.small|qcolour 0.176
s.small|qcommon -0.116
s.small|qdo -0.047
s.small|qordinary -0.112
s.small|qstrange -0.211
s.small|qsubj -0.203
s.small|qtrade 0.138
s.small|say, -0.11
s.small|sayq 0.162
s.small|strange  -0.238
s.small|strange( -0.068
s.small|strange, -0.223
s.small|strange- -0.167
s.small|strange. -0.198
s.small|strange/ -0.153
s.small|strange: -0.232
s.small|strange? -0.228
s.small|strangea -0.052
s.small|strangeq -0.202
s.small|strange~ -0.135
s.small|subj  -0.451
s.small|subj. -0.104
s.small|subjn -0.088
s.small|tagl  -0.07
s.small|tagl: -0.073
s.small|thing  -0.285
s.small|thing, -0.074
s.small|thing- -0.116
s.small|thing. -0.303
s.small|thing/ -0.043
s.small|thing: -0.098
s.small|thing? -0.211
s.small|thingn -0.056
s.small|trade  -0.071
s.small|trade( -0.104
s.small|trade, -0.324
s.small|trade. -0.454
s.small|trade? -0.054
s.small|traden -0.148
s.small|tradeq -0.093
s.small|trade~ -0.062
s.small|where  -0.105
s.small|where, -0.205
s.small|where. -0.113
s.small|will  -0.161
s.small|wish  -0.197
s.small|~ordinary 0.153
s.small|~strange -0.096
s.small~  -0.134
s.strange   -0.089
s.strange ! 0.209
s.strange $ -0.182
s.strange & -0.562
s.strange ( 0.142
s.strange ) -0.487
s.strange - -0.422
s.strange . -0.144
s.strange / -0.39
s.strange 0.211
s.strange : -0.168
s.strange ; 0.11
s.strange = 0.06
s.strange ? -0.112
s.strange _ -0.313
s.strange a -0.068
s.strange adv 0.068
s.strange adv thing -0.342
s.strange and -0.663
s.strange and adv -0.181
s.strange and at -0.081
s.strange and be -0.078
s.strange and colour -0.235
s.strange and common 0.396
s.strange and do -0.138
s.strange and neg -0.056
s.strange and ordinary 0.217
s.strange and poss -0.184
s.strange and strange -0.532
s.strange and subj -0.338
s.strange and thing 0.182
s.strange and trade -0.404
s.strange and wish -0.103
s.strange art -0.393
s.strange art logo -0.08
s.strange art ordinary 0.109
s.strange art trade -0.4
s.strange as -0.17
s.strange as logo -0.073
s.strange at -0.462
s.strange at art -0.26
s.strange at colour 0.283
s.strange at common 0.049
s.strange at kind -0.071
s.strange at number -0.174
s.strange at ordinary 0.192
s.strange at place -0.511
s.strange at proper -0.357
s.strange at strange 0.044
s.strange at subj -0.089
s.strange at thing 0.365
s.strange be 0.106
s.strange be art -0.081
s.strange be do -0.142
s.strange be number -0.072
s.strange be ordinary -0.105
s.strange be poss -0.122
s.strange be strange -0.15
s.strange be trade -0.34
s.strange call -0.071
s.strange call colour -0.112
s.strange call strange -0.134
s.strange colour -0.106
s.strange colour and -0.202
s.strange colour colour -0.414
s.strange colour describes -0.202
s.strange colour ordinary -0.186
s.strange colour strange -0.156
s.strange colour subj -0.071
s.strange colour thing -0.259
s.strange common 0.236
s.strange common at -0.096
s.strange common colour -0.178
s.strange common common 0.5
s.strange common describes -0.143
s.strange common kind -0.228
s.strange common ordinary -0.103
s.strange common proper -0.25
s.strange common strange -0.295
s.strange common subj -0.087
s.strange common thing -0.295
s.strange common trade -0.042
s.strange describes 0.231
s.strange describes colour -0.255
s.strange describes common -0.071
s.strange describes describes -0.044
s.strange describes look -0.308
s.strange describes ordinary -0.467
s.strange describes thing -0.151
s.strange describes trade -0.193
s.strange do -0.203
s.strange do adv -0.124
s.strange do common -0.049
s.strange do kind -0.097
s.strange do ordinary 0.415
s.strange do place -0.126
s.strange do strange -0.236
s.strange do subj 0.173
s.strange do thing -0.257
s.strange do trade -0.29
s.strange field 0.247
s.strange field trade -0.169
s.strange for -0.268
s.strange for do -0.083
s.strange for strange 0.222
s.strange kind -0.113
s.strange kind common -0.056
s.strange kind for -0.12
s.strange kind strange -0.241
s.strange like -0.468
s.strange like describes -0.271
s.strange logo -0.324
s.strange logo for -0.149
s.strange logo strange -0.298
s.strange logo where -0.118
s.strange look colour -0.119
s.strange look describes -0.042
s.strange look strange -0.07
s.strange n -0.832
s.strange name -0.047
s.strange neg -0.582
s.strange neg number 0.286
s.strange neg ordinary -0.044
s.strange neg strange 0.088
s.strange neg thing -0.156
s.strange number strange 0.268
s.strange ordinary colour -0.481
s.strange ordinary describes -0.323
s.strange ordinary do -0.105
s.strange ordinary look -0.07
s.strange ordinary neg -0.329
s.strange ordinary ordinary -0.266
s.strange ordinary thing -0.149
s.strange ordinary trade -0.248
s.strange place 0.227
s.strange poss -0.089
s.strange poss strange -0.168
s.strange poss thing -0.074
s.strange poss trade -0.192
s.strange proper 0.289
s.strange q -0.537
s.strange say -0.212
s.strange strange -0.062
s.strange strange adv -0.144
s.strange strange and -0.062
s.strange strange art -0.064
s.strange strange at -0.354
s.strange strange be -0.169
s.strange strange colour -0.479
s.strange strange describes -0.556
s.strange strange do -0.305
s.strange strange kind -0.183
s.strange strange logo -0.126
s.strange strange look -0.267
s.strange strange number 0.546
s.strange strange ordinary 0.178
s.strange strange place -0.105
s.strange strange strange 0.255
s.strange strange subj -0.218
s.strange strange thing -0.127
s.strange strange trade -0.145
s.strange strange wish -0.21
s.strange subj -0.659
s.strange subj be -0.103
s.strange subj common -0.208
s.strange subj do -0.102
s.strange subj neg -0.066
s.strange subj strange -0.14
s.strange subj thing -0.223
s.strange subj trade -0.075
s.strange subj will -0.079
s.strange subj wish -0.081
s.strange tagl -0.124
s.strange thing 0.378
s.strange thing at -0.102
s.strange thing colour -0.458
s.strange thing common -0.084
s.strange thing describes -0.136
s.strange thing do -0.14
s.strange thing ordinary -0.15
s.strange thing strange -0.565
s.strange thing subj -0.113
s.strange thing thing -0.299
s.strange thing trade -0.095
s.strange thing wish -0.072
s.strange trade 0.263
s.strange trade and -0.06
s.strange trade at -0.382
s.strange trade colour -0.252
s.strange trade common -0.224
s.strange trade describes 0.215
s.strange trade do -0.147
s.strange trade field -0.123
s.strange trade for -0.113
s.strange trade kind 0.207
s.strange trade logo -0.118
s.strange trade ordinary -0.316
s.strange trade strange -0.086
s.strange trade subj -0.152
s.strange trade thing -0.126
s.strange trade trade 0.253
s.strange trade wish -0.065
s.strange where 0.32
s.strange will -0.16
s.strange wish -0.137
s.strange wish art -0.074
s.strange wish do -0.061
s.strange wish ordinary -0.09
s.strange wish subj -0.061
s.strange ~ 0.21
s.strange&  -0.423
s.strange&$ -0.214
s.strange&, -0.468
s.strange&. -0.269
s.strange&= -0.101
s.strange&q -0.105
s.strange(  -0.414
s.strange() 0.316
s.strange(, -0.081
s.strange(. -0.085
s.strange)  -0.078
s.strange+thing   -0.088
s.strange+thing $ 0.094
s.strange+thing & -0.043
s.strange+thing ( 0.098
s.strange+thing , 0.104
s.strange+thing - -0.058
s.strange+thing 0.067
s.strange+thing : 0.055
s.strange+thing ; 0.189
s.strange+thing = -0.043
s.strange+thing ? -0.129
s.strange+thing n -0.155
s.strange+thing q -0.115
s.strange+thing ~ -0.306
s.strange+thing&  -0.069
s.strange+thing&. -0.108
s.strange+thing,$ 0.181
s.strange+thing,, 0.17
s.strange+thing,. -0.531
s.strange+thing,= -0.067
s.strange+thing-  -0.043
s.strange+thing-, -0.059
s.strange+thing.  -0.195
s.strange+thing.= 0.266
s.strange+thing.q -0.223
s.strange+thing/  -0.272
s.strange+thing:  -0.088
s.strange+thing:$ -0.073
s.strange+thing:, 0.174
s.strange+thing:. 0.699
s.strange+thing:: -0.306
s.strange+thing:= -0.288
s.strange+thing:n 0.406
s.strange+thing;  0.092
s.strange+thingCA -0.458
s.strange+thingCI 0.118
s.strange+thingC^I 0.095
s.strange+thingC^X 0.167
s.strange+thingC^c 0.21
s.strange+thingC^x -0.092
s.strange+thingCc -0.274
s.strange+thingCd -0.188
s.strange+thingCx -0.643
s.strange+thingD^X -0.435
s.strange+thingDx -0.104
s.strange+thingO^X -0.444
s.strange+thingOx -0.372
s.strange+thing^  -0.082
s.strange+thing^$ -0.18
s.strange+thing^& -0.1
s.strange+thing^, 0.089
s.strange+thing^- -0.267
s.strange+thing^. -0.647
s.strange+thing^: 0.146
s.strange+thing^~ 0.295
s.strange+thinga  -0.245
s.strange+thinglx 0.346
s.strange+thingn$ -0.222
s.strange+thingq  -0.152
s.strange+thingqq 0.505
s.strange+thing| adv -0.255
s.strange+thing| and 0.139
s.strange+thing| art -0.245
s.strange+thing| at -0.483
s.strange+thing| be 0.195
s.strange+thing| colour -0.436
s.strange+thing| common -0.068
s.strange+thing| describes -0.297
s.strange+thing| do 0.271
s.strange+thing| field -0.111
s.strange+thing| for 0.065
s.strange+thing| kind -0.344
s.strange+thing| like -0.066
s.strange+thing| logo -0.279
s.strange+thing| look -0.152
s.strange+thing| name -0.067
s.strange+thing| number -0.277
s.strange+thing| ordinary -0.351
s.strange+thing| poss -0.123
s.strange+thing| proper -0.097
s.strange+thing| say -0.155
s.strange+thing| strange -0.161
s.strange+thing| subj -0.345
s.strange+thing| thing -0.177
s.strange+thing| trade -0.949
s.strange+thing| where -0.267
s.strange+thing| will 0.178
s.strange+thing| wish 0.383
s.strange+thing|$$ 0.065
s.strange+thing|&strange -0.098
s.strange+thing|&thing -0.04
s.strange+thing|,adv -0.069
s.strange+thing|,and -0.111
s.strange+thing|,at 0.195
s.strange+thing|,be 0.263
s.strange+thing|,colour 0.205
s.strange+thing|,common -0.128
s.strange+thing|,describes 0.079
s.strange+thing|,do 0.299
s.strange+thing|,kind -0.223
s.strange+thing|,look 0.146
s.strange+thing|,name -0.215
s.strange+thing|,neg -0.283
s.strange+thing|,ordinary -0.23
s.strange+thing|,poss -0.054
s.strange+thing|,strange 0.204
s.strange+thing|,thing 0.233
s.strange+thing|,trade -0.273
s.strange+thing|,wish 0.13
s.strange+thing|-strange -0.149
s.strange+thing|-thing -0.066
s.strange+thing|.adv 0.076
s.strange+thing|.art 0.179
s.strange+thing|.be 0.269
s.strange+thing|.colour -0.144
s.strange+thing|.common -0.409
s.strange+thing|.describes 0.275
s.strange+thing|.do 0.126
s.strange+thing|.logo -0.356
s.strange+thing|.look -0.289
s.strange+thing|.name -0.096
s.strange+thing|.neg 0.055
s.strange+thing|.ordinary 0.047
s.strange+thing|.poss -0.212
s.strange+thing|.strange 0.48
s.strange+thing|.subj 0.132
s.strange+thing|.tagl -0.132
s.strange+thing|.thing 0.212
s.strange+thing|.trade 0.221
s.strange+thing|.will 0.243
s.strange+thing|.wish -0.058
s.strange+thing|:colour 0.191
s.strange+thing|:describes -0.078
s.strange+thing|:thing 0.26
s.strange+thing|=$ -0.135
s.strange+thing|^^ 0.108
s.strange+thing|adv  -0.257
s.strange+thing|and  0.151
s.strange+thing|art  -0.079
s.strange+thing|at  -0.381
s.strange+thing|be  0.152
s.strange+thing|call  0.186
s.strange+thing|colour  0.095
s.strange+thing|colour. 0.17
s.strange+thing|common  -0.412
s.strange+thing|common, -0.159
s.strange+thing|common. 0.139
s.strange+thing|common: 0.243
s.strange+thing|describes  0.154
s.strange+thing|describes, 0.118
s.strange+thing|describes. -0.186
s.strange+thing|do  -0.595
s.strange+thing|forq 0.105
s.strange+thing|kind  -0.197
s.strange+thing|kind. -0.04
s.strange+thing|kind: 0.555
s.strange+thing|kindq 0.176
s.strange+thing|logo  0.046
s.strange+thing|logo, -0.228
s.strange+thing|logo. -0.195
s.strange+thing|logo: -0.095
s.strange+thing|look  -0.042
s.strange+thing|name  0.304
s.strange+thing|name: 0.401
s.strange+thing|ncommon 0.055
s.strange+thing|number  -0.066
s.strange+thing|number. -0.081
s.strange+thing|ordinary  -0.258
s.strange+thing|ordinary, -0.282
s.strange+thing|ordinary. 0.187
s.strange+thing|past  -0.105
s.strange+thing|place  -0.141
s.strange+thing|place, 0.419
s.strange+thing|place. -0.111
s.strange+thing|poss  0.192
s.strange+thing|proper  -0.24
s.strange+thing|propera -0.329
s.strange+thing|qart -0.088
s.strange+thing|qcolour 0.219
s.strange+thing|qdescribes 0.208
s.strange+thing|qstrange -0.101
s.strange+thing|qsubj 0.15
s.strange+thing|qtrade 0.133
s.strange+thing|say  0.317
s.strange+thing|strange  0.046
s.strange+thing|strange& -0.112
s.strange+thing|strange, -0.428
s.strange+thing|strange. -0.151
s.strange+thing|strangen -0.197
s.strange+thing|strangeq 0.132
s.strange+thing|subj  -0.176
s.strange+thing|subj, -0.06
s.strange+thing|subj. 0.162
s.strange+thing|tagl  -0.158
s.strange+thing|tagl: -0.099
s.strange+thing|thing, -0.172
s.strange+thing|thing. 0.117
s.strange+thing|trade  -0.455
s.strange+thing|trade, 0.32
s.strange+thing|trade. -0.066
s.strange+thing|trade: 0.142
s.strange+thing|tradeq 0.096
s.strange+thing|where  -0.111
s.strange+thing|wish  -0.064
s.strange+thing|~colour -0.117
s.strange+thing~  -0.119
s.strange+thing~. -0.12
s.strange+trade   0.103
s.strange+trade $ 0.057
s.strange+trade & -0.166
s.strange+trade ( 0.288
s.strange+trade , 0.157
s.strange+trade - -0.417
s.strange+trade . -0.141
s.strange+trade / -0.154
s.strange+trade 0.397
s.strange+trade : 0.109
s.strange+trade ; -0.363
s.strange+trade = -0.091
s.strange+trade ? -0.102
s.strange+trade a -0.157
s.strange+trade n 0.05
s.strange+trade q -0.225
s.strange+trade ~ 0.092
s.strange+trade!  -0.044
s.strange+trade&  -0.34
s.strange+trade&, -0.411
s.strange+trade&. -0.506
s.strange+trade,  -0.524
s.strange+trade,$ 0.243
s.strange+trade,& -0.108
s.strange+trade,( -0.046
s.strange+trade,, 0.436
s.strange+trade,. 0.154
s.strange+trade-, -0.115
s.strange+trade-. -0.196
s.strange+trade.$ 0.08
s.strange+trade.& -0.179
s.strange+trade.= -0.118
s.strange+trade:  -0.418
s.strange+trade:, 0.314
s.strange+trade:. -0.22
s.strange+trade:/ 0.198
s.strange+trade:: -0.263
s.strange+trade:; 0.077
s.strange+trade:n 0.081
s.strange+trade;  0.101
s.strange+tradeCX 0.46
s.strange+tradeC^A 0.062
s.strange+tradeC^I -0.314
s.strange+tradeC^c 0.291
s.strange+tradeC^x -0.583
s.strange+tradeCd -0.202
s.strange+tradeCx -0.912
s.strange+tradeDX 0.071
s.strange+tradeD^X 0.332
s.strange+tradeD^x -0.095
s.strange+tradeDx -0.534
s.strange+tradeO^I -0.118
s.strange+tradeO^X -0.524
s.strange+tradeO^c -0.225
s.strange+tradeO^x -0.114
s.strange+tradeOx -0.671
s.strange+tradeSA -0.607
s.strange+tradeSX 0.24
s.strange+tradeS^A -0.22
s.strange+tradeS^X -0.126
s.strange+trade^  -0.407
s.strange+trade^! -0.096
s.strange+trade^& -0.218
s.strange+trade^( -0.209
s.strange+trade^, -0.432
s.strange+trade^- -0.278
s.strange+trade^. -0.295
s.strange+trade^/ -0.466
s.strange+trade^: 0.142
s.strange+trade^? -0.247
s.strange+trade^_ -0.094
s.strange+trade^q -0.294
s.strange+trade^~ 0.167
s.strange+trade_  -0.089
s.strange+trade_. -0.114
s.strange+tradea  -0.252
s.strange+tradea, -0.364
s.strange+tradea. -0.438
s.strange+tradel^x -0.185
s.strange+tradelx -0.139
s.strange+traden  -0.102
s.strange+tradeq  -0.279
s.strange+tradeq, -0.184
s.strange+tradeq. -0.207
s.strange+tradeqq 0.102
s.strange+trade| adv -0.3
s.strange+trade| and -0.307
s.strange+trade| art -0.298
s.strange+trade| be 0.1
s.strange+trade| call -0.2
s.strange+trade| colour -0.425
s.strange+trade| common 0.25
s.strange+trade| describes -0.31
s.strange+trade| field -0.116
s.strange+trade| for -0.387
s.strange+trade| kind -0.503
s.strange+trade| like -0.064
s.strange+trade| logo 0.145
s.strange+trade| look 0.197
s.strange+trade| name -0.195
s.strange+trade| neg 0.063
s.strange+trade| ordinary -0.42
s.strange+trade| past 0.102
s.strange+trade| place -0.105
s.strange+trade| poss -0.283
s.strange+trade| proper -0.16
s.strange+trade| say 0.218
s.strange+trade| strange -0.072
s.strange+trade| subj -0.431
s.strange+trade| tagl -0.111
s.strange+trade| thing -0.716
s.strange+trade| trade -0.712
s.strange+trade| where -0.376
s.strange+trade| will 0.262
s.strange+trade| wish 0.165
s.strange+trade|$$ 0.302
s.strange+trade|&be -0.042
s.strange+trade|&colour -0.046
s.strange+trade|&ordinary -0.186
s.strange+trade|&strange -0.142
s.strange+trade|&trade -0.192
s.strange+trade|(strange -0.124
s.strange+trade|,adv -0.072
s.strange+trade|,and -0.374
s.strange+trade|,art 0.061
s.strange+trade|,at 0.158
s.strange+trade|,be -0.1
s.strange+trade|,call -0.056
s.strange+trade|,colour -0.316
s.strange+trade|,common 0.078
s.strange+trade|,do 0.265
s.strange+trade|,kind 0.055
s.strange+trade|,logo 0.093
s.strange+trade|,look 0.172
s.strange+trade|,name -0.266
s.strange+trade|,neg -0.237
s.strange+trade|,ordinary 0.465
s.strange+trade|,place -0.253
s.strange+trade|,poss -0.372
s.strange+trade|,strange 0.128
s.strange+trade|,subj -0.445
s.strange+trade|,tagl -0.087
s.strange+trade|,thing 0.227
s.strange+trade|,trade 0.157
s.strange+trade|,will -0.059
s.strange+trade|,wish -0.295
s.strange+trade|-ordinary -0.157
s.strange+trade|-strange -0.223
s.strange+trade|.adv -0.23
s.strange+trade|.art 0.197
s.strange+trade|.at 0.102
s.strange+trade|.be -0.096
s.strange+trade|.colour -0.054
s.strange+trade|.common -0.452
s.strange+trade|.describes -0.141
s.strange+trade|.do -0.466
s.strange+trade|.field 0.137
s.strange+trade|.hi -0.304
s.strange+trade|.kind -0.135
s.strange+trade|.logo 0.157
s.strange+trade|.name -0.093
s.strange+trade|.neg -0.158
s.strange+trade|.ordinary -0.074
s.strange+trade|.poss 0.164
s.strange+trade|.strange -0.069
s.strange+trade|.subj 0.262
s.strange+trade|.tagl 0.239
s.strange+trade|.thing 0.197
s.strange+trade|.will 0.156
s.strange+trade|.wish -0.474
s.strange+trade|/colour -0.041
s.strange+trade|:colour -0.068
s.strange+trade|:common -0.21
s.strange+trade|:kind -0.16
s.strange+trade|:logo 0.28
s.strange+trade|:ordinary 0.185
s.strange+trade|:strange -0.213
s.strange+trade|:subj 0.072
s.strange+trade|:thing 0.141
s.strange+trade|:trade -0.182
s.strange+trade|=$ -0.178
s.strange+trade|^^ -0.264
s.strange+trade|adv  -0.19
s.strange+trade|adv. 0.175
s.strange+trade|and  -0.133
s.strange+trade|anumber -0.177
s.strange+trade|art_ -0.195
s.strange+trade|astrange -0.202
s.strange+trade|at  -0.105
s.strange+trade|at. -0.384
s.strange+trade|be  0.098
s.strange+trade|beq 0.097
s.strange+trade|call  -0.169
s.strange+trade|colour  -0.042
s.strange+trade|colour, 0.043
s.strange+trade|common  -0.074
s.strange+trade|common, -0.096
s.strange+trade|common. 0.145
s.strange+trade|commonq -0.235
s.strange+trade|describes  -0.509
s.strange+trade|describes, 0.252
s.strange+trade|describes. -0.375
s.strange+trade|do  0.163
s.strange+trade|field  -0.12
s.strange+trade|field: 0.167
s.strange+trade|for  0.318
s.strange+trade|hi  -0.154
s.strange+trade|hi! 0.097
s.strange+trade|hi, -0.199
s.strange+trade|hin -0.052
s.strange+trade|kind  0.245
s.strange+trade|kind, 0.165
s.strange+trade|kind. 0.128
s.strange+trade|kind: -0.14
s.strange+trade|kindq 0.167
s.strange+trade|like  0.056
s.strange+trade|logo  -0.116
s.strange+trade|logo, 0.146
s.strange+trade|logo. 0.23
s.strange+trade|look  -0.062
s.strange+trade|name  -0.154
s.strange+trade|name, 0.242
s.strange+trade|name: 0.045
s.strange+trade|ncommon 0.069
s.strange+trade|neg  -0.044
s.strange+trade|nfield 0.146
s.strange+trade|nlook -0.357
s.strange+trade|nordinary 0.185
s.strange+trade|nstrange 0.18
s.strange+trade|number, 0.206
s.strange+trade|ordinary  -0.261
s.strange+trade|ordinary, 0.127
s.strange+trade|ordinary. 0.313
s.strange+trade|ordinary: 0.061
s.strange+trade|past  -0.389
s.strange+trade|place, -0.145
s.strange+trade|place. 0.232
s.strange+trade|poss  -0.824
s.strange+trade|proper  -0.224
s.strange+trade|propera -0.572
s.strange+trade|q$ 0.295
s.strange+trade|qat 0.216
s.strange+trade|qcommon 0.335
s.strange+trade|qdescribes 0.135
s.strange+trade|qordinary -0.079
s.strange+trade|qthing -0.09
s.strange+trade|say  0.209
s.strange+trade|strange  0.041
s.strange+trade|strange& -0.176
s.strange+trade|strange( -0.332
s.strange+trade|strange, 0.166
s.strange+trade|strange- -0.148
s.strange+trade|strange. -0.089
s.strange+trade|strange: 0.231
s.strange+trade|strangeq -0.151
s.strange+trade|subj  -0.165
s.strange+trade|subj, -0.168
s.strange+trade|subj. -0.209
s.strange+trade|tagl: -0.071
s.strange+trade|taglq -0.168
s.strange+trade|thing  -0.12
s.strange+trade|thing& -0.498
s.strange+trade|thing, -0.383
s.strange+trade|thing- -0.152
s.strange+trade|thing. 0.072
s.strange+trade|thing: 0.238
s.strange+trade|trade  -0.682
s.strange+trade|trade& -0.096
s.strange+trade|trade, 0.395
s.strange+trade|trade: 0.117
s.strange+trade|tradeq 0.201
s.strange+trade|trade~ -0.184
s.strange+trade|will  0.21
s.strange+trade|wish  -0.188
s.strange+trade|~colour -0.53
s.strange+trade|~thing -0.161
s.strange+trade~. -0.297
s.strange+trade~~ -0.262
s.strange,  -0.719
s.strange,$ -0.28
s.strange,& -0.384
s.strange,) -0.428
s.strange,- -0.35
s.strange,. -0.075
s.strange,/ -0.333
s.strange,: -0.043
s.strange,= -0.094
s.strange,_ -0.125
s.strange,a -0.162
s.strange,n -0.193
s.strange,q -0.153
s.strange-  -0.502
s.strange-$ -0.182
s.strange-, -0.392
s.strange-. -0.507
s.strange-= -0.059
s.strange-q -0.153
s.strange.  0.099
s.strange.$ 0.057
s.strange.& -0.257
s.strange., -0.122
s.strange.- -0.336
s.strange.. 0.064
s.strange..adv 0.137
s.strange..and -0.877
s.strange..art -0.728
s.strange..as -0.173
s.strange..at -0.911
s.strange..be -0.145
s.strange..call -0.105
s.strange..colour -0.41
s.strange..common -0.043
s.strange..field -0.136
s.strange..for -0.262
s.strange..hex -0.149
s.strange..hi -0.068
s.strange..like -0.593
s.strange..logo -0.676
s.strange..look -0.249
s.strange..name -0.664
s.strange..neg -0.899
s.strange..number -0.206
s.strange..past -0.321
s.strange..place -0.402
s.strange..poss -0.487
s.strange..proper -0.38
s.strange..say -0.327
s.strange..strange 0.156
s.strange..subj -0.679
s.strange..tagl -0.501
s.strange..thing -0.068
s.strange..trade 0.126
s.strange..where 0.135
s.strange..will -0.345
s.strange..wish -0.537
s.strange.: -0.332
s.strange.? -0.316
s.strange._ -0.173
s.strange.a 0.117
s.strange.q -0.389
s.strange/  -0.125
s.strange/. 0.265
s.strange// -0.242
s.strange:  -0.863
s.strange:$ 0.224
s.strange:& -0.435
s.strange:( -0.04
s.strange:, 0.207
s.strange:- -0.254
s.strange:. 0.607
s.strange:: -0.545
s.strange:; 0.303
s.strange:_ -0.199
s.strange;  -0.29
s.strange;. -0.226
s.strange;; 0.242
s.strange?  0.177
s.strange?, 0.204
s.strange?. -0.225
s.strangeCA -0.24
s.strangeCI -0.23
s.strangeC^A 0.204
s.strangeC^X -0.222
s.strangeC^c -0.071
s.strangeC^x -0.284
s.strangeCc 0.564
s.strangeCd 0.198
s.strangeCx -0.497
s.strangeDX -0.052
s.strangeD^X -0.116
s.strangeDd -0.157
s.strangeDx -0.543
s.strangeO^A 0.13
s.strangeO^X 0.269
s.strangeO^c 0.365
s.strangeO^x 0.323
s.strangeOx -0.096
s.strangeSA 0.264
s.strangeSX 0.045
s.strangeS^X -0.156
s.strange^  -0.152
s.strange^! -0.543
s.strange^$ 0.148
s.strange^& -0.281
s.strange^( 0.097
s.strange^- -0.127
s.strange^. -0.168
s.strange^/ -0.198
s.strange^: 0.222
s.strange^? -0.096
s.strange^_ -0.299
s.strange^a -0.295
s.strange^n -0.466
s.strange^q -0.073
s.strange^~ -0.208
s.strange_  -0.251
s.strange_$ -0.305
s.strange_, -0.211
s.strange_. -0.211
s.strange_: -0.235
s.strange_= -0.338
s.strange_n -0.207
s.strangea  -0.313
s.strangea, -0.319
s.strangea. -0.255
s.strangel^x 0.067
s.strangelx 0.06
s.strangen  -0.318
s.strangen$ -0.384
s.strangen: -0.191
s.strangenn -0.339
s.strangeq  -0.511
s.strangeq$ -0.081
s.strangeq& -0.109
s.strangeq, -0.179
s.strangeq. -0.257
s.strangeq/ -0.229
s.strangeqq 0.335
s.strange| adv -0.433
s.strange| and -0.299
s.strange| art -0.629
s.strange| as -0.387
s.strange| at 0.067
s.strange| be -0.138
s.strange| colour 0.136
s.strange| common -0.413
s.strange| describes -0.429
s.strange| do -0.118
s.strange| field -0.415
s.strange| for -0.215
s.strange| hex -0.216
s.strange| hi -0.048
s.strange| kind -0.366
s.strange| like -0.606
s.strange| logo -0.425
s.strange| look -0.38
s.strange| name -0.251
s.strange| neg -0.409
s.strange| number -0.38
s.strange| ordinary -0.388
s.strange| past -0.302
s.strange| place -0.46
s.strange| poss -0.196
s.strange| proper -0.545
s.strange| say -0.444
s.strange| strange -0.524
s.strange| subj -0.198
s.strange| tagl -0.405
s.strange| thing -0.116
s.strange| trade 0.14
s.strange| where -0.245
s.strange| will -0.323
s.strange| wish -0.192
s.strange|!subj -0.297
s.strange|$$ -0.183
s.strange|&be -0.199
s.strange|&colour -0.266
s.strange|&describes -0.221
s.strange|&ordinary -0.354
s.strange|&strange -0.388
s.strange|&thing -0.52
s.strange|&trade -0.105
s.strange|(common 0.468
s.strange|(thing -0.215
s.strange|(trade 0.07
s.strange|)wish -0.328
s.strange|,art -0.401
s.strange|,be 0.134
s.strange|,call -0.275
s.strange|,colour 0.056
s.strange|,common -0.162
s.strange|,describes 0.202
s.strange|,do -0.11
s.strange|,for -0.19
s.strange|,kind 0.321
s.strange|,like -0.421
s.strange|,logo 0.066
s.strange|,look -0.077
s.strange|,name -0.359
s.strange|,neg -0.228
s.strange|,number 0.215
s.strange|,ordinary 0.116
s.strange|,place 0.37
s.strange|,strange -0.083
s.strange|,subj -0.37
s.strange|,tagl 0.231
s.strange|,thing -0.186
s.strange|,trade 0.37
s.strange|,will 0.316
s.strange|,wish 0.13
s.strange|-colour -0.241
s.strange|-common -0.164
s.strange|-like -0.241
s.strange|-ordinary -0.056
s.strange|-strange -0.289
s.strange|-subj -0.199
s.strange|-trade -0.186
s.strange|.adv 0.55
s.strange|.and -0.33
s.strange|.art -0.117
s.strange|.be 0.184
s.strange|.common 0.323
s.strange|.describes 0.301
s.strange|.do -0.345
s.strange|.field -0.085
s.strange|.for -0.056
s.strange|.hi -0.309
s.strange|.kind -0.36
s.strange|.logo 0.124
s.strange|.look 0.145
s.strange|.name -0.099
s.strange|.poss 0.163
s.strange|.strange -0.048
s.strange|.subj -0.21
s.strange|.thing -0.152
s.strange|.trade 0.191
s.strange|.will 0.105
s.strange|.wish 0.105
s.strange|/do -0.2
s.strange|:art -0.077
s.strange|:common 0.216
s.strange|:describes -0.111
s.strange|:do 0.257
s.strange|:kind 0.042
s.strange|:logo -0.347
s.strange|:neg 0.086
s.strange|:ordinary 0.221
s.strange|:strange 0.104
s.strange|:subj -0.138
s.strange|:thing 0.414
s.strange|:trade -0.343
s.strange|;art -0.055
s.strange|;colour 0.516
s.strange|;describes 0.219
s.strange|;ordinary -0.124
s.strange|=$ 0.058
s.strange|?neg -0.25
s.strange|_be -0.204
s.strange|_logo -0.314
s.strange|_name -0.052
s.strange|_ordinary -0.297
s.strange|_strange -0.314
s.strange|adv. 0.251
s.strange|adv: 0.195
s.strange|and  -0.547
s.strange|anumber -0.179
s.strange|art  -0.472
s.strange|art_ -0.185
s.strange|as  -0.204
s.strange|astrange -0.522
s.strange|at  -0.199
s.strange|at_ -0.228
s.strange|be  -0.222
s.strange|beq 0.257
s.strange|call  0.191
s.strange|call- -0.079
s.strange|colour  -0.602
s.strange|colour& -0.098
s.strange|colour, -0.086
s.strange|colour. -0.348
s.strange|colourq 0.116
s.strange|common  -0.408
s.strange|common, 0.158
s.strange|common- -0.351
s.strange|common. 0.211
s.strange|common: -0.118
s.strange|commonn -0.32
s.strange|commonq -0.109
s.strange|describes& -0.248
s.strange|describes, -0.253
s.strange|describes: 0.249
s.strange|describesq 0.241
s.strange|do  -0.464
s.strange|do, -0.411
s.strange|do. -0.162
s.strange|do: 0.247
s.strange|field  0.105
s.strange|field, 0.337
s.strange|field. -0.066
s.strange|field: -0.326
s.strange|for  0.127
s.strange|forq 0.143
s.strange|hi  -0.481
s.strange|hi! 0.124
s.strange|hi, -0.63
s.strange|hin -0.161
s.strange|kind  0.132
s.strange|kind, 0.075
s.strange|kind. -0.278
s.strange|kind: 0.499
s.strange|kindq 0.37
s.strange|like  -0.065
s.strange|logo  -0.251
s.strange|logo, 0.196
s.strange|logo. -0.278
s.strange|logo: 0.096
s.strange|logo? -0.09
s.strange|logoq 0.2
s.strange|look  -0.4
s.strange|look, -0.453
s.strange|name  0.146
s.strange|name, 0.161
s.strange|name. -0.271
s.strange|nameq 0.458
s.strange|name~ 0.144
s.strange|nart -0.168
s.strange|neg  -0.592
s.strange|neg: 0.134
s.strange|nfield 0.354
s.strange|nhi -0.157
s.strange|nkind 0.34
s.strange|nlook -0.204
s.strange|nordinary -0.069
s.strange|nstrange 0.168
s.strange|nsubj 0.268
s.strange|ntagl -0.249
s.strange|nthing 0.342
s.strange|number  -0.533
s.strange|number, -0.188
s.strange|number. -0.171
s.strange|ordinary& -0.089
s.strange|ordinary( 0.046
s.strange|ordinary, -0.202
s.strange|ordinary- -0.21
s.strange|ordinary: 0.089
s.strange|ordinary; -0.142
s.strange|ordinaryn -0.152
s.strange|ordinaryq 0.333
s.strange|past  -0.415
s.strange|place  -0.15
s.strange|place, 0.051
s.strange|place: 0.165
s.strange|placeq 0.097
s.strange|poss  0.076
s.strange|proper  -0.142
s.strange|propera -0.302
s.strange|q$ -0.128
s.strange|qadv 0.231
s.strange|qand 0.172
s.strange|qart 0.074
s.strange|qat 0.26
s.strange|qcommon 0.286
s.strange|qdescribes 0.259
s.strange|qdo 0.178
s.strange|qlogo 0.263
s.strange|qlook 0.201
s.strange|qordinary 0.077
s.strange|qstrange 0.094
s.strange|qsubj -0.1
s.strange|qthing 0.142
s.strange|qwhere -0.132
s.strange|qwill -0.098
s.strange|qwish 0.1
s.strange|say  0.308
s.strange|say, -0.429
s.strange|say. 0.107
s.strange|sayq -0.097
s.strange|strange  -0.404
s.strange|strange! -0.067
s.strange|strange& -0.501
s.strange|strange( -0.194
s.strange|strange, -0.154
s.strange|strange- -0.497
s.strange|strange. 0.168
s.strange|strange/ -0.139
s.strange|strange: 0.248
s.strange|strange; -0.067
s.strange|strange? 0.106
s.strange|strange_ 0.175
s.strange|strangea -0.268
s.strange|strangen -0.297
s.strange|strangeq 0.205
s.strange|strange~ -0.223
s.strange|subj  -0.178
s.strange|subj, -0.232
s.strange|subj. 0.119
s.strange|tagl  -0.265
s.strange|tagl: -0.294
s.strange|taglq -0.353
s.strange|thing  -0.967
s.strange|thing& -0.155
s.strange|thing( -0.064
s.strange|thing, -0.378
s.strange|thing- -0.341
s.strange|thing. 0.188
s.strange|thing: 0.401
s.strange|thingn -0.321
s.strange|thingq 0.104
s.strange|thing~ 0.125
s.strange|trade  0.301
s.strange|trade& -0.223
s.strange|trade( -0.041
s.strange|trade, -0.145
s.strange|trade. 0.17
s.strange|trade: 0.165
s.strange|traden -0.102
s.strange|tradeq 0.183
s.strange|trade~ 0.32
s.strange|where  0.434
s.strange|where, 0.17
s.strange|where. -0.285
s.strange|will  -0.265
s.strange|wish  -0.492
s.strange|wish, -0.14
s.strange|wish. -0.206
s.strange|wish: 0.14
s.strange|~colour 0.23
s.strange|~describes -0.117
s.strange|~ordinary 0.243
s.strange|~trade 0.331
s.strange~  0.178
s.strange~& -0.081
s.strange~, -0.13
s.strange~. -0.104
s.strange~~ 0.152
s.styles   0.061
s.styles $ -0.408
s.styles & -0.184
s.styles , -0.68
s.styles -0.379
s.styles . -0.291
s.styles ; -0.194
s.styles = 0.059
s.styles ? 0.218
s.styles n 0.086
s.styles q -0.083
s.styles&  -0.28
s.styles&, -0.129
s.styles&. -0.051
s.styles,  -0.316
s.styles,$ -0.406
s.styles,, -0.626
s.styles,. 0.153
s.styles,= -0.188
s.styles,n -0.1
s.styles-  -0.105
s.styles-, -0.055
s.styles.  -0.424
s.styles.$ -0.309
s.styles., -0.769
s.styles.. -0.769
s.styles.: -0.173
s.styles.= -0.268
s.styles.? -0.114
s.styles.q -0.073
s.styles:  -0.313
s.styles:, -0.209
s.styles:. -0.07
s.styles:: -0.092
s.styles:n -0.122
s.styles;, -0.136
s.styles;; -0.183
s.stylesCA -0.164
s.stylesCX 0.275
s.stylesC^X -0.203
s.stylesC^x -0.569
s.stylesCx -0.64
s.stylesDX -0.389
s.stylesD^X -0.145
s.stylesDx -0.091
s.stylesO^X -0.541
s.stylesO^x -0.308
s.stylesOx -0.205
s.stylesSA -0.283
s.stylesSX -0.245
s.styles^  -0.586
s.styles^& -0.074
s.styles^, 0.206
s.stylesl^x -0.664
s.styleslx -0.12
s.stylesn  -0.08
s.stylesn, -0.119
s.stylesn: -0.165
s.stylesnn -0.091
s.stylesq  -0.141
s.stylesq, -0.106
s.stylesq. -0.071
s.stylesqq 0.268
s.styles| and 0.151
s.styles| at 0.078
s.styles| colour -0.389
s.styles| common -0.119
s.styles| describes -0.421
s.styles| do -0.059
s.styles| for -0.155
s.styles| kind -0.244
s.styles| logo -0.42
s.styles| look -0.291
s.styles| neg -0.156
s.styles| ordinary -0.222
s.styles| proper -0.144
s.styles| say -0.127
s.styles| strange -0.22
s.styles| subj -0.231
s.styles| thing -0.478
s.styles| trade -0.398
s.styles| where -0.058
s.styles| wish -0.081
s.styles|$$ -0.74
s.styles|&colour -0.114
s.styles|&describes -0.15
s.styles|&ordinary -0.065
s.styles|,and -0.11
s.styles|,art -0.149
s.styles|,at -0.157
s.styles|,be -0.178
s.styles|,colour -0.795
s.styles|,common 0.062
s.styles|,describes -0.486
s.styles|,do -0.097
s.styles|,look -0.083
s.styles|,name -0.066
s.styles|,neg -0.328
s.styles|,ordinary -0.177
s.styles|,strange -0.31
s.styles|,tagl -0.059
s.styles|,thing -0.257
s.styles|,trade -0.339
s.styles|.art -0.334
s.styles|.colour -0.276
s.styles|.common -0.117
s.styles|.describes -0.347
s.styles|.do -0.115
s.styles|.kind -0.204
s.styles|.look 0.139
s.styles|.neg -0.328
s.styles|.poss -0.232
s.styles|.subj -0.193
s.styles|.tagl -0.227
s.styles|.thing -0.284
s.styles|.trade 0.21
s.styles|.wish -0.105
s.styles|:colour -0.16
s.styles|:describes -0.112
s.styles|:do 0.093
s.styles|:thing -0.079
s.styles|;colour -0.133
s.styles|;thing -0.165
s.styles|=$ -0.111
s.styles|?$ -0.102
s.styles|^^ 0.243
s.styles|adv  -0.111
s.styles|adv. -0.303
s.styles|and  -0.098
s.styles|art  -0.384
s.styles|at  -0.167
s.styles|be  0.314
s.styles|call  0.183
s.styles|colour  -0.19
s.styles|colour& -0.231
s.styles|colour, -0.434
s.styles|colour. -0.434
s.styles|common  -0.318
s.styles|common. -0.312
s.styles|common: -0.118
s.styles|describes  -0.458
s.styles|describes& -0.114
s.styles|describes, -0.355
s.styles|describes. -0.249
s.styles|describesn -0.098
s.styles|do  -0.164
s.styles|for  -0.162
s.styles|kind  -0.255
s.styles|kind. -0.279
s.styles|kind: 0.04
s.styles|logo, -0.15
s.styles|logo. -0.203
s.styles|look  -0.089
s.styles|look: -0.207
s.styles|name  0.105
s.styles|name: 0.111
s.styles|ncommon -0.117
s.styles|neg  -0.153
s.styles|nlook -0.096
s.styles|ordinary  -0.257
s.styles|ordinary& -0.092
s.styles|ordinary, -0.164
s.styles|ordinary. -0.447
s.styles|ordinaryn -0.051
s.styles|proper. -0.144
s.styles|qcolour 0.113
s.styles|qdescribes -0.044
s.styles|qstrange -0.048
s.styles|say  0.107
s.styles|say: -0.229
s.styles|strange  -0.34
s.styles|strange& -0.09
s.styles|strange. -0.422
s.styles|strange: -0.144
s.styles|strangen -0.075
s.styles|strangeq -0.097
s.styles|subj  -0.092
s.styles|subj. -0.097
s.styles|thing  -0.18
s.styles|thing, -0.188
s.styles|thing. -0.516
s.styles|thingn -0.112
s.styles|thingq -0.057
s.styles|trade  -0.617
s.styles|trade& -0.07
s.styles|trade, -0.344
s.styles|trade. -0.581
s.styles|traden -0.155
s.styles|tradeq 0.075
s.styles|wish: -0.163
s.styles~  -0.117
s.styles~, -0.09
s.subj -0.737
s.subj art ordinary -0.041
s.subj art strange -0.085
s.subj art thing -0.125
s.subj art trade -0.228
s.subj at -0.077
s.subj at thing -0.106
s.subj be -0.253
s.subj be strange -0.356
s.subj be thing -0.111
s.subj common -0.438
s.subj common adv -0.06
s.subj common strange -0.044
s.subj common thing -0.166
s.subj describes -0.056
s.subj do -0.24
s.subj do common -0.055
s.subj do ordinary -0.06
s.subj do strange -0.238
s.subj do thing -0.064
s.subj do trade -0.159
s.subj like -0.051
s.subj neg -0.1
s.subj neg common -0.171
s.subj neg thing -0.052
s.subj ordinary -0.206
s.subj ordinary common -0.129
s.subj ordinary ordinary 0.264
s.subj ordinary strange -0.205
s.subj ordinary trade -0.076
s.subj poss call -0.059
s.subj say trade -0.043
s.subj strange -0.471
s.subj strange colour -0.242
s.subj strange common -0.095
s.subj strange ordinary -0.135
s.subj strange strange 0.101
s.subj strange thing -0.048
s.subj subj -0.091
s.subj subj be -0.047
s.subj subj neg -0.065
s.subj thing -0.184
s.subj thing ordinary -0.057
s.subj thing strange -0.064
s.subj trade -0.258
s.subj trade strange -0.087
s.subj will -0.113
s.subj will do -0.065
s.subj wish -0.154
s.subj wish art -0.053
s.subj..adv -0.159
s.subj..and -0.111
s.subj..art -0.201
s.subj..at -0.262
s.subj..be -0.361
s.subj..call -0.164
s.subj..colour -0.363
s.subj..common -0.471
s.subj..describes -0.236
s.subj..do -0.403
s.subj..field -0.09
s.subj..for -0.089
s.subj..kind -0.344
s.subj..like -0.087
s.subj..logo -0.129
s.subj..look -0.048
s.subj..name -0.162
s.subj..neg -0.213
s.subj..number 0.152
s.subj..ordinary -0.29
s.subj..place -0.11
s.subj..poss -0.175
s.subj..proper -0.196
s.subj..say -0.112
s.subj..strange -0.813
s.subj..subj -0.573
s.subj..thing -0.747
s.subj..trade -0.474
s.subj..where -0.073
s.subj..will -0.118
s.subj..wish -0.189
s.tagl -0.404
s.tagl be -0.075
s.tagl strange -0.193
s.tagl where -0.046
s.tagl..art -0.149
s.tagl..be -0.117
s.tagl..strange -0.316
s.tagl..tagl -0.404
s.tagl..thing -0.064
s.tagl..where -0.061
s.thing ! 0.089
s.thing $ -0.607
s.thing & -0.181
s.thing ( 0.051
s.thing ) -0.157
s.thing , -0.614
s.thing - -0.246
s.thing -0.067
s.thing . 0.156
s.thing / -0.186
s.thing : -0.237
s.thing ; -0.291
s.thing = 0.056
s.thing ? -0.256
s.thing _ -0.069
s.thing a -0.129
s.thing adv -0.202
s.thing and -0.345
s.thing and common -0.139
s.thing and ordinary -0.424
s.thing and strange -0.126
s.thing and subj -0.147
s.thing and thing -0.316
s.thing art -0.25
s.thing art do -0.161
s.thing art logo -0.237
s.thing art strange -0.19
s.thing art thing 0.218
s.thing at -0.054
s.thing at common -0.387
s.thing at do 0.117
s.thing at number -0.175
s.thing at ordinary 0.307
s.thing at place -0.308
s.thing at proper -0.244
s.thing at strange 0.22
s.thing at trade -0.104
s.thing be strange -0.258
s.thing call strange -0.161
s.thing colour -0.112
s.thing colour and -0.061
s.thing colour colour -0.15
s.thing common -0.225
s.thing common colour -0.07
s.thing common common -0.067
s.thing common ordinary 0.094
s.thing common strange -0.081
s.thing common thing 0.131
s.thing common trade 0.094
s.thing describes 0.177
s.thing describes colour -0.098
s.thing describes subj -0.049
s.thing describes thing -0.097
s.thing do -0.421
s.thing do ordinary -0.083
s.thing do strange -0.044
s.thing do thing -0.103
s.thing do trade -0.124
s.thing field -0.245
s.thing for -0.234
s.thing for common 0.107
s.thing for ordinary -0.213
s.thing for poss -0.043
s.thing for strange -0.284
s.thing kind -0.468
s.thing kind at -0.045
s.thing kind common -0.081
s.thing kind for -0.108
s.thing kind strange -0.253
s.thing logo -0.244
s.thing look -0.085
s.thing n -0.387
s.thing name -0.093
s.thing neg 0.267
s.thing neg thing -0.17
s.thing number 0.322
s.thing ordinary 0.335
s.thing ordinary colour -0.171
s.thing ordinary common -0.071
s.thing ordinary do -0.054
s.thing ordinary ordinary -0.365
s.thing ordinary strange -0.04
s.thing ordinary trade 0.3
s.thing past 0.305
s.thing poss -0.343
s.thing proper -0.155
s.thing q -0.221
s.thing say -0.131
s.thing strange -0.266
s.thing strange colour -0.166
s.thing strange do -0.121
s.thing strange for -0.075
s.thing strange kind -0.185
s.thing strange number 0.248
s.thing strange ordinary -0.065
s.thing strange strange -0.055
s.thing strange subj 0.28
s.thing strange thing 0.237
s.thing strange trade 0.337
s.thing strange will -0.156
s.thing subj -0.526
s.thing subj at -0.119
s.thing subj common -0.164
s.thing subj do -0.152
s.thing subj ordinary -0.151
s.thing subj strange 0.154
s.thing subj thing 0.356
s.thing subj trade 0.329
s.thing thing 0.429
s.thing thing adv -0.122
s.thing thing colour -0.051
s.thing thing common -0.054
s.thing thing kind 0.204
s.thing thing ordinary -0.045
s.thing thing strange -0.206
s.thing thing subj -0.325
s.thing thing thing -0.479
s.thing thing trade 0.079
s.thing trade -0.258
s.thing trade and -0.077
s.thing trade at -0.054
s.thing trade be -0.108
s.thing trade colour -0.081
s.thing trade common 0.319
s.thing trade describes -0.045
s.thing trade do 0.362
s.thing trade strange -0.297
s.thing trade subj -0.108
s.thing trade thing -0.184
s.thing where -0.291
s.thing where subj -0.096
s.thing will -0.149
s.thing wish -0.08
s.thing ~ -0.087
s.thing!  -0.183
s.thing!. 0.052
s.thing&  -0.301
s.thing&$ -0.185
s.thing&, -0.198
s.thing&. -0.123
s.thing(  -0.1
s.thing(, -0.243
s.thing(. -0.222
s.thing+trade   -0.593
s.thing+trade $ -0.536
s.thing+trade & -0.199
s.thing+trade ( 0.176
s.thing+trade , -0.727
s.thing+trade - -0.042
s.thing+trade . -0.145
s.thing+trade : -0.129
s.thing+trade ; 0.265
s.thing+trade = 0.122
s.thing+trade ? -0.162
s.thing+trade q -0.147
s.thing+trade&  -0.051
s.thing+trade&. -0.064
s.thing+trade,  -0.251
s.thing+trade,$ 0.061
s.thing+trade,& -0.2
s.thing+trade,, -0.205
s.thing+trade,. 0.168
s.thing+trade-, -0.046
s.thing+trade-. -0.119
s.thing+trade.  -0.357
s.thing+trade., -0.122
s.thing+trade.= -0.09
s.thing+trade:  -0.073
s.thing+trade:, -0.328
s.thing+trade:: -0.183
s.thing+trade:n 0.123
s.thing+trade?. -0.05
s.thing+tradeCA -0.313
s.thing+tradeCI -0.152
s.thing+tradeCX 0.07
s.thing+tradeC^A -0.425
s.thing+tradeC^I -0.137
s.thing+tradeC^X 0.185
s.thing+tradeC^x -0.631
s.thing+tradeCd 0.108
s.thing+tradeCx -0.659
s.thing+tradeD^X -0.253
s.thing+tradeO^I -0.235
s.thing+tradeO^X -0.599
s.thing+tradeO^x -0.249
s.thing+tradeOx -0.59
s.thing+trade^  -0.228
s.thing+trade^! -0.096
s.thing+trade^$ -0.188
s.thing+trade^& -0.098
s.thing+trade^( -0.272
s.thing+trade^- -0.235
s.thing+trade^. -0.106
s.thing+trade^: 0.096
s.thing+trade^; -0.19
s.thing+trade^q -0.19
s.thing+tradel^x -0.092
s.thing+tradelx -0.562
s.thing+traden: -0.101
s.thing+tradenn -0.135
s.thing+tradeq, -0.146
s.thing+tradeq. -0.22
s.thing+tradeqq 0.161
s.thing+trade| adv -0.141
s.thing+trade| and 0.188
s.thing+trade| art -0.158
s.thing+trade| at -0.153
s.thing+trade| be 0.188
s.thing+trade| call -0.042
s.thing+trade| colour 0.087
s.thing+trade| common -0.077
s.thing+trade| describes -0.186
s.thing+trade| do -0.315
s.thing+trade| for -0.235
s.thing+trade| kind -0.05
s.thing+trade| logo -0.366
s.thing+trade| neg -0.087
s.thing+trade| ordinary -0.565
s.thing+trade| past -0.126
s.thing+trade| poss -0.051
s.thing+trade| thing -0.532
s.thing+trade| trade -0.251
s.thing+trade| where -0.26
s.thing+trade| wish -0.049
s.thing+trade|$$ -0.39
s.thing+trade|&thing -0.338
s.thing+trade|(common 0.132
s.thing+trade|,adv -0.258
s.thing+trade|,and -0.055
s.thing+trade|,art -0.122
s.thing+trade|,at -0.319
s.thing+trade|,colour -0.574
s.thing+trade|,common -0.273
s.thing+trade|,describes -0.296
s.thing+trade|,do -0.227
s.thing+trade|,name -0.053
s.thing+trade|,neg -0.173
s.thing+trade|,number -0.115
s.thing+trade|,place -0.242
s.thing+trade|,poss -0.047
s.thing+trade|,strange -0.135
s.thing+trade|,thing -0.239
s.thing+trade|,wish -0.165
s.thing+trade|-common -0.15
s.thing+trade|-trade -0.073
s.thing+trade|.adv -0.321
s.thing+trade|.at -0.194
s.thing+trade|.be 0.123
s.thing+trade|.colour -0.114
s.thing+trade|.do -0.336
s.thing+trade|.logo -0.213
s.thing+trade|.look 0.233
s.thing+trade|.neg -0.453
s.thing+trade|.ordinary 0.224
s.thing+trade|.poss 0.137
s.thing+trade|.strange -0.18
s.thing+trade|.subj -0.133
s.thing+trade|.thing 0.215
s.thing+trade|.trade 0.162
s.thing+trade|:colour -0.146
s.thing+trade|:common -0.076
s.thing+trade|:describes -0.08
s.thing+trade|:do -0.041
s.thing+trade|:ordinary -0.062
s.thing+trade|;thing -0.14
s.thing+trade|^^ -0.118
s.thing+trade|adv  -0.133
s.thing+trade|adv. 0.085
s.thing+trade|and  -0.16
s.thing+trade|art  -0.271
s.thing+trade|be  0.45
s.thing+trade|call  -0.045
s.thing+trade|colour  -0.182
s.thing+trade|colour. -0.104
s.thing+trade|common  -0.637
s.thing+trade|common, 0.351
s.thing+trade|common. 0.043
s.thing+trade|describes  -0.439
s.thing+trade|describes. 0.138
s.thing+trade|do  -0.461
s.thing+trade|do. -0.068
s.thing+trade|field  -0.371
s.thing+trade|field: -0.197
s.thing+trade|for  -0.09
s.thing+trade|kind  -0.152
s.thing+trade|kind, -0.098
s.thing+trade|kind. 0.184
s.thing+trade|kind: -0.114
s.thing+trade|logo  -0.209
s.thing+trade|logo, -0.227
s.thing+trade|logo. -0.33
s.thing+trade|name  -0.086
s.thing+trade|neg  -0.274
s.thing+trade|neg: -0.323
s.thing+trade|nlook -0.228
s.thing+trade|number  -0.395
s.thing+trade|ordinary  -0.633
s.thing+trade|ordinary. 0.047
s.thing+trade|past  -0.261
s.thing+trade|poss  -0.116
s.thing+trade|proper  -0.081
s.thing+trade|qat -0.244
s.thing+trade|qcolour 0.147
s.thing+trade|qsubj 0.101
s.thing+trade|qthing 0.155
s.thing+trade|qtrade 0.111
s.thing+trade|say  -0.051
s.thing+trade|strange  -0.621
s.thing+trade|strange& -0.188
s.thing+trade|strange, -0.105
s.thing+trade|strange. -0.371
s.thing+trade|subj  -0.3
s.thing+trade|subj. 0.148
s.thing+trade|thing  -0.494
s.thing+trade|thing, 0.22
s.thing+trade|thing. -0.264
s.thing+trade|thing: -0.191
s.thing+trade|thingq -0.053
s.thing+trade|trade  -0.566
s.thing+trade|trade. 0.248
s.thing+trade|wish  -0.14
s.thing+trade|wish, -0.186
s.thing+trade~  -0.103
s.thing+trade~, -0.048
s.thing,  -0.395
s.thing,$ -0.498
s.thing,& -0.249
s.thing,( 0.149
s.thing,, 0.081
s.thing,- -0.492
s.thing,. -0.298
s.thing,; 0.189
s.thing,= -0.22
s.thing,? -0.041
s.thing,q -0.136
s.thing-  -0.112
s.thing-. -0.135
s.thing.  -0.737
s.thing.! -0.172
s.thing.$ -0.307
s.thing.& -0.235
s.thing., -0.732
s.thing.- -0.122
s.thing.. 0.214
s.thing..adv -0.326
s.thing..and -0.45
s.thing..art -0.295
s.thing..at -0.156
s.thing..be -0.24
s.thing..call -0.215
s.thing..colour -0.089
s.thing..common -0.116
s.thing..describes -0.213
s.thing..do -0.344
s.thing..field -0.37
s.thing..for -0.407
s.thing..kind -0.258
s.thing..like -0.041
s.thing..logo -0.625
s.thing..look -0.268
s.thing..name -0.126
s.thing..neg 0.127
s.thing..number 0.355
s.thing..ordinary 0.235
s.thing..past 0.062
s.thing..place -0.42
s.thing..poss -0.482
s.thing..proper -0.363
s.thing..say -0.417
s.thing..strange -0.204
s.thing..subj 0.138
s.thing..tagl -0.051
s.thing..thing -0.341
s.thing..trade -0.26
s.thing..where -0.378
s.thing..will -0.302
s.thing..wish -0.37
s.thing.= -0.299
s.thing.? -0.079
s.thing.q -0.089
s.thing/  -0.106
s.thing/, -0.296
s.thing:  -0.547
s.thing:$ 0.24
s.thing:& -0.049
s.thing:, -0.401
s.thing:. 0.102
s.thing:: -0.139
s.thing:; 0.161
s.thing:= -0.403
s.thing:n 0.491
s.thing;  -0.216
s.thing;; -0.093
s.thing?  -0.31
s.thing?, -0.11
s.thing?. -0.132
s.thingCA 0.37
s.thingCI -0.066
s.thingCX -0.069
s.thingC^A 0.241
s.thingC^I -0.381
s.thingC^X -0.051
s.thingC^x -0.075
s.thingCd -0.443
s.thingCx -0.267
s.thingDX 0.194
s.thingD^X -0.237
s.thingDx -0.081
s.thingO^I -0.325
s.thingO^X -0.198
s.thingO^x 0.256
s.thingOx -0.077
s.thingSA 0.114
s.thingSX -0.244
s.thing^  -0.11
s.thing^& -0.228
s.thing^- -0.409
s.thing^. 0.231
s.thing^: -0.423
s.thing^n -0.042
s.thing^q -0.15
s.thing^~ 0.312
s.thinga  -0.264
s.thingl^x -0.314
s.thingn  -0.063
s.thingn, -0.084
s.thingnn -0.069
s.thingq  -0.252
s.thingq, -0.323
s.thingq. -0.069
s.thingq= -0.041
s.thingqq 0.501
s.thing| adv -0.133
s.thing| and -0.133
s.thing| art -0.352
s.thing| at -0.11
s.thing| be -0.045
s.thing| colour -0.589
s.thing| common -0.84
s.thing| do -0.357
s.thing| field -0.161
s.thing| for -0.041
s.thing| kind -0.455
s.thing| like -0.103
s.thing| logo -0.271
s.thing| look -0.097
s.thing| name -0.187
s.thing| neg -0.429
s.thing| number -0.353
s.thing| ordinary -0.731
s.thing| past -0.21
s.thing| place -0.063
s.thing| proper -0.19
s.thing| say 0.1
s.thing| strange -0.837
s.thing| subj -0.141
s.thing| thing -0.539
s.thing| trade -0.684
s.thing| where -0.066
s.thing| will -0.241
s.thing| wish -0.611
s.thing|!subj 0.105
s.thing|$$ -0.287
s.thing|&ordinary -0.118
s.thing|&strange -0.117
s.thing|&thing -0.213
s.thing|(common 0.181
s.thing|(strange -0.052
s.thing|,adv -0.14
s.thing|,and -0.212
s.thing|,art 0.174
s.thing|,at -0.264
s.thing|,be 0.08
s.thing|,call -0.169
s.thing|,colour -0.399
s.thing|,common -0.122
s.thing|,describes -0.309
s.thing|,do 0.08
s.thing|,for 0.136
s.thing|,look -0.096
s.thing|,neg -0.237
s.thing|,number -0.048
s.thing|,ordinary -0.381
s.thing|,place -0.321
s.thing|,poss 0.297
s.thing|,strange -0.435
s.thing|,subj 0.243
s.thing|,tagl 0.145
s.thing|,thing -0.06
s.thing|,trade -0.275
s.thing|,wish -0.267
s.thing|-at -0.071
s.thing|-common -0.205
s.thing|-ordinary -0.17
s.thing|-strange -0.272
s.thing|-thing -0.118
s.thing|.adv -0.481
s.thing|.art 0.049
s.thing|.be 0.141
s.thing|.colour 0.341
s.thing|.common 0.165
s.thing|.describes -0.276
s.thing|.do 0.073
s.thing|.look -0.302
s.thing|.name -0.343
s.thing|.neg 0.118
s.thing|.ordinary 0.11
s.thing|.proper -0.088
s.thing|.strange 0.149
s.thing|.subj 0.07
s.thing|.tagl 0.145
s.thing|.thing 0.044
s.thing|.trade 0.237
s.thing|.will -0.231
s.thing|.wish 0.075
s.thing|:colour -0.161
s.thing|:common -0.166
s.thing|:describes -0.16
s.thing|:do 0.1
s.thing|:logo -0.193
s.thing|:strange -0.094
s.thing|:thing 0.319
s.thing|:trade 0.39
s.thing|;subj -0.106
s.thing|;thing 0.159
s.thing|?$ -0.093
s.thing|?neg -0.214
s.thing|^^ -0.081
s.thing|^q 0.248
s.thing|adv  -0.161
s.thing|adv, -0.223
s.thing|adv. -0.258
s.thing|and  -0.593
s.thing|art  -0.168
s.thing|be  0.046
s.thing|call  0.22
s.thing|call. -0.265
s.thing|colour  -0.384
s.thing|colour, -0.292
s.thing|colour. -0.287
s.thing|colour; -0.147
s.thing|colourn -0.092
s.thing|common  -0.175
s.thing|common, 0.123
s.thing|common: -0.057
s.thing|commonn -0.069
s.thing|commonq 0.045
s.thing|describes  -0.581
s.thing|describes, -0.293
s.thing|describes. -0.42
s.thing|describesn -0.051
s.thing|do  -0.778
s.thing|do, -0.169
s.thing|do. -0.21
s.thing|do: -0.149
s.thing|field  -0.335
s.thing|fieldq -0.06
s.thing|for  -0.568
s.thing|forq 0.255
s.thing|hi  -0.064
s.thing|kind  0.306
s.thing|kind, 0.081
s.thing|kind. -0.461
s.thing|kind: 0.154
s.thing|kindq 0.077
s.thing|like  -0.229
s.thing|logo  -0.403
s.thing|logo, -0.408
s.thing|logo. -0.132
s.thing|logo: -0.203
s.thing|logoq -0.262
s.thing|look  -0.163
s.thing|look, -0.229
s.thing|look. -0.111
s.thing|look: -0.23
s.thing|name  0.073
s.thing|name, 0.055
s.thing|name. -0.083
s.thing|name: 0.169
s.thing|neg  -0.408
s.thing|neg, -0.067
s.thing|nfield 0.205
s.thing|nhi -0.041
s.thing|nlook -0.047
s.thing|nstrange 0.22
s.thing|nsubj 0.23
s.thing|number  -0.416
s.thing|number, -0.045
s.thing|number. 0.071
s.thing|ordinary  -0.296
s.thing|ordinary& -0.246
s.thing|ordinary, -0.282
s.thing|ordinary. -0.506
s.thing|ordinaryq 0.09
s.thing|past  -0.352
s.thing|place  -0.124
s.thing|place, 0.061
s.thing|place. 0.123
s.thing|poss  -0.178
s.thing|proper  -0.372
s.thing|proper. -0.165
s.thing|propera -0.121
s.thing|q$ 0.258
s.thing|qcolour 0.246
s.thing|qcommon 0.252
s.thing|qdescribes 0.211
s.thing|qneg 0.182
s.thing|qstrange -0.073
s.thing|qsubj -0.238
s.thing|qthing 0.141
s.thing|qtrade 0.051
s.thing|say  0.171
s.thing|say, -0.041
s.thing|say: -0.165
s.thing|sayq -0.147
s.thing|strange  -1.001
s.thing|strange& -0.471
s.thing|strange( -0.159
s.thing|strange, 0.369
s.thing|strange- -0.097
s.thing|strange. -0.318
s.thing|strange/ -0.201
s.thing|strange: 0.142
s.thing|strangeq 0.136
s.thing|subj  -0.274
s.thing|subj: -0.151
s.thing|tagl  -0.165
s.thing|tagl: -0.086
s.thing|taglq -0.064
s.thing|thing  -0.194
s.thing|thing! 0.196
s.thing|thing& -0.213
s.thing|thing( -0.094
s.thing|thing, -0.292
s.thing|thing- -0.103
s.thing|thing. 0.187
s.thing|thing: 0.269
s.thing|thing; -0.151
s.thing|thing? -0.243
s.thing|thingq 0.158
s.thing|trade  -0.246
s.thing|trade& -0.109
s.thing|trade( -0.043
s.thing|trade, -0.156
s.thing|trade: 0.089
s.thing|tradeq -0.113
s.thing|where  -0.198
s.thing|where. -0.279
s.thing|will. -0.255
s.thing|wish  -0.462
s.thing|wish, -0.145
s.thing|wish. -0.183
s.thing|wish: 0.206
s.thing|~colour 0.093
s.thing~  -0.117
s.thing~, -0.074
s.thing~~ 0.091
s.trade -0.675
s.trade adv -0.14
s.trade adv strange -0.286
s.trade and -0.048
s.trade and strange -0.504
s.trade and subj -0.047
s.trade art ordinary -0.046
s.trade at -0.25
s.trade at art -0.131
s.trade at common -0.077
s.trade at ordinary -0.551
s.trade at place -0.22
s.trade at strange -0.11
s.trade at thing 0.262
s.trade at trade -0.317
s.trade be -0.212
s.trade be strange 0.317
s.trade be thing -0.339
s.trade call strange -0.293
s.trade colour 0.15
s.trade common 0.183
s.trade common number -0.137
s.trade common thing -0.215
s.trade describes -0.358
s.trade describes ordinary -0.193
s.trade describes trade 0.195
s.trade do -0.376
s.trade do at -0.05
s.trade do ordinary -0.252
s.trade field -0.068
s.trade for -0.215
s.trade for strange -0.402
s.trade for thing 0.043
s.trade for trade 0.207
s.trade kind -0.644
s.trade kind at -0.06
s.trade kind describes -0.155
s.trade kind logo -0.134
s.trade kind strange -0.187
s.trade kind thing -0.106
s.trade kind wish -0.044
s.trade logo -0.193
s.trade look -0.214
s.trade name -0.283
s.trade neg -0.289
s.trade neg thing -0.263
s.trade number 0.04
s.trade ordinary 0.174
s.trade ordinary art -0.102
s.trade ordinary at -0.195
s.trade ordinary common -0.08
s.trade ordinary strange -0.265
s.trade ordinary trade -0.15
s.trade poss 0.275
s.trade proper -0.294
s.trade say 0.156
s.trade strange 0.263
s.trade strange and -0.087
s.trade strange colour -0.144
s.trade strange common -0.234
s.trade strange do -0.062
s.trade strange kind -0.057
s.trade strange look -0.064
s.trade strange number 0.342
s.trade strange ordinary -0.078
s.trade strange strange -0.15
s.trade strange thing -0.124
s.trade strange trade -0.307
s.trade subj -0.503
s.trade subj common 0.201
s.trade subj ordinary -0.119
s.trade subj strange -0.222
s.trade subj thing -0.205
s.trade thing -0.438
s.trade thing at -0.087
s.trade thing colour -0.274
s.trade thing describes -0.058
s.trade thing do -0.5
s.trade thing kind -0.048
s.trade thing logo -0.096
s.trade thing number -0.136
s.trade thing strange -0.275
s.trade thing trade 0.061
s.trade trade -0.128
s.trade trade colour -0.09
s.trade trade common -0.046
s.trade trade kind 0.053
s.trade trade look -0.055
s.trade trade ordinary -0.042
s.trade trade strange -0.34
s.trade trade thing -0.135
s.trade where -0.312
s.trade wish -0.204
s.trade..adv -0.193
s.trade..and -0.273
s.trade..art -0.253
s.trade..at -0.511
s.trade..be -0.26
s.trade..call -0.199
s.trade..common 0.067
s.trade..describes -0.521
s.trade..do -0.809
s.trade..field -0.171
s.trade..for -0.265
s.trade..kind -0.344
s.trade..logo -0.505
s.trade..look -0.351
s.trade..name -0.308
s.trade..neg -0.384
s.trade..number 0.272
s.trade..ordinary -0.5
s.trade..past -0.195
s.trade..place -0.359
s.trade..poss 0.15
s.trade..proper -0.049
s.trade..strange 0.189
s.trade..subj -0.171
s.trade..thing -0.433
s.trade..trade -0.1
s.trade..where -0.673
s.trade..will -0.1
s.trade..wish -0.332
s.trades   -0.907
s.trades $ -0.207
s.trades ( -0.331
s.trades , -0.932
s.trades -0.769
s.trades . -0.09
s.trades : 0.079
s.trades ; 0.118
s.trades = 0.117
s.trades ? -0.249
s.trades _ -0.18
s.trades n -0.196
s.trades q -0.137
s.trades ~ -0.099
s.trades&  -0.3
s.trades&. -0.125
s.trades(  -0.175
s.trades,  -0.528
s.trades,$ -0.126
s.trades,, -0.198
s.trades,. -0.135
s.trades.  -0.535
s.trades., -0.104
s.trades.. -0.446
s.trades.: -0.135
s.trades:  -0.331
s.trades:, -0.045
s.trades:. 0.074
s.trades:n -0.057
s.trades?  -0.297
s.tradesCA 0.048
s.tradesCX -0.316
s.tradesC^A -0.149
s.tradesC^X -0.617
s.tradesC^x -0.42
s.tradesCc -0.082
s.tradesCx -0.728
s.tradesDX -0.371
s.tradesD^X -0.048
s.tradesD^x -0.056
s.tradesDx -0.194
s.tradesO^X -0.665
s.tradesO^x -0.621
s.tradesOx -0.647
s.tradesSA -0.174
s.tradesSX -0.323
s.tradesS^A -0.124
s.tradesS^X -0.117
s.trades^  -1.067
s.trades^$ 0.079
s.trades^( -0.045
s.trades^, -0.757
s.trades^: -0.174
s.trades^_ -0.12
s.trades^q -0.132
s.trades^~ -0.06
s.trades_  -0.043
s.tradesl^x -0.721
s.tradeslx -0.803
s.tradesn: -0.185
s.tradesq  -0.34
s.tradesq& -0.106
s.tradesq. -0.109
s.tradesqq -0.045
s.trades| adv -0.207
s.trades| and -0.341
s.trades| art -0.042
s.trades| at -0.845
s.trades| be -0.522
s.trades| call -0.132
s.trades| colour -0.235
s.trades| common -0.23
s.trades| describes -0.306
s.trades| do -0.593
s.trades| field -0.135
s.trades| for -0.275
s.trades| kind -0.437
s.trades| like -0.072
s.trades| logo -0.426
s.trades| look -0.128
s.trades| name -0.242
s.trades| neg -0.136
s.trades| number -0.214
s.trades| ordinary -0.474
s.trades| past -0.247
s.trades| proper -0.205
s.trades| say -0.131
s.trades| strange -0.504
s.trades| subj -0.292
s.trades| tagl -0.083
s.trades| thing -0.654
s.trades| trade -0.386
s.trades| where -0.094
s.trades| will -0.095
s.trades| wish -0.397
s.trades|$$ -0.101
s.trades|&strange -0.093
s.trades|&trade -0.11
s.trades|,art -0.06
s.trades|,at -0.045
s.trades|,colour -0.116
s.trades|,common -0.255
s.trades|,describes -0.305
s.trades|,do -0.063
s.trades|,hi -0.19
s.trades|,kind -0.085
s.trades|,logo -0.245
s.trades|,name -0.287
s.trades|,neg -0.261
s.trades|,number -0.111
s.trades|,ordinary -0.574
s.trades|,place -0.322
s.trades|,proper -0.091
s.trades|,strange -0.524
s.trades|,subj -0.354
s.trades|,thing -0.257
s.trades|,trade -0.22
s.trades|,wish -0.079
s.trades|-do -0.064
s.trades|.adv 0.078
s.trades|.art -0.163
s.trades|.at -0.069
s.trades|.colour -0.071
s.trades|.common -0.296
s.trades|.describes -0.37
s.trades|.do 0.097
s.trades|.field -0.197
s.trades|.for -0.052
s.trades|.logo -0.109
s.trades|.look -0.214
s.trades|.name -0.062
s.trades|.neg -0.218
s.trades|.ordinary -0.378
s.trades|.poss -0.086
s.trades|.strange -0.124
s.trades|.tagl -0.119
s.trades|.trade 0.069
s.trades|.wish 0.193
s.trades|:do -0.215
s.trades|:ordinary -0.22
s.trades|:strange 0.072
s.trades|:subj -0.043
s.trades|:thing -0.2
s.trades|:trade -0.041
s.trades|;ordinary 0.171
s.trades|=$ 0.107
s.trades|?subj -0.105
s.trades|^^ -0.466
s.trades|_kind -0.076
s.trades|_logo -0.061
s.trades|_past -0.09
s.trades|_strange -0.128
s.trades|and  -0.127
s.trades|at  -0.18
s.trades|at. -0.327
s.trades|be  -0.421
s.trades|beq -0.091
s.trades|call  -0.153
s.trades|colour  -0.329
s.trades|colour. -0.109
s.trades|common  -0.16
s.trades|common, -0.18
s.trades|common. -0.161
s.trades|common: 0.108
s.trades|commonq -0.112
s.trades|describes  -0.344
s.trades|describes, -0.161
s.trades|describes. -0.277
s.trades|do  -0.241
s.trades|do. -0.096
s.trades|do: -0.145
s.trades|field  -0.092
s.trades|field: -0.179
s.trades|for  -0.292
s.trades|kind, -0.156
s.trades|kind. -0.086
s.trades|kind: -0.084
s.trades|logo  -0.154
s.trades|logo, -0.22
s.trades|logo. -0.11
s.trades|logo: -0.128
s.trades|name  -0.301
s.trades|name: 0.178
s.trades|neg  -0.074
s.trades|neg: -0.043
s.trades|nlook -0.053
s.trades|number  -0.09
s.trades|nwish -0.154
s.trades|ordinary  -0.372
s.trades|ordinary, -0.133
s.trades|ordinary. -0.077
s.trades|ordinary: -0.284
s.trades|ordinaryq -0.193
s.trades|past  -0.155
s.trades|place, -0.196
s.trades|place. -0.139
s.trades|poss  -0.208
s.trades|proper  -0.078
s.trades|qart -0.052
s.trades|qcolour -0.054
s.trades|qcommon -0.056
s.trades|qdescribes -0.095
s.trades|qstrange -0.085
s.trades|qsubj -0.059
s.trades|say  -0.077
s.trades|strange  -0.487
s.trades|strange& -0.297
s.trades|strange, -0.21
s.trades|strange. -0.273
s.trades|strange: -0.101
s.trades|subj  -0.522
s.trades|subj. -0.139
s.trades|thing  -0.512
s.trades|thing, -0.089
s.trades|thing- -0.064
s.trades|thing. -0.089
s.trades|thing: -0.047
s.trades|thingq -0.248
s.trades|trade  -0.665
s.trades|trade& -0.227
s.trades|trade, 0.229
s.trades|trade. -0.229
s.trades|where  -0.265
s.trades|wish  -0.184
s.trades|~trade -0.055
s.trades~  -0.052
s.where -0.393
s.where common -0.156
s.where subj -0.17
s.where..and -0.047
s.where..common -0.174
s.where..kind -0.158
s.where..strange -0.327
s.where..subj -0.232
s.where..trade 0.153
s.where..where -0.399
s.will -0.456
s.will be strange -0.235
s.will strange -0.052
s.will subj -0.254
s.will subj do -0.137
s.will..common -0.179
s.will..do -0.192
s.will..ordinary -0.118
s.will..proper -0.096
s.will..strange -0.532
s.will..subj -0.295
s.will..thing -0.279
s.will..trade -0.132
s.will..will -0.456
s.wish -0.6
s.wish art -0.105
s.wish art logo -0.154
s.wish common -0.071
s.wish do -0.088
s.wish do logo -0.069
s.wish for -0.05
s.wish logo proper -0.052
s.wish neg -0.104
s.wish neg strange -0.058
s.wish neg thing -0.06
s.wish neg trade -0.101
s.wish..adv -0.079
s.wish..art -0.151
s.wish..colour -0.043
s.wish..common -0.128
s.wish..describes -0.188
s.wish..do -0.121
s.wish..for -0.117
s.wish..kind -0.09
s.wish..logo -0.266
s.wish..neg -0.107
s.wish..ordinary -0.221
s.wish..proper -0.053
s.wish..strange -0.473
s.wish..subj -0.041
s.wish..thing -0.545
s.wish..trade -0.347
s.wish..wish -0.6
t.! -0.604
t.& 0.916
t., -1.345
t.- 0.082
t.. -1.749
t./ 0.328
t.: -1.227
t.= 0.399
t.? -0.872
t.C.a -0.62
t.C.about -0.174
t.C.above -0.316
t.C.across -0.048
t.C.advIx -0.06
t.C.advI| -0.042
t.C.advXx -0.175
t.C.advX| -0.506
t.C.advxX -0.364
t.C.advxx -0.449
t.C.advx| -0.397
t.C.agency -0.233
t.C.al 0.469
t.C.am -0.213
t.C.an -0.349
t.C.and -1.042
t.C.andA| -0.087
t.C.andII -0.238
t.C.andI| -0.098
t.C.andXI -0.054
t.C.andXX -0.506
t.C.andXx -0.477
t.C.andX| -0.65
t.C.anddx -0.17
t.C.andd| -0.176
t.C.andxI -0.104
t.C.andxX -0.051
t.C.andxx -0.099
t.C.andx| -0.422
t.C.app -0.361
t.C.are -0.594
t.C.around -0.153
t.C.artXX 0.49
t.C.artXx -0.792
t.C.artX| -0.398
t.C.artxA -0.238
t.C.artxI 0.192
t.C.artxX 0.297
t.C.artxd -0.108
t.C.artxx -0.728
t.C.artx| -0.52
t.C.as -0.261
t.C.at 0.222
t.C.atAx -0.184
t.C.atA| -0.151
t.C.atXX 0.197
t.C.atXd -0.298
t.C.atXx -0.138
t.C.atX| -0.439
t.C.atdd -0.401
t.C.atdx -0.124
t.C.atd| -0.144
t.C.atxA -0.248
t.C.atxX -1.165
t.C.atxd -0.508
t.C.atxx -0.233
t.C.atx| -0.596
t.C.au -0.408
t.C.avoid -0.109
t.C.badge -0.199
t.C.band -0.233
t.C.bar -0.451
t.C.be -0.359
t.C.beAx -0.325
t.C.beIx -0.105
t.C.beI| -0.053
t.C.beXA -0.162
t.C.beXX -0.698
t.C.beXx -0.406
t.C.beX| -0.313
t.C.been -0.327
t.C.before -0.111
t.C.below -0.103
t.C.best -0.1
t.C.between -0.12
t.C.bexA -0.241
t.C.bexI -0.293
t.C.bexX -0.5
t.C.bexd -0.188
t.C.bexx -0.686
t.C.bex| -0.567
t.C.big -0.053
t.C.brand -0.477
t.C.business -0.118
t.C.but -0.494
t.C.by -0.23
t.C.cafe -0.346
t.C.call -0.147
t.C.callXX -0.698
t.C.callXx -0.261
t.C.callX| -0.09
t.C.called -0.627
t.C.callxA -0.114
t.C.callxX -0.254
t.C.callxc -0.047
t.C.callxx -0.232
t.C.callx| -0.216
t.C.can -0.139
t.C.centre -0.243
t.C.channel -0.161
t.C.charity -0.171
t.C.che 0.304
t.C.cherche -0.219
t.C.chiama -0.074
t.C.clinic -0.496
t.C.club -0.372
t.C.color -0.192
t.C.colour -0.9
t.C.colourXx -0.448
t.C.colourX| -0.516
t.C.colours -0.216
t.C.colourxX -0.087
t.C.colourxx -0.585
t.C.colourx| -0.647
t.C.com -0.068
t.C.come -0.194
t.C.common -0.972
t.C.commonAx -0.065
t.C.commonA| -0.287
t.C.commonIx -0.213
t.C.commonI| -0.194
t.C.commonXI -0.418
t.C.commonXX -0.384
t.C.commonXd -0.439
t.C.commonXx -0.863
t.C.commonX| -0.745
t.C.commondx -0.146
t.C.commond| -0.399
t.C.commonxI -0.1
t.C.commonxX -0.726
t.C.commonxd -0.361
t.C.commonxx -0.486
t.C.commonx| -0.618
t.C.company -0.476
t.C.competitor -0.046
t.C.competitors -0.108
t.C.con -0.311
t.C.could -0.099
t.C.crest -0.198
t.C.d -0.097
t.C.da 0.54
t.C.dal -0.114
t.C.dans 0.333
t.C.de 0.158
t.C.del 0.389
t.C.depuis -0.152
t.C.des 0.244
t.C.describes -0.812
t.C.describesIx -0.114
t.C.describesI| -0.083
t.C.describesXx -0.508
t.C.describesX| -0.344
t.C.describesxX -0.13
t.C.describesxx -0.427
t.C.describesx| -0.68
t.C.design -0.355
t.C.di 0.099
t.C.do 0.246
t.C.doIX -0.375
t.C.doIx -0.125
t.C.doI| -0.142
t.C.doXA -0.145
t.C.doXX -0.074
t.C.doXx -0.828
t.C.doX| -0.494
t.C.does -0.331
t.C.doesnt -0.07
t.C.dont -0.189
t.C.dos -0.065
t.C.doxA -0.19
t.C.doxX -0.607
t.C.doxx -0.699
t.C.dox| -0.808
t.C.du 0.704
t.C.e 0.055
t.C.el -0.077
t.C.em -0.582
t.C.en -0.654
t.C.era -0.236
t.C.es -0.164
t.C.et 0.076
t.C.family -0.198
t.C.feel -0.166
t.C.festival -0.162
t.C.fieldXx -0.155
t.C.fieldX| -0.11
t.C.fieldxx -0.277
t.C.fieldx| -0.252
t.C.firm -0.413
t.C.fix -0.155
t.C.font -0.247
t.C.for 0.155
t.C.forAx -0.318
t.C.forA| -0.335
t.C.forIX -0.168
t.C.forI| -0.067
t.C.forXX 0.525
t.C.forXx -0.508
t.C.forX| -0.264
t.C.forcx -0.098
t.C.forc| -0.101
t.C.forxA -0.325
t.C.forxX -0.632
t.C.forxc -0.052
t.C.forxx -0.227
t.C.forx| -0.34
t.C.from -0.415
t.C.game -0.305
t.C.get -0.1
t.C.got -0.074
t.C.group -0.223
t.C.has -0.374
t.C.hate -0.175
t.C.have -0.369
t.C.help -0.27
t.C.her -0.051
t.C.here -0.274
t.C.hex -0.42
t.C.hexx| -0.413
t.C.hiXX -0.287
t.C.hiXx -0.121
t.C.hiX| -0.217
t.C.hixx -0.126
t.C.hix| -0.057
t.C.hotel -0.162
t.C.i 0.31
t.C.icon -0.144
t.C.identity -0.106
t.C.il 0.065
t.C.imagen -0.185
t.C.in -1.095
t.C.into -0.184
t.C.is -0.871
t.C.isnt -0.116
t.C.it -0.573
t.C.its -0.632
t.C.just -0.108
t.C.kind -0.365
t.C.kindA| -0.134
t.C.kindIx -0.154
t.C.kindXX -0.905
t.C.kindXx -0.767
t.C.kindX| -0.523
t.C.kindxA -0.336
t.C.kindxX -0.558
t.C.kindxc -0.071
t.C.kindxx -0.776
t.C.kindx| -0.72
t.C.l 0.059
t.C.la 0.159
t.C.label -0.078
t.C.launching -0.187
t.C.le -0.224
t.C.lema -0.054
t.C.les 0.125
t.C.letra -0.2
t.C.letras -0.06
t.C.letter -0.25
t.C.lettering -0.479
t.C.like -0.39
t.C.likeXx -0.124
t.C.likeX| -0.216
t.C.likexX -0.28
t.C.likexx -0.276
t.C.likex| -0.318
t.C.llama -0.044
t.C.lo -0.254
t.C.logo -0.589
t.C.logoIx -0.293
t.C.logoI| -0.318
t.C.logoXx -0.33
t.C.logoX| -0.334
t.C.logoxA -0.048
t.C.logoxX -0.247
t.C.logoxx -0.546
t.C.logox| -0.458
t.C.look -0.374
t.C.lookXx -0.244
t.C.lookX| -0.214
t.C.lookxI -0.088
t.C.lookxx -0.248
t.C.lookx| -0.284
t.C.los -0.109
t.C.made -0.167
t.C.maison -0.22
t.C.make -0.188
t.C.makes -0.35
t.C.marca -0.17
t.C.mark -0.334
t.C.marque -0.274
t.C.mascot -0.119
t.C.mascota -0.056
t.C.may -0.094
t.C.maybe -0.167
t.C.me -0.239
t.C.meu -0.091
t.C.middle -0.083
t.C.minha -0.104
t.C.monogram -0.383
t.C.monograma -0.048
t.C.motto -0.103
t.C.my -0.271
t.C.na -0.504
t.C.nada -0.067
t.C.name -0.596
t.C.nameXX -0.342
t.C.nameXx -0.463
t.C.nameX| -0.181
t.C.named -0.297
t.C.names -0.413
t.C.namexX -0.089
t.C.namexx -0.382
t.C.namex| -0.513
t.C.near -0.13
t.C.need -0.046
t.C.needs -0.111
t.C.negIx -0.221
t.C.negI| -0.146
t.C.negXx -0.422
t.C.negX| -0.237
t.C.negxX -0.062
t.C.negxx -0.579
t.C.negx| -0.612
t.C.nem -0.05
t.C.never -0.162
t.C.new -0.131
t.C.no -0.282
t.C.nobody -0.185
t.C.nom -0.107
t.C.nombre -0.239
t.C.nome -0.242
t.C.nos 0.386
t.C.nossa -0.067
t.C.not -0.473
t.C.nothing -0.316
t.C.notre -0.144
t.C.nous -0.096
t.C.now -0.329
t.C.o -0.09
t.C.of 0.126
t.C.off -0.049
t.C.office -0.393
t.C.old -0.13
t.C.on -0.054
t.C.only -0.458
t.C.opens -0.48
t.C.or -0.299
t.C.ordinary -0.783
t.C.ordinaryIx -0.337
t.C.ordinaryI| -0.365
t.C.ordinaryXX -0.541
t.C.ordinaryXx -0.766
t.C.ordinaryX| -0.806
t.C.ordinarydx -0.264
t.C.ordinaryd| -0.211
t.C.ordinaryxX -0.356
t.C.ordinaryxx -0.791
t.C.ordinaryx| -0.205
t.C.our -0.406
t.C.over -0.489
t.C.para -0.308
t.C.pastXx -0.093
t.C.pastX| -0.113
t.C.pastxX -0.126
t.C.pastxx -0.12
t.C.pastx| -0.122
t.C.people -0.109
t.C.per 0.208
t.C.picture -0.092
t.C.place -0.179
t.C.please -0.355
t.C.plus -0.078
t.C.possIx -0.114
t.C.possI| -0.069
t.C.possXx -0.169
t.C.possxX -0.428
t.C.possx| -0.552
t.C.pour -0.22
t.C.practice -0.259
t.C.product -0.121
t.C.project -0.133
t.C.proper -0.399
t.C.properXx -0.088
t.C.properX| -0.096
t.C.properxx -0.141
t.C.properx| -0.243
t.C.que 0.284
t.C.really -0.1
t.C.regards -0.362
t.C.rent -0.102
t.C.repair -0.159
t.C.repairs -0.163
t.C.restaurant -0.467
t.C.right -0.106
t.C.run -0.383
t.C.running -0.152
t.C.sans -0.402
t.C.say -0.102
t.C.sayXx -0.098
t.C.sayX| -0.258
t.C.saying -0.067
t.C.says -0.234
t.C.sayxX -0.155
t.C.sayxx -0.517
t.C.sayx| -0.402
t.C.school -0.312
t.C.scritta -0.307
t.C.sells -0.191
t.C.sem 0.227
t.C.senza -0.044
t.C.service -0.206
t.C.she -0.068
t.C.shop -0.702
t.C.should -0.313
t.C.side -0.114
t.C.simply -0.343
t.C.site -0.181
t.C.slogan -0.279
t.C.small -0.113
t.C.so -0.338
t.C.son -0.21
t.C.sopra -0.106
t.C.sous 0.179
t.C.startup -0.282
t.C.still -0.186
t.C.strange -0.772
t.C.strangeAx -0.124
t.C.strangeA| -0.21
t.C.strangeIx -0.11
t.C.strangeI| -0.338
t.C.strangeXX -0.284
t.C.strangeXx -0.689
t.C.strangeX| -0.507
t.C.strangedx -0.136
t.C.stranged| -0.31
t.C.strangexX -0.487
t.C.strangexx -0.218
t.C.strangex| -0.679
t.C.studio -0.396
t.C.style -0.152
t.C.su -0.155
t.C.subjAx -0.165
t.C.subjA| -0.137
t.C.subjXX 0.646
t.C.subjXx -0.539
t.C.subjX| -0.539
t.C.subjdx -0.051
t.C.subjxx -0.902
t.C.subjx| -0.759
t.C.sur 0.331
t.C.symbol -0.311
t.C.taglXx -0.135
t.C.taglX| -0.261
t.C.tagline -0.123
t.C.taglx| -0.216
t.C.tarde -0.127
t.C.teach -0.32
t.C.team -0.457
t.C.text -0.092
t.C.texto -0.073
t.C.that -0.249
t.C.thats -0.146
t.C.the -0.197
t.C.their -0.174
t.C.them -0.052
t.C.these -0.359
t.C.thing -1.033
t.C.thingAx -0.358
t.C.thingA| -0.413
t.C.thingIx -0.137
t.C.thingI| -0.409
t.C.thingXX -0.184
t.C.thingXd -0.283
t.C.thingXx -1.117
t.C.thingX| -0.998
t.C.thingd| -0.382
t.C.thingxA -0.21
t.C.thingxX -0.462
t.C.thingxx -0.651
t.C.thingx| -0.196
t.C.this -0.262
t.C.those -0.117
t.C.tienda -0.142
t.C.to -0.542
t.C.too -0.126
t.C.top -0.158
t.C.trade -0.87
t.C.tradeAx -0.109
t.C.tradeA| 0.192
t.C.tradeIx -0.159
t.C.tradeI| -0.098
t.C.tradeXX -0.816
t.C.tradeXx -0.269
t.C.tradeX| -0.799
t.C.tradedx -0.174
t.C.traded| -0.062
t.C.tradexA -0.342
t.C.tradexX -0.805
t.C.tradexx -0.719
t.C.tradex| -1.31
t.C.train -0.069
t.C.trains -0.096
t.C.turns -0.141
t.C.type -0.224
t.C.um -0.143
t.C.uma -0.165
t.C.un -0.399
t.C.una -0.206
t.C.under -0.34
t.C.underneath -0.126
t.C.une 0.142
t.C.uno -0.165
t.C.us -0.372
t.C.used -0.09
t.C.veut -0.047
t.C.want -0.365
t.C.wanted -0.1
t.C.wants -0.21
t.C.we -0.636
t.C.wed -0.183
t.C.well -0.125
t.C.were -0.138
t.C.weve -0.078
t.C.what -0.336
t.C.whereXX -0.325
t.C.whereXx -0.419
t.C.whereX| -0.062
t.C.wherexx -0.443
t.C.wherex| -0.549
t.C.which -0.211
t.C.who -0.183
t.C.will -0.232
t.C.willIx -0.067
t.C.willI| -0.113
t.C.willXx -0.207
t.C.willX| -0.084
t.C.willxx -0.281
t.C.willx| -0.363
t.C.wishIx -0.141
t.C.wishI| -0.109
t.C.wishXx -0.42
t.C.wishX| -0.354
t.C.wishxx -0.167
t.C.wishx| -0.39
t.C.with 0.126
t.C.without -0.342
t.C.word -0.11
t.C.wordmark -0.306
t.C.words -0.143
t.C.working -0.105
t.C.works -0.068
t.C.would -0.25
t.C.write -0.124
t.C.writing -0.098
t.C.y 0.172
t.C.yet -0.129
t.C.you -0.358
t.C.your -0.193
t.C.youre -0.106
t.D.advxX -0.196
t.D.advx| -0.155
t.D.als -0.179
t.D.alten -0.274
t.D.am 0.352
t.D.andXX -0.865
t.D.andX| -0.493
t.D.andxx -0.257
t.D.andx| -0.154
t.D.artXX -0.068
t.D.artXx -0.312
t.D.artX| -0.273
t.D.artxX -0.167
t.D.artxx -0.333
t.D.artx| -0.319
t.D.asXX -0.084
t.D.asX| -0.043
t.D.atXX -0.712
t.D.atXx -0.374
t.D.atX| -0.372
t.D.atxX -0.398
t.D.atxx -0.219
t.D.atx| -0.159
t.D.auf -0.316
t.D.aus -0.446
t.D.beXX 0.274
t.D.beXx -0.424
t.D.beX| -0.266
t.D.bex| -0.155
t.D.brauchen -0.346
t.D.callXX -0.249
t.D.callX| -0.299
t.D.colour -0.303
t.D.colourxx -0.089
t.D.colourx| -0.267
t.D.common -0.289
t.D.commonXx -0.13
t.D.commonX| -0.138
t.D.commonxX -0.229
t.D.commonxx -0.187
t.D.commonx| -0.217
t.D.das -0.277
t.D.dem -0.331
t.D.den 0.255
t.D.der -0.419
t.D.describes -0.417
t.D.describesxX -0.321
t.D.describesx| -0.132
t.D.die -0.439
t.D.doXx -0.261
t.D.doX| -0.326
t.D.doxx -0.087
t.D.dox| -0.068
t.D.ein -0.134
t.D.eine -0.358
t.D.einer -0.327
t.D.forXX -0.413
t.D.forXx -0.441
t.D.forX| -0.07
t.D.forxx -0.073
t.D.forx| -0.042
t.D.fur -0.749
t.D.heissen -0.314
t.D.heisst -0.19
t.D.im 0.051
t.D.in -0.577
t.D.ist -0.293
t.D.keine -0.168
t.D.keinen -0.097
t.D.mit -0.497
t.D.negXX -0.135
t.D.negxX -0.155
t.D.negxx -0.191
t.D.negx| -0.302
t.D.neues -0.175
t.D.nicht -0.193
t.D.ohne -0.227
t.D.ordinary -0.482
t.D.ordinaryXX -0.191
t.D.ordinaryXx -0.249
t.D.ordinaryX| -0.194
t.D.ordinaryxX -0.168
t.D.ordinaryxx -0.212
t.D.ordinaryx| -0.404
t.D.pastxX -0.313
t.D.pastxx -0.348
t.D.pastx| -0.112
t.D.possXX -0.411
t.D.possX| -0.12
t.D.possxX -0.276
t.D.sayXx -0.178
t.D.sayX| -0.328
t.D.sind -0.45
t.D.soll -0.393
t.D.stehen -0.229
t.D.strange -0.608
t.D.strangeXX -0.407
t.D.strangeXx -0.196
t.D.strangeX| -0.356
t.D.strangexX -0.359
t.D.strangexx -0.347
t.D.strangex| -0.32
t.D.subjXX -0.277
t.D.subjxx -0.299
t.D.subjx| -0.137
t.D.sucht -0.164
t.D.trade -0.094
t.D.um -0.11
t.D.und -0.405
t.D.uns -0.538
t.D.unsere -0.32
t.D.vom -0.093
t.D.von -0.076
t.D.whereX| 0.157
t.D.willXx -0.285
t.D.willX| -0.239
t.D.wir -0.418
t.D.wishXx -0.245
t.D.wishX| -0.27
t.O.a -0.684
t.O.advX| -0.069
t.O.advxx -0.395
t.O.advx| -0.421
t.O.an -0.114
t.O.and -0.486
t.O.andXx -0.219
t.O.andxx -0.626
t.O.andx| -0.304
t.O.app -0.412
t.O.are -0.283
t.O.artXx -0.214
t.O.artX| -0.126
t.O.artxx -0.202
t.O.artx| -0.266
t.O.as -0.23
t.O.at -0.188
t.O.atXx -0.168
t.O.atX| -0.066
t.O.atxx -0.42
t.O.atx| -0.297
t.O.beXx -0.332
t.O.beX| -0.137
t.O.bexx -0.385
t.O.bex| -0.183
t.O.but -0.256
t.O.callxx -0.181
t.O.colour -0.533
t.O.colourXx -0.089
t.O.colourX| -0.224
t.O.colourxx -0.233
t.O.colourx| -0.41
t.O.common -0.185
t.O.commonIx -0.079
t.O.commonXx -0.21
t.O.commonxx -0.171
t.O.commonx| -0.311
t.O.company -0.194
t.O.de -0.22
t.O.describes -0.626
t.O.describesXx -0.302
t.O.describesX| -0.196
t.O.describesxx -0.433
t.O.describesx| -0.292
t.O.do -0.157
t.O.doXx -0.213
t.O.doX| -0.245
t.O.doxx -0.668
t.O.dox| -0.596
t.O.e -0.103
t.O.forXx -0.233
t.O.forX| -0.103
t.O.forxx -0.048
t.O.forx| -0.282
t.O.from -0.227
t.O.has -0.209
t.O.icon -0.338
t.O.in -0.365
t.O.into -0.15
t.O.is -0.445
t.O.it -0.285
t.O.kindXx -0.272
t.O.kindX| -0.163
t.O.kindxx -0.467
t.O.kindx| -0.368
t.O.letters -0.145
t.O.like -0.237
t.O.likeXx -0.07
t.O.likeX| -0.05
t.O.likexx -0.056
t.O.likex| -0.146
t.O.logo -0.28
t.O.logoXx -0.209
t.O.logoX| -0.078
t.O.logoxx -0.26
t.O.logox| -0.452
t.O.lookx| -0.148
t.O.make -0.157
t.O.mark -0.367
t.O.mascot -0.205
t.O.name -0.287
t.O.nameX| -0.124
t.O.namexx -0.153
t.O.namex| -0.191
t.O.negxx -0.24
t.O.negx| -0.259
t.O.new -0.1
t.O.not -0.062
t.O.of -0.164
t.O.on -0.158
t.O.only -0.147
t.O.ordinary -0.155
t.O.ordinaryXx -0.071
t.O.ordinaryx| -0.416
t.O.our -0.323
t.O.pastxx -0.242
t.O.pastx| -0.246
t.O.people -0.222
t.O.please -0.286
t.O.possxx -0.486
t.O.possx| -0.164
t.O.sayx| -0.19
t.O.sell -0.056
t.O.shop -0.319
t.O.small -0.103
t.O.strange -0.466
t.O.strangeX| -0.244
t.O.strangexx -0.288
t.O.strangex| -0.551
t.O.style -0.082
t.O.subjXx -0.159
t.O.subjX| -0.287
t.O.subjxx -0.376
t.O.subjx| -0.355
t.O.symbol -0.119
t.O.text -0.217
t.O.that -0.129
t.O.the -0.339
t.O.thing -0.228
t.O.thingI| -0.206
t.O.thingXx -0.441
t.O.thingX| -0.434
t.O.thingxx -0.688
t.O.thingx| -0.083
t.O.to -0.35
t.O.trade -0.085
t.O.tradeXx -0.268
t.O.tradeX| -0.262
t.O.tradexx -0.445
t.O.tradex| -0.047
t.O.un -0.212
t.O.we -0.112
t.O.wherexx -0.067
t.O.wherex| -0.302
t.O.who -0.058
t.O.willxx -0.069
t.O.willx| -0.067
t.O.wishXx -0.138
t.O.wishX| -0.075
t.O.wishxx -0.111
t.O.wishx| -0.365
t.O.with -0.23
t.O.wordmark -0.058
t.O.yet -0.219
t.O.you -0.139
t._ 0.074
t.a 0.578
t.l.a -0.509
t.l.about -0.146
t.l.advx| -0.501
t.l.agency -0.2
t.l.and -0.127
t.l.andxx -0.206
t.l.andx| -0.62
t.l.app -0.275
t.l.are -0.374
t.l.artxx -0.448
t.l.artx| -0.27
t.l.atx| -0.58
t.l.bar -0.312
t.l.bexx -0.463
t.l.bex| -0.554
t.l.brand -0.135
t.l.cafe -0.254
t.l.called -0.271
t.l.callxx -0.317
t.l.callx| -0.25
t.l.colour -0.46
t.l.colours -0.298
t.l.colourxx -0.31
t.l.colourx| -0.736
t.l.common -0.382
t.l.commonxx -0.374
t.l.commonx| -0.404
t.l.de -0.156
t.l.describes -0.325
t.l.describesxx -0.239
t.l.describesx| -0.399
t.l.doxx -0.598
t.l.dox| -0.496
t.l.e -0.433
t.l.fieldxx -0.151
t.l.fieldx| -0.21
t.l.font -0.31
t.l.for -0.51
t.l.forxx -0.59
t.l.forx| -0.548
t.l.fur -0.159
t.l.icon -0.409
t.l.in -0.265
t.l.is -0.291
t.l.it -0.602
t.l.its -0.565
t.l.kindxx -0.578
t.l.kindx| -0.279
t.l.likexx -0.366
t.l.likex| -0.487
t.l.logo -0.775
t.l.logoxx -0.63
t.l.logox| -0.501
t.l.lookxx -0.449
t.l.lookx| -0.454
t.l.make -0.067
t.l.my -0.13
t.l.name -0.301
t.l.namexx -0.388
t.l.namex| -0.427
t.l.need -0.279
t.l.negxx -0.435
t.l.negx| 0.049
t.l.no -0.407
t.l.of -0.326
t.l.on -0.567
t.l.only -0.364
t.l.ordinary -0.384
t.l.ordinaryxx -0.579
t.l.ordinaryx| -0.234
t.l.our -0.247
t.l.place -0.37
t.l.placexx -0.107
t.l.placex| -0.371
t.l.please -0.051
t.l.possxx 0.064
t.l.possx| -0.317
t.l.pour -0.312
t.l.proper -0.229
t.l.properxx -0.144
t.l.properx| -0.212
t.l.sans -0.148
t.l.sayxx -0.233
t.l.sayx| -0.486
t.l.so -0.286
t.l.strange 0.196
t.l.strangexx -0.089
t.l.strangex| 0.048
t.l.studio -0.51
t.l.subjxx -0.501
t.l.subjx| -0.511
t.l.that -0.103
t.l.the -0.576
t.l.thing -0.08
t.l.thingxx -0.351
t.l.thingx| 0.198
t.l.to -0.392
t.l.trade -0.208
t.l.tradexx -0.924
t.l.tradex| -0.045
t.l.und -0.107
t.l.want -0.291
t.l.wherexx -0.374
t.l.wherex| 0.133
t.l.willxx -0.238
t.l.willx| -0.283
t.l.wishxx -0.419
t.l.wishx| -0.471
t.l.with -0.557
t.l.wordmark -0.32
t.l.yet -0.14
t.n -0.728
t.pauseCAA -0.233
t.pauseCAX -0.762
t.pauseCAx -0.821
t.pauseCII -0.199
t.pauseCIX -0.677
t.pauseCIx -0.241
t.pauseCXA -0.89
t.pauseCXI -0.519
t.pauseCXX -0.733
t.pauseCXc -0.173
t.pauseCXd -0.837
t.pauseCXx -1.645
t.pauseCcX -0.18
t.pauseCcx -0.416
t.pauseCdX -0.33
t.pauseCdx -0.495
t.pauseCxx -0.087
t.pauseDXA -0.258
t.pauseDXX -1.251
t.pauseDXx -0.932
t.pauseOIx -0.235
t.pauseOXX -0.379
t.pauseOXx -0.793
t.pauseOcx -0.304
t.pauseSAA -0.281
t.pauseSXA -0.342
t.pauseSXX -0.182
t.pauseSxX -0.28
t.pauseldx -0.498
t.pauselxx -0.793
t.q -0.379
t.signCAA 0.526
t.signCAX -0.179
t.signCAd 0.208
t.signCAx -0.707
t.signCII -0.446
t.signCIX 0.278
t.signCIx -0.598
t.signCXA -0.224
t.signCXI 0.184
t.signCXX 0.525
t.signCXd -0.148
t.signCXx -1.092
t.signCcx -0.341
t.signCdX 0.392
t.signCdd -0.231
t.signCdx -0.142
t.signCxA -0.196
t.signCxI -0.067
t.signCxX -0.765
t.signCxd -0.314
t.signCxx -0.481
t.signDXX 0.163
t.signDXx -0.133
t.signDxX -0.466
t.signDxx -0.104
t.signOXx -0.338
t.signOxx 0.054
t.signSXX 0.326
t.signlxx 0.373
t.~ -0.451
tagline -0.73
w.A 0.091
w.A&A 0.251
w.A&AC 0.249
w.A,A -0.251
w.A,AA* -0.114
w.A,AA*S -0.114
w.A,AS -0.228
w.A,X -0.291
w.A,XC -0.285
w.A,x -0.626
w.A,xC -0.677
w.A,xx -0.418
w.A,xx* -0.161
w.A,xx*C -0.161
w.A,xxC -0.418
w.A.X -0.571
w.A.XC -0.533
w.A.Xx -0.208
w.A.XxC -0.158
w.A.Xxx -0.061
w.A.XxxC -0.051
w.A.x -0.098
w.A.xC -0.097
w.A.xx -0.074
w.A.xxC -0.072
w.AA 0.654
w.AA* 0.372
w.AA*,A -0.147
w.AA*,AA -0.185
w.AA*,AA* -0.163
w.AA*,AS -0.117
w.AA*,AS^ -0.109
w.AA*C 0.374
w.AA*C^ 0.178
w.AA*S 0.097
w.AA*S^ -0.261
w.AA,A -0.195
w.AA,AA -0.092
w.AA,AA* -0.263
w.AA,AA*S -0.263
w.AA,AAS -0.092
w.AA,AS -0.195
w.AA,x -0.259
w.AA,xC -0.25
w.AA,xx -0.346
w.AA,xxC -0.346
w.AAC 0.391
w.AAC^ 0.526
w.AAS -0.04
w.AAS^ -0.065
w.AAx -0.207
w.AAxx -0.201
w.AC -0.098
w.AC^ -0.506
w.AD 0.159
w.AO^ 0.27
w.AX -0.099
w.AXC -0.297
w.AXC^ -0.256
w.AXX 0.095
w.AXXC 0.126
w.AXd 0.593
w.A_X -0.309
w.A_XC -0.308
w.A_x -0.07
w.A_xC^ -0.07
w.Ad 0.717
w.AdC 0.638
w.AnX -0.242
w.AnXC -0.242
w.Ax -0.367
w.Ax,x -0.121
w.Ax,xC -0.105
w.Ax,xx* -0.077
w.Ax,xx*C -0.074
w.AxC -0.296
w.AxC^ -0.367
w.AxX -0.409
w.AxXC -0.398
w.AxXX -0.167
w.AxXX,x -0.075
w.AxXX,xC -0.075
w.AxXX,xx -0.092
w.AxXX,xxC -0.092
w.AxXXC -0.167
w.Axx -0.628
w.Axx* -0.491
w.Axx*,xx -0.078
w.Axx*C -0.412
w.Axx*C^ -0.223
w.AxxC -0.458
w.AxxC^ -0.461
w.A~x -0.187
w.A~xC -0.187
w.I -0.354
w.I&I -0.264
w.I&IC -0.264
w.I&Ix -0.15
w.I&IxC -0.15
w.I-X -0.275
w.I-XC -0.275
w.IA -0.248
w.IC -0.207
w.IC^ -0.456
w.IO^ -0.266
w.IX -0.055
w.IXC -0.046
w.IXC^ -0.198
w.IXX 0.149
w.IXx -0.171
w.IaI -0.454
w.IaIaX 0.447
w.IaX -0.502
w.IaXC -0.484
w.IaXx -0.431
w.IaXxC -0.431
w.IaXxx -0.24
w.IaXxxC -0.24
w.Ix -0.543
w.Ix,x -0.095
w.IxC -0.421
w.IxC^ -0.428
w.IxI -0.283
w.IxIC -0.283
w.IxIx -0.041
w.IxIxC -0.041
w.IxIxX -0.225
w.IxIxXC -0.225
w.IxIxXX -0.25
w.IxIxXXC -0.25
w.IxO^ -0.328
w.IxX -0.283
w.IxXC -0.133
w.IxXC^ -0.223
w.IxXX -0.142
w.IxXXC -0.125
w.Ixx -0.382
w.Ixx* -0.412
w.Ixx*,x -0.076
w.Ixx*,xC^ -0.074
w.Ixx*,xx -0.078
w.Ixx*,xxC^ -0.078
w.Ixx*C -0.204
w.Ixx*C^ -0.224
w.Ixx*I -0.084
w.Ixx*O^ -0.224
w.Ixx*X -0.264
w.Ixx*XC^ -0.264
w.Ixx*Xx -0.166
w.Ixx*XxC^ -0.166
w.Ixx,x -0.089
w.Ixx,xC -0.078
w.Ixx,xx -0.153
w.Ixx,xx* -0.097
w.Ixx,xx*C -0.097
w.Ixx,xxC -0.078
w.IxxC -0.27
w.IxxC^ -0.283
w.IxxO^ -0.188
w.IxxX -0.106
w.IxxXC^ -0.106
w.IxxXX -0.273
w.IxxXX* -0.099
w.IxxXX*C^ -0.099
w.IxxXXC^ -0.273
w.X -0.321
w.X!X -0.321
w.X!XC -0.213
w.X!XC^ -0.174
w.X!Xx -0.184
w.X!XxC -0.17
w.X&X 0.627
w.X&X,X -0.59
w.X&X,XC -0.34
w.X&X,x -0.327
w.X&X,xC -0.327
w.X&X,xx -0.147
w.X&X,xx* -0.133
w.X&X,xx*C -0.133
w.X&X,xxC -0.147
w.X&X.X -0.676
w.X&X.XC -0.613
w.X&X.XC^ -0.166
w.X&X.Xx -0.14
w.X&X.XxC -0.14
w.X&X.Xxx* -0.048
w.X&X.Xxx*C -0.048
w.X&XC 0.385
w.X&XC^ 0.717
w.X&XD 0.292
w.X&XX 0.237
w.X&XXC 0.087
w.X&XXC^ 0.388
w.X&XXx -0.324
w.X&XnX -0.202
w.X&Xx -0.53
w.X&XxC -0.314
w.X&XxC^ -0.358
w.X&Xxx -0.291
w.X&Xxx* -0.297
w.X&Xxx*C -0.114
w.X&Xxx*C^ -0.094
w.X&XxxC -0.226
w.X&XxxC^ -0.073
w.X&X~x -0.057
w.X&X~xC^ -0.057
w.X&x -0.489
w.X&xC^ -0.405
w.X&xO^ -0.082
w.X&xx -0.193
w.X&xxC^ -0.146
w.X,A -0.112
w.X,I -0.195
w.X,IC -0.057
w.X,IC^ -0.155
w.X,Ixx -0.104
w.X,IxxC -0.102
w.X,X -0.818
w.X,X&X -0.108
w.X,X&XC -0.108
w.X,XA -0.478
w.X,XA.X -0.055
w.X,XC -0.583
w.X,XC^ -0.391
w.X,XD -0.472
w.X,XD^ -0.077
w.X,XX 0.232
w.X,XX* -0.054
w.X,XX.X -0.081
w.X,XX.XC -0.076
w.X,XXC -0.048
w.X,XXC^ 0.324
w.X,XXD -0.114
w.X,Xx -0.267
w.X,XxC^ -0.065
w.X,XxD -0.19
w.X,XxX -0.496
w.X,XxXC -0.232
w.X,XxXD -0.146
w.X,Xxx -0.106
w.X,Xxx* -0.224
w.X,x -1.104
w.X,x-x -0.438
w.X,x-xC -0.438
w.X,x-xx -0.457
w.X,x-xxC -0.457
w.X,xA -0.419
w.X,xAC -0.311
w.X,xAx -0.294
w.X,xC -0.889
w.X,xC^ -0.524
w.X,xD -0.655
w.X,xO^ -0.234
w.X,xX -0.696
w.X,xXC -0.46
w.X,xXD -0.523
w.X,xXX -0.339
w.X,xXXC -0.291
w.X,xXx -0.152
w.X,xXxC -0.111
w.X,xXxD -0.04
w.X,xXxX -0.299
w.X,xXxXD -0.213
w.X,xXxx -0.133
w.X,xXxxC -0.131
w.X,xXxxX -0.058
w.X,xXxxXD -0.058
w.X,xd -0.07
w.X,xdC -0.07
w.X,xx -0.856
w.X,xx&x -0.145
w.X,xx&xC -0.145
w.X,xx* -0.561
w.X,xx*C -0.599
w.X,xx*C^ -0.084
w.X,xx*D -0.152
w.X,xx*O^ -0.104
w.X,xx*X -0.423
w.X,xx*XC -0.351
w.X,xx*XD -0.178
w.X,xx*Xx -0.181
w.X,xx*XxD -0.145
w.X,xx*XxD^ -0.097
w.X,xxC -0.677
w.X,xxC^ -0.44
w.X,xxD -0.165
w.X,xxO^ -0.347
w.X,xxX -0.544
w.X,xxXC -0.488
w.X,xxXD -0.044
w.X,xxXX -0.224
w.X,xxXXC -0.065
w.X,xxXx -0.13
w.X,xxXxC -0.128
w.X,xxXxX -0.052
w.X,xxXxx -0.042
w.X,xxXxxC -0.042
w.X,xxd -0.114
w.X,xxdC -0.114
w.X,xxdx -0.064
w.X,xxdxC -0.064
w.X,xxdxx -0.077
w.X,xxdxxC -0.077
w.X-X -0.247
w.X-X,x -0.192
w.X-X,xC -0.192
w.X-XC -0.304
w.X-Xx -0.188
w.X-XxC -0.188
w.X-Xxx* -0.067
w.X-Xxx*C -0.067
w.X-x -0.111
w.X-xC -0.246
w.X-xC^ -0.295
w.X-xO^ 0.142
w.X-xx -0.437
w.X-xx* -0.271
w.X-xx,x -0.097
w.X-xxC^ -0.122
w.X.I -0.144
w.X.IC -0.142
w.X.Ix -0.074
w.X.IxC -0.065
w.X.Ixx* -0.068
w.X.Ixx*C -0.064
w.X.X -0.941
w.X.X,x -0.055
w.X.X:X -0.091
w.X.XC -0.799
w.X.XC^ -0.314
w.X.XD -0.138
w.X.XX -0.212
w.X.XXD -0.19
w.X.Xx -0.645
w.X.Xx,x -0.116
w.X.Xx,xC -0.116
w.X.Xx,xx -0.074
w.X.Xx,xxC -0.069
w.X.XxC -0.563
w.X.XxC^ -0.278
w.X.XxX -0.419
w.X.XxXC -0.407
w.X.XxXD -0.045
w.X.XxXX -0.18
w.X.XxXXC -0.18
w.X.Xxx -0.132
w.X.Xxx* -0.212
w.X.Xxx*C -0.18
w.X.XxxC -0.123
w.X.XxxX -0.15
w.X.XxxXC -0.15
w.X.XxxXX -0.092
w.X.XxxXXC -0.092
w.X.x -0.308
w.X.xC -0.301
w.X.xx -0.208
w.X.xx* -0.143
w.X.xx*C -0.143
w.X.xx,x -0.076
w.X.xx,xC -0.076
w.X.xxC -0.208
w.X/X 0.423
w.X/XC 0.376
w.X/x -0.449
w.X/xC -0.05
w.X/xx -0.086
w.X/xxC -0.086
w.X:A -0.352
w.X:AC^ -0.346
w.X:X -0.664
w.X:X&X -0.241
w.X:XC -0.195
w.X:XC^ -0.491
w.X:XD -0.192
w.X:XD^ -0.428
w.X:XS^ -0.099
w.X:XX -0.546
w.X:XX* -0.256
w.X:XX*C^ -0.23
w.X:XX.Xx -0.05
w.X:XX.XxC^ -0.05
w.X:XXC -0.337
w.X:XXC^ -0.445
w.X:XXnX -0.101
w.X:XnX -0.095
w.X:Xx -0.215
w.X:XxC^ -0.084
w.X:XxX -0.174
w.X:XxXC^ -0.149
w.X:XxXD^ -0.07
w.X:Xxx -0.149
w.X:XxxC^ -0.149
w.X:c -0.263
w.X:cC^ -0.196
w.X:d -0.04
w.X:dC^ -0.04
w.X:x -0.565
w.X:xC -0.501
w.X:xC^ -0.139
w.X:xD -0.27
w.X:xO^ -0.232
w.X:xX -0.343
w.X:xnX -0.087
w.X:xx -0.494
w.X:xx* -0.335
w.X:xx*C -0.11
w.X:xx*O^ -0.262
w.X:xx*nX -0.187
w.X:xxC -0.411
w.X:xxC^ -0.122
w.X:xxO^ -0.242
w.X:xxnX -0.294
w.X:xxnXC^ -0.1
w.X?X -0.555
w.X?XC -0.532
w.X?XC^ -0.127
w.X?Xx -0.098
w.X?XxC -0.078
w.X?x -0.192
w.X?xC -0.192
w.XA -0.474
w.XA.X -0.229
w.XA.XC -0.224
w.XAC -0.457
w.XAC^ -0.535
w.XAx -0.042
w.XC -0.237
w.XC^ -0.72
w.XD -0.178
w.XD^ -0.1
w.XI 0.53
w.XIC 0.407
w.XIC^ 0.19
w.XIX 0.363
w.XIXC 0.314
w.XIx -0.114
w.XIxC^ -0.098
w.XO^ 0.101
w.XS^ -0.211
w.XX 0.414
w.XX&X 0.186
w.XX&X,xx -0.042
w.XX&X.X -0.25
w.XX&XC 0.364
w.XX&XC^ -0.284
w.XX&Xx -0.09
w.XX&Xxx -0.061
w.XX&Xxx* -0.102
w.XX* 1.062
w.XX*,X -0.414
w.XX*,x -0.251
w.XX*,xC -0.202
w.XX*,xC^ -0.054
w.XX*,xX -0.156
w.XX*,xx -0.141
w.XX*,xx* -0.081
w.XX*,xx*C -0.059
w.XX*,xxC -0.14
w.XX*.X -0.502
w.XX*.XC -0.411
w.XX*.XC^ -0.209
w.XX*.Xx -0.151
w.XX*.XxC -0.131
w.XX*.Xxx -0.121
w.XX*.XxxC -0.121
w.XX*.x -0.056
w.XX*.xC -0.055
w.XX*.xx -0.101
w.XX*.xx* -0.093
w.XX*.xxC -0.101
w.XX*:x -0.227
w.XX*:xC -0.22
w.XX*:xx -0.203
w.XX*C 0.718
w.XX*C^ 0.663
w.XX*D 0.193
w.XX*D^ -0.601
w.XX*nX -0.148
w.XX*nXC -0.148
w.XX*x -0.688
w.XX*xC -0.533
w.XX*xC^ -0.28
w.XX*xD^ -0.086
w.XX*xXC 0.08
w.XX*xXC^ -0.051
w.XX*xx -0.504
w.XX*xx* -0.32
w.XX*xx*C -0.306
w.XX*xx*C^ -0.083
w.XX*xxC -0.317
w.XX*xxC^ -0.325
w.XX*xxX -0.215
w.XX*~x -0.042
w.XX*~xC^ -0.041
w.XX*~xx -0.174
w.XX*~xxC^ -0.174
w.XX,I -0.087
w.XX,X -0.704
w.XX,XC -0.64
w.XX,XC^ -0.265
w.XX,XX 0.327
w.XX,XXC 0.327
w.XX,Xx -0.07
w.XX,XxX -0.331
w.XX,x -0.832
w.XX,xC -0.826
w.XX,xC^ -0.174
w.XX,xD -0.044
w.XX,xD^ -0.05
w.XX,xX -0.774
w.XX,xXC -0.612
w.XX,xXD^ -0.218
w.XX,xXxx -0.041
w.XX,xx -0.475
w.XX,xx* -0.497
w.XX,xx*C -0.491
w.XX,xx*X -0.239
w.XX,xx*XC -0.238
w.XX,xxC -0.444
w.XX,xxC^ -0.145
w.XX,xxX -0.589
w.XX,xxXC -0.586
w.XX,xxXX -0.049
w.XX,xxd -0.2
w.XX,xxdC -0.197
w.XX,xxdx -0.065
w.XX-X 0.253
w.XX-XC 0.207
w.XX.I -0.134
w.XX.IC -0.134
w.XX.X -0.991
w.XX.X,x -0.149
w.XX.X,xC -0.136
w.XX.XC -1.049
w.XX.XC^ -0.392
w.XX.Xx -0.351
w.XX.Xx,x -0.102
w.XX.Xx,xC -0.102
w.XX.Xx,xx -0.09
w.XX.Xx,xxC -0.09
w.XX.XxC -0.246
w.XX.XxC^ -0.209
w.XX.Xxx -0.214
w.XX.Xxx* -0.102
w.XX.Xxx*C -0.102
w.XX.XxxC -0.213
w.XX.x -0.228
w.XX.x,x -0.188
w.XX.xC -0.204
w.XX.xx -0.247
w.XX.xxC -0.247
w.XX/x -0.184
w.XX/xC -0.143
w.XX/xC^ -0.1
w.XX/xx -0.096
w.XX/xxC^ -0.096
w.XX:x -0.575
w.XX:xC -0.39
w.XX:xC^ -0.188
w.XX:xx -0.203
w.XX:xx* -0.08
w.XX:xx*C -0.04
w.XX:xx*C^ -0.043
w.XX:xxC -0.192
w.XX?X -0.371
w.XX?XC -0.433
w.XX?Xx -0.083
w.XX?XxC -0.083
w.XXA 0.448
w.XXA.X -0.288
w.XXA.Xx -0.166
w.XXA.Xxx -0.045
w.XXAC 0.211
w.XXAC^ 0.511
w.XXC^ 0.548
w.XXD 0.127
w.XXD^ 0.164
w.XXS 0.18
w.XXaX 0.187
w.XXad 0.32
w.XXad,x -0.042
w.XXad,xC -0.042
w.XXadC 0.303
w.XXd 0.071
w.XXdC 0.329
w.XXdC^ 0.055
w.XXnX -0.416
w.XXnX:X -0.114
w.XXnX:x -0.044
w.XXnX:xC -0.044
w.XXnX:xx -0.055
w.XXnX:xxC -0.055
w.XXnXC -0.211
w.XXnXC^ -0.232
w.XXnXx -0.155
w.XXnXxC -0.155
w.XXnXxx -0.102
w.XXnXxx:x -0.058
w.XXnXxx:xC -0.058
w.XXnXxxC -0.102
w.XXnx -0.344
w.XXx -1.033
w.XXxC -0.876
w.XXxC^ -0.63
w.XXxD -0.444
w.XXxD^ -0.144
w.XXxX 0.094
w.XXxX,x -0.136
w.XXxX,xC -0.134
w.XXxX,xx -0.145
w.XXxX,xxC -0.143
w.XXxXC 0.238
w.XXxXC^ -0.063
w.XXxXD -0.374
w.XXxXD^ -0.176
w.XXxXX 0.257
w.XXxXX,x -0.14
w.XXxXXC 0.106
w.XXxXx -0.251
w.XXxXxC^ -0.201
w.XXxXxx -0.175
w.XXx_X 0.389
w.XXx_XC 0.389
w.XXxd -0.261
w.XXxdC -0.088
w.XXxx -0.942
w.XXxx* -0.781
w.XXxx*C -0.68
w.XXxx*C^ -0.287
w.XXxx*D^ -0.105
w.XXxx*X -0.347
w.XXxx*XC -0.265
w.XXxxC -0.841
w.XXxxC^ -0.392
w.XXxxD -0.055
w.XXxxD^ -0.136
w.XXxxX 0.39
w.XXxxXC 0.45
w.XXxxXC^ 0.073
w.XXxxXD 0.151
w.XXxxXD^ -0.431
w.XXxxXX -0.435
w.XXxxXx -0.472
w.XXxxXxC -0.311
w.XXxxXxD^ -0.204
w.XX~x -0.167
w.XX~xC^ -0.149
w.XX~xx -0.156
w.XX~xxC^ -0.156
w.X_x -0.054
w.X_xx -0.141
w.X_xxC^ -0.06
w.XaXC -0.116
w.XaXD 0.068
w.XaXX -0.263
w.XaXXC -0.285
w.XaXXC^ 0.075
w.XaXXx -0.072
w.XaXXxC -0.066
w.XaXXxx -0.093
w.XaXXxx* -0.255
w.XaXXxx*C -0.255
w.Xad -0.214
w.Xad,x -0.093
w.Xad,xC -0.093
w.XadC -0.151
w.Xc 0.418
w.Xd -0.105
w.Xd,x -0.116
w.Xd,xC -0.114
w.Xd,xx -0.114
w.Xd,xxC -0.114
w.XdC -0.128
w.XdC^ -0.301
w.XdO^ 0.241
w.Xdx -0.551
w.XdxC -0.176
w.XdxC^ -0.411
w.Xdxx -0.127
w.Xdxx* -0.183
w.XnX -0.308
w.XnX:X -0.285
w.XnX:XC -0.226
w.XnX:XnX -0.048
w.XnX:x -0.06
w.XnX:xx -0.185
w.XnX:xxC -0.185
w.XnX:xxnX -0.06
w.XnX:xxnXC -0.06
w.XnXC -0.362
w.XnXD -0.147
w.XnXx -0.288
w.XnXxC -0.229
w.XnXxx -0.059
w.XnXxxC -0.058
w.Xnx -0.356
w.XnxC -0.243
w.Xqx -0.219
w.Xx -1.141
w.Xx&x -0.307
w.Xx&xC^ -0.307
w.Xx,I -0.17
w.Xx,IC^ -0.17
w.Xx,X -0.688
w.Xx,XC^ -0.618
w.Xx,XX -0.533
w.Xx,XXC^ -0.533
w.Xx,Xx -0.125
w.Xx,XxD -0.116
w.Xx,Xxx -0.087
w.Xx,XxxC^ -0.087
w.Xx,d -0.137
w.Xx,dC^ -0.137
w.Xx,x -0.514
w.Xx,xC -0.245
w.Xx,xC^ -0.42
w.Xx,xO^ -0.128
w.Xx,xX -0.226
w.Xx,xx -0.378
w.Xx,xx* -0.161
w.Xx,xx*C^ -0.078
w.Xx,xx*O^ -0.09
w.Xx,xxC -0.259
w.Xx,xxC^ -0.193
w.Xx,xxO^ -0.05
w.Xx,xxX -0.144
w.Xx,xxXD -0.097
w.Xx,xxXx -0.164
w.Xx,xxXxD -0.09
w.Xx-x -0.188
w.Xx-xC^ -0.188
w.Xx-xX -0.29
w.Xx:X -0.191
w.Xx:XC^ -0.146
w.Xx:XX -0.206
w.Xx:XXC^ -0.206
w.Xx:Xxx -0.283
w.Xx:XxxC^ -0.283
w.Xx:x -0.075
w.Xx:xx* -0.259
w.Xx?X -0.312
w.XxA -0.356
w.XxAC^ -0.329
w.XxC -0.621
w.XxC^ -1.479
w.XxD -0.251
w.XxD^ -0.658
w.XxI -0.297
w.XxIC -0.082
w.XxIC^ -0.274
w.XxIx -0.228
w.XxIxC -0.156
w.XxIxC^ -0.122
w.XxIxx -0.043
w.XxIxx* -0.114
w.XxIxx*C^ -0.11
w.XxO^ -0.796
w.XxS^ -0.207
w.XxX 0.055
w.XxX&X -0.866
w.XxX&XC -0.136
w.XxX&XC^ -0.832
w.XxX,X -0.263
w.XxX,XxX -0.271
w.XxX,x -0.371
w.XxX,xC -0.275
w.XxX,xC^ -0.11
w.XxX,xD -0.066
w.XxX,xD^ -0.093
w.XxX,xX -0.542
w.XxX,xXD -0.051
w.XxX,xXD^ -0.076
w.XxX,xXx -0.143
w.XxX,xXxD -0.119
w.XxX,xx -0.393
w.XxX,xx* -0.225
w.XxX,xx*C -0.141
w.XxX,xxC -0.354
w.XxX,xxC^ -0.041
w.XxX,xxX -0.106
w.XxX.X -0.681
w.XxX.XC -0.646
w.XxX.XD -0.072
w.XxX.Xx -0.133
w.XxX.XxC -0.105
w.XxX.Xxx -0.252
w.XxX.XxxC -0.252
w.XxX:X -0.23
w.XxX:XD -0.202
w.XxX:x -0.118
w.XxX:xx -0.189
w.XxX:xx* -0.307
w.XxXC 0.228
w.XxXC^ -0.477
w.XxXD -0.553
w.XxXD^ -0.144
w.XxXX 0.138
w.XxXX* -0.484
w.XxXX*C -0.38
w.XxXX*C^ -0.245
w.XxXX*x 0.237
w.XxXX,X -0.084
w.XxXX,XC^ -0.084
w.XxXX,x -0.073
w.XxXX,xC^ -0.043
w.XxXX,xx -0.135
w.XxXX,xxC -0.111
w.XxXX.X -0.492
w.XxXX.XC -0.311
w.XxXX.XC^ -0.26
w.XxXX.Xx -0.139
w.XxXX.XxC^ -0.042
w.XxXXC^ 0.187
w.XxXXD -0.092
w.XxXXx -0.142
w.XxXXxC -0.079
w.XxXXxC^ -0.077
w.XxXXxX -0.189
w.XxXXxXC^ -0.17
w.XxXXxx -0.242
w.XxXXxxC^ -0.229
w.XxXaX 0.158
w.XxXd 0.208
w.XxXnX -0.051
w.XxXx -0.689
w.XxXxC -0.148
w.XxXxC^ -0.454
w.XxXxD -0.172
w.XxXxD^ -0.129
w.XxXxX -0.509
w.XxXxX,x -0.253
w.XxXxX,xD^ -0.252
w.XxXxXC -0.348
w.XxXxXC^ -0.206
w.XxXxXD -0.229
w.XxXxXD^ -0.356
w.XxXxXX -0.34
w.XxXxXXC^ -0.069
w.XxXxXx -0.303
w.XxXxXxD^ -0.247
w.XxXxd -0.16
w.XxXxdC -0.16
w.XxXxx -0.333
w.XxXxx* -0.232
w.XxXxx*C -0.152
w.XxXxx*C^ -0.139
w.XxXxx*D -0.121
w.XxXxx*D^ -0.071
w.XxXxxC -0.254
w.XxXxxC^ -0.074
w.XxXxxD -0.064
w.XxXxxX -0.211
w.XxXxxXD -0.118
w.Xx_X 0.126
w.Xx_XC 0.126
w.Xx_x -0.289
w.Xx_xC^ -0.241
w.Xx_xx -0.078
w.Xx_xx* -0.123
w.Xxc -0.249
w.XxcC^ -0.249
w.XxdC 0.138
w.XxdC^ -0.154
w.Xxdxx* -0.064
w.XxqX -0.055
w.XxqXX -0.071
w.XxqXXC^ -0.071
w.Xxx -1.345
w.Xxx* -1.035
w.Xxx*,X -0.199
w.Xxx*,XC^ -0.1
w.Xxx*,XX -0.092
w.Xxx*,XXC^ -0.092
w.Xxx*,x -0.178
w.Xxx*,xC -0.041
w.Xxx*,xC^ -0.09
w.Xxx*,xx -0.132
w.Xxx*,xxO^ -0.106
w.Xxx*-x -0.111
w.Xxx*-xC^ -0.041
w.Xxx*A -0.366
w.Xxx*AC^ -0.366
w.Xxx*C -0.651
w.Xxx*C^ -0.723
w.Xxx*D -0.244
w.Xxx*D^ -0.077
w.Xxx*I -0.088
w.Xxx*O^ -0.358
w.Xxx*X -0.96
w.Xxx*X&X -0.194
w.Xxx*X&XC^ -0.194
w.Xxx*X,X -0.088
w.Xxx*X,x -0.102
w.Xxx*X.X -0.287
w.Xxx*XC -0.424
w.Xxx*XC^ -0.725
w.Xxx*XD -0.424
w.Xxx*XD^ -0.448
w.Xxx*XX -0.303
w.Xxx*XXC -0.252
w.Xxx*XXC^ -0.26
w.Xxx*Xx -0.299
w.Xxx*XxC -0.082
w.Xxx*XxC^ -0.053
w.Xxx*XxD^ -0.049
w.Xxx*c -0.073
w.Xxx*cC^ -0.073
w.Xxx*d -0.371
w.Xxx*dC -0.289
w.Xxx*dC^ -0.089
w.Xxx,XX -0.302
w.Xxx,XXC^ -0.302
w.Xxx,x -0.223
w.Xxx,xC^ -0.144
w.Xxx,xO^ -0.085
w.Xxx,xx -0.313
w.Xxx,xx* -0.31
w.Xxx,xx*C^ -0.062
w.Xxx,xx*O^ -0.243
w.Xxx,xxC^ -0.172
w.Xxx,xxO^ -0.189
w.Xxx-x -0.048
w.Xxx:X -0.106
w.Xxx:XC^ -0.106
w.Xxx:xx -0.122
w.Xxx:xx* -0.063
w.Xxx:xx*C^ -0.063
w.XxxA -0.527
w.XxxAC^ -0.527
w.XxxC -0.801
w.XxxC^ -1.197
w.XxxD -0.45
w.XxxD^ -0.289
w.XxxI -0.253
w.XxxIC^ -0.224
w.XxxO^ -0.902
w.XxxX -0.738
w.XxxX&X -0.454
w.XxxX&XC^ -0.396
w.XxxX,x -0.206
w.XxxX,xC^ -0.151
w.XxxX,xD -0.042
w.XxxX,xx -0.184
w.XxxX,xxD -0.108
w.XxxX-X 0.313
w.XxxX-XC^ 0.259
w.XxxX-Xx -0.09
w.XxxX-XxC^ -0.09
w.XxxX.X -0.102
w.XxxX.XC -0.076
w.XxxX:X -0.297
w.XxxX:XC^ -0.067
w.XxxX:xx -0.075
w.XxxXC -0.174
w.XxxXC^ -0.584
w.XxxXD -0.728
w.XxxXD^ -0.335
w.XxxXX -0.735
w.XxxXX* -0.299
w.XxxXX*C^ -0.184
w.XxxXX,x -0.103
w.XxxXX,xC^ -0.103
w.XxxXX.X -0.062
w.XxxXX.XC^ -0.061
w.XxxXXC -0.153
w.XxxXXC^ -0.645
w.XxxXXD -0.318
w.XxxXXD^ -0.212
w.XxxXXx -0.51
w.XxxXXxC^ -0.46
w.XxxXx -0.298
w.XxxXxC^ -0.188
w.XxxXxD -0.181
w.XxxXxX -0.437
w.XxxXxXC^ -0.381
w.XxxXxXD -0.202
w.XxxXxXD^ -0.056
w.XxxXxx -0.193
w.XxxXxxC^ -0.05
w.XxxXxxD^ -0.09
w.Xxx_x -0.363
w.Xxxd -0.413
w.XxxdC -0.256
w.XxxdC^ -0.296
w.Xxxdx -0.119
w.XxxdxC -0.118
w.Xxxdxx -0.085
w.Xx~X -0.134
w.Xx~x -0.068
w.Xx~xC^ -0.068
w.X~X -0.274
w.X~XX -0.209
w.X~XXC^ -0.163
w.X~x -0.352
w.X~xC -0.255
w.X~xC^ -0.067
w.X~xO^ -0.115
w.X~xx -0.564
w.X~xx* -0.101
w.X~xx*C -0.044
w.X~xxC -0.128
w.X~xxC^ -0.316
w.X~xxO^ -0.308
w.c 0.509
w.c,x -0.162
w.c,xC -0.131
w.c,xx -0.183
w.c,xx* -0.116
w.c,xx*C -0.098
w.c,xxC -0.161
w.cC 0.609
w.cC^ 0.055
w.cO^ 0.202
w.cXC 0.491
w.cx -0.434
w.cxC -0.26
w.cxC^ -0.215
w.cxx -0.393
w.cxx* -0.157
w.cxx*C -0.102
w.cxxC -0.296
w.d -0.788
w.d,x -0.203
w.d,xC -0.119
w.d,xx -0.136
w.d,xxC -0.123
w.d,xxX -0.061
w.d,xxXC -0.061
w.d/d -0.1
w.d/dC -0.046
w.dC -0.955
w.dC^ -0.32
w.dO 0.049
w.dXC 0.107
w.dXX 0.326
w.dXXC 0.195
w.dnX -0.05
w.dnXC -0.041
w.dx -0.643
w.dx,x -0.161
w.dx,xC -0.041
w.dx,xx* -0.059
w.dxC -0.236
w.dxC^ -0.292
w.dxD -0.085
w.dxO -0.158
w.dxx -0.342
w.dxx* -0.228
w.dxx*C -0.169
w.dxx*X -0.134
w.dxx*XC -0.134
w.dxx*XX -0.134
w.dxx*XXC -0.134
w.dxxC -0.22
w.dxxX -0.081
w.u 0.492
w.x -0.268
w.x&x 0.622
w.x&x,x -0.269
w.x&x,xl -0.267
w.x&x,xx -0.202
w.x&x,xxl -0.186
w.x&xC 0.142
w.x&xC^ -0.075
w.x&xO 0.223
w.x&xl 0.441
w.x&xl^ 0.238
w.x&xx -0.338
w.x&xx* -0.112
w.x&xx,xx -0.237
w.x&xxC -0.05
w.x&xxl -0.313
w.x,X -0.122
w.x,x -0.594
w.x,x&x -0.333
w.x,x&xl -0.333
w.x,x&xx -0.058
w.x,xl -0.644
w.x,xl^ -0.364
w.x,xx -0.414
w.x,xx* -0.405
w.x,xx*l -0.397
w.x,xx*l^ -0.06
w.x,xxl -0.543
w.x,xxl^ -0.122
w.x-x -0.606
w.x-x-x -0.075
w.x-x-xC -0.075
w.x-xC -0.323
w.x-xC^ -0.184
w.x-xO -0.337
w.x-xX -0.268
w.x-xXC -0.268
w.x-xXX -0.112
w.x-xXXC -0.112
w.x-xx -0.48
w.x-xx* -0.227
w.x-xx*C -0.049
w.x-xx*C^ -0.046
w.x-xx*O -0.105
w.x-xxC -0.355
w.x-xxC^ -0.219
w.x-xxO -0.063
w.x/x -0.096
w.x/xC -0.061
w.x/xx -0.111
w.x:x -0.366
w.x:xl -0.251
w.x:xx -0.171
w.x:xx* -0.187
w.x:xx*l -0.186
w.x:xxl -0.169
w.xA -0.597
w.xA.X -0.047
w.xAA -0.267
w.xAA* -0.109
w.xAA*C -0.109
w.xAAC -0.267
w.xAC -0.468
w.xAC^ -0.43
w.xAx -0.409
w.xAxC -0.337
w.xAxC^ -0.173
w.xAxX -0.24
w.xAxXC -0.24
w.xAxXX -0.081
w.xAxx -0.105
w.xAxx* -0.08
w.xAxxC^ -0.089
w.xC -0.625
w.xC^ -0.292
w.xD -0.085
w.xD^ -0.103
w.xI -0.309
w.xIC -0.205
w.xIC^ -0.121
w.xIx -0.251
w.xIxC -0.139
w.xIxx -0.124
w.xIxx* -0.08
w.xIxx*C -0.07
w.xIxxC -0.096
w.xO -0.556
w.xO^ -0.128
w.xS -0.125
w.xX -1.239
w.xX&X -0.433
w.xX&XC -0.337
w.xX&XC^ -0.107
w.xX&XD -0.131
w.xX-X -0.314
w.xX-XC -0.314
w.xX.X -0.133
w.xX.XC -0.109
w.xX.Xx -0.141
w.xX.XxC -0.14
w.xXA -0.042
w.xXC -1.128
w.xXC^ -0.342
w.xXD -1.036
w.xXD^ -0.105
w.xXI -0.048
w.xXIC -0.048
w.xXX -0.741
w.xXX&X -0.058
w.xXX* -0.515
w.xXX*C -0.4
w.xXX*xx -0.098
w.xXX.X -0.096
w.xXX.XC -0.096
w.xXXC -0.656
w.xXXC^ -0.519
w.xXXD -0.346
w.xXXx -0.092
w.xXXxC -0.06
w.xXXxX -0.453
w.xXXxXC -0.197
w.xXXxXD -0.074
w.xXXxXX -0.229
w.xXXxXXC -0.195
w.xXXxx -0.068
w.xXXxx* -0.096
w.xXXxx*C -0.096
w.xXXxxC -0.063
w.xXXxxX -0.041
w.xXaX -0.078
w.xXc -0.127
w.xXd -0.306
w.xXdC -0.306
w.xXx -0.484
w.xXxC -0.317
w.xXxD -0.272
w.xXxX -0.738
w.xXxX.X -0.094
w.xXxX.XD -0.086
w.xXxXC -0.641
w.xXxXD -0.368
w.xXxXD^ -0.093
w.xXxXX -0.222
w.xXxXXC -0.149
w.xXxXx -0.087
w.xXxXxD -0.066
w.xXxXxX -0.118
w.xXxXxXC -0.111
w.xXxXxx -0.108
w.xXxXxxC -0.064
w.xXx_X -0.085
w.xXx_XC -0.085
w.xXxd -0.136
w.xXxx -0.086
w.xXxx* -0.108
w.xXxx*C -0.096
w.xXxx*X -0.078
w.xXxx*XD -0.073
w.xXxxD -0.054
w.xXxxX -0.274
w.xXxxXD -0.271
w.x_x -0.475
w.x_xC -0.178
w.x_xx -0.06
w.x_xx* -0.106
w.xc -0.328
w.xcC -0.307
w.xd -0.627
w.xdC -0.348
w.xdC^ -0.244
w.xdO -0.235
w.xdx -0.167
w.xdxC -0.145
w.xdxO -0.114
w.xdxx* -0.068
w.xl -0.205
w.xl^ -0.111
w.xnX -0.246
w.xnXC -0.097
w.xnXO -0.203
w.xqX -0.053
w.xx -0.472
w.xx&x -0.44
w.xx&xC -0.049
w.xx&xl -0.392
w.xx&xx* -0.061
w.xx* -0.274
w.xx*&x -0.165
w.xx*&xl -0.206
w.xx*&xl^ -0.14
w.xx*&xx* -0.048
w.xx*,x -0.571
w.xx*,x&x -0.318
w.xx*,x&xl -0.24
w.xx*,xl -0.532
w.xx*,xl^ -0.176
w.xx*,xx -0.533
w.xx*,xx* -0.35
w.xx*,xx*l -0.337
w.xx*,xx*l^ -0.041
w.xx*,xxl -0.586
w.xx*,xxl^ -0.327
w.xx*-x -0.074
w.xx*-xC -0.061
w.xx*-xx* -0.045
w.xx*:x -0.156
w.xx*:xl -0.107
w.xx*:xl^ -0.087
w.xx*:xx -0.112
w.xx*:xxl -0.079
w.xx*A -0.394
w.xx*AA -0.057
w.xx*AC -0.217
w.xx*AC^ -0.273
w.xx*Ax -0.135
w.xx*AxC -0.095
w.xx*C -0.48
w.xx*C^ 0.259
w.xx*D -0.364
w.xx*D^ -0.052
w.xx*I -0.122
w.xx*IC -0.122
w.xx*Ix -0.104
w.xx*IxC -0.104
w.xx*Ixx -0.072
w.xx*IxxC -0.072
w.xx*O -0.148
w.xx*X -0.682
w.xx*X&X -0.162
w.xx*X&XC -0.088
w.xx*X&XC^ -0.097
w.xx*X.X -0.044
w.xx*X.XC -0.043
w.xx*XC -0.647
w.xx*XC^ -0.455
w.xx*XD -0.232
w.xx*XX -0.686
w.xx*XX* -0.152
w.xx*XX*C -0.129
w.xx*XXC -0.431
w.xx*XXC^ -0.413
w.xx*XXD -0.168
w.xx*XXx -0.272
w.xx*XXxC -0.201
w.xx*XXxC^ -0.056
w.xx*XaX -0.175
w.xx*Xx -0.272
w.xx*XxC -0.143
w.xx*XxC^ -0.114
w.xx*XxD -0.114
w.xx*XxX -0.28
w.xx*XxXC -0.15
w.xx*XxXD -0.171
w.xx*Xxx -0.263
w.xx*XxxC -0.147
w.xx*XxxD -0.169
w.xx*_x -0.323
w.xx*_xC -0.282
w.xx*_xx* -0.069
w.xx*c -0.09
w.xx*cC^ -0.056
w.xx*d -0.269
w.xx*dC -0.165
w.xx*dO -0.15
w.xx*l -0.06
w.xx*l^ -0.287
w.xx*nX -0.339
w.xx*nXC -0.058
w.xx*nXx -0.072
w.xx*nXxx -0.118
w.xx*qX -0.051
w.xx,x -0.496
w.xx,x&x -0.217
w.xx,x&xl -0.216
w.xx,xl -0.34
w.xx,xl^ -0.366
w.xx,xx -0.364
w.xx,xx* -0.403
w.xx,xx*l -0.382
w.xx,xx*l^ -0.188
w.xx,xxl -0.315
w.xx,xxl^ -0.199
w.xx-x -0.11
w.xx-xC -0.106
w.xx-xx* -0.08
w.xx-xx*C -0.055
w.xx/xx -0.113
w.xx:x -0.208
w.xx:xl -0.208
w.xx:xx -0.115
w.xx:xxl -0.067
w.xxA -0.531
w.xxAA -0.177
w.xxAAC -0.12
w.xxAC -0.411
w.xxAC^ -0.333
w.xxAx -0.168
w.xxAxC -0.171
w.xxAxC^ -0.107
w.xxAxX -0.182
w.xxAxXC -0.182
w.xxAxx -0.088
w.xxAxx* -0.08
w.xxAxx*C -0.079
w.xxC -0.426
w.xxC^ -0.517
w.xxD -0.445
w.xxI -0.263
w.xxIC -0.263
w.xxIx -0.162
w.xxIxC -0.162
w.xxIxx* -0.063
w.xxIxx*C -0.063
w.xxO -0.663
w.xxO^ -0.723
w.xxX -1.007
w.xxX&X -0.223
w.xxX&XC -0.125
w.xxX&XC^ -0.118
w.xxX&Xxx -0.047
w.xxX&XxxC -0.047
w.xxX-X -0.256
w.xxX-XC -0.256
w.xxXA -0.093
w.xxXC -0.93
w.xxXC^ -0.477
w.xxXD -0.416
w.xxXX -0.726
w.xxXX* -0.246
w.xxXX*C -0.232
w.xxXX*x -0.3
w.xxXX*xC -0.278
w.xxXXC -0.662
w.xxXXC^ -0.245
w.xxXXD -0.117
w.xxXXx -0.121
w.xxXXxC -0.044
w.xxXXxD -0.082
w.xxXXxX -0.141
w.xxXXxXC -0.14
w.xxXXxx -0.122
w.xxXXxxC -0.097
w.xxXaX -0.051
w.xxXx -0.283
w.xxXxC -0.185
w.xxXxD -0.133
w.xxXxX -0.334
w.xxXxXC -0.157
w.xxXxXD -0.238
w.xxXxXX -0.198
w.xxXxd -0.117
w.xxXxdC -0.117
w.xxXxx -0.055
w.xxXxx* -0.088
w.xxXxx*C -0.079
w.xxXxxX -0.25
w.xxXxxXD -0.232
w.xx_x -0.315
w.xx_xC -0.26
w.xxc -0.101
w.xxcC -0.043
w.xxd -0.577
w.xxdC -0.347
w.xxdO -0.179
w.xxdx -0.13
w.xxdxC -0.12
w.xxdxx* -0.061
w.xxdxx*C -0.061
w.xxl -0.088
w.xxl^ -0.208
w.xxnX -0.276
w.xxnXC -0.11
w.xxnXO -0.196
w.xxqX -0.072
w.xxqXC -0.072
w.x~x -0.144
w.x~xl -0.141
w.x~xx -0.181
w.x~xx* -0.083
w.x~xxl -0.144
x.  1 -0.319
x.  2 -0.172
x.  3 -0.325
x.  4 -0.875
x. ! 0.273
x. !1 0.278
x. !2 -0.168
x. !3 -0.106
x. !4 -0.102
x. $ -0.111
x. $1 -0.229
x. $3 -0.25
x. $4 -0.263
x. & -0.643
x. &1 -0.501
x. &2 -0.471
x. &3 -0.382
x. &4 -0.256
x. ( 0.136
x. (1 -0.175
x. (2 0.481
x. (3 -0.242
x. (4 -0.484
x. ) -0.519
x. )1 -0.455
x. )2 -0.349
x. )3 -0.061
x. , 0.056
x. ,1 -0.307
x. ,2 -0.205
x. ,3 -0.16
x. ,4 -0.284
x. - -0.65
x. -1 -0.782
x. -2 -0.341
x. -3 -0.411
x. -4 -0.36
x. . -0.082
x. .1 -0.442
x. .2 0.093
x. .3 -0.219
x. .4 -1.042
x. / -0.549
x. /1 -0.566
x. /2 -0.164
x. /3 -0.194
x. /4 -0.089
x. : -0.254
x. :1 -0.521
x. :2 -0.08
x. :3 -0.093
x. :4 -0.314
x. ; -0.298
x. ;1 0.09
x. ;2 0.107
x. ;3 -0.27
x. ;4 -0.323
x. =1 -0.33
x. =2 0.301
x. =3 -0.644
x. =4 -0.854
x. ? -0.164
x. ?1 -0.542
x. ?3 0.057
x. ?4 -0.171
x. A| advC -0.162
x. A| andC -0.529
x. A| andS -0.138
x. A| artC 0.078
x. A| beC -0.417
x. A| colourC -0.136
x. A| commonC -0.091
x. A| describesC -0.286
x. A| describesS -0.153
x. A| doC -0.224
x. A| forC 0.296
x. A| kindC -0.215
x. A| kindS -0.053
x. A| logoC -0.098
x. A| lookC -0.148
x. A| nameC -0.105
x. A| negC -0.125
x. A| numberC -0.531
x. A| ordinaryC -0.312
x. A| sayC -0.107
x. A| strangeC -0.611
x. A| strangeS -0.185
x. A| thingC -0.377
x. A| tradeC -0.253
x. A| wishC 0.121
x. A|$$C 0.091
x. A|$$S -0.166
x. A|,artC 0.143
x. A|,atC 0.081
x. A|,colourC -0.664
x. A|,commonC 0.141
x. A|,describesC 0.097
x. A|,doC 0.257
x. A|,nameC -0.157
x. A|,negC 0.353
x. A|,ordinaryC -0.159
x. A|,strangeC 0.208
x. A|,subjC 0.066
x. A|,thingC 0.09
x. A|,thingS -0.276
x. A|,tradeC -0.124
x. A|.artC -0.168
x. A|.colourC -0.428
x. A|.commonC 0.215
x. A|.describesC 0.182
x. A|.doC 0.081
x. A|.logoC 0.314
x. A|.negC -0.183
x. A|.ordinaryC -0.125
x. A|.subjC 0.286
x. A|.thingC 0.127
x. A|.tradeC -0.114
x. A|:strangeC 0.051
x. A|=$C -0.077
x. I| andC 0.216
x. I| artC -0.17
x. I| atC -0.13
x. I| beC -0.318
x. I| colourC -0.104
x. I| commonC 0.09
x. I| doC -0.075
x. I| forC -0.137
x. I| kindC -0.256
x. I| logoC -0.203
x. I| possC -0.091
x. I| strangeC -0.35
x. I| subjC -0.279
x. I| thingC -0.281
x. I| tradeC -0.155
x. I| wishC -0.272
x. I|$$C 0.17
x. I|,advC -0.102
x. I|,andC -0.081
x. I|,artC -0.106
x. I|,strangeC 0.144
x. I|.describesC -0.196
x. I|.strangeC -0.188
x. I|=$C -0.265
x. I|astrangeC -0.417
x. X| advC -0.045
x. X| advD -0.137
x. X| andD -0.047
x. X| andS -0.313
x. X| artC -0.504
x. X| artD -0.517
x. X| asD -0.313
x. X| atC 0.167
x. X| atD 0.16
x. X| beC -0.87
x. X| beD -0.508
x. X| callC -0.461
x. X| callD 0.202
x. X| colourD -0.169
x. X| colourS -0.27
x. X| commonC -0.526
x. X| commonD 0.291
x. X| describesC -0.178
x. X| describesD -0.173
x. X| doC -0.941
x. X| doD 0.184
x. X| fieldC -0.276
x. X| forC -0.086
x. X| forD -0.113
x. X| hiC -0.137
x. X| kindC -0.574
x. X| likeC -0.221
x. X| logoC -0.428
x. X| logoD -0.189
x. X| lookC -0.12
x. X| nameC -0.2
x. X| negC 0.08
x. X| negD -0.169
x. X| numberC -0.946
x. X| ordinaryC 0.12
x. X| ordinaryD -0.357
x. X| pastC 0.096
x. X| pastD -0.062
x. X| placeC -0.27
x. X| placeD -0.288
x. X| possC -0.533
x. X| possD -0.246
x. X| properC -0.311
x. X| properD -0.333
x. X| sayC -0.357
x. X| sayD 0.13
x. X| strangeC -0.474
x. X| strangeD -0.142
x. X| subjC -0.243
x. X| subjD -0.223
x. X| taglC -0.19
x. X| thingC -0.082
x. X| thingD -0.164
x. X| tradeC -0.132
x. X| tradeD -0.31
x. X| whereC -0.618
x. X| whereD -0.233
x. X| willC -0.281
x. X| willD -0.147
x. X| wishC -0.172
x. X|$$C 0.065
x. X|$$D -0.396
x. X|$$S -0.201
x. X|&colourC -0.188
x. X|&describesC -0.316
x. X|&ordinaryC -0.307
x. X|&ordinaryD -0.205
x. X|&strangeC -0.19
x. X|&strangeD -0.127
x. X|&thingC -0.222
x. X|&tradeC -0.105
x. X|(commonC -0.209
x. X|(ordinaryC -0.097
x. X|(strangeC 0.194
x. X|(thingC 0.431
x. X|(tradeC 0.187
x. X|,advC -0.103
x. X|,andC 0.202
x. X|,andD -0.189
x. X|,artC -0.073
x. X|,artD 0.306
x. X|,atC 0.197
x. X|,atD -0.464
x. X|,callC -0.292
x. X|,colourC 0.429
x. X|,colourD -0.139
x. X|,commonC 0.063
x. X|,commonD -0.373
x. X|,describesD -0.481
x. X|,doC -0.229
x. X|,kindC 0.085
x. X|,logoC -0.412
x. X|,lookC 0.366
x. X|,nameC -0.311
x. X|,nameD -0.377
x. X|,negC -0.106
x. X|,negD -0.214
x. X|,ordinaryC -0.278
x. X|,ordinaryD -0.149
x. X|,placeC 0.288
x. X|,possC 0.207
x. X|,possD -0.127
x. X|,sayC 0.294
x. X|,strangeD -0.381
x. X|,subjC -0.086
x. X|,subjD -0.384
x. X|,taglC 0.221
x. X|,tradeC -0.1
x. X|,willC -0.277
x. X|-colourC -0.325
x. X|-commonC -0.07
x. X|-describesC -0.189
x. X|-ordinaryC -0.153
x. X|-strangeC -0.383
x. X|-thingC -0.105
x. X|.advC 0.233
x. X|.andC -0.268
x. X|.artC 0.069
x. X|.atC -0.115
x. X|.atD -0.236
x. X|.beC -0.424
x. X|.colourC 0.28
x. X|.colourD -0.123
x. X|.commonC 0.07
x. X|.describesC 0.222
x. X|.describesD 0.068
x. X|.doC -0.262
x. X|.fieldC -0.121
x. X|.forC -0.097
x. X|.hiC 0.289
x. X|.kindC -0.309
x. X|.logoC -0.45
x. X|.lookC -0.526
x. X|.nameC -0.263
x. X|.negC -0.231
x. X|.ordinaryC 0.058
x. X|.ordinaryD -0.147
x. X|.possC 0.3
x. X|.strangeC -0.316
x. X|.strangeD -0.049
x. X|.subjC 0.1
x. X|.subjD -0.102
x. X|.taglC 0.131
x. X|.thingC -0.081
x. X|.tradeC -0.115
x. X|.whereC -0.371
x. X|.willC 0.26
x. X|.wishC 0.448
x. X|/describesC -0.142
x. X|/tradeC -0.102
x. X|:artC -0.145
x. X|:colourC 0.195
x. X|:colourD -0.355
x. X|:commonC 0.22
x. X|:describesC 0.361
x. X|:doC -0.095
x. X|:kindC 0.404
x. X|:logoC -0.347
x. X|:ordinaryC 0.22
x. X|:strangeC -0.046
x. X|:strangeD -0.202
x. X|:subjC -0.049
x. X|:thingC 0.394
x. X|:tradeC -0.135
x. X|;artC -0.051
x. X|;colourC -0.113
x. X|;describesC -0.22
x. X|;thingC 0.301
x. X|=$C 0.171
x. X|=$D -0.109
x. X|?negC -0.303
x. X|?subjC 0.351
x. X|_strangeC -0.237
x. X|anumberC -0.171
x. X|astrangeC -0.484
x. X|astrangeD -0.175
x. X|ncommonC -0.056
x. X|nfieldC -0.281
x. X|nlookC -0.208
x. X|nstrangeC -0.361
x. X|nsubjC -0.154
x. X|q$C -0.416
x. X|qadvC -0.308
x. X|qatC -0.217
x. X|qcolourC -0.437
x. X|qdescribesC -0.179
x. X|qdoC -0.235
x. X|qordinaryC -0.131
x. X|qstrangeC -0.276
x. X|qsubjC -0.201
x. X|qthingC -0.275
x. X|qtradeC -0.132
x. X|~colourC -0.178
x. X|~describesC 0.066
x. _ -0.409
x. _1 -0.318
x. _2 -0.299
x. _3 -0.189
x. _4 -0.142
x. a -0.238
x. a1 -0.15
x. a2 -0.173
x. a3 0.163
x. a4 -0.128
x. c| atC -0.077
x. c| commonC -0.095
x. c| doC -0.124
x. c| forC -0.217
x. c| thingC 0.106
x. c| tradeC -0.054
x. c|,colourC 0.103
x. c|.subjC 0.081
x. d| advC -0.044
x. d| andC -0.12
x. d| atC -0.07
x. d| colourC -0.231
x. d| commonC -0.093
x. d| subjC -0.05
x. d| tradeC -0.236
x. d| willC -0.04
x. d|$$C -0.411
x. d|,atC -0.132
x. d|,colourC -0.152
x. d|,strangeC -0.26
x. d|.colourC -0.152
x. d|.commonC -0.191
x. d|.possC -0.096
x. d|.subjC -0.295
x. d|.thingC 0.068
x. n -0.34
x. n1 -0.523
x. n2 -0.35
x. n4 -0.252
x. q -0.682
x. q1 -0.471
x. q2 -0.369
x. q3 -0.486
x. q4 -0.364
x. x| advC -0.224
x. x| advO -0.169
x. x| advl -0.439
x. x| andC -0.518
x. x| andD -0.268
x. x| andO -0.371
x. x| andl -0.09
x. x| artC -0.215
x. x| artD -0.08
x. x| artO -0.206
x. x| artl -0.335
x. x| asD -0.045
x. x| atC -0.81
x. x| atD -0.461
x. x| atO -0.452
x. x| atl -0.061
x. x| beC -0.617
x. x| beD -0.154
x. x| beO -0.132
x. x| bel -0.219
x. x| callC -0.138
x. x| callD -0.245
x. x| callO -0.06
x. x| calll -0.138
x. x| colourC -0.199
x. x| colourO -0.125
x. x| commonC -0.167
x. x| commonD -0.238
x. x| commonO -0.288
x. x| commonl -0.557
x. x| describesC -0.305
x. x| describesD -0.062
x. x| describesO -0.077
x. x| describesl -0.305
x. x| doC -0.562
x. x| doD -0.228
x. x| doO -0.275
x. x| dol 0.089
x. x| fieldC -0.194
x. x| fieldD -0.044
x. x| fieldl -0.255
x. x| forC -0.282
x. x| forD -0.108
x. x| forO -0.25
x. x| forl -0.459
x. x| hexC -0.041
x. x| kindC -0.085
x. x| kindO -0.29
x. x| kindl -0.408
x. x| likeC -0.082
x. x| likeO -0.124
x. x| logoC -0.221
x. x| logoD -0.047
x. x| logoO -0.211
x. x| logol -0.255
x. x| lookC -0.082
x. x| lookl -0.123
x. x| nameC -0.109
x. x| nameO -0.166
x. x| namel -0.22
x. x| negC -0.115
x. x| negD -0.246
x. x| negO -0.088
x. x| negl -0.356
x. x| numberC -0.105
x. x| numberO -0.066
x. x| ordinaryC -0.42
x. x| ordinaryD -0.272
x. x| ordinaryO -0.23
x. x| ordinaryl -0.751
x. x| pastC -0.107
x. x| pastD -0.044
x. x| pastO -0.228
x. x| placel -0.239
x. x| possC -0.189
x. x| possO -0.101
x. x| properC -0.193
x. x| properl -0.31
x. x| sayC -0.185
x. x| sayD -0.115
x. x| sayl -0.301
x. x| strangeC -0.409
x. x| strangeD -0.488
x. x| strangeO -0.289
x. x| strangel -0.712
x. x| subjC -0.283
x. x| subjD -0.055
x. x| subjO -0.317
x. x| thingC -0.457
x. x| thingO -0.328
x. x| thingl -0.609
x. x| tradeC -0.424
x. x| tradeD -0.065
x. x| tradeO -0.228
x. x| tradel -0.806
x. x| whereC -0.151
x. x| whereO -0.061
x. x| wherel -0.187
x. x| willC -0.21
x. x| willD -0.116
x. x| willl -0.126
x. x| wishC -0.384
x. x| wishD -0.127
x. x| wishO -0.096
x. x| wishl -0.387
x. x|!subjC -0.095
x. x|$$C -0.834
x. x|$$D -0.057
x. x|$$O -0.433
x. x|$$l -0.215
x. x|&colourC -0.053
x. x|&colourl -0.082
x. x|&describesC -0.089
x. x|&ordinaryl -0.113
x. x|&strangeC -0.177
x. x|&strangel -0.15
x. x|&thingC -0.128
x. x|(artC -0.341
x. x|(commonC -0.062
x. x|(ordinaryC -0.043
x. x|(possC -0.204
x. x|(strangeC -0.31
x. x|(thingC -0.102
x. x|)ordinaryC -0.053
x. x|,advC -0.16
x. x|,advO -0.256
x. x|,advl 0.498
x. x|,andC -0.14
x. x|,andl -0.314
x. x|,artC -0.397
x. x|,artD -0.102
x. x|,artO -0.125
x. x|,artl -0.213
x. x|,atC -0.416
x. x|,atD -0.16
x. x|,atO -0.096
x. x|,atl -0.322
x. x|,beC -0.078
x. x|,callC -0.152
x. x|,colourC -0.591
x. x|,colourD -0.475
x. x|,colourO -0.238
x. x|,colourl -0.123
x. x|,commonC -0.256
x. x|,commonD -0.233
x. x|,commonO 0.345
x. x|,commonl -0.107
x. x|,describesO -0.044
x. x|,doC -0.547
x. x|,dol 0.26
x. x|,forl -0.214
x. x|,hiC -0.192
x. x|,kindC -0.278
x. x|,likeC -0.106
x. x|,logoC -0.412
x. x|,logol -0.201
x. x|,lookC -0.55
x. x|,nameC -0.095
x. x|,nameD -0.137
x. x|,nameO -0.093
x. x|,namel -0.185
x. x|,negC -0.503
x. x|,negO -0.31
x. x|,negl -0.519
x. x|,ordinaryC -0.525
x. x|,ordinaryD -0.254
x. x|,ordinaryO -0.141
x. x|,ordinaryl -0.207
x. x|,placeC -0.255
x. x|,possC -0.366
x. x|,possD -0.107
x. x|,possl -0.128
x. x|,strangeC -0.514
x. x|,strangeD -0.277
x. x|,strangel -0.34
x. x|,subjC -0.214
x. x|,subjD -0.128
x. x|,subjO -0.122
x. x|,subjl 0.17
x. x|,taglC -0.155
x. x|,thingC -0.362
x. x|,thingO -0.301
x. x|,thingl -0.486
x. x|,tradeC -0.48
x. x|,tradel 0.067
x. x|,willC -0.289
x. x|,wishC -0.368
x. x|,wishO -0.088
x. x|,wishl 0.31
x. x|-colourC -0.057
x. x|-describesC -0.079
x. x|.advC -0.241
x. x|.andC -0.069
x. x|.artC -0.489
x. x|.artD -0.283
x. x|.artO -0.363
x. x|.artl -0.34
x. x|.atC -0.141
x. x|.atD -0.148
x. x|.beC -0.284
x. x|.colourC -0.161
x. x|.colourD -0.174
x. x|.colourO -0.354
x. x|.colourl -0.445
x. x|.commonC -0.585
x. x|.commonO -0.199
x. x|.commonl 0.167
x. x|.describesC -0.157
x. x|.describesD -0.218
x. x|.describesO -0.451
x. x|.describesl 0.242
x. x|.doC -0.547
x. x|.doO -0.391
x. x|.fieldC -0.237
x. x|.kindC -0.099
x. x|.logoC -0.342
x. x|.logoO -0.228
x. x|.lookC -0.252
x. x|.lookD -0.169
x. x|.nameC -0.103
x. x|.negC -0.348
x. x|.negO 0.098
x. x|.negl -0.272
x. x|.ordinaryC -0.798
x. x|.ordinaryD -0.197
x. x|.ordinaryO -0.251
x. x|.ordinaryl -0.239
x. x|.possC -0.453
x. x|.possl -0.179
x. x|.strangeC -0.447
x. x|.strangeD -0.167
x. x|.strangeO -0.233
x. x|.strangel -0.152
x. x|.subjC -0.691
x. x|.subjD -0.188
x. x|.subjO -0.121
x. x|.subjl 0.183
x. x|.taglC -0.196
x. x|.thingC -0.436
x. x|.thingO -0.146
x. x|.thingl 0.069
x. x|.tradeC -0.482
x. x|.willC -0.287
x. x|.wishC 0.116
x. x|/numberC -0.055
x. x|:artC -0.05
x. x|:colourC -0.205
x. x|:colourD -0.087
x. x|:colourO -0.082
x. x|:commonC -0.168
x. x|:describesC -0.256
x. x|:doC -0.088
x. x|:dol -0.157
x. x|:ordinaryC -0.208
x. x|:strangeC -0.195
x. x|:subjC -0.042
x. x|:thingC -0.301
x. x|;describesC -0.081
x. x|;ordinaryC -0.152
x. x|;strangeC -0.055
x. x|=$C -0.731
x. x|=$D -0.397
x. x|=$O -0.537
x. x|?negC -0.069
x. x|?subjC -0.066
x. x|_beC -0.14
x. x|_strangeC -0.064
x. x|astrangeC -0.049
x. x|nartC -0.048
x. x|nhiC -0.164
x. x|nlookC -0.071
x. x|nstrangeC -0.157
x. x|nsubjC -0.112
x. x|q$C -0.171
x. x|qcommonC -0.239
x. x|qordinaryC -0.121
x. x|qstrangeC -0.132
x. x|qsubjC -0.119
x. x|qthingC -0.075
x. x|qtradeC -0.091
x. x|~colourC -0.067
x. x|~strangeO -0.071
x. ~1 -0.093
x. ~4 -0.268
x.!  -0.647
x.! 1 -0.348
x.! 2 -0.077
x.! 3 -0.349
x.! 4 -0.201
x.!$ -0.211
x.!& -0.118
x.!, -0.181
x.!,3 -0.101
x.!,4 -0.129
x.!. 0.167
x.!.4 0.145
x.!: -0.089
x.!= -0.068
x.!=4 -0.068
x.!I| tradeC -0.085
x.!X| atC -0.057
x.!X| beC 0.283
x.!X| colourC -0.059
x.!X| strangeC -0.081
x.!X|.thingC 0.183
x.!x| ordinaryC -0.181
x.!x| subjC -0.084
x.!x|$$C -0.123
x.&  -0.106
x.& 1 0.145
x.& 2 -0.572
x.& 3 -0.515
x.& 4 -0.213
x.&$ -0.485
x.&$1 -0.393
x.&$2 -0.167
x.&$3 -0.166
x.&( -0.233
x.&(1 -0.233
x.&, -0.537
x.&,1 -0.554
x.&,2 -0.431
x.&,3 -0.231
x.&. -0.586
x.&.1 -0.3
x.&.2 -0.419
x.&.3 -0.158
x.&.4 -0.136
x.&/ -0.107
x.&: -0.199
x.&; -0.11
x.&;1 -0.044
x.&= -0.134
x.&=1 -0.087
x.&X| advC -0.068
x.&X| andC -0.087
x.&X| artC -0.09
x.&X| atC -0.303
x.&X| beC 0.306
x.&X| colourC -0.059
x.&X| commonC -0.202
x.&X| describesC -0.12
x.&X| doC -0.322
x.&X| forC -0.228
x.&X| ordinaryC -0.204
x.&X| strangeC -0.131
x.&X| subjC -0.126
x.&X| thingC -0.469
x.&X| tradeC -0.211
x.&X| wishC -0.338
x.&X|$$C -0.309
x.&X|,artC -0.097
x.&X|,colourC -0.097
x.&X|,describesC -0.087
x.&X|,doC -0.125
x.&X|,placeC -0.158
x.&X|,strangeC -0.103
x.&X|,thingC -0.287
x.&X|,tradeC -0.233
x.&X|.artC -0.105
x.&X|.colourC -0.236
x.&X|.commonC -0.111
x.&X|.describesC -0.337
x.&X|.doC -0.042
x.&X|.logoC -0.171
x.&X|.lookC -0.123
x.&X|.ordinaryC -0.122
x.&X|.subjC -0.166
x.&X|.thingC -0.085
x.&X|.tradeC -0.173
x.&X|.wishC -0.103
x.&X|=$C -0.108
x.&X|nfieldC -0.142
x.&X|qcolourC -0.05
x.&X|qtradeC -0.054
x.&X|~colourC -0.082
x.&n -0.153
x.&q -0.121
x.&q1 -0.109
x.&q4 -0.112
x.&x| thingl -0.128
x.&x| tradel -0.093
x.&x|$$l -0.261
x.&x|,colourl -0.232
x.&x|,describesC -0.118
x.&x|,describesl -0.052
x.&x|.describesl -0.268
x.&x|.negC -0.043
x.&~ -0.193
x.&~1 -0.193
x.(  -0.555
x.( 1 -0.6
x.( 2 -0.216
x.( 3 -0.347
x.() 0.125
x.()1 0.243
x.()2 0.07
x.()3 -0.147
x.()4 0.21
x.(, -0.167
x.(,1 -0.166
x.(,2 -0.13
x.(,3 -0.128
x.(. -0.077
x.(.2 -0.205
x.(.4 0.1
x.(X| strangeC -0.089
x.(x| beC -0.047
x.(x| commonC -0.058
x.(x|,advC -0.139
x.(x|.artC -0.048
x.(x|.describesC -0.086
x.)  -0.291
x.) 2 -0.057
x.) 3 -0.205
x.) 4 -0.149
x.), 0.186
x.),4 -0.058
x.). -0.079
x.).2 -0.046
x.)x| logoC -0.162
x.,  -0.492
x., 1 -0.548
x., 2 -0.57
x., 3 -0.67
x., 4 -0.613
x.,! -0.15
x.,$ -0.125
x.,$1 0.176
x.,$2 -0.468
x.,$4 -0.307
x.,& -0.575
x.,&1 -0.397
x.,&2 -0.334
x.,&3 -0.242
x.,&4 -0.046
x.,( -0.085
x.,(2 -0.074
x.,(3 0.143
x.,(4 -0.113
x.,) -0.5
x.,)2 -0.167
x.,)3 -0.337
x.,, 0.148
x.,,1 -0.08
x.,,2 0.043
x.,,3 0.22
x.,,4 -0.3
x.,- -0.321
x.,-1 -0.585
x.,-2 -0.134
x.,-4 -0.115
x.,. -0.306
x.,.1 -0.444
x.,.2 -0.274
x.,.3 0.21
x.,/ -0.408
x.,/1 -0.338
x.,/2 -0.09
x.,: -0.167
x.,:1 0.14
x.,:2 0.223
x.,:3 -0.329
x.,:4 -0.217
x.,; 0.19
x.,;2 0.191
x.,= -0.486
x.,=1 -0.384
x.,=3 -0.181
x.,=4 -0.262
x.,? -0.048
x.,?4 -0.048
x.,A| doC -0.122
x.,A|$$S -0.364
x.,I| atC -0.045
x.,I|,strangeC 0.228
x.,I|,subjC -0.186
x.,I|.subjC -0.126
x.,I|astrangeC -0.139
x.,X| andC -0.354
x.,X| andD -0.091
x.,X| artC -0.043
x.,X| atC -0.512
x.,X| atD -0.054
x.,X| beC -0.285
x.,X| colourC -0.123
x.,X| commonC -0.299
x.,X| describesC -0.297
x.,X| doC -0.089
x.,X| logoC -0.043
x.,X| lookC -0.046
x.,X| negC -0.083
x.,X| numberC -0.578
x.,X| ordinaryC -0.166
x.,X| ordinaryD -0.134
x.,X| properC -0.162
x.,X| sayC -0.101
x.,X| strangeC -0.422
x.,X| strangeD -0.208
x.,X| subjC -0.422
x.,X| thingC -0.412
x.,X| tradeC -0.384
x.,X| whereC 0.257
x.,X| willC -0.066
x.,X|$$C 0.064
x.,X|$$D -0.35
x.,X|$$S -0.429
x.,X|&ordinaryC -0.189
x.,X|&strangeC -0.246
x.,X|&thingC -0.224
x.,X|(commonC 0.357
x.,X|,advC -0.249
x.,X|,andC -0.208
x.,X|,artC -0.105
x.,X|,atC 0.255
x.,X|,colourC 0.088
x.,X|,colourD -0.241
x.,X|,commonC -0.228
x.,X|,describesC 0.265
x.,X|,describesD -0.057
x.,X|,doC 0.254
x.,X|,lookC 0.053
x.,X|,negC 0.319
x.,X|,negD -0.124
x.,X|,ordinaryC 0.285
x.,X|,ordinaryD -0.109
x.,X|,strangeC -0.218
x.,X|,subjC 0.552
x.,X|,thingC 0.421
x.,X|,tradeC 0.314
x.,X|,willC 0.331
x.,X|,wishC 0.764
x.,X|.advC 0.361
x.,X|.artC 0.142
x.,X|.beC 0.214
x.,X|.colourC 0.463
x.,X|.commonC -0.278
x.,X|.describesC -0.046
x.,X|.logoC 0.358
x.,X|.lookC 0.376
x.,X|.ordinaryC -0.203
x.,X|.possC 0.065
x.,X|.strangeC 0.176
x.,X|.subjC 0.141
x.,X|.thingC 0.18
x.,X|.tradeC 0.453
x.,X|:colourC 0.298
x.,X|=$C 0.154
x.,X|=$D -0.205
x.,X|nlookC -0.193
x.,X|qstrangeC -0.17
x.,_ -0.157
x.,_2 -0.09
x.,_3 -0.068
x.,a -0.222
x.,a1 -0.144
x.,a3 -0.259
x.,d| atC -0.063
x.,d| ordinaryC -0.049
x.,d|,ordinaryC -0.077
x.,d|.artC -0.083
x.,n -0.377
x.,n1 -0.289
x.,n3 -0.357
x.,q -0.348
x.,q1 -0.311
x.,q2 -0.261
x.,q3 -0.074
x.,q4 -0.1
x.,x| advC -0.112
x.,x| advl -0.171
x.,x| andC -0.184
x.,x| andD -0.075
x.,x| andO -0.068
x.,x| andl -0.185
x.,x| artC -0.096
x.,x| artD -0.05
x.,x| artO -0.1
x.,x| atC -0.227
x.,x| atD -0.17
x.,x| atO -0.102
x.,x| atl -0.183
x.,x| beC -0.043
x.,x| beD -0.049
x.,x| bel -0.059
x.,x| colourC -0.134
x.,x| colourO -0.062
x.,x| colourl -0.138
x.,x| commonC -0.193
x.,x| commonl -0.29
x.,x| describesC -0.05
x.,x| describesO -0.052
x.,x| describesl -0.115
x.,x| doC -0.101
x.,x| dol -0.093
x.,x| fieldC -0.054
x.,x| forC -0.054
x.,x| forO -0.053
x.,x| hiC -0.052
x.,x| kindl -0.368
x.,x| likeC -0.075
x.,x| logoO -0.051
x.,x| logol -0.07
x.,x| lookC -0.043
x.,x| lookO -0.099
x.,x| lookl -0.078
x.,x| negC -0.065
x.,x| ordinaryC -0.145
x.,x| ordinaryD -0.04
x.,x| ordinaryO -0.125
x.,x| ordinaryl -0.103
x.,x| pastC -0.063
x.,x| possC -0.114
x.,x| properC -0.128
x.,x| strangeC -0.208
x.,x| strangeD -0.109
x.,x| strangel -0.096
x.,x| subjC -0.211
x.,x| subjO -0.066
x.,x| subjl -0.112
x.,x| thingC -0.218
x.,x| thingl 0.07
x.,x| tradeC -0.167
x.,x| tradeO -0.041
x.,x| tradel -0.311
x.,x| whereC -0.057
x.,x| willD -0.071
x.,x| wishC -0.093
x.,x| wishl -0.094
x.,x|$$C -0.523
x.,x|$$D -0.144
x.,x|$$O 0.25
x.,x|$$l -0.425
x.,x|&colourl -0.074
x.,x|&strangel -0.158
x.,x|(commonC -0.042
x.,x|,advC -0.21
x.,x|,andC -0.083
x.,x|,artC -0.099
x.,x|,atC -0.24
x.,x|,colourC -0.528
x.,x|,colourO -0.374
x.,x|,colourl 0.197
x.,x|,commonC -0.246
x.,x|,commonD -0.102
x.,x|,commonO -0.096
x.,x|,commonl 0.181
x.,x|,describesC -0.22
x.,x|,describesD -0.328
x.,x|,describesl -0.16
x.,x|,doC -0.1
x.,x|,forC -0.059
x.,x|,forl -0.251
x.,x|,lookC -0.1
x.,x|,nameC -0.041
x.,x|,negC -0.336
x.,x|,negD -0.092
x.,x|,negO -0.043
x.,x|,negl -0.377
x.,x|,ordinaryC -0.47
x.,x|,ordinaryD -0.147
x.,x|,ordinaryl -0.383
x.,x|,strangeC -0.379
x.,x|,subjC -0.107
x.,x|,taglC -0.061
x.,x|,thingC -0.568
x.,x|,thingO -0.126
x.,x|,thingl -0.365
x.,x|,tradeC -0.185
x.,x|,wishC -0.065
x.,x|-ordinaryC -0.051
x.,x|-strangeC -0.042
x.,x|.artC -0.192
x.,x|.artD -0.145
x.,x|.atC -0.04
x.,x|.beC -0.19
x.,x|.colourC -0.485
x.,x|.colourD -0.14
x.,x|.colourO -0.303
x.,x|.colourl -0.211
x.,x|.commonC -0.178
x.,x|.commonO -0.118
x.,x|.describesC -0.231
x.,x|.doC -0.328
x.,x|.kindC -0.068
x.,x|.lookC -0.187
x.,x|.negC -0.175
x.,x|.negO -0.376
x.,x|.ordinaryC -0.419
x.,x|.ordinaryD -0.285
x.,x|.possC -0.061
x.,x|.strangeC -0.153
x.,x|.strangeO -0.085
x.,x|.subjC -0.146
x.,x|.subjO -0.099
x.,x|.thingC -0.16
x.,x|.tradeC -0.193
x.,x|.wishC -0.117
x.,x|:negC -0.08
x.,x|:thingC -0.072
x.,x|=$C -0.376
x.,x|=$D -0.092
x.,x|=$O -0.194
x.,x|_beC -0.072
x.,x|qartC -0.1
x.,x|qtradeC -0.064
x.-  -0.758
x.- 1 -0.608
x.- 2 -0.321
x.- 3 -0.267
x.- 4 -0.184
x.-$ -0.249
x.-$1 -0.155
x.-$2 -0.088
x.-$3 -0.058
x.-( -0.346
x.-, -0.445
x.-,1 -0.497
x.-,2 -0.307
x.-,3 -0.082
x.-,4 -0.196
x.-- -0.197
x.--1 -0.144
x.--4 -0.077
x.-. -0.763
x.-.1 -0.319
x.-.2 -0.475
x.-.3 -0.516
x.-.4 -0.254
x.-: -0.248
x.-; -0.042
x.-;2 -0.042
x.-= -0.136
x.-=4 -0.118
x.-X| doC -0.198
x.-X| strangeC -0.271
x.-X|$$C -0.153
x.-_ -0.144
x.-n -0.131
x.-q -0.16
x.-q1 -0.16
x.-x| andC -0.042
x.-x| atC -0.137
x.-x| colourC -0.054
x.-x| doC -0.042
x.-x| kindC -0.072
x.-x| thingC -0.086
x.-x| tradeC -0.127
x.-x| tradeO -0.056
x.-x|$$C -0.041
x.-x|,artC -0.082
x.-x|,colourC -0.067
x.-x|,commonC -0.092
x.-x|,describesC -0.065
x.-x|,ordinaryC -0.043
x.-x|.colourC -0.188
x.-x|.describesC -0.101
x.-x|.ordinaryC -0.133
x.-x|.subjC -0.076
x.-x|.wishC -0.109
x.-x|=$C -0.134
x..  -0.142
x.. 1 -1.383
x.. 2 0.089
x.. 3 -0.353
x.. 4 -0.69
x..! -0.208
x..!2 -0.119
x..$ -0.18
x..$1 -0.188
x..$2 0.101
x..$3 -0.432
x..$4 -0.491
x..& -0.517
x..&1 -0.297
x..&2 -0.295
x..&3 -0.097
x..&4 -0.163
x..( -0.188
x..(4 -0.175
x.., -0.637
x..,1 -0.57
x..,2 -0.18
x..,3 -0.241
x..,4 -0.751
x..- -0.507
x..-1 -0.356
x..-2 -0.498
x..-3 -0.054
x..-4 -0.119
x... 0.191
x...2 0.309
x...3 -0.052
x...4 -0.106
x../ -0.296
x../1 -0.204
x../2 -0.062
x..: -0.604
x..:1 -0.466
x..:2 -0.187
x..:3 -0.238
x..:4 -0.068
x..= -0.283
x..=1 -0.104
x..=2 -0.212
x..=3 -0.676
x..=4 -0.572
x..? -0.237
x..?1 -0.349
x..?2 -0.141
x..?3 -0.082
x..?4 -0.067
x..A| artC -0.074
x..A| beC 0.101
x..A| commonC -0.256
x..A| strangeC -0.306
x..I| advC -0.091
x..I| artC -0.099
x..I| atC -0.114
x..I| beC -0.153
x..I| commonC -0.11
x..I| doC -0.082
x..I| forC -0.135
x..I| logoC -0.238
x..I| possC -0.044
x..I| strangeC -0.125
x..I| subjC -0.102
x..I| thingC -0.088
x..I| willC -0.113
x..I|,commonC -0.099
x..I|.colourC -0.195
x..I|.describesC -0.111
x..I|=$C -0.122
x..X| advC -0.442
x..X| andC -0.704
x..X| andD -0.3
x..X| andO -0.288
x..X| artC -0.368
x..X| artD -0.057
x..X| artO -0.079
x..X| atC -0.816
x..X| atD -0.236
x..X| atO -0.163
x..X| beD -0.476
x..X| beO 0.284
x..X| callC -0.16
x..X| colourC -0.551
x..X| colourD -0.072
x..X| colourO -0.307
x..X| commonC -0.69
x..X| commonD -0.224
x..X| commonO -0.143
x..X| describesC -0.356
x..X| describesO -0.082
x..X| doC -0.501
x..X| doO -0.206
x..X| fieldC -0.067
x..X| forC -0.173
x..X| hiC -0.04
x..X| kindC -0.111
x..X| kindO -0.146
x..X| likeC -0.242
x..X| likeO -0.07
x..X| logoC -0.391
x..X| lookC -0.255
x..X| lookO -0.058
x..X| nameC -0.172
x..X| nameO -0.128
x..X| negC -0.374
x..X| negD -0.115
x..X| negO -0.048
x..X| numberC -0.63
x..X| ordinaryC -0.631
x..X| ordinaryD -0.177
x..X| ordinaryO -0.127
x..X| pastC -0.09
x..X| possC -0.182
x..X| properC -0.266
x..X| sayC -0.353
x..X| sayD -0.131
x..X| sayO -0.212
x..X| strangeC -0.584
x..X| strangeD -0.403
x..X| strangeO -0.198
x..X| subjC 0.204
x..X| subjD -0.132
x..X| subjO -0.2
x..X| taglC -0.047
x..X| thingC -0.696
x..X| thingO -0.05
x..X| tradeC 0.174
x..X| tradeO -0.141
x..X| whereC -0.302
x..X| willC -0.27
x..X| willD 0.139
x..X| willO -0.098
x..X| wishC 0.061
x..X| wishD -0.364
x..X|$$C 0.272
x..X|$$O -0.352
x..X|&describesC -0.188
x..X|&strangeC -0.125
x..X|&thingC -0.164
x..X|&tradeC -0.115
x..X|,advC -0.103
x..X|,andD -0.044
x..X|,artC 0.063
x..X|,atC -0.327
x..X|,atD -0.041
x..X|,beC -0.143
x..X|,colourC -0.387
x..X|,colourD -0.28
x..X|,colourO -0.173
x..X|,commonC -0.179
x..X|,commonD -0.107
x..X|,commonO 0.334
x..X|,describesC -0.542
x..X|,describesD -0.186
x..X|,describesO -0.196
x..X|,doC -0.192
x..X|,lookC -0.113
x..X|,negC -0.386
x..X|,negO -0.048
x..X|,numberC -0.274
x..X|,ordinaryC -0.161
x..X|,ordinaryD -0.107
x..X|,placeC 0.278
x..X|,possC -0.1
x..X|,strangeC -0.072
x..X|,strangeD 0.108
x..X|,subjC -0.513
x..X|,subjD -0.094
x..X|,thingC -0.261
x..X|,thingO -0.075
x..X|,tradeC -0.116
x..X|-ordinaryC -0.102
x..X|-strangeC -0.274
x..X|-subjC -0.285
x..X|-thingC -0.063
x..X|.advC 0.12
x..X|.artC -0.141
x..X|.atC -0.305
x..X|.beC 0.139
x..X|.colourC 0.076
x..X|.colourO -0.191
x..X|.commonC -0.079
x..X|.commonO 0.105
x..X|.describesC -0.164
x..X|.describesD -0.336
x..X|.describesO -0.047
x..X|.forC 0.158
x..X|.hiC -0.065
x..X|.kindC -0.271
x..X|.logoC 0.158
x..X|.lookC 0.092
x..X|.negC -0.162
x..X|.negO -0.243
x..X|.ordinaryC -0.056
x..X|.possC 0.055
x..X|.properC -0.098
x..X|.strangeC 0.125
x..X|.subjC -0.221
x..X|.subjO -0.052
x..X|.taglC 0.118
x..X|.thingC -0.147
x..X|.tradeC 0.41
x..X|.wishC 0.048
x..X|/colourC -0.249
x..X|:artC -0.117
x..X|:colourC -0.301
x..X|:ordinaryC -0.089
x..X|:strangeC -0.11
x..X|:subjC -0.081
x..X|:thingC -0.09
x..X|=$C -0.155
x..X|=$D -0.41
x..X|=$O -0.617
x..X|=$S -0.255
x..X|?strangeC -0.325
x..X|?thingC -0.06
x..X|_strangeC -0.173
x..X|astrangeC -0.13
x..X|qcommonC -0.269
x..X|qdescribesC -0.088
x..X|qdoC -0.111
x..X|qstrangeC -0.17
x..X|qsubjC -0.129
x..X|qthingC -0.121
x.._ -0.181
x.._2 -0.169
x.._4 -0.068
x..a 0.051
x..a3 0.051
x..a4 -0.22
x..q -0.716
x..q1 -0.199
x..q2 -0.449
x..q3 -0.311
x..q4 -0.292
x..x| advC -0.085
x..x| advl -0.062
x..x| andC -0.087
x..x| andl -0.161
x..x| artC -0.104
x..x| artl -0.045
x..x| atC -0.171
x..x| atl -0.084
x..x| beC 0.085
x..x| bel -0.107
x..x| callC -0.042
x..x| colourC -0.088
x..x| colourO -0.083
x..x| colourl -0.252
x..x| commonC -0.062
x..x| commonl -0.098
x..x| describesl -0.151
x..x| doC -0.091
x..x| dol -0.172
x..x| forC -0.044
x..x| kindl -0.051
x..x| logoC -0.071
x..x| logol -0.06
x..x| lookl -0.144
x..x| nameC -0.097
x..x| namel -0.074
x..x| ordinaryC -0.126
x..x| ordinaryl -0.076
x..x| possC -0.089
x..x| strangeC -0.145
x..x| strangel -0.048
x..x| subjC -0.195
x..x| subjl -0.164
x..x| thingC -0.102
x..x| thingl -0.197
x..x| willC -0.109
x..x|$$C -0.193
x..x|$$O -0.258
x..x|$$l -0.595
x..x|,andC -0.047
x..x|,beC -0.057
x..x|,colourC -0.4
x..x|,colourl -0.449
x..x|,commonl -0.108
x..x|,describesC -0.102
x..x|,possC -0.071
x..x|,thingC -0.118
x..x|,thingl -0.093
x..x|,tradeC -0.084
x..x|.advC -0.07
x..x|.colourC -0.072
x..x|.colourl 0.108
x..x|.commonC -0.05
x..x|.describesC -0.258
x..x|.describesl -0.534
x..x|.negC -0.183
x..x|.negl -0.177
x..x|.ordinaryC -0.241
x..x|.ordinaryl -0.228
x..x|.strangeC -0.046
x..x|.subjC -0.243
x..x|.subjl 0.309
x..x|.taglC -0.179
x..x|.thingC -0.181
x..x|?negC -0.049
x..~ -0.263
x./  -0.35
x./ 1 -0.248
x./ 2 -0.146
x./ 3 -0.273
x./ 4 -0.064
x./, -0.427
x./,1 -0.128
x./,2 -0.38
x./.1 0.135
x.// 0.043
x.//2 0.092
x.//3 0.1
x.//4 -0.24
x./X| tradeC -0.113
x./X|/logoC 0.159
x./q -0.113
x./q1 -0.073
x./x|/describesC -0.064
x.:  -0.997
x.: 1 -0.876
x.: 2 -0.346
x.: 3 -0.571
x.: 4 -0.632
x.:$ 0.17
x.:$1 0.34
x.:$2 0.224
x.:$4 -0.14
x.:& -0.515
x.:&1 -0.488
x.:( 0.12
x.:(2 0.371
x.:(4 -0.182
x.:,1 -0.068
x.:,2 0.266
x.:,3 -0.146
x.:,4 -0.595
x.:- -0.297
x.:-1 -0.058
x.:-3 -0.264
x.:. 0.387
x.:.1 0.618
x.:.2 0.259
x.:.3 0.092
x.:.4 -0.053
x.:/ -0.127
x.:/1 -0.156
x.:/2 0.195
x.:/3 -0.225
x.:: -0.609
x.::2 -0.516
x.::3 -0.451
x.::4 -0.438
x.:; 0.472
x.:;1 0.28
x.:;2 0.275
x.:;3 0.194
x.:= -0.372
x.:=1 -0.127
x.:=2 -0.108
x.:=3 0.06
x.:=4 -0.533
x.:X| advC -0.049
x.:X| andC -0.37
x.:X| andD -0.288
x.:X| atC -0.371
x.:X| beC -0.111
x.:X| colourC -0.43
x.:X| commonC -0.169
x.:X| describesC -0.111
x.:X| doC -0.206
x.:X| forC -0.083
x.:X| kindC -0.168
x.:X| logoC -0.069
x.:X| numberC -0.207
x.:X| ordinaryC -0.195
x.:X| strangeC 0.177
x.:X| strangeD -0.08
x.:X| subjC -0.204
x.:X| taglC -0.123
x.:X| thingC -0.15
x.:X| tradeC -0.35
x.:X|$$C 0.052
x.:X|&ordinaryC -0.062
x.:X|&strangeC -0.078
x.:X|&thingC -0.313
x.:X|,artC 0.29
x.:X|,colourC 0.207
x.:X|,colourD 0.1
x.:X|,commonC 0.094
x.:X|,describesC -0.283
x.:X|,doC -0.057
x.:X|,negC -0.127
x.:X|,ordinaryC -0.196
x.:X|,placeC -0.109
x.:X|,strangeC -0.135
x.:X|,thingC 0.26
x.:X|.artC 0.436
x.:X|.atC 0.186
x.:X|.colourC 0.486
x.:X|.commonC 0.322
x.:X|.describesC 0.162
x.:X|.doC 0.172
x.:X|.fieldC 0.346
x.:X|.kindC 0.313
x.:X|.logoC 0.127
x.:X|.lookC -0.077
x.:X|.negC 0.142
x.:X|.ordinaryC 0.231
x.:X|.possC 0.404
x.:X|.strangeC 0.268
x.:X|.subjC 0.493
x.:X|.taglC 0.138
x.:X|.thingC 0.309
x.:X|.tradeC 0.173
x.:X|/fieldC 0.261
x.:X|:commonC -0.166
x.:X|:describesC -0.234
x.:X|:kindC -0.117
x.:X|:numberC -0.111
x.:X|:ordinaryC -0.175
x.:X|:strangeC -0.245
x.:X|:subjC -0.155
x.:X|:thingC -0.04
x.:X|:tradeC -0.33
x.:X|=$C 0.182
x.:X|ncommonC 0.094
x.:X|ndoC 0.374
x.:X|nfieldC 0.495
x.:X|nkindC 0.162
x.:X|nlikeC -0.26
x.:X|nlookC 0.242
x.:X|nordinaryC 0.441
x.:X|nstrangeC 0.289
x.:X|nsubjC 0.144
x.:X|ntaglC -0.231
x.:_4 -0.11
x.:a 0.159
x.:n 0.088
x.:n1 0.359
x.:n2 0.082
x.:n3 -0.221
x.:n4 -0.283
x.:q -0.135
x.:x| artC -0.067
x.:x| atC -0.086
x.:x| colourC -0.118
x.:x| forC -0.152
x.:x| forO -0.106
x.:x| negC -0.064
x.:x| ordinaryO -0.114
x.:x| sayC -0.054
x.:x| strangeD -0.071
x.:x| strangeO -0.084
x.:x| subjC -0.113
x.:x| thingC -0.055
x.:x| thingO -0.133
x.:x| tradel -0.192
x.:x|$$C -0.052
x.:x|$$O 0.25
x.:x|$$l -0.432
x.:x|,colourC -0.458
x.:x|,colourD -0.173
x.:x|,commonC -0.245
x.:x|,describesC -0.143
x.:x|,lookC -0.13
x.:x|,nameC -0.109
x.:x|,negC -0.053
x.:x|,ordinaryC -0.139
x.:x|,strangeC -0.195
x.:x|,thingC -0.357
x.:x|,tradeC -0.193
x.:x|.colourC -0.043
x.:x|.commonC -0.097
x.:x|.describesC -0.37
x.:x|.lookC -0.148
x.:x|.negC -0.329
x.:x|.strangeC -0.343
x.:x|.subjC -0.133
x.:x|:colourC -0.112
x.:x|:describesC -0.049
x.:x|=$C -0.321
x.:x|nlookC -0.125
x.:x|nwishC -0.044
x.;  -0.307
x.; 1 -0.224
x.; 2 -0.142
x.; 3 -0.13
x.; 4 -0.221
x.;$ 0.153
x.;$2 0.249
x.;, -0.425
x.;,1 -0.396
x.;- -0.049
x.;-1 -0.049
x.;. -0.26
x.;.4 -0.226
x.;;1 -0.144
x.;;2 0.194
x.;;3 0.077
x.;;4 -0.05
x.;? -0.127
x.;X| strangeC -0.106
x.;X| thingC -0.048
x.;x| describesC -0.046
x.;x| subjC -0.075
x.;x| wishC -0.164
x.;x|$$C -0.076
x.;x|-ordinaryC -0.045
x.;x|;colourC -0.166
x.;x|;describesC -0.164
x.;x|;thingC -0.152
x.?  -0.373
x.? 1 -0.413
x.? 2 -0.06
x.? 3 -0.236
x.? 4 -0.28
x.?$ -0.188
x.?$4 -0.056
x.?, -0.463
x.?,1 -0.048
x.?,2 -0.202
x.?,4 -0.188
x.?. -0.227
x.?.1 -0.184
x.?.2 0.177
x.?.3 -0.401
x.?.4 -0.304
x.?: -0.046
x.?:1 -0.044
x.?= -0.042
x.?? -0.274
x.?X| andC -0.061
x.?X| atC -0.173
x.?X| commonC -0.049
x.?X| thingC -0.167
x.?X| tradeC 0.267
x.?X|$$C -0.052
x.?X|,commonC -0.065
x.?X|,ordinaryC 0.434
x.?X|,thingC -0.218
x.?X|,tradeC -0.125
x.?X|.describesC 0.39
x.?x|$$C -0.157
x.^  -0.271
x.^ 1 -0.307
x.^ 2 -0.379
x.^ 3 -0.137
x.^ 4 -0.78
x.^! -0.779
x.^!1 -0.617
x.^!2 0.222
x.^!3 -0.106
x.^!4 -0.184
x.^$ -0.065
x.^$4 -0.764
x.^& -0.49
x.^&1 -0.319
x.^&2 -0.303
x.^&3 -0.181
x.^&4 -0.246
x.^( 0.104
x.^(2 0.059
x.^,1 0.335
x.^,2 0.253
x.^,3 -0.281
x.^,4 -0.898
x.^- -0.514
x.^-1 -0.474
x.^-2 -0.255
x.^-3 -0.324
x.^-4 -0.582
x.^. -0.199
x.^.1 0.482
x.^.2 0.241
x.^.3 -0.163
x.^.4 -0.658
x.^/ -0.305
x.^/1 0.158
x.^/2 -0.242
x.^/3 -0.133
x.^/4 -0.322
x.^: -0.04
x.^:2 -0.282
x.^:3 0.132
x.^:4 -0.362
x.^; 0.168
x.^;2 0.199
x.^;4 -0.399
x.^= -0.13
x.^=4 -0.119
x.^? -0.303
x.^?2 -0.254
x.^?4 -0.198
x.^A| atC -0.369
x.^A| commonC -0.399
x.^A| forC -0.237
x.^A| kindC -0.203
x.^A| ordinaryC -0.298
x.^A| strangeC -0.439
x.^A| subjC -0.109
x.^A| thingC 0.235
x.^A| tradeC -0.328
x.^I| atC -0.166
x.^I| beC -0.441
x.^I| doC 0.126
x.^I| doO -0.041
x.^I| logoO -0.062
x.^I| placeC -0.134
x.^I| thingC -0.047
x.^I| tradeC -0.108
x.^I| whereC -0.154
x.^I|,commonC -0.277
x.^I|,doC 0.188
x.^I|,strangeC -0.096
x.^I|.strangeC -0.169
x.^I|.thingC -0.167
x.^X| advC -0.178
x.^X| advD -0.057
x.^X| advO -0.264
x.^X| andC -0.656
x.^X| andD -0.429
x.^X| artC -0.471
x.^X| artD -0.255
x.^X| artO -0.264
x.^X| atC -0.883
x.^X| atD -0.611
x.^X| atO -0.248
x.^X| beC 0.458
x.^X| beD -0.339
x.^X| beO 0.131
x.^X| callC -0.211
x.^X| callD -0.082
x.^X| colourC 0.077
x.^X| commonD -0.12
x.^X| commonO -0.382
x.^X| describesC -0.277
x.^X| describesD -0.115
x.^X| describesO 0.325
x.^X| doO 0.105
x.^X| fieldC -0.181
x.^X| forC -0.468
x.^X| forD -0.285
x.^X| forO -0.299
x.^X| hiC -0.12
x.^X| hiD -0.142
x.^X| kindC -0.15
x.^X| kindD -0.064
x.^X| kindO -0.283
x.^X| logoC 0.128
x.^X| logoD -0.044
x.^X| logoO -0.199
x.^X| nameC -0.146
x.^X| nameO -0.142
x.^X| negC -0.218
x.^X| negO -0.041
x.^X| numberC -0.459
x.^X| numberD -0.162
x.^X| ordinaryC -0.319
x.^X| ordinaryD -0.078
x.^X| ordinaryO -0.231
x.^X| pastC -0.199
x.^X| pastD -0.085
x.^X| placeC -0.149
x.^X| placeD -0.269
x.^X| possC -0.197
x.^X| possD -0.34
x.^X| possO -0.076
x.^X| properC 0.059
x.^X| sayC -0.238
x.^X| strangeC -0.173
x.^X| strangeD -0.079
x.^X| strangeO 0.237
x.^X| subjC -0.911
x.^X| subjO -0.105
x.^X| thingC -0.163
x.^X| thingD -0.171
x.^X| thingO -0.638
x.^X| tradeC -0.598
x.^X| tradeD -0.216
x.^X| tradeO 0.052
x.^X| whereC -0.293
x.^X| wishC 0.321
x.^X| wishO 0.118
x.^X|!doC 0.203
x.^X|!subjC -0.302
x.^X|$$C 0.119
x.^X|$$O 0.23
x.^X|&ordinaryC -0.065
x.^X|&strangeC -0.164
x.^X|&strangeD -0.068
x.^X|&thingC -0.192
x.^X|&tradeC -0.058
x.^X|(thingC 0.112
x.^X|(tradeC -0.101
x.^X|,advC 0.16
x.^X|,artC -0.494
x.^X|,artD -0.483
x.^X|,atC -0.047
x.^X|,beC -0.197
x.^X|,callC -0.055
x.^X|,colourC -0.514
x.^X|,colourD -0.15
x.^X|,colourO 0.092
x.^X|,commonC -0.059
x.^X|,commonD 0.108
x.^X|,describesC -0.388
x.^X|,doC 0.103
x.^X|,doO -0.048
x.^X|,hiC -0.04
x.^X|,kindC -0.289
x.^X|,logoC 0.199
x.^X|,lookC -0.238
x.^X|,nameC -0.044
x.^X|,nameD -0.228
x.^X|,negC -0.106
x.^X|,negO -0.174
x.^X|,numberC -0.106
x.^X|,ordinaryC -0.29
x.^X|,placeC -0.462
x.^X|,possC -0.459
x.^X|,possD -0.113
x.^X|,strangeC -0.05
x.^X|,strangeD 0.348
x.^X|,subjC -0.598
x.^X|,subjD -0.28
x.^X|,subjO -0.155
x.^X|,thingC -0.318
x.^X|,tradeC 0.366
x.^X|,tradeO 0.198
x.^X|,wishC -0.105
x.^X|-atC -0.257
x.^X|-commonC -0.169
x.^X|-describesC -0.065
x.^X|-strangeC -0.162
x.^X|-tradeC -0.083
x.^X|.artC -0.163
x.^X|.artD -0.112
x.^X|.beC -0.142
x.^X|.colourC -0.931
x.^X|.colourD 0.145
x.^X|.colourO -0.228
x.^X|.commonC -0.188
x.^X|.describesC -0.044
x.^X|.doC -0.465
x.^X|.fieldC -0.097
x.^X|.logoC 0.262
x.^X|.nameC -0.304
x.^X|.negC 0.142
x.^X|.ordinaryC 0.179
x.^X|.ordinaryD -0.416
x.^X|.possC -0.235
x.^X|.strangeC 0.067
x.^X|.strangeO 0.274
x.^X|.subjC -0.369
x.^X|.subjO -0.216
x.^X|.taglC -0.382
x.^X|.thingC 0.116
x.^X|.tradeC 0.165
x.^X|.wishC -0.466
x.^X|/tradeC 0.158
x.^X|:artC 0.167
x.^X|:colourC 0.295
x.^X|:colourD -0.101
x.^X|:commonC -0.2
x.^X|:describesC -0.409
x.^X|:doC 0.141
x.^X|:kindC -0.172
x.^X|:logoC 0.187
x.^X|:ordinaryC 0.133
x.^X|:strangeD -0.441
x.^X|:thingC -0.106
x.^X|:tradeC -0.046
x.^X|_beC -0.247
x.^X|_strangeC -0.105
x.^X|_tradeC -0.054
x.^X|astrangeC -0.263
x.^X|nfieldC -0.11
x.^X|nhiC -0.121
x.^X|nordinaryC -0.282
x.^X|npossC -0.193
x.^X|nstrangeC -0.201
x.^X|nsubjC -0.282
x.^X|qcommonC -0.057
x.^X|qordinaryC -0.076
x.^X|qstrangeC -0.228
x.^X|qthingC -0.197
x.^X|qtradeC -0.048
x.^X|~colourC -0.262
x.^X|~describesC -0.238
x.^X|~doC 0.186
x.^X|~ordinaryC 0.197
x.^X|~tradeC 0.38
x.^^| CI -0.152
x.^^| CX -0.212
x.^^| Cc -0.073
x.^^| Cd 0.135
x.^^| Cx -0.717
x.^^| DX -0.299
x.^^| OI -0.202
x.^^| Oc 0.15
x.^^| Ox -0.478
x.^^| SA -0.129
x.^^| SX -0.19
x.^^| adv -0.356
x.^^| and -1.001
x.^^| art -0.485
x.^^| at -0.585
x.^^| be 0.482
x.^^| call -0.261
x.^^| colour -0.445
x.^^| common -0.395
x.^^| describes -0.177
x.^^| do 0.072
x.^^| field -0.395
x.^^| for -0.656
x.^^| hi -0.214
x.^^| kind -0.452
x.^^| like -0.371
x.^^| logo -0.289
x.^^| lx -0.392
x.^^| name -0.309
x.^^| neg -0.274
x.^^| number -0.538
x.^^| ordinary -0.546
x.^^| past -0.257
x.^^| place -0.449
x.^^| poss -0.652
x.^^| proper -0.094
x.^^| say -0.549
x.^^| strange -0.108
x.^^| subj -1.088
x.^^| tagl -0.05
x.^^| thing -0.435
x.^^| trade -0.191
x.^^| where -0.413
x.^^| will -0.402
x.^^| wish 0.329
x.^^|!CX -0.198
x.^^|!Cx -0.393
x.^^|!do 0.203
x.^^|!ordinary -0.34
x.^^|!poss -0.042
x.^^|!subj -0.377
x.^^|!wish -0.046
x.^^|$$ -0.065
x.^^|$CX 0.119
x.^^|$Cx -0.424
x.^^|$OX 0.23
x.^^|$Ox -0.719
x.^^|$lx -0.435
x.^^|&CX -0.432
x.^^|&Cx -0.143
x.^^|&DX -0.189
x.^^|&be -0.073
x.^^|&colour -0.215
x.^^|&describes -0.046
x.^^|&lx -0.208
x.^^|&ordinary -0.408
x.^^|&strange -0.189
x.^^|&thing -0.207
x.^^|&trade -0.109
x.^^|(Cx -0.229
x.^^|(DX -0.412
x.^^|(strange -0.11
x.^^|(thing 0.101
x.^^|(trade -0.108
x.^^|,CA -0.237
x.^^|,CI 0.06
x.^^|,CX -0.5
x.^^|,Cd 0.241
x.^^|,Cx -0.127
x.^^|,DX -0.059
x.^^|,Dx -0.076
x.^^|,OI 0.117
x.^^|,OX -0.366
x.^^|,Ox -0.363
x.^^|,SA -0.279
x.^^|,adv -0.191
x.^^|,and -0.088
x.^^|,art -0.822
x.^^|,at -0.388
x.^^|,be -0.225
x.^^|,call -0.055
x.^^|,colour -0.763
x.^^|,common -0.084
x.^^|,describes -0.14
x.^^|,do 0.211
x.^^|,for -0.385
x.^^|,hi -0.04
x.^^|,kind 0.048
x.^^|,logo -0.239
x.^^|,look -0.256
x.^^|,name -0.424
x.^^|,neg -0.371
x.^^|,number -0.131
x.^^|,ordinary 0.359
x.^^|,place -0.195
x.^^|,poss -0.494
x.^^|,proper -0.145
x.^^|,strange 0.042
x.^^|,subj -0.632
x.^^|,thing -0.203
x.^^|,trade 0.472
x.^^|,wish -0.469
x.^^|-CI -0.065
x.^^|-CX -0.337
x.^^|-Cx -0.073
x.^^|-at -0.339
x.^^|-common -0.271
x.^^|-describes -0.067
x.^^|-ordinary -0.127
x.^^|-strange -0.163
x.^^|-subj -0.305
x.^^|-trade -0.127
x.^^|.CA -0.339
x.^^|.CI -0.425
x.^^|.CX -0.238
x.^^|.Cc -0.218
x.^^|.Cd -0.379
x.^^|.Cx -0.334
x.^^|.OI -0.142
x.^^|.OX -0.105
x.^^|.Oc -0.232
x.^^|.Ox 0.194
x.^^|.adv -0.056
x.^^|.art -0.263
x.^^|.be -0.112
x.^^|.colour -0.302
x.^^|.common -0.26
x.^^|.describes -0.386
x.^^|.do -0.489
x.^^|.field -0.097
x.^^|.kind -0.057
x.^^|.logo 0.151
x.^^|.look -0.243
x.^^|.lx 0.11
x.^^|.name -0.306
x.^^|.neg -0.052
x.^^|.poss -0.272
x.^^|.strange 0.154
x.^^|.subj -0.408
x.^^|.tagl -0.382
x.^^|.trade 0.234
x.^^|.wish -0.467
x.^^|/Cx -0.345
x.^^|/colour -0.061
x.^^|/kind -0.244
x.^^|/strange -0.345
x.^^|/trade 0.258
x.^^|:CA 0.104
x.^^|:CI 0.085
x.^^|:CX 0.084
x.^^|:Cx 0.184
x.^^|:DX -0.665
x.^^|:OX -0.046
x.^^|:SX -0.134
x.^^|:art 0.046
x.^^|:colour 0.223
x.^^|:common -0.309
x.^^|:describes -0.538
x.^^|:do 0.189
x.^^|:kind -0.312
x.^^|:logo 0.105
x.^^|:lx -0.217
x.^^|:ordinary -0.19
x.^^|:strange -0.108
x.^^|:subj 0.112
x.^^|:thing -0.137
x.^^|:trade 0.272
x.^^|;CX 0.187
x.^^|;Cx -0.173
x.^^|;describes -0.247
x.^^|;strange -0.092
x.^^|;thing -0.183
x.^^|=$ -0.107
x.^^|?CX -0.218
x.^^|?neg -0.254
x.^^|_CA -0.115
x.^^|_CX -0.229
x.^^|_Cx -0.21
x.^^|_be -0.247
x.^^|_kind -0.112
x.^^|_strange -0.143
x.^^|_trade -0.073
x.^^|aCI -0.237
x.^^|aCX -0.337
x.^^|astrange -0.339
x.^^|athing -0.108
x.^^|nCX -0.059
x.^^|nOX -0.266
x.^^|nfield -0.384
x.^^|nhi -0.121
x.^^|nkind -0.136
x.^^|nordinary -0.304
x.^^|nposs -0.201
x.^^|nstrange 0.045
x.^^|nsubj -0.34
x.^^|qCX -0.466
x.^^|qCx -0.136
x.^^|qDX -0.089
x.^^|qOX -0.338
x.^^|qadv -0.054
x.^^|qart -0.069
x.^^|qcolour -0.158
x.^^|qcommon -0.133
x.^^|qdescribes -0.136
x.^^|qdo -0.181
x.^^|qlx -0.108
x.^^|qordinary -0.137
x.^^|qstrange -0.232
x.^^|qsubj -0.046
x.^^|qthing -0.202
x.^^|qtrade -0.055
x.^^|~CX 0.312
x.^^|~Cx -0.213
x.^^|~OX 0.089
x.^^|~colour -0.447
x.^^|~describes 0.212
x.^^|~do 0.372
x.^^|~lx 0.322
x.^^|~ordinary 0.311
x.^^|~strange -0.115
x.^^|~thing -0.088
x.^^|~trade 0.447
x.^_ -0.346
x.^_1 -0.241
x.^_2 -0.183
x.^_3 -0.243
x.^_4 -0.179
x.^a -0.473
x.^a1 -0.291
x.^a3 -0.247
x.^a4 -0.223
x.^c| atC -0.091
x.^c| doC 0.34
x.^c| tradeC -0.282
x.^n -0.167
x.^n1 -0.282
x.^n2 -0.09
x.^n3 -0.465
x.^n4 0.117
x.^q -0.532
x.^q1 -0.164
x.^q2 -0.334
x.^q3 -0.207
x.^q4 -0.309
x.^q| CX -0.102
x.^q| thing -0.059
x.^q|qCX 0.167
x.^q|qtrade 0.116
x.^x| advC -0.1
x.^x| advl -0.042
x.^x| andC -0.188
x.^x| andl -0.281
x.^x| artl -0.172
x.^x| atC -0.635
x.^x| atl -0.799
x.^x| beC -0.098
x.^x| bel 0.185
x.^x| callC -0.097
x.^x| calll -0.065
x.^x| colourl -0.44
x.^x| commonC -0.264
x.^x| commonO -0.097
x.^x| commonl -0.395
x.^x| describesC -0.215
x.^x| describesl -0.21
x.^x| doC -0.497
x.^x| dol -0.699
x.^x| forC -0.169
x.^x| forl -0.326
x.^x| kindC -0.226
x.^x| kindO -0.063
x.^x| kindl -0.346
x.^x| logoC -0.278
x.^x| logoO -0.225
x.^x| logol -0.395
x.^x| namel -0.093
x.^x| negl -0.056
x.^x| ordinaryC -0.147
x.^x| ordinaryl -0.233
x.^x| placel -0.064
x.^x| possC -0.133
x.^x| possl -0.171
x.^x| properl -0.123
x.^x| sayl -0.052
x.^x| strangeC -0.263
x.^x| strangel -0.416
x.^x| subjC -0.106
x.^x| subjl -0.387
x.^x| thingC -0.329
x.^x| thingl -0.604
x.^x| tradeC -0.531
x.^x| tradeO -0.253
x.^x| tradel 0.203
x.^x| whereC -0.168
x.^x| wherel -0.202
x.^x| willC -0.047
x.^x| wishl -0.309
x.^x|!wishC -0.046
x.^x|$$C -0.424
x.^x|$$O -0.719
x.^x|$$l -0.435
x.^x|,advC -0.276
x.^x|,advl -0.191
x.^x|,beC -0.128
x.^x|,colourC -0.136
x.^x|,colourl -0.567
x.^x|,commonC -0.332
x.^x|,describesC -0.536
x.^x|,describesl -0.047
x.^x|,doC -0.256
x.^x|,kindC 0.282
x.^x|,logoC -0.28
x.^x|,lookC -0.052
x.^x|,nameC -0.208
x.^x|,namel -0.117
x.^x|,negl -0.214
x.^x|,ordinaryC 0.436
x.^x|,placeC -0.212
x.^x|,strangeC -0.745
x.^x|,strangel -0.351
x.^x|,subjC -0.373
x.^x|,thingC -0.448
x.^x|,tradeC -0.558
x.^x|,tradel 0.302
x.^x|,wishC -0.196
x.^x|,wishl -0.275
x.^x|.artC -0.094
x.^x|.colourC -0.157
x.^x|.colourl 0.25
x.^x|.commonC -0.08
x.^x|.describesl -0.633
x.^x|.ordinaryC -0.101
x.^x|.possC -0.103
x.^x|.strangel -0.291
x.^x|.subjl -0.308
x.^x|.thingl -0.232
x.^x|.tradeC -0.099
x.^x|:strangeC 0.23
x.^x|;describesC -0.149
x.^x|qcommonC -0.069
x.^x|qstrangeC -0.112
x.^~ 0.067
x.^~1 0.62
x.^~2 -0.163
x.^~3 0.382
x.^~4 -0.501
x._  -0.284
x._ 1 -0.124
x._ 2 -0.269
x._ 3 -0.169
x._ 4 -0.209
x._$ -0.307
x._$1 -0.305
x._, -0.279
x._,1 -0.318
x._,2 -0.131
x._,3 -0.309
x._,4 -0.206
x._. -0.182
x._.1 -0.255
x._.2 0.22
x._.3 -0.077
x._.4 -0.207
x._: -0.304
x._:1 -0.266
x._= -0.341
x._=1 -0.317
x._X| ordinaryC -0.108
x._X| strangeC -0.065
x._X|,colourC -0.101
x._X|:colourC -0.214
x.__ -0.448
x._n -0.216
x._n1 -0.211
x._q -0.25
x._q1 -0.072
x._q2 -0.19
x._x| atC -0.085
x._x| ordinaryC -0.069
x._x| strangeC -0.073
x._x|$$C -0.101
x._x|,colourC -0.077
x._x|,lookC -0.074
x._x|,ordinaryC -0.074
x._x|.artC -0.146
x._x|.colourC -0.101
x._x|=$C -0.34
x.a  -0.447
x.a 1 -0.196
x.a 2 -0.347
x.a 3 -0.396
x.a 4 -0.288
x.a$ -0.239
x.a, -0.51
x.a,1 -0.209
x.a,2 -0.344
x.a,4 -0.362
x.a. -0.413
x.a.1 -0.252
x.a.2 -0.212
x.a.3 -0.315
x.a.4 -0.481
x.a= -0.043
x.aX| andC -0.209
x.aX| atC -0.158
x.aX| beC 0.24
x.aX| commonC -0.096
x.aX| doC -0.156
x.aX| forC -0.074
x.aX| thingC -0.204
x.aX| tradeC -0.125
x.aX|$$C -0.235
x.aX|.colourC -0.166
x.aX|.describesC -0.122
x.aX|.subjC -0.441
x.aa -0.249
x.aa1 -0.127
x.adv | CI -0.12
x.adv | CX -0.569
x.adv | Cx -0.308
x.adv | DX -0.34
x.adv | Dx -0.046
x.adv | Ox -0.224
x.adv | adv -0.227
x.adv | and -0.052
x.adv | art -0.15
x.adv | at -0.219
x.adv | be -0.305
x.adv | colour -0.082
x.adv | common -0.113
x.adv | do -0.123
x.adv | field -0.118
x.adv | for -0.086
x.adv | like -0.14
x.adv | logo -0.136
x.adv | lx -0.349
x.adv | ordinary -0.104
x.adv | poss -0.111
x.adv | strange -0.435
x.adv | subj -0.258
x.adv | thing -0.181
x.adv | trade -0.052
x.adv | wish -0.107
x.adv |$$ 0.049
x.adv |$CX -0.388
x.adv |$Cx -0.056
x.adv |$lx 0.184
x.adv |,CI -0.086
x.adv |,CX 0.145
x.adv |,Cx -0.284
x.adv |,DX -0.264
x.adv |,adv -0.117
x.adv |,and -0.043
x.adv |,art -0.141
x.adv |,at -0.066
x.adv |,colour -0.284
x.adv |,describes -0.243
x.adv |,do -0.189
x.adv |,lx -0.338
x.adv |,neg -0.107
x.adv |,poss -0.047
x.adv |,strange -0.059
x.adv |,subj -0.288
x.adv |,thing -0.082
x.adv |,trade 0.23
x.adv |,wish -0.113
x.adv |.CI -0.078
x.adv |.CX 0.125
x.adv |.Cx -0.686
x.adv |.Ox -0.279
x.adv |.adv -0.067
x.adv |.art -0.266
x.adv |.colour -0.191
x.adv |.common -0.083
x.adv |.do -0.276
x.adv |.kind -0.091
x.adv |.lx -0.148
x.adv |.name -0.053
x.adv |.neg -0.065
x.adv |.ordinary -0.323
x.adv |.poss -0.237
x.adv |.strange -0.087
x.adv |.subj 0.295
x.adv |.thing -0.363
x.adv |.trade 0.272
x.adv |.wish 0.188
x.adv |:do -0.145
x.adv |:lx -0.072
x.adv |:thing -0.197
x.adv |;Cx -0.07
x.adv |qCX -0.215
x.adv,| lx -0.173
x.adv,| subj -0.084
x.adv,|$$ -0.277
x.adv,|.Cx -0.072
x.adv,|.colour -0.101
x.adv.| CX -0.142
x.adv.| Cx -0.089
x.adv.| and -0.098
x.adv.| be -0.145
x.adv.| colour -0.117
x.adv.| kind -0.104
x.adv.| look -0.089
x.adv.| trade -0.091
x.adv.|,CX 0.192
x.adv.|.CX 0.296
x.adv.|.describes 0.201
x.adv:|.Cx 0.325
x.alone.1Ccolours -0.405
x.alone.1Ccommon -0.445
x.alone.1Csmall -0.302
x.alone.1Cstrange 0.068
x.alone.1Cstyles -0.61
x.alone.1Ctrades -0.454
x.alone.1Ocolours 0.18
x.alone.1Ocommon 0.34
x.alone.1Ostrange 0.471
x.alone.1Ostyles -0.151
x.alone.1Othing 0.359
x.alone.1Otrades -0.457
x.alone.1lcolours -0.131
x.alone.1lstrange -0.094
x.alone.1lstyles -0.132
x.alone.2Ccolours -0.344
x.alone.2Ccommon 0.148
x.alone.2Csmall -0.066
x.alone.2Cstrange -0.122
x.alone.2Cstrange+thing 0.159
x.alone.2Cstrange+trade 0.227
x.alone.2Cstyles -0.086
x.alone.2Cthing 0.234
x.alone.2Ctrades -0.206
x.alone.2Dcommon -0.207
x.alone.2Dstrange 0.068
x.alone.2Dstyles -0.131
x.alone.2Ocolours -0.085
x.alone.2Ocommon -0.448
x.alone.2Osmall -0.316
x.alone.2Ostrange 0.252
x.alone.2Ostrange+trade -0.467
x.alone.2Ostyles -0.177
x.alone.2Othing -0.336
x.alone.2Otrades -0.134
x.alone.2lcolours -0.352
x.alone.2lcommon 0.255
x.alone.2lstyles -0.402
x.alone.3Ccolours -0.22
x.alone.3Cproper+ -0.294
x.alone.3Csmall 0.048
x.alone.3Cstrange -0.339
x.alone.3Cstrange+trade -0.234
x.alone.3Cstyles -0.214
x.alone.3Cthing+trade 0.183
x.alone.3Ctrades -0.045
x.alone.3Dcommon -0.114
x.alone.3Dstrange -0.541
x.alone.3Osmall -0.291
x.alone.3Ostrange+trade -0.261
x.alone.3Othing -0.19
x.alone.3Otrades -0.297
x.alone.3lcommon -0.362
x.alone.3lsmall -0.112
x.alone.3lthing -0.218
x.alone.4Ccommon -0.362
x.alone.4Cproper+ -0.297
x.alone.4Csmall -0.109
x.alone.4Cstrange -0.271
x.alone.4Cstrange+thing -0.229
x.alone.4Cstrange+trade -0.228
x.alone.4Cstyles -0.044
x.alone.4Cthing 0.156
x.alone.4Dcommon -0.113
x.alone.4Dstrange -0.555
x.alone.4Dstrange+thing -0.071
x.alone.4Dstrange+trade -0.63
x.alone.4Ocommon -0.444
x.alone.4Ostrange -0.255
x.alone.4Ostrange+thing -0.31
x.alone.4Ostrange+trade -0.32
x.alone.4Othing -0.479
x.alone.4Othing+trade -0.515
x.alone.4lcommon -0.574
x.alone.4lproper+ -0.205
x.alone.4lstrange -0.152
x.alone.4lstrange+trade -0.835
x.alone.4lthing -0.238
x.alone.4lthing+trade -0.483
x.alone.C0 -0.328
x.alone.C1 0.133
x.alone.D1 -0.642
x.alone.O0 -0.092
x.alone.O1 0.536
x.alone.S0 -0.438
x.alone.l1 -0.121
x.and | CI -0.147
x.and | CX -0.515
x.and | Cx -0.164
x.and | DX -0.516
x.and | Dx -0.085
x.and | Ox -0.05
x.and | SA -0.087
x.and | and -0.04
x.and | art -0.155
x.and | at -0.492
x.and | be -0.105
x.and | colour -0.064
x.and | common -0.304
x.and | do -0.305
x.and | kind -0.042
x.and | lx -0.108
x.and | number -0.041
x.and | past -0.078
x.and | strange -0.214
x.and | subj -0.052
x.and | trade -0.086
x.and | will -0.061
x.and | wish -0.229
x.and |$$ -0.454
x.and |$Cx -0.19
x.and |$Ox -0.089
x.and |$SA -0.087
x.and |$lx -0.289
x.and |,CI -0.208
x.and |,CX -0.408
x.and |,Cx -0.275
x.and |,DX -0.183
x.and |,Dx -0.042
x.and |,Ox -0.127
x.and |,adv -0.059
x.and |,and -0.083
x.and |,art -0.136
x.and |,at -0.083
x.and |,be -0.045
x.and |,colour -0.212
x.and |,describes -0.219
x.and |,do -0.308
x.and |,look -0.121
x.and |,lx -0.257
x.and |,ordinary -0.075
x.and |,place -0.155
x.and |,poss -0.107
x.and |,strange -0.342
x.and |,subj -0.147
x.and |,thing -0.162
x.and |,trade -0.159
x.and |.CI -0.105
x.and |.CX 0.157
x.and |.Cx -0.265
x.and |.DX -0.215
x.and |.Dx -0.122
x.and |.Ox -0.118
x.and |.adv -0.11
x.and |.art -0.23
x.and |.at -0.051
x.and |.colour -0.889
x.and |.common -0.041
x.and |.describes -0.459
x.and |.do -0.041
x.and |.field -0.047
x.and |.logo -0.157
x.and |.look -0.259
x.and |.lx -0.294
x.and |.neg -0.117
x.and |.ordinary 0.272
x.and |.strange -0.103
x.and |.subj -0.062
x.and |.thing -0.084
x.and |.wish -0.169
x.and |:CX -0.37
x.and |:do -0.239
x.and |:ordinary -0.325
x.and |;ordinary -0.136
x.and |=$ -0.552
x.and |=Cx -0.155
x.and |=DX -0.369
x.and |=Ox -0.183
x.and |qcolour -0.096
x.art | CA -0.378
x.art | CI -0.246
x.art | CX 0.049
x.art | Cd -0.086
x.art | Cx -0.453
x.art | DX -0.689
x.art | Dx -0.241
x.art | Ox -0.251
x.art | adv 0.313
x.art | art -0.251
x.art | as -0.104
x.art | at -0.578
x.art | be -0.782
x.art | call -0.138
x.art | colour -0.286
x.art | common -0.344
x.art | describes -0.233
x.art | do -0.443
x.art | field -0.094
x.art | for 0.132
x.art | kind -0.334
x.art | like -0.084
x.art | logo -0.085
x.art | lx -0.486
x.art | neg -0.06
x.art | ordinary 0.04
x.art | past -0.047
x.art | poss -0.301
x.art | say -0.178
x.art | strange -0.758
x.art | subj -0.233
x.art | tagl -0.135
x.art | thing -0.804
x.art | trade -0.479
x.art | where -0.163
x.art | will -0.651
x.art | wish -0.458
x.art |$$ -0.509
x.art |$CX -0.32
x.art |$Cx -0.099
x.art |$DX -0.057
x.art |$lx -0.341
x.art |&CX -0.194
x.art |&Cx -0.081
x.art |&describes -0.09
x.art |&ordinary -0.063
x.art |&strange -0.108
x.art |&thing -0.069
x.art |(Cx -0.106
x.art |(art -0.101
x.art |(common -0.117
x.art |,CX -0.255
x.art |,Cd -0.14
x.art |,Cx -0.573
x.art |,DX -0.101
x.art |,Dx -0.144
x.art |,Ox -0.292
x.art |,adv 0.184
x.art |,and -0.245
x.art |,art -0.256
x.art |,at 0.26
x.art |,be -0.203
x.art |,common -0.364
x.art |,describes -0.664
x.art |,do -0.324
x.art |,for -0.177
x.art |,kind -0.254
x.art |,like -0.115
x.art |,logo 0.212
x.art |,look -0.467
x.art |,lx -0.552
x.art |,name -0.066
x.art |,neg -0.241
x.art |,ordinary -0.465
x.art |,place -0.203
x.art |,poss -0.491
x.art |,strange -0.562
x.art |,subj -0.158
x.art |,tagl -0.354
x.art |,thing -0.396
x.art |,trade -0.108
x.art |,will -0.091
x.art |,wish -0.159
x.art |-CX -0.289
x.art |.CA -0.211
x.art |.CX 0.049
x.art |.Cx -0.668
x.art |.DX -0.13
x.art |.Dx -0.165
x.art |.Ox -0.208
x.art |.adv -0.146
x.art |.art 0.044
x.art |.at -0.309
x.art |.be -0.215
x.art |.colour -0.514
x.art |.common -0.195
x.art |.describes 0.435
x.art |.do 0.212
x.art |.field -0.196
x.art |.for -0.131
x.art |.hi -0.092
x.art |.kind -0.248
x.art |.logo -0.371
x.art |.look -0.333
x.art |.lx -0.545
x.art |.ordinary 0.093
x.art |.strange 0.093
x.art |.subj 0.096
x.art |.tagl -0.314
x.art |.thing 0.157
x.art |.trade -0.151
x.art |.wish -0.389
x.art |:CX 0.06
x.art |:Cx -0.084
x.art |:DX -0.432
x.art |:art -0.425
x.art |:colour -0.308
x.art |:do -0.041
x.art |:logo -0.299
x.art |:strange -0.241
x.art |:thing 0.288
x.art |;CX 0.366
x.art |;Cx -0.055
x.art |=$ -0.451
x.art |=CA 0.222
x.art |=Cx -0.093
x.art |=DX -0.686
x.art |=Ox -0.059
x.art |nCX -0.074
x.art |nat -0.07
x.art |qCX -0.271
x.art |qCx -0.085
x.art |qcolour -0.1
x.art |qcommon -0.204
x.art |qdo -0.054
x.art |qsubj -0.167
x.art |qtrade -0.091
x.art |~CX 0.218
x.art_| CX -0.113
x.art_| Cx -0.136
x.art_| at -0.143
x.art_| ordinary -0.125
x.art_| strange -0.073
x.art_|,art -0.133
x.art_|.CX 0.159
x.art_|.Cx -0.149
x.art_|.art -0.302
x.art_|=$ -0.073
x.art_|=Cx -0.073
x.as | DX -0.18
x.as | strange -0.101
x.as |,DX -0.191
x.as |=$ -0.053
x.at | CI -0.284
x.at | CX -0.1
x.at | Cd -0.082
x.at | Cx -0.22
x.at | DX -0.238
x.at | Dx -0.236
x.at | Ox -0.13
x.at | adv -0.392
x.at | and -0.654
x.at | art -0.204
x.at | be -0.613
x.at | call -0.097
x.at | colour -0.326
x.at | describes -0.112
x.at | do -0.705
x.at | field -0.076
x.at | for -0.4
x.at | kind -0.148
x.at | logo -0.259
x.at | lx -0.743
x.at | name -0.072
x.at | number -0.303
x.at | ordinary 0.091
x.at | past -0.055
x.at | proper -0.272
x.at | say -0.137
x.at | strange -0.406
x.at | subj -0.651
x.at | trade -0.695
x.at | where -0.14
x.at | will -0.154
x.at | wish -0.203
x.at |!CX -0.048
x.at |$$ -0.706
x.at |$CX -0.531
x.at |$Cx -0.162
x.at |$Ox -0.118
x.at |$lx -0.56
x.at |&CX -0.243
x.at |&ordinary -0.07
x.at |&strange -0.183
x.at |(CX 0.254
x.at |(Cx -0.049
x.at |(poss -0.096
x.at |(strange 0.318
x.at |,CA -0.078
x.at |,CX -0.416
x.at |,Cx -0.371
x.at |,DX -0.429
x.at |,Dx -0.191
x.at |,Ox -0.249
x.at |,adv -0.405
x.at |,and -0.217
x.at |,art 0.21
x.at |,at -0.726
x.at |,be -0.173
x.at |,call -0.294
x.at |,colour -0.567
x.at |,common -0.585
x.at |,describes -0.386
x.at |,kind -0.169
x.at |,look -0.455
x.at |,lx -0.496
x.at |,name -0.372
x.at |,neg -0.385
x.at |,ordinary -0.704
x.at |,place -0.116
x.at |,poss 0.493
x.at |,strange -0.277
x.at |,subj -0.562
x.at |,thing -0.586
x.at |,trade 0.36
x.at |,wish -0.467
x.at |-CX -0.107
x.at |-ordinary -0.098
x.at |.CA 0.198
x.at |.CX -0.196
x.at |.Cd -0.269
x.at |.Cx -0.804
x.at |.DX -0.515
x.at |.Dx -0.185
x.at |.Ox -0.286
x.at |.adv -0.379
x.at |.and -0.291
x.at |.art -0.681
x.at |.at -0.08
x.at |.be -0.168
x.at |.colour 0.084
x.at |.do -0.328
x.at |.field -0.205
x.at |.hi -0.271
x.at |.kind -0.114
x.at |.logo -0.425
x.at |.look -0.497
x.at |.lx -0.57
x.at |.name -0.043
x.at |.neg -0.314
x.at |.ordinary -0.598
x.at |.poss 0.299
x.at |.strange -0.355
x.at |.subj -0.779
x.at |.tagl -0.376
x.at |.thing 0.046
x.at |.trade -0.147
x.at |.will 0.283
x.at |.wish 0.192
x.at |:Cx -0.108
x.at |:DX -0.136
x.at |:Ox -0.376
x.at |:art -0.326
x.at |:colour -0.316
x.at |:common -0.08
x.at |:describes -0.043
x.at |:logo -0.114
x.at |:strange -0.134
x.at |:thing 0.252
x.at |:trade -0.168
x.at |;CX -0.09
x.at |;describes -0.09
x.at |=$ 0.12
x.at |=CA -0.265
x.at |=CX 0.185
x.at |=Cx -0.121
x.at |=DX -0.147
x.at |=Ox -0.171
x.at |?CX -0.214
x.at |_CX -0.101
x.at |astrange -0.046
x.at |nCX -0.275
x.at |nCx -0.065
x.at |nlook -0.183
x.at |nordinary -0.303
x.at |nstrange -0.071
x.at |nsubj -0.095
x.at |qCX -0.48
x.at |qadv -0.307
x.at |qcolour -0.092
x.at |qdo -0.101
x.at |qthing -0.107
x.at |~colour -0.127
x.at-| Cx -0.085
x.at-| at -0.047
x.at-|,Cx -0.046
x.at.|.CX -0.385
x.at_| Cx -0.061
x.at_|,Cx -0.195
x.at_|,colour -0.153
x.at_|,look -0.187
x.at_|.CX -0.192
x.at_|.Cx -0.125
x.at_|=$ -0.27
x.at_|=Cx -0.27
x.atq| CX -0.143
x.atq|qCX 0.152
x.be | CA -0.459
x.be | CI 0.339
x.be | CX -0.516
x.be | Cd -0.119
x.be | Cx -0.542
x.be | DX -0.525
x.be | Dx -0.175
x.be | Ox -0.233
x.be | adv -0.525
x.be | and -0.076
x.be | art -0.306
x.be | at -1.036
x.be | be -0.411
x.be | call -0.189
x.be | colour -0.257
x.be | common -0.325
x.be | describes -0.15
x.be | do -0.772
x.be | field -0.189
x.be | for -0.161
x.be | kind -0.368
x.be | logo -0.087
x.be | lx -0.449
x.be | name -0.17
x.be | neg -0.28
x.be | number -0.43
x.be | ordinary -0.48
x.be | past -0.145
x.be | poss -0.327
x.be | proper -0.298
x.be | say -0.219
x.be | strange -0.62
x.be | subj -0.185
x.be | thing -0.457
x.be | trade -1.063
x.be | where -0.153
x.be | will -0.157
x.be | wish -0.137
x.be |$$ -0.144
x.be |$CX 0.567
x.be |$Cx -0.114
x.be |$Ox -0.063
x.be |$lx -0.507
x.be |&CX -0.163
x.be |&ordinary -0.136
x.be |(CX 0.122
x.be |,CA 0.24
x.be |,CX 0.454
x.be |,Cd -0.046
x.be |,Cx -0.465
x.be |,DX -0.381
x.be |,Dx -0.164
x.be |,Ox -0.141
x.be |,adv -0.329
x.be |,and 0.352
x.be |,art 0.441
x.be |,at 0.206
x.be |,be 0.622
x.be |,colour -0.336
x.be |,common -0.054
x.be |,describes 0.326
x.be |,do 0.334
x.be |,kind -0.173
x.be |,look -0.202
x.be |,lx 0.295
x.be |,neg -0.079
x.be |,ordinary 0.323
x.be |,strange -0.337
x.be |,subj 0.193
x.be |,thing -0.278
x.be |,trade -0.214
x.be |,wish 0.18
x.be |-CX -0.145
x.be |-strange -0.143
x.be |-thing -0.095
x.be |.CA 0.529
x.be |.CX 0.577
x.be |.Cd -0.064
x.be |.Cx 0.092
x.be |.DX -0.288
x.be |.Dx -0.15
x.be |.Ox -0.303
x.be |.adv -0.4
x.be |.art -0.436
x.be |.be -0.077
x.be |.colour 0.301
x.be |.common 0.228
x.be |.describes 0.263
x.be |.do 0.326
x.be |.neg 0.376
x.be |.ordinary 0.355
x.be |.poss -0.517
x.be |.strange -0.105
x.be |.tagl 0.133
x.be |.trade -0.06
x.be |.will -0.051
x.be |.wish 0.163
x.be |:CX 0.107
x.be |:Cx -0.072
x.be |:describes -0.186
x.be |;Cx -0.104
x.be |=$ 0.254
x.be |=CX 0.319
x.be |=Cx -0.261
x.be |?Cx -0.043
x.be |aCX -0.233
x.be |astrange -0.301
x.be |nCx -0.134
x.be |nhi -0.132
x.be |qCX -0.136
x.be |qCx -0.108
x.be |qstrange -0.102
x.be.| CX -0.062
x.be.|.CX -0.256
x.be.|.subj -0.332
x.be:| Cx -0.043
x.beq| CX -0.175
x.beq| common -0.097
x.beq|,CX -0.152
x.beq|q$ -0.175
x.beq|qCX 0.041
x.beq|qand -0.14
x.beq|qdescribes 0.071
x.beq|qsubj 0.113
x.call | CX -0.505
x.call | Cc -0.368
x.call | Cx -0.254
x.call | DX 0.2
x.call | adv -0.229
x.call | and 0.328
x.call | art -0.205
x.call | be -0.497
x.call | colour -0.551
x.call | common -0.375
x.call | describes -0.433
x.call | do -0.427
x.call | field -0.067
x.call | for 0.084
x.call | kind -0.361
x.call | like -0.057
x.call | logo -0.154
x.call | look -0.215
x.call | lx -0.054
x.call | neg -0.221
x.call | number -0.611
x.call | ordinary -0.651
x.call | past -0.17
x.call | poss -0.401
x.call | say -0.118
x.call | strange -0.327
x.call | subj -0.235
x.call | tagl -0.085
x.call | thing -0.789
x.call | trade -0.736
x.call | will -0.125
x.call | wish -0.453
x.call |$$ 0.383
x.call |$CX 0.256
x.call |$lx 0.275
x.call |&CX -0.144
x.call |&DX -0.254
x.call |&colour -0.102
x.call |&describes -0.253
x.call |&lx -0.196
x.call |&ordinary -0.155
x.call |&strange -0.127
x.call |&thing -0.13
x.call |,CX -0.046
x.call |,Cx -0.288
x.call |,DX 0.108
x.call |,adv -0.152
x.call |,and 0.065
x.call |,art 0.044
x.call |,common 0.311
x.call |,describes 0.142
x.call |,look 0.046
x.call |,lx 0.341
x.call |,neg -0.513
x.call |,ordinary -0.368
x.call |,subj 0.197
x.call |,thing -0.333
x.call |,wish 0.428
x.call |-CX -0.118
x.call |-strange -0.118
x.call |.CA 0.373
x.call |.CX -0.041
x.call |.Cc 0.331
x.call |.Cx 0.067
x.call |.adv 0.282
x.call |.art -0.092
x.call |.at -0.21
x.call |.be 0.217
x.call |.colour 0.264
x.call |.common 0.475
x.call |.describes 0.509
x.call |.do -0.417
x.call |.logo 0.496
x.call |.look 0.466
x.call |.lx 0.335
x.call |.neg 0.652
x.call |.ordinary 0.062
x.call |.strange 0.507
x.call |.subj -0.075
x.call |.thing 0.278
x.call |.trade 0.213
x.call |.will 0.256
x.call |.wish 0.321
x.call |:CX 0.277
x.call |;CX 0.37
x.call |;describes 0.221
x.call |=$ 0.181
x.call |=CX 0.157
x.call |qCX -0.142
x.call |qCx -0.225
x.call-| Cx -0.114
x.call-| at -0.054
x.call-|.Cx -0.148
x.call-|.ordinary -0.131
x.callq| CX -0.181
x.callq|qCX 0.232
x.callq|qdescribes 0.091
x.colour | CX 0.094
x.colour | Cx -0.245
x.colour | Dx -0.048
x.colour | Ox -0.06
x.colour | adv -0.057
x.colour | and -0.149
x.colour | art -0.097
x.colour | at -0.266
x.colour | colour -0.179
x.colour | do 0.224
x.colour | logo -0.081
x.colour | lx -0.186
x.colour | neg -0.065
x.colour | poss -0.048
x.colour | strange -0.101
x.colour | subj -0.041
x.colour | thing -0.049
x.colour | trade -0.135
x.colour |$$ -0.467
x.colour |$Cx -0.137
x.colour |$Ox -0.131
x.colour |$lx -0.53
x.colour |,CX -0.475
x.colour |,Cx -0.231
x.colour |,Dx -0.104
x.colour |,Ox -0.041
x.colour |,SA -0.099
x.colour |,adv -0.053
x.colour |,art -0.059
x.colour |,at -0.214
x.colour |,colour -0.296
x.colour |,common -0.057
x.colour |,describes -0.133
x.colour |,do -0.047
x.colour |,look -0.084
x.colour |,lx -0.332
x.colour |,neg -0.049
x.colour |,ordinary -0.097
x.colour |,subj -0.103
x.colour |,thing -0.225
x.colour |,trade -0.411
x.colour |.CX -0.301
x.colour |.Cx -0.126
x.colour |.Ox -0.333
x.colour |.art -0.204
x.colour |.be -0.074
x.colour |.colour -0.185
x.colour |.common -0.099
x.colour |.describes -0.382
x.colour |.do -0.119
x.colour |.logo -0.042
x.colour |.lx -0.277
x.colour |.neg -0.174
x.colour |.strange -0.051
x.colour |.subj -0.207
x.colour |.tagl -0.11
x.colour |.thing -0.133
x.colour |.trade -0.117
x.colour |=$ -0.232
x.colour |=Cx -0.136
x.colour |=Dx -0.08
x.colour |_Cx -0.065
x.colour |qCX -0.099
x.colour&| CX -0.29
x.colour&| at -0.092
x.colour&|$$ -0.116
x.colour&|$lx -0.094
x.colour&|,describes -0.057
x.colour&|,lx -0.075
x.colour&|.CX -0.082
x.colour&|.describes -0.04
x.colour,| CX -0.149
x.colour,| Cx -0.246
x.colour,| Ox -0.075
x.colour,| adv -0.095
x.colour,| and -0.066
x.colour,| at -0.07
x.colour,| common -0.077
x.colour,| describes -0.069
x.colour,| hi -0.052
x.colour,| look -0.058
x.colour,| lx -0.131
x.colour,| neg -0.043
x.colour,| strange -0.091
x.colour,| thing -0.084
x.colour,|$$ 0.214
x.colour,|$CX 0.52
x.colour,|$Cx -0.238
x.colour,|$DX -0.043
x.colour,|$Ox -0.385
x.colour,|$lx -0.58
x.colour,|,CX 0.193
x.colour,|,Cx -0.289
x.colour,|,DX -0.201
x.colour,|,Dx -0.198
x.colour,|,Ox -0.145
x.colour,|,art -0.14
x.colour,|,colour -0.06
x.colour,|,common -0.099
x.colour,|,describes -0.358
x.colour,|,lx -0.296
x.colour,|,neg 0.208
x.colour,|,ordinary 0.125
x.colour,|,strange -0.055
x.colour,|,tagl -0.059
x.colour,|,thing -0.278
x.colour,|-like -0.158
x.colour,|.Cx -0.199
x.colour,|.common -0.054
x.colour,|.describes -0.122
x.colour,|.do -0.042
x.colour,|.lx -0.066
x.colour,|.neg -0.046
x.colour,|.trade -0.083
x.colour,|:Cx -0.08
x.colour,|:describes -0.043
x.colour,|=$ -0.234
x.colour,|=Cx -0.195
x.colour.| CI -0.103
x.colour.| CX -0.377
x.colour.| DX -0.223
x.colour.| OX -0.126
x.colour.| adv -0.195
x.colour.| and -0.196
x.colour.| at -0.107
x.colour.| be 0.292
x.colour.| common -0.053
x.colour.| describes -0.089
x.colour.| like -0.07
x.colour.| logo -0.088
x.colour.| look -0.059
x.colour.| neg -0.1
x.colour.| ordinary -0.165
x.colour.| strange -0.173
x.colour.| subj -0.045
x.colour.| will -0.047
x.colour.|$$ 0.113
x.colour.|$CX 0.236
x.colour.|$lx -0.109
x.colour.|,CX -0.459
x.colour.|,OX -0.046
x.colour.|,colour -0.188
x.colour.|,common -0.045
x.colour.|,describes -0.085
x.colour.|,strange -0.287
x.colour.|-CX -0.042
x.colour.|-like -0.187
x.colour.|.CI -0.056
x.colour.|.CX -0.319
x.colour.|.Cx -0.163
x.colour.|.DX -0.206
x.colour.|.OX 0.247
x.colour.|.art -0.089
x.colour.|.describes -0.276
x.colour.|.do -0.05
x.colour.|.logo -0.058
x.colour.|.look -0.153
x.colour.|.neg -0.308
x.colour.|.ordinary -0.441
x.colour.|.poss 0.38
x.colour.|.thing -0.226
x.colour.|.trade -0.148
x.colour.|.wish -0.071
x.colour.|:common -0.042
x.colour.|=$ -0.365
x.colour.|=CX -0.212
x.colour.|=DX -0.072
x.colour/|,Cx -0.05
x.colour;|$$ -0.081
x.colour;|$Cx -0.048
x.colour;|;Cx -0.207
x.colour;|;describes -0.041
x.colourn| CX -0.049
x.colourn| thing -0.049
x.colourn|,CX -0.084
x.colourn|,thing -0.084
x.colourn|:CX -0.095
x.colourn|:describes -0.068
x.colourn|:thing -0.095
x.colourq|qCX 0.17
x.common | CA -0.456
x.common | CI -0.283
x.common | CX -0.11
x.common | Cd -0.051
x.common | Cx -0.437
x.common | DX -0.379
x.common | Dx -0.076
x.common | Ox -0.153
x.common | and 0.134
x.common | art -0.05
x.common | at -0.567
x.common | be -0.567
x.common | colour -0.096
x.common | common -0.403
x.common | describes -0.136
x.common | do -0.384
x.common | for -0.126
x.common | kind -0.064
x.common | like -0.049
x.common | logo -0.101
x.common | lx -0.26
x.common | neg -0.089
x.common | ordinary -0.171
x.common | past -0.185
x.common | place -0.207
x.common | poss -0.046
x.common | say -0.078
x.common | strange -0.236
x.common | subj 0.22
x.common | thing 0.185
x.common | trade -0.587
x.common | will -0.062
x.common | wish -0.281
x.common |!Cx -0.08
x.common |!subj -0.08
x.common |$$ -0.7
x.common |$CX -0.321
x.common |$Cx -0.283
x.common |$Ox -0.075
x.common |$lx -0.339
x.common |&CX -0.102
x.common |&Cx -0.105
x.common |&strange -0.056
x.common |&thing -0.098
x.common |(CX 0.354
x.common |(Cx -0.179
x.common |(common -0.129
x.common |,CI -0.201
x.common |,CX -0.322
x.common |,Cx -0.485
x.common |,DX -0.353
x.common |,Dx -0.1
x.common |,Ox -0.154
x.common |,adv -0.104
x.common |,and -0.248
x.common |,art -0.321
x.common |,at -0.268
x.common |,be -0.103
x.common |,colour 0.103
x.common |,common -0.218
x.common |,describes -0.53
x.common |,do 0.067
x.common |,logo -0.138
x.common |,look -0.15
x.common |,lx -0.376
x.common |,name -0.064
x.common |,neg -0.155
x.common |,ordinary -0.237
x.common |,poss -0.092
x.common |,subj -0.178
x.common |,thing -0.45
x.common |,trade -0.477
x.common |,wish -0.061
x.common |-CX -0.118
x.common |.CA -0.314
x.common |.CI 0.119
x.common |.CX -0.262
x.common |.Cd -0.126
x.common |.Cx -0.441
x.common |.DX -0.327
x.common |.Dx -0.049
x.common |.Ox -0.476
x.common |.art -0.281
x.common |.at 0.283
x.common |.be -0.118
x.common |.colour -0.478
x.common |.common 0.052
x.common |.describes -0.52
x.common |.do -0.198
x.common |.hi -0.146
x.common |.kind -0.064
x.common |.logo -0.111
x.common |.look -0.155
x.common |.lx -0.372
x.common |.neg -0.137
x.common |.poss -0.119
x.common |.strange -0.138
x.common |.subj -0.601
x.common |.thing -0.3
x.common |.trade -0.301
x.common |.will -0.063
x.common |.wish -0.25
x.common |:CX -0.295
x.common |:Cx -0.042
x.common |:Ox -0.095
x.common |:thing -0.259
x.common |:trade -0.188
x.common |=$ -0.255
x.common |=CX -0.078
x.common |=Cx -0.194
x.common |?Cx -0.101
x.common |nCX -0.342
x.common |nfield -0.227
x.common |nlook -0.264
x.common |qCX -0.359
x.common |qCx -0.088
x.common |qcommon -0.17
x.common |qdescribes -0.135
x.common |qsubj -0.121
x.common |qthing -0.073
x.common |qtrade -0.174
x.common |~CX -0.341
x.common,| CX -0.177
x.common,| Cx -0.114
x.common,| and -0.426
x.common,| at -0.227
x.common,| be -0.058
x.common,| common -0.098
x.common,| describes -0.058
x.common,| do -0.33
x.common,| lx -0.107
x.common,| poss -0.069
x.common,| strange -0.088
x.common,| subj -0.332
x.common,| thing -0.207
x.common,| where 0.343
x.common,| wish -0.069
x.common,|$$ -0.271
x.common,|$lx -0.091
x.common,|&Cx -0.057
x.common,|,CI -0.081
x.common,|,CX -0.255
x.common,|,Cx -0.189
x.common,|,adv -0.408
x.common,|,and -0.263
x.common,|,colour 0.375
x.common,|,describes 0.28
x.common,|,strange -0.258
x.common,|,subj 0.427
x.common,|.Cx -0.313
x.common,|.be -0.112
x.common,|.colour -0.114
x.common,|.describes -0.072
x.common,|.neg -0.221
x.common,|.ordinary -0.352
x.common,|.strange -0.045
x.common,|.subj 0.167
x.common,|.thing -0.056
x.common,|.trade -0.058
x.common-| Cx -0.065
x.common-| at -0.049
x.common-| number -0.07
x.common.| CX -0.6
x.common.| Cx -0.069
x.common.| OX -0.122
x.common.| adv -0.085
x.common.| and -0.333
x.common.| art -0.079
x.common.| at -0.218
x.common.| be 0.055
x.common.| call -0.102
x.common.| colour -0.067
x.common.| common -0.205
x.common.| describes -0.103
x.common.| do -0.105
x.common.| for -0.143
x.common.| kind -0.04
x.common.| logo -0.205
x.common.| lx -0.058
x.common.| neg -0.14
x.common.| number -0.218
x.common.| ordinary -0.048
x.common.| strange -0.074
x.common.| subj -0.139
x.common.| thing -0.168
x.common.| trade -0.25
x.common.| wish -0.162
x.common.|$$ -0.335
x.common.|$CX -0.313
x.common.|&CX -0.142
x.common.|&strange -0.097
x.common.|,art 0.119
x.common.|,describes -0.225
x.common.|,neg -0.298
x.common.|,ordinary -0.052
x.common.|,strange -0.118
x.common.|,trade 0.266
x.common.|-CX -0.289
x.common.|.CX 0.41
x.common.|.Cx -0.315
x.common.|.OX 0.327
x.common.|.art -0.189
x.common.|.common 0.159
x.common.|.describes 0.207
x.common.|.do 0.296
x.common.|.lx 0.228
x.common.|.neg 0.068
x.common.|.ordinary -0.255
x.common.|.subj -0.141
x.common.|.thing 0.265
x.common.|:CX -0.093
x.common.|=$ -0.209
x.common.|=CX -0.192
x.common.|=DX -0.042
x.common.|qCX -0.2
x.common:| CX -0.118
x.common:| at -0.1
x.common:|,CX -0.23
x.common:|,common 0.101
x.common:|.CX 0.328
x.common:|.Cx -0.389
x.common:|.describes 0.169
x.common:|.subj 0.168
x.common;| Cx -0.047
x.commonn|$$ -0.272
x.commonn|$CX -0.272
x.commonn|nCX -0.075
x.commonn|nstrange -0.07
x.commonq| CX -0.18
x.commonq| at -0.075
x.commonq| tagl -0.043
x.commonq|qCX -0.128
x.commonq|qCx -0.179
x.commonq|qdescribes 0.164
x.commonq|qwhere -0.284
x.describes | CA -0.326
x.describes | CX -0.132
x.describes | Cx -0.112
x.describes | DX 0.174
x.describes | Dx -0.07
x.describes | Ox -0.073
x.describes | SA -0.131
x.describes | and -0.144
x.describes | art -0.041
x.describes | at -0.407
x.describes | be -0.191
x.describes | call 0.251
x.describes | colour -0.044
x.describes | common -0.154
x.describes | describes -0.108
x.describes | do -0.284
x.describes | kind -0.306
x.describes | like -0.086
x.describes | logo -0.112
x.describes | lx -0.227
x.describes | neg -0.079
x.describes | ordinary -0.098
x.describes | past -0.112
x.describes | strange -0.137
x.describes | subj -0.046
x.describes | thing -0.287
x.describes | trade 0.133
x.describes | will -0.065
x.describes | wish -0.044
x.describes |$$ -0.715
x.describes |$CX -0.284
x.describes |$Cx -0.112
x.describes |$lx -0.543
x.describes |,CX -0.048
x.describes |,Cx -0.285
x.describes |,DX -0.302
x.describes |,Dx -0.183
x.describes |,Ox -0.345
x.describes |,and -0.188
x.describes |,at -0.375
x.describes |,common -0.151
x.describes |,describes -0.377
x.describes |,do -0.231
x.describes |,for -0.045
x.describes |,lx -0.249
x.describes |,neg -0.129
x.describes |,ordinary -0.045
x.describes |,strange -0.235
x.describes |,subj -0.1
x.describes |,tagl -0.126
x.describes |,thing -0.416
x.describes |,trade -0.07
x.describes |.CX -0.512
x.describes |.Cx -0.222
x.describes |.DX -0.223
x.describes |.Ox -0.238
x.describes |.art -0.168
x.describes |.be -0.091
x.describes |.colour -0.294
x.describes |.common -0.082
x.describes |.describes -0.318
x.describes |.do -0.061
x.describes |.kind -0.054
x.describes |.logo -0.143
x.describes |.look -0.323
x.describes |.lx -0.142
x.describes |.neg -0.202
x.describes |.ordinary -0.072
x.describes |.strange -0.319
x.describes |.subj -0.292
x.describes |.tagl -0.081
x.describes |.trade -0.073
x.describes |.wish -0.047
x.describes |:Cx -0.103
x.describes |:colour -0.077
x.describes |:strange -0.04
x.describes |:thing -0.062
x.describes |;CX -0.156
x.describes |;colour -0.125
x.describes |=$ -0.315
x.describes |=CX -0.247
x.describes |=Cx -0.061
x.describes |=DX -0.043
x.describes |?$ -0.108
x.describes |nCx -0.064
x.describes |qCX -0.114
x.describes |qcolour -0.051
x.describes |qordinary -0.059
x.describes&| CX -0.288
x.describes&| lx -0.187
x.describes&| trade -0.052
x.describes&|,Cx -0.128
x.describes&|,colour -0.148
x.describes&|.CX -0.093
x.describes,| CX -0.276
x.describes,| Cx -0.187
x.describes,| Ox -0.142
x.describes,| adv -0.087
x.describes,| at -0.066
x.describes,| be -0.046
x.describes,| colour -0.109
x.describes,| describes -0.103
x.describes,| do -0.154
x.describes,| look -0.105
x.describes,| lx -0.124
x.describes,| neg -0.05
x.describes,| strange -0.077
x.describes,| trade -0.162
x.describes,| wish -0.066
x.describes,|$Cx -0.128
x.describes,|$Dx -0.101
x.describes,|$lx -0.16
x.describes,|,Cx -0.393
x.describes,|,and -0.049
x.describes,|,colour -0.189
x.describes,|,common -0.089
x.describes,|,describes -0.274
x.describes,|,lx -0.296
x.describes,|,neg -0.111
x.describes,|,ordinary -0.32
x.describes,|,strange -0.041
x.describes,|,thing -0.115
x.describes,|,trade 0.151
x.describes,|-Cx -0.048
x.describes,|.CX 0.086
x.describes,|.Cx -0.302
x.describes,|.Ox -0.246
x.describes,|.adv 0.334
x.describes,|.describes -0.042
x.describes,|.do -0.083
x.describes,|.kind -0.194
x.describes,|.look -0.13
x.describes,|.neg -0.088
x.describes,|.strange -0.106
x.describes,|.subj -0.175
x.describes,|.trade -0.082
x.describes,|:ordinary -0.06
x.describes,|=$ -0.184
x.describes,|=Cx -0.049
x.describes,|qCx -0.104
x.describes.| CX -0.468
x.describes.| DX -0.085
x.describes.| OX 0.163
x.describes.| adv -0.145
x.describes.| and -0.093
x.describes.| art -0.045
x.describes.| at -0.072
x.describes.| be 0.195
x.describes.| common -0.199
x.describes.| describes -0.068
x.describes.| do -0.099
x.describes.| lx -0.125
x.describes.| neg -0.043
x.describes.| strange -0.048
x.describes.| thing -0.196
x.describes.| trade -0.166
x.describes.|$CX 0.218
x.describes.|$lx -0.351
x.describes.|&CX -0.052
x.describes.|&thing -0.052
x.describes.|,CX -0.237
x.describes.|,and -0.114
x.describes.|,trade -0.203
x.describes.|.CX -0.293
x.describes.|.Cx -0.276
x.describes.|.colour -0.141
x.describes.|.describes -0.052
x.describes.|.do -0.249
x.describes.|.neg -0.332
x.describes.|.ordinary -0.126
x.describes.|.subj -0.183
x.describes.|=$ -0.295
x.describes.|=CX -0.241
x.describes.|=DX -0.05
x.describes.|qCX -0.105
x.describes:|,Cx -0.09
x.describes;| Cx -0.156
x.describes;|;Cx -0.174
x.describesn| neg -0.056
x.describesn|$$ -0.045
x.describesn|,CX -0.09
x.describesn|:CX -0.091
x.describesn|:colour -0.092
x.describesn|:ordinary -0.044
x.describesq| CX -0.066
x.describesq|q$ 0.371
x.describesq|qCX 0.37
x.describesq|qcolour 0.258
x.do | CA 0.112
x.do | CI -0.187
x.do | CX 0.183
x.do | Cx -0.408
x.do | Dx -0.053
x.do | Ox -0.288
x.do | adv -0.077
x.do | and -0.366
x.do | art -0.072
x.do | at 0.358
x.do | be -0.085
x.do | common -0.236
x.do | describes -0.231
x.do | do -0.348
x.do | field -0.061
x.do | for -0.266
x.do | kind -0.06
x.do | like -0.063
x.do | logo -0.302
x.do | lx -0.515
x.do | name -0.062
x.do | number -0.13
x.do | ordinary -0.08
x.do | place -0.197
x.do | strange -0.155
x.do | subj -0.208
x.do | thing -0.191
x.do | trade -0.106
x.do | where -0.441
x.do |$$ -0.518
x.do |$CX -0.31
x.do |$Cx -0.077
x.do |$Ox -0.053
x.do |$lx -0.412
x.do |&CX -0.144
x.do |&Cx -0.097
x.do |&strange -0.138
x.do |&thing -0.053
x.do |(art -0.3
x.do |,CA -0.201
x.do |,CX 0.145
x.do |,Cx -0.334
x.do |,Ox -0.29
x.do |,adv -0.067
x.do |,and -0.107
x.do |,art -0.425
x.do |,at -0.382
x.do |,colour -0.482
x.do |,common -0.377
x.do |,describes -0.123
x.do |,kind 0.404
x.do |,look -0.247
x.do |,lx -0.333
x.do |,neg -0.287
x.do |,ordinary -0.299
x.do |,strange 0.219
x.do |,thing 0.319
x.do |,trade -0.44
x.do |,wish -0.147
x.do |-CX -0.113
x.do |-strange -0.113
x.do |.CI -0.061
x.do |.CX -0.525
x.do |.Cd -0.316
x.do |.Cx -0.386
x.do |.Dx -0.048
x.do |.Ox -0.452
x.do |.adv -0.296
x.do |.art -0.206
x.do |.be -0.13
x.do |.colour -0.479
x.do |.common -0.124
x.do |.describes -0.409
x.do |.do -0.053
x.do |.kind -0.142
x.do |.lx -0.397
x.do |.name -0.217
x.do |.neg -0.206
x.do |.ordinary -0.364
x.do |.strange 0.175
x.do |.subj -0.325
x.do |.tagl -0.165
x.do |.thing -0.284
x.do |.trade -0.264
x.do |.will -0.068
x.do |.wish -0.216
x.do |:CX -0.136
x.do |:Cx -0.042
x.do |:art -0.131
x.do |=$ -0.113
x.do |=Cx -0.061
x.do |qCX -0.128
x.do |qCx -0.087
x.do |qstrange -0.108
x.do |qtrade -0.094
x.do,| thing -0.099
x.do,|,Cx -0.145
x.do,|.Cx -0.082
x.do.| CX -0.122
x.do.| Cx -0.096
x.do.| be -0.096
x.do.| colour -0.083
x.do.| trade -0.091
x.do.|.colour -0.271
x.do:|nwish -0.143
x.do?| at -0.239
x.field | Cx -0.102
x.field | and -0.285
x.field | subj -0.248
x.field |,Cx -0.157
x.field |,and -0.084
x.field |,art -0.076
x.field |.CX -0.205
x.field |.Cx -0.074
x.field |.colour -0.081
x.field,| strange -0.111
x.field.| CX -0.04
x.field:| CX -0.092
x.field:| do -0.074
x.field:|.Cx -0.092
x.field:|.look -0.092
x.field:|:colour -0.113
x.field:|nCX -0.086
x.field:|nlook -0.239
x.for | CA -0.395
x.for | CX 0.073
x.for | Cx -0.286
x.for | DX 0.352
x.for | Dx -0.265
x.for | Ox -0.257
x.for | adv -0.086
x.for | and -0.53
x.for | art -0.129
x.for | be -0.149
x.for | call -0.144
x.for | common -0.235
x.for | describes -0.312
x.for | do 0.213
x.for | for -0.22
x.for | kind -0.307
x.for | like -0.117
x.for | look 0.28
x.for | lx -0.62
x.for | neg 0.261
x.for | number -0.395
x.for | ordinary -0.564
x.for | past 0.105
x.for | poss -0.152
x.for | proper -0.156
x.for | say -0.285
x.for | strange -0.663
x.for | subj -0.341
x.for | thing -0.221
x.for | trade 0.114
x.for | where -0.278
x.for | wish -0.107
x.for |$$ -0.047
x.for |$CX 0.074
x.for |$Cx -0.142
x.for |$lx -0.117
x.for |&CX -0.213
x.for |&colour -0.074
x.for |&lx -0.104
x.for |&ordinary -0.104
x.for |&strange -0.041
x.for |(CX 0.243
x.for |(strange 0.4
x.for |(trade 0.155
x.for |,CA 0.077
x.for |,CX 0.433
x.for |,Cx -0.718
x.for |,DX -0.286
x.for |,Dx -0.243
x.for |,Ox -0.201
x.for |,adv 0.517
x.for |,art 0.147
x.for |,at 0.235
x.for |,colour -0.588
x.for |,common 0.337
x.for |,describes 0.09
x.for |,do 0.265
x.for |,kind 0.092
x.for |,logo -0.147
x.for |,look -0.125
x.for |,lx -0.152
x.for |,name -0.297
x.for |,neg -0.11
x.for |,ordinary -0.164
x.for |,poss 0.328
x.for |,strange 0.086
x.for |,subj 0.249
x.for |,thing -0.041
x.for |,trade 0.313
x.for |-CX -0.23
x.for |-Cx -0.057
x.for |-describes -0.226
x.for |.CX -0.615
x.for |.Cx -0.563
x.for |.DX -0.337
x.for |.Dx -0.06
x.for |.Ox -0.292
x.for |.art -0.406
x.for |.colour -0.335
x.for |.common 0.322
x.for |.describes -0.563
x.for |.kind -0.134
x.for |.logo 0.184
x.for |.look 0.211
x.for |.lx -0.069
x.for |.neg -0.372
x.for |.ordinary -0.12
x.for |.poss -0.146
x.for |.strange -0.219
x.for |.subj -0.145
x.for |.thing -0.237
x.for |.trade -0.488
x.for |:CX 0.259
x.for |:Cx -0.197
x.for |:Dx -0.191
x.for |:colour 0.301
x.for |:do 0.12
x.for |:strange -0.046
x.for |:thing -0.186
x.for |;Cx -0.158
x.for |=$ 0.067
x.for |=CX 0.17
x.for |=Ox -0.079
x.for |?CX 0.063
x.for |?Cx -0.08
x.for |?art 0.49
x.for |?describes 0.448
x.for |?subj 0.428
x.for |aCX -0.319
x.for |astrange -0.393
x.for |qtrade -0.108
x.for |~Cx -0.09
x.forq| CX -0.078
x.forq|qCX 0.164
x.forq|qOx 0.391
x.forq|qtrade 0.402
x.hi | Cx -0.076
x.hi | DX -0.083
x.hi | and -0.085
x.hi | be -0.06
x.hi | kind -0.048
x.hi | poss -0.043
x.hi | strange -0.075
x.hi |!Cx -0.055
x.hi |$$ -0.155
x.hi |$Cx -0.104
x.hi |,CX -0.259
x.hi |,Cx -0.13
x.hi |,do -0.266
x.hi |,strange -0.088
x.hi |.CX -0.045
x.hi |nCx -0.093
x.hi |nstrange -0.116
x.hi!| CI -0.078
x.hi!| CX 0.221
x.hi!| Cx -0.08
x.hi!| at -0.057
x.hi!| be 0.285
x.hi!| poss -0.044
x.hi,| CX -0.113
x.hi,| Dx -0.1
x.hi,| and -0.134
x.hi,| art -0.103
x.hi,| at -0.084
x.hi,| common -0.097
x.hi,| do -0.098
x.hi,| for -0.067
x.hi,| logo -0.05
x.hi,| ordinary -0.075
x.hi,| strange -0.188
x.hi,| subj -0.069
x.hi,| trade -0.123
x.hi,| wish -0.061
x.hi,|$$ -0.628
x.hi,|$CX -0.523
x.hi,|.CX -0.099
x.hi,|.Dx -0.046
x.hi,|.strange -0.108
x.hi,|.subj -0.105
x.hin|$$ -0.143
x.hin|$CX -0.143
x.kind | CA 0.045
x.kind | CX 0.127
x.kind | Cx -0.441
x.kind | Ox -0.343
x.kind | SA -0.277
x.kind | adv -0.393
x.kind | and -0.346
x.kind | art -0.076
x.kind | be -0.231
x.kind | colour 0.119
x.kind | common 0.271
x.kind | describes -0.108
x.kind | do -0.49
x.kind | for -0.549
x.kind | kind -0.325
x.kind | like -0.14
x.kind | logo -0.234
x.kind | look -0.067
x.kind | lx 0.071
x.kind | neg -0.298
x.kind | number -0.258
x.kind | ordinary 0.198
x.kind | past -0.184
x.kind | place -0.044
x.kind | poss 0.265
x.kind | proper -0.159
x.kind | say -0.264
x.kind | strange 0.042
x.kind | subj -0.59
x.kind | tagl -0.263
x.kind | thing 0.088
x.kind | trade -0.684
x.kind | where -0.289
x.kind |$CX 0.098
x.kind |$Ox -0.19
x.kind |&CX -0.154
x.kind |&colour -0.043
x.kind |&lx -0.243
x.kind |&strange -0.179
x.kind |(Cx -0.04
x.kind |,CA 0.209
x.kind |,CX 0.048
x.kind |,Cx -0.572
x.kind |,Ox -0.223
x.kind |,SA -0.06
x.kind |,adv -0.126
x.kind |,art -0.303
x.kind |,at 0.1
x.kind |,colour 0.14
x.kind |,common -0.044
x.kind |,describes 0.149
x.kind |,do -0.361
x.kind |,kind -0.053
x.kind |,logo -0.429
x.kind |,look -0.282
x.kind |,lx -0.226
x.kind |,name -0.061
x.kind |,neg -0.308
x.kind |,ordinary -0.263
x.kind |,strange 0.302
x.kind |,subj 0.13
x.kind |,tagl 0.204
x.kind |,trade -0.278
x.kind |-Cx -0.042
x.kind |.CX -0.143
x.kind |.Cd -0.085
x.kind |.Cx -0.533
x.kind |.Dx -0.065
x.kind |.Ox -0.344
x.kind |.art -0.067
x.kind |.colour -0.462
x.kind |.describes 0.397
x.kind |.logo -0.157
x.kind |.look -0.082
x.kind |.lx -0.072
x.kind |.name -0.056
x.kind |.neg -0.092
x.kind |.ordinary 0.174
x.kind |.poss -0.081
x.kind |.subj -0.176
x.kind |.tagl -0.062
x.kind |.trade -0.286
x.kind |.wish -0.112
x.kind |:CX 0.106
x.kind |:Cx -0.19
x.kind |:common 0.227
x.kind |:describes 0.241
x.kind |:ordinary -0.177
x.kind |:thing 0.409
x.kind |;CX 0.256
x.kind |;describes -0.142
x.kind |;thing 0.305
x.kind |=$ -0.273
x.kind |aCx -0.057
x.kind |astrange -0.263
x.kind |~Cx -0.082
x.kind |~strange -0.082
x.kind(|,Cx -0.046
x.kind,| CX -0.424
x.kind,| Cx -0.057
x.kind,| Ox -0.118
x.kind,| adv -0.047
x.kind,| and -0.186
x.kind,| at -0.283
x.kind,| common -0.123
x.kind,| describes -0.111
x.kind,| do -0.201
x.kind,| kind -0.159
x.kind,| look -0.051
x.kind,| lx -0.359
x.kind,| ordinary -0.097
x.kind,| strange -0.195
x.kind,| thing -0.196
x.kind,| trade -0.335
x.kind,|$CX 0.267
x.kind,|$Cx -0.095
x.kind,|$lx -0.17
x.kind,|&CX -0.279
x.kind,|&strange -0.181
x.kind,|,CX -0.086
x.kind,|,Cd -0.088
x.kind,|,Cx -0.474
x.kind,|,common -0.398
x.kind,|,describes -0.302
x.kind,|,neg -0.068
x.kind,|,ordinary 0.143
x.kind,|,thing 0.142
x.kind,|,trade -0.079
x.kind,|,wish 0.202
x.kind,|-common -0.051
x.kind,|.CX 0.229
x.kind,|.Cx -0.137
x.kind,|.Ox -0.282
x.kind,|.art -0.268
x.kind,|.colour 0.319
x.kind,|.common 0.232
x.kind,|.describes 0.206
x.kind,|.do -0.079
x.kind,|.lx 0.108
x.kind,|.poss -0.088
x.kind,|.subj 0.224
x.kind,|.thing -0.307
x.kind,|=$ 0.257
x.kind,|qstrange -0.085
x.kind.| CX -0.295
x.kind.| OX -0.136
x.kind.| and -0.129
x.kind.| art -0.045
x.kind.| be -0.077
x.kind.| common -0.073
x.kind.| describes -0.147
x.kind.| do -0.077
x.kind.| like -0.061
x.kind.| logo -0.171
x.kind.| strange -0.123
x.kind.| subj -0.042
x.kind.| thing -0.058
x.kind.| trade -0.195
x.kind.|&strange -0.115
x.kind.|,CX -0.104
x.kind.|.CX -0.044
x.kind.|.OX 0.186
x.kind.|.colour 0.053
x.kind.|.describes -0.25
x.kind.|.lx -0.09
x.kind.|.neg -0.139
x.kind.|.subj 0.158
x.kind.|.thing -0.258
x.kind.|.trade 0.15
x.kind:| CA 0.166
x.kind:| CX -0.33
x.kind:| and -0.249
x.kind:| at -0.142
x.kind:| colour -0.346
x.kind:| common -0.106
x.kind:| describes -0.082
x.kind:| do 0.189
x.kind:| for -0.082
x.kind:| kind -0.046
x.kind:| number -0.108
x.kind:| ordinary -0.099
x.kind:| strange 0.237
x.kind:| subj -0.14
x.kind:| thing -0.083
x.kind:| trade -0.444
x.kind:|&CX -0.283
x.kind:|,CX 0.05
x.kind:|,Cx -0.203
x.kind:|,colour -0.175
x.kind:|.CA -0.246
x.kind:|.CX 0.276
x.kind:|.Cx -0.05
x.kind:|.common 0.214
x.kind:|.describes 0.324
x.kind:|.field 0.282
x.kind:|.kind 0.289
x.kind:|.neg 0.104
x.kind:|.ordinary 0.164
x.kind:|.poss 0.322
x.kind:|.subj 0.282
x.kind:|.thing 0.225
x.kind:|:CX -0.276
x.kind:|:colour -0.083
x.kind:|:describes -0.202
x.kind:|:kind -0.117
x.kind:|:ordinary -0.068
x.kind:|:strange -0.059
x.kind:|:trade -0.13
x.kind:|;CX 0.322
x.kind:|=$ -0.065
x.kind:|=CX -0.05
x.kind:|nCX 0.235
x.kind:|nfield 0.437
x.kind:|nsubj 0.109
x.kindq| CX -0.069
x.kindq| ordinary -0.087
x.kindq| strange -0.128
x.kindq|qCX 0.469
x.kindq|qDX 0.188
x.kindq|qat 0.117
x.kindq|qcolour 0.411
x.kindq|qcommon 0.226
x.kindq|qdescribes 0.313
x.kindq|qthing 0.088
x.like | CX -0.373
x.like | Cx -0.054
x.like | and -0.108
x.like | at -0.088
x.like | for -0.104
x.like | lx -0.164
x.like | strange -0.141
x.like | subj -0.139
x.like | thing -0.097
x.like | trade -0.403
x.like |$$ -0.048
x.like |,Cx -0.199
x.like |,and -0.054
x.like |,at -0.295
x.like |,describes -0.262
x.like |,do -0.13
x.like |,thing -0.067
x.like |.CX 0.209
x.like |.Cx -0.102
x.like |.adv 0.278
x.like |.common -0.058
x.like |.neg -0.1
x.like |:describes 0.358
x.like |=$ -0.446
x.logo | CA 0.204
x.logo | CX 0.098
x.logo | Cx -0.144
x.logo | Dx -0.167
x.logo | Ox -0.091
x.logo | and -0.081
x.logo | art -0.056
x.logo | at -0.332
x.logo | colour -0.152
x.logo | common -0.058
x.logo | describes -0.219
x.logo | do -0.055
x.logo | for 0.287
x.logo | like -0.057
x.logo | lx -0.439
x.logo | neg -0.059
x.logo | ordinary -0.175
x.logo | strange -0.059
x.logo | thing -0.289
x.logo | trade -0.363
x.logo |$$ 0.296
x.logo |$CX 0.485
x.logo |$lx -0.398
x.logo |,CA -0.749
x.logo |,Cx -0.34
x.logo |,Dx -0.129
x.logo |,Ox -0.156
x.logo |,adv -0.05
x.logo |,art -0.344
x.logo |,at -0.321
x.logo |,colour -0.663
x.logo |,common -0.111
x.logo |,describes -0.117
x.logo |,do -0.309
x.logo |,lx -0.517
x.logo |,name -0.113
x.logo |,neg -0.179
x.logo |,ordinary -0.211
x.logo |,strange -0.04
x.logo |,thing -0.158
x.logo |,trade -0.099
x.logo |.Cx -0.236
x.logo |.Dx -0.06
x.logo |.Ox -0.25
x.logo |.art -0.157
x.logo |.colour -0.046
x.logo |.lx -0.109
x.logo |.neg -0.06
x.logo |.ordinary -0.076
x.logo |.subj -0.129
x.logo |.thing -0.111
x.logo |:do -0.078
x.logo |=$ -0.253
x.logo |=CA -0.25
x.logo,| Cx -0.166
x.logo,| adv -0.085
x.logo,| at -0.142
x.logo,| colour -0.077
x.logo,| lx -0.143
x.logo,| ordinary -0.045
x.logo,| thing -0.118
x.logo,| trade -0.199
x.logo,|$lx -0.288
x.logo,|,Cx -0.195
x.logo,|,Ox -0.135
x.logo,|,colour -0.122
x.logo,|,common -0.111
x.logo,|,describes -0.424
x.logo,|,for -0.17
x.logo,|,lx -0.299
x.logo,|,neg -0.179
x.logo,|.Cx -0.095
x.logo,|.art -0.167
x.logo,|.subj -0.126
x.logo,|=$ -0.166
x.logo,|=Cx -0.058
x.logo.| OX -0.068
x.logo.| and -0.048
x.logo.| be 0.095
x.logo.| common -0.058
x.logo.| do -0.051
x.logo.| lx -0.166
x.logo.| ordinary -0.044
x.logo.| subj -0.077
x.logo.| thing -0.144
x.logo.| trade -0.263
x.logo.| where -0.146
x.logo.| wish -0.15
x.logo.|,CX -0.091
x.logo.|,DX -0.095
x.logo.|.CX 0.071
x.logo.|.Cx -0.132
x.logo.|.art -0.113
x.logo.|.colour 0.41
x.logo.|.describes -0.05
x.logo.|.subj -0.077
x.logo.|.thing -0.298
x.logo.|=$ -0.197
x.logo.|=CX -0.098
x.logo:| at -0.107
x.logo:| common -0.072
x.logo:| thing -0.061
x.logo:|,Cx -0.407
x.logo:|,colour 0.127
x.logo:|,name -0.109
x.logo:|.CX 0.346
x.logo:|.Cx -0.113
x.logo:|.neg -0.123
x.logo?| be -0.081
x.logo?|,CX -0.128
x.logo?|,trade -0.125
x.logoq| CX -0.041
x.logoq|qCX 0.269
x.look | CI -0.108
x.look | Cx -0.132
x.look | and -0.089
x.look | at -0.102
x.look | colour -0.052
x.look | describes -0.146
x.look | for -0.101
x.look | proper -0.14
x.look | strange -0.222
x.look | subj -0.047
x.look |$$ -0.205
x.look |$CX -0.18
x.look |,Cx -0.23
x.look |,art -0.101
x.look |,at -0.153
x.look |,colour -0.271
x.look |,describes -0.159
x.look |,ordinary -0.051
x.look |,strange -0.089
x.look |.neg -0.067
x.look |=$ -0.121
x.look |=Cx -0.12
x.look,| at -0.042
x.look,| lx 0.226
x.look,| thing 0.223
x.look,|$lx 0.168
x.look,|,Cx -0.054
x.look,|,common -0.044
x.look,|.Cx -0.086
x.look,|.art -0.205
x.look.| Cx -0.041
x.look.| be -0.042
x.look.|.CX -0.216
x.look.|=$ -0.08
x.look.|=CX -0.08
x.look:| Cx -0.059
x.look:|$$ -0.14
x.look:|,Cx -0.079
x.look:|,describes -0.041
x.look:|.common -0.104
x.look:|.look -0.117
x.look:|:Cx -0.092
x.look:|:colour -0.092
x.look:|:describes -0.055
x.look:|=$ -0.193
x.look:|nCx -0.091
x.look:|nlook -0.056
x.look:|nneg -0.064
x.n  -0.404
x.n 1 -0.355
x.n 2 -0.213
x.n 3 -0.124
x.n 4 -0.19
x.n$ -0.458
x.n$1 -0.239
x.n$2 -0.41
x.n$3 -0.14
x.n$4 -0.079
x.n, -0.176
x.n,1 -0.049
x.n,2 -0.157
x.n,3 -0.138
x.n. -0.147
x.n: -0.358
x.n:1 -0.367
x.n:2 -0.152
x.n:3 -0.194
x.n:4 -0.152
x.nX| andC -0.105
x.nX| commonC -0.052
x.nX| describesC -0.073
x.nX| hiC -0.064
x.nX| thingC -0.059
x.nX|$$C -0.442
x.nX|,describesC -0.09
x.nX|,thingC -0.084
x.nX|:colourC -0.115
x.nX|:describesC -0.092
x.nX|:doC -0.065
x.nX|:kindC -0.047
x.nX|:thingC -0.095
x.nX|:tradeC -0.161
x.nX|nlookC -0.124
x.nX|nstrangeC -0.366
x.name | CX -0.607
x.name | Cx -0.573
x.name | Dx -0.309
x.name | Ox -0.419
x.name | adv -0.26
x.name | and -0.518
x.name | at -0.411
x.name | be -0.091
x.name | colour -0.137
x.name | describes -0.185
x.name | do -0.161
x.name | for -0.093
x.name | kind -0.193
x.name | logo -0.081
x.name | lx -0.239
x.name | neg -0.161
x.name | number -0.187
x.name | ordinary -0.287
x.name | past -0.101
x.name | poss -0.044
x.name | proper -0.121
x.name | say -0.167
x.name | strange -0.479
x.name | subj -0.556
x.name | thing -0.424
x.name | trade -0.182
x.name | where -0.056
x.name | will -0.125
x.name | wish -0.071
x.name |$$ 0.381
x.name |$CX 0.401
x.name |$Cx -0.344
x.name |$lx -0.369
x.name |&CX -0.132
x.name |&Cx -0.062
x.name |&thing -0.252
x.name |,CX 0.073
x.name |,Cx 0.216
x.name |,Ox -0.198
x.name |,adv -0.359
x.name |,art 0.074
x.name |,at 0.097
x.name |,colour 0.138
x.name |,common 0.36
x.name |,describes 0.188
x.name |,do -0.167
x.name |,lx -0.158
x.name |,neg 0.112
x.name |,ordinary -0.286
x.name |,strange 0.551
x.name |,subj -0.314
x.name |,trade -0.172
x.name |.CX 0.262
x.name |.Dx -0.116
x.name |.Ox -0.096
x.name |.art 0.146
x.name |.colour -0.051
x.name |.common -0.18
x.name |.describes 0.166
x.name |.do -0.381
x.name |.lx -0.283
x.name |.neg 0.4
x.name |.ordinary 0.232
x.name |.strange -0.124
x.name |.subj -0.217
x.name |.thing -0.139
x.name |.trade 0.23
x.name |=$ 0.148
x.name |=CX 0.278
x.name |=Cx -0.433
x.name,| CX -0.244
x.name,| Cx -0.109
x.name,| common -0.044
x.name,|$$ -0.085
x.name,|$Cx -0.085
x.name,|,CX 0.214
x.name,|,Cx -0.287
x.name,|,and 0.355
x.name,|,at 0.151
x.name,|.CX -0.042
x.name,|.Cx -0.121
x.name,|.describes 0.132
x.name.| and -0.079
x.name.|,CX -0.294
x.name.|,neg -0.238
x.name.|=$ -0.096
x.name:| CA -0.337
x.name:| CX -0.343
x.name:| Ox -0.229
x.name:| adv -0.128
x.name:| and -0.289
x.name:| art -0.047
x.name:| at -0.246
x.name:| colour -0.122
x.name:| common -0.139
x.name:| describes -0.062
x.name:| do -0.174
x.name:| number -0.194
x.name:| ordinary -0.178
x.name:| strange -0.204
x.name:| subj -0.198
x.name:| thing -0.159
x.name:| trade -0.4
x.name:|$$ 0.341
x.name:|$CX 0.217
x.name:|&CX -0.108
x.name:|&strange -0.087
x.name:|,colour 0.18
x.name:|,describes -0.168
x.name:|,thing -0.196
x.name:|.CA 0.537
x.name:|.CX 0.2
x.name:|.colour 0.593
x.name:|.common 0.354
x.name:|.describes 0.285
x.name:|.look 0.201
x.name:|.neg 0.097
x.name:|.ordinary 0.113
x.name:|.subj 0.398
x.name:|.tagl 0.284
x.name:|.thing 0.443
x.name:|/CX 0.394
x.name:|/field 0.261
x.name:|:CX -0.479
x.name:|:colour -0.276
x.name:|:common -0.145
x.name:|:describes -0.129
x.name:|:number -0.111
x.name:|:ordinary -0.278
x.name:|:strange -0.162
x.name:|:trade -0.55
x.name:|;CX 0.337
x.name:|=$ 0.523
x.name:|=CX 0.507
x.name:|nCX 0.785
x.name:|nkind 0.109
x.name:|nlike -0.181
x.name:|nlook -0.329
x.name:|nsubj -0.128
x.nameq| CX -0.063
x.nameq|qCX -0.192
x.nameq|qcolour 0.32
x.nameq|qdescribes 0.305
x.name~| CX 0.375
x.neg | Cx -0.122
x.neg | DX -0.209
x.neg | Ox -0.122
x.neg | adv -0.096
x.neg | and -0.18
x.neg | at -0.113
x.neg | lx -0.128
x.neg | name -0.046
x.neg | strange -0.046
x.neg | thing -0.064
x.neg | wish -0.071
x.neg |$$ -0.327
x.neg |$Cx -0.098
x.neg |$DX -0.111
x.neg |$lx -0.229
x.neg |,CX -0.063
x.neg |,Cx -0.141
x.neg |,DX -0.201
x.neg |,colour -0.265
x.neg |,common -0.048
x.neg |,lx -0.195
x.neg |,neg -0.094
x.neg |,ordinary -0.16
x.neg |,strange -0.055
x.neg |,thing -0.087
x.neg |,trade -0.085
x.neg |.CX -0.224
x.neg |.Cx -0.173
x.neg |.Ox -0.134
x.neg |.art -0.084
x.neg |.colour -0.352
x.neg |.describes -0.439
x.neg |.do -0.129
x.neg |.lx -0.134
x.neg |.ordinary -0.356
x.neg |.subj -0.132
x.neg |:Ox -0.083
x.neg |:ordinary -0.054
x.neg |=$ -0.33
x.neg |=Cx -0.092
x.neg |=DX -0.099
x.neg |=Ox -0.079
x.neg |nsubj -0.051
x.neg,|$$ -0.066
x.neg,|$Cx -0.058
x.neg,|,common -0.041
x.neg,|.describes -0.071
x.neg.| CX -0.047
x.neg:|$$ -0.169
x.neg:|,ordinary -0.092
x.neg:|,thing 0.289
x.nega| Cd -0.096
x.nn -0.505
x.nn2 -0.381
x.nn3 -0.188
x.nn4 -0.215
x.number | CX -0.12
x.number | Cx -0.061
x.number | and -0.059
x.number | at -0.395
x.number | colour -0.127
x.number | do -0.091
x.number | ordinary -0.069
x.number | subj -0.149
x.number | trade -0.099
x.number |$$ -0.15
x.number |,CX -0.395
x.number |,Cx -0.104
x.number |,common -0.055
x.number |,ordinary -0.042
x.number |.CX -0.229
x.number |.Cx -0.348
x.number |.Dx -0.109
x.number |.Ox -0.109
x.number |.colour -0.19
x.number |.common -0.127
x.number |.strange -0.098
x.number,| CX -0.155
x.number,| be -0.085
x.number,| trade -0.047
x.number,|,Cx -0.077
x.number,|.CX 0.381
x.number,|.Cx -0.042
x.number.| CX -0.221
x.number.| OX -0.066
x.number.| at -0.049
x.number.| thing -0.048
x.number.| trade -0.073
x.number.|.CX -0.127
x.numberq| CX -0.093
x.nx|:thingC -0.079
x.ordinary | CX -0.263
x.ordinary | Cd -0.191
x.ordinary | Cx -0.289
x.ordinary | DX -0.615
x.ordinary | Dx -0.315
x.ordinary | Ox -0.33
x.ordinary | and -0.535
x.ordinary | art -0.118
x.ordinary | as -0.185
x.ordinary | at -0.17
x.ordinary | be -0.202
x.ordinary | call -0.042
x.ordinary | colour 0.113
x.ordinary | common -0.287
x.ordinary | describes -0.183
x.ordinary | do -0.546
x.ordinary | for -0.293
x.ordinary | kind -0.18
x.ordinary | like -0.18
x.ordinary | logo -0.071
x.ordinary | look -0.169
x.ordinary | lx -0.514
x.ordinary | name -0.153
x.ordinary | neg -0.071
x.ordinary | number -0.25
x.ordinary | ordinary -0.415
x.ordinary | past -0.18
x.ordinary | poss -0.096
x.ordinary | say -0.041
x.ordinary | strange -0.463
x.ordinary | subj -0.242
x.ordinary | thing -0.361
x.ordinary | trade -0.277
x.ordinary | wish -0.387
x.ordinary |$$ -0.751
x.ordinary |$CX -0.201
x.ordinary |$lx -0.302
x.ordinary |&CX -0.108
x.ordinary |&Cx -0.042
x.ordinary |&strange -0.096
x.ordinary |(CX 0.11
x.ordinary |(poss 0.138
x.ordinary |,CX -0.202
x.ordinary |,Cd -0.297
x.ordinary |,Cx -0.546
x.ordinary |,DX -0.573
x.ordinary |,Dx -0.283
x.ordinary |,Ox -0.184
x.ordinary |,and -0.095
x.ordinary |,art 0.044
x.ordinary |,at -0.404
x.ordinary |,be -0.297
x.ordinary |,colour -0.28
x.ordinary |,common -0.228
x.ordinary |,describes -0.232
x.ordinary |,do -0.265
x.ordinary |,for -0.173
x.ordinary |,kind -0.166
x.ordinary |,logo -0.241
x.ordinary |,look -0.128
x.ordinary |,lx -0.586
x.ordinary |,name -0.102
x.ordinary |,neg -0.241
x.ordinary |,ordinary -0.344
x.ordinary |,place -0.403
x.ordinary |,poss -0.1
x.ordinary |,say -0.086
x.ordinary |,strange -0.282
x.ordinary |,subj 0.253
x.ordinary |,thing -0.283
x.ordinary |,trade 0.212
x.ordinary |,wish -0.21
x.ordinary |-CX -0.174
x.ordinary |-strange -0.049
x.ordinary |.CA -0.473
x.ordinary |.CX -0.049
x.ordinary |.Cx -0.596
x.ordinary |.DX -0.361
x.ordinary |.Dx -0.182
x.ordinary |.Ox -0.391
x.ordinary |.adv -0.236
x.ordinary |.at -0.401
x.ordinary |.colour -0.152
x.ordinary |.common -0.314
x.ordinary |.describes -0.638
x.ordinary |.do -0.434
x.ordinary |.field -0.158
x.ordinary |.logo -0.336
x.ordinary |.look -0.17
x.ordinary |.lx -0.363
x.ordinary |.neg -0.433
x.ordinary |.poss -0.042
x.ordinary |.strange -0.437
x.ordinary |.subj 0.133
x.ordinary |.tagl -0.185
x.ordinary |.thing -0.45
x.ordinary |.trade 0.078
x.ordinary |.wish -0.202
x.ordinary |:CX -0.295
x.ordinary |:Cx -0.137
x.ordinary |:art -0.223
x.ordinary |:colour -0.214
x.ordinary |:neg -0.1
x.ordinary |:ordinary -0.139
x.ordinary |:thing -0.17
x.ordinary |;CX -0.168
x.ordinary |;colour -0.047
x.ordinary |;describes -0.07
x.ordinary |=$ -0.247
x.ordinary |=CX -0.165
x.ordinary |=Cx -0.059
x.ordinary |=Dx -0.153
x.ordinary |?describes -0.239
x.ordinary |_CX -0.102
x.ordinary |_strange -0.13
x.ordinary |astrange -0.192
x.ordinary |nCX -0.115
x.ordinary |nlook -0.054
x.ordinary |nsubj -0.109
x.ordinary |q$ -0.078
x.ordinary |qCX -0.161
x.ordinary&| CX -0.31
x.ordinary&| at -0.198
x.ordinary&| common -0.14
x.ordinary&| trade -0.093
x.ordinary&|,CX -0.109
x.ordinary&|.CX -0.288
x.ordinary&|.colour -0.045
x.ordinary&|.describes -0.285
x.ordinary(| thing -0.177
x.ordinary,| CX -0.242
x.ordinary,| Cx -0.13
x.ordinary,| DX -0.07
x.ordinary,| at -0.091
x.ordinary,| common -0.219
x.ordinary,| describes -0.112
x.ordinary,| do -0.059
x.ordinary,| for -0.054
x.ordinary,| like -0.064
x.ordinary,| lx -0.11
x.ordinary,| strange -0.158
x.ordinary,| subj -0.058
x.ordinary,| thing -0.056
x.ordinary,| trade -0.087
x.ordinary,|$$ -0.296
x.ordinary,|$Cx -0.156
x.ordinary,|$lx -0.263
x.ordinary,|,CX -0.041
x.ordinary,|,Cx -0.211
x.ordinary,|,Dx -0.088
x.ordinary,|,colour 0.067
x.ordinary,|,describes 0.284
x.ordinary,|,do -0.102
x.ordinary,|,look 0.198
x.ordinary,|,lx -0.283
x.ordinary,|,neg -0.094
x.ordinary,|,ordinary -0.048
x.ordinary,|,strange 0.479
x.ordinary,|,subj 0.511
x.ordinary,|,thing 0.333
x.ordinary,|.Cx -0.514
x.ordinary,|.Ox -0.068
x.ordinary,|.colour -0.386
x.ordinary,|.common 0.37
x.ordinary,|.describes 0.264
x.ordinary,|.do -0.207
x.ordinary,|.look 0.119
x.ordinary,|.neg -0.04
x.ordinary,|.ordinary -0.144
x.ordinary,|.subj -0.164
x.ordinary,|.thing 0.4
x.ordinary,|:CX -0.065
x.ordinary,|:art 0.329
x.ordinary,|=$ -0.11
x.ordinary,|=Cx -0.093
x.ordinary-|,CX -0.22
x.ordinary-|,Cx -0.067
x.ordinary.| CI -0.044
x.ordinary.| CX -0.689
x.ordinary.| Cx 0.044
x.ordinary.| DX 0.152
x.ordinary.| OX -0.125
x.ordinary.| adv -0.087
x.ordinary.| and -0.275
x.ordinary.| art -0.067
x.ordinary.| at -0.154
x.ordinary.| colour -0.116
x.ordinary.| common -0.117
x.ordinary.| do -0.134
x.ordinary.| logo -0.077
x.ordinary.| lx -0.068
x.ordinary.| name -0.107
x.ordinary.| neg -0.057
x.ordinary.| ordinary -0.056
x.ordinary.| poss -0.102
x.ordinary.| strange -0.233
x.ordinary.| subj -0.143
x.ordinary.| thing -0.137
x.ordinary.| trade -0.231
x.ordinary.| will 0.163
x.ordinary.| wish -0.094
x.ordinary.|$$ -0.154
x.ordinary.|$Cx -0.052
x.ordinary.|$lx -0.106
x.ordinary.|&CX -0.089
x.ordinary.|,CX -0.401
x.ordinary.|,Cx -0.196
x.ordinary.|,DX -0.111
x.ordinary.|,at -0.193
x.ordinary.|,colour -0.254
x.ordinary.|,common -0.167
x.ordinary.|,describes -0.105
x.ordinary.|,do -0.205
x.ordinary.|,neg -0.092
x.ordinary.|,ordinary -0.208
x.ordinary.|,thing -0.287
x.ordinary.|.CI -0.161
x.ordinary.|.CX 0.045
x.ordinary.|.Cx -0.365
x.ordinary.|.art 0.153
x.ordinary.|.be 0.381
x.ordinary.|.describes -0.178
x.ordinary.|.do -0.178
x.ordinary.|.look 0.206
x.ordinary.|.lx 0.161
x.ordinary.|.neg 0.226
x.ordinary.|.ordinary -0.243
x.ordinary.|.subj -0.095
x.ordinary.|.thing -0.277
x.ordinary.|.wish 0.35
x.ordinary.|=$ -0.34
x.ordinary.|=CX -0.177
x.ordinary.|=OX -0.116
x.ordinary:| CX -0.11
x.ordinary:| Cx -0.069
x.ordinary:| subj -0.064
x.ordinary:| trade -0.065
x.ordinary:|,CX -0.227
x.ordinary:|,Cx -0.121
x.ordinary:|,describes -0.149
x.ordinary:|,thing -0.081
x.ordinary:|.CX 0.413
x.ordinary:|.colour 0.37
x.ordinary:|:Cx -0.055
x.ordinary:|:colour -0.141
x.ordinary:|nCx -0.084
x.ordinary:|nlook -0.284
x.ordinaryn| CX -0.085
x.ordinaryn| neg -0.047
x.ordinaryn|$$ -0.157
x.ordinaryn|:CX -0.088
x.ordinaryn|:colour -0.103
x.ordinaryn|:describes -0.041
x.ordinaryn|:trade -0.209
x.ordinaryn|nCX -0.046
x.ordinaryn|nlook -0.111
x.ordinaryq| CX -0.259
x.ordinaryq| at -0.099
x.ordinaryq| describes -0.055
x.ordinaryq| thing -0.057
x.ordinaryq|,CX -0.043
x.ordinaryq|.Cx -0.128
x.ordinaryq|qCX 0.408
x.ordinaryq|qcolour 0.112
x.ordinaryq|qdescribes 0.202
x.ordinary~| CX -0.217
x.past | CX -0.195
x.past | Cx -0.058
x.past | DX -0.287
x.past | adv -0.122
x.past | and -0.256
x.past | at -0.249
x.past | be -0.25
x.past | do -0.06
x.past | number -0.07
x.past | ordinary -0.195
x.past | proper -0.092
x.past | say -0.061
x.past | strange -0.245
x.past | subj -0.054
x.past | thing -0.122
x.past | will -0.104
x.past |,CX -0.343
x.past |,adv -0.336
x.past |,subj -0.196
x.past |.CX -0.356
x.past |.art -0.149
x.past |.colour -0.211
x.past |.describes -0.045
x.past |.do -0.27
x.past |.ordinary -0.16
x.past |.strange -0.083
x.past |=$ -0.053
x.past |?Cx -0.099
x.place | CX -0.153
x.place | Cx -0.258
x.place | do -0.141
x.place | thing -0.229
x.place |.CX -0.057
x.place |.Cx -0.228
x.place |.colour -0.084
x.place |.common -0.121
x.place,| CX 0.12
x.place,| Dx -0.076
x.place,| and -0.076
x.place,| at -0.11
x.place,| be -0.071
x.place,| describes -0.091
x.place,| do 0.224
x.place,| strange -0.041
x.place,| subj -0.057
x.place,| thing -0.115
x.place,|$$ -0.061
x.place,|,CX 0.295
x.place,|,Cx -0.075
x.place,|,common 0.263
x.place,|,describes -0.365
x.place,|.CX 0.478
x.place,|.Cx -0.343
x.place,|.ordinary -0.402
x.place,|.strange 0.211
x.place.| CX -0.072
x.place.| Cx -0.041
x.place.| and -0.136
x.place.| art -0.065
x.place.| at -0.199
x.place.| be 0.144
x.place.| common -0.048
x.place.| name -0.14
x.place.| ordinary -0.1
x.place.| poss -0.079
x.place.| strange -0.042
x.place.| subj -0.065
x.place.| thing -0.044
x.place.|,CX -0.201
x.place.|,Cx -0.228
x.place.|,DX -0.24
x.place.|,colour -0.271
x.place.|,common -0.233
x.place.|,describes -0.24
x.place.|-CX -0.055
x.place.|.CX 0.074
x.place.|.Cx 0.261
x.place.|.colour 0.189
x.place.|.common -0.179
x.place.|.describes 0.108
x.place.|.strange -0.285
x.place.|:CX -0.06
x.place.|:strange -0.06
x.place:| CX -0.222
x.place:|.CX 0.124
x.placen|nCX -0.051
x.placeq|qCX 0.149
x.poss | CA -0.305
x.poss | CX 0.081
x.poss | Cx -0.49
x.poss | DX -0.557
x.poss | Dx -0.252
x.poss | Ox -0.173
x.poss | adv 0.218
x.poss | and -0.503
x.poss | art -0.084
x.poss | at -0.425
x.poss | be -0.334
x.poss | call -0.077
x.poss | common -0.159
x.poss | do -0.302
x.poss | field -0.116
x.poss | kind -0.088
x.poss | lx -0.296
x.poss | ordinary -0.217
x.poss | place -0.063
x.poss | poss -0.122
x.poss | strange -0.058
x.poss | subj -0.115
x.poss | thing -0.387
x.poss | trade -0.154
x.poss | will -0.078
x.poss | wish -0.615
x.poss |$$ -0.603
x.poss |$Cx -0.095
x.poss |$lx -0.542
x.poss |&Cx -0.092
x.poss |&describes -0.043
x.poss |&strange -0.157
x.poss |(Cx -0.08
x.poss |(strange -0.062
x.poss |,Cx -0.48
x.poss |,DX -0.277
x.poss |,Ox -0.12
x.poss |,adv -0.079
x.poss |,at -0.057
x.poss |,be 0.383
x.poss |,colour -0.113
x.poss |,lx -0.375
x.poss |,neg -0.085
x.poss |,ordinary -0.282
x.poss |,poss -0.05
x.poss |,strange -0.289
x.poss |,subj -0.177
x.poss |,trade -0.054
x.poss |,wish -0.217
x.poss |.CA -0.055
x.poss |.Cx -0.643
x.poss |.DX -0.331
x.poss |.Ox -0.176
x.poss |.art -0.244
x.poss |.colour 0.201
x.poss |.common 0.219
x.poss |.describes -0.204
x.poss |.do 0.214
x.poss |.kind -0.064
x.poss |.logo -0.043
x.poss |.lx -0.246
x.poss |.name -0.041
x.poss |.neg -0.17
x.poss |.ordinary -0.445
x.poss |.subj -0.137
x.poss |.thing -0.139
x.poss |:Cx -0.089
x.poss |=$ -0.359
x.poss |=Cx -0.082
x.poss |=DX -0.264
x.proper | CX -0.307
x.proper | Cx -0.188
x.proper | adv -0.047
x.proper | and -0.064
x.proper | at -0.163
x.proper | be -0.106
x.proper | do -0.214
x.proper | lx -0.091
x.proper | subj -0.05
x.proper | thing -0.06
x.proper | trade -0.076
x.proper |$$ -0.153
x.proper |,CX -0.169
x.proper |,Cx -0.097
x.proper |,lx -0.136
x.proper |,subj -0.138
x.proper |.CX -0.323
x.proper |.Cx -0.13
x.proper |.describes -0.076
x.proper |=$ -0.105
x.proper |=Cx -0.105
x.proper,|$$ -0.063
x.proper,|,Cx -0.138
x.proper.| CX -0.174
x.proper.| and -0.096
x.proper.| be -0.112
x.proper.| do -0.041
x.proper.|,CX -0.103
x.proper.|.describes -0.149
x.propera| CX -0.407
x.propera| at -0.127
x.propera| be -0.122
x.propera| common -0.095
x.propera| do -0.229
x.propera| for -0.074
x.propera| thing -0.19
x.propera| trade -0.107
x.propera|,CX -0.11
x.propera|.CX -0.275
x.propera|.subj -0.441
x.q  -0.701
x.q 1 -0.656
x.q 2 -0.509
x.q 3 -0.396
x.q 4 -0.213
x.q$ -0.24
x.q$2 -0.059
x.q$4 -0.202
x.q& -0.174
x.q&1 -0.169
x.q, -0.64
x.q,1 -0.202
x.q,2 -0.437
x.q,3 -0.323
x.q,4 -0.262
x.q- -0.281
x.q-1 -0.256
x.q-2 -0.066
x.q. -0.424
x.q.1 -0.36
x.q.2 -0.186
x.q.3 -0.149
x.q.4 -0.394
x.q/ -0.273
x.q= -0.213
x.q=2 -0.159
x.qA|qdescribesC 0.303
x.qI| atC -0.073
x.qX| advC -0.093
x.qX| andC -0.143
x.qX| artC -0.072
x.qX| atC -0.311
x.qX| beC -0.168
x.qX| colourC -0.077
x.qX| commonC -0.154
x.qX| describesC -0.069
x.qX| doC -0.249
x.qX| forC -0.064
x.qX| lookC -0.051
x.qX| nameC -0.064
x.qX| negC -0.068
x.qX| numberC -0.267
x.qX| ordinaryC -0.116
x.qX| pastC -0.16
x.qX| strangeC -0.126
x.qX| strangeD -0.148
x.qX| subjC -0.158
x.qX| thingC -0.138
x.qX| tradeC -0.214
x.qX| whereC -0.085
x.qX| willC -0.051
x.qX|$$C -0.237
x.qX|&strangeC -0.091
x.qX|,advC -0.084
x.qX|,colourC -0.114
x.qX|,commonC -0.106
x.qX|,describesC -0.059
x.qX|,negC -0.137
x.qX|,thingC -0.115
x.qX|-colourC -0.054
x.qX|.artC -0.052
x.qX|.colourC -0.271
x.qX|.describesC -0.05
x.qX|.tradeC -0.097
x.qX|=$C -0.133
x.qX|q$C 0.131
x.qX|qandC 0.086
x.qX|qartC 0.047
x.qX|qatC -0.219
x.qX|qcolourC 0.147
x.qX|qcommonC 0.327
x.qX|qdescribesC 0.236
x.qX|qdoC 0.25
x.qX|qlogoC 0.332
x.qX|qlookC 0.268
x.qX|qnegC 0.135
x.qX|qordinaryC 0.189
x.qX|qpossC -0.269
x.qX|qstrangeC 0.403
x.qX|qsubjC 0.103
x.qX|qthingC 0.236
x.qX|qtradeC 0.143
x.qX|qwhereC -0.37
x.q_ -0.085
x.qq 0.377
x.qq1 0.597
x.qq2 0.097
x.qq3 0.166
x.qq4 0.08
x.qx| kindC -0.052
x.qx| ordinaryl -0.115
x.qx| thingl -0.09
x.qx| tradeC -0.102
x.qx|,colourC -0.062
x.qx|,colourl -0.083
x.qx|,commonC -0.046
x.qx|,describesC -0.056
x.qx|,thingC -0.091
x.qx|.colourC -0.082
x.qx|.commonC -0.166
x.qx|=$C -0.083
x.qx|q$C -0.316
x.qx|qadvC 0.256
x.qx|qcommonC -0.099
x.qx|qdescribesC 0.103
x.qx|qlookC 0.176
x.say | CA -0.178
x.say | CI -0.235
x.say | CX 0.23
x.say | Cx -0.057
x.say | Dx -0.277
x.say | adv -0.07
x.say | and 0.286
x.say | at -0.082
x.say | be -0.18
x.say | common -0.164
x.say | describes -0.138
x.say | do -0.12
x.say | kind -0.224
x.say | lx 0.276
x.say | neg -0.167
x.say | ordinary -0.227
x.say | poss -0.076
x.say | strange -0.297
x.say | subj 0.338
x.say | thing -0.118
x.say | trade -0.469
x.say |$$ -0.356
x.say |$lx -0.345
x.say |,Cx -0.114
x.say |,Dx -0.346
x.say |,colour -0.076
x.say |,common 0.161
x.say |,describes 0.265
x.say |,neg 0.313
x.say |,subj 0.214
x.say |.Cx -0.381
x.say |.ordinary -0.138
x.say |.strange -0.297
x.say |.subj -0.141
x.say |.trade -0.063
x.say |=$ -0.332
x.say,| Cx -0.087
x.say,|$$ -0.361
x.say,|,Cx -0.258
x.say,|,colour -0.226
x.say.| CX -0.152
x.say.| at -0.051
x.say.| strange -0.041
x.say.|,CX -0.212
x.say.|=$ -0.102
x.say:| thing -0.065
x.sayq| CX -0.101
x.sayq| strange -0.05
x.sayq|qCX -0.274
x.sayq|qand 0.179
x.strange | CA -0.405
x.strange | CX -1.005
x.strange | Cd -0.053
x.strange | Cx -0.318
x.strange | DX 0.132
x.strange | Dx -0.291
x.strange | Ox -0.148
x.strange | adv -0.127
x.strange | and -0.568
x.strange | art -0.187
x.strange | at -1.012
x.strange | be -0.433
x.strange | call -0.071
x.strange | colour -0.394
x.strange | common -0.244
x.strange | describes -0.076
x.strange | do -0.615
x.strange | for -0.407
x.strange | kind -0.157
x.strange | look -0.055
x.strange | lx -0.547
x.strange | name -0.073
x.strange | neg -0.099
x.strange | number -0.079
x.strange | ordinary -0.278
x.strange | place -0.043
x.strange | poss -0.05
x.strange | say -0.363
x.strange | strange -0.151
x.strange | subj -0.209
x.strange | thing -0.684
x.strange | trade -0.475
x.strange | will 0.328
x.strange | wish -0.192
x.strange |$$ -0.61
x.strange |$CX -0.337
x.strange |$DX -0.131
x.strange |$Ox -0.044
x.strange |$lx -0.427
x.strange |(CX -0.647
x.strange |(Cx -0.242
x.strange |(thing -0.145
x.strange |)Cx -0.053
x.strange |,CA 0.228
x.strange |,CX -0.251
x.strange |,Cd -0.184
x.strange |,Cx -0.521
x.strange |,DX -0.499
x.strange |,Dx -0.245
x.strange |,Ox -0.22
x.strange |,adv -0.107
x.strange |,and -0.161
x.strange |,art -0.229
x.strange |,at 0.474
x.strange |,colour -0.721
x.strange |,common -0.283
x.strange |,describes -0.728
x.strange |,do -0.317
x.strange |,kind -0.446
x.strange |,like -0.191
x.strange |,logo -0.486
x.strange |,look 0.518
x.strange |,lx -0.368
x.strange |,name -0.052
x.strange |,neg 0.379
x.strange |,ordinary -0.5
x.strange |,place -0.198
x.strange |,poss -0.34
x.strange |,strange 0.042
x.strange |,subj -0.255
x.strange |,tagl -0.1
x.strange |,thing -0.435
x.strange |,trade -0.37
x.strange |,will -0.259
x.strange |,wish -0.172
x.strange |-CX -0.089
x.strange |-strange -0.08
x.strange |.CA -0.474
x.strange |.CX -0.151
x.strange |.Cx -0.668
x.strange |.DX -0.635
x.strange |.Dd -0.114
x.strange |.Dx -0.279
x.strange |.Ox -0.159
x.strange |.adv -0.405
x.strange |.art -0.535
x.strange |.at -0.14
x.strange |.be -0.281
x.strange |.colour -0.428
x.strange |.common 0.104
x.strange |.describes -0.722
x.strange |.do -0.472
x.strange |.field -0.077
x.strange |.for -0.084
x.strange |.logo -0.326
x.strange |.look -0.312
x.strange |.lx -0.178
x.strange |.name -0.051
x.strange |.neg 0.066
x.strange |.poss -0.295
x.strange |.strange -0.314
x.strange |.tagl -0.176
x.strange |.thing -0.352
x.strange |.trade -0.323
x.strange |.where -0.064
x.strange |.will -0.133
x.strange |.wish 0.217
x.strange |/CX -0.154
x.strange |:Cx -0.141
x.strange |:DX -0.113
x.strange |:Dx -0.089
x.strange |:art -0.233
x.strange |:colour -0.196
x.strange |:describes -0.323
x.strange |:do -0.051
x.strange |:logo -0.07
x.strange |:ordinary 0.245
x.strange |:strange -0.053
x.strange |:thing -0.207
x.strange |:trade -0.041
x.strange |;CX -0.36
x.strange |=$ -0.423
x.strange |=CX -0.341
x.strange |=DX -0.352
x.strange |=Dx -0.133
x.strange |=Ox -0.116
x.strange |?CX -0.133
x.strange |?Cx -0.064
x.strange |?subj -0.108
x.strange |_CX -0.122
x.strange |_Cx -0.059
x.strange |aCX -0.068
x.strange |nCX -0.122
x.strange |nCx -0.061
x.strange |nfield -0.048
x.strange |nlook -0.09
x.strange |nstrange -0.106
x.strange |qCX -0.189
x.strange |qCx -0.062
x.strange |qcolour -0.121
x.strange |qdescribes -0.054
x.strange |~CX 0.408
x.strange |~colour -0.134
x.strange!| ordinary -0.168
x.strange&| CX 0.197
x.strange&| art -0.123
x.strange&| at -0.157
x.strange&| be 0.399
x.strange&| colour -0.054
x.strange&| describes -0.12
x.strange&| do -0.292
x.strange&| for -0.227
x.strange&| logo -0.309
x.strange&| lx -0.209
x.strange&| ordinary -0.196
x.strange&| strange -0.224
x.strange&| subj -0.063
x.strange&| thing -0.505
x.strange&| trade -0.179
x.strange&| wish -0.267
x.strange&|$$ -0.247
x.strange&|$CX -0.108
x.strange&|$lx -0.201
x.strange&|,CX -0.473
x.strange&|,colour -0.153
x.strange&|,common -0.114
x.strange&|,describes -0.081
x.strange&|,do -0.047
x.strange&|,lx -0.215
x.strange&|,place -0.052
x.strange&|,strange -0.082
x.strange&|,trade -0.193
x.strange&|.CX -0.258
x.strange&|.DX -0.061
x.strange&|.art -0.108
x.strange&|.colour -0.166
x.strange&|.common -0.116
x.strange&|.describes -0.333
x.strange&|.do -0.041
x.strange&|.look -0.124
x.strange&|.lx -0.186
x.strange&|.ordinary -0.098
x.strange&|.subj -0.156
x.strange&|.trade -0.164
x.strange&|:CX -0.154
x.strange&|nCX -0.116
x.strange&|~CX -0.077
x.strange(| CX -0.145
x.strange(| Cx -0.097
x.strange(|.Cx -0.16
x.strange)| at -0.076
x.strange)| common -0.042
x.strange,| CA -0.219
x.strange,| CX -0.469
x.strange,| Cx -0.238
x.strange,| DX -0.101
x.strange,| Dx -0.181
x.strange,| Ox -0.082
x.strange,| and -0.154
x.strange,| art -0.044
x.strange,| at -0.38
x.strange,| be -0.26
x.strange,| colour -0.144
x.strange,| common -0.156
x.strange,| describes -0.129
x.strange,| do -0.067
x.strange,| kind -0.087
x.strange,| lx -0.111
x.strange,| number -0.046
x.strange,| ordinary -0.117
x.strange,| past -0.073
x.strange,| strange -0.137
x.strange,| subj -0.148
x.strange,| thing -0.119
x.strange,| trade -0.072
x.strange,|$$ -0.658
x.strange,|$CX -0.275
x.strange,|$Cx -0.228
x.strange,|$lx -0.148
x.strange,|,CX 0.507
x.strange,|,Cx -0.546
x.strange,|,DX -0.215
x.strange,|,Dx -0.271
x.strange,|,Ox -0.153
x.strange,|,and -0.066
x.strange,|,art -0.216
x.strange,|,at 0.119
x.strange,|,colour -0.264
x.strange,|,common 0.356
x.strange,|,describes -0.251
x.strange,|,do 0.13
x.strange,|,look -0.133
x.strange,|,lx -0.546
x.strange,|,neg -0.345
x.strange,|,ordinary -0.189
x.strange,|,strange 0.465
x.strange,|,thing 0.226
x.strange,|,trade 0.271
x.strange,|.CX -0.123
x.strange,|.Cx -0.282
x.strange,|.DX 0.278
x.strange,|.Dx -0.307
x.strange,|.Ox -0.172
x.strange,|.art 0.221
x.strange,|.colour -0.044
x.strange,|.common -0.481
x.strange,|.describes 0.165
x.strange,|.logo 0.473
x.strange,|.lx -0.256
x.strange,|.ordinary 0.104
x.strange,|.poss -0.155
x.strange,|.subj -0.071
x.strange,|.thing 0.267
x.strange,|.trade 0.32
x.strange,|=$ -0.184
x.strange,|=Cx -0.056
x.strange,|=DX -0.122
x.strange,|_Cx -0.067
x.strange-| CX -0.351
x.strange-| and -0.082
x.strange-| be -0.115
x.strange-| do -0.078
x.strange-| strange -0.271
x.strange-| thing -0.077
x.strange-|,CX -0.328
x.strange-|.CX -0.208
x.strange-|.Cx -0.11
x.strange-|.art -0.157
x.strange-|.describes -0.103
x.strange.| CA 0.099
x.strange.| CI -0.146
x.strange.| CX 0.05
x.strange.| Cx -0.262
x.strange.| DX -0.741
x.strange.| Dx -0.137
x.strange.| OX -0.142
x.strange.| Ox -0.064
x.strange.| adv -0.245
x.strange.| and -0.449
x.strange.| art -0.185
x.strange.| at -0.604
x.strange.| be 0.093
x.strange.| colour -0.66
x.strange.| common -0.275
x.strange.| describes -0.355
x.strange.| do -0.412
x.strange.| hex -0.173
x.strange.| kind -0.096
x.strange.| like -0.206
x.strange.| logo -0.11
x.strange.| look -0.159
x.strange.| lx -0.361
x.strange.| neg -0.105
x.strange.| number -0.056
x.strange.| ordinary -0.465
x.strange.| poss -0.222
x.strange.| say -0.275
x.strange.| strange -0.457
x.strange.| subj 0.292
x.strange.| thing -0.362
x.strange.| trade 0.251
x.strange.| where -0.103
x.strange.| wish -0.368
x.strange.|$$ -0.326
x.strange.|$CX -0.097
x.strange.|$lx -0.244
x.strange.|(CX -0.076
x.strange.|,CX -0.704
x.strange.|,Cx -0.261
x.strange.|,DX 0.056
x.strange.|,OX -0.347
x.strange.|,and -0.079
x.strange.|,at -0.1
x.strange.|,colour -0.487
x.strange.|,common -0.133
x.strange.|,describes -0.187
x.strange.|,look -0.259
x.strange.|,lx -0.46
x.strange.|,neg -0.074
x.strange.|,ordinary -0.408
x.strange.|,strange 0.102
x.strange.|,thing -0.169
x.strange.|-CX -0.049
x.strange.|.CA 0.131
x.strange.|.CI -0.109
x.strange.|.CX -0.077
x.strange.|.Cx -0.46
x.strange.|.DX -0.467
x.strange.|.art -0.072
x.strange.|.colour 0.339
x.strange.|.common 0.343
x.strange.|.describes -0.236
x.strange.|.do -0.268
x.strange.|.logo -0.058
x.strange.|.look -0.22
x.strange.|.lx 0.239
x.strange.|.neg -0.162
x.strange.|.ordinary 0.049
x.strange.|.strange -0.343
x.strange.|.subj 0.11
x.strange.|.thing -0.345
x.strange.|.trade 0.261
x.strange.|.wish -0.21
x.strange.|/colour -0.054
x.strange.|:CX -0.303
x.strange.|:art -0.209
x.strange.|:colour -0.252
x.strange.|:ordinary -0.083
x.strange.|=$ -0.531
x.strange.|=CX -0.229
x.strange.|=DX -0.289
x.strange.|=OX -0.042
x.strange.|?neg -0.064
x.strange.|_CX -0.061
x.strange.|qCX -0.135
x.strange/| thing -0.052
x.strange:| CX -0.109
x.strange:| Cx -0.266
x.strange:| DX -0.082
x.strange:| Dx -0.185
x.strange:| Ox -0.113
x.strange:| at -0.231
x.strange:| describes -0.07
x.strange:| for -0.157
x.strange:| strange -0.101
x.strange:| subj -0.166
x.strange:| where -0.08
x.strange:|,Cx -0.42
x.strange:|,DX -0.207
x.strange:|,Dx -0.171
x.strange:|,colour -0.384
x.strange:|,describes -0.132
x.strange:|.CX 0.418
x.strange:|.Cx -0.392
x.strange:|.DX -0.168
x.strange:|.colour 0.259
x.strange:|.common 0.152
x.strange:|.describes 0.209
x.strange:|:CX -0.1
x.strange:|:strange -0.079
x.strange:|=$ -0.342
x.strange:|nCX 0.281
x.strange;| strange -0.042
x.strange;|;Cx -0.048
x.strange?| CX -0.043
x.strange?|$$ -0.153
x.strange?|,CX -0.085
x.strange_| Cx -0.074
x.strange_| ordinary -0.047
x.strangea| CX -0.083
x.strangea| and -0.052
x.strangea| do -0.143
x.strangea| trade -0.068
x.strangea|,CX -0.242
x.strangea|.CX -0.106
x.strangen| CX -0.137
x.strangen| and -0.158
x.strangen| strange -0.055
x.strangen|$$ -0.31
x.strangen|$CX -0.309
x.strangen|,colour -0.057
x.strangen|:CX -0.18
x.strangen|:colour -0.134
x.strangen|:trade -0.263
x.strangen|nCX -0.088
x.strangen|nlook -0.154
x.strangen|nstrange -0.094
x.strangeq| CX -0.21
x.strangeq| Cx -0.157
x.strangeq| Dx -0.046
x.strangeq| art -0.059
x.strangeq| do -0.079
x.strangeq| trade -0.162
x.strangeq|,CX -0.151
x.strangeq|,Cx -0.154
x.strangeq|,Dx -0.087
x.strangeq|,colour -0.117
x.strangeq|,common -0.053
x.strangeq|,neg -0.137
x.strangeq|.CX -0.286
x.strangeq|.Cx -0.051
x.strangeq|.OX -0.184
x.strangeq|.art -0.07
x.strangeq|.colour -0.276
x.strangeq|.ordinary -0.165
x.strangeq|=$ -0.104
x.strangeq|=Cx -0.083
x.strangeq|qCX 0.187
x.strangeq|qCx -0.065
x.strangeq|qcolour 0.352
x.strangeq|qcommon 0.193
x.strangeq|qthing 0.135
x.strange~| strange -0.277
x.strange~|,Cx -0.151
x.subj | CX -0.841
x.subj | Cx -0.272
x.subj | Dx -0.298
x.subj | Ox -0.157
x.subj | adv -0.151
x.subj | and -0.424
x.subj | art -0.39
x.subj | at -0.137
x.subj | be -0.277
x.subj | call -0.193
x.subj | colour -0.051
x.subj | common -0.214
x.subj | describes -0.075
x.subj | do -0.286
x.subj | field -0.048
x.subj | for -0.082
x.subj | like -0.094
x.subj | logo -0.042
x.subj | lx -0.407
x.subj | name -0.059
x.subj | neg -0.051
x.subj | number -0.089
x.subj | ordinary -0.105
x.subj | past -0.09
x.subj | poss -0.069
x.subj | proper -0.175
x.subj | say -0.05
x.subj | strange -0.524
x.subj | subj -0.335
x.subj | thing -0.378
x.subj | trade -0.138
x.subj | where -0.161
x.subj | will -0.041
x.subj | wish -0.153
x.subj |$$ -0.326
x.subj |$lx -0.303
x.subj |&ordinary -0.057
x.subj |(Cx -0.188
x.subj |,CX -0.816
x.subj |,Cx -0.325
x.subj |,DX -0.357
x.subj |,Dx -0.202
x.subj |,Ox -0.07
x.subj |,adv -0.113
x.subj |,art -0.274
x.subj |,at -0.246
x.subj |,be -0.043
x.subj |,colour -0.282
x.subj |,common -0.085
x.subj |,describes -0.214
x.subj |,do -0.44
x.subj |,logo -0.047
x.subj |,look -0.136
x.subj |,lx -0.202
x.subj |,name -0.312
x.subj |,neg -0.123
x.subj |,ordinary -0.183
x.subj |,poss -0.182
x.subj |,strange -0.317
x.subj |,subj -0.163
x.subj |,thing -0.133
x.subj |,trade -0.288
x.subj |,wish -0.058
x.subj |-CX -0.338
x.subj |-colour -0.181
x.subj |-strange -0.158
x.subj |.CX 0.07
x.subj |.Cx -0.749
x.subj |.DX 0.274
x.subj |.Dx -0.166
x.subj |.Ox -0.17
x.subj |.adv -0.101
x.subj |.at -0.099
x.subj |.be -0.28
x.subj |.colour 0.084
x.subj |.common -0.205
x.subj |.describes 0.149
x.subj |.do 0.137
x.subj |.look -0.067
x.subj |.lx -0.462
x.subj |.neg -0.111
x.subj |.ordinary -0.47
x.subj |.poss -0.118
x.subj |.strange -0.315
x.subj |.subj 0.166
x.subj |.thing -0.06
x.subj |.trade -0.107
x.subj |:CX -0.259
x.subj |:Cx -0.068
x.subj |:colour -0.298
x.subj |:do -0.048
x.subj |:logo 0.236
x.subj |;art -0.047
x.subj |=$ -0.355
x.subj |=Cx -0.142
x.subj |=Ox -0.042
x.subj |?describes -0.21
x.subj |q$ -0.061
x.subj |qCX 0.311
x.subj |qCx -0.108
x.subj |qcommon 0.32
x.subj |qsubj -0.042
x.subj,| CX -0.148
x.subj,| at -0.15
x.subj,| ordinary -0.107
x.subj,| thing -0.062
x.subj,|.art -0.057
x.subj,|qCx -0.064
x.subj.| CI -0.058
x.subj.| CX -0.193
x.subj.| OX 0.104
x.subj.| and -0.06
x.subj.| art -0.115
x.subj.| at -0.068
x.subj.| be 0.117
x.subj.| colour -0.052
x.subj.| do -0.077
x.subj.| kind -0.072
x.subj.| logo -0.157
x.subj.| strange -0.072
x.subj.| subj -0.061
x.subj.| thing -0.049
x.subj.|$$ -0.247
x.subj.|&CX -0.062
x.subj.|,at -0.046
x.subj.|,common 0.407
x.subj.|,describes -0.109
x.subj.|,trade 0.192
x.subj.|.CX 0.117
x.subj.|.art -0.181
x.subj.|.colour 0.091
x.subj.|.subj 0.084
x.subj.|.thing 0.102
x.subj.|=$ 0.179
x.subj.|=CX 0.263
x.subj.|qCX -0.088
x.subj:| CX -0.111
x.subj:| at -0.053
x.subj?| CX -0.211
x.subjq|qCX 0.14
x.tagl | CX -0.084
x.tagl | strange -0.073
x.tagl | subj -0.2
x.tagl | thing -0.046
x.tagl |qCx -0.069
x.tagl |qordinary -0.063
x.tagl:| CX -0.135
x.tagl:| at -0.12
x.tagl:| strange -0.069
x.tagl:|$$ -0.188
x.tagl:|$CX -0.069
x.tagl:|,CX -0.134
x.tagl:|.CX -0.263
x.taglq| CX -0.225
x.taglq|q$ -0.29
x.taglq|qCX -0.46
x.taglq|qDX -0.077
x.taglq|qcolour -0.183
x.thing | CA -0.27
x.thing | CX -0.435
x.thing | Cd -0.234
x.thing | Cx -0.368
x.thing | Ox -0.255
x.thing | SX -0.205
x.thing | adv -0.13
x.thing | and -0.101
x.thing | art -0.05
x.thing | at -0.312
x.thing | be -0.309
x.thing | colour -0.263
x.thing | common -0.177
x.thing | describes -0.096
x.thing | do -0.204
x.thing | kind -0.146
x.thing | lx -0.434
x.thing | number -0.148
x.thing | ordinary -0.042
x.thing | strange -0.11
x.thing | subj -0.232
x.thing | thing -0.413
x.thing | trade -0.473
x.thing | will -0.351
x.thing |$$ -0.601
x.thing |$CX -0.365
x.thing |$Cx -0.055
x.thing |$Ox -0.188
x.thing |$lx -0.384
x.thing |&Cx -0.062
x.thing |&thing -0.042
x.thing |(CX -0.178
x.thing |(Cx -0.062
x.thing |(common -0.173
x.thing |,CX -0.609
x.thing |,Cx -0.721
x.thing |,Ox -0.143
x.thing |,and -0.051
x.thing |,art -0.161
x.thing |,at -0.088
x.thing |,colour -0.548
x.thing |,common -0.138
x.thing |,describes -0.277
x.thing |,do -0.116
x.thing |,kind -0.141
x.thing |,logo -0.101
x.thing |,lx -0.676
x.thing |,neg -0.135
x.thing |,ordinary -0.059
x.thing |,place -0.241
x.thing |,poss -0.31
x.thing |,say -0.089
x.thing |,strange -0.046
x.thing |,subj -0.169
x.thing |,tagl -0.067
x.thing |,thing -0.406
x.thing |,trade -0.351
x.thing |,will -0.305
x.thing |,wish -0.371
x.thing |.CA -0.048
x.thing |.CX -0.415
x.thing |.Cx -0.576
x.thing |.Ox -0.292
x.thing |.adv -0.126
x.thing |.art -0.057
x.thing |.colour -0.78
x.thing |.common -0.848
x.thing |.describes 0.131
x.thing |.do 0.218
x.thing |.logo -0.307
x.thing |.look -0.114
x.thing |.lx 0.166
x.thing |.name -0.09
x.thing |.neg -0.24
x.thing |.ordinary -0.257
x.thing |.poss -0.317
x.thing |.strange -0.11
x.thing |.subj -0.42
x.thing |.thing -0.624
x.thing |.trade -0.154
x.thing |.will -0.192
x.thing |.wish -0.142
x.thing |:Cx -0.12
x.thing |:common -0.05
x.thing |:do -0.168
x.thing |:strange -0.052
x.thing |:thing -0.047
x.thing |=$ -0.285
x.thing |=CX -0.163
x.thing |=Cx -0.105
x.thing |=Dx -0.052
x.thing |qCX -0.241
x.thing |qat -0.168
x.thing |qcolour -0.077
x.thing |qstrange -0.1
x.thing |qsubj -0.059
x.thing |~CX -0.145
x.thing!| CX -0.059
x.thing!| thing -0.042
x.thing&| CX -0.412
x.thing&| and -0.073
x.thing&| at -0.087
x.thing&| common -0.066
x.thing&| subj -0.094
x.thing&| trade -0.065
x.thing&|$$ -0.199
x.thing&|$CX -0.199
x.thing&|,CX -0.173
x.thing&|,describes -0.115
x.thing&|.CX -0.199
x.thing&|.Cx -0.077
x.thing&|.colour -0.057
x.thing&|.neg -0.047
x.thing&|.subj -0.133
x.thing&|=$ -0.085
x.thing&|qCX -0.061
x.thing(| common -0.068
x.thing(|)Cx -0.068
x.thing,| CX -0.177
x.thing,| Cx -0.177
x.thing,| Ox -0.105
x.thing,| adv -0.158
x.thing,| and -0.124
x.thing,| common -0.123
x.thing,| describes -0.079
x.thing,| lx -0.257
x.thing,| ordinary -0.06
x.thing,| subj -0.094
x.thing,| thing -0.181
x.thing,| wish -0.087
x.thing,|$$ 0.338
x.thing,|$CX 0.343
x.thing,|$lx -0.263
x.thing,|,CX -0.075
x.thing,|,Cd -0.138
x.thing,|,Cx -0.271
x.thing,|,Ox -0.125
x.thing,|,colour 0.08
x.thing,|,common -0.257
x.thing,|,do -0.279
x.thing,|,lx -0.32
x.thing,|,ordinary -0.177
x.thing,|,strange -0.208
x.thing,|,thing -0.224
x.thing,|.CX 0.158
x.thing,|.Cd -0.083
x.thing,|.Cx -0.33
x.thing,|.Ox -0.089
x.thing,|.art 0.264
x.thing,|.colour -0.056
x.thing,|.common -0.084
x.thing,|.describes -0.378
x.thing,|.do -0.152
x.thing,|.lx -0.233
x.thing,|.neg -0.114
x.thing,|.ordinary -0.162
x.thing,|.strange -0.046
x.thing,|.subj 0.205
x.thing,|.thing -0.109
x.thing,|.trade 0.16
x.thing,|.wish -0.139
x.thing,|:Cx -0.08
x.thing,|=$ -0.104
x.thing,|=Cx -0.093
x.thing,|qCx -0.041
x.thing-| Cx -0.197
x.thing-| colour -0.081
x.thing-| do -0.122
x.thing-| kind -0.043
x.thing-| thing -0.052
x.thing-| trade -0.079
x.thing-|$$ -0.143
x.thing-|,Cx -0.179
x.thing-|,common -0.067
x.thing-|-Cx -0.064
x.thing-|.Cx -0.283
x.thing-|.colour -0.162
x.thing.| CA -0.299
x.thing.| CI -0.1
x.thing.| CX -0.153
x.thing.| Cx -0.268
x.thing.| OX -0.069
x.thing.| adv -0.136
x.thing.| and -0.126
x.thing.| art -0.163
x.thing.| at -0.388
x.thing.| be 0.131
x.thing.| call -0.07
x.thing.| colour -0.358
x.thing.| common -0.493
x.thing.| describes -0.132
x.thing.| do -0.22
x.thing.| field -0.158
x.thing.| logo -0.142
x.thing.| look -0.1
x.thing.| lx -0.255
x.thing.| name -0.118
x.thing.| neg -0.094
x.thing.| number -0.344
x.thing.| ordinary -0.315
x.thing.| past -0.048
x.thing.| proper -0.244
x.thing.| say -0.059
x.thing.| strange -0.46
x.thing.| subj -0.237
x.thing.| thing -0.409
x.thing.| trade -0.276
x.thing.| where -0.086
x.thing.| wish 0.095
x.thing.|$$ -0.276
x.thing.|$Cx -0.051
x.thing.|$lx -0.238
x.thing.|&CX -0.156
x.thing.|&Cx -0.05
x.thing.|&strange -0.105
x.thing.|&thing -0.188
x.thing.|,CI -0.097
x.thing.|,CX -0.111
x.thing.|,Cx -0.133
x.thing.|,OX -0.225
x.thing.|,at -0.078
x.thing.|,be -0.051
x.thing.|,colour -0.161
x.thing.|,common -0.114
x.thing.|,describes -0.217
x.thing.|,lx -0.115
x.thing.|,neg -0.044
x.thing.|,ordinary -0.095
x.thing.|,strange -0.162
x.thing.|,subj -0.08
x.thing.|,thing -0.188
x.thing.|,trade -0.114
x.thing.|.CI -0.183
x.thing.|.CX -0.074
x.thing.|.Cx -0.281
x.thing.|.OX -0.283
x.thing.|.art 0.152
x.thing.|.colour -0.128
x.thing.|.common -0.045
x.thing.|.describes -0.224
x.thing.|.do -0.102
x.thing.|.logo -0.136
x.thing.|.lx 0.21
x.thing.|.neg -0.047
x.thing.|.poss -0.111
x.thing.|.strange 0.161
x.thing.|.subj 0.134
x.thing.|.tagl 0.16
x.thing.|.thing 0.064
x.thing.|.wish -0.237
x.thing.|/CX -0.204
x.thing.|:CX -0.072
x.thing.|=$ -0.469
x.thing.|=CX -0.412
x.thing.|=OX -0.133
x.thing.|aCX 0.261
x.thing.|astrange -0.089
x.thing:| CX -0.076
x.thing:| at -0.208
x.thing:| common -0.044
x.thing:|$$ 0.222
x.thing:|,CX -0.084
x.thing:|,Cx -0.263
x.thing:|,colour -0.183
x.thing:|.CX 0.607
x.thing:|.Cx -0.147
x.thing:|.colour 0.221
x.thing;| Cx -0.062
x.thing;|;Cx -0.161
x.thing?| CX -0.181
x.thing?| thing -0.125
x.thing?|$$ -0.075
x.thing?|,CX -0.042
x.thingn| CX -0.076
x.thingn|:CX -0.097
x.thingn|:colour -0.124
x.thingn|:describes -0.088
x.thingn|nCX -0.091
x.thingn|nlook -0.091
x.thingq| CX -0.072
x.thingq| Cx -0.078
x.thingq| kind -0.052
x.thingq|,CX -0.107
x.thingq|,Cx -0.091
x.thingq|,colour -0.082
x.thingq|,describes -0.063
x.thingq|,thing -0.129
x.thingq|.Cx -0.146
x.thingq|.colour -0.058
x.thingq|qCX 0.071
x.thingq|qCx 0.103
x.thingq|qdescribes 0.111
x.trade | CA -0.171
x.trade | CX -0.429
x.trade | Cx -0.554
x.trade | DX 0.151
x.trade | Dx -0.1
x.trade | Ox -0.152
x.trade | SA -0.133
x.trade | adv -0.291
x.trade | and -0.593
x.trade | art -0.348
x.trade | at 0.327
x.trade | be -0.455
x.trade | call -0.128
x.trade | colour -0.046
x.trade | common -0.571
x.trade | describes 0.082
x.trade | do -0.044
x.trade | field -0.147
x.trade | for -0.222
x.trade | kind -0.084
x.trade | logo -0.274
x.trade | look -0.168
x.trade | lx -0.135
x.trade | name -0.203
x.trade | neg -0.296
x.trade | number -0.405
x.trade | ordinary -0.628
x.trade | place -0.345
x.trade | poss -0.348
x.trade | say -0.371
x.trade | strange -0.084
x.trade | subj -0.427
x.trade | tagl -0.112
x.trade | thing -0.47
x.trade | trade -0.186
x.trade | where -0.551
x.trade | will -0.58
x.trade | wish 0.45
x.trade |!Cx -0.122
x.trade |$$ -0.364
x.trade |$CX -0.152
x.trade |$Cx -0.14
x.trade |$Ox -0.291
x.trade |$lx -0.864
x.trade |&CX -0.168
x.trade |&Cx -0.053
x.trade |&DX -0.14
x.trade |&colour -0.066
x.trade |&describes -0.046
x.trade |&lx -0.042
x.trade |&ordinary -0.186
x.trade |&strange -0.136
x.trade |(Cx -0.356
x.trade |(strange -0.041
x.trade |,CX 0.423
x.trade |,Cx -0.711
x.trade |,DX 0.466
x.trade |,Dx -0.325
x.trade |,Ox -0.329
x.trade |,SA -0.302
x.trade |,adv -0.11
x.trade |,and -0.287
x.trade |,art -0.235
x.trade |,at -0.127
x.trade |,be -0.158
x.trade |,colour 0.544
x.trade |,common -0.376
x.trade |,describes -0.463
x.trade |,do -0.625
x.trade |,kind -0.183
x.trade |,logo 0.21
x.trade |,look -0.143
x.trade |,name -0.176
x.trade |,neg -0.277
x.trade |,number -0.223
x.trade |,ordinary 0.071
x.trade |,place 0.587
x.trade |,poss -0.145
x.trade |,strange -0.051
x.trade |,subj 0.169
x.trade |,thing -0.191
x.trade |,trade -0.397
x.trade |,wish -0.359
x.trade |-CX -0.116
x.trade |-Cx -0.087
x.trade |-strange -0.088
x.trade |.CA 0.415
x.trade |.CX -0.308
x.trade |.Cd -0.094
x.trade |.Cx -0.775
x.trade |.Dx -0.144
x.trade |.Ox -0.304
x.trade |.adv -0.136
x.trade |.and -0.043
x.trade |.art -0.346
x.trade |.at -0.1
x.trade |.colour 0.156
x.trade |.common -0.605
x.trade |.describes -0.89
x.trade |.do -0.234
x.trade |.kind -0.106
x.trade |.look -0.138
x.trade |.lx -1.001
x.trade |.ordinary -0.483
x.trade |.poss -0.395
x.trade |.strange -0.476
x.trade |.subj -0.205
x.trade |.tagl 0.053
x.trade |.thing -0.378
x.trade |.trade -0.343
x.trade |.will -0.191
x.trade |.wish -0.26
x.trade |/colour -0.061
x.trade |:CX -0.124
x.trade |:Cx -0.252
x.trade |:DX -0.42
x.trade |:Ox -0.095
x.trade |:describes -0.248
x.trade |:logo -0.377
x.trade |:strange -0.218
x.trade |:thing -0.06
x.trade |;CX -0.097
x.trade |;Cx -0.041
x.trade |;colour -0.07
x.trade |;describes -0.103
x.trade |=$ -0.262
x.trade |=Ox -0.053
x.trade |?CX -0.222
x.trade |?Cx -0.106
x.trade |?subj -0.108
x.trade |_Cx -0.078
x.trade |_strange -0.074
x.trade |anumber -0.103
x.trade |astrange -0.13
x.trade |nCx -0.049
x.trade |nfield -0.289
x.trade |nlook -0.083
x.trade |q$ -0.062
x.trade |qCX -0.415
x.trade |qCx -0.118
x.trade |qOx -0.053
x.trade |qcolour -0.116
x.trade |qordinary -0.162
x.trade |qstrange -0.219
x.trade |qthing -0.138
x.trade |qtrade -0.04
x.trade |~colour -0.342
x.trade!| CX -0.121
x.trade!| colour -0.059
x.trade!| strange -0.081
x.trade&| common -0.123
x.trade&| kind -0.051
x.trade&|,CX -0.12
x.trade&|.CX -0.148
x.trade&|qCX -0.1
x.trade(|,Cx -0.112
x.trade(|.Cx -0.043
x.trade,| CX -0.693
x.trade,| Cx -0.197
x.trade,| Ox -0.1
x.trade,| and -0.248
x.trade,| art -0.053
x.trade,| at -0.299
x.trade,| be -0.144
x.trade,| colour -0.11
x.trade,| common -0.344
x.trade,| describes -0.089
x.trade,| do -0.147
x.trade,| field -0.054
x.trade,| for -0.072
x.trade,| kind -0.111
x.trade,| like -0.086
x.trade,| logo -0.077
x.trade,| lx -0.266
x.trade,| neg -0.083
x.trade,| number -0.157
x.trade,| ordinary -0.165
x.trade,| past -0.05
x.trade,| proper -0.055
x.trade,| say -0.207
x.trade,| strange -0.378
x.trade,| subj -0.134
x.trade,| thing -0.438
x.trade,| trade -0.216
x.trade,| where -0.089
x.trade,| will -0.062
x.trade,| wish -0.177
x.trade,|$$ 0.168
x.trade,|$CX 0.5
x.trade,|$Cx -0.134
x.trade,|$Ox 0.36
x.trade,|$lx -0.312
x.trade,|&CX -0.141
x.trade,|&ordinary -0.179
x.trade,|&strange -0.145
x.trade,|,CX 0.108
x.trade,|,Cd -0.057
x.trade,|,Cx -0.265
x.trade,|,Ox -0.355
x.trade,|,and -0.187
x.trade,|,art -0.19
x.trade,|,at -0.087
x.trade,|,colour 0.301
x.trade,|,common 0.205
x.trade,|,describes 0.286
x.trade,|,do 0.207
x.trade,|,look -0.177
x.trade,|,lx 0.138
x.trade,|,neg -0.348
x.trade,|,ordinary 0.112
x.trade,|,strange -0.052
x.trade,|,subj -0.09
x.trade,|,thing 0.15
x.trade,|,trade 0.258
x.trade,|-Cx -0.054
x.trade,|-common -0.197
x.trade,|-strange -0.147
x.trade,|.CX -0.329
x.trade,|.Cx -0.277
x.trade,|.Ox -0.337
x.trade,|.art 0.354
x.trade,|.be 0.317
x.trade,|.colour 0.23
x.trade,|.common -0.104
x.trade,|.describes -0.215
x.trade,|.do -0.054
x.trade,|.logo -0.109
x.trade,|.strange 0.366
x.trade,|.subj 0.309
x.trade,|.tagl -0.204
x.trade,|.trade 0.28
x.trade,|.wish -0.376
x.trade,|=$ -0.152
x.trade,|qstrange -0.116
x.trade-|.Cx -0.046
x.trade.| CI -0.145
x.trade.| CX -0.836
x.trade.| Cx -0.158
x.trade.| DX -0.292
x.trade.| OX -0.383
x.trade.| adv -0.044
x.trade.| and -0.099
x.trade.| art -0.069
x.trade.| at -0.21
x.trade.| be -0.424
x.trade.| colour -0.364
x.trade.| common -0.25
x.trade.| describes -0.101
x.trade.| do -0.137
x.trade.| like -0.125
x.trade.| logo -0.043
x.trade.| lx -0.167
x.trade.| neg -0.225
x.trade.| number -0.472
x.trade.| ordinary -0.133
x.trade.| say -0.285
x.trade.| strange -0.29
x.trade.| subj -0.233
x.trade.| thing -0.17
x.trade.| trade -0.335
x.trade.| where -0.046
x.trade.| will -0.144
x.trade.| wish -0.11
x.trade.|$$ -0.337
x.trade.|$lx -0.28
x.trade.|&CX -0.112
x.trade.|&colour -0.096
x.trade.|&thing -0.049
x.trade.|,CI -0.093
x.trade.|,Cx -0.096
x.trade.|,DX -0.11
x.trade.|,OX -0.195
x.trade.|,adv -0.096
x.trade.|,and 0.18
x.trade.|,art -0.162
x.trade.|,at -0.131
x.trade.|,be -0.137
x.trade.|,colour -0.164
x.trade.|,describes -0.267
x.trade.|,do -0.088
x.trade.|,ordinary -0.124
x.trade.|,poss -0.071
x.trade.|,strange -0.127
x.trade.|,subj -0.34
x.trade.|,thing 0.153
x.trade.|,trade -0.373
x.trade.|-CX -0.373
x.trade.|.CI -0.115
x.trade.|.CX 0.249
x.trade.|.Cx -0.379
x.trade.|.OX -0.063
x.trade.|.adv 0.043
x.trade.|.art 0.182
x.trade.|.at -0.184
x.trade.|.be 0.205
x.trade.|.colour -0.198
x.trade.|.common -0.127
x.trade.|.describes -0.168
x.trade.|.do 0.102
x.trade.|.logo 0.161
x.trade.|.look -0.251
x.trade.|.lx 0.278
x.trade.|.neg -0.05
x.trade.|.ordinary -0.257
x.trade.|.subj 0.063
x.trade.|.tagl 0.315
x.trade.|.thing 0.126
x.trade.|.trade 0.218
x.trade.|.wish 0.172
x.trade.|:CX -0.13
x.trade.|:strange -0.053
x.trade.|=CX 0.071
x.trade.|=OX -0.39
x.trade.|?CX -0.313
x.trade.|qCX -0.278
x.trade.|qcommon -0.223
x.trade.|qstrange -0.128
x.trade:| CX -0.11
x.trade:| Cx -0.12
x.trade:| thing -0.105
x.trade:|,Cx -0.13
x.trade:|.CX 0.729
x.trade:|.colour 0.179
x.trade:|.describes 0.367
x.trade;| CX -0.074
x.trade;|;Cx -0.044
x.traden|:CX -0.112
x.traden|:Cx -0.079
x.traden|:colour -0.144
x.traden|:describes -0.064
x.traden|:strange -0.06
x.traden|:thing -0.079
x.traden|nlook -0.105
x.tradeq| CX -0.248
x.tradeq| do -0.052
x.tradeq| neg -0.065
x.tradeq| ordinary -0.092
x.tradeq| thing -0.129
x.tradeq|,CX -0.237
x.tradeq|qCX 0.294
x.tradeq|qDX 0.124
x.tradeq|qat 0.352
x.tradeq|qcolour 0.229
x.tradeq|qcommon 0.153
x.tradeq|qdescribes 0.243
x.tradeq|qlook 0.044
x.tradeq|qthing 0.215
x.trade~| CX -0.49
x.trade~| Cx -0.063
x.trade~| ordinary -0.049
x.trade~| strange -0.045
x.trade~| thing -0.049
x.trade~| trade -0.273
x.trade~|,describes -0.234
x.trade~|.Cx -0.114
x.trade~|.describes 0.047
x.trade~|~CX 0.593
x.trade~|~colour 0.507
x.where | CX 0.382
x.where | Cx -0.141
x.where | at -0.441
x.where | be -0.088
x.where | do 0.435
x.where | thing -0.073
x.where |$$ -0.114
x.where |,Cx -0.056
x.where |,adv -0.067
x.where |,describes -0.195
x.where |.CX -0.286
x.where |.Cx -0.041
x.where |.Dx -0.055
x.where |.art -0.048
x.where |.colour -0.338
x.where |.describes -0.058
x.where |.name -0.052
x.where |.neg -0.185
x.where |.ordinary -0.112
x.where |.subj 0.35
x.where.| CX -0.326
x.where.| strange -0.082
x.where.| subj -0.049
x.where.| thing -0.269
x.where.|,CX -0.08
x.where.|.CX -0.199
x.whereq|qCX -0.166
x.will | Cx -0.34
x.will | Dx -0.285
x.will | Ox -0.082
x.will | and -0.043
x.will | at -0.15
x.will | call -0.244
x.will | do -0.092
x.will | lx -0.303
x.will | say 0.413
x.will | strange -0.323
x.will | subj -0.144
x.will | thing -0.055
x.will | trade -0.082
x.will |$$ -0.385
x.will |$lx -0.377
x.will |,Cx -0.092
x.will |,Dx -0.117
x.will |,at -0.188
x.will |,colour -0.119
x.will |,thing -0.064
x.will |.Cx -0.248
x.will |.Dx -0.058
x.will |.colour -0.383
x.will |.neg -0.131
x.will |.subj -0.041
x.will |:art -0.044
x.wish | Cx -0.183
x.wish | Dx -0.049
x.wish | Ox -0.11
x.wish | at -0.131
x.wish | common -0.055
x.wish | describes -0.071
x.wish | for -0.119
x.wish | logo -0.077
x.wish | lx -0.288
x.wish | ordinary -0.064
x.wish | subj -0.157
x.wish | thing -0.114
x.wish | trade -0.131
x.wish |$$ -0.152
x.wish |$lx -0.15
x.wish |,Cx -0.267
x.wish |,Dx -0.084
x.wish |,Ox -0.094
x.wish |,colour -0.059
x.wish |,describes -0.098
x.wish |,do -0.134
x.wish |,lx -0.171
x.wish |,ordinary -0.052
x.wish |,strange -0.042
x.wish |,subj -0.058
x.wish |,thing -0.045
x.wish |,trade -0.103
x.wish |.Cx -0.229
x.wish |.Dx -0.106
x.wish |.Ox -0.236
x.wish |.colour -0.078
x.wish |.describes -0.117
x.wish |.kind -0.068
x.wish |.look -0.239
x.wish |.lx -0.078
x.wish |.neg -0.285
x.wish |.subj -0.15
x.wish |:colour -0.041
x.wish |:do -0.088
x.wish,| trade -0.086
x.wish,|$$ 0.113
x.wish,|.Cx -0.187
x.wish.| CX -0.237
x.wish.| Cx -0.059
x.wish.| and -0.23
x.wish.|,CX -0.143
x.wish.|.CX -0.1
x.wish:| logo -0.045
x.wish:|,Cx -0.167
x.wish:|,strange -0.129
x.~ 1 -0.47
x.~ 2 0.134
x.~ 3 -0.305
x.~ 4 -0.184
x.~& -0.193
x.~&1 -0.046
x.~, -0.24
x.~,1 -0.14
x.~,2 -0.111
x.~,3 -0.355
x.~,4 -0.248
x.~. -0.221
x.~.2 0.118
x.~.3 -0.405
x.~.4 -0.295
x.~X| forC -0.192
x.~X| kindC -0.225
x.~X| ordinaryC -0.171
x.~X| strangeC -0.368
x.~X| thingC -0.166
x.~X| tradeC -0.253
x.~X|~colourC 0.595
x.~n 0.319
x.~n2 0.318
x.~x| thingC -0.041
x.~x| tradeC -0.057
x.~x|,describesC -0.095
x.~x|.describesC -0.115
x.~~ 0.096
x.~~1 0.15
x.~~2 0.135
x.~~3 -0.122
x.~~4 -0.195`;
export const TAGLINE_EVIDENCE = `b.! -0.694
b.( -1.009
b.) -0.743
b., -0.79
b.- -0.415
b.. -0.331
b./ -0.602
b.: 0.436
b.; -0.422
b.? -0.635
b.^ -0.16
b.^^ -0.16
b.^^^^ -0.16
b.^^^^^^ -0.16
b.^^^^art  -0.281
b.^^^^be  -0.322
b.^^^^hi! -0.26
b.^^^^hi, -0.17
b.^^^^hin -0.184
b.^^^^kind: -0.339
b.^^^^logo, -0.042
b.^^^^name  -0.092
b.^^^^name: -0.614
b.^^^^ordinary, -0.1
b.^^^^poss  -0.25
b.^^^^strange, -0.229
b.^^^^strange: -0.3
b.^^^^strange~ -0.29
b.^^^^trade, -0.27
b.^^^^trade. -0.149
b.^^^^tradeq -0.505
b.^^art  -0.281
b.^^be  -0.322
b.^^for art  -0.068
b.^^for poss  -0.126
b.^^hi hi, -0.086
b.^^hi kind, -0.101
b.^^hi! -0.26
b.^^hi, -0.17
b.^^hi,be  -0.178
b.^^hin -0.184
b.^^kind name: -0.385
b.^^kind: -0.339
b.^^logo, -0.042
b.^^name  -0.092
b.^^name: -0.614
b.^^ordinary trade, -0.164
b.^^ordinary, -0.1
b.^^poss  -0.25
b.^^strange be  -0.142
b.^^strange strange, -0.056
b.^^strange trade, -0.221
b.^^strange, -0.229
b.^^strange: -0.3
b.^^strange~ -0.29
b.^^subj be  -0.216
b.^^thing trade, -0.133
b.^^trade kind, -0.126
b.^^trade kind. -0.168
b.^^trade kindq -0.263
b.^^trade strange, -0.066
b.^^trade thing, -0.126
b.^^trade trade, -0.162
b.^^trade tradeq -0.228
b.^^trade, -0.27
b.^^trade. -0.149
b.^^tradeq -0.505
b.^^wish art  -0.085
b.^q 0.17
b.^q^q 0.17
b.^q^q^q 0.17
b._ -0.507
b.a -0.342
b.adv art  -0.279
b.adv art name, -0.122
b.adv be  -0.288
b.adv common, -0.219
b.adv common. -0.135
b.adv ordinary, -0.099
b.adv ordinary. -0.118
b.adv poss  -0.232
b.adv strange, -0.18
b.adv strange. -0.281
b.adv strangeq -0.142
b.adv subj be  -0.074
b.adv thing art  -0.05
b.adv thing, -0.291
b.adv thing. -0.079
b.adv trade. -0.072
b.adv, -0.548
b.adv. -0.385
b.adv: -0.428
b.advn -0.227
b.advq -0.351
b.and art  -0.433
b.and art name  -0.121
b.and at art  -0.083
b.and be  -0.37
b.and colour colour. -0.089
b.and colour ordinary, -0.125
b.and colour, -0.354
b.and colour,art  -0.369
b.and colour,describes, -0.237
b.and colour. -0.37
b.and colour.art  -0.141
b.and common. -0.099
b.and describes colour, -0.239
b.and describes colour. -0.123
b.and describes, -0.069
b.and describes. -0.333
b.and do art  -0.047
b.and do thing, -0.163
b.and do thing. -0.18
b.and name  -0.15
b.and ordinary, -0.082
b.and ordinary. -0.082
b.and poss  -0.22
b.and strange, -0.203
b.and strange. -0.241
b.and subj be  -0.161
b.and thing colour. -0.077
b.and thing, -0.186
b.and thing. -0.106
b.and trade, -0.137
b.and trade. -0.136
b.and, -0.343
b.art  -0.551
b.art art  -0.191
b.art art logo, -0.086
b.art colour, -0.162
b.art colour. -0.108
b.art common thing. -0.151
b.art common, -0.097
b.art common. -0.164
b.art describes logo, -0.073
b.art describes, -0.051
b.art describes. -0.103
b.art field be  -0.185
b.art kind be  -0.56
b.art kind. -0.053
b.art kind: -0.353
b.art logo be  -0.246
b.art logo, -0.26
b.art logo. -0.132
b.art logo: -0.369
b.art look be  -0.088
b.art name  -0.386
b.art name art  -0.115
b.art name be  -0.551
b.art name, -0.295
b.art name. -0.155
b.art name: 0.288
b.art ordinary be  -0.155
b.art ordinary, -0.219
b.art ordinary. -0.345
b.art poss  -0.242
b.art say  -0.275
b.art say, -0.163
b.art strange be  -0.226
b.art strange strange, -0.164
b.art strange strange. -0.106
b.art strange thing. -0.059
b.art strange, -0.333
b.art strange. -0.184
b.art strange.art  -0.074
b.art strange: -0.207
b.art strangen -0.184
b.art strangeq 0.256
b.art tagl  -0.381
b.art taglq 0.346
b.art thing be  -0.322
b.art thing thing, -0.075
b.art thing thing. -0.091
b.art thing, -0.184
b.art thing. -0.339
b.art thing.art  -0.1
b.art thingq -0.242
b.art trade be  -0.574
b.art trade, -0.124
b.art trade. -0.141
b.art where  -0.194
b.art where, -0.333
b.art_ -0.507
b.as  -0.286
b.as art  -0.083
b.at art  -0.434
b.at art describes. -0.074
b.at art logo, -0.072
b.at art name, -0.065
b.at art ordinary. -0.082
b.at art strange. -0.062
b.at art thing, -0.099
b.at art thing. -0.119
b.at art trade. -0.044
b.at art where  -0.12
b.at art_ -0.269
b.at be  -0.159
b.at colour, -0.258
b.at colour. -0.13
b.at common thing, -0.08
b.at common, -0.115
b.at common. -0.084
b.at commonq -0.471
b.at describes, -0.392
b.at describes. -0.127
b.at do thing, -0.099
b.at do thing. -0.083
b.at kind: -0.117
b.at number, -0.138
b.at number. -0.112
b.at ordinary, -0.413
b.at ordinary. -0.164
b.at ordinary: -0.293
b.at ordinaryn -0.162
b.at place, -0.36
b.at place. -0.282
b.at place.colour, -0.044
b.at poss  -0.163
b.at say  -0.261
b.at strange strange, -0.122
b.at strange strange. -0.103
b.at strange, -0.202
b.at strange. -0.286
b.at strange.art  -0.062
b.at strange: -0.276
b.at strangen -0.149
b.at strangeq -0.722
b.at subj, -0.19
b.at subj. -0.135
b.at thing, -0.151
b.at thing. -0.159
b.at trade, -0.106
b.at trade. -0.212
b.at tradeq -0.667
b.at. -0.134
b.at.aI 0.191
b.at.aI^ -0.52
b.at.alreadyx -0.129
b.at.alsox -0.079
b.at.anX^ -0.146
b.at.andx -0.492
b.at.anx -0.489
b.at.anx^ -0.147
b.at.appx -0.169
b.at.asx -0.356
b.at.atx -0.229
b.at.avecx -0.213
b.at.avoidX^ -0.333
b.at.ax -0.867
b.at.ax^ -0.204
b.at.badgex -0.109
b.at.belowx -0.047
b.at.bigx -0.063
b.at.bonjourX^ -0.083
b.at.brandX^ -0.143
b.at.brandx -0.319
b.at.brandx^ -0.303
b.at.buildingx -0.239
b.at.businessX^ -0.146
b.at.businessx -0.119
b.at.butx -0.213
b.at.byx -0.095
b.at.calledx -0.387
b.at.canX^ -0.129
b.at.canx^ -0.172
b.at.clientx -0.108
b.at.colorsX^ -0.091
b.at.coloursX^ -0.128
b.at.coloursx^ -0.116
b.at.companyX^ -0.184
b.at.companyx -0.265
b.at.competitorsx -0.047
b.at.conx -0.193
b.at.couldX^ -0.346
b.at.crestx^ -0.059
b.at.customersx -0.139
b.at.dasx -0.154
b.at.dearX^ -0.135
b.at.derX^ -0.115
b.at.dex -0.228
b.at.dieX^ -0.042
b.at.dontX^ -0.06
b.at.dontx -0.273
b.at.dux -0.065
b.at.einX^ -0.094
b.at.einx -0.187
b.at.elX^ -0.103
b.at.emblemx -0.33
b.at.enx -0.165
b.at.estudiox -0.113
b.at.estx -0.274
b.at.esx -0.144
b.at.everyonex -0.071
b.at.ex -0.085
b.at.familyx -0.069
b.at.farbenX^ -0.053
b.at.firmx -0.042
b.at.fontX^ -0.111
b.at.fontx -0.049
b.at.forX^ -0.202
b.at.forx -0.403
b.at.forx^ -0.239
b.at.foundedx -0.058
b.at.fromx -0.117
b.at.furX^ -0.216
b.at.helloX^ -0.14
b.at.hellox^ -0.175
b.at.heyx^ -0.186
b.at.hiX^ -0.195
b.at.hix^ -0.14
b.at.iI -0.495
b.at.iI^ 0.167
b.at.iconex -0.173
b.at.iconx -0.377
b.at.iconx^ -0.221
b.at.idX^ -0.224
b.at.ilX^ -0.085
b.at.ilx -0.113
b.at.imX -0.154
b.at.imX^ -0.173
b.at.inX^ -0.128
b.at.industryX^ -0.095
b.at.inx -0.426
b.at.isx -0.529
b.at.itX^ -0.197
b.at.itsX^ -0.221
b.at.itsx -0.246
b.at.itsx^ -0.237
b.at.itx -0.076
b.at.ix -0.174
b.at.ix^ -0.251
b.at.jeX^ -0.081
b.at.jex -0.114
b.at.justX^ -0.127
b.at.justx -0.213
b.at.justx^ -0.157
b.at.keinex -0.124
b.at.kindX^ -0.156
b.at.lA^ -0.066
b.at.laX -0.42
b.at.laX^ -0.182
b.at.lax -0.09
b.at.leX^ -0.157
b.at.leftx -0.072
b.at.lesX -0.254
b.at.letrasx -0.045
b.at.letrax -0.15
b.at.lettersX^ -0.093
b.at.lettersx -0.079
b.at.lettresx -0.131
b.at.likex -0.164
b.at.littlex -0.055
b.at.logoX -0.302
b.at.logoX^ -0.209
b.at.logox -0.181
b.at.logox^ -0.364
b.at.lox -0.116
b.at.lx -0.087
b.at.madex -0.072
b.at.makeX^ -0.106
b.at.markx -0.089
b.at.mascotx -0.066
b.at.mex -0.094
b.at.middlex -0.045
b.at.mitx -0.149
b.at.myX^ -0.17
b.at.myx -0.17
b.at.myx^ -0.192
b.at.nadaX^ -0.073
b.at.nadax -0.321
b.at.nameX^ -0.185
b.at.namedx -0.129
b.at.namesx -0.078
b.at.namex -0.248
b.at.namex^ -0.274
b.at.needX^ -0.087
b.at.newX^ -0.074
b.at.newx -0.05
b.at.nientex -0.31
b.at.noX^ -0.353
b.at.nomX^ -0.204
b.at.nomeX^ -0.071
b.at.nomex -0.172
b.at.nomx -0.079
b.at.nosX^ -0.061
b.at.notX^ -0.319
b.at.nothingX^ -0.215
b.at.nothingx -0.471
b.at.notreX^ -0.064
b.at.notx -0.586
b.at.nousX^ -0.224
b.at.nowx -0.124
b.at.nox -0.335
b.at.nox^ -0.444
b.at.offx 0.166
b.at.ofx -0.248
b.at.oldX^ -0.162
b.at.oldx -0.154
b.at.onX^ -0.156
b.at.onlyX^ -0.041
b.at.onlyx -0.261
b.at.onx -0.473
b.at.openingx -0.059
b.at.openx -0.313
b.at.orx -0.172
b.at.ourX^ -0.337
b.at.ourx -0.508
b.at.ourx^ -0.108
b.at.ownx -0.123
b.at.pasX^ -0.055
b.at.pasx -0.351
b.at.peopleX^ -0.078
b.at.placex -0.149
b.at.pleaseX^ -0.462
b.at.pleasex -0.231
b.at.pleasex^ -0.181
b.at.plusx -0.111
b.at.podcastX^ -0.122
b.at.policex -0.092
b.at.pourx -0.052
b.at.practicex -0.041
b.at.productx -0.1
b.at.rightx -0.299
b.at.sansx -0.231
b.at.sansx^ -0.104
b.at.scrittax -0.201
b.at.semx -0.105
b.at.senzax -0.067
b.at.sheX^ -0.111
b.at.shex -0.106
b.at.shouldx -0.12
b.at.sidex -0.107
b.at.sinx -0.191
b.at.skipX^ -0.167
b.at.sloganX^ -0.171
b.at.sloganx -0.172
b.at.smallX^ -0.078
b.at.smallx -0.25
b.at.soX^ -0.234
b.at.soldx -0.1
b.at.somosX^ -0.088
b.at.somosx -0.118
b.at.sox -0.272
b.at.sox^ -0.217
b.at.stillx -0.171
b.at.studioX^ -0.119
b.at.studiox -0.276
b.at.styleX^ -0.179
b.at.symbolX^ -0.201
b.at.symbolex -0.091
b.at.symbolx -0.217
b.at.taglineX^ -0.152
b.at.taglinex -0.142
b.at.taglinex^ -0.107
b.at.textx -0.177
b.at.thankX^ -0.283
b.at.thanksX^ -0.159
b.at.thatsx -0.251
b.at.thatsx^ -0.345
b.at.thatx -0.2
b.at.theX -1.027
b.at.theX^ -0.379
b.at.thenx -0.165
b.at.thereX^ -0.07
b.at.therex -0.282
b.at.thex -0.809
b.at.thex^ -0.493
b.at.theyX^ -0.1
b.at.toox -0.218
b.at.tox -0.433
b.at.typeX^ -0.095
b.at.typex^ -0.147
b.at.umax -0.069
b.at.umx -0.275
b.at.unX^ -0.072
b.at.unax -0.298
b.at.underx -0.316
b.at.uneX^ -0.115
b.at.unex -0.183
b.at.unsereX^ -0.12
b.at.unx -0.242
b.at.wantsx -0.08
b.at.wasx -0.326
b.at.weX 0.356
b.at.weX^ -0.362
b.at.weareX^ -0.212
b.at.wearex -0.1
b.at.wearex^ -0.172
b.at.websitex -0.059
b.at.wedX^ -0.107
b.at.wellx 0.242
b.at.wex -0.529
b.at.wex^ -0.449
b.at.whatX^ -0.319
b.at.whatx -0.374
b.at.whatx^ -0.121
b.at.whichx -0.251
b.at.whox -0.105
b.at.wirX^ -0.225
b.at.wirx -0.21
b.at.withX^ -0.242
b.at.withoutx -0.276
b.at.withx -0.282
b.at.wordmarkX^ -0.113
b.at.wordmarkx -0.2
b.at.workingx -0.049
b.at.yetx -0.124
b.at.youx 0.122
b.at.yx -0.096
b.at_strange, -0.212
b.atq 0.185
b.be  -0.071
b.be art  -0.272
b.be art name. -0.051
b.be at art  -0.049
b.be common, -0.11
b.be common. -0.063
b.be describes, -0.074
b.be ordinary strange, -0.179
b.be ordinary. -0.098
b.be poss  -0.228
b.be say  -0.143
b.be strange thing. -0.087
b.be strange, -0.365
b.be strange. -0.156
b.be subj art  -0.071
b.be thing. -0.184
b.be, -0.229
b.be. -0.504
b.be: 0.067
b.beq 0.139
b.call art  -0.192
b.call strange strange. -0.105
b.call strange thing. -0.049
b.call strange trade. -0.091
b.call strange&strange. -0.101
b.call strange, -0.111
b.call strange. -0.109
b.call strange.describes, -0.067
b.callq -0.397
b.colour and colour, -0.379
b.colour and colour. -0.242
b.colour and describes, -0.064
b.colour and describes. -0.186
b.colour and trade. -0.08
b.colour be  -0.621
b.colour colour, -0.296
b.colour colour. -0.252
b.colour common, -0.059
b.colour ordinary, -0.23
b.colour ordinary. -0.112
b.colour strange, -0.216
b.colour subj colour, -0.056
b.colour subj colour. -0.287
b.colour thing, -0.217
b.colour thing. -0.152
b.colour wish, -0.119
b.colour&colour, -0.184
b.colour&colour. -0.069
b.colour, -0.522
b.colour,and art  -0.114
b.colour,art  -0.433
b.colour,art strange, -0.101
b.colour,colour, -0.335
b.colour,colour. -0.283
b.colour,colour.thing. -0.042
b.colour,colour; -0.094
b.colour,colourn -0.342
b.colour,describes colour, -0.124
b.colour,describes colour. -0.147
b.colour,describes describes, -0.244
b.colour,describes look, -0.295
b.colour,describes, -0.369
b.colour,describes. -0.144
b.colour,look describes, -0.186
b.colour,name  -0.212
b.colour,neg thing, -0.062
b.colour,say  -0.43
b.colour,strange, -0.274
b.colour,thing colour, -0.068
b.colour,thing colour. -0.1
b.colour. -0.33
b.colour.art  -0.221
b.colour.describes describes. -0.218
b.colour.describes, -0.066
b.colour.describes. -0.141
b.colour.look: -0.217
b.colour.poss  -0.148
b.colour.tagl: 0.218
b.colour.thing. -0.089
b.colour/ -0.416
b.colour/colour, -0.071
b.colour/colour. -0.077
b.colour; -0.44
b.colourn -0.557
b.colournlook: -0.201
b.colournsay: -0.322
b.colourq -0.498
b.colour~ -0.373
b.common and be  -0.32
b.common art  -0.353
b.common art name  -0.044
b.common at art  -0.182
b.common at poss  -0.192
b.common at subj, -0.048
b.common at subj. -0.051
b.common at trade. -0.133
b.common be  -0.544
b.common be art  -0.06
b.common call strange. -0.051
b.common colour, -0.453
b.common colour. -0.147
b.common common art  -0.074
b.common common be  -0.338
b.common common common, -0.102
b.common common, -0.273
b.common common. -0.426
b.common common.art  -0.136
b.common common: -0.375
b.common describes, -0.39
b.common describes. -0.131
b.common for art  -0.106
b.common neg, -0.096
b.common number, -0.126
b.common number. -0.175
b.common ordinary, -0.178
b.common ordinary. -0.195
b.common poss  -0.398
b.common proper. -0.181
b.common say  -0.334
b.common strange, -0.115
b.common strange. -0.306
b.common strangeq -0.114
b.common subj art  -0.166
b.common subj be  -0.361
b.common subj, -0.14
b.common subj. -0.119
b.common thing be  -0.175
b.common thing, -0.209
b.common thing. -0.316
b.common thing.art  -0.086
b.common thingq 0.392
b.common trade, -0.244
b.common trade. -0.147
b.common tradeq -0.25
b.common where  -0.142
b.common where art  -0.057
b.common, -0.57
b.common,art  -0.172
b.common,poss  -0.122
b.common,subj be  -0.057
b.common. -0.448
b.common.art  -0.226
b.common.be  -0.332
b.common.name: -0.55
b.common.poss  -0.102
b.common.strange. -0.067
b.common: 0.327
b.common; -0.122
b.common? -0.262
b.commonn -0.385
b.commonq 0.363
b.denied -0.844
b.describes and colour. -0.191
b.describes and describes. -0.219
b.describes art  -0.111
b.describes at art  -0.12
b.describes be  -0.293
b.describes colour, -0.36
b.describes colour,colour, -0.139
b.describes colour,colour. -0.043
b.describes colour,describes, -0.118
b.describes colour. -0.257
b.describes colour.describes. -0.05
b.describes common, -0.102
b.describes common. -0.099
b.describes describes look, -0.074
b.describes describes, -0.312
b.describes describes. -0.156
b.describes logo, -0.227
b.describes logo. -0.113
b.describes look, -0.376
b.describes look. -0.297
b.describes neg, -0.228
b.describes neg. -0.172
b.describes ordinary, -0.079
b.describes ordinary. -0.064
b.describes say  -0.347
b.describes say, -0.262
b.describes strange, -0.099
b.describes strange. -0.171
b.describes thing. -0.151
b.describes trade, -0.085
b.describes trade. -0.112
b.describes where  -0.254
b.describes will be  -0.175
b.describes, -0.549
b.describes,art  -0.199
b.describes,colour, -0.052
b.describes,colour. -0.152
b.describes,common describes, -0.197
b.describes,describes, -0.25
b.describes,describes. -0.131
b.describes,describesn -0.175
b.describes. -0.31
b.describes.art  -0.062
b.describes.look: -0.049
b.describes.poss  -0.095
b.describes/ -0.498
b.describes: -0.701
b.describes; -0.22
b.describesn -0.414
b.describesnlook: -0.481
b.describesq -0.828
b.do art  -0.19
b.do at art  -0.089
b.do at be  -0.326
b.do be  -0.307
b.do common, -0.127
b.do common. -0.116
b.do describes describes, -0.091
b.do describes, -0.11
b.do do name  -0.135
b.do kind, -0.124
b.do kind. -0.131
b.do logo, -0.129
b.do logo. -0.261
b.do name  -0.295
b.do name, -0.134
b.do ordinary thing, -0.116
b.do ordinary, -0.174
b.do ordinary. -0.234
b.do ordinaryq -0.421
b.do place, -0.118
b.do place. -0.06
b.do poss  -0.158
b.do strange, -0.127
b.do strange. -0.158
b.do subj art  -0.201
b.do thing art  -0.211
b.do thing thing. -0.119
b.do thing trade, -0.16
b.do thing, -0.411
b.do thing. -0.429
b.do trade kind, -0.103
b.do trade thing, -0.041
b.do trade thing. -0.124
b.do trade, -0.207
b.do trade. -0.265
b.do trade.art  -0.315
b.do where  -0.18
b.do, -0.378
b.do. -0.391
b.do.art  -0.127
b.do: -0.807
b.field be  -0.255
b.field, -0.182
b.field. -0.106
b.field: -0.552
b.for art  -0.142
b.for poss  -0.297
b.for strange trade, -0.165
b.for strange, -0.098
b.for strange. -0.074
b.for thing. -0.137
b.for trade, -0.134
b.for trade. -0.278
b.forq -0.237
b.forqstrangeq -0.075
b.hi hi, -0.188
b.hi kind, -0.101
b.hi ordinary, -0.102
b.hi! -0.208
b.hi, -0.295
b.hi,be  -0.184
b.hi,do art  -0.093
b.hi,subj be  -0.048
b.hi. -0.211
b.hin -0.235
b.k.^^ -0.16
b.k.^q 0.17
b.k.above  -0.066
b.k.abstract, -0.06
b.k.als  -0.231
b.k.am  -0.136
b.k.an  -0.309
b.k.app, -0.077
b.k.are  -0.75
b.k.arrows, -0.083
b.k.as  -0.371
b.k.avoid: -0.251
b.k.badge, -0.085
b.k.bar, -0.099
b.k.be  -0.382
b.k.been  -0.482
b.k.behind  -0.113
b.k.black, -0.202
b.k.black. -0.329
b.k.blackn -0.184
b.k.blue, -0.254
b.k.blue. -0.122
b.k.bold, -0.144
b.k.bonjour, -0.089
b.k.book. -0.111
b.k.brand: -0.366
b.k.brandq -0.363
b.k.brass, -0.09
b.k.brass. -0.117
b.k.brown, -0.236
b.k.brown. -0.048
b.k.business: -0.414
b.k.calledq -0.311
b.k.calm, -0.155
b.k.capitals, -0.055
b.k.caps, -0.338
b.k.caps. -0.116
b.k.case, -0.088
b.k.case. -0.107
b.k.centre  -0.247
b.k.charcoal, -0.093
b.k.charcoal. -0.073
b.k.client: -0.157
b.k.club, -0.135
b.k.co. -0.113
b.k.colors: -0.115
b.k.colour, -0.059
b.k.colour: -0.078
b.k.colours: -0.352
b.k.company: -0.456
b.k.coral, -0.046
b.k.cream, -0.172
b.k.cream. -0.122
b.k.creme, -0.04
b.k.day. -0.101
b.k.dem  -0.237
b.k.den  -0.078
b.k.der  -0.2
b.k.des  -0.157
b.k.didone, -0.108
b.k.didone. -0.096
b.k.die  -0.205
b.k.do: -0.27
b.k.dra -0.312
b.k.e  -0.466
b.k.ein  -0.323
b.k.eine  -0.162
b.k.einer  -0.211
b.k.else. -0.04
b.k.es  -0.306
b.k.esq 0.213
b.k.est  -0.36
b.k.farben: -0.181
b.k.feel: -0.19
b.k.fine, -0.132
b.k.firm, -0.05
b.k.font, -0.165
b.k.font: -0.417
b.k.forq -0.209
b.k.fun. -0.231
b.k.glass, -0.118
b.k.gold, -0.105
b.k.gold. -0.189
b.k.green, -0.375
b.k.green. -0.206
b.k.grey, -0.141
b.k.grey. -0.17
b.k.grotesk, -0.251
b.k.grotesk. -0.063
b.k.hands. -0.066
b.k.hat, -0.108
b.k.hello, -0.085
b.k.her  -0.09
b.k.hi, -0.051
b.k.house, -0.229
b.k.icon, -0.15
b.k.icon. -0.051
b.k.il  -0.306
b.k.im  -0.292
b.k.industry: -0.131
b.k.inside  -0.248
b.k.is  0.057
b.k.isq 0.161
b.k.ist  -0.328
b.k.it, -0.402
b.k.it. -0.22
b.k.its  -0.435
b.k.kettle. -0.074
b.k.l_ -0.451
b.k.la  -0.437
b.k.le  -0.351
b.k.leaf. -0.098
b.k.left  -0.23
b.k.left, -0.053
b.k.les  -0.204
b.k.lettering  -0.155
b.k.lettering, -0.232
b.k.lettering: -0.322
b.k.letters, -0.305
b.k.letters. -0.212
b.k.like: -0.278
b.k.lineq 0.522
b.k.lo  -0.203
b.k.logo, -0.236
b.k.logo. -0.338
b.k.logo: 0.066
b.k.look, -0.109
b.k.los  -0.122
b.k.lowercase, -0.328
b.k.lowercase. -0.164
b.k.ma  -0.093
b.k.mark, -0.191
b.k.mark. -0.1
b.k.mascot, -0.106
b.k.mascot. -0.043
b.k.me. -0.107
b.k.meu  -0.114
b.k.mi  -0.177
b.k.mon  -0.119
b.k.my  -0.292
b.k.name  -0.432
b.k.name, -0.318
b.k.name. -0.239
b.k.name: -0.074
b.k.nameq -0.45
b.k.names  -0.393
b.k.navy, -0.115
b.k.navy. -0.138
b.k.next  -0.195
b.k.noa -0.238
b.k.noir, -0.052
b.k.nom  -0.109
b.k.nom, -0.144
b.k.nom: -0.415
b.k.nombre  -0.139
b.k.nome  -0.314
b.k.nome: -0.343
b.k.nos  -0.195
b.k.notre  -0.119
b.k.one, -0.108
b.k.one. -0.154
b.k.only, -0.212
b.k.only. -0.236
b.k.orange, -0.419
b.k.orange. -0.1
b.k.our  -0.37
b.k.out, -0.097
b.k.out. -0.137
b.k.oxblood, -0.042
b.k.peach, -0.132
b.k.people, -0.099
b.k.pink, -0.214
b.k.please, -0.326
b.k.please. -0.156
b.k.please: -0.191
b.k.pls, -0.041
b.k.product: -0.147
b.k.project: -0.077
b.k.purple, -0.127
b.k.purple. -0.052
b.k.read  0.249
b.k.red, -0.395
b.k.red. -0.327
b.k.regards, -0.11
b.k.right  -0.251
b.k.right, -0.328
b.k.sand. -0.146
b.k.sans, -0.332
b.k.sans. -0.19
b.k.say  -0.491
b.k.says  -0.451
b.k.saysq 0.285
b.k.schrift, -0.105
b.k.script, -0.186
b.k.sector: -0.23
b.k.serif, -0.309
b.k.serif. -0.159
b.k.shop, -0.101
b.k.shop. -0.129
b.k.siamo  -0.122
b.k.side  -0.242
b.k.sign. -0.079
b.k.silver. -0.143
b.k.sind  -0.218
b.k.slab, -0.096
b.k.slate. -0.046
b.k.slogan: 0.216
b.k.sloganq 0.43
b.k.somos  -0.132
b.k.son  -0.252
b.k.sons, -0.075
b.k.sta -0.39
b.k.startup, -0.088
b.k.street. -0.068
b.k.studioq -0.165
b.k.style, -0.103
b.k.style: -0.311
b.k.symbol, -0.182
b.k.symbol. -0.101
b.k.symbol: -0.568
b.k.tagline  0.218
b.k.tagline: 0.361
b.k.taglineq 0.237
b.k.teal, -0.303
b.k.team, -0.101
b.k.text  -0.285
b.k.thanks, -0.248
b.k.thats  -0.762
b.k.the  -0.454
b.k.their  -0.275
b.k.them, -0.063
b.k.there, -0.144
b.k.title  -0.232
b.k.top  -0.147
b.k.type, -0.21
b.k.type. -0.259
b.k.type: -0.443
b.k.um  -0.235
b.k.uma  -0.133
b.k.un  -0.336
b.k.un_ -0.24
b.k.una  -0.232
b.k.under  -0.193
b.k.une  -0.189
b.k.unsere  -0.185
b.k.us, -0.235
b.k.us. -0.179
b.k.van. -0.063
b.k.violet, -0.066
b.k.w/ -0.245
b.k.warm, -0.053
b.k.weare  -0.37
b.k.weiss, -0.066
b.k.what: -0.531
b.k.white, -0.168
b.k.white. -0.151
b.k.wordmark, -0.106
b.k.wordmark. -0.084
b.k.words  -0.124
b.k.write  -0.18
b.k.writing  -0.111
b.k.year, -0.124
b.k.yellow, -0.204
b.k.yellow. -0.185
b.k.yes, -0.084
b.k.yet, -0.091
b.k.yet. -0.092
b.k.your  -0.284
b.kind art  -0.084
b.kind at place, -0.151
b.kind at place. -0.077
b.kind at tradeq -0.358
b.kind be  -0.619
b.kind be strange. -0.065
b.kind logo, -0.114
b.kind name  -0.234
b.kind name be  -0.306
b.kind name: -0.799
b.kind name:strange. -0.135
b.kind strange, -0.1
b.kind strange. -0.099
b.kind where  -0.069
b.kind( -0.262
b.kind, -0.235
b.kind,name  -0.042
b.kind. -0.344
b.kind.art  -0.048
b.kind: -0.798
b.kind:strange. -0.104
b.kind:strangen -0.121
b.kind; -0.19
b.kindn -0.235
b.kindq -0.793
b.kindqstrangeq -0.264
b.kind~ -0.179
b.kk.^ ^^ -0.16
b.kk.^ ^q 0.17
b.kk.^ an  -0.079
b.kk.^ bonjour, -0.089
b.kk.^ brand: -0.106
b.kk.^ hello, -0.085
b.kk.^ hi, -0.051
b.kk.^ im  -0.2
b.kk.^ its  -0.084
b.kk.^ my  -0.15
b.kk.^ name: -0.424
b.kk.^ our  -0.171
b.kk.^ somos  -0.109
b.kk.^ the  -0.146
b.kk.^ un  -0.056
b.kk.^ une  -0.13
b.kk.^ weare  -0.187
b.kk.a logo. -0.254
b.kk.a name  -0.145
b.kk.abstract mark, -0.161
b.kk.across the  -0.066
b.kk.all caps, -0.153
b.kk.and an  -0.068
b.kk.and black, -0.053
b.kk.and cream, -0.084
b.kk.and gold, -0.046
b.kk.and its  -0.068
b.kk.and my  -0.115
b.kk.and our  -0.088
b.kk.and the  -0.272
b.kk.and white, -0.086
b.kk.are the  -0.154
b.kk.as our  -0.06
b.kk.as the  -0.085
b.kk.at the  -0.121
b.kk.auf dem  -0.2
b.kk.because the  -0.043
b.kk.before the  -0.048
b.kk.behind the  -0.048
b.kk.between the  -0.063
b.kk.blue is  -0.396
b.kk.brand is  -0.36
b.kk.brand name: -0.303
b.kk.business is  -0.223
b.kk.by my  -0.106
b.kk.by the  -0.05
b.kk.c est  -0.246
b.kk.called the  -0.123
b.kk.can be  -0.36
b.kk.com um  -0.093
b.kk.company is  -0.215
b.kk.company name  -0.048
b.kk.con una  -0.064
b.kk.dark brown, -0.192
b.kk.dark green, -0.074
b.kk.de uma  -0.042
b.kk.el nombre  -0.139
b.kk.firm is  -0.323
b.kk.for an  -0.06
b.kk.for my  -0.087
b.kk.for our  -0.112
b.kk.for the  -0.121
b.kk.from the  -0.103
b.kk.fur die  -0.066
b.kk.geometric sans, -0.053
b.kk.has been  -0.232
b.kk.have been  -0.123
b.kk.hi im  -0.112
b.kk.hot pink, -0.074
b.kk.i am  -0.069
b.kk.il nome  -0.136
b.kk.in our  -0.052
b.kk.in the  -0.318
b.kk.is an  -0.104
b.kk.is our  -0.043
b.kk.is the  -0.138
b.kk.it is  -0.195
b.kk.just the  -0.185
b.kk.le nom  -0.051
b.kk.like the  -0.101
b.kk.logo forq -0.133
b.kk.logo is  -0.065
b.kk.logo type: -0.179
b.kk.lower case, -0.078
b.kk.lower case. -0.107
b.kk.name is  -0.599
b.kk.name the  -0.302
b.kk.name yet, -0.047
b.kk.name yet. -0.07
b.kk.no name  -0.125
b.kk.not be  -0.051
b.kk.now its  -0.07
b.kk.of an  -0.066
b.kk.of my  -0.111
b.kk.of our  -0.075
b.kk.of the  -0.13
b.kk.off white. -0.048
b.kk.on the  -0.367
b.kk.on top  -0.111
b.kk.over the  -0.078
b.kk.para mi  -0.044
b.kk.place is  -0.151
b.kk.practice is  -0.168
b.kk.red cream. -0.05
b.kk.rounded letters, -0.114
b.kk.shop is  -0.118
b.kk.should be  -0.451
b.kk.since the  -0.044
b.kk.slab serif, -0.136
b.kk.slogan isq 0.223
b.kk.so the  -0.09
b.kk.tagline isq 0.2
b.kk.that is  -0.397
b.kk.thats the  -0.1
b.kk.the left  -0.098
b.kk.the logo, -0.072
b.kk.the logo: -0.288
b.kk.the name  -0.343
b.kk.the name, -0.267
b.kk.the name. -0.139
b.kk.the name: 0.289
b.kk.the symbol, -0.159
b.kk.the text  -0.132
b.kk.there are  -0.042
b.kk.thin sans, -0.068
b.kk.to be  -0.15
b.kk.to the  -0.237
b.kk.und weiss, -0.066
b.kk.under the  -0.063
b.kk.us the  -0.139
b.kk.we are  -0.4
b.kk.we do: -0.27
b.kk.weve been  -0.232
b.kk.which is  -0.234
b.kk.who are  -0.063
b.kk.will be  -0.241
b.kk.wir sind  -0.058
b.kk.with my  -0.051
b.kk.with the  -0.097
b.kk.would be  -0.365
b.like art  -0.108
b.like describes, -0.059
b.like, -0.142
b.like: -0.562
b.logo adv, -0.176
b.logo be  -0.285
b.logo describes, -0.091
b.logo for art  -0.09
b.logo for poss  -0.139
b.logo forq -0.19
b.logo forqstrangeq -0.075
b.logo look: -0.162
b.logo strange, -0.105
b.logo subj art  -0.044
b.logo will be  -0.096
b.logo, -0.33
b.logo,describes, -0.059
b.logo,name  -0.089
b.logo. -0.186
b.logo: -0.068
b.logo? -0.341
b.logon -0.168
b.logoq -0.363
b.look at describes, -0.054
b.look be  -0.108
b.look describes, -0.242
b.look will be  -0.07
b.look, -0.411
b.look. -0.372
b.look: -0.358
b.look:colour,colourn -0.278
b.look:describes, -0.081
b.look:describesn -0.161
b.lookq -0.37
b.n -0.619
b.name  -0.516
b.name adv, -0.104
b.name adv. -0.073
b.name art  -0.201
b.name be  -0.623
b.name strange. -0.089
b.name subj art  -0.048
b.name where  -0.063
b.name, -0.358
b.name. -0.263
b.name: -0.126
b.name:art  -0.26
b.name:strange ordinary. -0.046
b.name:strange strange. -0.105
b.name:strange. -0.16
b.nameq -0.538
b.near.as -0.518
b.near.as X -0.204
b.near.as x -0.178
b.near.as,x -0.126
b.near.at 0.059
b.near.at I -0.311
b.near.at X 0.087
b.near.at x -0.399
b.near.at(X -0.301
b.near.at(x -0.448
b.near.at)x -0.397
b.near.at,A -0.163
b.near.at,X -0.479
b.near.at,d -0.074
b.near.at,x -0.343
b.near.at:x -0.244
b.near.at< A -0.163
b.near.at< X -0.376
b.near.at< x -0.554
b.near.at<,X -0.33
b.near.at<,x -0.373
b.near.at<.A -0.202
b.near.at<.I -0.321
b.near.at<.X -0.382
b.near.at<.x -0.414
b.near.at<:x -0.098
b.near.at<;x -0.52
b.near.at<?X -0.135
b.near.at<?x -0.407
b.near.at<nX -0.323
b.near.at<nx -0.247
b.near.at<qX 0.16
b.near.at<qx 0.084
b.near.at_x -0.254
b.near.atqX 0.218
b.near.atqx 0.294
b.near.call -0.197
b.near.call X -0.298
b.near.call x -0.167
b.near.call,x -0.268
b.near.call< -0.318
b.near.call< X -0.054
b.near.call< x -0.326
b.near.call<,x -0.305
b.near.call<.I -0.305
b.near.call<.X -0.276
b.near.call<.x -0.279
b.near.call<;x -0.17
b.near.call<qX 0.251
b.near.callqX -0.465
b.near.callqx -0.211
b.near.field -0.264
b.near.field X -0.222
b.near.field x -0.322
b.near.field,X -0.157
b.near.field,x -0.21
b.near.field:X -0.463
b.near.field:x -0.426
b.near.field< -0.424
b.near.field< X -0.116
b.near.field<,x -0.107
b.near.field<.X -0.181
b.near.field<.x -0.076
b.near.field<:X 0.318
b.near.field<:x -0.652
b.near.field<nX -0.205
b.near.field<qX -0.202
b.near.for -0.455
b.near.for X -0.143
b.near.for x -0.433
b.near.for(x -0.336
b.near.for,X -0.255
b.near.for,x -0.16
b.near.for:X 0.056
b.near.for:x -0.456
b.near.for< -0.258
b.near.for< X -0.423
b.near.for< x -0.32
b.near.for<,X -0.198
b.near.for<,x -0.288
b.near.for<.I -0.191
b.near.for<.X -0.222
b.near.for<.x -0.417
b.near.for<:X 0.077
b.near.for<:x -0.36
b.near.for<;x -0.157
b.near.for<?X -0.17
b.near.for<?x -0.211
b.near.for<nX -0.107
b.near.for<qx 0.061
b.near.for<~x -0.161
b.near.for_x -0.096
b.near.forqX -0.48
b.near.forqx -0.407
b.near.hi X -0.437
b.near.hi x -0.253
b.near.hi,I -0.118
b.near.hi,X -0.506
b.near.hi,x -0.203
b.near.hi:x 0.287
b.near.hi< -0.562
b.near.hi< x -0.198
b.near.hi<!I -0.243
b.near.hi<!X -0.142
b.near.hi<!x -0.136
b.near.hi<.I -0.201
b.near.hi<.X -0.156
b.near.hi<nI -0.288
b.near.hi<nX -0.181
b.near.hi<nx -0.23
b.near.kind -0.308
b.near.kind A -0.116
b.near.kind x 0.074
b.near.kind(x -0.471
b.near.kind)x -0.13
b.near.kind,A -0.165
b.near.kind,X -0.348
b.near.kind,d -0.184
b.near.kind,x -0.305
b.near.kind/x -0.182
b.near.kind:A -0.135
b.near.kind:X -0.549
b.near.kind:x 0.068
b.near.kind< -0.401
b.near.kind< X -0.421
b.near.kind< x -0.397
b.near.kind<,x -0.255
b.near.kind<.A -0.357
b.near.kind<.I -0.208
b.near.kind<.X -0.306
b.near.kind<.x -0.41
b.near.kind<:X -0.222
b.near.kind<;X -0.169
b.near.kind<;x -0.268
b.near.kind<?X -0.191
b.near.kind<?x -0.153
b.near.kind<nX -0.308
b.near.kind<nx -0.208
b.near.kind<qX -0.184
b.near.kind<qx 0.067
b.near.kind<~X -0.173
b.near.kind<~x -0.249
b.near.kindaX -0.287
b.near.kindqX -0.421
b.near.kindqx -0.772
b.near.like -0.179
b.near.like X -0.179
b.near.like x -0.139
b.near.like,x -0.237
b.near.like:x -0.581
b.near.like< -0.621
b.near.like< x -0.122
b.near.like<,x -0.062
b.near.like<.X -0.303
b.near.like<.x -0.109
b.near.like<:x -0.242
b.near.like<nX -0.16
b.near.likeqX 0.142
b.near.logo -0.555
b.near.logo X -0.396
b.near.logo x -0.364
b.near.logo(x -0.593
b.near.logo,A -0.045
b.near.logo,X -0.305
b.near.logo,x -0.44
b.near.logo/x -0.168
b.near.logo:X -0.56
b.near.logo:x -0.111
b.near.logo< -0.245
b.near.logo< X 0.131
b.near.logo< x -0.325
b.near.logo<,x -0.246
b.near.logo<.X -0.231
b.near.logo<.x -0.367
b.near.logo<:X -0.324
b.near.logo<:x -0.488
b.near.logo<;x -0.041
b.near.logo<?X -0.255
b.near.logo<?x -0.303
b.near.logo<nX -0.22
b.near.logo<nx -0.217
b.near.logo<qx -0.299
b.near.logoqX -0.538
b.near.logoqx -0.119
b.near.look -0.667
b.near.look x -0.478
b.near.look(x -0.401
b.near.look,X -0.047
b.near.look,x -0.46
b.near.look/x -0.263
b.near.look:x -0.775
b.near.look< 0.044
b.near.look< x -0.356
b.near.look<,x -0.401
b.near.look<.X -0.309
b.near.look<.x -0.405
b.near.look<:X 0.046
b.near.look<:x 0.202
b.near.look<;x -0.141
b.near.look<nX -0.442
b.near.look<nx -0.352
b.near.look<~x -0.282
b.near.name 0.31
b.near.name A -0.41
b.near.name X 0.113
b.near.name x -0.363
b.near.name,X -0.228
b.near.name,x -0.342
b.near.name:A -0.642
b.near.name:X -0.208
b.near.name:x 0.184
b.near.name< -0.454
b.near.name< x -0.194
b.near.name<,X -0.067
b.near.name<,x -0.342
b.near.name<.I -0.169
b.near.name<.X -0.334
b.near.name<.x -0.22
b.near.name<:X 0.051
b.near.name<:x -0.216
b.near.name<;x -0.209
b.near.name<nX -0.327
b.near.name<nx -0.183
b.near.name<qx -0.27
b.near.nameqX -0.164
b.near.nameqx -0.108
b.near.neg -0.906
b.near.neg X -0.149
b.near.neg x -0.574
b.near.neg(x -0.288
b.near.neg,X -0.114
b.near.neg,x -0.427
b.near.neg:X -0.438
b.near.neg:x -0.87
b.near.neg< -0.592
b.near.neg< X -0.233
b.near.neg< x -0.46
b.near.neg<!X -0.089
b.near.neg<,X -0.373
b.near.neg<,x -0.182
b.near.neg<.I -0.211
b.near.neg<.X -0.56
b.near.neg<.x -0.236
b.near.neg<:x -0.362
b.near.neg<;x -0.134
b.near.neg<?X -0.163
b.near.neg<nX -0.171
b.near.past -0.837
b.near.past X -0.256
b.near.past x -0.438
b.near.past,x -0.24
b.near.past< -0.673
b.near.past< X -0.399
b.near.past< x -0.12
b.near.past<,x -0.083
b.near.past<.X -0.293
b.near.past<.x -0.144
b.near.past<:X -0.259
b.near.past<;x -0.102
b.near.past<nX -0.133
b.near.past<qX -0.352
b.near.pastqx -0.54
b.near.poss -0.053
b.near.poss X -0.529
b.near.poss x -0.051
b.near.poss(x -0.367
b.near.poss)x -0.137
b.near.poss,I -0.147
b.near.poss,X -0.404
b.near.poss,x -0.424
b.near.poss:X -0.547
b.near.poss:x 0.277
b.near.poss< -0.595
b.near.poss< X -0.378
b.near.poss< x -0.259
b.near.poss<,x -0.121
b.near.poss<.I -0.363
b.near.poss<.X -0.31
b.near.poss<.x -0.309
b.near.poss<:X 0.049
b.near.poss<?X -0.099
b.near.poss<?x -0.169
b.near.poss<qX 0.046
b.near.poss<qx -0.171
b.near.possqX -0.195
b.near.say 0.379
b.near.say A -0.3
b.near.say X 0.074
b.near.say x -0.618
b.near.say,X -0.166
b.near.say,x -0.502
b.near.say:x -0.744
b.near.say< -0.173
b.near.say< x -0.089
b.near.say<,x -0.163
b.near.say<.X -0.242
b.near.say<:X 0.182
b.near.say<:x -0.62
b.near.say<nX -0.225
b.near.say<qX 0.082
b.near.sayqX 0.203
b.near.sayqx 0.176
b.near.tagl 0.847
b.near.tagl X 0.486
b.near.tagl x -0.269
b.near.tagl,x -0.517
b.near.tagl:X 0.528
b.near.tagl:x -0.062
b.near.tagl< -0.672
b.near.tagl< x -0.238
b.near.tagl<,x -0.081
b.near.tagl<.X -0.195
b.near.tagl<:X -0.145
b.near.tagl<:x -0.351
b.near.tagl<nX -0.181
b.near.taglqX 0.379
b.near.taglqx 0.253
b.near.trade -0.431
b.near.trade X -0.291
b.near.trade d -0.269
b.near.trade(X -0.25
b.near.trade(x -0.389
b.near.trade)x -0.233
b.near.trade,A -0.166
b.near.trade,X -0.546
b.near.trade,d -0.152
b.near.trade,x -0.347
b.near.trade/X -0.387
b.near.trade/x -0.309
b.near.trade:A -0.195
b.near.trade:X -0.043
b.near.trade:x -0.526
b.near.trade< A -0.237
b.near.trade< x -0.662
b.near.trade<!X -0.185
b.near.trade<!x -0.292
b.near.trade<,X -0.221
b.near.trade<,x -0.501
b.near.trade<.A 0.278
b.near.trade<.I -0.441
b.near.trade<.X -0.349
b.near.trade<.x -0.48
b.near.trade</x -0.145
b.near.trade<:A -0.467
b.near.trade<:X 0.246
b.near.trade<:x -0.553
b.near.trade<;X -0.17
b.near.trade<;x -0.268
b.near.trade<?X -0.325
b.near.trade<?x -0.251
b.near.trade<nX -0.328
b.near.trade<nx -0.308
b.near.trade<qX 0.116
b.near.trade<~X -0.258
b.near.trade<~x -0.385
b.near.tradead -0.088
b.near.tradeqX -0.46
b.near.tradeqx -0.273
b.near.where 0.678
b.near.where X 0.053
b.near.where x -0.656
b.near.where,X -0.204
b.near.where,x -0.488
b.near.where:X 0.587
b.near.where< -0.474
b.near.where< x -0.202
b.near.where<,X -0.076
b.near.where<,x -0.107
b.near.where<.X -0.266
b.near.where<.x -0.082
b.near.where<:x -0.099
b.near.where<nX -0.155
b.near.whereqX 0.233
b.neg art  -0.073
b.neg be  -0.054
b.neg colour, -0.043
b.neg colour. -0.078
b.neg common, -0.065
b.neg common. -0.06
b.neg describes. -0.062
b.neg name  -0.125
b.neg name adv. -0.068
b.neg ordinary, -0.082
b.neg say  -0.069
b.neg strange, -0.13
b.neg thing, -0.197
b.neg thing. -0.158
b.neg trade, -0.202
b.neg wish: -0.313
b.neg, -0.329
b.neg. -0.306
b.neg: -0.581
b.nega -0.238
b.number thing, -0.129
b.number, -0.483
b.number. -0.308
b.number.art  -0.076
b.numbern -0.204
b.numberq -0.375
b.ordinary and art  -0.075
b.ordinary and colour, -0.124
b.ordinary art  -0.377
b.ordinary art name, -0.053
b.ordinary art_ -0.271
b.ordinary at art  -0.244
b.ordinary at poss  -0.141
b.ordinary at strange. -0.136
b.ordinary be  -0.772
b.ordinary colour, -0.212
b.ordinary colour,colour. -0.073
b.ordinary colour. -0.142
b.ordinary common art  -0.08
b.ordinary common common. -0.074
b.ordinary common, -0.187
b.ordinary common. -0.154
b.ordinary describes, -0.239
b.ordinary logo. -0.073
b.ordinary number, -0.325
b.ordinary ordinary, -0.325
b.ordinary ordinary. -0.132
b.ordinary ordinary.art  -0.043
b.ordinary ordinaryq -0.087
b.ordinary poss  -0.265
b.ordinary strange, -0.289
b.ordinary strange. -0.251
b.ordinary strangeq 0.211
b.ordinary subj art  -0.178
b.ordinary subj, -0.106
b.ordinary subj. -0.189
b.ordinary thing, -0.292
b.ordinary thing. -0.19
b.ordinary trade, -0.191
b.ordinary trade. -0.071
b.ordinary( -0.427
b.ordinary, -0.517
b.ordinary,art  -0.126
b.ordinary,describes, -0.11
b.ordinary. -0.296
b.ordinary.art  -0.296
b.ordinary.be  -0.225
b.ordinary.colour, -0.086
b.ordinary.colour,colour. -0.125
b.ordinary.poss  -0.063
b.ordinary: -0.821
b.ordinary; -0.301
b.ordinaryn -0.304
b.ordinarynlook: -0.123
b.ordinaryq -0.928
b.p.0 -0.838
b.p.0$ -0.131
b.p.0$^ 0.12
b.p.0^ -0.245
b.p.1 -0.142
b.p.1$^ -0.36
b.p.1^ -0.318
b.p.2 -0.402
b.p.2$ 0.34
b.p.2$^ -0.259
b.p.2^ -0.321
b.p.3 0.243
b.p.3$ 0.209
b.p.3$^ -0.731
b.p.3^ -0.589
b.past -0.892
b.past art  -0.066
b.past at be  -0.059
b.past. -0.062
b.place, -0.405
b.place. -0.34
b.place.colour, -0.044
b.place.poss  -0.122
b.place: -0.649
b.placen -0.132
b.placeq -0.474
b.poss  -0.485
b.poss art  -0.112
b.poss common, -0.041
b.poss kind be  -0.104
b.poss kind, -0.15
b.poss name  -0.203
b.poss name be  -0.23
b.poss ordinary be  -0.316
b.poss ordinary, -0.096
b.poss ordinary. -0.048
b.poss strange be  -0.386
b.poss tagl  -0.44
b.poss tagl beq 0.376
b.poss taglq 0.259
b.poss thing, -0.062
b.poss thing. -0.113
b.poss trade be  -0.063
b.poss trade, -0.054
b.proper thing, -0.063
b.proper, -0.473
b.proper. -0.365
b.propera -0.229
b.q 0.167
b.run.XXC^art -0.36
b.run.XXC^be -0.479
b.run.XXC^name -0.215
b.run.XXCart -0.281
b.run.XXD^art -0.177
b.run.XXD^poss -0.139
b.run.XxC^art -0.338
b.run.XxC^be -0.262
b.run.XxC^name -0.143
b.run.XxC^poss -0.412
b.run.XxC^tagl -0.514
b.run.XxCart -0.27
b.run.XxCbe -0.226
b.run.XxD^art -0.067
b.run.XxDname -0.194
b.run.XxO^art -0.119
b.run.xACart -0.115
b.run.xACbe -0.284
b.run.xACsay -0.294
b.run.xICart -0.186
b.run.xXC^name -0.449
b.run.xXCart -0.201
b.run.xXCname -0.399
b.run.xXCposs -0.268
b.run.xXCsay 0.137
b.run.xXCwhere -0.309
b.run.xXDart -0.371
b.run.xXDas -0.231
b.run.xXDbe -0.301
b.run.xXDposs -0.167
b.run.xdCart -0.176
b.run.xdCbe -0.207
b.run.xxC^art -0.321
b.run.xxC^be -0.482
b.run.xxC^poss -0.374
b.run.xxC^tagl -0.376
b.run.xxCart -0.455
b.run.xxCbe -0.124
b.run.xxCname -0.419
b.run.xxCposs -0.376
b.run.xxCsay -0.527
b.run.xxCtagl -0.963
b.run.xxCwhere -0.523
b.run.xxDart -0.34
b.run.xxDbe -0.222
b.run.xxOart -0.232
b.run.xxObe -0.364
b.run.xxOname -0.147
b.run.xxOposs -0.165
b.run.xxl^art -0.139
b.run.xxl^be -0.387
b.run.xxl^poss -0.158
b.run.xxlart -0.289
b.run.xxlbe -0.223
b.run.xxlname -0.257
b.run.xxlposs -0.221
b.run.xxlsay -0.324
b.s.adv -0.326
b.s.advXC -0.107
b.s.advX^C -0.335
b.s.adv^ -0.574
b.s.adv^^ -0.291
b.s.advadv, -0.086
b.s.advart  -0.177
b.s.advbe  -0.516
b.s.advcolour. -0.141
b.s.advcommon, -0.158
b.s.advcommon. -0.1
b.s.advdescribes, -0.082
b.s.advname  -0.194
b.s.advordinary, -0.193
b.s.advposs  -0.147
b.s.advsay  -0.151
b.s.advstrange, -0.207
b.s.advstrange. -0.092
b.s.advsubj, -0.133
b.s.advthing, -0.175
b.s.advthing. -0.282
b.s.advtrade, -0.137
b.s.advtrade. -0.044
b.s.advxC -0.406
b.s.advxD -0.087
b.s.advxO -0.154
b.s.advx^C -0.553
b.s.advx^l -0.195
b.s.advxl -0.294
b.s.and -0.673
b.s.andX^C -0.206
b.s.and^ -0.48
b.s.andbe  -0.123
b.s.andcolour, -0.279
b.s.andcommon, -0.084
b.s.anddescribes, -0.211
b.s.anddo, -0.085
b.s.andordinary, -0.245
b.s.andstrange, -0.109
b.s.andsubj, -0.095
b.s.andthing, -0.212
b.s.andtrade, -0.098
b.s.andwhere  -0.097
b.s.andxC -0.37
b.s.andxD -0.297
b.s.andx^C -0.114
b.s.andxl -0.118
b.s.art -0.26
b.s.artA^C -0.066
b.s.artXC -0.06
b.s.artX^C -0.341
b.s.artX^D -0.183
b.s.artX^O -0.146
b.s.art^ -0.413
b.s.art^^ -0.281
b.s.artart  -0.154
b.s.artas  -0.151
b.s.artbe  -0.37
b.s.artcolour, -0.209
b.s.artcolour. -0.211
b.s.artcommon, -0.098
b.s.artcommon. -0.109
b.s.artdescribes, -0.106
b.s.artdescribes. -0.076
b.s.artdo. -0.189
b.s.artkind. -0.081
b.s.artlogo. -0.055
b.s.artname  -0.164
b.s.artname: -0.668
b.s.artnumber. -0.102
b.s.artordinary, -0.12
b.s.artordinary. -0.32
b.s.artplace. -0.041
b.s.artposs  -0.169
b.s.artstrange, -0.151
b.s.artstrange. -0.185
b.s.artstrange: -0.266
b.s.artstrangeq 0.219
b.s.artthing. -0.314
b.s.arttrade, -0.117
b.s.arttrade. -0.243
b.s.arttradeq -0.424
b.s.artwhere  -0.325
b.s.artxC -0.577
b.s.artxD -0.299
b.s.artxO -0.136
b.s.artx^C -0.494
b.s.artx^l -0.176
b.s.artxl -0.522
b.s.as 0.13
b.s.at -0.228
b.s.atXC 0.289
b.s.atX^C -0.311
b.s.atX^D -0.218
b.s.at^ -0.543
b.s.at^^ -0.121
b.s.atbe  -0.233
b.s.atcolour, -0.061
b.s.atcommon, -0.053
b.s.atdescribes, -0.342
b.s.atname  -0.279
b.s.atname, -0.052
b.s.atordinary, -0.123
b.s.atsay  -0.523
b.s.atstrange, -0.247
b.s.atstrange. -0.204
b.s.atstrangeq -0.171
b.s.atthing, -0.067
b.s.attrade, -0.061
b.s.attrade. -0.076
b.s.atwhere  -0.28
b.s.atxC -0.311
b.s.atxD -0.199
b.s.atxO -0.386
b.s.atx^C -0.228
b.s.atxl -0.307
b.s.be -0.595
b.s.beXC -0.144
b.s.beX^C -0.267
b.s.be^ -0.343
b.s.be^^ -0.231
b.s.becommon. -0.117
b.s.behi, -0.086
b.s.bename  -0.167
b.s.beordinary. -0.162
b.s.bestrange, -0.13
b.s.bestrange. -0.197
b.s.betagl  -0.692
b.s.bething, -0.048
b.s.betrade. -0.069
b.s.bexC -0.5
b.s.bexD -0.334
b.s.bex^C -0.358
b.s.bex^l -0.143
b.s.call -0.356
b.s.callX^C -0.087
b.s.call^ -0.216
b.s.callbe  -0.369
b.s.callposs  -0.184
b.s.callxC -0.385
b.s.callx^C -0.183
b.s.callxl -0.124
b.s.colour -0.604
b.s.colourXC -0.492
b.s.colourXD -0.21
b.s.colourX^C -0.307
b.s.colourX^D -0.1
b.s.colourX^O -0.095
b.s.colour^ -0.343
b.s.colour^^ -0.157
b.s.colourart  -0.247
b.s.colourbe  -0.113
b.s.colourcolour, -0.241
b.s.colourcolour. -0.05
b.s.colourcolour/ -0.207
b.s.colourcolourq -0.221
b.s.colourcommon, -0.067
b.s.colourcommon. -0.101
b.s.colourcommon: -0.406
b.s.colourdescribes, -0.161
b.s.colourdescribes. -0.065
b.s.colourlogo. -0.099
b.s.colourlook, -0.059
b.s.colourlook: -0.406
b.s.colourneg. -0.057
b.s.colourordinary, -0.227
b.s.colourordinary. -0.216
b.s.colourordinary: -0.092
b.s.colourordinaryq -0.152
b.s.colourplace, -0.095
b.s.colourplace. -0.172
b.s.colourstrange, -0.2
b.s.colourstrange. -0.18
b.s.colourstrange: -0.186
b.s.colourstrangeq -0.188
b.s.colourstrange~ -0.095
b.s.coloursubj. -0.088
b.s.colourthing, -0.17
b.s.colourthing. -0.172
b.s.colourthingq -0.255
b.s.colourtrade, -0.113
b.s.colourtrade. -0.09
b.s.colourxC -0.426
b.s.colourxD -0.157
b.s.colourxO -0.18
b.s.colourx^C -0.362
b.s.colourx^O -0.177
b.s.colourx^l -0.176
b.s.colourxl -0.268
b.s.common 0.467
b.s.commonXC 0.5
b.s.commonX^C -0.073
b.s.commonX^D -0.15
b.s.commonX^O -0.338
b.s.common^ -0.214
b.s.common^^ -0.422
b.s.commonadv, -0.422
b.s.commonart  -0.61
b.s.commonbe  -0.971
b.s.commoncolour, -0.51
b.s.commoncolour. -0.299
b.s.commoncommon, -0.444
b.s.commoncommon. -0.21
b.s.commondescribes, -0.457
b.s.commondescribes. -0.219
b.s.commonkind, -0.226
b.s.commonkind. -0.092
b.s.commonkind: -0.686
b.s.commonkindq -0.578
b.s.commonlogo, -0.145
b.s.commonlook, -0.164
b.s.commonlook: 0.16
b.s.commonname  -0.263
b.s.commonname. -0.128
b.s.commonname: 0.285
b.s.commonneg, -0.213
b.s.commonnumber, -0.199
b.s.commonnumber. -0.232
b.s.commonordinary, -0.458
b.s.commonordinary. -0.305
b.s.commonplace, -0.156
b.s.commonposs  -0.517
b.s.commonsay  -0.33
b.s.commonstrange, -0.308
b.s.commonstrange. -0.341
b.s.commonstrangeq 0.045
b.s.commonsubj. -0.131
b.s.commontagl: 0.245
b.s.commontaglq 0.109
b.s.commonthing, -0.386
b.s.commonthing. -0.268
b.s.commonthingq 0.426
b.s.commontrade, -0.355
b.s.commontrade. -0.345
b.s.commonwhere  -0.284
b.s.commonwhere, -0.3
b.s.commonxC 0.054
b.s.commonxD -0.341
b.s.commonxO -0.342
b.s.commonx^C -0.652
b.s.commonx^l -0.137
b.s.commonxl 0.055
b.s.describes -0.45
b.s.describesXC -0.52
b.s.describesXD -0.213
b.s.describesX^C -0.293
b.s.describesX^D -0.188
b.s.describesX^O -0.141
b.s.describes^ -0.378
b.s.describes^^ -0.275
b.s.describesadv, -0.05
b.s.describesart  -0.262
b.s.describesbe  -0.34
b.s.describescolour, -0.286
b.s.describescolour. -0.24
b.s.describescolour; -0.176
b.s.describescommon, -0.105
b.s.describescommon. -0.11
b.s.describescommon: -0.456
b.s.describesdescribes, -0.345
b.s.describesdescribes. -0.143
b.s.describeskind. -0.056
b.s.describeslike: -0.307
b.s.describeslogo, -0.161
b.s.describeslogo. -0.103
b.s.describeslook, -0.101
b.s.describeslook: -0.7
b.s.describesname. -0.041
b.s.describesordinary, -0.193
b.s.describesordinary. -0.153
b.s.describesplace. -0.182
b.s.describesposs  -0.067
b.s.describessay: -0.533
b.s.describesstrange, -0.232
b.s.describesstrange. -0.169
b.s.describesstrange: -0.256
b.s.describesstrangeq -0.446
b.s.describessubj. -0.087
b.s.describesthing, -0.197
b.s.describesthing. -0.215
b.s.describesthingq -0.304
b.s.describestrade, -0.143
b.s.describestrade. -0.144
b.s.describestradeq -0.287
b.s.describeswish: -0.226
b.s.describesxC -0.198
b.s.describesxD -0.342
b.s.describesxO -0.151
b.s.describesx^C -0.405
b.s.describesx^O -0.184
b.s.describesx^l -0.191
b.s.describesxl -0.451
b.s.do -0.04
b.s.doIC 0.191
b.s.doI^C -0.538
b.s.doI^O -0.167
b.s.doXC 0.602
b.s.doX^C -0.293
b.s.do^ -0.332
b.s.do^^ -0.174
b.s.doart  -0.254
b.s.dobe  -0.259
b.s.docolour, -0.221
b.s.docolour. -0.23
b.s.docommon. -0.146
b.s.docommon: -0.467
b.s.dodescribes, -0.169
b.s.dodescribes. -0.138
b.s.dohi, -0.107
b.s.dologo: -0.522
b.s.doname  -0.102
b.s.doordinary, -0.277
b.s.doordinary. -0.152
b.s.doposs  -0.232
b.s.dostrange, -0.178
b.s.dostrange. -0.427
b.s.dostrange/ -0.285
b.s.dostrangeq -0.28
b.s.dosubj. -0.225
b.s.dothing, -0.127
b.s.dothing. -0.196
b.s.dotrade, -0.094
b.s.dotrade. -0.115
b.s.dowhere  -0.089
b.s.dowish: -0.289
b.s.doxC -0.868
b.s.doxO -0.205
b.s.dox^C -0.212
b.s.dox^l -0.239
b.s.doxl -0.393
b.s.field -0.511
b.s.fieldX^C -0.315
b.s.field^ -0.355
b.s.fieldart  -0.21
b.s.fieldstrange. -0.157
b.s.fieldstrangen -0.09
b.s.fieldtrade. -0.081
b.s.fieldtraden -0.162
b.s.fieldxC -0.413
b.s.for -0.442
b.s.forX^C -0.295
b.s.forX^D -0.216
b.s.for^ -0.428
b.s.for^^ -0.274
b.s.forposs  -0.164
b.s.forstrange, -0.184
b.s.forxC -0.385
b.s.forx^C -0.232
b.s.forxl -0.161
b.s.hex -0.288
b.s.hexxC -0.274
b.s.hi -0.601
b.s.hiXC -0.476
b.s.hiX^C -0.403
b.s.hiX^D -0.114
b.s.hi^ -0.444
b.s.hi^^ -0.324
b.s.hiart  -0.133
b.s.hixC -0.155
b.s.hix^C -0.382
b.s.kind -0.701
b.s.kindXC -0.582
b.s.kindXD -0.186
b.s.kindX^C -0.405
b.s.kindX^O -0.115
b.s.kind^ -0.524
b.s.kind^^ -0.367
b.s.kindart  -0.236
b.s.kindcommon. -0.105
b.s.kindordinary. -0.055
b.s.kindposs  -0.242
b.s.kindstrange, -0.157
b.s.kindstrange. -0.105
b.s.kindthing. -0.066
b.s.kindtrade, -0.083
b.s.kindtrade. -0.06
b.s.kindxC -0.556
b.s.kindxO -0.137
b.s.kindx^C -0.537
b.s.kindx^l -0.132
b.s.kindxl -0.352
b.s.like -0.048
b.s.likeX^C -0.201
b.s.like^ -0.243
b.s.like^^ -0.123
b.s.likeposs  -0.047
b.s.likexC -0.41
b.s.logo -0.418
b.s.logoXD -0.286
b.s.logoX^C -0.259
b.s.logoX^D -0.075
b.s.logoX^O -0.087
b.s.logo^ -0.367
b.s.logo^^ -0.288
b.s.logoart  -0.176
b.s.logocolour, -0.113
b.s.logocolour. -0.115
b.s.logodescribes. -0.129
b.s.logolook: -0.17
b.s.logoposs  -0.088
b.s.logostrange, -0.123
b.s.logostrange. -0.103
b.s.logostrange: -0.199
b.s.logothing. -0.101
b.s.logotrade. -0.17
b.s.logoxC -0.363
b.s.logoxO -0.223
b.s.logox^C -0.283
b.s.logox^l -0.219
b.s.logoxl -0.203
b.s.look -0.482
b.s.lookXC -0.3
b.s.lookX^C -0.283
b.s.lookX^D -0.048
b.s.look^ -0.364
b.s.lookart  -0.122
b.s.lookcolour, -0.13
b.s.lookcolour. -0.064
b.s.lookcolourn -0.092
b.s.lookdescribes, -0.06
b.s.lookdescribes. -0.09
b.s.lookdescribesn -0.041
b.s.lookordinary, -0.055
b.s.lookordinary. -0.046
b.s.lookordinaryn -0.044
b.s.lookstrange, -0.063
b.s.lookstrange. -0.044
b.s.lookstrangen -0.106
b.s.lookstrangeq -0.063
b.s.looktrade. -0.044
b.s.looktraden -0.177
b.s.lookxC -0.397
b.s.lookx^C -0.206
b.s.name -0.311
b.s.nameXD -0.123
b.s.nameX^C -0.196
b.s.nameX^O -0.125
b.s.name^ -0.244
b.s.name^^ -0.211
b.s.nameart  -0.27
b.s.nameart_ -0.043
b.s.namecolour. -0.043
b.s.namecommon. -0.058
b.s.namelogo, -0.055
b.s.namelogo. -0.127
b.s.nameordinary. -0.179
b.s.nameposs  -0.117
b.s.namestrange, -0.045
b.s.namestrange. -0.059
b.s.namething. -0.196
b.s.nametrade. -0.167
b.s.namewhere, -0.045
b.s.namexC -0.292
b.s.namexO -0.06
b.s.namex^C -0.279
b.s.namexl -0.046
b.s.neg -0.089
b.s.negXC 0.377
b.s.negX^C -0.436
b.s.negX^O -0.151
b.s.neg^^ -0.327
b.s.negbe  -0.133
b.s.negcolour, -0.44
b.s.negcolour. -0.432
b.s.negcommon, -0.36
b.s.negcommon. -0.331
b.s.negdescribes, -0.505
b.s.negdescribes. -0.169
b.s.negdescribes/ -0.396
b.s.negdescribesn -0.229
b.s.negkind. -0.147
b.s.neglogo, -0.145
b.s.neglogo. -0.067
b.s.neglook, -0.209
b.s.neglook. -0.235
b.s.negneg. -0.092
b.s.negordinary, -0.244
b.s.negordinary. -0.195
b.s.negsay, -0.052
b.s.negstrange, -0.18
b.s.negstrange. -0.177
b.s.negtagl: 0.427
b.s.negthing, -0.314
b.s.negthing. 0.278
b.s.negtrade, -0.235
b.s.negtrade. -0.16
b.s.negwish, -0.21
b.s.negxC -0.714
b.s.negxD -0.112
b.s.negxO 0.083
b.s.negx^C -0.618
b.s.negx^O -0.048
b.s.negx^l -0.205
b.s.negxl -0.384
b.s.number -0.531
b.s.number^ -0.229
b.s.number^^ -0.446
b.s.numberbe  -0.208
b.s.numberdC -0.531
b.s.numberd^C -0.209
b.s.numbertrade, -0.071
b.s.ordinaryAC -0.447
b.s.ordinaryXD -0.245
b.s.ordinaryX^C -0.394
b.s.ordinaryX^D -0.188
b.s.ordinaryX^O -0.101
b.s.ordinary^ -0.456
b.s.ordinary^^ -0.38
b.s.ordinaryart  -0.394
b.s.ordinarybe  -0.85
b.s.ordinarybeq -0.145
b.s.ordinarycolour, -0.405
b.s.ordinarycolour. -0.199
b.s.ordinarycommon, -0.19
b.s.ordinarydescribes, -0.411
b.s.ordinarydescribes. -0.145
b.s.ordinaryhi, -0.234
b.s.ordinarykind: -0.247
b.s.ordinarylook, -0.124
b.s.ordinarylook: -0.215
b.s.ordinaryname  -0.34
b.s.ordinaryname: -0.728
b.s.ordinaryneg: -0.261
b.s.ordinaryordinary, -0.125
b.s.ordinaryordinary. -0.115
b.s.ordinaryplace, -0.215
b.s.ordinaryposs  -0.492
b.s.ordinarysay  -0.199
b.s.ordinarystrange, -0.493
b.s.ordinarystrange. -0.279
b.s.ordinarystrangen -0.057
b.s.ordinarystrangeq -0.547
b.s.ordinarytagl: 0.159
b.s.ordinarything, -0.461
b.s.ordinarything. -0.151
b.s.ordinarytrade, -0.378
b.s.ordinarytrade. -0.15
b.s.ordinarytradeq -0.556
b.s.ordinaryxD -0.296
b.s.ordinaryxO -0.417
b.s.ordinaryx^C -0.403
b.s.ordinaryx^l -0.193
b.s.ordinaryxl -0.434
b.s.past -0.2
b.s.pastX^C -0.184
b.s.past^ -0.209
b.s.past^^ -0.07
b.s.pastart  -0.253
b.s.pastxC -0.473
b.s.pastxD -0.128
b.s.place -0.527
b.s.placeXC -0.528
b.s.placeordinary, -0.1
b.s.placestrange, -0.101
b.s.placetrade, -0.112
b.s.poss -0.536
b.s.possX^C -0.431
b.s.possX^D -0.124
b.s.possX^O -0.063
b.s.poss^ -0.421
b.s.poss^^ -0.381
b.s.possart  -0.103
b.s.possbe  -0.479
b.s.posscolour. -0.063
b.s.posscommon, -0.134
b.s.posscommon. -0.139
b.s.possdescribes. -0.085
b.s.possordinary. -0.057
b.s.possplace. -0.1
b.s.possstrange. -0.197
b.s.posssubj. -0.074
b.s.possthing. -0.238
b.s.posstrade, -0.088
b.s.posstrade. -0.092
b.s.possxC -0.571
b.s.possx^C -0.278
b.s.possx^l -0.177
b.s.proper -0.354
b.s.properIC -0.303
b.s.properXC -0.205
b.s.properX^C -0.274
b.s.proper^ -0.371
b.s.proper^^ -0.287
b.s.properart  -0.138
b.s.properxC -0.395
b.s.say -0.197
b.s.say^ -0.223
b.s.sayart  -0.295
b.s.saybe  -0.146
b.s.saycolour, -0.244
b.s.saycolourn -0.124
b.s.sayxC -0.548
b.s.strange -0.079
b.s.strangeAC -0.392
b.s.strangeA^C -0.47
b.s.strangeIC -0.335
b.s.strangeXD -0.426
b.s.strangeX^C -0.578
b.s.strangeX^D -0.166
b.s.strangeX^O -0.513
b.s.strange^ -0.301
b.s.strange^^ -0.435
b.s.strangeart  -0.431
b.s.strangeart_ -0.276
b.s.strangebe  -0.206
b.s.strangebeq -0.273
b.s.strangecC -0.516
b.s.strangec^C -0.214
b.s.strangec^O -0.196
b.s.strangecallq -0.235
b.s.strangecolour, -0.237
b.s.strangecolour. -0.224
b.s.strangecommon, -0.229
b.s.strangecommon. -0.264
b.s.strangecommon: -0.763
b.s.strangecommonq 0.304
b.s.strangedC -0.214
b.s.strangedescribes, -0.207
b.s.strangefield: -0.213
b.s.strangeforq -0.291
b.s.strangehi, -0.387
b.s.strangehin -0.055
b.s.strangekind, -0.243
b.s.strangekind. -0.18
b.s.strangekind: -0.548
b.s.strangekindq -0.413
b.s.strangelogo, -0.083
b.s.strangelogo: -0.638
b.s.strangename  -0.509
b.s.strangename, -0.177
b.s.strangename: -0.799
b.s.strangenameq -0.369
b.s.strangeordinary, -0.293
b.s.strangeordinary. -0.196
b.s.strangeordinary: -0.336
b.s.strangeordinaryq -0.516
b.s.strangeplace, -0.122
b.s.strangeposs  -0.45
b.s.strangepropera -0.554
b.s.strangesay  -0.612
b.s.strangestrange, -0.242
b.s.strangestrange. -0.348
b.s.strangestrange: -0.563
b.s.strangestrangea -0.357
b.s.strangestrangen -0.148
b.s.strangestrangeq -0.444
b.s.strangesubj, -0.35
b.s.strangesubj. -0.097
b.s.strangetagl: 0.186
b.s.strangetaglq 0.276
b.s.strangething, -0.214
b.s.strangething. -0.331
b.s.strangething: -0.512
b.s.strangethingq -0.613
b.s.strangetrade, -0.339
b.s.strangetrade. -0.231
b.s.strangetrade: -0.599
b.s.strangetradeq -0.35
b.s.strangexC -0.356
b.s.strangexD -0.452
b.s.strangexO -0.347
b.s.strangex^C 0.125
b.s.strangex^O -0.276
b.s.strangex^l -0.259
b.s.strangexl -0.297
b.s.subjIC -0.495
b.s.subjI^C 0.169
b.s.subjXC 0.358
b.s.subjX^C -0.521
b.s.subjX^D -0.262
b.s.subjX^O -0.267
b.s.subj^^ 0.168
b.s.subjart  -0.225
b.s.subjbe  -0.09
b.s.subjcolour. -0.242
b.s.subjcommon, -0.272
b.s.subjcommon. -0.381
b.s.subjdescribes, -0.044
b.s.subjdescribes. -0.222
b.s.subjhi, -0.148
b.s.subjkind, -0.272
b.s.subjkind. -0.043
b.s.subjlogo, -0.089
b.s.subjlogo. -0.049
b.s.subjname  -0.129
b.s.subjname, -0.153
b.s.subjnumber. -0.183
b.s.subjordinary, -0.189
b.s.subjordinary. -0.254
b.s.subjordinaryn -0.198
b.s.subjplace. -0.071
b.s.subjposs  -0.155
b.s.subjsay  -0.542
b.s.subjstrange, -0.405
b.s.subjstrange. -0.398
b.s.subjstrangen -0.129
b.s.subjstrangeq -0.153
b.s.subjsubj, -0.178
b.s.subjsubj. -0.239
b.s.subjtagl: -0.124
b.s.subjthing, -0.233
b.s.subjthing. -0.438
b.s.subjtrade, -0.112
b.s.subjtrade. -0.328
b.s.subjwhere  -0.277
b.s.subjxC -0.543
b.s.subjxD -0.249
b.s.subjxO -0.213
b.s.subjx^C -0.515
b.s.subjx^l -0.4
b.s.subjxl 0.14
b.s.tagl -0.283
b.s.taglXD -0.09
b.s.taglX^C -0.271
b.s.tagl^ -0.403
b.s.tagl^^ -0.057
b.s.taglart  -0.168
b.s.taglposs  -0.222
b.s.taglstrange, -0.045
b.s.taglthing. -0.159
b.s.taglxC -0.243
b.s.taglx^C -0.227
b.s.thing -0.205
b.s.thingAC -0.449
b.s.thingA^C -0.49
b.s.thingXC 0.098
b.s.thingX^C -0.543
b.s.thingX^O -0.14
b.s.thing^ -0.573
b.s.thing^^ -0.402
b.s.thingart  -0.409
b.s.thingbe  -0.228
b.s.thingcolour, -0.429
b.s.thingcolour. -0.195
b.s.thingcolour; -0.236
b.s.thingcommon, -0.19
b.s.thingdescribes, -0.27
b.s.thingdescribes. -0.298
b.s.thingkind, -0.204
b.s.thingkind. -0.087
b.s.thingkind: -0.378
b.s.thinglogo, -0.088
b.s.thinglook, -0.152
b.s.thingname  -0.167
b.s.thingname: -0.667
b.s.thingneg, -0.099
b.s.thingneg: -0.364
b.s.thingordinary, -0.186
b.s.thingordinary. -0.336
b.s.thingordinary: -0.579
b.s.thingposs  -0.401
b.s.thingsay  0.239
b.s.thingstrange, -0.236
b.s.thingstrange. -0.276
b.s.thingstrangeq -0.358
b.s.thingtaglq 0.27
b.s.thingthing, -0.34
b.s.thingthing. -0.242
b.s.thingthing: -0.669
b.s.thingthingq -0.433
b.s.thingtrade, -0.301
b.s.thingtrade. -0.181
b.s.thingtradeq -0.175
b.s.thingwhere  -0.195
b.s.thingxC -0.77
b.s.thingxO -0.389
b.s.thingx^C -0.47
b.s.thingx^O -0.092
b.s.thingx^l -0.225
b.s.thingxl -0.372
b.s.trade -0.164
b.s.tradeAC -0.119
b.s.tradeA^C -0.336
b.s.tradeXD -0.49
b.s.tradeX^C -0.309
b.s.tradeX^D -0.238
b.s.tradeX^O -0.206
b.s.trade^ -0.381
b.s.trade^^ -0.329
b.s.tradeart  -0.243
b.s.tradebe  -0.133
b.s.tradecolour. -0.107
b.s.tradecommon, -0.08
b.s.tradecommon. -0.08
b.s.tradecommon: -0.73
b.s.tradedescribes, -0.071
b.s.tradedescribes. -0.106
b.s.tradefield: -0.326
b.s.tradekind: -0.191
b.s.tradelook: -0.08
b.s.tradeneg: -0.113
b.s.tradeordinary, -0.099
b.s.tradeordinary. -0.107
b.s.tradeordinary: -0.355
b.s.tradeposs  -0.165
b.s.tradesay  -0.116
b.s.tradestrange, -0.171
b.s.tradestrange. -0.167
b.s.tradestrange: -0.306
b.s.tradestrangeq -0.439
b.s.tradething, -0.175
b.s.tradething. -0.179
b.s.tradetrade, -0.145
b.s.tradetrade. -0.198
b.s.tradexC -0.594
b.s.tradexO -0.423
b.s.tradex^C -0.358
b.s.tradex^O -0.258
b.s.tradex^l -0.334
b.s.tradexl -0.216
b.s.where -0.11
b.s.whereX^C -0.1
b.s.where^ -0.1
b.s.whereart  -0.184
b.s.wherename  -0.195
b.s.wheresay  -0.088
b.s.wherexC -0.514
b.s.will -0.328
b.s.willX^C -0.38
b.s.will^ -0.382
b.s.will^^ -0.311
b.s.willname  -0.16
b.s.willstrange, -0.072
b.s.willstrange. -0.109
b.s.willxC -0.226
b.s.willx^C -0.225
b.s.wish -0.277
b.s.wishX^C -0.489
b.s.wishX^O -0.082
b.s.wish^ -0.529
b.s.wish^^ -0.179
b.s.wishcolour. -0.101
b.s.wishdescribes, -0.157
b.s.wishlogo, -0.109
b.s.wishstrange, -0.084
b.s.wishstrange. -0.086
b.s.wishxC -0.243
b.s.wishxD -0.206
b.s.wishxO -0.098
b.s.wishx^C -0.307
b.s.wishx^l -0.06
b.s.wishxl -0.074
b.say  -0.293
b.say, -0.492
b.say. -0.125
b.say: -0.167
b.sayq 0.207
b.strange adv. -0.077
b.strange and art  -0.128
b.strange and poss  -0.111
b.strange and strange, -0.143
b.strange and strange. -0.117
b.strange art  -0.258
b.strange art strange. -0.082
b.strange as  -0.198
b.strange at art  -0.387
b.strange at art_ -0.142
b.strange at ordinary. -0.05
b.strange at place, -0.064
b.strange at place. -0.22
b.strange at poss  -0.1
b.strange at strange, -0.184
b.strange at strange. -0.113
b.strange at strange: -0.18
b.strange be  -0.668
b.strange be art  -0.096
b.strange colour, -0.18
b.strange colour. -0.234
b.strange common art  -0.165
b.strange common, -0.131
b.strange common. -0.157
b.strange describes, -0.384
b.strange kind, -0.13
b.strange number, -0.142
b.strange number. -0.104
b.strange ordinary art  -0.118
b.strange ordinary, -0.173
b.strange ordinary. -0.318
b.strange ordinaryn -0.041
b.strange ordinaryq -0.152
b.strange poss  -0.22
b.strange say  -0.341
b.strange strange art  -0.11
b.strange strange be  -0.172
b.strange strange strange, -0.064
b.strange strange, -0.375
b.strange strange. -0.252
b.strange strange.art  -0.118
b.strange strange.colour, -0.142
b.strange strangen -0.173
b.strange strangeq -0.293
b.strange subj art  -0.098
b.strange subj strange. -0.068
b.strange thing trade. -0.054
b.strange thing, -0.175
b.strange thing. -0.211
b.strange thingq -0.441
b.strange trade be  -0.113
b.strange trade kind. -0.05
b.strange trade thing. -0.078
b.strange trade, -0.398
b.strange trade. -0.234
b.strange traden -0.241
b.strange tradeq -0.157
b.strange where  -0.156
b.strange wish, -0.109
b.strange! -0.382
b.strange&ordinary, -0.157
b.strange&ordinary. -0.081
b.strange&strange, -0.145
b.strange&strange. -0.383
b.strange&strangeq -0.093
b.strange&thing, -0.089
b.strange( -0.553
b.strange) -0.333
b.strange, -0.456
b.strange,art  -0.233
b.strange,be  -0.176
b.strange,colour, -0.202
b.strange,colour,describes, -0.116
b.strange,describes, -0.07
b.strange,strange. -0.059
b.strange,subj be  -0.119
b.strange,trade. -0.061
b.strange. -0.448
b.strange.art  -0.198
b.strange.be  -0.321
b.strange.colour colour, -0.071
b.strange.colour, -0.173
b.strange.colour,colour, -0.042
b.strange.colour,colour. -0.12
b.strange.colour. -0.14
b.strange.describes colour, -0.056
b.strange.describes, -0.122
b.strange.name: -0.599
b.strange.poss  -0.174
b.strange.strange art  -0.041
b.strange.strange. -0.056
b.strange.subj be  -0.089
b.strange.taglq 0.405
b.strange.wish art  -0.067
b.strange/ -0.554
b.strange: -1.069
b.strange:art  -0.104
b.strange; -0.476
b.strange? -0.266
b.strange_be  -0.246
b.strangea -0.442
b.strangen -0.416
b.strangenfield: -0.24
b.strangenlook: -0.188
b.strangenordinary: -0.307
b.strangeq -0.47
b.strangeqart  -0.214
b.strangeqdescribes, -0.117
b.strange~ -0.382
b.subj art  -0.405
b.subj art thing, -0.041
b.subj art where  -0.113
b.subj art where, -0.32
b.subj at art  -0.204
b.subj be  -0.651
b.subj be art  -0.164
b.subj be. -0.24
b.subj colour, -0.11
b.subj colour. -0.308
b.subj common art  -0.052
b.subj common, -0.133
b.subj common. -0.167
b.subj do art  -0.159
b.subj do be  -0.144
b.subj do poss  -0.069
b.subj do trade. -0.1
b.subj do: -0.372
b.subj name  -0.139
b.subj ordinary art  -0.116
b.subj ordinary, -0.116
b.subj poss  -0.273
b.subj say  -0.197
b.subj sayq 0.397
b.subj strange art  -0.172
b.subj strange, -0.163
b.subj strange. -0.259
b.subj subj do: -0.313
b.subj subj, -0.068
b.subj subj. -0.069
b.subj tagl  0.118
b.subj thing, -0.117
b.subj thing. -0.166
b.subj trade. -0.055
b.subj where  -0.248
b.subj will be  -0.475
b.subj will say  -0.509
b.subj wish art  -0.042
b.subj, -0.632
b.subj. -0.422
b.subj: 0.134
b.subjn -0.156
b.subjq 0.269
b.tagl  0.174
b.tagl beq 0.611
b.tagl. -0.109
b.tagl: 0.364
b.taglq 0.408
b.thing and art  -0.161
b.thing and thing, -0.171
b.thing art  -0.366
b.thing art art  -0.052
b.thing at art  -0.26
b.thing at ordinary. -0.076
b.thing at poss  -0.075
b.thing at strange, -0.08
b.thing at strange. -0.14
b.thing at thing. -0.05
b.thing at trade, -0.103
b.thing be  -0.74
b.thing be art  -0.048
b.thing colour, -0.35
b.thing colour,colour. -0.093
b.thing colour. -0.225
b.thing colour; -0.119
b.thing common art  -0.16
b.thing common, -0.35
b.thing common. -0.218
b.thing commonq -0.406
b.thing describes, -0.092
b.thing describes. -0.052
b.thing for trade. -0.075
b.thing kind, -0.322
b.thing kind. -0.15
b.thing kindq -0.42
b.thing logo, -0.205
b.thing logo. -0.105
b.thing ordinary, -0.144
b.thing ordinary. -0.126
b.thing poss  -0.32
b.thing strange, -0.134
b.thing strange. -0.135
b.thing subj art  -0.082
b.thing subj, -0.111
b.thing subj. -0.187
b.thing thing be  -0.184
b.thing thing kind, -0.208
b.thing thing trade. -0.077
b.thing thing, -0.268
b.thing thing. -0.302
b.thing thing.poss  -0.067
b.thing thingq -0.434
b.thing trade, -0.345
b.thing trade. -0.309
b.thing tradeq -0.201
b.thing where  -0.255
b.thing will be  -0.219
b.thing! -0.433
b.thing&strange, -0.06
b.thing&thing. -0.15
b.thing( -0.508
b.thing, -0.46
b.thing,art  -0.106
b.thing,be  -0.232
b.thing,colour, -0.144
b.thing,describes, -0.05
b.thing,neg thing, -0.042
b.thing,neg trade, -0.055
b.thing,strange, -0.117
b.thing,strange. -0.113
b.thing,thing, -0.095
b.thing. -0.051
b.thing.art  -0.229
b.thing.art name  -0.067
b.thing.colour, -0.1
b.thing.colour,colour, -0.111
b.thing.describes, -0.08
b.thing.name  -0.169
b.thing.name: -0.779
b.thing.poss  -0.285
b.thing.subj be  -0.167
b.thing.tagl: 0.242
b.thing/ -0.344
b.thing: -0.71
b.thing; -0.296
b.thing? -0.428
b.thingn -0.281
b.thing~ -0.31
b.trade adv, -0.07
b.trade and art  -0.049
b.trade and trade, -0.134
b.trade art  -0.125
b.trade at art  -0.162
b.trade at ordinary, -0.34
b.trade at ordinary. -0.08
b.trade at place, -0.11
b.trade at place. -0.101
b.trade at poss  -0.127
b.trade at strange, -0.122
b.trade at strange. -0.132
b.trade at thing. -0.096
b.trade be  -0.679
b.trade colour, -0.095
b.trade colour. -0.105
b.trade common, -0.217
b.trade common. -0.25
b.trade do strange, -0.059
b.trade for trade, -0.081
b.trade for trade. -0.202
b.trade kind, -0.228
b.trade kind. -0.269
b.trade kind: -0.149
b.trade kindq -0.322
b.trade logo. -0.129
b.trade ordinary, -0.266
b.trade ordinary. -0.087
b.trade ordinaryq -0.327
b.trade strange art  -0.042
b.trade strange, -0.129
b.trade strange. -0.246
b.trade subj be  -0.113
b.trade thing, -0.273
b.trade thing. 0.278
b.trade trade kind. -0.071
b.trade trade, -0.272
b.trade trade. -0.196
b.trade trade: -0.278
b.trade traden -0.154
b.trade tradeq -0.255
b.trade tradeqstrangeq -0.149
b.trade where  -0.082
b.trade! -0.21
b.trade( -0.264
b.trade, -0.276
b.trade,art  -0.191
b.trade,colour, -0.1
b.trade,poss  -0.098
b.trade,strange. -0.097
b.trade,subj be  -0.053
b.trade,thing, -0.068
b.trade. -0.376
b.trade.art  -0.477
b.trade.be  -0.11
b.trade.common, -0.061
b.trade.describes, -0.093
b.trade.kind: -0.29
b.trade.look: -0.114
b.trade.name  -0.252
b.trade.name: -0.517
b.trade.poss  -0.078
b.trade.strange. -0.103
b.trade/ -0.354
b.trade: -0.714
b.trade; -0.193
b.trade? -0.226
b.traden -0.407
b.tradenfield: -0.399
b.tradenlook: -0.318
b.tradeq -0.63
b.tradeqart  -0.145
b.tradeqstrangeq -0.227
b.trade~ -0.251
b.w.CA -0.962
b.w.CA^ 0.179
b.w.CA^^^ -0.445
b.w.CAart  -0.115
b.w.CAbe  -0.284
b.w.CAkind: -0.125
b.w.CAname  -0.154
b.w.CAname: -0.459
b.w.CAsay  -0.294
b.w.CI^ 0.074
b.w.CI^^^ 0.187
b.w.CI^colour. -0.244
b.w.CI^common. -0.211
b.w.CI^describes. -0.2
b.w.CI^ordinary. -0.179
b.w.CI^strange. -0.413
b.w.CI^subj. -0.072
b.w.CI^thing. -0.379
b.w.CI^trade. -0.27
b.w.CIart  -0.389
b.w.CIcommon, -0.098
b.w.CIstrange, -0.164
b.w.CX 0.469
b.w.CX^ -0.467
b.w.CX^^^ -0.355
b.w.CX^adv. -0.305
b.w.CX^at. -0.124
b.w.CX^be. -0.248
b.w.CX^colour. -0.25
b.w.CX^colourn -0.233
b.w.CX^colourq -0.137
b.w.CX^common. -0.326
b.w.CX^commonn -0.248
b.w.CX^commonq -0.312
b.w.CX^describes. -0.242
b.w.CX^describesn -0.345
b.w.CX^describesq -0.268
b.w.CX^do. -0.255
b.w.CX^field. -0.086
b.w.CX^hi! -0.127
b.w.CX^hin -0.076
b.w.CX^kind. -0.294
b.w.CX^logo. -0.151
b.w.CX^logo? -0.182
b.w.CX^logon -0.113
b.w.CX^look. -0.195
b.w.CX^name. -0.209
b.w.CX^neg. -0.165
b.w.CX^number. -0.291
b.w.CX^numbern -0.118
b.w.CX^ordinary. -0.246
b.w.CX^ordinaryn -0.331
b.w.CX^ordinaryq -0.43
b.w.CX^past. -0.058
b.w.CX^place. -0.254
b.w.CX^placen -0.132
b.w.CX^proper. -0.27
b.w.CX^say. -0.114
b.w.CX^strange. -0.37
b.w.CX^strange? -0.208
b.w.CX^strangen -0.306
b.w.CX^strangeq -0.316
b.w.CX^subj. -0.336
b.w.CX^thing. -0.396
b.w.CX^thing? -0.211
b.w.CX^thingn -0.137
b.w.CX^thingq 0.218
b.w.CX^trade. -0.362
b.w.CX^trade? -0.082
b.w.CX^traden -0.226
b.w.CX^tradeq -0.356
b.w.CX^trade~ -0.118
b.w.CX^where. -0.159
b.w.CX^wish. -0.13
b.w.CXart  -0.304
b.w.CXart_ -0.156
b.w.CXbeq 0.135
b.w.CXcallq -0.367
b.w.CXcolour, -0.351
b.w.CXcommon, -0.21
b.w.CXcommon: -0.854
b.w.CXcommonq 0.235
b.w.CXdescribes, -0.16
b.w.CXfield: -0.361
b.w.CXforq -0.197
b.w.CXhi, -0.417
b.w.CXkind, -0.315
b.w.CXkind: -0.765
b.w.CXkindq -0.736
b.w.CXlogo: -0.51
b.w.CXlogoq -0.228
b.w.CXname  -0.552
b.w.CXname, -0.211
b.w.CXname: -0.338
b.w.CXnameq -0.538
b.w.CXordinary, -0.413
b.w.CXordinary: -0.611
b.w.CXordinaryq -0.731
b.w.CXplace, -0.189
b.w.CXposs  -0.304
b.w.CXpropera -0.614
b.w.CXsay  0.087
b.w.CXsayq 0.203
b.w.CXstrange, -0.363
b.w.CXstrange: -0.639
b.w.CXstrangea -0.47
b.w.CXstrangeq -0.052
b.w.CXsubj, -0.308
b.w.CXtagl: 0.424
b.w.CXtaglq 0.469
b.w.CXthing, -0.274
b.w.CXthing: -0.339
b.w.CXthingq -0.06
b.w.CXtrade, -0.435
b.w.CXtrade: -0.69
b.w.CXtradeq -0.563
b.w.CXwhere  -0.53
b.w.Cc -0.516
b.w.Cc^ -0.221
b.w.Cc^^^ -0.196
b.w.Cd -0.574
b.w.Cd^ -0.226
b.w.Cd^^^ -0.211
b.w.Cdart  -0.176
b.w.Cdbe  -0.208
b.w.Cdkind, -0.153
b.w.Cdthing, -0.107
b.w.Cdtrade, -0.071
b.w.Cx -0.369
b.w.Cx^ -0.413
b.w.Cx^^^ -0.317
b.w.Cx^colour. -0.482
b.w.Cx^colour; -0.425
b.w.Cx^colourn -0.272
b.w.Cx^colour~ -0.329
b.w.Cx^common. -0.3
b.w.Cx^describes. -0.357
b.w.Cx^describes; -0.218
b.w.Cx^describesn -0.221
b.w.Cx^do. -0.2
b.w.Cx^hi! -0.088
b.w.Cx^kind. -0.072
b.w.Cx^logo. -0.121
b.w.Cx^look. -0.309
b.w.Cx^ordinary. -0.294
b.w.Cx^ordinary; -0.298
b.w.Cx^ordinaryn -0.296
b.w.Cx^ordinaryq -0.111
b.w.Cx^place. -0.203
b.w.Cx^strange. -0.324
b.w.Cx^strange; -0.376
b.w.Cx^strangen -0.24
b.w.Cx^strangeq -0.267
b.w.Cx^strange~ -0.173
b.w.Cx^subj. -0.24
b.w.Cx^thing. -0.338
b.w.Cx^thing; -0.252
b.w.Cx^thingq -0.398
b.w.Cx^thing~ -0.234
b.w.Cx^trade. -0.31
b.w.Cx^trade; -0.13
b.w.Cx^traden -0.193
b.w.Cx^trade~ -0.136
b.w.Cx^wish. -0.112
b.w.Cxadv, -0.524
b.w.Cxadv: -0.349
b.w.Cxand, -0.343
b.w.Cxart  -0.489
b.w.Cxart_ -0.457
b.w.Cxbe  -0.158
b.w.Cxbe, -0.189
b.w.Cxcolour, -0.506
b.w.Cxcolour/ -0.309
b.w.Cxcolourq -0.325
b.w.Cxcommon, -0.561
b.w.Cxcommon: 0.37
b.w.Cxcommonq 0.31
b.w.Cxdescribes, -0.51
b.w.Cxdescribes/ -0.436
b.w.Cxdescribes: -0.55
b.w.Cxdo, -0.358
b.w.Cxdo: -0.631
b.w.Cxfield, -0.1
b.w.Cxfield: -0.364
b.w.Cxhi, -0.153
b.w.Cxkind, -0.169
b.w.Cxkind: -0.403
b.w.Cxlike, -0.128
b.w.Cxlike: -0.527
b.w.Cxlogo, -0.258
b.w.Cxlogo: 0.096
b.w.Cxlook, -0.345
b.w.Cxlook: -0.714
b.w.Cxname  -0.316
b.w.Cxname, -0.35
b.w.Cxneg, -0.273
b.w.Cxneg: -0.446
b.w.Cxnumber, -0.462
b.w.Cxordinary( -0.368
b.w.Cxordinary, -0.42
b.w.Cxordinary: -0.74
b.w.Cxordinaryq -0.206
b.w.Cxplace, -0.279
b.w.Cxposs  -0.444
b.w.Cxproper, -0.351
b.w.Cxsay  -0.517
b.w.Cxsay, -0.486
b.w.Cxsay: -0.484
b.w.Cxstrange( -0.302
b.w.Cxstrange) -0.332
b.w.Cxstrange, -0.416
b.w.Cxstrange/ -0.257
b.w.Cxstrange: -0.615
b.w.Cxstrangeq -0.516
b.w.Cxsubj, -0.515
b.w.Cxsubj: -0.408
b.w.Cxtagl  -1.06
b.w.Cxtaglq 0.273
b.w.Cxthing( -0.487
b.w.Cxthing, -0.448
b.w.Cxthing: -0.704
b.w.Cxthingq -0.658
b.w.Cxtrade( -0.246
b.w.Cxtrade, -0.208
b.w.Cxtrade/ -0.188
b.w.Cxtrade: -0.331
b.w.Cxtradeq -0.528
b.w.Cxwhere  -0.524
b.w.Cxwhere, -0.364
b.w.Cxwish, -0.298
b.w.Cxwish: -0.578
b.w.DX -0.053
b.w.DX^ -0.541
b.w.DX^^^ -0.326
b.w.DX^colour. -0.183
b.w.DX^describes. -0.13
b.w.DX^ordinary. -0.215
b.w.DX^place. -0.041
b.w.DX^strange. -0.241
b.w.DX^trade. -0.093
b.w.DXart  -0.403
b.w.DXas  -0.231
b.w.DXbe  -0.301
b.w.DXcolour, -0.182
b.w.DXordinary, -0.162
b.w.DXposs  -0.249
b.w.DXstrange, -0.126
b.w.DXstrange: -0.32
b.w.DXtaglq 0.389
b.w.Dx -0.588
b.w.Dx^ -0.43
b.w.Dx^^^ -0.187
b.w.Dxart  -0.357
b.w.Dxbe  -0.237
b.w.Dxcolour, -0.263
b.w.Dxdescribes, -0.335
b.w.Dxhi, -0.115
b.w.Dxlogo, -0.088
b.w.Dxname  -0.203
b.w.Dxordinary, -0.17
b.w.Dxplace, -0.111
b.w.Dxsay  -0.3
b.w.Dxsay, -0.075
b.w.Dxstrange, -0.193
b.w.Dxstrange: -0.194
b.w.Dxstrangeq -0.127
b.w.Dxtrade, -0.052
b.w.Dxwhere  -0.258
b.w.OI^ -0.285
b.w.OI^^^ -0.219
b.w.OX^ -0.57
b.w.OX^^^ -0.261
b.w.OX^colour. -0.061
b.w.OX^common. -0.138
b.w.OX^describes. -0.154
b.w.OX^kind. -0.066
b.w.OX^logo. -0.071
b.w.OX^ordinary. -0.053
b.w.OX^strange. -0.12
b.w.OX^thing. -0.183
b.w.OX^trade. -0.172
b.w.Oc^ -0.196
b.w.Oc^^^ -0.102
b.w.Ox -0.545
b.w.Ox^ -0.528
b.w.Ox^^^ -0.388
b.w.Ox^strange. -0.149
b.w.Ox^thing. -0.208
b.w.Oxart  -0.291
b.w.Oxbe  -0.308
b.w.Oxcolour, -0.215
b.w.Oxdescribes, -0.133
b.w.Oxkind, -0.064
b.w.Oxlogo, -0.093
b.w.Oxname  -0.172
b.w.Oxname: -0.644
b.w.Oxordinary, -0.142
b.w.Oxposs  -0.183
b.w.Oxstrange, -0.183
b.w.Oxstrange: -0.212
b.w.Oxthing, -0.235
b.w.Oxtrade, -0.177
b.w.SA -0.498
b.w.SA^ -0.29
b.w.SA^^^ -0.231
b.w.SX -0.325
b.w.SX^ -0.201
b.w.SX^^^ -0.126
b.w.lx -0.193
b.w.lx^ -0.562
b.w.lx^^^ -0.361
b.w.lx^colour. -0.101
b.w.lx^ordinary. -0.147
b.w.lx^strange. -0.186
b.w.lx^thing. -0.275
b.w.lx^trade. -0.161
b.w.lxadv, -0.11
b.w.lxart  -0.329
b.w.lxbe  -0.293
b.w.lxcolour, -0.332
b.w.lxcommon, -0.211
b.w.lxdescribes, -0.311
b.w.lxkind, -0.211
b.w.lxlogo, -0.161
b.w.lxlook, -0.25
b.w.lxname  -0.257
b.w.lxordinary, -0.248
b.w.lxposs  -0.257
b.w.lxsay  -0.324
b.w.lxstrange, -0.244
b.w.lxthing, -0.224
b.w.lxtrade, -0.113
b.where  -0.682
b.where art  -0.204
b.where art name  -0.223
b.where subj. -0.057
b.where, -0.404
b.where. -0.189
b.whereq 0.251
b.will art  -0.2
b.will be  -0.765
b.will be art  -0.088
b.will be ordinary. -0.084
b.will neg be  -0.051
b.will ordinary art  -0.219
b.will say  0.158
b.wish art  -0.28
b.wish be  -0.165
b.wish do logo. -0.119
b.wish subj art  -0.096
b.wish, -0.359
b.wish. -0.163
b.wish: -0.636
b.~ -0.649
c.before+ 0.619
c.before+1  0.176
c.before+1: 0.346
c.before+1q -0.353
c.before+1qq 0.432
c.before+1|  -0.809
c.before+1|$ 0.215
c.before+1|. 0.153
c.before+1|: -0.401
c.before+1|= -0.113
c.before+1|n 0.296
c.before+1|q 0.395
c.before+2  0.375
c.before+2q -0.456
c.before+2|  -0.417
c.before+2|$ 0.154
c.before+2|, -0.384
c.before+2|. 0.466
c.before+3  -0.257
c.before+3, -0.292
c.before+3|  -0.259
c.before+3|$ -0.078
c.before+3|, -0.371
c.before+3|. -0.719
c.before+3|= -0.131
c.before+3|q 0.104
c.before+4  -0.335
c.before+4, -0.332
c.before+5  -0.46
c.before+5, -0.151
c.before+5q -0.454
c.before+< -0.697
c.before+<1. -0.109
c.before+<1|  -0.066
c.before+<3|  -0.143
c.before+<3|$ -0.476
c.before+<3|, -0.18
c.before+<3|. -0.379
c.before+<3|: -0.147
c.before+<3|= -0.041
c.before+<3|n -0.244
c.before+<5  -0.287
c.before+<5, -0.122
c.before+<5. -0.107
c.before+<5: -0.306
c.before+<5n -0.183
c.before+<5q -0.079
c.before+q 0.34
c.behind+ -0.197
c.behind+0 -0.205
c.behind+1 -0.175
c.behind+2 -0.253
c.behind+3 -0.152
c.behind+4 -0.114
c.behind+5 -0.147
c.behind+< 0.315
c.behind+<0 -0.043
c.behind+<1 -0.425
c.behind+<2 -0.257
c.behind+<3 0.28
c.behind+<4 -0.267
c.behind+<5 -0.239
c.behind+q 0.52
c.between.  0.174
c.between.. -0.109
c.between.: 0.364
c.between.art  -0.151
c.between.beq 0.611
c.between.q 0.408
c.cue  0.501
c.cue. -0.109
c.cue: 0.884
c.cueq -0.398
c.cueqq 1.022
c.late -0.416
c.none -0.859
c.noneq -0.247
c.sayq 0.34
c.where<  -0.328
c.where<, -0.558
c.where<. -0.313
c.where<: 0.662
c.where<n -0.169
c.where<q -0.351
c.where<qq 0.4
c.where> -0.178
c.where>q 0.884
e.  -0.7
e. and -0.442
e. and adv -0.055
e. and and -0.071
e. and art -0.176
e. and at -0.217
e. and be -0.052
e. and colour -0.206
e. and common -0.157
e. and describes -0.081
e. and do -0.214
e. and neg -0.174
e. and ordinary -0.069
e. and poss -0.155
e. and proper -0.046
e. and strange -0.225
e. and subj -0.165
e. and thing -0.176
e. and trade -0.151
e. and will -0.057
e. and wish -0.184
e. art -0.51
e. art adv -0.075
e. art art -0.1
e. art colour -0.252
e. art common -0.251
e. art describes -0.21
e. art field -0.075
e. art kind -0.109
e. art logo -0.193
e. art look -0.109
e. art name -0.175
e. art ordinary -0.152
e. art past -0.079
e. art poss -0.059
e. art proper -0.093
e. art say -0.043
e. art strange -0.28
e. art tagl -0.061
e. art thing -0.378
e. art trade -0.187
e. art_strange -0.126
e. as -0.275
e. at -0.439
e. at adv -0.099
e. at art -0.424
e. at be -0.105
e. at colour -0.13
e. at common -0.27
e. at describes -0.143
e. at do -0.249
e. at logo -0.09
e. at look -0.051
e. at name -0.079
e. at neg -0.044
e. at number -0.242
e. at ordinary -0.302
e. at past -0.108
e. at place -0.128
e. at poss -0.175
e. at proper -0.091
e. at say -0.079
e. at strange -0.298
e. at subj -0.203
e. at thing -0.421
e. at trade -0.227
e. at where -0.073
e. at_strange -0.088
e. be -0.54
e. be adv -0.08
e. be and -0.073
e. be art -0.159
e. be at -0.085
e. be call -0.148
e. be colour -0.109
e. be common -0.286
e. be describes -0.128
e. be do -0.29
e. be ordinary -0.255
e. be poss -0.056
e. be strange -0.305
e. be subj -0.138
e. be thing -0.179
e. be trade -0.126
e. beqstrange -0.043
e. poss -0.514
e. poss adv -0.076
e. poss call -0.075
e. poss common -0.082
e. poss describes -0.048
e. poss kind -0.146
e. poss logo -0.055
e. poss name -0.053
e. poss ordinary -0.169
e. poss strange -0.172
e. poss subj -0.047
e. poss tagl -0.092
e. poss thing -0.211
e. poss trade -0.372
e. where -0.499
e. where art -0.245
e. where at -0.112
e. where common -0.041
e. where do -0.069
e. where subj -0.05
e. where$$ -0.088
e. where,common -0.044
e. where=$ -0.062
e. will -0.373
e. will art -0.077
e. will be -0.215
e. will common -0.09
e. will do -0.05
e. will like -0.135
e. will neg -0.081
e. will ordinary -0.165
e. will strange -0.047
e. will subj -0.094
e. will thing -0.073
e. will wish -0.169
e.! -0.563
e.!describes -0.408
e.!do -0.151
e.!subj -0.221
e.!subj do -0.195
e.$ 0.153
e.$$ 0.153
e.$$$$ 0.153
e.& -0.409
e.&be -0.288
e.( -0.599
e.(art -0.127
e.(common -0.277
e.(ordinary -0.243
e.(poss -0.115
e.(strange -0.146
e.(subj -0.226
e.(subj common -0.122
e.(thing -0.151
e.(trade -0.172
e.) -0.657
e.)$ -0.286
e.)$)$ -0.286
e.)and -0.177
e., -0.456
e.,adv -0.405
e.,adv art -0.117
e.,adv be -0.102
e.,adv common -0.173
e.,adv describes -0.203
e.,adv do -0.074
e.,adv neg -0.155
e.,adv ordinary -0.041
e.,adv strange -0.126
e.,adv subj -0.134
e.,adv thing -0.215
e.,adv wish -0.065
e.,and -0.373
e.,and adv -0.074
e.,and art -0.188
e.,and at -0.158
e.,and common -0.218
e.,and do -0.079
e.,and neg -0.151
e.,and poss -0.108
e.,and subj -0.198
e.,art -0.221
e.,art colour -0.129
e.,art common -0.442
e.,art kind -0.127
e.,art logo -0.094
e.,art name -0.189
e.,art ordinary -0.191
e.,art strange -0.214
e.,art thing -0.092
e.,art trade -0.092
e.,at -0.63
e.,at art -0.204
e.,at colour -0.106
e.,at common -0.056
e.,at describes -0.446
e.,at do -0.245
e.,at ordinary -0.091
e.,at strange -0.149
e.,at thing -0.066
e.,be -0.194
e.,be art -0.143
e.,be do -0.217
e.,be strange -0.099
e.,call -0.258
e.,call strange -0.161
e.,colour -0.238
e.,colour and -0.349
e.,colour at -0.043
e.,colour colour -0.286
e.,colour ordinary -0.138
e.,colour subj -0.199
e.,colour thing -0.094
e.,colour$$ -0.292
e.,colour&colour -0.068
e.,colour,colour -0.251
e.,colour,common -0.07
e.,colour,describes 0.154
e.,colour,thing -0.065
e.,colour.describes -0.14
e.,colour.thing -0.1
e.,colour/colour -0.073
e.,colour=$ -0.171
e.,common -0.587
e.,common art -0.177
e.,common at -0.174
e.,common colour -0.174
e.,common common -0.229
e.,common describes -0.088
e.,common do -0.071
e.,common look -0.067
e.,common neg -0.209
e.,common ordinary -0.15
e.,common poss -0.082
e.,common strange -0.062
e.,common subj -0.151
e.,common thing -0.291
e.,common trade -0.229
e.,describes -0.466
e.,describes and -0.16
e.,describes at -0.059
e.,describes colour -0.244
e.,describes common -0.122
e.,describes describes -0.245
e.,describes like -0.048
e.,describes logo -0.044
e.,describes look -0.274
e.,describes neg -0.354
e.,describes say -0.126
e.,describes thing -0.277
e.,describes trade -0.08
e.,describes$$ -0.157
e.,describes,colour -0.164
e.,describes,common -0.094
e.,describes,describes -0.087
e.,describes,neg -0.151
e.,describes,ordinary -0.071
e.,describes,thing -0.061
e.,describes=$ -0.206
e.,do -0.431
e.,do adv -0.049
e.,do art -0.109
e.,do at -0.316
e.,do common -0.133
e.,do strange -0.202
e.,do thing -0.168
e.,do trade -0.124
e.,field -0.343
e.,for -0.313
e.,for art -0.179
e.,for do -0.107
e.,for poss -0.136
e.,hi -0.06
e.,kind -0.308
e.,kind name -0.115
e.,kind strange -0.169
e.,like -0.256
e.,like art -0.21
e.,logo -0.332
e.,logo at -0.159
e.,logo$$ -0.103
e.,look at -0.157
e.,look colour -0.36
e.,look describes -0.249
e.,look neg -0.068
e.,look ordinary -0.058
e.,look strange -0.378
e.,name -0.357
e.,name be -0.154
e.,name strange -0.197
e.,name:strange -0.108
e.,neg -0.423
e.,neg art -0.195
e.,neg at -0.142
e.,neg colour -0.138
e.,neg common -0.306
e.,neg describes -0.078
e.,neg logo -0.046
e.,neg ordinary -0.261
e.,neg say -0.096
e.,neg strange -0.624
e.,neg thing -0.153
e.,neg trade -0.185
e.,number -0.247
e.,number thing -0.1
e.,ordinary -0.428
e.,ordinary art -0.117
e.,ordinary at -0.171
e.,ordinary colour -0.277
e.,ordinary common -0.205
e.,ordinary describes -0.096
e.,ordinary ordinary -0.196
e.,ordinary strange -0.158
e.,ordinary subj -0.172
e.,ordinary thing -0.076
e.,ordinary$$ -0.131
e.,past -0.301
e.,place -0.347
e.,poss -0.403
e.,poss kind -0.131
e.,poss ordinary -0.059
e.,poss thing -0.115
e.,poss trade -0.28
e.,proper -0.188
e.,proper proper -0.102
e.,say -0.214
e.,strange -0.387
e.,strange and -0.209
e.,strange art -0.056
e.,strange at -0.103
e.,strange colour -0.13
e.,strange common -0.242
e.,strange do -0.068
e.,strange ordinary -0.134
e.,strange strange -0.256
e.,strange subj -0.109
e.,strange thing -0.062
e.,strange trade -0.055
e.,strange wish -0.086
e.,strange$$ -0.14
e.,strange&ordinary -0.054
e.,strange,describes -0.097
e.,strange,strange -0.164
e.,subj -0.467
e.,subj art -0.095
e.,subj at -0.098
e.,subj be -0.192
e.,subj common -0.128
e.,subj do -0.247
e.,subj neg -0.186
e.,subj ordinary -0.133
e.,subj past -0.098
e.,subj strange -0.211
e.,subj thing -0.119
e.,subj will -0.139
e.,subj wish -0.049
e.,tagl -0.197
e.,thing -0.339
e.,thing and -0.21
e.,thing at -0.152
e.,thing colour -0.142
e.,thing common -0.128
e.,thing describes -0.078
e.,thing ordinary -0.11
e.,thing strange -0.068
e.,thing subj -0.046
e.,thing thing -0.143
e.,thing trade -0.138
e.,thing$$ -0.097
e.,thing,colour -0.065
e.,thing,describes -0.062
e.,thing,strange -0.06
e.,thing,thing -0.079
e.,thing,trade -0.155
e.,thing=$ -0.096
e.,trade 0.053
e.,trade and -0.291
e.,trade at -0.104
e.,trade colour -0.338
e.,trade common -0.118
e.,trade for -0.1
e.,trade kind 0.24
e.,trade ordinary -0.118
e.,trade strange -0.174
e.,trade thing -0.361
e.,trade trade -0.125
e.,trade$$ -0.206
e.,trade,colour -0.116
e.,trade,thing -0.177
e.,where -0.122
e.,will -0.215
e.,wish -0.4
e.,wish common -0.248
e.,wish do -0.073
e.,wish=$ -0.105
e.- -0.448
e.-at -0.288
e.-where -0.324
e.. 0.069
e..adv -0.508
e..adv art -0.117
e..adv describes -0.301
e..adv subj -0.228
e..and -0.242
e..art -0.337
e..art adv -0.049
e..art common -0.189
e..art describes -0.191
e..art field -0.181
e..art kind -0.45
e..art logo -0.213
e..art name -0.254
e..art past -0.401
e..art strange -0.306
e..art tagl -0.138
e..art thing -0.291
e..art trade -0.304
e..at -0.472
e..at art -0.237
e..be -0.418
e..be art -0.127
e..be do -0.179
e..be strange -0.193
e..be subj -0.154
e..call -0.233
e..colour 0.112
e..colour colour -0.305
e..colour ordinary -0.413
e..colour strange -0.102
e..colour subj -0.424
e..colour thing -0.21
e..colour$$ 0.278
e..colour&colour -0.406
e..colour,colour -1.035
e..colour,common -0.221
e..colour,describes -0.523
e..colour.describes -0.463
e..colour.neg 0.117
e..colour=$ 0.063
e..common -0.23
e..common and -0.082
e..common art -0.318
e..common at -0.216
e..common be -0.238
e..common colour -0.312
e..common common -0.396
e..common describes -0.396
e..common do -0.067
e..common like -0.072
e..common look -0.488
e..common neg -0.227
e..common ordinary -0.57
e..common strange -0.171
e..common subj -0.371
e..common thing -0.189
e..common trade -0.115
e..describes and 0.092
e..describes colour -0.085
e..describes describes -0.318
e..describes logo -0.487
e..describes look -0.168
e..describes neg -0.557
e..describes say -0.376
e..describes strange -0.203
e..describes trade -0.323
e..describes$$ -0.136
e..describes,colour -0.411
e..describes,describes -0.375
e..describes,neg 0.165
e..describes,ordinary -0.16
e..describes,thing -0.26
e..describes.describes -0.191
e..describes.neg -0.11
e..describes=$ -0.496
e..do -0.344
e..do common 0.211
e..do describes -0.266
e..do ordinary -0.17
e..do strange -0.248
e..do subj -0.208
e..do thing -0.263
e..do trade -0.174
e..field -0.498
e..for -0.487
e..for art -0.415
e..hi -0.38
e..hi subj -0.179
e..hi,strange -0.178
e..kind -0.526
e..kind name -0.25
e..kind:strange -0.218
e..like -0.297
e..logo -0.599
e..logo at -0.173
e..logo strange -0.325
e..logo=$ -0.053
e..look -0.66
e..look describes -0.248
e..look:colour -0.271
e..look:describes -0.292
e..name -0.09
e..name be -0.117
e..name strange -0.294
e..name:thing -0.223
e..neg -0.398
e..neg at -0.238
e..neg colour -0.266
e..neg common -0.338
e..neg describes -0.19
e..neg do -0.246
e..neg logo -0.318
e..neg name -0.118
e..neg ordinary -0.218
e..neg strange -0.124
e..neg thing -0.205
e..neg trade -0.284
e..neg wish -0.081
e..number -0.21
e..ordinary -0.564
e..ordinary art -0.168
e..ordinary at -0.081
e..ordinary be -0.073
e..ordinary colour -0.395
e..ordinary common -0.093
e..ordinary describes -0.145
e..ordinary neg -0.121
e..ordinary ordinary -0.059
e..ordinary strange -0.266
e..ordinary subj -0.129
e..ordinary thing -0.193
e..past -0.152
e..poss -0.46
e..poss call -0.314
e..poss common -0.067
e..poss do -0.098
e..poss kind -0.145
e..poss name -0.121
e..poss ordinary -0.147
e..poss strange -0.375
e..poss tagl -0.141
e..poss thing -0.153
e..poss trade -0.065
e..proper -0.318
e..strange -0.518
e..strange art -0.327
e..strange be -0.12
e..strange colour -0.13
e..strange common -0.109
e..strange ordinary -0.314
e..strange strange -0.159
e..strange thing -0.246
e..strange trade -0.189
e..strange.colour -0.148
e..strange.describes -0.081
e..subj -0.06
e..subj be 0.165
e..subj common -0.669
e..subj do -0.544
e..subj field -0.138
e..subj like -0.799
e..subj neg -0.215
e..subj ordinary -0.555
e..subj past -0.258
e..subj strange -0.225
e..subj subj -0.385
e..subj thing -0.248
e..subj will -0.569
e..subj wish -0.525
e..tagl 0.081
e..tagl be -0.109
e..tagl:common -0.057
e..thing -0.484
e..thing and -0.186
e..thing art -0.382
e..thing be -0.413
e..thing colour 0.04
e..thing common -0.202
e..thing describes -0.077
e..thing logo -0.124
e..thing ordinary -0.227
e..thing thing -0.246
e..thing trade -0.257
e..thing&thing -0.111
e..thing-ordinary -0.109
e..thing.describes -0.104
e..trade at -0.326
e..trade be -0.362
e..trade colour 0.065
e..trade kind -0.398
e..trade thing -0.117
e..where -0.167
e..will -0.452
e..will subj -0.359
e..wish -0.428
e..wish art -0.155
e..wish common -0.259
e..wish do -0.192
e..wish neg -0.199
e..wish thing -0.15
e./ -0.612
e./colour -0.156
e./describes -0.162
e./do -0.189
e./look -0.346
e./look:describes -0.264
e./neg -0.214
e./number -0.344
e./strange -0.197
e./trade -0.143
e.: -0.783
e.:adv -0.107
e.:art -0.226
e.:art ordinary -0.041
e.:art strange -0.225
e.:art thing -0.231
e.:at -0.063
e.:colour -0.277
e.:colour and -0.156
e.:colour,colour -0.106
e.:common -0.301
e.:common common -0.049
e.:common thing -0.043
e.:describes -0.321
e.:describes colour -0.191
e.:describes describes -0.141
e.:describes logo -0.07
e.:describes,describes -0.057
e.:do -0.25
e.:do thing -0.124
e.:hex -0.073
e.:kind -0.21
e.:logo -0.181
e.:neg -0.175
e.:neg thing -0.079
e.:ordinary -0.364
e.:strange -0.429
e.:strange do -0.045
e.:strange ordinary -0.068
e.:strange strange -0.158
e.:strange thing -0.145
e.:strange trade -0.147
e.:strange,strange -0.091
e.:strange.common -0.047
e.:strange.ordinary -0.06
e.:subj -0.306
e.:thing -0.345
e.:thing strange -0.097
e.:thing thing -0.098
e.:thing trade -0.215
e.:thing,thing -0.165
e.:trade -0.354
e.:trade at -0.086
e.:trade strange -0.056
e.:trade subj -0.083
e.:trade thing -0.055
e.:trade trade -0.061
e.; -0.374
e.;art -0.16
e.;colour -0.288
e.;describes -0.358
e.;do -0.294
e.;kind -0.186
e.;look -0.152
e.;neg -0.22
e.;ordinary -0.211
e.;strange -0.124
e.;subj -0.219
e.;thing -0.27
e.= -0.399
e.=$ -0.392
e.=$=$ -0.392
e.? -0.118
e.?$ 0.13
e.?$?$ 0.13
e.?describes -0.232
e.?neg -0.241
e.?strange -0.382
e.?subj -0.171
e.C and -0.413
e.C art -0.525
e.C at -0.421
e.C be -0.46
e.C poss -0.516
e.C where -0.507
e.C will -0.38
e.C!describes -0.408
e.C!do -0.151
e.C!subj -0.218
e.C$$ 0.125
e.C(art -0.127
e.C(common -0.269
e.C(ordinary -0.243
e.C(poss -0.115
e.C(strange -0.094
e.C(subj -0.207
e.C(thing -0.07
e.C(trade -0.169
e.C)and -0.158
e.C,adv -0.399
e.C,and -0.374
e.C,art -0.211
e.C,at -0.582
e.C,be -0.168
e.C,call -0.258
e.C,colour -0.181
e.C,common -0.567
e.C,describes -0.452
e.C,do -0.454
e.C,field -0.343
e.C,for -0.214
e.C,hi -0.06
e.C,kind -0.302
e.C,like -0.255
e.C,logo -0.282
e.C,name -0.323
e.C,neg -0.383
e.C,number -0.237
e.C,ordinary -0.417
e.C,past -0.301
e.C,place -0.33
e.C,poss -0.391
e.C,proper -0.166
e.C,say -0.202
e.C,strange -0.394
e.C,subj -0.411
e.C,tagl -0.197
e.C,thing -0.342
e.C,trade 0.062
e.C,where -0.122
e.C,will -0.112
e.C,wish -0.32
e.C-at -0.288
e.C-where -0.324
e.C.adv -0.508
e.C.and -0.242
e.C.art -0.288
e.C.at -0.354
e.C.be -0.403
e.C.call -0.233
e.C.colour 0.126
e.C.common -0.204
e.C.describes -0.061
e.C.do -0.321
e.C.field -0.48
e.C.for -0.422
e.C.hi -0.339
e.C.kind -0.521
e.C.like -0.293
e.C.logo -0.595
e.C.look -0.598
e.C.name -0.084
e.C.neg -0.392
e.C.number -0.21
e.C.ordinary -0.511
e.C.past -0.152
e.C.poss -0.453
e.C.proper -0.267
e.C.strange -0.577
e.C.subj -0.053
e.C.tagl 0.081
e.C.thing -0.427
e.C.where -0.167
e.C.will -0.412
e.C.wish -0.428
e.C/colour -0.146
e.C/describes -0.162
e.C/look -0.346
e.C/neg -0.214
e.C/number -0.344
e.C/strange -0.197
e.C/trade -0.14
e.C:adv -0.107
e.C:art -0.205
e.C:colour -0.261
e.C:common -0.304
e.C:describes -0.301
e.C:do -0.262
e.C:kind -0.209
e.C:logo -0.181
e.C:neg -0.174
e.C:ordinary -0.346
e.C:strange -0.442
e.C:subj -0.306
e.C:thing -0.341
e.C:trade -0.352
e.C;art -0.16
e.C;colour -0.282
e.C;describes -0.323
e.C;kind -0.186
e.C;look -0.152
e.C;neg -0.216
e.C;ordinary -0.137
e.C;strange -0.124
e.C;subj -0.146
e.C;thing -0.27
e.C=$ -0.364
e.C?$ 0.151
e.C?describes -0.23
e.C?neg -0.241
e.C?strange -0.348
e.C?subj -0.156
e.C_be -0.33
e.Canumber -0.217
e.Castrange -0.183
e.Cnart -0.211
e.Cnat -0.245
e.Cncommon -0.544
e.Cndo -0.294
e.Cnfield 0.085
e.Cnhi -0.556
e.Cnkind -0.391
e.Cnlike -0.15
e.Cnlogo -0.286
e.Cnname 0.231
e.Cnneg -0.424
e.Cnordinary 0.066
e.Cnposs -0.325
e.Cnstrange -0.066
e.Cnsubj -0.366
e.Cntagl -0.21
e.Cnthing 0.087
e.Cnwish -0.504
e.Cq$ 0.182
e.Cqadv -0.63
e.Cqart 0.241
e.Cqat -0.747
e.Cqcolour -0.108
e.Cqcommon 0.139
e.Cqdescribes -0.328
e.Cqdo -0.279
e.Cqlogo -0.564
e.Cqlook -0.38
e.Cqneg 0.213
e.Cqordinary -0.24
e.Cqstrange -0.48
e.Cqthing -0.323
e.Cqtrade -0.491
e.Cqwhere 0.668
e.C~colour -0.187
e.C~describes -0.083
e.C~ordinary -0.112
e.C~strange -0.115
e.C~thing -0.12
e.C~trade -0.117
e.D and -0.263
e.D art -0.223
e.D as -0.143
e.D at -0.187
e.D be -0.253
e.D poss -0.107
e.D where -0.053
e.D will -0.146
e.D$$ -0.424
e.D,and -0.13
e.D,art -0.152
e.D,at -0.114
e.D,colour -0.21
e.D,common -0.059
e.D,describes -0.193
e.D,neg -0.091
e.D,ordinary -0.224
e.D,strange -0.199
e.D,subj -0.214
e.D.art -0.414
e.D.at -0.34
e.D.colour -0.286
e.D.common -0.184
e.D.describes 0.184
e.D.ordinary -0.231
e.D.strange -0.127
e.D.subj -0.3
e.D:colour -0.057
e.D:strange -0.143
e.D=$ -0.351
e.Dqstrange -0.174
e.O and -0.171
e.O art -0.201
e.O at -0.194
e.O be -0.125
e.O poss -0.075
e.O where -0.062
e.O will -0.052
e.O$$ -0.354
e.O,adv -0.068
e.O,colour -0.114
e.O,common -0.152
e.O,describes -0.076
e.O,do -0.052
e.O,neg -0.327
e.O,ordinary -0.043
e.O,subj -0.075
e.O,thing -0.08
e.O,trade -0.088
e.O.art -0.123
e.O.colour -0.376
e.O.common -0.267
e.O.describes -0.256
e.O.do -0.164
e.O.neg -0.142
e.O.ordinary -0.165
e.O.strange -0.305
e.O.subj -0.106
e.O.thing -0.223
e.O:colour -0.085
e.O:trade -0.055
e.O=$ -0.228
e.Oqstrange -0.102
e.S and -0.073
e.S at -0.097
e.S$$ -0.63
e._ -0.467
e._be -0.33
e.a -0.401
e.anumber -0.217
e.astrange -0.202
e.k. above -0.101
e.k. als -0.134
e.k. also -0.134
e.k. am -0.071
e.k. an -0.14
e.k. and -0.343
e.k. are -0.245
e.k. around -0.208
e.k. arriba -0.261
e.k. as -0.186
e.k. at -0.176
e.k. auf -0.104
e.k. aus -0.15
e.k. avec -0.089
e.k. be -0.2
e.k. been -0.116
e.k. behind -0.158
e.k. below -0.041
e.k. between -0.089
e.k. but -0.132
e.k. by -0.353
e.k. can -0.157
e.k. centre -0.094
e.k. con -0.056
e.k. could -0.04
e.k. d -0.121
e.k. de -0.168
e.k. dem -0.065
e.k. der -0.18
e.k. des -0.08
e.k. di -0.085
e.k. die -0.07
e.k. e -0.215
e.k. ein -0.186
e.k. eine -0.066
e.k. einer -0.067
e.k. em -0.072
e.k. en -0.321
e.k. es -0.187
e.k. et -0.144
e.k. from -0.372
e.k. il -0.052
e.k. im -0.114
e.k. in -0.328
e.k. inside -0.225
e.k. into -0.049
e.k. is -0.455
e.k. ist -0.208
e.k. its -0.166
e.k. l -0.167
e.k. la -0.264
e.k. le -0.062
e.k. left -0.078
e.k. les -0.053
e.k. los -0.123
e.k. may -0.133
e.k. mi -0.069
e.k. mit -0.05
e.k. mon -0.048
e.k. my -0.209
e.k. near -0.041
e.k. next -0.089
e.k. o -0.117
e.k. of -0.256
e.k. off -0.09
e.k. or -0.179
e.k. our -0.23
e.k. over -0.176
e.k. should -0.14
e.k. side -0.096
e.k. sind -0.077
e.k. soll -0.073
e.k. sur -0.063
e.k. thats -0.077
e.k. the -0.407
e.k. their -0.27
e.k. to -0.229
e.k. top -0.04
e.k. u -0.315
e.k. um -0.101
e.k. un -0.113
e.k. una -0.103
e.k. und -0.256
e.k. under -0.108
e.k. underneath -0.107
e.k. une -0.041
e.k. uns -0.277
e.k. unsere -0.049
e.k. will -0.23
e.k. with -0.218
e.k. would -0.209
e.k. y -0.115
e.k. your -0.222
e.k.$$ 0.153
e.k.&son -0.288
e.k.(the -0.11
e.k.(we -0.123
e.k.(yes -0.189
e.k.)$ -0.286
e.k.)and -0.177
e.k.,a -0.327
e.k.,abstract -0.069
e.k.,all -0.17
e.k.,an -0.237
e.k.,and -0.329
e.k.,art -0.109
e.k.,as -0.187
e.k.,badge -0.042
e.k.,because -0.206
e.k.,bitte -0.044
e.k.,black -0.228
e.k.,bleu -0.058
e.k.,blue -0.229
e.k.,blush -0.063
e.k.,bold -0.338
e.k.,brand -0.17
e.k.,brass -0.058
e.k.,but -0.178
e.k.,called -0.209
e.k.,charcoal -0.051
e.k.,color 0.185
e.k.,con -0.351
e.k.,coral -0.055
e.k.,dark -0.133
e.k.,das -0.182
e.k.,deep -0.123
e.k.,didone -0.1
e.k.,dont -0.336
e.k.,e -0.15
e.k.,ein -0.085
e.k.,elegant -0.075
e.k.,en -0.178
e.k.,everyone -0.053
e.k.,for -0.265
e.k.,four -0.063
e.k.,from -0.076
e.k.,geometric -0.066
e.k.,gold -0.052
e.k.,green -0.064
e.k.,hand -0.044
e.k.,hearts -0.068
e.k.,hot -0.055
e.k.,humanist -0.067
e.k.,i -0.233
e.k.,il -0.142
e.k.,im -0.17
e.k.,in -0.348
e.k.,it -0.107
e.k.,its -0.344
e.k.,just -0.139
e.k.,kleinbuchstaben -0.07
e.k.,l -0.101
e.k.,letra -0.094
e.k.,letras -0.203
e.k.,lettres -0.119
e.k.,light -0.173
e.k.,logo -0.2
e.k.,lower -0.062
e.k.,lowercase -0.071
e.k.,mint -0.216
e.k.,moss -0.078
e.k.,mostly -0.059
e.k.,my -0.157
e.k.,name -0.311
e.k.,names -0.077
e.k.,no -0.218
e.k.,not -0.152
e.k.,nothing -0.31
e.k.,ohne -0.046
e.k.,on -0.17
e.k.,one -0.332
e.k.,or -0.071
e.k.,orange -0.114
e.k.,our -0.158
e.k.,pas -0.09
e.k.,pink -0.057
e.k.,please -0.275
e.k.,police -0.082
e.k.,purple -0.059
e.k.,red 0.121
e.k.,rot -0.054
e.k.,rounded -0.182
e.k.,sans -0.146
e.k.,sem -0.17
e.k.,serif -0.062
e.k.,she -0.14
e.k.,si -0.075
e.k.,sin -0.327
e.k.,slab -0.175
e.k.,slogan -0.073
e.k.,small -0.091
e.k.,so -0.33
e.k.,soft -0.138
e.k.,sold -0.111
e.k.,stacked -0.12
e.k.,stencil -0.058
e.k.,tagline -0.046
e.k.,teal -0.145
e.k.,text -0.081
e.k.,that -0.093
e.k.,thats -0.127
e.k.,the -0.497
e.k.,then -0.194
e.k.,tight -0.078
e.k.,to -0.054
e.k.,two -0.06
e.k.,un -0.134
e.k.,una -0.124
e.k.,une -0.045
e.k.,verde -0.051
e.k.,vert -0.044
e.k.,wants -0.081
e.k.,warm -0.104
e.k.,we -0.314
e.k.,weare -0.11
e.k.,which -0.211
e.k.,white -0.089
e.k.,who -0.156
e.k.,wide -0.102
e.k.,wir -0.068
e.k.,with -0.094
e.k.,wordmark -0.135
e.k.,yellow -0.071
e.k.,you -0.117
e.k..a -0.279
e.k..abstract -0.341
e.k..all -0.111
e.k..an 0.053
e.k..avoid -0.364
e.k..azul -0.222
e.k..badge -0.15
e.k..bitte -0.184
e.k..black -0.613
e.k..blackletter -0.176
e.k..bleu 0.052
e.k..blue -0.482
e.k..bold -0.308
e.k..brand -0.187
e.k..bright -0.183
e.k..brown 0.101
e.k..burgundy -0.113
e.k..business -0.404
e.k..calm -0.26
e.k..colour -0.25
e.k..colours -0.471
e.k..company -0.114
e.k..condensed -0.232
e.k..could -0.324
e.k..cream -0.17
e.k..dark -0.351
e.k..deep -0.398
e.k..der -0.364
e.k..didone -0.091
e.k..dont -0.352
e.k..dusty -0.132
e.k..el -0.131
e.k..every -0.241
e.k..font -0.083
e.k..for -0.388
e.k..friendly -0.209
e.k..geometric -0.1
e.k..gold -0.137
e.k..green -0.377
e.k..grey -0.184
e.k..hand -0.139
e.k..heavy -0.203
e.k..her -0.074
e.k..humanist -0.198
e.k..i -0.517
e.k..icon -0.184
e.k..id -0.341
e.k..il -0.156
e.k..in -0.413
e.k..indigo -0.378
e.k..ink 0.089
e.k..it -0.484
e.k..its -0.354
e.k..ivory -0.293
e.k..just -0.211
e.k..keep -0.173
e.k..la -0.27
e.k..last -0.065
e.k..letters -0.161
e.k..light -0.121
e.k..lilac 0.338
e.k..line -0.132
e.k..logo -0.13
e.k..lowercase -0.122
e.k..midnight -0.047
e.k..mint -0.261
e.k..mono -0.237
e.k..mustard -0.428
e.k..my -0.186
e.k..nada -0.167
e.k..name -0.084
e.k..navy -0.355
e.k..new -0.126
e.k..night -0.116
e.k..no -0.291
e.k..nos -0.098
e.k..not -0.308
e.k..nothing -0.24
e.k..nous -0.149
e.k..old -0.152
e.k..olive -0.164
e.k..on -0.239
e.k..one -0.329
e.k..only -0.194
e.k..orange -0.453
e.k..our -0.368
e.k..people -0.306
e.k..pink -0.469
e.k..please -0.387
e.k..plum -0.254
e.k..purple -0.244
e.k..red -0.594
e.k..round -0.2
e.k..rust 0.258
e.k..sans -0.174
e.k..script -0.086
e.k..sea -0.254
e.k..serif -0.225
e.k..set -0.303
e.k..she -0.36
e.k..sky 0.222
e.k..slab -0.094
e.k..slate -0.278
e.k..slogan 0.251
e.k..so -0.212
e.k..soft -0.189
e.k..something -0.201
e.k..steel -0.307
e.k..stencil -0.317
e.k..symbol -0.309
e.k..tagline -0.338
e.k..teal -0.62
e.k..terracotta -0.417
e.k..thank -0.179
e.k..thanks -0.168
e.k..thats -0.201
e.k..the -0.471
e.k..there -0.479
e.k..they -0.355
e.k..thin -0.41
e.k..tomato -0.398
e.k..turquoise -0.355
e.k..two -0.199
e.k..un -0.157
e.k..verde -0.393
e.k..violet -0.598
e.k..want -0.107
e.k..warm -0.396
e.k..we -0.558
e.k..weare -0.319
e.k..wed -0.477
e.k..weve -0.115
e.k..what -0.379
e.k..white -0.219
e.k..wide -0.143
e.k..wir -0.289
e.k..wordmark -0.389
e.k..yellow -0.495
e.k..yes -0.308
e.k./black -0.104
e.k.:a -0.25
e.k.:an -0.236
e.k.:calm -0.122
e.k.:no -0.121
e.k.:the -0.123
e.k.:un -0.055
e.k.:una -0.044
e.k.:we -0.193
e.k.:wordmark -0.082
e.k.;a -0.294
e.k.;the -0.16
e.k.=$ -0.392
e.k.?$ 0.13
e.k.?no -0.241
e.k.?we -0.181
e.k._est -0.33
e.k.navoid -0.131
e.k.ncolours 0.07
e.k.ni -0.109
e.k.nkind -0.104
e.k.nname 0.231
e.k.nno -0.136
e.k.nplease -0.205
e.k.nstyle -0.303
e.k.ntagline -0.175
e.k.nthe -0.11
e.k.ntype -0.103
e.k.nwe 0.286
e.k.nwhat -0.5
e.k.q$ 0.192
e.k.qa -0.201
e.k.qas 0.324
e.k.qgoes 0.464
e.k.qin -0.678
e.k.qla -0.392
e.k.qred -0.444
e.k.qthe 0.049
e.k.qunder 0.573
e.k.qverde -0.045
e.k.qwe -0.647
e.kk. above the -0.089
e.kk. and a -0.096
e.kk. and i -0.051
e.kk. and my -0.089
e.kk. and navy -0.047
e.kk. and no -0.083
e.kk. and sell -0.064
e.kk. and the -0.127
e.kk. and we -0.044
e.kk. and white -0.078
e.kk. are a -0.045
e.kk. are banned -0.096
e.kk. as mascot -0.051
e.kk. as our -0.059
e.kk. as the -0.055
e.kk. at the -0.059
e.kk. be a -0.073
e.kk. behind the -0.157
e.kk. below the -0.041
e.kk. between the -0.043
e.kk. by hand -0.116
e.kk. by side -0.073
e.kk. by the -0.051
e.kk. de nom -0.06
e.kk. from a -0.041
e.kk. in $ -0.199
e.kk. in a -0.141
e.kk. in lower -0.097
e.kk. in one -0.064
e.kk. in small -0.075
e.kk. in the -0.217
e.kk. is a -0.241
e.kk. is called -0.139
e.kk. is the -0.075
e.kk. is what -0.047
e.kk. next to -0.067
e.kk. of a -0.11
e.kk. of it -0.096
e.kk. of my -0.11
e.kk. of space -0.057
e.kk. of the -0.1
e.kk. over the -0.064
e.kk. should be -0.097
e.kk. the letters -0.06
e.kk. the logo -0.144
e.kk. the name -0.173
e.kk. the same -0.064
e.kk. the sea -0.145
e.kk. to be -0.105
e.kk. to see -0.042
e.kk. to the -0.091
e.kk. under the -0.094
e.kk. with a -0.222
e.kk. with an -0.069
e.kk. with the -0.042
e.kk. would be -0.154
e.kk. would like -0.135
e.kk. y negro -0.096
e.kk.$$ $ 0.153
e.kk.)$ $ -0.286
e.kk.,all lower -0.049
e.kk.,and it -0.047
e.kk.,and our -0.087
e.kk.,and the -0.174
e.kk.,art deco -0.103
e.kk.,black and -0.065
e.kk.,for a -0.107
e.kk.,for the -0.057
e.kk.,hot pink -0.054
e.kk.,humanist sans -0.067
e.kk.,il nome -0.119
e.kk.,in a -0.184
e.kk.,lower case -0.062
e.kk.,name is -0.154
e.kk.,no text -0.042
e.kk.,nothing else -0.233
e.kk.,on the -0.088
e.kk.,please $ -0.105
e.kk.,red and -0.175
e.kk.,rounded letters -0.134
e.kk.,so a -0.046
e.kk.,so it -0.086
e.kk.,so please -0.065
e.kk.,the name -0.051
e.kk.,which is -0.119
e.kk.,wide tracking -0.098
e.kk.,wir sind -0.05
e.kk.,with the -0.06
e.kk..abstract mark -0.332
e.kk..black and -0.268
e.kk..blue and -0.196
e.kk..cream and -0.169
e.kk..dark green -0.235
e.kk..deep green -0.197
e.kk..for the -0.284
e.kk..geometric sans -0.1
e.kk..humanist sans -0.195
e.kk..i dont -0.068
e.kk..id like -0.499
e.kk..in the -0.195
e.kk..it has -0.259
e.kk..it is -0.165
e.kk..it should -0.087
e.kk..it will -0.119
e.kk..its a -0.098
e.kk..its called -0.271
e.kk..keep it -0.189
e.kk..midnight blue -0.047
e.kk..mono type -0.142
e.kk..nada de -0.167
e.kk..name is -0.113
e.kk..no name -0.118
e.kk..orange and -0.41
e.kk..please dont -0.124
e.kk..please no -0.133
e.kk..red and -0.297
e.kk..rounded type 0.095
e.kk..sky blue 0.222
e.kk..teal and -0.36
e.kk..thank you -0.179
e.kk..thats it -0.152
e.kk..the company -0.066
e.kk..the logo -0.154
e.kk..the name -0.25
e.kk..the practice -0.152
e.kk..tomato red -0.357
e.kk..we are -0.267
e.kk..we dont -0.133
e.kk..we have -0.067
e.kk..we make -0.212
e.kk..we would -0.339
e.kk..wed like -0.339
e.kk..what i -0.112
e.kk..yellow and -0.395
e.kk.=$ $ -0.392
e.kk.?$ $ 0.13
e.kk.nkind regards -0.104
e.kk.nwhat we -0.189
e.kk.q$ $ 0.192
e.l and -0.144
e.l art -0.161
e.l at -0.246
e.l be -0.125
e.l poss -0.175
e.l will -0.073
e.l$$ -0.142
e.l,colour -0.214
e.l,common -0.124
e.l,describes -0.265
e.l,for -0.105
e.l,name -0.12
e.l,neg -0.183
e.l,ordinary -0.182
e.l,strange -0.054
e.l,subj -0.124
e.l,thing -0.115
e.l,trade -0.238
e.l.1 -0.484
e.l.12 -0.052
e.l.1911 0.055
e.l.2 -0.208
e.l.2009 0.215
e.l.24 -0.472
e.l.3 -0.326
e.l.4 -0.262
e.l.7 -0.331
e.l.9 -0.258
e.l.a -0.462
e.l.about -0.077
e.l.above -0.057
e.l.abstract -0.059
e.l.again -0.354
e.l.agency -0.222
e.l.air -0.201
e.l.all -0.407
e.l.alone -0.332
e.l.already 0.251
e.l.alta -0.405
e.l.amber -0.104
e.l.anchor -0.173
e.l.anchors -0.173
e.l.and -0.252
e.l.anthrazit -0.078
e.l.anvil -0.079
e.l.anything -0.138
e.l.app -0.191
e.l.apricot -0.078
e.l.architects -0.172
e.l.are -0.225
e.l.arena -0.226
e.l.arrows -0.325
e.l.art -0.549
e.l.as -0.193
e.l.at -0.042
e.l.auf -0.095
e.l.aunt -0.302
e.l.avoid -0.546
e.l.away -0.113
e.l.azul -0.286
e.l.back -0.09
e.l.badge -0.289
e.l.bakery -0.121
e.l.band -0.083
e.l.banned -0.443
e.l.bar -0.386
e.l.barn -0.137
e.l.bars -0.155
e.l.be -0.116
e.l.bean -0.247
e.l.because -0.051
e.l.behind -0.105
e.l.beige -0.105
e.l.between -0.04
e.l.bianco -0.225
e.l.bien -0.225
e.l.bird -0.295
e.l.bitte -0.334
e.l.black -0.434
e.l.blackletter -0.18
e.l.blue -0.169
e.l.blush -0.246
e.l.boat -0.106
e.l.bold -0.223
e.l.bolt -0.052
e.l.book -0.071
e.l.books -0.126
e.l.bottle -0.154
e.l.bottles -0.235
e.l.bowl -0.292
e.l.box -0.125
e.l.boxes -0.535
e.l.brand -0.38
e.l.brass -0.205
e.l.brief -0.203
e.l.bristol -0.153
e.l.brother -0.25
e.l.brown -0.37
e.l.brun -0.044
e.l.bubbles -0.404
e.l.built -0.14
e.l.burgers -0.126
e.l.burgundy -0.059
e.l.business -0.275
e.l.by -0.134
e.l.c -0.425
e.l.cabinet -0.05
e.l.cafe -0.127
e.l.call -0.099
e.l.called -0.396
e.l.calm -0.171
e.l.can -0.161
e.l.candles -0.089
e.l.capital -0.198
e.l.capitals -0.184
e.l.caps -0.193
e.l.cards -0.114
e.l.case -0.395
e.l.cat -0.177
e.l.cellar -0.159
e.l.centre -0.174
e.l.chain -0.242
e.l.chair -0.267
e.l.change -0.139
e.l.charcoal -0.258
e.l.cheese -0.297
e.l.children -0.152
e.l.choir -0.057
e.l.church -0.043
e.l.cinema -0.083
e.l.circle -0.157
e.l.claim -0.047
e.l.claro -0.191
e.l.clay -0.245
e.l.clean -0.139
e.l.clear -0.077
e.l.client -0.111
e.l.clinic -0.224
e.l.cloud -0.112
e.l.clouds -0.07
e.l.club -0.219
e.l.co -0.259
e.l.coffee -0.188
e.l.collective -0.246
e.l.color -0.211
e.l.colors -0.185
e.l.colour -0.413
e.l.colours -0.444
e.l.come -0.275
e.l.comes -0.137
e.l.common -0.057
e.l.company -0.528
e.l.con -0.123
e.l.consultancy -0.067
e.l.copper -0.122
e.l.coral -0.122
e.l.counter -0.053
e.l.cover -0.183
e.l.crane -0.239
e.l.cream -0.198
e.l.creme -0.117
e.l.crest -0.141
e.l.crew -0.183
e.l.cross -0.074
e.l.crosses -0.213
e.l.customers -0.222
e.l.cute -0.14
e.l.cyan -0.085
e.l.dancers -0.053
e.l.daughter -0.265
e.l.daughters -0.315
e.l.day -0.315
e.l.de -0.045
e.l.deco -0.136
e.l.degradados -0.068
e.l.dentist -0.09
e.l.describes -0.364
e.l.design -0.361
e.l.didone -0.481
e.l.digital -0.09
e.l.distillery -0.068
e.l.do -0.447
e.l.does -0.11
e.l.dog -0.085
e.l.door -0.229
e.l.dot -0.087
e.l.down -0.27
e.l.dr -0.261
e.l.drawing -0.19
e.l.drawn -0.156
e.l.drop 0.095
e.l.drops -0.093
e.l.dunkelblau -0.086
e.l.e -0.115
e.l.each -0.079
e.l.editorial -0.074
e.l.elegant -0.172
e.l.else -0.446
e.l.emblem -0.262
e.l.empattements -0.115
e.l.en -0.213
e.l.enough 0.083
e.l.es -0.243
e.l.est -0.191
e.l.et -0.085
e.l.eyes -0.292
e.l.face 0.061
e.l.faces -0.224
e.l.family -0.079
e.l.far -0.172
e.l.farben -0.044
e.l.farm -0.049
e.l.favor -0.177
e.l.feel -0.054
e.l.field -0.348
e.l.fina -0.095
e.l.fine -0.29
e.l.firm -0.069
e.l.first -0.158
e.l.fish -0.325
e.l.flames -0.416
e.l.florist -0.041
e.l.flowers -0.068
e.l.font -0.156
e.l.food -0.135
e.l.for 0.071
e.l.forbidden -0.087
e.l.four -0.273
e.l.fox -0.131
e.l.free -0.047
e.l.fresh -0.245
e.l.friday 0.198
e.l.from 0.261
e.l.front -0.102
e.l.fun -0.187
e.l.fur -0.138
e.l.garamond -0.21
e.l.garden -0.087
e.l.gate -0.139
e.l.gates -0.048
e.l.gears -0.458
e.l.ghent -0.084
e.l.gin -0.088
e.l.glass -0.052
e.l.glasses -0.113
e.l.globes -0.274
e.l.go -0.233
e.l.goes -0.176
e.l.gold -0.142
e.l.good -0.203
e.l.gradients -0.476
e.l.green -0.384
e.l.grey -0.234
e.l.grotesk -0.31
e.l.group -0.191
e.l.gym -0.109
e.l.had -0.085
e.l.hair -0.177
e.l.half -0.054
e.l.hall -0.125
e.l.hammer -0.232
e.l.hand 0.077
e.l.hands 0.093
e.l.handwritten -0.233
e.l.happy -0.088
e.l.has -0.189
e.l.hat -0.084
e.l.hats -0.256
e.l.have -0.123
e.l.head -0.109
e.l.heart -0.073
e.l.hearts 0.19
e.l.hedgehog -0.256
e.l.hello -0.116
e.l.here -0.178
e.l.heron -0.212
e.l.hexagon -0.198
e.l.hexagons -0.171
e.l.hey -0.139
e.l.hi -0.136
e.l.hill -0.215
e.l.hola -0.156
e.l.home -0.108
e.l.homes -0.121
e.l.honey -0.284
e.l.hospitals -0.114
e.l.hotel -0.055
e.l.hour -0.116
e.l.house -0.327
e.l.houses -0.086
e.l.i -0.156
e.l.icon -0.259
e.l.icone -0.043
e.l.idea -0.13
e.l.in -0.122
e.l.industry -0.234
e.l.ines -0.15
e.l.ink -0.05
e.l.instead -0.126
e.l.iron -0.409
e.l.isle -0.128
e.l.its -0.134
e.l.jewellery -0.072
e.l.june -0.132
e.l.just -0.148
e.l.kettle -0.128
e.l.key -0.126
e.l.kids -0.291
e.l.kind -0.193
e.l.kitchen -0.084
e.l.kleinbuchstaben -0.05
e.l.know -0.606
e.l.label -0.108
e.l.labels -0.1
e.l.lane -0.248
e.l.later -0.37
e.l.lavender -0.076
e.l.layout -0.134
e.l.leaf -0.582
e.l.leaves -0.332
e.l.leeds -0.362
e.l.left -0.121
e.l.lettered -0.291
e.l.lettering -0.172
e.l.letters -0.343
e.l.library -0.112
e.l.light 0.099
e.l.like -0.167
e.l.lilac -0.251
e.l.line -0.683
e.l.lines -0.286
e.l.logo -0.33
e.l.lol -0.433
e.l.look -0.337
e.l.lotus -0.224
e.l.love -0.182
e.l.lovely -0.141
e.l.lowercase -0.132
e.l.machine -0.079
e.l.made 0.041
e.l.magenta -0.107
e.l.mainly -0.062
e.l.maker -0.364
e.l.marine -0.045
e.l.mark -0.3
e.l.market -0.102
e.l.mascot -0.259
e.l.masks -0.25
e.l.may -0.192
e.l.me -0.467
e.l.members -0.284
e.l.mind 0.114
e.l.minimal -0.041
e.l.mint -0.263
e.l.minusculas -0.059
e.l.minuscules -0.154
e.l.modern -0.061
e.l.mono -0.046
e.l.monogram -0.196
e.l.monospace -0.061
e.l.month 0.219
e.l.moon -0.264
e.l.morning -0.17
e.l.moss -0.092
e.l.mostly -0.128
e.l.moth -0.145
e.l.mother -0.136
e.l.motto -0.066
e.l.mountain -0.317
e.l.mountains -0.29
e.l.much -0.373
e.l.musicians -0.059
e.l.must -0.116
e.l.mustard -0.092
e.l.name -0.462
e.l.nantes -0.15
e.l.navy -0.226
e.l.need -0.078
e.l.neg -0.076
e.l.negro -0.111
e.l.nice -0.133
e.l.night -0.428
e.l.nine -0.485
e.l.no -0.265
e.l.nobody -0.235
e.l.noir -0.158
e.l.nom -0.168
e.l.nombre -0.053
e.l.nome -0.169
e.l.none -0.187
e.l.not -0.129
e.l.nothing -0.186
e.l.now -0.382
e.l.nuit -0.088
e.l.nurses -0.087
e.l.o -0.224
e.l.oak -0.289
e.l.oaxaca -0.247
e.l.obviously -0.13
e.l.of -0.152
e.l.off -0.169
e.l.office -0.078
e.l.offices -0.113
e.l.oil -0.269
e.l.ok -0.269
e.l.olive -0.069
e.l.on -0.267
e.l.once -0.417
e.l.online -0.374
e.l.only -0.461
e.l.open -0.283
e.l.optional 0.198
e.l.or -0.117
e.l.orange -0.327
e.l.ordinary -0.267
e.l.oscuro -0.07
e.l.other 0.061
e.l.out -0.08
e.l.over -0.122
e.l.owl -0.397
e.l.page -0.145
e.l.palette -0.055
e.l.paper -0.047
e.l.para -0.102
e.l.paws -0.1
e.l.peach -0.317
e.l.pharmacy -0.083
e.l.picture -0.159
e.l.pink -0.194
e.l.place -0.114
e.l.playful -0.186
e.l.please -0.506
e.l.pls -0.204
e.l.plum -0.103
e.l.podcast -0.263
e.l.point -0.118
e.l.porto -0.11
e.l.pour -0.127
e.l.practice -0.144
e.l.press -0.364
e.l.preto -0.086
e.l.prints -0.391
e.l.product -0.097
e.l.project -0.092
e.l.purple -0.251
e.l.put -0.1
e.l.quiet -0.142
e.l.really -0.417
e.l.red -0.613
e.l.regards -0.192
e.l.rest -0.319
e.l.restaurant -0.189
e.l.right -0.244
e.l.road -0.089
e.l.rockets -0.195
e.l.roof -0.082
e.l.room -0.237
e.l.rosa -0.421
e.l.rose -0.197
e.l.rouge -0.312
e.l.round -0.049
e.l.rounded -0.087
e.l.run -0.044
e.l.rust -0.107
e.l.s -0.4
e.l.saffron -0.052
e.l.sage -0.12
e.l.salon -0.053
e.l.sand -0.211
e.l.sans -0.737
e.l.says -0.194
e.l.scales -0.061
e.l.school -0.109
e.l.schrift -0.177
e.l.schwarz -0.044
e.l.script -0.39
e.l.sea 0.306
e.l.seal -0.106
e.l.seats -0.088
e.l.sector -0.171
e.l.seen -0.057
e.l.sell -0.09
e.l.serif -0.439
e.l.serifa -0.067
e.l.serifenlos -0.089
e.l.service -0.184
e.l.services -0.091
e.l.set -0.14
e.l.shape -0.111
e.l.shapes -0.294
e.l.she -0.043
e.l.shed -0.074
e.l.sheep -0.115
e.l.shields -0.137
e.l.shop -0.245
e.l.shops -0.182
e.l.should -0.09
e.l.show -0.218
e.l.side -0.143
e.l.sign -0.432
e.l.silver -0.144
e.l.simple -0.102
e.l.since -0.077
e.l.sisters -0.091
e.l.slab -0.258
e.l.slate -0.221
e.l.slogan -0.283
e.l.small -0.106
e.l.so -0.105
e.l.society -0.11
e.l.sold -0.048
e.l.somewhere 0.157
e.l.sons -0.545
e.l.sort -0.393
e.l.space -0.074
e.l.spacing -0.515
e.l.spring -0.209
e.l.st -0.313
e.l.stacked -0.166
e.l.stall -0.071
e.l.stamp -0.081
e.l.stand -0.05
e.l.star -0.152
e.l.startup -0.089
e.l.station -0.157
e.l.stays -0.401
e.l.stencil -0.076
e.l.stone -0.135
e.l.storks -0.04
e.l.strange -0.12
e.l.strapline -0.142
e.l.street -0.22
e.l.stripes -0.057
e.l.students -0.092
e.l.studio -0.268
e.l.style -0.437
e.l.subj -0.097
e.l.sur -0.197
e.l.symbol -0.178
e.l.table -0.319
e.l.tagline -0.181
e.l.tea -0.281
e.l.teacher -0.217
e.l.teal -0.115
e.l.team -0.133
e.l.terracota -0.054
e.l.terracotta -0.067
e.l.text -0.198
e.l.thanks -0.168
e.l.that -0.425
e.l.thats -0.09
e.l.the -0.434
e.l.them -0.19
e.l.there -0.332
e.l.thing -0.143
e.l.those -0.088
e.l.three -0.043
e.l.time -0.313
e.l.to -0.176
e.l.together -0.1
e.l.too 0.236
e.l.tooth -0.183
e.l.top -0.107
e.l.town -0.103
e.l.tracking -0.536
e.l.trailer -0.168
e.l.tree -0.605
e.l.trees -0.04
e.l.truck -0.195
e.l.trustworthy -0.099
e.l.turquoise -0.063
e.l.two -0.223
e.l.type -0.346
e.l.typeface -0.094
e.l.umbrella -0.257
e.l.umbrellas -0.087
e.l.underneath -0.243
e.l.uns 0.136
e.l.up 0.167
e.l.uppercase -0.054
e.l.ups -0.176
e.l.use -0.094
e.l.used -0.05
e.l.utrecht -0.086
e.l.van -0.412
e.l.vans -0.124
e.l.verde -0.227
e.l.vert -0.352
e.l.violet -0.089
e.l.w -0.271
e.l.wall -0.058
e.l.walls 0.108
e.l.want -0.214
e.l.wanted -0.109
e.l.wants -0.172
e.l.warm -0.047
e.l.was -0.332
e.l.wave -0.144
e.l.waves -0.527
e.l.way -0.147
e.l.we -0.092
e.l.weare -0.102
e.l.website -0.202
e.l.weddings -0.047
e.l.weeks -0.179
e.l.weight -0.241
e.l.weiss -0.042
e.l.well -0.087
e.l.what -0.244
e.l.wheat -0.163
e.l.wheels -0.504
e.l.which -0.054
e.l.white -0.405
e.l.wir -0.095
e.l.with -0.217
e.l.without -0.049
e.l.women -0.225
e.l.word -0.194
e.l.wordmark -0.249
e.l.words -0.421
e.l.work 0.104
e.l.workshop -0.155
e.l.would -0.116
e.l.yard -0.118
e.l.year -0.428
e.l.years -0.169
e.l.yellow -0.428
e.l.yes -0.249
e.l.yet -0.329
e.l.yoga -0.267
e.l.you 0.061
e.l.zeichen -0.2
e.l:strange -0.069
e.n -0.158
e.nart -0.211
e.nat -0.33
e.ncommon -0.625
e.ndo -0.294
e.nfield:trade -0.321
e.nhi -0.556
e.nhi hi -0.104
e.nkind -0.405
e.nkind:strange -0.217
e.nlike -0.15
e.nlike:describes -0.056
e.nlogo -0.286
e.nlook:colour -0.225
e.nlook:describes 0.074
e.nname 0.231
e.nneg -0.464
e.nordinary 0.057
e.nposs -0.411
e.nsay -0.264
e.nsay:describes -0.264
e.nstrange -0.076
e.nstrange strange -0.291
e.nstrange$$ -0.185
e.nsubj -0.413
e.nsubj do 0.197
e.nsubj subj -0.478
e.ntagl -0.21
e.nthing 0.086
e.nwish -0.529
e.nwish neg -0.199
e.over.XandC -0.087
e.over.XandD -0.156
e.over.XartD -0.179
e.over.XasD -0.073
e.over.XatC -0.144
e.over.XatD -0.15
e.over.XbeC -0.1
e.over.XbeD -0.155
e.over.XpossD -0.04
e.over.and..colour -0.065
e.over.and..proper -0.046
e.over.and..strange -0.159
e.over.and..subj -0.044
e.over.art..describes -0.063
e.over.art..ordinary -0.058
e.over.art..proper -0.093
e.over.art..strange -0.121
e.over.art..thing -0.181
e.over.art..trade -0.081
e.over.at..ordinary -0.171
e.over.at..place -0.119
e.over.at..proper -0.091
e.over.at..strange -0.138
e.over.at..thing -0.151
e.over.at..trade -0.118
e.over.be..ordinary -0.048
e.over.be..strange -0.256
e.over.be..trade -0.104
e.over.poss..strange -0.045
e.over.poss..trade -0.052
e.over.xandC -0.086
e.over.xartC -0.11
e.over.xartD -0.159
e.over.xatC -0.178
e.over.xatD -0.128
e.over.xbeC -0.178
e.over.xpossD -0.065
e.q 0.201
e.q$ 0.192
e.q$q$ 0.192
e.qadv -0.63
e.qart 0.284
e.qart strange -0.352
e.qat -0.758
e.qcolour -0.135
e.qcolour and -0.239
e.qcolour colour -0.358
e.qcolour thing 0.134
e.qcolour,colour -0.51
e.qcommon colour -0.57
e.qcommon strange -0.344
e.qcommon thing -0.224
e.qcommon where 0.464
e.qdescribes -0.335
e.qdescribes and -0.463
e.qdescribes colour -0.269
e.qdescribes,colour -0.317
e.qdo -0.292
e.qlogo -0.564
e.qlook -0.38
e.qneg 0.213
e.qordinary -0.274
e.qordinary colour -0.521
e.qstrange -0.493
e.qstrange at -0.126
e.qstrange ordinary -0.202
e.qstrange strange -0.314
e.qstrange thing -0.125
e.qstrange trade -0.144
e.qstrangeqcolour -0.109
e.qstrangeqdescribes -0.302
e.qsubj ordinary -0.128
e.qthing -0.323
e.qthing thing 0.091
e.qtrade -0.603
e.qtrade at -0.107
e.qtrade ordinary -0.247
e.qwhere 0.668
e.qwish -0.49
e.run.IxCand -0.116
e.run.IxCbe -0.089
e.run.IxCposs -0.042
e.run.IxCwill -0.11
e.run.XxCand -0.216
e.run.XxCart -0.307
e.run.XxCat -0.321
e.run.XxCbe -0.186
e.run.XxCposs -0.074
e.run.XxCwhere -0.311
e.run.XxCwill -0.317
e.run.XxDand -0.166
e.run.XxDart -0.199
e.run.XxDas -0.073
e.run.XxDat -0.14
e.run.XxDbe -0.22
e.run.XxDposs -0.043
e.run.XxDwill -0.121
e.run.dxCand -0.094
e.run.dxCat -0.148
e.run.xXCart -0.058
e.run.xXCat -0.044
e.run.xXCbe -0.082
e.run.xXCwill -0.122
e.run.xxCand -0.34
e.run.xxCart -0.497
e.run.xxCat -0.369
e.run.xxCbe -0.56
e.run.xxCposs -0.512
e.run.xxCwhere -0.401
e.run.xxCwill -0.265
e.run.xxDand -0.166
e.run.xxDart -0.186
e.run.xxDat -0.221
e.run.xxDbe -0.158
e.run.xxDposs -0.077
e.run.xxOand -0.161
e.run.xxOart -0.198
e.run.xxOat -0.189
e.run.xxObe -0.121
e.run.xxOposs -0.075
e.run.xxOwhere -0.062
e.run.xxOwill -0.052
e.run.xxland -0.144
e.run.xxlart -0.161
e.run.xxlat -0.246
e.run.xxlbe -0.125
e.run.xxlposs -0.175
e.run.xxlwill -0.073
e.s.Cadv art -0.067
e.s.Cadv at -0.074
e.s.Cadv be -0.042
e.s.Cadv$$ 0.223
e.s.Cadv.describes -0.191
e.s.Cadv=$ -0.043
e.s.Cand and -0.064
e.s.Cand art -0.111
e.s.Cand at -0.129
e.s.Cand be -0.095
e.s.Cand poss -0.171
e.s.Cand will -0.087
e.s.Cart art -0.061
e.s.Cart poss -0.099
e.s.Cart where -0.105
e.s.Cat art -0.54
e.s.Cat at -0.041
e.s.Cat be -0.106
e.s.Cat poss -0.183
e.s.Cat where -0.093
e.s.Cat will -0.123
e.s.Cbe art -0.125
e.s.Cbe at -0.106
e.s.Cbe poss -0.091
e.s.Cbeqordinary -0.222
e.s.Cbeqstrange -0.275
e.s.Ccolour and -0.176
e.s.Ccolour at -0.109
e.s.Ccolour will -0.041
e.s.Ccolour$$ -0.718
e.s.Ccolour,art -0.134
e.s.Ccolour,colour -0.204
e.s.Ccolour,common -0.088
e.s.Ccolour,describes -0.51
e.s.Ccolour,do -0.116
e.s.Ccolour,logo -0.043
e.s.Ccolour,look -0.111
e.s.Ccolour,neg -0.125
e.s.Ccolour,ordinary -0.081
e.s.Ccolour,strange -0.15
e.s.Ccolour,thing -0.117
e.s.Ccolour,trade -0.055
e.s.Ccolour.adv -0.102
e.s.Ccolour.art -0.136
e.s.Ccolour.colour -0.283
e.s.Ccolour.common -0.245
e.s.Ccolour.describes -0.313
e.s.Ccolour.do -0.051
e.s.Ccolour.logo -0.076
e.s.Ccolour.look -0.189
e.s.Ccolour.name -0.086
e.s.Ccolour.neg -0.242
e.s.Ccolour.ordinary -0.126
e.s.Ccolour.strange -0.327
e.s.Ccolour.subj -0.092
e.s.Ccolour.thing -0.222
e.s.Ccolour.trade -0.124
e.s.Ccolour.wish -0.104
e.s.Ccolour/colour -0.106
e.s.Ccolour;describes -0.109
e.s.Ccolour;thing -0.076
e.s.Ccolour=$ -0.32
e.s.Ccolournlook -0.109
e.s.Ccolourqcolour -0.329
e.s.Ccommon and -0.243
e.s.Ccommon art -0.174
e.s.Ccommon at -0.338
e.s.Ccommon be -0.286
e.s.Ccommon poss -0.162
e.s.Ccommon where -0.097
e.s.Ccommon will -0.083
e.s.Ccommon$$ 0.18
e.s.Ccommon,adv -0.319
e.s.Ccommon,and -0.142
e.s.Ccommon,art -0.216
e.s.Ccommon,at -0.153
e.s.Ccommon,colour -0.245
e.s.Ccommon,common -0.374
e.s.Ccommon,describes -0.123
e.s.Ccommon,do -0.083
e.s.Ccommon,neg -0.249
e.s.Ccommon,ordinary -0.144
e.s.Ccommon,poss -0.348
e.s.Ccommon,strange -0.146
e.s.Ccommon,subj -0.429
e.s.Ccommon,thing -0.095
e.s.Ccommon,trade -0.33
e.s.Ccommon.art -0.283
e.s.Ccommon.be -0.188
e.s.Ccommon.common -0.546
e.s.Ccommon.describes -0.54
e.s.Ccommon.do -0.218
e.s.Ccommon.kind -0.29
e.s.Ccommon.name -0.381
e.s.Ccommon.neg -0.352
e.s.Ccommon.ordinary -0.317
e.s.Ccommon.poss -0.214
e.s.Ccommon.strange -0.269
e.s.Ccommon.subj -0.434
e.s.Ccommon.thing -0.154
e.s.Ccommon.trade 0.079
e.s.Ccommon:colour -0.195
e.s.Ccommon:do -0.091
e.s.Ccommon:strange -0.117
e.s.Ccommon:trade -0.157
e.s.Ccommon=$ -0.208
e.s.Ccommonq$ 0.264
e.s.Ccommonqstrange -0.126
e.s.Cdescribes and -0.11
e.s.Cdescribes at -0.177
e.s.Cdescribes where -0.206
e.s.Cdescribes$$ -0.439
e.s.Cdescribes,and -0.05
e.s.Cdescribes,art -0.099
e.s.Cdescribes,at -0.066
e.s.Cdescribes,colour -0.223
e.s.Cdescribes,common -0.098
e.s.Cdescribes,describes -0.248
e.s.Cdescribes,neg -0.377
e.s.Cdescribes,ordinary -0.235
e.s.Cdescribes,subj -0.05
e.s.Cdescribes,thing -0.114
e.s.Cdescribes.art -0.133
e.s.Cdescribes.colour -0.27
e.s.Cdescribes.common -0.222
e.s.Cdescribes.describes -0.285
e.s.Cdescribes.do -0.144
e.s.Cdescribes.logo -0.171
e.s.Cdescribes.look -0.181
e.s.Cdescribes.neg -0.135
e.s.Cdescribes.ordinary -0.1
e.s.Cdescribes.poss -0.059
e.s.Cdescribes.subj -0.214
e.s.Cdescribes.thing -0.134
e.s.Cdescribes.trade -0.241
e.s.Cdescribes/neg -0.204
e.s.Cdescribes=$ -0.399
e.s.Cdescribesnlook -0.204
e.s.Cdescribesnneg -0.205
e.s.Cdo and -0.118
e.s.Cdo art -0.102
e.s.Cdo at -0.172
e.s.Cdo be -0.093
e.s.Cdo poss -0.098
e.s.Cdo where -0.046
e.s.Cdo,and -0.053
e.s.Cdo.art -0.088
e.s.Cdo.colour -0.152
e.s.Cfield at -0.049
e.s.Cfield be -0.089
e.s.Cfield:strange -0.043
e.s.Cfield:trade -0.275
e.s.Cfor art -0.124
e.s.Cfor poss -0.145
e.s.Chex and -0.055
e.s.Chex=$ -0.049
e.s.Chi at -0.062
e.s.Chi,be -0.104
e.s.Chi,do -0.066
e.s.Chi,ordinary -0.091
e.s.Chi,strange -0.118
e.s.Chi,subj -0.107
e.s.Chinstrange -0.159
e.s.Ckind and -0.041
e.s.Ckind at -0.125
e.s.Ckind be -0.135
e.s.Ckind$$ -0.402
e.s.Ckind,describes -0.049
e.s.Ckind,strange -0.08
e.s.Ckind,thing -0.099
e.s.Ckind.colour -0.283
e.s.Ckind.common -0.224
e.s.Ckind.describes -0.315
e.s.Ckind.name -0.107
e.s.Ckind.strange -0.082
e.s.Ckind.subj -0.306
e.s.Ckind:common -0.059
e.s.Ckind:ordinary -0.044
e.s.Ckind:strange -0.191
e.s.Ckind:thing -0.2
e.s.Ckind:trade -0.064
e.s.Ckindqcommon -0.218
e.s.Ckindqstrange -0.338
e.s.Clike art -0.088
e.s.Clike at -0.257
e.s.Clike$$ -0.264
e.s.Clogo at -0.15
e.s.Clogo will -0.101
e.s.Clogo$$ -0.416
e.s.Clogo,colour -0.041
e.s.Clogo,common -0.059
e.s.Clogo,describes -0.139
e.s.Clogo.art -0.053
e.s.Clogo.colour -0.257
e.s.Clogo.describes -0.121
e.s.Clogo.subj -0.142
e.s.Clogo:do -0.051
e.s.Clogo=$ -0.069
e.s.Clook at -0.09
e.s.Clook$$ -0.244
e.s.Clook,colour -0.043
e.s.Clook,thing -0.053
e.s.Clook.subj -0.069
e.s.Clook:colour -0.165
e.s.Clook:describes -0.16
e.s.Clook:ordinary -0.198
e.s.Clook=$ -0.137
e.s.Cname be -0.111
e.s.Cname$$ -0.187
e.s.Cname,at -0.04
e.s.Cname,strange -0.058
e.s.Cname:strange -0.332
e.s.Cname:thing -0.073
e.s.Cname=$ -0.137
e.s.Cnameqstrange -0.044
e.s.Cneg and -0.062
e.s.Cneg at -0.191
e.s.Cneg be -0.163
e.s.Cneg$$ -0.578
e.s.Cneg,common -0.049
e.s.Cneg,describes -0.044
e.s.Cneg,subj -0.148
e.s.Cneg,thing -0.06
e.s.Cneg.neg -0.079
e.s.Cneg:thing -0.128
e.s.Cneg=$ -0.061
e.s.Cnumber and -0.094
e.s.Cnumber at -0.109
e.s.Cnumber,common -0.061
e.s.Cnumber.common -0.268
e.s.Cnumber.subj -0.196
e.s.Cordinary and -0.177
e.s.Cordinary art -0.216
e.s.Cordinary at -0.31
e.s.Cordinary be -0.232
e.s.Cordinary poss -0.151
e.s.Cordinary where -0.266
e.s.Cordinary will -0.077
e.s.Cordinary$$ -0.629
e.s.Cordinary,adv -0.214
e.s.Cordinary,and -0.193
e.s.Cordinary,art -0.123
e.s.Cordinary,at -0.245
e.s.Cordinary,colour -0.256
e.s.Cordinary,common -0.264
e.s.Cordinary,describes -0.269
e.s.Cordinary,do -0.15
e.s.Cordinary,look -0.116
e.s.Cordinary,neg -0.387
e.s.Cordinary,ordinary -0.235
e.s.Cordinary,place -0.249
e.s.Cordinary,strange -0.245
e.s.Cordinary,subj -0.207
e.s.Cordinary,thing -0.161
e.s.Cordinary,trade -0.245
e.s.Cordinary,wish -0.24
e.s.Cordinary.adv -0.147
e.s.Cordinary.be -0.251
e.s.Cordinary.colour 0.198
e.s.Cordinary.common -0.41
e.s.Cordinary.describes -0.479
e.s.Cordinary.do -0.152
e.s.Cordinary.kind -0.209
e.s.Cordinary.look -0.234
e.s.Cordinary.name -0.2
e.s.Cordinary.neg -0.344
e.s.Cordinary.ordinary -0.18
e.s.Cordinary.poss -0.197
e.s.Cordinary.strange -0.243
e.s.Cordinary.subj -0.478
e.s.Cordinary.thing -0.258
e.s.Cordinary.trade -0.184
e.s.Cordinary:colour -0.059
e.s.Cordinary:strange -0.108
e.s.Cordinary:thing -0.173
e.s.Cordinary:trade -0.089
e.s.Cordinary=$ -0.33
e.s.Cordinarynlook 0.109
e.s.Cordinarynsubj -0.405
e.s.Cordinaryqcolour 0.147
e.s.Cordinaryqstrange -0.117
e.s.Cpast art -0.058
e.s.Cpast at -0.047
e.s.Cplace and -0.091
e.s.Cplace,common -0.046
e.s.Cplace,strange -0.1
e.s.Cplace.colour -0.273
e.s.Cplace.describes -0.264
e.s.Cplace.subj -0.1
e.s.Cproper and -0.061
e.s.Cproper$$ -0.482
e.s.Cproperastrange -0.369
e.s.Csay$$ -0.519
e.s.Csay:describes -0.053
e.s.Cstrange and -0.191
e.s.Cstrange art -0.136
e.s.Cstrange at -0.34
e.s.Cstrange be -0.152
e.s.Cstrange poss -0.08
e.s.Cstrange where -0.113
e.s.Cstrange will -0.054
e.s.Cstrange$$ -0.467
e.s.Cstrange,adv -0.131
e.s.Cstrange,and -0.194
e.s.Cstrange,art -0.309
e.s.Cstrange,at -0.429
e.s.Cstrange,be -0.103
e.s.Cstrange,call -0.07
e.s.Cstrange,colour -0.343
e.s.Cstrange,common -0.214
e.s.Cstrange,describes -0.123
e.s.Cstrange,do -0.144
e.s.Cstrange,kind -0.129
e.s.Cstrange,logo -0.163
e.s.Cstrange,look -0.418
e.s.Cstrange,neg -0.263
e.s.Cstrange,ordinary -0.248
e.s.Cstrange,place -0.074
e.s.Cstrange,poss -0.079
e.s.Cstrange,strange -0.389
e.s.Cstrange,subj -0.169
e.s.Cstrange,tagl -0.08
e.s.Cstrange,thing -0.153
e.s.Cstrange,trade -0.151
e.s.Cstrange.adv -0.156
e.s.Cstrange.art -0.238
e.s.Cstrange.colour -0.042
e.s.Cstrange.common -0.602
e.s.Cstrange.describes 0.062
e.s.Cstrange.do -0.26
e.s.Cstrange.field -0.146
e.s.Cstrange.kind -0.296
e.s.Cstrange.logo -0.113
e.s.Cstrange.look -0.344
e.s.Cstrange.name -0.209
e.s.Cstrange.neg -0.444
e.s.Cstrange.ordinary -0.363
e.s.Cstrange.poss -0.245
e.s.Cstrange.strange -0.544
e.s.Cstrange.subj -0.398
e.s.Cstrange.tagl -0.21
e.s.Cstrange.trade -0.508
e.s.Cstrange.will -0.168
e.s.Cstrange.wish -0.244
e.s.Cstrange:art -0.056
e.s.Cstrange:colour -0.051
e.s.Cstrange:strange -0.108
e.s.Cstrange=$ -0.471
e.s.Cstrange_be -0.33
e.s.Cstrangeastrange -0.187
e.s.Cstrangenfield -0.197
e.s.Cstrangenlook 0.089
e.s.Cstrangenordinary -0.255
e.s.Cstrangenstrange -0.233
e.s.Cstrangensubj -0.161
e.s.Cstrangeq$ -0.355
e.s.Cstrangeqart 0.124
e.s.Cstrangeqat -0.164
e.s.Cstrangeqdescribes -0.685
e.s.Cstrangeqdo -0.401
e.s.Cstrangeqlook -0.359
e.s.Cstrangeqordinary -0.219
e.s.Cstrangeqstrange -0.345
e.s.Cstrangeqsubj -0.23
e.s.Cstrangeqthing -0.257
e.s.Cstrangeqtrade -0.211
e.s.Cstrange~colour -0.061
e.s.Csubj and -0.042
e.s.Csubj art -0.18
e.s.Csubj at -0.247
e.s.Csubj be -0.404
e.s.Csubj poss -0.143
e.s.Csubj will -0.301
e.s.Csubj$$ 0.075
e.s.Csubj,adv -0.058
e.s.Csubj,strange -0.12
e.s.Csubj.adv -0.121
e.s.Csubj.art -0.07
e.s.Csubj.colour -0.418
e.s.Csubj.common -0.192
e.s.Csubj.do -0.207
e.s.Csubj.poss -0.1
e.s.Csubj.strange -0.157
e.s.Csubj.subj -0.226
e.s.Csubj.thing -0.173
e.s.Csubj=$ -0.391
e.s.Ctagl:ordinary -0.084
e.s.Ctagl:strange -0.058
e.s.Ctagl:subj -0.066
e.s.Ctagl=$ -0.102
e.s.Ctaglqcommon -0.054
e.s.Ctaglqthing -0.062
e.s.Cthing and -0.259
e.s.Cthing art -0.199
e.s.Cthing at -0.276
e.s.Cthing be -0.23
e.s.Cthing poss -0.259
e.s.Cthing where -0.273
e.s.Cthing will -0.092
e.s.Cthing$$ 0.046
e.s.Cthing,adv -0.341
e.s.Cthing,and -0.295
e.s.Cthing,art -0.397
e.s.Cthing,at -0.11
e.s.Cthing,be -0.154
e.s.Cthing,call -0.115
e.s.Cthing,colour 0.11
e.s.Cthing,common -0.234
e.s.Cthing,describes -0.319
e.s.Cthing,do -0.336
e.s.Cthing,neg -0.311
e.s.Cthing,ordinary -0.372
e.s.Cthing,poss -0.099
e.s.Cthing,strange -0.325
e.s.Cthing,subj -0.216
e.s.Cthing,thing -0.308
e.s.Cthing,trade 0.087
e.s.Cthing-at -0.214
e.s.Cthing.adv -0.341
e.s.Cthing.art -0.338
e.s.Cthing.colour -0.115
e.s.Cthing.common -0.189
e.s.Cthing.describes -0.33
e.s.Cthing.do 0.073
e.s.Cthing.kind -0.152
e.s.Cthing.logo -0.147
e.s.Cthing.look -0.185
e.s.Cthing.name -0.354
e.s.Cthing.neg -0.411
e.s.Cthing.ordinary -0.242
e.s.Cthing.poss -0.395
e.s.Cthing.strange -0.601
e.s.Cthing.subj 0.164
e.s.Cthing.tagl 0.211
e.s.Cthing.thing -0.42
e.s.Cthing.trade -0.403
e.s.Cthing:strange -0.084
e.s.Cthing:thing -0.093
e.s.Cthing=$ -0.349
e.s.Cthingq$ -0.196
e.s.Cthingqcolour -0.45
e.s.Cthingqdescribes -0.081
e.s.Cthingqstrange -0.234
e.s.Cthingqthing -0.126
e.s.Ctrade and -0.184
e.s.Ctrade at -0.225
e.s.Ctrade be -0.067
e.s.Ctrade$$ -0.166
e.s.Ctrade,adv -0.04
e.s.Ctrade,and -0.145
e.s.Ctrade,art -0.165
e.s.Ctrade,colour -0.096
e.s.Ctrade,common -0.193
e.s.Ctrade,describes -0.135
e.s.Ctrade,do -0.1
e.s.Ctrade,kind -0.07
e.s.Ctrade,neg -0.118
e.s.Ctrade,number -0.047
e.s.Ctrade,ordinary -0.129
e.s.Ctrade,place -0.104
e.s.Ctrade,poss -0.066
e.s.Ctrade,strange -0.146
e.s.Ctrade,subj -0.104
e.s.Ctrade,thing -0.19
e.s.Ctrade,trade -0.21
e.s.Ctrade.art -0.16
e.s.Ctrade.at -0.162
e.s.Ctrade.be -0.118
e.s.Ctrade.colour -0.57
e.s.Ctrade.common -0.467
e.s.Ctrade.describes -0.344
e.s.Ctrade.do -0.296
e.s.Ctrade.field -0.323
e.s.Ctrade.kind -0.272
e.s.Ctrade.logo -0.191
e.s.Ctrade.look -0.287
e.s.Ctrade.name 0.135
e.s.Ctrade.neg -0.241
e.s.Ctrade.ordinary -0.136
e.s.Ctrade.poss -0.136
e.s.Ctrade.strange -0.289
e.s.Ctrade.subj -0.497
e.s.Ctrade.thing -0.358
e.s.Ctrade.trade -0.197
e.s.Ctrade=$ -0.077
e.s.Ctradenfield -0.239
e.s.Ctradenlook -0.383
e.s.Ctradeqart -0.114
e.s.Ctradeqdescribes -0.331
e.s.Ctradeqordinary -0.143
e.s.Ctradeqstrange -0.189
e.s.Ctradeqthing -0.086
e.s.Cwhere art -0.176
e.s.Cwhere at -0.107
e.s.Cwhere$$ -0.309
e.s.Cwhere,name -0.046
e.s.Cwhere=$ -0.077
e.s.Cwill art -0.118
e.s.Cwill be -0.185
e.s.Cwish and -0.102
e.s.Cwish art -0.08
e.s.Cwish:do -0.076
e.s.Cwish=$ -0.057
e.s.Dat art -0.119
e.s.Dbe art -0.1
e.s.Dcolour$$ -0.059
e.s.Dcolour,describes -0.041
e.s.Dcolour=$ -0.046
e.s.Ddescribes$$ -0.144
e.s.Ddescribes,colour -0.068
e.s.Ddescribes,neg -0.055
e.s.Dfor art -0.066
e.s.Dfor poss -0.086
e.s.Dhi,subj -0.082
e.s.Dordinary art -0.138
e.s.Dordinary$$ -0.392
e.s.Dordinary=$ -0.225
e.s.Dstrange and -0.058
e.s.Dstrange art -0.095
e.s.Dstrange as -0.106
e.s.Dstrange at -0.131
e.s.Dstrange be -0.11
e.s.Dstrange will -0.064
e.s.Dstrange$$ 0.05
e.s.Dstrange,art -0.119
e.s.Dstrange,colour -0.126
e.s.Dstrange,describes -0.049
e.s.Dstrange,strange -0.098
e.s.Dstrange,subj -0.165
e.s.Dstrange.art -0.098
e.s.Dstrange.colour -0.109
e.s.Dstrange.describes 0.191
e.s.Dstrange.ordinary -0.213
e.s.Dstrange=$ -0.142
e.s.Dsubj art -0.054
e.s.Dsubj be -0.079
e.s.Dtrade at -0.054
e.s.Oat art -0.051
e.s.Ocolour$$ -0.189
e.s.Ocolour=$ -0.072
e.s.Ocommon at -0.085
e.s.Ocommon$$ -0.405
e.s.Ocommon.colour -0.261
e.s.Ocommon.strange -0.106
e.s.Odescribes,colour -0.055
e.s.Ofor art -0.05
e.s.Ologo$$ -0.144
e.s.Ostrange$$ 0.128
e.s.Ostrange.colour -0.137
e.s.Osubj will -0.043
e.s.Othing and -0.078
e.s.Othing at -0.046
e.s.Othing$$ -0.547
e.s.Othing,neg -0.09
e.s.Othing=$ -0.055
e.s.Otrade$$ -0.069
e.s.Otrade.strange -0.105
e.s.adv art -0.072
e.s.adv at -0.074
e.s.adv be -0.043
e.s.adv poss -0.048
e.s.adv$$ 0.141
e.s.adv,describes -0.076
e.s.adv.art -0.056
e.s.adv.describes -0.2
e.s.adv=$ -0.043
e.s.advX -0.446
e.s.advx -0.235
e.s.and and -0.065
e.s.and art -0.13
e.s.and at -0.189
e.s.and be -0.096
e.s.and poss -0.198
e.s.and will -0.114
e.s.andx -0.39
e.s.art art -0.125
e.s.art poss -0.099
e.s.art where -0.105
e.s.artX -0.106
e.s.artx -0.238
e.s.as art -0.199
e.s.asx -0.059
e.s.at art -0.482
e.s.at at -0.103
e.s.at be -0.107
e.s.at poss -0.189
e.s.at where -0.093
e.s.at will -0.123
e.s.atX -0.432
e.s.atx 0.169
e.s.be and -0.125
e.s.be art -0.177
e.s.be at -0.106
e.s.be poss -0.096
e.s.beX -0.343
e.s.beqordinary -0.222
e.s.beqstrange -0.275
e.s.bex -0.102
e.s.call art -0.042
e.s.callqstrange -0.127
e.s.callx -0.435
e.s.colour and -0.197
e.s.colour at -0.11
e.s.colour will -0.041
e.s.colour$$ -0.748
e.s.colour,and -0.044
e.s.colour,art -0.137
e.s.colour,colour -0.213
e.s.colour,common -0.096
e.s.colour,describes -0.519
e.s.colour,do -0.116
e.s.colour,logo -0.045
e.s.colour,look -0.125
e.s.colour,neg -0.2
e.s.colour,ordinary -0.106
e.s.colour,say -0.063
e.s.colour,strange -0.154
e.s.colour,thing -0.137
e.s.colour,trade -0.055
e.s.colour.adv -0.102
e.s.colour.art -0.174
e.s.colour.colour -0.283
e.s.colour.common -0.279
e.s.colour.describes -0.307
e.s.colour.do -0.051
e.s.colour.logo -0.092
e.s.colour.look -0.199
e.s.colour.name -0.086
e.s.colour.neg -0.249
e.s.colour.ordinary -0.138
e.s.colour.strange -0.327
e.s.colour.subj -0.102
e.s.colour.thing -0.222
e.s.colour.trade -0.124
e.s.colour.wish -0.104
e.s.colour/colour -0.119
e.s.colour;describes -0.127
e.s.colour;thing -0.076
e.s.colour=$ -0.362
e.s.colourA -0.261
e.s.colourX -0.723
e.s.colournlook -0.109
e.s.colournsay -0.079
e.s.colourqcolour -0.329
e.s.colourx -0.622
e.s.common and -0.264
e.s.common art -0.179
e.s.common at -0.351
e.s.common be -0.286
e.s.common poss -0.162
e.s.common where -0.12
e.s.common will -0.083
e.s.common$$ 0.157
e.s.common,adv -0.331
e.s.common,and -0.143
e.s.common,art -0.217
e.s.common,at -0.153
e.s.common,colour -0.247
e.s.common,common -0.374
e.s.common,describes -0.123
e.s.common,do -0.083
e.s.common,neg -0.252
e.s.common,ordinary -0.144
e.s.common,poss -0.359
e.s.common,strange -0.157
e.s.common,subj -0.429
e.s.common,thing -0.102
e.s.common,trade -0.33
e.s.common.adv -0.149
e.s.common.art -0.283
e.s.common.be -0.188
e.s.common.common -0.546
e.s.common.describes -0.538
e.s.common.do -0.218
e.s.common.kind -0.29
e.s.common.name -0.381
e.s.common.neg -0.372
e.s.common.ordinary -0.317
e.s.common.poss -0.214
e.s.common.strange -0.293
e.s.common.subj -0.431
e.s.common.thing -0.175
e.s.common.trade 0.079
e.s.common:colour -0.208
e.s.common:do -0.126
e.s.common:strange -0.117
e.s.common:trade -0.157
e.s.common=$ -0.214
e.s.commonA -0.472
e.s.commonX -0.871
e.s.commonq$ 0.264
e.s.commonqstrange -0.126
e.s.commonx 0.369
e.s.describes and -0.244
e.s.describes at -0.202
e.s.describes where -0.206
e.s.describes$$ -0.462
e.s.describes,and -0.084
e.s.describes,art -0.11
e.s.describes,at -0.066
e.s.describes,colour -0.25
e.s.describes,common -0.124
e.s.describes,describes -0.257
e.s.describes,name -0.052
e.s.describes,neg -0.404
e.s.describes,ordinary -0.293
e.s.describes,subj -0.05
e.s.describes,thing -0.15
e.s.describes.art -0.133
e.s.describes.colour -0.276
e.s.describes.common -0.259
e.s.describes.describes -0.296
e.s.describes.do -0.145
e.s.describes.logo -0.171
e.s.describes.look -0.183
e.s.describes.neg -0.135
e.s.describes.ordinary -0.142
e.s.describes.poss -0.073
e.s.describes.subj -0.214
e.s.describes.thing -0.231
e.s.describes.trade -0.241
e.s.describes/neg -0.204
e.s.describes=$ -0.412
e.s.describesX -0.516
e.s.describesnlook -0.204
e.s.describesnneg -0.205
e.s.describesx -0.391
e.s.do and -0.118
e.s.do art -0.114
e.s.do at -0.175
e.s.do be -0.119
e.s.do poss -0.106
e.s.do where -0.047
e.s.do,and -0.053
e.s.do.art -0.088
e.s.do.colour -0.152
e.s.do=$ -0.053
e.s.doI -0.368
e.s.doX -0.273
e.s.dox -0.346
e.s.field at -0.051
e.s.field be -0.089
e.s.field:strange -0.058
e.s.field:trade -0.293
e.s.fieldX -0.435
e.s.fieldx -0.156
e.s.for art -0.153
e.s.for poss -0.198
e.s.forX -0.098
e.s.ford -0.262
e.s.forqstrange -0.117
e.s.forx 0.07
e.s.hex and -0.078
e.s.hex=$ -0.049
e.s.hexx -0.451
e.s.hi and -0.055
e.s.hi at -0.062
e.s.hi,be -0.104
e.s.hi,do -0.072
e.s.hi,ordinary -0.099
e.s.hi,strange -0.131
e.s.hi,subj -0.158
e.s.hiX -0.311
e.s.hinstrange -0.159
e.s.hix -0.062
e.s.kind and -0.042
e.s.kind at -0.132
e.s.kind be -0.189
e.s.kind$$ -0.439
e.s.kind,colour -0.058
e.s.kind,describes -0.062
e.s.kind,name -0.051
e.s.kind,strange -0.082
e.s.kind,subj -0.077
e.s.kind,thing -0.101
e.s.kind.colour -0.284
e.s.kind.common -0.224
e.s.kind.describes -0.334
e.s.kind.name -0.107
e.s.kind.neg -0.125
e.s.kind.strange -0.107
e.s.kind.subj -0.335
e.s.kind.thing -0.089
e.s.kind:common -0.059
e.s.kind:ordinary -0.065
e.s.kind:strange -0.192
e.s.kind:thing -0.2
e.s.kind:trade -0.064
e.s.kindX -0.761
e.s.kindqcommon -0.218
e.s.kindqstrange -0.396
e.s.kindx -0.758
e.s.lat art -0.06
e.s.lcolour$$ -0.194
e.s.lcolour,describes -0.04
e.s.lcolour,neg -0.098
e.s.lcommon at -0.147
e.s.lcommon$$ -0.539
e.s.ldescribes$$ -0.246
e.s.lfor art -0.057
e.s.lfor poss -0.123
e.s.like art -0.088
e.s.like at -0.336
e.s.like$$ -0.264
e.s.likeX -0.161
e.s.likex -0.514
e.s.lkind be -0.089
e.s.llook$$ -0.044
e.s.logo at -0.157
e.s.logo be -0.076
e.s.logo will -0.128
e.s.logo$$ -0.515
e.s.logo,at -0.041
e.s.logo,colour -0.041
e.s.logo,common -0.081
e.s.logo,describes -0.139
e.s.logo,neg -0.052
e.s.logo,strange -0.094
e.s.logo,subj -0.063
e.s.logo,thing -0.051
e.s.logo.art -0.053
e.s.logo.colour -0.257
e.s.logo.describes -0.129
e.s.logo.name -0.121
e.s.logo.neg -0.082
e.s.logo.subj -0.147
e.s.logo:do -0.053
e.s.logo=$ -0.076
e.s.logoX -0.421
e.s.logox -0.438
e.s.look at -0.09
e.s.look$$ -0.259
e.s.look,colour -0.044
e.s.look,ordinary -0.09
e.s.look,thing -0.06
e.s.look.neg -0.058
e.s.look.subj -0.069
e.s.look:colour -0.181
e.s.look:describes -0.164
e.s.look:ordinary -0.198
e.s.look=$ -0.138
e.s.lookX -0.51
e.s.lookx -0.672
e.s.lordinary$$ -0.426
e.s.lordinary,colour -0.116
e.s.lstrange$$ -0.451
e.s.lstrange,colour -0.071
e.s.lstrange,describes -0.108
e.s.lstrange.colour -0.326
e.s.lthing at -0.104
e.s.lthing$$ -0.596
e.s.lthing,describes -0.158
e.s.ltrade$$ -0.455
e.s.name be -0.112
e.s.name$$ -0.198
e.s.name,at -0.041
e.s.name,strange -0.058
e.s.name.colour -0.059
e.s.name.common -0.293
e.s.name.describes -0.276
e.s.name:strange -0.338
e.s.name:thing -0.087
e.s.name=$ -0.137
e.s.nameX -0.28
e.s.nameqstrange -0.044
e.s.namex -0.497
e.s.neg and -0.062
e.s.neg at -0.192
e.s.neg be -0.163
e.s.neg$$ -0.583
e.s.neg,common -0.05
e.s.neg,describes -0.059
e.s.neg,ordinary -0.04
e.s.neg,subj -0.148
e.s.neg,thing -0.061
e.s.neg.colour -0.292
e.s.neg.neg -0.088
e.s.neg:ordinary -0.066
e.s.neg:thing -0.128
e.s.neg:trade -0.048
e.s.neg=$ -0.079
e.s.negX -0.353
e.s.negx -0.366
e.s.number and -0.1
e.s.number at -0.109
e.s.number,common -0.061
e.s.number.art -0.106
e.s.number.colour -0.115
e.s.number.common -0.268
e.s.number.subj -0.196
e.s.numberd -0.117
e.s.ordinary and -0.195
e.s.ordinary art -0.261
e.s.ordinary at -0.315
e.s.ordinary be -0.272
e.s.ordinary poss -0.151
e.s.ordinary where -0.266
e.s.ordinary will -0.077
e.s.ordinary$$ -0.747
e.s.ordinary,adv -0.227
e.s.ordinary,and -0.193
e.s.ordinary,art -0.126
e.s.ordinary,at -0.289
e.s.ordinary,colour -0.281
e.s.ordinary,common -0.287
e.s.ordinary,describes -0.328
e.s.ordinary,do -0.161
e.s.ordinary,look -0.117
e.s.ordinary,neg -0.397
e.s.ordinary,ordinary -0.288
e.s.ordinary,place -0.284
e.s.ordinary,strange -0.258
e.s.ordinary,subj -0.232
e.s.ordinary,thing -0.161
e.s.ordinary,trade -0.246
e.s.ordinary,wish -0.24
e.s.ordinary.adv -0.147
e.s.ordinary.art -0.145
e.s.ordinary.be -0.251
e.s.ordinary.colour 0.192
e.s.ordinary.common -0.419
e.s.ordinary.describes -0.575
e.s.ordinary.do -0.152
e.s.ordinary.kind -0.209
e.s.ordinary.look -0.234
e.s.ordinary.name -0.2
e.s.ordinary.neg -0.346
e.s.ordinary.ordinary -0.18
e.s.ordinary.poss -0.197
e.s.ordinary.strange -0.318
e.s.ordinary.subj -0.512
e.s.ordinary.thing -0.258
e.s.ordinary.trade -0.184
e.s.ordinary.wish -0.259
e.s.ordinary:colour -0.059
e.s.ordinary:strange -0.121
e.s.ordinary:thing -0.208
e.s.ordinary:trade -0.091
e.s.ordinary=$ -0.402
e.s.ordinaryA -0.381
e.s.ordinaryX -0.626
e.s.ordinarynlook -0.206
e.s.ordinarynsubj -0.405
e.s.ordinaryqcolour 0.147
e.s.ordinaryqstrange -0.125
e.s.ordinaryx 0.447
e.s.past art -0.058
e.s.past at -0.05
e.s.pastx -0.506
e.s.place and -0.1
e.s.place,colour -0.07
e.s.place,common -0.088
e.s.place,strange -0.119
e.s.place.art -0.084
e.s.place.colour -0.312
e.s.place.describes -0.264
e.s.place.subj -0.1
e.s.placeX -0.297
e.s.placex -0.282
e.s.possX -0.438
e.s.possx -0.208
e.s.proper and -0.061
e.s.proper$$ -0.495
e.s.properA -0.299
e.s.properI -0.304
e.s.properX -0.115
e.s.properastrange -0.466
e.s.properx -0.248
e.s.say at -0.118
e.s.say$$ -0.523
e.s.say,colour -0.138
e.s.say,neg -0.061
e.s.say:describes -0.133
e.s.say=$ -0.056
e.s.sayX -0.292
e.s.sayx -0.477
e.s.strange and -0.206
e.s.strange art -0.169
e.s.strange as -0.106
e.s.strange at -0.352
e.s.strange be -0.207
e.s.strange poss -0.096
e.s.strange where -0.151
e.s.strange will -0.108
e.s.strange$$ -0.386
e.s.strange,adv -0.178
e.s.strange,and -0.194
e.s.strange,art -0.338
e.s.strange,at -0.431
e.s.strange,be -0.109
e.s.strange,call -0.07
e.s.strange,colour -0.341
e.s.strange,common -0.215
e.s.strange,describes -0.255
e.s.strange,do -0.148
e.s.strange,for -0.11
e.s.strange,kind -0.145
e.s.strange,logo -0.208
e.s.strange,look -0.489
e.s.strange,name -0.137
e.s.strange,neg -0.264
e.s.strange,ordinary -0.268
e.s.strange,place -0.074
e.s.strange,poss -0.085
e.s.strange,strange -0.397
e.s.strange,subj -0.282
e.s.strange,tagl -0.08
e.s.strange,thing -0.155
e.s.strange,trade -0.159
e.s.strange,will -0.116
e.s.strange,wish -0.239
e.s.strange.adv -0.176
e.s.strange.art -0.246
e.s.strange.at -0.286
e.s.strange.be -0.266
e.s.strange.colour -0.089
e.s.strange.common -0.629
e.s.strange.describes 0.139
e.s.strange.do -0.26
e.s.strange.field -0.209
e.s.strange.kind -0.296
e.s.strange.logo -0.116
e.s.strange.look -0.354
e.s.strange.name -0.209
e.s.strange.neg -0.456
e.s.strange.ordinary -0.423
e.s.strange.poss -0.289
e.s.strange.strange -0.445
e.s.strange.subj -0.445
e.s.strange.tagl -0.21
e.s.strange.trade -0.507
e.s.strange.will -0.168
e.s.strange.wish -0.244
e.s.strange/do -0.189
e.s.strange:art -0.11
e.s.strange:colour -0.116
e.s.strange:describes -0.069
e.s.strange:strange -0.119
e.s.strange=$ -0.512
e.s.strangeA -0.561
e.s.strangeI -0.452
e.s.strangeX -1.169
e.s.strange_be -0.33
e.s.strangeastrange -0.187
e.s.strangec -0.567
e.s.stranged -0.365
e.s.strangenfield -0.223
e.s.strangenlook 0.088
e.s.strangenordinary -0.283
e.s.strangenstrange -0.234
e.s.strangensubj -0.164
e.s.strangeq$ -0.332
e.s.strangeqart 0.124
e.s.strangeqat -0.214
e.s.strangeqcolour -0.057
e.s.strangeqcommon -0.118
e.s.strangeqdescribes -0.723
e.s.strangeqdo -0.401
e.s.strangeqlook -0.359
e.s.strangeqordinary -0.26
e.s.strangeqstrange -0.358
e.s.strangeqsubj -0.23
e.s.strangeqthing -0.257
e.s.strangeqtrade -0.236
e.s.strangex 0.281
e.s.strange~colour -0.131
e.s.subj and -0.059
e.s.subj art -0.226
e.s.subj at -0.249
e.s.subj be -0.424
e.s.subj poss -0.145
e.s.subj will -0.305
e.s.subj$$ 0.244
e.s.subj,adv -0.058
e.s.subj,strange -0.12
e.s.subj.adv -0.121
e.s.subj.art -0.07
e.s.subj.colour -0.43
e.s.subj.common -0.192
e.s.subj.describes -0.235
e.s.subj.do -0.207
e.s.subj.poss -0.106
e.s.subj.strange -0.219
e.s.subj.subj -0.226
e.s.subj.thing -0.173
e.s.subj=$ -0.391
e.s.subjI -0.156
e.s.subjX -0.746
e.s.subjx -0.236
e.s.tagl be -0.07
e.s.tagl:ordinary -0.084
e.s.tagl:strange -0.058
e.s.tagl:subj -0.066
e.s.tagl=$ -0.102
e.s.taglX -0.256
e.s.taglqcommon -0.054
e.s.taglqthing -0.062
e.s.taglx -0.256
e.s.thing and -0.265
e.s.thing art -0.231
e.s.thing at -0.301
e.s.thing be -0.239
e.s.thing poss -0.282
e.s.thing where -0.274
e.s.thing will -0.116
e.s.thing,adv -0.341
e.s.thing,and -0.304
e.s.thing,art -0.397
e.s.thing,at -0.17
e.s.thing,be -0.28
e.s.thing,call -0.115
e.s.thing,colour 0.095
e.s.thing,common -0.247
e.s.thing,describes -0.336
e.s.thing,do -0.335
e.s.thing,for -0.089
e.s.thing,neg -0.325
e.s.thing,ordinary -0.375
e.s.thing,poss -0.099
e.s.thing,strange -0.331
e.s.thing,subj -0.222
e.s.thing,thing -0.317
e.s.thing,trade 0.086
e.s.thing-at -0.214
e.s.thing.adv -0.344
e.s.thing.art -0.338
e.s.thing.colour -0.115
e.s.thing.common -0.192
e.s.thing.describes -0.346
e.s.thing.do 0.062
e.s.thing.kind -0.152
e.s.thing.logo -0.154
e.s.thing.look -0.319
e.s.thing.name -0.354
e.s.thing.neg -0.411
e.s.thing.ordinary -0.282
e.s.thing.poss -0.395
e.s.thing.strange -0.629
e.s.thing.subj 0.164
e.s.thing.tagl 0.211
e.s.thing.thing -0.453
e.s.thing.trade -0.403
e.s.thing:strange -0.084
e.s.thing:thing -0.093
e.s.thing=$ -0.351
e.s.thingA 0.127
e.s.thingX -1.373
e.s.thingq$ -0.196
e.s.thingqcolour -0.45
e.s.thingqdescribes -0.081
e.s.thingqstrange -0.24
e.s.thingqthing -0.126
e.s.thingx 0.331
e.s.trade and -0.197
e.s.trade at -0.233
e.s.trade be -0.069
e.s.trade$$ -0.281
e.s.trade,adv -0.057
e.s.trade,and -0.148
e.s.trade,art -0.171
e.s.trade,at -0.044
e.s.trade,colour -0.116
e.s.trade,common -0.214
e.s.trade,describes -0.143
e.s.trade,do -0.101
e.s.trade,kind -0.074
e.s.trade,name -0.048
e.s.trade,neg -0.284
e.s.trade,number -0.047
e.s.trade,ordinary -0.131
e.s.trade,place -0.104
e.s.trade,poss -0.069
e.s.trade,strange -0.152
e.s.trade,subj -0.104
e.s.trade,thing -0.191
e.s.trade,trade -0.215
e.s.trade.art -0.172
e.s.trade.at -0.162
e.s.trade.be -0.118
e.s.trade.colour -0.588
e.s.trade.common -0.487
e.s.trade.describes -0.355
e.s.trade.do -0.296
e.s.trade.field -0.323
e.s.trade.kind -0.272
e.s.trade.logo -0.191
e.s.trade.look -0.287
e.s.trade.name 0.134
e.s.trade.neg -0.244
e.s.trade.ordinary -0.146
e.s.trade.poss -0.156
e.s.trade.strange -0.261
e.s.trade.subj -0.496
e.s.trade.thing -0.425
e.s.trade.trade -0.198
e.s.trade:strange -0.048
e.s.trade=$ -0.092
e.s.tradeA -0.209
e.s.tradeX -1.277
e.s.tradenfield -0.252
e.s.tradenlook -0.395
e.s.tradeqart -0.114
e.s.tradeqdescribes -0.331
e.s.tradeqordinary -0.143
e.s.tradeqstrange -0.192
e.s.tradeqthing -0.086
e.s.tradex -0.745
e.s.where art -0.179
e.s.where at -0.114
e.s.where$$ -0.309
e.s.where,name -0.048
e.s.where=$ -0.094
e.s.whereX -0.339
e.s.wherex -0.301
e.s.will art -0.118
e.s.will at -0.071
e.s.will be -0.209
e.s.willX -0.147
e.s.willx -0.253
e.s.wish and -0.102
e.s.wish art -0.095
e.s.wish at -0.057
e.s.wish:describes -0.135
e.s.wish:do -0.081
e.s.wish=$ -0.059
e.s.wishX -0.1
e.s.wishx -0.409
e.w. IC -0.321
e.w. XC -0.225
e.w. xC -0.654
e.w. xD -0.31
e.w. xO -0.335
e.w. xl -0.245
e.w.!IC -0.178
e.w.!XC -0.575
e.w.!xC -0.466
e.w.(XC -0.209
e.w.(xC -0.563
e.w.(xl -0.197
e.w.)xC -0.511
e.w.,AC -0.303
e.w.,AS -0.279
e.w.,IC -0.215
e.w.,XC -0.22
e.w.,XD -0.288
e.w.,dC -0.272
e.w.,xC -0.44
e.w.,xD -0.499
e.w.,xO -0.5
e.w.,xl -0.521
e.w.-xC -0.406
e.w..AC -0.35
e.w..IC -0.408
e.w..IO -0.155
e.w..XC -0.052
e.w..XO -0.395
e.w..dC -0.21
e.w..xC 0.159
e.w..xO -0.315
e.w..xl -0.543
e.w./XC -0.286
e.w./dC -0.344
e.w./xC -0.435
e.w.:AC -0.137
e.w.:XC -0.523
e.w.:XD -0.226
e.w.:cC -0.044
e.w.:xC -0.543
e.w.:xD -0.162
e.w.:xO -0.198
e.w.:xl -0.314
e.w.;XC -0.267
e.w.;xC -0.332
e.w.?XC -0.384
e.w.?xC -0.608
e.w._xC -0.467
e.w.aXC -0.33
e.w.adC -0.221
e.w.nIC -0.159
e.w.nXO -0.382
e.w.nxC -0.281
e.w.qAC -0.482
e.w.qIC 0.303
e.w.qXC -0.22
e.w.qXD -0.179
e.w.qXO -0.274
e.w.qxC 0.169
e.w.qxD -0.223
e.w.qxO -0.4
e.w.qxl -0.14
e.w.~XC -0.251
e.w.~xC -0.392
e.w.~xO -0.083
e.~ -0.471
e.~colour -0.289
e.~colour,colour -0.133
e.~describes -0.093
e.~ordinary -0.123
e.~strange -0.125
e.~thing -0.12
e.~trade -0.15
h.call -0.557
h.colour -0.913
h.colourq 0.055
h.describes -0.605
h.for -0.095
h.hex -0.41
h.logo -0.567
h.look -0.976
h.name -0.523
h.negq 0.116
h.place -0.327
h.strange -0.334
h.strangeq -0.13
h.subj -0.125
h.subjq 0.435
h.tagl -0.629
h.trade -0.572
h.tradeq -0.641
h.where -0.124
h.whereq -0.113
h.wish -0.584
m.! -0.395
m.. -1.737
m.... -0.16
m.? 0.104
m.q -0.647
n.1 -1.023
n.1q -1.066
n.2 -0.775
n.2q -0.862
n.3 0.243
n.3q 0.347
n.4 0.095
n.4q 0.596
n.5 -0.264
n.5q 0.227
n.6 -0.715
n.6q 0.459
n.7 -0.625
n.8 -0.973
none 0.237
none.0 1.074
none.1 -1.329
none.q.0C 0.208
none.q.0D 0.335
none.q.0O 0.765
none.q.0S 0.797
none.q.0l 0.232
none.q.1C -0.04
none.q.1D 0.245
none.q.1O 0.505
none.q.1l 0.223
q.no -0.118
q.none -0.46
q.part -0.65
q.whole 0.256
t.0.0 0.094
t.0.0q -0.083
t.0.1 -1.075
t.0.1q -0.228
t.0.2 -0.814
t.1.0 -0.208
t.1.0q 0.628
t.1.1 -0.84
t.1.2 -0.668
t.2.0 -0.879
t.2.1 -0.678
t.2.2 -0.415
x.   -0.342
x. ! -0.311
x. !! -0.249
x. $ -0.156
x. ( -0.394
x. ) -0.14
x. , -0.096
x. - -0.221
x. . 0.052
x. .. -1.108
x. / -0.31
x. : -0.493
x. ; -0.52
x. = -0.361
x. =. -0.264
x. ? -0.386
x. ?? -0.359
x. _ -0.192
x. a -0.428
x. a. -0.312
x. n -0.79
x. n. -0.392
x. q -0.555
x. ~ -0.124
x.!  -0.229
x.!$ -0.564
x.!, -0.307
x.!. -0.408
x.!.. -0.222
x.!q -0.061
x.(  -0.107
x.($ -0.164
x.() -0.518
x.(, -0.339
x.(. -0.814
x.(.. -0.079
x.(: -0.472
x.(n -0.464
x.)  -0.235
x.)$ -0.444
x.), -0.203
x.). -0.5
x.).. -0.262
x.,  -0.468
x.,! -0.272
x.,!! -0.142
x.,$ -0.694
x.,( -0.213
x.,) -0.281
x.,, -0.341
x.,- -0.183
x.,. -0.439
x.,.. -0.36
x.,/ -0.244
x.,: -0.293
x.,; -0.126
x.,= -0.217
x.,=. -0.24
x.,? -0.34
x.,?? -0.341
x.,_ -0.193
x.,a -0.251
x.,a. -0.159
x.,n -0.512
x.,n. -0.21
x.,q -0.403
x.,q. -0.185
x..  -0.369
x..! -0.313
x..!! -0.25
x..$ -0.563
x..( -0.199
x.., -0.337
x..- -0.155
x.... -0.586
x../ -0.055
x..: -0.314
x..; -0.212
x..= -0.228
x..=. -0.155
x..? -0.393
x..?? -0.362
x.._ -0.184
x..a -0.225
x..a. -0.136
x..n -0.325
x..n. -0.126
x..q -0.369
x..q. -0.05
x./  -0.215
x./$ -0.787
x./, -0.333
x./. -0.434
x./.. -0.241
x.// -0.434
x./: -0.165
x.:  -0.885
x.:$ 0.437
x.:( -0.283
x.:, -0.591
x.:. 0.437
x.:.. -1.653
x.:/ -0.483
x.:: -0.554
x.:; -0.215
x.:= -0.054
x.:=. -0.657
x.:? -0.777
x.:?? 0.301
x.:a -0.178
x.:a. -0.099
x.:n 0.115
x.:q -0.228
x.;  -0.23
x.;$ -0.615
x.;, -0.227
x.;. -0.455
x.;.. -0.232
x.;: -0.117
x.;; -0.286
x.;= -0.047
x.?  -0.206
x.?$ -0.478
x.?, -0.258
x.?. -0.303
x.?.. -0.177
x.?: -0.099
x.?? -0.244
x.??? -0.242
x.^  -0.274
x.^! -0.244
x.^!! -0.195
x.^$ -0.285
x.^& -0.104
x.^( -0.41
x.^) -0.148
x.^, -0.29
x.^- -0.13
x.^. 0.072
x.^.. -0.666
x.^/ -0.312
x.^: -0.293
x.^; -0.292
x.^= -0.097
x.^? -0.249
x.^?? -0.251
x.^^ -0.16
x.^^| and -0.225
x.^^| art -0.206
x.^^| as -0.1
x.^^| at -0.243
x.^^| be -0.184
x.^^| poss -0.23
x.^^| where -0.112
x.^^| will -0.12
x.^^|!do -0.151
x.^^|!subj -0.127
x.^^|$$ -0.285
x.^^|(art -0.072
x.^^|(common -0.095
x.^^|(subj -0.072
x.^^|(trade -0.066
x.^^|,adv -0.159
x.^^|,art -0.244
x.^^|,at -0.197
x.^^|,be -0.195
x.^^|,call -0.131
x.^^|,colour -0.223
x.^^|,common -0.206
x.^^|,describes -0.188
x.^^|,do -0.155
x.^^|,for -0.102
x.^^|,kind -0.293
x.^^|,logo -0.232
x.^^|,look -0.051
x.^^|,name -0.225
x.^^|,neg -0.119
x.^^|,number -0.135
x.^^|,ordinary -0.156
x.^^|,past -0.066
x.^^|,place -0.145
x.^^|,poss -0.179
x.^^|,proper -0.113
x.^^|,say -0.045
x.^^|,strange -0.239
x.^^|,subj -0.139
x.^^|,thing -0.264
x.^^|,trade -0.359
x.^^|,wish -0.157
x.^^|-at -0.121
x.^^|.adv -0.268
x.^^|.and -0.064
x.^^|.art -0.317
x.^^|.at -0.096
x.^^|.be -0.178
x.^^|.call -0.079
x.^^|.colour -0.344
x.^^|.common -0.275
x.^^|.describes -0.385
x.^^|.do -0.167
x.^^|.field -0.054
x.^^|.kind -0.333
x.^^|.logo -0.103
x.^^|.name -0.392
x.^^|.neg -0.237
x.^^|.ordinary -0.193
x.^^|.poss -0.354
x.^^|.proper -0.199
x.^^|.strange -0.252
x.^^|.subj -0.682
x.^^|.tagl 0.349
x.^^|.thing -0.231
x.^^|.trade -0.237
x.^^|.will -0.072
x.^^|.wish -0.118
x.^^|/number -0.133
x.^^|/strange -0.092
x.^^|/trade -0.118
x.^^|:art -0.122
x.^^|:colour -0.058
x.^^|:describes -0.125
x.^^|:do -0.076
x.^^|:kind -0.075
x.^^|:logo -0.04
x.^^|:ordinary -0.072
x.^^|:strange -0.195
x.^^|:subj -0.043
x.^^|:thing -0.175
x.^^|:trade -0.107
x.^^|;describes -0.086
x.^^|;thing -0.086
x.^^|=$ -0.045
x.^^|?neg -0.047
x.^^|?strange -0.216
x.^^|?subj -0.112
x.^^|astrange -0.177
x.^^|nfield -0.054
x.^^|nkind -0.143
x.^^|nname -0.253
x.^^|nordinary -0.071
x.^^|nposs -0.217
x.^^|nstrange -0.081
x.^^|nsubj -0.128
x.^^|qadv -0.175
x.^^|qart -0.501
x.^^|qcolour -0.085
x.^^|qcommon -0.236
x.^^|qdescribes -0.117
x.^^|qordinary -0.226
x.^^|qstrange -0.327
x.^^|qthing -0.258
x.^^|qtrade -0.087
x.^^|~colour -0.043
x.^^|~ordinary -0.07
x.^^|~strange -0.087
x.^^|~trade -0.132
x.^_ -0.062
x.^a -0.301
x.^a. -0.145
x.^n -0.434
x.^q -0.432
x.^q. -0.053
x.^qq 0.17
x.^~ -0.326
x._  -0.111
x._$ -0.175
x._, -0.154
x._. -0.3
x._.. -0.131
x._= -0.103
x._=. -0.085
x._q -0.142
x.a  -0.209
x.a$ -0.581
x.a, -0.181
x.a. -0.734
x.a.. -0.46
x.a= -0.149
x.a=. -0.109
x.aa -0.244
x.aa. -0.145
x.above  -0.066
x.abstract, -0.06
x.adv,|$$ -0.399
x.adv.|$$ -0.093
x.adv:|=$ -0.09
x.alone -0.291
x.aloneq -0.106
x.als  -0.231
x.am  -0.136
x.an  -0.309
x.app, -0.077
x.are  -0.75
x.arrows, -0.083
x.art | and -0.182
x.art | art -0.203
x.art | as -0.069
x.art | at -0.207
x.art | be -0.196
x.art | poss -0.127
x.art | where -0.057
x.art | will -0.099
x.art |$$ -0.625
x.art |,adv -0.097
x.art |,and -0.173
x.art |,art -0.115
x.art |,at -0.149
x.art |,be -0.082
x.art |,colour -0.128
x.art |,common -0.063
x.art |,describes -0.088
x.art |,do -0.115
x.art |,field -0.087
x.art |,for -0.122
x.art |,kind -0.055
x.art |,look -0.087
x.art |,name -0.042
x.art |,neg -0.157
x.art |,ordinary -0.096
x.art |,poss -0.042
x.art |,strange -0.134
x.art |,subj -0.115
x.art |,trade -0.049
x.art |,will -0.041
x.art |.adv -0.118
x.art |.art -0.192
x.art |.at -0.215
x.art |.be -0.231
x.art |.colour -0.568
x.art |.common -0.22
x.art |.describes -0.235
x.art |.do -0.172
x.art |.field -0.049
x.art |.for -0.09
x.art |.hi -0.18
x.art |.kind -0.098
x.art |.logo -0.109
x.art |.look -0.06
x.art |.name -0.149
x.art |.neg -0.238
x.art |.ordinary -0.165
x.art |.poss -0.158
x.art |.strange -0.228
x.art |.subj -0.389
x.art |.tagl -0.166
x.art |.thing -0.219
x.art |.trade -0.117
x.art |.will -0.058
x.art |.wish -0.165
x.art |:art -0.108
x.art |:colour -0.065
x.art |:do -0.042
x.art |=$ -0.203
x.art |?$ -0.229
x.art |nhi -0.234
x.art |nsubj -0.062
x.art |qart -0.198
x.art |qcolourq -0.21
x.art |qstrange -0.066
x.art |qsubjq -0.062
x.art |qthing -0.069
x.art_| art -0.048
x.art_|$$ -0.175
x.art_|.art -0.136
x.art_|=$ -0.109
x.as  -0.371
x.avoid: -0.251
x.badge, -0.085
x.bar, -0.099
x.be  -0.382
x.be | and -0.236
x.be | art -0.27
x.be | at -0.24
x.be | be -0.2
x.be | poss -0.182
x.be | will -0.098
x.be |$$ -0.137
x.be |,adv -0.209
x.be |,and -0.265
x.be |,art -0.159
x.be |,at -0.146
x.be |,be -0.111
x.be |,colour -0.258
x.be |,common -0.136
x.be |,describes -0.213
x.be |,do -0.118
x.be |,look -0.062
x.be |,neg -0.378
x.be |,ordinary -0.101
x.be |,strange -0.146
x.be |,subj -0.266
x.be |,thing -0.112
x.be |,trade -0.353
x.be |,wish -0.058
x.be |.adv -0.16
x.be |.art -0.327
x.be |.be -0.054
x.be |.colour -0.196
x.be |.common -0.266
x.be |.describes -0.579
x.be |.do -0.259
x.be |.for -0.229
x.be |.hi -0.117
x.be |.logo -0.246
x.be |.name -0.138
x.be |.neg -0.224
x.be |.ordinary -0.269
x.be |.poss -0.191
x.be |.strange -0.249
x.be |.subj -0.537
x.be |.tagl -0.186
x.be |.thing 0.055
x.be |.trade -0.32
x.be |.will -0.118
x.be |.wish -0.18
x.be |:colour -0.054
x.be |:describes -0.076
x.be |:do -0.056
x.be |:strange -0.042
x.be |=$ -0.323
x.be |astrange -0.082
x.be |nhi -0.317
x.be |qstrange -0.113
x.been  -0.482
x.behind  -0.098
x.beq| artq -0.289
x.beq|q$q 0.397
x.black, -0.202
x.black. -0.329
x.blackn -0.184
x.blue, -0.254
x.blue. -0.122
x.bold, -0.144
x.bonjour, -0.089
x.book. -0.111
x.brand: -0.366
x.brass, -0.09
x.brass. -0.117
x.brown, -0.236
x.brown. -0.048
x.business: -0.414
x.calledqq -0.311
x.calm, -0.155
x.capitals, -0.055
x.caps, -0.338
x.caps. -0.116
x.case, -0.088
x.case. -0.107
x.centre  -0.247
x.charcoal, -0.093
x.charcoal. -0.073
x.client: -0.157
x.club, -0.135
x.co. -0.113
x.colors: -0.115
x.colour, -0.059
x.colour,| and -0.048
x.colour,| art -0.074
x.colour,| at -0.12
x.colour,|$$ -0.531
x.colour,|,describes -0.103
x.colour,|,look -0.057
x.colour,|,neg -0.119
x.colour,|,ordinary -0.088
x.colour,|,thing -0.062
x.colour,|,trade -0.046
x.colour,|.art -0.061
x.colour,|.common -0.088
x.colour,|.describes -0.15
x.colour,|.neg -0.072
x.colour,|.thing -0.109
x.colour,|=$ -0.158
x.colour,|nlook -0.043
x.colour.| and -0.048
x.colour.| art -0.043
x.colour.| at -0.103
x.colour.| be -0.047
x.colour.|$$ -0.487
x.colour.|,describes -0.041
x.colour.|,neg -0.079
x.colour.|,ordinary -0.06
x.colour.|,strange -0.058
x.colour.|,subj -0.042
x.colour.|.common -0.144
x.colour.|.describes -0.187
x.colour.|.neg -0.166
x.colour.|.subj -0.05
x.colour.|.thing -0.064
x.colour.|=$ -0.152
x.colour/|$$ -0.352
x.colour/|.describes -0.062
x.colour: -0.078
x.colour;|$$ -0.386
x.colour;|;describes -0.138
x.colour;|;neg -0.088
x.colourn|$$ -0.308
x.colourn|:describes -0.109
x.colourn|nneg -0.063
x.colourq|$$ -0.105
x.colours: -0.352
x.colour~|$$ -0.334
x.common,| be -0.054
x.common,|$$ -0.444
x.common,|,adv -0.062
x.common,|,and -0.062
x.common,|,describes -0.067
x.common,|.art -0.068
x.common,|.colour -0.134
x.common,|.describes -0.207
x.common,|.logo -0.094
x.common,|.ordinary -0.054
x.common,|.subj -0.133
x.common,|.trade -0.049
x.common,|:strange -0.042
x.common,|=$ -0.069
x.common.| at -0.094
x.common.| be -0.102
x.common.|$$ -0.386
x.common.|,neg -0.047
x.common.|,ordinary -0.084
x.common.|,strange -0.082
x.common.|.art -0.121
x.common.|.colour -0.254
x.common.|.common -0.078
x.common.|.describes -0.103
x.common.|.neg -0.046
x.common.|.subj -0.244
x.common.|.thing -0.051
x.common.|=$ -0.056
x.common:| and -0.101
x.common:| art -0.058
x.common:| at -0.16
x.common:| be -0.07
x.common:|$$ 0.097
x.common:|,colour -0.093
x.common:|,common -0.126
x.common:|.describes -0.464
x.common:|.neg -0.431
x.common:|:thing -0.07
x.common:|=$ -0.065
x.commonn| at -0.074
x.commonn|:strange -0.093
x.commonq| and -0.069
x.commonq| art -0.049
x.commonq|$$ -0.43
x.commonq|,colour -0.116
x.company: -0.456
x.coral, -0.046
x.cream, -0.172
x.cream. -0.122
x.creme, -0.04
x.day. -0.101
x.dem  -0.237
x.der  -0.2
x.des  -0.155
x.describes,| and -0.067
x.describes,| art -0.042
x.describes,| at -0.154
x.describes,| be -0.041
x.describes,|$$ -0.618
x.describes,|,and -0.111
x.describes,|,art -0.041
x.describes,|,colour -0.081
x.describes,|,describes -0.049
x.describes,|,neg -0.079
x.describes,|.art -0.042
x.describes,|.colour -0.146
x.describes,|.common -0.139
x.describes,|.describes -0.192
x.describes,|.neg -0.145
x.describes,|.poss -0.079
x.describes,|.strange -0.109
x.describes,|.subj -0.049
x.describes,|.thing -0.087
x.describes,|=$ -0.157
x.describes,|nlook -0.079
x.describes,|nneg -0.065
x.describes.| and -0.05
x.describes.| at -0.107
x.describes.| be -0.095
x.describes.|$$ -0.346
x.describes.|,common -0.054
x.describes.|,neg -0.119
x.describes.|,ordinary -0.056
x.describes.|,thing -0.079
x.describes.|,trade -0.089
x.describes.|.colour -0.166
x.describes.|.describes -0.166
x.describes.|.do -0.042
x.describes.|.neg -0.144
x.describes.|=$ -0.132
x.describes/|$$ -0.395
x.describes;|$$ -0.301
x.describesn| at -0.042
x.describesn|$$ -0.352
x.didone, -0.108
x.didone. -0.096
x.die  -0.205
x.do,|.subj -0.182
x.do,|=$ -0.054
x.do.|.colour -0.241
x.do: -0.27
x.dra -0.291
x.e  -0.466
x.ein  -0.323
x.eine  -0.162
x.einer  -0.211
x.else. -0.04
x.es  -0.306
x.esqq 0.213
x.est  -0.36
x.farben: -0.181
x.feel: -0.19
x.field:|$$ -0.282
x.field:|,thing -0.133
x.field:|nlook -0.384
x.fine, -0.132
x.firm, -0.05
x.font, -0.165
x.font: -0.417
x.forqq -0.209
x.forq|qtradeq -0.168
x.fun. -0.231
x.glass, -0.118
x.gold, -0.105
x.gold. -0.189
x.green, -0.375
x.green. -0.206
x.grey, -0.141
x.grey. -0.17
x.grotesk, -0.251
x.grotesk. -0.063
x.hands. -0.066
x.hat, -0.108
x.hello, -0.085
x.her  -0.09
x.hi!| and -0.105
x.hi!| art -0.044
x.hi!| at -0.043
x.hi!| poss -0.072
x.hi, -0.051
x.hi,| and -0.089
x.hi,| art -0.1
x.hi,| at -0.066
x.hi,|$$ -0.395
x.hi,|.art -0.053
x.hi,|.colour -0.094
x.hin| at -0.071
x.hin|$$ -0.059
x.house, -0.229
x.icon, -0.15
x.icon. -0.051
x.il  -0.246
x.im  -0.292
x.industry: -0.131
x.inside  -0.248
x.isqq 0.161
x.ist  -0.328
x.it, -0.402
x.it. -0.22
x.its  -0.435
x.kettle. -0.074
x.kind,| art -0.089
x.kind,|$$ -0.395
x.kind,|,colour -0.044
x.kind,|,ordinary -0.073
x.kind,|.colour -0.243
x.kind,|.common -0.068
x.kind,|.describes -0.097
x.kind,|.subj -0.094
x.kind.|$$ -0.126
x.kind.|.colour -0.165
x.kind.|.name -0.043
x.kind.|.thing -0.049
x.kind:| at -0.04
x.kind:|$$ -0.211
x.kind:|.colour -0.322
x.kind:|.common -0.084
x.kind:|.describes -0.464
x.kind:|.field -0.17
x.kind:|.logo -0.169
x.kind:|.ordinary -0.125
x.kind:|.subj -0.113
x.kind:|.tagl -0.042
x.kind:|.thing -0.111
x.kind:|.trade -0.259
x.kind:|:colour -0.061
x.kind:|nfield -0.157
x.kindq|qcolourq -0.485
x.kindq|qcommonq -0.328
x.kindq|qdescribesq -0.327
x.l_ -0.438
x.la  -0.437
x.la q -0.075
x.le  -0.298
x.leaf. -0.098
x.left  -0.23
x.left, -0.053
x.les  -0.186
x.lettering  -0.155
x.lettering, -0.232
x.lettering: -0.322
x.letters, -0.305
x.letters. -0.212
x.like: -0.278
x.lo  -0.203
x.logo, -0.236
x.logo,|$$ -0.315
x.logo,|,describes -0.094
x.logo,|,neg -0.067
x.logo,|.colour -0.113
x.logo. -0.338
x.logo.| be -0.043
x.logo.|$$ -0.094
x.logo.|.colour -0.056
x.logo.|.describes -0.115
x.logo.|.neg -0.1
x.logo.|.thing -0.046
x.logo.|=$ -0.111
x.logo: 0.066
x.logo:| at -0.082
x.logo:|$$ 0.141
x.logo:|,colour -0.046
x.logo:|=$ -0.069
x.logon|$$ -0.121
x.look, -0.109
x.look,|$$ -0.386
x.look.| art -0.045
x.look.|$$ -0.422
x.look:|$$ -0.087
x.look:|.look -0.06
x.look:|.neg -0.098
x.look:|=$ -0.067
x.look:|nlook -0.212
x.look:|nneg -0.245
x.look:|nsay -0.061
x.los  -0.111
x.lowercase, -0.328
x.lowercase. -0.164
x.ma  -0.093
x.mark, -0.191
x.mark. -0.1
x.mascot, -0.106
x.mascot. -0.043
x.me. -0.107
x.meu  -0.114
x.mi  -0.177
x.mon  -0.119
x.my  -0.292
x.n  -0.336
x.n$ -0.73
x.n, -0.436
x.n. -0.273
x.n.. -0.151
x.n: -0.399
x.name  -0.432
x.name | art -0.054
x.name | at -0.162
x.name | be -0.079
x.name |$$ -0.544
x.name |,colour -0.058
x.name |,describes -0.063
x.name |,look -0.056
x.name |,strange -0.087
x.name |,trade -0.043
x.name |.art -0.086
x.name |.colour -0.409
x.name |.common -0.131
x.name |.describes -0.198
x.name |.logo -0.095
x.name |.neg -0.183
x.name |.ordinary -0.082
x.name |.subj -0.236
x.name |.thing -0.147
x.name |.trade -0.122
x.name |:strange -0.06
x.name |=$ -0.096
x.name |qstrange -0.108
x.name, -0.318
x.name,|$$ -0.151
x.name,|,at -0.051
x.name,|,colour -0.04
x.name,|.colour -0.148
x.name. -0.239
x.name.|$$ -0.044
x.name: -0.074
x.name:| at -0.222
x.name:| be -0.156
x.name:|$$ -1.103
x.name:|,colour -0.208
x.name:|,describes -0.146
x.name:|,ordinary -0.076
x.name:|.colour -1.036
x.name:|.common -0.618
x.name:|.describes -0.767
x.name:|.logo -0.421
x.name:|.look -0.32
x.name:|.neg -0.26
x.name:|.subj -0.653
x.name:|.tagl -0.357
x.name:|.thing -0.325
x.name:|:describes -0.044
x.name:|:trade -0.049
x.name:|=$ -0.186
x.name:|nfield -0.33
x.name:|nkind -0.304
x.name:|nordinary -0.241
x.name:|nsubj -0.14
x.nameqq -0.45
x.names  -0.393
x.navy, -0.115
x.navy. -0.138
x.neg,|$$ -0.329
x.neg.|$$ -0.207
x.neg:|$$ -0.495
x.neg:|,thing -0.082
x.next  -0.195
x.nn -0.664
x.nn. -0.114
x.noa -0.238
x.noir, -0.052
x.nom  -0.109
x.nom, -0.144
x.nom: -0.415
x.nombre  -0.139
x.nome  -0.314
x.nome: -0.343
x.nos  -0.195
x.notre  -0.119
x.number,|$$ -0.359
x.number,|.colour -0.065
x.number.| at -0.06
x.number.| be -0.066
x.number.|,colour -0.042
x.number.|,describes -0.049
x.number.|=$ -0.047
x.one, -0.108
x.one. -0.154
x.only, -0.212
x.only. -0.236
x.orange, -0.419
x.orange. -0.1
x.ordinary,| art -0.093
x.ordinary,| at -0.088
x.ordinary,|$$ -0.608
x.ordinary,|,art -0.085
x.ordinary,|,look -0.072
x.ordinary,|,neg -0.072
x.ordinary,|,ordinary -0.074
x.ordinary,|,subj -0.058
x.ordinary,|.art -0.101
x.ordinary,|.colour -0.151
x.ordinary,|.common -0.133
x.ordinary,|.describes -0.059
x.ordinary,|.do -0.058
x.ordinary,|.neg -0.047
x.ordinary,|.poss -0.049
x.ordinary,|.strange -0.054
x.ordinary,|.subj -0.172
x.ordinary,|.thing -0.064
x.ordinary,|=$ -0.119
x.ordinary.| and -0.06
x.ordinary.| art -0.133
x.ordinary.| at -0.127
x.ordinary.| be -0.083
x.ordinary.| will -0.08
x.ordinary.|$$ -0.253
x.ordinary.|,art -0.092
x.ordinary.|,at -0.049
x.ordinary.|,colour -0.053
x.ordinary.|,neg -0.056
x.ordinary.|,ordinary -0.045
x.ordinary.|.art -0.101
x.ordinary.|.colour -0.374
x.ordinary.|.common -0.101
x.ordinary.|.describes -0.173
x.ordinary.|.do -0.041
x.ordinary.|.neg -0.117
x.ordinary.|.subj -0.185
x.ordinary.|.thing -0.085
x.ordinary.|=$ -0.112
x.ordinary:|$$ -0.289
x.ordinary:|,thing -0.075
x.ordinary:|.colour -0.48
x.ordinary:|.describes -0.255
x.ordinary:|=$ -0.096
x.ordinary:|nlook -0.3
x.ordinaryn| art -0.06
x.ordinaryn| at -0.087
x.ordinaryn| be -0.051
x.ordinaryn|$$ -0.312
x.ordinaryn|nlook -0.079
x.ordinaryq|$$ -0.132
x.ordinaryq|,art -0.083
x.ordinaryq|,colour -0.048
x.ordinaryq|.describes -0.077
x.ordinaryq|=$ -0.103
x.our  -0.37
x.out, -0.097
x.out. -0.137
x.oxblood, -0.042
x.peach, -0.132
x.people, -0.099
x.pink, -0.214
x.place,|$$ -0.172
x.place,|.colour -0.095
x.place.|$$ -0.157
x.place.|,colour -0.051
x.place.|,describes -0.106
x.place.|.colour -0.132
x.place.|.common -0.067
x.place.|.describes -0.141
x.please, -0.326
x.please. -0.156
x.please: -0.191
x.pls, -0.041
x.poss | and -0.089
x.poss | art -0.1
x.poss | at -0.145
x.poss | be -0.132
x.poss | poss -0.045
x.poss |$$ -0.565
x.poss |,adv -0.07
x.poss |,and -0.087
x.poss |,art -0.131
x.poss |,be -0.095
x.poss |,colour -0.048
x.poss |,common -0.044
x.poss |,do -0.049
x.poss |,neg -0.06
x.poss |,ordinary -0.143
x.poss |,strange -0.107
x.poss |,subj -0.132
x.poss |,trade -0.113
x.poss |,wish -0.147
x.poss |.adv -0.05
x.poss |.art -0.156
x.poss |.be -0.122
x.poss |.colour -0.422
x.poss |.common -0.255
x.poss |.describes -0.354
x.poss |.do -0.092
x.poss |.hi -0.087
x.poss |.kind -0.21
x.poss |.name -0.129
x.poss |.neg -0.076
x.poss |.ordinary -0.111
x.poss |.poss -0.075
x.poss |.strange -0.122
x.poss |.subj -0.26
x.poss |.tagl -0.1
x.poss |.thing -0.151
x.poss |:describes -0.065
x.poss |=$ -0.114
x.poss |qstrange -0.052
x.product: -0.147
x.project: -0.077
x.proper,|$$ -0.264
x.proper.|$$ -0.142
x.propera|$$ -0.293
x.propera|.describes -0.122
x.propera|=$ -0.104
x.purple, -0.127
x.purple. -0.052
x.q  -0.674
x.q$ -0.784
x.q, -0.476
x.q. -0.673
x.q.. -0.505
x.q/ -0.125
x.q: -0.483
x.q; -0.218
x.q= -0.123
x.q=. -0.104
x.read  0.249
x.red, -0.395
x.red. -0.327
x.regards, -0.11
x.right  -0.251
x.right, -0.328
x.sand. -0.146
x.sans, -0.332
x.sans. -0.19
x.say  -0.362
x.say | art -0.111
x.say | at -0.062
x.say | be -0.065
x.say | poss -0.087
x.say |$$ 0.092
x.say |,and -0.076
x.say |,colour -0.195
x.say |,common -0.097
x.say |,describes -0.075
x.say |,neg -0.181
x.say |,subj -0.301
x.say |.art -0.124
x.say |.common -0.065
x.say |.describes -0.202
x.say |.subj -0.188
x.say |.trade -0.212
x.say |=$ -0.112
x.say,|$$ -0.281
x.say,|=$ -0.048
x.say.| at -0.071
x.say.|=$ -0.05
x.say:|$$ 0.115
x.says  -0.451
x.saysqq 0.285
x.schrift, -0.105
x.script, -0.186
x.sector: -0.23
x.serif, -0.309
x.serif. -0.159
x.shop, -0.101
x.shop. -0.129
x.siamo  -0.122
x.side  -0.242
x.sign. -0.079
x.silver. -0.143
x.sind  -0.218
x.slab, -0.096
x.slate. -0.046
x.slogan: 0.216
x.sloganqq 0.43
x.somos  -0.132
x.son  -0.252
x.sons, -0.075
x.sta -0.39
x.startup, -0.088
x.strange(|$$ -0.078
x.strange,| and -0.056
x.strange,| art -0.116
x.strange,| at -0.187
x.strange,| be -0.085
x.strange,| poss -0.044
x.strange,|$$ -0.276
x.strange,|,and -0.047
x.strange,|,art -0.101
x.strange,|,colour -0.092
x.strange,|,common -0.085
x.strange,|,describes -0.089
x.strange,|,look -0.082
x.strange,|,neg -0.078
x.strange,|,ordinary -0.077
x.strange,|,strange -0.079
x.strange,|,subj -0.07
x.strange,|.art -0.136
x.strange,|.colour -0.41
x.strange,|.common -0.159
x.strange,|.describes -0.16
x.strange,|.do -0.088
x.strange,|.logo -0.101
x.strange,|.neg -0.098
x.strange,|.ordinary -0.062
x.strange,|.poss -0.074
x.strange,|.strange -0.111
x.strange,|.subj -0.196
x.strange,|.thing -0.07
x.strange,|.trade -0.127
x.strange,|=$ -0.153
x.strange,|qstrange -0.099
x.strange.| and -0.116
x.strange.| art -0.101
x.strange.| at -0.151
x.strange.| be -0.085
x.strange.| will -0.062
x.strange.|$$ -0.377
x.strange.|,and -0.081
x.strange.|,art -0.116
x.strange.|,colour -0.12
x.strange.|,common -0.064
x.strange.|,describes -0.111
x.strange.|,look -0.099
x.strange.|,neg -0.089
x.strange.|,poss -0.059
x.strange.|,strange -0.057
x.strange.|,subj -0.047
x.strange.|,thing -0.044
x.strange.|.art -0.05
x.strange.|.colour -0.596
x.strange.|.common -0.155
x.strange.|.describes -0.269
x.strange.|.hi -0.04
x.strange.|.logo -0.104
x.strange.|.look -0.063
x.strange.|.neg -0.112
x.strange.|.ordinary -0.14
x.strange.|.strange -0.073
x.strange.|.subj -0.114
x.strange.|.thing -0.154
x.strange.|.trade -0.083
x.strange.|:art -0.084
x.strange.|:colour -0.05
x.strange.|:do -0.05
x.strange.|=$ -0.139
x.strange.|qstrange -0.137
x.strange.|qthing -0.075
x.strange/|$$ -0.29
x.strange:| at -0.046
x.strange:|$$ -0.349
x.strange:|,colour -0.114
x.strange:|,strange -0.053
x.strange:|,thing -0.062
x.strange:|.colour -0.205
x.strange:|.describes -0.185
x.strange:|=$ -0.113
x.strangen|$$ -0.089
x.strangen|:describes -0.078
x.strangen|:trade -0.12
x.strangen|nlook -0.089
x.strangen|nstrange -0.187
x.strangeq| art -0.053
x.strangeq| at -0.118
x.strangeq| be -0.047
x.strangeq|$$ -0.409
x.strangeq|,and -0.052
x.strangeq|,colour -0.109
x.strangeq|,common -0.048
x.strangeq|,describes -0.111
x.strangeq|,neg -0.046
x.strangeq|,ordinary -0.126
x.strangeq|,subj -0.052
x.strangeq|,thing -0.051
x.strangeq|.colour -0.248
x.strangeq|.describes -0.156
x.strangeq|.do -0.05
x.strangeq|=$ -0.054
x.strangeq|qcolourq -0.521
x.strange~|$$ -0.104
x.strange~|,describes -0.046
x.strange~|.describes -0.162
x.street. -0.068
x.studioqq -0.165
x.style, -0.103
x.style: -0.311
x.subj,|$$ -0.449
x.subj,|.art -0.091
x.subj,|=$ -0.046
x.subj.|$$ -0.104
x.subj.|.describes -0.063
x.subj.|.subj -0.055
x.symbol, -0.182
x.symbol. -0.101
x.symbol: -0.568
x.tagl | art -0.114
x.tagl | at -0.217
x.tagl |$$ -0.08
x.tagl:| at -0.361
x.tagl:|$$ 0.233
x.tagl:|=$ -0.064
x.tagl:|nlook 0.158
x.tagline  0.218
x.tagline: 0.361
x.taglineqq 0.237
x.taglq| atq -0.047
x.taglq|,strangeq -0.108
x.taglq|q$q 0.338
x.taglq|qcolourq 0.337
x.teal, -0.303
x.team, -0.101
x.text  -0.285
x.thanks, -0.248
x.thats  -0.762
x.the  -0.449
x.the q -0.242
x.their  -0.275
x.them, -0.063
x.there, -0.144
x.thing,| art -0.072
x.thing,| at -0.098
x.thing,| be -0.07
x.thing,|$$ -0.538
x.thing,|,and -0.052
x.thing,|,colour -0.14
x.thing,|,common -0.106
x.thing,|,neg -0.05
x.thing,|,strange -0.11
x.thing,|,trade -0.116
x.thing,|.art -0.122
x.thing,|.be -0.093
x.thing,|.colour -0.219
x.thing,|.common -0.096
x.thing,|.describes -0.137
x.thing,|.do -0.053
x.thing,|.hi -0.098
x.thing,|.name -0.089
x.thing,|.neg -0.061
x.thing,|.ordinary -0.112
x.thing,|.poss -0.063
x.thing,|.strange -0.114
x.thing,|.subj -0.223
x.thing,|.thing -0.049
x.thing,|.trade -0.066
x.thing,|.wish -0.088
x.thing,|=$ -0.152
x.thing.| and -0.079
x.thing.| art -0.091
x.thing.| at -0.092
x.thing.| be -0.123
x.thing.|$$ -0.34
x.thing.|,and -0.051
x.thing.|,at -0.101
x.thing.|,be -0.22
x.thing.|,colour -0.131
x.thing.|,common -0.044
x.thing.|,describes -0.101
x.thing.|,neg -0.121
x.thing.|,ordinary -0.096
x.thing.|,strange -0.07
x.thing.|,subj -0.103
x.thing.|,thing -0.045
x.thing.|,trade -0.23
x.thing.|.art -0.277
x.thing.|.colour -0.364
x.thing.|.common -0.096
x.thing.|.describes -0.223
x.thing.|.do -0.124
x.thing.|.logo -0.075
x.thing.|.neg -0.132
x.thing.|.ordinary -0.057
x.thing.|.poss -0.074
x.thing.|.strange -0.077
x.thing.|.subj 0.266
x.thing.|.tagl -0.06
x.thing.|.thing -0.102
x.thing.|.trade -0.105
x.thing.|.wish -0.097
x.thing.|:neg -0.062
x.thing.|:thing -0.044
x.thing.|=$ -0.167
x.thing/|$$ -0.108
x.thing:| at -0.103
x.thing:|$$ -0.615
x.thing:|,colour -0.149
x.thing:|,thing -0.05
x.thing:|.colour -0.577
x.thing:|.describes -0.215
x.thing:|=$ -0.092
x.thing;|$$ -0.118
x.thing?|$$ -0.308
x.thingn|$$ -0.115
x.thingq| at -0.051
x.thingq|$$ -0.251
x.thingq|,describes -0.155
x.thingq|,thing -0.114
x.thingq|.colour -0.337
x.thingq|.describes -0.088
x.thingq|.neg -0.042
x.thingq|.thing -0.071
x.thingq|qdescribesq -0.37
x.thing~|$$ -0.176
x.title  -0.232
x.top  -0.147
x.trade,| at -0.044
x.trade,|$$ -0.21
x.trade,|,art -0.043
x.trade,|,at -0.05
x.trade,|,colour -0.083
x.trade,|,common -0.064
x.trade,|,describes -0.069
x.trade,|,neg -0.101
x.trade,|,ordinary -0.061
x.trade,|,strange -0.07
x.trade,|,trade -0.077
x.trade,|.art -0.155
x.trade,|.be -0.1
x.trade,|.colour -0.351
x.trade,|.common -0.125
x.trade,|.describes -0.107
x.trade,|.do -0.052
x.trade,|.name -0.113
x.trade,|.neg -0.041
x.trade,|.ordinary -0.043
x.trade,|.strange -0.046
x.trade,|.subj -0.118
x.trade,|.trade -0.042
x.trade,|=$ -0.06
x.trade.| and -0.048
x.trade.| art -0.055
x.trade.| at -0.067
x.trade.| be -0.052
x.trade.|$$ -0.24
x.trade.|,adv -0.053
x.trade.|,be -0.045
x.trade.|,colour -0.048
x.trade.|,common -0.046
x.trade.|,describes -0.042
x.trade.|,neg -0.051
x.trade.|,ordinary -0.097
x.trade.|,strange -0.085
x.trade.|,trade -0.126
x.trade.|.art -0.066
x.trade.|.be -0.052
x.trade.|.colour -0.292
x.trade.|.common -0.081
x.trade.|.describes -0.245
x.trade.|.do -0.092
x.trade.|.look -0.04
x.trade.|.neg -0.07
x.trade.|.subj -0.184
x.trade.|.thing -0.084
x.trade.|.trade -0.151
x.trade.|=$ -0.061
x.trade/|$$ -0.121
x.trade:|$$ -0.291
x.trade:|.colour -0.247
x.trade:|.describes -0.45
x.trade:|=$ -0.051
x.traden| at -0.047
x.traden|:colour -0.063
x.traden|:describes -0.098
x.traden|nlook -0.217
x.tradeq|$$ -0.188
x.tradeq|,colour -0.061
x.tradeq|qcolourq -0.371
x.tradeq|qdescribesq -0.212
x.tradeq|qlookq -0.256
x.trade~|$$ -0.064
x.trade~|,describes -0.054
x.trade~|.describes -0.071
x.type, -0.21
x.type. -0.259
x.type: -0.443
x.um  -0.235
x.uma  -0.133
x.un  -0.336
x.un_ -0.24
x.una  -0.232
x.under  -0.193
x.une  -0.187
x.unsere  -0.185
x.us, -0.235
x.us. -0.179
x.van. -0.063
x.violet, -0.066
x.w/ -0.245
x.warm, -0.053
x.weare  -0.37
x.weiss, -0.066
x.what: -0.531
x.where | and -0.059
x.where | where -0.042
x.where | will -0.079
x.where |$$ -0.378
x.where |,and -0.055
x.where |,neg -0.061
x.where |,subj -0.061
x.where |.colour -0.302
x.where |.common -0.066
x.where |.describes -0.227
x.where |.neg -0.118
x.where |.strange -0.084
x.where |.subj -0.253
x.where |=$ -0.116
x.where,|$$ -0.318
x.white, -0.168
x.white. -0.151
x.wish,| art -0.045
x.wish,|$$ -0.317
x.wish,|=$ -0.054
x.wish.|$$ -0.083
x.wish:|$$ -0.447
x.wish:|,colour -0.073
x.wordmark, -0.106
x.wordmark. -0.084
x.words  -0.124
x.write  -0.18
x.writing  -0.111
x.year, -0.124
x.yellow, -0.204
x.yellow. -0.185
x.yes, -0.084
x.yet, -0.091
x.yet. -0.092
x.your  -0.281
x.~  -0.145
x.~$ -0.529
x.~, -0.252
x.~. -0.391
x.~.. -0.193
x.~~ -0.235`;
