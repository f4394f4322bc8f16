// The SDK for Python: its own tests (unittest) against a real service, and its types by mypy.
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { OPERATIONS } from "@marque/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../../service/test/test-service.ts";
import { findPython, type Python } from "./python.ts";

const execute = promisify(execFile);
const PACKAGE = fileURLToPath(new URL("../", import.meta.url));
const LONGEST_MILLISECONDS = 120_000;

let python: Python | null;
let service: TestService;
let env: Record<string, string>;

beforeAll(async () => {
  python = await findPython("the tests of the Python SDK");
  service = await startTestService({ MARQUE_WORKER_THREADS: "1" });
  const workspace = await service.createWorkspace();
  env = {
    ...(process.env as Record<string, string>),
    PYTHONPATH: `${PACKAGE}src:${PACKAGE}tests`,
    PYTHONDONTWRITEBYTECODE: "1",
    MARQUE_TEST_ORIGIN: `https://localhost:${service.ports.sandbox}`,
    MARQUE_TEST_KEY: workspace.testKey,
    MARQUE_TEST_LIVE_KEY: workspace.liveKey,
    MARQUE_WEBHOOK_SECRET: workspace.webhookSecret,
    MARQUE_DATA_DIR: service.env.MARQUE_DATA_DIR!,
  };
});
afterAll(() => service.stop());

/** Both streams; throws with them when the exit code is not 0. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const options = { cwd: PACKAGE, env, timeout: LONGEST_MILLISECONDS };
  const { stdout, stderr } = await execute(program, args, options).catch((error) => {
    throw new Error(`${program} ${args.join(" ")} failed:\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}

describe("the SDK for Python", { timeout: LONGEST_MILLISECONDS }, async () => {
  const files = (await readdir(`${PACKAGE}tests`)).filter((name) => /^test_\w+\.py$/.test(name));

  it.each(files)("passes %s, warnings being errors", async (file) => {
    if (!python) return;
    const output = await run(python.program, ["-W", "error", "-m", "unittest", file.replace(".py", "")]);
    expect(output).toMatch(/Ran [1-9]\d* tests? in [\s\S]*\nOK\n$/);
  });

  it("has a method for every operation, for threads and for asyncio", async () => {
    if (!python) return;
    const listing = `import marque
for client in (marque.Marque("sk_test_x"), marque.AsyncMarque("sk_test_x")):
    print(*sorted(f"{noun}.{verb}" for noun in ("projects", "brands", "memory") for verb in dir(getattr(client, noun)) if verb[0] != "_"))`;
    const methods = [
      ...["brands.generate", "brands.generate_and_wait", "brands.list", "memory.list"],
      ...["projects.create", "projects.delete", "projects.list", "projects.retrieve", "projects.update"],
    ];
    expect(methods.length - 1).toBe(OPERATIONS.length);
    expect(await run(python.program, ["-c", listing])).toBe(`${methods.join(" ")}\n`.repeat(2));
  });

  it("needs nothing but httpx beside the standard library", async () => {
    if (!python) return;
    const imports = `import ast, pathlib, sys
names = set()
for file in pathlib.Path("src/marque").rglob("*.py"):
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import): names |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.level == 0: names.add(node.module)
print(*sorted({name.split(".")[0] for name in names} - sys.stdlib_module_names))`;
    expect(await run(python.program, ["-c", imports])).toBe("httpx\n");
  });

  it("is typed: mypy finds nothing in strict mode, and finds a misspelt argument", async () => {
    const mypy = await execute("mypy", ["--version"]).catch(() => null);
    if (!mypy || !python) {
      process.stderr.write("\n!! NOT RUN: mypy on the Python SDK (Debian, Ubuntu: apt-get install mypy)\n\n");
      return;
    }
    const strict = ["--strict", "--cache-dir=/dev/null", "--python-executable", await realProgram(python)];
    expect(await run("mypy", [...strict, "src/marque"])).toContain("Success");
    const misspelt = 'import marque; marque.Marque("sk_test_x").brands.generate(project_id="p", promt="x")';
    await expect(run("mypy", [...strict, "-c", misspelt])).rejects.toThrow("promt");
  });
});

/** mypy looks for httpx beside the program itself, not beside a version manager's stand-in for it. */
async function realProgram({ program }: Python): Promise<string> {
  return (await run(program, ["-c", "import sys; print(sys.executable)"])).trim();
}
