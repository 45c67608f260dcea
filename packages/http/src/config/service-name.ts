import * as v from "valibot";

/** The product's name wherever a person reads it, unless the operator sets another one. */
const DEFAULT_SERVICE_NAME = "Chart API";

/** Schema of SERVICE_NAME. Emails have it in their subjects, so it is one line. */
export const SERVICE_NAME_SCHEMA: v.GenericSchema<string | undefined, string> = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u, "must be 1 to 60 characters in one line"),
  ),
  DEFAULT_SERVICE_NAME,
);

/** Returns the name for the line that reports an invalid configuration: the default if SERVICE_NAME is invalid itself. */
export function serviceNameOrDefault({ SERVICE_NAME }: NodeJS.ProcessEnv): string {
  const parsed = v.safeParse(SERVICE_NAME_SCHEMA, SERVICE_NAME || undefined);
  return parsed.success ? parsed.output : DEFAULT_SERVICE_NAME;
}
