import { describe, expect, it } from "vitest";
import { authorityOfCallers } from "./callers-authority.ts";

const here = {
  tlsCertFile: null,
  trustProxy: [],
  dashboardOrigin: new URL("https://localhost:8445"),
  dataDir: "/srv/marque data",
};

describe("what a caller has to trust", () => {
  it("is the local authority by its whole path, for a caller on this machine", () => {
    expect(authorityOfCallers(here)).toBe("/srv/marque data/tls/ca.pem");
  });

  it("is the caller's own copy elsewhere: a path of the server would mean nothing there", () => {
    const dashboardOrigin = new URL("https://marque.example");
    expect(authorityOfCallers({ ...here, dashboardOrigin })).toBe("ca.pem");
  });

  it("is nothing with a certificate of the operator's own, or behind a proxy that has one", () => {
    expect(authorityOfCallers({ ...here, tlsCertFile: "/etc/tls/chain.pem" })).toBeNull();
    expect(authorityOfCallers({ ...here, trustProxy: ["10.0.0.0/8"] })).toBeNull();
  });
});
