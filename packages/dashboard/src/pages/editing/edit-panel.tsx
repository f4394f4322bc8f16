import type { BrandEdit, EditingView, EditPreview, EditValues } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { ColourField } from "./colour-field.tsx";
import { editPanel as copy } from "./copy.ts";
import { type EditState, useEdit } from "./edit-state.ts";
import { FaceList } from "./face-list.tsx";
import { type Part, PartFields } from "./part-fields.tsx";
import { Slider } from "./slider.tsx";
import { SymbolSearch } from "./symbol-search.tsx";

interface EditPanelProps {
  readonly brandId: string;
  readonly preview: EditPreview | null;
  readonly onPreview: (preview: EditPreview | null) => void;
  readonly onKeep: (edit: BrandEdit) => void;
  readonly isRunning: boolean;
  /** What keeping a version costs; null where it is free of charge. */
  readonly price: string | null;
  readonly refusal: unknown;
}

/** Edits the brand by hand. It is drawn as it would be all the while; one version is kept when that is asked for. */
export default function EditPanel({ brandId, ...rest }: EditPanelProps) {
  const { path } = useWorkspace();
  const editing = useQuery({
    queryKey: [`${path}/brands/${brandId}/editing`],
    queryFn: () => api.get<EditingView>(`${path}/brands/${brandId}/editing`),
    // A finished brand never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (editing.error) return <Failure error={editing.error} onRetry={() => void editing.refetch()} />;
  if (!editing.data) return <Loading what={copy.loading} />;
  return <Panel key={brandId} brandId={brandId} editing={editing.data} {...rest} />;
}

function Panel(props: EditPanelProps & { readonly editing: EditingView }) {
  const { brandId, editing, preview, onPreview, onKeep, isRunning, price, refusal } = props;
  const state = useEdit(brandId, onPreview);
  // After leaving the panel, the kept version is shown.
  useEffect(() => () => onPreview(null), [onPreview]);
  const values = shownValues(editing.values, state.edit, preview);
  const failure = state.error ?? refusal;
  const general = formError(failure, ["tagline"]);
  const isNew = state.canUndo && preview !== null && !preview.is_same;
  return (
    <section aria-label={copy.title} className="grid grid-cols-1 gap-4">
      <fieldset disabled={isRunning} className="grid min-w-0 grid-cols-1 gap-4">
        <legend className="sr-only">{copy.controls}</legend>
        <Controls editing={editing} values={values} state={state} brandId={brandId} failure={failure} />
      </fieldset>
      <div className="sticky bottom-0 -mx-4 grid grid-cols-1 gap-2 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
        {general && <Banner kind="danger">{general}</Banner>}
        {preview?.unmet.map((sentence) => (
          <p key={sentence} className="text-sm break-words text-warning">
            {sentence}
          </p>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button
            kind="primary"
            isBusy={isRunning}
            disabled={!isNew || state.error !== null}
            onClick={() => onKeep(state.edit)}
          >
            {copy.keep}
            {price !== null && ` · ${price}`}
          </Button>
          <Button disabled={!state.canUndo || isRunning} onClick={state.undo}>
            {copy.undo}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** As it was set; what follows from that, as it came out. */
function shownValues(before: EditValues, edit: BrandEdit, preview: EditPreview | null): EditValues {
  return { ...before, ...(preview && Object.keys(edit).length > 0 ? preview.values : {}), ...edit };
}

const LAYOUTS = [
  { value: "left", label: copy.left },
  { value: "right", label: copy.right },
  { value: "above", label: copy.above },
  { value: "below", label: copy.below },
  { value: "emblem", label: copy.badge },
  { value: "wordmark", label: copy.wordmark },
  { value: "symbol", label: copy.symbolOnly },
] as const;

const CASES = [
  { value: "typed", label: copy.typed },
  { value: "upper", label: copy.upper },
  { value: "lower", label: copy.lower },
  { value: "title", label: copy.titleCase },
] as const;

/** Half steps of the mark's size either way, and what one is. */
const MOST_STEPS = 6;
const SIZE_STEP = 1.12;
const LONGEST_TAGLINE = 120;

/** A mark has its own size only beside the name. */
const isBesideIn = (layout: EditValues["layout"]) => /^(left|right|above|below)$/.test(layout);

function Controls({
  editing: { faces, name },
  values,
  state: { edit, set },
  brandId,
  failure,
}: {
  readonly editing: EditingView;
  readonly values: EditValues;
  readonly state: EditState;
  readonly brandId: string;
  readonly failure: unknown;
}) {
  const locking = { locks: values.locks, onLocks: (locks: readonly Part[]) => set("locks", { locks }) };
  const { weights = [] } = faces.find(({ family }) => family === values.face) ?? {};
  const isBeside = isBesideIn(values.layout);
  const hasLetters = name !== null && values.layout !== "symbol";
  return (
    <>
      <PartFields title={copy.colours} part="colours" {...locking}>
        <ColourField label={copy.main} value={values.main} onChange={(main) => set("main", { main })} />
        <ColourField
          label={copy.accent}
          value={values.accent}
          onChange={(accent) => set("accent", { accent })}
        />
      </PartFields>
      {name !== null && (
        <PartFields title={copy.layout} part="layout" {...locking}>
          <RadioGroup
            look="chips"
            label={copy.position}
            options={LAYOUTS}
            value={values.layout}
            onChange={(layout) =>
              set("layout", { layout, ...(isBesideIn(layout) ? {} : { size: undefined }) })
            }
          />
          <Slider
            label={copy.size}
            min={-MOST_STEPS}
            max={MOST_STEPS}
            value={values.size}
            said={`${Math.round(SIZE_STEP ** values.size * 100)} %`}
            isDisabled={!isBeside}
            onChange={(size) => set("size", { size })}
          />
        </PartFields>
      )}
      {hasLetters && (
        <PartFields title={copy.letters} part="letters" {...locking}>
          <FaceList
            faces={faces}
            value={values.face}
            onChange={(face) => set("face", { face, weight: undefined })}
          />
          {weights.length > 1 && (
            <Slider
              label={copy.weight}
              min={0}
              max={weights.length - 1}
              value={Math.max(0, weights.indexOf(values.weight))}
              said={String(values.weight)}
              onChange={(at) => set("weight", { weight: weights[at]! })}
            />
          )}
          <RadioGroup
            look="chips"
            label={copy.case}
            options={CASES}
            value={values.case}
            onChange={(letters) => set("case", { case: letters })}
          />
        </PartFields>
      )}
      {name !== null && (
        <PartFields title={copy.name} part="name" {...locking}>
          <p className="break-words">
            {name} <span className="text-sm text-muted">{copy.nameHint}</span>
          </p>
        </PartFields>
      )}
      {hasLetters && (
        <PartFields title={copy.tagline} part="tagline" {...locking}>
          <TextField
            label={copy.taglineLabel}
            maxLength={LONGEST_TAGLINE}
            value={values.tagline ?? ""}
            error={fieldError(failure, "tagline")}
            onChange={({ target: { value } }) =>
              set("tagline", { tagline: value.trim() === "" ? null : value })
            }
          />
        </PartFields>
      )}
      {values.layout !== "wordmark" && (
        <PartFields title={copy.symbol} part="mark" {...locking}>
          <SymbolSearch
            brandId={brandId}
            value={edit.symbol}
            onChange={(symbol) => set("symbol", { symbol })}
          />
        </PartFields>
      )}
    </>
  );
}
