/**
 * What businesses of each trade say of themselves, for the language model to be near to: the kinds the words of the
 * lexicon do not name. Columns: trade | phrases, parted by semicolons.
 */

export const TRADE_SENTENCES = `
bakery | we bake sourdough loaves and cinnamon rolls every morning; celebration cakes and cupcakes made to order; pretzel stand and bagel counter; gluten free bread delivered by bike; a village oven where neighbours buy rye bread; pies and pastries from a tiny kitchen
coffee roaster | we roast single origin beans and post them to subscribers; small batch coffee for cafes and offices; cold brew in cans; green coffee imported straight from farmers
cafe | neighbourhood coffee shop with cakes and newspapers; brunch place with flat whites; literary cafe; a coffee cart at the station; cat cafe
tea house | loose leaf teas and tea ceremonies; bubble tea shop; herbal infusions in tins; tea rooms with scones
restaurant | family run place serving vietnamese food; twelve tables and a seasonal menu; supper club in a barn; takeaway kitchen for west african dishes; tapas and small plates; a riverside inn with a good kitchen; greek taverna; dumpling house
pizzeria | wood fired neapolitan pizza; slices to take away; pizza van for parties
burger bar | smash burgers and fries; milkshakes and a fifties diner; fried chicken shop; hot dogs and loaded fries
taqueria | tacos and margaritas; mexican street food counter; burritos, salsa and corn tortillas
sushi bar | nine seat omakase counter; ramen and gyoza shop; japanese noodles; poke bowls; bento lunches
indian restaurant | curry house with a tandoor; south indian dosas and thalis; food from kerala and chettinad; chaat and biryani
food truck | we sell toasted sandwiches from a converted van; street food trailer at festivals; crepes from a truck; loaded baked potatoes on the market
ice cream parlour | gelato in twelve flavours; soft serve and sorbets by the beach; ice lollies made of fruit
chocolate maker | bean to bar chocolate; hand made truffles and pralines; drinking chocolate
sweet shop | old fashioned sweets in jars; macarons and fudge; indian sweets and mithai; caramels, liquorice and nougat; doughnuts and cookies; brigadeiros for parties
brewery | craft beer brewed in a garage; taproom with eight ales; cider made of windfall apples; alcohol free lager; mead and farmhouse beer
winery | natural wines from a family vineyard; a wine bar and cellar; sparkling wine growers; wine importer and merchant; wine subscription
distillery | small batch gin with coastal botanicals; rum aged in barrels; single malt whisky; mezcal and agave spirits; aquavit, bitters and liqueurs; eau de vie from orchard fruit
cocktail bar | late night bar with cocktails; the local pub; a mobile bar in a horse trailer; nightclub and dance floor; jazz bar; speakeasy
juice bar | cold pressed juices; kombucha and kefir drinks; craft lemonade and tonic water; smoothies and acai bowls; mineral water brand; energy drink
grocer | corner shop and deli; zero waste shop with refills; vegetable boxes delivered weekly; wholefoods co-op; greengrocer; farm shop with local produce; asian supermarket
butcher | family butcher and sausages; dry aged beef and charcuterie; barbecue smokehouse; halal meat shop
cheesemaker | goat cheese from our own herd; dairy with yoghurt and butter; cheese shop with cellar; vegan cheese made from cashews
honey farm | we keep bees and sell honey; beekeeping courses and hives; beeswax wraps and mead
olive oil maker | extra virgin oil from our grove; oil mill cooperative; balsamic vinegar
spice merchant | hot sauce and chilli oil; jams, chutneys and pickles; sea salt harvested by hand; mustard maker; spice blends from around the world; kimchi and ferments; maple syrup and preserves
seafood | oysters from the bay; fishmonger and smokehouse; fish and chips by the harbour; tinned sardines; fish stall on the market
catering | we cook for weddings and offices; private chef at your home; meal prep delivered; canapes and banquets; school lunches
vegan food | plant based burgers and meals; oat drinks and tofu; vegan bistro; mushroom jerky and meat alternatives; protein made from insects
pet food | natural food for dogs; cat treats; biscuits baked for old dogs; raw meat menus for pets
farm | organic vegetables and eggs; sheep and wool on the hill; orchard and cider apples; dairy cows; mushroom growing; smart irrigation for fields; pony stud and breeding; farm park open to families; lavender fields; agritech sensors for crops
yoga studio | yoga classes above a shop; pilates reformer studio; breathwork and hatha; yoga retreats
meditation app | guided meditations on your phone; mindfulness for busy people; breathing exercises app; silence retreats
sleep | mattresses and pillows; bed linen of washed cotton; an app that helps you fall asleep; weighted blankets; pyjamas; insomnia coaching
spa | massages and sauna by the lake; thermal baths; day spa for women; float tanks; floating sauna boat; wellness weekend
gym | strength training for women; personal trainer; boxing fitness and crossfit box; parkour gym; gym open all night; pole dance studio; fitness app with workouts
sports club | village football team; rowing and hockey club; skateboard league; roller derby; tennis and padel courts; sports association for juniors; swimming team; kite flying club
running club | we run together on tuesdays; trail race and marathon; running shoes and coaching; orienteering
cycling | bicycle repair workshop; cargo bikes for families; bike tours; frames welded by hand; cycling cafe and club; bike courier collective
martial arts | judo and karate school; boxing club; jiu jitsu academy; fencing hall; self defence for girls
surf school | learn to surf; boards shaped by hand; kitesurfing lessons; wetsuits and surf camps
climbing | bouldering hall; climbing wall; mountain guides; via ferrata tours
ski resort | ski lifts and slopes; snowboard rental; cross country ski school; sledging hut
outdoor gear | tents and camp stoves; hiking trips and backpacks; fishing tackle and flies; campsite; knives and lanterns for camping; bushcraft courses; foraging walks
hospital | doctors surgery; children's clinic; women's health centre; telemedicine; medical devices; skin clinic; hearing aids and audiology; nurses who come home; fertility clinic; dermatology practice
dentist | family dental practice; braces and aligners; toothpaste tablets; dental laboratory
pharmacy | village chemist; vitamins and supplements; herbal apothecary with tinctures; online prescriptions
therapy practice | talking therapy and counselling; couples therapy; speech therapist; life coach for burnt out people; grief support; child psychologist; hypnotherapy
physiotherapy | physio for runners; osteopath and chiropractor; rehabilitation after injuries; acupuncture; foot care and podiatry; occupational therapy
optician | glasses and eye tests; handmade spectacle frames; sunglasses brand; contact lenses
veterinary | vet for small animals; horse vet; animal hospital; hedgehog hospital; cat clinic
pet shop | dog walking and grooming; puppy training school; guinea pig boarding; aquariums and reptiles; cattery; pet sitters; collars and leads; bird shop
elder care | we care for older people at home; nursing home; dementia day centre; alarms for the elderly; hospice
midwife | birth centre and midwives; doula and breastfeeding support; pregnancy classes
biotech | protein design start-up; gene therapy laboratory; enzymes and microbes; diagnostics from a drop of blood; drug discovery; cultivated meat cells; medtech sensors
hair salon | hairdresser for curly hair; cutting hair for thirty years; afro hair salon; colour and extensions; wigs; shampoo brand
barber | gentlemen's barber with hot towels; beard oil; shaving brushes; walk in haircuts for men
nail salon | nail art and gel manicures; press on nails; lashes and brows studio
cosmetics | lipstick and make up; beauty salon; make-up artist; brow and lash studio; refillable beauty products; tanning studio
skincare | natural face creams and serums; handmade soap; sunscreen; body lotions; skin clinic treatments; deodorant bars
perfume house | niche perfumes; scented candles; incense; room sprays and essential oils
tattoo studio | tattoo artist fine line; piercing shop; hand poked tattoos; henna
fashion label | dresses made of linen; women's clothing boutique; vintage clothes and second hand; saree label; swimwear; knitwear and socks; hats and millinery; children's clothes; workwear and uniforms; lingerie; sustainable fashion brand; clothing rental
streetwear | skate clothes and hoodies; sneaker store; graphic tees; caps and beanies; skateboards
tailor | shirts made to measure; bespoke suits; alterations and repairs of clothes; dressmaker; tailcoats for conductors; sewing atelier
jeweller | gold rings and necklaces; watchmaker; pearls; silver earrings made by hand; engagement rings; clock restorer; gemstones
leather goods | handmade bags and belts; shoes on old lasts; saddles; wallets; cobbler; dance shoes; luggage
bridal | wedding dresses; wedding planner; bridal boutique; wedding stationery and veils; second hand gowns
florist | bouquets and cut flowers; dried flowers; flower subscription; wreaths; flower farm
garden centre | plants and pots; landscaping and garden design; tree surgeon; lawn mowing; cactus shop; seeds and bulbs; nursery for trees; gardeners; allotments
pottery studio | mugs and bowls thrown by hand; ceramics classes; tiles and porcelain; kiln sharing; tableware
furniture maker | oak tables and chairs; cabinet maker; spoons carved from wood; upholstery workshop; restoring antique furniture; kitchens made to measure; violin maker; guitars built by hand; picture frames
interior design | styling apartments; lamps and lampshades; rugs; curtains and wallpaper; home decor; colour consultant for rooms; homewares shop; upholstery fabrics; vintage furniture shop
architect | architecture studio; landscape architects; urban planning office; passive houses designed; building conservation
construction | builders and bricklayers; roofers; tiny houses on trailers; we pour concrete; loft conversions; painters and decorators; timber frame homes; scaffolding; windows and doors; flooring and tiling; demolition; structural engineers; swimming pool builders
plumber | plumbing and heating; boilers and heat pumps; bathrooms; drains unblocked; air conditioning; stoves and chimneys fitted
electrician | wiring and fuse boxes; lighting installation; smart home fitters; electrical contractor
cleaning service | we clean homes and offices; laundry and ironing; window cleaner; chimney sweep; carpet cleaning; industrial laundry; wheelie bin cleaning; pest control; eco cleaning products; dry cleaner
handyman | odd jobs and flatpack; fridge and appliance repair; locksmith; tool shop; sewing machine repairs; knife sharpening; repair cafe; hardware store; house clearance; umbrella repair; lawnmower servicing
blacksmith | forged gates and railings; welding workshop; knives made by hand; forge where teenagers learn smithing; sculptures of iron; horseshoes
weaver | hand woven scarves; wool and yarn shop; quilting; embroidery; fabric shop; natural dyes; knitting patterns; tapestries; lace
print studio | letterpress and screen printing; stationery and greeting cards; bookbinding; printmakers co-op; maps drawn by hand; posters; sign painter; calligrapher; stickers; wrapping paper; illustrator; rubber stamps; packaging printer
art gallery | contemporary paintings; sculptor; artist's studio; art supplies; art fair; framing and prints; public murals; picture restorer; street art collective
software | booking software for restaurants; project management tool; app for landlords; practice management for vets; scheduling for shifts; spreadsheet add-on; payroll software; b2b platform; translation management; software for farms
developer tools | api testing tool; open source library; command line tool; code review for teams; log viewer; database for developers; feature flags; bug tracker
ai company | machine learning start-up; chat assistant; speech recognition; computer vision; model that writes text; ai agents
data company | dashboards and analytics; data for farmers; surveys and statistics; weather data; market research; geodata and maps; data warehouse
cybersecurity | we protect small firms from hackers; password manager; penetration testing; encryption; fraud detection; privacy software; identity verification
cloud hosting | web hosting and servers; data centre; backup in the cloud; green hosting; domain names; managed kubernetes
crypto | digital asset custody; bitcoin wallet; blockchain start-up; token exchange; nft art; crypto meetup
robotics | robot arms for factories; drones; warehouse automation; robot lawnmowers; 3d printers; underwater robots
electronics | sensors and circuit boards; headphones and speakers; synthesizers; phone repair; restores old radios; batteries; hi-fi; cameras; computer repair; wearables; measuring instruments
telecom | rural broadband; mobile network; fibre optic; internet provider; internet phone lines for offices
space | small satellites; rocket propulsion; observatory; earth observation; planetarium; ground station
web agency | we build websites; web design studio; digital agency; online shops built; freelance web developer; ux studio
games studio | video games; board games; escape room; tabletop role playing; chess club; pub quiz; mobile puzzle game; arcade; esports team; playing cards
social app | dating app; app for neighbours; messaging; community for expats; find friends; language exchange partners; forum; event meetups
virtual reality | vr headset experiences; augmented reality museum guides; immersive training; 360 degree tours
fintech | pay the rent together; split bills; invoices and payments; micro loans app; budgeting app; savings for freelancers; card for teenagers; expense cards; open banking
bank | credit union; savings bank; cooperative bank; private bank; mortgages
investment firm | wealth management; venture capital; pension fund; asset manager; angel investors; family office; trading desk; impact fund
accountant | tax adviser; bookkeeping for small firms; payroll and audit; tax returns for artists
insurance | pet insurance; insurance broker; cyber cover; health insurance; crop insurance
law firm | lawyers; notary; family law; patent attorneys; immigration lawyer; legal aid; mediation; contracts reviewed
consulting | management consultants; strategy advice; hr consulting; facilitation and workshops; change management; think tank on policy; procurement advisers; leadership training; quality management
marketing agency | advertising agency; social media and content; pr firm; branding studio; copywriter; influencer marketing; market stalls promotion; design studio; billboards; newsletter agency; sales training
recruitment | job board; helping nurses find jobs; staffing agency; headhunters; careers advice; temp workers; hr portal for hiring; executive search
real estate | estate agent; flats for rent; property management; student rooms; coworking space; holiday lets management; housing developer; office space; self storage units; housing association
logistics | removals and vans; parcel delivery; freight forwarder; cargo bikes courier; cold storage warehouses; trucking company; shipping containers; moving boxes; warehouse; customs broker; bus company
manufacturing | industrial pumps; machine parts; packaging factory; plastic moulding; valves and bearings; paper mill; injection moulding; machine tools; cardboard boxes; screws and fasteners; 3d printed parts; glass bottles; conveyor belts
ecommerce | online shop for gifts; subscription box; marketplace for makers; web shop selling second hand; mail order; buying club; online bazaar; price comparison
solar energy | solar panels on roofs; wind turbines; home batteries; energy cooperative; microgrids; heat and power; renewable electricity supplier; hydropower; biogas; geothermal
sustainability | recycling and zero waste; rewilding; tree planting; carbon removal; repair instead of buying; climate campaign; compost; river clean up; environmental consultancy; nature reserve; circular economy; wildlife conservation
electric vehicles | charging points; electric scooters; electric vans; e-bikes sharing; converting classic cars to electric; batteries for buses
car workshop | garage and tyres; classic car restoration; motorcycles; car wash; driving school; taxi firm; car rental; caravan and camper vans; body shop; used cars; tractors repaired; spare parts
boat builder | wooden boats; sailmaker; yacht charter; boatyard and marina; canal boats; ferries; boat hire; rope and rigging
airline | small airline; flight school; hot air balloons; private jets; helicopter tours; drone deliveries by air; gliding club; airport
hotel | guesthouse with eight rooms; bed and breakfast; hostel; mountain hut; holiday cottages; glamping tents; farm stay; safari camp; houseboat to rent; inn; campsite with cabins; retreat house
travel agency | walking tours; safaris; birding holidays; city guide; travel planner; sailing trips; train journeys; group tours for women; language trips; whale watching
event venue | wedding venue; concert hall; festival; party tents; bouncy castle hire; conference; dance hall; village fair; event planner; comedy nights; ticketing; photo booth hire; dj and sound hire; market; trade fair; escape party
museum | museum of everyday things; archive and reading room; local history; heritage railway; exhibition; castle open to visitors; science centre; collection of recordings; guided heritage tours
music label | record label; folk band; choir; brass band; music school; piano tuner; recording studio; record shop; dj; orchestra; ukulele lessons; organ restorers; music festival; wedding band; fairground organs; instrument shop
podcast | a podcast about unsolved cases; community radio station; weekly interview show; audio stories; audiobook producers
film studio | documentaries; animation studio; video production; restores old family films; cinema; film festival; wildlife cameraman; wedding films; post production; youtube channel; puppet animation
photographer | wedding photographer; portraits of dogs; photo studio; darkroom; school photos; product photography; stock pictures; photo prints
publisher | independent press; poetry zine; magazine; local newspaper; author of crime novels; comics; newsletter; children's books; blog; translated novels; audiobooks; crossword writer
bookshop | second hand books; book club; children's bookshop; antiquarian; library; mobile library; bookseller; travel books shop
theatre | improv troupe; puppet theatre; dance school; ballet; circus; amateur operatic society; opera for babies; comedy club; drama group; magician; clown; storytelling; cabaret; flamenco
school | primary school; driving school; tutoring; evening classes; university department; music lessons; alumni association; sewing school; cooking school; boarding school; student society; training centre; scout group
edtech | learning app; coding for girls; online courses; maths games; flashcards; learning platform for schools; travelling planetarium for schools; course for refugees to learn programming; e-learning
nursery | kindergarten in the forest; childminder; day care; toddler group; music class for toddlers; after school club; play group; babysitters
toy maker | wooden toys; toy soldiers; dolls; puzzles; kites; spinning tops; plush animals; model railways; rocking horses; toy library; building blocks; chess sets
charity | animal rescue; food bank; refugees welcome; foundation for children; volunteers who visit the lonely; disability rights; fundraising; shelter for the homeless; hospital clowns; human rights; sanctuary for donkeys; lifeboat crew; support for carers
community centre | village hall; neighbourhood association; allotment society; youth centre; makers' space; men's shed; housing co-op; town council; women's institute; repair evenings; time bank; political campaign; residents; scouts; tool library; trade union
church | parish; christian youth; mosque; buddhist centre; choir of a cathedral; funeral director; monastery; faith community; synagogue; undertaker; retreat house of nuns; bible study
astrology | tarot readings; birth charts; crystals; moon rituals; reiki; herbalist; witch shop; ayurveda; feng shui
cannabis | cbd oil; dispensary; hemp products; coffee shop in amsterdam selling weed; psilocybin mushrooms
security company | alarms and cctv; guards; fire brigade; mountain rescue; private detective; locks and safes; lifeguards; fire extinguishers; doormen
genealogy | family trees; tracing ancestors; family history research; memoirs written for families; parish registers and dna; finding birth parents; oral histories; coats of arms
scientific research | research institute; university laboratory; marine biology station; physics group; polar expedition; field study; geologists; research on batteries; weather station; science journal; brain research
language services | translators; interpreters; language school; english lessons; subtitles; proofreading; sign language; editing; learn welsh
parenting | app for new parents; mothers' group; fathers' club; baby carriers; parenting blog; baby clothes swap; postnatal; family planner; adoption support; baby products
food app | recipe app; food delivery; leftovers saved; meal planner; cookbook; restaurant finder; food blog; grocery delivery app; wine and dine guide
personal brand | my own name as a speaker; freelance designer; portfolio; streamer; author's website; violinist; consultant under my own name; influencer; magician; stand-up comedian; footballer; artist known as
journaling | diary app; notebooks and planners; habit tracker; period tracker; mood diary; bullet journals; gratitude; fountain pens; to do list app; memory keeper
parking | car park app; petrol station; traffic and navigation; parking garage; public transport app; tolls; bike parking; bus tickets app
vending | snack machines; kiosks at stations; office supplies; coffee machines for offices; newsagent; lockers; convenience store; water coolers
recycled materials | panels from ocean plastic; fishing nets into pellets; reclaimed timber; stonemason; glass blower; cork and hemp building blocks; terrazzo; bricks from rubble; mycelium packaging; stained glass; recycled paper; second hand building materials; insulation from wool
water sports | kayak rental; swimming lessons; diving school; paddle boards; sailing for disabled teenagers; rowing; lido; canoe trips; rafting; open water swimmers; freediving; pool
golf club | golf course; riding stables; archery; bowling alley; horse trekking; croquet lawn; polo; pony club; darts; crazy golf
mining and metals | quarry; quartz sand; steel trader; scrap metal; land surveyors; drilling; lithium; gravel pits; copper smelter; geology services; foundry alloys
`;
