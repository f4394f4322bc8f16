import type { Change } from "../../vocabulary.ts";

/** The kind of change of a part that this ask belongs to. */
export type ChangeOf<Part extends Change["part"], Ask extends string> = Change extends infer C
  ? C extends { readonly part: Part; readonly ask: infer Asks }
    ? Ask extends Asks
      ? C
      : never
    : never
  : never;
