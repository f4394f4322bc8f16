import type { SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { enterSession } from "../../api/session.ts";

/** A form that signs its person in: sends it, keeps the new session, goes on to `next`. */
export function useEntering<Input>(send: (input: Input) => Promise<SessionView>, next = "/") {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: send,
    onSuccess: (session) => {
      enterSession(client, session);
      router.history.push(session.person.must_choose_password ? "/choose-password" : next);
    },
  });
}
