import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { acceptsGzip } from "chart-http/base";
import { packed } from "./packed.js";

/** The same relative path leads here from src and from dist. */
const FOLDER = new URL("../assets/", import.meta.url);

/** Style sheets of all pages, in the order of the cascade. */
const SHARED_STYLES = ["tokens", "base", "layout", "components", "forms", "tables", "code", "chart"];

const SITE_STYLES = {
  dashboard: ["sign-in", "overview", "quick-start", "keys", "requests", "account", "operators"],
  docs: ["docs", "docs-text", "docs-pages", "landing"],
} as const;

/** Style sheets of a site that its pages for people without code need. */
const PEOPLE_STYLES = ["landing"];

/** Scripts of each site. The first one serves all pages. */
const SITE_SCRIPTS = { dashboard: ["enhance"], docs: ["enhance", "docs"] } as const;

/** A part of the service with pages; its assets are below its path. */
type Site = keyof typeof SITE_STYLES;

const SVG = "image/svg+xml";
const WOFF2 = "font/woff2";

/** Package of the typeface, Figtree under the OFL, of which pages load two parts: 20 kB, and 10 kB if a name needs them. */
const TYPEFACE = "@fontsource-variable/figtree";
const TYPEFACE_PARTS = ["latin", "latin-ext"] as const;

/** A file that pages load, held in memory. */
interface Asset {
  /** Contains a digest of the content, so that browsers may cache the file for good. */
  readonly path: string;
  /** Its Content-Type. */
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Everything that pages load, and the name that they show. */
export interface Assets {
  readonly styles: Asset;
  /** The styles of the pages for people without code, which do without those of documents; those of all pages by default. */
  readonly peopleStyles?: Asset | undefined;
  readonly script: Asset;
  readonly icon: Asset;
  /** The parts of the typeface, that of all pages first. */
  readonly fonts: readonly [Asset, ...Asset[]];
  /** Pictures of the site's own, by name. */
  readonly pictures: Readonly<Record<string, Asset>>;
  /** The product's name, in titles and next to the logo. */
  readonly serviceName: string;
}

/** Assets that come from the site itself. */
interface OwnAssets {
  readonly pictures?: Readonly<Record<string, string>>;
  /** Style sheets of pages for people. */
  readonly peopleStyles?: readonly string[];
}

/** Application that files are added to. */
interface AssetRoutes {
  get(path: string, answer: (c: { readonly req: { readonly raw: Request } }) => Response): unknown;
}

/**
 * Reads the files of a site from disk.
 *
 * @param own SVG of the site's own pictures, by name, and the last style sheets of its pages for people.
 */
export function loadAssets(
  serviceName: string,
  site: Site,
  { pictures = {}, peopleStyles = [] }: OwnAssets = {},
): Assets {
  const fonts = typeface(site);
  const styleSheet = (name: string, names: readonly string[], own: readonly string[] = []) => {
    const sheets = [...SHARED_STYLES, ...names].map((one) => read(`styles/${one}.css`).toString());
    const styles = [...fonts.map(({ face }) => face), ...[...sheets, ...own].map(withoutComments)];
    return asset(site, name, "text/css; charset=utf-8", Buffer.from(styles.join("\n")));
  };
  const script = SITE_SCRIPTS[site].map((name) => read(`${name}.js`).toString()).join("\n");
  return {
    styles: styleSheet("styles.css", SITE_STYLES[site]),
    peopleStyles: peopleStyles.length > 0 ? styleSheet("people.css", PEOPLE_STYLES, peopleStyles) : undefined,
    script: asset(site, "enhance.js", "text/javascript; charset=utf-8", Buffer.from(script)),
    icon: asset(site, "icon.svg", SVG, read("icon.svg")),
    fonts: [fonts[0].file, ...fonts.slice(1).map(({ file }) => file)],
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, svg]) => [
        name,
        asset(site, `${name}.svg`, SVG, Buffer.from(svg)),
      ]),
    ),
    serviceName,
  };
}

/** Reads the picture that previews of the front page show. */
export function openGraphPicture(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(read("open-graph.png"));
}

/** Lists all files that pages load. */
export function filesOf({ styles, peopleStyles, script, icon, fonts, pictures }: Assets): readonly Asset[] {
  const sheets = peopleStyles === undefined ? [styles] : [styles, peopleStyles];
  return [...sheets, script, icon, ...fonts, ...Object.values(pictures)];
}

/**
 * Adds a route for each file that pages load. Browsers cache the files for good, because their paths contain a digest.
 *
 * @param basePath Path that the application is below.
 */
export function addAssetRoutes(app: AssetRoutes, assets: Assets, basePath = ""): void {
  for (const { path, type, body } of filesOf(assets)) {
    const headers = {
      "Content-Type": type,
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
    };
    const compressed = type === WOFF2 ? undefined : packed(body);
    app.get(path.slice(basePath.length), ({ req }) =>
      compressed !== undefined && acceptsGzip(req.raw.headers.get("Accept-Encoding"))
        ? new Response(compressed, { headers: { ...headers, "Content-Encoding": "gzip" } })
        : new Response(body, { headers }),
    );
  }
}

interface FontPart {
  readonly file: Asset;
  /** Its rule for style sheets. */
  readonly face: string;
}

/**
 * Reads the parts of the typeface. A page that gets it too late keeps the system's own until the next page, so that nothing
 * moves.
 */
function typeface(site: Site): readonly [FontPart, ...FontPart[]] {
  const { resolve } = createRequire(import.meta.url);
  const ranges = JSON.parse(readFileSync(resolve(`${TYPEFACE}/unicode.json`), "utf8"));
  const [first, ...others] = TYPEFACE_PARTS.map((part): FontPart => {
    const content = readFileSync(resolve(`${TYPEFACE}/files/figtree-${part}-wght-normal.woff2`));
    const file = asset(site, `figtree-${part}.woff2`, WOFF2, content);
    const source = `src:url(${file.path}) format("woff2")`;
    const face = `@font-face{font-family:Figtree;font-weight:300 900;font-display:optional;${source};unicode-range:${ranges[part]}}`;
    return { file, face };
  });
  return [first!, ...others];
}

function read(name: string): Buffer {
  return readFileSync(new URL(name, FOLDER));
}

/** Removes comments, indentation and line breaks. No string in the style sheets contains any of them. */
function withoutComments(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "\n")
    .replace(/ ?([{},;])\n/g, "$1")
    .trim();
}

function asset(site: Site, name: string, type: string, content: Buffer): Asset {
  const body = new Uint8Array(content);
  const digest = createHash("sha256").update(body).digest("hex").slice(0, 16);
  return { path: `/${site}/assets/${name.replace(".", `.${digest}.`)}`, type, body };
}
