import { BODIES, type Body, type Chart, type GateLine, type Side } from "../chart.js";

/**
 * The members of a chart that windows compare, in the order of the chart. Longitudes, colors, tones and bases are left
 * out because they change all the time.
 */
export const WINDOW_MEMBERS = [
  "type",
  "profile",
  "channelsShort",
  "centers",
  "strategy",
  "authority",
  "incarnationCross",
  "definition",
  "signature",
  "notSelfTheme",
  "cognition",
  "determination",
  "variables",
  "motivation",
  "transference",
  "perspective",
  "distraction",
  "environment",
  "circuitries",
  "channelsLong",
  "gates",
  "activations",
] as const;
Object.freeze(WINDOW_MEMBERS);

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

/** Reads one of the {@link WindowValues} from a chart. */
export interface WindowValueReader {
  readonly name: keyof WindowValues;
  readonly read: (chart: Chart) => string | readonly string[];
}

/** The readers of all {@link WindowValues}, in the order of the chart. */
export const VALUE_READERS: readonly WindowValueReader[] = WINDOW_MEMBERS.flatMap(
  (member): WindowValueReader[] => {
    if (member !== "activations") return [{ name: member, read: (chart) => chart[member] }];
    return (["design", "personality"] as const).flatMap((side) =>
      BODIES.map((body) => ({
        name: `activations.${side}.${body}` as const,
        read: ({ activations }: Chart) => activations[side][body],
      })),
    );
  },
);

/** Lists the members in which two charts differ, in the order of `WINDOW_MEMBERS`. */
export function differingMembers(a: Chart, b: Chart): WindowMember[] {
  return WINDOW_MEMBERS.filter((member) =>
    member === "activations" ? !haveSameActivations(a, b) : !isSameValue(a[member], b[member]),
  );
}

function haveSameActivations({ activations: a }: Chart, { activations: b }: Chart): boolean {
  return BODIES.every(
    (body) => a.design[body] === b.design[body] && a.personality[body] === b.personality[body],
  );
}

/** True if two values of a member are the same string or the same list of strings. */
export function isSameValue(a: string | readonly string[], b: string | readonly string[]): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
