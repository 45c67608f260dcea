/** Writes docs/gallery.md and the pictures of docs/gallery and docs/guides/pictures: `npm run generate -- gallery`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { galleryDocument } from "./lib/gallery-document.js";
import { DRAWN_PICTURES, GALLERY_THEMES, renderGalleryPicture } from "./lib/gallery-pictures.js";
import { guidePictures } from "./lib/guide-pictures.js";

const DOCS = new URL("../../../docs/", import.meta.url);

mkdirSync(new URL("gallery/", DOCS), { recursive: true });
for (const picture of DRAWN_PICTURES)
  for (const theme of GALLERY_THEMES)
    writeFileSync(
      new URL(`gallery/${picture.name}-${theme}.svg`, DOCS),
      `${renderGalleryPicture(picture, theme)}\n`,
    );
mkdirSync(new URL("guides/pictures/", DOCS), { recursive: true });
for (const [file, svg] of guidePictures())
  writeFileSync(new URL(`guides/pictures/${file}`, DOCS), `${svg}\n`);
writeFileSync(new URL("gallery.md", DOCS), galleryDocument());
console.log(`${DRAWN_PICTURES.length * GALLERY_THEMES.length} pictures in docs/gallery`);
