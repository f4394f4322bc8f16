// The service as `npm start` runs it, but for the engine: killed in tests, so it has to be a process of its own.
import { readConfig } from "../src/config.ts";
import { keepHeapSmall } from "../src/event-loop-heap.ts";
import { createLog } from "../src/log.ts";
import { startService } from "../src/service.ts";

keepHeapSmall();
const drawingThread = new URL("./drawing-thread.ts", import.meta.url);
const service = await startService({
  config: readConfig(process.env),
  log: createLog({ level: "warn" }),
  drawingThread,
});
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => void service.stop().then(() => process.exit(0)));
process.stdout.write("ready\n");
