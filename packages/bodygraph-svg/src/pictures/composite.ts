import type { Column } from "../body/columns.js";
import { bodyState, type Parts } from "../body/owners.js";
import type { Chart } from "../chart-core.js";
import { checkDrawnText, checkNames, fail, pictureSettings } from "../theme/settings.js";
import { checkChart, gatesOfChart } from "./check-chart.js";
import { compositeFacts } from "./two-part-facts.js";
import { CHART_NUMBER_TITLES, drawTwoParts, TWO_PART_OPTIONS, type TwoPartOptions } from "./two-parts.js";

/** Options of {@link renderComposite}. */
export interface CompositeOptions extends TwoPartOptions {
  /** Headings of the two columns, up to 24 characters each. Default `["A", "B"]`. */
  readonly names?: readonly [string, string];
}

const WORDS: Parts["words"] = ["none", "a", "b", "both"];

/** Longest name that fits above a column. */
const MAX_NAME = 24;

/**
 * Draws the charts of two people as one bodygraph: each person in a color of their own, both as stripes. `data-active` of a
 * gate is `a`, `b`, `both` or `none`.
 *
 * @throws ChartInputError `INVALID_OPTION` or `INVALID_CHART`.
 *
 * @example
 * import { renderComposite } from "bodygraph-svg";
 * import { computeChart } from "chart-core";
 *
 * const a = computeChart(new Date("1988-09-04T01:15Z"));
 * const b = computeChart(new Date("1990-02-06T22:55Z"));
 * const svg = renderComposite(a, b, { names: ["Ada", "Ben"] });
 */
export function renderComposite(a: Chart, b: Chart, options: CompositeOptions = {}): string {
  checkNames(options, [...TWO_PART_OPTIONS, "names"]);
  checkChart("a", a);
  checkChart("b", b);
  const names = checkNamesOfPeople(options.names);
  const facts = compositeFacts(names, bodyState(gatesOfChart(a), gatesOfChart(b)));
  const settings = pictureSettings(options, facts.title);
  const { palette } = settings;
  const person = (chart: Chart, title: string, side: "a" | "b"): Column => ({
    title,
    side,
    isLeft: side === "a",
    color: side === "a" ? palette.personA : palette.personB,
    numberTitles: CHART_NUMBER_TITLES,
    entryOf: (body) => ({
      gateLines: [chart.activations.personality[body], chart.activations.design[body]],
    }),
  });
  return drawTwoParts({
    options,
    settings,
    parts: {
      words: WORDS,
      firstColor: palette.personA,
      secondColor: palette.personB,
      addedOutline: "stripes",
    },
    first: person(a, names[0], "a"),
    second: person(b, names[1], "b"),
    heading: `${names[0]}  +  ${names[1]}`,
    headingParts: [
      { content: names[0], color: palette.personA },
      { content: "  +  ", color: palette.ink },
      { content: names[1], color: palette.personB },
    ],
    people: `${a.type} ${a.profile}  ·  ${b.type} ${b.profile}`,
    facts,
  });
}

function checkNamesOfPeople(names: readonly [string, string] = ["A", "B"]): readonly [string, string] {
  if (!Array.isArray(names) || names.length !== 2) fail("names", names, "two texts");
  for (const [index, name] of names.entries()) checkDrawnText(`names.${index}`, name, MAX_NAME);
  return names;
}
