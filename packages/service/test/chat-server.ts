import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Authority } from "./receiver.ts";

export const MODEL = "reader-8b";

export interface Question {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests freely
  readonly body: any;
  /** The text it is asked about. */
  readonly text: string;
}

export type ChatBehaviour = (response: ServerResponse, question: Question) => void;

export interface ChatServer {
  /** As MARQUE_READER_URL takes it. */
  readonly url: string;
  readonly questions: readonly Question[];
  /** Questions that wait for their answers now, and the most there were at once. */
  readonly open: { now: number; most: number };
  behave(behaviour: ChatBehaviour): void;
  stop(): Promise<void>;
}

/** The object that the protocol answers with. */
export const completion = (content: string | null, choice: object = {}, message: object = {}) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_700_000_000,
  model: MODEL,
  choices: [
    {
      index: 0,
      message: { role: "assistant", content, refusal: null, ...message },
      logprobs: null,
      finish_reason: "stop",
      ...choice,
    },
  ],
  usage: { prompt_tokens: 600, completion_tokens: 40, total_tokens: 640 },
});

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** An error in the protocol's words. */
export const sendError = (response: ServerResponse, status: number, error: object): void =>
  sendJson(response, status, { error: { message: "no", param: null, code: null, ...error } });

/** Answers with these statements or asks. */
export const answers =
  (answer: unknown): ChatBehaviour =>
  (response) =>
    sendJson(response, 200, completion(JSON.stringify(answer)));

/**
 * A server of the test's own that behaves as the documents of OpenAI's chat completions say: the path, the Bearer key, 404 for a
 * model it does not have, 400 for a format it cannot keep to, one choice with one message. What it says is up to the test.
 */
export async function startChatServer(key: string | null = null, authority?: Authority): Promise<ChatServer> {
  const questions: Question[] = [];
  const sockets = new Set<Socket>();
  const open = { now: 0, most: 0 };
  let behaviour: ChatBehaviour = answers({ statements: [] });
  const handler: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      response.on("close", () => {
        open.now -= 1;
      });
      response.on("error", () => {});
      const body = JSON.parse(Buffer.concat(chunks).toString());
      const text = JSON.parse(body.messages[1].content).text;
      const question: Question = { path: request.url ?? "", headers: request.headers, body, text };
      questions.push(question);
      if (request.method !== "POST" || question.path !== "/v1/chat/completions")
        return sendError(response, 404, { type: "invalid_request_error" });
      if (key !== null && request.headers.authorization !== `Bearer ${key}`)
        return sendError(response, 401, { type: "invalid_request_error", code: "invalid_api_key" });
      if (body.model !== MODEL)
        return sendError(response, 404, { type: "invalid_request_error", code: "model_not_found" });
      const format = body.response_format;
      if (format?.type !== "json_schema" || format.json_schema?.strict !== true)
        return sendError(response, 400, { type: "invalid_request_error", param: "response_format" });
      behaviour(response, question);
    });
  };
  const server = authority
    ? createTlsServer({ key: authority.key, cert: authority.cert }, handler)
    : createServer(handler);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${authority ? "https" : "http"}://localhost:${port}/v1`,
    questions,
    open,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
