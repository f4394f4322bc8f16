/** What crosses the wire, from the contract. The published package carries these types written out (scripts/build.ts). */
export type {
  Assets,
  Brand,
  DeletedProject,
  ErrorBody,
  ErrorCode,
  GenerationFailed,
  GenerationSuccess,
  Job,
  List,
  MemoryNode,
  Project,
} from "@marque/contract";
