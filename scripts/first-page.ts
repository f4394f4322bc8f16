// The first answer of a service that is starting, for what starts one outside the tests' own stage.
import { get } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

const AGAIN_MILLISECONDS = 500;

export interface Asked {
  readonly url: string;
  /** The certificate to trust: of the service's local authority, which it makes at its first start. */
  readonly ca: () => Promise<string>;
  readonly withinMilliseconds: number;
}

/** The text of the first answer with status 200; throws what was wrong last when the time is over. */
export async function firstPage({ url, ca, withinMilliseconds }: Asked): Promise<string> {
  const deadline = performance.now() + withinMilliseconds;
  for (;;) {
    try {
      return await pageOf(url, await ca());
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(AGAIN_MILLISECONDS);
    }
  }
}

function pageOf(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { ca, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answers ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    request.on("error", reject);
  });
}
