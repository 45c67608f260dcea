import type { FC } from "hono/jsx";
import { pictureSize } from "../content/render-pictures.js";
import { PICTURES_PATH } from "../content/site-links.js";

/** A picture of the gallery in the reader's theme. Its size is known before it is loaded. */
export const ThemedPicture: FC<{
  readonly name: string;
  /** Name of the same picture for phones. */
  readonly narrow?: string;
  readonly alt: string;
}> = ({ name, narrow, alt }) => (
  <picture>
    {narrow !== undefined && (
      <>
        <Source name={narrow} theme="dark" media={`${PHONE} and ${DARK}`} />
        <Source name={narrow} theme="light" media={PHONE} />
      </>
    )}
    <Source name={name} theme="dark" media={DARK} />
    <img src={pathOf(name, "light")} {...pictureSize(pathOf(name, "light"))} alt={alt} />
  </picture>
);

const PHONE = "(max-width: 40rem)";
const DARK = "(prefers-color-scheme: dark)";

type Theme = "light" | "dark";

const Source: FC<{ readonly name: string; readonly theme: Theme; readonly media: string }> = ({
  name,
  theme,
  media,
}) => {
  const path = pathOf(name, theme);
  return <source media={media} srcset={path} {...pictureSize(path)} />;
};

function pathOf(name: string, theme: Theme): string {
  return `${PICTURES_PATH}/gallery/${name}-${theme}.svg`;
}
