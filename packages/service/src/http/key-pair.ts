/** A certificate (or a chain, the service's own first) and its private key, both PEM. */
export interface KeyPair {
  readonly cert: string;
  readonly key: string;
}
