import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodygraphOf, channelEnds } from "../../src/bodygraph/bodygraph-of.js";
import { centerSet } from "../../src/bodygraph/center-sets.js";
import { CENTERS } from "../../src/bodygraph/centers.js";
import { GATES } from "../../src/bodygraph/gates.js";
import { BODIES, type Chart, type GateNumber } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import { centerDetails, crossDetails, definitionDetails, fixings } from "../../src/details/index.js";
import { LINE_FIXINGS, QUARTERS } from "../../src/tables/index.js";
import { WHEEL } from "../../src/wheel/wheel.js";

const chart = computeChart(new Date("1988-09-04T01:15Z"));

const anyChart: fc.Arbitrary<Chart> = fc
  .integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) - 1 })
  .map((ms) => computeChart(new Date(ms)));

const gatesOf = ({ gates }: Chart) => gates.map(Number) as GateNumber[];

it("the bodygraph of a set of gates equals that of a chart with these gates", () => {
  fc.assert(
    fc.property(anyChart, (any) => {
      const { channelsShort, centers, parts, definition } = bodygraphOf(channelEnds(gatesOf(any)));
      expect(channelsShort).toEqual(any.channelsShort);
      expect(centers).toEqual(any.centers);
      expect(parts).toEqual(any.definedCenters.map(centerSet));
      expect(definition).toBe(any.definition);
    }),
    { numRuns: 300 },
  );
});

describe("the details of a definition", () => {
  it("list the parts and bridging gates of a split that a single gate can join", () => {
    expect(definitionDetails(chart)).toEqual({
      parts: [
        ["Ajna", "Ego", "G", "Head", "Solar Plexus", "Throat"],
        ["Root", "Spleen"],
      ],
      splitKind: "small",
      bridgingGates: ["26", "30", "57"],
      bridgingChannels: ["16-48", "19-49", "39-55"],
      hangingGates: ["63", "44", "35", "5", "41", "37", "23"],
    });
  });

  it("have a kind of split for exactly two parts: wide if no single gate joins them, small otherwise", () => {
    fc.assert(
      fc.property(anyChart, (any) => {
        const { splitKind, bridgingGates, parts } = definitionDetails(any);
        expect(splitKind === null).toBe(parts.length !== 2);
        if (splitKind !== null) expect(splitKind).toBe(bridgingGates.length > 0 ? "small" : "wide");
      }),
      { numRuns: 200 },
    );
  });

  it("list as bridging exactly the gates and channels that join parts", () => {
    fc.assert(
      fc.property(anyChart, (any) => {
        const { bridgingGates, bridgingChannels, parts } = definitionDetails(any);
        const partsWith = (added: readonly GateNumber[]) =>
          bodygraphOf(channelEnds([...gatesOf(any), ...added])).parts;
        const joins = (added: readonly GateNumber[]) =>
          partsWith(added).some(
            (whole) => parts.filter((part) => (whole & centerSet(part)) !== 0).length > 1,
          );
        for (const gate of WHEEL) {
          if (!any.gates.includes(`${gate}`))
            expect(joins([gate]), `gate ${gate}`).toBe(bridgingGates.includes(`${gate}`));
        }
        for (const id of bridgingChannels)
          expect(joins(id.split("-").map(Number) as GateNumber[]), id).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it("every center is in exactly one list: defined by one side, by each or by both together, undefined, or open", () => {
  fc.assert(
    fc.property(anyChart, (any) => {
      const { defined, undefined: undefinedCenters, open } = centerDetails(any);
      expect(Object.values(defined).flat().sort()).toEqual(any.centers);
      const byOf = (side: Chart["personality"]) =>
        bodygraphOf(channelEnds(BODIES.map((body) => side[body].gate))).centers;
      const [byPersonality, byDesign] = [byOf(any.personality), byOf(any.design)];
      for (const center of any.centers) {
        const by = [byPersonality.includes(center), byDesign.includes(center)];
        const list = ["together", "design", "personality", "each"][2 * Number(by[0]) + Number(by[1])];
        expect(defined[list as keyof typeof defined], center).toContain(center);
      }
      expect([...any.centers, ...undefinedCenters, ...open].sort()).toEqual([...CENTERS]);
      for (const center of open) expect(any.gates.some((gate) => GATES[gate].center === center)).toBe(false);
      for (const center of undefinedCenters)
        expect(any.gates.some((gate) => GATES[gate].center === center)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it("each quarter has the crosses of sixteen gates, the first quarter starting with gate 13", () => {
  const quarters = WHEEL.map(
    (gate) => crossDetails({ cross: { ...chart.cross, gates: [gate, 1, 1, 1] } }).quarter,
  );
  for (const quarter of QUARTERS) expect(quarters.filter((each) => each === quarter)).toHaveLength(16);
  expect(quarters[WHEEL.indexOf(13)]).toBe("Initiation");
  expect(quarters[WHEEL.indexOf(24)]).toBe("Initiation");
  expect(quarters[WHEEL.indexOf(1)]).toBe("Mutation");
  expect(crossDetails(chart)).toEqual({ ...chart.cross, quarter: "Duality" });
});

describe("line fixings", () => {
  it("are known for all 384 lines, six of them contested", () => {
    const all = Object.values(LINE_FIXINGS).flatMap((lines) => Object.values(lines));
    expect(all).toHaveLength(384);
    expect(all.filter(({ isContested }) => isContested)).toHaveLength(6);
    for (const { exalted, detriment } of all)
      for (const body of [...exalted, ...detriment]) expect(BODIES).toContain(body);
    expect(LINE_FIXINGS[1]![1]).toEqual({ exalted: ["moon"], detriment: ["uranus"], isContested: false });
    expect(LINE_FIXINGS[25]![4]).toEqual({ exalted: ["jupiter", "venus"], detriment: [], isContested: true });
  });

  const at = (gate: number, line: number) => ({ longitudeDeg: 0, gate, line, color: 1, tone: 1, base: 1 });
  /** A sky in which nothing stands on line 1 but what is given. */
  const sky = (own: Partial<Record<string, ReturnType<typeof at>>>) => {
    const side = Object.fromEntries(BODIES.map((body) => [body, at(64, 6)])) as Chart["personality"];
    return { personality: { ...side, ...own }, design: side };
  };

  it("apply to a body in its own gate and line", () => {
    expect(fixings(sky({ moon: at(1, 1) })).personality.moon).toEqual({
      state: "exalted",
      isContested: false,
    });
    expect(fixings(sky({ uranus: at(1, 1) })).personality.uranus.state).toBe("detriment");
    expect(fixings(sky({ mars: at(1, 1) })).personality.mars.state).toBeNull();
  });

  it("also apply if another body is in the harmonic gate on the same line, but not on a different line", () => {
    expect(fixings(sky({ mars: at(1, 1), moon: at(8, 1) })).personality.mars.state).toBe("exalted");
    expect(fixings(sky({ mars: at(1, 1), moon: at(8, 2) })).personality.mars.state).toBeNull();
    expect(fixings(sky({ mars: at(1, 1), moon: at(2, 1) })).personality.mars.state).toBeNull();
  });

  it("are juxtaposed if both an exalting and a detrimental body are present", () => {
    expect(fixings(sky({ moon: at(1, 1), uranus: at(8, 1) })).personality.moon.state).toBe("juxtaposed");
  });

  it("are marked as contested if sources disagree", () => {
    expect(fixings(sky({ sun: at(24, 1) })).personality.sun).toEqual({ state: "exalted", isContested: true });
  });
});
