import type { EndpointView, EventSummary, EventView, List } from "@marque/contract";
import { eventually, type Receiver } from "../../service/test/receiver.ts";
import type { Stage } from "./stage.ts";

/** What a workspace looks like after some months of use: keys old and new, calls, deliveries good and bad, invoices. */
export class BusyWorkspace {
  readonly #stage: Stage;
  readonly #receiver: Receiver;

  constructor(stage: Stage, receiver: Receiver) {
    this.#stage = stage;
    this.#receiver = receiver;
  }

  async fill(): Promise<void> {
    await this.#keysAndCalls();
    await this.#deliveries();
    await this.#people();
    await this.#billing();
  }

  /** The newest event of a status. */
  async eventOf(status: EventSummary["status"]): Promise<EventSummary> {
    return eventually(async () => {
      const { data } = await this.#get<List<EventSummary>>(`/webhooks/events?status=${status}`);
      return data[0];
    });
  }

  /** What a receiver sees of an event whose framework has parsed the body and written it again. */
  async reserialised(eventId: string): Promise<{ readonly body: string; readonly headers: string }> {
    const event = await this.#get<EventView>(`/webhooks/events/${eventId}`);
    const headers = Object.entries(event.deliveries[0]!.attempts[0]!.request_headers);
    return {
      body: JSON.stringify(JSON.parse(event.body), null, 2),
      headers: headers.map(([name, value]) => `${name}: ${value}`).join("\n"),
    };
  }

  async #keysAndCalls(): Promise<void> {
    const { service, workspaceId: id } = this.#stage;
    const shop = await service.admin.createKey(id, "live", "Shop backend");
    const staging = await service.admin.createKey(id, "sandbox", "Staging");
    const old = await service.admin.createKey(id, "live", "Old landing page");
    const leaked = await service.admin.createKey(id, "sandbox", "Workshop laptop");
    await service.admin.createKey(id, "sandbox", "CI");
    await service.db.query(
      `update api_keys set id = 'key_' || marque_base32(floor(extract(epoch from now() - interval '210 days') * 1000)::bigint, 10)
         || substr(id, 15) where id = $1`,
      [old.id],
    );
    await service.call("/v1/projects", { key: shop.secret, origin: "live" });
    const project = await service.call("/v1/projects", {
      key: staging.secret,
      json: { name: "Harbour Café" },
    });
    const generate = (prompt?: string) =>
      service.call("/v1/brands/generate", {
        key: staging.secret,
        json: { project_id: project.body.id, prompt },
        headers: { "idempotency-key": `busy ${prompt}` },
      });
    for (const fault of ["generation_error", "generation_timeout"]) await generate(`simulate: ${fault}`);
    await generate();
    await service.call("/v1/projects/proj_00000000000000000000000000", { key: shop.secret, origin: "live" });
    await service.call("/v1/projects", { key: leaked.secret });
    await service.db.query("update api_keys set revoked_at = now(), was_leaked = true where id = $1", [
      leaked.id,
    ]);
  }

  /** One endpoint that works, one that has stopped working. */
  async #deliveries(): Promise<void> {
    const good = await this.#post<EndpointView>("/webhooks/endpoints", { url: this.#receiver.url });
    const broken = await this.#post<EndpointView>("/webhooks/endpoints", {
      url: this.#receiver.url.replace("/hook", "/old-hook"),
    });
    this.#receiver.behave((response, { path }) => {
      const isOld = path === "/old-hook";
      response.writeHead(isOld ? 500 : 200, { "content-type": "application/json" });
      response.end(isOld ? '{"error":"the queue is full"}' : '{"received":true}');
    });
    await this.#post(`/webhooks/endpoints/${broken.id}/test`, {});
    await this.eventOf("undeliverable");
    await this.#post(`/webhooks/endpoints/${good.id}/test`, {});
    await this.eventOf("delivered");
  }

  async #people(): Promise<void> {
    const { service, workspaceId } = this.#stage;
    await service.admin.createUser(workspaceId, "mel@example.com", "member");
    await this.#post("/invitations", { email: "new.colleague@example.com", role: "owner" });
  }

  async #billing(): Promise<void> {
    const { service, workspaceId } = this.#stage;
    await service.db.query(
      "update plan_periods set started_at = now() - interval '11 months' where workspace_id = $1",
      [workspaceId],
    );
    await service.db.query(
      `insert into quota_months (workspace_id, month, units)
       values ($1, date_trunc('month', now() at time zone 'utc')::date, 8217)`,
      [workspaceId],
    );
    await service.db.query(
      `insert into usage_units (job_id, workspace_id, month, project_id, recorded_at)
       select marque_id('job_'), $1, date_trunc('month', at at time zone 'utc')::date, 'proj_x', at
       from (select now() - make_interval(days => day) as at, day, unit from generate_series(0, 330) as day,
             generate_series(1, 40) as unit) as made
       where unit <= 6 + day * 7 % 23 and extract(isodow from at) < 6`,
      [workspaceId],
    );
    const { id } = await service.admin.createInvoice(workspaceId, 23_450, "2020-02-14");
    await service.admin.payInvoice(id);
    await service.admin.createInvoice(workspaceId, 24_110, "2099-12-14");
  }

  #get<T>(path: string): Promise<T> {
    return this.#call(path);
  }

  #post<T>(path: string, json: object): Promise<T> {
    return this.#call(path, { json });
  }

  async #call<T>(path: string, send: object = {}): Promise<T> {
    const { workspaceId, owner } = this.#stage;
    const { status, body, text } = await owner.client.call(`/api/workspaces/${workspaceId}${path}`, send);
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return body as T;
  }
}
