/** Headers that every answer has, whatever it says. */
export type DefaultHeaders = Readonly<Record<string, string>>;

/**
 * Answers are for programs: no browser may guess another type, run anything in one, show it in a frame or keep
 * it. Where callers come by https, browsers are told to come by nothing else for a year.
 *
 * @param publicUrl Where callers reach the service.
 */
export function defaultHeaders(publicUrl?: string): DefaultHeaders {
  return {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl?.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
