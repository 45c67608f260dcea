export type DefaultHeaders = Readonly<Record<string, string>>;

/**
 * Returns the default headers. Responses are for programs, so browsers may not cache them, guess another type, run
 * scripts in them or show them in a frame. If the public URL is https, browsers must use https for a year (HSTS).
 *
 * @param publicUrl URL at which callers reach the service.
 */
export function defaultHeaders(publicUrl?: string): DefaultHeaders {
  return {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl?.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
