import { BroadcastChannel, parentPort, workerData } from "node:worker_threads";
import { type Language, loadLanguage } from "@marque/engine";
import { type LanguageAnswer, type LanguageQuestion, languageChannel } from "./distant-language.ts";

// A thread of LanguageHost: answers the questions of its drawing threads, one after the other. Loading is not awaited
// at the top: see docs/decisions/0022.
loadLanguage().then(serve);

function serve(language: Language): void {
  const channel = new BroadcastChannel(languageChannel(workerData as number));
  channel.onmessage = async ({ data }: { data: LanguageQuestion | LanguageAnswer }) => {
    if (!("ask" in data)) return;
    channel.postMessage({ to: data.id, ...(await answer(language, data)) } satisfies LanguageAnswer);
  };
  parentPort!.postMessage("ready");
}

async function answer(language: Language, question: LanguageQuestion) {
  const { trades, poles } = language;
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
