import { censusValues, shareOf } from "../../src/census/index.js";

const WIDTH = 360;
const LEFT = 40;
const RIGHT = 10;
const PANEL = 92;
const TOP = 22;
const AXIS = 22;

/** Grays of the text, with a contrast of at least 4.5 to 1 on a light and on a dark page. */
const INK = "#5b5b66";
const INK_ON_DARK = "#a3a3ae";
/** Gray of lines and brown of areas, for both. */
const GRID = "#8888923d";
const AREA = "#a8835a";

/**
 * Draws the share of each type year by year as SVG: a panel for each type with a scale of its own, the year to the right
 * and the share upwards.
 *
 * @param title Title of the picture.
 * @param from First year.
 * @param to Last year.
 * @param marks Years below the last panel.
 */
export function censusPlot(title: string, from: number, to: number, marks: readonly number[]): string {
  const types = censusValues("type");
  const height = TOP + types.length * PANEL + AXIS;
  const x = (year: number) => LEFT + ((year - from) / (to + 1 - from)) * (WIDTH - LEFT - RIGHT);
  const panels = types.map((type, index) => {
    const bottom = TOP + (index + 1) * PANEL - 6;
    const shares = Array.from({ length: to + 1 - from }, (_, at) =>
      shareOf("type", type, { from: from + at, to: from + at }),
    );
    const scale = Math.ceil(10 * Math.max(...shares)) / 10;
    const y = (share: number) => bottom - (share / scale) * (PANEL - 30);
    const steps = shares.map((share, at) => `V${y(share).toFixed(1)}H${x(from + at + 1).toFixed(1)}`);
    const mean = percent(shareOf("type", type, { from, to }));
    const lines = [0, scale / 2, scale].map(
      (share) => `<path d="M${LEFT} ${y(share).toFixed(1)}H${WIDTH - RIGHT}" stroke="${GRID}"/>`,
    );
    const labels = [0, scale].map(
      (share) =>
        `<text x="${LEFT - 6}" y="${(y(share) + 4).toFixed(1)}" text-anchor="end">${Math.round(100 * share)}%</text>`,
    );
    return `<text x="${LEFT}" y="${bottom - PANEL + 22}"><tspan font-weight="600">${type}</tspan> ${mean}</text>
${[...lines, ...labels].join("\n")}
<path d="M${LEFT} ${y(0)}${steps.join("")}V${y(0)}Z" fill="${AREA}"/>`;
  });
  const axis = marks.map(
    (year) =>
      `<text x="${x(year).toFixed(1)}" y="${height - 8}" text-anchor="${year === from ? "start" : year > to ? "end" : "middle"}">${year}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">
<title>${title}: share of time of each type, year by year</title>
<style>@media(prefers-color-scheme:dark){:root{color-scheme:dark}text{fill:${INK_ON_DARK}}}</style>
<text x="${LEFT}" y="14" font-weight="600">${title}</text>
${panels.join("\n")}
${axis.join("\n")}
</svg>
`;
}

/** Writes a share with two or three digits: `34 %`, `4.3 %`, `0.52 %`. */
export function percent(share: number): string {
  const value = 100 * share;
  const decimals = value >= 9.95 || value === 0 ? 0 : value >= 0.995 ? 1 : value >= 0.0995 ? 2 : 3;
  return `${value.toFixed(decimals)} %`;
}
