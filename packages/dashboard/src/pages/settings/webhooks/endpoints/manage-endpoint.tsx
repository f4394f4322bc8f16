import type { EndpointView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, inWords } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { buttonClasses } from "../../../../ui/button.tsx";
import { Confirm } from "../../../../ui/confirm.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../../ui/menu.tsx";
import { useToast } from "../../../../ui/toast.tsx";
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
      announce("Endpoint changed");
    },
    onError: (error) => announce(inWords(error)),
  });

  async function remove() {
    await api.delete(route);
    await reload();
    announce("Endpoint removed");
  }

  return (
    <>
      <Menu
        label={`Manage ${endpoint.url}`}
        trigger={
          <span>
            Manage<span className="sr-only"> {endpoint.url}</span>
          </span>
        }
        triggerClassName={buttonClasses({ size: "small" })}
        align="end"
      >
        {DEFAULTS.map(({ field, name }) => (
          <MenuItem key={field} onSelect={() => change.mutate(field)}>
            {endpoint[field] ? `No longer the ${name} default` : `Make it the ${name} default`}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setIsRemoving(true)}>Remove</MenuItem>
      </Menu>
      <Confirm
        title="Remove the endpoint?"
        action="Remove endpoint"
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        onConfirm={remove}
      >
        <p className="font-mono text-sm break-all text-ink">{endpoint.url}</p>
        <p>
          What is on its way still goes there; later events do not.
          {(endpoint.is_sandbox_default || endpoint.is_live_default) &&
            " It is a default: events of that environment are kept until another endpoint takes its place."}
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
