import type { ClientComment, ClientLinkView } from "@marque/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Badge, type BadgeKind } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Moment } from "../../ui/moment.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Logo } from "../brand/logo.tsx";
import { Comments } from "./comments.tsx";
import { clientLinkCard as copy } from "./copy.ts";
import { clientLinksQuery } from "./queries.ts";

const STATES: Readonly<
  Record<ClientLinkView["status"], { readonly label: string; readonly kind: BadgeKind }>
> = {
  open: { label: copy.open, kind: "success" },
  expired: { label: copy.expired, kind: "neutral" },
  revoked: { label: copy.revoked, kind: "neutral" },
};

/** One link: what it shows, what the client said, and its end. */
export function ClientLinkCard({ link }: { readonly link: ClientLinkView }) {
  const nameOf = (number: number) => {
    const brand = link.brands.find((each) => each.number === number);
    return brand?.name ? `${number}. ${brand.name}` : copy.design(number);
  };
  const aboutOf = ({ number }: ClientComment) => (number === null ? copy.all : nameOf(number));
  return (
    <article className="grid grid-cols-1 gap-5 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <Head link={link} />
      {link.brands.length === 0 ? <p className="text-muted">{copy.empty}</p> : <Shown link={link} />}
      {link.approval && (
        <Banner kind="success">
          <strong className="font-semibold">{copy.approved(nameOf(link.approval.number))}</strong>
          {copy.by} <bdi className="break-words">{link.approval.by}</bdi>, <Moment at={link.approval.at} />
        </Banner>
      )}
      {link.comments.length === 0 ? (
        <p className="text-sm text-muted">{copy.noComments}</p>
      ) : (
        <Comments comments={link.comments} aboutOf={aboutOf} />
      )}
    </article>
  );
}

function Head({ link }: { readonly link: ClientLinkView }) {
  const state = STATES[link.status];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-3 font-semibold">
          {link.brands.length === 1 ? copy.oneBrand : copy.brands(link.brands.length)}
          <Badge kind={state.kind}>{state.label}</Badge>
        </h2>
        <p className="text-sm break-words text-muted">
          {copy.made} <Moment at={link.created_at} /> {copy.madeBy(link.made_by)}
          {link.status === "open" && (
            <>
              {" "}
              {copy.ends} <Moment at={link.expires_at} />.
            </>
          )}
        </p>
      </div>
      {link.status === "open" && <Revoke link={link} />}
    </div>
  );
}

function Shown({ link }: { readonly link: ClientLinkView }) {
  const { id: workspaceId } = useWorkspace();
  return (
    <ul className="flex flex-wrap gap-3">
      {link.brands.map(({ number, id, name }) => (
        <li key={number}>
          <Link
            to="/w/$workspaceId/projects/$projectId"
            params={{ workspaceId, projectId: link.project_id }}
            search={{ brand: id }}
            className="grid w-32 overflow-hidden rounded-xl border border-line hover:border-line-strong"
          >
            <span className="block h-20 p-3" style={{ backgroundColor: "#ffffff" }}>
              <Logo brandId={id} ground="light" alt="" />
            </span>
            <span className="truncate border-t border-line px-3 py-1.5 text-sm">
              {number}. {name ?? copy.nameless}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Revoke({ link }: { readonly link: ClientLinkView }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const announce = useToast();
  const [isAsked, setIsAsked] = useState(false);

  async function revoke() {
    await api.post(`${path}/client-links/${link.id}/revoke`);
    await client.invalidateQueries({ queryKey: clientLinksQuery(path, link.project_id).queryKey });
    announce(copy.revokedNow);
  }

  return (
    <>
      <Button size="small" kind="danger" onClick={() => setIsAsked(true)}>
        {copy.revoke}
      </Button>
      <Confirm
        title={copy.revokeTitle}
        action={copy.revokeAction}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={revoke}
      >
        <p>{copy.revokeEffect}</p>
      </Confirm>
    </>
  );
}
