/** What a form-encoded body of Stripe's library says: `lines[0][amount]=5` is a list with an object in it. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let at = form;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Form;
    }
    at[path.at(-1)!] = value;
  }
  return form;
}

/** The values of a list that was sent with numbers for names. */
export function listOf(value: FormValue | undefined): Form[] {
  return Object.values((value ?? {}) as Form) as Form[];
}
