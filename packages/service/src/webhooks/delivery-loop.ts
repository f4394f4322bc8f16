import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import {
  confirmDeliveries,
  giveUpDeliveries,
  type Lease,
  type LeasedDelivery,
  leaseDeliveries,
  putBackDeliveries,
  secondsToNextDue,
} from "../storage/delivery-leases.ts";
import type { Doorbell } from "../storage/doorbell.ts";
import { MOST_EVENT_BYTES } from "../storage/events.ts";
import type { Wakeups } from "../storage/wakeups.ts";
import type { Tracing } from "../tracing.ts";
import { endAttemptSpan, startAttemptSpan } from "./attempt-span.ts";
import { START_WITHIN_MILLISECONDS } from "./cancellation.ts";
import { Lines } from "./lines.ts";
import type { Answer, Receivers } from "./receivers.ts";
import { Recorder } from "./recorder.ts";
import type { SecretBox } from "./secret-box.ts";
import { Signer } from "./signature.ts";
import { type Offer, Slots, type Ticket } from "./slots.ts";
import { Turns } from "./turns.ts";

export interface DeliveryOptions {
  readonly database: Database;
  readonly wakeups: Wakeups;
  readonly receivers: Receivers;
  readonly box: SecretBox;
  readonly log: Log;
  /** Seconds before the 2nd, 3rd and 4th attempt. */
  readonly retryDelays: readonly number[];
  readonly timeoutSeconds: number;
  readonly onAttempt?: (answer: Answer) => void;
  /** Null unless traces are sent. */
  readonly tracing?: Tracing | null;
  /** Seconds by which this clock is ahead of the database's. Only tests of the long waits have one. */
  readonly aheadSeconds?: () => number;
}

/** A lease costs some three milliseconds whatever it takes, so it takes many. */
const BATCH = 256;
/** From this many running attempts on, slots are gathered before the next lease. */
const BUSY = 16;
/** Rows looked at for a batch: more, because each workspace gets only its share of each host. */
const LOOK_AT = 512;
/** How soon again a crowd of rows is stepped over for those behind it, and how many times as long as it took. */
const PAST_THE_CROWD_MILLISECONDS = 50;
const PAST_THE_CROWD_TIMES = 40;
/** Beyond the attempt's own time: an attempt that ended must be recorded before somebody takes the row again. */
export const LEASE_MARGIN_SECONDS = 10;
/** Slots come free one by one; gathering them for a moment makes one lease of many. */
const GATHER_MILLISECONDS = 3;
/** While enough wait in line, they are gathered for longer. Others' deliveries wait for the next lease as long. */
const MOST_GATHER_MILLISECONDS = 25;
/** Signed and sent in one turn of the event loop. */
const BEGUN_PER_TURN = 8;
/** How often a wake-up that was lost, or a row put back by another process, is looked for. */
const LOOK_MILLISECONDS = 1_000;
const DATABASE_AWAY_MILLISECONDS = 250;
/** At the end, running attempts get this long to be answered, and then this long to be recorded. */
const FAREWELL_MILLISECONDS = 1_000;
const FAREWELL_RECORD_MILLISECONDS = 500;

/** Leases due deliveries and attempts them, as many at a time as the slots allow, until it is stopped. */
export class DeliveryLoop {
  readonly #options: DeliveryOptions;
  readonly #slots = new Slots();
  readonly #lines = new Lines();
  readonly #begun = new Turns<{ row: LeasedDelivery; ticket: Ticket }>(
    BEGUN_PER_TURN,
    ({ row, ticket }) => void this.#attempt(row, ticket),
  );
  readonly #signer: Signer;
  readonly #recorder: Recorder;
  readonly #bell: Doorbell;
  readonly #aheadSeconds: () => number;
  #isStopping = false;
  #wasCrowded = false;
  #pastTheCrowdAt = 0;
  #loop: Promise<void> = Promise.resolve();

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#bell = options.wakeups.bellFor("deliveries");
    this.#aheadSeconds = options.aheadSeconds ?? (() => 0);
    this.#signer = new Signer(options.box);
    this.#recorder = new Recorder({
      ...options,
      aheadSeconds: this.#aheadSeconds,
      onRecorded: () => this.#bell.ring(),
    });
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Looks at once, without waiting for a wake-up. */
  look(): void {
    this.#bell.ring();
  }

  /** Takes no more, gives what runs a moment, and leaves the rest to the end of its lease. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#bell.ring();
    await this.#loop;
    await this.#putBackOlder(Number.POSITIVE_INFINITY).catch((error: unknown) => {
      this.#options.log.warn(
        { err: error },
        "deliveries in line could not be put back; their leases run out",
      );
    });
    const until = performance.now() + FAREWELL_MILLISECONDS;
    while (this.#slots.running > 0 && performance.now() < until) await pause(GATHER_MILLISECONDS);
    await this.#recorder.close(FAREWELL_RECORD_MILLISECONDS);
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#putBackOlder(performance.now() - START_WITHIN_MILLISECONDS);
        if (!(await this.#leaseOnce())) await this.#bell.wait(await this.#millisecondsToNextDue());
        if (this.#slots.running >= BUSY) await this.#gather();
      } catch (error) {
        this.#options.log.warn({ err: error }, "due deliveries could not be looked up; trying again");
        await pause(DATABASE_AWAY_MILLISECONDS);
      }
    }
  }

  /** Until those in line are no more than those that run: they last for about as long as a lease takes. */
  async #gather(): Promise<void> {
    const until = performance.now() + MOST_GATHER_MILLISECONDS;
    do await pause(GATHER_MILLISECONDS);
    while (!this.#isStopping && this.#lines.count > this.#slots.running && performance.now() < until);
  }

  /** Starts what may start now. False when that was nothing. */
  async #leaseOnce(): Promise<boolean> {
    const askedAt = performance.now();
    const isPastTheCrowd = this.#wasCrowded && askedAt >= this.#pastTheCrowdAt;
    const offer = isPastTheCrowd ? this.#slots.offerToOthers() : this.#slots.offer();
    if (offer.count === 0) return false;
    const { rows, oversized, wasContended, wasCrowded } = await this.#lease(offer);
    if (isPastTheCrowd) {
      const took = performance.now() - askedAt;
      this.#pastTheCrowdAt = askedAt + Math.max(PAST_THE_CROWD_MILLISECONDS, PAST_THE_CROWD_TIMES * took);
    } else this.#wasCrowded = wasCrowded;
    if (oversized.length > 0) await this.#giveUp(oversized);
    if (rows.length === 0) return wasContended || isPastTheCrowd || oversized.length > 0;
    const { ours, since } = await this.#thoseToBegin(rows, askedAt);
    for (const row of ours) this.#admit(row, since);
    return true;
  }

  #lease(offer: Offer): Promise<Lease> {
    const { database, timeoutSeconds } = this.#options;
    return leaseDeliveries(database, {
      ...offer,
      count: Math.min(BATCH, offer.count),
      lookAt: LOOK_AT,
      leaseSeconds: timeoutSeconds + LEASE_MARGIN_SECONDS,
      aheadSeconds: this.#aheadSeconds(),
    });
  }

  /** Events of before there was a limit to their size. */
  async #giveUp(oversized: Lease["oversized"]): Promise<void> {
    const { database, log } = this.#options;
    for (const { id, bytes } of oversized) {
      log.error({ delivery: id, bytes }, "an event is too large to be sent; its delivery is given up");
    }
    const error = (bytes: number) =>
      `the event has ${bytes.toLocaleString("en")} bytes; at most ${MOST_EVENT_BYTES.toLocaleString("en")} are sent`;
    await giveUpDeliveries(
      database,
      oversized.map(({ id, lease, bytes }) => ({ id, lease, error: error(bytes) })),
    );
  }

  /**
   * A project's deletion waits for leases that may just be beginning, and no longer than agreed: a worker that is later than
   * that asks once more whether the rows are still its own, and puts them back if even this took too long.
   */
  async #thoseToBegin(
    rows: readonly LeasedDelivery[],
    askedAt: number,
  ): Promise<{ ours: readonly LeasedDelivery[]; since: number }> {
    const { database } = this.#options;
    if (!this.#isStopping) {
      if (performance.now() - askedAt < START_WITHIN_MILLISECONDS) return { ours: rows, since: askedAt };
      const since = performance.now();
      const confirmed = await confirmDeliveries(database, rows);
      if (performance.now() - since < START_WITHIN_MILLISECONDS)
        return { ours: rows.filter(({ id }) => confirmed.has(id)), since };
    }
    await putBackDeliveries(database, rows);
    return { ours: [], since: askedAt };
  }

  /** Begins an attempt, or lets it wait in line for a slot of its host. */
  #admit(row: LeasedDelivery, since: number): void {
    const ticket = this.#slots.hold(row);
    if (this.#slots.hasRoom(ticket)) this.#begin(row, ticket);
    else this.#lines.add({ row, ticket, since });
  }

  #begin(row: LeasedDelivery, ticket: Ticket): void {
    this.#slots.begin(ticket);
    this.#begun.add({ row, ticket });
  }

  async #attempt(row: LeasedDelivery, ticket: Ticket): Promise<void> {
    const { receivers, onAttempt, log, tracing } = this.#options;
    const span = tracing ? startAttemptSpan(tracing, row) : null;
    let headers: Record<string, string>;
    try {
      headers = this.#headersOf(row, span?.traceparent);
    } catch (error) {
      // Not the receiver's fault, so no attempt is used up: it is leased again later.
      const trace_id = span?.traceId;
      log.error({ err: error, delivery: row.id, trace_id }, "a delivery could not be signed");
      span?.end({}, "not_signed");
      this.#slots.end(ticket, { error: "not signed", durationMs: 0, dialMs: 0 });
      return;
    }
    const answer = await receivers.post(row.url, headers, row.body);
    if (span) endAttemptSpan(span, answer);
    this.#slots.end(ticket, answer);
    this.#recorder.add({
      id: row.id,
      lease: row.lease,
      durationMs: Math.round(answer.durationMs),
      requestHeaders: headers,
      statusCode: answer.statusCode,
      responseHeaders: answer.headers,
      responseBody: answer.body,
      error: answer.error,
    });
    onAttempt?.(answer);
    this.#beginNext(row.host);
    this.#bell.ring();
  }

  #beginNext(host: string): void {
    const oldest = performance.now() - START_WITHIN_MILLISECONDS;
    while (!this.#isStopping) {
      const next = this.#lines.next(host, oldest, (ticket) => this.#slots.hasRoom(ticket));
      if (!next) return;
      this.#begin(next.row, next.ticket);
    }
  }

  /** Those in line whose host has become slow since they were leased, and at the end all. */
  async #putBackOlder(oldest: number): Promise<void> {
    const older = this.#lines.takeOlder(oldest);
    if (older.length === 0) return;
    for (const { ticket } of older) this.#slots.letGo(ticket);
    await putBackDeliveries(
      this.#options.database,
      older.map(({ row }) => row),
    );
  }

  #headersOf(
    { event_id, workspace_id, body, secrets, taken_at }: LeasedDelivery,
    traceparent: string | undefined,
  ): Record<string, string> {
    return {
      "content-type": "application/json",
      "user-agent": "Marque-Webhooks/1",
      ...this.#signer.headers(event_id, body, workspace_id, secrets, taken_at),
      ...(traceparent && { traceparent }),
    };
  }

  async #millisecondsToNextDue(): Promise<number> {
    // Attempts that end ring the bell, and each ring looks at everything that is due by then.
    if (!this.#lines.areEmpty) return START_WITHIN_MILLISECONDS;
    if (this.#slots.running > 0) return LOOK_MILLISECONDS;
    const seconds = await secondsToNextDue(this.#options.database, this.#aheadSeconds());
    return Math.min(LOOK_MILLISECONDS, seconds === null ? LOOK_MILLISECONDS : seconds * 1000 + 1);
  }
}
