import type { BrandView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { manageBrand as copy } from "./copy.ts";
import { brandQuery, refreshProjects } from "./queries.ts";

/** What a brand is called on the pages: the workspace's own name for it, otherwise the name in the logo. */
export function titleOf({ label, name }: Pick<BrandView, "label" | "name">): string {
  return label ?? name ?? copy.nameless;
}

/** Renaming one brand, and deleting it. */
export function ManageBrand({ brand }: { readonly brand: BrandView }) {
  const [open, setOpen] = useState<"rename" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={copy.renameOf(titleOf(brand))}
        onClick={() => setOpen("rename")}
      >
        {copy.rename}
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={copy.deleteOf(titleOf(brand))}
        onClick={() => setOpen("delete")}
      >
        {copy.delete}
      </Button>
      <Dialog title={copy.renameTitle} isOpen={open === "rename"} onClose={close}>
        <Rename brand={brand} onClose={close} />
      </Dialog>
      <DeleteBrand brand={brand} isOpen={open === "delete"} onClose={close} />
    </>
  );
}

function Rename({ brand, onClose }: { readonly brand: BrandView; readonly onClose: () => void }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const [label, setLabel] = useState(brand.label ?? "");
  const save = useMutation({
    mutationFn: () =>
      api.patch<BrandView>(`${path}/brands/${brand.id}`, { label: label.trim() === "" ? null : label }),
    onSuccess: (renamed) => {
      client.setQueryData(brandQuery(path, brand.id).queryKey, renamed);
      void refreshProjects(client, path);
      announce(copy.renamed);
      onClose();
    },
  });
  const general = formError(save.error, ["label"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        name="label"
        maxLength={200}
        autoComplete="off"
        placeholder={brand.name ?? copy.nameless}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        error={fieldError(save.error, "label")}
      />
      <DialogActions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={save.isPending}>
          {copy.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function DeleteBrand({
  brand,
  isOpen,
  onClose,
}: {
  readonly brand: BrandView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { id: workspaceId, path } = useWorkspace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useToast();

  async function remove() {
    await api.delete(`${path}/brands/${brand.id}`);
    announce(copy.deleted(titleOf(brand)));
    await navigate({
      to: "/w/$workspaceId/projects/$projectId",
      params: { workspaceId, projectId: brand.project_id },
    });
    client.removeQueries({ queryKey: brandQuery(path, brand.id).queryKey });
    void refreshProjects(client, path);
  }

  return (
    <Confirm
      title={copy.deleteTitle}
      action={copy.deleteAction}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{copy.deleteEffect(titleOf(brand))}</p>
    </Confirm>
  );
}
