import { Link, useParams } from "@tanstack/react-router";
import { mendingPage } from "../api/mending.ts";

/** A link from an error to the page that fixes it; nothing where there is none, or outside a workspace. */
export function MendingLink({ code }: { readonly code: string | null | undefined }) {
  const { workspaceId } = useParams({ strict: false });
  const page = mendingPage(code);
  if (!page || workspaceId === undefined) return null;
  return (
    <Link
      to={page.to}
      params={{ workspaceId }}
      className="text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {page.label}
    </Link>
  );
}
