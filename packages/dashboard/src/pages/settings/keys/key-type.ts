import type { Environment } from "@marque/contract";
import { keyType as copy } from "./copy.ts";

interface KeyType {
  readonly label: string;
  readonly prefix: string;
  readonly description: string;
}

/** What people call a key of an environment. */
export const KEY_TYPES: Readonly<Record<Environment, KeyType>> = {
  sandbox: {
    label: copy.test,
    prefix: "sk_test_",
    description: copy.testAbout,
  },
  live: {
    label: copy.live,
    prefix: "sk_live_",
    description: copy.liveAbout,
  },
};
