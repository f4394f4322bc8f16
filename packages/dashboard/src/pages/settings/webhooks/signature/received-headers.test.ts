import { describe, expect, it } from "vitest";
import { foundInWords, headersIn } from "./received-headers.ts";

const HEX = "ab".repeat(32);
const STANDARD =
  "v1,K3trDGJOyr82peJNzu4dDZ6RSDAm94bsOiuKfofKa6E= v1,aaaaDGJOyr82peJNzu4dDZ6RSDAm94bsOiuKfofKa6E=";

describe("the headers of a signature are found in", () => {
  it.each([
    ["raw lines", `Service-Signature: ${HEX}\r\nwebhook-id: evt_1\r\nContent-Type: application/json`],
    ["lower case", `service-signature:${HEX}\nWEBHOOK-ID:  evt_1`],
    ["a logged object", `{ 'service-signature': '${HEX}',\n  'webhook-id': 'evt_1' }`],
    ["JSON", JSON.stringify({ "service-signature": HEX, "webhook-id": "evt_1" })],
  ])("%s", (_, text) => {
    expect(headersIn(text)).toEqual({ service_signature: HEX, webhook_id: "evt_1" });
  });

  it("a list of signatures", () => {
    expect(headersIn(`webhook-timestamp: 12\nwebhook-signature: ${STANDARD}`)).toEqual({
      webhook_timestamp: "12",
      webhook_signature: STANDARD,
    });
  });

  it.each([
    [`  ${HEX}\n`, { service_signature: HEX }],
    [STANDARD, { webhook_signature: STANDARD }],
    ["  \n", {}],
  ])("the bare value %j", (text, headers) => {
    expect(headersIn(text)).toEqual(headers);
  });

  it("no header of another name that ends alike", () => {
    expect(headersIn(`x-old-service-signature: ${HEX}\nwebhook-id: evt_1`)).toEqual({ webhook_id: "evt_1" });
  });
});

it("what was found is said by the headers' own names", () => {
  expect(foundInWords({ service_signature: HEX, webhook_id: "x" })).toBe("Service-Signature, webhook-id");
});
