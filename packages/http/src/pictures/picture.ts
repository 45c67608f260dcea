import type { ThemeName } from "bodygraph-svg";

export type PictureFormat = "svg" | "png";

export const PICTURE_TYPES: Readonly<Record<PictureFormat, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
};

/** Values of the parameter `theme`, the default first. */
export const PICTURE_THEMES: readonly ThemeName[] = ["light", "dark", "print"];

/** Bounds of the parameter `width`, in pixels. */
export const PNG_WIDTH = { min: 200, max: 2400, default: 900 } as const;

export interface PictureRequest {
  readonly format: PictureFormat;
  readonly theme: ThemeName;
  /** Width in pixels; only of a PNG, since an SVG has no size. */
  readonly widthPx: number;
}

/** A drawn picture: the text of an SVG, or the bytes of a PNG. */
export interface Picture {
  readonly format: PictureFormat;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** Height of a chart's picture divided by its width: the view box of `renderBodygraph`. */
const HEIGHT_PER_WIDTH = 1220 / 720;

/** Counts the tokens that a request takes from the rate limit: one, or a PNG one for each started megapixel. */
export function pictureTokens({ format, widthPx }: PictureRequest): number {
  if (format === "svg") return 1;
  const heightPx = Math.round(widthPx * HEIGHT_PER_WIDTH);
  return Math.ceil((widthPx * heightPx) / 1e6);
}
