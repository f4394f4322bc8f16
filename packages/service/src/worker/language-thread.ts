import { BroadcastChannel, parentPort } from "node:worker_threads";
import { loadLanguage } from "@marque/engine";
import { LANGUAGE_CHANNEL, type LanguageAnswer, type LanguageQuestion } from "./distant-language.ts";

// The thread of LanguageHost: answers every drawing thread's questions, one after the other.
const language = await loadLanguage();
const channel = new BroadcastChannel(LANGUAGE_CHANNEL);

channel.onmessage = async ({ data }: { data: LanguageQuestion | LanguageAnswer }) => {
  if (!("ask" in data)) return;
  const { trades, poles } = language;
  const answer: LanguageAnswer =
    data.ask === "anchors"
      ? { to: data.id, anchors: { trades, poles } }
      : { to: data.id, vector: await language.embed(data.text) };
  channel.postMessage(answer);
};
parentPort!.postMessage("ready");
