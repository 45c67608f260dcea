import { BODIES, type Body, type Side } from "../chart.js";
import { ChartInputError } from "../chart-input-error.js";
import { CHANGE_LEVELS, type ChangeLevel } from "./wheel-lines.js";

/** The sides of a chart in the order in which changes list them. */
export const SIDES: readonly Side[] = Object.freeze(["personality", "design"]);

/** Which changes are found. */
export interface ChangeOptions {
  /** Both unless given. */
  readonly sides?: readonly Side[];
  /** All thirteen unless given. */
  readonly bodies?: readonly Body[];
  /** The finest unit whose boundaries count, `"line"` unless given; those of coarser units count too. */
  readonly level?: ChangeLevel;
}

/**
 * The options with their defaults, each side and body once.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkChangeOptions(options: ChangeOptions): Required<ChangeOptions> {
  const { sides, bodies, level } = options ?? {};
  return {
    sides: chosen("options.sides", sides, SIDES),
    bodies: chosen("options.bodies", bodies, BODIES),
    level: oneOf("options.level", level ?? "line", CHANGE_LEVELS),
  };
}

/** Those of a list that are known, once each; all of them where there is no list. */
export function chosen<T extends string>(
  field: string,
  values: readonly T[] | undefined,
  known: readonly T[],
): readonly T[] {
  if (values === undefined) return known;
  if (!Array.isArray(values)) throw invalidOption(field, values, `a list of ${known.join(", ")}`);
  return [...new Set(values.map((value) => oneOf(field, value, known)))];
}

/** The value, once it is one of those that are known. */
export function oneOf<T extends string>(field: string, value: T, known: readonly T[]): T {
  if (!known.includes(value)) throw invalidOption(field, value, `one of ${known.join(", ")}`);
  return value;
}

function invalidOption(field: string, received: unknown, expected: string): ChartInputError {
  return new ChartInputError({ code: "INVALID_OPTION", field, received, expected });
}
