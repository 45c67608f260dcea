import type { Child, FC } from "hono/jsx";
import type { Assets } from "./assets.js";
import { Mark } from "./icon.js";

/** Facts of a public page for search engines and for previews of links to it. */
export interface Preview {
  /** One sentence. */
  readonly description: string;
  /** URL of the picture. */
  readonly pictureUrl: string;
  /** The page's only address; undefined if the service does not know its own. */
  readonly url?: string | undefined;
}

export const Document: FC<{
  /** The title in the browser's tab, before the product's name. */
  readonly title: string;
  readonly assets: Assets;
  readonly preview?: Preview;
  /** Path of a module that the page loads besides the script of all pages. */
  readonly modulePath?: string;
  /** True if the module is loaded after all that the first screen shows. */
  readonly isModuleLate?: boolean;
  readonly children?: Child;
}> = ({ title, assets, preview, modulePath, isModuleLate = false, children }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${assets.serviceName}`}</title>
      {preview && (
        <>
          <meta name="description" content={preview.description} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={preview.description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={assets.serviceName} />
          <meta property="og:image" content={preview.pictureUrl} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {preview?.url && (
        <>
          <meta property="og:url" content={preview.url} />
          <link rel="canonical" href={preview.url} />
        </>
      )}
      <link rel="icon" href={assets.icon.path} />
      <link
        rel="preload"
        as="font"
        type={assets.fonts[0].type}
        href={assets.fonts[0].path}
        crossorigin="anonymous"
      />
      <link rel="stylesheet" href={assets.styles.path} />
      <script src={assets.script.path} defer></script>
      {modulePath && !isModuleLate && <script type="module" src={modulePath}></script>}
    </head>
    <body data-late-module={isModuleLate ? modulePath : undefined}>{children}</body>
  </html>
);

export const Brand: FC<{ readonly name: string; readonly href?: string }> = ({
  name,
  href = "/dashboard",
}) => (
  <a class="brand" href={href}>
    <Mark />
    {name}
  </a>
);
