/** All wording of the API keys page. */

export const createKey = {
  open: "Create key",
  title: "Create an API key",
  label: "Label",
  labelHint: "Where you use the key, such as “Shop backend”. Separate keys are easier to replace.",
  type: "Type",
  cancel: "Cancel",
  create: "Create key",
  ready: (label: string) => `“${label}” is ready`,
  what: "API key",
  shownOnce:
    "The key is shown only once. Store it with your other secrets. Never put it in a repository or a web page.",
  worksAt: (type: string) => `This ${type} key works at`,
};

export const keyTable = {
  label: "Label",
  replaceSoon: "Replace soon",
  leaked: "Leaked",
  type: "Type",
  key: "Key",
  created: "Created",
  lastUsed: "Last used",
  never: "Never",
  calls: "View calls",
  revoke: "Revoke",
  revokeOf: (label: string) => `Revoke ${label}`,
  caption: "Active keys",
  revoked: "Revoked",
  foundInPublic: "found in public",
  revokedCaption: "Revoked keys",
};

export const keyType = {
  test: "Test",
  testAbout: "For the sandbox. Free, with a watermark.",
  live: "Live",
  liveAbout: "For your product. Each brand is billed.",
};

export const page = {
  title: "API keys",
  about:
    "Your programs use these keys to call the API. Test keys work in the sandbox, live keys in production.",
  ownersOnly: "Only a workspace owner can create and revoke keys.",
  loading: "keys",
  noAccess: "API keys come with Pro and Agency",
  choosePlan: "Choose a plan",
  seePlans: "View plans",
  noAccessAbout: (isOwner: boolean) =>
    `This workspace is on Free. You can create brands in the playground but not through the API.${isOwner ? " Change the plan to get API access now." : " An owner can change the plan."}`,
  active: "Active",
  activeOnFree: "These keys are refused until the workspace is on Pro or Agency again.",
  empty: "No active keys",
  emptyOwner: "Create a test key and make your first call to the sandbox.",
  emptyMember: "Keys that an owner creates appear here.",
  rotation: "Replace a key without downtime",
  revoked: "Revoked",
  revokedAbout: "Kept so that old log entries still show their names.",
  revokedNow: (label: string) => `“${label}” revoked`,
  revokeOf: (label: string) => `Revoke “${label}”?`,
  revoke: "Revoke key",
  revokeEffect: "Requests with this key are refused from now on. A revoked key cannot be restored.",
  stillInUse: "If something still uses it, create a replacement first.",
};

export const rotation = {
  oneOld: (label: string) => `The key “${label}” is more than 180 days old.`,
  old: (count: number) => `${count} keys are more than 180 days old.`,
  hint: "Replace old keys. The steps below avoid downtime.",
  createSecond: "Create a second key of the same type. Both keys work.",
  rollOut: "Deploy the new key everywhere.",
  watch: "Watch “Last used” on the old key. When it stops changing, nothing uses the key.",
  revokeOld: "Revoke the old key. It is refused from the next request.",
};
