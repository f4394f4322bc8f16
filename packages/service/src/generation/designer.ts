import type { Assets, GenerationReport } from "@marque/contract";
import type { Edit, LanguageModel, ModelReading } from "@marque/engine";
import type { Json } from "../json.ts";

/** What a drawing thread is asked for. Plain data: it crosses to another thread. */
export interface DesignTask {
  readonly prompt: string;
  readonly seed: number;
  /** Sandbox output carries a visible watermark. */
  readonly watermark: boolean;
  /** The design to refine and those it came from, nearest first and the root last; empty for a fresh one. */
  readonly line: readonly EarlierDesign[];
  /** What was made from the design to refine before, newest first: a redo leads there. */
  readonly children: readonly EarlierDesign[];
  /** What else was made from the design's own parent, newest first: the other branch. */
  readonly siblings: readonly EarlierDesign[];
  /** Families of the project's latest marks, so that its brands do not all look alike; newest first. */
  readonly recent: readonly string[];
  /** What the operator's language model made of the prompt; null where none is set up. */
  readonly reading: ModelReading | null;
  /** What was set by hand, instead of what is read in the prompt; null for words. */
  readonly edit: Edit | null;
}

/** The operator's own language model, which reads prompts. */
export interface PromptReader {
  /** How many prompts it reads at a time. */
  readonly places: number;
  /**
   * `parent`: the design to refine as JSON, or null. Whatever goes wrong within the time is a reading that says so; it throws
   * when the signal aborts.
   */
  read(
    prompt: string,
    parent: string | null,
    withinMilliseconds: number,
    signal: AbortSignal,
  ): Promise<ModelReading>;
}

interface ForThread {
  /** For a thread that has answered that it has none; in memory that all threads share. */
  readonly model?: LanguageModel | undefined;
}

/** What a thread does for nobody: load the engine, or draw with it once. */
export interface Preparation extends ForThread {
  readonly prepare: "load" | "warm up";
}

/** What a thread answers that was not given the language model yet. */
export const NO_MODEL = "no model";

/** A task on its way to a thread. */
export interface DrawingTask extends DesignTask, ForThread {
  /** Two numbers the thread writes when it begins: its id, and the microseconds of processor time it has used. */
  readonly begun: Float64Array;
  /** Whether the simpler way is taken, because the usual one took too long. */
  readonly isPlain: boolean;
}

export interface EarlierDesign {
  readonly prompt: string;
  readonly seed: number;
  /** JSON, as the design is: the thread takes it apart, not the event loop. */
  readonly brief: string;
  readonly design: string;
}

/**
 * Each part as JSON. It goes into the database and the event as it is, so the event loop need not take objects apart and
 * put them together again.
 */
export interface DesignResult {
  readonly brief: string;
  readonly design: string;
  readonly assets: Json<Assets>;
  readonly report: Json<GenerationReport>;
}

/** The engine, as the service sees it. Whatever runs is ended when the signal aborts. */
export interface Designer {
  /** How many designs can be drawn at a time. */
  readonly places: number;
  design(task: DesignTask, signal: AbortSignal): Promise<DesignResult>;
}
