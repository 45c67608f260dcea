import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bodyModule } from "../scripts/lib/body-module.js";
import {
  GALLERY,
  GALLERY_THEMES,
  galleryDocument,
  renderGalleryPicture,
} from "../scripts/lib/gallery-pictures.js";
import { glyphModule } from "../scripts/lib/glyph-module.js";

const DOCS = new URL("../../../docs/", import.meta.url);
const read = (path: string, base = DOCS) => readFileSync(new URL(path, base), "utf8");

it.each(
  GALLERY.flatMap((picture) => GALLERY_THEMES.map((theme) => ({ picture, theme, name: picture.name }))),
)("docs/gallery/$name-$theme.svg is byte for byte what the library draws", ({ picture, theme, name }) => {
  expect(`${renderGalleryPicture(picture, theme)}\n` === read(`gallery/${name}-${theme}.svg`)).toBe(true);
});

it("docs/gallery.md shows all pictures, and no other file lies beside them", () => {
  expect(read("gallery.md")).toBe(galleryDocument());
  const names = GALLERY.flatMap(({ name }) => GALLERY_THEMES.map((theme) => `${name}-${theme}.svg`));
  expect(readdirSync(new URL("gallery/", DOCS)).sort()).toEqual(names.sort());
});

it("the generated shapes are those that scripts/shapes draws", () => {
  const shapes = new URL("../src/shapes/", import.meta.url);
  expect(bodyModule()).toBe(read("body.generated.ts", shapes));
  expect(glyphModule()).toBe(read("glyphs.generated.ts", shapes));
});
