import type { Environment } from "@marque/contract";

interface KeyType {
  readonly label: string;
  readonly prefix: string;
  readonly description: string;
}

/** What people call a key of an environment. */
export const KEY_TYPES: Readonly<Record<Environment, KeyType>> = {
  sandbox: {
    label: "Test",
    prefix: "sk_test_",
    description: "For the sandbox. Costs nothing; brands carry a watermark.",
  },
  live: {
    label: "Live",
    prefix: "sk_live_",
    description: "For your product. Each brand is metered and billed.",
  },
};
