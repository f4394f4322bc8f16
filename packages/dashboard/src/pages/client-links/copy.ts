/** All wording of the links that a workspace sends to its clients. */

export const clientLinkCard = {
  open: "Active",
  expired: "Expired",
  revoked: "Revoked",
  design: (number: number) => `design ${number}`,
  all: "all designs",
  empty: "Its brands were deleted, so the link shows nothing.",
  approved: (name: string) => `Approved: ${name}`,
  by: ", by",
  noComments: "No comments yet.",
  oneBrand: "Link to 1 brand",
  brands: (count: number) => `Link to ${count} brands`,
  made: "Created",
  madeBy: (person: string) => `by ${person}.`,
  ends: "Expires",
  nameless: "Mark",
  revokedNow: "Link revoked",
  revoke: "Revoke",
  revokeTitle: "Revoke this link?",
  revokeAction: "Revoke link",
  revokeEffect:
    "Your client can no longer open it. Their comments and approval stay here. A revoked link cannot be restored, but you can create a new one.",
};

export const clientLinks = {
  loading: "links",
  newLink: "New link",
  empty: "No links yet",
  emptyAbout:
    "Choose brands from this project and send your client a link. They can view, comment and approve one. They don’t need an account.",
  newTitle: "New client link",
  readyTitle: "Your link is ready",
  what: "Client link",
  send: "Send it to your client. Anyone with the link can see the brands you chose, comment, and approve.",
  shownOnce: (time: string) => `The link is shown only once. It works until ${time} or until you revoke it.`,
  sentAs: "Clients see the name",
  change: "Change name and logo",
};

export const comments = {
  on: (what: string) => `on ${what}`,
};

export const newClientLink = {
  worksFor: "Expires after",
  days: (days: string) => `${days} days`,
  cancel: "Cancel",
  create: "Create link",
  loading: "brands",
  noBrands: "This project has no brands yet. Create one first.",
  choose: (most: number) => `Brands to show (up to ${most})`,
};

export const senderForm = {
  loading: "name and logo",
  saved: "Saved",
  name: "Name for clients",
  nameHint: "Leave it empty to use the workspace name.",
  save: "Save",
  find: "Find a brand for the logo",
  findHint: "Choose a brand of this workspace. A sandbox brand shows its watermark.",
  logo: "Logo",
  noLogo: "No logo",
  nameless: "Mark",
};
