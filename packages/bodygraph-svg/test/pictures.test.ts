import { gzipSync } from "node:zlib";
import { BODIES, type Body, CENTERS, type Chart, computeChart } from "chart-core";
import { composite } from "chart-core/people";
import { WHEEL } from "chart-core/tables";
import { chartWindow, transits } from "chart-core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OWNER_WORDS } from "../src/body/owners.js";
import {
  renderBodygraph,
  renderComposite,
  renderDay,
  renderTransit,
  renderWheel,
  THEMES,
} from "../src/index.js";
import { layOut } from "../src/text/text.js";
import { drawHexagrams, hexagramOf, middleOf } from "../src/wheel/hexagrams.js";
import { pointAt } from "../src/wheel/polar.js";
import { NARROW_WHEEL, WIDE_WHEEL } from "../src/wheel/wheel-layout.js";
import { randomCharts } from "./support/charts.js";
import { leadersOf } from "./support/leader-points.js";
import { allOf, type Element, having, inGroups, parseSvg } from "./support/parse-svg.js";

const CHART = computeChart(new Date("1990-09-05T19:17Z"));
const OTHER = computeChart(new Date("1988-09-04T01:15Z"));
const SKY = transits(new Date("2026-11-22T12:00Z"));
const DAY = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z"));

const PICTURES = {
  bodygraph: (options: object) => renderBodygraph(CHART, options),
  transit: (options: object) => renderTransit(CHART, SKY, options),
  composite: (options: object) => renderComposite(CHART, OTHER, options),
  wheel: (options: object) => renderWheel(CHART, options),
  "narrow wheel": (options: object) => renderWheel(CHART, { narrow: true, ...options }),
  "narrow wheel with a bodygraph": (options: object) =>
    renderWheel(CHART, { narrow: true, bodygraph: true, ...options }),
  "wheel alone": (options: object) => renderWheel(CHART, { bodygraph: false, ...options }),
  day: (options: object) => renderDay(DAY, options),
  "narrow day": (options: object) => renderDay(DAY, { narrow: true, ...options }),
};

/** Elements and attributes that a strict content security policy allows inline, and resvg draws. */
const ELEMENTS = new Set(["svg", "title", "desc", "g", "path", "circle", "rect"]);
const FORBIDDEN = /^(?:style|class|href|xlink:href|on\w+|filter|mask|clip-path)$/;

describe.each(Object.entries(PICTURES))("the picture %s", (_, render) => {
  it.each(["light", "dark", "print"])(
    "is well-formed, has only shapes and presentation attributes, and refers to nothing else in %s",
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
    const ids = having(root, "id").map(({ attributes }) => attributes["id"]!);
    expect(ids.slice(0, 2)).toEqual(["chart-7-title", "chart-7-desc"]);
    expect(ids.filter((id) => !id.startsWith("chart-7-"))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
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
  const caption = '<script>alert("1")</script> & <\u0336&\u0336 人間';
  const root = parseSvg(renderBodygraph(CHART, { caption }));
  expect(
    allOf(root)
      .filter(({ name }) => name === "text")
      .map(({ text }) => text),
  ).toEqual(["<\u0336&\u0336", "人間"]);
  expect(renderBodygraph(CHART, { caption: "Žofie Ångström & łódź – ÑÜß’s" })).not.toContain("<text");
});

it("any caption gives a well-formed picture, or is refused because it is not one line of text", () => {
  const isRefused = (caption: string) =>
    caption.length > 200 || /[\p{Surrogate}\p{Cc}\ufffe\uffff\u2028\u2029]/u.test(caption);
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
    const shown = inGroups(root, "data-gate", "data-active").map(([{ attributes }, owner]) => [
      Number(attributes["data-gate"]),
      owner,
    ]);
    expect(shown.sort()).toEqual(
      expectedOwners(gatesOf(CHART), sky, ["none", "chart", "sky", "both"]).sort(),
    );
    const sides = having(root, "data-body").map(({ attributes }) => attributes["data-side"]);
    expect(sides).toEqual([...new Array(13).fill("sky"), ...new Array(13).fill("chart")]);
  });

  it("defines the channels and centers of chart and sky together", () => {
    for (const chart of randomCharts(15)) {
      const effect = transits(SKY.at, chart);
      const { personal, completed, transitOnly } = effect.channels;
      const root = parseSvg(renderTransit(chart, effect));
      expect(definedChannels(root)).toEqual([...personal, ...completed, ...transitOnly].sort());
      expect(definedCenters(root)).toEqual([...new Set([...chart.centers, ...effect.centersGained])].sort());
    }
  });

  it("names each channel and center that only the sky defines: in title, description and caption", () => {
    for (const [index, chart] of randomCharts(40).entries()) {
      const at = new Date(SKY.at.getTime() + index * 40 * 86_400_000);
      const { channels, centersGained, ...sky } = transits(at, chart);
      const root = parseSvg(renderTransit(chart, sky));
      const [title, description] = root.children as [Element, Element];
      const facts = [
        ["Completed by the sky", byNumber(channels.completed)],
        ["By the sky alone", byNumber(channels.transitOnly)],
        ["Gained centers", fromHeadToRoot(centersGained)],
      ] as const;
      expect(description.text).toContain(`. ${sentences(facts)} Defined centers: `);
      const start = `Transit of ${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
      const said = facts.filter(([, values]) => values.length > 0);
      expect(title.text).toBe(said.length === 0 ? start : `${start}. ${sentences(said)}`);
      expect(missingInCaption(root, said.flat(2))).toEqual([]);
      expect(addedCenters(root)).toEqual([...centersGained].sort());
    }
  });

  it("names nothing as the chart's that is not: gates of the chart define exactly the centers without a mark", () => {
    const sky = transits(new Date("2020-01-12T22:00Z"));
    const root = parseSvg(renderTransit(CHART, sky));
    expect(root.children[1]!.text).toContain("By the sky alone: 9-52.");
    const marked = addedCenters(root);
    expect(definedCenters(root).filter((center) => !marked.includes(center))).toEqual([...CHART.centers]);
  });

  it("has a default title of any length, and refuses one of more than 200 characters of a caller", () => {
    const longest = Math.max(
      ...randomCharts(300).map(
        (chart, index) =>
          parseSvg(renderTransit(chart, transits(new Date(SKY.at.getTime() + index * 86_400_000))))
            .children[0]!.text.length,
      ),
    );
    expect(longest).toBeGreaterThan(100);
    expect(() => renderTransit(CHART, SKY, { title: "x".repeat(201) })).toThrow("title: expected");
  });
});

describe("the composite", () => {
  it("defines the channels and centers of both people together", () => {
    const [first, ...others] = randomCharts(15) as [Chart, ...Chart[]];
    for (const other of others) {
      const { channelsShort, centers } = composite(first, other);
      const root = parseSvg(renderComposite(first, other));
      expect(definedChannels(root)).toEqual([...channelsShort].sort());
      expect(definedCenters(root)).toEqual(CENTERS.filter((center) => !centers.open.includes(center)));
    }
  });

  it("names the channels by their kind and person, and the centers that only both define", () => {
    const [first, ...others] = randomCharts(40) as [Chart, ...Chart[]];
    for (const other of others) {
      const both = composite(first, other);
      const root = parseSvg(renderComposite(first, other, { names: ["Ada", "Ben"] }));
      const [title, description] = root.children as [Element, Element];
      const owned = (channels: (typeof both)["dominance"]) =>
        ["Ada", "Ben"]
          .map((name, person) => ({
            name,
            ids: byNumber(channels.filter((own) => own.person === person).map(({ channel }) => channel)),
          }))
          .filter(({ ids }) => ids.length > 0)
          .map(({ name, ids }) => `${name}: ${ids.join(", ")}`)
          .join("; ");
      const electromagnetic = ["Electromagnetic", byNumber(both.electromagnetic)] as const;
      const bridged = ["Bridged centers", fromHeadToRoot(both.centers.bridged)] as const;
      const openCount = both.centers.open.length;
      expect(description.text).toContain(
        [
          sentences([electromagnetic, ["Companionship", byNumber(both.companionship)]]),
          `Compromise: ${owned(both.compromise) || "none"}.`,
          `Dominance: ${owned(both.dominance) || "none"}.`,
          `Centers: ${9 - openCount} defined, ${openCount} open.`,
          sentences([bridged]),
        ].join(" "),
      );
      const said = [electromagnetic, bridged].filter(([, values]) => values.length > 0);
      const start = "Composite of Ada and Ben";
      expect(title.text).toBe(said.length === 0 ? start : `${start}. ${sentences(said)}`);
      expect(missingInCaption(root, [...both.channelsShort, ...both.centers.bridged])).toEqual([]);
      expect(addedCenters(root)).toEqual([...both.centers.bridged].sort());
    }
  });
});

it("transits and composites take at most 40 KB with everything, and 25 KB without columns, however long the names", () => {
  const charts = randomCharts(60);
  const largest = (draw: (chart: Chart, index: number) => string) =>
    Math.max(...charts.map((chart, index) => draw(chart, index).length)) / 1024;
  const all = {
    caption: { name: "Somebody with a longer name", born: "5 September 1990", place: "Amsterdam" },
  };
  const sky = (index: number) => transits(new Date(SKY.at.getTime() + index * 40 * 86_400_000));
  const next = (index: number) => charts[(index + 1) % charts.length]!;
  expect(largest((chart, index) => renderTransit(chart, sky(index), all))).toBeLessThan(40);
  expect(largest((chart, index) => renderTransit(chart, sky(index), { columns: false }))).toBeLessThan(25);
  expect(largest((chart, index) => renderComposite(chart, next(index), all))).toBeLessThan(40);
  const names = ["Wolfeschlegelsteinhausen", "W".repeat(24)] as const;
  const long = (options: object) => (chart: Chart, index: number) =>
    renderComposite(chart, next(index), { names, ...options });
  expect(largest(long({}))).toBeLessThan(40);
  expect(largest(long({ columns: false }))).toBeLessThan(25);
});

it("a composite of long names lists the electromagnetic channels, and colors both names of its heading", () => {
  const [first, ...others] = randomCharts(60) as [Chart, ...Chart[]];
  const names = ["Wolfeschlegelsteinhausen", "W".repeat(24)] as const;
  for (const other of others) {
    const root = parseSvg(renderComposite(first, other, { names }));
    expect(missingInCaption(root, composite(first, other).electromagnetic)).toEqual([]);
    const heading = having(root.children.at(-1)!, "stroke-width").filter(
      ({ attributes }) => attributes["stroke-width"] === "12.5",
    );
    const { personA, personB, ink } = THEMES.light;
    expect(new Set(heading.map(({ attributes }) => attributes["stroke"]))).toEqual(
      new Set([personA, ink, personB]),
    );
  }
});

/** Sorts channels by number. */
function byNumber(channels: readonly string[]): string[] {
  const number = (channel: string) => {
    const [first = 0, second = 0] = channel.split("-").map(Number);
    return 100 * first + second;
  };
  return [...channels].sort((a, b) => number(a) - number(b));
}

/** Sorts centers from the Head to the Root. */
function fromHeadToRoot(centers: readonly string[]): string[] {
  const order = ["Head", "Ajna", "Throat", "G", "Ego", "Spleen", "Solar Plexus", "Sacral", "Root"];
  return order.filter((center) => centers.includes(center));
}

/** Writes facts as a description does. */
function sentences(facts: readonly (readonly [string, readonly string[]])[]): string {
  return facts.map(([name, values]) => `${name}: ${values.join(", ") || "none"}.`).join(" ");
}

/** Lists the words that the strokes of the caption do not draw. */
function missingInCaption(root: Element, texts: readonly string[]): string[] {
  const drawn = allOf(root.children.at(-1)!)
    .map(({ attributes }) => attributes["d"] ?? "")
    .join(" ");
  return texts.flatMap((text) => text.split(" ")).filter((word) => !drawn.includes(layOut(word).shape!.d));
}

/** Lists the centers with the mark of added ones, A to Z, and checks that they look different from the others. */
function addedCenters(root: Element): string[] {
  const added = having(root, "data-added");
  const fills = having(root, "data-defined")
    .filter(({ attributes }) => "data-center" in attributes && !("data-added" in attributes))
    .map(({ attributes }) => attributes["fill"]);
  expect(added.filter(({ attributes }) => fills.includes(attributes["fill"]!))).toEqual([]);
  return added.map(({ attributes }) => attributes["data-center"]!).sort();
}
/** Charts with the largest wheels of 20,000: with and without a bodygraph, wide and narrow. */
const LARGEST = [
  "1986-09-24T07:52:02.265Z",
  "2070-04-26T06:15:27.476Z",
  "1946-05-24T16:52:04.322Z",
  "1972-02-25T21:39:59.383Z",
  "2018-08-25T19:36:13.796Z",
];

describe.each([
  ["the wheel", false, WIDE_WHEEL],
  ["the narrow wheel", true, NARROW_WHEEL],
] as const)("%s", (_, narrow, layout) => {
  /** Returns the longitude of a point of the picture, 0 to 360. */
  const longitudeAt = (x: number, y: number) => ((Math.atan2(y, -x) * 180) / Math.PI + 360) % 360;

  /** Returns the degrees between two longitudes. */
  const between = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

  /** Returns the longitudes at which the lines to the bodies of a side begin and end. */
  const leaderDegrees = (root: Element, side: string) =>
    leadersOf(root, side).map((points): [number, number] => [
      longitudeAt(...points[0]!),
      longitudeAt(...points.at(-1)!),
    ]);

  it("places gate 41 at 302 degrees, and the number of each gate and the 26 activations at their longitudes", () => {
    expect(middleOf(0) - 5.625 / 2).toBe(302);
    for (const chart of randomCharts(10)) {
      const root = parseSvg(renderWheel(chart, { narrow }));
      // The inactive gates are one path, with a number for each of its parts.
      const numbers = having(root, "data-wheel-gate").flatMap(({ attributes }) => {
        const parts = attributes["d"]!.split("M").slice(1);
        return attributes["data-wheel-gate"]!.split(" ").map((gate, index) => ({
          gate,
          part: parts[index]!,
        }));
      });
      expect(numbers.length).toBe(64);
      const misplaced = numbers.filter(({ gate, part }) => {
        const [x, y] = /^(-?\d+) ?(-?\d+)/.exec(part)!.slice(1).map(Number) as [number, number];
        return between(longitudeAt(x, y), middleOf((WHEEL as readonly number[]).indexOf(Number(gate)))) > 5;
      });
      expect(misplaced).toEqual([]);
      for (const side of ["personality", "design"] as const) {
        const group = having(root, "data-side").find(({ attributes }) => attributes["data-side"] === side)!;
        const bodies = having(group, "data-longitude").map(({ attributes }) => [
          attributes["data-body"] as Body,
          Number(attributes["data-longitude"]),
        ]) as [Body, number][];
        expect(bodies.map(([body]) => body).sort()).toEqual([...BODIES].sort());
        for (const [body, deg] of bodies) expect(deg).toBeCloseTo(chart[side][body].longitudeDeg, 2);
        const far = leaderDegrees(root, side).filter(
          ([start], index) => between(start, bodies[index]![1]) > 0.05,
        );
        expect(far).toEqual([]);
      }
    }
  });

  it("shows each gate once, as active as the chart says, and a mark of its color at each active one", () => {
    const { personality, design } = THEMES.light;
    for (const chart of randomCharts(20)) {
      const root = parseSvg(renderWheel(chart, { narrow, bodygraph: false }));
      const shown = having(root, "data-active").flatMap((group) =>
        having(group, "data-wheel-gate").flatMap(({ attributes }) =>
          attributes["data-wheel-gate"]!.split(" ").map((gate) => [
            Number(gate),
            group.attributes["data-active"],
          ]),
        ),
      );
      const sides = [chart.personality, chart.design].map(
        (side) => new Set(BODIES.map((body) => side[body].gate)),
      );
      const said = expectedOwners(sides[0]!, sides[1]!, OWNER_WORDS);
      expect(shown.sort()).toEqual(said.sort());
      const marks = root.children
        .filter(({ attributes }) => attributes["stroke-width"] === `${layout.markWidth}`)
        .flatMap(({ children }) => children)
        .flatMap(({ attributes }) =>
          attributes["d"]!.split("M")
            .filter(Boolean)
            .map((arc) => {
              const numbers = arc.match(/-?[\d.]+/g)!.map(Number);
              const [x, y, dx, dy] = numbers as [number, number, number, number];
              const middle = longitudeAt(x + dx / 2, y + dy / 2);
              const index = WHEEL.findIndex((_, at) => between(middleOf(at), middle) < 1);
              return `${WHEEL[index]} ${attributes["stroke"]}${"stroke-dasharray" in attributes ? " striped" : ""}`;
            }),
        );
      const colors: Record<string, string[]> = {
        none: [],
        personality: [personality],
        design: [design],
        both: [design, `${personality} striped`],
      };
      const expected = said.flatMap(([gate, owner]) => colors[owner!]!.map((color) => `${gate} ${color}`));
      expect(marks.sort()).toEqual(expected.sort());
    }
  });

  it("takes at most 40,000 bytes, and 10 KB with gzip", () => {
    const charts = [...LARGEST.map((utc) => computeChart(new Date(utc))), ...randomCharts(100)];
    const pictures = charts.flatMap((chart) => [
      renderWheel(chart, { narrow, bodygraph: true }),
      renderWheel(chart, { narrow, bodygraph: false }),
    ]);
    expect(Math.max(...pictures.map((svg) => Buffer.byteLength(svg)))).toBeLessThanOrEqual(40_000);
    const named = charts.map((chart) =>
      renderWheel(chart, { narrow, bodygraph: true, caption: "Somebody with a longer name" }),
    );
    expect(Math.max(...named.map(({ length }) => length))).toBeLessThanOrEqual(40 * 1024);
    expect(Math.max(...pictures.slice(0, 20).map((svg) => gzipSync(svg).length))).toBeLessThan(10 * 1024);
  });
});

describe("hexagrams", () => {
  it("are opposite for gates that stand opposite each other, whole for gate 1, and gate 3 has its own", () => {
    const text = (gate: number) => hexagramOf(gate).map(Number).join("");
    expect([1, 2, 3, 27, 63].map(text)).toEqual(["111111", "000000", "100010", "100001", "101010"]);
    expect(new Set(Array.from({ length: 64 }, (_, index) => text(index + 1))).size).toBe(64);
  });

  it.each([
    ["wide", WIDE_WHEEL],
    ["narrow", NARROW_WHEEL],
  ])("the dashes of a %s wheel draw at each gate the lines that its own hexagram has", (_, layout) => {
    const root = parseSvg(drawHexagrams(layout, THEMES.light));
    const turnDeg = Number(/^rotate\((.*)\)$/.exec(root.attributes["transform"]!)![1]);
    const paths = allOf(root).filter(({ name }) => name === "path");
    const lines = new Map<number, string[]>();
    for (const { attributes } of paths) {
      const dashes = attributes["stroke-dasharray"]!.split(" ").map(Number);
      for (const arc of attributes["d"]!.split("M").filter(Boolean)) {
        const [x, y, radius] = arc.match(/-?[\d.]+/g)!.map(Number) as [number, number, number];
        const startDeg = (Math.atan2(y, -x) * 180) / Math.PI - turnDeg;
        const direction = arc.includes(" 0 0 0 ") ? 1 : -1;
        let length = -Number(attributes["stroke-dashoffset"]);
        for (let index = 0; length < Math.PI * radius - 3; index++) {
          const dash = dashes[index % dashes.length]!;
          if (index % 2 === 0) {
            const deg = startDeg + (direction * (length + dash / 2) * 180) / (Math.PI * radius);
            const gate = Math.floor(((((deg - 302) % 360) + 360) % 360) / 5.625);
            const line = Math.round((radius - layout.innerLine) / layout.lineGap);
            lines.set(gate, [...(lines.get(gate) ?? []), `${line} ${dash}`]);
          }
          length += dash;
        }
      }
    }
    const { lineLength, brokenLength } = layout;
    const expected = WHEEL.map((gate) =>
      hexagramOf(gate).flatMap((isWhole, line) =>
        isWhole ? [`${line} ${lineLength}`] : [`${line} ${brokenLength}`, `${line} ${brokenLength}`],
      ),
    );
    expect(WHEEL.map((_, index) => lines.get(index)!.sort())).toEqual(expected);
  });
});

it("points of the wheel are those of sine and cosine, to a thousandth at its rim", () => {
  for (let deg = -720; deg <= 720; deg += 0.37) {
    const [x, y] = pointAt(deg, 500);
    expect(Math.abs(x + 500 * Math.cos((deg * Math.PI) / 180))).toBeLessThan(0.001);
    expect(Math.abs(y - 500 * Math.sin((deg * Math.PI) / 180))).toBeLessThan(0.001);
  }
});

describe("the day", () => {
  it("shows the values of each member over the whole window, and every change", () => {
    const root = parseSvg(renderDay(DAY));
    const types = having(root, "data-member").find(({ attributes }) => attributes["data-member"] === "type")!;
    const expected = DAY.spans
      .map(({ chart }) => chart.type)
      .filter((type, index, all) => type !== all[index - 1]);
    expect(types.children.map(({ attributes }) => attributes["data-value"])).toEqual(expected);
    // Bars have a space of 2 between them.
    const widths = types.children.map(
      ({ attributes }) => Number(/h([\d.]+)$/.exec(attributes["d"]!)![1]) + 2,
    );
    expect(widths.reduce((a, b) => a + b, 0)).toBeCloseTo(820, 0);
    const startMs = Date.parse(having(root, "data-start")[0]!.attributes["data-start"]!);
    const shown = having(root, "data-side").flatMap(
      ({ attributes: { "data-side": side, "data-body": body, "data-from": first }, children }) => {
        let place = first;
        const changes = children.flatMap(({ attributes: { "data-at": at, "data-to": to } }) =>
          at!.split(" ").map((ms) => ({ ms: Number(ms), to })),
        );
        changes.sort((a, b) => a.ms - b.ms);
        return changes.map(({ ms, to }) => {
          const from = place;
          // Absent where only color or tone change.
          place = to ?? place;
          return [new Date(startMs + ms).toISOString(), side, body, from, place].join(" ");
        });
      },
    );
    const said = DAY.changes.map(({ at, side, body, from, to }) =>
      [at.toISOString(), side, body, `${from.gate}.${from.line}`, `${to.gate}.${to.line}`].join(" "),
    );
    expect(shown.sort()).toEqual(said.sort());
  });

  it("takes at most 39,500 bytes, and 10 KB with gzip, wide and narrow", () => {
    const days = Array.from({ length: 60 }, (_, index) => {
      const from = Date.UTC(1930 + index, index % 12, 1 + (index % 28));
      return chartWindow(new Date(from), new Date(from + 86_400_000));
    });
    const pictures = days.flatMap((day) => [renderDay(day), renderDay(day, { narrow: true })]);
    expect(Math.max(...pictures.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(39_500);
    expect(Math.max(...pictures.map((svg) => gzipSync(svg).length))).toBeLessThan(10 * 1024);
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
