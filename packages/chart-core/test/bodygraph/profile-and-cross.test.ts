import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CROSSES } from "../../src/bodygraph/crosses.js";
import { incarnationCross } from "../../src/bodygraph/incarnation-cross.js";
import { profileOf } from "../../src/bodygraph/profile-of.js";
import { PROFILES } from "../../src/bodygraph/profiles.js";
import type { Cross, CrossAngle, GateNumber } from "../../src/chart.js";
import { activationAt } from "../../src/wheel/activation-at.js";
import { WHEEL } from "../../src/wheel/wheel.js";
import { anyActivations } from "./synthetic-activations.js";

const ANGLES: readonly CrossAngle[] = ["Right Angle", "Juxtaposition", "Left Angle"];

/**
 * Positions of both Suns with the personality Sun in the middle of each base of the wheel, and the design Sun 88
 * degrees behind it.
 */
const ALL_SUNS = Array.from({ length: 360 * 192 }, (_, base) => {
  const longitudeDeg = (base + 0.5) / 192;
  return { personality: activationAt(longitudeDeg), design: activationAt((longitudeDeg + 272) % 360) };
});

const labelOf = (gate: GateNumber, angle: CrossAngle) =>
  incarnationCross({ ...activationAt(302), gate }, angle).label;

const ALL_CROSSES = WHEEL.flatMap((gate) => ANGLES.map((angle) => CROSSES[gate]![angle]));

describe("profiles", () => {
  test("two Suns 88 degrees apart give exactly the twelve profiles, in the order of the table", () => {
    const fromGateStart = (302 * 192) % ALL_SUNS.length;
    const inOrder = ALL_SUNS.slice(fromGateStart, fromGateStart + 1080);
    const profiles = inOrder.map(({ personality, design }) => profileOf(personality, design).profile);
    expect([...new Set(profiles)]).toEqual(Object.keys(PROFILES));
    expect(Object.keys(PROFILES)).toHaveLength(12);
    const everywhere = new Set(
      ALL_SUNS.map(({ personality, design }) => profileOf(personality, design).profile),
    );
    expect(everywhere.size).toBe(12);
  });

  test("4/1 is juxtaposition; 5/1, 5/2, 6/2 and 6/3 are left angle; the other seven are right angle", () => {
    const withAngle = (angle: CrossAngle) =>
      Object.entries(PROFILES)
        .filter(([, facts]) => facts.angle === angle)
        .map(([profile]) => profile);
    expect(withAngle("Juxtaposition")).toEqual(["4/1"]);
    expect(withAngle("Left Angle")).toEqual(["5/1", "5/2", "6/2", "6/3"]);
    expect(withAngle("Right Angle")).toEqual(["1/3", "1/4", "2/4", "2/5", "3/5", "3/6", "4/6"]);
  });

  test("a profile's name consists of the names of its two lines", () => {
    const lines = ["", "Investigator", "Hermit", "Martyr", "Opportunist", "Heretic", "Role Model"];
    for (const [profile, { name }] of Object.entries(PROFILES)) {
      const [personality, design] = profile.split("/").map(Number);
      expect(name).toBe(`${lines[personality!]} / ${lines[design!]}`);
    }
  });

  test("a pair of lines that two Suns 88 degrees apart cannot have is rejected", () => {
    const position = activationAt(302);
    expect(() => profileOf(position, position)).toThrow(RangeError);
  });
});

describe("crosses", () => {
  test("there are 192 crosses: three for each of the 64 gates", () => {
    expect(Object.keys(CROSSES)).toHaveLength(64);
    expect(new Set(ALL_CROSSES.map(({ gates, angle }) => labelOf(gates[0], angle))).size).toBe(192);
  });

  test("each cross in the table has the gates of both Suns and both Earths, for every position on the wheel", () => {
    const met = new Set<Cross>();
    for (const [base, { personality, design }] of ALL_SUNS.entries()) {
      const cross = CROSSES[personality.gate]![profileOf(personality, design).angle];
      const half = ALL_SUNS[(base + ALL_SUNS.length / 2) % ALL_SUNS.length]!;
      const gates = [personality.gate, half.personality.gate, design.gate, half.design.gate];
      if (gates.join() !== cross.gates.join()) expect.fail(`${base / 192}: ${gates} are not ${cross.gates}`);
      met.add(cross);
    }
    expect(met.size).toBe(192);
  });

  test("a chart's cross is the one in the table, and its label shows the gates of both Suns and Earths", () => {
    fc.assert(
      fc.property(anyActivations, (activations) => {
        const { personality, design } = activations;
        const { profile, angle } = profileOf(personality.sun, design.sun);
        const { cross, label } = incarnationCross(personality.sun, angle);
        expect(cross).toEqual(CROSSES[personality.sun.gate]![PROFILES[profile].angle]);
        const gates = [
          personality.sun.gate,
          personality.earth.gate,
          design.sun.gate,
          design.earth.gate,
        ] as const;
        expect(label).toContain(`(${gates[0]}/${gates[1]} | ${gates[2]}/${gates[3]})`);
      }),
      { numRuns: 1000 },
    );
  });

  test("each right angle name covers four gates 90 degrees apart, numbered 1 to 4 around the wheel from gate 13", () => {
    const named = groupByName("Right Angle");
    expect(named.size).toBe(16);
    for (const crosses of named.values()) {
      expect(crosses.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
      expect(stepsBetween(crosses)).toEqual([16, 16, 16, 16]);
    }
  });

  test("each left angle name covers two opposite gates, numbered 1 and 2 around the wheel from gate 13", () => {
    const named = groupByName("Left Angle");
    expect(named.size).toBe(32);
    for (const crosses of named.values()) {
      expect(crosses.map(({ number }) => number)).toEqual([1, 2]);
      expect(stepsBetween(crosses)).toEqual([32, 32]);
    }
  });

  test("each juxtaposition cross has a unique name and no number", () => {
    const named = groupByName("Juxtaposition");
    expect(named.size).toBe(64);
    for (const crosses of named.values()) expect(crosses.map(({ number }) => number)).toEqual([null]);
  });

  test.each([
    [38, "Right Angle", "Right Angle Cross of Tension (38/39 | 48/21)", 4],
    [1, "Right Angle", "Right Angle Cross of The Sphinx (1/2 | 7/13)", 4],
    [13, "Right Angle", "Right Angle Cross of The Sphinx (13/7 | 1/2)", 1],
    [44, "Juxtaposition", "Juxtaposition Cross of Alertness (44/24 | 7/13)", null],
    [51, "Left Angle", "Left Angle Cross of The Clarion (51/57 | 61/62)", 1],
    [26, "Left Angle", "Left Angle Cross of Confrontation (26/45 | 6/36)", 2],
  ] as const)("the Sun in gate %i, %s, gives the %s, number %s", (gate, angle, label, number) => {
    const cross = CROSSES[gate]![angle];
    expect(labelOf(gate, angle)).toBe(label);
    expect(cross.number).toBe(number);
  });

  /** Groups the crosses of an angle by name, in the order of the wheel from gate 13. */
  function groupByName(angle: CrossAngle): Map<string, Cross[]> {
    const groups = new Map<string, Cross[]>();
    for (const gate of [...WHEEL.slice(2), ...WHEEL.slice(0, 2)]) {
      const cross = CROSSES[gate]![angle];
      groups.set(cross.name, [...(groups.get(cross.name) ?? []), cross]);
    }
    return groups;
  }

  /** Returns the number of gates from each cross's Sun to the next one's, and from the last back to the first. */
  function stepsBetween(crosses: readonly Cross[]): number[] {
    const indexes = crosses.map(({ gates }) => WHEEL.indexOf(gates[0]));
    return indexes.map((index, i) => (indexes[(i + 1) % indexes.length]! - index + 64) % 64);
  }
});
