/** All wording of the page that makes a workspace. */

export const newWorkspacePage = {
  title: "New workspace",
  about:
    "A workspace has its own projects, members, keys and bill. It starts on the Free plan, with you as owner.",
  name: "Name",
  nameExample: "Northwind Studio",
  create: "Create workspace",
};
