import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The same relative path leads here from src and from dist. */
const FOLDER = new URL("../../assets/dashboard/", import.meta.url);

/** A file that pages load, held in memory. */
interface Asset {
  /** Contains a digest of the content, so that browsers may cache the file for good. */
  readonly path: string;
  /** Its Content-Type. */
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Everything that pages load. */
export interface Assets {
  readonly styles: Asset;
  readonly script: Asset;
  readonly icon: Asset;
}

/** Reads the files from disk. */
export function loadAssets(): Assets {
  return {
    styles: load("styles.css", "text/css; charset=utf-8"),
    script: load("enhance.js", "text/javascript; charset=utf-8"),
    icon: load("icon.svg", "image/svg+xml"),
  };
}

function load(name: string, type: string): Asset {
  const body = new Uint8Array(readFileSync(new URL(name, FOLDER)));
  const digest = createHash("sha256").update(body).digest("hex").slice(0, 16);
  return { path: `/dashboard/assets/${name.replace(".", `.${digest}.`)}`, type, body };
}
