import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, formError } from "../../../../api/client.ts";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../../ui/dialog.tsx";
import { Select, TextField } from "../../../../ui/field.tsx";
import { resendAll as copy } from "../copy.ts";
import { eventsPath } from "../queries.ts";

interface Resent {
  readonly resent: number;
  readonly has_more: boolean;
}

const HOUR_SECONDS = 3_600;
const OWN_TIME = "own";
const SPANS = [
  { value: String(HOUR_SECONDS), label: copy.hour },
  { value: String(24 * HOUR_SECONDS), label: copy.day },
  { value: String(7 * 24 * HOUR_SECONDS), label: copy.week },
  { value: String(30 * 24 * HOUR_SECONDS), label: copy.month },
  { value: OWN_TIME, label: copy.ownTime },
];

/** For the hour after a receiver's outage. */
export function ResendAll() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <Dialog title={copy.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
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
      <p className="text-muted">{copy.about}</p>
      <Select
        label={copy.since}
        options={SPANS}
        value={span}
        onChange={(event) => setSpan(event.target.value)}
      />
      {span === OWN_TIME && (
        <TextField
          label={copy.time}
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
        <Button onClick={onClose}>{resend.data ? copy.close : copy.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={resend.isPending}>
          {copy.resend}
        </Button>
      </DialogActions>
    </form>
  );
}

function inWords({ resent, has_more }: Resent): string {
  if (resent === 0) return copy.none;
  const events = resent === 1 ? copy.one : copy.several(resent);
  return copy.resent(events, has_more);
}
