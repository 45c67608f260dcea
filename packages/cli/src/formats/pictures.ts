import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { ThemeName } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { bornText } from "chart-reading";
import type { ResolvedBirth } from "../births/resolved-birth.js";
import type { Forms } from "../context.js";
import { CommandFailure } from "../terminal/failure.js";

/** Choices for a picture. */
export interface PictureChoices {
  readonly theme?: ThemeName;
  /** `bodygraph` or `wheel`. */
  readonly picture?: string;
  readonly name?: string;
  readonly width?: string;
}

const USUAL_WIDTH_PX = 900;
const MAX_WIDTH_PX = 2400;

/** Returns the forms of a chart as a picture. */
export function pictureForms(
  chart: Chart,
  birth: ResolvedBirth,
  { theme = "light", picture = "bodygraph", name, width }: PictureChoices,
): Pick<Forms, "svg" | "png"> {
  const widthPx = width === undefined ? USUAL_WIDTH_PX : Number(width);
  if (!Number.isInteger(widthPx) || widthPx < 16 || widthPx > MAX_WIDTH_PX)
    throw new CommandFailure(`--width is a whole number from 16 to ${MAX_WIDTH_PX}, in pixels.`);
  const { date, time, where } = birth;
  const born = bornText(date, { time: time.slice(0, 5), aboutMinutes: null, between: null });
  const caption = { name, born, place: where.label };
  const svg = async () => {
    const { renderBodygraph, renderWheel } = await import("bodygraph-svg");
    return picture === "wheel"
      ? renderWheel(chart, { theme, caption })
      : renderBodygraph(chart, { theme, caption });
  };
  return { svg, png: async () => pngOf(await svg(), widthPx) };
}

let renderer: ReturnType<typeof loadRenderer> | undefined;

async function loadRenderer() {
  const module = await import("@resvg/resvg-wasm");
  const path = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await module.initWasm(await readFile(path));
  return module;
}

/** Renders a picture in a module of WebAssembly, which runs wherever Node does. */
export async function pngOf(svg: string, widthPx: number): Promise<Uint8Array> {
  renderer ??= loadRenderer();
  const { Resvg } = await renderer;
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: widthPx } });
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    drawing.free();
  }
}
