import { type Static, Type } from "typebox";
import { idPattern } from "../ids.ts";

export const Brand = Type.Object(
  {
    id: Type.String({ pattern: idPattern("brand") }),
    object: Type.Literal("brand"),
    project_id: Type.String({ pattern: idPattern("project") }),
    job_id: Type.String({ pattern: idPattern("job") }),
    memory_id: Type.String({ pattern: idPattern("memoryNode") }),
    created_at: Type.Integer({ description: "Unix seconds." }),
  },
  {
    title: "Brand",
    description: "A finished brand. Its assets travel in the webhook event and are shown in the dashboard.",
    examples: [
      {
        id: "brand_01kaxm9t4x1z3c5e7g9j2m4p6r",
        object: "brand",
        project_id: "proj_01kaxm3q5r8v2t6w9y1z4b7d0f",
        job_id: "job_01kaxm8c2e5g7j9k1m3n5p7q9r",
        memory_id: "mem_01kaxm9t4w6y8b1d3f5h7k9n2q",
        created_at: 1764078459,
      },
    ],
  },
);
export type Brand = Static<typeof Brand>;

const HexColor = Type.String({ pattern: "^#[0-9a-f]{6}$" });
const Weight = Type.String({ pattern: "^[1-9]00$", description: "Numeric weight as a string." });

export const Assets = Type.Object(
  {
    logo_svg: Type.String({ description: "SVG markup for light grounds." }),
    logo_svg_dark: Type.String({ description: "SVG markup for dark grounds." }),
    primary_color: HexColor,
    secondary_color: HexColor,
    font_family: Type.String({ description: "The family the name is set in." }),
    font_weight_heading: Weight,
    font_weight_body: Weight,
  },
  { title: "Assets", description: "All seven fields are always present." },
);
export type Assets = Static<typeof Assets>;
