import type { EndpointView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, inWords } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { buttonClasses } from "../../../../ui/button.tsx";
import { Confirm } from "../../../../ui/confirm.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../../ui/menu.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { manageEndpoint as copy } from "../copy.ts";
import { endpointsQuery } from "../queries.ts";

type Default = "is_sandbox_default" | "is_live_default";

const DEFAULTS: readonly { readonly field: Default; readonly name: string }[] = [
  { field: "is_sandbox_default", name: "sandbox" },
  { field: "is_live_default", name: "live" },
];

/** What an owner does with an endpoint: the default of an environment, or gone. */
export function ManageEndpoint({ endpoint }: { readonly endpoint: EndpointView }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const route = `${useWorkspace().path}/webhooks/endpoints/${endpoint.id}`;
  const reload = useReloading();
  const announce = useToast();
  const change = useMutation({
    mutationFn: (field: Default) => api.patch<EndpointView>(route, { [field]: !endpoint[field] }),
    onSuccess: async () => {
      await reload();
      announce(copy.changed);
    },
    onError: (error) => announce(inWords(error)),
  });

  async function remove() {
    await api.delete(route);
    await reload();
    announce(copy.removed);
  }

  return (
    <>
      <Menu
        label={copy.manageOf(endpoint.url)}
        trigger={
          <span>
            {copy.manage}
            <span className="sr-only"> {endpoint.url}</span>
          </span>
        }
        triggerClassName={buttonClasses({ size: "small" })}
        align="end"
      >
        {DEFAULTS.map(({ field, name }) => (
          <MenuItem key={field} onSelect={() => change.mutate(field)}>
            {endpoint[field] ? copy.unsetDefault(name) : copy.setDefault(name)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setIsRemoving(true)}>{copy.remove}</MenuItem>
      </Menu>
      <Confirm
        title={copy.removeTitle}
        action={copy.removeAction}
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        onConfirm={remove}
      >
        <p className="font-mono text-sm break-all text-ink">{endpoint.url}</p>
        <p>
          {copy.removeEffect}
          {(endpoint.is_sandbox_default || endpoint.is_live_default) && copy.removeDefaultEffect}
        </p>
      </Confirm>
    </>
  );
}

function useReloading() {
  const { path } = useWorkspace();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: endpointsQuery(path).queryKey });
}
