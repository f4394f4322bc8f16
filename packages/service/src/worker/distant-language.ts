import { randomUUID } from "node:crypto";
import { BroadcastChannel } from "node:worker_threads";
import type { Language, Noticed, Span } from "@marque/engine";

/** All threads of this process hear it; ids tell whose answer it is. */
export const LANGUAGE_CHANNEL = "marque language";

export type LanguageQuestion = { readonly id: string } & (
  | { readonly ask: "anchors" }
  | { readonly ask: "vector"; readonly text: string }
  | { readonly ask: "notice"; readonly text: string; readonly words: readonly Span[] }
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
);

/** The slowest text takes a seventh of a second; a thread that is started again takes a few seconds. */
const WAIT_MILLISECONDS = 10_000;
const ASK_AGAIN_MILLISECONDS = 1_000;

/** The language model in its own thread, as a drawing thread sees it. */
export async function distantLanguage(): Promise<Language> {
  const channel = new BroadcastChannel(LANGUAGE_CHANNEL);
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
  };
}
