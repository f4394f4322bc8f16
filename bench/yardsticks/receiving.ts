// The other end of deliveries, a child of the bench: takes everything and answers 200, on as many ports as it is asked
// for; on the first few of them, and under `/hang`, it never answers. Reports when each event came.
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

const { BENCH_KEY, BENCH_CERT } = process.env;
const PORTS = Number(process.env.BENCH_PORTS ?? 1);
let hanging = 0;
let arrivals: [string, number][] = [];

/** Informational answers without end, as fast as they are taken. */
function hintForEver(response: ServerResponse): void {
  const socket = response.socket!;
  const more = () => {
    while (!socket.destroyed && socket.write("HTTP/1.1 102 Processing\r\n\r\n".repeat(100)));
  };
  socket.on("drain", more);
  more();
}

const ports = await Promise.all(
  Array.from({ length: PORTS }, async (_, place) => {
    const server = createServer({ key: BENCH_KEY!, cert: BENCH_CERT! }, (incoming, response) => {
      incoming.resume().on("end", () => {
        if (place < hanging || incoming.url === "/hang") return;
        if (incoming.url === "/early") return hintForEver(response);
        arrivals.push([String(incoming.headers["webhook-id"]), Date.now()]);
        response.writeHead(200).end("ok");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return (server.address() as AddressInfo).port;
  }),
);

/** A number: how many ports hang from now on. "arrivals": what came since the last time. */
process.on("message", (message: number | "arrivals") => {
  if (message === "arrivals") {
    process.send!(arrivals);
    arrivals = [];
  } else hanging = message;
});
process.on("disconnect", () => process.exit());
process.send!(ports);
