import type { DesignResult, DesignTask } from "../generation/designer.ts";

/** Runs in a drawing thread. Called with null to find out that the engine is loaded. */
export default async function draw(_task: DesignTask | null): Promise<DesignResult | null> {
  throw new Error("The engine does not draw from a prompt yet.");
}
