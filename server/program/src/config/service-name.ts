import { type ProcessEnvironment, readVariable } from "./read-variable.js";

/** Returns the name for the line that reports an invalid configuration: the default if SERVICE_NAME is invalid itself. */
export function serviceNameOrDefault(environment: ProcessEnvironment): string {
  try {
    return readVariable(environment, "SERVICE_NAME");
  } catch {
    return readVariable({}, "SERVICE_NAME");
  }
}
