import { expect, test } from "vitest";
import { CHANNELS } from "../../src/bodygraph/channels.js";
import { circuitries, definedChannels } from "../../src/bodygraph/defined-channels.js";
import { pick } from "../../src/bodygraph/pick.js";
import { reusedList } from "../support/inputs.js";

/** Channels by the pair of centers that they connect, copied from a drawn bodygraph. */
const DRAWN: readonly (readonly [string, string, readonly string[]])[] = [
  ["Ajna", "Head", ["Logic (4-63)", "Awareness (24-61)", "Abstraction (47-64)"]],
  ["Ajna", "Throat", ["Curiosity (11-56)", "Acceptance (17-62)", "Structuring (23-43)"]],
  ["Ego", "G", ["Initiation (25-51)"]],
  ["Ego", "Solar Plexus", ["Community (37-40)"]],
  ["Ego", "Spleen", ["Surrender (26-44)"]],
  ["Ego", "Throat", ["The Money Line (21-45)"]],
  ["G", "Sacral", ["The Beat (2-14)", "Rhythm (5-15)", "Exploration (10-34)", "Discovery (29-46)"]],
  ["G", "Spleen", ["Perfected Form (10-57)"]],
  ["G", "Throat", ["Inspiration (1-8)", "The Alpha (7-31)", "Awakening (10-20)", "The Prodigal (13-33)"]],
  ["Root", "Sacral", ["Mutation (3-60)", "Concentration (9-52)", "Maturation (42-53)"]],
  ["Root", "Solar Plexus", ["Synthesis (19-49)", "Recognition (30-41)", "Emoting (39-55)"]],
  ["Root", "Spleen", ["Judgment (18-58)", "Struggle (28-38)", "Transformation (32-54)"]],
  ["Sacral", "Solar Plexus", ["Intimacy (6-59)"]],
  ["Sacral", "Spleen", ["Preservation (27-50)", "Power (34-57)"]],
  ["Sacral", "Throat", ["Charisma (20-34)"]],
  ["Solar Plexus", "Throat", ["Openness (12-22)", "Transitoriness (35-36)"]],
  ["Spleen", "Throat", ["The Wavelength (16-48)", "The Brainwave (20-57)"]],
];

test("each of the 36 channels connects the same two centers as in the drawn bodygraph", () => {
  const drawn = DRAWN.flatMap(([a, b, names]) => names.map((longName) => [longName, [a, b]]));
  const inTable = CHANNELS.map(({ id, name, centers }) => [`${name} (${id})`, [...centers].sort()]);
  expect(inTable).toHaveLength(36);
  expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(drawn));
});

test("a channel's id consists of its two gates, the lower first", () => {
  for (const { id, gates } of CHANNELS) {
    expect(id).toBe(`${gates[0]}-${gates[1]}`);
    expect(gates[0]).toBeLessThan(gates[1]);
  }
});

test("channel names are unique, and channels are sorted by id as text", () => {
  expect(new Set(CHANNELS.map(({ name }) => name)).size).toBe(36);
  const ids = CHANNELS.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  expect(ids.slice(0, 5)).toEqual(["1-8", "10-20", "10-34", "10-57", "11-56"]);
});

test("each circuit contains its own channels", () => {
  const idsOf = (circuit: string) =>
    CHANNELS.filter((channel) => channel.circuit === circuit).map(({ id }) => id);
  expect(idsOf("Integration")).toEqual(["10-20", "10-57", "20-34", "34-57"]);
  expect(idsOf("Centering")).toEqual(["10-34", "25-51"]);
  expect(idsOf("Defense")).toEqual(["27-50", "6-59"]);
  expect(idsOf("Ego")).toEqual(["19-49", "21-45", "26-44", "32-54", "37-40"]);
  expect(idsOf("Knowing")).toHaveLength(9);
  expect(idsOf("Understanding")).toHaveLength(7);
  expect(idsOf("Sensing")).toHaveLength(7);
});

test.each([
  { gates: [], expected: "" },
  { gates: [20, 34], expected: "Individual" },
  { gates: [10, 57, 13, 33, 37, 40, 39, 55], expected: "Individual, Collective Abstract, Tribal" },
  { gates: [6, 59, 4, 63, 1, 8], expected: "Individual, Collective Logic, Tribal" },
  { gates: [26, 44, 4, 63, 35, 36], expected: "Tribal, Collective Abstract, Collective Logic" },
])(
  'gates $gates give the circuitries "$expected", each once, in the order of the channels',
  ({ gates, expected }) => {
    expect(circuitries(definedChannels(reusedList(gates)))).toBe(expected);
  },
);

const channelsOf = (gates: readonly number[]) => pick(CHANNELS, definedChannels(reusedList(gates)));

test("a channel is defined only when both of its gates are active", () => {
  for (const channel of CHANNELS) {
    const [lower, higher] = channel.gates;
    expect(channelsOf([higher, lower])).toEqual([channel]);
    expect(channelsOf([lower])).toEqual([]);
    expect(channelsOf([higher])).toEqual([]);
  }
});

test("all 64 active gates define all 36 channels", () => {
  expect(channelsOf(Array.from({ length: 64 }, (_, index) => index + 1))).toEqual(CHANNELS);
});
