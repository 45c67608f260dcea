import { describe, expect, it } from "vitest";
import { BODIES } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import {
  findChanges,
  speedsDegPerDay,
  stations,
  TRANSIT_CHANGE_KINDS,
  transitChanges,
  transitState,
  transits,
} from "../../src/time/index.js";

const chart = computeChart(new Date("1990-09-05T19:17Z"));
const [from, to] = [new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z")];
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe("the changes of the sky", () => {
  it("have the gate and line changes that findChanges lists for the sky", () => {
    for (const level of ["gate", "line"] as const) {
      const entries = transitChanges(from, to, { level }).filter(({ kind }) => kind === "enters");
      const changes = findChanges(from, to, { level, sides: ["personality"] });
      expect(entries).toEqual(
        changes.map(({ at, body, from: before, to: now, direction }) => ({
          at,
          kind: "enters",
          body,
          from: `${before.gate}.${before.line}`,
          to: `${now.gate}.${now.line}`,
          direction,
        })),
      );
    }
  });

  it("are half-open: a change at the first moment is listed, one at the end is not", () => {
    for (const change of transitChanges(from, new Date("2026-03-01T00:00Z"), { chart })) {
      const at = (list: ReturnType<typeof transitChanges>) =>
        list.filter((other) => other.at.getTime() === change.at.getTime());
      expect(at(transitChanges(change.at, after(change.at, 1), { chart }))).toContainEqual(change);
      expect(at(transitChanges(after(change.at, -1), change.at, { chart }))).toEqual([]);
    }
  });

  it("are the same in one span and in its parts", () => {
    const days = Array.from({ length: 73 }, (_, part) => after(from, part * 5 * 86_400_000));
    const parts = days.flatMap((day) => transitChanges(day, after(day, 5 * 86_400_000), { chart }));
    expect(parts).toEqual(transitChanges(from, after(from, 365 * 86_400_000), { chart }));
  });

  it("list simultaneous changes in the order of TRANSIT_CHANGE_KINDS", () => {
    const changes = transitChanges(from, to, { chart });
    for (const [index, change] of changes.slice(1).entries()) {
      const before = changes[index]!;
      const ranks = [before, change].map(({ kind }) => TRANSIT_CHANGE_KINDS.indexOf(kind));
      expect(before.at.getTime() < change.at.getTime() || ranks[0]! <= ranks[1]!).toBe(true);
    }
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(TRANSIT_CHANGE_KINDS));
  });

  it("count only the bodies that are named, for channels and centers too", () => {
    const slow = transitChanges(from, to, { chart, bodies: ["saturn", "venus"] });
    for (const change of slow) {
      if ("body" in change) expect(["saturn", "venus"]).toContain(change.body);
      if ("bodies" in change) for (const body of change.bodies) expect(["saturn", "venus"]).toContain(body);
    }
    expect(slow.some(({ kind }) => kind === "channel-begins")).toBe(true);
    expect(transitChanges(from, to, { chart, bodies: [] })).toEqual([]);
  });

  it("have stations of the nodes only if these are named", () => {
    const turning = (bodies?: readonly (typeof BODIES)[number][]) =>
      transitChanges(from, to, bodies && { bodies }).filter(({ kind }) => kind === "station");
    expect(turning().length).toBe(turning(BODIES.filter((body) => !body.endsWith("Node"))).length);
    expect(turning(BODIES).length - turning().length).toBe(2 * 54);
  });
});

describe("the state of the sky", () => {
  it("is that of transits, and leads to every later state by the changes", () => {
    const start = transitState(from, { chart });
    const channels = new Map(start.channels.map((channel) => [channel.channel, channel.how]));
    const centers = new Set(start.centers);
    const activations: Record<string, string> = { ...start.activations };
    expect(start.activations).toEqual(transits(from, chart).activations);
    const changes = transitChanges(after(from, 1), to, { chart, level: "line" });
    for (const [index, change] of changes.entries()) {
      if (change.kind === "enters") activations[change.body] = change.to;
      if (change.kind === "channel-begins") channels.set(change.channel, change.how);
      if (change.kind === "channel-ends") channels.delete(change.channel);
      if (change.kind === "center-begins") centers.add(change.center);
      if (change.kind === "center-ends") centers.delete(change.center);
      if (index % 100 !== 99 || changes[index + 1]?.at.getTime() === change.at.getTime()) continue;
      const { channels: lists, centersGained, activations: now } = transits(change.at, chart);
      expect(activations).toEqual(now);
      expect(
        [...channels]
          .filter(([, how]) => how === "completed")
          .map(([id]) => id)
          .sort(),
      ).toEqual([...lists.completed].sort());
      expect(
        [...channels]
          .filter(([, how]) => how === "transitOnly")
          .map(([id]) => id)
          .sort(),
      ).toEqual([...lists.transitOnly].sort());
      expect([...centers].sort()).toEqual(centersGained);
    }
  });

  it("has no channels and centers without a chart, and only the bodies that are named", () => {
    expect(transitState(from, { bodies: ["moon", "sun"] })).toEqual({
      activations: { sun: transits(from).activations.sun, moon: transits(from).activations.moon },
      channels: [],
      centers: [],
    });
  });
});

describe("stations", () => {
  it("are where the speed changes its sign", () => {
    for (const body of BODIES) {
      const found = stations(body, from, new Date("2028-01-01T00:00Z"));
      for (const { at, turns } of found) {
        const [before, now] = [after(at, -1000), after(at, 1000)].map(
          (birthMoment) => speedsDegPerDay({ birthMoment }).personality[body] > 0,
        );
        expect([before, now]).toEqual(turns === "direct" ? [false, true] : [true, false]);
      }
      expect(found.length > 0, body).toBe(!["sun", "earth", "moon"].includes(body));
    }
  });

  it("of Mercury in 2026 are those of published ephemerides, to the minute", () => {
    expect(
      stations("mercury", from, to).map(({ at, turns }) => `${at.toISOString().slice(0, 16)} ${turns}`),
    ).toEqual([
      "2026-02-26T06:48 retrograde",
      "2026-03-20T19:32 direct",
      "2026-06-29T17:35 retrograde",
      "2026-07-23T22:57 direct",
      "2026-10-24T07:12 retrograde",
      "2026-11-13T15:53 direct",
    ]);
  });

  it("are half-open, as changes are", () => {
    for (const { at } of stations("mercury", from, to)) {
      expect(stations("mercury", at, after(at, 1))).toHaveLength(1);
      expect(stations("mercury", after(at, -1), at)).toHaveLength(0);
    }
  });
});
