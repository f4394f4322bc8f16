/** The parts of a logo and where one stands to the other, in six languages; see `placement.ts`. */

export const NAME_PARTS =
  "name, names, text, words, word, wordmark, lettering, letters, type, nombre, texto, letras, palabra, nom, texte, lettres, namen, schrift, schriftzug, nome, testo, scritta, lettere, parola";

export const MARK_PARTS =
  "icon, icons, symbol, mark, emblem, picture, pic, drawing, image, illustration, monogram, motif, graphic, pictogram, initials, icono, simbolo, dibujo, imagen, ilustracion, icone, symbole, dessin, pictogramme, image, zeichen, bildmarke, bild, zeichnung, icona, disegno, immagine, segno, desenho, imagem, ilustracao, figura";

/** Lines under a name that are no part of how name and symbol stand together. */
export const SMALL_PRINT =
  "line, tagline, slogan, motto, strapline, claim, subtitle, byline, est, since, year, date, city, town, address, website, url, phone, eslogan, lema, frase, devise, accroche, signature, spruch, leitspruch, motiv, untertitel, sottotitolo, payoff, assinatura, ano, jahr, annee, anno";

export const ONE_ABOVE_THE_OTHER =
  "above, over, atop, top, below, under, underneath, beneath, encima, arriba, debajo, abajo, dessus, dessous, uber, oberhalb, oben, unter, darunter, unten, unterhalb, drunter, druber, daruber, acima, cima, embaixo, abaixo, debaixo, sopra, sotto, stacked";

export const SIDE_BY_SIDE =
  "left, right, beside, alongside, next, lefthand, izquierda, izquierdo, derecha, derecho, gauche, droite, links, rechts, neben, daneben, nebeneinander, esquerda, esquerdo, direita, direito, sinistra, destra, accanto, fianco, lado, cote, lato";
