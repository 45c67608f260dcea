import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { DRAWN_PICTURES, renderGalleryPicture } from "../scripts/lib/gallery-pictures.js";

/** Draws a picture as pixels, with the fonts of this machine or with none. */
function pixels(svg: string, loadSystemFonts: boolean): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: 300 }, font: { loadSystemFonts } }).render().pixels;
}

it.each(DRAWN_PICTURES)("$name has the same pixels with and without fonts", (picture) => {
  const svg = renderGalleryPicture(picture, "light");
  const bare = pixels(svg, false);
  expect(bare.equals(pixels(svg, true))).toBe(true);
  // Not an empty page: many pixels are dark.
  expect(bare.filter((value, index) => index % 4 !== 3 && value < 128).length).toBeGreaterThan(500);
});
