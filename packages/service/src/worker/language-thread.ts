import { BroadcastChannel, parentPort } from "node:worker_threads";
import { loadLanguage } from "@marque/engine";
import { LANGUAGE_CHANNEL, type LanguageAnswer, type LanguageQuestion } from "./distant-language.ts";

// The thread of LanguageHost: answers every drawing thread's questions, one after the other.
const language = await loadLanguage();
const { trades, poles } = language;
const channel = new BroadcastChannel(LANGUAGE_CHANNEL);

async function answer(question: LanguageQuestion) {
  switch (question.ask) {
    case "anchors":
      return { anchors: { trades, poles } };
    case "vector":
      return { vector: await language.embed(question.text) };
    case "notice":
      return { noticed: await language.notice(question.text, question.words) };
  }
}

channel.onmessage = async ({ data }: { data: LanguageQuestion | LanguageAnswer }) => {
  if (!("ask" in data)) return;
  channel.postMessage({ to: data.id, ...(await answer(data)) } satisfies LanguageAnswer);
};
parentPort!.postMessage("ready");
