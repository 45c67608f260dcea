import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { authority } from "../../src/bodygraph/authority.js";
import { centersOf } from "../../src/bodygraph/center-sets.js";
import { CHANNELS } from "../../src/bodygraph/channels.js";
import { chartType } from "../../src/bodygraph/chart-type.js";
import { connectedCenters } from "../../src/bodygraph/connected-centers.js";
import { definedChannels } from "../../src/bodygraph/defined-channels.js";
import { DEFINITIONS } from "../../src/bodygraph/definitions.js";
import { reusedList } from "../support/inputs.js";
import { derivedByClosure } from "./derivation-oracle.js";

function derived(activeGates: readonly number[]) {
  const groups = connectedCenters(definedChannels(reusedList(activeGates)));
  const { type } = chartType(groups);
  return {
    type,
    authority: authority(
      groups.reduce((all, group) => all | group, 0),
      type,
    ),
    groups: groups.map(centersOf),
  };
}

const anyGate = fc.integer({ min: 1, max: 64 });
const anyGates = fc.uniqueArray(anyGate, { maxLength: 26 });
const gatesOfAnyChannels = fc
  .uniqueArray(fc.constantFrom(...CHANNELS), { maxLength: 7 })
  .map((channels) => channels.flatMap(({ gates }) => gates));

describe("for any active gates", () => {
  const anyActiveGates = fc.oneof(anyGates, gatesOfAnyChannels);

  test("type, authority and groups of centers equal those of the transitive closure", () => {
    fc.assert(
      fc.property(anyActiveGates, (gates) => {
        const { groups, ...words } = derived(gates);
        const { groups: expectedGroups, ...expectedWords } = derivedByClosure(gates);
        expect(words).toEqual(expectedWords);
        expect(groups.map((group) => group.join(", ")).sort()).toEqual(expectedGroups);
      }),
      { numRuns: 5000 },
    );
  });

  test("groups are sorted by their first center, and the centers of each group by name", () => {
    fc.assert(
      fc.property(anyActiveGates, (gates) => {
        const { groups } = derived(gates);
        for (const group of groups) expect(group).toEqual([...group].sort());
        const firsts = groups.map(([first]) => first!);
        expect(firsts).toEqual([...firsts].sort());
      }),
    );
  });

  test("only the allowed pairs of authority and type occur", () => {
    const typesOfAuthority: Record<string, readonly string[]> = {
      Emotional: ["Manifesting Generator", "Generator", "Manifestor", "Projector"],
      Sacral: ["Manifesting Generator", "Generator"],
      Splenic: ["Manifestor", "Projector"],
      "Ego Manifested": ["Manifestor"],
      "Ego Projected": ["Projector"],
      "Self Projected": ["Projector"],
      "Sounding Board": ["Projector"],
      Lunar: ["Reflector"],
    };
    fc.assert(
      fc.property(anyActiveGates, (gates) => {
        const { type, authority } = derived(gates);
        expect(typesOfAuthority[authority]).toContain(type);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  { channels: [], type: "Reflector", authority: "Lunar", definition: "No Definition" },
  { channels: ["2-14"], type: "Generator", authority: "Sacral", definition: "Single Definition" },
  {
    channels: ["3-60", "12-22"],
    type: "Manifesting Generator",
    authority: "Emotional",
    definition: "Split Definition",
  },
  {
    channels: ["20-34"],
    type: "Manifesting Generator",
    authority: "Sacral",
    definition: "Single Definition",
  },
  {
    channels: ["5-15", "1-8"],
    type: "Manifesting Generator",
    authority: "Sacral",
    definition: "Single Definition",
  },
  { channels: ["3-60", "1-8"], type: "Generator", authority: "Sacral", definition: "Split Definition" },
  { channels: ["35-36"], type: "Manifestor", authority: "Emotional", definition: "Single Definition" },
  { channels: ["18-58", "16-48"], type: "Manifestor", authority: "Splenic", definition: "Single Definition" },
  {
    channels: ["25-51", "1-8"],
    type: "Manifestor",
    authority: "Ego Manifested",
    definition: "Single Definition",
  },
  { channels: ["21-45"], type: "Manifestor", authority: "Ego Manifested", definition: "Single Definition" },
  { channels: ["19-49"], type: "Projector", authority: "Emotional", definition: "Single Definition" },
  { channels: ["16-48"], type: "Projector", authority: "Splenic", definition: "Single Definition" },
  { channels: ["25-51"], type: "Projector", authority: "Ego Projected", definition: "Single Definition" },
  { channels: ["7-31"], type: "Projector", authority: "Self Projected", definition: "Single Definition" },
  { channels: ["4-63"], type: "Projector", authority: "Sounding Board", definition: "Single Definition" },
  {
    channels: ["4-63", "1-8", "18-58"],
    type: "Projector",
    authority: "Splenic",
    definition: "Triple Split Definition",
  },
  {
    channels: ["4-63", "1-8", "18-58", "6-59"],
    type: "Generator",
    authority: "Emotional",
    definition: "Quad Split Definition",
  },
])("channels $channels give $type, $authority authority and $definition", ({ channels, ...expected }) => {
  const { type, authority, groups } = derived(channels.flatMap((id) => id.split("-").map(Number)));
  expect({ type, authority, definition: DEFINITIONS[groups.length] }).toEqual(expected);
});
