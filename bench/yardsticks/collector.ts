// A collector that takes everything and keeps nothing. A child of the bench.
import { createServer } from "node:http";

const server = createServer((request, response) => {
  request
    .resume()
    .on("end", () => response.writeHead(200, { "content-type": "application/x-protobuf" }).end());
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as { port: number }).port));
process.on("disconnect", () => process.exit());
