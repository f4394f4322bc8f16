import { afterAll, beforeAll } from "vitest";
import { startTestService, type TestService } from "./test-service.ts";

/**
 * The service of a test file, or of a `describe`: started before the first test and before hooks that are written below,
 * stopped after the last test and after theirs. `extra`: environment variables, as `startTestService` takes them.
 */
export function useService(...options: Parameters<typeof startTestService>): TestService {
  let started: TestService | undefined;
  const service = (): TestService => {
    if (!started) throw new Error("the service is there within tests and hooks, not before");
    return started;
  };
  beforeAll(async () => {
    started = await startTestService(...options);
  });
  afterAll(() => started?.stop());
  return {
    get db() {
      return service().db;
    },
    get admin() {
      return service().admin;
    },
    get ca() {
      return service().ca;
    },
    get logged() {
      return service().logged;
    },
    get ports() {
      return service().ports;
    },
    get env() {
      return service().env;
    },
    call: (path, send) => service().call(path, send),
    createWorkspace: (plan) => service().createWorkspace(plan),
    doChores: () => service().doChores(),
    stop: () => service().stop(),
  };
}
