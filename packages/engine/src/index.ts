/** The engine's border: load a studio once, then designs are pure functions of a Brief and a seed. */

export { cssVariables, designTokens, tailwindTheme } from "./kit/code.ts";
export type { KitFile } from "./kit/file.ts";
export { guideline } from "./kit/guide/guide.ts";
export { codeFiles, favicon, fontFiles, iconFiles, kit, logoFiles, pngFiles } from "./kit/kit.ts";
export { appIcon, socialCard } from "./kit/pictures.ts";
export { png } from "./kit/png.ts";
export { assetsOf } from "./render/assets.ts";
export { loadStudio } from "./studio/load.ts";
export * from "./vocabulary.ts";
