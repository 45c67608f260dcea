import type { Authority, ChartType } from "../chart.js";
import { type CenterSet, centerSet } from "./centers.js";

const SOLAR_PLEXUS: CenterSet = centerSet(["Solar Plexus"]);
const SACRAL: CenterSet = centerSet(["Sacral"]);
const SPLEEN: CenterSet = centerSet(["Spleen"]);
const EGO: CenterSet = centerSet(["Ego"]);
const G: CenterSet = centerSet(["G"]);

/** Returns the authority: that of the first defined center in the order of precedence. */
export function authority(defined: CenterSet, type: ChartType): Authority {
  if (defined & SOLAR_PLEXUS) return "Emotional";
  if (defined & SACRAL) return "Sacral";
  if (defined & SPLEEN) return "Splenic";
  if (defined & EGO) return type === "Manifestor" ? "Ego Manifested" : "Ego Projected";
  if (defined & G) return "Self Projected";
  return defined ? "Sounding Board" : "Lunar";
}
