/** Words for the finer classes of letters. They are asked before those of `words.ts`, where some stand for a wider class. */

import type { TypeClass } from "../../vocabulary.ts";

/** All of them mean letters by themselves. */
const ALONE: readonly (readonly [type: TypeClass, words: string])[] = [
  [
    "blackletter",
    "blackletter, black letter, gothic blackletter, gothic lettering, gothic letters, gothic font, gothic script, gothic typeface, old english letters, old english lettering, old english font, old english type, old english style, old english script, old english typeface, fraktur, fraktur letters, fraktur type, frakturschrift, gebrochene schrift, gotische schrift, gotische buchstaben, gotische letters, letra gotica, letras goticas, tipografia gotica, tipo gotico, fonte gotica, lettres gothiques, ecriture gothique, police gothique, caratteri gotici, lettere gotiche, carattere gotico, scrittura gotica, textura lettering, pismo gotyckie, gotyckie litery, czcionka gotycka, gotyckimi literami, gotik yazi, gotik harfler, gotik font, готический шрифт, готические буквы, готическим шрифтом, готичний шрифт, готичні літери, γοτθικα γραμματα, γοτθικη γραμματοσειρα",
  ],
  [
    "stencil",
    "stencil, stencils, stencil type, stencil letters, stencil font, stencil lettering, stencil typeface, stencilled, stenciled, stencilled letters, stenciled letters, schablonenschrift, schablone schrift, schablonenbuchstaben, pochoir, lettres au pochoir, police pochoir, letra stencil, letras stencil, tipo stencil, letra de estencil, letras de plantilla, estencil, estarcido, letras de estarcido, stampino, caratteri stencil, lettere stencil, sjabloonletters, sjabloon, litery szablonowe, szablonowe litery, sablon yazi, sablon harfler, трафаретный шрифт, трафаретные буквы, трафарет, трафаретний шрифт, στενσιλ",
  ],
  [
    "typewriter",
    "typewriter, typewriter font, typewriter type, typewriter letters, typewriter style, typewriter lettering, typewriter typeface, typewritten, old typewriter, maquina de escribir, letra de maquina de escribir, machine a ecrire, dactylo, schreibmaschine, schreibmaschinenschrift, macchina da scrivere, caratteri da macchina da scrivere, maquina de escrever, maquina de datilografar, schrijfmachine, schrijfmachineletters, maszyna do pisania, maszynowe litery, pismo maszynowe, czcionka maszynowa, daktilo, daktilo yazi, пишущая машинка, машинописный, машинописный шрифт, машинописные буквы, друкарська машинка, машинописний шрифт, γραφομηχανη",
  ],
  [
    "handwritten",
    "handwritten, hand written, handwriting, handwritten font, handwritten letters, handwritten lettering, handwritten style, casual handwriting, hand lettered, hand lettering, handlettering, hand drawn letters, hand drawn lettering, hand drawn type, written by hand, marker lettering, marker pen, felt tip, chalk lettering, chalkboard lettering, manuscrita, manuscrito, manuscritas, manuscritos, letra manuscrita, letra a mano, escrito a mano, letra de mano, lettering a mano, ecriture manuscrite, manuscrite, manuscrites, manuscrit, ecrit a la main, lettrage main, handgeschrieben, handgeschriebene, handgeschriebenen, handgeschriebener, handgeschriebenes, handschrift, handschriftlich, handschriftliche, handschriftlichen, scritto a mano, scritta a mano, scritte a mano, scrittura a mano, a mano alzata, escrita a mao, escrito a mao, escritas a mao, letra de mao, handgeschreven, met de hand geschreven, odreczne, odreczne pismo, pismo odreczne, recznie pisane, el yazisi, el yazisiyla, рукописный, рукописный шрифт, рукописные буквы, от руки, рукописний, рукописний шрифт, від руки, χειρογραφα, χειρογραφη, χειρογραφο",
  ],
  [
    "pixel",
    "pixel font, pixel type, pixel letters, pixel lettering, pixel typeface, pixel style letters, pixelated, pixelated letters, pixellated letters, pixel art letters, bitmap font, bitmap letters, bitmap type, 8 bit font, 8 bit letters, 8 bit lettering, 8 bit type, 8 bit pixel lettering, 8bit font, 8bit letters, pixelig, pixelige, pixeligen, pixeliges, pixelschrift, pixelbuchstaben, pixelado, pixelada, pixeladas, letras pixeladas, letra pixel, letras de pixel, pixelise, pixelisee, pixellise, pixellisee, lettres pixelisees, lettres pixel, pixelata, pixelato, pixelate, lettere pixel, caratteri pixel, pixelletters, pikselowe, pikselowe litery, pikselowa czcionka, piksel harfler, piksel yazi, пиксельный шрифт, пиксельные буквы, піксельний шрифт, піксельні літери, εικονοστοιχεια",
  ],
  [
    "old-style",
    "old style serif, old style serifs, oldstyle serif, old style type, old style, oldstyle, humanist old style, garalde, venetian serif, renaissance serif, renaissance type, renaissance letters, elzevir, elzeviro, elzevirien, elzevirs, mediavalschrift, renaissance antiqua, mediaeval antiqua, romana antigua, letra humanistica, garaldas, romanas antiguas, old face, garamond style",
  ],
  [
    "didone",
    "didone, didones, didone serif, modern serif, didot style, bodoni style, high contrast serif, hairline serifs, serif with hairlines",
  ],
  ["grotesk", "grotesk schrift, groteskschrift, neo grotesque type, neo grotesque sans"],
];

export const FINE_CLASS_WORDS: readonly (readonly [words: string, type: TypeClass, isEnough: boolean])[] = [
  ...ALONE.map(([type, words]) => [words, type, true] as const),
  ["pixel, 8 bit, 8bit, bitmap, pixels", "pixel", false],
  ["hand drawn", "handwritten", false],
  ["renaissance", "old-style", false],
  ["broad", "wide", false],
  ["gothic, gotica, gotico, gotisch, gotische, gothique, gotycki, gotik", "blackletter", false],
  [
    "zaokraglone, zaokraglony, yuvarlak, yuvarlatilmis, округлые, округлый, округлі, afgeronde",
    "rounded",
    false,
  ],
  ["waskie, waska, узкий, узкие, вузький, вузькі, στενα, στενη", "condensed", false],
  ["szerokie, szeroka, genis, широкий, широкие, широкі, φαρδια", "wide", false],
  [
    "szeryfowa, szeryfowy, szeryfowe, z szeryfami, serifli, с засечками, із засічками, засечки, засічки, schreefletter, met schreef, με πατουρες, σεριφ",
    "serif",
    true,
  ],
  [
    "bezszeryfowa, bezszeryfowy, bezszeryfowe, bez szeryfow, serifsiz, без засечек, без засічок, schreefloos, schreefloze, χωρις πατουρες",
    "sans",
    true,
  ],
  [
    "monospaced, stala szerokosc, o stalej szerokosci, моноширинный, моноширинні, моноширинний, es aralikli",
    "mono",
    true,
  ],
  [
    "каллиграфия, каллиграфический, каліграфічний, kaligrafia, kaligraficzne, kaligrafi, kaligrafik, καλλιγραφικα",
    "script",
    true,
  ],
];

/** Italics: leaning letters. Those of the second list need a word for letters beside them. */
export const ITALIC_WORDS =
  "italic, italics, in italics, italicised, italicized, italic letters, italic type, italic font, kursiv, kursive, kursiven, kursivschrift, italique, italiques, en italique, italico, em italico, kursywa, kursywe, курсив, курсивом, курсивный, italik, cursief, cursieve letters, πλαγια γραμματα";
export const LEANING_WORDS =
  "slanted, leaning, oblique, sloped, slanting, inclinada, inclinadas, inclinees, geneigt, schrag";

/** Scripts that write without spaces, or whose words change too much to be listed: what is said of letters, wherever it stands. */
export const UNSPACED: readonly (readonly [pattern: RegExp, type: TypeClass])[] = [
  [/无衬线|無襯線|黑体|黑體|ゴシック体|ゴシック|サンセリフ|고딕체?|산세리프|돋움|بدون زوائد|सैंस/u, "sans"],
  [
    /(?<![无無])(?:衬线|襯線)|宋体|宋體|明体|明體|明朝体?|(?<!サン)セリフ|명조체?|(?<!산)세리프|바탕체?|نسخ|सेरिफ/u,
    "serif",
  ],
  [/手写|手寫|手書き|手描き|손글씨|بخط اليد|हस्तलिखित|हाथ से लिख/u, "handwritten"],
  [/书法|書法|毛笔|毛筆|草书|草書|筆文字|筆記体|캘리그라피|붓글씨|필기체|خط ديواني|خط رقعة|सुलेख/u, "script"],
  [/圆体|圓體|圆润|圓潤|丸ゴシック|丸文字|丸い文字|둥근|مستدير|गोल/u, "rounded"],
  [/像素|ピクセル|ドット文字|픽셀|도트|بكسل|पिक्सेल/u, "pixel"],
  [/哥特体|哥德體|ブラックレター|블랙레터|قوطي|ब्लैकलेटर/u, "blackletter"],
  [/打字机|打字機|タイプライター|타자기|آلة كاتبة|टाइपराइटर/u, "typewriter"],
  [/等宽|等寬|等幅|고정폭|모노스페이스|أحادي المسافة|मोनोस्पेस/u, "mono"],
  [/镂空字|模板字|ステンシル|스텐실|استنسل|स्टेंसिल/u, "stencil"],
  [/窄体|窄體|細長い文字|コンデンス|좁은|مضغوط|संकरे/u, "condensed"],
];

/** Phrases of the wider lists that say a finer class by one of their words. */
const FINER: readonly (readonly [pattern: RegExp, type: TypeClass])[] = [
  [/stencil|schablone|pochoir|estencil/, "stencil"],
  [/pixel|bitmap|8 bit/, "pixel"],
  [/black ?letter|fraktur|goth|gotic|gotisch|gebrochen|old english/, "blackletter"],
];

export const finerOf = (words: string, type: TypeClass): TypeClass =>
  (type === "display" && FINER.find(([pattern]) => pattern.test(words))?.[1]) || type;
