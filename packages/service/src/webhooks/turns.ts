/**
 * Does work a few at a time in each turn of the event loop. What arrives meanwhile is read in between: a lease is a megabyte
 * and more, of which the socket holds a fifth, so all of it comes in as many turns as it takes PostgreSQL to send it.
 */
export class Turns<Work> {
  readonly #perTurn: number;
  readonly #do: (work: Work) => void;
  #waiting: Work[] = [];

  constructor(perTurn: number, doWork: (work: Work) => void) {
    this.#perTurn = perTurn;
    this.#do = doWork;
  }

  add(work: Work): void {
    this.#waiting.push(work);
    if (this.#waiting.length === 1) setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    const now = this.#waiting.slice(0, this.#perTurn);
    this.#waiting = this.#waiting.slice(this.#perTurn);
    if (this.#waiting.length > 0) setImmediate(this.#turn);
    for (const work of now) this.#do(work);
  };
}
