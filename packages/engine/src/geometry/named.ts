/** What of a form bears a name: taken out of it, with what is left. */

import { cut, type Form, grow, meet } from "./form.ts";

export type IsAsked = (name: string) => boolean;

interface Split {
  /** What the name does not cover; null where it covers all. */
  readonly rest: Form | null;
  /** What bears the name; null where nothing does. */
  readonly part: Form | null;
}

/** A part that shares an edge with the rest reaches this far over it, in units: the ground is not seen between two inks. */
const OVER = 0.06;

const atPlace = (form: Form, place: Form): Split => ({
  rest: cut(form, place),
  part: meet(form, grow(place, OVER)),
});

const both = (split: Split, change: (form: Form) => Form): Split => ({
  rest: split.rest && change(split.rest),
  part: split.part && change(split.part),
});

const isThere = (form: Form | null): form is Form => form !== null;

const together = (op: "parts" | "join", forms: readonly (Form | null)[]): Form | null => {
  const of = forms.filter(isThere);
  return of.length === 0 ? null : { op, of };
};

/** A form as what bears one of the names, and the rest. */
export const split = (form: Form, isAsked: IsAsked): Split => {
  switch (form.op) {
    case "path":
    case "grow":
      return { rest: form, part: null };
    case "parts":
    case "join": {
      const splits = form.of.map((each) => split(each, isAsked));
      if (splits.every(({ part }) => part === null)) return { rest: form, part: null };
      return {
        rest: together(
          form.op,
          splits.map(({ rest }) => rest),
        ),
        part: together(
          "join",
          splits.map(({ part }) => part),
        ),
      };
    }
    case "cut":
      return both(split(form.from, isAsked), (from) => ({ ...form, from }));
    case "meet": {
      const left = split(form.left, isAsked);
      if (left.part) return both(left, (each) => ({ ...form, left: each }));
      return both(split(form.right, isAsked), (right) => ({ ...form, right }));
    }
    case "line": {
      const { part } = split(form.of, isAsked);
      return part ? atPlace(form, part) : { rest: form, part: null };
    }
    case "named": {
      if (form.spare || !isAsked(form.name)) return both(split(form.of, isAsked), (of) => ({ ...form, of }));
      return form.where ? atPlace(form.of, form.where) : { rest: null, part: form.of };
    }
  }
};

/** What bears one of the names and is no ink of the form: an eye that is cut out of a head, or a part that is spare. */
export const openings = (form: Form, isAsked: IsAsked): Form | null => {
  switch (form.op) {
    case "path":
    case "grow":
      return null;
    case "parts":
    case "join":
      return together(
        "join",
        form.of.map((each) => openings(each, isAsked)),
      );
    case "cut": {
      const { part } = split(form.by, isAsked);
      return together("join", [part && meet(part, form.from), openings(form.from, isAsked)]);
    }
    case "meet":
      return together("join", [openings(form.left, isAsked), openings(form.right, isAsked)]);
    case "line":
      return openings(form.of, isAsked);
    case "named": {
      const spare = form.spare && form.where && isAsked(form.name) ? form.where : null;
      return together("join", [spare, openings(form.of, isAsked)]);
    }
  }
};

/** An opening as what is laid under the form that leaves it open. */
export const underlay = (opening: Form): Form => grow(opening, OVER);

/** All names in a form, those of openings among them. */
export const namesIn = (form: Form): readonly string[] => {
  switch (form.op) {
    case "path":
    case "grow":
      return [];
    case "parts":
    case "join":
      return form.of.flatMap(namesIn);
    case "cut":
      return [...namesIn(form.from), ...namesIn(form.by)];
    case "meet":
      return [...namesIn(form.left), ...namesIn(form.right)];
    case "line":
      return namesIn(form.of);
    case "named":
      return [form.name, ...namesIn(form.of)];
  }
};

/** A form without its names. */
export const nameless = (form: Form): Form => {
  switch (form.op) {
    case "path":
      return form;
    case "parts":
    case "join":
      return { op: form.op, of: form.of.map(nameless) };
    case "cut":
      return { op: "cut", from: nameless(form.from), by: nameless(form.by) };
    case "meet":
      return { op: "meet", left: nameless(form.left), right: nameless(form.right) };
    case "line":
    case "grow":
      return { ...form, of: nameless(form.of) };
    case "named":
      return nameless(form.of);
  }
};
