import { qualityOf, readAccept } from "../../base/accept.js";
import { Failure } from "../../errors/failure.js";
import { PICTURE_TYPES, type PictureFormat } from "../../pictures/picture.js";

/**
 * Returns the picture that a header Accept prefers to JSON; undefined if it prefers none. Of equal preferences, JSON
 * comes before SVG, and SVG before PNG. A header that names only image types, but neither of these, is a failure. The
 * rules are those of RFC 9110, section 12.5.1: the most specific range counts, a quality of 0 excludes.
 *
 * @param hasPng False if there are no PNG pictures.
 */
export function acceptedPicture(
  accept: string | undefined,
  hasPng = true,
): PictureFormat | undefined | Failure {
  // Most requests: without the header, or with what clients send by default.
  if (accept === undefined || !accept.toLowerCase().includes("image/")) return undefined;
  const ranges = readAccept(accept);
  const json = qualityOf("application/json", ranges);
  const svg = qualityOf(PICTURE_TYPES.svg, ranges);
  const png = hasPng ? qualityOf(PICTURE_TYPES.png, ranges) : 0;
  if (svg > json && svg >= png) return "svg";
  if (png > json) return "png";
  const areAllImages = ranges.length > 0 && ranges.every(({ range }) => range.startsWith("image/"));
  if (!areAllImages) return undefined;
  return hasPng ? new Failure("NOT_ACCEPTABLE") : NO_PNG;
}

/** Failure of a request for another picture than SVG, if there are no PNG pictures. */
export const NO_PNG: Failure = new Failure("NOT_ACCEPTABLE", {
  message: "None of the accepted types is available. Send `Accept: image/svg+xml` or `application/json`.",
});
