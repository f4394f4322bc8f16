import { dice } from "../dice.ts";
import type { Seen } from "./seen.ts";

/** Something with a score that can be put into a cell. */
export interface Contender {
  readonly id: string;
  readonly family: string;
  readonly total: number;
  readonly seen: Seen | null;
}

/** Temperature of the choice: at 0.05 a contender a tenth behind has a seventh of the chance. */
const TEMPERATURE = 0.05;
const CELLS = 10;
/** A family's score falls by this factor with each recent use in the project. */
const RECENT = 0.7;

/** Of one family among the best cells: its pictures compete with each other before they compete with the rest. */
const OF_A_FAMILY = 2;

const cellOf = ({ family, id, seen }: Contender): string => {
  // Each scene is a picture of its own; two scenes of like ink are not variants of one thing.
  if (family === "scene") return id;
  if (!seen) return `${family}/word`;
  const third = seen.ink < 0.42 ? "light" : seen.ink < 0.6 ? "middle" : "dark";
  const symmetry = seen.mirror > 0.95 ? "mirror" : seen.turn > 0.95 ? "turn" : "none";
  return `${family}/${third}/${symmetry}/${seen.enclosed > 0.02 ? "closed" : "open"}`;
};

/** The best of each cell, best first; ties by id. */
export const bestOfCells = <T extends Contender>(
  contenders: readonly T[],
  recent: readonly string[] = [],
): T[] => {
  const best = new Map<string, { contender: T; value: number }>();
  for (const contender of contenders) {
    const uses = recent.filter((family) => family === contender.family).length;
    const value = contender.total * RECENT ** uses;
    const cell = cellOf(contender);
    const before = best.get(cell);
    if (!before || value > before.value || (value === before.value && contender.id < before.contender.id)) {
      best.set(cell, { contender, value });
    }
  }
  const taken = new Map<string, number>();
  return [...best.values()]
    .sort((a, b) => b.value - a.value || (a.contender.id < b.contender.id ? -1 : 1))
    .map(({ contender }) => contender)
    .filter(({ family }) => {
      const count = taken.get(family) ?? 0;
      taken.set(family, count + 1);
      return count < OF_A_FAMILY;
    });
};

/** Chooses among the best of the best cells by seeded softmax: good, and not always the same good. */
export const choose = <T extends Contender>(
  contenders: readonly T[],
  seed: number,
  recent: readonly string[] = [],
): T | null => {
  const cells = bestOfCells(contenders, recent).slice(0, CELLS);
  const top = cells[0];
  if (!top) return null;
  const uses = (family: string) => recent.filter((each) => each === family).length;
  const value = (each: T) => each.total * RECENT ** uses(each.family);
  const best = Math.max(...cells.map(value));
  return dice(seed, "choose").weighted(cells, (each) =>
    // Exponentials differ in the last digit between machines; a thousandth is coarse enough to hide it.
    Math.round(Math.exp((value(each) - best) / TEMPERATURE) * 1000),
  );
};
