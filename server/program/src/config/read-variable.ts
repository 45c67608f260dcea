import { StartError } from "@chart/base";
import * as v from "valibot";
import { VARIABLES, type Values } from "./variables.js";

export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/** Returns the text of a variable, unchecked, or its default. An empty variable counts as absent. */
export function variableText(environment: ProcessEnvironment, name: keyof Values): string | undefined {
  return environment[name] || VARIABLES[name].default;
}

/**
 * Returns the value of a variable. An empty variable counts as absent.
 *
 * @throws StartError that names the variable and its rule, never its value, which may be a secret.
 */
export function readVariable<Name extends keyof Values>(
  environment: ProcessEnvironment,
  name: Name,
): Values[Name] {
  const text = variableText(environment, name);
  if (text === undefined) return undefined as Values[Name];
  const parsed = v.safeParse(VARIABLES[name].schema, text, { abortEarly: true });
  if (!parsed.success) throw new StartError(`${name} ${parsed.issues[0].message}`);
  return parsed.output as Values[Name];
}
