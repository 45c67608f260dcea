import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Beside src and dist alike. */
const FOLDER = new URL("../../assets/dashboard/", import.meta.url);

/** A file that pages load, kept in memory. */
interface Asset {
  /** With a digest of the content in it, so that it may be cached for good. */
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Everything that pages load. */
export interface Assets {
  readonly styles: Asset;
  readonly script: Asset;
  readonly icon: Asset;
}

/** Reads the files, once. */
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
