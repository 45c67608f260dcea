import { BODIES, type Body, type Side } from "../chart.js";
import { checkOptions } from "../checks/check-options.js";
import { chosen, oneOf } from "../checks/chosen.js";
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
