import { BODIES, type Chart } from "../chart.js";
import { WINDOW_MEMBERS, type WindowMember, type WindowValues } from "./window-members.js";

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
