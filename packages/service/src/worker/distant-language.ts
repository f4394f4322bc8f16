import { randomUUID } from "node:crypto";
import { BroadcastChannel, threadId } from "node:worker_threads";
import type { Language, Noticed, NoticedChange, OwnWords, Span } from "@marque/engine";

/** All threads of this process hear it; ids tell whose answer it is. A channel for each thread that holds the model. */
export const languageChannel = (place: number): string => `marque language ${place}`;

/** What a drawing thread is told when it starts. */
export type DrawingThreadData = { readonly hosts: number };

export type LanguageQuestion = { readonly id: string } & (
  | { readonly ask: "anchors" }
  | { readonly ask: "vector"; readonly text: string }
  | { readonly ask: "notice"; readonly text: string; readonly words: readonly Span[] }
  | {
      readonly ask: "notice change";
      readonly text: string;
      readonly words: readonly Span[];
      readonly own: OwnWords;
    }
);
type Question = LanguageQuestion extends infer Each
  ? Each extends unknown
    ? Omit<Each, "id">
    : never
  : never;

type Anchors = Pick<Language, "trades" | "poles">;
export type LanguageAnswer = { readonly to: string } & (
  | { readonly anchors: Anchors }
  | { readonly vector: Float32Array }
  | { readonly noticed: Noticed }
  | { readonly noticedChange: NoticedChange }
);

/** The slowest text takes a seventh of a second; a thread that is started again takes a few seconds. */
const WAIT_MILLISECONDS = 10_000;
const ASK_AGAIN_MILLISECONDS = 1_000;

/** The language model in a thread of its own, as a drawing thread sees it. `hosts`: how many such threads there are. */
export async function distantLanguage(hosts: number): Promise<Language> {
  const channel = new BroadcastChannel(languageChannel(threadId % hosts));
  const waiting = new Map<string, (answer: LanguageAnswer) => void>();
  channel.onmessage = ({ data }: { data: LanguageQuestion | LanguageAnswer }) => {
    if ("to" in data) waiting.get(data.to)?.(data);
  };
  channel.unref();

  const ask = (question: Question) =>
    new Promise<LanguageAnswer>((resolve, reject) => {
      const id = randomUUID();
      const send = () => channel.postMessage({ id, ...question });
      // Asked again, because a question put while the thread is being replaced is heard by nobody.
      const again = setInterval(send, ASK_AGAIN_MILLISECONDS);
      const end = () => {
        clearInterval(again);
        clearTimeout(late);
        waiting.delete(id);
      };
      const late = setTimeout(() => {
        end();
        reject(new Error("the language model did not answer"));
      }, WAIT_MILLISECONDS);
      waiting.set(id, (answer) => {
        end();
        resolve(answer);
      });
      send();
    });

  const { anchors } = (await ask({ ask: "anchors" })) as { anchors: Anchors };
  return {
    kind: "language",
    ...anchors,
    embed: async (text) => ((await ask({ ask: "vector", text })) as { vector: Float32Array }).vector,
    notice: async (text, words) =>
      ((await ask({ ask: "notice", text, words })) as { noticed: Noticed }).noticed,
    noticeChange: async (text, words, own) =>
      ((await ask({ ask: "notice change", text, words, own })) as { noticedChange: NoticedChange })
        .noticedChange,
  };
}
