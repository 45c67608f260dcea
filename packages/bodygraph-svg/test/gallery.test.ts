import { readdirSync, readFileSync } from "node:fs";
import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import { expect, it } from "vitest";
import { bodyModule } from "../scripts/lib/body-module.js";
import { galleryDocument } from "../scripts/lib/gallery-document.js";
import { DRAWN_PICTURES, GALLERY_THEMES, renderGalleryPicture } from "../scripts/lib/gallery-pictures.js";
import { glyphModule, signModule } from "../scripts/lib/glyph-module.js";
import { guidePictures } from "../scripts/lib/guide-pictures.js";
import * as library from "../src/index.js";

const DOCS = new URL("../../../docs/", import.meta.url);
const read = (path: string, base = DOCS) => readFileSync(new URL(path, base), "utf8");

const FILES = DRAWN_PICTURES.flatMap((picture) =>
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

const NAMES = { ...library, computeChart, chartWindow, transits };

it.each(DRAWN_PICTURES)(
  "the code that docs/gallery.md shows for $name draws its picture",
  ({ code, render }) => {
    expect(read("gallery.md")).toContain(`\n${code};\n`);
    const drawn: unknown = new Function(...Object.keys(NAMES), `return ${code};`)(...Object.values(NAMES));
    expect(drawn === render({})).toBe(true);
  },
);

it("the program of docs/gallery.md imports what all codes need, and writes the first picture", () => {
  const program = read("gallery.md").match(/```ts\n(import .*?)```/s)?.[1] ?? "";
  const imported = [...program.matchAll(/import \{(.*?)\} from/gs)].flatMap(
    ([, list = ""]) => list.match(/\w+/g) ?? [],
  );
  const called = DRAWN_PICTURES.flatMap(({ code }) => code.match(/\b[a-z]\w+(?=\()/g) ?? []);
  expect([...imported].sort()).toEqual([...new Set([...called, "writeFileSync"])].sort());
  const written: unknown[] = [];
  const names = { ...NAMES, writeFileSync: (...file: unknown[]) => written.push(file) };
  const statements = program.replace(/^import .*?;$/gms, "");
  new Function(...Object.keys(names), statements)(...Object.values(names));
  expect(written).toEqual([["chart.svg", DRAWN_PICTURES[0]?.render({})]]);
});

it("the generated shapes are those that scripts/shapes draws", () => {
  const shapes = new URL("../src/shapes/", import.meta.url);
  expect(bodyModule()).toBe(read("body.generated.ts", shapes));
  expect(glyphModule()).toBe(read("glyphs.generated.ts", shapes));
  expect(signModule()).toBe(read("signs.generated.ts", shapes));
});
