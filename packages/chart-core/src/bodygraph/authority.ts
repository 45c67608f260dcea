import type { Authority, ChartType } from "../chart.js";
import { type CenterSet, centerSet } from "./center-sets.js";

const SOLAR_PLEXUS: CenterSet = /* @__PURE__ */ centerSet(["Solar Plexus"]);
const SACRAL: CenterSet = /* @__PURE__ */ centerSet(["Sacral"]);
const SPLEEN: CenterSet = /* @__PURE__ */ centerSet(["Spleen"]);
const EGO: CenterSet = /* @__PURE__ */ centerSet(["Ego"]);
const G: CenterSet = /* @__PURE__ */ centerSet(["G"]);

/** Returns the authority: that of the first defined center in the order of precedence. */
export function authority(defined: CenterSet, type: ChartType): Authority {
  if (defined & SOLAR_PLEXUS) return "Emotional";
  if (defined & SACRAL) return "Sacral";
  if (defined & SPLEEN) return "Splenic";
  if (defined & EGO) return type === "Manifestor" ? "Ego Manifested" : "Ego Projected";
  if (defined & G) return "Self Projected";
  return defined ? "Sounding Board" : "Lunar";
}
