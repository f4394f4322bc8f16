import type { AnsweredRequest } from "../src/activity/request-log.ts";

/** A call as the request log is given it. */
export const answeredRequest = (id: string): AnsweredRequest => ({
  request_id: `req_${id}`,
  workspace_id: "wsp_1",
  environment: "sandbox",
  key_id: "key_1",
  method: "GET",
  route: "/v1/projects",
  path: "/v1/projects",
  status: 200,
  error_code: null,
  made_id: null,
  duration_ms: 1.25,
});
