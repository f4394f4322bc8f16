import { typefaceFile } from "@marque/engine/typefaces";
import { ServiceError } from "../../errors.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { route } from "../route.ts";

/** Published fonts, the same for everybody. */
const FOR_GOOD = "private, max-age=31536000, immutable";

export const typefaceRoutes: DashboardRoutes = (app) => {
  route(app, {
    method: "GET",
    path: "/api/typefaces/:family/:weight",
    access: "person",
    handler: async ({ params, reply }) => {
      const bytes = await typefaceFile(params.family, Number(params.weight));
      if (!bytes) throw new ServiceError("not_found");
      return reply.type("font/woff2").header("Cache-Control", FOR_GOOD).send(Buffer.from(bytes));
    },
  });
};
