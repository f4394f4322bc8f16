import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ServiceError } from "../errors.ts";
import { createLog } from "../log.ts";
import { Database } from "./database.ts";

let server: Server | undefined;
let database: Database | undefined;
const sockets = new Set<Socket>();

afterEach(async () => {
  await database?.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
});

/** PostgreSQL's messages: a letter, the length of the rest, the rest. */
function message(kind: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const GREETING = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))]);
const GOODBYE = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

async function startServer(onStartup: (socket: Socket) => void): Promise<number> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => onStartup(socket));
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return (server.address() as { port: number }).port;
}

function open(port: number, answerMilliseconds?: number): Database {
  database = new Database({
    connection: () => ({ host: "127.0.0.1", port, user: "u", database: "d" }),
    log: createLog({ level: "silent" }),
    ...(answerMilliseconds === undefined ? {} : { answerMilliseconds }),
  });
  return database;
}

/** What was asked is refused with 503, whether in a transaction or not. */
async function expectUnavailable(store: Database, isTransaction: boolean): Promise<void> {
  const work = isTransaction ? store.transaction((each) => each.text("select 1")) : store.text("select 1");
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ServiceError);
  expect((error as ServiceError).code).toBe("service_unavailable");
}

describe.each([true, false])("a connection (in a transaction: %s)", (isTransaction) => {
  it("that is lost in the moment it is handed out is a 503, and the process lives on", async () => {
    // "Ready" and "goodbye" in one breath, as from a server that is killed while somebody connects.
    const port = await startServer((socket) => socket.end(Buffer.concat([GREETING, GOODBYE])));
    await expectUnavailable(open(port), isTransaction);
  });

  it("that falls silent is given up, and not used again", async () => {
    let opened = 0;
    const port = await startServer((socket) => {
      opened += 1;
      socket.write(GREETING);
    });
    const store = open(port, 50);
    await expectUnavailable(store, isTransaction);
    await expectUnavailable(store, isTransaction);
    expect(opened).toBe(2);
  });
});

describe("a server that hangs", () => {
  const QUERY = "Q".charCodeAt(0);
  const ANSWER = Buffer.concat([message("C", Buffer.from("SELECT 1\0")), message("Z", Buffer.from("I"))]);

  it("is found out within five seconds, refused at once from then on, and used again when it answers", async () => {
    let hangs = true;
    const port = await startServer((socket) => {
      socket.write(GREETING);
      socket.on("data", (bytes) => void (!hangs && bytes[0] === QUERY && socket.write(ANSWER)));
    });
    const store = open(port);
    const asked = performance.now();
    await Promise.all([expectUnavailable(store, false), expectUnavailable(store, true)]);
    expect(performance.now() - asked).toBeLessThan(5_000);
    const again = performance.now();
    await expectUnavailable(store, false);
    expect(performance.now() - again).toBeLessThan(100);
    expect(store.poolUse.waiting).toBe(0);
    hangs = false;
    await expect
      .poll(
        () =>
          store.text("select 1").then(
            () => true,
            () => false,
          ),
        { timeout: 5_000 },
      )
      .toBe(true);
  });

  it("is told from a statement that takes its time", async () => {
    // The first connection's statement takes four seconds; others are answered.
    let count = 0;
    const port = await startServer((socket) => {
      socket.write(GREETING);
      const delay = count++ === 0 ? 4_000 : 0;
      socket.on("data", (bytes) => {
        if (bytes[0] === QUERY) setTimeout(() => socket.write(ANSWER), delay);
      });
    });
    const store = open(port);
    await expect(store.text("select pg_sleep(4)")).resolves.toBeDefined();
  });
});
