/** All wording of a brand: its card, its sheet, its downloads and what can be done with it. */

export const brandCard = {
  openOf: (title: string) => `Details and downloads of ${title}`,
  open: "Details and downloads",
  refineOf: (title: string) => `Refine ${title}`,
  refine: "Refine",
};

export const brandSheet = {
  refine: "Refine",
  edit: "Edit by hand",
  memoryId: "memory_id",
  copyMemoryId: "Copy memory_id",
  refinement: "What changed",
  colours: "Colours",
  type: "Typeface",
  reasons: "Why it looks like this",
  inUse: "In use",
  downloads: "Downloads",
};

export const brandTiles = {
  nameless: "Mark",
  live: ", live",
};

export const downloads = {
  kit: "Brand kit",
  kitAbout: "ZIP with every file below, the fonts and their licence, and the guidelines",
  guideline: "Brand guidelines",
  guidelineAbout: "PDF with the logo, clear space, colours, type, misuse and examples",
  vector: "Vector",
  pixels: "Bitmap",
  print: "Print",
  inUse: "In use",
  code: "Code",
  downloadOf: (what: string) => `Download ${what}`,
  preparing: "Preparing",
  download: "Download",
  preparingOf: (what: string) => `Preparing ${what}`,
  saved: (fileName: string, size: string) => `Saved ${fileName}, ${size}`,
};

export const exporting = {
  failed: "The file could not be created. Try again. If it fails again, tell your operator.",
};

/** The second of each pair follows the brand’s name. */
export const inUse = {
  businessCards: "Business cards",
  onBusinessCards: "on business cards",
  letterhead: "Letterhead and envelopes",
  onLetterhead: "on a letterhead and envelopes",
  appIcon: "App icon",
  asAppIcon: "as an app icon",
  browserTab: "Browser tab and website",
  inBrowserTab: "in a browser tab and on a website",
  social: "Social avatar and banner",
  asSocial: "as an avatar and a banner",
  shopSign: "Shop sign",
  onShopSign: "above a shop",
  tShirt: "T-shirt",
  onTShirt: "on a T-shirt",
  van: "Van",
  onVan: "on a van",
  mark: "The mark",
  logoOf: (name: string) => `Logo of ${name}`,
};

export const logo = {
  mark: "Mark",
  logoOf: (name: string) => `Logo of ${name}`,
  onGround: (what: string, ground: string) => `${what} on a ${ground} background`,
};

export const manageBrand = {
  nameless: "Mark",
  renameOf: (brand: string) => `Rename ${brand}`,
  rename: "Rename",
  deleteOf: (brand: string) => `Delete ${brand}`,
  delete: "Delete",
  renameTitle: "Rename brand",
  renamed: "Brand renamed",
  name: "Name",
  nameHint:
    "Only your workspace sees this name. The logo does not change. Leave it empty to use the name in the logo.",
  cancel: "Cancel",
  save: "Save",
  deleted: (brand: string) => `${brand} deleted`,
  deleteTitle: "Delete brand",
  deleteAction: "Delete permanently",
  deleteEffect: (brand: string) =>
    `${brand} and its exports are deleted now and cannot be restored. Brands refined from it stay. Charges are not refunded.`,
};

export const palette = {
  copyOf: (role: string, hex: string) => `Copy ${role} ${hex}`,
  copy: (role: string) => `Copy ${role}`,
  copied: "Copied",
  primary: "Primary colour",
  secondary: "Secondary colour",
};

export const refinement = {
  after: "After",
  askedFor: "Requested changes",
  parts: "Parts",
  changed: (part: string) => `${part}: changed`,
  same: (part: string) => `${part}: unchanged`,
  before: "Before",
  mark: "the mark",
};

export const typeSpecimen = {
  capitals: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  smallLetters: "abcdefghijklmnopqrstuvwxyz",
  figures: "0123456789 & ! ?",
  family: "Family",
  headings: "Headings",
  body: "Body",
};

export const undo = {
  undo: "Undo",
  about: "Restores the previous version as a new one. Counts as a refinement.",
};

export const unlock = {
  openLive: "Open live brand",
  unlock: "Unlock",
  title: "Unlock this brand",
  done: "Brand unlocked",
  about: (cost: string | null, monthlyQuota: number | undefined) =>
    `You get this exact design without the watermark, in a live project. It counts as one live generation${cost && monthlyQuota !== 0 ? ` and costs ${cost}` : ""}. Your live webhook receives the event. The sandbox brand stays where it is.`,
  project: "Live project",
  counterpart: "Live copy of this project",
  cancel: "Cancel",
  unlockFor: (cost: string) => `Unlock for ${cost}`,
  billing: "Open Billing",
};
