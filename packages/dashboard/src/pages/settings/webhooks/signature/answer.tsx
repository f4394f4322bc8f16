import type { SignatureAnswer } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { buttonClasses } from "../../../../ui/button.tsx";

interface Advice {
  readonly title: string;
  /** What to do; null where the explanation has said it all. */
  readonly remedy: string | null;
}

const ADVICE: Readonly<Record<SignatureAnswer["reason"], Advice>> = {
  match: { title: "The signature matches", remedy: null },
  match_previous_secret: {
    title: "The signature matches, with the previous secret",
    remedy: "Show the current secret under Endpoints and give it to the receiver before the old one retires.",
  },
  timestamp_too_old: {
    title: "The signature matches, but it is old",
    remedy: "Set the receiver’s clock by NTP. An event that waited too long can be sent again.",
  },
  wrong_secret: {
    title: "Another secret",
    remedy:
      "Compare the receiver’s secret with the one under Endpoints: all of it, whsec_ included, without quotes or a line break, and of this workspace.",
  },
  trailing_newline: {
    title: "The body has white space that was not sent",
    remedy:
      "Do not trim, print or read it by lines before the check: take the bytes of the request as they are.",
  },
  reserialised_body: {
    title: "The body was parsed and written again",
    remedy:
      "Take the body before the JSON parser: express.raw, parseAs: “buffer” in Fastify, await request.arrayBuffer(), request.get_data() in Flask.",
  },
  altered_body: {
    title: "The body was changed",
    remedy:
      "Look for a proxy or middleware that rewrites it, and compare with the exact bytes of the delivery.",
  },
  malformed_signature: {
    title: "These headers cannot be checked",
    remedy: "Copy them from the request as it arrived. A delivery’s page shows what was sent.",
  },
  unknown: {
    title: "The signature does not match",
    remedy: "Look for the event under Deliveries, and compare its body and headers with what you received.",
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
            See the delivery
          </Link>
        )
      }
    >
      <div className="grid gap-1.5">
        <p className="font-semibold">{title}</p>
        <p>{answer.explanation}</p>
        {remedy && (
          <p>
            <strong className="font-medium">What to do:</strong> {remedy}
          </p>
        )}
      </div>
    </Banner>
  );
}
