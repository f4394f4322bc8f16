/** All wording of editing by hand. */

export const colourField = {
  ink: "Ink",
  red: "Red",
  rust: "Rust",
  ochre: "Ochre",
  green: "Green",
  teal: "Teal",
  blue: "Blue",
  indigo: "Indigo",
  plum: "Plum",
  code: (label: string) => `${label}, hex code`,
};

export const editPanel = {
  loading: "editor",
  title: "Edit by hand",
  controls: "Controls",
  keep: "Save version",
  undo: "Undo last edit",
  left: "Mark left",
  right: "Mark right",
  above: "Mark above",
  below: "Mark below",
  badge: "Badge",
  wordmark: "Name only",
  symbolOnly: "Symbol only",
  typed: "As typed",
  upper: "ALL CAPS",
  lower: "lowercase",
  titleCase: "Title Case",
  colours: "Colours",
  main: "Main colour",
  accent: "Accent colour",
  layout: "Layout",
  position: "Mark position",
  size: "Mark size",
  letters: "Letters",
  weight: "Weight",
  case: "Case",
  name: "Name",
  nameHint: "(change the spelling in words)",
  tagline: "Tagline",
  taglineLabel: "Text under the name",
  symbol: "Symbol",
};

export const faceList = {
  title: "Typeface",
  find: "Find a typeface",
  none: "No typeface matches.",
};

export const partFields = {
  lockOf: (title: string) => `Lock: ${title}`,
  locked: "Locked",
  lock: "Lock",
};

export const symbolSearch = {
  label: "Find a symbol",
  example: "fox, leaf, anchor",
  oneFound: "1 symbol",
  found: (count: number) => `${count} symbols`,
  none: (word: string) => `No symbol matches “${word}”. Try another word.`,
  list: "Symbols",
  item: (name: string, number: number) => `${name}, symbol ${number}`,
};
