/** Draws server/ui/assets/open-graph.png, which previews of the site show: `npm run generate -- open-graph`. */
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { computeChart } from "chart-core";
import { renderBodygraph } from "../src/index.js";
import { TEXT_ATTRIBUTES, text } from "../src/text/text.js";
import { opaquePng } from "./lib/opaque-png.js";

const ASSETS = new URL("../../../server/ui/assets/", import.meta.url);
const [WIDTH, HEIGHT] = [1200, 630];

/** The colors of paper, ink and lines that the site has in light colors. */
const PAPER = "#f8f5ee";
const SLIP = "#fffefb";
const INK = "#1c1d22";
const MUTED = "#605b52";
const TRACK = "#e2dacb";

const LEFT = 84;

/** Places an SVG of its own in the picture. */
const placed = (svg: string, place: string) => svg.replace("<svg ", `<svg ${place} `);

const body = renderBodygraph(computeChart(new Date("1950-08-22T21:42Z")), {
  theme: { paper: SLIP, open: SLIP, track: TRACK },
  background: false,
  columns: false,
  arrows: false,
  caption: false,
});
const icon = readFileSync(new URL("icon.svg", ASSETS), "utf8").replaceAll("#8f877a", INK);
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${placed(body, 'x="740" y="24" height="582" width="400"')}
${placed(icon, `x="${LEFT - 11}" y="120" width="104" height="104"`)}
<g ${TEXT_ATTRIBUTES}>
${text("Human Design", { x: LEFT - 3, y: 364, size: 62, color: INK, weight: 13 })}
${text("charts", { x: LEFT - 3, y: 462, size: 62, color: INK, weight: 13 })}
${text("See yours. No account.", { x: LEFT, y: 536, size: 22, color: MUTED, weight: 10 })}
</g>
</svg>`;
const png = opaquePng(new Resvg(picture, { font: { loadSystemFonts: false } }).render());
writeFileSync(new URL("open-graph.png", ASSETS), png);
console.log(`server/ui/assets/open-graph.png: ${Math.ceil(png.length / 1000)} kB`);
