import type { SessionView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api, inWords } from "../../api/client.ts";
import { type Journey, takeJourney } from "../../api/provider-journey.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { Banner } from "../../ui/banner.tsx";
import { buttonClasses } from "../../ui/button.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { useEntering } from "./entering.ts";

/** With what the browser came back; kept here, since it is good once and a component may be made twice. */
let arrival: { readonly query: string; readonly journey: Journey } | null = null;

function arrive() {
  const query = window.location.search;
  if (query !== "") {
    arrival = { query, journey: takeJourney() };
    // Out of the address, and so out of the history.
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  return arrival;
}

/** Where the identity provider sends people back to. */
export function ProviderAnswerPage() {
  const [came] = useState(arrive);
  const { mutate, error } = useEntering(
    (input: { query: string; invitation?: string | undefined }) =>
      api.post<SessionView>("/login/provider/answer", input),
    came?.journey.next,
  );
  useEffect(() => {
    // Taken by the first of two effects: the answer is good once.
    if (arrival === null) return;
    const { query, journey } = arrival;
    arrival = null;
    mutate({ query, invitation: journey.invitation });
  }, [mutate]);
  if (came && !error) {
    return (
      <EntryLayout title="Signing in">
        <Loading what="your workspaces" />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title="You are not signed in">
      <div className="grid gap-5">
        <Banner kind="danger">
          {error ? inWords(error) : "There is no sign-in to go on with here. Start again."}
        </Banner>
        <Link to="/sign-in" className={buttonClasses({ kind: "primary" })}>
          Back to sign-in
        </Link>
      </div>
    </EntryLayout>
  );
}
