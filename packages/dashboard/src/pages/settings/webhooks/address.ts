import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/signed-in/w/$workspaceId/settings/webhooks");

const FILTERS = ["status", "environment", "type", "url"] as const;
export type DeliveryFilter = (typeof FILTERS)[number];
export type DeliveryFilters = Readonly<Partial<Record<DeliveryFilter, string>>>;

/** The page's address: the open tab, the filters of the deliveries, the event that is looked at. */
export function useWebhooksAddress() {
  const { tab = "endpoints", event = null, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const filters: DeliveryFilters = Object.fromEntries(
    FILTERS.flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  );
  return {
    tab,
    event,
    filters,
    openTab: (id: string) => void navigate({ search: { tab: id } }),
    setFilters: (chosen: DeliveryFilters) =>
      void navigate({ search: { tab: "deliveries", ...chosen }, replace: true, resetScroll: false }),
  };
}
