import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MarqueEvent } from "@marque/sdk";

type Success = Extract<MarqueEvent, { type: "generation.success" }>;

/** Events as they came, and the files of each brand. A database would do the same with a unique key. */
export class Store {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Writes the event down. False when it was there already: the service may send it twice. */
  async keep({ event_id }: MarqueEvent, bytes: Buffer): Promise<boolean> {
    const events = join(this.#directory, "events");
    await mkdir(events, { recursive: true });
    try {
      await writeFile(join(events, `${event_id}.json`), bytes, { flag: "wx" });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    }
  }

  async unpack({ data }: Success): Promise<string> {
    const { logo_svg, logo_svg_dark, ...rest } = data.assets;
    const directory = join(this.#directory, data.job_id);
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, "logo.svg"), logo_svg);
    await writeFile(join(directory, "logo-dark.svg"), logo_svg_dark);
    await writeFile(join(directory, "brand.json"), `${JSON.stringify(rest, null, 2)}\n`);
    return directory;
  }
}
