import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../bench/lib/random.js";
import { faultsOfWindow } from "../../scripts/lib/random-windows.js";
import { computeChart } from "../../src/compute-chart.js";
import { certainty, chartWindow, findChanges, WINDOW_MEMBERS } from "../../src/time/index.js";
import { inputErrorOf } from "../support/input-error-of.js";

const from = new Date("1990-09-05T00:00Z");
const to = new Date("1990-09-06T00:00Z");

describe("a window", () => {
  const window = chartWindow(from, to);

  it("compares the members of a chart from type to activations", () => {
    const chart = computeChart(from);
    const names = Object.keys(chart);
    expect(names.slice(names.indexOf("type"), names.indexOf("activations") + 1)).toEqual([...WINDOW_MEMBERS]);
  });

  it("has the chart of every minute, and each span differs from the last in exactly the members listed (random windows, fixed seed)", () => {
    const random = randomNumbers(18);
    const faults = Array.from({ length: 12 }, () => faultsOfWindow(random)).flat();
    expect(faults).toEqual([]);
  });

  it("starts and ends at the given moments; each span starts where the last one ends and has the chart of its first moment", () => {
    expect(window.spans[0]!.from).toEqual(from);
    expect(window.spans.at(-1)!.to).toEqual(to);
    for (const [index, span] of window.spans.entries()) {
      expect(span.chart).toEqual(computeChart(span.from));
      if (index > 0) expect(span.from).toEqual(window.spans[index - 1]!.to);
    }
  });

  it("lists all changes of a gate or line, and only changes that findChanges lists too", () => {
    const all = findChanges(from, to, { level: "tone", bodies: ["sun", "earth", "northNode", "southNode"] });
    const lines = findChanges(from, to);
    const key = ({ at, side, body }: (typeof all)[number]) => `${at.toISOString()} ${side} ${body}`;
    const found = new Set(window.changes.map(key));
    for (const line of lines) expect(found, key(line)).toContain(key(line));
    const known = new Set([...all, ...lines].map(key));
    for (const change of window.changes) expect(known, key(change)).toContain(key(change));
    for (const { members } of window.changes) expect(members.length).toBeGreaterThan(0);
  });

  it("lists for each of two simultaneous changes only the members that it changes itself", () => {
    const earthChanges = window.changes.filter(({ body, side }) => body === "earth" && side === "design");
    expect(earthChanges.length).toBeGreaterThan(0);
    for (const { members } of earthChanges) expect(members).not.toContain("profile");
  });

  it("separates certain from uncertain members, with one entry for each activation", () => {
    const { certain, uncertain } = window;
    const names = [...Object.keys(certain), ...Object.keys(uncertain)];
    expect(names).toHaveLength(WINDOW_MEMBERS.length - 1 + 26);
    expect(new Set(names)).toContain("activations.design.moon");
    expect(certain["activations.personality.pluto"]).toBe(computeChart(from).activations.personality.pluto);
    for (const [name, values] of Object.entries(uncertain)) {
      expect(values.length, name).toBeGreaterThan(1);
      expect(values.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      const shares = values.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }
  });

  it("gives the separate spans in which a value holds, and their share of the time", () => {
    const [first] = window.uncertain.type!;
    const ms = first!.spans.reduce((sum, span) => sum + (span.to.getTime() - span.from.getTime()), 0);
    expect(first!.share).toBeCloseTo(ms / 86_400_000, 12);
    expect(first).toMatchObject({ value: "Projector" });
    for (const [index, span] of first!.spans.entries())
      if (index > 0) expect(span.from > first!.spans[index - 1]!.to).toBe(true);
  });

  it("of one millisecond has one span and no uncertain members", () => {
    const { spans, uncertain } = chartWindow(from, new Date(from.getTime() + 1));
    expect(spans).toHaveLength(1);
    expect(uncertain).toEqual({});
  });

  it("of 48 hours is accepted, a longer one is rejected as INVALID_WINDOW", () => {
    const at = (hours: number) => new Date(from.getTime() + hours * 3_600_000);
    expect(chartWindow(from, at(48)).spans.length).toBeGreaterThan(50);
    expect(inputErrorOf(() => chartWindow(from, new Date(at(48).getTime() + 1)))).toMatchObject({
      code: "INVALID_WINDOW",
    });
    expect(inputErrorOf(() => chartWindow(to, from))).toMatchObject({ code: "INVALID_WINDOW" });
  });
});

describe("the certainty of a chart", () => {
  const birth = new Date("1990-09-05T19:17Z");
  const holdings = certainty(birth);

  it("has every member with its value", () => {
    expect(Object.keys(holdings)).toEqual([...WINDOW_MEMBERS]);
    const chart = computeChart(birth);
    for (const member of WINDOW_MEMBERS) expect(holdings[member].value).toEqual(chart[member]);
  });

  it("gives the start and end of each value to the millisecond", () => {
    const valueAt = (ms: number, member: (typeof WINDOW_MEMBERS)[number]) =>
      JSON.stringify(computeChart(new Date(ms))[member]);
    for (const member of WINDOW_MEMBERS) {
      const { since, until } = holdings[member];
      const own = valueAt(birth.getTime(), member);
      if (since !== null) {
        expect(valueAt(since.getTime(), member)).toBe(own);
        expect(valueAt(since.getTime() - 1, member), member).not.toBe(own);
      }
      if (until !== null) {
        expect(valueAt(until.getTime() - 1, member)).toBe(own);
        expect(valueAt(until.getTime(), member), member).not.toBe(own);
      }
      for (const minute of [-1, 1].map((way) => birth.getTime() + way * 86_400_000)) {
        const isBeyond = minute < birth.getTime() ? since === null : until === null;
        if (isBeyond) expect(valueAt(minute, member), member).toBe(own);
      }
    }
    expect(holdings.type.until).toEqual(new Date("1990-09-05T19:44:45.236Z"));
    expect(holdings.type.since).toBeNull();
  });

  it("has no start or end beyond the supported years", () => {
    expect(certainty(new Date("2200-01-01T23:59:59.999Z")).gates.until).toBeNull();
    expect(certainty(new Date("1799-12-31T00:00Z")).gates.since).toBeNull();
  });
});
