/** Words for the form of a logo and for how its parts stand together. */

import type { FormWish } from "../../vocabulary.ts";

/** `weak` words describe a form only beside a word for a logo ("a geometric mark", not "geometric letters"). */
export const FORM_WORDS: readonly (readonly [words: string, wish: Partial<FormWish>, weak?: true])[] = [
  [
    "just the text, just the word, just the words, only the word, only the text, logo is the word, logo is the name, logo is just the name, logo is only the name, words only, word only, name alone, the name alone, nothing but the name, nothing but letters, nothing but text, only want the name, just want the name, no pictures, no picture, no drawing, no drawings, without a picture, without pictures, text and nothing else, the name and nothing else, only letters, wordmark, word mark, logotype, logotipo tipografico, text only, text logo, text based, type only, typographic logo, lettering only, name only, just the name, only the name, just text, only text, just letters, letters only, purely typographic, typography only, solo texto, solo el nombre, solo letras, nur schriftzug, schriftzug, nur text, nur der name, reine wortmarke, wortmarke, wort marke, texte seul, uniquement le nom, juste le nom, seulement le nom, solo testo, solo il nome, solo lettere, apenas texto, so texto, apenas o nome, so o nome, no icon, no symbol, without an icon, without a symbol, without icon, without symbol, sin icono, sin simbolo, sans icone, sans symbole, ohne symbol, ohne icon, ohne bildmarke, sem icone, sem simbolo, senza icona, senza simbolo, no emblem just type, no pictures just type, no graphic, no image, just type, purely type, all type, typographic mark, typography based, type based, type driven, lettering logo, typographic, solo tipografia, typographique, typografisch, no icons, no symbols, word only, words only, no mark, without a mark, typographic wordmark, niente icone, niente simboli, keine icons, kein symbol, kein icon, keine symbole, pas d icone, pas de symbole, sin iconos, sem icones, senza icone",
    { form: "wordmark", lockup: "word" },
  ],
  [
    "monogram, monograma, monogramme, monogramm, lettermark, letter mark, initials, iniciales, initiales, initialen, iniciais, iniziali, monogramma, first letter, letter logo, initial letter, interlocking letters, intertwined letters, single letter, intertwined initials, interlocking initials, letra inicial, anfangsbuchstabe, anfangsbuchstaben, iniziale, premiere lettre, letterform mark, primera letra, a letter mark, inicial, initiale, its initial, the initial, one letter mark, two letter mark",
    { form: "monogram", lockup: null },
  ],
  [
    "abstract, abstract mark, abstract symbol, abstract logo, abstract shape, abstract icon, abstracto, abstracta, simbolo abstracto, abstrait, abstraite, symbole abstrait, abstrakt, abstraktes, abstrakte, abstrato, abstrata, astratto, astratta, non representational, non figurative, geometric mark, geometric symbol, geometric icon, geometric shape, geometric shapes, geometric logo, abstract form, nothing literal, not literal, non literal, simbolo geometrico, signe abstrait, geometrisches zeichen, geometrisches symbol, simbolo astratto, forma astratta, abstract geometric, abstract geometry, symbole geometrique",
    { form: "abstract", lockup: null },
  ],
  [
    "emblem, badge, crest, seal, stamp, roundel, coat of arms, emblema, insignia, escudo, sello, embleme, blason, ecusson, tampon, sceau, abzeichen, wappen, siegel, stempel, brasao, selo, distintivo, stemma, sigillo, timbro, circular badge, round badge, patch, medallion, shield logo, round stamp, vintage badge, heraldic, heraldic crest, crachá, stempelform, plakette, name in a circle, text around a circle, text in a circle, circular logo with text, bottle label, beer label, label style, varsity crest, name around the edge, postage stamp, rubber stamp, wax seal, roundel style",
    { form: "emblem", lockup: "emblem" },
  ],
  [
    "line art, lineart, einer einzigen linie, einzige linie, eine einzige linie, una sola linea, un solo trazo, une seule ligne, d un seul trait, un seul trait, uma so linha, uma unica linha, un solo tratto, una linea sola, single line drawing, one continuous line, line drawing, line drawn, single line, one line drawing, monoline, line work, linework, thin line icon, outline icon, outline style, outlined, thin lines, fine lines, thin line, one line, continuous line, lineas finas, arte lineal, dibujo de linea, trait fin, traits fins, dessin au trait, au trait, feine linien, linienzeichnung, strichzeichnung, dunne linien, linhas finas, traco fino, tratto, linee sottili, tratto sottile, line illustration, line style, line icon, fine line, outline drawing, line based, hairline drawing, line mark, single stroke, line logo, lijntekening",
    { form: "line", lockup: null },
  ],
  [
    "mascot, mascota, mascotte, maskottchen, mascote, character logo, cartoon character, character, cartoon animal, animal character, cartoon, mascot logo, illustrated character, personaje, personnage, figur als logo, personagem, personaggio, friendly monster, little creature, cute creature, mascot style",
    { form: "mascot", lockup: null },
  ],
  [
    "pictorial, icon, symbol, pictogram, icono, simbolo, pictograma, icone, symbole, pictogramme, bildmarke, piktogramm, bildzeichen, simbolo grafico, icona, glyph, picture mark, brandmark, brand mark, pictorial mark, picture logo, logomark, symbol mark, illustrative icon, icon based, symbolic mark, signet",
    { form: "symbol", lockup: null },
  ],
];

export const LOCKUP_WORDS: readonly (readonly [words: string, wish: Partial<FormWish>])[] = [
  [
    "stacked, vertical layout, vertical lockup, vertically stacked, icon above the name, icon above, symbol above, mark above, icon on top, symbol on top, name below, name underneath, text below, text underneath, name under, centered layout, centred layout, vertical version, above the name, above the text, below the icon, below the symbol, under the icon, under the symbol, under the mark, below the mark, on top of the name, over the name, apilado, uno encima del otro, nombre debajo, icono arriba, icono encima, empile, nom en dessous, symbole au dessus, icone au dessus, au dessus du nom, untereinander, gestapelt, name darunter, uber dem namen, symbol oben, empilhado, nome embaixo, nome em baixo, icone acima, impilato, nome sotto, sopra il nome, icona sopra, simbolo sopra, encima del nombre, text beneath, name beneath, beneath the symbol, beneath the icon, vertical logo, with the name below it, sitting above the name, vertical composition, debajo del icono",
    { lockup: "stacked" },
  ],
  [
    "name on the left, name left, name to the left, symbol on the right, icon on the right, mark on the right, symbol right, icon right, symbol to the right, icon to the right, right of the name, to the right of the name, side by side, horizontal layout, horizontal lockup, icon on the left, symbol on the left, mark on the left, icon left, symbol left, to the left of the name, left of the name, next to the name, beside the name, name on the right, text to the right, name to the right, in one line, on one line, horizontal version, horizontal, al lado, al lado del nombre, icono a la izquierda, a la izquierda del nombre, cote a cote, a cote du nom, icone a gauche, a gauche du nom, nebeneinander, links vom namen, neben dem namen, lado a lado, ao lado do nome, icone a esquerda, a esquerda do nome, affiancato, accanto al nome, a sinistra del nome, icona a sinistra, next to the text, beside the text, inline with the name, left of the text, horizontal logo, in a row with the name, wide format for a header",
    { lockup: "side" },
  ],
  [
    "icon only, symbol only, mark only, only an icon, only a symbol, just an icon, just a symbol, just the icon, just the symbol, just the mark, no text, without text, no words, without words, no lettering, wordless, textless, no letters, without letters, only icon, only symbol, no type, solo icono, solo simbolo, solo un icono, solo un simbolo, sin texto, sin letras, sans texte, juste un symbole, juste une icone, uniquement un symbole, ohne text, ohne schrift, nur ein symbol, nur symbol, nur icon, nur bildmarke, sem texto, so o simbolo, apenas simbolo, apenas um simbolo, apenas um icone, solo icona, solo un icona, senza testo, senza scritte, without any text, no text at all, app icon, favicon, avatar only, without any lettering, without any words, symbol alone, icon alone, mark alone, nothing written, apenas icone, sans aucun texte, just a mark, only a mark, ohne worte",
    { form: "symbol", lockup: "mark" },
  ],
];
