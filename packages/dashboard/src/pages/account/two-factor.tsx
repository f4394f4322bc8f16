import type { SessionView, TwoFactorView } from "@marque/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Failure } from "../../ui/failure.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ConfirmTwoFactor } from "./confirm-two-factor.tsx";
import { twoFactor as copy } from "./copy.ts";
import { SetUpTwoFactor } from "./set-up-two-factor.tsx";

const KEY = ["two-factor"];

/** Whether it is on, and the ways to switch it on and off. */
export function TwoFactor() {
  const client = useQueryClient();
  const announce = useToast();
  const [open, setOpen] = useState<"setup" | "off" | "codes" | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useQuery({ queryKey: KEY, queryFn: () => api.get<TwoFactorView>("/two-factor") });
  if (state.isPending) return <Loading what={copy.loading} />;
  if (state.error) return <Failure error={state.error} onRetry={() => void state.refetch()} />;
  const { since, codes_left } = state.data;
  const close = () => setOpen(null);
  const settled = (isOn: boolean, made: readonly string[] | null, words: string) => {
    noteInSession(client, isOn);
    void client.invalidateQueries({ queryKey: KEY });
    setCodes(made);
    close();
    announce(words);
  };
  return (
    <div className="grid max-w-xl gap-5">
      <p>{since === null ? copy.off : copy.on(exactTime(since), codes_left)}</p>
      {codes && (
        <div className="grid gap-3">
          <Banner kind="success">{copy.writeDown}</Banner>
          <CodeBlock code={codes.join("\n")} what={copy.codes} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {since === null ? (
          <Button onClick={() => setOpen("setup")}>{copy.turnOn}</Button>
        ) : (
          <>
            <Button onClick={() => setOpen("codes")}>{copy.newCodes}</Button>
            <Button kind="danger" onClick={() => setOpen("off")}>
              {copy.turnOff}
            </Button>
          </>
        )}
      </div>
      {open === "setup" && (
        <SetUpTwoFactor onClose={close} onDone={(made) => settled(true, made, copy.isOn)} />
      )}
      {open === "codes" && (
        <ConfirmTwoFactor
          title={copy.newCodes}
          explanation={copy.newCodesEffect}
          act={copy.newCodes}
          send={(confirmation) => api.post<{ codes: string[] }>("/two-factor/codes", confirmation)}
          onClose={close}
          onDone={(made) => settled(true, made.codes, copy.codesCreated)}
        />
      )}
      {open === "off" && (
        <ConfirmTwoFactor
          title={copy.turnOffTitle}
          explanation={copy.turnOffEffect}
          act={copy.turnOff}
          isDangerous
          send={(confirmation) => api.post("/two-factor/off", confirmation)}
          onClose={close}
          onDone={() => settled(false, null, copy.isOff)}
        />
      )}
    </div>
  );
}

/** The forms of the page go by the session. */
function noteInSession(client: QueryClient, isOn: boolean): void {
  client.setQueryData(sessionQuery.queryKey, (session: SessionView | undefined) =>
    session
      ? { ...session, two_factor_reset_at: null, person: { ...session.person, has_two_factor: isOn } }
      : session,
  );
}
