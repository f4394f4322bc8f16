/** The words of change, in six languages where callers are likely to use them. */

import type { Modifier } from "../../understand/lexicons/colour-modifiers.ts";
import { phraseList, wordSet } from "../../understand/lexicons/lists.ts";
import { commas, phrases } from "../../understand/phrases.ts";
import { isCommon } from "../../understand/reading.ts";
import type { HueBand, PartKind } from "../../vocabulary.ts";
import { HUES } from "../hue.ts";

const listed = <T>(table: readonly (readonly [words: string, value: T])[]) =>
  table.flatMap(([words, value]) => commas(words).map((word): [string, T] => [word, value]));
const rows = <T>(table: readonly (readonly [words: string, value: T])[]) => phrases(listed(table));
/** Words for parts are forgiven a slip: "taglien", "letering". */
const forgiving = <T>(table: readonly (readonly [words: string, value: T])[]) =>
  phrases(listed(table), { slips: true, ordinary: isCommon });

export const PART_NOUNS = forgiving<PartKind>([
  [
    "mark, icon, symbol, logo mark, logomark, emblem, picture, graphic, drawing, sign, glyph, motif, monogram, badge, image, illustration, figure, icono, simbolo, dibujo, icone, symbole, dessin, zeichen, bildmarke, simbolo, icona, signet, mascot, sinnbild, bild, desenho, figura, disegno, bildchen, pictogram, drawing of it, pic, creature, animal, artwork, crest, animal, tier, animal, dessin, logo symbol",
    "mark",
  ],
  [
    "font, fonts, typeface, type, letters, lettering, typography, wordmark, text, letterforms, logotype, tipografia, letra, letras, fuente, police, lettres, typographie, schrift, schriftart, buchstaben, fonte, carattere, caratteri, lettere, letter spacing, letterspacing, leterspacing, letterspaceing, kerning, spacing, tracking, weight, caps, characters, typo, texte, texto, testo, schriftzug, letter, tipo de letra, tipo di carattere, polices, fuentes, fontes, script, capitals, lettertype, words, the word",
    "letters",
  ],
  [
    "color, colors, colour, colours, palette, tones, tone, hue, hues, shade, tint, colores, couleur, couleurs, farbe, farben, cor, cores, colore, colori, tonos, tons, toni, accent, accents, colouring, coloring, color scheme, colour scheme, farbton, farbtone, paleta, teinte, teintes, tinte, combo",
    "colours",
  ],
  [
    "layout, arrangement, composition, position, lockup, placement, alignment, structure, disposicion, disposition, anordnung, disposicao, disposizione",
    "layout",
  ],
  [
    "name, brand name, company name, wording, spelling, nombre, nom, namen, nome, markenname, firmenname",
    "name",
  ],
  [
    "tagline, tag line, payoff, scritta sotto, frase sotto, frase de baixo, phrase du bas, phrase en bas, frase de abajo, satz unten, zeile unten, spruch, baseline, slogan, motto, strapline, strap line, subtitle, sub title, subline, subtext, byline, catchphrase, descriptor, eslogan, lema, claim, accroche, untertitel, unterzeile, legende, line under the name, line below the name, line beneath the name, line underneath the name, line underneath, line under it, line below, line beneath, words under it, text under it, words below it, text below it, words beneath it, text beneath it, words underneath it, small text, small line, little line, small print, tiny text, tiny line, text under the name, text below the name, text underneath the name, words under the name, words below the name, words underneath, second line, bottom line, lower line, frase de abajo, linea de abajo, texto de abajo, texto pequeno, phrase du dessous, ligne du dessous, ligne sous le nom, texte sous le nom, petit texte, zeile darunter, zeile unter dem namen, kleine zeile, text unter dem namen, frase de baixo, linha de baixo, texto embaixo, riga sotto, scritta sotto, frase sotto, sottotitolo, payoff, that line, this line, those words, subheading, sub heading, subhead, tag, line of text, line of small text, text underneath, text below, text beneath, words below, words beneath, words at the bottom, text at the bottom, line at the bottom, writing underneath, writing below, writing under the name, bit underneath, phrase en dessous, texte en dessous, ligne en dessous, phrase sous le nom, baseline, sous titre, frase debajo, linea debajo, texto debajo, frase por baixo, frase embaixo, linha embaixo, texto por baixo, legenda, subtitulo, testo sotto, riga in basso, scritta in basso, text darunter, spruch, kleingedruckte, kleinen text, kleiner text, kleine schrift darunter, schrift darunter",
    "tagline",
  ],
]);

export const LOCK_BEFORE = phraseList(
  "finger weg von, finger weg vom, mantendo, perfecto el, perfecta la, nos gusta, nos gustan, nos encanta, nos encantan, wouldnt change, would not change, hold on to, hang on to, dont lose, do not lose, fond of, no toques, no toquen, no toqueis, adoramos, adoriamo, ci piace, ci piacciono, gostei do, gostei da, gostei dos, gostei das, gostei muito do, gostei muito da, gostamos do, gostamos da, gostamos muito do, gostamos muito da, nao mexas, nao mexam, nao toquem, deixa, deixem, lasciate, laissez, laisse, lasst, on aime, nous aimons, on adore, nous adorons, wir lieben, ich liebe, keep, keeping, not against, nothing against, no problem with, no objection to, no objections to, dont mind, do not mind, fine with, ok with, okay with, nada en contra de, rien contre, nichts gegen, nada contra, niente contro, still in, still with, still the, still our, still that, staying in, staying with, weiterhin in, weiterhin mit, immer noch in, toujours en, toujours avec, todavia en, sigue en, siempre en, ainda em, continua em, sempre in, sempre con, dont move, do not move, dont resize, dont alter, do not alter, dont redraw, dont mess with, no muevas, ne bougez pas, ne deplacez pas, nicht verschieben, nao movas, non spostare, leave, dont change, do not change, dont touch, do not touch, retain, preserve, without changing, without touching, same, the same, hold, stick with, happy with, pleased with, fan of the, big fan of, adore, dig,  i like, we like, i love, we love, love, like, stay with, maintain, not the, mantener, manten, mantenga, manteniendo, garder, garde, gardez, gardant, behalte, behalten, behaltet, lass, manter, mantem, mantenha, mantieni, mantenere, mantenendo, conserva, conservar, conserve, no cambies, ne change pas, andere nicht, nao mude, non cambiare, non toccare, no toques, ne touche pas, ne touchez pas, nao mexa, nao mexe, conserva, lascia, me gusta, me gustan, me encanta, me encantan, j aime, j adore, ich mag, wir mogen, gosto de, gosto da, gosto do, adoro, mi piace, mi piacciono, sin cambiar, sans changer, ohne zu andern",
);
export const LOCK_AFTER = phraseList(
  "ta otimo, ta otima, ta bom, ta lindo, ta linda, ta perfeito, ta perfeita, esta giro, esta gira, e show, passt, passen, ist ein traum, va benissimo, vanno benissimo, continua, continuam, guai a chi, non toccatela, non toccatelo, non toccatele, non toccateli, ni la toques, ni los toques, is a keeper, are keepers, a keeper, is staying, are staying, thats staying, is gorgeous, are gorgeous, is charming, is wonderful, are wonderful, is magical, is adorable, is the cutest, is good as it is, kept, ist wunderschon, sind wunderschon, ist schon, sind schon, ist toll, sind toll, ist top, sind top, ist perfekt, sind perfekt, finden wir toll, finde ich toll, finden wir super, finde ich super, finden wir gut, finde ich gut, gefallt uns, gefallen uns, gefallt uns gut, gefallt uns sehr, nicht anfassen, nicht andern, es preciosa, es precioso, es perfecto, es perfecta, es bonita, es bonito, nos parece precioso, nos parece preciosa, me parece preciosa, me parece precioso, ni tocarlo, ni tocarla, no lo toques, no la toques, no lo toquen, no se tocan, e linda, e lindo, e perfeito, e perfeita, ficou lindo, ficou linda, ficou otimo, ficou otima, ficou perfeito, pode ficar, podem ficar, e bellissimo, e bellissima, e bello, e bella, e perfetto, e perfetta, non si tocca, non si toccano, mi piace molto, mi piacciono molto, ci piace molto, com e, come sono, est superbe, est magnifique, sont superbes, est top, me plait, nous plait, on n y touche pas, no change, no changes, unverandert, inchange, inchangee, inchanges, sin cambios, sem alteracoes, invariato, invariata, signed off, is signed off, are signed off, have been signed off, has been signed off, approved, is approved, are approved, agreed, is agreed, are agreed, is settled, are settled, is decided, are decided, is final, are final, is locked, are locked, is sorted, are sorted, is done, are done, finalised, finalized, good to go, is good to go, are good to go, ready to go, off limits, are off limits, is off limits, steht fest, stehen fest, ist abgesegnet, sind abgesegnet, freigegeben, esta aprobado, esta aprobada, estan aprobados, aprobado, aprobada, aprobados, est valide, est validee, sont valides, valide, validee, valides, esta aprovado, aprovado, aprovada, aprovados, approvato, approvata, approvati, stays, stay, should stay, must stay, stays as is, stays the same, is fine, are fine, is perfect, are perfect, is great, are great, is good, are good, as is, unchanged, untouched, remains, remain, bleibt, bleiben, reste, restent, se queda, se mantiene, fica, resta, queda igual, can stay, must not change, should not change, is ok, are ok, is okay, are okay, is lovely, are lovely, is nice, are nice, is spot on, are spot on, looks great, look great, works, work well, is right, are right, is cool, are cool, is beautiful, is really good, is really nice, is just right, as it is, as they are, stays put, stays where it is, stays exactly as it is, stays exactly, stays exactly as is, as before, as it was, as they were, like before, the same, stay the same, same as before, same as it was, is brilliant, ne bouge pas, ne bougent pas, ne change pas, no cambia, no cambian, no se toca, se queda igual, se quedan igual, queda como esta, esta bien, estan bien, esta perfecto, ist gut, sind gut, ist super, gefallt mir gut, gefallt mir sehr, gefallen mir gut, so lassen, kann bleiben, konnen bleiben, fica igual, ficam iguais, fica como esta, esta bom, esta otimo, nao muda, va bene, vanno bene, rimane, rimangono, resta uguale, restano, resta cosi, non cambia, est bien, sont bien, est parfait, est parfaite",
);
/** Said at the end, and no wish. */
export const NOTHING_ELSE = phraseList(
  "nothing else needs to change, nothing else needs to move, nothing else needs changing, nothing else has to move, nothing else should move, nothing else moves, nothing else to change, nothing else changes, nothing else should change, nothing else has to change, nothing else, change nothing else, no other changes, nothing more, that is all, thats all, thats it, otherwise the same, nada mas, rien d autre, sonst nichts, mais nada, nient altro",
);
export const THE_REST = phraseList(
  "everything else, the rest, all else, everything, all the rest, todo lo demas, tout le reste, alles andere, o resto, tutto il resto, rest, lo demas, le reste, il resto, der rest, den rest, everything about it, all other things, the others, alles, todo, tudo, tout, tutto",
);

const warm: Modifier = { towards: [55, 26], kc: 1.05 };
const cool: Modifier = { towards: [250, 26] };

export const SHIFTS = rows<Modifier>([
  [
    "esquentar, esquenta, aquecer, aquece, scaldare, scalda, rechauffer, rechauffe, warmer machen, calentar, calienta, warmer, more warmth, warm up, warm it up, mas calido, mas calida, mas calidos, plus chaud, plus chaude, plus chaudes, plus chauds, warmer wirken, warmere, warmeren, mais quente, mais quentes, piu caldo, piu caldi, piu calda, piu calde, mas calidas, warmere farben, too cold, too cool, warm enough, trop froid, trop froide, trop froids, zu kalt, zu kuhl, demasiado frio, demasiado frios, demasiado fria, muy frio, muy frios, muito frio, muito frios, troppo freddo, troppo freddi, troppo fredda",
    warm,
  ],
  [
    "cooler, colder, cool down, cool it down, mas frio, mas frios, plus froid, plus froide, plus froides, kuhler, kuhlere, mais frio, mais frios, piu freddo, piu freddi, piu fredda, piu fredde, mas fria, mas frias, plus froids, mais fria, mais frias, too warm, trop chaud, trop chaude, zu warm, demasiado calido, troppo caldo, muito quente",
    cool,
  ],
  [
    "clareia, clareie, schiarirlo, troppo cupo, troppo cupa, troppo cupi, aclara, eclaircis, schiarisci, lighter, light up, lighten, lighten up, mas claro, mas clara, mas claros, plus clair, plus claire, plus claires, heller, hellere, mais claro, mais clara, piu chiaro, piu chiara, piu chiari, a lighter shade, lighter shade, lighter shades, lighter tone, too dark, trop sombre, trop sombres, trop fonce, trop foncee, trop foncees, zu dunkel, demasiado oscuro, demasiado oscura, demasiado oscuros, muy oscuro, muy oscura, muito escuro, muito escura, muito escuros, escuro demais, troppo scuro, troppo scura, troppo scuri, too gloomy, too heavy colours, too heavy colors, aufhellen, aclarar, eclaircir, clarear, schiarire",
    { dl: 0.1 },
  ],
  [
    "assombrir, assombris, assombrissez, l assombrir, escurecer, escureca, oscurecer, scurire, scurisci, abdunkeln, dunkler machen, plus foncees, plus fonces, plus sombres, mas oscuras, mais escuros, mais escuras, piu scure, dunkleren, escurece, oscurece, fonce un peu, darker, darken, mas oscuro, mas oscura, mas oscuros, plus fonce, plus foncee, plus sombre, dunkler, dunklere, mais escuro, mais escura, piu scuro, piu scura, piu scuri, too pale, too light, too washed out, washed out, too faint, too weak colours, dark enough, trop clair, trop claire, trop claires, trop pale, zu hell, zu blass, demasiado claro, demasiado clara, muy claro, muy clara, muito claro, muito clara, troppo chiaro, troppo chiara, troppo chiari, abdunkeln, oscurecer, foncer, escurecer, scurire, darker shade, a darker shade",
    { dl: -0.11 },
  ],
  ["deeper, richer, richer colors, richer colours", { dl: -0.07, kc: 1.12 }],
  ["paler", { dl: 0.12, kc: 0.7 }],
  [
    "brighter, brighten, brighten up, mas brillante, plus vif, plus vive, leuchtender, mais vivo, piu vivo, piu brillante, fresher colors, fresher colours, too dull, too drab, too grey, too gray, too muted, too flat, more cheerful colours, more cheerful colors, bright enough, trop terne, trop ternes, zu trist, zu blass, muy apagado, muy apagados, demasiado apagado, muito apagado, muito apagada, troppo spento, troppo spenta, troppo spenti",
    { dl: 0.05, kc: 1.22 },
  ],
  [
    "more saturated, more vivid, more vibrant, more colourful, more colorful, punchier, more intense, stronger colors, stronger colours, more color, more colour, mas saturado, plus sature, gesattigter, kraftiger, mais saturado, piu saturo, mas intenso, increase saturation, more saturation, livelier colours, livelier colors",
    { kc: 1.4 },
  ],
  [
    "menos gritante, menos gritantes, meno acceso, meno accesa, meno accesi, meno accese, moins criard, moins criarde, moins criardes, weniger grell, menos chillon, menos chillona, menos chillones, mais sobrio, mais sobria, mais sobrios, mais sobrias, mas sobrio, mas sobria, mas sobrios, mas sobrias, plus sobre, plus sobres, piu sobrio, piu sobria, piu sobri, piu sobrie, mas apagada, mas apagadas, less saturated, more muted, muted, mute, desaturate, desaturated, toned down, tone down, tone it down, softer colors, softer colours, quieter colors, quieter colours, calmer colors, calmer colours, less colorful, less colourful, less vivid, less bright, less intense, subtler, more subtle, mas apagado, mas apagados, moins sature, moins vif, gedeckter, gedampfter, menos saturado, meno saturo, piu tenue, reduce saturation, less saturation, too bright, too loud, too garish, too neon, too saturated, too intense, too vivid, too flashy, too harsh, too colourful, too colorful, too strong colours, less acid, less acidic, too acid, too acidic, less lurid, too lurid, less shrill, too shrill, less strident, less glaring, too glaring, less screaming, less radioactive, less loud, less in your face, moins acide, trop acide, moins criard, moins criarde, moins voyant, trop voyant, menos acido, demasiado acido, muy acido, menos estridente, weniger schrill, zu schrill, menos gritante, meno acido, troppo acido, meno sgargiante, troppo sgargiante, less neon, less garish, less flashy, less harsh, not so bright, not so neon, not so garish, not so intense, easier on the eyes, hurts my eyes, hurts the eyes, trop vif, trop vive, trop vives, trop flashy, trop criard, trop sature, zu grell, zu knallig, zu bunt, zu hell und grell, weniger grell, weniger knallig, demasiado chillon, demasiado chillones, muy chillon, muy chillones, menos chillon, muito forte, muito fortes, muito berrante, menos berrante, troppo acceso, troppo accesi, troppo accesa, troppo vivace, troppo vivaci, meno acceso, meno accesi, moins flashy, moins vive, moins vives",
    { kc: 0.6 },
  ],
  [
    "more pastel, pastel version, pastel, softer palette, softer tones, mas suaves, plus douces, plus doux, weichere farben, sanftere farben, sanfter, mais suaves, piu tenui, piu delicati, piu morbidi, gentler colours, gentler colors",
    { dl: 0.14, kc: 0.6 },
  ],
  [
    "more earthy, earthier, autumnal, more autumnal, earth tones, earthy tones, more natural colours, more natural colors",
    { kc: 0.6, dl: -0.04, towards: [65, 16] },
  ],
  ["more neon, neon", { l: 0.68, c: 0.25 }],
]);

/** "Greener" from any colour arrives where a person says green. */
export const HUE_WORDS = rows<HueBand>([
  [
    "redder, more red, more reddish, mas rojo, mas roja, plus rouge, roter, rotlicher, mais vermelho, mais vermelha, piu rosso, piu rossa",
    HUES.red,
  ],
  [
    "more orange, oranger, more orangey, mas naranja, plus orange, oranger wirken, mais laranja, piu arancione",
    HUES.orange,
  ],
  [
    "yellower, more yellow, more yellowish, mas amarillo, mas amarilla, plus jaune, gelber, gelblicher, mais amarelo, mais amarela, piu giallo, piu gialla",
    HUES.yellow,
  ],
  [
    "greener, more green, more greenish, mas verde, plus vert, plus verte, gruner, grunlicher, mais verde, piu verde",
    HUES.green,
  ],
  [
    "more teal, more turquoise, mas turquesa, plus turquoise, turkiser, mais turquesa, piu turchese",
    HUES.teal,
  ],
  [
    "bluer, more blue, more bluish, mas azul, plus bleu, plus bleue, blauer, blaulicher, mais azul, piu blu",
    HUES.blue,
  ],
  [
    "more purple, purpler, more violet, mas morado, mas violeta, plus violet, violetter, lilaner, mais roxo, mais roxa, piu viola",
    HUES.purple,
  ],
  [
    "pinker, more pink, mas rosa, plus rose, pinker wirken, rosiger, mais rosa, mais cor de rosa, piu rosa",
    HUES.pink,
  ],
]);

/** The two colours told apart more plainly. */
export const APART = phraseList(
  "more contrast, stronger contrast, higher contrast, increase the contrast, increase contrast, up the contrast, bump the contrast, boost the contrast, contrast more, too similar, too alike, blend together, blend into each other, hard to tell apart, more different from each other, mas contraste, plus de contraste, mehr kontrast, starkerer kontrast, zu ahnlich, mais contraste, piu contrasto",
);

export const SWAPS = phraseList(
  "inverse les deux couleurs, inverser les deux couleurs, inversez les deux couleurs, tausch die farben, tausch mal die farben, tausch die beiden farben, tausch mal die beiden farben, beiden farben tauschen, vertausch die farben, inverte as duas cores, troca as duas cores, intercambia los dos colores, cambia los dos colores, scambia i due colori, inverti i due colori, swap the two colours, swap the two colors, swap both colours, swap both colors, swap our two colours, swap our colours, swap their colours, switch the two colours, switch the two colors, switch colours, switch colors, invert colours, reverse colours, colours swapped, colors swapped, cambia los colores de sitio, intercambiar los colores, inversez les couleurs, inverse les couleurs, echangez les couleurs, farben vertauschen, vertausche die farben, inverte as cores, inverter as cores, troca as cores, scambiare i colori, invertire i colori, swap the colors, swap the colours, swap colors, swap colours, switch the colors, switch the colours, invert the colors, invert the colours, exchange the colors, exchange the colours, colors the other way round, colours the other way round, flip the colors, flip the colours, reverse the colors, reverse the colours, intercambia los colores, inverser les couleurs, echanger les couleurs, farben tauschen, tausche die farben, trocar as cores, scambia i colori, inverti i colori",
);

export const HEAVIER = phraseList(
  "mas gordo, mas gorda, mas gordos, mas gordas, mas fuerte, plus fort, plus forte, epaissir, epaissis, en plus epais, stammiger, mais gordo, mais gorda, mais gordinho, mais gordinha, mais forte, mais grossinho, piu forte, piu robusto, piu robusta, inspessire, inspessisci, beef it up, beef them up, beef up, beefed up, bulk it up, bulk up, fatten, fatten up, thicken, thicken up, pump it up, bolder, heavier, thicker, beefier, stronger, chunkier, fatter, more weight, more bold, mas grueso, mas gruesa, mas negrita, plus gras, plus epais, fetter, dicker, kraftiger, mais grosso, mais negrito, piu grosso, piu grossa, piu grosse, piu grossi, piu spesso, piu spessa, piu spesse, piu spessi, piu grassetto, piu marcato, sturdier, meatier, more presence, more solid, more punch, more impact, more body, more oomph, less thin, less fragile, less delicate, too thin, too light, too fine, too fragile, too weak, too delicate, too skinny, too faint, too wispy, too spindly, too slim, too timid, bold enough, strong enough, heavy enough, thick enough, mas gruesas, mas gruesos, mas negra, mas cuerpo, mas peso, plus grasse, plus grasses, plus epaisse, plus epaisses, fettere, dickere, kraftigere, kraftvoller, mais grossa, mais grossas, mais grossos, mais pesada, mais encorpada, trop fin, trop fine, trop fines, trop fins, trop maigre, trop legere, trop mince, trop minces, zu dunn, zu fein, zu zart, zu schwach, zu mager, zu leicht, demasiado fina, demasiado finas, demasiado fino, demasiado delgada, demasiado delgadas, muy fina, muy finas, muy delgada, muy delgadas, muito fina, muito finas, muito fino, fina demais, finas demais, troppo sottile, troppo sottili, troppo fine, troppo leggero, troppo leggera, troppo leggere",
);
/** Said of letters by themselves, these are a weight; beside a class ("a bold slab") the letters' own reader takes them. */
export const BOLD = phraseList("bold, make it bold, in bold");
export const FINER = phraseList(
  "more thin, mas delgado, mas delgados, mas ligera, mas ligero, mas fininha, menos gordo, menos gorda, menos gordos, menos gordas, affiner, affine, affinez, amincir, amincis, un peu lourd, un peu lourde, trop massif, zierlicher, schmaler gezeichnet, filigraner, mais fininho, mais fininha, mais delgado, mais delgada, traco mais leve, muito pesado, piu fino, piu fina, piu fini, assottigliare, assottiglia, assottigliate, troppo grosso, troppo grossa, slim down, slim it down, slim them down, slimmed down, thin down, thin out, thin it out, thin them out, thinned out, moins epaisses, moins grasses, menos gruesos, weniger dick, weniger dicke, meno grosse, meno grossi, meno spesse, meno spessi, meno pesanti, menos grossas, menos grossos, thinner, finer, less bold, less heavy, slimmer, daintier, more delicate, less weight, not so bold, not so heavy, mas fino, mas fina, plus fin, plus fine, dunner, feiner, mais fino, piu sottile, piu sottili, lighter weight, less chunky, less thick, more refined, more slender, too bold, too heavy, too thick, too chunky, too fat, too strong, too clunky, too dominant weight, not so thick, not so chunky, not as bold, not as heavy, mas finas, mas finos, mas delgada, mas delgadas, menos gruesa, menos gruesas, plus fines, plus fins, plus mince, plus minces, plus legere, plus legeres, moins gras, moins grasse, moins epais, moins epaisse, dunnere, feinere, zarter, leichter, weniger fett, mais fina, mais finas, mais leve, menos grossa, menos pesada, piu leggero, piu leggera, piu leggeri, piu fine, meno spesso, meno pesante, trop gras, trop grasse, trop epais, trop epaisse, trop lourd, trop lourde, trop lourdes, zu fett, zu dick, zu schwer, zu klobig, demasiado gruesa, demasiado gruesas, demasiado grueso, muy gruesa, muy gruesas, demasiado pesada, muito grossa, muito grossas, muito pesada, troppo spesso, troppo spesse, troppo pesante, troppo pesanti, troppo marcato",
);
export const SIMPLER = phraseList(
  "simpler, simplify, cleaner, less detailed, less detail, fewer details, more minimal, less complex, less complicated, less busy, plainer, reduce the detail, more reduced, simplified, too complicated, too busy, too detailed, mas simple, mas sencillo, plus simple, simplifie, simplifier, einfacher, schlichter, vereinfachen, mais simples, simplificar, piu semplice, semplifica, more abstract, simple enough, too complex, too fussy, too intricate, too cluttered, too fiddly, too much detail, too many details, too much going on, less fussy, less intricate, less cluttered, less fiddly, less going on, pared back, pare it back, pared down, stripped back, stripped down, strip it back, strip it down, plus epure, plus epuree, epurer, trop charge, trop chargee, trop complique, trop compliquee, trop detaille, moins de details, moins charge, zu kompliziert, zu detailliert, zu uberladen, zu verspielt, weniger details, reduzierter, demasiado complicado, demasiado recargado, muy recargado, muy recargada, muy complicado, menos detalles, menos recargado, mas sencilla, mas simples, muito complicado, muito carregado, menos detalhes, troppo complicato, troppo carico, troppo dettagliato, meno dettagli, piu essenziale",
);
export const LARGER = phraseList(
  "doppelt so gross, el doble de grande, deux fois plus grand, o dobro do tamanho, il doppio, bigger, larger, enlarge, increase the size, scale up, mas grande, plus grand, plus grande, grosser, grossere, maior, piu grande, more prominent, stand out, stand out more, more visible, blow up, make more of, too small, too tiny, too little, gets lost, got lost, is lost, big enough, large enough, hard to see, next to invisible, barely visible, hardly see, bigger please, more size, double the size, twice the size, twice as big, scale it up, up in size, a size up, vergrossern, agrandar, agranda, agrandir, agrandis, aumentar, aumenta, ingrandire, ingrandisci, mas grandes, plus grands, plus grandes, plus gros, plus grosse, plus grosses, grosseres, demasiado pequeno, demasiado pequena, muy pequeno, muy pequena, trop petit, trop petite, zu klein, muito pequeno, muito pequena, troppo piccolo, troppo piccola, piu grandi, more room, more space for",
);
export const SMALLER = phraseList(
  "smaller, half the size, half as big, shrink, overpowers, overpowering, overwhelms, overwhelming, dominates, dominating, drowns out, swallows, too much space, scale it down, down in size, a size down, moins gros, moins grosse, reduce the size, scale down, mas pequeno, plus petit, plus petite, kleiner, kleinere, kleineres, menor, piu piccolo, piu piccola, piu piccoli, less prominent, less dominant, less big, less large, too big, too large, too huge, too dominant, too prominent, oversized, not so big, not so large, not as big, downsize, size down, verkleinern, reducir, reduce el, reduire, reduis, diminuir, diminui, rimpicciolire, rimpicciolisci, mas pequena, mas chico, mas chica, demasiado grande, muy grande, trop grand, trop grande, trop gros, trop grosse, zu gross, muito grande, grande demais, troppo grande, troppo grossa, troppo grosso, meno grande, moins grand, moins grande",
);
export const ANOTHER = phraseList(
  "another, different, new, other, change, alternative, replace, swap, otro, otra, cambiar, cambia, un autre, une autre, changer, changez, andere, anderes, anderen, anderer, andern, outro, outra, mudar, altro, altra, un altro, cambiare, diferente, fresh",
);
export const AFRESH = phraseList(
  "start over, start again, from scratch, completely different, something completely different, something else entirely, totally different, try again, redo it, do it again, empezar de nuevo, recommencer, noch mal neu, ganz anders, comecar de novo, ricominciare, something different, something else, new direction, another direction, different direction, scrap it, back to the drawing board",
);
export const REMOVE = phraseList(
  "remove, quitamos, quitemos, quitemoslo, quitemosla, eliminamos, eliminiamo, leviamo, enlevons, supprimons, retirons, tiramos, retiramos, removemos, cortamos, quitale, quitalo, quitala, quitadle, sacale, sacalo, sacala, borralo, borrala, eliminalo, eliminala, toglilo, toglila, togliamo, levalo, enlevez moi, tira lhe, toglierei, toglieremmo, quitaria, quitaría, enleverais, enleverions, supprimerais, tiraria, retiraria, eliminaria, drop, delete, lose, get rid of, no, niente, nessun, nessuno, nessuna, ningun, ninguna, ninguno, aucun, aucune, nenhum, nenhuma, pas de, nada de, without, take out, take away, take off, hide, kill, ditch, quita, quitar, elimina, sin, enleve, enlever, retire, supprime, sans, entferne, entfernen, ohne, weg mit, remova, remove a, remove o, tirar, tira, tire, sem, rimuovi, rimuovere, togli, togliere, togliete, senza, via, leva, levare, elimina, eliminar, elimine, eliminare, saca, sacar, borra, borrar, quitad, quiten, enlevez, retirez, retirer, supprimer, supprimez, vire, virez, streiche, streich, streichen, kein, keine, keinen, cut, cut out, strip, strip out, scrap, erase, leave out, leave off, do without, do away with, loose, chuck, bin, dump, skip, omit, dont need, do not need, dont want, dont want the, do not want, we dont need, dont show, dispense with, esconde, apaga, apagar",
);
export const ADD = phraseList(
  "add, include, put in, bring in, introduce, give it, anade, agrega, ajoute, ajouter, fuge, hinzufugen, adiciona, acrescenta, aggiungi, aggiungere, anadir, agregar, pon, poner, ponle, mets, mettre, setze, erganze, adicionar, adicione, coloca, colocar, poe, metti, mettere, put, write, needs, need, want, could use, try",
);
export const BACK = phraseList(
  "back to, go back, return to, revert, revert to, undo, restore, as before, like before, as it was, the previous, previous version, the earlier, earlier version, the original, original version, first version, the first version, the first one, the first draft, the first logo, volver a, vuelve a, revenir a, reviens a, zuruck zu, zuruck zur, zuruck zum, voltar a, voltar ao, volta a, torna a, tornare a, torna al, torna alla, bring back, i preferred, we preferred, preferred the, was better, were better",
);
export const FIRST = wordSet(
  "first original initial very primero original primera premier premiere erste ersten ursprunglich ursprunglichen primeiro primeira primo prima originale start beginning root",
);

export const SLIGHTLY = wordSet(
  "bit slightly little touch tad somewhat subtly hair fraction poco peu etwas bisschen pouco leggermente ligeramente legerement leicht mildly marginally",
);
export const MUCH = wordSet(
  "much way lot far very significantly really considerably mucho beaucoup viel deutlich muito molto drastically super even extremely a-lot lots",
);

/** Before a thing: one to be drawn, or the one that is there. */
export const INDEFINITE = wordSet(
  "a an another some two three un una une uno ein eine einen einem einer um uma otro otra autre anderen andere anderes outro outra altro altra",
);
export const DEFINITE = wordSet(
  "the teh hte that this those these our my its your el la los las le les l der die das den dem des o a os as il lo gli i this whole esa ese esta este cette ce dieses diesen diese esse essa questo questa quel quella dell del della do da",
);
export const AND = wordSet("and y et und e plus as well also");

/** The mark looks the other way. */
export const MIRRORED = phraseList(
  "face the other way, facing the other way, faces the other way, look the other way, looking the other way, the other way round, the other way around, turn the other way, turned the other way, point the other way, pointing the other way, mirror, mirrored, mirror image, flip, flipped, other direction, opposite direction, face left, face right, facing left, facing right, faces left, faces right, look left, look right, looking left, looking right, point left, point right, spiegeln, gespiegelt, spiegelverkehrt, andere richtung, hacia el otro lado, otro lado, espejo, dans l autre sens, autre sens, inverser le, miroir, para o outro lado, outro lado, espelhado, espelhada, dall altra parte, altra parte, specchiato, specchiata, rivolto, rivolta",
);

export const CLAUSE_BREAKS = wordSet("but then while pero sino aber ma also although though and y et und e");
export const CHANGE_VERBS = wordSet(
  "replace swap switch turn change use add make instead show put draw try with into to become becomes cambia cambiar usa anade pon remplace remplacer change mets utilise ajoute ersetze nimm verwende fuge zeige troca trocar usar cambia sostituisci usa metti aggiungi want have like prefer about prefiero quiero queremos mejor plutot prefere voudrais veux lieber mochte hatte will gern prefiro quero queria melhor vorrei preferirei metterei meglio preferisco could maybe perhaps rather what if be mit con avec com go pon poner metti mettere setze needs need imagine picture see",
);
