import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Another chart engine to measure beside this one, from a module of the user. */
export interface Reference {
  readonly name: string;
  /** Computes the 22 longitudes and the design moment of a birth, from milliseconds of Unix time. */
  readonly computeChart: (utcMs: number) => unknown;
}

/**
 * Loads a reference from the default export of a module.
 *
 * @throws TypeError if the module has no such export.
 */
export async function loadReference(path: string): Promise<Reference> {
  const { default: reference } = (await import(pathToFileURL(resolve(path)).href)) as { default?: unknown };
  if (isReference(reference)) return reference;
  throw new TypeError(`${path} must default-export { name, computeChart(utcMs) }`);
}

function isReference(value: unknown): value is Reference {
  const { name, computeChart } = (value ?? {}) as Partial<Record<keyof Reference, unknown>>;
  return typeof name === "string" && typeof computeChart === "function";
}
