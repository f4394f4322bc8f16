/** All wording of the page that a client sees. It never names Marque. */

export const approval = {
  withdrawn: "Approval withdrawn",
  withdraw: "Withdraw approval",
  approve: "Approve",
  approveOf: (name: string) => `Approve ${name}?`,
  approved: (name: string) => `${name} approved`,
  effect: "The sender is notified. You can withdraw your approval until the link expires.",
  replaces: (other: string) => `This replaces your approval of ${other}. The sender is notified.`,
  yourName: "Your name",
  cancel: "Cancel",
  confirm: "Approve design",
};

export const commentForm = {
  sent: "Comment sent",
  yourName: "Your name",
  about: "About",
  everything: "Everything",
  comment: "Comment",
  send: "Send comment",
};

export const designCard = {
  design: (number: number) => `Design ${number}`,
  approved: "Approved",
  by: "By",
  comment: "Comment",
  onTitle: (title: string) => `on ${title}`,
  mark: "The mark",
  logoOf: (name: string) => `Logo of ${name}`,
  onGround: (what: string, ground: string) => `${what} on a ${ground} background`,
};

export const page = {
  title: "Designs for review",
  loading: "designs",
  comments: "Comments",
  yourComments: "Your comments",
  footer: (time: string) => `Only people with this link can see this page. The link works until ${time}.`,
  oneDesign: "A design for you",
  designs: (count: number) => `${count} designs for you`,
  oneAbout: "Leave a comment, or approve the design when it is right.",
  about: "Leave comments and approve your favourite. You can change your mind until the link expires.",
  draft: "The word SANDBOX marks a draft. The final files do not have it.",
  ended: "This link no longer works",
  endedAbout: "It expired, was revoked, or was not copied in full. Ask the sender for a new one.",
};
