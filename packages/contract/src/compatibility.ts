import { KEYWORDS } from "./schemas/text.ts";

/** Any part of an OpenAPI document. */
type Node = { readonly [key: string]: unknown };

/** `sent`: what a caller sends; requiring more breaks it. `received`: what we send; sending less breaks it. */
type Direction = "sent" | "received";

const METHODS = ["get", "post", "patch", "delete", "put", "head", "options"] as const;
/** What a value is: any change of these is another type. */
const IDENTITY = ["const", "pattern", "format"] as const;
/** Limits on what a caller may send: lower ones, and new ones, refuse what was taken before. */
const UPPER_LIMITS = [
  "maximum",
  "maxLength",
  "maxItems",
  "maxProperties",
  KEYWORDS.trimmedMaxLength,
] as const;
const LOWER_LIMITS = ["minimum", "minLength", "minItems", "minProperties"] as const;

/**
 * What could break a client written for `before` in `after`, one sentence each; empty when everything that
 * changed is an addition. Inside V1 nothing is removed, renamed, retyped or newly required.
 */
export function breakingChanges(before: Node, after: Node): readonly string[] {
  const comparison = new Comparison(before, after);
  comparison.document();
  return comparison.problems;
}

class Comparison {
  readonly problems: string[] = [];
  readonly #before: Node;
  readonly #after: Node;

  constructor(before: Node, after: Node) {
    this.#before = before;
    this.#after = after;
  }

  document(): void {
    for (const part of ["paths", "webhooks"] as const) {
      const direction = part === "paths" ? "sent" : "received";
      this.#each(part, child(this.#before, part), child(this.#after, part), (where, before, after) => {
        for (const method of METHODS) {
          const [old, now] = [before[method], after[method]];
          if (old && !now) this.#report(`${method} ${where}`, "is gone");
          else if (old) this.#operation(`${method} ${where}`, asNode(old), asNode(now), direction);
        }
      });
    }
    const [before, after] = [child(this.#before, "components"), child(this.#after, "components")];
    this.#each(
      "securitySchemes",
      child(before, "securitySchemes"),
      child(after, "securitySchemes"),
      (where, old, now) => this.#same(where, old, now, ["type", "scheme", "in", "name"]),
    );
    this.#each("schemas", child(before, "schemas"), child(after, "schemas"), (where, old, now) =>
      this.#schema(where, old, now, "received"),
    );
  }

  #operation(where: string, before: Node, after: Node, direction: Direction): void {
    this.#same(where, before, after, ["operationId"]);
    this.#parameters(where, list(before.parameters), list(after.parameters), direction);
    const [old, now] = [child(before, "requestBody"), child(after, "requestBody")];
    if (now.required === true && old.required !== true && direction === "sent") {
      this.#report(`the body of ${where}`, "is newly required");
    }
    this.#content(`the body of ${where}`, old, now, direction);
    this.#each(`${where} →`, child(before, "responses"), child(after, "responses"), (status, was, is) => {
      this.#each(
        `${status} header`,
        child(was, "headers"),
        child(is, "headers"),
        (name, oldHeader, newHeader) =>
          this.#schema(name, child(oldHeader, "schema"), child(newHeader, "schema"), "received"),
      );
      this.#content(status, was, is, "received");
    });
  }

  #parameters(where: string, before: readonly Node[], after: readonly Node[], direction: Direction): void {
    const named = (all: readonly Node[]) =>
      new Map(all.map((one) => [`${one.in} parameter ${one.name}`, one]));
    const [old, now] = [named(before), named(after)];
    for (const [name, parameter] of old) {
      const same = now.get(name);
      if (!same) this.#report(`${name} of ${where}`, "is gone");
      else this.#schema(`${name} of ${where}`, child(parameter, "schema"), child(same, "schema"), direction);
    }
    if (direction === "received") return;
    for (const [name, parameter] of now) {
      const wasRequired = old.get(name)?.required === true;
      if (parameter.required === true && !wasRequired)
        this.#report(`${name} of ${where}`, "is newly required");
    }
  }

  #content(where: string, before: Node, after: Node, direction: Direction): void {
    this.#each(where, child(before, "content"), child(after, "content"), (type, old, now) =>
      this.#schema(type, child(old, "schema"), child(now, "schema"), direction),
    );
  }

  #schema(where: string, beforeRaw: Node, afterRaw: Node, direction: Direction): void {
    const before = resolved(this.#before, beforeRaw);
    const after = resolved(this.#after, afterRaw);
    this.#types(where, before, after, direction);
    for (const value of list<unknown>(before.enum)) {
      if (after.enum && !list<unknown>(after.enum).includes(value))
        this.#report(`${where}: ${value}`, "is gone");
    }
    if (direction === "sent") this.#limits(where, before, after);
    this.#required(where, list<string>(before.required), list<string>(after.required), direction);
    this.#each(`${where}.`, child(before, "properties"), child(after, "properties"), (name, old, now) =>
      this.#schema(name, old, now, direction),
    );
    if (before.items) this.#schema(`${where}[]`, asNode(before.items), child(after, "items"), direction);
    const variants = list(before.anyOf);
    for (const [place, variant] of variants.entries()) {
      this.#schema(`${where} (${place + 1})`, variant, list(after.anyOf)[place] ?? {}, direction);
    }
    if (list(after.anyOf).length > variants.length && direction === "received") {
      this.#report(where, "may be of a further type");
    }
  }

  #types(where: string, before: Node, after: Node, direction: Direction): void {
    this.#same(where, before, after, IDENTITY);
    const [old, now] = [list<unknown>(before.type), list<unknown>(after.type)];
    // A caller may send what it always sent; it must be able to read what it always read.
    const [mustHave, have] = direction === "sent" ? [old, now] : [now, old];
    const isFree = direction === "sent" ? now.length === 0 : old.length === 0;
    const isRetyped = !isFree && (mustHave.length === 0 || !mustHave.every((type) => have.includes(type)));
    if (isRetyped)
      this.#report(where, `was ${old.join(" or ") || "anything"} and is ${now.join(" or ") || "anything"}`);
  }

  #limits(where: string, before: Node, after: Node): void {
    const tightened = (keyword: string, isTighter: (old: number, now: number) => boolean) => {
      const [old, now] = [before[keyword] as number | undefined, after[keyword] as number | undefined];
      if (now === undefined || (old !== undefined && !isTighter(old, now))) return;
      this.#report(where, `has ${keyword} ${now} where it had ${old ?? "none"}`);
    };
    for (const keyword of UPPER_LIMITS) tightened(keyword, (old, now) => now < old);
    for (const keyword of LOWER_LIMITS) tightened(keyword, (old, now) => now > old);
    if (after.enum && !before.enum && Object.keys(before).length > 0)
      this.#report(where, "takes only some values now");
    if (after.additionalProperties === false && before.additionalProperties !== false && before.type) {
      this.#report(where, "refuses unknown fields now");
    }
  }

  #required(where: string, before: readonly string[], after: readonly string[], direction: Direction): void {
    const [had, has] = direction === "sent" ? [before, after] : [after, before];
    const problem = direction === "sent" ? "is newly required" : "is no longer always there";
    for (const name of has) if (!had.includes(name)) this.#report(`${where}.${name}`, problem);
  }

  /** Calls `compare` for everything that is named in both; what is only in `before` is gone. */
  #each(
    where: string,
    before: Node,
    after: Node,
    compare: (where: string, before: Node, after: Node) => void,
  ): void {
    for (const [name, old] of Object.entries(before)) {
      const path = where.endsWith(".") ? `${where}${name}` : `${where} ${name}`;
      if (after[name] === undefined) this.#report(path, "is gone");
      else compare(path, asNode(old), asNode(after[name]));
    }
  }

  #same(where: string, before: Node, after: Node, names: readonly string[]): void {
    for (const name of names) {
      if (before[name] !== after[name]) {
        this.#report(where, `has ${name} ${after[name] ?? "none"} where it had ${before[name] ?? "none"}`);
      }
    }
  }

  #report(where: string, problem: string): void {
    this.problems.push(`${where.trim()} ${problem}`);
  }
}

/** The schema behind a `$ref`; our documents refer to their own components only. */
function resolved(document: Node, schema: Node): Node {
  if (typeof schema.$ref !== "string") return schema;
  return schema.$ref
    .replace(/^#\//, "")
    .split("/")
    .reduce((node, name) => child(node, name), document);
}

function child(node: Node, name: string): Node {
  return asNode(node[name] ?? {});
}

function asNode(value: unknown): Node {
  return value as Node;
}

function list<T = Node>(value: unknown): readonly T[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as T[];
}
