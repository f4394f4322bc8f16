/** Projects and what is in them, as the pages show them. */

import type { Environment } from "../plans.ts";
import type { Assets } from "../schemas/brand.ts";
import type { JobStatus } from "../schemas/job.ts";

export interface ProjectSummary {
  readonly id: string;
  readonly environment: Environment;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: number;
  readonly brand_count: number;
  /** The newest brand, to show as the project's face. */
  readonly newest_brand_id: string | null;
}

/** A project that an owner deleted, while it can be restored. */
export interface DeletedProjectView {
  readonly id: string;
  readonly environment: Environment;
  readonly name: string;
  readonly brand_count: number;
  readonly deleted_at: number;
  /** An address. */
  readonly deleted_by: string;
  readonly restorable_until: number;
}

/** A brand in a list of results: enough to show it and to go there. */
export interface FoundBrand {
  readonly id: string;
  readonly project_id: string;
  readonly project_name: string;
  readonly environment: Environment;
  /** What it is called; null for a mark alone that nobody named. */
  readonly name: string | null;
  readonly prompt: string;
  readonly created_at: number;
}

/** `GET W/search`: at most 24 of each, newest first, of the newest 20,000. */
export interface SearchView {
  readonly projects: readonly Pick<ProjectSummary, "id" | "environment" | "name" | "description">[];
  readonly brands: readonly FoundBrand[];
}

/** The scenes that show a brand in use, in their order. */
export const SHOWN_APPLICATIONS = [
  "business-card",
  "letterhead",
  "app-icon",
  "browser-tab",
  "social",
  "shop-sign",
  "t-shirt",
  "van",
] as const;

export type ShownApplication = (typeof SHOWN_APPLICATIONS)[number];

export interface BrandView {
  readonly id: string;
  readonly project_id: string;
  readonly environment: Environment;
  readonly job_id: string;
  readonly memory_id: string;
  readonly parent_memory_id: string | null;
  readonly prompt: string;
  readonly created_at: number;
  /** Without the SVGs: those are separate pictures, `/logo.svg` and `/logo-dark.svg` below the brand. */
  readonly assets: Omit<Assets, "logo_svg" | "logo_svg_dark">;
  /** The name in the logo; null for a mark alone. */
  readonly name: string | null;
  /** The workspace's own name for it; null for the name in the logo. */
  readonly label: string | null;
  /** Grounds the two logos are meant for. */
  readonly grounds: { readonly light: string; readonly dark: string };
  /** Somebody of the workspace likes it. */
  readonly is_hearted: boolean;
  /** Width over height of the logo. */
  readonly aspect: number;
  /** Where its parts are, so that what changed can be marked on the picture. */
  readonly places: readonly PartPlace[];
  /** Every file that can be downloaded alone, below `/files/`. */
  readonly files: readonly { readonly name: string; readonly bytes: number | null }[];
  /** Pictures of it in use, below `/applications/`; none where its design cannot be drawn again. */
  readonly applications: readonly ShownApplication[];
  /** Sentences: which words led to what, and what was given up. */
  readonly explanation: readonly string[];
  /** What a refinement did to the brand it came from; null on a brand that began from nothing. */
  readonly refinement: RefinementView | null;
  /** The live brand that a sandbox brand was unlocked to; null while there is none. */
  readonly unlocked: { readonly brand_id: string; readonly project_id: string } | null;
}

/** A part's box, in shares of the logo's width and height. */
export interface PartPlace {
  readonly part: "mark" | "name" | "tagline";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A refinement's report, shown beside the previous brand. */
export interface RefinementView {
  /** The previous brand. */
  readonly parent_brand_id: string | null;
  /** Each change that was read, in the words of the prompt. */
  readonly changes: readonly { readonly part: string; readonly ask: string; readonly said: string }[];
  /** Parts. */
  readonly changed: readonly string[];
  readonly kept: readonly string[];
  /** Sentences: what was asked and was not possible. */
  readonly unmet: readonly string[];
  readonly notes: readonly string[];
}

export const LETTER_CASES = ["upper", "lower", "title", "typed"] as const;
export const EDIT_LAYOUTS = ["left", "right", "above", "below", "emblem", "wordmark", "symbol"] as const;
export const LOCKABLE_PARTS = ["colours", "letters", "mark", "layout", "name", "tagline"] as const;

/** What a person set by hand: the value of each field. What is absent stays. */
export interface BrandEdit {
  /** Lower-case `#rrggbb`, as the accent. */
  readonly main?: string;
  readonly accent?: string;
  /** A family's name. */
  readonly face?: string;
  readonly weight?: number;
  readonly case?: (typeof LETTER_CASES)[number];
  /** Null for none. */
  readonly tagline?: string | null;
  /** Where the mark stands, or which of mark and name stands alone. */
  readonly layout?: (typeof EDIT_LAYOUTS)[number];
  /** Id of a `SymbolView`. */
  readonly symbol?: string;
  /** Half steps of 12 % from the usual size, from -6 to 6. */
  readonly size?: number;
  /** All parts that are locked from then on. */
  readonly locks?: readonly (typeof LOCKABLE_PARTS)[number][];
}

/** How a brand is now, in the fields of an edit. */
export type EditValues = Required<Omit<BrandEdit, "symbol">>;

export interface EditingView {
  readonly values: EditValues;
  readonly name: string | null;
  readonly has_mark: boolean;
  /** Those that have all letters of the name, by their names. */
  readonly faces: readonly { readonly family: string; readonly weights: readonly number[] }[];
}

/** A drawing that can be the mark. */
export interface SymbolView {
  readonly id: string;
  readonly name: string;
  /** Path data within the box. */
  readonly d: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** How a brand would be. Both drawings carry the watermark, on the live side too. */
export interface EditPreview {
  readonly logo_svg: string;
  readonly logo_svg_dark: string;
  readonly grounds: { readonly light: string; readonly dark: string };
  /** The actual weights: another face has its own. */
  readonly values: EditValues;
  /** Parts. */
  readonly changed: readonly string[];
  /** Sentences. */
  readonly unmet: readonly string[];
  /** Nothing has changed, locks included. */
  readonly is_same: boolean;
}

export interface GraphNode {
  readonly memory_id: string;
  readonly parent_memory_id: string | null;
  readonly brand_id: string;
  readonly prompt: string;
  readonly created_at: number;
}

/** All nodes of a project, oldest first; at most 2,000, the newest when there are more. */
export interface MemoryGraph {
  readonly nodes: readonly GraphNode[];
  readonly left_out: number;
}

export interface JobView {
  readonly id: string;
  readonly project_id: string;
  readonly status: JobStatus;
  readonly prompt: string;
  readonly parent_memory_id: string | null;
  readonly created_at: number;
  readonly finished_at: number | null;
  readonly brand_id: string | null;
  readonly memory_id: string | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
}

export type ExportKind = "kit" | "guideline";

/** A file made from a brand and kept with its project: the kit (ZIP) or the style guideline (PDF). */
export interface ExportView {
  readonly id: string;
  readonly brand_id: string;
  readonly kind: ExportKind;
  readonly status: "queued" | "ready" | "failed";
  readonly file_name: string;
  readonly bytes: number | null;
  readonly created_at: number;
}
