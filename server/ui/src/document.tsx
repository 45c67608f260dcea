import type { Child, FC } from "hono/jsx";
import type { Assets } from "./assets.js";
import { Mark } from "./icon.js";

export const Document: FC<{
  /** The title in the browser's tab, before the product's name. */
  readonly title: string;
  readonly assets: Assets;
  /** One sentence for search engines and previews; only public pages have it. */
  readonly description?: string;
  /** URL of the picture in previews. */
  readonly picture?: string;
  /** Path of a module that the page loads besides the script of all pages. */
  readonly modulePath?: string;
  readonly children?: Child;
}> = ({ title, assets, description, picture, modulePath, children }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${assets.serviceName}`}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={assets.serviceName} />
        </>
      )}
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="icon" href={assets.icon.path} />
      <link rel="stylesheet" href={assets.styles.path} />
      <script src={assets.script.path} defer></script>
      {modulePath && <script type="module" src={modulePath}></script>}
    </head>
    <body>{children}</body>
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
