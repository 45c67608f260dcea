import type { Channel, ChannelId, Circuit, Circuitry, GateNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { CENTER_OF_GATE } from "./gate-names.js";

/**
 * The circuitry that each circuit belongs to. Integration, which the system keeps apart, counts as Individual.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const CIRCUITS: Readonly<Record<Circuit, Circuitry>> = /* @__PURE__ */ deepFreeze({
  Knowing: "Individual",
  Centering: "Individual",
  Integration: "Individual",
  Understanding: "Collective Logic",
  Sensing: "Collective Abstract",
  Ego: "Tribal",
  Defense: "Tribal",
});

type Row = readonly [id: ChannelId, name: string, circuit: Circuit];

/**
 * In the order of {@link CHANNELS}. The ids are literals. If an id is put together at load and later used as a key, V8 stores
 * each text that contains it with two bytes a character.
 */
const ROWS: readonly Row[] = [
  ["1-8", "Inspiration", "Knowing"],
  ["10-20", "Awakening", "Integration"],
  ["10-34", "Exploration", "Centering"],
  ["10-57", "Perfected Form", "Integration"],
  ["11-56", "Curiosity", "Sensing"],
  ["12-22", "Openness", "Knowing"],
  ["13-33", "The Prodigal", "Sensing"],
  ["16-48", "The Wavelength", "Understanding"],
  ["17-62", "Acceptance", "Understanding"],
  ["18-58", "Judgment", "Understanding"],
  ["19-49", "Synthesis", "Ego"],
  ["2-14", "The Beat", "Knowing"],
  ["20-34", "Charisma", "Integration"],
  ["20-57", "The Brainwave", "Knowing"],
  ["21-45", "The Money Line", "Ego"],
  ["23-43", "Structuring", "Knowing"],
  ["24-61", "Awareness", "Knowing"],
  ["25-51", "Initiation", "Centering"],
  ["26-44", "Surrender", "Ego"],
  ["27-50", "Preservation", "Defense"],
  ["28-38", "Struggle", "Knowing"],
  ["29-46", "Discovery", "Sensing"],
  ["3-60", "Mutation", "Knowing"],
  ["30-41", "Recognition", "Sensing"],
  ["32-54", "Transformation", "Ego"],
  ["34-57", "Power", "Integration"],
  ["35-36", "Transitoriness", "Sensing"],
  ["37-40", "Community", "Ego"],
  ["39-55", "Emoting", "Knowing"],
  ["4-63", "Logic", "Understanding"],
  ["42-53", "Maturation", "Sensing"],
  ["47-64", "Abstraction", "Sensing"],
  ["5-15", "Rhythm", "Understanding"],
  ["6-59", "Intimacy", "Defense"],
  ["7-31", "The Alpha", "Understanding"],
  ["9-52", "Concentration", "Understanding"],
];

/**
 * The 36 channels in the order in which charts list them: by `id`, sorted as text. They are frozen, as charts
 * share them: `definedChannels` of a chart has the defined ones. The term `channel` of {@link GLOSSARY} has their meanings.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const CHANNELS: readonly Channel[] = /* @__PURE__ */ channelsOfRows();

/**
 * The 36 channels by their ids: `CHANNELS_BY_ID["37-40"].name`. The same objects as in {@link CHANNELS}.
 *
 * @example
 * import { CHANNELS_BY_ID, computeChart } from "chart-core";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * for (const id of chart.channelsShort) console.log(id, CHANNELS_BY_ID[id].circuit);
 */
export const CHANNELS_BY_ID: Readonly<Record<ChannelId, Channel>> = /* @__PURE__ */ byId(CHANNELS);

function byId(channels: readonly Channel[]): Readonly<Record<ChannelId, Channel>> {
  return Object.freeze(Object.fromEntries(channels.map((channel) => [channel.id, channel]))) as Record<
    ChannelId,
    Channel
  >;
}

/** Freezes each object when it is made, in a plain loop: the entries wait for it when they load. */
function channelsOfRows(): readonly Channel[] {
  const all: Channel[] = [];
  for (let index = 0; index < ROWS.length; index++) {
    const [id, name, circuit] = ROWS[index]!;
    const [lower, higher] = id.split("-").map(Number) as [GateNumber, GateNumber];
    all.push(
      Object.freeze({
        id,
        gates: Object.freeze([lower, higher] as const),
        centers: Object.freeze([CENTER_OF_GATE[lower], CENTER_OF_GATE[higher]] as const),
        name,
        circuit,
        circuitry: CIRCUITS[circuit],
      }),
    );
  }
  return Object.freeze(all);
}
