/** Words that open a reason, or name what a logo is put on, in six languages. */

import { phraseList, wordSet } from "../../understand/lexicons/lists.ts";
import { commas, phrases } from "../../understand/phrases.ts";

/** `true`: a reason only where somebody follows who does something. */
export const OPENERS = phrases<boolean>([
  ...commas(
    "because, cos, coz, given that, seeing as, seeing that, now that, so that, to match, to go with, in line with, in keeping with, due to, thanks to, whose, who, porque, ya que, puesto que, dado que, visto que, para que combine, parce que, parce qu, puisque, vu que, pour aller avec, weil, damit, denn, passend zu, passend zum, passend zur, pois, ja que, para combinar, perche, poiche, siccome, dato che, visto che, per abbinarlo",
  ).map((phrase): [string, boolean] => [phrase, false]),
  ...commas("as, since, which, da, car, como").map((phrase): [string, boolean] => [phrase, true]),
]);

export const SUBJECTS = wordSet(
  "the die der das they theyre theyve we weare weve wed it its he hes she shes i im ive our their his her there everyone everybody people nobody this most all you wir sie es er unser unsere ihr nous ils elle il on notre leur c somos estamos vamos tenemos nuestro nuestra su sus nos ele eles nosso nossa temos noi siamo abbiamo nostro nostra loro",
);

/** What a logo is put on. */
export const CARRIERS = phraseList(
  "app icon, app store, favicon, favicon size, avatar, profile picture, profile pic, profile photo, rubber stamp, stamp, van, vans, mug, mugs, cup, cups, sign, shop sign, shop front, shopfront, shop window, window, door, awning, patch, patches, sticker, stickers, t shirt, t shirts, tshirt, tshirts, shirt, shirts, tote, tote bag, bag, bags, hoodie, hoodies, apron, aprons, business card, business cards, letterhead, invoice, invoices, website, web site, homepage, instagram, flyer, flyers, poster, posters, menu, menus, banner, banners, billboard, box, boxes, label, labels, tin, tins, bottle, bottles, packaging, car, truck, trucks, uniform, uniforms, beanie, embroidery, screen, screens, phone, projector, printer, receipt, receipts, small sizes, small size, visitenkarte, visitenkarten, schild, ladenschild, lieferwagen, stempel, tarjeta, tarjetas, camiseta, camisetas, carte de visite, cartes de visite, enseigne, tampon, cartao, cartao de visita, carimbo, biglietto da visita, biglietti da visita, insegna, timbro, furgone",
);
export const FOR = wordSet("for on onto at fur auf para pour sur per");
/** Such a thing may be drawn as well: "swap the moon for a cup". */
export const EXCHANGES = wordSet(
  "swap swapped replace replaced exchange exchanged change changed trade traded substitute turn cambia cambiar remplace remplacer tausche tauschen troca trocar cambiare",
);

/** How a logo comes to be seen somewhere. */
export const SHOWN = wordSet(
  "fit fits fitting hang hangs hanging goes going go sits sit printed print prints embroidered embroider engraved engrave stamped painted paint carved etched stitched displayed shown seen used read reads readable legible visible work works passt passen hangt hangen gedruckt gestickt druckt drucken steht cabe caben entra impreso impresa bordado tient rentre tenir imprime imprimee brode cabem impressa bordada entrare stampato stampata ricamato sta",
);
export const ON = wordSet(
  "on onto above over in into inside under through across at behind from auf uber an im in en sobre encima dans sur sous no na em nos nas su sul sulla sui nel nella",
);
/** Places within the logo itself. */
export const WITHIN = wordSet(
  "left right top bottom side middle centre center end front back corner line row capitals caps lowercase uppercase same one two place style colour color way together between circle ring frame badge emblem box square links rechts mitte izquierda derecha gauche droite esquerda direita sinistra destra",
);

/** What was told so far was why; here the wish begins. */
export const SO = wordSet(
  "so hence therefore thus asi donc deshalb daher darum also portanto quindi percio entao",
);
