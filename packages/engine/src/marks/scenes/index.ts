import type { Scene } from "../seen-thing.ts";
import { ALMANAC } from "./almanac.ts";
import { ANIMALS } from "./animals.ts";
import { AVIARY } from "./aviary.ts";
import { BAKERY } from "./bakery.ts";
import { BANDSTAND } from "./bandstand.ts";
import { BAR } from "./bar.ts";
import { BEASTS } from "./beasts.ts";
import { BIRDS } from "./birds.ts";
import { BLOSSOMS } from "./blossoms.ts";
import { BOARD } from "./board.ts";
import { BOUTIQUE } from "./boutique.ts";
import { BUILDING } from "./building.ts";
import { BURROW } from "./burrow.ts";
import { CABINET } from "./cabinet.ts";
import { CARE } from "./care.ts";
import { CHEST } from "./chest.ts";
import { CLASSICS } from "./classics.ts";
import { CLINIC } from "./clinic.ts";
import { COMMERCE } from "./commerce.ts";
import { COMPANIONS } from "./companions.ts";
import { COUNTERS } from "./counters.ts";
import { CRAFT } from "./craft.ts";
import { CRATE } from "./crate.ts";
import { DAILY } from "./daily.ts";
import { DEN } from "./den.ts";
import { DINING } from "./dining.ts";
import { ENCORE } from "./encore.ts";
import { FARM } from "./farm.ts";
import { FARMYARD } from "./farmyard.ts";
import { FAVOURITES } from "./favourites.ts";
import { FEATHERED } from "./feathered.ts";
import { FLORA } from "./flora.ts";
import { FOOD } from "./food.ts";
import { FRUIT } from "./fruit.ts";
import { GADGETS } from "./gadgets.ts";
import { GAMES } from "./games.ts";
import { GARAGE } from "./garage.ts";
import { GARDENS } from "./gardens.ts";
import { HANDWORK } from "./handwork.ts";
import { HARBOUR } from "./harbour.ts";
import { HEDGEROW } from "./hedgerow.ts";
import { HEIRLOOMS } from "./heirlooms.ts";
import { HERD } from "./herd.ts";
import { HOME } from "./home.ts";
import { HOMES } from "./homes.ts";
import { HORNED } from "./horned.ts";
import { HOUSEHOLD } from "./household.ts";
import { JOURNEYS } from "./journeys.ts";
import { KEEPSAKES } from "./keepsakes.ts";
import { KITCHEN } from "./kitchen.ts";
import { LAIR } from "./lair.ts";
import { LAND } from "./land.ts";
import { LEISURE } from "./leisure.ts";
import { LIFE } from "./life.ts";
import { MARKET } from "./market.ts";
import { MEADOW } from "./meadow.ts";
import { MEALS } from "./meals.ts";
import { MENAGERIE } from "./menagerie.ts";
import { MOVING } from "./moving.ts";
import { NURSERY } from "./nursery.ts";
import { OFFICE } from "./office.ts";
import { ORCHARD } from "./orchard.ts";
import { OUTDOORS } from "./outdoors.ts";
import { PACK } from "./pack.ts";
import { PANTRY } from "./pantry.ts";
import { PARLOUR } from "./parlour.ts";
import { PASTIMES } from "./pastimes.ts";
import { PEOPLE } from "./people.ts";
import { PLACES } from "./places.ts";
import { PLAINLY } from "./plainly.ts";
import { PLANTS } from "./plants.ts";
import { PLAY } from "./play.ts";
import { RIVERBANK } from "./riverbank.ts";
import { ROOMS } from "./rooms.ts";
import { SALON } from "./salon.ts";
import { SCALED } from "./scaled.ts";
import { SEASIDE } from "./seaside.ts";
import { SEASONS } from "./seasons.ts";
import { SHED } from "./shed.ts";
import { SHELF } from "./shelf.ts";
import { SHOPS } from "./shops.ts";
import { SHORE } from "./shore.ts";
import { SIGNALS } from "./signals.ts";
import { SITE } from "./site.ts";
import { SKY } from "./sky.ts";
import { SNACKS } from "./snacks.ts";
import { SPORT } from "./sport.ts";
import { STADIUM } from "./stadium.ts";
import { STAGE } from "./stage.ts";
import { STATIONERY } from "./stationery.ts";
import { STREET } from "./street.ts";
import { TABLE } from "./table.ts";
import { THEATRE } from "./theatre.ts";
import { THICKET } from "./thicket.ts";
import { THINGS } from "./things.ts";
import { TOOLROOM } from "./toolroom.ts";
import { TOOLS } from "./tools.ts";
import { TRADE } from "./trade.ts";
import { TREATS } from "./treats.ts";
import { VERANDA } from "./veranda.ts";
import { WARDROBE } from "./wardrobe.ts";
import { WEAR } from "./wear.ts";
import { WILD } from "./wild.ts";
import { WILDLIFE } from "./wildlife.ts";
import { WINGS } from "./wings.ts";
import { WOODS } from "./woods.ts";
import { WORKBENCH } from "./workbench.ts";
import { WORKPLACES } from "./workplaces.ts";
import { WORKROOM } from "./workroom.ts";
import { WORKSHOP } from "./workshop.ts";
import { YARD } from "./yard.ts";

/** Everything that is drawn by hand: a file for each field of life. The order is that in which they are tried. */
export const SCENES: readonly Scene[] = [
  ...LAIR,
  ...LAND,
  ...LIFE,
  ...PLANTS,
  ...ANIMALS,
  ...BIRDS,
  ...SKY,
  ...TABLE,
  ...TOOLS,
  ...TRADE,
  ...CARE,
  ...THINGS,
  ...PLAY,
  ...HORNED,
  ...WORKSHOP,
  ...FARM,
  ...WILD,
  ...SHORE,
  ...KITCHEN,
  ...CRAFT,
  ...HERD,
  ...HOME,
  ...MOVING,
  ...BUILDING,
  ...FRUIT,
  ...BEASTS,
  ...SCALED,
  ...WEAR,
  ...OFFICE,
  ...FOOD,
  ...FLORA,
  ...SPORT,
  ...PLACES,
  ...STAGE,
  ...CRATE,
  ...DAILY,
  ...WINGS,
  ...WOODS,
  ...SHELF,
  ...SHOPS,
  ...HANDWORK,
  ...SEASONS,
  ...JOURNEYS,
  ...HOMES,
  ...TREATS,
  ...SALON,
  ...COMPANIONS,
  ...PASTIMES,
  ...MEALS,
  ...COMMERCE,
  ...HOUSEHOLD,
  ...FARMYARD,
  ...WILDLIFE,
  ...WORKPLACES,
  ...GARDENS,
  ...SEASIDE,
  ...FAVOURITES,
  ...WARDROBE,
  ...STADIUM,
  ...SIGNALS,
  ...NURSERY,
  ...BANDSTAND,
  ...BOUTIQUE,
  ...MARKET,
  ...SITE,
  ...STATIONERY,
  ...LEISURE,
  ...GARAGE,
  ...BAR,
  ...SNACKS,
  ...DEN,
  ...DINING,
  ...ROOMS,
  ...CLINIC,
  ...CHEST,
  ...CLASSICS,
  ...GAMES,
  ...THEATRE,
  ...PARLOUR,
  ...GADGETS,
  ...MEADOW,
  ...COUNTERS,
  ...TOOLROOM,
  ...KEEPSAKES,
  ...BAKERY,
  ...CABINET,
  ...YARD,
  ...PEOPLE,
  ...ENCORE,
  ...AVIARY,
  ...PLAINLY,
  ...RIVERBANK,
  ...HEDGEROW,
  ...ORCHARD,
  ...WORKBENCH,
  ...HEIRLOOMS,
  ...ALMANAC,
  ...OUTDOORS,
  ...MENAGERIE,
  ...HARBOUR,
  ...WORKROOM,
  ...STREET,
  ...BOARD,
  ...FEATHERED,
  ...BURROW,
  ...SHED,
  ...VERANDA,
  ...BLOSSOMS,
  ...PACK,
  ...PANTRY,
  ...THICKET,
];
