/** An error at a moment. */
export interface PlottedError {
  /** Year with its fraction, 1800 to 2200. */
  readonly year: number;
  /** Our longitude minus the reference's, arcseconds. */
  readonly arcsec: number;
}

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 54;
const RIGHT = 10;
const TOP = 26;
const BOTTOM = 24;
const YEARS = [1800, 2200] as const;

/** Grays of the text, with a contrast of at least 4.5 to 1 on a light and on a dark page. */
const INK = "#5b5b66";
const INK_ON_DARK = "#a3a3ae";
/** Gray of lines and brown of points, for both. */
const GRID = "#8888923d";
const POINT = "#a8835a";

/**
 * Draws the errors of one body as SVG: a point for each moment, the year to the right and the error upwards. The scale is
 * the smallest of 1, 2, 5 times a power of ten that contains all errors.
 */
export function errorPlot(title: string, errors: readonly PlottedError[]): string {
  const largest = Math.max(...errors.map(({ arcsec }) => Math.abs(arcsec)));
  const scale = niceScale(largest);
  const x = (year: number) => LEFT + ((year - YEARS[0]) / (YEARS[1] - YEARS[0])) * (WIDTH - LEFT - RIGHT);
  const middle = (TOP + HEIGHT - BOTTOM) / 2;
  const y = (arcsec: number) => middle - (arcsec / scale) * (middle - TOP);
  const points = errors.map(({ year, arcsec }) => `M${x(year).toFixed(1)} ${y(arcsec).toFixed(1)}h0`);
  const lines = [scale, 0, -scale].map(
    (arcsec) =>
      `<path d="M${LEFT} ${y(arcsec)}H${WIDTH - RIGHT}" stroke="${GRID}"/>` +
      `<text x="${LEFT - 6}" y="${y(arcsec) + 4}" text-anchor="end">${signed(arcsec)}″</text>`,
  );
  const years = [1800, 1900, 2000, 2100, 2200].map((year) => {
    const anchor = year === YEARS[0] ? "start" : year === YEARS[1] ? "end" : "middle";
    return `<text x="${x(year)}" y="${HEIGHT - 6}" text-anchor="${anchor}">${year}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">
<title>${title}: error in arcseconds by year, at most ${largest.toFixed(4)}</title>
<style>@media(prefers-color-scheme:dark){:root{color-scheme:dark}text{fill:${INK_ON_DARK}}}</style>
<text x="${LEFT}" y="14" font-weight="600">${title}</text>
${lines.join("\n")}
${years.join("\n")}
<path d="${points.join("")}" stroke="${POINT}" stroke-width="2" stroke-linecap="round" fill="none"/>
</svg>
`;
}

function niceScale(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= largest) ?? 10;
  return Number((factor * power).toPrecision(1));
}

function signed(arcsec: number): string {
  return arcsec > 0 ? `+${arcsec}` : String(arcsec).replace("-", "−");
}
