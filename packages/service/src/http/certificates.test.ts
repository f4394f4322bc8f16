import { execFile } from "node:child_process";
import { X509Certificate } from "node:crypto";
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CertificateSettings, type Certificates, certificates } from "./certificates.ts";
import { recordingLog, startTestService } from "./serving.fixture.ts";

const run = promisify(execFile);
const DAY_MS = 86_400_000;

let dataDir: string;
let log: ReturnType<typeof recordingLog>;
let opened: Certificates[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "marque-tls-"));
  log = recordingLog();
});
afterEach(async () => {
  await Promise.all(opened.map((source) => source.stop()));
  opened = [];
  await rm(dataDir, { recursive: true, force: true });
});

async function open(settings: Partial<CertificateSettings> = {}): Promise<Certificates> {
  const source = await certificates({ dataDir, hostnames: ["localhost"], log: log.log, ...settings });
  opened.push(source);
  return source;
}
const file = (name: string) => join(dataDir, "tls", name);
const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS);
const reasons = () =>
  log.lines.map(({ level, fields }) => `${level}: ${(fields as { reason?: string }).reason}`);

describe("the local authority", () => {
  it("and its certificate are accepted by openssl, strictly, for every name", async () => {
    await open({ hostnames: ["localhost", "api.example.com", "[2001:db8::7]", "192.0.2.7"] });
    for (const name of [
      ["-verify_hostname", "localhost"],
      ["-verify_hostname", "api.example.com"],
      ["-verify_ip", "127.0.0.1"],
      ["-verify_ip", "::1"],
      ["-verify_ip", "2001:db8::7"],
      ["-verify_ip", "192.0.2.7"],
    ]) {
      const { stdout } = await run("openssl", [
        ..."verify -x509_strict -check_ss_sig -purpose sslserver".split(" "),
        ...name,
        "-CAfile",
        file("ca.pem"),
        file("leaf.pem"),
      ]);
      expect(stdout).toContain("OK");
    }
    await expect(
      run("openssl", [
        "verify",
        "-verify_hostname",
        "evil.example",
        "-CAfile",
        file("ca.pem"),
        file("leaf.pem"),
      ]),
    ).rejects.toThrow();
  });

  it("carry the extensions that clients ask for", async () => {
    await open();
    const text = async (name: string) =>
      (await run("openssl", ["x509", "-noout", "-text", "-in", file(name)])).stdout;
    const authority = await text("ca.pem");
    expect(authority).toMatch(/Basic Constraints: critical\s+CA:TRUE, pathlen:0/);
    expect(authority).toMatch(/Key Usage: critical\s+Certificate Sign, CRL Sign/);
    const id = /Subject Key Identifier:\s+([0-9A-F:]+)/.exec(authority)?.[1];
    const leaf = await text("leaf.pem");
    expect(leaf).toMatch(/Basic Constraints: critical\s+CA:FALSE/);
    expect(leaf).toMatch(/Key Usage: critical\s+Digital Signature\n/);
    expect(leaf).toMatch(/Extended Key Usage:\s+TLS Web Server Authentication\n/);
    expect(leaf).toMatch(new RegExp(`Authority Key Identifier:\\s+(keyid:)?${id}`));
    expect(leaf).toMatch(/Subject Key Identifier/);
    expect(leaf).toMatch(/NIST CURVE: P-256/);
  });

  it("lasts ten years, its certificate one", async () => {
    await open();
    const days = async (name: string) => {
      const { validToDate } = new X509Certificate(await readFile(file(name)));
      return Math.round((validToDate.getTime() - Date.now()) / DAY_MS);
    };
    expect(await days("ca.pem")).toBe(3650);
    expect(await days("leaf.pem")).toBe(365);
  });

  it("is accepted by curl at every local name, for TLS 1.2 and 1.3", async () => {
    const service = await startTestService();
    const ca = service.tls.caFile!;
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      for (const version of [["--tls-max", "1.2"], ["--tlsv1.3"]]) {
        const url = `https://${host}:${service.port("live")}/`;
        const { stdout } = await run("curl", ["-sS", "--noproxy", "*", "--cacert", ca, ...version, url]);
        expect(JSON.parse(stdout)).toMatchObject({ origin: "live", secure: true });
      }
    }
    await service.stop(0);
  });

  it("keeps its keys to the owner: mode 0600 in a directory of mode 0700", async () => {
    await open();
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(join(dataDir, "tls"))).toBe("700");
    for (const name of ["ca-key.pem", "leaf-key.pem"]) expect(await mode(file(name))).toBe("600");
    await chmod(join(dataDir, "tls"), 0o755);
    await chmod(file("ca-key.pem"), 0o644);
    await open();
    expect(await mode(join(dataDir, "tls"))).toBe("700");
    expect(await mode(file("ca-key.pem"))).toBe("600");
  });

  it("stays as it is from start to start, and leaves nothing else behind", async () => {
    const first = await open();
    const second = await open();
    expect(second.current()).toEqual(first.current());
    expect(reasons()).toEqual(["info: there was none", "info: there was none"]);
    expect((await readdir(join(dataDir, "tls"))).sort()).toEqual([
      "ca-key.pem",
      "ca.pem",
      "leaf-key.pem",
      "leaf.pem",
    ]);
  });

  it("renews the certificate when less than 30 days remain, under the same authority", async () => {
    const first = await open();
    const authority = await readFile(file("ca.pem"), "utf8");
    expect((await open({ now: inDays(334) })).current()).toEqual(first.current());
    expect((await open({ now: inDays(336) })).current()).not.toEqual(first.current());
    expect(await readFile(file("ca.pem"), "utf8")).toBe(authority);
    expect(reasons().at(-1)).toBe("warn: it was about to lapse");
  });

  it("renews itself before it lapses, and never signs beyond its own end", async () => {
    await open();
    await open({ now: inDays(3_500) });
    const [leaf, authority] = await Promise.all(
      ["leaf.pem", "ca.pem"].map(async (name) => new X509Certificate(await readFile(file(name)))),
    );
    expect(leaf!.validToDate).toEqual(authority!.validToDate);
    await open({ now: inDays(3_630) });
    expect(reasons().slice(-2)).toEqual(["warn: it was about to lapse", "warn: it was about to lapse"]);
    await run("openssl", ["verify", "-no_check_time", "-CAfile", file("ca.pem"), file("leaf.pem")]);
  });

  it("renews the certificate when the host names changed", async () => {
    await open();
    await open({ hostnames: ["localhost", "api.example.com"] });
    expect(reasons().at(-1)).toBe("warn: the host names changed");
    expect(new X509Certificate(await readFile(file("leaf.pem"))).checkHost("api.example.com")).toBeTruthy();
    await open({ hostnames: ["api.example.com", "localhost"] });
    expect(reasons()).toHaveLength(3);
    await open();
    expect(
      new X509Certificate(await readFile(file("leaf.pem"))).checkHost("api.example.com"),
    ).toBeUndefined();
  });

  it("is followed by the certificate when it was replaced", async () => {
    await open();
    for (const name of ["ca.pem", "ca-key.pem"]) await rm(file(name));
    await open();
    expect(reasons().slice(-2)).toEqual(["info: there was none", "warn: the authority is another one"]);
    await run("openssl", ["verify", "-CAfile", file("ca.pem"), file("leaf.pem")]);
  });

  it.each([
    ["ca.pem", ""],
    ["ca.pem", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"],
    ["ca-key.pem", "nonsense"],
    ["ca-key.pem", null],
    ["leaf.pem", "nonsense"],
    ["leaf-key.pem", ""],
    ["leaf-key.pem", null],
  ])("is repaired, with a line in the log, when %s is %j", async (name, content) => {
    await open();
    if (content === null) await rm(file(name));
    else await writeFile(file(name), content);
    await open();
    expect(log.lines[2]).toMatchObject({
      level: "warn",
      message: expect.stringContaining("replaced the local"),
    });
    await run("openssl", ["verify", "-CAfile", file("ca.pem"), file("leaf.pem")]);
    await open();
    expect(log.lines.length).toBeLessThanOrEqual(4);
  });

  it("is repaired when certificate and key are of two pairs", async () => {
    await open();
    await rename(file("leaf-key.pem"), file("ca-key.pem"));
    await open();
    expect(reasons()).toContain("warn: certificate and key do not belong together");
    await run("openssl", ["verify", "-CAfile", file("ca.pem"), file("leaf.pem")]);
  });

  it("is made once by many processes that start together", async () => {
    const script = `
      import { certificates } from ${JSON.stringify(new URL("./certificates.ts", import.meta.url).href)};
      const log = { info() {}, warn() {}, error() {} };
      const source = await certificates({ dataDir: process.argv[1], hostnames: ["localhost"], log });
      process.stdout.write(source.current().cert);
    `;
    const start = () => run(process.execPath, ["--input-type=module", "-e", script, dataDir]);
    const outputs = await Promise.all(Array.from({ length: 4 }, start));
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(outputs[0]!.stdout).toBe(await readFile(file("leaf.pem"), "utf8"));
    await run("openssl", ["verify", "-CAfile", file("ca.pem"), file("leaf.pem")]);
    expect(await readdir(join(dataDir, "tls"))).toHaveLength(4);
  });

  it.each([
    ["", -60_000],
    [" before the clock was set back", 60_000],
  ])("is not held up by what a killed process left behind%s", async (_, age) => {
    await mkdir(join(dataDir, "tls"), { recursive: true });
    await writeFile(file(".lock"), "of a process long gone");
    const then = new Date(Date.now() + age);
    await utimes(file(".lock"), then, then);
    await writeFile(file("ca.pem.abc.tmp"), "half");
    await Promise.all([open(), open(), open()]);
    expect(await readdir(join(dataDir, "tls"))).toHaveLength(4);
    expect(new Set(opened.map((source) => source.current().cert)).size).toBe(1);
  });

  it("is looked at again while running", async () => {
    let now = new Date();
    const source = await open({ recheckMs: 20, now: () => now });
    const renewed = new Promise((resolve) => source.onRenewal(resolve));
    const { cert } = source.current();
    now = inDays(340)();
    await renewed;
    expect(source.current().cert).not.toBe(cert);
  });

  it("that cannot be written is one sentence naming the variable", async () => {
    await writeFile(join(dataDir, "tls"), "a file in the way");
    await expect(open()).rejects.toThrow(
      /^MARQUE_DATA_DIR: the certificates in .* cannot be read and written \(E\w+\)\.$/,
    );
  });
});

describe("the operator's own certificate", () => {
  const own = () => ({ certFile: join(dataDir, "own.pem"), keyFile: join(dataDir, "own-key.pem") });
  const make = async (name: string, subject = "/CN=api.example.com") => {
    await run("openssl", [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30".split(" "),
      ...["-subj", subject, "-addext", "subjectAltName=DNS:api.example.com"],
      ...["-out", join(dataDir, `${name}.pem`), "-keyout", join(dataDir, `${name}-key.pem`)],
    ]);
  };

  it("is used as it is, and no local authority is made", async () => {
    await make("own");
    const source = await open({ ...own(), hostnames: ["api.example.com"] });
    expect(source.current().cert).toBe(await readFile(own().certFile, "utf8"));
    expect(source.caFile).toBeNull();
    expect(log.lines).toEqual([]);
    await expect(stat(join(dataDir, "tls"))).rejects.toThrow("ENOENT");
  });

  it("that is for other names, or has lapsed, is used with a warning", async () => {
    await make("own");
    await open({ ...own(), hostnames: ["api.example.com", "dash.example.com"], now: inDays(31) });
    expect(log.lines.map(({ message }) => message)).toEqual([
      "the certificate of MARQUE_TLS_CERT_FILE has lapsed",
      "the certificate of MARQUE_TLS_CERT_FILE is not for dash.example.com",
    ]);
  });

  it.each([
    [
      "no key file",
      { keyFile: undefined },
      /^MARQUE_TLS_KEY_FILE must be set when MARQUE_TLS_CERT_FILE is\.$/,
    ],
    [
      "no certificate file",
      { certFile: undefined },
      /^MARQUE_TLS_CERT_FILE must be set when MARQUE_TLS_KEY_FILE is\.$/,
    ],
    [
      "a missing certificate",
      { certFile: "/nowhere/a.pem" },
      /^MARQUE_TLS_CERT_FILE: \/nowhere\/a\.pem does not exist\.$/,
    ],
    [
      "a missing key",
      { keyFile: "/nowhere/b.pem" },
      /^MARQUE_TLS_KEY_FILE: \/nowhere\/b\.pem does not exist\.$/,
    ],
    ["an empty name", { certFile: "" }, /^MARQUE_TLS_CERT_FILE: .*\.$/],
    ["a directory", { certFile: tmpdir() }, /^MARQUE_TLS_CERT_FILE: .* cannot be read \(EISDIR\)\.$/],
  ])("%s is one sentence naming the variable", async (_, change, sentence) => {
    await make("own");
    await expect(open({ ...own(), ...change })).rejects.toThrow(sentence);
  });

  it("whose files hold something else, or do not belong together, is one sentence naming the variable", async () => {
    await make("own");
    await make("other");
    const { certFile, keyFile } = own();
    const otherKey = join(dataDir, "other-key.pem");
    await expect(open({ certFile, keyFile: otherKey })).rejects.toThrow(
      `MARQUE_TLS_KEY_FILE: the key in ${otherKey} does not belong to the certificate in ${certFile}.`,
    );
    await expect(open({ certFile: keyFile, keyFile })).rejects.toThrow(
      /^MARQUE_TLS_CERT_FILE: .* no PEM certificate\.$/,
    );
    await expect(open({ certFile, keyFile: certFile })).rejects.toThrow(
      /^MARQUE_TLS_KEY_FILE: .* no PEM private key/,
    );
    await run("openssl", ["ec", "-aes256", "-passout", "pass:secret", "-in", keyFile, "-out", otherKey]);
    await expect(open({ certFile, keyFile: otherKey })).rejects.toThrow(
      /^MARQUE_TLS_KEY_FILE: .* without a passphrase\.$/,
    );
  });

  it("is loaded anew when its files change, and stays while they are half changed", async () => {
    await make("own");
    await make("next");
    const source = await open({ ...own(), hostnames: ["api.example.com"], recheckMs: 20 });
    const { cert } = source.current();
    let renewals = 0;
    const renewed = new Promise<void>((resolve) => {
      source.onRenewal(() => {
        renewals += 1;
        resolve();
      });
    });
    await rename(join(dataDir, "next.pem"), own().certFile);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(source.current().cert).toBe(cert);
    expect(log.lines.filter(({ level }) => level === "warn")).toHaveLength(1);
    await rename(join(dataDir, "next-key.pem"), own().keyFile);
    await renewed;
    expect(source.current().cert).not.toBe(cert);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(renewals).toBe(1);
  });
});
