import { Type } from "typebox";
import { Brand } from "../schemas/brand.ts";
import { Job } from "../schemas/job.ts";
import { ListOf, PageQuery } from "../schemas/list.ts";
import { Absentable, KEYWORDS, Text } from "../schemas/text.ts";
import { operation } from "./operation.ts";

export const PROMPT_CHARACTERS = 2_000;
export const WEBHOOK_URL_CHARACTERS = 2_048;

export const generateBrand = operation({
  id: "generateBrand",
  method: "POST",
  path: "/v1/brands/generate",
  tag: "Brands",
  summary: "Generate a brand",
  description:
    "Queues a generation and returns the job at once. The result comes as a signed webhook event; there is no endpoint for polling a job.",
  category: "generation",
  body: Type.Object(
    {
      project_id: Text({ description: "The project the brand belongs to, prefix `proj_`." }),
      prompt: Text({
        [KEYWORDS.notBlank]: true,
        maxLength: PROMPT_CHARACTERS,
        description: `The sole creative brief, at most ${PROMPT_CHARACTERS} characters. With \`memory_id\` it describes only the change.`,
      }),
      webhook_url: Absentable(
        Text({
          maxLength: WEBHOOK_URL_CHARACTERS,
          [KEYWORDS.errorCode]: "invalid_webhook_url",
          description: "Public https URL that receives this job's event instead of the workspace's default.",
        }),
      ),
      memory_id: Absentable(
        Text({ description: "A Memory Node of the same project, prefix `mem_`: refine that result." }),
      ),
    },
    {
      additionalProperties: false,
      examples: [
        {
          project_id: "proj_01kaxm3q5r8v2t6w9y1z4b7d0f",
          prompt: "A calm logo for Hearthside, a neighbourhood bakery, in terracotta",
          webhook_url: "https://example.com/hooks/marque",
        },
      ],
    },
  ),
  success: { status: 202, description: "The job, queued.", schema: Job },
  errors: ["project_not_found", "memory_not_found", "invalid_webhook_url", "billing_hard_limit"],
});

export const listBrands = operation({
  id: "listBrands",
  method: "GET",
  path: "/v1/brands",
  tag: "Brands",
  summary: "List brands",
  description: "The finished brands of the key's workspace and environment, newest first.",
  category: "standard",
  query: Type.Object(
    {
      ...PageQuery("brand"),
      project_id: Type.Optional(Text({ description: "Only the brands of this project." })),
    },
    { additionalProperties: false },
  ),
  success: { status: 200, description: "One page.", schema: ListOf(Brand) },
  errors: ["project_not_found", "invalid_cursor"],
});
