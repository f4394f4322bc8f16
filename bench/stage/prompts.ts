/** Prompts of the kinds people write: a name with wishes, a name alone, a colour, a mood, a refusal, another language. */
export const PROMPTS: readonly string[] = [
  "Nocturne, a quiet tea house, deep indigo, a crescent moon",
  "Alder & Finch, architects in Oslo",
  "A neon green wordmark for Volt, an e-bike maker",
  "something calm for people who cannot sleep",
  "Copper & Pine, furniture. Forest green, slab serif, no leaves.",
  "Logo für die Bäckerei Morgenrot, warm und handgemacht",
  "A playful mark for Pip, a toy shop, three colours at most",
  "Harbour Lane Dental, trustworthy, blue, no teeth",
  "kinetic, an analytics start-up; sharp, technical, monochrome",
  "Sol y Sombra, a tapas bar in Seville",
  "A monogram for the law firm Okafor Lindqvist, serif, burgundy",
  "Tidepool: an aquarium shop, teal and coral, a fish or a wave",
];
