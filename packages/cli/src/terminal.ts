/** Where a command prints. Results go to `out`, everything else to `err`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Writes as it is to the error stream, for lines that are drawn over. */
  readonly raw: (text: string) => void;
  /** A person watches the error stream. */
  readonly isInteractive: boolean;
  /** Colour may be used on the result stream. */
  readonly hasColor: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  raw: (text) => void process.stderr.write(text),
  isInteractive: process.stderr.isTTY === true,
  hasColor: process.stdout.isTTY === true && !process.env.NO_COLOR,
  env: process.env,
};
