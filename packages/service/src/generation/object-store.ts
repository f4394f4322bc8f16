/** Where the files of exports lie when the operator has an object store. What it cannot do is an `ObjectStoreError`. */
export interface ObjectStore {
  /** What the names of its objects begin with. */
  readonly prefix: string;
  put(object: NewObject, signal: AbortSignal): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** One that is not there is deleted already. */
  delete(key: string): Promise<void>;
}

export interface NewObject {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The store does not answer, or refuses. The message is for the log. */
export class ObjectStoreError extends Error {
  override readonly name = "ObjectStoreError";
}
