import type { BrandView, ClientLinkDays, MadeClientLink } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, inWords } from "../../api/client.ts";
import { useList } from "../../api/lists.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog.tsx";
import { Failure } from "../../ui/failure.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { Logo } from "../brand/logo.tsx";
import { titleOf } from "../brand/manage-brand.tsx";
import { newClientLink as copy } from "./copy.ts";
import { clientLinksQuery } from "./queries.ts";

/** As the contract has it. */
const MOST_BRANDS = 12;
const DAYS = ["7", "30", "90"] as const satisfies readonly `${ClientLinkDays}`[];

/** Chooses brands and how long they are shown. They stand in the order in which they are chosen. */
export function NewClientLink({
  projectId,
  onMade,
  onCancel,
}: {
  readonly projectId: string;
  readonly onMade: (made: MadeClientLink) => void;
  readonly onCancel: () => void;
}) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [days, setDays] = useState<(typeof DAYS)[number]>("30");
  const make = useMutation({
    mutationFn: () =>
      api.post<MadeClientLink>(`${path}/projects/${projectId}/client-links`, {
        brand_ids: chosen,
        days: Number(days),
      }),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: clientLinksQuery(path, projectId).queryKey });
      onMade(made);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length > 0) make.mutate();
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <BrandChoice projectId={projectId} chosen={chosen} onChosen={setChosen} />
      <div className="grid justify-items-start gap-1.5">
        <p aria-hidden="true" className="text-sm font-medium">
          {copy.worksFor}
        </p>
        <RadioGroup
          look="segmented"
          label={copy.worksFor}
          options={DAYS.map((value) => ({ value, label: copy.days(value) }))}
          value={days}
          onChange={setDays}
        />
      </div>
      {make.error && <Banner kind="danger">{inWords(make.error)}</Banner>}
      <DialogActions>
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={make.isPending} disabled={chosen.length === 0}>
          {copy.create}
        </Button>
      </DialogActions>
    </form>
  );
}

function BrandChoice({
  projectId,
  chosen,
  onChosen,
}: {
  readonly projectId: string;
  readonly chosen: readonly string[];
  readonly onChosen: (ids: readonly string[]) => void;
}) {
  const { path } = useWorkspace();
  const brands = useList<BrandView>(`${path}/projects/${projectId}/brands`, {}, { pageSize: 12 });
  if (brands.error) return <Failure error={brands.error} onRetry={brands.reload} />;
  if (brands.isPending) return <Loading what={copy.loading} />;
  if (brands.items.length === 0) return <Banner>{copy.noBrands}</Banner>;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="pb-1.5 text-sm font-medium">{copy.choose(MOST_BRANDS)}</legend>
      <ul className="grid grid-cols-2 gap-3">
        {brands.items.map((brand) => (
          <li key={brand.id} className="min-w-0">
            <BrandTile
              brand={brand}
              place={chosen.indexOf(brand.id) + 1}
              isFull={chosen.length >= MOST_BRANDS}
              onChange={(isChosen) =>
                onChosen(isChosen ? [...chosen, brand.id] : chosen.filter((id) => id !== brand.id))
              }
            />
          </li>
        ))}
      </ul>
      <LoadMore list={brands} />
    </fieldset>
  );
}

function BrandTile({
  brand,
  place,
  isFull,
  onChange,
}: {
  readonly brand: BrandView;
  /** Which of the chosen ones it is; 0 for none. */
  readonly place: number;
  readonly isFull: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  return (
    <label className="grid cursor-pointer overflow-hidden rounded-xl border border-line hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span className="block h-24 p-4" style={{ backgroundColor: brand.grounds.light }}>
        <Logo brandId={brand.id} ground="light" alt="" />
      </span>
      <span className="grid gap-1 border-t border-line p-3">
        <span className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={place > 0}
            disabled={place === 0 && isFull}
            onChange={(event) => onChange(event.target.checked)}
            className="size-4 shrink-0 accent-ink outline-none"
          />
          <span className="truncate font-medium">{titleOf(brand)}</span>
        </span>
        <span className="line-clamp-1 text-sm break-words text-muted">{brand.prompt}</span>
      </span>
    </label>
  );
}
