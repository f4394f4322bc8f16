import type { KeyView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../../api/session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { keyTable as copy } from "./copy.ts";
import { KEY_TYPES } from "./key-type.ts";

const COMMON: readonly Column<KeyView>[] = [
  {
    title: copy.label,
    cell: (key) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-medium break-words">{key.label}</span>
        {key.should_rotate && <Badge kind="warning">{copy.replaceSoon}</Badge>}
        {key.was_leaked && <Badge kind="danger">{copy.leaked}</Badge>}
      </span>
    ),
  },
  { title: copy.type, cell: ({ environment }) => KEY_TYPES[environment].label },
  {
    title: copy.key,
    cell: ({ environment, last_four }) => (
      <span className="font-mono text-sm whitespace-nowrap text-muted">
        {KEY_TYPES[environment].prefix}…{last_four}
      </span>
    ),
  },
  { title: copy.created, cell: ({ created_at }) => <Moment at={created_at} /> },
];

export function ActiveKeys({
  keys,
  onRevoke,
}: {
  readonly keys: readonly KeyView[];
  /** Absent for those who may not. */
  readonly onRevoke?: (key: KeyView) => void;
}) {
  const { id: workspaceId } = useWorkspace();
  const columns: readonly Column<KeyView>[] = [
    ...COMMON,
    {
      title: copy.lastUsed,
      cell: ({ id, last_used_at }) =>
        last_used_at === null ? (
          <span className="text-muted">{copy.never}</span>
        ) : (
          <Link
            to="/w/$workspaceId/requests"
            params={{ workspaceId }}
            search={{ key_id: id }}
            title={copy.calls}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <Moment at={last_used_at} />
          </Link>
        ),
    },
    ...(onRevoke
      ? [
          {
            title: copy.revoke,
            isTitleHidden: true,
            cell: (key: KeyView) => (
              <div className="flex md:justify-end">
                <Button
                  size="small"
                  kind="danger"
                  aria-label={copy.revokeOf(key.label)}
                  onClick={() => onRevoke(key)}
                >
                  {copy.revoke}
                </Button>
              </div>
            ),
          },
        ]
      : []),
  ];
  return <Table caption={copy.caption} columns={columns} items={keys} keyOf={({ id }) => id} />;
}

export function RevokedKeys({ keys }: { readonly keys: readonly KeyView[] }) {
  const columns: readonly Column<KeyView>[] = [
    ...COMMON,
    {
      title: copy.revoked,
      cell: ({ revoked_at, was_leaked }) => (
        <span className="grid">
          {revoked_at !== null && <Moment at={revoked_at} />}
          {was_leaked && <span className="text-sm text-muted">{copy.foundInPublic}</span>}
        </span>
      ),
    },
  ];
  return <Table caption={copy.revokedCaption} columns={columns} items={keys} keyOf={({ id }) => id} />;
}
