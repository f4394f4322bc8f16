import { Type } from "typebox";
import { ERROR_CODES, errorBody } from "../errors.ts";

export const ErrorResponse = Type.Object(
  {
    error: Type.Object({
      type: Type.String({
        enum: ["invalid_request_error", "authentication_error", "rate_limit_error", "api_error"],
      }),
      message: Type.String({ description: "For people. Says what to do." }),
      code: Type.String({ enum: [...ERROR_CODES], description: "For programs." }),
      param: Type.Optional(Type.String({ description: "The parameter at fault, where there is one." })),
    }),
  },
  {
    title: "Error",
    description: "The one envelope of every failure.",
    examples: [errorBody("missing_required_param", "name is required.", "name")],
  },
);
