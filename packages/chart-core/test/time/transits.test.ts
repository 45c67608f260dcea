import { describe, expect, it } from "vitest";
import { BODIES } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import { END_MS } from "../../src/moment.js";
import { crossingsOf, findChanges, nextChange, transits } from "../../src/time/index.js";
import { inputErrorOf } from "../support/input-error-of.js";

const at = new Date("2026-11-22T12:00Z");
const chart = computeChart(new Date("1990-09-05T00:00Z"));

describe("transits", () => {
  it("are the personality side of the moment's chart", () => {
    const sky = transits(at);
    expect(sky.at).toEqual(at);
    expect(sky.activations).toEqual(computeChart(at).activations.personality);
    expect(sky.gates).toEqual(["34", "20", "30", "29", "3", "44", "32", "17", "25", "41"]);
    expect(sky.channelsShort).toEqual(["20-34", "30-41"]);
    expect(sky.centers).toEqual(["Root", "Sacral", "Solar Plexus", "Throat"]);
    expect("channels" in sky).toBe(false);
  });

  it("list the next change of gate or line of each body", () => {
    const { next, activations } = transits(at);
    expect(next.map(({ body }) => body)).toEqual([...BODIES]);
    for (const { body, at: instant, from, to } of next) {
      expect(from).toBe(activations[body]);
      expect(computeChart(instant!).activations.personality[body]).toBe(to);
      expect(computeChart(new Date(instant!.getTime() - 1)).activations.personality[body]).toBe(from);
      expect(
        findChanges(new Date(at.getTime() + 1), instant!, { sides: ["personality"], bodies: [body] }),
      ).toEqual([]);
    }
  });

  it("compared with a chart, group the channels by whose gates form them", () => {
    const sky = transits(at, chart);
    expect(sky.channels).toEqual({
      personal: chart.channelsShort,
      completed: ["20-34", "30-41", "32-54"],
      transitOnly: [],
    });
    expect(sky.gatesReinforced).toEqual(sky.gates.filter((gate) => chart.gates.includes(gate)));
    expect(sky.centersGained).toEqual(["Sacral", "Solar Plexus", "Throat"]);
  });

  it("are rejected outside the supported years", () => {
    expect(inputErrorOf(() => transits(new Date(END_MS)))).toMatchObject({ code: "MOMENT_OUT_OF_RANGE" });
  });
});

describe("the next change", () => {
  it("is the first that findChanges lists after the moment", () => {
    for (const body of BODIES) {
      const next = nextChange(body, at, { level: "gate" })!;
      expect(
        findChanges(new Date(at.getTime() + 1), new Date(next.at.getTime() + 1), {
          bodies: [body],
          level: "gate",
        }),
      ).toEqual([next]);
    }
  });

  it("is later than the given moment, even if a change happens at that moment", () => {
    const first = nextChange("moon", at)!;
    expect(nextChange("moon", first.at)!.at > first.at).toBe(true);
    expect(nextChange("moon", new Date(first.at.getTime() - 1))).toEqual(first);
  });

  it("is null if the supported years end before it", () => {
    expect(nextChange("pluto", new Date("2199-12-31T00:00Z"), { level: "gate" })).toBeNull();
    const late = transits(new Date("2199-12-31T00:00Z")).next;
    expect(late.find(({ body }) => body === "pluto")).toEqual({
      body: "pluto",
      at: null,
      from: expect.any(String),
      to: null,
    });
  });

  it("of an unknown body is rejected", () => {
    expect(inputErrorOf(() => nextChange("lilith" as never, at))).toMatchObject({
      code: "INVALID_OPTION",
      field: "body",
    });
  });
});

describe("crossings of a longitude", () => {
  it("include the Sun's entry into gate 41, once a year", () => {
    const passes = crossingsOf("sun", 302, new Date("2026-01-01T00:00Z"), new Date("2036-01-01T00:00Z"));
    expect(passes).toHaveLength(10);
    for (const { at: instant } of passes) {
      expect(computeChart(instant).personality.sun).toMatchObject({ gate: 41, line: 1 });
      expect(computeChart(new Date(instant.getTime() - 1)).personality.sun).toMatchObject({
        gate: 60,
        line: 6,
      });
    }
  });

  it("are the instants at which findChanges has the body on that boundary, direct and retrograde", () => {
    const [from, to] = [new Date("1990-01-01T00:00Z"), new Date("2000-01-01T00:00Z")];
    for (const body of ["mercury", "saturn", "northNode", "southNode", "earth"] as const) {
      const changes = findChanges(from, to, { sides: ["personality"], bodies: [body], level: "gate" });
      const into41 = changes.filter((change) => [change.from.gate, change.to.gate].sort().join() === "41,60");
      const passes = crossingsOf(body, 302, from, to);
      expect(passes.map((pass) => pass.at)).toEqual(into41.map((change) => change.at));
      expect(passes.map(({ direction }) => direction)).toEqual(
        into41.map(({ direction }) => (direction === "forward" ? "direct" : "retrograde")),
      );
    }
  });

  it.each([-1, 360, Number.NaN, "41"])("of %s degrees are an INVALID_ANGLE", (deg) => {
    expect(
      inputErrorOf(() => crossingsOf("sun", deg as number, at, new Date(at.getTime() + 1))),
    ).toMatchObject({
      code: "INVALID_ANGLE",
      field: "longitudeDeg",
    });
  });
});
