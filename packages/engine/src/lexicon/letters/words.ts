/** Words for letters: classes, weights, case, spacing, and families people name that the studio does not have. */

import type { LetterCase, TypeClass, TypeWish } from "../../vocabulary.ts";

/** `isEnough`: the word means letters by itself ("serif"); others need a word for letters beside them ("wide"). */
export const CLASS_WORDS: readonly (readonly [words: string, type: TypeClass, isEnough: boolean])[] = [
  [
    "with feet, with the feet, with the little feet, with little feet, letters with feet, serif, serifs, serifa, con serifa, avec serif, empattement, empattements, a empattements, serifen, serifenschrift, mit serifen, serifata, com serifa, con grazie, graziato, antiqua, roman type, old style type, oldstyle, garalde, tipografia con serifas, con serifas, avec empattements, mit serife, serifada, serifadas, letra romana, caratteri graziati, con le grazie, bookish type, newspaper type, roman capitals, old style, con remates, con patin, con patines, con gracia, serifas, empattee, a empattement, avec des empattements, mit feinen serifen, serif schrift, serifenbetont klassisch, aggraziato, aggraziati, con grazia, serifado, patilhas, com patilhas, com serifas, romaine, romana antigua, elzevir, elzeviro, elzevirien, serifate, serifati, serifato, graziata, graziate, serifenschriften, garamond style, con serif, com serif, mit serif",
    "serif",
    true,
  ],
  [
    "without feet, without the feet, without the little feet, without little feet, no feet, no little feet, sans, sans serif, sansserif, san serif, sin serifa, sans serifs, serifenlos, serifenlose, serifenlosen, serifenloses, sem serifa, senza grazie, sans empattement, sans empattements, palo seco, bastoncino, non serif, sin serifas, no serif, no serifs, without serifs, ohne serifen, sem serifas, lineale, serifenlose schrift, sin remates, bastone, sans serifa, sin gracia, sin gracias, bastoni, bastoncini, lineare, senza serif, de palo seco, de paloseco, paloseco, baton, batons, lettres batons, caractere baton, ohne serife, sem patilha, sem patilhas, serifenfrei, serifenfreie, senza serife, sans patins",
    "sans",
    true,
  ],
  [
    "grotesk, grotesque, neo grotesque, neo grotesk, helvetica like, swiss type, groteske, grotesca, grottesco, grotescas, groteska, grotesques, grotesken, grottesca, neogrotesk, neogrotesca, swiss style type, swiss sans, gothic sans, helvetica style",
    "grotesk",
    true,
  ],
  [
    "geometric sans, futura like, geometric font, geometric type, geometric letters, geometric typeface, geometric lettering, futura style, bauhaus type, bauhaus lettering, bauhaus letters, tipografia geometrica, schrift geometrisch, geometrische schrift, geometrische serifenlose, typographie geometrique, lettres geometriques, letras geometricas, tipografia geometrica, caratteri geometrici, lettere geometriche, police geometrique, fonte geometrica, letra geometrica",
    "geometric",
    true,
  ],
  ["humanist sans, humanist, humanist type, humanistisch, humanista, humaniste", "humanist", true],
  [
    "empattements carres, a empattements carres, serifa grossa, serifa gruesa, con grazie squadrate, blocky feet, big blocky feet, cowboy letters, wild west letters, western letters, slab, slab serif, slabs, egyptian type, egyptienne, egipcia, egipcias, egipcio, egiziano, egizia, egizio, egyptian, mecane, mecanes, slabserif, grazie squadrate, empattements carres, empattements rectangulaires, serifenbetont, serifenbetonte, egyptiennes, balkenserifen, egizi, egiziana, egiziani, egipcios, egyptienne schrift, letra slab, tipografia slab, fonte slab, balkenserif, blockserifen, slab type",
    "slab",
    true,
  ],
  [
    "didone, didot style, bodoni style, high contrast serif, fashion serif, modern serif, vogue style serif, bodoni like, didot like, fat face, high contrast type, high contrast letters, vogue style, didona, didonas, didones, didoniana, didoniano, bodoniano, bodoniana, bodoniani, tipo bodoni, genre didot, genre bodoni, estilo bodoni, estilo didot, stile bodoni, im stil von bodoni, kontrastreiche schrift, hoher strichkontrast",
    "didone",
    true,
  ],
  [
    "chasse fixe, a chasse fixe, monospaziato, monospaziata, monoespaciada, monoespacada, same width letters, letters of the same width, letters all the same width, every letter the same width, every letter is the same width, each letter the same width, computer letters, monospace, monospaced, mono font, mono type, typewriter, typewriter font, fixed width, code font, mono typeface, monospace font, maquina de escribir, machine a ecrire, schreibmaschine, schreibmaschinenschrift, macchina da scrivere, maquina de escrever, terminal font, monospaziato, monoespaciada, dicktengleich, coding font, code style font, monospaced type, monospace type, typewriter type, typewriter letters, typewriter style, console font, programmer font, courier style, terminal type, terminal letters, dactylo, monoespacada, monoespaciado, monospaziale, chasse fixe, monospace schrift, festbreite, feste breite, ancho fijo, largura fixa, larghezza fissa, monospaziata, monospaziati, monospacee, monochasse, de terminal",
    "mono",
    true,
  ],
  [
    "joined up writing, joined up letters, joined up handwriting, handwritten, handwriting, hand lettered, hand lettering, cursive, calligraphic, calligraphy style, brush lettering, brush script, signature style, signature logo, signature type, signature lettering, signature mark, script font, script lettering, script type, script typeface, manuscrita, manuscrito, caligrafia, caligrafica, manuscrite, ecriture manuscrite, calligraphie, handschrift, handschriftlich, handgeschrieben, schreibschrift, corsivo, calligrafico, calligrafica, scritto a mano, escrita a mao, caligrafico, letra manuscrita, brush pen, cursiva, handwritten style, signature font, in a script, flowing script, elegant script, script letters, a script, hand painted lettering, hand painted letters, hand painted type, sign painter lettering, signpainter lettering, sign painted letters, sign painter style, sign painter script, hand written, handwritten font, hand drawn letters, hand drawn lettering, hand drawn type, cursive font, cursive type, brush letters, brush type, brush font, brush, brushy, brush stroke letters, marker lettering, marker pen, felt tip, chalk lettering, chalkboard lettering, calligraphic letters, written by hand, pen script, lettering a mano, a mano alzata, lettrage main, ecrit a la main, ecriture cursive, scrittura a mano, handlettering, pinselschrift, copperplate script, penmanship, letra a mano, escrito a mano, letra cursiva, letra de mano, kalligrafie, kalligrafisch, scritta a mano, scritte a mano, escrito a mao, escritas a mao, letra de mao, caligraficas, caligraficos, caligrafiadas, calligraphique, calligraphiques, manuscritas, manuscritos, manuscrites, manuscrit, handgeschriebene, handgeschriebenen, handgeschriebener, handgeschriebenes, handschriftliche, handschriftlichen, geschwungene schrift, geschwungener schrift, schwungvolle schrift, cursivo, cursivas, cursives, corsiva, corsive, calligrafiche, lettres au pinceau, lettrage au pinceau, letras a pincel, lettere a pennello, comme une signature, como una firma, como uma assinatura, come una firma, wie eine unterschrift",
    "script",
    true,
  ],
  [
    "condensed, compressed, narrow letters, tall narrow, condensed letters, condensada, condense, condensee, schmale schrift, condensato, narrow type, narrow font, condensed sans, skinny letters, schmal, estrecha, condensed type, condensed caps, narrow sans, narrow letterforms, compressed type, tall condensed, tall letters, tall thin letters, estreita, etroite, etroit, stretta, stretto, strette, stretti, schmale buchstaben, schmalen, condensata, condensado, narrow caps, condensate, condensati, condensadas, condensados, condensees, condenses, etroites, etroits, estrechas, estrecho, estrechos, estreitas, estreito, estreitos, schmale, schmaler, schmales, schmallaufend, schmallaufende, enge schrift, comprimida, compacte, allungate, narrow lettering, narrow typeface, narrow capitals, slim letters",
    "condensed",
    true,
  ],
  [
    "extended type, extended sans, wide letters, wide type, wide font, wide sans, extended letters, expanded type, letras anchas, breite schrift, extra wide, wide typeface, wide lettering, extended letterforms, extended, wide caps, wide capitals, broad letters, expanded, expanded letters, expanded sans, stretched letters, stretched type, letras largas, lettres larges, breite buchstaben, caratteri larghi, lettere larghe, breit laufend, letras anchas y, extendida, extendidas, extendido, etendue, etendues, estesa, estese, esteso, estendida, estendidas, letras largas, breitlaufend, breite grotesk, breite versalien, lettres etendues",
    "wide",
    true,
  ],
  [
    "rounded letters, rounded font, rounded sans, rounded type, rounded typeface, soft rounded letters, round letters, bubble letters, rounded lettering, bubbly letters, bubbly font, letras redondeadas, lettres arrondies, runde schrift, abgerundete schrift, lettere arrotondate, letras arredondadas, tipografia redondeada, typographie arrondie, round font, chunky rounded letters, soft round letters, puffy letters, rounded wordmark, rounded lowercase, rounded, redondeada, arrondie, arrotondato, abgerundet, abgerundete, tondo, tonda, tondi, redonda, redondas, redondo, redondos, rond, ronde, rondes, runde, runden, rundlich, tondeggiante, tondeggianti, rotondo, rotonda, rotonde, rotondi, arrotondati, arrotondata, redondinha, redondinhas, redondita, redonditas, arredondados, abgerundeter, abgerundeten, rundlicher, rundliche, arredondada, arredondadas, arredondado, redondeadas, redondeado, arrondies, soft sans, bubble, bubble type, bubble font, bubbly, pillowy, pillowy letters, puffy, soft letters, curvy letters, round sans, soft edged letters, rounded corners, rounded terminals, round, rotund",
    "rounded",
    false,
  ],
  [
    "display font, display type, display face, decorative font, stencil, blackletter, pixelig, pixelige, pixeliges, pixelschrift, pixelado, pixelada, pixeladas, pixelise, pixelisee, pixellise, pixellisee, pixelata, pixelato, letra gotica, letras goticas, tipografia gotica, fonte gotica, lettres gothiques, ecriture gothique, police gothique, gotische schrift, gotische buchstaben, caratteri gotici, lettere gotiche, carattere gotico, tipo stencil, schablonenschrift, pochoir, western font, retro font, funky letters, funky font, fraktur, pixel font, quirky letters, poster type, display lettering, circus letters, art deco lettering, deco lettering, psychedelic lettering, retro lettering, retro type, vintage lettering, vintage type, 70s lettering, 70s type, 70s font, groovy lettering, groovy type, groovy font, groovy letters, stencil type, stencil letters, stencil font, stencilled, gothic lettering, gothic letters, black letter, old english letters, pixel type, pixel letters, pixel lettering, bitmap font, 8 bit font, 8 bit letters, western type, western lettering, wild west letters, art nouveau lettering, art nouveau letters, deco letters, deco type, art deco type, art deco font, art deco letters, art deco capitals, art deco caps, victorian lettering, victorian letters, victorian type, western letters, circus lettering, art deco typography, circus type, carnival letters, horror font, graffiti lettering, graffiti letters, graffiti, comic lettering, comic book letters, quirky type, quirky font, funky type, funky lettering, frakturschrift, gebrochene schrift, schablonenschrift, gotica, letra gotica, lettres gothiques, jugendstilschrift, display letters, display letter, display capitals, display caps, ornate display, stencil lettering, estencil, letra de estencil, letras de plantilla, pochoir, au pochoir, schablonenlettern, stencilschrift, stencil schrift, a stencil, pixelada, pixeladas, pixelado, pixelise, pixelisee, pixelisees, pixelig, pixelige, pixelschrift, pixelato, pixelata, in pixel, goticas, gotico, gotici, gotiche, gothique, letras goticas, letra gotica, lettere gotiche, gotische schrift, art deco schrift, typo art deco, caratteri display, carattere display, fonte display, tipografia display, police display, police fantaisie, letra retro, lettrage retro, letras retro, caratteri retro, carattere liberty, zierschrift, ornamentale schrift, letras decorativas, lettres decoratives, caratteri decorativi, letras de cartel, cartel de circo, inline letters, deco font, deco capitals, deco caps, tiki font, spooky letters, medieval letters, medieval lettering, gothic script, gothic type, gothic font, sci fi font, futuristic font, led font, dot matrix, arcade font, arcade letters, 8bit font, 8bit letters, marquee letters, neon sign letters, collegiate letters, varsity letters, college letters, athletic letters, saloon letters",
    "display",
    true,
  ],
  ["serif", "serif", true],
  ["wide, extended, expanded, ancha, anchas, ancho, anchos, large font, largo, larghi, breit", "wide", false],
  ["narrow, tall, skinny, schmal, eng laufend, strettissimo, angosta, angosto", "condensed", false],
  [
    "geometric, geometrica, geometricas, geometrico, geometricos, geometrici, geometriche, geometrique, geometriques, geometrisch, geometrische, geometrischen, geometrischer",
    "geometric",
    false,
  ],
  ["script, calligraphy", "script", true],
  ["brushed", "script", false],
  ["mono", "mono", false],
  [
    "molto contrastato, molto contrastati, tres contrastee, tres contrastees, muy contrastada, muy contrastadas, muito contrastada, sehr kontrastreich",
    "didone",
    false,
  ],
];

export const WEIGHT_WORDS: readonly (readonly [words: string, weight: NonNullable<TypeWish["weight"]>])[] = [
  [
    "thin, hairline, light, lightweight, fine, delicate, ultra light, fina, fino, fine et legere, dunn, dunne, leicht, leichte, sottile, leve, ligera, ligero, leger, legere, light weight, skinny, legeres, legers, graisse legere, graisse fine, peso ligero, peso leve, peso leggero, finas, finos, fin, fins, fines, feine, feinen, feiner, dunnen, dunner, leichten, leichter, leves, ligeras, ligeros, delgada, delgadas, delgado, delgados, leggera, leggere, leggero, leggeri, sottili, esile, esili, mince, minces, delicata, thinner, slender, wispy, feather light, extralight, extra light, mager, magere, mageren, magerer, fein, feines, finissima, finissime, finissimo, sottilissime, sottilissimo, tres fine, tres fines, finita, finitas, fininha, fininhas, filiforme, filiformes, maigre, maigres",
    "light",
  ],
  ["regular, medium, book weight, normal weight, medium weight, regular weight", "regular"],
  [
    "bold, heavy, thick, kraftig, kraftige, kraftigen, kraftiger, kraftiges, semibold, semi bold, negrita, gras, grasse, grosse, fett, fette, fetten, grassetto, negrito, gruesa, gruesas, grueso, epaisse, epais, dick, dicke, dicken, chunky, spesso, spessa, grossa, bolder, heavier, beefy, hefty, fat, fatter, thicker, grossas, grosso, grossos, grossi, grosses, grasses, epaisses, gordas, gorda, gordo, pesada, pesadas, pesado, pesados, pesante, pesanti, negritas, gruesos, spesse, spessi, fettes, fetter, kraftig, kraftige, kraftigen, kraftiger, dickes, dicker, contundente, robusta, robustas, robuste, robusti, robusto, halbfett, demi gras, seminegrita, en gras, en negrita, em negrito, in grassetto, en caracteres gras, in fett, weighty, meaty, stout, ciccione, cicciona, cicciotte, cicciotta, grossinha, gordinha, gordinhas, gorditas, gordita, gruesita, wuchtig, wuchtige, wuchtigen, fettgedruckt, pesantes, massif, massive, massives, solid letters, strong letters, big bold",
    "bold",
  ],
  [
    "black, heaviest, boldest, thickest, heaviest letters, boldest letters, fattest, ultra bold, extra bold, extrabold, ultrabold, super bold, very bold, extra heavy, extremely bold, ultra heavy, super heavy, ultra black, extrafett",
    "black",
  ],
];

export const CASE_WORDS: readonly (readonly [words: string, value: LetterCase])[] = [
  [
    "lowercase, lower case, all lowercase, small letters, minusculas, minuscula, en minusculas, minuscules, en minuscules, bas de casse, kleinbuchstaben, kleingeschrieben, minuscolo, minuscole, in minuscolo, letras minusculas, no capitals, no caps, without capitals, uncapitalised, uncapitalized, all lower, lower cased, lettere minuscole, alles klein geschrieben, klein geschrieben, kleingeschrieben, everything in lower case, small letters only, no capital letters, without capital letters, tout en minuscules, todo en minusculas, tutto minuscolo, tudo em minusculas, alles klein, ganz klein geschrieben, klein schreiben, kleinschreibung, caja baja, caixa baixa, en bas de casse, todo en minuscula, tutto in minuscolo, tudo em minuscula, tudo minusculo, todas minusculas, todo minusculas, tutte minuscole, lettres minuscules, lowercased, lcase, low case, minusculo, minusculos, alles kleingeschrieben, in kleinbuchstaben, nur kleinbuchstaben, klein gesetzt, en minuscula, em minusculas, em minuscula, letra minuscula",
    "lower",
  ],
  [
    "uppercase, upper case, all caps, all uppercase, capitals, capital letters, mayusculas, en mayusculas, majuscules, capitales, en majuscules, grossbuchstaben, versalien, maiuscolo, maiuscole, in maiuscolo, maiusculas, in caps, block letters, block capitals, allcaps, caps, in all capitals, lettere maiuscole, tracked caps, caixa alta, caja alta, alles gross geschrieben, gross geschrieben, grossgeschrieben, in grossbuchstaben, everything in capitals, all in capitals, big letters only, capitals only, nothing but capitals, tout en majuscules, todo en mayusculas, tutto maiuscolo, tudo em maiusculas, mayuscula, maiuscula, todo en mayuscula, todo mayusculas, tutto in maiuscolo, tudo em maiuscula, versal, versalschrift, majuskeln, grossschreibung, lettres capitales, maiuscoli, stampatello, stampatello maiuscolo, maiusculo, maiusculos, tudo maiusculo, todo en mayusculas, mayusculo, em maiusculas, in versalien, nur grossbuchstaben, versalsatz, tutte maiuscole, tout en capitales, en capitales, capslock, caps lock, upper cased, uppercased, small caps, small capitals, versalitas, kapitalchen, petites capitales, maiuscoletto, versaletes",
    "upper",
  ],
  ["title case, titlecase, initial capitals, initial caps, a capital to each word", "title"],
  ["as typed, as written, as i wrote it, mixed case, capitalised as typed, sentence case", "typed"],
];

export const TRACKING_WORDS: readonly (readonly [words: string, value: "tight" | "wide"])[] = [
  [
    "widely spaced, far apart letters, letters far apart, letters wide apart, wide spacing, letterspaced, letter spaced, wide tracking, widely tracked, generous spacing, generous tracking, spaced out, airy spacing, well spaced, loosely spaced, wide letter spacing, generous letter spacing, more letter spacing, loose tracking, wide letterspacing, espaciado amplio, espaciadas, espacees, gesperrt, weit gesperrt, spaziate, espacadas, tracked out, wide set letters, tracked, lots of space between the letters, space between letters, spaced letters, breathing room between the letters, tracked caps, spaced capitals, more tracking, looser tracking, more space between the letters, open tracking, looser spacing, wide spaced, widely spaced letters, wide spaced letters, spaced wide, spaced apart, widely spaced out, spread out letters, weite laufweite, weiter laufweite, weit gesetzt, weit gesetzte, viel abstand zwischen den buchstaben, weiter buchstabenabstand, mucho espacio entre letras, mucho espacio entre las letras, mas espacio entre letras, muito espaco entre letras, muito espaco entre as letras, beaucoup d espace entre les lettres, espace entre les lettres, molto spazio tra le lettere, spazio tra le lettere, espaciada, espaciado, espacada, espacado, espacee, espaces entre lettres, spaziata, spaziato, spaziati, ben spaziate, bem espacada, bem espacadas, bien espaciada, bien espaciadas, bien espacees, tres espacees, weit auseinander, breit gesetzt, luftig gesetzt, spationiert, spationierte, gesperrte, gesperrten, gesperrter, bien espaciadas, bien espacees, tres espacees, espacado, espacados, espacada, espaciada, espaciado, espaciados, muy espaciadas, muito espacadas, bem espacadas, distanziate, ben distanziate, distanti, larghe fra loro, ben spaziate, spaziata, spaziato, interlettrage large, interletrado amplio, interlettering ampio, crenage large, much spacing, roomy spacing, roomy tracking, air between the letters, widely set, generously spaced, generously tracked, loosely tracked, loosely set, gappy letters, s p a c e d",
    "wide",
  ],
  [
    "tight, tightly tracked, closely tracked, tight tracked, close tracking, closely set, set tightly, set closely, closely kerned, narrow tracking, negative tracking, tightly letterspaced, tightly spaced, tight spacing, tight tracking, tightly set, tight letter spacing, close set, closely spaced, tight kerning, eng gesetzt, apretadas, serrees, letters close together, letters touching, tightly kerned, tight letterspacing, less tracking, tighter, tighter tracking, tighter spacing, less letter spacing, ravvicinate, ravvicinati, molto ravvicinate, strette tra loro, vicine tra loro, attaccate, juntas, muy juntas, bem juntas, pegadas, apretada, apretado, apretados, serree, serre, resserre, resserrees, rapprochees, collees, eng stehend, enge laufweite, enger laufweite, eng spationiert, dicht gesetzt, dicht beieinander, letterspacing tight, tight set, apertada, apertadas, apertadinha, apertadinhas, apertado, juntinhas, juntitas, coladas, eng gesetzte, ravvicinata, strettissime, tightly packed, squeezed together, packed tight, snugly spaced, close together, nearly touching, almost touching, touching letters, kerned tight, kerned tightly, tight letters, tight caps, set tight",
    "tight",
  ],
];
