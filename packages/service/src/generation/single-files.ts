import { setTimeout as pause } from "node:timers/promises";
import { unzipSync } from "fflate";
import { ServiceError } from "../errors.ts";
import { brandFiles, typeOfFile } from "./brand-files.ts";
import { getLogo, requireBrand } from "./brand-views.ts";
import { type ExportParts, getExport, getExportContent, requestExport } from "./exports.ts";

const LOOK_MILLISECONDS = 150;
/** A kit is made in two seconds, and in a few more when its thread has to load first. */
const WAIT_MILLISECONDS = 20_000;
const RETRY_AFTER_SECONDS = 5;

export interface SingleFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** One file of a brand. The two logos are available; the rest come out of the kit, which is made when it is missing. */
export async function getSingleFile(
  parts: ExportParts,
  workspaceId: string,
  brandId: string,
  name: string,
): Promise<SingleFile> {
  const { database } = parts;
  const brand = await requireBrand(database, workspaceId, brandId);
  const file = brandFiles({ hasMark: brand.has_mark, hasWord: brand.has_word }).find(
    (each) => each.name === name,
  );
  if (!file) throw new ServiceError("not_found", { message: "The brand has no file with this name." });
  const type = typeOfFile(name);
  if (name === "logo.svg" || name === "logo-dark.svg") {
    const svg = await getLogo(database, workspaceId, brandId, name === "logo.svg" ? "light" : "dark");
    return { name, type, bytes: Buffer.from(svg) };
  }
  const kit = await kitOf(parts, workspaceId, brandId);
  const bytes = unzipSync(kit, { filter: (entry) => entry.name === file.path })[file.path];
  if (!bytes) throw new ServiceError("not_found", { message: "The brand's kit has no file with this name." });
  return { name, type, bytes };
}

async function kitOf(parts: ExportParts, workspaceId: string, brandId: string): Promise<Uint8Array> {
  let { id, status } = await requestExport(parts, workspaceId, brandId, "kit");
  for (let waited = 0; status === "queued" && waited < WAIT_MILLISECONDS; waited += LOOK_MILLISECONDS) {
    await pause(LOOK_MILLISECONDS);
    ({ status } = await getExport(parts.database, workspaceId, id));
  }
  if (status !== "ready") {
    throw new ServiceError("service_unavailable", {
      message: "The file is still being created. Try again in a few seconds.",
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  return (await getExportContent(parts, workspaceId, id)).bytes;
}
