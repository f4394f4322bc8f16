import { BroadcastChannel, parentPort, workerData } from "node:worker_threads";
import { loadLanguage } from "@marque/engine";
import { type LanguageAnswer, type LanguageQuestion, languageChannel } from "./distant-language.ts";

// A thread of LanguageHost: answers the questions of its drawing threads, one after the other.
const language = await loadLanguage();
const { trades, poles } = language;
const channel = new BroadcastChannel(languageChannel(workerData as number));

async function answer(question: LanguageQuestion) {
  switch (question.ask) {
    case "anchors":
      return { anchors: { trades, poles } };
    case "vector":
      return { vector: await language.embed(question.text) };
    case "notice":
      return { noticed: await language.notice(question.text, question.words) };
    case "notice change":
      return { noticedChange: await language.noticeChange(question.text, question.words, question.own) };
  }
}

channel.onmessage = async ({ data }: { data: LanguageQuestion | LanguageAnswer }) => {
  if (!("ask" in data)) return;
  channel.postMessage({ to: data.id, ...(await answer(data)) } satisfies LanguageAnswer);
};
parentPort!.postMessage("ready");
