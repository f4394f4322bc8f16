import { type Box, bounds, type Matrix, type Path, type Point, transform, warp } from "./path.ts";

/**
 * A form is a drawing before its booleans are carried out. The search judges forms on a bitmap, where a
 * boolean is one bitwise operation; only the chosen design pays for exact outlines (`resolve.ts`).
 */
export type Form =
  | { readonly op: "path"; readonly path: Path; readonly rule?: "evenodd" }
  /** Parts known not to touch: put side by side, no boolean needed. */
  | { readonly op: "parts"; readonly of: readonly Form[] }
  | { readonly op: "join"; readonly of: readonly Form[] }
  | { readonly op: "cut"; readonly from: Form; readonly by: Form }
  | { readonly op: "meet"; readonly left: Form; readonly right: Form }
  /** The outline as a stroke of one width that lies inside it: solids become line art. */
  | { readonly op: "line"; readonly of: Form; readonly width: number; readonly round: boolean }
  /** The outline moved outwards: the ground that another form leaves around it. */
  | { readonly op: "grow"; readonly of: Form; readonly by: number }
  /**
   * A form with a name in English ("beak"): of all of it, or of what lies in a place. Drawn like any other (`named.ts`).
   * What is `spare` lies beside the form, and is drawn only where a colour is asked for it: the stem of an apple.
   */
  | {
      readonly op: "named";
      readonly of: Form;
      readonly name: string;
      readonly where?: Form;
      readonly spare?: true;
    };

export const solid = (path: Path, rule?: "evenodd"): Form =>
  rule ? { op: "path", path, rule } : { op: "path", path };
export const parts = (...of: readonly (Form | Path)[]): Form => ({ op: "parts", of: of.map(asForm) });
export const join = (...of: readonly (Form | Path)[]): Form => ({ op: "join", of: of.map(asForm) });
export const cut = (from: Form | Path, ...by: readonly (Form | Path)[]): Form => ({
  op: "cut",
  from: asForm(from),
  by: by.length === 1 ? asForm(by[0]!) : join(...by),
});
export const meet = (left: Form | Path, right: Form | Path): Form => ({
  op: "meet",
  left: asForm(left),
  right: asForm(right),
});

/** Inner corners round, or as sharp as the outer ones. */
export const line = (of: Form, width: number, round: boolean): Form => ({ op: "line", of, width, round });

/** With this much more ink on every side, corners round. */
export const grow = (of: Form | Path, by: number): Form => ({ op: "grow", of: asForm(of), by });

/** The name of a form, or of what of it lies in a place. */
export const named = (name: string, of: Form | Path, where?: Form | Path): Form =>
  where ? { op: "named", name, of: asForm(of), where: asForm(where) } : { op: "named", name, of: asForm(of) };

/** A form beside which a part may lie that is drawn only where it is asked for. */
export const withSpare = (name: string, part: Form | Path, of: Form | Path): Form => ({
  op: "named",
  name,
  of: asForm(of),
  where: asForm(part),
  spare: true,
});

const isForm = (value: Form | Path): value is Form => "op" in value;
export const asForm = (value: Form | Path): Form => (isForm(value) ? value : solid(value));

export const move = (form: Form | Path, matrix: Matrix): Form => {
  if (!isForm(form)) return solid(transform(form, matrix));
  switch (form.op) {
    case "path":
      return solid(transform(form.path, matrix), form.rule);
    case "parts":
    case "join":
      return { op: form.op, of: form.of.map((each) => move(each, matrix)) };
    case "cut":
      return { op: "cut", from: move(form.from, matrix), by: move(form.by, matrix) };
    case "meet":
      return { op: "meet", left: move(form.left, matrix), right: move(form.right, matrix) };
    case "line":
      return { ...form, of: move(form.of, matrix), width: form.width * scaleOf(matrix) };
    case "grow":
      return { ...form, of: move(form.of, matrix), by: form.by * scaleOf(matrix) };
    case "named":
      return renamed(form, (each) => move(each, matrix));
  }
};

type Named = Extract<Form, { readonly op: "named" }>;

/** What is done to a form is done to the place of its name. */
export const renamed = (form: Named, change: (form: Form) => Form): Form => ({
  ...form,
  of: change(form.of),
  ...(form.where ? { where: change(form.where) } : {}),
});

const scaleOf = (matrix: Matrix): number =>
  Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));

/** A form of which every outline is warped. */
export const warped = (form: Form, rule: (point: Point) => Point): Form => {
  switch (form.op) {
    case "path":
      return solid(warp(form.path, rule), form.rule);
    case "parts":
    case "join":
      return { op: form.op, of: form.of.map((each) => warped(each, rule)) };
    case "cut":
      return { op: "cut", from: warped(form.from, rule), by: warped(form.by, rule) };
    case "meet":
      return { op: "meet", left: warped(form.left, rule), right: warped(form.right, rule) };
    case "line":
    case "grow":
      return { ...form, of: warped(form.of, rule) };
    case "named":
      return renamed(form, (each) => warped(each, rule));
  }
};

const union = (boxes: readonly Box[]): Box => {
  const real = boxes.filter(({ width, height }) => width > 0 || height > 0);
  if (real.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...real.map((box) => box.x));
  const y = Math.min(...real.map((box) => box.y));
  const right = Math.max(...real.map((box) => box.x + box.width));
  const bottom = Math.max(...real.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** A box that surely holds the form (a cut does not shrink it, a meeting takes the common box). */
export const extent = (form: Form): Box => {
  switch (form.op) {
    case "path":
      return bounds(form.path);
    case "parts":
    case "join":
      return union(form.of.map(extent));
    case "cut":
      return extent(form.from);
    case "line":
    case "named":
      return extent(form.of);
    case "grow": {
      const { x, y, width, height } = extent(form.of);
      return { x: x - form.by, y: y - form.by, width: width + 2 * form.by, height: height + 2 * form.by };
    }
    case "meet": {
      const [a, b] = [extent(form.left), extent(form.right)];
      const x = Math.max(a.x, b.x);
      const y = Math.max(a.y, b.y);
      const width = Math.min(a.x + a.width, b.x + b.width) - x;
      const height = Math.min(a.y + a.height, b.y + b.height) - y;
      return width > 0 && height > 0 ? { x, y, width, height } : { x: 0, y: 0, width: 0, height: 0 };
    }
  }
};
