import type { FC } from "hono/jsx";
import { PICTURES_PATH } from "../content/site-links.js";

/** A picture of the gallery in the reader's theme. */
export const ThemedPicture: FC<{
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}> = ({ name, alt, width, height }) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset={`${PICTURES_PATH}/gallery/${name}-dark.svg`} />
    <img src={`${PICTURES_PATH}/gallery/${name}-light.svg`} width={width} height={height} alt={alt} />
  </picture>
);
