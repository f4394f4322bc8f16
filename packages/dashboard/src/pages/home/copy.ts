/** All wording of the home page. */

export const clientNews = {
  approved: "Approved",
  comment: "Comment",
};

export const firstSteps = {
  brand: "Create your first brand",
  brandWhy: "Write a sentence in the playground and get a logo. The sandbox is free.",
  brandAction: "Open playground",
  key: "Create an API key",
  keyWhy: "Use a test key for the sandbox and a live key for your product.",
  keyAction: "Create key",
  endpoint: "Add a webhook endpoint",
  endpointWhy: "Finished brands arrive by webhook. Add an endpoint and send it a test event.",
  endpointAction: "Add endpoint",
  call: "Make your first API call",
  callWhy: "The playground shows the curl command for every generation.",
  callAction: "Copy command",
  title: "Get started",
  done: (done: number, all: number) => `${done} of ${all} done`,
  doneMark: "(done)",
};

export const page = {
  title: "Home",
  create: "Create brand",
  clients: "From your clients",
  clientsAbout: "Comments and approvals from the last 14 days.",
  brands: "Recent brands",
  failures: "Recent failures",
  failuresAbout: "Generations that failed in the last 7 days. You were not charged for them.",
  loading: "Loading home…",
};

export const recentFailures = {
  project: "Project",
  prompt: "Prompt",
  reason: "Reason",
  when: "When",
  caption: "Recent failures",
};

export const todayFigures = {
  calls: "API calls today",
  generations: "Generations today",
  failed: "Failed today",
  rate: "Success rate, 7 days",
};

export const warnings = {
  suspended: "View requests",
  overdueInvoice: "View invoice",
  quotaUsedUp: "Raise quota",
  quota80: "View usage",
  leakedKey: "View keys",
  failingEndpoint: "View deliveries",
  title: "Warnings",
};
