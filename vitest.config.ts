import { defineConfig } from "vitest/config";

// One project a package. Tests stand beside what they test; what crosses folders stands in `test/`.
const project = (name: string, extra: object = {}) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...extra,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "documents",
          include: [
            "scripts/**/*.test.ts",
            "examples/**/*.test.ts",
            "deploy/**/*.test.ts",
            "faults/**/*.test.ts",
          ],
          globalSetup: ["packages/service/test/postgres.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      project("contract"),
      project("engine"),
      project("service", { globalSetup: ["test/postgres.ts"] }),
      project("sdk"),
      project("cli"),
      // Files one after the other: each starts the service, its engine and a browser.
      project("dashboard", {
        globalSetup: ["../service/test/postgres.ts"],
        fileParallelism: false,
        // Whole journeys, on machines that do other things too.
        testTimeout: 120_000,
      }),
    ],
  },
});
