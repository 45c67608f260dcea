/** A name that follows a word for its kind, such as `the field birthdate`. */
const AFTER_KIND = /\b(field|parameter|header|moment) ([a-z]\w*|[A-Z][\w-]*\w)/g;

/** Parts of messages with names that {@link AFTER_KIND} does not find. */
const PHRASES: readonly string[] = [
  "fields `from` and `to`",
  "(`to` may be `24:00`)",
  "send `birthtime` with `plusMinusMinutes`",
  "send `lat` and `lng` in place of `location`",
  "fields `at`, `from` and `to`",
  "be `light`, `dark` or `print`, and `width`",
  "and `limit` a",
  "as `HH:MM`",
  "as `YYYY-MM-DD`.",
  "as `YYYY-MM-DDTHH:MM:SSZ`",
  "his `Idempotency-Key`",
  "the `X-Request-Id`",
];

/**
 * Sets the names of fields, parameters and headers in an error message as code, for pages and other texts in Markdown.
 * The words stay the same.
 */
export function markNames(message: string): string {
  return PHRASES.reduce(
    (text, phrase) => text.replaceAll(phrase.replaceAll("`", ""), phrase),
    message.replace(AFTER_KIND, "$1 `$2`"),
  );
}
