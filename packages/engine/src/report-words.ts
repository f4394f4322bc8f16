/**
 * The Report's wording, for all of the engine: why a wish was not met, what was done instead, what words led to, and
 * notes. Each is a clause; the service makes sentences of them (`service/src/generation/explanation.ts`). Why something
 * cannot be in a logo at all stands in `lexicon/impossible.ts`.
 */

const initialsOf = (letters: string): string =>
  [...letters].length > 1 ? `the initials ${letters}` : `the initial ${letters}`;

/** An English noun with its article, by its first letter. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

export const design = {
  nameGuessed: (name: string) =>
    `“${name}” was read as the name; if that is wrong, state the name in a refinement`,
  counted: (explored: number, concepts: number, admitted: number) =>
    `${explored} candidates for ${concepts} concepts, ${admitted} of them as requested`,
  typefaceAsStated: "the requested typeface",
  nearestUsed: "the nearest typeface is used",
  symbolOnly: "the logo is a symbol only",
  leftOut: "it is left out",
};

export const explorePairing = {
  letters: (asked: string) => `${[...asked].length > 1 ? "letters" : "letter"} ${asked}`,
  noDrawing: "Marque has no drawing of it",
  drawnAsKin: "something similar is drawn",
  oneThing: "this kind of mark shows only one thing",
  oneBesideLetters: "beside letters a mark shows one thing",
  threeThings: "a mark shows at most three things",
  notAllSeen: "drawn together, the three could not all be recognised",
  notBothSeen: "drawn together, the two could not both be recognised",
};

export const inPlace = (drawn: string, wish: string): string =>
  `${withArticle(drawn)} in place of the ${wish}`;

export const exploreWishes = {
  noPicture: "Marque has no picture for this kind of business",
  noMeaning: "the name has no meaning that can be drawn",
  allShowIt: "every mark that was drawn shows it",
  plainestUsed: "the least obvious one is used",
  noLetter: "the name has no letter that Marque can draw",
  noForm: (form: string) => `nothing suitable could be drawn as ${form}`,
  otherForm: "another form is used",
  bestDrawn: "the best match is drawn",
  letters: (asked: string) => `the letters ${asked}`,
  interlaced: "interlaced letters",
  lettersApart: "these letters cannot be combined in this typeface",
  firstOnly: "only the first letter is shown",
  notPictured: (form: string) => `${form} mark does not show objects`,
  noDrawing: "Marque has no drawing of it",
  idea: "the mark shows the idea behind it",
  letter: "the mark is a letter of the name",
  figure: "the mark is an abstract figure",
  severalShown: (things: string) => `the ${things} are shown`,
  oneShown: (thing: string | undefined) => `only the ${thing} is shown`,
};

export const palette = {
  used: (hex: string) => `${hex} is used`,
  faint: "too faint to see on this background",
  unreadable: "letters in this colour cannot be read on this background",
  noGround: "no background shows both colours in this form",
  notAlone: (colours: string) => `${colours} and no other colour`,
  needsMore: "in these alone not every part can be seen and told apart",
};

export const prompt = {
  plain: (characters: number) =>
    `drawing took too long, so only the first ${characters} characters were read`,
  tooLong: "drawing took too long",
  builtIn: (why: string) => `${why}, so the built-in reader read the prompt`,
};

export const readerBriefOf = {
  outlines: "logos are outlines in flat colours",
  leftOut: "it was left out",
  unknownFamily: "Marque has no typeface of that name",
  chosenWithout: "another typeface was chosen",
};

export const readerRequest = {
  notFlat: "a logo is a still image of flat outlines",
  notUnderstood: "no change could be read from it",
  unclear: "it is not clear which one is meant",
  notShown: (thing: string) => `the logo shows no ${thing}`,
  unchanged: "nothing was changed",
  isNotShown: "the mark does not show it",
  taglineFollows: "the letters of a slogan follow those of the name",
};

export const readerDirection = {
  contradicts: (other: string) => `the prompt also asks for ${other}`,
  otherDrawn: "that is drawn instead",
  form: (form: string) => `another form, ${form}`,
  arrangement: (lockup: string) => `${lockup} layout`,
};

export const refineApply = {
  promptKeeps: (part: string) => `the prompt also asks to keep the ${part}`,
  locked: (part: string) => `the ${part} ${part === "colours" || part === "letters" ? "are" : "is"} locked`,
};

export const refineColours = {
  oneColour: "the logo shows one colour only",
  otherHold: "these colours could not be seen as the logo was built, so another plate or outline holds them",
  lettersKeep: (hex: string) => `the letters stay ${hex}`,
};

export const refineColourSteps = {
  limit: (ask: string) => `the colours cannot be ${ask} and still show on light and dark backgrounds`,
  asFar: (ask: string) => `only as much ${ask} as can still be seen beside the other colours`,
};

export const refineFrame = {
  emblem: "an emblem is already round",
  noMark: "this logo has no mark to frame",
  noFrame: "this mark has no frame",
  noEarlier: "no earlier version stood in such a frame",
  isThere: (kind: string) => `the mark stands in a ${kind} already`,
  noLine: "what is around the mark is filled, so it has no line",
  lineEnds: (ask: string) =>
    ask === "finer" ? "a finer line could not be seen in small sizes" : "a bolder line would be a plate",
};

export const refineJoined = {
  redrawn: (said: string) => `the present drawing has no place for it (${said}), so another shows both`,
  isThere: (things: string) => `the mark shows the ${things} already`,
  notCounted: (thing: string) => `the drawing has no ${thing} that could be repeated apart`,
  noPlace: "the present drawing has no place for it, and it is to stay as it is",
};

export const refineLayout = {
  already: "the mark is already there",
  sizesApart: "a larger difference in size would break the logo apart",
  drawnAsOne: "the things of this mark are drawn as one, and cannot be sized apart",
  sizeAlready: "the mark already has that size",
  noOwnSizes: (kind: string) => `in this layout (${kind}) the mark and the name share one size`,
  noGap: (kind: string) => `in this layout (${kind}) there is no gap between a mark and a name`,
  gapEnds: "any further the mark and the name would no longer read as one logo",
  noMark: "this logo has no mark",
  emblemAlready: "the logo is already an emblem",
  emblemNeedsName: "an emblem needs a name, and the prompt gives none",
  intoEmblem: "an emblem is one piece: the same mark and letters were set on its circle",
  outOfEmblem: (isStacked: boolean) =>
    `the emblem was taken apart: its letters are now ${isStacked ? "below" : "beside"} its mark`,
  noName: "no name was given",
  symbolOnly: "the logo stays a symbol only",
};

export const refineLetters = {
  noSlant: "letters on a circle cannot be slanted",
  weightAlready: "the letters already have that weight",
  already: "the letters already look like that",
  noLetters: "this logo has no letters",
  nearestUsed: "the nearest typeface is used",
  noWeight: (family: string, steps: number) =>
    `${family} has no ${steps > 0 ? "heavier" : "lighter"} weight, and its outlines cannot be pushed further`,
  asFar: (steps: number) =>
    `only as much ${steps > 0 ? "bolder" : "lighter"} as these letters can still be read`,
  spacingLimit: "with other spacing the letters would no longer read as a word",
  joined: "connected letters have no space to change",
};

export const refineMarkSteps = {
  limit: (ask: string) => `this drawing cannot be ${ask} without becoming another one`,
  unseen: (ask: string) => `the drawing would no longer be recognisable if it were ${ask}`,
  noMark: "this logo has no mark",
};

export const refineMarkTaken = {
  noDrawing: "Marque has no such drawing",
  picked: (name: string) => `a drawing of ${name}, chosen by hand`,
};

export const refineRestore = {
  noDifference: "it is the same in every earlier version",
  noVersion: "this logo has no such version",
  isThere: (thing: string) => `the mark shows the ${thing} already`,
};

export const refineSetLetters = {
  emblemLines: "the emblem’s lines fill the space its name leaves, so they were drawn again",
};

export const refineTexts = {
  nameAlready: "that is already the name",
  symbolOnly: "the logo is a symbol only",
  otherFace: (family: string, text: string, used: string) =>
    `${family} lacks some letters of “${text}”, so ${used} is used`,
  markRedrawn: (name: string | null) =>
    `the mark used letters of the old name, so it was drawn again for “${name}”`,
  linesNow: (lines: number) =>
    lines === 1
      ? "the shorter name stands on one line, and the mark finds its size beside it"
      : `the longer name stands on ${lines} lines, and the mark finds its size beside them`,
  noName: "this logo shows no name",
  nameOnRim: "in a badge the name goes around on its rim",
  linesAlready: (lines: number) => `the name already stands on ${lines === 1 ? "one line" : "two lines"}`,
  oneWord: "a name of one word cannot be broken into lines",
  taglineAlready: "that is already the tagline",
  taglineStays: "the tagline stays",
  taglineNeedsName: "a tagline needs a name above it, and this logo shows none",
  taglineKept: "it is kept for a version with letters",
  noTagline: "this logo has no tagline",
  taglineOnRim: "on a badge the tagline is as large as its rim leaves room for",
};

/** Whole sentences: the editor shows them beside a field. */
export const refineEdit = {
  unlockFirst: (locked: string) => `${locked} Unlock first.`,
  nameless: "This logo has no name.",
  noFace: (family: string | undefined) => `Marque has no typeface ${family}.`,
  lacksLetters: (family: string, name: string) => `${family} lacks some letters of “${name}”.`,
  noFamily: (family: string) => `Marque has no typeface ${family}.`,
  noWeight: (family: string, weight: number | undefined, weights: string) =>
    `${family} has no weight ${weight}. It has ${weights}.`,
  noDrawing: "Marque has no such drawing.",
  noSymbol: "A logo with the name only has no symbol.",
  noSize: "The mark’s size can be set only when it is beside the name.",
};

export const refineLedTo = {
  since: (outcome: string, why: string) => `${outcome}, because ${why}`,
  but: (outcome: string, why: string) => `${outcome}, but not all of it: ${why}`,
  layout: "the layout",
  gap: "the gap between mark and name",
  name: "the name",
  tagline: "the tagline",
  side: (side: string) => `mark ${side}`,
  markHeight: "the mark’s height in capitals",
  taglineHeight: "the tagline’s height in capitals",
  stays: (what: string, to: string) => `${what} stays ${to}`,
  moved: (what: string, from: string, to: string) => `${what} changed from ${from} to ${to}`,
  first: "the first colour",
  second: "the second colour",
  ink: "the text colour",
  onDark: (hex: string) => `on dark backgrounds alone the colour is ${hex}`,
  part: (what: string) => `the colour of the ${what}`,
  otherInk: "the letters use another of the colours",
  coloursStay: (primary: string, secondary: string) => `the colours stay ${primary} and ${secondary}`,
  family: "the typeface",
  weight: "the weight",
  case: "the case",
  tracking: "the letter spacing",
  heavier: (steps: number) =>
    `the strokes are drawn ${steps > 0 ? "heavier" : "finer"} than the typeface’s own`,
  rounder: (steps: number) => `the corners are ${steps > 0 ? "rounder" : "sharper"}`,
  ownStrokes: "the strokes are the typeface’s own again",
  ownCorners: "the corners are the typeface’s own again",
  slanted: (is: boolean) => (is ? "the letters are slanted" : "the letters are upright"),
  lettersRedrawn: "the letters are drawn again",
  lettersStay: (family: string, weight: number) => `the letters stay ${family}, weight ${weight}`,
  markOf: (family: string) => `${family} mark`,
  noMark: "no mark",
  mark: "the mark",
  markStays: (mark: string) => `the mark stays ${mark}`,
  nothing: "no visible change",
  /** How the same thing is drawn now, by what was asked. */
  drawn: {
    mirror: "faces the other way",
    outline: "is drawn in outline",
    solid: "is filled",
    add: "has a frame",
    remove: "has no frame",
  } as { readonly [ask: string]: string },
  step: (ask: string) => `is ${ask}`,
  redrawn: "is drawn again",
  line: (ask: string) => `the line of the frame is ${ask}`,
  lineStays: "the line of the frame stays as it is",
  around: (is: boolean) => (is ? "a line goes around the whole logo" : "no line goes around the logo"),
  lines: "the lines that the name stands on",
  markNow: (mark: string, how: string) => `the mark, ${mark}, ${how}`,
};

export const refineLocks = {
  locked: (parts: string) => `it would change locked parts: ${parts}`,
};

export const refineState = {
  unchanged: "it stays as it was",
};

export const refineTell = {
  promptKeeps: (part: string) => `the prompt asks to keep the ${part}`,
  locked: (parts: string) => `locked against later changes: ${parts}`,
  unlocked: "nothing is locked now",
  nothingRead: "no change was read in the prompt, so the logo is the same",
  nothingMade: "no change was made, so the logo is the same",
  othersMade: "the other changes were made",
  nothingToDo: "the logo already looks as requested, or cannot go further, so it is the same",
};

export const report = {
  initial: (letters: string) => `${initialsOf(letters)}, drawn as a sign`,
  initialAnd: (letters: string, idea: string) => `${initialsOf(letters)} and ${idea} in one sign`,
  redrawn: (motif: string | undefined) =>
    `${motif === undefined ? "a sign" : `the ${motif}`}, drawn for this name`,
  thing: (thing: string) => `the ${thing}`,
  nameItself: "the name itself",
  unseen: "on its own, the mark was not recognised as",
  unseenNote: (unseen: string, things: string) =>
    `${unseen} the ${things}; the drawing is plain, and a refinement can ask for another`,
  unknownNote: (things: string) => `whether the ${things} can be recognised in the mark was not checked`,
  side: "mark beside name",
  stacked: "mark above name",
  unusual: (side: string) => (side === "below" ? "mark below name" : "mark right of name"),
  word: "name only",
  mark: "mark only",
  emblem: "emblem",
  upper: "in capitals",
  lower: "in lower case",
  title: "with each word capitalised",
  typed: "as typed",
  first: "first colour",
  second: "second colour",
  isRole: (word: string, role: string, hex: string) => `${word} is the ${role}, ${hex}`,
  tuned: (word: string, hex: string, used: string) =>
    `${word} (${hex}) is used as ${used}, so that it is visible`,
  among: (word: string, hex: string) => `${word} (${hex}) is one of the colours`,
  colourFor: (word: string, of: string) => `${word} for the ${of}`,
  notWorn: (word: string, hex: string) => `${word} (${hex}) is not used`,
  colours: (primary: string, secondary: string) => `first colour ${primary}, second colour ${secondary}`,
  nameOnly: "the name is the whole logo",
  or: " or ",
  chosen: (drawn: string) => `${drawn}; the prompt left the choice`,
  drawnAs: (things: string, family: string) => `${things}, drawn as ${family} mark`,
  markFor: (family: string, idea: string) => `${family} mark: ${idea}`,
  setAs: (text: string, family: string) => `set as “${text}” in ${family}`,
  noLetters: "a symbol without letters",
  below: "set below the name",
  avoided: (family: string) => `none of it appears in the ${family} mark, the letters or the colours`,
  leftOut: "left out",
  laidOut: (family: string | null, layout: string) =>
    `${family === null ? "letters only" : `${family} mark`}, layout: ${layout}`,
  spacing: (tracking: string) => `${tracking} spacing`,
  weight: (weight: number) => `weight ${weight}`,
  letters: (family: string, faceClass: string, weight: number, letterCase: string) =>
    `${family} (${faceClass}), weight ${weight}, ${letterCase}`,
  mood: (scheme: string, family: string) => `${scheme} colours and ${family}`,
  onGround: (colour: string, variant: string) => `${colour} on the ${variant} background`,
  usedFor: (used: string, role: string) => `${used} is used for the ${role}`,
  drawnFaint: (ratio: number) => `it is drawn so, at a contrast of ${ratio.toFixed(1)}:1`,
  usedBeside: (used: string) => `${used} is used too`,
  because: (reasons: string) => `, because of ${reasons}`,
  markShows: "The mark shows",
  wordmark: "The wordmark:",
};

export const readPromptWords = {
  unknownLetters: {
    why: "it is not clear which letters these words mean",
    did: "the letters follow the mood",
  },
  unsaid: { why: "drawings are chosen by the thing alone", did: "these words changed nothing" },
  unheard: { why: "it is not clear what these words ask for", did: "they changed nothing" },
  unknownColour: { why: "nobody here knows which colour this is", did: "the colours follow the mood" },
};

export const typeChoose = {
  lacksLetters: (classes: string, family: string) =>
    `no ${classes} typeface has all letters of this name, but ${family} does`,
  noneForScript: (classes: string) => `there is no ${classes} typeface for this script`,
  noneAtOnce: (classes: string) => `no typeface is both ${classes}`,
  otherWeight: (family: string, wished: number, used: number) =>
    `Marque does not have ${family} in weight ${wished}, so weight ${used} is used`,
};

export const typeEdits = {
  carriedStroke: (letter: string) => `the stroke of the ${letter} is extended`,
  secondWordColoured: "the second word is in the brand colour",
  letterColoured: (letter: string) => `the ${letter} is in the brand colour`,
  crossbarLigature: (letters: string) => `one stroke joins ${letters}`,
  cutTerminal: (letter: string) => `the stem of the ${letter} is cut at an angle`,
  linkedRounds: "the two o’s are linked",
  motifCounter: (thing: string, letter: string) => `${thing} is cut out of the ${letter}`,
  motifDot: (letter: string, thing: string) => `the dot of the ${letter} is ${thing}`,
  slit: (letter: string) => `a diagonal cut runs through the ${letter}`,
};

export const typeNamed = {
  unknown: (family: string) => `Marque does not have the typeface ${family}`,
  lacksLetters: (family: string, used: string) =>
    `${family} lacks some letters of this name, so ${used}, the nearest typeface that has them, is used`,
  otherUsed: (family: string, used: string) =>
    `Marque does not have the typeface ${family}, so ${used}, the nearest match, is used`,
};

export const typeSettable = {
  tooLong: (field: string, most: number, characters: number) =>
    `a ${field} can have at most ${most} characters, and this one has ${characters}`,
  noFace: "no typeface has these characters",
  noFaceHas: (characters: string) => `no typeface has ${characters}, and part of a name is a different name`,
};

const placed = (place: string): string => (place === "left" || place === "right" ? `${place} of` : place);

export const patternWords = {
  onlyThings: { why: "only a thing that is drawn can have a pattern", did: "drawn without it" },
};

export const letterInks = {
  noSuchLetters: (said: string) => `the name has no "${said}"`,
  noName: "the logo has no name to colour",
  noTagline: "the logo has no slogan to colour",
  notApart: "in this script or after this change the letters are no longer separate outlines",
  tooFaint: "the slogan is small, and could not be read in it",
  tooMany: "the logo has as many colours as it can carry",
  asTheRest: "it has the colour of the rest",
  wornBy: (word: string, hex: string, letters: string) => `${word} (${hex}) is the colour of ${letters}`,
};

export const verifyBrief = {
  notWhole: "it could not be set in full",
  isSet: (text: string) => `“${text}” is set`,
  ofCase: (asked: string) => `${asked} case`,
  otherCase: "the letters are set in another case",
  noRoom: "this layout has no room for it",
  leftOut: "it is left out",
  noPlace: "no part of this drawing could take it as well",
  notApart: (part: string) => `no ${part} can be coloured by itself in this drawing`,
  used: (colours: string) => `${colours} are used`,
  otherForm: "the logo did not come out that way",
  otherFormUsed: "another form is drawn",
  around: (frame: string) => `a ${frame} around the mark`,
  noMark: "there is no mark to put it around",
  without: "the logo has no frame",
  noFit: "the mark and the name do not fit that way",
  layout: (kind: string) => `the layout is ${kind}`,
  markPlaced: (place: string) => `the mark ${placed(place)} the name`,
  isPlaced: (place: string) => `the mark is ${placed(place)} the name`,
};

export const marksPair = {
  inPlaceOf: (part: string) => `in the place of the ${part} of`,
  joined: (guest: string, how: string, host: string) => `${guest} ${how} ${host}`,
  withThird: (both: string, third: string, how: string, isHost: boolean) =>
    isHost ? `${both}, and both ${how} the ${third}` : `${both}, and the ${third} ${how} them`,
  between: (guest: string, one: string, other: string) => `the ${guest} between the ${one} and the ${other}`,
  together: (things: readonly [string, string, string]) =>
    `the ${things[0]}, the ${things[1]} and the ${things[2]}`,
  times: (thing: string, count: 2 | 3 | 4 | 5, isCrossed = false) =>
    `the ${thing} ${TIMES[count]}${isCrossed ? ", crossed" : ""}`,
};

const TIMES = { 2: "twice", 3: "three times", 4: "four times", 5: "five times" } as const;

export const verifyThings = {
  steam: "as the steam of",
  grown: "growing from",
  part: "as part of",
  made: "made of",
  inPlace: (guest: string, part: string, host: string) => `${guest} in the place of the ${part} of ${host}`,
  fused: "merged with",
  crossed: "crossed with",
  notSeenSo: "drawn that way, the two could not both be recognised",
  copies: (thing: string, count: 2 | 3 | 4 | 5, isCrossed = false) =>
    marksPair.times(thing, count, isCrossed),
  once: (thing: string) => `the mark shows the ${thing} once`,
  shows: (what: string) => `the mark shows ${what}`,
  notShown: "this mark does not show it",
  nameAlone: "the logo is the name alone",
  nothingElse: "nothing else is drawn",
};

export const verifyPoses = {
  posed: (thing: string, said: string) => `${thing} ${said.trim()}`,
  noDrawing: "no drawing of it has that pose",
  asItIs: (thing: string) => `the ${thing} is drawn in another one`,
};

export const verifyChange = {
  notSeen: "the finished drawing does not show it",
  restDone: "everything else you asked for is done",
};
