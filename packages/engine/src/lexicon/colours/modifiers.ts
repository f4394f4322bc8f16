/**
 * Words that move a colour, in OKLCH: lightness added, chroma multiplied, and a hue drawn towards by degrees.
 * `l` and `c` instead set the value outright ("pastel" is a place, "darker" is a direction). The commonest move as far as the
 * median of the names of that kind in the colour survey of xkcd, beside the colours without the word.
 */
export type Modifier = {
  readonly dl?: number;
  readonly kc?: number;
  readonly l?: number;
  readonly c?: number;
  readonly towards?: readonly [hue: number, degrees: number];
  /** Of the way to that hue, at most: a warm coral stays a coral. */
  readonly share?: number;
};

/** How far the survey's warm and cool colours are from the plain ones, of the way. */
const WARMED = 1 / 3;

export const MODIFIERS: readonly (readonly [words: string, move: Modifier])[] = [
  [
    "deep, deeper, profundo, profond, profonde, tief, tiefes, tiefe, tiefem, tiefen, satt, sattes, sattem, satten, profondo, intenso",
    { dl: -0.12, kc: 0.95 },
  ],
  [
    "dark, darker, oscuro, oscura, fonce, foncee, sombre, dunkles, dunkle, dunklen, dunklem, escuro, escura, scuro, scura",
    { dl: -0.17, kc: 0.85 },
  ],
  ["very dark, super dark, ultra dark, near, almost", { dl: -0.25, kc: 0.8 }],
  [
    "light, lighter, claro, clara, clair, claire, helles, helle, hellen, hellem, chiaro, chiara",
    { dl: 0.16, kc: 0.85 },
  ],
  [
    "pale, palest, palido, palida, blasses, blasse, blassem, blassen, zart, zarte, zartes, zartem, zarten, pallido, pallida",
    { l: 0.88, kc: 0.6 },
  ],
  ["pastel, pastels, pastell, pastello", { l: 0.82, kc: 0.65 }],
  ["powdery, powder", { l: 0.83, kc: 0.4 }],
  [
    "soft, softer, gentle, suave, doux, douce, sanftes, sanfte, sanftem, sanften, tenue, delicato",
    { dl: 0.14, kc: 0.63 },
  ],
  [
    "muted, subdued, desaturated, toned down, apagado, apagada, attenue, gedeckt, gedecktes, gedeckte, gedecktem, gedeckten, spento",
    { kc: 0.58 },
  ],
  ["dusty, dusky", { kc: 0.55, dl: 0.01 }],
  ["faded, washed, washed out, weathered, sun bleached", { kc: 0.5, dl: 0.05 }],
  ["smoky, smokey, murky", { kc: 0.4, dl: -0.06 }],
  ["milky, creamy", { dl: 0.18, kc: 0.45 }],
  ["icy, frosty, frosted, glacial", { l: 0.9, c: 0.035 }],
  [
    "bright, brighter, vibrant, brillante, vif, vive, vivo, viva, leuchtend, leuchtendes, leuchtendem, leuchtenden, kraftig, kraftiges, kraftigem, kraftigen, knallig, knalliges, knalligem, lebhaft, acceso",
    { dl: 0.03, kc: 1.2 },
  ],
  ["vivid, saturated, intense, punchy, bold, strong, rico", { kc: 1.3 }],
  ["electric, fluorescent, fluo, neon, highlighter, dayglo, neones", { l: 0.76, c: 0.26 }],
  ["hot", { l: 0.65, c: 0.27 }],
  ["acid, acidic", { dl: 0.12, kc: 1.3, towards: [115, 12] }],
  ["burnt, toasted, roasted, scorched", { dl: -0.1, kc: 0.9, towards: [45, 14] }],
  [
    "warm, warmer, calido, calida, chaud, chaude, warmes, warme, warmen, warmem, quente, caldo, calda",
    { towards: [55, 14], share: WARMED },
  ],
  [
    "cool, cooler, cold, frio, froid, kuhles, kuhle, kuhlem, kuhlen, freddo",
    { towards: [250, 14], share: WARMED },
  ],
  [
    "earthy, natural, organic, mineral, terroso, terreux, erdig, erdiges",
    { kc: 0.55, dl: -0.03, towards: [65, 12] },
  ],
  ["jewel, jewel toned, gemstone", { l: 0.42, c: 0.15 }],
  ["rich, luxurious, regal, imperial, royal, real, royale", { dl: -0.08, kc: 1.1 }],
  ["midnight, nocturnal", { l: 0.27, kc: 0.75 }],
  [
    "antique, vintage, retro, aged, old, antico, antica, antiguo, antigo, vieux, vieil, viejo, velho",
    { kc: 0.65, dl: -0.03, towards: [70, 8] },
  ],
  ["metallic, shiny, lustrous", { kc: 0.8 }],
  ["juicy, fresh, zesty, crisp", { dl: 0.05, kc: 1.15 }],
  ["mossy, forest, woodland", { dl: -0.1, kc: 0.8, towards: [140, 14] }],
  ["sea, marine, ocean", { towards: [215, 16] }],
  ["golden", { towards: [85, 16], kc: 1.5 }],
  ["reddish", { towards: [25, 20] }],
  ["bluish, blueish", { towards: [255, 20], kc: 0.8 }],
  ["greenish", { towards: [145, 20], kc: 0.8 }],
  ["yellowish", { towards: [98, 18] }],
  ["purplish, violety", { towards: [305, 20] }],
  ["pinkish", { towards: [0, 18] }],
  ["brownish", { towards: [55, 18], kc: 0.6, dl: -0.05 }],
  ["greyish, grayish, stony", { kc: 0.35 }],
];
