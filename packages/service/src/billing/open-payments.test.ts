import { afterEach, expect, it, vi } from "vitest";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { openPayments } from "./open-payments.ts";

const loaded = vi.hoisted(() => ({ stripe: 0 }));
vi.mock("stripe", async (original) => {
  loaded.stripe += 1;
  return original();
});
afterEach(() => {
  loaded.stripe = 0;
});

const open = (env: Record<string, string>) =>
  openPayments({
    config: readConfig(env),
    database: {} as Database,
    log: createLog({ level: "silent" }),
  });

it("payment is manual by default, and loads nothing of Stripe's", async () => {
  const provider = await open({});
  expect(provider).toMatchObject({ name: "manual", cards: null, paymentMethods: null });
  expect(loaded.stripe).toBe(0);
});

it("payment by Stripe loads its library, and asks nobody at the start", async () => {
  const provider = await open({
    MARQUE_PAYMENT: "stripe",
    MARQUE_STRIPE_SECRET_KEY: "sk_test_51AbCdEfGhIj",
    MARQUE_STRIPE_WEBHOOK_SECRET: "whsec_51AbCdEfGhIj",
    // Nobody listens there.
    MARQUE_STRIPE_API_URL: "http://localhost:1",
  });
  expect(provider.name).toBe("stripe");
  expect(provider.cards?.isTest).toBe(true);
  expect(loaded.stripe).toBe(1);
});
