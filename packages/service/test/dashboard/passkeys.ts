import type { Reply, TestService } from "../test-service.ts";
import { DashboardClient, PASSWORD, type SignedInPerson } from "./dashboard-client.ts";
import { type Lies, SoftwareAuthenticator } from "./software-authenticator.ts";

export function dashboardOrigin({ ports }: Pick<TestService, "ports">): string {
  return `https://localhost:${ports.dashboard}`;
}

/** Adds a passkey of the device to the account, with what the person shows and the lies that the device tells. */
export async function add(
  { client }: Pick<SignedInPerson, "client">,
  device: SoftwareAuthenticator,
  { name = "Laptop", code, ...lies }: Lies & { readonly name?: string; readonly code?: string } = {},
): Promise<Reply> {
  const options = await client.call("/api/passkeys/setup", {
    json: { name, current_password: PASSWORD, ...(code && { code }) },
  });
  if (options.status !== 200) return options;
  return client.call("/api/passkeys", { json: device.create(options.body, lies) });
}

/** A device with a passkey of the account. */
export async function withPasskey(
  service: TestService,
  person: Pick<SignedInPerson, "client">,
  { code, ...kind }: { code?: string; algorithm?: "ES256" | "EdDSA" | "RS256"; counts?: boolean } = {},
): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator(dashboardOrigin(service), kind);
  const reply = await add(person, device, code ? { code } : {});
  if (reply.status !== 200) throw new Error(`the passkey was not added: ${reply.text}`);
  return device;
}

/** Signs in with the device's newest passkey, in a browser of its own unless one is given. */
export async function enterWith(
  service: TestService,
  device: SoftwareAuthenticator,
  lies: Lies = {},
  client = new DashboardClient(service),
): Promise<Reply> {
  const options = await client.call("/api/login/passkey", { json: {} });
  if (options.status !== 200) return options;
  return client.call("/api/login/passkey/answer", { json: device.get(options.body, lies) });
}
