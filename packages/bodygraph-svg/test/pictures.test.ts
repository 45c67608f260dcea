import { BODIES, CENTERS, type Chart, computeChart } from "chart-core";
import { composite } from "chart-core/people";
import { chartWindow, transits } from "chart-core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderBodygraph, renderComposite, renderDay, renderTransit, renderWheel } from "../src/index.js";
import { hexagramOf, middleOf } from "../src/wheel/wheel-ring.js";
import { randomCharts } from "./support/charts.js";
import { allOf, type Element, having, parseSvg } from "./support/parse-svg.js";

const CHART = computeChart(new Date("1990-09-05T19:17Z"));
const OTHER = computeChart(new Date("1988-09-04T01:15Z"));
const SKY = transits(new Date("2026-11-22T12:00Z"));
const DAY = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z"));

const PICTURES = {
  bodygraph: (options: object) => renderBodygraph(CHART, options),
  transit: (options: object) => renderTransit(CHART, SKY, options),
  composite: (options: object) => renderComposite(CHART, OTHER, options),
  wheel: (options: object) => renderWheel(CHART, options),
  day: (options: object) => renderDay(DAY, options),
};

/** Elements and attributes that a strict content security policy allows inline, and resvg draws. */
const ELEMENTS = new Set(["svg", "title", "desc", "g", "path", "circle", "rect"]);
const FORBIDDEN = /^(?:style|class|href|xlink:href|on\w+|filter|mask|clip-path)$/;

describe.each(Object.entries(PICTURES))("the picture %s", (_, render) => {
  it.each(["light", "dark", "print"])(
    "is well-formed and has only shapes and presentation attributes in %s",
    (theme) => {
      const elements = allOf(parseSvg(render({ theme })));
      expect(elements.map(({ name }) => name).filter((name) => !ELEMENTS.has(name))).toEqual([]);
      const names = elements.flatMap(({ attributes }) => Object.keys(attributes));
      expect(names.filter((name) => FORBIDDEN.test(name))).toEqual([]);
      expect(/url\(|undefined|NaN|null|<text/.exec(render({ theme }))).toBeNull();
    },
  );

  it("has the same bytes each time", () => {
    const [first, second] = [render({}), render({})];
    expect(first === second).toBe(true);
  });

  it("starts all ids with the prefix, and names itself by title and description", () => {
    const root = parseSvg(render({ idPrefix: "chart-7", title: `<"A" & 'B'>` }));
    expect(having(root, "id").map(({ attributes }) => attributes["id"])).toEqual([
      "chart-7-title",
      "chart-7-desc",
    ]);
    expect(root.attributes).toMatchObject({ role: "img", "aria-labelledby": "chart-7-title chart-7-desc" });
    expect(root.children[0]!.text).toBe(`<"A" & 'B'>`);
    expect(root.children[1]!.text.length).toBeGreaterThan(50);
  });

  it("has the given width and a height in proportion; without a width it fills its container", () => {
    const { attributes } = parseSvg(render({ width: 360 }));
    const [, , width, height] = attributes["viewBox"]!.split(" ").map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect(Number(attributes["width"])).toBe(360);
    expect(Number(attributes["height"])).toBeCloseTo((360 * height) / width, 1);
    expect(parseSvg(render({})).attributes).not.toHaveProperty("width");
  });

  it("uses colors of the caller, and leaves the background out on request", () => {
    const svg = render({ theme: { base: "dark", paper: "#abcdef" } });
    expect(svg.includes('fill="#abcdef"')).toBe(true);
    const first = (options: object) => parseSvg(render(options)).children[2]!.name;
    expect([first({}), first({ background: false })]).toEqual(["rect", "g"]);
  });
});

it("captions and titles are escaped, and texts without a glyph become text elements", () => {
  const caption = '<script>alert("1")</script> & 人間';
  const root = parseSvg(renderBodygraph(CHART, { caption }));
  expect(
    allOf(root)
      .filter(({ name }) => name === "text")
      .map(({ text }) => text),
  ).toEqual([caption]);
  expect(renderBodygraph(CHART, { caption: "Žofie Ångström & łódź – ÑÜß’s" })).not.toContain("<text");
});

it("any caption gives a well-formed picture, or is refused because XML cannot hold it", () => {
  const isRefused = (caption: string) =>
    caption.length > 200 ||
    /\p{Surrogate}|[\ufffe\uffff]/u.test(caption) ||
    /[^\P{Cc}\t\n\r\u007f-\u009f]/u.test(caption);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (caption) => {
      const render = () => renderBodygraph(CHART, { caption, columns: false });
      if (isRefused(caption)) expect(render).toThrow("caption: expected");
      else parseSvg(render());
    }),
    { numRuns: 60 },
  );
});

describe("the transit", () => {
  it("shows each gate as the chart's, the sky's or both's, and the sky's thirteen bodies", () => {
    const sky = new Set(BODIES.map((body) => Number(SKY.activations[body].split(".")[0])));
    const root = parseSvg(renderTransit(CHART, SKY));
    const shown = having(root, "data-gate").map(({ attributes }) => [
      Number(attributes["data-gate"]),
      attributes["data-active"],
    ]);
    expect(shown.sort()).toEqual(
      expectedOwners(gatesOf(CHART), sky, ["none", "chart", "sky", "both"]).sort(),
    );
    const sides = having(root, "data-body").map(({ attributes }) => attributes["data-side"]);
    expect(sides).toEqual([...new Array(13).fill("sky"), ...new Array(13).fill("chart")]);
  });

  it("defines the channels and centers of chart and sky together, and names those that the sky completes", () => {
    for (const chart of randomCharts(15)) {
      const effect = transits(SKY.at, chart);
      const { personal, completed, transitOnly } = effect.channels;
      const root = parseSvg(renderTransit(chart, effect));
      expect(definedChannels(root)).toEqual([...personal, ...completed, ...transitOnly].sort());
      expect(root.children[1]!.text).toContain(`Completed by the sky: ${completed.join(", ") || "none"}.`);
      expect(definedCenters(root)).toEqual([...new Set([...chart.centers, ...effect.centersGained])].sort());
    }
  });
});

describe("the composite", () => {
  it("defines the channels and centers of both people together, and names the electromagnetic ones", () => {
    const [first, ...others] = randomCharts(15) as [Chart, ...Chart[]];
    for (const other of others) {
      const { channelsShort, centers, theme, electromagnetic } = composite(first, other);
      const root = parseSvg(renderComposite(first, other));
      expect(definedChannels(root)).toEqual([...channelsShort].sort());
      expect(definedCenters(root)).toEqual(CENTERS.filter((center) => !centers.open.includes(center)));
      expect(root.children[1]!.text).toContain(`A  +  B  ·  ${theme}. `);
      expect(root.children[1]!.text).toContain(`Electromagnetic: ${electromagnetic.join(", ") || "none"}.`);
    }
  });
});

describe("the wheel", () => {
  it("places gate 41 at 302 degrees, each of the 64 gates once, and the 26 activations at their longitudes", () => {
    expect(middleOf(0) - 5.625 / 2).toBe(302);
    const root = parseSvg(renderWheel(CHART));
    const gates = having(root, "data-wheel-gate").map(({ attributes }) => attributes["data-wheel-gate"]);
    expect(gates[0]).toBe("41");
    expect(new Set(gates).size).toBe(64);
    for (const { attributes, children } of having(root, "data-longitude")) {
      const { longitudeDeg } = CHART[attributes["data-side"] as "design"][attributes["data-body"] as "sun"];
      expect(Number(attributes["data-longitude"])).toBeCloseTo(longitudeDeg, 2);
      expect(children[0]!.attributes["transform"]).toBe(
        `rotate(${Math.round((360 - longitudeDeg) * 100) / 100})`,
      );
    }
    expect(having(root, "data-longitude")).toHaveLength(26);
  });

  it("keeps bodies of a side 4.9 degrees apart, and those of both sides 3.2", () => {
    for (const chart of randomCharts(25)) {
      const places = having(parseSvg(renderWheel(chart, { bodygraph: false })), "data-longitude").map(
        ({ attributes, children }) => ({
          side: attributes["data-side"],
          deg: 360 - Number(/rotate\(([-.\d]+)\)/.exec(children[1]!.attributes["transform"]!)![1]),
        }),
      );
      places.sort((a, b) => a.deg - b.deg);
      const tooClose = places.filter(({ side, deg }, index) => {
        const next = places[(index + 1) % places.length]!;
        const gapDeg = (((next.deg - deg) % 360) + 360) % 360;
        return gapDeg < (next.side === side ? 4.9 : 3.2);
      });
      expect(tooClose).toEqual([]);
    }
  });

  it("gives gates that stand opposite each other opposite hexagrams, gate 1 six whole lines, gate 3 its own", () => {
    const text = (gate: number) => hexagramOf(gate).map(Number).join("");
    expect([1, 2, 3, 27, 63].map(text)).toEqual(["111111", "000000", "100010", "100001", "101010"]);
    expect(new Set(Array.from({ length: 64 }, (_, index) => text(index + 1))).size).toBe(64);
  });
});

describe("the day", () => {
  it("shows the values of each member over the whole window, and every change", () => {
    const root = parseSvg(renderDay(DAY));
    const types = having(root, "data-member").filter(
      ({ attributes }) => attributes["data-member"] === "type",
    );
    const expected = DAY.spans
      .map(({ chart }) => chart.type)
      .filter((type, index, all) => type !== all[index - 1]);
    expect(types.map(({ attributes }) => attributes["data-value"])).toEqual(expected);
    expect(having(root, "data-at").map(({ attributes }) => attributes["data-at"])).toEqual(
      DAY.changes.map(({ at }) => at.toISOString()),
    );
    const widths = types.map(({ children }) => Number(children[0]!.attributes["width"]));
    expect(widths.reduce((a, b) => a + b, 0)).toBeCloseTo(848, 0);
  });

  it("writes the hours in local time", () => {
    expect(renderDay(DAY, { utcOffsetMinutes: 120 })).not.toBe(renderDay(DAY));
  });
});

function gatesOf({ personality, design }: Chart): Set<number> {
  return new Set(BODIES.flatMap((body) => [personality[body].gate, design[body].gate]));
}

function expectedOwners(first: Set<number>, second: Set<number>, words: readonly string[]) {
  return Array.from({ length: 64 }, (_, index) => {
    const gate = index + 1;
    return [gate, words[Number(first.has(gate)) + 2 * Number(second.has(gate))]];
  });
}

function definedChannels(root: Element): string[] {
  const defined = having(root, "data-channel").filter(
    ({ attributes }) => attributes["data-defined"] === "true",
  );
  return [...new Set(defined.map(({ attributes }) => attributes["data-channel"]!))].sort();
}

function definedCenters(root: Element): string[] {
  const defined = having(root, "data-center").filter(
    ({ attributes }) => attributes["data-defined"] === "true",
  );
  return defined.map(({ attributes }) => attributes["data-center"]!).sort();
}
