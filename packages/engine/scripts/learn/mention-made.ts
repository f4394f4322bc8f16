/**
 * Labelled prompts made from the phrasings: each sentence once by itself and once beside another, with other nouns.
 *
 * A phrasing (`phrasings/<language>.txt`) is a way in which people wish, refuse or merely tell, as a sentence with gaps: R a
 * thing refused, M a thing wished, N a thing told of; D, C and X the same for colours. They teach what the labelled
 * prompts have too few of; the gaps are filled with many nouns, so that the way of saying is learned and not the noun.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tableRows } from "../../src/understand/lexicons/lists.ts";
import { CREATURES } from "../../src/understand/lexicons/things.ts";
import { GROWN_THINGS } from "../../src/understand/lexicons/things-grown.ts";
import { OTHER_THINGS } from "../../src/understand/lexicons/things-made.ts";
import type { LabelledPrompt } from "../evaluate/labelled.ts";
import { generator } from "./order.ts";

const words = (list: string): string[] => list.split(",").map((word) => word.trim());
const rows = [CREATURES, GROWN_THINGS, OTHER_THINGS].flatMap(tableRows);
const known = rows.map(([english = ""]) => english);
const abroad = rows.flatMap(([, list = ""]) => list.split(" ").filter((word) => !word.includes("_")));
/** Nouns no lexicon knows, as half of those in real prompts are. */
const STRANGE = words(
  "gargoyle, trellis, lanyard, sprocket, turnstile, mannequin, periscope, gondolier, tuning fork, sandcastle, kiln, spatula, zeppelin, tugboat, crowbar, hinge, dovetail, bobbin, gargle, parapet, oil can, paddleboard, washboard, flywheel, bellows, signpost, milestone, totem, pagoda, toboggan, monocle, blender, hairdryer, jackhammer, oat stalk, bread knife, postcard, snow globe, doormat, thermos, gearstick, herring, lemur, stoat, osprey, quokka, walrus, sphinx, minotaur, rickshaw, gramophone, abacus, metronome, weathervane, birdhouse, treehouse, drawbridge, waffle, dumpling, noodle, sprig, seaweed, kelp, barnacle, pebble, tartan, swoosh, ribbon, shadow, gradient, outline, sparkle, halo, silhouette, clip art",
);
const STRANGE_ABROAD = words(
  "ciuccio, cifrao, fanfare, korkzieher, bugambilia, bisturi, garibaldi, sfumatura, degradado, degrade, verlauf, schatten, sombra, ombra, alambique, alambicco, trapiche, berimbau, cuatro, bandoneon, jangada, rabelo, gondole, ruche, grappin, pelote, pipette, flacon, zahnarztstuhl, bohrturm, wanderstab, trachtenhut, gamsbart, kochloffel, ventaglio, lanterna, mestolo, tagliere, imbuto, macina, candelabro, botijo, peineta, porron, mantilla, boina, navaja, tirante",
);
const COLOURS: { readonly [language: string]: readonly string[] } = {
  en: words(
    "navy, teal, dark green, mustard, black, cream, coral, purple, gold, hot pink, rust, slate grey, sky blue, off-white, burgundy",
  ),
  es: words("azul marino, verde oliva, mostaza, negro, crema, coral, morado, dorado, terracota"),
  fr: words("bleu marine, vert sapin, moutarde, noir, crème, corail, violet, doré, terracotta"),
  de: words("Dunkelblau, Tannengrün, Senfgelb, Schwarz, Creme, Koralle, Lila, Gold, Rostrot"),
  pt: words("azul-marinho, verde-escuro, mostarda, preto, creme, coral, roxo, dourado, terracota"),
  it: words("blu notte, verde bosco, senape, nero, panna, corallo, viola, oro, ruggine"),
};
const OPENINGS: { readonly [language: string]: readonly string[] } = {
  en: [
    "Logo for NAME, a bakery in Leeds.",
    "We're NAME and we run a small gym.",
    "NAME. Law firm.",
    "hi, need a logo for my cafe called NAME.",
  ],
  es: [
    "Logo para NAME, una panadería en Sevilla.",
    "Somos NAME, un taller mecánico.",
    "NAME, bufete de abogados.",
  ],
  fr: [
    "Un logo pour NAME, boulangerie à Lyon.",
    "Nous sommes NAME, un cabinet d'avocats.",
    "NAME, café à Nantes.",
  ],
  de: ["Logo für NAME, eine Bäckerei in Köln.", "Wir sind NAME, eine Kanzlei.", "NAME, Café in Graz."],
  pt: ["Logo para a NAME, padaria em Braga.", "Somos a NAME, uma oficina.", "NAME, escritório de advogados."],
  it: ["Logo per NAME, panificio a Bari.", "Siamo NAME, uno studio legale.", "NAME, caffè a Trieste."],
};
const NAMES = words(
  "Velmora, Tarn & Pike, Ostrel, Juna Works, Quill Fold, Brandt & Sohn, Casa Lume, Nord Acht, Orlik, Hollin",
);
const CELLS: { readonly [gap: string]: string } = { R: "a", D: "a", M: "m", C: "c" };

export function madePrompts(): readonly LabelledPrompt[] {
  const random = generator(5);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Object.keys(OPENINGS).flatMap((language) => {
    const sentences = readFileSync(join(import.meta.dirname, `phrasings/${language}.txt`), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.replaceAll("\\n", "\n"));
    return sentences.flatMap((sentence) => [
      fill(language, [sentence]),
      fill(language, random() < 0.5 ? [sentence, pick(sentences)] : [pick(sentences), sentence]),
    ]);
  });

  function fill(language: string, sentences: readonly string[]): LabelledPrompt {
    const name = pick(NAMES);
    const labels: { [cell: string]: string[] } = {};
    const used = new Set<string>();
    const body = sentences.join(
      sentences.some((line) => line.includes("\n") || /: [A-Z]/.test(line)) ? "\n" : " ",
    );
    const filled = body.replace(/\b([RMNDCX])(s?)(?![\p{L}'’])/gu, (_, gap: string, many: string) => {
      const word = noun(language, gap, used);
      const cell = CELLS[gap];
      if (cell) labels[cell] = [...(labels[cell] ?? []), word];
      return many ? plural(language, word) : word;
    });
    const opening = pick(OPENINGS[language]!).replace("NAME", name);
    return {
      prompt: random() < 0.8 ? `${opening} ${filled}` : `${filled} ${opening}`,
      labels: {
        n: name,
        ...Object.fromEntries(Object.entries(labels).map(([cell, list]) => [cell, list.join(",")])),
      },
    };
  }

  function noun(language: string, gap: string, used: Set<string>): string {
    for (;;) {
      const list = /[DCX]/.test(gap)
        ? COLOURS[language]!
        : language === "en"
          ? random() < 0.55
            ? known
            : STRANGE
          : random() < 0.6
            ? abroad
            : STRANGE_ABROAD;
      const word = pick(list);
      if (used.has(word)) continue;
      used.add(word);
      return language === "de" && !/[DCX]/.test(gap) ? word[0]!.toUpperCase() + word.slice(1) : word;
    }
  }
}

function plural(language: string, word: string): string {
  if (language === "de") return /e$/.test(word) ? `${word}n` : `${word}e`;
  if (language === "it") return word.replace(/[ao]$/, (end) => (end === "a" ? "e" : "i"));
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
