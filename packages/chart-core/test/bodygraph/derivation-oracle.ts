import { CHANNELS } from "../../src/bodygraph/channels.js";
import { GATES } from "../../src/bodygraph/gates.js";

const NINE = ["Head", "Ajna", "Throat", "G", "Ego", "Spleen", "Sacral", "Solar Plexus", "Root"];

/**
 * Derives type, authority and definition independently of the implementation: by the transitive closure of the centers
 * (Floyd-Warshall) and by rules over names.
 */
export function derivedByClosure(activeGates: readonly number[]) {
  const connected = closureOf(activeGates);
  const defined = NINE.filter((center) => connected.get(center)!.size > 0);
  const has = (center: string) => defined.includes(center);
  const motors = ["Sacral", "Ego", "Solar Plexus", "Root"];
  const motorized = motors.some((motor) => connected.get("Throat")!.has(motor));
  const groups = new Set(defined.map((center) => [...connected.get(center)!].sort().join(", ")));

  let type = motorized ? "Manifestor" : "Projector";
  if (has("Sacral")) type = motorized ? "Manifesting Generator" : "Generator";
  if (defined.length === 0) type = "Reflector";

  const precedence = [
    ["Solar Plexus", "Emotional"],
    ["Sacral", "Sacral"],
    ["Spleen", "Splenic"],
    ["Ego", type === "Manifestor" ? "Ego Manifested" : "Ego Projected"],
    ["G", "Self Projected"],
  ] as const;
  const [, authority = defined.length > 0 ? "Sounding Board" : "Lunar"] =
    precedence.find(([center]) => has(center)) ?? [];

  return { type, authority, groups: [...groups].sort() };
}

/** Returns the centers that each center reaches over defined channels; a defined center reaches itself. */
function closureOf(activeGates: readonly number[]): Map<string, Set<string>> {
  const reached = new Map(NINE.map((center) => [center, new Set<string>()]));
  for (const { gates } of CHANNELS) {
    const [a, b] = gates;
    if (!activeGates.includes(a) || !activeGates.includes(b)) continue;
    reached.get(GATES[a]!.center)!.add(GATES[b]!.center);
    reached.get(GATES[b]!.center)!.add(GATES[a]!.center);
  }
  for (const via of NINE) {
    for (const from of NINE) {
      if (!reached.get(from)!.has(via)) continue;
      for (const to of reached.get(via)!) reached.get(from)!.add(to);
    }
  }
  return reached;
}
