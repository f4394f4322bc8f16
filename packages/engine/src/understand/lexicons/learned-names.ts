/** Made by scripts/prepare-names.ts: words that prompts use beside names, and what speaks for and against a candidate. */
export const ORDINARY_WORDS = `aarhus ababa abajo abanando abanicos abba abbiamo abeille aber aberdeen abergavenny aberta abgerundete abierto abiti abogada about above abre abri abrimos abrira abroad abruzzo absolutely abstract abstracta abstracted abstracto abstrait abstraktes abuelo acacia academia academy acai accanto accent accents accident accordion account accountancy accountants accounting accra accroche accueillant aceite achetent achitects acht acid acier acima acompana acorn acoustic acres acrobat acronym across activite activities actua actual actually ada add addis address adelaide adesso administrators adoptees ados ads adultos adults advance advertise advertising advice advise adviser advisor advocacy advogados aerei aesop affezionati affiche affine afine afraid africa african after afternoon afterwards again agave age aged agence agencia agencies agency agencys agent agents agenzia ages aggressive ago agora agree agreed agrees agriturismo agronomy agua agulha agulhas ahlers ahmedabad ahora ahre aids aimait aimerait aimerions ainda air aire aires airfields airline airplanes airy ajedreces aji akela alarm alasdair albero album alcohol alegre alegres alentejo alert algo aliancas alimentos all allem alles allgau allo allotment allotments allready almaty alone along alongside alpaca alpacas alpine alpino already als also alta alte alten alterations although altona altri altrosa aluguel always amable amadi amarelo amarillo amazon ambar amber ambient amboss ambulance ambulante american ames amigavel ammettere ampersand amplifiers ampoule amsterdam analisis analytics anche anchor anchors ancien anclas ancora ancore ancors ancre and andinos andorinha angebot angels anglerfish angry angular animal animalerie animals anise anker anlass anna anni anniversary annual anos another ans anschliessend anstandige answers antarctica antenatal antenna antennas anteojos antes anthracite anthrazit anti antico antigamente antiguo antiqua antique antlers antwerp anvil anxious any anybody anyone anything anyway anywere anywhere apartments aperte aperture api apicole aplicativo apologising apostrophe apothecary app appear appelee appelions appenzell apple apples appleyard appli application appointment approachable approvato approved apps appstore apres apriamo apricot april apro aproachable apron aprons aqua aquarelle aquarium aquariums aquavit aqui aquila arabesque arancio arancione arbol arbre arcade arch architect architects architectural architecture architekturburo architettura archive archivo ardennes are area areia arena arepas argente argentina argentino argued argueing arguing argument arguments arizona arm armame arms army arno around arquitectos arquitectura arrampicata arranco arredondada arredondadas arriba arriva arriviamo arriving arrondies arrotondate arrow arrows art arte artesanal artigianale artisan artisanal artisanale artisans artist artista artists arts arvores arztpraxen asana asap asas ase asesoria ash asheville asi aside asilo ask asked askew asking asks asleep asociacion asphalt assets assinatura assino assist assistant association associations assurances astoria astratto astrologa astrology asturias asustada ate atelie atelier ateliers athens atmosfera atom atoms attar attitude attivita auberge aubergine aubry auch aucun audience audit auf aufgesperrt auftritt aullando aunque aunt aunts aus aussehen ausser autism autista auto autobahn automatic autowerkstatt autre autres autumn aux avait avance avanti avatar avec aveiro aveva avg aviao aviemore aviv avo avocado avocats avoid avoir avon avos away awful awning axolotl ayurvedic azeite azeitona azeitonas azul azurro azzurri azzurro babies baby babyish babykleidung back backen backerei background backpack backpacks backrest backup bad badge badger badly baffi bag bags baile bairro bait baixo bake bakeries bakery bakerys bakes bakewell baking balance balances balancing balanzas balcony bali balkenserifen ball ballarat ballena ballerina ballerinas ballet ballina balloon balloons ballotins ballroom baltic bambini bamboo banana bancos band banda bandana banderas bandra bands bandstand bank banned banner banners baptemes bar barbara barbell barber barberia barbers barbershop barca barche barco barge bari barista barking barn barns barracks barramundi barrel barrels barrio barristers bars bas base based basel baseline basement basically basil basket basketball bass bassi basta bastano bat batch batches bath bathing bathroom bathrooms baths bathtubs batiment baton batteries battery bau baue bauernhofe bauhaus baum baumarkt baut baxter bay bays bea beach beacuse beaker bean beanbags beans bear beard beards bears beatrice beau beauce beautiful beaver because becomes becuase bed bedding bee beech beehives beekeepers beekeeping been beer bees beetle beetroot before beg began bege begged begin beginners behalf behind bei beige being beira believe belive belives bell bella bellinzona belonged belongs below belt bem ben benannt bench beneath bent bergamo bergen berlin bern berufe beschaftigt besen beside besoin bespoke best besteht bestseller betao beton betreiben better between beurre bexhill beyond bianco bicicletas biciclette bicycle bicycles bid bien biene biere big bigger biglietto bijoux bike bikes bikinis bilance bilancia bilbao bilingue billetes bills bio bioluminescent biotech biotecnologia biotecnologie birch bird birding birds birmingham birra birth birthday bis biscuits bisher bishop bisogno bistrot bit bitcoin bite bitte bitten bitter black blackbird blackboard blackletter blacksmith blades bladesmith blakc blanc blanco blank blankets blatter blau blazers ble bled bleiben blends bless bleu bleue blind blitz block blockchain blocks blocky blog blonde blood blooms blu blue blues blumenau blush bmx boa board boarding boards boardwalk boat boats boatyard bob bobine bobs boccale bodega bodoni bogs bohnen boilers boise boite bol bola bold bologna bolsas bolsena bolt bolton bolts bom bombo bone bones bonjour bonne bonsoir book bookbinder booked booking bookish bookkeeper bookkeepers bookkeeping bookmark bookmarks books bookshop bookstore boomerang bootcamp booth boots bordado bordeaux bored boring born borough borrowed borse boss bosss boston botanical botanicals botella both bother bothered bots botswana bottega bottiglia bottle bottles bottom bought boulangerie boulderhalle bouldering bouncy bouquetin bouteille boutique bowl box boxers boxes boxing braces bracken brackets bradford braga braid brain brains bramble brams branch branche branco brand branding brandl brandner brasao brasile brasileiros brass brasserie brauch brauche brauchen braucht brauerei braun brave bread break breakdance breakfast breathe breathing bred bremen brew brewed breweries brewery brewing brewpub brezel brian brick bricks brickworks brid bridal bridge bridges brief briefing briefpapier brigadeiro bright brighton brightside brille brilliant brillos bring brinquedo brique bristol brittany brno broadband broadcast broke broken broker brokerage bronze brooklyn broom brooms broth brother brothers brow brown browser bruco bruder brum brun brush brutalist bruxelles bubble bubblegum bubbles bubbly buche buchhandlung buchstaben buddha buddhas buddhist budget budgeting budgies buenas buenos bugambilia buho build builder builders building buildings builds built buisness bulb bulbs bull bulletin bulls bun bunch bungalows bunker bunkers buns buonasera buongiorno burdeos bureaux burger burgers burglars burgunderrot burgundy burned burnt buros burritos burslem bus busan buscamos busco buses busines business bust but butcher butchers butter butterflies button buttons buy buyer buyers bye bypass byron cabane cabeca cabin cabinet cabins cacao cachaca cachoeira cachorro cactos cactus caddie cadenas cadiz cafe cafetaria cafeteria caffe caffetteria cagliari cais caixa caixinha caixote cake cakes calaveras calcetto calculadoras calculate calder caldo calgary calido caligrafia call called calligrafica calligrafico calligraphy calls callum callums calm calma calmer came camel camera cameraman cameras camino camion camiones camp campana campo camps campsite campus can canada canal canard canarino cancale cancelling candle candlelit candles candy caneca cangrejos cannabis canne canneberge cannot canoagem canoe canoes cans cant cantiere cantina cao cap cape capital capitales capitals capivara capoeira caps capsule captain car carabiner carattere caratteri caravan carbon card cardamom cardiff cards care cargo carimbo carino carita carmin carmine carnivoras caro carpark carpet carpincho carpool carried carrier carrot carry carrying cars cart cartagena cartel cartellini cartons cartoon cartoonish cartoony cartouche cartridge carves carving casa casablanca casamentos casas cascais case caserios cases cash casino caslon casos casse cassette cast castanho castanuelas castle cat category catene cater catering catriona cats cave cbd cedar cegonha ceilidh ceiling celadon celeste cellar cellist cello cells center centrale centre centro ceramic ceramica ceramics ceramique ceramiste cercando cerco cereal cerebros cerramos cerveceria cervejaria cerveza cervia ceux cfo chaat chad chain chains chainsaws chair chairs chalk chalkbag chama chamada chamado chamamos chamar chambers chameleon champagne chanda chanderi chandler change changed changing channel chantier chao chapada chapel chapels chapeu character charcoal charcol chargers charging charities charity charleston charm charme chart charter charts chat chatbot chateau chatham chaud chauds chavenas che cheap cheddar cheeky cheerful cheerfull cheers cheese cheeses chef chefs chemist cher cherche cherchons cherry chers chess chest chestnut chettinad chevre chi chiama chiamata chiamato chiamera chiamiamo chiamo chiavi chic chicago chickens chicos child childish children childrens chile chilean chilenos chili chilli chillies chimney chiocciola chioggia chip chips chiropractor chisel chocolate chocolaterie chocolates choice choir choirs choisi chope chopin chopsticks chor chose chosen christenings christmas chrome chubby chunky church churchy churns chutneys chuva ciao ciclofficina cider cidery ciel cielo cifroes cigar cine cinema cinnamon cinquanta cinture cinza cinzento cipressi cipria circa circle circles circuit circular circulito circus cirque ciseaux city ciucci civetta civic claim clair clap clapper clapperboards claquetas claquete claras claret claro clases class classes classic classico classics classy clay clean cleaned cleaner cleaning cleanning cleans clear clearly cleaver cleavers clef clefs clerks clever cliche cliches client cliente clientela clientes clienti clients climate climber climbers climbing clinic clinica clinical clip cloche clock clocks close closed clothes clothing cloud clouds clown clowns club clube clubhouse clubs cmyk coach coal coast coastal coasters coat cob cobalt cobalto cobra cobre coches cochineal cocina cockatoos cocktail cocoa code codice coding coffee cofounder cognac coiffure coifure coimbatore coimbra coin coincidence coins cold colher colhido collars colleague colleagues collect collection collective collects college collegues collezionisti collocato colonna colonne coloque coloquem color colore colores colorful colori colors colour colourful colours colpo columnas columns com comb combined combs come comeca comecou comedian comedy comes comet comic comida coming comite comma command comme comments commercial committee common communes community como companies company companys compass compasses compassi competitor competitors compie compile compliance complique compnay composer compost compounding compte computing comune comunidades comunity con concern concerti concerts concessione concours concrete concurrents condensada condensadas condensata condensed conductor conductors conducts cone confeitaria conference conferences confirmed confused conical cono conseil conservas conservative conserve consiglio constance construction constructora construit construtora consulta consultancy consultants consulting consultores consultorio conta contabilidade contable contact contactless contain container contenporanea content continuous conto contra contractor contracts contrast contrastee convaincus conversions converted converts conviendrait cook cookbooks cookie cookies cooking cooks cool cooper cooperativa cooperative cooperatives copenhagen copper copy copywriter coqueiro corail coral corallo corazones cordialement cordiali cordially cordialmente core cores corey cork corks corkscrews cormorant corn corner cornwall coro corona coronas corporate corretora correze corsivo cosmeticos cosmetics cosmetiques cost costruisce costs costumers costura costureiras cote cots cotswolds cottages could couldnt couleur couleurs coulours council councils counselling counsellor counsels count counter countries country countryside counts county coupe couples courier couriers couro course courses courtage cousin couteaux coventry cover covered covers covoiturage cow coworking cows coyoacan cozy crab crackers craft crane cranes crates cream creamery create creative creator creche credible credit creditos crema creme cremona creperie crescent crest crests crete crew crianca cricket crime crimson crisis criterio croce crochet croft croissants cromer cross crossed crosses crossfit crosshair crowds crown crowns croydon cruise crying crypto cualquiera cubesat cucite cucurucho cuenca cuentas cuentos cuite cuivre cumple cup cupcake cups curd curious curitiba curl curled curlew curls curly current currently cursiva cursive curtain curtains cusco cushions custard custodie custody custom customer customers cut cute cutler cutlery cuts cutting cyan cyber cyberdefense cybersecurity cycling cyclists cypress cyrillic dad dads dagger daggers dahlias daily dairies dairy dakar dal dales dam damen damos dana dance dancers dancing danke dans danse danube dao dare darfs darin dario dark darkrooms darunter darwin das dashboard dashboards dass data datasheets dated dating dato datos daughter daughters day daycare days dazu dead deadline deaf dean dear death debajo debe debris debt decade decades decent decide decided decidere decides decidiamo deciso deck deco decorative decoratrice dedicamos deep deer definately definir definitely degli degradados degrade degrades degrees dei deja dejo del delft delhi deli delicado delicate deliver deliverable delivered delivery dell dem demand dementia demo den denim denise deniz dental dentist dentists dentro denver department depot depots deptford depuis der derzeit des describe desde desenho deshalb design designer designers designing desing desk desormais despacho despina dessin dessine dessous dessus destra detailing detalhe detective detesto detroit dettagli deux dev devagar deve developers devient devise devo devon devono devops devrait dez dharma dia diagramme diamants diamond diamonds diaries diary dias dibujo dibujos dice did didnt didone didot die died diente dies diesem different difficult dig diga digital dignified dilys dim dimonds din diner dinghies dinghy dingle dinner dinosaur dinosaurs dipinte dipinto direct directly director directors direito direttivo dirige dirt dirty disabled disagree disagrees disasters discendenti discografico discos discreet discussed discussion diseases disegno dish dishwasher dislike disliked dislikes dispensamos dispensary display displays disposition disques distil distilled distillery distingue district ditch ditches ditta dive diventava divertida divertido dividir diving divorce dizia dna docinhos doctor document documentary dodici does doesnt dog dogs doing doit dojo dolomites domi domingo dona donantes donated donc doncaster done donkey donkeys donnie donnies donors dont donts donut door doors doorstep dorado dorato dore doris dorme dormire dorothea dorset dos dosa dosent dosnt dot double douces dough doula dourado doux dove dovecotes doves down downstairs dozens drafts drag dragon dragons drained drakensberg drama draping drauf draufstehen draw drawer drawing drawn dream drei dress dressed dresses dressing dressmaker drew dried driffield drifting drilling drink dripping drips drive drivers driving droite drole drone drones droni drop droplets dropped drops drucken druckerei drum drums dry drying drywall dublin duck due dum dumbbells dump dumplings dunkelblau dunkelbraun dunkelgrun dunoon dupattas duplicator dusk dusty duzentas dye dyer dyes each eagle ear earlier ears earth earthy easier east easter easy eat eater eating eau ebenisterie echo eco ecole ecriture ecru ecuador ecume ecureuil ecusson edelweiss edge edgy edinburgh edison edition editorial edtech eel egg eggs egipcia egiziano ehrlich eight eighteen eighteenths eighty ein eindhoven eine einem einen einer einfach eins einzigen eisdiele eisenbahn eistute either elderly electric electrician electricians electronics elegance elegant elegante elektro elektroinstallation elephant elephants elettrico eleven eliche ella elle elm else elsewhere email embaixo embarrassing ember emblem emblema embroidered emerald emergency emigrati emile emissions emotional empanada empattement empattements empire emprendedores empresa enamel encima encomenda encore encouraging encre encryption end ends energia energy engine engineer engineering engineers english engraved engraving enid enjoy enoteca enough enquanto enseigne enseignes ensinamos enso entamee entao entrance entre entregas entry entwickler envelope enzimas enzymes epi epiceries epoca epure equilibre equine equipe equipment equity era erable erabliere eramos eravamo erboristeria erdbeerrosa ericeira erkennen erkennt eroffne eroffnen erp ersten escalade escalators escalera escape escluso escobas escola escolhendo escrito escritorio escuchan escudo escuela escuro esl eslogan esmeralda espacees espacio espana especial esperluette espiga esports espresso esquerda esquerdo essen essere est esta established estamos estate estencil estilizado estilo estimados estonia estonian estou estrangeiros estuary estuda estudio etched ete ethiopia etiqueta etiquette etre etroite etroites etsy etudes etwas eucalyptus europe euros eurozeichen evangelische even evening evenings event events ever every everybody everybodys everyone everything evident evita evitad evitar evitare evitate evite eviter evitez evora ewa ewans excellent except exchange exclamation exclude excluded executives exhibit exhibition exist exists exit exoskeletons exotic expats expect expected expects expensive experiments experts explains exploite exploration extended extension extra eye eyebrows eyes eyewear fabbrica fabrication fabriken fabriquons facade facciamo faccio face faces facilities facility facing faco fact factories factoring factory facturation faculty faded fahrradladen fahrschule failed fair faire fairground fairs fairweather fairy fait faithfully falchi falconry fall falls falta famiglie familiale familiar familias familie familien families famille familly family fancy fans fantasy fanzine far farbe farben farblich fare farm farmers farming farms faro farol fashion fashioned fassade fast faster fat fate father fathers fatto faudrait fauste faut favicon favor favore favori favourite faz fazemos feather february feel feeling feet feira feito felix fence fences fenja ferait ferme ferments fern fernsehen ferrara ferret ferreteria ferrets ferries ferro ferronnier ferry fertility fest festa festival festive fetch fete fett fette feuille feuilles fevrier few fibre fica fichiers field fiera fierce fiers fife fifties fifty fig fighting figure figures files filha filialen filled film filme films filter fina final finally finaly financial finch find finding findly finds fine fines finestre fingerprint fingerprints fingers finland finnish fino finora fintech fintechs fionas fire fired firefighters firenze firewood firm firma firmenname firmieren firms first fish fishermen fishing fishmonger fisioterapia fist fists fit fitness fits five fix fixed fixes fizzy flag flags flame flamenco flames flammen flammes flashcards flasks flat flatmate flatpack flats flavours flea flechas flensburg fleuriste fleurs flieder flight flights float floatation floating flocons flood floods floor flor floral flores florianopolis floripa florist floristeria flour flow flower flowers flowing flown fluorescent fly flying foam fog foglie fogo foil fold folded folhinha folk follow following font fontaneria fonte fonts food foods foot football footprint footprints for foraging forbidden forchette forecast forest foret forever forge forged forget forgive forgotten fork forks form forma formal formatura former formerly forming forms fort forte fortune forty forum forward fosforescente foto fotocopiato fotografo fotovoltaico fought foul found foundation foundations founded founder founders four fourteen fox fractions frail fraktur frame frames franchise frankly frase frech fredoka free freelance freelancer freelancers freelancing freiburg freight freindly freinds fremantle french frente fresco fresh fresno fretta freuen freundlich freundliche freundlichen freundliches fribourg friday fridays fridge friend friendlier friendly friends fright frilly frist from fromagerie frome front frozen fruher fruit fuchs fuchsia fucsia fue fuerte fuerteventura fuhrt fulda full fully fumante fun fund fundada fundraiser funeral funerals fungus funktioniert funny fur furniture fussmatte fussy futura future futuristic fyne gabbiani gabbiano gaies gaivota gales galleria gallery gallo galo galpao galway game gamers games gamme gants ganz gar garage garagem garages garaje garamond garda garden gardener gardeners gardening gardens gasometer gaspi gasworks gate gates gateshead gatito gato gatto gauche gave gavel gavels gcse gdansk gday gear gears gecko geehrte geelong geese gefalen gegrundet gehort geht gekreuzten gelataria gelateria gelato gelb gelegenheit gemeinde gemeindebrief gene genealogiche genealogy generaciones general generate generation generations generator generazioni generous generously geneva geneve genitori gens gente gentil gentili gentle gentlemens geoff geometric geometrica geometrici geometrico geometrique georges georgian gere german germany gern gerostet geschichten geschrieben gesellschafter gesetzt gesicht gestiamo gestione gesucht get gets getting gewerk gewurstet gezeichnet ghana ghent gia giallo giapponesi gibts gig gijon gill gilt gimnasio gin ginger gingham giocoso giraffe girandola girls girly girona github giugno give gives glacier glaciers glamorous glas glasgow glass glasses gli glisse glitchy glitter globe globes globo globos glossy glove glow glowing gluhbirne gluten glutrot goat goats goblin god goes goff goggles goiania going gold goldd golden golf golfinho gone good goose gordas gorros gorse gostava gostavamos got gota gothic gothiques gotica goticas goutte governors gowns gracias gradient gradiente gradients graduated graffiti grafito grafitti graisse gramophones granada granate grand grande grandfather grandma grandmas grandmother grandmothers grandparents grandson granite granos grant grants grao graos grape grapes graphic graphit graphite grappoli grappolo gras grass grasse grasses grassetto grateful gratitude grau gravada grave gravity gray graz graze graziati graziato grazie great greek green greengrocer greenhouse greenhouses greenock greens greeting greetings grenoble greta grey greyhounds greytown grief grigio grill grilled grind grinder gris grocery groom groomer grooming groovy gros gross grossa grossas grossbuchstaben grossen grotesk grotesque ground grounds group groupes grove grow growing grown grows grua gruas gruesa gruesas gruezi grun grunden grunder grunes grunge gruppo gruss grusse grussen guadalajara guarda guardanapos guards guess guest guesthouse guests gufo guide guilt guinea guinguette guitar guitarras guitars gujarati gull gulls gurmet gus guscio gusta gustaria gut guten guters guttering guy guys gym gyms haben haberdashery habitaciones hacemos hacen hackers hackerspace hackney had hago haha hailing hair haircuts hairdressers hairline halal half halfway halifax halinas hall halle hallo hallorans halos halve halved halves hamburg hamburgo hamburgueria hamish hammam hammer hammers hams hand handball handbooks handcuffs hande handed handgemachte handgeschmiedete handgeschriebene handle handlebars handmade handprints hands handshake handshakes handwerksbackerei handwerksbetriebe handwoven handwriten handwriting handwritten handy handyman hang hanging hangs hanno happen happy harbour hard hardly hare harlan harness harper harps harris harrogate harry hart harz has hastings hat hatch hate hated hates hats hatte hatten haus hausfarben have havent having hay head headhunters headphones headset headsets headstock health healthy hear heard hearing heart heartbeat hearts heat heather heathrow heavy hebammen hebden hebrides hed hedge hedgehog hedges heirloom heissen heisst hej heladeria helen helene helix hellblau hellgrau hellgrun hello helm helmet helmets help helping helps helvetica hen hence henk her herbs herbst here heres herisson heritage hermanos hermine hermit heron herren herring hers hersteller herzen hes heuer hexagon hexagone hexagones hexagons hexes hey hibiscus hidden hides hier hiessen high higher highland highlands hiiumaa hikers hiking hilarious hill hills him himbeerrot himself hippo hire hirsch his historico histories history hit hives hiya hmm hoarding hobbit hobby hockey hofladen hoje hola holding holds hole holiday holidays holkham holloway holzboote holzton home homes homework honda honest honestly honesty honey honeycomb honiggelb hooded hoodies hook hooks hop hope hoped hopeful hopefully hops hora horbucher horbuchverlag horizontal horn horns horse horses horseshoe hospice hospital hospitalizados hospitals hosptials hossegor host hosted hostel hosting hosts hostwise hot hotel hoteles hotels hotes hour hourglass hours house houseboat households houses housing hove hovers how huard huber huellas huesos huespedes huge hugh huimos hull human humanist humanistische hummingbird humorous humour hundekekse hundeschule hundin hundred hundredth hung hurry husband husbands hustle hut hvac hyderabad hydraulics hydro hydrogen hydroponics ibex ibm ice icelandic ich ici icon icona icone icono icons icy idaho idea ideal ideas idee identity idiomas idosos idraulico ignore ihr ilaria ilha ilkley ill illegible illisible imagen imagine imagino imb imkerei immagino immigration immobiliare impeller import important importer importers impresso imprimeur imprint improv inaugurar inciales include included including incrociata independante independent independiente indian indie indigo indipendente industrial industry ines infantil infantiles inflatable inga ingegneri ingles inglesa ingrid inhabitants inherited initials ink inky inn innenstate innsbruck ins insect insects insegna inside insieme insight insist insisted inspection inspired instagram install installateur installer instant instead institute institutions instructions instructors instruments insurance insure insurer interactive interdite interieur interior interlaced interlocking intern internal international internet intertwined interval interviews into intranet investimentos investment investors invitation invited invites invoice invoices invoicing involved ira iron ironed ironic ironicamente ironing irons irpinia irrigation isabel island islanded islands isle isnt isp isso issues ist itajai italian italic italics italy itll its itself ive ivoire ivory ixelles iyer izquierda jacket jackets jade jaen jahr jahren jakarta jam jams january janvier japan japanese jar jardins jars jasmine jaune jazz jealous jean jeans jeder jef jen jena jerez jetbrains jeunesse jeux jeweller jewellery jewelry jewlery jitka jitsu jiu joan job joe johannesburg joinery joint joke jokes joking jonas jost jouable journal journals joy joyas joyeria jubilaum judo judoverein juice juices jukebox jule jumper jumpin june jungen juniper junipers juntos jura juridico jusquici just juste kadri kafer kaffeebohne kaffeerosterei kalamata kalt kaltenbrunn kangaroo kaninchen kann kannauj karaoke kassel kathak katrin katze kaum kayak kebab keep keepers keeps kein keine keinen kelch kelp kennen kennet kent kenya keogh kept kerala keramik kerry kessler ketchup kettle kettles key keyboard keyhole keys keywords khachapuri khaki kick kidding kids kiel kilims kilkenny kiln kilometres kilos kind kinder kinderbucher kindergarden kindergarten kindly kine kinesitherapie kings kingston kiosk kiosks kirn kirsi kisses kiste kit kitchen kitchens kite kits kkk klassische klein kleinbuchstaben kleine kleiner kleingeschrieben kletterhalle klinisches knees knife knight knit knitted knitters knitting knives knochen knock knot know knowledge known knows kobaltblau kochi kohle koi kolibri koln kombucha kommen kommt konigsblau konnen konnt korean kortrijk kota kraft kraftigen kranich kreuz kreuzberg krill kuala kubernetes kunftig kupfer kurz kyoto lab label labelling labels labo laboralista laboratorio lactose ladder ladders ladies ladle lado lads lagers lagoon laid laine lake lakes lakeside lakshmi lamb lampada lampadine lamps lampshade lampshades lancer lancons land landlord landlords landscape lane language languages lantern lanus lanyards lapland laptop laptops laranja large larges las lash lashes lassen lasst last lastenradverleih lasts lata late later latin lauft laufverein laufweite laugh laughed launch launching laundromat laundry lautet lautsprecher lavanda lavande lavendel lavender lavorato lavoro law lawn lawns lawyer lawyers lay layered layette layout lea lead leadwork leaf leaflet leaning learn learned learning lease leasing leather leave leavers leaves leaving lecce led ledger leds leeds leerse left leftover leg legal legends legere leggere legible legno legs leibchen leicester leidas leipzig leisten leiter leith lema lemon lemonade lena lend lends lens lento leopard leprechauns ler lerwick les less lessons let letra letras letreiro lets letter letterario letterbox letterboxes lettere lettered letterhead lettering lettermark letterpress letters letterspaced letterspacing lettrage lettres leuchtturm leuten lewis lewisham liberdade librairie libraries library libreria libro libros licenced licensing lidar lids lie lieber liege life lifeboat lifetime lift light lightbulbs lighthouse lighthouses lighting lightning lights ligne like liked likes lila lilac lilas lilies lilla lille lima limao lime limit limits limone limpieza limpio linden lindenblatt lindholm line linea lineale linen lines linha linie linien linienzeichnung lining linkedin links linz lion lions lips lipstick lipsticks liquorice lire lisboa lisbon lisible list listen literal literally literary litle little liutaio live livery living livraison livre ljubljana llama llamada llamado llamamos llamas llave llevamos loaf lobinho lobo lobster lobsters local loch lock lockdown locks locksmith lockup locos loft loga loggo logiciel logiciels login logistics logo logomark logos logotipo logotype loja lol lomax london lonely long longer look looked lookign looking looks looms loop loose lopez loredana lorna loro lorry los lose losses lost lot lotos lots lotus lotusblute loud louis louise louisville lounge loup love loved lovely lovers low lower lowercase ltd lua luanda lucca luck lucknow ludlow luft lugano luge luggage lumaca lumo lumpur lunches lunchtime lune luneburg lunettes lungo lungomare lupe lupes luthier luton luxurious luxury lycee lyon macchia mace mache machen machine machines mad madam madame madder made madera madison madrid magari magasin magazine magazines magenta maggio magician magnifying magpie mahogany mai mailman mails main maine mainly mains maintenance mais maison maiuscola maiuscole maiuscolo maiusculas maja majuscules make maker makers makerspace makes makeup making mal malgre mall malmo man manage management manager managers manages managing manchester mancora mandacaru mandala mandanten mango mangroves manila mann manned mano manos manta mantova manuals manufacturer manuscrita manuscritas manuscrite many mao map maple mapping maps maputo marble marca march marche marchio mare marek marfa margate marguerite mariages marian marido marigold marine marineblau marinho marino mariscos marisol marisqueira maritime maritimo marito mark marke marker market marketing marketplace markets marking marks markt marmita maroon marque marrakech marriage married marrom marron marrone marseille marta marteau martelletto martial martillos martina martini marzo mas maschera maschinenbau mascot mascota mascote mascots mascotte masham masking maskottchen masks mason masques massage mast master match matchstick mate matematicas matera maternity maths matress matrimoni matte matter mattone mattress mattresses maureen mauve may maybe mayo mayor mayusculas maze mazza mbeza meadow meal mean means measure measured measurements measures meat mecanico mechanical medal mediatheques medical medicine meditacion meditation medium meet meeting meetings meets meetup megaphone megaphones meglio mehr mein meine meinen meiner melbourne melk melocoton melted melting members meme memory memphis men mend mended mendoza menos mens menschen menta mental menthe mention menu merchants merci mere merged merger merging merida mermaids merthyr mesa mesas mese mesmo mess messing messingschild mesure met metal metalworking meters methodist metier metre metres mettiamo mettiamola metzgerei meu meule mexico mezcal mia mic mich mick micro microbes microbrewery microphone microphones microscope microscopes mid middle midlands midnight midwife midwives miedo miel mieux migrations mikrofon milano miles milimetres military milk milky mill mille mills minas mind mindfulness minds mine mines minha minibus minimal minimale minimalist minimalista minimaliste minimalst minimlist ministers minority mint mintgrun minuscolo minuscula minusculas minuscules minusculo minute minutes mio mir mira mirrors misma mismo missed missing mission mistaken misty mit mitarbeiter mitarbeiterinnen mitenand mittlerweile miudo mix mixed mjh mktg mobile mobili moblie mochte mochten moda mode model models modena modern moderne modernes moderno modest moedas moi moin mold mole molecada molto moment mon monastery monatsende mond monday mondays monde mondo monedas money monitoring monk monkey monks mono monogarm monogram monograma monogramm monogramma monogramme monorepos monospace monospaced monsieur monstera montagna montagne montana montanha monte montee monterrey montevideo month months montreal montserrat monza mood moody moon moonlight moons moored moose moosgrun mop mopeds mops moravia morbid more moreau morecambe morgen morning mornings moroccan morosin mortar mosaic mosca mosques moss most mostaza mostly motas moth mother mothers motif motion motiv motorcycle motors motorway motown motto moulds mountain mountains moura mouse moustache moustached moustaches moutarde mouths mouton move moved moves moving mow mrs much mucha muchas mucho mudanzas muddy mug mugs muhlviertel muitos mujeres muki mule mulheres mull mum mums mundo municipal munster murals murano murcia murga muscles museum musgo mushroom mushrooms music musica musicais musicians muss must mustard musuem muted muy myself mysuru nach nachtblau nada nagpur nail nails nairobi namaste name named namen namens names naming namur nan nantes nao napoli nappe naranja narrow narrowboats nasa nathalie national nato naturais natural naturally nature naturels naturkosmetik naval navy ncr near nearly neat neben nebenbei nebraska necesitamos necesito neck neckerchief need needed needle needles needs negative neglect negocio negozio negra negrita negrito negro negroni neighbour neighbourhood neighbourly neighbours nein neither nel nem nencini neon neongrun nephew nephews nero nervous nesesito nessuno nest net nets network neue neues neun neusa neusiedler neutral never new newborn newcastle newpapers newport newsletter newspaper newspapers next ngo nice nicely niche nicht nichts nickel nicolson nido nie niece niente night nights nine nineteen nineties ninety ninguem ninguna ninos nipote nizams nizza nobody noce noch noche nodo noi noir noise noite noiva noleggio nom nombre nome nommee non none nonprofit nonsense noord nor nord nordic norfolk normandy norte north northern norway norwich nos nossa nosso nostri nostro not notaries notarios notary notas note notebooks notenschlussel notes nothing notre notte nous nouveau novela novels november noventa novo now noyer nsw nuage nube nude nuestra nuestro nuestros nuit number numbers nunca nunito nuovo nur nurse nursery nurses nuts oak oakland oaks oar oars oat oatmeal oaxaca oban oben obituaries object oboist obrigada observatory obvious obviously obvously occasion occasional ocean ochre ochsenblut ochsenblutrot ocker ocre october octopus octopuses octubre odd odense oder odessa off offen offer offered office offices official officially officina offshore oficina ohio ohne ohren oil oils oiseau okpara ola olandesi old older olds olinda oliva olive olives olivo omaha omari ombre ombrelloni onboarding once onda one ones ong online only ont onto opal open opened opening opens opera operative operator opinion opposite optical optician opticians optikgeschaft optional options optique optometrist ora orange orangery orbit orbital orbits orchard orchestra orcia order orderd ordered ore oregon organ organic organico organisation organs origami origin original orions orkney ornament ornamental ornaments ornate ornella oro ort osaka oscuro oslo ospiti ossos osteopath osteopathe osteopathie osteria ostrava ostrich other others otherwise otter ottoline ottone oublie our ours ourselves out outdoor outer outfit outgrown outlive outros outside outsider ouvre ouvrent ouvrons ovelha oven over overdone overlapping overtake overused owl own owned owner owners oxblood oxide oyster oysters paciencia package packaging packhorse packing packs padaria paddle paddles padlocks paediatric page pages pai paid paille paint painted painter painters painting paintings paints paintwork pair pais paisley pakage pale palermo palestra paletas palette pallina palm palmeira palmera palo palomitas panaderia panda panels panna panneaux pannelli panther pantone paolo paper paperclip papers papier paprika par para parachutes paragrafenzeichen paragraph paragraphenzeichen paragraphs parapluie parcel parcheggi parede parent parents parezca parfums paris parish parishioner parisienne park parked parking parkour parks parlour parma parrot parrots parsley part partages partially partiamo particular partir partner partners partout parts party pas pasado pass passagem passed passo password passwords past pasta pastel pastellig pastels pasticceria pastry pat patagonia patagonias patas patch patches path paths patience patient patients patio patrimoniale pattern patterns paulo pavement paving paw paws pay payment payments payoff payroll payrolls pays peach peacock peacocks peak pear pearl pearls peat peatland pebbles peche pecora pedalled pedals pedestrian pediatric peeking peer peines peintes peixe peleando pelican pell pelle pellets pellows peluqueria pembrokeshire pen penarth pencil pending penetration penguin penguins peniche pennywise pensamos pensando pension pensione pensioners peony people peoples pepper pequena per perche perched percio percussao pere perfect performer performers perfume perfumer perfumes perhaps perigueux periwinkle perla permitted pero perrito perro perroquet persiane person personal personlich personnes perth perto peru peruano pesada pesca pescadores pessoal pestle pet peterhead petit petite petits petrol petroleo pets peu pewter pez pezzi pfeile pflegedienste pfoten phare pharmacy philippe philippines pho phoenix phone phones photobooth photocopied photograph photographer photographers photographs photography photos physics physio physiotherapie physiotherapist physiotherapy piace piacerebbe piano pianos piccolo pick pickaxe picked picking pickles pictogramme pictorial picture pictures pie piece pieces pier piero pierogi pies pig pigeon piggy pigs pilar pilates pilgrims pillar pillarbox pillars pillows pin pine pines pinguino pink pinks pins pintado pipe pipes pis pisello pista pistacchio pistachio pistazie piste piston pitch pitches pitchfork pitiful pits piu piuttosto pixel pixelada pixelisees pixels pizza pizzeria pizzerias placa place placeholder places plain plaisir plan plane planes planet planetarium planner planning plans plant plantas planted plants plaque plastic plastica plate plates platform platforms plating platinum platt plattenlabel play played player playfair playful playground playgroup plays please plein plenty plese plex pliants plie plis plough pls plug plugin plugs plum plumas plumber plumbers plumbing plus plutot pme pod podcast pode podiatry pods poems poesie poetry poets point pokers poland polar pole poles police policy polite politely polo polten pombo pomme pondremos poner pongan pongas ponies ponte pony poodle pool popping poppins popup por porch porfa porque port porter portera portfolio portland porto portraits portree ports portugal poses possible possibly post poster posters posti posto posts pot potatoes poterie potes pots potsdam pottery potts poudre pour pourriez pousada powder power pra practice practices practise pralines prams prancha pranchas prato prawn preaching precisa precise preciso prefer preference preferencia preferirei preferred premium prend prep present presents press pressed presses pressnode pretend preto pretzel previous prices prima primary print printed printemps printer printers printing printmakers prints prisas prism prison prisons privacy private priya pro producao produce product production products produtor produtora prof professional proffesional profilo profit profitons profond profs profundo programacao programmers project projects projeto promise promised prompt pronto proof proofreads propeller proper properly property proposer propre propulsion proscrire protege protein proud provedor provence provider providers psicologa psicologia psychologist psychologue pub public publican publico publish publisher publishes publishing publshing puddles pueblo puffin puglia pugnale puits pulito pull pump pumping pumpkin pumpkins pumps pune punk punny pupils puppet puppets puppy puramente purely purement purple purpose pusimos put puts puzzle pym quadrat quaker qualcosa quantum quaranta quarante quarry quarter quartet quartier quartiere quartz quatre quatro quattro quay que quebec quebra quebrou queens queer queimada queimado quelle quelli quelque quelques quem quer quercia queremos queria quero queseria questanno question questions queue queues queuing qui quick quickly quicksand quiero quiet quietly quill quills quimper quindi quintero quisiera quite quiz quote rabbit rabo rabot racao raccoon raccoons races racing racks rad radiators radio radios radladen rafraichir ragazzi rail railings railway rain rainbow rainbows raincoat raincoats rains rainy raised raising ram rama ramen ramo ran range rapido rare raspberry rat rather raven ravenna ravens ravi ravvicinate raw ray rays razor razors reach read readable reader readers readible reading readings reads ready real realistic reality really reasons rebrand rebranding rebstock receber receipt receipts receitas rechenmaschine recieve recife recipe recipes reclaimed recognises record recorders recording recordings records recruiter recruiters recruiting recruitment recrutement recuperado recuperiamo recycled recycling red redo redondeada redondo redressez reef reel reels refait refeicoes refill refillable refilled refined reflective reflexology refresh refrigerated refugee refugees refurbished refuses regarding regards regenbogen regensburg region regional registered registers regulars rehab rehabilitar rehabilitations rehearsal reinigt reinigungsfirma rejected release released releases religious remare remark remember remembers reminds removal removals rename renamed renames renaming rendons rennes renovar renovate rent rental rented reopen reopening reopens repainting repair repaired repairing repairs reparation repare repas replace replaced replacing report reporters reports represent reproduces reps reptiles request required resale rescue research researchers reserch reservations reserve reservoir resident residential resolver resort resorts respectful response rest resta restaurant restaurante restaurants restauriamo restauro reste rester restoration restore restrained restraint restructuring resturant restyling results resurfacing retail retired retirement retrained retreat retreats retro return returns reuse review reviewing reviews rgb riad riapriamo ribbon ribbons rice ricerche rich rid ride riders rideshare rien riga righetti right rights rileviamo ring rings ripartire ripened ripon risograph ristorante river rivers riverside rivieres rize road roads roadside roast roaster roastery roasts rob robin robot roboterarme robotics robotikfirma robots rochester rocket rockets rocking rocky rodas rojo roleplay roll rolling rolo roman rome rond rondes roof roofing roofs rooftop rooftops rook room roommate roommates rooms rooster roots ropa rope ropes ros rosa rosario rose roses rosewood rosso rost rot rota rotterdam rotulo roubaix roues rouge rough roule round rounded roundel rounds rouned roupa roupas rovina row rowing roxo royal royalties rubans rubber rubino rubro ruddock rudern ruderverein ruedas rugby ruggine rugs ruhe ruhig ruhiges rule ruled rules rum run rund runde runder rundes rundliche runner runners running runs ruota rural rurales rush russet rust rustic rustikal rustique ruthin rutland rye saas sabonetes sad saddle saddler safari safaris safe safety saffron safra sage sahel said sail sailing sailmakers sailors saint saints sake salbeigrun sale sales salga salinas salle salmon salon salons salt salts salut saluti saluto salve salvia sam same samiras samovar sand sandal sandalwood sanderson sandwich sandwiches sandy sangre sans santa santana santiago santorini sao sapin sapo sapone sappeler sappelle sapporo sardinhas saree sari sartoria sat satellite satellites saturday sauce sauge sauna savannah save savile saving savings saws saxophone say saying says scadenza scaffolding scales scambiarsi scanning scarecrow scared scarf scarlet scarpe scary scheduling scherzano schild schlange schlicht schlichtes schmale schmutz schnapps schneller schon school schools schreibschrift schreinerei schrift schriftzug schwarz schwestern scie science scientific scientists scissors scolaires scoop scooter scooters scout scrap screen screwdriver screws script scritta scritte scritto scrive scrubs sculpture scuro sdk sea seafaring seafoam seafood seagull seahorse seal seals seaplane search season seasonal seat seats seau seaweed sechseck seco second secondhand seconds secretary sector security sede sedona see seed seeks seems seen segelmacherei segeln seghe segno sehen sehr sein seis seit self sell selling sello sells selvedge sem semper semplice sempre sencilla sencillo send sends senfgelb senior seniors sense sensorial sensors sentence senza seoul separately sepia seppia sept september septiembre ser sera sereia serf serif serifa serifada serifas serifen serifenlos serifenlose serifenschrift serifs serios serious seriously serrote serve server servers serves service services servicing servimos servus ses sessanta sessions set setting settle settled setubal seu seul seule seulement seven seventies seventy sevilla sew sewed sewers sewing sewn sfumature sfusi sgarbh shack shadow shadows shaftesbury shakes shall shalt shamrocks shape shaped shapes share shared shareholders sharing sharks sharp sharpening shaving she shed sheds sheep sheets sheffield shelf shell shellfish shelter shelves sherbrooke shes shetland shield shields shift ship shipping ships shirt shirts shoe shoelace shoes shop shopping shops short shorts shot should shouldnt shouting shovels show showed showroom shows shuls shutter shuttle shy siamo sich sick sickle side sidreria sie siebdruck siempre sienna sight sighted sign signal signalgelb signalrot signature signe signed signings signori signs silent silhouette silhouettes silk silos silver simboli simbolo simbolos similar simpatico simple simplement simples simplified simply simulator sin since sind sing singapore singing single sinistra sinks sir sirop sister sisters sit site sites sito sits sitter sitting six sixth sixty size sized sizes skate skateboards skeletons sketch ski skies skin skincare skip skis skull skulls sky skye skyline slab slant slash slate sleek sleep sleeping sleepwear sleepy slice slide slides slime slipway slogan slough slovenia slow slower slowly small smaller smart smash smell smelled smells smile smiles smiley smiling smith smithing smoke smoothies smth snack snacks snail snake snakes sneakers snoring snow snowflakes soap soapy sober sobre sobrio social societa society socios socks sofa soft software sogar sohne soil soit sol solaires solar sold soldiers soleil solicitors solid solido solito soll sollte solo solveig som sombras sombrero sombreros some somebody somebodys someone someones somerset something sometimes somewhere sommeil sommes somos somthing son sonar song songs sonne sono sonrie sons sont soon sopra soprattutto sorry sort sottile sotto sou souhaitons sound sounds soup soupe source sourdough souris sous south southall soy spa space spaced spaceships spacing spade spain spanish spanner spanners spare spark sparkle sparkles sparks spater spazio speak speaking speaks specialised specialist specific spectacles spedizione speech spell spend spent spezie spice spices spider spielzeug spikes spin spine spines spinning spite split splitting spokane spoken spoon spoons sports sposa spot spotlight spotlights spreadsheets sprig spring springs spruch sql squadra squadrate square squeamish squirrel stability stables stack stacked stadium staff stag stage stageops stags stalk stall stalls stammt stamp stampato stamped stamps stand standing stands star starlight starlings stars start started starting starts startup startups state stately states static station stationery stations stay stays steady steakhouse steam steamer steaming stecker steel steeples steer steered stehen steht steif steinbock stellen stemma stempel stencil stencilled step steph steppe stern stethoscope stethoscopes steuerberatung sth stiamo stick sticker stickers sticks stiegenhauser stiff stile stilizzata still stitched stitches stock stockport stoff stoke stolen stone stonemasons stones stool stools stop stopwatch storage storch store storico stories stork storks storm story stove stoves strand strands strangers stranieri strapline straps strasbourg strategie strategy straw strawberries strawberry straws street streetwear stretching strichzeichnung strict string strings stripe striped stripes stroke stroller strong stroud structure strumenti stubborn stuck stud student studenti students studierende studies studio studios study stuff stuffy stupid sturdy style stylisee stylist subject subline subscription subscripton subtitles subtle such suchen sucht suddenly sudtirol suegra suegro sugar suggest suggests sui suis suit suitcase suitcases suits sul sull sulla sulle sum summat summer summers sun sunbursts sunday sundays sunflower sunglasses sunils sunny sunnyside sunrise suns sunset sunsets sunshine suoceri super superhero supermarche supermarket supermarkets supper supplies supply sur sure suresh surf surfboards surgeons surgery surname surprise surprises surprising surprisingly surrey surtout survey surveying survive survives sushi sustainable sven svizzeri svp swallow swan swansea swear sweaters sweden swedish sweep sweeping sweet sweets swim swiming swimming swimwear swindon swirls swirly swiss swoosh swooshes symbol symbole symbols symmetrical synagogue synth synthesizers syringes system systems tab tabacco table tables tablet tablettes taboo tabriz tackle taco taekwondo tag tagline taglio tailcoats tailor tailors taipei take takeaway taken takes taking talk talking talks tall tallaght taller tallinn tamar tambourine tamm tan tanaka tangerine tank tanks tanzschule tape taps taqueria tard tarde tardes targets tarot tartan tartaruga tartu taschen tasse taste tasted tastes tatra tattoo tattooing tatty tatuadora tatuaggi tatuajes taught taupe taverna tavira tax taxi taza tazas tazza tazze tbc tbd tbilisi tea teach teacher teachers teaches teaching teal team teapot teapots teas teatrale teatro tech technical technicians technisch techno techy teddy tedeschi teenagers teens teeth teintes teja tel telecom telecoms telemovel telephone telesieges tell telling tells tem temos tempeh temples temps tempted tempting ten tenancy tender tenemos tenga tengo tenho tennis tenor tent tenth tents ter teracotta teresa term terminal terra terracota terracotta terraform terrakotta terraqueos terre terrible terrier terzi tesouras testing testo tete tetera tetti texas text texte textile textiles texto textures thali than thank thanking thanks that thats the theatre theatres thefts their them themselves then therapist therapy there therell theres theresa thermal these thesis thessaloniki they theyd theyll theyve thick thiers thimble thin thing things think thinking thinks third thirty this thistle thistles thornquist those thou though thought thoughts thousand thread three through throw throws thumb thursday thursdays tickets ticks tides tidy tie tiefes tienda tiene tient tier tierarztpraxis tierra ties tiger tight tightly tijeras tilburg tile tiles till tilleul timber time timer times tin tinctures tins tinteros tinto tiny tip tipo tipografia tipografico tirages tire tired tissage titanium titeres title titled titles titre titulo toallas toast toaster toasters tobacco tochter toda todas todavia toddlers todler todmorden todo todos toes toffee together toilet toilets told tom tomate tomato tomatoes tombola tommaso tomoko tomorrow tone tones tonights tonos tons too took tool tooling tools tooth toothbrushes top topferei topper tops toque tore torino toronto torrefacao torten tortilla tortoise tortoiseshell tossed tostado tote totenkopfen totnes touch tour touring tourism tourist touristes tourists touristy touro tours tourterelle tous tout towards towel towels tower towers town towns toxic toxteth toy toys tra trabajo trabalha trace traces track tracked tracker tracking traco tractor tractors trade trademark trader tradicional trading tradizionale traduzioni traen tragedy trail trailer trailers train trainer training trains trait traiteur traktoren tram trampolin tranquilo translate translated translation translators transparent transportadora trator tratto traum travaille travel travelled travelling tre treasure treasurer treat treats treble tree trees trekking trello trendy trent trenta trentanni trente tres treten trevor triangle triangles triangolo tricks tried trieste trigo trim trips triskell trofei trois trombone tromso trop tropical troupe trout trowel truck truckers trucking trucks true trumpet truro trust trustees trustworthy try trying tshirt tshirts tuba tubbs tubingen tucson tudo tuesday tuesdays tulay tulip tulsa tumbling tune tuner tungsten tunnels tunstall turbine turbines turin turismo turistas turkis turmeric turn turned turning turnip turnips turns turntables turnverein turqoise turquesa turquoise turschild turschilder turtle tutor tutoring tutti tutto tuyo tvo twelve twenty twice twitch two tying type typeface typeset typewriter typewriters typo typographic typographie typographique typography tyre tyres uber ubersetzungsburo uberwiegend uckermark udaipur udine uganda ugly uist ukrainian ukulele ullapool ultra ultralight ultramarine ultraviolet uma umber umbrella umbrellas umbria umgesetzt una unanimously unas uncle unclear uncles und undated undecided under underneath undertakers underwater une unhurried uni unica uniforms union uniquement unit university unlike uno unreadable uns unser unsere unseren unserer unsolved unter unterrichte until unusual unverpacktladen uomo upholstery upper uppercase upright ups upstairs urban urbana urgent urgente urgestein usa usamos usan usar use used useremo uses using usual usually utilise utilitaire utilities utrecht uva uwe uzes vaca vache vacuum vague vai vain val valais valencia valladolid valley valparaiso valve van vancouver vanilla vans vases vasseur vaudois vault vea vecchia vecchio vecinos veg vegan vegano veganos vegetables veggie veils veinte veintidos vela velas velho velos velvet vendait vendemos venderle vending vendons veneti venham venice venison ventanni venti vento venture venue ver verdade verde verein vereinszeichen verification verkauft verlag verlaufe vermeiden vermelho vermilion vermont verona verra verrait versalien verschlungen version verspielt vert vertebrale vertical very verzichten vestidos vests vet veterans veterinaria veterinary vets veu veut via viagens viaggi viajes vibe vicar vicini victoria victorian video vieilles viejo viel viele viendra vienen vienna viennese vientos vietnamese vieux view vif vigneti vilar village villages vilnius vinaigre vine vines vineyards vinho vini vino vintage vinyl viola violet violeta violin violins vira virtual vis vise visibility visit visitors visual vita vogliamo voice voices voit volante volcano voltair volunteer volunteers volvo volvos vom von vor vorbeibringt vorbesitzer vorrebbe vorrei vorremmo vosges vote voted votes voting voudrais voudrait voudrions voulons vous voyons vrac vuitton waben wachau waffle wagga wairarapa wait waiting waitrose wake wakes waldgrun wales walk walking walks wall wallet wallets walls walnut wand wanna want wanted wants wappen war ware warehouse warehouses warm warmes was wash washing wasnt waste watch water waterfall watering waterworks wath wave waves wavy wax way weare wearing weather weathercock weathered weaving web webflow webseite website websites wed wedding weddings wedge wednesday wednesdays weed week weekend weekends weeks weg weighbridges weight weighted weighty weinrot weiss weissraum weiter welcome welders welding well wellington wellness wells welsh wenns went werden were werkstatt west western wet weve weyden whale what whatever whats whatsapp wheat wheel wheelchairs wheels when where whether which whichever while whisk whiskers whisky whitby white who whole wholefoods whom whose whove why wich wichtig wicker wide widely widow widowers wie wien wife wifi wildlife will win wind windmills window wine wineries winery wines wing wings winnie wins winter winterthur wir wirbelsaule wird wire wired wirken wise wish wishes with within without witty wizard wobbly woche wochenende woden wolf wolke wolverhampton wolves woman women womens won wonky wont wood woodblock woodcut wooden wool word wordmark words wore work workers working works workshop workshops world worm worn worse worst worth wortmarke woud would wouldnt woven wrapper wrapping wreaths wren wrench wrestlers wrexham wristbands write writes writing written wrong wrote wth wunschname wurden wurm xerox xicara yacht yama yang yann yard yards yarn year years yellow yelow yes yesterday yet yeti yeux yilmaz yin yoga yogaschule yogastudio yoghurt york you youd young your youre yours youth youtube yrs yusuf zafferano zahnarztpraxis zahne zambia zanon zarte zaune zeichen zero zieht zig zimmer zine zio zippy zone zoo zoom zuhause zum zurich zwei œil`;
export const NAME_EVIDENCE = `b.  0.106
b.! -0.202
b.& -0.633
b.( -0.255
b.) -0.264
b., -0.292
b.- -0.929
b.. 0.132
b./ -0.266
b.: 0.401
b.= -0.357
b.? -0.376
b.^ 0.12
b.^^ 0.12
b.^^^^ 0.12
b.^^^^^^ 0.12
b.^^^^adv  -0.363
b.^^^^art  -0.334
b.^^^^art_ -0.146
b.^^^^at  -0.195
b.^^^^be  0.085
b.^^^^colour  -0.228
b.^^^^common  -0.112
b.^^^^common- -0.093
b.^^^^describes  -0.365
b.^^^^describes& -0.195
b.^^^^do  -0.627
b.^^^^for  0.24
b.^^^^hi  -0.325
b.^^^^hi, -0.214
b.^^^^kind  -0.572
b.^^^^kind: 0.363
b.^^^^like  -0.181
b.^^^^logo  0.088
b.^^^^logo, -0.285
b.^^^^logo: 0.194
b.^^^^name  0.082
b.^^^^name: -0.244
b.^^^^neg  -0.073
b.^^^^ordinary  -0.641
b.^^^^ordinary, -0.052
b.^^^^past  -0.117
b.^^^^poss  -0.303
b.^^^^propera -0.45
b.^^^^strange! -0.22
b.^^^^strange& -0.289
b.^^^^strange, 0.269
b.^^^^strange- -0.047
b.^^^^strange. -0.423
b.^^^^strange: 0.324
b.^^^^strange~ -0.29
b.^^^^subj  -0.428
b.^^^^thing  -0.447
b.^^^^thing& -0.3
b.^^^^thing- -0.114
b.^^^^trade  0.124
b.^^^^trade& -0.266
b.^^^^trade, 0.142
b.^^^^trade. -0.059
b.^^^^tradeq 0.373
b.^^^^will  -0.142
b.^^^^wish  -0.372
b.^^adv  -0.363
b.^^adv trade  -0.22
b.^^art  -0.334
b.^^art kind  -0.339
b.^^art logo  -0.307
b.^^art name  -0.128
b.^^art strange  0.28
b.^^art trade  0.201
b.^^art_ -0.146
b.^^at  -0.195
b.^^at art  -0.182
b.^^be  0.085
b.^^be do  0.437
b.^^be strange  -0.194
b.^^colour  -0.228
b.^^common  -0.112
b.^^common at  -0.395
b.^^common common  -0.341
b.^^common common, -0.244
b.^^common common. -0.075
b.^^common for  -0.158
b.^^common subj  -0.078
b.^^common thing  -0.059
b.^^common trade  -0.304
b.^^common- -0.093
b.^^describes  -0.365
b.^^describes logo  -0.063
b.^^describes strange  -0.068
b.^^describes thing  -0.204
b.^^describes trade  -0.077
b.^^describes trade, 0.203
b.^^describes& -0.195
b.^^do  -0.627
b.^^do common  -0.171
b.^^do do  -0.369
b.^^do kind  -0.177
b.^^do logo  -0.266
b.^^do subj  -0.06
b.^^do thing  -0.137
b.^^do trade  -0.267
b.^^for  0.24
b.^^for art  -0.42
b.^^for poss  -0.665
b.^^hi  -0.325
b.^^hi kind, -0.374
b.^^hi, -0.214
b.^^hi,be  -0.142
b.^^hi,subj  -0.109
b.^^kind  -0.572
b.^^kind at  -0.368
b.^^kind at_ -0.207
b.^^kind kind  -0.134
b.^^kind name: 0.072
b.^^kind: 0.363
b.^^like  -0.181
b.^^logo  0.088
b.^^logo at  0.346
b.^^logo for  0.063
b.^^logo forq 0.119
b.^^logo wish  -0.202
b.^^logo, -0.285
b.^^logo: 0.194
b.^^name  0.082
b.^^name: -0.244
b.^^name:common  -0.231
b.^^name:strange  -0.06
b.^^name:strange& -0.065
b.^^name:strangen -0.194
b.^^neg  -0.073
b.^^ordinary  -0.641
b.^^ordinary art  -0.094
b.^^ordinary at  -0.121
b.^^ordinary kind  0.167
b.^^ordinary strange  -0.415
b.^^ordinary thing  -0.085
b.^^ordinary trade  0.444
b.^^ordinary trade, 0.156
b.^^ordinary, -0.052
b.^^past  -0.117
b.^^poss  -0.303
b.^^poss for  -0.146
b.^^poss kind  -0.28
b.^^poss ordinary  -0.053
b.^^poss strange  -0.162
b.^^poss trade  -0.263
b.^^propera -0.45
b.^^strange and  -0.342
b.^^strange at  -0.361
b.^^strange be  -0.278
b.^^strange common  -0.08
b.^^strange common, 0.306
b.^^strange do  -0.167
b.^^strange kind  0.395
b.^^strange strange  -0.237
b.^^strange strange, -0.117
b.^^strange thing  -0.071
b.^^strange trade  -0.352
b.^^strange trade, -0.113
b.^^strange tradeq 0.215
b.^^strange! -0.22
b.^^strange& -0.289
b.^^strange, 0.269
b.^^strange,common  -0.105
b.^^strange- -0.047
b.^^strange. -0.423
b.^^strange: 0.324
b.^^strange~ -0.29
b.^^strange~trade  -0.183
b.^^subj  -0.428
b.^^subj be  0.464
b.^^subj do  -0.268
b.^^subj kind  -0.137
b.^^subj ordinary  0.173
b.^^subj strange  -0.109
b.^^subj thing  -0.113
b.^^subj wish  -0.146
b.^^thing  -0.447
b.^^thing common  -0.082
b.^^thing do  0.309
b.^^thing kind  0.299
b.^^thing kind, 0.341
b.^^thing kindq 0.101
b.^^thing strange  -0.17
b.^^thing thing  -0.142
b.^^thing trade  0.463
b.^^thing trade, -0.203
b.^^thing& -0.3
b.^^thing- -0.114
b.^^trade  0.124
b.^^trade and  -0.319
b.^^trade at  0.154
b.^^trade be  -0.299
b.^^trade call  0.512
b.^^trade common  0.439
b.^^trade describes  -0.145
b.^^trade do  -0.477
b.^^trade field  -0.092
b.^^trade for  -0.674
b.^^trade kind  0.455
b.^^trade kind, 0.231
b.^^trade kind. 0.367
b.^^trade kindq 0.314
b.^^trade ordinary  0.327
b.^^trade ordinaryq 0.189
b.^^trade strange  -0.419
b.^^trade strange, 0.157
b.^^trade subj  -0.348
b.^^trade thing  0.224
b.^^trade thing, -0.188
b.^^trade trade  0.277
b.^^trade trade, -0.353
b.^^trade tradeq 0.302
b.^^trade& -0.266
b.^^trade, 0.142
b.^^trade,strange, -0.215
b.^^trade. -0.059
b.^^tradeq 0.373
b.^^will  -0.142
b.^^will subj  -0.2
b.^^wish  -0.372
b.^^wish art  -0.133
b.^^wish do  -0.062
b.^^wish logo  -0.199
b.^^wish ordinary  -0.216
b._ -0.217
b.a -0.77
b.adv  -0.15
b.adv and  -0.043
b.adv art  -0.368
b.adv art name, 0.17
b.adv art strange  -0.104
b.adv at  -0.485
b.adv be  -0.104
b.adv common  -0.05
b.adv common common  -0.069
b.adv common. 0.223
b.adv describes  -0.117
b.adv do  -0.124
b.adv for  -0.117
b.adv kind at  -0.302
b.adv kind, 0.161
b.adv logo  -0.065
b.adv name  -0.226
b.adv ordinary, 0.251
b.adv ordinary. -0.417
b.adv poss  -0.211
b.adv poss adv  0.392
b.adv strange  -0.185
b.adv strange adv  -0.247
b.adv strange, 0.484
b.adv strange. 0.091
b.adv subj  -0.066
b.adv subj be  0.181
b.adv subj will  -0.058
b.adv thing  -0.109
b.adv thing subj  -0.169
b.adv thingq -0.064
b.adv trade  -0.294
b.adv trade at  -0.214
b.adv trade kind  0.353
b.adv trade thing  -0.085
b.adv trade, -0.236
b.adv trade. -0.138
b.adv wish  -0.125
b.adv wish art  -0.054
b.adv, -0.303
b.adv,art  -0.124
b.adv,common  -0.093
b.adv,neg  -0.044
b.adv,subj  -0.042
b.adv,thing  -0.124
b.adv.art  -0.174
b.adv.describes  -0.091
b.adv.do  -0.192
b.adv: -0.135
b.adv:do  -0.151
b.advn -0.093
b.advq 0.203
b.and  -0.641
b.and adv  -0.155
b.and adv poss  0.288
b.and adv trade. 0.251
b.and art  -0.588
b.and art kind  -0.101
b.and art look  -0.12
b.and art name  -0.488
b.and art strange  -0.174
b.and art thing  -0.073
b.and at  -0.439
b.and be  -0.14
b.and be call  0.133
b.and colour  -0.186
b.and colour colour, -0.047
b.and colour ordinary. -0.065
b.and colour, -0.423
b.and colour,art  -0.36
b.and colour,at  -0.061
b.and colour,common  -0.256
b.and colour,describes  -0.155
b.and colour,describes, -0.114
b.and colour,look  -0.15
b.and colour,neg  -0.188
b.and colour.art  -0.142
b.and colour.strange  -0.147
b.and colour; -0.153
b.and common  -0.161
b.and common at  -0.099
b.and common trade, 0.53
b.and common. -0.307
b.and describes  -0.121
b.and describes colour, -0.128
b.and describes colour. -0.196
b.and describes. -0.32
b.and do  -0.239
b.and do art  0.142
b.and do common  -0.203
b.and do poss  -0.052
b.and do subj  -0.054
b.and do thing  -0.224
b.and do thing, -0.091
b.and do thing. -0.152
b.and do trade. -0.401
b.and for art  -0.245
b.and kind  0.151
b.and name  -0.179
b.and neg  -0.241
b.and neg colour, 0.274
b.and neg common. -0.079
b.and neg thing. -0.059
b.and ordinary  0.21
b.and ordinary, -0.043
b.and ordinary. -0.164
b.and poss  -0.262
b.and poss ordinary  -0.143
b.and strange  -0.418
b.and strange at  -0.331
b.and strange for  0.362
b.and strange, -0.596
b.and strange. 0.07
b.and subj  -0.463
b.and subj be  -0.376
b.and subj common  -0.056
b.and subj like  -0.096
b.and subj ordinary  -0.192
b.and subj strange  0.142
b.and subj thing. -0.145
b.and subj will  -0.141
b.and subj wish  -0.1
b.and thing  0.138
b.and thing at  -0.155
b.and thing subj  -0.139
b.and thing, -0.328
b.and thing. 0.049
b.and thing? -0.044
b.and trade at  -0.191
b.and trade kind, -0.479
b.and trade, 0.213
b.and trade. -0.223
b.and will  -0.14
b.and wish  -0.146
b.and wish art  -0.043
b.and- -0.396
b.art  -0.298
b.art adv  -0.4
b.art art  -0.412
b.art be  -0.136
b.art colour  -0.358
b.art colour. -0.063
b.art common  -0.281
b.art common say  0.419
b.art common subj  -0.098
b.art common thing. 0.142
b.art common thingq -0.155
b.art common where  -0.098
b.art common. -0.351
b.art commonn -0.143
b.art commonq -0.187
b.art describes  -0.332
b.art describes at  -0.225
b.art describes logo  -0.041
b.art describes thing  -0.064
b.art describes. 0.188
b.art do  -0.115
b.art do name  -0.065
b.art field  -0.178
b.art field at  0.347
b.art field, -0.163
b.art hi  -0.159
b.art kind  0.049
b.art kind at  0.299
b.art kind be  0.678
b.art kind beq 0.359
b.art kind call  0.203
b.art kind common  -0.065
b.art kind do  -0.172
b.art kind ordinary  0.176
b.art kind thing  -0.045
b.art kind will  -0.071
b.art kind, 0.301
b.art kind: 0.208
b.art kind:strange  -0.08
b.art logo  -0.526
b.art logo at  0.408
b.art logo be  0.181
b.art logo for  -0.083
b.art logo ordinary  -0.227
b.art logo will  0.242
b.art logo, -0.263
b.art logo. -0.136
b.art logo: -0.336
b.art look  -0.436
b.art look be  -0.164
b.art name  -0.25
b.art name art  -0.251
b.art name at  0.194
b.art name be  0.336
b.art name ordinary  -0.17
b.art name strange  -0.055
b.art name strange. -0.092
b.art name subj  -0.211
b.art name, 0.169
b.art name,strange  -0.05
b.art ordinary  -0.481
b.art ordinary art  -0.125
b.art ordinary at  -0.528
b.art ordinary be  0.088
b.art ordinary strange  0.363
b.art ordinary thing. -0.09
b.art ordinary. 0.204
b.art past  -0.286
b.art past strange  -0.128
b.art past trade  -0.223
b.art poss  -0.098
b.art poss trade  0.263
b.art proper  -0.286
b.art say  -0.111
b.art say at  -0.198
b.art say, -0.277
b.art strange  -0.136
b.art strange and  -0.13
b.art strange at  -0.436
b.art strange at_ -0.224
b.art strange be  0.157
b.art strange common. -0.064
b.art strange do  -0.123
b.art strange for  -0.138
b.art strange ordinary  -0.486
b.art strange strange  -0.547
b.art strange strange, -0.232
b.art strange strange. -0.138
b.art strange subj  -0.128
b.art strange thing  -0.273
b.art strange thing. -0.316
b.art strange trade. -0.382
b.art strange will  0.364
b.art strange& -0.122
b.art strange, -0.252
b.art strange,ordinary  -0.044
b.art strange- -0.049
b.art strange. -0.106
b.art strange.art  -0.219
b.art strange.strange  -0.055
b.art strange.thing  -0.089
b.art strange: -0.208
b.art strange:art  -0.365
b.art strangen -0.113
b.art strangeq -0.229
b.art subj  -0.154
b.art subj be  -0.065
b.art tagl beq -0.261
b.art taglq -0.135
b.art thing  -0.336
b.art thing at  -0.607
b.art thing be  0.091
b.art thing common  -0.11
b.art thing common. 0.123
b.art thing logo. -0.149
b.art thing thing  -0.052
b.art thing thing, -0.337
b.art thing thing. -0.3
b.art thing trade  -0.109
b.art thing trade. -0.041
b.art thing, -0.068
b.art thing,and  -0.148
b.art thing. -0.121
b.art thing.adv  -0.222
b.art thing.strange  -0.15
b.art thingq -0.045
b.art trade  0.12
b.art trade art  0.298
b.art trade be  0.325
b.art trade call  0.468
b.art trade common  -0.252
b.art trade do  -0.203
b.art trade kind  0.355
b.art trade ordinary  -0.197
b.art trade strange  -0.279
b.art trade subj  -0.109
b.art trade trade  -0.205
b.art trade, 0.115
b.art where  -0.053
b.art where,name  -0.058
b.art where. -0.219
b.art, -0.049
b.art. -0.522
b.art_ -0.353
b.art_kind  0.367
b.art_name  -0.098
b.art_past  -0.253
b.art_strange  -0.078
b.as  -0.223
b.as art  -0.143
b.at  -0.365
b.at adv  -0.295
b.at art  -0.708
b.at art colour  -0.08
b.at art common. -0.125
b.at art describes  -0.048
b.at art describes. 0.188
b.at art field, -0.163
b.at art kind  -0.171
b.at art logo: -0.044
b.at art look  -0.347
b.at art ordinary  -0.052
b.at art ordinary. 0.156
b.at art past  -0.186
b.at art strange  -0.269
b.at art strange, -0.162
b.at art strange. -0.6
b.at art thing  -0.081
b.at art thing, -0.053
b.at art thing. 0.25
b.at art trade  -0.186
b.at art trade, 0.157
b.at art trade. -0.096
b.at art where  -0.046
b.at art_ -0.221
b.at at  -0.148
b.at be  -0.373
b.at be call  -0.323
b.at call  -0.196
b.at colour  -0.255
b.at colour, -0.048
b.at colour. -0.267
b.at common  -0.45
b.at common at  -0.267
b.at common common. -0.206
b.at common thing  -0.066
b.at common, 0.291
b.at common. -0.241
b.at common: 0.179
b.at commonq 0.17
b.at describes  -0.067
b.at describes, -0.049
b.at describes. -0.281
b.at do  -0.602
b.at do describes  -0.129
b.at do kind. -0.238
b.at do ordinary  -0.304
b.at do thing  -0.106
b.at do thing. -0.323
b.at do trade  -0.383
b.at do trade, 0.418
b.at field  -0.121
b.at hi  -0.189
b.at kind  -0.422
b.at kind, -0.273
b.at kind: 0.285
b.at name  -0.159
b.at name. -0.06
b.at neg  -0.288
b.at number, 0.18
b.at number. -0.104
b.at ordinary  -0.4
b.at ordinary and  -0.453
b.at ordinary at  -0.175
b.at ordinary common  -0.174
b.at ordinary do  -0.094
b.at ordinary ordinary  0.313
b.at ordinary strange. -0.34
b.at ordinary subj  -0.051
b.at ordinary, -0.235
b.at ordinary,and  -0.095
b.at ordinary,art  -0.34
b.at ordinary,at  -0.255
b.at ordinary,common  -0.136
b.at ordinary,neg  -0.145
b.at ordinary,strange  -0.261
b.at ordinary- -0.171
b.at ordinary. 0.121
b.at ordinary.art  -0.066
b.at ordinary: 0.233
b.at ordinaryn -0.225
b.at ordinaryq 0.065
b.at past  -0.068
b.at place  -0.387
b.at place and  -0.08
b.at place art  0.428
b.at place call  0.408
b.at place, 0.262
b.at place,art  -0.105
b.at place,common  -0.1
b.at place,ordinary  -0.151
b.at place,subj  -0.251
b.at place. -0.133
b.at place.colour, -0.142
b.at place: 0.251
b.at poss  -0.613
b.at poss ordinary  -0.18
b.at poss ordinary. -0.089
b.at proper  -0.061
b.at proper. -0.115
b.at propera -0.312
b.at say  0.1
b.at strange  -0.4
b.at strange and  -0.089
b.at strange art  -0.132
b.at strange at  -0.334
b.at strange call  0.252
b.at strange common  -0.047
b.at strange do  -0.159
b.at strange for  -0.356
b.at strange ordinary  -0.124
b.at strange strange  -0.367
b.at strange strange, -0.127
b.at strange strange. -0.215
b.at strange thing  -0.352
b.at strange thing. -0.101
b.at strange trade  -0.435
b.at strange trade, 0.318
b.at strange& -0.376
b.at strange,at  -0.297
b.at strange,kind  -0.129
b.at strange,ordinary  -0.094
b.at strange,strange  -0.323
b.at strange. -0.384
b.at strange.art  -0.289
b.at strange.do  -0.149
b.at strange.name: 0.257
b.at strange: -0.204
b.at strangen -0.203
b.at strangeq 0.167
b.at subj  -0.174
b.at subj subj  -0.074
b.at subj, -0.256
b.at subj. 0.042
b.at thing  -0.53
b.at thing at  -0.062
b.at thing trade. 0.251
b.at thing, -0.146
b.at thing. 0.238
b.at thing: 0.172
b.at trade  0.623
b.at trade at  -0.486
b.at trade call  0.396
b.at trade do  -0.271
b.at trade ordinary  -0.405
b.at trade strange  -0.269
b.at trade strange. 0.266
b.at trade subj  -0.138
b.at trade trade. -0.176
b.at trade, 0.613
b.at trade,ordinary  -0.306
b.at trade,strange  -0.072
b.at trade,subj  -0.178
b.at trade,thing  -0.097
b.at trade,trade  -0.284
b.at trade. -0.322
b.at tradeq 0.301
b.at, -0.042
b.at- -0.118
b.at. -0.403
b.at.4d -0.177
b.at.aI 0.251
b.at.aI^ -0.987
b.at.aboutX^ -0.203
b.at.aboutx -0.44
b.at.abovex -0.107
b.at.acrossx -0.046
b.at.agencex -0.155
b.at.agencyx -0.242
b.at.aiA -0.057
b.at.aiA^ -0.139
b.at.alreadyx -0.069
b.at.alsox -0.355
b.at.alsx -0.112
b.at.altenx -0.114
b.at.amx -0.139
b.at.anX^ -0.185
b.at.ancienx -0.11
b.at.andA -0.136
b.at.andX 0.176
b.at.andX^ 0.203
b.at.andx -0.574
b.at.anx -0.331
b.at.anx^ -0.068
b.at.appx -0.615
b.at.arex -0.387
b.at.aroundx -0.078
b.at.associationx -0.053
b.at.asx -0.553
b.at.atelierX 0.34
b.at.atx -0.282
b.at.auchx -0.102
b.at.aufX^ -0.322
b.at.aufx -0.237
b.at.ausX -0.088
b.at.ausx -0.114
b.at.avoidX^ -0.117
b.at.ax -0.97
b.at.ax^ -0.31
b.at.badgeX^ -0.324
b.at.badgex -0.135
b.at.barX 0.203
b.at.barx -0.123
b.at.beforex -0.093
b.at.behindx -0.284
b.at.belowx -0.131
b.at.bestX^ -0.07
b.at.bestx -0.046
b.at.bex -0.31
b.at.bigX 0.55
b.at.bigx -0.217
b.at.blogx -0.082
b.at.boaX^ -0.127
b.at.bonjourX^ -0.367
b.at.bookx -0.147
b.at.brandX^ -0.52
b.at.brandx -0.268
b.at.brandx^ -0.196
b.at.brauchenx -0.099
b.at.buchstabenX -0.286
b.at.buildx -0.058
b.at.businessX^ -0.404
b.at.businessx -0.118
b.at.butx -0.194
b.at.byx -0.403
b.at.cabinetX^ -0.377
b.at.cafex -0.168
b.at.calledX^ -0.273
b.at.calledx -0.407
b.at.callx -0.244
b.at.canX^ -0.23
b.at.canx -0.123
b.at.canx^ -0.203
b.at.caratterix -0.205
b.at.centrex -0.332
b.at.chamadax -0.098
b.at.channelx -0.099
b.at.cherchex -0.05
b.at.cityx -0.062
b.at.clientX^ -0.069
b.at.clinicX -0.211
b.at.clinicx -0.237
b.at.clubX -0.61
b.at.clubx -0.128
b.at.coloresX^ -0.099
b.at.coloriX^ -0.173
b.at.colorsX^ -0.101
b.at.colorsx -0.057
b.at.coloursX^ -0.177
b.at.coloursx -0.09
b.at.colourx -0.121
b.at.comeX 0.17
b.at.comex -0.184
b.at.comox -0.121
b.at.companyX -0.201
b.at.companyX^ -0.564
b.at.companyx -0.401
b.at.conx -0.044
b.at.coresX^ -0.092
b.at.couldX^ -0.104
b.at.couldx -0.075
b.at.createX^ -0.052
b.at.customersx -0.06
b.at.dI -0.479
b.at.daX 0.321
b.at.darunterx -0.049
b.at.dasx -0.181
b.at.dax -0.14
b.at.dearX^ -0.425
b.at.demx -0.17
b.at.denx -0.207
b.at.derX^ -0.384
b.at.derx -0.15
b.at.designx -0.047
b.at.dex -0.852
b.at.dieX^ -0.505
b.at.diex -0.43
b.at.dix -0.298
b.at.doX 0.427
b.at.doX^ -0.176
b.at.doesx -0.159
b.at.dontx -0.116
b.at.dox -0.187
b.at.dux -0.348
b.at.dx -0.145
b.at.einX^ -0.398
b.at.einex -0.204
b.at.einx -0.44
b.at.elX 0.36
b.at.elX^ 0.154
b.at.elx -0.115
b.at.emblemX^ -0.067
b.at.enseignex -0.166
b.at.enx -0.348
b.at.estx -0.073
b.at.etx -0.15
b.at.everybodyx -0.077
b.at.ex -0.422
b.at.familyX^ -0.415
b.at.firmX^ -0.057
b.at.firmx -0.139
b.at.fontex -0.103
b.at.fontx -0.208
b.at.forX^ -0.459
b.at.forx -0.518
b.at.forx^ -0.122
b.at.fromX^ -0.446
b.at.fromx -0.309
b.at.furX^ -0.567
b.at.furx -0.382
b.at.getx -0.083
b.at.groupx -0.176
b.at.hasx -0.086
b.at.hattenx -0.087
b.at.havex -0.074
b.at.heissenx -0.041
b.at.heisstx -0.151
b.at.helloX^ -0.203
b.at.hellox^ -0.224
b.at.helpsx -0.055
b.at.herx -0.06
b.at.hex -0.094
b.at.heyX^ -0.108
b.at.heyx^ -0.231
b.at.hiX^ -0.323
b.at.hix^ -0.152
b.at.holaX^ -0.043
b.at.holax^ -0.072
b.at.iI -0.36
b.at.iI^ -0.504
b.at.ichX^ -0.057
b.at.ichx -0.063
b.at.iconex -0.089
b.at.iconx -0.302
b.at.iconx^ -0.208
b.at.idX^ -0.183
b.at.ilX 0.402
b.at.ilX^ -0.396
b.at.illX -0.204
b.at.ilx -0.28
b.at.imX -0.265
b.at.imX^ -0.51
b.at.imagenx -0.187
b.at.imx -0.121
b.at.imx^ -0.083
b.at.inX^ -0.081
b.at.inx -0.792
b.at.isntx -0.063
b.at.isx -0.506
b.at.itX -0.212
b.at.itX^ -0.258
b.at.itsX^ -0.358
b.at.itsx -0.591
b.at.itsx^ -0.22
b.at.itx -0.593
b.at.iveX^ -0.094
b.at.ix -0.147
b.at.ix^ -0.147
b.at.jeX^ -0.127
b.at.jex -0.089
b.at.justX^ -0.256
b.at.justx -0.341
b.at.justx^ -0.158
b.at.keinenx -0.052
b.at.keinex -0.265
b.at.kindX^ 0.346
b.at.kindx -0.178
b.at.lA 0.497
b.at.lA^ -0.47
b.at.laX 0.561
b.at.laX^ 0.251
b.at.labelX^ -0.245
b.at.labelx -0.173
b.at.lasx -0.073
b.at.launchingx -0.195
b.at.lax 0.078
b.at.layoutX^ -0.145
b.at.leX -0.084
b.at.leX^ -0.4
b.at.lesX 0.425
b.at.lesX^ 0.258
b.at.letrasx -0.203
b.at.letrax -0.083
b.at.letterex -0.047
b.at.letteringx -0.167
b.at.lettersX^ -0.048
b.at.lettersx -0.154
b.at.lettresX^ -0.095
b.at.lettresx -0.055
b.at.lex -0.255
b.at.likex -0.316
b.at.littleX 0.212
b.at.littlex 0.337
b.at.llamax -0.099
b.at.logoX -0.311
b.at.logoX^ -0.41
b.at.logox -0.661
b.at.logox^ -0.646
b.at.lojax -0.392
b.at.lookingX^ -0.153
b.at.lookingx -0.112
b.at.lookx -0.099
b.at.losx -0.05
b.at.lox -0.383
b.at.lx -0.386
b.at.madeX 0.163
b.at.madex -0.105
b.at.maisonX 0.145
b.at.makeX^ -0.213
b.at.makex -0.107
b.at.makex^ -0.197
b.at.marcaX^ -0.3
b.at.marcax -0.043
b.at.marchiox -0.114
b.at.markx -0.192
b.at.marquex -0.109
b.at.mascotx -0.1
b.at.mayX -0.294
b.at.mayx -0.067
b.at.meinx -0.049
b.at.mex -0.258
b.at.miX^ -0.283
b.at.mitx -0.244
b.at.mix -0.061
b.at.mochtex -0.086
b.at.monogramX^ -0.389
b.at.monogramx^ -0.119
b.at.monx -0.294
b.at.mottox -0.103
b.at.mustx -0.081
b.at.myX^ -0.353
b.at.myx -0.469
b.at.myx^ -0.373
b.at.nadaX^ -0.115
b.at.nameX -0.254
b.at.nameX^ -0.515
b.at.namedx -0.269
b.at.namesx -0.172
b.at.namex -0.602
b.at.namex^ -0.203
b.at.naox -0.101
b.at.nearx -0.06
b.at.necesitamosX^ -0.145
b.at.needX^ -0.226
b.at.neededx -0.118
b.at.needsx -0.195
b.at.needx -0.238
b.at.needx^ -0.367
b.at.neuesx -0.074
b.at.neverx -0.093
b.at.newX^ -0.071
b.at.newx -0.044
b.at.newx^ -0.11
b.at.nextx -0.159
b.at.niX^ -0.064
b.at.nichtx -0.24
b.at.noA -0.239
b.at.noA^ -0.258
b.at.noX 0.058
b.at.noX^ -0.214
b.at.nomX^ -0.35
b.at.nombreX^ -0.274
b.at.nombrex -0.111
b.at.nomeX^ -0.3
b.at.nomex -0.079
b.at.nomx -0.077
b.at.nonx -0.103
b.at.nosX^ -0.082
b.at.nosx -0.106
b.at.notX^ -0.14
b.at.nothingX^ -0.191
b.at.nothingx -0.056
b.at.notreX^ -0.106
b.at.notrex -0.098
b.at.notx -0.045
b.at.nousX^ -0.286
b.at.nowX^ -0.326
b.at.nowx -0.713
b.at.nox -0.53
b.at.nox^ -0.444
b.at.oI 0.209
b.at.oI^ -0.067
b.at.officex -0.042
b.at.offx -0.141
b.at.ofx -0.364
b.at.ohnex -0.099
b.at.olaX^ -0.227
b.at.oldX 0.2
b.at.oldX^ 0.049
b.at.oldx -0.169
b.at.onX -0.082
b.at.onX^ -0.208
b.at.onlyX^ -0.09
b.at.onlyx -0.196
b.at.onlyx^ -0.182
b.at.onx -0.431
b.at.openX 0.325
b.at.openX^ -0.406
b.at.openingx -0.136
b.at.orx -0.114
b.at.ourX^ -0.477
b.at.ourx -0.268
b.at.ourx^ -0.132
b.at.overx -0.196
b.at.ox -0.273
b.at.parax -0.302
b.at.pasX^ -0.133
b.at.pasx -0.098
b.at.peopleX^ -0.159
b.at.peoplex -0.087
b.at.perx -0.082
b.at.petitX -0.181
b.at.petitx -0.075
b.at.placex -0.053
b.at.pleaseX^ -0.488
b.at.pleasex -0.131
b.at.pleasex^ -0.058
b.at.plusx -0.082
b.at.podcastX^ -0.099
b.at.podcastx -0.081
b.at.pourX^ -0.171
b.at.pourx -0.266
b.at.precisoX^ -0.043
b.at.productX^ -0.054
b.at.productx -0.237
b.at.projectx -0.294
b.at.queremosx -0.11
b.at.queroX^ -0.123
b.at.quix -0.065
b.at.readx -0.1
b.at.reallyx -0.04
b.at.repairsx -0.068
b.at.repairx -0.076
b.at.restaurantx -0.046
b.at.runx -0.098
b.at.sansX -0.178
b.at.sansx -0.327
b.at.sansx^ -0.177
b.at.saysx -0.279
b.at.sayx -0.08
b.at.schoolx -0.224
b.at.schriftX -0.23
b.at.sectorX^ -0.053
b.at.semx -0.166
b.at.senzax -0.121
b.at.servicex -0.275
b.at.shex -0.072
b.at.shex^ -0.082
b.at.shopA -0.247
b.at.shopx -0.267
b.at.shouldx -0.219
b.at.siamoX^ -0.218
b.at.sidex -0.107
b.at.simbolox -0.046
b.at.simplyx -0.313
b.at.sinX 0.107
b.at.sindx -0.132
b.at.sinx -0.204
b.at.skipX^ -0.126
b.at.sloganX^ -0.083
b.at.sloganx -0.181
b.at.smallX 0.179
b.at.smallX^ 0.194
b.at.smallx -0.182
b.at.soldx -0.085
b.at.sollx -0.338
b.at.somosX^ -0.42
b.at.sox -0.264
b.at.sox^ -0.386
b.at.startingx -0.073
b.at.startupx -0.138
b.at.stehtx -0.209
b.at.stillx -0.401
b.at.studioX 0.188
b.at.studioX^ -0.217
b.at.studiox 0.146
b.at.styleX^ -0.043
b.at.stylex -0.081
b.at.suchenx -0.047
b.at.suchtx -0.074
b.at.symbolX^ -0.108
b.at.symbolex -0.094
b.at.symbolx -0.173
b.at.taglineX^ -0.102
b.at.taglinex -0.095
b.at.taglinex^ -0.109
b.at.tallerx -0.045
b.at.tardex -0.047
b.at.teachx -0.061
b.at.teamx -0.106
b.at.textx -0.139
b.at.thankX^ -0.131
b.at.thanksX^ -0.162
b.at.thatsX^ -0.344
b.at.thatsx -0.081
b.at.thatsx^ -0.135
b.at.thatx -0.291
b.at.theX 0.47
b.at.theX^ 0.33
b.at.themx -0.086
b.at.theresX^ -0.11
b.at.thex^ -0.244
b.at.theyX^ -0.117
b.at.thinkX^ -0.148
b.at.thisx -0.059
b.at.tienex -0.081
b.at.tinyX 0.176
b.at.tipox 0.374
b.at.toox -0.179
b.at.tox -0.437
b.at.tresX 0.453
b.at.typeX^ -0.197
b.at.typex -0.055
b.at.umax -0.055
b.at.umx -0.616
b.at.unX^ -0.306
b.at.unax -0.429
b.at.underx -0.106
b.at.undx -0.408
b.at.uneX^ -0.075
b.at.unex -0.337
b.at.unox -0.065
b.at.unsereX^ -0.206
b.at.unserex -0.143
b.at.unsx -0.206
b.at.unx -0.57
b.at.unx^ -0.165
b.at.usx -0.245
b.at.veryx -0.108
b.at.veutx -0.048
b.at.wantsx -0.154
b.at.wantx -0.096
b.at.wasx -0.361
b.at.weX -0.275
b.at.weX^ -0.556
b.at.weareX^ -0.524
b.at.wearex -0.15
b.at.wearex^ -0.201
b.at.wedx -0.097
b.at.wellx -0.141
b.at.werex -0.196
b.at.werkstattX 0.292
b.at.wevex^ -0.054
b.at.wex -0.512
b.at.wex^ -0.575
b.at.whatX -0.186
b.at.whatX^ -0.078
b.at.whatx -0.214
b.at.whichx -0.132
b.at.whox -0.121
b.at.willx -0.253
b.at.wirX^ -0.374
b.at.wirx -0.306
b.at.withX^ -0.102
b.at.withoutx -0.066
b.at.withx -0.321
b.at.wordmarkX^ -0.193
b.at.wordmarkx -0.124
b.at.wordsx -0.182
b.at.worksX -0.125
b.at.workx -0.049
b.at.wouldx -0.217
b.at.yetx -0.182
b.at.yourx -0.092
b.at.youx -0.233
b.at.yx -0.19
b.at.zeichenX -0.229
b.at: -0.328
b.at_ -0.258
b.at_strange, -0.186
b.at_trade  0.243
b.atq 0.119
b.be  0.425
b.be adv  0.367
b.be adv strange. 0.147
b.be and  -0.1
b.be art  0.167
b.be art kind  0.115
b.be art name, -0.133
b.be art strange  -0.481
b.be art trade  -0.144
b.be at  -0.281
b.be call  0.056
b.be call art  -0.077
b.be call common  -0.377
b.be call describes  -0.061
b.be call ordinary  -0.287
b.be call strange  -0.113
b.be call thing  -0.151
b.be callq 0.129
b.be colour  -0.125
b.be colour and  -0.063
b.be common  -0.245
b.be common at  -0.047
b.be common common  -0.136
b.be common trade  -0.065
b.be common. 0.165
b.be describes  -0.198
b.be do  0.358
b.be do adv  -0.063
b.be do colour  -0.188
b.be do common  -0.075
b.be do describes  -0.056
b.be do do  -0.123
b.be do strange  -0.197
b.be do thing. -0.089
b.be do trade  -0.398
b.be kind  -0.129
b.be number  -0.062
b.be ordinary  -0.373
b.be ordinary at  -0.28
b.be ordinary common  -0.069
b.be ordinary strange  -0.364
b.be ordinary thing. -0.213
b.be ordinary. 0.053
b.be poss  -0.1
b.be poss trade  -0.064
b.be say  -0.062
b.be strange  0.209
b.be strange at  -0.271
b.be strange do  -0.206
b.be strange strange. -0.204
b.be strange subj  -0.23
b.be strange, -0.231
b.be strange,common  -0.115
b.be strange. 0.109
b.be subj  0.068
b.be thing  -0.256
b.be thing at  -0.106
b.be thing& -0.108
b.be thing. -0.24
b.be trade  -0.361
b.be. -0.227
b.be: 0.044
b.beq 0.222
b.beqstrange  -0.048
b.call  0.308
b.call adv  -0.275
b.call art  -0.136
b.call art strange  -0.094
b.call at  0.354
b.call colour  -0.19
b.call common  0.11
b.call describes  -0.08
b.call kind  -0.346
b.call ordinary  -0.439
b.call ordinary& -0.05
b.call past  -0.141
b.call strange  -0.394
b.call strange at  -0.049
b.call strange ordinary. -0.047
b.call strange subj  -0.077
b.call strange& -0.101
b.call strange, -0.061
b.call strange. -0.452
b.call strange.describes, -0.119
b.call subj  0.461
b.call subj ordinary  -0.177
b.call subj strange  -0.262
b.call subj. -0.194
b.call thing  -0.226
b.call thing strange. -0.254
b.call trade  -0.357
b.call- -0.136
b.call-common  0.499
b.call. -0.257
b.call? 0.301
b.callq 0.306
b.colour  -0.946
b.colour and  -0.768
b.colour and colour  -0.128
b.colour and colour, -0.406
b.colour and colour. 0.06
b.colour and describes  -0.045
b.colour and describes. -0.29
b.colour and strange. -0.074
b.colour at  -0.313
b.colour at art  -0.365
b.colour be  -0.254
b.colour colour  -0.199
b.colour colour, 0.292
b.colour colour. -0.099
b.colour common  -0.072
b.colour describes  0.362
b.colour describes. -0.063
b.colour logo, -0.36
b.colour ordinary  -0.194
b.colour ordinary, -0.104
b.colour ordinary. -0.312
b.colour ordinary.art  -0.061
b.colour strange colour, 0.169
b.colour strange. -0.073
b.colour subj  -0.048
b.colour subj colour, -0.068
b.colour subj colour. -0.141
b.colour thing  -0.114
b.colour thing at  -0.125
b.colour thing, -0.284
b.colour thing. -0.189
b.colour trade  -0.11
b.colour! -0.05
b.colour& -0.115
b.colour&colour, -0.074
b.colour&colour,describes  -0.045
b.colour&colour. -0.088
b.colour&describes. -0.079
b.colour, -0.301
b.colour,and  -0.105
b.colour,and art  -0.124
b.colour,art  -0.436
b.colour,art strange  -0.089
b.colour,at  -0.118
b.colour,at art  -0.067
b.colour,colour, 0.173
b.colour,colour,colour. -0.112
b.colour,colour,describes  -0.121
b.colour,colour. -0.475
b.colour,colour.describes. -0.108
b.colour,colour.logo  -0.366
b.colour,common  -0.517
b.colour,describes  -0.217
b.colour,describes colour, -0.146
b.colour,describes colour. -0.248
b.colour,describes describes  -0.127
b.colour,describes look, -0.189
b.colour,describes, -0.249
b.colour,describes,art  -0.164
b.colour,describes,common  -0.209
b.colour,describes. -0.109
b.colour,do  -0.046
b.colour,look  -0.206
b.colour,look describes, -0.088
b.colour,name  0.349
b.colour,neg  -0.29
b.colour,neg at  -0.048
b.colour,ordinary  -0.159
b.colour,strange  -0.292
b.colour,thing  -0.199
b.colour,thing colour. -0.05
b.colour,thing& -0.219
b.colour,thing, -0.288
b.colour,trade  -0.092
b.colour- -0.054
b.colour. -0.196
b.colour.art  -0.192
b.colour.art strange  0.266
b.colour.be  0.37
b.colour.common  -0.074
b.colour.describes  -0.086
b.colour.describes describes. -0.133
b.colour.describes, -0.099
b.colour.describes. -0.221
b.colour.logo  -0.4
b.colour.look  -0.087
b.colour.name  0.074
b.colour.name: 0.15
b.colour.neg  -0.053
b.colour.proper  -0.093
b.colour.strange  -0.272
b.colour.subj be  0.076
b.colour.tagl: -0.239
b.colour.tagl:strange  -0.063
b.colour.thing be  -0.054
b.colour.thing. -0.058
b.colour.trade  -0.231
b.colour/ -0.127
b.colour/colour, 0.248
b.colour; -0.229
b.colour? -0.1
b.colourn -0.075
b.colournlook: -0.1
b.colournsay:describes, -0.044
b.colourq 0.198
b.colour~ -0.24
b.common  -0.583
b.common adv  -0.235
b.common and  0.151
b.common and be  -0.14
b.common and do  -0.102
b.common and ordinary  -0.087
b.common and strange  -0.243
b.common and subj  -0.063
b.common art  -0.06
b.common art art  -0.117
b.common art describes  -0.222
b.common art name  -0.225
b.common art strange  -0.174
b.common art trade  -0.18
b.common at  -0.514
b.common at adv  -0.203
b.common at colour  -0.226
b.common at common  -0.136
b.common at ordinary  -0.086
b.common at ordinary, -0.282
b.common at ordinary. -0.042
b.common at poss  -0.157
b.common at strange  -0.173
b.common at strange. -0.168
b.common at subj  -0.163
b.common at subj, -0.256
b.common at subj. 0.158
b.common at thing  -0.489
b.common at trade  -0.385
b.common at trade. -0.155
b.common be  0.181
b.common be call  0.377
b.common be common  -0.045
b.common beq 0.121
b.common call  0.218
b.common colour  0.073
b.common colour, -0.141
b.common colour. 0.132
b.common common  -0.598
b.common common and  0.376
b.common common art  0.21
b.common common at  -0.321
b.common common be  -0.181
b.common common common  -0.382
b.common common common. 0.18
b.common common for  0.074
b.common common subj  -0.092
b.common common thing, -0.055
b.common common trade, 0.308
b.common common, -0.365
b.common common. 0.114
b.common common.art  -0.199
b.common common: -0.074
b.common commonq -0.088
b.common describes  -0.088
b.common describes for  -0.139
b.common describes, 0.151
b.common describes,common  -0.094
b.common describes. 0.104
b.common describes.art  -0.102
b.common describesn -0.083
b.common do  -0.368
b.common do common  -0.108
b.common do common. -0.186
b.common field  -0.134
b.common for art  0.371
b.common for common  -0.057
b.common for ordinary  -0.234
b.common for poss  -0.29
b.common for strange  -0.255
b.common kind  0.082
b.common kind for  -0.197
b.common like  -0.324
b.common neg  -0.215
b.common neg, -0.068
b.common number, 0.334
b.common number. -0.083
b.common number.common  -0.146
b.common ordinary  -0.416
b.common ordinary at  -0.177
b.common ordinary common  -0.132
b.common ordinary for  -0.101
b.common ordinary subj  -0.234
b.common ordinary, 0.239
b.common ordinary,common  -0.043
b.common ordinary. 0.121
b.common ordinary: -0.324
b.common poss  -0.126
b.common proper  -0.136
b.common proper. -0.28
b.common say  0.405
b.common strange  -0.478
b.common strange and  -0.435
b.common strange ordinary. -0.156
b.common strange, -0.126
b.common strange. 0.072
b.common subj  -0.303
b.common subj and  -0.118
b.common subj art  0.319
b.common subj be  0.242
b.common subj do  -0.201
b.common subj trade  -0.096
b.common subj will  -0.109
b.common subj. 0.15
b.common thing  -0.345
b.common thing and  -0.134
b.common thing at  -0.201
b.common thing be  -0.082
b.common thing do  -0.059
b.common thing ordinary  -0.193
b.common thing trade. -0.422
b.common thing, -0.318
b.common thing.art  -0.117
b.common thing.subj  -0.05
b.common thing: 0.373
b.common thingq -0.161
b.common trade  -0.501
b.common trade and  -0.043
b.common trade at  -0.297
b.common trade be  -0.049
b.common trade call  0.321
b.common trade common  -0.073
b.common trade kind  -0.102
b.common trade ordinary  0.389
b.common trade, 0.572
b.common trade,common  -0.074
b.common trade. 0.211
b.common trade.art  -0.212
b.common tradeq 0.147
b.common where  -0.151
b.common where art  -0.107
b.common& -0.287
b.common, -0.16
b.common,adv  0.081
b.common,adv. -0.174
b.common,and  -0.083
b.common,art  -0.142
b.common,at  0.403
b.common,colour/colour, 0.295
b.common,common  -0.105
b.common,describes  -0.194
b.common,for  -0.207
b.common,logo  -0.093
b.common,ordinary  -0.314
b.common,poss  0.279
b.common,strange  -0.365
b.common,strange, -0.174
b.common,subj  -0.213
b.common,subj be  -0.066
b.common,subj do  -0.05
b.common,trade  -0.042
b.common- -0.41
b.common-common trade  -0.062
b.common-ordinary  -0.113
b.common. 0.161
b.common.art  -0.392
b.common.be  -0.186
b.common.colour, -0.082
b.common.common  -0.367
b.common.common common  -0.185
b.common.describes  -0.263
b.common.describes, -0.102
b.common.kind  -0.048
b.common.kind: 0.277
b.common.name: 0.185
b.common.poss call  0.449
b.common.strange  -0.276
b.common.subj  -0.123
b.common.subj thing  -0.084
b.common.thing  -0.051
b.common:art  0.219
b.common:do  -0.109
b.common:thing  -0.26
b.common; -0.12
b.common? 0.066
b.commonn -0.244
b.commonq -0.294
b.commonqdescribes  -0.069
b.cue+  0.964
b.cue+, 0.107
b.cue+. -0.482
b.cue+: 0.091
b.cue+? 0.264
b.cue+IC 0.419
b.cue+XC 0.508
b.cue+XD 0.562
b.cue+XO 0.172
b.cue+cC 0.132
b.cue+q 0.099
b.cue+xC 0.094
b.cue+xD -0.422
b.cue+xl 0.426
b.cue+~ 0.428
b.cue-  -0.137
b.cue-XC -0.1
b.cue.appelee+ 0.297
b.cue.brand is+ 0.339
b.cue.brand name+ 0.347
b.cue.business name+ 0.308
b.cue.call it+ 0.321
b.cue.called+ 0.126
b.cue.called- -0.104
b.cue.chama se+ 0.445
b.cue.chamada+ 0.441
b.cue.client+ 0.157
b.cue.company name+ -0.113
b.cue.goes by+ 0.341
b.cue.heisst+ 0.409
b.cue.i run+ 0.178
b.cue.is called+ 0.657
b.cue.is named+ 0.495
b.cue.is now+ 0.196
b.cue.it will be+ -0.125
b.cue.it's called+ 0.287
b.cue.llamada+ 0.392
b.cue.name is+ -0.058
b.cue.name's+ 0.373
b.cue.name+ 0.46
b.cue.named+ 0.092
b.cue.nom+ -0.268
b.cue.nombre+ -0.296
b.cue.nome+ -0.338
b.cue.nos llamamos+ 0.322
b.cue.reading+ -0.132
b.cue.says+ 0.51
b.cue.se chama+ 0.076
b.cue.se llama+ 0.178
b.cue.si chiama+ 0.361
b.cue.studio name+ 0.438
b.cue.that reads+ -0.106
b.cue.the name+ -0.235
b.cue.the word+ -0.22
b.cue.under the name+ 0.119
b.cue.weare called+ 0.483
b.denied -0.589
b.describes  -0.608
b.describes and  -0.206
b.describes and colour. -0.081
b.describes and describes  -0.072
b.describes at  -0.504
b.describes at art  -0.078
b.describes at trade  -0.09
b.describes be  -0.186
b.describes colour  -0.147
b.describes colour, -0.313
b.describes colour,and  -0.089
b.describes colour,colour. -0.063
b.describes colour,common  -0.05
b.describes colour,neg  -0.066
b.describes colour. -0.513
b.describes colour.common  -0.042
b.describes common  -0.212
b.describes common for  -0.146
b.describes describes  -0.196
b.describes describes describes. -0.098
b.describes describes for  0.366
b.describes describes look, 0.203
b.describes describes will  -0.093
b.describes describes, -0.076
b.describes describes. -0.161
b.describes for  -0.1
b.describes for art  -0.123
b.describes for poss  -0.056
b.describes kind  -0.203
b.describes logo  -0.334
b.describes logo at  -0.293
b.describes logo for  0.277
b.describes logo, -0.11
b.describes logo. -0.096
b.describes look, 0.069
b.describes look. -0.102
b.describes neg, -0.17
b.describes neg,common  -0.075
b.describes ordinary  -0.412
b.describes ordinary strange, 0.242
b.describes say  -0.103
b.describes strange  -0.253
b.describes strange, -0.15
b.describes thing  -0.305
b.describes thing and  -0.043
b.describes thing, -0.116
b.describes thing. -0.207
b.describes trade  -0.218
b.describes trade, -0.172
b.describes trade. -0.238
b.describes where  -0.22
b.describes will  -0.098
b.describes& -0.358
b.describes&colour, -0.083
b.describes&ordinary. -0.11
b.describes, -0.313
b.describes,art  -0.349
b.describes,at  -0.047
b.describes,at ordinary  -0.068
b.describes,be  -0.209
b.describes,colour  -0.086
b.describes,colour colour, 0.314
b.describes,colour, -0.119
b.describes,colour,neg  -0.09
b.describes,colour. -0.147
b.describes,common  -0.204
b.describes,describes  -0.042
b.describes,describes. -0.424
b.describes,describesn -0.103
b.describes,like  -0.155
b.describes,look  -0.06
b.describes,neg  -0.186
b.describes,neg describes. -0.069
b.describes,ordinary  -0.126
b.describes,ordinary describes, -0.089
b.describes,strange  -0.116
b.describes,strange, -0.051
b.describes,subj be  -0.065
b.describes,thing  -0.097
b.describes,trade  -0.143
b.describes- -0.104
b.describes. -0.254
b.describes.art  -0.103
b.describes.art kind  -0.062
b.describes.colour  -0.17
b.describes.common  -0.15
b.describes.kind  0.323
b.describes.look  -0.163
b.describes.name  -0.152
b.describes.neg  -0.069
b.describes.ordinary  -0.056
b.describes.strange  -0.114
b.describes.subj  -0.063
b.describes.thing  -0.243
b.describes.wish  -0.094
b.describes/ -0.093
b.describes: 0.276
b.describes; -0.344
b.describesn -0.184
b.describesq 0.312
b.do  -0.385
b.do adv  -0.227
b.do adv common. 0.186
b.do adv trade  -0.114
b.do art  0.169
b.do art kind  0.135
b.do art strange  -0.177
b.do art thing  -0.048
b.do art trade  -0.054
b.do at  0.138
b.do at be  -0.053
b.do at common  -0.086
b.do at ordinary  -0.091
b.do at poss  -0.405
b.do at strange  -0.215
b.do at trade. -0.081
b.do be  0.148
b.do be ordinary  -0.121
b.do call  -0.203
b.do colour  -0.202
b.do common  -0.434
b.do common at  -0.1
b.do common common. -0.239
b.do common describes. 0.105
b.do common for  0.376
b.do common kind  -0.048
b.do common thing  -0.205
b.do common, 0.38
b.do common- -0.174
b.do common. 0.287
b.do describes  -0.365
b.do describes at  -0.097
b.do describes common  -0.198
b.do describes describes  -0.064
b.do describes logo  -0.31
b.do describes neg, -0.071
b.do describes trade  -0.133
b.do describes trade. -0.18
b.do do  -0.444
b.do do adv  -0.098
b.do do describes  -0.187
b.do do kind  -0.156
b.do do logo  -0.108
b.do do name  -0.187
b.do do thing  -0.142
b.do do trade  -0.066
b.do kind  -0.364
b.do kind at  -0.115
b.do kind for  0.112
b.do kind subj  -0.129
b.do kind, 0.567
b.do kind. -0.307
b.do logo  -0.367
b.do logo at  -0.343
b.do logo for  0.485
b.do logo forq 0.304
b.do logo subj  -0.093
b.do logo, -0.313
b.do logo: 0.197
b.do logo? -0.265
b.do name  0.042
b.do name, -0.412
b.do name. -0.273
b.do neg  -0.137
b.do neg common  -0.267
b.do number  -0.224
b.do ordinary  -0.406
b.do ordinary and  -0.132
b.do ordinary at  0.316
b.do ordinary ordinary  -0.352
b.do ordinary strange. -0.112
b.do ordinary subj  -0.096
b.do ordinary, 0.06
b.do ordinary,common  -0.065
b.do ordinary. -0.455
b.do ordinaryq 0.25
b.do place, -0.051
b.do place. -0.154
b.do place: 0.126
b.do placeq 0.163
b.do poss  -0.153
b.do poss strange  0.276
b.do proper  -0.092
b.do strange  -0.564
b.do strange art  -0.229
b.do strange at  -0.556
b.do strange, 0.415
b.do strange,art  -0.17
b.do strange- -0.303
b.do strange. 0.363
b.do subj  -0.211
b.do subj at  -0.098
b.do subj do  -0.07
b.do subj. -0.255
b.do taglq -0.189
b.do thing  -0.716
b.do thing and  -0.05
b.do thing art  -0.256
b.do thing at  -0.403
b.do thing common  0.208
b.do thing for  -0.077
b.do thing kind  -0.105
b.do thing kind. -0.267
b.do thing ordinary  -0.135
b.do thing thing  -0.426
b.do thing thing. -0.236
b.do thing trade, 0.182
b.do thing trade. -0.089
b.do thing will  -0.266
b.do thing, -0.196
b.do thing,common  -0.065
b.do thing- -0.107
b.do thing. 0.112
b.do thing.art  -0.054
b.do thing.thing  -0.093
b.do thing? -0.257
b.do trade  -0.746
b.do trade and  -0.144
b.do trade at  -0.271
b.do trade call  0.111
b.do trade do  -0.071
b.do trade for  -0.295
b.do trade kind  -0.236
b.do trade kind, -0.264
b.do trade kind. -0.224
b.do trade strange  -0.123
b.do trade subj  -0.497
b.do trade thing  -0.276
b.do trade thing, 0.212
b.do trade thing. -0.142
b.do trade trade  -0.087
b.do trade, 0.427
b.do trade. 0.29
b.do trade.art  -0.183
b.do where  0.325
b.do, -0.168
b.do- -0.297
b.do-common  0.304
b.do. 0.079
b.do: 0.16
b.do:strange  -0.059
b.do:trade  -0.095
b.do? -0.336
b.don -0.191
b.field  -0.719
b.field at  0.302
b.field be call  0.235
b.field common  -0.17
b.field subj. -0.096
b.field thing  -0.074
b.field trade  -0.074
b.field trade, 0.213
b.field, 0.22
b.field. -0.059
b.field: -0.301
b.field:trade  -0.098
b.for  0.094
b.for adv  -0.623
b.for art  0.11
b.for art kind  0.15
b.for art strange  -0.537
b.for art thing  -0.194
b.for art trade  0.307
b.for art_ -0.296
b.for colour  -0.185
b.for common  -0.403
b.for common at  -0.108
b.for common thing  -0.184
b.for common, -0.115
b.for common. 0.089
b.for describes  -0.306
b.for do  -0.332
b.for do adv  -0.103
b.for do kind  -0.139
b.for do poss  -0.115
b.for do strange  -0.299
b.for do thing  -0.153
b.for do trade  -0.31
b.for kind  -0.524
b.for ordinary  -0.639
b.for ordinary at  -0.36
b.for past  -0.104
b.for poss  -0.735
b.for poss kind  0.416
b.for poss kindq 0.16
b.for poss ordinary  -0.187
b.for poss thing  -0.321
b.for poss trade  0.234
b.for poss trade, 0.24
b.for poss tradeq 0.333
b.for strange  0.063
b.for strange and  -0.248
b.for strange at  -0.139
b.for strange ordinary  -0.14
b.for strange ordinary, -0.176
b.for strange strange  -0.351
b.for strange strange, 0.258
b.for strange trade  -0.106
b.for strange trade, 0.095
b.for strange trade. -0.081
b.for strange& -0.123
b.for strange. 0.494
b.for strange: 0.243
b.for subj  0.302
b.for subj at  -0.199
b.for subj strange  -0.118
b.for thing  -0.597
b.for thing thing. 0.424
b.for thing& -0.132
b.for thing. 0.128
b.for trade  -0.403
b.for trade and  -0.256
b.for trade at  0.306
b.for trade call  0.183
b.for trade kind  0.306
b.for trade ordinary  -0.317
b.for trade strange, -0.088
b.for trade trade  0.08
b.for trade. 0.206
b.for trade.strange  -0.091
b.for trade.strange. -0.281
b.forq 0.318
b.forqstrangeq -0.1
b.hex  -0.258
b.hex and  -0.109
b.hex, -0.042
b.hi  -0.384
b.hi and  -0.482
b.hi at  -0.081
b.hi hi, -0.212
b.hi hi,strange  -0.195
b.hi hi. -0.108
b.hi hin -0.31
b.hi kind, -0.374
b.hi ordinary, -0.187
b.hi ordinaryn -0.102
b.hi subj  -0.382
b.hi subj, -0.145
b.hi!be  -0.073
b.hi, -0.884
b.hi,be  -0.142
b.hi,ordinary  -0.334
b.hi,poss  -0.193
b.hi,strange  -0.195
b.hi,subj  -0.138
b.hi,subj be  -0.166
b.hi,subj do  -0.042
b.hi. -0.115
b.hin -0.259
b.hinstrange  -0.116
b.k.1. -0.059
b.k.12  -0.19
b.k.12, -0.223
b.k.16  -0.043
b.k.1911. -0.182
b.k.1988. -0.057
b.k.2  -0.233
b.k.24  -0.2
b.k.3  -0.277
b.k.4  -0.403
b.k.5. -0.173
b.k.7  -0.361
b.k.9  -0.164
b.k.^^ 0.12
b.k.a  -1.172
b.k.about  -0.673
b.k.above  -0.251
b.k.abstract  -0.153
b.k.abstract, -0.084
b.k.academia  0.105
b.k.after  -0.09
b.k.agence  -0.153
b.k.agency  0.325
b.k.al  -0.439
b.k.all  -0.129
b.k.alles  -0.097
b.k.alone. 0.134
b.k.along  -0.138
b.k.als  -0.212
b.k.also  -0.203
b.k.alten  -0.206
b.k.although  -0.109
b.k.always  -0.114
b.k.am  -0.536
b.k.an  -0.474
b.k.ancien  -0.168
b.k.and  -0.59
b.k.anos  -0.199
b.k.anything. -0.146
b.k.app  0.328
b.k.app, -0.298
b.k.app. -0.271
b.k.app: -0.105
b.k.appelee  0.297
b.k.aqua  -0.191
b.k.arch  -0.231
b.k.architects  0.276
b.k.are  0.375
b.k.are. 0.289
b.k.areq 0.166
b.k.around  -0.334
b.k.arriba  -0.067
b.k.art  -0.122
b.k.artesanal  0.3
b.k.artists. -0.114
b.k.as  0.335
b.k.asleep. -0.277
b.k.association  0.372
b.k.at  0.414
b.k.atelier  -0.389
b.k.au  -0.22
b.k.auch  -0.106
b.k.auf  -0.25
b.k.aunt  -0.113
b.k.aus  0.062
b.k.avoid  -0.112
b.k.avoid? -0.084
b.k.azul  -0.058
b.k.back  -0.064
b.k.back. -0.179
b.k.backerei  0.704
b.k.badge  -0.08
b.k.badge, -0.217
b.k.bakery  -0.169
b.k.bakery, 0.106
b.k.bakeryq 0.272
b.k.band  0.249
b.k.banned  -0.093
b.k.banned. -0.195
b.k.bao  -0.212
b.k.bar  -0.341
b.k.bar, -0.171
b.k.bar. 0.164
b.k.barber  -0.252
b.k.barbershop  0.151
b.k.barq 0.122
b.k.bars  -0.065
b.k.be  -0.656
b.k.bear  -0.189
b.k.been  0.301
b.k.before  -0.075
b.k.behind  -0.282
b.k.bei  -0.066
b.k.beige  -0.13
b.k.being  -0.086
b.k.below  -0.08
b.k.best  -0.042
b.k.better  -0.066
b.k.between  -0.067
b.k.bien  -0.172
b.k.big  -0.628
b.k.bike  -0.194
b.k.biotech  -0.38
b.k.bit  -0.063
b.k.bitte  -0.164
b.k.black  -0.306
b.k.black, -0.188
b.k.black. -0.359
b.k.blacksmith  -0.175
b.k.blog  -0.347
b.k.blu  -0.185
b.k.blue  -0.416
b.k.blue, -0.521
b.k.blue. -0.391
b.k.blush, -0.076
b.k.boa  -0.047
b.k.bold  -0.24
b.k.bold, -0.095
b.k.bolt, -0.199
b.k.bone  -0.045
b.k.bonjour, -0.074
b.k.book  -0.343
b.k.book. -0.11
b.k.bottega  -0.137
b.k.box, -0.147
b.k.box. -0.223
b.k.brain  -0.07
b.k.brand  0.278
b.k.brand. -0.292
b.k.brand: 0.239
b.k.brandl& -0.112
b.k.brandq 0.368
b.k.brass  -0.261
b.k.brass, -0.048
b.k.brass. -0.183
b.k.brasserie  -0.174
b.k.brauchen  -0.109
b.k.brewery  -0.082
b.k.brick  -0.186
b.k.broadband  -0.067
b.k.brother  -0.275
b.k.brown  -0.093
b.k.brown, -0.117
b.k.brown. -0.13
b.k.browser  -0.045
b.k.bubbles. -0.212
b.k.bubbly  -0.06
b.k.buchstaben, -0.133
b.k.business  -0.094
b.k.business: 0.223
b.k.but  -0.115
b.k.butter  -0.059
b.k.by  0.43
b.k.c  -0.215
b.k.c_ -0.052
b.k.cabinet  -0.113
b.k.cafe  -0.177
b.k.cafe, 0.368
b.k.cafe. -0.368
b.k.cafeteria  -0.06
b.k.cakes  -0.075
b.k.call  -0.458
b.k.called  0.138
b.k.called. -0.253
b.k.calledq 0.291
b.k.calm  -0.312
b.k.camp  -0.198
b.k.can  -0.189
b.k.candle  -0.052
b.k.candles  -0.133
b.k.capital  -0.134
b.k.capitals. -0.339
b.k.caps. -0.16
b.k.caratteri  -0.149
b.k.care  -0.105
b.k.cart  0.349
b.k.casa  -0.18
b.k.case  -0.079
b.k.case. -0.08
b.k.castle  -0.281
b.k.cat, -0.227
b.k.cat. 0.086
b.k.category: -0.07
b.k.centre  0.345
b.k.chalk  -0.143
b.k.chama  0.073
b.k.chama- -0.111
b.k.chamada  0.441
b.k.champagne, -0.066
b.k.charcoal, -0.359
b.k.charity  -0.105
b.k.che  -0.366
b.k.cheese  0.242
b.k.chefs  -0.054
b.k.cherche  -0.071
b.k.chiama  0.361
b.k.chocolate  -0.094
b.k.chose  0.383
b.k.church  -0.39
b.k.city  -0.07
b.k.clean  -0.193
b.k.client  0.1
b.k.client: 0.284
b.k.climbing  -0.077
b.k.clinic  0.313
b.k.clinica  -0.37
b.k.cloud  -0.148
b.k.cloud, -0.311
b.k.club, -0.464
b.k.co- -0.075
b.k.co. -0.244
b.k.cocoa  -0.05
b.k.coding  -0.07
b.k.coffee  -0.488
b.k.colores: -0.061
b.k.colori: -0.052
b.k.colors: -0.221
b.k.colour( -0.043
b.k.colours  -0.041
b.k.colours: -0.096
b.k.colours? -0.06
b.k.com  -0.184
b.k.come  0.103
b.k.comic  -0.176
b.k.common  -0.116
b.k.community  -0.067
b.k.como  0.495
b.k.company  0.44
b.k.company, 0.315
b.k.company. 0.221
b.k.company: 0.489
b.k.companyq 0.144
b.k.con  -0.203
b.k.condensed  -0.042
b.k.consultancy. -0.299
b.k.cooking  -0.1
b.k.copper  -0.148
b.k.copper. -0.066
b.k.coq -0.068
b.k.coral. 0.061
b.k.cores: -0.051
b.k.cormorant  -0.075
b.k.could  -0.159
b.k.county  -0.139
b.k.cover  -0.149
b.k.craft  -0.05
b.k.cream  -0.06
b.k.cream. -0.141
b.k.creme, -0.045
b.k.creperie  -0.044
b.k.crooked  -0.232
b.k.cross  -0.087
b.k.crumb& -0.045
b.k.curled  -0.365
b.k.customers  -0.053
b.k.cut  -0.04
b.k.d_ -0.258
b.k.da  -0.67
b.k.daily  -0.311
b.k.dancers. -0.114
b.k.dark  -0.1
b.k.das  0.294
b.k.data  -0.056
b.k.daughter. -0.078
b.k.daughters, -0.278
b.k.day  -0.16
b.k.day. 0.252
b.k.de  -0.278
b.k.dead  -0.132
b.k.dear  -0.241
b.k.deep  -0.111
b.k.del  -0.342
b.k.deli  -0.04
b.k.dem  -0.185
b.k.den  -0.519
b.k.dental  0.117
b.k.dentist, -0.322
b.k.dentist. -0.335
b.k.der  -0.636
b.k.des  -0.346
b.k.design  -0.113
b.k.deux  -0.258
b.k.di  0.335
b.k.die  0.058
b.k.died  -0.081
b.k.dispensary  0.12
b.k.display  -0.042
b.k.distillery. -0.32
b.k.dna  -0.103
b.k.do: -0.149
b.k.does  -0.158
b.k.dog  -0.158
b.k.dogs  -0.255
b.k.dogs. -0.195
b.k.dona  -0.23
b.k.dont  -0.142
b.k.dos  -0.29
b.k.double  -0.103
b.k.down. -0.046
b.k.dra -0.224
b.k.draw  0.242
b.k.drei  -0.252
b.k.drive  -0.109
b.k.drum  -0.086
b.k.du  -0.717
b.k.dusty  -0.046
b.k.e- -0.051
b.k.easy  -0.057
b.k.ecole  -0.299
b.k.ein  -0.871
b.k.eine  -0.404
b.k.einer  -0.088
b.k.el  -0.464
b.k.elderly  -0.054
b.k.else  -0.085
b.k.else. -0.178
b.k.em  -0.473
b.k.ember  -0.126
b.k.emblem  -0.052
b.k.embroidered  -0.188
b.k.en  -0.546
b.k.encore  -0.478
b.k.end  -0.313
b.k.energy  -0.128
b.k.engine  -0.229
b.k.enseigne  -0.062
b.k.entre  -0.048
b.k.es  0.332
b.k.espresso  -0.061
b.k.esq -0.316
b.k.est  0.387
b.k.est. -0.152
b.k.estudio  -0.188
b.k.et  -0.395
b.k.etsy  -0.128
b.k.etwas  -0.245
b.k.every  -0.221
b.k.everything  -0.083
b.k.ex- -0.057
b.k.facciamo  -0.075
b.k.fair  -0.043
b.k.family  -0.062
b.k.far, -0.097
b.k.farbe  -0.19
b.k.farben: -0.111
b.k.farm  -0.211
b.k.farm, 0.107
b.k.feel. -0.061
b.k.fette  -0.093
b.k.few  -0.205
b.k.field: 0.321
b.k.film  -0.098
b.k.finally  -0.083
b.k.find  -0.107
b.k.fine, -0.205
b.k.fine. -0.081
b.k.fintech  -0.111
b.k.firm  0.077
b.k.firm, 0.492
b.k.firm: 0.149
b.k.first  -0.216
b.k.first, 0.177
b.k.fishing  -0.185
b.k.flame  -0.064
b.k.flowers, -0.053
b.k.folded  -0.122
b.k.folk. -0.067
b.k.font, 0.12
b.k.font. -0.043
b.k.font: -0.162
b.k.fonte  -0.121
b.k.food, -0.053
b.k.for  0.333
b.k.forest  -0.052
b.k.forge  -0.315
b.k.formerly  -0.117
b.k.forq 0.228
b.k.forty  -0.151
b.k.founded  0.231
b.k.four  -0.147
b.k.fox  -0.553
b.k.fraseq -0.218
b.k.free, -0.158
b.k.freelance  -0.19
b.k.friendly  -0.057
b.k.fringe  -0.14
b.k.from  -0.851
b.k.fromagerie  0.201
b.k.fun. -0.269
b.k.fur  -0.395
b.k.gallery  -0.144
b.k.game  -0.044
b.k.garage  0.289
b.k.garden  -0.081
b.k.gate  -0.056
b.k.gave  -0.093
b.k.gelateria  0.143
b.k.generation, 0.539
b.k.gente  -0.05
b.k.geometric  -0.105
b.k.get  -0.096
b.k.ghent. -0.178
b.k.giallo  -0.056
b.k.glacier  -0.276
b.k.glasgow, -0.176
b.k.glass, -0.176
b.k.glasses. -0.225
b.k.globes, -0.099
b.k.go  -0.134
b.k.goes  -0.076
b.k.gold  -0.098
b.k.gold. -0.149
b.k.golden  -0.057
b.k.golf  -0.557
b.k.good  -0.142
b.k.gradients. -0.112
b.k.grandmas  -0.127
b.k.graphite, 0.289
b.k.green  0.138
b.k.green, 0.342
b.k.green. -0.316
b.k.grey  -0.269
b.k.grey. 0.172
b.k.gris  -0.074
b.k.grooming  -0.048
b.k.grotesk, -0.081
b.k.grotesk. -0.053
b.k.group  0.109
b.k.group, 0.208
b.k.groupq 0.044
b.k.growing  -0.181
b.k.grown  -0.193
b.k.grown- -0.092
b.k.halden  -0.252
b.k.half  -0.438
b.k.hammer  -0.053
b.k.hand- -0.089
b.k.handmade  -0.091
b.k.hands, -0.103
b.k.hands. -0.048
b.k.handwoven  -0.265
b.k.handyman  -0.111
b.k.harbour  -0.543
b.k.harrow& -0.087
b.k.has  -0.254
b.k.have  -0.115
b.k.he  -0.074
b.k.hearts, -0.067
b.k.heavy  -0.132
b.k.heisst  0.409
b.k.hello! 0.246
b.k.her  -0.049
b.k.here. 0.26
b.k.heron  -0.131
b.k.heron, -0.138
b.k.heron. -0.096
b.k.hey! -0.096
b.k.hi  -0.166
b.k.hi! -0.095
b.k.high  -0.175
b.k.hiking  -0.167
b.k.hire  -0.046
b.k.holding  -0.111
b.k.hollow  -0.117
b.k.home  -0.064
b.k.homes. -0.05
b.k.hospital  -0.118
b.k.hot  -0.104
b.k.hotel  0.237
b.k.hour. -0.05
b.k.house  0.543
b.k.house, -0.151
b.k.house. 0.187
b.k.how  -0.256
b.k.husband  -0.082
b.k.hush. -0.092
b.k.i  -0.582
b.k.ice  -0.047
b.k.ich  -0.176
b.k.icon  -0.251
b.k.icon, 0.239
b.k.icon. -0.1
b.k.id  -0.116
b.k.identity  -0.046
b.k.il  0.164
b.k.ill  -0.211
b.k.im  -0.589
b.k.imagen  -0.128
b.k.in  -1.173
b.k.in- -0.043
b.k.indian  -0.104
b.k.industry: -0.114
b.k.ines  -0.459
b.k.initials  -0.345
b.k.ink. -0.044
b.k.inn  -0.13
b.k.inside  -0.123
b.k.insurance  -0.292
b.k.interior  -0.134
b.k.invoice  -0.253
b.k.iron  -0.337
b.k.is  0.471
b.k.islands. -0.057
b.k.isq -0.074
b.k.ist  -0.084
b.k.it  0.135
b.k.it, -0.072
b.k.it. -0.312
b.k.it: -0.201
b.k.itq -0.133
b.k.its  0.303
b.k.ive  -0.082
b.k.ivory  -0.085
b.k.ivory, -0.064
b.k.ja -0.395
b.k.je  -0.184
b.k.jensen  -0.6
b.k.juice  -0.125
b.k.juniper  -0.059
b.k.just  0.461
b.k.juste  -0.084
b.k.kaffeerosterei  0.488
b.k.keine  -0.21
b.k.keinen  -0.316
b.k.kessler  -0.391
b.k.kettle. -0.248
b.k.key. -0.045
b.k.kids. -0.056
b.k.kiln  -0.187
b.k.kind  -0.302
b.k.kiosk  -0.075
b.k.knife  -0.16
b.k.knight  -0.041
b.k.know. 0.284
b.k.kommt  -0.213
b.k.l_ -0.338
b.k.label: 0.292
b.k.lake  -0.348
b.k.lane  -0.317
b.k.last  -0.354
b.k.lata  -0.406
b.k.late  -0.359
b.k.launching  0.305
b.k.laundry  -0.092
b.k.lawyer  -0.091
b.k.le  -0.43
b.k.leaf  -0.095
b.k.leaf. -0.178
b.k.leather  -0.101
b.k.leeds  -0.14
b.k.leeds. -0.149
b.k.leipzig  -0.078
b.k.lema  -0.209
b.k.les  -0.405
b.k.letra  -0.122
b.k.letras  -0.237
b.k.letter  -0.17
b.k.lettere  -0.058
b.k.lettering  -0.17
b.k.lettering: -0.214
b.k.letters  -0.114
b.k.letters, -0.075
b.k.letters. -0.087
b.k.lettres  -0.109
b.k.librairie  -0.147
b.k.library, 0.418
b.k.lighthouse  -0.223
b.k.like  -0.622
b.k.like: -0.083
b.k.lilac. -0.277
b.k.lime, -0.352
b.k.line  0.254
b.k.line: 0.141
b.k.linea  -0.092
b.k.lineq -0.187
b.k.lines, -0.043
b.k.linha  -0.2
b.k.little  -0.552
b.k.llama  0.178
b.k.llamada  0.392
b.k.llamamos  0.322
b.k.lo  -0.338
b.k.logo  -0.471
b.k.logo, 0.347
b.k.logo. -0.234
b.k.logo: 0.117
b.k.logotype  -0.05
b.k.loja  -0.311
b.k.lol. -0.197
b.k.long  -0.42
b.k.look  -0.066
b.k.look, -0.108
b.k.look. -0.254
b.k.looking  -0.048
b.k.looks  -0.129
b.k.los  -0.157
b.k.lost  -0.154
b.k.lotus  -0.064
b.k.low  -0.278
b.k.lower  -0.116
b.k.lowercase, -0.144
b.k.lowercase. -0.151
b.k.made  -0.179
b.k.maison  -0.307
b.k.make  -0.215
b.k.makes  -0.056
b.k.management  -0.042
b.k.manager  -0.045
b.k.marca  0.303
b.k.marca: 0.336
b.k.march  -0.058
b.k.marchio  -0.072
b.k.mare  -0.306
b.k.marine, -0.048
b.k.mark  -0.103
b.k.mark, -0.1
b.k.mark. -0.234
b.k.market  -0.109
b.k.marque  -0.189
b.k.mascot, -0.067
b.k.may  -0.09
b.k.me  -0.258
b.k.me. 0.386
b.k.mecanico  0.208
b.k.medical  -0.043
b.k.meditation  -0.193
b.k.meeting  -0.068
b.k.mein  -0.314
b.k.mi  -0.163
b.k.midwife  -0.087
b.k.minha  -0.115
b.k.mint, -0.103
b.k.mint. -0.083
b.k.mit  -0.488
b.k.mobile  -0.163
b.k.mochte  -0.109
b.k.modern  -0.199
b.k.moin, -0.059
b.k.mon  -0.143
b.k.mono  -0.109
b.k.mono, -0.074
b.k.monogram  -0.189
b.k.monogram, -0.3
b.k.monograma  -0.229
b.k.monogramm  -0.228
b.k.monospace, -0.201
b.k.monte  -0.044
b.k.moon  -0.246
b.k.mop  -0.151
b.k.morning  -0.117
b.k.morning, -0.244
b.k.moss  -0.301
b.k.mostly, -0.063
b.k.mother  -0.268
b.k.motto  -0.09
b.k.mottoq -0.097
b.k.mountain  -0.348
b.k.moved  -0.066
b.k.mrs  -0.385
b.k.museum  -0.045
b.k.mushroom  -0.235
b.k.musica  0.333
b.k.musicians, 0.444
b.k.must  -0.091
b.k.mustard, -0.076
b.k.my  -0.565
b.k.na  -0.404
b.k.nachtigall& -0.143
b.k.nails  -0.207
b.k.name, 0.114
b.k.name. -0.092
b.k.name: 0.27
b.k.name? 0.043
b.k.named  0.115
b.k.nameq 0.365
b.k.names  0.373
b.k.name~ 0.428
b.k.nao  -0.066
b.k.natural  -0.099
b.k.navy  -0.105
b.k.navy, 0.343
b.k.navy. -0.101
b.k.near  -0.466
b.k.necesitamos  -0.099
b.k.need  -0.326
b.k.needed  -0.264
b.k.needle  -0.124
b.k.needs  -0.105
b.k.negro. -0.217
b.k.neighbour  -0.397
b.k.neon  -0.076
b.k.neues  -0.212
b.k.never  -0.103
b.k.new  -0.194
b.k.newsletter  -0.142
b.k.next  -0.157
b.k.ni  -0.075
b.k.nicht  -0.288
b.k.night  -0.309
b.k.night, -0.133
b.k.nine. -0.181
b.k.ninety  -0.044
b.k.no  -0.391
b.k.noa -0.349
b.k.nobody  -0.085
b.k.noch  -0.237
b.k.noir  -0.091
b.k.nom  -0.37
b.k.nom, 0.394
b.k.nom. -0.06
b.k.nom: 0.103
b.k.nombre  -0.279
b.k.nombre, -0.201
b.k.nombre: -0.205
b.k.nome  -0.506
b.k.nome, -0.152
b.k.nome: -0.142
b.k.nonna  -0.13
b.k.nos  -0.175
b.k.not  -0.302
b.k.nothing  -0.059
b.k.notre  -0.135
b.k.nous  -0.047
b.k.now  0.326
b.k.now. -0.145
b.k.nuit  -0.184
b.k.number  -0.057
b.k.nur  -0.223
b.k.nurses. -0.124
b.k.o  0.14
b.k.oak  -0.073
b.k.oak. -0.108
b.k.off  0.294
b.k.office  0.291
b.k.offices. 0.152
b.k.ohne  -0.206
b.k.ola  -0.169
b.k.old  -0.324
b.k.olive  -0.078
b.k.om& -0.088
b.k.on  -0.203
b.k.on. -0.169
b.k.once. -0.048
b.k.onda  -0.461
b.k.one  -0.447
b.k.one, -0.074
b.k.one. 0.252
b.k.online, 0.222
b.k.online. 0.282
b.k.only  -0.129
b.k.only, -0.358
b.k.only. 0.064
b.k.op  0.28
b.k.open  -0.49
b.k.opened  0.332
b.k.opening  -0.087
b.k.optionalq 0.085
b.k.or  -0.358
b.k.orange  -0.133
b.k.orange, -0.239
b.k.orange. -0.156
b.k.orbit  -0.058
b.k.our  -0.599
b.k.ourselves  0.169
b.k.out  0.241
b.k.out, -0.596
b.k.out. -0.2
b.k.outside  -0.496
b.k.over  -0.55
b.k.oxblood, 0.086
b.k.padaria  0.277
b.k.paddle  -0.057
b.k.page  -0.159
b.k.pale  -0.127
b.k.pao  -0.316
b.k.paper  -0.096
b.k.para  0.132
b.k.parking  -0.376
b.k.parlour  -0.054
b.k.parrot  -0.079
b.k.party  -0.058
b.k.pas  -0.06
b.k.pasta  -0.319
b.k.pastel  -0.096
b.k.patch  -0.112
b.k.payments  -0.049
b.k.pension  -0.05
b.k.people  -0.226
b.k.people, -0.197
b.k.people. 0.171
b.k.per  -0.476
b.k.petit  -0.248
b.k.photographer. -0.125
b.k.piano  -0.205
b.k.picked  0.282
b.k.pink  -0.056
b.k.pink, -0.171
b.k.pixel  -0.233
b.k.pixel& -0.222
b.k.place  0.341
b.k.place, 0.308
b.k.plain  -0.28
b.k.plan  -0.227
b.k.plants  -0.08
b.k.platform  -0.129
b.k.play  -0.326
b.k.please  -0.176
b.k.please, 0.095
b.k.please: 0.193
b.k.plum. 0.164
b.k.plumber  -0.095
b.k.plus  -0.141
b.k.podcast  0.256
b.k.point. 0.248
b.k.polar  -0.232
b.k.police  -0.052
b.k.por  -0.351
b.k.pottery  -0.328
b.k.pour  -0.081
b.k.pra  -0.32
b.k.practice  -0.087
b.k.practice, 0.518
b.k.press  -0.301
b.k.press. -0.157
b.k.prints  -0.057
b.k.product  -0.128
b.k.product: 0.041
b.k.purple  -0.174
b.k.purple. -0.17
b.k.put  0.379
b.k.q  -0.169
b.k.quantum  -0.386
b.k.que  -0.298
b.k.queremos  -0.135
b.k.quero  -0.054
b.k.qui  -0.202
b.k.quick  -0.232
b.k.quiet  -0.189
b.k.radio  -0.198
b.k.railway  -0.099
b.k.reading  -0.132
b.k.reads  -0.106
b.k.really. -0.161
b.k.recipe  -0.068
b.k.red  -0.297
b.k.red, -0.099
b.k.red. -0.241
b.k.regards, -0.363
b.k.regardsn -0.31
b.k.renovar  -0.231
b.k.rental  0.428
b.k.repair  -0.157
b.k.research  -0.142
b.k.resort  -0.13
b.k.restaurant  0.055
b.k.retired  -0.297
b.k.right, 0.078
b.k.roastery  0.181
b.k.robotics  -0.104
b.k.roof  -0.051
b.k.roofing  -0.156
b.k.room, -0.113
b.k.rooms  -0.107
b.k.rosa  -0.128
b.k.round  -0.181
b.k.round, 0.382
b.k.rounded  -0.189
b.k.run  0.368
b.k.runde  -0.091
b.k.running  -0.08
b.k.rural  -0.21
b.k.rv  -0.281
b.k.sage  -0.237
b.k.salon  0.107
b.k.salon, 0.188
b.k.salt  -0.218
b.k.salt& -0.296
b.k.saltmarsh  -0.109
b.k.sand. -0.263
b.k.sans  -0.227
b.k.sans, -0.178
b.k.sans. -0.069
b.k.sappelle  0.543
b.k.sauna  -0.106
b.k.say  0.261
b.k.says  0.5
b.k.saysq -0.082
b.k.school, -0.136
b.k.school. -0.101
b.k.schoolq 0.088
b.k.schrift  -0.172
b.k.schwarz, -0.191
b.k.script, 0.173
b.k.scritta  0.198
b.k.se  0.363
b.k.seats, -0.045
b.k.second  -0.564
b.k.sector: -0.098
b.k.see  0.438
b.k.seit  -0.294
b.k.sell  -0.126
b.k.sells  -0.234
b.k.sem  -0.107
b.k.senza  -0.152
b.k.serif  0.339
b.k.serif, -0.073
b.k.serif. -0.169
b.k.serifenlos, -0.046
b.k.serifenlose  -0.075
b.k.service  0.208
b.k.service, -0.19
b.k.service. -0.061
b.k.service: 0.083
b.k.settled  -0.076
b.k.seven  -0.244
b.k.sewing  -0.297
b.k.shape  -0.146
b.k.shape. -0.19
b.k.shaped  -0.077
b.k.sharp  -0.201
b.k.she  -0.068
b.k.shell. -0.096
b.k.shift  -0.091
b.k.shop  0.297
b.k.shop, -0.089
b.k.shop. 0.101
b.k.shop: 0.302
b.k.shops. -0.34
b.k.short  -0.042
b.k.should  -0.197
b.k.show: -0.109
b.k.siamo  0.486
b.k.side  -0.245
b.k.sign  -0.047
b.k.sign. 0.188
b.k.silent  -0.155
b.k.silver  -0.075
b.k.silver. -0.115
b.k.simbolo  -0.224
b.k.simple  -0.189
b.k.simple, -0.081
b.k.simple. -0.047
b.k.simply  0.413
b.k.sin  -0.224
b.k.since  -0.274
b.k.sind  0.124
b.k.sisters  -0.331
b.k.site  -0.162
b.k.six  -0.108
b.k.ski  -0.158
b.k.sky  -0.092
b.k.slab  -0.077
b.k.sleep  -0.187
b.k.slogan  -0.041
b.k.slogan, -0.223
b.k.slogan: -0.257
b.k.sloganq -0.185
b.k.slow  -0.382
b.k.small  -0.448
b.k.smoke  -0.096
b.k.snack  -0.545
b.k.snail  -0.12
b.k.so  -0.623
b.k.sober  -0.244
b.k.soft  -0.219
b.k.solar  -0.205
b.k.sold  -0.105
b.k.soll  0.187
b.k.solo  -0.112
b.k.some  -0.176
b.k.someone  -0.049
b.k.something  -0.278
b.k.somos  0.098
b.k.son  -0.37
b.k.sons  -0.19
b.k.sons. -0.172
b.k.sotto  -0.223
b.k.soy  -0.186
b.k.spa  -0.112
b.k.space  -0.236
b.k.spin- -0.134
b.k.spring  -0.057
b.k.spring. -0.172
b.k.sta -0.432
b.k.stadtmuseum  -0.794
b.k.stand  -0.209
b.k.star  -0.154
b.k.start  -0.243
b.k.start- -0.29
b.k.starting  -0.041
b.k.startup  0.26
b.k.startup, -0.182
b.k.station  -0.092
b.k.station. -0.076
b.k.stationery  -0.086
b.k.stays. -0.207
b.k.steht  -0.312
b.k.still  -0.384
b.k.stone  -0.177
b.k.store. 0.235
b.k.stortebeker  -0.088
b.k.strapline: -0.095
b.k.street  -0.097
b.k.street, 0.164
b.k.street. -0.137
b.k.streetwear  -0.096
b.k.strong  -0.054
b.k.student  -0.047
b.k.students, -0.108
b.k.students. 0.287
b.k.studio  -0.117
b.k.studio, 0.394
b.k.studio. 0.411
b.k.studioq 0.156
b.k.style  -0.155
b.k.sucht  -0.075
b.k.suis  -0.06
b.k.summer  -0.065
b.k.sun  -0.235
b.k.sunny  -0.199
b.k.sunrise  -0.089
b.k.super  -0.054
b.k.surf  -0.175
b.k.sushi  -0.382
b.k.sweet  -0.116
b.k.swim  -0.047
b.k.symbol  -0.168
b.k.symbol. -0.233
b.k.symbol: -0.258
b.k.symbole  -0.073
b.k.taco  -0.427
b.k.tagline  -0.252
b.k.tagline: -0.147
b.k.taller  -0.258
b.k.taqueria  0.189
b.k.tattoo  -0.04
b.k.tea  -0.061
b.k.teach  -0.245
b.k.teacher, 0.347
b.k.teal, -0.191
b.k.teal. -0.142
b.k.team  -0.298
b.k.team, -0.402
b.k.tech  -0.046
b.k.ten  -0.285
b.k.terracotta, -0.06
b.k.terre  -0.14
b.k.text  -0.116
b.k.text, -0.143
b.k.thanks, -0.466
b.k.that  -0.218
b.k.that. -0.064
b.k.thats  -0.302
b.k.the  -0.579
b.k.theatre  0.256
b.k.their  -0.054
b.k.them  -0.168
b.k.then  -0.096
b.k.therapy  -0.059
b.k.there. -0.121
b.k.theres  -0.113
b.k.they  -0.052
b.k.thin  -0.062
b.k.this  -0.07
b.k.those. -0.273
b.k.three  -0.35
b.k.through  0.205
b.k.tiene  -0.095
b.k.tiny  -0.694
b.k.tipo  -0.282
b.k.tired  -0.1
b.k.title  -0.066
b.k.to  0.284
b.k.todavia  -0.088
b.k.together, -0.115
b.k.tomato  -0.09
b.k.tones. -0.04
b.k.too  -0.128
b.k.tool  -0.075
b.k.tours. -0.428
b.k.toys  -0.041
b.k.trade  -0.239
b.k.trade: -0.079
b.k.travel  -0.098
b.k.tre  -0.21
b.k.tree. -0.22
b.k.tres  -0.435
b.k.trois  -0.127
b.k.tuesday  -0.402
b.k.turns  -0.04
b.k.twelve  -0.087
b.k.twenty- -0.095
b.k.two  -0.236
b.k.two- -0.056
b.k.type: -0.214
b.k.u  -0.255
b.k.um  -0.434
b.k.uma  -0.299
b.k.umbrellas  -0.162
b.k.un  -0.491
b.k.un_ -0.118
b.k.una  -0.504
b.k.uncle  -0.12
b.k.und  -0.68
b.k.under  0.149
b.k.une  -0.407
b.k.uno  -0.108
b.k.uns  -0.223
b.k.unser  -0.275
b.k.unsere  -0.233
b.k.up  0.251
b.k.up, -0.176
b.k.us  -0.209
b.k.us, -0.335
b.k.us. 0.061
b.k.use  -0.499
b.k.vai  0.308
b.k.van  -0.09
b.k.van. 0.144
b.k.vegan  -0.372
b.k.velo  -0.423
b.k.velos  -0.041
b.k.velvet  -0.442
b.k.verde  -0.232
b.k.vert  -0.162
b.k.very  -0.133
b.k.vet  -0.2
b.k.veterinaria  0.218
b.k.veut  -0.076
b.k.viel  -0.406
b.k.viele  -0.154
b.k.violet, -0.159
b.k.volunteers  -0.157
b.k.vom  -0.081
b.k.vr  -0.109
b.k.walking  -0.099
b.k.walletq 0.09
b.k.want  -0.142
b.k.want: -0.058
b.k.wanted: -0.129
b.k.wants  -0.279
b.k.warm  -0.153
b.k.warm, -0.104
b.k.was  -0.248
b.k.watch  -0.048
b.k.we  -0.75
b.k.weare  0.648
b.k.wearing  -0.086
b.k.web  -0.041
b.k.website  -0.106
b.k.wed  -0.098
b.k.wedding  -0.213
b.k.weddings  -0.055
b.k.weddings, 0.055
b.k.week  -0.347
b.k.weiss, -0.062
b.k.were  -0.225
b.k.wet  -0.157
b.k.what  -0.153
b.k.whats  -0.079
b.k.when  -0.059
b.k.where  -0.265
b.k.which  -0.102
b.k.while  -0.095
b.k.white, -0.182
b.k.white. -0.196
b.k.who  -0.132
b.k.wide  -0.1
b.k.wild  -0.342
b.k.will  -0.35
b.k.wind  -0.061
b.k.window  -0.152
b.k.wine  -0.097
b.k.wir  0.151
b.k.with  -0.312
b.k.wood  -0.158
b.k.wooden  0.388
b.k.word  -0.264
b.k.wordmark  0.242
b.k.wordmark. -0.115
b.k.wordmarkq 0.271
b.k.words  -0.139
b.k.work  -0.049
b.k.working  -0.042
b.k.workshop  0.172
b.k.worth  -0.217
b.k.would  -0.372
b.k.write  0.278
b.k.written  -0.094
b.k.y  -0.24
b.k.yard. -0.055
b.k.year  -0.051
b.k.yellow  -0.082
b.k.yellow, 0.598
b.k.yellow. -0.041
b.k.yes, -0.048
b.k.yet, -0.124
b.k.yoga  -0.153
b.k.you  -0.212
b.k.your  -0.4
b.k.youth  -0.262
b.k.zahnarztpraxis  0.164
b.k.zeichen  -0.09
b.k.zero  -0.134
b.k.zwei  -0.325
b.k.zwischen  -0.106
b.kind  0.11
b.kind adv  -0.401
b.kind and  -0.064
b.kind art  -0.292
b.kind at  -0.221
b.kind at art  -0.187
b.kind at do  -0.13
b.kind at ordinary  -0.182
b.kind at ordinary, 0.272
b.kind at ordinary. -0.23
b.kind at place  -0.225
b.kind at place, 0.215
b.kind at place. 0.269
b.kind at strange  -0.149
b.kind at strange, 0.488
b.kind at trade  0.774
b.kind at trade, 0.616
b.kind at tradeq 0.134
b.kind at_ -0.23
b.kind at_trade  0.243
b.kind be  0.52
b.kind be adv  0.193
b.kind be call  0.422
b.kind be colour  -0.115
b.kind be common  -0.134
b.kind be ordinary  -0.095
b.kind be strange  -0.107
b.kind beq 0.369
b.kind call  0.449
b.kind call strange  -0.2
b.kind call thing  -0.102
b.kind callq 0.106
b.kind common  -0.192
b.kind common at  0.24
b.kind common call  0.113
b.kind describes  -0.142
b.kind do  -0.205
b.kind field  -0.389
b.kind for  -0.497
b.kind for trade. 0.317
b.kind kind  -0.074
b.kind kind, -0.29
b.kind logo  -0.268
b.kind logo, 0.207
b.kind name  0.563
b.kind name be  0.221
b.kind name strange  -0.097
b.kind name strange. -0.111
b.kind name: 0.287
b.kind ordinary  0.236
b.kind ordinary strange  -0.066
b.kind ordinary, -0.298
b.kind ordinary. -0.173
b.kind strange strange  -0.042
b.kind strange strange. -0.071
b.kind strange subj  -0.259
b.kind strange thing  -0.05
b.kind strange& -0.191
b.kind strange, -0.205
b.kind strange. -0.341
b.kind subj  -0.348
b.kind subj do  -0.245
b.kind thing  -0.32
b.kind thing at  0.414
b.kind trade  -0.179
b.kind trade, 0.233
b.kind will  -0.12
b.kind wish  -0.108
b.kind( 0.268
b.kind, 0.054
b.kind,adv  -0.328
b.kind,art  0.371
b.kind,at  -0.135
b.kind,common  -0.167
b.kind,common ordinary, 0.407
b.kind,describes  -0.155
b.kind,name  -0.379
b.kind,neg  -0.153
b.kind,strange  -0.47
b.kind,strange& -0.162
b.kind,strange, -0.051
b.kind,strange. 0.118
b.kind,subj  -0.176
b.kind,thing  -0.481
b.kind,trade  -0.259
b.kind. -0.399
b.kind.art  -0.223
b.kind.colour  -0.111
b.kind.common  -0.348
b.kind.name  0.182
b.kind.name: 0.151
b.kind.strange  -0.21
b.kind.thing  -0.128
b.kind/ 0.197
b.kind: 0.578
b.kind:art  -0.147
b.kind:common  -0.044
b.kind:describes  -0.145
b.kind:kind  -0.061
b.kind:ordinary  -0.131
b.kind:strange  -0.141
b.kind:strangen -0.098
b.kind:trade  -0.046
b.kind; 0.074
b.kindn -0.065
b.kindq 0.55
b.kindqart  -0.093
b.kind~ 0.079
b.kk.^ ^^ 0.12
b.kk.^ a  -0.441
b.kk.^ academia  0.105
b.kk.^ an  -0.079
b.kk.^ barber  -0.17
b.kk.^ bike  -0.13
b.kk.^ boa  -0.047
b.kk.^ bonjour, -0.074
b.kk.^ brand: 0.167
b.kk.^ cabinet  -0.046
b.kk.^ can  -0.141
b.kk.^ clinica  -0.203
b.kk.^ coffee  -0.429
b.kk.^ company: 0.239
b.kk.^ dear  -0.223
b.kk.^ design  -0.09
b.kk.^ el  -0.105
b.kk.^ every  -0.195
b.kk.^ family  -0.04
b.kk.^ fintech  -0.106
b.kk.^ for  0.285
b.kk.^ fromagerie  0.195
b.kk.^ fur  -0.263
b.kk.^ golf  -0.336
b.kk.^ hello! 0.246
b.kk.^ hey! -0.096
b.kk.^ hi  -0.104
b.kk.^ hi! -0.095
b.kk.^ i  -0.151
b.kk.^ ice  -0.047
b.kk.^ im  -0.229
b.kk.^ insurance  -0.292
b.kk.^ its  -0.066
b.kk.^ je  -0.047
b.kk.^ just  -0.132
b.kk.^ l_ -0.146
b.kk.^ la  -0.447
b.kk.^ logo  -0.103
b.kk.^ logo, -0.292
b.kk.^ logo: 0.194
b.kk.^ make  -0.153
b.kk.^ mobile  -0.153
b.kk.^ moin, -0.059
b.kk.^ monogram  0.311
b.kk.^ museum  -0.045
b.kk.^ my  -0.16
b.kk.^ name  0.082
b.kk.^ name: -0.072
b.kk.^ necesitamos  -0.099
b.kk.^ need  -0.174
b.kk.^ new  -0.096
b.kk.^ nom: 0.353
b.kk.^ nome: -0.145
b.kk.^ not  -0.061
b.kk.^ notre  -0.097
b.kk.^ on  -0.068
b.kk.^ our  -0.137
b.kk.^ please  -0.171
b.kk.^ plumber  -0.095
b.kk.^ quero  -0.043
b.kk.^ siamo  0.367
b.kk.^ simple  -0.102
b.kk.^ ski  -0.134
b.kk.^ small  -0.283
b.kk.^ so  -0.053
b.kk.^ solo  -0.078
b.kk.^ something  -0.084
b.kk.^ somos  0.099
b.kk.^ studio  -0.409
b.kk.^ surf  -0.08
b.kk.^ sushi  -0.379
b.kk.^ tattoo  -0.04
b.kk.^ tech  -0.044
b.kk.^ the  -0.593
b.kk.^ three  -0.244
b.kk.^ travel  -0.047
b.kk.^ un  -0.109
b.kk.^ une  -0.096
b.kk.^ vegan  -0.37
b.kk.^ we  -0.177
b.kk.^ weare  0.166
b.kk.^ wedding  -0.203
b.kk.^ wir  -0.15
b.kk.^ yoga  -0.344
b.kk.a badge, -0.217
b.kk.a bakery  -0.096
b.kk.a bit  -0.063
b.kk.a bold  -0.088
b.kk.a browser  -0.042
b.kk.a call  -0.276
b.kk.a day. 0.138
b.kk.a dog  -0.052
b.kk.a few  -0.205
b.kk.a fox  -0.347
b.kk.a little  -0.087
b.kk.a logo  -0.251
b.kk.a logo. -0.208
b.kk.a minha  -0.115
b.kk.a monogram, -0.3
b.kk.a name  -0.361
b.kk.a name, -0.327
b.kk.a new  -0.175
b.kk.a newsletter  -0.142
b.kk.a padaria  0.277
b.kk.a sleep  -0.185
b.kk.a small  -0.157
b.kk.a symbol  -0.162
b.kk.a tiny  -0.061
b.kk.a wordmark  -0.108
b.kk.above a  -0.084
b.kk.above the  -0.105
b.kk.abstract mark  -0.091
b.kk.abstract mark. -0.041
b.kk.across the  -0.1
b.kk.agreed on  0.351
b.kk.all lowercase, -0.082
b.kk.all over  -0.527
b.kk.an abstract  -0.048
b.kk.an app  -0.142
b.kk.and a  -0.152
b.kk.and black. -0.06
b.kk.and blue  -0.069
b.kk.and i  -0.056
b.kk.and its  -0.042
b.kk.and lime, -0.048
b.kk.and my  -0.057
b.kk.and nobody  -0.075
b.kk.and orange, -0.076
b.kk.and our  -0.111
b.kk.and the  -0.326
b.kk.and then  -0.092
b.kk.and we  -0.11
b.kk.and white, -0.149
b.kk.and yellow, 0.33
b.kk.app for  -0.134
b.kk.app icon  -0.134
b.kk.are called  0.098
b.kk.are four  -0.056
b.kk.are still  -0.103
b.kk.are the  0.206
b.kk.artesanal de  -0.161
b.kk.as an  -0.25
b.kk.as our  -0.097
b.kk.as the  -0.25
b.kk.at the  -0.223
b.kk.auf dem  -0.182
b.kk.badge for  0.141
b.kk.badge with  -0.192
b.kk.bakery in  -0.298
b.kk.bakery is  0.411
b.kk.bank in  -0.148
b.kk.bar in  -0.179
b.kk.barber shop  0.085
b.kk.based in  -0.136
b.kk.be a  -0.193
b.kk.be called  -0.093
b.kk.behind the  -0.1
b.kk.below the  -0.048
b.kk.bike repair  -0.071
b.kk.bitte keine  -0.062
b.kk.black and  -0.049
b.kk.black bold  -0.046
b.kk.blue is  -0.203
b.kk.brand for  0.429
b.kk.brand is  0.338
b.kk.brand name  0.14
b.kk.brand name: 0.241
b.kk.brauchen ein  -0.122
b.kk.brother in- -0.043
b.kk.brown and  -0.089
b.kk.business is  0.291
b.kk.business name: 0.163
b.kk.but that  -0.047
b.kk.by the  -0.191
b.kk.c est  0.475
b.kk.cabinet d_ -0.207
b.kk.call it  0.374
b.kk.call me  -0.162
b.kk.called the  -0.106
b.kk.can you  -0.159
b.kk.centre for  -0.281
b.kk.chama se  0.445
b.kk.cherche un  -0.041
b.kk.clinica veterinaria  0.218
b.kk.co op  0.28
b.kk.com um  -0.098
b.kk.company in  -0.134
b.kk.company is  0.27
b.kk.company name  -0.142
b.kk.company name: -0.066
b.kk.con un  -0.081
b.kk.crest for  0.361
b.kk.dans le  -0.12
b.kk.dark blue, -0.098
b.kk.dark brown, -0.112
b.kk.dark green, -0.082
b.kk.dark grey. -0.08
b.kk.de la  0.337
b.kk.de musica  0.333
b.kk.de surf  0.1
b.kk.deep green. -0.194
b.kk.dispensary in  -0.214
b.kk.do a  -0.114
b.kk.do not  -0.075
b.kk.do one  -0.118
b.kk.dog grooming  -0.048
b.kk.dont draw  -0.071
b.kk.dont want  -0.072
b.kk.door and  -0.052
b.kk.drawn by  -0.105
b.kk.ein logo  -0.094
b.kk.ein neues  -0.212
b.kk.el lema  -0.209
b.kk.el nombre  -0.279
b.kk.emblem for  0.211
b.kk.farm in  -0.079
b.kk.firm is  0.122
b.kk.fix it  -0.042
b.kk.fleuriste a  -0.292
b.kk.for a  -0.661
b.kk.for an  -0.091
b.kk.for artists. -0.114
b.kk.for my  -0.327
b.kk.for offices. 0.152
b.kk.for old  -0.104
b.kk.for our  -0.253
b.kk.for rural  -0.16
b.kk.for ten  -0.072
b.kk.for the  0.527
b.kk.founded by  -0.076
b.kk.from a  -0.071
b.kk.from home  -0.056
b.kk.from the  -0.191
b.kk.fur die  -0.059
b.kk.fur unsere  -0.162
b.kk.garage in  -0.067
b.kk.geometric sans, -0.145
b.kk.go by  0.248
b.kk.goes by  0.24
b.kk.golf club  -0.216
b.kk.good morning, -0.244
b.kk.harbour street  -0.094
b.kk.has been  0.306
b.kk.have a  -0.046
b.kk.have been  -0.042
b.kk.hi im  -0.203
b.kk.i am  -0.219
b.kk.i do  -0.069
b.kk.i go  -0.057
b.kk.i have  -0.082
b.kk.i make  -0.113
b.kk.i run  0.178
b.kk.i teach  -0.245
b.kk.i want  -0.06
b.kk.ice cream  -0.06
b.kk.icon for  -0.252
b.kk.icon only  -0.058
b.kk.id like  -0.118
b.kk.identity for  0.386
b.kk.il nome  -0.222
b.kk.im opening  -0.079
b.kk.imagen de  0.442
b.kk.in a  -0.245
b.kk.in cormorant  -0.075
b.kk.in ghent. -0.178
b.kk.in lower  -0.09
b.kk.in march  -0.058
b.kk.in old  -0.064
b.kk.in the  -0.605
b.kk.is a  -0.081
b.kk.is also  -0.053
b.kk.is called  0.654
b.kk.is calledq 0.129
b.kk.is in  -0.087
b.kk.is named  0.495
b.kk.is now  0.196
b.kk.is our  -0.082
b.kk.is the  -0.172
b.kk.is too  -0.053
b.kk.is what  -0.094
b.kk.isle of  -0.236
b.kk.it is  -0.048
b.kk.it should  -0.104
b.kk.it the  -0.293
b.kk.it to  -0.142
b.kk.it will  -0.133
b.kk.its a  -0.062
b.kk.its called  0.336
b.kk.its called. -0.253
b.kk.its for  -0.119
b.kk.its name  -0.075
b.kk.its named  0.346
b.kk.je suis  -0.06
b.kk.just a  -0.041
b.kk.keep it  -0.061
b.kk.kind of  -0.049
b.kk.kind regards, -0.191
b.kk.kind regardsn -0.31
b.kk.l ancien  -0.168
b.kk.l enseigne  -0.062
b.kk.la imagen  -0.128
b.kk.last week  -0.347
b.kk.le nom  -0.187
b.kk.leaf green. -0.046
b.kk.leave it  -0.144
b.kk.left name  -0.059
b.kk.lema esq -0.345
b.kk.lettering in  -0.105
b.kk.like a  -0.061
b.kk.like the  -0.095
b.kk.logo 4  -0.116
b.kk.logo for  0.413
b.kk.logo forq 0.138
b.kk.logo fur  -0.614
b.kk.logo is  -0.072
b.kk.logo name  -0.205
b.kk.logo no  -0.078
b.kk.logo of  0.264
b.kk.logo para  -0.059
b.kk.logo per  0.227
b.kk.logo pour  -0.181
b.kk.logo pra  -0.227
b.kk.logo that  -0.063
b.kk.logo type: -0.212
b.kk.logo with  -0.2
b.kk.logotipo para  0.229
b.kk.loja de  -0.145
b.kk.looking for  -0.298
b.kk.looks like  -0.14
b.kk.lower case  -0.079
b.kk.lower case. -0.078
b.kk.made by  -0.219
b.kk.made from  -0.095
b.kk.made of  -0.109
b.kk.make a  -0.366
b.kk.make it  -0.043
b.kk.make me  -0.058
b.kk.mark for  0.215
b.kk.mark no  -0.065
b.kk.market in  -0.214
b.kk.me a  -0.072
b.kk.me and  -0.12
b.kk.me to  -0.084
b.kk.mind the  -0.35
b.kk.modern logo  -0.309
b.kk.mono font, -0.06
b.kk.monogram for  0.238
b.kk.monograma con  -0.073
b.kk.mostly the  -0.142
b.kk.museum of  -0.508
b.kk.must be  -0.176
b.kk.my brother  -0.212
b.kk.my company  0.1
b.kk.my dog  -0.079
b.kk.my husband  -0.082
b.kk.my initials  -0.241
b.kk.nada de  -0.048
b.kk.name in  -0.214
b.kk.name is  -0.058
b.kk.name of  0.295
b.kk.name on  -0.237
b.kk.name so  -0.126
b.kk.name the  -0.073
b.kk.name to  -0.091
b.kk.name yet, -0.098
b.kk.navy no  -0.045
b.kk.need a  -0.12
b.kk.need logo  -0.199
b.kk.needle and  -0.078
b.kk.new name  -0.226
b.kk.next to  -0.314
b.kk.night shift  -0.046
b.kk.no name  -0.169
b.kk.nome da  -0.31
b.kk.nos llamamos  0.322
b.kk.not like  -0.322
b.kk.nothing else. -0.079
b.kk.now its  -0.211
b.kk.now the  -0.305
b.kk.of my  -0.129
b.kk.of our  -0.08
b.kk.of the  -0.483
b.kk.of them  -0.109
b.kk.of us  -0.076
b.kk.off white. -0.08
b.kk.on a  -0.242
b.kk.on black, -0.063
b.kk.on its  0.259
b.kk.on our  -0.115
b.kk.on the  -0.83
b.kk.one for  0.344
b.kk.one very  -0.06
b.kk.only a  -0.138
b.kk.only for  -0.106
b.kk.only no  -0.044
b.kk.only the  -0.19
b.kk.opening a  -0.083
b.kk.our app  -0.214
b.kk.our cafe  -0.304
b.kk.our customers  -0.043
b.kk.our name  -0.211
b.kk.out of  -0.355
b.kk.out the  -0.119
b.kk.ouvrons une  -0.072
b.kk.para a  0.38
b.kk.para la  0.202
b.kk.para mi  -0.134
b.kk.pas de  -0.065
b.kk.people who  -0.073
b.kk.per la  -0.052
b.kk.please dont  -0.088
b.kk.please draw  0.313
b.kk.please no  -0.146
b.kk.podcast about  -0.245
b.kk.pour le  -0.324
b.kk.pour mon  -0.141
b.kk.pour une  -0.158
b.kk.practice is  0.079
b.kk.purple and  -0.049
b.kk.red cream. -0.114
b.kk.renovar la  -0.187
b.kk.rounded letters. -0.06
b.kk.run by  -0.042
b.kk.rv stortebeker  -0.088
b.kk.salon de  -0.389
b.kk.sans all  -0.073
b.kk.school for  -0.228
b.kk.schrift serifenlos, -0.044
b.kk.se chama  0.076
b.kk.se llama  0.178
b.kk.serif please  -0.094
b.kk.settled on  -0.084
b.kk.shaped like  -0.058
b.kk.shop in  -0.389
b.kk.shop is  0.287
b.kk.should be  -0.056
b.kk.show a  -0.061
b.kk.si chiama  0.361
b.kk.since 1988. -0.057
b.kk.since last  -0.051
b.kk.since the  -0.247
b.kk.ski resort  -0.13
b.kk.slab serif. -0.098
b.kk.slogan isq -0.265
b.kk.so far, -0.097
b.kk.so o  -0.043
b.kk.so we  -0.05
b.kk.sold at  -0.433
b.kk.something for  0.308
b.kk.something like  -0.111
b.kk.spin out  0.347
b.kk.spring and  -0.05
b.kk.starting a  -0.045
b.kk.street in  -0.215
b.kk.studio di  -0.113
b.kk.studio in  -0.077
b.kk.studio is  0.371
b.kk.studio name: 0.273
b.kk.sur l_ -0.218
b.kk.surf chamada  0.215
b.kk.symbol for  -0.229
b.kk.tagline is  -0.146
b.kk.tagline isq -0.116
b.kk.taller mecanico  0.208
b.kk.team the  0.611
b.kk.that reads  -0.106
b.kk.thats it. -0.214
b.kk.the brand  -0.112
b.kk.the company  -0.06
b.kk.the harbour  -0.47
b.kk.the label  0.329
b.kk.the lettering  -0.168
b.kk.the letters  -0.104
b.kk.the lineq -0.187
b.kk.the market  -0.101
b.kk.the name  -0.138
b.kk.the name, 0.171
b.kk.the name: 0.383
b.kk.the office  -0.246
b.kk.the old  -0.049
b.kk.the practice  -0.057
b.kk.the shop  -0.255
b.kk.the slow  -0.078
b.kk.the van  -0.08
b.kk.them at  -0.094
b.kk.there are  -0.155
b.kk.theres a  -0.092
b.kk.third generation, 0.539
b.kk.three of  -0.079
b.kk.to a  -0.114
b.kk.to be  -0.365
b.kk.to call  -0.196
b.kk.to say  0.102
b.kk.to the  -0.371
b.kk.tool for  -0.301
b.kk.trade as  0.24
b.kk.um logo  -0.255
b.kk.un logo  -0.145
b.kk.un symbole  -0.073
b.kk.und ohne  -0.161
b.kk.und weiss, -0.062
b.kk.under the  -0.266
b.kk.une creperie  -0.044
b.kk.une librairie  -0.147
b.kk.us as  0.24
b.kk.us the  0.223
b.kk.us weare  0.158
b.kk.use a  -0.065
b.kk.vegan cheese  0.244
b.kk.want a  -0.103
b.kk.we are  0.602
b.kk.we areq 0.166
b.kk.we call  -0.335
b.kk.we can  -0.06
b.kk.we do: -0.149
b.kk.we dont  -0.082
b.kk.we need  -0.082
b.kk.we sell  -0.09
b.kk.we were  -0.225
b.kk.we would  -0.053
b.kk.weare a  -0.233
b.kk.weare called  0.483
b.kk.weare launching  0.148
b.kk.weare the  0.193
b.kk.wed like  -0.096
b.kk.what is  -0.103
b.kk.what its  -0.165
b.kk.which is  0.152
b.kk.who is  -0.121
b.kk.will be  0.256
b.kk.wir brauchen  -0.109
b.kk.wir ein  -0.106
b.kk.wir sind  0.137
b.kk.with a  -0.209
b.kk.with an  -0.135
b.kk.with one  -0.14
b.kk.with the  -0.142
b.kk.with your  -0.399
b.kk.wordmark for  0.689
b.kk.work as  0.32
b.kk.working title  -0.065
b.kk.would be  -0.428
b.kk.would like  -0.042
b.kk.y la  -0.069
b.kk.yellow and  -0.098
b.kk.yes really. -0.161
b.kk.yoga in  -0.198
b.kk.yoga studio  0.373
b.kk.you do  0.08
b.kk.zwischen den  -0.231
b.like  -0.227
b.like art  -0.374
b.like at  -0.071
b.like at common  -0.226
b.like be  -0.324
b.like common. -0.052
b.like do  -0.061
b.like do thing. -0.044
b.like poss  -0.203
b.like strange  -0.225
b.like subj  -0.096
b.like subj art  -0.096
b.like trade  -0.208
b.like.come.0  0.103
b.like.come.1  -0.331
b.like.come.2  -0.148
b.like.como.0  0.495
b.like.como.1  -0.261
b.like.competitors.1  -0.32
b.like.competitors.2  -0.065
b.like.competitors.3  -0.103
b.like.ex.0- -0.057
b.like.ex.2  -0.134
b.like.founded by.0  -0.076
b.like.i am.0  -0.219
b.like.i am.1  -0.129
b.like.i am.2  -0.25
b.like.like.0  -0.622
b.like.like.0: -0.083
b.like.like.1  -0.202
b.like.like.1, -0.08
b.like.like.1. -0.064
b.like.like.2  -0.191
b.like.like.2, -0.185
b.like.like.2. -0.08
b.like.like.3  -0.242
b.like.like.3. 0.125
b.like.looks like.0  -0.14
b.like.meets.1  -0.062
b.like.my dog.0  -0.079
b.like.my dog.1  -0.113
b.like.my dog.2  -0.301
b.like.my husband.0  -0.082
b.like.my name is.0  -0.481
b.like.my name is.1  -0.302
b.like.my wife.1  0.255
b.like.not like.0  -0.322
b.like.not like.1  -0.081
b.like.run by.0  -0.042
b.like.run by.2  -0.146
b.like.sold at.0  -0.433
b.like.sold at.1  -0.047
b.like.think.2  -0.233
b.like.think.3  -0.088
b.like.tipo.0  -0.282
b.like.tipo.2  -0.121
b.like.used to be called.0  -0.323
b.like: -0.083
b.logo  -0.582
b.logo adv  -0.058
b.logo adv for  -0.043
b.logo adv, -0.357
b.logo adv,neg  -0.044
b.logo at  0.455
b.logo at art  -0.264
b.logo at do  -0.11
b.logo at strange  -0.2
b.logo be  0.162
b.logo common  -0.229
b.logo do  -0.099
b.logo for  0.426
b.logo for adv  -0.401
b.logo for colour  -0.172
b.logo for do  -0.24
b.logo for kind  -0.514
b.logo for ordinary  -0.473
b.logo for poss  -0.388
b.logo for strange& -0.106
b.logo for strange, -0.391
b.logo for thing  -0.423
b.logo for trade  -0.117
b.logo forq 0.316
b.logo forqstrangeq -0.1
b.logo look: -0.095
b.logo ordinary  -0.304
b.logo strange  -0.04
b.logo strange for  0.586
b.logo subj  -0.093
b.logo thing  -0.087
b.logo where, -0.133
b.logo where,name  -0.064
b.logo will  0.082
b.logo wish  -0.205
b.logo wish for  0.283
b.logo wish: -0.079
b.logo, 0.138
b.logo,common  -0.073
b.logo,describes  -0.095
b.logo,describes, -0.074
b.logo,name  -0.282
b.logo,neg  -0.137
b.logo,subj  -0.196
b.logo,thing  -0.054
b.logo,wish, -0.045
b.logo. -0.086
b.logo.colour  -0.055
b.logo.colour, -0.059
b.logo.colour. -0.242
b.logo.describes  -0.165
b.logo.name: 0.546
b.logo.neg  -0.048
b.logo.ordinary  -0.155
b.logo.strange  -0.17
b.logo.thing  -0.109
b.logo: -0.104
b.logo:art  -0.13
b.logo:do  -0.113
b.logo:do thing  -0.347
b.logo:strange  -0.122
b.logo? -0.216
b.logon -0.062
b.logonlook: -0.07
b.logoq 0.301
b.look  -0.817
b.look be  -0.164
b.look describes, -0.166
b.look describes,neg  -0.065
b.look ordinary. -0.045
b.look strange  -0.109
b.look strange. -0.156
b.look thing  -0.042
b.look will be  -0.092
b.look( -0.043
b.look, 0.06
b.look. -0.293
b.look: -0.299
b.look:colour  -0.067
b.look:trade  -0.095
b.look? -0.069
b.lookq 0.373
b.n -0.656
b.name  0.067
b.name adv  -0.162
b.name adv, -0.185
b.name art  -0.273
b.name at  0.174
b.name at art  0.339
b.name at kind: 0.285
b.name at ordinary  -0.14
b.name at poss  -0.064
b.name at strange  -0.265
b.name be  -0.052
b.name be art  -0.25
b.name be ordinary  -0.387
b.name be strange  -0.091
b.name be strange, -0.045
b.name be thing  -0.076
b.name common  -0.124
b.name common at  -0.485
b.name do  -0.093
b.name neg  -0.135
b.name ordinary  0.266
b.name past  -0.192
b.name strange  -0.201
b.name strange strange. -0.045
b.name strange. -0.159
b.name subj  -0.248
b.name subj art  -0.188
b.name where  -0.08
b.name where art  -0.048
b.name where, 0.078
b.name where. -0.07
b.name, 0.101
b.name,ordinary  -0.156
b.name,strange  -0.123
b.name. -0.351
b.name: 0.116
b.name:art  -0.157
b.name:at  -0.378
b.name:common  -0.232
b.name:describes  -0.091
b.name:kind  -0.28
b.name:ordinary  -0.301
b.name:strange  -0.31
b.name:strange ordinary. -0.074
b.name:strange& -0.066
b.name:strange. -0.064
b.name:strangen -0.199
b.name:thing  -0.232
b.name? 0.043
b.nameq -0.107
b.name~ 0.428
b.near.as -0.581
b.near.as X -0.38
b.near.as x -0.228
b.near.at -0.26
b.near.at A -0.434
b.near.at I 0.047
b.near.at X -0.191
b.near.at d -0.441
b.near.at x -0.627
b.near.at&X -0.4
b.near.at&x -0.156
b.near.at(X 0.278
b.near.at(x -0.157
b.near.at)x -0.334
b.near.at,A 0.147
b.near.at,I 0.063
b.near.at,X 0.595
b.near.at,d -0.385
b.near.at,x -0.811
b.near.at-X -0.254
b.near.at-x -0.22
b.near.at:X 0.454
b.near.at:x 0.065
b.near.at< A 0.186
b.near.at< X 0.282
b.near.at< d -0.084
b.near.at< x -0.855
b.near.at<!X -0.151
b.near.at<&X -0.182
b.near.at<&x -0.063
b.near.at<,X -0.279
b.near.at<,x -0.523
b.near.at<-x -0.245
b.near.at<.A 0.224
b.near.at<.I -0.354
b.near.at<.X -0.207
b.near.at<.x -0.08
b.near.at<:X 0.141
b.near.at<:x -0.489
b.near.at<;X 0.365
b.near.at<;x -0.199
b.near.at<?X -0.089
b.near.at<?x -0.276
b.near.at<aX -0.199
b.near.at<nX -0.522
b.near.at<nx -0.083
b.near.at<qX -0.172
b.near.at<~X 0.122
b.near.at<~x -0.329
b.near.at_X -0.064
b.near.at_x -0.467
b.near.ataX -0.32
b.near.atqx 0.122
b.near.call 0.406
b.near.call A 0.239
b.near.call I 0.388
b.near.call X 0.162
b.near.call c -0.137
b.near.call d 0.096
b.near.call x 0.266
b.near.call&X -0.125
b.near.call&x -0.143
b.near.call(x -0.154
b.near.call,x -0.178
b.near.call-x -0.139
b.near.call:X 0.331
b.near.call< -0.205
b.near.call< X 0.169
b.near.call< x -0.398
b.near.call<,X -0.077
b.near.call<,x -0.183
b.near.call<.I -0.085
b.near.call<.X -0.784
b.near.call<.x -0.299
b.near.call<;x -0.177
b.near.call<qX -0.084
b.near.callqX 0.126
b.near.callqx 0.203
b.near.field 0.251
b.near.field A -0.256
b.near.field X 0.186
b.near.field d -0.055
b.near.field x -0.686
b.near.field&x -0.121
b.near.field,X 0.279
b.near.field,x 0.16
b.near.field:X -0.083
b.near.field:x -0.417
b.near.field< -0.215
b.near.field< I 0.109
b.near.field< x -0.168
b.near.field<,x -0.114
b.near.field<.I -0.043
b.near.field<.X -0.182
b.near.field<.x -0.333
b.near.field<:X -0.112
b.near.field<:x -0.107
b.near.field<?X -0.042
b.near.field<nX -0.162
b.near.field<qX 0.243
b.near.fieldqX 0.12
b.near.fieldqx -0.172
b.near.for 0.343
b.near.for A 0.287
b.near.for I 0.128
b.near.for X 0.202
b.near.for c 0.267
b.near.for d -0.257
b.near.for x -0.368
b.near.for&X -0.214
b.near.for&x -0.189
b.near.for(X -0.113
b.near.for(x -0.22
b.near.for)x -0.12
b.near.for,A 0.254
b.near.for,I 0.127
b.near.for,X 0.287
b.near.for,x -0.39
b.near.for-x -0.286
b.near.for:X 0.327
b.near.for:x 0.12
b.near.for< -0.115
b.near.for< X -0.075
b.near.for< d -0.1
b.near.for< x -0.893
b.near.for<,X -0.303
b.near.for<,x -0.253
b.near.for<.X 0.148
b.near.for<.c -0.183
b.near.for<.x -0.08
b.near.for<:x -0.166
b.near.for<;x -0.102
b.near.for<?X -0.256
b.near.for<?x -0.45
b.near.for<aX -0.217
b.near.for<nX -0.268
b.near.for<qX 0.181
b.near.for<qx -0.101
b.near.for<~x -0.15
b.near.for_X 0.259
b.near.for_x -0.354
b.near.forqX 0.216
b.near.forqx 0.41
b.near.hi -0.712
b.near.hi X -0.383
b.near.hi d -0.334
b.near.hi x -0.435
b.near.hi,I -0.303
b.near.hi,X -0.514
b.near.hi,x -0.227
b.near.hi< -0.243
b.near.hi< X -0.362
b.near.hi< d -0.156
b.near.hi< x -0.177
b.near.hi<!x -0.089
b.near.hi<&X -0.122
b.near.hi<.X 0.136
b.near.hi<aX -0.262
b.near.hi<nX -0.458
b.near.hi<nx -0.113
b.near.hi_x -0.065
b.near.kind 0.358
b.near.kind I 0.179
b.near.kind X 0.221
b.near.kind c 0.297
b.near.kind d -0.257
b.near.kind x -0.055
b.near.kind&X -0.412
b.near.kind&x -0.214
b.near.kind(x -0.216
b.near.kind)x -0.146
b.near.kind,A 0.142
b.near.kind,I 0.078
b.near.kind,X 0.102
b.near.kind,d 0.227
b.near.kind,x -0.356
b.near.kind-X -0.13
b.near.kind-d -0.1
b.near.kind-x -0.117
b.near.kind/X 0.12
b.near.kind/x -0.064
b.near.kind:A 0.526
b.near.kind:X 0.445
b.near.kind:c 0.134
b.near.kind< 0.14
b.near.kind< A -0.258
b.near.kind< I -0.057
b.near.kind< d -0.18
b.near.kind< x -0.507
b.near.kind<!X 0.143
b.near.kind<&X -0.089
b.near.kind<&x -0.177
b.near.kind<,x -0.446
b.near.kind<.A 0.241
b.near.kind<.I -0.321
b.near.kind<.X -0.156
b.near.kind<.x -0.128
b.near.kind<:A 0.405
b.near.kind<:X 0.052
b.near.kind<:x -0.17
b.near.kind<;x -0.332
b.near.kind<?X 0.067
b.near.kind<?x -0.086
b.near.kind<aX -0.152
b.near.kind<nX -0.185
b.near.kind<qX 0.213
b.near.kind<qx -0.08
b.near.kind<~X 0.535
b.near.kind<~x -0.371
b.near.kind_x -0.23
b.near.kindaX -0.17
b.near.kindqA 0.139
b.near.kindqX 0.307
b.near.kindqx 0.327
b.near.like -0.545
b.near.like A -0.057
b.near.like X -0.209
b.near.like d -0.148
b.near.like x -0.379
b.near.like,X -0.277
b.near.like,x -0.303
b.near.like:X 0.184
b.near.like:x -0.12
b.near.like< -0.425
b.near.like< X -0.119
b.near.like< x -0.316
b.near.like<.X -0.272
b.near.like<.x -0.203
b.near.like<:X 0.06
b.near.likeqX 0.044
b.near.likeqx 0.219
b.near.logo 0.173
b.near.logo A -0.125
b.near.logo X 0.163
b.near.logo c 0.508
b.near.logo x -0.743
b.near.logo&X -0.205
b.near.logo&x -0.21
b.near.logo,I -0.239
b.near.logo,X 0.442
b.near.logo,x -1.001
b.near.logo-x -0.155
b.near.logo:x 0.102
b.near.logo< -0.171
b.near.logo< A -0.203
b.near.logo< X 0.435
b.near.logo< x -0.545
b.near.logo<!X -0.076
b.near.logo<&X -0.336
b.near.logo<,X -0.13
b.near.logo<,x -0.222
b.near.logo<.A -0.111
b.near.logo<.I -0.078
b.near.logo<.X -0.211
b.near.logo<.x -0.544
b.near.logo<:X -0.158
b.near.logo<:x -0.188
b.near.logo<;x -0.092
b.near.logo<?X -0.293
b.near.logo<?x -0.214
b.near.logo<aX -0.184
b.near.logo<nX -0.296
b.near.logo<nx -0.041
b.near.logo<qx 0.122
b.near.logo<~x -0.246
b.near.logo_X 0.292
b.near.logo_x -0.176
b.near.logoqA 0.32
b.near.logoqX 0.189
b.near.logoqx 0.223
b.near.look -0.38
b.near.look A -0.308
b.near.look I -0.285
b.near.look X -0.114
b.near.look x -0.584
b.near.look&x -0.154
b.near.look(x -0.045
b.near.look,X -0.137
b.near.look-x -0.045
b.near.look:X -0.284
b.near.look:x 0.148
b.near.look< -0.403
b.near.look< X -0.208
b.near.look< x -0.279
b.near.look<,X -0.08
b.near.look<,x -0.096
b.near.look<.X -0.33
b.near.look<.x -0.346
b.near.look<:X -0.211
b.near.look<:x -0.295
b.near.look<?X -0.116
b.near.look<nX -0.114
b.near.look<qX 0.258
b.near.lookqx -0.076
b.near.name 0.253
b.near.name A 0.317
b.near.name X 0.093
b.near.name d -0.057
b.near.name x -0.496
b.near.name&X -0.256
b.near.name&x -0.166
b.near.name(x -0.054
b.near.name,X 0.108
b.near.name,x -0.619
b.near.name:A 0.075
b.near.name:X 0.336
b.near.name:x -0.191
b.near.name< -0.42
b.near.name< X 0.309
b.near.name< x -0.28
b.near.name<,X -0.158
b.near.name<,x -0.18
b.near.name<.I -0.252
b.near.name<.X -0.801
b.near.name<.x -0.543
b.near.name<:X 0.105
b.near.name<:x -0.443
b.near.name<;x -0.05
b.near.name<nX -0.424
b.near.name<qX -0.067
b.near.name<~X 0.419
b.near.name_X -0.284
b.near.nameqX -0.116
b.near.nameqx -0.125
b.near.neg -0.389
b.near.neg A 0.063
b.near.neg X -0.052
b.near.neg d -0.254
b.near.neg x -0.402
b.near.neg&X -0.129
b.near.neg(x -0.074
b.near.neg,X 0.318
b.near.neg,x -0.87
b.near.neg-x -0.181
b.near.neg:X 0.146
b.near.neg:x -0.47
b.near.neg< -0.089
b.near.neg< I 0.109
b.near.neg< x -0.527
b.near.neg<!X -0.253
b.near.neg<&X -0.059
b.near.neg<,X -0.288
b.near.neg<,x -0.156
b.near.neg<.I -0.194
b.near.neg<.X 0.217
b.near.neg<.x -0.43
b.near.neg<:X 0.188
b.near.neg<:x -0.336
b.near.neg<;x -0.062
b.near.neg<?X -0.383
b.near.neg<nX -0.42
b.near.neg<qX -0.085
b.near.neg<~x -0.079
b.near.neg_x -0.185
b.near.negad -0.255
b.near.past -0.78
b.near.past I -0.082
b.near.past X -0.565
b.near.past d -0.097
b.near.past x -0.58
b.near.past&X -0.072
b.near.past,x -0.217
b.near.past-x -0.063
b.near.past:X -0.196
b.near.past< 0.28
b.near.past< x -0.238
b.near.past<,X -0.221
b.near.past<.X -0.133
b.near.past<.x -0.168
b.near.past<:X 0.133
b.near.past<nX -0.092
b.near.past<qX 0.115
b.near.pastqx -0.104
b.near.poss 0.521
b.near.poss A 0.163
b.near.poss X 0.152
b.near.poss c 0.282
b.near.poss d -0.355
b.near.poss&X -0.221
b.near.poss&x -0.231
b.near.poss(X -0.145
b.near.poss(x -0.121
b.near.poss)x -0.05
b.near.poss,I -0.258
b.near.poss,X 0.24
b.near.poss,x -0.122
b.near.poss-X -0.302
b.near.poss-x -0.383
b.near.poss:X 0.165
b.near.poss:x -0.337
b.near.poss< -0.301
b.near.poss< X 0.119
b.near.poss< d -0.091
b.near.poss< x -0.223
b.near.poss<,x -0.2
b.near.poss<.I -0.302
b.near.poss<.X -0.432
b.near.poss<.x -0.453
b.near.poss<:X 0.263
b.near.poss<?X 0.395
b.near.poss<aX -0.236
b.near.poss<qX -0.102
b.near.poss<qx -0.099
b.near.poss_x -0.103
b.near.possqX 0.151
b.near.possqx 0.264
b.near.say 0.335
b.near.say A 0.229
b.near.say I 0.131
b.near.say X 0.49
b.near.say,X -0.102
b.near.say,x -0.646
b.near.say-x -0.134
b.near.say:X 0.454
b.near.say:x -0.308
b.near.say< -0.32
b.near.say< x -0.329
b.near.say<,X -0.056
b.near.say<,x -0.139
b.near.say<.X -0.116
b.near.say<.x -0.382
b.near.say<:X 0.15
b.near.say<qX -0.043
b.near.sayqX -0.136
b.near.sayqx 0.132
b.near.tagl 0.047
b.near.tagl X 0.058
b.near.tagl x 0.184
b.near.tagl,X 0.103
b.near.tagl,x -0.285
b.near.tagl:X -0.483
b.near.tagl:x -0.096
b.near.tagl< X 0.077
b.near.tagl<:X 0.438
b.near.tagl<qX -0.324
b.near.taglqX -0.438
b.near.taglqx -0.12
b.near.trade A -0.16
b.near.trade I 0.146
b.near.trade X -0.069
b.near.trade c 0.407
b.near.trade d -0.058
b.near.trade x -0.153
b.near.trade&X -0.614
b.near.trade&x -0.376
b.near.trade(X 0.48
b.near.trade(x -0.257
b.near.trade)x -0.302
b.near.trade,A 0.255
b.near.trade,I 0.237
b.near.trade,X -0.17
b.near.trade,c 0.344
b.near.trade,x -0.315
b.near.trade-X -0.454
b.near.trade-x -0.305
b.near.trade/X 0.06
b.near.trade/x -0.113
b.near.trade:A 0.532
b.near.trade:X 0.466
b.near.trade:c 0.389
b.near.trade:x 0.081
b.near.trade< 0.307
b.near.trade< I -0.26
b.near.trade< X -0.059
b.near.trade< d -0.283
b.near.trade< x -1.151
b.near.trade<!X 0.14
b.near.trade<!x -0.093
b.near.trade<&X -0.263
b.near.trade<&x -0.09
b.near.trade<,X -0.315
b.near.trade<,x -0.673
b.near.trade<-x -0.202
b.near.trade<.A 0.222
b.near.trade<.I -0.439
b.near.trade<.X 0.194
b.near.trade<.c 0.175
b.near.trade<.x 0.123
b.near.trade<:A 0.488
b.near.trade<:x -0.369
b.near.trade<;X -0.062
b.near.trade<;x -0.46
b.near.trade<?X -0.277
b.near.trade<?x -0.247
b.near.trade<aX -0.257
b.near.trade<nX -0.328
b.near.trade<nx -0.108
b.near.trade<qI 0.17
b.near.trade<qX -0.154
b.near.trade<qx 0.174
b.near.trade<~X 0.819
b.near.trade<~x -0.618
b.near.trade_x -0.192
b.near.tradeaX -0.186
b.near.tradead -0.06
b.near.tradeqA 0.298
b.near.tradeqX 0.423
b.near.tradeqc 0.122
b.near.tradeqx 0.416
b.near.where -0.144
b.near.where X -0.324
b.near.where x -0.462
b.near.where,X 0.106
b.near.where,x -0.311
b.near.where:X -0.189
b.near.where< -0.496
b.near.where< X 0.161
b.near.where< x -0.379
b.near.where<,X -0.141
b.near.where<,x -0.04
b.near.where<.X -0.541
b.near.where<:X -0.079
b.near.where<:x -0.146
b.near.where<nX -0.055
b.near.where<qX -0.07
b.near.whereqX -0.276
b.neg  -0.717
b.neg at  -0.107
b.neg colour, 0.271
b.neg colour. -0.169
b.neg common  -0.381
b.neg common thing  -0.066
b.neg common, -0.066
b.neg common. -0.17
b.neg describes, -0.072
b.neg describes,neg  -0.055
b.neg describes. -0.45
b.neg do  -0.144
b.neg do do  -0.044
b.neg for  -0.512
b.neg like  -0.322
b.neg like: -0.083
b.neg name  -0.18
b.neg name, -0.051
b.neg ordinary, -0.064
b.neg say  -0.264
b.neg strange  -0.081
b.neg strange, -0.359
b.neg thing  -0.136
b.neg thing common, -0.066
b.neg thing trade, -0.049
b.neg thing, -0.134
b.neg thing- -0.046
b.neg thing. -0.197
b.neg trade  -0.291
b.neg trade thing, -0.056
b.neg trade thing. -0.058
b.neg trade. 0.214
b.neg wish  -0.078
b.neg wish do  -0.101
b.neg, -0.243
b.neg,common  -0.076
b.neg,common describes, -0.073
b.neg,ordinary  -0.097
b.neg- -0.129
b.neg. -0.074
b.neg: 0.263
b.neg? -0.084
b.nega -0.349
b.neg~ -0.078
b.number  -0.707
b.number strange  -0.21
b.number strange. -0.179
b.number thing  -0.197
b.number thing, -0.122
b.number thing. 0.138
b.number trade  -0.249
b.number, 0.17
b.number,common  -0.154
b.number- -0.1
b.number. -0.501
b.number.common  -0.147
b.number/ -0.295
b.number: -0.38
b.numberq -0.173
b.ordinary  -0.515
b.ordinary adv  -0.064
b.ordinary and  -0.643
b.ordinary and at  -0.081
b.ordinary and colour, -0.083
b.ordinary and common  -0.079
b.ordinary and do  -0.071
b.ordinary art  -0.041
b.ordinary art field  -0.128
b.ordinary art kind  -0.044
b.ordinary art logo  -0.153
b.ordinary art name, 0.048
b.ordinary art ordinary  -0.046
b.ordinary art strange  -0.229
b.ordinary art thing  -0.216
b.ordinary art_ -0.254
b.ordinary at  -0.853
b.ordinary at art  -0.136
b.ordinary at colour. -0.229
b.ordinary at common  -0.146
b.ordinary at ordinary, 0.117
b.ordinary at poss  -0.071
b.ordinary at strange  0.27
b.ordinary at strange, -0.216
b.ordinary at strange. -0.29
b.ordinary at thing  -0.053
b.ordinary at trade  0.124
b.ordinary at_ -0.393
b.ordinary be  -0.463
b.ordinary be call  0.145
b.ordinary be ordinary  -0.066
b.ordinary be strange  0.367
b.ordinary call  0.226
b.ordinary colour  -0.175
b.ordinary colour and  -0.147
b.ordinary colour at  -0.129
b.ordinary colour, -0.061
b.ordinary colour,colour. -0.202
b.ordinary colour. 0.119
b.ordinary colourq 0.192
b.ordinary common  -0.491
b.ordinary common art  -0.04
b.ordinary common at  -0.298
b.ordinary common common, -0.113
b.ordinary common common. -0.064
b.ordinary common strange  0.345
b.ordinary common thing. 0.367
b.ordinary common. 0.15
b.ordinary describes, -0.143
b.ordinary describes,neg  -0.056
b.ordinary describes. -0.056
b.ordinary do  -0.389
b.ordinary do at  0.341
b.ordinary do ordinary  -0.104
b.ordinary do thing  -0.099
b.ordinary do trade, -0.149
b.ordinary field  -0.12
b.ordinary for  -0.361
b.ordinary for trade, -0.189
b.ordinary kind at  -0.072
b.ordinary like  -0.058
b.ordinary logo. -0.392
b.ordinary look  -0.25
b.ordinary name  -0.06
b.ordinary neg  -0.433
b.ordinary neg do  -0.106
b.ordinary number  -0.096
b.ordinary number, -0.057
b.ordinary ordinary  -0.428
b.ordinary ordinary at  -0.053
b.ordinary ordinary strange  -0.243
b.ordinary ordinary subj  -0.099
b.ordinary ordinary, -0.244
b.ordinary ordinary. -0.236
b.ordinary ordinary: -0.051
b.ordinary say  -0.144
b.ordinary strange  0.047
b.ordinary strange and  -0.107
b.ordinary strange art  -0.106
b.ordinary strange at  -0.339
b.ordinary strange ordinary  -0.154
b.ordinary strange subj  -0.2
b.ordinary strange, 0.325
b.ordinary strange,art  -0.109
b.ordinary strange,colour  -0.053
b.ordinary strange,strange  -0.23
b.ordinary strange- -0.058
b.ordinary strange. -0.68
b.ordinary strange: -0.316
b.ordinary strangeq -0.221
b.ordinary subj  -0.101
b.ordinary subj art  -0.109
b.ordinary subj at  -0.094
b.ordinary subj common  -0.181
b.ordinary subj do  -0.238
b.ordinary subj ordinary  0.213
b.ordinary subj strange  -0.212
b.ordinary subj, 0.543
b.ordinary subj. 0.348
b.ordinary thing  -0.26
b.ordinary thing at  -0.215
b.ordinary thing for  0.335
b.ordinary thing thing  -0.046
b.ordinary thing trade. -0.201
b.ordinary thing, 0.364
b.ordinary thing,common  -0.046
b.ordinary thing. 0.135
b.ordinary thingq -0.066
b.ordinary trade at  -0.101
b.ordinary trade kind  0.122
b.ordinary trade subj  -0.051
b.ordinary trade, -0.279
b.ordinary trade.art  -0.497
b.ordinary where  -0.157
b.ordinary will  -0.167
b.ordinary! -0.237
b.ordinary& -0.478
b.ordinary( 0.38
b.ordinary, -0.344
b.ordinary,adv  -0.158
b.ordinary,and  -0.095
b.ordinary,art  -0.346
b.ordinary,at  -0.311
b.ordinary,at do  -0.071
b.ordinary,colour  -0.056
b.ordinary,common  -0.176
b.ordinary,common call  0.114
b.ordinary,describes  -0.095
b.ordinary,do  -0.161
b.ordinary,do at  -0.153
b.ordinary,do thing  -0.094
b.ordinary,name  0.292
b.ordinary,neg  -0.148
b.ordinary,ordinary  -0.225
b.ordinary,strange  -0.593
b.ordinary,strange. -0.112
b.ordinary,subj  -0.063
b.ordinary,thing  -0.359
b.ordinary,trade  -0.17
b.ordinary,trade at  -0.234
b.ordinary- -0.288
b.ordinary-at- -0.043
b.ordinary-common  -0.082
b.ordinary. 0.105
b.ordinary.adv  -0.153
b.ordinary.art  -0.368
b.ordinary.art kind  -0.057
b.ordinary.be  0.34
b.ordinary.colour, -0.16
b.ordinary.colour,colour. -0.164
b.ordinary.common  -0.162
b.ordinary.describes  -0.268
b.ordinary.look  -0.066
b.ordinary.name: 0.228
b.ordinary.ordinary  -0.232
b.ordinary.strange  -0.314
b.ordinary.strange. -0.073
b.ordinary.subj  -0.103
b.ordinary.subj do  -0.083
b.ordinary.thing  -0.189
b.ordinary: 0.109
b.ordinary:strange  -0.338
b.ordinary:trade  -0.206
b.ordinary; -0.105
b.ordinary_ -0.134
b.ordinaryn -0.288
b.ordinarynlook: -0.051
b.ordinaryq 0.225
b.ordinary~ 0.523
b.p.0 -0.111
b.p.0$ 0.312
b.p.1 -0.041
b.p.1$ 0.045
b.p.1$^ -0.419
b.p.1^ 0.161
b.p.2 -0.117
b.p.2$ -0.533
b.p.2$^ -0.625
b.p.2^ -0.283
b.p.3$ -0.748
b.p.3$^ -0.359
b.past  -0.718
b.past -0.403
b.past at be  -0.06
b.past common art  -0.301
b.past common. -0.215
b.past describes  -0.052
b.past for  0.374
b.past kind  -0.105
b.past ordinary  -0.083
b.past strange  -0.289
b.past strange. -0.123
b.past subj  -0.059
b.past thing  -0.245
b.past thing. 0.188
b.past trade  -0.235
b.past trade at  -0.312
b.past trade. -0.101
b.past- -0.061
b.past. -0.092
b.place  -0.433
b.place and  -0.122
b.place art  0.428
b.place call  0.439
b.place place. -0.061
b.place, 0.351
b.place,art  -0.105
b.place,common  -0.1
b.place,common call  0.11
b.place,kind  0.304
b.place,ordinary  -0.286
b.place,strange  -0.078
b.place,subj  -0.251
b.place,trade  -0.309
b.place. -0.172
b.place.colour, -0.142
b.place.describes  -0.288
b.place.poss  -0.153
b.place.thing  -0.09
b.place: 0.172
b.placeq 0.332
b.poss  -0.34
b.poss adv  0.389
b.poss art  -0.256
b.poss at  -0.234
b.poss call  0.382
b.poss call art  -0.139
b.poss call strange  -0.106
b.poss call strange& -0.1
b.poss call. -0.253
b.poss colour  -0.195
b.poss common  -0.138
b.poss describes  -0.282
b.poss describes, -0.239
b.poss do  -0.063
b.poss do trade  -0.043
b.poss do trade. 0.254
b.poss for  -0.12
b.poss for poss  -0.042
b.poss kind  0.34
b.poss kind be  0.104
b.poss kind call  0.234
b.poss kind ordinary  0.106
b.poss kind thing  -0.104
b.poss kind, 0.464
b.poss kindq 0.16
b.poss logo  -0.142
b.poss name  -0.287
b.poss name at  -0.587
b.poss name be  -0.446
b.poss name, 0.466
b.poss ordinary  -0.644
b.poss ordinary at  -0.264
b.poss ordinary ordinary  0.282
b.poss ordinary say  -0.144
b.poss ordinary, 0.489
b.poss ordinary-at- -0.043
b.poss ordinary. -0.293
b.poss ordinary.subj  -0.082
b.poss past  -0.109
b.poss strange  -0.082
b.poss strange at  -0.087
b.poss strange be  -0.32
b.poss strange do  -0.149
b.poss strange ordinary  -0.268
b.poss strange, 0.321
b.poss strange,strange  -0.143
b.poss strange. 0.263
b.poss subj  -0.043
b.poss tagl  -0.09
b.poss tagl beq -0.158
b.poss taglq -0.126
b.poss thing  -0.356
b.poss thing and  -0.072
b.poss thing do  0.187
b.poss thing thing  -0.1
b.poss thing, 0.486
b.poss thing. -0.277
b.poss trade  0.216
b.poss trade at  -0.536
b.poss trade be  -0.078
b.poss trade call  0.121
b.poss trade common  -0.059
b.poss trade kind  0.409
b.poss trade kind, 0.382
b.poss trade kind. -0.203
b.poss trade ordinary  0.267
b.poss trade strange  0.42
b.poss trade thing  -0.118
b.poss trade trade  0.611
b.poss trade trade, 0.396
b.poss trade, 0.471
b.poss tradeq 0.333
b.possq 0.156
b.proper  -0.586
b.proper and  -0.078
b.proper at  0.325
b.proper proper  -0.056
b.proper thing, -0.11
b.proper trade. -0.336
b.proper& -0.277
b.proper, -0.226
b.proper. -0.158
b.propera -0.56
b.properastrange  -0.64
b.properastrange. -0.188
b.propern -0.092
b.q 0.281
b.run.AAC^strange -0.519
b.run.AACat -0.214
b.run.AACordinary -0.516
b.run.AACstrange -0.651
b.run.AACthing -0.424
b.run.AACtrade -0.344
b.run.AAS^trade -0.189
b.run.AASand -0.111
b.run.AAScolour -0.072
b.run.AASdescribes -0.187
b.run.AASkind 0.055
b.run.AAStrade -0.262
b.run.AXC^strange -0.062
b.run.AXCstrange -0.357
b.run.AXDthing -0.363
b.run.AxC^trade -0.091
b.run.AxCstrange -0.183
b.run.AxCthing -0.114
b.run.AxCtrade -0.042
b.run.IXCand -0.531
b.run.IXCstrange -0.223
b.run.IxC^do -0.157
b.run.IxC^subj -0.18
b.run.IxO^do -0.223
b.run.XAC^logo -0.409
b.run.XACordinary -0.694
b.run.XACstrange -0.275
b.run.XICcommon -0.211
b.run.XXC^adv -0.551
b.run.XXC^art -0.409
b.run.XXC^at -0.204
b.run.XXC^be 0.488
b.run.XXC^call 0.298
b.run.XXC^common 0.063
b.run.XXC^describes -0.606
b.run.XXC^for 0.421
b.run.XXC^hi -0.297
b.run.XXC^name 0.357
b.run.XXC^ordinary -0.4
b.run.XXC^past -0.217
b.run.XXC^strange -0.875
b.run.XXC^subj -0.18
b.run.XXC^thing -0.458
b.run.XXC^trade -0.258
b.run.XXCadv -0.784
b.run.XXCart -1.075
b.run.XXCat -0.794
b.run.XXCbe -0.33
b.run.XXCcolour -0.652
b.run.XXCcommon -0.772
b.run.XXCdescribes -0.645
b.run.XXCdo -0.657
b.run.XXCkind -0.775
b.run.XXCneg -0.236
b.run.XXCordinary -1.122
b.run.XXCpast -0.253
b.run.XXCplace -0.244
b.run.XXCproper -0.487
b.run.XXCstrange -1.618
b.run.XXCsubj -0.403
b.run.XXCthing -0.946
b.run.XXCtrade -1.452
b.run.XXCwhere -0.395
b.run.XXD^art -0.285
b.run.XXD^describes -0.05
b.run.XXD^ordinary -0.308
b.run.XXD^poss -0.446
b.run.XXD^strange -0.276
b.run.XXD^subj -0.129
b.run.XXD^trade 0.277
b.run.XXDordinary -0.21
b.run.XXDstrange -0.181
b.run.XXDtrade 0.156
b.run.XdCkind -0.133
b.run.XdCordinary -0.487
b.run.XdCstrange -0.359
b.run.XdDstrange -0.088
b.run.XxC^adv -0.276
b.run.XxC^art -0.318
b.run.XxC^at -0.062
b.run.XxC^be -0.324
b.run.XxC^colour -0.157
b.run.XxC^common -0.21
b.run.XxC^describes -0.16
b.run.XxC^do -0.106
b.run.XxC^field -0.144
b.run.XxC^for -0.255
b.run.XxC^hi -0.186
b.run.XxC^kind -0.322
b.run.XxC^like -0.173
b.run.XxC^logo -0.125
b.run.XxC^look -0.187
b.run.XxC^name -0.36
b.run.XxC^neg -0.119
b.run.XxC^ordinary -0.224
b.run.XxC^poss -0.218
b.run.XxC^proper -0.141
b.run.XxC^strange -0.223
b.run.XxC^subj -0.32
b.run.XxC^thing -0.255
b.run.XxC^trade -0.768
b.run.XxC^will -0.056
b.run.XxC^wish -0.199
b.run.XxCbe -0.102
b.run.XxCcolour -0.149
b.run.XxCcommon -0.127
b.run.XxCdescribes -0.051
b.run.XxChi -0.169
b.run.XxCkind -0.057
b.run.XxCneg -0.067
b.run.XxCordinary -0.306
b.run.XxCplace -0.367
b.run.XxCproper -0.252
b.run.XxCstrange -0.38
b.run.XxCsubj -0.175
b.run.XxCthing -0.405
b.run.XxCtrade -0.155
b.run.XxD^art -0.079
b.run.XxD^at -0.218
b.run.XxD^colour -0.066
b.run.XxD^for -0.263
b.run.XxD^logo -0.242
b.run.XxD^ordinary -0.167
b.run.XxD^strange -0.274
b.run.XxD^subj -0.216
b.run.XxD^trade -0.226
b.run.XxDcolour -0.132
b.run.XxDdescribes -0.224
b.run.XxDkind -0.167
b.run.XxDlogo -0.18
b.run.XxDname -0.348
b.run.XxDordinary -0.048
b.run.XxDplace -0.089
b.run.XxDsay -0.172
b.run.XxDstrange -0.416
b.run.XxDtrade -0.276
b.run.XxO^adv -0.043
b.run.XxO^art -0.156
b.run.XxO^colour -0.052
b.run.XxO^describes -0.11
b.run.XxO^logo -0.233
b.run.XxO^neg -0.125
b.run.XxO^ordinary -0.069
b.run.XxO^poss -0.062
b.run.XxO^strange -0.247
b.run.XxO^subj -0.052
b.run.XxO^thing -0.102
b.run.XxO^trade -0.306
b.run.XxO^wish -0.125
b.run.cXC^strange -0.405
b.run.cXCstrange -0.062
b.run.dXCnumber -0.523
b.run.dxCnumber -0.308
b.run.dxDnumber -0.077
b.run.dxOnumber -0.114
b.run.xAC^logo 0.269
b.run.xACart 0.088
b.run.xACat -0.061
b.run.xACbe 0.332
b.run.xACcall 0.214
b.run.xACdescribes -0.237
b.run.xACdo 0.142
b.run.xACkind 0.475
b.run.xAClogo -0.475
b.run.xACordinary 0.225
b.run.xACsay 0.261
b.run.xACtrade 0.636
b.run.xICadv -0.065
b.run.xICand -0.231
b.run.xICart 0.175
b.run.xICat 0.232
b.run.xICcommon 0.113
b.run.xIClook -0.263
b.run.xICordinary 0.172
b.run.xICsay 0.131
b.run.xXC^call 0.349
b.run.xXC^name 0.119
b.run.xXC^trade 0.339
b.run.xXCadv 0.567
b.run.xXCand -0.162
b.run.xXCart 0.296
b.run.xXCat -0.244
b.run.xXCbe 0.208
b.run.xXCcall -0.119
b.run.xXCcommon 0.224
b.run.xXCdescribes 0.309
b.run.xXCfor 0.228
b.run.xXCkind 0.948
b.run.xXClike 0.063
b.run.xXClook -0.216
b.run.xXCname 0.294
b.run.xXCneg -0.212
b.run.xXCordinary 1.074
b.run.xXCpast -0.415
b.run.xXCposs 0.234
b.run.xXCsay 0.461
b.run.xXCstrange 0.869
b.run.xXCtagl -0.22
b.run.xXCthing 0.131
b.run.xXCtrade 0.761
b.run.xXCwhere 0.308
b.run.xXDadv -0.278
b.run.xXDand -0.58
b.run.xXDart -0.486
b.run.xXDas -0.212
b.run.xXDat -0.718
b.run.xXDbe -0.21
b.run.xXDcall 0.464
b.run.xXDcommon 0.266
b.run.xXDdescribes 0.17
b.run.xXDdo -0.183
b.run.xXDfor -0.125
b.run.xXDneg -0.468
b.run.xXDordinary -0.364
b.run.xXDpast -0.234
b.run.xXDposs -0.537
b.run.xXDstrange -0.563
b.run.xXDsubj 0.508
b.run.xcCcall -0.149
b.run.xcCfor 0.279
b.run.xcCkind 0.272
b.run.xdCart -0.205
b.run.xdCat -0.233
b.run.xdCbe -0.126
b.run.xdCcommon -0.147
b.run.xdCdo -0.082
b.run.xxC^adv -0.204
b.run.xxC^art -0.342
b.run.xxC^be -0.125
b.run.xxC^colour -0.124
b.run.xxC^common -0.199
b.run.xxC^describes -0.065
b.run.xxC^do -0.241
b.run.xxC^for -0.133
b.run.xxC^kind -0.121
b.run.xxC^logo -0.103
b.run.xxC^neg -0.066
b.run.xxC^ordinary -0.044
b.run.xxC^poss -0.135
b.run.xxC^strange -0.144
b.run.xxC^subj -0.052
b.run.xxC^thing -0.179
b.run.xxC^trade -0.52
b.run.xxC^will -0.135
b.run.xxCadv -0.567
b.run.xxCand -0.381
b.run.xxCart -0.651
b.run.xxCat -0.558
b.run.xxCbe -0.142
b.run.xxCcolour -0.345
b.run.xxCcommon -0.638
b.run.xxCdescribes -0.312
b.run.xxCdo -0.497
b.run.xxCfield -0.269
b.run.xxCfor -0.725
b.run.xxChi -0.13
b.run.xxCkind -0.63
b.run.xxClike -0.268
b.run.xxClogo -0.546
b.run.xxClook -0.277
b.run.xxCname 0.088
b.run.xxCneg -0.364
b.run.xxCordinary -0.769
b.run.xxCpast -0.119
b.run.xxCposs -0.73
b.run.xxCproper -0.059
b.run.xxCsay -0.473
b.run.xxCstrange -0.819
b.run.xxCsubj -0.481
b.run.xxCtagl -0.109
b.run.xxCthing -0.541
b.run.xxCtrade -0.709
b.run.xxCwhere -0.218
b.run.xxCwill -0.405
b.run.xxCwish -0.306
b.run.xxDand -0.164
b.run.xxDart -0.42
b.run.xxDat -0.327
b.run.xxDbe -0.383
b.run.xxDcommon -0.212
b.run.xxDdo -0.165
b.run.xxDfor -0.292
b.run.xxDneg -0.288
b.run.xxDordinary -0.454
b.run.xxDpast -0.1
b.run.xxDposs -0.323
b.run.xxDsay -0.312
b.run.xxDstrange -0.342
b.run.xxDsubj -0.263
b.run.xxDwill -0.42
b.run.xxDwish -0.152
b.run.xxO^colour -0.149
b.run.xxO^describes -0.099
b.run.xxO^trade -0.217
b.run.xxOadv -0.29
b.run.xxOand -0.389
b.run.xxOart -0.371
b.run.xxOat -0.6
b.run.xxObe -0.319
b.run.xxOcall 0.37
b.run.xxOcolour -0.379
b.run.xxOcommon -0.652
b.run.xxOdescribes -0.321
b.run.xxOdo -0.491
b.run.xxOfor -0.683
b.run.xxOkind -0.67
b.run.xxOlogo -0.274
b.run.xxOname -0.091
b.run.xxOneg -0.218
b.run.xxOordinary -0.602
b.run.xxOpast -0.078
b.run.xxOposs -0.375
b.run.xxOsay -0.105
b.run.xxOstrange -0.39
b.run.xxOsubj -0.413
b.run.xxOthing -0.33
b.run.xxOtrade -0.412
b.run.xxOwhere -0.147
b.run.xxOwill -0.085
b.run.xxOwish -0.325
b.run.xxl^adv -0.194
b.run.xxl^art -0.254
b.run.xxl^be -0.344
b.run.xxl^colour -0.252
b.run.xxl^common -0.322
b.run.xxl^describes -0.369
b.run.xxl^do -0.349
b.run.xxl^kind -0.333
b.run.xxl^logo -0.519
b.run.xxl^neg -0.091
b.run.xxl^ordinary -0.414
b.run.xxl^poss -0.183
b.run.xxl^strange -0.285
b.run.xxl^subj -0.203
b.run.xxl^thing -0.523
b.run.xxl^trade -0.162
b.run.xxl^wish -0.194
b.run.xxladv 0.13
b.run.xxland -0.431
b.run.xxlart -0.532
b.run.xxlat -0.917
b.run.xxlbe 0.045
b.run.xxlcall 0.343
b.run.xxlcolour -0.388
b.run.xxlcommon -0.534
b.run.xxldescribes -0.497
b.run.xxldo -0.346
b.run.xxlfield -0.455
b.run.xxlfor -0.235
b.run.xxlkind 0.197
b.run.xxllike -0.364
b.run.xxllogo -0.554
b.run.xxllook -0.052
b.run.xxlname -0.358
b.run.xxlneg -0.392
b.run.xxlordinary -0.675
b.run.xxlposs -0.5
b.run.xxlproper -0.205
b.run.xxlsay 0.068
b.run.xxlstrange -0.883
b.run.xxlsubj -0.483
b.run.xxlthing -0.207
b.run.xxltrade -0.059
b.run.xxlwill -0.427
b.run.xxlwish -0.338
b.s.adv -0.192
b.s.advXC 0.227
b.s.advX^C -0.077
b.s.advX^O -0.113
b.s.adv^ -0.16
b.s.adv^^ -0.181
b.s.advadv  -0.365
b.s.advand  -0.392
b.s.advart  -0.208
b.s.advat  0.126
b.s.advbe  0.085
b.s.advcall  0.284
b.s.advcommon  -0.292
b.s.advcommon, -0.104
b.s.advcommon. -0.058
b.s.advdo  -0.137
b.s.advfor  0.17
b.s.advkind  0.425
b.s.advkind, 0.328
b.s.advlogo  -0.196
b.s.advlook  -0.057
b.s.advname  -0.396
b.s.advordinary  -0.069
b.s.advordinary, -0.06
b.s.advordinary. 0.116
b.s.advposs  -0.309
b.s.advstrange  -0.155
b.s.advstrange. -0.201
b.s.advsubj  -0.251
b.s.advsubj. 0.339
b.s.advthing, 0.256
b.s.advthing. -0.457
b.s.advtrade, 0.227
b.s.advtrade. -0.181
b.s.advwish  -0.185
b.s.advxC -0.783
b.s.advxD -0.139
b.s.advxO -0.235
b.s.advx^C -0.345
b.s.advx^l -0.362
b.s.advxl -0.278
b.s.and -0.21
b.s.andAS -0.136
b.s.andIC 0.215
b.s.andI^C -0.081
b.s.andX^C 0.203
b.s.andadv  -0.044
b.s.andart  0.198
b.s.andbe  -0.34
b.s.andcolour  -0.651
b.s.andcolour, -0.098
b.s.andcommon  0.076
b.s.andcommon, -0.203
b.s.anddescribes  -0.169
b.s.andfield, -0.105
b.s.andhex  -0.258
b.s.andhi  -0.163
b.s.andname  -0.305
b.s.andnumber  -0.065
b.s.andordinary  -0.487
b.s.andordinary, -0.095
b.s.andplace  -0.157
b.s.andproper  -0.053
b.s.andstrange  -0.401
b.s.andstrange. 0.18
b.s.andsubj  -0.042
b.s.andthing  -0.279
b.s.andthing, 0.046
b.s.andtrade, -0.061
b.s.andxC -0.506
b.s.andxD -0.415
b.s.andxO -0.458
b.s.andx^C -0.237
b.s.andxl -0.619
b.s.art 0.146
b.s.artAC 0.447
b.s.artA^C -0.364
b.s.artXC 0.711
b.s.artX^C 0.072
b.s.artX^D -0.765
b.s.artX^O -0.252
b.s.art^^ -0.185
b.s.artadv  -0.388
b.s.artadv. 0.164
b.s.artand  -0.379
b.s.artart  -0.079
b.s.artas  -0.043
b.s.artat  -0.127
b.s.artat. -0.106
b.s.artbe  0.358
b.s.artcall  0.188
b.s.artcolour, -0.479
b.s.artcolour. -0.277
b.s.artcommon  -0.176
b.s.artcommon, 0.162
b.s.artcommon: -0.233
b.s.artdescribes, -0.093
b.s.artdescribes. 0.092
b.s.artdo  -0.143
b.s.artdo. -0.071
b.s.artfor  -0.414
b.s.artkind  -0.063
b.s.artkind, -0.123
b.s.artkind. -0.087
b.s.artkind: 0.168
b.s.artkindq 0.102
b.s.artlogo  -0.049
b.s.artlogo: -0.186
b.s.artname  -0.324
b.s.artname: 0.045
b.s.artneg  -0.057
b.s.artnumber. -0.108
b.s.artordinary  0.356
b.s.artordinary, 0.245
b.s.artordinary. -0.457
b.s.artordinaryq 0.189
b.s.artplace  -0.097
b.s.artplace, 0.111
b.s.artplace. -0.205
b.s.artposs  0.057
b.s.artstrange  0.045
b.s.artstrange, -0.294
b.s.artstrange. -0.179
b.s.artstrange: -0.06
b.s.artstrangeq -0.157
b.s.artsubj  -0.194
b.s.artsubj. -0.176
b.s.artthing  -0.142
b.s.arttrade  0.184
b.s.arttrade, 0.399
b.s.arttrade. 0.074
b.s.arttradeq 0.318
b.s.artwhere  -0.166
b.s.artwish  -0.266
b.s.artxC -0.919
b.s.artxD -0.758
b.s.artxO -0.419
b.s.artx^C 0.19
b.s.artx^O 0.183
b.s.artx^l -0.465
b.s.artxl 0.295
b.s.as -0.157
b.s.asstrange  -0.111
b.s.asxD -0.113
b.s.at -0.853
b.s.atAC 0.31
b.s.atAS -0.277
b.s.atIC -0.479
b.s.atXC 0.362
b.s.atXD -0.208
b.s.atX^C -0.303
b.s.atX^D -0.477
b.s.at^ -0.333
b.s.at^^ -0.387
b.s.atand  -0.121
b.s.atbe  -0.127
b.s.atcall  0.143
b.s.atcolour  -0.149
b.s.atcolour, -0.134
b.s.atcommon  -0.334
b.s.atcommon, -0.094
b.s.atdescribes  -0.151
b.s.atdo  -0.301
b.s.atfield  -0.215
b.s.athi  -0.087
b.s.atkind  -0.303
b.s.atkind, 0.128
b.s.atlike  -0.06
b.s.atlogo  -0.225
b.s.atname  -0.471
b.s.atname, -0.071
b.s.atname: -0.121
b.s.atordinary  -0.188
b.s.atordinary, 0.162
b.s.atposs  -0.273
b.s.atproper  -0.115
b.s.atsay, -0.074
b.s.atstrange  -0.465
b.s.atstrange, -0.082
b.s.atstrange. -0.261
b.s.atsubj  -0.276
b.s.attaglq -0.136
b.s.atthing  -0.277
b.s.atthing& -0.088
b.s.atthing- -0.109
b.s.atthing. -0.091
b.s.attrade  -0.337
b.s.attrade, 0.232
b.s.attrade. -0.463
b.s.attradeq -0.112
b.s.atwhere  -0.106
b.s.atwill  -0.099
b.s.atxC -0.74
b.s.atxD -0.563
b.s.atxO -0.298
b.s.atxl -0.993
b.s.be -0.941
b.s.beXC -0.287
b.s.beX^C -0.782
b.s.be^ -0.857
b.s.be^^ -0.776
b.s.beadv  -0.118
b.s.becolour  -0.043
b.s.becolour, -0.047
b.s.becolour. -0.208
b.s.becommon  -0.162
b.s.becommon. -0.162
b.s.bedescribes  -0.047
b.s.bedescribes, -0.054
b.s.behi! -0.097
b.s.bekind  -0.36
b.s.belogo  -0.113
b.s.bename  -0.551
b.s.beordinary  -0.105
b.s.beordinary. -0.406
b.s.bestrange  -0.094
b.s.bestrange& -0.04
b.s.bestrange. -0.166
b.s.bestrange_ -0.052
b.s.besubj  -0.319
b.s.besubj. -0.364
b.s.bething  -0.116
b.s.bething, -0.086
b.s.bething. -0.293
b.s.betrade  -0.432
b.s.betrade, -0.055
b.s.betrade. -0.162
b.s.bewill  -0.319
b.s.bexC -0.387
b.s.bexD -0.3
b.s.bexO -0.259
b.s.bex^C -0.214
b.s.bex^l -0.23
b.s.bexl -0.519
b.s.call -0.62
b.s.callXC -0.241
b.s.callX^C -0.413
b.s.call^ -0.414
b.s.callbe  -0.497
b.s.callcommon  -0.115
b.s.callkind  -0.365
b.s.callordinary  -0.256
b.s.callposs  -0.16
b.s.callstrange  -0.091
b.s.callsubj  -0.103
b.s.callthing, -0.068
b.s.calltrade  -0.295
b.s.callxC -0.349
b.s.callxD -0.188
b.s.callxO -0.173
b.s.callx^C -0.081
b.s.callxl -0.324
b.s.colour 0.13
b.s.colourAC -0.176
b.s.colourAS -0.207
b.s.colourXC 0.206
b.s.colourXD -0.378
b.s.colourXS -0.276
b.s.colourX^C -0.182
b.s.colourX^D -0.325
b.s.colourX^O -0.134
b.s.colour^ -0.241
b.s.colour^^ 0.158
b.s.colouradv  -0.198
b.s.colouradv. -0.216
b.s.colourand  -0.542
b.s.colourart  -0.152
b.s.colourat  0.108
b.s.colourbe  0.241
b.s.colourcall  -0.05
b.s.colourcolour  -0.322
b.s.colourcolour& -0.248
b.s.colourcolour, -0.39
b.s.colourcolour. -0.055
b.s.colourcolour/ -0.1
b.s.colourcommon  -0.146
b.s.colourcommon, -0.277
b.s.colourcommon. -0.352
b.s.colourcommon: 0.17
b.s.colourdescribes  -0.488
b.s.colourdescribes& -0.166
b.s.colourdescribes, -0.191
b.s.colourdescribes. -0.303
b.s.colourdescribes; -0.062
b.s.colourdo  0.198
b.s.colourfor  0.463
b.s.colourkind, -0.384
b.s.colourkind. 0.159
b.s.colourlogo. -0.204
b.s.colourlook  -0.166
b.s.colourlook, -0.074
b.s.colourlook: -0.162
b.s.colourname. -0.148
b.s.colourneg  -0.083
b.s.colourneg. -0.04
b.s.colournumber. -0.054
b.s.colourordinary  0.115
b.s.colourordinary, -0.165
b.s.colourordinary. -0.328
b.s.colourplace, -0.074
b.s.colourplace. -0.274
b.s.colourposs  0.119
b.s.colourproper. -0.102
b.s.coloursay, -0.3
b.s.colourstrange  0.078
b.s.colourstrange& -0.202
b.s.colourstrange, -0.158
b.s.colourstrange. -0.677
b.s.colourstrange: -0.45
b.s.colourstrangeq -0.192
b.s.colourstrange~ -0.1
b.s.coloursubj  -0.048
b.s.coloursubj. -0.261
b.s.coloursubjq -0.129
b.s.colourthing  0.113
b.s.colourthing, -0.146
b.s.colourthing. -0.331
b.s.colourthingq -0.098
b.s.colourtrade  0.257
b.s.colourtrade, -0.221
b.s.colourtrade~ -0.073
b.s.colourwish  -0.085
b.s.colourxC -0.739
b.s.colourxD -0.171
b.s.colourxO -0.092
b.s.colourx^C -0.505
b.s.colourx^O -0.052
b.s.colourx^l -0.56
b.s.colourxl -0.232
b.s.common -0.145
b.s.commonAC 0.085
b.s.commonAS -0.418
b.s.commonXC 0.139
b.s.commonX^D -0.158
b.s.commonX^O -0.283
b.s.common^ 0.054
b.s.common^^ -0.273
b.s.commonadv  0.142
b.s.commonadv, -0.128
b.s.commonand  -0.182
b.s.commonart  -0.472
b.s.commonbe  0.151
b.s.commonbeq -0.245
b.s.commoncall  0.464
b.s.commoncall- -0.136
b.s.commoncolour  -0.437
b.s.commoncolour, -0.098
b.s.commoncolour. -0.394
b.s.commoncommon  -0.442
b.s.commoncommon, -0.08
b.s.commoncommon- -0.174
b.s.commoncommon. 0.054
b.s.commondescribes  -0.312
b.s.commondescribes, -0.142
b.s.commondescribes. 0.092
b.s.commondescribesn -0.075
b.s.commondo  -0.436
b.s.commondo- -0.29
b.s.commonfield  -0.117
b.s.commonfor  -0.333
b.s.commonkind  -0.173
b.s.commonkind. 0.286
b.s.commonkind: 0.206
b.s.commonkindq 0.102
b.s.commonlogo  -0.317
b.s.commonlogo, -0.234
b.s.commonlook  -0.075
b.s.commonlook, -0.066
b.s.commonlook: -0.052
b.s.commonname  0.215
b.s.commonneg  -0.205
b.s.commonneg, -0.074
b.s.commonnumber  -0.05
b.s.commonnumber, 0.231
b.s.commonnumber. -0.095
b.s.commonordinary  -0.442
b.s.commonordinary, 0.114
b.s.commonordinary- -0.095
b.s.commonordinary. 0.13
b.s.commonpast  -0.09
b.s.commonplace, -0.41
b.s.commonposs  0.127
b.s.commonsay  -0.056
b.s.commonstrange  -0.708
b.s.commonstrange: -0.117
b.s.commonstrangeq -0.16
b.s.commonsubj, -0.044
b.s.commonsubj. 0.091
b.s.commonsubjq -0.309
b.s.commontagl: -0.095
b.s.commonthing  -0.435
b.s.commonthing, 0.154
b.s.commonthing- -0.165
b.s.commonthing. -0.102
b.s.commonthing: 0.123
b.s.commonthingq -0.119
b.s.commontrade  -0.342
b.s.commontrade( -0.081
b.s.commontrade, 0.388
b.s.commontrade. 0.163
b.s.commontradeq 0.111
b.s.commonwhere  -0.187
b.s.commonwill  -0.22
b.s.commonwish  -0.424
b.s.commonxC -0.855
b.s.commonxD -0.528
b.s.commonxO -0.791
b.s.commonx^C -0.655
b.s.commonx^O -0.23
b.s.commonxl -0.22
b.s.describes -0.093
b.s.describesAC 0.114
b.s.describesXD -0.542
b.s.describesXS 0.137
b.s.describesX^C 0.144
b.s.describesX^D -0.242
b.s.describesX^O -0.161
b.s.describes^^ 0.4
b.s.describesadv  -0.138
b.s.describesadv. 0.052
b.s.describesand  -0.193
b.s.describesart  -0.285
b.s.describesat  -0.434
b.s.describesbe  0.153
b.s.describescall  0.427
b.s.describescolour  -0.18
b.s.describescolour& -0.107
b.s.describescolour, -0.514
b.s.describescolour. -0.252
b.s.describescolour; -0.057
b.s.describescommon  -0.399
b.s.describescommon, 0.135
b.s.describescommon. 0.073
b.s.describescommon: -0.111
b.s.describescommonq -0.091
b.s.describesdC -0.102
b.s.describesdescribes  -0.352
b.s.describesdescribes, -0.343
b.s.describesdescribes. -0.229
b.s.describesdo  -0.569
b.s.describesfor  0.477
b.s.describeskind  0.143
b.s.describeskind, 0.197
b.s.describeskind. -0.265
b.s.describeskind: 0.1
b.s.describeslogo, -0.061
b.s.describeslogo. 0.077
b.s.describeslook  -0.131
b.s.describeslook. -0.174
b.s.describeslook: -0.153
b.s.describesname: 0.324
b.s.describesneg  -0.209
b.s.describesordinary  -0.324
b.s.describesordinary& -0.136
b.s.describesordinary, -0.11
b.s.describesordinary. -0.353
b.s.describespast  -0.19
b.s.describesplace. 0.125
b.s.describesposs  -0.119
b.s.describesproper. -0.22
b.s.describessay: -0.332
b.s.describesstrange  -0.682
b.s.describesstrange& -0.132
b.s.describesstrange, -0.228
b.s.describesstrange. -0.214
b.s.describesstrange: 0.107
b.s.describesstrange; -0.071
b.s.describesstrangeq -0.071
b.s.describessubj  -0.078
b.s.describessubj. 0.13
b.s.describestagl: -0.129
b.s.describesthing  -0.274
b.s.describesthing! 0.206
b.s.describesthing, 0.158
b.s.describesthing. -0.565
b.s.describesthingq 0.202
b.s.describestrade& -0.202
b.s.describestrade, -0.232
b.s.describestrade. -0.398
b.s.describestradeq 0.264
b.s.describeswish: -0.148
b.s.describesxC -0.442
b.s.describesxD -0.387
b.s.describesxO -0.139
b.s.describesx^C -0.275
b.s.describesx^O -0.344
b.s.describesx^l -0.363
b.s.describesxl -0.096
b.s.do -0.705
b.s.doAC -0.191
b.s.doIC 0.264
b.s.doI^C -0.871
b.s.doI^O -0.337
b.s.doXC 0.401
b.s.doX^C -0.058
b.s.do^ -0.399
b.s.do^^ -0.163
b.s.doadv  -0.131
b.s.doadv. -0.241
b.s.doadv: -0.216
b.s.doand  -0.147
b.s.doat  -0.319
b.s.dobe  -0.612
b.s.docolour, -0.059
b.s.docolour. -0.11
b.s.docommon  0.097
b.s.docommon. -0.19
b.s.docommon: -0.132
b.s.dodescribes  -0.054
b.s.dodescribes. -0.098
b.s.dodo  -0.262
b.s.dofor  -0.756
b.s.dokind  0.132
b.s.dolike  -0.129
b.s.dologo  -0.094
b.s.dologo, -0.06
b.s.dologo: -0.29
b.s.doname  -0.503
b.s.doneg  -0.187
b.s.doordinary  -0.122
b.s.doordinary, -0.105
b.s.doordinary. -0.168
b.s.doposs  -0.285
b.s.dostrange  -0.334
b.s.dostrange, -0.1
b.s.dostrange. -0.539
b.s.dosubj  -0.4
b.s.dothing  -0.097
b.s.dothing, -0.041
b.s.dothing. -0.041
b.s.dotrade  -0.434
b.s.dotrade, -0.18
b.s.dotrade. -0.176
b.s.dowhere  -0.099
b.s.dowill  -0.117
b.s.dowish  -0.192
b.s.doxC -0.729
b.s.doxO -0.491
b.s.dox^C -0.177
b.s.dox^O -0.184
b.s.dox^l -0.47
b.s.doxl -0.547
b.s.field -0.61
b.s.fieldXD -0.209
b.s.fieldX^C -0.435
b.s.field^ -0.588
b.s.fieldart  -0.318
b.s.fieldbe  -0.177
b.s.fieldcommon  -0.093
b.s.fieldkind  -0.355
b.s.fieldstrange  -0.053
b.s.fieldstrange. -0.18
b.s.fieldthing  -0.073
b.s.fieldthingn -0.06
b.s.fieldtrade  -0.106
b.s.fieldtrade. -0.207
b.s.fieldxC -0.323
b.s.fieldxO -0.119
b.s.fieldxl -0.446
b.s.for -0.758
b.s.forX^C -0.507
b.s.forX^D -0.567
b.s.for^ -0.66
b.s.for^^ -0.583
b.s.forbe  -0.053
b.s.forcommon  -0.308
b.s.forcommon, -0.053
b.s.fordC -0.17
b.s.fordescribes  -0.128
b.s.forkind  -0.411
b.s.forlogo  -0.438
b.s.forneg  -0.06
b.s.forordinary  -0.255
b.s.forordinaryn -0.121
b.s.forpast  -0.098
b.s.forposs  -0.164
b.s.forproper  -0.147
b.s.forstrange, -0.166
b.s.forthing  -0.079
b.s.forthing, -0.073
b.s.fortrade  -0.373
b.s.forwhere  -0.086
b.s.forwish  -0.253
b.s.forxC -0.288
b.s.forxD -0.279
b.s.forxO -0.31
b.s.forx^C -0.217
b.s.forxl -0.578
b.s.hex -0.182
b.s.hexand  -0.109
b.s.hexxC -0.18
b.s.hi 0.367
b.s.hiXC 0.384
b.s.hiXD -0.205
b.s.hiX^C -0.219
b.s.hiX^D -0.262
b.s.hi^ -0.242
b.s.hi^^ -0.386
b.s.hiadv  -0.057
b.s.hiand  -0.058
b.s.hiart  0.161
b.s.hiat  0.214
b.s.hicommon  -0.174
b.s.hicommon. -0.386
b.s.hihi  -0.137
b.s.hiordinary  -0.333
b.s.hiordinaryn -0.111
b.s.histrange. -0.072
b.s.hithing. -0.178
b.s.hixC -0.433
b.s.hix^C -0.265
b.s.hix^l -0.188
b.s.kind 0.102
b.s.kindAS -0.269
b.s.kindXC 0.605
b.s.kindXD 0.092
b.s.kindX^C -0.168
b.s.kindX^O -0.282
b.s.kind^^ -0.21
b.s.kindand  -0.074
b.s.kindart  0.198
b.s.kindart_ -0.127
b.s.kindat  0.341
b.s.kindbe  0.211
b.s.kindcall  0.463
b.s.kindcolour  -0.082
b.s.kindcolour. -0.218
b.s.kindcommon  -0.171
b.s.kindcommon. -0.286
b.s.kinddescribes  -0.181
b.s.kinddescribes. -0.354
b.s.kindfor  -0.115
b.s.kindkind: 0.152
b.s.kindname: 0.33
b.s.kindordinary  0.225
b.s.kindordinary. -0.251
b.s.kindpast  -0.22
b.s.kindplace, 0.195
b.s.kindplace. -0.141
b.s.kindposs  -0.266
b.s.kindproper  -0.115
b.s.kindstrange  -0.272
b.s.kindstrange, -0.29
b.s.kindstrange. 0.095
b.s.kindstrange: -0.129
b.s.kindsubj  -0.173
b.s.kindsubj. -0.168
b.s.kindthing  -0.193
b.s.kindtrade  -1.351
b.s.kindtrade, 0.144
b.s.kindtrade. 0.043
b.s.kindxC -0.429
b.s.kindxO -0.523
b.s.kindx^C -0.296
b.s.kindx^l 0.263
b.s.kindxl -0.213
b.s.like -0.234
b.s.likeXC 0.17
b.s.likeX^C 0.206
b.s.like^ 0.125
b.s.like^^ 0.128
b.s.likecolour  -0.054
b.s.likecommon  -0.215
b.s.likedescribes, -0.05
b.s.likeordinary  -0.08
b.s.likestrange  -0.198
b.s.likestrange- -0.085
b.s.likesubj  -0.167
b.s.likewill  -0.066
b.s.likexC -0.134
b.s.likexO -0.147
b.s.likexl -0.112
b.s.logo -0.986
b.s.logoXC -0.109
b.s.logoXD -0.371
b.s.logoX^C -0.565
b.s.logoX^D -0.257
b.s.logoX^O -0.316
b.s.logo^ -0.762
b.s.logo^^ -0.697
b.s.logoadv  -0.101
b.s.logoart  -0.357
b.s.logoart_ -0.129
b.s.logocolour. -0.385
b.s.logocommon, -0.176
b.s.logocommon. -0.186
b.s.logodescribes  -0.38
b.s.logodo  -0.235
b.s.logokind  -0.621
b.s.logolook: -0.095
b.s.logoposs  -0.075
b.s.logostrange, -0.104
b.s.logostrange. -0.173
b.s.logostrange: -0.124
b.s.logosubj  -0.201
b.s.logothing  -0.173
b.s.logotrade  -0.429
b.s.logotrade. -0.04
b.s.logowish  -0.134
b.s.logoxC -0.345
b.s.logoxO -0.324
b.s.logox^C -0.342
b.s.logox^l -0.646
b.s.logoxl -0.587
b.s.look -0.383
b.s.lookXC -0.14
b.s.lookXD -0.305
b.s.lookX^C -0.385
b.s.lookX^D -0.153
b.s.lookX^O -0.259
b.s.look^ -0.505
b.s.lookart  -0.137
b.s.lookcolour  -0.042
b.s.lookcolour, -0.138
b.s.lookcolour. -0.119
b.s.lookcommon  -0.103
b.s.lookdescribes  -0.294
b.s.lookdescribes, -0.068
b.s.lookdescribes. -0.214
b.s.looklogo. -0.142
b.s.lookneg  -0.066
b.s.lookordinary  -0.216
b.s.lookordinary. -0.065
b.s.lookordinaryn -0.091
b.s.lookstrange, -0.153
b.s.lookstrange. -0.344
b.s.lookstrangeq -0.103
b.s.lookthing. -0.044
b.s.lookthingn -0.099
b.s.looktrade. -0.046
b.s.looktrade/ -0.073
b.s.looktraden -0.148
b.s.lookxC -0.327
b.s.lookxO -0.061
b.s.lookx^C -0.05
b.s.lookxl -0.29
b.s.name -0.857
b.s.nameXD -0.254
b.s.nameX^C -0.496
b.s.nameX^D -0.11
b.s.nameX^O -0.339
b.s.name^ -0.739
b.s.name^^ -0.651
b.s.nameart  -0.223
b.s.nameart_ -0.176
b.s.namecolour, -0.05
b.s.namecommon. -0.15
b.s.namedescribes. -0.115
b.s.namedo  -0.17
b.s.namekind  -0.16
b.s.namekind, -0.375
b.s.namekind. -0.245
b.s.namelogo, -0.068
b.s.namelogo. -0.112
b.s.nameneg  -0.123
b.s.nameordinary, -0.04
b.s.nameordinary. -0.42
b.s.namestrange, -0.126
b.s.namething. -0.392
b.s.nametrade, -0.268
b.s.nametrade. -0.311
b.s.namewhere, -0.136
b.s.namexC -0.412
b.s.namexO -0.206
b.s.namex^C -0.203
b.s.namexl -0.395
b.s.neg -0.474
b.s.negAC -0.232
b.s.negA^C -0.258
b.s.negX^C -0.246
b.s.negX^O -0.343
b.s.neg^ -0.2
b.s.neg^^ 0.232
b.s.negadv  -0.124
b.s.negadv, -0.167
b.s.negand  -0.127
b.s.negat  -0.046
b.s.negbe  -0.049
b.s.negcolour  -0.116
b.s.negcolour, -0.355
b.s.negcolour. -0.296
b.s.negcolour~ -0.085
b.s.negcommon  -0.048
b.s.negcommon, -0.082
b.s.negcommon. -0.195
b.s.negcommon: -0.08
b.s.negdescribes  -0.115
b.s.negdescribes, -0.214
b.s.negdescribes. -0.132
b.s.negdo  -0.098
b.s.negkind, -0.228
b.s.negkind. 0.068
b.s.neglogo  -0.045
b.s.neglogo, -0.346
b.s.neglogo. -0.274
b.s.neglook, -0.13
b.s.neglook. -0.043
b.s.negname  -0.222
b.s.negordinary  -0.399
b.s.negordinary, -0.151
b.s.negordinary. -0.151
b.s.negstrange, -0.261
b.s.negstrange. -0.333
b.s.negstrange? -0.332
b.s.negsubj  -0.084
b.s.negtaglq -0.136
b.s.negthing, -0.252
b.s.negthing. -0.396
b.s.negthing? -0.305
b.s.negtrade  -0.379
b.s.negtrade, -0.364
b.s.negtrade. -0.29
b.s.negwish  -0.099
b.s.negwish, -0.179
b.s.negxC -0.51
b.s.negxD -0.364
b.s.negxO -0.129
b.s.negx^C 0.205
b.s.negx^O -0.226
b.s.negx^l -0.245
b.s.negxl -0.488
b.s.number -0.21
b.s.number^ -0.05
b.s.numberat  -0.239
b.s.numberbe  -0.177
b.s.numberbe. -0.152
b.s.numbercommon  -0.149
b.s.numberdC -0.171
b.s.numberdD -0.359
b.s.numberdO -0.271
b.s.numberd^C 0.123
b.s.numberdo  -0.315
b.s.numberkind  -0.134
b.s.numberkind, -0.216
b.s.numbernega -0.255
b.s.numbernumber- -0.1
b.s.numbernumber/ -0.295
b.s.numberordinary  -0.331
b.s.numberstrange  -0.2
b.s.numberthing  -0.251
b.s.numberthing, -0.136
b.s.numbertrade  -0.061
b.s.numbertrade, -0.273
b.s.ordinaryAC 0.251
b.s.ordinaryXC -0.181
b.s.ordinaryXD 0.329
b.s.ordinaryX^C 0.109
b.s.ordinaryX^D -0.161
b.s.ordinaryX^O -0.258
b.s.ordinary^ 0.067
b.s.ordinary^^ -0.147
b.s.ordinaryadv  -0.205
b.s.ordinaryart  -0.273
b.s.ordinaryat  -0.393
b.s.ordinaryat_ -0.259
b.s.ordinarycall  0.865
b.s.ordinarycolour  -0.383
b.s.ordinarycolour, 0.159
b.s.ordinarycolour. -0.309
b.s.ordinarycommon  -0.664
b.s.ordinarycommon, 0.344
b.s.ordinarycommon. -0.186
b.s.ordinarydescribes  0.155
b.s.ordinarydescribes& -0.177
b.s.ordinarydescribes. -0.286
b.s.ordinarydo  0.15
b.s.ordinaryfield: -0.223
b.s.ordinaryfor  0.364
b.s.ordinaryhi  -0.309
b.s.ordinaryhi, -0.29
b.s.ordinarykind  0.282
b.s.ordinarykind, 0.113
b.s.ordinarykind: 0.231
b.s.ordinarykindq 0.325
b.s.ordinarylike  -0.059
b.s.ordinarylogo  -0.373
b.s.ordinarylogo. 0.316
b.s.ordinarylook  -0.132
b.s.ordinarylook: -0.106
b.s.ordinaryname  0.12
b.s.ordinaryname: 0.294
b.s.ordinaryneg  -0.196
b.s.ordinaryneg, -0.066
b.s.ordinaryneg: 0.167
b.s.ordinarynumber  -0.126
b.s.ordinaryordinary& -0.155
b.s.ordinaryordinary, 0.199
b.s.ordinaryordinary- -0.22
b.s.ordinaryordinary. 0.043
b.s.ordinaryordinary: 0.152
b.s.ordinarypast  -0.152
b.s.ordinaryplace, -0.058
b.s.ordinaryposs  -0.209
b.s.ordinaryproper  -0.27
b.s.ordinarysay  0.102
b.s.ordinarystrange  0.173
b.s.ordinarystrange& 0.114
b.s.ordinarystrange, 0.086
b.s.ordinarystrange. 0.22
b.s.ordinarystrange; -0.057
b.s.ordinarystrangen -0.24
b.s.ordinarystrangeq 0.102
b.s.ordinarysubj  -0.483
b.s.ordinarytagl: -0.16
b.s.ordinarytaglq -0.077
b.s.ordinarything  -0.401
b.s.ordinarything& -0.092
b.s.ordinarything- -0.13
b.s.ordinarything. 0.217
b.s.ordinarytrade  -0.11
b.s.ordinarytrade, -0.667
b.s.ordinarytrade. 0.1
b.s.ordinarytradeq 0.346
b.s.ordinarywhere  0.265
b.s.ordinarywill  -0.252
b.s.ordinarywish  -0.117
b.s.ordinaryxC -1.069
b.s.ordinaryxD -0.603
b.s.ordinaryxO -0.072
b.s.ordinaryx^C -0.394
b.s.ordinaryx^O -0.068
b.s.ordinaryx^l -0.216
b.s.past -0.122
b.s.pastXC 0.438
b.s.pastX^C -0.266
b.s.past^ -0.272
b.s.past^^ -0.228
b.s.pastart  -0.225
b.s.pastart_ 0.156
b.s.pastat  -0.058
b.s.pastcall  0.231
b.s.pastfor  0.066
b.s.pastkind  0.094
b.s.pastname  -0.287
b.s.paststrange  -0.11
b.s.pastsubj  -0.241
b.s.pastthing  -0.105
b.s.pastxC -0.316
b.s.pastxD -0.243
b.s.place -0.689
b.s.placeXC -0.653
b.s.placeXD -0.201
b.s.placeat  -0.672
b.s.placecommon  -0.16
b.s.placedo  -0.146
b.s.placeneg  -0.178
b.s.placeordinary, -0.093
b.s.placeplace  -0.127
b.s.placestrange, -0.158
b.s.placetrade, -0.137
b.s.placexl -0.075
b.s.poss -0.831
b.s.possXC -0.117
b.s.possX^C -0.496
b.s.possX^D -0.297
b.s.possX^O -0.193
b.s.poss^ -0.597
b.s.poss^^ -0.505
b.s.possadv  -0.424
b.s.possand  -0.128
b.s.possart  -0.106
b.s.possat  -0.198
b.s.possbe  -0.099
b.s.posscommon. -0.298
b.s.possdescribes. -0.296
b.s.possfield. -0.046
b.s.possfor  -0.587
b.s.posshin -0.057
b.s.possordinary. -0.263
b.s.possplace. -0.151
b.s.possstrange  -0.129
b.s.possstrange. -0.18
b.s.posssubj  -0.097
b.s.posssubj. -0.208
b.s.possthing  -0.107
b.s.possthing. -0.319
b.s.posstrade  -0.106
b.s.posstrade, -0.084
b.s.posstrade. -0.273
b.s.possxC -0.387
b.s.possxD -0.266
b.s.possxO -0.266
b.s.possx^C -0.278
b.s.possx^l -0.276
b.s.possxl -0.538
b.s.proper -0.099
b.s.properAC -0.315
b.s.properIC 0.096
b.s.properXC -0.355
b.s.properX^C 0.2
b.s.proper^ 0.166
b.s.proper^^ 0.448
b.s.properand  -0.139
b.s.properart  0.177
b.s.properat  -0.529
b.s.properbe  -0.068
b.s.propercolour. -0.117
b.s.propercommon  -0.245
b.s.properdo  -0.22
b.s.properlogo  -0.235
b.s.properproper  -0.15
b.s.properstrange  -0.28
b.s.propersubj  -0.087
b.s.properthing  -0.109
b.s.propertrade  0.071
b.s.properxC -0.215
b.s.properxl -0.316
b.s.say -0.646
b.s.sayXC -0.111
b.s.sayXD -0.23
b.s.sayX^C -0.26
b.s.say^ -0.26
b.s.sayart  -0.19
b.s.sayat  -0.058
b.s.saybe  0.062
b.s.saycolour, -0.109
b.s.saydescribes  -0.113
b.s.sayname  -0.241
b.s.sayneg  -0.267
b.s.saysubj  -0.055
b.s.saything  -0.05
b.s.saywill  -0.166
b.s.sayxC -0.286
b.s.sayxD -0.234
b.s.sayxO -0.112
b.s.sayxl -0.564
b.s.strange 0.082
b.s.strangeAC -0.318
b.s.strangeA^C 0.065
b.s.strangeA^O 0.226
b.s.strangeIC -0.169
b.s.strangeI^C 0.13
b.s.strangeXC -0.1
b.s.strangeXD -0.209
b.s.strangeXS 0.129
b.s.strangeX^C 0.292
b.s.strangeX^D 0.078
b.s.strangeX^O 0.27
b.s.strange^ 0.375
b.s.strange^^ 0.248
b.s.strange^q -0.113
b.s.strangeadv  -0.114
b.s.strangeadv. 0.17
b.s.strangeand  -0.624
b.s.strangeart  -0.223
b.s.strangeart_ -0.333
b.s.strangeat  -0.212
b.s.strangeat_ -0.216
b.s.strangebeq 0.127
b.s.strangecC 0.443
b.s.strangec^O 0.36
b.s.strangecallq 0.143
b.s.strangecolour  -0.482
b.s.strangecolour, 0.234
b.s.strangecolour. 0.054
b.s.strangecommon  -0.128
b.s.strangecommon, -0.066
b.s.strangecommon. 0.331
b.s.strangecommon: 0.097
b.s.strangecommonq -0.246
b.s.strangedC -0.105
b.s.strangedescribes  -0.179
b.s.strangedescribes& -0.264
b.s.strangedescribes, 0.12
b.s.strangedescribes. 0.385
b.s.strangedescribes: 0.291
b.s.strangedescribesq 0.25
b.s.strangedo  -0.273
b.s.strangedo: 0.325
b.s.strangefield  0.192
b.s.strangefield: -0.505
b.s.strangefor  0.235
b.s.strangeforq 0.12
b.s.strangehi  -0.219
b.s.strangehi, -0.532
b.s.strangehin -0.258
b.s.strangekind  0.16
b.s.strangekind, 0.041
b.s.strangekind. -0.044
b.s.strangekind: 0.27
b.s.strangekindq 0.288
b.s.strangelogo  -0.098
b.s.strangelogo, -0.092
b.s.strangelogo: 0.112
b.s.strangelook  -0.558
b.s.strangename  0.434
b.s.strangename, 0.113
b.s.strangename: 0.271
b.s.strangenameq 0.264
b.s.strangename~ 0.191
b.s.strangeneg  -0.617
b.s.strangeneg: -0.174
b.s.strangenumber  -0.374
b.s.strangenumber, 0.328
b.s.strangeordinary  -0.261
b.s.strangeordinary& -0.122
b.s.strangeordinary, -0.217
b.s.strangeordinary- -0.252
b.s.strangeordinary. 0.342
b.s.strangeordinaryn -0.137
b.s.strangeordinaryq 0.175
b.s.strangepast  -0.356
b.s.strangeplace  -0.049
b.s.strangeplace, 0.161
b.s.strangeplace. 0.296
b.s.strangeplace: 0.324
b.s.strangeplaceq 0.136
b.s.strangeposs  0.094
b.s.strangeproper  -0.261
b.s.strangepropera -0.521
b.s.strangesay  0.718
b.s.strangesayq 0.219
b.s.strangestrange  -0.385
b.s.strangestrange& -0.624
b.s.strangestrange, 0.257
b.s.strangestrange- -0.402
b.s.strangestrange: 0.188
b.s.strangestrangea -0.258
b.s.strangestrangen -0.208
b.s.strangestrangeq 0.221
b.s.strangesubj  -0.185
b.s.strangesubj, -0.355
b.s.strangesubj. 0.504
b.s.strangetagl: -0.238
b.s.strangetaglq -0.237
b.s.strangething  -0.438
b.s.strangething& -0.375
b.s.strangething, -0.279
b.s.strangething- -0.375
b.s.strangething. 0.26
b.s.strangething: 0.499
b.s.strangethingn -0.333
b.s.strangethingq 0.393
b.s.strangetrade  0.093
b.s.strangetrade& -0.135
b.s.strangetrade( -0.089
b.s.strangetrade, 0.572
b.s.strangetrade. 0.175
b.s.strangetrade: 0.265
b.s.strangetradeq 0.168
b.s.strangetrade~ 0.166
b.s.strangewhere  0.196
b.s.strangewill  -0.047
b.s.strangewish  -0.083
b.s.strangexC -0.575
b.s.strangexD -0.12
b.s.strangexO -0.082
b.s.strangex^C -0.408
b.s.strangex^O 0.389
b.s.strangexl 0.244
b.s.subj -0.793
b.s.subjIC -0.36
b.s.subjI^C -0.497
b.s.subjI^O -0.076
b.s.subjXC -0.247
b.s.subjX^C -0.496
b.s.subjX^D -0.395
b.s.subjX^O -0.287
b.s.subj^ -0.682
b.s.subj^^ -0.827
b.s.subjadv  -0.271
b.s.subjand  -0.228
b.s.subjart  -0.218
b.s.subjat  -0.222
b.s.subjbe  -0.261
b.s.subjcommon  -0.567
b.s.subjcommon, -0.206
b.s.subjcommon. -0.452
b.s.subjdescribes. -0.106
b.s.subjdo  -0.129
b.s.subjdo. -0.041
b.s.subjfield  -0.085
b.s.subjhi, -0.17
b.s.subjkind  -0.177
b.s.subjkind, 0.103
b.s.subjkind. -0.169
b.s.subjlike  -0.096
b.s.subjlogo  -0.065
b.s.subjlogo, -0.154
b.s.subjname  -0.173
b.s.subjnumber  -0.06
b.s.subjnumber. -0.046
b.s.subjordinary  -0.346
b.s.subjordinary, -0.058
b.s.subjordinary. -0.325
b.s.subjpast  -0.07
b.s.subjplace, -0.163
b.s.subjplace. -0.139
b.s.subjsay  -0.371
b.s.subjstrange  -0.287
b.s.subjstrange, -0.131
b.s.subjsubj  -0.146
b.s.subjtagl: -0.091
b.s.subjtaglq -0.106
b.s.subjthing  -0.312
b.s.subjthing, -0.143
b.s.subjthing. -0.305
b.s.subjthing; -0.063
b.s.subjtrade  -0.473
b.s.subjtrade, -0.216
b.s.subjtrade. -0.219
b.s.subjwhere. -0.07
b.s.subjwill  -0.185
b.s.subjxC -0.659
b.s.subjxD -0.386
b.s.subjxO -0.415
b.s.subjx^C -0.25
b.s.subjx^l -0.472
b.s.subjxl -0.459
b.s.tagl -0.271
b.s.taglXD -0.044
b.s.taglX^C -0.308
b.s.tagl^ -0.355
b.s.tagl^^ -0.047
b.s.taglart  -0.182
b.s.taglcolour. -0.073
b.s.taglposs  -0.105
b.s.taglstrange. -0.053
b.s.tagltrade. -0.096
b.s.taglxC -0.151
b.s.taglx^C -0.063
b.s.thing -0.278
b.s.thingAC 0.162
b.s.thingAD 0.375
b.s.thingAS 0.064
b.s.thingA^C 0.225
b.s.thingXC -0.313
b.s.thingXD 0.386
b.s.thingXS -0.558
b.s.thingX^C 0.061
b.s.thingX^D -0.215
b.s.thingX^O -0.172
b.s.thing^ 0.421
b.s.thing^^ 0.076
b.s.thingadv, -0.27
b.s.thingand  -0.584
b.s.thingart  -0.186
b.s.thingat  -0.616
b.s.thingbe  0.747
b.s.thingbeq 0.181
b.s.thingcall  0.348
b.s.thingcolour  -0.558
b.s.thingcolour, -0.122
b.s.thingcolour. -0.117
b.s.thingcolour; -0.102
b.s.thingcommon  -0.441
b.s.thingcommon. 0.111
b.s.thingcommon: 0.486
b.s.thingdC -0.065
b.s.thingdescribes  -0.55
b.s.thingdescribes, -0.257
b.s.thingdescribes. -0.073
b.s.thingdo  -0.659
b.s.thingfield  -0.417
b.s.thingfor  -0.165
b.s.thingforq 0.08
b.s.thinghi  -0.042
b.s.thingkind  0.526
b.s.thingkind. -0.193
b.s.thingkind: 0.537
b.s.thingkindq 0.147
b.s.thinglike  -0.122
b.s.thinglogo, -0.457
b.s.thinglogo. 0.107
b.s.thinglogo: -0.073
b.s.thinglook  -0.144
b.s.thinglook, -0.071
b.s.thingname  0.272
b.s.thingname: 0.364
b.s.thingneg  -0.624
b.s.thingneg, -0.056
b.s.thingnumber  -0.486
b.s.thingordinary  -0.225
b.s.thingordinary& -0.248
b.s.thingordinary, -0.365
b.s.thingordinary. 0.187
b.s.thingordinary: 0.056
b.s.thingpast  -0.242
b.s.thingplace  -0.271
b.s.thingplace, 0.2
b.s.thingplace. 0.111
b.s.thingposs  -0.226
b.s.thingproper  -0.402
b.s.thingpropera -0.266
b.s.thingsay  0.212
b.s.thingsayq -0.086
b.s.thingstrange  -0.289
b.s.thingstrange& -0.142
b.s.thingstrange( -0.087
b.s.thingstrange, -0.209
b.s.thingstrange- -0.043
b.s.thingstrange. -0.057
b.s.thingstrangeq 0.238
b.s.thingsubj  -0.423
b.s.thingsubj, 0.271
b.s.thingthing  -0.652
b.s.thingthing& -0.253
b.s.thingthing, 0.177
b.s.thingthing. 0.277
b.s.thingthing: 0.218
b.s.thingthing; -0.183
b.s.thingthingq -0.057
b.s.thingtrade  -0.068
b.s.thingtrade& -0.058
b.s.thingtrade, 0.44
b.s.thingtrade. 0.07
b.s.thingtrade: 0.234
b.s.thingtradeq 0.277
b.s.thingwhere  -0.308
b.s.thingwill  -0.126
b.s.thingwish  -0.116
b.s.thingwish. -0.221
b.s.thingwish: 0.076
b.s.thingxC -0.221
b.s.thingxO -0.307
b.s.thingx^C -0.144
b.s.thingx^O 0.087
b.s.thingx^l 0.334
b.s.thingxl -0.336
b.s.trade -0.079
b.s.tradeAC 0.182
b.s.tradeAS -0.098
b.s.tradeA^C 0.162
b.s.tradeA^S -0.27
b.s.tradeXC 0.233
b.s.tradeXD -0.228
b.s.tradeXS -0.05
b.s.tradeX^C -0.137
b.s.tradeX^D 0.283
b.s.tradeX^O -0.084
b.s.trade^^ -0.128
b.s.tradeand  -0.122
b.s.tradeart  -0.108
b.s.tradeat  -0.195
b.s.tradeat- -0.043
b.s.tradeat_ -0.21
b.s.tradebe  0.394
b.s.tradebeq -0.19
b.s.tradecC -0.093
b.s.tradecall  0.315
b.s.tradecolour  -0.221
b.s.tradecolour, 0.103
b.s.tradecolour. 0.197
b.s.tradecommon  -0.633
b.s.tradecommon, -0.533
b.s.tradecommonq -0.132
b.s.tradedescribes  -0.25
b.s.tradedescribes, 0.134
b.s.tradedescribes. -0.279
b.s.tradedo  -0.46
b.s.tradedo: -0.146
b.s.tradefield  -0.302
b.s.tradefield: -0.376
b.s.tradekind  0.356
b.s.tradekind, 0.209
b.s.tradekind. -0.073
b.s.tradekind: 0.384
b.s.tradelike  0.111
b.s.tradelook: -0.118
b.s.tradename: 0.234
b.s.tradeneg  -0.256
b.s.tradenumber  -0.194
b.s.tradenumber, 0.148
b.s.tradeordinary  -0.363
b.s.tradeordinary, 0.468
b.s.tradeordinary. -0.074
b.s.tradeordinary: -0.064
b.s.tradeordinaryq 0.145
b.s.tradepast  -0.222
b.s.tradeplace, 0.25
b.s.tradeposs  -0.605
b.s.tradeproper  -0.057
b.s.tradesay  -0.172
b.s.tradesayq 0.104
b.s.tradestrange  -0.455
b.s.tradestrange& -0.318
b.s.tradestrange( -0.05
b.s.tradestrange, -0.181
b.s.tradestrange- -0.047
b.s.tradestrange. 0.304
b.s.tradestrange: 0.134
b.s.tradestrangeq 0.101
b.s.tradestrange~ -0.156
b.s.tradesubj  -0.123
b.s.tradesubj. 0.097
b.s.tradething  -0.748
b.s.tradething, 0.123
b.s.tradething. 0.106
b.s.tradethingq -0.158
b.s.tradetrade  -0.592
b.s.tradetrade& -0.208
b.s.tradetrade, 0.186
b.s.tradetrade. -0.443
b.s.tradetradeq 0.064
b.s.tradexC -0.767
b.s.tradexD -0.045
b.s.tradexO -0.57
b.s.tradex^C -0.884
b.s.tradex^O -0.832
b.s.tradex^l -0.254
b.s.tradexl -1.208
b.s.where -0.57
b.s.whereXC -0.116
b.s.whereX^C 0.098
b.s.where^ 0.098
b.s.whereart  -0.098
b.s.wheredescribes  -0.199
b.s.wherekind  -0.069
b.s.wherelogo  -0.06
b.s.wherename  -0.143
b.s.whereordinary  -0.131
b.s.wherestrange  -0.378
b.s.wheretagl  -0.09
b.s.wherething  -0.287
b.s.wheretrade  -0.124
b.s.wherexC -0.224
b.s.wherexD -0.077
b.s.wherexO -0.293
b.s.wherexl -0.292
b.s.will -0.486
b.s.willXC -0.34
b.s.willX^C -0.289
b.s.will^ -0.412
b.s.will^^ -0.279
b.s.willand  -0.13
b.s.willat  -0.294
b.s.willkind  -0.07
b.s.willlogo  -0.048
b.s.willname  -0.26
b.s.willstrange  -0.119
b.s.willsubj  -0.172
b.s.willthing  -0.179
b.s.willthing. -0.143
b.s.willxC -0.305
b.s.willxD -0.213
b.s.willx^C -0.174
b.s.willxl -0.187
b.s.wish -0.738
b.s.wishX^C -0.522
b.s.wishX^O -0.188
b.s.wish^ -0.575
b.s.wish^^ -0.424
b.s.wishadv  -0.124
b.s.wishand  -0.065
b.s.wishdescribes. -0.097
b.s.wishkind  -0.16
b.s.wishkind. -0.051
b.s.wishlogo  -0.327
b.s.wishname  -0.053
b.s.wishneg  -0.065
b.s.wishstrange  -0.049
b.s.wishstrange) -0.118
b.s.wishstrange, -0.095
b.s.wishstrange. -0.175
b.s.wishsubj  -0.264
b.s.wishthing  -0.077
b.s.wishthing. -0.042
b.s.wishtrade  -0.203
b.s.wishtrade, -0.064
b.s.wishxC -0.25
b.s.wishxD -0.189
b.s.wishxO -0.285
b.s.wishx^C -0.095
b.s.wishx^l -0.384
b.s.wishxl -0.352
b.say  0.415
b.say at  -0.442
b.say at thing  -0.09
b.say ordinary  -0.322
b.say strange  -0.121
b.say strange. -0.293
b.say subj  -0.247
b.say thing  -0.097
b.say thing, -0.113
b.say, -0.494
b.say,at  -0.064
b.say. 0.097
b.say: -0.261
b.say:describes  -0.301
b.say:describes, -0.044
b.sayq -0.085
b.sayqtrade  -0.088
b.strange  -0.268
b.strange adv  -0.227
b.strange adv. 0.114
b.strange and  -1.14
b.strange and art  -0.344
b.strange and at  -0.43
b.strange and neg  -0.165
b.strange and poss  -0.239
b.strange and strange  -0.059
b.strange and strange, -0.259
b.strange and strange. -0.445
b.strange and subj  -0.161
b.strange art ordinary  -0.066
b.strange art strange  -0.365
b.strange art strangeq -0.074
b.strange art trade  -0.049
b.strange as  -0.201
b.strange at  -0.78
b.strange at art  -0.352
b.strange at art_ -0.218
b.strange at common  -0.157
b.strange at do  -0.2
b.strange at ordinary  -0.08
b.strange at ordinary. 0.237
b.strange at place  -0.098
b.strange at place, 0.181
b.strange at place. -0.48
b.strange at strange  0.161
b.strange at strange, 0.294
b.strange at strange. -0.354
b.strange at strange: -0.298
b.strange at strangeq 0.122
b.strange at trade  -0.056
b.strange at_ -0.174
b.strange be  -0.359
b.strange be adv  -0.104
b.strange be art  0.303
b.strange be ordinary  -0.053
b.strange be strange  -0.148
b.strange be subj  0.105
b.strange call  0.217
b.strange call strange  -0.062
b.strange colour  -0.168
b.strange colour, 0.167
b.strange colour. -0.443
b.strange common  -0.224
b.strange common at  0.062
b.strange common subj  -0.05
b.strange common, 0.284
b.strange common: -0.232
b.strange describes  -0.147
b.strange describes at  -0.184
b.strange describes, 0.237
b.strange describes. -0.152
b.strange do  -0.477
b.strange do place, -0.051
b.strange do strange  -0.184
b.strange do strange, -0.156
b.strange for art  -0.191
b.strange for ordinary  -0.316
b.strange for strange  -0.095
b.strange for subj  -0.455
b.strange for trade. 0.204
b.strange kind  0.508
b.strange kind at  -0.101
b.strange kind for  -0.288
b.strange kind, 0.115
b.strange kindq 0.044
b.strange like  0.563
b.strange logo for  0.166
b.strange neg  -0.238
b.strange neg strange. -0.056
b.strange nega -0.064
b.strange number  -0.2
b.strange number, -0.103
b.strange number. -0.232
b.strange ordinary  -0.052
b.strange ordinary art  -0.171
b.strange ordinary at  -0.23
b.strange ordinary ordinary  -0.113
b.strange ordinary strange  -0.256
b.strange ordinary strange, -0.099
b.strange ordinary strange. -0.375
b.strange ordinary subj  -0.082
b.strange ordinary, -0.18
b.strange ordinary. -0.309
b.strange ordinaryq -0.176
b.strange past  -0.166
b.strange poss  -0.364
b.strange poss strange  -0.244
b.strange say  0.282
b.strange say at  -0.273
b.strange strange  -0.179
b.strange strange and  -0.404
b.strange strange art  0.562
b.strange strange at  0.28
b.strange strange be  -0.105
b.strange strange describes  -0.065
b.strange strange do  -0.45
b.strange strange for  0.462
b.strange strange ordinary  -0.123
b.strange strange strange  -0.196
b.strange strange strange, -0.049
b.strange strange strange. -0.113
b.strange strange thing. -0.121
b.strange strange trade  -0.217
b.strange strange& -0.142
b.strange strange,at  -0.16
b.strange strange,describes  -0.092
b.strange strange,do  -0.1
b.strange strange,kind  0.22
b.strange strange,strange  -0.181
b.strange strange. -0.621
b.strange strange.art  -0.31
b.strange strange.colour  -0.06
b.strange strange.ordinary  -0.077
b.strange strange.poss  -0.227
b.strange strange.strange  -0.204
b.strange strangen -0.137
b.strange strangeq -0.123
b.strange strange~ -0.082
b.strange subj  -0.577
b.strange subj art  -0.271
b.strange subj at  -0.11
b.strange subj be  -0.247
b.strange subj do  0.445
b.strange subj strange. -0.08
b.strange subj thing  -0.056
b.strange subj. 0.391
b.strange thing  -0.291
b.strange thing at  -0.421
b.strange thing subj  -0.069
b.strange thing trade  -0.115
b.strange thing trade. -0.23
b.strange thing, -0.231
b.strange thing. 0.192
b.strange thing.common  -0.199
b.strange thing: -0.239
b.strange thingq 0.064
b.strange trade  -0.98
b.strange trade and  -0.117
b.strange trade at  -0.233
b.strange trade be  0.446
b.strange trade kind  -0.053
b.strange trade kind, 0.172
b.strange trade ordinary, 0.425
b.strange trade subj  -0.042
b.strange trade thing. 0.125
b.strange trade trade  -0.216
b.strange trade trade. -0.312
b.strange trade& -0.107
b.strange trade, 0.374
b.strange trade,art  -0.16
b.strange trade,ordinary  -0.304
b.strange trade,strange  -0.103
b.strange trade. -0.51
b.strange trade: -0.115
b.strange tradenfield: -0.152
b.strange tradeq 0.225
b.strange where  -0.145
b.strange where, 0.176
b.strange will  0.354
b.strange wish  -0.047
b.strange wish art  -0.096
b.strange! -0.248
b.strange& -0.175
b.strange&ordinary  -0.097
b.strange&ordinary, -0.278
b.strange&ordinary. -0.223
b.strange&strange, -0.171
b.strange&strange. -0.059
b.strange&thing, 0.321
b.strange&thing. -0.087
b.strange&thingq -0.072
b.strange( -0.377
b.strange) -0.119
b.strange, -0.294
b.strange,adv  -0.071
b.strange,art  -0.369
b.strange,art name  -0.061
b.strange,art trade  0.538
b.strange,at  -0.416
b.strange,be  -0.21
b.strange,call  0.167
b.strange,colour  -0.188
b.strange,colour and  -0.282
b.strange,colour, -0.115
b.strange,common  -0.218
b.strange,describes  -0.233
b.strange,describes and  -0.1
b.strange,describes, -0.202
b.strange,do  -0.112
b.strange,for  0.126
b.strange,kind  0.162
b.strange,kind at  -0.144
b.strange,logo  -0.348
b.strange,logo at  -0.063
b.strange,look  -0.048
b.strange,name: 0.45
b.strange,neg  -0.088
b.strange,ordinary  -0.418
b.strange,place. -0.122
b.strange,poss  -0.041
b.strange,strange and  -0.054
b.strange,strange at  -0.326
b.strange,strange strange. -0.289
b.strange,strange subj  -0.298
b.strange,strange. 0.182
b.strange,subj  -0.127
b.strange,subj be  -0.087
b.strange,subj ordinary  -0.081
b.strange,thing  -0.743
b.strange,trade  -0.359
b.strange,trade for  -0.253
b.strange,trade kind. 0.108
b.strange,wish  -0.116
b.strange- -0.539
b.strange. 0.066
b.strange.and  -0.233
b.strange.art  -0.578
b.strange.art kind  -0.093
b.strange.art ordinary  -0.151
b.strange.art thing  -0.069
b.strange.at  -0.084
b.strange.be  -0.161
b.strange.colour  -0.137
b.strange.colour and  -0.079
b.strange.colour,colour, -0.053
b.strange.colour,colour. -0.261
b.strange.colour. -0.122
b.strange.common  -0.47
b.strange.common subj  -0.044
b.strange.describes  -0.201
b.strange.describes, -0.127
b.strange.do  -0.377
b.strange.field  -0.043
b.strange.field at  -0.046
b.strange.field: -0.302
b.strange.kind  0.409
b.strange.kind: 0.127
b.strange.logo  -0.137
b.strange.look  -0.103
b.strange.look: -0.073
b.strange.name: 0.296
b.strange.ordinary  -0.383
b.strange.ordinary at  -0.151
b.strange.ordinary strange, -0.117
b.strange.poss  0.06
b.strange.poss call  0.133
b.strange.strange  -0.653
b.strange.strange ordinary  -0.249
b.strange.strange strange  -0.103
b.strange.strange. -0.173
b.strange.subj  -0.29
b.strange.subj do  -0.097
b.strange.subj like  -0.088
b.strange.subj ordinary  0.457
b.strange.subj thing  -0.04
b.strange.tagl: -0.154
b.strange.thing  -0.315
b.strange.trade  -0.435
b.strange.trade colour. -0.098
b.strange.trade. -0.052
b.strange/ -0.279
b.strange: 0.166
b.strange:art  -0.456
b.strange:art ordinary  -0.212
b.strange:colour and  -0.128
b.strange:colour, -0.041
b.strange:trade  -0.162
b.strange; -0.291
b.strange? -0.221
b.strange_ 0.337
b.strange_be  0.475
b.strangea -0.283
b.strangen -0.425
b.strangenfield: -0.067
b.strangenname: 0.06
b.strangenordinary: -0.203
b.strangenstrange  -0.138
b.strangeqlook  -0.121
b.strangeqstrange  -0.046
b.strangeqtrade  -0.056
b.strange~ 0.057
b.strange~trade  -0.183
b.subj  -0.355
b.subj adv  -0.392
b.subj and  -0.159
b.subj art  0.079
b.subj art common  -0.169
b.subj art common. -0.128
b.subj art ordinary. -0.088
b.subj art strange  -0.075
b.subj art strange. 0.206
b.subj art thing  -0.183
b.subj art thing, -0.063
b.subj art trade. 0.183
b.subj at  -0.306
b.subj at art  -0.1
b.subj be  0.232
b.subj be adv  0.352
b.subj be and  -0.053
b.subj be art  0.106
b.subj be call  0.286
b.subj be common  -0.056
b.subj be describes  -0.12
b.subj be do  0.172
b.subj be ordinary  -0.145
b.subj be poss  -0.082
b.subj be strange  -0.081
b.subj be. 0.28
b.subj beq 0.166
b.subj call  -0.461
b.subj call subj  0.578
b.subj colour, -0.132
b.subj colour. -0.262
b.subj common  -0.425
b.subj common at  0.143
b.subj common call  0.442
b.subj common common. -0.118
b.subj common for  -0.145
b.subj common ordinary  -0.07
b.subj common strange  -0.086
b.subj common subj  -0.223
b.subj common, -0.226
b.subj common. -0.049
b.subj common: -0.046
b.subj commonq -0.217
b.subj describes  -0.064
b.subj describes. -0.275
b.subj describes: -0.189
b.subj do  0.059
b.subj do at  -0.13
b.subj do be  -0.19
b.subj do describes  -0.249
b.subj do do  -0.129
b.subj do logo  -0.08
b.subj do neg  -0.046
b.subj do number  -0.06
b.subj do ordinary  -0.133
b.subj do strange  -0.159
b.subj do strange. 0.325
b.subj do subj  -0.129
b.subj do thing. 0.205
b.subj do trade  -0.347
b.subj do trade. -0.194
b.subj do. -0.284
b.subj do: -0.25
b.subj do:trade  -0.095
b.subj field  -0.042
b.subj kind  -0.306
b.subj like  -0.215
b.subj like art  -0.092
b.subj like at  -0.045
b.subj like subj  -0.096
b.subj logo  -0.05
b.subj name  -0.279
b.subj neg  -0.128
b.subj neg wish  -0.072
b.subj ordinary  0.13
b.subj ordinary art  0.212
b.subj ordinary at  -0.142
b.subj ordinary common  -0.18
b.subj ordinary ordinary  0.229
b.subj ordinary strange  -0.125
b.subj ordinary subj  0.367
b.subj ordinary, -0.05
b.subj ordinary. 0.339
b.subj ordinary.art  -0.281
b.subj past  -0.298
b.subj past common. -0.21
b.subj poss  0.089
b.subj poss call. -0.253
b.subj proper. 0.126
b.subj say  -0.268
b.subj sayq -0.291
b.subj strange  -0.067
b.subj strange art  -0.243
b.subj strange at  -0.328
b.subj strange common  -0.056
b.subj strange describes  -0.117
b.subj strange trade  -0.312
b.subj strange. -0.435
b.subj strange: 0.198
b.subj subj  -0.205
b.subj subj at  -0.044
b.subj subj be. 0.292
b.subj subj do: -0.149
b.subj subj like  -0.098
b.subj subj thing  -0.068
b.subj subj wish  -0.058
b.subj tagl  -0.209
b.subj tagl beq -0.347
b.subj thing  -0.421
b.subj thing common  -0.099
b.subj thing ordinary  0.298
b.subj thing strange. -0.048
b.subj thing subj  -0.195
b.subj thing trade  -0.193
b.subj thing. -0.199
b.subj thing.subj  -0.133
b.subj trade  -0.369
b.subj trade trade  -0.158
b.subj trade. -0.113
b.subj will  -0.237
b.subj will be  -0.137
b.subj will like  -0.042
b.subj will ordinary  0.281
b.subj will say  0.131
b.subj wish  -0.296
b.subj wish adv  -0.138
b.subj wish art  -0.135
b.subj wish common  -0.066
b.subj wish do  -0.104
b.subj, -0.393
b.subj,be  -0.124
b.subj,strange  -0.355
b.subj,thing  -0.225
b.subj- -0.381
b.subj. 0.279
b.subj.adv  -0.351
b.subj.be  0.323
b.subj.colour  -0.075
b.subj.common  -0.056
b.subj.describes  -0.258
b.subj.kind: 0.274
b.subj.strange  -0.134
b.subj.subj do  -0.059
b.subj.thing  -0.166
b.subj: -0.155
b.subj? -0.099
b.subjn -0.128
b.subjq -0.17
b.tagl  -0.402
b.tagl be  -0.163
b.tagl beq -0.572
b.tagl where  -0.083
b.tagl, -0.24
b.tagl: -0.342
b.tagl:strange  -0.063
b.taglq -0.349
b.taglqat  -0.078
b.thing  -0.729
b.thing adv. 0.135
b.thing and  -0.386
b.thing and art  -0.3
b.thing and do  -0.169
b.thing and subj  -0.143
b.thing and thing  -0.09
b.thing and thing, -0.08
b.thing art  -0.664
b.thing at  -0.676
b.thing at art  -0.385
b.thing at do  -0.145
b.thing at ordinary, 0.096
b.thing at ordinary. -0.063
b.thing at place, -0.096
b.thing at place. 0.318
b.thing at strange  -0.5
b.thing at strange, -0.128
b.thing at strange. 0.061
b.thing at subj. -0.229
b.thing at thing  -0.057
b.thing at trade  -0.04
b.thing at trade, 0.259
b.thing at trade. -0.204
b.thing be  0.053
b.thing call  -0.388
b.thing colour  -0.357
b.thing colour and  -0.248
b.thing colour,colour. -0.135
b.thing colour,thing  -0.181
b.thing colour. -0.08
b.thing common art  0.132
b.thing common be  -0.095
b.thing common common. -0.057
b.thing common strange  -0.224
b.thing common, -0.698
b.thing commonq 0.37
b.thing describes, -0.273
b.thing describes. -0.338
b.thing do  0.282
b.thing do at  -0.231
b.thing do strange  -0.19
b.thing do thing  -0.086
b.thing do trade  -0.258
b.thing do. -0.404
b.thing field  -0.22
b.thing for  -0.198
b.thing for art  0.236
b.thing for common  -0.065
b.thing for poss  -0.147
b.thing for strange  -0.111
b.thing for trade  -0.041
b.thing for trade. 0.19
b.thing kind  0.26
b.thing kind at  -0.405
b.thing kind for  -0.141
b.thing kind, 0.043
b.thing kind,strange  -0.227
b.thing kind. -0.347
b.thing kind: 0.128
b.thing kindq 0.238
b.thing logo for  0.12
b.thing logo, 0.089
b.thing logo. -0.341
b.thing number  -0.118
b.thing ordinary  0.119
b.thing ordinary and  -0.083
b.thing ordinary at  -0.152
b.thing ordinary subj  -0.081
b.thing ordinary trade. -0.045
b.thing ordinary. 0.058
b.thing ordinaryq 0.113
b.thing poss  -0.274
b.thing proper  -0.105
b.thing say  -0.131
b.thing strange  -0.417
b.thing strange at  -0.215
b.thing strange trade  -0.106
b.thing strange, -0.422
b.thing strange. -0.5
b.thing strange.subj  -0.043
b.thing subj  -0.547
b.thing subj art  -0.465
b.thing subj at  -0.134
b.thing subj be  -0.106
b.thing subj common, -0.084
b.thing subj common. -0.2
b.thing subj strange  -0.091
b.thing subj trade  -0.115
b.thing subj. 0.062
b.thing thing  -0.512
b.thing thing and  -0.068
b.thing thing at  -0.302
b.thing thing common  -0.255
b.thing thing for  -0.187
b.thing thing kind  -0.138
b.thing thing ordinary  0.066
b.thing thing subj  -0.134
b.thing thing trade  -0.268
b.thing thing trade, -0.168
b.thing thing( -0.074
b.thing thing, 0.612
b.thing thing,adv  -0.352
b.thing thing,thing  -0.194
b.thing thing. -0.428
b.thing thing.poss  0.157
b.thing thing/ -0.044
b.thing thingq -0.057
b.thing trade  0.2
b.thing trade at  0.345
b.thing trade call  0.33
b.thing trade for  0.238
b.thing trade thing. -0.252
b.thing trade, -0.446
b.thing trade,describes  -0.199
b.thing trade,ordinary  -0.266
b.thing trade,thing  -0.21
b.thing trade. -0.122
b.thing trade.at  -0.204
b.thing trade.subj  -0.047
b.thing trade: 0.226
b.thing tradeq 0.101
b.thing where  0.268
b.thing will  -0.266
b.thing will be  -0.391
b.thing wish  -0.215
b.thing wish, 0.308
b.thing! -0.227
b.thing& -0.652
b.thing&thing. -0.168
b.thing( -0.139
b.thing, -0.227
b.thing,adv  -0.467
b.thing,adv art  -0.046
b.thing,and  -0.214
b.thing,and adv  -0.041
b.thing,and do  -0.051
b.thing,and subj  -0.332
b.thing,be  -0.454
b.thing,call  0.272
b.thing,colour  -0.251
b.thing,colour and  -0.194
b.thing,colour, -0.244
b.thing,colour,colour, 0.355
b.thing,common  -0.201
b.thing,describes  -0.363
b.thing,describes, -0.084
b.thing,for  -0.39
b.thing,kind  0.115
b.thing,neg  -0.081
b.thing,neg thing  -0.072
b.thing,neg thing. 0.065
b.thing,number  -0.05
b.thing,ordinary  -0.211
b.thing,ordinary. 0.198
b.thing,strange  -0.441
b.thing,strange, -0.167
b.thing,strange. 0.248
b.thing,subj  -0.182
b.thing,subj do  -0.056
b.thing,subj ordinary  -0.125
b.thing,thing  -0.322
b.thing,thing at  -0.21
b.thing,thing, -0.143
b.thing,thing. 0.125
b.thing,trade  -0.057
b.thing,trade, -0.248
b.thing- -0.411
b.thing-at  0.31
b.thing-common  0.346
b.thing-strange  0.276
b.thing-strange at  -0.208
b.thing.adv  -0.312
b.thing.adv art  -0.305
b.thing.art  -0.17
b.thing.art name  -0.205
b.thing.art ordinary  -0.079
b.thing.at  -0.043
b.thing.be  -0.066
b.thing.colour& -0.044
b.thing.colour&colour. -0.074
b.thing.colour, -0.081
b.thing.colour,colour, -0.054
b.thing.colour,colour. -0.178
b.thing.colour. 0.413
b.thing.common  -0.326
b.thing.describes  -0.094
b.thing.describes colour, -0.081
b.thing.describes, -0.164
b.thing.describes. 0.069
b.thing.kind  -0.217
b.thing.kind: 0.142
b.thing.name  0.291
b.thing.name be  0.361
b.thing.name: 0.529
b.thing.neg  -0.155
b.thing.ordinary  -0.386
b.thing.poss  0.259
b.thing.poss call  0.166
b.thing.strange  -0.298
b.thing.strange. -0.065
b.thing.subj  -0.228
b.thing.subj be  -0.256
b.thing.subj common  -0.097
b.thing.subj like  -0.056
b.thing.subj ordinary  -0.05
b.thing.thing  -0.189
b.thing.trade  -0.124
b.thing.will  -0.07
b.thing.will subj  -0.051
b.thing/ 0.131
b.thing: 0.2
b.thing:common  -0.084
b.thing:strange. -0.092
b.thing:thing  -0.264
b.thing; -0.218
b.thing? -0.419
b.thinga -0.219
b.thingn -0.5
b.thingnlook: -0.061
b.thingq -0.337
b.thingqcolour  -0.073
b.thing~ -0.075
b.trade adv  0.152
b.trade adv. 0.217
b.trade and  -0.564
b.trade and art  -0.254
b.trade and common  -0.077
b.trade and do  -0.044
b.trade and poss  -0.068
b.trade and strange, -0.509
b.trade and thing  0.227
b.trade and thing, -0.048
b.trade and trade, 0.213
b.trade and trade. -0.053
b.trade art  0.273
b.trade art strange  -0.237
b.trade at  -0.286
b.trade at art  -0.508
b.trade at common  -0.179
b.trade at do  -0.221
b.trade at ordinary  -0.303
b.trade at ordinary, 0.324
b.trade at ordinary. 0.164
b.trade at ordinary: 0.144
b.trade at place  -0.242
b.trade at place, 0.223
b.trade at place. -0.305
b.trade at strange  -0.33
b.trade at strange, 0.365
b.trade at strange. -0.313
b.trade at thing. 0.275
b.trade at trade  0.407
b.trade at trade, 0.241
b.trade be  0.333
b.trade be adv  -0.08
b.trade be at  -0.089
b.trade be call  0.11
b.trade be ordinary  -0.115
b.trade be strange  -0.071
b.trade be strange, -0.083
b.trade call  0.388
b.trade call ordinary  -0.145
b.trade call strange  -0.058
b.trade call strange. -0.215
b.trade colour  -0.306
b.trade colour and  -0.073
b.trade colour. -0.123
b.trade common  0.341
b.trade common at  -0.291
b.trade common call  0.4
b.trade common common  -0.093
b.trade common number. -0.201
b.trade common, 0.371
b.trade common. -0.071
b.trade common: 0.425
b.trade commonq 0.098
b.trade describes  0.262
b.trade describes at  -0.194
b.trade describes, -0.366
b.trade describes. -0.177
b.trade do  -0.685
b.trade do at  -0.222
b.trade do ordinary  -0.24
b.trade do ordinary, 0.225
b.trade do strange, 0.431
b.trade do trade  -0.178
b.trade do, -0.151
b.trade field  0.267
b.trade for  -0.921
b.trade for common  -0.103
b.trade for past  -0.099
b.trade for strange  0.216
b.trade for thing. 0.126
b.trade for trade  -0.101
b.trade for trade, 0.519
b.trade kind  0.556
b.trade kind adv  -0.337
b.trade kind at  -0.535
b.trade kind be  0.303
b.trade kind call  0.518
b.trade kind for  -0.175
b.trade kind logo, 0.222
b.trade kind strange  -0.205
b.trade kind strange& -0.186
b.trade kind strange. -0.176
b.trade kind subj  -0.139
b.trade kind thing  -0.105
b.trade kind( 0.27
b.trade kind, -0.194
b.trade kind,name  -0.364
b.trade kind,strange  -0.376
b.trade kind,strange. 0.123
b.trade kind,subj  -0.143
b.trade kind,thing  -0.341
b.trade kind. -0.108
b.trade kind.art  -0.223
b.trade kind.colour  -0.084
b.trade kind.name  0.182
b.trade kind.thing  -0.128
b.trade kind/ 0.197
b.trade kind; -0.047
b.trade kindq 0.375
b.trade kind~ -0.268
b.trade logo  -0.256
b.trade logo, 0.416
b.trade name be  0.442
b.trade neg  -0.155
b.trade ordinary  0.231
b.trade ordinary at  -0.453
b.trade ordinary common  -0.157
b.trade ordinary for  -0.069
b.trade ordinary ordinary  -0.05
b.trade ordinary strange  -0.168
b.trade ordinary strange, 0.195
b.trade ordinary subj  -0.155
b.trade ordinary thing  -0.117
b.trade ordinary, 0.508
b.trade ordinary,do  -0.081
b.trade ordinary. -0.12
b.trade ordinaryq 0.196
b.trade poss  -0.145
b.trade strange  -0.133
b.trade strange art  -0.434
b.trade strange at  -0.26
b.trade strange be  -0.23
b.trade strange call  0.353
b.trade strange do  -0.47
b.trade strange for  -0.191
b.trade strange ordinary  -0.048
b.trade strange strange  -0.193
b.trade strange& -0.178
b.trade strange&strange, -0.065
b.trade strange, 0.099
b.trade strange,colour  -0.081
b.trade strange,strange  -0.197
b.trade strange. 0.263
b.trade strange: 0.153
b.trade strangen -0.119
b.trade strangeq 0.293
b.trade subj  -0.82
b.trade subj art  -0.35
b.trade subj be  -0.109
b.trade subj do  -0.089
b.trade subj strange  -0.207
b.trade thing  0.042
b.trade thing and  -0.064
b.trade thing at  -0.413
b.trade thing colour  -0.256
b.trade thing for  -0.278
b.trade thing strange  -0.066
b.trade thing, -0.206
b.trade thing,neg  -0.061
b.trade thing,ordinary  -0.188
b.trade thing,thing  -0.136
b.trade thing- -0.124
b.trade thing-strange  0.28
b.trade thing.neg  -0.144
b.trade thing; -0.176
b.trade trade  0.062
b.trade trade and  -0.073
b.trade trade at  -0.154
b.trade trade common  -0.213
b.trade trade for  -0.046
b.trade trade kind  0.206
b.trade trade kind. -0.245
b.trade trade ordinary  -0.382
b.trade trade strange  -0.357
b.trade trade subj  -0.447
b.trade trade thing  -0.064
b.trade trade, -0.149
b.trade trade,common  -0.218
b.trade trade,strange  -0.319
b.trade trade.art  -0.145
b.trade trade: 0.183
b.trade traden -0.136
b.trade tradeq 0.403
b.trade trade~ 0.154
b.trade where  -0.239
b.trade! 0.141
b.trade& -0.378
b.trade&describes  -0.109
b.trade&trade, -0.055
b.trade( -0.181
b.trade) -0.084
b.trade, -0.166
b.trade,adv  -0.286
b.trade,art  -0.164
b.trade,art ordinary  -0.132
b.trade,art strange  -0.163
b.trade,at  -0.099
b.trade,be  -0.244
b.trade,call  0.211
b.trade,colour, -0.095
b.trade,common  -0.458
b.trade,describes  -0.38
b.trade,describes, -0.05
b.trade,do  -0.111
b.trade,do at  -0.074
b.trade,do trade  -0.182
b.trade,kind  -0.477
b.trade,name  0.102
b.trade,neg  -0.066
b.trade,ordinary  -1.106
b.trade,poss  -0.11
b.trade,strange  -0.901
b.trade,strange and  -0.229
b.trade,strange& -0.217
b.trade,strange, -0.228
b.trade,strange. -0.329
b.trade,subj  -0.327
b.trade,subj be  -0.045
b.trade,thing  -0.222
b.trade,thing, -0.066
b.trade,trade  -0.381
b.trade,trade& -0.142
b.trade,trade, -0.05
b.trade- -0.105
b.trade. 0.184
b.trade.adv  -0.044
b.trade.art  -0.323
b.trade.art kind  -0.071
b.trade.art ordinary  -0.095
b.trade.art thing  -0.1
b.trade.at  -0.204
b.trade.be  0.124
b.trade.colour  -0.134
b.trade.colour, -0.115
b.trade.colour,colour. -0.119
b.trade.common  -0.299
b.trade.common, -0.116
b.trade.describes  -0.094
b.trade.describes colour. -0.101
b.trade.describes, -0.167
b.trade.describes,colour, -0.049
b.trade.kind  -0.123
b.trade.kind: 0.472
b.trade.look: -0.149
b.trade.name  0.149
b.trade.name: 0.285
b.trade.ordinary  -0.141
b.trade.poss  -0.074
b.trade.poss call  0.354
b.trade.strange  -0.395
b.trade.strange& -0.07
b.trade.strange. -0.335
b.trade.subj  -0.062
b.trade.subj be  -0.313
b.trade.tagl: -0.128
b.trade.thing  -0.054
b.trade.trade  -0.04
b.trade/ -0.199
b.trade: 0.42
b.trade:strange  -0.184
b.trade; -0.088
b.trade? -0.313
b.trade_ -0.07
b.traden -0.252
b.tradenfield: -0.152
b.tradenlook: -0.119
b.tradeq 0.22
b.tradeqart  -0.09
b.tradeqstrange  -0.099
b.tradeqstrangeq -0.144
b.trade~ 0.236
b.trade~strange~ -0.098
b.w.CA -0.046
b.w.CA^ 0.174
b.w.CA^^^ 0.091
b.w.CA^strange. 0.15
b.w.CA^thing. -0.106
b.w.CAart  0.075
b.w.CAat  -0.194
b.w.CAbe  0.332
b.w.CAcall  0.214
b.w.CAcommon  -0.524
b.w.CAdescribes  -0.451
b.w.CAdo  0.138
b.w.CAkind  0.475
b.w.CAkind: 0.41
b.w.CAkindq 0.126
b.w.CAlogo  -0.367
b.w.CAlogo, -0.351
b.w.CAname  0.127
b.w.CAname: 0.05
b.w.CAordinary  -0.248
b.w.CAordinary& -0.191
b.w.CAposs  0.247
b.w.CAsay  0.261
b.w.CAstrange  0.057
b.w.CAstrange, 0.435
b.w.CAthing  -0.473
b.w.CAthing, 0.325
b.w.CAtrade  0.054
b.w.CI -0.211
b.w.CI^ -0.367
b.w.CI^^^ -0.257
b.w.CI^colour. -0.132
b.w.CI^common. -0.067
b.w.CI^describes. -0.098
b.w.CI^ordinary. -0.222
b.w.CI^strange. -0.193
b.w.CI^thing. -0.268
b.w.CI^trade. -0.167
b.w.CIadv  -0.065
b.w.CIand  -0.231
b.w.CIart  0.169
b.w.CIat  0.216
b.w.CIcommon  -0.275
b.w.CIcommon, -0.062
b.w.CIdo  -0.255
b.w.CIhi, -0.178
b.w.CIkind, -0.126
b.w.CIlook  -0.263
b.w.CIordinary  0.172
b.w.CIsay  0.131
b.w.CIstrange  -0.137
b.w.CIstrange, -0.287
b.w.CX 0.326
b.w.CX^ 0.112
b.w.CX^^^ -0.124
b.w.CX^^q 0.384
b.w.CX^advn -0.043
b.w.CX^at. -0.403
b.w.CX^be. -0.226
b.w.CX^colour. -0.265
b.w.CX^colourn -0.046
b.w.CX^colourq 0.089
b.w.CX^common. 0.211
b.w.CX^commonn -0.158
b.w.CX^commonq 0.096
b.w.CX^describes. -0.148
b.w.CX^describesn -0.05
b.w.CX^describesq 0.074
b.w.CX^do. 0.084
b.w.CX^field. -0.048
b.w.CX^hi. -0.115
b.w.CX^hin -0.259
b.w.CX^kind. -0.178
b.w.CX^kindn -0.049
b.w.CX^kindq 0.087
b.w.CX^logo. 0.074
b.w.CX^logo? -0.098
b.w.CX^logon -0.062
b.w.CX^look. -0.264
b.w.CX^name. -0.269
b.w.CX^name~ 0.419
b.w.CX^neg. -0.065
b.w.CX^number. -0.462
b.w.CX^ordinary. -0.139
b.w.CX^ordinaryn -0.118
b.w.CX^ordinaryq 0.17
b.w.CX^ordinary~ 0.633
b.w.CX^past. -0.092
b.w.CX^place. -0.098
b.w.CX^proper. -0.141
b.w.CX^say. 0.112
b.w.CX^strange. 0.063
b.w.CX^strange? -0.207
b.w.CX^strangen -0.232
b.w.CX^subj. 0.206
b.w.CX^thing! 0.241
b.w.CX^thing. -0.12
b.w.CX^thing? -0.33
b.w.CX^thingn -0.409
b.w.CX^thingq -0.116
b.w.CX^trade! 0.143
b.w.CX^trade. 0.176
b.w.CX^trade? -0.311
b.w.CX^traden -0.061
b.w.CX^tradeq 0.044
b.w.CX^trade~ 0.438
b.w.CX^where. -0.266
b.w.CX^will. -0.222
b.w.CX^willn -0.055
b.w.CX^wish. -0.308
b.w.CXadv  0.226
b.w.CXand  -0.359
b.w.CXart_ -0.116
b.w.CXat  -0.163
b.w.CXat_ -0.195
b.w.CXatq 0.124
b.w.CXbe  0.449
b.w.CXbeq -0.084
b.w.CXcallq 0.2
b.w.CXcolour  -0.448
b.w.CXcolour& -0.108
b.w.CXcolour, 0.353
b.w.CXcommon  -0.24
b.w.CXcommon, -0.133
b.w.CXcommon: 0.513
b.w.CXcommonq -0.181
b.w.CXdescribes  -0.466
b.w.CXdescribes& -0.208
b.w.CXdescribes, 0.275
b.w.CXdescribesq 0.199
b.w.CXdo  -0.052
b.w.CXfield  -0.165
b.w.CXfield: -0.084
b.w.CXfor  0.328
b.w.CXforq 0.113
b.w.CXhi  -0.329
b.w.CXhi, -0.653
b.w.CXkind  0.284
b.w.CXkind: 0.411
b.w.CXkindq 0.354
b.w.CXlike  0.044
b.w.CXlogo  0.521
b.w.CXlogo: 0.383
b.w.CXlogoq 0.284
b.w.CXlook  -0.297
b.w.CXlook: -0.218
b.w.CXname  0.463
b.w.CXname, 0.124
b.w.CXname: 0.28
b.w.CXnameq -0.107
b.w.CXneg  -0.43
b.w.CXnumber  -0.523
b.w.CXnumber, 0.272
b.w.CXordinary  -0.114
b.w.CXordinary& -0.336
b.w.CXordinary- -0.279
b.w.CXordinary: 0.388
b.w.CXordinaryq 0.187
b.w.CXpast  -0.535
b.w.CXplace  -0.244
b.w.CXplace, 0.44
b.w.CXplace: 0.13
b.w.CXplaceq 0.073
b.w.CXposs  0.433
b.w.CXproper  -0.488
b.w.CXpropera -0.554
b.w.CXsay  0.514
b.w.CXsayq -0.136
b.w.CXstrange  -0.176
b.w.CXstrange& -0.05
b.w.CXstrange- -0.441
b.w.CXstrange/ -0.289
b.w.CXstrange: 0.407
b.w.CXstrangea -0.261
b.w.CXstrangeq 0.381
b.w.CXsubj  -0.235
b.w.CXsubj, -0.227
b.w.CXsubj: -0.168
b.w.CXsubjq -0.058
b.w.CXtagl  -0.22
b.w.CXtagl: -0.313
b.w.CXtaglq -0.345
b.w.CXthing  -0.644
b.w.CXthing& -0.573
b.w.CXthing, -0.05
b.w.CXthing: 0.413
b.w.CXthingq 0.385
b.w.CXtrade  0.058
b.w.CXtrade& -0.343
b.w.CXtrade, -0.186
b.w.CXtrade/ -0.234
b.w.CXtrade: 0.382
b.w.CXtradeq 0.179
b.w.CXwhere  -0.04
b.w.CXwhere, 0.221
b.w.CXwhereq -0.199
b.w.CXwish: 0.375
b.w.Cc 0.349
b.w.Cc^^^ 0.31
b.w.Cccall  -0.149
b.w.Ccfor  0.279
b.w.Cckind  0.272
b.w.Cckind: 0.134
b.w.Cd -0.184
b.w.Cd^ 0.108
b.w.Cd^^^ 0.24
b.w.Cd^be. -0.152
b.w.Cdart  -0.205
b.w.Cdat  -0.233
b.w.Cdbe  -0.177
b.w.Cdcommon  -0.149
b.w.Cddescribes  -0.099
b.w.Cddo  -0.307
b.w.Cdkind  -0.231
b.w.Cdkind, 0.231
b.w.Cdnega -0.255
b.w.Cdnumber- -0.1
b.w.Cdnumber/ -0.295
b.w.Cdordinary  -0.521
b.w.Cdstrange  -0.174
b.w.Cdthing  -0.242
b.w.Cdthing, -0.249
b.w.Cdtrade  -0.061
b.w.Cdtrade, -0.273
b.w.Cx -0.577
b.w.Cx^ -0.548
b.w.Cx^^^ -0.259
b.w.Cx^colour. -0.369
b.w.Cx^colour; -0.213
b.w.Cx^colour~ -0.129
b.w.Cx^common. -0.194
b.w.Cx^common; -0.042
b.w.Cx^describes. -0.303
b.w.Cx^describes; -0.302
b.w.Cx^do. -0.072
b.w.Cx^hi! -0.068
b.w.Cx^hin -0.048
b.w.Cx^kind. -0.244
b.w.Cx^kind~ -0.268
b.w.Cx^logo. -0.111
b.w.Cx^look. -0.062
b.w.Cx^ordinary. 0.134
b.w.Cx^ordinary; -0.105
b.w.Cx^place. 0.174
b.w.Cx^strange! -0.201
b.w.Cx^strange. -0.566
b.w.Cx^strange; -0.069
b.w.Cx^strange? -0.133
b.w.Cx^strangeq -0.048
b.w.Cx^strange~ -0.308
b.w.Cx^thing. -0.502
b.w.Cx^thing; -0.216
b.w.Cx^thingq -0.128
b.w.Cx^thing~ -0.071
b.w.Cx^trade. -0.288
b.w.Cx^trade~ -0.121
b.w.Cx^wish. -0.212
b.w.Cxadv  -0.646
b.w.Cxadv, -0.153
b.w.Cxadv: 0.167
b.w.Cxand  -0.381
b.w.Cxand- -0.067
b.w.Cxart  -0.73
b.w.Cxart_ -0.207
b.w.Cxat  -0.564
b.w.Cxat- -0.118
b.w.Cxat: -0.113
b.w.Cxat_ -0.4
b.w.Cxbe  -0.246
b.w.Cxcall  -0.041
b.w.Cxcall- -0.136
b.w.Cxcolour  -0.489
b.w.Cxcolour& -0.048
b.w.Cxcolour, -0.557
b.w.Cxcolour- -0.047
b.w.Cxcolour/ -0.109
b.w.Cxcommon  -0.639
b.w.Cxcommon, -0.349
b.w.Cxcommon- -0.167
b.w.Cxcommon: -0.384
b.w.Cxcommonq -0.116
b.w.Cxdescribes  -0.391
b.w.Cxdescribes& -0.12
b.w.Cxdescribes, -0.499
b.w.Cxdescribes: -0.194
b.w.Cxdescribesq 0.168
b.w.Cxdo  -0.544
b.w.Cxdo, -0.056
b.w.Cxdo: -0.253
b.w.Cxfield  -0.345
b.w.Cxfield: -0.135
b.w.Cxfor  -0.768
b.w.Cxhex  -0.257
b.w.Cxhex, -0.042
b.w.Cxhi  -0.362
b.w.Cxhi, -0.148
b.w.Cxkind  -0.673
b.w.Cxkind, -0.498
b.w.Cxkind: -0.204
b.w.Cxlike  -0.305
b.w.Cxlike: -0.083
b.w.Cxlogo  -0.238
b.w.Cxlogo, -0.265
b.w.Cxlogo: -0.285
b.w.Cxlook  -0.349
b.w.Cxlook, -0.155
b.w.Cxlook: -0.207
b.w.Cxname  0.069
b.w.Cxname, -0.272
b.w.Cxname: -0.158
b.w.Cxneg  -0.408
b.w.Cxneg, -0.145
b.w.Cxneg: -0.045
b.w.Cxnumber  -0.311
b.w.Cxnumber, -0.2
b.w.Cxordinary  -0.74
b.w.Cxordinary( -0.052
b.w.Cxordinary, -0.511
b.w.Cxordinary- -0.141
b.w.Cxordinary: -0.202
b.w.Cxordinary_ -0.09
b.w.Cxordinaryq -0.061
b.w.Cxpast  -0.185
b.w.Cxpast- -0.061
b.w.Cxplace  -0.367
b.w.Cxplace, -0.364
b.w.Cxposs  -0.673
b.w.Cxproper  -0.365
b.w.Cxproper, -0.135
b.w.Cxsay  -0.473
b.w.Cxsay, -0.288
b.w.Cxstrange  -0.781
b.w.Cxstrange( -0.238
b.w.Cxstrange, -0.479
b.w.Cxstrange- -0.141
b.w.Cxstrange: -0.756
b.w.Cxstrange_ -0.079
b.w.Cxstrangeq -0.299
b.w.Cxsubj  -0.483
b.w.Cxsubj, -0.122
b.w.Cxtagl  -0.11
b.w.Cxthing  -0.67
b.w.Cxthing& -0.126
b.w.Cxthing, -0.47
b.w.Cxthing- -0.277
b.w.Cxthing: -0.264
b.w.Cxtrade  -0.936
b.w.Cxtrade( -0.113
b.w.Cxtrade, -0.284
b.w.Cxtrade- -0.105
b.w.Cxtrade: -0.199
b.w.Cxtrade_ -0.07
b.w.Cxtradeq -0.065
b.w.Cxwhere  -0.22
b.w.Cxwhere, -0.053
b.w.Cxwill  -0.455
b.w.Cxwish  -0.357
b.w.Cxwish, -0.19
b.w.Cxwish: -0.125
b.w.DA 0.411
b.w.DX 0.086
b.w.DX^ -0.256
b.w.DX^^^ -0.221
b.w.DX^colour. -0.383
b.w.DX^describes. -0.253
b.w.DX^logo. -0.279
b.w.DX^ordinary. 0.069
b.w.DX^ordinaryn -0.143
b.w.DX^place. -0.42
b.w.DX^strange. -0.315
b.w.DX^trade. -0.39
b.w.DXadv  -0.278
b.w.DXand  -0.58
b.w.DXart  -0.507
b.w.DXas  -0.212
b.w.DXat  -0.722
b.w.DXbe  -0.21
b.w.DXcall  0.464
b.w.DXcolour, -0.276
b.w.DXcommon  0.266
b.w.DXdescribes  0.129
b.w.DXdo  -0.183
b.w.DXfor  -0.098
b.w.DXhi  -0.251
b.w.DXhi, -0.087
b.w.DXkindq 0.215
b.w.DXname: 0.254
b.w.DXneg  -0.469
b.w.DXordinary  -0.508
b.w.DXordinary& -0.113
b.w.DXordinary, -0.217
b.w.DXpast  -0.234
b.w.DXposs  -0.582
b.w.DXstrange  -0.356
b.w.DXstrange& -0.186
b.w.DXstrange, 0.118
b.w.DXstrange: 0.229
b.w.DXsubj  0.505
b.w.DXtaglq -0.154
b.w.DXthing  -0.392
b.w.DXthing& -0.088
b.w.DXtrade  0.138
b.w.DXtradeq 0.128
b.w.Dd -0.359
b.w.Ddstrange  -0.118
b.w.Dx -0.513
b.w.Dx^ -0.217
b.w.Dx^strange. -0.123
b.w.Dxadv  -0.058
b.w.Dxand  -0.164
b.w.Dxart  -0.455
b.w.Dxat  -0.373
b.w.Dxbe  -0.383
b.w.Dxcolour  -0.212
b.w.Dxcolour, -0.321
b.w.Dxcommon  -0.24
b.w.Dxdescribes  -0.241
b.w.Dxdescribes, -0.077
b.w.Dxdo  -0.165
b.w.Dxfor  -0.41
b.w.Dxhi, -0.085
b.w.Dxkind  -0.193
b.w.Dxlogo  -0.326
b.w.Dxname  -0.36
b.w.Dxneg  -0.288
b.w.Dxnumber  -0.077
b.w.Dxordinary  -0.557
b.w.Dxordinary, -0.141
b.w.Dxpast  -0.1
b.w.Dxplace  -0.093
b.w.Dxplace, -0.37
b.w.Dxposs  -0.323
b.w.Dxsay  -0.328
b.w.Dxsay, -0.092
b.w.Dxstrange  -0.601
b.w.Dxstrange, -0.516
b.w.Dxstrange: 0.13
b.w.Dxstrangeq -0.102
b.w.Dxsubj  -0.305
b.w.Dxtrade  -0.359
b.w.Dxtrade, -0.074
b.w.Dxwill  -0.42
b.w.Dxwish  -0.152
b.w.OA^ 0.398
b.w.OI^ -0.123
b.w.OI^^^ 0.054
b.w.OX^common. 0.237
b.w.OX^describes. -0.26
b.w.OX^logo. -0.237
b.w.OX^number. -0.084
b.w.OX^ordinary. 0.053
b.w.OX^strange. -0.34
b.w.OX^strangeq -0.186
b.w.OX^subj. 0.231
b.w.OX^thing. -0.058
b.w.OX^trade. -0.322
b.w.Oc^ 0.36
b.w.Oc^^^ 0.396
b.w.Ox -0.331
b.w.Ox^ -0.061
b.w.Ox^^^ -0.877
b.w.Ox^colour. -0.048
b.w.Ox^strange. -0.048
b.w.Ox^strange~ -0.122
b.w.Ox^thing. 0.186
b.w.Ox^trade. 0.245
b.w.Oxadv  -0.315
b.w.Oxand  -0.389
b.w.Oxart  -0.346
b.w.Oxat  -0.614
b.w.Oxbe  -0.324
b.w.Oxcall  0.37
b.w.Oxcolour  -0.412
b.w.Oxcolour, -0.562
b.w.Oxcommon  -0.655
b.w.Oxcommon, -0.3
b.w.Oxcommon: 0.125
b.w.Oxdescribes  -0.344
b.w.Oxdescribes, -0.3
b.w.Oxdo  -0.515
b.w.Oxfor  -0.683
b.w.Oxforq 0.223
b.w.Oxkind  -0.672
b.w.Oxkind, -0.373
b.w.Oxlogo  -0.322
b.w.Oxlogo, -0.501
b.w.Oxname  -0.104
b.w.Oxname: -0.072
b.w.Oxneg  -0.243
b.w.Oxnumber  -0.114
b.w.Oxordinary  -0.613
b.w.Oxordinary, -0.104
b.w.Oxpast  -0.078
b.w.Oxposs  -0.406
b.w.Oxsay  -0.105
b.w.Oxstrange  -0.476
b.w.Oxstrange, -0.332
b.w.Oxstrange: -0.263
b.w.Oxsubj  -0.436
b.w.Oxthing  -0.218
b.w.Oxthing, -0.223
b.w.Oxthing- -0.154
b.w.Oxtrade  -0.558
b.w.Oxtrade, 0.293
b.w.Oxwhere  -0.147
b.w.Oxwill  -0.126
b.w.Oxwish  -0.378
b.w.SA -0.082
b.w.SA^ -0.368
b.w.SA^^^ -0.321
b.w.SAand  -0.111
b.w.SAcolour  -0.072
b.w.SAdescribes  -0.187
b.w.SAkind  0.055
b.w.SAthing  -0.069
b.w.SAtrade  -0.364
b.w.SX 0.32
b.w.SX^ -0.149
b.w.SX^^^ -0.461
b.w.SXand  -0.068
b.w.SXthing  -0.343
b.w.Sx -0.267
b.w.ld -0.058
b.w.lx 0.073
b.w.lx^^^ 0.055
b.w.lx^colour. -0.244
b.w.lx^common. 0.211
b.w.lx^describes. -0.317
b.w.lx^kind. -0.189
b.w.lx^logo. -0.319
b.w.lx^ordinary. 0.089
b.w.lx^thing. 0.048
b.w.lxadv  0.114
b.w.lxadv, -0.204
b.w.lxand  -0.404
b.w.lxart  -0.638
b.w.lxat  -0.917
b.w.lxcall  0.343
b.w.lxcolour  -0.494
b.w.lxcolour& -0.18
b.w.lxcolour, -0.715
b.w.lxcommon  -0.604
b.w.lxcommon, 0.244
b.w.lxdescribes  -0.595
b.w.lxdescribes& -0.239
b.w.lxdescribes, -0.347
b.w.lxdo  -0.394
b.w.lxfield  -0.455
b.w.lxfor  -0.237
b.w.lxlike  -0.364
b.w.lxlogo  -0.66
b.w.lxlogo, -0.265
b.w.lxlook  -0.052
b.w.lxlook, 0.153
b.w.lxname  -0.358
b.w.lxneg  -0.437
b.w.lxneg, -0.079
b.w.lxordinary  -0.776
b.w.lxordinary, -0.431
b.w.lxplace, -0.051
b.w.lxposs  -0.585
b.w.lxproper  -0.205
b.w.lxsay  0.068
b.w.lxstrange  -0.915
b.w.lxstrange& -0.28
b.w.lxstrange, -0.498
b.w.lxsubj  -0.528
b.w.lxthing  -0.301
b.w.lxthing, -0.492
b.w.lxtrade  -0.106
b.w.lxtrade, 0.078
b.w.lxwill  -0.433
b.w.lxwish  -0.378
b.where  -0.249
b.where art  -0.171
b.where art name  0.191
b.where art name, 0.103
b.where art trade  -0.098
b.where at  -0.318
b.where at do  -0.063
b.where common  -0.145
b.where do  -0.088
b.where do trade  -0.096
b.where for  -0.281
b.where strange  -0.052
b.where subj. -0.117
b.where,name  -0.113
b.where. -0.344
b.where.subj  -0.094
b.wheren -0.045
b.whereq -0.198
b.will  -0.168
b.will art  -0.05
b.will at  -0.148
b.will be  -0.512
b.will be call  0.598
b.will be common  -0.109
b.will be do  -0.058
b.will be strange  -0.096
b.will common  -0.103
b.will common do  -0.061
b.will do  -0.106
b.will like  -0.054
b.will ordinary  0.26
b.will ordinary art  0.322
b.will ordinary at  -0.239
b.will say  0.08
b.will strange  -0.416
b.will strange art  0.195
b.will subj  -0.162
b.will subj common  0.426
b.will subj do  0.079
b.will. -0.222
b.willn -0.055
b.wish  -0.716
b.wish adv  -0.321
b.wish art  -0.272
b.wish art logo  -0.317
b.wish be  -0.137
b.wish common  0.23
b.wish common for  -0.08
b.wish common subj. -0.165
b.wish describes. -0.046
b.wish do  -0.228
b.wish do adv  -0.175
b.wish do logo  -0.183
b.wish do logo, -0.283
b.wish do logo. -0.079
b.wish do thing  -0.09
b.wish do trade  -0.234
b.wish for  0.232
b.wish logo  -0.201
b.wish neg  -0.093
b.wish neg common  -0.071
b.wish ordinary  -0.231
b.wish ordinary art  -0.187
b.wish subj art  -0.106
b.wish thing for  -0.089
b.wish, 0.073
b.wish,neg  -0.144
b.wish. -0.358
b.wish: -0.116
b.wish:describes  -0.099
b.~ 0.255
c.+colours C -0.236
c.+colours O -0.152
c.+colours l -0.149
c.+colours,C 0.098
c.+common C -0.324
c.+common O -0.362
c.+common l -0.06
c.+common$C 0.247
c.+common&C -0.206
c.+common,C 0.158
c.+common,O -0.107
c.+common,l -0.418
c.+common-C -0.204
c.+common.C 0.685
c.+common.l 0.07
c.+common:C -0.245
c.+common;C 0.121
c.+common=C 0.253
c.+commonnC 0.367
c.+commonqC 0.164
c.+places O -0.087
c.+small C -0.184
c.+small O -0.191
c.+small l -0.194
c.+small,C 0.1
c.+small=C -0.177
c.+smallqC 0.286
c.+strange C -0.124
c.+strange D 0.197
c.+strange S -0.203
c.+strange l -0.282
c.+strange$C 0.694
c.+strange$l -0.285
c.+strange&C -0.31
c.+strange&D -0.11
c.+strange&l -0.146
c.+strange(C 0.401
c.+strange+thing.C 0.255
c.+strange+thing:C -0.222
c.+strange+thing=C 0.125
c.+strange+thingnC 0.294
c.+strange+thingqC 0.183
c.+strange+trade C 0.221
c.+strange+trade$C 0.266
c.+strange+trade(C 0.112
c.+strange+trade,C 0.388
c.+strange+trade.C -0.169
c.+strange+trade/C 0.091
c.+strange+trade:C -0.395
c.+strange+trade;C 0.15
c.+strange+trade=C 0.103
c.+strange+tradenC 0.193
c.+strange+tradeqC 0.077
c.+strange,C 0.221
c.+strange,D 0.085
c.+strange,l 0.247
c.+strange-C -0.248
c.+strange.C 0.327
c.+strange.O 0.265
c.+strange.l 0.302
c.+strange/C -0.057
c.+strange:C -0.14
c.+strange;C 0.412
c.+strange=C 0.544
c.+strange_C -0.143
c.+strangeaC 0.071
c.+strangenC 0.664
c.+strangeqC 0.134
c.+strange~C 0.232
c.+styles C -0.299
c.+styles.C 0.272
c.+thing C -0.383
c.+thing D -0.079
c.+thing l 0.134
c.+thing$C 0.326
c.+thing&C -0.097
c.+thing+trade C 0.154
c.+thing+trade,C 0.222
c.+thing+trade,l -0.162
c.+thing+trade.C 0.179
c.+thing,C -0.1
c.+thing-C -0.17
c.+thing.C 0.359
c.+thing=C 0.241
c.+thingnC 0.183
c.+thingqC -0.189
c.+trades C -0.467
c.+trades l -0.197
c.-common C 0.181
c.-strange C -0.087
c.-strange+thing.C -0.145
c.-strange+trade C -0.176
c.-strange.C 0.272
c.-thing C -0.047
e. adv -0.569
e. adv adv -0.119
e. adv and 0.149
e. adv art -0.136
e. adv be 0.301
e. adv common -0.108
e. adv do -0.111
e. adv logo -0.099
e. adv ordinary -0.174
e. adv poss -0.047
e. adv strange -0.234
e. adv subj -0.29
e. adv thing -0.471
e. adv trade -0.202
e. adv$$ -0.064
e. adv,common -0.121
e. adv,describes -0.075
e. adv,neg -0.079
e. adv.art -0.286
e. adv.describes -0.164
e. adv.do -0.207
e. adv.strange -0.131
e. adv=$ -0.17
e. and -0.337
e. and adv 0.088
e. and and -0.043
e. and art -0.371
e. and at -0.521
e. and be 0.255
e. and colour -0.807
e. and common -0.322
e. and describes -0.33
e. and do 0.14
e. and hi -0.07
e. and name -0.339
e. and neg 0.355
e. and number -0.085
e. and ordinary -0.648
e. and proper -0.047
e. and strange -0.137
e. and subj -0.196
e. and thing -0.494
e. and trade -0.282
e. and will -0.113
e. art -0.894
e. art adv -0.306
e. art colour -0.192
e. art common -0.186
e. art describes -0.259
e. art do -0.076
e. art field -0.137
e. art kind -0.268
e. art logo -0.502
e. art look -0.21
e. art name -0.242
e. art ordinary -0.223
e. art past -0.085
e. art poss -0.139
e. art say -0.068
e. art strange -0.666
e. art subj -0.157
e. art thing -0.254
e. art trade -0.202
e. art where -0.065
e. art_logo -0.161
e. as -0.403
e. as logo -0.165
e. at -0.052
e. at adv -0.138
e. at art -0.601
e. at at -0.098
e. at be 0.157
e. at colour -0.45
e. at common -0.596
e. at describes -0.542
e. at do 0.286
e. at field 0.279
e. at kind -0.196
e. at look 0.265
e. at name -0.075
e. at neg -0.116
e. at number -0.664
e. at ordinary -0.147
e. at past -0.255
e. at place 0.124
e. at poss -0.122
e. at proper 0.362
e. at strange -0.097
e. at subj -0.349
e. at thing -0.856
e. at trade -0.156
e. at where -0.106
e. at will -0.144
e. at$$ -0.065
e. at-colour -0.041
e. at_ordinary -0.342
e. at_strange -0.5
e. be adv -0.249
e. be and -0.209
e. be art 0.268
e. be at -0.148
e. be call -0.147
e. be colour -0.179
e. be common -0.429
e. be describes -0.326
e. be do 0.212
e. be hex -0.244
e. be neg -0.082
e. be number -0.369
e. be ordinary -0.461
e. be poss 0.23
e. be strange -0.174
e. be subj 0.313
e. be thing -0.265
e. be trade 0.41
e. beqordinary -0.066
e. beqtrade -0.099
e. call -0.249
e. call art -0.12
e. call common -0.098
e. call ordinary -0.1
e. call strange -0.256
e. call subj -0.331
e. colour -0.532
e. colour and -0.711
e. colour at -0.26
e. colour colour 0.214
e. colour common -0.093
e. colour describes -0.297
e. colour kind -0.302
e. colour neg 0.272
e. colour ordinary -0.255
e. colour strange -0.055
e. colour subj -0.198
e. colour thing 0.152
e. colour trade -0.344
e. colour wish -0.071
e. colour$$ -0.544
e. colour&colour -0.154
e. colour,and -0.049
e. colour,art -0.112
e. colour,at -0.061
e. colour,colour -0.53
e. colour,common -0.105
e. colour,describes -0.298
e. colour,do -0.11
e. colour,logo -0.073
e. colour,look -0.104
e. colour,neg -0.289
e. colour,ordinary -0.05
e. colour,say -0.048
e. colour,thing -0.141
e. colour.adv -0.057
e. colour.colour -0.196
e. colour.common -0.102
e. colour.neg -0.067
e. colour.ordinary -0.103
e. colour.strange -0.167
e. colour.subj -0.241
e. colour.trade -0.055
e. colour=$ -0.495
e. colourqcolour -0.049
e. common -0.299
e. common adv -0.08
e. common and -0.259
e. common art -0.626
e. common at 0.253
e. common be -0.27
e. common call -0.069
e. common colour -0.277
e. common common -0.624
e. common describes 0.217
e. common do -0.406
e. common for -0.137
e. common kind -0.143
e. common like -0.069
e. common logo -0.107
e. common neg -0.216
e. common number 0.193
e. common ordinary -0.323
e. common place -0.104
e. common proper -0.236
e. common strange -0.242
e. common subj -0.136
e. common thing -0.35
e. common$$ -0.397
e. common,adv -0.109
e. common,and -0.213
e. common,art -0.058
e. common,at -0.073
e. common,colour -0.423
e. common,common -0.328
e. common,neg -0.199
e. common,poss -0.043
e. common,strange -0.19
e. common,subj -0.138
e. common,thing -0.129
e. common.art -0.057
e. common.be -0.057
e. common.colour 0.135
e. common.common -0.104
e. common.describes -0.202
e. common.do -0.326
e. common.name -0.096
e. common.neg -0.263
e. common.ordinary -0.07
e. common.poss -0.111
e. common.subj -0.352
e. common.trade -0.105
e. common=$ -0.166
e. commonqdescribes -0.076
e. commonqstrange -0.172
e. describes -0.613
e. describes and -0.042
e. describes at -0.482
e. describes colour -0.371
e. describes describes 0.079
e. describes do -0.062
e. describes for -0.3
e. describes kind -0.066
e. describes logo -0.399
e. describes look -0.182
e. describes neg -0.084
e. describes ordinary -0.298
e. describes say -0.066
e. describes strange -0.313
e. describes thing -0.285
e. describes trade -0.24
e. describes$$ -0.212
e. describes,art -0.063
e. describes,at -0.168
e. describes,colour -0.344
e. describes,describes -0.089
e. describes,look -0.098
e. describes,neg -0.09
e. describes,ordinary -0.08
e. describes,poss -0.052
e. describes,strange -0.339
e. describes,thing -0.096
e. describes.art -0.084
e. describes.colour -0.225
e. describes.common -0.134
e. describes.describes -0.192
e. describes.look -0.092
e. describes.ordinary -0.25
e. describes:strange -0.045
e. describes=$ -0.153
e. do -0.053
e. do adv 0.181
e. do and -0.386
e. do art -0.116
e. do at -0.22
e. do be 0.193
e. do colour 0.373
e. do common -0.388
e. do describes -0.062
e. do do -0.1
e. do field -0.041
e. do kind 0.237
e. do logo -0.409
e. do name -0.573
e. do neg -0.174
e. do ordinary 0.163
e. do place 0.217
e. do strange -0.476
e. do subj -0.38
e. do thing -0.352
e. do trade 0.222
e. do wish -0.172
e. do$$ -0.104
e. do,neg -0.043
e. do.art -0.048
e. do.colour -0.106
e. do:trade -0.048
e. do=$ -0.072
e. field -0.649
e. field and -0.127
e. field art -0.208
e. field at -0.054
e. field common -0.048
e. field subj -0.096
e. field,and -0.141
e. for -0.172
e. for adv -0.363
e. for art -0.359
e. for colour -0.061
e. for common 0.128
e. for do -0.469
e. for poss -0.343
e. for strange -0.581
e. for subj -0.357
e. for thing -0.114
e. for trade -0.361
e. hex -0.22
e. hex and -0.082
e. hex=$ -0.135
e. hi -0.162
e. hi and -0.156
e. hi hi -0.185
e. hi subj -0.049
e. hi,strange -0.154
e. kind -0.641
e. kind adv -0.126
e. kind and -0.137
e. kind at 0.097
e. kind be -0.146
e. kind call -0.082
e. kind common -0.078
e. kind describes -0.087
e. kind do -0.207
e. kind for -0.42
e. kind logo -0.371
e. kind neg -0.086
e. kind ordinary -0.134
e. kind strange -0.353
e. kind subj -0.123
e. kind thing -0.288
e. kind trade -0.149
e. kind where -0.103
e. kind will -0.051
e. kind wish -0.379
e. kind$$ -0.261
e. kind,colour -0.342
e. kind,common -0.257
e. kind,describes -0.062
e. kind,neg -0.087
e. kind,strange -0.151
e. kind,subj -0.113
e. kind,thing -0.195
e. kind.colour -0.281
e. kind.common -0.102
e. kind.describes -0.169
e. kind.neg -0.109
e. kind.ordinary -0.049
e. kind.subj -0.071
e. kind.thing -0.051
e. kind.trade -0.099
e. kind:thing -0.154
e. like -0.742
e. like at -0.088
e. like colour -0.055
e. like common -0.108
e. like do -0.525
e. like logo -0.179
e. like ordinary -0.079
e. like poss -0.092
e. like strange -0.107
e. like subj -0.075
e. like$$ -0.18
e. logo -0.648
e. logo adv -0.244
e. logo at -0.261
e. logo be -0.12
e. logo common -0.103
e. logo for -0.532
e. logo like -0.074
e. logo neg -0.041
e. logo ordinary -0.059
e. logo past -0.095
e. logo subj -0.06
e. logo thing -0.153
e. logo will -0.125
e. logo wish -0.18
e. logo$$ 0.055
e. logo,colour -0.186
e. logo,common -0.296
e. logo,describes -0.159
e. logo,neg -0.169
e. logo,thing -0.177
e. logo,wish -0.063
e. logo.colour -0.175
e. logo.describes -0.174
e. logo.look -0.117
e. logo.neg -0.132
e. logo.ordinary -0.141
e. logo:do -0.057
e. logo:strange -0.055
e. logo=$ -0.047
e. look -0.613
e. look at -0.134
e. look describes -0.128
e. look strange -0.061
e. look$$ -0.19
e. look,colour -0.066
e. look,describes -0.094
e. look,thing -0.12
e. look.colour -0.134
e. look:logo -0.088
e. look=$ -0.194
e. name -0.574
e. name adv -0.107
e. name art -0.109
e. name at -0.123
e. name be -0.112
e. name common -0.116
e. name ordinary -0.108
e. name past -0.054
e. name strange -0.145
e. name.colour -0.147
e. name.common -0.078
e. name.describes -0.106
e. name:common -0.062
e. name=$ -0.072
e. neg -0.76
e. neg and -0.103
e. neg art -0.065
e. neg at -0.097
e. neg colour -0.203
e. neg common -0.324
e. neg describes -0.044
e. neg do -0.468
e. neg name -0.042
e. neg ordinary -0.109
e. neg poss -0.129
e. neg strange -0.359
e. neg thing 0.132
e. neg trade -0.105
e. neg wish -0.127
e. neg$$ -0.109
e. neg,common -0.101
e. neg,neg -0.052
e. neg,ordinary -0.073
e. neg,subj -0.082
e. neg.colour -0.186
e. neg.neg -0.074
e. neg=$ -0.106
e. neganumber -0.16
e. number -0.389
e. number and -0.09
e. number at -0.421
e. number common -0.188
e. number ordinary -0.073
e. number strange -0.156
e. number thing -0.253
e. number trade -0.164
e. number,common -0.208
e. number,trade -0.136
e. number.art -0.245
e. number.colour -0.388
e. number.common -0.136
e. number.poss -0.105
e. number.subj -0.231
e. number=$ -0.119
e. ordinary -0.431
e. ordinary adv -0.052
e. ordinary and -0.641
e. ordinary art -0.375
e. ordinary at -0.574
e. ordinary colour -0.348
e. ordinary common -0.411
e. ordinary do -0.329
e. ordinary for -0.157
e. ordinary like -0.086
e. ordinary logo -0.082
e. ordinary neg -0.512
e. ordinary ordinary 0.075
e. ordinary past -0.041
e. ordinary subj 0.158
e. ordinary thing -0.313
e. ordinary trade -0.384
e. ordinary where -0.149
e. ordinary$$ -0.207
e. ordinary,and -0.216
e. ordinary,art -0.147
e. ordinary,at -0.093
e. ordinary,colour -0.266
e. ordinary,common -0.119
e. ordinary,do -0.156
e. ordinary,look -0.055
e. ordinary,neg -0.124
e. ordinary,ordinary -0.168
e. ordinary,strange -0.046
e. ordinary,subj -0.073
e. ordinary,thing -0.109
e. ordinary,wish -0.156
e. ordinary-common -0.089
e. ordinary-ordinary -0.11
e. ordinary.be -0.084
e. ordinary.colour -0.56
e. ordinary.common -0.063
e. ordinary.describes -0.339
e. ordinary.do -0.098
e. ordinary.neg -0.163
e. ordinary.ordinary -0.184
e. ordinary.strange -0.066
e. ordinary.subj -0.22
e. ordinary.thing -0.363
e. ordinary.trade -0.045
e. ordinary:colour -0.293
e. ordinary=$ -0.361
e. ordinarynlook -0.097
e. past -0.368
e. past art 0.129
e. past at -0.173
e. past describes -0.069
e. past do -0.062
e. past for -0.164
e. past kind -0.082
e. past logo -0.126
e. past ordinary -0.171
e. past subj -0.094
e. past thing -0.109
e. past trade -0.042
e. place -0.678
e. place thing -0.073
e. place,colour -0.279
e. place,common -0.04
e. place,ordinary -0.061
e. place,strange -0.191
e. place.colour -0.093
e. place.strange -0.159
e. poss -0.28
e. poss adv -0.145
e. poss call -0.258
e. poss colour -0.1
e. poss common -0.103
e. poss for 0.293
e. poss kind -0.114
e. poss logo -0.145
e. poss name -0.063
e. poss ordinary -0.144
e. poss strange -0.327
e. poss tagl -0.118
e. poss thing -0.169
e. poss trade -0.28
e. proper -0.832
e. proper at -0.151
e. proper kind -0.106
e. proper strange -0.089
e. proper thing -0.105
e. proper trade -0.046
e. proper$$ -0.353
e. proper.colour -0.175
e. proper=$ -0.15
e. properastrange -0.105
e. say -0.217
e. say at -0.362
e. say ordinary -0.242
e. say strange -0.068
e. say subj -0.555
e. say thing -0.138
e. say trade -0.054
e. say$$ -0.124
e. say,at 0.179
e. say,colour 0.163
e. say,neg -0.16
e. say=$ -0.135
e. strange -0.283
e. strange adv 0.132
e. strange and -0.708
e. strange as -0.044
e. strange at -0.728
e. strange be -0.414
e. strange colour 0.117
e. strange common -0.412
e. strange describes -0.281
e. strange do -0.442
e. strange for -0.231
e. strange kind -0.442
e. strange number -0.418
e. strange ordinary -0.456
e. strange poss -0.108
e. strange say -0.112
e. strange strange 0.246
e. strange subj -0.454
e. strange trade -0.39
e. strange where -0.04
e. strange will -0.239
e. strange wish -0.234
e. strange$$ -0.309
e. strange&colour -0.072
e. strange&ordinary -0.101
e. strange&thing -0.053
e. strange,art -0.191
e. strange,at -0.102
e. strange,colour -0.657
e. strange,common -0.283
e. strange,describes -0.195
e. strange,do -0.123
e. strange,for -0.189
e. strange,kind -0.299
e. strange,logo -0.337
e. strange,look -0.106
e. strange,name -0.102
e. strange,neg -0.156
e. strange,ordinary -0.244
e. strange,strange -0.373
e. strange,subj -0.257
e. strange,thing -0.243
e. strange,trade -0.046
e. strange,will -0.21
e. strange,wish -0.154
e. strange-strange -0.115
e. strange.adv -0.089
e. strange.art -0.159
e. strange.at -0.251
e. strange.colour -0.285
e. strange.common -0.381
e. strange.describes -0.574
e. strange.do -0.398
e. strange.hi -0.071
e. strange.logo -0.052
e. strange.look -0.058
e. strange.neg -0.141
e. strange.ordinary -0.289
e. strange.poss -0.096
e. strange.strange -0.197
e. strange.subj -0.267
e. strange.thing -0.258
e. strange.trade -0.065
e. strange.will -0.041
e. strange.wish -0.131
e. strange:art -0.103
e. strange:colour -0.054
e. strange:describes -0.44
e. strange:logo -0.102
e. strange=$ -0.278
e. strange_be 0.372
e. strangeastrange -0.096
e. strangenstrange -0.072
e. subj -0.172
e. subj adv -0.214
e. subj at -0.524
e. subj be 0.228
e. subj call -0.07
e. subj colour -0.333
e. subj common -0.166
e. subj describes -0.228
e. subj do -0.67
e. subj like 0.065
e. subj neg -0.377
e. subj ordinary -0.513
e. subj past -0.094
e. subj poss -0.252
e. subj say -0.104
e. subj strange -0.836
e. subj subj 0.096
e. subj thing 0.167
e. subj trade -0.123
e. subj will -0.572
e. subj wish -0.267
e. subj$$ -0.235
e. subj,adv -0.17
e. subj,thing -0.109
e. subj.colour -0.207
e. subj.common -0.155
e. subj.describes -0.159
e. subj.poss -0.401
e. subj.thing -0.099
e. subj=$ -0.444
e. tagl -0.531
e. tagl be -0.157
e. taglqordinary -0.086
e. thing -0.386
e. thing adv -0.078
e. thing and -0.745
e. thing art -0.238
e. thing at -0.703
e. thing be -0.156
e. thing colour -0.296
e. thing common -0.674
e. thing do -0.432
e. thing field -0.072
e. thing for -0.138
e. thing kind 0.312
e. thing neg -0.203
e. thing ordinary -0.251
e. thing proper -0.097
e. thing say -0.204
e. thing strange 0.047
e. thing subj 0.269
e. thing thing -0.742
e. thing trade -0.089
e. thing where 0.188
e. thing wish -0.138
e. thing$$ -0.491
e. thing(common -0.08
e. thing(strange -0.049
e. thing,adv -0.06
e. thing,and -0.083
e. thing,be -0.352
e. thing,colour -0.347
e. thing,common -0.391
e. thing,describes -0.43
e. thing,do -0.224
e. thing,for -0.086
e. thing,neg -0.314
e. thing,ordinary -0.144
e. thing,strange -0.31
e. thing,subj -0.123
e. thing,thing -0.345
e. thing,trade -0.114
e. thing-at -0.234
e. thing-common -0.207
e. thing.adv -0.13
e. thing.art -0.222
e. thing.colour -0.317
e. thing.common -0.128
e. thing.describes -0.382
e. thing.do -0.336
e. thing.logo -0.416
e. thing.neg -0.229
e. thing.ordinary -0.213
e. thing.poss -0.228
e. thing.strange -0.233
e. thing.subj -0.285
e. thing.thing -0.591
e. thing.trade -0.155
e. thing.will -0.06
e. thing:thing -0.103
e. thing=$ -0.157
e. thing?describes -0.084
e. thingqcolour -0.113
e. thingqcommon -0.079
e. thingqstrange -0.131
e. trade -0.236
e. trade adv -0.313
e. trade and 0.214
e. trade art -0.074
e. trade at -0.459
e. trade be -0.233
e. trade colour -0.22
e. trade common -0.927
e. trade describes -0.298
e. trade do -0.412
e. trade for -0.219
e. trade logo -0.324
e. trade neg -0.136
e. trade number -0.153
e. trade ordinary 0.04
e. trade past -0.093
e. trade poss 0.26
e. trade proper -0.432
e. trade strange -0.454
e. trade subj -0.509
e. trade thing -0.29
e. trade trade 0.237
e. trade where -0.366
e. trade wish -0.22
e. trade$$ -0.596
e. trade&describes -0.083
e. trade,adv -0.162
e. trade,and -0.136
e. trade,art -0.081
e. trade,at -0.166
e. trade,colour 0.417
e. trade,describes -0.464
e. trade,do -0.153
e. trade,kind -0.115
e. trade,name -0.045
e. trade,neg -0.105
e. trade,ordinary -0.367
e. trade,place -0.237
e. trade,poss -0.25
e. trade,strange 0.305
e. trade,subj -0.365
e. trade,thing -0.272
e. trade,trade -0.422
e. trade,wish -0.337
e. trade.adv -0.055
e. trade.art -0.272
e. trade.at -0.222
e. trade.be -0.075
e. trade.colour -0.655
e. trade.common -0.32
e. trade.describes -0.493
e. trade.do -0.217
e. trade.field -0.066
e. trade.logo -0.246
e. trade.look -0.275
e. trade.neg -0.064
e. trade.ordinary -0.148
e. trade.poss -0.171
e. trade.strange -0.061
e. trade.subj -0.303
e. trade.tagl -0.057
e. trade.thing -0.442
e. trade.trade 0.281
e. trade.wish -0.046
e. trade:describes -0.109
e. trade:strange -0.18
e. trade:thing -0.142
e. trade;ordinary -0.062
e. trade=$ -0.172
e. trade?art -0.139
e. tradenfield -0.068
e. tradenlook -0.271
e. tradeq$ -0.055
e. tradeqat -0.123
e. tradeqstrange -0.283
e. where -0.48
e. where and -0.074
e. where art -0.139
e. where at -0.194
e. where common -0.113
e. where do -0.253
e. where ordinary -0.093
e. where subj 0.177
e. where thing -0.054
e. where$$ -0.165
e. where,common -0.275
e. where,name -0.153
e. where.art -0.052
e. where.colour -0.125
e. where.subj -0.074
e. will -0.05
e. will adv -0.079
e. will art -0.102
e. will at 0.243
e. will be -0.238
e. will common -0.135
e. will do -0.066
e. will like -0.078
e. will ordinary -0.207
e. will say -0.243
e. will strange 0.131
e. will subj -0.285
e. wish -0.047
e. wish adv -0.251
e. wish and -0.153
e. wish at 0.092
e. wish be 0.173
e. wish colour 0.078
e. wish common -0.096
e. wish describes -0.076
e. wish do 0.399
e. wish for -0.303
e. wish logo -0.059
e. wish ordinary 0.267
e. wish strange -0.138
e. wish subj 0.052
e. wish$$ -0.092
e. wish,colour -0.172
e. wish,describes -0.194
e. wish=$ -0.217
e.! -0.354
e.!$ -0.198
e.!$!$ -0.198
e.!adv 0.22
e.!be -0.063
e.!colour 0.281
e.!describes -0.063
e.!do 0.254
e.!ordinary -0.044
e.!poss -0.054
e.!subj -0.077
e.!subj do 0.075
e.!wish -0.072
e.& -1.035
e.&adv -0.064
e.&at -0.244
e.&be -0.301
e.&colour -0.473
e.&colour,describes -0.179
e.&colour.describes -0.119
e.&common -0.328
e.&describes -0.549
e.&describes.describes -0.146
e.&ordinary -0.407
e.&ordinary,do -0.086
e.&ordinary.colour -0.275
e.&ordinary.describes -0.08
e.&proper -0.236
e.&strange -0.539
e.&strange trade -0.086
e.&strange$$ -0.148
e.&strange,common -0.051
e.&strange,strange -0.05
e.&strange.colour -0.1
e.&strange.trade -0.136
e.&thing -0.609
e.&thing colour -0.058
e.&thing$$ -0.096
e.&thing,describes -0.073
e.&thing.colour -0.096
e.&thing.describes -0.144
e.&thing.neg -0.075
e.&trade -0.333
e.( 0.107
e.(art -0.375
e.(art thing -0.101
e.(common 0.22
e.(ordinary -0.318
e.(poss -0.063
e.(strange 0.252
e.(subj -0.081
e.(subj common -0.056
e.(thing -0.074
e.(trade 0.126
e.) -0.324
e.)and -0.111
e.)at -0.042
e.)ordinary 0.074
e.)wish -0.256
e., 0.245
e.,adv -0.185
e.,adv art 0.102
e.,adv be -0.317
e.,adv describes -0.316
e.,adv do -0.106
e.,adv neg -0.363
e.,adv ordinary -0.266
e.,adv strange -0.156
e.,adv subj -0.067
e.,adv thing -0.095
e.,and -0.308
e.,and adv 0.201
e.,and art 0.094
e.,and common -0.236
e.,and do -0.224
e.,and for -0.057
e.,and neg -0.249
e.,and ordinary -0.122
e.,and poss 0.19
e.,and subj -0.084
e.,and trade -0.175
e.,and wish -0.411
e.,art -0.18
e.,art colour 0.181
e.,art common 0.093
e.,art hi -0.093
e.,art kind -0.265
e.,art logo -0.173
e.,art name -0.237
e.,art ordinary 0.207
e.,art strange -0.601
e.,art subj -0.269
e.,art thing -0.318
e.,art trade 0.508
e.,at -0.073
e.,at colour -0.296
e.,at describes -0.142
e.,at do 0.081
e.,at look -0.098
e.,at number 0.355
e.,at ordinary 0.083
e.,at strange -0.077
e.,at thing -0.266
e.,at trade -0.083
e.,be -0.598
e.,be art -0.242
e.,be common -0.302
e.,be do 0.043
e.,be strange -0.196
e.,call -0.259
e.,call strange -0.15
e.,colour -0.115
e.,colour adv -0.188
e.,colour and 0.055
e.,colour at -0.441
e.,colour colour -0.303
e.,colour describes -0.195
e.,colour ordinary 0.163
e.,colour strange -0.158
e.,colour subj 0.059
e.,colour thing -0.288
e.,colour$$ -0.442
e.,colour&colour 0.318
e.,colour,and -0.378
e.,colour,colour -0.187
e.,colour,common -0.258
e.,colour,describes -0.169
e.,colour,do 0.311
e.,colour,logo 0.192
e.,colour,look 0.229
e.,colour,neg -0.087
e.,colour,ordinary -0.132
e.,colour,strange -0.234
e.,colour-colour -0.068
e.,colour.describes -0.38
e.,colour.look -0.43
e.,colour.neg -0.204
e.,colour.thing -0.301
e.,colour/colour 0.343
e.,colour=$ -0.453
e.,colournsay -0.059
e.,common -0.333
e.,common and -0.155
e.,common art -0.335
e.,common at -0.315
e.,common colour 0.132
e.,common common -0.302
e.,common describes -0.26
e.,common look 0.083
e.,common neg 0.119
e.,common ordinary 0.115
e.,common poss -0.181
e.,common strange 0.293
e.,common subj 0.366
e.,common thing -0.365
e.,describes 0.073
e.,describes and 0.263
e.,describes at 0.171
e.,describes colour 0.218
e.,describes common -0.047
e.,describes describes -0.232
e.,describes kind 0.099
e.,describes look -0.058
e.,describes neg -0.162
e.,describes ordinary -0.205
e.,describes say -0.42
e.,describes strange -0.273
e.,describes trade -0.232
e.,describes$$ -0.557
e.,describes,art -0.131
e.,describes,at -0.239
e.,describes,describes -0.236
e.,describes,look -0.151
e.,describes,neg -0.144
e.,describes,thing 0.138
e.,describes.common -0.134
e.,describes.describes -0.043
e.,describes=$ -0.041
e.,do 0.141
e.,do adv -0.135
e.,do art -0.191
e.,do at -0.412
e.,do describes 0.418
e.,do do -0.207
e.,do kind 0.106
e.,do ordinary 0.158
e.,do strange 0.322
e.,do subj -0.18
e.,do thing -0.189
e.,do trade 0.262
e.,do where -0.238
e.,for -0.412
e.,for art -0.161
e.,for do -0.37
e.,for poss -0.2
e.,for strange -0.304
e.,hi -0.333
e.,kind -0.112
e.,kind at 0.509
e.,kind be -0.097
e.,kind name -0.416
e.,kind strange -0.327
e.,like -0.442
e.,like art -0.111
e.,like describes -0.047
e.,logo at -0.098
e.,logo strange 0.522
e.,look 0.074
e.,look at -0.047
e.,look colour -0.184
e.,look describes 0.231
e.,look neg -0.144
e.,look ordinary 0.113
e.,look thing -0.093
e.,name -0.538
e.,name at -0.124
e.,name be -0.143
e.,name strange -0.208
e.,name where -0.151
e.,name:strange -0.23
e.,neg -0.383
e.,neg art -0.099
e.,neg at -0.052
e.,neg colour -0.129
e.,neg common 0.248
e.,neg describes -0.302
e.,neg do -0.308
e.,neg kind -0.093
e.,neg logo -0.127
e.,neg look -0.129
e.,neg name -0.107
e.,neg ordinary -0.368
e.,neg say -0.357
e.,neg strange -0.049
e.,neg subj -0.126
e.,neg thing -0.211
e.,neg trade -0.198
e.,number -0.155
e.,number common -0.122
e.,number thing -0.109
e.,ordinary 0.05
e.,ordinary and -0.093
e.,ordinary art -0.567
e.,ordinary at 0.184
e.,ordinary colour -0.3
e.,ordinary common -0.049
e.,ordinary describes -0.218
e.,ordinary do 0.125
e.,ordinary look -0.142
e.,ordinary neg -0.175
e.,ordinary ordinary 0.154
e.,ordinary say 0.169
e.,ordinary strange -0.157
e.,ordinary subj -0.287
e.,ordinary thing -0.083
e.,ordinary trade 0.111
e.,ordinary$$ -0.13
e.,ordinary.colour -0.365
e.,past -0.348
e.,past at -0.326
e.,place 0.404
e.,place place 0.543
e.,place.describes 0.099
e.,place.poss -0.25
e.,poss 0.244
e.,poss call -0.182
e.,poss common -0.069
e.,poss ordinary -0.264
e.,poss strange -0.05
e.,poss thing 0.328
e.,poss trade 0.435
e.,proper -0.243
e.,say -0.154
e.,say adv -0.098
e.,say at 0.059
e.,strange -0.056
e.,strange and -0.279
e.,strange art -0.186
e.,strange at 0.402
e.,strange colour -0.273
e.,strange common -0.19
e.,strange describes -0.174
e.,strange do 0.231
e.,strange ordinary 0.266
e.,strange subj -0.384
e.,strange thing -0.167
e.,strange trade 0.083
e.,strange wish 0.263
e.,strange$$ -0.461
e.,strange&ordinary -0.071
e.,strange&strange -0.061
e.,strange,colour -0.201
e.,strange,describes -0.231
e.,strange,neg -0.177
e.,strange,ordinary -0.15
e.,strange,strange -0.474
e.,strange.colour 0.407
e.,strange.describes 0.338
e.,strange.strange 0.19
e.,strange.thing -0.074
e.,strange_be -0.211
e.,subj -0.144
e.,subj and -0.218
e.,subj art 0.177
e.,subj be -0.048
e.,subj common 0.197
e.,subj do -0.343
e.,subj like -0.189
e.,subj neg -0.128
e.,subj strange 0.043
e.,subj trade 0.148
e.,subj will -0.129
e.,subj wish 0.098
e.,tagl 0.372
e.,thing -0.115
e.,thing and -0.508
e.,thing art 0.273
e.,thing at 0.231
e.,thing colour -0.232
e.,thing common -0.284
e.,thing describes -0.129
e.,thing logo -0.067
e.,thing neg -0.17
e.,thing ordinary -0.423
e.,thing strange -0.393
e.,thing subj 0.245
e.,thing thing 0.493
e.,thing trade 0.073
e.,thing$$ 0.316
e.,thing&thing -0.046
e.,thing,colour -0.113
e.,thing,describes 0.062
e.,thing,strange -0.103
e.,thing,thing -0.102
e.,thing=$ -0.128
e.,trade 0.162
e.,trade and 0.047
e.,trade at 0.708
e.,trade colour -0.043
e.,trade common 0.103
e.,trade describes 0.514
e.,trade do 0.243
e.,trade for 0.334
e.,trade kind 0.233
e.,trade look 0.235
e.,trade ordinary 0.175
e.,trade strange 0.208
e.,trade subj -0.319
e.,trade thing -0.067
e.,trade trade 0.228
e.,trade$$ 0.385
e.,trade,colour 0.192
e.,trade,thing -0.285
e.,trade.colour 0.315
e.,trade.describes 0.066
e.,where -0.158
e.,will 0.193
e.,will strange -0.41
e.,wish art 0.551
e.,wish common 0.296
e.,wish do -0.166
e.,wish neg 0.052
e.,wish=$ -0.09
e.- -1.087
e.-at -0.32
e.-colour -0.474
e.-colour and -0.071
e.-colour=$ -0.091
e.-common -0.298
e.-common at -0.096
e.-common common -0.095
e.-common strange -0.166
e.-common trade -0.062
e.-describes -0.321
e.-do -0.045
e.-kind -0.063
e.-like -0.248
e.-like describes -0.321
e.-number -0.19
e.-ordinary -0.199
e.-ordinary describes -0.08
e.-strange -0.462
e.-strange thing -0.142
e.-strange trade -0.084
e.-subj -0.376
e.-subj trade -0.161
e.-thing -0.137
e.-thing colour -0.048
e.-thing trade -0.07
e.-trade -0.258
e.-where -0.141
e.. 0.296
e..$ -0.13
e..$.$ -0.13
e..adv -0.233
e..adv art 0.109
e..adv colour -0.077
e..adv describes 0.089
e..adv strange -0.103
e..adv subj -0.138
e..adv thing -0.289
e..and -0.236
e..art 0.239
e..art adv -0.138
e..art common -0.198
e..art describes -0.072
e..art field 0.367
e..art kind -0.422
e..art logo 0.524
e..art look -0.105
e..art name -0.366
e..art ordinary 0.236
e..art past 0.575
e..art strange 0.13
e..art tagl -0.187
e..art thing -0.077
e..art trade -0.195
e..at -0.074
e..at art 0.07
e..at do 0.054
e..at strange -0.209
e..be 0.103
e..be art 0.33
e..be call -0.093
e..be common 0.09
e..be do 0.338
e..be strange -0.263
e..be subj -0.308
e..call -0.09
e..call strange -0.075
e..colour 0.196
e..colour and -0.251
e..colour at -0.13
e..colour be 0.253
e..colour common 0.213
e..colour describes -0.044
e..colour ordinary 0.129
e..colour strange -0.461
e..colour subj -0.107
e..colour thing -0.096
e..colour trade 0.241
e..colour$$ -0.424
e..colour&colour -0.046
e..colour&describes 0.221
e..colour,and -0.246
e..colour,colour 0.584
e..colour,common 0.072
e..colour,describes 0.293
e..colour,neg -0.179
e..colour,thing -0.082
e..colour-colour -0.105
e..colour.describes 0.294
e..colour.neg -0.497
e..colour.strange -0.254
e..colour=$ -0.411
e..common 0.089
e..common adv 0.294
e..common and -0.045
e..common art 0.185
e..common at 0.523
e..common be 0.206
e..common colour 0.24
e..common common -0.041
e..common describes -0.436
e..common like -0.271
e..common look 0.13
e..common neg -0.208
e..common ordinary -0.086
e..common poss 0.06
e..common strange -0.06
e..common subj 0.215
e..common thing 0.237
e..common trade 0.218
e..common,subj -0.085
e..describes 0.185
e..describes and -0.235
e..describes at -0.103
e..describes colour 0.252
e..describes logo 0.533
e..describes look 0.082
e..describes neg 0.17
e..describes say 0.056
e..describes strange -0.084
e..describes thing 0.117
e..describes trade 0.294
e..describes wish 0.346
e..describes$$ -0.303
e..describes,colour -0.111
e..describes,common -0.075
e..describes,describes 0.249
e..describes,neg -0.146
e..describes,ordinary -0.121
e..describes,thing 0.193
e..describes.colour 0.222
e..describes.describes -0.256
e..describes.neg -0.189
e..describes=$ 0.112
e..describesqstrange -0.063
e..do -0.134
e..do common 0.136
e..do describes 0.513
e..do logo 0.501
e..do neg -0.191
e..do ordinary 0.203
e..do strange -0.261
e..do subj 0.523
e..do thing 0.306
e..do trade -0.256
e..field -0.17
e..field at 0.049
e..field:strange 0.377
e..field:trade 0.383
e..for -0.262
e..hi -0.48
e..hi at -0.356
e..hi hi -0.086
e..kind -0.284
e..kind name -0.238
e..kind:strange 0.05
e..kind:trade 0.204
e..like -0.123
e..logo 0.113
e..logo at -0.443
e..logo describes 0.201
e..logo strange 0.18
e..logo where -0.101
e..logo,describes 0.116
e..logo=$ -0.066
e..look at 0.212
e..look colour -0.09
e..look describes 0.14
e..look will 0.144
e..look:colour 0.541
e..look:common -0.169
e..look:describes 0.117
e..look:hex -0.12
e..look:trade -0.123
e..name -0.326
e..name be -0.195
e..name strange -0.1
e..name:strange -0.068
e..neg -0.089
e..neg art 0.182
e..neg colour 0.249
e..neg common -0.527
e..neg describes -0.156
e..neg do 0.256
e..neg logo -0.152
e..neg name -0.378
e..neg strange -0.094
e..neg thing -0.193
e..neg wish 0.282
e..number 0.144
e..ordinary 0.25
e..ordinary and 0.194
e..ordinary art 0.594
e..ordinary be 0.194
e..ordinary colour 0.348
e..ordinary common -0.217
e..ordinary describes -0.304
e..ordinary logo -0.075
e..ordinary neg 0.093
e..ordinary ordinary -0.182
e..ordinary strange -0.148
e..ordinary subj 0.29
e..ordinary thing -0.056
e..ordinary trade -0.128
e..ordinary.describes -0.228
e..past -0.255
e..poss call -0.108
e..poss common 0.246
e..poss do -0.166
e..poss name -0.105
e..poss ordinary 0.208
e..poss strange -0.131
e..poss subj 0.26
e..poss tagl 0.205
e..poss thing 0.148
e..poss trade 0.32
e..proper -0.241
e..proper proper -0.135
e..strange 0.114
e..strange art 0.388
e..strange at 0.231
e..strange be -0.229
e..strange colour 0.32
e..strange common 0.057
e..strange describes -0.167
e..strange do 0.115
e..strange ordinary 0.368
e..strange strange -0.256
e..strange thing 0.215
e..strange trade -0.167
e..strange,strange 0.389
e..strange.art -0.26
e..strange.colour -0.374
e..strange.common -0.136
e..strange.describes -0.158
e..subj 0.189
e..subj adv 0.075
e..subj and 0.442
e..subj at -0.408
e..subj call -0.183
e..subj common -0.223
e..subj do -0.297
e..subj like 0.226
e..subj logo -0.078
e..subj neg 0.322
e..subj ordinary -0.427
e..subj past 0.159
e..subj say 0.413
e..subj strange 0.108
e..subj subj -0.422
e..subj tagl -0.165
e..subj thing -0.119
e..subj will 0.403
e..subj wish 0.543
e..tagl 0.285
e..tagl be -0.25
e..tagl:common 0.098
e..tagl:neg -0.215
e..tagl:ordinary 0.267
e..tagl:strange -0.297
e..taglqstrange 0.202
e..taglqthing 0.094
e..thing and -0.278
e..thing art 0.122
e..thing at 0.296
e..thing be 0.203
e..thing colour 0.105
e..thing common -0.534
e..thing describes 0.27
e..thing logo 0.223
e..thing ordinary 0.174
e..thing strange -0.145
e..thing thing 0.261
e..thing trade 0.125
e..thing&thing -0.238
e..thing-ordinary -0.055
e..thing.describes -0.12
e..trade 0.262
e..trade and 0.299
e..trade at 0.281
e..trade be -0.212
e..trade colour 0.237
e..trade common -0.24
e..trade for 0.071
e..trade kind 0.402
e..trade ordinary 0.177
e..trade thing -0.291
e..trade trade 0.182
e..trade,thing 0.171
e..trade.colour 0.206
e..where 0.227
e..where at -0.083
e..will 0.123
e..will art -0.18
e..will subj -0.28
e..wish -0.068
e..wish art -0.293
e..wish do -0.201
e..wish neg 0.209
e..wish thing 0.397
e..wish,neg 0.285
e./ -0.141
e./colour -0.34
e./colour,describes -0.125
e./colour.describes -0.193
e./describes -0.315
e./do -0.282
e./field 0.22
e./field:trade 0.22
e./kind 0.465
e./logo 0.237
e./look:describes 0.094
e./neg -0.053
e./neg thing -0.053
e./number -0.473
e./strange 0.087
e./subj -0.216
e./thing -0.153
e./trade 0.118
e.: -0.414
e.:adv -0.083
e.:adv strange -0.074
e.:art -0.261
e.:art ordinary -0.295
e.:art strange -0.201
e.:at -0.283
e.:at strange -0.269
e.:be -0.19
e.:colour and -0.277
e.:colour colour 0.18
e.:colour ordinary 0.325
e.:colour,colour -0.061
e.:common at -0.067
e.:common colour -0.1
e.:common neg -0.043
e.:common thing 0.215
e.:describes -0.275
e.:describes colour -0.363
e.:describes logo -0.157
e.:describes look -0.276
e.:describes neg -0.064
e.:describes trade -0.141
e.:describes,colour 0.287
e.:describes,describes 0.149
e.:do describes -0.196
e.:do ordinary -0.124
e.:do strange -0.057
e.:do thing 0.048
e.:do trade 0.367
e.:hex -0.046
e.:hex and -0.046
e.:kind -0.228
e.:kind at -0.158
e.:like -0.069
e.:logo 0.108
e.:logo where 0.154
e.:logonlook -0.098
e.:neg ordinary -0.056
e.:neg strange 0.234
e.:number -0.11
e.:ordinary -0.153
e.:ordinary at -0.206
e.:ordinary ordinary -0.045
e.:poss -0.409
e.:proper -0.311
e.:strange 0.071
e.:strange art -0.06
e.:strange at 0.269
e.:strange colour 0.25
e.:strange common -0.045
e.:strange strange -0.166
e.:strange thing -0.247
e.:strange trade -0.266
e.:strange.common -0.075
e.:strange.describes -0.132
e.:strange.ordinary -0.289
e.:strangenfield -0.382
e.:subj do -0.142
e.:subj thing 0.246
e.:thing 0.316
e.:thing at -0.04
e.:thing colour -0.362
e.:thing common 0.151
e.:thing thing -0.043
e.:thing trade 0.209
e.:thing,colour 0.242
e.:thing,thing -0.049
e.:trade -0.402
e.:trade at -0.132
e.:trade for 0.188
e.:trade strange -0.277
e.:trade thing 0.35
e.:trade trade -0.434
e.:tradenlook -0.325
e.; -0.084
e.;adv -0.234
e.;art -0.068
e.;colour 0.313
e.;describes 0.23
e.;describes colour 0.248
e.;kind 0.191
e.;logo 0.318
e.;name -0.101
e.;neg -0.087
e.;ordinary 0.157
e.;strange 0.091
e.;subj -0.149
e.;tagl 0.213
e.;thing 0.09
e.;trade 0.309
e.= -0.235
e.=$ -0.049
e.=$=$ -0.049
e.? -0.233
e.?$ -0.177
e.?$?$ -0.177
e.?art 0.271
e.?be 0.151
e.?colour 0.327
e.?common -0.25
e.?describes 0.407
e.?do 0.081
e.?neg -0.508
e.?poss -0.249
e.?strange -0.392
e.?subj 0.172
e.?trade -0.154
e.C adv -0.274
e.C and -0.276
e.C art -0.677
e.C as -0.164
e.C at -0.235
e.C be 0.115
e.C call -0.569
e.C colour -0.57
e.C common -0.229
e.C describes -0.59
e.C do -0.303
e.C field -0.495
e.C for -0.098
e.C hex -0.183
e.C hi -0.138
e.C kind -0.464
e.C like -0.322
e.C logo -0.397
e.C look -0.529
e.C name -0.404
e.C neg -0.39
e.C number -0.24
e.C ordinary -0.228
e.C past -0.2
e.C place -0.429
e.C poss -0.645
e.C proper -0.563
e.C say -0.691
e.C strange -0.248
e.C subj -0.269
e.C tagl -0.361
e.C thing -0.186
e.C trade -0.196
e.C where -0.325
e.C will -0.465
e.C!adv 0.22
e.C!be -0.063
e.C!colour 0.281
e.C!describes -0.063
e.C!do 0.254
e.C!ordinary 0.061
e.C!poss -0.054
e.C!subj -0.076
e.C!wish -0.072
e.C$$ 0.063
e.C&adv -0.064
e.C&be -0.31
e.C&colour -0.197
e.C&common -0.175
e.C&describes -0.429
e.C&ordinary -0.338
e.C&proper -0.154
e.C&strange -0.446
e.C&thing -0.456
e.C&trade -0.309
e.C(art -0.375
e.C(common 0.202
e.C(ordinary -0.318
e.C(poss -0.063
e.C(strange 0.346
e.C(subj -0.081
e.C(thing -0.096
e.C(trade 0.246
e.C)ordinary 0.074
e.C,adv -0.249
e.C,and -0.234
e.C,art -0.28
e.C,at 0.213
e.C,be -0.424
e.C,call -0.259
e.C,colour -0.048
e.C,common -0.44
e.C,do 0.105
e.C,for -0.204
e.C,hi -0.333
e.C,like -0.244
e.C,logo -0.119
e.C,look 0.082
e.C,name -0.4
e.C,neg -0.186
e.C,number -0.069
e.C,past -0.348
e.C,place 0.385
e.C,poss 0.413
e.C,proper -0.074
e.C,say -0.162
e.C,subj -0.18
e.C,tagl 0.372
e.C,thing 0.071
e.C,will 0.291
e.C-at -0.319
e.C-colour -0.45
e.C-common -0.179
e.C-describes -0.223
e.C-do -0.045
e.C-kind -0.06
e.C-like -0.248
e.C-number -0.19
e.C-ordinary -0.18
e.C-strange -0.449
e.C-subj -0.376
e.C-thing -0.137
e.C-trade -0.258
e.C-where -0.141
e.C.$ -0.13
e.C.adv -0.072
e.C.and -0.236
e.C.art 0.06
e.C.at -0.177
e.C.call -0.09
e.C.colour 0.232
e.C.common 0.109
e.C.do -0.123
e.C.field 0.358
e.C.hi -0.376
e.C.kind -0.086
e.C.like -0.116
e.C.logo 0.127
e.C.look -0.138
e.C.name -0.305
e.C.number 0.144
e.C.ordinary 0.222
e.C.past -0.255
e.C.poss 0.045
e.C.proper -0.143
e.C.strange 0.049
e.C.subj 0.114
e.C.tagl 0.357
e.C.trade 0.164
e.C.where 0.258
e.C.will 0.138
e.C.wish -0.067
e.C/colour -0.279
e.C/describes -0.315
e.C/do -0.281
e.C/field 0.22
e.C/kind 0.233
e.C/logo 0.237
e.C/look 0.089
e.C/neg -0.053
e.C/number -0.473
e.C/strange 0.087
e.C/subj -0.216
e.C/thing -0.206
e.C/trade 0.094
e.C:art 0.212
e.C:at -0.065
e.C:be -0.19
e.C:colour 0.422
e.C:describes -0.214
e.C:do 0.273
e.C:hex -0.045
e.C:kind -0.219
e.C:logo -0.261
e.C:neg 0.151
e.C:number -0.11
e.C:poss -0.409
e.C:proper -0.311
e.C:strange 0.369
e.C:thing 0.317
e.C:trade -0.479
e.C;adv -0.186
e.C;art -0.068
e.C;colour 0.322
e.C;describes 0.09
e.C;kind 0.191
e.C;logo 0.318
e.C;name -0.101
e.C;ordinary 0.194
e.C;strange 0.091
e.C;subj -0.149
e.C;tagl 0.213
e.C;thing 0.09
e.C;trade 0.309
e.C=$ 0.081
e.C?$ -0.108
e.C?art 0.271
e.C?be 0.151
e.C?colour 0.384
e.C?common -0.25
e.C?describes 0.447
e.C?do 0.147
e.C?neg -0.442
e.C?poss -0.443
e.C?strange -0.384
e.C?subj 0.217
e.C_be -0.254
e.C_colour -0.1
e.C_kind -0.065
e.C_logo -0.356
e.C_name -0.128
e.C_ordinary -0.29
e.C_past -0.085
e.C_strange -0.382
e.C_thing -0.098
e.Canumber -0.201
e.Castrange -0.362
e.Cathing 0.149
e.Cnart -0.223
e.Cncommon -0.146
e.Cndo 0.411
e.Cnfield 0.297
e.Cnhi -0.262
e.Cnkind 0.221
e.Cnlike -0.318
e.Cnlogo -0.136
e.Cnlook -0.124
e.Cnneg -0.063
e.Cnordinary 0.203
e.Cnposs 0.162
e.Cnsay -0.057
e.Cnstrange 0.142
e.Cnsubj 0.246
e.Cntagl -0.234
e.Cnthing 0.4
e.Cnwish -0.079
e.Cq$ 0.114
e.Cqadv 0.302
e.Cqand -0.055
e.Cqart -0.07
e.Cqat -0.098
e.Cqcolour 0.13
e.Cqcommon -0.041
e.Cqdescribes 0.261
e.Cqdo 0.091
e.Cqhi -0.127
e.Cqkind -0.063
e.Cqlogo 0.171
e.Cqlook 0.176
e.Cqneg -0.047
e.Cqordinary -0.042
e.Cqposs -0.245
e.Cqstrange -0.258
e.Cqtagl -0.157
e.Cqthing 0.257
e.Cqtrade 0.14
e.Cqwhere -0.145
e.Cqwish 0.062
e.C~colour 0.411
e.C~common 0.223
e.C~describes 0.348
e.C~logo -0.204
e.C~neg -0.042
e.C~ordinary 0.059
e.C~strange -0.095
e.C~thing -0.171
e.C~trade 0.107
e.D adv -0.19
e.D and -0.263
e.D art -0.521
e.D as -0.375
e.D be -0.416
e.D call 0.133
e.D colour -0.287
e.D common 0.088
e.D describes -0.352
e.D do 0.231
e.D field -0.146
e.D for -0.546
e.D hi -0.203
e.D kind -0.093
e.D logo -0.207
e.D look -0.066
e.D name -0.041
e.D neg -0.35
e.D number -0.268
e.D ordinary -0.559
e.D past -0.196
e.D place -0.293
e.D poss -0.62
e.D proper -0.324
e.D say 0.124
e.D strange -0.123
e.D subj -0.345
e.D thing -0.248
e.D trade -0.55
e.D where -0.149
e.D will 0.244
e.D wish 0.131
e.D$$ -0.686
e.D&at -0.244
e.D&colour -0.217
e.D&ordinary -0.203
e.D&strange -0.167
e.D,and -0.321
e.D,art 0.095
e.D,at -0.246
e.D,colour -0.434
e.D,common 0.113
e.D,describes -0.706
e.D,name -0.333
e.D,neg -0.347
e.D,ordinary -0.259
e.D,poss -0.159
e.D,subj -0.368
e.D,trade 0.337
e.D.art -0.04
e.D.at -0.348
e.D.describes 0.075
e.D.look -0.067
e.D.ordinary 0.18
e.D.strange 0.048
e.D.subj -0.189
e.D:art -0.551
e.D:colour -0.249
e.D:strange -0.213
e.D=$ -0.778
e.Dqat 0.063
e.Dqstrange 0.108
e.O adv -0.319
e.O and -0.485
e.O art -0.354
e.O at -0.5
e.O call -0.087
e.O colour -0.386
e.O common -0.468
e.O describes 0.123
e.O do 0.2
e.O field -0.23
e.O for -0.375
e.O kind -0.37
e.O like -0.139
e.O logo -0.426
e.O name -0.294
e.O neg -0.234
e.O number -0.578
e.O ordinary -0.251
e.O past -0.229
e.O poss -0.208
e.O say -0.383
e.O strange -0.266
e.O subj -0.389
e.O thing -0.826
e.O where -0.246
e.O will -0.118
e.O wish 0.064
e.O$$ 0.251
e.O&colour -0.049
e.O,adv -0.2
e.O,and 0.155
e.O,art -0.154
e.O,at -0.104
e.O,colour -0.364
e.O,common 0.296
e.O,describes -0.218
e.O,do -0.133
e.O,name -0.095
e.O,neg -0.164
e.O,ordinary 0.207
e.O,strange -0.429
e.O,subj -0.291
e.O,thing -0.208
e.O,trade 0.253
e.O,wish -0.408
e.O-common -0.25
e.O-strange -0.199
e.O.art 0.348
e.O.colour -0.136
e.O.common -0.22
e.O.describes 0.07
e.O.do -0.302
e.O.logo 0.112
e.O.neg -0.113
e.O.ordinary -0.065
e.O.strange -0.052
e.O.subj -0.288
e.O.thing -0.169
e.O.trade 0.201
e.O:colour -0.287
e.O:neg -0.108
e.O:trade 0.291
e.O=$ -0.175
e.Oqcolour 0.298
e.Oqcommon 0.203
e.Oqdescribes 0.098
e.Oqstrange -0.139
e.O~colour 0.164
e.O~strange -0.142
e.S and -0.313
e.S at 0.271
e.S colour -0.294
e.S common -0.187
e.S describes -0.296
e.S for -0.043
e.S kind -0.088
e.S logo -0.063
e.S strange -0.209
e.S thing -0.397
e.S trade -0.375
e.S$$ -0.4
e.S,colour 0.368
e.S,thing -0.278
e.S:colour -0.136
e.S:strange -0.139
e.S=$ -0.331
e._ -0.791
e._be -0.254
e._colour -0.1
e._kind -0.172
e._kind at -0.118
e._logo -0.395
e._name -0.128
e._ordinary -0.393
e._past -0.085
e._strange -0.382
e._thing -0.098
e._trade -0.095
e.anumber -0.201
e.astrange -0.42
e.astrange strange -0.087
e.athing 0.097
e.k. 12 -0.457
e.k. 1911 -0.256
e.k. 1931 -0.272
e.k. 2 0.322
e.k. 22 -0.219
e.k. 24 -0.315
e.k. 4 -0.064
e.k. 40 -0.175
e.k. 45 -0.061
e.k. 50 -0.212
e.k. 7 -0.423
e.k. 9 -0.629
e.k. a -0.533
e.k. about -0.263
e.k. above -0.257
e.k. abstract -0.091
e.k. academy -0.102
e.k. accountants -0.344
e.k. add -0.046
e.k. advisory -0.069
e.k. after -0.133
e.k. again -0.177
e.k. agency -0.189
e.k. agreed -0.087
e.k. ai -0.146
e.k. air -0.043
e.k. al -0.355
e.k. all -0.123
e.k. allotments -0.073
e.k. alone -0.106
e.k. already -0.136
e.k. als -0.375
e.k. also -0.284
e.k. alta -0.304
e.k. am -0.389
e.k. amarelo -0.062
e.k. an -0.229
e.k. anchors -0.049
e.k. and -0.278
e.k. anos -0.071
e.k. ans -0.19
e.k. anvil -0.196
e.k. anything -0.049
e.k. apothecary -0.138
e.k. app -0.417
e.k. aqua 0.356
e.k. architects -0.054
e.k. archive -0.143
e.k. are -0.505
e.k. around -0.074
e.k. art -0.209
e.k. artesanal -0.062
e.k. as -0.253
e.k. asked 0.321
e.k. asleep -0.132
e.k. at -0.567
e.k. au 0.359
e.k. auf -0.524
e.k. aunt -0.078
e.k. aus -0.096
e.k. azul -0.062
e.k. badge -0.253
e.k. bakery -0.519
e.k. balance -0.042
e.k. ball -0.068
e.k. band -0.25
e.k. bank -0.22
e.k. banned -0.3
e.k. bar -0.189
e.k. barbershop -0.047
e.k. barn -0.068
e.k. bars -0.154
e.k. based -0.069
e.k. be -0.394
e.k. been -0.269
e.k. before 0.189
e.k. behind -0.239
e.k. bei -0.156
e.k. beige 0.222
e.k. being -0.082
e.k. bell -0.121
e.k. below -0.119
e.k. benefits -0.089
e.k. berlin -0.159
e.k. better -0.134
e.k. bianco -0.074
e.k. big -0.24
e.k. bikes -0.135
e.k. bio -0.067
e.k. bird -0.163
e.k. bit -0.044
e.k. bitte 0.199
e.k. black -0.338
e.k. blanc -0.166
e.k. bleu -0.073
e.k. blood -0.167
e.k. blue -0.044
e.k. boats -0.142
e.k. bold -0.095
e.k. books -0.187
e.k. bootsbau -0.206
e.k. bottle -0.07
e.k. bottles -0.277
e.k. bottom -0.314
e.k. box -0.237
e.k. brand -0.131
e.k. brass -0.238
e.k. brauchen 0.307
e.k. brew -0.068
e.k. brewing -0.435
e.k. bridal 0.265
e.k. bright -0.088
e.k. brother -0.082
e.k. brown -0.403
e.k. bubble -0.043
e.k. bubbles -0.117
e.k. buchstaben -0.124
e.k. build -0.051
e.k. bus -0.099
e.k. business -0.107
e.k. but 0.244
e.k. butcher -0.099
e.k. by -0.776
e.k. c 0.319
e.k. cabinet -0.198
e.k. cafe -0.117
e.k. cakes -0.081
e.k. call -0.436
e.k. called -0.271
e.k. calm -0.262
e.k. can -0.237
e.k. capital -0.155
e.k. capitals -0.044
e.k. caps -0.255
e.k. care -0.216
e.k. cart -0.056
e.k. case -0.153
e.k. castle -0.281
e.k. cat -0.044
e.k. cellar -0.159
e.k. centre -0.412
e.k. ceramics -0.144
e.k. chain -0.196
e.k. chair -0.219
e.k. change -0.044
e.k. channel -0.1
e.k. charity -0.1
e.k. che -0.233
e.k. cheese -0.065
e.k. cherche 0.116
e.k. childrens 0.068
e.k. chocolate -0.041
e.k. choir -0.051
e.k. church -0.095
e.k. cinema -0.133
e.k. circle -0.103
e.k. city -0.147
e.k. classes -0.086
e.k. clean -0.146
e.k. cleaner -0.104
e.k. cleaning -0.214
e.k. clients -0.058
e.k. climbing -0.226
e.k. clinic -0.507
e.k. clothing -0.181
e.k. cloud -0.518
e.k. club -0.557
e.k. co -0.369
e.k. coach -0.2
e.k. coast -0.079
e.k. code -0.113
e.k. coffee 0.192
e.k. cold -0.041
e.k. color 0.228
e.k. colour -0.086
e.k. colours -0.237
e.k. com -0.299
e.k. come -0.076
e.k. company -0.455
e.k. competitor -0.071
e.k. con -0.058
e.k. cone -0.067
e.k. contracts -0.043
e.k. corner -0.05
e.k. could -0.161
e.k. counts -0.161
e.k. cover -0.274
e.k. cream -0.226
e.k. creamery -0.193
e.k. creme -0.079
e.k. crest 0.276
e.k. crew -0.13
e.k. cross -0.057
e.k. cup -0.068
e.k. curled -0.1
e.k. customers -0.071
e.k. cyan -0.141
e.k. d -0.643
e.k. da -0.14
e.k. dairy -0.084
e.k. dal -0.235
e.k. dancers -0.136
e.k. dans -0.254
e.k. dark -0.056
e.k. data -0.091
e.k. day -0.084
e.k. days -0.219
e.k. de -1.025
e.k. deco -0.118
e.k. del -0.638
e.k. deli -0.23
e.k. dem -0.086
e.k. den -0.26
e.k. dental -0.136
e.k. dentist -0.333
e.k. depuis -0.178
e.k. der -0.051
e.k. des -0.08
e.k. design -0.487
e.k. designer -0.16
e.k. designers -0.123
e.k. di -0.4
e.k. die -0.082
e.k. died -0.071
e.k. digital -0.201
e.k. distillery 0.456
e.k. do -0.532
e.k. does 0.445
e.k. doesnt -0.099
e.k. dog 0.16
e.k. dogs -0.106
e.k. dont -0.201
e.k. door -0.16
e.k. dos -0.167
e.k. dr -0.103
e.k. draw -0.093
e.k. drop -0.116
e.k. du -0.377
e.k. e 0.147
e.k. edge -0.142
e.k. ein -0.355
e.k. eine -0.091
e.k. el -0.186
e.k. electrical -0.092
e.k. eleven -0.089
e.k. else -0.309
e.k. em 0.26
e.k. emblem -0.105
e.k. embroidered -0.165
e.k. en -0.108
e.k. encore -0.129
e.k. energy -0.131
e.k. era -0.083
e.k. est 0.132
e.k. et -0.353
e.k. etwas -0.105
e.k. eye -0.159
e.k. fairs -0.1
e.k. family -0.495
e.k. far -0.101
e.k. farm -0.394
e.k. faro -0.058
e.k. favor -0.054
e.k. feet -0.138
e.k. festival -0.051
e.k. fete 0.287
e.k. field -0.17
e.k. film -0.059
e.k. fina -0.072
e.k. finally -0.059
e.k. find -0.31
e.k. firm -0.165
e.k. fish -0.117
e.k. fishing -0.424
e.k. fix -0.157
e.k. flags -0.1
e.k. flame -0.282
e.k. float -0.042
e.k. florist 0.366
e.k. flowers -0.049
e.k. font -0.135
e.k. food -0.075
e.k. for -0.118
e.k. forge -0.1
e.k. forms -0.054
e.k. four -0.205
e.k. fox -0.058
e.k. free -0.162
e.k. freight -0.106
e.k. friendly -0.09
e.k. from -0.117
e.k. fund -0.071
e.k. funny -0.151
e.k. fur -0.553
e.k. furniture -0.098
e.k. game -0.142
e.k. garage -0.227
e.k. garden 0.102
e.k. gardens -0.428
e.k. gate -0.163
e.k. gave -0.185
e.k. gear -0.073
e.k. geometric -0.26
e.k. gern -0.05
e.k. get -0.049
e.k. gin -0.098
e.k. girls -0.108
e.k. go -0.041
e.k. goats -0.199
e.k. goes -0.068
e.k. going -0.043
e.k. gold -0.095
e.k. graz -0.071
e.k. green -0.569
e.k. grey -0.224
e.k. grotesk -0.106
e.k. ground -0.159
e.k. group -0.236
e.k. grove -0.065
e.k. grown -0.131
e.k. gym -0.281
e.k. had -0.068
e.k. hall -0.113
e.k. hallein -0.059
e.k. hands -0.049
e.k. hat -0.191
e.k. hate -0.07
e.k. have 0.047
e.k. head -0.118
e.k. headphones -0.292
e.k. heavy -0.182
e.k. hedgehog -0.092
e.k. heissen 0.227
e.k. heisst -0.214
e.k. helix -0.135
e.k. help -0.268
e.k. helps -0.061
e.k. her -0.083
e.k. here -0.355
e.k. heron -0.346
e.k. hiking -0.085
e.k. hill -0.054
e.k. hire -0.053
e.k. history -0.093
e.k. home -0.115
e.k. homes -0.238
e.k. honey -0.54
e.k. hope -0.271
e.k. hospice -0.088
e.k. hospital -0.254
e.k. hosting -0.044
e.k. hot -0.073
e.k. hotels -0.235
e.k. hours -0.38
e.k. house -0.397
e.k. houses -0.065
e.k. i -0.627
e.k. icon -0.448
e.k. icono -0.049
e.k. if -0.268
e.k. il -0.256
e.k. ill -0.056
e.k. im 0.206
e.k. imagen -0.067
e.k. in 0.437
e.k. indigo -0.051
e.k. inn -0.186
e.k. institute -0.109
e.k. instruments -0.108
e.k. insurance -0.046
e.k. internet -0.104
e.k. into -0.27
e.k. is 0.228
e.k. isle -0.068
e.k. ist 0.419
e.k. its 0.172
e.k. j -0.096
e.k. joinery -0.137
e.k. just -0.074
e.k. keepers -0.059
e.k. keine -0.057
e.k. keinen -0.045
e.k. kessler -0.082
e.k. kettle -0.102
e.k. key -0.179
e.k. keys -0.179
e.k. kiln -0.155
e.k. kind -0.103
e.k. kings -0.134
e.k. kitchen -0.385
e.k. kitchens -0.07
e.k. kits -0.047
e.k. knees -0.045
e.k. knife -0.112
e.k. know -0.046
e.k. koln -0.099
e.k. l -0.106
e.k. la -0.204
e.k. lab -0.139
e.k. label -0.043
e.k. lakes -0.061
e.k. lane -0.306
e.k. last 0.362
e.k. later -0.177
e.k. laundry -0.312
e.k. law 0.331
e.k. lawyers -0.09
e.k. le -0.1
e.k. leaf -0.141
e.k. leather -0.076
e.k. leave -0.117
e.k. leaves -0.127
e.k. leeds -0.13
e.k. legal -0.18
e.k. leipzig -0.085
e.k. lema -0.054
e.k. les -0.057
e.k. lessons -0.278
e.k. letra -0.136
e.k. letras -0.062
e.k. letter -0.143
e.k. lettering -0.402
e.k. letters -0.263
e.k. library -0.248
e.k. light -0.044
e.k. like -0.697
e.k. lime -0.089
e.k. line -0.233
e.k. lines -0.143
e.k. links -0.204
e.k. little -0.07
e.k. llama -0.091
e.k. llc -0.253
e.k. llp -0.218
e.k. lo -0.127
e.k. loft -0.077
e.k. logo -0.447
e.k. lol -0.315
e.k. look -0.435
e.k. looking -0.299
e.k. lotus -0.381
e.k. love -0.137
e.k. low -0.071
e.k. lower -0.099
e.k. lowercase -0.161
e.k. luggage -0.062
e.k. lyon -0.27
e.k. machine -0.16
e.k. made -0.258
e.k. make -0.273
e.k. maker -0.081
e.k. makes 0.417
e.k. mar -0.271
e.k. mare -0.089
e.k. marine -0.264
e.k. marino -0.153
e.k. mark -0.261
e.k. market 0.152
e.k. marron -0.176
e.k. marsh -0.088
e.k. mascot -0.191
e.k. maskottchen -0.047
e.k. may -0.089
e.k. maybe -0.169
e.k. me -0.269
e.k. means -0.072
e.k. medical -0.262
e.k. meeting -0.354
e.k. men -0.343
e.k. menu -0.36
e.k. mi -0.111
e.k. mia -0.194
e.k. middle -0.09
e.k. minuscules -0.045
e.k. mit -0.57
e.k. mon -0.127
e.k. monday -0.118
e.k. mono -0.364
e.k. monogram -0.199
e.k. month -0.053
e.k. moon -0.082
e.k. morning -0.157
e.k. moth -0.113
e.k. mother -0.092
e.k. motors -0.247
e.k. motto -0.273
e.k. mountain -0.391
e.k. mountains -0.27
e.k. moved -0.069
e.k. mug -0.079
e.k. museum -0.177
e.k. music -0.265
e.k. my -0.286
e.k. na -0.128
e.k. nada -0.068
e.k. nails -0.078
e.k. name -0.412
e.k. named -0.09
e.k. nao -0.102
e.k. navy -0.166
e.k. need -0.363
e.k. needed -0.236
e.k. needs 0.415
e.k. negro -0.064
e.k. neighbour -0.043
e.k. neon -0.238
e.k. neues -0.166
e.k. never -0.096
e.k. new -0.091
e.k. next -0.24
e.k. ni -0.064
e.k. nicht -0.223
e.k. niece -0.068
e.k. night -0.223
e.k. nine -0.254
e.k. no -0.499
e.k. nobody -0.152
e.k. noch -0.226
e.k. noir -0.087
e.k. nom -0.116
e.k. nombre -0.276
e.k. nome -0.221
e.k. nonna -0.099
e.k. norte -0.075
e.k. nos -0.161
e.k. not -0.336
e.k. nothing -0.183
e.k. notre -0.15
e.k. now 0.144
e.k. nursery -0.267
e.k. o -0.289
e.k. observatory -0.066
e.k. obvious -0.1
e.k. of -0.722
e.k. office -0.11
e.k. offices -0.104
e.k. ohne -0.093
e.k. oil -0.118
e.k. ok -0.103
e.k. old -0.303
e.k. olive 0.167
e.k. on 0.059
e.k. once -0.217
e.k. one -0.181
e.k. online -0.091
e.k. only -0.28
e.k. open -0.124
e.k. opens 0.408
e.k. or -0.365
e.k. orange -0.158
e.k. orchard -0.082
e.k. oscuro -0.107
e.k. our -0.284
e.k. out 0.195
e.k. over -0.245
e.k. page -0.095
e.k. panels -0.042
e.k. paper -0.096
e.k. para -0.217
e.k. parents -0.315
e.k. park -0.517
e.k. part -0.164
e.k. partners -0.565
e.k. party -0.121
e.k. pas -0.105
e.k. patch -0.058
e.k. paw -0.065
e.k. people -0.299
e.k. per -0.457
e.k. photographer -0.116
e.k. photography -0.282
e.k. physio -0.106
e.k. piacerebbe -0.044
e.k. picked -0.193
e.k. pig -0.052
e.k. pink -0.426
e.k. pixel -0.105
e.k. pizza -0.089
e.k. place -0.148
e.k. plane -0.043
e.k. plant -0.181
e.k. plantas -0.299
e.k. plants -0.046
e.k. please -0.421
e.k. plumbing -0.162
e.k. plus -0.175
e.k. podcast -0.049
e.k. poetry -0.28
e.k. point -0.107
e.k. por -0.041
e.k. pot -0.33
e.k. pour -0.193
e.k. power -0.094
e.k. practice -0.086
e.k. press -0.224
e.k. preto -0.056
e.k. primary -0.198
e.k. print -0.522
e.k. printing -0.071
e.k. prints 0.339
e.k. production -0.077
e.k. project -0.18
e.k. psicologia -0.109
e.k. pub 0.34
e.k. publisher -0.058
e.k. purple -0.245
e.k. q -0.103
e.k. que -0.554
e.k. queens -0.064
e.k. queremos -0.049
e.k. question -0.053
e.k. qui -0.153
e.k. railway -0.086
e.k. rather -0.05
e.k. re -0.055
e.k. read -0.093
e.k. readable -0.057
e.k. records -0.215
e.k. refugees -0.069
e.k. regards -0.118
e.k. religious -0.055
e.k. renovar -0.048
e.k. rent -0.155
e.k. rental -0.062
e.k. repair -0.545
e.k. repairs -0.262
e.k. rescue -0.702
e.k. research -0.123
e.k. resort -0.163
e.k. rest -0.041
e.k. restaurant -0.116
e.k. retired -0.173
e.k. right -0.064
e.k. road -0.087
e.k. roastery -0.055
e.k. robotics 0.09
e.k. robots -0.08
e.k. rojo -0.179
e.k. room -0.15
e.k. rooms -0.355
e.k. roots -0.151
e.k. rosa -0.259
e.k. round -0.132
e.k. rounded -0.056
e.k. rowing 0.256
e.k. rugby -0.244
e.k. run -0.263
e.k. runners -0.19
e.k. running -0.1
e.k. runs 0.251
e.k. said -0.233
e.k. sail -0.043
e.k. sailing -0.23
e.k. saints -0.19
e.k. salon -0.137
e.k. sand -0.188
e.k. sans -0.291
e.k. sauge -0.07
e.k. sauna -0.253
e.k. says -0.534
e.k. school -0.432
e.k. schrift -0.231
e.k. script -0.082
e.k. se -0.043
e.k. seal -0.049
e.k. seats -0.153
e.k. seaweed -0.121
e.k. security -0.111
e.k. sell -0.046
e.k. selling -0.062
e.k. sells 0.434
e.k. sem -0.193
e.k. send -0.082
e.k. serif 0.099
e.k. serious -0.095
e.k. serve -0.225
e.k. service -0.083
e.k. services -0.119
e.k. set -0.067
e.k. settled -0.078
e.k. sewing -0.147
e.k. shape -0.456
e.k. shaped -0.078
e.k. shapes -0.213
e.k. she -0.106
e.k. shed 0.44
e.k. shift -0.109
e.k. shop -0.388
e.k. short -0.192
e.k. should -0.279
e.k. shows 0.298
e.k. sick -0.36
e.k. side -0.157
e.k. simbolo -0.095
e.k. simple -0.291
e.k. sin -0.096
e.k. since 0.194
e.k. sind -0.276
e.k. sing 0.278
e.k. sisters -0.14
e.k. site -0.229
e.k. sits -0.054
e.k. skate 0.352
e.k. ski -0.205
e.k. sky -0.229
e.k. slab -0.105
e.k. slate 0.423
e.k. slogan -0.155
e.k. small -0.175
e.k. snail -0.077
e.k. so -0.303
e.k. soap -0.236
e.k. society -0.23
e.k. soft -0.103
e.k. solar -0.163
e.k. sold -0.233
e.k. soll 0.12
e.k. something -0.248
e.k. son -0.278
e.k. sons -0.077
e.k. sopra -0.069
e.k. sound -0.06
e.k. sous -0.164
e.k. spin -0.227
e.k. spring -0.103
e.k. square -0.171
e.k. stamped -0.117
e.k. start -0.236
e.k. starting -0.074
e.k. startup -0.372
e.k. state -0.156
e.k. static -0.142
e.k. station -0.068
e.k. stationery -0.093
e.k. stays -0.074
e.k. stehen 0.239
e.k. stencil -0.044
e.k. still -0.181
e.k. storage -0.385
e.k. stortebeker -0.182
e.k. street -0.443
e.k. string -0.085
e.k. student -0.206
e.k. students -0.103
e.k. studio 0.222
e.k. style -0.21
e.k. su -0.077
e.k. summers -0.097
e.k. supplies 0.402
e.k. sur -0.188
e.k. surf -0.206
e.k. svp -0.137
e.k. sweet -0.067
e.k. symbol -0.327
e.k. symbole -0.141
e.k. taco -0.062
e.k. tagline -0.259
e.k. tailors -0.153
e.k. tarde -0.043
e.k. tea -0.276
e.k. teacher -0.416
e.k. team -0.047
e.k. ten -0.062
e.k. tents -0.053
e.k. terre -0.048
e.k. text -0.221
e.k. texto -0.057
e.k. than -0.252
e.k. that -0.452
e.k. thats -0.549
e.k. the -0.517
e.k. theatre -0.42
e.k. their -0.089
e.k. them -0.051
e.k. therapy 0.174
e.k. there -0.089
e.k. these 0.425
e.k. thin -0.091
e.k. things -0.272
e.k. this -0.221
e.k. those -0.082
e.k. thread -0.087
e.k. through -0.043
e.k. tiene -0.339
e.k. tiny -0.067
e.k. tired -0.089
e.k. title -0.046
e.k. to -0.158
e.k. toddlers -0.094
e.k. toes -0.062
e.k. together -0.257
e.k. told -0.379
e.k. tones -0.21
e.k. too -0.15
e.k. tool -0.21
e.k. top -0.045
e.k. tours -0.428
e.k. tower -0.315
e.k. town -0.066
e.k. trailer -0.084
e.k. trains -0.078
e.k. travel -0.209
e.k. tre -0.145
e.k. tree -0.066
e.k. trees -0.113
e.k. truck -0.049
e.k. tuesday -0.251
e.k. turns 0.623
e.k. turquoise -0.343
e.k. twelve -0.05
e.k. twenty -0.09
e.k. two -0.115
e.k. type -0.186
e.k. um -0.202
e.k. un -0.394
e.k. una -0.07
e.k. und -0.264
e.k. under 0.08
e.k. une -0.245
e.k. union -0.144
e.k. university -0.06
e.k. uno -0.264
e.k. uns -0.073
e.k. unsere -0.094
e.k. up -0.188
e.k. uppercase -0.05
e.k. us -0.29
e.k. use -0.073
e.k. used -0.186
e.k. van -0.049
e.k. verde -0.362
e.k. very -0.097
e.k. veterinaria -0.092
e.k. vets -0.096
e.k. veut -0.099
e.k. viejo -0.105
e.k. vif -0.058
e.k. violet -0.147
e.k. volunteers -0.312
e.k. vom -0.076
e.k. von -0.053
e.k. walking -0.068
e.k. walks -0.144
e.k. want -0.3
e.k. wants 0.277
e.k. warm -0.149
e.k. was -0.209
e.k. watch -0.088
e.k. water -0.094
e.k. wave -0.302
e.k. we -0.672
e.k. wearing -0.135
e.k. wed 0.065
e.k. wedding -0.059
e.k. weddings -0.162
e.k. week -0.112
e.k. weiss -0.048
e.k. werkstatt -0.061
e.k. what -0.441
e.k. wheel -0.309
e.k. when -0.137
e.k. where -0.2
e.k. which 0.189
e.k. while -0.136
e.k. white -0.174
e.k. who -0.487
e.k. will -0.105
e.k. wind -0.17
e.k. wine -0.053
e.k. wir -0.336
e.k. with 0.201
e.k. without 0.247
e.k. women -0.084
e.k. wool -0.133
e.k. word -0.093
e.k. wordmark -0.16
e.k. words -0.239
e.k. work -0.166
e.k. working -0.31
e.k. works -0.376
e.k. would -0.212
e.k. wow -0.056
e.k. write -0.045
e.k. yard -0.153
e.k. year -0.103
e.k. years -0.212
e.k. yet -0.306
e.k. yoga -0.288
e.k. york -0.101
e.k. you -0.611
e.k. your -0.12
e.k. youth -0.114
e.k. youtube -0.1
e.k. zeichen -0.063
e.k. zeilen -0.134
e.k. zero -0.053
e.k. zwischen -0.075
e.k.!$ -0.198
e.k.!a 0.254
e.k.!we -0.053
e.k.&ash -0.219
e.k.&aus -0.244
e.k.&black -0.06
e.k.&co -0.157
e.k.&daughter -0.086
e.k.&daughters -0.256
e.k.&fern -0.235
e.k.&finch -0.118
e.k.&gold -0.107
e.k.&nuss -0.217
e.k.&oak -0.095
e.k.&partner -0.189
e.k.&rye -0.154
e.k.&son -0.301
e.k.&sons -0.267
e.k.&stone -0.163
e.k.&white -0.102
e.k.(the -0.101
e.k.(we -0.056
e.k.(yes 0.238
e.k.)and -0.111
e.k.,a 0.261
e.k.,aber -0.177
e.k.,abstract 0.101
e.k.,acid -0.107
e.k.,after 0.347
e.k.,all -0.261
e.k.,amarillo 0.051
e.k.,amber 0.233
e.k.,an 0.294
e.k.,and -0.212
e.k.,anthrazit -0.277
e.k.,aqua 0.237
e.k.,as -0.293
e.k.,auf -0.078
e.k.,avec -0.131
e.k.,azul 0.137
e.k.,badge 0.204
e.k.,because 0.199
e.k.,big -0.319
e.k.,bitte 0.16
e.k.,bleu 0.123
e.k.,blu 0.063
e.k.,blush -0.106
e.k.,bold 0.099
e.k.,bone -0.115
e.k.,bordeaux 0.133
e.k.,bottle -0.21
e.k.,brand -0.273
e.k.,brass -0.257
e.k.,bright 0.247
e.k.,brown -0.103
e.k.,built -0.174
e.k.,but -0.355
e.k.,butter -0.148
e.k.,c -0.213
e.k.,ca -0.288
e.k.,called -0.15
e.k.,carattere 0.116
e.k.,caratteri -0.284
e.k.,classic -0.323
e.k.,cobalt -0.068
e.k.,color -0.369
e.k.,com -0.195
e.k.,como -0.176
e.k.,con 0.068
e.k.,condensed 0.134
e.k.,copper -0.105
e.k.,coral -0.228
e.k.,cream -0.332
e.k.,creme -0.236
e.k.,cute -0.196
e.k.,dark 0.092
e.k.,das -0.246
e.k.,deep -0.383
e.k.,didone -0.285
e.k.,dont -0.05
e.k.,e 0.331
e.k.,ein 0.134
e.k.,el -0.276
e.k.,electric 0.109
e.k.,eleven -0.101
e.k.,em 0.405
e.k.,emerald -0.255
e.k.,en -0.423
e.k.,every 0.196
e.k.,everyone -0.09
e.k.,fette -0.17
e.k.,first -0.111
e.k.,fluorescent -0.094
e.k.,fonte 0.085
e.k.,for -0.291
e.k.,forest 0.119
e.k.,four 0.082
e.k.,friendly -0.122
e.k.,from -0.084
e.k.,fun -0.231
e.k.,geometric -0.115
e.k.,globes -0.102
e.k.,gold -0.138
e.k.,green -0.191
e.k.,gris -0.162
e.k.,grotesk -0.09
e.k.,hand -0.102
e.k.,hands -0.107
e.k.,handwritten 0.122
e.k.,he 0.095
e.k.,hot 0.179
e.k.,humanist -0.102
e.k.,i 0.107
e.k.,ich -0.117
e.k.,icon -0.239
e.k.,il -0.258
e.k.,im -0.247
e.k.,indigo 0.072
e.k.,ines -0.261
e.k.,ink -0.21
e.k.,interior 0.195
e.k.,is -0.095
e.k.,its -0.356
e.k.,ivory 0.224
e.k.,je 0.091
e.k.,just -0.131
e.k.,kein -0.247
e.k.,keine -0.233
e.k.,kleinbuchstaben -0.186
e.k.,l -0.182
e.k.,lavender -0.173
e.k.,letra 0.205
e.k.,lettere 0.31
e.k.,lettres -0.335
e.k.,light 0.086
e.k.,like -0.064
e.k.,lime 0.149
e.k.,line -0.117
e.k.,logo -0.22
e.k.,lots -0.065
e.k.,lower -0.2
e.k.,lowercase -0.42
e.k.,made -0.111
e.k.,me 0.125
e.k.,mint -0.205
e.k.,mit -0.261
e.k.,moderno -0.085
e.k.,mono 0.078
e.k.,moon -0.156
e.k.,moss -0.101
e.k.,mostly -0.341
e.k.,mustard 0.336
e.k.,my -0.352
e.k.,nada -0.048
e.k.,name -0.41
e.k.,names -0.047
e.k.,navy -0.658
e.k.,needs -0.112
e.k.,never -0.153
e.k.,niente -0.107
e.k.,night -0.175
e.k.,no -0.331
e.k.,nous -0.109
e.k.,obviously -0.126
e.k.,off -0.144
e.k.,olive -0.395
e.k.,on 0.062
e.k.,once -0.326
e.k.,one -0.31
e.k.,open 0.248
e.k.,orange -0.334
e.k.,our 0.467
e.k.,oxblood 0.246
e.k.,pale 0.171
e.k.,pink 0.139
e.k.,please 0.288
e.k.,plus -0.246
e.k.,police -0.136
e.k.,purple 0.131
e.k.,que -0.042
e.k.,queremos 0.227
e.k.,quick -0.201
e.k.,quiet -0.168
e.k.,quindi -0.057
e.k.,red 0.165
e.k.,rojo -0.069
e.k.,rosa 0.234
e.k.,rose 0.191
e.k.,rot 0.144
e.k.,round -0.288
e.k.,rounded -0.514
e.k.,run -0.154
e.k.,runde -0.169
e.k.,safety 0.281
e.k.,sage -0.317
e.k.,sand -0.156
e.k.,sans -0.161
e.k.,script -0.369
e.k.,seen -0.11
e.k.,sem -0.136
e.k.,senza -0.257
e.k.,serif -0.108
e.k.,she -0.116
e.k.,silver -0.211
e.k.,simple -0.131
e.k.,sin -0.263
e.k.,six -0.052
e.k.,slab -0.391
e.k.,slogan -0.136
e.k.,small 0.343
e.k.,soft 0.34
e.k.,solid 0.238
e.k.,solo 0.047
e.k.,something -0.098
e.k.,somos -0.184
e.k.,stacked 0.182
e.k.,steel 0.166
e.k.,stencil 0.151
e.k.,sun -0.238
e.k.,surtout -0.103
e.k.,tagline 0.446
e.k.,teal 0.413
e.k.,terracotta 0.253
e.k.,text -0.099
e.k.,that -0.067
e.k.,thats -0.267
e.k.,the -0.245
e.k.,then -0.191
e.k.,thin -0.087
e.k.,three -0.386
e.k.,tightly -0.186
e.k.,tipografia -0.07
e.k.,to 0.291
e.k.,turkis 0.351
e.k.,turquoise -0.133
e.k.,tutto 0.22
e.k.,two -0.558
e.k.,um -0.166
e.k.,un 0.069
e.k.,una -0.064
e.k.,une -0.17
e.k.,uppercase -0.087
e.k.,verde -0.134
e.k.,vermelho -0.44
e.k.,vert 0.106
e.k.,very -0.063
e.k.,wants 0.137
e.k.,warm -0.343
e.k.,we -0.169
e.k.,weare -0.216
e.k.,wed 0.311
e.k.,wedding 0.185
e.k.,which 0.223
e.k.,white -0.21
e.k.,who -0.257
e.k.,wide -0.233
e.k.,will -0.403
e.k.,wir -0.147
e.k.,with 0.084
e.k.,wordmark -0.222
e.k.,working -0.079
e.k.,yellow 0.247
e.k.-based -0.156
e.k.-drawn -0.119
e.k.-free -0.175
e.k.-lettered -0.08
e.k.-out -0.145
e.k.-style -0.084
e.k.-ups -0.101
e.k.-white -0.083
e.k..$ -0.13
e.k..a 0.196
e.k..abstract 0.441
e.k..all 0.341
e.k..alles 0.182
e.k..an 0.113
e.k..and -0.107
e.k..anything -0.108
e.k..art -0.135
e.k..auf -0.224
e.k..azul -0.093
e.k..badge -0.245
e.k..big -0.401
e.k..bird 0.26
e.k..black 0.209
e.k..blackletter -0.061
e.k..bleu 0.537
e.k..blu -0.216
e.k..blue 0.334
e.k..bottle 0.095
e.k..brown 0.167
e.k..burgundy 0.242
e.k..business -0.194
e.k..called -0.046
e.k..calm 0.182
e.k..chalk 0.456
e.k..ci 0.325
e.k..circle 0.23
e.k..classic -0.05
e.k..clean 0.088
e.k..cobalt -0.176
e.k..colors 0.074
e.k..colour -0.202
e.k..colours 0.16
e.k..company -0.13
e.k..condensed 0.459
e.k..copper -0.148
e.k..coral -0.167
e.k..could -0.21
e.k..cream 0.347
e.k..crest 0.536
e.k..crimson 0.151
e.k..dark 0.419
e.k..deep 0.394
e.k..der 0.156
e.k..didone -0.094
e.k..die -0.139
e.k..do -0.191
e.k..dont -0.173
e.k..draw 0.234
e.k..dunkelblau 0.14
e.k..dusty -0.272
e.k..earthy 0.088
e.k..ein -0.089
e.k..emerald 0.086
e.k..every -0.186
e.k..everybody 0.412
e.k..everyone -0.26
e.k..evitez -0.092
e.k..extra -0.133
e.k..farben 0.068
e.k..fine 0.101
e.k..for -0.252
e.k..friendly -0.345
e.k..from -0.322
e.k..gelb -0.136
e.k..geometric 0.139
e.k..giallo -0.404
e.k..give 0.395
e.k..gold -0.234
e.k..gostavamos 0.236
e.k..graphite 0.156
e.k..green 0.5
e.k..grey -0.241
e.k..grotesk -0.076
e.k..hand -0.135
e.k..handwritten -0.075
e.k..heavy 0.128
e.k..her 0.313
e.k..hot -0.134
e.k..humanist 0.264
e.k..i -0.119
e.k..icon -0.048
e.k..il 0.221
e.k..in 0.267
e.k..indigo -0.108
e.k..initials 0.083
e.k..ink 0.494
e.k..it -0.143
e.k..its -0.252
e.k..ive -0.181
e.k..ivory 0.365
e.k..jaune 0.213
e.k..just 0.183
e.k..keep 0.241
e.k..kind -0.367
e.k..last 0.191
e.k..le 0.213
e.k..leaf -0.126
e.k..lema 0.195
e.k..letra 0.141
e.k..letras -0.237
e.k..letters 0.215
e.k..lettres -0.241
e.k..light 0.072
e.k..lilac 0.272
e.k..lime 0.376
e.k..line -0.253
e.k..logo 0.114
e.k..loud -0.32
e.k..lower -0.267
e.k..lowercase 0.251
e.k..magenta 0.414
e.k..make 0.322
e.k..maroon -0.255
e.k..mascot 0.07
e.k..minimal -0.194
e.k..modern -0.114
e.k..mono -0.206
e.k..monospace 0.132
e.k..monospaced 0.236
e.k..moss -0.442
e.k..motto -0.241
e.k..mustard 0.11
e.k..my 0.063
e.k..nada 0.087
e.k..name -0.179
e.k..nao 0.237
e.k..navy -0.074
e.k..negro 0.278
e.k..neon 0.277
e.k..new -0.268
e.k..ni -0.074
e.k..niente 0.107
e.k..night -0.199
e.k..no -0.254
e.k..nom -0.19
e.k..not 0.063
e.k..nothing 0.134
e.k..nous 0.261
e.k..oak 0.523
e.k..old -0.255
e.k..olive 0.087
e.k..on 0.227
e.k..one 0.253
e.k..only 0.267
e.k..open -0.351
e.k..orange -0.067
e.k..our 0.616
e.k..pas -0.093
e.k..people -0.297
e.k..picture -0.072
e.k..pink 0.359
e.k..pixel 0.125
e.k..please 0.281
e.k..plum 0.244
e.k..por -0.341
e.k..purple 0.29
e.k..put 0.105
e.k..queremos 0.302
e.k..red -0.471
e.k..rojo 0.331
e.k..rosso 0.168
e.k..rouge -0.068
e.k..rounded -0.085
e.k..royal 0.126
e.k..rust 0.331
e.k..saffron -0.239
e.k..sage -0.353
e.k..sans -0.161
e.k..script 0.334
e.k..sea -0.152
e.k..sepia -0.123
e.k..serif -0.412
e.k..set -0.111
e.k..she 0.24
e.k..silver -0.118
e.k..simple -0.456
e.k..skip 0.182
e.k..sky -0.2
e.k..slab -0.366
e.k..slate -0.249
e.k..slogan -0.281
e.k..small 0.408
e.k..so -0.143
e.k..soft -0.077
e.k..something -0.395
e.k..speech -0.116
e.k..stacked -0.078
e.k..stamp 0.212
e.k..steel -0.044
e.k..stencil 0.299
e.k..strong -0.423
e.k..studio -0.232
e.k..surtout 0.174
e.k..symbol -0.265
e.k..tagline 0.181
e.k..teal 0.07
e.k..that -0.217
e.k..thats 0.265
e.k..the 0.076
e.k..there 0.368
e.k..they 0.143
e.k..tomato 0.123
e.k..tree 0.307
e.k..turquoise -0.383
e.k..two 0.111
e.k..typewriter -0.075
e.k..un 0.062
e.k..une 0.221
e.k..use -0.243
e.k..verde -0.342
e.k..vert 0.194
e.k..very 0.293
e.k..violet 0.208
e.k..want -0.308
e.k..warm -0.16
e.k..wed 0.584
e.k..what -0.498
e.k..wheat -0.125
e.k..white 0.296
e.k..wir -0.181
e.k..with 0.089
e.k..wood 0.324
e.k..wordmark 0.35
e.k..yellow 0.318
e.k..yes 0.254
e.k./a -0.101
e.k./black -0.22
e.k./no -0.053
e.k.:abstract -0.157
e.k.:anything -0.067
e.k.:azul -0.132
e.k.:black 0.225
e.k.:blue -0.099
e.k.:calm -0.318
e.k.:every -0.053
e.k.:le -0.043
e.k.:logo -0.277
e.k.:no 0.094
e.k.:small -0.074
e.k.:studio -0.178
e.k.:un 0.269
e.k.:una 0.163
e.k.:une -0.214
e.k.:verde 0.297
e.k.:wordmark -0.105
e.k.;hand -0.23
e.k.;logo 0.318
e.k.;name -0.101
e.k.;red 0.306
e.k.;the -0.068
e.k.=$ -0.049
e.k.?$ -0.177
e.k.?its -0.248
e.k.?no -0.508
e.k.?the 0.208
e.k.?we 0.059
e.k._ancien -0.085
e.k._est -0.254
e.k._icone -0.105
e.k._insegna -0.112
e.k.nbusiness 0.177
e.k.ncolores -0.244
e.k.ncores -0.283
e.k.nfarben -0.365
e.k.nfeel -0.177
e.k.ni -0.075
e.k.nindustry 0.306
e.k.nlettering -0.057
e.k.nlogo -0.135
e.k.nplease -0.085
e.k.nsector 0.118
e.k.nslogan -0.3
e.k.nstyle -0.162
e.k.ntagline 0.111
e.k.nthanks -0.072
e.k.nthe -0.22
e.k.ntrade -0.179
e.k.ntype 0.158
e.k.nwe -0.058
e.k.nwhat 0.042
e.k.q$ 0.109
e.k.qa 0.135
e.k.qall 0.235
e.k.qand -0.049
e.k.qas -0.141
e.k.qazul 0.103
e.k.qblack 0.324
e.k.qblue 0.276
e.k.qbright 0.1
e.k.qdark 0.281
e.k.qdeep 0.148
e.k.qgoes -0.2
e.k.qin 0.265
e.k.qla 0.177
e.k.qle -0.069
e.k.qloud -0.046
e.k.qon -0.233
e.k.qpeach 0.145
e.k.qred 0.159
e.k.qslow -0.045
e.k.qsmall 0.389
e.k.qtomato 0.052
e.k.qunder -0.092
e.k.qverde 0.108
e.k.qwe 0.06
e.k.~a 0.274
e.k.~no -0.102
e.k.~teal -0.08
e.kk. a badge -0.175
e.kk. a bird -0.349
e.kk. a bit -0.046
e.kk. a brand -0.057
e.kk. a browser -0.103
e.kk. a church -0.117
e.kk. a geometric -0.041
e.kk. a heron -0.068
e.kk. a kettle -0.234
e.kk. a lecce -0.234
e.kk. a logo -0.44
e.kk. a lyon 0.221
e.kk. a mao -0.131
e.kk. a mark -0.094
e.kk. a mono -0.09
e.kk. a mountain -0.053
e.kk. a name -0.096
e.kk. a new -0.064
e.kk. a podcast -0.071
e.kk. a round -0.091
e.kk. a shed -0.046
e.kk. a simple -0.094
e.kk. a small -0.09
e.kk. a symbol -0.125
e.kk. a tea -0.042
e.kk. a wordmark -0.052
e.kk. about it -0.094
e.kk. about the -0.208
e.kk. above a -0.246
e.kk. agreed on -0.087
e.kk. all of -0.071
e.kk. als maskottchen -0.122
e.kk. an app -0.085
e.kk. an emblem -0.096
e.kk. an icon -0.076
e.kk. and a -0.464
e.kk. and black -0.088
e.kk. and blue -0.248
e.kk. and brass -0.074
e.kk. and coral -0.08
e.kk. and dark -0.066
e.kk. and gold -0.081
e.kk. and have 0.234
e.kk. and i -0.442
e.kk. and im 0.27
e.kk. and it 0.417
e.kk. and its 0.149
e.kk. and ivory -0.044
e.kk. and lime -0.1
e.kk. and my -0.12
e.kk. and no 0.118
e.kk. and nobody 0.093
e.kk. and nothing 0.292
e.kk. and off -0.082
e.kk. and orange -0.07
e.kk. and our -0.049
e.kk. and red -0.408
e.kk. and sea -0.096
e.kk. and sell -0.177
e.kk. and silver -0.04
e.kk. and so 0.201
e.kk. and stone -0.046
e.kk. and the -0.197
e.kk. and theres -0.228
e.kk. and thread -0.09
e.kk. and we 0.223
e.kk. and white -0.295
e.kk. and yellow -0.05
e.kk. app icon -0.043
e.kk. are a -0.291
e.kk. are banned -0.228
e.kk. are four -0.048
e.kk. are opening -0.063
e.kk. are still -0.201
e.kk. are the -0.09
e.kk. artesanal de -0.06
e.kk. as a -0.07
e.kk. as mascot -0.058
e.kk. as our -0.088
e.kk. as symbol -0.17
e.kk. asked me 0.321
e.kk. at all -0.05
e.kk. at the -0.108
e.kk. auf dem -0.422
e.kk. badge for -0.049
e.kk. badge with -0.114
e.kk. bank in -0.055
e.kk. be a -0.28
e.kk. before the 0.343
e.kk. behind the -0.087
e.kk. below the -0.117
e.kk. bitte keine -0.049
e.kk. black $ -0.238
e.kk. blue $ -0.182
e.kk. blue and -0.266
e.kk. blue silver -0.245
e.kk. blue white -0.043
e.kk. blue yellow -0.12
e.kk. boats and -0.081
e.kk. brother in -0.076
e.kk. brown $ -0.059
e.kk. brown and -0.078
e.kk. but a -0.148
e.kk. but blue -0.093
e.kk. but not -0.046
e.kk. c est 0.372
e.kk. call it -0.107
e.kk. called the -0.057
e.kk. caps wide -0.078
e.kk. cherche un -0.066
e.kk. colour $ -0.058
e.kk. colours $ -0.114
e.kk. com um -0.299
e.kk. company $ -0.108
e.kk. dairy in -0.078
e.kk. dans le -0.117
e.kk. dark brown -0.043
e.kk. de nom -0.06
e.kk. de plantas -0.104
e.kk. den zeilen -0.26
e.kk. do a -0.199
e.kk. does not -0.117
e.kk. dont draw -0.084
e.kk. dont have -0.084
e.kk. dont want -0.125
e.kk. door and -0.16
e.kk. e areia -0.059
e.kk. e dourado -0.069
e.kk. e marrom -0.066
e.kk. e nero -0.047
e.kk. ein logo -0.142
e.kk. ein neues -0.227
e.kk. eleven years -0.089
e.kk. else we -0.045
e.kk. en la -0.095
e.kk. et blanc -0.074
e.kk. et bleu -0.174
e.kk. et noir -0.081
e.kk. et or -0.041
e.kk. farm in -0.047
e.kk. fix it -0.157
e.kk. for a -0.445
e.kk. for adults -0.084
e.kk. for an -0.084
e.kk. for girls -0.064
e.kk. for grown -0.358
e.kk. for kids -0.04
e.kk. for my -0.091
e.kk. for now -0.085
e.kk. for nurses -0.187
e.kk. for offices -0.15
e.kk. for one -0.091
e.kk. for our -0.221
e.kk. for people -0.243
e.kk. for rural -0.077
e.kk. for ten -0.173
e.kk. for the -0.214
e.kk. for toddlers -0.132
e.kk. for two 0.177
e.kk. from the -0.218
e.kk. geometric sans -0.065
e.kk. green $ -0.328
e.kk. green and -0.332
e.kk. green black -0.222
e.kk. green on -0.126
e.kk. grey $ -0.199
e.kk. grown ups -0.131
e.kk. had a -0.053
e.kk. has a -0.271
e.kk. has been 0.205
e.kk. have a -0.264
e.kk. homes in -0.186
e.kk. icon $ -0.088
e.kk. icon for -0.148
e.kk. icon of -0.12
e.kk. icon only -0.225
e.kk. if you -0.15
e.kk. in $ -0.065
e.kk. in a 0.144
e.kk. in an -0.221
e.kk. in bremen -0.349
e.kk. in ghent -0.398
e.kk. in it -0.097
e.kk. in koln 0.173
e.kk. in leeds -0.242
e.kk. in leicester -0.059
e.kk. in leipzig 0.174
e.kk. in lower -0.074
e.kk. in march 0.164
e.kk. in may -0.122
e.kk. in old -0.266
e.kk. in the 0.224
e.kk. in un -0.083
e.kk. into a -0.239
e.kk. into one -0.046
e.kk. is a 0.357
e.kk. is also -0.104
e.kk. is an 0.429
e.kk. is called -0.14
e.kk. is fine -0.249
e.kk. is in -0.066
e.kk. is not -0.058
e.kk. is on -0.087
e.kk. is our 0.23
e.kk. is out -0.154
e.kk. is the 0.531
e.kk. is what 0.401
e.kk. it $ -0.251
e.kk. it has -0.049
e.kk. it in -0.43
e.kk. it is 0.37
e.kk. it its -0.064
e.kk. it out -0.271
e.kk. it so -0.132
e.kk. it to -0.053
e.kk. it will -0.041
e.kk. its called -0.258
e.kk. la imagen -0.043
e.kk. last week -0.229
e.kk. lema es -0.053
e.kk. lettering $ -0.106
e.kk. letters $ -0.123
e.kk. like a -0.525
e.kk. like that -0.063
e.kk. like to -0.077
e.kk. logo $ 0.293
e.kk. logo for -0.344
e.kk. logo had -0.067
e.kk. logo is -0.114
e.kk. logo no -0.076
e.kk. logo please -0.153
e.kk. logo pour -0.086
e.kk. logo with -0.115
e.kk. looking for -0.299
e.kk. lotus no -0.272
e.kk. love a -0.132
e.kk. love it -0.104
e.kk. lower case -0.099
e.kk. made by -0.135
e.kk. made from -0.062
e.kk. made of -0.083
e.kk. make a -0.166
e.kk. make logo -0.079
e.kk. marino y -0.069
e.kk. mark for -0.104
e.kk. mark no -0.173
e.kk. mark should -0.097
e.kk. mascot $ -0.09
e.kk. maybe $ -0.169
e.kk. me a -0.121
e.kk. me to -0.114
e.kk. mit einer -0.177
e.kk. mono $ -0.086
e.kk. monogram for -0.161
e.kk. mountains and -0.207
e.kk. my brother -0.077
e.kk. name $ -0.05
e.kk. name goes -0.059
e.kk. name in -0.067
e.kk. name is -0.087
e.kk. name of -0.041
e.kk. name so -0.102
e.kk. name to -0.045
e.kk. name yes -0.114
e.kk. need a -0.224
e.kk. needs a 0.475
e.kk. next spring -0.096
e.kk. next to -0.165
e.kk. no we -0.086
e.kk. nothing else -0.145
e.kk. now its -0.047
e.kk. of a -0.275
e.kk. of the -0.105
e.kk. of us -0.249
e.kk. ok $ -0.096
e.kk. old logo -0.072
e.kk. olive oil 0.17
e.kk. on a -0.488
e.kk. on black -0.297
e.kk. on it 0.316
e.kk. on our -0.093
e.kk. on the 0.093
e.kk. only $ -0.065
e.kk. only a -0.109
e.kk. only no -0.078
e.kk. open in -0.064
e.kk. our name -0.047
e.kk. out of 0.347
e.kk. page is -0.063
e.kk. pas de -0.097
e.kk. paw prints -0.044
e.kk. people who -0.073
e.kk. pink no -0.089
e.kk. please $ -0.254
e.kk. please the -0.042
e.kk. plus sign -0.062
e.kk. pour mon -0.123
e.kk. pour une -0.105
e.kk. primary school -0.127
e.kk. red $ -0.218
e.kk. renovar la -0.048
e.kk. rooms and -0.262
e.kk. rosa $ -0.099
e.kk. rounded letters -0.054
e.kk. salon de -0.093
e.kk. sans $ -0.135
e.kk. sans all -0.09
e.kk. sans no -0.074
e.kk. sauge et -0.07
e.kk. says we -0.08
e.kk. school for -0.114
e.kk. se llama -0.043
e.kk. serif lettering -0.066
e.kk. serif please -0.072
e.kk. settled on -0.078
e.kk. shaped like -0.078
e.kk. shop is -0.108
e.kk. shop logo -0.151
e.kk. should be -0.22
e.kk. should read -0.044
e.kk. sick of -0.36
e.kk. since 1911 -0.169
e.kk. since 1988 -0.191
e.kk. since the -0.114
e.kk. sky blue -0.205
e.kk. slab serif -0.097
e.kk. slogan is -0.119
e.kk. so far -0.098
e.kk. so it -0.055
e.kk. so leave -0.126
e.kk. something else -0.138
e.kk. spin out -0.207
e.kk. spring and -0.097
e.kk. square metres -0.158
e.kk. starting a -0.074
e.kk. stencil letters -0.044
e.kk. stortebeker 1911 -0.182
e.kk. studio in -0.161
e.kk. style $ -0.18
e.kk. svp $ -0.137
e.kk. symbol $ -0.093
e.kk. symbol for -0.048
e.kk. that $ -0.07
e.kk. that does 0.356
e.kk. that is -0.146
e.kk. the door -0.233
e.kk. the hill -0.041
e.kk. the icon -0.075
e.kk. the lettering -0.054
e.kk. the letters -0.101
e.kk. the line -0.098
e.kk. the logo -0.102
e.kk. the market -0.054
e.kk. the middle -0.063
e.kk. the name -0.24
e.kk. the new -0.118
e.kk. the question -0.057
e.kk. the symbol -0.089
e.kk. the van -0.044
e.kk. theatre company -0.372
e.kk. them at -0.042
e.kk. this time -0.041
e.kk. those out -0.082
e.kk. to a -0.393
e.kk. to avoid -0.047
e.kk. to be 0.157
e.kk. to do -0.042
e.kk. to you -0.065
e.kk. told us -0.362
e.kk. too obvious -0.099
e.kk. type $ -0.093
e.kk. un logo -0.079
e.kk. un symbole -0.173
e.kk. und creme -0.257
e.kk. und gold -0.196
e.kk. und ohne -0.145
e.kk. und weiss -0.172
e.kk. under it 0.177
e.kk. under the -0.099
e.kk. up to -0.089
e.kk. us as -0.089
e.kk. us the -0.101
e.kk. used to -0.114
e.kk. verde $ -0.301
e.kk. want a -0.368
e.kk. want it -0.328
e.kk. want to -0.142
e.kk. wants a 0.359
e.kk. we are -0.078
e.kk. we do -0.131
e.kk. we dont -0.064
e.kk. we need -0.133
e.kk. we want 0.181
e.kk. we would -0.082
e.kk. wed like 0.075
e.kk. what its -0.197
e.kk. what we -0.053
e.kk. when it -0.09
e.kk. white $ -0.109
e.kk. white a -0.091
e.kk. wir ein -0.238
e.kk. with a 0.326
e.kk. with one -0.097
e.kk. with the -0.072
e.kk. without the -0.063
e.kk. wordmark for -0.061
e.kk. work on -0.047
e.kk. working title -0.245
e.kk. would be -0.173
e.kk. would like -0.078
e.kk. y blanco -0.087
e.kk. y negro -0.094
e.kk. years and -0.116
e.kk. yellow and -0.123
e.kk. yellow black 0.263
e.kk. yoga in -0.208
e.kk. you $ -0.407
e.kk. you do -0.288
e.kk. zwischen den -0.075
e.kk.!$ $ -0.198
e.kk.&co $ -0.096
e.kk.(yes really 0.097
e.kk.,a little 0.07
e.kk.,after the 0.347
e.kk.,all caps -0.073
e.kk.,all lowercase -0.124
e.kk.,and id 0.161
e.kk.,and no -0.113
e.kk.,and our 0.197
e.kk.,and the 0.11
e.kk.,badge $ 0.204
e.kk.,because that 0.262
e.kk.,because the -0.153
e.kk.,black $ -0.245
e.kk.,black bold -0.191
e.kk.,bottle green -0.21
e.kk.,brand name -0.06
e.kk.,bright yellow 0.534
e.kk.,c est -0.211
e.kk.,con una 0.291
e.kk.,cream no -0.088
e.kk.,dark green 0.15
e.kk.,dark grey -0.044
e.kk.,deep green -0.303
e.kk.,electric blue -0.111
e.kk.,everyone has -0.09
e.kk.,for a -0.37
e.kk.,forest green 0.119
e.kk.,from a -0.056
e.kk.,green $ -0.128
e.kk.,handwritten $ 0.122
e.kk.,hot pink 0.181
e.kk.,humanist sans -0.102
e.kk.,i am -0.252
e.kk.,il nome -0.232
e.kk.,im a 0.29
e.kk.,in a 0.165
e.kk.,its called -0.182
e.kk.,just the -0.092
e.kk.,kleinbuchstaben ohne -0.181
e.kk.,letras arredondadas -0.355
e.kk.,letras minusculas -0.138
e.kk.,light weight -0.14
e.kk.,like the -0.064
e.kk.,lots of -0.065
e.kk.,lower case -0.149
e.kk.,lowercase $ -0.065
e.kk.,mono font 0.084
e.kk.,moss green -0.1
e.kk.,mostly to -0.219
e.kk.,nada de -0.048
e.kk.,name is -0.143
e.kk.,needs a -0.112
e.kk.,no hands -0.073
e.kk.,no keys -0.142
e.kk.,no name -0.107
e.kk.,no paw 0.054
e.kk.,no text -0.242
e.kk.,nothing else 0.276
e.kk.,off white -0.144
e.kk.,on the 0.177
e.kk.,one colour -0.102
e.kk.,please $ -0.09
e.kk.,please no 0.058
e.kk.,purple and 0.102
e.kk.,red and 0.196
e.kk.,rounded letters -0.342
e.kk.,run by -0.154
e.kk.,seen from -0.11
e.kk.,serif $ -0.045
e.kk.,slab $ -0.154
e.kk.,slab serif -0.083
e.kk.,so leave -0.204
e.kk.,so no -0.099
e.kk.,surtout pas -0.088
e.kk.,text only -0.098
e.kk.,thats the -0.258
e.kk.,the kind -0.093
e.kk.,thin letters -0.075
e.kk.,tightly spaced -0.186
e.kk.,vert sauge 0.334
e.kk.,warm grey -0.052
e.kk.,warm yellow -0.308
e.kk.,we are -0.155
e.kk.,we dont -0.125
e.kk.,we run -0.096
e.kk.,we sell 0.235
e.kk.,which is 0.223
e.kk.,wide sans -0.111
e.kk.,wir sind -0.147
e.kk.,with a -0.097
e.kk.,with the 0.075
e.kk.,yellow and 0.232
e.kk.-style serif -0.072
e.kk..$ $ -0.13
e.kk..a bird -0.064
e.kk..a heron 0.149
e.kk..a single 0.137
e.kk..a snail 0.071
e.kk..abstract mark -0.101
e.kk..an abstract -0.066
e.kk..anything but -0.101
e.kk..art deco -0.135
e.kk..azul petroleo -0.246
e.kk..bitte keine -0.193
e.kk..black and 0.388
e.kk..black white -0.105
e.kk..bleu nuit 0.697
e.kk..blue and 0.217
e.kk..bright green 0.194
e.kk..burgundy and 0.206
e.kk..business name -0.235
e.kk..ci piacerebbe 0.325
e.kk..could the -0.209
e.kk..could you -0.101
e.kk..cream and 0.166
e.kk..dark blue 0.083
e.kk..dark green 0.363
e.kk..deep green 0.17
e.kk..deep purple 0.213
e.kk..draw a 0.234
e.kk..dusty blue -0.074
e.kk..dusty pink -0.242
e.kk..extra bold -0.133
e.kk..geometric sans 0.139
e.kk..gostavamos de 0.236
e.kk..green and 0.555
e.kk..hand drawn 0.112
e.kk..hand lettered -0.459
e.kk..hot pink 0.06
e.kk..humanist sans 0.264
e.kk..i do -0.127
e.kk..i dont 0.51
e.kk..i have 0.106
e.kk..i would 0.393
e.kk..id like 0.064
e.kk..in the 0.217
e.kk..indigo and -0.103
e.kk..it has -0.152
e.kk..it is -0.208
e.kk..it will -0.227
e.kk..its a -0.166
e.kk..its called -0.105
e.kk..just the 0.114
e.kk..keep it 0.101
e.kk..line art 0.046
e.kk..lower case -0.267
e.kk..mono type -0.132
e.kk..mustard yellow 0.059
e.kk..my daughter 0.095
e.kk..nada de 0.087
e.kk..navy and 0.108
e.kk..navy no -0.46
e.kk..night blue -0.222
e.kk..no gradients -0.114
e.kk..no icon -0.132
e.kk..no meat -0.144
e.kk..no name -0.315
e.kk..no shields -0.233
e.kk..not a 0.271
e.kk..orange $ -0.404
e.kk..orange and 0.199
e.kk..our line 0.088
e.kk..pas de -0.059
e.kk..pink and -0.245
e.kk..please dont -0.088
e.kk..please draw 0.167
e.kk..please leave 0.174
e.kk..please no 0.254
e.kk..plum and 0.516
e.kk..red and -0.413
e.kk..rounded sans 0.102
e.kk..rounded type 0.087
e.kk..royal blue 0.126
e.kk..saffron and -0.242
e.kk..sans serif -0.16
e.kk..sea green -0.173
e.kk..serif $ -0.182
e.kk..serif lowercase -0.182
e.kk..skip the 0.182
e.kk..sky blue -0.2
e.kk..slab serif -0.353
e.kk..slate blue -0.114
e.kk..so a 0.194
e.kk..something like -0.072
e.kk..speech bubble -0.116
e.kk..steel blue -0.259
e.kk..surtout pas 0.174
e.kk..tagline is -0.187
e.kk..teal $ -0.112
e.kk..teal and -0.095
e.kk..thats it -0.33
e.kk..thats the 0.333
e.kk..the brand -0.193
e.kk..the company -0.067
e.kk..the firm -0.042
e.kk..the label -0.055
e.kk..the logo 0.317
e.kk..the name -0.169
e.kk..the new -0.151
e.kk..the old -0.118
e.kk..the slogan 0.193
e.kk..there are 0.368
e.kk..tomato red 0.123
e.kk..verde e -0.229
e.kk..warm red 0.27
e.kk..we are -0.078
e.kk..we call -0.155
e.kk..we do -0.166
e.kk..we dont -0.086
e.kk..we hate 0.412
e.kk..we make -0.041
e.kk..we need 0.346
e.kk..we would 0.396
e.kk..weare a 0.368
e.kk..weare called -0.093
e.kk..wed like 0.423
e.kk..wed love 0.138
e.kk..wordmark $ -0.066
e.kk..yellow and -0.126
e.kk.=$ $ -0.049
e.kk.?$ $ -0.177
e.kk.ni run -0.065
e.kk.nlogo type -0.135
e.kk.nwhat we -0.04
e.kk.q$ $ 0.109
e.kk.qgoes under -0.069
e.l adv -0.464
e.l and -0.084
e.l art -0.382
e.l at -0.138
e.l be 0.097
e.l call -0.19
e.l colour 0.046
e.l common -0.634
e.l describes -0.441
e.l do -0.055
e.l field -0.206
e.l for -0.391
e.l kind -0.651
e.l like -0.467
e.l logo -0.516
e.l look -0.245
e.l name -0.331
e.l neg -0.519
e.l ordinary -0.624
e.l place -0.28
e.l poss 0.073
e.l proper -0.287
e.l say -0.469
e.l strange -0.687
e.l subj -0.126
e.l thing -0.288
e.l trade -0.105
e.l where -0.459
e.l will -0.276
e.l wish -0.643
e.l$$ -0.239
e.l&colour -0.219
e.l&ordinary -0.106
e.l&strange -0.191
e.l,adv 0.073
e.l,and -0.361
e.l,art -0.41
e.l,at -0.455
e.l,common 0.088
e.l,describes 0.102
e.l,do 0.194
e.l,for -0.322
e.l,name -0.288
e.l,neg -0.576
e.l,ordinary 0.096
e.l,poss -0.144
e.l,strange -0.536
e.l,subj 0.119
e.l,thing 0.067
e.l,trade 0.244
e.l,wish 0.046
e.l.1 0.223
e.l.12 0.296
e.l.16 -0.085
e.l.1911 0.284
e.l.1931 -0.067
e.l.1962 -0.121
e.l.1974 -0.121
e.l.1987 -0.227
e.l.1988 -0.161
e.l.2 -0.246
e.l.2009 -0.488
e.l.22 0.331
e.l.24 0.198
e.l.3 -0.426
e.l.30 -0.152
e.l.4 0.3
e.l.45 0.165
e.l.5 0.132
e.l.50 -0.318
e.l.6 -0.084
e.l.7 0.635
e.l.70s -0.27
e.l.8 0.055
e.l.80 -0.125
e.l.9 0.172
e.l.9th 0.237
e.l.a -0.676
e.l.aarhus -0.142
e.l.about -0.228
e.l.above -0.274
e.l.abstract -0.272
e.l.academy -0.277
e.l.accountants 0.179
e.l.advisory 0.13
e.l.after -0.155
e.l.again 0.29
e.l.agency -0.301
e.l.agreed -0.309
e.l.ai 0.165
e.l.air 0.455
e.l.airplanes -0.057
e.l.alentejo -0.05
e.l.algo -0.118
e.l.all -0.261
e.l.alles -0.075
e.l.allotments -0.091
e.l.alone -0.109
e.l.along -0.099
e.l.alpaca 0.096
e.l.already -0.112
e.l.als -0.227
e.l.also -0.234
e.l.alta 0.326
e.l.alterations -0.14
e.l.although -0.2
e.l.always -0.092
e.l.am -0.064
e.l.amarelo -0.284
e.l.amarillo -0.123
e.l.an -0.273
e.l.anchor -0.287
e.l.anchors -0.347
e.l.ancien -0.04
e.l.and -0.804
e.l.animals -0.131
e.l.anker -0.047
e.l.anos -0.196
e.l.ans -0.1
e.l.antwerp -0.107
e.l.any -0.095
e.l.anything -0.346
e.l.api -0.11
e.l.apothecary 0.11
e.l.apotheke 0.054
e.l.app -0.825
e.l.apples -0.258
e.l.aqua -0.191
e.l.architects 0.152
e.l.architecture 0.086
e.l.archive 0.123
e.l.are 0.234
e.l.areia -0.087
e.l.arena 0.091
e.l.arm -0.17
e.l.arms -0.041
e.l.around -0.09
e.l.arquitectura -0.071
e.l.arriba -0.154
e.l.art -0.617
e.l.as -0.382
e.l.asap -0.154
e.l.ash 0.325
e.l.asked -0.115
e.l.asleep -0.358
e.l.at -0.277
e.l.atelier -0.045
e.l.atemzug 0.479
e.l.au -0.179
e.l.aubergine -0.071
e.l.auch -0.153
e.l.audience -0.148
e.l.auf -0.129
e.l.aus 0.323
e.l.avoid -0.125
e.l.away -0.32
e.l.azul 0.206
e.l.babies -0.061
e.l.badge -0.447
e.l.bakery 0.265
e.l.balance 0.145
e.l.ball 0.064
e.l.band 0.176
e.l.bank 0.276
e.l.banned -0.431
e.l.bao -0.143
e.l.bar -0.074
e.l.barber -0.159
e.l.barn -0.308
e.l.bars -0.165
e.l.based -0.132
e.l.basket 0.297
e.l.basta 0.21
e.l.bath -0.302
e.l.bay -0.396
e.l.beach -0.144
e.l.bean 0.218
e.l.beans -0.048
e.l.bear -0.169
e.l.because -0.061
e.l.been -0.049
e.l.before -0.094
e.l.began -0.063
e.l.behind -0.264
e.l.beige -0.388
e.l.bell 0.192
e.l.below -0.133
e.l.bench 0.067
e.l.benefits 0.245
e.l.berlin 0.316
e.l.better -0.232
e.l.bianco 0.062
e.l.bien -0.056
e.l.big -0.437
e.l.bike -0.385
e.l.bikes -0.148
e.l.bio 0.292
e.l.biotech -0.102
e.l.bird -0.51
e.l.bit -0.086
e.l.bitte -0.404
e.l.black -0.605
e.l.blackletter -0.115
e.l.blacksmith -0.078
e.l.blanc 0.222
e.l.blanco -0.122
e.l.blau -0.076
e.l.bleu -0.126
e.l.blog -0.06
e.l.blood -0.065
e.l.blu -0.111
e.l.blue -0.615
e.l.blush -0.103
e.l.board -0.141
e.l.boat 0.156
e.l.boats -0.225
e.l.bold -0.171
e.l.bologna -0.156
e.l.bolt -0.317
e.l.bone 0.18
e.l.bonjour -0.323
e.l.book -0.162
e.l.books 0.154
e.l.bootsbau 0.27
e.l.bordeaux -0.063
e.l.bottle -0.214
e.l.bottom 0.319
e.l.bouncy -0.316
e.l.bowl 0.056
e.l.box 0.315
e.l.brackets -0.145
e.l.brain -0.078
e.l.branco -0.061
e.l.brand -0.172
e.l.brandl 0.065
e.l.brass -0.161
e.l.brauchen -0.197
e.l.bremen -0.189
e.l.brewing 0.135
e.l.brick -0.115
e.l.bridal 0.275
e.l.bridge -0.237
e.l.brief -0.186
e.l.bright -0.235
e.l.bristol -0.143
e.l.broken -0.137
e.l.brother -0.274
e.l.brothers 0.07
e.l.brown -0.368
e.l.brun -0.048
e.l.bubbles -0.257
e.l.bubbly -0.056
e.l.buchstaben -0.149
e.l.builders -0.062
e.l.built -0.055
e.l.buisness -0.113
e.l.bull -0.228
e.l.burgers -0.06
e.l.burgundy -0.333
e.l.bus 0.312
e.l.business -0.313
e.l.but -0.251
e.l.butcher -0.237
e.l.butter 0.076
e.l.by -0.229
e.l.c 0.334
e.l.cabinet 0.221
e.l.cafe -0.184
e.l.cafeteria -0.083
e.l.call -0.171
e.l.called -0.298
e.l.calm -0.24
e.l.camp -0.082
e.l.can -0.097
e.l.candle -0.095
e.l.candles -0.104
e.l.cannot -0.085
e.l.canoe -0.231
e.l.capital 0.149
e.l.capitals -0.099
e.l.caps -0.313
e.l.car -0.047
e.l.carattere -0.065
e.l.cardiff -0.32
e.l.cards -0.146
e.l.care 0.065
e.l.cargo 0.065
e.l.carrot -0.318
e.l.cart -0.314
e.l.casa -0.128
e.l.case -0.319
e.l.castanho -0.106
e.l.castle -0.318
e.l.cat -0.081
e.l.catering 0.073
e.l.celeste -0.086
e.l.cellar 0.387
e.l.centre -0.357
e.l.ceramics 0.247
e.l.chair 0.365
e.l.chairs 0.162
e.l.chalk -0.117
e.l.champagne -0.289
e.l.channel -0.1
e.l.charcoal -0.249
e.l.charity -0.183
e.l.cheap -0.34
e.l.cheeky -0.047
e.l.cheerful -0.171
e.l.cheese -0.116
e.l.chefs -0.072
e.l.chemist 0.214
e.l.cherche -0.142
e.l.childish -0.048
e.l.childrens -0.24
e.l.chile -0.222
e.l.chocolate -0.138
e.l.choir -0.166
e.l.church -0.125
e.l.ci -0.185
e.l.ciao -0.155
e.l.cinema -0.2
e.l.circle -0.27
e.l.circles -0.106
e.l.circus 0.344
e.l.city 0.143
e.l.claim -0.254
e.l.claro -0.198
e.l.class -0.259
e.l.classes -0.246
e.l.clean -0.104
e.l.cleaner -0.275
e.l.cleaning -0.151
e.l.climbing 0.322
e.l.clinic -0.087
e.l.clinica -0.107
e.l.clothes -0.107
e.l.clothing -0.23
e.l.cloud 0.075
e.l.club 0.543
e.l.co 0.337
e.l.coach -0.303
e.l.coal -0.133
e.l.coast -0.115
e.l.cocktail -0.086
e.l.code -0.143
e.l.coffee 0.211
e.l.coin -0.215
e.l.cold -0.129
e.l.color -0.185
e.l.colores -0.174
e.l.colori -0.285
e.l.colors -0.182
e.l.colour -0.194
e.l.colours -0.823
e.l.comb 0.389
e.l.come -0.355
e.l.comes -0.047
e.l.comic -0.145
e.l.community -0.083
e.l.company -0.128
e.l.competitors -0.079
e.l.con -0.061
e.l.condensed -0.096
e.l.cone -0.374
e.l.construction 0.275
e.l.consultancy -0.041
e.l.consultants -0.178
e.l.contracts -0.106
e.l.cooking -0.101
e.l.copper -0.119
e.l.coral -0.373
e.l.cores -0.152
e.l.cormorant -0.138
e.l.corner 0.13
e.l.corporate -0.067
e.l.cote 0.109
e.l.could -0.197
e.l.count 0.273
e.l.counter -0.234
e.l.country -0.205
e.l.counts -0.097
e.l.couples -0.2
e.l.courier -0.297
e.l.cover 0.422
e.l.covers -0.042
e.l.cow -0.072
e.l.cows -0.152
e.l.crane -0.044
e.l.cranes 0.241
e.l.cream -0.426
e.l.creamery 0.194
e.l.credit -0.144
e.l.creme -0.218
e.l.crest -0.144
e.l.crew -0.09
e.l.crooked -0.184
e.l.cross -0.25
e.l.crosses -0.049
e.l.crown -0.117
e.l.crumb 0.284
e.l.cup 0.157
e.l.curl 0.248
e.l.curled -0.115
e.l.current -0.073
e.l.custom -0.071
e.l.cut -0.05
e.l.cute -0.114
e.l.cyan -0.185
e.l.cybersecurity -0.071
e.l.d -0.429
e.l.da -0.072
e.l.dad -0.553
e.l.daily -0.172
e.l.dairy -0.274
e.l.dana -0.305
e.l.dancers 0.206
e.l.dans -0.057
e.l.dark -0.285
e.l.darunter -0.129
e.l.das -0.043
e.l.data -0.109
e.l.daughter 0.619
e.l.daughters 0.566
e.l.day -0.277
e.l.days -0.475
e.l.de -0.463
e.l.dear -0.146
e.l.decide -0.045
e.l.deco -0.213
e.l.deep -0.152
e.l.deli -0.236
e.l.dem -0.135
e.l.den -0.134
e.l.dental 0.074
e.l.dentist -0.365
e.l.depot -0.093
e.l.describes 0.131
e.l.design -0.159
e.l.designer -0.133
e.l.designers -0.281
e.l.desk -0.05
e.l.dessus -0.096
e.l.developers -0.087
e.l.di -0.158
e.l.diaries 0.065
e.l.didone -0.156
e.l.die -0.097
e.l.died -0.081
e.l.digital -0.077
e.l.diner -0.203
e.l.dinner -0.172
e.l.dispensary -0.242
e.l.display -0.107
e.l.distillery -0.117
e.l.dna -0.149
e.l.do -0.381
e.l.doctor 0.325
e.l.does -0.465
e.l.doesnt -0.084
e.l.dog -0.392
e.l.dogs -0.329
e.l.dont -0.234
e.l.door 0.198
e.l.dos 0.16
e.l.dot -0.159
e.l.dove -0.041
e.l.down 0.419
e.l.dr -0.153
e.l.dragons -0.047
e.l.draw -0.19
e.l.drawer 0.172
e.l.drawn -0.235
e.l.drei 0.239
e.l.drive -0.048
e.l.drop 0.165
e.l.drum -0.132
e.l.du -0.093
e.l.duck -0.098
e.l.dunkelblau -0.315
e.l.dunkelbraun -0.097
e.l.dunkelgrun -0.284
e.l.dye 0.051
e.l.e -0.413
e.l.ear -0.062
e.l.ears -0.044
e.l.earthy -0.181
e.l.easter -0.077
e.l.easy -0.111
e.l.eau 0.153
e.l.ecole -0.108
e.l.edge 0.143
e.l.egg 0.25
e.l.ein -0.266
e.l.el -0.203
e.l.electric -0.164
e.l.electrical 0.217
e.l.elephant -0.111
e.l.eleven -0.145
e.l.else -0.512
e.l.elsewhere -0.106
e.l.em -0.155
e.l.emblem -0.243
e.l.embroidered -0.197
e.l.empattement -0.059
e.l.empattements -0.093
e.l.en -0.166
e.l.encore -0.264
e.l.encre -0.247
e.l.end -0.188
e.l.energy 0.378
e.l.engine -0.168
e.l.engineer -0.07
e.l.engineering 0.233
e.l.engineers 0.218
e.l.enough -0.055
e.l.es -0.067
e.l.escuro -0.275
e.l.espresso -0.12
e.l.est -0.201
e.l.estate -0.061
e.l.estudio -0.096
e.l.et -0.199
e.l.etsy -0.11
e.l.etwas -0.061
e.l.evening -0.044
e.l.every -0.189
e.l.everybody -0.041
e.l.everyone -0.05
e.l.everything -0.115
e.l.eye -0.383
e.l.eyes 0.17
e.l.facciamo -0.057
e.l.face -0.106
e.l.fair -0.126
e.l.fairs -0.11
e.l.family -0.333
e.l.far -0.123
e.l.farben -0.165
e.l.farm 0.197
e.l.faro -0.105
e.l.fashioned -0.052
e.l.fast 0.113
e.l.feather 0.232
e.l.feel -0.092
e.l.feeling -0.101
e.l.feet 0.298
e.l.fern 0.347
e.l.ferrante -0.076
e.l.ferro 0.155
e.l.ferry -0.112
e.l.festival -0.103
e.l.fete -0.135
e.l.field 0.345
e.l.fig -0.108
e.l.films 0.082
e.l.fils 0.332
e.l.fina 0.396
e.l.finally -0.057
e.l.finch 0.237
e.l.find -0.324
e.l.fine -0.399
e.l.fintech -0.312
e.l.firm -0.245
e.l.first -0.081
e.l.fish -0.171
e.l.fishing 0.309
e.l.five 0.185
e.l.fix -0.164
e.l.flags -0.104
e.l.flame 0.217
e.l.flames 0.376
e.l.flat -0.288
e.l.fleuriste -0.413
e.l.flight -0.141
e.l.float -0.099
e.l.floor -0.075
e.l.florist -0.407
e.l.flowers -0.124
e.l.fold 0.119
e.l.folded -0.129
e.l.folk 0.214
e.l.font -0.224
e.l.food -0.324
e.l.for -0.758
e.l.forbidden -0.047
e.l.forest -0.328
e.l.forge 0.219
e.l.fork -0.095
e.l.forms -0.083
e.l.forty -0.28
e.l.four 0.301
e.l.fox -0.456
e.l.frame -0.068
e.l.free -0.296
e.l.freiburg -0.289
e.l.freight -0.273
e.l.fresh -0.127
e.l.friday -0.413
e.l.friendly -0.306
e.l.fringe 0.109
e.l.from -0.217
e.l.front -0.095
e.l.full -0.04
e.l.fun -0.367
e.l.fund 0.109
e.l.funny -0.263
e.l.fur -0.186
e.l.furniture -0.111
e.l.futura -0.055
e.l.gallery -0.296
e.l.game -0.062
e.l.garage 0.225
e.l.garamond -0.421
e.l.garden -0.41
e.l.gardens 0.233
e.l.gate -0.204
e.l.gave -0.089
e.l.gavel -0.109
e.l.gear -0.246
e.l.gears -0.223
e.l.gecko -0.182
e.l.gelateria -0.189
e.l.gelb -0.169
e.l.general 0.26
e.l.generation -0.1
e.l.gente -0.049
e.l.gentle -0.045
e.l.geometric -0.187
e.l.gern -0.126
e.l.ghent -0.425
e.l.giallo -0.085
e.l.gin -0.163
e.l.girls -0.178
e.l.glasgow -0.148
e.l.glasses -0.234
e.l.globes -0.116
e.l.go 0.117
e.l.goats -0.194
e.l.goes -0.089
e.l.going -0.084
e.l.gold -0.383
e.l.good -0.276
e.l.goose -0.172
e.l.gostavamos -0.148
e.l.gradient -0.175
e.l.gradients -0.322
e.l.grandfather -0.059
e.l.grandmas -0.185
e.l.grandparents -0.06
e.l.grant 0.055
e.l.graphite -0.354
e.l.grau -0.092
e.l.graz -0.384
e.l.green -0.839
e.l.grey -0.448
e.l.gris 0.096
e.l.grotesk -0.167
e.l.ground 0.157
e.l.group -0.067
e.l.grove 0.246
e.l.grown -0.126
e.l.grun -0.173
e.l.guitars 0.112
e.l.gym 0.071
e.l.hair -0.36
e.l.halden -0.136
e.l.half 0.23
e.l.hall 0.046
e.l.hallein 0.317
e.l.hamburg -0.247
e.l.hammer -0.257
e.l.hand -0.144
e.l.handmade -0.2
e.l.hands -0.092
e.l.handwritten -0.188
e.l.handyman -0.281
e.l.happy -0.177
e.l.harbour -0.214
e.l.hare -0.06
e.l.harrow -0.108
e.l.has -0.317
e.l.hat -0.077
e.l.hate -0.057
e.l.hates -0.05
e.l.hats -0.045
e.l.hatten -0.065
e.l.have -0.344
e.l.he -0.059
e.l.head -0.427
e.l.headphones -0.388
e.l.hearts -0.399
e.l.heat 0.049
e.l.heather -0.045
e.l.heavy 0.261
e.l.hedgehog -0.195
e.l.heissen -0.189
e.l.helix -0.246
e.l.hello -0.184
e.l.help -0.166
e.l.her -0.089
e.l.here -0.071
e.l.heron 0.115
e.l.hey -0.255
e.l.hi -0.216
e.l.high -0.134
e.l.hiking -0.22
e.l.hill 0.369
e.l.hire 0.373
e.l.history 0.044
e.l.hola -0.102
e.l.hole -0.089
e.l.hollow -0.223
e.l.homes 0.219
e.l.honey 0.522
e.l.hope 0.192
e.l.horizontal 0.314
e.l.horses -0.09
e.l.hospice 0.135
e.l.hospital 0.256
e.l.hosting 0.192
e.l.hot -0.323
e.l.hotels -0.345
e.l.hound 0.137
e.l.hour 0.104
e.l.hours -0.441
e.l.house -0.165
e.l.houses -0.235
e.l.hummingbird -0.175
e.l.hush 0.377
e.l.i -0.742
e.l.ice -0.228
e.l.icon -0.403
e.l.icone -0.164
e.l.icono -0.068
e.l.id -0.136
e.l.identity -0.063
e.l.if -0.236
e.l.il -0.31
e.l.ill -0.496
e.l.im -0.67
e.l.imagen -0.053
e.l.imagine -0.146
e.l.in -0.598
e.l.included -0.082
e.l.indian -0.229
e.l.indie -0.122
e.l.indigo -0.062
e.l.industry -0.306
e.l.ines -0.167
e.l.infantil -0.095
e.l.ink 0.087
e.l.inn -0.238
e.l.insegna -0.298
e.l.instruments 0.117
e.l.insurance -0.079
e.l.interior -0.469
e.l.invoice -0.138
e.l.iron 0.188
e.l.ironbark -0.219
e.l.is -0.734
e.l.isle -0.181
e.l.isnt -0.049
e.l.ist -0.206
e.l.it -0.165
e.l.italian -0.111
e.l.its -0.548
e.l.ive -0.077
e.l.ivory -0.174
e.l.j -0.201
e.l.jade -0.166
e.l.jam 0.382
e.l.japanese -0.076
e.l.jar 0.221
e.l.jaune -0.158
e.l.je -0.147
e.l.jensen -0.206
e.l.jewellery -0.219
e.l.jo 0.138
e.l.joinery 0.102
e.l.joint 0.1
e.l.junction 0.293
e.l.june -0.13
e.l.juniper 0.235
e.l.just -0.392
e.l.juste -0.117
e.l.kaffeerosterei -0.079
e.l.keep -0.25
e.l.keepers 0.244
e.l.keine -0.051
e.l.kessler -0.117
e.l.kettle 0.463
e.l.keys 0.088
e.l.kids -0.318
e.l.kiln 0.184
e.l.kind -0.25
e.l.kings 0.115
e.l.kiosk 0.309
e.l.kiss 0.276
e.l.kitchen 0.37
e.l.kite -0.04
e.l.kits -0.312
e.l.kleinbuchstaben -0.044
e.l.knees -0.257
e.l.knife -0.078
e.l.knit -0.202
e.l.know -0.157
e.l.koln -0.137
e.l.kommt -0.194
e.l.l -0.366
e.l.la -0.163
e.l.label -0.09
e.l.labels -0.118
e.l.lake -0.046
e.l.lakes -0.535
e.l.lane 0.544
e.l.lantern 0.474
e.l.laranja -0.215
e.l.large 0.207
e.l.lark 0.205
e.l.last -0.244
e.l.late -0.062
e.l.later 0.134
e.l.laundry 0.314
e.l.lavender -0.066
e.l.law -0.108
e.l.lawyer -0.049
e.l.lawyers -0.054
e.l.layout -0.148
e.l.le -0.228
e.l.lead -0.13
e.l.leaf -0.214
e.l.leave -0.373
e.l.leaves -0.188
e.l.lecce 0.278
e.l.ledger 0.158
e.l.leeds -0.314
e.l.leg 0.071
e.l.legal 0.306
e.l.leicester -0.235
e.l.leipzig -0.204
e.l.lema -0.184
e.l.lemon -0.041
e.l.lenta 0.098
e.l.lento 0.213
e.l.less -0.245
e.l.lessons -0.221
e.l.letra -0.183
e.l.letras -0.182
e.l.letter -0.186
e.l.lettere -0.087
e.l.lettered -0.128
e.l.lettering -0.579
e.l.letterpress -0.041
e.l.letters -0.08
e.l.lettres -0.076
e.l.librairie -0.053
e.l.library 0.386
e.l.libre 0.331
e.l.light -0.2
e.l.lighthouses -0.289
e.l.like -0.726
e.l.lila -0.041
e.l.lilac -0.295
e.l.lime -0.171
e.l.lindqvist 0.508
e.l.line -0.243
e.l.linea -0.041
e.l.linen -0.061
e.l.lines 0.116
e.l.linha -0.062
e.l.links 0.207
e.l.lion -0.083
e.l.literal -0.116
e.l.little -0.166
e.l.llama -0.089
e.l.llc 0.394
e.l.llp 0.623
e.l.lo -0.085
e.l.lobo -0.096
e.l.local 0.073
e.l.lock -0.345
e.l.locksmith -0.443
e.l.loft 0.332
e.l.logo -1.012
e.l.loja -0.124
e.l.lol -0.191
e.l.long -0.111
e.l.look -0.46
e.l.looking -0.194
e.l.loom 0.168
e.l.loop -0.116
e.l.lost -0.141
e.l.lot 0.139
e.l.lotus -0.307
e.l.loud -0.127
e.l.love 0.15
e.l.low -0.21
e.l.lower -0.163
e.l.lowercase -0.524
e.l.ludlow -0.181
e.l.luggage 0.358
e.l.lumen 0.094
e.l.luxury -0.088
e.l.lyon -0.371
e.l.m -0.222
e.l.machine -0.267
e.l.made -0.184
e.l.magenta -0.09
e.l.main 0.268
e.l.mainly -0.103
e.l.make -0.195
e.l.maker -0.28
e.l.makes 0.096
e.l.makeup -0.046
e.l.malmo -0.247
e.l.man 0.349
e.l.manager -0.082
e.l.mano 0.292
e.l.mao -0.058
e.l.mar 0.303
e.l.march -0.215
e.l.marchetti -0.076
e.l.mare -0.156
e.l.marea -0.161
e.l.marine 0.115
e.l.marino -0.259
e.l.mark -0.359
e.l.market -0.087
e.l.maroon -0.09
e.l.marque -0.047
e.l.marrow 0.388
e.l.marsh 0.295
e.l.mascot -0.184
e.l.mascotte -0.218
e.l.maskottchen -0.099
e.l.masks -0.041
e.l.may -0.449
e.l.maybe -0.086
e.l.me -0.127
e.l.medical -0.174
e.l.meeting -0.269
e.l.men 0.146
e.l.menta -0.077
e.l.meridian 0.292
e.l.metal -0.149
e.l.metres -0.072
e.l.mi -0.231
e.l.mia 0.221
e.l.middle -0.085
e.l.mind -0.051
e.l.minimal -0.11
e.l.mint -0.084
e.l.minuscolo -0.215
e.l.minusculas -0.332
e.l.minuscules -0.12
e.l.mit -0.114
e.l.mobile -0.123
e.l.mochte -0.242
e.l.modern -0.342
e.l.moin -0.041
e.l.mon -0.117
e.l.monday 0.37
e.l.mondays -0.207
e.l.mondkind 0.464
e.l.money -0.291
e.l.mono -0.44
e.l.monogram -0.292
e.l.monogramm -0.426
e.l.monospace -0.245
e.l.monospaced -0.067
e.l.monte -0.181
e.l.month -0.146
e.l.montserrat -0.144
e.l.moon -0.524
e.l.morning -0.123
e.l.mortar -0.182
e.l.moss 0.184
e.l.mostly -0.285
e.l.moth 0.088
e.l.mother 0.239
e.l.motors 0.223
e.l.motto -0.25
e.l.mountain -0.468
e.l.mountains -0.058
e.l.move 0.122
e.l.moved -0.061
e.l.moves -0.048
e.l.mrs -0.542
e.l.much -0.146
e.l.mug -0.303
e.l.mull -0.245
e.l.museum -0.274
e.l.mustard -0.377
e.l.my -0.354
e.l.n 0.214
e.l.na -0.055
e.l.nachtigall -0.217
e.l.nada -0.086
e.l.nails 0.188
e.l.name -0.603
e.l.named -0.076
e.l.namen -0.069
e.l.nantes -0.065
e.l.nao -0.257
e.l.natural -0.111
e.l.navy -0.769
e.l.need -0.328
e.l.needed -0.131
e.l.needle -0.12
e.l.needs -0.278
e.l.neg -0.188
e.l.negro 0.287
e.l.neon -0.14
e.l.nephew 0.519
e.l.nero 0.211
e.l.net -0.179
e.l.neues -0.108
e.l.never -0.093
e.l.new -0.167
e.l.next -0.386
e.l.ni -0.061
e.l.nicht -0.272
e.l.niece -0.07
e.l.night -0.388
e.l.nine 0.526
e.l.no -0.365
e.l.nobody -0.225
e.l.noch -0.36
e.l.noir 0.43
e.l.nom -0.241
e.l.nombre -0.379
e.l.nome -0.556
e.l.non -0.091
e.l.nordlicht 0.286
e.l.norte 0.38
e.l.north 0.434
e.l.nos -0.081
e.l.not 0.111
e.l.nothing -0.336
e.l.notre -0.139
e.l.notte -0.05
e.l.nuit -0.087
e.l.number -0.21
e.l.nur -0.167
e.l.nursery 0.2
e.l.nurses -0.431
e.l.nuss 0.367
e.l.o 0.213
e.l.oak 0.131
e.l.oatmeal -0.098
e.l.observatory 0.17
e.l.obvious -0.108
e.l.obviously -0.231
e.l.ocre -0.072
e.l.october -0.236
e.l.octopus -0.12
e.l.odd -0.078
e.l.of -0.374
e.l.off -0.099
e.l.office -0.125
e.l.offices -0.158
e.l.ohio -0.151
e.l.oi -0.369
e.l.oil -0.249
e.l.ok -0.239
e.l.okafor 0.115
e.l.ola -0.383
e.l.old -0.375
e.l.olive -0.425
e.l.om -0.266
e.l.on 0.301
e.l.once -0.169
e.l.onda -0.096
e.l.ondine 0.153
e.l.one -0.44
e.l.ong -0.337
e.l.online -0.32
e.l.only -0.632
e.l.op -0.093
e.l.open -0.167
e.l.opening -0.058
e.l.opens -0.122
e.l.optional -0.243
e.l.optique 0.211
e.l.or -0.179
e.l.orange -0.453
e.l.orbit -0.272
e.l.orchard 0.281
e.l.ordinary -0.111
e.l.oro 0.395
e.l.ort -0.185
e.l.oscuro -0.283
e.l.our -0.387
e.l.ours -0.135
e.l.out -0.528
e.l.outdoor -0.073
e.l.over -0.205
e.l.overdone -0.068
e.l.owl -0.274
e.l.own -0.251
e.l.oxblood -0.102
e.l.p -0.194
e.l.padaria -0.186
e.l.page 0.085
e.l.painted -0.302
e.l.pale -0.042
e.l.palette -0.221
e.l.panaderia -0.06
e.l.panels -0.041
e.l.panna -0.076
e.l.pao -0.416
e.l.paper -0.135
e.l.para -0.102
e.l.parents -0.259
e.l.park -0.353
e.l.parlour 0.132
e.l.parrot -0.188
e.l.parrots 0.126
e.l.partner 0.189
e.l.partners 0.623
e.l.party -0.045
e.l.pas -0.174
e.l.pastel -0.172
e.l.patch -0.113
e.l.paw -0.269
e.l.peach -0.087
e.l.peak -0.086
e.l.pearl -0.067
e.l.pension -0.141
e.l.per -0.202
e.l.pestle -0.11
e.l.pet -0.444
e.l.petrol -0.059
e.l.phare -0.082
e.l.pharmacy 0.107
e.l.photographer -0.141
e.l.photography -0.197
e.l.physio 0.298
e.l.piano -0.322
e.l.picked -0.138
e.l.picture -0.049
e.l.pike 0.306
e.l.pine 0.05
e.l.pink -0.363
e.l.pitch -0.122
e.l.pivoine 0.129
e.l.pixel -0.165
e.l.place -0.129
e.l.plan -0.09
e.l.plane -0.311
e.l.plant -0.16
e.l.plantas -0.096
e.l.plants -0.209
e.l.playful -0.054
e.l.please -0.512
e.l.plie -0.103
e.l.pls -0.239
e.l.plum -0.313
e.l.plumber -0.21
e.l.plumbing -0.151
e.l.plus -0.097
e.l.podcast -0.174
e.l.poetry -0.167
e.l.point -0.276
e.l.pool -0.081
e.l.por -0.135
e.l.port -0.219
e.l.porto -0.32
e.l.portraits 0.047
e.l.poss -0.204
e.l.post 0.191
e.l.pot 0.414
e.l.pour -0.184
e.l.power 0.292
e.l.pra -0.073
e.l.practice -0.174
e.l.precise -0.341
e.l.press 0.414
e.l.preto -0.121
e.l.primary 0.332
e.l.prints -0.29
e.l.priya -0.263
e.l.product -0.566
e.l.production -0.042
e.l.prompt -0.05
e.l.psicologia 0.098
e.l.pub -0.292
e.l.public -0.249
e.l.publisher -0.116
e.l.pumps 0.103
e.l.punk -0.102
e.l.purple -0.252
e.l.put -0.065
e.l.q -0.474
e.l.quay -0.214
e.l.que -0.217
e.l.queens 0.322
e.l.queremos -0.147
e.l.question -0.184
e.l.quiero -0.13
e.l.quiet -0.169
e.l.quill 0.18
e.l.quills 0.114
e.l.quimper -0.234
e.l.r -0.206
e.l.raccoon -0.059
e.l.railway -0.093
e.l.rain 0.232
e.l.raiz 0.251
e.l.ramen 0.086
e.l.raspberry -0.057
e.l.rather -0.074
e.l.re -0.171
e.l.read -0.113
e.l.readable -0.253
e.l.reading -0.051
e.l.really 0.066
e.l.records 0.52
e.l.recycling -0.088
e.l.red -0.536
e.l.reel 0.22
e.l.reels 0.321
e.l.refugees -0.074
e.l.regards 0.144
e.l.religious -0.102
e.l.removals 0.125
e.l.renovar -0.043
e.l.rent -0.11
e.l.rental -0.115
e.l.repair -0.141
e.l.repairs 0.27
e.l.rescue 0.384
e.l.research -0.097
e.l.resort -0.216
e.l.restaurant -0.226
e.l.retired -0.159
e.l.retro -0.117
e.l.review -0.174
e.l.ride 0.199
e.l.right -0.106
e.l.road -0.225
e.l.roastery -0.265
e.l.robotics 0.412
e.l.robots -0.288
e.l.rojo -0.055
e.l.roofing -0.298
e.l.roofs -0.08
e.l.rook 0.119
e.l.room 0.123
e.l.rooms 0.32
e.l.roots 0.407
e.l.rosa 0.26
e.l.rose -0.07
e.l.rot -0.23
e.l.rouge 0.27
e.l.round -0.145
e.l.rounded -0.168
e.l.row -0.166
e.l.rowing -0.175
e.l.royal -0.182
e.l.rugby 0.075
e.l.rugs 0.291
e.l.run -0.121
e.l.runners 0.17
e.l.running -0.063
e.l.rust -0.234
e.l.rv -0.182
e.l.rye 0.188
e.l.s 0.043
e.l.sable -0.077
e.l.safe -0.091
e.l.safety -0.124
e.l.sage -0.159
e.l.said -0.091
e.l.sail -0.17
e.l.sailing -0.222
e.l.saint -0.187
e.l.saints 0.171
e.l.sal 0.27
e.l.sale 0.352
e.l.salon -0.132
e.l.salt -0.231
e.l.saltmarsh -0.167
e.l.sand -0.286
e.l.sangre -0.055
e.l.sans -0.612
e.l.saturday -0.068
e.l.sauna -0.232
e.l.savings -0.054
e.l.saws 0.212
e.l.says -0.27
e.l.scales -0.131
e.l.school -0.126
e.l.schools -0.071
e.l.schrift -0.29
e.l.schwarz -0.442
e.l.scissors -0.183
e.l.script -0.232
e.l.scritta -0.242
e.l.se -0.096
e.l.sea -0.242
e.l.seal -0.087
e.l.seat 0.305
e.l.seats -0.16
e.l.seaweed -0.141
e.l.second -0.247
e.l.sector -0.218
e.l.security 0.115
e.l.see -0.182
e.l.seed 0.205
e.l.seen -0.079
e.l.sells -0.128
e.l.send -0.053
e.l.sepia -0.127
e.l.serif -0.46
e.l.serifenlose -0.162
e.l.serious -0.268
e.l.service -0.272
e.l.services 0.095
e.l.set -0.103
e.l.settled -0.161
e.l.seven -0.057
e.l.sewing -0.131
e.l.shape -0.276
e.l.shaped -0.079
e.l.shapes -0.225
e.l.sharp -0.157
e.l.she -0.094
e.l.shed -0.122
e.l.sheep -0.173
e.l.shell -0.062
e.l.shields -0.213
e.l.shift 0.098
e.l.shoe -0.292
e.l.shop -0.147
e.l.short -0.145
e.l.should -0.309
e.l.show -0.083
e.l.shows -0.086
e.l.side -0.186
e.l.sign -0.15
e.l.signature -0.043
e.l.silent -0.341
e.l.silhouette -0.22
e.l.simbolo -0.137
e.l.simple -0.468
e.l.sin -0.067
e.l.since -0.268
e.l.sind -0.119
e.l.sing -0.266
e.l.sisters -0.084
e.l.sit -0.065
e.l.site -0.17
e.l.sits -0.197
e.l.sixty -0.102
e.l.skate -0.192
e.l.ski -0.202
e.l.skin 0.13
e.l.skincare -0.096
e.l.skull -0.309
e.l.sky -0.289
e.l.slab -0.129
e.l.slate -0.405
e.l.sleep -0.132
e.l.slogan -0.32
e.l.small -0.268
e.l.snail -0.115
e.l.so -0.347
e.l.soap -0.316
e.l.social -0.071
e.l.society 0.541
e.l.soft -0.342
e.l.soggy -0.357
e.l.sol 0.314
e.l.solar 0.08
e.l.sold -0.063
e.l.solid -0.056
e.l.soll -0.125
e.l.solo -0.245
e.l.somebody -0.047
e.l.something -0.363
e.l.son 0.386
e.l.sopra -0.097
e.l.sort 0.152
e.l.sotto -0.04
e.l.sound 0.167
e.l.sous -0.051
e.l.space -0.116
e.l.spanish -0.282
e.l.spin -0.173
e.l.spine 0.336
e.l.spoke -0.135
e.l.spring 0.124
e.l.square -0.128
e.l.st -0.413
e.l.stack -0.145
e.l.stacked -0.12
e.l.stadtmuseum -0.059
e.l.stamped -0.209
e.l.stand -0.244
e.l.standing -0.048
e.l.star -0.134
e.l.start -0.195
e.l.starting -0.071
e.l.startup -0.37
e.l.state -0.193
e.l.static 0.141
e.l.station -0.13
e.l.stationery -0.087
e.l.stations -0.08
e.l.stay -0.056
e.l.stays -0.436
e.l.steam 0.361
e.l.steel -0.096
e.l.stehen -0.138
e.l.steht -0.208
e.l.stencil -0.141
e.l.sticker -0.051
e.l.still -0.231
e.l.stone 0.179
e.l.stools -0.209
e.l.stop -0.095
e.l.storage -0.189
e.l.storks -0.222
e.l.stortebeker -0.255
e.l.strange -0.368
e.l.strapline -0.047
e.l.street 0.36
e.l.streetwear -0.126
e.l.string 0.115
e.l.strings 0.18
e.l.strong -0.134
e.l.student -0.174
e.l.students -0.249
e.l.studio 0.119
e.l.studios -0.093
e.l.style -0.533
e.l.su -0.12
e.l.subj 0.354
e.l.subject -0.296
e.l.suchen -0.187
e.l.sucht -0.109
e.l.suggest -0.148
e.l.sul 0.192
e.l.summers -0.099
e.l.sun -0.241
e.l.sunday 0.091
e.l.sunny -0.093
e.l.sunrise -0.042
e.l.supplies -0.191
e.l.sur 0.161
e.l.surf -0.193
e.l.surtout -0.097
e.l.sushi -0.126
e.l.svp -0.3
e.l.swan -0.071
e.l.sweep -0.156
e.l.sweet -0.099
e.l.swim -0.217
e.l.swooshes -0.089
e.l.symbol -0.247
e.l.symbole -0.123
e.l.t -0.428
e.l.table -0.088
e.l.taco -0.111
e.l.tagline -0.496
e.l.tailor -0.15
e.l.tailors -0.2
e.l.talk 0.061
e.l.taller -0.044
e.l.taqueria -0.066
e.l.tarde -0.151
e.l.taxi -0.126
e.l.tea -0.147
e.l.teacher -0.573
e.l.teal -0.318
e.l.team -0.166
e.l.teapot -0.11
e.l.tech -0.166
e.l.teenagers -0.192
e.l.teeth -0.289
e.l.ten -0.05
e.l.tenemos -0.102
e.l.terra 0.319
e.l.terracota -0.047
e.l.terracotta -0.216
e.l.terre 0.147
e.l.text -0.285
e.l.texto -0.19
e.l.than -0.123
e.l.thanks -0.323
e.l.that -0.361
e.l.thats -0.513
e.l.the -0.614
e.l.their -0.092
e.l.them -0.082
e.l.then -0.165
e.l.there -0.277
e.l.these -0.077
e.l.they -0.078
e.l.thimble -0.176
e.l.thin -0.117
e.l.thing -0.068
e.l.things 0.303
e.l.third 0.123
e.l.this -0.197
e.l.thistle 0.161
e.l.though -0.066
e.l.thread -0.092
e.l.three -0.136
e.l.through -0.058
e.l.tide 0.215
e.l.tiene -0.197
e.l.tile -0.156
e.l.timber 0.081
e.l.time -0.14
e.l.tiny -0.081
e.l.tired -0.401
e.l.title -0.106
e.l.to -0.591
e.l.toast -0.043
e.l.todavia -0.342
e.l.toddlers -0.113
e.l.toes 0.106
e.l.together 0.331
e.l.tomato -0.124
e.l.tones -0.258
e.l.too -0.147
e.l.tool -0.466
e.l.tooth -0.069
e.l.top 0.082
e.l.toronto -0.047
e.l.tours -0.152
e.l.tout -0.219
e.l.tower -0.068
e.l.town -0.161
e.l.trading 0.047
e.l.trail -0.285
e.l.trailer -0.316
e.l.travel 0.186
e.l.tre -0.167
e.l.tree -0.421
e.l.trees -0.197
e.l.tres -0.048
e.l.trieste -0.404
e.l.trois -0.137
e.l.truck -0.199
e.l.tuesday 0.076
e.l.turkis -0.25
e.l.turquesa -0.045
e.l.turquoise -0.438
e.l.tutoring 0.084
e.l.twelve 0.181
e.l.twenty -0.419
e.l.twice -0.139
e.l.two -0.085
e.l.type -0.201
e.l.typeface -0.052
e.l.typewriter -0.091
e.l.u -0.182
e.l.ugly -0.179
e.l.um -0.147
e.l.umbrella -0.12
e.l.umbrellas -0.128
e.l.un -0.414
e.l.una -0.074
e.l.uncle 0.404
e.l.und -0.481
e.l.under -0.264
e.l.underneath -0.257
e.l.une -0.204
e.l.union 0.125
e.l.university -0.331
e.l.uno -0.106
e.l.uns -0.182
e.l.up -0.179
e.l.uppercase -0.105
e.l.ups -0.377
e.l.upstairs -0.345
e.l.us -0.301
e.l.use -0.091
e.l.used -0.118
e.l.utrecht -0.414
e.l.van -0.11
e.l.vegan -0.059
e.l.velo -0.137
e.l.velvet -0.072
e.l.verde 0.347
e.l.vermelho -0.05
e.l.vert -0.073
e.l.very -0.146
e.l.veterinaria -0.073
e.l.vets 0.334
e.l.veut -0.088
e.l.vibe -0.049
e.l.viejo 0.105
e.l.view -0.061
e.l.vif -0.303
e.l.viola -0.086
e.l.violet -0.183
e.l.volunteers -0.43
e.l.vor -0.057
e.l.vote -0.047
e.l.vous -0.129
e.l.vr -0.441
e.l.w -0.202
e.l.wait -0.204
e.l.wake 0.226
e.l.walking -0.157
e.l.walks 0.214
e.l.wall 0.19
e.l.want -0.555
e.l.wanted -0.157
e.l.wants -0.209
e.l.warm -0.356
e.l.was -0.181
e.l.water 0.168
e.l.wave 0.183
e.l.we -0.587
e.l.weare -0.139
e.l.wearing -0.104
e.l.web -0.042
e.l.website -0.105
e.l.wed -0.192
e.l.wedding -0.338
e.l.weddings -0.118
e.l.week 0.142
e.l.weekends -0.073
e.l.weeks 0.147
e.l.weiss -0.183
e.l.well -0.264
e.l.werkstatt -0.066
e.l.wheat -0.128
e.l.wheel 0.348
e.l.wheels -0.202
e.l.when -0.052
e.l.which -0.187
e.l.whisky -0.308
e.l.whitby -0.424
e.l.white -0.372
e.l.who -0.205
e.l.whole -0.095
e.l.wide -0.058
e.l.wild -0.105
e.l.will -0.247
e.l.wind 0.114
e.l.window -0.117
e.l.wine -0.051
e.l.winery 0.125
e.l.wir -0.15
e.l.wire 0.158
e.l.wish -0.157
e.l.wishes -0.08
e.l.with -0.475
e.l.without -0.234
e.l.wood -0.292
e.l.woodcut -0.066
e.l.wool 0.253
e.l.word -0.113
e.l.wordmark -0.241
e.l.words -0.223
e.l.work 0.42
e.l.workers -0.163
e.l.working -0.059
e.l.works 0.443
e.l.would -0.155
e.l.wow 0.145
e.l.wren 0.3
e.l.wrench -0.252
e.l.written -0.057
e.l.y -0.303
e.l.yard 0.498
e.l.year -0.05
e.l.years -0.066
e.l.yellow -0.434
e.l.yes -0.464
e.l.yet -0.436
e.l.yo -0.228
e.l.yoga 0.309
e.l.york -0.145
e.l.you -0.481
e.l.your -0.065
e.l.youth -0.132
e.l.youtube -0.103
e.l.zahnarztpraxis -0.119
e.l.zeichen -0.222
e.l.zeilen 0.325
e.l.zero 0.369
e.l.zwischen -0.26
e.l:do -0.218
e.l:strange -0.094
e.n 0.11
e.nart -0.223
e.nat -0.107
e.nat hi -0.104
e.ncolour -0.158
e.ncommon -0.216
e.ncommon neg -0.056
e.ndo 0.411
e.nfield 0.203
e.nfield:ordinary 0.338
e.nfield:strange 0.408
e.nfield:trade 0.176
e.nhi -0.262
e.nhi strange -0.195
e.nkind:strange -0.127
e.nlike -0.318
e.nlike:describes -0.267
e.nlogo -0.136
e.nlogo look -0.135
e.nlook -0.469
e.nlook at 0.362
e.nlook:colour -0.737
e.nlook:describes -0.283
e.nlook:trade 0.159
e.nneg -0.065
e.nneg:thing -0.057
e.nordinary -0.059
e.nordinary:trade -0.094
e.nposs 0.146
e.nposs strange -0.043
e.nsay -0.071
e.nsay:describes -0.071
e.nstrange 0.198
e.nstrange strange 0.095
e.nsubj do 0.069
e.ntagl -0.234
e.nthing 0.4
e.nwish -0.192
e.nwish neg -0.069
e.over.IandC -0.164
e.over.IforC -0.093
e.over.XadvC -0.114
e.over.XandC -0.051
e.over.XandD -0.608
e.over.XartC -0.382
e.over.XartD -0.28
e.over.XasD -0.165
e.over.XatC -0.109
e.over.XatD 0.11
e.over.XbeC 0.21
e.over.XbeD -0.508
e.over.XcallC -0.121
e.over.XcallD -0.217
e.over.XcommonC 0.151
e.over.XdoC -0.557
e.over.XforC -0.581
e.over.XforD -0.16
e.over.XkindC -0.098
e.over.XordinaryC -0.239
e.over.XordinaryD -0.05
e.over.XstrangeC -0.163
e.over.XstrangeD 0.319
e.over.XsubjC -0.629
e.over.XtradeC -0.128
e.over.adv..strange -0.223
e.over.and..be 0.27
e.over.and..colour -0.57
e.over.and..ordinary -0.487
e.over.and..proper -0.047
e.over.and..strange -0.677
e.over.and..subj 0.425
e.over.art..colour -0.191
e.over.art..describes -0.112
e.over.art..kind -0.082
e.over.art..logo -0.141
e.over.art..ordinary -0.117
e.over.art..strange -0.487
e.over.art..thing -0.121
e.over.art..trade -0.133
e.over.as..logo -0.165
e.over.at..colour -0.408
e.over.at..common -0.416
e.over.at..ordinary -0.041
e.over.at..place 0.131
e.over.at..proper 0.362
e.over.at..strange -0.05
e.over.at..thing -0.638
e.over.at..trade -0.317
e.over.at..will -0.144
e.over.be..ordinary -0.058
e.over.be..strange 0.094
e.over.call..ordinary -0.091
e.over.call..strange -0.244
e.over.common..place -0.104
e.over.common..subj 0.226
e.over.describes..logo -0.158
e.over.do..ordinary -0.445
e.over.do..place -0.069
e.over.do..strange -0.363
e.over.do..thing 0.364
e.over.do..trade -0.273
e.over.for..colour -0.061
e.over.for..common -0.231
e.over.for..strange -0.338
e.over.for..thing -0.288
e.over.for..trade -0.248
e.over.kind..describes -0.057
e.over.kind..ordinary -0.069
e.over.kind..strange -0.079
e.over.like..strange -0.102
e.over.neg..ordinary -0.049
e.over.neg..strange -0.208
e.over.ordinary..art -0.225
e.over.ordinary..strange -0.212
e.over.ordinary..thing -0.043
e.over.poss..strange -0.093
e.over.strange..ordinary -0.153
e.over.strange..strange 0.317
e.over.subj..common -0.102
e.over.subj..ordinary -0.168
e.over.subj..strange -0.569
e.over.subj..thing -0.125
e.over.subj..trade -0.12
e.over.trade..strange -0.065
e.over.xadvD -0.174
e.over.xartC -0.254
e.over.xartD -0.25
e.over.xatC -0.994
e.over.xatD -0.522
e.over.xbeC -0.291
e.over.xcallC -0.117
e.over.xcommonC -0.105
e.over.xcommonD -0.129
e.over.xdescribesD -0.145
e.over.xdoC -0.425
e.over.xforC -0.066
e.over.xkindC -0.148
e.over.xlikeC -0.103
e.over.xnegD -0.16
e.over.xordinaryC -0.092
e.over.xpastD -0.06
e.over.xpossD -0.095
e.over.xsayC -0.089
e.over.xstrangeC -0.135
e.over.xstrangeD -0.066
e.over.xsubjC -0.102
e.q 0.258
e.q$ 0.109
e.q$q$ 0.109
e.qadv 0.336
e.qand -0.055
e.qand subj -0.162
e.qart -0.097
e.qart common -0.081
e.qart tagl -0.118
e.qat 0.165
e.qat art 0.201
e.qat ordinary 0.071
e.qat place 0.312
e.qat strange -0.115
e.qcolour 0.14
e.qcolour and 0.135
e.qcolour colour 0.248
e.qcolour ordinary 0.043
e.qcolour thing 0.104
e.qcolour,colour 0.239
e.qcolour,describes 0.219
e.qcolour,neg -0.307
e.qcommon 0.069
e.qcommon at -0.072
e.qcommon colour 0.253
e.qcommon common 0.241
e.qcommon describes 0.252
e.qcommon strange 0.16
e.qcommon subj -0.13
e.qcommon thing -0.041
e.qcommon where -0.2
e.qdescribes 0.309
e.qdescribes colour 0.241
e.qdescribes look 0.066
e.qdescribes,colour 0.252
e.qdo 0.135
e.qdo ordinary -0.059
e.qdo thing 0.043
e.qhi -0.127
e.qkind -0.063
e.qlogo 0.171
e.qlogo strange 0.226
e.qlook 0.176
e.qlook colour 0.041
e.qlook describes 0.044
e.qneg -0.048
e.qneg strange -0.05
e.qordinary -0.106
e.qordinary art 0.239
e.qordinary colour 0.311
e.qordinary thing -0.097
e.qordinary trade -0.057
e.qposs -0.105
e.qsay 0.081
e.qstrange -0.175
e.qstrange be -0.122
e.qstrange strange -0.046
e.qstrange thing -0.098
e.qstrange trade 0.104
e.qstrangeqcolour -0.21
e.qstrangeqdescribes -0.142
e.qstrangeqthing -0.163
e.qsubj do 0.27
e.qsubj strange -0.058
e.qsubj subj -0.049
e.qsubj wish 0.174
e.qtagl -0.157
e.qthing 0.253
e.qthing colour 0.184
e.qthing common -0.079
e.qthing logo 0.159
e.qthing thing -0.081
e.qtrade 0.152
e.qtrade ordinary 0.118
e.qtrade strange -0.055
e.qtrade,describes 0.313
e.qwhere -0.145
e.qwhere subj -0.145
e.qwill -0.098
e.qwish 0.096
e.run.AACcolour -0.118
e.run.AACcommon -0.527
e.run.AACstrange -0.409
e.run.AACthing -0.342
e.run.AACtrade -0.389
e.run.AASand -0.152
e.run.AASat -0.197
e.run.AASdescribes -0.133
e.run.AASkind -0.048
e.run.AASthing -0.142
e.run.AAStrade -0.053
e.run.AXCstrange -0.141
e.run.AXCtrade -0.428
e.run.AXDstrange -0.309
e.run.AdCnumber -0.401
e.run.AxCand 0.091
e.run.AxCat 0.275
e.run.AxCbe 0.116
e.run.AxCcommon -0.356
e.run.AxCfor 0.323
e.run.AxCkind -0.23
e.run.AxCstrange -0.278
e.run.AxCsubj -0.337
e.run.AxCthing -0.12
e.run.AxCtrade 0.133
e.run.IXCstrange -0.14
e.run.IxCadv -0.045
e.run.IxCand -0.176
e.run.IxCbe -0.149
e.run.IxCcommon -0.103
e.run.IxCdo -0.214
e.run.IxCfor -0.093
e.run.IxClogo -0.273
e.run.IxCneg -0.087
e.run.IxCordinary -0.248
e.run.IxCstrange -0.204
e.run.IxCthing -0.256
e.run.IxCtrade 0.155
e.run.IxCwill -0.115
e.run.IxCwish -0.28
e.run.XACproper -0.253
e.run.XACstrange -0.323
e.run.XICstrange -0.243
e.run.XICsubj -0.155
e.run.XXCadv -0.204
e.run.XXCat -0.1
e.run.XXCcolour -0.677
e.run.XXCcommon -0.9
e.run.XXCdescribes -0.606
e.run.XXCdo -0.551
e.run.XXCfield -0.228
e.run.XXCkind -0.537
e.run.XXCneg -0.218
e.run.XXCordinary -0.754
e.run.XXCplace -0.277
e.run.XXCposs -0.268
e.run.XXCproper -0.17
e.run.XXCstrange -0.357
e.run.XXCsubj -0.483
e.run.XXCthing -1.287
e.run.XXCtrade -0.499
e.run.XXCwhere -0.357
e.run.XXDdescribes -0.045
e.run.XXDordinary -0.05
e.run.XXDsay -0.045
e.run.XXDstrange -0.737
e.run.XXDthing -0.327
e.run.XXDtrade -0.383
e.run.XXStrade -0.372
e.run.XdCnumber -0.229
e.run.XdCstrange -0.157
e.run.XdDnumber -0.267
e.run.XxCand -0.429
e.run.XxCart -0.54
e.run.XxCat -0.118
e.run.XxCbe 0.347
e.run.XxCcall -0.219
e.run.XxCcolour -0.24
e.run.XxCcommon 0.153
e.run.XxCdescribes -0.14
e.run.XxCdo 0.132
e.run.XxCfield -0.081
e.run.XxCfor -0.044
e.run.XxChi -0.223
e.run.XxCkind -0.236
e.run.XxClike -0.214
e.run.XxClogo 0.246
e.run.XxClook -0.163
e.run.XxCname -0.172
e.run.XxCneg -0.074
e.run.XxCordinary 0.138
e.run.XxCpast -0.056
e.run.XxCposs -0.156
e.run.XxCproper -0.158
e.run.XxCsay -0.306
e.run.XxCstrange 0.142
e.run.XxCtagl -0.265
e.run.XxCthing 0.489
e.run.XxCtrade -0.055
e.run.XxCwhere -0.386
e.run.XxCwill -0.243
e.run.XxCwish 0.442
e.run.XxDand -0.248
e.run.XxDart -0.366
e.run.XxDas -0.165
e.run.XxDat 0.053
e.run.XxDbe -0.41
e.run.XxDcall 0.152
e.run.XxDcommon 0.255
e.run.XxDdo 0.23
e.run.XxDfor -0.442
e.run.XxDneg -0.088
e.run.XxDordinary -0.241
e.run.XxDposs -0.56
e.run.XxDsay 0.136
e.run.XxDstrange 0.253
e.run.XxDwill 0.187
e.run.XxDwish 0.146
e.run.XxOadv -0.072
e.run.XxOand -0.229
e.run.XxOart -0.207
e.run.XxOat -0.282
e.run.XxOcolour -0.233
e.run.XxOcommon -0.101
e.run.XxOdescribes 0.279
e.run.XxOdo 0.333
e.run.XxOfor -0.313
e.run.XxOkind -0.414
e.run.XxOlike -0.079
e.run.XxOlogo -0.276
e.run.XxOname -0.201
e.run.XxOordinary -0.088
e.run.XxOsubj -0.173
e.run.XxOthing -0.481
e.run.XxOtrade 0.272
e.run.XxOwish 0.177
e.run.cXCthing -0.599
e.run.cXCtrade -0.46
e.run.cxCfor -0.358
e.run.dXCtrade -0.285
e.run.dxCand 0.11
e.run.dxCat 0.159
e.run.dxCcommon 0.167
e.run.dxCordinary -0.226
e.run.dxCstrange -0.085
e.run.dxCsubj -0.088
e.run.dxCthing -0.453
e.run.dxCtrade -0.16
e.run.xACordinary -0.041
e.run.xACstrange -0.114
e.run.xACthing -0.09
e.run.xICsubj -0.194
e.run.xXCat -0.165
e.run.xXCbe -0.113
e.run.xXCcolour -0.138
e.run.xXCcommon -0.156
e.run.xXChi -0.111
e.run.xXCkind -0.051
e.run.xXCordinary -0.279
e.run.xXCplace -0.283
e.run.xXCproper -0.159
e.run.xXCstrange -0.225
e.run.xXCsubj -0.099
e.run.xXCthing -0.2
e.run.xXCtrade -0.147
e.run.xXDcolour -0.109
e.run.xXDdescribes -0.259
e.run.xXDfield -0.146
e.run.xXDkind -0.073
e.run.xXDlogo -0.207
e.run.xXDlook -0.066
e.run.xXDordinary -0.075
e.run.xXDplace -0.233
e.run.xXDsay -0.191
e.run.xXDstrange -0.458
e.run.xXDtrade -0.252
e.run.xcCstrange -0.05
e.run.xdCnumber -0.264
e.run.xdOnumber -0.09
e.run.xxCadv -0.407
e.run.xxCand -0.545
e.run.xxCart -0.375
e.run.xxCat -0.563
e.run.xxCbe -0.427
e.run.xxCcall -0.237
e.run.xxCcolour -0.626
e.run.xxCcommon -0.574
e.run.xxCdescribes -0.57
e.run.xxCdo -0.973
e.run.xxCfield -0.361
e.run.xxCfor -0.62
e.run.xxChex -0.168
e.run.xxCkind -0.261
e.run.xxClike -0.283
e.run.xxClogo -0.464
e.run.xxClook -0.463
e.run.xxCname -0.355
e.run.xxCneg -0.415
e.run.xxCordinary -0.566
e.run.xxCpast -0.218
e.run.xxCposs -0.476
e.run.xxCproper -0.099
e.run.xxCsay -0.472
e.run.xxCstrange -0.734
e.run.xxCsubj -0.564
e.run.xxCtagl -0.13
e.run.xxCthing -0.696
e.run.xxCtrade -1.052
e.run.xxCwhere -0.36
e.run.xxCwill -0.424
e.run.xxCwish -0.592
e.run.xxDadv -0.174
e.run.xxDand -0.427
e.run.xxDart -0.363
e.run.xxDat -0.656
e.run.xxDbe -0.241
e.run.xxDcolour -0.185
e.run.xxDcommon -0.266
e.run.xxDdescribes -0.178
e.run.xxDdo -0.299
e.run.xxDfor -0.24
e.run.xxDneg -0.326
e.run.xxDordinary -0.424
e.run.xxDpast -0.196
e.run.xxDposs -0.095
e.run.xxDstrange -0.41
e.run.xxDsubj -0.339
e.run.xxOadv -0.308
e.run.xxOand -0.456
e.run.xxOart -0.278
e.run.xxOat -0.469
e.run.xxObe -0.257
e.run.xxOcall -0.087
e.run.xxOcolour -0.325
e.run.xxOcommon -0.661
e.run.xxOdescribes -0.293
e.run.xxOdo -0.464
e.run.xxOfor -0.283
e.run.xxOkind -0.223
e.run.xxOlike -0.074
e.run.xxOlogo -0.365
e.run.xxOname -0.222
e.run.xxOneg -0.228
e.run.xxOordinary -0.244
e.run.xxOpast -0.229
e.run.xxOposs -0.208
e.run.xxOsay -0.057
e.run.xxOstrange -0.384
e.run.xxOsubj -0.366
e.run.xxOthing -0.487
e.run.xxOtrade -0.563
e.run.xxOwhere -0.246
e.run.xxOwish -0.283
e.run.xxladv -0.464
e.run.xxland -0.084
e.run.xxlart -0.382
e.run.xxlat -0.138
e.run.xxlbe 0.097
e.run.xxlcall -0.19
e.run.xxlcolour 0.046
e.run.xxlcommon -0.632
e.run.xxldescribes -0.44
e.run.xxldo -0.055
e.run.xxlfield -0.206
e.run.xxlfor -0.391
e.run.xxlkind -0.651
e.run.xxllike -0.467
e.run.xxllogo -0.516
e.run.xxllook -0.245
e.run.xxlname -0.331
e.run.xxlneg -0.519
e.run.xxlordinary -0.624
e.run.xxlplace -0.28
e.run.xxlposs 0.073
e.run.xxlproper -0.287
e.run.xxlsay -0.296
e.run.xxlstrange -0.687
e.run.xxlsubj -0.126
e.run.xxlthing -0.288
e.run.xxltrade -0.105
e.run.xxlwhere -0.459
e.run.xxlwill -0.276
e.run.xxlwish -0.643
e.s.Cadv adv -0.118
e.s.Cadv and -0.268
e.s.Cadv art -0.213
e.s.Cadv be 0.157
e.s.Cadv common -0.279
e.s.Cadv describes -0.241
e.s.Cadv do -0.245
e.s.Cadv kind -0.045
e.s.Cadv logo -0.044
e.s.Cadv ordinary -0.071
e.s.Cadv strange -0.22
e.s.Cadv subj -0.333
e.s.Cadv thing -0.203
e.s.Cadv trade -0.349
e.s.Cadv wish -0.073
e.s.Cadv$$ -0.059
e.s.Cadv,art 0.263
e.s.Cadv,common -0.094
e.s.Cadv,subj -0.083
e.s.Cadv.art -0.223
e.s.Cadv.colour 0.115
e.s.Cadv.describes -0.103
e.s.Cadv.poss -0.092
e.s.Cadv=$ -0.086
e.s.Cand adv -0.126
e.s.Cand art -0.186
e.s.Cand at 0.263
e.s.Cand be -0.113
e.s.Cand colour -0.258
e.s.Cand common -0.199
e.s.Cand describes -0.069
e.s.Cand do -0.066
e.s.Cand hex -0.057
e.s.Cand logo -0.053
e.s.Cand neg -0.254
e.s.Cand ordinary -0.12
e.s.Cand poss -0.182
e.s.Cand strange -0.377
e.s.Cand subj -0.415
e.s.Cand thing -0.174
e.s.Cand will -0.096
e.s.Cand wish -0.141
e.s.Cart adv -0.097
e.s.Cart and -0.067
e.s.Cart colour -0.117
e.s.Cart common -0.322
e.s.Cart do -0.043
e.s.Cart field -0.085
e.s.Cart kind -0.218
e.s.Cart logo -0.282
e.s.Cart look -0.206
e.s.Cart name -0.238
e.s.Cart ordinary -0.187
e.s.Cart past -0.311
e.s.Cart poss -0.099
e.s.Cart say -0.107
e.s.Cart strange -0.375
e.s.Cart subj -0.052
e.s.Cart tagl -0.112
e.s.Cart thing -0.216
e.s.Cart trade -0.182
e.s.Cart where -0.096
e.s.Cart_kind -0.065
e.s.Cart_name -0.114
e.s.Cart_ordinary -0.133
e.s.Cart_past -0.085
e.s.Cart_strange -0.117
e.s.Cas art -0.051
e.s.Cat art -0.244
e.s.Cat at -0.192
e.s.Cat be -0.176
e.s.Cat colour -0.043
e.s.Cat common -0.214
e.s.Cat describes -0.071
e.s.Cat do -0.68
e.s.Cat field -0.041
e.s.Cat hi -0.041
e.s.Cat look -0.133
e.s.Cat number -0.095
e.s.Cat ordinary -0.267
e.s.Cat place -0.242
e.s.Cat poss -0.099
e.s.Cat proper -0.096
e.s.Cat strange -0.225
e.s.Cat subj -0.275
e.s.Cat thing -0.252
e.s.Cat trade -0.293
e.s.Cat where -0.053
e.s.Cat-colour -0.092
e.s.Cat.subj 0.167
e.s.Cat_ordinary -0.164
e.s.Cat_strange -0.159
e.s.Cbe adv -0.131
e.s.Cbe art -0.157
e.s.Cbe at -0.08
e.s.Cbe common -0.158
e.s.Cbe describes -0.127
e.s.Cbe do -0.183
e.s.Cbe for -0.092
e.s.Cbe number -0.085
e.s.Cbe ordinary -0.047
e.s.Cbe poss -0.162
e.s.Cbe strange -0.137
e.s.Cbe subj -0.32
e.s.Cbe trade -0.198
e.s.Cbeqstrange -0.05
e.s.Cbeqtrade -0.116
e.s.Ccall common -0.074
e.s.Ccall strange -0.116
e.s.Ccall subj -0.15
e.s.Ccall trade -0.05
e.s.Ccolour and -0.37
e.s.Ccolour at -0.191
e.s.Ccolour colour -0.511
e.s.Ccolour common -0.189
e.s.Ccolour neg -0.123
e.s.Ccolour ordinary -0.306
e.s.Ccolour strange 0.33
e.s.Ccolour subj -0.304
e.s.Ccolour thing -0.21
e.s.Ccolour trade -0.218
e.s.Ccolour wish 0.149
e.s.Ccolour$$ -0.2
e.s.Ccolour&colour -0.109
e.s.Ccolour&describes -0.153
e.s.Ccolour&thing -0.058
e.s.Ccolour,adv -0.265
e.s.Ccolour,and -0.197
e.s.Ccolour,art -0.165
e.s.Ccolour,at 0.165
e.s.Ccolour,colour -0.473
e.s.Ccolour,common -0.253
e.s.Ccolour,describes -0.478
e.s.Ccolour,logo -0.178
e.s.Ccolour,look -0.07
e.s.Ccolour,neg -0.13
e.s.Ccolour,ordinary -0.165
e.s.Ccolour,say 0.075
e.s.Ccolour,strange -0.049
e.s.Ccolour,subj 0.209
e.s.Ccolour,thing -0.437
e.s.Ccolour,trade -0.141
e.s.Ccolour,wish 0.067
e.s.Ccolour-colour -0.08
e.s.Ccolour.adv 0.074
e.s.Ccolour.art 0.109
e.s.Ccolour.be -0.065
e.s.Ccolour.colour 0.188
e.s.Ccolour.common -0.287
e.s.Ccolour.describes -0.425
e.s.Ccolour.do -0.207
e.s.Ccolour.logo 0.252
e.s.Ccolour.look 0.284
e.s.Ccolour.neg -0.24
e.s.Ccolour.ordinary -0.375
e.s.Ccolour.poss 0.085
e.s.Ccolour.proper -0.135
e.s.Ccolour.strange 0.213
e.s.Ccolour.subj 0.325
e.s.Ccolour.thing -0.305
e.s.Ccolour.trade -0.296
e.s.Ccolour.wish -0.106
e.s.Ccolour/colour -0.196
e.s.Ccolour=$ -0.513
e.s.Ccolourqcolour 0.252
e.s.Ccommon adv -0.058
e.s.Ccommon and 0.168
e.s.Ccommon art -0.187
e.s.Ccommon at -0.25
e.s.Ccommon be 0.121
e.s.Ccommon colour -0.225
e.s.Ccommon common -0.097
e.s.Ccommon describes -0.486
e.s.Ccommon do 0.157
e.s.Ccommon field -0.078
e.s.Ccommon for -0.248
e.s.Ccommon kind -0.37
e.s.Ccommon like -0.063
e.s.Ccommon look -0.09
e.s.Ccommon neg -0.15
e.s.Ccommon number -0.05
e.s.Ccommon ordinary -0.453
e.s.Ccommon poss -0.09
e.s.Ccommon proper -0.105
e.s.Ccommon strange -0.462
e.s.Ccommon thing -0.368
e.s.Ccommon trade -0.426
e.s.Ccommon wish -0.047
e.s.Ccommon$$ 0.32
e.s.Ccommon,adv -0.26
e.s.Ccommon,and -0.085
e.s.Ccommon,art -0.228
e.s.Ccommon,at -0.212
e.s.Ccommon,be -0.078
e.s.Ccommon,colour -0.05
e.s.Ccommon,describes -0.145
e.s.Ccommon,do 0.12
e.s.Ccommon,neg -0.044
e.s.Ccommon,ordinary -0.045
e.s.Ccommon,poss -0.076
e.s.Ccommon,strange 0.072
e.s.Ccommon,subj 0.08
e.s.Ccommon,thing 0.075
e.s.Ccommon,trade -0.425
e.s.Ccommon-thing -0.07
e.s.Ccommon.art -0.205
e.s.Ccommon.be 0.223
e.s.Ccommon.colour 0.139
e.s.Ccommon.common -0.076
e.s.Ccommon.describes 0.161
e.s.Ccommon.do -0.144
e.s.Ccommon.look 0.227
e.s.Ccommon.name -0.101
e.s.Ccommon.neg 0.219
e.s.Ccommon.ordinary 0.271
e.s.Ccommon.poss 0.125
e.s.Ccommon.strange 0.268
e.s.Ccommon.subj 0.218
e.s.Ccommon.thing 0.218
e.s.Ccommon.trade -0.089
e.s.Ccommon:colour -0.041
e.s.Ccommon:describes -0.094
e.s.Ccommon:thing 0.148
e.s.Ccommon=$ 0.24
e.s.Ccommonnsubj 0.071
e.s.Ccommonq$ -0.094
e.s.Ccommonqcommon 0.224
e.s.Ccommonqdescribes 0.078
e.s.Ccommonqstrange -0.133
e.s.Cdescribes and -0.14
e.s.Cdescribes art -0.059
e.s.Cdescribes at -0.078
e.s.Cdescribes be -0.247
e.s.Cdescribes colour -0.457
e.s.Cdescribes common -0.146
e.s.Cdescribes describes -0.286
e.s.Cdescribes for -0.172
e.s.Cdescribes kind -0.091
e.s.Cdescribes logo -0.264
e.s.Cdescribes look -0.219
e.s.Cdescribes neg -0.192
e.s.Cdescribes ordinary -0.288
e.s.Cdescribes say -0.261
e.s.Cdescribes strange -0.225
e.s.Cdescribes subj -0.13
e.s.Cdescribes thing -0.322
e.s.Cdescribes trade -0.07
e.s.Cdescribes where -0.049
e.s.Cdescribes$$ -0.316
e.s.Cdescribes&colour -0.107
e.s.Cdescribes,adv -0.093
e.s.Cdescribes,art 0.089
e.s.Cdescribes,colour -0.415
e.s.Cdescribes,common 0.175
e.s.Cdescribes,describes -0.417
e.s.Cdescribes,do 0.297
e.s.Cdescribes,like -0.178
e.s.Cdescribes,look -0.126
e.s.Cdescribes,name -0.102
e.s.Cdescribes,neg -0.249
e.s.Cdescribes,ordinary -0.151
e.s.Cdescribes,poss -0.094
e.s.Cdescribes,strange 0.122
e.s.Cdescribes,subj 0.209
e.s.Cdescribes,thing -0.431
e.s.Cdescribes,trade -0.22
e.s.Cdescribes.art -0.229
e.s.Cdescribes.colour 0.224
e.s.Cdescribes.describes -0.178
e.s.Cdescribes.do 0.198
e.s.Cdescribes.logo -0.095
e.s.Cdescribes.look -0.097
e.s.Cdescribes.neg -0.3
e.s.Cdescribes.ordinary 0.257
e.s.Cdescribes.poss -0.285
e.s.Cdescribes.strange 0.102
e.s.Cdescribes.subj 0.492
e.s.Cdescribes.thing -0.347
e.s.Cdescribes.wish -0.097
e.s.Cdescribes/neg -0.053
e.s.Cdescribes=$ 0.073
e.s.Cdescribesnthing 0.055
e.s.Cdescribesqcolour 0.25
e.s.Cdo adv -0.264
e.s.Cdo and -0.061
e.s.Cdo art -0.043
e.s.Cdo at -0.231
e.s.Cdo be 0.137
e.s.Cdo colour -0.1
e.s.Cdo describes -0.25
e.s.Cdo do -0.398
e.s.Cdo field -0.064
e.s.Cdo kind -0.128
e.s.Cdo logo -0.184
e.s.Cdo name -0.172
e.s.Cdo neg -0.268
e.s.Cdo number -0.26
e.s.Cdo ordinary -0.213
e.s.Cdo place -0.052
e.s.Cdo strange -0.358
e.s.Cdo subj -0.346
e.s.Cdo thing -0.478
e.s.Cdo trade -0.486
e.s.Cdo,neg -0.068
e.s.Cdo.art -0.232
e.s.Cdo.colour 0.091
e.s.Cdo:common -0.055
e.s.Cfield and 0.206
e.s.Cfield art -0.073
e.s.Cfield at -0.051
e.s.Cfield ordinary -0.139
e.s.Cfield subj -0.077
e.s.Cfield trade -0.217
e.s.Cfield:ordinary -0.092
e.s.Cfield:strange -0.129
e.s.Cfield:trade -0.329
e.s.Cfor and 0.373
e.s.Cfor art -0.155
e.s.Cfor common -0.154
e.s.Cfor do -0.325
e.s.Cfor ordinary -0.23
e.s.Cfor poss -0.103
e.s.Cfor strange -0.123
e.s.Cfor subj -0.155
e.s.Cfor thing -0.272
e.s.Cfor trade -0.172
e.s.Chex=$ -0.148
e.s.Chi at -0.057
e.s.Chi hi -0.121
e.s.Chi ordinary -0.132
e.s.Chi subj -0.114
e.s.Chi!be -0.063
e.s.Chi!do -0.09
e.s.Chi!wish -0.072
e.s.Chi,art -0.269
e.s.Chi,be -0.186
e.s.Chi,describes -0.201
e.s.Chi,do -0.233
e.s.Chi,ordinary -0.279
e.s.Chi,strange -0.298
e.s.Chi,subj 0.08
e.s.Chinstrange -0.1
e.s.Chinsubj -0.081
e.s.Ckind adv 0.173
e.s.Ckind and 0.165
e.s.Ckind at -0.215
e.s.Ckind be 0.274
e.s.Ckind call -0.085
e.s.Ckind common -0.28
e.s.Ckind do 0.077
e.s.Ckind for -0.391
e.s.Ckind logo 0.088
e.s.Ckind look -0.047
e.s.Ckind name -0.132
e.s.Ckind neg -0.099
e.s.Ckind number -0.103
e.s.Ckind ordinary -0.083
e.s.Ckind past -0.084
e.s.Ckind strange -0.11
e.s.Ckind subj -0.129
e.s.Ckind thing -0.207
e.s.Ckind will -0.042
e.s.Ckind wish -0.23
e.s.Ckind$$ 0.112
e.s.Ckind,and -0.066
e.s.Ckind,common 0.168
e.s.Ckind,describes -0.135
e.s.Ckind,number -0.077
e.s.Ckind,strange -0.29
e.s.Ckind,subj 0.137
e.s.Ckind.art -0.078
e.s.Ckind.colour -0.267
e.s.Ckind.common 0.145
e.s.Ckind.describes 0.11
e.s.Ckind.name -0.043
e.s.Ckind.ordinary 0.085
e.s.Ckind.strange -0.075
e.s.Ckind.subj 0.059
e.s.Ckind:common -0.105
e.s.Ckind:describes -0.165
e.s.Ckind:kind -0.042
e.s.Ckind:strange -0.306
e.s.Ckind:thing 0.062
e.s.Ckind:trade -0.087
e.s.Clike art -0.157
e.s.Clike at -0.072
e.s.Clike common -0.072
e.s.Clike describes -0.078
e.s.Clike do -0.107
e.s.Clike neg -0.097
e.s.Clike ordinary -0.074
e.s.Clike subj -0.075
e.s.Clike$$ -0.112
e.s.Clogo at -0.187
e.s.Clogo be -0.124
e.s.Clogo for -0.306
e.s.Clogo like -0.067
e.s.Clogo look -0.082
e.s.Clogo past -0.041
e.s.Clogo subj -0.076
e.s.Clogo where -0.075
e.s.Clogo will -0.081
e.s.Clogo wish -0.071
e.s.Clogo$$ -0.289
e.s.Clogo,at -0.068
e.s.Clogo,colour -0.21
e.s.Clogo,common -0.089
e.s.Clogo,describes -0.224
e.s.Clogo,neg -0.102
e.s.Clogo,wish -0.069
e.s.Clogo.colour -0.207
e.s.Clogo.describes -0.229
e.s.Clogo.neg -0.065
e.s.Clogo.ordinary -0.131
e.s.Clogo.thing -0.095
e.s.Clogo.wish -0.052
e.s.Clogo:art -0.077
e.s.Clogo:do -0.065
e.s.Clogo=$ -0.049
e.s.Clogonlook -0.089
e.s.Clook at -0.233
e.s.Clook be -0.104
e.s.Clook colour -0.214
e.s.Clook describes -0.142
e.s.Clook do -0.076
e.s.Clook will -0.051
e.s.Clook$$ -0.116
e.s.Clook,colour -0.129
e.s.Clook,common -0.1
e.s.Clook,describes -0.13
e.s.Clook,thing -0.08
e.s.Clook.colour -0.19
e.s.Clook.neg -0.19
e.s.Clook.poss -0.086
e.s.Clook.subj -0.062
e.s.Clook:colour -0.463
e.s.Clook:describes -0.211
e.s.Clook:logo -0.129
e.s.Clook:thing -0.362
e.s.Clook:trade -0.083
e.s.Clook=$ -0.159
e.s.Clook~colour -0.354
e.s.Cname art -0.066
e.s.Cname at -0.101
e.s.Cname be -0.114
e.s.Cname do -0.041
e.s.Cname ordinary -0.064
e.s.Cname strange -0.12
e.s.Cname,at -0.117
e.s.Cname,ordinary -0.286
e.s.Cname,strange -0.057
e.s.Cname.art -0.067
e.s.Cname.common 0.078
e.s.Cname.describes -0.146
e.s.Cname.subj -0.053
e.s.Cname:art -0.08
e.s.Cname:common -0.098
e.s.Cname:strange -0.203
e.s.Cname=$ -0.056
e.s.Cneg and -0.167
e.s.Cneg art -0.07
e.s.Cneg at -0.139
e.s.Cneg colour -0.047
e.s.Cneg common -0.406
e.s.Cneg describes -0.142
e.s.Cneg do -0.244
e.s.Cneg like -0.067
e.s.Cneg ordinary -0.073
e.s.Cneg say -0.12
e.s.Cneg strange -0.071
e.s.Cneg thing -0.382
e.s.Cneg trade -0.105
e.s.Cneg wish -0.306
e.s.Cneg$$ -0.164
e.s.Cneg,common -0.155
e.s.Cneg,describes -0.073
e.s.Cneg,neg -0.089
e.s.Cneg,ordinary -0.188
e.s.Cneg,subj -0.13
e.s.Cneg.colour -0.128
e.s.Cneg.neg -0.155
e.s.Cneg:ordinary -0.163
e.s.Cneg:thing -0.042
e.s.Cneg=$ -0.114
e.s.Cneganumber -0.15
e.s.Cnumber and 0.082
e.s.Cnumber at 0.161
e.s.Cnumber common 0.169
e.s.Cnumber ordinary -0.194
e.s.Cnumber strange -0.085
e.s.Cnumber subj -0.088
e.s.Cnumber thing -0.485
e.s.Cnumber trade -0.276
e.s.Cnumber$$ 0.31
e.s.Cnumber,and 0.288
e.s.Cnumber,common 0.094
e.s.Cnumber,describes 0.211
e.s.Cnumber,trade 0.319
e.s.Cnumber-number -0.162
e.s.Cnumber.art 0.144
e.s.Cnumber.colour 0.326
e.s.Cnumber.common -0.446
e.s.Cnumber.describes 0.138
e.s.Cnumber.poss 0.193
e.s.Cnumber.subj -0.307
e.s.Cnumber/number -0.35
e.s.Cnumber=$ 0.134
e.s.Cnumberq$ -0.183
e.s.Cordinary adv -0.09
e.s.Cordinary and 0.165
e.s.Cordinary art -0.164
e.s.Cordinary at -0.441
e.s.Cordinary be -0.23
e.s.Cordinary call -0.137
e.s.Cordinary colour -0.366
e.s.Cordinary common 0.044
e.s.Cordinary do 0.19
e.s.Cordinary for 0.099
e.s.Cordinary hi -0.161
e.s.Cordinary like -0.089
e.s.Cordinary logo -0.227
e.s.Cordinary number -0.274
e.s.Cordinary ordinary -0.35
e.s.Cordinary poss -0.12
e.s.Cordinary say -0.093
e.s.Cordinary strange -0.68
e.s.Cordinary subj -0.348
e.s.Cordinary thing 0.188
e.s.Cordinary trade -0.446
e.s.Cordinary where 0.192
e.s.Cordinary will -0.127
e.s.Cordinary wish 0.133
e.s.Cordinary$$ 0.407
e.s.Cordinary&describes -0.099
e.s.Cordinary&ordinary -0.142
e.s.Cordinary&strange -0.104
e.s.Cordinary&thing -0.282
e.s.Cordinary,adv -0.39
e.s.Cordinary,and -0.149
e.s.Cordinary,art 0.15
e.s.Cordinary,at 0.094
e.s.Cordinary,colour 0.04
e.s.Cordinary,common -0.334
e.s.Cordinary,describes 0.264
e.s.Cordinary,do 0.198
e.s.Cordinary,look 0.258
e.s.Cordinary,name -0.223
e.s.Cordinary,neg -0.376
e.s.Cordinary,place 0.074
e.s.Cordinary,poss -0.133
e.s.Cordinary,strange 0.294
e.s.Cordinary,subj -0.497
e.s.Cordinary,thing 0.176
e.s.Cordinary,trade 0.176
e.s.Cordinary,wish 0.257
e.s.Cordinary-common -0.125
e.s.Cordinary-ordinary -0.207
e.s.Cordinary-strange -0.15
e.s.Cordinary.adv -0.074
e.s.Cordinary.art 0.058
e.s.Cordinary.be -0.259
e.s.Cordinary.colour -0.069
e.s.Cordinary.common 0.191
e.s.Cordinary.describes 0.268
e.s.Cordinary.do 0.151
e.s.Cordinary.for -0.076
e.s.Cordinary.kind 0.203
e.s.Cordinary.name -0.201
e.s.Cordinary.neg 0.125
e.s.Cordinary.ordinary -0.204
e.s.Cordinary.poss 0.277
e.s.Cordinary.strange 0.431
e.s.Cordinary.subj -0.367
e.s.Cordinary.tagl 0.199
e.s.Cordinary.thing -0.085
e.s.Cordinary.trade 0.32
e.s.Cordinary.wish -0.058
e.s.Cordinary:logo -0.277
e.s.Cordinary:ordinary -0.045
e.s.Cordinary:strange 0.248
e.s.Cordinary:thing -0.041
e.s.Cordinary:trade -0.306
e.s.Cordinary=$ 0.085
e.s.Cordinaryncommon -0.123
e.s.Cordinarynhi -0.072
e.s.Cordinarynlook 0.083
e.s.Cordinarynsubj 0.277
e.s.Cordinaryq$ -0.185
e.s.Cordinaryqand -0.143
e.s.Cordinaryqcolour 0.235
e.s.Cordinaryqdescribes 0.328
e.s.Cordinaryqstrange 0.112
e.s.Cpast art -0.186
e.s.Cpast at -0.103
e.s.Cpast kind -0.04
e.s.Cpast logo -0.081
e.s.Cpast strange -0.066
e.s.Cpast subj -0.082
e.s.Cpast thing -0.075
e.s.Cpast trade -0.06
e.s.Cplace and -0.159
e.s.Cplace place -0.102
e.s.Cplace thing -0.207
e.s.Cplace,art -0.047
e.s.Cplace,common -0.048
e.s.Cplace,strange -0.383
e.s.Cplace,subj -0.147
e.s.Cplace,trade -0.203
e.s.Cplace.art -0.117
e.s.Cplace.colour -0.467
e.s.Cplace.describes -0.139
e.s.Cplace.ordinary -0.07
e.s.Cplace.poss -0.188
e.s.Cplace.strange -0.132
e.s.Cplace.subj -0.163
e.s.Cplace.thing -0.294
e.s.Cplace=$ -0.275
e.s.Cposs call -0.158
e.s.Cposs common -0.172
e.s.Cposs describes -0.052
e.s.Cposs do -0.044
e.s.Cposs for -0.18
e.s.Cposs kind -0.066
e.s.Cposs ordinary -0.164
e.s.Cposs strange -0.191
e.s.Cposs subj -0.066
e.s.Cposs tagl -0.297
e.s.Cposs thing -0.083
e.s.Cposs trade -0.205
e.s.Cposs wish -0.224
e.s.Cproper at -0.368
e.s.Cproper ordinary -0.184
e.s.Cproper proper -0.19
e.s.Cproper strange -0.075
e.s.Cproper subj -0.065
e.s.Cproper thing -0.204
e.s.Cproper trade -0.287
e.s.Cproper$$ 0.122
e.s.Cproper.art -0.197
e.s.Cproper=$ -0.058
e.s.Cproperastrange -0.438
e.s.Csay at -0.111
e.s.Csay subj -0.104
e.s.Csay$$ -0.13
e.s.Csay,common 0.198
e.s.Csay,describes -0.051
e.s.Csay,thing -0.06
e.s.Csay=$ -0.111
e.s.Cstrange adv -0.044
e.s.Cstrange and -0.518
e.s.Cstrange art -0.433
e.s.Cstrange at -0.129
e.s.Cstrange be 0.501
e.s.Cstrange call -0.472
e.s.Cstrange colour -0.347
e.s.Cstrange describes -0.314
e.s.Cstrange do -0.197
e.s.Cstrange field -0.23
e.s.Cstrange for -0.081
e.s.Cstrange kind -0.266
e.s.Cstrange like -0.052
e.s.Cstrange logo -0.255
e.s.Cstrange look 0.072
e.s.Cstrange neg -0.222
e.s.Cstrange number -0.172
e.s.Cstrange ordinary -0.115
e.s.Cstrange past -0.051
e.s.Cstrange poss -0.358
e.s.Cstrange proper -0.284
e.s.Cstrange say -0.232
e.s.Cstrange strange -0.686
e.s.Cstrange subj -0.111
e.s.Cstrange thing 0.116
e.s.Cstrange trade 0.128
e.s.Cstrange where -0.418
e.s.Cstrange will -0.18
e.s.Cstrange wish -0.129
e.s.Cstrange$$ -0.383
e.s.Cstrange&be -0.126
e.s.Cstrange&describes -0.167
e.s.Cstrange&ordinary -0.302
e.s.Cstrange&strange -0.354
e.s.Cstrange&thing -0.184
e.s.Cstrange&trade -0.16
e.s.Cstrange(common 0.4
e.s.Cstrange(thing -0.121
e.s.Cstrange(trade 0.119
e.s.Cstrange,adv -0.319
e.s.Cstrange,art -0.26
e.s.Cstrange,at 0.263
e.s.Cstrange,be 0.297
e.s.Cstrange,call -0.16
e.s.Cstrange,colour 0.213
e.s.Cstrange,common -0.083
e.s.Cstrange,describes 0.207
e.s.Cstrange,do 0.309
e.s.Cstrange,for -0.303
e.s.Cstrange,kind 0.124
e.s.Cstrange,logo -0.122
e.s.Cstrange,look 0.164
e.s.Cstrange,neg -0.056
e.s.Cstrange,number 0.28
e.s.Cstrange,ordinary 0.42
e.s.Cstrange,poss 0.414
e.s.Cstrange,strange -0.067
e.s.Cstrange,subj -0.236
e.s.Cstrange,tagl 0.294
e.s.Cstrange,thing 0.124
e.s.Cstrange,trade 0.417
e.s.Cstrange,will 0.392
e.s.Cstrange,wish -0.323
e.s.Cstrange-like -0.239
e.s.Cstrange-strange -0.337
e.s.Cstrange-trade -0.208
e.s.Cstrange.adv 0.455
e.s.Cstrange.and -0.231
e.s.Cstrange.art -0.08
e.s.Cstrange.at -0.045
e.s.Cstrange.be 0.043
e.s.Cstrange.common -0.131
e.s.Cstrange.describes 0.201
e.s.Cstrange.do -0.264
e.s.Cstrange.field 0.213
e.s.Cstrange.kind -0.22
e.s.Cstrange.look 0.134
e.s.Cstrange.name -0.067
e.s.Cstrange.ordinary 0.233
e.s.Cstrange.strange -0.303
e.s.Cstrange.tagl 0.266
e.s.Cstrange.thing 0.296
e.s.Cstrange.trade 0.098
e.s.Cstrange.will 0.26
e.s.Cstrange/do -0.281
e.s.Cstrange:art 0.383
e.s.Cstrange:colour 0.375
e.s.Cstrange:common 0.303
e.s.Cstrange:describes -0.205
e.s.Cstrange:kind 0.095
e.s.Cstrange:strange 0.36
e.s.Cstrange;art -0.068
e.s.Cstrange=$ 0.071
e.s.Cstrange?neg -0.327
e.s.Cstrange_be -0.254
e.s.Cstrangeastrange -0.32
e.s.Cstrangenart -0.298
e.s.Cstrangenfield 0.318
e.s.Cstrangenlook -0.061
e.s.Cstrangensubj 0.311
e.s.Cstrangentagl -0.267
e.s.Cstrangeq$ 0.055
e.s.Cstrangeqand 0.115
e.s.Cstrangeqart 0.054
e.s.Cstrangeqat 0.309
e.s.Cstrangeqcolour -0.075
e.s.Cstrangeqcommon 0.123
e.s.Cstrangeqdescribes 0.262
e.s.Cstrangeqdo 0.124
e.s.Cstrangeqlogo 0.2
e.s.Cstrangeqlook 0.173
e.s.Cstrangeqordinary -0.076
e.s.Cstrangeqsubj 0.316
e.s.Cstrangeqthing 0.191
e.s.Cstrangeqtrade 0.237
e.s.Cstrange~colour 0.395
e.s.Csubj adv -0.067
e.s.Csubj art -0.165
e.s.Csubj at -0.071
e.s.Csubj be -0.503
e.s.Csubj colour 0.121
e.s.Csubj common -0.736
e.s.Csubj describes -0.059
e.s.Csubj do -0.509
e.s.Csubj like -0.213
e.s.Csubj name -0.116
e.s.Csubj neg -0.205
e.s.Csubj ordinary -0.418
e.s.Csubj past -0.107
e.s.Csubj poss -0.238
e.s.Csubj say -0.137
e.s.Csubj strange -0.352
e.s.Csubj subj -0.255
e.s.Csubj tagl -0.054
e.s.Csubj thing -0.061
e.s.Csubj trade -0.119
e.s.Csubj where -0.045
e.s.Csubj will -0.3
e.s.Csubj wish -0.344
e.s.Csubj,adv -0.384
e.s.Csubj,strange -0.043
e.s.Csubj,subj -0.084
e.s.Csubj,thing 0.417
e.s.Csubj.colour 0.105
e.s.Csubj.common 0.218
e.s.Csubj.describes 0.156
e.s.Csubj.do -0.221
e.s.Csubj.poss -0.329
e.s.Csubj.subj 0.184
e.s.Csubj.thing 0.211
e.s.Csubj:do -0.059
e.s.Csubj:trade -0.104
e.s.Csubj=$ -0.145
e.s.Csubjqcolour -0.122
e.s.Ctagl be -0.172
e.s.Ctagl where -0.097
e.s.Ctagl:strange -0.121
e.s.Ctagl:subj -0.111
e.s.Ctaglqcommon -0.047
e.s.Ctaglqdescribes -0.044
e.s.Ctaglqneg -0.114
e.s.Ctaglqordinary -0.174
e.s.Ctaglqstrange -0.239
e.s.Ctaglqsubj -0.154
e.s.Ctaglqthing -0.09
e.s.Cthing adv -0.191
e.s.Cthing and -0.394
e.s.Cthing art -0.301
e.s.Cthing at -0.407
e.s.Cthing be 0.115
e.s.Cthing colour -0.134
e.s.Cthing common -0.416
e.s.Cthing describes 0.189
e.s.Cthing field -0.136
e.s.Cthing for -0.362
e.s.Cthing kind -0.393
e.s.Cthing like -0.079
e.s.Cthing logo -0.075
e.s.Cthing look -0.176
e.s.Cthing name -0.161
e.s.Cthing number -0.182
e.s.Cthing ordinary -0.369
e.s.Cthing past -0.112
e.s.Cthing proper -0.12
e.s.Cthing say -0.236
e.s.Cthing strange -0.124
e.s.Cthing thing -0.348
e.s.Cthing trade -0.478
e.s.Cthing where 0.049
e.s.Cthing wish 0.304
e.s.Cthing$$ 0.048
e.s.Cthing&strange -0.198
e.s.Cthing&thing -0.175
e.s.Cthing(common -0.213
e.s.Cthing(strange 0.081
e.s.Cthing,adv 0.19
e.s.Cthing,art 0.237
e.s.Cthing,at 0.318
e.s.Cthing,be 0.477
e.s.Cthing,call -0.148
e.s.Cthing,colour -0.216
e.s.Cthing,common -0.268
e.s.Cthing,describes 0.209
e.s.Cthing,do -0.18
e.s.Cthing,for 0.312
e.s.Cthing,name -0.082
e.s.Cthing,neg 0.109
e.s.Cthing,number -0.144
e.s.Cthing,ordinary -0.374
e.s.Cthing,poss 0.278
e.s.Cthing,strange 0.104
e.s.Cthing,subj 0.343
e.s.Cthing,thing -0.219
e.s.Cthing,trade 0.213
e.s.Cthing,wish -0.055
e.s.Cthing-at -0.17
e.s.Cthing-common -0.145
e.s.Cthing-ordinary -0.132
e.s.Cthing-strange -0.204
e.s.Cthing.adv -0.174
e.s.Cthing.art -0.212
e.s.Cthing.be 0.051
e.s.Cthing.colour 0.326
e.s.Cthing.common 0.184
e.s.Cthing.describes -0.16
e.s.Cthing.do 0.442
e.s.Cthing.logo 0.459
e.s.Cthing.look 0.116
e.s.Cthing.name -0.046
e.s.Cthing.neg -0.316
e.s.Cthing.ordinary -0.223
e.s.Cthing.poss 0.217
e.s.Cthing.strange 0.257
e.s.Cthing.subj 0.142
e.s.Cthing.will -0.091
e.s.Cthing.wish 0.104
e.s.Cthing:common -0.07
e.s.Cthing:thing 0.268
e.s.Cthing;colour 0.073
e.s.Cthing;describes 0.146
e.s.Cthing;subj -0.116
e.s.Cthing=$ 0.208
e.s.Cthing?describes 0.099
e.s.Cthing?neg -0.157
e.s.Cthingnfield 0.231
e.s.Cthingnlook 0.151
e.s.Cthingnstrange 0.206
e.s.Cthingnsubj 0.259
e.s.Cthingq$ 0.105
e.s.Cthingqcolour 0.15
e.s.Cthingqcommon -0.125
e.s.Cthingqdescribes 0.188
e.s.Cthingqordinary 0.067
e.s.Cthingqstrange -0.05
e.s.Cthingqthing 0.197
e.s.Cthingqtrade 0.254
e.s.Cthing~colour 0.168
e.s.Ctrade adv -0.239
e.s.Ctrade and -0.342
e.s.Ctrade art -0.168
e.s.Ctrade at 0.237
e.s.Ctrade be 0.425
e.s.Ctrade describes -0.381
e.s.Ctrade do -0.32
e.s.Ctrade field -0.156
e.s.Ctrade for -0.313
e.s.Ctrade kind -0.658
e.s.Ctrade logo 0.214
e.s.Ctrade neg 0.073
e.s.Ctrade number 0.159
e.s.Ctrade past 0.21
e.s.Ctrade poss -0.164
e.s.Ctrade proper -0.226
e.s.Ctrade strange 0.045
e.s.Ctrade subj -0.04
e.s.Ctrade thing -0.488
e.s.Ctrade trade -0.791
e.s.Ctrade where -0.335
e.s.Ctrade will -0.102
e.s.Ctrade wish 0.298
e.s.Ctrade$$ 0.23
e.s.Ctrade&describes -0.159
e.s.Ctrade&thing -0.303
e.s.Ctrade&trade -0.21
e.s.Ctrade(common 0.201
e.s.Ctrade(strange 0.124
e.s.Ctrade(subj -0.05
e.s.Ctrade,adv 0.222
e.s.Ctrade,and -0.341
e.s.Ctrade,art 0.301
e.s.Ctrade,at -0.425
e.s.Ctrade,be 0.221
e.s.Ctrade,colour 0.539
e.s.Ctrade,describes 0.172
e.s.Ctrade,do 0.398
e.s.Ctrade,kind -0.112
e.s.Ctrade,neg 0.042
e.s.Ctrade,number -0.147
e.s.Ctrade,ordinary -0.274
e.s.Ctrade,place 0.333
e.s.Ctrade,poss 0.244
e.s.Ctrade,strange -0.135
e.s.Ctrade,subj -0.382
e.s.Ctrade,trade 0.096
e.s.Ctrade.adv -0.364
e.s.Ctrade.art 0.078
e.s.Ctrade.at -0.283
e.s.Ctrade.be 0.26
e.s.Ctrade.colour -0.086
e.s.Ctrade.common 0.156
e.s.Ctrade.do 0.276
e.s.Ctrade.logo 0.26
e.s.Ctrade.look 0.1
e.s.Ctrade.ordinary 0.063
e.s.Ctrade.poss 0.126
e.s.Ctrade.strange -0.112
e.s.Ctrade.subj 0.206
e.s.Ctrade.tagl 0.196
e.s.Ctrade.thing 0.27
e.s.Ctrade.trade 0.282
e.s.Ctrade:describes 0.112
e.s.Ctrade:strange 0.237
e.s.Ctrade:thing 0.295
e.s.Ctrade;ordinary 0.204
e.s.Ctrade=$ 0.094
e.s.Ctrade?art 0.271
e.s.Ctradencommon -0.085
e.s.Ctradenfield 0.1
e.s.Ctradenlike -0.094
e.s.Ctradeq$ 0.201
e.s.Ctradeqat -0.27
e.s.Ctradeqcolour 0.155
e.s.Ctradeqcommon 0.201
e.s.Ctradeqdescribes 0.192
e.s.Ctradeqordinary 0.045
e.s.Ctradeqstrange -0.1
e.s.Ctradeqthing 0.106
e.s.Ctradeqtrade 0.168
e.s.Cwhere and -0.106
e.s.Cwhere art -0.1
e.s.Cwhere common -0.1
e.s.Cwhere do -0.254
e.s.Cwhere ordinary -0.056
e.s.Cwhere subj -0.211
e.s.Cwhere thing -0.104
e.s.Cwhere$$ 0.175
e.s.Cwhere,art -0.155
e.s.Cwhere,common -0.176
e.s.Cwhere.art 0.091
e.s.Cwhere.colour 0.124
e.s.Cwhere.subj 0.07
e.s.Cwhere=$ -0.068
e.s.Cwill adv -0.083
e.s.Cwill art -0.047
e.s.Cwill be -0.264
e.s.Cwill common -0.107
e.s.Cwill do -0.055
e.s.Cwill like -0.073
e.s.Cwill ordinary -0.089
e.s.Cwill say -0.11
e.s.Cwill subj -0.305
e.s.Cwish art -0.12
e.s.Cwish at -0.045
e.s.Cwish be -0.113
e.s.Cwish common -0.107
e.s.Cwish describes -0.049
e.s.Cwish do -0.317
e.s.Cwish for -0.166
e.s.Cwish neg -0.093
e.s.Cwish ordinary -0.164
e.s.Cwish poss -0.071
e.s.Cwish strange -0.088
e.s.Cwish subj -0.073
e.s.Cwish,colour -0.151
e.s.Cwish,describes -0.125
e.s.Cwish,neg -0.065
e.s.Cwish.thing 0.16
e.s.Cwish=$ -0.129
e.s.Dadv strange -0.103
e.s.Dand at -0.146
e.s.Dand colour -0.219
e.s.Dart adv -0.166
e.s.Dart describes -0.166
e.s.Dart kind -0.075
e.s.Dart logo -0.118
e.s.Dart past -0.091
e.s.Dart strange -0.158
e.s.Dart trade -0.067
e.s.Das logo -0.081
e.s.Dat art -0.143
e.s.Dat ordinary -0.041
e.s.Dat place -0.212
e.s.Dat strange -0.183
e.s.Dbe art -0.157
e.s.Dbe strange -0.053
e.s.Dcolour and -0.074
e.s.Dcolour at -0.081
e.s.Dcolour$$ -0.324
e.s.Dcolour,art -0.24
e.s.Dcolour,at -0.301
e.s.Dcolour,colour -0.341
e.s.Dcolour,describes -0.277
e.s.Dcolour,neg -0.101
e.s.Dcolour,ordinary -0.093
e.s.Dcolour=$ -0.207
e.s.Dcommon at -0.07
e.s.Dcommon describes -0.059
e.s.Dcommon neg -0.096
e.s.Dcommon ordinary -0.102
e.s.Ddescribes logo -0.042
e.s.Ddescribes say -0.109
e.s.Ddescribes strange -0.199
e.s.Ddescribes$$ -0.14
e.s.Ddescribes,neg -0.061
e.s.Ddescribes,ordinary -0.098
e.s.Ddescribes=$ -0.102
e.s.Ddo trade -0.076
e.s.Dfor poss -0.041
e.s.Dhi,subj -0.127
e.s.Dlogo at -0.236
e.s.Dlogo for -0.044
e.s.Dlogo$$ -0.119
e.s.Dlook:colour -0.157
e.s.Dname:strange -0.053
e.s.Dneg strange -0.281
e.s.Dordinary at 0.105
e.s.Dordinary be -0.254
e.s.Dordinary common -0.057
e.s.Dordinary describes -0.052
e.s.Dordinary neg -0.282
e.s.Dordinary strange -0.32
e.s.Dordinary trade -0.184
e.s.Dordinary$$ -0.045
e.s.Dordinary&ordinary -0.158
e.s.Dordinary,describes -0.094
e.s.Dordinary,strange -0.168
e.s.Dordinary=$ -0.268
e.s.Dplace.colour -0.361
e.s.Dposs strange -0.052
e.s.Dsay at -0.125
e.s.Dsay=$ -0.069
e.s.Dstrange and 0.075
e.s.Dstrange art -0.384
e.s.Dstrange as -0.375
e.s.Dstrange at 0.054
e.s.Dstrange be -0.311
e.s.Dstrange call 0.243
e.s.Dstrange common 0.16
e.s.Dstrange describes -0.07
e.s.Dstrange do 0.193
e.s.Dstrange neg -0.077
e.s.Dstrange number -0.268
e.s.Dstrange ordinary -0.213
e.s.Dstrange poss -0.56
e.s.Dstrange say 0.231
e.s.Dstrange strange 0.135
e.s.Dstrange subj -0.08
e.s.Dstrange trade -0.327
e.s.Dstrange will 0.099
e.s.Dstrange wish 0.261
e.s.Dstrange$$ -0.545
e.s.Dstrange&colour -0.217
e.s.Dstrange&strange -0.16
e.s.Dstrange,art 0.05
e.s.Dstrange,colour -0.071
e.s.Dstrange,describes -0.567
e.s.Dstrange,ordinary -0.104
e.s.Dstrange,subj -0.148
e.s.Dstrange.art 0.438
e.s.Dstrange.at -0.334
e.s.Dstrange.describes 0.162
e.s.Dstrange.ordinary 0.174
e.s.Dstrange.strange 0.046
e.s.Dstrange.subj -0.187
e.s.Dstrange:colour -0.24
e.s.Dstrange=$ -0.536
e.s.Dsubj art -0.094
e.s.Dthing strange -0.334
e.s.Dthing&at -0.244
e.s.Dtrade at -0.754
e.s.Dtrade be -0.376
e.s.Dtrade for -0.114
e.s.Dtrade strange -0.22
e.s.Dwill at -0.248
e.s.Dwish art -0.221
e.s.Dwish subj -0.248
e.s.Oadv ordinary -0.152
e.s.Oadv thing -0.111
e.s.Oand colour -0.051
e.s.Oand do -0.072
e.s.Oand neg -0.076
e.s.Oand strange -0.115
e.s.Oand thing -0.102
e.s.Oart describes -0.18
e.s.Oart kind -0.069
e.s.Oart logo -0.144
e.s.Oart name -0.097
e.s.Oart strange -0.041
e.s.Oat art -0.049
e.s.Oat common -0.123
e.s.Oat ordinary -0.123
e.s.Oat poss -0.084
e.s.Oat strange -0.074
e.s.Oat thing -0.088
e.s.Oat trade -0.063
e.s.Obe art -0.053
e.s.Obe do -0.196
e.s.Obe strange -0.081
e.s.Ocolour and -0.265
e.s.Ocolour ordinary -0.079
e.s.Ocolour$$ -0.48
e.s.Ocolour&colour -0.049
e.s.Ocolour,colour -0.13
e.s.Ocolour,common -0.133
e.s.Ocolour,describes -0.041
e.s.Ocolour,neg -0.07
e.s.Ocolour,thing -0.159
e.s.Ocolour.describes -0.166
e.s.Ocolour.neg -0.115
e.s.Ocolour=$ -0.663
e.s.Ocommon and -0.126
e.s.Ocommon at -0.122
e.s.Ocommon colour -0.061
e.s.Ocommon common -0.105
e.s.Ocommon describes -0.045
e.s.Ocommon for -0.134
e.s.Ocommon ordinary -0.065
e.s.Ocommon trade -0.265
e.s.Ocommon.colour -0.302
e.s.Ocommon=$ -0.174
e.s.Odescribes colour -0.285
e.s.Odescribes describes -0.205
e.s.Odescribes logo -0.132
e.s.Odescribes ordinary -0.045
e.s.Odescribes trade -0.043
e.s.Odescribes,colour -0.276
e.s.Odescribes,describes -0.204
e.s.Odescribes=$ -0.046
e.s.Odo adv -0.065
e.s.Odo common -0.042
e.s.Odo logo -0.046
e.s.Odo ordinary -0.124
e.s.Odo thing -0.054
e.s.Odo trade -0.194
e.s.Ofor art -0.084
e.s.Ofor do -0.148
e.s.Ofor poss -0.068
e.s.Ofor trade -0.063
e.s.Okind at -0.064
e.s.Okind for -0.044
e.s.Okind logo -0.265
e.s.Okind name -0.191
e.s.Okind$$ -0.437
e.s.Ologo adv -0.09
e.s.Ologo at -0.135
e.s.Ologo be -0.061
e.s.Ologo for -0.192
e.s.Ologo$$ -0.217
e.s.Olook=$ -0.049
e.s.Oname adv -0.109
e.s.Oname=$ -0.055
e.s.Oneg colour -0.072
e.s.Oneg common -0.05
e.s.Oneg do -0.17
e.s.Oneg name -0.097
e.s.Oneg thing -0.084
e.s.Oneg trade -0.075
e.s.Oordinary and -0.149
e.s.Oordinary common -0.241
e.s.Oordinary ordinary -0.146
e.s.Oordinary strange -0.228
e.s.Oordinary subj -0.112
e.s.Oordinary thing -0.161
e.s.Oordinary trade -0.136
e.s.Oordinary.strange -0.073
e.s.Oordinary=$ 0.176
e.s.Oposs do -0.122
e.s.Oposs kind -0.057
e.s.Ostrange and -0.215
e.s.Ostrange at -0.212
e.s.Ostrange be 0.225
e.s.Ostrange strange 0.114
e.s.Ostrange subj -0.209
e.s.Ostrange thing -0.576
e.s.Ostrange trade 0.289
e.s.Ostrange$$ 0.252
e.s.Ostrange,common 0.558
e.s.Ostrange,trade 0.333
e.s.Ostrange.colour 0.27
e.s.Ostrange.common 0.043
e.s.Ostrange.describes 0.33
e.s.Ostrange.neg 0.191
e.s.Ostrange=$ -0.297
e.s.Ostrangeqcolour 0.298
e.s.Osubj at -0.181
e.s.Osubj be -0.052
e.s.Osubj do -0.172
e.s.Osubj like -0.068
e.s.Osubj subj -0.127
e.s.Osubj will -0.114
e.s.Othing and -0.128
e.s.Othing art -0.138
e.s.Othing at -0.451
e.s.Othing colour -0.27
e.s.Othing common -0.377
e.s.Othing do -0.072
e.s.Othing kind -0.181
e.s.Othing logo -0.135
e.s.Othing strange -0.156
e.s.Othing thing -0.201
e.s.Othing trade -0.07
e.s.Othing$$ 0.047
e.s.Othing,common 0.322
e.s.Othing,neg -0.167
e.s.Othing.colour 0.117
e.s.Othing.describes -0.304
e.s.Othing.strange -0.089
e.s.Othing=$ -0.433
e.s.Otrade and -0.265
e.s.Otrade at -0.133
e.s.Otrade for -0.315
e.s.Otrade kind -0.252
e.s.Otrade ordinary -0.125
e.s.Otrade strange -0.06
e.s.Otrade thing -0.104
e.s.Otrade trade -0.31
e.s.Otrade$$ -0.407
e.s.Otrade,thing -0.323
e.s.Otrade.colour -0.376
e.s.Otrade.describes 0.141
e.s.Otrade.strange -0.116
e.s.Otrade.subj -0.201
e.s.Otrade.thing -0.118
e.s.Otrade~strange -0.092
e.s.Owish art -0.094
e.s.Owish do -0.31
e.s.Sand colour -0.162
e.s.Sand describes -0.102
e.s.Scolour and -0.269
e.s.Slook:colour -0.136
e.s.Strade kind -0.088
e.s.adv adv -0.125
e.s.adv and -0.269
e.s.adv art -0.219
e.s.adv be 0.148
e.s.adv common -0.279
e.s.adv describes -0.245
e.s.adv do -0.344
e.s.adv hi -0.185
e.s.adv kind -0.045
e.s.adv logo -0.066
e.s.adv neg -0.066
e.s.adv ordinary -0.164
e.s.adv poss -0.146
e.s.adv strange -0.309
e.s.adv subj -0.333
e.s.adv thing -0.416
e.s.adv trade -0.408
e.s.adv wish -0.191
e.s.adv$$ -0.124
e.s.adv,art 0.263
e.s.adv,common -0.176
e.s.adv,describes -0.065
e.s.adv,neg -0.145
e.s.adv,subj -0.106
e.s.adv,thing -0.152
e.s.adv.art -0.293
e.s.adv.colour 0.115
e.s.adv.describes -0.374
e.s.adv.do -0.24
e.s.adv.poss -0.092
e.s.adv:do -0.123
e.s.adv=$ -0.086
e.s.advX 0.095
e.s.advx -1.112
e.s.and adv -0.126
e.s.and art -0.19
e.s.and at 0.237
e.s.and be -0.215
e.s.and colour -0.44
e.s.and common -0.2
e.s.and describes -0.18
e.s.and do -0.482
e.s.and hex -0.057
e.s.and logo -0.053
e.s.and name -0.152
e.s.and neg -0.299
e.s.and ordinary -0.146
e.s.and poss -0.294
e.s.and strange -0.438
e.s.and subj -0.738
e.s.and thing -0.249
e.s.and trade -0.076
e.s.and will -0.267
e.s.and wish -0.378
e.s.andA -0.134
e.s.andI 0.217
e.s.andX 0.26
e.s.andx -1.069
e.s.art adv -0.221
e.s.art and -0.113
e.s.art colour -0.198
e.s.art common -0.433
e.s.art describes -0.291
e.s.art do -0.268
e.s.art field -0.207
e.s.art kind -0.299
e.s.art logo -0.414
e.s.art look -0.206
e.s.art name -0.266
e.s.art ordinary -0.234
e.s.art past -0.378
e.s.art poss -0.099
e.s.art say -0.128
e.s.art strange -0.416
e.s.art subj -0.06
e.s.art tagl -0.126
e.s.art thing -0.226
e.s.art trade -0.231
e.s.art where -0.096
e.s.artA -0.278
e.s.artX -0.753
e.s.art_kind -0.172
e.s.art_logo -0.119
e.s.art_name -0.114
e.s.art_ordinary -0.133
e.s.art_past -0.085
e.s.art_strange -0.129
e.s.artx -0.767
e.s.as art -0.054
e.s.as logo -0.081
e.s.asx -0.247
e.s.at adv -0.104
e.s.at art -0.312
e.s.at at -0.072
e.s.at be -0.22
e.s.at call -0.041
e.s.at colour -0.106
e.s.at common -0.108
e.s.at describes -0.335
e.s.at do -0.58
e.s.at field -0.081
e.s.at hi -0.077
e.s.at kind -0.096
e.s.at look -0.156
e.s.at name -0.069
e.s.at number -0.101
e.s.at ordinary -0.48
e.s.at past -0.198
e.s.at place -0.383
e.s.at poss -0.191
e.s.at proper -0.099
e.s.at strange -0.321
e.s.at subj -0.331
e.s.at thing -0.368
e.s.at trade -0.495
e.s.at where -0.06
e.s.at$$ -0.087
e.s.at-colour -0.092
e.s.at.art 0.069
e.s.at.subj 0.167
e.s.atA -0.35
e.s.atI -0.174
e.s.atX 0.071
e.s.at_ordinary -0.273
e.s.at_strange -0.159
e.s.atx -0.862
e.s.be adv -0.151
e.s.be and -0.263
e.s.be art -0.315
e.s.be at -0.08
e.s.be common -0.172
e.s.be describes -0.197
e.s.be do -0.265
e.s.be for -0.094
e.s.be hex -0.061
e.s.be number -0.085
e.s.be ordinary -0.22
e.s.be poss -0.166
e.s.be strange -0.222
e.s.be subj -0.397
e.s.be thing -0.149
e.s.be trade -0.338
e.s.beA 0.182
e.s.beX 0.245
e.s.beqstrange -0.05
e.s.beqtrade -0.116
e.s.bex -0.712
e.s.call art -0.11
e.s.call common -0.079
e.s.call strange -0.124
e.s.call subj -0.229
e.s.call trade -0.05
e.s.callX 0.273
e.s.callx -0.704
e.s.colour and -0.339
e.s.colour at -0.26
e.s.colour be -0.082
e.s.colour colour -0.723
e.s.colour common -0.371
e.s.colour describes -0.138
e.s.colour kind -0.173
e.s.colour like -0.092
e.s.colour logo -0.069
e.s.colour neg -0.138
e.s.colour ordinary -0.332
e.s.colour strange 0.322
e.s.colour subj -0.331
e.s.colour thing -0.262
e.s.colour trade 0.137
e.s.colour will 0.123
e.s.colour wish 0.14
e.s.colour$$ -0.613
e.s.colour&colour -0.192
e.s.colour&describes -0.153
e.s.colour&thing -0.058
e.s.colour,adv -0.266
e.s.colour,and -0.292
e.s.colour,art -0.273
e.s.colour,at 0.143
e.s.colour,be -0.044
e.s.colour,colour -0.703
e.s.colour,common -0.472
e.s.colour,describes -0.703
e.s.colour,logo -0.178
e.s.colour,look -0.078
e.s.colour,neg -0.256
e.s.colour,ordinary -0.246
e.s.colour,say -0.087
e.s.colour,strange 0.053
e.s.colour,subj 0.209
e.s.colour,thing -0.585
e.s.colour,trade -0.141
e.s.colour,wish 0.067
e.s.colour-colour -0.104
e.s.colour.adv 0.074
e.s.colour.be -0.21
e.s.colour.colour 0.188
e.s.colour.common -0.292
e.s.colour.describes -0.547
e.s.colour.do -0.233
e.s.colour.logo 0.243
e.s.colour.look 0.331
e.s.colour.neg -0.399
e.s.colour.ordinary -0.377
e.s.colour.poss 0.083
e.s.colour.proper -0.135
e.s.colour.strange 0.213
e.s.colour.subj 0.321
e.s.colour.tagl -0.171
e.s.colour.thing -0.315
e.s.colour.trade -0.296
e.s.colour.wish -0.106
e.s.colour/colour -0.26
e.s.colour;neg -0.056
e.s.colour=$ -0.816
e.s.colourX 0.228
e.s.colourqcolour 0.252
e.s.colourx -1.022
e.s.colour~neg -0.083
e.s.common adv -0.12
e.s.common and 0.146
e.s.common art -0.197
e.s.common at -0.3
e.s.common be 0.121
e.s.common call -0.184
e.s.common colour -0.336
e.s.common common -0.137
e.s.common describes -0.581
e.s.common do 0.156
e.s.common field -0.126
e.s.common for -0.369
e.s.common kind -0.381
e.s.common like -0.235
e.s.common look -0.171
e.s.common neg -0.22
e.s.common number -0.05
e.s.common ordinary -0.569
e.s.common place -0.08
e.s.common poss -0.09
e.s.common proper -0.264
e.s.common say -0.087
e.s.common strange -0.505
e.s.common subj -0.047
e.s.common thing -0.407
e.s.common trade -0.504
e.s.common wish -0.047
e.s.common$$ 0.099
e.s.common,adv -0.343
e.s.common,and -0.25
e.s.common,art -0.228
e.s.common,at -0.212
e.s.common,be -0.078
e.s.common,describes -0.146
e.s.common,do 0.12
e.s.common,for -0.151
e.s.common,logo -0.111
e.s.common,neg -0.231
e.s.common,ordinary -0.045
e.s.common,poss -0.149
e.s.common,strange -0.298
e.s.common,subj 0.08
e.s.common,thing 0.068
e.s.common,trade -0.425
e.s.common-common -0.055
e.s.common-thing -0.07
e.s.common.adv -0.047
e.s.common.art -0.205
e.s.common.be 0.223
e.s.common.common -0.079
e.s.common.describes 0.159
e.s.common.do -0.144
e.s.common.look 0.227
e.s.common.name -0.101
e.s.common.neg 0.219
e.s.common.ordinary 0.271
e.s.common.poss 0.125
e.s.common.strange 0.247
e.s.common.subj 0.305
e.s.common.thing 0.213
e.s.common.trade -0.089
e.s.common:colour -0.064
e.s.common:describes -0.094
e.s.common:do -0.073
e.s.common:neg -0.074
e.s.common:thing 0.148
e.s.common=$ 0.214
e.s.commonA 0.186
e.s.commonX 0.329
e.s.common_trade -0.071
e.s.commonnsubj 0.071
e.s.commonq$ -0.094
e.s.commonqcommon 0.224
e.s.commonqdescribes 0.078
e.s.commonqstrange -0.133
e.s.commonx -0.917
e.s.describes and -0.269
e.s.describes art -0.059
e.s.describes at -0.073
e.s.describes be -0.247
e.s.describes colour -0.701
e.s.describes common -0.183
e.s.describes describes -0.441
e.s.describes for -0.187
e.s.describes kind -0.286
e.s.describes logo -0.316
e.s.describes look -0.345
e.s.describes neg -0.237
e.s.describes ordinary -0.309
e.s.describes say -0.373
e.s.describes strange -0.385
e.s.describes subj -0.13
e.s.describes thing -0.441
e.s.describes trade -0.114
e.s.describes where -0.049
e.s.describes wish -0.102
e.s.describes$$ -0.543
e.s.describes&colour -0.107
e.s.describes&ordinary -0.114
e.s.describes,adv -0.093
e.s.describes,and -0.078
e.s.describes,art -0.133
e.s.describes,be -0.135
e.s.describes,colour -0.49
e.s.describes,common 0.109
e.s.describes,describes -0.482
e.s.describes,do 0.297
e.s.describes,like -0.178
e.s.describes,look -0.126
e.s.describes,name -0.13
e.s.describes,neg -0.295
e.s.describes,ordinary -0.232
e.s.describes,poss -0.094
e.s.describes,strange 0.122
e.s.describes,subj 0.209
e.s.describes,thing -0.334
e.s.describes,trade -0.22
e.s.describes.art -0.229
e.s.describes.colour 0.149
e.s.describes.common -0.154
e.s.describes.describes -0.276
e.s.describes.do 0.187
e.s.describes.kind -0.213
e.s.describes.logo 0.126
e.s.describes.look -0.124
e.s.describes.name -0.187
e.s.describes.neg -0.307
e.s.describes.ordinary 0.227
e.s.describes.poss -0.292
e.s.describes.strange 0.102
e.s.describes.subj 0.492
e.s.describes.thing -0.348
e.s.describes.wish -0.097
e.s.describes/neg -0.053
e.s.describes:strange -0.232
e.s.describes;colour -0.17
e.s.describesd -0.272
e.s.describesncommon -0.106
e.s.describesnthing 0.055
e.s.describesqcolour 0.25
e.s.describesqstrange -0.11
e.s.describesx -0.936
e.s.do adv -0.289
e.s.do and -0.061
e.s.do art -0.062
e.s.do at -0.233
e.s.do be -0.059
e.s.do colour -0.109
e.s.do common -0.083
e.s.do describes -0.265
e.s.do do -0.467
e.s.do field -0.265
e.s.do kind -0.133
e.s.do logo -0.223
e.s.do name -0.307
e.s.do neg -0.275
e.s.do number -0.282
e.s.do ordinary -0.285
e.s.do place -0.277
e.s.do strange -0.368
e.s.do subj -0.359
e.s.do thing -0.517
e.s.do trade -0.639
e.s.do$$ -0.114
e.s.do,neg -0.068
e.s.do.art -0.232
e.s.do.colour 0.091
e.s.do:common -0.055
e.s.do:strange -0.048
e.s.do:trade -0.101
e.s.do=$ -0.089
e.s.doA 0.18
e.s.doI -0.63
e.s.doX 0.278
e.s.dox -0.815
e.s.field and 0.206
e.s.field art -0.073
e.s.field at -0.064
e.s.field common -0.049
e.s.field ordinary -0.139
e.s.field subj -0.121
e.s.field thing -0.081
e.s.field trade -0.301
e.s.field,and -0.15
e.s.field:ordinary -0.092
e.s.field:strange -0.208
e.s.field:trade -0.462
e.s.fieldX -0.162
e.s.fieldx -0.498
e.s.for adv -0.11
e.s.for and 0.373
e.s.for art -0.255
e.s.for common -0.321
e.s.for do -0.414
e.s.for ordinary -0.255
e.s.for poss -0.296
e.s.for strange -0.242
e.s.for subj -0.16
e.s.for thing -0.28
e.s.for trade -0.22
e.s.forX -0.119
e.s.ford 0.3
e.s.forx -0.753
e.s.hex=$ -0.148
e.s.hexx -0.48
e.s.hi and -0.26
e.s.hi at -0.057
e.s.hi hi -0.123
e.s.hi ordinary -0.132
e.s.hi subj -0.114
e.s.hi!be -0.063
e.s.hi!do -0.09
e.s.hi!wish -0.072
e.s.hi,art -0.269
e.s.hi,be -0.186
e.s.hi,describes -0.201
e.s.hi,do -0.333
e.s.hi,ordinary -0.293
e.s.hi,poss -0.179
e.s.hi,strange -0.304
e.s.hi,subj 0.04
e.s.hiX -0.165
e.s.hinposs -0.077
e.s.hinstrange -0.1
e.s.hinsubj -0.081
e.s.hix -0.745
e.s.kind adv 0.169
e.s.kind and 0.127
e.s.kind at -0.287
e.s.kind call -0.106
e.s.kind common -0.346
e.s.kind describes -0.057
e.s.kind do 0.07
e.s.kind for -0.403
e.s.kind logo -0.105
e.s.kind look -0.047
e.s.kind name -0.281
e.s.kind neg -0.099
e.s.kind number -0.103
e.s.kind ordinary -0.111
e.s.kind past -0.084
e.s.kind strange -0.223
e.s.kind subj -0.137
e.s.kind thing -0.207
e.s.kind trade -0.119
e.s.kind where -0.061
e.s.kind will -0.042
e.s.kind wish -0.323
e.s.kind$$ 0.206
e.s.kind,and -0.066
e.s.kind,colour 0.059
e.s.kind,common 0.113
e.s.kind,describes -0.156
e.s.kind,do -0.188
e.s.kind,name -0.174
e.s.kind,neg -0.112
e.s.kind,number -0.077
e.s.kind,ordinary -0.142
e.s.kind,strange -0.4
e.s.kind,subj 0.112
e.s.kind,thing -0.181
e.s.kind,trade -0.306
e.s.kind,wish -0.112
e.s.kind.art -0.078
e.s.kind.colour -0.356
e.s.kind.common 0.145
e.s.kind.describes 0.105
e.s.kind.name -0.045
e.s.kind.neg -0.121
e.s.kind.ordinary 0.085
e.s.kind.strange -0.115
e.s.kind.subj 0.048
e.s.kind.thing -0.291
e.s.kind:common -0.105
e.s.kind:describes -0.165
e.s.kind:kind -0.042
e.s.kind:ordinary -0.207
e.s.kind:strange -0.306
e.s.kind:thing 0.062
e.s.kind:trade -0.087
e.s.kind=$ -0.091
e.s.kindA 0.17
e.s.kindX 0.335
e.s.kindqstrange -0.053
e.s.kindx -0.625
e.s.ladv strange -0.124
e.s.ladv thing -0.284
e.s.ladv trade -0.093
e.s.land colour -0.148
e.s.land do -0.193
e.s.land subj -0.469
e.s.land thing -0.07
e.s.lart logo -0.241
e.s.lart strange -0.084
e.s.lat colour -0.042
e.s.lat describes -0.138
e.s.lat do -0.345
e.s.lat ordinary -0.289
e.s.lat place -0.081
e.s.lat strange -0.194
e.s.lat thing -0.146
e.s.lat trade -0.253
e.s.lbe do -0.248
e.s.lcolour and -0.256
e.s.lcolour colour -0.464
e.s.lcolour$$ -0.362
e.s.lcolour&colour -0.094
e.s.lcolour,colour -0.224
e.s.lcolour,describes -0.414
e.s.lcolour,neg -0.237
e.s.lcolour.describes -0.312
e.s.lcommon and -0.391
e.s.lcommon at -0.259
e.s.lcommon colour -0.154
e.s.lcommon common -0.044
e.s.lcommon describes -0.099
e.s.lcommon for -0.135
e.s.lcommon ordinary -0.148
e.s.lcommon proper -0.227
e.s.lcommon subj -0.371
e.s.lcommon thing -0.099
e.s.lcommon$$ -0.191
e.s.ldescribes colour -0.468
e.s.ldescribes describes -0.185
e.s.ldescribes logo -0.293
e.s.ldescribes look -0.173
e.s.ldescribes neg -0.089
e.s.ldescribes thing -0.21
e.s.ldescribes trade -0.199
e.s.ldescribes$$ -0.428
e.s.ldescribes,colour -0.153
e.s.ldescribes,common -0.095
e.s.ldescribes,describes -0.112
e.s.ldescribes,neg -0.062
e.s.ldescribes,ordinary -0.073
e.s.ldescribes,thing -0.222
e.s.ldo do -0.209
e.s.ldo kind -0.045
e.s.ldo logo -0.155
e.s.ldo name -0.202
e.s.ldo ordinary -0.045
e.s.ldo thing -0.32
e.s.ldo trade -0.431
e.s.lfor art -0.1
e.s.lfor do -0.279
e.s.lfor poss -0.197
e.s.lfor strange -0.041
e.s.lfor trade -0.102
e.s.like art -0.157
e.s.like at -0.118
e.s.like common -0.072
e.s.like describes -0.078
e.s.like do -0.564
e.s.like neg -0.097
e.s.like ordinary -0.09
e.s.like poss -0.059
e.s.like subj -0.075
e.s.like$$ -0.427
e.s.likeX -0.194
e.s.likex -0.849
e.s.lkind at -0.137
e.s.lkind be -0.153
e.s.lkind common -0.097
e.s.lkind logo -0.457
e.s.lkind strange -0.078
e.s.lkind subj -0.057
e.s.llogo adv -0.075
e.s.llogo at -0.22
e.s.llogo for -0.296
e.s.llook$$ -0.331
e.s.lneg colour -0.162
e.s.lneg name -0.057
e.s.lneg say -0.155
e.s.lneg thing -0.157
e.s.logo adv -0.154
e.s.logo at -0.39
e.s.logo be -0.236
e.s.logo for -0.479
e.s.logo like -0.07
e.s.logo look -0.082
e.s.logo neg -0.059
e.s.logo ordinary -0.079
e.s.logo past -0.043
e.s.logo proper -0.052
e.s.logo subj -0.076
e.s.logo thing -0.096
e.s.logo where -0.162
e.s.logo will -0.186
e.s.logo wish -0.218
e.s.logo$$ -0.379
e.s.logo,at -0.101
e.s.logo,colour -0.21
e.s.logo,common -0.394
e.s.logo,describes -0.252
e.s.logo,do -0.043
e.s.logo,name -0.047
e.s.logo,neg -0.171
e.s.logo,strange -0.159
e.s.logo,subj -0.242
e.s.logo,thing -0.27
e.s.logo,wish -0.091
e.s.logo.colour -0.399
e.s.logo.describes -0.405
e.s.logo.look -0.128
e.s.logo.name -0.16
e.s.logo.neg -0.311
e.s.logo.ordinary -0.131
e.s.logo.thing -0.095
e.s.logo.wish -0.052
e.s.logo:art -0.077
e.s.logo:do -0.137
e.s.logo:strange -0.096
e.s.logo=$ -0.053
e.s.logoA -0.265
e.s.logoX -0.61
e.s.logonlook -0.089
e.s.logox -0.916
e.s.look at -0.233
e.s.look be -0.104
e.s.look colour -0.232
e.s.look describes -0.155
e.s.look do -0.076
e.s.look strange -0.066
e.s.look will -0.051
e.s.look$$ -0.188
e.s.look,colour -0.129
e.s.look,common -0.134
e.s.look,describes -0.13
e.s.look,thing -0.111
e.s.look.colour -0.19
e.s.look.describes -0.075
e.s.look.neg -0.19
e.s.look.poss -0.086
e.s.look.subj -0.062
e.s.look:colour -0.632
e.s.look:describes -0.211
e.s.look:logo -0.129
e.s.look:thing -0.362
e.s.look:trade -0.083
e.s.look=$ -0.183
e.s.lookX -0.563
e.s.lookx -0.429
e.s.look~colour -0.37
e.s.lordinary at -0.222
e.s.lordinary common -0.08
e.s.lordinary do -0.17
e.s.lordinary neg -0.239
e.s.lordinary ordinary -0.184
e.s.lordinary strange -0.11
e.s.lordinary subj 0.079
e.s.lordinary$$ -0.329
e.s.lordinary,colour 0.103
e.s.lordinary.colour 0.243
e.s.lordinary.describes -0.34
e.s.lposs call -0.079
e.s.lposs for -0.262
e.s.lposs trade -0.171
e.s.lstrange and -0.07
e.s.lstrange colour 0.321
e.s.lstrange common -0.288
e.s.lstrange ordinary -0.457
e.s.lstrange strange -0.474
e.s.lstrange$$ -0.065
e.s.lstrange&strange -0.174
e.s.lstrange,colour 0.317
e.s.lstrange,common 0.321
e.s.lstrange,describes 0.332
e.s.lstrange,trade 0.448
e.s.lstrange.colour 0.106
e.s.lstrange.common 0.564
e.s.lstrange.describes 0.416
e.s.lsubj art -0.272
e.s.lsubj at -0.502
e.s.lsubj be -0.21
e.s.lsubj do -0.316
e.s.lsubj strange -0.077
e.s.lsubj thing -0.181
e.s.lsubj trade -0.055
e.s.lsubj wish -0.388
e.s.lsubj$$ -0.24
e.s.lthing and 0.095
e.s.lthing at -0.652
e.s.lthing colour -0.713
e.s.lthing kind -0.304
e.s.lthing ordinary -0.314
e.s.lthing strange -0.297
e.s.lthing subj -0.434
e.s.lthing trade -0.575
e.s.lthing$$ -0.235
e.s.lthing,describes -0.221
e.s.lthing,neg -0.242
e.s.lthing.describes 0.165
e.s.ltrade at -0.503
e.s.ltrade be -0.288
e.s.ltrade call -0.072
e.s.ltrade common -0.386
e.s.ltrade kind -0.159
e.s.ltrade strange -0.17
e.s.ltrade subj 0.077
e.s.ltrade thing -0.354
e.s.ltrade trade -0.496
e.s.ltrade,colour -0.108
e.s.ltrade,strange -0.179
e.s.ltrade.colour 0.116
e.s.ltrade.describes 0.276
e.s.lwish common -0.099
e.s.lwish do -0.271
e.s.lwish logo -0.076
e.s.name adv -0.12
e.s.name art -0.066
e.s.name at -0.105
e.s.name be -0.223
e.s.name common -0.079
e.s.name do -0.041
e.s.name ordinary -0.167
e.s.name past -0.069
e.s.name say -0.247
e.s.name strange -0.135
e.s.name subj -0.043
e.s.name where -0.144
e.s.name$$ -0.056
e.s.name,adv -0.092
e.s.name,at -0.117
e.s.name,ordinary -0.303
e.s.name,strange -0.057
e.s.name.art -0.067
e.s.name.colour -0.318
e.s.name.common 0.04
e.s.name.describes -0.178
e.s.name.subj -0.053
e.s.name:art -0.08
e.s.name:at -0.263
e.s.name:common -0.201
e.s.name:ordinary -0.169
e.s.name:strange -0.249
e.s.name=$ -0.101
e.s.nameA -0.043
e.s.nameX -0.472
e.s.namex -0.788
e.s.neg and -0.167
e.s.neg art -0.075
e.s.neg at -0.139
e.s.neg colour -0.225
e.s.neg common -0.423
e.s.neg describes -0.159
e.s.neg do -0.564
e.s.neg for -0.07
e.s.neg like -0.067
e.s.neg name -0.128
e.s.neg ordinary -0.132
e.s.neg poss 0.27
e.s.neg say -0.238
e.s.neg strange -0.344
e.s.neg thing -0.421
e.s.neg trade -0.133
e.s.neg wish -0.313
e.s.neg$$ -0.25
e.s.neg,common -0.217
e.s.neg,describes -0.078
e.s.neg,neg -0.109
e.s.neg,ordinary -0.209
e.s.neg,subj -0.13
e.s.neg.neg -0.156
e.s.neg:ordinary -0.163
e.s.neg:thing -0.042
e.s.neg=$ -0.114
e.s.negX -0.294
e.s.neganumber -0.15
e.s.negx -0.512
e.s.number and 0.082
e.s.number at 0.227
e.s.number common 0.169
e.s.number ordinary -0.229
e.s.number strange -0.292
e.s.number subj -0.088
e.s.number thing -0.601
e.s.number trade -0.276
e.s.number$$ 0.31
e.s.number,and 0.288
e.s.number,common 0.094
e.s.number,describes 0.211
e.s.number,strange -0.158
e.s.number,trade 0.319
e.s.number-number -0.162
e.s.number.art -0.134
e.s.number.colour 0.247
e.s.number.common -0.17
e.s.number.describes 0.121
e.s.number.poss 0.193
e.s.number.subj -0.307
e.s.number/number -0.35
e.s.number=$ 0.134
e.s.numberd 0.188
e.s.numberq$ -0.183
e.s.ordinary adv -0.222
e.s.ordinary art -0.368
e.s.ordinary at -0.232
e.s.ordinary be -0.449
e.s.ordinary call -0.137
e.s.ordinary colour -0.532
e.s.ordinary common -0.095
e.s.ordinary describes -0.051
e.s.ordinary do 0.18
e.s.ordinary field -0.042
e.s.ordinary for 0.096
e.s.ordinary hi -0.161
e.s.ordinary like -0.089
e.s.ordinary logo -0.353
e.s.ordinary look -0.092
e.s.ordinary neg -0.436
e.s.ordinary number -0.364
e.s.ordinary ordinary -0.389
e.s.ordinary past -0.105
e.s.ordinary poss -0.12
e.s.ordinary say -0.209
e.s.ordinary strange -0.814
e.s.ordinary subj -0.191
e.s.ordinary thing 0.133
e.s.ordinary trade -0.682
e.s.ordinary where 0.192
e.s.ordinary will -0.127
e.s.ordinary wish 0.133
e.s.ordinary$$ 0.172
e.s.ordinary&describes -0.099
e.s.ordinary&ordinary -0.22
e.s.ordinary&strange -0.104
e.s.ordinary&thing -0.282
e.s.ordinary,adv -0.448
e.s.ordinary,and -0.149
e.s.ordinary,art -0.052
e.s.ordinary,at 0.086
e.s.ordinary,colour 0.136
e.s.ordinary,common -0.4
e.s.ordinary,describes 0.236
e.s.ordinary,look 0.258
e.s.ordinary,name -0.223
e.s.ordinary,neg -0.202
e.s.ordinary,ordinary -0.248
e.s.ordinary,place 0.289
e.s.ordinary,poss -0.136
e.s.ordinary,strange 0.286
e.s.ordinary,subj -0.504
e.s.ordinary,thing 0.176
e.s.ordinary,trade 0.183
e.s.ordinary,wish 0.257
e.s.ordinary-common -0.125
e.s.ordinary-ordinary -0.207
e.s.ordinary-strange -0.16
e.s.ordinary.adv -0.074
e.s.ordinary.be -0.259
e.s.ordinary.common 0.209
e.s.ordinary.describes 0.094
e.s.ordinary.do 0.151
e.s.ordinary.for -0.076
e.s.ordinary.kind 0.203
e.s.ordinary.name -0.201
e.s.ordinary.neg 0.052
e.s.ordinary.ordinary -0.224
e.s.ordinary.poss 0.277
e.s.ordinary.strange -0.159
e.s.ordinary.subj -0.412
e.s.ordinary.tagl 0.199
e.s.ordinary.thing -0.161
e.s.ordinary.trade 0.32
e.s.ordinary.wish -0.18
e.s.ordinary:logo -0.277
e.s.ordinary:ordinary -0.045
e.s.ordinary:strange 0.243
e.s.ordinary:thing -0.052
e.s.ordinary:trade -0.415
e.s.ordinary=$ 0.135
e.s.ordinaryA 0.452
e.s.ordinaryX 0.059
e.s.ordinaryncommon -0.123
e.s.ordinarynhi -0.072
e.s.ordinarynlook -0.195
e.s.ordinarynstrange 0.246
e.s.ordinarynsubj 0.277
e.s.ordinaryq$ -0.185
e.s.ordinaryqand -0.143
e.s.ordinaryqcolour 0.235
e.s.ordinaryqcommon 0.15
e.s.ordinaryqdescribes 0.328
e.s.ordinaryqstrange 0.109
e.s.ordinaryqtrade 0.174
e.s.ordinaryx -0.381
e.s.past art -0.191
e.s.past at -0.152
e.s.past describes -0.08
e.s.past for -0.079
e.s.past kind -0.04
e.s.past logo -0.081
e.s.past ordinary -0.204
e.s.past strange -0.07
e.s.past subj -0.082
e.s.past thing -0.075
e.s.past trade -0.066
e.s.pastX 0.199
e.s.pastx -0.544
e.s.place and -0.163
e.s.place place -0.102
e.s.place thing -0.207
e.s.place$$ -0.358
e.s.place,art -0.047
e.s.place,colour -0.309
e.s.place,common -0.224
e.s.place,ordinary -0.249
e.s.place,strange -0.35
e.s.place,subj -0.147
e.s.place,trade -0.203
e.s.place.art -0.237
e.s.place.colour -0.651
e.s.place.describes -0.139
e.s.place.ordinary -0.07
e.s.place.poss -0.188
e.s.place.strange 0.235
e.s.place.subj -0.163
e.s.place.thing -0.294
e.s.place=$ -0.275
e.s.placeX -0.925
e.s.placex -0.368
e.s.poss adv -0.064
e.s.poss art -0.053
e.s.poss at -0.277
e.s.poss call -0.202
e.s.poss colour -0.045
e.s.poss common -0.226
e.s.poss describes -0.102
e.s.poss do -0.247
e.s.poss for -0.28
e.s.poss kind -0.139
e.s.poss logo -0.055
e.s.poss ordinary -0.164
e.s.poss strange -0.181
e.s.poss subj -0.066
e.s.poss tagl -0.297
e.s.poss thing -0.095
e.s.poss trade -0.29
e.s.poss wish -0.224
e.s.possX -0.137
e.s.possx -0.721
e.s.proper at -0.368
e.s.proper for -0.157
e.s.proper kind -0.101
e.s.proper ordinary -0.184
e.s.proper proper -0.19
e.s.proper strange -0.076
e.s.proper subj -0.065
e.s.proper thing -0.204
e.s.proper trade -0.287
e.s.proper$$ -0.081
e.s.proper.art -0.197
e.s.proper.colour 0.12
e.s.proper.describes -0.369
e.s.proper=$ -0.058
e.s.properA 0.173
e.s.properX -0.6
e.s.properastrange -0.288
e.s.properathing 0.189
e.s.properc 0.39
e.s.properx -0.157
e.s.say adv -0.048
e.s.say at -0.274
e.s.say ordinary -0.225
e.s.say subj -0.205
e.s.say thing -0.087
e.s.say$$ -0.131
e.s.say,at -0.138
e.s.say,colour -0.23
e.s.say,common 0.198
e.s.say,describes -0.051
e.s.say,neg -0.22
e.s.say,thing -0.06
e.s.say:describes -0.224
e.s.say=$ -0.166
e.s.sayX -0.203
e.s.sayx -0.755
e.s.strange adv -0.211
e.s.strange and -0.448
e.s.strange art -0.58
e.s.strange as -0.375
e.s.strange be 0.422
e.s.strange call 0.108
e.s.strange common -0.198
e.s.strange describes -0.215
e.s.strange do 0.233
e.s.strange field -0.23
e.s.strange for -0.106
e.s.strange kind -0.308
e.s.strange like -0.408
e.s.strange logo -0.271
e.s.strange look 0.042
e.s.strange neg -0.233
e.s.strange number -0.42
e.s.strange ordinary -0.283
e.s.strange past -0.086
e.s.strange proper -0.328
e.s.strange say 0.173
e.s.strange strange -0.363
e.s.strange subj -0.138
e.s.strange thing -0.068
e.s.strange trade 0.114
e.s.strange where -0.506
e.s.strange will 0.062
e.s.strange wish 0.181
e.s.strange$$ -0.23
e.s.strange&be -0.206
e.s.strange&colour -0.357
e.s.strange&describes -0.252
e.s.strange&ordinary -0.346
e.s.strange&strange -0.457
e.s.strange&thing -0.38
e.s.strange&trade -0.16
e.s.strange(common 0.525
e.s.strange(thing -0.121
e.s.strange(trade 0.119
e.s.strange)wish -0.264
e.s.strange,adv 0.306
e.s.strange,art -0.133
e.s.strange,at 0.099
e.s.strange,be 0.243
e.s.strange,call -0.16
e.s.strange,colour 0.256
e.s.strange,common 0.099
e.s.strange,describes 0.261
e.s.strange,do 0.321
e.s.strange,for -0.305
e.s.strange,kind 0.125
e.s.strange,look 0.157
e.s.strange,name -0.328
e.s.strange,neg -0.072
e.s.strange,number 0.28
e.s.strange,ordinary 0.464
e.s.strange,poss 0.414
e.s.strange,subj -0.147
e.s.strange,tagl 0.294
e.s.strange,thing 0.067
e.s.strange,trade 0.548
e.s.strange,will 0.485
e.s.strange-like -0.239
e.s.strange-strange -0.35
e.s.strange-trade -0.208
e.s.strange.adv 0.456
e.s.strange.and -0.231
e.s.strange.art 0.147
e.s.strange.at -0.263
e.s.strange.be 0.156
e.s.strange.colour -0.049
e.s.strange.common 0.053
e.s.strange.describes 0.312
e.s.strange.do -0.264
e.s.strange.field -0.289
e.s.strange.for 0.129
e.s.strange.hi -0.22
e.s.strange.kind -0.306
e.s.strange.look 0.161
e.s.strange.name -0.067
e.s.strange.neg 0.196
e.s.strange.ordinary 0.243
e.s.strange.strange -0.075
e.s.strange.subj 0.079
e.s.strange.tagl 0.266
e.s.strange.thing 0.323
e.s.strange.trade 0.1
e.s.strange.will 0.26
e.s.strange/do -0.282
e.s.strange:art -0.12
e.s.strange:common 0.303
e.s.strange:describes -0.21
e.s.strange:kind 0.095
e.s.strange:logo 0.143
e.s.strange:strange 0.161
e.s.strange:trade 0.314
e.s.strange;art -0.068
e.s.strange;colour 0.232
e.s.strange;describes 0.159
e.s.strange;ordinary -0.181
e.s.strange=$ -0.15
e.s.strange?neg -0.327
e.s.strangeA -0.138
e.s.strangeI 0.244
e.s.strangeX 0.275
e.s.strange_be -0.254
e.s.strangeastrange -0.32
e.s.strangec 0.484
e.s.stranged -0.354
e.s.strangenart -0.298
e.s.strangenfield 0.736
e.s.strangenlook -0.248
e.s.strangenordinary -0.074
e.s.strangenstrange 0.128
e.s.strangensubj 0.37
e.s.strangentagl -0.267
e.s.strangeqadv 0.124
e.s.strangeqand 0.115
e.s.strangeqart 0.054
e.s.strangeqat 0.414
e.s.strangeqcommon 0.311
e.s.strangeqdescribes 0.351
e.s.strangeqdo 0.124
e.s.strangeqlogo 0.2
e.s.strangeqlook 0.173
e.s.strangeqstrange 0.125
e.s.strangeqsubj 0.316
e.s.strangeqthing 0.191
e.s.strangeqtrade 0.388
e.s.strangeu 0.519
e.s.strangex -0.15
e.s.strange~colour 0.232
e.s.strange~trade 0.473
e.s.subj adv -0.106
e.s.subj art -0.345
e.s.subj at -0.244
e.s.subj be -0.568
e.s.subj call -0.086
e.s.subj colour 0.119
e.s.subj common -0.742
e.s.subj describes -0.065
e.s.subj do -0.65
e.s.subj like -0.222
e.s.subj name -0.116
e.s.subj neg -0.209
e.s.subj ordinary -0.427
e.s.subj past -0.107
e.s.subj poss -0.283
e.s.subj say -0.14
e.s.subj strange -0.394
e.s.subj subj -0.334
e.s.subj tagl -0.054
e.s.subj thing -0.072
e.s.subj trade -0.124
e.s.subj where -0.045
e.s.subj will -0.414
e.s.subj wish -0.562
e.s.subj$$ -0.258
e.s.subj,adv -0.384
e.s.subj,strange -0.043
e.s.subj,subj -0.084
e.s.subj,thing 0.417
e.s.subj.colour -0.08
e.s.subj.common 0.218
e.s.subj.do -0.221
e.s.subj.poss -0.409
e.s.subj.strange -0.107
e.s.subj.subj 0.184
e.s.subj.thing 0.211
e.s.subj:do -0.059
e.s.subj:trade -0.104
e.s.subj=$ -0.145
e.s.subjA 0.218
e.s.subjI -0.553
e.s.subjX 0.099
e.s.subjqcolour -0.122
e.s.subjx -0.856
e.s.tagl be -0.175
e.s.tagl where -0.097
e.s.tagl:strange -0.126
e.s.tagl:subj -0.111
e.s.taglX -0.355
e.s.taglqat -0.117
e.s.taglqcommon -0.047
e.s.taglqdescribes -0.044
e.s.taglqneg -0.114
e.s.taglqordinary -0.174
e.s.taglqstrange -0.244
e.s.taglqsubj -0.157
e.s.taglqthing -0.09
e.s.taglx -0.477
e.s.thing adv -0.191
e.s.thing and -0.254
e.s.thing art -0.372
e.s.thing at -0.397
e.s.thing be 0.114
e.s.thing colour -0.781
e.s.thing common -0.539
e.s.thing describes 0.189
e.s.thing do -0.062
e.s.thing field -0.268
e.s.thing for -0.506
e.s.thing kind -0.547
e.s.thing like -0.079
e.s.thing logo -0.149
e.s.thing look -0.176
e.s.thing name -0.161
e.s.thing neg -0.283
e.s.thing number -0.213
e.s.thing ordinary -0.451
e.s.thing past -0.112
e.s.thing poss -0.396
e.s.thing proper -0.12
e.s.thing say -0.236
e.s.thing strange -0.168
e.s.thing subj -0.103
e.s.thing thing -0.318
e.s.thing trade -0.552
e.s.thing will -0.116
e.s.thing wish 0.237
e.s.thing$$ -0.2
e.s.thing&at -0.244
e.s.thing&strange -0.198
e.s.thing&thing -0.259
e.s.thing(common -0.213
e.s.thing(strange 0.081
e.s.thing,adv 0.19
e.s.thing,and -0.224
e.s.thing,art 0.237
e.s.thing,at 0.237
e.s.thing,be 0.152
e.s.thing,call -0.148
e.s.thing,colour -0.442
e.s.thing,common -0.252
e.s.thing,describes -0.065
e.s.thing,do -0.189
e.s.thing,for -0.111
e.s.thing,name -0.082
e.s.thing,neg -0.264
e.s.thing,number -0.144
e.s.thing,ordinary -0.376
e.s.thing,poss 0.278
e.s.thing,strange 0.049
e.s.thing,subj 0.237
e.s.thing,trade 0.367
e.s.thing,wish -0.057
e.s.thing-at -0.171
e.s.thing-common -0.249
e.s.thing-ordinary -0.133
e.s.thing-strange -0.204
e.s.thing.adv -0.391
e.s.thing.at 0.218
e.s.thing.colour 0.234
e.s.thing.common 0.137
e.s.thing.do 0.394
e.s.thing.logo 0.407
e.s.thing.look 0.115
e.s.thing.name -0.046
e.s.thing.neg -0.452
e.s.thing.ordinary -0.321
e.s.thing.poss 0.217
e.s.thing.strange 0.187
e.s.thing.subj 0.148
e.s.thing.thing 0.204
e.s.thing.will -0.241
e.s.thing.wish 0.104
e.s.thing:common -0.07
e.s.thing:thing 0.268
e.s.thing;colour 0.073
e.s.thing;describes 0.1
e.s.thing;subj -0.116
e.s.thing?$ -0.084
e.s.thing?describes 0.099
e.s.thing?neg -0.157
e.s.thingA 0.271
e.s.thingX 0.314
e.s.thingnfield 0.231
e.s.thingnlook -0.155
e.s.thingnstrange 0.206
e.s.thingnsubj 0.259
e.s.thingq$ 0.105
e.s.thingqat 0.301
e.s.thingqcolour 0.15
e.s.thingqcommon -0.122
e.s.thingqdescribes 0.188
e.s.thingqordinary 0.067
e.s.thingqstrange -0.05
e.s.thingqthing 0.197
e.s.thingqtrade 0.178
e.s.thingx -0.553
e.s.thing~colour 0.168
e.s.trade adv -0.239
e.s.trade and -0.495
e.s.trade art -0.169
e.s.trade at 0.212
e.s.trade be 0.398
e.s.trade call -0.102
e.s.trade common -0.114
e.s.trade describes -0.402
e.s.trade do 0.445
e.s.trade field -0.156
e.s.trade for -0.456
e.s.trade kind -0.651
e.s.trade neg 0.06
e.s.trade number 0.159
e.s.trade past 0.21
e.s.trade poss -0.164
e.s.trade proper -0.284
e.s.trade strange -0.124
e.s.trade thing -0.546
e.s.trade trade -0.993
e.s.trade where -0.395
e.s.trade will -0.102
e.s.trade wish 0.27
e.s.trade$$ 0.077
e.s.trade&describes -0.159
e.s.trade&thing -0.303
e.s.trade&trade -0.25
e.s.trade(common 0.201
e.s.trade(strange 0.124
e.s.trade(subj -0.05
e.s.trade,adv -0.048
e.s.trade,and -0.343
e.s.trade,art 0.301
e.s.trade,at -0.425
e.s.trade,be 0.221
e.s.trade,colour -0.168
e.s.trade,describes -0.347
e.s.trade,do 0.285
e.s.trade,kind -0.22
e.s.trade,name -0.31
e.s.trade,neg 0.041
e.s.trade,number -0.147
e.s.trade,ordinary -0.309
e.s.trade,place 0.37
e.s.trade,poss 0.133
e.s.trade,strange -0.204
e.s.trade,subj -0.418
e.s.trade,trade 0.227
e.s.trade,wish -0.243
e.s.trade.adv -0.364
e.s.trade.art 0.119
e.s.trade.at -0.283
e.s.trade.be 0.26
e.s.trade.colour 0.162
e.s.trade.common -0.064
e.s.trade.describes 0.301
e.s.trade.do 0.276
e.s.trade.logo 0.26
e.s.trade.look 0.152
e.s.trade.name -0.076
e.s.trade.neg -0.089
e.s.trade.ordinary 0.05
e.s.trade.poss 0.118
e.s.trade.strange -0.299
e.s.trade.subj 0.14
e.s.trade.tagl -0.127
e.s.trade.thing 0.077
e.s.trade.trade 0.437
e.s.trade:describes 0.112
e.s.trade:strange 0.236
e.s.trade:thing 0.295
e.s.trade;ordinary 0.204
e.s.trade=$ 0.082
e.s.trade?art 0.271
e.s.tradeA 0.206
e.s.tradeX 0.751
e.s.tradec -0.132
e.s.tradencommon -0.085
e.s.tradenfield 0.254
e.s.tradenlike -0.094
e.s.tradenlook -0.253
e.s.tradenthing 0.067
e.s.tradeq$ 0.201
e.s.tradeqat -0.121
e.s.tradeqcolour 0.155
e.s.tradeqcommon 0.185
e.s.tradeqdescribes 0.149
e.s.tradeqordinary 0.045
e.s.tradeqstrange -0.112
e.s.tradeqthing 0.103
e.s.tradeqtrade 0.168
e.s.tradex -0.714
e.s.trade~colour -0.069
e.s.trade~strange -0.092
e.s.where and -0.106
e.s.where art -0.128
e.s.where at -0.411
e.s.where common -0.115
e.s.where do -0.254
e.s.where for -0.159
e.s.where ordinary -0.056
e.s.where subj -0.211
e.s.where thing -0.104
e.s.where$$ 0.175
e.s.where,art -0.155
e.s.where,common 0.088
e.s.where,name -0.151
e.s.where.art 0.091
e.s.where.colour 0.124
e.s.where.subj -0.111
e.s.where=$ -0.082
e.s.whereX 0.067
e.s.wherex -0.172
e.s.will adv -0.083
e.s.will art -0.047
e.s.will at -0.397
e.s.will be -0.292
e.s.will common -0.111
e.s.will do -0.098
e.s.will like -0.073
e.s.will ordinary -0.089
e.s.will say -0.214
e.s.will strange -0.106
e.s.will subj -0.352
e.s.willx -0.669
e.s.wish art -0.319
e.s.wish at -0.089
e.s.wish be -0.117
e.s.wish colour -0.102
e.s.wish common -0.192
e.s.wish describes -0.049
e.s.wish do -0.59
e.s.wish for -0.219
e.s.wish logo -0.081
e.s.wish neg -0.096
e.s.wish ordinary -0.19
e.s.wish poss -0.071
e.s.wish strange -0.088
e.s.wish subj -0.523
e.s.wish$$ -0.295
e.s.wish,colour -0.151
e.s.wish,describes -0.125
e.s.wish,neg -0.168
e.s.wish.thing 0.16
e.s.wish:describes -0.202
e.s.wish=$ -0.184
e.s.wishX -0.167
e.s.wishx -0.94
e.w. AC -1.123
e.w. AD -0.179
e.w. AS -0.452
e.w. IC -0.129
e.w. XC -1.345
e.w. XD -1.025
e.w. XS -0.125
e.w. cC -0.144
e.w. dC -0.243
e.w. dD -0.268
e.w. dO -0.578
e.w. dl -0.158
e.w. xC 0.23
e.w. xD 0.514
e.w. xO -0.438
e.w. xS 0.131
e.w. xl -0.077
e.w.!IC 0.254
e.w.!XC -0.264
e.w.!xC 0.256
e.w.&AC -0.378
e.w.&IC -0.119
e.w.&XC -0.684
e.w.&XD -0.394
e.w.&xC -0.507
e.w.&xO -0.372
e.w.&xl -0.549
e.w.(XC 0.203
e.w.(XD 0.282
e.w.(xC -0.126
e.w.(xl 0.33
e.w.)xC -0.305
e.w.,AC 0.23
e.w.,AS 0.39
e.w.,IC -0.305
e.w.,XC -0.414
e.w.,XD -0.386
e.w.,XS 0.236
e.w.,cC -0.156
e.w.,dC 0.202
e.w.,xC 0.402
e.w.,xD -0.09
e.w.,xO -0.346
e.w.,xl 0.276
e.w.-XC -0.561
e.w.-dC -0.19
e.w.-xC -0.674
e.w.-xD -0.18
e.w.-xO -0.435
e.w..AC -0.328
e.w..AO -0.194
e.w..IC 0.175
e.w..IO -0.315
e.w..XD -0.159
e.w..XS 0.213
e.w..cC -0.334
e.w..dC 0.144
e.w..xC 0.661
e.w..xO 0.172
e.w..xl 0.261
e.w./XC -0.199
e.w./dC -0.473
e.w./xC 0.393
e.w./xO 0.15
e.w.:AC -0.201
e.w.:IC -0.158
e.w.:XC -0.473
e.w.:XD -0.057
e.w.:XS -0.321
e.w.:cC -0.123
e.w.:dC -0.133
e.w.:xC 0.18
e.w.:xD -0.286
e.w.:xO -0.267
e.w.:xl -0.774
e.w.;XC 0.09
e.w.;xC 0.443
e.w.;xO 0.313
e.w.?XC -0.322
e.w.?XO -0.179
e.w.?xC -0.085
e.w._XC -0.193
e.w._xC -0.608
e.w._xO -0.213
e.w.aIC -0.443
e.w.aXC 0.167
e.w.adC -0.241
e.w.nIC -0.075
e.w.nXC 0.199
e.w.nXD 0.394
e.w.nXO -0.249
e.w.nxC 0.573
e.w.qAC -0.134
e.w.qXC -0.148
e.w.qXD -0.127
e.w.qXO 0.355
e.w.qxD 0.218
e.w.qxO 0.271
e.w.qxl 0.377
e.w.~XC 0.224
e.w.~XO -0.106
e.w.~xC 0.046
e.w.~xO 0.257
e.w.~xl 0.207
e.~ 0.452
e.~colour 0.153
e.~common 0.192
e.~describes 0.422
e.~do 0.298
e.~logo -0.204
e.~neg -0.106
e.~ordinary 0.082
e.~strange -0.197
e.~strange~colour -0.148
e.~thing -0.217
e.~thing thing -0.155
e.~trade 0.296
e.~trade kind 0.197
family -0.489
g.appositions -0.052
g.appositions.57 -0.376
g.appositions.61 0.295
g.appositions.63 -0.135
g.appositions.71 -0.069
g.best.10 0.291
g.best.11 -0.237
g.best.2 0.332
g.best.3 0.62
g.best.4 0.19
g.best.5 -0.127
g.best.6 0.294
g.best.7 0.252
g.best.8 0.345
g.best.9 0.146
g.by 0.478
g.by.50 0.478
g.capitals 0.457
g.capitals.22 0.265
g.capitals.30 -0.219
g.capitals.32 -0.171
g.capitals.34 0.303
g.capitals.36 0.771
g.capitals.45 0.097
g.capitals.48 0.244
g.capitals.60 0.385
g.closings 0.447
g.closings.96 0.447
g.cues 0.142
g.cues.100 0.129
g.cues.92 0.343
g.for -0.26
g.for.45 -0.131
g.for.52 0.183
g.for.68 0.971
g.for.70 -0.058
g.for.72 -0.321
g.introductions -0.111
g.introductions.40 -0.524
g.introductions.44 0.165
g.introductions.67 0.563
g.introductions.88 -0.203
g.introductions.89 0.9
g.introductions.90 0.434
g.introductions.99 -0.335
g.near.10 -0.429
g.near.11 0.333
g.near.3 -0.26
g.near.4 -0.477
g.near.5 -1.073
g.near.7 0.104
g.near.8 0.083
g.near.9 0.043
g.not.10 -0.236
g.not.11 -0.179
g.not.2 -0.202
g.not.3 -0.274
g.not.4 -0.053
g.not.5 -0.33
g.not.6 -0.596
g.not.7 -0.436
g.not.8 -0.547
g.not.9 -0.555
g.openings 0.198
g.openings.44 0.055
g.openings.60 -0.165
g.openings.61 -0.501
g.openings.62 0.194
g.openings.64 0.477
g.openings.65 0.099
g.openings.66 -0.504
g.openings.67 0.186
g.openings.68 0.041
g.openings.69 0.619
g.openings.71 0.347
g.openings.74 -0.186
g.openings.76 0.27
g.openings.77 0.229
g.openings.78 -0.14
g.openings.79 0.056
g.openings.81 0.821
g.quotes.110 -0.237
g.quotes.84 0.347
g.quotes.85 0.255
m.! 0.587
m.!$C -0.308
m.!XC -0.166
m.!hi -0.117
m.!ordinary -0.078
m.!pC 0.534
m.!strange 0.409
m.!subj -0.123
m.!thing 0.453
m.!xC 0.601
m.$ -0.818
m.. -0.96
m..$C -1.028
m..XC -0.992
m..XD -0.757
m..XO -0.687
m..XS -0.575
m..adv -0.306
m..at -0.751
m..be -0.505
m..call -0.182
m..colour -1.138
m..common -1.268
m..describes -0.973
m..do -0.553
m..for -0.164
m..kind -0.6
m..logo -0.201
m..name -0.376
m..neg -0.189
m..number -1.09
m..ordinary -1.307
m..pC 0.679
m..place -0.153
m..proper -0.552
m..short 0.639
m..strange -1.125
m..subj -0.838
m..thing -0.393
m..trade -1.098
m..wish -0.256
m..xC -2.486
m..xO -1.156
m..xl -2.076
m.? -0.257
m.?XC -0.943
m.?XO -0.075
m.?call -0.073
m.?colour -0.291
m.?common -0.055
m.?do -0.113
m.?logo -0.121
m.?pC -0.201
m.?strange -0.861
m.?subj 0.195
m.?thing -0.73
m.?trade -0.754
m.?xC 0.319
m.X -2.622
m.Xshort 0.294
m.p 0.586
m.pshort 0.732
m.spoken 0.853
m.x -0.885
m.xshort -0.554
n.1C -0.358
n.1D 0.066
n.1O 0.321
n.1S -0.121
n.1l -0.11
n.2C 0.138
n.2D 0.364
n.2O -0.201
n.2S 0.086
n.2l 0.151
n.3C 0.197
n.3D -0.338
n.3O -0.267
n.3S 0.284
n.3l -0.235
n.4D -1.201
n.4O -0.733
n.4S -0.486
n.4l -0.656
n.5C -0.47
n.5D -0.535
n.5O -0.467
n.5S -0.375
n.5l -0.37
n.6C -1.097
n.6D -0.758
n.6O -0.566
n.6S -0.545
n.6l -0.921
n.7C -1.374
n.7D -0.586
n.7O -0.474
n.7S -0.405
n.7l -0.538
n.8C -1.027
n.8D -0.707
n.8O -0.302
n.8S -0.241
n.8l -0.555
none -0.767
none.C -0.997
none.D -0.595
none.S -0.795
none.g.- 0.662
none.g.11 -0.24
none.g.2 -0.295
none.g.3 -0.359
none.g.4 -0.135
none.g.5 0.271
none.g.6 -0.535
none.g.7 -0.956
none.g.8 -1.362
none.g.9 -0.757
none.l -0.104
none.n.0 -0.673
none.n.1 -0.706
none.n.2 -0.259
none.n.3 -0.396
none.n.4 -0.392
none.name.a 0.624
none.name.about 0.373
none.name.above -0.473
none.name.abstract -0.287
none.name.al -0.088
none.name.all -0.406
none.name.an -0.414
none.name.and -0.077
none.name.app 0.251
none.name.are 0.219
none.name.arriba -0.231
none.name.as -0.696
none.name.at 0.059
none.name.au 0.118
none.name.below -0.238
none.name.black -0.304
none.name.bold -0.603
none.name.box -0.187
none.name.brand -0.314
none.name.business 0.284
none.name.but 0.087
none.name.by -0.52
none.name.capitals -0.052
none.name.come 0.236
none.name.company 0.233
none.name.con 0.211
none.name.could -0.124
none.name.d -0.06
none.name.da 0.158
none.name.de 0.48
none.name.debajo -0.236
none.name.del -0.117
none.name.dessus -0.441
none.name.di 0.152
none.name.do -0.462
none.name.dont 0.319
none.name.du -0.381
none.name.e -0.319
none.name.ein 0.292
none.name.el 0.276
none.name.en 0.518
none.name.et 0.224
none.name.font -0.266
none.name.for -0.218
none.name.from 0.04
none.name.green 0.182
none.name.grotesk -0.182
none.name.has 0.244
none.name.have 0.214
none.name.heavy -0.173
none.name.i -0.397
none.name.icon -0.166
none.name.il 0.268
none.name.in -0.099
none.name.is -0.21
none.name.it 0.247
none.name.its -0.657
none.name.just 0.297
none.name.kids 0.364
none.name.l -0.219
none.name.la -0.714
none.name.label -0.253
none.name.lado -0.331
none.name.le 0.234
none.name.left -0.854
none.name.letters -0.435
none.name.line -0.137
none.name.little -0.044
none.name.lo 0.44
none.name.logo 0.335
none.name.lowercase -0.317
none.name.maker 0.126
none.name.mark 0.092
none.name.name -0.175
none.name.needed 0.345
none.name.new 0.225
none.name.nice -0.223
none.name.night -0.412
none.name.nine -0.239
none.name.no 0.734
none.name.not 0.067
none.name.now 0.171
none.name.of -0.478
none.name.old -0.449
none.name.on 0.399
none.name.orange 0.152
none.name.our -0.186
none.name.over -0.287
none.name.pas 0.437
none.name.people -0.432
none.name.picture -0.386
none.name.place -0.5
none.name.please 0.068
none.name.pour 0.195
none.name.practice 0.269
none.name.repairs -0.273
none.name.right -0.609
none.name.rounded -0.22
none.name.salon -0.254
none.name.sans -0.361
none.name.second -0.055
none.name.serif -0.533
none.name.set -0.175
none.name.settled -0.183
none.name.shift -0.121
none.name.shop -0.367
none.name.should -0.547
none.name.simbolo -0.366
none.name.since -0.304
none.name.sit -0.268
none.name.small -0.362
none.name.so 0.568
none.name.solo -0.663
none.name.sotto -0.14
none.name.sous -0.133
none.name.stacked -0.294
none.name.still 0.575
none.name.studio -0.317
none.name.sur -0.523
none.name.symbol -0.122
none.name.symbole -0.341
none.name.teal 0.165
none.name.that 0.278
none.name.thats -0.3
none.name.the 0.181
none.name.though -0.507
none.name.to -0.075
none.name.todavia 0.555
none.name.top -0.345
none.name.type -0.488
none.name.un 0.112
none.name.una 0.26
none.name.under -0.576
none.name.underneath -0.385
none.name.va -0.249
none.name.want -0.285
none.name.was -0.466
none.name.we 0.29
none.name.which -0.186
none.name.white -0.204
none.name.will 0.451
none.name.with -0.056
none.name.without -0.114
none.name.wordmark -0.225
none.name.working 0.099
none.name.y -0.24
none.name.yes -0.099
none.name.yet 0.639
none.name.you -0.143
none.name.zeichen -0.455
none.s.0C -0.489
none.s.0D -0.365
none.s.0O 0.096
none.s.0S -0.658
none.s.0l 0.124
none.s.1C -0.54
none.s.1D 0.114
none.s.1O -0.347
none.s.1S -0.423
none.s.1l -0.349
none.s.2C -0.755
none.s.2D -0.836
none.s.2O -0.086
none.s.2S -0.214
none.s.2l -0.816
none.s.3C -0.576
none.s.3D -0.825
none.s.3l 0.37
none.unnamed 0.886
none.unnamed. 0.825
o.X -1.035
o.XX -0.758
o.XaX -0.594
o.Xx -0.094
o.Xxx -0.212
o.x -0.236
o.xXX -0.107
o.xx -0.576
o.xx* -0.258
o.xx*X -0.075
q.atq 0.119
q.beq 0.267
q.callq 0.338
q.colourq 0.252
q.commonq -0.162
q.cross -0.149
q.describesq 0.447
q.elsewhere 0.245
q.forq 0.293
q.kindq 0.576
q.logoq 0.294
q.lookq 0.376
q.nameq -0.107
q.ordinaryq 0.367
q.part -0.858
q.placeq 0.34
q.sayq -0.079
q.strangeq 0.522
q.taglq -0.347
q.thingq 0.176
q.tradeq 0.238
q.whereq -0.193
q.whole 0.443
q.whole.1 0.516
q.whole.2 0.14
q.whole.3 0.257
q.whole.4 0.123
q.whole.5 0.083
r.again.and -0.22
r.again.art -0.482
r.again.at -0.341
r.again.be -0.044
r.again.common -0.503
r.again.describes -0.206
r.again.do -0.279
r.again.kind -0.08
r.again.like -0.052
r.again.many 0.235
r.again.neg -0.269
r.again.ordinary 0.248
r.again.proper -0.064
r.again.strange -0.276
r.again.subj -0.141
r.again.thing -0.044
r.again.trade -0.124
r.again.will -0.109
r.initials 0.656
s.1.advXC   -0.148
s.1.advXC . -0.124
s.1.advXC.  -0.18
s.1.advXC^  -0.275
s.1.advxC   -0.087
s.1.advxC , -0.065
s.1.advxC,. -0.061
s.1.advxC^  -0.061
s.1.advxO   -0.137
s.1.advxO . -0.128
s.1.advxl   -0.213
s.1.advxl , -0.123
s.1.advxl^  -0.178
s.1.andxC   -0.247
s.1.andxC,  -0.083
s.1.andxCq  -0.043
s.1.andxD   -0.061
s.1.andxO   -0.178
s.1.andxl   -0.23
s.1.artAC^_ -0.136
s.1.artXC   -0.197
s.1.artXC.  -0.226
s.1.artXC^  -0.104
s.1.artXCq  -0.068
s.1.artXO.  -0.093
s.1.artXO^  -0.382
s.1.artxC   -0.163
s.1.artxC^  -0.053
s.1.artxO   -0.069
s.1.artxl   -0.217
s.1.artxl^  -0.141
s.1.atXC   -0.14
s.1.atXC^  -0.144
s.1.atxC   -0.191
s.1.atxC _ -0.051
s.1.atxC,  -0.046
s.1.atxD   -0.047
s.1.atxO   -0.129
s.1.atxl   -0.248
s.1.beXC!  -0.053
s.1.beXC,  -0.067
s.1.bexC   -0.154
s.1.bexl   -0.092
s.1.callxC   -0.041
s.1.callxC . -0.191
s.1.callxl   -0.071
s.1.colourXC   -0.339
s.1.colourXC , 0.116
s.1.colourXC . -0.303
s.1.colourXC.  -0.463
s.1.colourXC., -0.496
s.1.colourXC.= -0.194
s.1.colourXD   -0.044
s.1.colourXD . -0.345
s.1.colourXD,, -0.07
s.1.colourXD.  -0.182
s.1.colourXD., -0.082
s.1.colourXD:, -0.194
s.1.colourXO.  -0.251
s.1.colourXO., -0.111
s.1.colourXO.= -0.513
s.1.colourxC $ -0.049
s.1.colourxC , -0.207
s.1.colourxC . -0.075
s.1.colourxC = -0.099
s.1.colourxC,$ -0.061
s.1.colourxC,, -0.064
s.1.colourxC,. -0.111
s.1.colourxC., -0.049
s.1.colourxC.. -0.089
s.1.colourxC/, -0.076
s.1.colourxC:, -0.184
s.1.colourxCq  -0.047
s.1.colourxO $ -0.041
s.1.colourxO , -0.108
s.1.colourxO,  -0.041
s.1.colourxO,$ -0.309
s.1.colourxO,, -0.059
s.1.colourxl   -0.162
s.1.colourxl $ -0.159
s.1.colourxl , -0.133
s.1.colourxl . -0.125
s.1.colourxl&, -0.068
s.1.colourxl,, -0.224
s.1.colourxl.  -0.095
s.1.colourxl., -0.095
s.1.commonAC , -0.183
s.1.commonXC   -0.665
s.1.commonXC , -0.194
s.1.commonXC . -0.657
s.1.commonXC q -0.076
s.1.commonXC.  -0.798
s.1.commonXC., -0.387
s.1.commonXC.. -0.178
s.1.commonXC:  -0.141
s.1.commonXC^  -0.58
s.1.commonXCn  -0.059
s.1.commonXCq  -0.168
s.1.commonXO.  -0.127
s.1.commonxC   -0.385
s.1.commonxC , -0.15
s.1.commonxC . -0.309
s.1.commonxC ; -0.046
s.1.commonxC ? -0.042
s.1.commonxC q -0.08
s.1.commonxC(, -0.133
s.1.commonxC,  -0.073
s.1.commonxC-  -0.058
s.1.commonxC^  -0.087
s.1.commonxO   -0.147
s.1.commonxO $ -0.173
s.1.commonxO , -0.103
s.1.commonxO . -0.073
s.1.commonxO : -0.06
s.1.commonxl   -0.633
s.1.commonxl $ -0.077
s.1.commonxl , -0.312
s.1.commonxl . -0.051
s.1.commonxl,  -0.13
s.1.commonxl.  -0.177
s.1.commonxl^  -0.164
s.1.describesAS   -0.126
s.1.describesXC   -0.452
s.1.describesXC & -0.112
s.1.describesXC , -0.542
s.1.describesXC . -0.106
s.1.describesXC = 0.239
s.1.describesXC q -0.052
s.1.describesXC&  -0.056
s.1.describesXC&. -0.141
s.1.describesXC,  -0.056
s.1.describesXC.  -0.374
s.1.describesXC., -0.583
s.1.describesXC.. -0.447
s.1.describesXC.= -0.121
s.1.describesXC:  -0.134
s.1.describesXC:, -0.062
s.1.describesXC^  -0.375
s.1.describesXCq, -0.069
s.1.describesXD   -0.256
s.1.describesXD , -0.071
s.1.describesXD . -0.215
s.1.describesXD,, -0.041
s.1.describesXD,= -0.096
s.1.describesXO.  -0.338
s.1.describesXO., -0.247
s.1.describesxC   -0.252
s.1.describesxC , -0.179
s.1.describesxC . -0.297
s.1.describesxC,  -0.081
s.1.describesxC,, -0.218
s.1.describesxC,. -0.061
s.1.describesxC,= -0.077
s.1.describesxC., -0.198
s.1.describesxC.. -0.091
s.1.describesxC:, -0.133
s.1.describesxC:n -0.069
s.1.describesxCq  -0.048
s.1.describesxO   -0.122
s.1.describesxO , -0.068
s.1.describesxO,, -0.101
s.1.describesxO.  -0.07
s.1.describesxl   -0.181
s.1.describesxl $ -0.107
s.1.describesxl & -0.226
s.1.describesxl , -0.236
s.1.describesxl . -0.16
s.1.describesxl,  -0.114
s.1.describesxl,$ -0.331
s.1.describesxl,, -0.221
s.1.describesxl.  -0.22
s.1.describesxl., -0.056
s.1.describesxl^  -0.339
s.1.doIC.  -0.055
s.1.doIC^  -0.081
s.1.doIO^  -0.046
s.1.doXC   -0.155
s.1.doXC.  -0.21
s.1.doXC^  -0.058
s.1.doxC   -0.179
s.1.doxC,  -0.095
s.1.doxO   -0.054
s.1.doxl   -0.127
s.1.doxl:  -0.048
s.1.doxl^  -0.093
s.1.fieldXC.  -0.142
s.1.fieldXD , -0.17
s.1.fieldxl   -0.135
s.1.forxC   -0.111
s.1.forxC^  -0.066
s.1.forxO   -0.068
s.1.forxl   -0.156
s.1.hexxC , -0.083
s.1.hexxC = -0.061
s.1.hiXC   -0.106
s.1.hiXC.  -0.141
s.1.hiXC^  -0.178
s.1.hiXC^! -0.103
s.1.hiXC^, -0.37
s.1.hiXC^n -0.114
s.1.hiXCn  -0.053
s.1.hiXCnn -0.065
s.1.hiXD^, -0.161
s.1.hixC^! -0.072
s.1.hixC^, -0.22
s.1.kindXC   -0.072
s.1.kindXC . -0.049
s.1.kindXC.: -0.043
s.1.kindXC^  -0.187
s.1.kindxC   -0.121
s.1.kindxC , -0.322
s.1.kindxC . -0.067
s.1.kindxC,  -0.07
s.1.kindxO   -0.054
s.1.kindxO , -0.078
s.1.kindxl   -0.158
s.1.kindxl , -0.243
s.1.likeXC^  -0.053
s.1.likexC   -0.089
s.1.likexC-  -0.055
s.1.logoXC.  -0.043
s.1.logoXC^  -0.097
s.1.logoXD   -0.162
s.1.logoXD^  -0.059
s.1.logoXO^  -0.141
s.1.logoxC . -0.07
s.1.logoxO   -0.061
s.1.logoxO $ -0.136
s.1.logoxl   -0.221
s.1.logoxl , -0.113
s.1.logoxl^  -0.099
s.1.lookXC.  -0.213
s.1.lookXC.: -0.165
s.1.lookXCn: -0.05
s.1.lookXD , -0.043
s.1.lookxC $ -0.099
s.1.lookxC , -0.064
s.1.lookxC . -0.043
s.1.lookxC = -0.056
s.1.lookxl $ -0.126
s.1.lookxl , -0.169
s.1.nameXC^: -0.179
s.1.namexC , -0.088
s.1.namexC : -0.081
s.1.namexO   -0.064
s.1.negXC   -0.109
s.1.negXC a -0.176
s.1.negXC.  -0.131
s.1.negXC.: -0.044
s.1.negXO.  -0.142
s.1.negxC   -0.102
s.1.negxC , -0.057
s.1.negxC,  -0.041
s.1.negxC?, -0.083
s.1.negxO,  -0.082
s.1.negxO:  -0.07
s.1.negxl,  -0.084
s.1.numberdC   -0.151
s.1.numberdC , -0.25
s.1.numberdC . -0.129
s.1.numberdO   -0.051
s.1.numberdO . -0.165
s.1.ordinaryAC   -0.088
s.1.ordinaryXC   -0.266
s.1.ordinaryXC $ -0.437
s.1.ordinaryXC & -0.149
s.1.ordinaryXC ( -0.25
s.1.ordinaryXC , 0.148
s.1.ordinaryXC - -0.049
s.1.ordinaryXC : -0.195
s.1.ordinaryXC ; -0.044
s.1.ordinaryXC = -0.395
s.1.ordinaryXC n -0.11
s.1.ordinaryXC q -0.09
s.1.ordinaryXC&  0.218
s.1.ordinaryXC&, -0.225
s.1.ordinaryXC&. -0.178
s.1.ordinaryXC,  -0.221
s.1.ordinaryXC,. -0.361
s.1.ordinaryXC.  -0.476
s.1.ordinaryXC.- -0.054
s.1.ordinaryXC.. -0.649
s.1.ordinaryXC:  -0.131
s.1.ordinaryXC^  -0.639
s.1.ordinaryXC^: -0.277
s.1.ordinaryXCn: -0.166
s.1.ordinaryXD   -0.261
s.1.ordinaryXD & -0.115
s.1.ordinaryXD , -0.205
s.1.ordinaryXD . -0.061
s.1.ordinaryXD&. -0.111
s.1.ordinaryXD.  -0.288
s.1.ordinaryXD^  -0.148
s.1.ordinaryxC   -0.33
s.1.ordinaryxC $ -0.078
s.1.ordinaryxC , -0.263
s.1.ordinaryxC - -0.064
s.1.ordinaryxC . -0.317
s.1.ordinaryxC : -0.075
s.1.ordinaryxC,, -0.341
s.1.ordinaryxC-, -0.042
s.1.ordinaryxC-. -0.049
s.1.ordinaryxD   -0.371
s.1.ordinaryxD = -0.105
s.1.ordinaryxO   -0.417
s.1.ordinaryxO , -0.12
s.1.ordinaryxO . -0.23
s.1.ordinaryxO = -0.104
s.1.ordinaryxO,  -0.058
s.1.ordinaryxl   -0.707
s.1.ordinaryxl $ -0.36
s.1.ordinaryxl , -0.312
s.1.ordinaryxl . -0.413
s.1.ordinaryxl,  -0.075
s.1.ordinaryxl^  -0.315
s.1.pastXC   -0.062
s.1.placeXC , -0.22
s.1.placeXC . -0.273
s.1.placeXC : -0.1
s.1.placeXC,, -0.143
s.1.placeXC,. -0.201
s.1.placeXD , -0.06
s.1.possXC.  -0.125
s.1.possXC^  -0.306
s.1.possXO^  -0.111
s.1.possxC   -0.12
s.1.possxl   -0.14
s.1.possxl.  -0.107
s.1.possxl^  -0.098
s.1.properIC   -0.093
s.1.properXC   -0.113
s.1.properXC , -0.096
s.1.properXC . -0.138
s.1.properXC a -0.095
s.1.properXC.  -0.083
s.1.properXC^a -0.046
s.1.properxl   -0.065
s.1.sayXD , -0.067
s.1.sayxC   -0.14
s.1.sayxl   -0.091
s.1.strangeAC   -0.11
s.1.strangeAC , -0.06
s.1.strangeAC:  -0.065
s.1.strangeAC^  0.13
s.1.strangeACq  -0.067
s.1.strangeACqq 0.21
s.1.strangeIC   -0.229
s.1.strangeIC & -0.226
s.1.strangeIC - -0.148
s.1.strangeIC a -0.351
s.1.strangeIC,a -0.27
s.1.strangeXC   0.052
s.1.strangeXC ! 0.382
s.1.strangeXC $ -0.384
s.1.strangeXC & -0.368
s.1.strangeXC ( -0.17
s.1.strangeXC , -0.443
s.1.strangeXC - -0.152
s.1.strangeXC ; -0.221
s.1.strangeXC = 0.189
s.1.strangeXC ? -0.259
s.1.strangeXC a -0.327
s.1.strangeXC q -0.493
s.1.strangeXC ~ 0.199
s.1.strangeXC&  -0.429
s.1.strangeXC&$ -0.249
s.1.strangeXC&, -0.33
s.1.strangeXC&. -0.227
s.1.strangeXC,  -0.631
s.1.strangeXC,$ 0.422
s.1.strangeXC,& -0.207
s.1.strangeXC,, -0.138
s.1.strangeXC,- -0.285
s.1.strangeXC,. -0.317
s.1.strangeXC-  -0.29
s.1.strangeXC-, -0.252
s.1.strangeXC-. -0.279
s.1.strangeXC.  0.123
s.1.strangeXC.& -0.063
s.1.strangeXC., -0.045
s.1.strangeXC.. 0.088
s.1.strangeXC:  -0.461
s.1.strangeXC:& -0.168
s.1.strangeXC:. 0.303
s.1.strangeXC:; 0.253
s.1.strangeXC:n 0.183
s.1.strangeXC?  -0.339
s.1.strangeXC^  -0.127
s.1.strangeXC^& -0.114
s.1.strangeXC^, 0.29
s.1.strangeXC_, -0.302
s.1.strangeXC_. -0.317
s.1.strangeXCa  -0.356
s.1.strangeXCa. -0.251
s.1.strangeXCn  -0.12
s.1.strangeXCn$ -0.094
s.1.strangeXCq  -0.385
s.1.strangeXCq& -0.059
s.1.strangeXCqq 0.326
s.1.strangeXC~  -0.397
s.1.strangeXD   -0.198
s.1.strangeXD $ -0.304
s.1.strangeXD & -0.125
s.1.strangeXD , -0.549
s.1.strangeXD . 0.131
s.1.strangeXD : -0.306
s.1.strangeXD = -0.467
s.1.strangeXD q -0.219
s.1.strangeXD,  -0.043
s.1.strangeXD.  -0.457
s.1.strangeXD:  -0.445
s.1.strangeXD:. 0.36
s.1.strangeXD^  0.098
s.1.strangeXDq  -0.237
s.1.strangeXDqq 0.127
s.1.strangeXO.. 0.399
s.1.strangeXO^  -0.046
s.1.strangeXO^, 0.542
s.1.strangeXOqq 0.306
s.1.strangeXO~~ 0.376
s.1.strangecC   0.104
s.1.strangecC , 0.104
s.1.strangecC . 0.441
s.1.strangecC.  -0.365
s.1.strangecC:. 0.174
s.1.strangecC^  0.041
s.1.strangecCqq 0.141
s.1.strangecO.. 0.139
s.1.strangecO^  0.56
s.1.strangedC   -0.109
s.1.strangexC   -0.773
s.1.strangexC $ -0.286
s.1.strangexC , -0.945
s.1.strangexC : -0.268
s.1.strangexC = -0.305
s.1.strangexC n -0.201
s.1.strangexC q -0.141
s.1.strangexC,  -0.108
s.1.strangexC,$ -0.191
s.1.strangexC,, -0.516
s.1.strangexC,. -0.212
s.1.strangexC-  -0.064
s.1.strangexC-, -0.047
s.1.strangexC.  -0.056
s.1.strangexC:  -0.185
s.1.strangexC:, -0.25
s.1.strangexC^  -0.451
s.1.strangexC_, -0.057
s.1.strangexC_= -0.286
s.1.strangexCq  -0.079
s.1.strangexD   -0.534
s.1.strangexD , -0.431
s.1.strangexD . -0.289
s.1.strangexD,  -0.126
s.1.strangexO   -0.411
s.1.strangexO $ -0.065
s.1.strangexO , -0.255
s.1.strangexO . 0.075
s.1.strangexO = -0.192
s.1.strangexOqq 0.36
s.1.strangexl $ 0.222
s.1.strangexl & -0.219
s.1.strangexl . -0.094
s.1.strangexl,, 0.473
s.1.strangexl.. 0.319
s.1.strangexl:. 0.446
s.1.strangexl^  0.217
s.1.strangexl^, 0.162
s.1.subjXC   -0.118
s.1.subjXC . -0.081
s.1.subjXC.  -0.18
s.1.subjXC:  -0.071
s.1.subjXC?  -0.092
s.1.subjXC^  -0.133
s.1.subjXCq  -0.044
s.1.subjXO.  -0.143
s.1.subjXO^  -0.127
s.1.subjxC   -0.183
s.1.subjxC . -0.065
s.1.subjxC,  -0.118
s.1.subjxO . -0.103
s.1.subjxl   -0.118
s.1.taglXC.: -0.112
s.1.taglXC.q -0.187
s.1.taglxC   -0.047
s.1.thingAC   -0.445
s.1.thingAC , -0.092
s.1.thingAC . -0.099
s.1.thingAC^  -0.362
s.1.thingXC   -0.5
s.1.thingXC $ 0.257
s.1.thingXC & -0.154
s.1.thingXC ( -0.385
s.1.thingXC , -0.465
s.1.thingXC . -0.158
s.1.thingXC : -0.174
s.1.thingXC ; -0.27
s.1.thingXC = -0.171
s.1.thingXC n -0.049
s.1.thingXC q -0.199
s.1.thingXC ~ -0.244
s.1.thingXC&  -0.189
s.1.thingXC&, -0.114
s.1.thingXC&. -0.171
s.1.thingXC,  -0.287
s.1.thingXC,& -0.106
s.1.thingXC.  -0.915
s.1.thingXC.& -0.167
s.1.thingXC., -0.458
s.1.thingXC.- -0.13
s.1.thingXC.. 0.096
s.1.thingXC:  -0.208
s.1.thingXC:& -0.085
s.1.thingXC^  -1.055
s.1.thingXC^- -0.221
s.1.thingXCq  -0.108
s.1.thingXD   0.231
s.1.thingXD & -0.14
s.1.thingXO.  -0.292
s.1.thingXS   -0.314
s.1.thingxC   -0.484
s.1.thingxC $ -0.133
s.1.thingxC , -0.415
s.1.thingxC . -0.619
s.1.thingxC : -0.063
s.1.thingxC = -0.133
s.1.thingxC ~ -0.158
s.1.thingxC&. -0.044
s.1.thingxC,  -0.098
s.1.thingxC,$ -0.045
s.1.thingxC,, -0.196
s.1.thingxC.  -0.28
s.1.thingxC.. -0.315
s.1.thingxC:, -0.359
s.1.thingxC^  -0.138
s.1.thingxO   -0.382
s.1.thingxO $ -0.213
s.1.thingxO , -0.372
s.1.thingxO . -0.578
s.1.thingxO = -0.051
s.1.thingxO,  -0.048
s.1.thingxO.  -0.056
s.1.thingxl   -1.003
s.1.thingxl $ -0.589
s.1.thingxl , -0.531
s.1.thingxl . -0.637
s.1.thingxl,  -0.285
s.1.thingxl.  -0.26
s.1.thingxl^  -0.493
s.1.tradeAC   -0.282
s.1.tradeAC,  -0.095
s.1.tradeAC^  -0.057
s.1.tradeAS   -0.171
s.1.tradeXC   -0.447
s.1.tradeXC $ -0.264
s.1.tradeXC ( -0.256
s.1.tradeXC , -0.297
s.1.tradeXC . -0.173
s.1.tradeXC : -0.056
s.1.tradeXC ; -0.069
s.1.tradeXC ? -0.139
s.1.tradeXC n -0.064
s.1.tradeXC q -0.117
s.1.tradeXC ~ -0.067
s.1.tradeXC,  -0.115
s.1.tradeXC.  -0.241
s.1.tradeXC.. -0.504
s.1.tradeXC:  -0.204
s.1.tradeXC^  -1.234
s.1.tradeXC^& -0.063
s.1.tradeXC^, -0.6
s.1.tradeXCq  -0.132
s.1.tradeXD   -0.276
s.1.tradeXD , -0.327
s.1.tradeXD . 0.081
s.1.tradeXD^  -0.658
s.1.tradeXO^  0.236
s.1.tradexC   -0.172
s.1.tradexC , -0.131
s.1.tradexC . -0.269
s.1.tradexC q -0.074
s.1.tradexC,, -0.177
s.1.tradexC^  -0.229
s.1.tradexC^. -0.144
s.1.tradexO   -0.054
s.1.tradexO , -0.156
s.1.tradexO . -0.16
s.1.tradexO^  -0.145
s.1.tradexl   -0.235
s.1.tradexl $ -0.412
s.1.tradexl , -0.385
s.1.tradexl . -0.216
s.1.tradexl^  -0.411
s.1.whereXC.  -0.214
s.1.wherexC   -0.095
s.1.wherexC . -0.054
s.1.wherexO   -0.132
s.1.willXC.  -0.159
s.1.willxC   -0.122
s.1.willxC^  -0.042
s.1.wishXC.  -0.19
s.1.wishXC., -0.065
s.1.wishXC^  -0.137
s.1.wishXO^  -0.309
s.1.wishxC   -0.053
s.1.wishxO   -0.059
s.1.wishxl   -0.152
s.1.wishxl,  -0.06
s.adv -0.496
s.adv adv -0.12
s.adv adv trade -0.231
s.adv and -0.065
s.adv art -0.051
s.adv art logo -0.138
s.adv art strange -0.14
s.adv art thing -0.111
s.adv be thing -0.175
s.adv common -0.157
s.adv describes -0.131
s.adv do -0.166
s.adv do logo -0.095
s.adv do ordinary -0.055
s.adv look -0.074
s.adv ordinary -0.207
s.adv strange -0.09
s.adv strange adv -0.281
s.adv subj 0.072
s.adv subj will -0.055
s.adv thing 0.058
s.adv thing thing -0.284
s.adv thing trade 0.313
s.adv trade kind -0.052
s.adv trade thing -0.091
s.adv..adv -0.421
s.adv..and -0.105
s.adv..art -0.15
s.adv..at -0.082
s.adv..be -0.051
s.adv..colour -0.204
s.adv..common -0.28
s.adv..describes -0.2
s.adv..do -0.219
s.adv..field -0.071
s.adv..hi -0.065
s.adv..kind -0.1
s.adv..like -0.219
s.adv..logo -0.277
s.adv..look -0.192
s.adv..name -0.12
s.adv..neg -0.093
s.adv..ordinary -0.274
s.adv..place -0.139
s.adv..proper -0.254
s.adv..strange -0.177
s.adv..thing 0.161
s.adv..trade 0.26
s.adv..where -0.225
s.adv..will -0.147
s.and adv -0.248
s.and adv common -0.045
s.and adv subj 0.313
s.and art -0.068
s.and art strange -0.06
s.and at ordinary -0.206
s.and colour -0.323
s.and colour describes -0.042
s.and common -0.177
s.and common ordinary -0.044
s.and describes -0.098
s.and describes colour -0.048
s.and do thing -0.115
s.and do trade -0.181
s.and hex -0.245
s.and name -0.05
s.and neg -0.108
s.and ordinary -0.221
s.and ordinary colour 0.252
s.and poss -0.221
s.and poss strange -0.175
s.and poss tagl -0.171
s.and poss thing -0.223
s.and strange -0.171
s.and strange colour 0.111
s.and strange ordinary 0.353
s.and strange thing -0.059
s.and subj -0.159
s.and subj like -0.04
s.and subj thing -0.133
s.and thing -0.534
s.and thing strange -0.047
s.and trade -0.163
s.and will -0.301
s.and..adv -0.254
s.and..art -0.255
s.and..at -0.11
s.and..be -0.091
s.and..call -0.071
s.and..common -0.264
s.and..describes -0.152
s.and..do -0.122
s.and..for -0.059
s.and..hex -0.245
s.and..kind -0.064
s.and..like -0.048
s.and..logo -0.239
s.and..look -0.205
s.and..name -0.091
s.and..neg -0.124
s.and..number -0.318
s.and..past -0.064
s.and..poss -0.313
s.and..strange -0.645
s.and..subj 0.151
s.and..tagl -0.226
s.and..thing -0.695
s.and..trade -0.271
s.and..where -0.084
s.and..will -0.323
s.and..wish -0.124
s.art -0.801
s.art adv -0.115
s.art adv strange 0.179
s.art and -0.112
s.art art -0.164
s.art colour 0.148
s.art colour colour 0.284
s.art colour ordinary -0.404
s.art colour thing 0.337
s.art common -0.247
s.art common thing 0.398
s.art describes -0.275
s.art describes common 0.198
s.art describes ordinary 0.168
s.art describes thing 0.107
s.art do -0.046
s.art do name -0.101
s.art field -0.106
s.art kind -0.298
s.art kind ordinary -0.086
s.art kind strange -0.431
s.art kind trade -0.119
s.art logo -0.405
s.art logo art -0.062
s.art logo be -0.047
s.art logo for -0.147
s.art logo ordinary -0.044
s.art logo strange -0.048
s.art look strange -0.211
s.art name -0.296
s.art name be -0.048
s.art name strange -0.454
s.art ordinary -0.532
s.art ordinary at -0.131
s.art ordinary strange 0.39
s.art ordinary thing 0.16
s.art ordinary trade 0.328
s.art past -0.257
s.art past strange -0.113
s.art poss -0.04
s.art poss tagl -0.046
s.art proper -0.12
s.art say -0.115
s.art strange -0.889
s.art strange and -0.229
s.art strange at -0.105
s.art strange be -0.093
s.art strange colour -0.105
s.art strange common -0.199
s.art strange describes 0.059
s.art strange ordinary -0.125
s.art strange strange 0.284
s.art strange thing 0.117
s.art strange trade 0.381
s.art strange will -0.041
s.art strange wish -0.06
s.art subj be -0.172
s.art tagl -0.307
s.art thing -0.195
s.art thing and -0.046
s.art thing be -0.069
s.art thing logo -0.048
s.art thing strange 0.143
s.art thing thing 0.082
s.art thing trade 0.129
s.art trade -0.622
s.art trade at -0.232
s.art trade common -0.145
s.art trade kind -0.298
s.art trade ordinary 0.175
s.art trade strange -0.489
s.art trade thing 0.149
s.art trade trade -0.094
s.art..adv -0.265
s.art..and -0.447
s.art..art -0.757
s.art..as -0.078
s.art..at -0.478
s.art..be -0.386
s.art..colour 0.212
s.art..common 0.132
s.art..describes -0.471
s.art..do -0.349
s.art..field -0.138
s.art..for -0.232
s.art..hi -0.042
s.art..kind 0.106
s.art..logo -0.524
s.art..look -0.067
s.art..name -0.531
s.art..neg -0.391
s.art..number 0.12
s.art..ordinary -0.351
s.art..past -0.209
s.art..place -0.383
s.art..poss -0.282
s.art..proper -0.24
s.art..say -0.273
s.art..strange -0.116
s.art..subj -0.349
s.art..tagl -0.378
s.art..thing 0.31
s.art..trade -0.366
s.art..will -0.248
s.art..wish -0.271
s.as..strange -0.103
s.at -0.548
s.at art -0.11
s.at art field -0.097
s.at art name -0.051
s.at art strange -0.418
s.at art thing -0.191
s.at at -0.052
s.at at art -0.071
s.at be -0.058
s.at colour -0.099
s.at common -0.092
s.at describes -0.116
s.at do -0.198
s.at do thing -0.33
s.at do trade -0.066
s.at number -0.294
s.at ordinary -0.492
s.at ordinary colour -0.044
s.at ordinary ordinary -0.087
s.at ordinary strange -0.123
s.at ordinary trade -0.143
s.at past -0.048
s.at place -0.329
s.at place place -0.069
s.at poss -0.051
s.at poss ordinary -0.255
s.at poss strange -0.179
s.at proper -0.166
s.at proper strange -0.142
s.at strange -0.814
s.at strange common -0.07
s.at strange describes -0.152
s.at strange ordinary -0.471
s.at strange poss 0.222
s.at strange strange 0.191
s.at strange thing -0.07
s.at strange trade 0.192
s.at subj -0.24
s.at subj strange -0.071
s.at thing -0.53
s.at thing describes -0.074
s.at thing strange -0.066
s.at thing thing 0.36
s.at thing trade 0.148
s.at trade -0.218
s.at trade strange -0.044
s.at where -0.047
s.at..adv -0.198
s.at..and -0.098
s.at..art -0.331
s.at..at -0.225
s.at..be -0.162
s.at..colour -0.349
s.at..common -0.271
s.at..describes -0.317
s.at..do -0.281
s.at..field -0.189
s.at..kind -0.154
s.at..logo -0.192
s.at..name -0.071
s.at..neg -0.093
s.at..number -0.42
s.at..ordinary -0.283
s.at..past -0.077
s.at..place -0.382
s.at..poss 0.162
s.at..proper -0.197
s.at..say -0.157
s.at..strange -0.756
s.at..subj -0.339
s.at..tagl -0.241
s.at..thing -0.613
s.at..trade -0.119
s.at..where -0.472
s.at..will -0.124
s.at..wish -0.07
s.be -0.607
s.be adv -0.151
s.be art name -0.143
s.be art ordinary -0.04
s.be art strange -0.059
s.be call strange -0.046
s.be colour -0.12
s.be common -0.097
s.be common thing -0.15
s.be describes -0.146
s.be describes colour -0.063
s.be do -0.162
s.be do do -0.043
s.be do strange -0.283
s.be do thing -0.147
s.be do trade -0.161
s.be number -0.119
s.be ordinary -0.158
s.be ordinary strange -0.097
s.be ordinary subj -0.047
s.be ordinary thing -0.169
s.be strange -0.885
s.be strange and -0.042
s.be strange describes -0.168
s.be strange ordinary -0.15
s.be strange strange -0.492
s.be strange thing -0.199
s.be strange trade -0.185
s.be subj -0.32
s.be thing -0.304
s.be thing strange -0.234
s.be thing thing -0.341
s.be trade -0.072
s.be..adv -0.251
s.be..and -0.075
s.be..art -0.076
s.be..at -0.153
s.be..be -0.609
s.be..colour -0.197
s.be..common -0.218
s.be..describes -0.686
s.be..do -0.214
s.be..for -0.051
s.be..kind -0.138
s.be..logo -0.041
s.be..name -0.146
s.be..neg -0.078
s.be..number -0.154
s.be..ordinary -0.552
s.be..poss -0.127
s.be..proper -0.257
s.be..strange -0.931
s.be..subj -0.435
s.be..thing -0.614
s.be..trade -0.429
s.be..where -0.068
s.call -0.354
s.call art strange -0.069
s.call common strange -0.142
s.call common thing -0.047
s.call describes -0.04
s.call ordinary -0.108
s.call strange -0.714
s.call strange ordinary -0.103
s.call strange strange -0.048
s.call strange thing -0.124
s.call subj -0.058
s.call subj strange -0.21
s.call thing -0.081
s.call thing strange -0.402
s.call thing thing -0.16
s.call trade -0.241
s.call trade strange -0.206
s.call..adv -0.043
s.call..and -0.114
s.call..call -0.354
s.call..colour -0.1
s.call..common -0.137
s.call..describes -0.108
s.call..number -0.095
s.call..ordinary -0.225
s.call..strange -0.571
s.call..subj -0.104
s.call..thing -0.302
s.call..trade -0.354
s.colour -0.35
s.colour adv -0.087
s.colour and -0.232
s.colour and and -0.04
s.colour and colour -0.639
s.colour and describes -0.122
s.colour and neg -0.054
s.colour and strange 0.266
s.colour and thing 0.379
s.colour art strange -0.357
s.colour at -0.11
s.colour at art -0.047
s.colour at strange -0.294
s.colour colour -0.379
s.colour colour colour -0.058
s.colour common 0.152
s.colour describes colour -0.126
s.colour describes look -0.065
s.colour kind -0.267
s.colour logo -0.17
s.colour look -0.101
s.colour neg strange -0.065
s.colour neg thing -0.222
s.colour ordinary trade 0.308
s.colour strange 0.24
s.colour strange colour -0.13
s.colour thing -0.449
s.colour thing colour -0.069
s.colour thing strange 0.307
s.colour thing trade -0.216
s.colour trade -0.403
s.colour..adv -0.174
s.colour..and -0.28
s.colour..art -0.131
s.colour..at -0.131
s.colour..be -0.088
s.colour..colour -0.505
s.colour..common 0.226
s.colour..describes -0.052
s.colour..do -0.043
s.colour..kind -0.316
s.colour..logo -0.251
s.colour..look -0.222
s.colour..name -0.049
s.colour..neg -0.217
s.colour..number -0.198
s.colour..ordinary 0.103
s.colour..place -0.102
s.colour..poss -0.055
s.colour..say -0.08
s.colour..strange 0.196
s.colour..subj -0.165
s.colour..trade -0.115
s.colour..wish -0.187
s.colours   -0.753
s.colours $ -0.312
s.colours & -0.097
s.colours , -0.305
s.colours -0.396
s.colours . -0.298
s.colours : -0.073
s.colours ; -0.059
s.colours = -0.122
s.colours ? 0.189
s.colours q -0.068
s.colours&  -0.36
s.colours&, -0.152
s.colours&. -0.08
s.colours,  -0.281
s.colours,$ -0.572
s.colours,, -0.679
s.colours,. -0.2
s.colours,= -0.044
s.colours-  -0.288
s.colours-. -0.24
s.colours.  -0.671
s.colours.$ -0.135
s.colours.& -0.045
s.colours., -0.635
s.colours.- -0.059
s.colours.. -0.218
s.colours.= -0.66
s.colours/  -0.156
s.colours/, -0.092
s.colours/. -0.19
s.colours:  -0.073
s.colours:$ -0.131
s.colours:. -0.229
s.colours;; -0.084
s.colours?  -0.208
s.coloursCA -0.212
s.coloursCI 0.266
s.coloursC^X -0.517
s.coloursC^x -0.338
s.coloursCx -0.557
s.coloursDX -0.732
s.coloursD^X -0.373
s.coloursDx -0.254
s.coloursO^X -0.09
s.coloursO^x -0.25
s.coloursOx -0.616
s.coloursSA -0.142
s.coloursSX -0.29
s.colours^  -0.376
s.coloursl^x -0.549
s.colourslx -0.856
s.coloursq  -0.143
s.coloursq, -0.1
s.coloursq. -0.146
s.coloursq= -0.109
s.colours| adv -0.098
s.colours| and -0.454
s.colours| art -0.226
s.colours| at -0.343
s.colours| be -0.283
s.colours| colour -0.314
s.colours| common -0.333
s.colours| describes -0.099
s.colours| do -0.314
s.colours| hex -0.058
s.colours| hi -0.185
s.colours| logo -0.149
s.colours| name -0.069
s.colours| neg -0.127
s.colours| ordinary -0.255
s.colours| poss -0.125
s.colours| proper -0.067
s.colours| strange -0.498
s.colours| subj -0.398
s.colours| thing -0.174
s.colours| trade -0.447
s.colours| will -0.31
s.colours| wish -0.32
s.colours|$$ -0.774
s.colours|&colour -0.095
s.colours|&describes -0.067
s.colours|&thing -0.052
s.colours|,adv -0.165
s.colours|,and -0.055
s.colours|,at -0.241
s.colours|,colour -0.233
s.colours|,common -0.205
s.colours|,describes -0.585
s.colours|,do 0.096
s.colours|,for -0.05
s.colours|,look -0.189
s.colours|,neg -0.344
s.colours|,ordinary -0.181
s.colours|,poss -0.155
s.colours|,say -0.062
s.colours|,subj -0.103
s.colours|,thing -0.236
s.colours|,trade -0.06
s.colours|,wish -0.063
s.colours|-colour -0.103
s.colours|-strange -0.142
s.colours|.art -0.508
s.colours|.common -0.126
s.colours|.describes -0.563
s.colours|.do -0.179
s.colours|.logo -0.17
s.colours|.look -0.112
s.colours|.neg -0.31
s.colours|.ordinary -0.343
s.colours|.poss -0.067
s.colours|.proper -0.094
s.colours|.strange 0.064
s.colours|.subj -0.22
s.colours|.tagl -0.173
s.colours|.thing -0.179
s.colours|/colour -0.049
s.colours|:do -0.082
s.colours|;neg -0.056
s.colours|=$ -0.634
s.colours|^^ -0.086
s.colours|adv  -0.127
s.colours|adv. -0.216
s.colours|and  -0.311
s.colours|art  0.128
s.colours|art_ -0.199
s.colours|at  -0.403
s.colours|be  0.15
s.colours|call  0.074
s.colours|colour  -0.425
s.colours|colour& -0.183
s.colours|colour, -0.267
s.colours|colour. -0.055
s.colours|colour/ -0.097
s.colours|common  -0.33
s.colours|common, -0.299
s.colours|common. -0.352
s.colours|common: -0.058
s.colours|commonq -0.044
s.colours|describes  -0.25
s.colours|describes& -0.245
s.colours|describes, -0.16
s.colours|describes. -0.101
s.colours|describes; -0.062
s.colours|do  -0.065
s.colours|field, -0.134
s.colours|for  0.17
s.colours|kind  -0.158
s.colours|kind, -0.238
s.colours|kindq 0.092
s.colours|logo  -0.176
s.colours|logo. -0.203
s.colours|look  -0.17
s.colours|look: -0.27
s.colours|name  -0.267
s.colours|name. -0.148
s.colours|name: 0.125
s.colours|neg  -0.083
s.colours|number. -0.044
s.colours|ordinary  -0.56
s.colours|ordinary, -0.171
s.colours|ordinary. -0.348
s.colours|place, -0.077
s.colours|place. -0.189
s.colours|poss  -0.106
s.colours|proper. -0.102
s.colours|strange  -0.217
s.colours|strange& -0.213
s.colours|strange, -0.526
s.colours|strange. -0.573
s.colours|strange: -0.215
s.colours|strangeq -0.187
s.colours|strange~ -0.056
s.colours|subj  -0.082
s.colours|subj. -0.234
s.colours|subjq -0.129
s.colours|thing  -0.235
s.colours|thing, -0.286
s.colours|thing. -0.355
s.colours|thingq -0.098
s.colours|trade  -0.238
s.colours|trade, -0.267
s.colours|trade. -0.084
s.colours|trade~ -0.073
s.colours|~neg -0.083
s.colours~, -0.071
s.colours~~ -0.052
s.common   -0.123
s.common ! -0.054
s.common $ -0.486
s.common & -0.384
s.common ( -0.291
s.common , -0.11
s.common - -0.172
s.common -0.236
s.common . -0.347
s.common / -0.2
s.common : -0.238
s.common ; -0.116
s.common = -0.571
s.common ? -0.09
s.common _ -0.146
s.common adv -0.238
s.common adv ordinary 0.117
s.common adv thing 0.259
s.common and -0.32
s.common and neg -0.087
s.common and strange -0.374
s.common art -0.132
s.common art strange -0.388
s.common art thing -0.259
s.common at -0.265
s.common at common -0.315
s.common at neg -0.073
s.common at number -0.077
s.common at ordinary -0.193
s.common at proper -0.092
s.common at strange -0.403
s.common at subj -0.359
s.common at thing -0.125
s.common at trade -0.162
s.common be -0.113
s.common call -0.061
s.common call strange -0.104
s.common colour 0.363
s.common common -0.282
s.common common be -0.062
s.common common common 0.314
s.common common do -0.055
s.common common ordinary 0.096
s.common common strange 0.561
s.common common subj -0.075
s.common common thing -0.334
s.common common trade 0.189
s.common describes -0.411
s.common describes for -0.197
s.common describes look -0.184
s.common describes neg -0.044
s.common describes thing -0.118
s.common do -0.172
s.common do strange -0.144
s.common do subj 0.151
s.common do thing -0.237
s.common field -0.086
s.common for -0.32
s.common for do -0.122
s.common for ordinary -0.131
s.common for strange -0.203
s.common kind -0.286
s.common kind strange -0.085
s.common like -0.311
s.common like do -0.135
s.common look -0.157
s.common n -0.49
s.common neg -0.171
s.common neg describes -0.041
s.common number -0.29
s.common number number -0.06
s.common ordinary -0.343
s.common ordinary ordinary 0.181
s.common ordinary subj -0.148
s.common poss -0.08
s.common poss strange -0.159
s.common q -0.326
s.common strange 0.38
s.common strange and -0.257
s.common strange at -0.153
s.common strange ordinary 0.267
s.common strange strange -0.106
s.common strange subj -0.071
s.common subj -0.313
s.common subj common 0.208
s.common subj describes -0.113
s.common subj strange -0.125
s.common subj subj -0.129
s.common subj thing -0.184
s.common subj will -0.047
s.common thing 0.198
s.common thing and -0.064
s.common thing at -0.3
s.common thing colour -0.134
s.common thing describes -0.086
s.common thing do 0.225
s.common thing kind -0.048
s.common thing ordinary -0.313
s.common thing strange 0.315
s.common thing thing -0.072
s.common thing trade 0.351
s.common trade -0.24
s.common trade common -0.145
s.common trade kind -0.155
s.common trade thing -0.291
s.common ~ -0.543
s.common!  -0.367
s.common!. -0.184
s.common&$ -0.197
s.common&, -0.338
s.common&. -0.401
s.common&: -0.057
s.common(  -0.15
s.common() 0.13
s.common(, -0.206
s.common(. -0.13
s.common)  -0.096
s.common,  -0.479
s.common,$ -0.372
s.common,& -0.132
s.common,( -0.094
s.common,, -0.176
s.common,- -0.052
s.common,. -0.181
s.common,= -0.122
s.common,n -0.3
s.common,q -0.16
s.common-  -0.239
s.common-, -0.45
s.common-. -0.319
s.common-; -0.065
s.common-= -0.086
s.common.  -0.082
s.common.$ 0.093
s.common.& -0.061
s.common., -0.771
s.common.- -0.35
s.common.. 0.34
s.common..adv -0.39
s.common..and -0.64
s.common..art -0.255
s.common..at -0.666
s.common..be -0.199
s.common..call -0.154
s.common..colour -0.091
s.common..common -0.538
s.common..describes -0.705
s.common..do -0.057
s.common..field -0.201
s.common..for -0.451
s.common..hi -0.087
s.common..kind -0.439
s.common..like -0.344
s.common..logo -0.406
s.common..look -0.312
s.common..name -0.146
s.common..neg -0.343
s.common..number -0.396
s.common..ordinary -0.29
s.common..place -0.187
s.common..poss -0.198
s.common..proper -0.105
s.common..say -0.108
s.common..strange 0.081
s.common..subj -0.415
s.common..tagl -0.118
s.common..thing 0.05
s.common..where -0.069
s.common..will -0.107
s.common..wish -0.416
s.common.: -0.073
s.common.= 0.057
s.common.? -0.058
s.common.q -0.099
s.common:  -0.177
s.common:$ -0.069
s.common:& -0.333
s.common:( 0.173
s.common:, -0.097
s.common:- -0.204
s.common:. 0.332
s.common:: -0.495
s.common:; 0.048
s.common:= 0.15
s.common:n -0.204
s.common;  -0.08
s.common;; -0.117
s.common?  0.126
s.common?$ -0.045
s.common?, -0.187
s.commonCA 0.046
s.commonCI 0.1
s.commonCX -0.114
s.commonC^A -0.217
s.commonC^I -0.487
s.commonC^X 0.08
s.commonC^d 0.224
s.commonC^x -0.787
s.commonCd -0.385
s.commonCx -0.748
s.commonDX -0.282
s.commonD^X -0.607
s.commonD^x -0.086
s.commonDx -0.697
s.commonO^A 0.062
s.commonO^I -0.104
s.commonO^X -0.3
s.commonO^x -0.196
s.commonOx -0.354
s.commonSA -0.081
s.commonS^A -0.118
s.commonS^X -0.087
s.common^  -0.095
s.common^$ -0.478
s.common^& -0.145
s.common^, -0.407
s.common^- -0.195
s.common^. -0.651
s.common^: -0.341
s.common^? -0.084
s.common^_ -0.29
s.common^q -0.301
s.common^~ -0.184
s.common_  -0.235
s.common_, -0.215
s.common_. 0.216
s.commona, -0.102
s.commonl^x -0.425
s.commonlx -0.45
s.commonn  -0.196
s.commonn, -0.108
s.commonn: -0.278
s.commonnn -0.231
s.commonq  -0.33
s.commonq$ -0.151
s.commonq, -0.222
s.commonq. -0.178
s.common| adv -0.386
s.common| and -0.07
s.common| art -0.603
s.common| at -0.219
s.common| be 0.282
s.common| call -0.325
s.common| colour -0.73
s.common| common -0.467
s.common| describes -0.69
s.common| field -0.218
s.common| for -0.369
s.common| hi -0.198
s.common| kind -0.565
s.common| like -0.298
s.common| logo -0.653
s.common| look -0.15
s.common| name -0.259
s.common| neg -0.57
s.common| number -0.524
s.common| ordinary -0.197
s.common| past -0.234
s.common| place -0.255
s.common| poss -0.272
s.common| proper -0.362
s.common| say -0.385
s.common| strange -0.128
s.common| subj 0.058
s.common| tagl -0.085
s.common| thing -0.367
s.common| trade -0.609
s.common| where -0.336
s.common| will -0.216
s.common| wish -0.523
s.common|$$ -0.447
s.common|&colour -0.132
s.common|&describes -0.11
s.common|&ordinary -0.271
s.common|&thing -0.282
s.common|&trade -0.143
s.common|(common 0.061
s.common|(strange -0.19
s.common|)and -0.081
s.common|,adv -0.612
s.common|,and -0.258
s.common|,art -0.236
s.common|,at -0.227
s.common|,be -0.515
s.common|,common -0.591
s.common|,describes -0.117
s.common|,do 0.057
s.common|,for -0.152
s.common|,kind -0.273
s.common|,like -0.194
s.common|,logo -0.274
s.common|,name -0.329
s.common|,neg -0.196
s.common|,number -0.168
s.common|,ordinary -0.093
s.common|,poss -0.351
s.common|,proper -0.052
s.common|,say 0.082
s.common|,strange 0.34
s.common|,subj -0.405
s.common|,thing 0.084
s.common|,trade 0.175
s.common|,will -0.242
s.common|,wish -0.346
s.common|-colour -0.044
s.common|-common -0.118
s.common|-number -0.094
s.common|-ordinary -0.138
s.common|-strange -0.282
s.common|-subj -0.162
s.common|.adv -0.134
s.common|.art -0.086
s.common|.at -0.242
s.common|.be -0.12
s.common|.colour -0.179
s.common|.common 0.107
s.common|.describes 0.255
s.common|.do 0.1
s.common|.field 0.368
s.common|.hi 0.171
s.common|.kind 0.309
s.common|.logo 0.07
s.common|.look -0.104
s.common|.name -0.253
s.common|.neg -0.155
s.common|.ordinary -0.149
s.common|.poss 0.126
s.common|.strange -0.084
s.common|.subj -0.074
s.common|.tagl -0.346
s.common|.thing -0.22
s.common|.trade -0.329
s.common|.where 0.042
s.common|.will -0.169
s.common|.wish -0.195
s.common|/colour -0.225
s.common|:colour -0.251
s.common|:common -0.116
s.common|:describes -0.141
s.common|:do 0.123
s.common|:kind -0.132
s.common|:logo -0.277
s.common|:neg -0.074
s.common|:ordinary -0.258
s.common|:strange -0.143
s.common|:thing -0.486
s.common|:trade -0.417
s.common|;colour -0.217
s.common|;describes 0.14
s.common|;ordinary -0.125
s.common|;strange -0.065
s.common|=$ -0.052
s.common|?art 0.148
s.common|?subj -0.041
s.common|^^ -0.304
s.common|_logo -0.106
s.common|_strange -0.136
s.common|_trade -0.071
s.common|adv  -0.375
s.common|adv, -0.131
s.common|advn -0.049
s.common|and  -0.747
s.common|art  -0.509
s.common|as  -0.05
s.common|at  -0.231
s.common|at- -0.049
s.common|at_ -0.369
s.common|be  0.128
s.common|be. 0.255
s.common|beq -0.09
s.common|call  -0.138
s.common|call- -0.046
s.common|call. -0.082
s.common|colour  -0.618
s.common|colour& -0.098
s.common|colour, -0.205
s.common|colour. -0.266
s.common|colour; -0.121
s.common|common  -0.778
s.common|common, -0.271
s.common|common- -0.175
s.common|common. -0.084
s.common|common: 0.112
s.common|describes  -0.336
s.common|describes& -0.207
s.common|describes, -0.111
s.common|describes. -0.433
s.common|describes/ -0.057
s.common|describesq 0.171
s.common|do  -0.098
s.common|do. 0.091
s.common|do: -0.115
s.common|field  -0.226
s.common|field, -0.171
s.common|field: -0.268
s.common|for  -0.478
s.common|forq 0.155
s.common|hi  -0.32
s.common|hi! -0.116
s.common|hi, -0.18
s.common|kind  -0.067
s.common|kind( 0.149
s.common|kind. 0.045
s.common|kindq 0.106
s.common|like  -0.316
s.common|like: -0.083
s.common|logo  -0.463
s.common|logo, -0.263
s.common|logo. 0.225
s.common|look  -0.272
s.common|look, -0.117
s.common|look. -0.23
s.common|look: -0.178
s.common|name, -0.263
s.common|name: -0.251
s.common|ncommon -0.177
s.common|neg  -0.256
s.common|neg, -0.162
s.common|neg- -0.114
s.common|neg: 0.172
s.common|nega -0.207
s.common|nfield -0.101
s.common|nhi -0.088
s.common|nkind -0.418
s.common|nlike -0.043
s.common|nneg -0.064
s.common|nordinary 0.273
s.common|nstrange -0.183
s.common|number  -0.201
s.common|number, 0.212
s.common|number. -0.309
s.common|numberq -0.143
s.common|ordinary  -0.695
s.common|ordinary& -0.256
s.common|ordinary( -0.052
s.common|ordinary- -0.21
s.common|ordinary. -0.761
s.common|ordinary: 0.214
s.common|ordinaryn -0.126
s.common|past  -0.324
s.common|past. -0.05
s.common|place  -0.253
s.common|place, 0.182
s.common|place. -0.231
s.common|poss  -0.351
s.common|proper  -0.277
s.common|proper, -0.106
s.common|proper. -0.082
s.common|qadv 0.154
s.common|qand -0.089
s.common|qart -0.149
s.common|qat 0.103
s.common|qcolour 0.198
s.common|qcommon 0.1
s.common|qdo -0.093
s.common|qlook 0.043
s.common|qneg -0.151
s.common|qstrange -0.218
s.common|qsubj -0.11
s.common|qtrade 0.175
s.common|say, -0.134
s.common|say: -0.435
s.common|sayq 0.104
s.common|strange  0.138
s.common|strange& 0.123
s.common|strange( -0.088
s.common|strange) -0.102
s.common|strange, -0.202
s.common|strange. 0.21
s.common|strange/ -0.273
s.common|strange: 0.147
s.common|strangen -0.302
s.common|strangeq -0.055
s.common|strange~ -0.486
s.common|subj  -0.25
s.common|subj. 0.189
s.common|subjq -0.309
s.common|tagl  -0.162
s.common|tagl: -0.127
s.common|taglq -0.103
s.common|thing  -0.632
s.common|thing! -0.248
s.common|thing& -0.171
s.common|thing, 0.203
s.common|thing- -0.244
s.common|thing. -0.174
s.common|thing: -0.09
s.common|thing? -0.081
s.common|thingn -0.041
s.common|thingq -0.069
s.common|thing~ 0.075
s.common|trade  -0.142
s.common|trade& -0.311
s.common|trade( -0.132
s.common|trade, -0.119
s.common|trade. -0.085
s.common|trade_ -0.067
s.common|traden -0.045
s.common|tradeq 0.43
s.common|where  -0.323
s.common|will  -0.4
s.common|wish  -0.353
s.common|wish, -0.111
s.common|wish. -0.048
s.common|wish: -0.141
s.common|~colour 0.045
s.common|~ordinary -0.192
s.common|~strange -0.084
s.common~  -0.514
s.common~, -0.086
s.common~. -0.14
s.common~~ -0.06
s.describes -0.381
s.describes adv 0.077
s.describes and -0.087
s.describes and colour -0.165
s.describes at -0.089
s.describes at ordinary -0.307
s.describes at strange -0.236
s.describes at trade -0.133
s.describes colour -0.04
s.describes colour at -0.05
s.describes colour colour -0.327
s.describes colour common 0.203
s.describes colour trade -0.301
s.describes common -0.053
s.describes common thing -0.229
s.describes describes at -0.183
s.describes describes common -0.062
s.describes describes logo -0.224
s.describes describes look -0.226
s.describes describes trade 0.102
s.describes do 0.078
s.describes for -0.044
s.describes for art -0.071
s.describes for strange -0.067
s.describes kind -0.294
s.describes logo -0.336
s.describes logo at -0.139
s.describes logo for -0.237
s.describes look -0.346
s.describes neg -0.34
s.describes ordinary 0.241
s.describes ordinary colour -0.164
s.describes ordinary strange -0.191
s.describes say -0.299
s.describes strange 0.453
s.describes strange trade 0.151
s.describes subj 0.116
s.describes thing 0.215
s.describes thing colour -0.102
s.describes thing ordinary -0.151
s.describes thing strange 0.167
s.describes thing thing 0.31
s.describes thing trade 0.29
s.describes trade -0.153
s.describes trade kind -0.096
s.describes trade thing -0.111
s.describes where -0.104
s.describes wish -0.215
s.describes..and -0.186
s.describes..art -0.141
s.describes..at -0.416
s.describes..be -0.044
s.describes..call -0.145
s.describes..colour -0.151
s.describes..common -0.084
s.describes..describes -0.237
s.describes..field -0.102
s.describes..for -0.323
s.describes..kind -0.451
s.describes..like -0.052
s.describes..logo -0.544
s.describes..look -0.399
s.describes..neg -0.385
s.describes..number 0.176
s.describes..ordinary -0.06
s.describes..past -0.096
s.describes..place -0.382
s.describes..proper 0.479
s.describes..say -0.306
s.describes..thing 0.167
s.describes..trade -0.365
s.describes..where -0.134
s.describes..will -0.084
s.describes..wish -0.233
s.do -0.534
s.do adv -0.104
s.do adv thing -0.041
s.do at -0.094
s.do at common -0.097
s.do at ordinary 0.153
s.do at thing -0.097
s.do common -0.449
s.do common for -0.073
s.do common ordinary -0.053
s.do common strange -0.254
s.do describes -0.125
s.do describes logo -0.132
s.do describes ordinary -0.049
s.do describes trade -0.265
s.do do -0.105
s.do field -0.049
s.do kind -0.133
s.do kind subj -0.093
s.do logo -0.27
s.do logo for -0.072
s.do name -0.146
s.do neg -0.069
s.do number -0.238
s.do ordinary -0.552
s.do ordinary strange -0.125
s.do ordinary trade -0.083
s.do place -0.108
s.do proper -0.2
s.do strange -0.188
s.do strange at -0.044
s.do strange common -0.108
s.do strange strange -0.295
s.do strange trade -0.051
s.do subj -0.191
s.do thing -0.485
s.do thing at -0.087
s.do thing kind -0.391
s.do thing logo -0.109
s.do thing ordinary -0.158
s.do thing poss -0.085
s.do thing strange 0.31
s.do thing thing 0.242
s.do thing trade -0.117
s.do thing where -0.182
s.do thing will -0.155
s.do trade -0.758
s.do trade kind -0.195
s.do trade strange -0.132
s.do trade thing -0.247
s.do trade trade -0.205
s.do..adv -0.225
s.do..and -0.195
s.do..art -0.133
s.do..at -0.367
s.do..be -0.145
s.do..colour -0.245
s.do..common -0.225
s.do..describes -0.335
s.do..do -0.569
s.do..field -0.138
s.do..for -0.238
s.do..kind -0.5
s.do..logo -0.333
s.do..look -0.058
s.do..name -0.184
s.do..neg -0.468
s.do..number -0.36
s.do..ordinary -0.156
s.do..past -0.101
s.do..place -0.515
s.do..poss -0.119
s.do..proper -0.223
s.do..say -0.163
s.do..strange -0.705
s.do..subj -0.271
s.do..tagl -0.099
s.do..thing -0.54
s.do..trade -0.845
s.do..where -0.301
s.do..will -0.243
s.field -0.594
s.field do thing -0.098
s.field ordinary -0.102
s.field subj -0.095
s.field trade -0.167
s.field trade kind -0.159
s.field..adv -0.071
s.field..at -0.109
s.field..field -0.594
s.field..kind -0.203
s.field..look -0.083
s.field..number -0.085
s.field..ordinary -0.14
s.field..strange -0.311
s.field..subj -0.095
s.field..trade -0.385
s.field..where -0.127
s.for -0.313
s.for art -0.175
s.for art strange -0.185
s.for art trade -0.065
s.for common -0.205
s.for common thing -0.273
s.for describes strange -0.139
s.for do -0.083
s.for do thing -0.065
s.for do trade -0.126
s.for ordinary -0.086
s.for ordinary thing -0.069
s.for ordinary trade -0.045
s.for poss -0.116
s.for poss common -0.041
s.for poss kind -0.055
s.for poss strange -0.098
s.for poss trade -0.113
s.for strange -0.347
s.for strange ordinary -0.179
s.for strange strange -0.226
s.for strange thing -0.155
s.for strange trade -0.263
s.for thing -0.271
s.for thing thing -0.051
s.for trade -0.334
s.for trade at -0.09
s.for trade strange -0.142
s.for..adv -0.048
s.for..art -0.218
s.for..at -0.341
s.for..colour -0.107
s.for..common -0.292
s.for..describes -0.085
s.for..do -0.307
s.for..for -0.314
s.for..kind -0.52
s.for..logo -0.085
s.for..name -0.235
s.for..number -0.113
s.for..ordinary -0.289
s.for..place -0.052
s.for..poss -0.134
s.for..proper -0.137
s.for..say -0.111
s.for..strange -0.591
s.for..subj -0.078
s.for..thing -0.576
s.for..trade -0.638
s.for..where -0.179
s.hex -0.146
s.hex and hex -0.304
s.hex..hex -0.376
s.hi -0.702
s.hi be strange -0.129
s.hi hi 0.135
s.hi kind -0.078
s.hi ordinary 0.295
s.hi strange 0.095
s.hi strange strange -0.342
s.hi subj -0.107
s.hi subj be -0.08
s.hi subj strange 0.199
s.hi..and -0.057
s.hi..be -0.135
s.hi..colour -0.064
s.hi..common -0.064
s.hi..do -0.078
s.hi..hi -0.162
s.hi..kind -0.152
s.hi..ordinary 0.315
s.hi..poss -0.254
s.hi..proper -0.354
s.hi..subj -0.162
s.hi..thing -0.252
s.hi..trade -0.2
s.kind -0.828
s.kind adv strange -0.092
s.kind art strange -0.254
s.kind at -0.194
s.kind at ordinary -0.173
s.kind at place -0.15
s.kind at strange -0.294
s.kind at thing -0.379
s.kind at trade -0.194
s.kind be -0.072
s.kind be strange -0.36
s.kind call -0.074
s.kind call strange -0.282
s.kind common -0.095
s.kind describes thing -0.133
s.kind for strange -0.294
s.kind kind -0.085
s.kind logo -0.234
s.kind name -0.187
s.kind name strange -0.272
s.kind number 0.269
s.kind ordinary 0.374
s.kind ordinary strange -0.118
s.kind strange 0.563
s.kind strange colour -0.098
s.kind strange ordinary -0.156
s.kind strange strange -0.14
s.kind strange subj -0.048
s.kind strange thing -0.059
s.kind strange trade -0.106
s.kind subj -0.102
s.kind subj thing -0.16
s.kind subj trade -0.09
s.kind thing 0.225
s.kind thing at -0.089
s.kind thing strange -0.27
s.kind thing thing -0.176
s.kind trade -0.193
s.kind wish -0.053
s.kind..adv -0.137
s.kind..and -0.095
s.kind..art -0.079
s.kind..at -0.481
s.kind..be -0.308
s.kind..call -0.107
s.kind..colour -0.296
s.kind..common -0.391
s.kind..describes -0.167
s.kind..do -0.228
s.kind..kind -0.838
s.kind..like -0.043
s.kind..logo -0.286
s.kind..look -0.144
s.kind..name -0.221
s.kind..neg -0.31
s.kind..number 0.086
s.kind..ordinary 0.116
s.kind..place -0.215
s.kind..poss -0.05
s.kind..proper -0.23
s.kind..say -0.216
s.kind..strange 0.294
s.kind..subj -0.239
s.kind..tagl -0.183
s.kind..thing -0.735
s.kind..trade -0.56
s.kind..wish -0.229
s.like -0.368
s.like art -0.056
s.like art strange -0.076
s.like at -0.092
s.like do logo -0.127
s.like do thing -0.103
s.like neg -0.06
s.like ordinary -0.111
s.like strange 0.333
s.like strange strange -0.043
s.like subj art -0.044
s.like thing -0.044
s.like..and -0.043
s.like..art -0.115
s.like..at -0.117
s.like..be 0.25
s.like..colour -0.097
s.like..common -0.116
s.like..describes -0.334
s.like..like -0.368
s.like..logo -0.149
s.like..name -0.073
s.like..neg -0.064
s.like..ordinary -0.123
s.like..poss -0.055
s.like..subj -0.33
s.like..thing -0.182
s.like..trade -0.066
s.like..where -0.044
s.like..wish -0.123
s.logo -0.634
s.logo adv -0.222
s.logo at -0.091
s.logo at colour -0.193
s.logo at describes -0.052
s.logo at strange -0.334
s.logo colour -0.142
s.logo common -0.271
s.logo for -0.178
s.logo for ordinary -0.059
s.logo for poss -0.072
s.logo for strange -0.299
s.logo for thing -0.045
s.logo for trade -0.099
s.logo look -0.093
s.logo look describes -0.058
s.logo neg -0.093
s.logo ordinary -0.098
s.logo proper -0.097
s.logo strange -0.455
s.logo strange for -0.08
s.logo thing -0.387
s.logo trade -0.04
s.logo where -0.122
s.logo where name -0.06
s.logo wish -0.048
s.logo..adv -0.261
s.logo..and -0.063
s.logo..art -0.077
s.logo..at -0.188
s.logo..call -0.136
s.logo..colour -0.524
s.logo..common -0.361
s.logo..describes -0.211
s.logo..do -0.259
s.logo..field -0.048
s.logo..for -0.225
s.logo..kind -0.414
s.logo..logo -0.586
s.logo..look -0.11
s.logo..name -0.098
s.logo..neg -0.238
s.logo..number -0.113
s.logo..ordinary -0.363
s.logo..place -0.079
s.logo..poss -0.119
s.logo..proper -0.168
s.logo..say -0.135
s.logo..strange -0.948
s.logo..subj -0.111
s.logo..thing -0.77
s.logo..trade -0.662
s.logo..where -0.152
s.logo..will -0.061
s.logo..wish -0.049
s.look -0.465
s.look art strange -0.045
s.look colour -0.161
s.look describes -0.142
s.look do -0.045
s.look ordinary -0.089
s.look strange -0.185
s.look..colour -0.2
s.look..describes -0.26
s.look..do -0.048
s.look..kind -0.058
s.look..look -0.466
s.look..ordinary -0.114
s.look..proper -0.062
s.look..strange -0.196
s.look..thing -0.076
s.look..trade -0.141
s.look..where -0.065
s.name -0.803
s.name adv -0.089
s.name adv ordinary -0.099
s.name art strange -0.096
s.name at strange -0.155
s.name be strange -0.334
s.name be thing -0.247
s.name common -0.244
s.name describes -0.065
s.name ordinary -0.085
s.name ordinary strange -0.096
s.name say -0.134
s.name strange -0.474
s.name strange ordinary -0.407
s.name strange strange -0.149
s.name strange thing -0.136
s.name strange trade -0.135
s.name thing -0.141
s.name thing thing -0.096
s.name trade -0.144
s.name where -0.183
s.name where art -0.087
s.name..adv -0.185
s.name..art -0.094
s.name..colour -0.267
s.name..common -0.407
s.name..describes -0.206
s.name..do -0.124
s.name..field -0.227
s.name..kind -0.142
s.name..logo -0.261
s.name..name -0.804
s.name..neg -0.165
s.name..number -0.16
s.name..ordinary -0.706
s.name..proper -0.258
s.name..say -0.137
s.name..strange -0.71
s.name..subj -0.071
s.name..thing -0.304
s.name..trade -0.304
s.name..where -0.185
s.neg -0.644
s.neg art name -0.071
s.neg art thing -0.119
s.neg at -0.048
s.neg at ordinary -0.05
s.neg at strange -0.159
s.neg at thing 0.264
s.neg colour -0.139
s.neg common -0.377
s.neg common at -0.041
s.neg describes -0.368
s.neg do -0.121
s.neg do thing -0.121
s.neg for -0.047
s.neg kind -0.051
s.neg look -0.178
s.neg name -0.145
s.neg name adv -0.268
s.neg number -0.324
s.neg ordinary -0.335
s.neg say -0.395
s.neg strange -0.068
s.neg subj -0.165
s.neg thing -0.529
s.neg thing common -0.077
s.neg thing ordinary -0.094
s.neg thing thing -0.056
s.neg thing wish -0.128
s.neg trade -0.293
s.neg trade thing -0.218
s.neg..adv -0.505
s.neg..and -0.066
s.neg..art -0.062
s.neg..at -0.133
s.neg..colour -0.194
s.neg..common -0.48
s.neg..do -0.402
s.neg..field -0.064
s.neg..for -0.051
s.neg..kind -0.127
s.neg..look -0.213
s.neg..name -0.242
s.neg..neg -0.732
s.neg..number -0.392
s.neg..ordinary -0.307
s.neg..say -0.401
s.neg..strange -0.209
s.neg..subj -0.32
s.neg..trade -0.473
s.neg..wish -0.166
s.number -0.73
s.number and -0.068
s.number common 0.208
s.number describes -0.072
s.number number -0.158
s.number ordinary -0.322
s.number strange -0.372
s.number thing -0.617
s.number trade -0.286
s.number..adv -0.078
s.number..and -0.095
s.number..at -0.266
s.number..colour -0.129
s.number..common 0.163
s.number..describes -0.288
s.number..do -0.259
s.number..logo -0.082
s.number..name -0.042
s.number..number -0.606
s.number..ordinary -0.052
s.number..place -0.12
s.number..say -0.217
s.number..strange -0.361
s.number..subj -0.231
s.number..thing -0.265
s.number..trade 0.198
s.number..will -0.321
s.ordinary -0.133
s.ordinary adv 0.134
s.ordinary and 0.183
s.ordinary and colour -0.057
s.ordinary and neg -0.144
s.ordinary and ordinary -0.361
s.ordinary and strange -0.042
s.ordinary and thing -0.298
s.ordinary art -0.278
s.ordinary art logo -0.201
s.ordinary art name -0.127
s.ordinary art ordinary 0.341
s.ordinary art say -0.225
s.ordinary art strange -0.307
s.ordinary art thing -0.236
s.ordinary at -0.252
s.ordinary at number -0.087
s.ordinary at ordinary -0.178
s.ordinary at proper -0.304
s.ordinary at strange 0.077
s.ordinary at thing 0.293
s.ordinary at trade -0.133
s.ordinary be 0.108
s.ordinary be do -0.234
s.ordinary be ordinary -0.112
s.ordinary call -0.11
s.ordinary call strange -0.22
s.ordinary colour 0.148
s.ordinary colour colour -0.205
s.ordinary common and -0.071
s.ordinary common common -0.07
s.ordinary common strange -0.152
s.ordinary common trade -0.213
s.ordinary describes -0.115
s.ordinary describes colour -0.203
s.ordinary describes describes -0.048
s.ordinary do -0.116
s.ordinary do ordinary 0.087
s.ordinary do strange 0.304
s.ordinary do thing -0.058
s.ordinary do trade -0.125
s.ordinary field -0.155
s.ordinary for -0.152
s.ordinary for common -0.065
s.ordinary for trade 0.203
s.ordinary hi -0.264
s.ordinary like -0.085
s.ordinary logo -0.429
s.ordinary look -0.058
s.ordinary neg -0.389
s.ordinary neg do -0.361
s.ordinary neg strange -0.31
s.ordinary neg thing -0.064
s.ordinary number 0.12
s.ordinary ordinary -0.112
s.ordinary ordinary and -0.05
s.ordinary ordinary at -0.042
s.ordinary ordinary colour -0.17
s.ordinary ordinary common -0.111
s.ordinary ordinary strange -0.132
s.ordinary ordinary subj -0.08
s.ordinary ordinary thing -0.122
s.ordinary ordinary trade 0.451
s.ordinary place -0.119
s.ordinary poss 0.136
s.ordinary poss thing -0.123
s.ordinary proper 0.28
s.ordinary say -0.099
s.ordinary strange and -0.189
s.ordinary strange art -0.051
s.ordinary strange at -0.069
s.ordinary strange colour 0.14
s.ordinary strange common -0.211
s.ordinary strange do -0.16
s.ordinary strange kind 0.412
s.ordinary strange ordinary 0.049
s.ordinary strange strange 0.056
s.ordinary strange subj -0.069
s.ordinary strange thing -0.191
s.ordinary strange trade 0.226
s.ordinary subj -0.338
s.ordinary subj common -0.06
s.ordinary subj do -0.107
s.ordinary subj ordinary 0.23
s.ordinary subj strange -0.273
s.ordinary subj subj -0.059
s.ordinary subj will 0.275
s.ordinary thing colour -0.366
s.ordinary thing common -0.105
s.ordinary thing describes -0.053
s.ordinary thing for -0.044
s.ordinary thing strange -0.261
s.ordinary thing subj -0.236
s.ordinary thing thing -0.175
s.ordinary thing trade 0.122
s.ordinary trade 0.107
s.ordinary trade colour -0.158
s.ordinary trade ordinary -0.052
s.ordinary trade strange 0.103
s.ordinary trade subj -0.149
s.ordinary trade thing -0.255
s.ordinary where -0.197
s.ordinary will 0.195
s.ordinary wish -0.068
s.ordinary..adv 0.093
s.ordinary..and -0.108
s.ordinary..art -0.456
s.ordinary..at -0.358
s.ordinary..be -0.116
s.ordinary..call -0.12
s.ordinary..colour -0.22
s.ordinary..common -0.24
s.ordinary..describes -0.221
s.ordinary..do -0.692
s.ordinary..field -0.185
s.ordinary..for -0.25
s.ordinary..hi -0.268
s.ordinary..like -0.094
s.ordinary..logo -0.579
s.ordinary..look -0.394
s.ordinary..name -0.214
s.ordinary..neg -0.204
s.ordinary..ordinary -0.398
s.ordinary..past -0.058
s.ordinary..place -0.157
s.ordinary..poss 0.087
s.ordinary..proper 0.072
s.ordinary..say -0.179
s.ordinary..strange 0.101
s.ordinary..subj -0.703
s.ordinary..tagl -0.111
s.ordinary..thing -0.089
s.ordinary..trade 0.145
s.ordinary..where -0.449
s.ordinary..will 0.167
s.ordinary..wish -0.19
s.past -0.298
s.past kind -0.056
s.past ordinary -0.064
s.past strange 0.145
s.past strange trade -0.211
s.past thing 0.377
s.past trade -0.115
s.past trade trade 0.25
s.past..adv -0.049
s.past..at -0.093
s.past..describes -0.126
s.past..do -0.119
s.past..kind -0.058
s.past..number -0.072
s.past..ordinary -0.277
s.past..past -0.3
s.past..say -0.108
s.past..strange -0.061
s.past..subj -0.219
s.past..thing 0.112
s.past..trade -0.228
s.past..will -0.113
s.place -0.417
s.place and common -0.104
s.place call strange -0.169
s.place place -0.373
s.place strange -0.148
s.place thing -0.076
s.place..and -0.045
s.place..common -0.148
s.place..number -0.204
s.place..ordinary -0.155
s.place..place -0.53
s.place..strange -0.553
s.place..thing -0.251
s.place..trade -0.055
s.places   -0.501
s.places $ -0.288
s.places , -0.572
s.places -1.062
s.places . -0.572
s.places : -0.101
s.places = -0.069
s.places _ -0.052
s.places a -0.253
s.places&. -0.078
s.places,  -0.114
s.places,, -0.143
s.places,. -0.233
s.places.  -0.128
s.places:  -0.091
s.placesCA -0.19
s.placesCI -0.194
s.placesCX -0.626
s.placesC^A -0.42
s.placesC^X -0.32
s.placesCx -0.434
s.placesDX -0.2
s.placesD^X -0.08
s.placesDx -0.089
s.placesOx -0.171
s.placesSA -0.182
s.placesSX -0.104
s.places^  -0.15
s.places^a -0.046
s.placeslx -0.289
s.places| and -0.07
s.places| art -0.151
s.places| at -0.183
s.places| be -0.075
s.places| do -0.205
s.places| for -0.06
s.places| hi -0.066
s.places| logo -0.068
s.places| look -0.088
s.places| number -0.04
s.places| ordinary -0.244
s.places| place -0.136
s.places| poss -0.077
s.places| proper -0.086
s.places| strange -0.156
s.places| subj -0.185
s.places| thing -0.117
s.places| trade -0.128
s.places| will -0.048
s.places|$$ -0.304
s.places|,art -0.051
s.places|,colour -0.106
s.places|,common -0.208
s.places|,describes -0.399
s.places|,do -0.085
s.places|,ordinary -0.054
s.places|,place -0.217
s.places|,poss -0.234
s.places|,strange -0.112
s.places|,subj -0.076
s.places|,trade -0.206
s.places|.adv -0.167
s.places|.art -0.116
s.places|.colour -0.168
s.places|.describes -0.19
s.places|.neg -0.162
s.places|.poss -0.121
s.places|.strange -0.125
s.places|.subj -0.145
s.places|.tagl -0.17
s.places|.thing -0.228
s.places|=$ -0.072
s.places|^^ -0.165
s.places|_strange -0.051
s.places|adv  -0.046
s.places|art  -0.116
s.places|astrange -0.207
s.places|at  -0.642
s.places|athing -0.085
s.places|be  -0.197
s.places|call  -0.041
s.places|colour. -0.107
s.places|common  -0.257
s.places|common, -0.074
s.places|describes  -0.076
s.places|describes, -0.117
s.places|do  -0.188
s.places|for  -0.053
s.places|hi  -0.151
s.places|kind  -0.307
s.places|logo  -0.115
s.places|name  -0.129
s.places|name: -0.085
s.places|neg  -0.058
s.places|ordinary  -0.088
s.places|ordinary, -0.086
s.places|place  -0.064
s.places|place, -0.068
s.places|proper  -0.108
s.places|say  -0.117
s.places|strange  -0.309
s.places|strange, -0.139
s.places|subj  -0.083
s.places|thing  -0.158
s.places|thing& -0.047
s.places|trade  -0.514
s.places|trade, -0.171
s.places|trade. -0.069
s.places|where, -0.093
s.poss -0.676
s.poss adv common -0.049
s.poss call -0.124
s.poss call strange -0.23
s.poss common -0.107
s.poss common strange -0.045
s.poss describes -0.068
s.poss do -0.041
s.poss for -0.058
s.poss kind -0.148
s.poss kind strange -0.208
s.poss like -0.044
s.poss ordinary -0.174
s.poss strange -0.337
s.poss strange do -0.043
s.poss strange ordinary -0.189
s.poss strange wish -0.062
s.poss tagl -0.165
s.poss thing -0.227
s.poss trade -0.287
s.poss trade at -0.083
s.poss trade kind -0.193
s.poss trade strange -0.211
s.poss trade trade -0.214
s.poss..adv -0.042
s.poss..art -0.079
s.poss..at -0.124
s.poss..be -0.043
s.poss..call -0.147
s.poss..colour -0.161
s.poss..common -0.25
s.poss..describes -0.143
s.poss..do -0.2
s.poss..for -0.1
s.poss..kind -0.364
s.poss..like -0.045
s.poss..logo -0.048
s.poss..name -0.083
s.poss..neg -0.065
s.poss..number -0.111
s.poss..ordinary -0.581
s.poss..place -0.05
s.poss..poss -0.692
s.poss..proper -0.186
s.poss..say -0.112
s.poss..strange -0.685
s.poss..subj -0.126
s.poss..tagl -0.165
s.poss..thing -0.32
s.poss..trade -0.484
s.poss..where -0.047
s.poss..wish -0.072
s.proper -0.871
s.proper describes -0.204
s.proper ordinary 0.159
s.proper proper -0.141
s.proper strange -0.149
s.proper strange strange -0.111
s.proper strange trade -0.204
s.proper thing 0.098
s.proper trade -0.313
s.proper+   -0.383
s.proper+ $ -0.141
s.proper+ , -0.474
s.proper+ -0.506
s.proper+ . -0.091
s.proper+ : -0.095
s.proper+ = -0.055
s.proper+ a -0.199
s.proper+,  -0.052
s.proper+,$ 0.141
s.proper+,, 0.225
s.proper+,. -0.37
s.proper+,q -0.07
s.proper+.  -0.121
s.proper+., -0.214
s.proper+.. -0.226
s.proper+.a -0.172
s.proper+CA 0.191
s.proper+CI -0.41
s.proper+CX -0.069
s.proper+C^A -0.225
s.proper+C^I -0.152
s.proper+C^X -0.491
s.proper+C^x -0.176
s.proper+Cd -0.117
s.proper+Cx -0.361
s.proper+DX -0.115
s.proper+D^X -0.307
s.proper+Dx -0.115
s.proper+^  -0.42
s.proper+^, -0.594
s.proper+^. -0.194
s.proper+^a -0.33
s.proper+l^x -0.165
s.proper+lx -0.081
s.proper+qq 0.23
s.proper+| and -0.087
s.proper+| at -0.146
s.proper+| be -0.133
s.proper+| colour -0.23
s.proper+| common -0.044
s.proper+| do -0.152
s.proper+| for -0.156
s.proper+| logo -0.145
s.proper+| ordinary -0.177
s.proper+| proper -0.118
s.proper+| subj -0.154
s.proper+| thing -0.424
s.proper+| trade -0.159
s.proper+|,art -0.172
s.proper+|,colour -0.075
s.proper+|,common -0.32
s.proper+|,name -0.098
s.proper+|,ordinary -0.252
s.proper+|,poss -0.267
s.proper+|,strange -0.188
s.proper+|,subj -0.205
s.proper+|,thing -0.089
s.proper+|.colour 0.043
s.proper+|.common -0.177
s.proper+|.describes -0.249
s.proper+|.subj -0.253
s.proper+|=$ -0.095
s.proper+|^^ -0.6
s.proper+|adv  -0.179
s.proper+|and  -0.19
s.proper+|art  -0.392
s.proper+|astrange -0.228
s.proper+|at  -0.269
s.proper+|be  0.049
s.proper+|colour. -0.097
s.proper+|common  -0.054
s.proper+|describes  -0.308
s.proper+|do  -0.257
s.proper+|for  -0.328
s.proper+|kind  -0.385
s.proper+|kind, -0.249
s.proper+|logo  -0.253
s.proper+|ordinary  -0.105
s.proper+|place  -0.058
s.proper+|poss  -0.121
s.proper+|proper  -0.069
s.proper+|strange  -0.239
s.proper+|strange, -0.254
s.proper+|strange. -0.193
s.proper+|subj  -0.079
s.proper+|thing  -0.11
s.proper+|thing, -0.121
s.proper+|trade  -0.418
s.proper+|trade, 0.251
s.proper+|trade. -0.204
s.proper+|wish  -0.142
s.proper..and -0.106
s.proper..art -0.225
s.proper..at -0.05
s.proper..be -0.081
s.proper..colour -0.31
s.proper..common -0.115
s.proper..describes -0.205
s.proper..for -0.111
s.proper..kind -0.343
s.proper..logo -0.326
s.proper..look -0.067
s.proper..neg -0.1
s.proper..number -0.28
s.proper..ordinary 0.278
s.proper..proper -0.893
s.proper..strange -0.207
s.proper..subj -0.105
s.proper..thing 0.045
s.proper..trade 0.176
s.proper..where 0.139
s.say -0.51
s.say at thing -0.056
s.say ordinary -0.191
s.say strange -0.162
s.say strange strange -0.125
s.say subj common 0.115
s.say thing -0.161
s.say trade 0.105
s.say..adv -0.049
s.say..and -0.044
s.say..at -0.079
s.say..be -0.048
s.say..colour -0.277
s.say..describes -0.181
s.say..do -0.05
s.say..for -0.062
s.say..kind -0.099
s.say..neg -0.154
s.say..ordinary -0.34
s.say..say -0.51
s.say..strange -0.376
s.say..thing -0.279
s.say..trade -0.26
s.say..will -0.065
s.small   -0.549
s.small ! -0.041
s.small $ -0.358
s.small & -0.08
s.small ( -0.141
s.small , -0.269
s.small - -0.167
s.small -0.701
s.small . -0.49
s.small / -0.106
s.small : -0.272
s.small ; -0.041
s.small = -0.361
s.small ? -0.135
s.small a -0.253
s.small n -0.177
s.small q -0.355
s.small!  -0.129
s.small&  -0.095
s.small(  -0.163
s.small)  -0.041
s.small,  -0.414
s.small,$ -0.131
s.small,, -0.284
s.small,. 0.158
s.small,: -0.226
s.small,= -0.326
s.small,_ -0.09
s.small,q -0.048
s.small-  -0.188
s.small-$ -0.109
s.small-, -0.106
s.small-= -0.06
s.small.  -0.766
s.small.$ -0.117
s.small., -0.397
s.small.. -0.119
s.small.: -0.383
s.small.= -0.322
s.small.? 0.158
s.small.q -0.326
s.small/  -0.126
s.small:  -0.173
s.small:$ -0.078
s.small:, 0.085
s.small:. -0.09
s.small:: -0.114
s.small:n -0.087
s.small?  -0.328
s.small?, -0.284
s.smallCA 0.234
s.smallCI -0.388
s.smallC^A -0.123
s.smallC^I -0.329
s.smallC^X -0.388
s.smallC^d -0.332
s.smallC^x -0.756
s.smallCd -0.413
s.smallCx -0.468
s.smallDX -0.364
s.smallD^X -0.555
s.smallDx -0.483
s.smallO^I -0.201
s.smallO^X -0.656
s.smallO^x -0.52
s.smallOd -0.221
s.smallOx -0.516
s.smallSA -0.129
s.smallSX -0.076
s.small^  -1.163
s.small^! -0.217
s.small^, -0.052
s.small^- -0.083
s.small^. -0.173
s.small^: -0.56
s.small^? -0.154
s.small^n -0.133
s.small^q -0.133
s.small^~ 0.195
s.small_  -0.158
s.smalla  -0.113
s.smalll^x -0.592
s.smalllx -0.4
s.smalln  -0.103
s.smalln: -0.303
s.smallnn -0.137
s.smallq  -0.161
s.smallq, -0.302
s.smallq= -0.085
s.smallqq 0.252
s.small| adv -0.329
s.small| and -0.291
s.small| art -0.307
s.small| at -0.441
s.small| be -0.596
s.small| call -0.17
s.small| colour -0.218
s.small| common -0.457
s.small| describes -0.355
s.small| do -0.552
s.small| field -0.098
s.small| for -0.462
s.small| hex -0.04
s.small| hi -0.121
s.small| kind -0.27
s.small| like -0.203
s.small| logo -0.263
s.small| look -0.092
s.small| name -0.192
s.small| neg -0.302
s.small| number -0.153
s.small| ordinary -0.629
s.small| past -0.115
s.small| place -0.042
s.small| poss -0.365
s.small| proper -0.048
s.small| say -0.583
s.small| strange -0.515
s.small| subj -0.614
s.small| tagl -0.095
s.small| thing -0.606
s.small| trade -0.304
s.small| where -0.189
s.small| will -0.256
s.small|!be -0.063
s.small|!do -0.09
s.small|!wish -0.072
s.small|$$ -0.38
s.small|,adv -0.239
s.small|,and -0.122
s.small|,art -0.363
s.small|,at -0.191
s.small|,be -0.225
s.small|,colour -0.398
s.small|,common -0.322
s.small|,describes -0.355
s.small|,do -0.079
s.small|,for -0.223
s.small|,logo -0.137
s.small|,look 0.14
s.small|,name -0.13
s.small|,neg -0.257
s.small|,ordinary -0.512
s.small|,poss 0.084
s.small|,strange -0.346
s.small|,thing 0.129
s.small|,trade -0.333
s.small|,wish 0.187
s.small|-common -0.054
s.small|-number -0.082
s.small|-ordinary -0.091
s.small|.art -0.256
s.small|.at -0.046
s.small|.colour -0.257
s.small|.common -0.439
s.small|.describes -0.187
s.small|.do -0.078
s.small|.field -0.06
s.small|.look -0.054
s.small|.name -0.048
s.small|.neg -0.133
s.small|.ordinary -0.27
s.small|.subj -0.068
s.small|.tagl 0.211
s.small|.thing -0.166
s.small|.trade -0.046
s.small|.wish 0.132
s.small|/number -0.214
s.small|:art -0.178
s.small|:at -0.263
s.small|:common -0.236
s.small|:describes -0.393
s.small|:do -0.226
s.small|:logo -0.097
s.small|:neg -0.075
s.small|:ordinary -0.287
s.small|:strange -0.25
s.small|:subj -0.131
s.small|:thing -0.073
s.small|:trade -0.264
s.small|=$ -0.548
s.small|?do -0.203
s.small|?trade -0.042
s.small|^^ -0.667
s.small|_logo -0.088
s.small|_name -0.074
s.small|adv  -0.39
s.small|adv, -0.168
s.small|advn -0.045
s.small|and  -0.492
s.small|anumber -0.214
s.small|art  -0.561
s.small|art_ -0.169
s.small|at  -0.395
s.small|at. -0.152
s.small|be  -0.412
s.small|be. -0.161
s.small|call  -0.451
s.small|colour  -0.186
s.small|colour, -0.225
s.small|colour. -0.393
s.small|common  -0.458
s.small|common, -0.102
s.small|common. -0.499
s.small|common? -0.109
s.small|commonn -0.079
s.small|commonq -0.209
s.small|describes  -0.458
s.small|describes, -0.142
s.small|describes. -0.141
s.small|describesn -0.076
s.small|describesq -0.048
s.small|do  -0.334
s.small|field  -0.143
s.small|field, -0.051
s.small|field: -0.097
s.small|for  -0.232
s.small|hex  -0.245
s.small|hi  -0.139
s.small|hi! -0.106
s.small|hi, -0.085
s.small|kind  -0.432
s.small|kind, -0.377
s.small|kind. -0.209
s.small|kind: 0.112
s.small|kindn -0.046
s.small|like  -0.278
s.small|logo  -0.297
s.small|logo, -0.261
s.small|logo. -0.155
s.small|logo? -0.285
s.small|look  -0.108
s.small|look: -0.104
s.small|name  -0.419
s.small|name: -0.232
s.small|neg  -0.383
s.small|nega -0.063
s.small|nlook -0.089
s.small|nposs -0.077
s.small|nstrange -0.1
s.small|nsubj -0.155
s.small|number  -0.15
s.small|number- -0.097
s.small|number/ -0.123
s.small|ordinary  -0.652
s.small|ordinary, -0.198
s.small|ordinaryn -0.345
s.small|ordinaryq -0.083
s.small|place, 0.208
s.small|place. -0.172
s.small|poss  -0.236
s.small|proper  -0.129
s.small|proper. -0.099
s.small|qand 0.084
s.small|qart -0.076
s.small|qat -0.108
s.small|qcolour 0.113
s.small|qcommon -0.072
s.small|qdo -0.047
s.small|qneg -0.066
s.small|qordinary -0.084
s.small|qstrange -0.273
s.small|qsubj -0.158
s.small|qthing -0.064
s.small|qtrade 0.207
s.small|sayq 0.227
s.small|strange  -0.311
s.small|strange& -0.056
s.small|strange( -0.092
s.small|strange) -0.041
s.small|strange, -0.171
s.small|strange- -0.241
s.small|strange. -0.234
s.small|strange/ -0.086
s.small|strange: -0.169
s.small|strange? -0.253
s.small|strange_ -0.051
s.small|strangeq -0.167
s.small|strange~ -0.166
s.small|subj  -0.327
s.small|subj. -0.118
s.small|subj: -0.067
s.small|subjn -0.118
s.small|tagl  -0.093
s.small|tagl: -0.126
s.small|taglq -0.098
s.small|thing  -0.532
s.small|thing, 0.084
s.small|thing. -0.488
s.small|thing/ -0.101
s.small|thing: -0.121
s.small|thing? -0.283
s.small|thingn -0.135
s.small|trade  -0.111
s.small|trade( -0.095
s.small|trade, -0.194
s.small|trade. -0.289
s.small|trade? -0.044
s.small|traden -0.092
s.small|where  -0.109
s.small|where, -0.146
s.small|where. -0.182
s.small|will  -0.276
s.small|wish  -0.248
s.small|~ordinary 0.196
s.small~  -0.133
s.strange ! 0.357
s.strange $ -0.134
s.strange & -0.564
s.strange ( 0.05
s.strange ) -0.292
s.strange , 0.095
s.strange - -0.448
s.strange . -0.071
s.strange / -0.264
s.strange 0.224
s.strange : -0.091
s.strange ; 0.044
s.strange = -0.291
s.strange ? -0.215
s.strange _ -0.277
s.strange a 0.164
s.strange adv -0.162
s.strange adv art -0.094
s.strange adv thing -0.461
s.strange and -0.607
s.strange and adv -0.153
s.strange and art -0.177
s.strange and at -0.09
s.strange and colour -0.118
s.strange and common 0.445
s.strange and do -0.155
s.strange and neg -0.061
s.strange and poss -0.265
s.strange and strange -0.654
s.strange and subj -0.361
s.strange and thing 0.263
s.strange and trade -0.393
s.strange art -0.434
s.strange art logo -0.093
s.strange art name -0.063
s.strange art ordinary 0.254
s.strange art strange 0.259
s.strange art trade -0.399
s.strange as -0.181
s.strange as logo -0.114
s.strange at -0.539
s.strange at art -0.177
s.strange at colour 0.279
s.strange at common 0.117
s.strange at kind -0.124
s.strange at number -0.223
s.strange at place -0.346
s.strange at proper -0.363
s.strange at strange 0.12
s.strange at subj -0.159
s.strange at thing 0.245
s.strange at trade -0.215
s.strange be art -0.134
s.strange be common -0.062
s.strange be do -0.151
s.strange be number -0.271
s.strange be ordinary -0.251
s.strange be poss -0.062
s.strange be strange -0.326
s.strange be subj -0.075
s.strange be trade -0.194
s.strange call -0.069
s.strange colour -0.123
s.strange colour and -0.258
s.strange colour colour -0.498
s.strange colour ordinary -0.172
s.strange colour strange -0.106
s.strange colour subj -0.102
s.strange common 0.107
s.strange common at -0.072
s.strange common colour -0.288
s.strange common common 0.196
s.strange common describes -0.113
s.strange common do -0.071
s.strange common kind -0.256
s.strange common ordinary -0.319
s.strange common proper -0.167
s.strange common strange -0.371
s.strange common subj -0.147
s.strange common thing -0.396
s.strange common trade 0.086
s.strange describes 0.177
s.strange describes and -0.057
s.strange describes colour -0.26
s.strange describes describes -0.069
s.strange describes look -0.194
s.strange describes ordinary -0.558
s.strange describes thing -0.184
s.strange describes trade -0.182
s.strange do -0.311
s.strange do adv -0.091
s.strange do describes -0.044
s.strange do kind -0.142
s.strange do ordinary 0.313
s.strange do place -0.14
s.strange do strange -0.149
s.strange do subj 0.155
s.strange do thing -0.206
s.strange do trade -0.332
s.strange field -0.051
s.strange field trade -0.159
s.strange for -0.338
s.strange for ordinary -0.118
s.strange for strange 0.286
s.strange for subj 0.154
s.strange for thing -0.118
s.strange kind common -0.055
s.strange kind strange -0.186
s.strange like -0.5
s.strange like describes -0.319
s.strange logo -0.236
s.strange logo for -0.08
s.strange logo strange -0.336
s.strange logo where -0.122
s.strange look colour -0.057
s.strange look strange -0.102
s.strange n -0.368
s.strange name -0.109
s.strange neg -0.225
s.strange neg colour -0.093
s.strange neg number 0.247
s.strange neg ordinary -0.065
s.strange neg strange -0.061
s.strange neg thing -0.138
s.strange number -0.147
s.strange number strange 0.258
s.strange ordinary -0.143
s.strange ordinary colour -0.531
s.strange ordinary common -0.164
s.strange ordinary describes -0.053
s.strange ordinary do -0.16
s.strange ordinary look -0.228
s.strange ordinary neg -0.413
s.strange ordinary ordinary -0.287
s.strange ordinary strange 0.11
s.strange ordinary subj -0.136
s.strange ordinary tagl -0.048
s.strange ordinary trade -0.163
s.strange past -0.079
s.strange place 0.192
s.strange poss -0.118
s.strange poss strange -0.271
s.strange poss thing -0.11
s.strange proper 0.262
s.strange q -0.262
s.strange say -0.165
s.strange strange 0.122
s.strange strange adv -0.149
s.strange strange and -0.084
s.strange strange art -0.048
s.strange strange at -0.19
s.strange strange be -0.092
s.strange strange colour -0.491
s.strange strange common 0.093
s.strange strange describes -0.523
s.strange strange do -0.306
s.strange strange kind -0.218
s.strange strange logo -0.143
s.strange strange number 0.342
s.strange strange ordinary 0.291
s.strange strange say -0.057
s.strange strange strange 0.094
s.strange strange subj -0.155
s.strange strange thing -0.142
s.strange strange trade 0.203
s.strange strange wish -0.268
s.strange subj -0.384
s.strange subj be -0.081
s.strange subj common -0.08
s.strange subj do -0.13
s.strange subj ordinary -0.198
s.strange subj strange -0.2
s.strange subj thing -0.196
s.strange subj wish -0.113
s.strange tagl -0.11
s.strange thing 0.301
s.strange thing at -0.07
s.strange thing colour -0.39
s.strange thing describes -0.109
s.strange thing do -0.1
s.strange thing look -0.164
s.strange thing ordinary -0.141
s.strange thing strange -0.211
s.strange thing subj -0.141
s.strange thing thing -0.058
s.strange thing trade -0.087
s.strange trade 0.299
s.strange trade and -0.067
s.strange trade at -0.334
s.strange trade colour -0.243
s.strange trade common -0.277
s.strange trade describes 0.103
s.strange trade do -0.057
s.strange trade field -0.087
s.strange trade for -0.044
s.strange trade kind 0.154
s.strange trade logo -0.145
s.strange trade number -0.245
s.strange trade ordinary -0.233
s.strange trade subj -0.152
s.strange trade thing -0.187
s.strange trade trade 0.381
s.strange where 0.26
s.strange will -0.132
s.strange wish art -0.123
s.strange wish common -0.082
s.strange wish ordinary -0.125
s.strange wish subj -0.08
s.strange ~ 0.315
s.strange!  0.1
s.strange&  -0.455
s.strange&$ -0.298
s.strange&, -0.342
s.strange&. -0.404
s.strange&: -0.19
s.strange&= -0.089
s.strange&q -0.065
s.strange(  -0.373
s.strange() 0.287
s.strange(. 0.071
s.strange)  -0.044
s.strange+thing   -0.329
s.strange+thing $ 0.191
s.strange+thing , 0.107
s.strange+thing - -0.173
s.strange+thing . 0.062
s.strange+thing 0.163
s.strange+thing : -0.303
s.strange+thing ; 0.352
s.strange+thing = 0.149
s.strange+thing ? 0.043
s.strange+thing n -0.119
s.strange+thing q -0.173
s.strange+thing ~ -0.346
s.strange+thing&  -0.058
s.strange+thing&. -0.202
s.strange+thing(. 0.27
s.strange+thing,  0.159
s.strange+thing,$ 0.374
s.strange+thing,, 0.314
s.strange+thing,. -0.257
s.strange+thing.  0.158
s.strange+thing., -0.15
s.strange+thing.- -0.054
s.strange+thing.= 0.216
s.strange+thing.q -0.258
s.strange+thing/  -0.139
s.strange+thing:  -0.378
s.strange+thing:$ -0.096
s.strange+thing:, -0.083
s.strange+thing:. 0.342
s.strange+thing:: -0.273
s.strange+thing:= -0.29
s.strange+thing:n 0.372
s.strange+thing?. -0.061
s.strange+thingCA -0.188
s.strange+thingCI 0.167
s.strange+thingC^A -0.058
s.strange+thingC^X 0.045
s.strange+thingC^c 0.4
s.strange+thingCc -0.175
s.strange+thingCd -0.137
s.strange+thingCx -0.891
s.strange+thingDA 0.401
s.strange+thingDX -0.069
s.strange+thingD^X -0.342
s.strange+thingDx -0.068
s.strange+thingO^X -0.555
s.strange+thingOx -0.406
s.strange+thing^  -0.236
s.strange+thing^$ -0.239
s.strange+thing^& -0.046
s.strange+thing^- -0.191
s.strange+thing^. -0.416
s.strange+thing^: 0.145
s.strange+thing^~ 0.323
s.strange+thinga  -0.22
s.strange+thingl^x 0.187
s.strange+thinglx 0.237
s.strange+thingn$ -0.158
s.strange+thingq  -0.13
s.strange+thingqq 0.21
s.strange+thing| adv -0.144
s.strange+thing| and 0.31
s.strange+thing| art -0.253
s.strange+thing| at -0.347
s.strange+thing| be 0.256
s.strange+thing| call -0.156
s.strange+thing| colour -0.344
s.strange+thing| common 0.097
s.strange+thing| describes -0.28
s.strange+thing| do 0.289
s.strange+thing| field -0.098
s.strange+thing| for -0.121
s.strange+thing| kind -0.305
s.strange+thing| like -0.064
s.strange+thing| logo -0.224
s.strange+thing| look -0.211
s.strange+thing| name -0.093
s.strange+thing| neg -0.095
s.strange+thing| number -0.316
s.strange+thing| ordinary -0.321
s.strange+thing| past 0.257
s.strange+thing| poss -0.217
s.strange+thing| proper -0.095
s.strange+thing| strange -0.394
s.strange+thing| subj -0.115
s.strange+thing| thing -0.208
s.strange+thing| trade -0.573
s.strange+thing| where -0.211
s.strange+thing| will 0.278
s.strange+thing| wish 0.354
s.strange+thing|$$ 0.256
s.strange+thing|,and -0.092
s.strange+thing|,at 0.422
s.strange+thing|,be 0.156
s.strange+thing|,colour 0.084
s.strange+thing|,kind -0.324
s.strange+thing|,name -0.26
s.strange+thing|,neg -0.232
s.strange+thing|,ordinary -0.256
s.strange+thing|,poss -0.266
s.strange+thing|,strange 0.375
s.strange+thing|,subj 0.104
s.strange+thing|,tagl 0.2
s.strange+thing|,thing 0.419
s.strange+thing|,trade -0.202
s.strange+thing|,wish 0.112
s.strange+thing|-ordinary -0.104
s.strange+thing|-strange -0.055
s.strange+thing|.adv 0.15
s.strange+thing|.art -0.079
s.strange+thing|.be 0.276
s.strange+thing|.colour 0.101
s.strange+thing|.common -0.35
s.strange+thing|.describes -0.054
s.strange+thing|.do 0.213
s.strange+thing|.logo -0.232
s.strange+thing|.look -0.125
s.strange+thing|.neg 0.17
s.strange+thing|.ordinary -0.541
s.strange+thing|.poss -0.152
s.strange+thing|.strange 0.245
s.strange+thing|.subj 0.162
s.strange+thing|.thing 0.254
s.strange+thing|.trade 0.141
s.strange+thing|.wish -0.514
s.strange+thing|:colour 0.159
s.strange+thing|:describes -0.112
s.strange+thing|:strange -0.14
s.strange+thing|:thing 0.226
s.strange+thing|^^ -0.222
s.strange+thing|adv  -0.45
s.strange+thing|and  -0.155
s.strange+thing|art  -0.16
s.strange+thing|at  -0.501
s.strange+thing|be  0.262
s.strange+thing|call  0.206
s.strange+thing|colour  0.115
s.strange+thing|colour, 0.059
s.strange+thing|colour. 0.253
s.strange+thing|common  -0.652
s.strange+thing|common. 0.078
s.strange+thing|describes  0.167
s.strange+thing|describes, 0.178
s.strange+thing|for  0.103
s.strange+thing|hi  -0.059
s.strange+thing|kind  -0.234
s.strange+thing|kind, 0.16
s.strange+thing|kind. -0.133
s.strange+thing|kind: -0.2
s.strange+thing|kindq 0.197
s.strange+thing|logo  -0.094
s.strange+thing|logo, -0.19
s.strange+thing|logo. -0.041
s.strange+thing|logo: -0.063
s.strange+thing|look  -0.077
s.strange+thing|name  -0.211
s.strange+thing|name: 0.184
s.strange+thing|nlook 0.084
s.strange+thing|number  -0.095
s.strange+thing|ordinary  -0.426
s.strange+thing|ordinary, -0.248
s.strange+thing|ordinary. 0.285
s.strange+thing|past  -0.107
s.strange+thing|place  -0.247
s.strange+thing|place, 0.243
s.strange+thing|place. -0.1
s.strange+thing|poss  0.081
s.strange+thing|proper  -0.195
s.strange+thing|propera -0.27
s.strange+thing|qcolour 0.122
s.strange+thing|qdescribes 0.307
s.strange+thing|qordinary 0.072
s.strange+thing|qstrange -0.076
s.strange+thing|qsubj 0.195
s.strange+thing|qtrade 0.146
s.strange+thing|strange  -0.131
s.strange+thing|strange& -0.214
s.strange+thing|strange, -0.464
s.strange+thing|strange. -0.114
s.strange+thing|strangen -0.154
s.strange+thing|strangeq 0.053
s.strange+thing|subj  -0.181
s.strange+thing|subj, 0.258
s.strange+thing|tagl  -0.21
s.strange+thing|tagl: -0.123
s.strange+thing|thing, -0.398
s.strange+thing|thing. 0.308
s.strange+thing|trade  0.157
s.strange+thing|trade, 0.441
s.strange+thing|trade. 0.078
s.strange+thing|trade: 0.234
s.strange+thing|tradeq 0.108
s.strange+thing|where  -0.163
s.strange+thing|wish  -0.044
s.strange+thing~. -0.052
s.strange+trade   0.167
s.strange+trade $ 0.072
s.strange+trade & -0.198
s.strange+trade ( 0.297
s.strange+trade - -0.342
s.strange+trade . -0.137
s.strange+trade / -0.219
s.strange+trade 0.411
s.strange+trade : 0.143
s.strange+trade ; -0.175
s.strange+trade = 0.092
s.strange+trade ? -0.122
s.strange+trade n 0.15
s.strange+trade q -0.166
s.strange+trade ~ 0.091
s.strange+trade!  0.119
s.strange+trade&  -0.37
s.strange+trade&, -0.372
s.strange+trade&. -0.249
s.strange+trade,  -0.556
s.strange+trade,$ 0.151
s.strange+trade,& -0.114
s.strange+trade,( -0.065
s.strange+trade,, 0.482
s.strange+trade,. 0.211
s.strange+trade,: 0.245
s.strange+trade,q -0.043
s.strange+trade-, -0.162
s.strange+trade-. -0.195
s.strange+trade.  -0.319
s.strange+trade.$ 0.082
s.strange+trade.& -0.054
s.strange+trade., 0.18
s.strange+trade.. 0.09
s.strange+trade.= -0.129
s.strange+trade:  -0.366
s.strange+trade:, 0.057
s.strange+trade:- -0.066
s.strange+trade:. -0.237
s.strange+trade:/ 0.091
s.strange+trade:: -0.488
s.strange+trade:; 0.154
s.strange+trade:n 0.093
s.strange+trade?. -0.216
s.strange+tradeCA 0.136
s.strange+tradeCI 0.103
s.strange+tradeCX 0.362
s.strange+tradeC^A -0.335
s.strange+tradeC^I -0.221
s.strange+tradeC^X -0.139
s.strange+tradeC^c 0.303
s.strange+tradeC^x -0.894
s.strange+tradeCc 0.254
s.strange+tradeCd -0.131
s.strange+tradeCx -0.772
s.strange+tradeD^X 0.192
s.strange+tradeD^x -0.102
s.strange+tradeDx -0.469
s.strange+tradeO^I -0.187
s.strange+tradeO^X -0.443
s.strange+tradeO^c -0.364
s.strange+tradeOx -0.535
s.strange+tradeS^X -0.154
s.strange+trade^  -0.29
s.strange+trade^$ 0.081
s.strange+trade^& -0.27
s.strange+trade^( -0.18
s.strange+trade^, -0.361
s.strange+trade^- -0.224
s.strange+trade^. -0.165
s.strange+trade^/ -0.275
s.strange+trade^: 0.075
s.strange+trade^; 0.153
s.strange+trade^? -0.286
s.strange+trade^_ -0.151
s.strange+trade^a -0.311
s.strange+trade^q -0.298
s.strange+trade_  -0.12
s.strange+trade_. -0.175
s.strange+tradea  -0.455
s.strange+tradea, -0.215
s.strange+tradea. -0.31
s.strange+tradel^x -0.204
s.strange+traden  -0.101
s.strange+tradeq  -0.302
s.strange+tradeq, -0.222
s.strange+tradeq. -0.167
s.strange+tradeqq -0.049
s.strange+trade| adv -0.28
s.strange+trade| and -0.272
s.strange+trade| art -0.23
s.strange+trade| at -0.243
s.strange+trade| be 0.16
s.strange+trade| call -0.238
s.strange+trade| colour -0.546
s.strange+trade| describes -0.291
s.strange+trade| field -0.131
s.strange+trade| for -0.558
s.strange+trade| kind -0.529
s.strange+trade| logo 0.174
s.strange+trade| look 0.155
s.strange+trade| name -0.227
s.strange+trade| number 0.109
s.strange+trade| ordinary -0.09
s.strange+trade| past 0.148
s.strange+trade| place -0.143
s.strange+trade| poss -0.346
s.strange+trade| proper -0.089
s.strange+trade| say 0.18
s.strange+trade| strange 0.083
s.strange+trade| subj -0.357
s.strange+trade| tagl -0.083
s.strange+trade| thing -0.533
s.strange+trade| trade -0.519
s.strange+trade| where -0.372
s.strange+trade| will -0.143
s.strange+trade| wish -0.055
s.strange+trade|$$ 0.185
s.strange+trade|&be -0.105
s.strange+trade|&ordinary -0.142
s.strange+trade|&strange -0.131
s.strange+trade|&trade -0.053
s.strange+trade|(common -0.08
s.strange+trade|(poss 0.102
s.strange+trade|(strange 0.098
s.strange+trade|(thing 0.41
s.strange+trade|(trade 0.096
s.strange+trade|,adv 0.074
s.strange+trade|,and -0.367
s.strange+trade|,at 0.108
s.strange+trade|,be -0.062
s.strange+trade|,call -0.128
s.strange+trade|,colour -0.621
s.strange+trade|,common 0.234
s.strange+trade|,describes -0.429
s.strange+trade|,do 0.286
s.strange+trade|,kind 0.151
s.strange+trade|,logo 0.085
s.strange+trade|,look 0.077
s.strange+trade|,name -0.195
s.strange+trade|,neg -0.122
s.strange+trade|,number 0.078
s.strange+trade|,ordinary 0.102
s.strange+trade|,place -0.095
s.strange+trade|,poss -0.088
s.strange+trade|,strange -0.115
s.strange+trade|,subj -0.449
s.strange+trade|,tagl -0.091
s.strange+trade|,trade 0.176
s.strange+trade|,wish -0.381
s.strange+trade|-ordinary -0.11
s.strange+trade|-strange -0.143
s.strange+trade|.adv -0.148
s.strange+trade|.art 0.175
s.strange+trade|.colour -0.159
s.strange+trade|.common -0.204
s.strange+trade|.describes -0.201
s.strange+trade|.do -0.472
s.strange+trade|.hi -0.323
s.strange+trade|.kind -0.142
s.strange+trade|.logo 0.152
s.strange+trade|.look -0.057
s.strange+trade|.name -0.04
s.strange+trade|.neg -0.388
s.strange+trade|.ordinary 0.073
s.strange+trade|.strange 0.055
s.strange+trade|.subj -0.09
s.strange+trade|.tagl -0.124
s.strange+trade|.thing 0.083
s.strange+trade|.trade -0.151
s.strange+trade|.will 0.122
s.strange+trade|.wish -0.464
s.strange+trade|:art -0.056
s.strange+trade|:common -0.32
s.strange+trade|:kind -0.146
s.strange+trade|:logo 0.311
s.strange+trade|:ordinary -0.16
s.strange+trade|:strange 0.058
s.strange+trade|:subj 0.235
s.strange+trade|:thing 0.055
s.strange+trade|:trade 0.045
s.strange+trade|^^ -0.261
s.strange+trade|adv  -0.345
s.strange+trade|anumber -0.332
s.strange+trade|art  0.146
s.strange+trade|art_ -0.211
s.strange+trade|at. -0.392
s.strange+trade|be  -0.064
s.strange+trade|beq -0.053
s.strange+trade|call  -0.112
s.strange+trade|colour, 0.138
s.strange+trade|colour. -0.226
s.strange+trade|common- -0.048
s.strange+trade|common. 0.113
s.strange+trade|common: -0.096
s.strange+trade|commonq -0.141
s.strange+trade|describes  -0.331
s.strange+trade|describes, 0.15
s.strange+trade|describes. -0.376
s.strange+trade|describesq 0.153
s.strange+trade|field  -0.152
s.strange+trade|for  0.328
s.strange+trade|hi  -0.121
s.strange+trade|hi! 0.043
s.strange+trade|hi, -0.09
s.strange+trade|hin -0.098
s.strange+trade|kind  0.18
s.strange+trade|kind, 0.341
s.strange+trade|kind. 0.098
s.strange+trade|kind: -0.181
s.strange+trade|kindq 0.228
s.strange+trade|like  0.105
s.strange+trade|logo  -0.117
s.strange+trade|logo, 0.125
s.strange+trade|look  -0.058
s.strange+trade|name  -0.212
s.strange+trade|name, 0.155
s.strange+trade|ncommon -0.088
s.strange+trade|neg  -0.041
s.strange+trade|nfield 0.257
s.strange+trade|nlike -0.114
s.strange+trade|nlook -0.457
s.strange+trade|nstrange 0.262
s.strange+trade|number, 0.149
s.strange+trade|ordinary  -0.566
s.strange+trade|ordinary, 0.355
s.strange+trade|ordinary. 0.089
s.strange+trade|ordinary: 0.119
s.strange+trade|ordinaryn -0.091
s.strange+trade|past  -0.519
s.strange+trade|place, 0.045
s.strange+trade|place. -0.084
s.strange+trade|poss  -0.672
s.strange+trade|proper  -0.405
s.strange+trade|proper. 0.04
s.strange+trade|propera -0.434
s.strange+trade|q$ 0.271
s.strange+trade|qcolour 0.144
s.strange+trade|qcommon 0.245
s.strange+trade|qdescribes 0.224
s.strange+trade|qordinary -0.052
s.strange+trade|qthing -0.055
s.strange+trade|say  0.336
s.strange+trade|strange  -0.398
s.strange+trade|strange& -0.193
s.strange+trade|strange( -0.291
s.strange+trade|strange, 0.105
s.strange+trade|strange- -0.154
s.strange+trade|strange. -0.487
s.strange+trade|strange: 0.115
s.strange+trade|strangen 0.089
s.strange+trade|strangeq -0.075
s.strange+trade|subj  -0.157
s.strange+trade|subj. -0.189
s.strange+trade|taglq -0.068
s.strange+trade|thing  -0.228
s.strange+trade|thing& -0.514
s.strange+trade|thing, -0.59
s.strange+trade|thing- -0.15
s.strange+trade|thing. 0.275
s.strange+trade|thing: 0.236
s.strange+trade|trade  -1.04
s.strange+trade|trade& -0.106
s.strange+trade|trade, 0.194
s.strange+trade|trade. 0.146
s.strange+trade|trade: 0.115
s.strange+trade|tradeq 0.136
s.strange+trade|will  0.193
s.strange+trade|wish  -0.183
s.strange+trade|~colour -0.345
s.strange+trade|~thing -0.21
s.strange+trade~  0.14
s.strange+trade~, -0.129
s.strange+trade~. -0.231
s.strange+trade~~ -0.309
s.strange,  -0.518
s.strange,$ -0.18
s.strange,& -0.494
s.strange,( -0.115
s.strange,) -0.34
s.strange,- -0.295
s.strange,. -0.169
s.strange,= -0.112
s.strange,a -0.449
s.strange,n -0.171
s.strange,q -0.255
s.strange-  -0.431
s.strange-$ -0.154
s.strange-, -0.3
s.strange-. -0.458
s.strange-= -0.131
s.strange-q -0.221
s.strange.$ -0.099
s.strange.& -0.276
s.strange., 0.058
s.strange.- -0.235
s.strange.. 0.084
s.strange..adv 0.085
s.strange..and -0.834
s.strange..art -0.682
s.strange..as -0.182
s.strange..at -0.953
s.strange..be -0.226
s.strange..call -0.162
s.strange..colour -0.442
s.strange..common -0.081
s.strange..describes -0.137
s.strange..do -0.123
s.strange..field -0.202
s.strange..hex -0.098
s.strange..hi -0.052
s.strange..kind 0.151
s.strange..like -0.563
s.strange..logo -0.654
s.strange..look -0.16
s.strange..name -0.614
s.strange..neg -0.346
s.strange..number -0.054
s.strange..ordinary -0.091
s.strange..past -0.374
s.strange..place -0.555
s.strange..poss -0.376
s.strange..proper -0.396
s.strange..say -0.288
s.strange..strange 0.26
s.strange..subj -0.496
s.strange..tagl -0.487
s.strange..trade 0.137
s.strange..will -0.195
s.strange..wish -0.386
s.strange./ -0.333
s.strange.: -0.286
s.strange.= -0.182
s.strange.? -0.482
s.strange.a -0.452
s.strange.q -0.439
s.strange/  -0.343
s.strange/. 0.126
s.strange// -0.243
s.strange:  -0.856
s.strange:$ 0.146
s.strange:& -0.207
s.strange:, 0.111
s.strange:- -0.237
s.strange:. 0.552
s.strange:/ 0.041
s.strange:: -0.54
s.strange:; 0.28
s.strange:= 0.203
s.strange:_ -0.181
s.strange:n 0.168
s.strange;  -0.227
s.strange;. -0.107
s.strange;; 0.369
s.strange?  -0.095
s.strange?, 0.436
s.strange?. -0.101
s.strangeCA -0.179
s.strangeCI -0.495
s.strangeCX -0.09
s.strangeC^A 0.173
s.strangeC^X -0.152
s.strangeC^c -0.152
s.strangeC^x -0.294
s.strangeCc 0.417
s.strangeCd 0.11
s.strangeCx -0.725
s.strangeD^X -0.281
s.strangeDd -0.122
s.strangeDx -0.362
s.strangeO^A 0.229
s.strangeO^X 0.239
s.strangeO^c 0.392
s.strangeO^x 0.369
s.strangeOx -0.163
s.strangeSA 0.208
s.strange^  -0.08
s.strange^! -0.408
s.strange^$ -0.189
s.strange^& -0.41
s.strange^( -0.11
s.strange^- -0.427
s.strange^. 0.162
s.strange^: 0.19
s.strange^_ -0.267
s.strange^n -0.415
s.strange^q -0.092
s.strange^~ -0.174
s.strange_  -0.333
s.strange_$ -0.187
s.strange_, -0.477
s.strange_. -0.078
s.strange_: -0.116
s.strange_= -0.286
s.strange_n -0.164
s.strange_q -0.212
s.strangea  -0.061
s.strangea, -0.398
s.strangea. -0.369
s.strangel^x 0.173
s.strangelx 0.071
s.strangen  -0.245
s.strangen$ -0.416
s.strangen: -0.124
s.strangenn -0.186
s.strangeq  -0.517
s.strangeq$ -0.081
s.strangeq& -0.179
s.strangeq, -0.18
s.strangeq. -0.255
s.strangeq/ -0.203
s.strangeq_ -0.052
s.strangeqq 0.281
s.strange| adv -0.322
s.strange| and -0.089
s.strange| art -0.646
s.strange| as -0.375
s.strange| be 0.049
s.strange| call 0.058
s.strange| common -0.561
s.strange| describes -0.384
s.strange| do -0.169
s.strange| field -0.403
s.strange| for 0.068
s.strange| hex -0.157
s.strange| kind -0.294
s.strange| like -0.488
s.strange| logo -0.492
s.strange| look -0.386
s.strange| name -0.392
s.strange| neg -0.39
s.strange| number -0.439
s.strange| ordinary -0.757
s.strange| past -0.347
s.strange| place -0.499
s.strange| poss -0.16
s.strange| proper -0.562
s.strange| say -0.158
s.strange| strange -0.851
s.strange| subj -0.257
s.strange| tagl -0.403
s.strange| thing -0.107
s.strange| trade 0.069
s.strange| where -0.361
s.strange| will -0.074
s.strange| wish -0.109
s.strange|!subj -0.131
s.strange|$$ -0.177
s.strange|&be -0.201
s.strange|&colour -0.375
s.strange|&describes -0.252
s.strange|&ordinary -0.512
s.strange|&strange -0.484
s.strange|&thing -0.382
s.strange|&trade -0.16
s.strange|(common 0.322
s.strange|(thing -0.121
s.strange|(trade -0.078
s.strange|)wish -0.258
s.strange|,adv 0.207
s.strange|,and 0.044
s.strange|,art -0.301
s.strange|,at -0.082
s.strange|,be 0.322
s.strange|,call -0.161
s.strange|,colour 0.097
s.strange|,common -0.574
s.strange|,describes 0.32
s.strange|,do -0.206
s.strange|,for -0.306
s.strange|,kind 0.223
s.strange|,like -0.336
s.strange|,logo 0.146
s.strange|,look -0.151
s.strange|,name -0.375
s.strange|,neg -0.319
s.strange|,number -0.083
s.strange|,ordinary 0.147
s.strange|,place 0.37
s.strange|,poss 0.391
s.strange|,strange -0.124
s.strange|,tagl 0.343
s.strange|,thing -0.285
s.strange|,trade 0.385
s.strange|,will 0.187
s.strange|,wish 0.125
s.strange|-colour -0.192
s.strange|-common -0.142
s.strange|-like -0.239
s.strange|-strange -0.406
s.strange|-subj -0.334
s.strange|-thing -0.064
s.strange|-trade -0.219
s.strange|.adv 0.429
s.strange|.and -0.225
s.strange|.be 0.117
s.strange|.colour -0.131
s.strange|.common 0.574
s.strange|.describes 0.287
s.strange|.do -0.314
s.strange|.field -0.253
s.strange|.for 0.054
s.strange|.hi -0.339
s.strange|.kind -0.269
s.strange|.logo 0.09
s.strange|.look 0.157
s.strange|.name -0.105
s.strange|.neg 0.191
s.strange|.poss 0.294
s.strange|.strange -0.069
s.strange|.subj -0.099
s.strange|.tagl 0.169
s.strange|.thing -0.048
s.strange|.trade 0.077
s.strange|.will 0.122
s.strange|.wish 0.094
s.strange|/do -0.282
s.strange|/trade 0.109
s.strange|:art -0.109
s.strange|:common 0.304
s.strange|:describes -0.174
s.strange|:kind -0.081
s.strange|:logo -0.147
s.strange|:neg -0.381
s.strange|:ordinary 0.198
s.strange|:strange 0.147
s.strange|:subj -0.137
s.strange|:thing 0.094
s.strange|:trade -0.281
s.strange|;art -0.067
s.strange|;colour 0.441
s.strange|;common 0.107
s.strange|;ordinary -0.181
s.strange|?neg -0.247
s.strange|^^ 0.061
s.strange|^q -0.129
s.strange|_be -0.245
s.strange|_logo -0.349
s.strange|_ordinary -0.338
s.strange|_strange -0.34
s.strange|adv, -0.121
s.strange|adv. 0.209
s.strange|adv: 0.167
s.strange|and  -0.523
s.strange|anumber -0.169
s.strange|art  -0.27
s.strange|art_ -0.237
s.strange|as  -0.186
s.strange|astrange -0.252
s.strange|at  -0.163
s.strange|at_ -0.216
s.strange|be  -0.169
s.strange|beq 0.163
s.strange|call  0.068
s.strange|callq 0.052
s.strange|colour  -0.504
s.strange|colour, 0.106
s.strange|colour. -0.111
s.strange|colourq 0.275
s.strange|common  -0.377
s.strange|common, 0.049
s.strange|common- -0.286
s.strange|common. 0.128
s.strange|common: -0.066
s.strange|commonn -0.234
s.strange|commonq -0.278
s.strange|describes  -0.139
s.strange|describes& -0.255
s.strange|describes. -0.209
s.strange|describes: 0.29
s.strange|describesn -0.062
s.strange|describesq 0.286
s.strange|do  -0.289
s.strange|do, -0.15
s.strange|do. 0.221
s.strange|do: 0.248
s.strange|field  0.114
s.strange|field, 0.325
s.strange|field. -0.045
s.strange|field: -0.566
s.strange|forq 0.126
s.strange|hi  -0.326
s.strange|hi! 0.185
s.strange|hi, -0.783
s.strange|hin -0.292
s.strange|kind, 0.066
s.strange|kind. -0.21
s.strange|kind: 0.646
s.strange|kindq 0.247
s.strange|like  -0.094
s.strange|logo  -0.325
s.strange|logo, 0.239
s.strange|logo. -0.473
s.strange|logo: 0.097
s.strange|logoq 0.236
s.strange|look  -0.587
s.strange|look, -0.18
s.strange|name  0.239
s.strange|name. -0.223
s.strange|nameq 0.315
s.strange|name~ 0.278
s.strange|nart -0.298
s.strange|neg  -0.647
s.strange|neg: -0.178
s.strange|nfield 0.433
s.strange|nhi -0.177
s.strange|nkind 0.302
s.strange|nlook -0.094
s.strange|nordinary -0.078
s.strange|nposs 0.187
s.strange|nstrange 0.086
s.strange|nsubj 0.266
s.strange|ntagl -0.25
s.strange|nthing 0.343
s.strange|number  -0.439
s.strange|number, 0.255
s.strange|number. -0.055
s.strange|ordinary& -0.135
s.strange|ordinary, -0.093
s.strange|ordinary- -0.246
s.strange|ordinary. 0.234
s.strange|ordinary; -0.101
s.strange|ordinaryn -0.136
s.strange|ordinaryq 0.289
s.strange|past  -0.42
s.strange|place  -0.185
s.strange|place, 0.15
s.strange|place. 0.084
s.strange|place: 0.387
s.strange|placeq 0.136
s.strange|proper  -0.14
s.strange|proper. -0.049
s.strange|propera -0.37
s.strange|q$ -0.409
s.strange|qadv 0.318
s.strange|qand 0.115
s.strange|qart -0.056
s.strange|qat 0.119
s.strange|qcolour -0.103
s.strange|qcommon 0.176
s.strange|qdescribes 0.394
s.strange|qdo 0.22
s.strange|qlogo 0.148
s.strange|qlook 0.174
s.strange|qordinary -0.063
s.strange|qstrange 0.089
s.strange|qsubj -0.146
s.strange|qthing 0.229
s.strange|qtrade 0.384
s.strange|qwhere -0.086
s.strange|qwill -0.107
s.strange|qwish 0.048
s.strange|say  0.435
s.strange|say, -0.345
s.strange|say. 0.107
s.strange|sayq -0.164
s.strange|strange  -0.444
s.strange|strange& -0.632
s.strange|strange( -0.203
s.strange|strange, 0.167
s.strange|strange- -0.444
s.strange|strange. 0.107
s.strange|strange/ -0.11
s.strange|strange: 0.224
s.strange|strange; -0.193
s.strange|strange_ 0.171
s.strange|strangea -0.275
s.strange|strangen -0.362
s.strange|strangeq 0.264
s.strange|strange~ 0.07
s.strange|subj  -0.303
s.strange|subj, -0.443
s.strange|subj. 0.21
s.strange|subj: -0.086
s.strange|tagl  -0.214
s.strange|tagl: -0.219
s.strange|taglq -0.31
s.strange|thing  -0.949
s.strange|thing& -0.297
s.strange|thing, -0.224
s.strange|thing- -0.254
s.strange|thing. -0.055
s.strange|thing: 0.502
s.strange|thingn -0.333
s.strange|thing~ 0.162
s.strange|trade  0.101
s.strange|trade& -0.186
s.strange|trade( -0.089
s.strange|trade, -0.081
s.strange|trade. 0.058
s.strange|trade: 0.108
s.strange|tradeq 0.191
s.strange|trade~ 0.3
s.strange|where  0.457
s.strange|where, 0.158
s.strange|where. -0.287
s.strange|will  -0.102
s.strange|wish  -0.294
s.strange|wish, -0.115
s.strange|wish. -0.158
s.strange|wish: 0.171
s.strange|~colour 0.352
s.strange|~trade 0.379
s.strange~  0.14
s.strange~& -0.042
s.strange~, -0.129
s.strange~. -0.134
s.strange~~ 0.268
s.styles   -0.413
s.styles $ -0.198
s.styles & -0.268
s.styles ( -0.101
s.styles , -0.052
s.styles - -0.041
s.styles -0.173
s.styles . -0.273
s.styles / -0.094
s.styles ; -0.142
s.styles = 0.085
s.styles ? 0.237
s.styles q -0.061
s.styles&  -0.084
s.styles&, -0.142
s.styles&. -0.178
s.styles&q -0.072
s.styles,  -0.335
s.styles,$ -0.436
s.styles,, -0.554
s.styles,. -0.268
s.styles,= -0.19
s.styles.  -0.465
s.styles.$ -0.343
s.styles., -0.858
s.styles.. -0.708
s.styles.: -0.178
s.styles.= -0.225
s.styles.? -0.099
s.styles.q -0.131
s.styles// -0.064
s.styles/: -0.065
s.styles:  -0.351
s.styles:, -0.312
s.styles:. -0.054
s.styles:n -0.1
s.styles;, -0.118
s.styles;; -0.311
s.stylesCA -0.196
s.stylesCX 0.082
s.stylesC^X -0.204
s.stylesC^x -0.809
s.stylesCx -0.509
s.stylesDX -0.403
s.stylesD^X -0.2
s.stylesDx -0.143
s.stylesO^X -0.205
s.stylesO^x -0.278
s.stylesOx -0.224
s.stylesSA -0.219
s.stylesSX -0.195
s.styles^  -0.611
s.styles^, 0.241
s.stylesl^x -0.636
s.styleslx -0.15
s.stylesn: -0.27
s.stylesq  -0.16
s.stylesq& -0.04
s.stylesq, -0.112
s.stylesqq 0.139
s.styles| and -0.231
s.styles| be 0.079
s.styles| colour -0.421
s.styles| common -0.164
s.styles| describes -0.459
s.styles| do -0.119
s.styles| for -0.142
s.styles| kind -0.244
s.styles| logo -0.353
s.styles| look -0.265
s.styles| neg -0.158
s.styles| ordinary -0.24
s.styles| proper -0.073
s.styles| say -0.157
s.styles| strange -0.291
s.styles| subj -0.138
s.styles| thing -0.373
s.styles| trade -0.458
s.styles| where -0.134
s.styles| wish -0.088
s.styles|$$ -0.314
s.styles|&colour -0.106
s.styles|&describes -0.208
s.styles|&ordinary -0.109
s.styles|,and -0.118
s.styles|,art -0.18
s.styles|,at 0.093
s.styles|,be -0.138
s.styles|,colour -0.599
s.styles|,common 0.085
s.styles|,describes -0.649
s.styles|,do -0.215
s.styles|,look -0.148
s.styles|,name -0.108
s.styles|,neg -0.229
s.styles|,ordinary -0.189
s.styles|,poss -0.079
s.styles|,strange -0.286
s.styles|,subj -0.138
s.styles|,thing -0.218
s.styles|,trade -0.41
s.styles|.art -0.199
s.styles|.colour -0.427
s.styles|.common -0.148
s.styles|.describes -0.331
s.styles|.do -0.206
s.styles|.kind -0.208
s.styles|.logo 0.169
s.styles|.look 0.046
s.styles|.neg -0.385
s.styles|.ordinary 0.055
s.styles|.poss -0.09
s.styles|.subj 0.119
s.styles|.tagl -0.157
s.styles|.thing -0.36
s.styles|.wish -0.122
s.styles|:colour -0.302
s.styles|:describes -0.125
s.styles|:trade -0.051
s.styles|;colour -0.166
s.styles|;thing -0.232
s.styles|=$ -0.23
s.styles|?$ -0.084
s.styles|^^ 0.19
s.styles|adv. -0.281
s.styles|and  -0.204
s.styles|art  -0.27
s.styles|at  -0.176
s.styles|be  0.1
s.styles|call  0.167
s.styles|colour  -0.236
s.styles|colour& -0.111
s.styles|colour, -0.494
s.styles|colour. -0.213
s.styles|common  -0.328
s.styles|common, -0.083
s.styles|common. -0.342
s.styles|common: -0.123
s.styles|commonq -0.08
s.styles|describes  -0.305
s.styles|describes& -0.084
s.styles|describes, -0.341
s.styles|describes. -0.371
s.styles|do  -0.178
s.styles|do. -0.042
s.styles|field  -0.094
s.styles|for  -0.126
s.styles|kind  -0.189
s.styles|kind. -0.264
s.styles|kind: -0.082
s.styles|logo, -0.123
s.styles|logo. -0.338
s.styles|look  -0.131
s.styles|look: -0.183
s.styles|name: 0.087
s.styles|ncommon -0.061
s.styles|neg  -0.237
s.styles|ordinary  -0.296
s.styles|ordinary& -0.121
s.styles|ordinary, -0.117
s.styles|ordinary. -0.41
s.styles|ordinaryn -0.091
s.styles|place. -0.231
s.styles|poss  -0.059
s.styles|proper. -0.22
s.styles|qcolour 0.189
s.styles|qstrange -0.102
s.styles|say: -0.309
s.styles|strange  -0.53
s.styles|strange& -0.13
s.styles|strange, -0.237
s.styles|strange. -0.426
s.styles|strange: -0.216
s.styles|strange; -0.073
s.styles|strangeq -0.131
s.styles|subj  -0.099
s.styles|subj. -0.216
s.styles|tagl: -0.044
s.styles|thing  -0.287
s.styles|thing, -0.147
s.styles|thing. -0.579
s.styles|thingn -0.099
s.styles|thingq -0.063
s.styles|trade  -0.55
s.styles|trade& -0.063
s.styles|trade, -0.376
s.styles|trade. -0.466
s.styles|trade/ -0.082
s.styles|traden -0.148
s.styles|wish: -0.19
s.styles|~colour -0.044
s.styles~  -0.069
s.subj -0.645
s.subj adv -0.08
s.subj art -0.072
s.subj art common -0.042
s.subj art ordinary -0.07
s.subj art thing -0.085
s.subj art trade -0.212
s.subj art where -0.058
s.subj at subj -0.082
s.subj at thing -0.108
s.subj be -0.34
s.subj be ordinary -0.154
s.subj be strange -0.394
s.subj be thing -0.189
s.subj be trade -0.077
s.subj common -0.288
s.subj common thing -0.156
s.subj do -0.239
s.subj do do -0.05
s.subj do name -0.06
s.subj do number -0.049
s.subj do ordinary -0.098
s.subj do strange -0.14
s.subj do subj -0.042
s.subj do thing -0.14
s.subj do trade -0.194
s.subj like -0.122
s.subj like common -0.041
s.subj neg -0.12
s.subj neg common -0.148
s.subj neg do -0.056
s.subj ordinary -0.199
s.subj ordinary at -0.063
s.subj ordinary common -0.076
s.subj ordinary ordinary 0.116
s.subj ordinary strange -0.429
s.subj poss call -0.15
s.subj strange -0.675
s.subj strange art -0.061
s.subj strange colour -0.205
s.subj strange ordinary -0.122
s.subj strange strange 0.047
s.subj subj -0.059
s.subj subj wish -0.04
s.subj thing -0.305
s.subj thing strange -0.169
s.subj trade -0.412
s.subj trade strange -0.122
s.subj trade trade -0.049
s.subj will -0.104
s.subj wish -0.122
s.subj..adv -0.231
s.subj..and -0.251
s.subj..art -0.216
s.subj..at -0.249
s.subj..be -0.413
s.subj..call -0.221
s.subj..colour -0.266
s.subj..common -0.533
s.subj..describes -0.151
s.subj..do -0.423
s.subj..field -0.099
s.subj..for -0.083
s.subj..hi -0.089
s.subj..kind -0.306
s.subj..like -0.143
s.subj..logo -0.133
s.subj..look -0.091
s.subj..name -0.303
s.subj..neg -0.139
s.subj..number 0.146
s.subj..ordinary -0.24
s.subj..poss -0.255
s.subj..proper -0.176
s.subj..say -0.087
s.subj..strange -0.444
s.subj..subj -0.652
s.subj..tagl -0.159
s.subj..thing -0.631
s.subj..trade -0.764
s.subj..where -0.133
s.subj..will -0.11
s.subj..wish -0.164
s.tagl -0.459
s.tagl strange -0.127
s.tagl where -0.084
s.tagl..art -0.169
s.tagl..be -0.136
s.tagl..strange -0.185
s.tagl..tagl -0.459
s.tagl..where -0.085
s.thing   -0.291
s.thing ! 0.083
s.thing $ -0.541
s.thing & -0.314
s.thing ) -0.209
s.thing , -0.458
s.thing - -0.27
s.thing -0.057
s.thing . 0.187
s.thing / -0.339
s.thing : -0.066
s.thing ; -0.199
s.thing = 0.113
s.thing ? -0.175
s.thing _ -0.043
s.thing a -0.148
s.thing adv -0.193
s.thing and -0.213
s.thing and common -0.119
s.thing and ordinary -0.274
s.thing and thing -0.19
s.thing art -0.204
s.thing art do -0.1
s.thing art logo -0.263
s.thing art strange -0.204
s.thing art thing 0.11
s.thing at 0.176
s.thing at art -0.047
s.thing at common -0.384
s.thing at do 0.125
s.thing at number -0.14
s.thing at ordinary 0.268
s.thing at place -0.13
s.thing at proper -0.063
s.thing at strange 0.195
s.thing at thing -0.119
s.thing at trade -0.246
s.thing be -0.067
s.thing be strange -0.177
s.thing call strange -0.139
s.thing colour -0.361
s.thing colour colour -0.167
s.thing colour describes -0.062
s.thing common -0.109
s.thing common colour -0.083
s.thing common ordinary 0.151
s.thing common strange 0.076
s.thing common thing 0.129
s.thing common trade -0.287
s.thing describes 0.2
s.thing describes thing -0.051
s.thing do -0.413
s.thing do ordinary -0.061
s.thing do strange -0.27
s.thing do trade -0.07
s.thing field -0.323
s.thing for -0.081
s.thing for common 0.261
s.thing for strange -0.253
s.thing for trade -0.04
s.thing kind -0.412
s.thing kind at -0.088
s.thing kind for -0.083
s.thing kind strange -0.131
s.thing logo -0.312
s.thing look -0.13
s.thing n -0.288
s.thing name -0.26
s.thing neg 0.235
s.thing neg thing -0.134
s.thing number 0.188
s.thing ordinary 0.073
s.thing ordinary common -0.055
s.thing ordinary describes -0.079
s.thing ordinary ordinary -0.306
s.thing ordinary strange -0.283
s.thing ordinary trade 0.144
s.thing past 0.251
s.thing poss -0.268
s.thing proper -0.19
s.thing q -0.291
s.thing say -0.054
s.thing strange -0.296
s.thing strange be -0.142
s.thing strange colour -0.103
s.thing strange do -0.102
s.thing strange kind -0.281
s.thing strange number 0.397
s.thing strange ordinary -0.043
s.thing strange strange -0.146
s.thing strange subj 0.301
s.thing strange thing 0.379
s.thing strange will -0.272
s.thing subj -0.424
s.thing subj at -0.181
s.thing subj common -0.27
s.thing subj do -0.09
s.thing subj ordinary -0.207
s.thing subj strange 0.202
s.thing subj thing 0.369
s.thing subj trade 0.217
s.thing thing 0.479
s.thing thing at -0.095
s.thing thing common -0.108
s.thing thing describes -0.149
s.thing thing kind 0.047
s.thing thing logo -0.186
s.thing thing ordinary -0.099
s.thing thing strange -0.199
s.thing thing subj -0.216
s.thing thing thing -0.207
s.thing thing trade 0.108
s.thing trade -0.313
s.thing trade and -0.056
s.thing trade at -0.069
s.thing trade be -0.078
s.thing trade colour -0.078
s.thing trade common 0.133
s.thing trade describes -0.04
s.thing trade do 0.267
s.thing trade ordinary -0.05
s.thing trade strange -0.228
s.thing trade thing -0.244
s.thing where -0.378
s.thing where subj -0.093
s.thing will -0.116
s.thing wish -0.041
s.thing ~ -0.101
s.thing!  -0.261
s.thing!. 0.184
s.thing&  -0.381
s.thing&$ -0.142
s.thing&, -0.217
s.thing&. -0.21
s.thing&q -0.067
s.thing(  -0.114
s.thing(, -0.27
s.thing(. -0.144
s.thing+trade   -0.574
s.thing+trade ! -0.07
s.thing+trade $ -0.333
s.thing+trade & -0.174
s.thing+trade ( 0.371
s.thing+trade , -0.511
s.thing+trade . -0.133
s.thing+trade : -0.101
s.thing+trade ; 0.26
s.thing+trade = 0.143
s.thing+trade n -0.083
s.thing+trade q -0.054
s.thing+trade ~ -0.095
s.thing+trade&. -0.151
s.thing+trade,  -0.246
s.thing+trade,$ 0.203
s.thing+trade,& -0.224
s.thing+trade,, -0.145
s.thing+trade,. 0.111
s.thing+trade-, -0.04
s.thing+trade-. -0.136
s.thing+trade.  -0.36
s.thing+trade., -0.217
s.thing+trade.. 0.121
s.thing+trade:  -0.132
s.thing+trade:, -0.309
s.thing+trade:. -0.138
s.thing+trade:: -0.161
s.thing+trade;; -0.054
s.thing+trade?, -0.067
s.thing+tradeCA -0.182
s.thing+tradeCI -0.157
s.thing+tradeCX 0.12
s.thing+tradeC^A -0.345
s.thing+tradeC^I -0.132
s.thing+tradeC^X 0.094
s.thing+tradeC^x -0.685
s.thing+tradeCd 0.069
s.thing+tradeCx -0.613
s.thing+tradeDX -0.361
s.thing+tradeD^X -0.36
s.thing+tradeO^I -0.213
s.thing+tradeO^X -0.389
s.thing+tradeO^x -0.275
s.thing+tradeOx -0.194
s.thing+trade^! -0.098
s.thing+trade^$ -0.187
s.thing+trade^& -0.095
s.thing+trade^( -0.364
s.thing+trade^, -0.163
s.thing+trade^- -0.224
s.thing+trade^. -0.094
s.thing+trade^: -0.139
s.thing+trade^; -0.17
s.thing+trade^q -0.16
s.thing+trade^~ -0.252
s.thing+tradelx -0.746
s.thing+traden: -0.055
s.thing+tradenn -0.111
s.thing+tradeq  -0.113
s.thing+tradeq, -0.077
s.thing+tradeq. -0.131
s.thing+trade| adv -0.174
s.thing+trade| art -0.223
s.thing+trade| at -0.245
s.thing+trade| be 0.339
s.thing+trade| describes -0.149
s.thing+trade| do 0.098
s.thing+trade| field -0.09
s.thing+trade| for -0.178
s.thing+trade| kind -0.146
s.thing+trade| like -0.067
s.thing+trade| logo -0.347
s.thing+trade| look -0.068
s.thing+trade| neg -0.11
s.thing+trade| ordinary -0.524
s.thing+trade| past -0.052
s.thing+trade| place -0.062
s.thing+trade| poss -0.045
s.thing+trade| say -0.08
s.thing+trade| subj -0.258
s.thing+trade| thing -0.599
s.thing+trade| trade -0.224
s.thing+trade| where -0.177
s.thing+trade| will -0.043
s.thing+trade| wish 0.085
s.thing+trade|$$ -0.274
s.thing+trade|&thing -0.315
s.thing+trade|(common 0.189
s.thing+trade|,adv -0.133
s.thing+trade|,and -0.111
s.thing+trade|,art -0.092
s.thing+trade|,at -0.164
s.thing+trade|,colour -0.402
s.thing+trade|,common -0.387
s.thing+trade|,describes -0.25
s.thing+trade|,do -0.282
s.thing+trade|,name -0.066
s.thing+trade|,neg -0.277
s.thing+trade|,number -0.181
s.thing+trade|,ordinary -0.047
s.thing+trade|,place -0.261
s.thing+trade|,poss -0.071
s.thing+trade|,strange -0.107
s.thing+trade|,trade 0.125
s.thing+trade|,wish -0.121
s.thing+trade|-common -0.143
s.thing+trade|-trade -0.056
s.thing+trade|.adv -0.371
s.thing+trade|.art 0.092
s.thing+trade|.at -0.33
s.thing+trade|.colour -0.214
s.thing+trade|.common -0.209
s.thing+trade|.describes 0.13
s.thing+trade|.do -0.045
s.thing+trade|.logo -0.186
s.thing+trade|.name -0.043
s.thing+trade|.neg -0.167
s.thing+trade|.ordinary 0.314
s.thing+trade|.poss 0.048
s.thing+trade|.strange -0.173
s.thing+trade|.subj -0.189
s.thing+trade|.thing 0.177
s.thing+trade|.trade 0.295
s.thing+trade|:colour -0.143
s.thing+trade|:common -0.046
s.thing+trade|:do -0.063
s.thing+trade|;thing -0.125
s.thing+trade|^^ -0.248
s.thing+trade|adv  -0.399
s.thing+trade|adv. -0.18
s.thing+trade|and  -0.153
s.thing+trade|art  -0.442
s.thing+trade|at  -0.045
s.thing+trade|be  0.255
s.thing+trade|call  0.23
s.thing+trade|colour  -0.241
s.thing+trade|colour, -0.09
s.thing+trade|colour. -0.046
s.thing+trade|common  -0.788
s.thing+trade|common, 0.168
s.thing+trade|common. 0.128
s.thing+trade|describes  -0.392
s.thing+trade|describes, -0.091
s.thing+trade|describes. 0.088
s.thing+trade|do  -0.362
s.thing+trade|do. -0.078
s.thing+trade|field  -0.288
s.thing+trade|field: -0.228
s.thing+trade|for  -0.331
s.thing+trade|kind  -0.154
s.thing+trade|kind, -0.049
s.thing+trade|kind. 0.321
s.thing+trade|kind: -0.235
s.thing+trade|logo  -0.31
s.thing+trade|logo, 0.041
s.thing+trade|logo. -0.19
s.thing+trade|name  -0.069
s.thing+trade|name: 0.1
s.thing+trade|neg  -0.239
s.thing+trade|neg: -0.164
s.thing+trade|nlook -0.239
s.thing+trade|nsubj 0.101
s.thing+trade|number  -0.42
s.thing+trade|ordinary  -0.167
s.thing+trade|ordinary. -0.325
s.thing+trade|past  -0.312
s.thing+trade|poss  -0.164
s.thing+trade|qat -0.123
s.thing+trade|qcommon -0.05
s.thing+trade|qstrange -0.108
s.thing+trade|qthing -0.061
s.thing+trade|qtrade 0.259
s.thing+trade|say  0.073
s.thing+trade|strange  -0.508
s.thing+trade|strange& -0.116
s.thing+trade|strange, -0.104
s.thing+trade|strange. -0.419
s.thing+trade|strange: -0.205
s.thing+trade|subj  -0.046
s.thing+trade|subj. -0.084
s.thing+trade|tagl: -0.085
s.thing+trade|thing  -0.613
s.thing+trade|thing, 0.35
s.thing+trade|thing. -0.331
s.thing+trade|trade  -0.468
s.thing+trade|trade, 0.183
s.thing+trade|trade. 0.102
s.thing+trade|where  -0.078
s.thing+trade|will  -0.099
s.thing+trade|wish  -0.208
s.thing+trade|wish, -0.137
s.thing+trade|~colour -0.089
s.thing+trade~  -0.091
s.thing+trade~, -0.097
s.thing+trade~. -0.057
s.thing,  -0.207
s.thing,$ -0.085
s.thing,& -0.202
s.thing,( 0.162
s.thing,- -0.291
s.thing,. -0.409
s.thing,; 0.233
s.thing,= -0.311
s.thing,? -0.052
s.thing,q -0.175
s.thing-  -0.044
s.thing-. -0.089
s.thing.  -0.403
s.thing.! -0.156
s.thing.$ -0.303
s.thing.& -0.255
s.thing.( -0.074
s.thing., -0.65
s.thing.- -0.14
s.thing.. 0.103
s.thing..adv -0.358
s.thing..and -0.358
s.thing..art -0.374
s.thing..at 0.066
s.thing..be -0.326
s.thing..call -0.296
s.thing..colour -0.251
s.thing..common -0.2
s.thing..describes 0.067
s.thing..field -0.375
s.thing..for -0.328
s.thing..kind -0.235
s.thing..logo -0.616
s.thing..look -0.406
s.thing..name -0.345
s.thing..neg 0.087
s.thing..number 0.468
s.thing..ordinary 0.202
s.thing..past 0.185
s.thing..place -0.504
s.thing..poss -0.464
s.thing..proper -0.443
s.thing..say -0.332
s.thing..strange -0.336
s.thing..subj 0.201
s.thing..tagl -0.108
s.thing..thing -0.249
s.thing..trade -0.068
s.thing..where -0.432
s.thing..will -0.327
s.thing..wish -0.404
s.thing.= -0.163
s.thing.q -0.055
s.thing/  -0.121
s.thing/, -0.212
s.thing:  -0.123
s.thing:$ 0.299
s.thing:& -0.086
s.thing:, -0.357
s.thing:. 0.133
s.thing:: -0.165
s.thing:= -0.303
s.thing:n 0.118
s.thing;  -0.292
s.thing;; -0.192
s.thing?  -0.222
s.thing?, -0.18
s.thing?. -0.146
s.thingCA 0.186
s.thingCI -0.182
s.thingCX -0.222
s.thingC^A 0.158
s.thingC^I -0.478
s.thingC^X -0.223
s.thingC^x 0.117
s.thingCd -0.356
s.thingCx -0.213
s.thingDA -0.367
s.thingDX 0.395
s.thingD^X -0.268
s.thingDx -0.217
s.thingO^I -0.187
s.thingO^X -0.211
s.thingO^x 0.094
s.thingSA 0.053
s.thingS^X -0.254
s.thing^  -0.225
s.thing^& -0.206
s.thing^, -0.184
s.thing^- -0.251
s.thing^. 0.208
s.thing^: -0.453
s.thing^q -0.158
s.thing^~ 0.28
s.thinga  -0.106
s.thingl^x -0.338
s.thingn  -0.05
s.thingq  -0.299
s.thingq& -0.047
s.thingq, -0.243
s.thingq. -0.125
s.thingqq 0.456
s.thing| adv -0.345
s.thing| and -0.322
s.thing| art -0.408
s.thing| at -0.238
s.thing| be 0.081
s.thing| colour -0.736
s.thing| common -0.701
s.thing| describes 0.152
s.thing| do -0.449
s.thing| field -0.177
s.thing| for -0.254
s.thing| kind -0.489
s.thing| like -0.058
s.thing| logo -0.127
s.thing| look -0.067
s.thing| name -0.268
s.thing| neg -0.408
s.thing| number -0.207
s.thing| ordinary -0.505
s.thing| past -0.239
s.thing| place -0.114
s.thing| poss 0.064
s.thing| proper -0.145
s.thing| say -0.296
s.thing| strange -0.36
s.thing| subj -0.129
s.thing| tagl -0.044
s.thing| thing -0.463
s.thing| trade -0.446
s.thing| where 0.076
s.thing| will -0.231
s.thing| wish -0.599
s.thing|!subj 0.111
s.thing|&at -0.216
s.thing|&ordinary -0.108
s.thing|&strange -0.194
s.thing|&thing -0.25
s.thing|(art -0.046
s.thing|(common 0.163
s.thing|(strange -0.063
s.thing|,and -0.308
s.thing|,at -0.253
s.thing|,be -0.045
s.thing|,call -0.155
s.thing|,colour -0.381
s.thing|,common -0.169
s.thing|,describes -0.34
s.thing|,for 0.183
s.thing|,logo -0.197
s.thing|,look -0.168
s.thing|,neg -0.173
s.thing|,ordinary -0.419
s.thing|,place -0.319
s.thing|,poss 0.26
s.thing|,strange -0.291
s.thing|,subj 0.219
s.thing|,tagl 0.088
s.thing|,thing -0.249
s.thing|,trade -0.242
s.thing|,will 0.111
s.thing|,wish -0.351
s.thing|-common -0.177
s.thing|-ordinary -0.269
s.thing|-strange -0.242
s.thing|.adv -0.468
s.thing|.at 0.118
s.thing|.be 0.101
s.thing|.colour 0.483
s.thing|.describes -0.414
s.thing|.hi -0.057
s.thing|.logo -0.229
s.thing|.look 0.341
s.thing|.name -0.292
s.thing|.ordinary -0.041
s.thing|.poss 0.057
s.thing|.strange 0.301
s.thing|.subj 0.222
s.thing|.tagl 0.047
s.thing|.thing 0.132
s.thing|.trade 0.215
s.thing|.will -0.189
s.thing|.wish 0.103
s.thing|:common -0.062
s.thing|:describes -0.166
s.thing|:do 0.202
s.thing|:logo -0.167
s.thing|:thing 0.111
s.thing|;subj -0.116
s.thing|;thing 0.155
s.thing|?$ -0.091
s.thing|?neg -0.157
s.thing|^^ -0.115
s.thing|^q 0.2
s.thing|adv, -0.27
s.thing|adv. -0.202
s.thing|and  -0.507
s.thing|art  -0.331
s.thing|at  -0.318
s.thing|be  0.14
s.thing|beq 0.049
s.thing|call. -0.181
s.thing|callq -0.051
s.thing|colour  -0.47
s.thing|colour, -0.353
s.thing|colour. -0.439
s.thing|colour; -0.136
s.thing|common  -0.229
s.thing|common, 0.059
s.thing|common. 0.179
s.thing|common: 0.3
s.thing|describes  -0.779
s.thing|describes& -0.089
s.thing|describes, -0.371
s.thing|describes. -0.087
s.thing|describesn -0.066
s.thing|describesq 0.103
s.thing|do  -0.733
s.thing|do. -0.327
s.thing|do: -0.122
s.thing|field  -0.38
s.thing|field, 0.256
s.thing|fieldq -0.114
s.thing|for  -0.605
s.thing|forq 0.125
s.thing|hi  -0.097
s.thing|kind  0.236
s.thing|kind, -0.074
s.thing|kind. -0.203
s.thing|kind: 0.331
s.thing|kindq -0.044
s.thing|like  -0.218
s.thing|logo  -0.565
s.thing|logo, -0.505
s.thing|logo. -0.168
s.thing|logo: -0.301
s.thing|logoq -0.215
s.thing|look  -0.145
s.thing|look, -0.221
s.thing|look. -0.127
s.thing|look: -0.216
s.thing|name  0.179
s.thing|name: 0.36
s.thing|neg  -0.589
s.thing|neg, -0.067
s.thing|neg: -0.189
s.thing|nfield 0.201
s.thing|nlook -0.056
s.thing|nstrange 0.183
s.thing|nsubj 0.237
s.thing|number  -0.289
s.thing|number, -0.078
s.thing|number. -0.204
s.thing|ordinary  -0.343
s.thing|ordinary& -0.243
s.thing|ordinary, -0.312
s.thing|ordinary. -0.283
s.thing|past  -0.343
s.thing|place  -0.108
s.thing|place, -0.147
s.thing|place. 0.098
s.thing|poss  -0.295
s.thing|proper  -0.329
s.thing|proper. -0.112
s.thing|propera -0.142
s.thing|q$ 0.102
s.thing|qat 0.105
s.thing|qcolour 0.252
s.thing|qcommon 0.276
s.thing|qdescribes 0.177
s.thing|qsubj -0.099
s.thing|qthing 0.228
s.thing|qtrade 0.098
s.thing|say  -0.101
s.thing|say: -0.212
s.thing|sayq -0.099
s.thing|strange  -0.934
s.thing|strange& -0.184
s.thing|strange( -0.152
s.thing|strange, 0.245
s.thing|strange- -0.043
s.thing|strange. -0.4
s.thing|strange/ -0.245
s.thing|strange: -0.04
s.thing|strangeq 0.084
s.thing|subj  -0.419
s.thing|subj, -0.147
s.thing|tagl  -0.17
s.thing|tagl: -0.062
s.thing|taglq -0.128
s.thing|thing  -0.147
s.thing|thing! 0.218
s.thing|thing& -0.251
s.thing|thing( -0.088
s.thing|thing, -0.087
s.thing|thing. 0.22
s.thing|thing: 0.268
s.thing|thing; -0.189
s.thing|thing? -0.395
s.thing|thingq 0.215
s.thing|trade  -0.253
s.thing|trade! 0.142
s.thing|trade& -0.063
s.thing|trade, -0.128
s.thing|trade. -0.243
s.thing|trade: -0.236
s.thing|tradeq 0.149
s.thing|where  -0.412
s.thing|where. -0.313
s.thing|will  -0.24
s.thing|wish  -0.449
s.thing|wish, -0.163
s.thing|wish. -0.266
s.thing|wish: -0.04
s.thing|~colour 0.079
s.thing~  -0.132
s.thing~, -0.077
s.trade -0.454
s.trade adv -0.126
s.trade adv strange -0.17
s.trade and strange -0.253
s.trade art ordinary -0.048
s.trade art strange -0.105
s.trade at -0.361
s.trade at art -0.142
s.trade at common -0.144
s.trade at number -0.045
s.trade at ordinary -0.539
s.trade at place -0.253
s.trade at proper -0.155
s.trade at strange -0.13
s.trade at thing 0.071
s.trade at trade -0.208
s.trade be -0.164
s.trade be strange 0.192
s.trade be thing -0.279
s.trade call strange -0.261
s.trade colour colour -0.049
s.trade common 0.246
s.trade common colour -0.059
s.trade common number -0.168
s.trade common subj -0.054
s.trade common thing -0.418
s.trade describes -0.309
s.trade describes trade 0.428
s.trade do -0.412
s.trade do at -0.061
s.trade do common 0.362
s.trade do ordinary -0.25
s.trade field 0.138
s.trade for -0.18
s.trade for common -0.082
s.trade for ordinary -0.059
s.trade for strange -0.326
s.trade for trade 0.22
s.trade kind -0.776
s.trade kind at -0.047
s.trade kind logo -0.159
s.trade kind strange -0.088
s.trade kind thing -0.122
s.trade kind wish -0.051
s.trade logo -0.234
s.trade look -0.17
s.trade name -0.239
s.trade neg -0.33
s.trade neg thing -0.317
s.trade neg trade -0.049
s.trade number -0.072
s.trade ordinary 0.111
s.trade ordinary art -0.076
s.trade ordinary common -0.08
s.trade ordinary ordinary -0.247
s.trade ordinary strange -0.303
s.trade ordinary trade -0.142
s.trade poss 0.36
s.trade proper -0.363
s.trade say 0.27
s.trade strange 0.235
s.trade strange and -0.162
s.trade strange at -0.059
s.trade strange colour -0.265
s.trade strange common -0.2
s.trade strange do -0.109
s.trade strange look -0.064
s.trade strange number 0.416
s.trade strange ordinary -0.109
s.trade strange strange 0.116
s.trade strange thing -0.058
s.trade strange trade -0.391
s.trade strange wish -0.07
s.trade subj -0.686
s.trade subj common 0.235
s.trade subj ordinary -0.144
s.trade subj strange -0.434
s.trade subj thing -0.175
s.trade thing -0.11
s.trade thing at -0.134
s.trade thing colour -0.209
s.trade thing do -0.44
s.trade thing kind -0.075
s.trade thing number -0.161
s.trade thing strange -0.429
s.trade thing trade 0.048
s.trade trade -0.073
s.trade trade at -0.068
s.trade trade colour -0.098
s.trade trade kind 0.099
s.trade trade ordinary -0.123
s.trade trade strange -0.365
s.trade trade thing -0.133
s.trade where -0.332
s.trade wish -0.232
s.trade..adv -0.203
s.trade..and -0.328
s.trade..art -0.398
s.trade..at -0.537
s.trade..be -0.317
s.trade..call -0.069
s.trade..colour 0.058
s.trade..common 0.13
s.trade..describes -0.336
s.trade..do -0.653
s.trade..for -0.27
s.trade..kind -0.386
s.trade..like -0.041
s.trade..logo -0.639
s.trade..look -0.473
s.trade..name -0.266
s.trade..neg -0.417
s.trade..number 0.251
s.trade..ordinary -0.493
s.trade..place -0.487
s.trade..poss 0.3
s.trade..proper -0.073
s.trade..say -0.193
s.trade..strange 0.191
s.trade..subj -0.666
s.trade..thing -0.303
s.trade..trade -0.239
s.trade..where -0.734
s.trade..wish -0.355
s.trades   -0.842
s.trades $ -0.121
s.trades ( -0.295
s.trades ) -0.125
s.trades , -0.798
s.trades -0.719
s.trades . -0.139
s.trades ; 0.082
s.trades = -0.161
s.trades ? -0.213
s.trades _ -0.153
s.trades n -0.161
s.trades q -0.164
s.trades ~ -0.16
s.trades&  -0.279
s.trades(  -0.188
s.trades,  -0.4
s.trades,$ -0.072
s.trades,, -0.073
s.trades,. -0.153
s.trades-  -0.066
s.trades.  -0.358
s.trades., -0.17
s.trades.. -0.414
s.trades.: -0.064
s.trades// -0.1
s.trades:  -0.491
s.trades:, -0.097
s.trades:. 0.136
s.trades:n -0.375
s.trades?  -0.313
s.tradesCA 0.051
s.tradesCX -0.439
s.tradesC^X -0.718
s.tradesC^x -0.463
s.tradesCc -0.091
s.tradesCx -0.858
s.tradesDX -0.465
s.tradesD^x -0.05
s.tradesDx -0.121
s.tradesO^X -0.041
s.tradesO^x -0.711
s.tradesOx -0.44
s.tradesSA -0.359
s.tradesSX -0.43
s.tradesS^A -0.089
s.tradesS^X -0.173
s.trades^  -0.232
s.trades^$ 0.072
s.trades^& -0.063
s.trades^( -0.048
s.trades^, -0.813
s.trades^: -0.173
s.trades^_ -0.152
s.trades^q -0.052
s.trades^~ -0.112
s.trades_  -0.073
s.tradesl^x -0.629
s.tradeslx -0.864
s.tradesn  -0.042
s.tradesn: -0.184
s.tradesq  -0.235
s.tradesq& -0.058
s.tradesqq 0.098
s.trades| adv -0.211
s.trades| and -0.25
s.trades| art -0.054
s.trades| at -0.75
s.trades| be -0.397
s.trades| call -0.187
s.trades| colour -0.335
s.trades| common -0.258
s.trades| describes -0.327
s.trades| do 0.289
s.trades| field -0.164
s.trades| for -0.475
s.trades| kind -0.758
s.trades| logo -0.592
s.trades| look -0.185
s.trades| name -0.329
s.trades| neg -0.136
s.trades| number -0.171
s.trades| ordinary -0.633
s.trades| past -0.333
s.trades| poss -0.052
s.trades| proper -0.258
s.trades| say -0.17
s.trades| strange -0.656
s.trades| subj -0.277
s.trades| tagl -0.248
s.trades| thing -0.677
s.trades| trade -0.716
s.trades| where -0.127
s.trades| will -0.156
s.trades| wish -0.469
s.trades|$$ -0.156
s.trades|&trade -0.12
s.trades|(common -0.262
s.trades|(subj -0.05
s.trades|,at -0.122
s.trades|,colour -0.097
s.trades|,common -0.287
s.trades|,describes -0.404
s.trades|,do -0.232
s.trades|,kind -0.107
s.trades|,logo -0.256
s.trades|,name -0.322
s.trades|,neg -0.195
s.trades|,number -0.14
s.trades|,ordinary -0.602
s.trades|,place -0.377
s.trades|,poss -0.07
s.trades|,proper -0.204
s.trades|,strange -0.842
s.trades|,subj -0.23
s.trades|,thing -0.257
s.trades|,trade -0.202
s.trades|,wish -0.097
s.trades|.adv -0.105
s.trades|.art -0.148
s.trades|.colour -0.12
s.trades|.common -0.387
s.trades|.describes -0.293
s.trades|.do 0.075
s.trades|.field -0.148
s.trades|.logo -0.098
s.trades|.look -0.202
s.trades|.name -0.055
s.trades|.neg -0.163
s.trades|.ordinary -0.408
s.trades|.strange -0.082
s.trades|.tagl -0.147
s.trades|.thing 0.084
s.trades|.trade 0.094
s.trades|.wish 0.228
s.trades|:do -0.192
s.trades|:ordinary -0.19
s.trades|:strange 0.101
s.trades|:thing -0.123
s.trades|:trade -0.101
s.trades|;ordinary 0.167
s.trades|=$ -0.171
s.trades|?subj -0.074
s.trades|^^ -0.222
s.trades|_kind -0.067
s.trades|_logo -0.056
s.trades|_past -0.085
s.trades|_strange -0.051
s.trades|and  -0.165
s.trades|art  -0.163
s.trades|art_ -0.069
s.trades|at  -0.205
s.trades|at. -0.386
s.trades|be  -0.382
s.trades|call  -0.499
s.trades|colour  -0.26
s.trades|colour. -0.048
s.trades|common  -0.33
s.trades|common, -0.151
s.trades|common- -0.04
s.trades|common. -0.127
s.trades|commonq -0.082
s.trades|describes  -0.405
s.trades|describes, -0.155
s.trades|describes. -0.318
s.trades|do  -0.12
s.trades|do: -0.151
s.trades|field  -0.152
s.trades|field: -0.192
s.trades|for  -0.804
s.trades|kind  -0.096
s.trades|kind( -0.087
s.trades|kind, -0.146
s.trades|kind. -0.135
s.trades|kind: -0.177
s.trades|like  -0.043
s.trades|logo  -0.083
s.trades|logo, -0.174
s.trades|logo. -0.191
s.trades|logo: -0.246
s.trades|look: -0.057
s.trades|name  -0.186
s.trades|name, -0.049
s.trades|name: 0.136
s.trades|neg  -0.135
s.trades|nlook -0.302
s.trades|number  -0.078
s.trades|number. -0.045
s.trades|nwish -0.156
s.trades|ordinary  -0.462
s.trades|ordinary, -0.121
s.trades|ordinary. -0.14
s.trades|ordinary: -0.241
s.trades|ordinaryq 0.087
s.trades|past  -0.08
s.trades|place, -0.089
s.trades|place. -0.145
s.trades|poss  -0.287
s.trades|proper  -0.08
s.trades|qcolour -0.111
s.trades|qcommon -0.079
s.trades|qdescribes -0.052
s.trades|qstrange -0.078
s.trades|qthing 0.103
s.trades|say  -0.126
s.trades|sayq -0.07
s.trades|strange  -0.678
s.trades|strange& -0.285
s.trades|strange, -0.1
s.trades|strange- -0.047
s.trades|strange. -0.085
s.trades|strange/ -0.099
s.trades|strange: -0.092
s.trades|subj  -0.383
s.trades|thing  -0.51
s.trades|thing. -0.204
s.trades|thing: -0.048
s.trades|thingq -0.157
s.trades|trade  -0.76
s.trades|trade& -0.186
s.trades|trade, 0.076
s.trades|trade. -0.426
s.trades|tradeq -0.067
s.trades|where  -0.379
s.trades|wish  -0.196
s.trades|wish: 0.117
s.trades|~colour -0.164
s.trades|~strange -0.098
s.trades~  -0.088
s.where -0.462
s.where art -0.087
s.where art logo -0.083
s.where art name -0.071
s.where at where -0.091
s.where common -0.144
s.where for -0.041
s.where subj -0.174
s.where thing 0.16
s.where..art -0.087
s.where..at -0.074
s.where..common -0.153
s.where..field -0.056
s.where..for -0.041
s.where..kind -0.164
s.where..logo -0.085
s.where..name -0.088
s.where..neg -0.068
s.where..ordinary -0.124
s.where..strange -0.274
s.where..subj -0.239
s.where..thing 0.083
s.where..trade 0.062
s.where..where -0.493
s.will -0.49
s.will be -0.088
s.will be strange -0.181
s.will common -0.057
s.will say -0.071
s.will strange -0.066
s.will subj -0.287
s.will subj common -0.097
s.will subj do -0.2
s.will thing -0.05
s.will..adv -0.072
s.will..art -0.062
s.will..at -0.108
s.will..be -0.096
s.will..common -0.274
s.will..describes -0.07
s.will..do -0.203
s.will..logo -0.092
s.will..number -0.082
s.will..ordinary -0.179
s.will..poss -0.074
s.will..say -0.116
s.will..strange -0.466
s.will..subj -0.307
s.will..thing -0.234
s.will..trade -0.102
s.will..will -0.49
s.wish -0.469
s.wish art -0.08
s.wish art logo -0.128
s.wish common -0.101
s.wish common colour -0.082
s.wish describes -0.101
s.wish do -0.145
s.wish do logo -0.052
s.wish for -0.047
s.wish logo -0.082
s.wish logo proper -0.121
s.wish neg -0.106
s.wish neg strange -0.09
s.wish neg thing -0.046
s.wish neg trade -0.099
s.wish thing -0.058
s.wish..adv -0.043
s.wish..art -0.126
s.wish..colour -0.097
s.wish..common -0.214
s.wish..describes -0.138
s.wish..do -0.342
s.wish..for -0.146
s.wish..kind -0.154
s.wish..logo -0.33
s.wish..neg -0.107
s.wish..ordinary -0.245
s.wish..proper -0.164
s.wish..strange -0.598
s.wish..subj -0.06
s.wish..thing -0.343
s.wish..trade -0.48
s.wish..wish -0.469
t.! -0.691
t.& 0.816
t., -1.381
t.- -0.074
t.. -1.457
t./ 0.23
t.: -1.399
t.= 0.53
t.? -0.705
t.C.a -0.689
t.C.about -0.219
t.C.above -0.272
t.C.across -0.092
t.C.advIx -0.12
t.C.advXx -0.373
t.C.advX| -0.581
t.C.advxX -0.303
t.C.advxx -0.528
t.C.advx| -0.484
t.C.agency -0.262
t.C.al 0.378
t.C.already -0.101
t.C.am -0.155
t.C.an -0.307
t.C.and -1.106
t.C.andAx -0.321
t.C.andA| -0.096
t.C.andII -0.373
t.C.andXX -0.455
t.C.andXx -0.61
t.C.andX| -0.682
t.C.anddx -0.194
t.C.andd| -0.159
t.C.andxI -0.087
t.C.andxX -0.136
t.C.andx| -0.346
t.C.app -0.465
t.C.appelee -0.058
t.C.are -0.518
t.C.around -0.166
t.C.artXX 0.502
t.C.artXx -0.578
t.C.artX| -0.341
t.C.artxA -0.278
t.C.artxI 0.074
t.C.artxX 0.211
t.C.artxd -0.323
t.C.artxx -0.54
t.C.artx| -0.458
t.C.as -0.124
t.C.at 0.095
t.C.atAx -0.173
t.C.atA| -0.139
t.C.atXX 0.136
t.C.atXd -0.383
t.C.atXx -0.297
t.C.atX| -0.386
t.C.atdd -0.372
t.C.atdx -0.079
t.C.atd| -0.114
t.C.atxX -1.377
t.C.atxd -0.393
t.C.atxx -0.166
t.C.atx| -0.505
t.C.au -0.556
t.C.avoid -0.081
t.C.badge -0.222
t.C.band -0.284
t.C.bar -0.541
t.C.be -0.336
t.C.beAx -0.284
t.C.beA| -0.063
t.C.beIx -0.045
t.C.beXX -0.363
t.C.beXx -0.655
t.C.beX| -0.369
t.C.been -0.312
t.C.before -0.276
t.C.behind -0.101
t.C.below -0.067
t.C.best -0.071
t.C.between -0.093
t.C.bexA -0.225
t.C.bexX -0.241
t.C.bexd -0.108
t.C.bexx -0.628
t.C.bex| -0.703
t.C.big -0.096
t.C.book -0.057
t.C.brand -0.255
t.C.business -0.183
t.C.but -0.706
t.C.by 0.053
t.C.cafe -0.238
t.C.call -0.393
t.C.callXX -0.581
t.C.callXx -0.28
t.C.callX| -0.157
t.C.called -0.538
t.C.callxX -0.36
t.C.callxx -0.196
t.C.callx| -0.336
t.C.can -0.195
t.C.centre -0.214
t.C.chamada -0.047
t.C.channel -0.102
t.C.charity -0.18
t.C.che 0.364
t.C.cherche -0.129
t.C.chiama -0.14
t.C.city -0.098
t.C.client -0.117
t.C.clinic -0.489
t.C.club -0.576
t.C.color -0.207
t.C.colour -0.961
t.C.colourXx -0.66
t.C.colourX| -0.718
t.C.colours -0.201
t.C.colourxx -0.593
t.C.colourx| -0.534
t.C.com -0.075
t.C.come -0.241
t.C.common -1.266
t.C.commonA| -0.157
t.C.commonIx -0.177
t.C.commonI| -0.107
t.C.commonXI -0.247
t.C.commonXX -0.619
t.C.commonXd -0.529
t.C.commonXx -0.776
t.C.commonX| -0.618
t.C.commondx -0.129
t.C.commond| -0.261
t.C.commonxX -0.597
t.C.commonxd -0.388
t.C.commonxx -0.635
t.C.commonx| -0.825
t.C.company -0.585
t.C.competitors -0.049
t.C.con -0.244
t.C.crest -0.205
t.C.customers -0.092
t.C.d -0.055
t.C.da 0.494
t.C.dal -0.172
t.C.dans 0.249
t.C.de 0.419
t.C.del 0.67
t.C.depuis -0.109
t.C.des 0.474
t.C.describes -0.908
t.C.describesIx -0.074
t.C.describesXx -0.468
t.C.describesX| -0.529
t.C.describesxX -0.189
t.C.describesxx -0.484
t.C.describesx| -0.772
t.C.design -0.345
t.C.di 0.046
t.C.do 0.23
t.C.doIX -0.284
t.C.doIx -0.177
t.C.doI| -0.164
t.C.doXA -0.268
t.C.doXx -0.771
t.C.doX| -0.549
t.C.does -0.257
t.C.doesnt -0.091
t.C.dont -0.233
t.C.dos -0.049
t.C.doxA -0.154
t.C.doxX -0.713
t.C.doxd -0.091
t.C.doxx -0.677
t.C.dox| -0.759
t.C.du 0.541
t.C.e 0.117
t.C.el -0.165
t.C.em -0.72
t.C.emblem -0.16
t.C.en -0.698
t.C.era -0.21
t.C.es -0.132
t.C.est -0.057
t.C.estudio -0.049
t.C.et -0.167
t.C.facciamo -0.042
t.C.family -0.14
t.C.feel -0.069
t.C.festival -0.123
t.C.fieldXx -0.196
t.C.fieldX| -0.145
t.C.fieldxX -0.093
t.C.fieldxx -0.306
t.C.fieldx| -0.346
t.C.firm -0.592
t.C.fix -0.125
t.C.font -0.184
t.C.for 0.09
t.C.forAx -0.212
t.C.forA| -0.199
t.C.forIX -0.241
t.C.forXX 0.401
t.C.forXx -0.538
t.C.forX| -0.265
t.C.forcx -0.044
t.C.forc| -0.042
t.C.forxA -0.238
t.C.forxX -0.698
t.C.forxc -0.17
t.C.forxx -0.132
t.C.forx| -0.517
t.C.from -0.585
t.C.game -0.23
t.C.get -0.069
t.C.group -0.168
t.C.has -0.377
t.C.hate -0.107
t.C.have -0.437
t.C.help -0.179
t.C.helps -0.065
t.C.her -0.11
t.C.here -0.421
t.C.hex -0.449
t.C.hexxx -0.074
t.C.hexx| -0.442
t.C.hiXX -0.311
t.C.hiXx -0.092
t.C.hiX| -0.257
t.C.hixx -0.166
t.C.hix| -0.068
t.C.hotel -0.107
t.C.i 0.08
t.C.icon -0.266
t.C.icono -0.063
t.C.identity -0.133
t.C.il 0.151
t.C.imagen -0.231
t.C.in -1.014
t.C.is -0.797
t.C.it -0.833
t.C.its -0.534
t.C.kind -0.329
t.C.kindA| -0.065
t.C.kindIx -0.145
t.C.kindXX -0.767
t.C.kindXx -0.73
t.C.kindX| -0.582
t.C.kindxA -0.344
t.C.kindxX -0.634
t.C.kindxc -0.168
t.C.kindxx -0.321
t.C.kindx| -0.802
t.C.la 0.116
t.C.label -0.156
t.C.las -0.085
t.C.launching -0.133
t.C.le -0.222
t.C.lema -0.085
t.C.les 0.181
t.C.letra -0.235
t.C.letras -0.127
t.C.letter -0.236
t.C.lettering -0.475
t.C.letters -0.074
t.C.like -0.303
t.C.likeXx -0.17
t.C.likeX| -0.165
t.C.likexX -0.203
t.C.likexx -0.241
t.C.likex| -0.294
t.C.little -0.068
t.C.llama -0.074
t.C.lo -0.269
t.C.logo -0.612
t.C.logoIx -0.436
t.C.logoI| -0.333
t.C.logoXx -0.307
t.C.logoX| -0.52
t.C.logoxA -0.122
t.C.logoxX -0.212
t.C.logoxx -0.669
t.C.logox| -0.433
t.C.look -0.358
t.C.lookXx -0.168
t.C.lookX| -0.224
t.C.lookxI -0.183
t.C.lookxX -0.045
t.C.lookxx -0.236
t.C.lookx| -0.249
t.C.los -0.198
t.C.made -0.075
t.C.maison -0.145
t.C.make -0.149
t.C.makes -0.276
t.C.marca -0.088
t.C.mark -0.262
t.C.marque -0.139
t.C.mascot -0.286
t.C.may -0.123
t.C.maybe -0.086
t.C.me -0.289
t.C.mi -0.122
t.C.middle -0.182
t.C.monogram -0.298
t.C.monograma -0.131
t.C.motto -0.23
t.C.my -0.483
t.C.na -0.423
t.C.nada -0.118
t.C.name -0.531
t.C.nameXA -0.37
t.C.nameXX -0.607
t.C.nameXx -0.528
t.C.nameX| -0.188
t.C.named -0.252
t.C.namexX -0.14
t.C.namexx -0.3
t.C.namex| -0.443
t.C.near -0.234
t.C.need -0.049
t.C.needed -0.082
t.C.needs -0.12
t.C.negIx -0.169
t.C.negI| -0.133
t.C.negXx -0.534
t.C.negX| -0.403
t.C.negxX -0.052
t.C.negxx -0.882
t.C.negx| -0.436
t.C.never -0.199
t.C.new -0.108
t.C.next -0.099
t.C.ni -0.082
t.C.no -0.266
t.C.nobody -0.208
t.C.nom -0.176
t.C.nombre -0.167
t.C.nome -0.337
t.C.nos 0.382
t.C.not -0.369
t.C.nothing -0.445
t.C.notre -0.202
t.C.now -0.402
t.C.o -0.064
t.C.of -0.148
t.C.off -0.06
t.C.office -0.248
t.C.old -0.256
t.C.once -0.117
t.C.only -0.357
t.C.open -0.075
t.C.opening -0.049
t.C.opens -0.392
t.C.or -0.364
t.C.ordinary -0.619
t.C.ordinaryIx -0.318
t.C.ordinaryI| -0.326
t.C.ordinaryXX -0.767
t.C.ordinaryXx -0.631
t.C.ordinaryX| -0.635
t.C.ordinarydx -0.259
t.C.ordinaryd| -0.117
t.C.ordinaryxX -0.303
t.C.ordinaryxx -0.632
t.C.ordinaryx| -0.175
t.C.our -0.234
t.C.ouvrons -0.047
t.C.over -0.302
t.C.own -0.078
t.C.para -0.387
t.C.pas -0.099
t.C.pastXx 0.073
t.C.pastX| -0.272
t.C.pastxX -0.201
t.C.pastxx -0.151
t.C.pastx| -0.203
t.C.people -0.173
t.C.per 0.106
t.C.place -0.239
t.C.placex| -0.07
t.C.please -0.247
t.C.plus -0.258
t.C.podcast -0.098
t.C.possXx -0.213
t.C.possX| -0.046
t.C.possdx -0.042
t.C.possxX -0.368
t.C.possx| -0.465
t.C.pour -0.435
t.C.practice -0.209
t.C.product -0.059
t.C.project -0.247
t.C.proper -0.425
t.C.properXx -0.097
t.C.properX| -0.089
t.C.properxx -0.139
t.C.properx| -0.177
t.C.que 0.198
t.C.queremos -0.075
t.C.read -0.106
t.C.regards -0.24
t.C.rent -0.119
t.C.repair -0.297
t.C.repairs -0.094
t.C.restaurant -0.362
t.C.right -0.117
t.C.run -0.57
t.C.running -0.235
t.C.sans -0.425
t.C.say -0.105
t.C.sayXx -0.145
t.C.sayX| -0.194
t.C.saying -0.1
t.C.says -0.226
t.C.sayxX -0.165
t.C.sayxx -0.397
t.C.sayx| -0.481
t.C.school -0.364
t.C.scritta -0.336
t.C.sell -0.09
t.C.selling -0.07
t.C.sells -0.154
t.C.sem 0.339
t.C.senza -0.046
t.C.serve -0.092
t.C.service -0.201
t.C.she -0.151
t.C.shell -0.061
t.C.shop -0.765
t.C.should -0.354
t.C.side -0.236
t.C.simply -0.24
t.C.sin -0.067
t.C.site -0.164
t.C.slogan -0.407
t.C.small -0.191
t.C.so -0.598
t.C.sold -0.107
t.C.son -0.112
t.C.sopra -0.138
t.C.sotto -0.042
t.C.sous 0.177
t.C.starting -0.096
t.C.startup -0.345
t.C.still -0.172
t.C.strange -0.758
t.C.strangeAx -0.1
t.C.strangeA| -0.272
t.C.strangeIx -0.143
t.C.strangeI| -0.474
t.C.strangeXX -0.207
t.C.strangeXx -0.471
t.C.strangeX| -0.343
t.C.stranged| -0.274
t.C.strangexX -0.538
t.C.strangexx -0.237
t.C.strangex| -0.627
t.C.studio -0.509
t.C.style -0.196
t.C.su -0.159
t.C.subjAx -0.167
t.C.subjA| -0.132
t.C.subjXX 0.519
t.C.subjXx -0.456
t.C.subjX| -0.302
t.C.subjdx -0.09
t.C.subjxX 0.104
t.C.subjxx -0.565
t.C.subjx| -0.507
t.C.suis -0.061
t.C.sur 0.191
t.C.symbol -0.48
t.C.symbole -0.098
t.C.taglXx -0.177
t.C.taglX| -0.198
t.C.tagline -0.094
t.C.taglxx -0.1
t.C.taglx| -0.223
t.C.tarde -0.127
t.C.teach -0.204
t.C.team -0.253
t.C.texto -0.072
t.C.that -0.265
t.C.thats -0.223
t.C.the -0.212
t.C.their -0.213
t.C.them -0.102
t.C.there -0.057
t.C.these -0.32
t.C.thing -1.011
t.C.thingAx -0.271
t.C.thingA| -0.375
t.C.thingIx -0.172
t.C.thingI| -0.374
t.C.thingXX -0.184
t.C.thingXd -0.173
t.C.thingXx -1.008
t.C.thingX| -0.863
t.C.thingdx -0.176
t.C.thingd| -0.422
t.C.thingxA -0.05
t.C.thingxX -0.48
t.C.thingxx -0.563
t.C.thingx| -0.286
t.C.this -0.368
t.C.those -0.108
t.C.tienda -0.253
t.C.tiny -0.065
t.C.to -0.621
t.C.trade -1.044
t.C.tradeAx -0.104
t.C.tradeA| 0.23
t.C.tradeIx -0.188
t.C.tradeI| -0.089
t.C.tradeXX -0.89
t.C.tradeXx -0.614
t.C.tradeX| -0.837
t.C.tradedx -0.181
t.C.tradexX -0.752
t.C.tradexx -0.731
t.C.tradex| -1.181
t.C.train -0.043
t.C.trains -0.098
t.C.turns -0.28
t.C.type -0.149
t.C.um -0.209
t.C.uma -0.126
t.C.un -0.296
t.C.una -0.114
t.C.under -0.216
t.C.underneath -0.081
t.C.une 0.364
t.C.uno -0.25
t.C.us -0.319
t.C.used -0.126
t.C.very -0.099
t.C.veut -0.102
t.C.want -0.401
t.C.wants -0.144
t.C.we -0.703
t.C.weare -0.079
t.C.wed -0.211
t.C.well -0.068
t.C.were -0.161
t.C.what -0.205
t.C.whereXX -0.222
t.C.whereXx -0.205
t.C.whereX| 0.102
t.C.wherexX -0.133
t.C.wherexx -0.258
t.C.wherex| -0.348
t.C.which -0.221
t.C.who -0.162
t.C.will -0.239
t.C.willIx -0.094
t.C.willI| -0.108
t.C.willXx -0.252
t.C.willX| -0.045
t.C.willxx -0.361
t.C.willx| -0.396
t.C.wishIx -0.151
t.C.wishI| -0.084
t.C.wishXx -0.456
t.C.wishX| -0.408
t.C.wishxx -0.244
t.C.wishx| -0.483
t.C.with 0.108
t.C.without -0.416
t.C.wordmark -0.33
t.C.words -0.12
t.C.work -0.049
t.C.working -0.091
t.C.would -0.162
t.C.write -0.133
t.C.y 0.058
t.C.yet -0.15
t.C.you -0.349
t.C.your -0.419
t.C.youre -0.075
t.D.advxX -0.159
t.D.advx| -0.11
t.D.als -0.311
t.D.alten -0.239
t.D.am 0.216
t.D.andXX -0.824
t.D.andX| -0.416
t.D.andxx -0.379
t.D.andx| -0.352
t.D.artXX 0.26
t.D.artXx -0.359
t.D.artX| -0.234
t.D.artxX -0.208
t.D.artxx -0.302
t.D.artx| -0.328
t.D.asXX -0.12
t.D.asX| -0.08
t.D.atXX -0.648
t.D.atXx -0.635
t.D.atX| -0.285
t.D.atxX -0.536
t.D.atxx -0.244
t.D.atx| -0.182
t.D.auf -0.402
t.D.aus -0.542
t.D.beXX 0.041
t.D.beXx -0.424
t.D.beX| -0.254
t.D.bexx -0.122
t.D.bex| -0.128
t.D.brauchen -0.291
t.D.callXX -0.342
t.D.callX| -0.188
t.D.callxX -0.098
t.D.colour -0.263
t.D.colourx| -0.248
t.D.common -0.546
t.D.commonXx -0.092
t.D.commonX| -0.302
t.D.commonxX -0.305
t.D.commonxx -0.193
t.D.commonx| -0.159
t.D.das -0.278
t.D.dem -0.471
t.D.den 0.345
t.D.der -0.46
t.D.describes -0.463
t.D.describesxX -0.389
t.D.describesxx -0.051
t.D.describesx| -0.085
t.D.die -0.285
t.D.doX| -0.143
t.D.doxx -0.116
t.D.dox| -0.094
t.D.ein -0.123
t.D.eine -0.358
t.D.einer -0.269
t.D.forXX -0.407
t.D.forXx -0.189
t.D.forX| -0.101
t.D.forxx -0.096
t.D.forx| -0.058
t.D.fur -0.603
t.D.heissen -0.495
t.D.heisst -0.325
t.D.im -0.265
t.D.in -0.518
t.D.ist -0.27
t.D.keine -0.167
t.D.keinen -0.139
t.D.mit -0.645
t.D.negXX -0.079
t.D.negxX -0.297
t.D.negxx -0.206
t.D.negx| -0.353
t.D.neues -0.145
t.D.nicht -0.207
t.D.ohne -0.154
t.D.ordinary -0.523
t.D.ordinaryXX -0.177
t.D.ordinaryXx -0.194
t.D.ordinaryX| -0.168
t.D.ordinaryxX -0.278
t.D.ordinaryxx -0.294
t.D.ordinaryx| -0.445
t.D.pastxX -0.246
t.D.pastxx -0.346
t.D.pastx| -0.127
t.D.possXX -0.46
t.D.possX| -0.09
t.D.possxX -0.135
t.D.sayXx -0.243
t.D.sayX| -0.178
t.D.sind -0.403
t.D.soll -0.207
t.D.stehen -0.135
t.D.strange -0.707
t.D.strangeXX -0.271
t.D.strangeXx -0.37
t.D.strangeX| -0.417
t.D.strangexX -0.268
t.D.strangexx -0.439
t.D.strangex| -0.357
t.D.subjXX -0.278
t.D.subjxx -0.442
t.D.subjx| -0.116
t.D.sucht -0.128
t.D.trade -0.091
t.D.um -0.199
t.D.und -0.499
t.D.uns -0.355
t.D.unsere -0.13
t.D.vom -0.126
t.D.von -0.06
t.D.willXx -0.364
t.D.willX| -0.319
t.D.wir -0.612
t.D.wishXx -0.246
t.D.wishX| -0.228
t.O.a -0.447
t.O.advX| -0.046
t.O.advxx -0.224
t.O.advx| -0.489
t.O.an -0.113
t.O.and -0.406
t.O.andXx -0.102
t.O.andxx -0.546
t.O.andx| -0.276
t.O.app -0.45
t.O.are -0.158
t.O.artXx -0.283
t.O.artX| -0.095
t.O.artxx -0.43
t.O.artx| -0.272
t.O.as -0.168
t.O.at -0.113
t.O.atXx -0.35
t.O.atX| -0.051
t.O.atxx -0.4
t.O.atx| -0.315
t.O.beXx -0.237
t.O.beX| -0.207
t.O.bexx -0.187
t.O.bex| -0.13
t.O.callxx -0.193
t.O.callx| -0.087
t.O.colour -0.497
t.O.colourXx -0.11
t.O.colourX| -0.262
t.O.colourxx -0.215
t.O.colourx| -0.412
t.O.common -0.502
t.O.commonIx -0.098
t.O.commonI| -0.083
t.O.commonXx -0.21
t.O.commonxx -0.375
t.O.commonx| -0.231
t.O.company -0.205
t.O.de -0.437
t.O.describes -0.326
t.O.describesXx -0.128
t.O.describesX| -0.173
t.O.describesxx -0.457
t.O.describesx| -0.244
t.O.do -0.158
t.O.doXx -0.14
t.O.doX| -0.234
t.O.does -0.337
t.O.doxx -0.481
t.O.dox| -0.385
t.O.e -0.123
t.O.for -0.08
t.O.forXx -0.214
t.O.forX| -0.096
t.O.forxx -0.086
t.O.forx| -0.242
t.O.has -0.184
t.O.icon -0.279
t.O.in -0.405
t.O.into -0.133
t.O.is -0.22
t.O.it -0.294
t.O.kindXx -0.415
t.O.kindX| -0.158
t.O.kindxx -0.455
t.O.kindx| -0.227
t.O.like -0.167
t.O.likex| -0.252
t.O.logo -0.3
t.O.logoXx -0.238
t.O.logoX| -0.104
t.O.logoxx -0.316
t.O.logox| -0.395
t.O.make -0.121
t.O.mark -0.153
t.O.mascot -0.148
t.O.me -0.097
t.O.name -0.295
t.O.nameX| -0.097
t.O.namexx -0.196
t.O.namex| -0.389
t.O.negXx -0.048
t.O.negxx -0.557
t.O.negx| -0.263
t.O.not -0.079
t.O.of -0.145
t.O.on -0.251
t.O.only -0.182
t.O.ordinary -0.097
t.O.ordinaryXx -0.109
t.O.ordinaryX| -0.228
t.O.ordinaryxx 0.085
t.O.ordinaryx| -0.334
t.O.our -0.246
t.O.pastxx -0.291
t.O.pastx| -0.204
t.O.people -0.205
t.O.please -0.297
t.O.possxx -0.475
t.O.possx| -0.145
t.O.sayx| -0.286
t.O.shop -0.433
t.O.should -0.068
t.O.strange -0.63
t.O.strangexx -0.426
t.O.strangex| -0.604
t.O.subjXx -0.144
t.O.subjX| -0.319
t.O.subjxx -0.335
t.O.subjx| -0.249
t.O.symbol -0.144
t.O.text -0.17
t.O.that -0.209
t.O.the -0.266
t.O.thing -0.152
t.O.thingI| -0.155
t.O.thingXx -0.255
t.O.thingX| -0.399
t.O.thingxx -0.306
t.O.to -0.221
t.O.trade -0.146
t.O.tradeXx -0.285
t.O.tradeX| -0.31
t.O.tradexx -0.315
t.O.un -0.23
t.O.we -0.171
t.O.wherexx -0.115
t.O.wherex| -0.27
t.O.willxx -0.061
t.O.willx| -0.054
t.O.wishXx -0.155
t.O.wishX| -0.088
t.O.wishxx -0.117
t.O.wishx| -0.382
t.O.with -0.275
t.O.yet -0.287
t.O.you -0.119
t._ 0.067
t.a 0.49
t.l.a -0.437
t.l.about -0.151
t.l.advxx -0.076
t.l.advx| -0.614
t.l.agency -0.282
t.l.and -0.258
t.l.andxx 0.128
t.l.andx| -0.501
t.l.app -0.394
t.l.are -0.45
t.l.artxx -0.566
t.l.artx| -0.358
t.l.atxx -0.256
t.l.atx| -0.596
t.l.bar -0.385
t.l.bexx -0.5
t.l.bex| -0.558
t.l.brand -0.224
t.l.cafe -0.353
t.l.called -0.367
t.l.callxx -0.197
t.l.callx| -0.214
t.l.colour -0.582
t.l.colours -0.277
t.l.colourxx -0.472
t.l.colourx| -0.773
t.l.common -0.387
t.l.commonxx -0.398
t.l.commonx| -0.36
t.l.de -0.22
t.l.describes -0.145
t.l.describesxx -0.107
t.l.describesx| -0.568
t.l.doxx -0.491
t.l.dox| -0.373
t.l.e -0.413
t.l.fieldxx -0.165
t.l.fieldx| -0.245
t.l.font -0.184
t.l.for -0.472
t.l.forxx -0.561
t.l.forx| -0.485
t.l.fur -0.275
t.l.icon -0.35
t.l.in -0.348
t.l.is -0.404
t.l.it -0.47
t.l.its -0.259
t.l.kindxx -0.752
t.l.kindx| -0.274
t.l.letters -0.15
t.l.likexx -0.52
t.l.likex| -0.493
t.l.logo -0.562
t.l.logoxx -0.597
t.l.logox| -0.462
t.l.lookxx -0.368
t.l.lookx| -0.253
t.l.make -0.155
t.l.my -0.302
t.l.name -0.351
t.l.namexx -0.47
t.l.namex| -0.419
t.l.need -0.287
t.l.negxx -0.603
t.l.negx| 0.051
t.l.no -0.538
t.l.of -0.161
t.l.on -0.628
t.l.only -0.224
t.l.ordinary -0.419
t.l.ordinaryxx -0.63
t.l.ordinaryx| -0.136
t.l.our -0.151
t.l.place -0.41
t.l.placexx -0.119
t.l.placex| -0.367
t.l.please -0.11
t.l.possx| -0.485
t.l.pour -0.175
t.l.proper -0.071
t.l.properxx -0.202
t.l.properx| -0.054
t.l.sans -0.199
t.l.sayxx -0.594
t.l.sayx| -0.23
t.l.so -0.287
t.l.strange 0.111
t.l.strangex| 0.094
t.l.studio -0.415
t.l.subjxx -0.355
t.l.subjx| -0.728
t.l.that -0.214
t.l.the -0.508
t.l.thingxx -0.362
t.l.thingx| 0.102
t.l.to -0.589
t.l.trade -0.222
t.l.tradexx -0.794
t.l.und -0.108
t.l.want -0.509
t.l.wherexx -0.394
t.l.wherex| 0.103
t.l.willxx -0.224
t.l.willx| -0.322
t.l.wishxx -0.38
t.l.wishx| -0.581
t.l.with -0.23
t.l.wordmark -0.152
t.l.yet -0.135
t.n -0.804
t.pauseCAA -0.244
t.pauseCAX -0.64
t.pauseCAx -1.114
t.pauseCII -0.108
t.pauseCIX -0.628
t.pauseCIx -0.471
t.pauseCXA -1.207
t.pauseCXI -0.495
t.pauseCXX -0.571
t.pauseCXc -0.445
t.pauseCXd -0.727
t.pauseCXx -1.432
t.pauseCcx -0.287
t.pauseCdX -0.318
t.pauseCdx -0.43
t.pauseCxx -0.099
t.pauseDAx -0.21
t.pauseDXA -0.373
t.pauseDXX -0.904
t.pauseDXd -0.043
t.pauseDXx -0.57
t.pauseOAx -0.314
t.pauseOIx -0.323
t.pauseOXX -0.396
t.pauseOXx -0.657
t.pauseOcx -0.116
t.pauseSAA -0.345
t.pauseSAX -0.258
t.pauseSXX -0.288
t.pauseSxX -0.627
t.pauseldx -0.508
t.pauselxx -0.775
t.q -0.14
t.signCAA 0.463
t.signCAX -0.296
t.signCAd 0.421
t.signCAx -0.534
t.signCII -0.348
t.signCIX 0.267
t.signCId -0.339
t.signCIx -0.473
t.signCXA -0.119
t.signCXI -0.066
t.signCXX 0.495
t.signCXd 0.087
t.signCXx -0.933
t.signCcx -0.318
t.signCdX 0.264
t.signCdd -0.177
t.signCdx -0.251
t.signCxA -0.155
t.signCxI -0.054
t.signCxX -0.826
t.signCxd -0.258
t.signCxx -0.308
t.signDXX 0.368
t.signDXx -0.428
t.signDxX -0.358
t.signDxx -0.128
t.signOXX 0.224
t.signOXx -0.335
t.signOxx 0.044
t.signSXX 0.207
t.signlxx 0.323
t.~ -0.612
tagline -0.853
w.A&A 0.204
w.A&AC 0.194
w.A,A -0.335
w.A,AA* -0.118
w.A,AA*S -0.118
w.A,AS -0.279
w.A,X -0.318
w.A,x -0.758
w.A,xC -0.599
w.A,xX -0.09
w.A,xx -0.531
w.A,xx* -0.111
w.A,xx*C -0.099
w.A,xxC -0.451
w.A,xxX -0.269
w.A,xxXC -0.269
w.A.X -0.413
w.A.XC -0.361
w.A.Xx -0.219
w.A.XxC -0.079
w.A.x -0.154
w.A.xC -0.154
w.A.xx -0.048
w.A.xxC -0.048
w.AA 0.616
w.AA* 0.208
w.AA*,A -0.246
w.AA*,AA -0.213
w.AA*,AA* -0.155
w.AA*,AS -0.173
w.AA*,AS^ -0.141
w.AA*C 0.499
w.AA*C^ 0.159
w.AA*S 0.096
w.AA*S^ -0.23
w.AA,A -0.172
w.AA,AA* -0.192
w.AA,AA*S -0.192
w.AA,AS -0.172
w.AA,x -0.143
w.AA,xC -0.107
w.AA,xC^ -0.045
w.AA,xx -0.223
w.AA.X -0.123
w.AA.XC -0.123
w.AAC 0.533
w.AAC^ 0.385
w.AAS -0.078
w.AAS^ -0.042
w.AAx -0.268
w.AAxx -0.268
w.AAxx* -0.14
w.AC -0.26
w.AC^ -0.095
w.AO^ 0.459
w.AX -0.123
w.AXC -0.236
w.AXC^ -0.228
w.AXD 0.07
w.AXX 0.314
w.AXXC 0.147
w.AXd 0.639
w.AXdD 0.231
w.A_X -0.346
w.A_XC -0.343
w.A_x -0.066
w.A_xC^ -0.066
w.Ad 0.473
w.AdC 0.413
w.AnX -0.298
w.AnXC -0.298
w.Ax -0.256
w.Ax,x -0.066
w.Ax,xC -0.062
w.AxC -0.184
w.AxC^ -0.242
w.AxO^ -0.186
w.AxX -0.491
w.AxXC -0.376
w.AxXX -0.203
w.AxXX,xx -0.076
w.AxXX,xxC -0.076
w.AxXXC -0.203
w.Axx -0.393
w.Axx* -0.626
w.Axx*,xx -0.107
w.Axx*,xxC -0.099
w.Axx*C -0.464
w.Axx*C^ -0.109
w.AxxC -0.362
w.AxxC^ -0.184
w.I -0.308
w.I&I -0.172
w.I&IC -0.172
w.I&Ix -0.129
w.I&IxC -0.129
w.I-X -0.192
w.I-XC -0.192
w.IC -0.131
w.IC^ -0.328
w.IO^ -0.281
w.IX -0.67
w.IXC -0.663
w.IXX 0.282
w.IaI -0.429
w.IaIaX 0.423
w.IaX -0.668
w.IaXC -0.585
w.IaXx -0.253
w.IaXxC -0.253
w.Ix -0.604
w.Ix,x -0.062
w.Ix,xC^ -0.061
w.IxC -0.276
w.IxC^ -0.442
w.IxI -0.35
w.IxIC -0.35
w.IxIxXX -0.215
w.IxIxXXC -0.215
w.IxO^ -0.257
w.IxX -0.182
w.IxXC -0.042
w.IxXC^ -0.149
w.IxXX -0.181
w.IxXXC -0.163
w.Ixx -0.528
w.Ixx* -0.452
w.Ixx*,x -0.063
w.Ixx*,xO^ -0.06
w.Ixx*C -0.171
w.Ixx*C^ -0.227
w.Ixx*O^ -0.28
w.Ixx*X -0.338
w.Ixx*XC^ -0.338
w.Ixx*XX -0.107
w.Ixx*XXC^ -0.107
w.Ixx*Xx -0.161
w.Ixx*XxC^ -0.161
w.Ixx,xx -0.089
w.IxxC -0.294
w.IxxC^ -0.297
w.IxxO^ -0.166
w.IxxX -0.116
w.IxxXC^ -0.116
w.IxxXX -0.167
w.IxxXXC^ -0.167
w.X -0.328
w.X!X -0.345
w.X!XC -0.209
w.X!XC^ -0.202
w.X!Xx -0.258
w.X!XxC -0.211
w.X!XxC^ -0.049
w.X!Xxx* -0.101
w.X!Xxx*C^ -0.101
w.X&X 0.641
w.X&X,X -0.43
w.X&X,XC -0.334
w.X&X,x -0.379
w.X&X,xC -0.367
w.X&X,xX -0.298
w.X&X,xx -0.213
w.X&X,xx* -0.216
w.X&X,xx*C -0.216
w.X&X,xxC -0.212
w.X&X,xxX -0.217
w.X&X,xxXC -0.21
w.X&X.I -0.1
w.X&X.IC -0.1
w.X&X.Ix -0.176
w.X&X.IxC -0.176
w.X&X.X -0.721
w.X&X.X,x -0.069
w.X&X.X,xC -0.069
w.X&X.X,xx -0.094
w.X&X.X,xxC -0.094
w.X&X.XC -0.661
w.X&X.XD -0.205
w.X&X.Xx -0.188
w.X&X.Xx,x -0.069
w.X&X.Xx,xC -0.069
w.X&X.XxC -0.185
w.X&XC 0.269
w.X&XC^ 0.38
w.X&XD 0.564
w.X&XX 0.256
w.X&XXC 0.19
w.X&XXC^ 0.829
w.X&XXx -0.33
w.X&XnX -0.17
w.X&Xx -0.61
w.X&XxC -0.416
w.X&XxC^ -0.259
w.X&XxD -0.355
w.X&Xxx -0.263
w.X&Xxx* -0.283
w.X&Xxx*C -0.203
w.X&XxxC -0.138
w.X&XxxC^ -0.118
w.X&X~x -0.099
w.X&X~xC^ -0.099
w.X&x -0.414
w.X&xC^ -0.38
w.X&xO^ -0.068
w.X&xx -0.109
w.X&xxC^ -0.089
w.X,A -0.129
w.X,I -0.218
w.X,IC -0.133
w.X,IC^ -0.117
w.X,Ix -0.138
w.X,IxC -0.127
w.X,Ixx -0.093
w.X,Ixx* -0.041
w.X,Ixx*C -0.041
w.X,IxxC -0.093
w.X,X -0.768
w.X,X&X -0.137
w.X,XA -0.434
w.X,XA.X -0.094
w.X,XC -0.613
w.X,XC^ -0.485
w.X,XD -0.42
w.X,XD^ -0.065
w.X,XS -0.118
w.X,XX 0.17
w.X,XX* -0.103
w.X,XX*C -0.103
w.X,XXC -0.082
w.X,XXC^ 0.205
w.X,XXD -0.137
w.X,Xx -0.287
w.X,XxC -0.155
w.X,XxD -0.194
w.X,XxX -0.475
w.X,XxXC -0.401
w.X,XxXD -0.137
w.X,Xxx -0.1
w.X,Xxx* -0.137
w.X,x -1.169
w.X,x-x -0.481
w.X,x-xC -0.481
w.X,x-xx -0.462
w.X,x-xxC -0.462
w.X,xA -0.539
w.X,xAC -0.437
w.X,xAx -0.18
w.X,xC -0.794
w.X,xC^ -0.846
w.X,xD -0.665
w.X,xO^ -0.261
w.X,xX -0.863
w.X,xXC -0.641
w.X,xXD -0.487
w.X,xXX -0.309
w.X,xXXC -0.307
w.X,xXx -0.244
w.X,xXxC -0.231
w.X,xXxX -0.192
w.X,xXxXD -0.097
w.X,xXxx -0.054
w.X,xXxxC -0.054
w.X,xXxxX -0.104
w.X,xXxxXD -0.104
w.X,x_x -0.041
w.X,xd -0.272
w.X,xdC -0.27
w.X,xx -0.972
w.X,xx&x -0.125
w.X,xx&xC -0.125
w.X,xx* -0.56
w.X,xx*C -0.547
w.X,xx*C^ -0.085
w.X,xx*D -0.142
w.X,xx*O^ -0.051
w.X,xx*X -0.351
w.X,xx*XC -0.435
w.X,xx*XD -0.145
w.X,xx*XD^ -0.08
w.X,xx*XX -0.184
w.X,xx*XXC -0.177
w.X,xx*Xx -0.214
w.X,xx*XxD -0.14
w.X,xx*XxD^ -0.109
w.X,xx-xx -0.048
w.X,xx-xx* -0.063
w.X,xx-xx*C -0.063
w.X,xx-xxC -0.048
w.X,xxC -0.827
w.X,xxC^ -0.547
w.X,xxD -0.226
w.X,xxO^ -0.342
w.X,xxX -0.584
w.X,xxXC -0.525
w.X,xxXD -0.056
w.X,xxXX -0.238
w.X,xxXxx -0.094
w.X,xxXxxC -0.094
w.X,xxd -0.103
w.X,xxdC -0.103
w.X,xxdx -0.05
w.X,xxdxC -0.05
w.X,xxdxx -0.082
w.X,xxdxxC -0.082
w.X-X -0.445
w.X-X,x -0.174
w.X-X,xC -0.172
w.X-XC -0.365
w.X-Xx -0.216
w.X-XxC -0.216
w.X-Xxx -0.094
w.X-Xxx* -0.136
w.X-Xxx*C -0.136
w.X-XxxC -0.094
w.X-x -0.14
w.X-xC -0.092
w.X-xC^ -0.345
w.X-xO^ 0.053
w.X-xx -0.384
w.X-xx* -0.195
w.X-xxC^ -0.142
w.X-xxO^ -0.162
w.X.I -0.157
w.X.IC -0.155
w.X.Ix -0.073
w.X.IxC -0.068
w.X.X -0.784
w.X.X,x -0.193
w.X.X,xC -0.155
w.X.X,xx -0.096
w.X.X,xxC -0.096
w.X.X:X -0.077
w.X.XC -0.736
w.X.XC^ -0.28
w.X.XD -0.174
w.X.XX -0.236
w.X.XXC -0.062
w.X.Xx -0.573
w.X.Xx,x -0.196
w.X.Xx,xC -0.196
w.X.Xx,xx* -0.044
w.X.Xx,xx*C -0.044
w.X.XxC -0.566
w.X.XxC^ -0.055
w.X.XxX -0.434
w.X.XxXC -0.418
w.X.XxXD -0.064
w.X.XxXX -0.224
w.X.XxXXC -0.224
w.X.Xxx -0.163
w.X.Xxx* -0.193
w.X.Xxx*C -0.193
w.X.Xxx,xx -0.091
w.X.Xxx,xxC -0.091
w.X.XxxC -0.161
w.X.XxxX -0.162
w.X.XxxXC -0.162
w.X.XxxXX -0.054
w.X.XxxXXC -0.054
w.X.x -0.17
w.X.xC -0.17
w.X.xx -0.081
w.X.xxC -0.081
w.X/X 0.376
w.X/XC 0.323
w.X/x -0.341
w.X/xC -0.12
w.X/xx -0.055
w.X/xxC -0.055
w.X:A -0.408
w.X:AC^ -0.408
w.X:X -0.567
w.X:X&X -0.209
w.X:XC -0.192
w.X:XC^ -0.476
w.X:XD -0.145
w.X:XD^ -0.373
w.X:XX -0.611
w.X:XX* -0.25
w.X:XX*C^ -0.222
w.X:XXC -0.305
w.X:XXC^ -0.449
w.X:XnX -0.053
w.X:Xx -0.135
w.X:XxC -0.045
w.X:XxX -0.198
w.X:XxXC^ -0.14
w.X:Xxx -0.127
w.X:XxxC^ -0.127
w.X:c -0.366
w.X:cC^ -0.36
w.X:x -0.561
w.X:xC -0.34
w.X:xC^ -0.197
w.X:xD -0.199
w.X:xO^ -0.23
w.X:xX -0.249
w.X:xnX -0.066
w.X:xx -0.528
w.X:xx* -0.275
w.X:xx*C -0.118
w.X:xx*O^ -0.218
w.X:xx*nX -0.184
w.X:xxC -0.361
w.X:xxC^ -0.087
w.X:xxO^ -0.294
w.X:xxnX -0.307
w.X?X -0.445
w.X?XC -0.344
w.X?XC^ -0.209
w.X?x -0.248
w.X?xC -0.248
w.XA -0.679
w.XA,x -0.077
w.XA,xx -0.046
w.XA.X -0.198
w.XA.XC -0.16
w.XAC -0.629
w.XAC^ -0.223
w.XAX -0.314
w.XAx -0.081
w.XC -0.403
w.XC^ -0.664
w.XD -0.198
w.XD^ -0.3
w.XI 0.405
w.XIC 0.299
w.XIC^ 0.197
w.XIX 0.431
w.XIXC 0.351
w.XIx -0.107
w.XIxC^ -0.09
w.XO^ 0.193
w.XS -0.105
w.XS^ -0.242
w.XX 0.414
w.XX&X 0.218
w.XX&X,x -0.053
w.XX&X,xx* -0.075
w.XX&X.X -0.091
w.XX&XC 0.335
w.XX&XC^ -0.532
w.XX&XD -0.333
w.XX&Xx -0.095
w.XX* 1.099
w.XX*,x -0.256
w.XX*,xC -0.166
w.XX*,xC^ -0.118
w.XX*,xX -0.121
w.XX*,xx -0.097
w.XX*,xx* -0.133
w.XX*,xx*C -0.104
w.XX*,xx*C^ -0.054
w.XX*,xxC -0.084
w.XX*.I -0.045
w.XX*.IC -0.045
w.XX*.Ix -0.087
w.XX*.X -0.386
w.XX*.XC -0.339
w.XX*.XC^ -0.199
w.XX*.Xx -0.161
w.XX*.XxC -0.139
w.XX*.Xxx -0.073
w.XX*.XxxC -0.07
w.XX*.x -0.179
w.XX*.xC -0.178
w.XX*:x -0.105
w.XX*:xC -0.105
w.XX*C 0.774
w.XX*C^ 0.707
w.XX*D^ -0.657
w.XX*nX -0.084
w.XX*nXC -0.084
w.XX*x -0.769
w.XX*xC -0.618
w.XX*xC^ -0.234
w.XX*xX 0.056
w.XX*xXC 0.094
w.XX*xXC^ -0.269
w.XX*xXx -0.51
w.XX*xx -0.42
w.XX*xx* -0.34
w.XX*xx*C -0.311
w.XX*xx*C^ -0.07
w.XX*xxC -0.297
w.XX*xxC^ -0.25
w.XX*xxX -0.401
w.XX*~x -0.066
w.XX*~xC^ -0.065
w.XX*~xx -0.149
w.XX*~xxC^ -0.149
w.XX,X -0.738
w.XX,XC -0.627
w.XX,XC^ -0.255
w.XX,XX 0.37
w.XX,XXC 0.37
w.XX,Xx -0.041
w.XX,XxX -0.302
w.XX,x -0.655
w.XX,x&x -0.314
w.XX,x&xC -0.314
w.XX,xC -0.612
w.XX,xC^ -0.163
w.XX,xD -0.138
w.XX,xD^ -0.114
w.XX,xX -0.665
w.XX,xXC -0.603
w.XX,xXD^ -0.129
w.XX,xx -0.526
w.XX,xx* -0.452
w.XX,xx*C -0.431
w.XX,xx*C^ -0.062
w.XX,xx*X -0.239
w.XX,xx*XC -0.226
w.XX,xxC -0.487
w.XX,xxC^ -0.169
w.XX,xxX -0.46
w.XX,xxXC -0.457
w.XX,xxd -0.137
w.XX,xxdC -0.137
w.XX,xxdx -0.06
w.XX-X 0.451
w.XX-X,x -0.174
w.XX-XC 0.323
w.XX-XC^ 0.242
w.XX.I -0.16
w.XX.IC -0.158
w.XX.Ix -0.247
w.XX.IxC -0.067
w.XX.X -0.962
w.XX.X,x -0.111
w.XX.X,xC -0.111
w.XX.X:x -0.092
w.XX.X:xC -0.092
w.XX.XC -0.862
w.XX.XC^ -0.604
w.XX.Xx -0.408
w.XX.Xx,x -0.112
w.XX.Xx,xC -0.095
w.XX.Xx,xx -0.128
w.XX.Xx,xxC -0.128
w.XX.XxC -0.31
w.XX.XxC^ -0.175
w.XX.Xxx -0.142
w.XX.Xxx* -0.115
w.XX.Xxx*C -0.115
w.XX.XxxC -0.142
w.XX.x -0.2
w.XX.xC -0.125
w.XX.xC^ -0.097
w.XX.xx -0.231
w.XX.xx* -0.051
w.XX.xx*C -0.05
w.XX.xxC -0.228
w.XX/x -0.31
w.XX/xC -0.17
w.XX/xC^ -0.202
w.XX/xx -0.197
w.XX/xxC^ -0.197
w.XX:X -0.276
w.XX:Xx -0.131
w.XX:x -0.721
w.XX:xC -0.531
w.XX:xC^ -0.172
w.XX:xx -0.277
w.XX:xx* -0.112
w.XX:xx*C -0.081
w.XX:xxC -0.274
w.XX?X -0.404
w.XX?XC -0.533
w.XX?Xx -0.083
w.XX?XxC -0.083
w.XXA 0.304
w.XXA.X -0.352
w.XXA.XC -0.123
w.XXA.Xx -0.085
w.XXA.XxC -0.083
w.XXAC 0.104
w.XXC^ 0.393
w.XXD 0.053
w.XXD^ 0.157
w.XXS 0.305
w.XXaX 0.056
w.XXad 0.339
w.XXadC 0.271
w.XXd 0.317
w.XXdC 0.35
w.XXdC^ 0.06
w.XXnX -0.406
w.XXnX:X -0.139
w.XXnX:XC -0.1
w.XXnX:XnX -0.061
w.XXnX:xx -0.06
w.XXnX:xxC -0.06
w.XXnXC -0.236
w.XXnXx -0.11
w.XXnXxC -0.11
w.XXnXxx -0.053
w.XXnXxxC -0.053
w.XXnx -0.431
w.XXx -0.938
w.XXxC -0.971
w.XXxC^ -0.881
w.XXxD -0.191
w.XXxD^ -0.155
w.XXxX 0.148
w.XXxX,x -0.095
w.XXxX,xC -0.091
w.XXxX,xx -0.179
w.XXxX,xxC -0.171
w.XXxXC 0.301
w.XXxXC^ -0.158
w.XXxXD -0.356
w.XXxXD^ -0.254
w.XXxXX 0.4
w.XXxXX* -0.05
w.XXxXX*C -0.05
w.XXxXXC 0.124
w.XXxXx -0.424
w.XXxXxC -0.348
w.XXxXxC^ -0.189
w.XXxXxX -0.379
w.XXxXxx -0.255
w.XXxXxxC -0.4
w.XXx_X 0.511
w.XXx_XC 0.511
w.XXxd -0.126
w.XXxx -0.794
w.XXxx* -0.635
w.XXxx*C -0.58
w.XXxx*C^ -0.171
w.XXxx*D^ -0.044
w.XXxx*X -0.224
w.XXxx*XC -0.192
w.XXxx,x -0.046
w.XXxx,xC -0.044
w.XXxxC -0.706
w.XXxxC^ -0.576
w.XXxxD^ -0.08
w.XXxxX 0.583
w.XXxxXC 0.397
w.XXxxXD^ -0.356
w.XXxxXX -0.472
w.XXxxXx -0.399
w.XXxxXxC -0.345
w.XX~x -0.156
w.XX~xC -0.07
w.XX~xC^ -0.121
w.XX~xx -0.153
w.XX~xx* -0.062
w.XX~xxC^ -0.135
w.X_x -0.054
w.X_xx -0.113
w.XaXC -0.233
w.XaXC^ -0.287
w.XaXX -0.259
w.XaXXC -0.248
w.XaXXC^ 0.056
w.XaXXx -0.109
w.XaXXxC -0.101
w.XaXXxx -0.08
w.XaXXxx* -0.185
w.XaXXxx*C -0.185
w.Xad -0.339
w.XadC -0.312
w.Xd -0.199
w.Xd,x -0.142
w.Xd,xC -0.141
w.Xd,xx -0.165
w.Xd,xxC -0.165
w.XdC -0.263
w.XdD -0.229
w.Xdx -0.456
w.XdxC -0.079
w.XdxC^ -0.381
w.Xdxx -0.109
w.Xdxx* -0.051
w.XdxxC^ -0.069
w.XnX -0.318
w.XnX:X -0.285
w.XnX:XC -0.213
w.XnX:x -0.05
w.XnX:xC -0.048
w.XnX:xx -0.144
w.XnX:xxC -0.144
w.XnXC -0.27
w.XnXD -0.117
w.XnXx -0.281
w.XnXxC -0.28
w.Xnx -0.368
w.XnxC -0.341
w.Xqx -0.306
w.Xx -1.118
w.Xx&x -0.191
w.Xx&xC^ -0.175
w.Xx,I -0.152
w.Xx,IC^ -0.152
w.Xx,X -0.472
w.Xx,XC^ -0.549
w.Xx,XD -0.077
w.Xx,XX -0.493
w.Xx,XXC^ -0.493
w.Xx,Xx -0.12
w.Xx,XxD -0.112
w.Xx,d -0.215
w.Xx,dC^ -0.215
w.Xx,x -0.564
w.Xx,xC -0.343
w.Xx,xC^ -0.41
w.Xx,xD -0.045
w.Xx,xO^ -0.089
w.Xx,xX -0.152
w.Xx,xx -0.402
w.Xx,xx* -0.164
w.Xx,xx*C^ -0.058
w.Xx,xx*O^ -0.097
w.Xx,xxC -0.272
w.Xx,xxC^ -0.191
w.Xx,xxO^ -0.042
w.Xx,xxX -0.124
w.Xx,xxXD -0.104
w.Xx,xxXx -0.122
w.Xx,xxXxD -0.063
w.Xx-x -0.163
w.Xx-xC^ -0.163
w.Xx-xX -0.387
w.Xx:A -0.118
w.Xx:AC^ -0.118
w.Xx:X -0.174
w.Xx:XC^ -0.168
w.Xx:XX -0.329
w.Xx:XXC^ -0.329
w.Xx:Xxx -0.248
w.Xx:XxxC^ -0.248
w.Xx:x -0.054
w.Xx:xx* -0.206
w.Xx?X -0.282
w.Xx?Xx -0.073
w.XxA -0.538
w.XxAC^ -0.478
w.XxC -0.398
w.XxC^ -1.489
w.XxD -0.562
w.XxD^ -0.586
w.XxI -0.334
w.XxIC -0.04
w.XxIC^ -0.326
w.XxIx -0.176
w.XxIxC -0.092
w.XxIxC^ -0.107
w.XxIxx -0.065
w.XxIxx* -0.196
w.XxIxx*C^ -0.193
w.XxIxxC^ -0.053
w.XxO^ -0.781
w.XxS^ -0.213
w.XxX -0.057
w.XxX&X -0.422
w.XxX&X.X -0.079
w.XxX&X.X,x -0.08
w.XxX&X.XC^ -0.079
w.XxX&XC^ -0.418
w.XxX,X -0.438
w.XxX,XC^ -0.063
w.XxX,XD -0.138
w.XxX,XxX -0.248
w.XxX,XxXC^ -0.245
w.XxX,x -0.438
w.XxX,xC -0.351
w.XxX,xC^ -0.123
w.XxX,xD -0.09
w.XxX,xD^ -0.065
w.XxX,xX -0.37
w.XxX,xXD^ -0.072
w.XxX,xXx -0.07
w.XxX,xXxD -0.05
w.XxX,xx -0.227
w.XxX,xx* -0.296
w.XxX,xx*C -0.249
w.XxX,xx*C^ -0.041
w.XxX,xxC -0.177
w.XxX,xxC^ -0.079
w.XxX,xxX -0.059
w.XxX.X -0.719
w.XxX.XC -0.693
w.XxX.XD -0.091
w.XxX.Xx -0.13
w.XxX.XxC -0.1
w.XxX.Xxx -0.271
w.XxX.XxxC -0.271
w.XxX:X -0.158
w.XxX:XD -0.158
w.XxX:x -0.126
w.XxX:xx -0.35
w.XxX:xx* -0.274
w.XxXC 0.104
w.XxXC^ -0.417
w.XxXD -0.366
w.XxXD^ -0.148
w.XxXX 0.209
w.XxXX* -0.273
w.XxXX*C -0.382
w.XxXX*C^ -0.113
w.XxXX*x 0.253
w.XxXX,X -0.053
w.XxXX,x -0.1
w.XxXX,xC -0.097
w.XxXX,xx -0.112
w.XxXX,xxC -0.105
w.XxXX,xxC^ -0.054
w.XxXX.X -0.328
w.XxXX.XC -0.192
w.XxXX.XC^ -0.191
w.XxXX.Xx -0.111
w.XxXX.XxC -0.111
w.XxXXC 0.199
w.XxXXC^ -0.078
w.XxXXD -0.166
w.XxXXD^ -0.198
w.XxXXx -0.153
w.XxXXxC -0.101
w.XxXXxC^ -0.051
w.XxXXxX -0.202
w.XxXXxXC^ -0.145
w.XxXXxx -0.269
w.XxXXxxC^ -0.247
w.XxXaX 0.23
w.XxXnX -0.165
w.XxXnXC -0.165
w.XxXx -0.488
w.XxXxC -0.287
w.XxXxC^ -0.473
w.XxXxD -0.171
w.XxXxD^ -0.084
w.XxXxX -0.64
w.XxXxX,x -0.272
w.XxXxX,xC^ -0.043
w.XxXxX,xD^ -0.24
w.XxXxX.X -0.042
w.XxXxXC -0.303
w.XxXxXC^ -0.271
w.XxXxXD -0.338
w.XxXxXD^ -0.303
w.XxXxXX -0.28
w.XxXxXx -0.269
w.XxXxd -0.226
w.XxXxdC -0.226
w.XxXxx -0.337
w.XxXxx* -0.289
w.XxXxx*C -0.321
w.XxXxx*C^ -0.135
w.XxXxx*D -0.129
w.XxXxxC -0.331
w.XxXxxC^ -0.098
w.XxXxxD -0.105
w.XxXxxX -0.412
w.XxXxxXD -0.164
w.Xx_X 0.133
w.Xx_XC 0.078
w.Xx_x -0.465
w.Xx_xC^ -0.426
w.Xx_xx -0.04
w.Xx_xx* -0.249
w.Xxc -0.294
w.XxdC 0.108
w.XxdC^ -0.134
w.XxqX -0.059
w.XxqXX -0.09
w.XxqXXC^ -0.09
w.Xxx -1.267
w.Xxx* -0.901
w.Xxx*,X -0.289
w.Xxx*,XC^ -0.264
w.Xxx*,XX -0.045
w.Xxx*,XXC^ -0.045
w.Xxx*,x -0.132
w.Xxx*,xC^ -0.044
w.Xxx*,xO^ -0.092
w.Xxx*,xx -0.11
w.Xxx*,xxC^ -0.064
w.Xxx*,xxO^ -0.101
w.Xxx*-x -0.089
w.Xxx*:xx -0.056
w.Xxx*?X -0.041
w.Xxx*A -0.257
w.Xxx*AC^ -0.242
w.Xxx*C -0.534
w.Xxx*C^ -0.806
w.Xxx*D -0.25
w.Xxx*D^ -0.08
w.Xxx*I -0.146
w.Xxx*IC^ -0.146
w.Xxx*O^ -0.614
w.Xxx*X -1.008
w.Xxx*X&X -0.167
w.Xxx*X&XC^ -0.167
w.Xxx*X,X -0.064
w.Xxx*X,x -0.093
w.Xxx*X,xC^ -0.065
w.Xxx*X.X -0.171
w.Xxx*XC -0.431
w.Xxx*XC^ -0.83
w.Xxx*XD -0.355
w.Xxx*XD^ -0.444
w.Xxx*XX -0.385
w.Xxx*XXC -0.137
w.Xxx*XXC^ -0.361
w.Xxx*Xx -0.175
w.Xxx*XxC^ -0.102
w.Xxx*c -0.052
w.Xxx*cC^ -0.052
w.Xxx*d -0.333
w.Xxx*dC -0.25
w.Xxx*dC^ -0.106
w.Xxx*~X -0.111
w.Xxx,X -0.088
w.Xxx,XC^ -0.074
w.Xxx,XX -0.355
w.Xxx,XXC^ -0.355
w.Xxx,x -0.242
w.Xxx,xC^ -0.139
w.Xxx,xO^ -0.109
w.Xxx,xx -0.224
w.Xxx,xx* -0.271
w.Xxx,xx*O^ -0.22
w.Xxx,xxC^ -0.106
w.Xxx,xxO^ -0.174
w.Xxx-x -0.129
w.Xxx-xC^ -0.117
w.Xxx:xx -0.109
w.XxxA -0.599
w.XxxAC^ -0.599
w.XxxC -0.694
w.XxxC^ -1.369
w.XxxD -0.337
w.XxxD^ -0.263
w.XxxI -0.13
w.XxxO^ -0.62
w.XxxX -0.611
w.XxxX&X -0.491
w.XxxX&XC^ -0.446
w.XxxX,X -0.177
w.XxxX,x -0.071
w.XxxX,xx -0.098
w.XxxX,xxD -0.051
w.XxxX-X 0.404
w.XxxX-XC^ 0.272
w.XxxX-Xx -0.044
w.XxxX-XxC^ -0.044
w.XxxX.X -0.221
w.XxxX.XC -0.204
w.XxxX:X -0.14
w.XxxX:xx -0.061
w.XxxXC 0.086
w.XxxXC^ -0.741
w.XxxXD -0.837
w.XxxXD^ -0.418
w.XxxXX -0.687
w.XxxXX* -0.251
w.XxxXX*C^ -0.184
w.XxxXX.X -0.042
w.XxxXXC -0.12
w.XxxXXC^ -0.562
w.XxxXXD -0.21
w.XxxXXD^ -0.228
w.XxxXXx -0.355
w.XxxXXxC^ -0.341
w.XxxXx -0.283
w.XxxXxC^ -0.144
w.XxxXxD -0.173
w.XxxXxX -0.284
w.XxxXxXC^ -0.176
w.XxxXxXD -0.247
w.XxxXxx -0.245
w.XxxXxxC^ -0.052
w.XxxXxxD^ -0.096
w.Xxx_x -0.184
w.Xxx_xx* -0.04
w.Xxxd -0.486
w.XxxdC -0.289
w.XxxdC^ -0.325
w.Xxxdx -0.104
w.XxxdxC -0.073
w.Xx~X -0.155
w.Xx~XX -0.073
w.Xx~XXC^ -0.073
w.X~X -0.295
w.X~XX -0.217
w.X~x -0.257
w.X~xC -0.226
w.X~xC^ -0.052
w.X~xO^ -0.062
w.X~xx -0.501
w.X~xx* -0.1
w.X~xx*C -0.099
w.X~xxC -0.111
w.X~xxC^ -0.235
w.X~xxO^ -0.346
w.c 0.464
w.c,x -0.111
w.c,xC -0.107
w.c,xx -0.14
w.c,xx* -0.107
w.c,xx*C -0.103
w.c,xxC -0.094
w.cC 0.306
w.cO^ 0.343
w.cXC 0.246
w.cXC^ -0.214
w.cx -0.401
w.cxC -0.292
w.cxC^ -0.174
w.cxO^ -0.367
w.cxx -0.294
w.cxx* -0.18
w.cxx*C -0.105
w.cxx*O^ -0.146
w.cxxC -0.283
w.cxxO^ -0.187
w.c~x -0.134
w.d -0.885
w.d,X -0.146
w.d,XC -0.146
w.d,x -0.205
w.d,xC -0.11
w.d,xx -0.199
w.d,xxC -0.183
w.d,xxX -0.108
w.d,xxXC -0.108
w.d-d -0.098
w.d-dC -0.098
w.d/d -0.152
w.d/dC -0.125
w.dC -0.796
w.dC^ -0.364
w.dO 0.094
w.dX 0.058
w.dXC 0.093
w.dXX 0.378
w.dXXC 0.258
w.dl 0.052
w.dx -0.953
w.dx,x -0.182
w.dx,xC -0.169
w.dxC -0.397
w.dxC^ -0.292
w.dxO -0.138
w.dxx -0.28
w.dxx* -0.147
w.dxx*C -0.125
w.dxx*XX -0.046
w.dxx*XXC -0.046
w.dxxC -0.191
w.dxxX -0.141
w.u 0.554
w.x -0.469
w.x&x 0.536
w.x&x,x -0.254
w.x&x,xl -0.252
w.x&x,xx -0.334
w.x&x,xxl -0.244
w.x&xC 0.088
w.x&xC^ -0.064
w.x&xO 0.335
w.x&xl 0.451
w.x&xl^ 0.09
w.x&xx -0.377
w.x&xx* -0.154
w.x&xx,xx -0.16
w.x&xxC -0.122
w.x&xxl -0.264
w.x,X -0.097
w.x,x -0.848
w.x,x&x -0.393
w.x,x&xl -0.393
w.x,xl -0.777
w.x,xl^ -0.373
w.x,xx -0.503
w.x,xx* -0.713
w.x,xx*l -0.712
w.x,xxl -0.49
w.x,xxl^ -0.153
w.x-x -0.654
w.x-x-x -0.245
w.x-x-xC -0.245
w.x-xC -0.318
w.x-xC^ -0.302
w.x-xO -0.276
w.x-xX -0.312
w.x-xXC -0.312
w.x-xXX -0.095
w.x-xXXC -0.095
w.x-xx -0.403
w.x-xx* -0.162
w.x-xx*C -0.097
w.x-xx*O -0.077
w.x-xxC -0.324
w.x-xxC^ -0.231
w.x-xxX -0.099
w.x-xxXC -0.099
w.x/x -0.088
w.x/xC -0.046
w.x/xx -0.057
w.x:x -0.261
w.x:xl -0.22
w.x:xx -0.195
w.x:xx* -0.112
w.x:xx*l -0.112
w.x:xxl -0.193
w.xA -0.714
w.xA.X -0.113
w.xAA -0.233
w.xAAC -0.233
w.xAC -0.627
w.xAC^ -0.274
w.xAx -0.279
w.xAxC -0.257
w.xAxC^ -0.1
w.xAxX -0.237
w.xAxXC -0.237
w.xAxx -0.108
w.xAxxC -0.068
w.xAxxC^ -0.05
w.xC -0.599
w.xC^ -0.401
w.xD -0.063
w.xD^ -0.08
w.xI -0.288
w.xIC -0.257
w.xIC^ -0.2
w.xIx -0.13
w.xIxC -0.095
w.xIxx -0.058
w.xIxx* -0.089
w.xO -0.371
w.xO^ -0.161
w.xS -0.077
w.xX -1.445
w.xX&X -0.397
w.xX&X.X -0.09
w.xX&X.XC -0.09
w.xX&XC -0.318
w.xX&XC^ -0.07
w.xX&XD -0.162
w.xX&XX -0.134
w.xX&XXC -0.133
w.xX&Xxx* -0.057
w.xX&Xxx*C -0.055
w.xX-X -0.295
w.xX-XC -0.295
w.xX.X -0.116
w.xX.XC -0.053
w.xX.XD -0.072
w.xX.Xx -0.054
w.xX.XxC -0.054
w.xXA -0.188
w.xXC -1.119
w.xXC^ -0.568
w.xXD -1.025
w.xXD^ -0.114
w.xXI -0.097
w.xXIC -0.097
w.xXX -0.929
w.xXX* -0.608
w.xXX*C -0.552
w.xXX*C^ -0.123
w.xXX*xx -0.048
w.xXX-X -0.052
w.xXX-XC -0.052
w.xXX.X -0.056
w.xXX.XC -0.056
w.xXXC -0.801
w.xXXC^ -0.417
w.xXXD -0.43
w.xXXx -0.152
w.xXXxC -0.104
w.xXXxD -0.066
w.xXXxX -0.504
w.xXXxXC -0.29
w.xXXxXD -0.08
w.xXXxXX -0.225
w.xXXxXXC -0.214
w.xXXxx -0.044
w.xXXxxC -0.041
w.xXXxxX -0.057
w.xXaX -0.144
w.xXaXC -0.051
w.xXd -0.199
w.xXdC -0.199
w.xXx -0.548
w.xXxC -0.431
w.xXxD -0.38
w.xXxX -0.755
w.xXxX.X -0.071
w.xXxX.XD -0.042
w.xXxXC -0.497
w.xXxXD -0.393
w.xXxXD^ -0.098
w.xXxXX -0.207
w.xXxXXC -0.168
w.xXxXx -0.112
w.xXxXxD -0.09
w.xXxXxX -0.205
w.xXxXxXC -0.133
w.xXxXxXD -0.119
w.xXxXxx -0.097
w.xXxXxxD -0.07
w.xXx_X -0.048
w.xXx_XC -0.048
w.xXxx -0.163
w.xXxx* -0.21
w.xXxx*C -0.206
w.xXxx*X -0.122
w.xXxx*XC -0.044
w.xXxx*XD -0.084
w.xXxxC -0.116
w.xXxxD -0.06
w.xXxxX -0.288
w.xXxxXD -0.285
w.xXxxXX -0.119
w.xXxxXXD -0.104
w.xXxxXx -0.058
w.x_X -0.135
w.x_XC -0.103
w.x_x -0.374
w.x_xC -0.162
w.x_xx -0.05
w.x_xx* -0.091
w.xc -0.353
w.xcC -0.305
w.xd -0.637
w.xdC -0.338
w.xdC^ -0.217
w.xdO -0.179
w.xdx -0.185
w.xdxC -0.087
w.xdxO -0.108
w.xdxx* -0.061
w.xl -0.137
w.xl^ -0.142
w.xnX -0.235
w.xnXO -0.22
w.xx -0.473
w.xx&x -0.394
w.xx&x,x -0.072
w.xx&x,xl -0.043
w.xx&xC -0.043
w.xx&xl -0.278
w.xx&xx* -0.113
w.xx* -0.193
w.xx*&x -0.301
w.xx*&xl -0.164
w.xx*&xl^ -0.197
w.xx*&xx -0.119
w.xx*&xx* -0.055
w.xx*,x -0.427
w.xx*,x&x -0.254
w.xx*,x&xl -0.227
w.xx*,xl -0.392
w.xx*,xl^ -0.16
w.xx*,xx -0.505
w.xx*,xx* -0.387
w.xx*,xx*l -0.344
w.xx*,xx*l^ -0.131
w.xx*,xxl -0.457
w.xx*,xxl^ -0.433
w.xx*-x -0.101
w.xx*-xC -0.061
w.xx*:x -0.12
w.xx*:xl -0.107
w.xx*:xl^ -0.141
w.xx*:xx -0.124
w.xx*A -0.344
w.xx*AC -0.235
w.xx*AC^ -0.237
w.xx*Ax -0.093
w.xx*AxC -0.043
w.xx*Axx -0.043
w.xx*C -0.284
w.xx*C^ 0.176
w.xx*D -0.416
w.xx*D^ -0.064
w.xx*I -0.155
w.xx*IC -0.155
w.xx*O -0.299
w.xx*X -0.91
w.xx*X&X -0.152
w.xx*X&XC -0.091
w.xx*X&Xx -0.121
w.xx*X&XxC -0.061
w.xx*X-X -0.047
w.xx*X-XC -0.047
w.xx*XC -0.756
w.xx*XC^ -0.544
w.xx*XD -0.261
w.xx*XX -0.495
w.xx*XX* -0.127
w.xx*XX*C -0.083
w.xx*XX*C^ -0.052
w.xx*XXC -0.337
w.xx*XXC^ -0.351
w.xx*XXx -0.189
w.xx*XXxC -0.148
w.xx*Xx -0.289
w.xx*XxC -0.238
w.xx*XxC^ -0.053
w.xx*XxD -0.074
w.xx*XxX -0.505
w.xx*XxXC -0.345
w.xx*XxXD -0.211
w.xx*Xxx -0.261
w.xx*XxxC -0.224
w.xx*XxxD -0.077
w.xx*_x -0.331
w.xx*_xC -0.298
w.xx*_xx* -0.056
w.xx*c -0.171
w.xx*cC -0.1
w.xx*cC^ -0.11
w.xx*d -0.304
w.xx*dC -0.233
w.xx*dO -0.133
w.xx*l -0.107
w.xx*l^ -0.151
w.xx*nX -0.297
w.xx*nXx -0.042
w.xx*nXxx -0.093
w.xx,x -0.692
w.xx,x&x -0.152
w.xx,x&xl -0.152
w.xx,xl -0.473
w.xx,xl^ -0.328
w.xx,xx -0.506
w.xx,xx* -0.511
w.xx,xx*l -0.466
w.xx,xx*l^ -0.225
w.xx,xxl -0.496
w.xx,xxl^ -0.104
w.xx-x -0.156
w.xx-xC -0.148
w.xx-xx* -0.114
w.xx-xx*C -0.089
w.xx/xx -0.065
w.xx:x -0.143
w.xx:xl -0.142
w.xx:xx -0.082
w.xxA -0.477
w.xxAA -0.246
w.xxAAC -0.125
w.xxAC -0.431
w.xxAC^ -0.219
w.xxAx -0.183
w.xxAxC -0.148
w.xxAxC^ -0.049
w.xxAxX -0.162
w.xxAxXC -0.162
w.xxAxx -0.107
w.xxAxx* -0.094
w.xxAxx*C -0.093
w.xxC -0.418
w.xxC^ -0.676
w.xxD -0.554
w.xxD^ -0.043
w.xxI -0.225
w.xxIC -0.318
w.xxIx -0.128
w.xxIxC -0.128
w.xxO -0.258
w.xxO^ -0.524
w.xxX -1.233
w.xxX&X -0.233
w.xxX&XC -0.125
w.xxX&XC^ -0.127
w.xxX&Xx -0.083
w.xxX&XxC -0.042
w.xxX&Xxx -0.082
w.xxX&XxxC -0.082
w.xxX-X -0.314
w.xxX-XC -0.314
w.xxX.Xx -0.048
w.xxX.XxC -0.048
w.xxXA -0.153
w.xxXC -1.052
w.xxXC^ -0.453
w.xxXD -0.597
w.xxXX -0.422
w.xxXX* -0.197
w.xxXX*C -0.175
w.xxXX*x -0.24
w.xxXX*xC -0.235
w.xxXXC -0.373
w.xxXXC^ -0.278
w.xxXXD -0.207
w.xxXXx -0.13
w.xxXXxC -0.042
w.xxXXxD -0.096
w.xxXXxX -0.232
w.xxXXxXC -0.232
w.xxXXxx -0.12
w.xxXXxxC^ -0.04
w.xxXaX -0.066
w.xxXx -0.307
w.xxXxC -0.28
w.xxXxD -0.051
w.xxXxX -0.454
w.xxXxX.X -0.05
w.xxXxXC -0.3
w.xxXxXD -0.238
w.xxXxXX -0.103
w.xxXxXx -0.051
w.xxXxXxD -0.051
w.xxXxd -0.103
w.xxXxdC -0.103
w.xxXxx -0.126
w.xxXxx* -0.186
w.xxXxx*C -0.178
w.xxXxxC -0.118
w.xxXxxX -0.254
w.xxXxxXC -0.105
w.xxXxxXD -0.185
w.xx_x -0.402
w.xx_xC -0.203
w.xx_xx* -0.041
w.xxc -0.234
w.xxcC -0.211
w.xxd -0.527
w.xxdC -0.342
w.xxdC^ -0.049
w.xxdO -0.161
w.xxdx -0.043
w.xxdxx -0.053
w.xxl -0.167
w.xxl^ -0.237
w.xxnX -0.32
w.xxnXC -0.044
w.xxnXO -0.288
w.x~x -0.17
w.x~xl -0.159
w.x~xx -0.164
w.x~xx* -0.084
w.x~xxl -0.128
x.  2 -0.174
x.  4 -0.598
x. ! 0.32
x. !1 0.342
x. !2 -0.084
x. !3 -0.24
x. !4 -0.104
x. $ -0.065
x. $1 -0.218
x. $2 0.064
x. $3 -0.467
x. $4 -0.394
x. & -0.675
x. &1 -0.736
x. &2 -0.483
x. &3 -0.242
x. &4 -0.155
x. ( 0.11
x. (1 -0.079
x. (2 0.459
x. (3 -0.496
x. (4 -0.582
x. ) -0.303
x. )1 -0.293
x. )2 -0.27
x. , 0.168
x. ,1 -0.397
x. ,3 -0.053
x. - -0.672
x. -1 -0.415
x. -2 -0.446
x. -3 -0.403
x. -4 -0.433
x. .1 -0.243
x. .2 0.191
x. .3 0.065
x. .4 -0.92
x. / -0.572
x. /1 -0.596
x. /2 -0.462
x. /3 -0.454
x. /4 -0.117
x. : -0.187
x. :1 -0.54
x. :3 0.048
x. :4 -0.401
x. ; -0.146
x. ;2 0.168
x. ;3 -0.16
x. ;4 -0.308
x. = -0.192
x. =1 -0.511
x. =2 0.06
x. =4 -0.704
x. ? -0.157
x. ?1 -0.284
x. ?3 -0.084
x. ?4 -0.231
x. A| advC -0.224
x. A| andC 0.045
x. A| andS -0.111
x. A| atC 0.21
x. A| beC -0.294
x. A| colourC -0.3
x. A| describesC -0.273
x. A| describesS -0.106
x. A| doC -0.232
x. A| forC 0.299
x. A| kindC -0.308
x. A| logoC -0.046
x. A| lookC -0.132
x. A| nameC -0.09
x. A| negC -0.096
x. A| numberC -0.344
x. A| ordinaryC -0.233
x. A| sayC -0.085
x. A| strangeC -0.623
x. A| strangeD -0.35
x. A| subjC -0.377
x. A| thingC -0.294
x. A| tradeC 0.111
x. A| tradeS -0.101
x. A|$$C 0.214
x. A|$$S -0.131
x. A|,atC -0.227
x. A|,colourC -0.481
x. A|,describesC 0.055
x. A|,doC 0.192
x. A|,nameC -0.279
x. A|,negC 0.311
x. A|,ordinaryC -0.421
x. A|,strangeC 0.122
x. A|,subjC 0.122
x. A|,thingC 0.237
x. A|,thingS -0.215
x. A|.artC -0.175
x. A|.colourC -0.311
x. A|.commonC 0.063
x. A|.describesC 0.055
x. A|.doC -0.296
x. A|.negC -0.203
x. A|.subjC 0.239
x. A|.thingC -0.359
x. A|.tradeC 0.278
x. A|:strangeC 0.149
x. A|=$C 0.056
x. I| andC -0.122
x. I| artC -0.225
x. I| atC -0.073
x. I| beC -0.092
x. I| commonC -0.217
x. I| doC -0.119
x. I| forC -0.2
x. I| kindC -0.156
x. I| logoC -0.21
x. I| ordinaryC -0.105
x. I| pastC -0.053
x. I| strangeC -0.117
x. I| subjC -0.073
x. I| tradeC -0.195
x. I|$$C 0.051
x. I|,advC -0.044
x. I|,andC -0.101
x. I|,strangeC 0.154
x. I|.colourC 0.158
x. I|.describesC 0.051
x. I|=$C -0.222
x. I|astrangeC -0.401
x. X| advC -0.13
x. X| advD -0.129
x. X| andC 0.04
x. X| andD -0.184
x. X| andS -0.28
x. X| artC -0.455
x. X| artD -0.469
x. X| asD -0.242
x. X| atC -0.072
x. X| atD 0.159
x. X| beC -1.046
x. X| beD -0.267
x. X| callC -0.475
x. X| callD 0.167
x. X| colourC -0.147
x. X| colourD -0.201
x. X| colourS -0.226
x. X| commonC -0.292
x. X| commonD 0.166
x. X| describesC -0.146
x. X| describesD -0.218
x. X| describesS -0.207
x. X| doC -0.743
x. X| doD 0.208
x. X| fieldC -0.23
x. X| forC 0.057
x. X| forD -0.198
x. X| hiC -0.105
x. X| kindC -0.529
x. X| kindD -0.058
x. X| likeC -0.136
x. X| logoC -0.349
x. X| logoD -0.157
x. X| lookC -0.183
x. X| nameC -0.23
x. X| negC -0.064
x. X| negD -0.229
x. X| numberC -0.94
x. X| numberD -0.176
x. X| ordinaryC -0.112
x. X| ordinaryD -0.367
x. X| pastC -0.059
x. X| pastD -0.085
x. X| placeC -0.281
x. X| placeD -0.205
x. X| possC -0.45
x. X| possD -0.297
x. X| properC -0.359
x. X| sayC -0.37
x. X| sayD 0.158
x. X| strangeC -0.363
x. X| strangeD -0.439
x. X| subjC -0.132
x. X| subjD -0.279
x. X| taglC -0.184
x. X| thingC 0.044
x. X| thingD -0.159
x. X| tradeC -0.42
x. X| tradeD -0.434
x. X| whereC -0.449
x. X| whereD -0.156
x. X| willC -0.339
x. X| willD -0.146
x. X| wishC -0.078
x. X| wishD 0.094
x. X|$$C -0.128
x. X|$$D -0.369
x. X|$$S -0.289
x. X|&atD -0.167
x. X|&colourC -0.172
x. X|&colourD -0.127
x. X|&describesC -0.231
x. X|&ordinaryC -0.276
x. X|&ordinaryD -0.161
x. X|&strangeC -0.215
x. X|&strangeD -0.154
x. X|&thingC -0.261
x. X|&tradeC -0.089
x. X|(commonC -0.078
x. X|(ordinaryC -0.064
x. X|(strangeC 0.36
x. X|(thingC 0.409
x. X|(tradeC 0.2
x. X|,andC 0.085
x. X|,andD -0.194
x. X|,artC -0.218
x. X|,artD 0.176
x. X|,atC 0.241
x. X|,atD -0.246
x. X|,beC -0.055
x. X|,callC -0.255
x. X|,colourC 0.379
x. X|,colourD -0.25
x. X|,commonC -0.074
x. X|,commonD -0.291
x. X|,describesC -0.286
x. X|,describesD -0.596
x. X|,likeC -0.052
x. X|,logoC -0.363
x. X|,lookC 0.057
x. X|,nameC -0.208
x. X|,nameD -0.337
x. X|,negC -0.224
x. X|,negD -0.287
x. X|,ordinaryC -0.325
x. X|,ordinaryD -0.365
x. X|,placeC 0.3
x. X|,possC 0.437
x. X|,possD -0.114
x. X|,sayC 0.087
x. X|,strangeD -0.359
x. X|,subjC 0.105
x. X|,subjD -0.221
x. X|,taglC 0.497
x. X|,thingC 0.091
x. X|,willC -0.234
x. X|-colourC -0.37
x. X|-commonC -0.107
x. X|-ordinaryC -0.098
x. X|-strangeC -0.312
x. X|-thingC -0.052
x. X|.andC -0.212
x. X|.artC -0.11
x. X|.artD -0.089
x. X|.atC -0.117
x. X|.atD -0.239
x. X|.beC -0.489
x. X|.colourC 0.177
x. X|.colourD -0.08
x. X|.commonC 0.243
x. X|.commonD -0.106
x. X|.describesC 0.296
x. X|.doC -0.188
x. X|.fieldC -0.242
x. X|.hiC 0.271
x. X|.kindC -0.199
x. X|.logoC -0.664
x. X|.lookC -0.485
x. X|.nameC -0.132
x. X|.negC -0.243
x. X|.ordinaryC 0.093
x. X|.ordinaryD -0.35
x. X|.possC 0.098
x. X|.strangeC -0.337
x. X|.subjD -0.06
x. X|.taglC 0.089
x. X|.thingC 0.045
x. X|.tradeC -0.083
x. X|.willC 0.141
x. X|.wishC 0.319
x. X|/colourC -0.093
x. X|/describesC -0.104
x. X|/tradeC -0.126
x. X|:artC -0.05
x. X|:colourC 0.338
x. X|:colourD -0.264
x. X|:commonC 0.15
x. X|:describesC 0.209
x. X|:doC 0.249
x. X|:kindC 0.266
x. X|:logoC -0.359
x. X|:ordinaryC 0.333
x. X|:strangeC -0.419
x. X|:strangeD -0.131
x. X|:subjC -0.149
x. X|:thingC 0.208
x. X|:tradeC -0.056
x. X|;artC -0.064
x. X|;describesC -0.231
x. X|;thingC 0.411
x. X|=$C 0.272
x. X|=$D -0.6
x. X|?negC -0.3
x. X|?subjC 0.269
x. X|_strangeC -0.27
x. X|anumberC -0.159
x. X|astrangeC -0.235
x. X|nfieldC -0.241
x. X|nlookC -0.334
x. X|nordinaryC -0.084
x. X|nstrangeC -0.319
x. X|nsubjC -0.135
x. X|q$C -0.16
x. X|qadvC -0.282
x. X|qatC -0.203
x. X|qcolourC -0.368
x. X|qcommonC 0.073
x. X|qdescribesC -0.108
x. X|qdoC -0.127
x. X|qlogoC -0.098
x. X|qnegC -0.051
x. X|qordinaryC -0.206
x. X|qstrangeC -0.273
x. X|qsubjC -0.163
x. X|qthingC -0.126
x. X|qtradeC -0.21
x. X|~colourC -0.33
x. _ -0.483
x. _1 -0.25
x. _2 -0.33
x. _3 -0.185
x. _4 -0.132
x. a2 -0.063
x. a4 -0.254
x. c| andC -0.094
x. c| atC -0.262
x. c| colourC -0.192
x. c| commonC 0.222
x. c| doC -0.135
x. c| forC -0.237
x. c| subjC 0.115
x. c| thingC 0.154
x. c| tradeC -0.266
x. c|,colourC 0.05
x. d| advC -0.058
x. d| andC -0.139
x. d| atC -0.05
x. d| colourC -0.195
x. d| commonC -0.094
x. d| subjC -0.05
x. d| thingC -0.054
x. d| tradeC -0.187
x. d|$$C -0.394
x. d|,atC -0.064
x. d|,colourC -0.195
x. d|,commonC -0.138
x. d|,describesC -0.084
x. d|,strangeC -0.211
x. d|,thingC -0.047
x. d|.colourC -0.281
x. d|.commonC -0.28
x. d|.subjC -0.209
x. n -0.491
x. n1 -0.232
x. n2 -0.474
x. n3 -0.078
x. n4 -0.168
x. q -0.579
x. q1 -0.609
x. q2 -0.308
x. q3 -0.35
x. q4 -0.423
x. x| advC -0.216
x. x| advD -0.061
x. x| advO -0.215
x. x| advl -0.414
x. x| andC -0.323
x. x| andD -0.342
x. x| andO -0.351
x. x| andl -0.061
x. x| artC -0.184
x. x| artD -0.149
x. x| artO -0.181
x. x| artl -0.311
x. x| asD -0.153
x. x| atC -0.676
x. x| atD -0.464
x. x| atO -0.399
x. x| atl -0.099
x. x| beC -0.581
x. x| beD -0.247
x. x| beO -0.077
x. x| bel -0.3
x. x| callC -0.171
x. x| callD -0.322
x. x| callO -0.057
x. x| calll -0.175
x. x| colourC -0.222
x. x| colourO -0.176
x. x| colourl 0.141
x. x| commonC -0.311
x. x| commonD -0.168
x. x| commonO -0.405
x. x| commonl -0.441
x. x| describesC -0.262
x. x| describesD -0.082
x. x| describesl -0.369
x. x| doC -0.49
x. x| doD -0.229
x. x| doO -0.312
x. x| fieldC -0.196
x. x| fieldD -0.045
x. x| fieldl -0.23
x. x| forC -0.333
x. x| forD -0.202
x. x| forO -0.302
x. x| forl -0.365
x. x| hexC -0.056
x. x| hiC -0.099
x. x| kindC -0.214
x. x| kindO -0.3
x. x| kindl -0.405
x. x| likeC -0.166
x. x| likeO -0.072
x. x| logoC -0.17
x. x| logoO -0.232
x. x| logol -0.276
x. x| lookC -0.173
x. x| lookl -0.123
x. x| nameC -0.161
x. x| nameO -0.208
x. x| namel -0.227
x. x| negC -0.198
x. x| negD -0.263
x. x| negO -0.067
x. x| negl -0.452
x. x| numberC -0.107
x. x| numberD -0.04
x. x| numberO -0.066
x. x| ordinaryC -0.325
x. x| ordinaryD -0.264
x. x| ordinaryO -0.159
x. x| ordinaryl -0.577
x. x| pastC -0.104
x. x| pastD -0.064
x. x| pastO -0.228
x. x| placel -0.262
x. x| possC -0.197
x. x| possD -0.062
x. x| possO -0.11
x. x| possl 0.087
x. x| properC -0.137
x. x| properl -0.272
x. x| sayC -0.249
x. x| sayD -0.166
x. x| sayl -0.291
x. x| strangeC -0.286
x. x| strangeD -0.516
x. x| strangeO -0.242
x. x| strangel -0.614
x. x| subjC -0.423
x. x| subjD -0.059
x. x| subjO -0.346
x. x| subjl -0.088
x. x| taglC -0.105
x. x| thingC -0.343
x. x| thingO -0.389
x. x| thingl -0.687
x. x| tradeC -0.334
x. x| tradeD -0.085
x. x| tradeO -0.309
x. x| tradel -0.662
x. x| whereC -0.2
x. x| whereO -0.077
x. x| wherel -0.4
x. x| willC -0.214
x. x| willD -0.054
x. x| willl -0.176
x. x| wishC -0.377
x. x| wishD -0.251
x. x| wishO -0.09
x. x| wishl -0.466
x. x|!subjC -0.096
x. x|$$C -0.439
x. x|$$D -0.132
x. x|$$O -0.269
x. x|$$l -0.117
x. x|&ordinaryC -0.099
x. x|&ordinaryl -0.097
x. x|&strangel -0.061
x. x|&thingC -0.092
x. x|(artC -0.178
x. x|(commonC -0.08
x. x|(possC -0.144
x. x|(strangeC -0.211
x. x|(tradeC -0.089
x. x|,advC -0.092
x. x|,advO -0.193
x. x|,advl 0.111
x. x|,andC -0.197
x. x|,andl -0.266
x. x|,artC -0.321
x. x|,artD -0.083
x. x|,artO -0.139
x. x|,artl -0.399
x. x|,atC -0.384
x. x|,atD -0.202
x. x|,atO -0.05
x. x|,atl -0.375
x. x|,beC -0.153
x. x|,callC -0.16
x. x|,colourC -0.647
x. x|,colourD -0.479
x. x|,colourO -0.163
x. x|,commonC -0.343
x. x|,commonD -0.211
x. x|,commonO 0.353
x. x|,commonl -0.14
x. x|,describesC -0.114
x. x|,describesD -0.064
x. x|,describesO -0.059
x. x|,describesl -0.055
x. x|,doC -0.484
x. x|,doO -0.129
x. x|,dol 0.19
x. x|,forl -0.183
x. x|,hiC -0.337
x. x|,kindC -0.351
x. x|,likeC -0.098
x. x|,logoC -0.354
x. x|,logol -0.203
x. x|,lookC -0.622
x. x|,nameC -0.201
x. x|,nameD -0.181
x. x|,nameO -0.067
x. x|,namel -0.232
x. x|,negC -0.389
x. x|,negO -0.138
x. x|,negl -0.568
x. x|,ordinaryC -0.715
x. x|,ordinaryD -0.198
x. x|,ordinaryO -0.182
x. x|,ordinaryl -0.17
x. x|,placeC -0.275
x. x|,possC -0.482
x. x|,possD -0.053
x. x|,possl -0.108
x. x|,strangeC -0.618
x. x|,strangeD -0.295
x. x|,strangel -0.347
x. x|,subjC -0.362
x. x|,subjD -0.146
x. x|,subjO -0.145
x. x|,subjl 0.148
x. x|,taglC -0.169
x. x|,thingC -0.457
x. x|,thingO -0.184
x. x|,thingl -0.671
x. x|,tradeC -0.341
x. x|,tradel -0.094
x. x|,willC -0.286
x. x|,wishC -0.454
x. x|,wishO -0.179
x. x|,wishl 0.225
x. x|-colourC -0.05
x. x|-commonC -0.064
x. x|-ordinaryC -0.041
x. x|.advC -0.338
x. x|.artC -0.676
x. x|.artD -0.278
x. x|.artO -0.219
x. x|.artl -0.275
x. x|.atC -0.088
x. x|.atD -0.067
x. x|.beC -0.26
x. x|.colourC -0.126
x. x|.colourD -0.16
x. x|.colourO -0.59
x. x|.colourl -0.333
x. x|.commonC -0.641
x. x|.commonD -0.042
x. x|.commonO -0.211
x. x|.commonl 0.046
x. x|.describesC -0.151
x. x|.describesD -0.245
x. x|.describesO -0.519
x. x|.describesl 0.333
x. x|.doC -0.497
x. x|.doO -0.254
x. x|.fieldC -0.22
x. x|.hiC -0.074
x. x|.logoC -0.345
x. x|.logoO -0.199
x. x|.lookC -0.232
x. x|.lookD -0.2
x. x|.nameC -0.088
x. x|.negC -0.376
x. x|.negl -0.265
x. x|.ordinaryC -0.771
x. x|.ordinaryD -0.165
x. x|.ordinaryl -0.538
x. x|.pastC -0.092
x. x|.possC -0.39
x. x|.possl -0.203
x. x|.strangeC -0.613
x. x|.strangeD -0.143
x. x|.strangeO -0.247
x. x|.strangel -0.333
x. x|.subjC -0.696
x. x|.subjD -0.19
x. x|.subjO -0.155
x. x|.subjl 0.091
x. x|.taglC -0.143
x. x|.thingC -0.411
x. x|.thingO -0.493
x. x|.thingl 0.057
x. x|.tradeC -0.397
x. x|.willC -0.359
x. x|.wishC 0.054
x. x|/numberC -0.11
x. x|:artC -0.097
x. x|:colourC -0.239
x. x|:colourD -0.098
x. x|:colourO -0.093
x. x|:commonC -0.159
x. x|:describesC -0.169
x. x|:doC -0.134
x. x|:dol -0.174
x. x|:numberC -0.049
x. x|:ordinaryC -0.155
x. x|:strangeC -0.157
x. x|:strangel -0.089
x. x|:thingC -0.227
x. x|;colourC -0.056
x. x|;ordinaryC -0.143
x. x|;strangeC -0.042
x. x|;thingC -0.119
x. x|=$C -0.569
x. x|=$D -0.336
x. x|=$O -0.579
x. x|?$C -0.043
x. x|?subjC -0.133
x. x|_beC -0.046
x. x|_ordinaryC -0.056
x. x|_strangeC -0.055
x. x|nhiC -0.192
x. x|nstrangeC -0.078
x. x|nsubjC -0.065
x. x|q$C -0.062
x. x|qandC -0.078
x. x|qcolourC -0.109
x. x|qcommonC -0.244
x. x|qdescribesC -0.066
x. x|qstrangeC -0.112
x. x|qsubjC -0.113
x. x|~strangeO -0.092
x. ~1 0.098
x. ~2 -0.134
x. ~3 -0.079
x. ~4 -0.443
x.!  -0.461
x.! 1 -0.356
x.! 3 -0.385
x.! 4 -0.131
x.!$ -0.103
x.!, -0.229
x.!,3 -0.145
x.!,4 -0.076
x.!. 0.083
x.!.2 0.151
x.!.4 -0.283
x.!: -0.088
x.!= -0.167
x.!X| beC 0.244
x.!X| colourC -0.082
x.!X| doC -0.087
x.!X| ordinaryC -0.048
x.!x| ordinaryC -0.149
x.!x|$$C -0.079
x.&  -0.382
x.& 1 -0.167
x.& 2 -0.541
x.& 3 -0.472
x.& 4 -0.213
x.&$ -0.424
x.&$1 -0.398
x.&$2 -0.047
x.&$3 -0.146
x.&( -0.326
x.&(1 -0.261
x.&, -0.594
x.&,1 -0.617
x.&,2 -0.352
x.&,3 -0.23
x.&,4 -0.153
x.&. -0.717
x.&.1 -0.523
x.&.2 -0.23
x.&.3 -0.277
x.&.4 -0.481
x.&/ -0.113
x.&/1 -0.084
x.&: -0.196
x.&:4 -0.081
x.&; -0.132
x.&;1 -0.041
x.&= -0.111
x.&=1 -0.091
x.&X| andC -0.161
x.&X| artC -0.099
x.&X| atC -0.602
x.&X| atD -0.098
x.&X| beC 0.222
x.&X| colourC -0.132
x.&X| commonC -0.145
x.&X| doC -0.185
x.&X| forC -0.144
x.&X| logoC -0.087
x.&X| strangeC -0.081
x.&X| strangeD -0.071
x.&X| subjC -0.079
x.&X| thingC -0.353
x.&X| tradeC -0.146
x.&X| wishC -0.268
x.&X|$$C -0.358
x.&X|,artC -0.085
x.&X|,atC -0.094
x.&X|,colourC -0.165
x.&X|,describesC -0.107
x.&X|,doC -0.15
x.&X|,placeC -0.167
x.&X|,strangeC -0.121
x.&X|,thingC -0.28
x.&X|,tradeC -0.132
x.&X|.colourC -0.364
x.&X|.colourD -0.091
x.&X|.commonC -0.239
x.&X|.describesC -0.232
x.&X|.doC -0.139
x.&X|.lookC -0.046
x.&X|.ordinaryC -0.117
x.&X|.subjC -0.259
x.&X|.thingC -0.094
x.&X|.tradeC -0.174
x.&X|:tradeC -0.077
x.&X|=$C -0.095
x.&X|qcommonC -0.105
x.&X|~colourC -0.075
x.&n -0.119
x.&n1 -0.064
x.&q -0.134
x.&q1 -0.144
x.&q2 -0.055
x.&x| thingl -0.059
x.&x| tradel -0.051
x.&x|$$l -0.136
x.&x|,colourl -0.192
x.&x|,describesC -0.08
x.&x|,describesl -0.062
x.&x|,negl -0.092
x.&x|.describesC -0.042
x.&x|.describesl -0.201
x.&~ -0.116
x.&~1 -0.115
x.&~2 -0.048
x.(  -0.503
x.( 1 -0.477
x.( 2 -0.312
x.( 3 -0.135
x.()1 0.178
x.()2 0.224
x.()3 -0.156
x.(, -0.382
x.(,1 -0.329
x.(,2 -0.118
x.(,3 -0.119
x.(. 0.064
x.(.2 0.193
x.(.3 -0.138
x.(.4 0.137
x.(: -0.066
x.(X| strangeC -0.096
x.(x| commonC -0.075
x.(x| thingC -0.064
x.(x|,advC -0.115
x.)  -0.236
x.) 1 -0.05
x.) 2 -0.044
x.) 3 -0.167
x.) 4 -0.089
x.), 0.176
x.),4 -0.069
x.). -0.188
x.)x| logoC -0.134
x.,  -0.61
x., 1 -1.066
x., 2 -0.357
x., 3 -0.741
x., 4 -0.755
x.,! 0.15
x.,!4 -0.045
x.,$ -0.108
x.,$1 0.21
x.,$2 -0.243
x.,$3 -0.106
x.,$4 -0.104
x.,& -0.453
x.,&1 -0.543
x.,&2 -0.171
x.,&3 -0.242
x.,&4 -0.045
x.,(2 -0.097
x.,(3 0.163
x.,(4 -0.123
x.,) -0.34
x.,)2 -0.241
x.,)3 -0.167
x.,, -0.107
x.,,1 -0.107
x.,,2 0.066
x.,,4 -0.3
x.,- -0.478
x.,-1 -0.428
x.,-2 -0.185
x.,-4 -0.122
x.,. -0.225
x.,.1 -0.517
x.,.2 -0.152
x.,.3 0.433
x.,.4 -0.326
x.,/ -0.393
x.,/1 -0.313
x.,/2 -0.08
x.,: 0.075
x.,:1 -0.172
x.,:2 0.325
x.,:3 -0.295
x.,:4 -0.274
x.,; 0.261
x.,;2 0.266
x.,= -0.463
x.,=1 -0.366
x.,=2 -0.151
x.,=3 -0.073
x.,=4 -0.28
x.,? -0.062
x.,?4 -0.062
x.,A| doC -0.093
x.,A|$$C 0.184
x.,A|$$S -0.293
x.,I| atC -0.055
x.,I|,subjC -0.24
x.,I|.subjC -0.121
x.,I|astrangeC -0.249
x.,X| andC -0.354
x.,X| andD -0.056
x.,X| artC -0.042
x.,X| atC -0.488
x.,X| beC -0.225
x.,X| callC -0.05
x.,X| colourC -0.131
x.,X| commonC -0.242
x.,X| describesC -0.233
x.,X| doC 0.186
x.,X| logoC -0.048
x.,X| nameC -0.041
x.,X| negC -0.066
x.,X| numberC -0.589
x.,X| ordinaryC -0.214
x.,X| ordinaryD -0.136
x.,X| possC -0.052
x.,X| properC -0.144
x.,X| strangeC -0.382
x.,X| strangeD -0.11
x.,X| subjC -0.356
x.,X| thingC -0.502
x.,X| tradeC -0.298
x.,X| whereC 0.218
x.,X| wishC -0.095
x.,X|$$C -0.166
x.,X|$$D -0.393
x.,X|$$S -0.423
x.,X|&ordinaryC -0.21
x.,X|&strangeC -0.216
x.,X|&thingC -0.243
x.,X|(commonC 0.191
x.,X|,advC -0.163
x.,X|,andC -0.134
x.,X|,artC -0.145
x.,X|,atC 0.195
x.,X|,colourC 0.32
x.,X|,colourD -0.146
x.,X|,commonC -0.098
x.,X|,describesC 0.559
x.,X|,describesD -0.104
x.,X|,doC 0.076
x.,X|,negC 0.097
x.,X|,negD -0.055
x.,X|,ordinaryC 0.157
x.,X|,ordinaryD -0.092
x.,X|,strangeC -0.1
x.,X|,subjC 0.373
x.,X|,thingC 0.36
x.,X|,tradeC 0.747
x.,X|,willC 0.304
x.,X|,wishC 0.545
x.,X|.advC 0.338
x.,X|.beC 0.139
x.,X|.colourC 0.388
x.,X|.commonC -0.316
x.,X|.describesC -0.131
x.,X|.doC -0.043
x.,X|.logoC 0.17
x.,X|.lookC 0.51
x.,X|.ordinaryC -0.197
x.,X|.possC 0.249
x.,X|.strangeC 0.057
x.,X|.subjC 0.136
x.,X|.thingC 0.342
x.,X|.tradeC 0.265
x.,X|:colourC 0.196
x.,X|=$C 0.165
x.,X|=$D -0.17
x.,X|nlookC -0.171
x.,X|qstrangeC -0.183
x.,_ -0.117
x.,_2 -0.093
x.,a -0.503
x.,a1 -0.297
x.,a3 -0.24
x.,d| ordinaryC -0.057
x.,d|,ordinaryC -0.087
x.,d|.artC -0.155
x.,n -0.393
x.,n1 -0.195
x.,n3 -0.295
x.,q -0.365
x.,q1 -0.215
x.,q2 -0.211
x.,q3 -0.044
x.,q4 -0.11
x.,x| advC -0.061
x.,x| advO -0.08
x.,x| advl -0.178
x.,x| andC -0.116
x.,x| andD -0.125
x.,x| andO -0.095
x.,x| andl -0.15
x.,x| artC -0.088
x.,x| atC -0.208
x.,x| atD -0.194
x.,x| atO -0.045
x.,x| atl -0.23
x.,x| beC -0.131
x.,x| beD -0.135
x.,x| colourC -0.073
x.,x| colourO -0.083
x.,x| colourl -0.182
x.,x| commonC -0.133
x.,x| commonl -0.402
x.,x| describesC -0.099
x.,x| describesD -0.043
x.,x| describesl -0.071
x.,x| doC -0.129
x.,x| dol -0.081
x.,x| kindC -0.098
x.,x| kindl -0.372
x.,x| logoC -0.043
x.,x| logoO -0.057
x.,x| lookC -0.073
x.,x| lookl -0.087
x.,x| nameO -0.081
x.,x| negO -0.068
x.,x| ordinaryC -0.134
x.,x| ordinaryO -0.125
x.,x| ordinaryl -0.083
x.,x| pastC -0.049
x.,x| possC -0.051
x.,x| sayl -0.068
x.,x| strangeC -0.128
x.,x| strangeD -0.054
x.,x| strangel -0.093
x.,x| subjC -0.197
x.,x| subjl -0.142
x.,x| thingC -0.126
x.,x| thingO -0.056
x.,x| thingl 0.152
x.,x| tradeC -0.158
x.,x| tradel -0.337
x.,x| wishC -0.104
x.,x| wishl -0.142
x.,x|$$C -0.219
x.,x|$$D -0.141
x.,x|$$O 0.197
x.,x|$$l -0.461
x.,x|&colourl -0.045
x.,x|&strangel -0.08
x.,x|,andC -0.156
x.,x|,artD -0.044
x.,x|,atC -0.223
x.,x|,colourC -0.572
x.,x|,colourO -0.348
x.,x|,commonC -0.199
x.,x|,commonD -0.048
x.,x|,commonO -0.149
x.,x|,commonl 0.116
x.,x|,describesC -0.209
x.,x|,describesD -0.367
x.,x|,describesl -0.098
x.,x|,doC -0.2
x.,x|,forl -0.252
x.,x|,kindC -0.103
x.,x|,likeC -0.059
x.,x|,lookC -0.125
x.,x|,negC -0.36
x.,x|,negD -0.063
x.,x|,negO -0.08
x.,x|,negl -0.385
x.,x|,ordinaryC -0.458
x.,x|,ordinaryD -0.119
x.,x|,ordinaryl -0.322
x.,x|,placeC -0.052
x.,x|,strangeC -0.554
x.,x|,subjC -0.065
x.,x|,thingC -0.43
x.,x|,thingO -0.141
x.,x|,thingl -0.272
x.,x|,tradeC -0.226
x.,x|,wishC -0.111
x.,x|-commonC -0.048
x.,x|.advC -0.058
x.,x|.artC -0.258
x.,x|.artD -0.193
x.,x|.atC -0.079
x.,x|.beC -0.251
x.,x|.colourC -0.408
x.,x|.colourD -0.216
x.,x|.colourO -0.376
x.,x|.colourl -0.187
x.,x|.commonC -0.229
x.,x|.commonO -0.13
x.,x|.describesC -0.27
x.,x|.doC -0.348
x.,x|.hiC -0.049
x.,x|.lookC -0.233
x.,x|.negC -0.145
x.,x|.negO -0.23
x.,x|.ordinaryC -0.376
x.,x|.ordinaryD -0.273
x.,x|.strangeC -0.283
x.,x|.strangeO -0.053
x.,x|.subjC -0.185
x.,x|.thingC -0.211
x.,x|.tradeC -0.139
x.,x|.willC -0.074
x.,x|.wishC -0.262
x.,x|:artC -0.096
x.,x|=$C -0.334
x.,x|=$D -0.067
x.,x|=$O -0.283
x.,x|qdescribesC -0.058
x.,x|qdoC -0.069
x.,x|qthingC -0.043
x.,~ -0.052
x.,~1 -0.05
x.-  -0.594
x.- 1 -0.638
x.- 2 -0.324
x.- 3 -0.229
x.- 4 -0.193
x.-$ -0.141
x.-$1 -0.121
x.-$2 -0.109
x.-$3 -0.09
x.-, -0.454
x.-,1 -0.373
x.-,2 -0.314
x.-,4 -0.145
x.-- -0.237
x.--1 -0.146
x.--4 -0.124
x.-. -0.655
x.-.1 -0.531
x.-.2 -0.332
x.-.3 -0.424
x.-.4 -0.209
x.-: -0.171
x.-:1 -0.137
x.-:3 -0.085
x.-; -0.068
x.-;2 -0.065
x.-= -0.242
x.-=2 -0.178
x.-=4 -0.09
x.-X| doC -0.122
x.-X| kindC -0.07
x.-X| ordinaryC -0.064
x.-X| strangeC -0.309
x.-X| tradeC -0.041
x.-X|$$C -0.122
x.-X|,strangeC -0.355
x.-X|.colourC -0.192
x.-_ -0.156
x.-n -0.134
x.-q -0.224
x.-q1 -0.222
x.-x| andC -0.061
x.-x| atC -0.102
x.-x| commonC -0.069
x.-x| negC -0.055
x.-x| subjC -0.082
x.-x| thingC -0.084
x.-x| tradeC -0.096
x.-x| tradeO -0.06
x.-x| wishC -0.055
x.-x|,advC -0.051
x.-x|,describesC -0.048
x.-x|.colourC -0.16
x.-x|.describesC -0.053
x.-x|.ordinaryC -0.071
x.-x|.subjC -0.132
x.-x|.wishC -0.111
x.-x|=$C -0.142
x..  -0.319
x.. 1 -0.425
x.. 2 -0.229
x.. 3 -0.372
x.. 4 -0.695
x..! -0.22
x..!2 -0.21
x..$ -0.196
x..$1 -0.195
x..$2 -0.254
x..$3 0.061
x..$4 -0.403
x..& -0.498
x..&1 -0.357
x..&2 -0.164
x..&3 -0.073
x..&4 -0.09
x..( -0.145
x..(4 -0.13
x.., -0.387
x..,1 -0.681
x..,2 -0.087
x..,3 -0.534
x..,4 -0.795
x..- -0.429
x..-1 -0.269
x..-2 -0.417
x..-3 -0.081
x..-4 -0.065
x... 0.351
x...1 0.207
x...2 0.195
x...3 0.154
x...4 -0.105
x../ -0.481
x../1 -0.278
x../2 -0.106
x..: -0.624
x..:1 -0.492
x..:2 -0.17
x..:3 -0.224
x..:4 -0.043
x..= -0.216
x..=1 -0.164
x..=3 -0.547
x..=4 -0.517
x..? -0.206
x..?1 -0.476
x..?2 -0.078
x..?4 -0.114
x..A| beC 0.255
x..A| commonC -0.063
x..A| strangeC -0.071
x..A| tradeC -0.354
x..I| atC -0.13
x..I| beC -0.087
x..I| doC -0.125
x..I| forC -0.118
x..I| logoC -0.17
x..I| thingC -0.057
x..I| willC -0.08
x..I|.colourC -0.193
x..I|.describesC -0.105
x..I|=$C -0.102
x..X| advC -0.372
x..X| advO -0.061
x..X| andC -0.792
x..X| andD -0.22
x..X| andO -0.251
x..X| artC -0.464
x..X| atC -0.698
x..X| atD -0.172
x..X| atO -0.262
x..X| beC 0.227
x..X| beD -0.371
x..X| beO 0.111
x..X| callC -0.099
x..X| colourC -0.528
x..X| colourO -0.225
x..X| commonC -0.679
x..X| commonD -0.182
x..X| commonO -0.129
x..X| describesC -0.596
x..X| describesO -0.059
x..X| doC -0.615
x..X| doO -0.187
x..X| fieldC -0.14
x..X| forC -0.299
x..X| hiC -0.157
x..X| kindC -0.203
x..X| kindO -0.147
x..X| likeC -0.213
x..X| logoC -0.401
x..X| lookC -0.154
x..X| nameC -0.215
x..X| nameO -0.133
x..X| negC -0.362
x..X| negD -0.091
x..X| numberC -0.609
x..X| ordinaryC -0.767
x..X| ordinaryD -0.149
x..X| ordinaryO -0.081
x..X| possC -0.1
x..X| properC -0.263
x..X| sayC -0.337
x..X| sayD -0.234
x..X| sayO -0.274
x..X| strangeC -0.603
x..X| strangeD -0.345
x..X| strangeO -0.108
x..X| subjC 0.137
x..X| subjD -0.051
x..X| subjO -0.15
x..X| thingC -0.981
x..X| thingO -0.086
x..X| tradeO -0.123
x..X| whereC -0.311
x..X| willC -0.26
x..X| willD 0.106
x..X| willO -0.085
x..X| wishC -0.139
x..X| wishD -0.405
x..X|$$C 0.119
x..X|$$O -0.324
x..X|&colourC -0.06
x..X|&ordinaryC -0.11
x..X|&strangeC -0.05
x..X|&thingC -0.128
x..X|,advC -0.182
x..X|,andC -0.106
x..X|,atC -0.188
x..X|,beC -0.26
x..X|,colourC -0.439
x..X|,colourD -0.252
x..X|,colourO -0.173
x..X|,commonC -0.222
x..X|,commonD -0.076
x..X|,commonO 0.328
x..X|,describesC -0.514
x..X|,describesD -0.177
x..X|,describesO -0.271
x..X|,doC -0.339
x..X|,lookC -0.125
x..X|,negC -0.445
x..X|,negO -0.124
x..X|,numberC -0.181
x..X|,ordinaryC -0.299
x..X|,ordinaryD -0.114
x..X|,placeC 0.295
x..X|,strangeC -0.138
x..X|,strangeD 0.189
x..X|,subjC -0.463
x..X|,taglC -0.064
x..X|,thingC -0.206
x..X|,tradeC -0.16
x..X|,wishC -0.092
x..X|-likeC -0.072
x..X|-ordinaryC -0.215
x..X|-strangeC -0.285
x..X|-subjC -0.226
x..X|.advC 0.185
x..X|.artC 0.043
x..X|.atC -0.494
x..X|.beC 0.167
x..X|.colourC 0.088
x..X|.commonC 0.147
x..X|.commonO 0.131
x..X|.describesC -0.245
x..X|.describesD -0.25
x..X|.describesO 0.044
x..X|.doC -0.089
x..X|.doO -0.075
x..X|.fieldC -0.096
x..X|.forC 0.105
x..X|.hiC -0.054
x..X|.kindC -0.301
x..X|.logoC 0.206
x..X|.lookC 0.07
x..X|.negC 0.15
x..X|.negO -0.211
x..X|.ordinaryC -0.114
x..X|.properC -0.136
x..X|.strangeC 0.127
x..X|.subjC -0.126
x..X|.taglC 0.093
x..X|.thingO 0.062
x..X|.tradeC 0.201
x..X|.wishC 0.358
x..X|/colourC -0.173
x..X|:colourC -0.286
x..X|:doC -0.078
x..X|:hexC -0.045
x..X|:strangeC -0.124
x..X|:subjC -0.124
x..X|:thingC -0.046
x..X|:tradeC -0.07
x..X|=$C -0.189
x..X|=$D -0.244
x..X|=$S -0.187
x..X|?strangeC -0.382
x..X|astrangeC -0.256
x..X|qcommonC -0.233
x..X|qdescribesC -0.053
x..X|qdoC -0.046
x..X|qstrangeC -0.263
x..X|qsubjC -0.158
x..X|qthingC -0.085
x..X|qtradeC -0.05
x.._ -0.047
x..a -0.141
x..a2 0.099
x..a3 -0.277
x..a4 -0.187
x..q -0.734
x..q1 -0.305
x..q2 -0.455
x..q3 -0.341
x..q4 -0.179
x..x| advC -0.053
x..x| advl -0.059
x..x| andl -0.176
x..x| artC -0.057
x..x| atC -0.169
x..x| atl -0.09
x..x| beC 0.204
x..x| bel -0.128
x..x| callC -0.043
x..x| colourO -0.061
x..x| colourl -0.333
x..x| commonC -0.159
x..x| commonl -0.154
x..x| dol -0.225
x..x| forC -0.067
x..x| kindl -0.077
x..x| logol -0.05
x..x| lookl -0.151
x..x| ordinaryC -0.123
x..x| ordinaryl -0.141
x..x| pastC -0.084
x..x| possC -0.179
x..x| strangeC -0.228
x..x| subjC -0.243
x..x| subjl -0.161
x..x| thingC -0.078
x..x| thingl -0.198
x..x| tradel -0.043
x..x| willC -0.115
x..x|$$C -0.186
x..x|$$O -0.26
x..x|$$l -0.542
x..x|,andC -0.066
x..x|,beC -0.096
x..x|,colourC -0.266
x..x|,colourl -0.409
x..x|,commonC -0.054
x..x|,commonl -0.124
x..x|,describesC -0.066
x..x|,possC -0.108
x..x|,subjC -0.08
x..x|,thingC -0.054
x..x|,thingl -0.058
x..x|,tradeC -0.129
x..x|.colourC -0.319
x..x|.commonC -0.043
x..x|.describesC -0.347
x..x|.describesl -0.373
x..x|.negC -0.102
x..x|.negl -0.14
x..x|.ordinaryC -0.367
x..x|.ordinaryl -0.354
x..x|.strangeC -0.064
x..x|.subjC -0.268
x..x|.subjl 0.32
x..x|.taglC -0.142
x..x|.thingC -0.189
x..x|?negC -0.057
x..~ -0.332
x./  -0.295
x./ 1 -0.223
x./ 2 -0.193
x./ 3 -0.341
x./$ -0.115
x./$4 -0.106
x./, -0.295
x./,1 -0.173
x./,2 -0.285
x./.1 -0.136
x./.4 0.107
x.// -0.098
x.//1 -0.106
x.//4 -0.306
x./: -0.109
x./:1 -0.109
x./X| tradeC -0.126
x./X|/logoC 0.261
x./q -0.158
x./q1 -0.082
x.:  -0.886
x.: 1 -0.976
x.: 2 -0.307
x.: 3 -0.754
x.: 4 -0.502
x.:$ 0.194
x.:$1 0.236
x.:$2 0.085
x.:$3 0.079
x.:$4 -0.167
x.:& -0.468
x.:&1 -0.434
x.:&2 -0.172
x.:( 0.18
x.:(2 0.354
x.:(4 -0.121
x.:,1 0.119
x.:,3 -0.246
x.:,4 -0.529
x.:- -0.214
x.:-1 -0.234
x.:-3 -0.135
x.:. 0.369
x.:.1 0.51
x.:.2 0.164
x.:.3 0.056
x.:.4 -0.37
x.:/ -0.146
x.:/2 0.365
x.:/3 -0.229
x.:: -0.623
x.::2 -0.578
x.::3 -0.412
x.::4 -0.517
x.:; 0.344
x.:;1 0.268
x.:;2 0.051
x.:;3 0.12
x.:;4 0.088
x.:=4 -0.114
x.:A| thingC -0.07
x.:A| tradeC -0.317
x.:A|.thingC 0.195
x.:X| andC -0.193
x.:X| andD -0.04
x.:X| artC -0.057
x.:X| atC -0.398
x.:X| beC -0.048
x.:X| colourC -0.44
x.:X| commonC -0.16
x.:X| describesC -0.218
x.:X| doC -0.404
x.:X| forC -0.081
x.:X| kindC -0.082
x.:X| lookC -0.088
x.:X| numberC -0.188
x.:X| ordinaryC -0.091
x.:X| strangeC 0.126
x.:X| strangeD -0.11
x.:X| subjC -0.353
x.:X| taglC -0.114
x.:X| thingC -0.187
x.:X| tradeC -0.374
x.:X| wishC -0.117
x.:X|$$C 0.081
x.:X|&ordinaryC -0.108
x.:X|&strangeC -0.125
x.:X|&thingC -0.191
x.:X|,artC 0.329
x.:X|,colourC -0.136
x.:X|,colourD 0.067
x.:X|,commonC 0.202
x.:X|,describesC -0.242
x.:X|,negC -0.157
x.:X|,ordinaryC -0.133
x.:X|,placeC -0.408
x.:X|,thingC 0.068
x.:X|,tradeC -0.152
x.:X|.artC 0.379
x.:X|.atC 0.279
x.:X|.colourC 0.278
x.:X|.commonC 0.282
x.:X|.commonD -0.09
x.:X|.doC 0.221
x.:X|.fieldC 0.478
x.:X|.kindC 0.269
x.:X|.logoC 0.116
x.:X|.lookC -0.106
x.:X|.negC 0.233
x.:X|.ordinaryC 0.545
x.:X|.possC 0.365
x.:X|.strangeC 0.197
x.:X|.subjC 0.17
x.:X|.taglC 0.271
x.:X|.thingC 0.34
x.:X|.tradeC 0.197
x.:X|.wishC 0.222
x.:X|/fieldC 0.22
x.:X|:colourC -0.043
x.:X|:commonC -0.157
x.:X|:describesC -0.216
x.:X|:kindC -0.129
x.:X|:logoC -0.096
x.:X|:numberC -0.061
x.:X|:ordinaryC -0.151
x.:X|:strangeC -0.349
x.:X|:subjC -0.144
x.:X|:thingC -0.052
x.:X|:tradeC -0.345
x.:X|=$C 0.305
x.:X|ndoC 0.411
x.:X|nfieldC 0.224
x.:X|nkindC 0.195
x.:X|nlikeC -0.319
x.:X|nlogoC -0.099
x.:X|nordinaryC 0.552
x.:X|nstrangeC 0.348
x.:X|nsubjC 0.2
x.:X|ntaglC -0.232
x.:_2 0.057
x.:_4 -0.131
x.:a 0.103
x.:n 0.141
x.:n1 0.305
x.:n4 -0.267
x.:q -0.148
x.:x| atC -0.083
x.:x| colourC -0.042
x.:x| forC -0.122
x.:x| forO -0.113
x.:x| ordinaryO -0.15
x.:x| sayC -0.062
x.:x| strangeD -0.044
x.:x| strangeO -0.09
x.:x| strangel -0.045
x.:x| subjC -0.068
x.:x| thingO -0.178
x.:x| tradeO -0.131
x.:x| tradel -0.217
x.:x|$$C -0.076
x.:x|$$O 0.298
x.:x|$$l -0.418
x.:x|,artC -0.059
x.:x|,colourC -0.322
x.:x|,colourD -0.219
x.:x|,commonC -0.151
x.:x|,describesC -0.163
x.:x|,lookC -0.15
x.:x|,nameC -0.082
x.:x|,ordinaryC -0.128
x.:x|,strangeC -0.289
x.:x|,thingC -0.197
x.:x|,tradeC -0.074
x.:x|.colourC -0.098
x.:x|.commonC -0.099
x.:x|.describesC -0.239
x.:x|.lookC -0.152
x.:x|.negC -0.174
x.:x|.strangeC -0.331
x.:x|.subjC -0.25
x.:x|/lookC -0.214
x.:x|:colourC -0.04
x.:x|=$C -0.341
x.:x|nlookC -0.045
x.:x|nwishC -0.069
x.;  -0.327
x.; 1 -0.247
x.; 2 -0.25
x.; 3 -0.081
x.; 4 -0.131
x.;$ 0.329
x.;$1 0.297
x.;$2 0.208
x.;, -0.206
x.;,1 -0.203
x.;- -0.149
x.;-1 -0.149
x.;. -0.108
x.;.4 -0.132
x.;; -0.14
x.;;1 -0.152
x.;;2 0.236
x.;;3 -0.332
x.;x| commonC -0.099
x.;x| subjC -0.062
x.;x| wishC -0.275
x.;x|$$C -0.056
x.;x|-ordinaryC -0.149
x.;x|;colourC -0.185
x.;x|;describesC -0.095
x.;x|;thingC -0.23
x.?  -0.139
x.? 1 -0.576
x.? 3 -0.28
x.? 4 -0.176
x.?$ -0.208
x.?$4 -0.12
x.?& -0.099
x.?, -0.341
x.?,1 0.184
x.?,2 -0.22
x.?,3 -0.126
x.?,4 -0.239
x.?. -0.155
x.?.1 -0.097
x.?.2 0.465
x.?.3 -0.272
x.?.4 -0.481
x.?: -0.068
x.?:1 -0.061
x.?= -0.057
x.?? -0.217
x.?X| andC -0.086
x.?X| atC -0.239
x.?X| commonC -0.178
x.?X| doC -0.097
x.?X| negC -0.084
x.?X| thingC -0.135
x.?X| tradeC 0.189
x.?X|$$C -0.043
x.?X|,commonC -0.044
x.?X|,ordinaryC 0.337
x.?X|,thingC -0.276
x.?X|,tradeC -0.174
x.?X|.describesC 0.417
x.?X|=$C -0.046
x.?x|$$C -0.134
x.^  -0.153
x.^ 1 -0.247
x.^ 2 -0.297
x.^ 3 -0.189
x.^ 4 -0.902
x.^! -0.58
x.^!1 -0.522
x.^!2 0.292
x.^!4 -0.101
x.^$3 0.123
x.^$4 -0.634
x.^& -0.695
x.^&1 -0.399
x.^&2 -0.332
x.^&3 -0.223
x.^&4 -0.319
x.^, -0.129
x.^,1 0.336
x.^,2 0.33
x.^,3 -0.406
x.^,4 -0.596
x.^- -0.757
x.^-1 -0.325
x.^-2 -0.445
x.^-3 -0.244
x.^-4 -0.405
x.^. -0.069
x.^.1 0.356
x.^.2 0.378
x.^.3 -0.226
x.^.4 -0.61
x.^/1 0.102
x.^/2 -0.287
x.^/3 -0.128
x.^/4 -0.336
x.^:1 0.057
x.^:2 -0.178
x.^:3 0.132
x.^:4 -0.182
x.^; -0.138
x.^;2 0.089
x.^;4 -0.339
x.^= -0.289
x.^=4 -0.289
x.^? -0.41
x.^?2 -0.333
x.^?4 -0.2
x.^A| atC -0.316
x.^A| beC 0.237
x.^A| commonC -0.504
x.^A| forC -0.129
x.^A| kindC -0.276
x.^A| ordinaryC -0.304
x.^A| strangeC -0.337
x.^A| subjC -0.108
x.^A| thingC 0.159
x.^A| tradeC -0.256
x.^A|,tradeC 0.379
x.^A|.describesC 0.255
x.^A|:strangeC -0.269
x.^I| atC -0.143
x.^I| beC -0.363
x.^I| colourC -0.065
x.^I| doC 0.162
x.^I| forC -0.049
x.^I| forO -0.084
x.^I| logoC -0.057
x.^I| ordinaryC -0.066
x.^I| placeC -0.213
x.^I| tradeC -0.155
x.^I| whereC -0.137
x.^I|,commonC -0.235
x.^I|,doC -0.046
x.^I|,tradeC -0.084
x.^I|.strangeC -0.102
x.^I|.thingC -0.162
x.^X| advC -0.23
x.^X| advD -0.065
x.^X| advO -0.204
x.^X| andC -0.743
x.^X| andD -0.325
x.^X| artC -0.521
x.^X| artD -0.25
x.^X| artO -0.289
x.^X| atC -0.836
x.^X| atD -0.615
x.^X| atO -0.25
x.^X| beC 0.425
x.^X| beD -0.416
x.^X| beO 0.261
x.^X| callC -0.177
x.^X| colourC 0.085
x.^X| commonO -0.323
x.^X| describesC -0.281
x.^X| describesD -0.067
x.^X| describesO 0.367
x.^X| doC -0.088
x.^X| doO 0.2
x.^X| fieldC -0.077
x.^X| forC -0.569
x.^X| forD -0.345
x.^X| forO -0.374
x.^X| hiC -0.188
x.^X| hiD -0.185
x.^X| kindC -0.335
x.^X| kindO -0.599
x.^X| logoC 0.343
x.^X| logoO -0.295
x.^X| lookC -0.06
x.^X| nameC -0.212
x.^X| negC -0.221
x.^X| negO -0.043
x.^X| numberC -0.567
x.^X| numberD -0.15
x.^X| ordinaryC -0.388
x.^X| ordinaryD -0.09
x.^X| ordinaryO -0.159
x.^X| pastC -0.137
x.^X| pastD -0.09
x.^X| placeC -0.162
x.^X| placeD -0.218
x.^X| possC -0.232
x.^X| possD -0.449
x.^X| possO -0.081
x.^X| sayC -0.2
x.^X| sayO -0.132
x.^X| strangeC -0.2
x.^X| strangeD 0.142
x.^X| strangeO -0.283
x.^X| subjC -0.898
x.^X| subjO -0.108
x.^X| thingC -0.276
x.^X| thingD -0.184
x.^X| thingO -0.559
x.^X| tradeC -0.456
x.^X| tradeD -0.096
x.^X| tradeO 0.191
x.^X| whereC -0.347
x.^X| wishC 0.299
x.^X| wishD 0.065
x.^X| wishO 0.152
x.^X|!beC -0.063
x.^X|!doC 0.291
x.^X|!subjC -0.22
x.^X|$$C 0.297
x.^X|$$O 0.159
x.^X|&atD -0.049
x.^X|&describesC -0.079
x.^X|&ordinaryC -0.218
x.^X|&ordinaryD -0.111
x.^X|&strangeC -0.168
x.^X|&thingC -0.073
x.^X|&tradeC -0.091
x.^X|(commonC -0.136
x.^X|(thingC 0.142
x.^X|(tradeC -0.05
x.^X|,advC 0.053
x.^X|,andC -0.045
x.^X|,artC -0.535
x.^X|,artD -0.406
x.^X|,beC -0.155
x.^X|,callC -0.125
x.^X|,colourC -0.685
x.^X|,colourD -0.203
x.^X|,colourO -0.091
x.^X|,commonC 0.064
x.^X|,commonO 0.136
x.^X|,describesC -0.341
x.^X|,doC 0.079
x.^X|,doO -0.096
x.^X|,kindC -0.357
x.^X|,logoC -0.092
x.^X|,lookC -0.423
x.^X|,nameC -0.06
x.^X|,nameD -0.189
x.^X|,negC -0.237
x.^X|,negO -0.148
x.^X|,numberC -0.162
x.^X|,ordinaryC -0.438
x.^X|,ordinaryD 0.098
x.^X|,placeC -0.528
x.^X|,possC -0.338
x.^X|,possD -0.041
x.^X|,strangeD 0.396
x.^X|,subjC -0.471
x.^X|,subjD -0.23
x.^X|,subjO -0.257
x.^X|,thingC -0.514
x.^X|,tradeC 0.122
x.^X|,tradeO 0.217
x.^X|,wishC -0.23
x.^X|-atC -0.274
x.^X|-commonC -0.137
x.^X|-strangeC -0.243
x.^X|-thingC -0.061
x.^X|-tradeC -0.188
x.^X|.artC -0.276
x.^X|.artD -0.099
x.^X|.atC -0.054
x.^X|.beC -0.063
x.^X|.colourC -0.976
x.^X|.colourD 0.184
x.^X|.colourO -0.253
x.^X|.commonC 0.091
x.^X|.describesC -0.179
x.^X|.describesO -0.056
x.^X|.doC -0.528
x.^X|.fieldC -0.056
x.^X|.logoC 0.377
x.^X|.nameC -0.246
x.^X|.negC 0.071
x.^X|.ordinaryC 0.072
x.^X|.ordinaryD -0.411
x.^X|.possC -0.38
x.^X|.strangeO 0.252
x.^X|.subjC -0.359
x.^X|.taglC -0.456
x.^X|.thingC 0.278
x.^X|.tradeC 0.099
x.^X|.wishC -0.422
x.^X|:artC 0.235
x.^X|:colourC 0.161
x.^X|:colourD -0.163
x.^X|:commonC -0.325
x.^X|:describesC -0.322
x.^X|:doC 0.174
x.^X|:kindC -0.17
x.^X|:logoC 0.122
x.^X|:ordinaryC -0.16
x.^X|:strangeC 0.113
x.^X|:strangeD -0.462
x.^X|:tradeO 0.288
x.^X|;strangeC -0.069
x.^X|_beC -0.128
x.^X|_strangeC -0.134
x.^X|astrangeC -0.332
x.^X|nfieldC -0.222
x.^X|nhiC -0.081
x.^X|nordinaryC -0.306
x.^X|npossC -0.187
x.^X|nstrangeC -0.201
x.^X|nsubjC -0.174
x.^X|qcolourC -0.077
x.^X|qcommonC -0.054
x.^X|qordinaryC -0.064
x.^X|qstrangeC -0.285
x.^X|qstrangeO -0.051
x.^X|qthingC -0.139
x.^X|qtradeC -0.087
x.^X|~colourC -0.231
x.^X|~ordinaryC 0.205
x.^X|~strangeO -0.08
x.^X|~tradeC 0.324
x.^^| CA 0.088
x.^^| CI -0.109
x.^^| CX -0.205
x.^^| Cc 0.045
x.^^| Cd 0.13
x.^^| Cx -0.981
x.^^| DX -0.359
x.^^| OI -0.148
x.^^| OX -0.095
x.^^| Oc 0.368
x.^^| Ox -0.52
x.^^| SA -0.146
x.^^| SX -0.265
x.^^| adv -0.396
x.^^| and -1.023
x.^^| art -0.844
x.^^| at -0.61
x.^^| be 0.519
x.^^| call -0.284
x.^^| colour -0.495
x.^^| common -0.291
x.^^| describes -0.265
x.^^| do 0.128
x.^^| field -0.35
x.^^| for -0.968
x.^^| hi -0.304
x.^^| kind -0.573
x.^^| like -0.402
x.^^| logo -0.258
x.^^| look -0.09
x.^^| lx -0.275
x.^^| name -0.348
x.^^| neg -0.33
x.^^| number -0.716
x.^^| ordinary -0.57
x.^^| past -0.259
x.^^| place -0.372
x.^^| poss -0.75
x.^^| proper -0.148
x.^^| say -0.611
x.^^| strange -0.085
x.^^| subj -1.063
x.^^| thing -0.612
x.^^| trade -0.346
x.^^| where -0.458
x.^^| will -0.619
x.^^| wish 0.252
x.^^|!CX -0.301
x.^^|!Cx -0.476
x.^^|!be -0.063
x.^^|!do 0.291
x.^^|!ordinary -0.478
x.^^|!subj -0.22
x.^^|!wish -0.072
x.^^|$CX 0.297
x.^^|$Cx -0.423
x.^^|$OX 0.159
x.^^|$Ox -0.672
x.^^|$lx -0.367
x.^^|&CX -0.49
x.^^|&Cx -0.131
x.^^|&DX -0.18
x.^^|&at -0.049
x.^^|&colour -0.242
x.^^|&common -0.147
x.^^|&describes -0.08
x.^^|&lx -0.253
x.^^|&ordinary -0.275
x.^^|&strange -0.18
x.^^|&thing -0.129
x.^^|&trade -0.134
x.^^|(Cx -0.256
x.^^|(DX -0.369
x.^^|(common -0.136
x.^^|(strange -0.073
x.^^|(thing 0.133
x.^^|(trade -0.112
x.^^|,CA -0.173
x.^^|,CI -0.368
x.^^|,CX -0.354
x.^^|,Cd 0.179
x.^^|,Cx 0.055
x.^^|,DX 0.066
x.^^|,OI 0.114
x.^^|,OX -0.406
x.^^|,Ox -0.611
x.^^|,SA -0.288
x.^^|,adv -0.19
x.^^|,and -0.126
x.^^|,art -0.692
x.^^|,at -0.524
x.^^|,be -0.168
x.^^|,call -0.125
x.^^|,colour -0.863
x.^^|,common 0.094
x.^^|,describes -0.297
x.^^|,for -0.245
x.^^|,kind 0.054
x.^^|,logo -0.536
x.^^|,look -0.461
x.^^|,name -0.401
x.^^|,neg -0.339
x.^^|,number -0.193
x.^^|,ordinary 0.471
x.^^|,place -0.375
x.^^|,poss -0.373
x.^^|,proper -0.221
x.^^|,strange 0.09
x.^^|,subj -0.645
x.^^|,thing -0.303
x.^^|,trade 0.308
x.^^|,wish -0.516
x.^^|-CI -0.046
x.^^|-CX -0.719
x.^^|-Cx -0.1
x.^^|-OX -0.352
x.^^|-at -0.324
x.^^|-common -0.223
x.^^|-kind -0.043
x.^^|-ordinary -0.091
x.^^|-strange -0.245
x.^^|-subj -0.144
x.^^|-thing -0.063
x.^^|-trade -0.219
x.^^|.CI -0.387
x.^^|.CX -0.264
x.^^|.Cd -0.347
x.^^|.Cx -0.397
x.^^|.DX 0.139
x.^^|.OI -0.183
x.^^|.OX 0.069
x.^^|.Oc -0.26
x.^^|.Ox 0.136
x.^^|.adv -0.103
x.^^|.art -0.443
x.^^|.at 0.092
x.^^|.colour -0.381
x.^^|.common 0.076
x.^^|.describes -0.712
x.^^|.do -0.585
x.^^|.field -0.056
x.^^|.kind -0.126
x.^^|.logo 0.304
x.^^|.look -0.273
x.^^|.lx 0.249
x.^^|.name -0.275
x.^^|.neg -0.094
x.^^|.ordinary -0.148
x.^^|.poss -0.388
x.^^|.strange 0.188
x.^^|.subj -0.442
x.^^|.tagl -0.456
x.^^|.thing -0.096
x.^^|.trade 0.192
x.^^|.wish -0.423
x.^^|/CX -0.087
x.^^|/Cx -0.397
x.^^|/colour -0.193
x.^^|/kind -0.309
x.^^|/number -0.269
x.^^|/strange -0.374
x.^^|/trade 0.136
x.^^|:CA -0.394
x.^^|:CI -0.342
x.^^|:CX 0.076
x.^^|:Cx 0.312
x.^^|:DX -0.681
x.^^|:OX 0.042
x.^^|:SX -0.121
x.^^|:colour 0.156
x.^^|:common -0.483
x.^^|:describes -0.439
x.^^|:kind -0.263
x.^^|:lx -0.216
x.^^|:ordinary -0.236
x.^^|:strange 0.105
x.^^|:subj 0.161
x.^^|:thing -0.054
x.^^|:trade 0.337
x.^^|;Cx -0.135
x.^^|;describes -0.205
x.^^|;strange -0.074
x.^^|;thing -0.145
x.^^|?CX -0.264
x.^^|?neg -0.262
x.^^|_CA -0.136
x.^^|_CX -0.323
x.^^|_Cx -0.258
x.^^|_be -0.128
x.^^|_kind -0.167
x.^^|_ordinary -0.071
x.^^|_strange -0.226
x.^^|_trade -0.077
x.^^|aCI -0.185
x.^^|aCX -0.466
x.^^|anumber -0.28
x.^^|astrange -0.352
x.^^|nCX -0.142
x.^^|nOX -0.261
x.^^|nfield -0.635
x.^^|nhi -0.081
x.^^|nkind -0.12
x.^^|nordinary -0.296
x.^^|nposs -0.198
x.^^|nsubj -0.211
x.^^|qCX -0.497
x.^^|qCx -0.111
x.^^|qDX -0.085
x.^^|qOX -0.197
x.^^|qart -0.082
x.^^|qcolour -0.115
x.^^|qcommon -0.102
x.^^|qdescribes -0.079
x.^^|qdo -0.165
x.^^|qlx -0.126
x.^^|qordinary -0.118
x.^^|qstrange -0.333
x.^^|qthing -0.163
x.^^|qtrade -0.088
x.^^|~CX 0.221
x.^^|~Cx -0.129
x.^^|~OX 0.24
x.^^|~colour -0.46
x.^^|~do 0.242
x.^^|~lx 0.247
x.^^|~ordinary 0.227
x.^^|~strange -0.092
x.^^|~thing -0.06
x.^^|~trade 0.629
x.^_ -0.456
x.^_1 -0.243
x.^_2 -0.18
x.^_3 -0.263
x.^_4 -0.193
x.^a -0.524
x.^a1 -0.27
x.^a3 -0.307
x.^a4 -0.197
x.^c| thingC -0.486
x.^c| tradeC -0.295
x.^c| tradeO -0.333
x.^n -0.242
x.^n1 -0.142
x.^n2 -0.089
x.^n3 -0.511
x.^n4 0.122
x.^q -0.438
x.^q1 -0.144
x.^q2 -0.27
x.^q3 -0.156
x.^q4 -0.281
x.^q|qCX 0.371
x.^q|qtrade 0.294
x.^x| advl -0.074
x.^x| andC -0.186
x.^x| andl -0.314
x.^x| artl -0.268
x.^x| atC -0.536
x.^x| atl -0.853
x.^x| beC -0.104
x.^x| bel 0.237
x.^x| calll -0.118
x.^x| colourl -0.714
x.^x| commonC -0.148
x.^x| commonO -0.11
x.^x| commonl -0.338
x.^x| describesC -0.175
x.^x| describesl -0.258
x.^x| doC -0.34
x.^x| dol -0.92
x.^x| forC -0.24
x.^x| forl -0.488
x.^x| kindC -0.2
x.^x| kindO -0.054
x.^x| kindl -0.377
x.^x| logoC -0.139
x.^x| logoO -0.28
x.^x| logol -0.705
x.^x| namel -0.087
x.^x| negl -0.142
x.^x| ordinaryC -0.21
x.^x| ordinaryl -0.34
x.^x| placel -0.081
x.^x| possC -0.16
x.^x| possl -0.231
x.^x| properl -0.107
x.^x| sayl -0.132
x.^x| strangeC -0.352
x.^x| strangel -0.519
x.^x| subjC -0.16
x.^x| subjl -0.463
x.^x| thingC -0.307
x.^x| thingl -0.668
x.^x| tradeC -0.435
x.^x| tradeO -0.223
x.^x| tradel 0.255
x.^x| whereC -0.186
x.^x| wherel -0.186
x.^x| wishl -0.369
x.^x|!wishC -0.072
x.^x|$$C -0.423
x.^x|$$O -0.672
x.^x|$$l -0.367
x.^x|&thingC -0.057
x.^x|&tradeC -0.06
x.^x|,advC -0.121
x.^x|,advl -0.204
x.^x|,beC -0.103
x.^x|,colourC -0.226
x.^x|,colourl -0.518
x.^x|,commonC -0.267
x.^x|,commonl 0.048
x.^x|,describesC -0.46
x.^x|,describesl -0.192
x.^x|,doC -0.174
x.^x|,dol 0.117
x.^x|,kindC 0.359
x.^x|,logoC -0.268
x.^x|,lookC -0.108
x.^x|,nameC -0.194
x.^x|,namel -0.11
x.^x|,negl -0.265
x.^x|,ordinaryC 0.464
x.^x|,placeC -0.087
x.^x|,strangeC -0.557
x.^x|,strangel -0.384
x.^x|,subjC -0.273
x.^x|,subjl -0.042
x.^x|,thingC -0.497
x.^x|,tradeC -0.562
x.^x|,tradel 0.253
x.^x|,wishC -0.141
x.^x|,wishl -0.282
x.^x|.artC -0.18
x.^x|.colourC -0.114
x.^x|.colourl 0.275
x.^x|.describesl -0.686
x.^x|.possC -0.115
x.^x|.strangel -0.206
x.^x|.subjl -0.324
x.^x|.thingl -0.245
x.^x|.tradeC -0.04
x.^x|:strangeC 0.36
x.^x|:strangel -0.062
x.^x|;describesC -0.109
x.^x|_strangeC -0.13
x.^x|qstrangeC -0.043
x.^~ 0.227
x.^~1 0.612
x.^~2 0.04
x.^~3 0.316
x.^~4 -0.488
x._  -0.518
x._ 1 -0.345
x._ 2 -0.422
x._ 3 -0.209
x._ 4 -0.202
x._$ -0.187
x._$1 -0.187
x._& -0.083
x._, -0.535
x._,1 -0.35
x._,2 -0.209
x._,3 -0.097
x._,4 -0.174
x._.1 -0.275
x._.2 0.399
x._.3 -0.118
x._.4 -0.304
x._: -0.122
x._:1 -0.119
x._:2 -0.043
x._= -0.29
x._=1 -0.286
x._X| ordinaryC -0.05
x._X| strangeC -0.06
x._X|,colourC -0.234
x._X|:colourC -0.115
x.__ -0.401
x._n -0.176
x._n1 -0.174
x._q -0.271
x._q2 -0.202
x._x| atC -0.114
x._x| ordinaryC -0.104
x._x| strangeC -0.107
x._x| subjC -0.068
x._x|,lookC -0.088
x._x|,ordinaryC -0.042
x._x|.artC -0.157
x._x|=$C -0.29
x.a  -0.309
x.a 1 -0.367
x.a 2 -0.175
x.a 3 -0.244
x.a 4 -0.27
x.a$ -0.297
x.a$1 -0.246
x.a, -0.476
x.a,1 -0.391
x.a,2 -0.31
x.a,4 -0.242
x.a. -0.501
x.a.1 -0.24
x.a.2 -0.291
x.a.3 -0.306
x.a.4 -0.309
x.aX| andC -0.233
x.aX| atC -0.161
x.aX| beC 0.235
x.aX| doC -0.197
x.aX| strangeC -0.048
x.aX| thingC -0.215
x.aX| tradeC -0.044
x.aX|$$C -0.246
x.aX|.colourC -0.256
x.aX|.describesC -0.098
x.aX|.subjC -0.268
x.aa -0.385
x.aa1 -0.126
x.adv | CI -0.059
x.adv | CX -0.428
x.adv | Cx -0.248
x.adv | DX -0.161
x.adv | Ox -0.217
x.adv | adv -0.211
x.adv | and -0.07
x.adv | art -0.155
x.adv | at -0.186
x.adv | be -0.285
x.adv | colour -0.045
x.adv | common -0.191
x.adv | do -0.189
x.adv | field -0.097
x.adv | for -0.102
x.adv | like -0.161
x.adv | logo -0.108
x.adv | lx -0.449
x.adv | name -0.051
x.adv | neg -0.085
x.adv | ordinary -0.209
x.adv | poss -0.062
x.adv | strange -0.176
x.adv | subj -0.288
x.adv | thing -0.276
x.adv | trade -0.083
x.adv | where -0.079
x.adv | will -0.048
x.adv | wish -0.049
x.adv |$$ 0.167
x.adv |$Cx -0.078
x.adv |$lx 0.352
x.adv |,CX 0.08
x.adv |,Cx -0.349
x.adv |,DX -0.337
x.adv |,Ox -0.097
x.adv |,adv -0.08
x.adv |,art -0.317
x.adv |,at -0.099
x.adv |,colour -0.37
x.adv |,describes -0.273
x.adv |,do -0.39
x.adv |,lx -0.414
x.adv |,neg -0.095
x.adv |,ordinary -0.055
x.adv |,poss -0.113
x.adv |,strange -0.045
x.adv |,trade 0.143
x.adv |,wish -0.153
x.adv |.CX 0.206
x.adv |.Cx -0.578
x.adv |.Ox -0.252
x.adv |.art -0.481
x.adv |.colour -0.274
x.adv |.common -0.073
x.adv |.do -0.33
x.adv |.lx -0.105
x.adv |.name -0.068
x.adv |.ordinary -0.153
x.adv |.poss -0.164
x.adv |.subj 0.301
x.adv |.thing -0.304
x.adv |.trade 0.309
x.adv |.wish 0.17
x.adv |:do -0.13
x.adv |:lx -0.103
x.adv |:thing -0.087
x.adv |;Cx -0.046
x.adv |=$ -0.046
x.adv |=Cx -0.045
x.adv |qCX -0.196
x.adv,| lx -0.132
x.adv,| subj -0.077
x.adv,|$$ -0.264
x.adv,|.Cx -0.115
x.adv,|.colour -0.112
x.adv.| CX -0.116
x.adv.| be -0.148
x.adv.| colour -0.045
x.adv.| kind -0.14
x.adv.| look -0.114
x.adv.| ordinary -0.066
x.adv.| strange -0.061
x.adv.| trade -0.064
x.adv.|,CX 0.241
x.adv.|.describes 0.106
x.adv.|.neg -0.057
x.adv:|.Cx 0.199
x.alone.1Ccommon -0.679
x.alone.1Csmall -0.408
x.alone.1Cstrange -0.073
x.alone.1Cstyles -0.493
x.alone.1Cthing 0.155
x.alone.1Ctrades -0.592
x.alone.1Ocommon 0.167
x.alone.1Osmall -0.331
x.alone.1Ostrange 0.61
x.alone.1Ostyles 0.083
x.alone.1Othing 0.305
x.alone.1Otrades -0.432
x.alone.1lcolours -0.182
x.alone.1lstyles -0.145
x.alone.2Ccolours -0.206
x.alone.2Ccommon 0.132
x.alone.2Cproper+ 0.186
x.alone.2Csmall 0.148
x.alone.2Cstrange -0.142
x.alone.2Cstrange+thing 0.386
x.alone.2Cstrange+trade 0.083
x.alone.2Cstyles -0.044
x.alone.2Cthing 0.254
x.alone.2Cthing+trade -0.246
x.alone.2Ctrades -0.077
x.alone.2Dcommon -0.171
x.alone.2Dstrange 0.051
x.alone.2Dstyles -0.152
x.alone.2Ocolours -0.069
x.alone.2Ocommon -0.137
x.alone.2Osmall -0.336
x.alone.2Ostrange 0.088
x.alone.2Ostyles -0.212
x.alone.2Othing -0.231
x.alone.2Otrades -0.139
x.alone.2lcolours -0.252
x.alone.2lcommon 0.256
x.alone.2lstyles -0.341
x.alone.3Ccolours -0.193
x.alone.3Ccommon 0.151
x.alone.3Cproper+ -0.161
x.alone.3Cstrange -0.349
x.alone.3Cstrange+thing -0.075
x.alone.3Cstrange+trade -0.059
x.alone.3Cstyles -0.188
x.alone.3Cthing+trade 0.06
x.alone.3Ctrades 0.175
x.alone.3Dcommon -0.051
x.alone.3Dstrange -0.466
x.alone.3Ocommon 0.094
x.alone.3Osmall -0.134
x.alone.3Ostrange+trade -0.203
x.alone.3Othing -0.264
x.alone.3Otrades -0.339
x.alone.3lcommon -0.465
x.alone.3lsmall -0.095
x.alone.3lthing -0.184
x.alone.4Ccommon -0.513
x.alone.4Cproper+ -0.184
x.alone.4Csmall -0.122
x.alone.4Cstrange -0.413
x.alone.4Cstrange+thing -0.042
x.alone.4Cstrange+trade -0.328
x.alone.4Cthing 0.098
x.alone.4Cthing+trade -0.07
x.alone.4Dcommon -0.081
x.alone.4Dstrange -0.44
x.alone.4Dstrange+thing -0.155
x.alone.4Dstrange+trade -0.515
x.alone.4Ocommon -0.431
x.alone.4Ostrange -0.366
x.alone.4Ostrange+thing -0.307
x.alone.4Ostrange+trade -0.742
x.alone.4Othing -0.367
x.alone.4Othing+trade -0.234
x.alone.4lcommon -0.564
x.alone.4lproper+ -0.248
x.alone.4lstrange -0.375
x.alone.4lstrange+trade -0.69
x.alone.4lthing -0.305
x.alone.4lthing+trade -0.548
x.alone.C0 -0.282
x.alone.C1 0.061
x.alone.D0 0.128
x.alone.D1 -0.707
x.alone.O1 0.46
x.alone.S0 -0.445
x.alone.S1 0.176
x.alone.l1 -0.053
x.and | CI -0.092
x.and | CX -0.353
x.and | Cx -0.192
x.and | DX -0.335
x.and | Ox -0.088
x.and | SA -0.06
x.and | and -0.043
x.and | art -0.162
x.and | at -0.408
x.and | be -0.105
x.and | colour -0.081
x.and | common -0.162
x.and | do -0.241
x.and | for -0.103
x.and | like -0.046
x.and | lx -0.167
x.and | name -0.061
x.and | ordinary -0.062
x.and | past -0.059
x.and | poss -0.067
x.and | say -0.044
x.and | strange -0.177
x.and | subj -0.14
x.and | tagl -0.04
x.and | thing -0.123
x.and | where -0.04
x.and | will -0.074
x.and | wish -0.148
x.and |$$ -0.441
x.and |$Cx -0.164
x.and |$Ox -0.089
x.and |$SA -0.066
x.and |$lx -0.287
x.and |,CI -0.235
x.and |,CX -0.599
x.and |,Cx -0.362
x.and |,DX -0.234
x.and |,Ox -0.103
x.and |,adv -0.099
x.and |,and -0.338
x.and |,art -0.174
x.and |,at -0.052
x.and |,colour -0.235
x.and |,describes -0.297
x.and |,do -0.448
x.and |,look -0.097
x.and |,lx -0.213
x.and |,neg -0.067
x.and |,ordinary -0.09
x.and |,place -0.118
x.and |,strange -0.408
x.and |,subj -0.141
x.and |,thing -0.107
x.and |,trade -0.114
x.and |,wish -0.223
x.and |-Cx -0.056
x.and |-common -0.054
x.and |.Cx -0.379
x.and |.DX -0.404
x.and |.Dx -0.131
x.and |.Ox -0.215
x.and |.adv -0.093
x.and |.art -0.226
x.and |.colour -0.845
x.and |.common -0.105
x.and |.describes -0.502
x.and |.do -0.066
x.and |.field -0.13
x.and |.logo -0.232
x.and |.look -0.239
x.and |.lx -0.378
x.and |.neg -0.105
x.and |.ordinary 0.393
x.and |.strange -0.103
x.and |.subj -0.168
x.and |.tagl -0.069
x.and |.thing -0.119
x.and |.wish -0.158
x.and |:CX -0.293
x.and |:ordinary -0.291
x.and |;ordinary -0.081
x.and |=$ -0.291
x.and |=Cx -0.156
x.and |=Ox -0.143
x.and |qCx -0.056
x.and |qcolour -0.109
x.aq -0.117
x.art | CA -0.393
x.art | CI -0.27
x.art | CX 0.124
x.art | Cx -0.424
x.art | DX -0.812
x.art | Dx -0.327
x.art | Ox -0.208
x.art | adv 0.083
x.art | art -0.294
x.art | as -0.215
x.art | at -0.753
x.art | be -0.761
x.art | call -0.102
x.art | colour -0.476
x.art | common -0.576
x.art | describes -0.316
x.art | do -0.536
x.art | field -0.067
x.art | for 0.181
x.art | kind -0.278
x.art | like -0.103
x.art | logo -0.152
x.art | lx -0.381
x.art | name -0.117
x.art | neg -0.122
x.art | past -0.11
x.art | place -0.043
x.art | poss -0.39
x.art | say -0.295
x.art | strange -0.824
x.art | subj -0.071
x.art | tagl -0.275
x.art | thing -0.711
x.art | trade -0.512
x.art | where -0.152
x.art | will -0.663
x.art | wish -0.564
x.art |!Cx -0.07
x.art |$$ -0.607
x.art |$CI -0.09
x.art |$CX -0.163
x.art |$Cx -0.158
x.art |$DX -0.133
x.art |$Ox -0.049
x.art |$lx -0.316
x.art |&CX -0.089
x.art |&Cx -0.091
x.art |&DX -0.15
x.art |&colour -0.083
x.art |&ordinary -0.146
x.art |(Cx -0.113
x.art |(art -0.111
x.art |(common -0.298
x.art |,CX -0.338
x.art |,Cd -0.066
x.art |,Cx -0.719
x.art |,DX -0.241
x.art |,Dx -0.161
x.art |,Ox -0.208
x.art |,adv 0.19
x.art |,and -0.333
x.art |,art -0.314
x.art |,at 0.156
x.art |,be -0.236
x.art |,colour -0.041
x.art |,common -0.42
x.art |,describes -0.47
x.art |,do -0.447
x.art |,for -0.136
x.art |,kind -0.288
x.art |,like -0.14
x.art |,logo 0.347
x.art |,look -0.314
x.art |,lx -0.507
x.art |,name -0.105
x.art |,neg -0.285
x.art |,ordinary -0.492
x.art |,poss -0.399
x.art |,strange -0.439
x.art |,subj -0.337
x.art |,thing -0.374
x.art |,wish -0.117
x.art |-CX -0.359
x.art |-common -0.088
x.art |.CA 0.073
x.art |.CX -0.094
x.art |.Cx -0.581
x.art |.Dx -0.215
x.art |.Ox -0.224
x.art |.adv -0.138
x.art |.art -0.056
x.art |.at -0.217
x.art |.be -0.147
x.art |.colour -0.678
x.art |.describes 0.403
x.art |.do 0.294
x.art |.field -0.23
x.art |.for -0.067
x.art |.hi -0.131
x.art |.kind -0.196
x.art |.logo -0.469
x.art |.look -0.487
x.art |.lx -0.563
x.art |.neg -0.151
x.art |.ordinary -0.176
x.art |.poss 0.068
x.art |.strange 0.072
x.art |.subj 0.099
x.art |.tagl -0.196
x.art |.thing 0.273
x.art |.trade -0.092
x.art |.wish -0.411
x.art |:CX 0.172
x.art |:Cx -0.141
x.art |:DX -0.274
x.art |:art -0.478
x.art |:colour -0.186
x.art |:common -0.091
x.art |:do -0.055
x.art |:logo -0.172
x.art |:strange -0.273
x.art |:thing 0.268
x.art |;CX 0.166
x.art |;Cx -0.142
x.art |=$ 0.114
x.art |=CX 0.259
x.art |=DX -0.364
x.art |?Cx -0.041
x.art |nCX -0.069
x.art |nat -0.1
x.art |qCX -0.323
x.art |qCx -0.054
x.art |qcolour -0.147
x.art |qcommon -0.168
x.art |qsubj -0.232
x.art |qtrade -0.115
x.art |~CX 0.043
x.art_| CX -0.33
x.art_| Cx -0.129
x.art_| at -0.138
x.art_| be -0.142
x.art_| ordinary -0.117
x.art_| strange -0.099
x.art_| subj -0.076
x.art_|,art -0.233
x.art_|.CX 0.171
x.art_|.Cx -0.145
x.art_|.art -0.242
x.as | DX -0.135
x.as | strange -0.056
x.as |,DX -0.187
x.at | CI -0.047
x.at | CX -0.178
x.at | Cd -0.056
x.at | Cx -0.216
x.at | DX -0.242
x.at | Dx -0.272
x.at | Ox -0.125
x.at | adv -0.181
x.at | and -0.562
x.at | art -0.221
x.at | be -0.532
x.at | call -0.046
x.at | colour -0.146
x.at | common -0.108
x.at | describes -0.103
x.at | do -0.674
x.at | field -0.067
x.at | for -0.49
x.at | kind -0.146
x.at | logo -0.127
x.at | lx -0.559
x.at | name -0.06
x.at | neg -0.05
x.at | ordinary 0.063
x.at | past -0.105
x.at | poss -0.055
x.at | proper -0.155
x.at | say -0.194
x.at | strange -0.313
x.at | subj -0.721
x.at | thing -0.178
x.at | trade -0.545
x.at | where -0.208
x.at | will -0.068
x.at | wish -0.596
x.at |$$ -0.619
x.at |$CX -0.531
x.at |$Cx -0.151
x.at |$Ox -0.077
x.at |$lx -0.462
x.at |&Cx -0.077
x.at |&ordinary -0.08
x.at |(CX 0.471
x.at |(Cx -0.084
x.at |(poss -0.108
x.at |(strange 0.343
x.at |,CI -0.217
x.at |,CX -0.533
x.at |,Cd -0.095
x.at |,Cx -0.498
x.at |,DX -0.288
x.at |,Dx -0.185
x.at |,Ox -0.215
x.at |,adv -0.267
x.at |,and -0.199
x.at |,art 0.053
x.at |,at -0.858
x.at |,be -0.192
x.at |,call -0.255
x.at |,colour -0.779
x.at |,common -0.489
x.at |,describes -0.504
x.at |,do -0.064
x.at |,kind -0.212
x.at |,like -0.053
x.at |,look -0.427
x.at |,lx -0.638
x.at |,name -0.209
x.at |,neg -0.218
x.at |,ordinary -0.328
x.at |,poss 0.454
x.at |,strange -0.548
x.at |,subj -0.531
x.at |,thing -0.68
x.at |,trade 0.383
x.at |,wish -0.497
x.at |-CX -0.111
x.at |-common -0.041
x.at |-ordinary -0.065
x.at |.CA -0.188
x.at |.CI 0.225
x.at |.CX 0.102
x.at |.Cd -0.237
x.at |.Cx -0.709
x.at |.DX -0.569
x.at |.Dx -0.231
x.at |.Ox -0.267
x.at |.adv -0.189
x.at |.and -0.223
x.at |.art -0.579
x.at |.be -0.125
x.at |.do -0.216
x.at |.field -0.34
x.at |.hi -0.29
x.at |.logo -0.285
x.at |.look -0.475
x.at |.lx -0.403
x.at |.name -0.11
x.at |.neg -0.368
x.at |.ordinary -0.342
x.at |.poss 0.294
x.at |.strange -0.37
x.at |.subj -0.736
x.at |.tagl -0.283
x.at |.thing 0.137
x.at |.trade -0.253
x.at |.will 0.124
x.at |.wish 0.284
x.at |:CX -0.32
x.at |:Cx -0.095
x.at |:DX -0.157
x.at |:Ox -0.215
x.at |:art -0.183
x.at |:colour -0.32
x.at |:describes -0.059
x.at |:logo -0.081
x.at |:strange -0.076
x.at |:thing 0.11
x.at |:trade -0.14
x.at |;CX -0.066
x.at |=$ -0.567
x.at |=CX -0.476
x.at |=Cx -0.061
x.at |=Ox -0.115
x.at |?CX -0.261
x.at |_CX -0.073
x.at |astrange -0.168
x.at |nCX -0.418
x.at |nlook -0.332
x.at |nordinary -0.31
x.at |nstrange -0.049
x.at |q$ -0.059
x.at |qCX -0.301
x.at |qCd -0.069
x.at |qadv -0.272
x.at |qcolour -0.102
x.at |qdescribes -0.069
x.at |~colour -0.11
x.at-|.Cx -0.077
x.at.|.CX -0.393
x.at_| Cx -0.071
x.at_|,CX -0.302
x.at_|,Cx -0.128
x.at_|,colour -0.258
x.at_|,look -0.177
x.at_|,ordinary -0.082
x.at_|.CX -0.493
x.at_|.Cx -0.203
x.at_|.colour -0.258
x.at_|=$ -0.258
x.at_|=Cx -0.258
x.atq| CX -0.107
x.atq|qCX 0.119
x.be | CX -0.472
x.be | Cd -0.146
x.be | Cx -0.58
x.be | DX -0.431
x.be | Dx -0.207
x.be | Ox -0.244
x.be | adv -0.451
x.be | and -0.203
x.be | art -0.39
x.be | at -1.101
x.be | be -0.304
x.be | call -0.275
x.be | colour -0.207
x.be | common -0.175
x.be | describes -0.187
x.be | do -0.804
x.be | field -0.206
x.be | for -0.306
x.be | kind -0.429
x.be | logo -0.142
x.be | look -0.083
x.be | lx -0.45
x.be | name -0.12
x.be | neg -0.345
x.be | number -0.189
x.be | ordinary -0.575
x.be | past -0.118
x.be | poss -0.418
x.be | proper -0.279
x.be | say -0.146
x.be | strange -0.583
x.be | subj -0.588
x.be | thing -0.693
x.be | trade -1.071
x.be | where -0.173
x.be | will -0.223
x.be | wish -0.126
x.be |!Cx -0.198
x.be |$$ 0.052
x.be |$CX 0.121
x.be |$Cx -0.232
x.be |$Ox -0.051
x.be |$lx -0.421
x.be |&CX -0.177
x.be |&colour -0.085
x.be |&ordinary -0.113
x.be |&strange -0.045
x.be |(CX 0.202
x.be |(Cx -0.098
x.be |(art -0.095
x.be |,CA 0.171
x.be |,CX 0.244
x.be |,Cx -0.409
x.be |,DX -0.121
x.be |,Dx -0.246
x.be |,Ox -0.089
x.be |,adv -0.164
x.be |,and 0.357
x.be |,art 0.288
x.be |,at 0.095
x.be |,be 0.379
x.be |,colour 0.096
x.be |,common -0.266
x.be |,describes 0.234
x.be |,do 0.245
x.be |,kind -0.197
x.be |,look -0.147
x.be |,lx 0.303
x.be |,neg -0.126
x.be |,ordinary 0.349
x.be |,strange -0.269
x.be |,subj 0.293
x.be |,thing -0.412
x.be |,trade -0.257
x.be |,wish 0.297
x.be |-CX -0.233
x.be |-strange -0.232
x.be |.CA 0.123
x.be |.CX 0.699
x.be |.Cx 0.086
x.be |.DX -0.283
x.be |.Dx -0.184
x.be |.Ox -0.489
x.be |.adv -0.314
x.be |.art -0.321
x.be |.colour 0.235
x.be |.common 0.221
x.be |.describes 0.382
x.be |.do 0.205
x.be |.lx -0.076
x.be |.neg 0.085
x.be |.ordinary 0.299
x.be |.poss -0.421
x.be |.strange -0.195
x.be |.subj 0.091
x.be |.tagl 0.317
x.be |.trade -0.096
x.be |.wish 0.23
x.be |/number -0.19
x.be |:Cx -0.103
x.be |:describes -0.126
x.be |:strange -0.075
x.be |;Cx -0.089
x.be |=$ 0.299
x.be |=CX 0.417
x.be |=Cx -0.309
x.be |aCX -0.255
x.be |astrange -0.354
x.be |nCx -0.169
x.be |nhi -0.167
x.be |qCX -0.115
x.be |qCx -0.067
x.be |qstrange -0.123
x.be.|.CX -0.224
x.be.|.subj -0.237
x.beq| CX -0.126
x.beq|,CX -0.071
x.beq|q$ -0.192
x.beq|qand -0.15
x.beq|qdescribes 0.119
x.beq|qsubj 0.234
x.call | CX -0.198
x.call | Cc -0.435
x.call | Cx -0.379
x.call | DX 0.224
x.call | adv -0.319
x.call | and 0.439
x.call | art -0.305
x.call | at -0.095
x.call | be -0.382
x.call | colour -0.616
x.call | common -0.451
x.call | describes -0.375
x.call | do -0.42
x.call | field -0.04
x.call | kind -0.281
x.call | logo -0.181
x.call | look -0.224
x.call | lx 0.041
x.call | neg -0.235
x.call | number -0.642
x.call | ordinary -0.367
x.call | past -0.299
x.call | poss -0.437
x.call | proper -0.313
x.call | say -0.097
x.call | strange -0.546
x.call | subj -0.135
x.call | tagl -0.113
x.call | thing -0.563
x.call | trade -0.62
x.call | will -0.125
x.call | wish -0.445
x.call |$$ 0.515
x.call |$CX 0.373
x.call |$lx 0.312
x.call |&CX -0.291
x.call |&DX -0.115
x.call |&colour -0.178
x.call |&describes -0.268
x.call |&lx -0.274
x.call |&ordinary -0.131
x.call |&strange -0.104
x.call |&thing -0.166
x.call |,CX -0.274
x.call |,Cc 0.145
x.call |,Cx -0.301
x.call |,DX 0.065
x.call |,adv -0.277
x.call |,and 0.159
x.call |,art -0.095
x.call |,at -0.053
x.call |,common 0.691
x.call |,look 0.16
x.call |,lx 0.232
x.call |,neg -0.562
x.call |,strange -0.219
x.call |,subj 0.324
x.call |,wish 0.17
x.call |-CX -0.112
x.call |-strange -0.112
x.call |.CA 0.168
x.call |.CX 0.069
x.call |.Cc 0.459
x.call |.DX -0.14
x.call |.adv 0.137
x.call |.art 0.054
x.call |.at -0.139
x.call |.be 0.158
x.call |.colour 0.366
x.call |.common 0.101
x.call |.describes 0.642
x.call |.do -0.197
x.call |.logo 0.402
x.call |.look 0.362
x.call |.lx 0.494
x.call |.neg 0.419
x.call |.ordinary -0.214
x.call |.poss -0.094
x.call |.strange 0.479
x.call |.thing 0.34
x.call |.trade 0.438
x.call |.will 0.434
x.call |.wish 0.363
x.call |:CX 0.248
x.call |;CX 0.5
x.call |;describes 0.26
x.call |=$ 0.235
x.call |=CX 0.206
x.call |_CX -0.235
x.call |aCX 0.07
x.call |qCX -0.086
x.call |qCx -0.21
x.call-| Cx -0.058
x.call-| and -0.053
x.call-|.Cx -0.089
x.call-|.ordinary -0.071
x.callq| CX -0.111
x.callq|qCX 0.26
x.callq|qdescribes 0.065
x.colour | Cx -0.291
x.colour | Dx -0.082
x.colour | Ox -0.069
x.colour | adv -0.08
x.colour | and -0.162
x.colour | art -0.065
x.colour | at -0.155
x.colour | colour -0.159
x.colour | do 0.187
x.colour | kind -0.048
x.colour | lx -0.185
x.colour | poss -0.057
x.colour | strange -0.103
x.colour | subj -0.065
x.colour | trade -0.145
x.colour |$$ -0.496
x.colour |$Cx -0.063
x.colour |$Ox -0.134
x.colour |$lx -0.38
x.colour |,CX -0.379
x.colour |,Cx -0.24
x.colour |,Dx -0.097
x.colour |,Ox -0.042
x.colour |,SA -0.06
x.colour |,art -0.058
x.colour |,at -0.165
x.colour |,colour -0.194
x.colour |,common -0.093
x.colour |,describes -0.155
x.colour |,look -0.073
x.colour |,lx -0.319
x.colour |,neg -0.093
x.colour |,ordinary -0.042
x.colour |,subj -0.097
x.colour |,thing -0.173
x.colour |,trade -0.182
x.colour |.CX -0.431
x.colour |.Cx -0.195
x.colour |.Ox -0.347
x.colour |.art -0.28
x.colour |.colour -0.161
x.colour |.common -0.041
x.colour |.describes -0.354
x.colour |.look -0.057
x.colour |.lx -0.324
x.colour |.neg -0.125
x.colour |.subj -0.171
x.colour |.tagl -0.133
x.colour |.thing -0.105
x.colour |.trade -0.133
x.colour |=$ -0.158
x.colour |=Cx -0.082
x.colour |=Ox -0.044
x.colour |_Cx -0.052
x.colour&| thing -0.064
x.colour&|$$ -0.099
x.colour&|$lx -0.08
x.colour&|,describes -0.072
x.colour&|,lx -0.075
x.colour&|.describes -0.052
x.colour,| CX -0.166
x.colour,| Cx -0.266
x.colour,| Dx -0.04
x.colour,| Ox -0.049
x.colour,| colour -0.054
x.colour,| describes -0.139
x.colour,| look -0.071
x.colour,| lx -0.081
x.colour,| ordinary -0.043
x.colour,| thing -0.131
x.colour,| wish -0.045
x.colour,|$$ 0.171
x.colour,|$CX 0.656
x.colour,|$Cx -0.306
x.colour,|$Ox -0.424
x.colour,|$lx -0.568
x.colour,|&CX -0.069
x.colour,|,CX 0.292
x.colour,|,Cx -0.302
x.colour,|,DX -0.232
x.colour,|,Dx -0.233
x.colour,|,Ox -0.105
x.colour,|,art -0.079
x.colour,|,colour -0.093
x.colour,|,common -0.067
x.colour,|,describes -0.297
x.colour,|,do -0.065
x.colour,|,lx -0.298
x.colour,|,neg 0.265
x.colour,|,ordinary 0.216
x.colour,|,thing -0.331
x.colour,|,trade -0.067
x.colour,|-like -0.278
x.colour,|.Cx -0.277
x.colour,|.Dx -0.089
x.colour,|.Ox -0.081
x.colour,|.colour -0.102
x.colour,|.common -0.115
x.colour,|.describes -0.176
x.colour,|.do -0.043
x.colour,|.look -0.04
x.colour,|.lx -0.066
x.colour,|.neg -0.076
x.colour,|.strange -0.04
x.colour,|=$ -0.269
x.colour,|=Cx -0.245
x.colour.| CI -0.06
x.colour.| CX -0.261
x.colour.| Cx -0.092
x.colour.| DX -0.22
x.colour.| OX -0.169
x.colour.| adv -0.145
x.colour.| and -0.163
x.colour.| at -0.176
x.colour.| be 0.141
x.colour.| colour -0.34
x.colour.| common -0.146
x.colour.| describes -0.164
x.colour.| do -0.085
x.colour.| hi -0.058
x.colour.| kind -0.109
x.colour.| look -0.096
x.colour.| lx -0.053
x.colour.| name -0.049
x.colour.| neg -0.105
x.colour.| number -0.254
x.colour.| ordinary -0.121
x.colour.| say -0.066
x.colour.| strange -0.114
x.colour.| subj -0.094
x.colour.| thing -0.07
x.colour.| wish -0.047
x.colour.|$$ 0.13
x.colour.|$CX 0.201
x.colour.|$lx -0.161
x.colour.|,CX -0.475
x.colour.|,Cx -0.052
x.colour.|,adv -0.075
x.colour.|,and -0.047
x.colour.|,colour -0.273
x.colour.|,describes -0.091
x.colour.|,neg -0.089
x.colour.|,strange -0.305
x.colour.|-CX -0.098
x.colour.|-like -0.129
x.colour.|-ordinary -0.044
x.colour.|.CX -0.609
x.colour.|.Cx -0.276
x.colour.|.DX -0.17
x.colour.|.OX 0.155
x.colour.|.art -0.058
x.colour.|.colour -0.055
x.colour.|.describes -0.553
x.colour.|.logo -0.138
x.colour.|.look -0.181
x.colour.|.neg -0.374
x.colour.|.ordinary -0.243
x.colour.|.poss 0.272
x.colour.|.thing -0.201
x.colour.|.trade -0.109
x.colour.|:CX -0.053
x.colour.|:common -0.067
x.colour.|=$ -0.304
x.colour.|=CX -0.211
x.colour.|=OX -0.081
x.colour/|,Cx -0.076
x.colour;|$$ -0.058
x.colour;|;Cx -0.172
x.colour;|;describes -0.047
x.colourq|qCX 0.21
x.common | CA -0.478
x.common | CI -0.157
x.common | CX -0.203
x.common | Cd -0.047
x.common | Cx -0.421
x.common | DX -0.319
x.common | Dx -0.094
x.common | Ox -0.104
x.common | and -0.053
x.common | art -0.101
x.common | at -0.726
x.common | be -0.527
x.common | colour -0.074
x.common | common -0.439
x.common | describes -0.061
x.common | do -0.547
x.common | for -0.057
x.common | hi -0.068
x.common | lx -0.286
x.common | neg -0.065
x.common | ordinary -0.256
x.common | past -0.104
x.common | poss -0.058
x.common | say -0.094
x.common | strange -0.368
x.common | subj 0.132
x.common | thing 0.148
x.common | trade -0.362
x.common | will -0.054
x.common | wish -0.39
x.common |!Cx -0.062
x.common |!subj -0.062
x.common |$$ -0.456
x.common |$CX -0.196
x.common |$Cx -0.271
x.common |$lx -0.219
x.common |(CX 0.37
x.common |(Cx -0.191
x.common |,CI -0.116
x.common |,CX -0.164
x.common |,Cd -0.101
x.common |,Cx -0.481
x.common |,DX -0.384
x.common |,Dx -0.156
x.common |,Ox -0.143
x.common |,and -0.167
x.common |,art -0.166
x.common |,at -0.287
x.common |,be -0.051
x.common |,common -0.229
x.common |,describes -0.456
x.common |,do 0.151
x.common |,logo -0.113
x.common |,look -0.058
x.common |,lx -0.497
x.common |,name -0.106
x.common |,neg -0.185
x.common |,ordinary -0.191
x.common |,place -0.18
x.common |,poss -0.123
x.common |,strange -0.515
x.common |,subj -0.145
x.common |,thing -0.228
x.common |,trade -0.32
x.common |,wish -0.131
x.common |-CX -0.045
x.common |-Cd -0.082
x.common |.CI 0.046
x.common |.CX -0.386
x.common |.Cd -0.241
x.common |.Cx -0.441
x.common |.DX -0.093
x.common |.Ox -0.434
x.common |.adv -0.049
x.common |.art -0.249
x.common |.at 0.31
x.common |.be -0.1
x.common |.colour -0.383
x.common |.describes -0.571
x.common |.do -0.172
x.common |.hi -0.125
x.common |.logo -0.08
x.common |.look -0.176
x.common |.lx -0.449
x.common |.neg -0.081
x.common |.ordinary -0.201
x.common |.poss -0.115
x.common |.strange -0.066
x.common |.subj -0.518
x.common |.tagl -0.201
x.common |.thing -0.316
x.common |.trade -0.193
x.common |.will -0.046
x.common |.wish -0.175
x.common |:Ox -0.076
x.common |:colour -0.052
x.common |:trade -0.057
x.common |;Cx -0.128
x.common |=$ -0.155
x.common |=CX -0.042
x.common |=Cx -0.117
x.common |nCX -0.093
x.common |qCX -0.213
x.common |qCx -0.093
x.common |qcommon -0.082
x.common |qdescribes -0.132
x.common |qtrade -0.157
x.common,| CX -0.104
x.common,| Cx -0.145
x.common,| and -0.191
x.common,| art -0.041
x.common,| at -0.29
x.common,| be -0.14
x.common,| call -0.05
x.common,| common -0.063
x.common,| lx -0.07
x.common,| past -0.041
x.common,| subj -0.276
x.common,| thing -0.252
x.common,| trade -0.048
x.common,| where 0.181
x.common,|$$ -0.284
x.common,|$lx -0.06
x.common,|,CX -0.264
x.common,|,Cx -0.118
x.common,|,adv -0.271
x.common,|,and -0.228
x.common,|,colour 0.219
x.common,|,describes 0.269
x.common,|,strange -0.124
x.common,|,subj 0.241
x.common,|.CX 0.064
x.common,|.Cx -0.219
x.common,|.be -0.117
x.common,|.colour -0.052
x.common,|.neg -0.14
x.common,|.ordinary -0.363
x.common,|.subj 0.152
x.common,|.thing -0.054
x.common,|.trade -0.043
x.common-| Cx -0.117
x.common-| at -0.048
x.common-| number -0.07
x.common-| trade -0.044
x.common-|,Cx -0.075
x.common.| CX -0.084
x.common.| Cx -0.178
x.common.| OX -0.249
x.common.| adv -0.104
x.common.| and -0.297
x.common.| art -0.09
x.common.| at -0.335
x.common.| be 0.152
x.common.| colour -0.055
x.common.| common -0.274
x.common.| do -0.169
x.common.| for -0.188
x.common.| logo -0.192
x.common.| neg -0.227
x.common.| ordinary -0.172
x.common.| past -0.087
x.common.| strange -0.11
x.common.| subj -0.218
x.common.| thing -0.285
x.common.| trade -0.278
x.common.| where -0.122
x.common.| wish -0.319
x.common.|$$ -0.361
x.common.|$CX -0.35
x.common.|,Cx -0.096
x.common.|,art 0.101
x.common.|,colour -0.234
x.common.|,describes -0.066
x.common.|,neg -0.287
x.common.|,ordinary -0.046
x.common.|,strange -0.178
x.common.|,subj -0.168
x.common.|,trade 0.302
x.common.|-CX -0.208
x.common.|.CX 0.377
x.common.|.Cx -0.237
x.common.|.OX 0.289
x.common.|.art -0.282
x.common.|.colour 0.102
x.common.|.common 0.181
x.common.|.describes 0.206
x.common.|.do 0.161
x.common.|.lx 0.228
x.common.|.ordinary -0.135
x.common.|.subj -0.099
x.common.|.thing 0.175
x.common.|.trade 0.169
x.common.|=$ -0.351
x.common.|=CX -0.343
x.common.|qCX -0.118
x.common:| CX -0.049
x.common:| trade -0.049
x.common:|,common 0.202
x.common:|.CX 0.524
x.common:|.Cx -0.338
x.common:|.describes 0.28
x.common:|.subj 0.11
x.commonn|$$ -0.156
x.commonn|$CX -0.156
x.commonq| CX -0.357
x.commonq| Cx -0.099
x.commonq| and -0.047
x.commonq| art -0.08
x.commonq| at -0.065
x.commonq| common -0.054
x.commonq| poss -0.054
x.commonq| subj -0.07
x.commonq| tagl -0.07
x.commonq| thing -0.084
x.commonq|qCX -0.101
x.commonq|qCx -0.142
x.commonq|qdescribes 0.146
x.commonq|qwhere -0.133
x.describes | CA -0.244
x.describes | CX 0.114
x.describes | Cx -0.184
x.describes | DX 0.25
x.describes | Ox -0.154
x.describes | SA -0.082
x.describes | and -0.118
x.describes | art -0.056
x.describes | at -0.519
x.describes | be -0.284
x.describes | call 0.23
x.describes | colour -0.068
x.describes | common -0.055
x.describes | describes -0.06
x.describes | do -0.248
x.describes | for -0.059
x.describes | kind -0.37
x.describes | logo -0.078
x.describes | look -0.094
x.describes | lx -0.311
x.describes | ordinary -0.083
x.describes | past -0.046
x.describes | strange -0.189
x.describes | subj -0.057
x.describes | thing -0.393
x.describes | trade 0.259
x.describes |$$ -0.292
x.describes |$CX -0.306
x.describes |$Cx -0.11
x.describes |$DX -0.101
x.describes |$lx -0.484
x.describes |,CA -0.296
x.describes |,CX -0.126
x.describes |,Cx -0.245
x.describes |,DX -0.269
x.describes |,Dx -0.232
x.describes |,Ox -0.287
x.describes |,and -0.119
x.describes |,art -0.199
x.describes |,at -0.253
x.describes |,colour -0.077
x.describes |,common -0.131
x.describes |,describes -0.175
x.describes |,do -0.082
x.describes |,for -0.221
x.describes |,look -0.082
x.describes |,lx -0.313
x.describes |,neg -0.136
x.describes |,ordinary -0.062
x.describes |,strange -0.172
x.describes |,subj -0.112
x.describes |,thing -0.438
x.describes |,trade -0.201
x.describes |.CX -0.725
x.describes |.Cx -0.287
x.describes |.DX -0.279
x.describes |.Ox -0.223
x.describes |.art -0.207
x.describes |.colour -0.51
x.describes |.common -0.048
x.describes |.describes -0.446
x.describes |.kind -0.063
x.describes |.logo -0.114
x.describes |.look -0.245
x.describes |.lx -0.167
x.describes |.neg -0.168
x.describes |.ordinary -0.121
x.describes |.strange -0.258
x.describes |.subj -0.294
x.describes |.wish -0.075
x.describes |:CX -0.224
x.describes |;colour -0.15
x.describes |=$ -0.159
x.describes |=CX -0.078
x.describes |=Cx -0.117
x.describes |?$ -0.076
x.describes |?Cx -0.041
x.describes |qCX -0.05
x.describes |qCx -0.054
x.describes |qcolour -0.041
x.describes |qordinary -0.062
x.describes&| CX -0.25
x.describes&| do -0.118
x.describes&| lx -0.166
x.describes&| trade -0.053
x.describes&|,CX -0.123
x.describes&|,Cx -0.118
x.describes&|.CX -0.132
x.describes,| CX -0.244
x.describes,| Cx -0.1
x.describes,| Ox -0.044
x.describes,| at -0.062
x.describes,| do -0.092
x.describes,| lx -0.187
x.describes,| wish -0.041
x.describes,|$Cx -0.062
x.describes,|$Dx -0.054
x.describes,|$lx -0.204
x.describes,|,Cx -0.31
x.describes,|,and -0.093
x.describes,|,colour -0.09
x.describes,|,common -0.047
x.describes,|,describes -0.201
x.describes,|,lx -0.29
x.describes,|,neg -0.147
x.describes,|,ordinary -0.222
x.describes,|,thing -0.088
x.describes,|,trade 0.39
x.describes,|.CX 0.131
x.describes,|.Cx -0.277
x.describes,|.Ox -0.193
x.describes,|.adv 0.252
x.describes,|.common -0.053
x.describes,|.describes -0.083
x.describes,|.do -0.087
x.describes,|.kind -0.161
x.describes,|.look -0.222
x.describes,|.neg -0.104
x.describes,|.strange -0.057
x.describes,|.subj -0.225
x.describes,|.trade -0.054
x.describes,|=$ -0.167
x.describes,|=Cx -0.057
x.describes,|=Ox -0.056
x.describes.| CX -0.063
x.describes.| DX -0.051
x.describes.| OX -0.098
x.describes.| adv -0.099
x.describes.| and -0.113
x.describes.| art -0.043
x.describes.| at -0.059
x.describes.| be 0.105
x.describes.| colour -0.051
x.describes.| common -0.408
x.describes.| describes -0.042
x.describes.| do -0.141
x.describes.| logo -0.04
x.describes.| lx -0.064
x.describes.| name -0.045
x.describes.| neg -0.12
x.describes.| ordinary -0.282
x.describes.| strange -0.073
x.describes.| subj -0.062
x.describes.| thing -0.208
x.describes.| trade -0.301
x.describes.|$$ 0.065
x.describes.|$CX 0.22
x.describes.|$lx -0.255
x.describes.|&CX -0.065
x.describes.|,CI -0.064
x.describes.|,CX -0.321
x.describes.|,and -0.118
x.describes.|,common -0.051
x.describes.|,describes -0.059
x.describes.|,trade -0.259
x.describes.|.CX -0.597
x.describes.|.Cx -0.281
x.describes.|.colour -0.359
x.describes.|.describes -0.155
x.describes.|.do -0.25
x.describes.|.neg -0.447
x.describes.|.ordinary -0.309
x.describes.|.subj -0.23
x.describes.|:CX -0.074
x.describes.|:thing -0.044
x.describes.|=$ -0.255
x.describes.|=CX -0.221
x.describes:|,Cx -0.189
x.describes;| Cx -0.283
x.describes;|;Cx -0.234
x.describesq| CX -0.1
x.describesq| trade -0.054
x.describesq|q$ 0.286
x.describesq|qCX 0.286
x.describesq|qcolour 0.396
x.do | CA 0.141
x.do | CI -0.231
x.do | CX 0.339
x.do | Cd -0.053
x.do | Cx -0.376
x.do | Dx -0.09
x.do | Ox -0.337
x.do | adv -0.144
x.do | and -0.325
x.do | art -0.144
x.do | at 0.452
x.do | colour -0.061
x.do | common -0.202
x.do | describes -0.319
x.do | do -0.275
x.do | field -0.068
x.do | for -0.364
x.do | kind -0.048
x.do | logo -0.282
x.do | lx -0.31
x.do | name -0.103
x.do | neg -0.05
x.do | number -0.101
x.do | ordinary -0.23
x.do | place -0.214
x.do | proper -0.057
x.do | strange -0.218
x.do | subj -0.264
x.do | thing -0.283
x.do | trade -0.054
x.do | where -0.486
x.do | will -0.078
x.do | wish -0.044
x.do |$$ -0.422
x.do |$Cx -0.081
x.do |$Ox -0.111
x.do |$lx -0.252
x.do |&Cx -0.058
x.do |&ordinary -0.057
x.do |&strange -0.058
x.do |(art -0.301
x.do |,CA -0.214
x.do |,Cd -0.068
x.do |,Cx -0.458
x.do |,Ox -0.268
x.do |,adv -0.174
x.do |,and -0.123
x.do |,art -0.485
x.do |,at -0.429
x.do |,colour -0.564
x.do |,common -0.405
x.do |,describes -0.13
x.do |,do 0.062
x.do |,kind 0.441
x.do |,look -0.306
x.do |,lx -0.42
x.do |,name -0.088
x.do |,neg -0.338
x.do |,ordinary -0.255
x.do |,strange 0.282
x.do |,subj -0.093
x.do |,thing 0.294
x.do |,trade -0.346
x.do |,wish -0.106
x.do |-CX -0.055
x.do |-strange -0.059
x.do |.CI -0.103
x.do |.CX -0.723
x.do |.Cd -0.278
x.do |.Cx -0.406
x.do |.Dx -0.071
x.do |.Ox -0.355
x.do |.adv -0.226
x.do |.art -0.264
x.do |.be -0.06
x.do |.colour -0.376
x.do |.common -0.158
x.do |.describes -0.38
x.do |.do -0.105
x.do |.kind -0.16
x.do |.lx -0.451
x.do |.name -0.258
x.do |.neg -0.211
x.do |.ordinary -0.312
x.do |.poss -0.051
x.do |.strange 0.124
x.do |.subj -0.31
x.do |.tagl -0.15
x.do |.thing -0.422
x.do |.trade -0.222
x.do |.will -0.103
x.do |.wish -0.412
x.do |:CX -0.124
x.do |:Cx -0.09
x.do |:art -0.101
x.do |:common -0.172
x.do |=$ -0.105
x.do |=Cx -0.085
x.do |?Cx -0.049
x.do |?subj -0.045
x.do |nCX -0.098
x.do |qCX -0.181
x.do |qstrange -0.075
x.do.| CX -0.15
x.do.| colour -0.078
x.do.| trade -0.138
x.do.|.CX 0.086
x.do.|.colour -0.188
x.do:|nwish -0.152
x.do?| at -0.319
x.field | CX -0.294
x.field | Cx -0.059
x.field | adv -0.048
x.field | and -0.178
x.field | subj -0.212
x.field | trade -0.048
x.field |,Cx -0.224
x.field |,and -0.114
x.field |,art -0.081
x.field |.CX -0.377
x.field |.Cx -0.127
x.field |.colour -0.107
x.field |.strange -0.046
x.field |qCx -0.055
x.field:| CX -0.115
x.field:| do -0.058
x.field:|.Cx -0.121
x.field:|.look -0.121
x.field:|:CX -0.094
x.field:|:colour -0.101
x.field:|:describes -0.067
x.field:|nCX -0.133
x.field:|nlook -0.474
x.for | CA -0.413
x.for | CX 0.179
x.for | Cx -0.296
x.for | DX 0.301
x.for | Dx -0.34
x.for | Ox -0.416
x.for | adv -0.075
x.for | and -0.588
x.for | art -0.179
x.for | at 0.102
x.for | be -0.143
x.for | call -0.252
x.for | common -0.366
x.for | describes -0.41
x.for | do 0.219
x.for | for -0.337
x.for | kind -0.31
x.for | look 0.213
x.for | lx -0.515
x.for | name -0.122
x.for | neg 0.217
x.for | number -0.542
x.for | ordinary -0.587
x.for | past 0.344
x.for | place -0.096
x.for | poss -0.227
x.for | proper -0.125
x.for | say -0.291
x.for | strange -0.546
x.for | subj -0.422
x.for | thing -0.395
x.for | trade -0.091
x.for | where -0.223
x.for | wish -0.222
x.for |$Cx -0.117
x.for |$lx -0.159
x.for |&CX -0.207
x.for |&ordinary -0.093
x.for |&thing -0.079
x.for |(CX 0.14
x.for |(Cx -0.06
x.for |(strange 0.138
x.for |(trade 0.332
x.for |,CA 0.233
x.for |,CX 0.474
x.for |,Cx -0.678
x.for |,DX -0.3
x.for |,Dx -0.289
x.for |,Ox -0.421
x.for |,adv 0.418
x.for |,art 0.247
x.for |,at 0.254
x.for |,colour -0.632
x.for |,common 0.187
x.for |,describes 0.146
x.for |,do 0.212
x.for |,logo -0.213
x.for |,look -0.162
x.for |,lx -0.041
x.for |,name -0.455
x.for |,neg 0.116
x.for |,ordinary -0.335
x.for |,poss 0.216
x.for |,strange 0.12
x.for |,subj 0.041
x.for |,trade 0.133
x.for |-CX -0.209
x.for |-Cx -0.086
x.for |-describes -0.204
x.for |.CX -0.387
x.for |.Cx -0.587
x.for |.DX -0.32
x.for |.Dx -0.09
x.for |.Ox -0.251
x.for |.adv -0.181
x.for |.art -0.269
x.for |.colour -0.378
x.for |.describes -0.572
x.for |.do -0.109
x.for |.kind -0.15
x.for |.logo -0.066
x.for |.look 0.303
x.for |.lx -0.048
x.for |.neg -0.32
x.for |.ordinary 0.065
x.for |.poss -0.106
x.for |.strange -0.451
x.for |.subj -0.088
x.for |.thing -0.286
x.for |.trade -0.263
x.for |:CX 0.36
x.for |:Cx -0.165
x.for |:Dx -0.21
x.for |:colour 0.222
x.for |:do 0.243
x.for |:strange 0.049
x.for |:thing -0.15
x.for |;Cx -0.156
x.for |=$ 0.147
x.for |=CX 0.303
x.for |=Ox -0.059
x.for |?CX 0.327
x.for |?Cx -0.064
x.for |?art 0.298
x.for |?describes 0.41
x.for |?subj 0.405
x.for |_strange -0.122
x.for |aCX -0.397
x.for |astrange -0.124
x.for |qtrade -0.082
x.for |~Cx -0.16
x.forq| CX -0.073
x.forq| trade -0.11
x.forq|qCX 0.114
x.forq|qOx 0.191
x.forq|qtrade 0.405
x.hex |,Cx -0.243
x.hi | CX -0.118
x.hi | DX -0.093
x.hi | and -0.094
x.hi | be -0.111
x.hi | do -0.105
x.hi | kind -0.094
x.hi | poss -0.096
x.hi | strange -0.083
x.hi | trade -0.075
x.hi |!Cx -0.041
x.hi |$$ -0.132
x.hi |$Cx -0.105
x.hi |,CX -0.333
x.hi |,Cx -0.24
x.hi |,do -0.2
x.hi |,strange -0.112
x.hi |,subj -0.099
x.hi |nCx -0.055
x.hi |nstrange -0.08
x.hi!| CX 0.051
x.hi!| be 0.246
x.hi!| do -0.08
x.hi!| ordinary -0.043
x.hi!| trade -0.045
x.hi,| CX -0.09
x.hi,| Cx -0.101
x.hi,| Dx -0.048
x.hi,| strange -0.104
x.hi,|$$ -0.768
x.hi,|$CX -0.647
x.hi,|.Cx -0.064
x.hi,|.subj -0.052
x.hin| CX -0.093
x.hin| Cx -0.043
x.hin| trade -0.075
x.hin|$$ -0.382
x.hin|$CX -0.382
x.kind | CA 0.232
x.kind | CX 0.369
x.kind | Cx -0.365
x.kind | Dx -0.064
x.kind | Ox -0.415
x.kind | SA -0.281
x.kind | adv -0.294
x.kind | and -0.359
x.kind | art -0.186
x.kind | be -0.338
x.kind | call -0.058
x.kind | colour 0.124
x.kind | common 0.392
x.kind | describes -0.127
x.kind | do -0.505
x.kind | field -0.049
x.kind | for -0.395
x.kind | kind -0.201
x.kind | like -0.181
x.kind | logo -0.244
x.kind | look -0.143
x.kind | lx 0.09
x.kind | neg -0.268
x.kind | number -0.231
x.kind | ordinary -0.072
x.kind | past -0.166
x.kind | place -0.062
x.kind | poss 0.243
x.kind | proper -0.158
x.kind | say -0.267
x.kind | strange -0.084
x.kind | subj -0.61
x.kind | tagl -0.247
x.kind | thing 0.172
x.kind | trade -0.655
x.kind | where -0.071
x.kind | wish 0.183
x.kind |$$ 0.105
x.kind |$CX 0.158
x.kind |$Cx -0.11
x.kind |$Ox -0.154
x.kind |$lx 0.103
x.kind |&CX -0.159
x.kind |&lx -0.149
x.kind |&strange -0.122
x.kind |&thing -0.072
x.kind |,Cx -0.796
x.kind |,Dx -0.047
x.kind |,Ox -0.202
x.kind |,SA 0.054
x.kind |,adv -0.092
x.kind |,art -0.384
x.kind |,at 0.121
x.kind |,call -0.13
x.kind |,colour 0.162
x.kind |,common 0.117
x.kind |,describes 0.086
x.kind |,do -0.455
x.kind |,kind -0.101
x.kind |,logo -0.34
x.kind |,look -0.198
x.kind |,lx -0.342
x.kind |,name -0.117
x.kind |,neg -0.273
x.kind |,ordinary -0.326
x.kind |,strange 0.365
x.kind |,subj 0.082
x.kind |,tagl 0.344
x.kind |,thing 0.069
x.kind |,trade -0.138
x.kind |-Cx -0.067
x.kind |.CX -0.324
x.kind |.Cd -0.107
x.kind |.Cx -0.398
x.kind |.Dx -0.068
x.kind |.Ox -0.32
x.kind |.adv -0.041
x.kind |.art -0.198
x.kind |.colour -0.388
x.kind |.describes 0.172
x.kind |.do -0.051
x.kind |.logo -0.143
x.kind |.look -0.104
x.kind |.lx -0.209
x.kind |.neg -0.123
x.kind |.ordinary 0.197
x.kind |.poss -0.141
x.kind |.strange 0.105
x.kind |.tagl -0.083
x.kind |.thing -0.1
x.kind |.trade -0.196
x.kind |.will 0.306
x.kind |.wish -0.099
x.kind |:CX 0.111
x.kind |:Cx -0.185
x.kind |:art 0.33
x.kind |:common 0.294
x.kind |:describes 0.426
x.kind |:lx -0.085
x.kind |:ordinary -0.19
x.kind |:strange -0.092
x.kind |:thing 0.269
x.kind |;describes -0.141
x.kind |;thing 0.254
x.kind |=$ -0.273
x.kind |aCx -0.082
x.kind |astrange -0.068
x.kind,| CI -0.05
x.kind,| CX -0.341
x.kind,| Ox -0.114
x.kind,| and -0.149
x.kind,| at -0.168
x.kind,| colour -0.069
x.kind,| describes -0.072
x.kind,| kind -0.168
x.kind,| lx -0.438
x.kind,| neg -0.067
x.kind,| ordinary -0.042
x.kind,| strange -0.165
x.kind,| thing -0.083
x.kind,| trade -0.276
x.kind,| wish -0.063
x.kind,|$CX 0.324
x.kind,|$Cx -0.056
x.kind,|$lx -0.188
x.kind,|&CX -0.305
x.kind,|,CX -0.047
x.kind,|,Cd -0.213
x.kind,|,Cx -0.41
x.kind,|,at 0.48
x.kind,|,colour 0.048
x.kind,|,common -0.39
x.kind,|,describes -0.157
x.kind,|,lx -0.041
x.kind,|,neg -0.055
x.kind,|,ordinary 0.092
x.kind,|,thing 0.515
x.kind,|,trade -0.189
x.kind,|,wish 0.361
x.kind,|-common -0.058
x.kind,|.CX 0.286
x.kind,|.Cx -0.191
x.kind,|.Ox -0.325
x.kind,|.art -0.308
x.kind,|.colour 0.535
x.kind,|.common 0.655
x.kind,|.describes 0.198
x.kind,|.lx 0.178
x.kind,|.poss -0.107
x.kind,|.subj 0.138
x.kind,|.thing -0.117
x.kind,|=$ 0.149
x.kind.| CX -0.264
x.kind.| OX -0.118
x.kind.| and -0.045
x.kind.| describes -0.13
x.kind.| do -0.104
x.kind.| kind -0.086
x.kind.| logo -0.142
x.kind.| neg -0.1
x.kind.| strange -0.049
x.kind.| thing -0.057
x.kind.| trade -0.202
x.kind.|&strange -0.133
x.kind.|.OX 0.141
x.kind.|.common -0.048
x.kind.|.describes -0.28
x.kind.|.lx -0.183
x.kind.|.neg -0.129
x.kind.|.subj 0.134
x.kind.|.thing -0.362
x.kind.|.trade 0.246
x.kind:| CX -0.231
x.kind:| at -0.418
x.kind:| colour -0.258
x.kind:| common -0.112
x.kind:| describes -0.107
x.kind:| do 0.139
x.kind:| for -0.077
x.kind:| kind -0.079
x.kind:| neg -0.054
x.kind:| number -0.199
x.kind:| ordinary -0.108
x.kind:| strange 0.249
x.kind:| subj -0.211
x.kind:| thing -0.161
x.kind:| trade -0.36
x.kind:|&CX -0.211
x.kind:|,CX 0.242
x.kind:|,Cx -0.142
x.kind:|,colour -0.124
x.kind:|,common -0.132
x.kind:|,describes -0.096
x.kind:|.CA 0.173
x.kind:|.CX 0.356
x.kind:|.colour -0.04
x.kind:|.common 0.251
x.kind:|.describes 0.252
x.kind:|.field 0.407
x.kind:|.kind 0.267
x.kind:|.neg 0.245
x.kind:|.ordinary 0.25
x.kind:|.poss 0.279
x.kind:|.subj 0.229
x.kind:|.tagl 0.147
x.kind:|.thing 0.112
x.kind:|:CX -0.32
x.kind:|:colour -0.138
x.kind:|:describes -0.276
x.kind:|:kind -0.128
x.kind:|:strange -0.137
x.kind:|:trade -0.188
x.kind:|;CX 0.208
x.kind:|=$ -0.049
x.kind:|nCX 0.34
x.kind:|nfield 0.209
x.kind:|nlook -0.155
x.kind:|nsubj 0.27
x.kindq| CX -0.14
x.kindq| DX -0.237
x.kindq| ordinary -0.1
x.kindq| thing -0.045
x.kindq|qCA 0.222
x.kindq|qCX 0.411
x.kindq|qDX 0.357
x.kindq|qat 0.159
x.kindq|qcolour 0.256
x.kindq|qcommon 0.266
x.kindq|qdescribes 0.256
x.kindq|qthing 0.061
x.like | CX -0.334
x.like | Cx -0.221
x.like | and -0.08
x.like | art -0.065
x.like | at -0.097
x.like | common -0.075
x.like | for -0.1
x.like | lx -0.163
x.like | name -0.04
x.like | poss -0.041
x.like | strange -0.226
x.like | subj -0.123
x.like | thing -0.044
x.like | trade -0.27
x.like | where -0.047
x.like |,Cx -0.306
x.like |,and -0.13
x.like |,at -0.265
x.like |,describes -0.124
x.like |,do -0.17
x.like |,thing -0.076
x.like |.CX 0.293
x.like |.Cx -0.177
x.like |.adv 0.258
x.like |.art 0.084
x.like |.colour -0.113
x.like |.common -0.096
x.like |.neg -0.082
x.like |.strange -0.093
x.like |:describes 0.284
x.like |=$ -0.346
x.logo | CA 0.236
x.logo | Cx -0.123
x.logo | Dx -0.243
x.logo | Ox -0.191
x.logo | at -0.442
x.logo | colour -0.169
x.logo | common -0.048
x.logo | describes -0.203
x.logo | do -0.212
x.logo | for 0.276
x.logo | kind -0.108
x.logo | like -0.072
x.logo | lx -0.42
x.logo | neg -0.049
x.logo | ordinary -0.137
x.logo | poss -0.101
x.logo | strange -0.116
x.logo | subj -0.069
x.logo | thing -0.306
x.logo | trade -0.282
x.logo |$$ 0.357
x.logo |$CX 0.503
x.logo |$lx -0.3
x.logo |,CA -0.403
x.logo |,Cx -0.358
x.logo |,Dx -0.207
x.logo |,Ox -0.154
x.logo |,adv -0.093
x.logo |,art -0.468
x.logo |,at -0.392
x.logo |,colour -0.522
x.logo |,common -0.071
x.logo |,describes -0.134
x.logo |,do -0.253
x.logo |,lx -0.522
x.logo |,name -0.189
x.logo |,neg -0.131
x.logo |,ordinary -0.139
x.logo |,thing -0.12
x.logo |,trade -0.145
x.logo |-Cx -0.041
x.logo |.Cx -0.204
x.logo |.Dx -0.097
x.logo |.Ox -0.248
x.logo |.art -0.159
x.logo |.colour -0.072
x.logo |.describes -0.064
x.logo |.lx -0.113
x.logo |.neg -0.092
x.logo |.subj -0.106
x.logo |.thing -0.139
x.logo |:Cx -0.074
x.logo |:do -0.092
x.logo |;Cx -0.053
x.logo |=$ -0.152
x.logo |=CA -0.148
x.logo |qOx -0.079
x.logo,| Cx -0.066
x.logo,| at -0.064
x.logo,| common -0.045
x.logo,| lx -0.109
x.logo,| ordinary -0.055
x.logo,| trade -0.182
x.logo,|$$ -0.139
x.logo,|$lx -0.264
x.logo,|,Cx -0.193
x.logo,|,Ox -0.158
x.logo,|,colour -0.129
x.logo,|,describes -0.295
x.logo,|,for -0.213
x.logo,|,lx -0.2
x.logo,|,neg -0.199
x.logo,|,subj -0.059
x.logo,|.art -0.117
x.logo,|.subj -0.226
x.logo,|:Cx -0.072
x.logo,|=$ -0.193
x.logo.| CX -0.066
x.logo.| OX -0.131
x.logo.| and -0.049
x.logo.| be 0.232
x.logo.| colour -0.047
x.logo.| common -0.084
x.logo.| describes -0.044
x.logo.| do -0.055
x.logo.| look -0.05
x.logo.| lx -0.202
x.logo.| thing -0.137
x.logo.| trade -0.319
x.logo.| where -0.147
x.logo.| wish -0.26
x.logo.|,CX -0.124
x.logo.|,colour -0.056
x.logo.|.CX 0.142
x.logo.|.Cx -0.086
x.logo.|.art -0.159
x.logo.|.colour 0.33
x.logo.|.thing -0.285
x.logo.|=$ -0.231
x.logo.|=CX -0.102
x.logo:| at -0.215
x.logo:| colour -0.052
x.logo:| common -0.087
x.logo:| strange -0.074
x.logo:| thing -0.093
x.logo:|,Cx -0.225
x.logo:|,colour 0.132
x.logo:|,name -0.082
x.logo:|.CX 0.4
x.logo:|.neg -0.051
x.logo:|nCx -0.057
x.logo?| CX -0.047
x.logo?| be -0.103
x.logo?|,CX -0.208
x.logo?|,trade -0.174
x.logoq|qCX 0.285
x.look | CI -0.131
x.look | Cx -0.12
x.look | and -0.041
x.look | at -0.089
x.look | describes -0.162
x.look | for -0.06
x.look | proper -0.078
x.look | strange -0.225
x.look | subj -0.111
x.look |$$ -0.155
x.look |$CX -0.135
x.look |$Cx -0.063
x.look |,Cx -0.189
x.look |,art -0.068
x.look |,at -0.061
x.look |,colour -0.239
x.look |,common -0.09
x.look |,describes -0.141
x.look |,neg -0.092
x.look |,ordinary -0.06
x.look |,strange -0.077
x.look |.Cx -0.049
x.look |.neg -0.066
x.look |=$ -0.134
x.look |=Cx -0.132
x.look,| lx 0.228
x.look,| thing 0.236
x.look,|$Cx -0.127
x.look,|$lx 0.146
x.look,|.art -0.2
x.look.| CX -0.078
x.look.|.CX -0.179
x.look.|=$ -0.043
x.look.|=CX -0.043
x.look:| and -0.057
x.look:|$$ -0.169
x.look:|$Cx -0.044
x.look:|,CX -0.086
x.look:|,Cx -0.047
x.look:|,describes -0.089
x.look:|.common -0.106
x.look:|.look -0.119
x.look:|:CX -0.089
x.look:|:describes -0.089
x.look:|=$ -0.183
x.look:|nCx -0.069
x.look:|nlook -0.042
x.look:|nneg -0.057
x.n  -0.288
x.n 1 -0.281
x.n 2 -0.25
x.n 3 -0.157
x.n 4 -0.149
x.n$ -0.527
x.n$1 -0.102
x.n$2 -0.448
x.n$3 -0.058
x.n$4 -0.12
x.n& -0.063
x.n&1 -0.063
x.n, -0.146
x.n,1 -0.06
x.n,2 -0.062
x.n. -0.189
x.n: -0.49
x.n:1 -0.495
x.n:2 -0.125
x.n:3 -0.074
x.n:4 -0.142
x.nX| andC -0.073
x.nX| commonC -0.047
x.nX| hiC -0.065
x.nX| strangeC -0.075
x.nX| tradeC -0.095
x.nX|$$C -0.52
x.nX|:colourC -0.053
x.nX|:logoC -0.091
x.nX|:tradeC -0.157
x.nX|nlookC -0.054
x.nX|nstrangeC -0.122
x.name | CX -0.468
x.name | Cx -0.527
x.name | Dx -0.304
x.name | Ox -0.372
x.name | adv -0.26
x.name | and -0.359
x.name | art -0.071
x.name | at -0.384
x.name | be -0.046
x.name | colour -0.1
x.name | common 0.176
x.name | describes -0.187
x.name | do -0.263
x.name | kind -0.116
x.name | like -0.06
x.name | logo -0.058
x.name | lx -0.438
x.name | neg -0.148
x.name | number -0.209
x.name | ordinary -0.378
x.name | past -0.044
x.name | poss -0.095
x.name | proper -0.138
x.name | say -0.178
x.name | strange -0.425
x.name | subj -0.279
x.name | thing -0.608
x.name | trade -0.295
x.name | where -0.066
x.name | will -0.133
x.name | wish -0.045
x.name |$$ 0.168
x.name |$CX 0.444
x.name |$Cx -0.266
x.name |$lx -0.371
x.name |&CX -0.175
x.name |&thing -0.137
x.name |,CX 0.191
x.name |,Cx 0.153
x.name |,Ox -0.119
x.name |,adv -0.203
x.name |,art 0.042
x.name |,common 0.433
x.name |,describes 0.144
x.name |,do -0.174
x.name |,lx -0.229
x.name |,neg 0.141
x.name |,ordinary -0.366
x.name |,strange 0.591
x.name |,trade -0.179
x.name |.CA 0.126
x.name |.CX 0.332
x.name |.Dx -0.059
x.name |.Ox 0.154
x.name |.art 0.326
x.name |.common -0.238
x.name |.describes 0.1
x.name |.do -0.277
x.name |.lx -0.346
x.name |.neg 0.237
x.name |.ordinary 0.122
x.name |.strange -0.106
x.name |.subj -0.117
x.name |.thing -0.243
x.name |.trade 0.323
x.name |=$ -0.247
x.name |=CX 0.294
x.name |=Cx -0.236
x.name |nCx -0.053
x.name,| CX -0.324
x.name,| thing -0.049
x.name,|,CX 0.274
x.name,|,Cx -0.361
x.name,|,and 0.295
x.name,|,at 0.14
x.name,|.CX 0.048
x.name,|.Cx -0.133
x.name,|.describes 0.105
x.name.| and -0.075
x.name.|,CX -0.233
x.name.|,neg -0.223
x.name.|=$ -0.065
x.name:| CA -0.296
x.name:| CX -0.507
x.name:| Ox -0.352
x.name:| art -0.073
x.name:| at -0.279
x.name:| colour -0.047
x.name:| common -0.195
x.name:| describes -0.111
x.name:| do -0.293
x.name:| number -0.208
x.name:| ordinary -0.11
x.name:| strange -0.174
x.name:| subj -0.209
x.name:| thing -0.159
x.name:| trade -0.35
x.name:| wish -0.131
x.name:|$$ 0.519
x.name:|$CX 0.238
x.name:|&CX -0.138
x.name:|&strange -0.044
x.name:|,CX 0.136
x.name:|,colour 0.13
x.name:|,describes -0.234
x.name:|,thing -0.214
x.name:|-CX -0.223
x.name:|.CA 0.212
x.name:|.CX 0.205
x.name:|.colour 0.434
x.name:|.common 0.248
x.name:|.describes 0.322
x.name:|.look 0.239
x.name:|.neg 0.063
x.name:|.ordinary 0.115
x.name:|.subj 0.115
x.name:|.tagl 0.199
x.name:|.thing 0.23
x.name:|/CX 0.272
x.name:|/field 0.22
x.name:|:CX -0.385
x.name:|:colour -0.235
x.name:|:common -0.151
x.name:|:describes -0.143
x.name:|:number -0.061
x.name:|:ordinary -0.265
x.name:|:strange -0.224
x.name:|:trade -0.494
x.name:|;CX 0.257
x.name:|=$ 0.358
x.name:|=CX 0.358
x.name:|nCX 0.723
x.name:|ncommon -0.047
x.name:|nkind 0.086
x.name:|nlike -0.105
x.name:|nlook -0.354
x.name:|nsubj -0.056
x.nameq| CX -0.09
x.nameq|qCX -0.107
x.nameq|qcolour 0.398
x.nameq|qdescribes 0.131
x.name~| CX 0.35
x.neg | Cx -0.187
x.neg | DX -0.2
x.neg | Ox -0.188
x.neg | adv -0.152
x.neg | and -0.239
x.neg | at -0.086
x.neg | common -0.044
x.neg | lx -0.163
x.neg | neg -0.063
x.neg | ordinary -0.096
x.neg | subj -0.052
x.neg | thing -0.117
x.neg | wish -0.076
x.neg |$$ -0.32
x.neg |$Cx -0.123
x.neg |$DX -0.082
x.neg |$Ox -0.112
x.neg |$lx -0.189
x.neg |,CX -0.096
x.neg |,Cx -0.185
x.neg |,DX -0.21
x.neg |,Ox -0.111
x.neg |,be -0.046
x.neg |,colour -0.354
x.neg |,common -0.118
x.neg |,describes -0.086
x.neg |,do -0.098
x.neg |,for -0.128
x.neg |,lx -0.32
x.neg |,neg -0.05
x.neg |,ordinary -0.166
x.neg |,subj -0.048
x.neg |,thing -0.056
x.neg |,trade -0.127
x.neg |.CX -0.382
x.neg |.Cx -0.268
x.neg |.Ox -0.178
x.neg |.art -0.073
x.neg |.colour -0.184
x.neg |.describes -0.311
x.neg |.do -0.087
x.neg |.lx -0.176
x.neg |.neg -0.095
x.neg |.ordinary -0.355
x.neg |.subj -0.172
x.neg |:Cx -0.05
x.neg |:Ox -0.09
x.neg |:art -0.046
x.neg |:ordinary -0.045
x.neg |=$ -0.185
x.neg |=Cx -0.057
x.neg |=DX -0.069
x.neg |=Ox -0.083
x.neg |nsubj -0.077
x.neg,|$$ -0.065
x.neg,|$Cx -0.054
x.neg,|,Cx -0.044
x.neg,|.describes -0.058
x.neg.|.CX -0.043
x.neg:|$$ -0.174
x.neg:|,ordinary -0.196
x.neg:|,thing 0.279
x.nega| Cd -0.077
x.nn -0.248
x.nn1 -0.065
x.nn2 -0.215
x.nn3 -0.147
x.nn4 -0.175
x.number | CX -0.137
x.number | Cx -0.048
x.number | adv -0.079
x.number | and -0.08
x.number | at -0.441
x.number | colour -0.109
x.number | do -0.112
x.number | logo -0.07
x.number | ordinary -0.083
x.number | subj -0.115
x.number | trade -0.122
x.number |$$ -0.1
x.number |,CX -0.365
x.number |,Cx -0.107
x.number |,common -0.063
x.number |,do -0.05
x.number |,ordinary -0.081
x.number |,strange -0.119
x.number |.CX -0.356
x.number |.Cx -0.277
x.number |.Dx -0.052
x.number |.colour -0.21
x.number |.common -0.201
x.number |.ordinary -0.27
x.number |.strange -0.084
x.number,| Cx -0.046
x.number,| common -0.046
x.number,| trade -0.041
x.number,|,Cx -0.11
x.number,|,colour -0.095
x.number,|.CX 0.274
x.number,|.Cx -0.047
x.number.| CX -0.273
x.number.| subj -0.178
x.number.| trade -0.045
x.number.|,CX -0.254
x.number.|.CX 0.055
x.ordinary | CX -0.131
x.ordinary | Cd -0.135
x.ordinary | Cx -0.271
x.ordinary | DX -0.324
x.ordinary | Dx -0.4
x.ordinary | Ox -0.339
x.ordinary | and -0.357
x.ordinary | art -0.081
x.ordinary | at 0.215
x.ordinary | be -0.26
x.ordinary | colour 0.099
x.ordinary | common -0.517
x.ordinary | describes -0.19
x.ordinary | do -0.381
x.ordinary | for -0.467
x.ordinary | kind -0.212
x.ordinary | like -0.076
x.ordinary | logo -0.048
x.ordinary | look -0.147
x.ordinary | lx -0.638
x.ordinary | name -0.191
x.ordinary | neg -0.09
x.ordinary | number -0.261
x.ordinary | ordinary -0.471
x.ordinary | past -0.137
x.ordinary | poss -0.078
x.ordinary | strange -0.567
x.ordinary | thing -0.612
x.ordinary | trade -0.426
x.ordinary | wish -0.437
x.ordinary |$$ -0.579
x.ordinary |$CX -0.049
x.ordinary |$lx -0.224
x.ordinary |(CX 0.185
x.ordinary |(poss 0.18
x.ordinary |,CA -0.225
x.ordinary |,CX 0.064
x.ordinary |,Cd -0.233
x.ordinary |,Cx -0.672
x.ordinary |,DX -0.297
x.ordinary |,Dx -0.287
x.ordinary |,Ox -0.255
x.ordinary |,adv -0.046
x.ordinary |,and -0.062
x.ordinary |,art 0.175
x.ordinary |,at -0.231
x.ordinary |,be -0.365
x.ordinary |,colour -0.269
x.ordinary |,common -0.216
x.ordinary |,describes -0.345
x.ordinary |,do -0.59
x.ordinary |,for -0.358
x.ordinary |,kind -0.23
x.ordinary |,logo -0.212
x.ordinary |,look -0.115
x.ordinary |,lx -0.593
x.ordinary |,name -0.089
x.ordinary |,neg -0.233
x.ordinary |,ordinary -0.272
x.ordinary |,place -0.143
x.ordinary |,say -0.084
x.ordinary |,strange -0.6
x.ordinary |,subj 0.089
x.ordinary |,thing -0.421
x.ordinary |,trade 0.197
x.ordinary |,wish -0.351
x.ordinary |-CX -0.126
x.ordinary |.CA -0.401
x.ordinary |.CX -0.087
x.ordinary |.Cx -0.592
x.ordinary |.DX -0.409
x.ordinary |.Dx -0.289
x.ordinary |.Ox -0.42
x.ordinary |.adv -0.283
x.ordinary |.art -0.173
x.ordinary |.be -0.059
x.ordinary |.colour -0.085
x.ordinary |.common -0.354
x.ordinary |.describes -0.458
x.ordinary |.do -0.546
x.ordinary |.field -0.22
x.ordinary |.logo -0.405
x.ordinary |.look -0.221
x.ordinary |.lx -0.391
x.ordinary |.neg -0.373
x.ordinary |.ordinary 0.245
x.ordinary |.poss -0.048
x.ordinary |.strange -0.408
x.ordinary |.subj 0.13
x.ordinary |.thing -0.457
x.ordinary |.trade 0.144
x.ordinary |.wish -0.133
x.ordinary |:CX -0.453
x.ordinary |:Cx -0.17
x.ordinary |:art -0.19
x.ordinary |:colour -0.26
x.ordinary |:common -0.083
x.ordinary |:do -0.063
x.ordinary |:neg -0.072
x.ordinary |:ordinary -0.058
x.ordinary |:strange -0.099
x.ordinary |:thing -0.178
x.ordinary |;CX -0.079
x.ordinary |;describes -0.042
x.ordinary |=$ -0.255
x.ordinary |=CX -0.1
x.ordinary |=Dx -0.147
x.ordinary |?CX -0.356
x.ordinary |?describes -0.203
x.ordinary |_strange -0.074
x.ordinary |astrange -0.251
x.ordinary |nCX -0.121
x.ordinary |nlook -0.057
x.ordinary |nsubj -0.089
x.ordinary |q$ -0.082
x.ordinary |qCX -0.13
x.ordinary |qcommon -0.069
x.ordinary&| CX -0.18
x.ordinary&| common -0.094
x.ordinary&| trade -0.052
x.ordinary&|,CX -0.11
x.ordinary&|.CX -0.258
x.ordinary&|.DX -0.063
x.ordinary&|.colour -0.133
x.ordinary&|.describes -0.197
x.ordinary,| CX -0.262
x.ordinary,| Cx -0.174
x.ordinary,| Dx -0.052
x.ordinary,| Ox -0.1
x.ordinary,| adv -0.075
x.ordinary,| at -0.08
x.ordinary,| be -0.048
x.ordinary,| common -0.126
x.ordinary,| do -0.042
x.ordinary,| logo -0.061
x.ordinary,| lx -0.095
x.ordinary,| name -0.064
x.ordinary,| ordinary -0.154
x.ordinary,| strange -0.113
x.ordinary,| subj -0.183
x.ordinary,| trade -0.063
x.ordinary,|$$ -0.407
x.ordinary,|$Cx -0.124
x.ordinary,|$Dx -0.063
x.ordinary,|$lx -0.336
x.ordinary,|,CX 0.18
x.ordinary,|,Cx -0.218
x.ordinary,|,colour 0.05
x.ordinary,|,describes 0.163
x.ordinary,|,do -0.122
x.ordinary,|,look 0.269
x.ordinary,|,lx -0.268
x.ordinary,|,neg -0.077
x.ordinary,|,ordinary -0.042
x.ordinary,|,strange 0.4
x.ordinary,|,subj 0.362
x.ordinary,|,thing 0.242
x.ordinary,|-Cx -0.055
x.ordinary,|-common -0.046
x.ordinary,|.CX 0.116
x.ordinary,|.Cx -0.506
x.ordinary,|.Ox -0.052
x.ordinary,|.colour -0.268
x.ordinary,|.common 0.381
x.ordinary,|.describes 0.139
x.ordinary,|.do -0.228
x.ordinary,|.look 0.233
x.ordinary,|.ordinary -0.161
x.ordinary,|.thing 0.63
x.ordinary,|:CX 0.118
x.ordinary,|:art 0.24
x.ordinary,|=$ -0.078
x.ordinary,|=Cx -0.078
x.ordinary-| Cx -0.113
x.ordinary-| at -0.047
x.ordinary-| common -0.062
x.ordinary-| subj -0.08
x.ordinary-|,CX -0.274
x.ordinary-|,Cx -0.078
x.ordinary-|.Cx -0.053
x.ordinary.| CI -0.109
x.ordinary.| CX -0.8
x.ordinary.| Cx 0.225
x.ordinary.| DX 0.102
x.ordinary.| OX 0.083
x.ordinary.| and -0.224
x.ordinary.| art -0.187
x.ordinary.| at -0.249
x.ordinary.| be 0.288
x.ordinary.| call -0.081
x.ordinary.| colour -0.152
x.ordinary.| common -0.049
x.ordinary.| do -0.135
x.ordinary.| logo -0.12
x.ordinary.| lx -0.135
x.ordinary.| name -0.061
x.ordinary.| neg -0.054
x.ordinary.| number -0.1
x.ordinary.| ordinary -0.11
x.ordinary.| poss -0.19
x.ordinary.| strange -0.316
x.ordinary.| subj -0.248
x.ordinary.| thing -0.127
x.ordinary.| trade -0.19
x.ordinary.| will 0.145
x.ordinary.| wish -0.111
x.ordinary.|$$ -0.147
x.ordinary.|$Cx -0.041
x.ordinary.|$lx -0.11
x.ordinary.|&CX -0.182
x.ordinary.|,CX -0.603
x.ordinary.|,Cx -0.143
x.ordinary.|,DX -0.052
x.ordinary.|,at -0.12
x.ordinary.|,colour -0.254
x.ordinary.|,common -0.19
x.ordinary.|,describes -0.116
x.ordinary.|,do -0.263
x.ordinary.|,lx -0.049
x.ordinary.|,ordinary -0.183
x.ordinary.|,thing -0.262
x.ordinary.|.CI -0.224
x.ordinary.|.CX 0.047
x.ordinary.|.Cx -0.338
x.ordinary.|.OX -0.16
x.ordinary.|.art 0.152
x.ordinary.|.be 0.125
x.ordinary.|.colour 0.084
x.ordinary.|.common -0.054
x.ordinary.|.describes -0.408
x.ordinary.|.do -0.335
x.ordinary.|.look 0.169
x.ordinary.|.lx 0.101
x.ordinary.|.neg 0.128
x.ordinary.|.ordinary -0.278
x.ordinary.|.subj -0.159
x.ordinary.|.thing -0.247
x.ordinary.|.wish 0.317
x.ordinary.|=$ -0.323
x.ordinary.|=CX -0.169
x.ordinary.|?CX 0.145
x.ordinary.|?neg -0.061
x.ordinary.|qCX -0.044
x.ordinary:| CX -0.098
x.ordinary:| Cx -0.044
x.ordinary:| subj -0.083
x.ordinary:|,CX -0.243
x.ordinary:|,Cx -0.072
x.ordinary:|,colour -0.063
x.ordinary:|,thing -0.044
x.ordinary:|.CX 0.348
x.ordinary:|.colour 0.324
x.ordinary:|:colour -0.134
x.ordinary:|nCx -0.061
x.ordinary:|nlook -0.228
x.ordinary;| Cx -0.098
x.ordinaryn| CX -0.109
x.ordinaryn| strange -0.045
x.ordinaryn| trade -0.063
x.ordinaryn|$$ -0.149
x.ordinaryn|$CX -0.076
x.ordinaryn|:colour -0.13
x.ordinaryn|:trade -0.208
x.ordinaryn|nCX -0.11
x.ordinaryn|nlook -0.105
x.ordinaryn|nstrange -0.108
x.ordinaryq| CX -0.12
x.ordinaryq| Cx -0.058
x.ordinaryq| subj -0.099
x.ordinaryq| where -0.055
x.ordinaryq|,describes -0.054
x.ordinaryq|.CX -0.121
x.ordinaryq|qCX 0.345
x.ordinaryq|qcolour 0.15
x.ordinaryq|qdescribes 0.34
x.ordinary~| CX -0.359
x.past | CX -0.36
x.past | Cx -0.076
x.past | DX -0.198
x.past | adv -0.191
x.past | and -0.196
x.past | at -0.2
x.past | be -0.205
x.past | do -0.064
x.past | number -0.068
x.past | ordinary -0.217
x.past | proper -0.087
x.past | say -0.056
x.past | strange -0.254
x.past | subj -0.056
x.past | thing -0.106
x.past | will -0.052
x.past |,CX -0.403
x.past |,Cx -0.089
x.past |,adv -0.242
x.past |,common -0.081
x.past |,subj -0.266
x.past |.CX -0.462
x.past |.Cx -0.069
x.past |.art -0.172
x.past |.colour -0.179
x.past |.describes -0.112
x.past |.do -0.117
x.past |.ordinary -0.162
x.past |.strange -0.11
x.past |.subj -0.096
x.past |=$ -0.066
x.past-|.Cx -0.051
x.place | CX -0.122
x.place | Cx -0.174
x.place | do -0.126
x.place | thing -0.17
x.place |.CX -0.047
x.place |.Cx -0.262
x.place |.colour -0.069
x.place |.common -0.125
x.place |.subj -0.053
x.place,| CX 0.158
x.place,| Dx -0.133
x.place,| and -0.114
x.place,| at -0.127
x.place,| describes -0.068
x.place,| do 0.195
x.place,| subj -0.063
x.place,| thing -0.08
x.place,|$$ -0.044
x.place,|,Cx -0.069
x.place,|,common 0.372
x.place,|,describes -0.515
x.place,|.CX 0.38
x.place,|.Cx -0.326
x.place,|.colour 0.171
x.place,|.ordinary -0.231
x.place,|.strange 0.431
x.place,|.subj -0.064
x.place.| CX -0.047
x.place.| Cx -0.081
x.place.| DX -0.043
x.place.| and -0.118
x.place.| art -0.061
x.place.| at -0.149
x.place.| be 0.213
x.place.| name -0.09
x.place.| ordinary -0.104
x.place.| subj -0.065
x.place.| thing -0.068
x.place.| trade -0.044
x.place.|,CX -0.124
x.place.|,Cx -0.176
x.place.|,DX -0.15
x.place.|,colour -0.199
x.place.|,common -0.267
x.place.|,describes -0.471
x.place.|-CX -0.08
x.place.|.CX -0.057
x.place.|.Cx 0.278
x.place.|.colour 0.263
x.place.|.common -0.129
x.place.|.describes 0.156
x.place.|.strange -0.444
x.place.|:CX -0.075
x.place.|:strange -0.073
x.place:| CX -0.207
x.place:|,colour 0.232
x.place:|.CX 0.104
x.placeq|qCX 0.123
x.poss | CA -0.377
x.poss | Cx -0.422
x.poss | DX -0.614
x.poss | Dx -0.219
x.poss | Ox -0.16
x.poss | adv 0.17
x.poss | and -0.399
x.poss | art -0.063
x.poss | at -0.37
x.poss | be -0.46
x.poss | colour -0.064
x.poss | common -0.115
x.poss | do -0.293
x.poss | kind -0.065
x.poss | lx -0.346
x.poss | name -0.047
x.poss | number -0.159
x.poss | ordinary -0.206
x.poss | poss -0.149
x.poss | proper -0.092
x.poss | strange -0.29
x.poss | subj -0.15
x.poss | thing -0.375
x.poss | trade -0.21
x.poss | where -0.046
x.poss | wish -0.676
x.poss |$$ -0.529
x.poss |$Cx -0.062
x.poss |$lx -0.517
x.poss |&Cx -0.071
x.poss |&DX -0.097
x.poss |&ordinary -0.051
x.poss |&strange -0.055
x.poss |&thing -0.071
x.poss |(strange -0.087
x.poss |,Cx -0.487
x.poss |,DX -0.291
x.poss |,Ox -0.17
x.poss |,be 0.43
x.poss |,colour -0.099
x.poss |,describes -0.112
x.poss |,lx -0.285
x.poss |,neg -0.139
x.poss |,ordinary -0.431
x.poss |,strange -0.308
x.poss |,subj -0.153
x.poss |,trade -0.161
x.poss |,wish -0.212
x.poss |.CA 0.394
x.poss |.CX -0.099
x.poss |.Cx -0.515
x.poss |.DX -0.232
x.poss |.Ox -0.159
x.poss |.art -0.302
x.poss |.colour 0.092
x.poss |.common 0.158
x.poss |.describes -0.156
x.poss |.do 0.157
x.poss |.logo -0.057
x.poss |.lx -0.218
x.poss |.neg -0.065
x.poss |.ordinary -0.344
x.poss |.subj -0.243
x.poss |.thing -0.104
x.poss |.trade -0.169
x.poss |:Cx -0.043
x.poss |=$ -0.376
x.poss |=DX -0.223
x.proper | CX -0.228
x.proper | Cx -0.21
x.proper | adv -0.068
x.proper | and -0.102
x.proper | at -0.141
x.proper | be -0.066
x.proper | do -0.171
x.proper | lx -0.082
x.proper | subj -0.052
x.proper | trade -0.066
x.proper |$$ -0.378
x.proper |,CX -0.25
x.proper |,Cx -0.138
x.proper |,lx -0.121
x.proper |,subj -0.186
x.proper |.CX -0.28
x.proper |.Cx -0.156
x.proper |.describes -0.263
x.proper |.subj -0.044
x.proper |=$ -0.075
x.proper |=Cx -0.075
x.proper,|$$ -0.066
x.proper,|,Cx -0.127
x.proper.| CX -0.166
x.proper.| and -0.078
x.proper.| be -0.107
x.proper.| thing -0.073
x.proper.|.CX -0.164
x.propera| CX -0.426
x.propera| strange -0.048
x.propera| thing -0.215
x.propera| trade -0.08
x.propera|,CX -0.154
x.propera|.CX -0.41
x.q  -0.677
x.q 1 -0.573
x.q 2 -0.508
x.q 3 -0.369
x.q 4 -0.226
x.q$ -0.225
x.q$2 -0.069
x.q$4 -0.172
x.q& -0.348
x.q&1 -0.272
x.q&2 -0.113
x.q, -0.683
x.q,1 -0.291
x.q,2 -0.434
x.q,3 -0.268
x.q,4 -0.232
x.q- -0.259
x.q-1 -0.238
x.q. -0.166
x.q.1 -0.317
x.q.2 -0.189
x.q.3 -0.116
x.q.4 -0.147
x.q/ -0.203
x.q= -0.191
x.q=1 -0.052
x.q=2 -0.125
x.qA| tradeC -0.059
x.qA|qcolourC 0.2
x.qA|qdescribesC 0.256
x.qA|qtradeC 0.312
x.qI| atC -0.053
x.qI| thingC -0.042
x.qX| andC -0.047
x.qX| artC -0.164
x.qX| atC -0.288
x.qX| beC -0.298
x.qX| commonC -0.078
x.qX| doC -0.18
x.qX| logoC -0.062
x.qX| lookC -0.059
x.qX| numberC -0.182
x.qX| pastC -0.084
x.qX| strangeC -0.14
x.qX| subjC -0.27
x.qX| thingC -0.111
x.qX| tradeC -0.08
x.qX| whereC -0.064
x.qX|$$C -0.209
x.qX|,advC -0.073
x.qX|,colourC -0.082
x.qX|,describesC -0.067
x.qX|,negC -0.089
x.qX|,strangeC -0.139
x.qX|,thingC -0.085
x.qX|-colourC -0.079
x.qX|.artC -0.087
x.qX|.colourC -0.251
x.qX|=$C -0.112
x.qX|q$C 0.131
x.qX|qandC 0.048
x.qX|qartC -0.057
x.qX|qatC -0.125
x.qX|qcolourC 0.148
x.qX|qcommonC 0.476
x.qX|qdescribesC 0.424
x.qX|qdoC 0.224
x.qX|qlogoC 0.19
x.qX|qlookC 0.196
x.qX|qpossC -0.234
x.qX|qstrangeC 0.181
x.qX|qsubjC 0.047
x.qX|qthingC 0.275
x.qX|qtradeC 0.586
x.qX|qwhereC -0.145
x.qX|qwishC 0.068
x.q_ -0.076
x.qa -0.47
x.qq 0.442
x.qq1 0.516
x.qq2 0.14
x.qq3 0.257
x.qq4 0.151
x.qx| andC -0.093
x.qx| artC -0.084
x.qx| colourC -0.057
x.qx| commonC -0.054
x.qx| likeC -0.046
x.qx| ordinaryl -0.115
x.qx| possC -0.054
x.qx| subjC -0.08
x.qx| taglC -0.065
x.qx| thingl -0.089
x.qx| tradeC -0.049
x.qx| whereC -0.093
x.qx|,colourC -0.108
x.qx|,colourl -0.074
x.qx|,commonC -0.054
x.qx|,describesC -0.143
x.qx|,describesO -0.04
x.qx|,thingC -0.048
x.qx|.colourC -0.077
x.qx|.commonC -0.118
x.qx|=$C -0.073
x.qx|q$C -0.249
x.qx|qadvC 0.287
x.qx|qandC -0.06
x.qx|qcommonC -0.041
x.qx|qdescribesC 0.144
x.qx|qlookC 0.159
x.say | CI -0.261
x.say | CX 0.065
x.say | Cx -0.181
x.say | Dx -0.295
x.say | Ox -0.092
x.say | adv -0.134
x.say | and 0.134
x.say | art -0.058
x.say | at -0.055
x.say | be -0.196
x.say | common -0.296
x.say | describes -0.075
x.say | do -0.155
x.say | kind -0.374
x.say | lx 0.204
x.say | neg -0.198
x.say | ordinary -0.421
x.say | poss -0.141
x.say | strange -0.296
x.say | subj 0.285
x.say | thing -0.2
x.say | trade -0.412
x.say |$$ -0.332
x.say |$lx -0.323
x.say |,CX 0.274
x.say |,Cx -0.149
x.say |,Dx -0.304
x.say |,colour -0.143
x.say |,common 0.206
x.say |,describes 0.175
x.say |,neg 0.392
x.say |,subj 0.1
x.say |.CX 0.118
x.say |.Cx -0.395
x.say |.art -0.045
x.say |.strange -0.284
x.say |.subj -0.224
x.say |.trade -0.09
x.say |=$ -0.175
x.say,|$$ -0.336
x.say,|,Cx -0.288
x.say,|,colour -0.271
x.say.| CX -0.107
x.say.|=$ -0.073
x.say:| thing -0.048
x.sayq| CX -0.076
x.sayq|qCX -0.13
x.sayq|qand 0.102
x.strange | CA -0.379
x.strange | CX -0.971
x.strange | Cd -0.109
x.strange | Cx -0.369
x.strange | DX -0.064
x.strange | Dd -0.044
x.strange | Dx -0.447
x.strange | Ox -0.165
x.strange | adv -0.138
x.strange | and -0.655
x.strange | art -0.291
x.strange | at -0.956
x.strange | be -0.363
x.strange | colour -0.409
x.strange | common -0.237
x.strange | describes -0.086
x.strange | do -0.615
x.strange | for -0.135
x.strange | kind -0.152
x.strange | look -0.077
x.strange | lx -0.479
x.strange | name -0.076
x.strange | neg -0.086
x.strange | number -0.075
x.strange | ordinary -0.105
x.strange | poss -0.081
x.strange | proper -0.063
x.strange | say -0.33
x.strange | strange -0.081
x.strange | subj -0.29
x.strange | thing -0.744
x.strange | trade -0.49
x.strange | where -0.17
x.strange | will 0.288
x.strange | wish -0.496
x.strange |$$ -0.521
x.strange |$CX -0.3
x.strange |$Cx -0.094
x.strange |$DX -0.106
x.strange |$Dx -0.07
x.strange |$lx -0.535
x.strange |(CX -0.564
x.strange |(Cx -0.088
x.strange |(thing -0.09
x.strange |,CA 0.132
x.strange |,CX -0.256
x.strange |,Cd -0.194
x.strange |,Cx -0.633
x.strange |,DX -0.469
x.strange |,Dx -0.307
x.strange |,Ox -0.309
x.strange |,adv -0.103
x.strange |,and -0.179
x.strange |,art -0.349
x.strange |,at 0.303
x.strange |,colour -0.697
x.strange |,common -0.242
x.strange |,describes -0.684
x.strange |,do -0.636
x.strange |,kind -0.37
x.strange |,like -0.131
x.strange |,logo -0.444
x.strange |,look 0.24
x.strange |,lx -0.542
x.strange |,name -0.181
x.strange |,neg 0.366
x.strange |,ordinary -0.466
x.strange |,place -0.273
x.strange |,poss -0.169
x.strange |,strange -0.06
x.strange |,subj -0.306
x.strange |,thing -0.62
x.strange |,trade -0.425
x.strange |,will -0.285
x.strange |,wish -0.294
x.strange |-CX -0.115
x.strange |-strange -0.092
x.strange |.CA -0.298
x.strange |.CX -0.324
x.strange |.Cd -0.114
x.strange |.Cx -0.726
x.strange |.DX -0.618
x.strange |.Dd -0.045
x.strange |.Dx -0.298
x.strange |.Ox -0.199
x.strange |.adv -0.281
x.strange |.art -0.359
x.strange |.at -0.118
x.strange |.colour -0.42
x.strange |.common 0.157
x.strange |.describes -0.961
x.strange |.do -0.505
x.strange |.field -0.099
x.strange |.for -0.042
x.strange |.logo -0.263
x.strange |.look -0.317
x.strange |.lx -0.237
x.strange |.neg 0.07
x.strange |.ordinary 0.186
x.strange |.poss -0.345
x.strange |.strange -0.558
x.strange |.subj -0.254
x.strange |.tagl -0.138
x.strange |.thing -0.564
x.strange |.trade -0.609
x.strange |.where -0.068
x.strange |.will -0.123
x.strange |.wish 0.181
x.strange |/CX -0.199
x.strange |:CX -0.092
x.strange |:Cx -0.119
x.strange |:DX -0.179
x.strange |:Dx -0.077
x.strange |:art -0.266
x.strange |:colour -0.198
x.strange |:describes -0.254
x.strange |:do -0.052
x.strange |:logo -0.061
x.strange |:ordinary 0.334
x.strange |:thing -0.355
x.strange |;CX -0.472
x.strange |;colour -0.427
x.strange |;ordinary -0.128
x.strange |=$ -0.469
x.strange |=CX -0.272
x.strange |=DX -0.237
x.strange |=Dx -0.113
x.strange |=Ox -0.053
x.strange |?CX -0.26
x.strange |_CX -0.04
x.strange |_Cx -0.051
x.strange |_strange -0.049
x.strange |aCX -0.153
x.strange |anumber -0.077
x.strange |nCX -0.118
x.strange |nfield -0.043
x.strange |nstrange -0.101
x.strange |qCX -0.184
x.strange |qcolour -0.105
x.strange |qdo -0.043
x.strange |~CX 0.338
x.strange |~colour -0.142
x.strange!| ordinary -0.149
x.strange&| CX 0.075
x.strange&| DX -0.175
x.strange&| and -0.071
x.strange&| art -0.079
x.strange&| at -0.17
x.strange&| be 0.285
x.strange&| colour -0.066
x.strange&| common -0.066
x.strange&| do -0.15
x.strange&| for -0.139
x.strange&| logo -0.175
x.strange&| lx -0.105
x.strange&| strange -0.114
x.strange&| subj -0.046
x.strange&| thing -0.335
x.strange&| trade -0.071
x.strange&| will -0.123
x.strange&| wish -0.137
x.strange&|$$ -0.254
x.strange&|$CX -0.147
x.strange&|$lx -0.119
x.strange&|,CX -0.22
x.strange&|,colour -0.128
x.strange&|,common -0.12
x.strange&|,describes -0.105
x.strange&|,do -0.112
x.strange&|,lx -0.21
x.strange&|,strange -0.11
x.strange&|,trade -0.145
x.strange&|.CX -0.36
x.strange&|.DX -0.067
x.strange&|.art -0.042
x.strange&|.colour -0.251
x.strange&|.common -0.237
x.strange&|.describes -0.208
x.strange&|.look -0.046
x.strange&|.lx -0.212
x.strange&|.ordinary -0.114
x.strange&|.subj -0.121
x.strange&|.trade -0.113
x.strange&|:CX -0.08
x.strange&|:trade -0.077
x.strange&|nCX -0.088
x.strange&|qCX -0.072
x.strange&|qcommon -0.075
x.strange&|~CX -0.07
x.strange(| Cx -0.115
x.strange(|.Cx -0.121
x.strange)| at -0.047
x.strange,| CA -0.129
x.strange,| CX -0.328
x.strange,| Cx -0.146
x.strange,| DX -0.104
x.strange,| Dx -0.218
x.strange,| Ox -0.072
x.strange,| and -0.171
x.strange,| art -0.046
x.strange,| at -0.335
x.strange,| be -0.126
x.strange,| colour -0.133
x.strange,| common -0.122
x.strange,| describes -0.068
x.strange,| do -0.047
x.strange,| kind -0.105
x.strange,| look -0.045
x.strange,| lx -0.201
x.strange,| ordinary -0.155
x.strange,| strange -0.132
x.strange,| subj -0.163
x.strange,| thing -0.052
x.strange,| trade -0.109
x.strange,| where -0.194
x.strange,| wish -0.051
x.strange,|$$ -0.583
x.strange,|$CX -0.233
x.strange,|$Cx -0.235
x.strange,|$lx -0.197
x.strange,|,CX 0.554
x.strange,|,Cx -0.624
x.strange,|,DX -0.193
x.strange,|,Dx -0.244
x.strange,|,Ox -0.24
x.strange,|,art -0.166
x.strange,|,at 0.237
x.strange,|,colour -0.172
x.strange,|,common 0.364
x.strange,|,describes -0.204
x.strange,|,do 0.238
x.strange,|,look -0.128
x.strange,|,lx -0.38
x.strange,|,neg -0.331
x.strange,|,ordinary -0.17
x.strange,|,strange 0.286
x.strange,|,thing 0.115
x.strange,|,trade 0.142
x.strange,|.CX -0.084
x.strange,|.Cx -0.409
x.strange,|.DX 0.167
x.strange,|.Dx -0.408
x.strange,|.Ox -0.215
x.strange,|.adv -0.098
x.strange,|.art 0.249
x.strange,|.colour 0.122
x.strange,|.common -0.512
x.strange,|.describes -0.052
x.strange,|.logo 0.19
x.strange,|.look -0.061
x.strange,|.lx -0.179
x.strange,|.poss -0.124
x.strange,|.subj -0.389
x.strange,|.thing 0.228
x.strange,|.trade 0.166
x.strange,|:CX 0.284
x.strange,|:colour 0.285
x.strange,|=$ -0.137
x.strange,|=DX -0.1
x.strange-| CX -0.453
x.strange-| Cx -0.055
x.strange-| kind -0.058
x.strange-| ordinary -0.063
x.strange-| poss -0.05
x.strange-| strange -0.309
x.strange-| thing -0.084
x.strange-|,CX -0.241
x.strange-|.CX -0.349
x.strange-|.Cx -0.079
x.strange-|.art -0.229
x.strange-|.describes -0.054
x.strange.| CI -0.073
x.strange.| CX 0.107
x.strange.| Cx -0.241
x.strange.| DX -0.538
x.strange.| Dx -0.104
x.strange.| OX -0.176
x.strange.| adv -0.468
x.strange.| and -0.572
x.strange.| art -0.17
x.strange.| at -0.568
x.strange.| be 0.067
x.strange.| call -0.088
x.strange.| colour -0.464
x.strange.| common -0.14
x.strange.| describes -0.399
x.strange.| do -0.515
x.strange.| field -0.108
x.strange.| for -0.06
x.strange.| hex -0.102
x.strange.| like -0.144
x.strange.| logo -0.088
x.strange.| look -0.055
x.strange.| lx -0.295
x.strange.| number -0.365
x.strange.| ordinary -0.556
x.strange.| poss -0.095
x.strange.| say -0.302
x.strange.| strange -0.397
x.strange.| subj 0.3
x.strange.| thing -0.461
x.strange.| trade 0.344
x.strange.| where -0.105
x.strange.| wish -0.338
x.strange.|$$ -0.258
x.strange.|$CX -0.062
x.strange.|$lx -0.206
x.strange.|&CX -0.076
x.strange.|&colour -0.045
x.strange.|,CX -0.38
x.strange.|,Cx -0.169
x.strange.|,DX 0.128
x.strange.|,OX -0.314
x.strange.|,and -0.099
x.strange.|,art -0.059
x.strange.|,at -0.087
x.strange.|,colour -0.379
x.strange.|,common -0.118
x.strange.|,describes -0.229
x.strange.|,do -0.072
x.strange.|,look -0.35
x.strange.|,lx -0.572
x.strange.|,neg -0.094
x.strange.|,ordinary -0.398
x.strange.|,thing -0.115
x.strange.|-CX -0.09
x.strange.|.CA 0.151
x.strange.|.CI -0.054
x.strange.|.CX -0.202
x.strange.|.Cx -0.556
x.strange.|.DX -0.453
x.strange.|.OX -0.05
x.strange.|.art -0.102
x.strange.|.common 0.317
x.strange.|.describes -0.23
x.strange.|.do -0.462
x.strange.|.look -0.161
x.strange.|.lx 0.127
x.strange.|.neg -0.093
x.strange.|.ordinary 0.1
x.strange.|.strange -0.281
x.strange.|.subj 0.201
x.strange.|.thing -0.344
x.strange.|.trade 0.281
x.strange.|.wish -0.109
x.strange.|:CX -0.277
x.strange.|:art -0.127
x.strange.|:colour -0.258
x.strange.|=$ -0.456
x.strange.|=CX -0.127
x.strange.|=DX -0.169
x.strange.|=OX -0.229
x.strange.|aCX -0.175
x.strange.|qCX -0.052
x.strange:| CX -0.212
x.strange:| Cx -0.248
x.strange:| DX -0.094
x.strange:| Dx -0.209
x.strange:| Ox -0.1
x.strange:| at -0.173
x.strange:| for -0.13
x.strange:| strange -0.079
x.strange:| subj -0.164
x.strange:| trade -0.066
x.strange:| where -0.095
x.strange:|,Cx -0.501
x.strange:|,DX -0.182
x.strange:|,Dx -0.218
x.strange:|,art -0.044
x.strange:|,colour -0.462
x.strange:|,describes -0.219
x.strange:|,strange -0.087
x.strange:|.CX 0.49
x.strange:|.Cx -0.376
x.strange:|.DX -0.065
x.strange:|.colour 0.295
x.strange:|.common 0.188
x.strange:|.describes 0.148
x.strange:|:CX -0.249
x.strange:|:strange -0.224
x.strange:|nCX 0.352
x.strange;| be -0.042
x.strange;|;Cx -0.042
x.strange?|$$ -0.134
x.strangea| CX -0.072
x.strangea| and -0.064
x.strangea|$$ -0.246
x.strangea|.CX -0.239
x.strangen| CX -0.079
x.strangen| and -0.124
x.strangen| strange -0.059
x.strangen| trade -0.049
x.strangen|$$ -0.191
x.strangen|$CX -0.191
x.strangen|:CX -0.218
x.strangen|:colour -0.084
x.strangen|:logo -0.059
x.strangen|:trade -0.288
x.strangen|nCX -0.049
x.strangen|nlook -0.141
x.strangen|nstrange -0.049
x.strangeq| CX -0.134
x.strangeq| Cx -0.09
x.strangeq| OX -0.077
x.strangeq| art -0.108
x.strangeq| colour -0.056
x.strangeq| do -0.058
x.strangeq| trade -0.082
x.strangeq|,CX -0.133
x.strangeq|,Cx -0.148
x.strangeq|,Dx -0.088
x.strangeq|,colour -0.213
x.strangeq|,neg -0.084
x.strangeq|.CX -0.245
x.strangeq|.Cx -0.118
x.strangeq|.OX -0.146
x.strangeq|.art -0.155
x.strangeq|.colour -0.183
x.strangeq|=$ -0.129
x.strangeq|=CX -0.054
x.strangeq|=Cx -0.073
x.strangeq|qCX 0.487
x.strangeq|qCx -0.071
x.strangeq|qcolour 0.262
x.strangeq|qcommon 0.168
x.strangeq|qthing 0.235
x.strange~| Ox -0.059
x.strange~| strange -0.336
x.strange~| trade -0.077
x.strange~|,Cx -0.077
x.strange~|,Ox -0.071
x.subj | CX -0.863
x.subj | Cx -0.276
x.subj | DX 0.045
x.subj | Dx -0.268
x.subj | Ox -0.188
x.subj | adv -0.208
x.subj | and -0.467
x.subj | art -0.249
x.subj | at -0.208
x.subj | be -0.292
x.subj | call -0.24
x.subj | common -0.229
x.subj | describes -0.072
x.subj | do -0.455
x.subj | for -0.148
x.subj | hi -0.088
x.subj | kind -0.073
x.subj | like -0.044
x.subj | logo -0.089
x.subj | lx -0.371
x.subj | name -0.1
x.subj | number -0.106
x.subj | ordinary -0.142
x.subj | past -0.071
x.subj | poss -0.159
x.subj | say -0.094
x.subj | strange -0.48
x.subj | subj -0.581
x.subj | tagl -0.088
x.subj | thing -0.379
x.subj | trade -0.282
x.subj | where -0.243
x.subj | will -0.085
x.subj | wish -0.067
x.subj |$$ -0.318
x.subj |$lx -0.313
x.subj |&Cx -0.088
x.subj |&ordinary -0.085
x.subj |(Cx -0.178
x.subj |,CX -0.666
x.subj |,Cx -0.428
x.subj |,DX -0.234
x.subj |,Dx -0.147
x.subj |,adv -0.115
x.subj |,and -0.049
x.subj |,art -0.212
x.subj |,at -0.302
x.subj |,colour -0.27
x.subj |,common -0.171
x.subj |,describes -0.196
x.subj |,do -0.608
x.subj |,kind -0.067
x.subj |,logo -0.132
x.subj |,look -0.132
x.subj |,lx -0.316
x.subj |,name -0.191
x.subj |,neg -0.15
x.subj |,ordinary -0.221
x.subj |,strange -0.406
x.subj |,subj -0.132
x.subj |,thing -0.141
x.subj |,trade -0.378
x.subj |,wish -0.179
x.subj |-CX -0.314
x.subj |-colour -0.153
x.subj |-strange -0.215
x.subj |.CX 0.157
x.subj |.Cx -0.653
x.subj |.DX 0.347
x.subj |.Dx -0.166
x.subj |.Ox -0.281
x.subj |.adv -0.144
x.subj |.art -0.053
x.subj |.be -0.364
x.subj |.colour -0.112
x.subj |.common -0.139
x.subj |.describes 0.129
x.subj |.do 0.222
x.subj |.look -0.073
x.subj |.lx -0.58
x.subj |.ordinary -0.546
x.subj |.poss -0.135
x.subj |.strange -0.358
x.subj |.thing 0.092
x.subj |.trade -0.091
x.subj |:CX -0.268
x.subj |:Cx -0.114
x.subj |:colour -0.297
x.subj |:common -0.084
x.subj |:logo 0.2
x.subj |;art -0.062
x.subj |=$ -0.158
x.subj |=Cx -0.079
x.subj |=Ox -0.088
x.subj |qCx -0.118
x.subj |qcommon 0.277
x.subj |qsubj -0.092
x.subj,| CX -0.198
x.subj,| at -0.189
x.subj,| ordinary -0.053
x.subj,| thing -0.075
x.subj,|$$ -0.042
x.subj,|.art -0.111
x.subj,|qCx -0.049
x.subj.| CX -0.312
x.subj.| OX 0.057
x.subj.| art -0.176
x.subj.| at -0.079
x.subj.| be 0.183
x.subj.| colour -0.161
x.subj.| do -0.269
x.subj.| kind -0.04
x.subj.| logo -0.145
x.subj.| number -0.047
x.subj.| ordinary -0.053
x.subj.| strange -0.065
x.subj.| subj -0.136
x.subj.| thing -0.065
x.subj.| trade -0.045
x.subj.|$$ -0.214
x.subj.|,CX -0.053
x.subj.|,colour -0.063
x.subj.|,common 0.301
x.subj.|,describes -0.177
x.subj.|,trade 0.091
x.subj.|.CX 0.285
x.subj.|.art -0.114
x.subj.|.colour 0.116
x.subj.|.describes -0.095
x.subj.|.thing 0.044
x.subj.|=$ 0.246
x.subj.|=CX 0.183
x.subj.|qCX -0.054
x.subj:| CX -0.085
x.subj:| strange -0.077
x.tagl | CX -0.107
x.tagl | Cx -0.08
x.tagl | art -0.046
x.tagl | strange -0.101
x.tagl | subj -0.233
x.tagl |$$ -0.098
x.tagl |,Cx -0.081
x.tagl:| CX -0.198
x.tagl:| at -0.121
x.tagl:| strange -0.098
x.tagl:| thing -0.066
x.tagl:|$$ -0.242
x.tagl:|$CX -0.114
x.tagl:|,CX -0.164
x.tagl:|.CX -0.189
x.taglq| CX -0.178
x.taglq| at -0.083
x.taglq| common -0.045
x.taglq| subj -0.043
x.taglq|q$ -0.219
x.taglq|qCX -0.342
x.taglq|qDX -0.154
x.taglq|qcolour -0.146
x.taglq|qsubj -0.06
x.thing | CA -0.238
x.thing | CX -0.486
x.thing | Cd -0.211
x.thing | Cx -0.294
x.thing | DX -0.437
x.thing | Ox -0.19
x.thing | SX -0.262
x.thing | adv -0.142
x.thing | and -0.152
x.thing | art -0.069
x.thing | at -0.29
x.thing | be -0.199
x.thing | colour -0.25
x.thing | common -0.111
x.thing | describes -0.044
x.thing | do -0.244
x.thing | kind -0.219
x.thing | logo -0.045
x.thing | lx -0.444
x.thing | number -0.169
x.thing | ordinary -0.111
x.thing | strange -0.095
x.thing | subj -0.301
x.thing | thing -0.392
x.thing | trade -0.58
x.thing | will -0.382
x.thing |$$ -0.528
x.thing |$CX -0.33
x.thing |$Cx -0.047
x.thing |$Ox -0.235
x.thing |$lx -0.342
x.thing |(CX -0.182
x.thing |(Cx -0.112
x.thing |(art -0.058
x.thing |(common -0.182
x.thing |,CX -0.496
x.thing |,Cx -0.493
x.thing |,Ox -0.115
x.thing |,adv -0.051
x.thing |,and -0.103
x.thing |,at -0.141
x.thing |,colour -0.572
x.thing |,common -0.094
x.thing |,describes -0.439
x.thing |,do -0.099
x.thing |,kind -0.119
x.thing |,logo -0.051
x.thing |,lx -0.732
x.thing |,neg -0.118
x.thing |,place -0.379
x.thing |,poss -0.309
x.thing |,say -0.052
x.thing |,strange -0.23
x.thing |,subj -0.24
x.thing |,tagl -0.15
x.thing |,thing -0.502
x.thing |,trade -0.278
x.thing |,will -0.296
x.thing |,wish -0.452
x.thing |.CA -0.39
x.thing |.CX -0.447
x.thing |.Cx -0.508
x.thing |.Ox -0.296
x.thing |.adv -0.267
x.thing |.art -0.117
x.thing |.be -0.072
x.thing |.colour -0.761
x.thing |.common -0.769
x.thing |.do 0.132
x.thing |.logo -0.265
x.thing |.look -0.133
x.thing |.lx 0.127
x.thing |.neg -0.282
x.thing |.ordinary -0.155
x.thing |.poss -0.151
x.thing |.strange -0.165
x.thing |.subj -0.266
x.thing |.thing -0.608
x.thing |.trade -0.134
x.thing |.will -0.28
x.thing |.wish -0.1
x.thing |:art -0.055
x.thing |:do -0.242
x.thing |=$ -0.22
x.thing |=CX -0.137
x.thing |=Cx -0.062
x.thing |=Ox -0.054
x.thing |?CX -0.121
x.thing |qCX -0.176
x.thing |qCx -0.081
x.thing |qat -0.085
x.thing |qcommon -0.118
x.thing |qstrange -0.11
x.thing&| CX -0.41
x.thing&| DX -0.068
x.thing&| and -0.1
x.thing&| at -0.066
x.thing&| colour -0.05
x.thing&| trade -0.083
x.thing&|$$ -0.196
x.thing&|$CX -0.191
x.thing&|,CX -0.396
x.thing&|,colour -0.106
x.thing&|,describes -0.076
x.thing&|.CX -0.22
x.thing&|.Cx -0.062
x.thing&|.common -0.104
x.thing&|.describes -0.078
x.thing&|=$ -0.089
x.thing,| CX -0.209
x.thing,| Cx -0.124
x.thing,| adv -0.147
x.thing,| and -0.056
x.thing,| colour -0.117
x.thing,| common -0.074
x.thing,| do -0.055
x.thing,| lx -0.271
x.thing,| subj -0.168
x.thing,| thing -0.099
x.thing,| wish -0.125
x.thing,|$$ 0.26
x.thing,|$CX 0.476
x.thing,|$lx -0.316
x.thing,|,CX 0.128
x.thing,|,Cd -0.111
x.thing,|,Cx -0.252
x.thing,|,Ox -0.046
x.thing,|,common -0.294
x.thing,|,describes 0.484
x.thing,|,do -0.204
x.thing,|,lx -0.32
x.thing,|,neg -0.11
x.thing,|,ordinary -0.198
x.thing,|,strange -0.246
x.thing,|,thing -0.146
x.thing,|,wish 0.278
x.thing,|.CX 0.043
x.thing,|.Cd -0.155
x.thing,|.Cx -0.338
x.thing,|.Ox -0.163
x.thing,|.art 0.349
x.thing,|.colour 0.117
x.thing,|.common -0.056
x.thing,|.describes -0.134
x.thing,|.do -0.141
x.thing,|.hi -0.047
x.thing,|.lx -0.332
x.thing,|.neg -0.156
x.thing,|.ordinary -0.178
x.thing,|.strange -0.096
x.thing,|.subj 0.148
x.thing,|.thing -0.093
x.thing,|.trade 0.174
x.thing,|.wish -0.104
x.thing,|=$ -0.134
x.thing,|=Cx -0.127
x.thing,|qCx -0.057
x.thing-| Cx -0.131
x.thing-| do -0.103
x.thing-| thing -0.076
x.thing-| trade -0.063
x.thing-|$$ -0.111
x.thing-|.Cx -0.215
x.thing-|.colour -0.141
x.thing.| CA -0.184
x.thing.| CX -0.645
x.thing.| Cx -0.179
x.thing.| OX -0.457
x.thing.| Ox -0.044
x.thing.| adv -0.077
x.thing.| art -0.134
x.thing.| at -0.275
x.thing.| be 0.05
x.thing.| colour -0.391
x.thing.| common -0.548
x.thing.| describes -0.086
x.thing.| do -0.148
x.thing.| field -0.076
x.thing.| kind -0.071
x.thing.| logo -0.135
x.thing.| lx -0.342
x.thing.| name -0.131
x.thing.| neg -0.061
x.thing.| number -0.253
x.thing.| ordinary -0.185
x.thing.| proper -0.229
x.thing.| strange -0.266
x.thing.| subj -0.218
x.thing.| thing -0.5
x.thing.| trade -0.347
x.thing.| where -0.062
x.thing.| wish 0.105
x.thing.|$$ -0.376
x.thing.|$CX -0.122
x.thing.|$Cx -0.065
x.thing.|$lx -0.266
x.thing.|&CX -0.064
x.thing.|&colour -0.059
x.thing.|&strange -0.047
x.thing.|&thing -0.145
x.thing.|,CX 0.048
x.thing.|,Cx -0.222
x.thing.|,OX -0.278
x.thing.|,Ox -0.085
x.thing.|,at -0.123
x.thing.|,be -0.155
x.thing.|,colour -0.219
x.thing.|,common -0.158
x.thing.|,describes -0.299
x.thing.|,do -0.078
x.thing.|,lx -0.15
x.thing.|,neg -0.105
x.thing.|,ordinary -0.058
x.thing.|,strange -0.248
x.thing.|,subj -0.126
x.thing.|,thing -0.192
x.thing.|,trade -0.134
x.thing.|-CX -0.212
x.thing.|.CI -0.168
x.thing.|.CX -0.133
x.thing.|.Cx -0.336
x.thing.|.OX 0.108
x.thing.|.art 0.19
x.thing.|.colour -0.173
x.thing.|.common -0.056
x.thing.|.describes -0.517
x.thing.|.do -0.113
x.thing.|.logo -0.108
x.thing.|.lx 0.146
x.thing.|.neg -0.185
x.thing.|.ordinary 0.053
x.thing.|.poss -0.043
x.thing.|.strange 0.121
x.thing.|.subj 0.211
x.thing.|.tagl 0.259
x.thing.|.thing 0.078
x.thing.|.trade 0.041
x.thing.|.wish -0.22
x.thing.|/CX -0.163
x.thing.|:CX -0.093
x.thing.|=$ -0.378
x.thing.|=CX -0.275
x.thing.|=OX -0.193
x.thing.|qCX -0.104
x.thing.|qsubj -0.088
x.thing:| CX -0.102
x.thing:| at -0.254
x.thing:|$$ 0.324
x.thing:|,Cx -0.235
x.thing:|,colour -0.164
x.thing:|,trade -0.075
x.thing:|.CX 0.481
x.thing:|.colour 0.29
x.thing;| Cx -0.063
x.thing;| subj -0.052
x.thing;|;Cx -0.186
x.thing?| CX -0.218
x.thing?| thing -0.115
x.thing?|$$ -0.133
x.thingn| CX -0.04
x.thingn|:colour -0.091
x.thingq| CX -0.116
x.thingq| Cx -0.082
x.thingq| and -0.047
x.thingq| at -0.063
x.thingq| colour -0.067
x.thingq| subj -0.083
x.thingq|,CX -0.073
x.thingq|,Cx -0.108
x.thingq|,colour -0.071
x.thingq|,describes -0.087
x.thingq|,thing -0.072
x.thingq|.Cx -0.138
x.thingq|.colour -0.059
x.thingq|qCx 0.149
x.thingq|qcommon 0.12
x.thingq|qdescribes 0.268
x.thing~| Cx -0.053
x.thing~| thing -0.056
x.thing~|,colour -0.103
x.trade | CA -0.053
x.trade | CX -0.414
x.trade | Cx -0.492
x.trade | DX 0.145
x.trade | Dx -0.095
x.trade | Ox -0.171
x.trade | SA -0.111
x.trade | adv -0.207
x.trade | and -0.583
x.trade | art -0.394
x.trade | at 0.179
x.trade | be -0.254
x.trade | colour -0.047
x.trade | common -0.472
x.trade | describes 0.139
x.trade | do -0.153
x.trade | field -0.107
x.trade | for -0.303
x.trade | kind -0.202
x.trade | like -0.049
x.trade | logo -0.282
x.trade | look -0.185
x.trade | lx -0.047
x.trade | name -0.22
x.trade | neg -0.257
x.trade | number -0.414
x.trade | ordinary -0.631
x.trade | place -0.395
x.trade | poss -0.271
x.trade | say -0.335
x.trade | strange -0.43
x.trade | subj -0.438
x.trade | tagl -0.114
x.trade | thing -0.407
x.trade | trade -0.428
x.trade | where -0.432
x.trade | will -0.155
x.trade | wish 0.271
x.trade |!Cx -0.078
x.trade |$$ -0.685
x.trade |$CX -0.43
x.trade |$Cx -0.116
x.trade |$Ox -0.195
x.trade |$lx -0.748
x.trade |&CX -0.075
x.trade |&Cx -0.067
x.trade |&DX -0.168
x.trade |&lx -0.079
x.trade |&ordinary -0.198
x.trade |&strange -0.121
x.trade |(Cx -0.288
x.trade |,CA 0.068
x.trade |,CX 0.325
x.trade |,Cx -0.747
x.trade |,DX -0.074
x.trade |,Dx -0.269
x.trade |,Ox -0.34
x.trade |,SA -0.399
x.trade |,adv -0.11
x.trade |,and -0.264
x.trade |,art -0.446
x.trade |,at -0.277
x.trade |,be -0.164
x.trade |,colour 0.241
x.trade |,common -0.332
x.trade |,describes -0.612
x.trade |,do -0.404
x.trade |,kind -0.203
x.trade |,logo 0.134
x.trade |,name -0.22
x.trade |,neg -0.386
x.trade |,number -0.124
x.trade |,place 0.425
x.trade |,poss -0.174
x.trade |,strange -0.269
x.trade |,subj 0.131
x.trade |,thing -0.37
x.trade |,trade -0.502
x.trade |,wish -0.405
x.trade |-CX -0.155
x.trade |-Cx -0.082
x.trade |-common -0.069
x.trade |-strange -0.097
x.trade |.CA 0.208
x.trade |.CX -0.433
x.trade |.Cx -0.775
x.trade |.DX 0.056
x.trade |.Dx -0.142
x.trade |.Ox -0.356
x.trade |.adv -0.216
x.trade |.art -0.229
x.trade |.colour 0.103
x.trade |.common -0.5
x.trade |.describes -0.729
x.trade |.do -0.211
x.trade |.kind -0.127
x.trade |.logo -0.053
x.trade |.look -0.139
x.trade |.lx -0.792
x.trade |.name -0.078
x.trade |.neg 0.041
x.trade |.ordinary -0.442
x.trade |.poss -0.142
x.trade |.strange -0.44
x.trade |.subj -0.501
x.trade |.tagl 0.096
x.trade |.thing -0.272
x.trade |.trade -0.354
x.trade |.will -0.234
x.trade |.wish -0.289
x.trade |/Cx -0.041
x.trade |/colour -0.078
x.trade |:CX -0.072
x.trade |:Cx -0.176
x.trade |:DX -0.354
x.trade |:Ox -0.127
x.trade |:art 0.108
x.trade |:colour -0.153
x.trade |:describes -0.175
x.trade |:logo -0.294
x.trade |:strange -0.251
x.trade |:thing -0.141
x.trade |:trade -0.051
x.trade |;CX -0.255
x.trade |;Cx -0.087
x.trade |;adv -0.051
x.trade |;colour 0.244
x.trade |;describes -0.143
x.trade |;strange -0.28
x.trade |;thing -0.085
x.trade |=$ -0.074
x.trade |?CX -0.155
x.trade |?Cx -0.045
x.trade |?subj -0.048
x.trade |astrange -0.171
x.trade |nfield -0.166
x.trade |nlook -0.106
x.trade |nwish -0.045
x.trade |q$ -0.089
x.trade |qCX -0.365
x.trade |qCx -0.127
x.trade |qcolour -0.112
x.trade |qcommon -0.06
x.trade |qdescribes -0.112
x.trade |qordinary -0.182
x.trade |qstrange -0.238
x.trade |~CX -0.478
x.trade |~colour -0.254
x.trade!| CX -0.071
x.trade!| colour -0.071
x.trade&| CX -0.185
x.trade&| at -0.156
x.trade&|$$ -0.116
x.trade&|,CX -0.084
x.trade&|,colour -0.043
x.trade&|.CX -0.191
x.trade(|,Cx -0.075
x.trade(|.Cx -0.045
x.trade,| CX -0.569
x.trade,| Cx -0.149
x.trade,| Ox -0.164
x.trade,| and -0.126
x.trade,| at -0.238
x.trade,| be -0.171
x.trade,| common -0.353
x.trade,| describes -0.075
x.trade,| do -0.138
x.trade,| field -0.041
x.trade,| for -0.046
x.trade,| kind -0.045
x.trade,| lx -0.325
x.trade,| name -0.064
x.trade,| neg -0.082
x.trade,| number -0.138
x.trade,| ordinary -0.212
x.trade,| say -0.22
x.trade,| strange -0.312
x.trade,| subj -0.113
x.trade,| thing -0.266
x.trade,| trade -0.196
x.trade,| will -0.042
x.trade,| wish -0.131
x.trade,|$$ 0.354
x.trade,|$CX 0.605
x.trade,|$Cx -0.115
x.trade,|$Ox 0.373
x.trade,|$lx -0.312
x.trade,|&CX -0.219
x.trade,|&ordinary -0.217
x.trade,|&strange -0.109
x.trade,|,CX 0.12
x.trade,|,Cx -0.566
x.trade,|,Dx -0.045
x.trade,|,Ox -0.346
x.trade,|,adv -0.045
x.trade,|,and -0.227
x.trade,|,art -0.118
x.trade,|,at -0.083
x.trade,|,colour 0.26
x.trade,|,common 0.214
x.trade,|,describes 0.323
x.trade,|,do 0.369
x.trade,|,look -0.125
x.trade,|,lx 0.154
x.trade,|,neg -0.423
x.trade,|,ordinary 0.231
x.trade,|,strange 0.13
x.trade,|,trade 0.53
x.trade,|-common -0.175
x.trade,|-strange -0.146
x.trade,|.CX -0.33
x.trade,|.Cx -0.425
x.trade,|.Ox -0.252
x.trade,|.be 0.074
x.trade,|.colour 0.393
x.trade,|.common -0.381
x.trade,|.describes -0.242
x.trade,|.strange 0.399
x.trade,|.subj 0.198
x.trade,|.tagl -0.158
x.trade,|.trade 0.439
x.trade,|.wish -0.357
x.trade,|:Cx -0.063
x.trade,|=$ -0.293
x.trade,|qCx -0.071
x.trade,|qstrange -0.176
x.trade-| Cx -0.05
x.trade.| CI -0.195
x.trade.| CX -0.736
x.trade.| Cx -0.125
x.trade.| DX -0.324
x.trade.| OX -0.307
x.trade.| adv -0.075
x.trade.| and -0.245
x.trade.| art -0.058
x.trade.| at -0.167
x.trade.| be -0.353
x.trade.| colour -0.224
x.trade.| common -0.209
x.trade.| do -0.154
x.trade.| for -0.195
x.trade.| kind -0.076
x.trade.| like -0.22
x.trade.| logo -0.075
x.trade.| lx -0.264
x.trade.| name -0.093
x.trade.| neg -0.121
x.trade.| number -0.333
x.trade.| ordinary -0.184
x.trade.| say -0.399
x.trade.| strange -0.233
x.trade.| subj -0.273
x.trade.| thing -0.198
x.trade.| trade -0.357
x.trade.| will -0.183
x.trade.| wish -0.064
x.trade.|$$ -0.444
x.trade.|$lx -0.395
x.trade.|&CX -0.049
x.trade.|,CX -0.194
x.trade.|,Cx -0.132
x.trade.|,DX -0.072
x.trade.|,OX -0.138
x.trade.|,and 0.185
x.trade.|,art -0.11
x.trade.|,at -0.118
x.trade.|,be -0.116
x.trade.|,colour -0.217
x.trade.|,describes -0.32
x.trade.|,lx -0.043
x.trade.|,neg -0.063
x.trade.|,ordinary -0.105
x.trade.|,poss -0.108
x.trade.|,strange -0.167
x.trade.|,subj -0.188
x.trade.|,thing 0.312
x.trade.|,trade -0.434
x.trade.|-CX -0.272
x.trade.|.CI -0.105
x.trade.|.CX 0.335
x.trade.|.Cx -0.349
x.trade.|.OX -0.082
x.trade.|.adv 0.182
x.trade.|.art 0.239
x.trade.|.at -0.389
x.trade.|.be 0.166
x.trade.|.colour -0.059
x.trade.|.common -0.057
x.trade.|.describes -0.221
x.trade.|.do 0.324
x.trade.|.logo 0.167
x.trade.|.look -0.16
x.trade.|.lx 0.219
x.trade.|.neg -0.189
x.trade.|.ordinary -0.213
x.trade.|.strange 0.175
x.trade.|.subj 0.05
x.trade.|.tagl 0.16
x.trade.|.thing 0.088
x.trade.|.trade 0.222
x.trade.|.wish 0.178
x.trade.|:CX -0.139
x.trade.|=CX 0.082
x.trade.|=OX -0.481
x.trade.|?CX -0.434
x.trade.|qCX -0.295
x.trade.|qcommon -0.33
x.trade.|qstrange -0.21
x.trade.|qthing -0.063
x.trade/|:describes -0.045
x.trade:| CX -0.225
x.trade:| colour -0.132
x.trade:| strange -0.08
x.trade:| thing -0.089
x.trade:| trade -0.057
x.trade:|,CX -0.11
x.trade:|,Cx -0.096
x.trade:|,colour -0.137
x.trade:|.CX 0.359
x.trade:|.colour 0.251
x.trade:|.common 0.104
x.trade:|.describes 0.058
x.trade_| Cx -0.056
x.traden|:colour -0.121
x.traden|:describes -0.089
x.tradeq| CX -0.172
x.tradeq| at -0.071
x.tradeq| ordinary -0.042
x.tradeq| subj -0.045
x.tradeq| thing -0.11
x.tradeq|$$ -0.068
x.tradeq|&CX -0.09
x.tradeq|&strange -0.046
x.tradeq|,CX -0.062
x.tradeq|qCX 0.192
x.tradeq|qDX 0.14
x.tradeq|qat 0.292
x.tradeq|qcolour 0.13
x.tradeq|qcommon 0.191
x.tradeq|qdescribes 0.239
x.tradeq|qlook 0.099
x.tradeq|qthing 0.221
x.trade~| CX -0.335
x.trade~| at -0.08
x.trade~| ordinary -0.099
x.trade~| thing -0.072
x.trade~|,Cx -0.045
x.trade~|,describes -0.146
x.trade~|.Cx -0.073
x.trade~|.describes 0.073
x.trade~|~CX 0.481
x.trade~|~colour 0.224
x.where | CX 0.281
x.where | Cx -0.18
x.where | Ox -0.076
x.where | at -0.409
x.where | be -0.098
x.where | common -0.086
x.where | do 0.391
x.where | name -0.051
x.where | ordinary -0.063
x.where | thing -0.069
x.where | trade -0.145
x.where |$$ -0.456
x.where |,CX -0.19
x.where |,Cx -0.171
x.where |,and -0.126
x.where |,colour -0.093
x.where |.CX -0.112
x.where |.Cx -0.121
x.where |.colour -0.207
x.where |.describes -0.062
x.where |.neg -0.107
x.where |.ordinary -0.165
x.where |.subj 0.321
x.where.| CX -0.368
x.where.| strange -0.121
x.where.| thing -0.308
x.where.|,CX -0.121
x.where.|.CX -0.198
x.whereq|qCX -0.194
x.will | Cx -0.333
x.will | Dx -0.357
x.will | Ox -0.063
x.will | adv -0.073
x.will | and -0.075
x.will | art -0.087
x.will | at -0.148
x.will | call -0.312
x.will | describes -0.109
x.will | do -0.19
x.will | for -0.08
x.will | logo -0.064
x.will | lx -0.341
x.will | neg -0.043
x.will | ordinary -0.05
x.will | say 0.392
x.will | strange -0.327
x.will | subj -0.148
x.will | thing -0.062
x.will | trade -0.17
x.will |$$ -0.398
x.will |$lx -0.394
x.will |,Cx -0.205
x.will |,Dx -0.252
x.will |,at -0.215
x.will |,colour -0.199
x.will |,common -0.074
x.will |,subj -0.117
x.will |.Cx -0.401
x.will |.colour -0.331
x.will |.neg -0.119
x.will |.ordinary -0.062
x.will |.subj -0.197
x.will |:art -0.066
x.will.| CX -0.085
x.wish | Cx -0.173
x.wish | Dx -0.09
x.wish | Ox -0.095
x.wish | at -0.086
x.wish | common -0.102
x.wish | do -0.142
x.wish | for -0.121
x.wish | logo -0.087
x.wish | lx -0.334
x.wish | poss -0.047
x.wish | subj -0.14
x.wish | thing -0.153
x.wish | trade -0.046
x.wish |$$ -0.167
x.wish |$lx -0.167
x.wish |,Cx -0.362
x.wish |,Dx -0.083
x.wish |,Ox -0.116
x.wish |,adv -0.053
x.wish |,at -0.047
x.wish |,colour -0.082
x.wish |,describes -0.118
x.wish |,do -0.147
x.wish |,lx -0.141
x.wish |,neg -0.06
x.wish |,ordinary -0.044
x.wish |,strange -0.078
x.wish |,subj -0.06
x.wish |,thing -0.078
x.wish |,trade -0.108
x.wish |.Cx -0.117
x.wish |.Dx -0.14
x.wish |.Ox -0.311
x.wish |.colour -0.141
x.wish |.describes -0.127
x.wish |.look -0.269
x.wish |.lx -0.154
x.wish |.neg -0.305
x.wish |:do -0.111
x.wish,| Cx -0.045
x.wish,|$$ 0.262
x.wish,|.Cx -0.138
x.wish.| CX -0.271
x.wish.| Cx -0.212
x.wish.| and -0.182
x.wish.| at -0.101
x.wish.| common -0.152
x.wish.| ordinary -0.082
x.wish.|,CX -0.07
x.wish.|.CX -0.12
x.wish:| logo -0.102
x.wish:|,Cx -0.116
x.wish:|,strange -0.066
x.~  0.095
x.~ 1 -0.525
x.~ 2 0.135
x.~ 3 -0.195
x.~ 4 -0.191
x.~& -0.18
x.~&1 -0.049
x.~, -0.226
x.~,1 -0.091
x.~,2 -0.137
x.~,3 -0.456
x.~,4 -0.139
x.~. -0.403
x.~.2 0.133
x.~.3 -0.271
x.~.4 -0.418
x.~X| andC -0.065
x.~X| forC -0.132
x.~X| kindC -0.364
x.~X| ordinaryC -0.14
x.~X| strangeC -0.424
x.~X| thingC -0.233
x.~X| tradeC -0.361
x.~X|,colourC -0.055
x.~X|~colourC 0.502
x.~n 0.216
x.~n2 0.169
x.~x| thingC -0.066
x.~x| tradeC -0.046
x.~x|,colourl -0.061
x.~x|,describesC -0.041
x.~x|.describesC -0.078
x.~~ 0.127
x.~~1 0.166
x.~~2 0.174
x.~~4 -0.209`;
export const TAGLINE_EVIDENCE = `b.  -0.123
b.! -0.856
b.( -1.008
b.) -0.756
b., -0.752
b.- -0.513
b.. -0.403
b./ -0.396
b.: 0.552
b.; -0.77
b.? -0.611
b.^ -0.153
b.^^ -0.153
b.^^^^ -0.153
b.^^^^^^ -0.153
b.^^^^art  -0.208
b.^^^^be  -0.331
b.^^^^hi! -0.244
b.^^^^hi, -0.21
b.^^^^hin -0.175
b.^^^^kind: -0.48
b.^^^^logo, -0.068
b.^^^^name  -0.086
b.^^^^name: -0.608
b.^^^^ordinary, -0.081
b.^^^^poss  -0.233
b.^^^^strange, -0.214
b.^^^^strange: -0.342
b.^^^^strange~ -0.293
b.^^^^trade, -0.215
b.^^^^trade. -0.15
b.^^^^tradeq -0.388
b.^^art  -0.208
b.^^be  -0.331
b.^^be art  -0.043
b.^^common common. -0.054
b.^^for poss  -0.125
b.^^hi hi, -0.092
b.^^hi! -0.244
b.^^hi, -0.21
b.^^hi,be  -0.148
b.^^hin -0.175
b.^^kind name: -0.381
b.^^kind: -0.48
b.^^logo, -0.068
b.^^name  -0.086
b.^^name: -0.608
b.^^ordinary trade, -0.097
b.^^ordinary, -0.081
b.^^poss  -0.233
b.^^strange be  -0.15
b.^^strange strange, -0.069
b.^^strange trade, -0.218
b.^^strange trade. -0.051
b.^^strange, -0.214
b.^^strange: -0.342
b.^^strange~ -0.293
b.^^subj be  -0.253
b.^^thing trade, -0.088
b.^^trade kind, -0.106
b.^^trade kind. -0.123
b.^^trade kindq -0.235
b.^^trade thing, -0.216
b.^^trade trade, -0.159
b.^^trade tradeq -0.471
b.^^trade, -0.215
b.^^trade. -0.15
b.^^tradeq -0.388
b.^^wish art  -0.068
b.^q 0.18
b.^q^q 0.18
b.^q^q^q 0.18
b._ -0.375
b.a -0.884
b.adv art  -0.248
b.adv art name, -0.073
b.adv be  -0.258
b.adv common, -0.251
b.adv common. -0.159
b.adv ordinary, -0.151
b.adv ordinary. -0.096
b.adv poss  -0.128
b.adv strange, -0.181
b.adv strange. -0.289
b.adv strangeq -0.106
b.adv subj be  -0.109
b.adv thing art  -0.108
b.adv thing, -0.314
b.adv trade. -0.111
b.adv, -0.542
b.adv. -0.351
b.adv: -0.49
b.advn -0.265
b.advq -0.311
b.and art  -0.411
b.and art name  -0.152
b.and at art  -0.072
b.and be  -0.365
b.and colour colour. -0.075
b.and colour ordinary, -0.153
b.and colour, -0.264
b.and colour,art  -0.37
b.and colour,describes, -0.215
b.and colour. -0.2
b.and colour.art  -0.115
b.and common colour. -0.052
b.and common. -0.074
b.and describes colour, -0.266
b.and describes colour. -0.159
b.and describes, -0.088
b.and describes. -0.302
b.and do art  -0.054
b.and do thing, -0.151
b.and do thing. -0.162
b.and name  -0.172
b.and ordinary colour. -0.058
b.and ordinary, -0.095
b.and ordinary. -0.082
b.and poss  -0.221
b.and strange, -0.117
b.and strange. -0.211
b.and subj be  -0.192
b.and thing colour. -0.072
b.and thing, -0.181
b.and thing. -0.093
b.and trade, -0.093
b.and trade. -0.168
b.and where  -0.085
b.and, -0.295
b.art  -0.478
b.art art  -0.128
b.art art logo, -0.064
b.art colour, -0.217
b.art colour. -0.097
b.art common thing. -0.163
b.art common, -0.119
b.art common. -0.202
b.art describes logo, -0.077
b.art describes, -0.046
b.art describes. -0.075
b.art field be  -0.161
b.art kind be  -0.592
b.art kind. -0.047
b.art kind: -0.178
b.art logo be  -0.222
b.art logo, -0.177
b.art logo. -0.135
b.art logo: -0.321
b.art look be  -0.087
b.art look, -0.055
b.art name  -0.445
b.art name art  -0.149
b.art name be  -0.451
b.art name, -0.317
b.art name. -0.118
b.art name: 0.296
b.art ordinary be  -0.183
b.art ordinary, -0.338
b.art ordinary. -0.352
b.art poss  -0.156
b.art say  -0.267
b.art say, -0.125
b.art strange be  -0.253
b.art strange strange, -0.166
b.art strange strange. -0.068
b.art strange, -0.362
b.art strange. -0.183
b.art strange.art  -0.078
b.art strange: -0.272
b.art strangen -0.241
b.art strangeq 0.327
b.art tagl  -0.283
b.art taglq 0.195
b.art thing be  -0.34
b.art thing thing, -0.106
b.art thing thing. -0.099
b.art thing, -0.192
b.art thing. -0.351
b.art thing.art  -0.077
b.art thingq -0.25
b.art trade be  -0.59
b.art trade, -0.081
b.art trade. -0.142
b.art where  -0.26
b.art where, -0.367
b.art_ -0.375
b.as  -0.315
b.at art  -0.415
b.at art describes. -0.058
b.at art logo, -0.054
b.at art name, -0.047
b.at art strange, -0.074
b.at art strange. -0.098
b.at art thing, -0.046
b.at art thing. -0.081
b.at art trade. -0.054
b.at art where  -0.113
b.at art_ -0.314
b.at be  -0.303
b.at colour, -0.317
b.at colour. -0.135
b.at common common. -0.051
b.at common thing, -0.05
b.at common, -0.143
b.at common. -0.081
b.at commonq -0.483
b.at describes, -0.407
b.at describes. -0.112
b.at do thing, -0.14
b.at do thing. -0.116
b.at kind: -0.168
b.at number, -0.118
b.at number. -0.084
b.at ordinary, -0.341
b.at ordinary. -0.154
b.at ordinary: -0.335
b.at ordinaryn -0.167
b.at place, -0.257
b.at place. -0.282
b.at poss  -0.206
b.at say  -0.353
b.at strange strange, -0.154
b.at strange strange. -0.09
b.at strange, -0.362
b.at strange. -0.252
b.at strange.art  -0.108
b.at strange: -0.34
b.at strangen -0.123
b.at strangeq -0.751
b.at subj, -0.184
b.at subj. -0.106
b.at thing, -0.129
b.at thing. -0.151
b.at trade, -0.085
b.at trade. -0.236
b.at tradeq -0.486
b.at. -0.101
b.at.aI 0.138
b.at.aI^ -0.418
b.at.alreadyx -0.104
b.at.alsox -0.089
b.at.anX^ -0.191
b.at.andx -0.489
b.at.anx -0.468
b.at.anx^ -0.133
b.at.appx -0.243
b.at.asx -0.417
b.at.atx -0.275
b.at.avecx -0.202
b.at.avoidX^ -0.341
b.at.ax -0.752
b.at.ax^ -0.392
b.at.badgex -0.125
b.at.belowx -0.098
b.at.bigx -0.057
b.at.bonjourX^ -0.069
b.at.brandX^ -0.181
b.at.brandx -0.303
b.at.brandx^ -0.309
b.at.buildingx -0.126
b.at.businessX^ -0.138
b.at.businessx -0.055
b.at.butx -0.22
b.at.byx -0.086
b.at.calledx -0.37
b.at.canX^ -0.184
b.at.canx^ -0.199
b.at.clientx -0.16
b.at.colorsX^ -0.093
b.at.colorx -0.07
b.at.coloursX^ -0.165
b.at.coloursx -0.042
b.at.coloursx^ -0.145
b.at.companyX^ -0.176
b.at.companyx -0.224
b.at.conx -0.217
b.at.couldX^ -0.365
b.at.crestx^ -0.077
b.at.customersx -0.112
b.at.dasx -0.125
b.at.dearX^ -0.131
b.at.derX^ -0.071
b.at.dex -0.222
b.at.dieX^ -0.047
b.at.dontX^ -0.052
b.at.dontx -0.267
b.at.dux -0.154
b.at.einX^ -0.118
b.at.einx -0.136
b.at.elX^ -0.106
b.at.emblemx -0.297
b.at.enseignex -0.095
b.at.enx -0.193
b.at.estudiox -0.111
b.at.estx -0.283
b.at.esx -0.092
b.at.everyonex -0.107
b.at.ex -0.094
b.at.familyx -0.057
b.at.farbenX^ -0.062
b.at.fieldx -0.057
b.at.fontX^ -0.161
b.at.fontx -0.06
b.at.forX^ -0.205
b.at.forx -0.408
b.at.forx^ -0.193
b.at.fromx -0.081
b.at.furX^ -0.182
b.at.helloX^ -0.169
b.at.hellox^ -0.195
b.at.heyx^ -0.177
b.at.hiX^ -0.187
b.at.hix^ -0.131
b.at.iI -0.523
b.at.iconex -0.237
b.at.iconx -0.399
b.at.iconx^ -0.162
b.at.idX^ -0.217
b.at.ilX^ -0.139
b.at.ilx -0.159
b.at.imX -0.143
b.at.imX^ -0.211
b.at.inX^ -0.195
b.at.industryX^ -0.095
b.at.inx -0.512
b.at.isx -0.659
b.at.itX^ -0.154
b.at.itsX^ -0.253
b.at.itsx -0.296
b.at.itsx^ -0.283
b.at.ix -0.098
b.at.ix^ -0.278
b.at.jeX^ -0.078
b.at.jex -0.063
b.at.justX^ -0.106
b.at.justx -0.182
b.at.justx^ -0.213
b.at.keinex -0.098
b.at.kindX^ -0.181
b.at.lA^ -0.076
b.at.laX -0.317
b.at.laX^ -0.113
b.at.labelx -0.042
b.at.lax -0.12
b.at.leX^ -0.166
b.at.leftx -0.106
b.at.lesX -0.292
b.at.letrasx -0.112
b.at.letrax -0.208
b.at.letteringx -0.085
b.at.lettersX^ -0.07
b.at.lettersx -0.043
b.at.lettresx -0.093
b.at.likex -0.224
b.at.littlex -0.068
b.at.logoX -0.342
b.at.logoX^ -0.253
b.at.logox -0.299
b.at.logox^ -0.354
b.at.lox -0.07
b.at.lx -0.101
b.at.madex -0.045
b.at.makeX^ -0.105
b.at.marcax -0.057
b.at.markx -0.056
b.at.marquex -0.067
b.at.mascotx -0.056
b.at.mex -0.095
b.at.middlex -0.05
b.at.mitx -0.167
b.at.myX^ -0.235
b.at.myx -0.185
b.at.myx^ -0.159
b.at.nadaX^ -0.087
b.at.nadax -0.315
b.at.nameX^ -0.178
b.at.namedx -0.112
b.at.namesx -0.054
b.at.namex -0.156
b.at.namex^ -0.239
b.at.needX^ -0.161
b.at.needx^ -0.062
b.at.newX^ -0.111
b.at.nientex -0.322
b.at.noX^ -0.321
b.at.nomX^ -0.165
b.at.nomeX^ -0.099
b.at.nomex -0.226
b.at.nomx -0.055
b.at.nosX^ -0.052
b.at.notX^ -0.304
b.at.nothingX^ -0.208
b.at.nothingx -0.38
b.at.notreX^ -0.066
b.at.notx -0.555
b.at.nousX^ -0.264
b.at.nowx -0.094
b.at.nox -0.3
b.at.nox^ -0.547
b.at.offx 0.056
b.at.ofx -0.258
b.at.oldX^ -0.14
b.at.oldx -0.136
b.at.onX^ -0.176
b.at.onlyX^ -0.049
b.at.onlyx -0.244
b.at.onx -0.444
b.at.openingx -0.098
b.at.openx -0.329
b.at.orx -0.162
b.at.ourX^ -0.375
b.at.ourx -0.538
b.at.ourx^ -0.183
b.at.ownx -0.042
b.at.pasX^ -0.059
b.at.pasx -0.241
b.at.peopleX^ -0.084
b.at.peoplex -0.076
b.at.placex -0.135
b.at.pleaseX^ -0.492
b.at.pleasex -0.668
b.at.pleasex^ -0.169
b.at.plusx -0.131
b.at.podcastX^ -0.11
b.at.productx -0.159
b.at.queremosX^ -0.101
b.at.rightx -0.358
b.at.sansx -0.154
b.at.sansx^ -0.087
b.at.schoolx -0.041
b.at.scrittax -0.294
b.at.semx -0.073
b.at.sheX^ -0.067
b.at.shex -0.129
b.at.shouldx -0.124
b.at.sidex -0.064
b.at.sinx -0.183
b.at.skipX^ -0.179
b.at.sloganX^ -0.151
b.at.sloganx -0.17
b.at.smallX^ -0.09
b.at.smallx -0.221
b.at.soX^ -0.28
b.at.somosX^ -0.115
b.at.somosx -0.097
b.at.sox -0.261
b.at.sox^ -0.233
b.at.stillx -0.15
b.at.studioX^ -0.117
b.at.studiox -0.268
b.at.styleX^ -0.134
b.at.symbolX^ -0.258
b.at.symbolex -0.046
b.at.symbolx -0.221
b.at.taglineX^ -0.115
b.at.taglinex -0.115
b.at.taglinex^ -0.05
b.at.textx -0.143
b.at.thankX^ -0.364
b.at.thanksX^ -0.175
b.at.thatsx -0.233
b.at.thatsx^ -0.319
b.at.thatx -0.189
b.at.theX -0.653
b.at.theX^ -0.366
b.at.thenx -0.192
b.at.thereX^ -0.074
b.at.therex -0.242
b.at.thex -0.737
b.at.thex^ -0.386
b.at.theyX^ -0.124
b.at.toox -0.152
b.at.tox -0.396
b.at.typeX^ -0.114
b.at.typex^ -0.153
b.at.umx -0.293
b.at.unX^ -0.09
b.at.unax -0.218
b.at.underx -0.407
b.at.uneX^ -0.136
b.at.unex -0.153
b.at.unsereX^ -0.108
b.at.unx -0.39
b.at.wantsx -0.128
b.at.wasx -0.349
b.at.weX 0.274
b.at.weX^ -0.346
b.at.weareX^ -0.205
b.at.wearex^ -0.198
b.at.websitex -0.056
b.at.wedX^ -0.152
b.at.wellx 0.222
b.at.weveX^ -0.049
b.at.wex -0.777
b.at.wex^ -0.452
b.at.whatX^ -0.398
b.at.whatx -0.491
b.at.whatx^ -0.141
b.at.whichx -0.21
b.at.whox -0.109
b.at.wirX^ -0.15
b.at.wirx -0.141
b.at.withX^ -0.275
b.at.withoutx -0.307
b.at.withx -0.356
b.at.wordmarkX^ -0.109
b.at.wordmarkx -0.16
b.at.yetx -0.117
b.at.youx 0.138
b.at.yx -0.205
b.at_strange, -0.244
b.atq 0.117
b.be  -0.165
b.be art  -0.255
b.be art name. -0.074
b.be common, -0.103
b.be common. -0.072
b.be describes, -0.093
b.be do thing. -0.056
b.be ordinary strange, -0.205
b.be ordinary. -0.069
b.be poss  -0.2
b.be say  -0.137
b.be strange strange, -0.051
b.be strange thing. -0.07
b.be strange, -0.193
b.be strange. -0.145
b.be subj art  -0.09
b.be subj. -0.044
b.be thing. -0.21
b.be, -0.237
b.be. -0.415
b.be: 0.066
b.beq 0.214
b.call art  -0.139
b.call strange strange. -0.071
b.call strange thing. -0.044
b.call strange trade. -0.145
b.call strange&strange. -0.127
b.call strange, -0.095
b.call strange. -0.135
b.callq -0.485
b.colour and colour, -0.256
b.colour and colour. -0.155
b.colour and describes, -0.071
b.colour and describes. -0.19
b.colour and trade. -0.068
b.colour be  -0.398
b.colour colour, -0.359
b.colour colour. -0.276
b.colour common, -0.053
b.colour ordinary, -0.22
b.colour ordinary. -0.102
b.colour strange, -0.176
b.colour subj colour, -0.052
b.colour subj colour. -0.299
b.colour thing, -0.218
b.colour thing. -0.119
b.colour wish, -0.094
b.colour&colour, -0.145
b.colour&colour. -0.11
b.colour, -0.467
b.colour,and art  -0.147
b.colour,art  -0.501
b.colour,art strange, -0.068
b.colour,colour, -0.303
b.colour,colour. -0.235
b.colour,colour; -0.081
b.colour,colourn -0.342
b.colour,describes colour, -0.129
b.colour,describes colour. -0.062
b.colour,describes describes, -0.182
b.colour,describes look, -0.316
b.colour,describes, -0.322
b.colour,describes. -0.079
b.colour,look describes, -0.234
b.colour,name  -0.167
b.colour,say  -0.379
b.colour,strange, -0.198
b.colour,thing colour, -0.093
b.colour,thing colour. -0.041
b.colour. -0.383
b.colour.art  -0.275
b.colour.describes describes. -0.209
b.colour.describes. -0.107
b.colour.look: -0.243
b.colour.poss  -0.104
b.colour.tagl: 0.136
b.colour/ -0.396
b.colour/colour, -0.09
b.colour/colour. -0.074
b.colour; -0.413
b.colourn -0.599
b.colournlook: -0.215
b.colournsay: -0.336
b.colourq -0.656
b.colour~ -0.311
b.common and be  -0.318
b.common art  -0.293
b.common art name  -0.096
b.common at art  -0.104
b.common at poss  -0.109
b.common at trade. -0.078
b.common be  -0.442
b.common be art  -0.052
b.common call strange. -0.047
b.common colour, -0.398
b.common colour. -0.129
b.common common art  -0.08
b.common common be  -0.309
b.common common common, -0.114
b.common common, -0.306
b.common common. -0.405
b.common common.art  -0.112
b.common common: -0.399
b.common describes, -0.323
b.common describes. -0.154
b.common do thing, -0.04
b.common for poss  -0.049
b.common look, -0.111
b.common neg, -0.062
b.common number, -0.177
b.common number. -0.202
b.common ordinary, -0.187
b.common ordinary. -0.19
b.common poss  -0.349
b.common proper. -0.231
b.common say  -0.34
b.common strange, -0.081
b.common strange. -0.298
b.common strangeq -0.153
b.common subj art  -0.104
b.common subj be  -0.284
b.common subj, -0.152
b.common subj. -0.123
b.common thing be  -0.147
b.common thing, -0.213
b.common thing. -0.222
b.common thing.art  -0.051
b.common thingq 0.151
b.common trade, -0.209
b.common trade. -0.111
b.common tradeq -0.292
b.common where  -0.199
b.common where art  -0.074
b.common, -0.511
b.common,art  -0.188
b.common,poss  -0.067
b.common. -0.261
b.common.art  -0.148
b.common.be  -0.286
b.common.name: -0.387
b.common.poss  -0.057
b.common: 0.213
b.common; -0.155
b.common? -0.262
b.commonn -0.296
b.commonq 0.341
b.denied -0.87
b.describes and colour. -0.225
b.describes and describes. -0.168
b.describes art  -0.154
b.describes at art  -0.138
b.describes be  -0.242
b.describes colour, -0.333
b.describes colour,colour, -0.098
b.describes colour,describes, -0.085
b.describes colour. -0.228
b.describes common, -0.048
b.describes common. -0.101
b.describes describes look, -0.06
b.describes describes, -0.312
b.describes describes. -0.339
b.describes logo, -0.207
b.describes logo. -0.107
b.describes look, -0.378
b.describes look. -0.333
b.describes neg, -0.212
b.describes neg. -0.162
b.describes ordinary. -0.113
b.describes say  -0.337
b.describes say, -0.223
b.describes strange, -0.044
b.describes strange. -0.142
b.describes thing. -0.145
b.describes trade, -0.055
b.describes trade. -0.153
b.describes where  -0.208
b.describes will be  -0.091
b.describes, -0.511
b.describes,art  -0.244
b.describes,colour, -0.061
b.describes,colour. -0.14
b.describes,common describes, -0.153
b.describes,describes, -0.209
b.describes,describes. -0.11
b.describes,describesn -0.211
b.describes. -0.372
b.describes.art  -0.104
b.describes.look: -0.114
b.describes.poss  -0.055
b.describes/ -0.484
b.describes: -0.653
b.describes; -0.336
b.describesn -0.502
b.describesnlook: -0.442
b.describesq -0.691
b.do art  -0.212
b.do at be  -0.206
b.do be  -0.295
b.do common thing. -0.056
b.do common, -0.123
b.do common. -0.203
b.do describes, -0.119
b.do do name  -0.132
b.do kind, -0.131
b.do kind. -0.135
b.do logo, -0.09
b.do logo. -0.23
b.do name  -0.316
b.do name, -0.164
b.do ordinary thing, -0.147
b.do ordinary, -0.192
b.do ordinary. -0.182
b.do ordinaryq -0.357
b.do place, -0.106
b.do place. -0.069
b.do poss  -0.078
b.do strange, -0.116
b.do strange. -0.16
b.do subj art  -0.215
b.do thing art  -0.155
b.do thing thing. -0.109
b.do thing trade, -0.164
b.do thing where  -0.047
b.do thing, -0.422
b.do thing. -0.426
b.do trade kind, -0.06
b.do trade thing. -0.115
b.do trade trade, -0.041
b.do trade, -0.17
b.do trade. -0.369
b.do trade.art  -0.277
b.do where  -0.421
b.do, -0.359
b.do. -0.38
b.do.art  -0.104
b.do: -0.78
b.field art  -0.054
b.field be  -0.286
b.field, -0.182
b.field. -0.082
b.field: -0.449
b.for art  -0.285
b.for poss  -0.302
b.for strange trade, -0.085
b.for strange trade. -0.077
b.for strange, -0.088
b.for strange. -0.052
b.for thing. -0.124
b.for trade, -0.128
b.for trade. -0.279
b.forq -0.429
b.hi hi, -0.162
b.hi ordinary, -0.051
b.hi! -0.243
b.hi, -0.415
b.hi,be  -0.162
b.hi,subj be  -0.043
b.hi. -0.223
b.hin -0.17
b.k.12, -0.047
b.k.^^ -0.153
b.k.^q 0.18
b.k.above  -0.13
b.k.abstract, -0.1
b.k.als  -0.247
b.k.am  -0.118
b.k.an  -0.313
b.k.app, -0.064
b.k.are  -0.477
b.k.arrows, -0.041
b.k.as  -0.454
b.k.avoid: -0.223
b.k.badge, -0.072
b.k.bar, -0.105
b.k.be  -0.661
b.k.been  -0.417
b.k.behind  -0.151
b.k.below  -0.044
b.k.black, -0.207
b.k.black. -0.162
b.k.blackn -0.138
b.k.blue, -0.25
b.k.blue. -0.305
b.k.bold, -0.144
b.k.book. -0.116
b.k.boxes, -0.063
b.k.brand: -0.471
b.k.brandq -0.427
b.k.brass, -0.04
b.k.brass. -0.085
b.k.brown, -0.249
b.k.brown. -0.077
b.k.business: -0.421
b.k.calledq -0.467
b.k.calm, -0.141
b.k.caps, -0.297
b.k.caps. -0.139
b.k.case, -0.08
b.k.case. -0.078
b.k.centre  -0.32
b.k.charcoal, -0.096
b.k.charcoal. -0.043
b.k.client: -0.26
b.k.club, -0.111
b.k.co. -0.106
b.k.colors: -0.15
b.k.colour, -0.101
b.k.colour: -0.089
b.k.colours, -0.099
b.k.colours: -0.428
b.k.company: -0.556
b.k.coral. -0.095
b.k.cream, -0.165
b.k.cream. -0.09
b.k.day. -0.169
b.k.dem  -0.185
b.k.den  -0.08
b.k.der  -0.198
b.k.des  -0.262
b.k.didone, -0.116
b.k.didone. -0.044
b.k.die  -0.161
b.k.do: -0.287
b.k.dra -0.257
b.k.e  -0.434
b.k.ein  -0.259
b.k.eine  -0.167
b.k.einer  -0.171
b.k.else. -0.049
b.k.es  -0.284
b.k.esq 0.196
b.k.est  -0.347
b.k.farben: -0.218
b.k.feel: -0.201
b.k.fine, -0.136
b.k.font, -0.176
b.k.font: -0.451
b.k.forq -0.389
b.k.friendly, -0.094
b.k.fun. -0.149
b.k.glass, -0.053
b.k.gold, -0.117
b.k.gold. -0.176
b.k.green, -0.373
b.k.green. -0.22
b.k.grey, -0.117
b.k.grey. -0.145
b.k.grotesk, -0.196
b.k.grotesk. -0.044
b.k.hands. -0.101
b.k.hat, -0.059
b.k.hello, -0.075
b.k.her  -0.04
b.k.hi, -0.068
b.k.house, -0.164
b.k.icon, -0.204
b.k.icon. -0.048
b.k.il  -0.28
b.k.im  -0.495
b.k.industry: -0.15
b.k.inside  -0.254
b.k.isq 0.209
b.k.it, -0.418
b.k.it. -0.203
b.k.its  -0.396
b.k.kettle. -0.108
b.k.l_ -0.342
b.k.la  -0.196
b.k.le  -0.36
b.k.left  -0.139
b.k.left, -0.098
b.k.les  -0.344
b.k.lettering  -0.172
b.k.lettering, -0.181
b.k.lettering: -0.327
b.k.letters, -0.274
b.k.letters. -0.28
b.k.like: -0.291
b.k.lime, -0.053
b.k.lineq 0.5
b.k.lo  -0.233
b.k.logo, -0.273
b.k.logo. -0.294
b.k.logo: 0.088
b.k.look, -0.083
b.k.los  -0.122
b.k.lowercase, -0.337
b.k.lowercase. -0.241
b.k.mark, -0.152
b.k.mark. -0.107
b.k.mascot, -0.136
b.k.me. -0.12
b.k.meu  -0.074
b.k.mi  -0.1
b.k.mon  -0.108
b.k.mostly, -0.052
b.k.my  -0.39
b.k.name  -0.371
b.k.name, -0.342
b.k.name. -0.226
b.k.name: -0.183
b.k.nameq -0.564
b.k.names  -0.364
b.k.navy, -0.119
b.k.navy. -0.111
b.k.nero, -0.044
b.k.next  -0.261
b.k.no, -0.066
b.k.noa -0.248
b.k.noir, -0.095
b.k.nom  -0.085
b.k.nom, -0.155
b.k.nom: -0.418
b.k.nombre  -0.17
b.k.nome  -0.352
b.k.nome: -0.382
b.k.nos  -0.137
b.k.notre  -0.071
b.k.now. -0.05
b.k.one, -0.155
b.k.one. -0.147
b.k.only, -0.246
b.k.only. -0.207
b.k.orange, -0.287
b.k.orange. -0.131
b.k.our  -0.338
b.k.out, -0.131
b.k.out. -0.119
b.k.oxblood, -0.044
b.k.peach, -0.125
b.k.people, -0.124
b.k.pink, -0.209
b.k.please, -0.315
b.k.please. -0.204
b.k.please: -0.248
b.k.pls, -0.065
b.k.product: -0.147
b.k.project: -0.155
b.k.purple, -0.085
b.k.purple. -0.043
b.k.read  0.227
b.k.red, -0.266
b.k.red. -0.32
b.k.regards, -0.089
b.k.right  -0.229
b.k.right, -0.218
b.k.sand. -0.11
b.k.sans, -0.312
b.k.sans. -0.182
b.k.say  -0.484
b.k.says  -0.396
b.k.saysq 0.338
b.k.schrift, -0.109
b.k.script, -0.204
b.k.sector: -0.194
b.k.serif, -0.299
b.k.serif. -0.135
b.k.shop, -0.102
b.k.shop. -0.097
b.k.siamo  -0.18
b.k.side  -0.33
b.k.sign. -0.069
b.k.silver. -0.171
b.k.sind  -0.153
b.k.slab, -0.116
b.k.slate. -0.04
b.k.slogan  -0.186
b.k.slogan: 0.19
b.k.sloganq 0.397
b.k.somos  -0.109
b.k.son  -0.263
b.k.sons, -0.082
b.k.sta -0.322
b.k.startup, -0.124
b.k.street. -0.042
b.k.studioq -0.309
b.k.style, -0.116
b.k.style: -0.262
b.k.symbol, -0.164
b.k.symbol. -0.048
b.k.symbol: -0.558
b.k.tagline  0.22
b.k.tagline: 0.356
b.k.taglineq 0.242
b.k.teal, -0.271
b.k.terracotta, -0.063
b.k.text  -0.208
b.k.thanks, -0.259
b.k.thats  -0.736
b.k.the  -0.503
b.k.their  -0.222
b.k.them, -0.056
b.k.there, -0.157
b.k.title  -0.254
b.k.top  -0.159
b.k.type, -0.236
b.k.type. -0.235
b.k.type: -0.417
b.k.um  -0.276
b.k.uma  -0.202
b.k.un  -0.391
b.k.un_ -0.258
b.k.una  -0.182
b.k.under  -0.293
b.k.une  -0.284
b.k.unsere  -0.135
b.k.uppercase, -0.05
b.k.us, -0.244
b.k.us. -0.182
b.k.van. -0.089
b.k.violet, -0.073
b.k.w/ -0.336
b.k.weare  -0.489
b.k.weiss, -0.072
b.k.what: -0.451
b.k.white, -0.184
b.k.white. -0.118
b.k.wordmark, -0.052
b.k.wordmark. -0.055
b.k.words  -0.104
b.k.write  -0.23
b.k.writing  -0.093
b.k.year, -0.113
b.k.yellow, -0.18
b.k.yellow. -0.154
b.k.yes, -0.11
b.k.yet, -0.108
b.k.yet. -0.079
b.k.your  -0.238
b.kind art  -0.043
b.kind at place, -0.163
b.kind at place. -0.059
b.kind at tradeq -0.242
b.kind be  -0.649
b.kind be strange. -0.09
b.kind logo, -0.071
b.kind name  -0.28
b.kind name be  -0.14
b.kind name: -0.559
b.kind name:strange. -0.113
b.kind strange, -0.093
b.kind where  -0.134
b.kind( -0.242
b.kind, -0.385
b.kind,name  -0.054
b.kind. -0.351
b.kind.art  -0.05
b.kind: -0.711
b.kind:strange. -0.087
b.kind:strangen -0.159
b.kind; -0.094
b.kindn -0.173
b.kindq -0.704
b.kindqstrangeq -0.237
b.kind~ -0.205
b.kk.^ ^^ -0.153
b.kk.^ ^q 0.18
b.kk.^ an  -0.098
b.kk.^ brand: -0.122
b.kk.^ hello, -0.075
b.kk.^ hi, -0.068
b.kk.^ im  -0.235
b.kk.^ logo, -0.042
b.kk.^ my  -0.128
b.kk.^ name: -0.313
b.kk.^ our  -0.154
b.kk.^ somos  -0.099
b.kk.^ the  -0.149
b.kk.^ une  -0.115
b.kk.^ weare  -0.167
b.kk.a logo. -0.229
b.kk.a name  -0.147
b.kk.about the  -0.049
b.kk.abstract mark, -0.123
b.kk.across the  -0.042
b.kk.all caps, -0.102
b.kk.and black, -0.104
b.kk.and black. -0.102
b.kk.and cream, -0.09
b.kk.and gold, -0.051
b.kk.and its  -0.14
b.kk.and my  -0.048
b.kk.and our  -0.049
b.kk.and the  -0.224
b.kk.and white, -0.113
b.kk.are the  -0.115
b.kk.as the  -0.062
b.kk.at the  -0.066
b.kk.auf dem  -0.116
b.kk.before the  -0.092
b.kk.black white, -0.076
b.kk.blue is  -0.218
b.kk.brand is  -0.325
b.kk.brand name: -0.178
b.kk.business is  -0.265
b.kk.c est  -0.268
b.kk.called the  -0.062
b.kk.can be  -0.267
b.kk.com um  -0.089
b.kk.company is  -0.181
b.kk.company name  -0.098
b.kk.con un  -0.043
b.kk.con una  -0.088
b.kk.dark brown, -0.218
b.kk.dark green, -0.086
b.kk.de uma  -0.062
b.kk.el nombre  -0.17
b.kk.firm is  -0.242
b.kk.for an  -0.108
b.kk.for my  -0.057
b.kk.for our  -0.075
b.kk.for the  -0.166
b.kk.from the  -0.054
b.kk.fur die  -0.104
b.kk.geometric sans, -0.042
b.kk.has been  -0.202
b.kk.have been  -0.131
b.kk.hi im  -0.041
b.kk.hot pink, -0.057
b.kk.i am  -0.052
b.kk.il nome  -0.174
b.kk.in it. -0.041
b.kk.in our  -0.046
b.kk.in the  -0.257
b.kk.is an  -0.103
b.kk.is the  -0.13
b.kk.it is  -0.152
b.kk.just the  -0.161
b.kk.left name  -0.11
b.kk.like an  -0.048
b.kk.logo forq -0.24
b.kk.logo is  -0.095
b.kk.logo type: -0.262
b.kk.lower case, -0.072
b.kk.lower case. -0.078
b.kk.name is  -0.739
b.kk.name the  -0.221
b.kk.name yet, -0.043
b.kk.name yet. -0.06
b.kk.no name  -0.13
b.kk.now its  -0.047
b.kk.of an  -0.046
b.kk.of our  -0.044
b.kk.of the  -0.082
b.kk.off the  -0.053
b.kk.off white. -0.058
b.kk.on the  -0.397
b.kk.on top  -0.141
b.kk.over the  -0.044
b.kk.place is  -0.115
b.kk.practice is  -0.142
b.kk.rounded letters, -0.095
b.kk.rounded sans. -0.045
b.kk.shop is  -0.083
b.kk.should be  -0.354
b.kk.since the  -0.041
b.kk.skip the  -0.092
b.kk.sky blue, -0.068
b.kk.slab serif, -0.101
b.kk.slab serif. -0.045
b.kk.slogan isq 0.341
b.kk.tagline isq 0.177
b.kk.that is  -0.353
b.kk.thats the  -0.079
b.kk.the left  -0.163
b.kk.the lettering  -0.099
b.kk.the logo, -0.054
b.kk.the logo: -0.251
b.kk.the name  -0.4
b.kk.the name, -0.263
b.kk.the name. -0.109
b.kk.the name: 0.339
b.kk.the symbol, -0.129
b.kk.the text  -0.127
b.kk.there are  -0.071
b.kk.thin sans, -0.043
b.kk.to be  -0.264
b.kk.to the  -0.12
b.kk.tomato red, -0.051
b.kk.und weiss, -0.072
b.kk.under the  -0.091
b.kk.us the  -0.142
b.kk.we are  -0.506
b.kk.we do: -0.287
b.kk.weve been  -0.166
b.kk.which is  -0.153
b.kk.who are  -0.052
b.kk.will be  -0.228
b.kk.wir sind  -0.054
b.kk.with the  -0.041
b.kk.would be  -0.299
b.like art  -0.114
b.like describes, -0.074
b.like, -0.191
b.like: -0.519
b.logo adv, -0.223
b.logo at art  -0.052
b.logo be  -0.272
b.logo for art  -0.117
b.logo for poss  -0.155
b.logo forq -0.332
b.logo look: -0.203
b.logo strange, -0.117
b.logo subj art  -0.075
b.logo where  -0.103
b.logo will be  -0.06
b.logo, -0.324
b.logo,describes, -0.053
b.logo,name  -0.11
b.logo. -0.157
b.logo: -0.12
b.logo? -0.416
b.logon -0.161
b.logoq -0.293
b.look be  -0.092
b.look describes, -0.272
b.look ordinary, -0.101
b.look will be  -0.079
b.look, -0.352
b.look. -0.226
b.look: -0.126
b.look:colour, -0.071
b.look:colour,colourn -0.229
b.look:describes, -0.116
b.look:describesn -0.176
b.lookq -0.438
b.n -0.587
b.name  -0.463
b.name adv, -0.073
b.name adv. -0.066
b.name art  -0.212
b.name at art  -0.06
b.name be  -0.757
b.name strange. -0.09
b.name subj art  -0.048
b.name where  -0.135
b.name, -0.415
b.name. -0.24
b.name: -0.293
b.name:art  -0.2
b.name:strange ordinary. -0.044
b.name:strange. -0.133
b.name:strangen -0.105
b.nameq -0.696
b.near.as -0.297
b.near.as X -0.262
b.near.as x -0.134
b.near.as,x -0.105
b.near.at 0.082
b.near.at I -0.255
b.near.at X -0.151
b.near.at x -0.575
b.near.at(X -0.342
b.near.at(x -0.303
b.near.at)x -0.301
b.near.at,A -0.208
b.near.at,X -0.4
b.near.at,d -0.109
b.near.at,x -0.355
b.near.at:X -0.053
b.near.at:x -0.084
b.near.at< -0.092
b.near.at< A -0.145
b.near.at< X -0.683
b.near.at< x -0.663
b.near.at<,X -0.317
b.near.at<,x -0.48
b.near.at<.A -0.174
b.near.at<.I -0.249
b.near.at<.X -0.356
b.near.at<.x -0.312
b.near.at<:X 0.124
b.near.at<;x -0.408
b.near.at<?X -0.126
b.near.at<?x -0.401
b.near.at<nX -0.373
b.near.at<nx -0.272
b.near.at<qX 0.195
b.near.at<qx 0.051
b.near.at_x -0.324
b.near.atqX 0.183
b.near.atqx 0.141
b.near.call -0.349
b.near.call X -0.215
b.near.call x -0.188
b.near.call,x -0.287
b.near.call< -0.183
b.near.call< X -0.074
b.near.call< x -0.466
b.near.call<,x -0.286
b.near.call<.I -0.314
b.near.call<.X -0.342
b.near.call<.x -0.202
b.near.call<;x -0.169
b.near.call<qX 0.127
b.near.callqX -0.486
b.near.callqx -0.275
b.near.field -0.263
b.near.field X -0.226
b.near.field x -0.353
b.near.field,X -0.173
b.near.field,x -0.274
b.near.field:X -0.346
b.near.field:x -0.47
b.near.field< -0.382
b.near.field< X -0.11
b.near.field<,x -0.132
b.near.field<.X -0.192
b.near.field<.x -0.103
b.near.field<:X 0.086
b.near.field<:x -0.525
b.near.field<nX -0.266
b.near.field<qX -0.203
b.near.for -0.51
b.near.for X -0.232
b.near.for x -0.365
b.near.for(x -0.379
b.near.for,X -0.25
b.near.for,x -0.253
b.near.for:X -0.109
b.near.for:x -0.435
b.near.for< -0.251
b.near.for< X -0.33
b.near.for< x -0.26
b.near.for<,X -0.226
b.near.for<,x -0.31
b.near.for<.I -0.117
b.near.for<.X -0.198
b.near.for<.x -0.482
b.near.for<:X -0.114
b.near.for<:x -0.414
b.near.for<;x -0.199
b.near.for<?X -0.195
b.near.for<?x -0.24
b.near.for<nX -0.067
b.near.for<qX 0.122
b.near.for<~x -0.222
b.near.for_x -0.142
b.near.forqX -0.912
b.near.forqx -0.475
b.near.hi -0.222
b.near.hi X -0.394
b.near.hi x -0.163
b.near.hi,I -0.078
b.near.hi,X -0.456
b.near.hi,x -0.304
b.near.hi:x 0.321
b.near.hi< -0.41
b.near.hi< x -0.184
b.near.hi<!I -0.168
b.near.hi<!X -0.151
b.near.hi<!x -0.157
b.near.hi<.X -0.161
b.near.hi<nI -0.208
b.near.hi<nX -0.179
b.near.hi<nx -0.233
b.near.kind -0.304
b.near.kind A -0.104
b.near.kind x -0.063
b.near.kind(x -0.348
b.near.kind)x -0.144
b.near.kind,A -0.212
b.near.kind,X -0.326
b.near.kind,d -0.248
b.near.kind,x -0.398
b.near.kind/x -0.239
b.near.kind:A -0.224
b.near.kind:X -0.568
b.near.kind:x 0.048
b.near.kind< -0.361
b.near.kind< X -0.348
b.near.kind< x -0.195
b.near.kind<,x -0.236
b.near.kind<.A -0.325
b.near.kind<.I -0.145
b.near.kind<.X -0.297
b.near.kind<.x -0.218
b.near.kind<:X -0.408
b.near.kind<:x -0.116
b.near.kind<;X -0.107
b.near.kind<;x -0.353
b.near.kind<?X -0.164
b.near.kind<?x -0.157
b.near.kind<nX -0.303
b.near.kind<nx -0.222
b.near.kind<qX -0.236
b.near.kind<qx -0.061
b.near.kind<~X -0.133
b.near.kind<~x -0.294
b.near.kindaX -0.337
b.near.kindqX -0.377
b.near.kindqx -0.706
b.near.like -0.086
b.near.like X -0.13
b.near.like x -0.385
b.near.like,x -0.335
b.near.like:x -0.558
b.near.like< -0.473
b.near.like< x -0.156
b.near.like<,x -0.072
b.near.like<.X -0.281
b.near.like<.x -0.178
b.near.like<:x -0.275
b.near.like<nX -0.195
b.near.likeqX 0.154
b.near.logo -0.329
b.near.logo X -0.299
b.near.logo x -0.32
b.near.logo(x -0.643
b.near.logo,A -0.091
b.near.logo,X -0.219
b.near.logo,x -0.462
b.near.logo/x -0.278
b.near.logo:X -0.746
b.near.logo:x -0.162
b.near.logo< -0.215
b.near.logo< X 0.153
b.near.logo< x -0.433
b.near.logo<,x -0.244
b.near.logo<.X -0.472
b.near.logo<.x -0.157
b.near.logo<:X -0.359
b.near.logo<:x -0.45
b.near.logo<;x -0.05
b.near.logo<?X -0.281
b.near.logo<?x -0.322
b.near.logo<nX -0.219
b.near.logo<nx -0.205
b.near.logo<qx -0.226
b.near.logoqX -0.428
b.near.look -0.478
b.near.look x -0.666
b.near.look(x -0.404
b.near.look,x -0.45
b.near.look/x -0.201
b.near.look:x -0.681
b.near.look< x -0.427
b.near.look<,x -0.329
b.near.look<.X -0.331
b.near.look<.x -0.17
b.near.look<:X -0.262
b.near.look<;x -0.109
b.near.look<nX -0.264
b.near.look<nx -0.296
b.near.look<~x -0.316
b.near.name 0.31
b.near.name A -0.334
b.near.name X 0.137
b.near.name x -0.437
b.near.name,X -0.206
b.near.name,x -0.399
b.near.name:A -0.546
b.near.name:X -0.102
b.near.name:x 0.176
b.near.name< -0.618
b.near.name< x -0.172
b.near.name<,X -0.085
b.near.name<,x -0.318
b.near.name<.I -0.124
b.near.name<.X -0.362
b.near.name<.x -0.299
b.near.name<:x -0.554
b.near.name<;x -0.202
b.near.name<nX -0.155
b.near.name<nx -0.285
b.near.name<qX 0.05
b.near.name<qx -0.325
b.near.nameqx -0.161
b.near.neg -0.898
b.near.neg X -0.144
b.near.neg x -0.655
b.near.neg(x -0.298
b.near.neg,X -0.093
b.near.neg,x -0.386
b.near.neg:X -0.44
b.near.neg:x -0.792
b.near.neg< -0.384
b.near.neg< X -0.207
b.near.neg< x -0.483
b.near.neg<!X -0.128
b.near.neg<,X -0.403
b.near.neg<,x -0.32
b.near.neg<.I -0.191
b.near.neg<.X -0.601
b.near.neg<.x -0.385
b.near.neg<:X 0.106
b.near.neg<:x -0.453
b.near.neg<;x -0.129
b.near.neg<?X -0.165
b.near.neg<nX -0.241
b.near.negad -0.104
b.near.past -0.625
b.near.past X -0.259
b.near.past x -0.435
b.near.past,x -0.244
b.near.past< -0.671
b.near.past< X -0.32
b.near.past< x -0.085
b.near.past<,x -0.109
b.near.past<.X -0.266
b.near.past<.x -0.149
b.near.past<:X -0.252
b.near.past<;x -0.058
b.near.past<nX -0.18
b.near.past<qX -0.42
b.near.pastqx -0.452
b.near.poss -0.183
b.near.poss X -0.509
b.near.poss x -0.164
b.near.poss(x -0.437
b.near.poss)x -0.156
b.near.poss,I -0.117
b.near.poss,X -0.427
b.near.poss,x -0.425
b.near.poss:X -0.617
b.near.poss:x 0.319
b.near.poss< -0.449
b.near.poss< X -0.38
b.near.poss< x -0.299
b.near.poss<,x -0.126
b.near.poss<.I -0.353
b.near.poss<.X -0.439
b.near.poss<.x -0.317
b.near.poss<?X -0.135
b.near.poss<?x -0.207
b.near.poss<qX 0.044
b.near.poss<qx -0.206
b.near.possqX -0.17
b.near.say 0.312
b.near.say A -0.247
b.near.say X 0.189
b.near.say x -0.659
b.near.say,X -0.184
b.near.say,x -0.548
b.near.say:x -0.774
b.near.say< -0.131
b.near.say< x -0.087
b.near.say<,x -0.164
b.near.say<.X -0.252
b.near.say<.x -0.061
b.near.say<:X 0.097
b.near.say<:x -0.5
b.near.say<nX -0.271
b.near.say<qX 0.043
b.near.sayqX 0.234
b.near.sayqx 0.228
b.near.tagl 0.801
b.near.tagl X 0.488
b.near.tagl,x -0.497
b.near.tagl:X 0.544
b.near.tagl:x -0.087
b.near.tagl< -0.535
b.near.tagl< x -0.202
b.near.tagl<.X -0.217
b.near.tagl<:X -0.273
b.near.tagl<:x -0.362
b.near.tagl<nX -0.127
b.near.tagl<qX -0.101
b.near.taglqX 0.189
b.near.taglqx 0.264
b.near.trade -0.429
b.near.trade X -0.294
b.near.trade d -0.313
b.near.trade x -0.177
b.near.trade(X -0.262
b.near.trade(x -0.422
b.near.trade)x -0.241
b.near.trade,A -0.216
b.near.trade,X -0.38
b.near.trade,d -0.214
b.near.trade,x -0.393
b.near.trade/X -0.142
b.near.trade/x -0.398
b.near.trade:A -0.143
b.near.trade:X -0.287
b.near.trade:x -0.687
b.near.trade< A -0.172
b.near.trade< X -0.155
b.near.trade< x -0.382
b.near.trade<!X -0.165
b.near.trade<!x -0.278
b.near.trade<,X -0.278
b.near.trade<,x -0.448
b.near.trade<.A 0.244
b.near.trade<.I -0.35
b.near.trade<.X -0.383
b.near.trade<.x -0.374
b.near.trade</x -0.138
b.near.trade<:A -0.415
b.near.trade<:X 0.157
b.near.trade<:x -0.488
b.near.trade<;X -0.127
b.near.trade<;x -0.516
b.near.trade<?X -0.255
b.near.trade<?x -0.275
b.near.trade<nX -0.169
b.near.trade<nx -0.468
b.near.trade<qX 0.284
b.near.trade<~X -0.199
b.near.trade<~x -0.375
b.near.tradead -0.137
b.near.tradeqX -0.426
b.near.tradeqx -0.296
b.near.where 0.652
b.near.where X 0.204
b.near.where x -0.408
b.near.where,X -0.193
b.near.where,x -0.344
b.near.where:X 0.564
b.near.where< -0.132
b.near.where< x -0.254
b.near.where<,X -0.097
b.near.where<,x -0.134
b.near.where<.X -0.247
b.near.where<.x -0.077
b.near.where<:X 0.1
b.near.where<:x -0.137
b.near.where<nX -0.216
b.near.whereqX 0.144
b.neg art  -0.123
b.neg colour, -0.107
b.neg colour. -0.064
b.neg common, -0.058
b.neg common. -0.071
b.neg describes, -0.055
b.neg describes. -0.064
b.neg name  -0.13
b.neg name adv. -0.06
b.neg name, -0.048
b.neg ordinary, -0.082
b.neg say  -0.064
b.neg strange, -0.157
b.neg strange. -0.059
b.neg thing, -0.223
b.neg thing. -0.241
b.neg trade, -0.101
b.neg trade. -0.047
b.neg wish: -0.287
b.neg, -0.307
b.neg. -0.31
b.neg: -0.622
b.nega -0.248
b.number thing, -0.138
b.number, -0.47
b.number. -0.42
b.numbern -0.133
b.numberq -0.396
b.ordinary and colour, -0.155
b.ordinary art  -0.393
b.ordinary art_ -0.288
b.ordinary at art  -0.128
b.ordinary at poss  -0.059
b.ordinary at strange, -0.045
b.ordinary at strange. -0.131
b.ordinary be  -0.637
b.ordinary colour, -0.201
b.ordinary colour,colour. -0.062
b.ordinary colour. -0.145
b.ordinary common art  -0.061
b.ordinary common common. -0.055
b.ordinary common, -0.219
b.ordinary common. -0.18
b.ordinary describes, -0.202
b.ordinary logo. -0.052
b.ordinary number, -0.279
b.ordinary ordinary, -0.276
b.ordinary ordinary. -0.134
b.ordinary ordinaryq -0.14
b.ordinary poss  -0.189
b.ordinary strange, -0.372
b.ordinary strange. -0.241
b.ordinary strange.art  -0.088
b.ordinary strangeq 0.143
b.ordinary subj art  -0.135
b.ordinary subj, -0.098
b.ordinary subj. -0.158
b.ordinary thing, -0.295
b.ordinary thing. -0.184
b.ordinary trade, -0.132
b.ordinary trade. -0.129
b.ordinary where  -0.042
b.ordinary( -0.448
b.ordinary, -0.491
b.ordinary,art  -0.067
b.ordinary,describes, -0.114
b.ordinary. -0.366
b.ordinary.art  -0.236
b.ordinary.be  -0.192
b.ordinary.colour, -0.138
b.ordinary.colour,colour. -0.076
b.ordinary.poss  -0.066
b.ordinary: -0.814
b.ordinary; -0.298
b.ordinaryn -0.517
b.ordinarynlook: -0.188
b.ordinaryq -0.728
b.p.0 -0.705
b.p.0$ -0.152
b.p.0$^ -0.055
b.p.0^ -0.183
b.p.1 -0.107
b.p.1$^ -0.329
b.p.1^ -0.378
b.p.2 -0.373
b.p.2$ 0.306
b.p.2$^ -0.214
b.p.2^ -0.371
b.p.3 0.135
b.p.3$ 0.269
b.p.3$^ -0.687
b.p.3^ -0.74
b.past -0.548
b.past art  -0.12
b.past strange. -0.083
b.past. -0.05
b.place, -0.306
b.place. -0.373
b.place.art  -0.046
b.place.poss  -0.069
b.place: -0.693
b.placen -0.156
b.placeq -0.351
b.poss  -0.473
b.poss art  -0.096
b.poss kind be  -0.055
b.poss kind, -0.069
b.poss name  -0.155
b.poss name be  -0.201
b.poss ordinary be  -0.175
b.poss ordinary, -0.083
b.poss strange be  -0.415
b.poss strange, -0.068
b.poss strange. -0.041
b.poss tagl  -0.427
b.poss tagl beq 0.429
b.poss taglq 0.24
b.poss thing, -0.06
b.poss thing. -0.071
b.poss trade. -0.077
b.proper thing, -0.056
b.proper, -0.407
b.proper. -0.272
b.propera -0.636
b.q 0.22
b.run.XXC^art -0.287
b.run.XXC^be -0.426
b.run.XXC^name -0.205
b.run.XXCart -0.337
b.run.XXD^art -0.158
b.run.XXD^poss -0.111
b.run.XxC^art -0.205
b.run.XxC^be -0.263
b.run.XxC^name -0.194
b.run.XxC^poss -0.353
b.run.XxC^tagl -0.532
b.run.XxC^where -0.064
b.run.XxCart -0.342
b.run.XxCbe -0.152
b.run.XxD^art -0.069
b.run.XxDname -0.152
b.run.XxO^art -0.061
b.run.xACart -0.113
b.run.xACbe -0.229
b.run.xACsay -0.241
b.run.xICart -0.188
b.run.xXC^name -0.469
b.run.xXCart -0.342
b.run.xXCname -0.486
b.run.xXCposs -0.237
b.run.xXCsay 0.206
b.run.xXCwhere -0.336
b.run.xXDart -0.428
b.run.xXDas -0.247
b.run.xXDbe -0.369
b.run.xXDposs -0.159
b.run.xdCart -0.183
b.run.xdCbe -0.276
b.run.xxC^art -0.294
b.run.xxC^be -0.405
b.run.xxC^poss -0.24
b.run.xxC^tagl -0.405
b.run.xxCart -0.476
b.run.xxCbe -0.168
b.run.xxCname -0.286
b.run.xxCposs -0.457
b.run.xxCsay -0.593
b.run.xxCtagl -0.677
b.run.xxCwhere -0.416
b.run.xxDart -0.281
b.run.xxDbe -0.279
b.run.xxOart -0.208
b.run.xxObe -0.352
b.run.xxOname -0.161
b.run.xxOposs -0.128
b.run.xxl^art -0.123
b.run.xxl^be -0.384
b.run.xxl^poss -0.129
b.run.xxlart -0.271
b.run.xxlbe -0.336
b.run.xxlname -0.241
b.run.xxlposs -0.243
b.run.xxlsay -0.351
b.s.adv -0.664
b.s.advXC -0.45
b.s.advX^C -0.335
b.s.adv^ -0.556
b.s.adv^^ -0.33
b.s.advadv, -0.083
b.s.advart  -0.105
b.s.advbe  -0.297
b.s.advcolour. -0.167
b.s.advcommon, -0.162
b.s.advcommon. -0.122
b.s.advdescribes, -0.08
b.s.advname  -0.167
b.s.advordinary, -0.206
b.s.advposs  -0.1
b.s.advsay  -0.185
b.s.advstrange, -0.195
b.s.advstrange. -0.093
b.s.advsubj, -0.126
b.s.advsubj. -0.044
b.s.advthing, -0.169
b.s.advthing. -0.282
b.s.advtrade, -0.075
b.s.advxC -0.362
b.s.advxD -0.044
b.s.advxO -0.14
b.s.advx^C -0.529
b.s.advx^l -0.236
b.s.advxl -0.275
b.s.and -0.703
b.s.andX^C -0.222
b.s.and^ -0.516
b.s.andbe  -0.095
b.s.andcolour, -0.308
b.s.andcommon, -0.123
b.s.anddescribes, -0.233
b.s.anddo, -0.108
b.s.andordinary, -0.172
b.s.andstrange, -0.093
b.s.andsubj, -0.094
b.s.andthing, -0.184
b.s.andtrade, -0.048
b.s.andwhere  -0.223
b.s.andxC -0.358
b.s.andxD -0.253
b.s.andxO -0.095
b.s.andx^C -0.169
b.s.andxl -0.094
b.s.art -0.444
b.s.artA^C -0.076
b.s.artXC -0.171
b.s.artX^C -0.282
b.s.artX^D -0.169
b.s.artX^O -0.19
b.s.art^ -0.374
b.s.art^^ -0.286
b.s.artart  -0.106
b.s.artas  -0.099
b.s.artbe  -0.314
b.s.artcolour, -0.323
b.s.artcolour. -0.245
b.s.artcommon, -0.091
b.s.artcommon. -0.124
b.s.artdescribes, -0.093
b.s.artdescribes. -0.112
b.s.artdo. -0.229
b.s.artkind. -0.078
b.s.artlogo. -0.05
b.s.artname  -0.165
b.s.artname: -0.601
b.s.artnumber. -0.1
b.s.artordinary, -0.11
b.s.artordinary. -0.22
b.s.artplace. -0.044
b.s.artposs  -0.064
b.s.artstrange, -0.17
b.s.artstrange. -0.304
b.s.artstrange: -0.25
b.s.artstrangeq 0.253
b.s.artthing. -0.277
b.s.arttrade, -0.071
b.s.arttrade. -0.133
b.s.arttradeq -0.409
b.s.artwhere  -0.402
b.s.artxC -0.577
b.s.artxD -0.293
b.s.artxO -0.151
b.s.artx^C -0.376
b.s.artx^l -0.202
b.s.artxl -0.454
b.s.as 0.173
b.s.at -0.347
b.s.atXC 0.247
b.s.atX^C -0.154
b.s.atX^D -0.226
b.s.at^ -0.225
b.s.at^^ -0.2
b.s.atbe  -0.284
b.s.atcolour, -0.118
b.s.atcommon, -0.04
b.s.atdescribes, -0.356
b.s.atname  -0.291
b.s.atname, -0.079
b.s.atordinary, -0.132
b.s.atsay  -0.446
b.s.atstrange, -0.185
b.s.atstrange. -0.225
b.s.atstrangeq -0.162
b.s.atthing, -0.043
b.s.attrade. -0.16
b.s.atwhere  -0.365
b.s.atxC -0.338
b.s.atxD -0.197
b.s.atxO -0.338
b.s.atx^C -0.324
b.s.atxl -0.268
b.s.be -0.984
b.s.beXC -0.138
b.s.beX^C -0.3
b.s.be^ -0.352
b.s.be^^ -0.268
b.s.becommon. -0.14
b.s.behi, -0.084
b.s.bename  -0.231
b.s.beordinary. -0.095
b.s.bestrange, -0.052
b.s.bestrange. -0.236
b.s.betagl  -0.726
b.s.bexC -0.84
b.s.bex^C -0.355
b.s.bex^l -0.151
b.s.call -0.151
b.s.callX^C -0.105
b.s.call^ -0.198
b.s.callbe  -0.373
b.s.callposs  -0.14
b.s.callstrange, -0.049
b.s.callxC -0.386
b.s.callx^C -0.143
b.s.callxl -0.088
b.s.colour -0.737
b.s.colourXC -0.446
b.s.colourXD -0.215
b.s.colourX^C -0.297
b.s.colourX^D -0.062
b.s.colourX^O -0.14
b.s.colour^ -0.31
b.s.colour^^ -0.201
b.s.colourart  -0.199
b.s.colourbe  -0.116
b.s.colourcolour, -0.194
b.s.colourcolour. -0.051
b.s.colourcolour/ -0.173
b.s.colourcolourq -0.31
b.s.colourcommon. -0.166
b.s.colourcommon: -0.347
b.s.colourdescribes, -0.128
b.s.colourdescribes. -0.089
b.s.colourdo. -0.043
b.s.colourlogo. -0.106
b.s.colourlook, -0.044
b.s.colourlook: -0.475
b.s.colourneg. -0.091
b.s.colourordinary, -0.175
b.s.colourordinary. -0.253
b.s.colourordinary: -0.112
b.s.colourordinaryq -0.181
b.s.colourplace, -0.06
b.s.colourplace. -0.17
b.s.colourstrange, -0.205
b.s.colourstrange. -0.211
b.s.colourstrange: -0.188
b.s.colourstrangeq -0.16
b.s.colourstrange~ -0.113
b.s.coloursubj. -0.079
b.s.colourthing, -0.134
b.s.colourthing. -0.239
b.s.colourthingq -0.15
b.s.colourtrade, -0.062
b.s.colourtrade. -0.164
b.s.colourxC -0.521
b.s.colourxD -0.091
b.s.colourxO -0.253
b.s.colourx^C -0.25
b.s.colourx^O -0.18
b.s.colourx^l -0.223
b.s.colourxl -0.222
b.s.common 0.556
b.s.commonXC 0.421
b.s.commonX^D -0.173
b.s.commonX^O -0.4
b.s.common^ -0.052
b.s.common^^ -0.538
b.s.commonadv, -0.418
b.s.commonart  -0.531
b.s.commonbe  -0.801
b.s.commoncolour, -0.371
b.s.commoncolour. -0.317
b.s.commoncommon, -0.273
b.s.commoncommon. -0.331
b.s.commondescribes, -0.477
b.s.commondescribes. -0.285
b.s.commonkind, -0.202
b.s.commonkind. -0.168
b.s.commonkind: -0.615
b.s.commonkindq -0.366
b.s.commonlogo, -0.152
b.s.commonlook, -0.192
b.s.commonlook: 0.163
b.s.commonname  -0.309
b.s.commonname. -0.153
b.s.commonname: 0.273
b.s.commonneg, -0.152
b.s.commonnumber, -0.252
b.s.commonnumber. -0.317
b.s.commonordinary, -0.466
b.s.commonordinary. -0.26
b.s.commonplace, -0.21
b.s.commonposs  -0.396
b.s.commonsay  -0.304
b.s.commonstrange, -0.331
b.s.commonstrange. -0.241
b.s.commonstrangeq 0.06
b.s.commonsubj. -0.171
b.s.commontagl: 0.308
b.s.commontaglq 0.135
b.s.commonthing, -0.267
b.s.commonthing. -0.368
b.s.commonthingq 0.36
b.s.commontrade, -0.28
b.s.commontrade. -0.421
b.s.commonwhere  -0.291
b.s.commonwhere, -0.332
b.s.commonxC -0.241
b.s.commonxD -0.3
b.s.commonxO -0.423
b.s.commonx^C -0.707
b.s.commonx^l -0.193
b.s.describes -0.444
b.s.describesXC -0.606
b.s.describesXD -0.19
b.s.describesX^C -0.417
b.s.describesX^D -0.145
b.s.describesX^O -0.122
b.s.describes^ -0.416
b.s.describes^^ -0.267
b.s.describesadv, -0.076
b.s.describesart  -0.202
b.s.describesbe  -0.292
b.s.describescolour, -0.196
b.s.describescolour. -0.192
b.s.describescolour; -0.116
b.s.describescommon, -0.053
b.s.describescommon. -0.107
b.s.describescommon: -0.437
b.s.describesdescribes, -0.155
b.s.describesdescribes. -0.143
b.s.describeslike: -0.305
b.s.describeslogo, -0.16
b.s.describeslogo. -0.055
b.s.describeslook, -0.138
b.s.describeslook: -0.663
b.s.describesordinary, -0.167
b.s.describesordinary. -0.11
b.s.describesplace. -0.18
b.s.describesposs  -0.054
b.s.describessay: -0.559
b.s.describesstrange, -0.214
b.s.describesstrange. -0.178
b.s.describesstrange: -0.253
b.s.describesstrangeq -0.353
b.s.describesthing, -0.229
b.s.describesthing. -0.206
b.s.describesthingq -0.313
b.s.describestrade. -0.136
b.s.describestradeq -0.352
b.s.describeswish: -0.258
b.s.describesxC -0.12
b.s.describesxD -0.296
b.s.describesxO -0.125
b.s.describesx^C -0.324
b.s.describesx^O -0.1
b.s.describesx^l -0.229
b.s.describesxl -0.359
b.s.do -0.168
b.s.doIC 0.138
b.s.doI^C -0.43
b.s.doI^O -0.174
b.s.doXC 0.308
b.s.doX^C -0.189
b.s.do^ -0.441
b.s.do^^ -0.298
b.s.doart  -0.216
b.s.dobe  -0.081
b.s.docolour, -0.176
b.s.docolour. -0.194
b.s.docommon. -0.137
b.s.docommon: -0.382
b.s.dodescribes, -0.145
b.s.dodescribes. -0.096
b.s.dohi, -0.043
b.s.dologo: -0.516
b.s.doname  -0.133
b.s.doordinary, -0.317
b.s.doordinary. -0.174
b.s.doposs  -0.131
b.s.dostrange, -0.168
b.s.dostrange. -0.324
b.s.dostrange/ -0.319
b.s.dostrangeq -0.307
b.s.dosubj. -0.151
b.s.dothing, -0.066
b.s.dothing. -0.196
b.s.dotrade. -0.099
b.s.dowhere  -0.088
b.s.dowish: -0.273
b.s.doxC -0.874
b.s.doxO -0.28
b.s.dox^C -0.458
b.s.dox^l -0.214
b.s.doxl -0.336
b.s.field -0.445
b.s.fieldX^C -0.344
b.s.field^ -0.472
b.s.fieldart  -0.228
b.s.fieldstrange. -0.114
b.s.fieldstrangen -0.13
b.s.fieldtrade. -0.094
b.s.fieldtraden -0.202
b.s.fieldxC -0.333
b.s.for -0.437
b.s.forX^C -0.277
b.s.forX^D -0.182
b.s.for^ -0.39
b.s.for^^ -0.247
b.s.forposs  -0.142
b.s.forstrange, -0.153
b.s.forthing, -0.077
b.s.forxC -0.391
b.s.forxO -0.09
b.s.forx^C -0.171
b.s.forxl -0.123
b.s.hex -0.296
b.s.hexxC -0.284
b.s.hi -0.528
b.s.hiXC -0.454
b.s.hiX^C -0.406
b.s.hiX^D -0.076
b.s.hi^ -0.451
b.s.hi^^ -0.361
b.s.hiart  -0.081
b.s.hixC -0.129
b.s.hix^C -0.416
b.s.kind -0.521
b.s.kindXC -0.493
b.s.kindXD -0.16
b.s.kindX^C -0.392
b.s.kindX^O -0.126
b.s.kind^ -0.467
b.s.kind^^ -0.392
b.s.kindart  -0.139
b.s.kindcommon. -0.066
b.s.kindordinary. -0.053
b.s.kindposs  -0.233
b.s.kindstrange, -0.147
b.s.kindstrange. -0.096
b.s.kindtrade, -0.042
b.s.kindtrade. -0.107
b.s.kindxC -0.356
b.s.kindxO -0.171
b.s.kindx^C -0.574
b.s.kindx^l -0.156
b.s.kindxl -0.376
b.s.like -0.059
b.s.likeX^C -0.187
b.s.like^ -0.219
b.s.like^^ -0.16
b.s.likexC -0.352
b.s.logo -0.585
b.s.logoXD -0.198
b.s.logoX^C -0.206
b.s.logoX^D -0.05
b.s.logoX^O -0.154
b.s.logo^ -0.307
b.s.logo^^ -0.241
b.s.logoart  -0.206
b.s.logocolour, -0.128
b.s.logocolour. -0.123
b.s.logodescribes. -0.138
b.s.logolook: -0.194
b.s.logoposs  -0.052
b.s.logostrange, -0.104
b.s.logostrange: -0.261
b.s.logothing. -0.059
b.s.logotrade. -0.228
b.s.logoxC -0.503
b.s.logoxO -0.237
b.s.logox^C -0.289
b.s.logox^l -0.219
b.s.logoxl -0.161
b.s.look -0.511
b.s.lookXC -0.33
b.s.lookX^C -0.173
b.s.lookX^D -0.049
b.s.look^ -0.22
b.s.lookart  -0.144
b.s.lookcolour, -0.184
b.s.lookcolour. -0.044
b.s.lookcolourn -0.069
b.s.lookdescribes, -0.105
b.s.lookdescribes. -0.075
b.s.lookdescribesn -0.137
b.s.lookordinary, -0.101
b.s.lookordinary. -0.045
b.s.lookordinaryn -0.07
b.s.lookstrange, -0.09
b.s.lookstrange. -0.104
b.s.lookstrangen -0.129
b.s.lookstrangeq -0.046
b.s.lookthingn -0.042
b.s.looktrade. -0.057
b.s.looktraden -0.216
b.s.lookxC -0.403
b.s.lookx^C -0.227
b.s.name -0.214
b.s.nameXD -0.17
b.s.nameX^C -0.191
b.s.nameX^O -0.163
b.s.name^ -0.255
b.s.name^^ -0.235
b.s.nameart  -0.343
b.s.nameart_ -0.129
b.s.namecolour. -0.054
b.s.namecommon. -0.056
b.s.namekind, -0.045
b.s.namekind. -0.072
b.s.namelogo, -0.108
b.s.namelogo. -0.114
b.s.nameordinary. -0.119
b.s.nameposs  -0.068
b.s.namestrange, -0.06
b.s.namestrange. -0.068
b.s.namething. -0.113
b.s.nametrade. -0.162
b.s.namewhere, -0.101
b.s.namexC -0.197
b.s.namexO -0.084
b.s.namex^C -0.252
b.s.namexl -0.061
b.s.neg -0.162
b.s.negXC 0.282
b.s.negX^C -0.4
b.s.negX^O -0.153
b.s.neg^ -0.076
b.s.neg^^ -0.3
b.s.negbe  -0.103
b.s.negcolour, -0.419
b.s.negcolour. -0.413
b.s.negcommon, -0.33
b.s.negcommon. -0.295
b.s.negdescribes, -0.426
b.s.negdescribes. -0.175
b.s.negdescribes/ -0.358
b.s.negdescribesn -0.211
b.s.negkind. -0.155
b.s.neglogo, -0.099
b.s.neglogo. -0.07
b.s.neglook, -0.182
b.s.neglook. -0.263
b.s.negneg. -0.079
b.s.negordinary, -0.226
b.s.negordinary. -0.141
b.s.negsay, -0.042
b.s.negstrange, -0.387
b.s.negstrange. -0.206
b.s.negtagl: 0.189
b.s.negthing, -0.246
b.s.negthing. 0.316
b.s.negtrade, -0.128
b.s.negtrade. -0.154
b.s.negwish, -0.158
b.s.negxC -0.804
b.s.negxD -0.05
b.s.negxO 0.07
b.s.negx^C -0.708
b.s.negx^O -0.057
b.s.negx^l -0.181
b.s.negxl -0.334
b.s.number -0.368
b.s.number^ -0.526
b.s.number^^ -0.393
b.s.numberbe  -0.292
b.s.numberdC -0.368
b.s.numberd^C -0.424
b.s.numbertrade, -0.077
b.s.ordinary 0.103
b.s.ordinaryAC -0.419
b.s.ordinaryXD -0.251
b.s.ordinaryX^C -0.393
b.s.ordinaryX^D -0.156
b.s.ordinaryX^O -0.109
b.s.ordinary^ -0.44
b.s.ordinary^^ -0.343
b.s.ordinaryart  -0.464
b.s.ordinarybe  -0.727
b.s.ordinarybeq -0.12
b.s.ordinarycolour, -0.586
b.s.ordinarycolour. -0.176
b.s.ordinarycommon, -0.222
b.s.ordinarycommon. -0.042
b.s.ordinarydescribes, -0.431
b.s.ordinarydescribes. -0.124
b.s.ordinaryhi, -0.27
b.s.ordinarykind: -0.399
b.s.ordinarylook, -0.1
b.s.ordinarylook: -0.251
b.s.ordinaryname  -0.311
b.s.ordinaryname: -0.732
b.s.ordinaryneg, -0.059
b.s.ordinaryneg: -0.301
b.s.ordinaryordinary, -0.135
b.s.ordinaryordinary. -0.118
b.s.ordinaryplace, -0.245
b.s.ordinaryposs  -0.362
b.s.ordinarysay  -0.256
b.s.ordinarystrange, -0.614
b.s.ordinarystrange. -0.253
b.s.ordinarystrangen -0.105
b.s.ordinarystrangeq -0.446
b.s.ordinarytagl: 0.138
b.s.ordinarything, -0.471
b.s.ordinarything. -0.157
b.s.ordinarytrade, -0.362
b.s.ordinarytrade. -0.191
b.s.ordinarytradeq -0.47
b.s.ordinaryxD -0.303
b.s.ordinaryxO -0.374
b.s.ordinaryx^C -0.395
b.s.ordinaryx^l -0.198
b.s.ordinaryxl -0.427
b.s.past -0.214
b.s.pastX^C -0.186
b.s.past^ -0.21
b.s.past^^ -0.093
b.s.pastart  -0.209
b.s.pastxC -0.426
b.s.pastxD -0.077
b.s.place -0.46
b.s.placeXC -0.462
b.s.placeordinary, -0.124
b.s.placestrange, -0.108
b.s.placetrade, -0.087
b.s.poss -0.437
b.s.possX^C -0.469
b.s.possX^D -0.114
b.s.possX^O -0.082
b.s.poss^ -0.37
b.s.poss^^ -0.42
b.s.possart  -0.116
b.s.possbe  -0.533
b.s.posscolour. -0.083
b.s.posscommon, -0.13
b.s.posscommon. -0.165
b.s.possdescribes. -0.085
b.s.possordinary. -0.049
b.s.possplace. -0.09
b.s.possstrange. -0.161
b.s.posssubj. -0.112
b.s.possthing, -0.082
b.s.possthing. -0.215
b.s.posstrade, -0.063
b.s.posstrade. -0.137
b.s.possxC -0.659
b.s.possx^C -0.211
b.s.possx^l -0.181
b.s.proper -0.574
b.s.properIC -0.315
b.s.properXC -0.308
b.s.properX^C -0.314
b.s.proper^ -0.393
b.s.proper^^ -0.224
b.s.properart  -0.319
b.s.properxC -0.395
b.s.say -0.49
b.s.say^ -0.182
b.s.sayart  -0.3
b.s.saybe  -0.065
b.s.saycolour, -0.189
b.s.saycolourn -0.135
b.s.sayxC -0.227
b.s.strangeAC -0.701
b.s.strangeA^C -0.292
b.s.strangeIC -0.259
b.s.strangeXD -0.383
b.s.strangeX^C -0.593
b.s.strangeX^D -0.149
b.s.strangeX^O -0.34
b.s.strange^ -0.43
b.s.strange^^ -0.409
b.s.strangeart  -0.426
b.s.strangeart_ -0.327
b.s.strangebeq -0.204
b.s.strangecC -0.35
b.s.strangec^C -0.207
b.s.strangec^O -0.215
b.s.strangecallq -0.277
b.s.strangecolour, -0.271
b.s.strangecolour. -0.152
b.s.strangecommon, -0.221
b.s.strangecommon. -0.213
b.s.strangecommon: -0.804
b.s.strangecommonq 0.384
b.s.strangedC -0.329
b.s.strangedescribes, -0.217
b.s.strangefield: -0.239
b.s.strangeforq -0.348
b.s.strangehi, -0.304
b.s.strangehin -0.098
b.s.strangekind, -0.233
b.s.strangekind. -0.164
b.s.strangekind: -0.413
b.s.strangekindq -0.534
b.s.strangelogo, -0.11
b.s.strangelogo: -0.713
b.s.strangename  -0.512
b.s.strangename, -0.212
b.s.strangename: -0.936
b.s.strangenameq -0.472
b.s.strangeordinary, -0.315
b.s.strangeordinary. -0.117
b.s.strangeordinary: -0.503
b.s.strangeordinaryq -0.467
b.s.strangeplace, -0.141
b.s.strangeposs  -0.434
b.s.strangepropera -0.551
b.s.strangesay  -0.655
b.s.strangestrange, -0.401
b.s.strangestrange. -0.287
b.s.strangestrange: -0.588
b.s.strangestrangea -0.383
b.s.strangestrangen -0.15
b.s.strangestrangeq -0.61
b.s.strangesubj, -0.335
b.s.strangesubj. -0.113
b.s.strangetagl: 0.254
b.s.strangetaglq 0.199
b.s.strangething, -0.314
b.s.strangething. -0.276
b.s.strangething: -0.434
b.s.strangethingq -0.531
b.s.strangetrade, -0.356
b.s.strangetrade. -0.202
b.s.strangetrade: -0.619
b.s.strangetradeq -0.572
b.s.strangexC -0.179
b.s.strangexD -0.523
b.s.strangexO -0.408
b.s.strangex^C 0.047
b.s.strangex^O -0.201
b.s.strangex^l -0.238
b.s.strangexl -0.467
b.s.subj -0.146
b.s.subjIC -0.523
b.s.subjI^C 0.065
b.s.subjXC 0.413
b.s.subjX^C -0.499
b.s.subjX^D -0.199
b.s.subjX^O -0.318
b.s.subj^ -0.257
b.s.subjart  -0.265
b.s.subjbe  -0.094
b.s.subjcolour, -0.045
b.s.subjcolour. -0.24
b.s.subjcommon, -0.306
b.s.subjcommon. -0.306
b.s.subjdescribes, -0.078
b.s.subjdescribes. -0.141
b.s.subjhi, -0.136
b.s.subjkind, -0.209
b.s.subjkind. -0.058
b.s.subjlogo, -0.127
b.s.subjlogo. -0.044
b.s.subjlook. -0.079
b.s.subjname  -0.196
b.s.subjname, -0.198
b.s.subjneg, -0.041
b.s.subjnumber. -0.198
b.s.subjordinary, -0.194
b.s.subjordinary. -0.193
b.s.subjordinaryn -0.218
b.s.subjplace. -0.084
b.s.subjposs  -0.13
b.s.subjsay  -0.608
b.s.subjstrange, -0.453
b.s.subjstrange. -0.376
b.s.subjstrangen -0.155
b.s.subjstrangeq -0.162
b.s.subjsubj, -0.206
b.s.subjsubj. -0.172
b.s.subjtagl: -0.054
b.s.subjthing, -0.26
b.s.subjthing. -0.366
b.s.subjtrade, -0.143
b.s.subjtrade. -0.324
b.s.subjwhere  -0.311
b.s.subjxC -0.455
b.s.subjxD -0.254
b.s.subjxO -0.221
b.s.subjx^C -0.524
b.s.subjx^l -0.355
b.s.subjxl 0.134
b.s.tagl -0.251
b.s.taglXD -0.048
b.s.taglX^C -0.241
b.s.tagl^ -0.281
b.s.tagl^^ -0.09
b.s.taglart  -0.152
b.s.taglcolour. -0.093
b.s.taglposs  -0.133
b.s.taglthing. -0.148
b.s.taglxC -0.223
b.s.taglx^C -0.119
b.s.thing -0.197
b.s.thingAC -0.383
b.s.thingA^C -0.49
b.s.thingX^C -0.591
b.s.thingX^O -0.217
b.s.thing^ -0.56
b.s.thing^^ -0.434
b.s.thingart  -0.463
b.s.thingcolour, -0.306
b.s.thingcolour. -0.23
b.s.thingcolour; -0.186
b.s.thingcommon, -0.205
b.s.thingdescribes, -0.265
b.s.thingdescribes. -0.25
b.s.thingkind, -0.128
b.s.thingkind. -0.075
b.s.thingkind: -0.386
b.s.thinglogo, -0.087
b.s.thinglook, -0.174
b.s.thingname  -0.093
b.s.thingname: -0.735
b.s.thingneg, -0.106
b.s.thingneg: -0.325
b.s.thingordinary, -0.214
b.s.thingordinary. -0.24
b.s.thingordinary: -0.448
b.s.thingposs  -0.238
b.s.thingsay  0.142
b.s.thingstrange, -0.195
b.s.thingstrange. -0.292
b.s.thingstrangeq -0.337
b.s.thingsubj. -0.09
b.s.thingtaglq 0.404
b.s.thingthing, -0.304
b.s.thingthing. -0.29
b.s.thingthing: -0.6
b.s.thingthingq -0.461
b.s.thingtrade, -0.257
b.s.thingtrade. -0.222
b.s.thingtradeq -0.216
b.s.thingwhere  -0.212
b.s.thingxC -0.919
b.s.thingxO -0.39
b.s.thingx^C -0.391
b.s.thingx^O -0.123
b.s.thingx^l -0.228
b.s.thingxl -0.381
b.s.trade -0.049
b.s.tradeAC -0.161
b.s.tradeA^C -0.318
b.s.tradeXC 0.14
b.s.tradeXD -0.498
b.s.tradeX^C -0.554
b.s.tradeX^D -0.239
b.s.tradeX^O -0.266
b.s.trade^ -0.377
b.s.trade^^ -0.284
b.s.tradeart  -0.35
b.s.tradebe  -0.22
b.s.tradecolour, -0.061
b.s.tradecolour. -0.105
b.s.tradecommon, -0.132
b.s.tradecommon. -0.084
b.s.tradecommon: -0.715
b.s.tradedescribes, -0.091
b.s.tradedescribes. -0.066
b.s.tradefield: -0.406
b.s.tradekind: -0.288
b.s.tradelook: -0.168
b.s.tradeneg: -0.134
b.s.tradeordinary, -0.111
b.s.tradeordinary. -0.058
b.s.tradeordinary: -0.451
b.s.tradeposs  -0.339
b.s.tradesay  -0.197
b.s.tradestrange, -0.245
b.s.tradestrange. -0.141
b.s.tradestrange: -0.39
b.s.tradestrangeq -0.461
b.s.tradething, -0.171
b.s.tradething. -0.207
b.s.tradetrade, -0.119
b.s.tradetrade. -0.248
b.s.tradexC -0.782
b.s.tradexO -0.51
b.s.tradex^C -0.215
b.s.tradex^O -0.309
b.s.tradex^l -0.253
b.s.tradexl -0.256
b.s.where -0.059
b.s.whereX^C -0.094
b.s.where^ -0.097
b.s.whereart  -0.198
b.s.wherename  -0.144
b.s.wheresay  -0.115
b.s.wherexC -0.445
b.s.will -0.543
b.s.willX^C -0.433
b.s.will^ -0.566
b.s.will^^ -0.365
b.s.willname  -0.121
b.s.willstrange, -0.078
b.s.willstrange. -0.109
b.s.willxC -0.366
b.s.willx^C -0.343
b.s.wish -0.202
b.s.wishX^C -0.321
b.s.wishX^O -0.12
b.s.wish^ -0.392
b.s.wish^^ -0.225
b.s.wishcolour. -0.12
b.s.wishdescribes, -0.159
b.s.wishlogo, -0.101
b.s.wishordinary, -0.052
b.s.wishstrange, -0.104
b.s.wishstrange. -0.137
b.s.wishxC -0.181
b.s.wishxD -0.172
b.s.wishxO -0.108
b.s.wishx^C -0.301
b.s.wishx^l -0.073
b.s.wishxl -0.074
b.say  -0.045
b.say, -0.403
b.say. -0.128
b.say: 0.066
b.sayq 0.249
b.strange adv. -0.097
b.strange and art  -0.194
b.strange and poss  -0.157
b.strange and strange, -0.144
b.strange and strange. -0.112
b.strange art  -0.272
b.strange art strange. -0.061
b.strange as  -0.188
b.strange at art  -0.367
b.strange at art_ -0.197
b.strange at ordinary. -0.043
b.strange at place, -0.108
b.strange at place. -0.175
b.strange at poss  -0.054
b.strange at strange, -0.173
b.strange at strange. -0.127
b.strange at strange: -0.187
b.strange be  -0.526
b.strange be art  -0.115
b.strange colour, -0.161
b.strange colour. -0.121
b.strange common art  -0.122
b.strange common, -0.131
b.strange common. -0.172
b.strange describes, -0.352
b.strange kind, -0.133
b.strange number, -0.204
b.strange number. -0.095
b.strange ordinary art  -0.074
b.strange ordinary, -0.166
b.strange ordinary. -0.31
b.strange ordinaryn -0.09
b.strange ordinaryq -0.162
b.strange poss  -0.125
b.strange say  -0.491
b.strange strange art  -0.064
b.strange strange be  -0.129
b.strange strange strange, -0.103
b.strange strange strange. -0.046
b.strange strange, -0.369
b.strange strange. -0.268
b.strange strange.art  -0.151
b.strange strange.colour, -0.152
b.strange strangen -0.226
b.strange strangeq -0.399
b.strange subj art  -0.09
b.strange subj strange. -0.05
b.strange thing trade. -0.059
b.strange thing, -0.175
b.strange thing. -0.237
b.strange thingq -0.447
b.strange trade be  -0.084
b.strange trade kind. -0.125
b.strange trade thing. -0.066
b.strange trade, -0.358
b.strange trade. -0.283
b.strange traden -0.231
b.strange tradeq -0.194
b.strange where  -0.268
b.strange wish, -0.089
b.strange! -0.456
b.strange&ordinary, -0.182
b.strange&ordinary. -0.061
b.strange&strange, -0.137
b.strange&strange. -0.357
b.strange&strangeq -0.049
b.strange&thing, -0.06
b.strange&thing. -0.139
b.strange( -0.454
b.strange) -0.301
b.strange, -0.39
b.strange,art  -0.244
b.strange,be  -0.126
b.strange,colour, -0.181
b.strange,colour,describes, -0.085
b.strange,describes, -0.123
b.strange,poss  -0.041
b.strange,strange. -0.065
b.strange,subj be  -0.094
b.strange,trade. -0.108
b.strange. -0.413
b.strange.art  -0.292
b.strange.be  -0.3
b.strange.colour colour, -0.068
b.strange.colour, -0.189
b.strange.colour,colour, -0.041
b.strange.colour,colour. -0.096
b.strange.colour. -0.127
b.strange.describes colour, -0.057
b.strange.describes, -0.087
b.strange.name: -0.548
b.strange.poss  -0.12
b.strange.strange art  -0.07
b.strange.strange. -0.076
b.strange.subj be  -0.044
b.strange.taglq 0.499
b.strange.trade. -0.059
b.strange.wish art  -0.07
b.strange/ -0.188
b.strange: -0.931
b.strange:art  -0.112
b.strange; -0.363
b.strange? -0.246
b.strange_be  -0.268
b.strangea -0.472
b.strangen -0.343
b.strangenfield: -0.198
b.strangenlook: -0.173
b.strangenordinary: -0.296
b.strangeq -0.338
b.strangeqart  -0.201
b.strangeqdescribes, -0.062
b.strange~ -0.349
b.subj art  -0.443
b.subj art thing, -0.042
b.subj art where  -0.168
b.subj art where, -0.349
b.subj at art  -0.121
b.subj be  -0.612
b.subj be art  -0.131
b.subj be. -0.264
b.subj colour, -0.156
b.subj colour. -0.317
b.subj common common. -0.06
b.subj common, -0.153
b.subj common. -0.261
b.subj do art  -0.12
b.subj do be  -0.182
b.subj do trade. -0.073
b.subj do: -0.441
b.subj name  -0.17
b.subj ordinary art  -0.066
b.subj ordinary, -0.145
b.subj poss  -0.185
b.subj say  -0.157
b.subj sayq 0.254
b.subj strange art  -0.191
b.subj strange, -0.172
b.subj strange. -0.209
b.subj subj do: -0.355
b.subj subj, -0.125
b.subj subj. -0.097
b.subj tagl  0.224
b.subj thing, -0.111
b.subj thing. -0.121
b.subj where  -0.333
b.subj will be  -0.336
b.subj will say  -0.546
b.subj wish art  -0.056
b.subj, -0.589
b.subj. -0.353
b.subj: 0.175
b.subjn -0.165
b.subjq 0.154
b.tagl  0.169
b.tagl beq 0.488
b.tagl. -0.146
b.tagl: 0.345
b.taglq 0.387
b.thing and art  -0.139
b.thing and thing, -0.156
b.thing art  -0.244
b.thing at art  -0.182
b.thing at ordinary, -0.081
b.thing at ordinary. -0.09
b.thing at strange. -0.136
b.thing at trade, -0.042
b.thing be  -0.74
b.thing be art  -0.042
b.thing colour, -0.331
b.thing colour,colour. -0.082
b.thing colour. -0.206
b.thing colour; -0.059
b.thing common art  -0.099
b.thing common, -0.321
b.thing common. -0.216
b.thing commonq -0.409
b.thing describes, -0.09
b.thing describes. -0.043
b.thing for trade. -0.078
b.thing kind, -0.265
b.thing kind. -0.164
b.thing kindq -0.526
b.thing logo, -0.218
b.thing logo. -0.107
b.thing ordinary, -0.137
b.thing ordinary. -0.155
b.thing poss  -0.24
b.thing strange, -0.134
b.thing strange. -0.144
b.thing subj art  -0.1
b.thing subj, -0.114
b.thing subj. -0.156
b.thing thing be  -0.138
b.thing thing kind, -0.139
b.thing thing trade. -0.096
b.thing thing, -0.198
b.thing thing. -0.332
b.thing thingq -0.479
b.thing trade, -0.293
b.thing trade. -0.376
b.thing tradeq -0.255
b.thing where  -0.347
b.thing will be  -0.249
b.thing! -0.359
b.thing&strange, -0.081
b.thing&thing. -0.149
b.thing( -0.512
b.thing, -0.443
b.thing,art  -0.082
b.thing,be  -0.15
b.thing,colour, -0.158
b.thing,strange, -0.182
b.thing,strange. -0.159
b.thing,thing, -0.11
b.thing. -0.064
b.thing.art  -0.196
b.thing.art name  -0.072
b.thing.colour,colour, -0.105
b.thing.describes colour, -0.081
b.thing.describes, -0.11
b.thing.name  -0.119
b.thing.name: -0.783
b.thing.poss  -0.283
b.thing.subj be  -0.16
b.thing.tagl: 0.442
b.thing/ -0.432
b.thing: -0.96
b.thing; -0.234
b.thing? -0.296
b.thingn -0.318
b.thingnlook: -0.051
b.thingq 0.088
b.thing~ -0.321
b.trade adv, -0.06
b.trade and trade, -0.088
b.trade art  -0.12
b.trade at art  -0.147
b.trade at ordinary, -0.278
b.trade at ordinary. -0.048
b.trade at place, -0.145
b.trade at place. -0.101
b.trade at strange, -0.171
b.trade at strange. -0.085
b.trade at thing. -0.075
b.trade be  -0.622
b.trade colour, -0.09
b.trade colour. -0.116
b.trade common, -0.146
b.trade common. -0.263
b.trade describes, -0.056
b.trade for trade, -0.087
b.trade for trade. -0.154
b.trade kind, -0.193
b.trade kind. -0.265
b.trade kind: -0.232
b.trade kindq -0.303
b.trade logo. -0.063
b.trade ordinary, -0.299
b.trade ordinary. -0.065
b.trade ordinaryq -0.29
b.trade strange, -0.088
b.trade strange. -0.239
b.trade subj be  -0.042
b.trade thing, -0.302
b.trade thing. 0.279
b.trade thingq -0.086
b.trade trade kind. -0.091
b.trade trade, -0.231
b.trade trade. -0.164
b.trade trade: -0.285
b.trade traden -0.122
b.trade tradeq -0.282
b.trade tradeqstrangeq -0.124
b.trade where  -0.148
b.trade! -0.219
b.trade( -0.272
b.trade, -0.352
b.trade,art  -0.108
b.trade,colour, -0.094
b.trade,poss  -0.064
b.trade,strange, -0.067
b.trade,strange. -0.118
b.trade,thing, -0.065
b.trade. -0.32
b.trade.art  -0.132
b.trade.common, -0.099
b.trade.kind: -0.345
b.trade.look: -0.125
b.trade.name  -0.184
b.trade.name: -0.371
b.trade.poss  -0.073
b.trade.strange. -0.129
b.trade/ -0.369
b.trade: -0.762
b.trade; -0.216
b.trade? -0.22
b.traden -0.254
b.tradenfield: -0.343
b.tradenlook: -0.317
b.tradeq -0.841
b.tradeqart  -0.126
b.tradeqstrange strangeq -0.056
b.tradeqstrangeq -0.217
b.trade~ -0.191
b.w.CA -1.158
b.w.CA^^^ -0.479
b.w.CAart  -0.113
b.w.CAbe  -0.229
b.w.CAkind: -0.219
b.w.CAname  -0.156
b.w.CAname: -0.391
b.w.CAsay  -0.241
b.w.CI -0.212
b.w.CI^ -0.137
b.w.CI^^^ 0.156
b.w.CI^colour. -0.177
b.w.CI^common. -0.187
b.w.CI^describes. -0.13
b.w.CI^ordinary. -0.182
b.w.CI^strange. -0.297
b.w.CI^subj. -0.052
b.w.CI^thing. -0.316
b.w.CI^trade. -0.239
b.w.CIart  -0.347
b.w.CIcommon, -0.131
b.w.CIstrange, -0.119
b.w.CX 0.341
b.w.CX^ -0.446
b.w.CX^^^ -0.378
b.w.CX^adv. -0.264
b.w.CX^at. -0.1
b.w.CX^be. -0.275
b.w.CX^colour. -0.304
b.w.CX^colourn -0.305
b.w.CX^colourq -0.232
b.w.CX^common. -0.205
b.w.CX^commonn -0.174
b.w.CX^commonq -0.288
b.w.CX^describes. -0.328
b.w.CX^describesn -0.427
b.w.CX^describesq -0.29
b.w.CX^do. -0.201
b.w.CX^field. -0.066
b.w.CX^hi! -0.104
b.w.CX^hin -0.142
b.w.CX^kind. -0.299
b.w.CX^logo. -0.272
b.w.CX^logo? -0.17
b.w.CX^logon -0.151
b.w.CX^look. -0.245
b.w.CX^name. -0.21
b.w.CX^neg. -0.193
b.w.CX^number. -0.391
b.w.CX^numbern -0.119
b.w.CX^ordinary. -0.373
b.w.CX^ordinaryn -0.317
b.w.CX^ordinaryq -0.49
b.w.CX^place. -0.247
b.w.CX^placen -0.156
b.w.CX^proper. -0.189
b.w.CX^say. -0.073
b.w.CX^strange. -0.382
b.w.CX^strange? -0.2
b.w.CX^strangen -0.248
b.w.CX^strangeq -0.395
b.w.CX^subj. -0.314
b.w.CX^thing. -0.407
b.w.CX^thing? -0.183
b.w.CX^thingn -0.182
b.w.CX^thingq 0.219
b.w.CX^trade. -0.263
b.w.CX^trade? -0.116
b.w.CX^traden -0.177
b.w.CX^tradeq -0.238
b.w.CX^trade~ -0.097
b.w.CX^where. -0.225
b.w.CX^wish. -0.187
b.w.CXart  -0.375
b.w.CXart_ -0.182
b.w.CXbeq 0.137
b.w.CXcallq -0.42
b.w.CXcolour, -0.321
b.w.CXcommon, -0.21
b.w.CXcommon: -0.912
b.w.CXcommonq 0.328
b.w.CXdescribes, -0.171
b.w.CXfield: -0.294
b.w.CXforq -0.375
b.w.CXhi, -0.388
b.w.CXkind, -0.289
b.w.CXkind: -0.636
b.w.CXkindq -0.631
b.w.CXlogo: -0.535
b.w.CXlogoq -0.219
b.w.CXname  -0.681
b.w.CXname, -0.252
b.w.CXname: -0.548
b.w.CXnameq -0.696
b.w.CXordinary, -0.481
b.w.CXordinary: -0.612
b.w.CXordinaryq -0.568
b.w.CXplace, -0.18
b.w.CXposs  -0.274
b.w.CXpropera -0.582
b.w.CXsay  0.201
b.w.CXsayq 0.234
b.w.CXstrange, -0.267
b.w.CXstrange: -0.584
b.w.CXstrangea -0.371
b.w.CXstrangeq 0.066
b.w.CXsubj, -0.326
b.w.CXtagl: 0.423
b.w.CXtaglq 0.28
b.w.CXthing, -0.392
b.w.CXthing: -0.643
b.w.CXthingq -0.059
b.w.CXtrade, -0.482
b.w.CXtrade: -0.641
b.w.CXtradeq -0.666
b.w.CXwhere  -0.49
b.w.Cc -0.35
b.w.Cc^ -0.214
b.w.Cc^^^ -0.201
b.w.Cd -0.472
b.w.Cd^ -0.463
b.w.Cd^^^ -0.184
b.w.Cdart  -0.183
b.w.Cdbe  -0.292
b.w.Cdkind, -0.17
b.w.Cdnega -0.104
b.w.Cdthing, -0.134
b.w.Cdtrade, -0.082
b.w.Cx -0.467
b.w.Cx^ -0.351
b.w.Cx^^^ -0.307
b.w.Cx^adv. -0.098
b.w.Cx^colour. -0.269
b.w.Cx^colour; -0.403
b.w.Cx^colourn -0.241
b.w.Cx^colour~ -0.281
b.w.Cx^common. -0.338
b.w.Cx^describes. -0.334
b.w.Cx^describes; -0.322
b.w.Cx^describesn -0.222
b.w.Cx^do. -0.258
b.w.Cx^hi! -0.117
b.w.Cx^kind. -0.092
b.w.Cx^logo. -0.108
b.w.Cx^look. -0.185
b.w.Cx^ordinary. -0.184
b.w.Cx^ordinary; -0.295
b.w.Cx^ordinaryn -0.318
b.w.Cx^ordinaryq -0.156
b.w.Cx^place. -0.25
b.w.Cx^strange. -0.435
b.w.Cx^strange; -0.303
b.w.Cx^strangen -0.318
b.w.Cx^strangeq -0.249
b.w.Cx^strange~ -0.202
b.w.Cx^subj. -0.185
b.w.Cx^thing. -0.355
b.w.Cx^thing; -0.192
b.w.Cx^thingq -0.177
b.w.Cx^thing~ -0.292
b.w.Cx^trade. -0.378
b.w.Cx^trade; -0.117
b.w.Cx^traden -0.279
b.w.Cx^trade~ -0.069
b.w.Cx^wish. -0.101
b.w.Cxadv, -0.52
b.w.Cxadv: -0.404
b.w.Cxand, -0.295
b.w.Cxart  -0.402
b.w.Cxart_ -0.508
b.w.Cxbe  -0.192
b.w.Cxbe, -0.199
b.w.Cxcolour, -0.431
b.w.Cxcolour/ -0.259
b.w.Cxcolourq -0.265
b.w.Cxcommon, -0.503
b.w.Cxcommon: 0.244
b.w.Cxcommonq 0.164
b.w.Cxdescribes, -0.515
b.w.Cxdescribes/ -0.367
b.w.Cxdescribes: -0.607
b.w.Cxdo, -0.347
b.w.Cxdo: -0.588
b.w.Cxfield, -0.123
b.w.Cxfield: -0.464
b.w.Cxhi, -0.162
b.w.Cxkind, -0.273
b.w.Cxkind: -0.27
b.w.Cxlike, -0.113
b.w.Cxlike: -0.499
b.w.Cxlogo, -0.26
b.w.Cxlook, -0.292
b.w.Cxlook: -0.601
b.w.Cxname  -0.298
b.w.Cxname, -0.317
b.w.Cxneg, -0.251
b.w.Cxneg: -0.479
b.w.Cxnumber, -0.439
b.w.Cxordinary( -0.401
b.w.Cxordinary, -0.408
b.w.Cxordinary: -0.548
b.w.Cxordinaryq -0.266
b.w.Cxplace, -0.305
b.w.Cxposs  -0.462
b.w.Cxproper, -0.283
b.w.Cxsay  -0.586
b.w.Cxsay, -0.366
b.w.Cxsay: -0.448
b.w.Cxstrange( -0.231
b.w.Cxstrange) -0.308
b.w.Cxstrange, -0.304
b.w.Cxstrange/ -0.33
b.w.Cxstrange: -0.598
b.w.Cxstrangeq -0.497
b.w.Cxsubj, -0.521
b.w.Cxsubj: -0.461
b.w.Cxtagl  -0.817
b.w.Cxtaglq 0.432
b.w.Cxthing( -0.454
b.w.Cxthing, -0.417
b.w.Cxthing: -0.589
b.w.Cxthingq -0.793
b.w.Cxtrade( -0.261
b.w.Cxtrade, -0.278
b.w.Cxtrade/ -0.205
b.w.Cxtrade: -0.342
b.w.Cxtradeq -0.489
b.w.Cxwhere  -0.419
b.w.Cxwhere, -0.424
b.w.Cxwish, -0.293
b.w.Cxwish: -0.563
b.w.DX -0.147
b.w.DX^ -0.522
b.w.DX^^^ -0.315
b.w.DX^colour. -0.127
b.w.DX^describes. -0.066
b.w.DX^ordinary. -0.16
b.w.DX^strange. -0.236
b.w.DX^trade. -0.052
b.w.DXart  -0.324
b.w.DXas  -0.247
b.w.DXbe  -0.369
b.w.DXcolour, -0.149
b.w.DXordinary, -0.138
b.w.DXposs  -0.213
b.w.DXstrange, -0.155
b.w.DXstrange: -0.33
b.w.DXtaglq 0.334
b.w.Dx -0.937
b.w.Dx^ -0.424
b.w.Dx^^^ -0.17
b.w.Dxart  -0.3
b.w.Dxbe  -0.296
b.w.Dxcolour, -0.2
b.w.Dxdescribes, -0.308
b.w.Dxhi, -0.099
b.w.Dxlogo, -0.041
b.w.Dxname  -0.155
b.w.Dxordinary, -0.125
b.w.Dxplace, -0.085
b.w.Dxsay  -0.348
b.w.Dxsay, -0.077
b.w.Dxstrange, -0.208
b.w.Dxstrange: -0.155
b.w.Dxstrangeq -0.146
b.w.Dxtrade, -0.045
b.w.Dxwhere  -0.342
b.w.OI^ -0.292
b.w.OI^^^ -0.253
b.w.OX^ -0.445
b.w.OX^^^ -0.31
b.w.OX^colour. -0.079
b.w.OX^common. -0.162
b.w.OX^describes. -0.128
b.w.OX^kind. -0.104
b.w.OX^logo. -0.111
b.w.OX^ordinary. -0.046
b.w.OX^strange. -0.106
b.w.OX^thing. -0.146
b.w.OX^trade. -0.16
b.w.Oc^ -0.215
b.w.Oc^^^ -0.135
b.w.Ox -0.606
b.w.Ox^ -0.619
b.w.Ox^^^ -0.401
b.w.Ox^strange. -0.143
b.w.Ox^thing. -0.208
b.w.Oxart  -0.236
b.w.Oxbe  -0.332
b.w.Oxcolour, -0.248
b.w.Oxdescribes, -0.132
b.w.Oxlogo, -0.126
b.w.Oxname  -0.177
b.w.Oxname: -0.526
b.w.Oxordinary, -0.197
b.w.Oxposs  -0.144
b.w.Oxstrange, -0.185
b.w.Oxstrange: -0.265
b.w.Oxthing, -0.276
b.w.Oxtrade, -0.139
b.w.SA -0.399
b.w.SA^ -0.318
b.w.SA^^^ -0.293
b.w.SX -0.322
b.w.SX^ -0.295
b.w.SX^^^ -0.168
b.w.lx -0.239
b.w.lx^ -0.526
b.w.lx^^^ -0.329
b.w.lx^colour. -0.122
b.w.lx^ordinary. -0.18
b.w.lx^strange. -0.219
b.w.lx^thing. -0.269
b.w.lx^trade. -0.194
b.w.lxadv, -0.107
b.w.lxart  -0.308
b.w.lxbe  -0.543
b.w.lxcolour, -0.29
b.w.lxcommon, -0.145
b.w.lxdescribes, -0.274
b.w.lxkind, -0.166
b.w.lxlogo, -0.12
b.w.lxlook, -0.238
b.w.lxname  -0.241
b.w.lxordinary, -0.195
b.w.lxposs  -0.285
b.w.lxsay  -0.351
b.w.lxstrange, -0.211
b.w.lxthing, -0.201
b.w.lxtrade, -0.049
b.where  -0.506
b.where art  -0.238
b.where art name  -0.245
b.where subj. -0.067
b.where, -0.278
b.where,name  -0.104
b.where. -0.26
b.whereq 0.175
b.will art  -0.19
b.will be  -0.627
b.will be art  -0.066
b.will be ordinary. -0.048
b.will ordinary art  -0.133
b.will say  0.215
b.wish art  -0.163
b.wish be  -0.119
b.wish do logo. -0.111
b.wish subj art  -0.075
b.wish, -0.326
b.wish. -0.233
b.wish: -0.658
b.~ -0.699
c.before+ 0.697
c.before+1  0.172
c.before+1: 0.308
c.before+1q -0.283
c.before+1qq 0.408
c.before+1|  -0.779
c.before+1|$ 0.223
c.before+1|, 0.137
c.before+1|. 0.268
c.before+1|: -0.34
c.before+1|= -0.158
c.before+1|n 0.224
c.before+1|q 0.389
c.before+2  0.352
c.before+2q -0.5
c.before+2qq -0.066
c.before+2|  -0.528
c.before+2|$ 0.195
c.before+2|, -0.425
c.before+2|. 0.405
c.before+2|q -0.159
c.before+3  -0.251
c.before+3, -0.327
c.before+3|  -0.251
c.before+3|, -0.332
c.before+3|. -0.742
c.before+3|= -0.187
c.before+3|q 0.249
c.before+4  -0.459
c.before+4, -0.256
c.before+5  -0.455
c.before+5, -0.132
c.before+5q -0.518
c.before+< -0.382
c.before+<1. -0.146
c.before+<3|  -0.172
c.before+<3|$ -0.523
c.before+<3|, -0.213
c.before+<3|. -0.405
c.before+<3|: -0.115
c.before+<3|= -0.094
c.before+<3|n -0.147
c.before+<5  -0.219
c.before+<5, -0.05
c.before+<5. -0.137
c.before+<5: -0.224
c.before+<5n -0.128
c.before+<5q -0.178
c.before+q 0.286
c.behind+ -0.382
c.behind+0 -0.154
c.behind+1 -0.182
c.behind+2 -0.268
c.behind+3 -0.123
c.behind+4 -0.153
c.behind+5 -0.197
c.behind+< 0.174
c.behind+<0 0.139
c.behind+<1 -0.354
c.behind+<2 -0.195
c.behind+<3 0.233
c.behind+<4 -0.219
c.behind+<5 -0.374
c.behind+q 0.525
c.between.  0.169
c.between.. -0.146
c.between.: 0.345
c.between.art  -0.271
c.between.beq 0.488
c.between.q 0.387
c.cue  0.5
c.cue. -0.146
c.cue: 0.918
c.cueq -0.344
c.cueqq 0.907
c.late -0.219
c.none -0.858
c.noneq -0.395
c.say 0.106
c.sayq 0.344
c.where<, -0.319
c.where<. -0.245
c.where<: 0.702
c.where<n -0.225
c.where<q -0.204
c.where<qq 0.458
c.where> -0.188
c.where>q 0.742
e.  -0.688
e. and -0.356
e. and adv -0.114
e. and art -0.185
e. and at -0.215
e. and colour -0.22
e. and common -0.208
e. and describes -0.112
e. and do -0.23
e. and neg -0.194
e. and ordinary -0.153
e. and poss -0.183
e. and proper -0.097
e. and strange -0.298
e. and subj -0.198
e. and thing -0.252
e. and trade -0.2
e. and will -0.072
e. and wish -0.217
e. art -0.417
e. art adv -0.098
e. art art -0.109
e. art colour -0.26
e. art common -0.251
e. art describes -0.246
e. art do -0.106
e. art field -0.041
e. art kind -0.145
e. art logo -0.144
e. art look -0.071
e. art name -0.171
e. art ordinary -0.186
e. art past -0.111
e. art poss -0.069
e. art say -0.084
e. art strange -0.284
e. art subj -0.084
e. art tagl -0.099
e. art thing -0.35
e. art trade -0.248
e. art where -0.109
e. art_name -0.097
e. art_strange -0.127
e. as -0.217
e. at -0.404
e. at adv -0.099
e. at and -0.087
e. at art -0.364
e. at at -0.047
e. at be -0.059
e. at colour -0.133
e. at common -0.155
e. at describes -0.147
e. at do -0.231
e. at kind -0.046
e. at logo -0.097
e. at name -0.097
e. at neg -0.045
e. at number -0.246
e. at ordinary -0.307
e. at past -0.104
e. at place -0.145
e. at poss -0.256
e. at proper -0.081
e. at say -0.088
e. at strange -0.274
e. at subj -0.234
e. at thing -0.204
e. at trade -0.258
e. at_strange -0.084
e. be -0.637
e. be adv -0.081
e. be and -0.05
e. be art -0.13
e. be at -0.07
e. be call -0.143
e. be colour -0.098
e. be common -0.211
e. be describes -0.051
e. be do -0.268
e. be ordinary -0.215
e. be poss -0.069
e. be strange -0.278
e. be subj -0.077
e. be thing -0.132
e. be trade -0.093
e. beqstrange -0.048
e. poss -0.424
e. poss adv -0.095
e. poss call -0.111
e. poss common -0.096
e. poss describes -0.069
e. poss do -0.062
e. poss kind -0.12
e. poss logo -0.066
e. poss name -0.079
e. poss ordinary -0.196
e. poss strange -0.208
e. poss subj -0.066
e. poss tagl -0.088
e. poss thing -0.27
e. poss trade -0.378
e. where -0.377
e. where and -0.047
e. where art -0.223
e. where at -0.156
e. where common -0.101
e. where do -0.1
e. where subj -0.055
e. where,common -0.051
e. where=$ -0.094
e. will -0.359
e. will art -0.083
e. will be -0.174
e. will common -0.096
e. will do -0.085
e. will like -0.113
e. will neg -0.125
e. will ordinary -0.172
e. will say -0.08
e. will strange -0.056
e. will subj -0.098
e. will thing -0.113
e. will wish -0.11
e.! -0.641
e.!describes -0.231
e.!do -0.185
e.!subj -0.256
e.!subj do -0.218
e.$ 0.11
e.$$ 0.11
e.$$$$ 0.11
e.& -0.38
e.&be -0.258
e.( -0.601
e.(art -0.147
e.(common -0.274
e.(ordinary -0.284
e.(poss -0.113
e.(strange -0.145
e.(subj -0.242
e.(subj common -0.156
e.(thing -0.176
e.(trade -0.18
e.) -0.652
e.)$ -0.288
e.)$)$ -0.288
e.)and -0.191
e., -0.483
e.,adv -0.425
e.,adv art -0.132
e.,adv be -0.116
e.,adv common -0.174
e.,adv describes -0.211
e.,adv do -0.083
e.,adv neg -0.163
e.,adv strange -0.178
e.,adv subj -0.127
e.,adv thing -0.167
e.,and -0.38
e.,and adv -0.061
e.,and art -0.197
e.,and at -0.13
e.,and common -0.207
e.,and do -0.084
e.,and neg -0.133
e.,and poss -0.082
e.,and subj -0.184
e.,art -0.285
e.,art colour -0.174
e.,art common -0.423
e.,art kind -0.121
e.,art logo -0.046
e.,art name -0.218
e.,art ordinary -0.141
e.,art strange -0.126
e.,art thing -0.072
e.,art trade -0.076
e.,at -0.56
e.,at art -0.177
e.,at colour -0.139
e.,at common -0.054
e.,at describes -0.379
e.,at do -0.207
e.,at look -0.061
e.,at ordinary -0.064
e.,at strange -0.156
e.,at thing -0.107
e.,be -0.363
e.,be art -0.137
e.,be do -0.221
e.,be strange -0.075
e.,call -0.232
e.,call strange -0.138
e.,colour -0.194
e.,colour and -0.283
e.,colour at -0.05
e.,colour colour -0.268
e.,colour ordinary -0.13
e.,colour subj -0.209
e.,colour thing -0.067
e.,colour$$ -0.32
e.,colour&colour -0.09
e.,colour,colour -0.229
e.,colour,common -0.103
e.,colour,describes 0.18
e.,colour,strange -0.068
e.,colour,thing -0.045
e.,colour.describes -0.166
e.,colour.thing -0.05
e.,colour/colour -0.069
e.,colour=$ -0.22
e.,colournsay -0.049
e.,common -0.494
e.,common art -0.116
e.,common at -0.204
e.,common call -0.059
e.,common colour -0.179
e.,common common -0.33
e.,common describes -0.117
e.,common do -0.065
e.,common look -0.049
e.,common neg -0.226
e.,common ordinary -0.182
e.,common poss -0.105
e.,common strange -0.071
e.,common subj -0.187
e.,common thing -0.372
e.,common trade -0.236
e.,describes -0.475
e.,describes and -0.163
e.,describes at -0.077
e.,describes colour -0.249
e.,describes common -0.066
e.,describes describes -0.218
e.,describes logo -0.062
e.,describes look -0.297
e.,describes neg -0.228
e.,describes say -0.155
e.,describes thing -0.334
e.,describes trade -0.155
e.,describes$$ -0.166
e.,describes,colour -0.164
e.,describes,common -0.071
e.,describes,describes -0.064
e.,describes,neg -0.128
e.,describes,ordinary -0.07
e.,describes,thing -0.102
e.,describes=$ -0.259
e.,do -0.27
e.,do art -0.147
e.,do at -0.326
e.,do common -0.171
e.,do kind -0.042
e.,do strange -0.201
e.,do thing -0.214
e.,do trade -0.118
e.,field -0.291
e.,for -0.284
e.,for art -0.18
e.,for do -0.143
e.,for poss -0.115
e.,hi -0.068
e.,kind -0.317
e.,kind name -0.11
e.,kind strange -0.193
e.,like -0.201
e.,like art -0.185
e.,logo -0.326
e.,logo at -0.143
e.,logo$$ -0.085
e.,look at -0.106
e.,look colour -0.306
e.,look describes -0.266
e.,look neg -0.066
e.,look ordinary -0.068
e.,look strange -0.438
e.,name -0.372
e.,name be -0.157
e.,name strange -0.195
e.,name where -0.077
e.,name:strange -0.107
e.,neg -0.627
e.,neg art -0.155
e.,neg at -0.077
e.,neg colour -0.06
e.,neg common -0.335
e.,neg describes -0.069
e.,neg logo -0.047
e.,neg name -0.058
e.,neg ordinary -0.173
e.,neg say -0.063
e.,neg strange -0.579
e.,neg thing -0.232
e.,neg trade -0.099
e.,number -0.289
e.,number thing -0.123
e.,ordinary -0.428
e.,ordinary art -0.122
e.,ordinary at -0.202
e.,ordinary colour -0.234
e.,ordinary common -0.246
e.,ordinary describes -0.053
e.,ordinary ordinary -0.26
e.,ordinary strange -0.153
e.,ordinary subj -0.16
e.,ordinary thing -0.072
e.,ordinary$$ -0.139
e.,past -0.282
e.,place -0.363
e.,poss -0.47
e.,poss kind -0.104
e.,poss ordinary -0.078
e.,poss thing -0.1
e.,poss trade -0.388
e.,proper -0.239
e.,proper proper -0.109
e.,say -0.182
e.,strange -0.374
e.,strange and -0.218
e.,strange art -0.04
e.,strange at -0.127
e.,strange colour -0.119
e.,strange common -0.302
e.,strange do -0.089
e.,strange ordinary -0.174
e.,strange strange -0.353
e.,strange subj -0.082
e.,strange thing -0.083
e.,strange trade -0.085
e.,strange wish -0.079
e.,strange$$ -0.191
e.,strange&ordinary -0.098
e.,strange,describes -0.136
e.,strange,strange -0.177
e.,strange.colour -0.053
e.,subj -0.59
e.,subj art -0.098
e.,subj at -0.05
e.,subj be -0.195
e.,subj common -0.125
e.,subj do -0.181
e.,subj neg -0.192
e.,subj ordinary -0.096
e.,subj past -0.046
e.,subj strange -0.311
e.,subj thing -0.09
e.,subj will -0.092
e.,tagl -0.15
e.,thing -0.36
e.,thing and -0.204
e.,thing at -0.176
e.,thing colour -0.129
e.,thing common -0.124
e.,thing describes -0.043
e.,thing ordinary -0.116
e.,thing strange -0.106
e.,thing subj -0.085
e.,thing thing -0.157
e.,thing trade -0.169
e.,thing$$ -0.101
e.,thing,colour -0.089
e.,thing,describes -0.114
e.,thing,strange -0.057
e.,thing,thing -0.085
e.,thing,trade -0.136
e.,thing=$ -0.089
e.,trade and -0.306
e.,trade at -0.072
e.,trade colour -0.331
e.,trade common -0.124
e.,trade for -0.083
e.,trade kind 0.113
e.,trade ordinary -0.112
e.,trade strange -0.169
e.,trade thing -0.37
e.,trade trade -0.134
e.,trade$$ -0.23
e.,trade,colour -0.119
e.,trade,thing -0.215
e.,where -0.138
e.,will -0.195
e.,wish -0.2
e.,wish common -0.22
e.,wish do -0.101
e.,wish=$ -0.115
e.- -0.418
e.-at -0.277
e.-where -0.331
e..adv -0.47
e..adv art -0.137
e..adv describes -0.25
e..adv subj -0.195
e..and -0.261
e..art -0.37
e..art adv -0.07
e..art common -0.195
e..art describes -0.168
e..art field -0.14
e..art kind -0.35
e..art logo -0.189
e..art name -0.225
e..art past -0.381
e..art strange -0.176
e..art tagl -0.121
e..art thing -0.337
e..art trade -0.27
e..at -0.248
e..at art -0.21
e..be -0.454
e..be art -0.113
e..be do -0.164
e..be strange -0.21
e..be subj -0.164
e..call -0.195
e..colour 0.192
e..colour and 0.081
e..colour colour -0.392
e..colour ordinary -0.471
e..colour strange -0.116
e..colour subj -0.375
e..colour thing -0.161
e..colour$$ 0.318
e..colour&colour -0.36
e..colour,colour -0.958
e..colour,common -0.226
e..colour,describes -0.535
e..colour.describes -0.476
e..colour.neg 0.154
e..colour=$ -0.179
e..common -0.299
e..common and -0.059
e..common art -0.262
e..common at -0.218
e..common be -0.198
e..common colour -0.496
e..common common -0.468
e..common describes -0.185
e..common do -0.041
e..common like -0.077
e..common look -0.488
e..common neg -0.256
e..common ordinary -0.537
e..common strange -0.244
e..common subj -0.288
e..common thing -0.165
e..common trade -0.139
e..describes 0.116
e..describes and 0.118
e..describes colour -0.149
e..describes describes -0.499
e..describes logo -0.41
e..describes neg -0.608
e..describes say -0.361
e..describes strange -0.18
e..describes trade -0.347
e..describes$$ -0.148
e..describes,colour -0.436
e..describes,describes -0.376
e..describes,neg 0.199
e..describes,ordinary -0.139
e..describes,thing -0.289
e..describes.describes -0.139
e..describes.neg -0.18
e..describes=$ -0.216
e..do -0.301
e..do common 0.216
e..do describes -0.221
e..do ordinary -0.174
e..do strange -0.26
e..do subj -0.212
e..do thing -0.291
e..do trade -0.121
e..field -0.543
e..for -0.448
e..for art -0.383
e..hi -0.449
e..hi subj -0.138
e..hi,strange -0.216
e..kind -0.561
e..kind name -0.165
e..kind:strange -0.279
e..like -0.218
e..logo -0.743
e..logo at -0.171
e..logo strange -0.286
e..look -0.54
e..look describes -0.274
e..look:colour -0.323
e..look:describes -0.19
e..name -0.224
e..name be -0.134
e..name strange -0.355
e..name:strange 0.06
e..name:thing -0.167
e..neg -0.567
e..neg at -0.154
e..neg colour -0.132
e..neg common -0.301
e..neg describes -0.172
e..neg do -0.157
e..neg logo -0.211
e..neg name -0.062
e..neg ordinary -0.116
e..neg strange -0.078
e..neg thing -0.335
e..neg trade -0.319
e..number -0.21
e..ordinary -0.54
e..ordinary art -0.126
e..ordinary at -0.109
e..ordinary be -0.081
e..ordinary colour -0.327
e..ordinary common -0.149
e..ordinary describes -0.16
e..ordinary neg -0.139
e..ordinary ordinary -0.097
e..ordinary strange -0.288
e..ordinary subj -0.064
e..ordinary thing -0.233
e..past -0.14
e..poss -0.449
e..poss call -0.28
e..poss common -0.05
e..poss do -0.071
e..poss kind -0.134
e..poss name -0.113
e..poss ordinary -0.169
e..poss strange -0.328
e..poss tagl -0.107
e..poss thing -0.143
e..poss trade -0.084
e..proper -0.255
e..strange -0.276
e..strange art -0.386
e..strange be -0.074
e..strange colour -0.159
e..strange common -0.17
e..strange ordinary -0.374
e..strange strange -0.239
e..strange thing -0.345
e..strange trade -0.249
e..strange.colour -0.207
e..strange.describes -0.14
e..subj -0.14
e..subj be 0.187
e..subj call -0.046
e..subj common -0.541
e..subj do -0.462
e..subj field -0.096
e..subj like -0.559
e..subj neg -0.215
e..subj ordinary -0.468
e..subj past -0.177
e..subj strange -0.185
e..subj subj -0.363
e..subj thing -0.285
e..subj will -0.346
e..subj wish -0.397
e..tagl 0.173
e..tagl be -0.087
e..tagl:strange -0.115
e..thing -0.288
e..thing and -0.259
e..thing art -0.362
e..thing be -0.415
e..thing colour 0.061
e..thing common -0.251
e..thing describes -0.145
e..thing logo -0.239
e..thing ordinary -0.318
e..thing thing -0.323
e..thing trade -0.341
e..thing&thing -0.151
e..thing-ordinary -0.084
e..thing.describes -0.11
e..trade at -0.354
e..trade be -0.29
e..trade colour 0.208
e..trade kind -0.385
e..trade thing -0.226
e..where -0.093
e..will -0.428
e..will subj -0.329
e..wish -0.187
e..wish art -0.119
e..wish common -0.229
e..wish do -0.215
e..wish neg -0.255
e..wish thing -0.174
e./ -0.689
e./colour -0.167
e./describes -0.19
e./do -0.173
e./look -0.327
e./look:describes -0.244
e./neg -0.191
e./number -0.329
e./strange -0.211
e./trade -0.133
e.: -0.728
e.:adv -0.108
e.:art -0.286
e.:art strange -0.196
e.:art thing -0.201
e.:at -0.11
e.:colour -0.383
e.:colour and -0.18
e.:colour ordinary -0.059
e.:colour,colour -0.154
e.:common -0.362
e.:common common -0.046
e.:common neg -0.041
e.:common thing -0.054
e.:describes -0.377
e.:describes colour -0.185
e.:describes describes -0.132
e.:describes logo -0.086
e.:describes neg -0.097
e.:describes,describes -0.14
e.:do -0.316
e.:do logo -0.043
e.:do thing -0.168
e.:hex -0.088
e.:kind -0.252
e.:logo -0.192
e.:neg -0.238
e.:neg thing -0.097
e.:ordinary -0.331
e.:ordinary ordinary -0.045
e.:ordinary strange -0.04
e.:strange -0.341
e.:strange at -0.078
e.:strange common -0.049
e.:strange do -0.091
e.:strange ordinary -0.13
e.:strange strange -0.13
e.:strange thing -0.139
e.:strange trade -0.224
e.:strange&strange -0.071
e.:strange,strange -0.133
e.:strange.colour -0.065
e.:strange.common -0.083
e.:strange.describes -0.047
e.:strange.ordinary -0.061
e.:subj -0.347
e.:thing -0.458
e.:thing strange -0.107
e.:thing thing -0.136
e.:thing trade -0.165
e.:thing,thing -0.239
e.:trade -0.286
e.:trade at -0.127
e.:trade strange -0.072
e.:trade subj -0.166
e.:trade trade -0.115
e.; -0.603
e.;art -0.129
e.;colour -0.176
e.;describes -0.22
e.;do -0.176
e.;kind -0.146
e.;look -0.11
e.;neg -0.166
e.;ordinary -0.134
e.;strange -0.087
e.;subj -0.136
e.;thing -0.226
e.= -0.36
e.=$ -0.344
e.=$=$ -0.344
e.? -0.216
e.?$ 0.184
e.?$?$ 0.184
e.?describes -0.224
e.?neg -0.203
e.?strange -0.434
e.?subj -0.258
e.C and -0.326
e.C art -0.399
e.C at -0.4
e.C be -0.558
e.C poss -0.43
e.C where -0.376
e.C will -0.343
e.C!describes -0.231
e.C!do -0.185
e.C!subj -0.237
e.C$$ 0.1
e.C(art -0.147
e.C(common -0.272
e.C(ordinary -0.284
e.C(poss -0.113
e.C(strange -0.117
e.C(subj -0.213
e.C(thing -0.136
e.C(trade -0.176
e.C)and -0.185
e.C,adv -0.408
e.C,and -0.379
e.C,art -0.276
e.C,at -0.537
e.C,be -0.291
e.C,call -0.232
e.C,colour -0.152
e.C,common -0.489
e.C,describes -0.446
e.C,do -0.266
e.C,field -0.291
e.C,for -0.201
e.C,hi -0.068
e.C,kind -0.309
e.C,like -0.198
e.C,logo -0.275
e.C,look 0.07
e.C,name -0.31
e.C,neg -0.607
e.C,number -0.278
e.C,ordinary -0.424
e.C,past -0.282
e.C,place -0.35
e.C,poss -0.466
e.C,proper -0.208
e.C,say -0.171
e.C,strange -0.366
e.C,subj -0.546
e.C,tagl -0.15
e.C,thing -0.363
e.C,where -0.138
e.C,will -0.074
e.C,wish -0.162
e.C-at -0.277
e.C-where -0.331
e.C.adv -0.48
e.C.and -0.261
e.C.art -0.339
e.C.at -0.221
e.C.be -0.435
e.C.call -0.195
e.C.colour 0.215
e.C.common -0.273
e.C.describes 0.048
e.C.do -0.271
e.C.field -0.528
e.C.for -0.4
e.C.hi -0.397
e.C.kind -0.676
e.C.like -0.218
e.C.logo -0.739
e.C.look -0.505
e.C.name -0.181
e.C.neg -0.6
e.C.number -0.21
e.C.ordinary -0.483
e.C.past -0.14
e.C.poss -0.457
e.C.proper -0.21
e.C.strange -0.238
e.C.subj -0.101
e.C.tagl 0.173
e.C.thing -0.268
e.C.where -0.091
e.C.will -0.381
e.C.wish -0.184
e.C/colour -0.153
e.C/describes -0.19
e.C/look -0.327
e.C/neg -0.191
e.C/number -0.329
e.C/strange -0.211
e.C/trade -0.131
e.C:adv -0.108
e.C:art -0.272
e.C:at -0.043
e.C:colour -0.359
e.C:common -0.365
e.C:describes -0.373
e.C:do -0.289
e.C:kind -0.252
e.C:logo -0.192
e.C:neg -0.236
e.C:ordinary -0.319
e.C:strange -0.331
e.C:subj -0.347
e.C:thing -0.443
e.C:trade -0.278
e.C;art -0.129
e.C;colour -0.165
e.C;describes -0.191
e.C;kind -0.146
e.C;look -0.11
e.C;neg -0.154
e.C;ordinary -0.094
e.C;strange -0.087
e.C;subj -0.114
e.C;thing -0.226
e.C=$ -0.307
e.C?$ 0.212
e.C?describes -0.224
e.C?neg -0.203
e.C?strange -0.386
e.C?subj -0.201
e.C_be -0.243
e.Canumber -0.223
e.Castrange -0.302
e.Cnart -0.268
e.Cnat -0.295
e.Cncommon -0.333
e.Cndo -0.335
e.Cnhi -0.36
e.Cnkind -0.373
e.Cnlike -0.249
e.Cnlogo -0.306
e.Cnlook -0.147
e.Cnname 0.133
e.Cnneg -0.47
e.Cnposs -0.351
e.Cnstrange -0.373
e.Cnsubj -0.291
e.Cntagl -0.186
e.Cnthing -0.217
e.Cnwish -0.496
e.Cq$ 0.161
e.Cqadv -0.338
e.Cqart 0.133
e.Cqat -0.83
e.Cqcolour -0.144
e.Cqcommon 0.042
e.Cqdescribes -0.289
e.Cqdo -0.175
e.Cqlogo -0.669
e.Cqlook -0.354
e.Cqneg 0.145
e.Cqordinary -0.192
e.Cqstrange -0.644
e.Cqsubj 0.076
e.Cqthing -0.582
e.Cqtrade -0.76
e.Cqwhere 0.61
e.C~colour -0.202
e.C~describes -0.098
e.C~ordinary -0.089
e.C~strange -0.147
e.C~thing -0.171
e.C~trade -0.117
e.D and -0.235
e.D art -0.337
e.D as -0.084
e.D at -0.247
e.D be -0.306
e.D poss -0.102
e.D will -0.151
e.D$$ -0.338
e.D,and -0.125
e.D,art -0.126
e.D,at -0.127
e.D,colour -0.17
e.D,common -0.056
e.D,describes -0.207
e.D,neg -0.054
e.D,ordinary -0.185
e.D,strange -0.257
e.D,subj -0.268
e.D.art -0.428
e.D.at -0.328
e.D.colour -0.288
e.D.common -0.186
e.D.describes 0.157
e.D.ordinary -0.178
e.D.strange -0.134
e.D.subj -0.263
e.D:colour -0.059
e.D:strange -0.169
e.D=$ -0.425
e.Dqstrange -0.164
e.O and -0.214
e.O art -0.22
e.O at -0.205
e.O be -0.117
e.O poss -0.088
e.O where -0.099
e.O will -0.126
e.O$$ -0.244
e.O,adv -0.135
e.O,colour -0.159
e.O,common -0.13
e.O,describes -0.127
e.O,do -0.091
e.O,neg -0.341
e.O,ordinary -0.085
e.O,subj -0.066
e.O,thing -0.084
e.O,trade -0.048
e.O.art -0.088
e.O.colour -0.36
e.O.common -0.303
e.O.describes -0.221
e.O.do -0.174
e.O.neg -0.145
e.O.ordinary -0.239
e.O.strange -0.377
e.O.subj -0.178
e.O.thing -0.259
e.O:colour -0.134
e.O:trade -0.092
e.O=$ -0.27
e.Oqstrange -0.085
e.S and -0.109
e.S at -0.113
e.S$$ -0.528
e._ -0.421
e._be -0.243
e.a -0.57
e.anumber -0.223
e.astrange -0.354
e.astrange strange -0.129
e.k. above -0.074
e.k. als -0.084
e.k. also -0.162
e.k. an -0.203
e.k. and -0.257
e.k. are -0.238
e.k. around -0.219
e.k. arriba -0.253
e.k. as -0.222
e.k. at -0.168
e.k. auf -0.072
e.k. aus -0.082
e.k. be -0.173
e.k. been -0.083
e.k. behind -0.104
e.k. between -0.046
e.k. but -0.178
e.k. by -0.28
e.k. can -0.16
e.k. centre -0.133
e.k. con -0.05
e.k. could -0.077
e.k. d -0.122
e.k. da -0.1
e.k. dans -0.049
e.k. de -0.213
e.k. der -0.193
e.k. des -0.06
e.k. di -0.114
e.k. die -0.083
e.k. e -0.204
e.k. ein -0.14
e.k. eine -0.081
e.k. en -0.335
e.k. es -0.148
e.k. et -0.138
e.k. from -0.208
e.k. her -0.048
e.k. il -0.077
e.k. im -0.104
e.k. in -0.333
e.k. inside -0.24
e.k. into -0.085
e.k. is -0.462
e.k. ist -0.193
e.k. its -0.145
e.k. l -0.167
e.k. la -0.209
e.k. le -0.101
e.k. left -0.179
e.k. les -0.057
e.k. los -0.129
e.k. may -0.148
e.k. mi -0.101
e.k. mit -0.062
e.k. mon -0.064
e.k. must -0.048
e.k. my -0.22
e.k. near -0.103
e.k. next -0.168
e.k. o -0.116
e.k. of -0.236
e.k. off -0.147
e.k. or -0.207
e.k. our -0.236
e.k. outside -0.057
e.k. over -0.177
e.k. plus -0.08
e.k. right -0.114
e.k. should -0.192
e.k. side -0.117
e.k. sind -0.052
e.k. soll -0.094
e.k. sur -0.061
e.k. the -0.419
e.k. their -0.286
e.k. to -0.292
e.k. u -0.328
e.k. um -0.073
e.k. uma -0.042
e.k. un -0.158
e.k. una -0.11
e.k. und -0.242
e.k. under -0.16
e.k. underneath -0.062
e.k. une -0.068
e.k. uns -0.168
e.k. will -0.2
e.k. with -0.217
e.k. would -0.19
e.k. y -0.109
e.k. your -0.284
e.k.$$ 0.11
e.k.&son -0.258
e.k.(the -0.129
e.k.(we -0.123
e.k.(yes -0.203
e.k.)$ -0.288
e.k.)and -0.191
e.k.,a -0.187
e.k.,abstract -0.057
e.k.,all -0.19
e.k.,an -0.218
e.k.,and -0.314
e.k.,art -0.127
e.k.,as -0.189
e.k.,badge -0.068
e.k.,because -0.22
e.k.,bitte -0.052
e.k.,black -0.244
e.k.,blue -0.268
e.k.,blush -0.077
e.k.,bold -0.404
e.k.,brand -0.177
e.k.,brass -0.048
e.k.,bright -0.093
e.k.,but -0.176
e.k.,called -0.178
e.k.,charcoal -0.061
e.k.,color 0.16
e.k.,con -0.363
e.k.,coral -0.061
e.k.,cream -0.06
e.k.,dark -0.163
e.k.,das -0.2
e.k.,deep -0.055
e.k.,didone -0.072
e.k.,dont -0.237
e.k.,e -0.18
e.k.,ein -0.087
e.k.,el -0.048
e.k.,electric -0.061
e.k.,elegant -0.046
e.k.,en -0.177
e.k.,for -0.248
e.k.,four -0.08
e.k.,from -0.076
e.k.,fun -0.087
e.k.,geometric -0.114
e.k.,gold -0.069
e.k.,green -0.1
e.k.,hand -0.051
e.k.,heavy -0.049
e.k.,humanist -0.073
e.k.,i -0.197
e.k.,if -0.049
e.k.,il -0.149
e.k.,im -0.177
e.k.,in -0.284
e.k.,it -0.062
e.k.,its -0.397
e.k.,just -0.158
e.k.,keine -0.059
e.k.,kleinbuchstaben -0.068
e.k.,l -0.11
e.k.,letra -0.086
e.k.,letras -0.25
e.k.,lettres -0.118
e.k.,light -0.17
e.k.,logo -0.194
e.k.,lots -0.044
e.k.,lower -0.075
e.k.,lowercase -0.078
e.k.,mint -0.165
e.k.,mostly -0.045
e.k.,my -0.171
e.k.,name -0.313
e.k.,names -0.114
e.k.,navy -0.088
e.k.,no -0.382
e.k.,not -0.09
e.k.,nothing -0.311
e.k.,on -0.179
e.k.,one -0.339
e.k.,or -0.097
e.k.,orange -0.097
e.k.,our -0.141
e.k.,pas -0.046
e.k.,please -0.242
e.k.,quick -0.059
e.k.,red 0.136
e.k.,rot -0.105
e.k.,round -0.07
e.k.,rounded -0.195
e.k.,sans -0.092
e.k.,sem -0.108
e.k.,serif -0.09
e.k.,she -0.081
e.k.,sin -0.289
e.k.,slab -0.175
e.k.,slogan -0.051
e.k.,small -0.104
e.k.,so -0.287
e.k.,soft -0.135
e.k.,sold -0.138
e.k.,stacked -0.094
e.k.,stencil -0.147
e.k.,tagline -0.096
e.k.,teal -0.109
e.k.,text -0.083
e.k.,thats -0.138
e.k.,the -0.487
e.k.,then -0.186
e.k.,tight -0.071
e.k.,to -0.058
e.k.,two -0.124
e.k.,un -0.2
e.k.,una -0.111
e.k.,verde -0.05
e.k.,wants -0.101
e.k.,warm -0.061
e.k.,we -0.426
e.k.,weare -0.103
e.k.,which -0.183
e.k.,white -0.13
e.k.,who -0.085
e.k.,wide -0.087
e.k.,wir -0.062
e.k.,with -0.119
e.k.,wordmark -0.126
e.k.,yellow -0.076
e.k.,you -0.138
e.k..a -0.205
e.k..abstract -0.327
e.k..all -0.066
e.k..avoid -0.212
e.k..azul -0.286
e.k..badge -0.076
e.k..bitte -0.186
e.k..black -0.583
e.k..blackletter -0.214
e.k..bleu -0.157
e.k..blue -0.468
e.k..bold -0.287
e.k..brand -0.188
e.k..bright -0.12
e.k..brown 0.052
e.k..burgundy -0.096
e.k..business -0.439
e.k..calm -0.229
e.k..colour -0.28
e.k..colours -0.468
e.k..company -0.119
e.k..condensed -0.267
e.k..could -0.284
e.k..cream -0.188
e.k..dark -0.336
e.k..deep -0.438
e.k..der -0.379
e.k..didone -0.098
e.k..dont -0.267
e.k..dusty -0.117
e.k..el -0.128
e.k..every -0.311
e.k..font -0.074
e.k..for -0.362
e.k..friendly -0.218
e.k..geometric -0.078
e.k..gold -0.193
e.k..green -0.382
e.k..grey -0.112
e.k..hand -0.115
e.k..heavy -0.228
e.k..her -0.084
e.k..humanist -0.171
e.k..i -0.45
e.k..icon -0.11
e.k..id -0.5
e.k..il -0.126
e.k..in -0.57
e.k..indigo -0.365
e.k..ink 0.13
e.k..it -0.28
e.k..its -0.323
e.k..ivory -0.282
e.k..just -0.171
e.k..keep -0.264
e.k..la -0.222
e.k..last -0.091
e.k..letters -0.14
e.k..light -0.135
e.k..lilac 0.362
e.k..line -0.115
e.k..logo -0.118
e.k..lowercase -0.242
e.k..midnight -0.052
e.k..mint -0.315
e.k..mono -0.214
e.k..mustard -0.43
e.k..my -0.228
e.k..nada -0.107
e.k..name -0.177
e.k..navy -0.381
e.k..new -0.141
e.k..night -0.149
e.k..no -0.492
e.k..nos -0.096
e.k..not -0.228
e.k..nothing -0.182
e.k..nous -0.154
e.k..old -0.14
e.k..olive -0.244
e.k..on -0.162
e.k..one -0.376
e.k..only -0.179
e.k..orange -0.418
e.k..our -0.34
e.k..people -0.327
e.k..pink -0.473
e.k..please -0.424
e.k..plum -0.201
e.k..purple -0.325
e.k..red -0.52
e.k..round -0.245
e.k..rounded 0.091
e.k..rust 0.166
e.k..sans -0.112
e.k..script -0.112
e.k..sea -0.325
e.k..serif -0.188
e.k..set -0.281
e.k..she -0.32
e.k..sky 0.143
e.k..slab -0.126
e.k..slate -0.238
e.k..slogan 0.341
e.k..so -0.208
e.k..soft -0.147
e.k..something -0.123
e.k..steel -0.409
e.k..stencil -0.331
e.k..symbol -0.292
e.k..tagline -0.47
e.k..teal -0.624
e.k..terracotta -0.442
e.k..thank -0.138
e.k..thanks -0.185
e.k..thats -0.208
e.k..the -0.433
e.k..there -0.4
e.k..they -0.225
e.k..thin -0.422
e.k..tomato -0.333
e.k..turquoise -0.381
e.k..two -0.199
e.k..type -0.04
e.k..un -0.174
e.k..verde -0.404
e.k..violet -0.631
e.k..want -0.131
e.k..warm -0.38
e.k..we -0.445
e.k..weare -0.332
e.k..wed -0.368
e.k..weve -0.054
e.k..what -0.388
e.k..white -0.237
e.k..wide -0.198
e.k..wir -0.259
e.k..wordmark -0.495
e.k..yellow -0.524
e.k..yes -0.22
e.k./black -0.093
e.k.:a -0.309
e.k.:an -0.197
e.k.:black -0.075
e.k.:calm -0.125
e.k.:no -0.172
e.k.:the -0.137
e.k.:un -0.046
e.k.:una -0.111
e.k.:we -0.225
e.k.:wordmark -0.127
e.k.;a -0.176
e.k.;the -0.129
e.k.=$ -0.344
e.k.?$ 0.184
e.k.?no -0.203
e.k.?we -0.209
e.k._est -0.243
e.k.navoid -0.146
e.k.ncolours -0.187
e.k.ni -0.139
e.k.nkind -0.122
e.k.nname 0.133
e.k.nno -0.143
e.k.nplease -0.221
e.k.nstyle -0.333
e.k.ntagline -0.118
e.k.nthe -0.17
e.k.ntype -0.057
e.k.nwe 0.131
e.k.nwhat -0.628
e.k.q$ 0.172
e.k.qa -0.128
e.k.qas 0.416
e.k.qgoes 0.367
e.k.qin -0.581
e.k.qla -0.303
e.k.qred -0.44
e.k.qthe -0.176
e.k.qunder 0.5
e.k.qverde -0.095
e.k.qwe -0.539
e.kk. an app -0.045
e.kk. an icon -0.047
e.kk. an old -0.045
e.kk. and a -0.075
e.kk. and black -0.137
e.kk. and i -0.116
e.kk. and its -0.094
e.kk. and my -0.057
e.kk. and navy -0.063
e.kk. and no -0.106
e.kk. and sand -0.091
e.kk. and sell -0.073
e.kk. and the -0.145
e.kk. and we -0.058
e.kk. and white -0.064
e.kk. are banned -0.098
e.kk. as mascot -0.056
e.kk. as our -0.066
e.kk. as the -0.086
e.kk. be a -0.104
e.kk. behind the -0.099
e.kk. by hand -0.112
e.kk. by the -0.044
e.kk. de nom -0.081
e.kk. de surf -0.055
e.kk. from a -0.067
e.kk. in $ -0.164
e.kk. in a -0.118
e.kk. in lower -0.118
e.kk. in one -0.072
e.kk. in small -0.062
e.kk. in the -0.181
e.kk. is a -0.212
e.kk. is called -0.11
e.kk. is our -0.062
e.kk. is the -0.062
e.kk. left name -0.089
e.kk. left of -0.091
e.kk. my brother -0.042
e.kk. next to -0.083
e.kk. of a -0.118
e.kk. of my -0.051
e.kk. of our -0.05
e.kk. of the -0.113
e.kk. of us -0.051
e.kk. our customers -0.054
e.kk. over the -0.051
e.kk. should be -0.129
e.kk. the left -0.086
e.kk. the logo -0.099
e.kk. the name -0.168
e.kk. the old -0.042
e.kk. the sea -0.19
e.kk. the symbol -0.088
e.kk. the text -0.052
e.kk. to be -0.059
e.kk. to see -0.045
e.kk. to the -0.091
e.kk. un logo -0.047
e.kk. und gold -0.081
e.kk. under the -0.142
e.kk. will be -0.099
e.kk. with a -0.139
e.kk. with one -0.043
e.kk. would be -0.098
e.kk. would like -0.1
e.kk.$$ $ 0.11
e.kk.)$ $ -0.288
e.kk.,all lower -0.078
e.kk.,and a -0.048
e.kk.,and our -0.069
e.kk.,and the -0.157
e.kk.,art deco -0.106
e.kk.,black and -0.097
e.kk.,dark green -0.056
e.kk.,for a -0.143
e.kk.,for the -0.062
e.kk.,geometric sans -0.101
e.kk.,humanist sans -0.073
e.kk.,il nome -0.137
e.kk.,in a -0.152
e.kk.,lots of -0.044
e.kk.,lower case -0.075
e.kk.,name is -0.157
e.kk.,no name -0.058
e.kk.,nothing else -0.272
e.kk.,on the -0.096
e.kk.,please $ -0.115
e.kk.,red and -0.15
e.kk.,rounded letters -0.156
e.kk.,so a -0.045
e.kk.,so it -0.108
e.kk.,so the -0.043
e.kk.,the name -0.045
e.kk.,which is -0.143
e.kk.,wir sind -0.051
e.kk.,with the -0.083
e.kk..abstract mark -0.322
e.kk..black and -0.289
e.kk..blue and -0.216
e.kk..cream and -0.188
e.kk..dark green -0.259
e.kk..deep green -0.198
e.kk..for the -0.263
e.kk..geometric sans -0.078
e.kk..humanist sans -0.17
e.kk..i dont -0.053
e.kk..id like -0.438
e.kk..in the -0.128
e.kk..it has -0.207
e.kk..it is -0.127
e.kk..it should -0.145
e.kk..it will -0.124
e.kk..its a -0.071
e.kk..its called -0.233
e.kk..keep it -0.144
e.kk..midnight blue -0.052
e.kk..mono type -0.122
e.kk..nada de -0.107
e.kk..name is -0.121
e.kk..no name -0.062
e.kk..orange and -0.387
e.kk..please dont -0.163
e.kk..please no -0.141
e.kk..red and -0.291
e.kk..rounded type 0.096
e.kk..sky blue 0.143
e.kk..teal and -0.41
e.kk..thank you -0.138
e.kk..thats it -0.154
e.kk..the company -0.044
e.kk..the logo -0.144
e.kk..the name -0.222
e.kk..the practice -0.168
e.kk..tomato red -0.247
e.kk..we are -0.23
e.kk..we dont -0.093
e.kk..we have -0.041
e.kk..we make -0.259
e.kk..we would -0.255
e.kk..wed like -0.227
e.kk..what i -0.109
e.kk..yellow and -0.396
e.kk.=$ $ -0.344
e.kk.?$ $ 0.184
e.kk.nkind regards -0.122
e.kk.nwhat we -0.248
e.kk.q$ $ 0.172
e.l and -0.15
e.l art -0.167
e.l at -0.27
e.l be -0.105
e.l poss -0.166
e.l will -0.068
e.l$$ -0.114
e.l,colour -0.229
e.l,common -0.16
e.l,describes -0.207
e.l,do -0.047
e.l,for -0.138
e.l,name -0.145
e.l,neg -0.134
e.l,ordinary -0.181
e.l,strange -0.087
e.l,subj -0.07
e.l,thing -0.15
e.l,trade -0.236
e.l.1 -0.457
e.l.12 -0.073
e.l.2 -0.155
e.l.2009 0.249
e.l.24 -0.326
e.l.3 -0.265
e.l.4 -0.13
e.l.7 -0.398
e.l.9 -0.238
e.l.a -0.506
e.l.abstract -0.066
e.l.again -0.398
e.l.agency -0.199
e.l.air -0.107
e.l.all -0.369
e.l.alone -0.26
e.l.already 0.293
e.l.alta -0.548
e.l.amber -0.117
e.l.anchor -0.13
e.l.anchors -0.149
e.l.and -0.16
e.l.anthrazit -0.09
e.l.anvil -0.061
e.l.anything -0.184
e.l.app -0.215
e.l.apricot -0.059
e.l.architects -0.215
e.l.are -0.241
e.l.arena -0.23
e.l.arrows -0.268
e.l.art -0.501
e.l.as -0.171
e.l.aunt -0.217
e.l.avoid -0.536
e.l.away -0.117
e.l.azul -0.244
e.l.back -0.073
e.l.badge -0.284
e.l.bakery -0.113
e.l.band -0.07
e.l.banned -0.488
e.l.bar -0.314
e.l.barn -0.116
e.l.bars -0.129
e.l.be -0.068
e.l.bean -0.232
e.l.because -0.056
e.l.behind -0.077
e.l.beige -0.076
e.l.below -0.061
e.l.bianco -0.215
e.l.bien -0.235
e.l.bird -0.247
e.l.bitte -0.283
e.l.black -0.42
e.l.blackletter -0.136
e.l.blanc -0.071
e.l.blue -0.366
e.l.blush -0.276
e.l.boat -0.127
e.l.boats -0.053
e.l.bold -0.228
e.l.bolt -0.084
e.l.books -0.115
e.l.bottle -0.131
e.l.bottles -0.27
e.l.bowl -0.223
e.l.box -0.123
e.l.boxes -0.514
e.l.brand -0.508
e.l.brass -0.135
e.l.brief -0.236
e.l.bristol -0.136
e.l.brother -0.317
e.l.brown -0.333
e.l.bubbles -0.383
e.l.built -0.136
e.l.burgers -0.114
e.l.burgundy -0.093
e.l.business -0.33
e.l.butcher -0.07
e.l.by -0.118
e.l.c -0.272
e.l.cafe -0.159
e.l.call -0.144
e.l.called -0.402
e.l.calm -0.131
e.l.can -0.17
e.l.candles -0.126
e.l.capital -0.198
e.l.capitals -0.151
e.l.caps -0.305
e.l.cards -0.163
e.l.case -0.685
e.l.casse -0.1
e.l.cat -0.178
e.l.cellar -0.209
e.l.centre -0.187
e.l.chain -0.191
e.l.chair -0.244
e.l.change -0.193
e.l.charcoal -0.312
e.l.cheese -0.321
e.l.children -0.178
e.l.church -0.064
e.l.cinema -0.055
e.l.circle -0.122
e.l.city -0.058
e.l.claro -0.122
e.l.clay -0.18
e.l.clean -0.146
e.l.clear -0.075
e.l.client -0.097
e.l.clinic -0.217
e.l.cloud -0.055
e.l.club -0.243
e.l.co -0.352
e.l.coffee -0.262
e.l.collective -0.313
e.l.color -0.179
e.l.colors -0.158
e.l.colour -0.498
e.l.colours -0.524
e.l.come -0.299
e.l.comes -0.15
e.l.common -0.041
e.l.company -0.563
e.l.con -0.129
e.l.consultancy -0.071
e.l.copper -0.162
e.l.coral -0.171
e.l.cover -0.172
e.l.crane -0.187
e.l.cream -0.221
e.l.creme -0.181
e.l.crest -0.19
e.l.crew -0.173
e.l.cross -0.06
e.l.crosses -0.09
e.l.customers -0.277
e.l.cute -0.135
e.l.cyan -0.086
e.l.dancers -0.076
e.l.dans -0.04
e.l.daughter -0.254
e.l.daughters -0.31
e.l.day -0.383
e.l.de -0.084
e.l.deco -0.102
e.l.degradados -0.083
e.l.dentist -0.087
e.l.describes -0.334
e.l.design -0.316
e.l.didone -0.512
e.l.digital -0.102
e.l.distillery -0.085
e.l.do -0.41
e.l.does -0.103
e.l.dog -0.083
e.l.door -0.256
e.l.dot -0.112
e.l.down -0.508
e.l.dr -0.213
e.l.drawing -0.223
e.l.drawn -0.199
e.l.drop 0.1
e.l.drops -0.112
e.l.dunkelblau -0.121
e.l.e -0.082
e.l.each -0.081
e.l.elegant -0.137
e.l.else -0.476
e.l.emblem -0.239
e.l.empattements -0.063
e.l.en -0.253
e.l.enough 0.177
e.l.es -0.214
e.l.est -0.186
e.l.et -0.076
e.l.eyes -0.248
e.l.face 0.087
e.l.faces -0.158
e.l.fair 0.058
e.l.family -0.125
e.l.far -0.173
e.l.farben -0.052
e.l.farm -0.085
e.l.farms -0.061
e.l.favor -0.109
e.l.feel -0.192
e.l.field -0.283
e.l.fina -0.05
e.l.fine -0.28
e.l.firm -0.106
e.l.first -0.212
e.l.fish -0.264
e.l.flames -0.424
e.l.florist -0.073
e.l.flowers -0.104
e.l.font -0.181
e.l.food -0.184
e.l.for 0.142
e.l.forbidden -0.089
e.l.founded -0.063
e.l.four -0.354
e.l.fox -0.126
e.l.frase -0.094
e.l.free -0.056
e.l.freight -0.043
e.l.fresh -0.289
e.l.friday 0.26
e.l.from 0.257
e.l.front -0.142
e.l.fun -0.14
e.l.fur -0.133
e.l.garamond -0.213
e.l.garden -0.1
e.l.gate -0.161
e.l.gates -0.042
e.l.gears -0.453
e.l.ghent -0.065
e.l.gin -0.143
e.l.glass -0.067
e.l.glasses -0.165
e.l.globes -0.254
e.l.go -0.293
e.l.goes -0.161
e.l.gold -0.181
e.l.good -0.184
e.l.gradients -0.425
e.l.green -0.491
e.l.grey -0.114
e.l.grotesk -0.306
e.l.group -0.158
e.l.gym -0.123
e.l.had -0.07
e.l.hair -0.159
e.l.half -0.119
e.l.hall -0.156
e.l.hammer -0.235
e.l.hand 0.08
e.l.hands 0.122
e.l.handwritten -0.185
e.l.has -0.112
e.l.hat -0.074
e.l.hats -0.269
e.l.have -0.084
e.l.head -0.121
e.l.hearts 0.261
e.l.hedgehog -0.239
e.l.hello -0.144
e.l.here -0.289
e.l.heron -0.137
e.l.hexagon -0.211
e.l.hexagons -0.129
e.l.hey -0.156
e.l.hi -0.128
e.l.hill -0.17
e.l.hola -0.175
e.l.home -0.125
e.l.homes -0.12
e.l.honey -0.335
e.l.hospitals -0.147
e.l.hotel -0.048
e.l.hour -0.174
e.l.house -0.336
e.l.i -0.159
e.l.icon -0.288
e.l.icone -0.045
e.l.idea -0.142
e.l.il -0.046
e.l.industry -0.222
e.l.ines -0.195
e.l.ink -0.115
e.l.instead -0.136
e.l.iron -0.363
e.l.isle -0.098
e.l.it 0.15
e.l.its -0.069
e.l.jewellery -0.066
e.l.june -0.164
e.l.just -0.17
e.l.kettle -0.112
e.l.key -0.121
e.l.kids -0.302
e.l.kind -0.27
e.l.kitchen -0.113
e.l.know -0.554
e.l.label -0.168
e.l.labels -0.096
e.l.lane -0.126
e.l.laranja -0.094
e.l.later -0.382
e.l.layout -0.1
e.l.leaf -0.524
e.l.leaves -0.461
e.l.leeds -0.332
e.l.left -0.147
e.l.lettered -0.334
e.l.lettering -0.25
e.l.letters -0.429
e.l.library -0.125
e.l.light 0.11
e.l.like -0.188
e.l.lilac -0.351
e.l.lime -0.07
e.l.line -0.621
e.l.lines -0.264
e.l.logo -0.335
e.l.lol -0.363
e.l.look -0.365
e.l.lotus -0.155
e.l.loud 0.073
e.l.love -0.22
e.l.lovely -0.184
e.l.lowercase -0.234
e.l.machine -0.071
e.l.machines -0.047
e.l.made 0.103
e.l.magenta -0.1
e.l.mainly -0.076
e.l.maker -0.303
e.l.marine -0.059
e.l.mark -0.13
e.l.market -0.096
e.l.maroon -0.041
e.l.mascot -0.269
e.l.masks -0.19
e.l.may -0.161
e.l.me -0.55
e.l.members -0.227
e.l.mind 0.269
e.l.mint -0.307
e.l.minusculas -0.048
e.l.minuscules -0.103
e.l.mono -0.053
e.l.monogram -0.239
e.l.monospace -0.089
e.l.month 0.238
e.l.moon -0.282
e.l.morning -0.2
e.l.mostly -0.103
e.l.moth -0.164
e.l.mother -0.088
e.l.mountain -0.376
e.l.mountains -0.28
e.l.much -0.341
e.l.musicians -0.07
e.l.must -0.096
e.l.mustard -0.097
e.l.name -0.504
e.l.nantes -0.11
e.l.navy -0.212
e.l.need -0.098
e.l.needed -0.058
e.l.needle -0.042
e.l.neg -0.056
e.l.negro -0.06
e.l.next -0.066
e.l.nice -0.148
e.l.night -0.453
e.l.nine -0.176
e.l.no -0.268
e.l.nobody -0.242
e.l.noir -0.238
e.l.nom -0.171
e.l.nombre -0.08
e.l.nome -0.243
e.l.none -0.157
e.l.not -0.116
e.l.nothing -0.125
e.l.now -0.422
e.l.nuit -0.044
e.l.nurses -0.111
e.l.o -0.131
e.l.oak -0.293
e.l.oaxaca -0.157
e.l.obviously -0.256
e.l.of -0.158
e.l.off -0.243
e.l.office -0.123
e.l.offices -0.153
e.l.oil -0.154
e.l.ok -0.271
e.l.olive -0.119
e.l.on -0.364
e.l.once -0.392
e.l.online -0.372
e.l.only -0.489
e.l.open -0.26
e.l.optional 0.164
e.l.or -0.091
e.l.orange -0.346
e.l.ordinary -0.289
e.l.oscuro -0.088
e.l.other 0.099
e.l.out -0.18
e.l.over -0.102
e.l.owl -0.343
e.l.page -0.096
e.l.palette -0.085
e.l.para -0.123
e.l.paws -0.09
e.l.peach -0.302
e.l.people -0.108
e.l.petroleo -0.077
e.l.pharmacy -0.047
e.l.picture -0.174
e.l.pink -0.157
e.l.place -0.132
e.l.playful -0.222
e.l.please -0.416
e.l.pls -0.353
e.l.plum -0.073
e.l.podcast -0.299
e.l.point -0.144
e.l.porto -0.085
e.l.pour -0.09
e.l.practice -0.131
e.l.press -0.388
e.l.prints -0.365
e.l.product -0.138
e.l.project -0.161
e.l.purple -0.244
e.l.queremos -0.1
e.l.quiet -0.094
e.l.read -0.044
e.l.really -0.398
e.l.red -0.364
e.l.regards -0.234
e.l.rest -0.361
e.l.restaurant -0.14
e.l.right -0.19
e.l.road -0.127
e.l.rockets -0.233
e.l.roof -0.114
e.l.room -0.163
e.l.rosa -0.385
e.l.rose -0.215
e.l.rot -0.09
e.l.rouge -0.327
e.l.run -0.047
e.l.rust -0.133
e.l.s -0.394
e.l.sage -0.112
e.l.salon -0.071
e.l.sand -0.172
e.l.sans -0.265
e.l.says -0.251
e.l.scales -0.059
e.l.school -0.134
e.l.schrift -0.162
e.l.schwarz -0.082
e.l.script -0.52
e.l.sea 0.312
e.l.seal -0.064
e.l.seats -0.072
e.l.sector -0.216
e.l.sell -0.087
e.l.serif -0.361
e.l.serifa -0.088
e.l.serifenlos -0.074
e.l.service -0.211
e.l.services -0.053
e.l.set -0.145
e.l.shape -0.102
e.l.shapes -0.296
e.l.she -0.049
e.l.shed -0.05
e.l.sheep -0.112
e.l.shields -0.201
e.l.shop -0.314
e.l.shops -0.183
e.l.should -0.093
e.l.show -0.253
e.l.side -0.198
e.l.sign -0.358
e.l.silver -0.174
e.l.simple -0.107
e.l.since -0.103
e.l.skip -0.094
e.l.slab -0.241
e.l.slate -0.227
e.l.slogan -0.335
e.l.small -0.152
e.l.so -0.095
e.l.society -0.096
e.l.solid -0.105
e.l.solo -0.045
e.l.somewhere 0.049
e.l.sons -0.481
e.l.sort -0.342
e.l.spacing -0.588
e.l.spring -0.141
e.l.st -0.182
e.l.stacked -0.108
e.l.stall -0.054
e.l.stamp -0.065
e.l.stand -0.07
e.l.star -0.097
e.l.startup -0.11
e.l.station -0.198
e.l.stay 0.085
e.l.stays -0.389
e.l.stencil -0.143
e.l.stone -0.092
e.l.strange -0.149
e.l.strapline -0.074
e.l.street -0.352
e.l.stripes -0.048
e.l.students -0.117
e.l.studio -0.287
e.l.style -0.392
e.l.subj -0.075
e.l.sun -0.045
e.l.sur -0.153
e.l.symbol -0.361
e.l.table -0.188
e.l.tagline -0.238
e.l.tea -0.305
e.l.teacher -0.211
e.l.teal -0.119
e.l.team -0.112
e.l.terracota -0.057
e.l.terracotta -0.07
e.l.text -0.169
e.l.thanks -0.153
e.l.that -0.455
e.l.the -0.452
e.l.them -0.206
e.l.then -0.071
e.l.there -0.414
e.l.thing -0.2
e.l.those -0.118
e.l.three -0.079
e.l.time -0.319
e.l.to -0.138
e.l.together -0.1
e.l.too 0.089
e.l.tooth -0.163
e.l.top -0.136
e.l.tracking -0.476
e.l.trade -0.054
e.l.trailer -0.154
e.l.tree -0.57
e.l.trees -0.054
e.l.truck -0.125
e.l.turquoise -0.078
e.l.two -0.235
e.l.type -0.235
e.l.typeface -0.174
e.l.umbrella -0.237
e.l.umbrellas -0.135
e.l.under -0.084
e.l.underneath -0.295
e.l.uns 0.106
e.l.up 0.208
e.l.uppercase -0.066
e.l.ups -0.142
e.l.use -0.107
e.l.utrecht -0.105
e.l.van -0.358
e.l.vans -0.135
e.l.verde -0.132
e.l.vert -0.339
e.l.violet -0.05
e.l.w -0.205
e.l.wall -0.051
e.l.walls 0.119
e.l.want -0.259
e.l.wanted -0.099
e.l.wants -0.109
e.l.was -0.349
e.l.wave -0.104
e.l.waves -0.337
e.l.way -0.109
e.l.we -0.09
e.l.website -0.156
e.l.weddings -0.066
e.l.weeks -0.325
e.l.weight -0.184
e.l.weiss -0.051
e.l.well -0.095
e.l.what -0.331
e.l.wheat -0.069
e.l.wheel 0.136
e.l.wheels -0.474
e.l.which -0.082
e.l.white -0.252
e.l.who -0.053
e.l.will -0.086
e.l.wir -0.096
e.l.with -0.229
e.l.without -0.061
e.l.women -0.237
e.l.word -0.188
e.l.wordmark -0.33
e.l.words -0.292
e.l.work 0.085
e.l.workshop -0.208
e.l.would -0.064
e.l.yard -0.083
e.l.year -0.315
e.l.years -0.122
e.l.yellow -0.517
e.l.yes -0.127
e.l.yet -0.35
e.l.yoga -0.161
e.l.you -0.118
e.l.zeichen -0.17
e.l:strange -0.09
e.n -0.109
e.nart -0.268
e.nat -0.363
e.ncommon -0.407
e.ndo -0.335
e.nfield:trade -0.388
e.nhi -0.36
e.nhi hi -0.122
e.nkind -0.407
e.nkind:strange -0.257
e.nlike -0.249
e.nlike:describes -0.159
e.nlogo -0.306
e.nlook -0.205
e.nlook:colour -0.116
e.nlook:describes -0.158
e.nname 0.133
e.nneg -0.493
e.nposs -0.429
e.nsay -0.275
e.nsay:describes -0.275
e.nstrange -0.383
e.nstrange strange -0.239
e.nstrange$$ -0.198
e.nsubj -0.301
e.nsubj do 0.155
e.nsubj subj -0.52
e.ntagl -0.186
e.nthing -0.233
e.nwish -0.517
e.nwish neg -0.218
e.over.XandC -0.106
e.over.XandD -0.197
e.over.XartD -0.156
e.over.XasD -0.064
e.over.XatC -0.161
e.over.XatD -0.105
e.over.XbeC -0.058
e.over.XbeD -0.184
e.over.XpossD -0.05
e.over.and..colour -0.148
e.over.and..proper -0.097
e.over.and..strange -0.209
e.over.and..subj -0.109
e.over.art..describes -0.055
e.over.art..strange -0.142
e.over.art..thing -0.204
e.over.art..trade -0.065
e.over.at..colour -0.082
e.over.at..ordinary -0.165
e.over.at..place -0.101
e.over.at..proper -0.08
e.over.at..strange -0.208
e.over.at..thing -0.116
e.over.be..ordinary -0.045
e.over.be..strange -0.254
e.over.poss..strange -0.05
e.over.xandC -0.11
e.over.xartC -0.163
e.over.xartD -0.196
e.over.xatC -0.177
e.over.xatD -0.091
e.over.xbeC -0.09
e.over.xpossD -0.048
e.q 0.27
e.q$ 0.172
e.q$q$ 0.172
e.qadv -0.338
e.qart 0.221
e.qart strange -0.264
e.qat -0.841
e.qcolour -0.172
e.qcolour and -0.224
e.qcolour colour -0.239
e.qcolour thing 0.15
e.qcolour,colour -0.465
e.qcommon colour -0.505
e.qcommon strange -0.332
e.qcommon thing -0.227
e.qcommon where 0.367
e.qdescribes -0.312
e.qdescribes and -0.539
e.qdescribes colour -0.244
e.qdescribes,colour -0.337
e.qdo -0.22
e.qlogo -0.669
e.qlook -0.354
e.qneg 0.145
e.qordinary -0.211
e.qordinary colour -0.305
e.qstrange -0.685
e.qstrange at -0.054
e.qstrange ordinary -0.162
e.qstrange strange -0.312
e.qstrange thing -0.101
e.qstrange trade -0.143
e.qstrangeqcolour -0.081
e.qstrangeqdescribes -0.201
e.qsubj 0.076
e.qsubj ordinary -0.155
e.qthing -0.582
e.qtrade -0.931
e.qtrade at -0.118
e.qtrade ordinary -0.207
e.qwhere 0.61
e.qwish -0.492
e.run.IxCand -0.105
e.run.IxCbe -0.102
e.run.IxCwill -0.11
e.run.XXCat -0.063
e.run.XxCand -0.327
e.run.XxCart -0.165
e.run.XxCat -0.402
e.run.XxCbe -0.219
e.run.XxCposs -0.067
e.run.XxCwhere -0.305
e.run.XxCwill -0.241
e.run.XxDand -0.199
e.run.XxDart -0.169
e.run.XxDas -0.064
e.run.XxDat -0.139
e.run.XxDbe -0.21
e.run.XxDposs -0.056
e.run.XxDwill -0.128
e.run.dxCand -0.164
e.run.dxCat -0.106
e.run.xXCart -0.102
e.run.xXCat -0.055
e.run.xXCbe -0.077
e.run.xXCwill -0.153
e.run.xxCand -0.241
e.run.xxCart -0.422
e.run.xxCat -0.361
e.run.xxCbe -0.587
e.run.xxCposs -0.429
e.run.xxCwhere -0.312
e.run.xxCwill -0.259
e.run.xxDand -0.156
e.run.xxDart -0.259
e.run.xxDat -0.208
e.run.xxDbe -0.154
e.run.xxDposs -0.058
e.run.xxOand -0.21
e.run.xxOart -0.219
e.run.xxOat -0.205
e.run.xxObe -0.116
e.run.xxOposs -0.088
e.run.xxOwhere -0.099
e.run.xxOwill -0.103
e.run.xxland -0.15
e.run.xxlart -0.167
e.run.xxlat -0.27
e.run.xxlbe -0.105
e.run.xxlposs -0.166
e.run.xxlwill -0.068
e.s.Cadv art -0.109
e.s.Cadv$$ 0.24
e.s.Cadv,adv -0.08
e.s.Cadv,describes -0.098
e.s.Cadv.describes -0.273
e.s.Cadv=$ -0.123
e.s.Cand art -0.147
e.s.Cand at -0.14
e.s.Cand poss -0.171
e.s.Cand will -0.074
e.s.Cart art -0.064
e.s.Cart poss -0.097
e.s.Cart where -0.15
e.s.Cat art -0.462
e.s.Cat at -0.054
e.s.Cat be -0.047
e.s.Cat poss -0.243
e.s.Cat where -0.095
e.s.Cat will -0.144
e.s.Cbe art -0.131
e.s.Cbe at -0.068
e.s.Cbe poss -0.14
e.s.Cbeqordinary -0.184
e.s.Cbeqstrange -0.189
e.s.Ccolour and -0.169
e.s.Ccolour$$ -0.765
e.s.Ccolour,and -0.067
e.s.Ccolour,art -0.198
e.s.Ccolour,colour -0.199
e.s.Ccolour,common -0.129
e.s.Ccolour,describes -0.262
e.s.Ccolour,do -0.092
e.s.Ccolour,logo -0.053
e.s.Ccolour,look -0.117
e.s.Ccolour,neg -0.057
e.s.Ccolour,ordinary -0.082
e.s.Ccolour,strange -0.153
e.s.Ccolour,thing -0.126
e.s.Ccolour,trade -0.07
e.s.Ccolour.adv -0.085
e.s.Ccolour.art -0.146
e.s.Ccolour.colour -0.381
e.s.Ccolour.common -0.241
e.s.Ccolour.describes -0.38
e.s.Ccolour.do -0.076
e.s.Ccolour.look -0.239
e.s.Ccolour.name -0.08
e.s.Ccolour.neg -0.254
e.s.Ccolour.ordinary -0.147
e.s.Ccolour.strange -0.345
e.s.Ccolour.subj -0.1
e.s.Ccolour.tagl -0.095
e.s.Ccolour.thing -0.241
e.s.Ccolour.trade -0.208
e.s.Ccolour.wish -0.111
e.s.Ccolour/colour -0.099
e.s.Ccolour;describes -0.081
e.s.Ccolour=$ -0.426
e.s.Ccolournlook -0.157
e.s.Ccolourqcolour -0.52
e.s.Ccommon and -0.274
e.s.Ccommon art -0.21
e.s.Ccommon at -0.238
e.s.Ccommon be -0.18
e.s.Ccommon poss -0.264
e.s.Ccommon where -0.136
e.s.Ccommon will -0.119
e.s.Ccommon$$ 0.095
e.s.Ccommon,adv -0.302
e.s.Ccommon,and -0.135
e.s.Ccommon,art -0.159
e.s.Ccommon,at -0.147
e.s.Ccommon,colour -0.266
e.s.Ccommon,common -0.304
e.s.Ccommon,describes -0.14
e.s.Ccommon,do -0.104
e.s.Ccommon,neg -0.137
e.s.Ccommon,ordinary -0.16
e.s.Ccommon,poss -0.387
e.s.Ccommon,strange -0.182
e.s.Ccommon,subj -0.405
e.s.Ccommon,thing -0.129
e.s.Ccommon,trade -0.306
e.s.Ccommon.art -0.276
e.s.Ccommon.be -0.168
e.s.Ccommon.colour -0.114
e.s.Ccommon.common -0.52
e.s.Ccommon.describes -0.569
e.s.Ccommon.do -0.181
e.s.Ccommon.kind -0.253
e.s.Ccommon.name -0.34
e.s.Ccommon.neg -0.272
e.s.Ccommon.ordinary -0.358
e.s.Ccommon.poss -0.234
e.s.Ccommon.strange -0.363
e.s.Ccommon.subj -0.299
e.s.Ccommon.thing -0.223
e.s.Ccommon:colour -0.197
e.s.Ccommon:do -0.133
e.s.Ccommon:strange -0.209
e.s.Ccommon:trade -0.052
e.s.Ccommon=$ -0.458
e.s.Ccommonq$ 0.392
e.s.Ccommonqstrange -0.155
e.s.Cdescribes and -0.103
e.s.Cdescribes at -0.139
e.s.Cdescribes where -0.097
e.s.Cdescribes$$ -0.236
e.s.Cdescribes,art -0.085
e.s.Cdescribes,at -0.085
e.s.Cdescribes,colour -0.161
e.s.Cdescribes,common -0.099
e.s.Cdescribes,describes -0.173
e.s.Cdescribes,do -0.051
e.s.Cdescribes,look -0.048
e.s.Cdescribes,neg -0.285
e.s.Cdescribes,ordinary -0.154
e.s.Cdescribes,thing -0.097
e.s.Cdescribes.art -0.115
e.s.Cdescribes.colour -0.245
e.s.Cdescribes.common -0.145
e.s.Cdescribes.describes -0.155
e.s.Cdescribes.do -0.097
e.s.Cdescribes.logo -0.091
e.s.Cdescribes.look -0.157
e.s.Cdescribes.neg -0.192
e.s.Cdescribes.ordinary -0.064
e.s.Cdescribes.poss -0.068
e.s.Cdescribes.subj -0.247
e.s.Cdescribes.thing -0.171
e.s.Cdescribes.trade -0.223
e.s.Cdescribes/neg -0.196
e.s.Cdescribes=$ -0.347
e.s.Cdescribesnlook -0.189
e.s.Cdescribesnneg -0.209
e.s.Cdo and -0.106
e.s.Cdo art -0.095
e.s.Cdo at -0.125
e.s.Cdo be -0.07
e.s.Cdo poss -0.113
e.s.Cdo where -0.072
e.s.Cdo.art -0.081
e.s.Cdo.colour -0.127
e.s.Cdo=$ -0.056
e.s.Cfield at -0.069
e.s.Cfield be -0.046
e.s.Cfield:strange -0.093
e.s.Cfield:trade -0.331
e.s.Cfor art -0.142
e.s.Cfor poss -0.145
e.s.Chex and -0.048
e.s.Chex=$ -0.103
e.s.Chi at -0.117
e.s.Chi,be -0.102
e.s.Chi,do -0.077
e.s.Chi,ordinary -0.076
e.s.Chi,strange -0.177
e.s.Chi,subj -0.129
e.s.Chinstrange -0.152
e.s.Ckind and -0.063
e.s.Ckind at -0.139
e.s.Ckind be -0.041
e.s.Ckind where -0.084
e.s.Ckind$$ -0.472
e.s.Ckind,describes -0.046
e.s.Ckind,strange -0.116
e.s.Ckind,thing -0.119
e.s.Ckind.colour -0.348
e.s.Ckind.common -0.241
e.s.Ckind.describes -0.331
e.s.Ckind.name -0.088
e.s.Ckind.strange -0.126
e.s.Ckind.subj -0.34
e.s.Ckind:common -0.067
e.s.Ckind:ordinary -0.068
e.s.Ckind:strange -0.15
e.s.Ckind:thing -0.236
e.s.Ckind:trade -0.079
e.s.Ckindqcommon -0.301
e.s.Ckindqstrange -0.332
e.s.Clike at -0.253
e.s.Clike$$ -0.261
e.s.Clike:describes -0.076
e.s.Clogo at -0.206
e.s.Clogo where -0.074
e.s.Clogo will -0.048
e.s.Clogo$$ -0.395
e.s.Clogo,colour -0.043
e.s.Clogo,common -0.07
e.s.Clogo,describes -0.196
e.s.Clogo,name -0.081
e.s.Clogo,subj -0.064
e.s.Clogo,wish -0.049
e.s.Clogo.art -0.053
e.s.Clogo.colour -0.122
e.s.Clogo.describes -0.261
e.s.Clogo.subj -0.141
e.s.Clogo:do -0.056
e.s.Clogo:strange -0.056
e.s.Clogo=$ -0.087
e.s.Clook$$ -0.281
e.s.Clook,colour -0.075
e.s.Clook,describes -0.065
e.s.Clook,thing -0.095
e.s.Clook.subj -0.08
e.s.Clook:colour -0.164
e.s.Clook:common -0.067
e.s.Clook:describes -0.238
e.s.Clook:logo -0.044
e.s.Clook:ordinary -0.189
e.s.Clook:trade -0.104
e.s.Clook=$ -0.172
e.s.Cname art -0.11
e.s.Cname at -0.058
e.s.Cname where -0.109
e.s.Cname will -0.047
e.s.Cname$$ -0.145
e.s.Cname,at -0.047
e.s.Cname,strange -0.047
e.s.Cname:strange -0.274
e.s.Cname=$ -0.072
e.s.Cneg and -0.076
e.s.Cneg art -0.124
e.s.Cneg at -0.115
e.s.Cneg be -0.123
e.s.Cneg$$ -0.536
e.s.Cneg,common -0.084
e.s.Cneg,subj -0.067
e.s.Cneg:thing -0.139
e.s.Cneg:trade -0.053
e.s.Cneg=$ -0.102
e.s.Cnumber and -0.163
e.s.Cnumber at -0.101
e.s.Cnumber,common -0.093
e.s.Cnumber.common -0.237
e.s.Cnumber.subj -0.185
e.s.Cordinary and -0.205
e.s.Cordinary art -0.206
e.s.Cordinary at -0.245
e.s.Cordinary be -0.164
e.s.Cordinary poss -0.167
e.s.Cordinary where -0.256
e.s.Cordinary will -0.071
e.s.Cordinary$$ -0.115
e.s.Cordinary,adv -0.183
e.s.Cordinary,and -0.17
e.s.Cordinary,art -0.166
e.s.Cordinary,at -0.191
e.s.Cordinary,colour -0.249
e.s.Cordinary,common -0.263
e.s.Cordinary,describes -0.231
e.s.Cordinary,do -0.191
e.s.Cordinary,look -0.112
e.s.Cordinary,neg -0.248
e.s.Cordinary,ordinary -0.222
e.s.Cordinary,place -0.204
e.s.Cordinary,strange -0.253
e.s.Cordinary,subj -0.238
e.s.Cordinary,thing -0.128
e.s.Cordinary,trade -0.239
e.s.Cordinary,wish -0.205
e.s.Cordinary.adv -0.167
e.s.Cordinary.be -0.162
e.s.Cordinary.colour 0.159
e.s.Cordinary.common -0.368
e.s.Cordinary.describes -0.512
e.s.Cordinary.do -0.123
e.s.Cordinary.kind -0.19
e.s.Cordinary.look -0.262
e.s.Cordinary.name -0.204
e.s.Cordinary.neg -0.221
e.s.Cordinary.ordinary -0.159
e.s.Cordinary.poss -0.187
e.s.Cordinary.strange -0.344
e.s.Cordinary.subj -0.406
e.s.Cordinary.thing -0.333
e.s.Cordinary.trade -0.428
e.s.Cordinary:colour -0.075
e.s.Cordinary:strange -0.173
e.s.Cordinary:thing -0.139
e.s.Cordinary:trade -0.138
e.s.Cordinary=$ -0.326
e.s.Cordinarynlook 0.18
e.s.Cordinarynsubj -0.503
e.s.Cordinaryqcolour 0.236
e.s.Cordinaryqstrange -0.13
e.s.Cpast art -0.089
e.s.Cplace and -0.062
e.s.Cplace,common -0.04
e.s.Cplace,strange -0.137
e.s.Cplace.colour -0.311
e.s.Cplace.describes -0.317
e.s.Cplace.subj -0.092
e.s.Cproper and -0.056
e.s.Cproper$$ -0.459
e.s.Cproperastrange -0.22
e.s.Csay at -0.04
e.s.Csay$$ -0.407
e.s.Csay:describes -0.095
e.s.Csay=$ -0.044
e.s.Cstrange and -0.207
e.s.Cstrange art -0.177
e.s.Cstrange at -0.293
e.s.Cstrange be -0.134
e.s.Cstrange poss -0.103
e.s.Cstrange where -0.129
e.s.Cstrange will -0.093
e.s.Cstrange$$ -0.362
e.s.Cstrange,adv -0.144
e.s.Cstrange,and -0.207
e.s.Cstrange,art -0.275
e.s.Cstrange,at -0.45
e.s.Cstrange,be -0.064
e.s.Cstrange,call -0.093
e.s.Cstrange,colour -0.325
e.s.Cstrange,common -0.348
e.s.Cstrange,describes -0.132
e.s.Cstrange,do -0.2
e.s.Cstrange,kind -0.1
e.s.Cstrange,logo -0.136
e.s.Cstrange,look -0.433
e.s.Cstrange,neg -0.403
e.s.Cstrange,ordinary -0.232
e.s.Cstrange,place -0.088
e.s.Cstrange,strange -0.386
e.s.Cstrange,subj -0.147
e.s.Cstrange,tagl -0.046
e.s.Cstrange,thing -0.19
e.s.Cstrange,trade -0.179
e.s.Cstrange,wish -0.099
e.s.Cstrange.adv -0.126
e.s.Cstrange.art -0.254
e.s.Cstrange.common -0.31
e.s.Cstrange.describes -0.055
e.s.Cstrange.do -0.299
e.s.Cstrange.field -0.189
e.s.Cstrange.kind -0.345
e.s.Cstrange.logo -0.07
e.s.Cstrange.look -0.226
e.s.Cstrange.name -0.179
e.s.Cstrange.neg -0.489
e.s.Cstrange.ordinary -0.388
e.s.Cstrange.poss -0.229
e.s.Cstrange.strange -0.633
e.s.Cstrange.subj -0.496
e.s.Cstrange.tagl -0.148
e.s.Cstrange.thing 0.056
e.s.Cstrange.trade -0.476
e.s.Cstrange.will -0.13
e.s.Cstrange.wish -0.304
e.s.Cstrange:art -0.108
e.s.Cstrange:colour -0.041
e.s.Cstrange:strange -0.149
e.s.Cstrange=$ -0.231
e.s.Cstrange_be -0.243
e.s.Cstrangeastrange -0.134
e.s.Cstrangenfield -0.211
e.s.Cstrangenlook -0.097
e.s.Cstrangenordinary -0.274
e.s.Cstrangenstrange -0.192
e.s.Cstrangensubj -0.239
e.s.Cstrangeq$ -0.333
e.s.Cstrangeqart 0.09
e.s.Cstrangeqat -0.187
e.s.Cstrangeqcolour 0.101
e.s.Cstrangeqdescribes -0.675
e.s.Cstrangeqdo -0.38
e.s.Cstrangeqlook -0.124
e.s.Cstrangeqordinary -0.099
e.s.Cstrangeqstrange -0.374
e.s.Cstrangeqsubj -0.202
e.s.Cstrangeqthing -0.236
e.s.Cstrangeqtrade -0.274
e.s.Cstrange~colour -0.041
e.s.Csubj and -0.112
e.s.Csubj art -0.255
e.s.Csubj at -0.322
e.s.Csubj be -0.388
e.s.Csubj poss -0.211
e.s.Csubj where -0.109
e.s.Csubj will -0.243
e.s.Csubj,adv -0.106
e.s.Csubj,strange -0.184
e.s.Csubj,subj -0.047
e.s.Csubj.adv -0.131
e.s.Csubj.art -0.067
e.s.Csubj.colour -0.542
e.s.Csubj.common -0.162
e.s.Csubj.do -0.241
e.s.Csubj.poss -0.131
e.s.Csubj.strange -0.307
e.s.Csubj.subj -0.292
e.s.Csubj.thing -0.273
e.s.Csubj=$ -0.443
e.s.Ctagl:ordinary -0.041
e.s.Ctagl:strange -0.104
e.s.Ctagl:subj -0.057
e.s.Ctagl=$ -0.128
e.s.Ctaglqcommon -0.071
e.s.Cthing and -0.25
e.s.Cthing art -0.207
e.s.Cthing at -0.309
e.s.Cthing be -0.169
e.s.Cthing poss -0.269
e.s.Cthing where -0.255
e.s.Cthing will -0.092
e.s.Cthing,adv -0.314
e.s.Cthing,and -0.284
e.s.Cthing,art -0.389
e.s.Cthing,at -0.078
e.s.Cthing,be -0.119
e.s.Cthing,call -0.096
e.s.Cthing,colour 0.093
e.s.Cthing,common -0.232
e.s.Cthing,describes -0.413
e.s.Cthing,do -0.357
e.s.Cthing,neg -0.224
e.s.Cthing,ordinary -0.369
e.s.Cthing,poss -0.104
e.s.Cthing,strange -0.411
e.s.Cthing,subj -0.177
e.s.Cthing,thing -0.321
e.s.Cthing,trade 0.137
e.s.Cthing-at -0.204
e.s.Cthing.adv -0.321
e.s.Cthing.art -0.265
e.s.Cthing.colour -0.371
e.s.Cthing.describes -0.115
e.s.Cthing.do 0.042
e.s.Cthing.kind -0.185
e.s.Cthing.logo -0.155
e.s.Cthing.look -0.183
e.s.Cthing.name -0.306
e.s.Cthing.neg -0.296
e.s.Cthing.ordinary -0.271
e.s.Cthing.poss -0.393
e.s.Cthing.strange -0.63
e.s.Cthing.subj 0.088
e.s.Cthing.tagl 0.343
e.s.Cthing.thing -0.488
e.s.Cthing.trade -0.388
e.s.Cthing:strange -0.138
e.s.Cthing:thing -0.124
e.s.Cthing=$ -0.572
e.s.Cthingq$ -0.269
e.s.Cthingqcolour -0.386
e.s.Cthingqcommon 0.081
e.s.Cthingqdescribes -0.178
e.s.Cthingqstrange -0.164
e.s.Cthingqthing -0.394
e.s.Ctrade and -0.269
e.s.Ctrade at -0.332
e.s.Ctrade be -0.08
e.s.Ctrade$$ -0.249
e.s.Ctrade,adv -0.046
e.s.Ctrade,and -0.156
e.s.Ctrade,art -0.151
e.s.Ctrade,at -0.05
e.s.Ctrade,colour -0.073
e.s.Ctrade,common -0.208
e.s.Ctrade,describes -0.142
e.s.Ctrade,do -0.157
e.s.Ctrade,kind -0.129
e.s.Ctrade,neg -0.109
e.s.Ctrade,number -0.066
e.s.Ctrade,ordinary -0.182
e.s.Ctrade,place -0.169
e.s.Ctrade,poss -0.099
e.s.Ctrade,strange -0.203
e.s.Ctrade,subj -0.065
e.s.Ctrade,thing -0.215
e.s.Ctrade,trade -0.283
e.s.Ctrade.art -0.188
e.s.Ctrade.at -0.216
e.s.Ctrade.be -0.092
e.s.Ctrade.colour -0.528
e.s.Ctrade.common -0.436
e.s.Ctrade.describes -0.406
e.s.Ctrade.do -0.293
e.s.Ctrade.field -0.347
e.s.Ctrade.kind -0.266
e.s.Ctrade.logo -0.146
e.s.Ctrade.look -0.247
e.s.Ctrade.name 0.121
e.s.Ctrade.neg -0.124
e.s.Ctrade.ordinary -0.192
e.s.Ctrade.poss -0.145
e.s.Ctrade.strange -0.31
e.s.Ctrade.subj -0.506
e.s.Ctrade.thing -0.407
e.s.Ctrade.trade -0.21
e.s.Ctrade:strange -0.12
e.s.Ctrade=$ -0.193
e.s.Ctradenfield -0.243
e.s.Ctradenlook -0.352
e.s.Ctradeqart -0.117
e.s.Ctradeqdescribes -0.439
e.s.Ctradeqordinary -0.174
e.s.Ctradeqstrange -0.17
e.s.Ctradeqthing -0.103
e.s.Cwhere art -0.157
e.s.Cwhere at -0.142
e.s.Cwhere$$ -0.413
e.s.Cwhere,common -0.047
e.s.Cwhere,name -0.072
e.s.Cwhere=$ -0.176
e.s.Cwill art -0.113
e.s.Cwill be -0.16
e.s.Cwish and -0.147
e.s.Cwish art -0.104
e.s.Cwish$$ -0.273
e.s.Cwish:do -0.11
e.s.Cwish=$ -0.117
e.s.Dat art -0.091
e.s.Dbe art -0.078
e.s.Dcolour and -0.118
e.s.Dcolour$$ -0.053
e.s.Dcolour,describes -0.092
e.s.Dcolour=$ -0.043
e.s.Ddescribes$$ -0.121
e.s.Ddescribes,colour -0.049
e.s.Dfor art -0.071
e.s.Dfor poss -0.085
e.s.Dhi,subj -0.059
e.s.Dordinary art -0.078
e.s.Dordinary$$ -0.405
e.s.Dordinary=$ -0.255
e.s.Dstrange and -0.076
e.s.Dstrange art -0.055
e.s.Dstrange as -0.076
e.s.Dstrange at -0.083
e.s.Dstrange be -0.054
e.s.Dstrange will -0.054
e.s.Dstrange$$ 0.063
e.s.Dstrange,art -0.073
e.s.Dstrange,colour -0.114
e.s.Dstrange,strange -0.108
e.s.Dstrange.art -0.091
e.s.Dstrange.colour -0.117
e.s.Dstrange.describes 0.196
e.s.Dstrange.ordinary -0.172
e.s.Dstrange=$ -0.16
e.s.Dsubj art -0.043
e.s.Dsubj be -0.071
e.s.Dtrade at -0.042
e.s.Oat art -0.043
e.s.Ocolour and -0.053
e.s.Ocolour$$ -0.277
e.s.Ocolour=$ -0.098
e.s.Ocommon at -0.118
e.s.Ocommon$$ -0.429
e.s.Ocommon.colour -0.221
e.s.Ocommon.strange -0.11
e.s.Odescribes,colour -0.055
e.s.Ofor art -0.066
e.s.Ofor poss -0.048
e.s.Ologo$$ -0.186
e.s.Oordinary=$ -0.084
e.s.Ostrange$$ 0.099
e.s.Ostrange.colour -0.159
e.s.Osubj will -0.118
e.s.Othing and -0.088
e.s.Othing at -0.105
e.s.Othing$$ -0.543
e.s.Othing,neg -0.054
e.s.Othing=$ -0.064
e.s.Otrade and -0.071
e.s.Otrade at -0.046
e.s.Otrade$$ -0.15
e.s.Otrade.strange -0.169
e.s.Owish art -0.055
e.s.Scolour and -0.071
e.s.adv and -0.04
e.s.adv art -0.124
e.s.adv poss -0.084
e.s.adv$$ 0.155
e.s.adv,adv -0.081
e.s.adv,common -0.071
e.s.adv,describes -0.121
e.s.adv,neg -0.048
e.s.adv.describes -0.277
e.s.adv=$ -0.123
e.s.advX -0.512
e.s.and art -0.153
e.s.and at -0.19
e.s.and poss -0.174
e.s.and will -0.104
e.s.andx -0.253
e.s.art art -0.131
e.s.art poss -0.097
e.s.art where -0.15
e.s.artX -0.099
e.s.artx -0.142
e.s.as art -0.158
e.s.at and -0.089
e.s.at art -0.446
e.s.at at -0.07
e.s.at be -0.104
e.s.at poss -0.244
e.s.at where -0.096
e.s.at will -0.144
e.s.atX -0.354
e.s.atx 0.103
e.s.be and -0.126
e.s.be art -0.179
e.s.be at -0.068
e.s.be poss -0.145
e.s.beX -0.291
e.s.beqordinary -0.184
e.s.beqstrange -0.189
e.s.bex -0.215
e.s.call art -0.04
e.s.callqstrange -0.069
e.s.callx -0.482
e.s.colour and -0.183
e.s.colour$$ -0.629
e.s.colour,and -0.084
e.s.colour,art -0.207
e.s.colour,at -0.1
e.s.colour,colour -0.203
e.s.colour,common -0.131
e.s.colour,describes -0.278
e.s.colour,do -0.092
e.s.colour,logo -0.075
e.s.colour,look -0.134
e.s.colour,neg -0.078
e.s.colour,ordinary -0.105
e.s.colour,say -0.058
e.s.colour,strange -0.154
e.s.colour,thing -0.133
e.s.colour,trade -0.07
e.s.colour.adv -0.085
e.s.colour.art -0.178
e.s.colour.colour -0.381
e.s.colour.common -0.294
e.s.colour.describes -0.371
e.s.colour.do -0.076
e.s.colour.logo -0.056
e.s.colour.look -0.244
e.s.colour.name -0.08
e.s.colour.neg -0.289
e.s.colour.ordinary -0.165
e.s.colour.strange -0.345
e.s.colour.subj -0.133
e.s.colour.tagl -0.095
e.s.colour.thing -0.241
e.s.colour.trade -0.208
e.s.colour.wish -0.111
e.s.colour/colour -0.12
e.s.colour;describes -0.092
e.s.colour=$ -0.441
e.s.colourA -0.311
e.s.colourX -0.541
e.s.colournlook -0.157
e.s.colournsay -0.136
e.s.colourqcolour -0.52
e.s.colourx -0.586
e.s.common and -0.286
e.s.common art -0.21
e.s.common at -0.252
e.s.common be -0.18
e.s.common poss -0.264
e.s.common where -0.144
e.s.common will -0.119
e.s.common$$ 0.071
e.s.common,adv -0.321
e.s.common,and -0.137
e.s.common,art -0.171
e.s.common,at -0.147
e.s.common,colour -0.267
e.s.common,common -0.304
e.s.common,describes -0.14
e.s.common,do -0.104
e.s.common,neg -0.14
e.s.common,ordinary -0.16
e.s.common,poss -0.392
e.s.common,strange -0.194
e.s.common,subj -0.405
e.s.common,thing -0.136
e.s.common,trade -0.306
e.s.common.adv -0.129
e.s.common.art -0.276
e.s.common.be -0.168
e.s.common.colour -0.204
e.s.common.common -0.521
e.s.common.describes -0.567
e.s.common.do -0.181
e.s.common.kind -0.253
e.s.common.name -0.34
e.s.common.neg -0.288
e.s.common.ordinary -0.358
e.s.common.poss -0.234
e.s.common.strange -0.395
e.s.common.subj -0.302
e.s.common.thing -0.241
e.s.common:colour -0.207
e.s.common:do -0.142
e.s.common:strange -0.209
e.s.common:trade -0.052
e.s.common=$ -0.476
e.s.commonA -0.411
e.s.commonX -0.812
e.s.commonq$ 0.392
e.s.commonqstrange -0.155
e.s.commonx 0.43
e.s.describes and -0.246
e.s.describes at -0.17
e.s.describes where -0.097
e.s.describes$$ -0.25
e.s.describes,and -0.046
e.s.describes,art -0.091
e.s.describes,at -0.085
e.s.describes,colour -0.196
e.s.describes,common -0.121
e.s.describes,describes -0.198
e.s.describes,do -0.053
e.s.describes,look -0.048
e.s.describes,neg -0.292
e.s.describes,ordinary -0.21
e.s.describes,thing -0.147
e.s.describes.art -0.115
e.s.describes.colour -0.245
e.s.describes.common -0.188
e.s.describes.describes -0.16
e.s.describes.do -0.097
e.s.describes.logo -0.091
e.s.describes.look -0.158
e.s.describes.neg -0.192
e.s.describes.ordinary -0.096
e.s.describes.poss -0.072
e.s.describes.subj -0.247
e.s.describes.thing -0.29
e.s.describes.trade -0.223
e.s.describes/neg -0.196
e.s.describes=$ -0.347
e.s.describesX -0.644
e.s.describesnlook -0.189
e.s.describesnneg -0.209
e.s.describesx -0.497
e.s.do and -0.111
e.s.do art -0.131
e.s.do at -0.128
e.s.do be -0.094
e.s.do poss -0.117
e.s.do where -0.073
e.s.do.art -0.081
e.s.do.colour -0.127
e.s.do=$ -0.104
e.s.doI -0.384
e.s.doX -0.224
e.s.dox -0.456
e.s.field at -0.069
e.s.field be -0.046
e.s.field:strange -0.113
e.s.field:trade -0.339
e.s.fieldX -0.566
e.s.fieldx -0.215
e.s.for art -0.201
e.s.for poss -0.194
e.s.forX -0.086
e.s.ford -0.13
e.s.forqstrange -0.069
e.s.forx 0.064
e.s.hex and -0.076
e.s.hex=$ -0.103
e.s.hexx -0.427
e.s.hi and -0.068
e.s.hi at -0.117
e.s.hi,be -0.102
e.s.hi,do -0.086
e.s.hi,ordinary -0.088
e.s.hi,strange -0.191
e.s.hi,subj -0.165
e.s.hiX -0.267
e.s.hinstrange -0.152
e.s.hix 0.178
e.s.kind and -0.063
e.s.kind at -0.164
e.s.kind be -0.054
e.s.kind where -0.096
e.s.kind$$ -0.601
e.s.kind,describes -0.057
e.s.kind,name -0.056
e.s.kind,strange -0.117
e.s.kind,subj -0.051
e.s.kind,thing -0.119
e.s.kind.colour -0.348
e.s.kind.common -0.241
e.s.kind.describes -0.345
e.s.kind.name -0.107
e.s.kind.neg -0.133
e.s.kind.strange -0.142
e.s.kind.subj -0.375
e.s.kind.thing -0.131
e.s.kind:common -0.067
e.s.kind:ordinary -0.084
e.s.kind:strange -0.151
e.s.kind:thing -0.236
e.s.kind:trade -0.079
e.s.kindX -0.599
e.s.kindqcommon -0.301
e.s.kindqstrange -0.378
e.s.kindx -0.673
e.s.lat art -0.062
e.s.lcolour$$ -0.148
e.s.lcommon at -0.143
e.s.lcommon$$ -0.512
e.s.ldescribes$$ -0.198
e.s.lfor art -0.052
e.s.lfor poss -0.104
e.s.like at -0.329
e.s.like$$ -0.263
e.s.like:describes -0.076
e.s.likeX -0.126
e.s.likex -0.559
e.s.llook$$ -0.05
e.s.logo at -0.24
e.s.logo where -0.078
e.s.logo will -0.091
e.s.logo$$ -0.504
e.s.logo,colour -0.045
e.s.logo,common -0.073
e.s.logo,describes -0.198
e.s.logo,name -0.081
e.s.logo,neg -0.055
e.s.logo,strange -0.147
e.s.logo,subj -0.081
e.s.logo,thing -0.064
e.s.logo,wish -0.081
e.s.logo.art -0.053
e.s.logo.colour -0.122
e.s.logo.describes -0.197
e.s.logo.name -0.165
e.s.logo.neg -0.122
e.s.logo.subj -0.148
e.s.logo:do -0.086
e.s.logo:strange -0.071
e.s.logo=$ -0.091
e.s.logoX -0.384
e.s.logox -0.327
e.s.look$$ -0.297
e.s.look,colour -0.077
e.s.look,describes -0.066
e.s.look,ordinary -0.095
e.s.look,thing -0.113
e.s.look.subj -0.08
e.s.look:colour -0.202
e.s.look:common -0.067
e.s.look:describes -0.241
e.s.look:logo -0.044
e.s.look:ordinary -0.189
e.s.look:trade -0.104
e.s.look=$ -0.172
e.s.lookX -0.337
e.s.lookx -0.547
e.s.lordinary$$ -0.474
e.s.lordinary,colour -0.108
e.s.lstrange$$ -0.407
e.s.lstrange,colour -0.082
e.s.lstrange,describes -0.134
e.s.lstrange.colour -0.401
e.s.lsubj be -0.062
e.s.lthing at -0.044
e.s.lthing$$ -0.491
e.s.lthing,describes -0.159
e.s.ltrade$$ -0.419
e.s.name art -0.112
e.s.name at -0.062
e.s.name where -0.11
e.s.name will -0.047
e.s.name$$ -0.148
e.s.name,at -0.052
e.s.name,strange -0.047
e.s.name.colour -0.067
e.s.name.common -0.174
e.s.name.describes -0.258
e.s.name:strange -0.293
e.s.name:thing -0.063
e.s.name=$ -0.075
e.s.nameX -0.341
e.s.namex -0.426
e.s.neg and -0.076
e.s.neg art -0.124
e.s.neg at -0.116
e.s.neg be -0.123
e.s.neg$$ -0.583
e.s.neg,common -0.088
e.s.neg,describes -0.06
e.s.neg,ordinary -0.042
e.s.neg,subj -0.067
e.s.neg.colour -0.315
e.s.neg.neg -0.041
e.s.neg:ordinary -0.11
e.s.neg:thing -0.139
e.s.neg:trade -0.063
e.s.neg=$ -0.102
e.s.negX -0.356
e.s.negx -0.467
e.s.number and -0.171
e.s.number at -0.101
e.s.number,common -0.093
e.s.number.art -0.095
e.s.number.colour -0.093
e.s.number.common -0.237
e.s.number.subj -0.185
e.s.numberd -0.184
e.s.ordinary and -0.213
e.s.ordinary art -0.223
e.s.ordinary at -0.245
e.s.ordinary be -0.22
e.s.ordinary poss -0.167
e.s.ordinary where -0.256
e.s.ordinary will -0.071
e.s.ordinary$$ -0.144
e.s.ordinary,adv -0.229
e.s.ordinary,and -0.17
e.s.ordinary,art -0.195
e.s.ordinary,at -0.217
e.s.ordinary,colour -0.287
e.s.ordinary,common -0.281
e.s.ordinary,describes -0.298
e.s.ordinary,do -0.213
e.s.ordinary,look -0.113
e.s.ordinary,neg -0.268
e.s.ordinary,ordinary -0.27
e.s.ordinary,place -0.236
e.s.ordinary,strange -0.281
e.s.ordinary,subj -0.277
e.s.ordinary,thing -0.128
e.s.ordinary,trade -0.24
e.s.ordinary,wish -0.205
e.s.ordinary.adv -0.167
e.s.ordinary.art -0.066
e.s.ordinary.be -0.162
e.s.ordinary.colour 0.154
e.s.ordinary.common -0.375
e.s.ordinary.describes -0.562
e.s.ordinary.do -0.123
e.s.ordinary.kind -0.19
e.s.ordinary.look -0.262
e.s.ordinary.name -0.204
e.s.ordinary.neg -0.226
e.s.ordinary.ordinary -0.16
e.s.ordinary.poss -0.187
e.s.ordinary.strange -0.379
e.s.ordinary.subj -0.461
e.s.ordinary.thing -0.333
e.s.ordinary.trade -0.428
e.s.ordinary.wish -0.209
e.s.ordinary:colour -0.075
e.s.ordinary:strange -0.185
e.s.ordinary:thing -0.177
e.s.ordinary:trade -0.155
e.s.ordinary=$ -0.473
e.s.ordinaryA -0.382
e.s.ordinaryX -0.808
e.s.ordinarynlook -0.102
e.s.ordinarynsubj -0.503
e.s.ordinaryqcolour 0.236
e.s.ordinaryqstrange -0.174
e.s.ordinaryx 0.409
e.s.past art -0.094
e.s.pastx -0.522
e.s.place and -0.063
e.s.place,colour -0.073
e.s.place,common -0.094
e.s.place,strange -0.143
e.s.place.art -0.068
e.s.place.colour -0.332
e.s.place.describes -0.317
e.s.place.subj -0.092
e.s.placeX -0.367
e.s.placex -0.231
e.s.possX -0.336
e.s.possx -0.199
e.s.proper and -0.056
e.s.proper$$ -0.469
e.s.properA -0.303
e.s.properI -0.267
e.s.properX -0.379
e.s.properastrange -0.293
e.s.properx -0.248
e.s.say at -0.107
e.s.say$$ -0.412
e.s.say,colour -0.089
e.s.say,neg -0.057
e.s.say:describes -0.147
e.s.say=$ -0.137
e.s.sayX -0.289
e.s.sayx -0.477
e.s.strange and -0.219
e.s.strange art -0.189
e.s.strange as -0.076
e.s.strange at -0.293
e.s.strange be -0.165
e.s.strange poss -0.119
e.s.strange where -0.154
e.s.strange will -0.127
e.s.strange$$ -0.278
e.s.strange,adv -0.179
e.s.strange,and -0.207
e.s.strange,art -0.292
e.s.strange,at -0.452
e.s.strange,be -0.071
e.s.strange,call -0.093
e.s.strange,colour -0.321
e.s.strange,common -0.368
e.s.strange,describes -0.245
e.s.strange,do -0.2
e.s.strange,for -0.118
e.s.strange,kind -0.127
e.s.strange,logo -0.175
e.s.strange,look -0.517
e.s.strange,name -0.133
e.s.strange,neg -0.404
e.s.strange,ordinary -0.251
e.s.strange,place -0.088
e.s.strange,poss -0.044
e.s.strange,strange -0.4
e.s.strange,subj -0.305
e.s.strange,tagl -0.046
e.s.strange,thing -0.19
e.s.strange,trade -0.186
e.s.strange,will -0.08
e.s.strange,wish -0.129
e.s.strange.adv -0.137
e.s.strange.art -0.265
e.s.strange.at -0.269
e.s.strange.be -0.27
e.s.strange.common -0.337
e.s.strange.describes 0.084
e.s.strange.do -0.299
e.s.strange.field -0.23
e.s.strange.kind -0.345
e.s.strange.logo -0.072
e.s.strange.look -0.23
e.s.strange.name -0.179
e.s.strange.neg -0.486
e.s.strange.ordinary -0.547
e.s.strange.poss -0.25
e.s.strange.strange -0.626
e.s.strange.subj -0.535
e.s.strange.tagl -0.148
e.s.strange.thing 0.051
e.s.strange.trade -0.476
e.s.strange.will -0.13
e.s.strange.wish -0.304
e.s.strange/do -0.173
e.s.strange:art -0.13
e.s.strange:colour -0.121
e.s.strange:describes -0.069
e.s.strange:strange -0.157
e.s.strange=$ -0.246
e.s.strangeA -0.611
e.s.strangeI -0.532
e.s.strangeX -1.254
e.s.strange_be -0.243
e.s.strangeastrange -0.134
e.s.strangec -0.416
e.s.stranged -0.342
e.s.strangenfield -0.223
e.s.strangenlook -0.108
e.s.strangenordinary -0.315
e.s.strangenstrange -0.193
e.s.strangensubj -0.246
e.s.strangeq$ -0.293
e.s.strangeqart 0.09
e.s.strangeqat -0.289
e.s.strangeqcommon -0.052
e.s.strangeqdescribes -0.715
e.s.strangeqdo -0.38
e.s.strangeqlook -0.124
e.s.strangeqordinary -0.125
e.s.strangeqstrange -0.381
e.s.strangeqsubj -0.202
e.s.strangeqthing -0.236
e.s.strangeqtrade -0.341
e.s.strangex 0.291
e.s.strange~colour -0.131
e.s.subj and -0.114
e.s.subj art -0.282
e.s.subj at -0.329
e.s.subj be -0.429
e.s.subj poss -0.213
e.s.subj where -0.109
e.s.subj will -0.268
e.s.subj$$ 0.195
e.s.subj,adv -0.106
e.s.subj,strange -0.184
e.s.subj,subj -0.047
e.s.subj.adv -0.131
e.s.subj.art -0.067
e.s.subj.colour -0.568
e.s.subj.common -0.162
e.s.subj.describes -0.317
e.s.subj.do -0.241
e.s.subj.poss -0.133
e.s.subj.strange -0.37
e.s.subj.subj -0.292
e.s.subj.thing -0.273
e.s.subj=$ -0.443
e.s.subjI -0.159
e.s.subjX -0.762
e.s.subjx -0.077
e.s.tagl:ordinary -0.041
e.s.tagl:strange -0.104
e.s.tagl:subj -0.057
e.s.tagl=$ -0.128
e.s.taglX -0.212
e.s.taglqcommon -0.071
e.s.taglx -0.264
e.s.thing and -0.268
e.s.thing art -0.262
e.s.thing at -0.31
e.s.thing be -0.181
e.s.thing poss -0.277
e.s.thing where -0.255
e.s.thing will -0.106
e.s.thing,adv -0.314
e.s.thing,and -0.303
e.s.thing,art -0.389
e.s.thing,at -0.158
e.s.thing,be -0.259
e.s.thing,call -0.096
e.s.thing,colour 0.068
e.s.thing,common -0.251
e.s.thing,describes -0.457
e.s.thing,do -0.357
e.s.thing,for -0.123
e.s.thing,neg -0.248
e.s.thing,ordinary -0.38
e.s.thing,poss -0.104
e.s.thing,strange -0.421
e.s.thing,subj -0.185
e.s.thing,thing -0.336
e.s.thing,trade 0.137
e.s.thing-at -0.204
e.s.thing.adv -0.32
e.s.thing.art -0.265
e.s.thing.colour -0.391
e.s.thing.common -0.047
e.s.thing.describes -0.121
e.s.thing.kind -0.185
e.s.thing.logo -0.175
e.s.thing.look -0.337
e.s.thing.name -0.306
e.s.thing.neg -0.3
e.s.thing.ordinary -0.333
e.s.thing.poss -0.393
e.s.thing.strange -0.658
e.s.thing.subj 0.089
e.s.thing.tagl 0.343
e.s.thing.thing -0.52
e.s.thing.trade -0.397
e.s.thing:strange -0.138
e.s.thing:thing -0.124
e.s.thing=$ -0.581
e.s.thingA 0.076
e.s.thingX -1.244
e.s.thingq$ -0.269
e.s.thingqcolour -0.386
e.s.thingqcommon 0.042
e.s.thingqdescribes -0.178
e.s.thingqstrange -0.171
e.s.thingqthing -0.394
e.s.thingx 0.318
e.s.trade and -0.282
e.s.trade at -0.338
e.s.trade be -0.08
e.s.trade$$ -0.354
e.s.trade,adv -0.078
e.s.trade,and -0.159
e.s.trade,art -0.169
e.s.trade,at -0.062
e.s.trade,colour -0.12
e.s.trade,common -0.21
e.s.trade,describes -0.159
e.s.trade,do -0.157
e.s.trade,kind -0.134
e.s.trade,name -0.078
e.s.trade,neg -0.335
e.s.trade,number -0.066
e.s.trade,ordinary -0.184
e.s.trade,place -0.169
e.s.trade,poss -0.102
e.s.trade,strange -0.206
e.s.trade,subj -0.071
e.s.trade,thing -0.215
e.s.trade,trade -0.284
e.s.trade.adv -0.061
e.s.trade.art -0.194
e.s.trade.at -0.216
e.s.trade.be -0.092
e.s.trade.colour -0.53
e.s.trade.common -0.453
e.s.trade.describes -0.411
e.s.trade.do -0.293
e.s.trade.field -0.347
e.s.trade.kind -0.264
e.s.trade.logo -0.146
e.s.trade.look -0.252
e.s.trade.name 0.117
e.s.trade.neg -0.129
e.s.trade.ordinary -0.197
e.s.trade.poss -0.19
e.s.trade.strange -0.377
e.s.trade.subj -0.505
e.s.trade.tagl -0.062
e.s.trade.thing -0.419
e.s.trade.trade -0.211
e.s.trade:strange -0.139
e.s.trade=$ -0.195
e.s.tradeA -0.251
e.s.tradeX -1.661
e.s.tradenfield -0.253
e.s.tradenlook -0.334
e.s.tradeqart -0.117
e.s.tradeqdescribes -0.439
e.s.tradeqordinary -0.174
e.s.tradeqstrange -0.182
e.s.tradeqthing -0.103
e.s.tradex -0.574
e.s.where art -0.16
e.s.where at -0.143
e.s.where$$ -0.413
e.s.where,common -0.057
e.s.where,name -0.075
e.s.where=$ -0.181
e.s.whereX -0.402
e.s.wherex -0.296
e.s.will and -0.042
e.s.will art -0.113
e.s.will at -0.05
e.s.will be -0.172
e.s.willX -0.151
e.s.willx -0.314
e.s.wish and -0.147
e.s.wish art -0.112
e.s.wish at -0.049
e.s.wish$$ -0.289
e.s.wish,neg -0.056
e.s.wish:describes -0.119
e.s.wish:do -0.11
e.s.wish=$ -0.119
e.s.wishX -0.116
e.s.wishx -0.475
e.w. IC -0.342
e.w. XC -0.258
e.w. xC -0.65
e.w. xD -0.492
e.w. xO -0.316
e.w. xl -0.335
e.w.!IC -0.202
e.w.!XC -0.427
e.w.!xC -0.485
e.w.(XC -0.206
e.w.(xC -0.563
e.w.(xl -0.183
e.w.)xC -0.557
e.w.,AC -0.313
e.w.,AS -0.305
e.w.,IC -0.173
e.w.,XC -0.119
e.w.,XD -0.276
e.w.,dC -0.312
e.w.,xC -0.51
e.w.,xD -0.541
e.w.,xO -0.537
e.w.,xl -0.424
e.w.-xC -0.367
e.w..AC -0.334
e.w..IC -0.474
e.w..IO -0.204
e.w..XC -0.091
e.w..XD -0.225
e.w..XO -0.451
e.w..dC -0.21
e.w..xC 0.173
e.w..xO -0.384
e.w..xl -0.66
e.w./XC -0.28
e.w./dC -0.329
e.w./xC -0.444
e.w.:AC -0.175
e.w.:XC -0.465
e.w.:XD -0.38
e.w.:cC -0.057
e.w.:xC -0.553
e.w.:xD -0.129
e.w.:xO -0.197
e.w.:xl -0.317
e.w.;XC -0.249
e.w.;xC -0.558
e.w.?XC -0.494
e.w.?xC -0.528
e.w._xC -0.421
e.w.aXC -0.578
e.w.adC -0.228
e.w.nIC -0.238
e.w.nXO -0.431
e.w.nxC -0.143
e.w.qAC -0.366
e.w.qIC 0.277
e.w.qXC -0.28
e.w.qXD -0.18
e.w.qXO -0.446
e.w.qxC 0.085
e.w.qxD -0.148
e.w.qxO -0.39
e.w.qxl -0.193
e.w.~XC -0.317
e.w.~xC -0.406
e.w.~xO -0.078
e.~ -0.493
e.~colour -0.308
e.~colour,colour -0.128
e.~describes -0.105
e.~ordinary -0.105
e.~strange -0.16
e.~thing -0.171
e.~trade -0.154
h.call -0.508
h.colour -0.8
h.colourq 0.128
h.describes -0.653
h.describesq -0.044
h.for -0.293
h.hex -0.474
h.logo -0.478
h.look -0.712
h.name -0.606
h.negq 0.178
h.place -0.451
h.strange -0.339
h.strangeq -0.252
h.subj 0.116
h.subjq 0.273
h.tagl -0.568
h.trade -0.406
h.tradeq -0.445
h.where -0.062
h.whereq -0.296
h.wish -0.359
m.! -0.447
m.. -1.753
m.... -0.132
m.q -0.494
m.q! 0.056
n.1 -1.023
n.1q -1.192
n.2 -0.792
n.2q -0.791
n.3 0.235
n.3q 0.402
n.4 0.203
n.4q 0.517
n.5 -0.29
n.5q 0.325
n.6 -0.755
n.6q 0.629
n.7 -0.646
n.8 -0.989
none 0.23
none.0 1.052
none.1 -1.324
none.q.0C 0.201
none.q.0D 0.434
none.q.0O 0.702
none.q.0S 0.676
none.q.0l 0.397
none.q.1C -0.112
none.q.1D 0.063
none.q.1O 0.627
none.q.1l 0.267
q.no -0.11
q.none -0.821
q.part -0.535
q.whole 0.31
t.0.0 0.163
t.0.1 -1.043
t.0.1q -0.341
t.0.2 -0.951
t.1.0 -0.273
t.1.0q 0.605
t.1.1 -0.767
t.1.2 -0.588
t.2.0 -0.785
t.2.1 -0.649
t.2.2 -0.456
x.   -0.556
x. ! -0.285
x. !! -0.225
x. $ -0.123
x. ( -0.331
x. ) -0.111
x. , -0.061
x. - -0.228
x. . -0.107
x. .. -1.398
x. / -0.239
x. : -0.428
x. ; -0.398
x. = -0.41
x. =. -0.274
x. ? -0.379
x. ?? -0.358
x. _ -0.242
x. a -0.37
x. a. -0.275
x. n -0.901
x. n. -0.465
x. q -0.674
x. ~ -0.094
x.!  -0.256
x.!$ -0.495
x.!, -0.322
x.!. -0.407
x.!.. -0.161
x.!q -0.061
x.(  -0.163
x.($ -0.146
x.() -0.5
x.(, -0.416
x.(. -0.776
x.(.. -0.115
x.(: -0.486
x.(= -0.046
x.(n -0.471
x.)  -0.23
x.)$ -0.409
x.), -0.218
x.). -0.439
x.).. -0.204
x.)= -0.04
x.,  -0.409
x.,! -0.315
x.,!! -0.154
x.,$ -0.751
x.,( -0.217
x.,) -0.298
x.,, -0.329
x.,- -0.249
x.,. -0.457
x.,.. -0.328
x.,/ -0.19
x.,: -0.344
x.,; -0.098
x.,= -0.245
x.,=. -0.228
x.,? -0.369
x.,?? -0.348
x.,_ -0.266
x.,a -0.166
x.,a. -0.087
x.,n -0.57
x.,n. -0.261
x.,q -0.32
x.,q. -0.137
x..  -0.344
x..! -0.263
x..!! -0.19
x..$ -0.557
x..( -0.225
x.., -0.322
x..- -0.177
x.... -0.577
x../ -0.042
x..: -0.298
x..; -0.169
x..= -0.251
x..=. -0.214
x..? -0.389
x..?? -0.369
x.._ -0.218
x..a -0.186
x..a. -0.093
x..n -0.377
x..n. -0.181
x..q -0.394
x..q. -0.06
x./  -0.19
x./$ -0.802
x./, -0.261
x./. -0.3
x./.. -0.162
x.// -0.57
x./: -0.283
x./= -0.1
x./=. -0.099
x.12, -0.047
x.:  -0.925
x.:$ 0.449
x.:( -0.273
x.:, -0.585
x.:. 0.455
x.:.. -1.555
x.:/ -0.42
x.:: -0.448
x.:; -0.291
x.:= -0.169
x.:=. -0.739
x.:? -0.738
x.:?? 0.265
x.:a -0.244
x.:a. -0.154
x.:n 0.138
x.:q -0.186
x.;  -0.22
x.;$ -0.547
x.;, -0.184
x.;. -0.336
x.;.. -0.148
x.;: -0.147
x.;; -0.28
x.;= -0.065
x.?  -0.277
x.?$ -0.487
x.?, -0.276
x.?. -0.291
x.?.. -0.124
x.?: -0.106
x.?= -0.046
x.?? -0.233
x.??? -0.216
x.^  -0.233
x.^! -0.283
x.^!! -0.209
x.^$ -0.296
x.^& -0.095
x.^( -0.407
x.^) -0.17
x.^, -0.306
x.^- -0.173
x.^. 0.067
x.^.. -0.527
x.^.... -0.051
x.^/ -0.265
x.^: -0.312
x.^; -0.314
x.^= -0.157
x.^=. -0.118
x.^? -0.248
x.^?? -0.236
x.^^ -0.153
x.^^| and -0.188
x.^^| art -0.219
x.^^| as -0.081
x.^^| at -0.173
x.^^| be -0.165
x.^^| poss -0.222
x.^^| where -0.149
x.^^| will -0.134
x.^^|!do -0.175
x.^^|!subj -0.163
x.^^|$$ -0.296
x.^^|(art -0.092
x.^^|(common -0.099
x.^^|(subj -0.067
x.^^|(thing -0.07
x.^^|(trade -0.078
x.^^|,adv -0.195
x.^^|,art -0.204
x.^^|,at -0.2
x.^^|,be -0.204
x.^^|,call -0.128
x.^^|,colour -0.235
x.^^|,common -0.228
x.^^|,describes -0.19
x.^^|,do -0.208
x.^^|,for -0.129
x.^^|,kind -0.283
x.^^|,logo -0.238
x.^^|,look -0.054
x.^^|,name -0.243
x.^^|,neg -0.137
x.^^|,number -0.175
x.^^|,ordinary -0.182
x.^^|,past -0.068
x.^^|,place -0.191
x.^^|,poss -0.167
x.^^|,proper -0.161
x.^^|,say -0.056
x.^^|,strange -0.257
x.^^|,subj -0.191
x.^^|,thing -0.242
x.^^|,trade -0.366
x.^^|,wish -0.128
x.^^|-at -0.157
x.^^|.adv -0.256
x.^^|.and -0.079
x.^^|.art -0.246
x.^^|.at -0.127
x.^^|.be -0.19
x.^^|.call -0.048
x.^^|.colour -0.22
x.^^|.common -0.297
x.^^|.describes -0.399
x.^^|.do -0.221
x.^^|.field -0.042
x.^^|.kind -0.305
x.^^|.logo -0.09
x.^^|.name -0.411
x.^^|.neg -0.181
x.^^|.ordinary -0.247
x.^^|.poss -0.306
x.^^|.proper -0.144
x.^^|.strange -0.319
x.^^|.subj -0.603
x.^^|.tagl 0.302
x.^^|.thing -0.321
x.^^|.trade -0.359
x.^^|.will -0.08
x.^^|.wish -0.155
x.^^|/number -0.156
x.^^|/strange -0.115
x.^^|/trade -0.104
x.^^|:art -0.143
x.^^|:at -0.062
x.^^|:colour -0.065
x.^^|:common -0.046
x.^^|:describes -0.14
x.^^|:do -0.135
x.^^|:kind -0.08
x.^^|:logo -0.094
x.^^|:ordinary -0.092
x.^^|:strange -0.248
x.^^|:subj -0.103
x.^^|:thing -0.204
x.^^|:trade -0.153
x.^^|;describes -0.107
x.^^|;thing -0.143
x.^^|=$ -0.131
x.^^|?neg -0.068
x.^^|?strange -0.207
x.^^|?subj -0.124
x.^^|astrange -0.142
x.^^|nfield -0.067
x.^^|nkind -0.188
x.^^|nname -0.293
x.^^|nordinary -0.087
x.^^|nposs -0.223
x.^^|nstrange -0.053
x.^^|nsubj -0.17
x.^^|qadv -0.289
x.^^|qart -0.392
x.^^|qcolour -0.1
x.^^|qcommon -0.234
x.^^|qdescribes -0.127
x.^^|qordinary -0.231
x.^^|qstrange -0.284
x.^^|qthing -0.187
x.^^|qtrade -0.05
x.^^|~colour -0.08
x.^^|~ordinary -0.075
x.^^|~strange -0.128
x.^^|~trade -0.139
x.^_ -0.102
x.^a -0.337
x.^a. -0.141
x.^n -0.467
x.^q -0.419
x.^q. -0.065
x.^qq 0.18
x.^~ -0.352
x._  -0.166
x._$ -0.21
x._, -0.212
x._. -0.345
x._.. -0.198
x._: -0.041
x._= -0.139
x._=. -0.093
x._q -0.125
x.a  -0.178
x.a$ -0.518
x.a, -0.353
x.a. -0.643
x.a.. -0.378
x.a= -0.27
x.a=. -0.122
x.aa -0.275
x.aa. -0.113
x.above  -0.13
x.abstract, -0.1
x.adv,|$$ -0.424
x.adv,|=$ -0.051
x.adv.|$$ -0.123
x.adv:|=$ -0.072
x.alone -0.319
x.aloneq -0.275
x.als  -0.247
x.am  -0.118
x.an  -0.313
x.app, -0.064
x.are  -0.477
x.arrows, -0.041
x.art | and -0.185
x.art | art -0.214
x.art | at -0.235
x.art | be -0.15
x.art | poss -0.082
x.art | will -0.09
x.art |$$ -0.635
x.art |,adv -0.07
x.art |,and -0.179
x.art |,art -0.139
x.art |,at -0.168
x.art |,be -0.046
x.art |,colour -0.122
x.art |,common -0.071
x.art |,describes -0.08
x.art |,do -0.155
x.art |,field -0.075
x.art |,for -0.108
x.art |,like -0.049
x.art |,look -0.094
x.art |,name -0.061
x.art |,neg -0.099
x.art |,ordinary -0.11
x.art |,strange -0.16
x.art |,subj -0.066
x.art |,trade -0.07
x.art |,wish -0.067
x.art |.adv -0.058
x.art |.art -0.226
x.art |.at -0.201
x.art |.be -0.145
x.art |.colour -0.507
x.art |.common -0.204
x.art |.describes -0.287
x.art |.do -0.119
x.art |.field -0.068
x.art |.for -0.071
x.art |.hi -0.118
x.art |.look -0.103
x.art |.name -0.105
x.art |.neg -0.1
x.art |.ordinary -0.128
x.art |.poss -0.099
x.art |.strange -0.302
x.art |.subj -0.29
x.art |.tagl -0.188
x.art |.thing -0.2
x.art |.trade -0.12
x.art |.wish -0.124
x.art |:art -0.049
x.art |:colour -0.043
x.art |:common -0.063
x.art |:do -0.057
x.art |:ordinary -0.043
x.art |:strange -0.108
x.art |:trade -0.062
x.art |=$ -0.163
x.art |?$ -0.208
x.art |nhi -0.249
x.art |nsubj -0.08
x.art |qart -0.131
x.art |qcolourq -0.167
x.art |qstrange -0.055
x.art |qsubjq -0.146
x.art_| art -0.142
x.art_| at -0.123
x.art_|$$ -0.21
x.art_|.art -0.142
x.art_|=$ -0.161
x.as  -0.454
x.avoid: -0.223
x.badge, -0.072
x.bar, -0.105
x.be  -0.661
x.be | and -0.211
x.be | art -0.228
x.be | at -0.243
x.be | be -0.132
x.be | poss -0.136
x.be | will -0.095
x.be |$$ -0.324
x.be |,adv -0.157
x.be |,and -0.234
x.be |,art -0.131
x.be |,at -0.127
x.be |,be -0.052
x.be |,colour -0.193
x.be |,common -0.12
x.be |,describes -0.167
x.be |,do -0.129
x.be |,look -0.057
x.be |,neg -0.248
x.be |,ordinary -0.094
x.be |,strange -0.179
x.be |,subj -0.2
x.be |,thing -0.112
x.be |,trade -0.323
x.be |.adv -0.107
x.be |.art -0.275
x.be |.at -0.05
x.be |.colour 0.081
x.be |.common -0.321
x.be |.describes -0.636
x.be |.do -0.224
x.be |.for -0.174
x.be |.hi -0.061
x.be |.logo -0.126
x.be |.name -0.05
x.be |.neg -0.116
x.be |.ordinary -0.268
x.be |.poss -0.203
x.be |.strange -0.255
x.be |.subj -0.455
x.be |.tagl -0.299
x.be |.thing 0.102
x.be |.trade -0.268
x.be |.will -0.128
x.be |.wish -0.163
x.be |:colour -0.075
x.be |:describes -0.072
x.be |:do -0.043
x.be |:neg -0.041
x.be |:strange -0.066
x.be |=$ -0.362
x.be |astrange -0.071
x.be |nhi -0.392
x.be |qstrange -0.048
x.been  -0.417
x.behind  -0.149
x.below  -0.044
x.beq| artq -0.284
x.beq|q$q 0.302
x.black, -0.207
x.black. -0.162
x.blackn -0.138
x.blue, -0.25
x.blue. -0.305
x.bold, -0.144
x.book. -0.116
x.boxes, -0.063
x.brand: -0.471
x.brass, -0.04
x.brass. -0.085
x.brown, -0.249
x.brown. -0.077
x.business: -0.421
x.calledqq -0.467
x.calm, -0.141
x.caps, -0.297
x.caps. -0.139
x.case, -0.08
x.case. -0.078
x.centre  -0.32
x.charcoal, -0.096
x.charcoal. -0.043
x.client: -0.26
x.club, -0.111
x.co. -0.106
x.colors: -0.15
x.colour, -0.101
x.colour,| and -0.135
x.colour,| art -0.15
x.colour,| at -0.113
x.colour,| where -0.062
x.colour,|$$ -0.546
x.colour,|,describes -0.082
x.colour,|,look -0.064
x.colour,|,neg -0.083
x.colour,|,ordinary -0.078
x.colour,|,thing -0.05
x.colour,|,trade -0.045
x.colour,|.art -0.072
x.colour,|.describes -0.167
x.colour,|.thing -0.045
x.colour,|=$ -0.146
x.colour.| and -0.087
x.colour.| art -0.117
x.colour.| at -0.086
x.colour.| poss -0.046
x.colour.| where -0.042
x.colour.| will -0.047
x.colour.|$$ -0.502
x.colour.|,neg -0.053
x.colour.|,strange -0.091
x.colour.|.common -0.093
x.colour.|.describes -0.172
x.colour.|.neg -0.133
x.colour.|.ordinary -0.045
x.colour.|.thing -0.109
x.colour.|:strange -0.085
x.colour.|=$ -0.162
x.colour/|$$ -0.357
x.colour/|.describes -0.046
x.colour: -0.089
x.colour;|$$ -0.356
x.colour;|;describes -0.06
x.colour;|;neg -0.062
x.colourn|$$ -0.341
x.colourn|:describes -0.103
x.colourn|nneg -0.044
x.colourq|$$ -0.066
x.colours, -0.099
x.colours: -0.428
x.colour~|$$ -0.285
x.common,| at -0.058
x.common,| be -0.047
x.common,| poss -0.046
x.common,|$$ -0.442
x.common,|,adv -0.062
x.common,|,and -0.064
x.common,|,describes -0.095
x.common,|,neg -0.054
x.common,|,thing -0.056
x.common,|.adv -0.05
x.common,|.art -0.065
x.common,|.colour -0.15
x.common,|.describes -0.237
x.common,|.logo -0.071
x.common,|.neg -0.043
x.common,|.ordinary -0.124
x.common,|.strange -0.099
x.common,|.subj -0.125
x.common,|.trade -0.048
x.common,|=$ -0.115
x.common.| and -0.113
x.common.| art -0.054
x.common.| at -0.107
x.common.| be -0.074
x.common.| poss -0.056
x.common.| will -0.055
x.common.|$$ -0.39
x.common.|,adv -0.044
x.common.|,colour -0.07
x.common.|,common -0.052
x.common.|,describes -0.101
x.common.|,ordinary -0.082
x.common.|,strange -0.101
x.common.|.art -0.091
x.common.|.colour -0.25
x.common.|.common -0.112
x.common.|.describes -0.114
x.common.|.subj -0.262
x.common.|.thing -0.076
x.common.|=$ -0.107
x.common:| and -0.153
x.common:| art -0.069
x.common:| at -0.122
x.common:|$$ 0.112
x.common:|,colour -0.105
x.common:|,common -0.122
x.common:|.describes -0.426
x.common:|.neg -0.311
x.common:|:thing -0.101
x.common:|=$ -0.068
x.commonn| at -0.047
x.commonn|:strange -0.136
x.commonq| and -0.063
x.commonq| art -0.075
x.commonq|$$ -0.331
x.commonq|,colour -0.077
x.commonq|=$ -0.072
x.company: -0.556
x.coral. -0.095
x.cream, -0.165
x.cream. -0.09
x.day. -0.169
x.dem  -0.185
x.der  -0.198
x.des  -0.248
x.describes,| and -0.054
x.describes,| art -0.101
x.describes,| at -0.109
x.describes,| be -0.108
x.describes,|$$ -0.48
x.describes,|,and -0.088
x.describes,|,colour -0.06
x.describes,|,describes -0.077
x.describes,|,neg -0.056
x.describes,|.art -0.103
x.describes,|.colour -0.2
x.describes,|.common -0.079
x.describes,|.describes -0.285
x.describes,|.neg -0.081
x.describes,|.strange -0.134
x.describes,|.subj -0.061
x.describes,|=$ -0.143
x.describes,|nlook -0.072
x.describes,|nneg -0.056
x.describes.| and -0.061
x.describes.| at -0.064
x.describes.| be -0.093
x.describes.|$$ -0.336
x.describes.|,common -0.061
x.describes.|,neg -0.062
x.describes.|,ordinary -0.1
x.describes.|,thing -0.052
x.describes.|,trade -0.06
x.describes.|.colour -0.167
x.describes.|.describes -0.133
x.describes.|.neg -0.074
x.describes.|.ordinary -0.041
x.describes.|=$ -0.134
x.describes/|$$ -0.38
x.describes:|=$ -0.058
x.describes;|$$ -0.28
x.describesn|$$ -0.371
x.describesn|:colour -0.083
x.didone, -0.116
x.didone. -0.044
x.die  -0.161
x.do,|.subj -0.126
x.do.|$$ -0.063
x.do.|.colour -0.241
x.do: -0.287
x.dra -0.223
x.e  -0.434
x.ein  -0.259
x.eine  -0.167
x.einer  -0.171
x.else. -0.049
x.es  -0.284
x.esqq 0.196
x.est  -0.344
x.farben: -0.218
x.feel: -0.201
x.field:|$$ -0.291
x.field:|,thing -0.156
x.field:|nlook -0.342
x.fine, -0.136
x.font, -0.176
x.font: -0.451
x.forqq -0.389
x.forq|qtradeq -0.363
x.friendly, -0.094
x.fun. -0.149
x.glass, -0.053
x.gold, -0.117
x.gold. -0.176
x.green, -0.373
x.green. -0.22
x.grey, -0.117
x.grey. -0.145
x.grotesk, -0.196
x.grotesk. -0.044
x.hands. -0.101
x.hat, -0.059
x.hello, -0.075
x.her  -0.04
x.hi!| and -0.072
x.hi!| art -0.044
x.hi!| at -0.062
x.hi!| poss -0.041
x.hi, -0.068
x.hi,|$$ -0.366
x.hin| at -0.073
x.hin|$$ -0.086
x.house, -0.164
x.icon, -0.204
x.icon. -0.048
x.il  -0.236
x.im  -0.492
x.industry: -0.15
x.inside  -0.254
x.isqq 0.209
x.it, -0.418
x.it. -0.203
x.its  -0.396
x.kettle. -0.108
x.kind,|$$ -0.224
x.kind,|,ordinary -0.085
x.kind,|.colour -0.175
x.kind,|.common -0.074
x.kind,|.describes -0.092
x.kind,|.subj -0.056
x.kind,|.thing -0.055
x.kind.|$$ -0.138
x.kind.|.colour -0.141
x.kind.|.describes -0.07
x.kind:| and -0.049
x.kind:| art -0.095
x.kind:| at -0.064
x.kind:|$$ -0.306
x.kind:|,describes -0.059
x.kind:|.colour -0.482
x.kind:|.common -0.119
x.kind:|.describes -0.479
x.kind:|.field -0.179
x.kind:|.logo -0.17
x.kind:|.ordinary -0.184
x.kind:|.subj -0.107
x.kind:|.tagl -0.065
x.kind:|.thing -0.219
x.kind:|.trade -0.379
x.kind:|:strange -0.059
x.kind:|=$ -0.121
x.kind:|nfield -0.23
x.kindq|qcolourq -0.387
x.kindq|qcommonq -0.319
x.kindq|qdescribesq -0.412
x.l_ -0.337
x.la  -0.192
x.la q -0.107
x.le  -0.314
x.left  -0.139
x.left, -0.098
x.les  -0.314
x.lettering  -0.172
x.lettering, -0.181
x.lettering: -0.327
x.letters, -0.274
x.letters. -0.28
x.like,|=$ -0.063
x.like: -0.291
x.lime, -0.053
x.lo  -0.231
x.logo, -0.273
x.logo,| art -0.041
x.logo,|$$ -0.365
x.logo,|.colour -0.152
x.logo,|=$ -0.109
x.logo. -0.294
x.logo.| and -0.1
x.logo.|$$ -0.111
x.logo.|.describes -0.099
x.logo.|.thing -0.063
x.logo.|=$ -0.122
x.logo: 0.088
x.logo:| at -0.103
x.logo:|$$ 0.051
x.logo:|,colour -0.073
x.logo:|=$ -0.072
x.logon|$$ -0.115
x.look, -0.083
x.look,|$$ -0.347
x.look,|=$ -0.056
x.look.|$$ -0.494
x.look.|=$ -0.086
x.look:| and -0.049
x.look:|$$ -0.047
x.look:|,describes -0.118
x.look:|.look -0.112
x.look:|.neg -0.094
x.look:|=$ -0.139
x.look:|ncommon -0.115
x.look:|nlook -0.211
x.look:|nneg -0.257
x.look:|nsay -0.103
x.los  -0.103
x.lowercase, -0.337
x.lowercase. -0.241
x.mark, -0.152
x.mark. -0.107
x.mascot, -0.136
x.me. -0.12
x.meu  -0.074
x.mi  -0.1
x.mon  -0.108
x.mostly, -0.052
x.my  -0.39
x.n  -0.261
x.n$ -0.753
x.n, -0.41
x.n. -0.341
x.n.. -0.18
x.n: -0.288
x.name  -0.371
x.name | and -0.042
x.name | art -0.104
x.name | at -0.124
x.name |$$ -0.515
x.name |,adv -0.064
x.name |,at -0.052
x.name |,common -0.048
x.name |,describes -0.068
x.name |,do -0.097
x.name |,look -0.052
x.name |,strange -0.103
x.name |,trade -0.098
x.name |.art -0.057
x.name |.colour -0.359
x.name |.common -0.098
x.name |.describes -0.186
x.name |.logo -0.044
x.name |.neg -0.067
x.name |.ordinary -0.06
x.name |.subj -0.215
x.name |.thing -0.182
x.name |.trade -0.094
x.name |:strange -0.067
x.name |=$ -0.19
x.name, -0.342
x.name,|$$ -0.097
x.name,|,at -0.044
x.name,|.colour -0.199
x.name. -0.226
x.name.|$$ -0.043
x.name: -0.183
x.name:| at -0.218
x.name:| be -0.14
x.name:|$$ -0.918
x.name:|,colour -0.18
x.name:|,describes -0.161
x.name:|.colour -0.907
x.name:|.common -0.534
x.name:|.describes -0.69
x.name:|.logo -0.381
x.name:|.look -0.294
x.name:|.neg -0.187
x.name:|.subj -0.508
x.name:|.tagl -0.393
x.name:|.thing -0.307
x.name:|:trade -0.064
x.name:|=$ -0.17
x.name:|nfield -0.328
x.name:|nkind -0.288
x.name:|nordinary -0.27
x.name:|nsubj -0.135
x.nameqq -0.564
x.names  -0.364
x.navy, -0.119
x.navy. -0.111
x.neg,|$$ -0.277
x.neg,|=$ -0.062
x.neg.|$$ -0.209
x.neg.|=$ -0.045
x.neg:|$$ -0.538
x.neg:|,thing -0.054
x.nero, -0.044
x.next  -0.261
x.nn -0.43
x.nn. -0.117
x.no, -0.066
x.noa -0.248
x.noir, -0.095
x.nom  -0.085
x.nom, -0.155
x.nom: -0.418
x.nombre  -0.17
x.nome  -0.352
x.nome: -0.382
x.nos  -0.137
x.notre  -0.071
x.now. -0.05
x.number,|$$ -0.303
x.number,|.colour -0.124
x.number,|.describes -0.062
x.number.| at -0.062
x.number.|,describes -0.075
x.number.|=$ -0.041
x.one, -0.155
x.one. -0.147
x.only, -0.246
x.only. -0.207
x.orange, -0.287
x.orange. -0.131
x.ordinary,| and -0.067
x.ordinary,| art -0.138
x.ordinary,| at -0.13
x.ordinary,|$$ -0.551
x.ordinary,|,do -0.051
x.ordinary,|,look -0.057
x.ordinary,|,ordinary -0.053
x.ordinary,|.art -0.131
x.ordinary,|.colour -0.151
x.ordinary,|.common -0.153
x.ordinary,|.describes -0.092
x.ordinary,|.do -0.096
x.ordinary,|.look -0.058
x.ordinary,|.poss -0.074
x.ordinary,|.strange -0.081
x.ordinary,|.subj -0.169
x.ordinary,|.thing -0.082
x.ordinary,|=$ -0.156
x.ordinary.| and -0.093
x.ordinary.| art -0.107
x.ordinary.| at -0.108
x.ordinary.| be -0.07
x.ordinary.| will -0.098
x.ordinary.|$$ -0.253
x.ordinary.|,art -0.068
x.ordinary.|,colour -0.062
x.ordinary.|,describes -0.053
x.ordinary.|,strange -0.061
x.ordinary.|.art -0.051
x.ordinary.|.colour -0.324
x.ordinary.|.common -0.087
x.ordinary.|.describes -0.241
x.ordinary.|.ordinary -0.098
x.ordinary.|.subj -0.111
x.ordinary.|.thing -0.114
x.ordinary.|=$ -0.093
x.ordinary:| art -0.095
x.ordinary:|$$ -0.397
x.ordinary:|,colour -0.08
x.ordinary:|,thing -0.096
x.ordinary:|.colour -0.447
x.ordinary:|.describes -0.298
x.ordinary:|=$ -0.163
x.ordinary:|nlook -0.265
x.ordinaryn|$$ -0.313
x.ordinaryn|,strange -0.062
x.ordinaryn|nlook -0.086
x.ordinaryq| and -0.056
x.ordinaryq|$$ -0.158
x.ordinaryq|,art -0.058
x.ordinaryq|,describes -0.046
x.ordinaryq|.describes -0.084
x.our  -0.338
x.out, -0.131
x.out. -0.119
x.oxblood, -0.044
x.peach, -0.125
x.people, -0.124
x.pink, -0.209
x.place,| and -0.059
x.place,| art -0.1
x.place,|$$ -0.16
x.place,|,colour -0.061
x.place,|,common -0.074
x.place,|.colour -0.147
x.place.|$$ -0.215
x.place.|,describes -0.08
x.place.|.colour -0.107
x.place.|.describes -0.151
x.please, -0.315
x.please. -0.204
x.please: -0.248
x.pls, -0.065
x.poss | and -0.052
x.poss | art -0.052
x.poss | at -0.06
x.poss | be -0.055
x.poss | will -0.042
x.poss |$$ -0.466
x.poss |,and -0.055
x.poss |,art -0.057
x.poss |,do -0.041
x.poss |,ordinary -0.083
x.poss |,strange -0.08
x.poss |,trade -0.108
x.poss |,wish -0.09
x.poss |.adv -0.045
x.poss |.art -0.06
x.poss |.be -0.074
x.poss |.colour -0.322
x.poss |.common -0.183
x.poss |.describes -0.27
x.poss |.do -0.044
x.poss |.kind -0.1
x.poss |.ordinary -0.079
x.poss |.strange -0.101
x.poss |.subj -0.158
x.poss |.tagl -0.126
x.poss |.thing -0.133
x.poss |.wish -0.041
x.poss |:describes -0.047
x.poss |=$ -0.129
x.poss |qstrange -0.05
x.product: -0.147
x.project: -0.155
x.proper,|$$ -0.186
x.proper.| and -0.065
x.proper.| be -0.075
x.proper.|$$ -0.148
x.proper.|=$ -0.045
x.propera|$$ -0.292
x.propera|.describes -0.1
x.purple, -0.085
x.purple. -0.043
x.q  -0.655
x.q$ -0.658
x.q, -0.367
x.q. -0.53
x.q.. -0.304
x.q/ -0.147
x.q: -0.466
x.q; -0.166
x.q= -0.161
x.q=. -0.119
x.qq 0.054
x.read  0.227
x.red, -0.266
x.red. -0.32
x.regards, -0.089
x.right  -0.229
x.right, -0.217
x.sand. -0.11
x.sans, -0.312
x.sans. -0.182
x.say  -0.372
x.say | and -0.073
x.say | art -0.131
x.say | at -0.087
x.say | be -0.095
x.say | poss -0.176
x.say |$$ 0.179
x.say |,and -0.098
x.say |,colour -0.258
x.say |,common -0.108
x.say |,describes -0.092
x.say |,neg -0.128
x.say |,subj -0.312
x.say |.art -0.169
x.say |.common -0.095
x.say |.describes -0.192
x.say |.subj -0.215
x.say |.trade -0.317
x.say |=$ -0.212
x.say,|$$ -0.207
x.say,|=$ -0.072
x.say.|=$ -0.05
x.say:|$$ 0.093
x.says  -0.396
x.saysqq 0.338
x.schrift, -0.109
x.script, -0.204
x.sector: -0.194
x.serif, -0.299
x.serif. -0.135
x.shop, -0.102
x.shop. -0.097
x.siamo  -0.18
x.side  -0.33
x.sign. -0.069
x.silver. -0.171
x.sind  -0.153
x.slab, -0.116
x.slate. -0.04
x.slogan  -0.186
x.slogan: 0.19
x.sloganqq 0.397
x.somos  -0.109
x.son  -0.26
x.sons, -0.082
x.sta -0.322
x.startup, -0.124
x.strange(| and -0.065
x.strange(| at -0.059
x.strange(|$$ -0.06
x.strange,| and -0.153
x.strange,| art -0.14
x.strange,| at -0.152
x.strange,| be -0.106
x.strange,| poss -0.118
x.strange,| where -0.054
x.strange,|$$ -0.362
x.strange,|,and -0.049
x.strange,|,art -0.059
x.strange,|,at -0.072
x.strange,|,colour -0.107
x.strange,|,common -0.14
x.strange,|,describes -0.104
x.strange,|,do -0.089
x.strange,|,look -0.062
x.strange,|,neg -0.071
x.strange,|,ordinary -0.11
x.strange,|,strange -0.089
x.strange,|,subj -0.044
x.strange,|,thing -0.081
x.strange,|.art -0.166
x.strange,|.colour -0.183
x.strange,|.common -0.182
x.strange,|.describes -0.209
x.strange,|.do -0.148
x.strange,|.logo -0.059
x.strange,|.look -0.049
x.strange,|.neg -0.072
x.strange,|.ordinary -0.093
x.strange,|.poss -0.078
x.strange,|.strange -0.161
x.strange,|.subj -0.184
x.strange,|.tagl -0.086
x.strange,|.thing -0.073
x.strange,|.trade -0.188
x.strange,|:strange -0.088
x.strange,|=$ -0.214
x.strange.| and -0.154
x.strange.| art -0.13
x.strange.| at -0.136
x.strange.| be -0.088
x.strange.| poss -0.056
x.strange.| where -0.04
x.strange.| will -0.114
x.strange.|$$ -0.393
x.strange.|,and -0.071
x.strange.|,art -0.093
x.strange.|,at -0.041
x.strange.|,colour -0.096
x.strange.|,common -0.091
x.strange.|,describes -0.123
x.strange.|,look -0.124
x.strange.|,neg -0.044
x.strange.|,ordinary -0.071
x.strange.|,poss -0.058
x.strange.|,strange -0.049
x.strange.|,thing -0.051
x.strange.|.art -0.078
x.strange.|.colour -0.536
x.strange.|.common -0.109
x.strange.|.describes -0.31
x.strange.|.look -0.049
x.strange.|.ordinary -0.11
x.strange.|.strange -0.065
x.strange.|.subj -0.076
x.strange.|.tagl -0.061
x.strange.|.thing -0.123
x.strange.|.trade -0.062
x.strange.|:art -0.068
x.strange.|:colour -0.048
x.strange.|:strange -0.052
x.strange.|=$ -0.164
x.strange.|qstrange -0.071
x.strange/| and -0.1
x.strange/|$$ -0.339
x.strange/|,colour -0.058
x.strange:| art -0.074
x.strange:| at -0.077
x.strange:|$$ -0.379
x.strange:|,colour -0.118
x.strange:|,strange -0.076
x.strange:|,thing -0.058
x.strange:|.colour -0.262
x.strange:|.describes -0.244
x.strange:|=$ -0.126
x.strangen| at -0.047
x.strangen|$$ -0.143
x.strangen|,ordinary -0.064
x.strangen|:describes -0.078
x.strangen|:trade -0.133
x.strangen|nlook -0.102
x.strangen|nstrange -0.213
x.strangeq| and -0.064
x.strangeq| art -0.072
x.strangeq| at -0.085
x.strangeq|$$ -0.341
x.strangeq|,and -0.042
x.strangeq|,art -0.044
x.strangeq|,colour -0.093
x.strangeq|,common -0.054
x.strangeq|,describes -0.09
x.strangeq|,neg -0.063
x.strangeq|,ordinary -0.135
x.strangeq|,thing -0.069
x.strangeq|.colour -0.21
x.strangeq|.describes -0.169
x.strangeq|.do -0.055
x.strangeq|=$ -0.09
x.strangeq|qcolourq -0.479
x.strange~|$$ -0.108
x.strange~|,colour -0.046
x.strange~|,describes -0.074
x.strange~|.describes -0.169
x.street. -0.042
x.studioqq -0.309
x.style, -0.116
x.style: -0.262
x.subj,|$$ -0.449
x.subj,|.art -0.087
x.subj,|=$ -0.064
x.subj.|$$ -0.16
x.subj.|.describes -0.076
x.subj.|.subj -0.052
x.subj.|=$ -0.065
x.symbol, -0.164
x.symbol. -0.048
x.symbol: -0.558
x.tagl | art -0.111
x.tagl | at -0.167
x.tagl |$$ -0.146
x.tagl:| at -0.481
x.tagl:|$$ 0.199
x.tagl:|=$ -0.107
x.tagl:|nlook 0.612
x.tagline  0.22
x.tagline: 0.356
x.taglineqq 0.242
x.taglq| artq -0.101
x.taglq| atq -0.051
x.taglq|,strangeq -0.176
x.taglq|q$q 0.191
x.taglq|qcolourq 0.37
x.teal, -0.271
x.terracotta, -0.063
x.text  -0.208
x.thanks, -0.259
x.thats  -0.736
x.the  -0.503
x.the q -0.25
x.their  -0.222
x.them, -0.056
x.there, -0.157
x.thing,| and -0.045
x.thing,| art -0.115
x.thing,| at -0.095
x.thing,| where -0.088
x.thing,|$$ -0.509
x.thing,|,adv -0.042
x.thing,|,and -0.053
x.thing,|,colour -0.125
x.thing,|,common -0.089
x.thing,|,do -0.049
x.thing,|,neg -0.067
x.thing,|,strange -0.099
x.thing,|,thing -0.049
x.thing,|,trade -0.095
x.thing,|.art -0.158
x.thing,|.colour -0.242
x.thing,|.common -0.114
x.thing,|.describes -0.151
x.thing,|.hi -0.065
x.thing,|.name -0.074
x.thing,|.ordinary -0.125
x.thing,|.poss -0.063
x.thing,|.strange -0.15
x.thing,|.subj -0.224
x.thing,|.trade -0.116
x.thing,|.wish -0.14
x.thing,|=$ -0.151
x.thing.| and -0.112
x.thing.| art -0.135
x.thing.| at -0.111
x.thing.| be -0.116
x.thing.| where -0.068
x.thing.|$$ -0.399
x.thing.|,and -0.055
x.thing.|,at -0.084
x.thing.|,be -0.214
x.thing.|,colour -0.123
x.thing.|,common -0.063
x.thing.|,describes -0.093
x.thing.|,do -0.04
x.thing.|,neg -0.079
x.thing.|,ordinary -0.091
x.thing.|,strange -0.052
x.thing.|,subj -0.047
x.thing.|,thing -0.043
x.thing.|,trade -0.26
x.thing.|.art -0.269
x.thing.|.colour -0.313
x.thing.|.common -0.076
x.thing.|.describes -0.188
x.thing.|.do -0.097
x.thing.|.logo -0.056
x.thing.|.ordinary -0.061
x.thing.|.poss -0.062
x.thing.|.strange -0.105
x.thing.|.subj 0.267
x.thing.|.thing -0.049
x.thing.|.trade -0.085
x.thing.|.wish -0.088
x.thing.|:neg -0.056
x.thing.|=$ -0.19
x.thing/|$$ -0.113
x.thing:| at -0.059
x.thing:|$$ -0.523
x.thing:|,colour -0.115
x.thing:|.colour -0.504
x.thing:|.describes -0.278
x.thing:|=$ -0.083
x.thing;|$$ -0.088
x.thing?|$$ -0.323
x.thingn|$$ -0.124
x.thingq| and -0.096
x.thingq| at -0.098
x.thingq|$$ -0.25
x.thingq|,colour -0.059
x.thingq|,describes -0.19
x.thingq|,thing -0.095
x.thingq|.colour -0.354
x.thingq|.describes -0.13
x.thingq|.neg -0.091
x.thingq|.thing -0.153
x.thingq|=$ -0.071
x.thingq|qdescribesq -0.472
x.thing~|$$ -0.186
x.title  -0.254
x.top  -0.159
x.trade,|$$ -0.326
x.trade,|,at -0.045
x.trade,|,colour -0.066
x.trade,|,common -0.046
x.trade,|,strange -0.053
x.trade,|,trade -0.048
x.trade,|.art -0.111
x.trade,|.be -0.071
x.trade,|.colour -0.332
x.trade,|.common -0.1
x.trade,|.describes -0.163
x.trade,|.do -0.042
x.trade,|.name -0.058
x.trade,|.strange -0.07
x.trade,|.subj -0.058
x.trade,|.thing -0.04
x.trade,|.trade -0.047
x.trade,|=$ -0.055
x.trade.| and -0.101
x.trade.| art -0.108
x.trade.| at -0.071
x.trade.|$$ -0.321
x.trade.|,adv -0.043
x.trade.|,and -0.045
x.trade.|,art -0.097
x.trade.|,colour -0.058
x.trade.|,common -0.065
x.trade.|,describes -0.07
x.trade.|,ordinary -0.122
x.trade.|,strange -0.112
x.trade.|,trade -0.129
x.trade.|.art -0.052
x.trade.|.be -0.076
x.trade.|.colour -0.306
x.trade.|.common -0.131
x.trade.|.describes -0.242
x.trade.|.do -0.091
x.trade.|.strange -0.047
x.trade.|.subj -0.152
x.trade.|.thing -0.141
x.trade.|.trade -0.166
x.trade.|.wish -0.098
x.trade.|:strange -0.1
x.trade.|=$ -0.118
x.trade/|$$ -0.116
x.trade:|$$ -0.288
x.trade:|,thing -0.041
x.trade:|.colour -0.279
x.trade:|.describes -0.486
x.trade:|=$ -0.058
x.traden|$$ -0.063
x.traden|:colour -0.052
x.traden|:describes -0.139
x.traden|:ordinary -0.047
x.traden|nlook -0.165
x.tradeq|$$ -0.096
x.tradeq|,colour -0.043
x.tradeq|qcolourq -0.544
x.tradeq|qdescribesq -0.347
x.tradeq|qlookq -0.347
x.trade~|$$ -0.056
x.trade~|.describes -0.065
x.type, -0.236
x.type. -0.235
x.type: -0.417
x.um  -0.276
x.uma  -0.202
x.un  -0.391
x.un_ -0.258
x.una  -0.182
x.under  -0.293
x.une  -0.273
x.unsere  -0.135
x.uppercase, -0.05
x.us, -0.244
x.us. -0.182
x.van. -0.089
x.violet, -0.073
x.w/ -0.336
x.weare  -0.489
x.weiss, -0.072
x.what: -0.451
x.where | and -0.044
x.where | art -0.059
x.where | at -0.041
x.where | poss -0.045
x.where | where -0.105
x.where | will -0.136
x.where |$$ -0.522
x.where |,adv -0.08
x.where |,and -0.081
x.where |,neg -0.054
x.where |,strange -0.098
x.where |.colour -0.277
x.where |.common -0.081
x.where |.describes -0.283
x.where |.neg -0.085
x.where |.poss -0.064
x.where |.strange -0.193
x.where |.subj -0.263
x.where |=$ -0.209
x.where,|$$ -0.337
x.where,|=$ -0.054
x.white, -0.184
x.white. -0.118
x.wish,|$$ -0.26
x.wish,|=$ -0.043
x.wish.|$$ -0.085
x.wish:|$$ -0.446
x.wish:|,colour -0.055
x.wordmark, -0.052
x.wordmark. -0.055
x.words  -0.104
x.write  -0.23
x.writing  -0.093
x.year, -0.113
x.yellow, -0.18
x.yellow. -0.154
x.yes, -0.063
x.yet, -0.108
x.yet. -0.079
x.your  -0.233
x.~  -0.148
x.~$ -0.483
x.~, -0.258
x.~. -0.387
x.~.. -0.173
x.~~ -0.219`;
