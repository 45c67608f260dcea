import { readdirSync, readFileSync } from "node:fs";
import { PICTURE_FOLDERS } from "./documents.js";

/** The copies that the build makes. The same relative path leads here from src and from dist. */
const FOLDER = new URL("../../dist/documents/", import.meta.url);

/** Front matter of a document, with the words by which the search finds it. */
const FRONT_MATTER = /^---\nkeywords: (.*)\n---\n+/;

/** Reads a document without its front matter, by its path in the repository. */
export function readDocument(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8").replace(FRONT_MATTER, "");
}

/** Reads the keywords of a document; undefined if it has none. */
export function keywordsOf(file: string): string | undefined {
  return FRONT_MATTER.exec(readFileSync(new URL(file, FOLDER), "utf8"))?.[1];
}

/** Reads a picture or another file by its path in the repository. */
export function readBytes(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(file, FOLDER)));
}

/** Lists the pictures by their paths in the repository. */
export function listPictures(): readonly string[] {
  return PICTURE_FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, FOLDER))
      .filter((file) => file.endsWith(".svg"))
      .map((file) => `${folder}/${file}`),
  );
}
