import { type BrandEdit, EDIT_LAYOUTS, LETTER_CASES, LOCKABLE_PARTS, Text } from "@marque/contract";
import { Type } from "typebox";
import { findSymbols, getEditing, previewEdit, requestEdit } from "../../generation/editing.ts";
import { traceOf } from "../../http/request-span.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Fields, OneOf } from "../fields.ts";
import { route } from "../route.ts";

/** As a name or tagline that is set (engine/src/type/settable.ts). */
const LONGEST_TAGLINE = 120;
const LONGEST_WORD = 60;
/** Half steps of the mark's size, either way. */
const MOST_STEPS = 6;

const Colour = Type.String({ pattern: "^#[0-9a-f]{6}$" });
const Line = Text({ minLength: 1, maxLength: LONGEST_TAGLINE, "x-not-blank": true });

/** Fields of `BrandEdit`. What the studio alone knows, which faces and drawings there are, is looked at where it is drawn. */
const Edit = Fields({
  main: Type.Optional(Colour),
  accent: Type.Optional(Colour),
  face: Type.Optional(Text({ minLength: 1, maxLength: LONGEST_WORD })),
  weight: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  case: Type.Optional(OneOf(...LETTER_CASES)),
  tagline: Type.Optional(Type.Unsafe<string | null>({ ...Line, type: ["string", "null"] })),
  layout: Type.Optional(OneOf(...EDIT_LAYOUTS)),
  symbol: Type.Optional(Text({ minLength: 1, maxLength: LONGEST_WORD })),
  size: Type.Optional(Type.Integer({ minimum: -MOST_STEPS, maximum: MOST_STEPS })),
  locks: Type.Optional(Type.Array(OneOf(...LOCKABLE_PARTS), { uniqueItems: true })),
});

export const editingRoutes: DashboardRoutes = (app, { database, queue, admission, editor }) => {
  const of = (workspaceId: string, brandId: string) => ({ database, editor, workspaceId, brandId });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/editing",
    access: "member",
    limit: "opening the editor",
    handler: async ({ workspace, params }) => getEditing(of(workspace.id, params.brand_id)),
  });

  route(app, {
    method: "GET",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/symbols",
    access: "member",
    limit: "looking for symbols",
    query: Fields({ q: Type.Optional(Text({ minLength: 1, maxLength: LONGEST_WORD })) }),
    handler: async ({ workspace, params, query }) => ({
      data: await findSymbols(of(workspace.id, params.brand_id), query.q ?? ""),
    }),
  });

  // Drawn and forgotten: neither admitted nor metered, but limited.
  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/preview",
    access: "member",
    limit: "previewing an edit",
    body: Edit,
    handler: async ({ workspace, params, body }) =>
      previewEdit(of(workspace.id, params.brand_id), trimmed(body)),
  });

  // Admitted, metered and refused as a generation is: it makes a brand.
  route(app, {
    method: "POST",
    path: "/api/workspaces/:workspace_id/brands/:brand_id/edits",
    access: "member",
    body: Edit,
    handler: async ({ request, workspace, params, body }) => {
      await admission.admitMember(workspace.id, "generation");
      return requestEdit(of(workspace.id, params.brand_id), queue, trimmed(body), traceOf(request));
    },
  });
};

const trimmed = (edit: BrandEdit): BrandEdit =>
  edit.tagline ? { ...edit, tagline: edit.tagline.trim().replace(/\s+/g, " ") } : edit;
