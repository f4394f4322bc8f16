import type { SecondStepView, SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { enterSession } from "../../api/session.ts";

/** What everything that signs a person in answers: their session, or the question for their code. */
export type EntryAnswer = SessionView | SecondStepView;

/** A form that signs its person in: sends it, keeps the new session, continues to `next`; or asks for the code first. */
export function useEntering<Input>(send: (input: Input) => Promise<EntryAnswer>, next = "/") {
  const client = useQueryClient();
  const router = useRouter();
  const goOn = (session: SessionView) => {
    enterSession(client, session);
    router.history.push(session.person.must_choose_password ? "/choose-password" : next);
  };
  const sent = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if ("person" in answer) goOn(answer);
    },
  });
  const { data } = sent;
  return {
    error: sent.error,
    isPending: sent.isPending,
    mutate: sent.mutate,
    goOn,
    /** Null until a code is asked for. */
    step: data && "sign_in" in data ? data : null,
    startAgain: sent.reset,
    /** To start again where the form was good once. */
    toSignIn: () => void router.navigate({ to: "/sign-in" }),
  };
}
