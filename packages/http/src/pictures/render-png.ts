import { Resvg } from "@resvg/resvg-js";

/** Converts an SVG to PNG, on this thread. No font is loaded: the letters of a chart's picture are paths. */
export function renderPng(svg: string, widthPx: number): Uint8Array<ArrayBuffer> {
  const resvg = new Resvg(svg, {
    fitTo: { mode: "width", value: widthPx },
    font: { loadSystemFonts: false },
  });
  // A copy, whose memory belongs to JavaScript: that of a native module cannot be transferred to another thread.
  return new Uint8Array(resvg.render().asPng());
}
