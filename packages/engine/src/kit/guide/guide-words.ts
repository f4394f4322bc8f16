/** All wording of the guideline PDF, page by page. */

export const applications = {
  paper: "Print and signage",
  paperAbout: "Examples for your printer or sign maker",
  businessCard: "Business card",
  businessCardUse: "logo-cmyk.pdf on the front, the reversed mark on the back",
  letterhead: "Letterhead",
  letterheadUse: "logo-cmyk.pdf at the left, aligned with the text",
  shopSign: "Shop sign",
  shopSignUse: "logo-reversed.svg, or logo-spot.pdf for cut vinyl",
  van: "Van",
  vanUse: "logo.svg on white, the brand colour at the edges",
  screens: "Screens and clothing",
  screensAbout: "Examples for websites, apps and social profiles",
  appIcon: "App icon",
  appIconUse: "app-icon-1024.png; the system rounds the corners",
  browserTab: "Browser tab",
  browserTabUse: "favicon.svg in the tab, logo.svg on the page",
  social: "Avatar and banner",
  socialUse: "avatar-800.png and banner-1500x500.png",
  tShirt: "T-shirt",
  tShirtUse: "logo-black.pdf or logo-white.svg: one ink, one screen",
};

export const cover = {
  title: "Brand guidelines",
};

export const idea = {
  markAndLetters: (family: string) =>
    `The letters are set in ${family}. The mark shares their weight and corners, so that both belong together.`,
  lettersOnly: (family: string) => `The letters are set in ${family}. They are the whole logo.`,
  title: "The idea",
  about: "What the mark shows",
  noIdea: "An abstract mark.",
  carriers: (things: string) => `Elements: ${things}.`,
  because: (words: string) => `It comes from the words ${words}.`,
};

export const logo = {
  title: "The logo",
  about: "Four versions: choose by background",
  light: "Light",
  lightUse: "White and very light backgrounds: logo.svg",
  dark: "Dark",
  darkUse: "Dark backgrounds, with adjusted colours: logo-dark.svg",
  reversed: "Reversed",
  reversedUse: "The brand’s own colour: logo-reversed.svg",
  oneColour: "One colour",
  oneColourUse: "Stamps, engraving, newsprint: logo-black.svg, logo-white.svg",
};

export const palette = {
  primary: "Primary",
  primaryUse: "the mark, links",
  secondary: "Secondary",
  secondaryUse: "accents, sparingly",
  ink: "Ink",
  inkUse: "letters and text",
  tint: "Tint",
  tintUse: "second tone of the mark",
  shade: "Shade",
  shadeUse: "depth, pressed states",
  pale: "Pale",
  paleUse: "backgrounds for text",
  title: "Colour",
  about: "Hex and RGB are exact. CMYK and HLC are the nearest match: ask for a proof.",
  rgb: (values: string) => `RGB ${values}`,
  cmyk: (values: string) => `CMYK ${values}`,
  hlc: (value: string) => `HLC ${value}`,
  oklch: (lightness: string, chroma: string, hue: number) => `OKLCH ${lightness} ${chroma} ${hue}`,
  onDark: (hex: string) => `Dark ${hex}`,
  inkOnWhite: "Ink on white",
  primaryOnWhite: "Primary on white",
  secondaryOnWhite: "Secondary on white",
  onPrimary: "On primary",
  inkOnPale: "Ink on pale",
  inkOnDark: "Ink on dark",
  primaryOnDark: "Primary on dark",
  secondaryOnDark: "Secondary on dark",
  contrast: "Contrast",
  ratio: "Ratio",
  text: "Text",
  large: "Large, graphics",
  sample: "Aa",
  fails: "Fails",
};

export const space = {
  title: "Clear space and size",
  about: "How much room the logo needs, and how small it can be",
  clear:
    "x is the clear space built into every logo file. Keep it free of text, picture edges and other logos.",
  smallest: "Minimum sizes",
  logo: "Logo",
  mark: "Mark",
  favicon: "Favicon",
  onScreens: (pixels: number) => `${pixels} px wide on screens`,
  inPrint: (millimetres: number) => `${millimetres} mm wide in print`,
  ownFavicon: "The favicon is a simpler drawing made for 16 pixels.",
  sameFavicon: "The mark works at every size down to the favicon.",
};

export const type = {
  title: "Type",
  about: (family: string, heading: number, body: number) => `${family}, ${heading} and ${body}`,
  sample: "Aa",
  weights: (heading: number, body: number) => `Heading ${heading} · body ${body}`,
  heading: (weight: number) => `Heading ${weight}`,
  headingSample: "Made for this brand",
  subheadingSample: "A short heading introduces the text",
  body: (weight: number) => `Body ${weight}`,
  bodySample:
    "Set body text in the body weight, in ink on white or pale, with 50 to 75 characters per line. Use the heading weight for headings only. Two weights are enough.",
};

export const use = {
  title: "In use",
  about: "Do and don’t",
  light: "Use the light version on white",
  dark: "Use the dark version on dark",
  space: "Keep its size and clear space",
  stretch: "Don’t stretch or squeeze it",
  turn: "Don’t rotate it",
  recolour: "Don’t recolour it",
  close: "Don’t place it on a similar colour",
  crowd: "Don’t crowd or frame it",
  fade: "Don’t fade it into the background",
  crowding: "SINCE 1998 — BEST IN TOWN",
};
