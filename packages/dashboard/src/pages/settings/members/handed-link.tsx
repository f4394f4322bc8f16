import type { HandedLink } from "@marque/contract";
import { exactTime } from "../../../ui/moment.tsx";
import { ShownOnce } from "../../../ui/shown-once.tsx";
import { handedLink as copy } from "./copy.ts";

export interface Handover {
  readonly kind: "invitation" | "password-reset";
  readonly email: string;
  readonly link: HandedLink;
}

const WORDS = {
  invitation: {
    title: (email: string) => copy.invitationFor(email),
    what: copy.invitationLink,
    effect: copy.invitationEffect,
  },
  "password-reset": {
    title: (email: string) => copy.passwordFor(email),
    what: copy.passwordLink,
    effect: copy.passwordEffect,
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
        {copy.sendTo} <strong className="font-medium break-all text-ink">{email}</strong>{" "}
        {copy.privately(effect)}
      </p>
      <p>{copy.shownOnce(exactTime(link.expires_at))}</p>
    </ShownOnce>
  );
}
