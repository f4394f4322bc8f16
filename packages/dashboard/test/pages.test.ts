import type { BrandView } from "@marque/contract";
import { afterAll, beforeAll, describe, it } from "vitest";
import { checkPage, heading, type Shown } from "./page-check.ts";
import { Scene } from "./scene.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;
let projectId: string;
let brand: BrandView;
let refined: BrandView;
let invitationUrl: string;
let resetUrl: string;

beforeAll(async () => {
  stage = await raiseStage();
  const scene = new Scene(stage);
  const { id } = await scene.project("Hearthside Bakery", { description: "Spring relaunch, first round" });
  projectId = id;
  await scene.project("Tidewater Rowing Club");
  brand = await scene.brand(id, "A calm logo for Hearthside, a neighbourhood bakery, in terracotta");
  const greener = await scene.brand(id, "Make it deep green", brand);
  refined = await scene.brand(id, "Bolder letters, deep green, and make it 3D", brand);
  await scene.brand(id, "A serif for the name", greener);
  const { client } = stage.owner;
  const invited = await client.call(`/api/workspaces/${stage.workspaceId}/invitations`, {
    json: { email: "new@example.com", role: "member" },
  });
  invitationUrl = invited.body.url;
  const member = await stage.service.admin.createUser(stage.workspaceId, "mel@example.com", "member");
  const reset = await client.call(
    `/api/workspaces/${stage.workspaceId}/members/${member.id}/password-reset`,
    { json: {} },
  );
  resetUrl = reset.body.url;
  await client.call(`/api/workspaces/${stage.workspaceId}/brands/${brand.id}/exports`, {
    json: { kind: "guideline" },
  });
}, 180_000);
afterAll(() => stage?.stop());

const inWorkspace = (rest: string) => () => `/w/${stage.workspaceId}/${rest}`;
const PAGES: readonly Shown[] = [
  { name: "sign-in", path: () => "/sign-in", isReady: heading("Sign in"), isForAnybody: true },
  {
    name: "invitation",
    path: () => invitationUrl,
    isReady: (page) => page.getByRole("button", { name: "Accept and join" }).waitFor(),
    isForAnybody: true,
  },
  {
    name: "password-reset",
    path: () => resetUrl,
    isReady: (page) => page.getByRole("button", { name: "Set password" }).waitFor(),
    isForAnybody: true,
  },
  {
    name: "account",
    path: () => "/account",
    isReady: (page) => page.getByText("This session", { exact: true }).waitFor(),
  },
  { name: "new-workspace", path: () => "/workspaces/new", isReady: heading("New workspace") },
  {
    name: "projects",
    path: inWorkspace("projects"),
    isReady: (page) => page.getByText("Tidewater Rowing Club").waitFor(),
  },
  {
    name: "projects-empty",
    path: inWorkspace("projects?environment=live"),
    isReady: (page) => page.getByText("No live projects yet").waitFor(),
  },
  {
    name: "project-brands",
    path: () => inWorkspace(`projects/${projectId}`)(),
    isReady: (page) => page.getByRole("article").nth(3).waitFor(),
  },
  {
    name: "brand",
    path: () => inWorkspace(`projects/${projectId}?brand=${brand.id}`)(),
    isReady: (page) => page.getByRole("heading", { name: "Downloads" }).waitFor(),
  },
  {
    name: "brand-refined",
    path: () => inWorkspace(`projects/${projectId}?brand=${refined.id}`)(),
    isReady: (page) =>
      Promise.all([
        page.getByAltText(/^Before: /).waitFor(),
        page.getByAltText(/^After: /).waitFor(),
        page.getByRole("heading", { name: "Downloads" }).waitFor(),
      ]),
  },
  {
    name: "memory-graph",
    path: () => inWorkspace(`projects/${projectId}?tab=memory`)(),
    isReady: (page) => page.getByRole("heading", { name: "Downloads" }).waitFor(),
  },
  {
    name: "exports",
    path: () => inWorkspace(`projects/${projectId}?tab=exports`)(),
    isReady: (page) => page.getByText("Ready").waitFor(),
  },
  {
    name: "playground",
    path: () => inWorkspace(`playground?project=${projectId}&from=${brand.memory_id}`)(),
    isReady: (page) =>
      page
        .getByRole("region", { name: "Result" })
        .getByAltText(/^Logo of /)
        .waitFor(),
  },
  {
    name: "nothing-here",
    path: () => "/w/ws_00000000000000000000000000/home",
    isReady: heading("Page not found"),
  },
];

describe("every page of projects, brands and accounts", () => {
  it.each(PAGES)("$name: both themes and 360 px wide, accessible, quiet, no other origin asked", (shown) =>
    checkPage(stage, shown),
  );
});
