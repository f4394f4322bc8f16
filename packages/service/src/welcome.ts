import type { Config } from "./config.ts";
import type { Service } from "./service.ts";

/** What a person sees when the service is up: where it is, what to do next, and, once, the Demo keys. */
export function welcome(config: Config, { caFile, demo, serving }: Service): string {
  if (!serving) return `Marque is ready (${config.roles.join(", ")}).\n`;
  const trust = caFile ? ` --cacert ${caFile}` : "";
  const lines = ["", "Marque is ready."];
  if (config.roles.includes("api")) {
    lines.push(`  live API     ${config.liveOrigin.origin}`, `  sandbox API  ${config.sandboxOrigin.origin}`);
  }
  if (config.roles.includes("dashboard")) lines.push(`  dashboard    ${config.dashboardOrigin.origin}`);
  if (caFile) lines.push(`  local CA     ${caFile}`);
  if (demo) {
    lines.push(
      "",
      `The workspace "Demo" (${demo.workspaceId}, Agency plan) was made for you. These secrets are shown this once:`,
      `  Test key        ${demo.testKey}`,
      `  Live key        ${demo.liveKey}`,
      `  webhook secret  ${demo.webhookSecret}`,
      `  owner           ${demo.ownerEmail}, one-time password ${demo.ownerPassword}`,
      "",
      "Try it:",
      `  curl${trust} ${config.sandboxOrigin.origin}/v1/projects \\`,
      `    -H "Authorization: Bearer ${demo.testKey}" \\`,
      `    -H "Content-Type: application/json" -d '{"name":"My first project"}'`,
    );
  }
  return `${lines.join("\n")}\n\n`;
}
