import type { BrandEdit, EditingView, EditPreview, JobView, SymbolView } from "@marque/contract";
import { type Edit, promptOfEdit } from "@marque/engine/edit";
import { ServiceError } from "../errors.ts";
import type { BrandViewRow } from "../storage/brand-views.ts";
import type { Database } from "../storage/database.ts";
import { lineageOfMemoryNode } from "../storage/memory-nodes.ts";
import type { Queue } from "../storage/queue.ts";
import { requireBrand } from "./brand-views.ts";
import type { Editor, EditorAnswer, EditorTask } from "./editor.ts";
import { refinementOf } from "./explanation.ts";
import { getJobView } from "./job-views.ts";
import { LINEAGE } from "./lineage-bounds.ts";
import { requestGeneration } from "./request.ts";
import { editSeedOf } from "./seed.ts";

interface Editing {
  readonly database: Database;
  readonly editor: Editor;
  readonly workspaceId: string;
  readonly brandId: string;
}

/** What the panel begins with: how the brand is now, and what it can be set to. */
export async function getEditing({ database, editor, workspaceId, brandId }: Editing): Promise<EditingView> {
  const brand = await requireBrand(database, workspaceId, brandId);
  const { line } = await lineageOfMemoryNode(database, brand.project_id, brand.memory_id, LINEAGE);
  const { brief, design } = line[0]!;
  const { values, name, hasMark, faces } = await asked(editor, workspaceId, {
    kind: "options",
    brief,
    design,
  });
  return { values, name, has_mark: hasMark, faces };
}

/** Drawings for a word. */
export async function findSymbols(
  { database, editor, workspaceId, brandId }: Editing,
  query: string,
): Promise<readonly SymbolView[]> {
  await requireBrand(database, workspaceId, brandId);
  if (query.trim() === "") return [];
  return (await asked(editor, workspaceId, { kind: "symbols", query })).symbols;
}

/** How the brand would be; nothing is kept and nothing is counted. It carries the watermark on the live side too. */
export async function previewEdit(editing: Editing, edit: BrandEdit): Promise<EditPreview> {
  const { database, workspaceId, brandId } = editing;
  const brand = await requireBrand(database, workspaceId, brandId);
  const { svg, svgDark, report, values, grounds, isSame } = await drawn(editing, brand, edit);
  const { changed, unmet } = refinementOf(report, brandId);
  return { logo_svg: svg, logo_svg_dark: svgDark, values, grounds, changed, unmet, is_same: isSame };
}

/**
 * Keeps an edit: a generation like any other, that refines the brand by what was set instead of by words. An edit that is not
 * possible, or would change nothing, is refused before anything is counted.
 */
export async function requestEdit(
  editing: Editing,
  queue: Queue,
  edit: BrandEdit,
  trace: string | null,
): Promise<JobView> {
  const { database, workspaceId, brandId } = editing;
  const brand = await requireBrand(database, workspaceId, brandId);
  const { isSame } = await drawn(editing, brand, edit);
  if (isSame) {
    throw new ServiceError("invalid_param", {
      message: "This edit changes nothing. Change something first.",
    });
  }
  const scope = { workspaceId, environment: brand.environment };
  return database.transaction(async (transaction) => {
    const input = {
      project_id: brand.project_id,
      prompt: promptOfEdit(edit as Edit),
      memory_id: brand.memory_id,
      edit: edit as Edit,
    };
    const job = await requestGeneration(transaction, queue, scope, input, trace);
    // Before the commit: a moment later a worker may have taken it.
    return getJobView(transaction, workspaceId, job.id);
  });
}

async function drawn({ database, editor, workspaceId }: Editing, brand: BrandViewRow, edit: BrandEdit) {
  const lineage = await lineageOfMemoryNode(database, brand.project_id, brand.memory_id, LINEAGE);
  const seed = editSeedOf(brand.memory_id);
  return asked(editor, workspaceId, { kind: "preview", edit: edit as Edit, seed, ...lineage });
}

async function asked<Task extends EditorTask>(editor: Editor, workspaceId: string, task: Task) {
  const answer = await editor.run(workspaceId, task);
  if (answer.kind === "refused") {
    throw new ServiceError("invalid_param", { param: answer.field, message: answer.why });
  }
  if (answer.kind === "unreadable") {
    throw new ServiceError("conflict", {
      message: "This brand cannot be edited by hand. Refine it in words, or create it again.",
    });
  }
  return answer as Extract<EditorAnswer, { readonly kind: Task["kind"] }>;
}
