import { Marque, type MarqueEvent, SignatureVerificationError } from "@marque/sdk";
import express, { type Express } from "express";
import type { Store } from "./store.ts";

/** Verify, keep, answer; the work comes after the answer. */
export function createApp(secret: string, store: Store): Express {
  const app = express();
  // raw, not json: the signature is over the bytes.
  app.post(
    "/webhooks",
    express.raw({ type: "application/json", limit: "1mb" }),
    async (request, response) => {
      let event: MarqueEvent;
      try {
        event = await Marque.webhooks.verify(request.body, request.headers, secret);
      } catch (error) {
        if (!(error instanceof SignatureVerificationError)) throw error;
        console.error(`refused: ${error.message}`);
        response.status(400).send(error.message);
        return;
      }
      // If keeping it fails, the answer is 500 and the service sends the event again.
      const isNew = await store.keep(event, request.body);
      response.sendStatus(200);
      if (isNew) await work(event, store).catch((error) => console.error(`${event.event_id}: ${error}`));
      else console.log(`${event.event_id} came before`);
    },
  );
  return app;
}

async function work(event: MarqueEvent, store: Store): Promise<void> {
  if (event.type === "generation.failed") {
    console.log(`${event.event_id} ${event.data.job_id} failed: ${event.data.error.code}`);
    return;
  }
  const directory = await store.unpack(event);
  console.log(`${event.event_id} ${event.data.job_id} is in ${directory}`);
}
