/** How two things become one mark. */

import type { Form } from "../../geometry/form.ts";
import type { Path } from "../../geometry/path.ts";
import type { Bond } from "../../vocabulary.ts";
import type { Traits } from "../family.ts";
import type { Piece } from "./piece.ts";

/** Two pieces to be composed: the guest comes to the host. */
export interface Couple {
  readonly host: Piece;
  readonly guest: Piece;
  readonly traits: Traits;
  /** The part of the host that the guest is on, where one was named. */
  readonly part?: string;
  /** Whether the guest comes to two that are joined, and is the least of three. */
  readonly isThird?: true;
}

/** Both things as they are seen in the mark. */
interface Seen {
  readonly host: Form;
  readonly guest: Form;
}

/** The one of the two that the other lies over: all of it, and the ground between them. What is refined goes by it. */
export interface Behind {
  readonly which: "host" | "guest";
  readonly whole: Path;
  readonly gap: number;
}

export interface Composition extends Seen {
  /** Where the guest is a hole in the host, which then is all the ink there is: the host before it was cut. */
  readonly hole?: Form;
  /** Whether something of the host or of the guest is cut off or hidden, so that it has to be looked at again. */
  readonly cuts?: readonly ("host" | "guest")[];
  /** Of what scraps may be left where the other hides it; they go when it is drawn, which is slow. */
  readonly crumbs?: readonly ("host" | "guest")[];
  /** Absent where each lies over the other, or what is hidden cannot be told from one outline. */
  readonly behind?: Behind;
  /** One of two, where the guest stands there twice: that is what is looked at. */
  readonly one?: Form;
  /** The same for two inks, where it is not drawn alike. */
  readonly inTwo?: Seen;
  /** How the Report tells it, where that is more than its operator says. */
  readonly phrase?: string;
  /** What stands for it where it is small: the outline of what is made of many things. */
  readonly small?: Form;
  /** How much more promising it is than others of its operator. */
  readonly promise?: number;
  /** Of the mark's side, the lesser thing's: what is too small is not seen. */
  readonly least: number;
}

export interface Operator {
  readonly id: string;
  /** How the Report tells it, between the guest and the host: "a house carried by a whale". */
  readonly phrase: string;
  readonly promise: number;
  /** The bonds in words that it draws. */
  readonly bonds: readonly Bond[];
  /** How small one of the two may be, as a share of the mark, where that is known from what is around it. */
  readonly legible?: number;
  /** From this size of the lesser thing on, of the mark's side, both stand there whole and apart; null where one is cut or piled up. */
  readonly whole: number | null;
  /** Whether the thing that was named first is the host. */
  readonly isOrdered?: true;
  /** Whether both stand by themselves, with ground between them. */
  readonly isApart?: true;
  /** Whether it is tried only where it was asked for. */
  readonly isAsked?: true;
  /** Whether what it is for is drawn so wherever it can be: wings are on both sides. */
  readonly isFirst?: true;
  /** Whether one lies over the other: in two inks both are plainer. */
  readonly isOverlaid?: true;
  /** Whether it draws one thing that is to stand there several times. */
  readonly isCopied?: true;
  compose(couple: Couple): Composition | null;
}
