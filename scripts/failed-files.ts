// Which test files failed, from what vitest's JSON reporter wrote.

/** More than these failing at once is no busy machine. */
const MOST = 12;

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/**
 * The files to run once more, each from its beginning: a test that waits for a process waits too short now and then, and many
 * cannot be tried again in a service that the first try has changed. None where something else is wrong than a few files.
 */
export function filesToRunAgain(report: string): readonly string[] {
  const { testResults } = JSON.parse(report) as Report;
  const failed = [
    ...new Set(testResults.filter(({ status }) => status === "failed").map(({ name }) => name)),
  ];
  return failed.length <= MOST ? failed : [];
}
