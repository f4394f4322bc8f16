/** All wording of the primitives that pages are made of. */

export const byteSize = {
  bytes: (count: number) => `${count} B`,
  kilobytes: (count: number) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
};

export const codeField = {
  label: "Code",
  hint: "The six digits in your authenticator app, or a backup code.",
};

export const confirm = {
  type: "Type",
  toConfirm: "to confirm",
  cancel: "Cancel",
};

export const copyButton = {
  copiedOf: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`,
  failed: "Your browser blocked copying. Select the text and copy it yourself.",
  copy: "Copy",
  copied: "Copied",
};

export const dialog = {
  close: "Close",
};

export const elapsed = {
  seconds: (seconds: string) => `${seconds} s`,
};

export const failure = {
  retry: "Try again",
};

export const loadMore = {
  more: "Load more",
};

export const menu = {
  current: "(current)",
};

export const moment = {
  justNow: "just now",
};

export const pageHeader = {
  documentTitle: (title: string) => `${title} · Marque`,
};

export const shownOnce = {
  kept: "I’ve saved it",
};

export const spinner = {
  loading: (what: string) => `Loading ${what}…`,
};
