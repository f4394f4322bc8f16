import type { SessionView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api, inWords } from "../../api/client.ts";
import { type Journey, takeJourney } from "../../api/provider-journey.ts";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { Banner } from "../../ui/banner.tsx";
import { buttonClasses } from "../../ui/button.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { providerAnswerPage as copy } from "./copy.ts";
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
      <EntryLayout title={copy.title}>
        <Loading what={copy.loading} />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={copy.failed}>
      <div className="grid gap-5">
        <Banner kind="danger">{error ? inWords(error) : copy.noJourney}</Banner>
        <Link to="/sign-in" className={buttonClasses({ kind: "primary" })}>
          {copy.back}
        </Link>
      </div>
    </EntryLayout>
  );
}
