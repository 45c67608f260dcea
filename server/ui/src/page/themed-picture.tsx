import type { FC } from "hono/jsx";

/** A picture of the service in both themes. */
export interface ThemedPictureFile {
  /** Path of the file for light pages; that for dark ones ends in -dark.svg in place of -light.svg. */
  readonly lightPath: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture in the reader's theme. Its size is known before it is loaded. */
export const ThemedPicture: FC<{ readonly file: ThemedPictureFile; readonly alt: string }> = ({
  file: { lightPath, width, height },
  alt,
}) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset={lightPath.replace(/-light\.svg$/, "-dark.svg")} />
    <img src={lightPath} width={width} height={height} alt={alt} />
  </picture>
);
