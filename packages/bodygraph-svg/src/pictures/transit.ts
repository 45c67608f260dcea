import { type BodyState, bodyState, type ChannelShare, type Parts } from "../body/owners.js";
import { BODIES, type Chart, type Transits } from "../chart-core.js";
import { BODY_SIGNS } from "../text/glyphs.js";
import { momentText } from "../text/moment.js";
import { checkNames, fail, pictureSettings } from "../theme/settings.js";
import { checkChart, gatesOfChart } from "./check-chart.js";
import { transitFacts } from "./two-part-facts.js";
import { CHART_NUMBER_TITLES, drawTwoParts, TWO_PART_OPTIONS, type TwoPartOptions } from "./two-parts.js";

const WORDS: Parts["words"] = ["none", "chart", "sky", "both"];

/** Owner of a gate that only the sky has. */
const SKY_ALONE = 2;

/**
 * Draws a chart together with the sky of a moment: the chart in the ink of the theme, the sky in blue, both as stripes.
 * `data-active` of a gate is `chart`, `sky`, `both` or `none`.
 *
 * @param sky The result of `transits` of `chart-core/time`.
 * @throws ChartInputError `INVALID_OPTION` or `INVALID_CHART`.
 *
 * @example
 * import { renderTransit } from "bodygraph-svg";
 * import { computeChart } from "chart-core";
 * import { transits } from "chart-core/time";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const svg = renderTransit(chart, transits(new Date("2026-11-22T12:00Z")));
 */
export function renderTransit(chart: Chart, sky: Transits, options: TwoPartOptions = {}): string {
  checkNames(options, TWO_PART_OPTIONS);
  checkChart("chart", chart);
  if (!(sky?.at instanceof Date) || !Array.isArray(sky.gates)) fail("sky", sky, "a result of transits");
  const moment = momentText(sky.at);
  const birth = [`Chart: ${chart.type}`, chart.profile, momentText(chart.birthMoment)];
  const state = bodyState(gatesOfChart(chart), sky.gates.map(Number));
  const facts = transitFacts(`Transit of ${moment}`, state, signsOfSky(sky, state));
  const settings = pictureSettings(options, facts.title);
  const { palette } = settings;
  const parts: Parts = {
    words: WORDS,
    firstColor: palette.ink,
    secondColor: palette.sky,
    addedOutline: "second",
  };
  return drawTwoParts({
    options,
    settings,
    parts,
    first: {
      title: "Chart",
      side: "chart",
      isLeft: false,
      color: palette.ink,
      numberTitles: CHART_NUMBER_TITLES,
      secondColor: palette.design,
      entryOf: (body) => ({
        gateLines: [chart.activations.personality[body], chart.activations.design[body]],
      }),
    },
    second: {
      title: "Sky",
      side: "sky",
      isLeft: true,
      color: palette.sky,
      numberTitles: [],
      entryOf: (body) => ({ gateLines: [sky.activations[body]] }),
    },
    heading: `Transit  ·  ${moment}`,
    people: birth.filter(Boolean).join("  ·  "),
    facts,
  });
}

/** Returns a function that gives the signs of the bodies of the sky at those gates of a channel that the chart lacks. */
function signsOfSky({ activations }: Transits, { owners }: BodyState) {
  const signs: string[] = new Array(owners.length).fill("");
  for (const body of BODIES) {
    const gate = Number.parseInt(activations[body], 10);
    if (owners[gate] === SKY_ALONE) signs[gate]! += BODY_SIGNS[body]!;
  }
  return ({ gates: [first, second] }: ChannelShare) => signs[first]! + signs[second]!;
}
