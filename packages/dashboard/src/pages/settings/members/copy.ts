/** All wording of the members page. */

export const handedLink = {
  invitationFor: (email: string) => `Invitation for ${email}`,
  invitationLink: "Invitation link",
  invitationEffect: "Anyone who opens it can join the workspace.",
  passwordFor: (email: string) => `Password link for ${email}`,
  passwordLink: "Password link",
  passwordEffect: "Anyone who opens it can set a new password. That ends all sessions of the account.",
  sendTo: "Send this link to",
  privately: (effect: string) => `privately. ${effect}`,
  shownOnce: (time: string) => `The link is shown only once, works once, and expires on ${time}.`,
};

export const invitations = {
  email: "Email",
  role: "Role",
  invited: "Invited",
  expires: "Expires",
  revoke: "Revoke",
  revokeOf: (email: string) => `Revoke invitation for ${email}`,
  revoked: (email: string) => `Invitation for ${email} revoked`,
  caption: "Pending invitations",
  revokeTitle: "Revoke this invitation?",
  revokeAction: "Revoke invitation",
  linkOf: "The link for",
  stops: "stops working. You can invite this address again at any time.",
};

export const invite = {
  title: "Invite someone",
  email: "Email address",
  emailHint: "You get a link to send. Earlier links for this address stop working.",
  role: "Role",
  cancel: "Cancel",
  create: "Create link",
};

export const memberChanges = {
  leaveTitle: (workspace: string) => `Leave ${workspace}?`,
  leave: "Leave",
  leaveEffect: "You lose access now. Your work stays in the workspace. To return you need an invitation.",
  removeTitle: (email: string) => `Remove ${email}?`,
  remove: "Remove",
  removeEffect:
    "They lose access now. Their work stays, and so do the API keys they created. Revoke any keys they knew.",
  anOwner: "an owner",
  aMember: "a member",
  become: (role: string) => `Become ${role}?`,
  makeOf: (email: string, role: string) => `Make ${email} ${role}?`,
  make: (role: string) => `Make ${role}`,
  signInAgain: " They have to sign in again before this takes effect.",
  left: (workspace: string) => `You left ${workspace}`,
  removed: (email: string) => `${email} removed`,
  changed: (email: string, role: string) => `${email} is now ${role === "owner" ? "an owner" : "a member"}`,
};

export const memberTable = {
  twoFactor: "Two-factor",
  on: "On",
  off: "Off",
  email: "Email",
  you: "You",
  role: "Role",
  joined: "Joined",
  actions: "Actions",
  leave: "Leave",
  caption: "Members",
  manageOf: (email: string) => `Manage ${email}`,
  manage: "Manage",
  makeOwner: "Make an owner",
  makeMember: "Make a member",
  passwordLink: "Create password link",
  leaveWorkspace: "Leave workspace",
  remove: "Remove",
};

export const page = {
  title: "Members",
  about: "Who has access to this workspace, and their roles.",
  ownersOnly: "Only a workspace owner can invite or remove people and change roles.",
  loading: "members",
  invitations: "Pending invitations",
  invitationsAbout: "Links that have not been used yet.",
  workspace: "Workspace",
  workspaceAbout: "The name your members see.",
  sender: "What clients see",
  senderAbout: "The name and logo on every client link, including links you already sent.",
};

export const queries = {
  member: "Member",
  memberAbout: "Creates brands. Sees keys, deliveries and usage. Cannot change settings.",
  owner: "Owner",
  ownerAbout: "Also manages keys, webhooks, members and the plan.",
};

export const renameWorkspace = {
  renamed: "Workspace renamed",
  name: "Name",
  rename: "Rename",
};
