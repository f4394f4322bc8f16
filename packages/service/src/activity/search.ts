import { type FoundBrand, idSeconds, type SearchView } from "@marque/contract";
import type { Executor } from "../storage/database.ts";
import { type FoundBrandRow, newestBrands, searchBrands, searchProjects } from "../storage/search.ts";

/** The newest are looked at: one statement must not read a million rows. docs/security.md has the figure. */
const LOOKED_AT = 20_000;
const ANSWERED = 24;
const RECENT = { lookedAt: 200, answered: 6 } as const;

/** Projects and brands whose name, note, label or prompt has these words in it, newest first. */
export async function search(store: Executor, workspaceId: string, words: string): Promise<SearchView> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const bounds = { lookedAt: LOOKED_AT, answered: ANSWERED };
  const [projects, brands] = await Promise.all([
    searchProjects(store, workspaceId, pattern, bounds),
    searchBrands(store, workspaceId, pattern, bounds),
  ]);
  return { projects, brands: brands.map(shown) };
}

export async function recentBrands(store: Executor, workspaceId: string): Promise<FoundBrand[]> {
  return (await newestBrands(store, workspaceId, RECENT)).map(shown);
}

function shown(row: FoundBrandRow): FoundBrand {
  return { ...row, created_at: idSeconds(row.id) };
}
