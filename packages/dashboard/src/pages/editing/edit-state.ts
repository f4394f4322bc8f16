import type { BrandEdit, EditPreview } from "@marque/contract";
import { useEffect, useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";

/** Fields that are dragged or typed: consecutive changes of one of them are one step to undo. */
const CONTINUOUS: ReadonlySet<string> = new Set(["main", "accent", "weight", "size", "tagline"]);

interface Step {
  readonly field: keyof BrandEdit;
  readonly edit: BrandEdit;
}

/** Fields to set; with undefined a field is as it was. */
export type EditChange = { readonly [field in keyof BrandEdit]?: BrandEdit[field] | undefined };

export interface EditState {
  readonly edit: BrandEdit;
  readonly canUndo: boolean;
  /** Why the last one was not drawn. */
  readonly error: unknown;
  set(field: keyof BrandEdit, change: EditChange): void;
  undo(): void;
}

/** What was set since the version that is kept, step by step, and its preview: the latest wins. */
export function useEdit(brandId: string, onPreview: (preview: EditPreview | null) => void): EditState {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const edit = steps.at(-1)?.edit ?? NOTHING;
  const error = usePreview(brandId, edit, onPreview);
  return {
    edit,
    error,
    canUndo: steps.length > 0,
    set: (field, change) =>
      setSteps((before) => {
        const last = before.at(-1);
        const goesOn = last?.field === field && CONTINUOUS.has(field);
        const next = { field, edit: changed(last?.edit ?? NOTHING, change) };
        return [...(goesOn ? before.slice(0, -1) : before), next];
      }),
    undo: () => setSteps((before) => before.slice(0, -1)),
  };
}

const NOTHING: BrandEdit = {};

function changed(edit: BrandEdit, change: EditChange): BrandEdit {
  const fields = Object.entries({ ...edit, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as BrandEdit;
}

/** One request at a time. Changes made during it wait, and only the latest is sent. */
function usePreview(
  brandId: string,
  edit: BrandEdit,
  onPreview: (preview: EditPreview | null) => void,
): unknown {
  const { path } = useWorkspace();
  const [error, setError] = useState<unknown>(null);
  const wanted = useRef(edit);
  const isAsking = useRef(false);
  const show = useRef(onPreview);
  show.current = onPreview;
  useEffect(() => {
    wanted.current = edit;
    if (edit === NOTHING) {
      show.current(null);
      setError(null);
      return;
    }
    const ask = async (): Promise<void> => {
      const asked = wanted.current;
      isAsking.current = true;
      try {
        const preview = await api.post<EditPreview>(`${path}/brands/${brandId}/preview`, asked);
        if (wanted.current !== NOTHING) show.current(preview);
        setError(null);
      } catch (failure) {
        if (wanted.current === asked) setError(failure);
      }
      if (wanted.current !== asked && wanted.current !== NOTHING) return ask();
      isAsking.current = false;
    };
    if (!isAsking.current) void ask();
  }, [edit, path, brandId]);
  // The page that is left shows no preview of what was left behind.
  useEffect(
    () => () => {
      wanted.current = NOTHING;
    },
    [],
  );
  return error;
}
