/** The part of JSON Schema that the contract's resources use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

/** Writes a schema as the TypeScript type it stands for. */
export function typeText(schema: Schema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((part) => typeText(part, indent)).join(" | ");
  switch (schema.type) {
    case "array":
      return `readonly (${typeText(schema.items!, indent)})[]`;
    case "object":
      return objectText(schema, indent);
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
  }
  throw new Error(`this schema has no type to write: ${JSON.stringify(schema)}`);
}

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, property]) => {
    const comment = property.description ? `${inner}/** ${property.description} */\n` : "";
    const optional = required.includes(name) ? "" : "?";
    return `${comment}${inner}${name}${optional}: ${typeText(property, inner)};\n`;
  });
  return fields.length === 0 ? "Record<string, unknown>" : `{\n${fields.join("")}${indent}}`;
}
