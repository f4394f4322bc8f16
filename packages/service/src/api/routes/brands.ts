import { generateBrand, listBrands } from "@marque/contract";
import * as brands from "../../generation/brands.ts";
import { isMoreThanOneStatement, requestGeneration } from "../../generation/request.ts";
import { checkReceiverUrl } from "../../webhooks/public-url.ts";
import type { Routes } from "../dependencies.ts";
import { route } from "../route.ts";

export const brandRoutes: Routes = (app, { execution, queue, privateHosts }) => {
  route(app, execution, generateBrand, {
    atomic: ({ caller, body }) => isMoreThanOneStatement(caller, body),
    check: ({ body }) => {
      if (typeof body.webhook_url === "string") checkReceiverUrl(body.webhook_url, privateHosts);
    },
    act: ({ store, caller, body, trace }) => requestGeneration(store, queue, caller, body, trace),
  });
  route(app, execution, listBrands, {
    act: ({ store, caller, query }) => brands.listBrands(store, caller, query),
  });
};
