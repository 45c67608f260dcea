import { Failure } from "../../errors/failure.js";
import { PICTURE_TYPES, type PictureFormat } from "../../pictures/picture.js";

interface MediaRange {
  /** Type and subtype in lower case; either may be `*`. */
  readonly range: string;
  /** Preference, 0 to 1. */
  readonly quality: number;
}

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
  const ranges = membersOf(accept).flatMap((member) => readRange(member));
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

/** Splits the header at its commas; those of quoted strings are part of a member. */
const membersOf = (header: string): string[] => header.match(/(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g) ?? [];

/** Splits a member at its semicolons, in the same way. */
const partsOf = (member: string): string[] => member.match(/(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/g) ?? [];

/** Reads a member of the header: one media range, or none if it is malformed. */
function readRange(member: string): MediaRange[] {
  const [range = "", ...parameters] = partsOf(member).map((part) => part.trim().toLowerCase());
  if (!/^(?:\*\/\*|[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+))$/.test(range)) return [];
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  if (weight === undefined) return [{ range, quality: 1 }];
  const [, quality] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight) ?? [];
  return quality === undefined ? [] : [{ range, quality: Number(quality) }];
}

/** Returns the quality of a media type: that of its most specific range, or 0. */
function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  for (const candidate of [type, type.replace(/\/.*/, "/*"), "*/*"]) {
    const qualities = ranges.filter(({ range }) => range === candidate).map(({ quality }) => quality);
    if (qualities.length > 0) return Math.max(...qualities);
  }
  return 0;
}
