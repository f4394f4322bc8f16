/** All wording of the webhooks page: endpoints, deliveries and the signature checker. */

export const deliveriesTab = {
  about: "Kept for 30 days, newest first.",
  refresh: "Refresh",
  loading: "deliveries",
  noMatch: "No events match",
  empty: "No events yet",
  noMatchAbout: "Change or clear the filters.",
  emptyAbout: "Every generation ends with an event. Send a test event to see one arrive.",
  caption: "Events, newest first",
  event: "Event",
  receiver: "Endpoint",
  status: "Status",
  next: "next",
  attempts: "Attempts",
  answer: "Response",
  time: "Time",
  test: "Test",
};

export const deliveryWords = {
  pending: "Pending",
  pendingAbout: "Being sent, or waiting for the next attempt.",
  delivered: "Delivered",
  deliveredAbout: "Your endpoint returned a 2xx status.",
  undeliverable: "Undeliverable",
  undeliverableAbout: "Four attempts failed. It is not sent again unless you resend it.",
  noEndpoint: "No endpoint",
  noEndpointAbout:
    "The request had no webhook_url, and the environment has no default endpoint. Add an endpoint, then resend.",
  cancelled: "Cancelled",
  cancelledAbout: "Its project was deleted before it was sent.",
  sandbox: "Sandbox",
  live: "Live",
  noAnswer: "no response",
  answered: (status: number) => `the endpoint returned ${status}`,
  took: (what: string, duration: number) => `${what} in ${duration} ms`,
};

export const eventBody = {
  readable: "Formatted",
  exact: "Exact bytes",
  title: "Body",
  readableAbout: (size: string) =>
    `Line breaks are added for reading. The signature covers the exact bytes (${size}), which have none.`,
  exactAbout: (size: string) => `The ${size} that every attempt sends and the signature covers.`,
  view: "Body view",
  bodyReadable: "Body, formatted",
  bodyExact: "Body, exact bytes",
};

export const eventDetail = {
  back: "All deliveries",
  loading: "event",
  attempts: "Attempts",
  firstDelivery: "First delivery",
  resent: "Resent",
  sent: "Event queued for delivery",
  tryNow: "Try now",
  resend: "Resend",
};

export const eventFacts = {
  id: "Event ID",
  made: "Created",
  environment: "Environment",
  testEvent: "None (test event)",
  receiver: "Endpoint",
  none: "None",
  job: "Job",
  project: "Project",
  nextAttempt: "Next attempt",
};

export const filters = {
  any: "Any",
  status: "Status",
  environment: "Environment",
  type: "Type",
  title: "Filters",
  url: "URL",
  clear: "Clear filters",
};

export const nextAttempt = {
  soon: "within a minute",
};

export const resendAll = {
  hour: "Last hour",
  day: "Last 24 hours",
  week: "Last 7 days",
  month: "Last 30 days",
  ownTime: "Since a specific time",
  open: "Resend undeliverable…",
  title: "Resend undeliverable events",
  about: "Sends every event that became undeliverable in this period once more, to the same endpoint.",
  since: "Period",
  time: "Time",
  close: "Close",
  cancel: "Cancel",
  resend: "Resend",
  none: "No events became undeliverable in this period.",
  one: "1 event",
  several: (count: number) => `${count} events`,
  resent: (events: string, hasMore: boolean) =>
    `${events} queued for delivery.${hasMore ? " There are more. Resend again to continue." : ""}`,
};

export const round = {
  nextAttempt: "Next attempt",
  noAttempt: "No attempt yet.",
  attempt: (number: number) => `Attempt ${number}`,
  noAnswer: "No response",
  requestHeaders: "Request headers",
  responseHeaders: "Response headers",
  responseBody: "Response body",
  nothingToShow: "There was no response.",
  noBody: "The response had no body.",
};

export const addEndpoint = {
  added: "Endpoint added",
  label: "Endpoint URL",
  example: "https://example.com/webhooks/marque",
  hint: "A public https:// address. Your first endpoint becomes the default for both environments.",
  add: "Add endpoint",
};

export const endpointItem = {
  sandboxDefault: "Sandbox default",
  liveDefault: "Live default",
  added: "Added",
  test: "Send test event",
  testTo: (url: string) => `to ${url}`,
  delivered: (count: number) => `${count} delivered`,
  undeliverable: (count: number) => `${count} undeliverable`,
  inDays: "in 7 days",
};

export const endpointsTab = {
  ownersOnly: "Only a workspace owner can change endpoints and see the secret. You can send test events.",
  title: "Endpoints",
  about: "An event goes to the webhook_url of its request, or to the default endpoint of its environment.",
  loading: "endpoints",
  empty: "No endpoint yet. Events without a webhook_url are kept, so you can resend them after you add one.",
};

export const manageEndpoint = {
  changed: "Endpoint updated",
  removed: "Endpoint removed",
  manageOf: (url: string) => `Manage ${url}`,
  manage: "Manage",
  unsetDefault: (environment: string) => `Stop using as ${environment} default`,
  setDefault: (environment: string) => `Use as ${environment} default`,
  remove: "Remove",
  removeTitle: "Remove this endpoint?",
  removeAction: "Remove endpoint",
  removeEffect: "Events already queued are still sent here. Later events are not.",
  removeDefaultEffect:
    " This is a default endpoint. Events of its environment are kept until you set another default.",
};

export const signingSecret = {
  rotated: "Webhook secret rotated",
  title: "Webhook secret",
  about: "Your endpoints use it to verify that an event comes from Marque. It covers both environments.",
  hide: "Hide",
  show: "Show secret",
  open: "Rotate…",
  audited: "Viewing the secret is recorded in the audit log.",
  rotateTitle: "Rotate the webhook secret?",
  rotate: "Rotate secret",
  rotateEffect: "A new secret replaces this one.",
  standardHeader: "webhook-signature",
  standardEffect:
    "carries both signatures for 24 hours. Endpoints that check this header keep working while you update them.",
  ownHeader: "Service-Signature",
  ownEffect:
    "carries one signature, made with the new secret from now on. Endpoints that check this header need the new secret now. Events they refuse are retried for 36 minutes, unless your operator set other delays.",
  made: "Created",
  whole: ". The key is the whole value, including whsec_.",
  previous: (time: string) => ` The previous secret also signs webhook-signature until ${time}.`,
};

export const testResult = {
  waiting: "Waiting for a response…",
  delivery: "View delivery",
  delivered: (what: string) => `Delivered: ${what}.`,
  retried: " It will be retried automatically.",
  notDelivered: (what: string, next: string) => `Not delivered: ${what}.${next}`,
};

export const page = {
  title: "Webhooks",
  about: "When a generation ends, Marque sends a signed event to your endpoint.",
  endpoints: "Endpoints",
  deliveries: "Deliveries",
  signature: "Signature checker",
};

export const answer = {
  match: "The signature matches",
  matchPrevious: "The signature matches the previous secret",
  matchPreviousRemedy:
    "Copy the current secret from Endpoints and update your receiver before the old one expires.",
  tooOld: "The signature matches but is too old",
  tooOldRemedy: "Sync the receiver’s clock with NTP. You can resend an event that waited too long.",
  wrongSecret: "The secret is different",
  wrongSecretRemedy:
    "Compare the receiver’s secret with the one under Endpoints. It must be the whole value, including whsec_, from this workspace, without quotes or line breaks.",
  whitespace: "The body has extra whitespace",
  whitespaceRemedy:
    "Verify the raw request bytes. Do not trim the body, print it or read it line by line first.",
  reserialised: "The body was parsed and serialised again",
  reserialisedRemedy:
    "Read the raw body before the JSON parser: express.raw, parseAs: “buffer” in Fastify, await request.arrayBuffer(), request.get_data() in Flask.",
  altered: "The body was changed",
  alteredRemedy:
    "Look for a proxy or middleware that rewrites the body. Compare it with the exact bytes of the delivery.",
  malformed: "These headers cannot be checked",
  malformedRemedy: "Copy the headers as they arrived. The delivery page shows what was sent.",
  unknown: "The signature does not match",
  unknownRemedy: "Find the event under Deliveries. Compare its body and headers with what you received.",
  delivery: "View delivery",
  whatToDo: "What to do:",
};

export const bodyFile = {
  tooLarge: "This file is larger than any event.",
  choose: "Or choose a file:",
};

export const sample = {
  node: "Node",
  python: "Python",
  title: "How to verify a signature",
  beforeGuide: "Compute the HMAC-SHA256 of the raw body, in hex. The SDK does it in one call. The",
  guide: "webhook guide",
  afterGuide: "has complete receivers for Express, Fastify and Next.js.",
  language: "Sample language",
  what: "Sample code",
};

export const signatureTab = {
  title: "Why was an event refused?",
  about: "Paste what your endpoint received. Nothing is stored.",
  body: "Body as received",
  bodyHint: "Every character counts, including a line break at the end.",
  headers: "Headers as received",
  headersHint: "Paste Service-Signature or the webhook-… headers. You can paste all headers at once.",
  found: (headers: string) => `Found: ${headers}.`,
  headersExample: "Service-Signature: 5f1c…",
  secret: "Secret your endpoint used (optional)",
  secretHint: "Leave empty to use this workspace’s secret.",
  secretExample: "whsec_…",
  check: "Check",
};
