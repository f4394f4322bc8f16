import { AUTHOR_CHARACTERS, COMMENT_CHARACTERS, KEYWORDS, MOST_SHOWN_BRANDS, Name } from "@marque/contract";
import { Type } from "typebox";
import { approveOnLink, commentOnLink, withdrawApproval } from "../../sharing/client-answers.ts";
import {
  clientApplication,
  clientLogo,
  clientPage,
  requireOpenLink,
  senderLogo,
} from "../../sharing/client-page.ts";
import type { DashboardDependencies, DashboardRoutes } from "../dependencies.ts";
import { sendDrawing } from "../downloads.ts";
import { Fields } from "../fields.ts";
import { boundsOf, type LimitKind } from "../limits.ts";
import { route } from "../route.ts";

const OPENING = "opening a client link";
const ANSWERING = "answering a client link";
/** As sent, with white space around it. */
const SENT_COMMENT_CHARACTERS = 2 * COMMENT_CHARACTERS;

const Author = Name({ [KEYWORDS.trimmedMaxLength]: AUTHOR_CHARACTERS });
const Comment = Name({
  [KEYWORDS.trimmedMaxLength]: COMMENT_CHARACTERS,
  maxLength: SENT_COMMENT_CHARACTERS,
});
const BrandNumber = Type.Integer({ minimum: 1, maximum: MOST_SHOWN_BRANDS });

/** What the holder of a client's link can do, without an account: the link is the right to it. */
export const clientPageRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, scenes } = dependencies;

  route(app, {
    method: "GET",
    path: "/api/client-links/:client_token",
    access: "public",
    limit: OPENING,
    handler: async ({ params }) => clientPage(database, await openLink(dependencies, params, OPENING)),
  });

  route(app, {
    method: "GET",
    path: "/api/client-links/:client_token/sender.svg",
    access: "public",
    limit: OPENING,
    handler: async ({ params, reply }) =>
      sendDrawing(reply, await senderLogo(database, await openLink(dependencies, params, OPENING))),
  });

  for (const [file, ground] of [
    ["logo", "light"],
    ["logo-dark", "dark"],
  ] as const) {
    route(app, {
      method: "GET",
      path: `/api/client-links/:client_token/brands/:number/${file}.svg`,
      access: "public",
      limit: OPENING,
      handler: async ({ params, reply }) => {
        const link = await openLink(dependencies, params, OPENING);
        return sendDrawing(reply, await clientLogo(database, link, params.number, ground));
      },
    });
  }

  route(app, {
    method: "GET",
    path: "/api/client-links/:client_token/brands/:number/applications/:application",
    access: "public",
    limit: OPENING,
    handler: async ({ params, reply }) => {
      const link = await openLink(dependencies, params, OPENING);
      return sendDrawing(
        reply,
        await clientApplication(database, scenes, link, params.number, params.application),
      );
    },
  });

  route(app, {
    method: "POST",
    path: "/api/client-links/:client_token/comments",
    access: "public",
    limit: ANSWERING,
    body: Fields({ author: Author, text: Comment, number: Type.Optional(BrandNumber) }),
    handler: async ({ params, body }) => {
      await openLink(dependencies, params, ANSWERING);
      const given = { author: body.author.trim(), text: body.text.trim(), number: body.number ?? null };
      return database.transaction((transaction) => commentOnLink(transaction, params.client_token, given));
    },
  });

  route(app, {
    method: "POST",
    path: "/api/client-links/:client_token/approval",
    access: "public",
    limit: ANSWERING,
    body: Fields({ author: Author, number: BrandNumber }),
    handler: async ({ params, body }) => {
      await openLink(dependencies, params, ANSWERING);
      const given = { author: body.author.trim(), number: body.number };
      return database.transaction((transaction) => approveOnLink(transaction, params.client_token, given));
    },
  });

  route(app, {
    method: "DELETE",
    path: "/api/client-links/:client_token/approval",
    access: "public",
    limit: ANSWERING,
    handler: async ({ params }) => {
      await openLink(dependencies, params, ANSWERING);
      return database.transaction((transaction) => withdrawApproval(transaction, params.client_token));
    },
  });
};

/** The guard has counted the address; the link itself is counted once it is known to be one. */
async function openLink(
  { database, limits }: DashboardDependencies,
  { client_token: token }: { readonly client_token: string },
  kind: LimitKind,
): ReturnType<typeof requireOpenLink> {
  const link = await requireOpenLink(database, token);
  await limits.count(boundsOf(kind, { link: link.id }));
  return link;
}
