/** Times in milliseconds. Together they bound what a client that sends slowly, or nothing, can hold. */
export interface HttpLimits {
  /** From the connection to its first byte. Browsers open spare connections and use them within this. */
  readonly firstByteMs: number;
  /** From the first byte to the end of the TLS handshake. */
  readonly handshakeMs: number;
  /** From a request's first byte, or the handshake, to the end of its header. */
  readonly headersMs: number;
  /** From a request's first byte to the end of its body: 256 KB in it is 9 KB/s. */
  readonly requestMs: number;
  /** Idle time of a kept connection: longer than the 60 s of common proxies, so that they close first. */
  readonly keepAliveMs: number;
  /** Nothing sent and nothing taken for this long ends a connection, also in the middle of a response. */
  readonly inactivityMs: number;
  /** How often the two request times are looked at. */
  readonly checkEveryMs: number;
  readonly headerBytes: number;
  readonly headerCount: number;
  /** Open connections of a listener. An idle TLS connection holds some 60 KB: this many hold half a gigabyte. */
  readonly connections: number;
  /** The most from one client address; trusted proxies are not counted. */
  readonly connectionsOfClient: number;
}

export const DEFAULT_LIMITS: HttpLimits = Object.freeze({
  firstByteMs: 5_000,
  handshakeMs: 10_000,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  inactivityMs: 120_000,
  checkEveryMs: 1_000,
  headerBytes: 16 * 1024,
  headerCount: 100,
  connections: 8_192,
  connectionsOfClient: 1_024,
});
