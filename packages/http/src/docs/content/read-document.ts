import { readdirSync, readFileSync } from "node:fs";
import { PICTURE_FOLDERS } from "./documents.js";

/** The copies that the build makes. The same relative path leads here from src and from dist. */
const FOLDER = new URL("../../../dist/documents/", import.meta.url);

/** Reads a file by its path in the repository. */
export function readDocument(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8");
}

/** Reads a picture by its path in the repository. */
export function readPicture(file: string): Uint8Array<ArrayBuffer> {
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
