import type { Config } from "../config.ts";
import type { ObjectStore } from "../generation/object-store.ts";
import type { Log } from "../log.ts";

export interface OpenedObjectStore extends ObjectStore {
  close(): void;
}

/** Null unless the operator set a bucket up; then, and only then, Amazon's SDK is loaded. */
export async function openObjectStore(config: Config, log: Log): Promise<OpenedObjectStore | null> {
  const { s3Bucket } = config;
  if (s3Bucket === null) return null;
  const { S3Store } = await import("./s3.ts");
  const store = new S3Store(config, s3Bucket);
  // Not waited for, and no reason not to start: brands are made without it, and it may be back before it is needed.
  store.check().then(
    () => log.info({ bucket: s3Bucket }, "the object store can be used"),
    (error: Error) =>
      log.error({ err: error, bucket: s3Bucket }, "the object store cannot be used; exports wait"),
  );
  return store;
}
