import { BODY_NAMES } from "../../src/body-names.js";
import { designMomentTtDays } from "../../src/ephemeris/design-moment.js";
import { EPHEMERIS_BODIES } from "../../src/ephemeris/table/ephemeris-body.js";
import { tableLongitudeDeg } from "../lib/table-longitude.js";
import { errorPlot } from "./error-plot.js";
import { longitudeErrors } from "./longitude-errors.js";

/**
 * Draws the error of each body by year, as SVG by file name. The moments and the reference are those of
 * `npm run measure -- accuracy`.
 */
export function accuracyPlots(): ReadonlyMap<string, string> {
  const errors = longitudeErrors({
    longitudeDeg: tableLongitudeDeg,
    designMomentTtDays: (birth) => designMomentTtDays(birth, tableLongitudeDeg("sun", birth)),
  });
  const plots = EPHEMERIS_BODIES.map((body): [file: string, svg: string] => {
    const own = errors.filter((error) => error.body === body && error.side === "personality");
    return [`${body}.svg`, errorPlot(BODY_NAMES[body], own)];
  });
  const designMoon = errors.filter(({ body, side }) => body === "moon" && side === "design");
  return new Map([...plots, ["design-moon.svg", errorPlot("Design Moon", designMoon)]]);
}
