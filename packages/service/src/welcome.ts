import type { Config } from "./config.ts";
import { demoLines } from "./demo.ts";
import type { Service } from "./service.ts";

export interface Audience {
  /** Whether a person reads this as it is written; what is no terminal is kept, and read by others. */
  readonly isTerminal: boolean;
  /** Where the secrets of the first start are, if they still exist. */
  readonly secretsFile: string | null;
}

/** What a person sees when the service is up: where it is, what to do next, and, once, the Demo keys or where they are. */
export function welcome(config: Config, service: Service, audience: Audience): string {
  const { caFile, serving } = service;
  const secrets = secretLines(config, service, audience);
  if (!serving) return [`Marque is ready (${config.roles.join(", ")}).`, ...secrets, ""].join("\n");
  const lines = ["", "Marque is ready."];
  if (config.roles.includes("api")) {
    lines.push(`  live API     ${config.liveOrigin.origin}`, `  sandbox API  ${config.sandboxOrigin.origin}`);
  }
  if (config.roles.includes("dashboard")) lines.push(`  dashboard    ${config.dashboardOrigin.origin}`);
  if (caFile) lines.push(`  local CA     ${caFile}`);
  return `${[...lines, ...secrets].join("\n")}\n\n`;
}

function secretLines(
  config: Config,
  { caFile, demo }: Service,
  { isTerminal, secretsFile }: Audience,
): readonly string[] {
  if (!demo || !isTerminal) {
    return secretsFile === null
      ? []
      : [
          "",
          `The secrets of the workspace "Demo" are in ${secretsFile}. Remove the file when you have kept them.`,
        ];
  }
  const trust = caFile ? ` --cacert ${caFile}` : "";
  return [
    "",
    'The workspace "Demo" (Agency plan) was made for you. These secrets are shown this once:',
    ...demoLines(demo),
    "",
    "Try it:",
    `  curl${trust} ${config.sandboxOrigin.origin}/v1/projects \\`,
    `    -H "Authorization: Bearer ${demo.testKey}" \\`,
    `    -H "Content-Type: application/json" -d '{"name":"My first project"}'`,
  ];
}
