import type { SecondStepView, SessionView } from "@marque/contract";
import { EntryLayout } from "../../shell/entry-layout.tsx";
import { SecondStep } from "../../shell/second-step.tsx";
import { codePage as copy } from "./copy.ts";

/** In place of the form that was sent: the password is settled, and the code is still to come. */
export function CodePage({
  step,
  entering,
}: {
  readonly step: SecondStepView;
  readonly entering: { readonly goOn: (session: SessionView) => void; readonly startAgain: () => void };
}) {
  return (
    <EntryLayout title={copy.title} description={copy.about}>
      <SecondStep step={step} onSignedIn={entering.goOn} onStartAgain={entering.startAgain} />
    </EntryLayout>
  );
}
