import { parentPort } from "node:worker_threads";
import { loadLanguageModel } from "@marque/engine/model";

// Loads the language model for all threads of the process, in memory that they share, and ends.
parentPort!.postMessage(loadLanguageModel());
