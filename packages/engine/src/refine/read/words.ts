/** The words of change, in six languages where callers are likely to use them. */

import type { Modifier } from "../../understand/lexicons/colour-modifiers.ts";
import { phraseList, wordSet } from "../../understand/lexicons/lists.ts";
import { commas, phrases } from "../../understand/phrases.ts";
import type { PartKind } from "../change.ts";
import { HUES, type HueBand } from "../hue.ts";

const rows = <T>(table: readonly (readonly [words: string, value: T])[]) =>
  phrases(table.flatMap(([words, value]) => commas(words).map((word): [string, T] => [word, value])));

export const PART_NOUNS = rows<PartKind>([
  [
    "mark, icon, symbol, logo mark, logomark, emblem, picture, graphic, drawing, sign, glyph, motif, monogram, badge, image, illustration, figure, icono, simbolo, dibujo, icone, symbole, dessin, zeichen, bildmarke, simbolo, icona, signet, mascot, shape",
    "mark",
  ],
  [
    "font, fonts, typeface, type, letters, lettering, typography, wordmark, text, letterforms, logotype, tipografia, letra, letras, fuente, police, lettres, typographie, schrift, schriftart, buchstaben, fonte, carattere, caratteri, lettere, letter spacing, tracking, weight, caps",
    "letters",
  ],
  [
    "color, colors, colour, colours, palette, tones, tone, hue, hues, shade, tint, colores, couleur, couleurs, farbe, farben, cor, cores, colore, colori, tonos, tons, toni, accent, accents",
    "colours",
  ],
  [
    "layout, arrangement, composition, position, lockup, placement, alignment, structure, disposicion, disposition, anordnung, disposicao, disposizione",
    "layout",
  ],
  ["name, brand name, wording, spelling, nombre, nom, namen, nome", "name"],
  ["tagline, slogan, motto, strapline, subtitle, eslogan, lema, claim, accroche, untertitel", "tagline"],
]);

export const LOCK_BEFORE = phraseList(
  "keep, keeping, leave, dont change, do not change, dont touch, do not touch, retain, preserve, without changing, without touching, same, hold, stick with, i like, we like, i love, we love, love, like, stay with, maintain, not the, mantener, manten, mantenga, manteniendo, garder, garde, gardez, gardant, behalte, behalten, behaltet, lass, manter, mantem, mantenha, mantieni, mantenere, mantenendo, conserva, conservar, conserve, no cambies, ne change pas, andere nicht, nao mude, non cambiare, sin cambiar, sans changer, ohne zu andern",
);
export const LOCK_AFTER = phraseList(
  "stays, stay, should stay, must stay, stays as is, stays the same, is fine, are fine, is perfect, are perfect, is great, are great, is good, are good, as is, unchanged, untouched, remains, remain, bleibt, bleiben, reste, restent, se queda, se mantiene, fica, resta, queda igual, can stay, must not change, should not change, is ok, are ok",
);
export const THE_REST = phraseList(
  "everything else, the rest, all else, everything, all the rest, todo lo demas, tout le reste, alles andere, o resto, tutto il resto, rest, lo demas, le reste",
);

const warm: Modifier = { towards: [55, 26], kc: 1.05 };
const cool: Modifier = { towards: [250, 26] };

export const SHIFTS = rows<Modifier>([
  [
    "warmer, more warmth, warm up, warm it up, mas calido, mas calida, mas calidos, plus chaud, plus chaude, plus chaudes, plus chauds, warmer wirken, warmere, warmeren, mais quente, mais quentes, piu caldo, piu caldi, piu calda, warmere farben",
    warm,
  ],
  [
    "cooler, colder, cool down, cool it down, mas frio, mas frios, plus froid, plus froide, plus froides, kuhler, kuhlere, mais frio, mais frios, piu freddo, piu freddi",
    cool,
  ],
  [
    "lighter, light up, lighten, lighten up, mas claro, mas clara, mas claros, plus clair, plus claire, plus claires, heller, hellere, mais claro, mais clara, piu chiaro, piu chiara, piu chiari",
    { dl: 0.1 },
  ],
  [
    "darker, darken, mas oscuro, mas oscura, mas oscuros, plus fonce, plus foncee, plus sombre, dunkler, dunklere, mais escuro, mais escura, piu scuro, piu scura, piu scuri",
    { dl: -0.11 },
  ],
  ["deeper, richer, richer colors, richer colours", { dl: -0.07, kc: 1.12 }],
  ["paler", { dl: 0.12, kc: 0.7 }],
  [
    "brighter, brighten, brighten up, mas brillante, plus vif, plus vive, leuchtender, mais vivo, piu vivo, piu brillante, fresher colors, fresher colours",
    { dl: 0.05, kc: 1.22 },
  ],
  [
    "more saturated, more vivid, more vibrant, more colourful, more colorful, punchier, more intense, stronger colors, stronger colours, more color, more colour, mas saturado, plus sature, gesattigter, kraftiger, mais saturado, piu saturo, mas intenso, increase saturation, more saturation, livelier colours, livelier colors",
    { kc: 1.4 },
  ],
  [
    "less saturated, more muted, muted, mute, desaturate, desaturated, toned down, tone down, tone it down, softer colors, softer colours, quieter colors, quieter colours, calmer colors, calmer colours, less colorful, less colourful, less vivid, less bright, less intense, subtler, more subtle, mas apagado, mas apagados, moins sature, moins vif, gedeckter, gedampfter, menos saturado, meno saturo, piu tenue, reduce saturation, less saturation",
    { kc: 0.6 },
  ],
  ["more pastel, pastel version, pastel, softer palette, softer tones", { dl: 0.14, kc: 0.6 }],
  [
    "more earthy, earthier, more natural colours, more natural colors",
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

export const SWAPS = phraseList(
  "swap the colors, swap the colours, swap colors, swap colours, switch the colors, switch the colours, invert the colors, invert the colours, exchange the colors, exchange the colours, colors the other way round, colours the other way round, flip the colors, flip the colours, reverse the colors, reverse the colours, intercambia los colores, inverser les couleurs, echanger les couleurs, farben tauschen, tausche die farben, trocar as cores, scambia i colori, inverti i colori",
);

export const HEAVIER = phraseList(
  "bolder, heavier, thicker, beefier, stronger, chunkier, fatter, more weight, more bold, mas grueso, mas gruesa, mas negrita, plus gras, plus epais, fetter, dicker, kraftiger, mais grosso, mais negrito, piu spesso, piu grassetto, bold, make it bold, in bold",
);
export const FINER = phraseList(
  "thinner, finer, less bold, less heavy, slimmer, daintier, more delicate, less weight, not so bold, not so heavy, mas fino, mas fina, plus fin, plus fine, dunner, feiner, mais fino, piu sottile, lighter weight",
);
export const SIMPLER = phraseList(
  "simpler, simplify, cleaner, less detailed, less detail, fewer details, more minimal, less complex, less complicated, less busy, plainer, reduce the detail, more reduced, simplified, too complicated, too busy, too detailed, mas simple, mas sencillo, plus simple, simplifie, simplifier, einfacher, schlichter, vereinfachen, mais simples, simplificar, piu semplice, semplifica, more abstract",
);
export const LARGER = phraseList(
  "bigger, larger, enlarge, increase the size, scale up, mas grande, plus grand, plus grande, grosser, maior, piu grande, more prominent",
);
export const SMALLER = phraseList(
  "smaller, shrink, reduce the size, scale down, mas pequeno, plus petit, plus petite, kleiner, menor, piu piccolo, less prominent",
);
export const ANOTHER = phraseList(
  "another, different, new, other, change, alternative, replace, swap, otro, otra, cambiar, cambia, un autre, une autre, changer, changez, andere, anderes, anderen, anderer, andern, outro, outra, mudar, altro, altra, un altro, cambiare, diferente, fresh",
);
export const AFRESH = phraseList(
  "start over, start again, from scratch, completely different, something completely different, something else entirely, totally different, try again, another version, another one, new version, different version, give me another, show me another, redo it, do it again, empezar de nuevo, recommencer, noch mal neu, ganz anders, comecar de novo, ricominciare, another variation, a variation, surprise me, something different, something else",
);
export const REMOVE = phraseList(
  "remove, drop, delete, lose, get rid of, no, without, take out, take away, take off, hide, kill, ditch, quita, quitar, elimina, sin, enleve, enlever, retire, supprime, sans, entferne, entfernen, ohne, weg mit, remova, tirar, sem, rimuovi, togli, senza",
);
export const ADD = phraseList(
  "add, include, put in, bring in, introduce, give it, anade, agrega, ajoute, ajouter, fuge, hinzufugen, adiciona, acrescenta, aggiungi",
);
export const BACK = phraseList(
  "back to, go back, return to, revert, revert to, undo, restore, as before, like before, as it was, previous, earlier, original, first version, the first, volver a, vuelve a, revenir a, reviens a, zuruck zu, zuruck zur, zuruck zum, voltar a, voltar ao, volta a, torna a, tornare a, torna al, torna alla, bring back, i preferred, we preferred, preferred the, was better, were better",
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

export const CLAUSE_BREAKS = wordSet(
  "but then while pero sino mais aber mas ma also plus although though and y et und e",
);
export const CHANGE_VERBS = wordSet(
  "replace swap turn change use add make instead show put draw try with into to become becomes cambia cambiar usa anade pon remplace remplacer change mets utilise ajoute ersetze nimm verwende fuge zeige troca trocar usar cambia sostituisci usa metti aggiungi want have like prefer",
);
