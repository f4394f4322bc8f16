import type { BillingView, BrandView, List, ProjectSummary } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, inWords } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Select } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { price } from "../settings/billing/money.ts";
import { unlock as copy } from "./copy.ts";
import { brandQuery, refreshProjects } from "./queries.ts";

/** More would make a list that nobody reads; the others are found by their own pages. */
const OFFERED_PROJECTS = 100;
/** Leaves the choice to the service: with the brands of this project that were unlocked before, or in a new one. */
const BESIDE = "";

/** On a sandbox brand: the way to the same brand without its watermark, or to it once it is there. */
export function Unlock({ brand }: { readonly brand: BrandView }) {
  const { id: workspaceId } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  if (brand.environment === "live") return null;
  if (brand.unlocked) {
    return (
      <Link
        to="/w/$workspaceId/projects/$projectId"
        params={{ workspaceId, projectId: brand.unlocked.project_id }}
        search={{ brand: brand.unlocked.brand_id }}
        className={buttonClasses({ size: "small" })}
      >
        {copy.openLive}
      </Link>
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {copy.unlock}
      </Button>
      <Dialog title={copy.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <UnlockForm brand={brand} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function UnlockForm({ brand, onClose }: { readonly brand: BrandView; readonly onClose: () => void }) {
  const { id: workspaceId, path } = useWorkspace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useToast();
  const [projectId, setProjectId] = useState(BESIDE);
  const billing = useQuery({
    queryKey: [path, "billing"],
    queryFn: () => api.get<BillingView>(`${path}/billing`),
  });
  const projects = useQuery({
    queryKey: [`${path}/projects`, "to unlock to"],
    queryFn: () =>
      api.get<List<ProjectSummary>>(`${path}/projects`, { environment: "live", limit: OFFERED_PROJECTS }),
  });
  const unlock = useMutation({
    mutationFn: () =>
      api.post<BrandView>(
        `${path}/brands/${brand.id}/unlock`,
        projectId === BESIDE ? {} : { project_id: projectId },
      ),
    onSuccess: async (live) => {
      await client.invalidateQueries({ queryKey: brandQuery(path, brand.id).queryKey });
      void refreshProjects(client, path);
      void client.invalidateQueries({ queryKey: [path, "billing"] });
      onClose();
      announce(copy.done);
      await navigate({
        to: "/w/$workspaceId/projects/$projectId",
        params: { workspaceId, projectId: live.project_id },
        search: { brand: live.id },
      });
    },
  });
  const plan = billing.data?.plans[billing.data.plan];
  const cost = plan ? price(plan.centsPerGeneration) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    unlock.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{copy.about(cost, plan?.monthlyQuota)}</p>
      <Select
        label={copy.project}
        name="project"
        value={projectId}
        onChange={(event) => setProjectId(event.target.value)}
        options={[
          { value: BESIDE, label: copy.counterpart },
          ...(projects.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {unlock.error && <UnlockFailure error={unlock.error} />}
      <DialogActions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={unlock.isPending}>
          {cost && plan?.monthlyQuota !== 0 ? copy.unlockFor(cost) : copy.unlock}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The service's sentence, and a link to where it is fixed. */
function UnlockFailure({ error }: { readonly error: unknown }) {
  const { id: workspaceId } = useWorkspace();
  const isAboutMoney = error instanceof Error && "code" in error && error.code === "billing_hard_limit";
  return (
    <Banner
      kind="danger"
      action={
        isAboutMoney && (
          <Link
            to="/w/$workspaceId/settings/billing"
            params={{ workspaceId }}
            className={buttonClasses({ size: "small" })}
          >
            {copy.billing}
          </Link>
        )
      }
    >
      {inWords(error)}
    </Banner>
  );
}
