import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calendarSpan,
  collectTransitEvents,
  returnEvents,
  transitEvents,
  writeCalendar,
} from "../../src/calendar/index.js";
import { computeChart } from "../../src/compute-chart.js";
import { findReturns, type TransitChange, transitChanges } from "../../src/time/index.js";
import { readCalendar } from "./read-calendar.js";

const chart = computeChart(new Date("1990-09-05T19:17Z"));
const YEAR = [new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z")] as const;

/** Events of a part of 2026 for the chart. */
function eventsOf(start: Date, end: Date) {
  const { from, to } = calendarSpan(start, end);
  return transitEvents(transitChanges(from, to, { chart }), { from: start, to: end });
}

describe("the span of a calendar", () => {
  it("begins with the first year of UTC, and ends three days after the calendar", () => {
    const span = calendarSpan(new Date("2026-11-30T10:00Z"), new Date("2027-01-31T00:00Z"));
    expect(span).toEqual({ from: new Date("2026-01-01T00:00Z"), to: new Date("2027-02-03T00:00Z") });
  });

  it("stays within the supported years", () => {
    const [first, end] = [new Date("1799-12-31T00:00Z"), new Date("2200-01-02T00:00Z")];
    expect(calendarSpan(first, end)).toEqual({ from: first, to: end });
    expect(transitChanges(first, new Date("1800-01-02T00:00Z"), { chart })).not.toEqual([]);
  });
});

describe("the events of transits", () => {
  const changes = transitChanges(...YEAR, { chart });
  const events = transitEvents(changes);

  it("have one for each entry, station and beginning", () => {
    const begins = changes.filter(({ kind }) => !kind.endsWith("-ends"));
    const ownEnds = events.filter(({ summary }) => isEnd(summary));
    expect(events.length - ownEnds.length).toBe(begins.length);
    expect(events.map(({ start }) => start)).toEqual([...events.map(({ start }) => start)].sort(byTime));
  });

  it("end where their state ends, if that is within three days", () => {
    const entry = (body: string, index: number) =>
      changes.slice(index).find((change) => change.kind === "enters" && change.body === body);
    let [spans, moments] = [0, 0];
    for (const [index, change] of changes.entries()) {
      if (change.kind !== "enters") continue;
      const event = events.find(
        ({ start, summary }) => start === change.at && summary.startsWith(nameOf(change)),
      )!;
      const next = entry(change.body, index + 1)?.at;
      const isShort = next !== undefined && next.getTime() - change.at.getTime() <= 3 * 86_400_000;
      expect(event.end).toEqual(isShort ? next : undefined);
      if (isShort) spans++;
      else moments++;
    }
    expect([spans > 100, moments > 100]).toEqual([true, true]);
  });

  it("that are moments say until when, and name the bodies that take over", () => {
    const descriptions = events.map(({ description }) => description);
    expect(descriptions).toContain("Completed by Venus. Until 2026-12-14 17:33 UTC.");
    expect(descriptions).toContain("Completed by the Sun, then Mercury. Until 2026-12-28 05:15 UTC.");
    for (const { start, end, description = "" } of events) {
      const [, until] = /Until (\S+ \S+) UTC\.$/.exec(description) ?? [];
      if (until === undefined) continue;
      expect(end).toBeUndefined();
      expect(Date.parse(`${until.replace(" ", "T")}Z`) - start.getTime()).toBeGreaterThan(
        3 * 86_400_000 - 60_000,
      );
    }
  });

  it("show the end of a channel or center only if its beginning is no event", () => {
    const open = new Set<string>();
    let known = 0;
    const shown = new Set(events.map(({ start, summary }) => `${start.getTime()} ${summary}`));
    for (const change of changes) {
      if (!("channel" in change)) continue;
      const name = [...shown].find((text) =>
        text.startsWith(`${change.at.getTime()} Channel ${change.channel} (`),
      );
      if (change.kind === "channel-begins") open.add(change.channel);
      else if (open.delete(change.channel)) {
        expect(name).toBeUndefined();
        known++;
      } else expect(name).toMatch(/ ends$/);
    }
    expect(known).toBeGreaterThan(50);
    const ends = transitEvents(changes, { kinds: ["channel-ends"] });
    expect(ends).toHaveLength(changes.filter(({ kind }) => kind === "channel-ends").length);
    expect(ends.every(({ end }) => end === undefined)).toBe(true);
  });

  it("have the same UIDs in every calendar, wherever it begins, and no UID twice", () => {
    const whole = new Map(eventsOf(...YEAR).map(({ uid, start }) => [uid, start]));
    expect(whole.size).toBe(eventsOf(...YEAR).length);
    for (const [start, end] of [
      ["2026-03-14T12:00Z", "2026-09-01T00:00Z"],
      ["2026-12-01T00:00Z", "2028-02-01T00:00Z"],
    ] as const) {
      for (const { uid, start: at, summary } of eventsOf(new Date(start), new Date(end))) {
        // A state that began before a later calendar has its end as an event.
        if (at < YEAR[1] && !isEnd(summary)) expect(whole.get(uid)).toEqual(at);
      }
    }
  });

  it("are the same when the changes are added part by part", () => {
    const list = collectTransitEvents();
    for (let first = 0; first < changes.length; first += 70) list.add(changes.slice(first, first + 70));
    expect(list.events).toEqual(events);
  });

  it("are named by what happens, the year and their count in it", () => {
    const uids = events.map(({ uid }) => uid);
    expect(uids).toContain("2026-enters-sun-34-1@human-design-sky");
    expect(uids).toContain("2026-station-mercury-retrograde-3@human-design-sky");
    expect(uids.some((uid) => /^2026-enters-moon-34-1[34]@/.test(uid))).toBe(true);
    for (const uid of uids) {
      expect(uid).toMatch(
        /^2026-(enters-[a-z-]+-\d+|station-[a-z]+-(retrograde|direct)|channel-(begins|ends)-\d+-\d+(-[a-z]+)+|center-(begins|ends)-[a-z-]+)-\d+@human-design-sky$/,
      );
    }
  });

  it("of lines have the names of gates where the gate changes", () => {
    const lines = transitEvents(transitChanges(...YEAR, { level: "line", bodies: ["sun"] }));
    expect(lines.filter(({ category }) => category === "Gates")).toHaveLength(64);
    const gates = transitEvents(transitChanges(...YEAR, { bodies: ["sun"] }));
    expect(lines.filter(({ category }) => category === "Gates")).toEqual(gates);
    expect(lines.map(({ summary }) => summary)).toContain("Sun enters 34.2");
    expect(lines.map(({ summary }) => summary)).toContain("Sun enters gate 34");
  });
});

describe("the events of returns", () => {
  it("are one moment for each pass, with the same UIDs wherever the calendar begins", () => {
    const returns = findReturns(new Date("1992-10-03T04:03Z"), { kinds: ["saturn", "solar"] });
    const events = returnEvents(returns);
    expect(events).toHaveLength(returns.length);
    const [first, second, third] = events.filter(
      ({ summary, start }) => summary === "Saturn return" && start.getUTCFullYear() > 2000,
    );
    expect(first).toEqual({
      uid: "2021-return-saturn-1@human-design-sky",
      start: returns.find(({ kind, isFirst }) => kind === "saturn" && isFirst)!.at,
      summary: "Saturn return",
      description: "First pass, direct.",
      category: "Returns",
    });
    expect([second!.uid, third!.uid]).toEqual([
      "2021-return-saturn-2@human-design-sky",
      "2022-return-saturn-1@human-design-sky",
    ]);
    const later = returnEvents(returns, { from: new Date("2021-06-01T00:00Z") });
    expect(later).toEqual(events.filter(({ start }) => start >= new Date("2021-06-01T00:00Z")));
  });
});

describe("a calendar file", () => {
  const text = writeCalendar({ name: "Sky of 2026", color: "gold" }, eventsOf(...YEAR));

  it("has lines of at most 75 octets that end in CRLF", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.string({ unit: "binary", maxLength: 300 }),
        (name, summary) => {
          const event = { uid: "1", start: YEAR[0], summary, category: "Gates" };
          const file = writeCalendar({ name, description: summary }, [event]);
          expect(file.endsWith("\r\n")).toBe(true);
          for (const line of file.slice(0, -2).split("\r\n")) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
            expect(line).not.toMatch(/[\n\r]/);
          }
          const kept = summary.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n]/gu, "");
          expect(readCalendar(file).events[0]!.summary).toBe(Buffer.from(kept).toString());
        },
      ),
    );
  });

  it("is read to the same events by another's parser, in whole seconds rounded up", () => {
    const second = (at: Date) => new Date(Math.ceil(at.getTime() / 1000) * 1000).toISOString();
    const { name, events } = readCalendar(text);
    expect(name).toBe("Sky of 2026");
    expect(events).toEqual(
      eventsOf(...YEAR).map(({ uid, start, end, summary, description, category }) => ({
        uid,
        start: second(start),
        end: end === undefined || second(end) === second(start) ? null : second(end),
        summary,
        description: description ?? null,
        category,
      })),
    );
  });

  it("shows nobody as busy, and has the properties by which applications name, color and renew it", () => {
    expect(text.match(/^TRANSP:TRANSPARENT\r$/gm)).toHaveLength(eventsOf(...YEAR).length);
    expect(text.slice(0, text.indexOf("BEGIN:VEVENT")).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//chart-core//Human Design sky//EN",
      "CALSCALE:GREGORIAN",
      "NAME:Sky of 2026",
      "X-WR-CALNAME:Sky of 2026",
      "COLOR:gold",
      "REFRESH-INTERVAL;VALUE=DURATION:P1D",
      "X-PUBLISHED-TTL:P1D",
      "",
    ]);
  });

  it("says that its events were revised when the tables were: new tables need a new TABLES_RELEASED", () => {
    const folder = new URL("../../src/ephemeris/", import.meta.url);
    const files = [
      "delta-t-values.generated.ts",
      "table/tables.generated.ts",
      ...readdirSync(new URL("table/parts/", folder)).map((name) => `table/parts/${name}`),
    ];
    const sums = files
      .map((path) => readFileSync(new URL(path, folder), "utf8").match(/SHA-256 of what follows: (\w+)/)?.[1])
      .filter((sum) => sum !== undefined);
    expect(sums).toHaveLength(10);
    expect(text).toContain("DTSTAMP:20261122T000000Z\r\n");
    expect(createHash("sha256").update(sums.join()).digest("hex").slice(0, 16)).toBe("80367d2b08531045");
  });
});

const isEnd = (summary: string) => / (?:ends|is open again)$/.test(summary);
const byTime = (a: Date, b: Date) => a.getTime() - b.getTime();

function nameOf(change: TransitChange & { readonly kind: "enters" }): string {
  const words = change.body.replace("N", " N");
  return `${words[0]!.toUpperCase()}${words.slice(1)} enters`;
}
