import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BODIES, type Body, type Chart } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import { END_MS, FIRST_MS } from "../../src/moment.js";
import { type ActivationChange, findChanges } from "../../src/time/index.js";
import { inputErrorOf } from "../support/input-error-of.js";
import { referenceWindows } from "./reference-windows.js";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The bodies of the reference; the Earth and the South Node change with two of them. */
const REFERENCE_BODIES = BODIES.filter((body) => body !== "earth" && body !== "southNode");
const FINE_BODIES: readonly Body[] = ["sun", "northNode"];

const windows = referenceWindows();

describe("every change of the reference is found, within 0.25 arcsec, and no other", () => {
  it.each([...windows])("in the day from %s", (from, reference) => {
    const start = new Date(from);
    const end = new Date(start.getTime() + DAY_MS);
    const found = new Set([
      ...findChanges(start, end, { bodies: REFERENCE_BODIES }),
      ...findChanges(start, end, { bodies: FINE_BODIES, level: "tone" }).filter(({ level }) =>
        ["color", "tone"].includes(level),
      ),
    ]);
    for (const { side, body, level, direction, atMs, rate } of reference) {
      const arcsec = (change: ActivationChange) => (Math.abs(change.at.getTime() - atMs) / HOUR_MS) * rate;
      const nearest = [...found]
        .filter((change) => change.side === side && change.body === body)
        .filter((change) => change.level === level && change.direction === direction)
        .sort((a, b) => arcsec(a) - arcsec(b))[0];
      expect(
        nearest && arcsec(nearest),
        `${side} ${body} ${level} at ${new Date(atMs).toISOString()}`,
      ).toBeLessThan(0.25);
      found.delete(nearest!);
    }
    expect([...found]).toEqual([]);
  });

  it("in 24 days", () => {
    expect(windows.size).toBe(24);
  });
});

/** Any moment of the years of charts with a day on either side. */
const anyMs = fc.integer({ min: FIRST_MS + DAY_MS, max: END_MS - DAY_MS });

function positionIn(chart: Chart, { side, body }: ActivationChange): unknown {
  const { longitudeDeg: _, ...position } = chart[side][body];
  return position;
}

function expectAgreement(changes: readonly ActivationChange[]): void {
  for (const change of changes) {
    const name = `${change.at.toISOString()} ${change.side} ${change.body}`;
    const before = computeChart(new Date(change.at.getTime() - 1));
    expect(positionIn(before, change), name).toEqual(change.from);
    expect(positionIn(computeChart(change.at), change), name).toEqual(change.to);
  }
}

it("a chart has the old position a millisecond before a change, and the new one at it", () => {
  fc.assert(
    fc.property(anyMs, (ms) => {
      expectAgreement(findChanges(new Date(ms), new Date(ms + DAY_MS), { level: "color" }));
    }),
    { numRuns: 30 },
  );
});

it("the same holds at both ends of the supported years", () => {
  const first = findChanges(new Date(FIRST_MS), new Date(FIRST_MS + DAY_MS));
  const last = findChanges(new Date(END_MS - DAY_MS), new Date(END_MS));
  expect(first.length).toBeGreaterThan(20);
  expect(last.length).toBeGreaterThan(20);
  expectAgreement(last);
  expectAgreement(first.filter(({ at }) => at.getTime() > FIRST_MS));
});

it("between two changes nothing changes: positions of all activations agree with a chart of any moment", () => {
  fc.assert(
    fc.property(
      anyMs,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }),
      (ms, shares) => {
        const changes = findChanges(new Date(ms), new Date(ms + DAY_MS), { level: "line" });
        for (const share of shares) {
          const at = new Date(ms + Math.floor(share * DAY_MS));
          const chart = computeChart(at);
          for (const side of ["personality", "design"] as const) {
            for (const body of BODIES) {
              const own = changes.filter((change) => change.side === side && change.body === body);
              const latest = own.filter((change) => change.at <= at).at(-1)?.to;
              const { gate, line } = latest ?? own[0]?.from ?? computeChart(new Date(ms))[side][body];
              expect(chart.activations[side][body], `${side} ${body} at ${at.toISOString()}`).toBe(
                `${gate}.${line}`,
              );
            }
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});

it("searching two adjacent spans gives each change of the whole span once", () => {
  fc.assert(
    fc.property(anyMs, fc.nat(DAY_MS - 2), (ms, part) => {
      const [from, middle, to] = [new Date(ms), new Date(ms + 1 + part), new Date(ms + DAY_MS)];
      const whole = findChanges(from, to);
      expect([...findChanges(from, middle), ...findChanges(middle, to)]).toEqual(whole);
      const change = whole[Math.floor(whole.length / 2)]!;
      expect(findChanges(change.at, to)[0]).toEqual(
        whole.find(({ at }) => at.getTime() === change.at.getTime()),
      );
    }),
    { numRuns: 30 },
  );
});

it("the Earth changes with the Sun, and the South Node with the North Node", () => {
  const span = [new Date("1990-09-05T00:00Z"), new Date("1990-10-05T00:00Z")] as const;
  const timesOf = (body: Body) =>
    findChanges(...span, { bodies: [body], level: "tone" }).map(({ at }) => at.getTime());
  expect(timesOf("earth")).toEqual(timesOf("sun"));
  expect(timesOf("southNode")).toEqual(timesOf("northNode"));
});

it("a node that changes direction crosses a boundary both forward and backward", () => {
  const year = findChanges(new Date("1990-01-01T00:00Z"), new Date("1991-01-01T00:00Z"), {
    bodies: ["northNode"],
    level: "tone",
  });
  expect(year.filter(({ direction }) => direction === "forward").length).toBeGreaterThan(50);
  expect(year.filter(({ direction }) => direction === "backward").length).toBeGreaterThan(500);
});

it("changes are sorted by time, then by side, then by body", () => {
  const changes = findChanges(new Date("1990-09-01T00:00Z"), new Date("1990-10-01T00:00Z"));
  const keys = changes.map(
    ({ at, side, body }) => at.getTime() * 100 + (side === "design" ? 50 : 0) + BODIES.indexOf(body),
  );
  expect(keys).toEqual([...keys].sort((a, b) => a - b));
});

const from = new Date("1990-09-05T00:00Z");
const to = new Date("1990-09-06T00:00Z");

it.each([
  ["a side that is none", { sides: ["both"] }, "options.sides"],
  ["a body that is none", { bodies: ["chiron"] }, "options.bodies"],
  ["bodies that are no list", { bodies: "sun" }, "options.bodies"],
  ["a level that is none", { level: "base" }, "options.level"],
])("%s is an INVALID_OPTION", (_, options, field) => {
  expect(inputErrorOf(() => findChanges(from, to, options as never))).toMatchObject({
    code: "INVALID_OPTION",
    field,
  });
});

it.each([
  ["a span that ends as it begins", from, from, "INVALID_WINDOW", "to"],
  ["a beginning that is no Date", "1990-09-05", to, "INVALID_MOMENT", "from"],
  ["an invalid end", from, new Date(Number.NaN), "INVALID_MOMENT", "to"],
  ["a beginning before the years of charts", new Date(FIRST_MS - 1), to, "MOMENT_OUT_OF_RANGE", "from"],
  ["an end after them", from, new Date(END_MS + 1), "MOMENT_OUT_OF_RANGE", "to"],
])("%s is refused", (_, start, end, code, field) => {
  expect(inputErrorOf(() => findChanges(start as Date, end))).toMatchObject({ code, field });
});
