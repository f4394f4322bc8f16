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
        Open the live brand
      </Link>
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Unlock
      </Button>
      <Dialog title="Unlock this brand" isOpen={isOpen} onClose={() => setIsOpen(false)}>
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
      announce("Unlocked");
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
      <p className="text-muted">
        You get this very design without its watermark, in a live project. It counts as one live generation
        {cost && plan?.monthlyQuota !== 0 ? ` and costs ${cost}` : ""}. The event goes to your live webhook.
        The sandbox brand stays where it is.
      </p>
      <Select
        label="Live project"
        name="project"
        value={projectId}
        onChange={(event) => setProjectId(event.target.value)}
        options={[
          { value: BESIDE, label: "The live counterpart of this project" },
          ...(projects.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {unlock.error && <UnlockFailure error={unlock.error} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" isBusy={unlock.isPending}>
          {cost && plan?.monthlyQuota !== 0 ? `Unlock for ${cost}` : "Unlock"}
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
            Billing
          </Link>
        )
      }
    >
      {inWords(error)}
    </Banner>
  );
}
