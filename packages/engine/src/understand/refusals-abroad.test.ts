import { beforeAll, describe, expect, it } from "vitest";
import { loadStudio } from "../studio/load.ts";
import type { Studio } from "../vocabulary.ts";
import { readBrief } from "./understand.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await loadStudio();
});

describe("a colour that is refused in another language", () => {
  it.each([
    "El azul ni en pintura. Mensajería Pedal Exprés, en naranja.",
    "Huyamos del azul, por favor; la app se llama Cuadre y nos gusta el naranja.",
    "Le bleu, très peu pour nous. La salle s'appelle Prise de Tête, orange.",
    "Ras le bol du bleu ! Notre cabinet s'appelle Souffle, plutôt orange.",
    "Blau schenken wir uns. Die Werkstatt heißt Nullpunkt, Farbe Orange.",
    "Alles außer Blau, bitte. Der Laden heißt Kante, gern in Orange.",
    "Tudo menos azul. A loja chama-se Racha Aí, pode ser laranja.",
    "Azul nem pensar. A marca é Prumo e gostamos de laranja.",
    "Tutto fuorché il blu. Lo studio si chiama Muro & Luce, in arancione.",
    "Il blu anche no, grazie. La cantina si chiama Terre Mute, in arancione.",
  ])("is no wish: “%s”", (prompt) => {
    const { colors, avoid } = readBrief(studio, prompt).brief;
    expect(avoid?.value.colors).toHaveLength(1);
    expect(colors?.value.map(({ word }) => word)).not.toContainEqual(
      expect.stringMatching(/^(?:azul|bleu|blau|blu)/i),
    );
  });
});
