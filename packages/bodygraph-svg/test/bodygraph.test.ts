import { BODIES, CENTERS, CHANNELS, type Chart, computeChart } from "chart-core";
import { fixings } from "chart-core/details";
import { describe, expect, it } from "vitest";
import { STRAIGHT, STRANDS } from "../src/body/channel-shapes.js";
import { renderBodygraph, THEMES } from "../src/index.js";
import { randomCharts } from "./support/charts.js";
import { allOf, type Element, inGroups, parseSvg } from "./support/parse-svg.js";

const CHARTS = randomCharts(1000);
const OWNERS = ["none", "personality", "design", "both"];

/** Returns the owner of each gate as the chart says: `data-active` by gate. */
function ownersOf({ personality, design }: Chart): string[] {
  const owners = new Array<number>(64).fill(0);
  for (const body of BODIES) {
    owners[personality[body].gate - 1]! |= 1;
    owners[design[body].gate - 1]! |= 2;
  }
  return owners.map((owner) => OWNERS[owner]!);
}

/** Returns what colors show: one part, both as stripes of the first over the second, or something else. */
function shownOwner(elements: readonly Element[]): string {
  const { personality, design } = THEMES.light;
  const [color, over] = elements.map(({ attributes }) => attributes["stroke"] ?? personality);
  const dashes = elements.map(({ attributes }) => "stroke-dasharray" in attributes).join(" ");
  if (elements.length === 0) return "none";
  if (dashes === "false true" && color === design && over === personality) return "both";
  if (dashes !== "false") return `odd: ${dashes}`;
  return color === personality ? "personality" : color === design ? "design" : `odd: ${color}`;
}

/** A chart and its picture, parsed. */
interface Picture {
  readonly chart: Chart;
  readonly root: Element;
  readonly elements: readonly Element[];
}

/** Lists the charts whose pictures show something else than they say. */
function wrong(
  pictures: readonly Picture[],
  read: (picture: Picture) => { readonly shown: unknown; readonly said: unknown },
): unknown[] {
  return pictures
    .map((picture) => ({ utc: picture.chart.birthDateUtc, ...read(picture) }))
    .filter(({ shown, said }) => JSON.stringify(shown) !== JSON.stringify(said));
}

describe("1,000 random charts, read back from their pictures", () => {
  const pictures = CHARTS.map((chart) => {
    const root = parseSvg(renderBodygraph(chart));
    return { chart, root, elements: allOf(root) };
  });
  const having = ({ elements }: Picture, name: string) =>
    elements.filter(({ attributes }) => name in attributes);

  it("show each center once, as defined or open as the chart says", () => {
    const differing = wrong(pictures, (picture) => ({
      shown: having(picture, "data-center")
        .map(({ attributes }) => [
          attributes["data-center"],
          attributes["data-defined"],
          "fill" in attributes,
        ])
        .sort(),
      said: CENTERS.map((center) => {
        const isDefined = picture.chart.centers.includes(center);
        return [center, `${isDefined}`, isDefined];
      }).sort(),
    }));
    expect(differing).toEqual([]);
  });

  it("show each gate once, active and striped as the chart says", () => {
    const differing = wrong(pictures, (picture) => {
      const gates = inGroups(picture.root, "data-gate", "data-active");
      const shown: unknown[] = gates.map(([{ attributes, children }, owner]) => [
        Number(attributes["data-gate"]),
        owner,
        shownOwner(children.filter(({ name }) => name === "circle")),
      ]);
      const said = ownersOf(picture.chart).map((owner, index) => [index + 1, owner, owner]);
      return { shown: shown.sort(), said: said.sort() };
    });
    expect(differing).toEqual([]);
  });

  it("show each of the 36 channels as defined as the chart says, each half in the colors of its gate", () => {
    const differing = wrong(pictures, (picture) => {
      const owners = ownersOf(picture.chart);
      const channels = having(picture, "data-channel");
      const shown = CHANNELS.map(({ id, gates }) => {
        const own = channels.filter(({ attributes }) => attributes["data-channel"] === id);
        const colored = own
          .flatMap((element) => (element.children.length === 0 ? [element] : element.children))
          .filter(({ attributes }) => "stroke" in attributes);
        const halves = gates.map((_, half) =>
          shownOwner(colored.filter(({ attributes }) => covers(attributes["d"]!, id, half))),
        );
        return [id, [...new Set(own.map(({ attributes }) => attributes["data-defined"]))], ...halves];
      });
      const said = CHANNELS.map(({ id, gates }) => [
        id,
        [`${picture.chart.channelsShort.includes(id)}`],
        ...gates.map((gate) => owners[gate - 1]),
      ]);
      return { shown, said };
    });
    expect(differing).toEqual([]);
  });

  it("show in each column thirteen bodies with the chart's gate and line, and the marks of the fixed lines", () => {
    const differing = wrong(pictures, (picture) => {
      const shown = having(picture, "data-body").map(({ attributes, children }) => [
        attributes["data-side"],
        attributes["data-body"],
        readNumber(attributes["d"] ?? children[0]!.attributes["d"]!),
        attributes["data-fixing"] ?? null,
        children.length === 0 ? "no mark" : "fill" in children[1]!.attributes ? "agreed" : "contested",
      ]);
      const marks = fixings(picture.chart);
      const said = (["design", "personality"] as const).flatMap((side) =>
        BODIES.map((body) => {
          const { state, isContested } = marks[side][body];
          const mark = state === null ? "no mark" : isContested ? "contested" : "agreed";
          return [side, body, picture.chart.activations[side][body], state, mark];
        }),
      );
      return { shown, said };
    });
    expect(differing).toEqual([]);
  });

  it("show the four arrows with their direction, color and tone", () => {
    const differing = wrong(pictures, (picture) => {
      const shown = having(picture, "data-arrow").map(({ attributes }) => [
        attributes["data-arrow"],
        attributes["data-direction"],
        Number(attributes["data-color"]),
        Number(attributes["data-tone"]),
      ]);
      const { arrows, design, personality } = picture.chart;
      const said = [
        ["designSun", arrows.designSun, design.sun.color, design.sun.tone],
        ["designNode", arrows.designNode, design.northNode.color, design.northNode.tone],
        ["personalitySun", arrows.personalitySun, personality.sun.color, personality.sun.tone],
        ["personalityNode", arrows.personalityNode, personality.northNode.color, personality.northNode.tone],
      ];
      return { shown, said };
    });
    expect(differing).toEqual([]);
  });

  it("describe type, authority, profile, centers, channels and gates in words", () => {
    const differing = wrong(pictures, ({ chart, elements }) => {
      const [root, title, description] = elements as [Element, Element, Element];
      const words = [chart.type, chart.authority, chart.profile, ...chart.centers, ...chart.channelsShort];
      const gates = [...chart.gates].map(Number).sort((a, b) => a - b);
      const sentences = [...words, `Gates: ${gates.join(", ")}.`];
      return {
        shown: [
          root.attributes["aria-labelledby"],
          ...sentences.filter((sentence) => description.text.includes(sentence)),
        ],
        said: [`${title.attributes["id"]} ${description.attributes["id"]}`, ...sentences],
      };
    });
    expect(differing).toEqual([]);
  });

  it("never say undefined, null or NaN, and take at most 40 KB with everything and 25 KB without columns", () => {
    const faults = CHARTS.flatMap((chart) => {
      const svg = renderBodygraph(chart, { caption: "Somebody with a longer name" });
      const narrow = renderBodygraph(chart, { columns: false });
      const isFine = svg.length < 40_000 && narrow.length < 25 * 1024 && !/undefined|null|NaN/.test(svg);
      return isFine ? [] : [chart.birthDateUtc, svg.length, narrow.length];
    });
    expect(faults).toEqual([]);
  });
});

/** Tests whether path data draw a half of a channel; both halves in one color are one path. */
function covers(d: string, id: string, half: number): boolean {
  const { halves, alone, whole } = SHAPES.find((shape) => shape.id === id)!;
  return d === whole || d === halves[half] || d === alone[half];
}

const SHAPES = [...STRANDS, ...STRAIGHT];

it("a channel in one color runs from gate to gate, as both of its halves do", () => {
  const ends = ([first, second]: readonly [string, string]) =>
    [first, second].map((half) => {
      const [, x, , line, end] = /^M(\S+) (\S+)([LV])(.+)$/.exec(half)!;
      return line === "L" ? end : `${x} ${end}`;
    });
  const line = (from: string, to: string) => {
    const [x, y] = to.split(" ");
    return from.startsWith(`${x} `) ? `M${from}V${y}` : `M${from}L${to}`;
  };
  const differing = STRAIGHT.filter(({ halves, whole }) => {
    const [from, to] = ends(halves) as [string, string];
    return whole !== line(from, to);
  });
  expect(differing.map(({ id }) => id)).toEqual([]);
  expect(STRANDS.every(({ halves, whole }) => whole === halves.join(""))).toBe(true);
});

it("the strands of an integration gate that is active alone are straight, parallel and equally long", () => {
  for (const gate of [10, 20, 34, 57]) {
    const lines = STRANDS.filter(({ gates }) => gates.includes(gate)).map(({ gates, alone }) => {
      const [x1, y1, x2, y2] = alone[gates.indexOf(gate)]!.match(/-?[\d.]+/g)!.map(Number) as [
        number,
        number,
        number,
        number,
      ];
      return { length: Math.hypot(x2 - x1, y2 - y1), deg: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
    });
    const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(lines).toHaveLength(3);
    expect(spread(lines.map(({ length }) => length))).toBeLessThan(0.3);
    expect(spread(lines.map(({ deg }) => deg))).toBeLessThan(0.3);
  }
});

/** Reads a gate and line back from the strokes of its digits, which are drawn behind the glyph of the body. */
function readNumber(d: string): string {
  let rest = strokesOf(d);
  let found = "";
  for (;;) {
    const next = DIGIT_SHAPES.find(([, shape]) => rest === shape || rest.endsWith(`|${shape}`));
    if (next === undefined) return found;
    found = next[0] + found;
    rest = rest.slice(0, -next[1].length).replace(/\|$/, "");
  }
}

/** Joins the strokes of path data without the places at which they start. */
function strokesOf(d: string): string {
  const strokes = d.split(/m/i).filter(Boolean);
  return strokes.map((stroke) => stroke.replace(/^-?\d+ ?-?\d+/, "")).join("|");
}

/** The shapes of the digits and the dot, the longest first. */
const DIGIT_SHAPES = digitShapes();

function digitShapes(): [string, string][] {
  const chart = computeChart(new Date("1990-09-05T19:17Z"));
  const shapeOf = (text: string) => {
    const root = parseSvg(renderBodygraph(chart, { columns: false, arrows: false, caption: text }));
    const heading = root.children.at(-1)!.children[0]!;
    return strokesOf(heading.attributes["d"]!);
  };
  return [..."0123456789."]
    .map((character): [string, string] => [character, shapeOf(character)])
    .sort((a, b) => b[1].length - a[1].length);
}
