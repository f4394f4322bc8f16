// Stripe's pages, as a browser meets them: one to leave a card, and the billing portal.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StripeAccount } from "./stripe-account.ts";

const CARDS: Readonly<Record<string, string>> = { "4242424242424242": "4242", "5555555555554444": "4444" };

export function showPage(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const [, kind, id = ""] = request.url!.split("?")[0]!.split("/");
  const isPost = request.method === "POST";
  const session = kind === "pay" ? account.sessions.get(id) : undefined;
  const portal = kind === "portal" ? account.portals.get(id) : undefined;
  if (session && isPost) {
    const number = new URLSearchParams(body).get("number") ?? "";
    account.completeSession(id, CARDS[number] ?? "0000");
    response.writeHead(303, { location: session.success_url }).end();
  } else if (session) {
    const form =
      '<form method="post"><label>Card number <input name="number"></label><button>Save card</button></form>';
    show(response, "Card of Stripe", form, session.cancel_url);
  } else if (portal && isPost) {
    account.removeCard(portal.customer);
    response.writeHead(303, { location: portal.return_url }).end();
  } else if (portal) {
    show(
      response,
      "Portal of Stripe",
      '<form method="post"><button>Remove card</button></form>',
      portal.return_url,
    );
  } else {
    response.writeHead(404).end();
  }
}

function show(response: ServerResponse, title: string, form: string, back: string): void {
  response.writeHead(200, { "content-type": "text/html" });
  response.end(
    `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,">
     <h1>${title}</h1>${form}<a href="${back}">Back</a>`,
  );
}
