/** All wording of a project's page. */

export const deleteProject = {
  deleted: (name: string) => `${name} deleted`,
  delete: "Delete project",
  effect: (brands: number) =>
    `The project, its ${brands === 1 ? "brand" : `${brands} brands`}, history and exports become unavailable now, also to the API. An owner can restore it on the Projects page for 30 days. Unfinished generations are cancelled. Charges are not refunded.`,
};

export const editProject = {
  saved: "Project saved",
  title: "Edit project",
  save: "Save",
};

export const exports = {
  kit: "Brand kit",
  guideline: "Brand guidelines",
  queued: "Preparing",
  ready: "Ready",
  failed: "Failed",
  loading: "exports",
  empty: "No exports yet",
  emptyAbout:
    "Brand kits and guidelines you create are kept here until the project is deleted. Create one from a brand’s “Details and downloads”.",
  file: "File",
  kind: "Type",
  state: "Status",
  size: "Size",
  made: "Created",
  download: "Download",
  downloadOf: (fileName: string) => `Download ${fileName}`,
  caption: "Exports of this project",
};

export const gallery = {
  empty: "No brands yet",
  create: "Create your first brand",
  emptyAbout: "Describe the brand in a sentence. You get a logo, two colours and a typeface in seconds.",
  title: "Brands",
};

export const memoryGraph = {
  title: "History graph",
};

export const memoryList = {
  first: "Original",
  from: (parentPrompt: string) => `From “${parentPrompt}”`,
};

export const memory = {
  graph: "Graph",
  list: "List",
  loading: "history",
  empty: "No history yet",
  emptyAbout: "Every finished brand appears here. When you refine one, the new version is linked to it.",
  showAs: "Show as",
  chooseSecond: "Choose the second brand",
  stopComparing: "Stop comparing",
  compare: "Compare with another",
  leftOut: (shown: string, leftOut: string) =>
    `The newest ${shown} versions are shown. ${leftOut} older ones are not.`,
  comparison: "Comparison",
  chosen: "Selected brand",
  comparing: "Comparing ",
  showing: "Showing ",
};

export const page = {
  title: "Project",
  loading: "project",
  live: "Live",
  sandbox: "Sandbox",
  edit: "Edit",
  delete: "Delete",
  newBrand: "New brand",
  tabs: "Project sections",
  brands: "Brands",
  allBrands: "← All brands",
  history: "History",
  loadingHistory: "history",
  exports: "Exports",
  clients: "Clients",
  loadingLinks: "links",
  projects: "Projects",
};
