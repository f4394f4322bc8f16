import { type Static, Type } from "typebox";
import { idPattern } from "../ids.ts";

export const JOB_STATUSES = ["queued", "processing", "succeeded", "failed"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const Job = Type.Object(
  {
    object: Type.Literal("job"),
    id: Type.String({ pattern: idPattern("job") }),
    project_id: Type.String({ pattern: idPattern("project"), description: "Echoed from the request." }),
    status: Type.Unsafe<JobStatus>({ type: "string", enum: [...JOB_STATUSES] }),
    created_at: Type.Integer({ description: "Unix seconds at which the job was enqueued." }),
  },
  {
    title: "Job",
    description: "A generation that was accepted. Its outcome travels in the webhook event, never here.",
    examples: [
      {
        object: "job",
        id: "job_01kaxm8c2e5g7j9k1m3n5p7q9r",
        project_id: "proj_01kaxm3q5r8v2t6w9y1z4b7d0f",
        status: "queued",
        created_at: 1764078407,
      },
    ],
  },
);
export type Job = Static<typeof Job>;
