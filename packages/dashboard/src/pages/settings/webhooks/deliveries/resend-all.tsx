import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, formError } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../../ui/dialog.tsx";
import { Select, TextField } from "../../../../ui/field.tsx";
import { eventsPath } from "../queries.ts";

interface Resent {
  readonly resent: number;
  readonly has_more: boolean;
}

const HOUR_SECONDS = 3_600;
const OWN_TIME = "own";
const SPANS = [
  { value: String(HOUR_SECONDS), label: "The last hour" },
  { value: String(24 * HOUR_SECONDS), label: "The last 24 hours" },
  { value: String(7 * 24 * HOUR_SECONDS), label: "The last 7 days" },
  { value: String(30 * 24 * HOUR_SECONDS), label: "The last 30 days" },
  { value: OWN_TIME, label: "Since a time of your choice" },
];

/** For the hour after a receiver's outage. */
export function ResendAll() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Resend undeliverable …
      </Button>
      <Dialog title="Resend what could not be delivered" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Form onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const [span, setSpan] = useState(SPANS[1]!.value);
  const [ownTime, setOwnTime] = useState("");
  const resend = useMutation({
    mutationFn: (since: number) => api.post<Resent>(`${path}/webhooks/resend-undeliverable`, { since }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [eventsPath(path)] }),
  });
  const problem = formError(resend.error, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const milliseconds = span === OWN_TIME ? Date.parse(ownTime) : Date.now() - Number(span) * 1000;
    resend.mutate(Math.floor(milliseconds / 1000));
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">
        Every event that became undeliverable since then is sent once more, to where it went before.
      </p>
      <Select
        label="Since when"
        options={SPANS}
        value={span}
        onChange={(event) => setSpan(event.target.value)}
      />
      {span === OWN_TIME && (
        <TextField
          label="Time"
          type="datetime-local"
          required
          value={ownTime}
          onChange={(event) => setOwnTime(event.target.value)}
        />
      )}
      {problem && <Banner kind="danger">{problem}</Banner>}
      {resend.data && (
        <div role="status">
          <Banner kind={resend.data.resent > 0 ? "success" : "info"}>{inWords(resend.data)}</Banner>
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>{resend.data ? "Close" : "Cancel"}</Button>
        <Button kind="primary" type="submit" isBusy={resend.isPending}>
          Resend
        </Button>
      </DialogActions>
    </form>
  );
}

function inWords({ resent, has_more }: Resent): string {
  if (resent === 0) return "Nothing became undeliverable in that time.";
  const events = resent === 1 ? "1 event is" : `${resent} events are`;
  return `${events} on the way again.${has_more ? " There are more: resend again for the next ones." : ""}`;
}
