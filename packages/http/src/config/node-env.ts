import * as v from "valibot";

/** Schema of NODE_ENV: `development` unless it is set, so that a fresh clone runs. */
export const NODE_ENV_SCHEMA: v.GenericSchema<string | undefined, NodeEnv> = v.optional(
  v.picklist(["production", "development", "test"], "must be production, development or test"),
  "development",
);

/** Kind of installation: `test` is development with the log lines of production, which programs read. */
export type NodeEnv = "production" | "development" | "test";
