/** Words for "this and nothing else", in six languages; see `alone.ts`. */

export const ONLY =
  "just, only, simply, solely, purely, nothing but, nothing more than, no more than, nothing other than, nothing except, all we want is, all i want is, all we need is, all i need is, solo, solamente, unicamente, nada mas, nada mas que, nomas, tan solo, simplemente, juste, seulement, uniquement, rien que, rien d autre que, simplement, nur, lediglich, bloss, einfach nur, ausschliesslich, nichts als, apenas, somente, nada alem do, nada alem de, simplesmente, soltanto, solamente, semplicemente, nient altro che, esclusivamente";

export const NAME_ALONE =
  "name, names, word, words, text, letters, lettering, type, typography, surname, wordmark, nombre, texto, letras, palabra, palabras, apellido, nom, texte, lettres, mot, mots, typo, typographie, prenom, namen, schriftzug, schrift, wort, worte, buchstaben, nachname, nome, palavra, palavras, scritta, testo, lettere, parola, parole, cognome, sobrenome";

export const MARK_ALONE =
  "icon, symbol, mark, pictogram, picture, drawing, image, emblem, icono, simbolo, pictograma, dibujo, imagen, icone, symbole, pictogramme, dessin, zeichen, bildmarke, piktogramm, bild, icona, disegno, immagine, desenho, imagem, glyph, favicon";

export const NOTHING_ELSE =
  "nothing else, nothing more, no more no less, that is all, thats all, thats it, that is it, nada mas, y ya esta, y nada mas, rien d autre, rien de plus, sonst nichts, nichts weiter, nichts anderes, mehr nicht, mais nada, e so isso, nient altro, e basta, niente altro";

/** May stand between "only" and the part: articles, owners, a few adjectives. */
export const SMALL_WORDS =
  "the, a, an, our, my, his, her, its, their, this, that, ever, own, company, brand, business, full, plain, simple, clean, two, three, four, few, want, need, do, draw, show, use, see, have, placeholder, written, el, la, las, los, lo, un, una, mi, nuestro, nuestra, su, empresa, le, les, l, mon, notre, une, du, de, der, die, das, den, dem, ein, eine, einen, mein, unser, unseren, meinen, o, os, as, um, uma, meu, nosso, nossa, minha, il, i, gli, mio, nostro, nostra";
