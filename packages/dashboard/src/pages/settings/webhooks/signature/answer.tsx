import type { SignatureAnswer } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { buttonClasses } from "../../../../ui/button.tsx";
import { answer as copy } from "../copy.ts";

interface Advice {
  readonly title: string;
  /** What to do; null where the explanation has said it all. */
  readonly remedy: string | null;
}

const ADVICE: Readonly<Record<SignatureAnswer["reason"], Advice>> = {
  match: { title: copy.match, remedy: null },
  match_previous_secret: {
    title: copy.matchPrevious,
    remedy: copy.matchPreviousRemedy,
  },
  timestamp_too_old: {
    title: copy.tooOld,
    remedy: copy.tooOldRemedy,
  },
  wrong_secret: {
    title: copy.wrongSecret,
    remedy: copy.wrongSecretRemedy,
  },
  trailing_newline: {
    title: copy.whitespace,
    remedy: copy.whitespaceRemedy,
  },
  reserialised_body: {
    title: copy.reserialised,
    remedy: copy.reserialisedRemedy,
  },
  altered_body: {
    title: copy.altered,
    remedy: copy.alteredRemedy,
  },
  malformed_signature: {
    title: copy.malformed,
    remedy: copy.malformedRemedy,
  },
  unknown: {
    title: copy.unknown,
    remedy: copy.unknownRemedy,
  },
};

export function Answer({ answer }: { readonly answer: SignatureAnswer }) {
  const { id: workspaceId } = useWorkspace();
  const { title, remedy } = ADVICE[answer.reason];
  const kind = answer.matches ? (answer.reason === "match" ? "success" : "warning") : "danger";
  return (
    <Banner
      kind={kind}
      action={
        answer.event_id && (
          <Link
            to="/w/$workspaceId/settings/webhooks"
            params={{ workspaceId }}
            search={{ tab: "deliveries", event: answer.event_id }}
            className={buttonClasses({ size: "small" })}
          >
            {copy.delivery}
          </Link>
        )
      }
    >
      <div className="grid gap-1.5">
        <p className="font-semibold">{title}</p>
        <p>{answer.explanation}</p>
        {remedy && (
          <p>
            <strong className="font-medium">{copy.whatToDo}</strong> {remedy}
          </p>
        )}
      </div>
    </Banner>
  );
}
