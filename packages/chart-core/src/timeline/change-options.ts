import { BODIES, type Body, type Side } from "../chart.js";
import { ChartInputError } from "../chart-input-error.js";
import { checkOptions } from "../checks/check-options.js";
import { type TimeScaleOptions, timeScaleOf } from "../ephemeris/tt-from-utc.js";
import { CHANGE_LEVELS, type ChangeLevel } from "./change-levels.js";

/** The sides of a chart; simultaneous changes are listed in this order. */
export const SIDES: readonly Side[] = /* @__PURE__ */ Object.freeze(["personality", "design"]);

/** Selects the changes to find. */
export interface ChangeOptions extends TimeScaleOptions {
  /** The sides whose changes count: `["personality"]` for the sky alone. Default: both sides. */
  readonly sides?: readonly Side[];
  /** The bodies whose changes count. Default: all thirteen. */
  readonly bodies?: readonly Body[];
  /** The finest unit whose boundaries count, besides those of all coarser units. Default: `"line"`. */
  readonly level?: ChangeLevel;
}

/**
 * Validates the options, fills in the defaults and removes duplicates.
 *
 * @param names Names of the options that the function has.
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkChangeOptions(
  options: ChangeOptions | undefined,
  names: readonly (keyof ChangeOptions)[] = ["sides", "bodies", "level", "timeScale"],
): Required<ChangeOptions> {
  const checked = checkOptions(options, names);
  const { sides, bodies, level } = checked;
  return {
    sides: chosen("options.sides", sides, SIDES),
    bodies: chosen("options.bodies", bodies, BODIES),
    level: oneOf("options.level", level ?? "line", CHANGE_LEVELS),
    timeScale: timeScaleOf(checked),
  };
}

/**
 * Validates a list of choices and removes duplicates; returns all known choices if there is no list.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function chosen<T extends string>(
  field: string,
  values: readonly T[] | undefined,
  known: readonly T[],
): readonly T[] {
  if (values === undefined) return known;
  if (!Array.isArray(values)) throw invalidOption(field, values, `an array with any of ${known.join(", ")}`);
  return [...new Set(values.map((value) => oneOf(field, value, known)))];
}

/**
 * Returns the value if it is a known choice.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function oneOf<T extends string>(field: string, value: T, known: readonly T[]): T {
  if (!known.includes(value)) throw invalidOption(field, value, `one of ${known.join(", ")}`);
  return value;
}

function invalidOption(field: string, received: unknown, expected: string): ChartInputError {
  return new ChartInputError({ code: "INVALID_OPTION", field, received, expected });
}
