import { createHash } from "node:crypto";
import { AMSTERDAM } from "@chart/kit/load/chart-call";
import type { TestService } from "@chart/kit/services/test-service";
import { Resvg } from "@resvg/resvg-js";
import { renderBodygraph, type ThemeName } from "bodygraph-svg";
import { computeChart } from "chart-core";
import { expect } from "vitest";
import type { PngPlace } from "../../../src/ports/png.js";

export const SVG = { Accept: "image/svg+xml" };
export const PNG = { Accept: "image/png" };
export const COORDINATES = "/v2/charts/coordinates";
const geocodeKey = { "Chart-Geocode-Key": "a key" };
export const location = {
  birthdate: "1990-09-05",
  birthtime: "21:17",
  location: "Amsterdam, The Netherlands",
};
export const BODIES: Readonly<Record<string, object>> = { [COORDINATES]: AMSTERDAM, "/v2/charts": location };

const chart = computeChart(new Date("1990-09-05T19:17:00Z"));
/** Draws the SVG of the service, whose ids begin with a digest of what it shows. */
export const svgOf = (theme: ThemeName) => {
  const { personality, design, activations } = chart;
  const arrows = [personality.sun, personality.northNode, design.sun, design.northNode];
  const shown = [activations, arrows.map(({ color, tone }) => [color, tone]), theme];
  const digest = createHash("sha256").update(JSON.stringify(shown)).digest("hex");
  return renderBodygraph(chart, { theme, idPrefix: `hd-${digest.slice(0, 16)}` });
};
export const pngOf = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
/** A queue that has a place for everybody. */
export const queueOf = (convert: PngPlace["convert"]) => ({
  reserve: () => ({ convert, release: () => undefined }),
});
export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Sends a birth, by default the one of `BODIES`, to a path of a service. */
export const postTo = (
  service: TestService,
  apiKey: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) => {
  const all = { Authorization: "Bearer <key>", ...geocodeKey, ...headers };
  return service.post(path, apiKey, body ?? BODIES[path.replace(/\?.*/, "")], all);
};
export const codeOf = async (response: Response) => {
  expect(response.headers.get("Content-Type")).toBe("application/json");
  return ((await response.json()) as { errorCode: string }).errorCode;
};
