import type { RateCategory } from "@marque/contract";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { TObject } from "typebox";
import type { Admitted } from "../../admission/admission.ts";
import type { ApiDependencies } from "../dependencies.ts";

export interface ToolCall<Args> {
  /** As the tool's schema has it. */
  readonly args: Args;
  readonly caller: Admitted;
  /** The trace that the request is part of; null where no traces are sent. */
  readonly trace: string | null;
  readonly dependencies: ApiDependencies;
  /** The client has left, or takes the call back. */
  readonly signal: AbortSignal;
  /** Progress, for a client that asks for it. */
  readonly tell: (message: string) => Promise<void>;
}

export interface Tool<Args> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TObject;
  readonly isReadOnly: boolean;
  /** The limit that a call counts against, in addition to the one standard request that carries it. */
  readonly category: RateCategory;
  readonly run: (call: ToolCall<Args>) => Promise<CallToolResult>;
}

/** Keeps the types of the arguments inside; the list of tools knows none of them. */
export function tool<Args>(definition: Tool<Args>): Tool<never> {
  return definition as Tool<never>;
}
