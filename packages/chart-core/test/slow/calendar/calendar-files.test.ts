import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../../bench/lib/random.js";
import { calendarSpan, returnEvents, transitEvents, writeCalendar } from "../../../src/calendar/index.js";
import { BODIES, type Chart } from "../../../src/chart.js";
import { computeChart } from "../../../src/index.js";
import { CENTERS, CHANNELS, CHANNELS_BY_ID } from "../../../src/tables/index.js";
import { findReturns, type TransitChange, transitChanges } from "../../../src/time/index.js";
import { RETURN_KINDS } from "../../../src/timeline/return-kinds.js";
import type { TransitChangeOptions } from "../../../src/timeline/transit-changes.js";
import { TRANSIT_CHANGE_KINDS } from "../../../src/timeline/transit-kinds.js";
import { type ReadEvent, readCalendar } from "../../calendar/read-calendar.js";

/** Path of Debian's own Python, for which `python3-icalendar` is installed. */
const PYTHON = "/usr/bin/python3";
const READER = fileURLToPath(new URL("read_calendars.py", import.meta.url));
const PRINTER = fileURLToPath(new URL("../../support/print-calendar.mjs", import.meta.url));

const LIBFAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

const DAY_MS = 86_400_000;
const FILES = 300;
/** Single backslashes before letters: icalendar 4 misreads others. The fast tests have them, for ical.js. */
const PIECES = [
  "Größe 🌞👩‍👩‍👧‍👦",
  "a, b,c",
  "d; e;f",
  "C:\\Weg\\",
  "line\nbreak\n\nend",
  "日本語",
  "x",
  "é",
  "🌞",
  ";",
].map((text) => (text.length > 2 ? text : text.repeat(80)));

type ExpectedEvent = Pick<ReadEvent, "start" | "end" | "summary">;

interface RandomFile {
  readonly name: string;
  readonly text: string;
  readonly expected: readonly ExpectedEvent[];
}

const random = randomNumbers(36);
const upTo = (most: number) => 1 + Math.floor(random() * most);
const subset = <T>(list: readonly T[]) => list.filter(() => random() < 0.5);
const randomMoment = () => new Date(Date.UTC(1801, 0, 1) + Math.floor(random() * 398 * 365.24 * DAY_MS));
const randomName = () => Array.from({ length: upTo(5) }, () => PIECES[upTo(PIECES.length) - 1]).join(" ");

const files = Array.from({ length: FILES }, (_, index) =>
  index % 10 === 9 ? returnsFile() : transitsFile(),
);
const read = files.map(({ text }) => readCalendar(text));

function transitsFile(): RandomFile {
  const level = random() < 0.7 ? "gate" : "line";
  const first = randomMoment();
  const last = new Date(first.getTime() + upTo((level === "gate" ? 400 : 20) * DAY_MS * random() ** 2));
  const bodies = subset(BODIES);
  const chart = random() < 0.6 ? computeChart(randomMoment()) : undefined;
  const options: TransitChangeOptions = { level, chart, ...(random() < 0.8 && { bodies }) };
  const kinds = random() < 0.5 ? TRANSIT_CHANGE_KINDS : subset(TRANSIT_CHANGE_KINDS);
  // Half of the files begin and end at a change, to the millisecond.
  const ats = random() < 0.5 ? transitChanges(first, last, options).map(({ at }) => at) : [];
  const [from, to] = ats[0]! < ats.at(-1)! ? [ats[0]!, ats.at(-1)!] : [first, last];
  const span = calendarSpan(from, to);
  const events = transitEvents(transitChanges(span.from, span.to, options), { from, to, kinds });
  const name = randomName();
  const text = writeCalendar({ name, description: randomName(), color: "gold" }, events);
  return { name, text, expected: expectedOfTransits(from, to, options, kinds) };
}

/** Lists what happens in a span, from the changes of no other span. */
function expectedOfTransits(from: Date, to: Date, options: TransitChangeOptions, kinds: readonly string[]) {
  const changes = transitChanges(from, new Date(to.getTime() + 3 * DAY_MS), options);
  const isShown = ({ at, kind }: TransitChange) => at < to && kinds.includes(kind);
  return changes.flatMap((change, index): ExpectedEvent[] => {
    const { at, kind } = change;
    const isSame = (ofKind: string) => (other: TransitChange) =>
      other.kind === ofKind && thing(other) === thing(change);
    const begun = () => changes.slice(0, index).find(isSame(kind.replace("ends", "begins")));
    if (!isShown(change) || (kind.endsWith("-ends") && isShown(begun() ?? { ...change, at: to }))) return [];
    const isState = kind === "enters" || kind.endsWith("-begins");
    const isEnd = isSame(kind.replace("begins", "ends"));
    // A gate lasts until the next gate, although lines of it begin meanwhile.
    const isNext = (other: TransitChange) => isEnd(other) && (!isGateChange(change) || isGateChange(other));
    const ending = isState && changes.slice(index + 1).find(isNext);
    const isShort = ending && ending.at.getTime() - at.getTime() <= 3 * DAY_MS;
    const [start, end] = [secondOf(at), isShort ? secondOf(ending.at) : null];
    return [{ start, end: end === start ? null : end, summary: summaryOf(change) }];
  });
}

function isGateChange(change: TransitChange): boolean {
  return change.kind === "enters" && change.from.split(".")[0] !== change.to.split(".")[0];
}

/** Returns the body, channel or center that changes. */
function thing(change: TransitChange): string {
  return "body" in change ? change.body : "channel" in change ? change.channel : change.center;
}

function summaryOf(change: TransitChange): string {
  const name = nameOf(thing(change));
  const verb = change.kind.replace(/.*-/, "");
  if (change.kind === "station") return `${name} turns ${change.turns}`;
  if ("channel" in change) return `Channel ${name} (${CHANNELS_BY_ID[change.channel].name}) ${verb}`;
  if (change.kind !== "enters") return `${name} is ${verb === "begins" ? "defined" : "open again"}`;
  const [gate, line] = change.to.split(".");
  return `${name} enters ${change.from.split(".")[0] === gate ? `${gate}.${line}` : `gate ${gate}`}`;
}

/** Writes the returns of a birth; each summary begins with a random name, as a reader might mark whose they are. */
function returnsFile(): RandomFile {
  const [birth, from, kinds, name] = [randomMoment(), randomMoment(), subset(RETURN_KINDS), randomName()];
  const to = new Date(from.getTime() + upTo(400 * DAY_MS));
  const mark = (summary: string) => `${name}: ${summary}`;
  const returns = findReturns(birth, { kinds, from: calendarSpan(from, to).from, to });
  const events = returnEvents(returns, { from }).map((event) => ({ ...event, summary: mark(event.summary) }));
  const expected = findReturns(birth, { kinds, from, to }).map(({ kind, at }) => {
    const body = nameOf(kind.replace("north-node-true", "northNode").replace("-", " "));
    const summary = mark(body.endsWith("opposition") ? body : `${body} return`);
    return { start: secondOf(at), end: null, summary };
  });
  return { name, text: writeCalendar({ name }, events), expected };
}

/** Writes `northNode` as `North Node`, `sun` as `Sun`. */
function nameOf(word: string): string {
  return word.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace("hN", "h N");
}

function secondOf(at: Date): string {
  return new Date(Math.ceil(at.getTime() / 1000) * 1000).toISOString();
}

describe(`${FILES} random files`, () => {
  it("are read by ical.js to exactly the changes and returns of their spans", () => {
    for (const [index, { events }] of read.entries()) {
      const found = events.map(({ start, end, summary }) => ({ start, end, summary }));
      expect(found, `file ${index}`).toEqual(files[index]!.expected);
    }
    expect(read.flatMap(({ events }) => events).length).toBeGreaterThan(20_000);
  });

  it("are read by Debian's python3-icalendar to the same events, and to their names", (context) => {
    if (spawnSync(PYTHON, ["-c", "import icalendar"]).status !== 0) {
      return context.skip("Debian's package python3-icalendar is not installed");
    }
    const folder = mkdtempSync(join(tmpdir(), "calendars-"));
    try {
      for (const [index, { text }] of files.entries()) writeFileSync(join(folder, String(index)), text);
      const output = execFileSync(PYTHON, [READER, folder], { encoding: "utf8", maxBuffer: 2 ** 28 });
      // ical.js takes NAME, which is younger than RFC 5545, as it is written.
      expect(JSON.parse(output)).toEqual({
        ...read.map(({ events }, index) => ({ names: Array(2).fill(files[index]!.name), events })),
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("have lines of at most 75 octets that end in CRLF, texts as RFC 5545 escapes them, one DTSTAMP, and no UID twice", () => {
    const property = /^([A-Z-]+:([^\p{Cc}\\;,]|\\[\\;,n])*|REFRESH-INTERVAL;VALUE=DURATION:P1D)$/u;
    const stamps = new Set<string>();
    for (const [index, { text }] of files.entries()) {
      expect(text).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
      expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      const lines = text.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
      expect(lines.filter((line) => !property.test(line))).toEqual([]);
      for (const [line] of text.matchAll(/^DTSTAMP.*$/gm)) stamps.add(line);
      const { events } = read[index]!;
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }
    expect(stamps.size).toBe(1);
  });

  it("tell nothing of a birth in a UID: it has the year, what happens, and a count", () => {
    const words = (names: readonly string[]) =>
      names.map((name) => name.replace(/(?<=[a-z]) ?(?=[A-Z])/g, "-").toLowerCase()).join("|");
    const [body, gate] = [words(BODIES), "([1-9]|[1-5][0-9]|6[0-4])"];
    const channel = words(CHANNELS.map(({ id }) => id));
    const happening = [
      ...[`enters-(${body})-${gate}(-[1-6])?`, `station-(${body})-(retrograde|direct)`],
      ...[`channel-(begins|ends)-(${channel})(-(${body}))+`, `center-(begins|ends)-(${words(CENTERS)})`],
      `return-(${RETURN_KINDS.join("|")})`,
    ];
    const pattern = new RegExp(
      `^(1[89]|2[01])\\d\\d-(${happening.join("|")})-[1-9]\\d{0,2}@human-design-sky$`,
    );
    const events = read.flatMap((file) => file.events);
    expect(events.filter(({ uid }) => !pattern.test(uid))).toEqual([]);
    expect(events.filter(({ uid, start }) => uid.slice(0, 4) !== start.slice(0, 4))).toEqual([]);
  });
});

describe("files of two births", () => {
  const [from, to] = [new Date("2026-01-01T00:00Z"), new Date("2027-01-01T00:00Z")];
  const uidsUpon = (chart?: Chart) =>
    transitEvents(transitChanges(from, to, { chart })).map(({ uid }) => uid);
  const charts = ["1990-09-05T19:17Z", "1990-09-05T19:18Z", "2010-01-31T12:00Z"].map((utc) =>
    computeChart(new Date(utc)),
  );

  it("have the same UIDs for the entries and stations of the same sky", () => {
    const sky = uidsUpon();
    for (const chart of charts) {
      const uids = uidsUpon(chart);
      expect(uids.length).toBeGreaterThan(sky.length);
      expect(uids.filter((uid) => /^\d+-(enters|station)-/.test(uid))).toEqual(sky);
    }
  });

  it("have the same UIDs altogether if their gates are the same", () => {
    expect(charts[0]).not.toEqual(charts[1]);
    expect(uidsUpon(charts[0])).toEqual(uidsUpon(charts[1]));
  });
});

describe("the same file from another process", () => {
  const environments = [
    { TZ: "UTC", LC_ALL: "C", LANG: "C" },
    { TZ: "Pacific/Apia", LC_ALL: "de_DE.UTF-8", LANG: "de_DE.UTF-8" },
    { TZ: "America/St_Johns", LC_ALL: "ar_EG.UTF-8", LANG: "ar_EG.UTF-8" },
  ];
  /** Returns the file that a process writes, and what it takes for today. */
  const print = (env: NodeJS.ProcessEnv) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PRINTER], { env, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    return { stdout, today: stderr };
  };

  it("has the same bytes in every time zone and language", () => {
    const printed = environments.map(print);
    expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1);
    expect(printed[0]!.stdout.length).toBeGreaterThan(100_000);
  });

  it("has the same bytes on every day", (context) => {
    if (!existsSync(LIBFAKETIME)) return context.skip("Debian's package libfaketime is not installed");
    const clock = {
      LD_PRELOAD: LIBFAKETIME,
      FAKETIME: "@2031-05-05 12:00:00",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
    const { stdout, today } = print({ ...environments[0], ...clock });
    expect(today).toContain("May 05 2031");
    expect(stdout).toBe(print(environments[0]!).stdout);
  });
});
