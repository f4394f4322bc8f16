/** One studio for all test files of a process: loading it and its language model takes two seconds, and nothing changes it. */

import { loadStudio } from "../src/index.ts";
import type { Studio } from "../src/vocabulary.ts";

let loaded: Promise<Studio> | undefined;

export function sharedStudio(): Promise<Studio> {
  loaded ??= loadStudio().then((studio) => {
    // Here, since a hook may take longer than the first test that reads something.
    studio.language();
    return studio;
  });
  return loaded;
}
