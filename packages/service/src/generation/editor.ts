import type { Edit, EditField, EditValues, SymbolDrawing } from "@marque/engine";
import type { DesignTask } from "./designer.ts";

/** What the editing thread is asked for. Plain data: it crosses to another thread. */
export type EditorTask =
  | ({ readonly kind: "preview"; readonly edit: Edit } & Pick<
      DesignTask,
      "seed" | "line" | "children" | "siblings"
    >)
  | { readonly kind: "options"; readonly brief: string; readonly design: string }
  | { readonly kind: "symbols"; readonly query: string };

export type EditorAnswer =
  | {
      readonly kind: "preview";
      /** Both with the watermark, whatever the environment: nobody paid for them. */
      readonly svg: string;
      readonly svgDark: string;
      readonly report: Readonly<Record<string, unknown>>;
      readonly values: EditValues;
      readonly grounds: { readonly light: string; readonly dark: string };
      /** Neither the drawing nor the locks have changed. */
      readonly isSame: boolean;
    }
  | {
      readonly kind: "options";
      readonly values: EditValues;
      readonly name: string | null;
      readonly hasMark: boolean;
      readonly faces: readonly { readonly family: string; readonly weights: readonly number[] }[];
    }
  | { readonly kind: "symbols"; readonly symbols: readonly SymbolDrawing[] }
  /** The edit is not possible. */
  | { readonly kind: "refused"; readonly field: EditField; readonly why: string }
  /** What is kept of the brand is no design that this engine knows. */
  | { readonly kind: "unreadable" };

/** Draws what is not kept, in its own thread. At most a few at a time for one workspace; the rest is refused. */
export interface Editor {
  run(workspaceId: string, task: EditorTask): Promise<EditorAnswer>;
}
