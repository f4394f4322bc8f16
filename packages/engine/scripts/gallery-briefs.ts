import {
  type Brief,
  EMPTY_BRIEF,
  type Form,
  type LockupKind,
  type Mood,
  type TypeClass,
} from "../src/vocabulary.ts";

/** Moods in one word each, as points on the six axes: loud, new, grave, rich, sharp, machine. */
const MOODS = {
  calm: [-0.7, 0.2, 0, -0.3, -0.5, -0.4],
  trust: [-0.3, 0.1, 0.6, -0.3, 0.1, 0.2],
  loud: [0.9, 0.3, -0.1, 0.1, 0.5, 0],
  playful: [0.4, 0.3, -0.9, 0.2, -0.6, -0.5],
  luxury: [-0.4, -0.4, 0.8, 0.7, 0.3, -0.2],
  craft: [0, -0.5, 0, 0.4, -0.2, -0.8],
  tech: [0.1, 0.8, 0.1, -0.2, 0.2, 0.8],
  editorial: [0, -0.1, 0.6, 0.2, 0.4, 0],
  warm: [-0.2, 0, -0.3, 0.1, -0.5, -0.7],
  bold: [0.6, 0.5, 0.2, -0.3, 0.6, 0.3],
} as const;

type Row = readonly [
  name: string | null,
  trade: string,
  mood: keyof typeof MOODS,
  more?: {
    readonly motifs?: string;
    readonly form?: Form;
    readonly lockup?: LockupKind;
    readonly type?: readonly TypeClass[];
    readonly colors?: string;
    readonly tagline?: string;
    readonly avoid?: string;
  },
];

const ROWS: readonly Row[] = [
  ["Nocturne", "sleep tea", "calm"],
  ["Alder & Finch", "furniture", "craft"],
  ["Kestrel", "logistics", "bold"],
  ["Halden", "investment", "trust"],
  ["Mirin", "restaurant", "warm"],
  ["Brightside", "solar energy", "bold"],
  ["Oko", "eyewear", "tech"],
  ["Tidewater", "surf school", "warm", { motifs: "wave" }],
  ["Rook", "security software", "tech"],
  ["Saffron Road", "travel", "warm"],
  ["Lumen", "architecture", "editorial", { form: "wordmark" }],
  ["Northwind", "sailing", "trust", { tagline: "Charter & training since 1988" }],
  ["Pip", "kids toys", "playful"],
  ["Verity Law", "law", "trust", { form: "monogram" }],
  ["Ember & Oak", "grill", "craft", { motifs: "flame" }],
  ["Solstice", "festival", "loud"],
  ["Quill", "publishing", "editorial"],
  ["Zephyr", "drone", "tech"],
  ["Maison Dorée", "perfume", "luxury"],
  ["Fox & Fern", "garden", "warm", { motifs: "fox" }],
  ["Gather", "coworking", "warm"],
  ["Cobalt", "database", "tech", { colors: "#1f4bd8" }],
  ["Wren", "podcast", "playful"],
  ["Basalt", "climbing gym", "bold", { motifs: "mountain" }],
  ["Lotus House", "yoga", "calm", { motifs: "lotus" }],
  ["Harrow Mill", "bakery", "craft", { form: "emblem", tagline: "Stone-ground bread" }],
  ["Pulse", "fitness", "loud"],
  ["Ditto", "printing", "playful", { form: "wordmark" }],
  ["Aurelia", "jewelry", "luxury", { type: ["serif"] }],
  ["Grove", "climate", "calm"],
  ["Meridian", "fintech", "trust"],
  ["Bumble Bakery", "cake", "playful"],
  ["Orbit", "satellite", "tech"],
  ["Tern", "airline", "trust"],
  ["Vela", "sailing boat", "calm", { lockup: "stacked" }],
  ["Cedar", "insurance", "trust"],
  ["Kindred", "charity", "warm"],
  ["Volt", "ev charging", "loud"],
  ["Stillwater", "spa", "calm", { lockup: "stacked" }],
  ["Union Coffee", "coffee roaster", "craft"],
  ["Atlas", "consulting", "trust"],
  ["Juniper", "gin", "craft", { form: "emblem" }],
  ["Copperline", "plumbing", "bold"],
  ["Hearth", "real-estate", "warm", { motifs: "house" }],
  ["Tessera", "data", "tech", { form: "abstract" }],
  ["Bloom", "florist", "warm"],
  ["Ridgeline", "hiking", "bold"],
  ["Mono", "developer api", "tech", { type: ["mono"] }],
  ["Paloma", "wedding", "luxury", { motifs: "bird" }],
  ["Sundial", "school", "warm"],
  ["Fjord", "skincare", "calm"],
  ["Kaleido", "design agency", "playful", { form: "abstract" }],
  ["Owl & Key", "bookshop", "craft", { motifs: "owl" }],
  ["Redwood", "brewery", "craft", { motifs: "tree", form: "line" }],
  ["Hush", "mattress", "calm"],
  ["Forge", "gym", "loud", { colors: "#e4572e #1b1b1b" }],
  ["Silvia Marchetti", "photography", "editorial", { form: "monogram" }],
  ["Canopy", "insurance", "warm"],
  [null, "ocean charity", "calm", { motifs: "whale" }],
  [null, "astronomy", "tech"],
  ["Ηλιος", "solar", "warm"],
  ["Заря", "bakery", "craft"],
  ["قهوة", "coffee", "craft"],
  ["पवन", "wind energy", "bold"],
  ["桜カフェ", "cafe", "calm"],
  ["Żółw", "travel", "playful", { motifs: "turtle" }],
  ["The Society for the Preservation of Handmade Paper and Letterpress Printing", "letterpress", "editorial"],
  ["7", "magazine", "loud"],
  ["Ætla", "strategy", "editorial"],
  ["SkyPort", "cloud hosting", "tech"],
  ["Nomad Notes", "journal", "warm", { tagline: "Stories from the road" }],
  ["Peak & Pine", "outdoor", "craft", { motifs: "mountain" }],
];

/** The gallery's Briefs: plain data, as the understanding part would hand them over. */
export const GALLERY: readonly { readonly label: string; readonly brief: Brief }[] = ROWS.map(
  ([name, trade, moodName, more = {}]) => {
    const [loud, fresh, grave, rich, sharp, machine] = MOODS[moodName];
    const mood: Mood = { loud, new: fresh, grave, rich, sharp, machine };
    const brief: Brief = {
      ...EMPTY_BRIEF,
      name: name === null ? null : { value: name, source: "stated" },
      trade: { value: trade, source: "stated" },
      mood: { value: mood, source: "inferred" },
      motifs: more.motifs ? { value: more.motifs.split(" "), source: "stated" } : null,
      form:
        more.form || more.lockup
          ? { value: { form: more.form ?? null, lockup: more.lockup ?? null }, source: "stated" }
          : null,
      type: more.type
        ? {
            value: { classes: more.type, family: null, weight: null, case: null, tracking: null },
            source: "stated",
          }
        : null,
      colors: more.colors
        ? {
            value: more.colors
              .split(" ")
              .map((hex) => ({ hex, word: hex, exact: true, role: "any" as const })),
            source: "stated",
          }
        : null,
      tagline: more.tagline ? { value: more.tagline, source: "stated" } : null,
      avoid: more.avoid
        ? { value: { colors: [], motifs: more.avoid.split(" "), styles: [] }, source: "stated" }
        : null,
    };
    return { label: `${name ?? "(no name)"} · ${trade} · ${moodName}`, brief };
  },
);
