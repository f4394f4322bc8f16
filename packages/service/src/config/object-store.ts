/** An S3-compatible store for the files of exports. */

import { OperatorError } from "../errors.ts";
import { absoluteUrl, nonEmpty, oneOf } from "./values.ts";
import { type ConfigOf, variable } from "./variable.ts";

const LONGEST_PREFIX = 200;

export const OBJECT_STORE_VARIABLES = {
  s3Bucket: variable<string | null>({
    name: "MARQUE_S3_BUCKET",
    defaultText: "none",
    meaning:
      "Bucket of an S3-compatible store for kits and guidelines ([how](object-storage.md)). Without it they are kept in PostgreSQL.",
    parse: (text) => (text.trim() === "" ? null : bucket(text.trim())),
    fallback: () => null,
  }),
  s3Endpoint: variable<URL | null>({
    name: "MARQUE_S3_ENDPOINT",
    defaultText: "Amazon's, by the region",
    meaning: "Base URL of the store, such as `https://minio.internal:9000`.",
    parse: (text) => (text.trim() === "" ? null : endpoint(text.trim())),
    fallback: () => null,
  }),
  s3Region: variable({
    name: "MARQUE_S3_REGION",
    defaultText: "`us-east-1`",
    meaning: "Region of the bucket. Most stores of one's own take any.",
    parse: (text) => nonEmpty(text).trim(),
    fallback: () => "us-east-1",
  }),
  s3AccessKeyId: variable<string | null>({
    name: "MARQUE_S3_ACCESS_KEY_ID",
    defaultText: "where Amazon's SDK finds it",
    meaning: "Key of an account that may read, write and delete in the bucket.",
    parse: (text) => (text === "" ? null : text),
    fallback: () => null,
  }),
  s3SecretAccessKey: variable<string | null>({
    name: "MARQUE_S3_SECRET_ACCESS_KEY",
    defaultText: "where Amazon's SDK finds it",
    meaning: "The secret to that key.",
    parse: (text) => (text === "" ? null : text),
    fallback: () => null,
  }),
  s3Prefix: variable({
    name: "MARQUE_S3_PREFIX",
    defaultText: "`marque/`",
    meaning:
      "What the names of all objects begin with. Each installation that shares a bucket needs its own.",
    parse: prefix,
    fallback: () => "marque/",
  }),
  /** Null when unset: as the endpoint has it. */
  s3ForcePathStyle: variable<boolean | null>({
    name: "MARQUE_S3_FORCE_PATH_STYLE",
    defaultText: "`on` with `MARQUE_S3_ENDPOINT`, else `off`",
    meaning: "`on` puts the bucket into the path, not into the host name.",
    parse: (text) => oneOf(["on", "off"] as const, text) === "on",
    fallback: () => null,
  }),
};

export type ObjectStoreConfig = ConfigOf<typeof OBJECT_STORE_VARIABLES>;

export function checkObjectStore(config: ObjectStoreConfig): void {
  const { s3Bucket, s3Endpoint, s3AccessKeyId, s3SecretAccessKey } = config;
  if ((s3AccessKeyId === null) !== (s3SecretAccessKey === null)) {
    throw new OperatorError("MARQUE_S3_ACCESS_KEY_ID and MARQUE_S3_SECRET_ACCESS_KEY must be set together.");
  }
  // A setting without effect may hide that the bucket was forgotten.
  if (s3Bucket === null && (s3Endpoint !== null || s3AccessKeyId !== null)) {
    throw new OperatorError(
      "MARQUE_S3_BUCKET must be set together with MARQUE_S3_ENDPOINT and MARQUE_S3_ACCESS_KEY_ID.",
    );
  }
}

function bucket(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/.test(text))
    throw new Error(`must be a bucket's name, not "${text}"`);
  return text;
}

function endpoint(text: string): URL {
  const url = absoluteUrl(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Error("must start with http:// or https://");
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error("must hold no user name, password, query or fragment");
  }
  return url;
}

/** Characters that need no escaping anywhere. */
function prefix(text: string): string {
  if (!/^[\w./-]*$/.test(text) || text.startsWith("/") || text.length > LONGEST_PREFIX) {
    throw new Error(
      `must have at most ${LONGEST_PREFIX} letters, digits and . _ - /, and not begin with a slash`,
    );
  }
  return text === "" || text.endsWith("/") ? text : `${text}/`;
}
