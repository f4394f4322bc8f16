/** All wording of the list of projects. */

export const deletedProjects = {
  title: "Deleted projects",
  about: "You can restore a project for 30 days. After that it is deleted permanently.",
  restored: (name: string) => `${name} restored`,
  facts: (environment: string, brands: number, deletedBy: string, until: string) =>
    `${environment === "live" ? "Live" : "Sandbox"}, ${brands === 1 ? "1 brand" : `${brands} brands`}. Deleted by ${deletedBy}. Restorable until ${until}.`,
  restoreOf: (name: string) => `Restore ${name}`,
  restore: "Restore",
};

export const newProject = {
  title: (environment: string) => `New ${environment} project`,
  create: "Create",
};

export const page = {
  sandbox: "Sandbox",
  live: "Live",
  sandboxAbout: "For experiments. Brands are free and carry a watermark.",
  liveAbout: "For real work. Brands have no watermark and are billed.",
  newProject: "New project",
  title: "Projects",
  environment: "Environment",
  empty: (environment: string) => `No ${environment} projects yet`,
  emptyAbout: "A project holds the brands of one client or product, and the history of every version.",
};

export const projectCard = {
  oneBrand: "1 brand",
  brands: (count: number) => `${count} brands`,
  noBrand: "No brand yet",
};

export const projectForm = {
  name: "Name",
  nameExample: "Hearthside Bakery",
  note: "Note (optional)",
  noteHint: "For your team. It does not affect the designs.",
  cancel: "Cancel",
};
