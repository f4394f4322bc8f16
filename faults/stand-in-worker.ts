// A node of the service as `npm start` runs it, but for the engine: a brand takes as long as its prompt says ("sleep 80"),
// so that kills find jobs under way without two cores being busy drawing.
import { readConfig } from "../packages/service/src/config.ts";
import { createLog } from "../packages/service/src/log.ts";
import { startService } from "../packages/service/src/service.ts";

const config = readConfig(process.env);
process.on("disconnect", () => process.exit(0));
try {
  await startService({
    config,
    log: createLog({ level: config.logLevel }),
    drawingThread: new URL("../packages/service/test/drawing-thread.ts", import.meta.url),
  });
  process.stdout.write("Marque is ready.\n");
} catch (error) {
  process.stderr.write(`marque: ${(error as Error).message}\n`);
  process.exit(1);
}
