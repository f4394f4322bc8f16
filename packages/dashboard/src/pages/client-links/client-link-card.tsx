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
import { clientLinksQuery } from "./queries.ts";

const STATES: Readonly<
  Record<ClientLinkView["status"], { readonly label: string; readonly kind: BadgeKind }>
> = {
  open: { label: "Open", kind: "success" },
  expired: { label: "Expired", kind: "neutral" },
  revoked: { label: "Revoked", kind: "neutral" },
};

/** One link: what it shows, what the client said, and its end. */
export function ClientLinkCard({ link }: { readonly link: ClientLinkView }) {
  const nameOf = (number: number) => {
    const brand = link.brands.find((each) => each.number === number);
    return brand?.name ? `${number}. ${brand.name}` : `design ${number}`;
  };
  const aboutOf = ({ number }: ClientComment) => (number === null ? "all of them" : nameOf(number));
  return (
    <article className="grid grid-cols-1 gap-5 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <Head link={link} />
      {link.brands.length === 0 ? (
        <p className="text-muted">Its brands were deleted. There is nothing left to show.</p>
      ) : (
        <Shown link={link} />
      )}
      {link.approval && (
        <Banner kind="success">
          <strong className="font-semibold">Approved: {nameOf(link.approval.number)}</strong>, by{" "}
          <bdi className="break-words">{link.approval.by}</bdi>, <Moment at={link.approval.at} />
        </Banner>
      )}
      {link.comments.length === 0 ? (
        <p className="text-sm text-muted">No comments yet.</p>
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
          {link.brands.length === 1 ? "Link to one brand" : `Link to ${link.brands.length} brands`}
          <Badge kind={state.kind}>{state.label}</Badge>
        </h2>
        <p className="text-sm break-words text-muted">
          Made <Moment at={link.created_at} /> by {link.made_by}.
          {link.status === "open" && (
            <>
              {" "}
              Ends <Moment at={link.expires_at} />.
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
              {number}. {name ?? "Mark"}
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
    announce("The link is revoked");
  }

  return (
    <>
      <Button size="small" kind="danger" onClick={() => setIsAsked(true)}>
        Revoke
      </Button>
      <Confirm
        title="Revoke the link?"
        action="Revoke the link"
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={revoke}
      >
        <p>
          Your client cannot open it any more, from this moment on. Their comments and their approval stay
          here. It cannot be opened again; you can make a new one.
        </p>
      </Confirm>
    </>
  );
}
