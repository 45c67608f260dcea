import { readdirSync, readFileSync } from "node:fs";
import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import { expect, it } from "vitest";
import { bodyModule } from "../scripts/lib/body-module.js";
import { galleryDocument } from "../scripts/lib/gallery-document.js";
import { GALLERY, GALLERY_THEMES, renderGalleryPicture } from "../scripts/lib/gallery-pictures.js";
import { glyphModule, signModule } from "../scripts/lib/glyph-module.js";
import { guidePictures } from "../scripts/lib/guide-pictures.js";
import * as library from "../src/index.js";

const DOCS = new URL("../../../docs/", import.meta.url);
const read = (path: string, base = DOCS) => readFileSync(new URL(path, base), "utf8");

const FILES = GALLERY.flatMap((picture) =>
  GALLERY_THEMES.map((theme) => ({ file: `${picture.name}-${theme}.svg`, picture, theme })),
);

it.each(FILES)("docs/gallery/$file is byte for byte what the library draws", ({ file, picture, theme }) => {
  // Not `toBe` of the texts: a difference would print both.
  expect(`${renderGalleryPicture(picture, theme)}\n` === read(`gallery/${file}`)).toBe(true);
});

it("docs/guides/pictures has the pictures as the script draws them, and nothing else", () => {
  const pictures = guidePictures();
  for (const [file, svg] of pictures)
    expect([file, `${svg}\n` === read(`guides/pictures/${file}`)]).toEqual([file, true]);
  expect(readdirSync(new URL("guides/pictures/", DOCS)).sort()).toEqual([...pictures.keys()].sort());
});

it("docs/gallery.md shows all pictures, and no other file lies beside them", () => {
  expect(read("gallery.md")).toBe(galleryDocument());
  expect(readdirSync(new URL("gallery/", DOCS)).sort()).toEqual(FILES.map(({ file }) => file).sort());
});

it.each(GALLERY)("the code that docs/gallery.md shows for $name draws its picture", ({ code, render }) => {
  const names = { ...library, computeChart, chartWindow, transits };
  const drawn: unknown = new Function(...Object.keys(names), `return ${code};`)(...Object.values(names));
  expect(drawn === render({})).toBe(true);
});

it("the generated shapes are those that scripts/shapes draws", () => {
  const shapes = new URL("../src/shapes/", import.meta.url);
  expect(bodyModule()).toBe(read("body.generated.ts", shapes));
  expect(glyphModule()).toBe(read("glyphs.generated.ts", shapes));
  expect(signModule()).toBe(read("signs.generated.ts", shapes));
});
