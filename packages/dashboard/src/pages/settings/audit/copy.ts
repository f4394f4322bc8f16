/** All wording of the audit log. */

export const page = {
  title: "Audit log",
  about: "Who changed keys, secrets, members and plans. Entries are kept forever.",
  ownersOnly: "Only workspace owners can see the audit log.",
  loading: "audit log",
  empty: "No entries yet",
  emptyAbout: "Changes to keys, members and the plan appear here.",
  caption: "Audit log, newest first",
  time: "Time",
  who: "Who",
  what: "What",
  details: "Details",
};
