// A real server that speaks S3's protocol, in a process of its own: `s3rver` from npm, which keeps objects as files.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "./free-ports.ts";
import { eventually } from "./receiver.ts";

const PROGRAM = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");
const BUCKET = "marque-test";

export interface S3Server {
  /** What the service is told of it. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of all objects, in order. */
  keys(): Promise<string[]>;
  /** Its process ends and comes back, with all that it kept. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Deletes an object behind the service's back. */
  lose(key: string): Promise<void>;
  remove(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "marque-s3-"));
  const [port] = (await freePorts(1)) as [number];
  let child: ChildProcess | null = null;
  const filesOf = (key: string) =>
    ["object", "metadata.json", "object.md5"].map((part) =>
      join(directory, BUCKET, `${key}._S3rver_${part}`),
    );
  const server: S3Server = {
    env: {
      MARQUE_S3_BUCKET: BUCKET,
      MARQUE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // Its only account.
      MARQUE_S3_ACCESS_KEY_ID: "S3RVER",
      MARQUE_S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    async keys() {
      const files = await readdir(join(directory, BUCKET), { recursive: true });
      return files
        .filter((file) => file.endsWith("._S3rver_object"))
        .map((file) => file.slice(0, -"._S3rver_object".length))
        .sort();
    },
    async start() {
      const options = [
        "-d",
        directory,
        "-a",
        "127.0.0.1",
        "-p",
        String(port),
        "--configure-bucket",
        BUCKET,
        "-s",
      ];
      child = spawn(process.execPath, [PROGRAM, ...options], { stdio: "ignore" });
      await eventually(() => canConnect(port));
    },
    async stop() {
      const running = child;
      child = null;
      if (!running) return;
      const ended = once(running, "exit");
      running.kill("SIGKILL");
      await ended;
    },
    async lose(key) {
      for (const file of filesOf(key)) await rm(file, { force: true });
    },
    async remove() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function canConnect(port: number): Promise<true | null> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  socket.destroy();
  return isOpen || null;
}
