import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/field.tsx";
import { FilterField } from "../../../../ui/filter-field.tsx";
import { type DeliveryFilter, useWebhooksAddress } from "../address.ts";
import { filters as copy } from "../copy.ts";
import { ENVIRONMENTS, EVENT_TYPES, STATUSES } from "./delivery-words.ts";

const ANY = { value: "", label: copy.any };
const CHOICES = [
  {
    name: "status",
    label: copy.status,
    options: [ANY, ...Object.entries(STATUSES).map(([value, { label }]) => ({ value, label }))],
  },
  {
    name: "environment",
    label: copy.environment,
    options: [ANY, ...Object.entries(ENVIRONMENTS).map(([value, label]) => ({ value, label }))],
  },
  {
    name: "type",
    label: copy.type,
    options: [ANY, ...EVENT_TYPES.map((value) => ({ value, label: value }))],
  },
] as const;

/** The filters are the address: a filtered history can be sent to a colleague as a link. */
export function DeliveryFilters() {
  const { filters, setFilters } = useWebhooksAddress();
  const set = (name: DeliveryFilter, value: string) => {
    const { [name]: _, ...others } = filters;
    setFilters(value === "" ? others : { ...others, [name]: value });
  };
  return (
    <section aria-label={copy.title} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {CHOICES.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          options={options}
          value={filters[name] ?? ""}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
      <FilterField
        label={copy.url}
        placeholder="https://…"
        value={filters.url ?? ""}
        onSet={(url) => set("url", url)}
      />
      {Object.keys(filters).length > 0 && (
        <div>
          <Button size="small" onClick={() => setFilters({})}>
            {copy.clear}
          </Button>
        </div>
      )}
    </section>
  );
}
