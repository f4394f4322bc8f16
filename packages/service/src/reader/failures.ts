/** Every way in which the operator's model can fail to read a prompt: as metrics count it, and as the Report tells it. */
const FAILURES = {
  resting: { words: "the operator's reader rests after failures", isServers: false },
  unreachable: { words: "the operator's reader could not be reached", isServers: true },
  timeout: { words: "the operator's reader did not answer in time", isServers: true },
  redirected: { words: "the operator's reader pointed elsewhere", isServers: true },
  status: { words: "the operator's reader answered with an error", isServers: true },
  rejected: { words: "the operator's reader did not take the prompt", isServers: false },
  too_large: { words: "the operator's reader answered at too great a length", isServers: true },
  off_protocol: { words: "the operator's reader answered out of form", isServers: true },
  refused: { words: "the operator's reader declined", isServers: false },
  truncated: { words: "the operator's reader broke off", isServers: false },
  off_schema: { words: "the operator's reader answered out of form", isServers: false },
  misquoted: { words: "the operator's reader quoted words that are not in the prompt", isServers: false },
  failed: { words: "the operator's reader could not be asked", isServers: false },
} as const satisfies {
  readonly [code: string]: {
    /** Shown to callers: nothing of the server's own words, which may hold anything. */
    readonly words: string;
    /** Whether it says something about the server's state. A failure that one prompt can cause must not pause the reader for all. */
    readonly isServers: boolean;
  };
};

export type FailureCode = keyof typeof FAILURES;

export class ReaderFailure extends Error {
  override readonly name = "ReaderFailure";
  readonly code: FailureCode;

  /** `detail` goes to the log: never words of a prompt or of an answer. */
  constructor(code: FailureCode, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.code = code;
  }

  get words(): string {
    return FAILURES[this.code].words;
  }

  get isServers(): boolean {
    return FAILURES[this.code].isServers;
  }
}
