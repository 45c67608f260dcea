import type { FC } from "hono/jsx";
import { pictureSize } from "./render-pictures.js";
import { PICTURES_PATH } from "./site-links.js";

/** A picture of the documentation in the reader's theme. Its size is known before it is loaded. */
export const ThemedPicture: FC<{
  /** Path of the files below docs, without theme and ending. */
  readonly name: string;
  readonly alt: string;
}> = ({ name, alt }) => {
  const path = `${PICTURES_PATH}/${name}`;
  const light = `${path}-light.svg`;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset={`${path}-dark.svg`} />
      <img src={light} {...pictureSize(light)} alt={alt} />
    </picture>
  );
};
