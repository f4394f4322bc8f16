/** What the pages say about failures that the service has no words for, and where an error is fixed. */

export const client = {
  pageFailed: "Something went wrong on this page. Reload it.",
  unreachable: "The service could not be reached. Check your connection and try again.",
  unknown: (status: number) => `The service returned ${status}. Try again in a moment.`,
};

export const mending = {
  raiseLimit: "Raise the limit in Billing",
  choosePlan: "Choose a plan in Billing",
  seeRequests: "Review your calls in the request log",
  compareLimits: "Compare plan limits in Billing",
  requestPlan: "Request it in Billing",
  addPayment: "Add a payment method in Billing",
  keys: "View API keys",
  revokedKeys: "See which API keys are revoked",
  otherKey: "Use a key for the other environment",
  fixEndpoint: "Fix the endpoint in Webhooks",
  addEndpoint: "Add an endpoint in Webhooks",
  checkEndpoint: "Check the endpoint in Webhooks",
  projects: "View projects, including deleted ones",
  histories: "View projects and their history",
  owners: "See who is an owner",
  firstCall: "Find the first call in the request log",
};
