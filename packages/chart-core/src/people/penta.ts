import type { ChannelId, DerivedChart, GateNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { checkPeople } from "./check-people.js";
import { peopleByGate, peopleIn } from "./people-by-gate.js";

/** Column of a gate in the drawing of a penta, which has four rows: Throat, G twice, and Sacral. */
export type PentaColumn = "left" | "middle" | "right";

/** One of the penta's twelve gates. */
export interface PentaGate {
  /** The gate's number. */
  readonly gate: GateNumber;
  /** Row from the top: 1 (Throat), 2 or 3 (G), or 4 (Sacral). */
  readonly row: 1 | 2 | 3 | 4;
  /** Column from the left. */
  readonly column: PentaColumn;
  /** The people who have it, as increasing indexes from 0; empty for a gap. */
  readonly people: readonly number[];
}

/** An active channel of the penta: somebody has each of its two gates. */
export interface PentaChannel {
  /** The channel's id: `"<lower gate>-<higher gate>"`. */
  readonly channel: ChannelId;
  /** Half of the penta: `upper` joins G and Throat, `lower` joins Sacral and G. */
  readonly half: "upper" | "lower";
  /** Everybody who has one of its gates, as increasing indexes. */
  readonly people: readonly number[];
}

/** The penta of three to five people. */
export interface Penta {
  /** The twelve gates, row by row. */
  readonly gates: readonly PentaGate[];
  /** The active channels, from left to right: the upper half first, then the lower. */
  readonly channels: readonly PentaChannel[];
  /** The gates that nobody has, sorted by number. */
  readonly gaps: readonly GateNumber[];
}

const COLUMNS: readonly PentaColumn[] = ["left", "middle", "right"];

/**
 * The gates of the penta from the Throat down to the Sacral, row by row from left to right. Channels join row 1 to row 2,
 * and row 3 to row 4.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const PENTA_ROWS: readonly (readonly [left: GateNumber, middle: GateNumber, right: GateNumber])[] =
  /* @__PURE__ */ deepFreeze([
    [31, 8, 33],
    [7, 1, 13],
    [15, 2, 46],
    [5, 14, 29],
  ]);

/** A channel of the penta, from the upper row's gate to the lower one's. */
interface Row {
  readonly channel: ChannelId;
  readonly half: PentaChannel["half"];
  readonly gates: readonly [GateNumber, GateNumber];
}

/** The channels from left to right: the upper half first, then the lower. */
const CHANNELS: readonly Row[] = (["upper", "lower"] as const).flatMap((half) =>
  COLUMNS.map((_, column): Row => {
    const row = half === "upper" ? 0 : 2;
    const gates = [PENTA_ROWS[row]![column]!, PENTA_ROWS[row + 1]![column]!] as const;
    return { channel: [...gates].sort((a, b) => a - b).join("-") as ChannelId, half, gates };
  }),
);

/**
 * Computes the penta of three to five people: who has its twelve gates, its active channels and its missing gates. A penta
 * has no type, no authority and no score. For other numbers of people, use {@link group}.
 *
 * @param charts The charts of the people, in any order. Their indexes stand for the people in the result.
 *
 * @throws ChartInputError `INVALID_PEOPLE` if `charts` is not a list of 3 to 5 members.
 * @throws ChartInputError `INVALID_CHART` if a member is not a chart.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { penta } from "chart-core/people";
 *
 * const births = ["1988-09-04T01:15Z", "1990-02-06T22:55Z", "1958-06-07T23:17Z"];
 * const charts = births.map((birth) => computeChart(new Date(birth)));
 * const result = penta(charts);
 * console.log(result.channels, result.gaps);
 */
export function penta(charts: readonly DerivedChart[]): Penta {
  const people = peopleByGate(checkPeople(charts, { least: 3, most: 5, name: "penta" }));
  const gates = PENTA_ROWS.flatMap((row, index) =>
    row.map(
      (gate, column): PentaGate => ({
        gate,
        row: (index + 1) as PentaGate["row"],
        column: COLUMNS[column]!,
        people: peopleIn(people[gate]!),
      }),
    ),
  );
  return {
    gates,
    channels: CHANNELS.filter(({ gates: [a, b] }) => people[a] !== 0 && people[b] !== 0).map(
      ({ channel, half, gates: [a, b] }) => ({ channel, half, people: peopleIn(people[a]! | people[b]!) }),
    ),
    gaps: gates
      .map(({ gate }) => gate)
      .filter((gate) => people[gate] === 0)
      .sort((a, b) => a - b),
  };
}
