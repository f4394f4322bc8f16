/** All wording of the playground: prompt, result and directions. */

export const bench = {
  inWords: "In words",
  byHand: "By hand",
  loadingProject: "project",
  ways: "How to change it",
  loadingEditor: "editor",
  sixDirections: (environment: string, price: string) =>
    `Six directions${environment === "live" ? ` · ${price}` : ""}`,
  project: "Project",
  liveHint: (price: string) => `Live: each finished brand costs ${price}.`,
  sandboxHint: "Sandbox: free, with a watermark.",
  settings: "Project and starting point",
  live: "Live",
  sandbox: "Sandbox",
};

export const directionCard = {
  direction: "Direction",
  mark: "the mark",
  compare: "Compare",
  more: (price: string) => `More like this${price}`,
  refine: "Refine",
  likeOf: (title: string) => `Like ${title}`,
  like: "Like",
};

export const directionsBoard = {
  title: "Directions",
  stopComparing: "Stop comparing",
  compare: (compared: number, most: number) => `Compare ${compared} of ${most}`,
  hideOthers: "Hide the others",
  hint: "Like the ones you want to keep, or select two to four to compare. Nothing is deleted.",
};

export const directionsComparison = {
  title: "Comparison",
  onGround: (title: string, ground: string) => `${title} on a ${ground} background`,
  small: (title: string) => `${title}, small`,
};

export const directions = {
  picture: "A picture",
  letter: "The initial",
  meaning: "The name’s meaning",
  emblem: "An emblem",
  wordmark: "The name only",
  abstract: "An abstract mark",
};

export const equivalentCall = {
  title: "Make the same call with the API",
  command: "curl command",
};

export const page = {
  title: "Playground",
  about: "Describe a brand in a sentence, or say what to change about one you have.",
  loading: "projects",
  noProject: "Create a project first",
  createProject: "Create project",
  noProjectAbout: "Every brand belongs to a project. Create one, then come back and describe your brand.",
};

export const parentChoice = {
  label: "Start from",
  nothing: "A new brand",
};

export const previewed = {
  mark: "the mark",
  preview: (name: string) => `Preview: ${name}`,
  previewOnDark: (name: string) => `Preview on a dark background: ${name}`,
  watermark: "Previews carry a watermark.",
  noneInKept: "The version you save does not.",
};

/** The examples are sent to nobody: they stand in the empty box and in the curl command. */
export const promptForm = {
  freshExample: "A calm logo for Hearthside, a neighbourhood bakery, in terracotta",
  refiningExample: "Bolder, and in deep green",
  whatToChange: "What should change?",
  whatFor: "What is the brand for?",
  refine: "Refine brand",
  create: "Create brand",
  keys: "Ctrl+Enter",
  sends: "sends it",
};

export const result = {
  queued: "Queued",
  drawing: "Drawing",
  finished: "Finished",
  failed: "Failed",
  title: "Result",
  inTime: (time: string) => ` in ${time}`,
  nothing: "Your brand appears here. Then refine it in words or by hand.",
  mark: "the mark",
  afterOf: (name: string) => `After: ${name}`,
  logoOf: (name: string) => `Logo of ${name}`,
  beforeOf: (name: string) => `Before: ${name}`,
  before: "Before",
  undo: "Undo",
  history: "See it in History",
  unchanged: "Nothing changed.",
  whatChanged: "What changed",
  changed: (part: string) => `${part}: changed`,
  underASecond: "less than a second",
  seconds: (seconds: number) => `${seconds} s`,
};

/** Each goes into the prompt as it stands. */
export const usualWishes = {
  bolder: "Bolder",
  anotherSymbol: "Another symbol",
  warmer: "Warmer",
  stacked: "Stacked",
  title: "Suggested changes",
};
