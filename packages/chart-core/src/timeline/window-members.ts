import type { Body, Chart, GateLine, Side } from "../chart.js";
import { WINDOW_MEMBERS } from "./window-members.generated.js";

export { WINDOW_MEMBERS };

/** One of {@link WINDOW_MEMBERS}: a member of a chart that `chartWindow` and `certainty` compare, such as `type`. */
export type WindowMember = (typeof WINDOW_MEMBERS)[number];

/**
 * Name of a single activation, such as `activations.design.moon`.
 *
 * @example
 * import { type ActivationMember, chartWindow } from "chart-core/time";
 *
 * const member: ActivationMember = "activations.design.moon";
 * const from = new Date("1990-09-05T00:00Z");
 * const to = new Date("1990-09-06T00:00Z");
 * const { uncertain } = chartWindow(from, to);
 * console.log(uncertain[member]?.map(({ value }) => value));
 */
export type ActivationMember = `activations.${Side}.${Body}`;

/** The values of a chart that a window compares: its members, with the 26 activations in place of `activations`. */
export type WindowValues = Omit<Pick<Chart, WindowMember>, "activations"> &
  Record<ActivationMember, GateLine>;
