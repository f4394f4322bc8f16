// The types of the Python SDK, written from the OpenAPI document: a TypedDict per object.
import { openApiDocument } from "@marque/contract";

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

const HEAD = `"""What crosses the wire. Written by \`npm run docs:generate\` from the OpenAPI document; edit the contract instead."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict
`;

/** The whole of packages/sdk-python/src/marque/types.py. */
export function pythonTypes(origins: Parameters<typeof openApiDocument>[0]): string {
  const { components } = openApiDocument(origins) as unknown as {
    components: { schemas: Readonly<Record<string, Schema>> };
  };
  const classes: string[] = [];
  for (const [name, schema] of Object.entries(components.schemas)) {
    if (name === "Error") classes.push(errorCodes(schema));
    else addClass(classes, nameOf(name), schema);
  }
  const event = "Event: TypeAlias = GenerationSuccess | GenerationFailed\n";
  return [HEAD, ...classes, event].join("\n\n");
}

/** `GenerationSuccessEvent` is `GenerationSuccess`, as in the TypeScript SDK. */
const nameOf = (title: string): string => title.replace(/(?<=.)Event$/, "");

function errorCodes(schema: Schema): string {
  const codes = schema.properties!.error!.properties!.code!.enum!;
  return `ErrorCode: TypeAlias = Literal[\n${codes.map((code) => `    ${literal(code)},\n`).join("")}]\n`;
}

function addClass(classes: string[], name: string, { properties = {}, required = [], description }: Schema) {
  const fields = Object.entries(properties).map(([field, property]) => {
    const type = typeOf(classes, name + pascal(field), property);
    const line = `    ${field}: ${required.includes(field) ? type : `NotRequired[${type}]`}\n`;
    return property.description ? `${line}    ${docstring(property.description)}\n` : line;
  });
  const about = description ? `    ${docstring(description)}\n\n` : "";
  classes.push(`class ${name}(TypedDict):\n${about}${fields.join("")}`);
}

/** Adds the classes of nested objects before the one that names them. */
function typeOf(classes: string[], name: string, schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref.split("/").at(-1)!);
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(", ")}]`;
  if (schema.anyOf) return schema.anyOf.map((part) => typeOf(classes, name, part)).join(" | ");
  if (schema.type === "array") return `list[${typeOf(classes, name.replace(/s$/, ""), schema.items!)}]`;
  if (schema.type === "object") {
    if (!schema.properties) return "dict[str, object]";
    addClass(classes, name, schema);
    return name;
  }
  const plain = PLAIN[schema.type ?? ""];
  if (!plain) throw new Error(`this schema has no Python type to write: ${JSON.stringify(schema)}`);
  return plain;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

const literal = (value: unknown): string =>
  typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);

const docstring = (text: string): string => `"""${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"""`;

const pascal = (field: string): string =>
  field.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
