// Makes the local authority and the certificates it signs. Loaded only when something has to be issued.
import "reflect-metadata"; // @peculiar/x509 needs it, and first.
import { randomBytes, webcrypto } from "node:crypto";
import { isIP } from "node:net";
import * as x509 from "@peculiar/x509";
import type { KeyPair } from "./key-pair.ts";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY_MS = 86_400_000;
const AUTHORITY_DAYS = 3_650;
/** Under the 398 days beyond which Apple's clients refuse. */
const LEAF_DAYS = 365;
/** For clients whose clock is behind. */
const BACKDATED_MS = 3_600_000;

export async function issueAuthority(now: Date): Promise<KeyPair> {
  const keys = await newKeys();
  // The name is part of how clients find an issuer: two authorities of one name would be taken for each other.
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=Marque local authority ${randomBytes(4).toString("hex")}, O=Marque`,
    serialNumber: serialNumber(),
    notBefore: new Date(now.getTime() - BACKDATED_MS),
    notAfter: new Date(now.getTime() + AUTHORITY_DAYS * DAY_MS),
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { cert: pem(certificate), key: await privateKeyPem(keys) };
}

export async function issueLeaf(authority: KeyPair, hosts: readonly string[], now: Date): Promise<KeyPair> {
  const keys = await newKeys();
  const issuer = new x509.X509Certificate(authority.cert);
  const [issuerKey] = x509.PemConverter.decode(authority.key);
  const signingKey = await webcrypto.subtle.importKey("pkcs8", issuerKey!, ALGORITHM, false, ["sign"]);
  const lapses = Math.min(now.getTime() + LEAF_DAYS * DAY_MS, issuer.notAfter.getTime());
  const certificate = await x509.X509CertificateGenerator.create({
    // Names are in the alternative names only; today's clients ignore the common name.
    subject: "CN=Marque local service, O=Marque",
    issuer: issuer.subject,
    serialNumber: serialNumber(),
    notBefore: new Date(now.getTime() - BACKDATED_MS),
    notAfter: new Date(lapses),
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        hosts.map((host) => ({ type: isIP(host) === 0 ? ("dns" as const) : ("ip" as const), value: host })),
      ),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
  return { cert: pem(certificate), key: await privateKeyPem(keys) };
}

async function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
}

/** 127 random bits: positive and never zero, as RFC 5280 wants it. */
function serialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0]! & 0x7f) | 0x40;
  return bytes.toString("hex");
}

function pem(certificate: x509.X509Certificate): string {
  return `${certificate.toString("pem")}\n`;
}

async function privateKeyPem(keys: webcrypto.CryptoKeyPair): Promise<string> {
  const der = await webcrypto.subtle.exportKey("pkcs8", keys.privateKey);
  return `${x509.PemConverter.encode(der, "PRIVATE KEY")}\n`;
}
