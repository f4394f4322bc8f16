import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Config } from "../config.ts";
import { type NewObject, type ObjectStore, ObjectStoreError } from "../generation/object-store.ts";

const CONNECT_MILLISECONDS = 3_000;
/** Of one attempt with a file of some megabytes. */
const REQUEST_MILLISECONDS = 15_000;
const MOST_ATTEMPTS = 2;

/** A bucket of Amazon's S3, or of a store that speaks its protocol. */
export class S3Store implements ObjectStore {
  readonly prefix: string;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(config: Config, bucket: string) {
    const { s3Endpoint, s3Region, s3AccessKeyId, s3SecretAccessKey, s3ForcePathStyle } = config;
    this.prefix = config.s3Prefix;
    this.#bucket = bucket;
    this.#client = new S3Client({
      region: s3Region,
      forcePathStyle: s3ForcePathStyle ?? s3Endpoint !== null,
      ...(s3Endpoint && { endpoint: s3Endpoint.href }),
      // Without them the SDK looks where it always does: its own variables, files, the machine's role.
      ...(s3AccessKeyId !== null &&
        s3SecretAccessKey !== null && {
          credentials: { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey },
        }),
      maxAttempts: MOST_ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, requestTimeout: REQUEST_MILLISECONDS },
      // The checksums of late 2024 are unknown to many other stores, which then refuse the request.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  async check(): Promise<void> {
    await this.#asked(() => this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket })));
  }

  async put({ key, bytes, type }: NewObject, signal: AbortSignal): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: bytes,
      ContentLength: bytes.length,
      ContentType: type,
    });
    await this.#asked(() => this.#client.send(command, { abortSignal: signal }));
  }

  async get(key: string): Promise<Buffer | null> {
    return this.#asked(async () => {
      try {
        const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async delete(key: string): Promise<void> {
    await this.#asked(() => this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })));
  }

  close(): void {
    this.#client.destroy();
  }

  async #asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
      const status = $metadata?.httpStatusCode === undefined ? "" : ` (${$metadata.httpStatusCode})`;
      throw new ObjectStoreError(`${name}${status}: ${message}`, { cause: error });
    }
  }
}
