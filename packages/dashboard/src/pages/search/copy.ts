/** All wording of the search page. */

export const page = {
  title: "Search",
  about: "Search for a name or a word from a prompt.",
  resultsFor: (query: string) => `Results for “${query}”`,
  loading: "results",
  empty: "Nothing found",
  emptyAbout:
    "Search looks at the names, notes and prompts of projects and brands. Try fewer or different words.",
  projects: "Projects",
  live: "Live",
  sandbox: "Sandbox",
  brands: "Brands",
};
