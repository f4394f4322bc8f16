/**
 * The library of colours from its one file: to find and load its hundred and fifty modules takes a tenth of the time in which the
 * engine is loaded.
 */

import culori from "culori/require";

export const {
  clampChroma,
  converter,
  differenceCie94,
  differenceCiede2000,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  wcagContrast,
} = culori;
