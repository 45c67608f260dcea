import { Resvg } from "@resvg/resvg-js";

/** Converts an SVG to PNG. No font is loaded: the letters of a chart's picture are paths. */
export function renderPng(svg: string, widthPx: number): Uint8Array<ArrayBuffer> {
  const resvg = new Resvg(svg, {
    fitTo: { mode: "width", value: widthPx },
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(resvg.render().asPng());
}
