import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/field.tsx";
import { FilterField } from "../../../../ui/filter-field.tsx";
import { type DeliveryFilter, useWebhooksAddress } from "../address.ts";
import { ENVIRONMENTS, EVENT_TYPES, STATUSES } from "./delivery-words.ts";

const ANY = { value: "", label: "Any" };
const CHOICES = [
  {
    name: "status",
    label: "Status",
    options: [ANY, ...Object.entries(STATUSES).map(([value, { label }]) => ({ value, label }))],
  },
  {
    name: "environment",
    label: "Environment",
    options: [ANY, ...Object.entries(ENVIRONMENTS).map(([value, label]) => ({ value, label }))],
  },
  { name: "type", label: "Type", options: [ANY, ...EVENT_TYPES.map((value) => ({ value, label: value }))] },
] as const;

/** The filters are the address: a filtered history can be sent to a colleague as a link. */
export function DeliveryFilters() {
  const { filters, setFilters } = useWebhooksAddress();
  const set = (name: DeliveryFilter, value: string) => {
    const { [name]: _, ...others } = filters;
    setFilters(value === "" ? others : { ...others, [name]: value });
  };
  return (
    <section aria-label="Filters" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
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
        label="URL"
        placeholder="https://…"
        value={filters.url ?? ""}
        onSet={(url) => set("url", url)}
      />
      {Object.keys(filters).length > 0 && (
        <div>
          <Button size="small" onClick={() => setFilters({})}>
            Clear filters
          </Button>
        </div>
      )}
    </section>
  );
}
