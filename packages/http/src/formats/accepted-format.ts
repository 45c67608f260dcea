import { qualityOf, readAccept } from "../base/accept.js";
import { Failure } from "../errors/failure.js";
import type { AnswerFormat } from "./answer-format.js";

/** Start of the media types of images. A request that accepts nothing else gets 406 instead of JSON. */
const IMAGE = "image/";

/**
 * Returns the format that a header Accept prefers to JSON; undefined if it prefers none. Of equal preferences, JSON comes
 * first, then the formats in their order. A header that names only image types, but none of these, is a failure if there
 * are pictures. The rules are those of RFC 9110, section 12.5.1: the most specific range counts, a quality of 0 excludes.
 *
 * @param formats Those that the host can write.
 */
export function acceptedFormat<Format extends Pick<AnswerFormat, "mediaType">>(
  accept: string | undefined,
  formats: readonly Format[],
): Format | undefined | Failure {
  // Most requests: without the header, or with what clients send by default.
  const text = accept?.toLowerCase();
  if (text === undefined || !formats.some((format) => text.includes(familyOf(format)))) return undefined;
  const ranges = readAccept(text);
  let best: Format | undefined;
  let quality = qualityOf("application/json", ranges);
  for (const format of formats) {
    const own = qualityOf(format.mediaType, ranges);
    if (own > quality) [best, quality] = [format, own];
  }
  if (best !== undefined) return best;
  const areAllImages = ranges.length > 0 && ranges.every(({ range }) => range.startsWith(IMAGE));
  return areAllImages && formats.some((format) => familyOf(format) === IMAGE)
    ? notAcceptable(formats)
    : undefined;
}

function familyOf({ mediaType }: Pick<AnswerFormat, "mediaType">): string {
  return mediaType.slice(0, mediaType.indexOf("/") + 1);
}

/** Creates the failure of a request that accepts none of the formats, which it lists. */
export function notAcceptable(formats: readonly Pick<AnswerFormat, "mediaType">[]): Failure {
  const [first, ...others] = formats.map(({ mediaType }) => mediaType);
  const listed = [`\`Accept: ${first}\``, ...others.map((type) => `\`${type}\``)].join(", ");
  return new Failure("NOT_ACCEPTABLE", {
    message: `None of the accepted types is available. Send ${listed} or \`application/json\`.`,
  });
}
