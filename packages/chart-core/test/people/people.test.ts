import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../bench/lib/random.js";
import { checkPair, randomChart, themeShares } from "../../scripts/lib/random-pairs.js";
import { CHANNELS } from "../../src/bodygraph/channels.js";
import type { Center, Channel, ChannelId, Chart } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import { definitionDetails } from "../../src/details/index.js";
import { composite, group, type OwnedChannel, penta } from "../../src/people/index.js";
import { inputErrorOf } from "../support/input-error-of.js";

const a = computeChart(new Date("1988-09-04T01:15Z"));
const b = computeChart(new Date("1990-02-06T22:55Z"));
const c = computeChart(new Date("1958-06-07T23:17Z"));

const anyChart: fc.Arbitrary<Chart> = fc
  .integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) - 1 })
  .map((ms) => computeChart(new Date(ms)));

const ownedBy = (person: number, channels: readonly OwnedChannel[]) =>
  channels.filter((owned) => owned.person === person).map(({ channel }) => channel);

describe("a composite", () => {
  it("of a published pair has its channels in the published categories", () => {
    const { electromagnetic, companionship, dominance, compromise } = composite(a, b);
    expect(ownedBy(0, dominance)).toEqual(["11-56", "12-22", "21-45", "47-64"]);
    expect(ownedBy(1, dominance)).toEqual(["28-38"]);
    expect(ownedBy(0, compromise)).toEqual(["10-20", "18-58"]);
    expect(ownedBy(1, compromise)).toEqual(["23-43"]);
    expect(electromagnetic).toEqual(["4-63", "5-15"]);
    expect(companionship).toEqual([]);
  });

  it("lists the centers that each person defines, and those that both define", () => {
    const { centers, theme, definition } = composite(a, b);
    expect(centers).toEqual({
      a: ["Ego", "G", "Head", "Solar Plexus"],
      b: [],
      both: ["Ajna", "Root", "Spleen", "Throat"],
      bridged: ["Sacral"],
      open: [],
    });
    expect(theme).toBe("9-0");
    expect(definition).toEqual({ a: a.definition, b: b.definition, union: "Split Definition" });
  });

  it("is the same with the people swapped, except for the owners of channels", () => {
    fc.assert(
      fc.property(anyChart, anyChart, (one, other) => {
        const [there, back] = [composite(one, other), composite(other, one)];
        const swapped = (channels: readonly OwnedChannel[]) =>
          channels.map(({ channel, person }) => ({ channel, person: 1 - person }));
        expect(back.electromagnetic).toEqual(there.electromagnetic);
        expect(back.companionship).toEqual(there.companionship);
        expect(back.dominance).toEqual(swapped(there.dominance));
        expect(back.compromise).toEqual(swapped(there.compromise));
        expect(back.centers).toEqual({ ...there.centers, a: there.centers.b, b: there.centers.a });
        expect(back.bridgingGates).toEqual({ a: there.bridgingGates.b, b: there.bridgingGates.a });
        expect(back.joiningChannels).toEqual({ a: there.joiningChannels.b, b: there.joiningChannels.a });
        expect(back.theme).toBe(there.theme);
        expect(back.channelsShort).toEqual(there.channelsShort);
      }),
      { numRuns: 60 },
    );
  });

  it("of a person with themselves has only companionship channels", () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const self = composite(chart, chart);
        expect(self.companionship).toEqual(chart.channelsShort);
        expect([self.electromagnetic, self.dominance, self.compromise]).toEqual([[], [], []]);
        expect(self.definition.union).toBe(chart.definition);
        expect(self.gates).toEqual(chart.gates);
        expect(self.centers.both).toEqual(chart.centers);
        expect(self.bridgingGates).toEqual({ a: [], b: [] });
        expect(self.joiningChannels).toEqual({ a: [], b: [] });
      }),
      { numRuns: 60 },
    );
  });

  it("lists the gates of one person that each alone join the other's parts, as the details of the other list them", () => {
    fc.assert(
      fc.property(anyChart, anyChart, (one, other) => {
        const { bridgingGates } = composite(one, other);
        const missing = definitionDetails(one).bridgingGates;
        expect(bridgingGates.a).toEqual(missing.filter((gate) => other.gates.includes(gate)));
        for (const gate of other.gates.filter((gate) => !one.gates.includes(gate))) {
          const parts = partsOf([...one.gates, gate]);
          const isJoined = one.definedCenters.some((part) =>
            one.definedCenters.some(
              (next) =>
                next !== part && parts.some((all) => all.includes(part[0]!) && all.includes(next[0]!)),
            ),
          );
          expect(bridgingGates.a.includes(gate), gate).toBe(isJoined);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("lists the channels of the union that join one person's parts by the rule, and none if nothing joins them", () => {
    fc.assert(
      fc.property(anyChart, anyChart, (one, other) => {
        const { joiningChannels, channelsShort } = composite(one, other);
        expect(joiningChannels.a).toEqual(joinsByPaths(one, channelsShort));
        const joined = partsOf([...one.gates, ...other.gates]);
        const groups = new Set(
          one.definedCenters.map((part) => joined.findIndex((all) => all.includes(part[0]!))),
        );
        expect(joiningChannels.a.length > 0).toBe(groups.size < one.definedCenters.length);
      }),
      { numRuns: 200 },
    );
  });

  it("lists no channel that runs beside another one into a dead end", () => {
    const one = computeChart(new Date("1962-12-28T14:09:36Z"));
    const other = computeChart(new Date("1985-08-04T18:28:48Z"));
    const { joiningChannels, channelsShort } = composite(one, other);
    expect(channelsShort).toEqual(expect.arrayContaining(["2-14", "5-15"]));
    expect(joiningChannels.a).not.toContain("2-14");
    expect(joiningChannels.a).not.toContain("5-15");
  });

  it("has each channel of the pair in exactly one category, for 100 random pairs with a fixed seed", () => {
    const random = randomNumbers(7);
    expect(Array.from({ length: 100 }, () => checkPair(random).faults).flat()).toEqual([]);
  });

  it("has each theme as often as expected, over 3,000 random pairs with a fixed seed", () => {
    const random = randomNumbers(9);
    const shares = themeShares(Array.from({ length: 3000 }, () => checkPair(random).theme));
    const known = { "9-0": 30.2, "8-1": 35, "7-2": 23.7, "6-3": 8.9, "5-4": 2, "4-5": 0.3 };
    // Four standard deviations of a share of 3,000 pairs.
    for (const [theme, percent] of Object.entries(known)) {
      const deviation = 4 * Math.sqrt((percent * (100 - percent)) / 3000);
      expect(Math.abs((shares[theme] ?? 0) - percent), theme).toBeLessThan(deviation);
    }
  });
});

/** The channels of a set of gates. */
function channelsOf(gates: readonly string[]): readonly Channel[] {
  return CHANNELS.filter((channel) => channel.gates.every((gate) => gates.includes(`${gate}`)));
}

/** The connected groups of centers that a set of gates defines, by repeated joining. */
function partsOf(gates: readonly string[]): readonly (readonly Center[])[] {
  let parts: Center[][] = [];
  for (const { centers } of channelsOf(gates)) {
    const touched = parts.filter((part) => centers.some((center) => part.includes(center)));
    parts = [...parts.filter((part) => !touched.includes(part)), [...touched.flat(), ...centers]];
  }
  return parts;
}

/** The joining channels by their rule: those of all simple paths from part to part, listed one by one. */
function joinsByPaths(one: Chart, union: readonly ChannelId[]): ChannelId[] {
  const added = CHANNELS.filter(({ id }) => union.includes(id) && !one.channelsShort.includes(id));
  const partOf = (center: Center) => one.definedCenters.findIndex((part) => part.includes(center));
  const onPaths = new Set<ChannelId>();
  const go = (
    start: number,
    center: Center,
    centers: readonly Center[],
    path: readonly ChannelId[],
  ): void => {
    for (const channel of added.filter((each) => each.centers.includes(center))) {
      const next = channel.centers.find((end) => end !== center)!;
      if (centers.includes(next)) continue;
      if (partOf(next) < 0) go(start, next, [...centers, next], [...path, channel.id]);
      else if (partOf(next) !== start) for (const id of [...path, channel.id]) onPaths.add(id);
    }
  };
  for (const [part, centers] of one.definedCenters.entries())
    for (const center of centers) go(part, center, [center], []);
  return CHANNELS.map(({ id }) => id).filter((id) => onPaths.has(id));
}

describe("a penta", () => {
  it("of three published people has the published gates, channels and gaps", () => {
    const { gates, channels, gaps } = penta([a, b, c]);
    const filled = gates.filter(({ people }) => people.length > 0);
    expect(Object.fromEntries(filled.map(({ gate, people }) => [gate, people]))).toEqual({
      33: [2],
      7: [1],
      1: [1, 2],
      13: [1],
      15: [1],
      5: [0, 2],
      29: [2],
    });
    expect(channels).toEqual([
      { channel: "13-33", half: "upper", people: [1, 2] },
      { channel: "5-15", half: "lower", people: [0, 1, 2] },
    ]);
    expect(gaps).toEqual([2, 8, 14, 31, 46]);
  });

  it("has twelve gates in four rows of three", () => {
    const { gates } = penta([a, b, c]);
    expect(gates.map(({ gate }) => gate)).toEqual([31, 8, 33, 7, 1, 13, 15, 2, 46, 5, 14, 29]);
    expect(gates.map(({ row }) => row)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(gates[4]).toMatchObject({ row: 2, column: "middle" });
  });

  it.each([
    [3, 2.71, 3.88],
    [4, 3.59, 2.69],
    [5, 4.27, 1.86],
  ])("of %i random people has %d channels and %d gaps on average", (people, channels, gaps) => {
    const random = randomNumbers(people);
    const pentas = Array.from({ length: 600 }, () =>
      penta(Array.from({ length: people }, () => randomChart(random))),
    );
    const mean = (count: (each: (typeof pentas)[number]) => number) =>
      pentas.reduce((sum, each) => sum + count(each), 0) / pentas.length;
    expect(Math.abs(mean((each) => each.channels.length) - channels)).toBeLessThan(0.25);
    expect(Math.abs(mean((each) => each.gaps.length) - gaps)).toBeLessThan(0.3);
  });

  it.each([0, 2, 6])("of %i people is none: INVALID_PEOPLE says how many make one", (count) => {
    const error = inputErrorOf(() => penta(Array.from({ length: count }, () => a)));
    expect(error).toMatchObject({ code: "INVALID_PEOPLE", field: "charts" });
    expect(error?.expected).toContain("3 to 5");
  });
});

describe("a group", () => {
  it("of two people has the gates of both, and lists who has each gate", () => {
    const { gates, channelsShort, centers } = group([a, b]);
    expect(gates.map(({ gate }) => gate)).toEqual(
      [...new Set([...a.gates, ...b.gates].map(Number))].sort((one, other) => one - other),
    );
    for (const { gate, people } of gates) {
      expect(people).toEqual(
        [a, b].flatMap((chart, index) => (chart.gates.includes(`${gate}`) ? [index] : [])),
      );
    }
    expect(channelsShort).toEqual(composite(a, b).channelsShort);
    expect(centers).toHaveLength(9);
  });

  it.each([1, 21])("of %i people is refused", (count) => {
    expect(inputErrorOf(() => group(Array.from({ length: count }, () => a)))).toMatchObject({
      code: "INVALID_PEOPLE",
    });
  });

  it("rejects values that are not charts", () => {
    expect(inputErrorOf(() => group("ab" as never))).toMatchObject({ code: "INVALID_PEOPLE" });
    for (const other of [undefined, null, {}, { ...b, personality: null }, { ...b, design: null }])
      expect(inputErrorOf(() => composite(a, other as never))).toMatchObject({
        code: "INVALID_CHART",
        field: "b",
      });
  });
});
