import type { EndpointView, EventView } from "@marque/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";

/** `path` is the workspace's, as in all of these. */
export const endpointsQuery = (path: string) =>
  queryOptions({
    queryKey: [path, "webhooks", "endpoints"],
    queryFn: async () =>
      (await api.get<{ data: readonly EndpointView[] }>(`${path}/webhooks/endpoints`)).data,
  });

const FOLLOW_MILLISECONDS = 700;
const WATCH_MILLISECONDS = 10_000;
/** Nearer than this an attempt is worth following. */
const SOON_SECONDS = 15;

/** One event, asked for again while something is on its way. */
export const eventQuery = (path: string, id: string) =>
  queryOptions({
    queryKey: [path, "webhooks", "events", id],
    queryFn: () => api.get<EventView>(`${path}/webhooks/events/${id}`),
    refetchInterval: ({ state: { data, error } }) => {
      if (error || (data && data.status !== "pending")) return false;
      const seconds = data?.next_attempt_at ? data.next_attempt_at - Date.now() / 1000 : 0;
      return seconds > SOON_SECONDS ? WATCH_MILLISECONDS : FOLLOW_MILLISECONDS;
    },
  });

/** Where the list of deliveries is; the key of everything loaded from it. */
export const eventsPath = (path: string) => `${path}/webhooks/events`;
