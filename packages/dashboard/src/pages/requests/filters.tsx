import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { FilterField } from "../../ui/filter-field.tsx";
import { keysQuery } from "../settings/keys/queries.ts";
import { filters as copy } from "./copy.ts";

const route = getRouteApi("/signed-in/w/$workspaceId/requests");

const ANY = { value: "", label: copy.any };
const STATUSES = [
  ANY,
  { value: "2", label: copy.succeeded },
  { value: "4", label: copy.refused },
  { value: "5", label: copy.serverError },
];
const ENVIRONMENTS = [ANY, { value: "sandbox", label: copy.sandbox }, { value: "live", label: copy.live }];
const METHODS = [ANY, ...["GET", "POST", "PATCH", "DELETE"].map((value) => ({ value, label: value }))];

/** The filters are the address: a filtered log can be sent to a colleague as a link. */
export function RequestFilters() {
  const { open: _open, ...filters } = route.useSearch();
  const navigate = route.useNavigate();
  const { path } = useWorkspace();
  const keys = useQuery(keysQuery(path));
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = filters;
    void navigate({ search: value === "" ? others : { ...others, [name]: value }, replace: true });
  };
  const choice = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Select
      label={label}
      options={options}
      value={filters[name] ?? ""}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  const ownKeys = keys.data?.map(({ id, label, last_four }) => ({
    value: id,
    label: `${label} (…${last_four})`,
  }));
  return (
    <section aria-label={copy.title} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {choice("status_class", copy.status, STATUSES)}
      {choice("environment", copy.environment, ENVIRONMENTS)}
      {choice("method", copy.method, METHODS)}
      {choice("key_id", copy.key, [ANY, ...(ownKeys ?? [])])}
      <FilterField
        label={copy.requestId}
        placeholder={copy.requestIdExample}
        value={filters.request_id ?? ""}
        onSet={(id) => set("request_id", id)}
      />
      {Object.keys(filters).length > 0 && (
        <div>
          <Button size="small" onClick={() => void navigate({ search: {}, replace: true })}>
            {copy.clear}
          </Button>
        </div>
      )}
    </section>
  );
}
