// The documents that are written from the code, so that they cannot say anything else.
import { ERROR_CODES, ERRORS, openApiDocument } from "@marque/contract";
import { CONFIG_ROWS } from "@marque/service";
import { notice } from "./notice.ts";
import { pythonTypes } from "./python-types.ts";

const NOTE = "<!-- Written by `npm run docs:generate` from the code; edit there. -->";

/** The origins of a service that was just started; a served document names the configured ones. */
const DEFAULT_ORIGINS = { liveOrigin: "https://localhost:8443", sandboxOrigin: "https://localhost:8444" };

/** Path in the repository → what must stand there. */
export function generatedDocuments(): ReadonlyMap<string, string> {
  return new Map([
    ["docs/configuration.md", configuration()],
    ["docs/errors.md", errors()],
    ["NOTICE", notice()],
    ["packages/sdk-python/src/marque/types.py", pythonTypes(DEFAULT_ORIGINS)],
    ["docs/openapi-v1.json", `${JSON.stringify(openApiDocument(DEFAULT_ORIGINS), null, 2)}\n`],
  ]);
}

function configuration(): string {
  const rows = CONFIG_ROWS.map(({ name, defaultText, meaning }) => [`\`${name}\``, defaultText, meaning]);
  return page(
    "Configuration",
    "Everything is set by environment variables. A variable that is set but empty means empty, not the default. A wrong value stops the start with one sentence that names the variable.",
    table(["Variable", "Default", "Meaning"], rows),
  );
}

function errors(): string {
  const rows = ERROR_CODES.map((code) => {
    const { status, type, cause, remedy } = ERRORS[code];
    return [String(status), `\`${code}\``, `\`${type}\``, cause, remedy];
  }).sort((a, b) => Number(a[0]) - Number(b[0]));
  return page(
    "Errors",
    'Every failure has the same envelope: `{ "error": { "type", "message", "code", "param"? } }`. ' +
      "Decide by `code`; show `message` to people; `param` names the parameter at fault where there is one. " +
      "Only 429 and 5xx are worth retrying: the others fail the same way again. Every response carries `X-Request-Id`.",
    table(["Status", "Code", "Type", "Cause", "Remedy"], rows),
  );
}

function page(title: string, introduction: string, body: string): string {
  return `# ${title}\n\n${NOTE}\n\n${introduction}\n\n${body}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
