import { ThreadDesigner } from "../src/worker/thread-designer.ts";

/** Outlives the services that draw with it: the engine and its language model are loaded once for the files of a process. */
class SharedDesigner extends ThreadDesigner {
  #warmed: Promise<void> | null = null;

  override warm(): Promise<void> {
    this.#warmed ??= super.warm();
    return this.#warmed;
  }

  override async close(): Promise<void> {}
}

let shared: SharedDesigner | undefined;

/** One thread of the engine for all services that this process starts with it. */
export function sharedDesigner(): ThreadDesigner {
  shared ??= new SharedDesigner(1);
  return shared;
}
