import type { OpenSession } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, inWords } from "../../api/client.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { useToast } from "../../ui/toast.tsx";
import { browserName } from "./browser-name.ts";
import { openSessions as copy } from "./copy.ts";

export const sessionsKey = ["sessions"];

export function OpenSessions() {
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: () => api.get<{ data: readonly OpenSession[] }>("/sessions"),
  });
  const end = useEnding();
  if (sessions.isPending) return <Loading what={copy.loading} />;
  if (sessions.error) return <Failure error={sessions.error} onRetry={() => void sessions.refetch()} />;
  const open = sessions.data.data;
  const columns: readonly Column<OpenSession>[] = [
    {
      title: copy.browser,
      cell: (session) => (
        <span title={session.user_agent} className="flex flex-wrap items-center gap-2">
          {browserName(session.user_agent)}
          {session.is_current && <Badge kind="accent">{copy.thisOne}</Badge>}
        </span>
      ),
    },
    { title: copy.address, cell: ({ address }) => <span className="font-mono text-sm">{address}</span> },
    { title: copy.signedIn, cell: ({ created_at }) => <Moment at={created_at} /> },
    { title: copy.lastSeen, cell: ({ last_seen_at }) => <Moment at={last_seen_at} /> },
    {
      title: copy.endColumn,
      isTitleHidden: true,
      cell: (session) =>
        !session.is_current && (
          <Button
            size="small"
            kind="danger"
            aria-label={copy.endOf(browserName(session.user_agent), session.address)}
            onClick={() => end.mutate(session.id)}
          >
            {copy.end}
          </Button>
        ),
    },
  ];
  return (
    <div className="grid gap-5">
      <Table caption={copy.caption} columns={columns} items={open} keyOf={({ id }) => id} />
      {open.length > 1 && (
        <div>
          <Button kind="danger" isBusy={end.isPending} onClick={() => end.mutate(null)}>
            {copy.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Ends one session, or with null all but this one. */
function useEnding() {
  const client = useQueryClient();
  const announce = useToast();
  return useMutation({
    mutationFn: (id: string | null) => api.delete(id === null ? "/sessions" : `/sessions/${id}`),
    onSuccess: (_answer, id) => announce(id === null ? copy.othersEnded : copy.ended),
    onError: (error) => announce(inWords(error)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
