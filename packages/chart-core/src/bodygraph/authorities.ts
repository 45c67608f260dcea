import type { Authority, Center, ChartType } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The center of an authority, and the types that can have it. */
export interface AuthorityFacts {
  /** The center that decides; null where no center does. */
  readonly center: Center | null;
  /** The types that can have this authority. */
  readonly types: readonly ChartType[];
}

/**
 * The eight authorities in order of precedence. A chart has the first one whose `center` is defined and whose `types` include its
 * type. A chart without such a center has Sounding Board or, if nothing is defined, Lunar.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const AUTHORITIES: Readonly<Record<Authority, AuthorityFacts>> = /* @__PURE__ */ deepFreeze({
  Emotional: {
    center: "Solar Plexus",
    types: ["Generator", "Manifesting Generator", "Projector", "Manifestor"],
  },
  Sacral: { center: "Sacral", types: ["Generator", "Manifesting Generator"] },
  Splenic: { center: "Spleen", types: ["Projector", "Manifestor"] },
  "Ego Manifested": { center: "Ego", types: ["Manifestor"] },
  "Ego Projected": { center: "Ego", types: ["Projector"] },
  "Self Projected": { center: "G", types: ["Projector"] },
  "Sounding Board": { center: null, types: ["Projector"] },
  Lunar: { center: null, types: ["Reflector"] },
});
