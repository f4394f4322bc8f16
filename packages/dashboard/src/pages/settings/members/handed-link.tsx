import type { HandedLink } from "@marque/contract";
import { exactTime } from "../../../ui/moment.tsx";
import { ShownOnce } from "../../../ui/shown-once.tsx";

export interface Handover {
  readonly kind: "invitation" | "password-reset";
  readonly email: string;
  readonly link: HandedLink;
}

const WORDS = {
  invitation: {
    title: (email: string) => `Invitation for ${email}`,
    what: "Invitation link",
    effect: "Whoever opens it joins the workspace.",
  },
  "password-reset": {
    title: (email: string) => `A new password for ${email}`,
    what: "Password link",
    effect: "Whoever opens it chooses the account’s password; its sessions end then.",
  },
} as const;

/** The service sends no mail: the owner hands the link over. */
export function HandedLinkDialog({
  handover: { kind, email, link },
  onKept,
}: {
  readonly handover: Handover;
  readonly onKept: () => void;
}) {
  const { title, what, effect } = WORDS[kind];
  return (
    <ShownOnce title={title(email)} what={what} text={link.url} onKept={onKept}>
      <p>
        Send this link to <strong className="font-medium break-all text-ink">{email}</strong> by a way only
        they can read. {effect}
      </p>
      <p>It is shown only now, works once, and holds until {exactTime(link.expires_at)}.</p>
    </ShownOnce>
  );
}
