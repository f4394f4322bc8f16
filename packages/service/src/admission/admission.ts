import {
  ADDRESS_REQUESTS_PER_MINUTE,
  type Environment,
  PLANS,
  type RateCategory,
} from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import { hashApiKey, isWellFormedApiKey } from "../identity/api-key.ts";
import type { Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { Gathering } from "../storage/gathering.ts";
import {
  type AdmissionQuery,
  type AdmissionRow,
  countAndLookUp,
  countMember,
  suspendIfFlooding,
} from "../storage/rate-windows.ts";
import { addressSubject } from "./address-subject.ts";
import { Refusals } from "./refusals.ts";
import { type RateWindow, rateLimitExceeded } from "./window.ts";

/** Who acts, once the guard let them through. */
export interface Admitted {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly environment: Environment;
}

export interface AdmissionRequest {
  /** The raw `Authorization` header, if one was sent. */
  readonly authorization: string | undefined;
  readonly environment: Environment;
  readonly category: RateCategory;
  readonly address: string;
}

/** The guard's answer: the window for the headers, and either the caller or the reason why not. */
export interface Verdict {
  readonly window: RateWindow;
  readonly admitted?: Admitted;
  readonly refusal?: ServiceError;
  /** Whose key a refused request brought, where that was asked: for the request log alone. */
  readonly refused?: Admitted;
}

/** What the database is asked, and the names under which its answer may be remembered. */
interface Question extends AdmissionQuery {
  readonly callers: readonly string[];
}

interface UsedUp {
  readonly usedUp: RateWindow;
}

/** A workspace refused more than this many times its limit within five minutes is suspended. */
const TOLERATED_REFUSALS = 10;
const SUSPENSION_SECONDS = 15 * 60;

export interface AdmissionOptions {
  readonly database: Database;
  readonly log: Log;
  readonly suspends: boolean;
}

/**
 * May this caller do this now: key → environment → limit → suspension → plan, in one statement. The only thing
 * kept between requests is, for at most a second, that a window is used up.
 */
export class Admission {
  readonly #database: Database;
  readonly #log: Log;
  readonly #suspends: boolean;
  readonly #refusals: Refusals;
  readonly #gathering: Gathering<Question, AdmissionRow | UsedUp>;

  constructor({ database, log, suspends }: AdmissionOptions) {
    this.#database = database;
    this.#log = log;
    this.#suspends = suspends;
    this.#refusals = new Refusals(database, log);
    this.#gathering = new Gathering<Question, AdmissionRow | UsedUp>({
      ask: (questions) => countAndLookUp(database, questions),
      subjectOf: ({ callers }) => callers[0]!,
      // The first requests of a flood come together: the later ones use what the first one learned.
      answerKnown: ({ callers }) => this.#recall(callers),
    });
  }

  /**
   * The window of a caller who is known to be over its limit, from memory alone; counts the refusal that follows from
   * it. Undefined when somebody has to ask: `admit`.
   */
  recallUsedUp(request: AdmissionRequest): RateWindow | undefined {
    // Most of the time nobody is over a limit, and then not even the key need be hashed for this.
    return this.#refusals.isEmpty ? undefined : this.#refusals.recall(identify(request).callers);
  }

  /** For requests that act for a workspace, or claim to. */
  async admit(request: AdmissionRequest): Promise<Verdict> {
    const { keyHash, subject, callers } = identify(request);
    const known = await this.#refusals.recallOrAsk(callers, async (refusedSince) => {
      const row = await this.#gathering.ask({
        callers,
        keyHash,
        environment: request.environment,
        addressSubject: subject,
        category: request.category,
        refusedSince,
      });
      if (!("usedUp" in row)) return this.#judge(request, row, subject, callers);
      return { window: row.usedUp, refusal: rateLimitExceeded(row.usedUp) };
    });
    if ("answer" in known) return known.answer;
    return { window: known.usedUp, refusal: rateLimitExceeded(known.usedUp) };
  }

  /**
   * For a member who acts in the dashboard: counted in the window of the workspace's keys, and kept out by its
   * suspension. Whether the plan has API access does not matter here.
   */
  async admitMember(workspaceId: string, category: RateCategory): Promise<void> {
    const caller = `${workspaceId} ${category}`;
    const known = await this.#refusals.recallOrAsk([caller], async (refusedSince) => {
      const row = await countMember(this.#database, workspaceId, category, refusedSince);
      if (!row) return new ServiceError("not_found");
      const window = windowOf(row, planLimit(row, category));
      if (row.used <= window.limit) return isSuspended(row) ? suspended(row) : undefined;
      this.#refusals.remember(caller, window, { subject: workspaceId, category });
      await this.#suspendIfFlooding(row, category, window.limit);
      return rateLimitExceeded(window);
    });
    const refusal = "answer" in known ? known.answer : rateLimitExceeded(known.usedUp);
    if (refusal) throw refusal;
  }

  /** For requests that act for no workspace: unknown paths, plain HTTP, unknown hosts. */
  async countAddress(address: string): Promise<Verdict> {
    const verdict = await this.admit({
      authorization: undefined,
      environment: "sandbox",
      category: "standard",
      address,
    });
    const isOverLimit = verdict.refusal?.code === "rate_limit_exceeded";
    return isOverLimit ? verdict : { window: verdict.window };
  }

  async close(): Promise<void> {
    await this.#refusals.close();
  }

  #recall(callers: readonly string[]): UsedUp | undefined {
    const usedUp = this.#refusals.recall(callers);
    return usedUp && { usedUp };
  }

  async #judge(
    request: AdmissionRequest,
    row: AdmissionRow,
    subject: string,
    callers: readonly string[],
  ): Promise<Verdict> {
    const problem = keyProblem(request, row);
    const window = windowOf(row, problem ? ADDRESS_REQUESTS_PER_MINUTE : planLimit(row, request.category));
    if (row.used > window.limit) {
      const counter = problem
        ? { subject, category: "address" }
        : { subject: row.workspace_id!, category: request.category };
      // Under the name of the window that was counted: the workspace's comes first, the address's last.
      this.#refusals.remember(problem ? callers.at(-1)! : callers[0]!, window, counter);
      if (!problem) await this.#suspendIfFlooding(row, request.category, window.limit);
      return { window, refusal: rateLimitExceeded(window), ...holderOf(row, request.environment) };
    }
    const refusal = problem ?? standingProblem(row);
    if (refusal) return { window, refusal, ...holderOf(row, request.environment) };
    return {
      window,
      admitted: { workspaceId: row.workspace_id!, keyId: row.key_id!, environment: request.environment },
    };
  }

  async #suspendIfFlooding(row: AdmissionRow, category: RateCategory, limit: number): Promise<void> {
    if (!this.#suspends || isSuspended(row)) return;
    const workspace = row.workspace_id!;
    const tolerated = limit * TOLERATED_REFUSALS;
    if (await suspendIfFlooding(this.#database, workspace, category, limit, tolerated, SUSPENSION_SECONDS)) {
      this.#log.warn(
        { workspace_id: workspace, category },
        "workspace suspended: it kept sending while limited",
      );
    }
  }
}

/** The workspace of the key, also when the key is revoked or on the wrong host. */
function holderOf(row: AdmissionRow, environment: Environment): { refused?: Admitted } {
  if (row.key_id === null || row.workspace_id === null) return {};
  return { refused: { workspaceId: row.workspace_id, keyId: row.key_id, environment } };
}

/**
 * Under which names a used-up window of this caller is remembered. A request without a usable key can only be counted by
 * its address. One with a key is counted in the workspace's window where the key is good, otherwise by its address; which of
 * the two only the database knows, so each has a name. Both are of one host: a key's calls to the wrong one, and the
 * address's limit they run into, never touch the key at its own.
 */
function identify({ authorization, environment, category, address }: AdmissionRequest) {
  const key = bearerKey(authorization);
  const keyHash = key === null ? null : hashApiKey(key);
  const subject = addressSubject(address);
  if (keyHash === null) return { keyHash, subject, callers: [subject] };
  const keyAtHost = `${keyHash.toString("base64")} ${environment}`;
  return { keyHash, subject, callers: [`${keyAtHost} ${category}`, `${keyAtHost} ${subject}`] };
}

/** The key of `Bearer <key>`, or null when there is none or it cannot be one. */
function bearerKey(authorization: string | undefined): string | null {
  const key = authorization?.match(/^Bearer ([^\s]+)$/)?.[1];
  return key !== undefined && isWellFormedApiKey(key) ? key : null;
}

function keyProblem(request: AdmissionRequest, row: AdmissionRow): ServiceError | undefined {
  if (request.authorization === undefined) return new ServiceError("missing_api_key");
  if (row.key_id === null || row.is_revoked) return new ServiceError("invalid_api_key");
  if (row.environment === request.environment) return undefined;
  return new ServiceError("wrong_environment", {
    message:
      row.environment === "sandbox"
        ? "This is a Test key; it works on the sandbox host only. Use a Live key (sk_live_) here."
        : "This is a Live key; it works on the live host only. Use a Test key (sk_test_) here.",
  });
}

/** A suspension that ran out stays on the row, with nothing left of it. */
function isSuspended(row: AdmissionRow): boolean {
  return row.suspended_for !== null && row.suspended_for > 0;
}

function standingProblem(row: AdmissionRow): ServiceError | undefined {
  if (isSuspended(row)) return suspended(row);
  return PLANS[row.plan!].apiAccess ? undefined : new ServiceError("plan_has_no_api_access");
}

function suspended(row: AdmissionRow): ServiceError {
  return new ServiceError("workspace_suspended", {
    retryAfterSeconds: row.suspended_for!,
    message: `The workspace is suspended because it kept sending requests above its limit. Try again in ${row.suspended_for} seconds.`,
  });
}

function planLimit(row: AdmissionRow, category: RateCategory): number {
  return PLANS[row.plan!].requestsPerMinute[category];
}

function windowOf(row: AdmissionRow, limit: number): RateWindow {
  return {
    limit,
    remaining: Math.max(0, limit - row.used),
    resetAt: row.reset_at,
    endsInMilliseconds: Math.max(0, row.reset_at * 1000 - row.now_ms),
  };
}
