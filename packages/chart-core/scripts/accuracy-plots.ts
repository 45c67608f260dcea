/**
 * Draws the error of each body by year into docs/guides/plots: `npm run accuracy-plots`. The moments and the reference are
 * those of `npm run accuracy`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { BODY_NAMES } from "../src/body-names.js";
import { designMomentTtDays } from "../src/ephemeris/design-moment.js";
import { EPHEMERIS_BODIES } from "../src/ephemeris/ephemeris-body.js";
import { errorPlot } from "./lib/error-plot.js";
import { longitudeErrors } from "./lib/longitude-errors.js";
import { tableLongitudeDeg } from "./lib/table-longitude.js";

const FOLDER = new URL("../../../docs/guides/plots/", import.meta.url);

const errors = longitudeErrors({
  longitudeDeg: tableLongitudeDeg,
  designMomentTtDays: (birth) => designMomentTtDays(birth, tableLongitudeDeg("sun", birth)),
});
mkdirSync(FOLDER, { recursive: true });
for (const body of EPHEMERIS_BODIES) {
  const plot = errorPlot(
    BODY_NAMES[body],
    errors.filter((error) => error.body === body && error.side === "personality"),
  );
  writeFileSync(new URL(`${body}.svg`, FOLDER), plot);
}
const designMoon = errors.filter(({ body, side }) => body === "moon" && side === "design");
writeFileSync(new URL("design-moon.svg", FOLDER), errorPlot("Design Moon", designMoon));
