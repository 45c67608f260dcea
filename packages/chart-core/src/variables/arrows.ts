import type { Arrows, Body, Side } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The activation that an arrow comes from, and the member of a chart that the same activation's color gives. */
export interface ArrowFacts {
  /** The side of the activation: the arrows of the personality concern the mind, those of the design the body. */
  readonly side: Side;
  /** The body of the activation. Its tone gives the arrow, 1 to 3 left and 4 to 6 right. */
  readonly body: Extract<Body, "sun" | "northNode">;
  /** The member of a chart that the arrow stands beside. */
  readonly member: "motivation" | "perspective" | "determination" | "environment";
}

/**
 * The four arrows, in the order in which `Chart.variables` lists them.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const ARROWS: Readonly<Record<keyof Arrows, ArrowFacts>> = /* @__PURE__ */ deepFreeze({
  personalitySun: { side: "personality", body: "sun", member: "motivation" },
  personalityNode: { side: "personality", body: "northNode", member: "perspective" },
  designSun: { side: "design", body: "sun", member: "determination" },
  designNode: { side: "design", body: "northNode", member: "environment" },
});
