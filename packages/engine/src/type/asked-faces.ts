/** Which faces a wish for letters leaves: by class and manner, and without those that nobody means by these words. */

import { MANNERS, mannersOf } from "../lexicon/letters/manners.ts";
import { typeChoose as words } from "../report-words.ts";
import type { Face, Script, TypeClass, TypeWish } from "../vocabulary.ts";
import { withWider } from "./named.ts";

/** Scripts with many faces of the studio's own choice. */
const WELL_STOCKED: ReadonlySet<Script> = new Set(["latin", "greek", "cyrillic"]);
/** With this many faces of the studio's own choice, a class needs no others. */
const ENOUGH = 3;

/** The faces of the classes and manners asked for; a class is surer than a manner. */
export function facesAsked(
  shelf: readonly Face[],
  wish: TypeWish | null,
  script: Script,
  unmet: string[],
): readonly Face[] {
  const manners = wish?.manners ?? [];
  if (!wish || manners.length === 0) return withClasses(shelf, wish, script, unmet);
  const inClass = best(shelf, (face) => matches(face, wish.classes));
  const most = Math.max(...inClass.map((face) => mannersOf(face.id, manners)));
  if (most > 0) {
    if (most < manners.length) unmet.push(words.noneAtOnce(manners.join(" and ")));
    if (wish.classes.length > 0) withClasses(shelf, wish, script, unmet);
    return ownFirst(inClass.filter((face) => mannersOf(face.id, manners) === most));
  }
  const isElsewhere = shelf.some((face) => mannersOf(face.id, manners) > 0);
  unmet.push(
    isElsewhere
      ? words.noneAtOnce([...wish.classes, ...manners].join(" and "))
      : words.noneForScript(manners.join(" ")),
  );
  const [near] = manners
    .flatMap((manner) => MANNERS[manner].near)
    .filter((each) => shelf.some((face) => face.classes.includes(each)));
  const classes = wish.classes.length > 0 || !near ? wish.classes : [near];
  return withClasses(shelf, { ...wish, classes }, script, unmet);
}

const best = (faces: readonly Face[], score: (face: Face) => number): readonly Face[] => {
  const most = Math.max(...faces.map(score));
  return faces.filter((face) => score(face) === most);
};

/** Of the studio's own choice where it has enough of them. */
const ownFirst = (faces: readonly Face[]): readonly Face[] => {
  const own = faces.filter((face) => !face.reserve);
  return own.length >= ENOUGH ? own : faces;
};

/** The faces of the classes asked for: of the studio's own choice where it has enough of them, otherwise of all. */
function withClasses(
  shelf: readonly Face[],
  wish: TypeWish | null,
  script: Script,
  unmet: string[],
): readonly Face[] {
  const own = WELL_STOCKED.has(script) ? shelf.filter((face) => !face.reserve) : shelf;
  const classes = wish?.classes ?? [];
  if (classes.length === 0) return own;
  const most = Math.max(...shelf.map((face) => matches(face, classes)));
  if (most === 0) unmet.push(words.noneForScript(classes.join(" ")));
  else if (most < classes.length) unmet.push(words.noneAtOnce(classes.join(" and ")));
  if (most === 0) return own;
  const fitting = (faces: readonly Face[]) => faces.filter((face) => matches(face, classes) === most);
  return fitting(own).length >= ENOUGH ? fitting(own) : fitting(shelf);
}

/** Of two classes one may be a kind of the other that the face is: a condensed grotesque is condensed and sans. */
const matches = (face: Face, classes: readonly TypeClass[]) => {
  const own = classes.length > 1 ? withWider(face.classes) : face.classes;
  return classes.filter((each) => own.includes(each)).length;
};
