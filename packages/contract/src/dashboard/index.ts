/**
 * What the dashboard's pages and their routes exchange. Not part of the public API: both sides
 * are built from one checkout, so shapes may change together. Times are Unix seconds, ids are the API's.
 *
 * Everything is JSON below `/api` on the dashboard's origin; a list is the API's list envelope with `limit` and
 * `starting_after`; errors are the API's envelope. `W` is `/api/workspaces/:workspace_id`; (o) is for owners alone.
 *
 *   public    POST /api/login {email, password} → SessionView, or SecondStepView where the account has a second factor
 *             POST /api/login/code {sign_in, code} → SessionView        POST /api/logout
 *             GET  /api/sign-in-methods → SignInMethods
 *             POST /api/login/provider {asks_again?} → {url}, where the browser goes
 *             POST /api/login/provider/answer {query, invitation?} → SessionView: what it came back with
 *             POST /api/login/passkey {} → what navigator.credentials.get takes
 *             POST /api/login/passkey/answer {credential, client_data, authenticator_data, signature, user_handle} → SessionView
 *             GET  /api/invitations/:token → InvitationPreview
 *             POST /api/invitations/:token {password, code?, new_password?, email?} → SessionView or SecondStepView
 *                  (new_password: see InvitationPreview.asks_for; email: another address, for a new account with this password)
 *             GET  /api/password-resets/:token → {email}                POST same {password} → as a login
 *             POST /api/recover {email, code, password} → as a login: a new password for a recovery code
 *             GET  /api/client-links/:client_token → ClientPage, what its client sees; pictures below it: /sender.svg,
 *             /brands/:number/logo.svg, /brands/:number/logo-dark.svg, /brands/:number/applications/:application
 *             POST same/comments {author, text, number?} → ClientPage
 *             POST same/approval {author, number} → ClientPage      DELETE same/approval → ClientPage
 *   person    GET  /api/session → SessionView
 *             POST /api/password {current_password?, code?, new_password, email?} → SessionView
 *                  (current_password may be left out, and email given, only while must_choose_password; a new password
 *                  has 12 to 256 characters; all other sessions end)
 *             GET  /api/sessions → {data: OpenSession[]}   DELETE /api/sessions/:id   DELETE /api/sessions (all others)
 *             GET  /api/recovery-codes → {left}    POST same {current_password, code?} → {codes}, shown this once
 *             GET  /api/two-factor → TwoFactorView      POST /api/two-factor/setup → TwoFactorSetup
 *             POST /api/two-factor/on {current_password, code} → {codes}, shown this once
 *             POST /api/two-factor/off {current_password, code}    POST /api/two-factor/codes same → {codes}
 *             DELETE /api/two-factor/reset: the notice has been read
 *                  (code: of the app, or one that was written down; wherever current_password is asked of somebody who has it on)
 *             GET  /api/passkeys → {data: PasskeyView[]}    PATCH /api/passkeys/:passkey_id {name}    DELETE same
 *             POST /api/passkeys/setup {name, current_password, code?} → what navigator.credentials.create takes
 *             POST /api/passkeys {credential, client_data, attestation} → {data: PasskeyView[]}
 *                  (an answer of the device: all in base64url, as its toJSON writes it)
 *             DELETE /api/passkeys/removal: the notice has been read
 *             DELETE /api/failed-sign-ins
 *             POST /api/workspaces {name} → WorkspaceMembership
 *             GET  /api/typefaces/:family/:weight → the WOFF2, to show a brand's type in itself
 *   member    GET  W → WorkspaceMembership            PATCH W {name} (o)           GET W/home → HomeView
 *             GET  W/projects?environment → List<ProjectSummary>    POST W/projects {environment, name, description?}
 *             GET, PATCH {name?, description?} W/projects/:id
 *             DELETE W/projects/:id (o), restorable for 30 days: GET W/deleted-projects → {data: DeletedProjectView[]} (o),
 *             POST W/deleted-projects/:id/restore → ProjectSummary (o)
 *             GET  W/search?q → SearchView
 *             PATCH W/brands/:id {label} → BrandView, null for the logo's own name    DELETE W/brands/:id, permanently
 *             GET  W/projects/:id/brands → List<BrandView>          GET W/projects/:id/graph → MemoryGraph
 *             POST W/projects/:id/generations {prompt, memory_id?} → JobView
 *             GET  W/projects/:id/jobs?limit → {data: JobView[]} newest first
 *             GET  W/jobs/:id → JobView    GET W/jobs/:id/progress → event stream of `job` events, each a JobView; ends when finished
 *             GET  W/brands/:id → BrandView      GET W/brands/:id/logo.svg, /logo-dark.svg    GET W/brands/:id/files/:name
 *             GET  W/brands/:id/applications/:application → the brand in use, as SVG
 *             POST W/brands/:id/exports {kind} → ExportView    GET W/exports/:id → ExportView    GET W/exports/:id/content
 *             POST W/brands/:id/unlock {project_id?} → BrandView, the live one: the sandbox brand's design without its watermark
 *             GET  W/brands/:id/editing → EditingView    GET W/brands/:id/symbols?q → {data: SymbolView[]}
 *             POST W/brands/:id/preview BrandEdit → EditPreview, kept nowhere    POST W/brands/:id/edits BrandEdit → JobView
 *             GET  W/projects/:id/exports → {data: ExportView[]}
 *             GET  W/projects/:id/client-links → {data: ClientLinkView[]}, the newest 20
 *             POST W/projects/:id/client-links {brand_ids, days?} → MadeClientLink
 *             POST W/client-links/:link_id/revoke → ClientLinkView
 *             GET  W/sender → SenderView    PATCH W/sender {name, logo_brand_id} → SenderView (o)
 *             GET  W/keys → {data: KeyView[]}    POST W/keys {label, environment} → CreatedKeyView (o)    POST W/keys/:id/revoke (o)
 *             GET  W/webhooks/endpoints → {data: EndpointView[]}    POST {url} (o)
 *             PATCH W/webhooks/endpoints/:id {is_sandbox_default?, is_live_default?} (o)   DELETE same (o)
 *             POST W/webhooks/endpoints/:id/test → {event_id}
 *             GET  W/webhooks/secret → WebhookSecretView (o)   POST W/webhooks/secret/rotate → WebhookSecretView (o)
 *             GET  W/webhooks/events?status&environment&type&url&job_id → List<EventSummary>
 *             GET  W/webhooks/events/:id → EventView    POST W/webhooks/events/:id/resend → EventView
 *             POST W/webhooks/resend-undeliverable {since} → {resent: number, has_more: boolean}, the oldest thousand
 *             POST W/webhooks/signature-check SignatureQuestion → SignatureAnswer
 *             GET  W/members → {members: Member[], invitations: Invitation[]}
 *             POST W/invitations {email, role} → HandedLink (o)     DELETE W/invitations/:id (o)
 *             PATCH W/members/:id {role} (o)     DELETE W/members/:id (o, or oneself)
 *             POST W/members/:id/password-reset → HandedLink (o)
 *             GET  W/billing → BillingView    POST W/billing/plan {plan} (o)    POST W/billing/quota {monthly_quota: number|null} (o)
 *             POST W/billing/request {plan?, monthly_quota?} (o)    DELETE W/billing/request (o): what the operator is asked for
 *             POST W/billing/payment/look (o): after a visit to the provider    POST W/billing/invoices/:invoice_id/pay (o): charge it now
 *                  (all seven answer with the BillingView)
 *             POST W/billing/payment/card → {url} (o)    POST W/billing/payment/manage → {url} (o): the provider's pages, where the browser goes
 *             GET  W/audit → List<AuditEntry> (o)
 *             GET  W/requests?status_class&key_id&route&method&environment&error_code&request_id → List<RequestLogEntry>
 *             GET  W/requests/:request_id → RequestDetail
 */

export * from "./account.ts";
export * from "./brands.ts";
export * from "./errors.ts";
export * from "./settings.ts";
export * from "./sharing.ts";
