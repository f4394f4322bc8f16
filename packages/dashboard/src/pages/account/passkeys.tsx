import type { PasskeyView } from "@marque/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { usePasskeys } from "../../api/sign-in-methods.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { useToast } from "../../ui/toast.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { passkeysKey } from "./passkey-list.ts";
import { passkeys as copy } from "./passkeys-copy.ts";
import { RenamePasskey } from "./rename-passkey.tsx";

export function Passkeys() {
  return (
    <Card title={copy.title} description={copy.about}>
      <PasskeyList />
    </Card>
  );
}

/** What is done in a dialog, and to which one. */
type Open = "add" | { readonly act: "rename" | "remove"; readonly passkey: PasskeyView } | null;

function PasskeyList() {
  const list = useQuery({
    queryKey: passkeysKey,
    queryFn: () => api.get<{ data: readonly PasskeyView[] }>("/passkeys"),
  });
  const canAdd = usePasskeys();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  if (list.isPending) return <Loading what={copy.loading} />;
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />;
  const passkeys = list.data.data;
  return (
    <div className="grid gap-5">
      {passkeys.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Table
          caption={copy.caption}
          columns={columns((act, passkey) => setOpen({ act, passkey }))}
          items={passkeys}
          keyOf={({ id }) => id}
        />
      )}
      {canAdd ? (
        <div>
          <Button onClick={() => setOpen("add")}>{copy.add}</Button>
        </div>
      ) : (
        <p className="text-muted">{copy.unsupported}</p>
      )}
      {open === "add" && <AddPasskey onClose={close} />}
      {open !== null && open !== "add" && open.act === "rename" && (
        <RenamePasskey passkey={open.passkey} onClose={close} />
      )}
      {open !== null && open !== "add" && open.act === "remove" && (
        <RemovePasskey passkey={open.passkey} onClose={close} />
      )}
    </div>
  );
}

function columns(
  begin: (act: "rename" | "remove", passkey: PasskeyView) => void,
): readonly Column<PasskeyView>[] {
  return [
    {
      title: copy.name,
      cell: ({ name, made_for }) => (
        <>
          {name}
          {made_for !== null && <p className="text-sm text-muted">{copy.madeFor(made_for)}</p>}
        </>
      ),
    },
    { title: copy.added, cell: ({ created_at }) => <Moment at={created_at} /> },
    {
      title: copy.lastUsed,
      cell: ({ last_used_at }) => (last_used_at === null ? copy.never : <Moment at={last_used_at} />),
    },
    {
      title: copy.actionsColumn,
      isTitleHidden: true,
      cell: (passkey) => (
        <span className="flex flex-wrap gap-2 md:justify-end">
          <Button
            size="small"
            aria-label={copy.renameOf(passkey.name)}
            onClick={() => begin("rename", passkey)}
          >
            {copy.rename}
          </Button>
          <Button
            size="small"
            kind="danger"
            aria-label={copy.removeOf(passkey.name)}
            onClick={() => begin("remove", passkey)}
          >
            {copy.remove}
          </Button>
        </span>
      ),
    },
  ];
}

function RemovePasskey({
  passkey,
  onClose,
}: {
  readonly passkey: PasskeyView;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const announce = useToast();
  return (
    <Confirm
      title={copy.removeTitle}
      action={copy.remove}
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        await api.delete(`/passkeys/${passkey.id}`);
        announce(copy.removed);
        await client.invalidateQueries({ queryKey: passkeysKey });
      }}
    >
      <p>{copy.removeEffect(passkey.name)}</p>
      <p>{copy.removeOnDevice}</p>
    </Confirm>
  );
}
